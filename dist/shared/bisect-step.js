import { getInput } from "./libraries-of-workflow.js";
import { bisectionText, createBisectionLogger, measurementInputsFromSettings, runBisection } from "./bisect.js";
import { CouldNotMeasureError, MisconfiguredError, _usingCtx, defaultInputTextsOfBisection, formatDisplaySafeJson, formatDuration, formatErrorOnOneLine, groupBy, listFirstNames, makeTemporaryFolder, noColour, packageAndBenchmarkId, parseInputValues, shortPrintableName, wakeThreadPoolUntilExit } from "./basics.js";
import { benchPatternForResultBenchmark, goPackagePatternsOnBothSides, rowsWithOutcome } from "./confirm.js";
import { ownBisectActionInputDefinitions } from "./step-inputs.js";
import { noWorkflowEvent } from "./event2.js";
import { bisectResultFileName, readResultsInFolder } from "./results.js";
import { createGit } from "./git.js";
import { refuseUnlessGoodIsAncestor } from "./commits.js";
import { withholdGitAuthHeaders } from "./credentials.js";
import { runFunctionAsActionStep, saveRunnerCommandFiles } from "./workflow-console.js";
import { readInputsWithRules, recoverCheckoutAndReadRules } from "./rules-file3.js";
import { gatePassesWithoutMeasuring, runGate } from "./gate.js";
import { createUntrustedEnvironment } from "./start.js";
import { createWarningsOnlyConsole } from "./run-resources.js";
import { isErrorDueToInterruption } from "./interrupt.js";
import { join, resolve } from "node:path";
import { rm, writeFile } from "node:fs/promises";

// src/bisect-step.ts
const sure = .95;
const ownEvents = [
	"schedule",
	"workflow_dispatch",
	"push"
];
const longestTimer = 2 ** 31 - 1;
wakeThreadPoolUntilExit();
await runFunctionAsActionStep(findCommits, (error, { console }) => {
	console.warn(`Nothing was bisected: ${formatErrorOnOneLine(error)}`);
}, "ending the search");
async function findCommits(step) {
	const { workspace, signal, console } = step;
	const { results, budget } = parseInputValues(ownBisectActionInputDefinitions, getInput);
	const folder = resolve(workspace, results);
	const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.min(budget * 1e3, longestTimer))]);
	const bisections = [];
	const resultFiles = await readResultsInFolder(folder);
	const found = join(folder, bisectResultFileName);
	await rm(found, { force: true });
	if (resultFiles.length === 0) console.warn(`Nothing was bisected: there is no result file in ${folder}. If the measuring step has written one, set "results" to its folder.`);
	for (const { name, result, why: unread } of resultFiles) {
		if (result === null) {
			console.warn(`${name} was not read, so it was not bisected: ${unread}`);
			continue;
		}
		const regressed = [...groupBy(rowsWithOutcome(result.comparisons, "regressed"), packageAndBenchmarkId).values()].flatMap(([first]) => first ?? []);
		if (regressed.length === 0) console.info(`${name}: nothing regressed, so there is nothing to bisect`);
		for (const [index, comparison] of regressed.entries()) {
			if (stop.aborted) {
				const names = regressed.slice(index).map(({ benchmark }) => shortPrintableName(benchmark));
				console.warn(`${name}: time ran out before these were searched: ${listFirstNames(names, 10)}. Raise "budget" (now ${formatDuration(budget)}).`);
				break;
			}
			try {
				bisections.push(await search(result, comparison, step, stop));
			} catch (error) {
				const isOver = stop.aborted && isErrorDueToInterruption(error, stop);
				if (!isOver && !(error instanceof CouldNotMeasureError || error instanceof MisconfiguredError)) throw error;
				const why = isOver ? "time ran out before any commit was measured" : formatErrorOnOneLine(error);
				console.warn(`${shortPrintableName(comparison.benchmark)}: no commit was found: ${why}`);
				continue;
			}
			await rm(found, { force: true });
			await writeFile(found, formatDisplaySafeJson(bisections), { flag: "wx" });
		}
	}
}
async function search(result, regressed, { env, workspace, signal, console }, stop) {
	const { commits, settings } = result;
	const isGo = settings.go !== null;
	const texts = {
		...ownEvents.includes(env.GITHUB_EVENT_NAME ?? "") ? measurementInputsFromSettings(settings) : {},
		...defaultInputTextsOfBisection,
		checkout: "worktree",
		...isGo && {
			bench: benchPatternForResultBenchmark(result, regressed.benchmark),
			packages: goPackagePatternsOnBothSides(regressed.package, result.warnings)
		}
	};
	const { env: untrusted } = createUntrustedEnvironment(env, []);
	const readInput = (name) => name === "run" && texts.run || getInput(name);
	const rules = await recoverCheckoutAndReadRules(readInput, {
		folder: workspace,
		env: untrusted,
		console
	});
	const git = createGit(rules.folder, untrusted);
	const [good, bad] = [commits.base.sha, commits.head.sha];
	await refuseUnlessGoodIsAncestor(git, good, bad);
	const restoreCommandFiles = await saveRunnerCommandFiles(env);
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const temporary = _usingCtx$1.a(await makeTemporaryFolder("benchgate-bisect-", env.RUNNER_TEMP || void 0));
			const quietConsole = createWarningsOnlyConsole(console);
			const quietGate = async (inputs, overrides) => {
				return (await runGate(inputs, {
					folder: rules.folder,
					rules,
					env,
					event: noWorkflowEvent,
					server: "",
					profiles: temporary.path,
					builds: temporary.path,
					signal,
					stop,
					console: quietConsole,
					withholdCredentials: (git) => withholdGitAuthHeaders(git, quietConsole, () => {}),
					...overrides
				})).result;
			};
			const bisection = await runBisection({
				git,
				inputs: (more) => readInputsWithRules(rules, (name) => ({
					...texts,
					...more
				})[name] ?? ""),
				gate: (inputs, like) => quietGate(inputs, { planFrom: like }),
				isProven: (inputs) => gatePassesWithoutMeasuring((wrapDriver) => quietGate(inputs, { wrapDriver })),
				wanted: {
					benchmark: regressed.benchmark,
					package: regressed.package
				},
				sure,
				gates: null,
				stop,
				listener: createBisectionLogger(console),
				clock: () => performance.now() / 1e3
			}, good, bad);
			for (const line of bisectionText(bisection, noColour, 100).split("\n")) console.info(line);
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