import { MisconfiguredError, SideFailedError, _usingCtx, allInputDefinitions, arePlaceholdersInFilterUnquoted, benchmarkId, commandDriverInputNames, countCompleteRounds, createGit, decodeGitText, defaultRulesFilePath, defaultTextOfInput, flagsForEveryGoCommand, formatFractionAsPercent, goInputNames, inputNotAcceptedError, isFilterPlaceholderUnquoted, isFolder, listFirstNames, lstatOrNull, nearestExistingFolder, parseInputValues, refuseDistrustedRepository, secondsOfBenchtime, shellCommandToRepeatGoVisit, splitAtNul, tooFewRoundsError } from "./basics.js";
import { convertRulesFileEntriesToInputs, emptyRulesFileInputTexts, parseRulesFileLists, ruleLocationText } from "./rules-file.js";
import { recoverRepository } from "./recover.js";
import { hash32, refusalIfTooFewRounds } from "./interims.js";
import { isRowOfBenchmarkOrSubBenchmark } from "./row-rules.js";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { open, readFile, realpath } from "node:fs/promises";
import { randomInt } from "node:crypto";

// src/core/inputs/check-inputs.ts
function parseInputs(read, random) {
	const values = parseInputValues(allInputDefinitions, read);
	const { packages, bench, benchtime, cpu, benchmem, tags, goFlags, test, rules, ...others } = values;
	const inputs = {
		...others,
		go: {
			packages,
			bench,
			benchtime,
			cpu,
			benchmem,
			tags,
			goFlags,
			test
		},
		seed: values.seed ?? random(),
		ruleOut: ruleOut(read("rule-out").trim(), values),
		...partOf(values),
		benchmarks: [],
		accepted: []
	};
	const few = refusalIfTooFewRounds(inputs, 1);
	if (few) throw tooFewRoundsError(few, inputs);
	refuseQuotedFilter(inputs);
	refuseWholeShard(inputs);
	refuseSharedFiles(inputs);
	refuseUnused(inputs, read);
	return inputs;
}
function settingsOfInputs(inputs) {
	const { run, go, checkout, workingDirectory, base, since, sinceOnPull, head, creep, ...others } = inputs;
	const { comment, commentId, acceptLabel, improvedLabel, githubToken, pullRequest, trustHead, results, ...settings } = others;
	return settings;
}
function partOf({ shard, replica, stopEarly, correction }) {
	if (replica !== null) return {
		stopEarly: false,
		correction: "none"
	};
	return {
		stopEarly,
		correction: shard !== null && correction === "bh" ? "none" : correction
	};
}
function refuseWholeShard({ run, filter, shard, calibrate, replica }) {
	if (run !== null && filter === null && shard !== null) throw new MisconfiguredError(`shard: "${shard.join("/")}" needs a "filter", as "run" always measures everything. Set "filter" to what makes the command measure some benchmarks only, or leave "shard" out.`);
	const part = shard ?? replica;
	if (calibrate && part !== null) throw new MisconfiguredError(`calibrate: "true" is about one machine, and this is part ${part.join("/")} of several. Leave "shard" and "replica" out.`);
}
function ruleOut(text, { threshold, ruleOut: limit }) {
	if (limit === null) return Math.min(1, 2 * threshold);
	if (limit >= threshold) return limit;
	throw inputNotAcceptedError("rule-out", text, `a worsening of at least the threshold (${formatFractionAsPercent(threshold)})`);
}
function refuseUnused({ run }, read) {
	const isSet = (name) => !["", defaultTextOfInput(name)].includes(read(name).trim());
	const unused = (run === null ? commandDriverInputNames : goInputNames).find(isSet);
	if (unused === void 0) return;
	const problem = `${unused}: "${read(unused).trim()}" has no effect`;
	throw new MisconfiguredError(run === null ? `${problem} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or remove "${unused}".` : `${problem} with "run", whose command is not changed. Put it into the command, or remove "run" to have Go benchmarks found, built and run one by one.`);
}
function refuseQuotedFilter({ run, filter }) {
	if (run === null || filter === null) return;
	if (!arePlaceholdersInFilterUnquoted(filter)) throw new MisconfiguredError(`filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
	if (!isFilterPlaceholderUnquoted(run)) throw new MisconfiguredError("run: \"{filter}\" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.");
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout !== "worktree" || ignoredFiles !== "shared") return;
	throw new MisconfiguredError("ignored-files: \"shared\" does not work with \"checkout: worktree\", where each side has a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}

// src/core/shard/shard.ts
function createShardPredicate(shard, timedBenchmarks = []) {
	if (shard === null) return () => true;
	const [number, count] = shard;
	const assigned = assignShards(timedBenchmarks, count);
	return (named) => (assigned.get(benchmarkId(named)) ?? hash32(benchmarkId(named)) % count + 1) === number;
}
function assignShards(known, count) {
	const seconds = /* @__PURE__ */ new Map();
	for (const benchmark of known) {
		const id = benchmarkId(benchmark);
		seconds.set(id, (seconds.get(id) ?? 0) + benchmark.seconds);
	}
	const longestFirst = [...seconds].sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1));
	const loads = new Array(count).fill(0);
	return new Map(longestFirst.map(([name, duration]) => {
		const least = loads.indexOf(Math.min(...loads));
		loads[least] = loads[least] + duration;
		return [name, least + 1];
	}));
}
function shardKeyOfBenchmark(benchmark) {
	return benchmark.replace(/-\d+$/, "");
}
function estimateBenchmarkDurations(results) {
	return results.flatMap(({ comparisons, settings, visits }) => {
		const time = settings.go === null ? 1 : 2 * (secondsOfBenchtime(settings.go.benchtime) ?? 1);
		const benchmarks = /* @__PURE__ */ new Map();
		for (const comparison of comparisons) {
			const named = settings.go === null ? {
				benchmark: shardKeyOfBenchmark(comparison.benchmark),
				package: null
			} : {
				benchmark: topOf(comparison.benchmark),
				package: comparison.package
			};
			const entry = benchmarks.get(benchmarkId(named)) ?? {
				named,
				rows: /* @__PURE__ */ new Map()
			};
			benchmarks.set(benchmarkId(named), entry);
			const rounds = countCompleteRounds({
				base: comparison.base.samples,
				head: comparison.head.samples
			});
			entry.rows.set(comparison.benchmark, Math.max(entry.rows.get(comparison.benchmark) ?? 0, rounds));
		}
		return [...benchmarks.values()].map(({ named, rows }) => {
			const plans = visits.filter((plan) => benchmarkId({
				...plan,
				benchmark: topOf(plan.benchmark)
			}) === benchmarkId(named));
			const planned = plans.map((plan) => roundsOf(plan, rows) * 2 * plan.turns * (plan.seconds + plan.overhead));
			const seconds = sumOf(plans.length > 0 ? planned : [...rows.values()].map((rounds) => time * rounds));
			return {
				...named,
				seconds
			};
		});
	});
}
function roundsOf({ benchmark }, rows) {
	const ofBenchmark = [...rows].filter(([row]) => isRowOfBenchmarkOrSubBenchmark(row, benchmark));
	return Math.max(...(ofBenchmark.length > 0 ? ofBenchmark : [...rows]).map(([, rounds]) => rounds));
}
function sumOf(numbers) {
	return numbers.reduce((sum, number) => sum + number, 0);
}
function digestOfDurationsForSharding(known) {
	const sorted = known.map((entry) => JSON.stringify([
		entry.package,
		entry.benchmark,
		entry.seconds
	])).sort();
	return hash32(sorted.join("\n")).toString(16).padStart(8, "0");
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? benchmark;
}

// src/effects/go/find-packages.ts
async function findGoPackages(go, searchRoot, settings) {
	const packagesByPath = /* @__PURE__ */ new Map();
	const unmatched = new Set(settings.packages);
	const unlisted = /* @__PURE__ */ new Map();
	for (const module of await modulesWithBenchmarks(searchRoot)) {
		const patterns = settings.packages.flatMap((pattern) => {
			const modulePattern = packagePatternInModule(module.folder, searchRoot.workingDirectory, pattern);
			return modulePattern === null ? [] : [{
				pattern,
				meant: modulePattern
			}];
		});
		if (patterns.length === 0) continue;
		try {
			for (const { pattern, ...goPackage } of await packagesIn(go, searchRoot, settings, module, patterns)) {
				unmatched.delete(pattern);
				const existing = packagesByPath.get(goPackage.path);
				if (existing && existing.folder !== goPackage.folder) throw ambiguousPackage(settings.packages, goPackage.path, existing.folder, goPackage.folder);
				packagesByPath.set(goPackage.path, existing ?? goPackage);
			}
		} catch (error) {
			if (!(error instanceof SideFailedError)) throw error;
			unlisted.set(module.folder, error);
			for (const { pattern } of patterns) unmatched.delete(pattern);
		}
	}
	return {
		packages: [...packagesByPath.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		unmatched: [...unmatched],
		unlisted
	};
}
async function packagesIn(go, searchRoot, settings, { folder: module, benchmarkFolders }, patterns) {
	const env = await environmentIn(go, resolve(searchRoot.root, module));
	const matches = [];
	for (const { pattern, meant: modulePattern } of patterns) for (const listed of await listPackages(go, searchRoot, settings, {
		module,
		env,
		pattern: modulePattern
	})) if (benchmarkFolders.includes(listed.folder)) matches.push({
		...listed,
		module,
		env,
		pattern
	});
	return matches;
}
function ambiguousPackage(patterns, path, firstFolder, secondFolder) {
	return new MisconfiguredError(`packages: "${patterns.join(" ")}" finds ${path} in two folders, "${firstFolder}" and "${secondFolder}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`);
}
async function modulesWithBenchmarks({ git, root }) {
	const modules = /* @__PURE__ */ new Map();
	for (const folder of await foldersWithGoBenchmarks(git)) {
		const module = await moduleOf(root, folder);
		if (module !== null) modules.set(module, [...modules.get(module) ?? [], folder]);
	}
	return [...modules].map(([folder, benchmarkFolders]) => ({
		folder,
		benchmarkFolders
	}));
}
async function moduleOf(root, folder) {
	for (let current = folder;; current = join(current, "..")) {
		if (await lstatOrNull(resolve(root, current, "go.mod"))) return current;
		if (current === ".") return null;
	}
}
async function environmentIn(go, folder) {
	const { status, stdout } = await go.run(folder, [
		"list",
		"-m",
		"-f",
		"{{.Dir}}"
	]);
	return status !== 0 || stdout.split("\n").includes(folder) ? {} : { GOWORK: "off" };
}
async function listPackages(go, { root, refuse }, settings, listing) {
	const { module, env, pattern } = listing;
	const format = "{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}";
	const args = [
		"list",
		"-e",
		"-find",
		...flagsForEveryGoCommand(settings),
		"-f",
		format,
		"--",
		pattern
	];
	const processEnd = await go.run(resolve(root, module), args, env);
	refuse(listing, processEnd);
	return processEnd.stdout.split("\n").map((line) => line.split("	")).filter(([, folder, inside, outside]) => folder && (inside !== "0" || outside !== "0")).map(([path = "", folder = ""]) => ({
		path,
		folder: relative(root, folder) || "."
	}));
}
async function foldersWithGoBenchmarks(git) {
	const args = [
		"grep",
		...[
			"--untracked",
			"--full-name",
			"--name-only",
			"--no-color",
			"-z"
		],
		"--extended-regexp",
		"-e",
		"^[[:space:]]*func[[:space:]]+Benchmark"
	];
	const output = await git.find([
		...args,
		"--",
		"*_test.go"
	]);
	const links = splitAtNul(await git.run([
		"ls-files",
		"-s",
		"--full-name",
		"-z",
		"--",
		"*_test.go"
	])).map(decodeGitText).filter((entry) => entry.startsWith("120000 "));
	const files = [...splitAtNul(output ?? "").map(decodeGitText), ...links.map((entry) => entry.slice(entry.indexOf("	") + 1))];
	return [...new Set(files.map((file) => join(file, "..")))].sort();
}
const replacePath = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g;
const usePath = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function goSourcesOutsideCheckout(user, git, { GOWORK }) {
	const paths = /* @__PURE__ */ new Set();
	const listed = await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod",
		"go.work",
		"**/go.work"
	]);
	const files = splitAtNul(listed).map(decodeGitText);
	for (const file of files) {
		const path = resolve(git.folder, file);
		for (const target of await targetsIn(path)) paths.add(relative(git.folder, target));
	}
	const workspace = GOWORK === "off" || files.includes("go.work") ? null : await workspaceAbove(user);
	if (workspace !== null) for (const target of [
		workspace,
		`${workspace}.sum`,
		...await targetsIn(workspace)
	]) paths.add(relative(user, target));
	return [...paths].filter((path) => path.split(sep)[0] === ".." || isAbsolute(path));
}
function whyNotBuildableElsewhere(outside, { GOWORK }) {
	if (GOWORK !== void 0 && GOWORK !== "" && GOWORK !== "off") return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`;
	const enclosing = outside.find((path) => path.split(sep).every((part) => part === ".."));
	return enclosing === void 0 ? null : `it is built from a module in a folder around the checkout (${enclosing})`;
}
async function targetsIn(path) {
	const text = (await readFile(path, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (path.endsWith("go.work") ? [replacePath, usePath] : [replacePath]).flatMap((pattern) => [...text.matchAll(pattern)]).map(([, target = ""]) => resolve(dirname(path), target));
}
async function workspaceAbove(root) {
	for (let folder = dirname(root);; folder = dirname(folder)) {
		if (await lstatOrNull(join(folder, "go.work"))) return join(folder, "go.work");
		if (folder === dirname(folder)) return null;
	}
}
function packagePatternInModule(module, workingDirectory, pattern) {
	if (!/^\.{1,2}(\/|$)/.test(pattern)) return isIgnoredByGo(relative(workingDirectory, module)) ? null : pattern;
	const isDeep = pattern.endsWith("/...");
	const target = join(workingDirectory, isDeep ? pattern.slice(0, -4) : pattern);
	const targetInModule = relative(module, target);
	if (!leadsOut(targetInModule)) return `./${[targetInModule, ...isDeep ? ["..."] : []].filter(Boolean).join("/")}`;
	const moduleInTarget = relative(target, module);
	return isDeep && !leadsOut(moduleInTarget) && !isIgnoredByGo(moduleInTarget) ? "./..." : null;
}
function leadsOut(path) {
	return path === ".." || path.startsWith("../");
}
function isIgnoredByGo(path) {
	return path.split("/").some((part) => part !== ".." && /^([._].*|testdata|vendor)$/.test(part));
}

// src/effects/inputs/inputs.ts
function readInputsWithSeed(read) {
	return parseInputs(read, () => randomInt(2 ** 32));
}
async function loadShardOfThisJob({ shard, durations }, folder, console) {
	if (shard === null) return { durations: null };
	if (durations === null) return {
		isInShard: createShardPredicate(shard),
		durations: null
	};
	const { readResultsInFolder } = await import("./result-folder2.js");
	const results = await readResultsInFolder(resolve(folder, durations));
	for (const { name, why } of results) if (why !== "") console.warn(`durations: ${name}: ${why}`);
	const recordedDurations = estimateBenchmarkDurations(results.flatMap(({ result }) => result ?? []));
	if (recordedDurations.length > 0) return {
		isInShard: createShardPredicate(shard, recordedDurations),
		durations: digestOfDurationsForSharding(recordedDurations)
	};
	console.info(`no result in ${durations}: benchmarks are assigned to shards by name`);
	return {
		isInShard: createShardPredicate(shard),
		durations: null
	};
}
async function findCheckoutAndCommand(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new MisconfiguredError(`working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = createGit(directory, env);
	await refuseDistrustedRepository(git);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new MisconfiguredError(`working-directory: ${directory} is not in a git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`);
	const prefix = decodeGitText(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "");
	const command = await chooseCommand(git, directory, decodeGitText(root), env, inputs);
	return {
		root: decodeGitText(root),
		settings: {
			workingDirectory: prefix || ".",
			...command
		}
	};
}
async function chooseCommand(git, directory, root, env, { run, go, checkout, ignoredFiles }) {
	if (run !== null) return {
		run,
		go: null,
		checkout: checkout ?? "in-place"
	};
	if (await isGo(git, directory, root)) {
		const why = whyNotBuildableElsewhere(await goSourcesOutsideCheckout(root, createGit(root, env), env), env);
		if (checkout === "worktree" && why !== null) throw new MisconfiguredError(`checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		const defaultMode = ignoredFiles === "shared" || why !== null ? "in-place" : "worktree";
		return {
			run: shellCommandToRepeatGoVisit(go),
			go,
			checkout: checkout ?? defaultMode
		};
	}
	throw new MisconfiguredError(`run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`);
}
async function isGo(git, directory, root) {
	for (let folder = directory;; folder = dirname(folder)) {
		for (const file of ["go.mod", "go.work"]) if (await lstatOrNull(resolve(folder, file))) return true;
		if (folder === root || folder === dirname(folder)) break;
	}
	return await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod"
	]) !== "";
}

// src/effects/inputs/rules-file.ts
async function recoverCheckoutAndReadRules(readInput, { folder, env, console }) {
	const directory = readInput("working-directory").trim();
	const recovery = await recoverRepository(join(folder, directory), env, console);
	const withoutRules = rulesWithoutFile(folder, readInput("rules").trim() || ".github/benchgate.yml");
	if (recovery === null) return withoutRules;
	const rules = await readRulesFile(recovery.checkout, readInput("rules").trim());
	if (rules === null) return withoutRules;
	const applicableInputs = removeOverriddenRulesFileInputs(readInput, rules, recovery.checkout, folder);
	await refuseOtherRepository(applicableInputs, recovery.checkout, env);
	return applicableInputs;
}
async function refuseOtherRepository({ file, inputs: { "working-directory": workingDirectory }, lines }, root, env) {
	if (workingDirectory === void 0) return;
	const topLevel = await createGit(await nearestExistingFolder(join(root, workingDirectory)), env).ask(["rev-parse", "--show-toplevel"]);
	if (topLevel !== null && decodeGitText(topLevel) === root) return;
	const location = ruleLocationText(file ?? ".github/benchgate.yml", lines["working-directory"] ?? null);
	throw new MisconfiguredError(`${location}: working-directory: "${workingDirectory}" is not in the repository of this file. Name a folder of it. To measure another repository, such as a submodule, set the input of the step, or the flag.`);
}
function rulesWithoutFile(folder, path = defaultRulesFilePath) {
	return {
		file: null,
		path,
		texts: emptyRulesFileInputTexts,
		inputs: {},
		folder,
		lines: {}
	};
}
function removeOverriddenRulesFileInputs(given, rules, root, folder) {
	return {
		...applicableInputs(rules, given),
		file: rules.file,
		path: given("rules").trim() || ".github/benchgate.yml",
		texts: rules,
		folder: given("working-directory").trim() === "" ? root : folder
	};
}
function readInputsWithRules({ file, inputs, lines, texts }, given) {
	const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const locate = (line) => ruleLocationText(file ?? ".github/benchgate.yml", line);
	try {
		const read = readInputsWithSeed((name) => given(name).trim() || (inputs[name] ?? ""));
		return {
			...read,
			...parseRulesFileLists(texts.lists, {
				threshold: read.threshold,
				today,
				at: locate
			})
		};
	} catch (error) {
		if (!(error instanceof MisconfiguredError) || file === null) throw error;
		const [, line = null] = Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? [];
		throw line === null ? error : new MisconfiguredError(`${ruleLocationText(file, line)}: ${error.message}`);
	}
}
function rulesFileLogLine({ file, texts, inputs }, given, where = "") {
	if (file === null) return null;
	const unusedNames = Object.keys(texts.inputs).filter((name) => !(name in inputs));
	const commandInputs = unusedNames.filter((name) => given(name).trim() === "");
	const overridden = unusedNames.filter((name) => given(name).trim() !== "");
	const exceptions = [...overridden.length > 0 ? [`${listFirstNames(overridden, unusedNames.length)}, which this step sets itself`] : [], ...commandInputs.length > 0 ? [`${listFirstNames(commandInputs, unusedNames.length)}, as this step has a "run" of its own`] : []];
	return `Rules from ${file}${where}${exceptions.length === 0 ? "" : `, without ${exceptions.join("; and without ")}`}`;
}
const commandInputSet = /* @__PURE__ */ new Set([...commandDriverInputNames, ...goInputNames]);
function applicableInputs({ inputs, lines }, given) {
	const isGiven = (name) => given(name).trim() !== "";
	const hasOtherCommand = isGiven("run");
	const applicable = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isGiven(name) && !(hasOtherCommand && commandInputSet.has(name))));
	return {
		inputs: applicable(inputs),
		lines: applicable(lines)
	};
}
const maxRulesFileBytes = 65536;
async function readRulesFile(root, path) {
	const name = path || ".github/benchgate.yml";
	const file = await textIn(root, name, path !== "");
	if (file !== null) return {
		...await parseRulesFile(name, file.text),
		file: file.file
	};
	const otherName = defaultRulesFilePath.replace(/yml$/, "yaml");
	if (await lstatOrNull(join(root, otherName))) throw new MisconfiguredError(`${otherName} is not read. Rename it to ${defaultRulesFilePath}, or set "rules" to it.`);
	return null;
}
async function textIn(root, path, isNamed) {
	const advicePrefix = isNamed ? "Give a path from the top folder of the repository, such as" : "Leave it out, or have";
	const refuse = (why, advice) => new MisconfiguredError(`rules: "${path}" ${why}. ${advice}`);
	const pathAdvice = `${advicePrefix} "${defaultRulesFilePath}".`;
	if (isAbsolute(path) || path.split(/[\\/]/).includes("..")) throw refuse("is not accepted", pathAdvice);
	if (!await lstatOrNull(join(root, path))) {
		if (!isNamed) return null;
		throw refuse(`does not exist in ${root}`, `${pathAdvice} It is read from what is checked out.`);
	}
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const topLevel = await realpath(root);
			const real = await realpath(join(root, path));
			if (!real.startsWith(topLevel.endsWith(sep) ? topLevel : `${topLevel}${sep}`)) throw refuse("is a link out of the repository", "Put the file itself there.");
			if (!(await lstatOrNull(real))?.isFile()) throw refuse("is not a plain file", "Put one there.");
			const { bytesRead, buffer } = await _usingCtx$1.a(await open(real, "r")).read(Buffer.alloc(65537), 0, 65537, 0);
			if (bytesRead > 65536) throw refuse(`is larger than ${maxRulesFileBytes / 1024} KiB`, "It holds inputs of the Action only.");
			const text = new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead));
			return {
				file: relative(topLevel, real).replaceAll(sep, "/"),
				text
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		if (error instanceof MisconfiguredError) throw error;
		throw refuse(error instanceof TypeError ? "is not UTF-8 text" : `cannot be read (${error.message})`, "Fix it, or allow this user to read it.");
	}
}
async function parseRulesFile(path, text) {
	const { parseRulesFileYaml } = await import("./rules-yaml.js");
	return convertRulesFileEntriesToInputs(path, parseRulesFileYaml(path, text));
}

export { findCheckoutAndCommand, findGoPackages, foldersWithGoBenchmarks, goSourcesOutsideCheckout, loadShardOfThisJob, maxRulesFileBytes, parseRulesFile, readInputsWithRules, readInputsWithSeed, readRulesFile, recoverCheckoutAndReadRules, removeOverriddenRulesFileInputs, rulesFileLogLine, rulesWithoutFile, settingsOfInputs, shardKeyOfBenchmark };