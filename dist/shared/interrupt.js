import { Cancelled, NotPutBack } from "./basics.js";

// src/effects/program/interrupt.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const statusOf = {
	SIGINT: 130,
	SIGTERM: 143,
	SIGHUP: 129
};
function abortOnSignals(console, what = "ending the measurement and putting the checkout back") {
	const controller = new AbortController();
	let isJudged = false;
	const obey = (name) => {
		console.info(isJudged ? `${name}: ending; the verdict stands` : `${name}: ${what}`);
		controller.abort();
		if (!isJudged) process.exitCode = statusOf[name];
	};
	for (const name of signals) process.on(name, obey);
	return {
		signal: controller.signal,
		judged() {
			isJudged = true;
		},
		done() {
			for (const name of signals) process.off(name, obey);
		}
	};
}
function stopOnSignals(console) {
	const stopping = new AbortController();
	const ending = new AbortController();
	const end = (name) => {
		console.info(`${name}: ending the run`);
		ending.abort();
		process.exitCode = statusOf[name];
	};
	const stop = () => {
		if (stopping.signal.aborted) return end("SIGINT");
		console.info("stopping; what has been measured by now is judged. Ctrl-C again ends the run at once.");
		stopping.abort();
	};
	const others = signals.filter((name) => name !== "SIGINT");
	process.on("SIGINT", stop);
	for (const name of others) process.on(name, end);
	return {
		stop: stopping.signal,
		signal: ending.signal,
		done() {
			process.off("SIGINT", stop);
			for (const name of others) process.off(name, end);
		}
	};
}
function isCancellation(error, signal) {
	return error instanceof Cancelled || signal.aborted && !isNotPutBack(error);
}
function isNotPutBack(error) {
	const inner = error instanceof Error && "error" in error ? error.error : null;
	return error instanceof NotPutBack || inner instanceof NotPutBack;
}

export { abortOnSignals, isCancellation, stopOnSignals };