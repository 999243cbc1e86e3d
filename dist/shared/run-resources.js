import { createUntrustedEnvironment, withheldVariablesHint, withheldVariablesHintIfAccessDenied } from "./start.js";
import { CancelledError, CouldNotMeasureError, MisconfiguredError, NotInFormatError, NotPutBackError, SideFailedError, _usingCtx, accessibleStatsOrNull, automaticFormatValue, benchmemAndCpuFlagsOfTestBinary, cleanTextInFormat, commandWithoutFilter, configValueOfMeasurement, createTextClaimedByFormatPredicate, createTimeLimitedMatcher, emptyParsedOutput, escapeControlCharacters, extractGoResultTextAtLineEnd, failuresIfAllOfSingleBenchmarks, filteredCommand, findBenchmarkDuplicatedAcrossOutputFiles, flagsForEveryGoCommand, folderEntries, formatByNameOrDescription, formatCountWithNoun, formatDetectionChunkLength, formatDuration, formatGoflagsValue, getOrInsert, goBenchCommand, goFormat, goLineWithoutValueReason, groupBy, isFolder, isNoexecFolder, isPathIn, isPathTaken, joinParsedOutputs, ldflagsForRandomLayout, listFirstNames, lstatOrNull, lstatOrNullSync, makeTemporaryFolder, memoize, noexecFolderMessage, otherSide, parseGoOutput, parseTextInFormat, perflockNotInstalledReason, quarterOfBenchtime, quoteShellWord, readFileBytesOrNull, readTextInKnownOrDetectedFormat, readTextOrEmpty, realPathOrNull, refusedValuesSpoilingOutput, removeAndCreateFile, resolveProgramPathOrKeepName, secondsOfBenchtime, shellCommandToRepeatInGoModule, shortPrintableName, shortSha, sides, sixteenthOfBenchtime, splitGoFlags, statOrNullSync, supportedFormats, unrecognisedOutputMessage } from "./basics.js";
import { workingTreeOriginPrefix } from "./result-file.js";
import { hash32, seededRandom } from "./interim-plan.js";
import { benchPatternForReportedName, benchmarksSlowToPrepareLine, createCountAndFirstLinesOrNull, decideVisitsByNoiseWithinRounds, findBenchmarksFailedByExitStatus, narrowBenchPatternToBenchmark, renameToHeadImportPaths, sideCommitText, splitBenchPatternAtPipeAndSlash, splitProcessorSuffix } from "./confirm.js";
import { folderWithFinalSlashOfPath, isBenchmarkFileByPath } from "./benchmark-files.js";
import { reportTextToPlain } from "./plain-text.js";
import { steadyNow } from "./api.js";
import { addAdviceToCheckoutError, createGit, decodeGitText, joinPathPartsWithSlash, refuseUnwritableGitFolder, resolvePathInGitFolder, resolvePathsInGitFolder, splitAtNul, toUndecodedGitText } from "./git.js";
import { ancestorFoldersOfPaths, backUpGitFiles, backupStashMessage, checkoutInUseError, checkoutStateFolder, collectWorkingTreeFoldersAndModes, copyBetweenShelves, createGitConfigurationAndHeadRestorer, createUnmovablePathWarner, filesToMoveUntilNextVisit, filesToMoveWhenLeavingUserCommit, findGitLock, freeDiskSpaceForRestore, listCheckoutRepositories, listOtherStashes, makeWorktreesFolderOfRun, moveFilesFromShelfTo, openGitGuard, pathsMissingFromShelf, protectObjectsFromPruning, readCheckoutJournal, recoverCheckoutAndSuperprojects, recoverCheckoutWithoutSuperprojects, removeCopiesOfUserIgnoredFilesFromShelf, removeKilledRunWorktrees, removeStateOfRestoredCheckout, removeStopRequestToThisRun, reserveDiskSpaceForRestore, restoreCheckout, restoreDotGitFile, restoreOrListDroppedUserStashes, retryOnce, rewriteMissingBackupsOfGitFiles, shelveFiles, stateFolderEntryNames, stillOwnsCheckout, thisProcessAsHolder, toNotPutBackError, tryToClaimCheckoutWithJournal, unshelveFilesOfSide, worktreeLockReason, writeCheckoutJournal, writeStateFolderEntry } from "./recover.js";
import { acceptedEntriesNewInHead } from "./acceptances.js";
import { resultOfUntouchedRun } from "./result.js";
import { arePathsNested, copyRecursively, createSideCommitsWithBaseOverlaid, dotGit, fetchLargeFilesUnlessPointers, fetchSubmoduleCommitIfMissing, findChangedBenchmarkFiles, foldersAbove, isSafePathInWorkingTree, isSparseCheckout, joinPathAsBytes, keepLfsPointersEnv, listFilePathsOfCommit, openOriginRemote, readCommitDifference, readCommitEntries, readGitIndex, readGitStatus, readPathsDifferingBetweenSides, readSubmoduleCommits, removeFolderRecursively, sidesDifferInGlobs, statPathBelowWithoutLinks, waitUntilSecondsAfter } from "./own-commits.js";
import { TemporaryFoldersOfSides, benchmarkNameForSharding, copyOfOwnGoModuleOutside, createEnvDisablingTaskRunnerCaches, createSideEnvAndCommandRewriter, findCheckoutAndCommand, findGoPackages, goModulesAndWorkspaceOutsideCheckout, inputsWithLimitsOfCreep, loadDurationsAndAssignShard, pickRunSettingsFromInputs, redirectFolderPathInText } from "./rules-file3.js";
import { RestartRoundError, VisitCutOffByBudgetError, emptyDriverReport } from "./driver.js";
import { readRulesFileAndChangesSinceBase } from "./rules-at.js";
import { isWorkingTreeDirty, resolveBaseAndHead, workingTreeValue } from "./revisions.js";
import { createRequire } from "node:module";
import { chmodSync, closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, constants as constants$1, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, open, readFile, readdir, realpath, rm, stat as stat$1, symlink, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { StringDecoder } from "node:string_decoder";
import { createInterface } from "node:readline";

// src/core/change/command-line-code.ts
const fromObjects = /\bgit (?:archive|worktree|cat-file|checkout-index)\b|\bgit show\b[^\n;&|]*[\s"'][\w./@{}~^$)-]+:[\w./$]|git\+file:|\basv (?![^\n]*(?:--python=same|\bexisting\b))/;
const remote = /\b(?:https?|ssh|git):|\bgit@/;
const namesCommit = /\brev-parse\b|_SHA\b/;
function commandsReadCodeFromGitObjects(commands) {
	return commands.some((command) => {
		if (command === null) return false;
		return (command.match(/\bgit clone\b[^\n;&|]*/g) ?? []).some((clone) => !remote.test(clone) || namesCommit.test(command)) || fromObjects.test(command);
	});
}
function findImageSharedBySidesInCommands(setup, run) {
	const [building, using] = [setup ?? "", run].map((text) => text.replace(/\\\r?\n/g, " "));
	const built = building.matchAll(/\b(?:docker|podman|nerdctl)\b[^\n;&|]*\bbuild\b[^\n;&|]*?\s(?:-t|--tag)[ =]*(["']?)([\w./:@${}-]+)\1(?=[\s;&|]|$)/g);
	const isOfSide = (name) => [...name.matchAll(/\$\{?(\w+)/g)].some(([, variable]) => new RegExp(`\\b${variable}=|\\bread\\b.*\\b${variable}\\b`).test(`${building}\n${using}`));
	const started = [...building.matchAll(startedContainer)].map(([text]) => text).filter((text) => loadsServer.test(using) && !/\$\(|`/.test(text));
	const image = [...built].map(([, , name = ""]) => name.replace(/:latest$/, "")).find((name) => !isOfSide(name) && [using, ...started].some((text) => text.includes(name)));
	if (image) return image;
	if (sharesImagesOfBake(building, using)) return "of docker buildx bake";
	return sharesImagesOfCompose(building, using) ? "of docker compose" : null;
}
const loadsServer = /\b(?:k6|wrk2?|ab|hey|oha|drill|ghz|vegeta|bombardier|autocannon|artillery|locust|curl)\b|\blocalhost\b|\b127\.0\.0\.1\b/;
const startedContainer = /\b(?:docker|podman|nerdctl)\b[^\n;&|]*\brun\b[^\n;&|]*?\s(?:-\w*d\w*|--detach)(?=[ \n])[^\n;&|]*/g;
const bake = /\bdocker\b[^\n;&|]*\bbake\b/;
function sharesImagesOfBake(setup, run) {
	const isUsed = /\b(?:docker|podman|nerdctl)\b[^\n;&|]*\b(?:run|exec|compose|start)\b/.test(run) || setup.search(startedContainer) >= 0 && loadsServer.test(run);
	return bake.test(setup) && isUsed && !bake.test(run) && !namesSide.test(setup);
}
const composeBuild = /\bcompose\b[^\n;&|]*\b(?:build|up)\b/;
const namesSide = /\b\w+=["']?[^\s"']*(?:\$\(|`)/;
function sharesImagesOfCompose(setup, run) {
	const mayNameSide = /\bcompose\b[^\n;&|]*\s(?:-p|--project-name)\b/.test(setup) || namesSide.test(setup);
	const isStarted = /\bcompose\b[^\n;&|]*\bup\b[^\n;&|]*\s(?:-d|--detach|--wait)\b/.test(setup);
	const isBuilt = /\bcompose\b[^\n;&|]*\s(?:build|--build)\b/.test(setup);
	const isUsed = /\bcompose\b/.test(run) || isStarted && isBuilt && loadsServer.test(run);
	const isBuiltAgain = /\bcompose\b[^\n;&|]*\bbuild\b/.test(run);
	return composeBuild.test(setup) && isUsed && !isBuiltAgain && !mayNameSide;
}
const configOfRack = ["config.ru"];
const interpreters = [
	{
		program: /^(?:python|pypy|uwsgi)/,
		folders: ["", "src"],
		endings: [
			".py",
			"/__init__.py",
			"/__main__.py"
		],
		defaults: {
			flask: ["app", "wsgi"],
			fastapi: ["main", "app"]
		}
	},
	{
		program: /^java$/,
		folders: [
			"",
			"src/main/java",
			"src/main/kotlin",
			"src/main/scala"
		],
		endings: [
			".class",
			".java",
			".kt",
			".scala"
		],
		defaults: {}
	},
	{
		program: /^(?:ruby|puma)/,
		folders: [""],
		endings: [""],
		defaults: {
			puma: configOfRack,
			rackup: configOfRack,
			unicorn: configOfRack,
			falcon: configOfRack
		}
	}
];
const mostWords = 200;
function splitCommandLineAtSeparators(commandLine) {
	return commandLine.split(/[\0\s:=,;()[\]]+/).filter((word) => word !== "").slice(0, mostWords);
}
function moduleFilesNamedByWords(program, words, isFolder) {
	const interpreter = interpreters.find((one) => one.program.test(program));
	if (interpreter === void 0) return [];
	const { folders, endings, defaults } = interpreter;
	const modules = words.flatMap((word) => [word, ...defaults[word.slice(word.lastIndexOf("/") + 1)] ?? []]).filter((name) => /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name));
	return [...folders, ...words.filter(isFolder)].flatMap((folder) => modules.flatMap((name) => endings.map((ending) => {
		const path = ending === "" ? name : name.replaceAll(".", "/") + ending;
		return folder === "" ? path : `${folder}/${path}`;
	})));
}
function modulesImportedByPythonScript(text) {
	return text.startsWith("#!") ? [...text.matchAll(/^(?:from|import) ([\w.]+)/gm)].map(([, name = ""]) => name) : [];
}
const plainPath = /^[\w@./+-]+$/;
const mostNamed = 10;
function pathsNamedByCommandsOnlyOnHead(commands, workingDirectory, { base, head }) {
	const [onBase, onHead] = [pathsWithFolders(base), pathsWithFolders(head)];
	const lacking = commands.flatMap((command) => {
		const text = (command ?? "").replace(/\d*>>?\s*[^\s;&|]+/g, " ");
		const words = text.split(/[\s;&|<>()"'`=,:]+/).filter((word) => plainPath.test(word)).slice(0, mostWords);
		const entered = [...text.matchAll(/\bcd\s+["']?([\w@./+-]+)/g)].map(([, folder = ""]) => folder);
		const modules = words.flatMap((word, n) => words[n - 1] === "-m" ? moduleFilesNamedByWords("python", [word], () => false) : []);
		return [...words, ...modules].flatMap((word) => [".", ...entered].map((folder) => ({
			path: normalPath(`${workingDirectory}/${folder}/${word}`),
			mayBeFolder: word.includes("/")
		})));
	}).flatMap(({ path, mayBeFolder }) => {
		if (path === null || onBase.has(path) || onBase.has(`${path}/`)) return [];
		return [path, ...mayBeFolder ? [`${path}/`] : []].filter((one) => onHead.has(one));
	});
	return [...new Set(lacking)].slice(0, mostNamed);
}
function pathsWithFolders(paths) {
	const all = new Set(paths);
	for (const path of paths) for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) all.add(path.slice(0, end + 1));
	return all;
}
function normalPath(path) {
	const parts = [];
	for (const part of path.split("/")) if (part === "..") {
		if (parts.pop() === void 0) return null;
	} else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/");
}

// src/core/change/reach.ts
function canProveGoUnchangedWithSettings({ measure, calibrate, go, setup }) {
	return go !== null && measure === "changed" && !calibrate && setup === null && !go.test;
}
function canProveCommandUnchangedWithSettings(settings) {
	const { binaries, measure, calibrate, shard, ignoredFiles, setup, run } = settings;
	if (commandsReadCodeFromGitObjects([setup, run]) || ignoredFiles === "shared") return false;
	if (findImageSharedBySidesInCommands(setup, run) !== null) return false;
	return binaries.length > 0 && measure === "changed" && !calibrate && shard === null;
}
function anyDifferenceMayAffectBuild(differences) {
	return differences.some(({ path }) => !isDocumentOrWorkflow(path) && !path.endsWith(".txt"));
}
function isDocumentOrWorkflow(path) {
	return /(?:^|\/)LICENSE$|\.(?:md|rst)$|^\.github\//.test(path);
}
function isGitAttributes(path) {
	return /(?:^|\/)\.gitattributes$/.test(path);
}

// src/core/go/relinking.ts
const toolexecScriptRecordingLinkerCall = `serving_main() {
  case " $* " in *' -race '* | *' -msan '* | *' -asan '*) return 1 ;; esac
  for arg do
    [ "$previous" != -importcfg ] || imports=$arg
    previous=$arg
  done
  work=\${imports%/*}
  sed 's/testing\\.MainStart(testdeps\\.TestDeps{}/testing.MainStart(benchgateDeps{}/' "$work/_testmain.go" > "$work/serving_main.go" &&
    grep -q 'benchgateDeps{}' "$work/serving_main.go" &&
    cp "$BENCHGATE_SERVER" "$work/serve.go" &&
    grep '^packagefile ' "$imports" > "$work/serving.cfg" &&
    "\${1%link}compile" -trimpath "$work=>" -p main -importcfg "$work/serving.cfg" -o "$work/serving.a" -pack "$work/serving_main.go" "$work/serve.go" &&
    printf %s "$work/serving.a"
}
link_serving() {
  [ -n "$BENCHGATE_MAIN" ] || return 1
  count=$#
  index=0
  for arg do
    [ "$index" -gt 0 ] || set --
    index=$((index + 1))
    [ "$index" -eq "$count" ] || set -- "$@" "$arg"
  done
  "$@" "$BENCHGATE_MAIN"
}
record() {
  { printf '%s\\0' "$#" "$PWD" "$@" && env -0; } > "$BENCHGATE_LINKER" || rm -f "$BENCHGATE_LINKER"
}
case $1 in
*/link)
  case " $* " in
  *' -V=full '*) ;;
  *)
    export BENCHGATE_MAIN
    BENCHGATE_MAIN=$(serving_main "$@" 2> /dev/null) || BENCHGATE_MAIN=
    if link_serving "$@" 2> /dev/null; then
      record "$@"
      exit
    fi
    BENCHGATE_MAIN=
    record "$@" ;;
  esac ;;
esac
exec "$@"
`;
function parseRecordedLinkerCall(text) {
	const [count, cwd, ...words] = text.split("\0");
	const length = Number(count);
	const [file, ...args] = words.slice(0, length);
	if (!Number.isInteger(length) || cwd === void 0 || file === void 0 || args.length !== length - 1) return null;
	const env = words.slice(length).filter((entry) => entry !== "").map((entry) => {
		const equals = entry.indexOf("=");
		return [entry.slice(0, equals), entry.slice(equals + 1)];
	});
	return env.length === 0 || linkerImportcfgPath(args) === null || valueIndex(args, "-o") === null ? null : {
		file,
		args,
		cwd,
		env: Object.fromEntries(env)
	};
}
function linkerImportcfgPath(args) {
	const index = valueIndex(args, "-importcfg");
	return index === null ? null : args[index] ?? null;
}
function readGoCodePropertiesForRelinking(imports) {
	const packages = new Set([...imports.matchAll(/^packagefile ([^=\n]+)=/gm)].map(([, path]) => path));
	return {
		hasC: packages.has("runtime/cgo"),
		readsItself: [
			"debug/dwarf",
			"debug/elf",
			"debug/macho",
			"debug/pe"
		].some((path) => packages.has(path))
	};
}
function linkerArgumentsOfGoRelink({ args, env }, code, file, seed) {
	const out = valueIndex(args, "-o");
	const renamed = args.map((arg, index) => index === out ? file : arg);
	return [
		...renamed.slice(0, -1),
		...code.readsItself ? [] : ["-w"],
		`-randlayout=${seed}`,
		benchmarkServerMainArchivePath({ env }) ?? renamed.at(-1) ?? ""
	];
}
function benchmarkServerMainArchivePath({ env }) {
	return env.BENCHGATE_MAIN || null;
}
function valueIndex(args, flag) {
	const index = args.indexOf(flag);
	return index < 0 || index + 1 >= args.length ? null : index + 1;
}
function goLayoutSeedOfRound(seed, round) {
	return 1 + Math.floor(seededRandom(~seed ^ Math.imul(round, 2246822507))() * 2 ** 31);
}
const maxLinkingShareOfMeasuringTime = .15;
const alwaysAllowedLinkSecondsPerRound = 1.5;
function selectPackagesToRelink(packages, few = alwaysAllowedLinkSecondsPerRound) {
	const total = packages.reduce((sum, { linking }) => sum + linking, 0);
	return packages.filter(({ linking, measuring }) => total <= few || linking <= .15 * measuring).map(({ path }) => path);
}

// src/core/go/visits.ts
const maxVisitOverheadShare = 2 / 3;
const shortest = .001;
const fewestIterations = 2;
const mostFirst = .05;
const leastFirst = 1;
const mostTurns = 24;
const mostIterations = 1e9;
function planVisitsOfGoBenchmarkFromTrials(time, trials, oneProcess = false) {
	const rows = trials.flatMap((trial) => trial.rows);
	if (rows.length === 0 || trials.some((trial) => trial.rows.length === 0)) return null;
	const isSingle = trials.every((trial) => trial.rows.length === 1);
	const most = Math.max(...trials.map((trial) => trial.rows.length));
	const overhead = Math.max(...trials.map((trial) => trial.overhead)) * (isSingle ? 1 : 2);
	const operation = Math.max(...rows.map(operationOf));
	const first = Math.max(...rows.map((row) => firstOf(row, operationOf(row))));
	const length = Math.max(shortest, overhead * (1 / maxVisitOverheadShare - 1) / most, fewestIterations * operation, first / mostFirst);
	const fitting = Math.min(mostTurns, Math.floor(time / length));
	const turns = fitting < 2 ? 1 : fitting - fitting % 2;
	const seconds = time / turns;
	const iterations = Math.min(mostIterations, Math.max(1, Math.round(seconds / operation)));
	return {
		turns,
		iterations: isSingle ? iterations : null,
		seconds,
		overhead,
		...oneProcess && { oneProcess }
	};
}
function maxBothSidesRoundSecondsOfVisitPlan({ turns, seconds, overhead }) {
	return 2 * turns * (seconds + overhead);
}
function firstOf({ firstTwo }, operation) {
	const extra = (firstTwo ?? 0) - 2 * operation;
	return extra > leastFirst * operation ? extra : 0;
}
function operationOf({ time, iterations, seconds }) {
	const least = time / iterations;
	return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least);
}
function benchtimeOfPlan({ iterations, seconds }) {
	return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`;
}
const ownOfRunner = /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/;
const result = /^Benchmark\S*\s*(\s[+-]?\d+(\s+[-+.\d]\S*\s.*)?)?$/;
function extractProgramOutputLines(text) {
	return text.split(/\r?\n/).flatMap((line) => {
		if (ownOfRunner.test(line) || result.test(line)) return [];
		const rest = line.replace(/^Benchmark\S*\s+/, "");
		const printed = rest.slice(0, rest.length - (extractGoResultTextAtLineEnd(rest)?.length ?? 0)).trim();
		return printed === "" ? [] : [printed];
	});
}
function findLinePrintedOnlyByBenchmark(lines, without) {
	const plain = (line) => line.replace(/\d+/g, "0");
	const printedWithout = new Set(without.map(plain));
	return lines.find((line) => !printedWithout.has(plain(line))) ?? null;
}
function whyGoOutputUnusable(parsed, text, name) {
	const { failures, unread = [], measurements } = parsed;
	const refused = refusedValuesSpoilingOutput(parsed);
	const hasPassed = [...text.matchAll(ends)].at(-1)?.[0].startsWith("PASS") === true;
	if (!hasPassed && failures[0] !== void 0) return {
		problem: "failed",
		evidence: failures[0]
	};
	if (refused[0] !== void 0) return {
		problem: "reported an impossible value",
		evidence: refused[0]
	};
	const isOwn = (line) => line.startsWith(name) && /^[-/#\s]/.test(line.slice(name.length));
	const torn = unread.find((line) => line.isResult && line.why !== "nothing follows the count" && isOwn(line.text));
	if (torn) return {
		problem: "printed a result that cannot be read",
		evidence: `${torn.why} in "${torn.text.trim()}". A benchmark must print nothing, and not call os.Exit.`
	};
	if (!hasPassed && measurements.length === 0) return {
		problem: "ended before it had measured anything",
		evidence: "its process exited with status 0, but without the PASS of the test runner. A benchmark must not call os.Exit."
	};
	return null;
}
const ends = /PASS\r?$|^FAIL\r?$/gm;
const goConfig = /goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/;
function removePrintedConfigFromGoMeasurements(measurements, text, path) {
	const [, goos, goarch, cpu] = goConfig.exec(text) ?? [];
	const own = Object.entries({
		goos,
		goarch,
		pkg: path,
		cpu
	}).filter(([, value]) => value !== void 0);
	const rows = groupBy(measurements, ({ benchmark, unit }) => JSON.stringify([benchmark, unit]));
	const distinguishing = new Set([...rows.values()].flatMap(distinguishingKeys));
	const shared = /* @__PURE__ */ new Map();
	return measurements.map((measurement) => {
		const others = [...distinguishing].flatMap((key) => {
			const value = configValueOfMeasurement(measurement.config, key);
			return value === void 0 ? [] : [[key, value]];
		});
		const config = Object.fromEntries([...others, ...own]);
		const id = JSON.stringify(config);
		if (!shared.has(id)) shared.set(id, config);
		return {
			...measurement,
			config: shared.get(id) ?? config
		};
	});
}
function distinguishingKeys(row) {
	const [first, ...others] = row.map(({ config }) => config);
	if (!first || others.length === 0) return [];
	return [...new Set([first, ...others].flatMap((config) => Object.keys(config)))].filter((key) => others.some((config) => configValueOfMeasurement(config, key) !== configValueOfMeasurement(first, key)));
}

// src/effects/processes/process.ts
var CouldNotStartError = class extends CouldNotMeasureError {};
const maxOutputBytesIfKept = 64 * 2 ** 20;
const maxStreamedOutput = 256 * 2 ** 20;
const tooMuchOutputErrorText = tooMuchOutputMessage(maxOutputBytesIfKept);
const notFoundStatuses = [126, 127];
const maxTimerMilliseconds = 2 ** 31 - 1;
const graceMilliseconds = 2e3;
const drainMilliseconds$1 = 200;
const guardScript = `( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 4<&- & )
exec "$0" "$@" 3<&-`;
async function runProcess(request) {
	const { signal } = request;
	if (signal.aborted) throw new CancelledError("cancelled");
	const processEnd = await waitForEnd(spawnGuarded(request, []), request);
	if (signal.aborted) throw new CancelledError("cancelled");
	return processEnd;
}
function startProcessWithCommandPipe(request) {
	const child = spawnGuarded(request, ["pipe"]);
	const commands = child.stdio[4];
	commands.on("error", () => {});
	return {
		group: child.pid,
		commands,
		end: waitForEnd(child, request)
	};
}
function spawnGuarded({ file, args, cwd, env }, morePipes) {
	const isWindows = process.platform === "win32";
	const [command, shellArgs] = isWindows ? [file, args] : ["sh", [
		"-c",
		guardScript,
		file,
		...args
	]];
	return spawn(command, shellArgs, {
		cwd,
		env,
		detached: !isWindows,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe",
			...morePipes
		]
	});
}
function waitForEnd(child, { file, signal, deadline, onOutput, onText }) {
	return new Promise((resolve, reject) => {
		const stdout = [];
		const decoder = new StringDecoder("utf8");
		const maxBytes = onText ? maxStreamedOutput : maxOutputBytesIfKept;
		let size = 0;
		const lastLines = new LastLinesBuffer();
		const onChunk = (chunk) => {
			size += chunk.length;
			if (size > maxBytes) endGroup(child, "SIGKILL");
			lastLines.add(chunk);
			onOutput?.(chunk);
		};
		child.stdout?.on("data", (chunk) => {
			onChunk(chunk);
			if (size > maxBytes) return;
			if (onText) onText(decoder.write(chunk));
			else stdout.push(chunk);
		});
		child.stderr?.on("data", onChunk);
		let killTimer;
		let releaseTimer;
		let isLate = false;
		const endWatch = watchAbortAndDeadline({
			signal,
			deadline
		}, (isLateNow) => {
			isLate ||= isLateNow;
			if (killTimer) return;
			endGroup(child, "SIGTERM");
			killTimer = setTimeout(() => endGroup(child, "SIGKILL"), graceMilliseconds);
		});
		child.stdio[3]?.on("error", () => {});
		child.on("error", (error) => {
			endWatch();
			reject(new CouldNotStartError(`${file} could not be started: ${error.message}.`));
		});
		child.on("exit", () => {
			endWatch();
			endGroup(child, "SIGKILL");
			child.stdio[3]?.destroy();
			const release = () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			};
			releaseTimer = setTimeout(release, killTimer ? drainMilliseconds$1 : graceMilliseconds);
		});
		child.on("close", (code, endedBy) => {
			clearTimeout(killTimer);
			clearTimeout(releaseTimer);
			endWatch();
			if (size > maxBytes) return reject(new CouldNotMeasureError(tooMuchOutputMessage(maxBytes), lastLines.lines()));
			onText?.(decoder.end());
			resolve({
				status: code ?? endedBy ?? "unknown",
				isLate,
				stdout: Buffer.concat(stdout).toString("utf8"),
				lastLines: lastLines.lines(),
				processor: null
			});
		});
	});
}
function watchAbortAndDeadline({ signal, deadline }, stop) {
	const onAbort = () => stop(false);
	signal.addEventListener("abort", onAbort, { once: true });
	const timer = setTimeout(() => stop(true), timerMillisecondsUntil(deadline));
	if (signal.aborted) onAbort();
	return () => {
		clearTimeout(timer);
		signal.removeEventListener("abort", onAbort);
	};
}
function timerMillisecondsUntil(time) {
	return Math.min(Math.max(0, time - steadyNow()), maxTimerMilliseconds);
}
function tooMuchOutputMessage(bytes) {
	return `The command printed more than ${bytes / 2 ** 20} MiB and was ended. Make it print only its results.`;
}
function endGroup(child, signal) {
	if (child.pid === void 0) return;
	if (process.platform === "win32") {
		const { PATH = "", SystemRoot = "" } = process.env;
		spawnSync("taskkill", [
			"/pid",
			String(child.pid),
			"/T",
			"/F"
		], {
			stdio: "ignore",
			env: {
				PATH,
				SystemRoot
			}
		});
		return;
	}
	sendSignalIfRunning(-child.pid, signal);
}
function sendSignalIfRunning(pid, signal) {
	try {
		process.kill(pid, signal);
	} catch {}
}
var LastLinesBuffer = class {
	text = Buffer.alloc(0);
	add(chunk) {
		this.text = Buffer.concat([this.text, chunk]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
function isOrdinaryExitStatus(status) {
	return typeof status === "number" && status < 126;
}
function isExitStatusOfMissingProgram({ status }) {
	return notFoundStatuses.includes(status);
}
function isEndingCommandLastInScript(text, endedAt) {
	const plain = (script) => script.replace(/\\\n|\s/g, "");
	return endedAt !== null && plain(text).endsWith(plain(endedAt.command));
}
async function runBashScript({ text, ...options }) {
	try {
		var _usingCtx$4 = _usingCtx();
		const folder = _usingCtx$4.a(await makeTemporaryFolder("benchgate-script-"));
		try {
			const file = join(folder.path, "run.sh");
			const notePath = join(folder.path, "ended");
			await writeFile(file, `${trapWriting(notePath)}${text}`);
			const args = [
				"--noprofile",
				"--norc",
				"-eo",
				"pipefail",
				file
			];
			const processEnd = await runProcess({
				...options,
				file: bashPath(),
				args
			});
			if (isExitStatusOfMissingProgram(processEnd) && /^.*: exec: .*$/.test(processEnd.lastLines)) throw new CouldNotMeasureError(`${bashPath()} could not be started: ${processEnd.lastLines}. ${installBashHint}`);
			return {
				...processEnd,
				endedAt: await readNote(notePath, file)
			};
		} catch (error) {
			if (error instanceof CouldNotStartError) throw new CouldNotMeasureError(`${error.message} ${installBashHint}`);
			throw error;
		}
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
function trapWriting(notePath) {
	const trap = `{ printf '%s\\0' "\$-" "\$BASH_SUBSHELL" "\${BASH_SOURCE[0]}" "\$LINENO" "\${#PIPESTATUS[@]}" "\$BASH_COMMAND" "\$_" >|${quoteShellWord(notePath)} || :; } 2>/dev/null`;
	return `trap -- ${quoteShellWord(trap)} ERR; `;
}
async function readNote(notePath, file) {
	const [options = "", depth, source, line, pipe, command = ""] = (await readFileBytesOrNull(notePath).catch(() => null))?.toString().split("\0") ?? [];
	return options.includes("e") && depth === "0" && source === file && command !== "" ? {
		line: Number(line),
		isPipe: Number(pipe) > 1,
		command
	} : null;
}
function explainWhereScriptEnded(text, ending) {
	if (!/[\n;|&]/.test(text.trim())) return "";
	const place = ending && `the ${ending.isPipe ? "pipe" : "command"} in line ${ending.line}`;
	const command = ending?.isPipe === false ? ` (\`${shortPrintableName(ending.command)}\`)` : "";
	return ` \`bash -eo pipefail\`${place ? ` stopped at ${place}${command}: it` : ""} stops at the first command that fails, also in a pipe. A \`grep\` that finds nothing counts as failed.`;
}
const installBashHint = "Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.";
function bashPath() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}

// src/effects/program/console.ts
async function runFunctionShowingUntrustedOutput(console, title, run) {
	const output = console.untrusted(title);
	return run((chunk) => output.write(chunk)).finally(() => output.close());
}
function createWarningsOnlyConsole(console, shown = /* @__PURE__ */ new Set()) {
	return {
		info() {},
		warn(lines) {
			if (shown.has(lines)) return;
			shown.add(lines);
			console.warn(lines);
		},
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}
function createPrefixedConsole(console, name) {
	return {
		info: (line) => console.info(`${name}: ${line}`),
		warn: (line) => console.warn(`${name}: ${line}`),
		untrusted: (title) => console.untrusted(`${name}: ${title}`)
	};
}
function createLazySectionConsole(console) {
	return {
		info: (line) => console.info(line),
		warn: (lines) => console.warn(lines),
		untrusted(title) {
			let output = null;
			return {
				write(chunk) {
					output ??= console.untrusted(title);
					output.write(chunk);
				},
				close: () => output?.close()
			};
		}
	};
}

// src/effects/measure/failures.ts
function refuseFailedProcess({ commits, timeout }, side, place, { name, its, text, hint = "" }, { status, isLate, lastLines }) {
	const where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailedError(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines, "timeout");
	if (status === 0) return;
	const ending = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailedError(side, `${its} ${ending} in ${place}`, `${name} ${ending} in ${where}. Command: ${text}\n${whereToRunFailedCommandHint(commits[side])}${hint}`, lastLines);
}
function whereToRunFailedCommandHint({ from }) {
	return `${from.startsWith("the working tree") ? "Run the command" : "Check that commit out and run the command there"} to see it fail.`;
}
function bothSidesFailedError(head, base) {
	const { why, message, output, kind } = head;
	const both = haveSameCause(head, base) ? `${message}\nBase failed in the same way, so head is probably not the cause: check the command, and what it needs on this machine.` : `${message}\nBase failed as well: ${base.message}`;
	return new SideFailedError("head", why, both, output, kind);
}
function combineBaseFailuresOfTwoTries(first, again) {
	if (again === first) return first;
	const { side, why, message, output, kind } = first;
	const ending = haveSameCause(first, again) ? "Tried once more, it failed in the same way." : `Tried once more, it failed differently: ${again.message}`;
	return new SideFailedError(side, why, `${message}\n${ending}`, output, kind);
}
function haveSameCause(first, second) {
	const plain = ({ message }) => message.replace(/\b(base|head) \([0-9a-f]{7,64}\)/g, "side").replace(/\b(base|head)\b/gi, "side").replace(/\bround \d+ of/g, "round of");
	return plain(first) === plain(second);
}
function budgetEndedAfterFailureError(failed) {
	return new CouldNotMeasureError(`budget: the time for measuring ran out before both sides had been tried. Give more time, or make the command do less. One side had already failed: ${failed.message}`, failed.output);
}
function headEmptyAndBaseFailedError(base) {
	return new CouldNotMeasureError(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
}
function trialExceededBudgetShareError({ title }, side, limitSeconds) {
	const limit = `${formatDuration(limitSeconds)}, a tenth of the \`budget\``;
	return new SideFailedError(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, raise "budget", or make "bench" match only the other benchmarks.`, "", "no time");
}
function findFailuresByDifferingExitStatus(visit, side, otherVisit, place) {
	return findBenchmarksFailedByExitStatus(side === "base" ? {
		base: visit,
		head: otherVisit
	} : {
		base: otherVisit,
		head: visit
	}).map(({ benchmark, side: failed, why }) => [benchmark, new SideFailedError(failed, `a benchmark failed in ${place}`, `A benchmark failed in ${place}, ${failed}, although the process that ran it ended with status 0. ${benchmark}: ${why}. Run it by hand to see what it prints.`)]);
}
function firstFailureOfEachSide(failures) {
	return failures.filter((failure, index) => failures.findIndex(({ side }) => side === failure.side) === index);
}
var VisitAndFailureCountsOfItem = class {
	visits = [];
	failuresByName = /* @__PURE__ */ new Map();
	addVisit(side, ran) {
		this.visits.push({
			side,
			ran
		});
	}
	addFailure(benchmark, failure) {
		this.failuresByName.set(benchmark, [...this.failuresOf(benchmark), failure]);
	}
	get benchmarks() {
		return [...this.failuresByName.keys()].filter((name) => name !== null);
	}
	failuresOf(benchmark) {
		return this.failuresByName.get(benchmark) ?? [];
	}
	countsOf(benchmark) {
		const hasRun = (ran) => benchmark === null || ran === null || ran.some((name) => isRowOfFailedBenchmark(name, benchmark));
		const [base, head] = sides.map((side) => {
			const failed = this.failuresOf(benchmark).filter((one) => one.side === side).length;
			return {
				runs: this.visits.filter((visit) => visit.side === side && hasRun(visit.ran)).length + (benchmark === null ? failed : 0),
				failed
			};
		});
		return {
			base,
			head
		};
	}
};
function isRowOfFailedBenchmark(row, failed) {
	return row === failed || row.startsWith(`${failed} > `);
}

// src/effects/measure/output-files.ts
const maxBytes$2 = 256 * 2 ** 20;
const maxFiles = 1e4;
const installedFolder = /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTrackedCommandOutput({ git, globs }) {
	const [tracked] = await list(git, ["--cached"], globs);
	if (tracked === void 0) return;
	throw new MisconfiguredError(`output: ${displayName(tracked)} is tracked by git, and files of "output" are removed before each round. Make the command write to a path that git does not track.`);
}
async function refuseToRemoveExistingOutput(place) {
	const [present] = await listOutput(place);
	if (present === void 0) return;
	throw new MisconfiguredError(`output: ${displayName(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or make the command write to another.`);
}
async function removeOldOutput(place) {
	for (const path of await listOutput(place)) await explainErrorsOfOutputFileOperation(displayName(path), "removed", () => rm(joinPathAsBytes(place.git.folder, path), { force: true }));
}
async function parseOutputFiles(place, formats, knownFormat, checkDeadline = () => {}, began = null) {
	const paths = await listOutput(place);
	if (began) for (const path of paths) await refuseStale(place, path, began);
	if (paths.length === 0) throw new CouldNotMeasureError(`The command left no file that matches "output": ${place.globs.join(", ")} (links to folders are not followed)`);
	const format = knownFormat ?? await formatOf(place, paths, formats, checkDeadline);
	const parsed = format ? await readAs(format, place, paths, checkDeadline) : emptyParsedOutput;
	return {
		format,
		parsed,
		problem: parsed.measurements.length === 0 && parsed.failures.length === 0 && format?.lacks ? `${format.lacks}, in any of: ${place.globs.join(", ")}. Correct "format" or "output".` : null
	};
}
async function formatOf(place, paths, formats, checkDeadline) {
	let unknownMessage = null;
	let first = null;
	for (const path of paths) try {
		var _usingCtx$3 = _usingCtx();
		checkDeadline();
		const { value: beginning = "" } = await _usingCtx$3.a(await openOutput(place, path)).pieces().next();
		const matchesFormat = createTextClaimedByFormatPredicate(beginning);
		if (first && matchesFormat(first.format)) continue;
		const format = formats.find((candidate) => matchesFormat(candidate));
		if (first && format && format !== goFormat) throw new CouldNotMeasureError(`${displayName(first.path)} is in the format ${first.format.name}, and ${displayName(path)} in ${format.name}. Make "output" match files of one format, or set "format" to the one to be read.`);
		if (format) first ??= {
			format,
			path
		};
		else if (unknownMessage === null && /\S/.test(beginning)) unknownMessage = `${displayName(path)} ${unrecognisedOutputMessage(beginning, formats)}`;
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
	if (first || unknownMessage === null) return first?.format ?? null;
	throw new CouldNotMeasureError(unknownMessage);
}
async function readAs(format, place, paths, checkDeadline) {
	const parsedFiles = [];
	const files = [];
	const folder = await realpath(place.git.folder);
	let bytes = 0;
	for (const path of paths) try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openOutput(place, path));
		bytes += file.size;
		if (bytes > maxBytes$2) throw new CouldNotMeasureError(`The files that match "output" have more than ${maxBytes$2 / 2 ** 20} MiB. Name fewer, or make the command write less.`);
		const pieces = [];
		for await (const piece of file.pieces()) {
			checkDeadline();
			pieces.push(piece);
		}
		const text = pieces.join("");
		if (format.parseFiles) files.push({
			path: decodeGitText(path),
			text: cleanTextInFormat(format, text)
		});
		else parsedFiles.push(explainFormatErrors(displayName(path), format, () => parseTextInFormat(format, text, folder)));
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
	return explainFormatErrors("The files that match \"output\"", format, () => format.parseFiles?.(files) ?? joinDistinct(parsedFiles, paths));
}
function explainFormatErrors(source, format, parse) {
	try {
		return parse();
	} catch (error) {
		if (!(error instanceof NotInFormatError)) throw error;
		throw new CouldNotMeasureError(`${source} could not be read as ${format.name}: ${error.message}`);
	}
}
async function refuseStale(place, path, began) {
	try {
		var _usingCtx4 = _usingCtx();
		const { written } = _usingCtx4.a(await openOutput(place, path));
		const earlierBy = began.getTime() - timeResolution - written.getTime();
		if (earlierBy <= 0 || earlierBy <= await clockLag(dirname(joinPathAsBytes(place.git.folder, path).toString()))) return;
		throw new CouldNotMeasureError(`${displayName(path)} was last written at ${written.toISOString()}, before this run of the command began: ${began.toISOString()}. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Make the command measure and write it in each round.`);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
const timeResolution = 2e3;
async function clockLag(folder) {
	try {
		const probeFolder = await mkdtemp(join(folder, ".benchgate-"));
		const now = Date.now();
		const { mtimeMs } = await stat$1(probeFolder);
		await rm(probeFolder, { recursive: true });
		return now - mtimeMs;
	} catch {
		return 0;
	}
}
function joinDistinct(parsedFiles, paths) {
	const shared = findBenchmarkDuplicatedAcrossOutputFiles(parsedFiles);
	if (shared === null) return joinParsedOutputs(parsedFiles);
	const [firstName = "", secondName = ""] = shared.parts.map((part) => displayName(paths[part] ?? ""));
	throw new CouldNotMeasureError(`${firstName} and ${secondName} both have the benchmark "${escapeControlCharacters(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Make "output" match one of them, or give the benchmarks names of their own.`);
}
function openOutput({ git, tree }, path) {
	return openFileWrittenByCommandForReading(tree, joinPathAsBytes(git.folder, path), displayName(path));
}
async function listOutput({ git, globs }) {
	const paths = await list(git, ["--others"], globs);
	const [first] = paths;
	if (first !== void 0 && paths.length > maxFiles) throw new MisconfiguredError(`output: ${globs.join(", ")} matches ${paths.length} files, such as ${displayName(first)}; at most ${maxFiles} are read. Name the command's results only, as these files are removed before each round.`);
	const installed = paths.find((path) => installedFolder.test(path));
	if (installed === void 0) return paths;
	throw new MisconfiguredError(`output: ${globs.join(", ")} matches ${displayName(installed)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`);
}
async function list(git, filter, globs) {
	const paths = globs.map((glob) => `:(glob)${glob}`);
	const listed = splitAtNul(await git.run([
		"ls-files",
		"-z",
		...filter,
		"--",
		...paths
	]));
	return [...new Set(listed)].filter((path) => !path.endsWith("/"));
}
function displayName(path) {
	return `"${escapeControlCharacters(decodeGitText(path))}"`;
}
async function openFileWrittenByCommandForReading(tree, path, displayName) {
	const target = await realpath(path).catch(() => "");
	const relativePath = relative(await realpath(tree), target);
	if (target === "" || relativePath.split(sep)[0] === ".." || isAbsolute(relativePath)) throw new CouldNotMeasureError(`output: ${displayName} is a link that does not lead to a file of the checkout. Make the command write the file itself.`);
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const handle = await explainErrorsOfOutputFileOperation(displayName, "opened", () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
	const stats = await handle.stat();
	const close = () => handle.close();
	if (!stats.isFile()) {
		await close();
		throw new CouldNotMeasureError(`output: ${displayName} is not a plain file. Make the command write one.`);
	}
	return {
		size: stats.size,
		written: stats.mtime,
		pieces: () => piecesOf(handle, stats.size, displayName),
		[Symbol.asyncDispose]: close
	};
}
async function explainErrorsOfOutputFileOperation(displayName, participle, operation) {
	try {
		return await operation();
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		throw new CouldNotMeasureError(`output: ${displayName} could not be ${participle} (${code}). Make the command write a plain file, in a folder of its own, that the user who runs Benchgate can read and remove.`);
	}
}
async function* piecesOf(handle, size, displayName) {
	const decoder = new StringDecoder("utf8");
	for (let start = 0; start < size;) {
		const length = Math.min(formatDetectionChunkLength, size - start);
		const { buffer, bytesRead } = await explainErrorsOfOutputFileOperation(displayName, "read", () => handle.read(Buffer.alloc(length), 0, length, start));
		if (bytesRead === 0) break;
		start += bytesRead;
		yield decoder.write(buffer.subarray(0, bytesRead));
	}
	const remaining = decoder.end();
	if (remaining !== "") yield remaining;
}

// src/effects/measure/command-driver.ts
const defaultOutputOptions = {
	format: automaticFormatValue,
	output: []
};
const everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function createCommandDriver(context, run, { format: formatName, output: globs, filter = null, ignoredFiles, relink = null, seed = 0, isInShard } = defaultOutputOptions) {
	const filtered = new FilteredCommandWithFallback(run, filter, context.console);
	const layouts = relink === null ? null : new CommandProgramLayoutScheduler(seed, (side, layout, { place, budgetEnds }) => {
		const env = { [layoutVariableOfRelinkCommand]: String(layout) };
		const attempt = {
			place: `relink, ${place}`,
			budgetEnds,
			env
		};
		return runUnmeasured(context, side, relink, `relink on ${side}, ${place}`, attempt);
	});
	const sharded = isInShard ? new CommandBenchmarksInShard(isInShard) : null;
	const givenFormat = formatByNameOrDescription(formatName, createTimeLimitedMatcher);
	const formatOfSide = {
		base: givenFormat,
		head: givenFormat
	};
	const checkedSides = /* @__PURE__ */ new Set();
	let sharedOutput = null;
	const hasMeasured = {};
	let unreadable = null;
	const visitWith = async (commandText, side, attempt, only) => {
		const { place } = attempt;
		const where = `${place}, ${side} (${shortSha(context.commits[side].sha)})`;
		const output = globs.length > 0 ? await outputPlace(context, side, globs) : null;
		if (output && !checkedSides.has(side)) await refuseTrackedCommandOutput(output);
		checkedSides.add(side);
		const cannotRead = (error, lastLines) => {
			if (!(error instanceof CouldNotMeasureError || error instanceof NotInFormatError)) throw error;
			const why = `what its command wrote could not be read in ${place}`;
			throw new SideFailedError(side, why, `In ${where}: ${error.message}\nCommand: ${commandText}`, lastLines);
		};
		if (output) await removeOldOutput(output).catch((error) => cannotRead(error, ""));
		await layouts?.prepare(side, attempt);
		const folder = await realpath(await switchToSideAndGetFolder(context, side));
		const printed = [];
		const onText = (piece) => printed.push(piece);
		const command = await runOn(context, side, commandText, {
			...attempt,
			onText
		});
		const { lastLines, started, seconds, checkDeadline } = command;
		layouts?.visited(seconds);
		if (!command.mayBeOneBenchmark) command.refuse();
		const { format, parsed, problem } = await (output ? parseOutputFiles(output, supportedFormats, formatOfSide[side], checkDeadline, started) : readPrinted(printed.join(""), formatOfSide[side], folder)).catch((error) => {
			command.refuse();
			return cannotRead(error, lastLines);
		});
		if (output && !context.checkout) await removeOldOutput(output).catch(() => {});
		const allParsed = output && format ? addPrintedFailures(parsed, format, printed.join("")) : parsed;
		if (!isPartialFailure(allParsed)) command.refuse();
		hasMeasured[side] ||= parsed.measurements.length > 0;
		const lost = lostIn(parsed);
		const unread = lost.unread?.lines.map((line) => `  ${line}`).join("\n");
		const why = problem ?? (unread && `has no result that can be read ${format?.name === "own" ? "as \"format\" describes" : `as ${format?.name}`}, only:\n${unread}`);
		if (side === "head" && why && !hasMeasured.head) unreadable = {
			problem: why,
			lastLines
		};
		if (unreadable && hasMeasured.base !== void 0) {
			const { base, head } = context.commits;
			const which = hasMeasured.base ? " on head, though base has benchmarks" : " on either side";
			const message = `${base === head ? "Nothing was measured. What the command printed" : `Nothing was measured${which}. What head printed (${shortSha(head.sha)})`} ${unreadable.problem}\nCommand: ${commandText}`;
			throw new SideFailedError("head", `it printed no benchmark in ${place}`, message, unreadable.lastLines);
		}
		if (format && !formatOfSide[side] && format.name !== "go") context.console.info(`${side} is read ${format.name === "own" ? "as described in \"format\"" : `as ${format.name}`}`);
		formatOfSide[side] ??= format;
		const { status } = command;
		const failedOf = (line) => new SideFailedError(side, `a benchmark failed in ${place}`, `A benchmark failed in ${where}, ${status === 0 ? "though" : "and"} its command ended with status ${status}: ${line}. Command: ${commandText}`, lastLines);
		const failed = partialFailuresOrThrow(allParsed, failedOf);
		const [refused] = refusedValuesSpoilingOutput(allParsed);
		if (refused !== void 0) throw new SideFailedError(side, `a benchmark reported an impossible value in ${place}`, `A benchmark in ${place}, ${side} reported an impossible value: ${refused}. Fix what it reports.`, lastLines);
		const { units, claimed, measurements } = parsed;
		const visit = {
			started: started.toISOString(),
			seconds,
			...claimed === void 0 ? {} : { claimed },
			...only === null && measuresAll,
			...lost,
			measurements
		};
		return {
			visit: format ? {
				...visit,
				format: format.name
			} : visit,
			units,
			printed: null,
			failed
		};
	};
	return {
		isWarmedUp: false,
		get canFilter() {
			return filtered.isOn;
		},
		async prepare(side) {
			if (globs.length > 0 && ignoredFiles === "shared" && sharedOutput === null) {
				const place = await outputPlace(context, side, globs);
				await refuseToRemoveExistingOutput(place);
				sharedOutput = place;
			}
			await runSetupOnSide(context, side);
		},
		async items() {
			return [everything];
		},
		parts: (item) => [item],
		relinking: layouts && {
			layOut: async () => layouts.isOwnOfEachRound,
			relink: async () => {},
			get isRelinked() {
				return layouts.isOwnOfEachRound;
			}
		},
		report: () => emptyDriverReport,
		binaries: () => null,
		visitsPerRound: () => 1,
		get isEmpty() {
			return sharded?.isEmpty ?? false;
		},
		visit(_, side, attempt) {
			const visit = (only) => filtered.visit(only, formatOfSide[side], (commandText) => visitWith(commandText, side, attempt, only));
			return sharded ? sharded.visit(attempt, visit) : visit(attempt.only);
		},
		async [Symbol.asyncDispose]() {
			if (sharedOutput) await removeOldOutput(sharedOutput).catch(() => {});
		}
	};
}
const measuresAll = { asksAll: true };
function lostIn({ unread = [], refusedBeside = [] }) {
	const results = unread.filter(({ isResult, why }) => isResult && why !== "nothing follows the count");
	const lines = createCountAndFirstLinesOrNull(results.map(({ text }) => text.trim()));
	const leftOut = createCountAndFirstLinesOrNull(refusedBeside);
	return {
		...lines && { unread: lines },
		...leftOut && { leftOut }
	};
}
async function readPrinted(printed, known, folder) {
	return readTextInKnownOrDetectedFormat(printed, supportedFormats, known, folder);
}
function addPrintedFailures(parsed, format, printed) {
	const failures = format.parsePrintedFailures?.(cleanTextInFormat(format, printed));
	return failures ? joinParsedOutputs([parsed, failures]) : parsed;
}
async function outputPlace(context, side, globs) {
	return {
		git: createGit(await switchToSideAndGetFolder(context, side), context.env),
		tree: await context.sides.enter(side),
		globs
	};
}
async function runSetupOnSide(context, side) {
	const { setup, prepareOnce } = context;
	const prepare = async () => {
		if (setup === null) return;
		await runUnmeasured(context, side, setup, `setup on ${side}`, {
			place: "setup",
			budgetEnds: null
		}, withheldVariablesHint(context));
	};
	await (prepareOnce ? prepareOnce(side, prepare) : prepare());
}
async function runUnmeasured(context, side, text, title, attempt, hint = "") {
	const env = context.setupEnv ?? context.env;
	const { refuse } = await runFunctionShowingUntrustedOutput(context.console, title, (onOutput) => {
		const request = {
			round: 0,
			only: null,
			...attempt,
			onOutput,
			onText() {}
		};
		return runOn({
			...context,
			env
		}, side, text, request, hint);
	});
	refuse();
}
async function switchToSideAndGetFolder(context, side) {
	const folder = resolve(await context.sides.enter(side), context.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailedError(side, "it lacks the working-directory", `working-directory: "${context.workingDirectory}" is not a folder on ${side} (${shortSha(context.commits[side].sha)}). It must exist on both sides.`);
}
async function noexecHint({ status, lastLines }, { TMPDIR = tmpdir() }) {
	return status !== 0 && /permission denied/i.test(lastLines) && await isNoexecFolder(TMPDIR) ? `\n${noexecFolderMessage(TMPDIR)}` : "";
}
const mostNamedFiles = 3;
const relativePath = /(?<![\w@./+-])[\w@+-]*(?:\.{0,2}\/|\.)[\w@./+-]*\w/g;
async function untrackedFilesHint({ checkout, workingDirectory, env }, text, cwd) {
	if (!checkout) return "";
	const own = resolve(checkout, workingDirectory);
	const missing = [...new Set(text.match(relativePath))].filter((path) => lstatOrNullSync(resolve(own, path)) !== null && lstatOrNullSync(resolve(cwd, path)) === null);
	const git = createGit(own, env);
	const untracked = [];
	for (const path of missing.slice(0, mostNamedFiles)) if (await git.ask([
		"ls-files",
		"--others",
		"--exclude-standard",
		"--",
		path
	])) untracked.push(`"${path}"`);
	if (untracked.length === 0) return "";
	return `\nThe command names ${untracked.join(", ")}, which git neither tracks nor ignores in your checkout, so base and head do not have it. Commit it, ignore it, or create it in "setup".`;
}
async function runOn(context, side, text, { place, budgetEnds, onOutput, onText, env: more }, hint = "") {
	const cwd = await switchToSideAndGetFolder(context, side);
	const { signal } = context;
	const env = {
		...context.env,
		...context.sideEnv?.[side],
		...more
	};
	const [started, began] = [/* @__PURE__ */ new Date(), steadyNow()];
	const timeoutAt = began + context.timeout * 1e3;
	const deadline = Math.min(timeoutAt, budgetEnds ?? timeoutAt);
	const ended = await runBashScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput,
		onText
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasureError)) throw error;
		const why = `its command printed no readable results in ${place}`;
		throw new SideFailedError(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timeoutAt) throw new VisitCutOffByBudgetError("the budget is used up");
	const { status, isLate, endedAt } = ended;
	const isFailed = status !== 0 && !isLate;
	const names = {
		name: "The command",
		its: "its command",
		text,
		hint: `${explainWhereScriptEnded(text, endedAt)}${hint}${isFailed ? await untrackedFilesHint(context, text, cwd) : ""}${await noexecHint(ended, env)}`
	};
	const refuse = () => refuseFailedProcess(context, side, place, names, ended);
	const mayBeOneBenchmark = !isLate && (status === 0 || isOrdinaryExitStatus(status) && isEndingCommandLastInScript(text, endedAt));
	const seconds = (steadyNow() - began) / 1e3;
	const checkDeadline = () => {
		if (signal.aborted) throw new CancelledError("cancelled");
		if (steadyNow() <= deadline) return;
		if (deadline < timeoutAt) throw new VisitCutOffByBudgetError("the budget is used up");
		throw new CouldNotMeasureError(`What the command wrote could not be read within "timeout" (${formatDuration(context.timeout)}). Make it write less, or raise "timeout".`);
	};
	return {
		lastLines: ended.lastLines,
		status,
		started,
		seconds,
		checkDeadline,
		refuse,
		mayBeOneBenchmark
	};
}
function isPartialFailure(parsed) {
	return parsed.measurements.length > 0 && (failuresIfAllOfSingleBenchmarks(parsed)?.size ?? 0) > 0;
}
function partialFailuresOrThrow(parsed, failedOf) {
	const { failures, measurements } = parsed;
	const failedAloneByName = measurements.length > 0 ? failuresIfAllOfSingleBenchmarks(parsed) : null;
	const [failure, ...others] = failures;
	if (failure !== void 0 && failedAloneByName === null) throw failedOf(others.length > 0 ? `${failure} (and ${others.length} more)` : failure);
	return new Map([...failedAloneByName ?? []].map(([benchmark, line]) => [benchmark, failedOf(line)]));
}
var FilteredCommandWithFallback = class {
	run;
	filter;
	console;
	hasFailed = false;
	constructor(run, filter, console) {
		this.run = run;
		this.filter = filter;
		this.console = console;
	}
	get isOn() {
		return this.filter !== null && !this.hasFailed;
	}
	async visit(only, format, visit) {
		const wholeCommand = commandWithoutFilter(this.run, this.filter);
		if (only === null) return await visit(wholeCommand);
		const filteredText = this.filteredCommand(only, format);
		if (filteredText !== null) {
			const outcome = await visit(filteredText).catch((error) => {
				if (!(error instanceof SideFailedError) || error.kind !== "failed") throw error;
				return error;
			});
			const reading = outcome instanceof SideFailedError ? null : withNames(outcome, only);
			if (reading !== null && reading.visit.measurements.length > 0) return reading;
			const problem = outcome instanceof SideFailedError ? outcome.message : "With \"filter\" the command measured none of the requested benchmarks.";
			this.hasFailed = true;
			this.console.warn(`${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`);
		}
		return withNames(await visit(wholeCommand), only);
	}
	filteredCommand(only, format) {
		if (this.filter === null || this.hasFailed) return null;
		const names = only.flatMap((name) => format?.namesInFilters?.(name) ?? name);
		return filteredCommand(this.run, this.filter, names);
	}
};
function withNames(reading, only) {
	const names = new Set(only);
	return onlyOf(reading, (benchmark) => names.has(benchmark));
}
function onlyOf(reading, isKept) {
	const measurements = reading.visit.measurements.filter(({ benchmark }) => isKept(benchmark));
	const failed = new Map([...reading.failed ?? []].filter(([benchmark]) => isKept(benchmark)));
	return {
		...reading,
		failed,
		visit: {
			...reading.visit,
			measurements
		}
	};
}
var CommandBenchmarksInShard = class {
	isIn;
	names = /* @__PURE__ */ new Set();
	hasOthers = false;
	constructor(isIn) {
		this.isIn = isIn;
	}
	get isEmpty() {
		return this.hasOthers && this.names.size === 0;
	}
	async visit({ round, only }, visit) {
		if (only !== null || round > 1) return await visit(only ?? [...this.names]);
		const reading = await visit(null);
		const readingInShard = onlyOf(reading, (benchmark) => this.isIn({
			benchmark: benchmarkNameForSharding(benchmark),
			package: null
		}));
		const { measurements } = readingInShard.visit;
		for (const { benchmark } of measurements) this.names.add(benchmark);
		this.hasOthers ||= measurements.length < reading.visit.measurements.length;
		return readingInShard;
	}
};
const layoutVariableOfRelinkCommand = "BENCHGATE_LAYOUT";
var CommandProgramLayoutScheduler = class {
	seed;
	link;
	linked = {};
	first = 0;
	linkSeconds = 0;
	visitSeconds = 0;
	layout = 0;
	round = 0;
	isOwnOfEachRound = true;
	constructor(seed, link) {
		this.seed = seed;
		this.link = link;
	}
	async prepare(side, visit) {
		if (visit.round === 0) return;
		if (visit.round !== this.round) this.begin(visit.round);
		if (this.linked[side] === this.layout) return;
		const began = performance.now();
		await this.link(side, this.layout, visit);
		this.linked[side] = this.layout;
		this.linkSeconds += (performance.now() - began) / 1e3;
	}
	visited(seconds) {
		this.visitSeconds += seconds;
	}
	begin(round) {
		this.round = round;
		const isWorthIt = this.linkSeconds <= 1.5 || this.linkSeconds <= .15 * this.visitSeconds;
		if (this.first !== 0 && !isWorthIt) {
			this.isOwnOfEachRound = false;
			return;
		}
		this.first = round;
		this.layout = hash32(`${this.seed} ${round}`) >>> 1;
		this.linkSeconds = 0;
		this.visitSeconds = 0;
	}
};

// src/effects/processes/leftovers.ts
const markVariable = "BENCHGATE_RUN";
const patienceMilliseconds = 5e3;
const startMilliseconds = 200;
const mostRescans = 4;
const reportLimits = {
	characters: 100,
	commands: 3
};
var LeftoverProcesses = class {
	marks = {
		command: newMark(),
		setup: newMark()
	};
	found = {
		command: /* @__PURE__ */ new Map(),
		setup: /* @__PURE__ */ new Map()
	};
	marked(env, kind) {
		return {
			...env,
			[markVariable]: this.marks[kind]
		};
	}
	get ended() {
		const kinds = {
			command: "left-running",
			setup: "setup-running"
		};
		return ["command", "setup"].flatMap((kind) => {
			const lines = [...this.found[kind].values()];
			const commands = [...new Set(lines)].slice(0, reportLimits.commands);
			return lines.length === 0 ? [] : [{
				kind: kinds[kind],
				count: lines.length,
				commands
			}];
		});
	}
	findSetupProcess(isWanted = () => true) {
		const { leftProcesses } = scan$1([this.marks.setup], /* @__PURE__ */ new Set());
		const found = leftProcesses.find(({ pid }) => !isDying(pid) && !isOfGo(pid) && programPathsOf(pid).some(isWanted));
		return found ? commandOf(found.pid) : null;
	}
	async end() {
		await endMarked([this.marks.command], (pid, command) => this.found.command.set(pid, command));
	}
	async endAll() {
		await this.end();
		await endMarked([this.marks.setup], (pid, command) => this.found.setup.set(pid, command));
	}
	[Symbol.asyncDispose]() {
		return this.endAll();
	}
};
const groupsInUse = /* @__PURE__ */ new Set();
function protectGroupFromLeftoverCleanup(group) {
	groupsInUse.add(group);
	return () => groupsInUse.delete(group);
}
function removeProcessMarkFromEnv(env) {
	const { [markVariable]: _, ...rest } = env;
	return rest;
}
async function endMarked(marks, onFound) {
	const deadline = steadyNow() + patienceMilliseconds;
	let killedPids = [];
	const startDeadline = steadyNow() + startMilliseconds;
	const unmarkedPids = knownUnmarked(marks);
	const stopped = /* @__PURE__ */ new Set();
	let wasConfirmed = false;
	for (let rescans = 0;;) {
		const { leftProcesses, withoutEnvironment, isQuiet } = scan$1(marks, unmarkedPids);
		const starting = leftProcesses.length === 0 ? [...withoutEnvironment].filter(isStarting) : [];
		for (const pid of starting) unmarkedPids.delete(pid);
		if (starting.length > 0 && steadyNow() < startDeadline) {
			await setTimeout$1(1);
			continue;
		}
		for (const pid of starting) withoutEnvironmentForGood.add(pid);
		const running = leftProcesses.filter(({ pid }) => !stopped.has(pid));
		for (const { pid } of running) {
			sendSignalIfRunning(pid, "SIGSTOP");
			stopped.add(pid);
		}
		const mayEnd = running.length === 0 && (wasConfirmed || leftProcesses.length === 0);
		wasConfirmed = running.length === 0;
		if (!mayEnd && steadyNow() <= deadline) continue;
		killedPids = killedPids.filter((pid) => isDying(pid) && contentOf(pid, "cmdline").length > 0);
		if (leftProcesses.length + killedPids.length === 0 && (isQuiet || ++rescans > mostRescans)) return;
		for (const { pid, isFirst } of leftProcesses) {
			if (isFirst && !isDying(pid) && !isOfGo(pid)) onFound(pid, commandOf(pid));
			sendSignalIfRunning(pid, "SIGKILL");
		}
		killedPids = [.../* @__PURE__ */ new Set([...killedPids, ...leftProcesses.map(({ pid }) => pid)])];
		if (steadyNow() > deadline) throw new CouldNotMeasureError(`A process that was left running could not be ended: ${killedPids.map((pid) => `${commandOf(pid)} (${pid})`)[0] ?? ""}. It would disturb what is measured after it. Make the command end what it starts.`);
		if (killedPids.length > 0) await setTimeout$1(1);
	}
}
let unmarkedCache = null;
const pidReuseMilliseconds = 1e3;
function knownUnmarked(marks) {
	const [time, key] = [performance.now(), marks.join()];
	if (unmarkedCache?.marks !== key || time > unmarkedCache.until) unmarkedCache = {
		marks: key,
		others: /* @__PURE__ */ new Set(),
		until: time + pidReuseMilliseconds
	};
	return unmarkedCache.others;
}
let unreadable = /* @__PURE__ */ new Set();
function scan$1(marks, unmarkedPids) {
	const allPids = pids();
	const marked = /* @__PURE__ */ new Set();
	const withoutEnvironment = /* @__PURE__ */ new Set();
	for (const pid of allPids) {
		if (unmarkedPids.has(pid)) continue;
		if (groupsInUse.size > 0 && groupsInUse.has(statOf$1(pid)?.group ?? 0)) continue;
		const environment = contentOf(pid, "environ");
		if (environment.length === 0) withoutEnvironment.add(pid);
		else if (marks.some((mark) => environment.includes(`${markVariable}=${mark}`))) marked.add(pid);
		if (!marked.has(pid) && (environment.length > 0 || unreadable.has(pid))) unmarkedPids.add(pid);
	}
	const isQuiet = [...withoutEnvironment].every((pid) => unreadable.has(pid)) && pids().join() === allPids.join();
	unreadable = /* @__PURE__ */ new Set([...withoutEnvironment, ...allPids.filter((pid) => unreadable.has(pid))]);
	if (marked.size === 0) return {
		leftProcesses: [],
		withoutEnvironment,
		isQuiet
	};
	const parents = new Map(allPids.map((pid) => [pid, statOf$1(pid)?.parent ?? 0]));
	for (let size = 0; size < marked.size;) {
		size = marked.size;
		for (const [pid, parent] of parents) if (marked.has(parent)) marked.add(pid);
	}
	return {
		leftProcesses: [...marked].map((pid) => ({
			pid,
			isFirst: !marked.has(parents.get(pid) ?? 0)
		})),
		withoutEnvironment,
		isQuiet
	};
}
function pids() {
	if (process.platform !== "linux") return [];
	return readdirSync("/proc").map(Number).filter((pid) => pid > 0);
}
const buffer = Buffer.alloc(2 ** 17);
function isOfGo(pid) {
	return contentOf(pid, "environ").includes("GO_TELEMETRY_CHILD=");
}
function contentOf(pid, name) {
	const path = `/proc/${pid}/${name}`;
	try {
		const file = openSync(path, "r");
		try {
			const size = readSync(file, buffer, 0, buffer.length, 0);
			return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path);
		} finally {
			closeSync(file);
		}
	} catch {
		return Buffer.alloc(0);
	}
}
function statOf$1(pid) {
	const text = contentOf(pid, "stat").toString("latin1");
	const [state = "", parent, group, , , , flags] = text.slice(text.lastIndexOf(")") + 2).split(" ");
	return flags === void 0 ? null : {
		state,
		parent: Number(parent),
		group: Number(group),
		flags: Number(flags)
	};
}
function isDying(pid) {
	const isPending = [...contentOf(pid, "status").toString("latin1").matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`)).some((bits) => (bits & killBit) !== 0n);
	const stat = statOf$1(pid);
	return isPending || stat === null || (stat.flags & exitingFlags) !== 0;
}
const withoutEnvironmentForGood = /* @__PURE__ */ new Set();
function isStarting(pid) {
	if (withoutEnvironmentForGood.has(pid)) return false;
	const stat = statOf$1(pid);
	if (stat === null || /[ZX]/.test(stat.state) || (stat.flags & (kernelFlag | exitingFlags)) !== 0) return false;
	return contentOf(pid, "environ").length === 0 && isOurs(pid);
}
function isOurs(pid) {
	try {
		closeSync(openSync(`/proc/${pid}/environ`, "r"));
		return true;
	} catch {
		return false;
	}
}
const kernelFlag = 2097152;
const killBit = 1n << 8n;
const exitingFlags = 1028;
function commandOf(pid) {
	const words = contentOf(pid, "cmdline").toString("utf8").split("\0").join(" ").trim();
	return shortPrintableName(words || contentOf(pid, "comm").toString("utf8").trim(), reportLimits.characters);
}
const longestScript = 16384;
function programPathsOf(pid) {
	const folder = realPathOrNull(`/proc/${pid}/cwd`) ?? "/";
	const program = linkTargetOrEmpty(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, "");
	const commandLine = contentOf(pid, "cmdline").toString("utf8");
	const args = commandLine.split("\0").filter((word) => word !== "");
	const words = [.../* @__PURE__ */ new Set([...args, ...splitCommandLineAtSeparators(commandLine)])];
	const imported = words.map((word) => resolve(folder, word)).filter((path) => (accessibleStatsOrNull(path, true)?.size ?? longestScript) < longestScript).flatMap((path) => modulesImportedByPythonScript(readTextOrEmpty(path)));
	const isFolder = (word) => accessibleStatsOrNull(resolve(folder, word), true)?.isDirectory() === true;
	const modules = moduleFilesNamedByWords(basename(program), [...words, ...imported], isFolder);
	const ofNode = basename(program) === "node" ? words.flatMap((word) => fileLoadedByNode(folder, word)) : [];
	return [program, ...[
		...words,
		...modules,
		...ofNode
	].map((path) => resolve(folder, path))];
}
function fileLoadedByNode(folder, word) {
	try {
		return [createRequire(join(folder, "any.js")).resolve(resolve(folder, word))];
	} catch {
		return [];
	}
}
function linkTargetOrEmpty(path) {
	try {
		return readlinkSync(path);
	} catch {
		return "";
	}
}
function newMark() {
	return randomBytes(16).toString("hex");
}

// src/effects/processes/launcher.ts
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`;
const outputCheckInterval = 250;
var FastProcessLauncher = class FastProcessLauncher {
	child;
	lines;
	env;
	folder;
	processorTotal = 0;
	constructor(child, env, folder) {
		this.child = child;
		this.env = env;
		this.folder = folder;
		this.lines = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(markedEnv, folder) {
		if (process.platform === "win32") return null;
		const env = removeProcessMarkFromEnv(markedEnv);
		const child = spawn("bash", [
			"--noprofile",
			"--norc",
			"-c",
			shell
		], {
			env,
			cwd: folder,
			detached: true,
			stdio: [...[
				"ignore",
				"ignore",
				"ignore",
				"pipe",
				"pipe",
				"pipe"
			]]
		});
		for (const stream of [child, ...child.stdio.slice(3)]) stream?.on("error", () => {});
		return new FastProcessLauncher(child, env, folder);
	}
	async [Symbol.asyncDispose]() {
		for (const pipe of [3, 5]) this.pipe(pipe).end();
		if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== void 0) await new Promise((resolve) => this.child.once("exit", resolve));
	}
	async run({ file, args, cwd, env, signal, deadline, onOutput }) {
		if (signal.aborted) throw new CancelledError("cancelled");
		const [out, err] = [join(this.folder, "out"), join(this.folder, "err")];
		const redirectedCommand = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quote(value)}`), ...[file, ...args].map(quote)].join(" ")} < /dev/null > ${quote(out)} 2> ${quote(err)} 3<&- 4>&-`;
		const running = quote(join(this.folder, "running"));
		const start = `${redirectedCommand} & echo $! > ${running}; echo $! >&4`;
		const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`;
		this.pipe(3).write(`cd ${quote(cwd)} && { ${start}; ${end}; } || echo none >&4\n`);
		const group = Number(await this.readLineOrKill(signal, deadline));
		if (!Number.isInteger(group)) throw new CouldNotStartError(`${file} could not be started in ${cwd}.`);
		const watch = new ProgramWatch(group, signal, deadline, [out, err], this.child);
		const status = Number(await this.readLine().finally(() => watch.end()));
		const processor = await this.processorTime();
		watch.checkOutput();
		if (watch.isTooMuch) throw new CouldNotMeasureError(tooMuchOutputErrorText);
		if (signal.aborted) throw new CancelledError("cancelled");
		const [stdout, stderr] = [printedIn(out), printedIn(err)];
		for (const text of [stdout, stderr]) if (text.length > 0) onOutput?.(text);
		const lastLines = new LastLinesBuffer();
		for (const text of [stdout, stderr]) lastLines.add(text);
		const { isLate } = watch;
		const text = {
			stdout: stdout.toString("utf8"),
			lastLines: lastLines.lines()
		};
		return {
			status: decodeStatus(status),
			isLate,
			...text,
			processor
		};
	}
	async processorTime() {
		await this.readLine();
		const before = this.processorTotal;
		this.processorTotal = secondsIn(await this.readLine());
		return this.processorTotal - before;
	}
	pipe(number) {
		return this.child.stdio[number];
	}
	async readLineOrKill(signal, deadline) {
		let killTimer;
		const endWatch = watchAbortAndDeadline({
			signal,
			deadline
		}, () => {
			killTimer ??= setTimeout(() => this.child.kill("SIGKILL"), 2 * graceMilliseconds);
		});
		try {
			return await this.readLine();
		} finally {
			endWatch();
			clearTimeout(killTimer);
		}
	}
	async readLine() {
		const { value, done } = await this.lines.next();
		if (done) throw new CouldNotStartError("The shell that starts benchmarks has ended. Another process killed it, or it did not answer in time and Benchgate killed it. Check whether the benchmark sends signals to its parent process.");
		return value;
	}
};
var ProgramWatch = class {
	isLate = false;
	isTooMuch = false;
	timers = [];
	group;
	files;
	endWatch;
	constructor(group, signal, deadline, files, shell) {
		this.group = group;
		this.files = files;
		this.endWatch = watchAbortAndDeadline({
			signal,
			deadline
		}, (isLate) => {
			this.isLate ||= isLate;
			sendSignalIfRunning(-group, isLate ? "SIGQUIT" : "SIGTERM");
			this.timers.push(setTimeout(() => sendSignalIfRunning(-group, "SIGKILL"), graceMilliseconds));
			this.timers.push(setTimeout(() => shell.kill("SIGKILL"), 2 * graceMilliseconds));
		});
		this.timers.push(setInterval(() => this.checkOutput(), outputCheckInterval));
	}
	checkOutput() {
		if (this.files.map((file) => statOrNullSync(file)?.size ?? 0).some((size) => size > maxOutputBytesIfKept)) this.isTooMuch = true;
		if (this.isTooMuch) sendSignalIfRunning(-this.group, "SIGKILL");
	}
	end() {
		for (const timer of this.timers) clearTimeout(timer);
		this.endWatch();
		sendSignalIfRunning(-this.group, "SIGKILL");
	}
};
function printedIn(path) {
	let file = null;
	try {
		file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const stats = fstatSync(file);
		if (stats.isFile() && stats.size <= maxOutputBytesIfKept) {
			const text = Buffer.alloc(stats.size);
			return text.subarray(0, readSync(file, text, 0, text.length, 0));
		}
	} catch {} finally {
		if (file !== null) closeSync(file);
	}
	rmSync(path, {
		recursive: true,
		force: true
	});
	throw new CouldNotMeasureError("The command has removed the file that its output goes to, or put something in its place. Make the command print its results, and leave that file alone.");
}
function secondsIn(times) {
	return [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce((sum, [, minutes, whole, fraction]) => sum + 60 * Number(minutes) + Number(`${whole}.${fraction}`), 0);
}
function quote(word) {
	return `'${word.replaceAll("'", `'\\''`).split("\n").join(`'$'\\n''`)}'`;
}
function decodeStatus(status) {
	if (status <= 128) return status;
	return Object.entries(constants$1.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
}

// src/effects/go/benchmark-server.ts
var ServerCouldNotRunBenchmarkError = class extends Error {
	name = "NotServed";
};
const servePattern = "benchgate:serve";
const endMilliseconds = 2e3;
var GoBenchmarkProcessesOfSides = class {
	servers = /* @__PURE__ */ new Map();
	current = null;
	get title() {
		return this.current?.title ?? null;
	}
	async begin(title, round) {
		if (this.current?.title === title && this.current.round === round) return true;
		const endedWell = await this.end();
		this.current = {
			title,
			round
		};
		return endedWell;
	}
	async run(side, request) {
		const [benchtime, pattern] = ["-test.benchtime=", "-test.bench="].map((flag) => request.args.find((arg) => arg.startsWith(flag))?.slice(flag.length));
		if (benchtime === void 0 || pattern === void 0 || /\n/.test(pattern)) throw new ServerCouldNotRunBenchmarkError("its name has a line break");
		let server = this.servers.get(side);
		if (!server) {
			server = new BenchmarkServer(request);
			this.servers.set(side, server);
			const warmUp = await server.ask("1x", pattern, request);
			if (warmUp.isLate) return warmUp;
		}
		return server.ask(benchtime, pattern, request);
	}
	async end() {
		const servers = [...this.servers.values()];
		this.servers.clear();
		this.current = null;
		return (await Promise.all(servers.map((server) => server.end()))).every((status) => status === 0);
	}
};
var BenchmarkServer = class {
	mark = `benchgate-${randomUUID()}`;
	stop = new AbortController();
	process;
	processEnd;
	machineLines = null;
	output = "";
	chunks = [];
	onMark = null;
	constructor(request) {
		const serveArgs = request.args.flatMap((arg) => {
			if (arg.startsWith("-test.benchtime=")) return [];
			return arg.startsWith("-test.bench=") ? [`-test.bench=${servePattern}`] : [arg];
		});
		this.process = startProcessWithCommandPipe({
			...request,
			args: serveArgs,
			signal: AbortSignal.any([request.signal, this.stop.signal]),
			deadline: Number.POSITIVE_INFINITY,
			onOutput: (chunk) => this.chunks.push(chunk),
			onText: (text) => this.add(text)
		});
		const { group } = this.process;
		const release = group === void 0 ? () => {} : protectGroupFromLeftoverCleanup(group);
		this.processEnd = this.process.end.finally(release);
		this.processEnd.catch(() => {});
		this.process.commands.write(`${this.mark}\n`);
	}
	async ask(benchtime, pattern, { deadline, onOutput, signal }) {
		this.output = "";
		this.chunks = [];
		const answered = new Promise((resolve) => {
			this.onMark = () => resolve("answered");
		});
		const timer = timerUntil(deadline);
		try {
			this.process.commands.write(`${benchtime} ${pattern}\n`);
			const outcome = await Promise.race([
				answered,
				timer.passed,
				this.processEnd.then(() => "ended")
			]);
			if (outcome === "late") {
				this.stop.abort();
				return {
					...await this.processEnd,
					stdout: this.output,
					isLate: true
				};
			}
			if (signal.aborted) throw signal.reason;
			if (outcome === "ended") throw new ServerCouldNotRunBenchmarkError("its process ended");
		} finally {
			timer.clear();
			onOutput?.(this.shownOutput());
		}
		return this.answer();
	}
	shownOutput() {
		const text = Buffer.concat(this.chunks).toString("latin1");
		return Buffer.from(text.replace(new RegExp(`\n${this.mark} \\d*\n?`), ""), "latin1");
	}
	answer() {
		const at = this.output.lastIndexOf(`\n${this.mark} `);
		const text = this.output.slice(0, at);
		const microseconds = Number(this.output.slice(at + this.mark.length + 2).trim());
		if (/^\s*--- FAIL/m.test(text)) throw new ServerCouldNotRunBenchmarkError("it failed");
		this.machineLines ??= /^goos: .*\n(?:(?:goarch|pkg|cpu): .*\n)*/m.exec(text)?.[0] ?? "";
		return {
			status: 0,
			isLate: false,
			stdout: `${text.includes(this.machineLines) ? "" : this.machineLines}${text}\nPASS\n`,
			lastLines: text.slice(-2e3),
			processor: microseconds / 1e6
		};
	}
	add(text) {
		this.output += text;
		const at = this.output.lastIndexOf(`\n${this.mark} `);
		if (at >= 0 && this.output.endsWith("\n") && this.output.length > at + this.mark.length + 2) this.onMark?.();
	}
	async end() {
		this.process.commands.end();
		const timer = timerUntil(steadyNow() + endMilliseconds);
		const ended = await Promise.race([this.processEnd.catch(() => null), timer.passed]);
		timer.clear();
		if (ended !== "late") return ended?.status ?? null;
		this.stop.abort();
		await this.processEnd.catch(() => {});
		return null;
	}
};
function timerUntil(time) {
	let timer;
	return {
		passed: new Promise((resolve) => {
			timer = setTimeout(() => resolve("late"), timerMillisecondsUntil(time));
		}),
		clear: () => clearTimeout(timer)
	};
}

// src/core/change/sources.ts
const machineCode = /\.(a|o|obj|bc|gch|pch|pcm|gcm|so(\.\d+)*|dylib|dll|pyd|node|wasm|exe|lib|rlib)$|(^|\/)[^./]+$/;
const classes = /\.(jar|war|class)$/;
const assemblies = /\.dll$/;
const beams = /\.(beam|ez)$/;
const languages = [
	["s asm c cc cpp cxx c++ cppm ixx mpp h hh hpp hxx inc inl ipp tcc tpp txx m mm cu cuh rs pyx pxd pxi zig swift d nim v odin f for f77 f90 f95 f03 f08 adb ads def tbl x i swg cl hip ispc", machineCode],
	["go hs ml mli cr dart", machineCode],
	["js mjs cjs jsx ts mts cts tsx vue svelte coffee litcoffee civet res elm purs cljs", /\.([cm]?js|wasm)$/],
	["py pyi", /\.(py|whl|egg|pyz|pex|zip)$/],
	["java kt kts scala sc groovy clj cljc", classes],
	["cs fs vb", assemblies],
	["y yy l ll g4 proto fbs capnp thrift peg pegjs peggy ne jison pest rl templ", /\.(go|c|cc|cpp|h|hpp|rs|py|js|ts|java|kt|cs|rb|swift|php)$/],
	["ex exs erl hrl", beams],
	["r", /\.rdb$/],
	["php", /\.phar$/],
	["rb ru jl pl pm lua", null]
].map(([sources = "", product]) => ({
	sources: new Set(`${sources}`.split(" ")),
	product: product instanceof RegExp ? product : null
}));
const auxiliaryFolder = /^(tests?|__tests__|specs?|testdata|fixtures|docs?|examples?|vendor|third_?party|node_modules|\..*)$/i;
const testName = /(^test_.*|_test|[._-]spec|[._-]test|^conftest)\.[a-z]+$/i;
const templateEnding = /\.(?:in|src|tp|tmpl|tpl|j2|jinja2?)$/i;
function nameOfGeneratedSource(source) {
	return source.slice(source.lastIndexOf("/") + 1).replace(templateEnding, "");
}
function languageOf(path) {
	const name = nameOfGeneratedSource(path);
	const dot = name.lastIndexOf(".");
	const extension = name.slice(dot + 1).toLowerCase();
	return dot > 0 ? languages.find(({ sources }) => sources.has(extension)) ?? null : null;
}
function selectProductionSources(paths) {
	return paths.filter((path) => isSourceFile(path) && !isBenchmarkFileByPath(path) && !isAuxiliary(path));
}
function isSourceFile(path) {
	return languageOf(path) !== null;
}
function isAuxiliary(path) {
	const parts = path.split("/");
	const name = parts.pop() ?? "";
	return testName.test(name) || parts.some((part) => auxiliaryFolder.test(part));
}
const settingsOrTasks = /\.(config|setup)\.[cm]?[jt]s$|^(.*\/)?(setup|noxfile|dodo|(gulp|grunt)file)\.([cm]?[jt]s|py)$|^(tasks|fabfile)\.py$|(^|\/)(mix|config\/[^/]+)\.exs$|\.gradle\.kts$/i;
const versionOnly = /(^|\/)_*(about|version)_*\.[a-z]+$/i;
function isReadByBuildTools(path) {
	return settingsOrTasks.test(path) || versionOnly.test(path);
}
function couldBeBuiltFrom(path, sources) {
	return sources.some((source) => languageOf(source)?.product?.test(path) || isCompiledPythonModuleOf(path, source) || templateEnding.test(source) && path.slice(path.lastIndexOf("/") + 1) === nameOfGeneratedSource(source));
}
function isCompiledPythonModuleOf(path, source) {
	return /\.(?:so|pyd)$/.test(path) && source.endsWith(".py") && fileNameBeforeFirstDot(path) === fileNameBeforeFirstDot(source);
}
const builtScript = /(?:^|\/)(?:dist|build|out|umd|bundles?)\/.*\.[cm]?js$|\.(?:min|umd|bundle)\.[cm]?js$/;
function isUsualPathOfBuild(path) {
	return builtScript.test(path) || mayBeMachineCode(path) || /\.(?:wasm|jar|phar)$/.test(path);
}
function fileNameBeforeFirstDot(path) {
	return path.slice(path.lastIndexOf("/") + 1).replace(/\..*/, "");
}
function mayBeMachineCode(path) {
	return machineCode.test(path);
}
function isArchiveOfPython(path) {
	return /\.(?:egg|pyz|pex|zip)$/.test(path);
}
function isCompiledSource(path) {
	const product = languageOf(path)?.product;
	return product === machineCode || product === classes || product === assemblies || product === beams;
}
function isCompiledSourceButNoHeader(path) {
	return isCompiledSource(path) && !/\.(?:h|hh|hpp|hxx|inc|inl|ipp|tcc|tpp|txx|cuh|pxd|pxi)$/.test(path);
}
function isMachineCodeSourceFile(path) {
	return languageOf(path)?.product === machineCode;
}
function mayBeCSourceOrIncludedFile(path) {
	return /\.(def|f|f77|for|h\+\+|inl|swg|swig|swigcxx|tbl|tcc|tpp|txx|x)$|(^|\/)[^./]+$/i.test(path) || languageOf(path) === languages[0];
}
function changedFilesInLanguagesUnreadByRun(changed, read, packageOf = () => "") {
	const kindOf = (path) => {
		const language = languageOf(path);
		return `${language === null ? "" : languages.indexOf(language)} ${packageOf(path)}`;
	};
	const kindsRead = new Set(read.map(kindOf));
	return changed.filter((path) => !kindsRead.has(kindOf(path)));
}
function createNpmPackageFolderFinder(tracked) {
	const folders = new Set([...tracked].filter((path) => path.endsWith("/package.json")).map(folderWithFinalSlashOfPath));
	return (path) => {
		let folder = folderWithFinalSlashOfPath(path);
		while (folder !== "" && !folders.has(folder)) folder = folderWithFinalSlashOfPath(folder.slice(0, -1));
		return folder;
	};
}
function excludeNativeSourcesOutsideGoFolders(read, tracked) {
	const folders = new Set([...tracked].filter((path) => path.endsWith(".go")).map(folderWithFinalSlashOfPath));
	const isNative = (path) => languageOf(path) === languages[0];
	return folders.size === 0 ? read : read.filter((path) => !isNative(path) || folders.has(folderWithFinalSlashOfPath(path)));
}
const buildFile = /(^|\/)(GNUmakefile|[Mm]akefile|build\.ninja|Cargo\.toml|meson\.build|build\.zig|dune-project|CMakeCache\.txt|BUILD(\.bazel)?|[^/]+\.(gradle|gradle\.kts|cabal|csproj|fsproj|sln|vcxproj|pro))$/;
function isFileOfTimestampBuildTool(path) {
	return buildFile.test(path);
}

// src/effects/go/go-tool.ts
async function createGoCommandRunnerWithUserFlags(context, { goFlags }, folder) {
	const ended = await start(context, folder, ["env", "GOFLAGS"], {
		GOTOOLCHAIN: "local",
		GOWORK: "off"
	}).catch(throwMissing);
	const { status, stdout, lastLines } = ended;
	if (isExitStatusOfMissingProgram(ended)) throw noGo(lastLines);
	if (status !== 0) throw new CouldNotMeasureError(`"go env GOFLAGS" failed (${status}). Check that go runs in this step.`, lastLines);
	const userFlags = stdout.trim();
	const GOFLAGS = [userFlags, formatGoflagsValue(goFlags)].filter((part) => part !== "").join(" ");
	return {
		flags: [...splitGoFlags(userFlags) ?? [], ...goFlags],
		run: (cwd, args, moreEnv = {}) => start(context, cwd, args, {
			GOFLAGS,
			...moreEnv
		})
	};
}
function start({ env, signal, timeout }, cwd, args, moreEnv) {
	return runProcess({
		file: "go",
		args,
		cwd,
		env: {
			...env,
			PWD: cwd,
			...moreEnv
		},
		signal,
		deadline: steadyNow() + timeout * 1e3
	});
}
function throwMissing(error) {
	throw error instanceof CouldNotStartError ? noGo(error.message) : error;
}
function noGo(output) {
	return new CouldNotMeasureError("go could not be started. Install it before this step, as actions/setup-go does.", output);
}
async function findGoToolchainSelectedByModule(go, folder, env, moreEnv = {}) {
	const { status, stdout } = await go.run(folder, [
		"env",
		"GOVERSION",
		"GOROOT"
	], moreEnv);
	const [version, root] = stdout.trim().split("\n");
	if (status !== 0 || !version || !root) return null;
	const linker = await go.run(folder, [
		"tool",
		"link",
		"-randlayout=1",
		"-V"
	], moreEnv);
	const separator = process.platform === "win32" ? ";" : ":";
	return {
		version,
		canRelink: linker.status === 0,
		env: { PATH: [join(root, "bin"), env.PATH].filter((part) => part).join(separator) }
	};
}
async function mapParallel(tasks, work) {
	const results = [];
	const waiting = [...tasks.entries()];
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, task] = next;
			results[index] = await work(task);
		}
	};
	const stopAll = (error) => {
		waiting.length = 0;
		throw error;
	};
	const workers = Array.from({ length: availableParallelism() }, () => worker().catch(stopAll));
	const failed = (await Promise.allSettled(workers)).find((task) => task.status === "rejected");
	if (failed) throw failed.reason;
	return results;
}
async function chooseVariablesToRecompileNativeCode(git, commits, env, { setup, go }) {
	const differences = await readPathsDifferingBetweenSides(git, commits);
	const mayGenerate = setup !== null || go === null;
	const isNative = (path) => (mayBeCSourceOrIncludedFile(path) || mayGenerate && !path.endsWith(".go")) && !isDocumentOrWorkflow(path);
	if (!differences.some(({ path, isPlain }) => !isPlain || isNative(path))) return null;
	const anySideHas = async (pattern, ...names) => {
		const search = [
			"grep",
			"--no-color",
			"--no-recurse-submodules",
			"-l",
			"-z",
			"-E",
			"-e",
			pattern
		];
		const paths = names.map((name) => `:(top)${name}`);
		const listings = sides.map((side) => git.find([
			...search,
			commits[side].sha,
			"--",
			...paths
		]));
		return (await Promise.all(listings)).some((listing) => listing !== null);
	};
	const usesC = await anySideHas("import[[:space:]]+\"C\"|^[[:space:]]*\"C\"", "*.go");
	const assemblerIncludes = await anySideHas(includeOfUnknownToGo, "*.s", "*.h") && await anySideHas("^TEXT|^GLOBL", "*.s");
	if (!usesC && !assemblerIncludes) return null;
	const [cppFlags = "", goFlags = ""] = await readUserFlags(git.folder, env);
	const variablesOf = (side) => {
		const macro = `BENCHGATE_SIDE_${commits[side].sha}`;
		return {
			...usesC && { CGO_CPPFLAGS: `${cppFlags} -D${macro}`.trim() },
			...assemblerIncludes && { GOFLAGS: withAssemblerMacro(goFlags, macro) }
		};
	};
	return {
		base: variablesOf("base"),
		head: variablesOf("head")
	};
}
const includeOfUnknownToGo = "^[[:space:]]*#[[:space:]]*include[[:space:]]+\"[^\"]*(/[^\"]*|[^h\"])\"";
function withAssemblerMacro(goFlags, macro) {
	const own = splitGoFlags(goFlags)?.findLast((flag) => /^--?asmflags=/.test(flag)) ?? "-asmflags=all=";
	const separator = own.endsWith("=") ? "" : " ";
	return `${goFlags} ${formatGoflagsValue([`${own}${separator}-D=${macro}`])}`.trim();
}
async function readUserFlags(folder, env) {
	const answer = await runProcess({
		file: "go",
		args: [
			"env",
			"CGO_CPPFLAGS",
			"GOFLAGS"
		],
		cwd: folder,
		env: {
			...env,
			PWD: folder,
			GOTOOLCHAIN: "local"
		},
		signal: AbortSignal.timeout(6e4),
		deadline: steadyNow() + 6e4
	}).catch(() => null);
	return answer?.status === 0 ? answer.stdout.split("\n") : [env.CGO_CPPFLAGS ?? "", env.GOFLAGS ?? ""];
}

// text:src/effects/go/serve.go:raw
var serve_default = `// This is compiled into the main package of each test binary. It lets one process run benchmarks again and again, on commands:
// the pattern \`benchgate:serve\` makes it read them from file descriptor 4, within m.Run, so that a TestMain runs once around all.
package main

import (
	"bufio"
	"flag"
	"io"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"testing/internal/testdeps"
)

type benchgateDeps struct{ testdeps.TestDeps }

func (deps benchgateDeps) MatchString(pattern, name string) (bool, error) {
	if pattern == "benchgate:serve" {
		benchgateServe(deps.TestDeps.MatchString)
		return false, nil
	}
	return deps.TestDeps.MatchString(pattern, name)
}

// TestMain may have changed the folder before there was a log.
func (deps benchgateDeps) StartTestLog(log io.Writer) {
	if folder, err := os.Getwd(); err == nil {
		io.WriteString(log, "chdir "+folder+"\\n")
	}
	deps.TestDeps.StartTestLog(log)
}

// The first line is a mark, which is printed after each benchmark, with the microseconds of processor time that it took. Each
// further line is the value of -test.benchtime and a pattern.
func benchgateServe(matchString func(pattern, name string) (bool, error)) {
	const commandFile = 4
	syscall.CloseOnExec(commandFile)
	commands := bufio.NewReader(os.NewFile(commandFile, "commands"))
	output := os.Stdout
	mark, err := commands.ReadString('\\n')
	for err == nil {
		var command string
		if command, err = commands.ReadString('\\n'); err != nil {
			break
		}
		benchtime, pattern, _ := strings.Cut(strings.TrimSuffix(command, "\\n"), " ")
		flag.Set("test.benchtime", benchtime)
		flag.Set("test.bench", pattern)
		before := benchgateProcessorTime()
		testing.RunBenchmarks(matchString, benchmarks)
		used := benchgateProcessorTime() - before
		output.WriteString("\\n" + strings.TrimSuffix(mark, "\\n") + " " + strconv.FormatInt(used, 10) + "\\n")
	}
}

func benchgateProcessorTime() int64 {
	total := int64(0)
	for _, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var usage syscall.Rusage
		if syscall.Getrusage(who, &usage) == nil {
			total += usage.Utime.Nano() + usage.Stime.Nano()
		}
	}
	return total / 1000
}
`;

// src/effects/go/test-binaries.ts
function createGoTestBinaryWithFolderAndEnv(goPackage, root, file, env, toolchain) {
	const cwd = resolve(root, goPackage.folder);
	return {
		package: goPackage,
		file,
		cwd,
		env: {
			...env,
			...toolchain?.env,
			PWD: cwd
		}
	};
}
function testBinaryArgsForPattern(settings, pattern) {
	return [
		"-test.paniconexit0",
		"-test.timeout=0",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		...benchmemAndCpuFlagsOfTestBinary(settings)
	];
}
function testArgsForReportedBenchmark({ benchmem, cpu }, benchmark, reported, env) {
	const { name, processors } = splitProcessorSuffix(benchmark, createProcessorSuffixContext(cpu, reported, env));
	return testBinaryArgsForPattern({
		benchmem,
		cpu: cpu === null ? null : processors ?? "1"
	}, benchPatternForReportedName(name));
}
function createProcessorSuffixContext(cpu, reported, env) {
	return {
		cpu,
		reported,
		most: Number(env.GOMAXPROCS) || availableParallelism()
	};
}
async function runTestBinaryBuilds(go, builds, settings) {
	const [first, ...others] = builds;
	if (!first) return [];
	const [firstEnd] = await runTestBinaryBuildsInParallel(go, [first], settings);
	return [firstEnd, ...await runTestBinaryBuildsInParallel(go, others, settings)];
}
function runTestBinaryBuildsInParallel(go, builds, settings) {
	return mapParallel(builds, async ({ package: goPackage, root, file, flags, recording }) => {
		const args = [
			"test",
			"-c",
			"-vet=off",
			...[
				...flagsForEveryGoCommand(settings),
				...flags,
				...recording?.flags ?? []
			],
			"-o",
			file,
			goPackage.path
		];
		const processEnd = await go.run(resolve(root, goPackage.module), args, {
			...goPackage.env,
			...recording?.env
		});
		recordBinaryAsBuilt(file);
		return {
			...processEnd,
			lastLines: processEnd.lastLines.replace(/^WORK=.*\n?/m, "")
		};
	});
}
const identities = /* @__PURE__ */ new Map();
function recordBinaryAsBuilt(file) {
	const identity = process.platform === "win32" ? null : fileIdentity(file);
	if (identity === null) identities.delete(file);
	else identities.set(file, identity);
}
function isBinaryAsBuilt(file) {
	const identity = identities.get(file);
	return identity !== void 0 && identity === fileIdentity(file);
}
function refuseGoTestBinaryChangedSinceBuild(file, title) {
	const identity = identities.get(file);
	if (identity === void 0 || identity === fileIdentity(file)) return;
	throw new CouldNotMeasureError(`The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of other code. Make sure that no benchmark writes there.`);
}
function fileIdentity(file) {
	const stats = statSync(file, {
		bigint: true,
		throwIfNoEntry: false
	});
	return stats ? [
		stats.dev,
		stats.ino,
		stats.size,
		stats.mtimeNs,
		stats.ctimeNs
	].join(" ") : null;
}
async function readStartupOutput({ signal, timeout }, { file, cwd, env }) {
	let text = "";
	const args = [
		"-test.paniconexit0",
		"-test.timeout=0",
		"-test.run=^$",
		"-test.bench=^$"
	];
	const onOutput = (chunk) => {
		text += chunk.toString();
	};
	const deadline = steadyNow() + timeout * 1e3;
	try {
		await runProcess({
			file,
			args,
			cwd,
			env,
			signal,
			deadline,
			onOutput
		});
		return extractProgramOutputLines(text);
	} catch {
		return [];
	}
}

// src/effects/go/linker.ts
async function createLinkRecordingFlagsFactory(folder, flags) {
	const script = join(folder, "recorder");
	if (process.platform === "win32" || /['"]/.test(script)) return null;
	if (flags.some((flag) => /^--?toolexec(=|$)/.test(flag))) return null;
	const server = join(folder, "serve.go");
	await Promise.all([writeFile(script, toolexecScriptRecordingLinkerCall), writeFile(server, serve_default)]);
	return (file) => ({
		flags: ["-work", `-toolexec=sh '${script}'`],
		env: {
			GOTMPDIR: dirname(file),
			BENCHGATE_LINKER: `${file}.linker`,
			BENCHGATE_SERVER: server
		}
	});
}
async function readRecordedGoLinkerCall(file) {
	try {
		const call = parseRecordedLinkerCall(await readFile(`${file}.linker`, "utf8"));
		const imports = call && linkerImportcfgPath(call.args);
		return call && imports ? {
			call,
			code: readGoCodePropertiesForRelinking(await readFile(imports, "utf8"))
		} : null;
	} catch {
		return null;
	}
}
async function runGoLinkerWithFunctionsShuffled({ call, code }, { signal, timeout }, file, seed) {
	const processEnd = await runProcess({
		file: call.file,
		args: linkerArgumentsOfGoRelink(call, code, file, seed),
		cwd: code.hasC ? call.cwd : dirname(file),
		env: call.env,
		signal,
		deadline: steadyNow() + timeout * 1e3
	});
	recordBinaryAsBuilt(file);
	return processEnd;
}

// src/effects/go/prepare-side.ts
function packageKeyOfUnlistedGoModule({ module }) {
	return module === "." ? "./" : `./${module}`;
}
function sideHasPackage({ built, broken }, path) {
	return [...built.values()].some((goPackage) => packageKeyOfUnlistedGoModule(goPackage.package) === path) || built.has(path) || broken.has(path);
}
async function prepareGoSide(context, side, settings, folder, brokenOnBase = /* @__PURE__ */ new Map()) {
	await runSetupOnSide(context, side);
	const root = await realpath(await context.sides.enter(side));
	const cwd = await realpath(await switchToSideAndGetFolder(context, side));
	const env = {
		...context.env,
		...context.sideEnv?.[side]
	};
	const go = await createGoCommandRunnerWithUserFlags({
		...context,
		env
	}, settings, folder);
	const refuseUnlisted = (listing, processEnd) => {
		const description = `listing the packages of ${packageKeyOfUnlistedGoModule(listing)}`;
		const names = {
			name: description.replace("l", "L"),
			its: description,
			text: shellCommandToRepeatInGoModule("list", {
				...settings,
				goFlags: []
			}, listing, listing.pattern),
			hint: withheldVariablesHintIfAccessDenied(context, processEnd.lastLines)
		};
		refuseFailedProcess(context, side, "the preparation", names, processEnd);
	};
	const { packages, unmatched, unlisted } = await findGoPackages(go, {
		git: createGit(root, context.env),
		root,
		workingDirectory: relative(root, cwd) || ".",
		refuse: refuseUnlisted
	}, settings);
	const fileOf = await binaryPaths(context, side, folder);
	const record = await createLinkRecordingFlagsFactory(folder, go.flags);
	const builds = packages.map((goPackage, n) => {
		const file = fileOf(n);
		return {
			package: goPackage,
			root,
			file,
			flags: [],
			recording: record?.(file)
		};
	});
	if (builds.length > 0) context.console.info(`building ${formatCountWithNoun(builds.length, "package")} on ${side}`);
	const outcomes = await runTestBinaryBuilds(go, builds, settings);
	const toolchains = /* @__PURE__ */ new Map();
	const built = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Map();
	const leaveOut = (path, error) => {
		if (!(error instanceof SideFailedError) || side === "head" && !brokenOnBase.has(path)) throw error;
		broken.set(path, error);
	};
	for (const [module, error] of unlisted) leaveOut(packageKeyOfUnlistedGoModule({ module }), error);
	for (const [n, { package: goPackage, file }] of builds.entries()) try {
		const processEnd = outcomes[n];
		const names = {
			name: `The build of ${goPackage.path}`,
			its: `the build of ${goPackage.path}`,
			text: goBenchCommand(settings, goPackage),
			hint: withheldVariablesHintIfAccessDenied(context, processEnd.lastLines)
		};
		refuseFailedProcess(context, side, "the preparation", names, processEnd);
		const { module } = goPackage;
		const toolchain = await getOrInsert(toolchains, module, () => findGoToolchainSelectedByModule(go, resolve(root, module), env, goPackage.env));
		const binary = createGoTestBinaryWithFolderAndEnv(goPackage, root, file, env, toolchain);
		const listed = await listBenchmarksOfBinary(context, settings, side, binary);
		const linker = record ? await readRecordedGoLinkerCall(file) : null;
		if (listed.benchmarks.size > 0) built.set(goPackage.path, {
			...binary,
			...listed,
			toolchain,
			linker
		});
	} catch (error) {
		leaveOut(goPackage.path, error);
	}
	if (settings.test) await runTests(context, side, go, settings, root, packages.filter(({ path }) => !broken.has(path)));
	return {
		root,
		go,
		built,
		broken,
		unmatched
	};
}
async function binaryPaths({ builds, commits }, side, folder) {
	const ownFolder = join(folder, side);
	await mkdir(ownFolder, { recursive: true });
	if (builds === void 0) return (n) => join(ownFolder, `${n}.test`);
	const keptFolder = join(builds, side, commits[side].sha);
	await mkdir(keptFolder, { recursive: true });
	return (n) => {
		const file = join(keptFolder, `${n}.test`);
		if (!isBinaryAsBuilt(file)) rmSync(file, { force: true });
		return file;
	};
}
async function runTests(context, side, go, settings, root, packages) {
	if (packages.length > 0) context.console.info(`testing ${formatCountWithNoun(packages.length, "package")} on ${side}`);
	for (const [first, ...others] of groupBy(packages, ({ module }) => module).values()) {
		const paths = [first, ...others].map(({ path }) => path);
		const args = [
			"test",
			...flagsForEveryGoCommand(settings),
			...paths
		];
		const processEnd = await go.run(resolve(root, first.module), args, first.env);
		const names = {
			name: "The test run",
			its: "its test run",
			text: shellCommandToRepeatInGoModule("test", settings, first, ...paths)
		};
		refuseFailedProcess(context, side, "the preparation", names, processEnd);
	}
}
async function listBenchmarksOfBinary(context, settings, side, binary) {
	const patternsByName = /* @__PURE__ */ new Map();
	const run = (...args) => runProcess({
		...binary,
		args,
		signal: context.signal,
		deadline: steadyNow() + context.timeout * 1e3
	});
	const listNames = (pattern) => run(`-test.list=${pattern}`);
	const occurrences = /* @__PURE__ */ new Map();
	for (const alternative of splitBenchPatternAtPipeAndSlash(settings.bench)) {
		const [topPattern = ".", ...subpatterns] = alternative;
		for (const element of subpatterns) refuseInvalid(settings, await listNames(element));
		const processEnd = await listNames(topPattern);
		refuseInvalid(settings, processEnd);
		const text = goBenchCommand(settings, binary.package);
		const processNames = {
			name: `Listing the benchmarks of ${binary.package.path}`,
			its: `listing ${binary.package.path}`,
			text
		};
		refuseFailedProcess(context, side, "the preparation", processNames, processEnd);
		const printedNames = namesIn$1(processEnd.stdout);
		const ownOutput = printedNames.some(({ isAlone }) => !isAlone) ? namesIn$1((await listNames("^$")).stdout) : [];
		const counts = /* @__PURE__ */ new Map();
		for (const { name, isAlone } of printedNames) {
			const index = ownOutput.findIndex((other) => other.name === name && other.isAlone === isAlone);
			if (index >= 0) {
				ownOutput.splice(index, 1);
				continue;
			}
			const count = (counts.get(name) ?? 0) + 1;
			counts.set(name, count);
			occurrences.set(name, Math.max(count, occurrences.get(name) ?? 0));
			if (count === 1) patternsByName.set(name, [...patternsByName.get(name) ?? [], alternative]);
		}
	}
	const benchmarks = new Map([...patternsByName].map(([name, alternatives]) => [name, narrowBenchPatternToBenchmark(name, alternatives)]));
	const repeatedNames = [...occurrences].filter(([, times]) => times > 1);
	if (repeatedNames.length === 0) return {
		benchmarks,
		duplicates: /* @__PURE__ */ new Set()
	};
	const { stdout } = await run("-test.run=^$", "-test.bench=^$");
	const runs = stdout.match(/PASS\r?$/gm)?.length ?? 1;
	return {
		benchmarks,
		duplicates: new Set(repeatedNames.filter(([, times]) => times > runs).map(([name]) => name))
	};
}
function refuseInvalid({ bench }, { status, lastLines }) {
	const invalid = /^testing: invalid regexp .*$/m.exec(lastLines);
	if (invalid && status !== 0) throw new MisconfiguredError(`bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
}
function namesIn$1(text) {
	return text.split("\n").flatMap((line) => {
		const name = listedName.exec(line.trim())?.[0];
		return !name?.startsWith("Benchmark") ? [] : [{
			name,
			isAlone: name === line.trim()
		}];
	});
}
const listedName = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
function refuseUnmatchedPackagePatterns(settings, { base, head }, place) {
	if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
	const unmatched = settings.packages.find((pattern) => base.unmatched.includes(pattern) && head.unmatched.includes(pattern));
	if (unmatched === void 0) return;
	throw new MisconfiguredError(`packages: "${unmatched}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`);
}

// src/effects/go/visit.ts
async function visitGoBenchmark(context, settings, { side, title, binary, pattern, linesAtStartup }, { place, budgetEnds, onOutput }, run = runProcess, durationFlags = [`-test.benchtime=${settings.benchtime}`]) {
	const text = goBenchCommand(settings, binary.package, pattern);
	const where = `${place}, ${side} (${shortSha(context.commits[side].sha)})`;
	const failed = (how, detail, output) => {
		const message = `${title} ${how} in ${where}: ${detail}\nCommand: ${text}\n${whereToRunFailedCommandHint(context.commits[side])}`;
		return new SideFailedError(side, `${title} ${how} in ${place}`, message, output);
	};
	const name = topLevelOf(title, binary);
	if (binary.duplicates?.has(name)) throw failed("has the same name as another benchmark", `${name} is declared both in the package and in its external tests (package …_test), and Go runs both under this name. Rename one of them.`, "");
	const [started, began] = [/* @__PURE__ */ new Date(), steadyNow()];
	const timeoutAt = began + context.timeout * 1e3;
	const deadline = Math.min(timeoutAt, budgetEnds ?? timeoutAt);
	const outputStart = new OutputStart();
	refuseGoTestBinaryChangedSinceBuild(binary.file, title);
	const processEnd = await run({
		...binary,
		args: [...testBinaryArgsForPattern(settings, pattern), ...durationFlags],
		signal: context.signal,
		deadline,
		onOutput: (chunk) => {
			outputStart.add(chunk);
			onOutput?.(chunk);
		}
	}).catch((error) => {
		throw error instanceof CouldNotMeasureError ? failed("printed no readable results", error.message, error.output) : error;
	});
	const seconds = (steadyNow() - began) / 1e3;
	if (processEnd.isLate && deadline < timeoutAt) throw new VisitCutOffByBudgetError("the budget is used up");
	refuseFailedProcess(context, side, place, {
		name: title,
		its: title,
		text
	}, processEnd);
	const parsed = parseGoOutput(processEnd.stdout);
	const { measurements, units, refusedBeside = [] } = parsed;
	const leftOut = createCountAndFirstLinesOrNull(refusedBeside);
	const problem = whyGoOutputUnusable(parsed, processEnd.stdout, name);
	if (problem) throw failed(problem.problem, problem.evidence, processEnd.lastLines);
	const lines = extractProgramOutputLines(outputStart.lines());
	const printed = lines.length === 0 ? null : findLinePrintedOnlyByBenchmark(lines, await linesAtStartup?.() ?? []);
	const { processor } = processEnd;
	const { path } = binary.package;
	const ownMeasurements = removePrintedConfigFromGoMeasurements(measurements, processEnd.stdout, path);
	const { pathOnHead } = binary;
	const result = {
		started: started.toISOString(),
		seconds,
		...leftOut && { leftOut },
		measurements: pathOnHead === void 0 ? ownMeasurements : renameToHeadImportPaths(ownMeasurements, /* @__PURE__ */ new Map([[path, pathOnHead]]))
	};
	return {
		visit: processor === null ? result : {
			...result,
			processor
		},
		units,
		printed
	};
}
function topLevelOf(title, { package: { path }, pathOnHead = path }) {
	return title.slice(pathOnHead.length + 1).replace(/\/.*/s, "");
}
const maxBytes$1 = 2 ** 20;
var OutputStart = class {
	chunks = [];
	size = 0;
	add(chunk) {
		if (this.size <= maxBytes$1) this.chunks.push(chunk);
		this.size += chunk.length;
	}
	lines() {
		const text = Buffer.concat(this.chunks).toString("utf8");
		return this.size > maxBytes$1 ? text.slice(0, text.lastIndexOf("\n") + 1) : text;
	}
};
function createSkippedVisitOutcome() {
	return {
		visit: {
			started: (/* @__PURE__ */ new Date()).toISOString(),
			seconds: 0,
			measurements: []
		},
		units: /* @__PURE__ */ new Map(),
		printed: null
	};
}

// src/effects/go/visit-plans.ts
var GoBenchmarkVisitPlans = class {
	secondsPerRound;
	trials = /* @__PURE__ */ new Map();
	servedTrials = /* @__PURE__ */ new Map();
	subBenchmarks = /* @__PURE__ */ new Map();
	plans;
	usedTitles = /* @__PURE__ */ new Set();
	constructor(secondsPerRound, plans = /* @__PURE__ */ new Map()) {
		this.secondsPerRound = secondsPerRound;
		this.plans = plans;
	}
	learn({ title, side }, { trial, served, parts }, switchSeconds) {
		this.subBenchmarks.set(title, {
			...this.subBenchmarks.get(title),
			[side]: parts
		});
		for (const part of [{
			name: "",
			trial,
			served
		}, ...parts]) {
			const partTitle = part.name === "" ? title : subBenchmarkTitle(title, part.name);
			const withSwitch = (times) => ({
				...times,
				overhead: times.overhead + switchSeconds / 2
			});
			const own = part.trial && withSwitch(part.trial);
			this.trials.set(partTitle, {
				...this.trials.get(partTitle),
				[side]: own
			});
			if (!part.served) continue;
			const ofSides = {
				...this.servedTrials.get(partTitle),
				[side]: withSwitch(part.served)
			};
			this.servedTrials.set(partTitle, ofSides);
		}
	}
	serveNoMore(title) {
		this.servedTrials.delete(title);
		this.plans.delete(title);
	}
	parts(item) {
		const trials = this.subBenchmarks.get(item.title);
		const partSides = /* @__PURE__ */ new Map();
		for (const side of sides.filter((one) => item.sides.includes(one))) {
			const parts = trials?.[side] ?? [];
			if (parts.length === 0) return [item];
			for (const { name } of parts) partSides.set(name, [...partSides.get(name) ?? [], side]);
		}
		return [...partSides].map(([name, itemSides]) => ({
			...item,
			title: subBenchmarkTitle(item.title, name),
			benchmark: name,
			pattern: benchPatternForReportedName(name),
			sides: itemSides
		}));
	}
	isTried({ title, sides }) {
		const trials = this.trials.get(title ?? "") ?? {};
		return sides.every((side) => side in trials);
	}
	planOf({ title, benchmark, package: path, sides }) {
		this.usedTitles.add(title ?? "");
		const existing = this.plans.get(title ?? "");
		if (existing) return existing;
		const trialsBySide = this.trials.get(title ?? "") ?? {};
		const trials = sides.flatMap((side) => trialsBySide[side] ?? []);
		const servedTrials = sides.flatMap((side) => this.servedTrials.get(title ?? "")?.[side] ?? []);
		const plan = this.secondsPerRound === null || trials.length < sides.length ? null : planServedOrNot(this.secondsPerRound, trials, servedTrials.length === sides.length ? servedTrials : null);
		if (plan) this.plans.set(title ?? "", {
			benchmark: benchmark ?? "",
			package: path ?? "",
			...plan
		});
		return plan;
	}
	get all() {
		return [...this.plans].filter(([title]) => this.usedTitles.has(title)).map(([, plan]) => plan);
	}
};
function planServedOrNot(secondsPerRound, trials, servedTrials) {
	const plan = planVisitsOfGoBenchmarkFromTrials(secondsPerRound, trials);
	if (plan?.turns !== 1 || servedTrials === null) return plan;
	const served = planVisitsOfGoBenchmarkFromTrials(secondsPerRound, servedTrials, true);
	return served && served.turns > 1 ? served : plan;
}
function goItemsOfPreparedSides(prepared) {
	const items = /* @__PURE__ */ new Map();
	for (const side of sides) for (const [path, { benchmarks, package: goPackage }] of prepared[side]?.built ?? []) {
		if (prepared.base?.broken.has(path) || prepared.base?.broken.has(packageKeyOfUnlistedGoModule(goPackage))) continue;
		for (const name of benchmarks.keys()) {
			const title = `${path}.${name}`;
			const itemSides = [...items.get(title)?.sides ?? [], side];
			const benchmark = name.replace(/^Benchmark/, "");
			items.set(title, {
				title,
				benchmark,
				name,
				package: path,
				sides: itemSides
			});
		}
	}
	return [...items.values()];
}
function subBenchmarkTitle(title, name) {
	return `${title}${name.slice(name.indexOf("/"))}`;
}
async function trySubBenchmarksAlone(time, combined, cpu, env, tryOne) {
	const { names, rows, overhead } = combined;
	const suffix = createProcessorSuffixContext(cpu, names, env);
	const parts = [];
	const seenNames = /* @__PURE__ */ new Set();
	if (names.length < 2 || overhead > maxOverheadAlone * time * names.length) return [];
	for (const [index, reported] of names.entries()) {
		const { name } = splitProcessorSuffix(reported, suffix);
		if (seenNames.has(name) || !name.includes("/")) return [];
		seenNames.add(name);
		const alone = await tryOne(benchPatternForReportedName(name), reported);
		const row = rows[index];
		if (!alone || !row) return [];
		if (alone.overhead > maxOverheadAlone * time) return [];
		const firstTwo = alone.rows[0]?.firstTwo ?? null;
		parts.push({
			name,
			trial: {
				overhead: alone.overhead,
				rows: [{
					...row,
					firstTwo
				}]
			}
		});
	}
	return parts;
}
const maxOverheadAlone = maxVisitOverheadShare / (1 - maxVisitOverheadShare);
async function runGoBenchmarkTrialOnOneSide(context, settings, target, attempt, launch = runProcess) {
	const run = (...long) => visitGoBenchmark(context, settings, target, attempt, launch, long);
	const { benchtime } = settings;
	const reading = await runShortly(run, sixteenthOfBenchtime(benchtime), target);
	const wholeSeconds = secondsOfBenchtime(benchtime);
	if (sixteenthOfBenchtime(benchtime) === benchtime || wholeSeconds === null && target.side === "base") return {
		reading,
		trial: null,
		parts: []
	};
	let parts = [];
	let probe;
	let trial = null;
	try {
		const runFor = async (time) => ({
			time,
			visit: (await run(`-test.benchtime=${time}`)).visit
		});
		let longRun = await runFor(wholeSeconds === null || isProbed(target, reading.visit) ? benchtime : quarterOfBenchtime(benchtime));
		const isTimeKnown = timedRows(longRun.visit).every(({ value }) => value >= (wholeSeconds ?? 0));
		if (timedRows(longRun.visit).every(({ iterations }) => iterations === 1) && !isTimeKnown && longRun.time !== benchtime) longRun = await runFor(benchtime);
		const { time, visit: long } = longRun;
		probe = {
			short: reading.visit,
			long,
			two: null
		};
		if (wholeSeconds !== null) {
			const seconds = secondsOfBenchtime(time) ?? wholeSeconds;
			const runTwo = async () => (await run("-test.benchtime=2x")).visit;
			const isSlowRow = (row) => isVisitedOnce(row, wholeSeconds);
			const twoRuns = timedRows(long).some(isSlowRow) ? [] : [await runTwo(), await runTwo()];
			trial = trialOf(long, seconds, twoRuns);
			const [twoOperations] = twoRuns;
			if (target.side === "head" && twoOperations) probe = await probeByNumber(run, trial, wholeSeconds, reading.visit, twoOperations) ?? probe;
			const names = timedRows(long).map(({ benchmark }) => benchmark);
			const tryAlone = async (pattern, name) => {
				const runAlone = async (count) => {
					const flags = [`-test.benchtime=${count}`];
					return (await visitGoBenchmark(context, settings, {
						...target,
						pattern
					}, attempt, launch, flags)).visit;
				};
				const isSlow = timedRows(long).some((row) => row.benchmark === name && isSlowRow(row));
				const runs = isSlow ? [await runAlone("1x")] : [await runAlone("2x"), await runAlone("2x")];
				return runs.every((visit) => {
					const [row, ...others] = timedRows(visit);
					return row?.benchmark === name && others.length === 0;
				}) ? trialOf(runs[0], seconds, isSlow ? [] : runs) : null;
			};
			parts = await trySubBenchmarksAlone(wholeSeconds, {
				...trial,
				names
			}, settings.cpu, context.env, tryAlone);
		}
	} catch (error) {
		if (!(error instanceof SideFailedError || error instanceof VisitCutOffByBudgetError)) throw error;
	}
	return {
		reading: {
			...reading,
			probe
		},
		trial,
		parts
	};
}
async function addTrialTimesInReusedProcess(outcome, pattern, wholeSeconds, runTwo) {
	const served = async (trial, own) => {
		if (trial === null || wholeSeconds === null) return null;
		if (planVisitsOfGoBenchmarkFromTrials(wholeSeconds, [trial])?.turns !== 1) return null;
		if (trial.rows.some(({ seconds }) => 4 * seconds > wholeSeconds)) return null;
		return servedTrial(trial, [await runTwo(own), await runTwo(own)]);
	};
	try {
		if (outcome.parts.length === 0) return {
			...outcome,
			served: await served(outcome.trial, pattern)
		};
		const parts = [];
		for (const part of outcome.parts) parts.push({
			...part,
			served: await served(part.trial, benchPatternForReportedName(part.name))
		});
		return {
			...outcome,
			parts
		};
	} catch (error) {
		if (!(error instanceof ServerCouldNotRunBenchmarkError || error instanceof SideFailedError || error instanceof VisitCutOffByBudgetError)) throw error;
		return outcome;
	}
}
function servedTrial({ rows }, visits) {
	const timed = visits.map(timedRows);
	if (timed.some((own) => own.length !== rows.length)) return null;
	const operationSeconds = rows.reduce((sum, { seconds }) => sum + seconds, 0);
	return {
		overhead: Math.max(0, Math.min(...visits.map(({ seconds }) => seconds)) - 3 * operationSeconds),
		rows: rows.map((row, n) => ({
			...row,
			firstTwo: Math.min(...timed.map((own) => own[n]).flatMap((own) => own ? own.iterations * own.value : []))
		}))
	};
}
function isProbed({ side }, short) {
	const rows = timedRows(short);
	const isOne = new Set(rows.map(({ benchmark }) => benchmark)).size === 1;
	return side === "head" && (!isOne || rows.some(({ iterations }) => iterations < minOperations / 16));
}
function isVisitedOnce({ iterations, value }, wholeSeconds) {
	return iterations === 1 || 4 * value > wholeSeconds;
}
async function probeByNumber(run, { rows }, wholeSeconds, sixteenthRun, twoOperations) {
	const [row, ...otherRows] = rows;
	if (!row || otherRows.length > 0) return null;
	const operationsThatFit = Math.floor(row.iterations * wholeSeconds / row.time);
	const iterations = operationsThatFit < minOperations && areFree(sixteenthRun, twoOperations) ? 10 * minOperations : operationsThatFit;
	if (iterations < minOperations) return null;
	const { visit: short } = await run(`-test.benchtime=${Math.floor(iterations / 16)}x`, "-test.count=2");
	const { visit: long } = await run(`-test.benchtime=${iterations}x`);
	return {
		short,
		long,
		two: twoOperations
	};
}
function areFree(sixteenthRun, twoOperations) {
	if (!(timedRows(sixteenthRun).length === 2 && timedRows(sixteenthRun).every((measurement) => measurement.iterations === 1)) || sixteenthRun.processor === void 0 || twoOperations.processor === void 0) return false;
	return twoOperations.processor < 1.125 * sixteenthRun.processor;
}
const minOperations = 32;
async function runShortly(run, benchtime, { side }) {
	const time = `-test.benchtime=${benchtime}`;
	if (side === "base") return run(time);
	try {
		return await run(time, "-test.count=2");
	} catch (error) {
		if (!(error instanceof SideFailedError) || error.kind !== "failed") throw error;
		return run(time).catch((secondError) => {
			throw secondError instanceof VisitCutOffByBudgetError ? error : secondError;
		});
	}
}
function trialOf(long, time, twoRuns) {
	const rows = timedRows(long).map(({ benchmark, iterations, value }) => {
		const firstTwos = twoRuns.flatMap((twoOperations) => timedRows(twoOperations).find((row) => row.benchmark === benchmark) ?? []).map((row) => row.iterations * row.value);
		return {
			time,
			iterations,
			seconds: value,
			firstTwo: firstTwos.length === 0 ? null : Math.min(...firstTwos)
		};
	});
	const operationSeconds = rows.reduce((sum, { seconds }) => sum + seconds, 0);
	const rampSeconds = rows.reduce((sum, { iterations, seconds }) => sum + (2 * iterations - 1) * seconds, 0);
	const overhead = twoRuns.length === 0 ? long.seconds - rampSeconds : Math.min(...twoRuns.map(({ seconds }) => seconds)) - 3 * operationSeconds;
	return {
		overhead: Math.max(0, overhead),
		rows
	};
}
function timedRows({ measurements }) {
	return measurements.filter(({ unit, value, iterations }) => unit === "sec/op" && value > 0 && iterations > 0);
}
function createEmptyGoVisitPlansSharedByRuns(seed) {
	return {
		plans: /* @__PURE__ */ new Map(),
		relinkDecisions: /* @__PURE__ */ new Map(),
		seed
	};
}
function reuseVisitPlanOfResult({ visits, laidOut }, seed) {
	const packages = /* @__PURE__ */ new Set([...visits.map((plannedVisits) => plannedVisits.package), ...laidOut]);
	return {
		plans: new Map(visits.map((one) => [`${one.package}.Benchmark${one.benchmark}`, one])),
		relinkDecisions: new Map([...packages].map((path) => [path, laidOut.includes(path)])),
		seed
	};
}

// src/effects/go/layouts.ts
var GoPerRoundRelinker = class {
	options;
	relinked = null;
	second = null;
	secondHasWorked = false;
	round = 0;
	visited = /* @__PURE__ */ new Set();
	visitedBefore = /* @__PURE__ */ new Set();
	constructor(options) {
		this.options = options;
	}
	get relinkedFromTheFirst() {
		return [...this.relinked ?? []];
	}
	get isSecondRelinked() {
		return this.secondHasWorked;
	}
	async beginSecondRelinked(packages, rounds) {
		this.second = {
			packages,
			rounds
		};
		this.secondHasWorked = true;
		await this.linkSecond(rounds[0] ?? 0, packages);
	}
	beginSecondUnchanged(rounds) {
		this.second = {
			packages: [],
			rounds
		};
		this.secondHasWorked = false;
	}
	async prepare(round, path) {
		if (this.second?.rounds.includes(round)) return this.linkSecond(round, this.second.packages);
		if (round !== this.round) [this.round, this.visitedBefore, this.visited] = [
			round,
			this.visited,
			/* @__PURE__ */ new Set()
		];
		if (this.visited.has(path)) return;
		this.visited = /* @__PURE__ */ new Set([...this.visited, path]);
		if (this.relinked === null) return this.choose(round);
		if (!this.relinked.has(path)) return;
		const others = [...this.visitedBefore].filter((one) => this.relinked?.has(one));
		const failure = await this.options.relinker.link(round, [.../* @__PURE__ */ new Set([path, ...others])]);
		if (failure === null) return;
		this.relinked = /* @__PURE__ */ new Set();
		this.options.console.warn(`Code could not be linked in another order, so the rest of the first measurement runs the binaries that were built at first: ${failure}`);
	}
	fileOf(side, path, round) {
		return this.hasOwnLayout(path, round) ? this.options.relinker.fileOf(side, path, round) : void 0;
	}
	hasOwnLayout(path, round) {
		const { second, relinked } = this;
		if (second?.rounds.includes(round)) return this.secondHasWorked && second.packages.includes(path);
		return relinked?.has(path) ?? false;
	}
	async choose(round) {
		const { packages, acceptableSeconds = alwaysAllowedLinkSecondsPerRound, decided = /* @__PURE__ */ new Map(), relinker, console } = this.options;
		const linkings = [];
		let shortestLinking = 0;
		for (const [path, measuringSeconds] of packages) {
			if (decided.get(path) === false) continue;
			const estimated = linkings.reduce((sum, { linking }) => sum + linking, shortestLinking);
			if (!decided.has(path) && estimated > acceptableSeconds && shortestLinking > .15 * measuringSeconds) {
				linkings.push({
					path,
					linking: shortestLinking,
					measuring: measuringSeconds
				});
				continue;
			}
			const linkBegan = performance.now();
			const failure = await relinker.link(round, [path]);
			if (failure !== null) {
				console.info(`${path} cannot be linked in another order, so it runs the binaries that were built at first: ${failure}`);
				continue;
			}
			const linking = (performance.now() - linkBegan) / 1e3;
			shortestLinking = linkings.length === 0 ? linking : Math.min(shortestLinking, linking);
			linkings.push({
				path,
				linking,
				measuring: measuringSeconds
			});
		}
		const selected = new Set(selectPackagesToRelink(linkings, acceptableSeconds));
		for (const { path } of linkings) if (!decided.has(path)) decided.set(path, selected.has(path));
		this.relinked = new Set(linkings.flatMap(({ path }) => decided.get(path) ? path : []));
		if (this.relinked.size === 0) return;
		const seconds = linkings.filter(({ path }) => this.relinked?.has(path)).reduce((sum, one) => sum + one.linking, 0);
		console.info(`each round links the test binaries of ${this.relinked.size} of ${formatCountWithNoun(packages.size, "package")} again, with their code in another order (${seconds.toFixed(1)} s a round)`);
	}
	async linkSecond(round, packages) {
		const failure = this.secondHasWorked ? await this.options.relinker.link(round, packages) : null;
		if (failure === null) return;
		this.secondHasWorked = false;
		this.options.console.warn(`Code could not be linked in another order, so the rest of the second measurement runs the same binaries: ${failure}`);
	}
};
function openGoPerRoundRelinking(context, settings, { seed: ownSeed, sharedPlan = createEmptyGoVisitPlansSharedByRuns(ownSeed) }, folder, prepared, items, plans) {
	const planned = items.filter((item) => plans.isTried(item)).map((item) => [item, plans.planOf(item)]);
	const preparation = reportTextToPlain(benchmarksSlowToPrepareLine(plans.all));
	if (preparation !== "") context.console.info(preparation);
	const packages = roundSecondsOfEachRelinkablePackage(planned, prepared, settings);
	const { seed, relinkDecisions } = sharedPlan;
	const relinker = new GoRelinker({
		prepared,
		context,
		folder,
		seed
	}, settings);
	return new GoPerRoundRelinker({
		relinker,
		packages,
		decided: relinkDecisions,
		console: context.console
	});
}
function roundSecondsOfEachRelinkablePackage(planned, prepared, { benchtime }) {
	const packages = /* @__PURE__ */ new Map();
	for (const [{ package: path, sides: itemSides }, plan] of planned) {
		if (path === null || itemSides.length < sides.length || !canRelinkPackage(prepared, path)) continue;
		const roundTime = plan ? maxBothSidesRoundSecondsOfVisitPlan({
			...plan,
			turns: decideVisitsByNoiseWithinRounds(plan.turns, [], 0)
		}) : 2 * (secondsOfBenchtime(benchtime) ?? 0);
		packages.set(path, (packages.get(path) ?? 0) + roundTime);
	}
	return packages;
}
function canRelinkPackage(prepared, path) {
	const built = sides.flatMap((side) => prepared[side].built.get(path) ?? []);
	return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelink);
}
var GoRelinker = class {
	options;
	settings;
	round = null;
	order = 0;
	files = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	knownPackages = [];
	failedLinkers = /* @__PURE__ */ new Set();
	constructor(options, settings) {
		this.options = options;
		this.settings = settings;
	}
	async link(round, packages) {
		if (round !== this.round) {
			this.files = {
				base: /* @__PURE__ */ new Map(),
				head: /* @__PURE__ */ new Map()
			};
			this.order = goLayoutSeedOfRound(this.options.seed, round);
		}
		this.round = round;
		for (const path of packages) if (!this.knownPackages.includes(path)) this.knownPackages.push(path);
		const unlinked = sides.flatMap((side) => this.unlinked(side, packages));
		await this.linkDirectly(unlinked.filter(({ built }) => built.linker?.code.hasC === false));
		for (const side of sides) {
			const binaries = this.unlinked(side, packages);
			if (binaries.length === 0) continue;
			await this.options.context.sides.enter(side);
			await this.linkDirectly(binaries);
			const failure = await this.linkWithGo(side, this.unlinked(side, packages));
			if (failure !== null) return failure;
		}
		return null;
	}
	fileOf(side, path, round) {
		return round === this.round ? this.files[side].get(path) : void 0;
	}
	unlinked(side, packages) {
		const { prepared, folder } = this.options;
		return packages.flatMap((path) => {
			const built = prepared[side].built.get(path);
			const file = join(folder, side, `${this.knownPackages.indexOf(path)}-again.test`);
			return !built || this.files[side].has(path) ? [] : [{
				side,
				path,
				built,
				file
			}];
		});
	}
	async linkDirectly(binaries) {
		await mapParallel(binaries, async ({ side, path, built: { linker }, file }) => {
			if (!linker || this.failedLinkers.has(linker)) return;
			const { status } = await runGoLinkerWithFunctionsShuffled(linker, this.options.context, file, this.order);
			if (status === 0) this.files[side].set(path, file);
			else this.failedLinkers.add(linker);
		});
	}
	async linkWithGo(side, binaries) {
		const { go, root } = this.options.prepared[side];
		const flags = [ldflagsForRandomLayout(go.flags, this.order)];
		const builds = binaries.map(({ built, file }) => ({
			package: built.package,
			root,
			file,
			flags
		}));
		const failed = (await runTestBinaryBuildsInParallel(go, builds, this.settings)).find(({ status }) => status !== 0);
		if (failed) return failed.lastLines;
		for (const { path, file } of binaries) this.files[side].set(path, file);
		return null;
	}
};

// src/core/go/object-file.ts
function parseGoObjectKindNumbersFromSource(relocTypeSource, symKindSource) {
	const values = (source) => new Map([...source.matchAll(/^\s*_ = x\[(\w+)-(\d+)\]/gm)].map(([, name = "", n]) => [name, Number(n)]));
	return {
		relocations: values(relocTypeSource),
		kinds: values(symKindSource)
	};
}
var UnknownGoObjectFormatError = class extends Error {};
const archiveMagic = "!<arch>\n";
const entryHeaderSize = 60;
function parseCompiledGoPackageArchive(bytes) {
	if (text(bytes, 0, 8) !== archiveMagic) throw new UnknownGoObjectFormatError("not an archive");
	const objects = [];
	const exportedToC = [];
	let hasForeignObjects = false;
	for (let at = 8; at + entryHeaderSize <= bytes.length;) {
		const name = text(bytes, at, at + 16).trimEnd();
		const size = Number(text(bytes, at + 48, at + 58).trim());
		if (!Number.isInteger(size)) throw new UnknownGoObjectFormatError(`size of ${name}`);
		const member = bytes.subarray(at + entryHeaderSize, at + entryHeaderSize + size);
		at += entryHeaderSize + size + size % 2;
		if (name === "__.PKGDEF") continue;
		const body = objectBody(member);
		if (body === null) {
			if (!isIgnored(name)) hasForeignObjects = true;
			continue;
		}
		exportedToC.push(...body.exportedToC);
		objects.push(new GoObjectFile(member.subarray(body.start)));
	}
	return {
		objects,
		hasForeignObjects,
		exportedToC
	};
}
function isIgnored(name) {
	return name.length < 16 && !name.endsWith(".o") && !name.endsWith(".syso");
}
function objectBody(member) {
	if (text(member, 0, 10) !== "go object ") return null;
	let isInside = false;
	for (let at = member.indexOf(newline); at >= 0; at = member.indexOf(newline, at + 1)) if (member[at + 1] === dollar && member[at + 2] === dollar) isInside = !isInside;
	else if (!isInside && member[at + 1] === exclamation && member[at + 2] === newline) return {
		start: at + 3,
		exportedToC: cgoExports(text(member, 0, at))
	};
	throw new UnknownGoObjectFormatError("no end of the header");
}
const newline = 10;
const exclamation = 33;
const dollar = 36;
function cgoExports(header) {
	const list = /\n\$\$ {2}\/\/ cgo[^\n]*\n(.*?)\n\$\$/s.exec(`${header}\n$$`)?.[1];
	if (list === void 0) return [];
	return JSON.parse(list).filter(([verb = ""]) => verb.startsWith("cgo_export_")).map(([, name = ""]) => name);
}
const magic = "\0go120ld";
const blocks = [
	...[
		"autolib",
		"packages",
		"files",
		"definitions",
		"hashed64",
		"hashed",
		"named",
		"references"
	],
	...[
		"referenceFlags",
		"hashes64",
		"hashes",
		"relocationIndex",
		"auxIndex",
		"dataIndex"
	],
	...[
		"relocations",
		"aux",
		"data",
		"referenceNames",
		"end"
	]
];
const symbolSize = 21;
const relocationSize = 23;
const auxSize = 9;
const importSize = 16;
const referenceFlagsSize = 10;
const stringSize = 8;
const offsetsAt = 20;
const goObjectSpecialPackageIndexes = {
	none: 2147483647,
	hashed64: 2147483646,
	hashed: 2147483645,
	builtin: 2147483644,
	self: 2147483643
};
const auxiliarySymbolKindCodes = {
	type: 0,
	functionInfo: 1,
	dwarf: [
		3,
		4,
		5,
		6
	],
	files: 8,
	lines: 9
};
const fileLocalAbi = 65535;
const flags = {
	isDuplicate: 1,
	callsAnyMethod: 32,
	isType: 64
};
const secondFlags = {
	isUsedInInterface: 1,
	isItab: 2
};
var GoObjectFile = class {
	bytes;
	isAssembly;
	isStandardLibrary;
	imports;
	packages;
	ends;
	referenceFlagCount;
	view;
	buffer;
	offsets;
	constructor(bytes) {
		if (text(bytes, 0, 8) !== magic) throw new UnknownGoObjectFormatError("another version of the object format");
		this.bytes = bytes;
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const objectFlags = this.view.getUint32(16, true);
		this.isAssembly = (objectFlags & 4) !== 0;
		this.isStandardLibrary = (objectFlags & 16) !== 0;
		const entries = blocks.map((block, n) => [block, this.view.getUint32(offsetsAt + 4 * n, true)]);
		this.offsets = Object.fromEntries(entries);
		if (entries.some(([, offset], n) => n > 0 && offset < (entries[n - 1]?.[1] ?? 0)) || this.offsets.end > bytes.length) throw new UnknownGoObjectFormatError("offsets of blocks");
		const count = (block, size) => {
			return (this.offsets[blocks[blocks.indexOf(block) + 1] ?? "end"] - this.offsets[block]) / size;
		};
		const definitions = count("definitions", symbolSize);
		const hashed64 = definitions + count("hashed64", symbolSize);
		const hashed = hashed64 + count("hashed", symbolSize);
		const named = hashed + count("named", symbolSize);
		this.ends = {
			definitions,
			hashed64,
			hashed,
			named,
			references: named + count("references", symbolSize)
		};
		this.imports = Array.from({ length: count("autolib", importSize) }, (_, n) => this.stringAt(this.offsets.autolib + n * importSize));
		this.packages = Array.from({ length: count("packages", stringSize) }, (_, n) => this.stringAt(this.offsets.packages + n * stringSize));
		this.referenceFlagCount = count("referenceFlags", referenceFlagsSize);
	}
	name(symbol) {
		return this.stringAt(this.symbolAt(symbol));
	}
	abi(symbol) {
		return this.view.getUint16(this.symbolAt(symbol) + 8, true);
	}
	kind(symbol) {
		return this.view.getUint8(this.symbolAt(symbol) + 10);
	}
	comparableFlags(symbol) {
		const at = this.symbolAt(symbol);
		return this.view.getUint8(at + 11) & ~flags.isDuplicate | (this.view.getUint8(at + 12) & ~secondFlags.isUsedInInterface) << 8;
	}
	isDuplicate(symbol) {
		return this.hasFlag(symbol, flags.isDuplicate);
	}
	callsAnyMethod(symbol) {
		return this.hasFlag(symbol, flags.callsAnyMethod);
	}
	isType(symbol) {
		return this.hasFlag(symbol, flags.isType);
	}
	isUsedInInterface(symbol) {
		return (this.view.getUint8(this.symbolAt(symbol) + 12) & secondFlags.isUsedInInterface) !== 0;
	}
	isItab(symbol) {
		return (this.view.getUint8(this.symbolAt(symbol) + 12) & secondFlags.isItab) !== 0;
	}
	size(symbol) {
		return this.view.getUint32(this.symbolAt(symbol) + 13, true);
	}
	align(symbol) {
		return this.view.getUint32(this.symbolAt(symbol) + 17, true);
	}
	hashKey(symbol) {
		const at = this.hashAt(symbol);
		const kind = symbol < this.ends.hashed64 ? 0 : .5;
		return this.view.getUint32(at, true) * 2 ** 20 + (this.view.getUint32(at + 4, true) >>> 12) + kind;
	}
	hasSameHash(symbol, other, otherSymbol) {
		const length = symbol < this.ends.hashed64 ? 8 : 16;
		const [at, otherAt] = [this.hashAt(symbol), other.hashAt(otherSymbol)];
		for (let n = 0; n < length; n++) if (this.bytes[at + n] !== other.bytes[otherAt + n]) return false;
		return true;
	}
	isHashed(symbol) {
		return symbol >= this.ends.definitions && symbol < this.ends.hashed;
	}
	data(symbol) {
		const at = this.offsets.dataIndex + 4 * symbol;
		const { data } = this.offsets;
		return this.bytes.subarray(data + this.view.getUint32(at, true), data + this.view.getUint32(at + 4, true));
	}
	relocationsOf(symbol) {
		const at = this.offsets.relocationIndex + 4 * symbol;
		const [begin, end] = [this.view.getUint32(at, true), this.view.getUint32(at + 4, true)];
		const relocations = [];
		for (let relocation = begin; relocation < end; relocation++) relocations.push(relocation);
		return relocations;
	}
	relocationOffset(relocation) {
		return this.view.getInt32(this.relocationAt(relocation), true);
	}
	relocationKind(relocation) {
		return this.view.getUint16(this.relocationAt(relocation) + 5, true);
	}
	relocationAddend(relocation) {
		return Number(this.view.getBigInt64(this.relocationAt(relocation) + 7, true));
	}
	relocationTarget(relocation) {
		return this.referenceAt(this.relocationAt(relocation) + 15);
	}
	isSameRelocation(relocation, other, otherRelocation) {
		const [at, otherAt] = [this.relocationAt(relocation), other.relocationAt(otherRelocation)];
		for (let n = 0; n < 15; n++) if (this.bytes[at + n] !== other.bytes[otherAt + n]) return false;
		return true;
	}
	auxOf(symbol) {
		const at = this.offsets.auxIndex + 4 * symbol;
		const [begin, end] = [this.view.getUint32(at, true), this.view.getUint32(at + 4, true)];
		const entries = [];
		for (let n = begin; n < end; n++) {
			const entry = this.offsets.aux + n * auxSize;
			entries.push({
				kind: this.view.getUint8(entry),
				symbol: this.referenceAt(entry + 1)
			});
		}
		return entries;
	}
	*usedInInterface() {
		for (let n = 0; n < this.referenceFlagCount; n++) {
			const at = this.offsets.referenceFlags + n * referenceFlagsSize;
			if (this.view.getUint8(at + 9) & secondFlags.isUsedInInterface) yield this.referenceAt(at);
		}
	}
	file(index) {
		return this.stringAt(this.offsets.files + index * stringSize);
	}
	hashAt(symbol) {
		const { definitions, hashed64 } = this.ends;
		return symbol < hashed64 ? this.offsets.hashes64 + 8 * (symbol - definitions) : this.offsets.hashes + 16 * (symbol - hashed64);
	}
	hasFlag(symbol, flag) {
		return (this.view.getUint8(this.symbolAt(symbol) + 11) & flag) !== 0;
	}
	symbolAt(symbol) {
		return this.offsets.definitions + symbol * symbolSize;
	}
	relocationAt(relocation) {
		return this.offsets.relocations + relocation * relocationSize;
	}
	referenceAt(at) {
		return {
			package: this.view.getUint32(at, true),
			symbol: this.view.getUint32(at + 4, true)
		};
	}
	stringAt(at) {
		const length = this.view.getUint32(at, true);
		const begin = this.view.getUint32(at + 4, true);
		return this.buffer.toString("utf8", begin, begin + length);
	}
};
const decoder$1 = new TextDecoder();
function text(bytes, begin, end) {
	return decoder$1.decode(bytes.subarray(begin, end));
}

// src/core/go/linked-program.ts
var IncompleteProgramToCompareError = class extends Error {};
var NumberedGoProgramSymbols = class {
	objects;
	hasOwnC;
	hasPlugins;
	exportedToC;
	packageOfObject;
	objectOf = [-1];
	localOf = [0];
	externalNames = /* @__PURE__ */ new Map();
	symbolOf;
	firstObjectOf = /* @__PURE__ */ new Map();
	byName = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
	byHash = /* @__PURE__ */ new Map();
	builtins;
	enlarged = /* @__PURE__ */ new Map();
	heldByInterface = /* @__PURE__ */ new Set();
	constructor(archives, builtins) {
		const packages = loadOrder(archives);
		const objects = packages.flatMap(([path, archive]) => archive.objects.map((object) => ({
			path,
			object
		})));
		this.objects = objects.map(({ object }) => object);
		this.packageOfObject = objects.map(({ path }) => path);
		this.hasOwnC = packages.some(([, archive]) => archive.hasForeignObjects && !archive.objects.some((object) => object.isStandardLibrary));
		this.hasPlugins = archives.has("plugin");
		for (const [n, { path, object }] of objects.entries()) if (!object.isAssembly && !this.firstObjectOf.has(path)) {
			this.firstObjectOf.set(path, n);
			this.firstObjectOf.set(escapedPath(path), n);
		}
		this.symbolOf = this.objects.map((object) => new Int32Array(object.ends.references));
		for (const [n, object] of this.objects.entries()) this.addAll(n, 0, object.ends.definitions);
		for (const [n, object] of this.objects.entries()) this.addAll(n, object.ends.definitions, object.ends.named);
		for (const n of this.objects.keys()) this.addReferences(n);
		this.builtins = builtins.map(([name, abi]) => this.named(name, abi));
		for (const [n, object] of this.objects.entries()) for (const reference of object.usedInInterface()) this.heldByInterface.add(this.resolve(n, reference));
		this.exportedToC = packages.flatMap(([, archive]) => archive.exportedToC.map((name) => this.exported(name)));
	}
	get size() {
		return this.objectOf.length;
	}
	definition(symbol) {
		const index = this.objectOf[symbol] ?? -1;
		const object = this.objects[index];
		return object ? {
			object,
			index,
			local: this.localOf[symbol]
		} : null;
	}
	name(symbol) {
		const found = this.definition(symbol);
		return found ? found.object.name(found.local) : this.externalNames.get(symbol) ?? "";
	}
	sizeOf(symbol) {
		const found = this.definition(symbol);
		return this.enlarged.get(symbol) ?? found?.object.size(found.local) ?? 0;
	}
	data(symbol) {
		const found = this.definition(symbol);
		return found ? found.object.data(found.local) : /* @__PURE__ */ new Uint8Array();
	}
	packageOf({ index }) {
		return this.packageOfObject[index];
	}
	resolve(index, { package: inPackage, symbol }) {
		const { ends } = this.objects[index];
		const own = this.symbolOf[index];
		switch (inPackage) {
			case 0: return 0;
			case goObjectSpecialPackageIndexes.self: return own[symbol];
			case goObjectSpecialPackageIndexes.hashed64: return own[ends.definitions + symbol];
			case goObjectSpecialPackageIndexes.hashed: return own[ends.hashed64 + symbol];
			case goObjectSpecialPackageIndexes.none: return own[ends.hashed + symbol];
			case goObjectSpecialPackageIndexes.builtin: return this.builtins[symbol];
			default: {
				const path = this.objects[index].packages[inPackage] ?? "";
				const first = this.firstObjectOf.get(path);
				if (first === void 0) throw new IncompleteProgramToCompareError(path);
				return this.symbolOf[first][symbol];
			}
		}
	}
	named(name, abi) {
		return this.byName[abi === 0 ? 0 : 1].get(name) ?? 0;
	}
	*namedCode(texts) {
		for (const [abi, names] of this.byName.entries()) for (const [name, symbol] of names) {
			const definition = this.definition(symbol);
			if (!definition || definition.object.isStandardLibrary) continue;
			if (texts.has(definition.object.kind(definition.local))) yield {
				symbol,
				definition,
				name,
				abi
			};
		}
	}
	entryPoints() {
		return [...this.byName[0]].filter(([name]) => name.startsWith("_rt0_") && !name.endsWith("_lib")).map(([, symbol]) => symbol);
	}
	isHeldByInterface(symbol) {
		return this.heldByInterface.has(symbol);
	}
	addAll(index, begin, end) {
		const object = this.objects[index];
		const own = this.symbolOf[index];
		for (let local = begin; local < end; local++) {
			const symbol = object.isHashed(local) ? this.addHashed(index, local) : this.addDefinition(index, local);
			own[local] = symbol;
			if (object.isUsedInInterface(local)) this.heldByInterface.add(symbol);
		}
	}
	addReferences(index) {
		const object = this.objects[index];
		const own = this.symbolOf[index];
		for (let local = object.ends.named; local < object.ends.references; local++) {
			const abi = object.abi(local);
			const symbol = abi === 65535 ? this.addExternal(object.name(local)) : this.namedOrExternal(object.name(local), abi);
			own[local] = symbol;
			if (object.isUsedInInterface(local)) this.heldByInterface.add(symbol);
		}
	}
	addDefinition(index, local) {
		const object = this.objects[index];
		const abi = object.abi(local);
		const name = object.name(local);
		if (name === "" || abi === 65535) return this.add(index, local);
		const names = this.byName[abi === 0 ? 0 : 1];
		const known = names.get(name);
		if (known === void 0 || local < object.ends.definitions) {
			const symbol = this.add(index, local);
			names.set(name, symbol);
			return symbol;
		}
		this.merge(known, index, local);
		return known;
	}
	merge(known, index, local) {
		const object = this.objects[index];
		const existing = this.definition(known);
		const [oldSize, newSize] = [this.sizeOf(known), object.size(local)];
		if (object.isDuplicate(local) || existing.object.isDuplicate(existing.local) ? object.isDuplicate(local) && newSize > oldSize : existing.object.data(existing.local).length === 0 && (object.data(local).length > 0 || newSize > oldSize)) {
			this.objectOf[known] = index;
			this.localOf[known] = local;
		}
		if (!object.isDuplicate(local) && Math.max(oldSize, newSize) > this.sizeOf(known)) this.enlarged.set(known, Math.max(oldSize, newSize));
	}
	addHashed(index, local) {
		const object = this.objects[index];
		let key = object.hashKey(local);
		let known = this.byHash.get(key);
		while (known !== void 0 && !this.hasHash(known, object, local)) known = this.byHash.get(++key);
		if (known === void 0) {
			const symbol = this.add(index, local);
			this.byHash.set(key, symbol);
			return symbol;
		}
		if (object.size(local) > this.sizeOf(known)) {
			this.objectOf[known] = index;
			this.localOf[known] = local;
		}
		return known;
	}
	hasHash(symbol, object, local) {
		const found = this.definition(symbol);
		return found !== null && object.hasSameHash(local, found.object, found.local);
	}
	namedOrExternal(name, abi) {
		const known = this.named(name, abi);
		if (known !== 0) return known;
		const symbol = this.addExternal(name);
		this.byName[abi === 0 ? 0 : 1].set(name, symbol);
		return symbol;
	}
	exported(name) {
		return this.named(name, 1) || this.namedOrExternal(name, 0);
	}
	addExternal(name) {
		const symbol = this.add(-1, 0);
		this.externalNames.set(symbol, name);
		return symbol;
	}
	add(index, local) {
		this.objectOf.push(index);
		this.localOf.push(local);
		return this.objectOf.length - 1;
	}
};
function loadOrder(archives) {
	const order = /* @__PURE__ */ new Map();
	const load = (first) => {
		const waiting = [first];
		for (const path of waiting) {
			const archive = archives.get(path);
			if (!archive) throw new IncompleteProgramToCompareError(path);
			if (order.has(path)) continue;
			order.set(path, archive);
			waiting.push(...archive.objects.flatMap(({ imports }) => imports));
		}
	};
	load("main");
	load("runtime");
	return [...order];
}
function escapedPath(path) {
	const slash = path.lastIndexOf("/");
	return [...new TextEncoder().encode(path)].map((byte, n) => {
		const character = String.fromCharCode(byte);
		return byte <= 32 || byte >= 127 || character === "%" || character === "\"" || character === "." && n > slash ? `%${byte.toString(16).padStart(2, "0")}` : character;
	}).join("");
}

// src/core/go/same-symbol.ts
function pickRelocationAndSymbolKindNumbers({ relocations, kinds }) {
	const found = [...[
		"R_METHODOFF",
		"R_USETYPE",
		"R_USEIFACE",
		"R_USEIFACEMETHOD",
		"R_USENAMEDMETHOD",
		"R_INITORDER"
	]].map((name) => relocations.get(name));
	if (found.includes(void 0) || !kinds.has("STEXT")) return null;
	const [methodOffset, useType, useInterface, useInterfaceMethod, useNamedMethod, initOrder] = found;
	const only = (...names) => new Set(names.flatMap((name) => kinds.get(name) ?? []));
	return {
		methodOffset,
		useType,
		useInterface,
		useInterfaceMethod,
		useNamedMethod,
		initOrder,
		texts: only("STEXT", "STEXTFIPS"),
		variables: only("SDATA", "SDATAFIPS", "SBSS")
	};
}
const weakRelocationBit = 32768;
const same = {
	difference: null,
	differInLines: false,
	differInMethods: false
};
const differs = (difference) => ({
	...same,
	difference
});
function executionRelocationsOfGoSymbol({ object, local }, numbers) {
	return object.relocationsOf(local).filter((relocation) => {
		const kind = object.relocationKind(relocation);
		return kind !== numbers.useType && kind !== numbers.initOrder;
	});
}
function comparedAuxiliarySymbolsOfGoSymbol({ object, local }) {
	const isLeftOut = (kind) => kind === auxiliarySymbolKindCodes.type || auxiliarySymbolKindCodes.dwarf.includes(kind);
	return object.auxOf(local).filter(({ kind }) => !isLeftOut(kind));
}
var GoSymbolComparer = class {
	known = /* @__PURE__ */ new Map();
	base;
	head;
	numbers;
	constructor(base, head, numbers) {
		this.base = base;
		this.head = head;
		this.numbers = numbers;
	}
	compare(onBase, onHead) {
		if (this.base === this.head && onBase === onHead) return same;
		const key = onBase * 2 ** 26 + onHead;
		const known = this.known.get(key);
		if (known) return known;
		const comparison = this.compareNew(onBase, onHead);
		this.known.set(key, comparison);
		return comparison;
	}
	compareNew(onBase, onHead) {
		const [base, head] = [this.base.definition(onBase), this.head.definition(onHead)];
		if (!base || !head) {
			if (base || head) return differs("defined on one side only");
			return this.base.name(onBase) === this.head.name(onHead) ? same : differs("name");
		}
		if (this.base.sizeOf(onBase) !== this.head.sizeOf(onHead) && !base.object.isHashed(base.local)) return this.orByMethods(base, head, "size");
		if (base.object === head.object && base.local === head.local) return same;
		const difference = differenceOf(base, head, this.numbers);
		if (difference !== null) return this.orByMethods(base, head, difference);
		if (this.numbers.variables.has(head.object.kind(head.local)) && !this.haveTypesWithSamePointers(base, head)) return differs("pointer layout");
		return this.compareDescription(base, head);
	}
	orByMethods(base, head, difference) {
		return this.areSameButMethods(base, head) ? {
			...same,
			differInMethods: true
		} : differs(difference);
	}
	compareDescription(base, head) {
		const [onBase, onHead] = [comparedAuxiliarySymbolsOfGoSymbol(base), comparedAuxiliarySymbolsOfGoSymbol(head)];
		let differInLines = base.object.name(base.local) !== head.object.name(head.local);
		if (onBase.length !== onHead.length) return differs("auxiliary symbols");
		for (const [n, { kind, symbol }] of onBase.entries()) {
			const other = onHead[n];
			if (kind !== other?.kind) return differs("auxiliary symbols");
			const data = this.base.data(this.base.resolve(base.index, symbol));
			const otherData = this.head.data(this.head.resolve(head.index, other.symbol));
			if (kind === auxiliarySymbolKindCodes.files || kind === auxiliarySymbolKindCodes.lines) differInLines ||= !areSameBytes(data, otherData);
			if (kind !== auxiliarySymbolKindCodes.functionInfo) continue;
			const found = this.compareFunctionInfo(base, head, data, otherData);
			if (found.difference !== null) return found;
			differInLines ||= found.differInLines;
		}
		return {
			...same,
			differInLines
		};
	}
	compareFunctionInfo(base, head, onBase, onHead) {
		const frame = 12;
		if (!areSameBytes(onBase.subarray(0, frame), onHead.subarray(0, frame))) return differs("frame");
		const [info, other] = [parseObjectFuncInfo(onBase), parseObjectFuncInfo(onHead)];
		const files = (object, indexes) => indexes.map((index) => object.file(index)).join("\n");
		let differInLines = info.line !== other.line || files(base.object, info.files) !== files(head.object, other.files);
		if (info.inlined.length !== other.inlined.length) return differs("what is inlined");
		for (const [n, call] of info.inlined.entries()) {
			const otherCall = other.inlined[n];
			if (!(call.parent === otherCall.parent && call.parentCounter === otherCall.parentCounter && haveSameSymbolNameButForNumbers(this.base.name(this.base.resolve(base.index, call.function)), this.head.name(this.head.resolve(head.index, otherCall.function))))) return differs("what is inlined");
			differInLines ||= call.line !== otherCall.line;
		}
		return {
			...same,
			differInLines
		};
	}
	areSameButMethods(base, head) {
		if (!base.object.isType(base.local) || !head.object.isType(head.local)) return false;
		const [shape, other] = [findMethodTableOfType(base, this.numbers), findMethodTableOfType(head, this.numbers)];
		if (!shape || !other || shape.start !== other.start || shape.uncommon !== other.uncommon) return false;
		if (base.object.kind(base.local) !== head.object.kind(head.local) || base.object.align(base.local) !== head.object.align(head.local) || base.object.comparableFlags(base.local) !== head.object.comparableFlags(head.local) || base.object.name(base.local) !== head.object.name(head.local)) return false;
		const before = ({ object, local }) => {
			const data = Uint8Array.from(object.data(local).subarray(0, shape.start));
			data.fill(0, shape.uncommon + 4, shape.uncommon + 8);
			return data;
		};
		return areSameBytes(before(base), before(head)) && areSameRelocations(base, head, shape.before, other.before);
	}
	haveTypesWithSamePointers(base, head) {
		const typeOf = (program, { object, index, local }) => {
			const aux = object.auxOf(local).find(({ kind }) => kind === auxiliarySymbolKindCodes.type);
			return aux ? program.resolve(index, aux.symbol) : 0;
		};
		return this.haveSamePointers(typeOf(this.base, base), typeOf(this.head, head));
	}
	haveSamePointers(onBase, onHead) {
		if (onBase === 0 || onHead === 0) return onBase === onHead;
		const [base, head] = [this.base.definition(onBase), this.head.definition(onHead)];
		if (!base || !head) return false;
		if (base.object === head.object && base.local === head.local) return true;
		const [data, other] = [base.object.data(base.local), head.object.data(head.local)];
		if (data.length < 48 || other.length < 48 || !areSameBytes(data.subarray(0, 16), other.subarray(0, 16))) return false;
		const onDemand = 16;
		if ((data[20] ^ other[20]) & onDemand) return false;
		if (data[20] & onDemand) return this.compare(onBase, onHead).difference === null && !this.compare(onBase, onHead).differInMethods;
		const maskOf = (program, definition) => {
			const mask = executionRelocationsOfGoSymbol(definition, this.numbers).find((n) => definition.object.relocationOffset(n) === 32);
			if (mask === void 0) return /* @__PURE__ */ new Uint8Array();
			const bytes = new DataView(data.buffer, data.byteOffset).getBigUint64(8, true);
			const length = Math.ceil(Math.ceil(Number(bytes) / 8) / 8);
			return withoutZeros(program.data(program.resolve(definition.index, definition.object.relocationTarget(mask))).subarray(0, length));
		};
		return areSameBytes(maskOf(this.base, base), maskOf(this.head, head));
	}
};
function differenceOf(base, head, numbers) {
	const { object, local } = base;
	const { object: other, local: otherLocal } = head;
	const isHashed = object.isHashed(local);
	if (isHashed !== other.isHashed(otherLocal)) return "content-addressed on one side only";
	if (object.kind(local) !== other.kind(otherLocal)) return "kind";
	const [data, otherData] = [object.data(local), other.data(otherLocal)];
	if (isHashed) {
		if (!areSameBytes(withoutZeros(data), withoutZeros(otherData))) return "content";
	} else {
		const [name, otherName] = [object.name(local), other.name(otherLocal)];
		if (numbers.variables.has(object.kind(local)) && !name.includes("..") ? name !== otherName : !haveSameSymbolNameButForNumbers(name, otherName)) return "name";
		if (object.comparableFlags(local) !== other.comparableFlags(otherLocal)) return "flags";
		if (object.abi(local) !== other.abi(otherLocal)) return "ABI";
		if (object.align(local) !== other.align(otherLocal)) return "alignment";
		if (!areSameBytes(data, otherData)) return "content";
	}
	return areSameRelocations(base, head, executionRelocationsOfGoSymbol(base, numbers), executionRelocationsOfGoSymbol(head, numbers)) ? null : "relocations";
}
function areSameRelocations(base, head, onBase, onHead) {
	return onBase.length === onHead.length && onBase.every((relocation, n) => base.object.isSameRelocation(relocation, head.object, onHead[n]));
}
function haveSameSymbolNameButForNumbers(one, other) {
	return one === other || one.replace(/\d+/g, "#") === other.replace(/\d+/g, "#");
}
function areSameBytes(one, other) {
	if (one.length !== other.length) return false;
	for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
	return true;
}
function withoutZeros(bytes) {
	let end = bytes.length;
	while (end > 0 && bytes[end - 1] === 0) end--;
	return bytes.subarray(0, end);
}
function parseObjectFuncInfo(data) {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const at = (index) => view.getUint32(index, true);
	const fileCount = at(16);
	const inlinedAt = 20 + 4 * fileCount;
	const inlinedSize = 24;
	return {
		line: at(12),
		files: Array.from({ length: fileCount }, (_, n) => at(20 + 4 * n)),
		inlined: Array.from({ length: at(inlinedAt) }, (_, n) => {
			const begin = inlinedAt + 4 + n * inlinedSize;
			return {
				parent: at(begin),
				line: at(begin + 8),
				function: {
					package: at(begin + 12),
					symbol: at(begin + 16)
				},
				parentCounter: at(begin + 20)
			};
		})
	};
}
const methodSize = 16;
function findMethodTableOfType(definition, numbers) {
	const { object, local } = definition;
	const all = executionRelocationsOfGoSymbol(definition, numbers);
	const first = all.findIndex((relocation) => object.relocationKind(relocation) === numbers.methodOffset);
	const data = object.data(local);
	const count = first < 1 ? 0 : (all.length - first + 1) / 4;
	const start = first < 1 ? data.length : object.relocationOffset(all[first - 1]);
	const before = first < 1 ? all : all.slice(0, first - 1);
	if (!Number.isInteger(count) || start + methodSize * count !== object.size(local)) return null;
	if (before.some((relocation) => object.relocationOffset(relocation) >= start)) return null;
	const methods = Array.from({ length: count }, (_, n) => all.slice(first - 1 + 4 * n, first + 3 + 4 * n));
	const isRegular = methods.every((entries, n) => entries.every((relocation, k) => object.relocationOffset(relocation) === start + methodSize * n + 4 * k && (k === 0 || object.relocationKind(relocation) === numbers.methodOffset)));
	const uncommon = uncommonAt(data, start, count);
	if (!isRegular || uncommon === null) return null;
	return {
		start,
		uncommon,
		before,
		methods
	};
}
function uncommonAt(data, start, count) {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const found = [];
	for (let at = 48; at + 16 <= start; at += 8) if (view.getUint16(at + 4, true) === count && view.getUint32(at + 8, true) === start - at) found.push(at);
	return found.length === 1 ? found[0] : null;
}

// src/core/go/code-walk.ts
const plain = 1;
const asInterfaceValue = 2;
var ReachableDifferenceSearch = class ReachableDifferenceSearch {
	problem = null;
	differInLines = false;
	readsLines = null;
	programs;
	onBase;
	onHead;
	walked;
	reachedFrom;
	heldTypes;
	interfaceMethods;
	namedMethods;
	callsAnyMethod = false;
	countsMethods = false;
	pending = [];
	unpaired = [];
	interfaceTypes;
	queue = [];
	constructor(programs, from) {
		this.programs = programs;
		this.onBase = from ? from.onBase.slice() : new Int32Array(programs.head.size);
		this.onHead = from ? from.onHead.slice() : new Int32Array(programs.base.size);
		this.walked = from ? from.walked.slice() : new Uint8Array(programs.head.size);
		this.reachedFrom = from ? from.reachedFrom.slice() : new Int32Array(programs.head.size);
		this.heldTypes = new Set(from?.heldTypes);
		this.interfaceMethods = new Set(from?.interfaceMethods);
		this.namedMethods = new Set(from?.namedMethods);
		this.interfaceTypes = [...from?.interfaceTypes ?? []];
		if (!from) return;
		this.problem = from.problem;
		this.differInLines = from.differInLines;
		this.readsLines = from.readsLines;
		this.callsAnyMethod = from.callsAnyMethod;
		this.countsMethods = from.countsMethods;
		this.pending = from.pending;
		this.unpaired = from.unpaired;
	}
	fork() {
		return new ReachableDifferenceSearch(this.programs, this);
	}
	walk(pairs) {
		for (const [onBase, onHead] of pairs) this.reach(onBase, onHead, onHead);
		this.drain();
		while (this.problem === null) {
			const callable = new Set(this.pending.filter((one) => this.isCallable(one)));
			if (callable.size === 0) break;
			this.pending = this.pending.filter((one) => !callable.has(one));
			for (const { targets, of } of callable) for (const [onBase, onHead] of targets) this.reach(onBase, onHead, of);
			this.drain();
		}
		if (this.problem === null) this.checkUnpaired();
	}
	pathTo(symbol) {
		const path = [this.programs.head.name(symbol)];
		for (let at = symbol; this.reachedFrom[at] !== at && this.reachedFrom[at] !== 0;) {
			at = this.reachedFrom[at];
			path.push(this.programs.head.name(at));
		}
		return path;
	}
	isReached(symbol) {
		return this.walked[symbol] !== 0;
	}
	isCallable({ name, signature }) {
		return this.callsAnyMethod && isExported(name) || this.interfaceMethods.has(signature) || this.namedMethods.has(name);
	}
	fail(what, at) {
		this.problem ??= {
			what,
			at
		};
	}
	drain() {
		for (let symbol = this.queue.pop(); symbol !== void 0 && this.problem === null; symbol = this.queue.pop()) this.walkThrough(symbol);
		if (this.problem !== null) this.queue = [];
	}
	reach(onBase, onHead, from) {
		if (this.problem !== null) return;
		if (onBase === 0 || onHead === 0) {
			if (onBase !== onHead) this.fail("refers to nothing on one side", from);
			return;
		}
		const [base, head] = [this.onBase[onHead], this.onHead[onBase]];
		if (base !== 0 || head !== 0) {
			if (base !== onBase || head !== onHead) this.fail(`refers to ${this.programs.base.name(onBase)} on base, and to ${this.programs.head.name(onHead)} on head`, from);
			return;
		}
		this.onBase[onHead] = onBase;
		this.onHead[onBase] = onHead;
		this.reachedFrom[onHead] = from;
		if (this.programs.opaque.has(onHead)) return;
		const comparison = this.programs.comparer.compare(onBase, onHead);
		if (comparison.difference !== null) {
			this.fail(comparison.difference, onHead);
			return;
		}
		this.differInLines ||= comparison.differInLines && !this.isGenerated(onHead);
		this.walked[onHead] = plain;
		this.queue.push(onHead);
	}
	isGenerated(symbol) {
		const { head } = this.programs;
		const definition = head.definition(symbol);
		return definition !== null && head.packageOf(definition) === "main";
	}
	hold(type) {
		if (this.heldTypes.has(type)) return;
		this.heldTypes.add(type);
		if (this.walked[type] !== 0) this.queue.push(type);
	}
	isHeld(type) {
		const { base, head } = this.programs;
		return this.heldTypes.has(type) || head.isHeldByInterface(type) || base.isHeldByInterface(this.onBase[type]);
	}
	walkThrough(symbol) {
		const { base: baseProgram, head: headProgram, numbers, comparer } = this.programs;
		const onBase = this.onBase[symbol];
		const [base, head] = [baseProgram.definition(onBase), headProgram.definition(symbol)];
		if (!base || !head) return;
		const isSame = base.object === head.object && base.local === head.local;
		if (this.programs.differInBuildInfo && head.object.name(head.local) === "runtime/debug.modinfo") {
			this.fail("build information", symbol);
			return;
		}
		const isType = head.object.isType(head.local);
		const isHeldType = isType && this.isHeld(symbol);
		if (isHeldType && this.walked[symbol] === asInterfaceValue) return;
		if (isHeldType) this.walked[symbol] = asInterfaceValue;
		if (head.object.callsAnyMethod(head.local)) this.callsAnyMethod = true;
		if (isType && isInterface(head.object.data(head.local))) this.interfaceTypes.push(symbol);
		const isLoose = comparer.compare(onBase, symbol).differInMethods;
		const methods = isType ? findMethodTableOfType(head, numbers) : null;
		const methodsOnBase = !isType || isSame ? methods : findMethodTableOfType(base, numbers);
		const areSplit = methods !== null && methodsOnBase !== null && (isLoose || methods.methods.length > 0);
		const relocations = areSplit ? methods.before : executionRelocationsOfGoSymbol(head, numbers);
		let baseRelocations = relocations;
		if (!isSame) baseRelocations = areSplit ? methodsOnBase.before : executionRelocationsOfGoSymbol(base, numbers);
		for (const [n, relocation] of relocations.entries()) this.follow(symbol, {
			base,
			head,
			isHeldType,
			isType
		}, baseRelocations[n], relocation);
		if (areSplit) this.addMethods(symbol, {
			base,
			head,
			isHeldType
		});
		this.followDescription(symbol, base, head, isSame);
	}
	follow(from, { base, head, isHeldType, isType }, baseRelocation, relocation) {
		const { base: baseProgram, head: headProgram, numbers } = this.programs;
		if (this.problem !== null) return;
		const kind = head.object.relocationKind(relocation);
		const target = headProgram.resolve(head.index, head.object.relocationTarget(relocation));
		const onBase = baseProgram.resolve(base.index, base.object.relocationTarget(baseRelocation));
		if (kind & 32768) {
			this.followWeak(from, {
				head,
				isType,
				isHeldType
			}, onBase, target);
			return;
		}
		switch (kind) {
			case numbers.methodOffset:
				this.reach(onBase, target, from);
				return;
			case numbers.useInterface: {
				const [type, baseType] = [typeOf(headProgram, target), typeOf(baseProgram, onBase)];
				if (!haveSameSymbolNameButForNumbers(headProgram.name(type), baseProgram.name(baseType))) {
					this.fail("converts a different type to an interface", from);
					return;
				}
				this.hold(type);
				return;
			}
			case numbers.useInterfaceMethod: {
				const [signature, baseSignature] = [signatureAt(headProgram, target, head.object.relocationAddend(relocation)), signatureAt(baseProgram, onBase, base.object.relocationAddend(baseRelocation))];
				if (signature !== baseSignature) {
					this.fail("calls a different method of an interface", from);
					return;
				}
				this.interfaceMethods.add(signature);
				if (signature.startsWith("NumMethod ") && !head.object.isStandardLibrary) this.countsMethods = true;
				return;
			}
			case numbers.useNamedMethod: {
				const [method, baseMethod] = [decoder.decode(headProgram.data(target)), decoder.decode(baseProgram.data(onBase))];
				if (method !== baseMethod) {
					this.fail("calls a different method by its name", from);
					return;
				}
				this.namedMethods.add(method);
				return;
			}
		}
		const definition = headProgram.definition(target);
		if (isHeldType && definition?.object.isType(definition.local)) this.hold(target);
		if (!isType && definition && !head.object.isStandardLibrary) this.note(from, head, definition.object.name(definition.local));
		this.reach(onBase, target, from);
	}
	followWeak(from, { head, isType, isHeldType }, onBase, target) {
		const { linked, numbers } = this.programs;
		if (linked === null) return;
		const [isOnBase, isOnHead] = [linked.base.isReached(onBase), linked.head.isReached(target)];
		if (numbers.texts.has(head.object.kind(head.local)) || !isType) {
			if (isOnHead || isOnBase) this.reach(onBase, target, from);
		} else if (isHeldType && isOnHead !== isOnBase) this.fail("a related type is part of one side only", from);
	}
	addMethods(symbol, { base, head, isHeldType }) {
		const { base: baseProgram, head: headProgram, numbers } = this.programs;
		const onBase = methodEntries(baseProgram, base, numbers);
		const added = [];
		for (const [signature, [name, type, ...functions]] of methodEntries(headProgram, head, numbers)) {
			const other = onBase.get(signature);
			if (!other) {
				this.unpaired = [...this.unpaired, {
					of: symbol,
					name: nameIn(signature)
				}];
				continue;
			}
			onBase.delete(signature);
			const [baseName, baseType, ...baseFunctions] = other;
			this.reach(baseName, name, symbol);
			if (!isHeldType) continue;
			this.hold(type);
			const targets = [[baseType, type], ...functions.map((target, n) => [baseFunctions[n], target])];
			added.push({
				name: nameIn(signature),
				signature,
				targets,
				of: symbol
			});
		}
		for (const signature of onBase.keys()) this.unpaired = [...this.unpaired, {
			of: symbol,
			name: nameIn(signature)
		}];
		this.pending = [...this.pending, ...added];
	}
	followDescription(symbol, base, head, isSame) {
		const { base: baseProgram, head: headProgram } = this.programs;
		const onHead = comparedAuxiliarySymbolsOfGoSymbol(head);
		const onBase = isSame ? onHead : comparedAuxiliarySymbolsOfGoSymbol(base);
		for (const [n, { kind, symbol: reference }] of onHead.entries()) {
			if (this.problem !== null) return;
			const target = headProgram.resolve(head.index, reference);
			if (kind === auxiliarySymbolKindCodes.functionInfo) {
				if (head.object.isStandardLibrary) continue;
				for (const call of parseObjectFuncInfo(headProgram.data(target)).inlined) this.note(symbol, head, headProgram.name(headProgram.resolve(head.index, call.function)));
			} else if (kind !== auxiliarySymbolKindCodes.files && kind !== auxiliarySymbolKindCodes.lines) {
				const other = onBase[n];
				if (other) this.reach(baseProgram.resolve(base.index, other.symbol), target, symbol);
			}
		}
	}
	note(from, head, name) {
		if (this.programs.isWhole || this.isGenerated(from)) return;
		if (methodCounters.has(name)) this.countsMethods = true;
		const areSame = this.programs.base === this.programs.head;
		if (typeListers.has(name) && !areSame) this.fail(`lists all types of the program (${name})`, from);
		if (programStarters.has(name) || isSystemCall(name) && !this.isOfSystemCalls(head)) this.fail(`starts programs (${name})`, from);
		if (unloggedLookups.test(name)) this.fail(`may look for files by system calls (${name})`, from);
		if (lineReaders.has(name)) this.readsLines ??= `${head.object.name(head.local)} calls ${name}`;
	}
	isOfSystemCalls(definition) {
		return systemCallPackages.has(this.programs.head.packageOf(definition));
	}
	checkUnpaired() {
		const relevant = this.unpaired.filter(({ of }) => this.isHeld(of));
		if (relevant.length === 0) return;
		const names = new Set([...this.interfaceMethods].map(nameIn));
		for (const type of this.interfaceTypes) for (const name of methodNames(this.programs.head, type)) names.add(name);
		for (const { of, name } of relevant) if (names.has(name) || this.namedMethods.has(name) || (this.callsAnyMethod || this.countsMethods) && isExported(name)) {
			this.fail(`has different methods (${name})`, of);
			return;
		}
	}
};
const lineReaders = /* @__PURE__ */ new Set([
	...[
		"runtime.Caller",
		"runtime.Callers",
		"runtime.CallersFrames",
		"runtime.(*Frames).Next",
		"runtime.callers"
	],
	...[
		"runtime.FuncForPC",
		"runtime.(*Func).FileLine",
		"runtime.(*Func).Name",
		"runtime.Stack"
	],
	...[
		"runtime/debug.Stack",
		"runtime/debug.PrintStack",
		"log.New",
		"log.SetFlags",
		"log.(*Logger).SetFlags"
	],
	...[
		"log/slog.NewTextHandler",
		"log/slog.NewJSONHandler",
		"runtime/pprof.(*Profile).WriteTo"
	]
]);
const programStarters = /* @__PURE__ */ new Set([
	...[
		"os/exec.Command",
		"os/exec.CommandContext",
		"os/exec.(*Cmd).Start",
		"os/exec.(*Cmd).Run"
	],
	...[
		"os/exec.(*Cmd).Output",
		"os/exec.(*Cmd).CombinedOutput",
		"os.StartProcess"
	],
	...[
		"syscall.Exec",
		"syscall.ForkExec",
		"syscall.StartProcess",
		"syscall.forkExec",
		"plugin.Open"
	]
]);
function isSystemCall(name) {
	return /^(?:golang\.org\/x\/sys\/unix|syscall)\.(?:Raw)?Syscall(?:6|NoError)?$/.test(name);
}
const systemCallPackages = /* @__PURE__ */ new Set(["golang.org/x/sys/unix", "golang.org/x/net/internal/socket"]);
const unloggedLookups = /^(?:(?:golang\.org\/x\/sys\/unix|syscall)\.(?:Open(?:at2?)?|L?[Ss]tat|Fstatat|Statx|Access|Faccessat2?|F?[Cc]hdir)|os\.\(\*File\)\.Chdir)$/;
const methodCounters = /* @__PURE__ */ new Set([...[
	"reflect.(*rtype).NumMethod",
	"reflect.Value.NumMethod",
	"reflect.(*rtype).ExportedMethods"
], "internal/reflectlite.rtype.NumMethod"]);
const typeListers = /* @__PURE__ */ new Set([...[
	"reflect.typelinks",
	"runtime.typelinks",
	"reflect.typesByString",
	"runtime.firstmoduledata"
], ...[
	"runtime.activeModules",
	"runtime.lastmoduledatap",
	"runtime.modulesSlice",
	"reflect.rtypeOff"
]]);
function typeOf(program, symbol) {
	const definition = program.definition(symbol);
	if (!definition?.object.isItab(definition.local)) return symbol;
	return targetAt(program, definition, 8);
}
function targetAt(program, { object, index, local }, offset) {
	const found = object.relocationsOf(local).find((one) => object.relocationOffset(one) === offset);
	return found === void 0 ? 0 : program.resolve(index, object.relocationTarget(found));
}
function signatureAt(program, type, offset) {
	const definition = program.definition(type);
	if (!definition) return "";
	const name = targetAt(program, definition, offset);
	return `${nameData(program.data(name))} ${program.name(targetAt(program, definition, offset + 4))}`;
}
function methodEntries(program, definition, numbers) {
	const { object, index } = definition;
	const entries = (findMethodTableOfType(definition, numbers)?.methods ?? []).map((relocations) => {
		const [name = 0, type = 0, ...functions] = relocations.map((relocation) => program.resolve(index, object.relocationTarget(relocation)));
		return [`${nameData(program.data(name))} ${program.name(type)}`, [
			name,
			type,
			...functions
		]];
	});
	return new Map(entries);
}
function nameIn(signature) {
	return signature.slice(0, signature.indexOf(" "));
}
const interfaceKind = 20;
function isInterface(descriptor) {
	return descriptor.length >= 48 && (descriptor[23] & 31) === interfaceKind;
}
function methodNames(program, type) {
	const definition = program.definition(type);
	if (!definition) return [];
	const { object, index, local } = definition;
	return object.relocationsOf(local).map((relocation) => program.resolve(index, object.relocationTarget(relocation))).filter((symbol) => program.name(symbol).startsWith("type:.namedata.")).map((symbol) => nameData(program.data(symbol)));
}
function nameData(data) {
	let length = 0;
	let at = 1;
	for (let shift = 0; at < data.length; shift += 7) {
		const byte = data[at++];
		length |= (byte & 127) << shift;
		if (byte < 128) break;
	}
	return decoder.decode(data.subarray(at, at + length));
}
const decoder = new TextDecoder();
function isExported(name) {
	return /^\p{Lu}/u.test(name);
}

// src/core/go/unchanged-code.ts
function testLists(program) {
	return new Set([
		"main.tests",
		"main.benchmarks",
		"main.fuzzTargets",
		"main.examples"
	].map((name) => program.named(name, 0)));
}
function compareGoCodeReachedByBenchmarks(base, head, numbers, areSameBinaries = false) {
	if (areSameBinaries && base !== head) {
		const comparer = new GoSymbolComparer(base.program, head.program, numbers);
		const changed = changedFunctions(base.program, head.program, comparer, numbers);
		return {
			...compareGoCodeReachedByBenchmarks(head, head, numbers),
			changed
		};
	}
	const [onBase, onHead] = [readBenchmarkSymbols(base.program), readBenchmarkSymbols(head.program)];
	const common = [...onHead.keys()].filter((name) => onBase.has(name));
	const comparer = new GoSymbolComparer(base.program, head.program, numbers);
	const changed = changedFunctions(base.program, head.program, comparer, numbers);
	const allDiffer = (difference) => ({
		unchanged: [],
		reasons: new Map(common.map((name) => [name, difference])),
		changed
	});
	if (base.flags !== head.flags) return allDiffer({
		difference: "the flags of the linker differ",
		path: []
	});
	if (base.program.hasPlugins || head.program.hasPlugins) return allDiffer({
		difference: "the program can load plugins",
		path: []
	});
	if (base.program.hasOwnC || head.program.hasOwnC) return allDiffer({
		difference: "C code is linked",
		path: []
	});
	const programs = {
		base: base.program,
		head: head.program,
		numbers,
		comparer,
		opaque: testLists(head.program),
		linked: {
			base: walkFrom(base.program, numbers, [], /* @__PURE__ */ new Set()),
			head: walkFrom(head.program, numbers, [], /* @__PURE__ */ new Set())
		},
		differInBuildInfo: base.buildInfo !== head.buildInfo
	};
	const start = new ReachableDifferenceSearch(programs);
	const [roots, headRoots] = [rootsOf(base.program, numbers), rootsOf(head.program, numbers)];
	if (roots.length !== headRoots.length) return allDiffer({
		difference: "different packages are initialised",
		path: []
	});
	start.walk(roots.map((root, n) => [root, headRoots[n]]));
	if (start.problem !== null) return allDiffer(differenceIn(start, ", when the program starts"));
	const unchanged = [];
	const reasons = /* @__PURE__ */ new Map();
	for (const name of common) {
		const walk = start.fork();
		walk.walk([[onBase.get(name), onHead.get(name)]]);
		if (walk.problem !== null) reasons.set(name, differenceIn(walk));
		else if (walk.differInLines && walk.readsLines !== null) reasons.set(name, {
			difference: `lines of its source moved, and ${walk.readsLines}`,
			path: []
		});
		else unchanged.push(name);
	}
	return {
		unchanged,
		reasons,
		changed
	};
}
function differenceIn(walk, when = "") {
	const { what = "", at } = walk.problem ?? {};
	return {
		difference: `${what}${when}`,
		path: at === void 0 ? [] : walk.pathTo(at).toReversed()
	};
}
function walkFrom(program, numbers, symbols, opaque) {
	const walk = new ReachableDifferenceSearch({
		base: program,
		head: program,
		numbers,
		opaque,
		linked: null,
		differInBuildInfo: false,
		comparer: new GoSymbolComparer(program, program, numbers),
		isWhole: true
	});
	walk.walk([...rootsOf(program, numbers), ...symbols].map((root) => [root, root]));
	return walk;
}
const longestInlined = 512;
function changedFunctions(base, head, comparer, numbers) {
	const walk = walkFrom(head, numbers, [...readBenchmarkSymbols(head).values()], testLists(head));
	const differing = [...head.namedCode(numbers.texts)].filter(({ symbol, definition, name, abi }) => {
		if (head.packageOf(definition) === "main") return false;
		const onBase = base.named(name, abi);
		return onBase === 0 || comparer.compare(onBase, symbol).difference !== null;
	});
	const reached = differing.filter(({ symbol }) => walk.isReached(symbol));
	const inlined = new Set(reached.flatMap(({ definition }) => inlinedFunctions(head, definition)));
	const found = /* @__PURE__ */ new Map();
	for (const { symbol, definition, name } of differing) {
		if (isTestCode(head, definition)) continue;
		const written = nameInSource(name);
		const mayBeInlined = reached.length > 0 && head.data(symbol).length <= longestInlined;
		const isReached = walk.isReached(symbol) || inlined.has(symbol) || mayBeInlined;
		found.set(written, (found.get(written) ?? false) || isReached);
	}
	return [...found].map(([name, isReached]) => ({
		name,
		isReached
	}));
}
function goFunctionInfo(program, { object, index, local }) {
	const info = object.auxOf(local).find(({ kind }) => kind === auxiliarySymbolKindCodes.functionInfo);
	return info ? parseObjectFuncInfo(program.data(program.resolve(index, info.symbol))) : null;
}
function inlinedFunctions(program, definition) {
	return (goFunctionInfo(program, definition)?.inlined ?? []).map((call) => program.resolve(definition.index, call.function));
}
function isTestCode(program, definition) {
	const { files = [] } = goFunctionInfo(program, definition) ?? {};
	return files.length === 0 || files.some((file) => /_test\.go$|^<autogenerated>$/.test(definition.object.file(file)));
}
function nameInSource(name) {
	return name.replace(/\[.*\]/, "").replace(/(?:\.func\d+|\.\d+|\.gowrap\d+|\.deferwrap\d+|-fm|-range\d+)+$/, "").replace(/\.func\d+.*$/, "");
}
function rootsOf(program, numbers) {
	const named = ["runtime.unreachableMethod", "runtime.mapinitnoop"].flatMap((name) => [0, 1].map((abi) => program.named(name, abi)));
	return [
		...program.entryPoints(),
		...named.filter((symbol) => symbol !== 0),
		...program.exportedToC,
		...initTasks(program, "main..inittask", numbers),
		...initTasks(program, "runtime..inittask", numbers)
	];
}
function initTasks(program, first, numbers) {
	const root = program.named(first, 0);
	if (root === 0) return [];
	const needs = /* @__PURE__ */ new Map();
	const waiting = [root];
	for (let task = waiting.pop(); task !== void 0; task = waiting.pop()) {
		if (needs.has(task)) continue;
		const needed = neededTasks(program, task, numbers);
		needs.set(task, needed);
		waiting.push(...needed);
	}
	const order = [];
	const done = /* @__PURE__ */ new Set();
	while (done.size < needs.size) {
		const [next] = [...needs].filter(([task, needed]) => !done.has(task) && needed.every((one) => done.has(one))).map(([task]) => task).sort((one, other) => program.name(one) < program.name(other) ? -1 : 1);
		if (next === void 0) throw new IncompleteProgramToCompareError(first);
		done.add(next);
		order.push(next);
	}
	return order.filter((task) => program.sizeOf(task) > 8);
}
function neededTasks(program, task, numbers) {
	const definition = program.definition(task);
	if (!definition) throw new IncompleteProgramToCompareError(program.name(task));
	const { object, index, local } = definition;
	return object.relocationsOf(local).filter((relocation) => object.relocationKind(relocation) === numbers.initOrder).map((relocation) => program.resolve(index, object.relocationTarget(relocation)));
}
function readBenchmarkSymbols(program) {
	const list = program.definition(program.named("main.benchmarks", 0));
	const found = /* @__PURE__ */ new Map();
	if (!list) return found;
	const [first] = list.object.relocationsOf(list.local);
	if (first === void 0) return found;
	const array = program.definition(program.resolve(list.index, list.object.relocationTarget(first)));
	if (!array) return found;
	const entrySize = 24;
	const data = array.object.data(array.local);
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const relocations = array.object.relocationsOf(array.local);
	const at = new Map(relocations.map((one) => [array.object.relocationOffset(one), one]));
	for (let offset = 0; offset + entrySize <= data.length; offset += entrySize) {
		const [name, value] = [at.get(offset), at.get(offset + 16)];
		if (name === void 0 || value === void 0) continue;
		const text = program.data(program.resolve(array.index, array.object.relocationTarget(name)));
		const start = array.object.relocationAddend(name);
		const length = Number(view.getBigUint64(offset + 8, true));
		const title = new TextDecoder().decode(text.subarray(start, start + length));
		found.set(title, program.resolve(array.index, array.object.relocationTarget(value)));
	}
	return found;
}
function parseUsedFilesOfTestLog(log, folder, followLinks) {
	const opened = /* @__PURE__ */ new Map();
	const stated = /* @__PURE__ */ new Set();
	let current = folder;
	for (const line of log.split("\n")) {
		const [verb = "", name = ""] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
		const path = withoutDots(followLinks(name.startsWith("/") ? name : `${current}/${name}`));
		if (verb === "chdir") current = path;
		if (verb === "open") opened.set(path, (opened.get(path) ?? 0) + 1);
		if (verb === "stat") stated.add(path);
	}
	return {
		opened,
		stated
	};
}
function didTestBinaryUseAnyPath({ opened, stated }, paths) {
	return paths.some((path) => opened.has(path) || stated.has(path) || foldersOf(path).some((folder) => opened.has(folder)));
}
function didTestOpenPathOrBelow({ opened }, path) {
	return [...opened.keys()].some((one) => one === path || one.startsWith(`${path}/`));
}
function countTestFileOpensInFolder({ opened }, top) {
	return [...opened].filter(([path]) => path.startsWith(`${top}/`)).reduce((sum, [, times]) => sum + times, 0);
}
function foldersOf(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join("/") || "/");
}
function withoutDots(path) {
	const parts = [];
	for (const part of path.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return `/${parts.join("/")}`;
}

// src/effects/files/access-times.ts
const longAgo = "@1";
const latestResetTime = 1e3;
let touch = null;
const pathsAtOnce = 400;
async function folderKeepsAccessTimes(folder) {
	try {
		var _usingCtx$2 = _usingCtx();
		if (process.platform !== "linux") return false;
		const probeFolder = _usingCtx$2.a(await makeTemporaryFolder("benchgate-atime-", folder).catch(() => null));
		if (probeFolder === null) return false;
		try {
			const path = join(probeFolder.path, "file");
			writeFileSync(path, "read");
			await resetAccessTimes(probeFolder.path, ["file"]);
			if (wasFileReadSinceAccessTimeReset(path)) return false;
			const file = openSync(path, "r");
			readSync(file, Buffer.alloc(4), 0, 4, 0);
			closeSync(file);
			return wasFileReadSinceAccessTimeReset(path);
		} catch {
			return false;
		}
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function resetAccessTimes(folder, paths) {
	return setAccessTimes(folder, paths, longAgo);
}
async function restoreReadMarksAfter(folder, paths, observe) {
	const readBefore = paths.filter((path) => wasFileReadSinceAccessTimeReset(join(folder, path)));
	try {
		return await observe();
	} finally {
		await resetAccessTimes(folder, paths);
		await setAccessTimes(folder, readBefore, "now");
	}
}
function setFileTimesToNow(folder, paths) {
	return runTouch(folder, paths, ["-d", `@${Date.now() / 1e3}`]);
}
function setAccessTimes(folder, paths, time) {
	return runTouch(folder, paths, [
		"-a",
		"-d",
		time
	]);
}
async function runTouch(folder, paths, flags) {
	touch ??= resolveProgramPathOrKeepName("touch", process.env.PATH ?? "");
	for (let from = 0; from < paths.length; from += pathsAtOnce) {
		const args = [
			...flags,
			"-c",
			"-h",
			"--",
			...paths.slice(from, from + pathsAtOnce)
		];
		await promisify(execFile)(touch, args, {
			cwd: folder,
			timeout: 1e4,
			env: {}
		}).catch(() => {});
	}
}
const ignoreCtimeEnv = {
	GIT_CONFIG_COUNT: "1",
	GIT_CONFIG_KEY_0: "core.trustctime",
	GIT_CONFIG_VALUE_0: "false"
};
function makeGitIndexTimesTrusted(path) {
	const future = Date.now() / 1e3 + 2;
	utimesSync(path, future, future);
}
function plainFileStats(path) {
	const stats = lstatOrNullSync(path);
	return stats?.isFile() ? stats : null;
}
function wasFileReadSinceAccessTimeReset(path) {
	return (plainFileStats(path)?.atimeMs ?? 0) > latestResetTime;
}
function topFolderAndFoldersAbovePath(path) {
	const parts = path.split("/");
	return parts.map((_, n) => parts.slice(0, n).join("/") || ".");
}
function wasFolderOrLinkReadSinceAccessTimeReset(path) {
	return (lstatOrNullSync(path)?.atimeMs ?? 0) > latestResetTime;
}
async function observeReads(folder, { files = [], folders = [], code = [], codeOfOthers = [] }, run) {
	const lastRead = (path) => lastReadTimeOfCode(resolve(folder, path));
	const compiled = code.flatMap((path) => compiledFilesOfPythonModule(resolve(folder, path)));
	await resetAccessTimes(folder, [.../* @__PURE__ */ new Set([
		...files,
		...folders,
		...code,
		...compiled
	])]);
	const readBefore = new Map(codeOfOthers.map((path) => [path, lastRead(path)]));
	const result = await run();
	const times = [.../* @__PURE__ */ new Set([...code, ...codeOfOthers])].map((path) => [path, lastRead(path)]);
	const isRead = ([path, time]) => time > Math.max(readBefore.get(path) ?? 0, latestResetTime);
	return {
		result,
		files: new Set(files.filter((path) => wasFileReadSinceAccessTimeReset(resolve(folder, path)))),
		folders: new Set(folders.filter((path) => wasFolderOrLinkReadSinceAccessTimeReset(resolve(folder, path)))),
		code: new Map(times.filter(isRead))
	};
}
function lastReadTimeOfCode(path) {
	return Math.max(...[path, ...compiledFilesOfPythonModule(path)].map((one) => lstatOrNullSync(one)?.atimeMs ?? 0));
}
function putAccessTimesOfCodeBack(paths) {
	return setAccessTimes("/", paths.flatMap((path) => [path, ...compiledFilesOfPythonModule(path)]).filter((path) => !wasFileReadSinceAccessTimeReset(path)), "now");
}
function compiledFilesOfPythonModule(path) {
	if (!path.endsWith(".py")) return [];
	const folder = join(dirname(path), "__pycache__");
	const stem = `${basename(path, ".py")}.`;
	return folderEntries(folder).flatMap(({ name }) => name.startsWith(stem) ? [join(folder, name)] : []);
}
function fileStatsFingerprint(path) {
	const stats = lstatOrNullSync(path);
	return stats === null ? "" : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
}
function isLink(path) {
	return lstatOrNullSync(path)?.isSymbolicLink() === true;
}

// src/effects/go/prove-unchanged.ts
const noProvenBenchmarks = {
	names: /* @__PURE__ */ new Map(),
	among: 0,
	reach: null
};
async function findProvenBenchmarks({ change, console, env, sideEnv = null, sides, signal }, { base, head }, folder, run) {
	if (!base || !head || !change) return noProvenBenchmarks;
	await sides.enter("head");
	const flags = [...base.go.flags, ...head.go.flags];
	if (anyDifferenceMayAffectBuild(change)) {
		const copy = await copyOfOwnGoModuleOutside(createGit(head.root, env), env, flags);
		if (copy !== null) console.warn(`Both sides may run the same code: ${flags.some((flag) => /^--?modfile=/.test(flag) && flag.endsWith(`=${copy}`)) ? `-modfile=${copy} is outside the checkout, and because of it Go may build a module of this repository from elsewhere. Put this file into the repository, or remove -modfile.` : `go may build a module of this repository from ${copy}, which is outside the checkout. In go.mod ("replace") or go.work ("use"), name the module by a path in the checkout.`}`);
		if (copy !== null || usesOverlay(flags) || await hasIgnoredInputs(head.root, env)) return noProvenBenchmarks;
	}
	const hasRemovedFiles = change.some(({ path }) => !isPathTaken(join(head.root, path)));
	const compiled = new GoBenchmarkReachableCodeComparer();
	const proven = await proveGoBenchmarksUnchanged({
		base,
		head
	}, change, {
		async readsNone(built, paths, side) {
			if (side === "base" && !hasRemovedFiles) return true;
			await sides.enter(side);
			return packageReadsNoneOf(built, paths, {
				top: {
					base,
					head
				}[side].root,
				folder,
				signal,
				run
			});
		},
		async compareCode(onBase, onHead, areSameBinaries) {
			if (!onBase.linker || !onHead.linker) return null;
			return compiled.compare(onBase.linker, onHead.linker, areSameBinaries).catch((error) => {
				console.warn(`The code that the benchmarks of ${onHead.package.path} can reach could not be compared, so all of them are measured: ${error}. Please report this as a bug in Benchgate.`);
				return null;
			});
		},
		mayRunOtherC: (built) => sideEnv?.head.CGO_CPPFLAGS !== void 0 && built.linker?.code.hasC !== false
	});
	const count = [...proven.names.values()].reduce((sum, names) => sum + names.size, 0);
	if (count > 0) console.info(`not measured: ${count} of ${formatCountWithNoun(proven.among, "benchmark function")}, as both sides run the same code for them; to measure them, set measure to all`);
	return proven;
}
function usesOverlay(flags) {
	return flags.some((flag) => /^--?overlay(=|$)/.test(flag));
}
const buildInputs = "go s sx asm c cc cpp cxx m mm h hh hpp hxx f for f90 swig swigcxx syso a o so so.* dylib dll lib".split(" ");
async function hasIgnoredInputs(sideFolder, env) {
	const git = createGit(sideFolder, env);
	const args = [
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard",
		"--",
		...[...buildInputs.map((extension) => `:(icase)*.${extension}`), ...await embeddedPathspecs(git)]
	];
	return (await git.run(args)).length > 0;
}
async function embeddedPathspecs(git) {
	const found = await git.find([
		"grep",
		"--no-color",
		"--full-name",
		"-z",
		"-e",
		"^//go:embed[ 	]",
		"--",
		"*.go"
	]);
	return decodeGitText(found ?? "").split("\n").flatMap((line) => {
		const [file = "", directive = ""] = line.split("\0");
		return (directive.match(/"[^"]*"|`[^`]*`|\S+/g)?.slice(1) ?? []).map((pattern) => `:(top)${join(file, "..", pattern.replace(/^["`]|["`]$/g, "").replace(/^all:/, ""))}`);
	});
}
function provenGoBenchmarksOfProofOutcome({ names }) {
	return [...names].flatMap(([path, ofPackage]) => [...ofPackage].map((name) => ({
		benchmark: name.replace(/^Benchmark/, ""),
		package: path
	})));
}
async function proveGoBenchmarksUnchanged({ base, head }, differences, { readsNone, compareCode, mayRunOtherC = () => false }) {
	const proven = /* @__PURE__ */ new Map();
	const reachedByName = /* @__PURE__ */ new Map();
	const reasons = /* @__PURE__ */ new Map();
	const paths = differences.map(({ path }) => path);
	const areAllPlain = differences.every(({ path, isPlain }) => isPlain && !/[\n\uFFFD]/.test(path) && !isGitAttributes(path));
	const mayOtherProgramsDiffer = !paths.every(isDocumentOrWorkflow);
	const pairs = [...base.built].flatMap(([path, onBase]) => {
		const onHead = head.built.get(path);
		return onHead ? [{
			path,
			onBase,
			onHead,
			common: commonBenchmarks(onBase, onHead)
		}] : [];
	});
	for (const { path, onBase, onHead, common } of pairs) {
		const explain = (names, difference) => {
			for (const name of names) reasons.set(`${path}.${name}`, {
				difference,
				path: []
			});
		};
		if (!areAllPlain || !haveSameEnvironment(onBase, onHead)) {
			explain(common, areAllPlain ? "its environment differs" : "files that it may read differ");
			continue;
		}
		if (mayRunOtherC(onHead)) {
			explain(common, "it uses C code, and C code differs");
			continue;
		}
		const isSame = await filesHaveSameBytes(onBase.file, onHead.file);
		const isProvenByBytes = isSame && !mayOtherProgramsDiffer;
		const outcome = isProvenByBytes ? null : await compareCode(onBase, onHead, isSame);
		for (const { name, isReached } of outcome?.changed ?? []) reachedByName.set(name, (reachedByName.get(name) ?? false) || isReached);
		const unchanged = new Set(isProvenByBytes ? common : outcome?.unchanged);
		explain(common.filter((name) => !unchanged.has(name)), "the code that it can reach could not be compared");
		for (const [name, reason] of outcome?.reasons ?? []) reasons.set(`${path}.${name}`, reason);
		const isDistinct = (name) => !onBase.duplicates.has(name) && !onHead.duplicates.has(name);
		const names = common.filter((name) => unchanged.has(name) && (isProvenByBytes || isDistinct(name)));
		if (names.length === 0) continue;
		const benchmarks = new Map(names.map((name) => [name, onHead.benchmarks.get(name)]));
		if (paths.length === 0 || await readsNone({
			...onHead,
			benchmarks
		}, paths, "head") && await readsNone({
			...onBase,
			benchmarks
		}, paths, "base")) proven.set(path, new Set(names));
		else explain(names, "in a trial it read a file that differs, listed a folder that contains one, looked for files before the tests run, read its own program or .git, failed, or took too long");
	}
	const changed = [...reachedByName.keys()];
	return {
		names: proven,
		among: pairs.reduce((sum, { common }) => sum + common.length, 0),
		reach: {
			changed,
			unreached: changed.filter((name) => reachedByName.get(name) === false),
			reasons
		}
	};
}
function commonBenchmarks(onBase, onHead) {
	return [...onHead.benchmarks].flatMap(([name, pattern]) => onBase.benchmarks.get(name) === pattern ? [name] : []);
}
function haveSameEnvironment(onBase, onHead) {
	const fingerprint = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain }) => {
		const { CGO_CPPFLAGS: _, GOFLAGS: __, ...envOfRun } = env;
		return JSON.stringify([
			folder,
			module,
			ofModule,
			cwd,
			envOfRun,
			toolchain
		]);
	};
	return onBase.toolchain !== null && fingerprint(onBase) === fingerprint(onHead);
}
const maxSeconds = 20;
function packageReadsNoneOf(built, paths, options) {
	return restoreReadMarksAfter(options.top, paths, async () => {
		await resetAccessTimes(options.top, [.../* @__PURE__ */ new Set([...paths, ...paths.flatMap(topFolderAndFoldersAbovePath)])]);
		const opened = await openedInTrial(built, paths, options, 1);
		if (opened === null) return false;
		if (!paths.every(isReadIfAnything) && await looksForFilesBeforeTests(built, options)) return false;
		if (opened > 0) {
			const openedInTwo = await openedInTrial(built, paths, options, 2);
			const openedInThree = await openedInTrial(built, paths, options, 3);
			if (openedInTwo === null || openedInThree === null) return false;
			if (openedInTwo !== openedInThree && await openedInTrial(built, paths, options, 100) === null) return false;
		}
		const withContent = paths.find((path) => (plainFileStats(join(options.top, path))?.size ?? 0) > 0);
		if (withContent === void 0) return false;
		await readFile(join(options.top, withContent));
		return wasFileReadSinceAccessTimeReset(join(options.top, withContent));
	});
}
function isReadIfAnything(path) {
	return isDocumentOrWorkflow(path) || /\.go$|(?:^|\/)go\.(?:mod|sum)$/.test(path);
}
async function looksForFilesBeforeTests({ file, cwd, env }, { folder, signal, run }) {
	const profile = join(folder, "profile-of-start");
	await rm(profile, { force: true });
	await run({
		file,
		args: [
			"-test.paniconexit0",
			"-test.run=^$",
			"-test.bench=^$",
			`-test.memprofile=${profile}`
		],
		cwd,
		env: {
			...env,
			GODEBUG: `${env.GODEBUG ?? ""},memprofilerate=1`
		},
		signal,
		deadline: steadyNow() + 1e3 * maxSeconds
	});
	try {
		return /\bos\.L?Stat/.test(gunzipSync(await readFile(profile)).toString("latin1"));
	} catch {
		return true;
	}
}
async function openedInTrial({ file, cwd, env, benchmarks }, paths, { top: sideFolder, folder, signal, run }, operations) {
	const log = join(folder, "test-log");
	const names = [...benchmarks.keys()].map((name) => `^${name}$`);
	await rm(log, { force: true });
	const { status, isLate, stdout } = await run({
		file,
		args: [
			"-test.paniconexit0",
			"-test.timeout=0",
			"-test.run=^$",
			`-test.bench=${names.join("|")}`,
			`-test.benchtime=${operations}x`,
			`-test.testlogfile=${log}`
		],
		cwd,
		env,
		signal,
		deadline: steadyNow() + 1e3 * maxSeconds
	});
	const testLog = status === 0 && !isLate && /^PASS\r?$/m.test(stdout) ? await readFile(log, "utf8").catch(() => null) : null;
	if (testLog === null) return null;
	const absolutePaths = paths.map((path) => join(sideFolder, path));
	const follow = memoize((path) => path === "/proc/self/exe" ? file : followLinks(path));
	const used = parseUsedFilesOfTestLog(testLog, cwd, follow);
	if ([file, join(sideFolder, ".git")].some((path) => didTestOpenPathOrBelow(used, path))) return null;
	if (didTestBinaryUseAnyPath(used, absolutePaths) || absolutePaths.some(wasFileReadSinceAccessTimeReset)) return null;
	if ([...new Set(paths.flatMap(topFolderAndFoldersAbovePath))].some((path) => wasFolderOrLinkReadSinceAccessTimeReset(join(sideFolder, path)))) return null;
	return countTestFileOpensInFolder(used, sideFolder);
}
function followLinks(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path === dirname(path) ? path : join(followLinks(dirname(path)), basename(path));
	}
}
const maxBytes = 2 ** 29;
async function filesHaveSameBytes(first, second) {
	try {
		const [{ size }, { size: otherSize }] = await Promise.all([stat$1(first), stat$1(second)]);
		if (size !== otherSize || size > maxBytes) return false;
		const [firstContent, secondContent] = await Promise.all([readFile(first), readFile(second)]);
		return firstContent.equals(secondContent);
	} catch {
		return false;
	}
}
var GoBenchmarkReachableCodeComparer = class {
	formats = /* @__PURE__ */ new Map();
	archives = /* @__PURE__ */ new Map();
	async compare(base, head, areSameBinaries = false) {
		const { file } = base.call;
		if (file !== head.call.file) return null;
		const format = await getOrInsert(this.formats, file, () => readFormat(file));
		if (!format) return null;
		try {
			const [onBase, onHead] = [await this.sideOf(base.call, format), await this.sideOf(head.call, format)];
			return onBase && onHead && compareGoCodeReachedByBenchmarks(onBase, onHead, format.numbers, areSameBinaries);
		} catch (error) {
			if (isUnreadable(error)) return null;
			throw error;
		}
	}
	async sideOf(call, format) {
		const imports = linkerImportcfgPath(call.args);
		const main = call.args.at(-1);
		if (imports === null || main === void 0) return null;
		const config = await readFile(imports, "utf8");
		const files = new Map([...config.matchAll(/^packagefile ([^=\n]+)=(.+)$/gm)].map(([, path = "", file = ""]) => [path, file]));
		files.set("main", main);
		const archives = /* @__PURE__ */ new Map();
		for (const [path, file] of files) {
			const archive = getOrInsert(this.archives, file, () => readFile(file).then(parseCompiledGoPackageArchive));
			archives.set(path, await archive);
		}
		return {
			program: new NumberedGoProgramSymbols(archives, format.builtins),
			flags: flagsOf(call),
			buildInfo: /^modinfo (.*)$/m.exec(config)?.[1] ?? ""
		};
	}
};
function isUnreadable(error) {
	return error instanceof UnknownGoObjectFormatError || error instanceof IncompleteProgramToCompareError || error instanceof RangeError || error instanceof Error && "code" in error;
}
async function readFormat(linker) {
	const sources = join(linker, "../../../../src/cmd/internal");
	try {
		const [relocations, kinds, builtins] = await Promise.all([
			"objabi/reloctype_string.go",
			"objabi/symkind_string.go",
			"goobj/builtinlist.go"
		].map((name) => readFile(join(sources, name), "utf8")));
		const numbers = pickRelocationAndSymbolKindNumbers(parseGoObjectKindNumbersFromSource(relocations ?? "", kinds ?? ""));
		return numbers && {
			numbers,
			builtins: [...(builtins ?? "").matchAll(/^\t\{"(.+)", (\d)\},$/gm)].map(([, name = "", abi]) => [name, Number(abi)])
		};
	} catch {
		return null;
	}
}
function flagsOf({ args }) {
	const named = /* @__PURE__ */ new Set(["-o", "-importcfg"]);
	return args.slice(0, -1).filter((arg, n) => !named.has(arg) && !named.has(args[n - 1] ?? "") && !arg.startsWith("-buildid=")).join("\n");
}

// src/effects/go/go-driver.ts
var GoDriver = class GoDriver {
	relinking = this;
	isWarmedUp = true;
	canFilter = false;
	isEmpty;
	context;
	settings;
	schedule;
	folder;
	isInShard;
	launcher;
	servers = new GoBenchmarkProcessesOfSides();
	prepared = {};
	brokenOnBase = /* @__PURE__ */ new Map();
	reported = /* @__PURE__ */ new Map();
	abandoned = /* @__PURE__ */ new Set();
	provenBenchmarks = noProvenBenchmarks;
	plans;
	startupOutput = /* @__PURE__ */ new Map();
	layouts = null;
	constructor(context, settings, schedule, folder) {
		this.context = context;
		this.settings = settings;
		this.schedule = schedule;
		this.isEmpty = schedule.isInShard !== void 0;
		this.isInShard = schedule.isInShard ?? (() => true);
		this.plans = new GoBenchmarkVisitPlans(secondsOfBenchtime(settings.benchtime), schedule.sharedPlan?.plans);
		this.folder = folder;
		this.launcher = FastProcessLauncher.open(context.env, folder);
	}
	static async open(context, settings, schedule, temporary = tmpdir()) {
		return new GoDriver(context, settings, schedule, await mkdtemp(join(temporary, "benchgate-go-")));
	}
	async [Symbol.asyncDispose]() {
		await this.servers.end();
		await this.launcher?.[Symbol.asyncDispose]();
		await removeFolderRecursively(this.folder);
	}
	async prepare(side) {
		const { context, settings, folder, brokenOnBase } = this;
		const prepared = await prepareGoSide(context, side, settings, folder, brokenOnBase);
		const { built, broken } = prepared;
		const { base } = this.prepared;
		if (side === "base") this.brokenOnBase = new Map([...broken].map(([path, one]) => [context.moved?.get(path) ?? path, one]));
		else if (base) this.prepared.base = renameBasePackagesToHead(base, prepared, context.moved);
		const [failed] = broken;
		if (failed && built.size === 0) {
			const [path, failure] = failed;
			const failureOfBase = this.prepared.base?.broken.get(path);
			throw failureOfBase ? bothSidesFailedError(failure, failureOfBase) : failure;
		}
		this.prepared[side] = prepared;
		if (side === "head") {
			for (const [path, { why }] of this.prepared.base?.broken ?? []) if (!sideHasPackage(prepared, path)) this.warnOfAbandoned(why);
		}
		this.provenBenchmarks = await findProvenBenchmarks(context, this.prepared, folder, this.run);
	}
	report() {
		return {
			toolchains: {
				base: this.toolchain("base"),
				head: this.toolchain("head")
			},
			proven: provenGoBenchmarksOfProofOutcome(this.provenBenchmarks).filter(this.isInShard),
			reach: this.provenBenchmarks.reach,
			lost: this.lost,
			planned: this.plans.all,
			relinkedPackages: this.layouts?.relinkedFromTheFirst ?? []
		};
	}
	toolchain(side) {
		const built = [...this.prepared[side]?.built.values() ?? []];
		const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		const items = goItemsOfPreparedSides(this.prepared);
		refuseUnmatchedPackagePatterns(this.settings, this.prepared, this.place);
		const { names: proven } = this.provenBenchmarks;
		if (items.length > 0) return items.filter((goItem) => !proven.get(goItem.package)?.has(goItem.name) && this.isInShard(goItem)).map((one) => ({
			...one,
			isChanged: this.isChanged(one.package)
		}));
		throw new CouldNotMeasureError(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
	}
	get lost() {
		const { base, head } = this.prepared;
		return [...base?.broken ?? []].filter(([path]) => head && sideHasPackage(head, path)).map(([path, failure]) => ({
			item: {
				title: path,
				benchmark: null,
				package: path,
				sides
			},
			failures: [failure, head?.broken.get(path) ?? []].flat()
		}));
	}
	parts(item) {
		return this.plans.parts(item);
	}
	async visit(item, side, attempt) {
		const { name, title, package: path, sides: itemSides } = item;
		if (this.abandoned.has(title)) return createSkippedVisitOutcome();
		const built = this.prepared[side]?.built.get(path);
		const pattern = item.pattern ?? built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw new RangeError(`${title} has not been built on ${side}`);
		if (attempt.round > 0) await this.layOut(item, attempt.round);
		await this.beginServing(item, attempt.round);
		const switchBegan = performance.now();
		await this.context.sides.enter(side);
		const switchSeconds = (performance.now() - switchBegan) / 1e3;
		const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file;
		const linesAtStartup = () => getOrInsert(this.startupOutput, built.file, () => readStartupOutput(this.context, built));
		const target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern,
			linesAtStartup
		};
		try {
			const reading = attempt.round > 0 ? await this.visitAsPlanned(item, target, attempt) : await this.tryOut(target, attempt, switchSeconds);
			const names = reading.visit.measurements.map(({ benchmark }) => benchmark);
			this.reported.set(path, /* @__PURE__ */ new Set([...this.reported.get(path) ?? [], ...names]));
			return reading;
		} catch (error) {
			if (!(error instanceof SideFailedError) || itemSides.includes("head")) throw error;
			this.abandoned.add(title);
			this.warnOfAbandoned(error.why);
			return createSkippedVisitOutcome();
		}
	}
	visitsPerRound(item) {
		return this.plans.planOf(item)?.turns ?? 1;
	}
	async layOut(item, round) {
		const { package: path } = item;
		await this.beginServing(item, round);
		const layouts = await this.openLayouts();
		await layouts?.prepare(round, path);
		return layouts?.hasOwnLayout(path, round) ?? false;
	}
	get isRelinked() {
		return this.layouts?.isSecondRelinked ?? false;
	}
	async relink(items, rounds) {
		await this.servers.end();
		const packages = [...new Set(items.map((item) => item.package))];
		const { base, head } = this.prepared;
		const layouts = base && head && packages.every((path) => canRelinkPackage({
			base,
			head
		}, path)) ? await this.openLayouts() : null;
		this.context.console.info(layouts === null ? "this version of Go cannot link code in another order, so the second measurement runs the same binaries" : "each round links its test binaries again, with their code in another order");
		if (layouts === null) this.layouts?.beginSecondUnchanged(rounds);
		else await layouts.beginSecondRelinked(packages, rounds);
	}
	binaries(benchmark, path) {
		const [base, head] = sides.map((side) => this.prepared[side]?.built.get(path ?? ""));
		if (!base || !head) return null;
		const reported = [...this.reported.get(path ?? "") ?? []];
		const args = testArgsForReportedBenchmark(this.settings, benchmark, reported, this.context.env);
		return {
			base: {
				...base,
				args
			},
			head: {
				...head,
				args
			}
		};
	}
	get run() {
		const { launcher } = this;
		return launcher ? launcher.run.bind(launcher) : runProcess;
	}
	async tryOut(target, attempt, switchSeconds) {
		const { context, settings, schedule } = this;
		const { side, binary, pattern } = target;
		const outcome = await runGoBenchmarkTrialOnOneSide(context, settings, target, attempt, this.run);
		const { linker } = this.prepared[side]?.built.get(binary.package.path) ?? {};
		const isServing = schedule.sharedPlan === void 0 && linker && benchmarkServerMainArchivePath(linker.call) !== null;
		const runTwo = async (own) => {
			const run = (request) => this.servers.run(side, request);
			const flags = ["-test.benchtime=2x"];
			return (await visitGoBenchmark(context, settings, {
				...target,
				pattern: own
			}, attempt, run, flags)).visit;
		};
		const wholeSeconds = secondsOfBenchtime(settings.benchtime);
		const tried = isServing ? await addTrialTimesInReusedProcess(outcome, pattern, wholeSeconds, runTwo) : outcome;
		const hasEndedWell = await this.servers.end();
		this.plans.learn(target, hasEndedWell ? tried : outcome, switchSeconds);
		return outcome.reading;
	}
	async visitAsPlanned(item, target, attempt) {
		const plan = this.plans.planOf(item);
		const time = plan === null ? this.settings.benchtime : benchtimeOfPlan(plan);
		const run = plan?.oneProcess ? (request) => this.servers.run(target.side, request) : this.run;
		try {
			const flags = [`-test.benchtime=${time}`];
			return await visitGoBenchmark(this.context, this.settings, target, attempt, run, flags);
		} catch (error) {
			if (!(error instanceof ServerCouldNotRunBenchmarkError)) throw error;
			await this.serveNoMore(target.title, error.message);
			throw new RestartRoundError();
		}
	}
	async beginServing(item, round) {
		const before = this.servers.title;
		if (!await this.servers.begin(item.title ?? "", round) && before !== null) await this.serveNoMore(before, "its process ended with an error");
	}
	async serveNoMore(title, why) {
		await this.servers.end();
		this.plans.serveNoMore(title);
		this.context.console.info(`${title} cannot run several times in one process (${why}), so each of its runs starts a new process`);
	}
	async openLayouts() {
		const { context, settings, schedule, folder, plans } = this;
		const { base, head } = this.prepared;
		if (this.layouts || !base || !head) return this.layouts;
		const items = (await this.items()).flatMap((item) => this.parts(item));
		this.layouts = openGoPerRoundRelinking(context, settings, schedule, folder, {
			base,
			head
		}, items, plans);
		return this.layouts;
	}
	isChanged(path) {
		const folder = this.prepared.head?.built.get(path)?.package.folder;
		return (this.context.change?.map((difference) => difference.path) ?? []).some((one) => one.endsWith(".go") && dirname(one) === folder);
	}
	warnOfAbandoned(why) {
		this.context.console.warn(`On base ${why}. Head does not have this benchmark, so the failure does not affect the verdict.`);
	}
	get place() {
		return this.context.workingDirectory.replace(/^\.$/, "the top folder");
	}
};
function renameBasePackagesToHead(base, head, moved = /* @__PURE__ */ new Map()) {
	const pathOnHeadOf = (path) => {
		const pathOnHead = moved.get(path) ?? path;
		return head.built.has(pathOnHead) || head.broken.has(pathOnHead) ? pathOnHead : path;
	};
	const built = [...base.built].map(([path, builtPackage]) => {
		const pathOnHead = pathOnHeadOf(path);
		return [pathOnHead, pathOnHead === path ? builtPackage : {
			...builtPackage,
			pathOnHead
		}];
	});
	const broken = [...base.broken].map(([path, failure]) => [pathOnHeadOf(path), failure]);
	return {
		...base,
		built: new Map(built),
		broken: new Map(broken)
	};
}
async function openMeasurementDriver(context, settings, temporary = tmpdir()) {
	const { go, run } = settings;
	if (go === null) return createCommandDriver(context, run, settings);
	if (await isNoexecFolder(temporary)) throw new MisconfiguredError(noexecFolderMessage(temporary));
	return GoDriver.open(context, go, settings, temporary);
}

// src/effects/machine/machine.ts
function startObservingMachine(root = "/") {
	const began = processorTimes(root);
	const load = loadOf(root);
	const processors = processorsOf(root);
	const constantFacts = {
		os: systemName(root),
		kernel: `${type()} ${release()}`,
		arch: arch(),
		...processors,
		memoryBytes: totalmem(),
		virtual: readVirtualization(root),
		...readFrequencySettings(root),
		load
	};
	let first = null;
	return {
		measuring() {
			first ??= processorTimes(root);
		},
		done(perflock) {
			const stealBefore = first === null ? null : stealShare(began, first);
			const steal = stealShare(first ?? began, processorTimes(root));
			return {
				...constantFacts,
				loadAfter: loadOf(root),
				stealBefore,
				steal,
				perflock
			};
		}
	};
}
function processorsOf(root) {
	const info = readTrimmedTextOrNull(root, "proc/cpuinfo") ?? "";
	const processorList = cpus();
	return {
		cpu: /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || processorList[0]?.model.trim() || "unknown",
		cores: info.match(/^processor\s*:/gm)?.length ?? processorList.length
	};
}
function systemName(root) {
	return /^PRETTY_NAME="?(.*?)"?$/m.exec(readTrimmedTextOrNull(root, "etc/os-release") ?? "")?.[1] || (process.platform === "win32" ? version() : type());
}
function loadOf(root) {
	const first = Number(readTrimmedTextOrNull(root, "proc/loadavg")?.split(" ")[0] ?? NaN);
	return Number.isFinite(first) ? first : loadavg()[0] ?? 0;
}
function processorTimes(root) {
	const ticks = processorTicks(root);
	const stolen = ticks[7];
	return stolen === void 0 ? null : {
		all: ticks.reduce((sum, one) => sum + one, 0),
		stolen
	};
}
function processorTicks(root) {
	return (/^cpu +(.*)$/m.exec(readTrimmedTextOrNull(root, "proc/stat") ?? "")?.[1])?.split(" ").map(Number).slice(0, 8) ?? [];
}
function stealShare(before, after) {
	if (before === null || after === null || after.all <= before.all) return null;
	return Math.max(0, after.stolen - before.stolen) / (after.all - before.all);
}
function readFrequencySettings(root) {
	const governors = processorFolders(root).flatMap((folder) => readTrimmedTextOrNull(root, `${folder}/cpufreq/scaling_governor`) ?? []);
	return {
		governor: [...new Set(governors)].sort().join(", ") || null,
		turbo: turboOf(root),
		smt: isOn(readNumberInFile(root, "sys/devices/system/cpu/smt/active"))
	};
}
function turboOf(root) {
	const isOff = isOn(readNumberInFile(root, "sys/devices/system/cpu/intel_pstate/no_turbo"));
	return isOff === null ? isOn(readNumberInFile(root, "sys/devices/system/cpu/cpufreq/boost")) : !isOff;
}
function isOn(value) {
	return value === null ? null : value === 1;
}
const tolerance = .05;
function whyPerflockFrequencyNotSet(percent, root) {
	const ranges = processorFolders(root).map((folder) => `${folder}/cpufreq`).map((folder) => {
		const [lowest, highest, least, most] = frequencyFiles.map((name) => readNumberInFile(root, `${folder}/${name}`));
		if (lowest == null || highest == null || least == null || most == null) return null;
		return {
			least,
			most,
			wanted: targetFrequency(percent, lowest, highest, availableSteps(root, folder)),
			range: highest - lowest
		};
	});
	if (ranges.length === 0 || ranges.every((range) => range === null)) return "this machine does not let its frequency be set";
	return ranges.every((one) => one !== null && [one.least, one.most].every((limit) => Math.abs(limit - one.wanted) <= one.range * tolerance)) ? null : "the frequency did not change";
}
const frequencyFiles = [
	"cpuinfo_min_freq",
	"cpuinfo_max_freq",
	"scaling_min_freq",
	"scaling_max_freq"
];
function availableSteps(root, folder) {
	return (readTrimmedTextOrNull(root, `${folder}/scaling_available_frequencies`) ?? "").split(/\s+/).filter(Boolean).map(Number);
}
function targetFrequency(percent, lowest, highest, steps) {
	const target = Math.trunc((highest - lowest) * percent / 100) + lowest;
	const sorted = [...steps].sort((one, other) => one - other);
	return sorted.reduce((closest, step) => Math.abs(target - step) < Math.abs(target - closest) ? step : closest, sorted[0] ?? target);
}
const hypervisors = [
	[/^Microsoft Corporation Virtual Machine/, "Hyper-V"],
	[/VMware/, "VMware"],
	[/VirtualBox|innotek/, "VirtualBox"],
	[/Parallels/, "Parallels"],
	[/Amazon EC2/, "Amazon EC2"],
	[/Google Compute Engine/, "Google Compute Engine"],
	[/Apple Virtualization/, "Apple Virtualization"],
	[/Xen/, "Xen"],
	[/KVM|QEMU|OpenStack|Bochs/, "KVM"]
];
const containerGroup = /docker|kubepods|containerd|libpod|lxc|garden/;
function readVirtualization(root) {
	const hypervisor = hypervisorOf(root);
	if (!isContainer(root)) return hypervisor;
	return hypervisor === null ? "container" : `container on ${hypervisor}`;
}
function hypervisorOf(root) {
	const firmwareText = ["sys_vendor", "product_name"].map((name) => readTrimmedTextOrNull(root, `sys/class/dmi/id/${name}`) ?? "").join(" ");
	const prettyName = hypervisors.find(([pattern]) => pattern.test(firmwareText))?.[1] ?? null;
	const flags = /^flags\s*:(.*)$/m.exec(readTrimmedTextOrNull(root, "proc/cpuinfo") ?? "")?.[1];
	if (flags !== void 0 && !/ hypervisor( |$)/.test(flags)) return null;
	if (flags === void 0 && /\.metal/.test(firmwareText)) return null;
	if (prettyName !== null || flags === void 0) return prettyName;
	return readTrimmedTextOrNull(root, "sys/hypervisor/type") === "xen" ? "Xen" : "hypervisor";
}
function isContainer(root) {
	if ([".dockerenv", "run/.containerenv"].some((path) => existsSync(join(root, path)))) return true;
	return containerGroup.test(readTrimmedTextOrNull(root, "proc/1/cgroup") ?? "");
}
const ticks = 100;
function startOtherProcessesLoadMeter(root = "/", clock = () => performance.now() / 1e3) {
	const [before, began] = [busyWithOthers(root), clock()];
	return (ownSeconds) => {
		const [after, seconds] = [busyWithOthers(root), clock() - began];
		if (before === null || after === null || seconds <= 0) return null;
		return Math.max(0, (after - before) / ticks - ownSeconds) / seconds;
	};
}
function busyWithOthers(root) {
	const [user, nice = 0, system = 0, , , irq = 0, softirq = 0] = processorTicks(root);
	const ownStat = readTrimmedTextOrNull(root, "proc/self/stat");
	if (user === void 0 || ownStat === null) return null;
	const ownTicks = ownStat.slice(ownStat.lastIndexOf(")") + 2).split(" ").slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
	const busy = user + nice + system + irq + softirq - ownTicks;
	return Number.isFinite(busy) ? busy : null;
}
const procAndSysRootPath = "/";
function readTrimmedTextOrNull(root, path) {
	try {
		return readFileSync(join(root, path), "utf8").trim();
	} catch {
		return null;
	}
}
function readNumberInFile(root, path) {
	const text = readTrimmedTextOrNull(root, path);
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
function processorFolders(root) {
	const folder = "sys/devices/system/cpu";
	try {
		return readdirSync(join(root, folder)).filter((name) => /^cpu\d+$/.test(name)).map((name) => `${folder}/${name}`);
	} catch {
		return [];
	}
}

// src/run/resolve-run.ts
async function resolveRevisionsAndSettings(inputs, context) {
	const { console, signal } = context;
	const { env, withheld } = createUntrustedEnvironment(context.env, [inputs.githubToken]);
	if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets or change how git works: ${withheld.join(", ")}`);
	const project = await findCheckoutAndCommand(context.folder, inputs, env);
	const git = createGit(project.root, env);
	const { SSH_AUTH_SOCK: sshAgent } = context.env;
	const fetchGit = sshAgent === void 0 ? git : git.with({ SSH_AUTH_SOCK: sshAgent });
	const remote = await openOriginRemote(fetchGit, inputs.githubToken, context.server, signal);
	const base = inputs.base ?? (inputs.calibrate && context.event.pull === null ? "HEAD" : null);
	const resolved = await resolveBaseAndHead(git, remote, {
		base,
		head: inputs.calibrate && inputs.head === "worktree" ? null : inputs.head,
		since: inputs.since,
		event: context.event,
		leftOut: {
			folder: join(project.root, project.settings.workingDirectory),
			globs: inputs.output
		}
	}, console);
	const commits = inputs.calibrate ? {
		...resolved,
		head: {
			...resolved.base,
			from: "the same commit, as this is a calibration"
		}
	} : resolved;
	await remote.complete([commits.base.sha, commits.head.sha]);
	for (const side of sides) console.info(reportTextToPlain(sideCommitText(side, commits[side])));
	const hasPointers = await fetchLargeFilesUnlessPointers(git, remote, [commits.base.sha, commits.head.sha], console);
	const sideCommits = await createSideCommitsWithBaseOverlaid(git, commits, inputs.overlay);
	const suite = await findChangedBenchmarkFiles(git, sideCommits);
	const rules = context.rules ? await readRulesFileAndChangesSinceBase(context.rules, git, resolved.base) : null;
	const accepted = acceptedEntriesNewInHead(inputs.accepted, rules);
	const { durations, ...shard } = await loadDurationsAndAssignShard(inputs, context.folder, console);
	return {
		inputs,
		env,
		withheld,
		git,
		remote,
		commits,
		sideCommits,
		suite,
		rules,
		settings: {
			...project.settings,
			...pickRunSettingsFromInputs(resolved.base.from.startsWith("since: ") ? inputsWithLimitsOfCreep(inputs) : inputs),
			accepted,
			durations
		},
		shard,
		hasLfsPointers: hasPointers,
		machine: startObservingMachine()
	};
}
async function resultIfPathsAreUnchanged({ git, sideCommits, commits, settings, suite, rules, machine }, console) {
	const { paths, measure, calibrate } = settings;
	if (paths.length === 0 || measure === "all" || calibrate) return null;
	if (await sidesDifferInGlobs(git, sideCommits, paths)) return null;
	console.info("not measured, as no file that `paths` names differs; to measure anyway, set measure to all");
	return {
		result: resultOfUntouchedRun({
			commits,
			settings,
			suite,
			rules,
			toolchains: {
				base: null,
				head: null
			},
			machine: machine.done(null)
		}),
		samples: {
			base: "",
			head: ""
		}
	};
}

// src/effects/git/copy-ignored.ts
async function copyIgnoredFiles(git, target, commit, copying) {
	const { ignored } = await readGitStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(await listFilePathsOfCommit(git, commit));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = joinPathAsBytes(git.folder, path);
		const stats = await lstatOrNull(from);
		if (!stats || files.has(path)) return;
		if (!folders.has(path)) {
			const to = joinPathAsBytes(target, path);
			await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
			await copyRecursively(from, to, copying);
		} else if (stats.isDirectory()) for (const name of await readdir(from, { encoding: "buffer" })) await copyBeside(joinPathPartsWithSlash(path, toUndecodedGitText(name)));
	};
	for (const path of ignored) if (!foldersAbove(path).some((above) => files.has(above))) await copyBeside(path);
}
const largeCopy = 2 * 1024 ** 3;
const cacheInPackages = /\/node_modules\/\.(?:cache|vite)$/;
function createIgnoredFileCopyCallbacks(console, signal) {
	let total = 0;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new CancelledError("cancelled");
			const before = total;
			total += size;
			if (before > largeCopy || total <= largeCopy) return;
			console.info("The copies of ignored files are over 2 GB, as each side is given its own. To save time and space, clean up before this step and make what the benchmarks need in \"setup\"; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		isExcluded: (path) => cacheInPackages.test(path.toString("latin1")),
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${path}`)
	});
}
const maxTextBytes = 32 * 2 ** 20;
const maxListed = 5;
const configurationFile = /^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.pdm-python|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/;
const toolMarks = /* @__PURE__ */ new Set([
	"pyvenv.cfg",
	"CMakeCache.txt",
	"meson-private"
]);
const environmentText = /^(?:pyvenv\.cfg|(?:bin|Scripts)\/[^/]+|lib\/[^/]+\/(?:site|dist)-packages\/(?:[^/]+|[^/]+\.dist-info\/direct_url\.json))$/;
const bazelLink = /^bazel-/;
const binaryFile = /\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/;
const ninjaRecords = /* @__PURE__ */ new Set([".ninja_deps", ".ninja_log"]);
var UserPathsInCopiesRewriter = class {
	root;
	links = [];
	files = [];
	texts = [];
	toolFiles = [];
	changed = /* @__PURE__ */ new Set();
	removed = /* @__PURE__ */ new Set();
	movedByPath = /* @__PURE__ */ new Map();
	newest = 0;
	constructor(root) {
		this.root = root;
	}
	recording(options) {
		return {
			...options,
			copied: (to, target, { mtimeMs }) => {
				this.newest = Math.max(this.newest, mtimeMs);
				const path = to.toString();
				const name = basename(path);
				if (target !== null) {
					if (bazelLink.test(name) && target.includes("/execroot/")) this.toolFiles.push(path);
					else if (this.isInRoot(target.toString())) this.links.push({
						path,
						target: target.toString()
					});
					return;
				}
				if (toolMarks.has(name)) this.toolFiles.push(path);
				else if (configurationFile.test(name)) this.files.push(path);
				if (!binaryFile.test(name)) this.texts.push(path);
			}
		};
	}
	move(folder, shownPath) {
		const isMoved = (path) => this.isMoved(path, folder);
		for (const path of this.toolFiles) {
			const name = basename(path);
			if (name === "meson-private") this.removeCopies(path, folder, join(dirname(path), "build.ninja"));
			else if (bazelLink.test(name)) this.removeCopies(path, folder);
			else if (name === "pyvenv.cfg") this.moveTexts(this.textsOfEnvironment(dirname(path)), dirname(path), folder, shownPath);
			else if (this.isInRoot(sourceFolderOf(path))) this.moveTexts(this.textsOfBuild(dirname(path)), dirname(path), folder, shownPath);
		}
		for (const { path, target } of this.links) if (lstatOrNullSync(path)?.isSymbolicLink() && isMoved(target)) {
			unlinkSync(path);
			symlinkSync(`${shownPath}${target.slice(this.root.length)}`, path);
			this.changed.add(relative(folder, path));
		}
		for (const path of this.files) this.moveTexts([path], path, folder, shownPath);
	}
	logChanges(console) {
		const listed = (paths) => listFirstNames([...paths].map((path) => shortPrintableName(path, 100)), maxListed);
		if (this.changed.size > 0) console.info(`copies of ignored files contained paths of the checkout; in each copy these were replaced by the paths of its side: ${listed(this.changed)}`);
		if (this.removed.size > 0) console.info(`these ignored files are not copied, because through them both sides would run or build the code of the checkout: ${listed(this.removed)}. Create them in "setup" or "run", for example with meson setup or bazel build`);
	}
	textsOfBuild(build) {
		const texts = this.texts.filter((path) => path.startsWith(`${build}${sep}`));
		for (const path of texts) if (ninjaRecords.has(basename(path))) rmSync(path, { force: true });
		return texts;
	}
	textsOfEnvironment(environment) {
		return this.texts.filter((path) => path.startsWith(`${environment}${sep}`)).filter((path) => environmentText.test(relative(environment, path)));
	}
	removeCopies(path, folder, ...otherPaths) {
		for (const copy of [path, ...otherPaths.filter((other) => this.texts.includes(other))]) rmSync(copy, {
			recursive: true,
			force: true
		});
		this.removed.add(relative(folder, path));
	}
	moveTexts(paths, reportedPath, folder, shownPath) {
		for (const path of paths) {
			const stats = lstatOrNullSync(path);
			if (!stats?.isFile() || stats.size > maxTextBytes) continue;
			const text = readFileSync(path, "latin1");
			if (text.includes("\0")) continue;
			const result = redirectFolderPathInText(text, toUndecodedGitText(this.root), toUndecodedGitText(shownPath), (path) => this.isMoved(Buffer.from(path, "latin1").toString(), folder));
			if (result === text) continue;
			chmodSync(path, stats.mode | 128);
			writeFileSync(path, result, "latin1");
			chmodSync(path, stats.mode & 4095);
			utimesSync(path, stats.atimeMs / 1e3, stats.mtimeMs / 1e3);
			if (path.endsWith(".py")) removeCompiled(path);
			this.changed.add(relative(folder, reportedPath));
		}
	}
	isMoved(path, folder) {
		const pathInSide = `${folder}${path.slice(this.root.length)}`;
		return getOrInsert(this.movedByPath, path, () => isPathTaken(pathInSide) || !isPathTaken(path));
	}
	isInRoot(path) {
		return isPathIn(this.root, path);
	}
};
function removeCompiled(path) {
	const folder = join(dirname(path), "__pycache__");
	if (!lstatOrNullSync(folder)?.isDirectory()) return;
	for (const { name } of folderEntries(folder)) if (name.startsWith(`${basename(path, ".py")}.`)) rmSync(join(folder, name), { force: true });
}
function sourceFolderOf(cache) {
	if (!lstatOrNullSync(cache)?.isFile()) return "";
	const text = readFileSync(cache, "utf8");
	return /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(text)?.[1]?.trim() ?? "";
}

// src/effects/git/side-files-tamper-detector.ts
const maxScans = 3;
var InactiveSideTamperDetector = class {
	scratch;
	began = performance.now();
	scanTime = 0;
	sides;
	maxTimeShare;
	constructor(scratch, maxTimeShare, names = sides) {
		this.sides = new Map(names.map((name) => [name, {
			periods: [],
			fullyLinked: /* @__PURE__ */ new Set(),
			scans: 0
		}]));
		this.scratch = scratch;
		this.maxTimeShare = maxTimeShare;
	}
	deactivate(side, folder) {
		if (process.platform === "win32") return;
		const record = this.recordOf(side);
		if (record.scans++ < maxScans) {
			const { fullyLinked } = this.timeScan(() => scan(folder, []));
			record.fullyLinked = /* @__PURE__ */ new Set([...record.fullyLinked, ...fullyLinked]);
		}
		record.periods.push({
			start: this.now(),
			end: null
		});
	}
	activate(side, folder) {
		const record = this.recordOf(side);
		if (this.scanTime <= this.maxTimeShare * (performance.now() - this.began)) {
			this.refuseChanged(side, folder);
			record.periods = [];
		} else {
			const now = this.now();
			for (const period of record.periods) period.end ??= now;
		}
	}
	refuseChanged(side, folder) {
		const record = this.recordOf(side);
		if (record.periods.length === 0) return;
		const { changed, fullyLinked } = this.timeScan(() => scan(folder, record.periods, record.fullyLinked));
		const isInactive = record.periods.at(-1)?.end === null;
		record.fullyLinked = fullyLinked;
		record.periods = isInactive ? record.periods.slice(-1) : [];
		const [first] = changed;
		if (first === void 0) return;
		const moreNote = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "";
		const [firstOther = "another side", ...moreOthers] = [...this.sides.keys()].filter((name) => name !== side);
		const culprit = moreOthers.length > 0 ? "another side" : firstOther;
		throw new CouldNotMeasureError(`${first === "" ? "The folder" : escapeControlCharacters(first)}${moreNote} of ${side} was changed while ${culprit} was measured, so ${side} no longer runs its own code. Make sure that no command of ${culprit} writes into the files of ${side}; if something that setup has started on ${side} writes there, make it keep its files elsewhere.`);
	}
	recordOf(side) {
		return this.sides.get(side);
	}
	timeScan(action) {
		const scanBegan = performance.now();
		const result = action();
		this.scanTime += performance.now() - scanBegan;
		return result;
	}
	now() {
		const path = join(this.scratch, ".now");
		rmSync(path, {
			recursive: true,
			force: true
		});
		writeFileSync(path, "", { flag: "wx" });
		return lstatSync(path, { bigint: true }).ctimeNs;
	}
};
function scan(folder, periods, fullyLinkedBefore = /* @__PURE__ */ new Set()) {
	const isInactiveAt = (time) => periods.some(({ start, end }) => time > start && (end === null || time < end));
	const changed = [];
	const hardLinked = /* @__PURE__ */ new Map();
	const visit = (path) => {
		const stats = statOf(join(folder, path));
		if (!stats) return;
		if (stats.isDirectory()) for (const name of namesIn(join(folder, path))) visit(join(path, name));
		if (stats.isDirectory() || stats.nlink === 1n) {
			if (isInactiveAt(stats.ctimeNs)) changed.push(path);
			return;
		}
		const links = hardLinked.get(stats.ino) ?? {
			stats,
			path,
			names: 0n
		};
		links.names++;
		hardLinked.set(stats.ino, links);
	};
	visit("");
	const fullyLinked = /* @__PURE__ */ new Set();
	for (const [inode, { stats, path, names }] of hardLinked) {
		const areAllBelow = names >= stats.nlink;
		if (areAllBelow) fullyLinked.add(inode);
		if (isInactiveAt(areAllBelow || fullyLinkedBefore.has(inode) ? stats.ctimeNs : stats.mtimeNs)) changed.push(path);
	}
	return {
		changed: changed.sort((a, b) => b.length - a.length),
		fullyLinked
	};
}
function statOf(path) {
	try {
		return lstatSync(path, { bigint: true });
	} catch {
		return null;
	}
}
function namesIn(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}

// src/effects/git/checkout/switching.ts
const noDifference = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function prepareSideSwitcher({ git, state, home }, commits, trees, handling, onUnmovable, concurrentEdits) {
	const putGitInOrder = await createGitConfigurationAndHeadRestorer(git, (path, content) => concurrentEdits?.configured(path, content));
	const root = trees[0]?.git.folder ?? git.folder;
	const links = {
		base: await readSubmoduleCommits(git, commits.base),
		head: await readSubmoduleCommits(git, commits.head)
	};
	const toHead = await readCommitDifference(git, commits.base, commits.head);
	const plans = {
		base: planFor("base", {
			changed: toHead.changed,
			added: toHead.removed,
			removed: toHead.added
		}),
		head: planFor("head", toHead)
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
	const content = {
		base: await readFileEntriesOfCommit(git, commits.base),
		head: await readFileEntriesOfCommit(git, commits.head)
	};
	const tamperDetector = new InactiveSideTamperDetector(state, Number.POSITIVE_INFINITY);
	const headFile = await resolvePathInGitFolder(git, "HEAD");
	const hasInterpretedCode = [...toHead.changed].map(decodeGitText).some((path) => isSourceFile(path) && !isCompiledSource(path));
	let current = null;
	let copied = [];
	let firstCheckedOut = null;
	function planFor(side, difference) {
		const [linksHere, linksThere] = [links[otherSide(side)], links[side]];
		const prefix = home.path === "" ? "" : `${home.path}/`;
		const switchedPaths = new Set(trees.filter((checkoutTree) => checkoutTree.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			unswitchedSubmodules: [...linksThere.keys()].map(decodeGitText).filter((link) => !switchedPaths.has(prefix + link))
		};
	}
	async function checkedOutCommit(side) {
		const { commit } = plans[side];
		return (await readFileBytesOrNull(headFile).catch(() => null))?.toString().trim() === commit ? commit : git.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
	}
	async function leaveSide(side, plan, enteredSide) {
		folders[side] ??= ancestorFoldersOfPaths(tracked[side] ?? []);
		const diff = {
			...plan,
			folders: folders[side]
		};
		const commit = await checkedOutCommit(side);
		const isOtherCommit = commit !== null && commit !== plans[side].commit;
		if (isOtherCommit) concurrentEdits?.committed(git, side, commit);
		const filesToMove = await filesToMoveUntilNextVisit(git, isOtherCommit ? await differenceFromOther(diff, side, commit, enteredSide) : diff, handling);
		shelves[side] = await shelveFiles(git, join(state, side), filesToMove, onUnmovable);
		tamperDetector.deactivate(side, join(state, side));
		return timesToKeep(filesToMove, plan, shelves[enteredSide]);
	}
	async function differenceFromOther(plan, side, commit, enteredSide) {
		const otherCommitChanges = await readCommitDifference(git, plans[side].commit, commit);
		const otherCommitPaths = /* @__PURE__ */ new Set([
			...otherCommitChanges.changed,
			...otherCommitChanges.added,
			...otherCommitChanges.removed
		]);
		const isUnaffected = (path) => !otherCommitPaths.has(path);
		const { changed, added, removed } = plan.difference;
		const commitLinks = [...(await readSubmoduleCommits(git, commit)).keys()];
		return {
			...plan,
			difference: {
				changed: changed.filter(isUnaffected),
				removed: removed.filter(isUnaffected),
				added: [...added.filter(isUnaffected), ...otherCommitChanges.removed]
			},
			lost: [...plan.lost, ...commitLinks.filter((path) => !plan.lost.includes(path) && !links[enteredSide].has(path))]
		};
	}
	return {
		putGitInOrder,
		async leaveWithAll() {
			if (current !== null) await leaveSide(current, {
				...plans[current],
				...noDifference
			}, current);
			current = null;
			const found = [];
			for (const side of sides) {
				const folder = join(state, side);
				const paths = await removeCopiesOfUserIgnoredFilesFromShelf(folder, shelves[side]?.modifiedOrUntracked ?? [], copied, tracked[side]);
				found.push({
					side,
					tree: home.path,
					folder,
					paths
				});
			}
			return found;
		},
		async copyIgnored(ignored, copying) {
			copied = ignored;
			for (const side of sides) {
				const commitFiles = new Set(await listFilePathsOfCommit(git, commits[side]));
				const moved = await copyBetweenShelves(join(state, stateFolderEntryNames.yours), join(state, side), ignored, commitFiles, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
				tamperDetector.deactivate(side, join(state, side));
			}
		},
		async enter(side) {
			await restoreDotGitFile(root, home);
			await putGitInOrder();
			if (current === side && await checkedOutCommit(side) === plans[side].commit) return;
			const plan = current === side ? {
				...plans[side],
				...noDifference
			} : plans[side];
			const isFirst = tracked[side] === void 0;
			const times = current === null ? /* @__PURE__ */ new Map() : await leaveSide(current, plan, side);
			current = null;
			if (isFirst && hasInterpretedCode && firstCheckedOut !== null) await waitUntilSecondsAfter(firstCheckedOut, 0);
			const checkoutBegan = checkoutStartTimeWithMargin();
			await git.run([
				"checkout",
				"--force",
				"--detach",
				plan.commit,
				"--"
			]).catch(async (error) => {
				throw await addAdviceToCheckoutError(error, side, git.folder);
			});
			firstCheckedOut ??= Date.now();
			if (plan.unswitchedSubmodules.length > 0) await updateSubmodules(git, plan.unswitchedSubmodules);
			const entries = await readIndexVerifiedAgainstCommit(git, side, content[side], checkoutBegan);
			tracked[side] ??= new Set(entries.map(({ path }) => path));
			tamperDetector.activate(side, join(state, side));
			const shelved = shelves[side];
			if (shelved) await unshelveFilesOfSide(git, join(state, side), shelved, tracked[side]);
			if (isFirst && shelved && tracked[side].size > 0) {
				await git.run([
					"checkout",
					"--force",
					"HEAD",
					"--",
					"."
				]);
				await readIndexVerifiedAgainstCommit(git, side, content[side], checkoutBegan);
			}
			for (const [path, time] of times) setTime(git, path, time);
			current = side;
		}
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, otherShelf) {
	const rewrittenPaths = /* @__PURE__ */ new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...otherShelf?.moved ?? []
	]);
	const keptTimes = /* @__PURE__ */ new Map();
	for (const path of [...moved, ...deleted]) {
		const time = times.get(path);
		if (time !== void 0 && !rewrittenPaths.has(path)) keptTimes.set(path, time);
	}
	return keptTimes;
}
function setTime(git, path, time) {
	const place = joinPathAsBytes(git.folder, path);
	if (statOrNullSync(place)?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function updateSubmodules(git, paths) {
	if (await git.find([
		"config",
		"--get-regexp",
		"^submodule\\..*\\.url$"
	])) await git.run([
		"submodule",
		"update",
		"--recursive",
		"--force",
		"--",
		...paths
	]);
}
async function readFileEntriesOfCommit(git, commit) {
	const entries = await readCommitEntries(git, commit);
	return new Map(entries.map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}
function checkoutStartTimeWithMargin() {
	return Math.floor(Date.now() / 1e3) - 2;
}
async function readIndexVerifiedAgainstCommit(git, side, content, checkoutBegan) {
	const entries = await readGitIndex(git);
	const mismatch = entries.find(({ path, mode, object }) => content.get(path) !== `${mode} ${object}`)?.path ?? (entries.length < content.size ? missingFrom(content, entries) : void 0);
	if (mismatch !== void 0) throw contentError(git, side, `${decodeGitText(mismatch)} of ${side}`, "a tree or the commit");
	const written = entries.filter(({ mode, written }) => mode !== "160000" && written >= checkoutBegan);
	const damaged = await damagedObjects(git, new Set(written.map(({ object }) => object)));
	const first = written.find(({ object }) => damaged.has(object));
	if (first) throw contentError(git, side, `${decodeGitText(first.path)} of ${side}`, `the object ${first.object}`);
	return entries;
}
function missingFrom(content, entries) {
	const indexPaths = new Set(entries.map(({ path }) => path));
	return [...content.keys()].find((path) => !indexPaths.has(path));
}
function contentError(git, side, subject, cause) {
	return new CouldNotMeasureError(`${subject} differs from its commit: ${cause} in the git directory of ${git.folder} is damaged, or a command has overwritten it since the run began. Measuring now would not measure ${side}. Clone the repository again, as this one stays damaged, and make sure that no command writes into the git directory.`);
}
const maxBatchBytes = 2 ** 25;
async function damagedObjects(git, objects) {
	const damaged = /* @__PURE__ */ new Set();
	if (objects.size === 0) return damaged;
	const sizes = await git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: lines([...objects]) });
	let batch = [];
	let size = 0;
	const checkBatch = async () => {
		for (const object of await damagedInBatch(git, batch)) damaged.add(object);
		batch = [];
		size = 0;
	};
	for (const line of sizes.split("\n")) {
		const [object = "", bytes = ""] = line.split(" ");
		if (bytes === "missing") continue;
		if (size + Number(bytes) > maxBatchBytes) await checkBatch();
		batch.push(object);
		size += Number(bytes);
	}
	await checkBatch();
	return damaged;
}
async function damagedInBatch(git, objects) {
	if (objects.length === 0) return [];
	const output = Buffer.from(await git.run(["cat-file", "--batch=%(objecttype) %(objectsize)"], { input: lines(objects) }), "latin1");
	let offset = 0;
	return objects.filter((object) => {
		const end = output.indexOf("\n", offset);
		const head = output.toString("latin1", offset, end);
		const content = output.subarray(end + 1, end + 1 + Number(head.split(" ")[1]));
		offset = end + content.length + 2;
		return hashOf(object.length, head, content) !== object;
	});
}
function hashOf(length, head, content) {
	return createHash(length === 40 ? "sha1" : "sha256").update(`${head}\0`).update(content).digest("hex");
}
function lines(objects) {
	return Buffer.from(`${objects.join("\n")}\n`);
}
function createConcurrentEditsCollector(state, console) {
	const keptFolder = `${state}-found-${Date.now()}`;
	const files = /* @__PURE__ */ new Map();
	const commits = /* @__PURE__ */ new Map();
	async function keepFiles({ side, tree, folder, paths }) {
		if (paths.length === 0) return;
		const to = join(keptFolder, side, tree);
		await mkdir(to, { recursive: true });
		await moveFilesFromShelfTo(folder, paths, to);
		const listed = listFirstNames(paths.map(decodeGitText), maxPathsNamed);
		console.warn(`While ${side} was checked out, you or a benchmark wrote these files in the checkout: ${listed}. They are now in ${to}. Delete that folder if nothing in it is yours.`);
	}
	return {
		configured: (path, content) => files.set(path, content),
		committed: (git, side, sha) => commits.set(sha, {
			git,
			side
		}),
		async keep(shelves) {
			for (const shelf of shelves) await keepFiles(shelf);
			for (const [path, content] of files) {
				const keptTimes = join(keptFolder, basename(path));
				await mkdir(keptFolder, { recursive: true });
				await removeAndCreateFile(keptTimes, content);
				console.warn(`${path} was changed while the benchmarks ran and was restored, as a benchmark may have changed it. The changed content is in ${keptTimes}.`);
			}
			for (const [sha, { git, side }] of commits) {
				if (await git.ask([
					"for-each-ref",
					"--count=1",
					"--contains",
					sha
				])) continue;
				const ref = `refs/benchgate/found/${sha.slice(0, 12)}`;
				await git.run([
					"update-ref",
					ref,
					sha
				]);
				console.warn(`A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" drops it.`);
			}
		}
	};
}
const maxPathsNamed = 10;

// src/effects/git/checkout/checkout.ts
async function takeOverUserCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, isWorkplace = false, signal } = {}) {
	await recoverCheckoutAndSuperprojects(user, console);
	const git = hasPointers ? user.with(keepLfsPointersEnv) : user;
	const folder = await checkoutStateFolder(git);
	const findTrees = () => listCheckoutRepositories(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	let checkoutTrees = await findTrees();
	let wasRecovered = false;
	for (const submodule of checkoutTrees.slice(1)) if (await recoverCheckoutWithoutSuperprojects(submodule.git, console)) wasRecovered = true;
	if (wasRecovered) checkoutTrees = await findTrees();
	for (const tree of checkoutTrees) await refuseUnswitchableCheckout(tree.git);
	const takenCheckout = {
		journal: {
			phase: "shelving",
			...thisProcessAsHolder(),
			stash: null,
			ignoredFiles,
			hasPointers,
			isWorkplace,
			trees: checkoutTrees.map((tree) => tree.home)
		},
		trees: []
	};
	const updateJournal = async (change) => {
		takenCheckout.journal = {
			...takenCheckout.journal,
			...change
		};
		await writeCheckoutJournal(folder, takenCheckout.journal);
	};
	if (!await tryToClaimCheckoutWithJournal(folder, takenCheckout.journal)) throw checkoutInUseError(await readCheckoutJournal(folder));
	if (isWorkplace) console.warn(`Do not work in ${git.folder} until this run ends: base and head are checked out there in turn.`);
	const concurrentEdits = isWorkplace ? createConcurrentEditsCollector(folder, console) : null;
	try {
		await reserveDiskSpaceForRestore(folder);
		for (const tree of checkoutTrees) takenCheckout.trees.push(await recordUserTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			backupStashMessage
		]);
		const stash = created || null;
		if (created === null && await isWorkingTreeDirty(git)) console.info("git could not make a stash entry of your changes, so there is no second copy of them");
		await updateJournal({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			backupStashMessage,
			stash
		]);
		for (const [n, { git, home }] of checkoutTrees.entries()) {
			const stashes = takenCheckout.trees[n]?.stashes.map(([sha]) => sha) ?? [];
			await protectObjectsFromPruning(git, [
				home.sha,
				...home.sides,
				...stashes,
				...n === 0 && stash ? [stash] : []
			]);
		}
		const switches = [];
		const onUnmovable = createUnmovablePathWarner(console);
		const copying = createIgnoredFileCopyCallbacks(console, signal);
		for (const [n, tree] of checkoutTrees.entries()) {
			const notedTree = takenCheckout.trees[n];
			if (tree.commits === null || !notedTree) continue;
			const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, notedTree.handling, onUnmovable);
			takenCheckout.trees[n] = {
				...notedTree,
				handling,
				shelved
			};
			const sideSwitch = await prepareSideSwitcher(tree, tree.commits, checkoutTrees, handling, onUnmovable, concurrentEdits);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await sideSwitch.copyIgnored(ignored, copying);
			}
			switches.push(sideSwitch);
		}
		await updateJournal({ phase: "measuring" });
		return {
			async enter(side) {
				await refuseCheckoutTakenByOther(folder, takenCheckout.journal);
				await switches[0]?.enter(side);
				await Promise.all(switches.slice(1).map((submodule) => submodule.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const restoreGitFiles = async () => {
					for (const tree of switches) await tree.putGitInOrder();
				};
				if (concurrentEdits && await stillOwnsCheckout(folder, takenCheckout.journal)) await keepConcurrentEdits(concurrentEdits, switches, console);
				await putBackCheckoutFromMemory(git, folder, console, takenCheckout, restoreGitFiles);
			}
		};
	} catch (error) {
		await putBackCheckoutFromMemory(git, folder, console, takenCheckout);
		throw error;
	}
}
async function keepConcurrentEdits(concurrentEdits, switches, console) {
	try {
		const shelves = [];
		for (const tree of switches) await tree.putGitInOrder();
		for (const tree of switches) shelves.push(...await tree.leaveWithAll());
		await concurrentEdits.keep(shelves);
	} catch (error) {
		console.warn(`Changes made in the checkout during the run could not all be kept: ${error.message}`);
	}
}
async function shelveHome({ git, state }, commits, handling, onUnmovable) {
	const shelf = join(state, stateFolderEntryNames.yours);
	const filesToMove = await filesToMoveWhenLeavingUserCommit(git, Object.values(commits), handling);
	await writeStateFolderEntry(shelf, stateFolderEntryNames.moved, filesToMove.moved);
	await writeStateFolderEntry(shelf, stateFolderEntryNames.deleted, filesToMove.deleted);
	const unmovable = [];
	const { moved, deleted, ignored } = await shelveFiles(git, shelf, filesToMove, (path, error) => {
		if (error.code === "ENAMETOOLONG") throw tooLong(path);
		unmovable.push(path);
		onUnmovable(path, error);
	});
	await refuseOverwriting(git, commits, unmovable);
	await writeStateFolderEntry(state, stateFolderEntryNames.staying, unmovable);
	const { shared: sharedFiles } = handling;
	await writeStateFolderEntry(state, stateFolderEntryNames.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			staying: unmovable,
			shared: sharedFiles && {
				...sharedFiles,
				apart: ignored
			}
		}
	};
}
async function refuseOverwriting(git, commits, unmovable) {
	if (unmovable.length === 0) return;
	for (const side of sides) for (const path of await listFilePathsOfCommit(git, commits[side])) {
		const blocking = unmovable.find((stayingPath) => arePathsNested(stayingPath, path));
		if (blocking !== void 0 && await lstatOrNull(joinPathAsBytes(git.folder, path))) throw new MisconfiguredError(`${decodeGitText(blocking)} cannot be moved, but ${side} has a file at ${decodeGitText(path)}. Move ${decodeGitText(blocking)} out of the checkout yourself, or set checkout to "worktree".`);
	}
}
function tooLong(path) {
	return new MisconfiguredError(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodeGitText(path)}. Move the file out of the checkout, or set checkout to "worktree".`);
}
async function refuseUnswitchableCheckout(git) {
	await refuseUnwritableGitFolder(dirname(await checkoutStateFolder(git)));
	await refuseUnrestorableRefs(git);
	await refuseOperationInProgress(git);
}
async function refuseUnrestorableRefs({ folder, find, run }) {
	if (/^reftable/i.test(await find(["config", "extensions.refStorage"]) ?? "")) throw new MisconfiguredError(`The repository in ${folder} keeps its refs as reftables, which Benchgate cannot restore after a run in place. Set checkout to "worktree".`);
	const head = join(decodeGitText(await run(["rev-parse", "--absolute-git-dir"])), "HEAD");
	if ((await lstatOrNull(head))?.isSymbolicLink()) throw new MisconfiguredError(`${head} is a symbolic link (core.preferSymlinkRefs), which Benchgate cannot restore after a run in place. Set checkout to "worktree".`);
}
async function refuseOperationInProgress(git) {
	let lock = await findGitLock(git);
	for (let waits = 0; lock !== null && waits < 10; waits++) {
		await setTimeout$1(100);
		lock = await findGitLock(git);
	}
	if (lock !== null) throw new MisconfiguredError(`Another git process is running in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
	for (const [name, path] of await resolvePathsInGitFolder(git, [...operationFiles.keys()])) if (await lstatOrNull(path)) throw new MisconfiguredError(`A ${operationFiles.get(name)} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new MisconfiguredError(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const operationFiles = /* @__PURE__ */ new Map([
	["MERGE_HEAD", "merge"],
	["MERGE_AUTOSTASH", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
]);
async function recordUserTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const gitFiles = await backUpGitFiles(git, state);
	const stashes = await listOtherStashes(git);
	await writeStateFolderEntry(state, stateFolderEntryNames.stashes, stashes);
	const notes = {
		state,
		gitFiles,
		stashes,
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: false,
			staying: []
		}
	};
	if (commits === null) return notes;
	const outline = await collectWorkingTreeFoldersAndModes(git, Object.values(commits));
	await writeStateFolderEntry(state, stateFolderEntryNames.outline, outline);
	const sharedFiles = ignoredFiles === "shared" ? (await readGitStatus(git)).ignored : null;
	if (sharedFiles) await writeStateFolderEntry(state, stateFolderEntryNames.shared, sharedFiles);
	const handling = {
		shared: sharedFiles && {
			paths: new Set(sharedFiles),
			apart: []
		},
		isSparse: await isSparseCheckout(git),
		staying: []
	};
	return {
		...notes,
		outline,
		handling
	};
}
async function putBackCheckoutFromMemory(git, folder, console, takenCheckout, restoreGitFiles = async () => {}) {
	await refuseCheckoutTakenByOther(folder, takenCheckout.journal).catch(async (error) => {
		await removeStopRequestToThisRun(folder, takenCheckout.journal);
		throw error;
	});
	let missing;
	try {
		await freeDiskSpaceForRestore(folder, takenCheckout.journal.trees);
		await restoreGitFiles();
		missing = await retryOnce(() => renewNotes(folder, takenCheckout));
		const restored = await retryOnce(() => restoreCheckout(git, folder, console));
		const { journal } = takenCheckout;
		await removeStateOfRestoredCheckout(git, folder, console, {
			journal: {
				...journal,
				stash: missing.length === 0 ? restored?.journal.stash ?? null : null
			},
			stuck: restored?.stuck ?? []
		});
	} catch (error) {
		throw toNotPutBackError(folder, error);
	}
	if (missing.length > 0) throw new NotPutBackError(missingMessage(missing, takenCheckout.journal.stash));
}
async function refuseCheckoutTakenByOther(folder, ownJournal) {
	if (!await stillOwnsCheckout(folder, ownJournal)) throw new NotPutBackError(`Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which now stops and touches nothing there. If your files are not back when the other run has ended, "benchgate restore" restores them.`);
}
async function renewNotes(folder, { journal, trees }) {
	const missing = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, stateFolderEntryNames.yours);
		await writeStateFolderEntry(state, stateFolderEntryNames.stashes, stashes);
		if (outline) await writeStateFolderEntry(state, stateFolderEntryNames.outline, outline);
		await writeStateFolderEntry(state, stateFolderEntryNames.staying, handling.staying);
		if (handling.shared) {
			await writeStateFolderEntry(state, stateFolderEntryNames.shared, [...handling.shared.paths]);
			await writeStateFolderEntry(state, stateFolderEntryNames.apart, handling.shared.apart);
		}
		if (shelved) {
			await writeStateFolderEntry(shelf, stateFolderEntryNames.moved, shelved.moved);
			await writeStateFolderEntry(shelf, stateFolderEntryNames.deleted, shelved.deleted);
			const path = toUndecodedGitText(journal.trees[n]?.path ?? "");
			for (const missingPath of await pathsMissingFromShelf(shelf, shelved.moved)) missing.push(path === "" ? missingPath : joinPathPartsWithSlash(path, missingPath));
		}
		await rewriteMissingBackupsOfGitFiles(state, gitFiles);
	}
	await writeCheckoutJournal(folder, journal);
	return missing;
}
function missingMessage(missing, stash) {
	const stashNote = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `Your uncommitted files were kept in the git directory during the run, and the benchmarked code has deleted some of them: ${missing.map(decodeGitText).join(", ")}.${stashNote} Everything else is as it was before the run.`;
}

// src/effects/git/worktrees/worktrees.ts
async function createWorktreeCheckoutOfSides(user, commits, console, { outside, temporary, hasPointers, isWorkplace = false, signal } = {}) {
	const sides = Object.keys(commits);
	await recoverCheckoutAndSuperprojects(user, console);
	await removeKilledRunWorktrees(user, console);
	const git = hasPointers ? user.with(keepLfsPointersEnv) : user;
	const { folder, register, protect, remove } = await makeWorktreesFolderOfRun(git, temporary || tmpdir());
	const copying = createIgnoredFileCopyCallbacks(console, signal);
	const headPaths = /* @__PURE__ */ new Map();
	const copiesBySide = /* @__PURE__ */ new Map();
	const stashes = await listOtherStashes(git);
	try {
		if (stashes.length > 0) await protect(stashes.map(([sha]) => sha));
		console.info(`checking ${sides.join(sides.length > 2 ? ", " : " and ")} out in ${folder}, each with a copy of the ignored files`);
		for (const [index, side] of sides.entries()) {
			const copies = new UserPathsInCopiesRewriter(git.folder);
			copiesBySide.set(side, copies);
			const secondsOlder = sides.length - 1 - index;
			const untilCheckout = async () => {
				if (secondsOlder > 0) await waitUntilSecondsAfter(copies.newest, secondsOlder);
			};
			const addOptions = {
				side,
				console,
				register,
				copying: copies.recording(copying(side)),
				untilCheckout
			};
			const gitFolder = await addWorktree({
				git,
				hasTree: true
			}, join(folder, side), commits[side].sha, addOptions).catch(async (error) => {
				throw await addAdviceToCheckoutError(error, side, folder);
			});
			headPaths.set(side, join(gitFolder, "HEAD"));
		}
		for (const [index, side] of sides.slice(0, -1).entries()) await makeChangedFilesOlder(git.in(join(folder, side)), [commits[side].sha, commits[sides.at(-1)].sha], sides.length - 1 - index);
		const paths = await Promise.all(sides.map(async (side) => outside?.(git.in(join(folder, side))) ?? []));
		const path = await linkSurroundingFolders(folder, git.folder, [...new Set(paths.flat())]);
		for (const [side, copies] of copiesBySide) copies.move(join(folder, side), path);
		copiesBySide.get(sides[0])?.logChanges(console);
		const sharedPath = openWorktreesAtOnePath(folder, path, sides);
		const shownGit = git.in(sharedPath.path);
		return {
			beside: folder,
			async enter(side) {
				sharedPath.show(side);
				await checkOutAgain(shownGit, commits[side].sha, headPaths.get(side) ?? "");
				return sharedPath.path;
			},
			refuseChanged: () => sharedPath.refuseChanged(),
			async [Symbol.asyncDispose]() {
				await remove(console);
				await retryOnce(() => restoreOrListDroppedUserStashes(git, stashes, isWorkplace, console));
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if (await readRawHeadOfWorktree(git, head) !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
async function makeChangedFilesOlder(git, [commit, other], seconds) {
	for (const path of (await readCommitDifference(git, commit, other)).changed) {
		const place = joinPathAsBytes(git.folder, path);
		const stats = lstatOrNullSync(place);
		if (stats?.isFile()) utimesSync(place, stats.atimeMs / 1e3, stats.mtimeMs / 1e3 - seconds);
	}
	await git.ask([
		"update-index",
		"-q",
		"--refresh"
	]);
}
async function addWorktree(source, target, commit, options) {
	const { git } = source;
	await options.register(git);
	await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	const worktreeGit = git.in(target);
	const gitFolder = decodeGitText(await worktreeGit.run(["rev-parse", "--absolute-git-dir"]));
	await writeFile(join(gitFolder, "locked"), `${worktreeLockReason}\n`, { flag: "wx" });
	await shareSettings(git, gitFolder);
	if (source.hasTree) await copyIgnoredFiles(git, target, commit, options.copying);
	await options.untilCheckout();
	await worktreeGit.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	const links = await readSubmoduleCommits(git, commit);
	for (const submodule of await findSubmodulesToCheckOut(source, commit, links, options)) await addWorktree(submodule.source, join(target, decodeGitText(submodule.path)), submodule.commit, options);
	return gitFolder;
}
async function shareSettings(git, gitFolder) {
	for (const [name, source] of await resolvePathsInGitFolder(git, ["info/sparse-checkout", "config.worktree"])) {
		const content = await readFileBytesOrNull(source);
		if (content === null) continue;
		const path = join(gitFolder, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		if (name === "config.worktree") for (const key of ["core.worktree", "core.bare"]) await git.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
async function findSubmodulesToCheckOut(source, commit, links, { side, console }) {
	if (links.size === 0) return [];
	const names = await submoduleNames(source.git, commit);
	const submodulesInIndex = source.hasTree ? await ownSubmodules(source.git) : [];
	const submodules = [];
	for (const [path, linkedCommit] of links) {
		const name = names.get(path) ?? null;
		const ownSubmodule = submodulesInIndex.find((one) => name !== null && one.name === name) ?? submodulesInIndex.find((one) => one.path === path && (name === null || one.name === null));
		const repository = ownSubmodule ? await sourceInTree(source.git, ownSubmodule.path) : await sourceWithoutTree(source.git, name);
		if (repository !== null) {
			await fetchSubmoduleCommitIfMissing(repository.git, linkedCommit, decodeGitText(path), side);
			submodules.push({
				path,
				commit: linkedCommit,
				source: repository
			});
		} else if (!ownSubmodule) console.warn(`The submodule ${decodeGitText(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, make "setup" run "git submodule update --init".`);
	}
	return submodules;
}
async function ownSubmodules(git) {
	const names = await submoduleNames(git, "");
	return (await readGitIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function submoduleNames(git, commit) {
	const listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(splitAtNul(listing ?? "").map((entry) => {
		const end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function sourceInTree(git, path) {
	if (!await statPathBelowWithoutLinks(git.folder, joinPathPartsWithSlash(path, dotGit))) return null;
	return {
		git: git.in(join(git.folder, decodeGitText(path))),
		hasTree: true
	};
}
async function sourceWithoutTree(git, name) {
	if (name === null || !isSafePathInWorkingTree(name)) return null;
	const folder = await resolvePathInGitFolder(git, `modules/${decodeGitText(name)}`);
	if (!await lstatOrNull(join(folder, "HEAD"))) return null;
	const env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	};
	const submoduleGit = git.in(folder);
	return {
		git: {
			...submoduleGit,
			run: (args, options) => submoduleGit.run(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			ask: (args, options) => submoduleGit.ask(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			find: (args, options) => submoduleGit.find(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			})
		},
		hasTree: false
	};
}
async function linkSurroundingFolders(folder, root, outside) {
	const names = root.split(sep).filter((name) => name !== "");
	const levelsUp = Math.max(1, ...outside.map((path) => path.split(sep).filter((part) => part === "..").length));
	const sharedPath = join(folder, "around", ...names.slice(-levelsUp));
	await mkdir(dirname(sharedPath), { recursive: true });
	const linkedPaths = [sharedPath];
	for (const path of outside.toSorted((a, b) => a.length - b.length)) {
		const [target, linkPath] = [resolve(root, path), resolve(sharedPath, path)];
		const stats = await stat$1(target).catch(() => null);
		if (!stats || linkedPaths.some((one) => isPathIn(one, linkPath))) continue;
		await mkdir(dirname(linkPath), { recursive: true });
		await symlink(await mapIntoPlace(target, root, sharedPath), linkPath, stats.isDirectory() ? "junction" : "file");
		linkedPaths.push(linkPath);
	}
	return sharedPath;
}
async function mapIntoPlace(target, root, sharedPath) {
	const [realTarget, realRoot] = await Promise.all([realpath(target), realpath(root)]);
	return isPathIn(realRoot, realTarget) ? join(sharedPath, relative(realRoot, realTarget)) : target;
}
async function readRawHeadOfWorktree(git, file) {
	const content = (await readFileBytesOrNull(file).catch(() => null))?.toString().trim() ?? null;
	return content === reftableHead ? git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]) : content;
}
const reftableHead = "ref: refs/heads/.invalid";
const maxTimeShare = .05;
function openWorktreesAtOnePath(folder, path, sides) {
	const tamperDetector = new InactiveSideTamperDetector(folder, maxTimeShare, sides);
	for (const side of sides) tamperDetector.deactivate(side, join(folder, side));
	let shownGit = null;
	const move = (side, linkPath, target) => {
		try {
			renameSync(linkPath, target);
		} catch (error) {
			throw new CouldNotMeasureError(`The worktree of ${side} could not be moved from ${linkPath} to ${target}: ${error.message}. The sides take turns at one path; make sure that no benchmark leaves a program running in there, or moves the folder itself.`);
		}
	};
	return {
		path,
		show(side) {
			if (shownGit === side) return;
			if (shownGit !== null) {
				move(shownGit, path, join(folder, shownGit));
				tamperDetector.deactivate(shownGit, join(folder, shownGit));
			}
			shownGit = null;
			tamperDetector.activate(side, join(folder, side));
			move(side, join(folder, side), path);
			shownGit = side;
		},
		refuseChanged() {
			for (const side of sides) tamperDetector.refuseChanged(side, shownGit === side ? path : join(folder, side));
		}
	};
}

// src/effects/machine/perflock.ts
const holdScript = "echo held; read -r end || :";
async function holdPerflock(request) {
	const { mode, governor, signal, console, patienceMilliseconds = 1e4, root = "/" } = request;
	if (mode === "off") return withoutLock(null);
	if (signal.aborted) throw new CancelledError("cancelled");
	const governorFlag = `-governor=${governor === null ? "none" : `${governor}%`}`;
	const child = spawn("perflock", [
		governorFlag,
		"sh",
		"-c",
		holdScript,
		"benchgate"
	], {
		cwd: "/",
		env: { PATH: request.env.PATH ?? "" },
		detached: process.platform !== "win32",
		stdio: "pipe"
	});
	const endPromise = whenEnded(child);
	const refusal = await waitForLock(child, endPromise, signal, console);
	if (signal.aborted) {
		child.kill("SIGTERM");
		await releaseLock(child, endPromise, patienceMilliseconds);
		throw new CancelledError("cancelled");
	}
	if (refusal !== null) {
		if (mode === "require") throw new MisconfiguredError(`perflock: "require" is set, but there is no lock (${refusal}). ${installAdvice}`);
		if (refusal !== "perflock is not installed") console.info(`perflock: measuring without the lock (${refusal})`);
		return withoutLock({
			held: false,
			governor: null,
			reason: refusal
		});
	}
	const reason = governor === null ? null : whyPerflockFrequencyNotSet(governor, root);
	if (reason !== null && mode === "require") {
		await releaseLock(child, endPromise, patienceMilliseconds);
		throw new MisconfiguredError(`perflock: "require" is set and the lock is held, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	}
	if (reason !== null) console.info(`perflock: this run holds the lock, but the frequency is not fixed, as ${reason}`);
	const heldState = {
		held: true,
		governor: reason === null ? governor : null,
		reason
	};
	let isReleased = false;
	let hasBeenLost = false;
	const currentState = () => {
		if (!isReleased) hasBeenLost ||= child.exitCode !== null || child.signalCode !== null;
		return hasBeenLost ? lostState : heldState;
	};
	return {
		get state() {
			return currentState();
		},
		async [Symbol.asyncDispose]() {
			if (currentState() === lostState) console.warn(`${lostState.reason}: another job may have measured at the same time.`);
			isReleased = true;
			if (await releaseLock(child, endPromise, patienceMilliseconds)) return;
			console.warn("perflock did not end with the measurement, so it was sent a signal.");
			child.kill("SIGTERM");
		}
	};
}
const installAdvice = "Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set \"perflock\" to \"auto\".";
function withoutLock(state) {
	return {
		state,
		async [Symbol.asyncDispose]() {}
	};
}
const lostState = {
	held: false,
	governor: null,
	reason: "perflock ended while measuring"
};
function waitForLock(child, endPromise, signal, console) {
	return new Promise((resolve) => {
		const { stdout, stderr } = child;
		const aborted = () => resolve("cancelled");
		const settle = (refusal) => {
			signal.removeEventListener("abort", aborted);
			resolve(refusal);
		};
		let output = "";
		stdout?.on("data", (chunk) => {
			output += chunk;
			if (output.startsWith("held\n")) settle(null);
		});
		let queue = "";
		const onQueueOutput = (chunk) => {
			queue += chunk;
			const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue);
			if (first === null) return;
			const [, user, since, command] = first;
			console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`);
			stderr?.off("data", onQueueOutput);
		};
		stderr?.on("data", onQueueOutput);
		signal.addEventListener("abort", aborted, { once: true });
		if (signal.aborted) aborted();
		endPromise.then(settle);
	});
}
const drainMilliseconds = 200;
function whenEnded(child) {
	let errorOutput = "";
	child.stdout?.setEncoding("utf8");
	child.stderr?.setEncoding("utf8").on("data", (chunk) => {
		errorOutput = (errorOutput + chunk).slice(-4096);
	});
	child.stdin?.on("error", () => {});
	return new Promise((resolve) => {
		child.on("error", ({ code, message }) => resolve(code === "ENOENT" || code === "EACCES" ? perflockNotInstalledReason : message));
		child.on("exit", (code, endedBy) => {
			const finish = () => {
				clearTimeout(timer);
				resolve(errorOutput.trim().split("\n").join("; ").slice(0, 200) || `it ended with ${code ?? endedBy}`);
			};
			const timer = setTimeout(finish, drainMilliseconds);
			child.on("close", finish);
		});
	});
}
async function releaseLock(child, endPromise, patienceMilliseconds) {
	let timer;
	const timeout = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), patienceMilliseconds);
	});
	child.stdin?.end();
	const hasEnded = await Promise.race([endPromise.then(() => true), timeout]);
	clearTimeout(timer);
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
	return hasEnded;
}

// src/run/run-resources.ts
async function withRunResources(run, context, commits, measure) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { git, env, settings, hasLfsPointers: hasPointers } = run;
		const { console, signal, withholdCredentials, isWorkplace = false } = context;
		const { RUNNER_TEMP: temporary } = context.env;
		const { perflock, governor, checkout: mode, ignoredFiles } = settings;
		const lock = _usingCtx$1.a(await holdPerflock({
			mode: perflock,
			governor,
			env,
			signal,
			console
		}));
		_usingCtx$1.a(await withholdCredentials?.(git));
		const gitGuard = _usingCtx$1.a(await openGitGuard(git, console, {
			restores: !isWorkplace,
			withHead: mode === "worktree"
		}));
		const outside = (worktree) => goModulesAndWorkspaceOutsideCheckout(git.folder, worktree, env);
		const options = {
			hasPointers,
			ignoredFiles,
			isWorkplace,
			signal,
			outside,
			temporary
		};
		const checkout = _usingCtx$1.a(mode === "worktree" ? await createWorktreeCheckoutOfSides(git, commits, console, options) : await takeOverUserCheckout(git, commits, console, options));
		const own = _usingCtx$1.a(await TemporaryFoldersOfSides.open(checkout.beside ?? (temporary || tmpdir()), git.folder, console));
		const leftovers = _usingCtx$1.a(new LeftoverProcesses());
		const measured = await measure({
			sides: { enter(side) {
				own?.show(side);
				return checkout.enter(side);
			} },
			own,
			leftovers,
			lock: lock.state
		});
		await leftovers.endAll();
		checkout.refuseChanged?.();
		return {
			measured,
			notices: [...leftovers.ended, await gitGuard.end()]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function prepareCommandsAndEnvForSides({ git, env, settings, sideCommits }, resources, { console }) {
	const { leftovers, own } = resources;
	const sides = { async enter(side) {
		await leftovers.end();
		return resources.sides.enter(side);
	} };
	const { workingDirectory, setup, run, relink, go } = settings;
	const folder = await sides.enter("head");
	const sideFolders = {
		checkout: git.folder,
		folder,
		workingDirectory,
		own
	};
	const commands = createSideEnvAndCommandRewriter(env, sideFolders, console);
	const ownEnv = createEnvDisablingTaskRunnerCaches(commands.env, `${setup ?? ""}\n${run}`, [folder, join(folder, workingDirectory)], console);
	return {
		sides,
		setup: commands.inSide(setup),
		run: commands.inSide(run),
		relink: commands.inSide(relink),
		go: go && {
			...go,
			goFlags: go.goFlags.map(commands.inSide)
		},
		env: leftovers.marked({
			...ownEnv,
			...ignoreCtimeEnv
		}, "command"),
		setupEnv: leftovers.marked({
			...ownEnv,
			...ignoreCtimeEnv
		}, "setup"),
		sideEnv: await chooseVariablesToRecompileNativeCode(git, sideCommits, commands.env, settings),
		checkout: settings.checkout === "worktree" ? git.folder : null
	};
}

export { LastLinesBuffer, LeftoverProcesses, VisitAndFailureCountsOfItem, bothSidesFailedError, budgetEndedAfterFailureError, canProveCommandUnchangedWithSettings, canProveGoUnchangedWithSettings, changedFilesInLanguagesUnreadByRun, combineBaseFailuresOfTwoTries, commandsReadCodeFromGitObjects, couldBeBuiltFrom, createEmptyGoVisitPlansSharedByRuns, createLazySectionConsole, createNpmPackageFolderFinder, createPrefixedConsole, createWarningsOnlyConsole, excludeNativeSourcesOutsideGoFolders, fileNameBeforeFirstDot, fileStatsFingerprint, findFailuresByDifferingExitStatus, findImageSharedBySidesInCommands, firstFailureOfEachSide, folderKeepsAccessTimes, headEmptyAndBaseFailedError, isArchiveOfPython, isCompiledSource, isCompiledSourceButNoHeader, isDocumentOrWorkflow, isExitStatusOfMissingProgram, isFileOfTimestampBuildTool, isLink, isMachineCodeSourceFile, isReadByBuildTools, isRowOfFailedBenchmark, isSourceFile, isUsualPathOfBuild, makeGitIndexTimesTrusted, maxBothSidesRoundSecondsOfVisitPlan, mayBeMachineCode, nameOfGeneratedSource, observeReads, openMeasurementDriver, pathsNamedByCommandsOnlyOnHead, plainFileStats, prepareCommandsAndEnvForSides, putAccessTimesOfCodeBack, readNumberInFile, readTrimmedTextOrNull, refuseUnswitchableCheckout, resolveRevisionsAndSettings, resultIfPathsAreUnchanged, reuseVisitPlanOfResult, runFunctionShowingUntrustedOutput, runProcess, selectProductionSources, setFileTimesToNow, startObservingMachine, startOtherProcessesLoadMeter, topFolderAndFoldersAbovePath, trialExceededBudgetShareError, withRunResources };