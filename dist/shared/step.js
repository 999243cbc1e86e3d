import { _usingCtx, formatErrorOnOneLine } from "./basics.js";
import { abortOnSignals } from "./interrupt.js";
import { createWorkflowConsole, registerUncaughtErrorHandler } from "./workflow-console.js";

// src/effects/github/step.ts
async function runFunctionAsActionStep(run, onFailure = (error, { console }) => console.fail(formatErrorOnOneLine(error)), onSignal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env } = process;
		const console = createWorkflowConsole();
		registerUncaughtErrorHandler(console);
		const { signal, judged } = _usingCtx$1.u(abortOnSignals(console, onSignal));
		const step = {
			env,
			workspace: env.GITHUB_WORKSPACE || process.cwd(),
			console,
			signal,
			judged
		};
		try {
			await run(step);
		} catch (error) {
			await onFailure(error, step);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}

export { runFunctionAsActionStep };