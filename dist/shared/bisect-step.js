import { getInput } from "./libraries-of-workflow.js";
import { bisect, bisectionText, logProgress, measuredWith, refuseUnrelated } from "./bisect.js";
import { benchPatternIn } from "./names.js";
import { bisectInputsOf } from "./step-inputs.js";
import { regressions } from "./verdict.js";
import { CouldNotMeasure, Misconfigured, _usingCtx, failureLine, gitIn, jsonDocument, noPaint, printableName, temporaryFolder, untrustedEnvironment, wakeWorkers } from "./basics.js";
import { patternsOf } from "./judged.js";
import { bisectFileName, readResults } from "./result-folder.js";
import { withholdCredentials } from "./credentials.js";
import { noEvent } from "./event.js";
import { runStep } from "./step.js";
import { protectCommandFiles } from "./workflow-console.js";
import { findRules, readInputsWith } from "./rules-file2.js";
import { passesUnmeasured } from "./run-resources.js";
import { warningsOnly } from "./console.js";
import { isCancellation } from "./interrupt.js";
import { runGate } from "./gate.js";
import { join, resolve } from "node:path";
import { rm, writeFile } from "node:fs/promises";

// src/bisect-step.ts
const sure = .95;
const threshold = "2%";
const ownEvents = [
	"schedule",
	"workflow_dispatch",
	"push"
];
const longestTimer = 2 ** 31 - 1;
wakeWorkers();
await runStep(findCommits, (error, { console }) => {
	console.warn(`Nothing was bisected: ${failureLine(error)}`);
}, "ending the search");
async function findCommits(step) {
	const { workspace, signal, console } = step;
	const { results, budget } = bisectInputsOf(getInput);
	const folder = resolve(workspace, results);
	const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.min(budget * 1e3, longestTimer))]);
	const bisections = [];
	const resultFiles = await readResults(folder);
	if (resultFiles.length === 0) console.warn(`Nothing was bisected: results: there is no result file in ${folder}.`);
	for (const { name, result, why: unread } of resultFiles) {
		if (result === null) {
			console.warn(`${name} was not read, so it was not bisected: ${unread}`);
			continue;
		}
		const regressed = oncePerBenchmark(regressions(result.comparisons));
		if (regressed.length === 0) console.info(`${name}: nothing regressed, so there is nothing to bisect`);
		for (const comparison of regressed) {
			if (stop.aborted) break;
			try {
				bisections.push(await search(result, comparison, step, stop));
			} catch (error) {
				const isOver = stop.aborted && isCancellation(error, stop);
				if (!isOver && !(error instanceof CouldNotMeasure || error instanceof Misconfigured)) throw error;
				const why = isOver ? "the time ended before any commit was decided" : failureLine(error);
				console.warn(`${printableName(comparison.benchmark)}: no commit was found: ${why}`);
				continue;
			}
			await rm(join(folder, bisectFileName), { force: true });
			await writeFile(join(folder, bisectFileName), jsonDocument(bisections), { flag: "wx" });
		}
	}
}
function oncePerBenchmark(regressed) {
	const byBenchmark = /* @__PURE__ */ new Map();
	for (const comparison of regressed) {
		const id = `${comparison.package ?? ""}\0${comparison.benchmark}`;
		if (!byBenchmark.has(id)) byBenchmark.set(id, comparison);
	}
	return [...byBenchmark.values()];
}
async function search(result, regressed, { env, workspace, signal, console }, stop) {
	const { commits, settings } = result;
	const isGo = settings.go !== null;
	const texts = {
		...ownEvents.includes(env.GITHUB_EVENT_NAME ?? "") ? measuredWith(settings) : {},
		threshold,
		checkout: "worktree",
		...isGo && {
			bench: benchPatternIn(result, regressed.benchmark),
			packages: patternsOf(regressed.package, result.warnings)
		}
	};
	const { env: untrusted } = untrustedEnvironment(env, []);
	const readInput = (name) => name === "run" && texts.run || getInput(name);
	const rules = await findRules(readInput, {
		folder: workspace,
		env: untrusted,
		console
	});
	const git = gitIn(rules.folder, untrusted);
	const [good, bad] = [commits.base.sha, commits.head.sha];
	await refuseUnrelated(git, good, bad);
	const restoreCommandFiles = await protectCommandFiles(env);
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const temporary = _usingCtx$1.a(await temporaryFolder("benchgate-bisect-", env.RUNNER_TEMP || void 0));
			const quietConsole = warningsOnly(console);
			const quietGate = async (inputs, overrides) => {
				return (await runGate(inputs, {
					folder: rules.folder,
					rules,
					env,
					event: noEvent,
					server: "",
					isOurs: true,
					profiles: temporary.path,
					builds: temporary.path,
					signal,
					stop,
					console: quietConsole,
					withholdCredentials: (git) => withholdCredentials(git, quietConsole, () => {}),
					...overrides
				})).result;
			};
			const bisection = await bisect({
				git,
				inputs: (more) => readInputsWith(rules, (name) => ({
					...texts,
					...more
				})[name] ?? ""),
				gate: (inputs, like) => quietGate(inputs, { planFrom: like }),
				isProven: (inputs) => passesUnmeasured((wrapDriver) => quietGate(inputs, { wrapDriver })),
				wanted: {
					benchmark: regressed.benchmark,
					package: regressed.package
				},
				sure,
				gates: null,
				stop,
				listener: logProgress(console),
				clock: () => performance.now() / 1e3
			}, good, bad);
			for (const line of bisectionText(bisection, noPaint, 100).split("\n")) console.info(line);
			return bisection;
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} finally {
		await restoreCommandFiles();
	}
}

export {  };