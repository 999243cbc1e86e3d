import { isBenchmarkFileByPath } from "./benchmark-files.js";
import { CancelledError, CouldNotMeasureError, SideFailedError, _usingCtx, configValueOfMeasurement, formatCountWithNoun, packageAndBenchmarkId, shortPrintableName } from "./basics.js";
import { decodeGitText, toUndecodedGitText } from "./git.js";
import { createCanaryCommitReplacingFileTexts, readPlainFileModesOfCommit } from "./own-commits.js";
import { openMeasurementDriver, prepareCommandsAndEnvForSides, resolveRevisionsAndSettings, withRunResources } from "./run-resources.js";

// src/core/canary/canary.ts
function createUntriedCanaryResult(why) {
	return {
		outcome: "untried",
		files: 0,
		example: null,
		why
	};
}
const noCanarySourceReason = "apart from benchmarks, tests and builds, no tracked file is in a language that Benchgate can break on purpose";
function judgeBrokenSourcesCanaryByCounts(broken, before, now) {
	if (now >= before) return {
		outcome: "not-seen",
		...broken,
		why: null
	};
	const missing = now === 0 ? `none of ${before} benchmarks` : `only ${now} of ${before} benchmarks`;
	const example = exampleThatFailed(broken, [], "");
	return {
		outcome: "seen",
		...broken,
		example,
		why: `${missing} gave a result`
	};
}
function judgeBrokenSourcesCanaryByError(broken, paths, error) {
	if (!(error instanceof SideFailedError)) return {
		outcome: "unknown",
		...broken,
		why: firstLine(error.message)
	};
	if (!(error.side === "head" && error.kind === "failed")) return {
		outcome: "unknown",
		...broken,
		why: error.why
	};
	const example = exampleThatFailed(broken, paths, error.output);
	return {
		outcome: "seen",
		...broken,
		example,
		why: error.why
	};
}
function exampleThatFailed({ files, example }, paths, output) {
	if (files === 1) return example;
	const words = new Set(output.split(/[\s"'`():;,<>[\]{}]+/).map((word) => word.replace(/^\.\//, "")));
	const isNamed = (path) => words.has(path) || [...words].some((word) => word.startsWith("/") && word.endsWith(`/${path}`));
	return paths.find(isNamed) ?? null;
}
function firstLine(text) {
	return (text.split("\n")[0] ?? "").replace(/\.$/, "");
}
function findingAndAdviceOfBrokenSourcesCanary({ outcome, files, example, why }) {
	const broken = brokenFilesText(files, example === null ? null : shortPrintableName(example, 80));
	const reason = shortPrintableName(namedByCommand(why ?? ""), 300);
	switch (outcome) {
		case "seen": return {
			found: `The benchmarks run the code of the checkout: with ${broken}, they fail, as they should (${reason}).`,
			todo: ""
		};
		case "not-seen": return {
			found: `The benchmarks do not run the code of the checkout: with ${broken}, all benchmarks gave results as before. A pull request that makes this code slower would pass.`,
			todo: cure
		};
		case "unknown": return {
			found: `It is unknown whether the benchmarks run the code of the checkout: with ${broken}, ${reason}.`,
			todo: "Run the check again; if a command needs more time, raise \"timeout\"."
		};
		case "untried": return {
			found: `It could not be checked whether the benchmarks run the code of the checkout: ${reason}.`,
			todo: ""
		};
	}
}
function brokenFilesText(files, example) {
	if (example === null || files === 0) return `${formatCountWithNoun(files, "source file")} broken on purpose`;
	return files === 1 ? `${example} broken on purpose` : `${files} source files broken on purpose, such as ${example}`;
}
function namedByCommand(why) {
	return why.replace(/^its command (.*) in setup$/, "\"setup\" $1").replace(/^(what )?its command /, "$1\"run\" ").replace(/ in the run with broken sources$/, "");
}
const cure = "Make \"setup\" build or install, inside the checkout, what \"run\" measures, so that each side has its own copy. Usual causes: a package that is installed elsewhere, or an editable install of another folder; a build that an earlier step made, such as dist or a build folder of CMake; a variable such as PYTHONPATH or CARGO_TARGET_DIR; a cache. If the build or the editable install belongs to this checkout, set \"checkout: in-place\": both sides are then measured in it (https://github.com/benchgate/benchgate/blob/main/docs/formats.md).";
const foreign = /^(?:node_modules|vendor|vendored|third[_-]?party|external|extern|deps|dist|build|out|target|generated|gen|__generated__|docs?|examples?|samples?|demos?)$/i;
const measuring = /^(?:tests?|__tests?__|specs?|testdata|fixtures?|fuzz|fuzzing|perf|performance|e2e)$/i;
const testName = /^tests?[._-]|[._-](?:tests?|specs?)\.[^.]+$|Tests?\.[a-z]+$|^conftest\.py$|^test\.[^.]+$/;
const building = /^(?:setup|noxfile|fabfile|conanfile|versioneer|_version)\.py$|^build\.(?:rs|zig|jl)$|^Package\.swift$|^Setup\.hs$|^(?:gulpfile|gruntfile|webpack[\w.-]*)\.[cm]?[jt]s$|\.config\.[cm]?[jt]s$|^\.|\.(?:gen|generated|pb|g|min)\.\w+$|_pb2?\.\w+$|\.d\.[cm]?ts$/i;
const helping = /^(?:scripts?|tools|ci|project|buildSrc)$/;
function chooseSourcesToBreak(paths, commands) {
	return paths.flatMap((path) => {
		const language = breakableSourceLanguageOfPath(path);
		if (language === null || !isSource(path)) return [];
		if (language.isInterpreted && (isHelper(path) || isNamed(path, commands))) return [];
		return [{
			path,
			text: language.text
		}];
	});
}
function isSource(path) {
	const folders = path.split("/");
	const name = folders.pop() ?? "";
	if (isBenchmarkFileByPath(path) || testName.test(name) || building.test(name)) return false;
	return !folders.some((one) => one.startsWith(".") || foreign.test(one) || measuring.test(one));
}
function isHelper(path) {
	const [top = "", ...below] = path.split("/");
	return below.length > 0 && helping.test(top);
}
const moving = /^\s*(?:cp|mv|ln|install|rsync|tar)\s/;
function isNamed(path, { text, workingDirectory }) {
	const folder = workingDirectory === "." ? "" : `${workingDirectory}/`;
	const own = path.startsWith(folder) ? path.slice(folder.length) : path;
	const module = own.replace(/(?:\/__main__)?\.py$/, "").replaceAll("/", ".");
	const simple = text.split(/[\n;&|()]+/).filter((command) => !moving.test(command));
	const words = new Set(simple.flatMap((command) => command.split(/[\s<>'"`=]+/)).map((word) => word.replace(/^\.\//, "")));
	return words.has(own) || words.has(path) || path.endsWith(".py") && words.has(module);
}
const nonsense = ")]} benchgate canary: this file is broken on purpose\n";
const error = "#error benchgate canary: this file is broken on purpose\n";
const thrown = "throw new Error('benchgate canary: this file is broken on purpose')\n)]}\n";
const compiled = (extensions, text = nonsense) => ({
	extensions: extensions.split(" "),
	isInterpreted: false,
	text
});
const interpreted = (extensions, text = nonsense) => ({
	extensions: extensions.split(" "),
	isInterpreted: true,
	text
});
const sourceLanguagesCanaryCanBreak = [
	compiled("go rs zig d nim cr swift dart"),
	compiled("java kt scala groovy cs fs fsi vb"),
	compiled("hs ml mli f f90 f95 f03 f08 for adb ads erl ex gleam pyx pxd pxi"),
	compiled("c h cc cpp cxx c++ hh hpp hxx h++ inl ipp tpp ixx cppm cu cuh m mm", error),
	compiled("vue svelte", `<script>\n${thrown}<\/script>\n`),
	interpreted("js mjs cjs jsx ts mts cts tsx", thrown),
	interpreted("php", `<?php ${thrown}`),
	interpreted("py rb pl pm lua luau r jl"),
	interpreted("clj cljs cljc rkt scm ss lisp el")
];
function breakableSourceLanguageOfPath(path) {
	const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
	return sourceLanguagesCanaryCanBreak.find(({ extensions }) => extensions.includes(extension ?? "")) ?? null;
}

// src/run/canary.ts
async function runBenchmarksWithBrokenSources(canaryContext, context, before) {
	const { git, commit, settings, isThrownAway } = canaryContext;
	const { checkout: mode, ignoredFiles, setup, run, workingDirectory } = settings;
	if (mode === "in-place" && ignoredFiles === "shared" && !isThrownAway) return createUntriedCanaryResult("with \"ignored-files: shared\", what is built from broken sources would stay among your own files");
	const commandTexts = {
		text: toUndecodedGitText(`${setup ?? ""}\n${run}`),
		workingDirectory: toUndecodedGitText(workingDirectory)
	};
	const modes = await readPlainFileModesOfCommit(git, commit.sha);
	const files = chooseSourcesToBreak([...modes.keys()], commandTexts);
	const [firstFile] = files;
	if (firstFile === void 0) return createUntriedCanaryResult(noCanarySourceReason);
	const broken = {
		files: files.length,
		example: decodeGitText(firstFile.path)
	};
	const sides = {
		base: commit,
		head: {
			sha: await createCanaryCommitReplacingFileTexts(git, commit.sha, modes, files),
			from: "HEAD with its sources broken"
		}
	};
	try {
		const { measured: measuredCount } = await withRunResources(canaryContext, context, sides, (resources) => countBenchmarks(canaryContext, context, sides, resources));
		return judgeBrokenSourcesCanaryByCounts(broken, before, measuredCount);
	} catch (error) {
		if (!(error instanceof CouldNotMeasureError)) throw error;
		if (context.signal.aborted || context.stop?.aborted) throw new CancelledError("cancelled");
		const paths = files.map(({ path }) => decodeGitText(path));
		return judgeBrokenSourcesCanaryByError(broken, paths, error);
	}
}
async function runBrokenSourcesCanaryOnHead(inputs, context, before) {
	const run = await resolveRevisionsAndSettings(inputs, context);
	return runBenchmarksWithBrokenSources({
		...run,
		commit: run.commits.head,
		isThrownAway: false
	}, context, before);
}
async function countBenchmarks({ git, settings, env }, { console, signal, stop, env: { RUNNER_TEMP } }, commits, resources) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { workingDirectory, timeout, setup } = settings;
		const { run, go, ...commands } = await prepareCommandsAndEnvForSides({
			git,
			settings,
			env,
			sideCommits: commits
		}, resources, { console });
		const ending = stop ? AbortSignal.any([signal, stop]) : signal;
		const driverContext = {
			...commands,
			commits,
			workingDirectory,
			timeout,
			console,
			signal: ending
		};
		const driver = _usingCtx$1.a(await openMeasurementDriver(driverContext, {
			...settings,
			run,
			go
		}, RUNNER_TEMP));
		await driver.prepare("head");
		if (go === null && setup !== null) await driver.prepare("base");
		return visitAll(driver);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function visitAll(driver) {
	const benchmarks = /* @__PURE__ */ new Set();
	for (const item of await driver.items()) {
		const reading = await driver.visit(item, "head", {
			round: 0,
			place: "the run with broken sources",
			only: null,
			budgetEnds: null
		}).catch((error) => {
			if (item.title === null || !(error instanceof SideFailedError) || error.kind !== "failed") throw error;
			return null;
		});
		for (const { benchmark, config } of reading?.visit.measurements ?? []) benchmarks.add(packageAndBenchmarkId({
			benchmark,
			package: configValueOfMeasurement(config, "pkg") ?? null
		}));
	}
	return benchmarks.size;
}

export { findingAndAdviceOfBrokenSourcesCanary, runBenchmarksWithBrokenSources, runBrokenSourcesCanaryOnHead };