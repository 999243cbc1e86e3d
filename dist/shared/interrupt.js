import { f as NotPutBack, l as Cancelled } from "./escape.js";
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
], statusOf = {
	SIGINT: 130,
	SIGTERM: 143,
	SIGHUP: 129
};
function abortOnSignals(console) {
	let controller = new AbortController(), isJudged = !1, obey = (name) => {
		console.info(isJudged ? `${name}: ending; the verdict stands` : `${name}: ending the measurement and putting the checkout back`), controller.abort(), isJudged || (process.exitCode = statusOf[name]);
	};
	for (let name of signals) process.on(name, obey);
	return {
		signal: controller.signal,
		judged() {
			isJudged = !0;
		},
		done() {
			for (let name of signals) process.off(name, obey);
		}
	};
}
function stopOnSignals(console) {
	let stopping = new AbortController(), ending = new AbortController(), end = (name) => {
		console.info(`${name}: ending the run`), ending.abort(), process.exitCode = statusOf[name];
	}, stop = () => {
		if (stopping.signal.aborted) return end("SIGINT");
		console.info("stopping; what has been measured by now is judged. Ctrl-C again ends the run at once."), stopping.abort();
	}, others = signals.filter((name) => name !== "SIGINT");
	process.on("SIGINT", stop);
	for (let name of others) process.on(name, end);
	return {
		stop: stopping.signal,
		signal: ending.signal,
		done() {
			process.off("SIGINT", stop);
			for (let name of others) process.off(name, end);
		}
	};
}
function isCancellation(error, signal) {
	return error instanceof Cancelled || signal.aborted && !isNotPutBack(error);
}
function isNotPutBack(error) {
	let inner = error instanceof Error && "error" in error ? error.error : null;
	return error instanceof NotPutBack || inner instanceof NotPutBack;
}
export { isCancellation as n, stopOnSignals as r, abortOnSignals as t };
