import { endGroup, error, info, setFailed, startGroup, warning } from "./libraries-of-workflow.js";
import { MisconfiguredError, _usingCtx, createErrorHandlerSettingPath, disarmWorkflowCommands, escapeControlCharacters, formatErrorOnOneLine, isFolder, readFileBytesOrNull, removeAndCreateFile, splitLinesAndEscapeControlCharacters } from "./basics.js";
import { abortOnSignals } from "./interrupt.js";
import { dirname } from "node:path";
import { appendFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";

// src/effects/github/workflow-console.ts
function createWorkflowConsole() {
	return {
		info: (line) => info(harmless(line)),
		warn: (lines) => warning(harmlessLines(lines)),
		error: (lines, title) => error(harmlessLines(lines), title === void 0 ? {} : { title }),
		fail: (lines) => setFailed(harmlessLines(lines)),
		untrusted(title) {
			const token = randomBytes(16).toString("hex");
			startGroup(harmless(title));
			process.stdout.write(`::stop-commands::${token}\n`);
			let atLineStart = true;
			return {
				write(chunk) {
					process.stdout.write(chunk);
					atLineStart = chunk.at(-1) === 10;
				},
				close() {
					process.stdout.write(`${atLineStart ? "" : "\n"}::${token}::\n`);
					endGroup();
				}
			};
		}
	};
}
function registerUncaughtErrorHandler(console) {
	process.once("uncaughtException", (error) => {
		for (const line of (error instanceof Error ? error.stack ?? "" : "").split("\n")) console.info(line);
		console.fail(formatErrorOnOneLine(error));
		process.exit();
	});
}
function harmless(line) {
	return disarmWorkflowCommands(escapeControlCharacters(line));
}
function harmlessLines(lines) {
	return splitLinesAndEscapeControlCharacters(lines).map(disarmWorkflowCommands).join("\n");
}
const names = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
async function saveRunnerCommandFiles(env) {
	const contents = /* @__PURE__ */ new Map();
	for (const name of names) {
		const path = env[name];
		if (path) contents.set(path, await readCommandFile(name, path));
	}
	return async () => {
		const failed = (await Promise.allSettled([...contents].map(([path, content]) => removeAndCreateFile(path, content)))).find((outcome) => outcome.status === "rejected");
		if (failed) throw failed.reason;
	};
}
async function readCommandFile(name, path) {
	const content = await readFileBytesOrNull(path).catch((error) => error);
	if (Buffer.isBuffer(content)) return content;
	if (content === null && await isFolder(dirname(path))) return Buffer.alloc(0);
	const why = content === null ? "is in a folder that does not exist" : `cannot be read (${content.code ?? content.message})`;
	throw new MisconfiguredError(`${name}: ${path} ${why}. The runner makes this file for the step. If the job has a container, mount the runner's folder there at the same path.`);
}
async function appendToStepSummary(report) {
	const path = process.env.GITHUB_STEP_SUMMARY;
	if (path) await appendFile(path, `${report}\n`).catch(createErrorHandlerSettingPath(path));
}
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

export { appendToStepSummary, createWorkflowConsole, registerUncaughtErrorHandler, runFunctionAsActionStep, saveRunnerCommandFiles };