import { findingAndAdviceOfBrokenSourcesCanary, runBenchmarksWithBrokenSources } from "./canary.js";
import { CouldNotMeasureError, MisconfiguredError, SideFailedError, _usingCtx, commandInFolder, createTerminalConsole, defaultRulesFilePath, defineInputKind, formatCountWithNoun, formatDuration, formatInputKind, groupBy, isFolder, joinShellWords, lstatOrNull, makeFolder, makeTemporaryFolder, outputGlobsInputKind, parseCommandLine, parseInputAsPathBelowWorkingFolder, parseNonInputFlag, quoteShellWord, readFileBytesOrNull, removeAndCreateFile, removeEscapeSequences, wholeNumberInputKind, wrapLine } from "./basics.js";
import { fewestRoundsForFamily } from "./interim-plan.js";
import { benchgateWorkflowPath, buildRulesFileTextForSuite, buildWorkflowFileTexts, fileNameOfPath, findFileInFolder, findOtherBenchgateWorkflowPath, findPathsAndTextsOfFilesWithNames, folderAndParents, folderDepth, folderOfPath, initNextStepsText, initSuiteAndFilesText, innermostCommonFolder, isPathWithin, joinFolderPath, pathRelativeTo, relativePathBetweenFolders, removeSourceComments, reportWorkflowPath, textOfLabelledLines, willWritePlannedFile, workflowChecksOutSubmodules } from "./plan.js";
import { textMatchesGlob } from "./row-rules.js";
import { findCheckoutAndCommand, leavesOfParsedToml, parseToml, pickRunSettingsFromInputs, readInputsWithRules, recoverCheckoutAndReadRules, tablesAtKeyOfTomlTable, textAtKeyOfTomlTable, textsInListOfParsedTomlTable, tomlTableAtKeyOrEmpty } from "./rules-file3.js";
import { GitFailedError, createGit, decodeGitText, findTopFolderOfCheckout, splitAtNul } from "./git.js";
import { readSubmoduleCommits, removeFolderRecursively } from "./own-commits.js";
import { LastLinesBuffer, LeftoverProcesses, createWarningsOnlyConsole, maxBothSidesRoundSecondsOfVisitPlan, openMeasurementDriver } from "./run-resources.js";
import { steadyNow } from "./api.js";
import { createUntrustedEnvironment } from "./start.js";
import { abortOnSignals, isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from "./interrupt.js";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { lstat, readFile, realpath, writeFile } from "node:fs/promises";

// src/core/init/check.ts
function initTrialPassedText(trial, bounds, changes, advice) {
	const { format, benchmarks, setup, trying, visit } = trial;
	const { gate, minutes, mostMinutes } = estimateGateTimeAndBilledMinutes(trial, bounds);
	const rounds = bounds.budget === null || 2 * bounds.count * visit / bounds.shards <= bounds.budget ? `${bounds.count} rounds` : `as many of ${bounds.count} rounds as fit into ${formatDuration(bounds.budget)}`;
	const machines = bounds.shards > 1 ? ` on each of ${bounds.shards} machines` : "";
	const counted = format === "go" && benchmarks > 1 ? " (each sub-benchmark counted)" : "";
	const most = mostMinutes > minutes ? `, and up to ${mostMinutes} if something looks slower` : "";
	const lines = [
		["Checked", `in a fresh clone: ${formatCountWithNoun(benchmarks, "benchmark")}${counted}, ${format === "own" ? "read by the \"format\" in the rules file" : `in the format "${format}"`}`],
		["", trying === 0 ? `preparing one commit took ${formatDuration(setup)}, and one run of its benchmarks took ${secondsText(visit)}` : `preparing one commit takes ${formatDuration(setup)} (of which ${secondsText(trying)} to try each benchmark), and each round ${secondsText(visit)} per commit`],
		["", `a check of a pull request measures both commits in ${rounds}, and takes about ${formatDuration(gate)}${machines} including preparing the commits`],
		["", `so a push to a pull request costs about ${formatCountWithNoun(minutes, "CI minute")} on machines like this one${most}`],
		...changes.map((change, index) => [index === 0 ? "Changed" : "", change]),
		...advice === null ? [] : [["To do", advice]]
	];
	return `\n${textOfLabelledLines(lines)}`;
}
function canaryResultText(canary) {
	const { found, todo } = findingAndAdviceOfBrokenSourcesCanary(canary);
	const word = {
		seen: "Works",
		"not-seen": "Fails",
		unknown: "Unknown",
		untried: "Not tried"
	}[canary.outcome];
	const lines = (label, text) => wrapLine(text, 100).map((line, index) => [index === 0 ? label : "", line]);
	return textOfLabelledLines([...lines(word, found), ...todo === "" ? [] : lines("To do", todo)]);
}
function secondsText(seconds) {
	return seconds < 10 ? `${seconds.toFixed(1)} s` : formatDuration(seconds);
}
function initTrialFailedText(message, output, missing) {
	const lines = output.split("\n").filter((line) => line.trim() !== "").slice(-12);
	const todo = missing || "The output above shows what the command lacks; a workflow can use only what is committed or what its steps install.";
	const below = (text) => ["", text];
	const [first = "", ...more] = message.split("\n");
	return `\n${textOfLabelledLines([
		["Fails", first],
		...more.map(below),
		...lines.map((line) => below(`| ${line}`)),
		["To do", todo],
		below("Change .github/benchgate.yml or the workflow, and try again: benchgate init --check")
	])}`;
}
const installs = {
	"setup-node": "node npm npx corepack",
	"corepack enable": "pnpm yarn",
	"setup-python": "python python3 pip pip3",
	"setup-java": "java javac",
	"setup-ruby": "ruby bundle gem"
};
const hints = [
	[/did not end within/, () => "A check of a pull request runs the command about forty times. Make \"run\" measure fewer benchmarks, or for a shorter time; or find out what the command waits for."],
	[/could(?:n't| not) resolve host|\benotfound\b|\beai_again\b|name resolution|network is unreachable|unable to access 'https?:|failed to download|unknown host|no route to host/i, () => "The command needs the network, which could not be reached from here. CI has network access: check again on a machine that has it, too."],
	[/(?:^|\s|: )([\w.+-]+): (?:command )?not found\b|exec: "([\w.+-]+)": executable file not found/im, (program, steps) => notInstalled(program, steps)],
	[/toolchain '?([\w.-]+)'? is not installed/i, (name) => `Rust's toolchain "${name}" is not installed here: rustup toolchain install ${name}.`],
	[/package configuration file provided by\s+"([\w.+-]+)"|[Cc]ould NOT find ([\w.+-]+)/, (name, steps) => steps.some((step) => "run" in step && step.run.includes(name.toLowerCase())) ? `CMake cannot find "${name}" here. The workflow installs it; to check here, install it.` : `CMake cannot find "${name}". Install it in a step of the workflow before Benchgate's.`],
	[/No rule to make target '([\w.+-]+)'|unknown target '([\w.+-]+)'/, (name) => `As it is configured, CMake builds no "${name}". If an option turns it on, set that in "setup": cmake … -DOPTION=ON`],
	[/(?:could not be resolved|Could not find artifact):? (\S+-SNAPSHOT)/, (name) => `Maven cannot find "${name}", a snapshot of another project. Make the build use a release of that project.`],
	[/source directory\s+(\S+)\s+does not contain a CMakeLists\.txt|add_subdirectory given source\s+"([^"\n]+)"/i, (name) => `The folder "${name}" is empty. If it is a submodule, make actions/checkout fill it (submodules: recursive).`],
	[/No module named '?([\w.]+)/, (name) => `Python cannot find "${name}": install the package that provides it in "setup".`],
	[/Cannot find (?:module|package) '([^'\n]+)'/, (name) => `Node cannot find "${name}". If it has to be built first, build it in "setup": npm ci && npm run build.`],
	[/META-INF\/BenchmarkList|No matching benchmarks/, () => "JMH finds no benchmarks, as its annotation processor (jmh-generator-annprocess) did not run. Make the build run it, or turn on the profile that does."],
	[/(?:release version|target release:?|source release:?) (\d+)/i, (name) => `The code needs Java ${name}, and another version is used here. Set "java-version" of actions/setup-java in the workflow.`],
	[/\.go:\d+:\d+: .*(?:undefined|has no field or method)/, () => "Code is missing. If it is generated code, generate it in \"setup\": go generate ./..."],
	[/requires? (?:at least )?go ?>?=? ?([\d.]+)|go\.mod requires go >= ([\d.]+)/i, (name) => `The module needs Go ${name} or later, and the installed Go is older.`],
	[/is in no known benchmark format/, () => "Set \"format\" as described above."]
];
function adviceOnDependencyMissingInInitTrial(lastLines, steps) {
	for (const [pattern, say] of hints) {
		const match = pattern.exec(lastLines);
		if (match) return say(match.slice(1).find((group) => group !== void 0) ?? "", steps);
	}
	return "";
}
function notInstalled(program, steps) {
	return steps.some((step) => {
		const [name, named] = "uses" in step ? [step.uses, step.uses.slice(6)] : [step.run, step.run];
		return (installs[name] ?? named).split(" ").includes(program);
	}) ? `"${program}" is not installed here. The workflow installs it; to check here, install it.` : `"${program}" is not installed here. If GitHub's ubuntu-latest lacks it, too, install it in a step of the workflow.`;
}
const shorter = [
	[/(--benchmark_min_time=)0\.1s?\b/g, "$10.02"],
	[/--benchmark-max-time=0\.2\b/g, "--benchmark-max-time=0.05 --benchmark-min-rounds=3"],
	[/--warm-up-time 0\.2 --measurement-time 0\.5\b/g, "--warm-up-time 0.05 --measurement-time 0.1 --nresamples 1000"],
	[/-wi 3 -w 300ms -i 3 -r 200ms\b/g, "-wi 2 -w 100ms -i 2 -r 100ms"],
	[/--values 3 --warmups 1\b/g, "--values 2 --warmups 1 --min-time 0.01"],
	[/--benchmark-samples 20\b/g, "--benchmark-samples 5"]
];
function shortenCommandMeasuringTime(run) {
	const text = shorter.reduce((so, [ours, instead]) => so.replace(ours, instead), run);
	return text === run ? null : text;
}
const benchtimeForSlowSuites = "20ms";
const overheadSeconds = 30;
function estimateGateTimeAndBilledMinutes(trial, bounds) {
	const preparing = 2 * trial.setup;
	const minutes = (measured) => bounds.shards * Math.ceil((preparing + measured + overheadSeconds) / 60);
	const once = measuring(trial, bounds);
	const again = Math.min((bounds.confirm ? 3 : 1) * once, bounds.budget ?? Number.POSITIVE_INFINITY);
	return {
		gate: preparing + once,
		minutes: minutes(once),
		mostMinutes: minutes(again)
	};
}
function measuring({ visit }, { count, shards, budget }) {
	return Math.min(2 * count * visit / shards, budget ?? Number.POSITIVE_INFINITY);
}
const patience$1 = 1200;
function isGateTooLongWithoutBudget(trial, bounds) {
	return bounds.budget === null && measuring(trial, bounds) > patience$1;
}
const most$3 = 60;
const forRounds = .8;
function suggestedBudgetMinutes({ benchmarks, visit }, bounds) {
	const needed = 2 * Math.min(bounds.count, fewestRoundsForFamily(benchmarks, bounds)) * visit / bounds.shards / forRounds / 60;
	const budget = Math.max(30, 5 * Math.ceil(needed / 5));
	return budget > most$3 ? null : budget;
}

// src/core/init/find/suite.ts
const installLldInTerminalNote = "The workflow installs lld, which `relink` needs to measure in several memory layouts, so that a layout is not taken for a change. In a terminal, install lld yourself, or remove `relink`.";
const benchmarkToolOutputFileName = "benchgate-output.json";
function benchmarkResultFileNamesAndGlob(count) {
	const file = (suffix) => benchmarkToolOutputFileName.replace(".json", `${suffix}.json`);
	if (count === 1) return {
		names: [file("")],
		output: file("")
	};
	return {
		names: Array.from({ length: count }, (_, n) => file(`-${n + 1}`)),
		output: file("-*")
	};
}
function createSuiteWithDefaults(suite) {
	return {
		setup: null,
		format: suite.tool,
		output: null,
		filter: null,
		steps: [],
		notes: [],
		...suite
	};
}
const installers = {
	"setup-node": {
		files: [".nvmrc", ".node-version"],
		input: "node-version-file",
		usual: { "node-version": "24" }
	},
	"setup-python": {
		files: [".python-version"],
		input: "python-version-file",
		usual: { "python-version": "3.13" }
	}
};
function setupNodeOrPythonStep(uses, tree, home = ".") {
	const { files, input, usual } = installers[uses];
	const pinned = tree && folderAndParents(home).flatMap((folder) => findFileInFolder(tree, folder, ...files) ?? [])[0];
	return {
		uses,
		with: pinned ? { [input]: pinned } : usual
	};
}
const enableCorepackStep = { run: "corepack enable" };
function installAptPackagesStep(...packages) {
	return { run: `sudo apt-get update && sudo apt-get install --yes ${packages.join(" ")}` };
}
function installPythonToolStep(tool) {
	return { run: `pipx install ${tool}` };
}
function installStepsForBunAndDeno(command) {
	return ["bun", "deno"].filter((name) => new RegExp(`(?:^|[\\s;&|(])${name}\\s`).test(command)).map((name) => ({ run: `npm install --global ${name}` }));
}

// src/core/init/find/cpp.ts
function findCppSuites(tree) {
	const lists = readCMakeListsByFolder(tree);
	const programs = [...lists].flatMap(([folder, text]) => targetsIn(text).map((name) => ({
		name,
		folder
	})));
	return [...groupBy(programs, ({ folder }) => outermostCMakeProject(lists, folder))].map(([top, programs]) => {
		const isInstalled = needsBenchmarkLibrary(cmakeTextBelow(lists, top));
		const { names, output } = benchmarkResultFileNamesAndGlob(programs.length);
		const filter = programs.length > 1 ? " {filter}" : "";
		const flags = names.map((name) => ` --benchmark_min_time=0.1 --benchmark_out=${name} --benchmark_out_format=json${filter}`);
		return suiteOfPrograms(lists, programs, flags, isInstalled ? ["libbenchmark-dev"] : [], {
			tool: "google-benchmark",
			output,
			filter: "--benchmark_filter={regex}",
			notes: isInstalled ? ["The workflow installs Ubuntu's package of Google Benchmark. If you take it from elsewhere (vcpkg, Conan), change that step."] : []
		});
	});
}
function targetsIn(text) {
	const using = [...text.matchAll(/\btarget_link_libraries\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi)].filter(([, , rest = ""]) => /(^|[\s"])benchmark(::benchmark)?(_main)?([\s"]|$)/.test(rest));
	const after = /\blink_libraries\s*\(\s*"?benchmark::benchmark(?:_main)?"?\s*\)([\s\S]*)/i.exec(text)?.[1] ?? "";
	const programs = namesOf(text);
	const linked = using.map(([, name = ""]) => name).filter((name) => programs.includes(name));
	return [.../* @__PURE__ */ new Set([...linked, ...namesOf(after)])];
}
function namesOf(text) {
	return [...text.matchAll(/\badd_executable\s*\(\s*"?([\w.+-]+)/gi)].map(([, name = ""]) => name);
}
function needsBenchmarkLibrary(text) {
	return /\bfind_package\s*\(\s*benchmark\b/i.test(text) && !/\b(FetchContent_Declare|CPMAddPackage|ExternalProject_Add)\s*\(\s*(NAME\s+)?"?(google)?_?benchmark/i.test(text);
}
const flags$2 = {
	catch2: " --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'",
	nanobench: ""
};
function findCatch2AndNanobenchSuites(tree) {
	const lists = readCMakeListsByFolder(tree);
	return ["catch2", "nanobench"].flatMap((tool) => {
		const programs = tree.marked[tool].flatMap((source) => programOf(lists, source) ?? []);
		const distinct = groupBy(programs, ({ folder, name }) => joinFolderPath(folder, name));
		return Array.from(distinct.values(), ([program]) => suiteOfPrograms(lists, [program], [flags$2[tool]], [], {
			tool,
			notes: tool === "catch2" ? ["Tests with the tag [!benchmark], [benchmark] or [bench] are measured."] : []
		}));
	});
}
function programOf(lists, source) {
	for (const folder of folderAndParents(folderOfPath(source))) {
		const text = lists.get(folder) ?? "";
		const variables = [...text.matchAll(/\bset\s*\(\s*(\w+)\s([^)]*)\)/gi)].filter(([, , value = ""]) => has(value, fileNameOfPath(source))).map(([, variable]) => `\${${variable}}`);
		const programs = text.matchAll(/\b(?:add_executable|target_sources)\s*\(\s*"?([\w.+-]+)"?\s([^)]*)\)/gi);
		for (const [, name = "", sources = ""] of programs) if ([fileNameOfPath(source), ...variables].some((one) => has(sources, one))) return {
			name,
			folder
		};
	}
	return null;
}
function has(list, word) {
	return list.split(/[\s"/]+/).includes(word);
}
const build = "build-benchgate";
function readCMakeListsByFolder(tree) {
	return new Map(findPathsAndTextsOfFilesWithNames(tree, "CMakeLists.txt").map(([path, text]) => [folderOfPath(path), unrollLoops(removeSourceComments(text, "cmake"))]));
}
function unrollLoops(text) {
	const wordsOf = (list) => list.split(/[\s"]+/).filter((word) => word !== "");
	const listOf = (name) => {
		return [...text.matchAll(new RegExp(`\\b(?:set|list)\\s*\\(\\s*(?:APPEND\\s+)?${name}\\s([^)]*)\\)`, "gi"))].flatMap(([, list = ""]) => wordsOf(list));
	};
	return text.replace(/\bforeach\s*\(\s*(\w+)\s([^)]*)\)([\s\S]*?)\bendforeach\s*\([^)]*\)/gi, (_, variable, list, body) => {
		const isOfLists = /^\s*IN\s+LISTS\b/i.test(list);
		return wordsOf(list.replace(/^\s*IN\s+(?:LISTS|ITEMS)\b/i, "")).flatMap((word) => {
			const [, name] = (isOfLists ? /^(\w+)$/ : /^\$\{(\w+)\}$/).exec(word) ?? [];
			return name === void 0 ? [word] : listOf(name);
		}).map((word) => body.replaceAll(`\${${variable}}`, () => word)).join("\n");
	});
}
function outermostCMakeProject(lists, folder) {
	const outer = folderAndParents(folder).slice(1).find((one) => adds(lists.get(one) ?? "", pathRelativeTo(one, folder), isProject(lists, folder)));
	if (outer !== void 0) return outermostCMakeProject(lists, outer);
	if (isProject(lists, folder)) return folder;
	return folderAndParents(folder).findLast((one) => isProject(lists, one)) ?? folder;
}
function cmakeTextBelow(lists, top) {
	return [...lists].flatMap(([folder, text]) => folderAndParents(folder).includes(top) ? [text] : []).join("\n");
}
function isProject(lists, folder) {
	return /\bproject\s*\(/i.test(lists.get(folder) ?? "");
}
function adds(text, path, isOwnProject) {
	return [...text.matchAll(/\badd_subdirectory\s*\(\s*"?([^\s")]+)/gi)].map(([, one = ""]) => one).map((one) => one.replace(/^\$\{[^}]*SOURCE_DIR\}\/|^\.\//, "").replace(/\/$/, "")).some((one) => one === path || !isOwnProject && one.includes("${"));
}
function cmakeFlagsEnablingBenchmarks(text) {
	const options = text.matchAll(/\boption\s*\(\s*(\w*(?:BENCH|DEVELOPER_MODE|DEVELOPMENT_BUILD)\w*)\s[^)]*\bOFF\s*\)/gi);
	return [...new Set([...options].map(([, name]) => `-D${name}=ON`))];
}
function canRelink(text) {
	return !/-fuse-ld|CMAKE_LINKER|INTERPROCEDURAL_OPTIMIZATION|-flto|_FLAGS\b[^)]*\bCACHE\b/.test(text);
}
function suiteOfPrograms(lists, programs, flags, packages, suite) {
	const [{ folder }] = programs;
	const top = outermostCMakeProject(lists, folder);
	const text = cmakeTextBelow(lists, top);
	const targets = programs.map(({ name }) => name);
	const isSoughtFor = setsProgramFolder(text);
	const isRelinked = canRelink(text);
	const needed = [...isRelinked ? ["lld"] : [], ...packages];
	return createSuiteWithDefaults({
		...suite,
		foundBy: joinFolderPath(folder, "CMakeLists.txt"),
		folder: top,
		setup: cmakeBuildScriptOfTargets(targets, cmakeFlagsEnablingBenchmarks(text), isRelinked),
		...isRelinked && { relink: cmakeRelinkCommands(targets, /\bSHARED\b|BUILD_SHARED_LIBS/.test(text)) },
		run: programs.map((one, n) => shellWordOfProgram(top, one, isSoughtFor) + flags[n]).join("\n"),
		...globsOfPrograms(top, programs, isSoughtFor),
		steps: needed.length === 0 ? [] : [installAptPackagesStep(...needed)],
		notes: [...suite.notes, ...isRelinked ? [installLldInTerminalNote] : []]
	});
}
function cmakeRelinkCommands(targets, hasSharedLibraries) {
	const flags = "$LDFLAGS -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT";
	const switches = ["EXE", ...hasSharedLibraries ? ["SHARED"] : []].map((kind) => `"-DCMAKE_${kind}_LINKER_FLAGS=${flags}"`).join(" ");
	return [`cmake -S . -B ${build} ${switches} > /dev/null`, `cmake --build ${build} --config Release --parallel 4 --target ${joinShellWords(...targets)} > /dev/null`].join("\n");
}
function cmakeBuildScriptOfTargets(targets, switches, isRelinked) {
	return [joinShellWords(...`cmake -S . -B ${build} -DCMAKE_BUILD_TYPE=Release`.split(" "), ...switches) + (isRelinked ? " \"-DCMAKE_C_FLAGS=$CFLAGS -ffunction-sections\" \"-DCMAKE_CXX_FLAGS=$CXXFLAGS -ffunction-sections\"" : ""), `cmake --build ${build} --config Release --parallel 4 --target ${joinShellWords(...targets)}`].join("\n");
}
function setsProgramFolder(text) {
	return /RUNTIME_OUTPUT_DIRECTORY/.test(text);
}
function pathOfProgram(top, { name, folder }) {
	return joinFolderPath(build, joinFolderPath(pathRelativeTo(top, folder), name));
}
function globsOfPrograms(top, programs, isSoughtFor) {
	const globs = programs.map((program) => joinFolderPath(top, isSoughtFor ? `${build}/**/${program.name}` : pathOfProgram(top, program)));
	return globs.some((glob) => /[[\]{}?!*\\]/.test(glob.replace("**/", ""))) ? {} : { binaries: globs.join("\n") };
}
function shellWordOfProgram(top, program, isSoughtFor) {
	return isSoughtFor ? `"$(find ${build} -type f -name ${quoteShellWord(program.name)} | head -n 1)"` : quoteShellWord(`./${pathOfProgram(top, program)}`);
}

// src/core/init/find/go.ts
function findGoSuiteOfAllModules(tree) {
	const files = tree.marked.go.filter((path) => !/(^|\/)\.[^/]/.test(path));
	const modules = [...new Set(files.flatMap((path) => moduleOf(tree, folderOfPath(path)) ?? []))].sort((a, b) => folderDepth(a) - folderDepth(b) || (a < b ? -1 : 1));
	const [nearest] = modules;
	if (nearest === void 0) return [];
	const folder = innermostCommonFolder(modules.map((module) => joinFolderPath(module, "go.mod")));
	const usual = findFileInFolder(tree, folder, "go.work", "go.mod") ?? findFileInFolder(tree, ".", "go.work");
	const file = newest(tree, [...usual ? [usual] : [], ...modules.map((one) => joinFolderPath(one, "go.mod"))]);
	const version = wantedGo(tree, file);
	const isOld = version !== "" && isNewer(firstWithLayouts, version);
	return [createSuiteWithDefaults({
		tool: "go",
		foundBy: files.find((path) => moduleOf(tree, folderOfPath(path)) === nearest) ?? "",
		folder,
		run: null,
		format: null,
		steps: [{
			uses: "setup-go",
			with: isOld ? { "go-version": "stable" } : { "go-version-file": file }
		}],
		notes: isOld ? [`${file} asks for Go ${version} or later; the workflow installs the current Go, as Benchgate can change the order of functions only with Go ${firstWithLayouts} or later.`] : []
	})];
}
const firstWithLayouts = "1.23";
function newest(tree, files) {
	return files.reduce((best, path) => isNewer(wantedGo(tree, path), wantedGo(tree, best)) ? path : best);
}
function wantedGo({ texts }, path) {
	return /^go\s+(\d[\d.]*)/m.exec(texts.get(path) ?? "")?.[1] ?? "";
}
function isNewer(version, other) {
	return version.localeCompare(other, "en", { numeric: true }) > 0;
}
function moduleOf(tree, folder) {
	return folderAndParents(folder).find((one) => findFileInFolder(tree, one, "go.mod") !== null) ?? null;
}
function buildNeedsSubmodules({ texts }, folder) {
	const paths = [...(texts.get(".gitmodules") ?? "").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gm)].map(([, path = ""]) => path);
	if (paths.length === 0) return false;
	const excluded = /^\s*exclude\s*=\s*\[[^\]]*\]/gm;
	const builds = [...texts].filter(([path]) => !path.startsWith(".") && (isPathWithin(folder, path) || !path.includes("/")));
	return paths.some((path) => isPathWithin(path, folder) || builds.some(([file, text]) => !isPathWithin(path, file) && names(text.replace(excluded, ""), path)));
}
function names(text, path) {
	const [whole, last] = [path, fileNameOfPath(path)].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`(?:(?:^|[\\s"'(=/}])${whole}|\\}/(?:[\\w.-]+/)*${last})(?:[\\s"')/]|$)`, "m").test(text);
}

// src/core/init/find/java.ts
const jmhFlags = `-f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true -rf json -rff ${benchmarkToolOutputFileName}`;
function findJavaSuites(tree) {
	return [...findMaven(tree), ...findGradle(tree)];
}
function findMaven(tree) {
	const poms = new Map(findPathsAndTextsOfFilesWithNames(tree, "pom.xml").map(([path, text]) => [folderOfPath(path), removeSourceComments(text, "xml")]));
	return [...poms].flatMap(([folder, pom]) => {
		const own = pom.replace(/<dependencyManagement>[\s\S]*?<\/dependencyManagement>/g, "");
		if (!/<artifactId>\s*jmh-core\s*<\/artifactId>/.test(own)) return [];
		return [mavenSuite(tree, folder, folderAndParents(folder).findLast((one) => one === folder || hasModule(poms.get(one) ?? "", pathRelativeTo(one, folder))) ?? folder, own, [...poms.values()].join("\n"))];
	});
}
function hasModule(pom, path) {
	return [...pom.matchAll(/<module>\s*([^<]*?)\s*<\/module>/g)].map(([, module]) => module).some((module) => path === module || path.startsWith(`${module}/`));
}
function mavenSuite(tree, folder, top, pom, all) {
	const maven = findFileInFolder(tree, top, "mvnw") ? "./mvnw" : "mvn";
	const module = pathRelativeTo(top, folder);
	const flags = [
		"--quiet",
		"--batch-mode",
		...profilesIn(pom).map((id) => `-P${id}`),
		"-DskipTests",
		...module === "." ? [] : [
			"-pl",
			module,
			"-am"
		]
	];
	const jar = jarIn(pom);
	const target = joinFolderPath(module, "target");
	const list = `${target}/benchgate-classpath`;
	const where = [...["org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath", "-Dmdep.includeScope=test"], `-Dmdep.outputFile=${module === "." ? list : `\${project.build.directory}/benchgate-classpath`}`];
	const parts = ["test-classes", "classes"].map((name) => quoteShellWord(`${target}/${name}`)).join(":");
	return createSuiteWithDefaults({
		tool: "jmh",
		foundBy: joinFolderPath(folder, "pom.xml"),
		folder: top,
		setup: joinShellWords(maven, ...flags, ...jar === null ? ["test-compile", ...where] : ["package"]),
		run: jar === null ? `java -cp ${parts}:"$(cat ${quoteShellWord(list)})" org.openjdk.jmh.Main ${jmhFlags}` : `java -jar ${quoteShellWord(`${target}/${jar}`)} ${jmhFlags}`,
		output: benchmarkToolOutputFileName,
		filter: "{regex}",
		steps: [setupJavaStepForBuildFile(all)]
	});
}
function profilesIn(pom) {
	const profiles = [...pom.matchAll(/<profile>([\s\S]*?)<\/profile>/g)].map(([, text = ""]) => text);
	const outside = profiles.reduce((text, profile) => text.replace(profile, ""), pom);
	const needed = ["jmh-core", "jmh-generator-annprocess"].filter((one) => !outside.includes(`>${one}<`));
	return profiles.filter((text) => needed.some((one) => text.includes(`>${one}<`))).flatMap((text) => /<id>\s*([\w.-]+)\s*<\/id>/.exec(text)?.[1] ?? []);
}
function jarIn(pom) {
	if (!/<artifactId>\s*maven-shade-plugin\s*</.test(pom) || !/org\.openjdk\.jmh\.Main/.test(pom)) return null;
	const name = [...pom.matchAll(/<finalName>\s*([^<]*?)\s*<\/finalName>/g)].at(-1)?.[1];
	const property = /^\$\{([\w.-]+)\}$/.exec(name ?? "")?.[1];
	const value = property === void 0 ? name : new RegExp(`<${property}>\\s*([^<]*?)\\s*<`).exec(pom)?.[1];
	return value && /^[\w.-]+$/.test(value) ? `${value}.jar` : null;
}
const jmhPlugin = /me\.champeau\.(gradle\.)?jmh|\.plugins\.jmh\b/;
const jmhPluginNotApplied = /\bapply\s*\(?\s*false\b|(?:^|[{;])\s*(?:implementation|api|compileOnly|runtimeOnly|classpath)\b/;
function findGradle(tree) {
	const builds = findPathsAndTextsOfFilesWithNames(tree, "build.gradle", "build.gradle.kts").map(([path, text]) => [path, removeSourceComments(text, "slashes")]);
	return builds.flatMap(([path, text]) => {
		if (!text.split("\n").some((line) => jmhPlugin.test(line) && !jmhPluginNotApplied.test(line))) return [];
		return [gradleSuite(tree, path, builds.map(([, one]) => one).join("\n"))];
	});
}
function gradleSuite(tree, path, all) {
	const folder = folderOfPath(path);
	const top = folderAndParents(folder).find((one) => findFileInFolder(tree, one, "settings.gradle", "settings.gradle.kts")) ?? folder;
	const gradle = findFileInFolder(tree, top, "gradlew") ? "./gradlew" : "gradle";
	const project = pathRelativeTo(top, folder);
	const task = project === "." ? "jmhJar" : `:${project.replaceAll("/", ":")}:jmhJar`;
	const jars = joinFolderPath(project, "build/libs");
	return createSuiteWithDefaults({
		tool: "jmh",
		foundBy: path,
		folder: top,
		setup: `rm -rf ${quoteShellWord(jars)}\n${joinShellWords(gradle, "--quiet", "--no-daemon", task)}`,
		run: `java -jar ${quoteShellWord(jars)}/*-jmh.jar ${jmhFlags}`,
		output: benchmarkToolOutputFileName,
		filter: "{regex}",
		steps: [setupJavaStepForBuildFile(all)]
	});
}
function setupJavaStepForBuildFile(text) {
	const requested = /<(?:maven\.compiler\.release|java\.version|release|maven\.compiler\.target)>\s*(\d+)\s*</.exec(text) ?? /(?:JavaLanguageVersion\.of|jvmToolchain)\s*\(\s*(\d+)/.exec(text);
	const version = Math.max(17, Number(requested?.[1] ?? 17));
	return {
		uses: "setup-java",
		with: {
			distribution: "temurin",
			"java-version": String(version)
		}
	};
}

// src/core/init/find/marks.ts
const benchmarkMarksByTool = {
	go: {
		pattern: "^[[:space:]]*func[[:space:]]+Benchmark",
		files: "*_test.go"
	},
	criterion: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?criterion[a-z_]*(!|::)",
		files: "*.rs"
	},
	divan: {
		pattern: "(^|[^[:alnum:]_])(codspeed_)?divan[a-z_]*::",
		files: "*.rs"
	},
	libtest: {
		pattern: "^[[:space:]]*#\\[bench\\]",
		files: "*.rs"
	},
	testFeature: {
		pattern: "^[[:space:]]*#!\\[.*feature\\((.*[^[:alnum:]_])?test[^[:alnum:]_]",
		files: "*.rs"
	},
	gungraun: {
		pattern: "(^|[^[:alnum:]_])(gungraun|iai_callgrind)::",
		files: "*.rs"
	},
	catch2: {
		pattern: "^[[:space:]]*BENCHMARK(_ADVANCED)?\\([[:space:]]*\"",
		files: "*.cpp *.cc *.cxx"
	},
	nanobench: {
		pattern: "ankerl::nanobench|[^[:alnum:]_]nanobench::Bench",
		files: "*.cpp *.cc *.cxx"
	},
	pyperf: {
		pattern: "(^|[^[:alnum:]_.])pyperf[.]Runner\\(|^[[:space:]]*from pyperf import.*Runner",
		files: "*.py"
	},
	benchmarkdotnet: {
		pattern: "(^|[^[:alnum:]_])Benchmark(Switcher|Runner)[.]",
		files: "*.cs"
	},
	benchmarkIps: {
		pattern: "^[[:space:]]*Benchmark[.]ips",
		files: "*.rb"
	},
	benchmarkTools: {
		pattern: "^(const )?SUITE[[:space:]]*=",
		files: "benchmark/benchmarks.jl */benchmark/benchmarks.jl"
	},
	dart: {
		pattern: "[^[:alnum:]_]package:benchmark_harness/",
		files: "*.dart"
	},
	dartMain: {
		pattern: "^(void |Future<void> )?main\\(",
		files: "benchmark/*.dart */benchmark/*.dart"
	},
	hyperfine: {
		pattern: "(^|[^[:alnum:]_./-])hyperfine[[:space:]].*--export-json[ =]",
		files: "*.sh"
	},
	node: {
		pattern: "(from|import|require\\(|import\\()[[:space:]]*['\"](tinybench|mitata|benchmark)['\"]",
		files: "*.js *.mjs *.cjs *.ts *.mts *.cts"
	},
	k6: {
		pattern: "^import .* from ['\"]k6(/http)?['\"]",
		files: "*.js *.ts"
	},
	pytest: {
		pattern: "def[[:space:]]+test.*[(,[:space:]]benchmark[]):,[:space:]]|(^|[^[:alnum:]_.])benchmark(\\.pedantic)?\\(",
		files: "test_*.py *_test.py */test_*.py bench_*.py */bench_*.py *_bench.py bench.py */bench.py benchmark_*.py */benchmark_*.py *_benchmark.py benchmark.py */benchmark.py benchmarks.py */benchmarks.py"
	}
};
const manifest = /^(go\.mod|go\.work|Cargo\.toml|rust-toolchain(\.toml)?|pyproject\.toml|setup\.(cfg|py)|asv\.conf\.json|Directory\.Build\.props|global\.json|Gemfile|pubspec\.yaml|requirements[\w.-]*\.(txt|in)|CMakeLists\.txt|conanfile\.(txt|py)|vcpkg\.json|pom\.xml|(build|settings)\.gradle(\.kts)?|libs\.versions\.toml|package\.json|pnpm-workspace\.yaml)$/;
const requirements = /(^|\/)requirements\/[\w.-]+\.(txt|in)$/;
const configuration = /(^|\/)\.cargo\/config(\.toml)?$|^\.gitmodules$|\.csproj$|^\.github\/workflows\/[^/]+\.ya?ml$/;
const foreign = /(^|\/)(node_modules|vendor|third[-_]party|extern|external|testdata|fixtures|\.venv|_[^/]*)\//;
function isPathSafeForWorkflow(path) {
	return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd"'\\]|\$\{\{/u.test(path);
}
function isNotThirdPartyFile(path) {
	return !foreign.test(path);
}
function isManifestOrConfigurationFile(path) {
	return manifest.test(path.slice(path.lastIndexOf("/") + 1)) || requirements.test(path) || configuration.test(path);
}

// src/core/init/find/node.ts
const libraries = [
	"tinybench",
	"mitata",
	"benchmark"
];
const benchmarkScriptNames = [
	"bench",
	"benchmark",
	"benchmarks",
	"bench:ci",
	"perf"
];
const vitestFile = /\.(bench|benchmark)\.[cm]?[jt]sx?$/;
const plainFile = /(^|\/)(bench|benchmark|benchmarks)(\/[^/]+)?\.[cm]?[jt]s$|(^|\/)[^/]+[._-]bench\.[cm]?[jt]s$/;
const testFile = /\.(test|spec)\.[cm]?[jt]s$/;
function findNodeSuites(tree) {
	const packages = findPathsAndTextsOfFilesWithNames(tree, "package.json").flatMap(([path, text]) => {
		const read = parsePackageJson(text);
		return read === null ? [] : [{
			folder: folderOfPath(path),
			read
		}];
	});
	const folders = new Set(packages.map(({ folder }) => folder));
	const files = groupBy(tree.paths, (path) => folderAndParents(folderOfPath(path)).find((folder) => folders.has(folder)));
	const found = packages.map(({ folder, read }) => {
		const own = files.get(folder) ?? [];
		return {
			folder,
			read,
			own,
			suite: vitest(tree, folder, read, own)
		};
	});
	return found.flatMap(({ folder, read, own, suite }) => {
		const hasVitestBelow = found.some((other) => other.suite !== null && other.folder !== folder && isPathWithin(folder, other.folder));
		return suite ?? script(tree, folder, read, hasVitestBelow) ?? file(tree, folder, read, own) ?? [];
	});
}
function vitest(tree, folder, read, own) {
	const named = read.dependencies.vitest ?? packageAround(tree, folder, "vitest");
	if (named === null) return null;
	const range = named.startsWith("catalog:") ? vitestInCatalog(tree) ?? named : named;
	const script = vitestScriptIn(read);
	const isItsFile = (path) => vitestFile.test(path) && !tree.marked.node.includes(path);
	if (script === null && !own.some(isItsFile)) return null;
	const manager = packageManagerCommandsOfFolder(tree, folder);
	const isOld = Number(/\d+/.exec(range)?.[0] ?? 5) < 5;
	const flags = isOld ? [`--outputJson=${benchmarkToolOutputFileName}`] : ["--reporter=json", `--outputFile=${benchmarkToolOutputFileName}`];
	return suiteIn(tree, folder, {
		tool: "vitest-bench",
		command: (script?.variables ?? "") + joinShellWords(...manager.execute, "vitest", "bench", "--run", ...script?.words ?? [], ...flags),
		prepare: script?.prepare == null ? null : joinShellWords(...manager.script, script.prepare),
		output: benchmarkToolOutputFileName,
		filter: isOld ? "-t {regex}" : null,
		notes: script?.hasMore === true ? [`The script "${script.name}" does more than "vitest bench". If the benchmarks need any of that, add it to "setup" or "run".`] : []
	});
}
function vitestInCatalog(tree) {
	const texts = findPathsAndTextsOfFilesWithNames(tree, "pnpm-workspace.yaml").map(([, text]) => text);
	return /^\s+["']?vitest["']?\s*:\s*["']?([^\s"']+)/m.exec(texts.join("\n"))?.[1] ?? null;
}
const replacedVitestOptions = /(^|\s)--(?:(?:outputJson|outputFile|reporter|compare)(?:=|\s+)\S+|(?:run|watch)(?=\s|$))/g;
function vitestScriptIn({ scripts }) {
	for (const name of /* @__PURE__ */ new Set([...benchmarkScriptNames, ...Object.keys(scripts)])) {
		const found = /^((?:\w+=[\w./:-]+ )*)(.*?)\bvitest bench(?=\s|$)(.*)$/s.exec(scripts[name] ?? "");
		if (!found || !isPathSafeForWorkflow(name)) continue;
		const [, variables = "", before = "", after = ""] = found;
		const options = after.replace(replacedVitestOptions, "").trim();
		const isPlain = /^[\w ./=:@,*+-]*$/.test(options);
		return {
			name,
			variables,
			words: isPlain && options !== "" ? options.split(/ +/) : [],
			prepare: scripts[`pre${name}`] === void 0 ? null : `pre${name}`,
			hasMore: !isPlain || !/^(?:npx |(?:pnpm|yarn)(?: exec| run)? )?$/.test(before)
		};
	}
	return null;
}
function packageAround(tree, folder, name) {
	return folderAndParents(folder).map((one) => packageIn(tree, one)?.dependencies[name]).find((range) => range !== void 0) ?? null;
}
const runsOtherPackages = /\b(?:turbo|nx|lerna)\b|\b(?:pnpm|npm|yarn)\b.*\s(?:-r|-F|-w|-ws|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/;
function script(tree, folder, read, hasVitestBelow) {
	const name = benchmarkScriptNames.find((one) => {
		const command = read.scripts[one];
		if (command === void 0 || whyScriptNotMeasurable(command) !== null) return false;
		return !(hasVitestBelow && runsOtherPackages.test(command));
	});
	if (name === void 0) return null;
	const library = libraryOf(tree, folder, read);
	const suite = suiteIn(tree, folder, {
		tool: library ?? "script",
		command: joinShellWords(...packageManagerCommandsOfFolder(tree, folder).script, name),
		format: null,
		notes: notesOn(library, `the script "${name}"`)
	});
	return {
		...suite,
		steps: [...suite.steps, ...installStepsForBunAndDeno(read.scripts[name] ?? "")]
	};
}
function whyScriptNotMeasurable(command) {
	if (/\bbranchcmp\b|compare-branch|\bgit\s+(checkout|switch|stash|worktree)\b/.test(command)) return "switches branches itself";
	if (/\bautocannon\b/.test(command) && !/\s(-j|--json)\b/.test(command)) return "prints a table of autocannon, which cannot be read (add --json)";
	return /\s--$|=$|\s-[a-z]$|\$\{?\d|\$npm_config_/.test(command) ? "needs an argument" : null;
}
function file(tree, folder, read, own) {
	const library = libraryOf(tree, folder, read);
	const candidates = own.filter((path) => plainFile.test(path) && !testFile.test(path));
	const users = candidates.filter((path) => tree.marked.node.includes(path));
	const [first, ...others] = (users.length > 0 ? users : candidates.slice(0, 1)).map((path) => pathRelativeTo(folder, path));
	if (library === null || first === void 0) return null;
	return suiteIn(tree, folder, {
		tool: library,
		command: [first, ...others].map((path) => joinShellWords("node", path)).join(" && "),
		format: null,
		notes: notesOn(library, others.length === 0 ? first : `each of these ${others.length + 1} programs`)
	});
}
function libraryOf(tree, folder, read) {
	return libraries.find((name) => read.dependencies[name] !== void 0) ?? libraries.find((name) => packageAround(tree, folder, name) !== null) ?? null;
}
function notesOn(library, what) {
	const hint = {
		tinybench: "With tinybench, console.table(bench.table()) will do; JSON of bench.tasks is more exact.",
		mitata: "With mitata, call run({ format: 'json' })."
	}[library ?? ""];
	return [`What ${what} prints must be in a format that Benchgate reads, such as Go benchmark lines.${hint ? ` ${hint}` : ""}`];
}
function suiteIn(tree, folder, suite) {
	const manager = packageManagerCommandsOfFolder(tree, folder);
	const { command, prepare = null, output = null, ...rest } = suite;
	const below = pathRelativeTo(manager.folder, folder);
	const inSubshell = (text) => below === "." ? text : `(${commandInFolder(below, text)})`;
	const setup = [manager.install, prepare === null ? null : inSubshell(prepare)].filter((line) => line !== null);
	return createSuiteWithDefaults({
		...rest,
		foundBy: joinFolderPath(folder, "package.json"),
		folder: manager.folder,
		setup: setup.length === 0 ? null : setup.join("\n"),
		run: commandInFolder(below, command),
		output: output === null ? null : joinFolderPath(below, output),
		steps: [...manager.steps, setupNodeOrPythonStep("setup-node", tree, folder)]
	});
}
function parsePackageJson(text) {
	let read;
	try {
		read = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return null;
	}
	if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
	const field = (name) => Object.hasOwn(read, name) ? Reflect.get(read, name) : void 0;
	const kinds = [
		"peerDependencies",
		"optionalDependencies",
		"dependencies",
		"devDependencies"
	];
	const packageManager = field("packageManager");
	const workspaces = field("workspaces");
	return {
		scripts: textsOf(field("scripts")),
		dependencies: Object.assign(Object.create(null), ...kinds.map((kind) => textsOf(field(kind)))),
		packageManager: typeof packageManager === "string" ? packageManager : "",
		workspaces: Object.values({
			...textsOf(workspaces),
			...textsOf(Reflect.get(Object(workspaces), "packages"))
		})
	};
}
function packageIn(tree, folder) {
	return parsePackageJson(tree.texts.get(joinFolderPath(folder, "package.json")) ?? "");
}
function textsOf(value) {
	const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
	const texts = Object.create(null);
	for (const [key, one] of entries) if (typeof one === "string") texts[key] = one;
	return texts;
}
const npm = {
	install: "npm ci",
	script: [
		"npm",
		"run",
		"--silent"
	],
	execute: ["npx"],
	steps: []
};
const pnpm = {
	install: "pnpm install --frozen-lockfile",
	script: [
		"pnpm",
		"--silent",
		"run"
	],
	execute: ["pnpm", "exec"],
	steps: [enableCorepackStep]
};
const yarn = {
	install: "yarn install --frozen-lockfile",
	script: [
		"yarn",
		"--silent",
		"run"
	],
	execute: [
		"yarn",
		"--silent",
		"run"
	],
	steps: [enableCorepackStep]
};
const modernYarn = {
	...yarn,
	install: "yarn install --immutable",
	script: ["yarn", "run"],
	execute: ["yarn", "run"]
};
const locks = [
	["package-lock.json", npm],
	["npm-shrinkwrap.json", npm],
	["pnpm-lock.yaml", pnpm],
	["yarn.lock", yarn]
];
function packageManagerCommandsOfFolder(tree, folder) {
	const isEmpty = Object.keys(packageIn(tree, folder)?.dependencies ?? {}).length === 0;
	const installUnlocked = "npm install --no-package-lock";
	for (const one of folderAndParents(folder)) for (const [file, kind] of locks) if (findFileInFolder(tree, one, file)) {
		const manager = {
			folder: one,
			...kind === yarn && isModern(tree, one) ? modernYarn : kind
		};
		if (isEmpty || one === folder || isWorkspaceMember(tree, one, folder)) return manager;
		const own = `(${commandInFolder(pathRelativeTo(one, folder), installUnlocked)})`;
		return {
			...npm,
			folder: one,
			install: `${manager.install}\n${own}`,
			steps: manager.steps
		};
	}
	return {
		...npm,
		folder,
		install: isEmpty ? null : installUnlocked
	};
}
function isWorkspaceMember(tree, top, folder) {
	if (findFileInFolder(tree, top, "pnpm-workspace.yaml")) return true;
	const path = pathRelativeTo(top, folder);
	return (packageIn(tree, top)?.workspaces ?? []).some((glob) => textMatchesGlob(glob.replace(/^\.\/|\/$/g, ""), path));
}
function isModern(tree, folder) {
	return findFileInFolder(tree, folder, ".yarnrc.yml") !== null || /^yarn@([2-9]|\d\d)/.test(packageIn(tree, folder)?.packageManager ?? "");
}

// src/core/init/find/programs.ts
const juliaEnvironment = ".benchgate-julia";
const juliaSuite = "benchmark/benchmarks.jl";
const julia = [
	"julia",
	`--project=${juliaEnvironment}`,
	"-e"
];
const dotnetArtifacts = "benchgate-artifacts";
const programTools = {
	benchmarkdotnet: {
		mark: "benchmarkdotnet",
		projectOf: csprojAround,
		suite({ tree, project: csproj }) {
			const text = tree.texts.get(csproj) ?? "";
			const top = folderAndParents(folderOfPath(csproj)).find((one) => findFileInFolder(tree, one, "global.json")) ?? ".";
			const pinned = findFileInFolder(tree, top, "global.json");
			const project = quoteShellWord(pathRelativeTo(top, csproj));
			const [, framework] = /<TargetFrameworks>\s*([\w.-]+)/.exec(text) ?? [];
			const [, version = "10"] = /<TargetFrameworks?>\s*net(\d+)\.\d/.exec(text) ?? [];
			const flags = `--configuration Release${framework === void 0 ? "" : ` --framework ${framework}`}`;
			return {
				foundBy: csproj,
				folder: top,
				setup: `dotnet build ${project} ${flags}`,
				run: `dotnet run --project ${project} --no-build ${flags} -- --filter '*' --job short --exporters json --artifacts ${dotnetArtifacts}`,
				output: `${dotnetArtifacts}/results/*-report-full-compressed.json`,
				steps: [{
					uses: "setup-dotnet",
					with: pinned ? { "global-json-file": pinned } : { "dotnet-version": `${version}.x` }
				}],
				notes: ["The program must pass its arguments on: BenchmarkSwitcher.FromAssembly(…).Run(args)."]
			};
		}
	},
	julia: {
		mark: "benchmarkTools",
		projectOf: (_, path) => folderOfPath(folderOfPath(path)),
		suite({ tree, project: folder }) {
			const isProject = findFileInFolder(tree, folder, "benchmark/Project.toml") !== null;
			const install = "using Pkg; Pkg.develop(path=\".\"); Pkg.add(\"BenchmarkTools\"); Pkg.instantiate()";
			const measure = `using BenchmarkTools; include("${juliaSuite}"); BenchmarkTools.save("${benchmarkToolOutputFileName}", run(SUITE; seconds=1))`;
			return {
				setup: [
					`mkdir -p ${juliaEnvironment}`,
					...isProject ? [`cp benchmark/Project.toml ${juliaEnvironment}/`] : [],
					joinShellWords(...julia, install)
				].join("\n"),
				run: joinShellWords(...julia, measure),
				output: benchmarkToolOutputFileName,
				steps: [{
					uses: "setup-julia",
					with: { version: "1" }
				}]
			};
		}
	},
	"benchmark-ips": {
		mark: "benchmarkIps",
		projectOf: (tree, path) => folderAndParents(folderOfPath(path)).find((one) => findFileInFolder(tree, one, "Gemfile")) ?? ".",
		suite({ tree, project: folder, paths }) {
			const least = Math.min(...paths.map(folderDepth));
			const nearest = paths.filter((path) => folderDepth(path) === least);
			const isBundled = findFileInFolder(tree, folder, "Gemfile") !== null;
			const ruby = isBundled ? [
				"bundle",
				"exec",
				"ruby"
			] : ["ruby"];
			const isLocked = !isBundled || findFileInFolder(tree, folder, "Gemfile.lock") !== null;
			return {
				foundBy: nearest[0] ?? "",
				setup: isBundled ? "bundle install --quiet" : "gem install --silent benchmark-ips",
				run: nearest.map((path) => joinShellWords(...ruby, pathRelativeTo(folder, path))).join("\n"),
				steps: [rubyStep(tree, folder)],
				notes: isLocked ? [] : ["Git tracks no Gemfile.lock, so base and head may get different gems."]
			};
		}
	},
	dart: {
		mark: "dart",
		projectOf: dartPackage,
		suite: ({ project: folder, paths }) => ({
			foundBy: joinFolderPath(folder, "pubspec.yaml"),
			setup: "dart pub get",
			run: paths.map((path) => joinShellWords("dart", "run", pathRelativeTo(folder, path))).join("\n"),
			steps: [{
				uses: "setup-dart",
				with: { sdk: "stable" }
			}]
		})
	},
	hyperfine: {
		mark: "hyperfine",
		projectOf: (_, path) => path,
		suite: ({ paths: [path] }) => ({
			folder: folderOfPath(path),
			run: `bash ${quoteShellWord(fileNameOfPath(path))}`,
			output: benchmarkToolOutputFileName,
			steps: [installAptPackagesStep("hyperfine")],
			notes: [`Make ${path} export to ${benchmarkToolOutputFileName} (--export-json), or set "output" to the file that it writes. Set "setup" to the command that builds what it measures.`]
		})
	},
	k6: {
		mark: "k6",
		projectOf: (_, path) => path,
		suite: ({ paths: [path] }) => ({
			folder: folderOfPath(path),
			run: `k6 run --quiet --summary-export ${benchmarkToolOutputFileName} ${quoteShellWord(fileNameOfPath(path))}`,
			output: benchmarkToolOutputFileName,
			steps: [{ run: "sudo env GOBIN=/usr/local/bin \"$(which go)\" install go.k6.io/k6@latest" }],
			notes: ["Start the service under load in \"run\", before k6 (\"server & k6 run …\"), so that each side puts load on its own service."]
		})
	}
};
function createSuiteFinderForTool(tool) {
	const { mark, projectOf, suite } = programTools[tool];
	return (tree) => [...groupBy(tree.marked[mark], (path) => projectOf(tree, path))].flatMap(([project, paths]) => project === null ? [] : createSuiteWithDefaults({
		tool,
		foundBy: paths[0],
		folder: project,
		...suite({
			tree,
			project,
			paths
		})
	}));
}
function csprojAround(tree, source) {
	for (const folder of folderAndParents(folderOfPath(source))) for (const path of tree.texts.keys()) if (folderOfPath(path) === folder && fileNameOfPath(path).endsWith(".csproj")) return path;
	return null;
}
function dartPackage(tree, path) {
	const folder = folderOfPath(folderOfPath(path));
	const pubspec = tree.texts.get(joinFolderPath(folder, "pubspec.yaml")) ?? "";
	return path === joinFolderPath(folder, `benchmark/${fileNameOfPath(path)}`) && tree.marked.dartMain.includes(path) && /^\s+benchmark_harness\s*:/m.test(pubspec) ? folder : null;
}
function rubyStep(tree, home) {
	const pinned = folderAndParents(home).find((one) => findFileInFolder(tree, one, ".ruby-version", ".tool-versions"));
	if (pinned === void 0) return {
		uses: "setup-ruby",
		with: { "ruby-version": "3.4" }
	};
	return {
		uses: "setup-ruby",
		with: {
			"ruby-version": "default",
			"working-directory": pinned
		}
	};
}

// src/core/init/find/python.ts
function findPytestSuites(tree) {
	const named = [...tree.texts].flatMap(([path, text]) => namedIn(path, text));
	const homes = [...new Set(named.map(({ path }) => homeOf(path)))].sort((a, b) => folderDepth(a) - folderDepth(b));
	return homes.flatMap((home) => {
		const nested = homes.filter((other) => other !== home && isPathWithin(home, other));
		const tests = tree.marked.pytest.filter((path) => isPathWithin(home, path) && !nested.some((other) => isPathWithin(other, path)));
		const [first] = named.filter(({ path }) => homeOf(path) === home).sort(bySource);
		return tests.length === 0 || !first ? [] : [suiteOf$1(tree, home, first, tests)];
	});
}
function homeOf(path) {
	const folder = folderOfPath(path);
	return fileNameOfPath(folder) === "requirements" ? folderOfPath(folder) : folder;
}
const sources = [
	"pyproject.toml",
	"setup.cfg",
	"setup.py"
];
function bySource(a, b) {
	const rank = ({ path }) => (sources.indexOf(fileNameOfPath(path)) + 4) % 4;
	return rank(a) - rank(b) || (a.path < b.path ? -1 : 1);
}
const requirement = /(^|["'\s])pytest[-_.]benchmark(?![\w.-])/im;
function namedIn(path, text) {
	const name = fileNameOfPath(path);
	if (name === "pyproject.toml") return leavesOfParsedToml(parseToml(text)).flatMap((leaf) => namedByLeaf(path, leaf));
	if (!(name === "setup.cfg" || name === "setup.py" || /\.(txt|in)$/.test(name)) || name === "CMakeLists.txt" || name === "conanfile.txt") return [];
	const plain = removeSourceComments(text, "hash");
	const found = requirement.exec(plain);
	if (!found) return [];
	return [{
		path,
		extra: /^setup\./.test(name) ? extraBefore(plain.slice(0, found.index)) : null,
		group: null
	}];
}
function extraBefore(text) {
	const start = text.search(/options\.extras_require|extras_require/);
	if (start < 0) return null;
	const last = [...text.slice(start).matchAll(/^\s*([\w-]+)\s*=\s*(?=$)|["']([\w-]+)["']\s*:/gm)].at(-1);
	return last?.[1] ?? last?.[2] ?? null;
}
function namedByLeaf(path, { path: key, value }) {
	const always = {
		path,
		extra: null,
		group: null
	};
	const poetry = /^tool\.poetry(?:\.group\.([\w-]+))?\.(?:dev-)?dependencies\.pytest[-_]benchmark(?:\.|$)/i.exec(key);
	if (poetry) return [{
		...always,
		group: poetry[1] ?? null,
		isPoetry: true
	}];
	if (typeof value !== "string" || !/^pytest[-_.]benchmark(?![\w.-])/i.test(value)) return [];
	const extra = /^project\.optional-dependencies\.([\w-]+)$/.exec(key)?.[1];
	const group = /^dependency-groups\.([\w-]+)$/.exec(key)?.[1];
	if (extra !== void 0) return [{
		...always,
		extra
	}];
	if (group !== void 0) return [{
		...always,
		group
	}];
	if (key.startsWith("project.")) return [always];
	if (key.startsWith("tool.uv.")) return [{
		...always,
		group: "dev"
	}];
	return onlyByItsTool.test(key) ? [{
		...always,
		isByName: true
	}] : [];
}
const onlyByItsTool = /^tool\.(pdm\.dev-dependencies|hatch\.envs)\./;
function suiteOf$1(tree, home, named, tests) {
	const { tool, install } = installing$1(tree, home, named);
	const setup = [...virtualEnvironmentSetupCommands, ...install];
	const collected = tests.filter((path) => /^(test_.*|.*_test)\.py$/.test(fileNameOfPath(path)));
	const folder = collected.length === 0 ? null : pathRelativeTo(home, innermostCommonFolder(collected));
	const others = tests.filter((path) => !collected.includes(path)).map((path) => pathRelativeTo(home, path));
	const paths = [...folder === null || folder === "." && others.length === 0 ? [] : [folder], ...others];
	const flags = [
		"--benchmark-enable",
		"--benchmark-only",
		"--benchmark-max-time=0.2",
		`--benchmark-json=${benchmarkToolOutputFileName}`
	];
	return createSuiteWithDefaults({
		tool: "pytest-benchmark",
		foundBy: named.path,
		folder: home,
		setup: setup.join("\n"),
		run: joinShellWords(`${virtualEnvironmentFolder}/bin/python`, "-m", "pytest", ...paths, ...flags),
		output: benchmarkToolOutputFileName,
		filter: "-k {or}",
		steps: [setupNodeOrPythonStep("setup-python", tree, home), ...tool === null ? [] : [installPythonToolStep(tool)]]
	});
}
function installing$1(tree, home, named) {
	const { extra, group, isPoetry } = named;
	const mayBeLocked = !isRequirementList(named);
	if (mayBeLocked && folderAndParents(home).some((folder) => findFileInFolder(tree, folder, "uv.lock"))) {
		const words = [
			"uv",
			"sync",
			"--active",
			"--locked",
			"--refresh",
			...extra ? ["--extra", extra] : group ? ["--group", group] : []
		];
		return {
			tool: "uv",
			install: [joinShellWords(...words)]
		};
	}
	if (isPoetry || mayBeLocked && findFileInFolder(tree, home, "poetry.lock")) return {
		tool: "poetry",
		install: [joinShellWords("poetry", "install", ...extra ? ["--extras", extra] : group ? ["--with", group] : [])]
	};
	return {
		tool: null,
		install: pipLines(tree, home, named)
	};
}
function isRequirementList({ path }) {
	return !sources.includes(fileNameOfPath(path));
}
function pipLines(tree, home, named) {
	const { path, extra, group, isByName } = named;
	const lists = isRequirementList(named) ? ["requirements.txt", pathRelativeTo(home, path)] : [];
	const there = [...new Set(lists)].filter((one) => tree.texts.has(joinFolderPath(home, one)));
	const top = folderAndParents(home).find((folder) => isPipInstallable(tree, folder));
	const project = top === void 0 ? null : relativePathBetweenFolders(home, top);
	const words = [
		...project === null ? [] : ["--editable", extra === null ? project : `${project}[${extra}]`],
		...there.flatMap((one) => ["--requirement", one]),
		...group === null ? [] : ["--group", group]
	];
	return [
		...group === null ? [] : ["pip install --quiet --upgrade pip"],
		joinShellWords("pip", "install", "--quiet", ...words),
		...isByName ? ["pip install --quiet pytest-benchmark"] : []
	];
}
const virtualEnvironmentFolder = ".benchgate-venv";
const virtualEnvironmentSetupCommands = [`python -m venv --clear ${virtualEnvironmentFolder}`, `. ${virtualEnvironmentFolder}/bin/activate`];
function isPipInstallable(tree, home) {
	const settings = parseToml(tree.texts.get(joinFolderPath(home, "pyproject.toml")) ?? "");
	if (Object.hasOwn(settings, "build-system") || Object.hasOwn(settings, "project")) return true;
	return findFileInFolder(tree, home, "setup.py", "setup.cfg") !== null;
}
function findAsvSuites(tree) {
	return findPathsAndTextsOfFilesWithNames(tree, "asv.conf.json").map(([path, text]) => {
		const folder = folderOfPath(path);
		const home = folderAndParents(folder).find((one) => isPipInstallable(tree, one));
		const results = /^\s*"results_dir"\s*:\s*"([\w./-]+)"/m.exec(text)?.[1] ?? "results";
		const project = home === void 0 ? [] : [`pip install --quiet ${quoteShellWord(relativePathBetweenFolders(folder, home))}`];
		const folderOfResults = results.replace(/^\.\//, "").replace(/\/$/, "");
		return createSuiteWithDefaults({
			tool: "asv",
			foundBy: path,
			folder,
			setup: [
				...virtualEnvironmentSetupCommands,
				"pip install --quiet asv virtualenv",
				...project,
				"asv machine --yes"
			].join("\n"),
			run: `${virtualEnvironmentFolder}/bin/asv run --python=same --set-commit-hash "$(git rev-parse HEAD)" --attribute rounds=1`,
			output: `${folderOfResults}/**/*-*.json\n${folderOfResults}/benchmarks.json`,
			steps: [setupNodeOrPythonStep("setup-python", tree, folder)],
			notes: [`If the benchmarks need more than the project (see "matrix" in ${joinFolderPath(folder, "asv.conf.json")}), install that in "setup", too.`]
		});
	});
}
const flags$1 = "--processes 1 --values 3 --warmups 1";
const most$2 = 20;
function findPyperfSuites(tree) {
	const files = tree.marked.pyperf.slice(0, most$2);
	const [first] = files;
	if (first === void 0) return [];
	const folder = folderAndParents(innermostCommonFolder(files)).find((one) => isPipInstallable(tree, one)) ?? ".";
	const { names, output } = benchmarkResultFileNamesAndGlob(files.length);
	const run = files.map((file, n) => `${virtualEnvironmentFolder}/bin/python ${quoteShellWord(pathRelativeTo(folder, file))} ${flags$1} --output ${names[n]}`);
	const project = isPipInstallable(tree, folder) ? ["pip install --quiet --editable ."] : [];
	return [createSuiteWithDefaults({
		tool: "pyperf",
		foundBy: first,
		folder,
		setup: [
			...virtualEnvironmentSetupCommands,
			"pip install --quiet pyperf",
			...project
		].join("\n"),
		run: run.join("\n"),
		output,
		steps: [setupNodeOrPythonStep("setup-python", tree, folderOfPath(first))],
		notes: tree.marked.pyperf.length > most$2 ? [`There are ${tree.marked.pyperf.length} pyperf programs, and "run" starts the first ${most$2}: edit "run" to choose which ones are measured.`] : []
	})];
}

// src/core/init/find/rust.ts
const criterionFlags = [
	"--noplot",
	"--warm-up-time",
	"0.2",
	"--measurement-time",
	"0.5",
	"--sample-size",
	"10"
];
const harnesses = {
	criterion: ["criterion", "codspeed-criterion-compat"],
	divan: ["divan", "codspeed-divan-compat"],
	gungraun: ["gungraun", "iai-callgrind"]
};
function findRustSuites(tree) {
	return crates(tree).flatMap((crate) => [...[
		"criterion",
		"divan",
		"gungraun"
	].flatMap((tool) => suiteOf(tree, crate, tool)), ...libtest(tree, crate)]);
}
function crates(tree) {
	return findPathsAndTextsOfFilesWithNames(tree, "Cargo.toml").flatMap(([manifest, text]) => {
		const cargo = parseToml(text);
		const name = textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(cargo, "package"), "name");
		return name ? [{
			manifest,
			name,
			cargo,
			top: topOf(tree, folderOfPath(manifest))
		}] : [];
	});
}
function topOf(tree, folder) {
	return folderAndParents(folder).find((one) => {
		const cargo = parseToml(tree.texts.get(joinFolderPath(one, "Cargo.toml")) ?? "");
		if (!Object.hasOwn(cargo, "workspace")) return false;
		return !textsInListOfParsedTomlTable(tomlTableAtKeyOrEmpty(cargo, "workspace"), "exclude").some((path) => isPathWithin(joinFolderPath(one, path), folder));
	}) ?? folder;
}
function benchesWith(tree, { manifest, cargo }, tool) {
	const dependencies = dependencyTables(cargo).flatMap(Object.keys);
	if (!harnesses[tool].some((name) => dependencies.includes(name))) return [];
	const folder = folderOfPath(manifest);
	return tablesAtKeyOfTomlTable(cargo, "bench").filter((table) => table.harness === false).flatMap((table) => {
		const name = textAtKeyOfTomlTable(table, "name") ?? "";
		const path = textAtKeyOfTomlTable(table, "path");
		return (path ? [path] : [`benches/${name}.rs`, `benches/${name}/main.rs`]).some((source) => tree.marked[tool].includes(joinFolderPath(folder, source))) ? [{
			name,
			features: textsInListOfParsedTomlTable(table, "required-features")
		}] : [];
	});
}
function dependencyTables(cargo) {
	const targets = tomlTableAtKeyOrEmpty(cargo, "target");
	return [
		cargo,
		tomlTableAtKeyOrEmpty(cargo, "workspace"),
		...Object.keys(targets).map((key) => tomlTableAtKeyOrEmpty(targets, key))
	].flatMap((owner) => [tomlTableAtKeyOrEmpty(owner, "dependencies"), tomlTableAtKeyOrEmpty(owner, "dev-dependencies")]);
}
function suiteOf(tree, crate, tool) {
	const benches = benchesWith(tree, crate, tool);
	if (benches.length === 0) return [];
	const isCriterion = tool === "criterion";
	const flags = isCriterion ? criterionFlags : [];
	const programFlags = isCriterion ? ["--", ...criterionFlags] : [];
	const suite = measuredBy(tree, crate, tool, cargoWords(crate, "bench", benches), programFlags);
	return [{
		...suite,
		output: isCriterion ? "target/criterion/**/new/*.json" : null,
		filter: isCriterion ? "{regex}" : null,
		...programsOf(tree, crate, benches),
		...tool === "gungraun" ? runnerOf(tree, crate) : relinkedPrograms(tree, crate, benches, flags, suite.notes)
	}];
}
function cargoWords(crate, command, benches) {
	const features = [...new Set(benches.flatMap((bench) => bench.features))];
	return [
		...[
			"cargo",
			command,
			...packageFlags(crate)
		],
		...features.length === 0 ? [] : ["--features", features.join(",")],
		...benches.flatMap(({ name }) => ["--bench", name])
	];
}
function cargoConfigText(tree, { top }) {
	const config = findFileInFolder(tree, top, ".cargo/config.toml", ".cargo/config");
	return (config && tree.texts.get(config)) ?? "";
}
function programsOf(tree, crate, benches) {
	if (/\b(?:target|target-dir|build-dir)\s*=/.test(cargoConfigText(tree, crate))) return {};
	const folder = joinFolderPath(crate.top, "target/release/deps");
	return { binaries: benches.map(({ name }) => `${folder}/${name.replaceAll("-", "_")}-*`).join("\n") };
}
function relinkedPrograms(tree, crate, benches, flags, notes) {
	if (/\b(?:target|target-dir|build-dir|linker|rustflags)\s*=/.test(cargoConfigText(tree, crate))) return {};
	if (!benches.every(({ name }) => /^[\w-]+$/.test(name))) return {};
	const linkCommand = (name, more = "") => `sh -c "$(cat target/${name}.link) -o target/${name}.bench${more}"`;
	const shuffle = " -fuse-ld=lld -Wl,--shuffle-sections=.text*=$BENCHGATE_LAYOUT";
	return {
		setup: ["mkdir -p target", ...benches.flatMap((bench) => [`${joinShellWords(...cargoWords(crate, "rustc", [bench]))} --profile bench -- -C save-temps --print link-args > target/${bench.name}.link`, linkCommand(bench.name)])].join("\n"),
		relink: benches.map(({ name }) => linkCommand(name, shuffle)).join("\n"),
		run: runOfPrograms(crate, benches, flags),
		binaries: benches.map(({ name }) => joinFolderPath(crate.top, `target/${name}.bench`)).join("\n"),
		steps: [installAptPackagesStep("lld")],
		notes: [...notes, installLldInTerminalNote]
	};
}
function runOfPrograms({ top, manifest }, benches, flags) {
	const home = pathRelativeTo(top, folderOfPath(manifest));
	const programs = benches.map(({ name }) => `target/${name}.bench`);
	const [first = "", ...others] = programs;
	const words = joinShellWords("--bench", ...flags);
	if (others.length === 0) return commandInFolder(home, `${relativePathBetweenFolders(home, first)} ${words}`);
	const filter = flags.length === 0 ? "" : " {filter}";
	const start = home === "." ? `"$program" ${words}${filter}` : `(${commandInFolder(home, `"$OLDPWD/$program" ${words}${filter}`)})`;
	return `for program in \${BENCHGATE_PROGRAMS:-${programs.join(" ")}}; do ${start}; done`;
}
function libtest(tree, crate) {
	const folder = folderOfPath(crate.manifest);
	const inner = [...tree.texts.keys()].map(folderOfPath).filter((one) => one !== folder && isPathWithin(folder, one));
	const isOwn = (path) => isPathWithin(folder, path) && !inner.some((one) => isCrate(tree, one) && isPathWithin(one, path));
	if (!tree.marked.testFeature.some(isOwn)) return [];
	const paths = tablesAtKeyOfTomlTable(crate.cargo, "bench").map((table) => textAtKeyOfTomlTable(table, "path"));
	const isBuilt = (path) => {
		const own = pathRelativeTo(folder, path);
		return /^(benches|src)\//.test(own) || paths.includes(own);
	};
	if (!tree.marked.libtest.some((path) => isOwn(path) && isBuilt(path))) return [];
	const isChosen = choosesNightly(tree, crate);
	const suite = measuredBy(tree, crate, "cargo-bench", [
		...isChosen ? ["cargo"] : ["cargo", "+nightly"],
		"bench",
		...packageFlags(crate)
	], []);
	const steps = isChosen ? [] : [{ run: "rustup toolchain install nightly --profile minimal" }];
	return [{
		...suite,
		steps
	}];
}
function isCrate(tree, folder) {
	return tree.texts.has(joinFolderPath(folder, "Cargo.toml"));
}
function choosesNightly(tree, crate) {
	const file = findFileInFolder(tree, crate.top, "rust-toolchain.toml", "rust-toolchain");
	return /nightly/.test((file && tree.texts.get(file)) ?? "") || /RUSTC_BOOTSTRAP/.test(cargoConfigText(tree, crate));
}
function measuredBy(tree, { manifest, top }, tool, words, flags) {
	const lock = joinFolderPath(top, "Cargo.lock");
	return createSuiteWithDefaults({
		tool,
		foundBy: manifest,
		folder: top,
		setup: joinShellWords(...words, "--no-run"),
		run: joinShellWords(...words, ...flags),
		notes: tree.paths.has(lock) ? [] : [`Git tracks no ${lock}, so base and head may get different dependencies.`]
	});
}
function runnerOf(tree, { cargo }) {
	const own = dependencyTables(cargo);
	const all = [...own, ...dependencyTables(parseToml(tree.texts.get("Cargo.toml") ?? ""))];
	const library = harnesses.gungraun.find((name) => own.some((table) => Object.hasOwn(table, name))) ?? "gungraun";
	const version = all.map((table) => textAtKeyOfTomlTable(table, library) ?? textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(table, library), "version") ?? "").map((text) => /\d+\.\d+[\w.]*/.exec(text)?.[0]).find((version) => version !== void 0);
	const versionFlags = version ? ["--version", `^${version}`] : [];
	const runner = joinShellWords("cargo", "install", `${library}-runner`, ...versionFlags);
	return {
		steps: [installAptPackagesStep("valgrind"), { run: runner }],
		notes: [`The version of ${library}-runner must be that of ${library} in Cargo.lock; the workflow installs ${version ? `^${version}` : "the newest"}.`]
	};
}
function packageFlags({ manifest, name, top }) {
	return pathRelativeTo(top, folderOfPath(manifest)) === "." ? [] : ["--package", name];
}

// src/core/init/choose.ts
function chooseSuiteAndListOthers(tree, wish) {
	const { run, setup, format, output, folder, below, isNamed, tool } = wish;
	if (run !== null) return [createSuiteFromGivenCommand({
		...wish,
		run,
		folder: folder ?? below
	})];
	const all = findSuites(tree, below);
	const home = folder ?? (isNamed ? below : ".");
	const first = all.find((suite) => isPathWithin(home, suite.foundBy) && (tool === null || suite.tool === tool));
	if (first === void 0) throw nothingFound(tree, home, tool, all);
	return [{
		...first,
		setup: setup ?? first.setup,
		format: format ?? first.format,
		output: output ?? first.output
	}, ...all.filter((suite) => suite !== first)];
}
function nothingFound(tree, home, tool, all) {
	const where = home === "." ? "in this repository" : `in ${home}`;
	const what = tool === null ? "No benchmarks were found" : `No benchmarks of "${tool}" were found`;
	const seen = explainDeclinedSuites(tree, home).map((sentence) => ` ${sentence}`).join("");
	const others = all.map((suite) => `${suite.tool} (${suite.foundBy})`);
	return new MisconfiguredError(others.length === 0 ? `${what} ${where}, and nothing was written.${seen} Looked for: ${toolsSupportedByInitText}.\nTo measure benchmarks of another kind, name the command that runs them: benchgate init --run 'command' [--setup 'command'] [--format NAME] [--output FILE]. docs/formats.md lists the formats, and shows how to describe another.` : `${what} ${where}, and nothing was written. There are: ${others.join(", ")}. Choose with a folder, or with --tool.`);
}
const finders = [
	findGoSuiteOfAllModules,
	findRustSuites,
	findCppSuites,
	findCatch2AndNanobenchSuites,
	findJavaSuites,
	createSuiteFinderForTool("benchmarkdotnet"),
	findPytestSuites,
	findAsvSuites,
	findPyperfSuites,
	createSuiteFinderForTool("julia"),
	createSuiteFinderForTool("benchmark-ips"),
	createSuiteFinderForTool("dart"),
	findNodeSuites,
	createSuiteFinderForTool("hyperfine"),
	createSuiteFinderForTool("k6")
];
function findSuites(tree, standing) {
	const suites = finders.flatMap((find) => find(tree)).map((suite) => buildNeedsSubmodules(tree, suite.folder) ? {
		...suite,
		submodules: true
	} : suite);
	const isElsewhere = ({ foundBy }) => isPathWithin(standing, foundBy) ? 0 : 1;
	const depth = ({ tool, folder, foundBy }) => folderDepth(tool === "go" ? folder : folderOfPath(foundBy));
	return suites.sort((a, b) => isElsewhere(a) - isElsewhere(b) || depth(a) - depth(b));
}
const toolsSupportedByInitText = "Go benchmarks (go.mod), criterion, divan, Gungraun or #[bench] (Cargo.toml), Google Benchmark, Catch2 or nanobench (CMakeLists.txt), JMH (pom.xml, build.gradle), BenchmarkDotNet (*.csproj), pytest-benchmark (pyproject.toml, requirements, setup.cfg), asv (asv.conf.json), pyperf, BenchmarkTools (benchmark/benchmarks.jl), benchmark-ips, benchmark_harness (pubspec.yaml), vitest, tinybench, mitata, benchmark or a script \"bench\" (package.json), and scripts of hyperfine and k6";
const most$1 = 4;
function explainDeclinedSuites(tree, home) {
	const below = (paths, name) => [...paths].filter((path) => fileNameOfPath(path) === name && isPathWithin(home, path));
	const scripts = below(tree.texts.keys(), "package.json").flatMap((path) => benchmarkScriptNames.flatMap((name) => {
		const command = parsePackageJson(tree.texts.get(path) ?? "")?.scripts[name];
		const why = command === void 0 ? null : whyScriptNotMeasurable(command);
		return why === null ? [] : [`The script "${name}" in ${path} ${why}.`];
	}));
	const rebar = below(tree.paths, "engines.toml");
	const [source] = ["catch2", "nanobench"].flatMap((tool) => tree.marked[tool].map((path) => `${path} uses ${tool}, but no CMakeLists.txt that Benchgate understands builds it.`));
	const unknown = [...tree.paths].filter((path) => isPathWithin(home, path) && scriptOfBenchmarks.test(path) && !path.includes("node_modules/")).slice(0, 1).map((path) => `${path} may have benchmarks, but not for a tool that init knows.`);
	return [
		...scripts,
		...rebar.map((path) => `${path} belongs to rebar, whose tables Benchgate cannot read.`),
		...source === void 0 ? [] : [source],
		...unknown
	].slice(0, most$1);
}
const scriptOfBenchmarks = /(?:^|\/)(?:(?:bench|benchmarks?|perf)\/[^/]+|bench(?:marks?)?(?:[_.-][^/]*)?)\.(?:py|rb|[cm]?[jt]s|sh|pl|php|lua)$/;
const installing = [
	[/\bgo\b/, {
		uses: "setup-go",
		with: { "go-version": "stable" }
	}],
	[/\b(pnpm|yarn)\b/, enableCorepackStep],
	[/\b(node|npm|npx|pnpm|yarn)\b/, setupNodeOrPythonStep("setup-node")],
	[/\b(python3?|pip3?|pytest|poetry|uv|tox|nox)\b/, setupNodeOrPythonStep("setup-python")],
	...[
		"uv",
		"poetry",
		"tox",
		"nox"
	].map((tool) => [new RegExp(`\\b${tool}\\b`), installPythonToolStep(tool)]),
	[/\b(java|mvnw?|gradlew?)\b/, setupJavaStepForBuildFile("")]
];
function createSuiteFromGivenCommand({ run, setup, format, output, folder }) {
	const text = `${setup ?? ""}\n${run}`;
	const steps = [...installing.flatMap(([words, step]) => words.test(text) ? [step] : []), ...installStepsForBunAndDeno(text)];
	return createSuiteWithDefaults({
		tool: "a command",
		foundBy: "",
		folder: folder ?? ".",
		run,
		setup,
		format,
		output,
		steps
	});
}

// src/effects/init/repository-files.ts
const largest = 1 << 20;
const most = 2e3;
async function readFilesForSuiteSearch(git) {
	const listed = await git.run([
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard"
	]);
	const deleted = new Set(usable(await git.run([
		"ls-files",
		"-z",
		"--deleted"
	])));
	const paths = usable(listed).filter((path) => !deleted.has(path));
	const manifests = paths.filter(isManifestOrConfigurationFile).sort((a, b) => folderDepth(a) - folderDepth(b));
	const texts = /* @__PURE__ */ new Map();
	for (const path of manifests.slice(0, most)) {
		const text = await textOf(join(git.folder, path));
		if (text !== null) texts.set(path, text);
	}
	const marked = await Promise.all(Object.entries(benchmarkMarksByTool).map(async ([mark, { pattern, files }]) => {
		return [mark, usable(await git.ask([
			...[
				"grep",
				"--untracked",
				"--files-with-matches",
				"--no-color",
				"-z",
				"--extended-regexp"
			],
			"-e",
			pattern,
			"--",
			...files.split(" ")
		]) ?? "")];
	}));
	return {
		paths: new Set(paths),
		texts,
		marked: Object.fromEntries(marked)
	};
}
function usable(listed) {
	const paths = splitAtNul(listed).map(decodeGitText);
	return [...new Set(paths)].filter((path) => isPathSafeForWorkflow(path) && isNotThirdPartyFile(path) && !path.endsWith("/")).sort();
}
async function textOf(path) {
	try {
		const found = await lstat(path);
		return found.isFile() && found.size <= largest ? await readFile(path, "utf8") : null;
	} catch {
		return null;
	}
}
async function readPlainFileOrRefuse(root, path) {
	await refuseLinks(root, path);
	const found = await lstatOrNull(join(root, path));
	if (found === null) return null;
	if (!found.isFile()) throw new MisconfiguredError(`${path} is a ${found.isDirectory() ? "folder" : "link or a special file"}, not a plain file. Move it away.`);
	return (await readFileBytesOrNull(join(root, path)))?.toString() ?? null;
}
async function replaceFileInCheckoutMakingFolders(root, path, text) {
	await makeFolder(dirname(join(root, path)));
	await removeAndCreateFile(join(root, path), text);
}
async function keepBackupCopy(root, path) {
	const content = await readFileBytesOrNull(join(root, path)) ?? "";
	for (let n = 1;; n++) {
		const copy = `${path}.before${n === 1 ? "" : `-${n}`}`;
		const found = await lstatOrNull(join(root, copy));
		if (found?.isFile() && (await readFileBytesOrNull(join(root, copy)))?.equals(Buffer.from(content))) return copy;
		if (found === null) {
			await writeFile(join(root, copy), content, { flag: "wx" });
			return copy;
		}
	}
}
async function refuseLinks(root, path) {
	const folders = path.split("/").slice(0, -1);
	for (const [index] of folders.entries()) {
		const folder = folders.slice(0, index + 1).join("/");
		const found = await lstatOrNull(join(root, folder));
		if (found !== null && !found.isDirectory()) throw new MisconfiguredError(`${folder} is not a folder, so ${path} cannot be written. Move it away.`);
	}
}

// src/effects/init/try-in-clone.ts
const patience = 150;
async function timeBenchmarksInTrialClone({ git, timeout, env, signal, tell }, settings) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { go, setup, workingDirectory } = settings;
		const commit = {
			sha: await git.run(["rev-parse", "HEAD"]),
			from: "HEAD"
		};
		const context = {
			sides: { enter: async () => git.folder },
			commits: {
				base: commit,
				head: commit
			},
			setup,
			workingDirectory,
			timeout,
			env,
			signal,
			console: createWarningsOnlyConsole({ warn: tell })
		};
		const began = steadyNow();
		const since = () => (steadyNow() - began) / 1e3;
		const driver = _usingCtx$2.a(await openMeasurementDriver(context, {
			...settings,
			relink: null
		}));
		if (go !== null) tell("building, and running each benchmark once …");
		else if (setup !== null) tell("running setup …");
		await driver.prepare("head");
		const items = await driver.items();
		const built = since();
		if (go === null) tell("running the benchmarks once …");
		const said = new LastLinesBuffer();
		const onOutput = (chunk) => said.add(chunk);
		const attempt = {
			round: 0,
			place: "the trial",
			only: null,
			budgetEnds: null,
			onOutput
		};
		const names = /* @__PURE__ */ new Set();
		let format = "go";
		let seconds = 0;
		let tried = 0;
		let failure = null;
		for (const item of items) {
			if (tried > 0 && since() - built > patience) break;
			try {
				const { visit, failed } = await driver.visit(item, "head", attempt);
				const [failedAlone] = failed?.values() ?? [];
				if (go === null && failedAlone) throw failedAlone;
				for (const { benchmark } of visit.measurements) names.add(`${item.package} ${benchmark}`);
				format = visit.format ?? format;
				seconds += secondsOf(driver, item, visit.seconds);
				tried++;
				if (go === null && visit.measurements.length === 0) {
					const lastLines = said.lines();
					await driver.visit(item, "base", attempt);
					throw new CouldNotMeasureError("The command succeeded, but gave no benchmark.", lastLines);
				}
			} catch (error) {
				if (go === null || !(error instanceof SideFailedError) || signal.aborted) throw error;
				failure = error;
				tell(error.message);
			}
		}
		if (names.size === 0) throw failure ?? new CouldNotMeasureError("No Go benchmark was found in the clone.");
		const all = items.length / tried;
		const trying = go === null ? 0 : (since() - built) * all;
		return {
			format,
			benchmarks: Math.round(names.size * all),
			setup: built + trying,
			trying,
			visit: seconds * all
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function secondsOf(driver, item, trial) {
	const parts = driver.parts(item);
	for (const part of parts) driver.visitsPerRound(part);
	const planned = driver.report().planned.filter((plannedVisits) => plannedVisits.package === item.package && parts.some((part) => part.benchmark === plannedVisits.benchmark));
	return planned.length === 0 ? trial : planned.reduce((sum, one) => sum + maxBothSidesRoundSecondsOfVisitPlan(one) / 2, 0);
}
async function cloneHeadAsCheckoutActionWould(git, to, { submodules, signal }) {
	if (await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD^{commit}"
	]) === null) throw new CouldNotMeasureError("Nothing is committed yet, and a workflow sees only committed files. Commit, then run: benchgate init --check");
	const plain = git.with({ GIT_LFS_SKIP_SMUDGE: "1" });
	try {
		const clone = await copy(plain, to, signal);
		const remote = await git.ask([
			"remote",
			"get-url",
			"origin"
		]);
		if (remote) await clone.run([
			"remote",
			"set-url",
			"origin",
			decodeGitText(remote)
		]);
		if (submodules) await fill(plain, clone, signal);
		return clone;
	} catch (error) {
		if (!(error instanceof GitFailedError)) throw error;
		throw new CouldNotMeasureError(`A fresh clone could not be made. ${error.message}`);
	}
}
async function copy(git, to, signal, commit = "HEAD") {
	const depth = commit === "HEAD" ? ["--depth", "1"] : [];
	await git.run([
		"clone",
		"--quiet",
		"--no-local",
		"--no-checkout",
		...depth,
		"--",
		git.folder,
		to
	], { signal });
	const clone = git.in(to);
	await clone.run([
		"checkout",
		"--quiet",
		"--detach",
		commit
	], { signal });
	return clone;
}
async function fill(from, to, signal) {
	for (const { path, sha } of await submodulesOf(to)) {
		const [theirs, ours] = [from.in(join(from.folder, path)), to.in(join(to.folder, path))];
		if (await lstatOrNull(join(theirs.folder, ".git")) !== null && await theirs.ask([
			"cat-file",
			"-e",
			`${sha}^{commit}`
		]) !== null) {
			await copy(theirs, ours.folder, signal, sha);
			await fill(theirs, ours, signal);
		} else {
			const update = [
				"submodule",
				"--quiet",
				"update",
				"--init",
				"--recursive",
				"--depth",
				"1",
				"--",
				path
			];
			await to.run(update, { signal });
		}
	}
}
async function submodulesOf(git) {
	if (!(await lstatOrNull(join(git.folder, ".gitmodules")))?.isFile()) return [];
	return [...await readSubmoduleCommits(git, "HEAD")].map(([path, sha]) => ({
		path: decodeGitText(path),
		sha
	}));
}

// src/commands/init.ts
const usage = `Usage: benchgate init [folder] [flags]

Finds the benchmarks of this repository and writes two files: ${benchgateWorkflowPath}, the workflow that
measures each pull request, and ${defaultRulesFilePath}, the rules that the workflow and the command "benchgate" read.
It does not replace files unless you tell it to. In a terminal it then tries the workflow once, in a fresh clone of what is
committed. That runs the repository's code; --no-check skips it.

  benchgate init                  the benchmarks nearest to the current folder
  benchgate init bench            the benchmarks in a folder, or those that a file such as Cargo.toml declares
  benchgate init --run 'make bench' --format hyperfine --output 'out/*.json'
                                  a command of your own

  --tool NAME    the tool, if there are several: go, criterion, pytest-benchmark, …
  --run COMMAND, --setup COMMAND, --format NAME, --output GLOB, --working-directory FOLDER
                 the same as the inputs of the Action
  --forks        also comments on pull requests from forks, through a second workflow
  --on-demand    adds a workflow for members who comment "/benchgate run" on a pull request
  --nightly      adds a nightly run against the last release, with a history and an issue on what became slower
  --shards N     N machines share the benchmarks; a last job joins their results
  --check        tries the existing workflow, also without a terminal: reports the format, how many minutes a check
                 takes, what is missing, and whether the benchmarks run the code of the checkout (if so, they fail when it
                 is broken on purpose)
  --no-check     tries nothing
  --print        prints the files and writes none
  --force        replaces existing files, and keeps their old text beside them (….before)

Exit status: 0 all files are in place, and work if they were tried; 1 they were tried, and no change of the code would be
noticed; 2 no benchmarks were found, an existing file with other content was kept (without --check), or the check failed.
`;
const flags = {
	run: { type: "string" },
	setup: { type: "string" },
	format: { type: "string" },
	output: { type: "string" },
	"working-directory": { type: "string" },
	tool: { type: "string" },
	forks: { type: "boolean" },
	"on-demand": { type: "boolean" },
	nightly: { type: "boolean" },
	shards: { type: "string" },
	check: { type: "boolean" },
	"no-check": { type: "boolean" },
	print: { type: "boolean" },
	force: { type: "boolean" }
};
async function run(words, terminal) {
	const { values, words: folders } = parseCommandLine(words, flags, "benchgate init");
	const [namedFolder, ...extraFolders] = folders;
	if (extraFolders.length > 0) throw new MisconfiguredError(`init: only one folder can be given. Leave out ${extraFolders.join(" ")}.`);
	const text = (name) => String(values[name] ?? "").trim() || null;
	const isForced = values.force === true;
	const shouldCheck = shouldCheckFiles(values, terminal);
	const split = {
		forks: values.forks === true,
		onDemand: values["on-demand"] === true,
		nightly: values.nightly === true,
		shards: parseNonInputFlag(shards, "shards", values.shards, 1)
	};
	const repository = await findRepository(terminal, namedFolder, text("run") !== null);
	const tree = await readFilesForSuiteSearch(repository.git);
	const wish = {
		run: text("run"),
		setup: text("setup"),
		format: parseNonInputFlag(formatInputKind, "format", values.format, null),
		output: parseNonInputFlag(outputGlobsInputKind, "output", values.output, null)?.join("\n") ?? null,
		folder: parseNonInputFlag(folderKind, "working-directory", values["working-directory"], null),
		below: repository.below,
		isNamed: namedFolder !== void 0,
		tool: text("tool")
	};
	const existingSuite = [
		wish.run,
		wish.setup,
		wish.format,
		wish.output,
		wish.folder,
		wish.tool,
		namedFolder
	].some((one) => one !== null && one !== void 0) || findSuites(tree, repository.below).length > 0 ? null : await readSuiteOfExistingRules(repository.root, terminal);
	const [suite, ...otherSuites] = existingSuite ? [existingSuite] : chooseSuiteAndListOthers(tree, wish);
	if (split.shards > 1) await refuseUnshardable(repository.root, suite, isForced);
	const files = await plannedFiles(repository.root, tree, suite, split, {
		isForced,
		areRulesKept: existingSuite !== null
	});
	if (values.print) {
		terminal.stdout.write(files.map(({ path, text }) => `# ${path}\n${text}`).join("\n"));
		return 0;
	}
	await refuseShadowed(repository.root);
	refuseReportWithoutResult(files);
	const copies = {};
	for (const file of files) {
		if (file.standing === "replaced") copies[file.path] = await keepBackupCopy(repository.root, file.path);
		if (willWritePlannedFile(file)) await replaceFileInCheckoutMakingFolders(repository.root, file.path, file.text);
	}
	const plan = {
		suite,
		others: otherSuites,
		files,
		copies,
		standing: repository.standing
	};
	terminal.stdout.write(`${initSuiteAndFilesText(plan)}\n`);
	const status = files.some(({ standing }) => standing === "kept") ? 2 : 0;
	if (!shouldCheck) {
		terminal.stdout.write(initNextStepsText(plan, false));
		return status;
	}
	const workflow = findOtherBenchgateWorkflowPath(tree) ?? ".github/workflows/benchgate.yml";
	const checkStatus = await tryInitFilesInClone({
		git: repository.git,
		suite,
		workflow,
		shards: split.shards
	}, terminal);
	if (checkStatus === 0) terminal.stdout.write(`\n${initNextStepsText(plan, true)}`);
	return values.check === true ? checkStatus : Math.max(status, checkStatus);
}
function shouldCheckFiles(values, { stdout, env }) {
	if (values.check === true && values["no-check"] === true) throw new MisconfiguredError("init: --check and --no-check contradict each other. Give one of them.");
	if (values.check === true && values.print === true) throw new MisconfiguredError("init: --print writes nothing that --check could try. Give one of them.");
	return values.check === true || values["no-check"] !== true && stdout.isTTY && !env.CI;
}
const folderKind = defineInputKind((name, text) => parseInputAsPathBelowWorkingFolder(name, text));
async function refuseShadowed(root) {
	const otherName = defaultRulesFilePath.replace(/yml$/, "yaml");
	if (await lstatOrNull(join(root, ".github/benchgate.yml")) || !await lstatOrNull(join(root, otherName))) return;
	throw new MisconfiguredError(`${otherName} is not read; Benchgate reads ${defaultRulesFilePath}. Rename it to ${defaultRulesFilePath} (git mv ${otherName} ${defaultRulesFilePath}), or remove it; then run this again.`);
}
async function findRepository({ env, folder }, named, isFolderNeeded) {
	const path = resolve(folder, named ?? ".");
	const isFile = !isFolderNeeded && (await lstatOrNull(path))?.isFile() === true;
	const directory = isFile ? dirname(path) : path;
	if (!await isFolder(directory)) throw new MisconfiguredError(`init: "${named}" is not a folder. Name a folder of the repository.`);
	const git = createGit(directory, createUntrustedEnvironment(env, []).env);
	const root = await findTopFolderOfCheckout(git);
	if (root === null) throw new MisconfiguredError(`${directory} is not in the working tree of a git repository. Run "git init" if there is no repository yet, or name a folder of a checkout.`);
	const subfolder = decodeGitText(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "") || ".";
	const currentFolder = relative(root, await realpath(folder)).replaceAll(sep, "/") || ".";
	return {
		root,
		below: isFile ? joinFolderPath(subfolder, basename(path)) : subfolder,
		standing: isPathWithin("..", currentFolder) ? "." : currentFolder,
		git: git.in(root)
	};
}
async function readSuiteOfExistingRules(root, { env: ownEnv, stderr }) {
	const { env } = createUntrustedEnvironment(ownEnv, []);
	const place = {
		folder: root,
		env,
		console: createTerminalConsole(stderr)
	};
	const { inputs } = await recoverCheckoutAndReadRules(() => "", place);
	const { run, setup, format, output, filter } = inputs;
	if (run === void 0) return null;
	return {
		...createSuiteFromGivenCommand({
			run,
			setup: setup ?? null,
			format: format ?? null,
			output: output ?? null,
			folder: inputs["working-directory"] ?? null
		}),
		foundBy: defaultRulesFilePath,
		filter: filter ?? null
	};
}
async function refuseUnshardable(root, { run, filter }, isForced) {
	if (run === null || filter !== null) return;
	if (!isForced && /^filter:/m.test(await readPlainFileOrRefuse(root, ".github/benchgate.yml") ?? "")) return;
	throw new MisconfiguredError(`--shards: "${run.split("\n").at(-1)}" always measures all benchmarks, so machines cannot share them. Set "filter" in ${defaultRulesFilePath} to the option that limits the command to some benchmarks (docs/formats.md), and run this again; or leave --shards out.`);
}
const shards = wholeNumberInputKind(1, 64);
async function plannedFiles(root, tree, suite, split, { isForced, areRulesKept }) {
	const standingOf = async (path, text) => {
		const existing = await readPlainFileOrRefuse(root, path);
		if (existing === null) return "new";
		if (existing === text) return "same";
		return isForced ? "replaced" : "kept";
	};
	const rules = {
		path: defaultRulesFilePath,
		text: (areRulesKept ? await readPlainFileOrRefuse(root, ".github/benchgate.yml") : null) ?? buildRulesFileTextForSuite(suite),
		meaning: "what is measured, and what counts as a regression"
	};
	const otherPath = findOtherBenchgateWorkflowPath(tree);
	if (otherPath !== null && (split.forks || split.shards > 1)) throw new MisconfiguredError(`${otherPath} already runs Benchgate, so with the workflow that --forks or --shards writes, each pull request would be measured twice. Rename ${otherPath} (git mv ${otherPath} ${benchgateWorkflowPath}) and give --force, which replaces it and keeps a copy; or remove ${otherPath}.`);
	const planned = [rules, ...buildWorkflowFileTexts(suite, split)].map(async (file) => ({
		...file,
		standing: otherPath !== null && file.path === ".github/workflows/benchgate.yml" ? { by: otherPath } : await standingOf(file.path, file.text)
	}));
	return Promise.all(planned);
}
function refuseReportWithoutResult(files) {
	const standingAt = (path) => files.find((file) => file.path === path)?.standing;
	if (standingAt(".github/workflows/benchgate.yml") === "kept" && standingAt(".github/workflows/benchgate-report.yml") === "new") throw new MisconfiguredError(`--forks: ${benchgateWorkflowPath} already has other content. If it does not upload the result that the reporting workflow needs, the reporting workflow fails on each pull request. Run this again with --force: it replaces each file that has other content, the rules file too, and keeps a copy of each.`);
}
const maxCommandSeconds = 600;
async function tryInitFilesInClone(written, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { stdout, stderr } = terminal;
		const console = createTerminalConsole(stderr);
		console.info("trying it once in a fresh clone (--no-check skips this, Ctrl-C ends it)");
		const interrupt = _usingCtx$1.u(abortOnSignals(console, "ending the check; the files that were written stay"));
		const { path: folder } = await makeTemporaryFolder("benchgate-check-");
		try {
			const { text, canary } = await checkWritten(written, join(folder, "clone"), terminal, interrupt.signal);
			stdout.write(text);
			return canary.outcome === "not-seen" ? 1 : 0;
		} catch (error) {
			if (isErrorDueToInterruption(error, interrupt.signal)) return readProcessExitCodeOrSigintStatus();
			if (!(error instanceof CouldNotMeasureError || error instanceof MisconfiguredError)) throw error;
			const output = error instanceof CouldNotMeasureError ? removeEscapeSequences(error.output) : "";
			const missing = adviceOnDependencyMissingInInitTrial(`${error.message}\n${output}`, written.suite.steps);
			stdout.write(initTrialFailedText(error.message, output, missing));
			return 2;
		} finally {
			await removeFolderRecursively(folder);
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function checkWritten(written, to, terminal, signal) {
	try {
		var _usingCtx3 = _usingCtx();
		const { git, shards } = written;
		const root = git.folder;
		const { env } = createUntrustedEnvironment(terminal.env, []);
		const console = createTerminalConsole(terminal.stderr);
		const leftovers = _usingCtx3.a(new LeftoverProcesses());
		const marked = leftovers.marked(env, "setup");
		const rules = await recoverCheckoutAndReadRules(() => "", {
			folder: root,
			env,
			console
		});
		const inputs = readInputsWithRules(rules, () => "");
		const workflow = await readPlainFileOrRefuse(root, written.workflow) ?? "";
		const cloning = () => cloneHeadAsCheckoutActionWould(createGit(root, env), to, {
			submodules: workflowChecksOutSubmodules(workflow),
			signal
		});
		const options = {
			git: await cloning(),
			timeout: Math.min(maxCommandSeconds, inputs.timeout),
			env: marked,
			signal,
			tell: console.info
		};
		const bounds = {
			...inputs,
			shards
		};
		const trial = await tryOnce(options, inputs);
		const outcome = isGateTooLongWithoutBudget(trial, bounds) ? await fitToLimits(written, options, inputs, trial, bounds) : {
			trial,
			text: initTrialPassedText(trial, bounds, [], null)
		};
		console.info("running once more with the sources broken on purpose, to see whether the benchmarks notice …");
		await leftovers.end();
		await removeFolderRecursively(to);
		await cloning();
		const canary = await tryCanary({
			...options,
			env
		}, inputs, outcome.trial.benchmarks);
		return {
			text: outcome.text + canaryResultText(canary),
			canary
		};
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
async function fitToLimits({ git, suite }, options, inputs, trial, bounds) {
	const root = git.folder;
	const isUnchanged = await readPlainFileOrRefuse(root, defaultRulesFilePath) === buildRulesFileTextForSuite(suite);
	const shorterTrial = await tryShorter(options, inputs, trial);
	const bestTrial = shorterTrial?.trial ?? trial;
	const budget = isGateTooLongWithoutBudget(bestTrial, bounds) ? suggestedBudgetMinutes(bestTrial, bounds) : null;
	const tuning = {
		...shorterTrial?.tuning,
		...budget === null ? {} : { budget: `${budget}m` }
	};
	if (isUnchanged) await replaceFileInCheckoutMakingFolders(root, defaultRulesFilePath, buildRulesFileTextForSuite({
		...suite,
		run: shorterTrial?.run ?? suite.run
	}, tuning));
	const changes = [...shorterTrial?.said ?? [], ...budget === null ? [] : [`budget: ${budget}m`]].map((one) => `${isUnchanged ? `${defaultRulesFilePath} now has` : `${defaultRulesFilePath} could have`} ${one}`);
	const isStillLong = isGateTooLongWithoutBudget(bestTrial, bounds) && budget === null;
	return {
		trial,
		text: initTrialPassedText(bestTrial, {
			...bounds,
			budget: budget === null ? bounds.budget : budget * 60
		}, changes, isStillLong ? adviceFor(inputs) : null)
	};
}
function adviceFor({ run, filter }) {
	if (run !== null && filter === null) return "Make \"run\" measure fewer benchmarks, or each for a shorter time.";
	return `Choose fewer benchmarks with ${run === null ? "\"bench\" or \"packages\"" : "\"run\""}, or share them between machines: benchgate init --shards 4 --force`;
}
async function tryOnce(clone, inputs) {
	const { settings: project } = await findCheckoutAndCommand(clone.git.folder, inputs, clone.env);
	return timeBenchmarksInTrialClone(clone, {
		...pickRunSettingsFromInputs(inputs),
		...project
	});
}
async function tryShorter(options, inputs, firstTrial) {
	const run = inputs.run === null ? null : shortenCommandMeasuringTime(inputs.run);
	const isGo = inputs.run === null && inputs.go.benchtime === "100ms";
	if (run === null && !isGo) return null;
	const tuning = isGo ? { benchtime: benchtimeForSlowSuites } : {};
	const go = isGo ? {
		...inputs.go,
		benchtime: benchtimeForSlowSuites
	} : inputs.go;
	const setup = isGo ? inputs.setup : null;
	const shorterRun = await tryOnce(options, {
		...inputs,
		run,
		go,
		setup
	}).catch((error) => {
		if (options.signal.aborted || !(error instanceof CouldNotMeasureError)) throw error;
		return null;
	});
	if (shorterRun === null) return null;
	const trial = isGo ? shorterRun : {
		...shorterRun,
		setup: firstTrial.setup
	};
	if (trial.visit > .8 * firstTrial.visit) return null;
	return {
		trial,
		run,
		tuning,
		said: isGo ? [`benchtime: ${benchtimeForSlowSuites}`] : ["a shorter time for each benchmark (this adds noise, which averages out over the rounds)"]
	};
}
async function tryCanary({ git, env, signal, timeout, tell }, inputs, benchmarkCount) {
	const { settings: project } = await findCheckoutAndCommand(git.folder, inputs, env);
	const settings = {
		...pickRunSettingsFromInputs(inputs),
		...project,
		durations: null,
		timeout,
		perflock: "off"
	};
	const canaryContext = {
		git,
		commit: {
			sha: await git.run(["rev-parse", "HEAD"]),
			from: "HEAD"
		},
		settings,
		env,
		hasLfsPointers: true,
		isThrownAway: true
	};
	const console = createWarningsOnlyConsole({ warn: tell });
	const envWithFolder = {
		...env,
		RUNNER_TEMP: dirname(git.folder)
	};
	return runBenchmarksWithBrokenSources(canaryContext, {
		console,
		signal,
		env: envWithFolder
	}, benchmarkCount);
}

export { flags, run, usage };