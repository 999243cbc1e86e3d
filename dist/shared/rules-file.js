import { EVENT_ID, SCALAR_STYLE, YAMLException, getScalarValue, parseEvents } from "./libraries.js";
import { Misconfigured, SideFailed, _usingCtx, benchmarkId, decodePath, escapeControls, formatRatio, gitIn, isFolder, listedNames, lstatOrNull, nearest, nearestFolder, nulSeparated, refuseDistrusted, tooFewRoundsError, usualRules, wholeRounds } from "./basics.js";
import { anyText, kind, oneOf, ratio, refused } from "./kinds.js";
import { buildFlags, goCommand, isFilterUnquoted, isPlaceUnquoted, joinFlags, secondsOf } from "./flags.js";
import { commandInputNames, goNames, isKeyed, ruleNames, separatorOf, standingOf, usualOf, valuesOf } from "./table.js";
import { recover } from "./recover.js";
import { hash32, tooFewRounds } from "./interims.js";
import { isRowOf } from "./row-rules.js";
import { readResults } from "./read-results.js";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { open, readFile, realpath } from "node:fs/promises";
import { randomInt } from "node:crypto";
import { join as join$1, relative as relative$1 } from "node:path/posix";

// src/core/inputs/rule-lists.ts
const noLists = {
	benchmarks: [],
	accepted: []
};
const day = kind((name, text) => {
	const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
	if (year !== void 0 && date && date <= daysIn(year, month ?? 0)) return text;
	throw refused(name, text, "a day as year-month-day, such as \"2027-01-31\"");
});
function daysIn(year, month) {
	return [
		31,
		year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	][month - 1] ?? 0;
}
const anyRise = ratio(0, 1e3);
const size = kind((name, text) => text === "any" ? null : anyRise.parse(name, text));
const match = {
	kind: anyText(),
	says: "Which benchmarks: a glob over names as the report or the source has them, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` stands for any characters, `?` for one."
};
const lists = {
	benchmarks: {
		says: "Rules for single benchmarks. The first that fits holds.",
		keys: {
			match,
			threshold: {
				kind: ratio(0, 1),
				says: "As the input `threshold`, for these."
			},
			"rule-out": {
				kind: ratio(0, 1),
				says: "As the input `rule-out`, for these. Default - twice their threshold where that is given."
			},
			better: {
				kind: oneOf(["lower", "higher"]),
				says: "The direction in which these units improve."
			},
			gate: {
				kind: oneOf([
					"fail",
					"warn",
					"off"
				]),
				says: "What a regression does - `fail` (the default), `warn` (it is told, and the check stays green), or `off` (it is only in the table)."
			},
			owner: {
				kind: anyText(),
				says: "Whom to ask; told with a regression."
			},
			why: {
				kind: anyText(),
				says: "Why the rule is there; told with a regression."
			},
			until: {
				kind: day,
				says: "The last day on which the rule holds; after it, the report says so."
			}
		}
	},
	accepted: {
		says: "Regressions that the change which adds these lines accepts. Once they are merged they do nothing more, and can be removed. `benchgate accept` writes them.",
		keys: {
			match,
			"up-to": {
				kind: size,
				says: "The largest worsening that is accepted, such as `12%`; or `any`."
			},
			why: {
				kind: anyText(),
				says: "Why it is worth it."
			},
			by: {
				kind: anyText(),
				says: "Who accepted it."
			},
			on: {
				kind: day,
				says: "When."
			}
		}
	}
};
const listNames = Object.keys(lists);
function isListName(key) {
	return Object.hasOwn(lists, key);
}
function ruleKeys(list) {
	return Object.keys(lists[list].keys);
}
function whyNoKey(list, key) {
	if (ruleKeys(list).includes(key)) return "";
	const meant = nearest(key, ruleKeys(list));
	return `not known in "${list}". ${meant === null ? `Its keys are ${ruleKeys(list).join(", ")}.` : `Did you mean "${meant}"?`}`;
}
function readLists({ benchmarks, accepted }, around) {
	return {
		benchmarks: benchmarks.map((row) => benchmarkRule(row, around)),
		accepted: accepted.map((row) => acceptedOf(row, around))
	};
}
function benchmarkRule(row, around) {
	const { keys } = lists.benchmarks;
	const read = (name, kind) => readKey(row, "benchmarks", name, kind, around);
	const threshold = read("threshold", keys.threshold.kind);
	const given = read("rule-out", keys["rule-out"].kind);
	const least = threshold ?? around.threshold;
	if (given !== null && given < least) throw at(row, "benchmarks", around, refused("rule-out", row.texts["rule-out"] ?? "", `a worsening from the threshold on (${formatRatio(least)})`));
	const until = read("until", keys.until.kind);
	return {
		match: required(row, "benchmarks", "match", around),
		threshold,
		ruleOut: given ?? (threshold === null ? null : Math.min(1, 2 * threshold)),
		better: read("better", keys.better.kind),
		gate: read("gate", keys.gate.kind) ?? "fail",
		owner: read("owner", keys.owner.kind),
		why: read("why", keys.why.kind),
		until,
		isOver: until !== null && until < around.today
	};
}
function acceptedOf(row, around) {
	const { keys } = lists.accepted;
	const read = (name, kind) => readKey(row, "accepted", name, kind, around);
	required(row, "accepted", "up-to", around);
	return {
		match: required(row, "accepted", "match", around),
		upTo: read("up-to", keys["up-to"].kind),
		by: read("by", keys.by.kind),
		when: read("on", keys.on.kind),
		why: read("why", keys.why.kind),
		url: null
	};
}
function required({ texts, line }, list, name, around) {
	const text = texts[name];
	if (text !== void 0) return text;
	throw new Misconfigured(`${around.at(line)}: ${list}: "${name}" is missing. ${name === "match" ? "Say which benchmarks the entry is for, such as \"match: Decode*\"." : "Say how much is accepted, such as \"up-to: 12%\"."}`);
}
function readKey(row, list, name, { parse }, around) {
	const text = row.texts[name];
	if (text === void 0) return null;
	try {
		return parse(name, text);
	} catch (error) {
		throw error instanceof Misconfigured ? at(row, list, around, error) : error;
	}
}
function at({ line }, list, around, { message }) {
	return new Misconfigured(`${around.at(line)}: ${list}: ${message}`);
}

