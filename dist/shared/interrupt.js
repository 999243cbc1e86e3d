import { CancelledError, NotPutBackError } from "./basics.js";

// src/effects/program/interrupt.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const exitStatusOf = {
	SIGINT: 130,
	SIGTERM: 143,
	SIGHUP: 129
};
function abortOnSignals(console, action = "ending the measurement and restoring the checkout") {
	const controller = new AbortController();
	let isJudged = false;
	const handle = (name) => {
		console.info(isJudged ? `${name}: ending; the verdict does not change` : `${name}: ${action}`);
		controller.abort();
		if (!isJudged) process.exitCode = exitStatusOf[name];
	};
	return {
		signal: controller.signal,
		judged() {
			isJudged = true;
		},
		[Symbol.dispose]: listenForSignals(handle)
	};
}
function listenForSignals(handle) {
	for (const name of signals) process.on(name, handle);
	return () => {
		for (const name of signals) process.off(name, handle);
	};
}
function stopMeasuringOnFirstInterrupt(console) {
	const measuringStop = new AbortController();
	const runEnd = new AbortController();
	const handle = (name) => {
		if (name === "SIGINT" && !measuringStop.signal.aborted) {
			console.info("stopping; the rounds so far are judged. Press Ctrl-C again to end the run at once.");
			measuringStop.abort();
			return;
		}
		console.info(`${name}: ending the run`);
		runEnd.abort();
		process.exitCode = exitStatusOf[name];
	};
	return {
		stop: measuringStop.signal,
		signal: runEnd.signal,
		either: AbortSignal.any([measuringStop.signal, runEnd.signal]),
		[Symbol.dispose]: listenForSignals(handle)
	};
}
function whyInterruptedRunHasNoVerdict({ signal }) {
	return signal.aborted ? "the run was ended at once, so no round is judged; there is no verdict" : "ended before the first round was complete; there is no verdict";
}
function readProcessExitCodeOrSigintStatus() {
	return Number(process.exitCode ?? exitStatusOf.SIGINT);
}
function isErrorDueToInterruption(error, signal) {
	return error instanceof CancelledError || signal.aborted && !isNotPutBack(error);
}
function isNotPutBack(error) {
	const inner = error instanceof Error && "error" in error ? error.error : null;
	return error instanceof NotPutBackError || inner instanceof NotPutBackError;
}

export { abortOnSignals, isErrorDueToInterruption, readProcessExitCodeOrSigintStatus, stopMeasuringOnFirstInterrupt, whyInterruptedRunHasNoVerdict };