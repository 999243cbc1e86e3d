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
function progressLine(progress) {
	let { left } = progress;
	return `${placeOf(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`;
}
function placeOf({ round, last, isBeyond }) {
	return `round ${round} of ${isBeyond ? "at most " : ""}${last}`;
}
function whatOf({ pair, visited, open, took }) {
	if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`;
	let what = visited === 1 ? "1 benchmark" : `${visited} benchmarks`, settled = visited - open;
	return `${what} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them now done` : ""}`;
}
function inLines(console) {
	return {
		visiting() {},
		roundEnded: (progress) => console.info(progressLine(progress))
	};
}
function canProve({ measure, calibrate, go, setup }) {
	return go !== null && measure === "changed" && !calibrate && setup === null && !go.test;
}
function mayReadDifference(folder, { differences, links }) {
	return differences.length > 0 && links.some((path) => isIn(folder, path) && !isDocument(path)) || differences.some((difference) => mayRead(folder, difference));
}
function namesToLookFor({ differences }) {
	let names = differences.filter(({ path }) => isDocument(path)).map(({ path }) => nameOf$2(path));
	return names.length === 0 ? [] : [...new Set(["*.md", ...names])];
}
function mayRead(folder, { path, isPlain }) {
	return isPlain ? isDocument(path) ? !1 : isIn(folder, path) || isData(path) || !(path.endsWith(".go") || path.startsWith(".github/")) : !0;
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
function collect(rounds, rules) {
	let keysOf = distinguishingKeys(rounds), found = new Map();
	for (let [index, round] of rounds.entries()) for (let side of sides) for (let measurement of round[side].measurements) {
		let id = JSON.stringify([identity(measurement, keysOf(measurement)), measurement.unit]), series = found.get(id);
		series || (series = {
			first: measurement,
			values: {
				base: [],
				head: []
			},
			worse: {
				base: [],
				head: []
			}
		}, found.set(id, series));
		let ofRound = series.values[side][index];
		ofRound ? ofRound.push(measurement.value) : series.values[side][index] = [measurement.value], measurement.worse !== void 0 && (series.worse[side][index] = measurement.worse);
	}
	return [...found.values()].map(({ first, values, worse }) => {
		let sample = (side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit)), worseOf = (side) => rounds.map((_, index) => worse[side][index] ?? null), isInHalves = sides.every((side) => worse[side].length > 0);
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
	let sorted = [...values].sort((a, b) => a - b);
	return (unit.startsWith("sec/") ? sorted[0] : sorted[sorted.length - 1 >> 1]) ?? null;
}
function distinguishingKeys(rounds) {
	let found = new Map();
	for (let side of sides) {
		let visits = rounds.map((round) => valuesByName(round[side]));
		for (let name of new Set(visits.flatMap((names) => [...names.keys()]))) {
			let ofName = visits.flatMap((names) => names.get(name) ?? []), keys = found.get(name) ?? new Set();
			for (let key of stableKeys(ofName)) keys.add(key);
			found.set(name, keys), new Set(ofName.flatMap((values) => [...values.get("pkg") ?? []])).size > 1 && keys.add("pkg");
		}
	}
	let sorted = new Map([...found].map(([name, keys]) => [name, [...keys].sort()]));
	return ({ benchmark }) => sorted.get(benchmark) ?? [];
}
function stableKeys([first, ...others]) {
	return [...first ?? []].filter(([key, values]) => values.size > 1 && others.every((other) => isSame$1(values, other.get(key)))).map(([key]) => key);
}
function valuesByName({ measurements }) {
	let configs = new Map();
	for (let { benchmark, config } of measurements) {
		let known = configs.get(benchmark);
		known ? known.add(config) : configs.set(benchmark, new Set([config]));
	}
	let alone = remembering((config) => valuesByKey([config])), valuesOf = ([first, ...others]) => first && others.length === 0 ? alone(first) : valuesByKey(first ? [first, ...others] : []);
	return new Map([...configs].map(([name, ofName]) => [name, valuesOf([...ofName])]));
}
function valuesByKey(configs) {
	let keys = new Set(configs.flatMap((config) => Object.keys(config)));
	return new Map([...keys].map((key) => [key, new Set(configs.map((config) => settingOf(config, key)))]));
}
function isSame$1(one, other) {
	return other !== void 0 && one.size === other.size && [...one].every((value) => other.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => settingOf(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	let extra = keys.map((key) => [key, settingOf(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
function writeGo(side, rounds, rules) {
	let isEncoded = [...wordsIn(rounds), ...rules.keys()].some(needsEncoding), word = isEncoded ? encodeWord : (text) => text, lines = [...isEncoded ? [`${namesKey}: ${namesEncoded}`] : [], ...unitLines(rules, word)], current = {};
	for (let round of rounds) for (let { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config)), current = config;
		let values = [...units].map(([unit, measured]) => readable(observe(measured, unit) ?? 0, unit, word));
		lines.push(`Benchmark${word(benchmark)} ${counted(iterations)} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
}
function wordsIn(rounds) {
	let words = new Set();
	for (let round of rounds) for (let side of sides) for (let { benchmark, unit } of round[side].measurements) words.add(benchmark).add(unit);
	return words;
}
function counted(iterations) {
	return Number.isSafeInteger(iterations) && iterations > 0 ? iterations : 1;
}
function byBenchmark(measurements) {
	let found = new Map();
	for (let { benchmark, config, iterations, unit, value } of measurements) {
		let id = JSON.stringify([Object.entries(config).sort(), benchmark]), reported = found.get(id);
		reported || (reported = {
			config,
			benchmark,
			iterations,
			units: new Map()
		}, found.set(id, reported)), reported.iterations = Math.max(reported.iterations, iterations);
		let values = reported.units.get(unit);
		values ? values.push(value) : reported.units.set(unit, [value]);
	}
	return found.values();
}
function unitLines(rules, word) {
	return [...rules].map(([unit, rule]) => {
		let better = rule.better ? ` better=${rule.better}` : "", assume = rule.assume ? ` assume=${rule.assume}` : "";
		return `Unit ${word(unit)}${better}${assume}`;
	});
}
function configLines(from, to) {
	let cleared = Object.keys(from).filter((key) => settingOf(to, key) === void 0), set = Object.entries(to).filter(([key, value]) => settingOf(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${visible(value.replace(/[\r\n]+/g, " "))}`)];
}
function readable(value, unit, word) {
	return value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9) ? `${Number((value * 1e9).toPrecision(15))} ns/op` : value !== 0 && unit === "B/s" ? `${Number((value / 1e6).toPrecision(15))} MB/s` : `${value} ${word(unit)}`;
}
const doubtKinds = [
	"optimised-away",
	"grows-with-n",
	"setup-timed",
	"first-off",
	"clock",
	"prints"
];
function timingsOf(measurements) {
	let timings = new Map();
	for (let { benchmark, config, iterations, unit, value } of measurements) {
		if (unit !== "sec/op" || value < 0 || iterations < 1) continue;
		let id = JSON.stringify([settingOf(config, "pkg") ?? null, benchmark]), found = timings.get(id);
		found ? found.push({
			iterations,
			seconds: value
		}) : timings.set(id, [{
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
const undisturbed = {
	short: .4,
	long: .75
};
function triedIn(probe) {
	let { short, long, two } = probe, ofLong = timingsOf(long?.measurements ?? []), isDisturbed = two === null && (shareOf(short) < undisturbed.short || long !== null && shareOf(long) < undisturbed.long);
	return [...timingsOf(short.measurements)].map(([id, timings]) => {
		let full = ofLong.get(id) ?? [];
		return [id, {
			short: timings,
			long: full,
			worked: workedIn(probe, timings, full),
			isDisturbed
		}];
	});
}
function workedIn({ short, long, two }, timings, full) {
	let price = two?.processor;
	if (price === void 0 || short.processor === void 0 || long?.processor === void 0) return null;
	let operations = (all) => all.reduce((sum, { iterations }) => sum + iterations, 0);
	return {
		short: Math.max(0, short.processor - price) / operations(timings),
		long: Math.max(0, long.processor - price) / operations(full)
	};
}
function shareOf({ seconds, processor = seconds }) {
	return processor / seconds;
}
function fromProbe(tried, head) {
	let { short, long, worked, isDisturbed } = tried, probe = fastestOf(short);
	if (head.length === 0 || totalOf(probe) < 1e-5 || isDisturbed) return [];
	let full = long.length > 0 ? long : head, found = growing(probe, full, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null);
	return found ? [found] : [];
}
function growing(probe, runs, worked) {
	let full = fastestOf(runs);
	if (probe.iterations < 10 || full.iterations < 2 * probe.iterations) return null;
	let byClock = full.seconds / probe.seconds, growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe)), exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations);
	return exponent < .4 ? null : {
		kind: "grows-with-n",
		exponent,
		probe,
		full
	};
}
function byProcessor({ short, long }, { seconds }) {
	return Math.min(long / seconds, short > 0 ? long / short : Infinity);
}
function preparing(probe, runs, head, worked) {
	let sorted = runs.toSorted(byTime), full = sorted[sorted.length - 1 >> 1], isGiven = probe.iterations === Math.floor(full.iterations / 16);
	if (probe.iterations > 1 && !isGiven || full.iterations < 2 * probe.iterations) return null;
	let slowest = head.toSorted(byTime).at(-1);
	if (probe.seconds < 2 * full.seconds || probe.seconds <= slowest.seconds) return null;
	let byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations), setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations), share = setup / totalOf(full);
	return share < .1 ? null : {
		kind: "setup-timed",
		setup,
		share,
		probe,
		full
	};
}
function doubtsOf({ rounds, probe, printed }) {
	let probes = new Map(probe.flatMap(triedIn)), all = [...[...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
		let short = fromTimes(subject, {
			base,
			head
		}), tried = probes.get(id);
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
	let loop = 1e-9 / processorsOf(subject), removed = seen(timings, (ofSide) => {
		let fastest = fastestOf(ofSide);
		return fastest.seconds < loop && fastest.iterations >= 1e6 ? fastest : null;
	});
	if (removed) return [{
		kind: "optimised-away",
		side: removed.side,
		...removed.found
	}];
	let short = seen(timings, (ofSide) => {
		let total = median(ofSide.map(totalOf));
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
	let long = sides.filter((side) => timings[side].length >= 8), off = long.flatMap((side) => {
		let [first = 0, ...others] = timings[side].map(({ seconds }) => seconds), usual = median(others), deviation = median(others.map((value) => Math.abs(value - usual)));
		return first > Math.max(Math.max(...others) + usual / 10, usual + 6 * deviation) ? [{
			side,
			first,
			others: usual
		}] : [];
	}), last = off.at(-1);
	return !last || off.length < long.length ? [] : [{
		kind: "first-off",
		...last,
		side: off.length === 1 ? last.side : null
	}];
}
function printing(printed) {
	let first = new Map();
	for (let { benchmark, package: path, line } of printed) {
		let id = JSON.stringify([path, benchmark]), cut = [...line.trim()].slice(0, 120).join("");
		cut !== "" && !first.has(id) && first.set(id, {
			benchmark,
			package: path,
			kind: "prints",
			line: cut
		});
	}
	return [...first.values()];
}
function seen(timings, find) {
	let [base, head] = sides.map((side) => timings[side].length === 0 ? null : find(timings[side]));
	return base && head ? {
		side: null,
		found: head
	} : head ? {
		side: "head",
		found: head
	} : base ? {
		side: "base",
		found: base
	} : null;
}
function subjectsOf(rounds) {
	let subjects = new Map();
	for (let round of rounds) for (let side of sides) for (let [id, timings] of timingsOf(round[side].measurements)) {
		let [path, benchmark] = JSON.parse(id), found = subjects.get(id) ?? {
			subject: {
				benchmark,
				package: path
			},
			base: [],
			head: []
		};
		found[side].push(fastestOf(timings)), subjects.set(id, found);
	}
	return subjects;
}
function innerSamplesOf(rounds) {
	let found = new Map();
	for (let round of rounds) for (let side of sides) for (let [{ benchmark, config }, samples] of samplesIn(round[side])) {
		let path = settingOf(config, "pkg") ?? null, id = JSON.stringify([path, benchmark]), { least, most } = found.get(id) ?? {
			least: samples,
			most: samples
		}, both = {
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
	let first = (side) => {
		let visit = rounds.map((round) => round[side]).find(({ measurements }) => measurements.length > 0);
		return visit ? visit.format ?? "go" : null;
	};
	return {
		base: first("base"),
		head: first("head")
	};
}
function samplesIn({ measurements }) {
	let found = new Map();
	for (let measurement of measurements) {
		let { benchmark, config, unit, innerSamples = 1 } = measurement, ofConfig = found.get(config) ?? new Map();
		found.set(config, ofConfig);
		let known = ofConfig.get(benchmark) ?? {
			first: measurement,
			units: new Map()
		};
		ofConfig.set(benchmark, known), known.units.set(unit, (known.units.get(unit) ?? 0) + innerSamples);
	}
	return [...found.values()].flatMap((names) => [...names.values()].map(({ first, units }) => [first, Math.max(...units.values())]));
}
function resultOf(run) {
	let { rounds, series, lost, proven = [], probe, printed, again, stopped } = run, nothing = recordOfNothing(run, rounds), recorded = {
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
		isRelaid: again?.isRelaid ?? !1,
		lost,
		proven,
		doubts: doubtsOf({
			rounds,
			probe,
			printed
		})
	}, warnings = [
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
		isRelaid: !1,
		lost: [],
		proven: [],
		doubts: [],
		profiles: [],
		warnings: suiteWarning(suite),
		merged: null,
		elsewhere: null
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
async function copyIgnored(git, target, commit, copying) {
	let { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	let files = new Set(await readTree(git, commit)), folders = new Set([...files].flatMap(foldersAbove)), copyBeside = async (path) => {
		let from = bytes(git.folder, path), there = await standing(from);
		if (there && !files.has(path)) {
			if (!folders.has(path)) {
				let to = bytes(target, path);
				await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: !0 }), await copyWhole(from, to, copying);
			} else if (there.isDirectory()) for (let name of await readdir(from, { encoding: "buffer" })) await copyBeside(`${path}/${name.toString("latin1")}`);
		}
	};
	for (let path of ignored) foldersAbove(path).some((above) => files.has(above)) || await copyBeside(path);
}
const large = 2 * 1024 ** 3;
function copyingFor(console, signal) {
	let totals = {
		base: 0,
		head: 0
	}, isSaid = !1;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new Cancelled("cancelled");
			totals[side] += size, totals[side] <= large || isSaid || (isSaid = !0, console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files."));
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path.toString("latin1"))}`)
	});
}
function noteMeanwhile(state, console) {
	let place = `${state}-found-${Date.now()}`, files = new Map(), commits = new Map();
	async function keepFiles({ side, tree, folder, paths }) {
		if (paths.length === 0) return;
		let to = join(place, side, tree);
		await mkdir(to, { recursive: !0 }), await takeFrom(folder, paths, to);
		let shown = paths.slice(0, most$3).map(readable$1).join(", "), more = paths.length > most$3 ? ` and ${paths.length - most$3} more` : "";
		console.warn(`Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`);
	}
	return {
		configured: (path, content) => files.set(path, content),
		committed: (git, side, sha) => commits.set(sha, {
			git,
			side
		}),
		async keep(shelves) {
			for (let shelf of shelves) await keepFiles(shelf);
			for (let [path, content] of files) {
				let kept = join(place, basename(path));
				await mkdir(place, { recursive: !0 }), await replaceFile(kept, content), console.warn(`${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`);
			}
			for (let [sha, { git, side }] of commits) {
				if (await git.ask([
					"for-each-ref",
					"--count=1",
					"--contains",
					sha
				]) !== "") continue;
				let ref = `refs/benchgate/found/${sha.slice(0, 12)}`;
				await git.run([
					"update-ref",
					ref,
					sha
				]), console.warn(`A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`);
			}
		}
	};
}
const most$3 = 10;
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
		this.scratch = scratch, this.mostTime = mostTime;
	}
	leave(side, folder) {
		if (process.platform === "win32") return;
		let known = this.known[side];
		if (known.left++ < 3) {
			let { whole } = this.timed(() => lookAt(folder, []));
			known.whole = new Set([...known.whole, ...whole]);
		}
		known.turns.push({
			left: this.now(),
			back: null
		});
	}
	comeBack(side, folder) {
		let known = this.known[side];
		if (this.spent <= this.mostTime * (performance.now() - this.began)) this.refuseChanged(side, folder), known.turns = [];
		else {
			let back = this.now();
			for (let turn of known.turns) turn.back ??= back;
		}
	}
	refuseChanged(side, folder) {
		let known = this.known[side];
		if (known.turns.length === 0) return;
		let { changed, whole } = this.timed(() => lookAt(folder, known.turns, known.whole)), isAway = known.turns.at(-1)?.back === null;
		known.whole = whole, known.turns = isAway ? known.turns.slice(-1) : [];
		let [first] = changed;
		if (first === void 0) return;
		let more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "", other = otherSide(side);
		throw new CouldNotMeasure(`${first === "" ? "The folder" : visible(first)}${more} of ${side} was changed while ${other} was measured, so what ${side} measures is no longer its own. Let no command of ${other} write into the files of ${side}; if something that setup has started on ${side} writes there, let it keep its files elsewhere.`);
	}
	timed(look) {
		let began = performance.now(), seen = look();
		return this.spent += performance.now() - began, seen;
	}
	now() {
		let path = join(this.scratch, ".now");
		return rmSync(path, {
			recursive: !0,
			force: !0
		}), writeFileSync(path, "", { flag: "wx" }), lstatSync(path, { bigint: !0 }).ctimeNs;
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
	let isIn = (time) => turns.some(({ left, back }) => time > left && (back === null || time < back)), changed = [], linked = new Map(), visit = (path) => {
		let there = statOf(join(folder, path));
		if (!there) return;
		if (there.isDirectory()) for (let name of namesIn$1(join(folder, path))) visit(join(path, name));
		if (there.isDirectory() || there.nlink === 1n) {
			isIn(there.ctimeNs) && changed.push(path);
			return;
		}
		let one = linked.get(there.ino) ?? {
			there,
			path,
			names: 0n
		};
		one.names++, linked.set(there.ino, one);
	};
	visit("");
	let whole = new Set();
	for (let [inode, { there, path, names }] of linked) {
		let isWhole = names >= there.nlink;
		isWhole && whole.add(inode), isIn(isWhole || wholeBefore.has(inode) ? there.ctimeNs : there.mtimeNs) && changed.push(path);
	}
	return {
		changed: changed.sort((one, other) => other.length - one.length),
		whole
	};
}
function statOf(path) {
	try {
		return lstatSync(path, { bigint: !0 });
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
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays, meanwhile) {
	let putGitInOrder = await guard(git, (path, content) => meanwhile?.configured(path, content)), root = trees[0]?.git.folder ?? git.folder, ways = {
		base: await wayTo("base"),
		head: await wayTo("head")
	}, shelves = {}, tracked = {}, folders = {}, away = new Away(state, Infinity), at = null;
	async function wayTo(side) {
		let from = commits[otherSide(side)], [difference, linksThere, linksHere] = await Promise.all([
			readDifference(git, from, commits[side]),
			readLinks(git, commits[side]),
			readLinks(git, from)
		]), prefix = home.path === "" ? "" : `${home.path}/`, switched = new Set(trees.filter((one) => one.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			loose: [...linksThere.keys()].filter((link) => !switched.has(prefix + link))
		};
	}
	async function leave(side, way) {
		folders[side] ??= foldersOf(tracked[side] ?? []);
		let shown = meanwhile && await git.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		shown && shown !== ways[side].commit && meanwhile.committed(git, side, shown);
		let leaving = await leavingSide(git, {
			...way,
			folders: folders[side]
		}, handling);
		return shelves[side] = await shelve(git, join(state, side), leaving, stays), away.leave(side, join(state, side)), timesToKeep(leaving, way, shelves[otherSide(side)]);
	}
	return {
		putGitInOrder,
		async leaveWithAll() {
			return at !== null && await leave(at, {
				...ways[at],
				...nowhere
			}), at = null, sides.map((side) => ({
				side,
				tree: home.path,
				folder: join(state, side),
				paths: shelves[side]?.found ?? []
			}));
		},
		async copyIgnored(ignored, copying) {
			for (let side of sides) {
				let there = new Set(await readTree(git, commits[side])), moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				}, away.leave(side, join(state, side));
			}
		},
		async enter(side) {
			if (await putBackLink(root, home), await putGitInOrder(), at === side && await git.run(["rev-parse", "HEAD"]) === ways[side].commit) return;
			let way = at === side ? {
				...ways[side],
				...nowhere
			} : ways[side], isFirst = tracked[side] === void 0, times = at === null ? new Map() : await leave(at, way);
			at = null, await git.run([
				"checkout",
				"--force",
				"--detach",
				way.commit,
				"--"
			]).catch((error) => {
				throw notCheckedOut(error, side);
			}), way.loose.length > 0 && await updateSubmodules(git, way.loose), tracked[side] ??= new Set((await readIndex(git)).map(({ path }) => path)), away.comeBack(side, join(state, side));
			let shelved = shelves[side];
			shelved && await unshelve(git, join(state, side), shelved, tracked[side]), isFirst && shelved && tracked[side].size > 0 && await git.run([
				"checkout",
				"--force",
				"HEAD",
				"--",
				"."
			]);
			for (let [path, time] of times) putBackTime(git, path, time);
			at = side;
		}
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, there) {
	let own = new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...there?.moved ?? []
	]), kept = new Map();
	for (let path of [...moved, ...deleted]) {
		let time = times.get(path);
		time !== void 0 && !own.has(path) && kept.set(path, time);
	}
	return kept;
}
function putBackTime(git, path, time) {
	let place = bytes(git.folder, path);
	statSync(place, { throwIfNoEntry: !1 })?.isFile() && utimesSync(place, time / 1e3, time / 1e3);
}
async function updateSubmodules(git, paths) {
	await git.ask([
		"config",
		"--get-regexp",
		"^submodule\\..*\\.url$"
	]) && await git.run([
		"submodule",
		"update",
		"--recursive",
		"--force",
		"--",
		...paths
	]);
}
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: !0 });
	let gitFiles = await keepGitFiles(git, state), stashes = await readStashes(git);
	await writeNote(state, names.stashes, stashes);
	let none = {
		state,
		gitFiles,
		stashes,
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: !1,
			staying: []
		}
	};
	if (commits === null) return none;
	let outline = await takeOutline(git, Object.values(commits));
	await writeNote(state, names.outline, outline);
	let shared = ignoredFiles === "shared" ? (await readStatus(git)).ignored : null;
	shared && await writeNote(state, names.shared, shared);
	let handling = {
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
		throw await forgetStop(folder, taken.journal), error;
	});
	let lost;
	try {
		await makeRoom(folder, taken.journal.trees), await putGitInOrder(), lost = await twice(() => renewNotes(folder, taken));
		let restored = await twice(() => restore(git, folder, console)), { journal } = taken;
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
	let lost = [];
	await mkdir(folder, { recursive: !0 });
	for (let [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
		let shelf = join(state, names.yours);
		if (await writeNote(state, names.stashes, stashes), outline && await writeNote(state, names.outline, outline), await writeNote(state, names.staying, handling.staying), handling.shared && (await writeNote(state, names.shared, [...handling.shared.paths]), await writeNote(state, names.apart, handling.shared.apart)), shelved) {
			await writeNote(shelf, names.moved, shelved.moved), await writeNote(shelf, names.deleted, shelved.deleted);
			let path = journal.trees[n]?.path ?? "";
			for (let one of await missingFrom(shelf, shelved.moved)) lost.push(path === "" ? one : `${path}/${one}`);
		}
		await renewGitFiles(state, gitFiles);
	}
	return await writeJournal(folder, journal), lost;
}
function lossMessage(lost, stash) {
	let copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable$1).join(", ")}.${copy} Everything else is as it was.`;
}
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = !1, isWorkplace = !1, signal } = {}) {
	await recoverCheckout(user, console);
	let git = hasPointers ? user.with(leavingPointers) : user, folder = await stateFolder(git), trees = await treesOf(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	await refuseHeldElsewhere(user, trees);
	for (let tree of trees) await refuseUnfinished(tree.git);
	let taken = {
		journal: {
			phase: "shelving",
			...holder$1(),
			stash: null,
			ignoredFiles,
			hasPointers,
			trees: trees.map((tree) => tree.home)
		},
		trees: []
	}, note = async (change) => {
		taken.journal = {
			...taken.journal,
			...change
		}, await writeJournal(folder, taken.journal);
	};
	if (!await beginJournal(folder, taken.journal)) throw inUse(await readJournal(folder));
	isWorkplace && console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`);
	let meanwhile = isWorkplace ? noteMeanwhile(folder, console) : null;
	try {
		await takeReserve(folder);
		for (let tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		let created = await git.ask([
			"stash",
			"create",
			stashMessage
		]), stash = created || null;
		created === null && console.info("git cannot make a stash entry of these changes, so there is no second copy of them"), await note({ stash }), stash && await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			stash
		]);
		for (let [n, { git, home }] of trees.entries()) {
			let stashes = taken.trees[n]?.stashes.map(([sha]) => sha) ?? [];
			await hold(git, [
				home.sha,
				...home.sides,
				...stashes,
				...n === 0 && stash ? [stash] : []
			]);
		}
		let shown = [], stays = staying(console), copying = copyingFor(console, signal);
		for (let [n, tree] of trees.entries()) {
			let noted = taken.trees[n];
			if (tree.commits === null || !noted) continue;
			let { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays);
			taken.trees[n] = {
				...noted,
				handling,
				shelved
			};
			let switched = await switching(tree, tree.commits, trees, handling, stays, meanwhile);
			ignored.length > 0 && (console.info("giving each side a copy of the ignored files"), await switched.copyIgnored(ignored, copying)), shown.push(switched);
		}
		return await note({ phase: "measuring" }), {
			async enter(side) {
				return await refuseTakenAway(folder, taken.journal), await shown[0]?.enter(side), await Promise.all(shown.slice(1).map((one) => one.enter(side))), git.folder;
			},
			async [Symbol.asyncDispose]() {
				meanwhile && await isStillHeld(folder, taken.journal) && await keepFound(meanwhile, shown, console), await putBack$1(git, folder, console, taken, async () => {
					for (let one of shown) await one.putGitInOrder();
				});
			}
		};
	} catch (error) {
		throw await putBack$1(git, folder, console, taken), error;
	}
}
async function keepFound(meanwhile, shown, console) {
	try {
		let shelves = [];
		for (let one of shown) await one.putGitInOrder();
		for (let one of shown) shelves.push(...await one.leaveWithAll());
		await meanwhile.keep(shelves);
	} catch (error) {
		console.warn(`What was done in the checkout meanwhile could not all be kept: ${error.message}`);
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	let shelf = join(state, names.yours), leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved), await writeNote(shelf, names.deleted, leaving.deleted);
	let staying = [], { moved, deleted, ignored } = await shelve(git, shelf, leaving, (path, why) => {
		if (why.code === "ENAMETOOLONG") throw tooLong(path);
		staying.push(path), stays(path, why);
	});
	await refuseOverwriting(git, commits, staying), await writeNote(state, names.staying, staying);
	let { shared } = handling;
	return shared && await writeNote(state, names.apart, ignored), {
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
	if (staying.length !== 0) for (let side of sides) for (let path of await readTree(git, commits[side])) {
		let one = staying.find((one) => areNested(one, path));
		if (one !== void 0 && await standing(bytes(git.folder, path))) throw new Misconfigured(`${readable$1(one)} cannot be moved, and ${side} has a file of its own at ${readable$1(path)}. Move it out of the checkout, or set checkout to "worktree".`);
	}
}
function tooLong(path) {
	return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${readable$1(path)}. Move the file out of the checkout, or set checkout to "worktree".`);
}
async function refuseHeldElsewhere(git, trees) {
	let others = trees.slice(1).map((tree) => tree.git), around = await git.ask(["rev-parse", "--show-superproject-working-tree"]);
	around && others.push(git.in(readable$1(around)));
	for (let other of others) {
		let journal = await readJournal(await stateFolder(other));
		if (journal !== null && fateOf(journal) !== "ended") throw inUse(journal);
	}
}
async function refuseUnfinished(git) {
	let lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
	for (let [name, what] of unfinished) if (await standing(await gitPath(git, name))) throw new Misconfigured(`A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new Misconfigured(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const unfinished = [
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
], most$2 = {
	files: 2e3,
	bytes: 16 * 2 ** 20
};
async function snapshotOf(path) {
	let found = new Map(), bytes = 0, visit = async (name) => {
		let place = join(path, name), there = await standing(place);
		if (there === null) return !0;
		if (bytes += there.size, found.size >= most$2.files || bytes > most$2.bytes) return !1;
		let kind = kindOf(there), content = kind === "file" ? await readFile(place) : kind === "link" ? await readlink(place, "buffer") : none;
		if (found.set(name, {
			kind,
			mode: there.mode & 4095,
			content
		}), kind !== "folder") return !0;
		for (let below of await readdir(place)) if (!await visit(join(name, below))) return !1;
		return !0;
	};
	return await visit("") ? found : null;
}
function changedIn(before, now) {
	return now === null ? [""] : [...new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(before.get(name), now.get(name))).sort();
}
async function putBack(path, before, changed) {
	let isBelow = (name) => changed.some((one) => one === "" || name === one || name.startsWith(`${one}/`));
	for (let name of changed) await rm(join(path, name), {
		recursive: !0,
		force: !0
	});
	for (let name of [...before.keys()].filter(isBelow).sort()) {
		let { kind, mode, content } = before.get(name), place = join(path, name);
		kind === "link" ? await symlink(content, place) : kind === "folder" ? await mkdir(place, { recursive: !0 }) : kind === "file" && await writeFile(place, content, { flag: "wx" }), (kind === "folder" || kind === "file") && await chmod(place, mode);
	}
}
const none = Buffer.alloc(0);
function kindOf(there) {
	return there.isDirectory() ? "folder" : there.isFile() ? "file" : there.isSymbolicLink() ? "link" : "other";
}
function isSame(one, other) {
	return !one || !other ? one === other : one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content);
}
const shared = [
	"config",
	"config.lock",
	"packed-refs.lock",
	"hooks",
	"info"
], own = ["config.worktree", "HEAD.lock"];
var KeptGit = class KeptGit {
	repositories;
	isPuttingBack;
	console;
	ended = null;
	constructor(repositories, isPuttingBack, console) {
		this.repositories = repositories, this.console = console, this.isPuttingBack = isPuttingBack;
	}
	static async of(git, console, { isPuttingBack, withHead }) {
		let [ownFolder = "", folder = ownFolder] = (await git.run([
			"rev-parse",
			"--path-format=absolute",
			"--absolute-git-dir",
			"--git-common-dir"
		])).split("\n").map(readable$1), repositories = [await readRepository(git, "", folder, ownFolder, withHead)];
		for (let name of await modulesIn(join(folder, "modules"))) {
			let module = join(folder, "modules", name), inside = git.in(module).with({
				GIT_DIR: module,
				GIT_WORK_TREE: module
			});
			repositories.push(await readRepository(inside, `modules/${name}/`, module, module, withHead));
		}
		return new KeptGit(repositories, isPuttingBack, console);
	}
	end() {
		return this.ended ??= this.compare(), this.ended;
	}
	async [Symbol.asyncDispose]() {
		let isTold = this.ended !== null, changed = await this.end();
		if (changed === null || isTold) return;
		let done = changed.isPutBack ? "and were put back" : "and were left so";
		this.console.warn(`Files of the repository's git changed while the benchmarks ran, ${done}: ${changed.changed.map(visible).join(", ")}.`);
	}
	async compare() {
		let names = [], isPutBack = this.isPuttingBack;
		for (let { git, prefix, places, refs } of this.repositories) {
			for (let { name, path, before } of places) {
				let changed = changedIn(before, await snapshotOf(path));
				names.push(...changed.map((below) => prefix + join(name, below))), this.isPuttingBack && changed.length > 0 && await putBack(path, before, changed);
			}
			let all = refs && changesIn$1(refs, await refsOf(git)), isTold = (name) => this.isPuttingBack || !name.startsWith("refs/remotes/"), changed = all && new Map([...all].filter(([name]) => isTold(name)));
			changed && changed.size !== 0 && (names.push(...[...changed.keys()].map((name) => prefix + readable$1(name))), this.isPuttingBack && !await putBackRefs(git, changed) && (isPutBack = !1));
		}
		let [count, changed] = [names.length, names.slice(0, 10)];
		return count === 0 ? null : {
			kind: "git-changed",
			count,
			changed,
			isPutBack
		};
	}
};
async function readRepository(git, prefix, folder, ownFolder, withHead) {
	let ofOwn = withHead ? [...own, "HEAD"] : own, all = [...shared.map((name) => ({
		name,
		path: join(folder, name)
	})), ...ofOwn.map((name) => ({
		name,
		path: join(ownFolder, name)
	}))], places = [];
	for (let place of all) {
		let before = await snapshotOf(place.path);
		before && places.push({
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
	let found = [], entries = await readdir(folder, { withFileTypes: !0 }).catch(() => []);
	for (let entry of entries) {
		if (!entry.isDirectory()) continue;
		let [path, name] = [join(folder, entry.name), join(above, entry.name)];
		(await standing(join(path, "HEAD")))?.isFile() === !0 ? found.push(name, ...await modulesIn(join(path, "modules"), join(name, "modules"))) : found.push(...await modulesIn(path, name));
	}
	return found;
}
const ours$1 = /^refs\/(stash$|benchgate)/;
async function refsOf(git) {
	let listing = await git.ask(["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
	if (listing === null) return null;
	let refs = new Map();
	for (let line of listing.split("\n")) {
		let [name = "", object = "", target = ""] = line.split(" ");
		name !== "" && !ours$1.test(name) && refs.set(name, target === "" ? object : `ref: ${target}`);
	}
	return refs;
}
function changesIn$1(before, now) {
	let names = [...new Set([...before.keys(), ...now?.keys() ?? []])];
	return new Map(names.filter((name) => before.get(name) !== now?.get(name)).map((name) => [name, before.get(name) ?? null]));
}
async function putBackRefs(git, changed) {
	let all = [...changed], gone = all.flatMap(([name, was]) => was === null ? [`delete ${name}`] : []), plain = all.flatMap(([name, was]) => was !== null && !was.startsWith("ref: ") ? [`update ${name} ${was}`] : []), isDone = !0;
	for (let lines of [gone, plain]) {
		if (lines.length === 0) continue;
		let input = Buffer.from(`${lines.map((line) => `option no-deref\n${line}\n`).join("")}`, "latin1");
		await git.ask(["update-ref", "--stdin"], { input }) === null && (isDone = !1);
	}
	for (let [name, was] of all) was?.startsWith("ref: ") && await git.ask([
		"symbolic-ref",
		name,
		was.slice(5)
	]) === null && (isDone = !1);
	return isDone;
}
function globbed(glob) {
	return `:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`;
}
function refuseOutside(name, glob) {
	if (glob.startsWith("/") || glob.split("/").includes("..")) throw new Misconfigured(`${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
async function overlay(git, commits, globs) {
	if (globs.length === 0) return commits;
	let { base, head } = commits;
	for (let glob of globs) refuseOutside("overlay", glob);
	let tree = await withOwnIndex(git, async (apart) => {
		let laid = {
			base: new Map(),
			head: new Map()
		};
		for (let side of sides.toReversed()) {
			await apart.run(["read-tree", commits[side].sha]);
			for (let glob of globs) {
				let found = await matching(apart, glob, side);
				if (side === "head" && found.length === 0) throw nothingMatches$1(glob, head);
				for (let { path, entry } of found) laid[side].set(path, entry);
			}
		}
		let removed = [...laid.base.keys()].map((path) => `0 ${"0".repeat(base.sha.length)}\t${path}\0`), put = [...laid.head].map(([path, entry]) => `${entry}\t${path}\0`);
		return await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input: Buffer.from([...removed, ...put].join(""), "latin1") }), apart.run(["write-tree", "--missing-ok"]);
	});
	return tree === await treeOf(git, base.sha) ? commits : {
		base: {
			sha: await commitTree(git, tree, base.sha, "Base with benchmark files of head, for Benchgate"),
			from: `${base.from}, with benchmark files of head`
		},
		head
	};
}
async function matching(apart, glob, side) {
	let found = await apart.run([
		"ls-files",
		"--stage",
		"-z",
		"--",
		globbed(glob)
	]), blobs = nulSeparated(found).map((line) => {
		let tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	}), link = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (link) throw new Misconfigured(`overlay: "${glob}" matches the submodule "${readable$1(link.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`);
	return blobs;
}
function nothingMatches$1(glob, head) {
	return new Misconfigured(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`);
}
const deepenings = [
	1,
	50,
	500,
	2147483647
], patience$1 = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function origin(git, token, server, signal) {
	let url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]), env = {
		...credentials(readable$1(url ?? ""), token, server),
		GIT_ASKPASS: ""
	}, commit = (revision) => commitOf(git, revision);
	async function ask(args, input) {
		return url === null ? null : git.ask([...patience$1, ...args], {
			env,
			signal,
			...input && { input }
		});
	}
	async function fetch(args, input) {
		let options = [
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
		let listed = await ask([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]) ?? "", found = readable$1(listed).split("\n").map((line) => line.split("	"));
		return new Map(found.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function bring(source, sha) {
		let here = await commit(sha);
		return here === null ? (await fetch([
			...await isShallow(git) ? ["--depth=1"] : [],
			"origin",
			source
		]), commit(sha)) : here;
	}
	async function bringRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			let there = await advertised(refs), ref = refs.find((one) => there.has(one));
			if (ref === void 0) return null;
			let sha = await bring(ref, there.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		for (let by of steps) {
			if (answer !== null || !await isShallow(git)) break;
			for (let source of sources) await fetch([
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
		let branch = name.replace(/^(refs\/remotes\/)?origin\//, ""), own = await commit(name);
		if (own !== null) return {
			sha: own,
			source: name === "HEAD" ? "HEAD" : `refs/heads/${branch}`,
			hidesBranch: !1
		};
		if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
			let sha = await fetchCommit(name);
			return sha === null ? null : {
				sha,
				source: sha,
				hidesBranch: !1
			};
		}
		let [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`], found = await bringRef([
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head,
			`refs/heads/${branch}`
		]);
		if (found === null) return null;
		let hidesBranch = found.ref === tag && (await advertised([head])).size > 0;
		return {
			sha: found.sha,
			source: found.ref,
			hidesBranch
		};
	}
	async function tags() {
		let here = await git.run([
			"for-each-ref",
			"--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)",
			"refs/tags"
		]), there = await ask([
			"ls-remote",
			"--quiet",
			"--tags",
			"origin"
		]) ?? "", lines = readable$1(`${here}\n${there}`).split("\n");
		return new Map(lines.flatMap((line) => {
			let [, sha = "", name = ""] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
			return sha === "" ? [] : [[sha, name]];
		}));
	}
	return {
		fetchCommit,
		async lastTag(head) {
			let named = await tags(), sha = named.size === 0 ? null : await deepening([head], async () => (await git.ask([
				"rev-list",
				"--topo-order",
				"--max-count=100000",
				`${head}^@`
			]) ?? "").split("\n").find((sha) => named.has(sha)) ?? null);
			return sha === null ? null : {
				sha,
				name: named.get(sha) ?? ""
			};
		},
		async fetchRevision(revision) {
			let [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [], found = name === "" ? null : await fetchName(name);
			if (found === null || steps === "") return found;
			let sha = await deepening([...new Set([found.source, found.sha])], () => commit(`${found.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: found.hidesBranch
			};
		},
		async complete(commits) {
			for (let attempt = 0; attempt < 3; attempt++) {
				let missing = (await git.run([
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
			let known = () => commit(`refs/remotes/origin/${branch}`), tip = (await isShallow(git) ? null : await known()) ?? (await bringRef([`refs/heads/${branch}`]))?.sha ?? await known() ?? await commit(`refs/heads/${branch}`);
			return tip === null ? null : deepening([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
function credentials(url, token, server) {
	if (token === "" || !url.startsWith(`${server}/`)) return {};
	let settings = [
		["extraheader", ""],
		["extraheader", `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`],
		["followRedirects", "false"]
	], entries = settings.flatMap(([key, value = ""], n) => [[`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`], [`GIT_CONFIG_VALUE_${n}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(entries)
	};
}
async function snapshot(git, head, console) {
	let tree = await withOwnIndex(git, async (apart, path) => {
		await copyIndex(git, path);
		let before = await readIndex(apart);
		await takeTree(apart, before), await takeSubmodules(git, apart, before, console);
		for (let nested of await takeUntracked(apart, before)) console.warn(`Not part of head, as it is a repository of its own and no submodule: ${readable$1(nested)}. Have git ignore it, or make it a submodule.`);
		return apart.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		throw error instanceof GitFailed ? new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`) : error;
	});
	return tree === await treeOf(git, head) ? {
		sha: head,
		from: `the tree as it stands, which is ${shortSha(head)}`
	} : {
		sha: await commitTree(git, tree, head, "The tree as it stood for Benchgate"),
		from: `the tree as it stands, on top of ${shortSha(head)}`
	};
}
async function copyIndex(git, target) {
	let source = await gitPath(git, "index");
	if (!await standing(source)) return;
	let { atime, mtimeMs } = await stat$1(source);
	await copyFile(source, target), await utimes(target, atime, Math.floor(mtimeMs / 1e3));
}
async function takeTree(apart, before) {
	let unmark = async (flag, marked) => {
		let input = nulTerminated(marked.map(({ path }) => path));
		marked.length > 0 && await apart.run([
			"update-index",
			flag,
			"-z",
			"--stdin"
		], { input });
	}, there = [];
	for (let entry of before) entry.isSkipped && await standing(fileOf(apart, entry.path)) && there.push(entry);
	await unmark("--no-skip-worktree", there), await unmark("--no-assume-unchanged", before.filter(({ isAssumed }) => isAssumed)), await apart.run(["add", "--update"]);
}
async function takeUntracked(apart, before) {
	let found = nulSeparated(await apart.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	])), files = found.filter((path) => !path.endsWith("/"));
	files.length > 0 && await apart.run([
		"update-index",
		"--add",
		"-z",
		"--stdin"
	], { input: nulTerminated(files) });
	let known = new Set(before.filter(isLink).map(({ path }) => path)), links = (await readIndex(apart)).filter((entry) => isLink(entry) && !known.has(entry.path));
	return links.length > 0 && await apart.run([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: nulTerminated(links.map(({ path }) => path)) }), [...found.filter((path) => path.endsWith("/")), ...links.map(({ path }) => path)];
}
async function takeSubmodules(git, apart, before, console) {
	for (let { path } of before.filter(isLink)) {
		let name = readable$1(path), submodule = git.in(join(git.folder, name));
		if (!await standing(join(submodule.folder, ".git"))) continue;
		let sha = await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) continue;
		let input = Buffer.from(`160000 ${sha}\t${path}\0`, "latin1");
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input }), await submodule.ask(["status", "--porcelain"]) && console.warn(`Uncommitted work in the submodule ${name} is not part of head: the submodule counts with its checked-out commit.`);
	}
}
function isLink({ mode }) {
	return mode === "160000";
}
function fileOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	let head = await headOf(git, remote, wanted, console), base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named$1(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== worktree) return named$1(git, remote, "head", wanted.head);
	let sha = await checkedOut(git);
	if (wanted.head === worktree) return snapshot(git, sha, console);
	let from = "what is checked out", { pull } = wanted.event;
	return {
		sha,
		from: pull && !await holds(git, sha, pull.headSha) ? `${from}, ${other(pull)}` : from
	};
}
function other({ headSha }) {
	return `though the event is of ${shortSha(headSha)}`;
}
async function holds(git, sha, wanted) {
	return sha === wanted || (await parentsOf(git, sha)).includes(wanted) ? !0 : await git.ask([
		"merge-base",
		"--is-ancestor",
		wanted,
		sha
	]) !== null;
}
async function checkedOut(git) {
	let sha = await commitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new Misconfigured(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function usualBase(git, remote, head, wanted) {
	let { name, pull, before, defaultBranch } = wanted.event, isWorktree = wanted.head === worktree, on = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, on, pull);
	if (isWorktree) return {
		...on,
		from: "the commit that is checked out"
	};
	let sha = before === null ? null : await available(git, remote, before);
	return sha === null ? baseWithoutEvent(remote, on, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`) : {
		sha,
		from: `before this ${name}`
	};
}
async function baseWithoutEvent(remote, head, branch, why) {
	let began = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (began !== null && began !== head.sha) return {
		sha: began,
		from: `merge base with ${branch}, as ${why}`
	};
	let tag = began === null ? null : await remote.lastTag(head.sha);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	let tried = branch === null ? "" : began === null ? `, nothing is common with the default branch "${branch}"` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new Misconfigured(`base: ${why}${tried}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	let [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		let sha = await available(git, remote, first);
		if (sha === null) throw missing$1("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	let sha = await remote.mergeBase(head.sha, pull.baseRef);
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
	let found = await namedHere(git, revision) ?? await namedHere(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
	if (found === null) throw missing$1(side, revision);
	let taken = found.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: found.sha,
		from: `${side}: ${revision}${taken}`
	};
}
async function namedHere(git, revision) {
	let sha = await commitOf(git, revision);
	if (sha === null) return null;
	let branches = await commitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => commitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function missing$1(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === worktree ? " The tree as it stands can only be head." : ""}`);
}
function nothingToCompare(head, base, wanted) {
	let what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	return wanted.head === worktree ? new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`) : new Misconfigured(`${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
async function suiteChanges(git, commits) {
	let changes = await changesIn(git, commits), goBenchmarks = needsGoBenchmarks(changes) ? await readGoBenchmarks(git, commits) : new Set();
	return changedSuite(changes, goBenchmarks);
}
async function changesIn(git, { base, head }) {
	let fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		"--find-renames",
		base.sha,
		head.sha,
		"--"
	])), changes = [];
	for (let i = 0; i < fields.length;) {
		let [modeBefore, modeAfter, before, after, status = ""] = fields[i]?.slice(1).split(" ") ?? [], paths = fields.slice(i + 1, i + (status.startsWith("R") ? 3 : 2)).map(readable$1);
		i += 1 + paths.length, ![modeBefore, modeAfter].some((mode) => mode === "000000" || mode === "160000") && before !== after && changes.push({
			base: paths[0] ?? "",
			head: paths.at(-1) ?? ""
		});
	}
	return changes;
}
async function readGoBenchmarks(git, commits) {
	let search = [
		"grep",
		"--no-color",
		"--no-recurse-submodules",
		"-l",
		"-z",
		"-E",
		"-e"
	], files = new Set();
	for (let side of sides) {
		let { sha } = commits[side], found = await git.ask([
			...search,
			"^func Benchmark([^a-z(][^(]*)?\\(",
			sha,
			"--",
			":(top,glob)**/*_test.go"
		]);
		for (let path of nulSeparated(found ?? "")) files.add(readable$1(path.slice(sha.length + 1)));
	}
	return files;
}
const whole = [
	"-r",
	"-z",
	"--no-renames",
	"--ignore-submodules=none"
];
async function treeChange(git, commits) {
	let links = nulSeparated(await git.run([
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
	let empty = await git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], { input: Buffer.alloc(0) });
	for (let glob of globs) if (refuseOutside("paths", glob), (await Promise.all(sides.map((side) => namesAt(git, empty, commits[side].sha, [glob])))).every((names) => names.length === 0)) throw nothingMatches(glob);
	return (await namesAt(git, commits.base.sha, commits.head.sha, globs)).length > 0 || (await raw(git, commits)).some(({ modes }) => modes.includes("160000"));
}
async function differences(git, commits) {
	let isPlain = (mode) => [
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
	let fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		...whole,
		base.sha,
		head.sha,
		"--"
	]));
	return fields.filter((_, n) => n % 2 == 0).map((one, n) => ({
		path: readable$1(fields[2 * n + 1] ?? ""),
		modes: one.slice(1).split(" ").slice(0, 2)
	}));
}
async function namesAt(git, from, to, globs) {
	let args = [
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
async function findSubmodules(source, commit, links, { side, console }) {
	let names = await namesOf(source.git, commit), own = source.hasTree ? await ownSubmodules(source.git) : [], found = [];
	for (let [path, linked] of links) {
		let name = names.get(path) ?? null, same = own.find((one) => name !== null && one.name === name) ?? own.find((one) => one.path === path && (name === null || one.name === null)), repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name);
		repository === null ? same || console.warn(`The submodule ${readable$1(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`) : (await complete(repository.git, linked, path, side), found.push({
			path,
			commit: linked,
			source: repository
		}));
	}
	return found;
}
async function ownSubmodules(git) {
	let names = await namesOf(git, "");
	return (await readIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function namesOf(git, commit) {
	let listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(nulSeparated(listing ?? "").map((entry) => {
		let end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function inTree(git, path) {
	return await standingBelow(git.folder, `${path}/.git`) ? {
		git: git.in(join(git.folder, readable$1(path))),
		hasTree: !0
	} : null;
}
async function withoutTree(git, name) {
	if (name === null || !isInside(name)) return null;
	let folder = await gitPath(git, `modules/${readable$1(name)}`);
	if (!await standing(join(folder, "HEAD"))) return null;
	let env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	}, inside = git.in(folder);
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
		hasTree: !1
	};
}
async function complete(git, commit, path, side) {
	if (await git.ask([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) === null && await (await origin(git, "", "")).fetchCommit(commit) === null) throw new CouldNotMeasure(`${side} has the submodule ${readable$1(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule, or let actions/checkout fetch all of its history ("fetch-depth: 0").`);
}
async function addWorktree(source, target, commit, adding) {
	let { git } = source;
	await adding.register(git), await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	let there = git.in(target);
	await writeFile(await gitPath(there, "locked"), `${ourLock}\n`, { flag: "wx" }), await shareSettings(git, there), source.hasTree && await copyIgnored(git, target, commit, adding.copying), await there.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	let links = await readLinks(git, commit);
	if (links.size !== 0) for (let found of await findSubmodules(source, commit, links, adding)) await addWorktree(found.source, join(target, readable$1(found.path)), found.commit, adding);
}
async function shareSettings(from, to) {
	for (let name of ["info/sparse-checkout", "config.worktree"]) {
		let content = await contentOf$1(await gitPath(from, name));
		if (content === null) continue;
		let path = await gitPath(to, name);
		if (await mkdir(dirname(path), { recursive: !0 }), await writeFile(path, content), name === "config.worktree") for (let key of ["core.worktree", "core.bare"]) await from.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
async function placeAround(folder, root, outside) {
	let names = root.split(sep).filter((name) => name !== ""), up = Math.max(1, ...outside.map((path) => path.split(sep).filter((part) => part === "..").length)), place = join(folder, "around", ...names.slice(-up));
	await mkdir(dirname(place), { recursive: !0 });
	let linked = [place];
	for (let path of outside.toSorted((a, b) => a.length - b.length)) {
		let [to, from] = [resolve(root, path), resolve(place, path)], there = await stat$1(to).catch(() => null);
		there && !linked.some((one) => `${from}${sep}`.startsWith(`${one}${sep}`)) && (await mkdir(dirname(from), { recursive: !0 }), await symlink(to, from, there.isDirectory() ? "junction" : "file"), linked.push(from));
	}
	return place;
}
function onePlace(folder, path) {
	let away = new Away(folder, .05);
	for (let side of sides) away.leave(side, join(folder, side));
	let shown = null, move = (side, from, to) => {
		try {
			renameSync(from, to);
		} catch (error) {
			throw new CouldNotMeasure(`The worktree of ${side} could not be moved from ${from} to ${to}: ${error.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`);
		}
	};
	return {
		path,
		show(side) {
			shown !== side && (shown !== null && (move(shown, path, join(folder, shown)), away.leave(shown, join(folder, shown))), shown = null, away.comeBack(side, join(folder, side)), move(side, join(folder, side), path), shown = side);
		},
		refuseChanged() {
			for (let side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side));
		}
	};
}
async function takeWorktrees(user, commits, console, { outside, temporary, hasPointers, signal } = {}) {
	await recoverCheckout(user, console), await recoverWorktrees(user, console);
	let git = hasPointers ? user.with(leavingPointers) : user, { folder, register, remove } = await openFolder(git, temporary || tmpdir()), copying = copyingFor(console, signal), heads = {
		base: "",
		head: ""
	}, stashes = await readStashes(git);
	try {
		console.info(`checking base and head out in ${folder}, each with a copy of the ignored files`);
		for (let side of sides) {
			let around = {
				side,
				console,
				register,
				copying: copying(side)
			};
			await addWorktree({
				git,
				hasTree: !0
			}, join(folder, side), commits[side].sha, around).catch((error) => {
				throw notCheckedOut(error, side);
			}), heads[side] = await gitPath(git.in(join(folder, side)), "HEAD");
		}
		let paths = await Promise.all(sides.map(async (side) => outside?.(git.in(join(folder, side))) ?? [])), place = onePlace(folder, await placeAround(folder, git.folder, [...new Set(paths.flat())])), shown = git.in(place.path);
		return {
			async enter(side) {
				return place.show(side), await checkOutAgain(shown, commits[side].sha, heads[side]), place.path;
			},
			refuseChanged: () => place.refuseChanged(),
			async [Symbol.asyncDispose]() {
				await remove(console), await bringBackStashes(git, stashes, console);
			}
		};
	} catch (error) {
		throw await remove(console), error;
	}
}
async function checkOutAgain(git, sha, head) {
	(await contentOf$1(head).catch(() => null))?.toString().trim() !== sha && await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
}, EmptyShard = class extends Error {
	name = "EmptyShard";
};
function lostOf({ item, failures }) {
	let { benchmark, package: path } = item;
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
var FilteredRun = class {
	run;
	filter;
	console;
	hasFailed = !1;
	constructor(run, filter, console) {
		this.run = run, this.filter = filter, this.console = console;
	}
	get isOn() {
		return this.filter !== null && !this.hasFailed;
	}
	async visit(only, format, visit) {
		let whole = wholeRun(this.run, this.filter);
		if (only === null) return await visit(whole);
		let text = this.textFor(only, format), problem = text === null ? null : await this.attempt(() => visit(text), only);
		return problem !== null && typeof problem != "string" ? problem : (problem !== null && this.giveUp(problem), keeping(await visit(whole), only));
	}
	textFor(only, format) {
		if (this.filter === null || this.hasFailed) return null;
		let names = only.flatMap((name) => format?.namesInFilters?.(name) ?? name);
		return filteredRun(this.run, this.filter, names);
	}
	async attempt(visit, only) {
		try {
			let kept = keeping(await visit(), only);
			return kept.visit.measurements.length > 0 ? kept : `With "filter" the command measured none of ${only.length === 1 ? "what" : `the ${only.length} benchmarks that`} it was asked for.`;
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			return error.message;
		}
	}
	giveUp(problem) {
		this.hasFailed = !0, this.console.warn(`${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`);
	}
};
function keeping(reading, only) {
	let kept = new Set(only), measurements = reading.visit.measurements.filter(({ benchmark }) => kept.has(benchmark));
	return {
		...reading,
		visit: {
			...reading.visit,
			measurements
		}
	};
}
async function openWithin(tree, path, named) {
	let target = await realpath(path).catch(() => ""), way = relative(await realpath(tree), target);
	if (target === "" || way.split(sep)[0] === ".." || isAbsolute(way)) throw new CouldNotMeasure(`output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
	let { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants, handle = await telling(named, "opened", () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)), found = await handle.stat(), close = () => handle.close();
	if (!found.isFile()) throw await close(), new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`);
	return {
		size: found.size,
		async beginning() {
			let bytes = await readAt(handle, 0, Math.min(asked, found.size), named);
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
		let { code } = error;
		throw code === void 0 ? error : new CouldNotMeasure(`output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`);
	}
}
async function* piecesOf(handle, size, named) {
	let decoder = new StringDecoder("utf8");
	for (let start = 0; start < size;) {
		let bytes = await readAt(handle, start, Math.min(asked, size - start), named);
		if (bytes.length === 0) break;
		start += bytes.length, yield decoder.write(bytes);
	}
	let rest = decoder.end();
	rest !== "" && (yield rest);
}
function readAt(handle, start, length, named) {
	return telling(named, "read", async () => {
		let { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
		return buffer.subarray(0, bytesRead);
	});
}
const mostBytes$1 = 256 * 2 ** 20, mostFiles = 1e4, fetched = /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({ git, globs }) {
	let [tracked] = await list$1(git, ["--cached"], globs);
	if (tracked !== void 0) throw new Misconfigured(`output: ${named(tracked)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`);
}
async function refusePresent(place) {
	let [present] = await listOutput(place);
	if (present !== void 0) throw new Misconfigured(`output: ${named(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`);
}
async function removeOutput(place) {
	for (let path of await listOutput(place)) await telling(named(path), "removed", () => rm(pathOf(place.git, path), { force: !0 }));
}
async function readOutput(place, formats, known, goOn = () => {}) {
	let paths = await listOutput(place);
	if (paths.length === 0) throw new CouldNotMeasure(`The command left no file that matches "output": ${place.globs.join(", ")}. (Links to folders are not followed.)`);
	let format = known ?? await formatOf(place, paths, formats, goOn);
	return {
		format,
		parsed: format ? await readAs(format, place, paths, goOn) : nothingParsed,
		problem: null
	};
}
async function formatOf(place, paths, formats, goOn) {
	let unknown = null, first = null;
	for (let path of paths) try {
		var _usingCtx$2 = _usingCtx();
		goOn();
		let beginning = await _usingCtx$2.a(await openOutput(place, path)).beginning();
		if (first?.format.claims(beginning)) continue;
		let format = formats.find((one) => one.claims(beginning));
		if (first && format && format !== goFormat) throw new CouldNotMeasure(`${named(first.path)} is in the format ${first.format.name}, and ${named(path)} in ${format.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
		format ? first ??= {
			format,
			path
		} : unknown === null && /\S/.test(beginning) && (unknown = `${named(path)} ${unknownFormat(beginning, formats)}`);
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
	if (first || unknown === null) return first?.format ?? null;
	throw new CouldNotMeasure(unknown);
}
async function readAs(format, place, paths, goOn) {
	let parts = [], reader = format.open(), isOne = reader.file !== void 0, bytes = 0;
	for (let path of paths) try {
		var _usingCtx3 = _usingCtx();
		let file = _usingCtx3.a(await openOutput(place, path));
		if (bytes += file.size, bytes > mostBytes$1) throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes$1 / 2 ** 20} MiB. Name fewer, or let the command write less.`);
		try {
			reader.file?.(readable$1(path));
			for await (let piece of file.pieces()) goOn(), reader.write(piece);
			if (isOne) continue;
			parts.push(reader.end());
		} catch (error) {
			throw error instanceof Unreadable ? new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`) : error;
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
		throw error instanceof Unreadable ? new CouldNotMeasure(`The files that match "output" could not be read as ${format.name}: ${error.message}`) : error;
	}
}
function joined(parts, paths) {
	let shared = sharedIn(parts);
	if (shared === null) return joinParsed(parts);
	let [one = "", other = ""] = shared.parts.map((part) => named(paths[part] ?? ""));
	throw new CouldNotMeasure(`${one} and ${other} both have the benchmark "${visible(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`);
}
function openOutput({ git, tree }, path) {
	return openWithin(tree, pathOf(git, path), named(path));
}
async function listOutput({ git, globs }) {
	let paths = await list$1(git, ["--others"], globs), [first] = paths;
	if (first !== void 0 && paths.length > mostFiles) throw new Misconfigured(`output: ${globs.join(", ")} matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
	let other = paths.find((path) => fetched.test(path));
	if (other === void 0) return paths;
	throw new Misconfigured(`output: ${globs.join(", ")} matches ${named(other)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`);
}
async function list$1(git, which, globs) {
	let paths = globs.map((glob) => `:(glob)${glob}`), found = nulSeparated(await git.run([
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
function refuseFailed({ commits, timeout }, side, place, { name, its, text, hint = "" }, { status, isLate, lastLines }) {
	let where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailed(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines, "timeout");
	if (status === 0) return;
	let how = `failed with ${typeof status == "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailed(side, `${its} ${how} in ${place}`, `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`, lastLines);
}
function refuseParsed({ failures, refused }, { side, place, where, text, lastLines }) {
	let [failure, ...others] = failures;
	if (failure !== void 0) throw new SideFailed(side, `a benchmark failed in ${place}`, `A benchmark failed in ${where}, though its command ended with status 0: ${failure}${others.length > 0 ? ` (and ${others.length} more)` : ""}. Command: ${text}`, lastLines);
	if (refused.length > 0) throw new SideFailed(side, `a benchmark gave a value that is not a finite number in ${place}`, `A benchmark in ${place}, ${side} gave a value that is not a finite number: ${refused[0]}. Fix what it reports.`, lastLines);
}
async function runScript({ text, ...surroundings }) {
	let folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		let file = join(folder, "run.sh");
		await writeFile(file, text);
		let args = [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		], ended = await runProcess({
			...surroundings,
			file: bash(),
			args
		});
		if (ended.status === notFound$1 && /^.*: exec: .*$/.test(ended.lastLines)) throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`);
		return ended;
	} catch (error) {
		throw error instanceof CouldNotStart ? new CouldNotMeasure(`${error.message} ${whereFrom}`) : error;
	} finally {
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	}
}
const notFound$1 = 127, whereFrom = "Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.";
function bash() {
	return process.platform === "win32" ? join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe") : "bash";
}
function hashOf(text) {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
	return hash = Math.imul(hash ^ hash >>> 16, 569420461) >>> 0, (hash ^ hash >>> 15) >>> 0;
}
function inShard(shard, known = []) {
	if (shard === null) return () => !0;
	let [number, of] = shard, places = shareOut(known, of);
	return (named) => (places.get(nameOf$1(named)) ?? hashOf(nameOf$1(named)) % of + 1) === number;
}
function shareOut(known, of) {
	let seconds = new Map();
	for (let one of known) seconds.set(nameOf$1(one), (seconds.get(nameOf$1(one)) ?? 0) + one.seconds);
	let longestFirst = [...seconds].sort(([a, s], [b, t]) => t - s || (a < b ? -1 : 1)), loads = Array(of).fill(0);
	return new Map(longestFirst.map(([name, takes]) => {
		let least = loads.indexOf(Math.min(...loads));
		return loads[least] = loads[least] + takes, [name, least + 1];
	}));
}
function keyOf(benchmark) {
	return benchmark.replace(/-\d+$/, "");
}
function nameOf$1({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
var ShardedRun = class {
	isIn;
	names = new Set();
	hasOthers = !1;
	constructor(isIn) {
		this.isIn = isIn;
	}
	get isEmpty() {
		return this.hasOthers && this.names.size === 0;
	}
	async visit({ round, only }, visit) {
		if (only !== null || round > 1) return await visit(only ?? [...this.names]);
		let reading = await visit(null), { measurements } = reading.visit, ours = measurements.filter((one) => this.isOurs(one));
		for (let { benchmark } of ours) this.names.add(benchmark);
		return this.hasOthers ||= ours.length < measurements.length, {
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
const usualReporting = {
	format: anyFormat,
	output: []
}, everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function commandDriver(bench, run, { format: word, output: globs, filter = null, ignoredFiles, isInShard } = usualReporting) {
	let filtered = new FilteredRun(run, filter, bench.console), sharded = isInShard ? new ShardedRun(isInShard) : null, named = formatNamed(word), found = {
		base: named,
		head: named
	}, checked = new Set(), shared = null, gave = {}, unknown = null, visitBy = async (text, side, attempt) => {
		let { place } = attempt, where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`, output = globs.length > 0 ? await outputPlace(bench, side, globs) : null;
		output && !checked.has(side) && await refuseTracked(output), checked.add(side);
		let cannotRead = (error, lastLines) => {
			if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error;
			let why = `what its command wrote could not be read in ${place}`;
			throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${text}`, lastLines);
		};
		output && await removeOutput(output).catch((error) => cannotRead(error, ""));
		let printed = new Recogniser(formats, found[side]), onText = (piece) => {
			output || printed.write(piece);
		}, { lastLines, started, seconds, goOn } = await runOn(bench, side, text, {
			...attempt,
			onText
		}), { format, parsed, problem } = await (output ? readOutput(output, formats, found[side], goOn) : readPrinted(printed)).catch((error) => cannotRead(error, lastLines));
		if (gave[side] ||= parsed.measurements.length > 0, side === "head" && problem !== null && !gave.head && (unknown = {
			problem,
			lastLines
		}), unknown && gave.base !== void 0) {
			let message = `Nothing was measured ${gave.base ? "on head, though base has benchmarks" : "on either side"}. What head printed (${shortSha(bench.commits.head.sha)}) ${unknown.problem}\nCommand: ${text}`;
			throw new SideFailed("head", `it printed no benchmark in ${place}`, message, unknown.lastLines);
		}
		format && !found[side] && format.name !== "go" && bench.console.info(`${side} is read as ${format.name}`), found[side] ??= format, refuseParsed(parsed, {
			side,
			place,
			where,
			text,
			lastLines
		});
		let { measurements, units } = parsed, visit = {
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
		isWarmedUp: !1,
		get canFilter() {
			return filtered.isOn;
		},
		async prepare(side) {
			if (globs.length > 0 && ignoredFiles === "shared" && shared === null) {
				let place = await outputPlace(bench, side, globs);
				await refusePresent(place), shared = place;
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
			return sharded?.isEmpty ?? !1;
		},
		visit(_, side, attempt) {
			let visit = (only) => filtered.visit(only, found[side], (text) => visitBy(text, side, attempt));
			return sharded ? sharded.visit(attempt, visit) : visit(attempt.only);
		},
		async relay() {},
		isRelaid: !1,
		async [Symbol.asyncDispose]() {
			shared && await removeOutput(shared).catch(() => {});
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
	let output = bench.console.untrusted(`setup on ${side}`), attempt = {
		round: 0,
		place: "setup",
		only: null,
		budgetEnds: null,
		onOutput: (chunk) => output.write(chunk),
		onText() {}
	}, { setupEnv: env = bench.env } = bench;
	await runOn({
		...bench,
		env
	}, side, bench.setup, attempt).finally(() => output.close());
}
async function enterFolder(bench, side) {
	let folder = resolve(await bench.sides.enter(side), bench.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is not a folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
}
async function runOn(bench, side, text, { place, budgetEnds, onOutput, onText }) {
	let cwd = await enterFolder(bench, side), { env, signal } = bench, started = new Date(), timedOut = started.getTime() + bench.timeout * 1e3, deadline = Math.min(timedOut, budgetEnds ?? timedOut), ended = await runScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput,
		onText
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasure)) throw error;
		let why = `its command gave no readable output in ${place}`;
		throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: "The command",
		its: "its command",
		text,
		hint: hintAt(text)
	}, ended);
	let seconds = (Date.now() - started.getTime()) / 1e3;
	return {
		lastLines: ended.lastLines,
		started,
		seconds,
		goOn: () => {
			if (signal.aborted) throw new Cancelled("cancelled");
			if (!(Date.now() <= deadline)) throw deadline < timedOut ? new OutOfBudget("the budget has ended") : new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(bench.timeout)}). Let it write less, or raise "timeout".`);
		}
	};
}
function hintAt(text) {
	return /[\n;|&]/.test(text.trim()) ? " It was run with `bash -eo pipefail`, which ends at the first command that fails, in a pipe too; a `grep` that finds nothing has failed." : "";
}
const mostOverhead = 2 / 3;
function planVisits(time, trials) {
	let rows = trials.flatMap((one) => one.rows);
	if (rows.length === 0 || trials.some((one) => one.rows.length === 0)) return null;
	let isOne = trials.every((one) => one.rows.length === 1), most = Math.max(...trials.map((one) => one.rows.length)), overhead = Math.max(...trials.map((one) => one.overhead)) * (isOne ? 1 : 2), operation = Math.max(...rows.map((row) => operationOf(row, time))), first = Math.max(...rows.map((row) => firstOf(row, operationOf(row, time)))), length = Math.max(.001, overhead * (1 / mostOverhead - 1) / most, 2 * operation, first / .05), fitting = Math.min(24, Math.floor(time / length)), turns = fitting < 2 ? 1 : fitting - fitting % 2, seconds = time / turns, iterations = Math.min(1e9, Math.max(1, Math.round(seconds / operation)));
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
	let more = (firstTwo ?? 0) - 2 * operation;
	return more > 1 * operation ? more : 0;
}
function operationOf({ iterations, seconds }, time) {
	let least = time / iterations;
	return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least);
}
function benchtimeOf({ iterations, seconds }) {
	return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`;
}
function onBoth(head, base) {
	let message = `${head.message}\nBase failed as well: ${base.message}`;
	return new SideFailed("head", head.why, message, head.output, head.kind);
}
function cutShort(failed) {
	return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`, failed.output);
}
const variable = "BENCHGATE_RUN", mostShown = {
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
		let shown = [...new Set(this.commands.values())].slice(0, mostShown.commands);
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
		await this.end(), await endMarked([this.marks.setup], () => {});
	}
	[Symbol.asyncDispose]() {
		return this.endAll();
	}
};
function unmarked(env) {
	let { [variable]: _, ...others } = env;
	return others;
}
async function endMarked(marks, found) {
	let ends = Date.now() + 5e3, killed = [], others = new Set(), stopped = new Set();
	for (let restless = 0;;) {
		let { left, isQuiet } = lookFor(marks, others), running = left.filter(({ pid }) => !stopped.has(pid));
		for (let { pid } of running) signal(pid, "SIGSTOP"), stopped.add(pid);
		if (!(running.length > 0 && Date.now() <= ends)) {
			if (killed = killed.filter((pid) => isDying(pid) && contentOf(pid, "cmdline").length > 0), left.length + killed.length === 0 && (isQuiet || ++restless > 4)) return;
			for (let { pid, isFirst } of left) isFirst && !isDying(pid) && !isOfGo(pid) && found(pid, commandOf(pid)), signal(pid, "SIGKILL");
			if (killed = [...new Set([...killed, ...left.map(({ pid }) => pid)])], Date.now() > ends) throw new CouldNotMeasure(`A process that was left running could not be ended: ${killed.map((pid) => `${commandOf(pid)} (${pid})`)[0] ?? ""}. It would disturb what is measured after it. Let the command end what it starts.`);
			killed.length > 0 && await setTimeout$1(1);
		}
	}
}
let silent = new Set();
function lookFor(marks, others) {
	let all = pids(), ours = new Set(), empty = new Set();
	for (let pid of all) {
		if (others.has(pid)) continue;
		let environment = contentOf(pid, "environ");
		environment.length === 0 ? empty.add(pid) : marks.some((mark) => environment.includes(`${variable}=${mark}`)) && ours.add(pid), !ours.has(pid) && (environment.length > 0 || silent.has(pid)) && others.add(pid);
	}
	let isQuiet = [...empty].every((pid) => silent.has(pid)) && pids().join() === all.join();
	if (silent = new Set([...empty, ...all.filter((pid) => silent.has(pid))]), ours.size === 0) return {
		left: [],
		isQuiet
	};
	let parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
	for (let size = 0; size < ours.size;) {
		size = ours.size;
		for (let [pid, parent] of parents) ours.has(parent) && ours.add(pid);
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
	return process.platform === "linux" ? readdirSync("/proc").map(Number).filter((pid) => pid > 0) : [];
}
const buffer = Buffer.alloc(2 ** 17);
function isOfGo(pid) {
	return contentOf(pid, "environ").includes("GO_TELEMETRY_CHILD=");
}
function contentOf(pid, name) {
	let path = `/proc/${pid}/${name}`;
	try {
		let file = openSync(path, "r");
		try {
			let size = readSync(file, buffer, 0, buffer.length, 0);
			return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path);
		} finally {
			closeSync(file);
		}
	} catch {
		return Buffer.alloc(0);
	}
}
function parentOf(pid) {
	let [, parent = 0] = /\) \w (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1")) ?? [];
	return Number(parent);
}
function isDying(pid) {
	let isPending = [...contentOf(pid, "status").toString("latin1").matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`)).some((bits) => (bits & killBit) !== 0n), flags = /\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1"))?.[1];
	return isPending || flags === void 0 || (Number(flags) & exiting) !== 0;
}
const killBit = 1n << 8n, exiting = 1028;
function commandOf(pid) {
	let words = contentOf(pid, "cmdline").toString("utf8").split("\0").join(" ").trim();
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
var Launcher = class Launcher {
	child;
	answers;
	env;
	folder;
	worked = 0;
	constructor(child, env, folder) {
		this.child = child, this.env = env, this.folder = folder, this.answers = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(given, folder) {
		if (process.platform === "win32") return null;
		let env = unmarked(given), child = spawn("bash", [
			"--noprofile",
			"--norc",
			"-c",
			"set -m\n( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-\n  read -r _ <&5\n  ends=$((SECONDS + 30))\n  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- \"-$group\"; done\n  kill -KILL $$ ) &\nexec 5<&-\nwhile IFS= read -r line <&3; do eval \"$line\"; done"
		], {
			env,
			cwd: folder,
			detached: !0,
			stdio: [
				"ignore",
				"ignore",
				"ignore",
				"pipe",
				"pipe",
				"pipe"
			]
		});
		for (let stream of [child, ...child.stdio.slice(3)]) stream?.on("error", () => {});
		return new Launcher(child, env, folder);
	}
	async [Symbol.asyncDispose]() {
		for (let pipe of [3, 5]) this.pipe(pipe).end();
		this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== void 0 && await new Promise((resolve) => this.child.once("exit", resolve));
	}
	async run({ file, args, cwd, env, signal, deadline, onOutput }) {
		if (signal.aborted) throw new Cancelled("cancelled");
		let [out, err] = [join(this.folder, "out"), join(this.folder, "err")], redirected = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quoted$1(value)}`), ...[file, ...args].map(quoted$1)].join(" ")} < /dev/null > ${quoted$1(out)} 2> ${quoted$1(err)} 3<&- 4>&-`, running = quoted$1(join(this.folder, "running")), start = `${redirected} & echo $! > ${running}; echo $! >&4`, end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`;
		this.tell(`cd ${quoted$1(cwd)} && { ${start}; ${end}; } || echo none >&4`);
		let group = Number(await this.answer());
		if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`);
		let watch = new Watch(group, signal, deadline, [out, err]), status = Number(await this.answer());
		watch.end();
		let processor = await this.processor();
		if (await watch.look(), watch.isTooMuch) throw new CouldNotMeasure(tooMuch);
		let [stdout, stderr] = await Promise.all([readFile(out), readFile(err)]);
		for (let text of [stdout, stderr]) text.length > 0 && onOutput(text);
		if (signal.aborted) throw new Cancelled("cancelled");
		let tail = new Tail();
		for (let text of [stdout, stderr]) tail.add(text);
		let { isLate } = watch, text = {
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
		let before = this.worked;
		return this.worked = secondsIn(await this.answer()), this.worked - before;
	}
	tell(line) {
		this.pipe(3).write(`${line}\n`);
	}
	pipe(number) {
		return this.child.stdio[number];
	}
	async answer() {
		let { value, done } = await this.answers.next();
		if (done) throw new CouldNotStart("The shell that starts benchmarks has ended. Something may have killed it.");
		return value;
	}
}, Watch = class {
	isLate = !1;
	isTooMuch = !1;
	timers = [];
	group;
	signal;
	files;
	constructor(group, signal, deadline, files) {
		this.group = group, this.signal = signal, this.files = files, signal.addEventListener("abort", this.abort, { once: !0 }), signal.aborted && this.abort(), this.timers.push(setTimeout(() => {
			this.isLate = !0, this.stop("SIGQUIT");
		}, Math.min(Math.max(0, deadline - Date.now()), longestTimer))), this.timers.push(setInterval(() => void this.look(), 250));
	}
	async look() {
		for (let file of this.files) ((await standing(file))?.size ?? 0) > mostOutput && (this.isTooMuch = !0);
		this.isTooMuch && endGroup(this.group, "SIGKILL");
	}
	end() {
		for (let timer of this.timers) clearTimeout(timer);
		this.signal.removeEventListener("abort", this.abort), endGroup(this.group, "SIGKILL");
	}
	abort = () => this.stop("SIGTERM");
	stop(signal) {
		endGroup(this.group, signal), this.timers.push(setTimeout(() => endGroup(this.group, "SIGKILL"), 2e3));
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
	return `'${word.replaceAll("'", "'\\''").split("\n").join("'$'\\n''")}'`;
}
function statusOf(status) {
	return status <= 128 ? status : Object.entries(constants$1.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
}
function splitPattern(pattern) {
	let alternatives = [], elements = [], element = "", square = 0, round = 0;
	for (let i = 0; i < pattern.length; i++) {
		let character = pattern[i];
		character === "\\" ? element += character + (pattern[++i] ?? "") : square === 0 && round === 0 && (character === "/" || character === "|") ? (elements.push(element), element = "", character === "|" && (alternatives.push(elements), elements = [])) : (character === "[" ? square++ : character === "]" ? square = Math.max(0, square - 1) : square === 0 && character === "(" ? round++ : square === 0 && character === ")" && round--, element += character);
	}
	return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || ".", ...below]);
}
function patternFor(name, alternatives) {
	let patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join("/"));
	return [...new Set(patterns)].join("|");
}
function patternOf(benchmark) {
	let [top = "", ...below] = benchmark.split("/");
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted(level)}$`)].join("/");
}
function quoted(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
function binaryOf(one, root, file, env, toolchain) {
	let cwd = resolve(root, one.folder);
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
	let { name, processors } = nameOf(cpu, benchmark, reported, env);
	return argsFor({
		benchmem,
		cpu: cpu === null ? null : processors ?? "1"
	}, patternOf(name));
}
function nameOf(cpu, benchmark, reported, env) {
	let [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/.exec(benchmark) ?? [];
	return (cpu === null ? haveProcessors([benchmark, ...reported], env) : cpu.split(",").includes(processors)) ? {
		name,
		processors
	} : {
		name: benchmark,
		processors: null
	};
}
function haveProcessors(names, env) {
	let top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	let [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	if (ending === void 0 || others.length > 0) return !1;
	let most = Number(env.GOMAXPROCS) || availableParallelism();
	return ending !== "1" && Number(ending) <= most;
}
function itemsOf(prepared) {
	let items = new Map();
	for (let side of sides) for (let [path, { benchmarks }] of prepared[side]?.built ?? []) if (!prepared.base?.broken.has(path)) for (let name of benchmarks.keys()) {
		let title = `${path}.${name}`, on = [...items.get(title)?.sides ?? [], side], benchmark = name.replace(/^Benchmark/, "");
		items.set(title, {
			title,
			benchmark,
			name,
			package: path,
			sides: on
		});
	}
	return [...items.values()];
}
function worthLinking(packages, rounds) {
	let together = packages.reduce((sum, { linking }) => sum + linking, 0) * rounds;
	return packages.filter((one) => together <= 30 || one.linking <= .15 * one.measuring).map(({ path }) => path);
}
var Layouts = class {
	given;
	chosen = null;
	second = null;
	isSecondLaid = !1;
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
		}, this.isSecondLaid = !0, await this.linkAgain(rounds[0] ?? 0, packages);
	}
	notAgain(rounds) {
		this.second = {
			packages: [],
			rounds
		}, this.isSecondLaid = !1;
	}
	async prepare(round, path) {
		if (this.second?.rounds.includes(round)) return this.linkAgain(round, this.second.packages);
		if (round !== this.round && ([this.round, this.before, this.visited] = [
			round,
			this.visited,
			new Set()
		]), this.visited.has(path)) return;
		if (this.visited = new Set([...this.visited, path]), this.chosen === null) return this.choose(round);
		if (!this.chosen.has(path)) return;
		let others = [...this.before].filter((one) => this.chosen?.has(one)), failure = await this.given.relay.link(round, [...new Set([path, ...others])]);
		failure !== null && (this.chosen = new Set(), this.given.console.warn(`Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${failure}`));
	}
	fileOf(side, path, round) {
		return (this.second?.rounds.includes(round) ? this.isSecondLaid && this.second?.packages.includes(path) : this.chosen?.has(path)) ? this.given.relay.fileOf(side, path, round) : void 0;
	}
	async choose(round) {
		let { packages, rounds, relay, console } = this.given, found = [], shortest = 0;
		for (let [path, measuring] of packages) {
			if (found.reduce((sum, { linking }) => sum + linking, shortest) * rounds > 30 && shortest > .15 * measuring) {
				found.push({
					path,
					linking: shortest,
					measuring
				});
				continue;
			}
			let began = performance.now(), failure = await relay.link(round, [path]);
			if (failure !== null) {
				console.info(`${path} cannot be laid out anew, so it runs the binaries that were built at first: ${failure}`);
				continue;
			}
			let linking = (performance.now() - began) / 1e3;
			shortest = found.length === 0 ? linking : Math.min(shortest, linking), found.push({
				path,
				linking,
				measuring
			});
		}
		if (this.chosen = new Set(worthLinking(found, rounds)), this.chosen.size === 0) return;
		let seconds = found.filter(({ path }) => this.chosen?.has(path)).reduce((sum, one) => sum + one.linking, 0);
		console.info(`each round runs test binaries of its own of ${this.chosen.size} of ${packages.size} packages, linked with their code in another order (${seconds.toFixed(1)} s a round)`);
	}
	async linkAgain(round, packages) {
		let failure = this.isSecondLaid ? await this.given.relay.link(round, packages) : null;
		failure !== null && (this.isSecondLaid = !1, this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${failure}`));
	}
};
const seals = new Map();
function seal(file) {
	let identity = process.platform === "win32" ? null : identityOf(file);
	identity === null ? seals.delete(file) : seals.set(file, identity);
}
function refuseChanged(file, title) {
	let identity = seals.get(file);
	if (identity !== void 0 && identity !== identityOf(file)) throw new CouldNotMeasure(`The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`);
}
function identityOf(file) {
	let there = statSync(file, {
		bigint: !0,
		throwIfNoEntry: !1
	});
	return there ? [
		there.dev,
		there.ino,
		there.size,
		there.mtimeNs,
		there.ctimeNs
	].join(" ") : null;
}
async function build(go, builds, settings) {
	let [first, ...others] = builds;
	if (!first) return [];
	let [one] = await buildAtOnce(go, [first], settings);
	return [one, ...await buildAtOnce(go, others, settings)];
}
function buildAtOnce(go, builds, settings) {
	return severally(builds, async ({ package: one, root, file, flags }) => {
		let args = [
			"test",
			"-c",
			"-vet=off",
			...buildFlags(settings),
			...flags,
			"-o",
			file,
			one.path
		], ended = await go.run(resolve(root, one.module), args, one.env);
		return seal(file), ended;
	});
}
async function severally(all, work) {
	let done = [], waiting = [...all.entries()], worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			let [index, one] = next;
			done[index] = await work(one);
		}
	}, giveUp = (error) => {
		throw waiting.length = 0, error;
	}, workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp)), failed = (await Promise.allSettled(workers)).find((one) => one.status === "rejected");
	if (failed) throw failed.reason;
	return done;
}
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
		this.relaying = relaying, this.settings = settings;
	}
	async link(round, packages) {
		round !== this.round && (this.files = {
			base: new Map(),
			head: new Map()
		}, this.seed = 1 + Math.floor(this.relaying.random() * 2 ** 31)), this.round = round;
		for (let path of packages) this.known.includes(path) || this.known.push(path);
		for (let side of sides) {
			let missing = packages.filter((path) => !this.files[side].has(path));
			if (missing.length === 0) continue;
			await this.relaying.enter(side);
			let failure = await this.linkSide(side, missing);
			if (failure !== null) return failure;
		}
		return null;
	}
	fileOf(side, path, round) {
		return round === this.round ? this.files[side].get(path) : void 0;
	}
	async linkSide(side, packages) {
		let { prepared, folder } = this.relaying, { go, root, built } = prepared[side], builds = packages.flatMap((path) => {
			let one = built.get(path)?.package;
			if (!one) return [];
			let file = join(folder, side, `${this.known.indexOf(path)}-again.test`);
			return [{
				package: one,
				root,
				file,
				flags: [relinking(go.flags, this.seed)]
			}];
		}), failed = (await buildAtOnce(go, builds, this.settings)).find(({ status }) => status !== 0);
		if (failed) return failed.lastLines;
		for (let { package: one, file } of builds) this.files[side].set(one.path, file);
		return null;
	}
};
function openLayouts(bench, settings, { seed, count }, folder, prepared, items, plans) {
	let packages = new Map();
	for (let item of items) {
		let { package: path, sides: on } = item;
		if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue;
		let plan = plans.of(item), time = plan ? roundSeconds(plan) : 2 * (secondsOf(settings.benchtime) ?? 0);
		packages.set(path, (packages.get(path) ?? 0) + time);
	}
	return new Layouts({
		relay: new Relay({
			prepared,
			folder,
			random: randomFrom(seed),
			enter: (side) => bench.sides.enter(side)
		}, settings),
		packages,
		rounds: count,
		console: bench.console
	});
}
function canRelay(prepared, path) {
	let built = sides.flatMap((side) => prepared[side].built.get(path) ?? []);
	return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay);
}
function patternIn(module, workingDirectory, pattern) {
	if (!/^\.{1,2}(\/|$)/.test(pattern)) return isLeftOut(relative$1(workingDirectory, module)) ? null : pattern;
	let isDeep = pattern.endsWith("/..."), target = join$1(workingDirectory, isDeep ? pattern.slice(0, -4) : pattern), below = relative$1(module, target);
	if (!leaves(below)) return `./${[below, ...isDeep ? ["..."] : []].filter(Boolean).join("/")}`;
	let above = relative$1(target, module);
	return isDeep && !leaves(above) && !isLeftOut(above) ? "./..." : null;
}
function leaves(path) {
	return path === ".." || path.startsWith("../");
}
function isLeftOut(path) {
	return path.split("/").some((part) => part !== ".." && /^([._].*|testdata|vendor)$/.test(part));
}
async function findPackages(go, ground, settings) {
	let found = new Map(), idle = new Set(settings.packages);
	for (let module of await modulesWithBenchmarks(ground)) {
		let asked = settings.packages.flatMap((pattern) => {
			let meant = patternIn(module.folder, ground.workingDirectory, pattern);
			return meant === null ? [] : [{
				pattern,
				meant
			}];
		});
		if (asked.length === 0) continue;
		let env = await environmentIn(go, resolve(ground.root, module.folder));
		for (let { pattern, meant } of asked) for (let { path, folder } of await list(go, ground, settings, module.folder, env, meant)) {
			if (!module.holding.includes(folder)) continue;
			idle.delete(pattern);
			let other = found.get(path);
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
	let modules = new Map();
	for (let folder of await foldersWithBenchmarks(git)) {
		let module = await moduleOf(root, folder);
		module !== null && modules.set(module, [...modules.get(module) ?? [], folder]);
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
	let { status, stdout } = await go.run(folder, [
		"list",
		"-m",
		"-f",
		"{{.Dir}}"
	]);
	return status !== 0 || stdout.split("\n").includes(folder) ? {} : { GOWORK: "off" };
}
async function list(go, { root, refuse }, settings, module, env, pattern) {
	let args = [
		"list",
		"-e",
		"-find",
		...buildFlags(settings),
		"-f",
		"{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}",
		"--",
		pattern
	], ended = await go.run(resolve(root, module), args, env);
	return refuse(pattern, ended), ended.stdout.split("\n").map((line) => line.split("	")).filter(([, folder, inside, outside]) => folder && (inside !== "0" || outside !== "0")).map(([path = "", folder = ""]) => ({
		path,
		folder: relative(root, folder) || "."
	}));
}
async function openGo(around, { goFlags }, folder) {
	let { status, stdout, lastLines } = await start(around, folder, ["env", "GOFLAGS"], {
		GOTOOLCHAIN: "local",
		GOWORK: "off"
	}).catch(missing);
	if (status === notFound) throw noGo(lastLines);
	if (status !== 0) throw new CouldNotMeasure(`"go env GOFLAGS" failed (${status}). Check that go runs in this step.`, lastLines);
	let given = stdout.trim(), GOFLAGS = [given, joinFlags(goFlags)].filter((part) => part !== "").join(" ");
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
	let { status, stdout } = await go.run(folder, [
		"env",
		"GOVERSION",
		"GOROOT"
	], more), [version, root] = stdout.trim().split("\n");
	if (status !== 0 || !version || !root) return null;
	let linker = await go.run(folder, [
		"tool",
		"link",
		"-randlayout=1",
		"-V"
	], more), separator = process.platform === "win32" ? ";" : ":";
	return {
		version,
		canRelay: linker.status === 0,
		env: { PATH: [join(root, "bin"), env.PATH].filter((part) => part).join(separator) }
	};
}
function benchCommand(settings, one, bench = "^$") {
	let goFlags = [...inModule(one), ...settings.goFlags];
	return surrounded(one, goCommand({
		...settings,
		goFlags,
		bench,
		packages: [one.path]
	}));
}
function testCommand(settings, packages) {
	let [one] = packages;
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
async function listBenchmarks(bench, settings, side, binary) {
	let found = new Map(), list = (pattern) => runProcess({
		...binary,
		args: [`-test.list=${pattern}`],
		signal: bench.signal,
		deadline: Date.now() + bench.timeout * 1e3,
		onOutput() {}
	});
	for (let alternative of splitPattern(settings.bench)) {
		let [top = ".", ...below] = alternative;
		for (let element of below) refuseInvalid(settings, await list(element));
		let ended = await list(top);
		refuseInvalid(settings, ended);
		let text = benchCommand(settings, binary.package);
		refuseFailed(bench, side, "the preparation", {
			name: `Listing the benchmarks of ${binary.package.path}`,
			its: `listing ${binary.package.path}`,
			text
		}, ended);
		let names = namesIn(ended.stdout), own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list("^$")).stdout) : [];
		for (let { name, isAlone } of names) {
			let at = own.findIndex((one) => one.name === name && one.isAlone === isAlone);
			at >= 0 ? own.splice(at, 1) : found.set(name, [...found.get(name) ?? [], alternative]);
		}
	}
	return new Map([...found].map(([name, alternatives]) => [name, patternFor(name, alternatives)]));
}
function refuseInvalid({ bench }, { status, lastLines }) {
	let invalid = /^testing: invalid regexp .*$/m.exec(lastLines);
	if (invalid && status !== 0) throw new Misconfigured(`bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
}
function namesIn(text) {
	return text.split("\n").flatMap((line) => {
		let name = listed.exec(line.trim())?.[0];
		return name?.startsWith("Benchmark") ? [{
			name,
			isAlone: name === line.trim()
		}] : [];
	});
}
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
async function prepareSide(bench, side, settings, folder, onBase = new Map()) {
	await setUp(bench, side);
	let root = await realpath(await bench.sides.enter(side)), cwd = await realpath(await enterFolder(bench, side)), go = await openGo(bench, settings, folder), { packages, idle } = await find(bench, side, go, settings, root, relative(root, cwd) || ".");
	await mkdir(join(folder, side), { recursive: !0 });
	let builds = packages.map((one, n) => ({
		package: one,
		root,
		file: join(folder, side, `${n}.test`),
		flags: []
	}));
	builds.length > 0 && bench.console.info(`building ${count(builds.length)} on ${side}`);
	let outcomes = await build(go, builds, settings), toolchains = await toolchainsOf(go, root, packages, bench.env), built = new Map(), broken = new Map();
	for (let [n, { package: one, file }] of builds.entries()) try {
		refuseFailed(bench, side, "the preparation", {
			name: `The build of ${one.path}`,
			its: `the build of ${one.path}`,
			text: benchCommand(settings, one)
		}, outcomes[n]);
		let toolchain = toolchains.get(one.module) ?? null, binary = binaryOf(one, root, file, bench.env, toolchain), benchmarks = await listBenchmarks(bench, settings, side, binary);
		benchmarks.size > 0 && built.set(one.path, {
			...binary,
			benchmarks,
			toolchain
		});
	} catch (error) {
		if (!(error instanceof SideFailed) || side === "head" && !onBase.has(one.path)) throw error;
		broken.set(one.path, error);
	}
	return settings.test && await runTests(bench, side, go, settings, root, packages.filter(({ path }) => !broken.has(path))), {
		root,
		go,
		built,
		broken,
		idle
	};
}
async function toolchainsOf(go, root, packages, env) {
	let found = new Map();
	for (let { module, env: more } of packages) found.has(module) || found.set(module, await toolchainIn(go, resolve(root, module), env, more));
	return found;
}
function find(bench, side, go, settings, root, workingDirectory) {
	return findPackages(go, {
		git: gitIn(root, bench.env),
		root,
		workingDirectory,
		refuse: (pattern, ended) => {
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
		}
	}, settings);
}
async function runTests(bench, side, go, settings, root, packages) {
	packages.length > 0 && bench.console.info(`testing ${count(packages.length)} on ${side}`);
	for (let module of new Set(packages.map((one) => one.module))) {
		let [one, ...others] = packages.filter(({ module: its }) => its === module);
		if (!one) continue;
		let args = [
			"test",
			...buildFlags(settings),
			...[one, ...others].map(({ path }) => path)
		], ended = await go.run(resolve(root, module), args, one.env);
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
const largest = 2 ** 29;
async function isSameWithout(names, one, other) {
	try {
		let [{ size }, { size: otherSize }] = await Promise.all([stat$1(one), stat$1(other)]);
		if (size !== otherSize || size > largest) return !1;
		let [content, others] = await Promise.all([readFile(one), readFile(other)]);
		return content.equals(others) && !names.some((name) => content.includes(name));
	} catch {
		return !1;
	}
}
async function provenPackages({ base, head }, change) {
	let packages = new Set(), names = namesToLookFor(change), pairs = [...base.built].flatMap(([path, one]) => {
		let other = head.built.get(path);
		return other ? [{
			path,
			one,
			other
		}] : [];
	});
	for (let { path, one, other } of pairs) isSurroundedAlike(one, other) && !mayReadDifference(one.package.folder, change) && await isSameWithout(names, one.file, other.file) && packages.add(path);
	return {
		packages,
		among: pairs.length
	};
}
function isSurroundedAlike(one, other) {
	let seen = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain, benchmarks }) => JSON.stringify([
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
const noneProven = {
	packages: new Set(),
	among: 0
};
async function prove({ change, console }, { base, head }) {
	if (!base || !head || !change) return noneProven;
	let found = await provenPackages({
		base,
		head
	}, change), { packages, among } = found;
	return packages.size > 0 && console.info(`${packages.size} of ${among} packages build the same test binary on both sides, and no file that their benchmarks could read differs: not measured (measure: all measures them)`), found;
}
function benchmarksIn({ packages }, head) {
	return [...packages].flatMap((path) => [...head?.built.get(path)?.benchmarks.keys() ?? []].map((name) => ({
		benchmark: name.replace(/^Benchmark/, ""),
		package: path
	})));
}
function refuseIdle(settings, { base, head }, place) {
	if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
	let idle = settings.packages.find((one) => base.idle.includes(one) && head.idle.includes(one));
	if (idle !== void 0) throw new Misconfigured(`packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`);
}
var Parts = class {
	tried = new Map();
	learn({ title, side }, parts) {
		this.tried.set(title, {
			...this.tried.get(title),
			[side]: parts
		});
	}
	of(item) {
		let tried = this.tried.get(item.title), found = new Map();
		for (let side of sides.filter((one) => item.sides.includes(one))) {
			let parts = tried?.[side] ?? [];
			if (parts.length === 0) return [item];
			for (let { name } of parts) found.set(name, [...found.get(name) ?? [], side]);
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
	let { names, rows, overhead } = together, parts = [], known = new Set();
	if (names.length < 2 || overhead > mostAlone * time * names.length) return [];
	for (let [index, reported] of names.entries()) {
		let { name } = nameOf(cpu, reported, names, env);
		if (known.has(name) || !name.includes("/")) return [];
		known.add(name);
		let alone = await tryOne(patternOf(name), reported), row = rows[index];
		if (!alone || !row || alone.overhead > mostAlone * time) return [];
		let firstTwo = alone.rows[0]?.firstTwo ?? null;
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
const mostAlone = mostOverhead / .33333333333333337, ofTheFormat = /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/, result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/, restOfResult = /(?<![\d.])\d+\t *\S+ ns\/op.*$/;
function printedIn(text) {
	for (let line of text.split(/\r?\n/)) {
		if (ofTheFormat.test(line) || result.test(line)) continue;
		let said = line.replace(/^Benchmark\S*\s+/, "").replace(restOfResult, "").trim();
		if (said !== "") return said;
	}
	return null;
}
async function visit(bench, settings, { side, title, binary, pattern }, { place, budgetEnds, onOutput }, run = runProcess, long = [`-test.benchtime=${settings.benchtime}`]) {
	let text = benchCommand(settings, binary.package, pattern), where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`, failed = (how, said, output) => {
		let message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`;
		return new SideFailed(side, `${title} ${how} in ${place}`, message, output);
	}, started = new Date(), timedOut = started.getTime() + bench.timeout * 1e3, deadline = Math.min(timedOut, budgetEnds ?? timedOut), heard = new OutputStart();
	refuseChanged(binary.file, title);
	let ended = await run({
		...binary,
		args: [...argsFor(settings, pattern), ...long],
		signal: bench.signal,
		deadline,
		onOutput: (chunk) => {
			heard.add(chunk), onOutput(chunk);
		}
	}).catch((error) => {
		throw error instanceof CouldNotMeasure ? failed("gave no readable output", error.message, error.output) : error;
	}), seconds = (Date.now() - started.getTime()) / 1e3;
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: title,
		its: title,
		text
	}, ended);
	let { measurements, units, failures, refused } = parseGo(ended.stdout);
	if (failures[0] !== void 0) throw failed("failed", failures[0], ended.lastLines);
	if (refused[0] !== void 0) throw failed("gave a value that is not a finite number", refused[0], ended.lastLines);
	let printed = printedIn(heard.lines()), { processor } = ended, made = {
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
		this.size <= mostHeard && this.chunks.push(chunk), this.size += chunk.length;
	}
	lines() {
		let text = Buffer.concat(this.chunks).toString("utf8");
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
async function tryOut(bench, settings, target, attempt, run = runProcess) {
	let once = (...long) => visit(bench, settings, target, attempt, run, long), { benchtime } = settings, reading = await shortly(once, sixteenth(benchtime), target), isPlanned = secondsOf(benchtime) !== null;
	if (sixteenth(benchtime) === benchtime || !isPlanned && target.side === "base") return {
		reading,
		trial: null,
		parts: []
	};
	let parts = [], probe, trial = null;
	try {
		let { visit: long } = await once(`-test.benchtime=${benchtime}`);
		if (probe = {
			short: reading.visit,
			long,
			two: null
		}, isPlanned) {
			let { visit: two } = await once("-test.benchtime=2x"), { visit: again } = await once("-test.benchtime=2x");
			trial = trialOf(long, [two, again]), target.side === "head" && (probe = await byNumber(once, trial, reading.visit, two) ?? probe), parts = await tryParts(secondsOf(benchtime) ?? 0, {
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
	let [row, ...others] = rows;
	if (!row || others.length > 0) return null;
	let iterations = row.iterations < fewest && areFree(sixteenths, two) ? 10 * fewest : row.iterations;
	if (iterations < fewest) return null;
	let { visit: short } = await once(`-test.benchtime=${Math.floor(iterations / 16)}x`, "-test.count=2"), { visit: long } = await once(`-test.benchtime=${iterations}x`);
	return {
		short,
		long,
		two
	};
}
function areFree(sixteenths, two) {
	return !(times(sixteenths).length === 2 && times(sixteenths).every((one) => one.iterations === 1)) || sixteenths.processor === void 0 || two.processor === void 0 ? !1 : two.processor < 1.125 * sixteenths.processor;
}
const fewest = 32;
async function shortly(once, benchtime, { side }) {
	let time = `-test.benchtime=${benchtime}`;
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
	let twice = () => visit(bench, settings, target, attempt, run, ["-test.benchtime=2x"]), twos = [(await twice()).visit, (await twice()).visit];
	return twos.every((two) => times(two).map((one) => one.benchmark).join() === name) ? trialOf(twos[0], twos) : null;
}
function trialOf(long, twos) {
	let rows = times(long).map(({ benchmark, iterations, value }) => {
		let found = twos.flatMap((two) => firstTwoOf(two, benchmark) ?? []);
		return {
			iterations,
			seconds: value,
			firstTwo: found.length === 0 ? null : Math.min(...found)
		};
	}), operations = rows.reduce((sum, { seconds }) => sum + 3 * seconds, 0);
	return {
		overhead: Math.max(0, Math.min(...twos.map(({ seconds }) => seconds)) - operations),
		rows
	};
}
function times({ measurements }) {
	return measurements.filter(({ unit, value, iterations }) => unit === "sec/op" && value > 0 && iterations > 0);
}
function firstTwoOf(two, benchmark) {
	let found = times(two).find((one) => one.benchmark === benchmark);
	return found ? found.iterations * found.value : null;
}
var VisitPlans = class {
	time;
	trials = new Map();
	known = new Parts();
	plans = new Map();
	constructor(time) {
		this.time = time;
	}
	learn(target, { trial, parts }, entering) {
		let { title, side } = target;
		this.known.learn(target, parts);
		for (let part of [{
			name: "",
			trial
		}, ...parts]) {
			let its = part.name === "" ? title : titleOf(title, part.name), whole = part.trial && {
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
		let known = this.plans.get(title ?? "");
		if (known) return known;
		let tried = this.trials.get(title ?? "") ?? {}, trials = sides.flatMap((side) => tried[side] ?? []), plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials);
		return plan && this.plans.set(title ?? "", {
			benchmark: benchmark ?? "",
			package: path ?? "",
			...plan
		}), plan;
	}
	get all() {
		return [...this.plans.values()];
	}
}, GoDriver = class GoDriver {
	isWarmedUp = !0;
	canFilter = !1;
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
		this.bench = bench, this.settings = settings, this.schedule = schedule, this.isEmpty = schedule.isInShard !== void 0, this.isInShard = schedule.isInShard ?? (() => !0), this.plans = new VisitPlans(secondsOf(settings.benchtime)), this.folder = folder, this.launcher = Launcher.open(bench.env, folder);
	}
	static async open(bench, settings, schedule, temporary = tmpdir()) {
		return new GoDriver(bench, settings, schedule, await mkdtemp(join(temporary, "benchgate-go-")));
	}
	async [Symbol.asyncDispose]() {
		await this.launcher?.[Symbol.asyncDispose](), await removeWhole(this.folder);
	}
	async prepare(side) {
		let { bench, settings, folder, brokenOnBase } = this, prepared = await prepareSide(bench, side, settings, folder, brokenOnBase), { built, broken } = prepared;
		side === "base" && (this.brokenOnBase = broken);
		let [failed] = broken;
		if (failed && built.size === 0) throw this.nothingBuilt(...failed);
		if (this.prepared[side] = prepared, side === "head") for (let [path, { why }] of this.prepared.base?.broken ?? []) this.isOnHead(path) || this.leave(why);
		this.provenPackages = await prove(bench, this.prepared);
	}
	toolchain(side) {
		let built = [...this.prepared[side]?.built.values() ?? []], versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		let items = itemsOf(this.prepared);
		refuseIdle(this.settings, this.prepared, this.place);
		let { packages: proven } = this.provenPackages;
		if (items.length > 0) return items.filter((one) => !proven.has(one.package) && this.isInShard(one));
		throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
	}
	get proven() {
		return benchmarksIn(this.provenPackages, this.prepared.head).filter(this.isInShard);
	}
	get lost() {
		let { base, head } = this.prepared;
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
		let { name, title, package: path, sides: on } = item;
		if (this.left.has(title)) return nothing();
		let built = this.prepared[side]?.built.get(path), pattern = item.pattern ?? built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw RangeError(`${title} has not been built on ${side}`);
		attempt.round > 0 && await this.layOut(attempt.round, path);
		let began = performance.now();
		await this.bench.sides.enter(side);
		let entered = (performance.now() - began) / 1e3, file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file, target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern
		};
		try {
			let reading = attempt.round > 0 ? await this.visitAsPlanned(item, target, attempt) : await this.tryOut(target, attempt, entered), names = reading.visit.measurements.map(({ benchmark }) => benchmark);
			return this.reported.set(path, new Set([...this.reported.get(path) ?? [], ...names])), reading;
		} catch (error) {
			if (!(error instanceof SideFailed) || on.includes("head")) throw error;
			return this.left.add(title), this.leave(error.why), nothing();
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
		return this.layouts?.isAgain ?? !1;
	}
	async relay(items, rounds) {
		let packages = [...new Set(items.map((item) => item.package))], { base, head } = this.prepared, layouts = base && head && packages.every((path) => canRelay({
			base,
			head
		}, path)) ? await this.openLayouts() : null;
		this.bench.console.info(layouts === null ? "this Go cannot lay code out anew, so the second measurement runs the same binaries" : "each round runs test binaries of its own, linked with their code in another order"), layouts === null ? this.layouts?.notAgain(rounds) : await layouts.again(packages, rounds);
	}
	binaries(benchmark, path) {
		let [base, head] = sides.map((side) => this.prepared[side]?.built.get(path ?? ""));
		if (!base || !head) return null;
		let reported = [...this.reported.get(path ?? "") ?? []], args = argsForOne(this.settings, benchmark, reported, this.bench.env);
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
		let { launcher } = this;
		return launcher ? launcher.run.bind(launcher) : runProcess;
	}
	async tryOut(target, attempt, entered) {
		let { reading, ...tried } = await tryOut(this.bench, this.settings, target, attempt, this.run);
		return this.plans.learn(target, tried, entered), reading;
	}
	visitAsPlanned(item, target, attempt) {
		let plan = this.plans.of(item), time = plan === null ? this.settings.benchtime : benchtimeOf(plan);
		return visit(this.bench, this.settings, target, attempt, this.run, [`-test.benchtime=${time}`]);
	}
	async layOut(round, path) {
		await (await this.openLayouts())?.prepare(round, path);
	}
	async openLayouts() {
		let { bench, settings, schedule, folder, plans } = this, { base, head } = this.prepared;
		if (this.layouts || !base || !head) return this.layouts;
		let preparation = plainText(preparationLine(plans.all));
		preparation !== "" && bench.console.info(preparation);
		let items = (await this.items()).flatMap((item) => this.parts(item));
		return this.layouts = openLayouts(bench, settings, schedule, folder, {
			base,
			head
		}, items, plans), this.layouts;
	}
	isOnHead(path) {
		let { head } = this.prepared;
		return head !== void 0 && (head.built.has(path) || head.broken.has(path));
	}
	leave(why) {
		this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`);
	}
	nothingBuilt(path, failure) {
		let base = this.prepared.base?.broken.get(path);
		return base ? onBoth(failure, base) : failure;
	}
	get place() {
		return this.bench.workingDirectory.replace(/^\.$/, "the top folder");
	}
};
async function openDriver(bench, settings, temporary) {
	let { go, run } = settings;
	return go === null ? commandDriver(bench, run, settings) : GoDriver.open(bench, go, settings, temporary);
}
function durationsIn(results) {
	return results.flatMap(({ comparisons, settings, visits }) => {
		let time = settings.go === null ? 1 : 2 * (secondsOf(settings.go.benchtime) ?? 1), found = new Map();
		for (let one of comparisons) {
			let named = settings.go === null ? {
				benchmark: keyOf(one.benchmark),
				package: null
			} : {
				benchmark: topOf(one.benchmark),
				package: one.package
			}, known = found.get(idOf(named)) ?? {
				named,
				rows: new Map()
			};
			found.set(idOf(named), known);
			let made = wholeRounds({
				base: one.base.samples,
				head: one.head.samples
			});
			known.rows.set(one.benchmark, Math.max(known.rows.get(one.benchmark) ?? 0, made));
		}
		return [...found.values()].map(({ named, rows }) => {
			let rounds = [...rows.values()], plan = visits.find((one) => idOf({
				...one,
				benchmark: topOf(one.benchmark)
			}) === idOf(named)), seconds = plan ? Math.max(...rounds) * 2 * plan.turns * (plan.seconds + plan.overhead) : time * rounds.reduce((sum, one) => sum + one, 0);
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
async function openShard({ shard, durations }, folder, console) {
	if (shard === null) return { durations: null };
	if (durations === null) return {
		isInShard: inShard(shard),
		durations: null
	};
	let found = await readResults(resolve(folder, durations));
	for (let { name, why } of found) why !== "" && console.warn(`durations: ${name}: ${why}`);
	let known = durationsIn(found.flatMap(({ result }) => result ?? []));
	return known.length > 0 ? {
		isInShard: inShard(shard, known),
		durations: digestOf(known)
	} : (console.info(`no result in ${durations}: benchmarks are shared out by their names`), {
		isInShard: inShard(shard),
		durations: null
	});
}
async function againstBase({ file, path, texts }, git, base) {
	let changes = ruleChanges(await rulesOf(git, base, path), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function rulesOf(git, { sha }, path) {
	let input = Buffer.from(`${sha}:${path}\n`), found = await git.run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input }), [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(found) ?? [];
	if (blob === void 0 || Number(size) > 65536) return noTexts;
	let text = readable$1(await git.run([
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
async function holdPerflock(wish) {
	let { mode, governor, signal, console, patience = 1e4, root = "/" } = wish;
	if (mode === "off") return without(null);
	if (signal.aborted) throw new Cancelled("cancelled");
	let child = spawn("perflock", [
		flag(governor),
		"sh",
		"-c",
		"echo held; read -r end || :",
		"benchgate"
	], {
		cwd: "/",
		env: { PATH: wish.env.PATH ?? "" },
		detached: process.platform !== "win32",
		stdio: "pipe"
	}), gone = ended(child), refused = await held(child, gone, signal, console);
	if (signal.aborted) throw child.kill("SIGTERM"), await letGo(child, gone, patience), new Cancelled("cancelled");
	if (refused !== null) {
		if (mode === "require") throw new Misconfigured(`perflock: "require" is set, but there is no lock (${refused}). ${advice}`);
		return refused !== "perflock is not installed" && console.info(`perflock: measuring without the lock (${refused})`), without({
			held: !1,
			governor: null,
			reason: refused
		});
	}
	let reason = governor === null ? null : whyNotKept(governor, root);
	if (reason !== null && mode === "require") throw await letGo(child, gone, patience), new Misconfigured(`perflock: "require" has the lock, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	return reason !== null && console.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${reason}`), holding(child, gone, {
		held: !0,
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
	let isReleased = !1, state = wanted, look = () => (isReleased || child.exitCode === null && child.signalCode === null || (state = lost), state);
	return {
		get state() {
			return look();
		},
		async [Symbol.asyncDispose]() {
			look() === lost && console.warn(`${lost.reason}: another job may have measured at the same time.`), isReleased = !0, await letGo(child, gone, patience) || (console.warn("perflock did not end with the measurement, so it was sent a signal."), child.kill("SIGTERM"));
		}
	};
}
const lost = {
	held: !1,
	governor: null,
	reason: "perflock ended while measuring"
};
function held(child, gone, signal, console) {
	return new Promise((resolve) => {
		let { stdout, stderr } = child, aborted = () => resolve("cancelled"), settle = (refused) => {
			signal.removeEventListener("abort", aborted), resolve(refused);
		}, said = "";
		stdout?.on("data", (chunk) => {
			said += chunk, said.startsWith("held\n") && settle(null);
		});
		let queue = "", tell = (chunk) => {
			queue += chunk;
			let first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue);
			if (first === null) return;
			let [, user, since, command] = first;
			console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`), stderr?.off("data", tell);
		};
		stderr?.on("data", tell), signal.addEventListener("abort", aborted, { once: !0 }), signal.aborted && aborted(), gone.then(settle);
	});
}
function ended(child) {
	let complaint = "";
	return child.stdout?.setEncoding("utf8"), child.stderr?.setEncoding("utf8").on("data", (chunk) => {
		complaint = (complaint + chunk).slice(-4096);
	}), child.stdin?.on("error", () => {}), new Promise((resolve) => {
		child.on("error", (error) => resolve("code" in error && error.code === "ENOENT" ? notInstalled : error.message)), child.on("exit", (code, endedBy) => {
			let why = () => {
				clearTimeout(timer), resolve(complaint.trim().split("\n").join("; ").slice(0, 200) || `it ended with ${code ?? endedBy}`);
			}, timer = setTimeout(why, 200);
			child.on("close", why);
		});
	});
}
async function letGo(child, gone, patience) {
	let timer, late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(!1), patience);
	});
	child.stdin?.end();
	let isGone = await Promise.race([gone.then(() => !0), late]);
	return clearTimeout(timer), child.stdout?.destroy(), child.stderr?.destroy(), child.unref(), isGone;
}
function mergeRounds(items) {
	let [only, ...others] = items;
	if (only && others.length === 0) return only;
	let numbered = new Map();
	for (let one of items.flat()) {
		let together = numbered.get(one.round);
		together ? together.push(one) : numbered.set(one.round, [one]);
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
	let visits = rounds.map((round) => round[side]).filter(({ started }) => started !== "");
	return {
		started: visits.map(({ started }) => started).sort()[0] ?? "",
		...timesOf(visits),
		measurements: visits.flatMap(({ measurements }) => measurements)
	};
}
function countOthers(root = "/", clock = () => performance.now() / 1e3) {
	let [before, began] = [busyWithOthers(root), clock()];
	return (apart) => {
		let [after, seconds] = [busyWithOthers(root), clock() - began];
		return before === null || after === null || seconds <= 0 ? null : Math.max(0, (after - before) / 100 - apart) / seconds;
	};
}
function busyWithOthers(root) {
	let [, all] = /^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "") ?? [], own = textOf(root, "proc/self/stat");
	if (all === void 0 || own === null) return null;
	let [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = all.split(" ").map(Number), ours = own.slice(own.lastIndexOf(")") + 2).split(" ").slice(11, 15).reduce((sum, one) => sum + Number(one), 0), busy = user + nice + system + irq + softirq - ours;
	return Number.isFinite(busy) ? busy : null;
}
function hung({ title }, side, most) {
	let limit = `${formatDuration(most)}, a tenth of the \`budget\``;
	return new SideFailed(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, leave it out with "bench", or raise "budget".`, "", "no time");
}
function reportedAs(rows, reported) {
	let isAsked = (name) => rows.some((row) => row === name || row.startsWith(`${name} `));
	return [...new Set(reported)].filter(isAsked);
}
function trackOf(planned) {
	return {
		...planned,
		only: planned.only ?? null,
		share: 1,
		measured: [],
		isOpen: !0,
		failures: []
	};
}
function goOn(track, further, made, canFilter) {
	let isOver = track.item.sides.length < sides.length || made >= track.rounds.length;
	if (further === "nothing" || isOver) {
		track.isOpen = !1;
		return;
	}
	if (further === "all" || !canFilter) return;
	let reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]), all = new Set(reported.map(({ benchmark }) => benchmark)), only = reportedAs(further, all);
	only.length !== 0 && only.length !== all.size && (track.only = only, track.share = only.length / all.size);
}
const most$1 = 2 ** 20;
var Unshown = class {
	chunks = [];
	bytes = 0;
	add(chunk) {
		this.bytes < most$1 && this.chunks.push(chunk), this.bytes += chunk.length;
	}
	show(console, place) {
		if (this.chunks.length === 0) return;
		let output = console.untrusted(place);
		for (let chunk of this.chunks.splice(0)) output.write(chunk);
		this.bytes > most$1 && output.write(Buffer.from("\n… and more, which is not shown\n")), this.bytes = 0, output.close();
	}
}, Rotation = class {
	tracks;
	printed = new Map();
	probes = new Map();
	isHeadFine = !1;
	unshown = new Unshown();
	said = {
		base: new Map(),
		head: new Map()
	};
	driver;
	console;
	bounds;
	constructor(plan, driver, console, bounds) {
		this.tracks = plan.map(trackOf), this.driver = driver, this.console = console, this.bounds = bounds;
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
		let seconds = ({ base, head }) => base.seconds + head.seconds;
		return new Map(this.tracks.map(({ item, measured }) => [item, measured.reduce((sum, one) => sum + seconds(one), 0)]));
	}
	get units() {
		return unitRules(this.said.base, this.said.head);
	}
	async visit(track, { round, order }, place) {
		let made = {
			base: [],
			head: []
		}, failures = [], turns = round === 0 ? 1 : this.driver.turns(track.item), there = order.filter((one) => track.item.sides.includes(one)), visits = Array.from({ length: turns }, (_, turn) => turn % 2 == 0 ? there : there.toReversed());
		for (let side of visits.flat()) {
			let hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0;
			if (!failures.some((one) => hasMeasured || one.side === side)) try {
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
		let pair = {
			base: mergeVisits(made.base),
			head: mergeVisits(made.head)
		};
		return failures.length > 0 && this.lose(track, failures.map((one) => this.blamed(one, pair))), pair;
	}
	async visitOrRetry(track, side, place, round, turns) {
		let visit = () => this.visitSide(track, side, place, round, turns);
		if (!this.bounds.hasRun && track.measured.length === 0) return visit();
		try {
			return await visit();
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			return this.console.warn(`${error.message}\nIt ran before, so it is run once more.`), visit().catch((again) => {
				throw again instanceof OutOfBudget ? error : again;
			});
		}
	}
	blamed(failure, { base }) {
		let { side, why, message, output, kind } = failure, hasTold = side === "head" && base.measurements.length > 0 && 2 * base.seconds < (this.bounds.trial ?? 0);
		return kind === "no time" && hasTold ? new SideFailed(side, why, message, output) : failure;
	}
	failure() {
		if (this.sound.length > 0 || this.mayLoseAll) return null;
		let failures = this.tracks.flatMap((track) => track.failures), base = failures.find(({ side }) => side === "base"), head = failures.find(({ side }) => side === "head");
		if (head) throw base ? onBoth(head, base) : head;
		let hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.isHeadFine) throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
		return base ?? null;
	}
	show(place) {
		this.unshown.show(this.console, place);
	}
	get mayLoseAll() {
		return this.driver.proven.length > 0 || this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null);
	}
	async visitSide({ item, only }, side, place, round, turns) {
		let output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null, onOutput = (chunk) => {
			output ? output.write(chunk) : this.unshown.add(chunk);
		}, budgetEnds = this.endOf(round);
		this.bounds.watch.visiting(place, item.title, side);
		let others = countOthers(), { visit, units, printed, probe } = await this.driver.visit(item, side, {
			round,
			place,
			only,
			budgetEnds,
			onOutput
		}).catch((error) => {
			throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds ? hung(item, side, this.bounds.trial ?? 0) : error;
		}).finally(() => output?.close());
		side === "head" && visit.measurements.length > 0 && (this.isHeadFine = !0);
		for (let [unit, rule] of units) this.said[side].has(unit) || this.said[side].set(unit, rule);
		probe && side === "head" && this.probes.set(item, probe);
		let { benchmark, package: path } = item, [top = ""] = benchmark?.split("/") ?? [];
		printed !== null && benchmark !== null && !this.printed.has(`${path} ${top}`) && this.printed.set(`${path} ${top}`, {
			benchmark: top,
			package: path,
			line: printed
		});
		let busy = others(visit.processor ?? 0);
		return busy === null ? visit : {
			...visit,
			others: busy * visit.seconds
		};
	}
	endOf(round) {
		let { trial = null, budgetEnds } = this.bounds;
		return round > 0 || trial === null ? budgetEnds : Math.min(Date.now() + trial * 1e3, budgetEnds ?? Infinity);
	}
	lose(track, failures) {
		if (track.failures = failures, track.isOpen = !1, this.isAlone && !this.mayLoseAll) return;
		let rest = this.bounds.isAgain ? `${track.item.title} is judged by what was measured before.` : "The other benchmarks go on without it.";
		for (let { message } of failures) this.console.warn(`${message}\n${rest}`);
	}
};
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
	let began = Date.now(), elapsed = () => (Date.now() - began) / 1e3, rotation = new Rotation(plan, driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		isAgain,
		hasRun: isAgain || driver.isWarmedUp,
		watch
	}), ended = (stopped, baseFailed = null) => ({
		rounds: rotation.rounds,
		units: rotation.units,
		printed: [...rotation.printed.values()],
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		spent: rotation.spent,
		stopped,
		baseFailed,
		elapsed: elapsed()
	}), numbers = longest$1(plan).map(({ round }) => round), pool = new Pool(count * plan.length);
	for (let [index, round] of numbers.entries()) {
		let roundBegan = elapsed(), { open } = rotation, isBeyond = index >= count, last = numbers[isBeyond ? numbers.length - 1 : Math.min(count, numbers.length) - 1] ?? round, place = placeOf({
			round,
			last,
			isBeyond
		}), pair, visited;
		pool.take(open);
		try {
			for (let track of open) {
				visited = track.item;
				let planned = track.rounds[index];
				planned && (pair = await rotation.visit(track, planned, place), track.isOpen && track.measured.push({
					round,
					block: 1,
					first: planned.order[0],
					...pair
				}));
			}
		} catch (error) {
			let isStopped = stop?.aborted === !0 && !(error instanceof NotPutBack);
			if (!isStopped && !(error instanceof OutOfBudget)) throw error;
			rotation.show(place);
			let what = visited?.title ? ` while ${visited.title} ran` : "", how = isStopped ? "was stopped" : "ended with the budget";
			console.info(`${place}: ${how}${what}, and what it cut short is not counted`);
			let why = isStopped ? "interrupted" : "budget";
			return index === 0 ? {
				...ended(why),
				rounds: []
			} : ended(why);
		}
		rotation.show(place);
		let failed = rotation.failure(), { sound } = rotation;
		if (failed || sound.length === 0) return ended("failed", failed);
		let asked = further(sound.map(({ measured }) => measured), rotation.units, rotation.tracks.length - sound.length);
		for (let [n, track] of sound.entries()) goOn(track, asked[n] ?? "nothing", index + 1, driver.canFilter);
		let took = elapsed() - roundBegan, pace = rotation.isAlone ? elapsed() / (index + 1) : took * rotation.open.length / open.length, left = pace * (last - round), isLast = index === numbers.length - 1 || index + 1 >= count && !pool.allows(rotation.open);
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
		let isUsual = index + 1 === count || index === numbers.length - 1;
		if (rotation.open.length === 0) return ended(isUsual ? "count" : "settled");
		if (isLast) return ended("count");
		if (budget !== null && elapsed() + pace > budget) return ended("budget");
	}
	throw RangeError("a schedule needs a round");
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
	let began = Date.now(), rotation = new Rotation(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: !1,
		hasRun: !1,
		watch
	}), probe = [];
	for (let track of rotation.tracks) {
		let pair = await rotation.visit(track, {
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
	let baseFailed = rotation.failure();
	return {
		probe,
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		baseFailed,
		elapsed: (Date.now() - began) / 1e3
	};
}
function progressOf(groups, rounds, rules) {
	let matched = groups.map((group) => group.filter(isMatched)), decided = decide(matched.flat(), rules), at = 0;
	return matched.map((group) => {
		let directed = group.map(() => decided[at++]).filter(({ evidence: { direction } }) => direction !== null), open = directed.filter((one) => !isSettled(one, rounds) && !isMutedBeyond(one, rounds));
		return {
			isSettled: directed.length > 0 && open.length === 0,
			open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))]
		};
	});
}
function isMutedBeyond({ own: { gate, rules } }, rounds) {
	return gate !== "fail" && rounds >= rules.count;
}
function isSettled({ evidence, change, own: { rules } }, rounds) {
	let { exact, shown, improvement } = evidence;
	if (exact) return !0;
	if (rules.deltaTest === "none") return !1;
	let isFull = rounds >= rules.count;
	return change === "regressed" ? isFull || rules.stopEarly === "pass-or-fail" : shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold));
}
function refusalOf(items, units, rules, others = 0) {
	if (roundsMade(items) !== 1) return null;
	let series = items.flatMap((rounds) => collect(rounds, units));
	return (others === 0 ? nothingMeasured(series) : null) ?? tooFewRounds(rules, series.filter((one) => couldFail(one, rules)).length);
}
function furtherItems(items, units, rules) {
	let made = roundsMade(items);
	if (made !== 1 && !isLook(made, rules)) return items.map(() => "all");
	let series = items.map((rounds) => collect(rounds, units)), isIdle = (of) => items.length > 1 && !of.some((one) => has(one.base) && has(one.head)), progress = isLook(made, rules) ? progressOf(series, made, rules) : null;
	return series.map((of, index) => {
		let one = progress?.[index];
		return one?.isSettled || isIdle(of) ? "nothing" : one ? one.open : "all";
	});
}
function suspectsIn(rounds, units, rules) {
	let machines = rounds.map(({ block }) => block);
	return suspects(compare(collect(rounds, units), rules, machines));
}
function nothingMeasured(series) {
	return series.some((one) => has(one.head)) ? null : {
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
function planRounds(count, seed) {
	let random = randomFrom(seed);
	return Array.from({ length: count }, (_, index) => ({
		round: index + 1,
		order: random() < .5 ? ["base", "head"] : ["head", "base"]
	}));
}
function planItems(items, count, seed) {
	let random = randomFrom(seed);
	return Array.from({ length: items }, (_, index) => planRounds(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)));
}
function budgetTooShort(budget) {
	return `budget: the first round did not end within the ${formatDuration(budget ?? 0)} for measuring, less the part that is kept for measuring suspects again. Give more time, or let the command do less.`;
}
function keptShare(driver, items) {
	return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2;
}
async function measureAndConfirm(driver, console, settings, { watch, stop } = {}) {
	let { count, seed, budget } = settings, tried = await driver.items(), warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null, probe = warmed?.probe ?? [], left = budget === null ? null : budget - (warmed?.elapsed ?? 0), lost = [...driver.lost, ...warmed?.lost ?? []], items = tried.filter((item) => !lost.some((one) => one.item === item)).flatMap((item) => driver.parts(item)), most = mostRounds(settings), schedules = planItems(items.length, 2 * most, seed), plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	})), firstPlan = plan.map((one) => ({
		...one,
		rounds: one.rounds.slice(0, most)
	})), without = (stopped) => ({
		first: {
			...nothingMeasured$1,
			stopped,
			lost
		},
		again: null,
		probe,
		isRelaid: !1
	});
	if (plan.length === 0 && driver.proven.length > 0) return without("unchanged");
	if (plan.length === 0 && driver.isEmpty) return without("empty");
	let measured = warmed?.baseFailed ? {
		...nothingMeasured$1,
		baseFailed: warmed.baseFailed
	} : await measure(firstPlan, driver, console, {
		budget: left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items)),
		count,
		isAgain: !1,
		watch,
		stop,
		further(rounds, units, more) {
			let refusal = refusalOf(rounds, units, settings, lost.length + more + driver.proven.length);
			if (refusal?.kind === "nothing-measured" && driver.isEmpty) throw new EmptyShard();
			let isOpen = refusal?.kind === "nothing-measured" && refusal.on === "head" && settings.shard !== null;
			if (refusal && !isOpen) throw errorOf(refusal, settings);
			return furtherItems(rounds, units, settings);
		}
	}).catch((error) => {
		if (error instanceof EmptyShard) return null;
		throw error;
	});
	if (measured === null) return without("empty");
	let first = {
		...measured,
		lost: [...lost, ...measured.lost]
	}, once = {
		first,
		again: null,
		probe,
		isRelaid: !1
	};
	if (first.baseFailed || first.stopped === "failed") return once;
	let made = first.rounds.length, isStopped = () => stop?.aborted === !0;
	if (made === 0) throw isStopped() ? new Cancelled("cancelled") : new CouldNotMeasure(budgetTooShort(budget));
	if (!settings.confirm || isStopped()) return once;
	let suspects = suspectsIn(first.rounds, first.units, settings);
	if (suspects.length === 0) return once;
	let found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`, reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]), names = new Set(reported.map(({ benchmark }) => benchmark)), repeated = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null).map(({ rounds, ...one }) => {
		let its = suspects.filter((two) => isOf(one.item, two)), needed = Math.max(...(its.length > 0 ? its : suspects).map(roundsOf)), planned = rounds.slice(most, most + needed);
		return {
			...one,
			rounds: planned.map((round, n) => ({
				...round,
				round: made + 1 + n
			}))
		};
	}), longest = Math.max(...repeated.map(({ rounds }) => rounds.length)), noTime = () => console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`), perRound = (item) => (first.spent.get(item) ?? 0) / made, shareOf = ({ only }) => only ? only.length / names.size : 1, needed = repeated.reduce((sum, one) => sum + perRound(one.item) * one.rounds.length * shareOf(one), 0);
	if (left !== null && first.elapsed + needed > left) return noTime(), once;
	console.info(`${found}: measuring ${longest} rounds again, to see whether it recurs`);
	let relaying = Date.now();
	await driver.relay(repeated.map(({ item }) => item), Array.from({ length: longest }, (_, n) => made + 1 + n));
	let again = await measure(repeated, driver, console, {
		budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1e3,
		count: longest,
		isAgain: !0,
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
	let known = {
		...once,
		first: {
			...first,
			lost: [...first.lost, ...again.lost]
		}
	};
	return again.stopped === "interrupted" ? {
		...known,
		first: {
			...known.first,
			stopped: "interrupted"
		}
	} : again.stopped !== "budget" && again.rounds.length === longest ? {
		...known,
		again,
		isRelaid: driver.isRelaid
	} : (again.stopped === "budget" && noTime(), known);
}
async function warmUpWithin(items, driver, console, budget, watch) {
	try {
		return await warmUp(items, driver, console, budget, watch);
	} catch (error) {
		throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error;
	}
}
function suspectedIn(plan, suspects, reported) {
	let kept = suspects.every((one) => plan.some(({ item }) => isOf(item, one))) ? plan.filter(({ item }) => suspects.some((one) => isOf(item, one))) : plan, rows = suspects.map(({ benchmark }) => benchmark), only = reported === null ? [] : reportedAs(rows, reported);
	return only.length === 0 ? kept : kept.map((one) => ({
		...one,
		only
	}));
}
function isOf({ benchmark, package: path }, comparison) {
	if (benchmark === null) return !0;
	let { package: its, benchmark: name } = comparison;
	return its === path && name.startsWith(benchmark) && /^([/\s-]|$)/.test(name.slice(benchmark.length));
}
function roundsOf({ base, head }) {
	return base.samples.filter((value, n) => value !== null && (head.samples[n] ?? null) !== null).length;
}
async function measureSides(driver, bench, settings) {
	let failed = await baseFailing(() => driver.prepare("base"));
	if (failed) return announce(bench, failed), await tryHead(driver, bench, failed, settings), {
		first: {
			...nothingMeasured$1,
			baseFailed: failed
		},
		again: null,
		probe: [],
		isRelaid: !1
	};
	await driver.prepare("head"), bench.onMeasuring?.();
	let twice = await measureAndConfirm(driver, bench.console, settings, bench);
	return twice.first.baseFailed && announce(bench, twice.first.baseFailed), twice;
}
async function baseFailing(step) {
	try {
		return await step(), null;
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
		let budgetEnds = budget === null ? null : Date.now() + budget * 1e3;
		for (let item of await driver.items()) {
			let output = console.untrusted("the trial, head"), attempt = {
				round: 0,
				place: "the trial",
				only: null,
				budgetEnds,
				onOutput: (chunk) => output.write(chunk)
			}, { visit } = await driver.visit(item, "head", attempt).finally(() => output.close());
			if (visit.measurements.length > 0) return;
		}
	} catch (error) {
		throw error instanceof OutOfBudget ? cutShort(base) : error instanceof SideFailed ? onBoth(error, base) : error;
	}
	throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
}
const profilesFolder = "profiles";
function stemsOf(benchmarks) {
	let taken = new Set();
	return benchmarks.map(({ benchmark, package: path }) => {
		let stem = `${path?.split("/").at(-1) ?? ""} ${benchmark.replace(/-\d+$/, "")}`.toLowerCase().replace(/[^a-z\d]+/g, "-").replace(/^-/, "").slice(0, 80).replace(/-$/, "") || "benchmark", unique = stem;
		for (let n = 2; taken.has(unique); n++) unique = `${stem}-${n}`;
		return taken.add(unique), unique;
	});
}
function profileFile(stem, kind, side) {
	return `${stem}.${kind}.${side}.pprof`;
}
const mostIterations = 1e9;
function iterationsToProfile(base, head) {
	let slower = Math.max(base, head), enough = slower > 0 ? Math.ceil(5 / slower) : mostIterations;
	return Math.min(Math.max(1, enough), mostIterations);
}
function differenceOf({ base, head, iterations, factor, grain, floor }) {
	let each = factor / iterations, all = paired(base, head), least = Math.max(.005 * Math.max(base.total, head.total), floor * iterations), isLarge = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) >= least, isNoise = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) <= 3 * Math.sqrt(grain * (one.base[by] + one.head[by])), byFlat = most(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, 10), isNews = (one) => !byFlat.includes(one) && !isFrame.test(one.function), byCum = most(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum")), clear = [...byFlat, ...byCum.slice(0, 5)], unclear = most(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least), shown = [...clear, ...unclear.slice(0, Math.max(0, 3 - clear.length))], scaled = ({ flat, cum }) => ({
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
	let [before, after] = [costs(base), costs(head)], nothing = {
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
	let found = new Map();
	for (let { name, flat, cum } of functions) {
		let known = found.get(name);
		found.set(name, {
			flat: flat + (known?.flat ?? 0),
			cum: cum + (known?.cum ?? 0)
		});
	}
	return found;
}
const longestText = 16 * 2 ** 20, totalLine = /^Showing nodes accounting for \S+, \S+% of (\S+) total$/, heading = /^ +flat +flat% +sum% +cum +cum%$/, row = /^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/;
function parsePprofTop(text, unit) {
	if (text.length > longestText) return null;
	let lines = text.split(/\r?\n/), start = lines.findIndex((line) => heading.test(line)), total = numberOf(totalLine.exec(lines[start - 1] ?? "")?.[1] ?? "", unit);
	if (total === null) return null;
	let functions = [];
	for (let line of lines.slice(start + 1)) {
		if (line === "") continue;
		let [, flatText = "", cumText = "", name = ""] = row.exec(line) ?? [], [flat, cum] = [numberOf(flatText, unit), numberOf(cumText, unit)];
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
	return name.replace(/ \((partial-)?inline\)$/, "").slice(0, 1e3);
}
function numberOf(text, unit) {
	if (text === "0") return 0;
	if (text.length > 40 || !text.endsWith(unit)) return null;
	let digits = text.slice(0, text.length - unit.length);
	return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}
const units = {
	cpu: "ns",
	mem: "B",
	block: "ns"
}, ignored = ["^runtime\\.main$", "^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$"], questions = {
	cpu: ["-sample_index=cpu", `-ignore=${ignored.join("|")}`],
	mem: ["-sample_index=alloc_space", `-ignore=${[...ignored, "^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$"].join("|")}`],
	block: [
		"-sample_index=delay",
		`-ignore=${ignored.join("|")}`,
		"-hide=^(runtime|sync|internal/sync)\\."
	]
};
async function findPprof({ go, scratch, run, signal }) {
	let home = join(scratch, "home");
	await mkdir(home, { recursive: !0 });
	let asked = async (process, seconds) => {
		let deadline = Date.now() + seconds * 1e3, ended = await run({
			...process,
			cwd: home,
			signal,
			deadline,
			onOutput() {}
		});
		if (ended.isLate) throw new CouldNotMeasure(`pprof took longer than ${seconds} s.`);
		if (ended.status !== 0) {
			let last = ended.lastLines.split("\n").at(-1)?.slice(0, 200);
			throw new CouldNotMeasure(`pprof failed (${ended.status}): ${last}`, ended.lastLines);
		}
		return ended.stdout;
	}, plain = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: "",
		GOPROXY: "off"
	}, file = (await asked({
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
	}, 600)).trim(), env = {
		...systemOf(go.env),
		...homeAt(home)
	};
	return async (kind, profile) => {
		let unit = units[kind], args = [
			"-top",
			"-symbolize=none",
			"-trim=false",
			"-relative_percentages",
			`-unit=${unit}`,
			...questions[kind],
			profile
		], table = parsePprofTop(await asked({
			file,
			args,
			env
		}, 60), unit);
		if (table === null) throw new CouldNotMeasure("pprof did not print a table of functions.");
		return table;
	};
}
function homeAt(folder) {
	return Object.fromEntries([
		"HOME",
		"USERPROFILE",
		"AppData",
		"LocalAppData",
		"XDG_CONFIG_HOME",
		"XDG_CACHE_HOME",
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
const mostBytes = 64 * 2 ** 20;
async function record(recording) {
	let { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording, args = [
		...profiling(kind, path),
		`-test.benchtime=${iterations}x`,
		"-test.count=1"
	], ended = await run({
		file: binary.file,
		args: [...args, ...binary.args.filter((arg) => !ours.test(arg))],
		cwd: binary.cwd,
		env: binary.env,
		signal,
		deadline,
		onOutput
	});
	if (ended.isLate) throw new CouldNotMeasure("it took too long", ended.lastLines);
	if (ended.status !== 0) throw new CouldNotMeasure(`it ended with ${typeof ended.status == "number" ? "exit code " : ""}${ended.status}`, ended.lastLines);
	if (parseGo(ended.stdout).measurements.length === 0) throw new CouldNotMeasure("it measured nothing", ended.lastLines);
	return taken$1(path);
}
const ours = /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(kind, path) {
	return kind === "cpu" ? [`-test.cpuprofile=${path}`] : [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`];
}
async function taken$1(path) {
	let missing = new CouldNotMeasure("it left no profile"), { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants, file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
		throw missing;
	});
	try {
		let found = await file.stat();
		if (!found.isFile() || found.size === 0) throw missing;
		if (found.size > mostBytes) throw new CouldNotMeasure(`its profile is larger than ${mostBytes / 2 ** 20} MiB`);
		return await file.readFile();
	} finally {
		await file.close();
	}
}
const mostSeconds = {
	run: 120,
	all: 900
}, scales = {
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
	let { kinds, console } = profiling, profiled = targets.slice(0, 10);
	if (profiled.length === 0 || kinds.length === 0) return [];
	targets.length > profiled.length && console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`);
	let scratch = await mkdtemp(join(tmpdir(), "benchgate-profile-"));
	try {
		let pprof = remembered(() => findPprof({
			...profiling,
			scratch: join(scratch, "pprof")
		})), stems = stemsOf(profiled), end = Date.now() + mostSeconds.all * 1e3, differences = [];
		for (let [index, target] of profiled.entries()) {
			console.info(`profiling ${target.benchmark}: ${kinds.join(", ")}`);
			let work = {
				...profiling,
				target,
				stem: stems[index] ?? "",
				scratch,
				pprof,
				end
			};
			for (let kind of kinds) differences.push(await difference({
				...work,
				kind
			}));
		}
		return differences;
	} finally {
		await rm(scratch, {
			recursive: !0,
			force: !0
		});
	}
}
async function difference(work) {
	let { target, kind, stem, folder } = work, iterations = kind === "mem" ? Math.ceil(target.iterations * .03125) : target.iterations, known = {
		benchmark: target.benchmark,
		package: target.package,
		kind,
		iterations
	}, unit = kind === "mem" ? "B/op" : "sec/op", nothing = {
		...known,
		unit,
		total: {
			base: 0,
			head: 0
		},
		functions: []
	}, names = bySide((side) => profileFile(stem, kind, side)), files = bySide((side) => `${profilesFolder}/${names[side]}`), areTaken = !1;
	try {
		let profiles = {
			base: await taken(work, "base", iterations),
			head: await taken(work, "head", iterations)
		};
		await makeFolder(folder);
		for (let side of sides) await replaceFile(join(folder, names[side]), profiles[side]);
		areTaken = !0;
		let pprof = await work.pprof(), base = await pprof(kind, join(folder, names.base)), head = await pprof(kind, join(folder, names.head));
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
		let failure = error instanceof Error ? error.message : String(error);
		return work.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`), {
			...nothing,
			files: areTaken ? files : null,
			failure
		};
	}
}
async function taken(work, side, iterations) {
	let { target, kind, scratch, run, signal, console, timeout, end } = work, path = join(scratch, `${side}.${kind}`);
	if (Date.now() >= end) throw new CouldNotMeasure("there was no time left for it");
	let output = console.untrusted(`profile of ${target.benchmark} (${kind}) on ${side}`);
	try {
		await rm(path, {
			recursive: !0,
			force: !0
		});
		let deadline = Math.min(end, Date.now() + Math.min(timeout, mostSeconds.run) * 1e3), onOutput = (chunk) => output.write(chunk);
		await work.enter(side);
		let binary = target.sides[side];
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
		throw error instanceof CouldNotMeasure ? new CouldNotMeasure(`on ${side}, ${error.message}`, error.output) : error;
	} finally {
		output.close();
	}
}
async function makeFolder(folder) {
	(await standing(folder))?.isSymbolicLink() && await rm(folder), await mkdir(folder, { recursive: !0 });
}
function bySide(of) {
	return {
		base: of("base"),
		head: of("head")
	};
}
function remembered(make) {
	let made;
	return () => (made ??= make(), made);
}
function targetsIn({ comparisons }, driver) {
	let times = new Map(comparisons.filter(({ unit }) => unit === "sec/op").map((one) => [id(one), one])), worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a)), targets = new Map();
	for (let comparison of worst) {
		let { benchmark, package: path } = comparison, binaries = driver.binaries(benchmark, path), time = times.get(id(comparison));
		if (!binaries || !time || targets.has(id(comparison))) continue;
		let iterations = iterationsToProfile(time.base.center, time.head.center);
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
async function gate(inputs, around) {
	try {
		var _usingCtx$1 = _usingCtx();
		let { console, signal, stop, watch, isWorkplace = !1 } = around, { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
		withheld.length > 0 && console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(", ")}`), await recover(join(around.folder, inputs.workingDirectory), env, console);
		let project = await findProject(around.folder, inputs, env), git = gitIn(project.root, env), { SSH_AUTH_SOCK: agent } = around.env, remote = await origin(agent === void 0 ? git : git.with({ SSH_AUTH_SOCK: agent }), inputs.githubToken, around.server, signal), resolved = await resolveRevisions(git, remote, {
			base: inputs.base ?? (inputs.calibrate && around.event.pull === null ? "HEAD" : null),
			head: inputs.head,
			event: around.event
		}, console), commits = inputs.calibrate ? againstItself(resolved.base) : resolved;
		await remote.complete([commits.base.sha, commits.head.sha]), console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`), console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
		let hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console), entered = await overlay(git, commits, inputs.overlay), suite = await suiteChanges(git, entered), rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null, accepted = newlyAccepted(inputs.accepted, rules), { durations, ...part } = await openShard(inputs, around.folder, console), settings = {
			...project.settings,
			...settingsOf(inputs),
			accepted,
			durations
		}, machine = observeMachine();
		if (await isUntouched(git, entered, settings)) return console.info("no file that `paths` names differs: not measured (measure: all measures it)"), {
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
		let change = canProve(settings) ? await treeChange(git, entered) : null, temporary = around.env.RUNNER_TEMP, { perflock, governor, checkout: mode, ignoredFiles, setup, workingDirectory, timeout } = settings, lock = _usingCtx$1.a(await holdPerflock({
			mode: perflock,
			governor,
			env,
			signal,
			console
		}));
		_usingCtx$1.a(await around.withhold?.(git));
		let kept = _usingCtx$1.a(await KeptGit.of(git, console, {
			isPuttingBack: around.isOurs === !0,
			withHead: mode === "worktree"
		})), take = mode === "worktree" ? takeWorktrees : takeCheckout, taking = {
			ignoredFiles,
			hasPointers,
			isWorkplace,
			outside: (worktree) => sourcesOutside(git.folder, worktree, env),
			signal,
			temporary
		}, checkout = _usingCtx$1.a(await take(git, entered, console, taking)), ending = stop ? AbortSignal.any([signal, stop]) : signal, leftovers = _usingCtx$1.a(new Leftovers()), sides = { async enter(side) {
			return await leftovers.end(), checkout.enter(side);
		} }, bench = {
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
		}, driver = _usingCtx$1.a(await openDriver(bench, {
			...settings,
			...part
		}, temporary)), measured = await measureSides(driver, {
			commits,
			console,
			onMeasuring: machine.measuring,
			stop,
			watch
		}, inputs.calibrate ? inFull(settings) : settings), toolchains = {
			base: driver.toolchain("base"),
			head: driver.toolchain("head")
		}, { planned: visits, laidOut } = driver, result = judged({
			commits,
			settings,
			suite,
			rules,
			toolchains,
			visits,
			laidOut,
			machine: machine.done(lock.state)
		}, measured, driver.proven), profiles = await profileRegressions(targetsIn(result, driver), {
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
		await leftovers.endAll(), checkout.refuseChanged?.();
		let noticed = [leftovers.ended, await kept.end()].filter((one) => one !== null), { rounds, units } = measured.first, samples = (side) => writeGo(side, rounds, units);
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
	return paths.length === 0 || measure === "all" || calibrate ? !1 : !await differAt(git, commits, paths);
}
function judged(circumstances, { first, again, probe, isRelaid }, proven) {
	return first.baseFailed ? resultWithoutBase(circumstances, first.rounds, first.baseFailed) : resultOf({
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
		confirm: !1
	};
}
function seriesIn(measured) {
	return {
		...measured,
		series: collect(measured.rounds, measured.units)
	};
}
export { placeOf as a, inLines as i, formatsOf as n, collect as r, gate as t };