// src/core/inputs/rules-file.ts
const elsewhere = {
	"with one run": "It belongs to one run: give it as an input of the step, or as a flag.",
	"with GitHub": "It is about GitHub: give it as an input of the step.",
	"outside of itself": "One rules file cannot name another."
};
function ruleTexts(path, entries) {
	const inputs = /* @__PURE__ */ new Map();
	const lines = /* @__PURE__ */ new Map();
	let lists = noLists;
	for (const { key, value, line } of entries) {
		const refuse = (why) => new Misconfigured(`${ruleAt(path, line)}: ${short(key)}: ${why}`);
		const before = lines.get(key);
		if (before !== void 0) throw refuse(`set twice, first in line ${before}. Remove one of the two.`);
		if (isListName(key)) lists = {
			...lists,
			[key]: rowsOf(path, key, value, refuse)
		};
		else if (!ruleNames.includes(key)) throw refuse(whyUnknown(key));
		else inputs.set(key, textOf(key, value, refuse));
		lines.set(key, line);
	}
	return {
		inputs: Object.fromEntries(inputs),
		lines: Object.fromEntries(lines),
		lists
	};
}
const noTexts = {
	inputs: {},
	lines: {},
	lists: noLists
};
function ruleChanges(base, head) {
	const [before, after] = [inText(base), inText(head)];
	return [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])].map((rule) => ({
		rule,
		base: before.get(rule) ?? null,
		head: after.get(rule) ?? null
	})).filter((change) => change.base !== change.head);
}
function newlyAccepted(accepted, rules) {
	const added = new Set(rules?.changes.filter(({ head }) => head !== null).map(({ rule }) => rule));
	return accepted.filter(({ match }) => added.has(`accepted: ${match}`));
}
function inText({ inputs, lists }) {
	const rows = listNames.flatMap((list) => lists[list].map(({ texts: { match = "", ...others } }) => [`${list}: ${match}`, Object.entries(others).map(([name, text]) => `${name} ${text}`).join(", ") || "listed"]));
	return new Map([...Object.entries(inputs), ...rows]);
}
function rowsOf(path, list, value, refuse) {
	const shape = "Write a list of entries, each beginning with \"- match: \".";
	if (value === null || typeof value === "string" || "mapping" in value) throw refuse(`it is not a list. ${shape}`);
	const matches = /* @__PURE__ */ new Set();
	return value.map((entries) => {
		if (entries === null || typeof entries === "string") throw refuse(`"${short(entries ?? "")}" is no entry. ${shape}`);
		const line = entries[0]?.line ?? null;
		const wrong = (key, why, where = line) => new Misconfigured(`${ruleAt(path, where)}: ${list}: ${short(key)}: ${why}`);
		const texts = /* @__PURE__ */ new Map();
		for (const { key, value: text, line: where } of entries) {
			if (texts.has(key)) throw wrong(key, "set twice in one entry. Remove one of the two.", where);
			if (whyNoKey(list, key) !== "") throw wrong(key, whyNoKey(list, key), where);
			if (typeof text !== "string" || text.trim() === "") throw wrong(key, "takes one value. Give it one, or remove the line.", where);
			texts.set(key, text.trim());
		}
		const match = texts.get("match") ?? "";
		if (matches.has(match)) throw wrong("match", `"${short(match)}" has an entry already. Join the two.`);
		matches.add(match);
		return {
			texts: Object.fromEntries(texts),
			line: line ?? 1
		};
	});
}
function ruleAt(path, line) {
	return line === null ? path : `${path}, line ${line}`;
}
function whyUnknown(key) {
	const stands = standingOf(key);
	if (stands !== null && stands !== "anywhere") return `cannot be set in this file. ${elsewhere[stands]}`;
	const meant = nearest(key, [...ruleNames, ...listNames]);
	if (meant !== null) return `not known. Did you mean "${meant}"?`;
	return `not known. Keys are inputs of the Action: ${ruleNames.join(", ")}; and the lists ${listNames.join(" and ")}.`;
}
function textOf(key, value, refuse) {
	if (value === null || value === "") throw refuse("has no value. Give it one, or remove the line to use the default.");
	if (typeof value === "string") return value;
	if ("mapping" in value) return keyedText(key, value, refuse);
	const separator = separatorOf(key);
	if (separator === null) throw refuse(`a list is not accepted. Give one value; these inputs take lists: ${ruleNames.filter(separatorOf).join(", ")}.`);
	if (value.length === 0) throw refuse("the list is empty. Give it values, or leave it out.");
	const items = value.map((item, n) => {
		if (typeof item === "object" && item !== null) throw refuse(`value ${n + 1} of the list is nested. Give plain values.`);
		if (item === null || item.trim() === "") throw refuse(`value ${n + 1} of the list is empty. Take it out, or fill it in.`);
		const text = item.trim();
		if (text.includes(separator) || text.includes("\n")) throw refuse(`"${short(text)}" in the list has ${nameOf(separator)} in it, which separates values. Put each value on a line of its own.`);
		return text;
	});
	return key === "go-flags" ? joinFlags(items) : items.join(separator);
}
function keyedText(key, { mapping }, refuse) {
	if (!isKeyed(key)) throw refuse(`its value has keys of its own. Give one value, as "threshold: 3%", and write quotes around one that begins with {: '{regex}'.`);
	return mapping.map(({ key: name, value }) => {
		if (typeof value === "string" && value !== "") return `${name}: ${value}`;
		throw refuse(`"${short(name)}" takes one value. Give it one, or remove the line.`);
	}).join("\n");
}
function nameOf(separator) {
	return {
		" ": "a blank",
		",": "a comma"
	}[separator] ?? "a line break";
}
function short(text) {
	return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

// src/core/inputs/inputs.ts
function inputsFrom(read, random) {
	const values = valuesOf(read);
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
	const few = tooFewRounds(inputs, 1);
	if (few) throw tooFewRoundsError(few, inputs);
	refuseQuotedFilter(inputs);
	refuseWholeShard(inputs);
	refuseSharedFiles(inputs);
	refuseUnused(inputs, read);
	return inputs;
}
function settingsOf(inputs) {
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
	if (run !== null && filter === null && shard !== null) throw new Misconfigured(`shard: "${shard.join("/")}" needs a "filter", as "run" always measures everything. Set "filter" to what makes the command measure some benchmarks only, or leave "shard" out.`);
	const part = shard ?? replica;
	if (calibrate && part !== null) throw new Misconfigured(`calibrate: "true" is about one machine, and this is part ${part.join("/")} of several. Leave "shard" and "replica" out.`);
}
function ruleOut(text, { threshold, ruleOut: given }) {
	if (given === null) return Math.min(1, 2 * threshold);
	if (given >= threshold) return given;
	throw refused("rule-out", text, `a worsening from the threshold on (${formatRatio(threshold)})`);
}
function refuseUnused({ run }, read) {
	const isSet = (name) => !["", usualOf(name)].includes(read(name).trim());
	const unused = (run === null ? commandInputNames : goNames).find(isSet);
	if (unused === void 0) return;
	const said = `${unused}: "${read(unused).trim()}" has no effect`;
	throw new Misconfigured(run === null ? `${said} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.` : `${said} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`);
}
function refuseQuotedFilter({ run, filter }) {
	if (run === null || filter === null) return;
	if (!isFilterUnquoted(filter)) throw new Misconfigured(`filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
	if (!isPlaceUnquoted(run)) throw new Misconfigured("run: \"{filter}\" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.");
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout !== "worktree" || ignoredFiles !== "shared") return;
	throw new Misconfigured("ignored-files: \"shared\" does not work with \"checkout: worktree\", where each side has a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}

// src/core/shard/shard.ts
function inShard(shard, known = []) {
	if (shard === null) return () => true;
	const [number, of] = shard;
	const places = shareOut(known, of);
	return (named) => (places.get(benchmarkId(named)) ?? hash32(benchmarkId(named)) % of + 1) === number;
}
function shareOut(known, of) {
	const seconds = /* @__PURE__ */ new Map();
	for (const one of known) seconds.set(benchmarkId(one), (seconds.get(benchmarkId(one)) ?? 0) + one.seconds);
	const longestFirst = [...seconds].sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1));
	const loads = new Array(of).fill(0);
	return new Map(longestFirst.map(([name, takes]) => {
		const least = loads.indexOf(Math.min(...loads));
		loads[least] = loads[least] + takes;
		return [name, least + 1];
	}));
}
function keyOf(benchmark) {
	return benchmark.replace(/-\d+$/, "");
}
function durationsIn(results) {
	return results.flatMap(({ comparisons, settings, visits }) => {
		const time = settings.go === null ? 1 : 2 * (secondsOf(settings.go.benchtime) ?? 1);
		const found = /* @__PURE__ */ new Map();
		for (const one of comparisons) {
			const named = settings.go === null ? {
				benchmark: keyOf(one.benchmark),
				package: null
			} : {
				benchmark: topOf(one.benchmark),
				package: one.package
			};
			const known = found.get(benchmarkId(named)) ?? {
				named,
				rows: /* @__PURE__ */ new Map()
			};
			found.set(benchmarkId(named), known);
			const made = wholeRounds({
				base: one.base.samples,
				head: one.head.samples
			});
			known.rows.set(one.benchmark, Math.max(known.rows.get(one.benchmark) ?? 0, made));
		}
		return [...found.values()].map(({ named, rows }) => {
			const plans = visits.filter((one) => benchmarkId({
				...one,
				benchmark: topOf(one.benchmark)
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
	const its = [...rows].filter(([row]) => isRowOf(row, benchmark));
	return Math.max(...(its.length > 0 ? its : [...rows]).map(([, rounds]) => rounds));
}
function sumOf(numbers) {
	return numbers.reduce((sum, one) => sum + one, 0);
}
function digestOf(known) {
	const sorted = known.map((one) => JSON.stringify([
		one.package,
		one.benchmark,
		one.seconds
	])).sort();
	return hash32(sorted.join("\n")).toString(16).padStart(8, "0");
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? benchmark;
}

// src/effects/go/pattern-in.ts
function patternIn(module, workingDirectory, pattern) {
	if (!/^\.{1,2}(\/|$)/.test(pattern)) return isLeftOut(relative$1(workingDirectory, module)) ? null : pattern;
	const isDeep = pattern.endsWith("/...");
	const target = join$1(workingDirectory, isDeep ? pattern.slice(0, -4) : pattern);
	const below = relative$1(module, target);
	if (!leaves(below)) return `./${[below, ...isDeep ? ["..."] : []].filter(Boolean).join("/")}`;
	const above = relative$1(target, module);
	return isDeep && !leaves(above) && !isLeftOut(above) ? "./..." : null;
}
function leaves(path) {
	return path === ".." || path.startsWith("../");
}
function isLeftOut(path) {
	return path.split("/").some((part) => part !== ".." && /^([._].*|testdata|vendor)$/.test(part));
}

// src/effects/go/find-packages.ts
async function findPackages(go, ground, settings) {
	const found = /* @__PURE__ */ new Map();
	const idle = new Set(settings.packages);
	const unlisted = /* @__PURE__ */ new Map();
	for (const module of await modulesWithBenchmarks(ground)) {
		const asked = settings.packages.flatMap((pattern) => {
			const meant = patternIn(module.folder, ground.workingDirectory, pattern);
			return meant === null ? [] : [{
				pattern,
				meant
			}];
		});
		if (asked.length === 0) continue;
		try {
			for (const { pattern, ...one } of await packagesIn(go, ground, settings, module, asked)) {
				idle.delete(pattern);
				const other = found.get(one.path);
				if (other && other.folder !== one.folder) throw ambiguous(settings.packages, one.path, other.folder, one.folder);
				found.set(one.path, other ?? one);
			}
		} catch (error) {
			if (!(error instanceof SideFailed)) throw error;
			unlisted.set(module.folder, error);
			for (const { pattern } of asked) idle.delete(pattern);
		}
	}
	return {
		packages: [...found.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		idle: [...idle],
		unlisted
	};
}
async function packagesIn(go, ground, settings, { folder: module, holding }, asked) {
	const env = await environmentIn(go, resolve(ground.root, module));
	const found = [];
	for (const { pattern, meant } of asked) for (const one of await list(go, ground, settings, {
		module,
		env,
		pattern: meant
	})) if (holding.includes(one.folder)) found.push({
		...one,
		module,
		env,
		pattern
	});
	return found;
}
function ambiguous(patterns, path, one, other) {
	return new Misconfigured(`packages: "${patterns.join(" ")}" finds ${path} in two folders, "${one}" and "${other}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`);
}
async function modulesWithBenchmarks({ git, root }) {
	const modules = /* @__PURE__ */ new Map();
	for (const folder of await foldersWithBenchmarks(git)) {
		const module = await moduleOf(root, folder);
		if (module !== null) modules.set(module, [...modules.get(module) ?? [], folder]);
	}
	return [...modules].map(([folder, holding]) => ({
		folder,
		holding
	}));
}
async function moduleOf(root, folder) {
	for (let at = folder;; at = join(at, "..")) {
		if (await lstatOrNull(resolve(root, at, "go.mod"))) return at;
		if (at === ".") return null;
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
async function list(go, { root, refuse }, settings, listing) {
	const { module, env, pattern } = listing;
	const format = "{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}";
	const args = [
		"list",
		"-e",
		"-find",
		...buildFlags(settings),
		"-f",
		format,
		"--",
		pattern
	];
	const ended = await go.run(resolve(root, module), args, env);
	refuse(listing, ended);
	return ended.stdout.split("\n").map((line) => line.split("	")).filter(([, folder, inside, outside]) => folder && (inside !== "0" || outside !== "0")).map(([path = "", folder = ""]) => ({
		path,
		folder: relative(root, folder) || "."
	}));
}
async function foldersWithBenchmarks(git) {
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
	const files = (await git.find([
		...args,
		"--",
		"*_test.go"
	]) ?? "").split("\0").filter((file) => file !== "");
	return [...new Set(files.map((file) => join(decodePath(file), "..")))].sort();
}
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g;
const used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(user, git, { GOWORK }) {
	const found = /* @__PURE__ */ new Set();
	const files = nulSeparated(await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod",
		"go.work",
		"**/go.work"
	]));
	for (const file of files) {
		const path = resolve(git.folder, decodePath(file));
		for (const target of await targetsIn(path)) found.add(relative(git.folder, target));
	}
	const workspace = GOWORK === "off" || files.includes("go.work") ? null : await workspaceAbove(user);
	if (workspace !== null) for (const target of [
		workspace,
		`${workspace}.sum`,
		...await targetsIn(workspace)
	]) found.add(relative(user, target));
	return [...found].filter(isOutside);
}
function whyInPlace(outside, { GOWORK }) {
	if (GOWORK !== void 0 && GOWORK !== "" && GOWORK !== "off") return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`;
	const around = outside.find((path) => path.split(sep).every((part) => part === ".."));
	return around === void 0 ? null : `it is built from a module in a folder around the checkout (${around})`;
}
async function targetsIn(path) {
	const text = (await readFile(path, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (path.endsWith("go.work") ? [replaced, used] : [replaced]).flatMap((pattern) => [...text.matchAll(pattern)]).map(([, target = ""]) => resolve(dirname(path), target));
}
function isOutside(path) {
	return path.split(sep)[0] === ".." || isAbsolute(path);
}
async function workspaceAbove(root) {
	for (let folder = dirname(root);; folder = dirname(folder)) {
		if (await lstatOrNull(join(folder, "go.work"))) return join(folder, "go.work");
		if (folder === dirname(folder)) return null;
	}
}

// src/effects/inputs/inputs.ts
function readInputs(read) {
	return inputsFrom(read, () => randomInt(2 ** 32));
}
async function openShard({ shard, durations }, folder, console) {
	if (shard === null) return { durations: null };
	if (durations === null) return {
		isInShard: inShard(shard),
		durations: null
	};
	const found = await readResults(resolve(folder, durations));
	for (const { name, why } of found) if (why !== "") console.warn(`durations: ${name}: ${why}`);
	const known = durationsIn(found.flatMap(({ result }) => result ?? []));
	if (known.length > 0) return {
		isInShard: inShard(shard, known),
		durations: digestOf(known)
	};
	console.info(`no result in ${durations}: benchmarks are shared out by their names`);
	return {
		isInShard: inShard(shard),
		durations: null
	};
}
async function findProject(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = gitIn(directory, env);
	await refuseDistrusted(git);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new Misconfigured(`working-directory: ${directory} is in no git checkout. Put actions/checkout before this step. If it has a "path", set working-directory to that.`);
	const prefix = decodePath(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "");
	const what = await whatToRun(git, directory, decodePath(root), env, inputs);
	return {
		root: decodePath(root),
		settings: {
			workingDirectory: prefix || ".",
			...what
		}
	};
}
async function whatToRun(git, directory, root, env, { run, go, checkout, ignoredFiles }) {
	if (run !== null) return {
		run,
		go: null,
		checkout: checkout ?? "in-place"
	};
	if (await isGo(git, directory, root)) {
		const why = whyInPlace(await sourcesOutside(root, gitIn(root, env), env), env);
		if (checkout === "worktree" && why !== null) throw new Misconfigured(`checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		const usual = ignoredFiles === "shared" || why !== null ? "in-place" : "worktree";
		return {
			run: goCommand(go),
			go,
			checkout: checkout ?? usual
		};
	}
	throw new Misconfigured(`run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`);
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
async function findRules(given, { folder, env, console }) {
	const directory = given("working-directory").trim();
	const found = await recover(join(folder, directory), env, console);
	const none = noRules(folder, given("rules").trim() || ".github/benchgate.yml");
	if (found === null) return none;
	const rules = await readRules(found.checkout, given("rules").trim());
	if (rules === null) return none;
	const added = behind(given, rules, found.checkout, folder);
	await refuseElsewhere(added, found.checkout, env);
	return added;
}
async function refuseElsewhere({ file, inputs: { "working-directory": named }, lines }, root, env) {
	if (named === void 0) return;
	const top = await gitIn(await nearestFolder(join(root, named)), env).ask(["rev-parse", "--show-toplevel"]);
	if (top !== null && decodePath(top) === root) return;
	const place = ruleAt(file ?? ".github/benchgate.yml", lines["working-directory"] ?? null);
	throw new Misconfigured(`${place}: working-directory: "${named}" is not in the repository of this file. Name a folder of it. What is measured of another repository, such as a submodule, is for the input of the step, or the flag, to say.`);
}
function noRules(folder, path = usualRules) {
	return {
		file: null,
		path,
		texts: noTexts,
		inputs: {},
		folder,
		lines: {}
	};
}
function behind(given, rules, root, folder) {
	return {
		...added(rules, given),
		file: rules.file,
		path: given("rules").trim() || ".github/benchgate.yml",
		texts: rules,
		folder: given("working-directory").trim() === "" ? root : folder
	};
}
function readInputsWith({ file, inputs, lines, texts }, given) {
	const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
	const at = (line) => ruleAt(file ?? ".github/benchgate.yml", line);
	try {
		const read = readInputs((name) => given(name).trim() || (inputs[name] ?? ""));
		return {
			...read,
			...readLists(texts.lists, {
				threshold: read.threshold,
				today,
				at
			})
		};
	} catch (error) {
		if (!(error instanceof Misconfigured) || file === null) throw error;
		const [, line = null] = Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? [];
		throw line === null ? error : new Misconfigured(`${ruleAt(file, line)}: ${error.message}`);
	}
}
function rulesLine({ file, texts, inputs }, given, where = "") {
	if (file === null) return null;
	const left = Object.keys(texts.inputs).filter((name) => !(name in inputs));
	const ofCommand = left.filter((name) => given(name).trim() === "");
	const overridden = left.filter((name) => given(name).trim() !== "");
	const without = [...overridden.length > 0 ? [`${listedNames(overridden, left.length)}, which this step sets itself`] : [], ...ofCommand.length > 0 ? [`${listedNames(ofCommand, left.length)}, as this step has a "run" of its own`] : []];
	return `Rules from ${file}${where}${without.length === 0 ? "" : `, without ${without.join("; and without ")}`}`;
}
const ofTheCommand = /* @__PURE__ */ new Set([...commandInputNames, ...goNames]);
function added({ inputs, lines }, given) {
	const isGiven = (name) => given(name).trim() !== "";
	const isOther = isGiven("run");
	const kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isGiven(name) && !(isOther && ofTheCommand.has(name))));
	return {
		inputs: kept(inputs),
		lines: kept(lines)
	};
}
const mostRulesBytes = 65536;
async function readRules(root, path) {
	const name = path || ".github/benchgate.yml";
	const found = await textIn(root, name, path !== "");
	if (found !== null) return {
		...ruleTexts(name, rulesIn(name, found.text)),
		file: found.file
	};
	const other = usualRules.replace(/yml$/, "yaml");
	if (await lstatOrNull(join(root, other))) throw new Misconfigured(`${other} is not read. Rename it to ${usualRules}, or set "rules" to it.`);
	return null;
}
async function textIn(root, path, isNamed) {
	const inside = isNamed ? "Give a path from the top folder of the repository, such as" : "Leave it out, or have";
	const refuse = (why, advice) => new Misconfigured(`rules: "${path}" ${why}. ${advice}`);
	const toFix = `${inside} "${usualRules}".`;
	if (isAbsolute(path) || path.split(/[\\/]/).includes("..")) throw refuse("is not accepted", toFix);
	if (!await lstatOrNull(join(root, path))) {
		if (!isNamed) return null;
		throw refuse(`does not exist in ${root}`, `${toFix} It is read from what is checked out.`);
	}
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const top = await realpath(root);
			const real = await realpath(join(root, path));
			if (!real.startsWith(top.endsWith(sep) ? top : `${top}${sep}`)) throw refuse("is a link out of the repository", "Put the file itself there.");
			if (!(await lstatOrNull(real))?.isFile()) throw refuse("is not a plain file", "Put one there.");
			const { bytesRead, buffer } = await _usingCtx$1.a(await open(real, "r")).read(Buffer.alloc(65537), 0, 65537, 0);
			if (bytesRead > 65536) throw refuse(`is larger than ${mostRulesBytes / 1024} KiB`, "It holds inputs of the Action only.");
			const text = new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead));
			return {
				file: relative(top, real).replaceAll(sep, "/"),
				text
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		if (error instanceof Misconfigured) throw error;
		throw refuse(error instanceof TypeError ? "is no UTF-8 text" : `cannot be read (${error.message})`, "Fix it, or allow this user to read it.");
	}
}
const flat = "Write one line for each input, as \"threshold: 3%\"; an input with several values takes a list.";
function rulesIn(path, text) {
	const lineAt = lineCounter(text);
	const refuse = (position, why) => new Misconfigured(`${ruleAt(path, position < 0 ? null : lineAt(position))}: ${why}`);
	const events = eventsOf(path, text);
	for (const event of events) refuseSpecial(event, text, refuse);
	const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
	if (documents > 1) throw refuse(-1, `it holds ${documents} YAML documents. Leave one, without "---" after it.`);
	const [, root, ...inside] = events;
	if (root === void 0 || root.type === EVENT_ID.POP) return [];
	if (root.type === EVENT_ID.SCALAR && writtenIn(root, text) === null) return [];
	if (root.type !== EVENT_ID.MAPPING) throw refuse(startOf(root), `it is not a mapping of inputs. ${flat}`);
	return new Reader(inside, text, lineAt, refuse).mapping();
}
var Reader = class {
	at = 0;
	events;
	text;
	lineAt;
	refuse;
	constructor(events, text, lineAt, refuse) {
		this.events = events;
		this.text = text;
		this.lineAt = lineAt;
		this.refuse = refuse;
	}
	mapping(within = null) {
		const entries = [];
		for (let key = this.next(); key !== null; key = this.next()) {
			if (key.type !== EVENT_ID.SCALAR) throw this.refuse(startOf(key), `a key is not a plain word. ${flat}`);
			const name = writtenIn(key, this.text) ?? "";
			entries.push({
				key: name,
				value: this.value(within ?? name, within === null),
				line: this.lineAt(key.valueStart)
			});
		}
		return entries;
	}
	value(key, mayBeMore) {
		const value = this.next();
		if (value === null) return null;
		if (value.type === EVENT_ID.SCALAR) return writtenIn(value, this.text);
		if (value.type === EVENT_ID.MAPPING && mayBeMore) return { mapping: this.mapping(key) };
		if (value.type !== EVENT_ID.SEQUENCE || !mayBeMore) throw this.nested(value, key);
		const items = [];
		for (let item = this.next(); item !== null; item = this.next()) if (item.type === EVENT_ID.SCALAR) items.push(writtenIn(item, this.text));
		else if (item.type === EVENT_ID.MAPPING) items.push(this.mapping(key));
		else throw this.nested(item, key);
		return items;
	}
	next() {
		const event = this.events[this.at++];
		return event === void 0 || event.type === EVENT_ID.POP ? null : event;
	}
	nested(event, key) {
		return this.refuse(startOf(event), `${key.slice(0, 60)}: its value is nested. ${flat}`);
	}
};
function eventsOf(path, text) {
	try {
		return parseEvents(text, { maxDepth: 8 });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { reason, mark } = error;
		const at = ruleAt(path, mark === void 0 ? null : mark.line + 1);
		throw new Misconfigured(`${at}: not valid YAML (${escapeControls(reason).slice(0, 200)}). ${flat}`);
	}
}
function refuseSpecial(event, text, refuse) {
	if (event.type === EVENT_ID.DOCUMENT && event.directives.length > 0) throw refuse(-1, "YAML directives (\"%\") are not accepted. Remove them.");
	if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return;
	if (event.anchorStart >= 0) {
		const what = event.type === EVENT_ID.ALIAS ? "a YAML alias (\"*\")" : "a YAML anchor (\"&\")";
		throw refuse(event.anchorStart, `${what} is not accepted. Write the value out; quote one that begins so.`);
	}
	if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
		const tag = escapeControls(text.slice(event.tagStart, event.tagEnd)).slice(0, 60);
		throw refuse(event.tagStart, `the YAML tag "${tag}" is not accepted. Leave it out; quote a value that begins with "!".`);
	}
}
function writtenIn(scalar, text) {
	if (scalar.valueStart < 0) return null;
	const value = getScalarValue(text, scalar);
	return scalar.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL|)$/.test(value) ? null : value;
}
function startOf(event) {
	if (event.type === EVENT_ID.SCALAR) return event.valueStart;
	return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : -1;
}
function lineCounter(text) {
	return (position) => (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
}

export { behind, findPackages, findProject, findRules, foldersWithBenchmarks, keyOf, mostRulesBytes, newlyAccepted, noRules, noTexts, openShard, readInputs, readInputsWith, readLists, readRules, ruleAt, ruleChanges, ruleTexts, rulesIn, rulesLine, settingsOf, sourcesOutside };