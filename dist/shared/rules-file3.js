import { CouldNotMeasureError, MisconfiguredError, SideFailedError, _usingCtx, areNamePlaceholdersInFilterUnquoted, commandDriverInputNames, countCompleteRounds, defaultRulesFilePath, findInputDefinition, flagsForEveryGoCommand, formatFractionAsPercent, goInputNames, inputValueNotAcceptedError, isFilterPlaceholderUnquoted, isFolder, isPathIn, isPathTaken, listFirstNames, lstatOrNull, mainActionInputDefinitions, packageAndBenchmarkId, parseInputValues, pathOrNearestExistingFolderAbove, readTextOrEmpty, realPathOrNull, secondsOfBenchtime, shellCommandToRepeatGoBenchmarks, tooFewRoundsForAlphaError } from "./basics.js";
import { convertRulesFileEntriesToInputs, emptyInputTextsOfMissingRulesFile, parseRuleAndAcceptedEntriesOfRulesFile, rulesFileLocationText } from "./rules-file.js";
import { createGit, decodeGitText, findTopFolderOfCheckout, splitAtNul } from "./git.js";
import { recoverRepository } from "./recover.js";
import { findTooFewRoundsRefusal, hash32 } from "./interim-plan.js";
import { isRowOfBenchmarkOrSubBenchmark } from "./row-rules.js";
import { TomlError, parse } from "./libraries-smol-toml.js";
import { removeFolderRecursively } from "./own-commits.js";
import { chmodSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { chmod, mkdtemp, open, readFile, realpath } from "node:fs/promises";
import { randomInt } from "node:crypto";

// src/core/inputs/check-inputs.ts
function parseAndCheckAllInputs(read, random) {
	const values = parseInputValues(mainActionInputDefinitions, read);
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
	const few = findTooFewRoundsRefusal(inputs, 1);
	if (few) throw tooFewRoundsForAlphaError(few, inputs);
	refuseQuotedFilter(inputs);
	refuseWholeShard(inputs);
	refuseSharedFiles(inputs);
	refuseUnused(inputs, read);
	return inputs;
}
function pickRunSettingsFromInputs(inputs) {
	const { run, go, checkout, workingDirectory, base, since, sinceOnPull, head, creep, ...others } = inputs;
	const { comment, commentId, acceptLabel, improvedLabel, githubToken, pullRequest, trustHead, results, ...settings } = others;
	return settings;
}
function inputsWithLimitsOfCreep(inputs) {
	const { creep, threshold, ruleOut } = inputs;
	if (creep === null) return inputs;
	return {
		...inputs,
		threshold: creep,
		ruleOut: Math.min(1, creep * (threshold > 0 ? ruleOut / threshold : 2))
	};
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
	if (run !== null && filter === null && shard !== null) throw new MisconfiguredError(`shard: "${shard.join("/")}" needs a "filter", as "run" always measures everything. Set "filter" to the option that limits the command to some benchmarks, or leave "shard" out.`);
	const part = shard ?? replica;
	if (calibrate && part !== null) throw new MisconfiguredError(`calibrate: "true" measures the noise of one machine by itself, but this job is part ${part.join("/")}. Leave "shard" and "replica" out.`);
}
function ruleOut(text, { threshold, ruleOut: limit }) {
	if (limit === null) return Math.min(1, 2 * threshold);
	if (limit >= threshold) return limit;
	throw inputValueNotAcceptedError("rule-out", text, `a percentage or a ratio of at least the threshold (${formatFractionAsPercent(threshold)})`);
}
function refuseUnused({ run, since, creep, shard, durations }, read) {
	if (durations !== null && shard === null) throw new MisconfiguredError(`durations: "${durations}" has no effect without "shard", as it only balances shards. Set "shard", or remove "durations".`);
	if (creep !== null && since === null) throw new MisconfiguredError(`creep: "${read("creep").trim()}" has no effect without "since", the reference that it is about. Set "since", or remove "creep"; "threshold" limits a single change.`);
	const isSet = (name) => !["", findInputDefinition(name)?.defaultText].includes(read(name).trim());
	const unused = (run === null ? commandDriverInputNames : goInputNames).find(isSet);
	if (unused === void 0) return;
	const problem = `${unused}: "${read(unused).trim()}" has no effect`;
	throw new MisconfiguredError(run === null ? `${problem} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or remove "${unused}".` : `${problem} with "run", as Benchgate does not change that command. Put the setting into the command, or remove "run" to have Go benchmarks found, built and run one by one.`);
}
function refuseQuotedFilter({ run, filter }) {
	if (run === null || filter === null) return;
	if (!areNamePlaceholdersInFilterUnquoted(filter)) throw new MisconfiguredError(`filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
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
	return (named) => (assigned.get(packageAndBenchmarkId(named)) ?? hash32(packageAndBenchmarkId(named)) % count + 1) === number;
}
function assignShards(known, count) {
	const seconds = /* @__PURE__ */ new Map();
	for (const benchmark of known) {
		const id = packageAndBenchmarkId(benchmark);
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
function benchmarkNameForSharding(benchmark) {
	return benchmark.replace(/-\d+$/, "");
}
function estimateBenchmarkSecondsFromResultFiles(results) {
	return results.flatMap(({ comparisons, settings, visits }) => {
		const time = settings.go === null ? 1 : 2 * (secondsOfBenchtime(settings.go.benchtime) ?? 1);
		const benchmarks = /* @__PURE__ */ new Map();
		for (const comparison of comparisons) {
			const named = settings.go === null ? {
				benchmark: benchmarkNameForSharding(comparison.benchmark),
				package: null
			} : {
				benchmark: topOf(comparison.benchmark),
				package: comparison.package
			};
			const entry = benchmarks.get(packageAndBenchmarkId(named)) ?? {
				named,
				rows: /* @__PURE__ */ new Map()
			};
			benchmarks.set(packageAndBenchmarkId(named), entry);
			const rounds = countCompleteRounds({
				base: comparison.base.samples,
				head: comparison.head.samples
			});
			entry.rows.set(comparison.benchmark, Math.max(entry.rows.get(comparison.benchmark) ?? 0, rounds));
		}
		return [...benchmarks.values()].map(({ named, rows }) => {
			const plans = visits.filter((plan) => packageAndBenchmarkId({
				...plan,
				benchmark: topOf(plan.benchmark)
			}) === packageAndBenchmarkId(named));
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
	for (const [module, benchmarkFolders] of await modulesWithBenchmarks(searchRoot)) {
		const patterns = settings.packages.flatMap((pattern) => {
			const meant = rebaseGoPackagePatternOntoModule(module, searchRoot.workingDirectory, pattern);
			return meant === null ? [] : [{
				pattern,
				meant
			}];
		});
		if (patterns.length === 0) continue;
		try {
			const found = await packagesIn(go, searchRoot, settings, module, patterns);
			for (const { pattern, ...goPackage } of found) {
				if (!benchmarkFolders.includes(goPackage.folder)) continue;
				unmatched.delete(pattern);
				const existing = packagesByPath.get(goPackage.path);
				if (existing && existing.folder !== goPackage.folder) throw new MisconfiguredError(`packages: "${settings.packages.join(" ")}" finds ${goPackage.path} in two folders, "${existing.folder}" and "${goPackage.folder}", and their benchmarks could not be told apart. Make "packages" match only one of them, or set "working-directory" to its folder.`);
				packagesByPath.set(goPackage.path, existing ?? goPackage);
			}
		} catch (error) {
			if (!(error instanceof SideFailedError)) throw error;
			unlisted.set(module, error);
			for (const { pattern } of patterns) unmatched.delete(pattern);
		}
	}
	return {
		packages: [...packagesByPath.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		unmatched: [...unmatched],
		unlisted
	};
}
async function packagesIn(go, { root, refuse }, settings, module, patterns) {
	const env = await environmentIn(go, resolve(root, module));
	const format = "{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}";
	const args = [
		"list",
		"-e",
		"-find",
		...flagsForEveryGoCommand(settings),
		"-f",
		format,
		"--"
	];
	const matches = [];
	for (const { pattern, meant } of patterns) {
		const processEnd = await go.run(resolve(root, module), [...args, meant], env);
		refuse({
			module,
			env,
			pattern: meant
		}, processEnd);
		for (const line of processEnd.stdout.split("\n")) {
			const [path = "", folder, inside, outside] = line.split("	");
			if (folder && (inside !== "0" || outside !== "0")) matches.push({
				path,
				folder: relative(root, folder) || ".",
				module,
				env,
				pattern
			});
		}
	}
	return matches;
}
async function modulesWithBenchmarks({ git, root }) {
	const modules = /* @__PURE__ */ new Map();
	for (const folder of await findFoldersWithGoBenchmarksByGit(git)) {
		const module = await moduleOf(root, folder);
		if (module !== null) modules.set(module, [...modules.get(module) ?? [], folder]);
	}
	return modules;
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
async function findFoldersWithGoBenchmarksByGit(git) {
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
const replacePath = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.|\/[^\s"]*)/g;
const usePath = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?|\/[^\s"]*)(?=["\s]|$)/gm;
async function goModulesAndWorkspaceOutsideCheckout(user, git, env) {
	const { files, workspace } = await modulesAndWorkspace(user, git, env);
	const paths = /* @__PURE__ */ new Set();
	const add = (folder, target) => paths.add(relative(folder, target));
	for (const file of files) for (const path of await namedPaths(file)) if (!isAbsolute(path)) add(git.folder, resolve(dirname(file), path));
	if (workspace !== null) {
		for (const target of [workspace, `${workspace}.sum`]) add(user, target);
		for (const path of await namedPaths(workspace)) if (!isAbsolute(path)) add(user, resolve(dirname(workspace), path));
	}
	return [...paths].filter((path) => path.split(sep)[0] === ".." || isAbsolute(path));
}
async function whyGoCheckoutNotBuildableElsewhere(user, git, env) {
	const { GOWORK } = env;
	if (GOWORK !== void 0 && GOWORK !== "" && GOWORK !== "off") return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`;
	const enclosing = (await goModulesAndWorkspaceOutsideCheckout(user, git, env)).find((path) => path.split(sep).every((part) => part === ".."));
	if (enclosing !== void 0) return `it is built from a module in a folder around the checkout (${enclosing})`;
	const { files, workspace } = await modulesAndWorkspace(user, git, env);
	for (const file of workspace === null ? files : [...files, workspace]) for (const path of await namedPaths(file)) if (isAbsolute(path) && !leadsOut(relative(await realpath(user), await realpath(path).catch(() => sep)))) return `${relative(user, file)} names a folder of this checkout by its absolute path (${path})`;
	return null;
}
async function copyOfOwnGoModuleOutside(git, env, flags) {
	const isOutside = (path) => leadsOut(relative(git.folder, path));
	const modFile = flags.map((flag) => /^--?modfile=(\/.*)$/.exec(flag)?.[1]).find((path) => path !== void 0);
	if (modFile !== void 0 && isOutside(modFile)) return modFile;
	const { files, workspace } = await modulesAndWorkspace(git.folder, git, env);
	const ownModules = new Set(await Promise.all(files.map(goModuleName)));
	const workspaces = [workspace, env.GOWORK].filter((path) => path != null && isAbsolute(path));
	for (const file of [...files, ...workspaces]) for (const path of await namedPaths(file)) {
		const target = await realpath(resolve(dirname(file), path)).catch(() => git.folder);
		const name = isOutside(target) ? await goModuleName(join(target, "go.mod")) : null;
		if (name !== null && ownModules.has(name)) return target;
	}
	return null;
}
async function goModuleName(file) {
	const text = await readFile(file, "utf8").catch(() => "");
	return /^module\s+"?([^\s"]+)/m.exec(text)?.[1] ?? null;
}
async function modulesAndWorkspace(user, git, { GOWORK }) {
	const workspaces = ["go.work", "**/go.work"];
	const files = [await git.run([
		"ls-files",
		"-z",
		"--",
		"*.mod",
		...workspaces
	]), await git.run([
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard",
		"--",
		...workspaces
	])].flatMap(splitAtNul).map(decodeGitText);
	const workspace = GOWORK === "off" || files.includes("go.work") ? null : await workspaceAbove(user);
	return {
		files: files.map((file) => resolve(git.folder, file)),
		workspace
	};
}
async function namedPaths(file) {
	const text = (await readFile(file, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (file.endsWith("go.work") ? [replacePath, usePath] : [replacePath]).flatMap((pattern) => [...text.matchAll(pattern)]).map(([, path = ""]) => path);
}
async function workspaceAbove(root) {
	for (let folder = dirname(root);; folder = dirname(folder)) {
		if (await lstatOrNull(join(folder, "go.work"))) return join(folder, "go.work");
		if (folder === dirname(folder)) return null;
	}
}
function rebaseGoPackagePatternOntoModule(module, workingDirectory, pattern) {
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

// src/core/change/moved-paths.ts
const start = "(?:(?<![\\w./-])|(?<=(?:^|[\\s\"'=:;,])-\\w+)|(?<=\\bfile://))";
const end = "[/\\\\:;,|\"'\\s<>)\\]}]";
function redirectFolderPathInText(text, from, to, isMoved = () => true) {
	if (from === "" || from === "/" || !text.includes(from)) return text;
	const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const whole = new RegExp(`${start}${escaped}(?=${end}|$)(/[^\\\\:;,|"'\\s<>)\\]}]*)?`, "g");
	return text.replace(whole, (path, rest = "") => isMoved(path) ? `${to}${rest}` : path);
}

// src/core/common/toml.ts
function parseToml(text) {
	try {
		return parse(text.replace(/^\ufeff/, ""), { integersAsBigInt: "asNeeded" });
	} catch (error) {
		if (error instanceof TomlError) return {};
		throw error;
	}
}
function tomlTableAtKeyOrEmpty(table, key) {
	const value = Object.hasOwn(table, key) ? table[key] : void 0;
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function tablesAtKeyOfTomlTable(table, key) {
	const value = table[key];
	return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
function textAtKeyOfTomlTable(table, key) {
	const value = table[key];
	return typeof value === "string" ? value : null;
}
function textsInListOfParsedTomlTable(table, key) {
	const value = table[key];
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function leavesOfParsedToml(value, path = "") {
	if (Array.isArray(value)) return value.flatMap((item) => leavesOfParsedToml(item, path));
	if (typeof value !== "object" || value === null) return [{
		path,
		value
	}];
	return Object.entries(value).flatMap(([key, item]) => leavesOfParsedToml(item, path === "" ? key : `${path}.${key}`));
}

// src/core/change/shared-folders-and-caches.ts
const irrelevant = /^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|AGENT_.*|ANDROID.*|JAVA_HOME.*|.*ENV_ROOT|GOROOT.*|VCPKG.*|.*WEBDRIVER.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|NPM_.*|INIT_CWD|NODE|.*CACHE.*|.*SOCK.*)$/i;
const ofSystem = /^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/(usr\/?)?$/;
const inHome = [
	...[
		"bin",
		"lib",
		".local/bin",
		"go/bin",
		".cargo/bin"
	].map((folder) => ({
		folder,
		depth: 2
	})),
	{
		folder: ".m2/repository",
		depth: 8
	},
	{
		folder: ".ivy2/local",
		depth: 6
	},
	{
		folder: ".nuget/packages",
		depth: 5
	},
	{
		folder: "R",
		depth: 5
	},
	{
		folder: ".conan2/p",
		depth: 7
	},
	...[".local/share/gem", ".gem"].map((folder) => ({
		folder,
		depth: 9
	})),
	{
		folder: ".cache/torch_extensions",
		depth: 3
	},
	{
		folder: ".cache/pypoetry/virtualenvs",
		depth: 9
	},
	{
		folder: ".local/share/virtualenvs",
		depth: 9
	},
	{
		folder: ".local/share/hatch/env",
		depth: 11
	},
	...[
		".conda",
		"miniconda3",
		"miniforge3",
		"micromamba"
	].map((name) => ({
		folder: `${name}/envs`,
		depth: 9
	}))
];
const depthInHome = 3;
const depthInTemporary = 4;
function programAndLibraryFolders(env, separator) {
	const home = env.HOME ?? "";
	const listed = Object.entries(env).filter(([name]) => !irrelevant.test(name) && name !== "PATH").flatMap(([, value = ""]) => [...absolute(value, separator).map((folder) => ({
		folder,
		depth: 5
	})), ...pathsInOptions(value, separator).map((folder) => ({
		folder,
		depth: 8
	}))]);
	const programs = absolute(env.PATH ?? "", separator);
	const libraries = [...[...programs.filter(isInPrefix), ...listed.map(({ folder }) => folder)].map((folder) => folder.replace(folderInPrefix, "")), ...home === "" ? [] : [`${home}/.local`]].flatMap((prefix) => [
		{
			folder: `${prefix}/lib`,
			depth: 9
		},
		{
			folder: `${prefix}/lib64`,
			depth: 2
		},
		{
			folder: `${prefix}/include`,
			depth: 3
		}
	]);
	const folders = [
		...programs.map((folder) => ({
			folder,
			depth: 1
		})),
		...listed,
		...(home === "" ? [] : inHome).map(({ folder, depth }) => ({
			folder: `${home}/${folder}`,
			depth
		})),
		{
			folder: "/var/lib/gems",
			depth: 8
		},
		...libraries
	].filter(({ folder }) => folder !== home);
	const built = [
		{
			folder: home,
			depth: depthInHome
		},
		{
			folder: env.RUNNER_TEMP ?? "",
			depth: depthInTemporary
		},
		{
			folder: "/tmp",
			depth: depthInTemporary
		}
	].filter(({ folder }) => folder !== "");
	const seen = /* @__PURE__ */ new Set();
	return [...folders, ...built].filter(({ folder }) => {
		const isNew = !seen.has(folder) && !ofSystem.test(folder);
		seen.add(folder);
		return isNew;
	});
}
const folderInPrefix = /\/(?:bin|(?:lib\w*|share)(?:\/[^/]+)?\/(?:pkgconfig|cmake(?:\/[^/]+)?))\/?$/;
function isInPrefix(folder) {
	return folderInPrefix.test(folder);
}
const pathInCommand = /(?:^|[\s"'=:;(<>&|])((?:~|\.\.|\$\w+|\$\{\w+\})?(?:\/[^\s"'`;()<>&|*?]+)+)/g;
function pathsNamedInCommands(commands, env) {
	return commands.flatMap((command) => [...(command ?? "").matchAll(pathInCommand)].map(([, path = ""]) => path.replace(/^~/, "$HOME").replace(/\$\{?(\w+)\}?/g, (_, name) => env[name] ?? "")));
}
function isSystemFolder(path) {
	return ofSystem.test(path);
}
function absolute(list, separator) {
	return list.split(separator).filter((part) => part.startsWith("/") && !part.includes("\n"));
}
function pathsInOptions(list, separator) {
	return list.split(separator).flatMap((part) => [...part.matchAll(/(?:^|\s)-[^\s/]*(\/\S+)/g)].map(([, path = ""]) => path));
}
const cargoFolderSettings = [{
	key: "target-dir",
	variables: ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"]
}, {
	key: "build-dir",
	variables: ["CARGO_BUILD_BUILD_DIR"]
}];
function parseCargoOutputFolderSetting(config, key) {
	return textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(parseToml(config), "build"), key);
}
const cachingTaskRunners = [
	{
		name: "Turborepo",
		isAskingGit: true,
		files: ["turbo.json", "turbo.jsonc"],
		named: /\bturbo\b/,
		env: { TURBO_FORCE: "true" }
	},
	{
		name: "Nx",
		isAskingGit: true,
		files: ["nx.json"],
		named: /\bnx\b/,
		env: {
			NX_SKIP_NX_CACHE: "true",
			NX_DISABLE_NX_CACHE: "true",
			NX_SKIP_REMOTE_CACHE: "true",
			NX_DISABLE_REMOTE_CACHE: "true"
		}
	},
	{
		name: "Lage",
		isAskingGit: true,
		files: [
			"lage.config.js",
			"lage.config.cjs",
			"lage.config.mjs",
			"lage.config.json"
		],
		named: /\blage\b/,
		env: { LAGE_RUN_CACHE: "false" }
	},
	{
		name: "wireit",
		files: [],
		inPackage: "\"wireit\"",
		named: /\bwireit\b/,
		env: { WIREIT_CACHE: "none" }
	},
	{
		name: "moon",
		isAskingGit: true,
		files: [".moon/workspace.yml"],
		named: /\bmoon\b/,
		env: { MOON_CACHE: "off" }
	},
	{
		name: "Rush",
		isAskingGit: true,
		files: ["rush.json"],
		named: /\brushx?\b/,
		env: { RUSH_BUILD_CACHE_ENABLED: "0" }
	},
	{
		name: "Pants",
		files: ["pants.toml"],
		named: /\bpants\b/,
		env: { PANTS_TEST_FORCE: "true" }
	}
];
function isSettingsOfCachingBuildTool(path) {
	return cachingTaskRunners.some(({ isAskingGit, files }) => isAskingGit && files.includes(path));
}

// src/effects/measure/side-environment.ts
const toolVariable = /^(GOPATH|GOMODCACHE|JAVA_HOME|NVM_DIR|COREPACK_HOME|PNPM_HOME|PYENV_ROOT|NUGET_PACKAGES|DENO_DIR|NPM_CONFIG_STORE_DIR|YARN_CACHE_FOLDER|PLAYWRIGHT_BROWSERS_PATH|.*CACHE(_DIR)?|(CARGO|RUSTUP|VOLTA|GRADLE_USER|CONAN)_HOME|S?CCACHE_DIR)$/i;
function isUsual(name, { INIT_CWD: ofNpm }) {
	return /^(OLD)?PWD$|^GITHUB_|^INIT_CWD$|^npm_/.test(name) || name === "PATH" && ofNpm !== void 0;
}
function createSideEnvAndCommandRewriter(env, folders, console) {
	const { checkout, folder, workingDirectory, own } = folders;
	const intoSide = pathReplacer(env, checkout, folder);
	const movedVariables = changedBy(intoSide, {
		...env,
		...readGoEnvFile(env)
	});
	for (const name of Object.keys(movedVariables)) if (toolVariable.test(name)) delete movedVariables[name];
	const names = Object.keys(movedVariables).filter((name) => !isUsual(name, env));
	if (names.length > 0) console.info(`these variables name the checkout, and are set to the folder of each side instead: ${names.toSorted().join(", ")}`);
	const sideEnv = {
		...env,
		...movedVariables
	};
	const targets = own === null ? [] : findSharedCargoBuildFolders(folder, resolve(folder, workingDirectory), sideEnv).map((target) => ({
		...target,
		to: own.folderNamed(target.setting.key)
	}));
	const replaceTargets = (text) => targets.reduce((before, { namedPath, resolved, to }) => [resolved, namedPath].reduce((one, from) => redirectFolderPathInText(one, from, to), before), text);
	const targetVariables = targets.flatMap(({ setting: { variables }, to }) => variables.slice(0, 1).map((name) => [name, to]));
	const criterionHome = resolve(folder, workingDirectory, "target/criterion");
	const resultVariables = sideEnv.CRITERION_HOME === void 0 && targets.some(({ setting }) => setting.key === "target-dir") ? { CRITERION_HOME: criterionHome } : {};
	if (targets.length > 0) console.info(`cargo builds each side into a folder of its own, as both would share ${targets.map(({ resolved }) => resolved).join(" and ")}`);
	return {
		env: {
			...sideEnv,
			...changedBy(replaceTargets, sideEnv),
			...Object.fromEntries(targetVariables),
			...resultVariables,
			...own?.variables(sideEnv)
		},
		inSide: (command) => command === null ? null : replaceTargets(intoSide(command))
	};
}
function changedBy(change, env) {
	const changed = Object.entries(env).map(([name, value]) => [
		name,
		change(value),
		value
	]);
	return Object.fromEntries(changed.filter(([, text, value]) => text !== value).map(([name, text]) => [name, text]));
}
function pathReplacer(env, checkout, folder) {
	const isHome = env.HOME !== void 0 && isPathIn(checkout, env.HOME);
	if (folder === checkout || isHome) return (text) => text;
	const checkoutSpellings = spellingsOf(env, checkout);
	const belongsToSide = (path) => {
		const root = checkoutSpellings.find((one) => isPathIn(one, path)) ?? checkout;
		const relativePath = relative(root, path);
		if (relativePath.startsWith("..")) return false;
		return !isPathTaken(join(checkout, relativePath)) || isPathTaken(join(folder, relativePath));
	};
	return (text) => checkoutSpellings.reduce((before, root) => redirectFolderPathInText(before, root, folder, belongsToSide), text);
}
function readGoEnvFile(env) {
	const { HOME = "", XDG_CONFIG_HOME } = env;
	const file = env.GOENV || join(XDG_CONFIG_HOME || join(HOME, ".config"), "go/env");
	const entries = [...readTextOrEmpty(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)];
	return Object.fromEntries(entries.flatMap(([, name = "", value = ""]) => env[name] ? [] : [[name, value]]));
}
function spellingsOf({ PWD = "", GITHUB_WORKSPACE = "" }, checkout) {
	const spellings = [checkout];
	for (const path of [PWD, GITHUB_WORKSPACE]) {
		const real = path === "" ? null : realPathOrNull(path);
		if (real === null || !isPathIn(checkout, real)) continue;
		const subfolder = relative(checkout, real);
		if (subfolder === "" || path.endsWith(`${sep}${subfolder}`)) spellings.push(subfolder === "" ? resolve(path) : path.slice(0, -subfolder.length - 1));
	}
	return [...new Set(spellings)].toSorted((a, b) => b.length - a.length);
}
const cachesOfCompiledScripts = [
	"PYTHONPYCACHEPREFIX",
	"BOOTSNAP_CACHE_DIR",
	"BABEL_CACHE_PATH"
];
const stickyMode = 1023;
var TemporaryFoldersOfSides = class TemporaryFoldersOfSides {
	folder;
	currentFolder;
	console;
	shownSide = null;
	constructor(folder, console) {
		this.folder = folder;
		this.currentFolder = join(folder, "own");
		this.console = console;
	}
	static async open(temporary, checkout, console) {
		const root = await realpath(temporary).catch(() => null);
		if (root === null) throw new MisconfiguredError(`The folder for temporary files, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
		if (isPathIn(await realpath(checkout), root)) {
			console.info(`both sides use ${root} for temporary files, as it is in the checkout`);
			return null;
		}
		const folder = await mkdtemp(join(root, "benchgate-"));
		await chmod(folder, 457);
		return new TemporaryFoldersOfSides(folder, console);
	}
	show(side) {
		if (this.shownSide === side) return;
		try {
			if (this.shownSide !== null && existsSync(this.currentFolder)) renameSync(this.currentFolder, join(this.folder, `of-${this.shownSide}`));
			this.shownSide = null;
			if (existsSync(join(this.folder, `of-${side}`))) renameSync(join(this.folder, `of-${side}`), this.currentFolder);
			mkdirSync(this.currentFolder, {
				recursive: true,
				mode: 457
			});
			if (!existsSync(this.temporary)) {
				mkdirSync(this.temporary);
				chmodSync(this.temporary, stickyMode);
			}
			this.shownSide = side;
		} catch (error) {
			throw new CouldNotMeasureError(`The folder for temporary files of ${side} could not be moved to ${this.currentFolder}: ${error.message}. The sides take turns there; make sure that no benchmark moves or removes it.`);
		}
	}
	get temporary() {
		return join(this.currentFolder, "tmp");
	}
	variables(env) {
		const otherVariables = [
			"TEMP",
			"TMP",
			"GOTMPDIR"
		].filter((name) => env[name] !== void 0);
		const temporary = {
			...Object.fromEntries(["TMPDIR", ...otherVariables].map((name) => [name, this.temporary])),
			NUMBA_CACHE_DIR: this.folderNamed("numba")
		};
		const caches = cachesOfCompiledScripts.filter((name) => name in env);
		return {
			...temporary,
			...Object.fromEntries(caches.map((name) => [name, this.folderNamed(name.toLowerCase())]))
		};
	}
	folderNamed(name) {
		return join(this.currentFolder, name);
	}
	async [Symbol.asyncDispose]() {
		await removeFolderRecursively(this.folder).catch((error) => this.console.warn(`${this.folder}, which this run made, could not be removed: ${error.message}`));
	}
};
function findSharedCargoBuildFolders(root, cwd, env) {
	const configs = configFolders(cwd, env).flatMap((folder) => ["config", "config.toml"].map((name) => ({
		folder,
		text: readTextOrEmpty(join(folder, name))
	})));
	return cargoFolderSettings.flatMap((setting) => {
		const named = [{
			path: setting.variables.map((name) => env[name]).find((value) => value),
			from: cwd
		}, ...configs.map(({ folder, text }) => ({
			path: parseCargoOutputFolderSetting(text, setting.key),
			from: dirname(folder)
		}))].find(({ path }) => path);
		if (!named?.path) return [];
		const resolved = resolve(named.from, named.path);
		return isOutside(root, resolved) ? [{
			setting,
			namedPath: named.path,
			resolved
		}] : [];
	});
}
function configFolders(cwd, env) {
	const folders = [];
	for (let folder = cwd;; folder = dirname(folder)) {
		folders.push(join(folder, ".cargo"));
		if (dirname(folder) === folder) break;
	}
	const home = env.CARGO_HOME || (env.HOME ? join(env.HOME, ".cargo") : "");
	return home === "" ? folders : [...folders, resolve(cwd, home)];
}
function isOutside(root, path) {
	if (path.includes("{workspace-root}")) return false;
	const relativePath = relative(root, path);
	return path.includes("{") || relativePath === ".." || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath);
}
function createEnvDisablingTaskRunnerCaches(env, commands, folders, console) {
	const usedRunners = taskRunnersUsed(commands, folders);
	for (const { name, env: variables } of usedRunners) console.info(`${name} would replay earlier results and builds, so its cache is turned off by ${Object.keys(variables).join(", ")}`);
	return Object.assign({}, env, ...usedRunners.map(({ env: variables }) => variables));
}
function taskRunnersUsed(text, folders) {
	const packages = [...new Set(folders)].map((folder) => readTextOrEmpty(join(folder, "package.json")));
	return cachingTaskRunners.filter(({ files, inPackage, named: variablePath }) => variablePath.test(text) || files.some((name) => folders.some((folder) => existsSync(join(folder, name)))) || inPackage !== void 0 && packages.some((one) => one.includes(inPackage)));
}

// src/effects/inputs/inputs.ts
function readInputsWithSeed(read) {
	return parseAndCheckAllInputs(read, () => randomInt(2 ** 32));
}
async function loadDurationsAndAssignShard({ shard, durations }, folder, console) {
	if (shard === null) return { durations: null };
	if (durations === null) return {
		isInShard: createShardPredicate(shard),
		durations: null
	};
	const { readResultsInFolder } = await import("./results2.js");
	const results = await readResultsInFolder(resolve(folder, durations));
	for (const { name, why } of results) if (why !== "") console.warn(`durations: ${name}: ${why}`);
	const recordedDurations = estimateBenchmarkSecondsFromResultFiles(results.flatMap(({ result }) => result ?? []));
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
	const root = await findTopFolderOfCheckout(git);
	if (root === null) throw new MisconfiguredError(`working-directory: ${directory} is not in a git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`);
	const prefix = decodeGitText(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "");
	const command = await chooseCommand(git, directory, root, env, inputs);
	return {
		root,
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
		const why = await whyGoCheckoutNotBuildableElsewhere(root, createGit(root, env), {
			...env,
			...readGoEnvFile(env)
		});
		if (checkout === "worktree" && why !== null) throw new MisconfiguredError(`checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		const defaultMode = ignoredFiles === "shared" || why !== null ? "in-place" : "worktree";
		return {
			run: shellCommandToRepeatGoBenchmarks(go),
			go,
			checkout: checkout ?? defaultMode
		};
	}
	throw new MisconfiguredError(`run: not set, and ${directory} has no go.mod or go.work. Set "run" to the command that runs the benchmarks, or "working-directory" to the folder of a Go module.`);
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
	const withoutRules = createRulesOfMissingRulesFile(folder, rulesFilePath(readInput));
	if (recovery === null) return withoutRules;
	const rules = await readRulesFile(recovery.checkout, readInput("rules").trim());
	if (rules === null) return withoutRules;
	const applicableInputs = resolveApplicableRulesFileInputs(readInput, rules, recovery.checkout, folder);
	await refuseOtherRepository(applicableInputs, recovery.checkout, env);
	return applicableInputs;
}
async function refuseOtherRepository({ file, inputs: { "working-directory": workingDirectory }, lines }, root, env) {
	if (workingDirectory === void 0) return;
	const topLevel = await createGit(await pathOrNearestExistingFolderAbove(join(root, workingDirectory)), env).ask(["rev-parse", "--show-toplevel"]);
	if (topLevel !== null && decodeGitText(topLevel) === root) return;
	const location = rulesFileLocationText(file ?? ".github/benchgate.yml", lines["working-directory"] ?? null);
	throw new MisconfiguredError(`${location}: working-directory: "${workingDirectory}" is not in the repository of this file. Name a folder of that repository. To measure another repository, such as a submodule, set working-directory in the workflow or as a flag.`);
}
function rulesFilePath(readInput) {
	return posix.normalize(readInput("rules").trim() || ".github/benchgate.yml");
}
function createRulesOfMissingRulesFile(folder, path = defaultRulesFilePath) {
	return {
		file: null,
		path,
		texts: emptyInputTextsOfMissingRulesFile,
		inputs: {},
		folder,
		lines: {}
	};
}
function resolveApplicableRulesFileInputs(readInput, rules, root, folder) {
	return {
		...applicableInputs(rules, readInput),
		file: rules.file,
		path: rulesFilePath(readInput),
		texts: rules,
		folder: readInput("working-directory").trim() === "" ? root : folder
	};
}
function readInputsWithRules({ file, inputs, lines, texts }, readInput) {
	const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const locate = (line) => rulesFileLocationText(file ?? ".github/benchgate.yml", line);
	try {
		const read = readInputsWithSeed((name) => readInput(name).trim() || (inputs[name] ?? ""));
		return {
			...read,
			...parseRuleAndAcceptedEntriesOfRulesFile(texts.lists, read, {
				today,
				at: locate
			})
		};
	} catch (error) {
		if (!(error instanceof MisconfiguredError) || file === null) throw error;
		const [, line = null] = Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? [];
		throw line === null ? error : new MisconfiguredError(`${rulesFileLocationText(file, line)}: ${error.message}`);
	}
}
function rulesFileLogLine({ file, texts, inputs }, where = "") {
	if (file === null) return null;
	const unusedNames = Object.keys(texts.inputs).filter((name) => !(name in inputs));
	return `Rules from ${file}${where}${unusedNames.length === 0 ? "" : `, without ${listFirstNames(unusedNames, unusedNames.length)}: this step sets them itself, or has a "run" of its own`}`;
}
const commandInputSet = /* @__PURE__ */ new Set([...commandDriverInputNames, ...goInputNames]);
function applicableInputs({ inputs, lines }, readInput) {
	const isGiven = (name) => readInput(name).trim() !== "";
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
	const refuse = (why, advice) => new MisconfiguredError(`rules: "${path}" ${why}. ${advice}`);
	const pathAdvice = `Give a path from the top folder of the repository, such as "${defaultRulesFilePath}".`;
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
			if (bytesRead > 65536) throw refuse(`is larger than ${maxRulesFileBytes / 1024} KiB`, "This file may hold only inputs of the Action.");
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
	const { parseRulesFileEntries } = await import("./rules-file2.js");
	return convertRulesFileEntriesToInputs(path, parseRulesFileEntries(path, text));
}

export { TemporaryFoldersOfSides, benchmarkNameForSharding, copyOfOwnGoModuleOutside, createEnvDisablingTaskRunnerCaches, createRulesOfMissingRulesFile, createSideEnvAndCommandRewriter, findCheckoutAndCommand, findFoldersWithGoBenchmarksByGit, findGoPackages, goModulesAndWorkspaceOutsideCheckout, inputsWithLimitsOfCreep, isInPrefix, isSettingsOfCachingBuildTool, isSystemFolder, leavesOfParsedToml, loadDurationsAndAssignShard, maxRulesFileBytes, parseRulesFile, parseToml, pathsNamedInCommands, pickRunSettingsFromInputs, programAndLibraryFolders, readInputsWithRules, readInputsWithSeed, readRulesFile, recoverCheckoutAndReadRules, redirectFolderPathInText, resolveApplicableRulesFileInputs, rulesFileLogLine, rulesFilePath, tablesAtKeyOfTomlTable, textAtKeyOfTomlTable, textsInListOfParsedTomlTable, tomlTableAtKeyOrEmpty };