import { _usingCtx, formatErrorOnOneLine } from "./basics.js";
import { createWorkflowConsole, registerUncaughtErrorHandler } from "./workflow-console.js";
import { abortOnSignals } from "./interrupt.js";

// src/core/common/sha.ts
function isFullSha(text) {
	return typeof text === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

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

export { isFullSha, runFunctionAsActionStep };