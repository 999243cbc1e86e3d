import { n as settingOf, r as sides, t as otherSide } from "./measuring.js";
import { _ as unitRules, f as shortSha, r as formatDuration, y as remembering } from "./numbers.js";
import { d as Misconfigured, f as NotPutBack, i as legible, l as Cancelled, m as SideFailed, o as visible, u as CouldNotMeasure } from "./escape.js";
import { _ as asked, a as goFormat, c as encodeWord, d as needsEncoding, f as joinParsed, h as Unreadable, i as formats, l as namesEncoded, m as sharedIn, n as formatNamed, o as parseGo, p as nothingParsed, t as anyFormat, u as namesKey } from "./formats.js";
import { c as rulesIn, d as errorOf, s as _usingCtx, u as settingsOf } from "./rules-file2.js";
import { a as ruleTexts, i as ruleChanges, n as noTexts, t as newlyAccepted } from "./rules-file.js";
import { s as median } from "./libraries.js";
import { a as configurations, d as judgeRecorded, i as warningsFrom, l as judgeBaseFailed, m as plainText, n as timesOf, o as suiteWarning, p as randomFrom, r as readResults, s as inOrder, t as mergeVisits, u as judgeNothing } from "./merge-visits.js";
import { a as unmatched, i as isMatched, r as tooFewRounds, t as couldFail } from "./least-rounds.js";
import { a as nulSeparated, c as replaceFile, f as standing, i as notCheckedOut, l as contentOf$1, n as gitIn, o as readable$1, r as gitPath, t as GitFailed, u as isFolder } from "./git.js";
import { $ as isSparse, A as putBackLink, B as copyShelf, C as prepareLargeFiles, D as treesOf, E as forget, F as beginJournal, G as unshelve, H as shelve, I as forgetStop, J as copyWhole, K as areNested, L as isStillHeld, M as stateFolder, N as takeReserve, O as keepGitFiles, P as writeNote, Q as standingBelow, R as readJournal, S as leavingPointers, T as lockedBy, U as staying, V as missingFrom, W as takeFrom, X as isInside, Y as foldersAbove, Z as removeWhole, _ as nulTerminated, a as inUse, at as readTree, b as commitOf, c as notPutBack, d as leavingSide, et as readDifference, f as foldersOf, g as commitTree, h as hold, i as ourLock, it as readStatus, j as renewGitFiles, k as names, l as restore, m as bringBackStashes, n as openFolder, nt as readLinks, o as recoverCheckout, ot as fateOf, p as takeOutline, q as bytes, r as recoverWorktrees, rt as readStashes, s as makeRoom, st as holder$1, t as recover, tt as readIndex, u as leavingHome, v as treeOf, w as guard, x as parentsOf, y as withOwnIndex, z as writeJournal } from "./recover.js";
import { a as textOf, c as foldersWithBenchmarks, d as longestTimer, f as mostOutput, g as keepingHistory, h as isShallow, l as CouldNotStart, m as tooMuch, n as whyNotKept, o as findProject, p as runProcess, s as sourcesOutside, t as observeMachine, u as Tail } from "./machine2.js";
import { $ as wholeRounds, H as compare, L as magnitude, P as preparationLine, U as decide, V as suspects, X as mostRounds, Y as isLook, m as needsGoBenchmarks, p as changedSuite } from "./markdown.js";
import { n as unknownFormat, t as Recogniser } from "./recognise.js";
import { C as splitFlags, S as relinking, _ as wholeRun, f as secondsOf, m as filteredRun, p as sixteenth, x as joinFlags } from "./special-kinds.js";
import { n as goCommand, r as measureFlags, t as buildFlags } from "./go-command.js";
import { n as notInstalled } from "./machine.js";
import { n as untrustedEnvironment } from "./environment.js";
import { r as exceeds } from "./apart.js";
import { l as regressions } from "./accept.js";
import { closeSync, constants, lstatSync, openSync, readFileSync, readSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism, constants as constants$1, tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { chmod, copyFile, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rm, stat as stat$1, symlink, utimes, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
import { createInterface } from "node:readline";
import { join as join$1, relative as relative$1 } from "node:path/posix";
// src/core/live/progress-line.ts
function progressLine(progress) {
	const { left } = progress;
	return `${placeOf(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`;
}
function placeOf({ round, last, isBeyond }) {
	return `round ${round} of ${isBeyond ? "at most " : ""}${last}`;
}
function whatOf({ pair, visited, open, took }) {
	if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`;
	const what = visited === 1 ? "1 benchmark" : `${visited} benchmarks`;
	const settled = visited - open;
	return `${what} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them now done` : ""}`;
}
// src/effects/measure/watch.ts
function inLines(console) {
	return {
		visiting() {},
		roundEnded: (progress) => console.info(progressLine(progress))
	};
}
// src/core/change/reach.ts
function canProve({ measure, calibrate, go, setup }) {
	return go !== null && measure === "changed" && !calibrate && setup === null && !go.test;
}
function mayReadDifference(folder, { differences, links }) {
	return differences.length > 0 && links.some((path) => isIn(folder, path) && !isDocument(path)) || differences.some((difference) => mayRead(folder, difference));
}
function namesToLookFor({ differences }) {
	const names = differences.filter(({ path }) => isDocument(path)).map(({ path }) => nameOf$2(path));
	return names.length === 0 ? [] : [...new Set(["*.md", ...names])];
}
function mayRead(folder, { path, isPlain }) {
	if (!isPlain) return true;
	if (isDocument(path)) return false;
	return isIn(folder, path) || isData(path) || !(path.endsWith(".go") || path.startsWith(".github/"));
}
function isDocument(path) {
	return (path.endsWith(".md") || nameOf$2(path) === "LICENSE") && !isData(path);
}
function isData(path) {
	return path.split("/").some((part) => part === "testdata" || part.startsWith("_"));
}
function isIn(folder, path) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function nameOf$2(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/core/rounds/collect.ts
function collect(rounds, rules) {
	const keysOf = distinguishingKeys(rounds);
	const found = new Map();
	for (const [index, round] of rounds.entries()) for (const side of sides) for (const measurement of round[side].measurements) {
		const id = JSON.stringify([identity(measurement, keysOf(measurement)), measurement.unit]);
		let series = found.get(id);
		if (!series) {
			series = {
				first: measurement,
				values: {
					base: [],
					head: []
				},
				worse: {
					base: [],
					head: []
				}
			};
			found.set(id, series);
		}
		const ofRound = series.values[side][index];
		if (ofRound) ofRound.push(measurement.value);
		else series.values[side][index] = [measurement.value];
		if (measurement.worse !== void 0) series.worse[side][index] = measurement.worse;
	}
	return [...found.values()].map(({ first, values, worse }) => {
		const sample = (side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit));
		const worseOf = (side) => rounds.map((_, index) => worse[side][index] ?? null);
		const isInHalves = sides.every((side) => worse[side].length > 0);
		return {
			benchmark: displayName(first, keysOf(first)),
			package: settingOf(first.config, "pkg") ?? null,
			unit: first.unit,
			rule: rules.get(first.unit) ?? {},
			base: sample("base"),
			head: sample("head"),
			...isInHalves ? { worse: {
				base: worseOf("base"),
				head: worseOf("head")
			} } : {}
		};
	});
}
function observe(values, unit) {
	if (values.length <= 1) return values[0] ?? null;
	const sorted = [...values].sort((a, b) => a - b);
	return (unit.startsWith("sec/") ? sorted[0] : sorted[sorted.length - 1 >> 1]) ?? null;
}
function distinguishingKeys(rounds) {
	const found = new Map();
	for (const side of sides) {
		const visits = rounds.map((round) => valuesByName(round[side]));
		for (const name of new Set(visits.flatMap((names) => [...names.keys()]))) {
			const ofName = visits.flatMap((names) => names.get(name) ?? []);
			const keys = found.get(name) ?? new Set();
			for (const key of stableKeys(ofName)) keys.add(key);
			found.set(name, keys);
			if (new Set(ofName.flatMap((values) => [...values.get("pkg") ?? []])).size > 1) keys.add("pkg");
		}
	}
	const sorted = new Map([...found].map(([name, keys]) => [name, [...keys].sort()]));
	return ({ benchmark }) => sorted.get(benchmark) ?? [];
}
function stableKeys([first, ...others]) {
	return [...first ?? []].filter(([key, values]) => values.size > 1 && others.every((other) => isSame$1(values, other.get(key)))).map(([key]) => key);
}
function valuesByName({ measurements }) {
	const configs = new Map();
	for (const { benchmark, config } of measurements) {
		const known = configs.get(benchmark);
		if (known) known.add(config);
		else configs.set(benchmark, new Set([config]));
	}
	const alone = remembering((config) => valuesByKey([config]));
	const valuesOf = ([first, ...others]) => first && others.length === 0 ? alone(first) : valuesByKey(first ? [first, ...others] : []);
	return new Map([...configs].map(([name, ofName]) => [name, valuesOf([...ofName])]));
}
function valuesByKey(configs) {
	const keys = new Set(configs.flatMap((config) => Object.keys(config)));
	return new Map([...keys].map((key) => [key, new Set(configs.map((config) => settingOf(config, key)))]));
}
function isSame$1(one, other) {
	return other !== void 0 && one.size === other.size && [...one].every((value) => other.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => settingOf(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	const extra = keys.map((key) => [key, settingOf(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
// src/core/formats/tools/go/go-write.ts
function writeGo(side, rounds, rules) {
	const isEncoded = [...wordsIn(rounds), ...rules.keys()].some(needsEncoding);
	const word = isEncoded ? encodeWord : (text) => text;
	const lines = [...isEncoded ? [`${namesKey}: ${namesEncoded}`] : [], ...unitLines(rules, word)];
	let current = {};
	for (const round of rounds) for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config));
		current = config;
		const values = [...units].map(([unit, measured]) => readable(observe(measured, unit) ?? 0, unit, word));
		lines.push(`Benchmark${word(benchmark)} ${counted(iterations)} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
}
function wordsIn(rounds) {
	const words = new Set();
	for (const round of rounds) for (const side of sides) for (const { benchmark, unit } of round[side].measurements) words.add(benchmark).add(unit);
	return words;
}
function counted(iterations) {
	return Number.isSafeInteger(iterations) && iterations > 0 ? iterations : 1;
}
function byBenchmark(measurements) {
	const found = new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		const id = JSON.stringify([Object.entries(config).sort(), benchmark]);
		let reported = found.get(id);
		if (!reported) {
			reported = {
				config,
				benchmark,
				iterations,
				units: new Map()
			};
			found.set(id, reported);
		}
		reported.iterations = Math.max(reported.iterations, iterations);
		const values = reported.units.get(unit);
		if (values) values.push(value);
		else reported.units.set(unit, [value]);
	}
	return found.values();
}
function unitLines(rules, word) {
	return [...rules].map(([unit, rule]) => {
		const better = rule.better ? ` better=${rule.better}` : "";
		const assume = rule.assume ? ` assume=${rule.assume}` : "";
		return `Unit ${word(unit)}${better}${assume}`;
	});
}
function configLines(from, to) {
	const cleared = Object.keys(from).filter((key) => settingOf(to, key) === void 0);
	const set = Object.entries(to).filter(([key, value]) => settingOf(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${visible(value.replace(/[\r\n]+/g, " "))}`)];
}
function readable(value, unit, word) {
	if (value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9)) return `${Number((value * 1e9).toPrecision(15))} ns/op`;
	if (value !== 0 && unit === "B/s") return `${Number((value / 1e6).toPrecision(15))} MB/s`;
	return `${value} ${word(unit)}`;
}
// src/core/model/doubt.ts
const doubtKinds = [
	"optimised-away",
	"grows-with-n",
	"setup-timed",
	"first-off",
	"clock",
	"prints"
];
function timingsOf(measurements) {
	const timings = new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		if (unit !== "sec/op" || value < 0 || iterations < 1) continue;
		const id = JSON.stringify([settingOf(config, "pkg") ?? null, benchmark]);
		const found = timings.get(id);
		if (found) found.push({
			iterations,
			seconds: value
		});
		else timings.set(id, [{
			iterations,
			seconds: value
		}]);
	}
	return timings;
}
function fastestOf(timings) {
	return timings.toSorted(byTime)[0];
}
function byTime(one, other) {
	return one.seconds - other.seconds;
}
function totalOf({ iterations, seconds }) {
	return iterations * seconds;
}
// src/core/judge/probe.ts
const apart = 2;
const clearly = 2;
const leastExponent = .4;
const fewestIterations$1 = 10;
const leastShare$1 = .1;
const undisturbed = {
	short: .4,
	long: .75
};
function triedIn(probe) {
	const { short, long, two } = probe;
	const ofLong = timingsOf(long?.measurements ?? []);
	const isDisturbed = two === null && (shareOf(short) < undisturbed.short || long !== null && shareOf(long) < undisturbed.long);
	return [...timingsOf(short.measurements)].map(([id, timings]) => {
		const full = ofLong.get(id) ?? [];
		return [id, {
			short: timings,
			long: full,
			worked: workedIn(probe, timings, full),
			isDisturbed
		}];
	});
}
function workedIn({ short, long, two }, timings, full) {
	const price = two?.processor;
	if (price === void 0 || short.processor === void 0 || long?.processor === void 0) return null;
	const operations = (all) => all.reduce((sum, { iterations }) => sum + iterations, 0);
	return {
		short: Math.max(0, short.processor - price) / operations(timings),
		long: Math.max(0, long.processor - price) / operations(full)
	};
}
function shareOf({ seconds, processor = seconds }) {
	return processor / seconds;
}
function fromProbe(tried, head) {
	const { short, long, worked, isDisturbed } = tried;
	const probe = fastestOf(short);
	if (head.length === 0 || totalOf(probe) < 1e-5 || isDisturbed) return [];
	const full = long.length > 0 ? long : head;
	const found = growing(probe, full, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null);
	return found ? [found] : [];
}
function growing(probe, runs, worked) {
	const full = fastestOf(runs);
	if (probe.iterations < fewestIterations$1 || full.iterations < apart * probe.iterations) return null;
	const byClock = full.seconds / probe.seconds;
	const growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe));
	const exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations);
	return exponent < leastExponent ? null : {
		kind: "grows-with-n",
		exponent,
		probe,
		full
	};
}
function byProcessor({ short, long }, { seconds }) {
	return Math.min(long / seconds, short > 0 ? long / short : Number.POSITIVE_INFINITY);
}
function preparing(probe, runs, head, worked) {
	const sorted = runs.toSorted(byTime);
	const full = sorted[sorted.length - 1 >> 1];
	const isGiven = probe.iterations === Math.floor(full.iterations / 16);
	if (probe.iterations > 1 && !isGiven || full.iterations < apart * probe.iterations) return null;
	const slowest = head.toSorted(byTime).at(-1);
	if (probe.seconds < clearly * full.seconds || probe.seconds <= slowest.seconds) return null;
	const byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations);
	const setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations);
	const share = setup / totalOf(full);
	return share < leastShare$1 ? null : {
		kind: "setup-timed",
		setup,
		share,
		probe,
		full
	};
}
// src/core/judge/doubts.ts
const emptyLoop = 1e-9;
const manyIterations = 1e6;
const fewestRounds = 8;
const longestLine = 120;
function doubtsOf({ rounds, probe, printed }) {
	const probes = new Map(probe.flatMap(triedIn));
	const all = [...[...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
		const short = fromTimes(subject, {
			base,
			head
		});
		const tried = probes.get(id);
		return (short.length > 0 ? short : tried ? fromProbe(tried, head) : fromFirst({
			base,
			head
		})).map((reason) => ({
			...subject,
			...reason
		}));
	}), ...printing(printed)];
	return doubtKinds.flatMap((kind) => all.filter((doubt) => doubt.kind === kind));
}
function fromTimes(subject, timings) {
	const loop = emptyLoop / processorsOf(subject);
	const removed = seen(timings, (ofSide) => {
		const fastest = fastestOf(ofSide);
		return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null;
	});
	if (removed) return [{
		kind: "optimised-away",
		side: removed.side,
		...removed.found
	}];
	const short = seen(timings, (ofSide) => {
		const total = median(ofSide.map(totalOf));
		return total < 1e-5 ? { total } : null;
	});
	return short ? [{
		kind: "clock",
		side: short.side,
		...short.found
	}] : [];
}
function processorsOf({ benchmark }) {
	return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1;
}
function fromFirst(timings) {
	const long = sides.filter((side) => timings[side].length >= fewestRounds);
	const off = long.flatMap((side) => {
		const [first = 0, ...others] = timings[side].map(({ seconds }) => seconds);
		const usual = median(others);
		const deviation = median(others.map((value) => Math.abs(value - usual)));
		return first > Math.max(Math.max(...others) + usual / 10, usual + 6 * deviation) ? [{
			side,
			first,
			others: usual
		}] : [];
	});
	const last = off.at(-1);
	if (!last || off.length < long.length) return [];
	return [{
		kind: "first-off",
		...last,
		side: off.length === 1 ? last.side : null
	}];
}
function printing(printed) {
	const first = new Map();
	for (const { benchmark, package: path, line } of printed) {
		const id = JSON.stringify([path, benchmark]);
		const cut = [...line.trim()].slice(0, longestLine).join("");
		if (cut !== "" && !first.has(id)) first.set(id, {
			benchmark,
			package: path,
			kind: "prints",
			line: cut
		});
	}
	return [...first.values()];
}
function seen(timings, find) {
	const [base, head] = sides.map((side) => timings[side].length === 0 ? null : find(timings[side]));
	if (base && head) return {
		side: null,
		found: head
	};
	if (head) return {
		side: "head",
		found: head
	};
	return base ? {
		side: "base",
		found: base
	} : null;
}
function subjectsOf(rounds) {
	const subjects = new Map();
	for (const round of rounds) for (const side of sides) for (const [id, timings] of timingsOf(round[side].measurements)) {
		const [path, benchmark] = JSON.parse(id);
		const found = subjects.get(id) ?? {
			subject: {
				benchmark,
				package: path
			},
			base: [],
			head: []
		};
		found[side].push(fastestOf(timings));
		subjects.set(id, found);
	}
	return subjects;
}
// src/core/rounds/inner-samples.ts
function innerSamplesOf(rounds) {
	const found = new Map();
	for (const round of rounds) for (const side of sides) for (const [{ benchmark, config }, samples] of samplesIn(round[side])) {
		const path = settingOf(config, "pkg") ?? null;
		const id = JSON.stringify([path, benchmark]);
		const { least, most } = found.get(id) ?? {
			least: samples,
			most: samples
		};
		const both = {
			least: Math.min(least, samples),
			most: Math.max(most, samples)
		};
		found.set(id, {
			benchmark,
			package: path,
			...both
		});
	}
	return [...found.values()].filter(({ most }) => most > 1);
}
function formatsOf(rounds) {
	const first = (side) => {
		const visit = rounds.map((round) => round[side]).find(({ measurements }) => measurements.length > 0);
		return visit ? visit.format ?? "go" : null;
	};
	return {
		base: first("base"),
		head: first("head")
	};
}
function samplesIn({ measurements }) {
	const found = new Map();
	for (const measurement of measurements) {
		const { benchmark, config, unit, innerSamples = 1 } = measurement;
		const ofConfig = found.get(config) ?? new Map();
		found.set(config, ofConfig);
		const known = ofConfig.get(benchmark) ?? {
			first: measurement,
			units: new Map()
		};
		ofConfig.set(benchmark, known);
		known.units.set(unit, (known.units.get(unit) ?? 0) + innerSamples);
	}
	return [...found.values()].flatMap((names) => [...names.values()].map(({ first, units }) => [first, Math.max(...units.values())]));
}
// src/core/result/result.ts
function resultOf(run) {
	const { rounds, series, lost, proven = [], probe, printed, again, stopped } = run;
	const nothing = recordOfNothing(run, rounds);
	const recorded = {
		...nothing,
		stopped,
		series: series.filter(isMatched),
		unmatched: {
			base: unmatched(series, "base"),
			head: unmatched(series, "head")
		},
		again: again && {
			rounds: again.rounds.map(recordOf),
			series: again.series
		},
		isRelaid: again?.isRelaid ?? false,
		lost,
		proven,
		doubts: doubtsOf({
			rounds,
			probe,
			printed
		})
	};
	const warnings = [
		...nothing.warnings,
		...configurations(rounds),
		...warningsFrom(recorded)
	];
	return judgeRecorded({
		...recorded,
		warnings: inOrder(warnings)
	});
}
function resultWithoutBase(circumstances, rounds, { why, message, output }) {
	return judgeBaseFailed(recordOfNothing(circumstances, rounds), {
		message,
		output
	}, why);
}
function withWarnings(result, warnings) {
	return {
		...result,
		warnings: [...result.warnings, ...warnings]
	};
}
function resultUntouched(circumstances) {
	return judgeNothing({
		...recordOfNothing(circumstances, []),
		stopped: "unchanged"
	});
}
function recordOfNothing({ commits, settings, machine, suite, rules = null, toolchains, laidOut = [], visits = [] }, rounds) {
	return {
		commits,
		settings,
		rules,
		machine,
		toolchains,
		laidOut,
		visits,
		formats: formatsOf(rounds),
		innerSamples: innerSamplesOf(rounds),
		rounds: rounds.map(recordOf),
		stopped: "failed",
		series: [],
		unmatched: {
			base: [],
			head: []
		},
		again: null,
		isRelaid: false,
		lost: [],
		proven: [],
		doubts: [],
		profiles: [],
		warnings: suiteWarning(suite),
		merged: null
	};
}
function recordOf({ round, block, first, base, head }) {
	return {
		round,
		block,
		first,
		base: recordVisit(base),
		head: recordVisit(head)
	};
}
function recordVisit({ started, seconds, others }) {
	return others === void 0 ? {
		started,
		seconds
	} : {
		started,
		seconds,
		others
	};
}
// src/effects/git/copy-ignored.ts
async function copyIgnored(git, target, commit, copying) {
	const { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(await readTree(git, commit));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = bytes(git.folder, path);
		const there = await standing(from);
		if (!there || files.has(path)) return;
		if (!folders.has(path)) {
			const to = bytes(target, path);
			await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
			await copyWhole(from, to, copying);
		} else if (there.isDirectory()) for (const name of await readdir(from, { encoding: "buffer" })) await copyBeside(`${path}/${name.toString("latin1")}`);
	};
	for (const path of ignored) if (!foldersAbove(path).some((above) => files.has(above))) await copyBeside(path);
}
const large = 2 * 1024 ** 3;
function copyingFor(console, signal) {
	const totals = {
		base: 0,
		head: 0
	};
	let isSaid = false;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new Cancelled("cancelled");
			totals[side] += size;
			if (totals[side] <= large || isSaid) return;
			isSaid = true;
			console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path.toString("latin1"))}`)
	});
}
// src/effects/git/checkout/meanwhile.ts
function noteMeanwhile(state, console) {
	const place = `${state}-found-${Date.now()}`;
	const files = new Map();
	const commits = new Map();
	async function keepFiles({ side, tree, folder, paths }) {
		if (paths.length === 0) return;
		const to = join(place, side, tree);
		await mkdir(to, { recursive: true });
		await takeFrom(folder, paths, to);
		const shown = paths.slice(0, most$3).map(readable$1).join(", ");
		const more = paths.length > most$3 ? ` and ${paths.length - most$3} more` : "";
		console.warn(`Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`);
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
				const kept = join(place, basename(path));
				await mkdir(place, { recursive: true });
				await replaceFile(kept, content);
				console.warn(`${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`);
			}
			for (const [sha, { git, side }] of commits) {
				if (await git.ask([
					"for-each-ref",
					"--count=1",
					"--contains",
					sha
				]) !== "") continue;
				const ref = `refs/benchgate/found/${sha.slice(0, 12)}`;
				await git.run([
					"update-ref",
					ref,
					sha
				]);
				console.warn(`A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`);
			}
		}
	};
}
const most$3 = 10;
// src/effects/git/away.ts
const leavings = 3;
var Away = class {
	scratch;
	began = performance.now();
	spent = 0;
	known = {
		base: unknown(),
		head: unknown()
	};
	mostTime;
	constructor(scratch, mostTime) {
		this.scratch = scratch;
		this.mostTime = mostTime;
	}
	leave(side, folder) {
		if (process.platform === "win32") return;
		const known = this.known[side];
		if (known.left++ < leavings) {
			const { whole } = this.timed(() => lookAt(folder, []));
			known.whole = new Set([...known.whole, ...whole]);
		}
		known.turns.push({
			left: this.now(),
			back: null
		});
	}
	comeBack(side, folder) {
		const known = this.known[side];
		if (this.spent <= this.mostTime * (performance.now() - this.began)) {
			this.refuseChanged(side, folder);
			known.turns = [];
		} else {
			const back = this.now();
			for (const turn of known.turns) turn.back ??= back;
		}
	}
	refuseChanged(side, folder) {
		const known = this.known[side];
		if (known.turns.length === 0) return;
		const { changed, whole } = this.timed(() => lookAt(folder, known.turns, known.whole));
		const isAway = known.turns.at(-1)?.back === null;
		known.whole = whole;
		known.turns = isAway ? known.turns.slice(-1) : [];
		const [first] = changed;
		if (first === void 0) return;
		const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "";
		const other = otherSide(side);
		throw new CouldNotMeasure(`${first === "" ? "The folder" : visible(first)}${more} of ${side} was changed while ${other} was measured, so what ${side} measures is no longer its own. Let no command of ${other} write into the files of ${side}; if something that setup has started on ${side} writes there, let it keep its files elsewhere.`);
	}
	timed(look) {
		const began = performance.now();
		const seen = look();
		this.spent += performance.now() - began;
		return seen;
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
function unknown() {
	return {
		turns: [],
		whole: new Set(),
		left: 0
	};
}
function lookAt(folder, turns, wholeBefore = new Set()) {
	const isIn = (time) => turns.some(({ left, back }) => time > left && (back === null || time < back));
	const changed = [];
	const linked = new Map();
	const visit = (path) => {
		const there = statOf(join(folder, path));
		if (!there) return;
		if (there.isDirectory()) for (const name of namesIn$1(join(folder, path))) visit(join(path, name));
		if (there.isDirectory() || there.nlink === 1n) {
			if (isIn(there.ctimeNs)) changed.push(path);
			return;
		}
		const one = linked.get(there.ino) ?? {
			there,
			path,
			names: 0n
		};
		one.names++;
		linked.set(there.ino, one);
	};
	visit("");
	const whole = new Set();
	for (const [inode, { there, path, names }] of linked) {
		const isWhole = names >= there.nlink;
		if (isWhole) whole.add(inode);
		if (isIn(isWhole || wholeBefore.has(inode) ? there.ctimeNs : there.mtimeNs)) changed.push(path);
	}
	return {
		changed: changed.sort((one, other) => other.length - one.length),
		whole
	};
}
function statOf(path) {
	try {
		return lstatSync(path, { bigint: true });
	} catch {
		return null;
	}
}
function namesIn$1(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
// src/effects/git/checkout/switching.ts
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays, meanwhile) {
	const putGitInOrder = await guard(git, (path, content) => meanwhile?.configured(path, content));
	const root = trees[0]?.git.folder ?? git.folder;
	const ways = {
		base: await wayTo("base"),
		head: await wayTo("head")
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
	const away = new Away(state, Number.POSITIVE_INFINITY);
	let at = null;
	async function wayTo(side) {
		const from = commits[otherSide(side)];
		const [difference, linksThere, linksHere] = await Promise.all([
			readDifference(git, from, commits[side]),
			readLinks(git, commits[side]),
			readLinks(git, from)
		]);
		const prefix = home.path === "" ? "" : `${home.path}/`;
		const switched = new Set(trees.filter((one) => one.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			loose: [...linksThere.keys()].filter((link) => !switched.has(prefix + link))
		};
	}
	async function leave(side, way) {
		folders[side] ??= foldersOf(tracked[side] ?? []);
		const shown = meanwhile && await git.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (shown && shown !== ways[side].commit) meanwhile.committed(git, side, shown);
		const leaving = await leavingSide(git, {
			...way,
			folders: folders[side]
		}, handling);
		shelves[side] = await shelve(git, join(state, side), leaving, stays);
		away.leave(side, join(state, side));
		return timesToKeep(leaving, way, shelves[otherSide(side)]);
	}
	return {
		putGitInOrder,
		async leaveWithAll() {
			if (at !== null) await leave(at, {
				...ways[at],
				...nowhere
			});
			at = null;
			return sides.map((side) => ({
				side,
				tree: home.path,
				folder: join(state, side),
				paths: shelves[side]?.found ?? []
			}));
		},
		async copyIgnored(ignored, copying) {
			for (const side of sides) {
				const there = new Set(await readTree(git, commits[side]));
				const moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
				away.leave(side, join(state, side));
			}
		},
		async enter(side) {
			await putBackLink(root, home);
			await putGitInOrder();
			if (at === side && await git.run(["rev-parse", "HEAD"]) === ways[side].commit) return;
			const way = at === side ? {
				...ways[side],
				...nowhere
			} : ways[side];
			const isFirst = tracked[side] === void 0;
			const times = at === null ? new Map() : await leave(at, way);
			at = null;
			await git.run([
				"checkout",
				"--force",
				"--detach",
				way.commit,
				"--"
			]).catch((error) => {
				throw notCheckedOut(error, side);
			});
			if (way.loose.length > 0) await updateSubmodules(git, way.loose);
			tracked[side] ??= new Set((await readIndex(git)).map(({ path }) => path));
			away.comeBack(side, join(state, side));
			const shelved = shelves[side];
			if (shelved) await unshelve(git, join(state, side), shelved, tracked[side]);
			if (isFirst && shelved && tracked[side].size > 0) await git.run([
				"checkout",
				"--force",
				"HEAD",
				"--",
				"."
			]);
			for (const [path, time] of times) putBackTime(git, path, time);
			at = side;
		}
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, there) {
	const own = new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...there?.moved ?? []
	]);
	const kept = new Map();
	for (const path of [...moved, ...deleted]) {
		const time = times.get(path);
		if (time !== void 0 && !own.has(path)) kept.set(path, time);
	}
	return kept;
}
function putBackTime(git, path, time) {
	const place = bytes(git.folder, path);
	if (statSync(place, { throwIfNoEntry: false })?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function updateSubmodules(git, paths) {
	if (await git.ask([
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
// src/effects/git/checkout/taken.ts
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const gitFiles = await keepGitFiles(git, state);
	const stashes = await readStashes(git);
	await writeNote(state, names.stashes, stashes);
	const none = {
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
	if (commits === null) return none;
	const outline = await takeOutline(git, Object.values(commits));
	await writeNote(state, names.outline, outline);
	const shared = ignoredFiles === "shared" ? (await readStatus(git)).ignored : null;
	if (shared) await writeNote(state, names.shared, shared);
	const handling = {
		shared: shared && {
			paths: new Set(shared),
			apart: []
		},
		isSparse: await isSparse(git),
		staying: []
	};
	return {
		...none,
		outline,
		handling
	};
}
async function putBack$1(git, folder, console, taken, putGitInOrder = async () => {}) {
	await refuseTakenAway(folder, taken.journal).catch(async (error) => {
		await forgetStop(folder, taken.journal);
		throw error;
	});
	let lost;
	try {
		await makeRoom(folder, taken.journal.trees);
		await putGitInOrder();
		lost = await twice(() => renewNotes(folder, taken));
		const restored = await twice(() => restore(git, folder, console));
		const { journal } = taken;
		await forget(git, folder, console, {
			journal: {
				...journal,
				stash: lost.length === 0 ? restored?.journal.stash ?? null : null
			},
			stuck: restored?.stuck ?? []
		});
	} catch (error) {
		throw notPutBack(folder, error);
	}
	if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash));
}
async function refuseTakenAway(folder, own) {
	if (!await isStillHeld(folder, own)) throw new NotPutBack(`Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" puts them back.`);
}
async function twice(step) {
	return step().catch(step);
}
async function renewNotes(folder, { journal, trees }) {
	const lost = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, names.yours);
		await writeNote(state, names.stashes, stashes);
		if (outline) await writeNote(state, names.outline, outline);
		await writeNote(state, names.staying, handling.staying);
		if (handling.shared) {
			await writeNote(state, names.shared, [...handling.shared.paths]);
			await writeNote(state, names.apart, handling.shared.apart);
		}
		if (shelved) {
			await writeNote(shelf, names.moved, shelved.moved);
			await writeNote(shelf, names.deleted, shelved.deleted);
			const path = journal.trees[n]?.path ?? "";
			for (const one of await missingFrom(shelf, shelved.moved)) lost.push(path === "" ? one : `${path}/${one}`);
		}
		await renewGitFiles(state, gitFiles);
	}
	await writeJournal(folder, journal);
	return lost;
}
function lossMessage(lost, stash) {
	const copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable$1).join(", ")}.${copy} Everything else is as it was.`;
}
// src/effects/git/checkout/checkout.ts
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, isWorkplace = false, signal } = {}) {
	await recoverCheckout(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const folder = await stateFolder(git);
	const trees = await treesOf(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	await refuseHeldElsewhere(user, trees);
	for (const tree of trees) await refuseUnfinished(tree.git);
	const taken = {
		journal: {
			phase: "shelving",
			...holder$1(),
			stash: null,
			ignoredFiles,
			hasPointers,
			trees: trees.map((tree) => tree.home)
		},
		trees: []
	};
	const note = async (change) => {
		taken.journal = {
			...taken.journal,
			...change
		};
		await writeJournal(folder, taken.journal);
	};
	if (!await beginJournal(folder, taken.journal)) throw inUse(await readJournal(folder));
	if (isWorkplace) console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`);
	const meanwhile = isWorkplace ? noteMeanwhile(folder, console) : null;
	try {
		await takeReserve(folder);
		for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			stashMessage
		]);
		const stash = created || null;
		if (created === null) console.info("git cannot make a stash entry of these changes, so there is no second copy of them");
		await note({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			stash
		]);
		for (const [n, { git, home }] of trees.entries()) {
			const stashes = taken.trees[n]?.stashes.map(([sha]) => sha) ?? [];
			await hold(git, [
				home.sha,
				...home.sides,
				...stashes,
				...n === 0 && stash ? [stash] : []
			]);
		}
		const shown = [];
		const stays = staying(console);
		const copying = copyingFor(console, signal);
		for (const [n, tree] of trees.entries()) {
			const noted = taken.trees[n];
			if (tree.commits === null || !noted) continue;
			const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays);
			taken.trees[n] = {
				...noted,
				handling,
				shelved
			};
			const switched = await switching(tree, tree.commits, trees, handling, stays, meanwhile);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await switched.copyIgnored(ignored, copying);
			}
			shown.push(switched);
		}
		await note({ phase: "measuring" });
		return {
			async enter(side) {
				await refuseTakenAway(folder, taken.journal);
				await shown[0]?.enter(side);
				await Promise.all(shown.slice(1).map((one) => one.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const putInOrder = async () => {
					for (const one of shown) await one.putGitInOrder();
				};
				if (meanwhile && await isStillHeld(folder, taken.journal)) await keepFound(meanwhile, shown, console);
				await putBack$1(git, folder, console, taken, putInOrder);
			}
		};
	} catch (error) {
		await putBack$1(git, folder, console, taken);
		throw error;
	}
}
async function keepFound(meanwhile, shown, console) {
	try {
		const shelves = [];
		for (const one of shown) await one.putGitInOrder();
		for (const one of shown) shelves.push(...await one.leaveWithAll());
		await meanwhile.keep(shelves);
	} catch (error) {
		console.warn(`What was done in the checkout meanwhile could not all be kept: ${error.message}`);
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	const shelf = join(state, names.yours);
	const leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved);
	await writeNote(shelf, names.deleted, leaving.deleted);
	const staying = [];
	const { moved, deleted, ignored } = await shelve(git, shelf, leaving, (path, why) => {
		if (why.code === "ENAMETOOLONG") throw tooLong(path);
		staying.push(path);
		stays(path, why);
	});
	await refuseOverwriting(git, commits, staying);
	await writeNote(state, names.staying, staying);
	const { shared } = handling;
	if (shared) await writeNote(state, names.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			staying,
			shared: shared && {
				...shared,
				apart: ignored
			}
		}
	};
}
async function refuseOverwriting(git, commits, staying) {
	if (staying.length === 0) return;
	for (const side of sides) for (const path of await readTree(git, commits[side])) {
		const one = staying.find((one) => areNested(one, path));
		if (one !== void 0 && await standing(bytes(git.folder, path))) throw new Misconfigured(`${readable$1(one)} cannot be moved, and ${side} has a file of its own at ${readable$1(path)}. Move it out of the checkout, or set checkout to "worktree".`);
	}
}
function tooLong(path) {
	return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${readable$1(path)}. Move the file out of the checkout, or set checkout to "worktree".`);
}
async function refuseHeldElsewhere(git, trees) {
	const others = trees.slice(1).map((tree) => tree.git);
	const around = await git.ask(["rev-parse", "--show-superproject-working-tree"]);
	if (around) others.push(git.in(readable$1(around)));
	for (const other of others) {
		const journal = await readJournal(await stateFolder(other));
		if (journal !== null && fateOf(journal) !== "ended") throw inUse(journal);
	}
}
async function refuseUnfinished(git) {
	const lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
	for (const [name, what] of unfinished) if (await standing(await gitPath(git, name))) throw new Misconfigured(`A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new Misconfigured(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const unfinished = [
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
];
// src/effects/files/kept.ts
const most$2 = {
	files: 2e3,
	bytes: 16 * 2 ** 20
};
async function snapshotOf(path) {
	const found = new Map();
	let bytes = 0;
	const visit = async (name) => {
		const place = join(path, name);
		const there = await standing(place);
		if (there === null) return true;
		bytes += there.size;
		if (found.size >= most$2.files || bytes > most$2.bytes) return false;
		const kind = kindOf(there);
		const content = kind === "file" ? await readFile(place) : kind === "link" ? await readlink(place, "buffer") : none;
		found.set(name, {
			kind,
			mode: there.mode & 4095,
			content
		});
		if (kind !== "folder") return true;
		for (const below of await readdir(place)) if (!await visit(join(name, below))) return false;
		return true;
	};
	return await visit("") ? found : null;
}
function changedIn(before, now) {
	if (now === null) return [""];
	return [...new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(before.get(name), now.get(name))).sort();
}
async function putBack(path, before, changed) {
	const isBelow = (name) => changed.some((one) => one === "" || name === one || name.startsWith(`${one}/`));
	for (const name of changed) await rm(join(path, name), {
		recursive: true,
		force: true
	});
	for (const name of [...before.keys()].filter(isBelow).sort()) {
		const { kind, mode, content } = before.get(name);
		const place = join(path, name);
		if (kind === "link") await symlink(content, place);
		else if (kind === "folder") await mkdir(place, { recursive: true });
		else if (kind === "file") await writeFile(place, content, { flag: "wx" });
		if (kind === "folder" || kind === "file") await chmod(place, mode);
	}
}
const none = Buffer.alloc(0);
function kindOf(there) {
	if (there.isDirectory()) return "folder";
	if (there.isFile()) return "file";
	return there.isSymbolicLink() ? "link" : "other";
}
function isSame(one, other) {
	if (!one || !other) return one === other;
	return one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content);
}
// src/effects/git/kept-git.ts
const mostNamed = 10;
const shared = [
	"config",
	"config.lock",
	"packed-refs.lock",
	"hooks",
	"info"
];
const own = ["config.worktree", "HEAD.lock"];
var KeptGit = class KeptGit {
	repositories;
	isPuttingBack;
	console;
	ended = null;
	constructor(repositories, isPuttingBack, console) {
		this.repositories = repositories;
		this.console = console;
		this.isPuttingBack = isPuttingBack;
	}
	static async of(git, console, { isPuttingBack, withHead }) {
		const [ownFolder = "", folder = ownFolder] = (await git.run(["rev-parse", ...[
			"--path-format=absolute",
			"--absolute-git-dir",
			"--git-common-dir"
		]])).split("\n").map(readable$1);
		const repositories = [await readRepository(git, "", folder, ownFolder, withHead)];
		for (const name of await modulesIn(join(folder, "modules"))) {
			const module = join(folder, "modules", name);
			const inside = git.in(module).with({
				GIT_DIR: module,
				GIT_WORK_TREE: module
			});
			repositories.push(await readRepository(inside, `modules/${name}/`, module, module, withHead));
		}
		return new KeptGit(repositories, isPuttingBack, console);
	}
	end() {
		this.ended ??= this.compare();
		return this.ended;
	}
	async [Symbol.asyncDispose]() {
		const isTold = this.ended !== null;
		const changed = await this.end();
		if (changed === null || isTold) return;
		const done = changed.isPutBack ? "and were put back" : "and were left so";
		this.console.warn(`Files of the repository's git changed while the benchmarks ran, ${done}: ${changed.changed.map(visible).join(", ")}.`);
	}
	async compare() {
		const names = [];
		let isPutBack = this.isPuttingBack;
		for (const { git, prefix, places, refs } of this.repositories) {
			for (const { name, path, before } of places) {
				const changed = changedIn(before, await snapshotOf(path));
				names.push(...changed.map((below) => prefix + join(name, below)));
				if (this.isPuttingBack && changed.length > 0) await putBack(path, before, changed);
			}
			const all = refs && changesIn$1(refs, await refsOf(git));
			const isTold = (name) => this.isPuttingBack || !name.startsWith("refs/remotes/");
			const changed = all && new Map([...all].filter(([name]) => isTold(name)));
			if (!changed || changed.size === 0) continue;
			names.push(...[...changed.keys()].map((name) => prefix + readable$1(name)));
			if (this.isPuttingBack && !await putBackRefs(git, changed)) isPutBack = false;
		}
		const [count, changed] = [names.length, names.slice(0, mostNamed)];
		return count === 0 ? null : {
			kind: "git-changed",
			count,
			changed,
			isPutBack
		};
	}
};
async function readRepository(git, prefix, folder, ownFolder, withHead) {
	const ofOwn = withHead ? [...own, "HEAD"] : own;
	const all = [...shared.map((name) => ({
		name,
		path: join(folder, name)
	})), ...ofOwn.map((name) => ({
		name,
		path: join(ownFolder, name)
	}))];
	const places = [];
	for (const place of all) {
		const before = await snapshotOf(place.path);
		if (before) places.push({
			...place,
			before
		});
	}
	return {
		git,
		prefix,
		places,
		refs: await refsOf(git)
	};
}
async function modulesIn(folder, above = "") {
	const found = [];
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isDirectory()) continue;
		const [path, name] = [join(folder, entry.name), join(above, entry.name)];
		if ((await standing(join(path, "HEAD")))?.isFile() === true) found.push(name, ...await modulesIn(join(path, "modules"), join(name, "modules")));
		else found.push(...await modulesIn(path, name));
	}
	return found;
}
const ours$1 = /^refs\/(stash$|benchgate)/;
async function refsOf(git) {
	const listing = await git.ask(["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
	if (listing === null) return null;
	const refs = new Map();
	for (const line of listing.split("\n")) {
		const [name = "", object = "", target = ""] = line.split(" ");
		if (name !== "" && !ours$1.test(name)) refs.set(name, target === "" ? object : `ref: ${target}`);
	}
	return refs;
}
function changesIn$1(before, now) {
	const names = [...new Set([...before.keys(), ...now?.keys() ?? []])];
	return new Map(names.filter((name) => before.get(name) !== now?.get(name)).map((name) => [name, before.get(name) ?? null]));
}
async function putBackRefs(git, changed) {
	const all = [...changed];
	const gone = all.flatMap(([name, was]) => was === null ? [`delete ${name}`] : []);
	const plain = all.flatMap(([name, was]) => was !== null && !was.startsWith("ref: ") ? [`update ${name} ${was}`] : []);
	let isDone = true;
	for (const lines of [gone, plain]) {
		if (lines.length === 0) continue;
		const input = Buffer.from(`${lines.map((line) => `option no-deref\n${line}\n`).join("")}`, "latin1");
		if (await git.ask(["update-ref", "--stdin"], { input }) === null) isDone = false;
	}
	for (const [name, was] of all) if (was?.startsWith("ref: ") && await git.ask([
		"symbolic-ref",
		name,
		was.slice(5)
	]) === null) isDone = false;
	return isDone;
}
// src/effects/git/revisions/globs.ts
function globbed(glob) {
	return `:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`;
}
function refuseOutside(name, glob) {
	if (!glob.startsWith("/") && !glob.split("/").includes("..")) return;
	throw new Misconfigured(`${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
// src/effects/git/revisions/overlay.ts
async function overlay(git, commits, globs) {
	if (globs.length === 0) return commits;
	const { base, head } = commits;
	for (const glob of globs) refuseOutside("overlay", glob);
	const tree = await withOwnIndex(git, async (apart) => {
		const laid = {
			base: new Map(),
			head: new Map()
		};
		for (const side of sides.toReversed()) {
			await apart.run(["read-tree", commits[side].sha]);
			for (const glob of globs) {
				const found = await matching(apart, glob, side);
				if (side === "head" && found.length === 0) throw nothingMatches$1(glob, head);
				for (const { path, entry } of found) laid[side].set(path, entry);
			}
		}
		const removed = [...laid.base.keys()].map((path) => `0 ${"0".repeat(base.sha.length)}\t${path}\0`);
		const put = [...laid.head].map(([path, entry]) => `${entry}\t${path}\0`);
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input: Buffer.from([...removed, ...put].join(""), "latin1") });
		return apart.run(["write-tree", "--missing-ok"]);
	});
	if (tree === await treeOf(git, base.sha)) return commits;
	return {
		base: {
			sha: await commitTree(git, tree, base.sha, "Base with benchmark files of head, for Benchgate"),
			from: `${base.from}, with benchmark files of head`
		},
		head
	};
}
async function matching(apart, glob, side) {
	const found = await apart.run([
		"ls-files",
		"--stage",
		"-z",
		"--",
		globbed(glob)
	]);
	const blobs = nulSeparated(found).map((line) => {
		const tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	});
	const link = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (link) throw new Misconfigured(`overlay: "${glob}" matches the submodule "${readable$1(link.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`);
	return blobs;
}
function nothingMatches$1(glob, head) {
	return new Misconfigured(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`);
}
// src/effects/git/revisions/remote.ts
const deepenings = [
	1,
	50,
	500,
	2147483647
];
const patience$1 = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function origin(git, token, server, signal) {
	const url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]);
	const env = {
		...credentials(readable$1(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => commitOf(git, revision);
	async function ask(args, input) {
		return url === null ? null : git.ask([...patience$1, ...args], {
			env,
			signal,
			...input && { input }
		});
	}
	async function fetch(args, input) {
		const options = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		];
		return keepingHistory(git, async () => await ask([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function advertised(refs) {
		const listed = await ask([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]) ?? "";
		const found = readable$1(listed).split("\n").map((line) => line.split("	"));
		return new Map(found.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function bring(source, sha) {
		const here = await commit(sha);
		if (here !== null) return here;
		await fetch([
			...await isShallow(git) ? ["--depth=1"] : [],
			"origin",
			source
		]);
		return commit(sha);
	}
	async function bringRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			const there = await advertised(refs);
			const ref = refs.find((one) => there.has(one));
			if (ref === void 0) return null;
			const sha = await bring(ref, there.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		for (const by of steps) {
			if (answer !== null || !await isShallow(git)) break;
			for (const source of sources) await fetch([
				`--deepen=${by}`,
				"origin",
				source
			]);
			answer = await found();
		}
		return answer;
	}
	async function fetchCommit(sha) {
		return await bring(sha, sha) ?? await deepening([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
	}
	async function fetchName(name) {
		const branch = name.replace(/^(refs\/remotes\/)?origin\//, "");
		const own = await commit(name);
		if (own !== null) return {
			sha: own,
			source: name === "HEAD" ? "HEAD" : `refs/heads/${branch}`,
			hidesBranch: false
		};
		if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
			const sha = await fetchCommit(name);
			return sha === null ? null : {
				sha,
				source: sha,
				hidesBranch: false
			};
		}
		const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`];
		const found = await bringRef([...[
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head
		], `refs/heads/${branch}`]);
		if (found === null) return null;
		const hidesBranch = found.ref === tag && (await advertised([head])).size > 0;
		return {
			sha: found.sha,
			source: found.ref,
			hidesBranch
		};
	}
	async function tags() {
		const here = await git.run([
			"for-each-ref",
			"--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)",
			"refs/tags"
		]);
		const there = await ask([
			"ls-remote",
			"--quiet",
			"--tags",
			"origin"
		]) ?? "";
		const lines = readable$1(`${here}\n${there}`).split("\n");
		return new Map(lines.flatMap((line) => {
			const [, sha = "", name = ""] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
			return sha === "" ? [] : [[sha, name]];
		}));
	}
	return {
		fetchCommit,
		async lastTag(head) {
			const named = await tags();
			const found = async () => {
				return (await git.ask([
					"rev-list",
					"--topo-order",
					"--max-count=100000",
					`${head}^@`
				]) ?? "").split("\n").find((sha) => named.has(sha)) ?? null;
			};
			const sha = named.size === 0 ? null : await deepening([head], found);
			return sha === null ? null : {
				sha,
				name: named.get(sha) ?? ""
			};
		},
		async fetchRevision(revision) {
			const [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [];
			const found = name === "" ? null : await fetchName(name);
			if (found === null || steps === "") return found;
			const sha = await deepening([...new Set([found.source, found.sha])], () => commit(`${found.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: found.hidesBranch
			};
		},
		async complete(commits) {
			for (let attempt = 0; attempt < 3; attempt++) {
				const missing = (await git.run([
					"rev-list",
					"--objects",
					"--no-walk",
					"--missing=print",
					...commits
				])).match(/^\?[0-9a-f]+$/gm)?.map((entry) => entry.slice(1)) ?? [];
				if (missing.length === 0) return;
				if (!await fetch(["--stdin", "origin"], Buffer.from(missing.map((id) => `${id}\n`).join("")))) break;
			}
			throw new Misconfigured("This is a partial clone, and the files of base and head could not be fetched from origin. Let actions/checkout make a clone without \"filter\".");
		},
		async completeLargeFiles(commits) {
			return await ask([
				"lfs",
				"fetch",
				"origin",
				...commits
			]) !== null;
		},
		async mergeBase(head, branch) {
			const known = () => commit(`refs/remotes/origin/${branch}`);
			const tip = (await isShallow(git) ? null : await known()) ?? (await bringRef([`refs/heads/${branch}`]))?.sha ?? await known() ?? await commit(`refs/heads/${branch}`);
			if (tip === null) return null;
			return deepening([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
function credentials(url, token, server) {
	if (token === "" || !url.startsWith(`${server}/`)) return {};
	const settings = [
		["extraheader", ""],
		["extraheader", `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`],
		["followRedirects", "false"]
	];
	const entries = settings.flatMap(([key, value = ""], n) => [[`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`], [`GIT_CONFIG_VALUE_${n}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(entries)
	};
}
// src/effects/git/revisions/snapshot.ts
async function snapshot(git, head, console) {
	const tree = await withOwnIndex(git, async (apart, path) => {
		await copyIndex(git, path);
		const before = await readIndex(apart);
		await takeTree(apart, before);
		await takeSubmodules(git, apart, before, console);
		for (const nested of await takeUntracked(apart, before)) console.warn(`Not part of head, as it is a repository of its own and no submodule: ${readable$1(nested)}. Have git ignore it, or make it a submodule.`);
		return apart.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		if (!(error instanceof GitFailed)) throw error;
		throw new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`);
	});
	if (tree === await treeOf(git, head)) return {
		sha: head,
		from: `the tree as it stands, which is ${shortSha(head)}`
	};
	return {
		sha: await commitTree(git, tree, head, "The tree as it stood for Benchgate"),
		from: `the tree as it stands, on top of ${shortSha(head)}`
	};
}
async function copyIndex(git, target) {
	const source = await gitPath(git, "index");
	if (!await standing(source)) return;
	const { atime, mtimeMs } = await stat$1(source);
	await copyFile(source, target);
	await utimes(target, atime, Math.floor(mtimeMs / 1e3));
}
async function takeTree(apart, before) {
	const unmark = async (flag, marked) => {
		const input = nulTerminated(marked.map(({ path }) => path));
		if (marked.length > 0) await apart.run([
			"update-index",
			flag,
			"-z",
			"--stdin"
		], { input });
	};
	const there = [];
	for (const entry of before) if (entry.isSkipped && await standing(fileOf(apart, entry.path))) there.push(entry);
	await unmark("--no-skip-worktree", there);
	await unmark("--no-assume-unchanged", before.filter(({ isAssumed }) => isAssumed));
	await apart.run(["add", "--update"]);
}
async function takeUntracked(apart, before) {
	const found = nulSeparated(await apart.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const files = found.filter((path) => !path.endsWith("/"));
	if (files.length > 0) await apart.run([
		"update-index",
		"--add",
		"-z",
		"--stdin"
	], { input: nulTerminated(files) });
	const known = new Set(before.filter(isLink).map(({ path }) => path));
	const links = (await readIndex(apart)).filter((entry) => isLink(entry) && !known.has(entry.path));
	if (links.length > 0) await apart.run([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: nulTerminated(links.map(({ path }) => path)) });
	return [...found.filter((path) => path.endsWith("/")), ...links.map(({ path }) => path)];
}
async function takeSubmodules(git, apart, before, console) {
	for (const { path } of before.filter(isLink)) {
		const name = readable$1(path);
		const submodule = git.in(join(git.folder, name));
		if (!await standing(join(submodule.folder, ".git"))) continue;
		const sha = await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) continue;
		const input = Buffer.from(`160000 ${sha}\t${path}\0`, "latin1");
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input });
		if (await submodule.ask(["status", "--porcelain"])) console.warn(`Uncommitted work in the submodule ${name} is not part of head: the submodule counts with its checked-out commit.`);
	}
}
function isLink({ mode }) {
	return mode === "160000";
}
function fileOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
// src/effects/git/revisions/revisions.ts
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	const head = await headOf(git, remote, wanted, console);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named$1(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== worktree) return named$1(git, remote, "head", wanted.head);
	const sha = await checkedOut(git);
	if (wanted.head === worktree) return snapshot(git, sha, console);
	const from = "what is checked out";
	const { pull } = wanted.event;
	return {
		sha,
		from: pull && !await holds(git, sha, pull.headSha) ? `${from}, ${other(pull)}` : from
	};
}
function other({ headSha }) {
	return `though the event is of ${shortSha(headSha)}`;
}
async function holds(git, sha, wanted) {
	if (sha === wanted || (await parentsOf(git, sha)).includes(wanted)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		wanted,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await commitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new Misconfigured(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function usualBase(git, remote, head, wanted) {
	const { name, pull, before, defaultBranch } = wanted.event;
	const isWorktree = wanted.head === worktree;
	const on = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, on, pull);
	if (isWorktree) return {
		...on,
		from: "the commit that is checked out"
	};
	const sha = before === null ? null : await available(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	return baseWithoutEvent(remote, on, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`);
}
async function baseWithoutEvent(remote, head, branch, why) {
	const began = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (began !== null && began !== head.sha) return {
		sha: began,
		from: `merge base with ${branch}, as ${why}`
	};
	const tag = began === null ? null : await remote.lastTag(head.sha);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	const tried = branch === null ? "" : began === null ? `, nothing is common with the default branch "${branch}"` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new Misconfigured(`base: ${why}${tried}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await available(git, remote, first);
		if (sha === null) throw missing$1("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new Misconfigured(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function available(git, remote, sha) {
	return await commitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function named$1(git, remote, side, revision) {
	const found = await namedHere(git, revision) ?? await namedHere(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
	if (found === null) throw missing$1(side, revision);
	const taken = found.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: found.sha,
		from: `${side}: ${revision}${taken}`
	};
}
async function namedHere(git, revision) {
	const sha = await commitOf(git, revision);
	if (sha === null) return null;
	const branches = await commitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => commitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function missing$1(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === worktree ? " The tree as it stands can only be head." : ""}`);
}
function nothingToCompare(head, base, wanted) {
	const what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (wanted.head === worktree) return new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`);
	return new Misconfigured(`${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
// src/effects/git/revisions/suite-changes.ts
async function suiteChanges(git, commits) {
	const changes = await changesIn(git, commits);
	const goBenchmarks = needsGoBenchmarks(changes) ? await readGoBenchmarks(git, commits) : new Set();
	return changedSuite(changes, goBenchmarks);
}
async function changesIn(git, { base, head }) {
	const fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		"--find-renames",
		base.sha,
		head.sha,
		"--"
	]));
	const changes = [];
	for (let i = 0; i < fields.length;) {
		const [modeBefore, modeAfter, before, after, status = ""] = fields[i]?.slice(1).split(" ") ?? [];
		const paths = fields.slice(i + 1, i + (status.startsWith("R") ? 3 : 2)).map(readable$1);
		i += 1 + paths.length;
		if (![modeBefore, modeAfter].some((mode) => mode === "000000" || mode === "160000") && before !== after) changes.push({
			base: paths[0] ?? "",
			head: paths.at(-1) ?? ""
		});
	}
	return changes;
}
async function readGoBenchmarks(git, commits) {
	const search = [
		"grep",
		"--no-color",
		"--no-recurse-submodules",
		"-l",
		"-z",
		"-E",
		"-e"
	];
	const declaration = "^func Benchmark([^a-z(][^(]*)?\\(";
	const files = new Set();
	for (const side of sides) {
		const { sha } = commits[side];
		const found = await git.ask([
			...search,
			declaration,
			sha,
			"--",
			":(top,glob)**/*_test.go"
		]);
		for (const path of nulSeparated(found ?? "")) files.add(readable$1(path.slice(sha.length + 1)));
	}
	return files;
}
// src/effects/git/revisions/tree-change.ts
const whole = [
	"-r",
	"-z",
	"--no-renames",
	"--ignore-submodules=none"
];
async function treeChange(git, commits) {
	const links = nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commits.head.sha
	])).filter((line) => line.startsWith("120000 "));
	return {
		differences: await differences(git, commits),
		links: links.map((line) => readable$1(line.slice(line.indexOf("	") + 1)))
	};
}
async function differAt(git, commits, globs) {
	const empty = await git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], { input: Buffer.alloc(0) });
	for (const glob of globs) {
		refuseOutside("paths", glob);
		if ((await Promise.all(sides.map((side) => namesAt(git, empty, commits[side].sha, [glob])))).every((names) => names.length === 0)) throw nothingMatches(glob);
	}
	if ((await namesAt(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true;
	return (await raw(git, commits)).some(({ modes }) => modes.includes("160000"));
}
async function differences(git, commits) {
	const isPlain = (mode) => [
		"000000",
		"100644",
		"100755"
	].includes(mode);
	return (await raw(git, commits)).map(({ path, modes }) => ({
		path,
		isPlain: modes.every(isPlain)
	}));
}
async function raw(git, { base, head }) {
	const fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		...whole,
		base.sha,
		head.sha,
		"--"
	]));
	return fields.filter((_, n) => n % 2 === 0).map((one, n) => ({
		path: readable$1(fields[2 * n + 1] ?? ""),
		modes: one.slice(1).split(" ").slice(0, 2)
	}));
}
async function namesAt(git, from, to, globs) {
	const args = [
		"diff-tree",
		"--name-only",
		...whole,
		from,
		to,
		"--",
		...globs.map(globbed)
	];
	return nulSeparated(await git.run(args));
}
function nothingMatches(glob) {
	return new Misconfigured(`paths: "${glob}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`);
}
// src/effects/git/worktrees/submodule-sources.ts
async function findSubmodules(source, commit, links, { side, console }) {
	const names = await namesOf(source.git, commit);
	const own = source.hasTree ? await ownSubmodules(source.git) : [];
	const found = [];
	for (const [path, linked] of links) {
		const name = names.get(path) ?? null;
		const same = own.find((one) => name !== null && one.name === name) ?? own.find((one) => one.path === path && (name === null || one.name === null));
		const repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name);
		if (repository !== null) {
			await complete(repository.git, linked, path, side);
			found.push({
				path,
				commit: linked,
				source: repository
			});
		} else if (!same) console.warn(`The submodule ${readable$1(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`);
	}
	return found;
}
async function ownSubmodules(git) {
	const names = await namesOf(git, "");
	return (await readIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function namesOf(git, commit) {
	const listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(nulSeparated(listing ?? "").map((entry) => {
		const end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function inTree(git, path) {
	if (!await standingBelow(git.folder, `${path}/.git`)) return null;
	return {
		git: git.in(join(git.folder, readable$1(path))),
		hasTree: true
	};
}
async function withoutTree(git, name) {
	if (name === null || !isInside(name)) return null;
	const folder = await gitPath(git, `modules/${readable$1(name)}`);
	if (!await standing(join(folder, "HEAD"))) return null;
	const env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	};
	const inside = git.in(folder);
	return {
		git: {
			...inside,
			run: (args, options) => inside.run(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			ask: (args, options) => inside.ask(args, {
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
async function complete(git, commit, path, side) {
	if (await git.ask([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) !== null) return;
	if (await (await origin(git, "", "")).fetchCommit(commit) !== null) return;
	throw new CouldNotMeasure(`${side} has the submodule ${readable$1(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule, or let actions/checkout fetch all of its history ("fetch-depth: 0").`);
}
// src/effects/git/worktrees/add-worktree.ts
async function addWorktree(source, target, commit, adding) {
	const { git } = source;
	await adding.register(git);
	await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	const there = git.in(target);
	await writeFile(await gitPath(there, "locked"), `${ourLock}\n`, { flag: "wx" });
	await shareSettings(git, there);
	if (source.hasTree) await copyIgnored(git, target, commit, adding.copying);
	await there.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	const links = await readLinks(git, commit);
	if (links.size === 0) return;
	for (const found of await findSubmodules(source, commit, links, adding)) await addWorktree(found.source, join(target, readable$1(found.path)), found.commit, adding);
}
async function shareSettings(from, to) {
	for (const name of ["info/sparse-checkout", "config.worktree"]) {
		const content = await contentOf$1(await gitPath(from, name));
		if (content === null) continue;
		const path = await gitPath(to, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		if (name === "config.worktree") for (const key of ["core.worktree", "core.bare"]) await from.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
// src/effects/git/worktrees/around.ts
async function placeAround(folder, root, outside) {
	const names = root.split(sep).filter((name) => name !== "");
	const up = Math.max(1, ...outside.map((path) => path.split(sep).filter((part) => part === "..").length));
	const place = join(folder, "around", ...names.slice(-up));
	await mkdir(dirname(place), { recursive: true });
	const linked = [place];
	for (const path of outside.toSorted((a, b) => a.length - b.length)) {
		const [to, from] = [resolve(root, path), resolve(place, path)];
		const there = await stat$1(to).catch(() => null);
		if (!there || linked.some((one) => `${from}${sep}`.startsWith(`${one}${sep}`))) continue;
		await mkdir(dirname(from), { recursive: true });
		await symlink(to, from, there.isDirectory() ? "junction" : "file");
		linked.push(from);
	}
	return place;
}
// src/effects/git/worktrees/one-place.ts
const mostTime = .05;
function onePlace(folder, path) {
	const away = new Away(folder, mostTime);
	for (const side of sides) away.leave(side, join(folder, side));
	let shown = null;
	const move = (side, from, to) => {
		try {
			renameSync(from, to);
		} catch (error) {
			throw new CouldNotMeasure(`The worktree of ${side} could not be moved from ${from} to ${to}: ${error.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`);
		}
	};
	return {
		path,
		show(side) {
			if (shown === side) return;
			if (shown !== null) {
				move(shown, path, join(folder, shown));
				away.leave(shown, join(folder, shown));
			}
			shown = null;
			away.comeBack(side, join(folder, side));
			move(side, join(folder, side), path);
			shown = side;
		},
		refuseChanged() {
			for (const side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side));
		}
	};
}
// src/effects/git/worktrees/worktrees.ts
async function takeWorktrees(user, commits, console, { outside, temporary, hasPointers, signal } = {}) {
	await recoverCheckout(user, console);
	await recoverWorktrees(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const { folder, register, remove } = await openFolder(git, temporary || tmpdir());
	const copying = copyingFor(console, signal);
	const heads = {
		base: "",
		head: ""
	};
	const stashes = await readStashes(git);
	try {
		console.info(`checking base and head out in ${folder}, each with a copy of the ignored files`);
		for (const side of sides) {
			const around = {
				side,
				console,
				register,
				copying: copying(side)
			};
			await addWorktree({
				git,
				hasTree: true
			}, join(folder, side), commits[side].sha, around).catch((error) => {
				throw notCheckedOut(error, side);
			});
			heads[side] = await gitPath(git.in(join(folder, side)), "HEAD");
		}
		const paths = await Promise.all(sides.map(async (side) => outside?.(git.in(join(folder, side))) ?? []));
		const place = onePlace(folder, await placeAround(folder, git.folder, [...new Set(paths.flat())]));
		const shown = git.in(place.path);
		return {
			async enter(side) {
				place.show(side);
				await checkOutAgain(shown, commits[side].sha, heads[side]);
				return place.path;
			},
			refuseChanged: () => place.refuseChanged(),
			async [Symbol.asyncDispose]() {
				await remove(console);
				await bringBackStashes(git, stashes, console);
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if ((await contentOf$1(head).catch(() => null))?.toString().trim() !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
// src/effects/measure/driver.ts
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
};
var EmptyShard = class extends Error {
	name = "EmptyShard";
};
function lostOf({ item, failures }) {
	const { benchmark, package: path } = item;
	return {
		benchmark,
		package: path,
		failures: failures.map(({ side, message, output, kind }) => ({
			side,
			message,
			output,
			kind
		}))
	};
}
// src/effects/measure/filtered-run.ts
var FilteredRun = class {
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
		const whole = wholeRun(this.run, this.filter);
		if (only === null) return await visit(whole);
		const text = this.textFor(only, format);
		const problem = text === null ? null : await this.attempt(() => visit(text), only);
		if (problem !== null && typeof problem !== "string") return problem;
		if (problem !== null) this.giveUp(problem);
		return keeping(await visit(whole), only);
	}
	textFor(only, format) {
		if (this.filter === null || this.hasFailed) return null;
		const names = only.flatMap((name) => format?.namesInFilters?.(name) ?? name);
		return filteredRun(this.run, this.filter, names);
	}
	async attempt(visit, only) {
		try {
			const kept = keeping(await visit(), only);
			if (kept.visit.measurements.length > 0) return kept;
			return `With "filter" the command measured none of ${only.length === 1 ? "what" : `the ${only.length} benchmarks that`} it was asked for.`;
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			return error.message;
		}
	}
	giveUp(problem) {
		this.hasFailed = true;
		this.console.warn(`${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`);
	}
};
function keeping(reading, only) {
	const kept = new Set(only);
	const measurements = reading.visit.measurements.filter(({ benchmark }) => kept.has(benchmark));
	return {
		...reading,
		visit: {
			...reading.visit,
			measurements
		}
	};
}
// src/effects/measure/output-file.ts
async function openWithin(tree, path, named) {
	const target = await realpath(path).catch(() => "");
	const way = relative(await realpath(tree), target);
	if (target === "" || way.split(sep)[0] === ".." || isAbsolute(way)) throw new CouldNotMeasure(`output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const handle = await telling(named, "opened", () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
	const found = await handle.stat();
	const close = () => handle.close();
	if (!found.isFile()) {
		await close();
		throw new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`);
	}
	return {
		size: found.size,
		async beginning() {
			const bytes = await readAt(handle, 0, Math.min(asked, found.size), named);
			return new StringDecoder("utf8").write(bytes);
		},
		pieces: () => piecesOf(handle, found.size, named),
		[Symbol.asyncDispose]: close
	};
}
async function telling(named, done, step) {
	try {
		return await step();
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		throw new CouldNotMeasure(`output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`);
	}
}
async function* piecesOf(handle, size, named) {
	const decoder = new StringDecoder("utf8");
	for (let start = 0; start < size;) {
		const bytes = await readAt(handle, start, Math.min(asked, size - start), named);
		if (bytes.length === 0) break;
		start += bytes.length;
		yield decoder.write(bytes);
	}
	const rest = decoder.end();
	if (rest !== "") yield rest;
}
function readAt(handle, start, length, named) {
	return telling(named, "read", async () => {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
		return buffer.subarray(0, bytesRead);
	});
}
// src/effects/measure/output-files.ts
const mostBytes$1 = 256 * 2 ** 20;
const mostFiles = 1e4;
const fetched = /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({ git, globs }) {
	const [tracked] = await list$1(git, ["--cached"], globs);
	if (tracked === void 0) return;
	throw new Misconfigured(`output: ${named(tracked)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`);
}
async function refusePresent(place) {
	const [present] = await listOutput(place);
	if (present === void 0) return;
	throw new Misconfigured(`output: ${named(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`);
}
async function removeOutput(place) {
	for (const path of await listOutput(place)) await telling(named(path), "removed", () => rm(pathOf(place.git, path), { force: true }));
}
async function readOutput(place, formats, known, goOn = () => {}) {
	const paths = await listOutput(place);
	if (paths.length === 0) throw new CouldNotMeasure(`The command left no file that matches "output": ${place.globs.join(", ")}. (Links to folders are not followed.)`);
	const format = known ?? await formatOf(place, paths, formats, goOn);
	return {
		format,
		parsed: format ? await readAs(format, place, paths, goOn) : nothingParsed,
		problem: null
	};
}
async function formatOf(place, paths, formats, goOn) {
	let unknown = null;
	let first = null;
	for (const path of paths) try {
		var _usingCtx$2 = _usingCtx();
		goOn();
		const beginning = await _usingCtx$2.a(await openOutput(place, path)).beginning();
		if (first?.format.claims(beginning)) continue;
		const format = formats.find((one) => one.claims(beginning));
		if (first && format && format !== goFormat) throw new CouldNotMeasure(`${named(first.path)} is in the format ${first.format.name}, and ${named(path)} in ${format.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
		if (format) first ??= {
			format,
			path
		};
		else if (unknown === null && /\S/.test(beginning)) unknown = `${named(path)} ${unknownFormat(beginning, formats)}`;
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
	if (first || unknown === null) return first?.format ?? null;
	throw new CouldNotMeasure(unknown);
}
async function readAs(format, place, paths, goOn) {
	const parts = [];
	let reader = format.open();
	const isOne = reader.file !== void 0;
	let bytes = 0;
	for (const path of paths) try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openOutput(place, path));
		bytes += file.size;
		if (bytes > mostBytes$1) throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes$1 / 2 ** 20} MiB. Name fewer, or let the command write less.`);
		try {
			reader.file?.(readable$1(path));
			for await (const piece of file.pieces()) {
				goOn();
				reader.write(piece);
			}
			if (isOne) continue;
			parts.push(reader.end());
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			throw new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`);
		}
		reader = format.open();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
	try {
		return isOne ? reader.end() : joined(parts, paths);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw new CouldNotMeasure(`The files that match "output" could not be read as ${format.name}: ${error.message}`);
	}
}
function joined(parts, paths) {
	const shared = sharedIn(parts);
	if (shared === null) return joinParsed(parts);
	const [one = "", other = ""] = shared.parts.map((part) => named(paths[part] ?? ""));
	throw new CouldNotMeasure(`${one} and ${other} both have the benchmark "${visible(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`);
}
function openOutput({ git, tree }, path) {
	return openWithin(tree, pathOf(git, path), named(path));
}
async function listOutput({ git, globs }) {
	const paths = await list$1(git, ["--others"], globs);
	const [first] = paths;
	if (first !== void 0 && paths.length > mostFiles) throw new Misconfigured(`output: ${globs.join(", ")} matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
	const other = paths.find((path) => fetched.test(path));
	if (other === void 0) return paths;
	throw new Misconfigured(`output: ${globs.join(", ")} matches ${named(other)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`);
}
async function list$1(git, which, globs) {
	const paths = globs.map((glob) => `:(glob)${glob}`);
	const found = nulSeparated(await git.run([
		"ls-files",
		"-z",
		...which,
		"--",
		...paths
	]));
	return [...new Set(found)].filter((path) => !path.endsWith("/"));
}
function pathOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
function named(path) {
	return `"${visible(readable$1(path))}"`;
}
// src/effects/measure/refuse-failed.ts
function refuseFailed({ commits, timeout }, side, place, { name, its, text, hint = "" }, { status, isLate, lastLines }) {
	const where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailed(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines, "timeout");
	if (status === 0) return;
	const how = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailed(side, `${its} ${how} in ${place}`, `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`, lastLines);
}
// src/effects/measure/refuse-parsed.ts
function refuseParsed({ failures, refused }, { side, place, where, text, lastLines }) {
	const [failure, ...others] = failures;
	if (failure !== void 0) throw new SideFailed(side, `a benchmark failed in ${place}`, `A benchmark failed in ${where}, though its command ended with status 0: ${failure}${others.length > 0 ? ` (and ${others.length} more)` : ""}. Command: ${text}`, lastLines);
	if (refused.length > 0) throw new SideFailed(side, `a benchmark gave a value that is not a finite number in ${place}`, `A benchmark in ${place}, ${side} gave a value that is not a finite number: ${refused[0]}. Fix what it reports.`, lastLines);
}
// src/effects/measure/script.ts
async function runScript({ text, ...surroundings }) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		const file = join(folder, "run.sh");
		await writeFile(file, text);
		const args = [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		];
		const ended = await runProcess({
			...surroundings,
			file: bash(),
			args
		});
		if (ended.status === notFound$1 && /^.*: exec: .*$/.test(ended.lastLines)) throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`);
		return ended;
	} catch (error) {
		if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`);
		throw error;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
const notFound$1 = 127;
const whereFrom = "Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.";
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}
// src/core/common/hash.ts
function hashOf(text) {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
	hash = Math.imul(hash ^ hash >>> 16, 569420461) >>> 0;
	return (hash ^ hash >>> 15) >>> 0;
}
// src/core/shard/in-shard.ts
function inShard(shard, known = []) {
	if (shard === null) return () => true;
	const [number, of] = shard;
	const places = shareOut(known, of);
	return (named) => (places.get(nameOf$1(named)) ?? hashOf(nameOf$1(named)) % of + 1) === number;
}
function shareOut(known, of) {
	const seconds = new Map();
	for (const one of known) seconds.set(nameOf$1(one), (seconds.get(nameOf$1(one)) ?? 0) + one.seconds);
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
function nameOf$1({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
// src/effects/measure/sharded-run.ts
var ShardedRun = class {
	isIn;
	names = new Set();
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
		const { measurements } = reading.visit;
		const ours = measurements.filter((one) => this.isOurs(one));
		for (const { benchmark } of ours) this.names.add(benchmark);
		this.hasOthers ||= ours.length < measurements.length;
		return {
			...reading,
			visit: {
				...reading.visit,
				measurements: ours
			}
		};
	}
	isOurs({ benchmark }) {
		return this.isIn({
			benchmark: keyOf(benchmark),
			package: null
		});
	}
};
// src/effects/measure/command-driver.ts
const usualReporting = {
	format: anyFormat,
	output: []
};
const everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function commandDriver(bench, run, { format: word, output: globs, filter = null, ignoredFiles, isInShard } = usualReporting) {
	const filtered = new FilteredRun(run, filter, bench.console);
	const sharded = isInShard ? new ShardedRun(isInShard) : null;
	const named = formatNamed(word);
	const found = {
		base: named,
		head: named
	};
	const checked = new Set();
	let shared = null;
	const gave = {};
	let unknown = null;
	const visitBy = async (text, side, attempt) => {
		const { place } = attempt;
		const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
		const output = globs.length > 0 ? await outputPlace(bench, side, globs) : null;
		if (output && !checked.has(side)) await refuseTracked(output);
		checked.add(side);
		const cannotRead = (error, lastLines) => {
			if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error;
			const why = `what its command wrote could not be read in ${place}`;
			throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${text}`, lastLines);
		};
		if (output) await removeOutput(output).catch((error) => cannotRead(error, ""));
		const printed = new Recogniser(formats, found[side]);
		const onText = (piece) => {
			if (!output) printed.write(piece);
		};
		const { lastLines, started, seconds, goOn } = await runOn(bench, side, text, {
			...attempt,
			onText
		});
		const { format, parsed, problem } = await (output ? readOutput(output, formats, found[side], goOn) : readPrinted(printed)).catch((error) => cannotRead(error, lastLines));
		gave[side] ||= parsed.measurements.length > 0;
		if (side === "head" && problem !== null && !gave.head) unknown = {
			problem,
			lastLines
		};
		if (unknown && gave.base !== void 0) {
			const message = `Nothing was measured ${gave.base ? "on head, though base has benchmarks" : "on either side"}. What head printed (${shortSha(bench.commits.head.sha)}) ${unknown.problem}\nCommand: ${text}`;
			throw new SideFailed("head", `it printed no benchmark in ${place}`, message, unknown.lastLines);
		}
		if (format && !found[side] && format.name !== "go") bench.console.info(`${side} is read as ${format.name}`);
		found[side] ??= format;
		refuseParsed(parsed, {
			side,
			place,
			where,
			text,
			lastLines
		});
		const { measurements, units } = parsed;
		const visit = {
			started: started.toISOString(),
			seconds,
			measurements
		};
		return {
			visit: format ? {
				...visit,
				format: format.name
			} : visit,
			units,
			printed: null
		};
	};
	return {
		isWarmedUp: false,
		get canFilter() {
			return filtered.isOn;
		},
		async prepare(side) {
			if (globs.length > 0 && ignoredFiles === "shared" && shared === null) {
				const place = await outputPlace(bench, side, globs);
				await refusePresent(place);
				shared = place;
			}
			await setUp(bench, side);
		},
		async items() {
			return [everything];
		},
		parts: (item) => [item],
		lost: [],
		proven: [],
		toolchain: () => null,
		planned: [],
		laidOut: [],
		binaries: () => null,
		turns: () => 1,
		get isEmpty() {
			return sharded?.isEmpty ?? false;
		},
		visit(_, side, attempt) {
			const visit = (only) => filtered.visit(only, found[side], (text) => visitBy(text, side, attempt));
			return sharded ? sharded.visit(attempt, visit) : visit(attempt.only);
		},
		async relay() {},
		isRelaid: false,
		async [Symbol.asyncDispose]() {
			if (shared) await removeOutput(shared).catch(() => {});
		}
	};
}
async function readPrinted(printed) {
	return {
		parsed: printed.end(),
		format: printed.format,
		problem: printed.problem
	};
}
async function outputPlace(bench, side, globs) {
	return {
		git: gitIn(await enterFolder(bench, side), bench.env),
		tree: await bench.sides.enter(side),
		globs
	};
}
async function setUp(bench, side) {
	if (bench.setup === null) return;
	const output = bench.console.untrusted(`setup on ${side}`);
	const onOutput = (chunk) => output.write(chunk);
	const attempt = {
		round: 0,
		place: "setup",
		only: null,
		budgetEnds: null,
		onOutput,
		onText() {}
	};
	const { setupEnv: env = bench.env } = bench;
	await runOn({
		...bench,
		env
	}, side, bench.setup, attempt).finally(() => output.close());
}
async function enterFolder(bench, side) {
	const folder = resolve(await bench.sides.enter(side), bench.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is not a folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
}
async function runOn(bench, side, text, { place, budgetEnds, onOutput, onText }) {
	const cwd = await enterFolder(bench, side);
	const { env, signal } = bench;
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const ended = await runScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput,
		onText
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasure)) throw error;
		const why = `its command gave no readable output in ${place}`;
		throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: "The command",
		its: "its command",
		text,
		hint: hintAt(text)
	}, ended);
	const seconds = (Date.now() - started.getTime()) / 1e3;
	const goOn = () => {
		if (signal.aborted) throw new Cancelled("cancelled");
		if (Date.now() <= deadline) return;
		if (deadline < timedOut) throw new OutOfBudget("the budget has ended");
		throw new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(bench.timeout)}). Let it write less, or raise "timeout".`);
	};
	return {
		lastLines: ended.lastLines,
		started,
		seconds,
		goOn
	};
}
function hintAt(text) {
	return /[\n;|&]/.test(text.trim()) ? " It was run with `bash -eo pipefail`, which ends at the first command that fails, in a pipe too; a `grep` that finds nothing has failed." : "";
}
// src/core/go/plan-visits.ts
const mostOverhead = 2 / 3;
const shortest = .001;
const fewestIterations = 2;
const mostFirst = .05;
const leastFirst = 1;
const mostTurns = 24;
const mostIterations$1 = 1e9;
function planVisits(time, trials) {
	const rows = trials.flatMap((one) => one.rows);
	if (rows.length === 0 || trials.some((one) => one.rows.length === 0)) return null;
	const isOne = trials.every((one) => one.rows.length === 1);
	const most = Math.max(...trials.map((one) => one.rows.length));
	const overhead = Math.max(...trials.map((one) => one.overhead)) * (isOne ? 1 : 2);
	const operation = Math.max(...rows.map((row) => operationOf(row, time)));
	const first = Math.max(...rows.map((row) => firstOf(row, operationOf(row, time))));
	const length = Math.max(shortest, overhead * (1 / mostOverhead - 1) / most, fewestIterations * operation, first / mostFirst);
	const fitting = Math.min(mostTurns, Math.floor(time / length));
	const turns = fitting < 2 ? 1 : fitting - fitting % 2;
	const seconds = time / turns;
	const iterations = Math.min(mostIterations$1, Math.max(1, Math.round(seconds / operation)));
	return {
		turns,
		iterations: isOne ? iterations : null,
		seconds,
		overhead
	};
}
function roundSeconds({ turns, seconds, overhead }) {
	return 2 * turns * (seconds + overhead);
}
function firstOf({ firstTwo }, operation) {
	const more = (firstTwo ?? 0) - 2 * operation;
	return more > leastFirst * operation ? more : 0;
}
function operationOf({ iterations, seconds }, time) {
	const least = time / iterations;
	return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least);
}
function benchtimeOf({ iterations, seconds }) {
	return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`;
}
// src/effects/measure/both-failed.ts
function onBoth(head, base) {
	const message = `${head.message}\nBase failed as well: ${base.message}`;
	return new SideFailed("head", head.why, message, head.output, head.kind);
}
function cutShort(failed) {
	return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`, failed.output);
}
// src/effects/measure/leftovers.ts
const variable = "BENCHGATE_RUN";
const patience = 5e3;
const mostRestless = 4;
const mostShown = {
	characters: 100,
	commands: 3
};
var Leftovers = class {
	marks = {
		command: newMark(),
		setup: newMark()
	};
	commands = new Map();
	marked(env, kind) {
		return {
			...env,
			[variable]: this.marks[kind]
		};
	}
	get ended() {
		const shown = [...new Set(this.commands.values())].slice(0, mostShown.commands);
		return this.commands.size === 0 ? null : {
			kind: "left-running",
			count: this.commands.size,
			commands: shown
		};
	}
	async end() {
		await endMarked([this.marks.command], (pid, command) => this.commands.set(pid, command));
	}
	async endAll() {
		await this.end();
		await endMarked([this.marks.setup], () => {});
	}
	[Symbol.asyncDispose]() {
		return this.endAll();
	}
};
function unmarked(env) {
	const { [variable]: _, ...others } = env;
	return others;
}
async function endMarked(marks, found) {
	const ends = Date.now() + patience;
	let killed = [];
	const others = new Set();
	const stopped = new Set();
	for (let restless = 0;;) {
		const { left, isQuiet } = lookFor(marks, others);
		const running = left.filter(({ pid }) => !stopped.has(pid));
		for (const { pid } of running) {
			signal(pid, "SIGSTOP");
			stopped.add(pid);
		}
		if (running.length > 0 && Date.now() <= ends) continue;
		killed = killed.filter((pid) => isDying(pid) && contentOf(pid, "cmdline").length > 0);
		if (left.length + killed.length === 0 && (isQuiet || ++restless > mostRestless)) return;
		for (const { pid, isFirst } of left) {
			if (isFirst && !isDying(pid) && !isOfGo(pid)) found(pid, commandOf(pid));
			signal(pid, "SIGKILL");
		}
		killed = [...new Set([...killed, ...left.map(({ pid }) => pid)])];
		if (Date.now() > ends) throw new CouldNotMeasure(`A process that was left running could not be ended: ${killed.map((pid) => `${commandOf(pid)} (${pid})`)[0] ?? ""}. It would disturb what is measured after it. Let the command end what it starts.`);
		if (killed.length > 0) await setTimeout$1(1);
	}
}
let silent = new Set();
function lookFor(marks, others) {
	const all = pids();
	const ours = new Set();
	const empty = new Set();
	for (const pid of all) {
		if (others.has(pid)) continue;
		const environment = contentOf(pid, "environ");
		if (environment.length === 0) empty.add(pid);
		else if (marks.some((mark) => environment.includes(`${variable}=${mark}`))) ours.add(pid);
		if (!ours.has(pid) && (environment.length > 0 || silent.has(pid))) others.add(pid);
	}
	const isQuiet = [...empty].every((pid) => silent.has(pid)) && pids().join() === all.join();
	silent = new Set([...empty, ...all.filter((pid) => silent.has(pid))]);
	if (ours.size === 0) return {
		left: [],
		isQuiet
	};
	const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
	for (let size = 0; size < ours.size;) {
		size = ours.size;
		for (const [pid, parent] of parents) if (ours.has(parent)) ours.add(pid);
	}
	return {
		left: [...ours].map((pid) => ({
			pid,
			isFirst: !ours.has(parents.get(pid) ?? 0)
		})),
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
function parentOf(pid) {
	const [, parent = 0] = /\) \w (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1")) ?? [];
	return Number(parent);
}
function isDying(pid) {
	const isPending = [...contentOf(pid, "status").toString("latin1").matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`)).some((bits) => (bits & killBit) !== 0n);
	const flags = /\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1"))?.[1];
	return isPending || flags === void 0 || (Number(flags) & exiting) !== 0;
}
const killBit = 1n << 8n;
const exiting = 1028;
function commandOf(pid) {
	const words = contentOf(pid, "cmdline").toString("utf8").split("\0").join(" ").trim();
	return legible(words || contentOf(pid, "comm").toString("utf8").trim(), mostShown.characters);
}
function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch {}
}
function newMark() {
	return randomBytes(16).toString("hex");
}
// src/effects/measure/launcher.ts
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`;
const between = 250;
const grace = 2e3;
var Launcher = class Launcher {
	child;
	answers;
	env;
	folder;
	worked = 0;
	constructor(child, env, folder) {
		this.child = child;
		this.env = env;
		this.folder = folder;
		this.answers = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(given, folder) {
		if (process.platform === "win32") return null;
		const env = unmarked(given);
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
		return new Launcher(child, env, folder);
	}
	async [Symbol.asyncDispose]() {
		for (const pipe of [3, 5]) this.pipe(pipe).end();
		if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== void 0) await new Promise((resolve) => this.child.once("exit", resolve));
	}
	async run({ file, args, cwd, env, signal, deadline, onOutput }) {
		if (signal.aborted) throw new Cancelled("cancelled");
		const [out, err] = [join(this.folder, "out"), join(this.folder, "err")];
		const redirected = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quoted$1(value)}`), ...[file, ...args].map(quoted$1)].join(" ")} < /dev/null > ${quoted$1(out)} 2> ${quoted$1(err)} 3<&- 4>&-`;
		const running = quoted$1(join(this.folder, "running"));
		const start = `${redirected} & echo $! > ${running}; echo $! >&4`;
		const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`;
		this.tell(`cd ${quoted$1(cwd)} && { ${start}; ${end}; } || echo none >&4`);
		const group = Number(await this.answer());
		if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`);
		const watch = new Watch(group, signal, deadline, [out, err]);
		const status = Number(await this.answer());
		watch.end();
		const processor = await this.processor();
		await watch.look();
		if (watch.isTooMuch) throw new CouldNotMeasure(tooMuch);
		const [stdout, stderr] = await Promise.all([readFile(out), readFile(err)]);
		for (const text of [stdout, stderr]) if (text.length > 0) onOutput(text);
		if (signal.aborted) throw new Cancelled("cancelled");
		const tail = new Tail();
		for (const text of [stdout, stderr]) tail.add(text);
		const { isLate } = watch;
		const text = {
			stdout: stdout.toString("utf8"),
			lastLines: tail.lines()
		};
		return {
			status: statusOf(status),
			isLate,
			...text,
			processor
		};
	}
	async processor() {
		await this.answer();
		const before = this.worked;
		this.worked = secondsIn(await this.answer());
		return this.worked - before;
	}
	tell(line) {
		this.pipe(3).write(`${line}\n`);
	}
	pipe(number) {
		return this.child.stdio[number];
	}
	async answer() {
		const { value, done } = await this.answers.next();
		if (done) throw new CouldNotStart("The shell that starts benchmarks has ended. Something may have killed it.");
		return value;
	}
};
var Watch = class {
	isLate = false;
	isTooMuch = false;
	timers = [];
	group;
	signal;
	files;
	constructor(group, signal, deadline, files) {
		this.group = group;
		this.signal = signal;
		this.files = files;
		signal.addEventListener("abort", this.abort, { once: true });
		if (signal.aborted) this.abort();
		const late = () => {
			this.isLate = true;
			this.stop("SIGQUIT");
		};
		this.timers.push(setTimeout(late, Math.min(Math.max(0, deadline - Date.now()), longestTimer)));
		this.timers.push(setInterval(() => void this.look(), between));
	}
	async look() {
		for (const file of this.files) if (((await standing(file))?.size ?? 0) > mostOutput) this.isTooMuch = true;
		if (this.isTooMuch) endGroup(this.group, "SIGKILL");
	}
	end() {
		for (const timer of this.timers) clearTimeout(timer);
		this.signal.removeEventListener("abort", this.abort);
		endGroup(this.group, "SIGKILL");
	}
	abort = () => this.stop("SIGTERM");
	stop(signal) {
		endGroup(this.group, signal);
		this.timers.push(setTimeout(() => endGroup(this.group, "SIGKILL"), grace));
	}
};
function endGroup(group, signal) {
	try {
		process.kill(-group, signal);
	} catch {}
}
function secondsIn(times) {
	return [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce((sum, [, minutes, whole, part]) => sum + 60 * Number(minutes) + Number(`${whole}.${part}`), 0);
}
function quoted$1(word) {
	return `'${word.replaceAll("'", `'\\''`).split("\n").join(`'$'\\n''`)}'`;
}
function statusOf(status) {
	if (status <= 128) return status;
	return Object.entries(constants$1.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
}
// src/core/go/bench-pattern.ts
function splitPattern(pattern) {
	const alternatives = [];
	let elements = [];
	let element = "";
	let square = 0;
	let round = 0;
	for (let i = 0; i < pattern.length; i++) {
		const character = pattern[i];
		const isOutside = square === 0 && round === 0;
		if (character === "\\") {
			element += character + (pattern[++i] ?? "");
			continue;
		}
		if (isOutside && (character === "/" || character === "|")) {
			elements.push(element);
			element = "";
			if (character === "|") {
				alternatives.push(elements);
				elements = [];
			}
			continue;
		}
		if (character === "[") square++;
		else if (character === "]") square = Math.max(0, square - 1);
		else if (square === 0 && character === "(") round++;
		else if (square === 0 && character === ")") round--;
		element += character;
	}
	return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || ".", ...below]);
}
function patternFor(name, alternatives) {
	const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join("/"));
	return [...new Set(patterns)].join("|");
}
function patternOf(benchmark) {
	const [top = "", ...below] = benchmark.split("/");
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted(level)}$`)].join("/");
}
function quoted(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
// src/effects/go/binary.ts
function binaryOf(one, root, file, env, toolchain) {
	const cwd = resolve(root, one.folder);
	return {
		package: one,
		file,
		cwd,
		env: {
			...env,
			...toolchain?.env,
			PWD: cwd
		}
	};
}
function argsFor(settings, pattern) {
	return [
		"-test.paniconexit0",
		"-test.timeout=0",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		...measureFlags(settings)
	];
}
function argsForOne({ benchmem, cpu }, benchmark, reported, env) {
	const { name, processors } = nameOf(cpu, benchmark, reported, env);
	return argsFor({
		benchmem,
		cpu: cpu === null ? null : processors ?? "1"
	}, patternOf(name));
}
function nameOf(cpu, benchmark, reported, env) {
	const [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/.exec(benchmark) ?? [];
	return (cpu === null ? haveProcessors([benchmark, ...reported], env) : cpu.split(",").includes(processors)) ? {
		name,
		processors
	} : {
		name: benchmark,
		processors: null
	};
}
function haveProcessors(names, env) {
	const top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	const [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	if (ending === void 0 || others.length > 0) return false;
	const most = Number(env.GOMAXPROCS) || availableParallelism();
	return ending !== "1" && Number(ending) <= most;
}
// src/effects/go/items.ts
function itemsOf(prepared) {
	const items = new Map();
	for (const side of sides) for (const [path, { benchmarks }] of prepared[side]?.built ?? []) {
		if (prepared.base?.broken.has(path)) continue;
		for (const name of benchmarks.keys()) {
			const title = `${path}.${name}`;
			const on = [...items.get(title)?.sides ?? [], side];
			const benchmark = name.replace(/^Benchmark/, "");
			items.set(title, {
				title,
				benchmark,
				name,
				package: path,
				sides: on
			});
		}
	}
	return [...items.values()];
}
function worthLinking(packages, rounds) {
	const together = packages.reduce((sum, { linking }) => sum + linking, 0) * rounds;
	return packages.filter((one) => together <= 30 || one.linking <= .15 * one.measuring).map(({ path }) => path);
}
// src/effects/go/layouts.ts
var Layouts = class {
	given;
	chosen = null;
	second = null;
	isSecondLaid = false;
	round = 0;
	visited = new Set();
	before = new Set();
	constructor(given) {
		this.given = given;
	}
	get fromTheFirst() {
		return [...this.chosen ?? []];
	}
	get isAgain() {
		return this.isSecondLaid;
	}
	async again(packages, rounds) {
		this.second = {
			packages,
			rounds
		};
		this.isSecondLaid = true;
		await this.linkAgain(rounds[0] ?? 0, packages);
	}
	notAgain(rounds) {
		this.second = {
			packages: [],
			rounds
		};
		this.isSecondLaid = false;
	}
	async prepare(round, path) {
		if (this.second?.rounds.includes(round)) return this.linkAgain(round, this.second.packages);
		if (round !== this.round) [this.round, this.before, this.visited] = [
			round,
			this.visited,
			new Set()
		];
		if (this.visited.has(path)) return;
		this.visited = new Set([...this.visited, path]);
		if (this.chosen === null) return this.choose(round);
		if (!this.chosen.has(path)) return;
		const others = [...this.before].filter((one) => this.chosen?.has(one));
		const failure = await this.given.relay.link(round, [...new Set([path, ...others])]);
		if (failure === null) return;
		this.chosen = new Set();
		this.given.console.warn(`Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${failure}`);
	}
	fileOf(side, path, round) {
		return (this.second?.rounds.includes(round) ? this.isSecondLaid && this.second?.packages.includes(path) : this.chosen?.has(path)) ? this.given.relay.fileOf(side, path, round) : void 0;
	}
	async choose(round) {
		const { packages, rounds, relay, console } = this.given;
		const found = [];
		let shortest = 0;
		for (const [path, measuring] of packages) {
			if (found.reduce((sum, { linking }) => sum + linking, shortest) * rounds > 30 && shortest > .15 * measuring) {
				found.push({
					path,
					linking: shortest,
					measuring
				});
				continue;
			}
			const began = performance.now();
			const failure = await relay.link(round, [path]);
			if (failure !== null) {
				console.info(`${path} cannot be laid out anew, so it runs the binaries that were built at first: ${failure}`);
				continue;
			}
			const linking = (performance.now() - began) / 1e3;
			shortest = found.length === 0 ? linking : Math.min(shortest, linking);
			found.push({
				path,
				linking,
				measuring
			});
		}
		this.chosen = new Set(worthLinking(found, rounds));
		if (this.chosen.size === 0) return;
		const seconds = found.filter(({ path }) => this.chosen?.has(path)).reduce((sum, one) => sum + one.linking, 0);
		console.info(`each round runs test binaries of its own of ${this.chosen.size} of ${packages.size} packages, linked with their code in another order (${seconds.toFixed(1)} s a round)`);
	}
	async linkAgain(round, packages) {
		const failure = this.isSecondLaid ? await this.given.relay.link(round, packages) : null;
		if (failure === null) return;
		this.isSecondLaid = false;
		this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${failure}`);
	}
};
// src/effects/go/sealed.ts
const seals = new Map();
function seal(file) {
	const identity = process.platform === "win32" ? null : identityOf(file);
	if (identity === null) seals.delete(file);
	else seals.set(file, identity);
}
function refuseChanged(file, title) {
	const identity = seals.get(file);
	if (identity === void 0 || identity === identityOf(file)) return;
	throw new CouldNotMeasure(`The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`);
}
function identityOf(file) {
	const there = statSync(file, {
		bigint: true,
		throwIfNoEntry: false
	});
	return there ? [
		there.dev,
		there.ino,
		there.size,
		there.mtimeNs,
		there.ctimeNs
	].join(" ") : null;
}
// src/effects/go/build.ts
async function build(go, builds, settings) {
	const [first, ...others] = builds;
	if (!first) return [];
	const [one] = await buildAtOnce(go, [first], settings);
	return [one, ...await buildAtOnce(go, others, settings)];
}
function buildAtOnce(go, builds, settings) {
	return severally(builds, async ({ package: one, root, file, flags }) => {
		const args = [
			"test",
			"-c",
			"-vet=off",
			...buildFlags(settings),
			...flags,
			"-o",
			file,
			one.path
		];
		const ended = await go.run(resolve(root, one.module), args, one.env);
		seal(file);
		return ended;
	});
}
async function severally(all, work) {
	const done = [];
	const waiting = [...all.entries()];
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, one] = next;
			done[index] = await work(one);
		}
	};
	const giveUp = (error) => {
		waiting.length = 0;
		throw error;
	};
	const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp));
	const failed = (await Promise.allSettled(workers)).find((one) => one.status === "rejected");
	if (failed) throw failed.reason;
	return done;
}
// src/effects/go/relay.ts
var Relay = class {
	relaying;
	settings;
	round = null;
	seed = 0;
	files = {
		base: new Map(),
		head: new Map()
	};
	known = [];
	constructor(relaying, settings) {
		this.relaying = relaying;
		this.settings = settings;
	}
	async link(round, packages) {
		if (round !== this.round) {
			this.files = {
				base: new Map(),
				head: new Map()
			};
			this.seed = 1 + Math.floor(this.relaying.random() * 2 ** 31);
		}
		this.round = round;
		for (const path of packages) if (!this.known.includes(path)) this.known.push(path);
		for (const side of sides) {
			const missing = packages.filter((path) => !this.files[side].has(path));
			if (missing.length === 0) continue;
			await this.relaying.enter(side);
			const failure = await this.linkSide(side, missing);
			if (failure !== null) return failure;
		}
		return null;
	}
	fileOf(side, path, round) {
		return round === this.round ? this.files[side].get(path) : void 0;
	}
	async linkSide(side, packages) {
		const { prepared, folder } = this.relaying;
		const { go, root, built } = prepared[side];
		const builds = packages.flatMap((path) => {
			const one = built.get(path)?.package;
			if (!one) return [];
			const file = join(folder, side, `${this.known.indexOf(path)}-again.test`);
			return [{
				package: one,
				root,
				file,
				flags: [relinking(go.flags, this.seed)]
			}];
		});
		const failed = (await buildAtOnce(go, builds, this.settings)).find(({ status }) => status !== 0);
		if (failed) return failed.lastLines;
		for (const { package: one, file } of builds) this.files[side].set(one.path, file);
		return null;
	}
};
// src/effects/go/open-layouts.ts
function openLayouts(bench, settings, { seed, count }, folder, prepared, items, plans) {
	const packages = new Map();
	for (const item of items) {
		const { package: path, sides: on } = item;
		if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue;
		const plan = plans.of(item);
		const time = plan ? roundSeconds(plan) : 2 * (secondsOf(settings.benchtime) ?? 0);
		packages.set(path, (packages.get(path) ?? 0) + time);
	}
	const enter = (side) => bench.sides.enter(side);
	return new Layouts({
		relay: new Relay({
			prepared,
			folder,
			random: randomFrom(seed),
			enter
		}, settings),
		packages,
		rounds: count,
		console: bench.console
	});
}
function canRelay(prepared, path) {
	const built = sides.flatMap((side) => prepared[side].built.get(path) ?? []);
	return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay);
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
	const found = new Map();
	const idle = new Set(settings.packages);
	for (const module of await modulesWithBenchmarks(ground)) {
		const asked = settings.packages.flatMap((pattern) => {
			const meant = patternIn(module.folder, ground.workingDirectory, pattern);
			return meant === null ? [] : [{
				pattern,
				meant
			}];
		});
		if (asked.length === 0) continue;
		const env = await environmentIn(go, resolve(ground.root, module.folder));
		for (const { pattern, meant } of asked) for (const { path, folder } of await list(go, ground, settings, module.folder, env, meant)) {
			if (!module.holding.includes(folder)) continue;
			idle.delete(pattern);
			const other = found.get(path);
			if (other && other.folder !== folder) throw ambiguous(settings.packages, path, other.folder, folder);
			found.set(path, other ?? {
				path,
				folder,
				module: module.folder,
				env
			});
		}
	}
	return {
		packages: [...found.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		idle: [...idle]
	};
}
function ambiguous(patterns, path, one, other) {
	return new Misconfigured(`packages: "${patterns.join(" ")}" finds ${path} in two folders, "${one}" and "${other}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`);
}
async function modulesWithBenchmarks({ git, root }) {
	const modules = new Map();
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
		if (await standing(resolve(root, at, "go.mod"))) return at;
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
async function list(go, { root, refuse }, settings, module, env, pattern) {
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
	refuse(pattern, ended);
	return ended.stdout.split("\n").map((line) => line.split("	")).filter(([, folder, inside, outside]) => folder && (inside !== "0" || outside !== "0")).map(([path = "", folder = ""]) => ({
		path,
		folder: relative(root, folder) || "."
	}));
}
// src/effects/go/go-tool.ts
async function openGo(around, { goFlags }, folder) {
	const { status, stdout, lastLines } = await start(around, folder, ["env", "GOFLAGS"], {
		GOTOOLCHAIN: "local",
		GOWORK: "off"
	}).catch(missing);
	if (status === notFound) throw noGo(lastLines);
	if (status !== 0) throw new CouldNotMeasure(`"go env GOFLAGS" failed (${status}). Check that go runs in this step.`, lastLines);
	const given = stdout.trim();
	const GOFLAGS = [given, joinFlags(goFlags)].filter((part) => part !== "").join(" ");
	return {
		flags: [...splitFlags(given) ?? [], ...goFlags],
		run: (cwd, args, more = {}) => start(around, cwd, args, {
			GOFLAGS,
			...more
		})
	};
}
function start({ env, signal, timeout }, cwd, args, more) {
	return runProcess({
		file: "go",
		args,
		cwd,
		env: {
			...env,
			PWD: cwd,
			...more
		},
		signal,
		deadline: Date.now() + timeout * 1e3,
		onOutput() {}
	});
}
const notFound = 127;
function missing(error) {
	throw error instanceof CouldNotStart ? noGo(error.message) : error;
}
function noGo(output) {
	return new CouldNotMeasure("go could not be started. Install it before this step, as actions/setup-go does.", output);
}
async function toolchainIn(go, folder, env, more = {}) {
	const { status, stdout } = await go.run(folder, [
		"env",
		"GOVERSION",
		"GOROOT"
	], more);
	const [version, root] = stdout.trim().split("\n");
	if (status !== 0 || !version || !root) return null;
	const linker = await go.run(folder, [
		"tool",
		"link",
		"-randlayout=1",
		"-V"
	], more);
	const separator = process.platform === "win32" ? ";" : ":";
	return {
		version,
		canRelay: linker.status === 0,
		env: { PATH: [join(root, "bin"), env.PATH].filter((part) => part).join(separator) }
	};
}
// src/effects/go/repeat.ts
function benchCommand(settings, one, bench = "^$") {
	const goFlags = [...inModule(one), ...settings.goFlags];
	return surrounded(one, goCommand({
		...settings,
		goFlags,
		bench,
		packages: [one.path]
	}));
}
function testCommand(settings, packages) {
	const [one] = packages;
	return surrounded(one, [
		"go",
		"test",
		joinFlags([
			...inModule(one),
			...settings.goFlags,
			...buildFlags(settings)
		]),
		...packages.map(({ path }) => path)
	].filter((word) => word !== "").join(" "));
}
function inModule({ module }) {
	return module === "." ? [] : [`-C=${module}`];
}
function surrounded({ env }, command) {
	return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(" ");
}
// src/effects/go/list-benchmarks.ts
async function listBenchmarks(bench, settings, side, binary) {
	const found = new Map();
	const list = (pattern) => runProcess({
		...binary,
		args: [`-test.list=${pattern}`],
		signal: bench.signal,
		deadline: Date.now() + bench.timeout * 1e3,
		onOutput() {}
	});
	for (const alternative of splitPattern(settings.bench)) {
		const [top = ".", ...below] = alternative;
		for (const element of below) refuseInvalid(settings, await list(element));
		const ended = await list(top);
		refuseInvalid(settings, ended);
		const text = benchCommand(settings, binary.package);
		refuseFailed(bench, side, "the preparation", {
			name: `Listing the benchmarks of ${binary.package.path}`,
			its: `listing ${binary.package.path}`,
			text
		}, ended);
		const names = namesIn(ended.stdout);
		const own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list("^$")).stdout) : [];
		for (const { name, isAlone } of names) {
			const at = own.findIndex((one) => one.name === name && one.isAlone === isAlone);
			if (at >= 0) own.splice(at, 1);
			else found.set(name, [...found.get(name) ?? [], alternative]);
		}
	}
	return new Map([...found].map(([name, alternatives]) => [name, patternFor(name, alternatives)]));
}
function refuseInvalid({ bench }, { status, lastLines }) {
	const invalid = /^testing: invalid regexp .*$/m.exec(lastLines);
	if (invalid && status !== 0) throw new Misconfigured(`bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
}
function namesIn(text) {
	return text.split("\n").flatMap((line) => {
		const name = listed.exec(line.trim())?.[0];
		return !name?.startsWith("Benchmark") ? [] : [{
			name,
			isAlone: name === line.trim()
		}];
	});
}
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
// src/effects/go/prepare-side.ts
async function prepareSide(bench, side, settings, folder, onBase = new Map()) {
	await setUp(bench, side);
	const root = await realpath(await bench.sides.enter(side));
	const cwd = await realpath(await enterFolder(bench, side));
	const go = await openGo(bench, settings, folder);
	const { packages, idle } = await find(bench, side, go, settings, root, relative(root, cwd) || ".");
	await mkdir(join(folder, side), { recursive: true });
	const builds = packages.map((one, n) => ({
		package: one,
		root,
		file: join(folder, side, `${n}.test`),
		flags: []
	}));
	if (builds.length > 0) bench.console.info(`building ${count(builds.length)} on ${side}`);
	const outcomes = await build(go, builds, settings);
	const toolchains = await toolchainsOf(go, root, packages, bench.env);
	const built = new Map();
	const broken = new Map();
	for (const [n, { package: one, file }] of builds.entries()) try {
		refuseFailed(bench, side, "the preparation", {
			name: `The build of ${one.path}`,
			its: `the build of ${one.path}`,
			text: benchCommand(settings, one)
		}, outcomes[n]);
		const toolchain = toolchains.get(one.module) ?? null;
		const binary = binaryOf(one, root, file, bench.env, toolchain);
		const benchmarks = await listBenchmarks(bench, settings, side, binary);
		if (benchmarks.size > 0) built.set(one.path, {
			...binary,
			benchmarks,
			toolchain
		});
	} catch (error) {
		if (!(error instanceof SideFailed) || side === "head" && !onBase.has(one.path)) throw error;
		broken.set(one.path, error);
	}
	if (settings.test) await runTests(bench, side, go, settings, root, packages.filter(({ path }) => !broken.has(path)));
	return {
		root,
		go,
		built,
		broken,
		idle
	};
}
async function toolchainsOf(go, root, packages, env) {
	const found = new Map();
	for (const { module, env: more } of packages) if (!found.has(module)) found.set(module, await toolchainIn(go, resolve(root, module), env, more));
	return found;
}
function find(bench, side, go, settings, root, workingDirectory) {
	const refuse = (pattern, ended) => {
		refuseFailed(bench, side, "the preparation", {
			name: "Listing the packages",
			its: "listing its packages",
			text: [
				"go",
				"list",
				...buildFlags(settings),
				pattern
			].join(" ")
		}, ended);
	};
	return findPackages(go, {
		git: gitIn(root, bench.env),
		root,
		workingDirectory,
		refuse
	}, settings);
}
async function runTests(bench, side, go, settings, root, packages) {
	if (packages.length > 0) bench.console.info(`testing ${count(packages.length)} on ${side}`);
	for (const module of new Set(packages.map((one) => one.module))) {
		const [one, ...others] = packages.filter(({ module: its }) => its === module);
		if (!one) continue;
		const args = [
			"test",
			...buildFlags(settings),
			...[one, ...others].map(({ path }) => path)
		];
		const ended = await go.run(resolve(root, module), args, one.env);
		refuseFailed(bench, side, "the preparation", {
			name: "The test run",
			its: "its test run",
			text: testCommand(settings, [one, ...others])
		}, ended);
	}
}
function count(packages) {
	return packages === 1 ? "1 package" : `${packages} packages`;
}
// src/effects/go/same-file.ts
const largest = 2 ** 29;
async function isSameWithout(names, one, other) {
	try {
		const [{ size }, { size: otherSize }] = await Promise.all([stat$1(one), stat$1(other)]);
		if (size !== otherSize || size > largest) return false;
		const [content, others] = await Promise.all([readFile(one), readFile(other)]);
		return content.equals(others) && !names.some((name) => content.includes(name));
	} catch {
		return false;
	}
}
// src/effects/go/proven.ts
async function provenPackages({ base, head }, change) {
	const packages = new Set();
	const names = namesToLookFor(change);
	const pairs = [...base.built].flatMap(([path, one]) => {
		const other = head.built.get(path);
		return other ? [{
			path,
			one,
			other
		}] : [];
	});
	for (const { path, one, other } of pairs) if (isSurroundedAlike(one, other) && !mayReadDifference(one.package.folder, change) && await isSameWithout(names, one.file, other.file)) packages.add(path);
	return {
		packages,
		among: pairs.length
	};
}
function isSurroundedAlike(one, other) {
	const seen = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain, benchmarks }) => JSON.stringify([
		folder,
		module,
		ofModule,
		cwd,
		env,
		toolchain,
		[...benchmarks]
	]);
	return one.toolchain !== null && seen(one) === seen(other);
}
// src/effects/go/prove.ts
const noneProven = {
	packages: new Set(),
	among: 0
};
async function prove({ change, console }, { base, head }) {
	if (!base || !head || !change) return noneProven;
	const found = await provenPackages({
		base,
		head
	}, change);
	const { packages, among } = found;
	if (packages.size > 0) console.info(`${packages.size} of ${among} packages build the same test binary on both sides, and no file that their benchmarks could read differs: not measured (measure: all measures them)`);
	return found;
}
function benchmarksIn({ packages }, head) {
	return [...packages].flatMap((path) => [...head?.built.get(path)?.benchmarks.keys() ?? []].map((name) => ({
		benchmark: name.replace(/^Benchmark/, ""),
		package: path
	})));
}
// src/effects/go/refuse-idle.ts
function refuseIdle(settings, { base, head }, place) {
	if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
	const idle = settings.packages.find((one) => base.idle.includes(one) && head.idle.includes(one));
	if (idle === void 0) return;
	throw new Misconfigured(`packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`);
}
// src/effects/go/parts.ts
var Parts = class {
	tried = new Map();
	learn({ title, side }, parts) {
		this.tried.set(title, {
			...this.tried.get(title),
			[side]: parts
		});
	}
	of(item) {
		const tried = this.tried.get(item.title);
		const found = new Map();
		for (const side of sides.filter((one) => item.sides.includes(one))) {
			const parts = tried?.[side] ?? [];
			if (parts.length === 0) return [item];
			for (const { name } of parts) found.set(name, [...found.get(name) ?? [], side]);
		}
		return [...found].map(([name, on]) => ({
			...item,
			title: titleOf(item.title, name),
			benchmark: name,
			pattern: patternOf(name),
			sides: on
		}));
	}
};
function titleOf(title, name) {
	return `${title}${name.slice(name.indexOf("/"))}`;
}
async function tryParts(time, together, cpu, env, tryOne) {
	const { names, rows, overhead } = together;
	const parts = [];
	const known = new Set();
	if (names.length < 2 || overhead > mostAlone * time * names.length) return [];
	for (const [index, reported] of names.entries()) {
		const { name } = nameOf(cpu, reported, names, env);
		if (known.has(name) || !name.includes("/")) return [];
		known.add(name);
		const alone = await tryOne(patternOf(name), reported);
		const row = rows[index];
		if (!alone || !row) return [];
		if (alone.overhead > mostAlone * time) return [];
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
const mostAlone = mostOverhead / .33333333333333337;
// src/core/go/printed.ts
const ofTheFormat = /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/;
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/;
const restOfResult = /(?<![\d.])\d+\t *\S+ ns\/op.*$/;
function printedIn(text) {
	for (const line of text.split(/\r?\n/)) {
		if (ofTheFormat.test(line) || result.test(line)) continue;
		const said = line.replace(/^Benchmark\S*\s+/, "").replace(restOfResult, "").trim();
		if (said !== "") return said;
	}
	return null;
}
// src/effects/go/visit.ts
async function visit(bench, settings, { side, title, binary, pattern }, { place, budgetEnds, onOutput }, run = runProcess, long = [`-test.benchtime=${settings.benchtime}`]) {
	const text = benchCommand(settings, binary.package, pattern);
	const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
	const failed = (how, said, output) => {
		const message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`;
		return new SideFailed(side, `${title} ${how} in ${place}`, message, output);
	};
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const heard = new OutputStart();
	refuseChanged(binary.file, title);
	const ended = await run({
		...binary,
		args: [...argsFor(settings, pattern), ...long],
		signal: bench.signal,
		deadline,
		onOutput: (chunk) => {
			heard.add(chunk);
			onOutput(chunk);
		}
	}).catch((error) => {
		throw error instanceof CouldNotMeasure ? failed("gave no readable output", error.message, error.output) : error;
	});
	const seconds = (Date.now() - started.getTime()) / 1e3;
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: title,
		its: title,
		text
	}, ended);
	const { measurements, units, failures, refused } = parseGo(ended.stdout);
	if (failures[0] !== void 0) throw failed("failed", failures[0], ended.lastLines);
	if (refused[0] !== void 0) throw failed("gave a value that is not a finite number", refused[0], ended.lastLines);
	const printed = printedIn(heard.lines());
	const { processor } = ended;
	const made = {
		started: started.toISOString(),
		seconds,
		measurements
	};
	return {
		visit: processor === null ? made : {
			...made,
			processor
		},
		units,
		printed
	};
}
const mostHeard = 2 ** 20;
var OutputStart = class {
	chunks = [];
	size = 0;
	add(chunk) {
		if (this.size <= mostHeard) this.chunks.push(chunk);
		this.size += chunk.length;
	}
	lines() {
		const text = Buffer.concat(this.chunks).toString("utf8");
		return this.size > mostHeard ? text.slice(0, text.lastIndexOf("\n") + 1) : text;
	}
};
function nothing() {
	return {
		visit: {
			started: new Date().toISOString(),
			seconds: 0,
			measurements: []
		},
		units: new Map(),
		printed: null
	};
}
// src/effects/go/try-out.ts
async function tryOut(bench, settings, target, attempt, run = runProcess) {
	const once = (...long) => visit(bench, settings, target, attempt, run, long);
	const { benchtime } = settings;
	const reading = await shortly(once, sixteenth(benchtime), target);
	const isPlanned = secondsOf(benchtime) !== null;
	if (sixteenth(benchtime) === benchtime || !isPlanned && target.side === "base") return {
		reading,
		trial: null,
		parts: []
	};
	let parts = [];
	let probe;
	let trial = null;
	try {
		const { visit: long } = await once(`-test.benchtime=${benchtime}`);
		probe = {
			short: reading.visit,
			long,
			two: null
		};
		if (isPlanned) {
			const { visit: two } = await once("-test.benchtime=2x");
			const { visit: again } = await once("-test.benchtime=2x");
			trial = trialOf(long, [two, again]);
			if (target.side === "head") probe = await byNumber(once, trial, reading.visit, two) ?? probe;
			parts = await tryParts(secondsOf(benchtime) ?? 0, {
				...trial,
				names: times(long).map((one) => one.benchmark)
			}, settings.cpu, bench.env, (pattern, name) => tryAlone(bench, settings, {
				...target,
				pattern
			}, attempt, run, name));
		}
	} catch (error) {
		if (!(error instanceof SideFailed || error instanceof OutOfBudget)) throw error;
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
async function byNumber(once, { rows }, sixteenths, two) {
	const [row, ...others] = rows;
	if (!row || others.length > 0) return null;
	const iterations = row.iterations < fewest && areFree(sixteenths, two) ? 10 * fewest : row.iterations;
	if (iterations < fewest) return null;
	const { visit: short } = await once(`-test.benchtime=${Math.floor(iterations / 16)}x`, "-test.count=2");
	const { visit: long } = await once(`-test.benchtime=${iterations}x`);
	return {
		short,
		long,
		two
	};
}
function areFree(sixteenths, two) {
	if (!(times(sixteenths).length === 2 && times(sixteenths).every((one) => one.iterations === 1)) || sixteenths.processor === void 0 || two.processor === void 0) return false;
	return two.processor < 1.125 * sixteenths.processor;
}
const fewest = 32;
async function shortly(once, benchtime, { side }) {
	const time = `-test.benchtime=${benchtime}`;
	if (side === "base") return once(time);
	try {
		return await once(time, "-test.count=2");
	} catch (error) {
		if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
		return once(time).catch((again) => {
			throw again instanceof OutOfBudget ? error : again;
		});
	}
}
async function tryAlone(bench, settings, target, attempt, run, name) {
	const twice = () => visit(bench, settings, target, attempt, run, ["-test.benchtime=2x"]);
	const twos = [(await twice()).visit, (await twice()).visit];
	return twos.every((two) => times(two).map((one) => one.benchmark).join() === name) ? trialOf(twos[0], twos) : null;
}
function trialOf(long, twos) {
	const rows = times(long).map(({ benchmark, iterations, value }) => {
		const found = twos.flatMap((two) => firstTwoOf(two, benchmark) ?? []);
		return {
			iterations,
			seconds: value,
			firstTwo: found.length === 0 ? null : Math.min(...found)
		};
	});
	const operations = rows.reduce((sum, { seconds }) => sum + 3 * seconds, 0);
	return {
		overhead: Math.max(0, Math.min(...twos.map(({ seconds }) => seconds)) - operations),
		rows
	};
}
function times({ measurements }) {
	return measurements.filter(({ unit, value, iterations }) => unit === "sec/op" && value > 0 && iterations > 0);
}
function firstTwoOf(two, benchmark) {
	const found = times(two).find((one) => one.benchmark === benchmark);
	return found ? found.iterations * found.value : null;
}
// src/effects/go/visit-plans.ts
var VisitPlans = class {
	time;
	trials = new Map();
	known = new Parts();
	plans = new Map();
	constructor(time) {
		this.time = time;
	}
	learn(target, { trial, parts }, entering) {
		const { title, side } = target;
		this.known.learn(target, parts);
		for (const part of [{
			name: "",
			trial
		}, ...parts]) {
			const its = part.name === "" ? title : titleOf(title, part.name);
			const whole = part.trial && {
				...part.trial,
				overhead: part.trial.overhead + entering / 2
			};
			this.trials.set(its, {
				...this.trials.get(its),
				[side]: whole
			});
		}
	}
	parts(item) {
		return this.known.of(item);
	}
	of({ title, benchmark, package: path, sides }) {
		const known = this.plans.get(title ?? "");
		if (known) return known;
		const tried = this.trials.get(title ?? "") ?? {};
		const trials = sides.flatMap((side) => tried[side] ?? []);
		const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials);
		if (plan) this.plans.set(title ?? "", {
			benchmark: benchmark ?? "",
			package: path ?? "",
			...plan
		});
		return plan;
	}
	get all() {
		return [...this.plans.values()];
	}
};
// src/effects/go/go-driver.ts
var GoDriver = class GoDriver {
	isWarmedUp = true;
	canFilter = false;
	isEmpty;
	bench;
	settings;
	schedule;
	folder;
	isInShard;
	launcher;
	prepared = {};
	brokenOnBase = new Map();
	reported = new Map();
	left = new Set();
	provenPackages = noneProven;
	plans;
	layouts = null;
	constructor(bench, settings, schedule, folder) {
		this.bench = bench;
		this.settings = settings;
		this.schedule = schedule;
		this.isEmpty = schedule.isInShard !== void 0;
		this.isInShard = schedule.isInShard ?? (() => true);
		this.plans = new VisitPlans(secondsOf(settings.benchtime));
		this.folder = folder;
		this.launcher = Launcher.open(bench.env, folder);
	}
	static async open(bench, settings, schedule, temporary = tmpdir()) {
		return new GoDriver(bench, settings, schedule, await mkdtemp(join(temporary, "benchgate-go-")));
	}
	async [Symbol.asyncDispose]() {
		await this.launcher?.[Symbol.asyncDispose]();
		await removeWhole(this.folder);
	}
	async prepare(side) {
		const { bench, settings, folder, brokenOnBase } = this;
		const prepared = await prepareSide(bench, side, settings, folder, brokenOnBase);
		const { built, broken } = prepared;
		if (side === "base") this.brokenOnBase = broken;
		const [failed] = broken;
		if (failed && built.size === 0) throw this.nothingBuilt(...failed);
		this.prepared[side] = prepared;
		if (side === "head") {
			for (const [path, { why }] of this.prepared.base?.broken ?? []) if (!this.isOnHead(path)) this.leave(why);
		}
		this.provenPackages = await prove(bench, this.prepared);
	}
	toolchain(side) {
		const built = [...this.prepared[side]?.built.values() ?? []];
		const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		const items = itemsOf(this.prepared);
		refuseIdle(this.settings, this.prepared, this.place);
		const { packages: proven } = this.provenPackages;
		if (items.length > 0) return items.filter((one) => !proven.has(one.package) && this.isInShard(one));
		throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
	}
	get proven() {
		return benchmarksIn(this.provenPackages, this.prepared.head).filter(this.isInShard);
	}
	get lost() {
		const { base, head } = this.prepared;
		return [...base?.broken ?? []].filter(([path]) => this.isOnHead(path)).map(([path, failure]) => ({
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
		const { name, title, package: path, sides: on } = item;
		if (this.left.has(title)) return nothing();
		const built = this.prepared[side]?.built.get(path);
		const pattern = item.pattern ?? built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw new RangeError(`${title} has not been built on ${side}`);
		if (attempt.round > 0) await this.layOut(attempt.round, path);
		const began = performance.now();
		await this.bench.sides.enter(side);
		const entered = (performance.now() - began) / 1e3;
		const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file;
		const target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern
		};
		try {
			const reading = attempt.round > 0 ? await this.visitAsPlanned(item, target, attempt) : await this.tryOut(target, attempt, entered);
			const names = reading.visit.measurements.map(({ benchmark }) => benchmark);
			this.reported.set(path, new Set([...this.reported.get(path) ?? [], ...names]));
			return reading;
		} catch (error) {
			if (!(error instanceof SideFailed) || on.includes("head")) throw error;
			this.left.add(title);
			this.leave(error.why);
			return nothing();
		}
	}
	turns(item) {
		return this.plans.of(item)?.turns ?? 1;
	}
	get planned() {
		return this.plans.all;
	}
	get laidOut() {
		return this.layouts?.fromTheFirst ?? [];
	}
	get isRelaid() {
		return this.layouts?.isAgain ?? false;
	}
	async relay(items, rounds) {
		const packages = [...new Set(items.map((item) => item.package))];
		const { base, head } = this.prepared;
		const layouts = base && head && packages.every((path) => canRelay({
			base,
			head
		}, path)) ? await this.openLayouts() : null;
		this.bench.console.info(layouts === null ? "this Go cannot lay code out anew, so the second measurement runs the same binaries" : "each round runs test binaries of its own, linked with their code in another order");
		if (layouts === null) this.layouts?.notAgain(rounds);
		else await layouts.again(packages, rounds);
	}
	binaries(benchmark, path) {
		const [base, head] = sides.map((side) => this.prepared[side]?.built.get(path ?? ""));
		if (!base || !head) return null;
		const reported = [...this.reported.get(path ?? "") ?? []];
		const args = argsForOne(this.settings, benchmark, reported, this.bench.env);
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
	async tryOut(target, attempt, entered) {
		const { reading, ...tried } = await tryOut(this.bench, this.settings, target, attempt, this.run);
		this.plans.learn(target, tried, entered);
		return reading;
	}
	visitAsPlanned(item, target, attempt) {
		const plan = this.plans.of(item);
		const time = plan === null ? this.settings.benchtime : benchtimeOf(plan);
		return visit(this.bench, this.settings, target, attempt, this.run, [`-test.benchtime=${time}`]);
	}
	async layOut(round, path) {
		await (await this.openLayouts())?.prepare(round, path);
	}
	async openLayouts() {
		const { bench, settings, schedule, folder, plans } = this;
		const { base, head } = this.prepared;
		if (this.layouts || !base || !head) return this.layouts;
		const preparation = plainText(preparationLine(plans.all));
		if (preparation !== "") bench.console.info(preparation);
		const items = (await this.items()).flatMap((item) => this.parts(item));
		this.layouts = openLayouts(bench, settings, schedule, folder, {
			base,
			head
		}, items, plans);
		return this.layouts;
	}
	isOnHead(path) {
		const { head } = this.prepared;
		return head !== void 0 && (head.built.has(path) || head.broken.has(path));
	}
	leave(why) {
		this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`);
	}
	nothingBuilt(path, failure) {
		const base = this.prepared.base?.broken.get(path);
		return base ? onBoth(failure, base) : failure;
	}
	get place() {
		return this.bench.workingDirectory.replace(/^\.$/, "the top folder");
	}
};
// src/effects/go/open-driver.ts
async function openDriver(bench, settings, temporary) {
	const { go, run } = settings;
	return go === null ? commandDriver(bench, run, settings) : GoDriver.open(bench, go, settings, temporary);
}
// src/core/shard/durations.ts
function durationsIn(results) {
	return results.flatMap(({ comparisons, settings, visits }) => {
		const time = settings.go === null ? 1 : 2 * (secondsOf(settings.go.benchtime) ?? 1);
		const found = new Map();
		for (const one of comparisons) {
			const named = settings.go === null ? {
				benchmark: keyOf(one.benchmark),
				package: null
			} : {
				benchmark: topOf(one.benchmark),
				package: one.package
			};
			const known = found.get(idOf(named)) ?? {
				named,
				rows: new Map()
			};
			found.set(idOf(named), known);
			const made = wholeRounds({
				base: one.base.samples,
				head: one.head.samples
			});
			known.rows.set(one.benchmark, Math.max(known.rows.get(one.benchmark) ?? 0, made));
		}
		return [...found.values()].map(({ named, rows }) => {
			const rounds = [...rows.values()];
			const plan = visits.find((one) => idOf({
				...one,
				benchmark: topOf(one.benchmark)
			}) === idOf(named));
			const seconds = plan ? Math.max(...rounds) * 2 * plan.turns * (plan.seconds + plan.overhead) : time * rounds.reduce((sum, one) => sum + one, 0);
			return {
				...named,
				seconds
			};
		});
	});
}
function digestOf(known) {
	return hashOf(known.map((one) => JSON.stringify([
		one.package,
		one.benchmark,
		one.seconds
	])).sort().join("\n")).toString(16).padStart(8, "0");
}
function idOf({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? benchmark;
}
// src/effects/inputs/open-shard.ts
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
// src/effects/inputs/rules-of-base.ts
async function againstBase({ file, path, texts }, git, base) {
	const changes = ruleChanges(await rulesOf(git, base, path), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function rulesOf(git, { sha }, path) {
	const input = Buffer.from(`${sha}:${path}\n`);
	const found = await git.run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input });
	const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(found) ?? [];
	if (blob === void 0 || Number(size) > 65536) return noTexts;
	const text = readable$1(await git.run([
		"cat-file",
		"blob",
		blob
	]));
	try {
		return ruleTexts(path, rulesIn(path, text));
	} catch (error) {
		if (error instanceof Misconfigured) return noTexts;
		throw error;
	}
}
// src/effects/machine/perflock.ts
const holder = "echo held; read -r end || :";
async function holdPerflock(wish) {
	const { mode, governor, signal, console, patience = 1e4, root = "/" } = wish;
	if (mode === "off") return without(null);
	if (signal.aborted) throw new Cancelled("cancelled");
	const child = spawn("perflock", [
		flag(governor),
		"sh",
		"-c",
		holder,
		"benchgate"
	], {
		cwd: "/",
		env: { PATH: wish.env.PATH ?? "" },
		detached: process.platform !== "win32",
		stdio: "pipe"
	});
	const gone = ended(child);
	const refused = await held(child, gone, signal, console);
	if (signal.aborted) {
		child.kill("SIGTERM");
		await letGo(child, gone, patience);
		throw new Cancelled("cancelled");
	}
	if (refused !== null) {
		if (mode === "require") throw new Misconfigured(`perflock: "require" is set, but there is no lock (${refused}). ${advice}`);
		if (refused !== "perflock is not installed") console.info(`perflock: measuring without the lock (${refused})`);
		return without({
			held: false,
			governor: null,
			reason: refused
		});
	}
	const reason = governor === null ? null : whyNotKept(governor, root);
	if (reason !== null && mode === "require") {
		await letGo(child, gone, patience);
		throw new Misconfigured(`perflock: "require" has the lock, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	}
	if (reason !== null) console.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${reason}`);
	return holding(child, gone, {
		held: true,
		governor: reason === null ? governor : null,
		reason
	}, wish, patience);
}
const advice = "Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set \"perflock\" to \"auto\".";
function flag(governor) {
	return `-governor=${governor === null ? "none" : `${governor}%`}`;
}
function without(state) {
	return {
		state,
		async [Symbol.asyncDispose]() {}
	};
}
function holding(child, gone, wanted, { console }, patience) {
	let isReleased = false;
	let state = wanted;
	const look = () => {
		if (!isReleased && (child.exitCode !== null || child.signalCode !== null)) state = lost;
		return state;
	};
	return {
		get state() {
			return look();
		},
		async [Symbol.asyncDispose]() {
			if (look() === lost) console.warn(`${lost.reason}: another job may have measured at the same time.`);
			isReleased = true;
			if (await letGo(child, gone, patience)) return;
			console.warn("perflock did not end with the measurement, so it was sent a signal.");
			child.kill("SIGTERM");
		}
	};
}
const lost = {
	held: false,
	governor: null,
	reason: "perflock ended while measuring"
};
function held(child, gone, signal, console) {
	return new Promise((resolve) => {
		const { stdout, stderr } = child;
		const aborted = () => resolve("cancelled");
		const settle = (refused) => {
			signal.removeEventListener("abort", aborted);
			resolve(refused);
		};
		let said = "";
		stdout?.on("data", (chunk) => {
			said += chunk;
			if (said.startsWith("held\n")) settle(null);
		});
		let queue = "";
		const tell = (chunk) => {
			queue += chunk;
			const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue);
			if (first === null) return;
			const [, user, since, command] = first;
			console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`);
			stderr?.off("data", tell);
		};
		stderr?.on("data", tell);
		signal.addEventListener("abort", aborted, { once: true });
		if (signal.aborted) aborted();
		gone.then(settle);
	});
}
const drain = 200;
function ended(child) {
	let complaint = "";
	child.stdout?.setEncoding("utf8");
	child.stderr?.setEncoding("utf8").on("data", (chunk) => {
		complaint = (complaint + chunk).slice(-4096);
	});
	child.stdin?.on("error", () => {});
	return new Promise((resolve) => {
		child.on("error", (error) => resolve("code" in error && error.code === "ENOENT" ? notInstalled : error.message));
		child.on("exit", (code, endedBy) => {
			const why = () => {
				clearTimeout(timer);
				resolve(complaint.trim().split("\n").join("; ").slice(0, 200) || `it ended with ${code ?? endedBy}`);
			};
			const timer = setTimeout(why, drain);
			child.on("close", why);
		});
	});
}
async function letGo(child, gone, patience) {
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), patience);
	});
	child.stdin?.end();
	const isGone = await Promise.race([gone.then(() => true), late]);
	clearTimeout(timer);
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
	return isGone;
}
// src/core/rounds/merge-rounds.ts
function mergeRounds(items) {
	const [only, ...others] = items;
	if (only && others.length === 0) return only;
	const numbered = new Map();
	for (const one of items.flat()) {
		const together = numbered.get(one.round);
		if (together) together.push(one);
		else numbered.set(one.round, [one]);
	}
	return [...numbered].sort(([one], [other]) => one - other).map(([round, together]) => ({
		round,
		block: together[0]?.block ?? 1,
		first: null,
		base: visitOf(together, "base"),
		head: visitOf(together, "head")
	}));
}
function visitOf(rounds, side) {
	const visits = rounds.map((round) => round[side]).filter(({ started }) => started !== "");
	return {
		started: visits.map(({ started }) => started).sort()[0] ?? "",
		...timesOf(visits),
		measurements: visits.flatMap(({ measurements }) => measurements)
	};
}
// src/effects/machine/others.ts
const ticks = 100;
function countOthers(root = "/", clock = () => performance.now() / 1e3) {
	const [before, began] = [busyWithOthers(root), clock()];
	return (apart) => {
		const [after, seconds] = [busyWithOthers(root), clock() - began];
		if (before === null || after === null || seconds <= 0) return null;
		return Math.max(0, (after - before) / ticks - apart) / seconds;
	};
}
function busyWithOthers(root) {
	const [, all] = /^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "") ?? [];
	const own = textOf(root, "proc/self/stat");
	if (all === void 0 || own === null) return null;
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = all.split(" ").map(Number);
	const ours = own.slice(own.lastIndexOf(")") + 2).split(" ").slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
	const busy = user + nice + system + irq + softirq - ours;
	return Number.isFinite(busy) ? busy : null;
}
// src/effects/measure/hung.ts
function hung({ title }, side, most) {
	const limit = `${formatDuration(most)}, a tenth of the \`budget\``;
	return new SideFailed(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, leave it out with "bench", or raise "budget".`, "", "no time");
}
// src/core/filter/only.ts
function reportedAs(rows, reported) {
	const isAsked = (name) => rows.some((row) => row === name || row.startsWith(`${name} `));
	return [...new Set(reported)].filter(isAsked);
}
// src/effects/measure/track.ts
function trackOf(planned) {
	return {
		...planned,
		only: planned.only ?? null,
		share: 1,
		measured: [],
		isOpen: true,
		failures: []
	};
}
function goOn(track, further, made, canFilter) {
	const isOver = track.item.sides.length < sides.length || made >= track.rounds.length;
	if (further === "nothing" || isOver) {
		track.isOpen = false;
		return;
	}
	if (further === "all" || !canFilter) return;
	const reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const all = new Set(reported.map(({ benchmark }) => benchmark));
	const only = reportedAs(further, all);
	if (only.length === 0 || only.length === all.size) return;
	track.only = only;
	track.share = only.length / all.size;
}
// src/effects/measure/unshown.ts
const most$1 = 2 ** 20;
var Unshown = class {
	chunks = [];
	bytes = 0;
	add(chunk) {
		if (this.bytes < most$1) this.chunks.push(chunk);
		this.bytes += chunk.length;
	}
	show(console, place) {
		if (this.chunks.length === 0) return;
		const output = console.untrusted(place);
		for (const chunk of this.chunks.splice(0)) output.write(chunk);
		if (this.bytes > most$1) output.write(Buffer.from("\n… and more, which is not shown\n"));
		this.bytes = 0;
		output.close();
	}
};
// src/effects/measure/rotation.ts
var Rotation = class {
	tracks;
	printed = new Map();
	probes = new Map();
	isHeadFine = false;
	unshown = new Unshown();
	said = {
		base: new Map(),
		head: new Map()
	};
	driver;
	console;
	bounds;
	constructor(plan, driver, console, bounds) {
		this.tracks = plan.map(trackOf);
		this.driver = driver;
		this.console = console;
		this.bounds = bounds;
	}
	get isAlone() {
		return this.tracks.length === 1;
	}
	get open() {
		return this.tracks.filter(({ isOpen }) => isOpen);
	}
	get sound() {
		return this.tracks.filter(({ failures }) => failures.length === 0);
	}
	get rounds() {
		return mergeRounds((this.sound.length > 0 || !this.bounds.isAgain && this.driver.proven.length > 0 ? this.sound : this.tracks).map(({ measured }) => measured));
	}
	get spent() {
		const seconds = ({ base, head }) => base.seconds + head.seconds;
		return new Map(this.tracks.map(({ item, measured }) => [item, measured.reduce((sum, one) => sum + seconds(one), 0)]));
	}
	get units() {
		return unitRules(this.said.base, this.said.head);
	}
	async visit(track, { round, order }, place) {
		const made = {
			base: [],
			head: []
		};
		const failures = [];
		const turns = round === 0 ? 1 : this.driver.turns(track.item);
		const there = order.filter((one) => track.item.sides.includes(one));
		const visits = Array.from({ length: turns }, (_, turn) => turn % 2 === 0 ? there : there.toReversed());
		for (const side of visits.flat()) {
			const hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0;
			if (failures.some((one) => hasMeasured || one.side === side)) continue;
			try {
				made[side].push(await this.visitOrRetry(track, side, place, round, turns));
			} catch (error) {
				if (error instanceof OutOfBudget && failures[0]) {
					if (this.isAlone) throw cutShort(failures[0]);
					this.lose(track, failures);
				}
				if (!(error instanceof SideFailed)) throw error;
				failures.push(error);
			}
		}
		const pair = {
			base: mergeVisits(made.base),
			head: mergeVisits(made.head)
		};
		if (failures.length > 0) this.lose(track, failures.map((one) => this.blamed(one, pair)));
		return pair;
	}
	async visitOrRetry(track, side, place, round, turns) {
		const visit = () => this.visitSide(track, side, place, round, turns);
		if (!this.bounds.hasRun && track.measured.length === 0) return visit();
		try {
			return await visit();
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			this.console.warn(`${error.message}\nIt ran before, so it is run once more.`);
			return visit().catch((again) => {
				throw again instanceof OutOfBudget ? error : again;
			});
		}
	}
	blamed(failure, { base }) {
		const { side, why, message, output, kind } = failure;
		const hasTold = side === "head" && base.measurements.length > 0 && 2 * base.seconds < (this.bounds.trial ?? 0);
		return kind === "no time" && hasTold ? new SideFailed(side, why, message, output) : failure;
	}
	failure() {
		if (this.sound.length > 0 || this.mayLoseAll) return null;
		const failures = this.tracks.flatMap((track) => track.failures);
		const base = failures.find(({ side }) => side === "base");
		const head = failures.find(({ side }) => side === "head");
		if (head) throw base ? onBoth(head, base) : head;
		const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.isHeadFine) throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
		return base ?? null;
	}
	show(place) {
		this.unshown.show(this.console, place);
	}
	get mayLoseAll() {
		if (this.driver.proven.length > 0) return true;
		return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null);
	}
	async visitSide({ item, only }, side, place, round, turns) {
		const output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null;
		const onOutput = (chunk) => {
			if (output) output.write(chunk);
			else this.unshown.add(chunk);
		};
		const budgetEnds = this.endOf(round);
		this.bounds.watch.visiting(place, item.title, side);
		const others = countOthers();
		const { visit, units, printed, probe } = await this.driver.visit(item, side, {
			round,
			place,
			only,
			budgetEnds,
			onOutput
		}).catch((error) => {
			throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds ? hung(item, side, this.bounds.trial ?? 0) : error;
		}).finally(() => output?.close());
		if (side === "head" && visit.measurements.length > 0) this.isHeadFine = true;
		for (const [unit, rule] of units) if (!this.said[side].has(unit)) this.said[side].set(unit, rule);
		if (probe && side === "head") this.probes.set(item, probe);
		const { benchmark, package: path } = item;
		const [top = ""] = benchmark?.split("/") ?? [];
		if (printed !== null && benchmark !== null && !this.printed.has(`${path} ${top}`)) this.printed.set(`${path} ${top}`, {
			benchmark: top,
			package: path,
			line: printed
		});
		const busy = others(visit.processor ?? 0);
		return busy === null ? visit : {
			...visit,
			others: busy * visit.seconds
		};
	}
	endOf(round) {
		const { trial = null, budgetEnds } = this.bounds;
		if (round > 0 || trial === null) return budgetEnds;
		return Math.min(Date.now() + trial * 1e3, budgetEnds ?? Number.POSITIVE_INFINITY);
	}
	lose(track, failures) {
		track.failures = failures;
		track.isOpen = false;
		if (this.isAlone && !this.mayLoseAll) return;
		const rest = this.bounds.isAgain ? `${track.item.title} is judged by what was measured before.` : "The other benchmarks go on without it.";
		for (const { message } of failures) this.console.warn(`${message}\n${rest}`);
	}
};
// src/effects/measure/measure.ts
const nothingMeasured$1 = {
	rounds: [],
	units: new Map(),
	printed: [],
	lost: [],
	spent: new Map(),
	stopped: "failed",
	baseFailed: null,
	elapsed: 0
};
async function measure(plan, driver, console, { budget, count, isAgain, stop, watch = inLines(console), further }) {
	const began = Date.now();
	const elapsed = () => (Date.now() - began) / 1e3;
	const rotation = new Rotation(plan, driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		isAgain,
		hasRun: isAgain || driver.isWarmedUp,
		watch
	});
	const ended = (stopped, baseFailed = null) => ({
		rounds: rotation.rounds,
		units: rotation.units,
		printed: [...rotation.printed.values()],
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		spent: rotation.spent,
		stopped,
		baseFailed,
		elapsed: elapsed()
	});
	const numbers = longest$1(plan).map(({ round }) => round);
	const pool = new Pool(count * plan.length);
	for (const [index, round] of numbers.entries()) {
		const roundBegan = elapsed();
		const { open } = rotation;
		const isBeyond = index >= count;
		const last = numbers[isBeyond ? numbers.length - 1 : Math.min(count, numbers.length) - 1] ?? round;
		const place = placeOf({
			round,
			last,
			isBeyond
		});
		let pair;
		let visited;
		pool.take(open);
		try {
			for (const track of open) {
				visited = track.item;
				const planned = track.rounds[index];
				if (!planned) continue;
				pair = await rotation.visit(track, planned, place);
				if (track.isOpen) track.measured.push({
					round,
					block: 1,
					first: planned.order[0],
					...pair
				});
			}
		} catch (error) {
			const isStopped = stop?.aborted === true && !(error instanceof NotPutBack);
			if (!isStopped && !(error instanceof OutOfBudget)) throw error;
			rotation.show(place);
			const what = visited?.title ? ` while ${visited.title} ran` : "";
			const how = isStopped ? "was stopped" : "ended with the budget";
			console.info(`${place}: ${how}${what}, and what it cut short is not counted`);
			const why = isStopped ? "interrupted" : "budget";
			return index === 0 ? {
				...ended(why),
				rounds: []
			} : ended(why);
		}
		rotation.show(place);
		const failed = rotation.failure();
		const { sound } = rotation;
		if (failed || sound.length === 0) return ended("failed", failed);
		const asked = further(sound.map(({ measured }) => measured), rotation.units, rotation.tracks.length - sound.length);
		for (const [n, track] of sound.entries()) goOn(track, asked[n] ?? "nothing", index + 1, driver.canFilter);
		const took = elapsed() - roundBegan;
		const pace = rotation.isAlone ? elapsed() / (index + 1) : took * rotation.open.length / open.length;
		const left = pace * (last - round);
		const isLast = index === numbers.length - 1 || index + 1 >= count && !pool.allows(rotation.open);
		watch.roundEnded({
			round,
			last,
			isBeyond,
			isAgain,
			visited: open.length,
			took,
			left,
			open: isLast ? 0 : rotation.open.length,
			pair: rotation.isAlone && pair || null,
			rounds: () => rotation.rounds,
			units: rotation.units
		});
		const isUsual = index + 1 === count || index === numbers.length - 1;
		if (rotation.open.length === 0) return ended(isUsual ? "count" : "settled");
		if (isLast) return ended("count");
		if (budget !== null && elapsed() + pace > budget) return ended("budget");
	}
	throw new RangeError("a schedule needs a round");
}
function longest$1(plan) {
	return plan.reduce((most, { rounds }) => rounds.length > most.length ? rounds : most, []);
}
var Pool = class {
	left;
	constructor(rounds) {
		this.left = rounds;
	}
	take(open) {
		this.left -= costOf(open);
	}
	allows(open) {
		return costOf(open) <= this.left + 1e-9;
	}
};
function costOf(open) {
	return open.reduce((sum, track) => sum + track.share, 0);
}
async function warmUp(items, driver, console, budget, watch = inLines(console)) {
	const began = Date.now();
	const rotation = new Rotation(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: false,
		hasRun: false,
		watch
	});
	const probe = [];
	for (const track of rotation.tracks) {
		const pair = await rotation.visit(track, {
			round: 0,
			order: ["base", "head"]
		}, "the trial");
		probe.push(rotation.probes.get(track.item) ?? {
			short: pair.head,
			long: null,
			two: null
		});
	}
	rotation.show("the trial");
	const baseFailed = rotation.failure();
	return {
		probe,
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		baseFailed,
		elapsed: (Date.now() - began) / 1e3
	};
}
// src/core/judge/settled.ts
function progressOf(groups, rounds, rules) {
	const matched = groups.map((group) => group.filter(isMatched));
	const decided = decide(matched.flat(), rules);
	let at = 0;
	return matched.map((group) => {
		const directed = group.map(() => decided[at++]).filter(({ evidence: { direction } }) => direction !== null);
		const open = directed.filter((one) => one.own.gate === "fail" && !isSettled(one, rounds));
		return {
			isSettled: directed.length > 0 && open.length === 0,
			open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))]
		};
	});
}
function isSettled({ evidence, change, own: { rules } }, rounds) {
	const { exact, shown, improvement } = evidence;
	if (exact) return true;
	if (rules.deltaTest === "none") return false;
	const isFull = rounds >= rules.count;
	if (change === "regressed") return isFull || rules.stopEarly === "pass-or-fail";
	return shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold));
}
// src/core/judge/enough.ts
function refusalOf(items, units, rules, others = 0) {
	if (roundsMade(items) !== 1) return null;
	const series = items.flatMap((rounds) => collect(rounds, units));
	return (others === 0 ? nothingMeasured(series) : null) ?? tooFewRounds(rules, series.filter((one) => couldFail(one, rules)).length);
}
function furtherItems(items, units, rules) {
	const made = roundsMade(items);
	if (made !== 1 && !isLook(made, rules)) return items.map(() => "all");
	const series = items.map((rounds) => collect(rounds, units));
	const isIdle = (of) => items.length > 1 && !of.some((one) => has(one.base) && has(one.head));
	const progress = isLook(made, rules) ? progressOf(series, made, rules) : null;
	return series.map((of, index) => {
		const one = progress?.[index];
		if (one?.isSettled || isIdle(of)) return "nothing";
		return one ? one.open : "all";
	});
}
function suspectsIn(rounds, units, rules) {
	const machines = rounds.map(({ block }) => block);
	return suspects(compare(collect(rounds, units), rules, machines));
}
function nothingMeasured(series) {
	if (series.some((one) => has(one.head))) return null;
	return {
		kind: "nothing-measured",
		on: series.length === 0 ? "either" : "head"
	};
}
function roundsMade(items) {
	return Math.max(...items.map((rounds) => rounds.length));
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/rounds/schedule.ts
function planRounds(count, seed) {
	const random = randomFrom(seed);
	return Array.from({ length: count }, (_, index) => ({
		round: index + 1,
		order: random() < .5 ? ["base", "head"] : ["head", "base"]
	}));
}
function planItems(items, count, seed) {
	const random = randomFrom(seed);
	return Array.from({ length: items }, (_, index) => planRounds(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)));
}
// src/effects/measure/measure-and-confirm.ts
function budgetTooShort(budget) {
	return `budget: the first round did not end within the ${formatDuration(budget ?? 0)} for measuring, less the part that is kept for measuring suspects again. Give more time, or let the command do less.`;
}
function keptShare(driver, items) {
	return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2;
}
async function measureAndConfirm(driver, console, settings, { watch, stop } = {}) {
	const { count, seed, budget } = settings;
	const tried = await driver.items();
	const warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null;
	const probe = warmed?.probe ?? [];
	const left = budget === null ? null : budget - (warmed?.elapsed ?? 0);
	const lost = [...driver.lost, ...warmed?.lost ?? []];
	const items = tried.filter((item) => !lost.some((one) => one.item === item)).flatMap((item) => driver.parts(item));
	const most = mostRounds(settings);
	const schedules = planItems(items.length, 2 * most, seed);
	const plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	}));
	const firstPlan = plan.map((one) => ({
		...one,
		rounds: one.rounds.slice(0, most)
	}));
	const without = (stopped) => ({
		first: {
			...nothingMeasured$1,
			stopped,
			lost
		},
		again: null,
		probe,
		isRelaid: false
	});
	if (plan.length === 0 && driver.proven.length > 0) return without("unchanged");
	if (plan.length === 0 && driver.isEmpty) return without("empty");
	const measured = warmed?.baseFailed ? {
		...nothingMeasured$1,
		baseFailed: warmed.baseFailed
	} : await measure(firstPlan, driver, console, {
		budget: left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items)),
		count,
		isAgain: false,
		watch,
		stop,
		further(rounds, units, more) {
			const refusal = refusalOf(rounds, units, settings, lost.length + more + driver.proven.length);
			if (refusal?.kind === "nothing-measured" && driver.isEmpty) throw new EmptyShard();
			const isOpen = refusal?.kind === "nothing-measured" && refusal.on === "head" && settings.shard !== null;
			if (refusal && !isOpen) throw errorOf(refusal, settings);
			return furtherItems(rounds, units, settings);
		}
	}).catch((error) => {
		if (error instanceof EmptyShard) return null;
		throw error;
	});
	if (measured === null) return without("empty");
	const first = {
		...measured,
		lost: [...lost, ...measured.lost]
	};
	const once = {
		first,
		again: null,
		probe,
		isRelaid: false
	};
	if (first.baseFailed || first.stopped === "failed") return once;
	const made = first.rounds.length;
	const isStopped = () => stop?.aborted === true;
	if (made === 0) throw isStopped() ? new Cancelled("cancelled") : new CouldNotMeasure(budgetTooShort(budget));
	if (!settings.confirm || isStopped()) return once;
	const suspects = suspectsIn(first.rounds, first.units, settings);
	if (suspects.length === 0) return once;
	const found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const names = new Set(reported.map(({ benchmark }) => benchmark));
	const repeated = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null).map(({ rounds, ...one }) => {
		const its = suspects.filter((two) => isOf(one.item, two));
		const needed = Math.max(...(its.length > 0 ? its : suspects).map(roundsOf));
		const planned = rounds.slice(most, most + needed);
		return {
			...one,
			rounds: planned.map((round, n) => ({
				...round,
				round: made + 1 + n
			}))
		};
	});
	const longest = Math.max(...repeated.map(({ rounds }) => rounds.length));
	const noTime = () => console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`);
	const perRound = (item) => (first.spent.get(item) ?? 0) / made;
	const shareOf = ({ only }) => only ? only.length / names.size : 1;
	const needed = repeated.reduce((sum, one) => sum + perRound(one.item) * one.rounds.length * shareOf(one), 0);
	if (left !== null && first.elapsed + needed > left) {
		noTime();
		return once;
	}
	console.info(`${found}: measuring ${longest} rounds again, to see whether it recurs`);
	const relaying = Date.now();
	await driver.relay(repeated.map(({ item }) => item), Array.from({ length: longest }, (_, n) => made + 1 + n));
	const again = await measure(repeated, driver, console, {
		budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1e3,
		count: longest,
		isAgain: true,
		watch,
		stop,
		further: (each) => each.map(() => "all")
	});
	if (again.baseFailed) return {
		...once,
		first: {
			...first,
			stopped: "failed",
			baseFailed: again.baseFailed
		}
	};
	const known = {
		...once,
		first: {
			...first,
			lost: [...first.lost, ...again.lost]
		}
	};
	if (again.stopped === "interrupted") return {
		...known,
		first: {
			...known.first,
			stopped: "interrupted"
		}
	};
	if (again.stopped !== "budget" && again.rounds.length === longest) return {
		...known,
		again,
		isRelaid: driver.isRelaid
	};
	if (again.stopped === "budget") noTime();
	return known;
}
async function warmUpWithin(items, driver, console, budget, watch) {
	try {
		return await warmUp(items, driver, console, budget, watch);
	} catch (error) {
		throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error;
	}
}
function suspectedIn(plan, suspects, reported) {
	const kept = suspects.every((one) => plan.some(({ item }) => isOf(item, one))) ? plan.filter(({ item }) => suspects.some((one) => isOf(item, one))) : plan;
	const rows = suspects.map(({ benchmark }) => benchmark);
	const only = reported === null ? [] : reportedAs(rows, reported);
	return only.length === 0 ? kept : kept.map((one) => ({
		...one,
		only
	}));
}
function isOf({ benchmark, package: path }, comparison) {
	if (benchmark === null) return true;
	const { package: its, benchmark: name } = comparison;
	return its === path && name.startsWith(benchmark) && /^([/\s-]|$)/.test(name.slice(benchmark.length));
}
function roundsOf({ base, head }) {
	return base.samples.filter((value, n) => value !== null && (head.samples[n] ?? null) !== null).length;
}
// src/effects/measure/measure-sides.ts
async function measureSides(driver, bench, settings) {
	const failed = await baseFailing(() => driver.prepare("base"));
	if (failed) {
		announce(bench, failed);
		await tryHead(driver, bench, failed, settings);
		return {
			first: {
				...nothingMeasured$1,
				baseFailed: failed
			},
			again: null,
			probe: [],
			isRelaid: false
		};
	}
	await driver.prepare("head");
	bench.onMeasuring?.();
	const twice = await measureAndConfirm(driver, bench.console, settings, bench);
	if (twice.first.baseFailed) announce(bench, twice.first.baseFailed);
	return twice;
}
async function baseFailing(step) {
	try {
		await step();
		return null;
	} catch (error) {
		if (error instanceof SideFailed && error.side === "base") return error;
		throw error;
	}
}
function announce({ console, commits }, { why }) {
	console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`);
}
async function tryHead(driver, { console }, base, { budget }) {
	console.info("trying head, to see whether that can be measured");
	try {
		await driver.prepare("head");
		const budgetEnds = budget === null ? null : Date.now() + budget * 1e3;
		for (const item of await driver.items()) {
			const output = console.untrusted("the trial, head");
			const onOutput = (chunk) => output.write(chunk);
			const attempt = {
				round: 0,
				place: "the trial",
				only: null,
				budgetEnds,
				onOutput
			};
			const { visit } = await driver.visit(item, "head", attempt).finally(() => output.close());
			if (visit.measurements.length > 0) return;
		}
	} catch (error) {
		if (error instanceof OutOfBudget) throw cutShort(base);
		throw error instanceof SideFailed ? onBoth(error, base) : error;
	}
	throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
}
// src/effects/profile/profile-files.ts
const profilesFolder = "profiles";
const longest = 80;
function stemsOf(benchmarks) {
	const taken = new Set();
	return benchmarks.map(({ benchmark, package: path }) => {
		const stem = `${path?.split("/").at(-1) ?? ""} ${benchmark.replace(/-\d+$/, "")}`.toLowerCase().replace(/[^a-z\d]+/g, "-").replace(/^-/, "").slice(0, longest).replace(/-$/, "") || "benchmark";
		let unique = stem;
		for (let n = 2; taken.has(unique); n++) unique = `${stem}-${n}`;
		taken.add(unique);
		return unique;
	});
}
function profileFile(stem, kind, side) {
	return `${stem}.${kind}.${side}.pprof`;
}
// src/core/profile/difference.ts
const profileSeconds = 5;
const mostIterations = 1e9;
function iterationsToProfile(base, head) {
	const slower = Math.max(base, head);
	const enough = slower > 0 ? Math.ceil(profileSeconds / slower) : mostIterations;
	return Math.min(Math.max(1, enough), mostIterations);
}
const mostByFlat = 10;
const mostByCum = 5;
const leastShown = 3;
const leastShare = .005;
const errors = 3;
function differenceOf({ base, head, iterations, factor, grain, floor }) {
	const each = factor / iterations;
	const all = paired(base, head);
	const least = Math.max(leastShare * Math.max(base.total, head.total), floor * iterations);
	const isLarge = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) >= least;
	const isNoise = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) <= errors * Math.sqrt(grain * (one.base[by] + one.head[by]));
	const byFlat = most(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, mostByFlat);
	const isNews = (one) => !byFlat.includes(one) && !isFrame.test(one.function);
	const byCum = most(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum"));
	const clear = [...byFlat, ...byCum.slice(0, mostByCum)];
	const unclear = most(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least);
	const shown = [...clear, ...unclear.slice(0, Math.max(0, leastShown - clear.length))];
	const scaled = ({ flat, cum }) => ({
		flat: flat * each,
		cum: cum * each
	});
	return {
		total: {
			base: base.total * each,
			head: head.total * each
		},
		functions: shown.toSorted((a, b) => growth(b, "flat") - growth(a, "flat") || growth(b, "cum") - growth(a, "cum")).map((one) => ({
			function: one.function,
			base: scaled(one.base),
			head: scaled(one.head),
			isNoise: {
				flat: isNoise(one, "flat"),
				cum: isNoise(one, "cum")
			}
		}))
	};
}
const isFrame = /^(testing|runtime)\.|^main\.main$/;
function growth({ base, head }, by) {
	return head[by] - base[by];
}
function most(all, by, isWanted) {
	return all.filter(isWanted).toSorted((a, b) => Math.abs(growth(b, by)) - Math.abs(growth(a, by)));
}
function paired(base, head) {
	const [before, after] = [costs(base), costs(head)];
	const nothing = {
		flat: 0,
		cum: 0
	};
	return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
		function: name,
		base: before.get(name) ?? nothing,
		head: after.get(name) ?? nothing
	}));
}
function costs({ functions }) {
	const found = new Map();
	for (const { name, flat, cum } of functions) {
		const known = found.get(name);
		found.set(name, {
			flat: flat + (known?.flat ?? 0),
			cum: cum + (known?.cum ?? 0)
		});
	}
	return found;
}
// src/core/profile/pprof-top.ts
const longestText = 16 * 2 ** 20;
const longestName = 1e3;
const totalLine = /^Showing nodes accounting for \S+, \S+% of (\S+) total$/;
const heading = /^ +flat +flat% +sum% +cum +cum%$/;
const row = /^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/;
function parsePprofTop(text, unit) {
	if (text.length > longestText) return null;
	const lines = text.split(/\r?\n/);
	const start = lines.findIndex((line) => heading.test(line));
	const total = numberOf(totalLine.exec(lines[start - 1] ?? "")?.[1] ?? "", unit);
	if (total === null) return null;
	const functions = [];
	for (const line of lines.slice(start + 1)) {
		if (line === "") continue;
		const [, flatText = "", cumText = "", name = ""] = row.exec(line) ?? [];
		const [flat, cum] = [numberOf(flatText, unit), numberOf(cumText, unit)];
		if (flat === null || cum === null) return null;
		functions.push({
			name: shownName(name),
			flat,
			cum
		});
	}
	return {
		total,
		functions
	};
}
function shownName(name) {
	return name.replace(/ \((partial-)?inline\)$/, "").slice(0, longestName);
}
function numberOf(text, unit) {
	if (text === "0") return 0;
	if (text.length > 40 || !text.endsWith(unit)) return null;
	const digits = text.slice(0, text.length - unit.length);
	return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}
// src/effects/profile/pprof.ts
const units = {
	cpu: "ns",
	mem: "B",
	block: "ns"
};
const ignored = ["^runtime\\.main$", "^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$"];
const questions = {
	cpu: ["-sample_index=cpu", `-ignore=${ignored.join("|")}`],
	mem: ["-sample_index=alloc_space", `-ignore=${[...ignored, "^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$"].join("|")}`],
	block: [
		"-sample_index=delay",
		`-ignore=${ignored.join("|")}`,
		"-hide=^(runtime|sync|internal/sync)\\."
	]
};
const pprofTimeout = 60;
const buildTimeout = 600;
async function findPprof({ go, scratch, run, signal }) {
	const home = join(scratch, "home");
	await mkdir(home, { recursive: true });
	const asked = async (process, seconds) => {
		const deadline = Date.now() + seconds * 1e3;
		const ended = await run({
			...process,
			cwd: home,
			signal,
			deadline,
			onOutput() {}
		});
		if (ended.isLate) throw new CouldNotMeasure(`pprof took longer than ${seconds} s.`);
		if (ended.status !== 0) {
			const last = ended.lastLines.split("\n").at(-1)?.slice(0, 200);
			throw new CouldNotMeasure(`pprof failed (${ended.status}): ${last}`, ended.lastLines);
		}
		return ended.stdout;
	};
	const plain = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: "",
		GOPROXY: "off"
	};
	const file = (await asked({
		file: go.file,
		args: [
			"tool",
			"-n",
			"pprof"
		],
		env: {
			...go.env,
			...plain
		}
	}, buildTimeout)).trim();
	const env = {
		...systemOf(go.env),
		...homeAt(home)
	};
	return async (kind, profile) => {
		const unit = units[kind];
		const args = [
			...[
				"-top",
				"-symbolize=none",
				"-trim=false",
				"-relative_percentages",
				`-unit=${unit}`
			],
			...questions[kind],
			profile
		];
		const table = parsePprofTop(await asked({
			file,
			args,
			env
		}, pprofTimeout), unit);
		if (table === null) throw new CouldNotMeasure("pprof did not print a table of functions.");
		return table;
	};
}
function homeAt(folder) {
	return Object.fromEntries([
		...[
			"HOME",
			"USERPROFILE",
			"AppData",
			"LocalAppData",
			"XDG_CONFIG_HOME",
			"XDG_CACHE_HOME"
		],
		"TMPDIR",
		"TEMP",
		"TMP",
		"PPROF_TMPDIR",
		"PPROF_BINARY_PATH"
	].map((name) => [name, folder]));
}
function systemOf(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|SYSTEMROOT)$/i.test(name)));
}
// src/effects/profile/record.ts
const mostBytes = 64 * 2 ** 20;
async function record(recording) {
	const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording;
	const args = [
		...profiling(kind, path),
		`-test.benchtime=${iterations}x`,
		"-test.count=1"
	];
	const ended = await run({
		file: binary.file,
		args: [...args, ...binary.args.filter((arg) => !ours.test(arg))],
		cwd: binary.cwd,
		env: binary.env,
		signal,
		deadline,
		onOutput
	});
	if (ended.isLate) throw new CouldNotMeasure("it took too long", ended.lastLines);
	if (ended.status !== 0) throw new CouldNotMeasure(`it ended with ${typeof ended.status === "number" ? "exit code " : ""}${ended.status}`, ended.lastLines);
	if (parseGo(ended.stdout).measurements.length === 0) throw new CouldNotMeasure("it measured nothing", ended.lastLines);
	return taken$1(path);
}
const ours = /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(kind, path) {
	if (kind === "cpu") return [`-test.cpuprofile=${path}`];
	return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`];
}
async function taken$1(path) {
	const missing = new CouldNotMeasure("it left no profile");
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
		throw missing;
	});
	try {
		const found = await file.stat();
		if (!found.isFile() || found.size === 0) throw missing;
		if (found.size > mostBytes) throw new CouldNotMeasure(`its profile is larger than ${mostBytes / 2 ** 20} MiB`);
		return await file.readFile();
	} finally {
		await file.close();
	}
}
// src/effects/profile/profile-regressions.ts
const mostBenchmarks = 10;
const mostSeconds = {
	run: 120,
	all: 900
};
const memoryShare = 1 / 32;
const scales = {
	cpu: {
		factor: 1e-9,
		grain: 1e7,
		floor: 0
	},
	mem: {
		factor: 1,
		grain: 0,
		floor: 1
	},
	block: {
		factor: 1e-9,
		grain: 0,
		floor: 1
	}
};
async function profileRegressions(targets, profiling) {
	const { kinds, console } = profiling;
	const profiled = targets.slice(0, mostBenchmarks);
	if (profiled.length === 0 || kinds.length === 0) return [];
	if (targets.length > profiled.length) console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`);
	const scratch = await mkdtemp(join(tmpdir(), "benchgate-profile-"));
	try {
		const pprof = remembered(() => findPprof({
			...profiling,
			scratch: join(scratch, "pprof")
		}));
		const stems = stemsOf(profiled);
		const end = Date.now() + mostSeconds.all * 1e3;
		const differences = [];
		for (const [index, target] of profiled.entries()) {
			console.info(`profiling ${target.benchmark}: ${kinds.join(", ")}`);
			const work = {
				...profiling,
				target,
				stem: stems[index] ?? "",
				scratch,
				pprof,
				end
			};
			for (const kind of kinds) differences.push(await difference({
				...work,
				kind
			}));
		}
		return differences;
	} finally {
		await rm(scratch, {
			recursive: true,
			force: true
		});
	}
}
async function difference(work) {
	const { target, kind, stem, folder } = work;
	const iterations = kind === "mem" ? Math.ceil(target.iterations * memoryShare) : target.iterations;
	const known = {
		benchmark: target.benchmark,
		package: target.package,
		kind,
		iterations
	};
	const unit = kind === "mem" ? "B/op" : "sec/op";
	const nothing = {
		...known,
		unit,
		total: {
			base: 0,
			head: 0
		},
		functions: []
	};
	const names = bySide((side) => profileFile(stem, kind, side));
	const files = bySide((side) => `${profilesFolder}/${names[side]}`);
	let areTaken = false;
	try {
		const profiles = {
			base: await taken(work, "base", iterations),
			head: await taken(work, "head", iterations)
		};
		await makeFolder(folder);
		for (const side of sides) await replaceFile(join(folder, names[side]), profiles[side]);
		areTaken = true;
		const pprof = await work.pprof();
		const base = await pprof(kind, join(folder, names.base));
		const head = await pprof(kind, join(folder, names.head));
		return {
			...nothing,
			...differenceOf({
				base,
				head,
				iterations,
				...scales[kind]
			}),
			files,
			failure: null
		};
	} catch (error) {
		if (error instanceof Cancelled) throw error;
		const failure = error instanceof Error ? error.message : String(error);
		work.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`);
		return {
			...nothing,
			files: areTaken ? files : null,
			failure
		};
	}
}
async function taken(work, side, iterations) {
	const { target, kind, scratch, run, signal, console, timeout, end } = work;
	const path = join(scratch, `${side}.${kind}`);
	if (Date.now() >= end) throw new CouldNotMeasure("there was no time left for it");
	const output = console.untrusted(`profile of ${target.benchmark} (${kind}) on ${side}`);
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
		const deadline = Math.min(end, Date.now() + Math.min(timeout, mostSeconds.run) * 1e3);
		const onOutput = (chunk) => output.write(chunk);
		await work.enter(side);
		const binary = target.sides[side];
		return await record({
			binary,
			kind,
			iterations,
			path,
			run,
			signal,
			deadline,
			onOutput
		});
	} catch (error) {
		if (error instanceof CouldNotMeasure) throw new CouldNotMeasure(`on ${side}, ${error.message}`, error.output);
		throw error;
	} finally {
		output.close();
	}
}
async function makeFolder(folder) {
	if ((await standing(folder))?.isSymbolicLink()) await rm(folder);
	await mkdir(folder, { recursive: true });
}
function bySide(of) {
	return {
		base: of("base"),
		head: of("head")
	};
}
function remembered(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}
// src/effects/profile/targets.ts
function targetsIn({ comparisons }, driver) {
	const times = new Map(comparisons.filter(({ unit }) => unit === "sec/op").map((one) => [id(one), one]));
	const worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a));
	const targets = new Map();
	for (const comparison of worst) {
		const { benchmark, package: path } = comparison;
		const binaries = driver.binaries(benchmark, path);
		const time = times.get(id(comparison));
		if (!binaries || !time || targets.has(id(comparison))) continue;
		const iterations = iterationsToProfile(time.base.center, time.head.center);
		targets.set(id(comparison), {
			benchmark,
			package: path,
			iterations,
			sides: binaries
		});
	}
	return [...targets.values()];
}
function id({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
// src/gate.ts
async function gate(inputs, around) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { console, signal, stop, watch, isWorkplace = false } = around;
		const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
		if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(", ")}`);
		await recover(join(around.folder, inputs.workingDirectory), env, console);
		const project = await findProject(around.folder, inputs, env);
		const git = gitIn(project.root, env);
		const { SSH_AUTH_SOCK: agent } = around.env;
		const remote = await origin(agent === void 0 ? git : git.with({ SSH_AUTH_SOCK: agent }), inputs.githubToken, around.server, signal);
		const resolved = await resolveRevisions(git, remote, {
			base: inputs.base ?? (inputs.calibrate && around.event.pull === null ? "HEAD" : null),
			head: inputs.head,
			event: around.event
		}, console);
		const commits = inputs.calibrate ? againstItself(resolved.base) : resolved;
		await remote.complete([commits.base.sha, commits.head.sha]);
		console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
		console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
		const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console);
		const entered = await overlay(git, commits, inputs.overlay);
		const suite = await suiteChanges(git, entered);
		const rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null;
		const accepted = newlyAccepted(inputs.accepted, rules);
		const { durations, ...part } = await openShard(inputs, around.folder, console);
		const settings = {
			...project.settings,
			...settingsOf(inputs),
			accepted,
			durations
		};
		const machine = observeMachine();
		if (await isUntouched(git, entered, settings)) {
			console.info("no file that `paths` names differs: not measured (measure: all measures it)");
			return {
				result: resultUntouched({
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
		const change = canProve(settings) ? await treeChange(git, entered) : null;
		const temporary = around.env.RUNNER_TEMP;
		const { perflock, governor, checkout: mode, ignoredFiles, setup, workingDirectory, timeout } = settings;
		const lock = _usingCtx$1.a(await holdPerflock({
			mode: perflock,
			governor,
			env,
			signal,
			console
		}));
		_usingCtx$1.a(await around.withhold?.(git));
		const kept = _usingCtx$1.a(await KeptGit.of(git, console, {
			isPuttingBack: around.isOurs === true,
			withHead: mode === "worktree"
		}));
		const take = mode === "worktree" ? takeWorktrees : takeCheckout;
		const outside = (worktree) => sourcesOutside(git.folder, worktree, env);
		const taking = {
			ignoredFiles,
			hasPointers,
			isWorkplace,
			outside,
			signal,
			temporary
		};
		const checkout = _usingCtx$1.a(await take(git, entered, console, taking));
		const ending = stop ? AbortSignal.any([signal, stop]) : signal;
		const leftovers = _usingCtx$1.a(new Leftovers());
		const sides = { async enter(side) {
			await leftovers.end();
			return checkout.enter(side);
		} };
		const bench = {
			sides,
			commits,
			change,
			workingDirectory,
			env: leftovers.marked(env, "command"),
			setupEnv: leftovers.marked(env, "setup"),
			setup,
			timeout,
			signal: ending,
			console
		};
		const driver = _usingCtx$1.a(await openDriver(bench, {
			...settings,
			...part
		}, temporary));
		const measured = await measureSides(driver, {
			commits,
			console,
			onMeasuring: machine.measuring,
			stop,
			watch
		}, inputs.calibrate ? inFull(settings) : settings);
		const toolchains = {
			base: driver.toolchain("base"),
			head: driver.toolchain("head")
		};
		const { planned: visits, laidOut } = driver;
		const result = judged({
			commits,
			settings,
			suite,
			rules,
			toolchains,
			visits,
			laidOut,
			machine: machine.done(lock.state)
		}, measured, driver.proven);
		const profiles = await profileRegressions(targetsIn(result, driver), {
			kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
			folder: join(around.profiles, profilesFolder),
			run: runProcess,
			go: {
				file: "go",
				env
			},
			enter: sides.enter,
			timeout,
			signal,
			console
		});
		await leftovers.endAll();
		checkout.refuseChanged?.();
		const noticed = [leftovers.ended, await kept.end()].filter((one) => one !== null);
		const { rounds, units } = measured.first;
		const samples = (side) => writeGo(side, rounds, units);
		return {
			result: {
				...withWarnings(result, noticed),
				profiles
			},
			samples: {
				base: samples("base"),
				head: samples("head")
			}
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function isUntouched(git, commits, { paths, measure, calibrate }) {
	if (paths.length === 0 || measure === "all" || calibrate) return false;
	return !await differAt(git, commits, paths);
}
function judged(circumstances, { first, again, probe, isRelaid }, proven) {
	if (first.baseFailed) return resultWithoutBase(circumstances, first.rounds, first.baseFailed);
	return resultOf({
		...circumstances,
		...seriesIn(first),
		probe,
		proven,
		lost: first.lost.map(lostOf),
		again: again && {
			...seriesIn(again),
			isRelaid
		}
	});
}
function againstItself(base) {
	return {
		base,
		head: {
			sha: base.sha,
			from: "the same commit, as this is a calibration"
		}
	};
}
function inFull(settings) {
	return {
		...settings,
		stopEarly: "never",
		confirm: false
	};
}
function seriesIn(measured) {
	return {
		...measured,
		series: collect(measured.rounds, measured.units)
	};
}
export { placeOf as a, inLines as i, formatsOf as n, collect as r, gate as t };
