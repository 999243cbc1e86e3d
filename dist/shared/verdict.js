import { findUsualDirectionOfUnit, getOrInsert, groupBy, isCountOrBytesUnit, isWarningThatOtherCodeRan, median, packageAndBenchmarkId, sides } from "./basics.js";
import { gateModeOfUncomparedBenchmark, isEveryPossibleRowMuted } from "./row-rules.js";

// src/core/stats/exact-tests.ts
function fisherExactGreater(hits, tries, otherHits, otherTries) {
	const total = hits + otherHits;
	const ways = logChoose(tries + otherTries, total);
	let p = 0;
	for (let n = hits; n <= Math.min(tries, total); n++) if (total - n <= otherTries) p += Math.exp(logChoose(tries, n) + logChoose(otherTries, total - n) - ways);
	return Math.min(1, p);
}
function logChoose(n, k) {
	let sum = 0;
	for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i);
	return sum;
}
function binomialInterval(hits, tries, confidence) {
	const tail = (1 - confidence) / 2;
	return {
		low: hits === 0 ? 0 : rootOf((p) => atLeast(hits, tries, p) - tail),
		high: hits === tries ? 1 : rootOf((p) => tail - atLeast(tries - hits, tries, 1 - p))
	};
}
function rootOf(rising) {
	let [low, high] = [0, 1];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (rising(middle) < 0) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
function atLeast(hits, tries, p) {
	if (p <= 0) return 0;
	if (p >= 1) return 1;
	let term = tries * Math.log1p(-p);
	let fewer = 0;
	for (let k = 0; k < hits; k++) {
		fewer += Math.exp(term);
		term += Math.log((tries - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
	}
	return Math.max(0, 1 - fewer);
}

// src/core/rounds/merge-visits.ts
function mergeShortVisitsOfSideInRound(visits) {
	const [first, ...others] = visits;
	if (!first) return {
		started: "",
		seconds: 0,
		measurements: []
	};
	if (others.length === 0) return first;
	const groups = /* @__PURE__ */ new Map();
	for (const { measurements } of visits) {
		const occurrences = /* @__PURE__ */ new Map();
		for (const measurement of measurements) {
			const name = benchmarkConfigAndUnitKey(measurement);
			const nth = occurrences.get(name) ?? 0;
			occurrences.set(name, nth + 1);
			getOrInsert(groups, `${nth} ${name}`, () => []).push(measurement);
		}
	}
	return {
		...first,
		...sumVisitTimes(visits),
		...mergeUnreadAndLeftOutLinesOfVisits(visits),
		measurements: [...groups.values()].map(typical)
	};
}
function sumVisitTimes(visits) {
	const made = visits.filter(({ started }) => started !== "");
	const sum = (values) => values.reduce((total, value) => total + value, 0);
	const others = made.flatMap((visit) => visit.others ?? []);
	const [started = ""] = made.map((visit) => visit.started).sort();
	const times = {
		started,
		seconds: sum(made.map((visit) => visit.seconds))
	};
	return made.length === 0 || others.length < made.length ? times : {
		...times,
		others: sum(others)
	};
}
function mergeUnreadAndLeftOutLinesOfVisits(visits) {
	const unread = mergeCountsAndFirstLines(visits.map((visit) => visit.unread));
	const leftOut = mergeCountsAndFirstLines(visits.map((visit) => visit.leftOut));
	return {
		...unread && { unread },
		...leftOut && { leftOut }
	};
}
function typical(values) {
	const first = values[0];
	const iterations = values.map((measurement) => measurement.iterations).toSorted((a, b) => a - b);
	return {
		...first,
		iterations: iterations[iterations.length - 1 >> 1] ?? first.iterations,
		...combined(first.unit, withoutStrays(values))
	};
}
const strays = /* @__PURE__ */ new Map([["B/op", 6144], ["allocs/op", 8]]);
function withoutStrays(measurements) {
	const values = measurements.map(({ value }) => value);
	const least = Math.min(...values);
	return measurements.map(({ unit, value, iterations }) => {
		const stray = strays.get(unit);
		return stray !== void 0 && iterations > 0 && (value - least) * iterations <= stray ? least : value;
	});
}
function combined(unit, values) {
	if (isCountOrBytesUnit(unit)) return { value: mean(values) };
	const direction = findUsualDirectionOfUnit(unit);
	if (direction === null) return { value: median([...values]) };
	const sorted = values.toSorted((a, b) => direction === "lower" ? a - b : b - a);
	const half = Math.ceil(sorted.length / 2);
	const value = mean(sorted.slice(0, half));
	return half === sorted.length ? { value } : {
		value,
		worse: mean(sorted.slice(half))
	};
}
function mean(values) {
	const [first = 0] = values;
	return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}
function benchmarkConfigAndUnitKey({ benchmark, config, unit }) {
	return JSON.stringify([
		benchmark,
		unit,
		Object.entries(config).sort(([a], [b]) => a < b ? -1 : 1)
	]);
}
const mostLines = 3;
const longestLine = 300;
function createCountAndFirstLinesOrNull(lines) {
	return lines.length === 0 ? null : {
		count: lines.length,
		lines: lines.slice(0, mostLines).map((line) => line.slice(0, longestLine))
	};
}
function mergeCountsAndFirstLines(ofVisits) {
	const present = ofVisits.filter((examples) => examples !== void 0);
	if (present.length === 0) return null;
	const lines = [...new Set(present.flatMap((examples) => examples.lines))];
	return {
		count: present.reduce((sum, { count }) => sum + count, 0),
		lines: lines.slice(0, mostLines)
	};
}

// src/core/judge/lost-results.ts
const mostNames = 3;
const longestName = 200;
function unreadOrImpossibleValuesRunWarnings(rounds) {
	return [examplesWarning("unread-results", rounds, "unread"), examplesWarning("values-left-out", rounds, "leftOut")].filter((warning) => warning !== null);
}
function examplesWarning(kind, rounds, field) {
	const examplesOn = (side) => rounds.flatMap((round) => round[side][field] ?? []);
	const [first, ...others] = sides.filter((side) => examplesOn(side).length > 0);
	if (first === void 0) return null;
	const examples = mergeCountsAndFirstLines(sides.flatMap(examplesOn));
	return examples && {
		kind,
		sides: [first, ...others],
		...examples
	};
}
function roundsLackingBenchmarksRunWarnings(rounds) {
	const names = rounds.map(({ base, head }) => ({
		base: namesIn(base),
		head: namesIn(head)
	}));
	const lastRound = /* @__PURE__ */ new Map();
	for (const [index, { base, head }] of names.entries()) for (const name of [...base, ...head]) lastRound.set(name, index);
	return sides.flatMap((side) => {
		const known = /* @__PURE__ */ new Set();
		for (const [index, inRound] of names.entries()) {
			const isExpected = (name) => rounds[index]?.[side].asksAll || (lastRound.get(name) ?? 0) >= index;
			const missing = [...known].filter((name) => !inRound[side].has(name) && isExpected(name));
			if (missing.length > 0) return [{
				kind: "fewer-results",
				side,
				round: rounds[index]?.round ?? index + 1,
				before: known.size,
				missing: missing.length,
				names: missing.slice(0, mostNames).map((name) => name.slice(0, longestName))
			}];
			for (const name of inRound[side]) known.add(name);
		}
		return [];
	});
}
function namesIn({ measurements }) {
	return new Set(measurements.map(({ benchmark }) => benchmark));
}
const alpha = .05;
function headFailsMoreOften({ base, head }) {
	return head.failed > 0 && fisherExactGreater(head.failed, head.runs, base.failed, base.runs) <= alpha;
}
function isHeadBlamedByFailureCounts(tries) {
	return tries.head.failed > 0 && (tries.base.failed === 0 || headFailsMoreOften(tries));
}
function mergeFlakyCounts(entries) {
	const sums = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		const id = JSON.stringify([entry.package, entry.benchmark]);
		const sum = sums.get(id);
		sums.set(id, sum ? {
			...sum,
			...addVisitAndFailureCounts(sum, entry)
		} : entry);
	}
	return [...sums.values()];
}
function mergeBenchmarksLostToFailure(lost) {
	return [...groupBy(lost, packageAndBenchmarkId).values()].map((entries) => {
		const hadTime = ({ kind }) => kind !== "no time";
		const isTried = entries.some(({ failures }) => failures.every(hadTime));
		const failures = entries.flatMap((entry) => entry.failures).filter((one) => !isTried || hadTime(one));
		const tries = entries.flatMap((entry) => entry.tries ?? []);
		const { tries: _, ...first } = entries[0];
		return {
			...first,
			failures: [...groupBy(failures, ({ side, kind }) => `${side} ${kind}`).values()].map(([one]) => one),
			...tries.length > 0 && { tries: tries.reduce(addVisitAndFailureCounts) }
		};
	});
}
function addVisitAndFailureCounts(a, b) {
	const sum = (side) => ({
		runs: a[side].runs + b[side].runs,
		failed: a[side].failed + b[side].failed
	});
	return {
		base: sum("base"),
		head: sum("head")
	};
}

// src/core/judge/verdict.ts
function decideVerdictAndGrounds({ comparisons, unmatched, lost: allLost, proven, settings, merged, warnings }) {
	const lost = allLost.filter((entry) => !isFailedBenchmarkMuted(entry, settings));
	const broken = lost.filter(isBrokenByHead).length;
	const grounds = {
		kind: "measured",
		compared: comparisons.length === 0 ? null : tallyOf(comparisons),
		unmatched: {
			base: countBenchmarks(unmatched.base),
			head: countBenchmarks(unmatched.head)
		},
		halved: countBenchmarks(unmatched.base.filter(({ unit, ...row }) => unit !== null && gateModeOfUncomparedBenchmark({
			...row,
			unit
		}, settings) === "fail")),
		broken,
		unmeasured: lost.length - broken,
		proven: proven.length,
		isCommand: settings.go === null,
		isUnverified: merged?.isStrangers ?? false,
		missing: missingIn(merged),
		isOtherCode: warnings.some(isWarningThatOtherCodeRan),
		unread: warnings.reduce((sum, one) => sum + (one.kind === "unread-results" ? one.count : 0), 0),
		replayed: warnings.find((warning) => warning.kind === "replayed") ?? null
	};
	return {
		verdict: grounds.replayed ? "inconclusive" : verdictOn(grounds),
		grounds
	};
}
function missingIn(merged) {
	const missing = merged?.missing ?? [];
	const unreadable = missing.filter(({ why }) => why === "unreadable").length;
	const absent = missing.filter(({ why }) => why === "absent").length;
	return missing.length - Math.min(unreadable, absent);
}
function isFailedBenchmarkMuted({ benchmark, package: path }, rules) {
	return benchmark !== null && isEveryPossibleRowMuted({
		benchmark,
		package: path
	}, rules);
}
function isBrokenByHead({ failures, tries }) {
	if (failures.some(({ kind }) => kind === "no time")) return false;
	return tries ? isHeadBlamedByFailureCounts(tries) : failures.every(({ side }) => side === "head");
}
function verdictOn(grounds) {
	const { halved, broken, unmeasured, missing, compared, isOtherCode, unread } = grounds;
	const verdict = verdictOnCompared(grounds);
	if (broken > 0) return "fail";
	return (halved > 0 || unmeasured > 0 || missing > 0 || isOtherCode || unread > 0) && !(verdict === "fail" && (missing === 0 || compared !== null)) ? "inconclusive" : verdict;
}
function verdictOnCompared({ compared, unmatched, unmeasured, proven, isUnverified }) {
	if (compared !== null) {
		if (compared.regressed > 0) return "fail";
		return compared.undecided > 0 ? "inconclusive" : "pass";
	}
	if (proven > 0) return isUnverified ? "inconclusive" : "pass";
	if (unmeasured > 0) return "inconclusive";
	return unmatched.base === 0 && unmatched.head > 0 ? "inconclusive" : "fail";
}
function tallyOf(comparisons) {
	const rowsOf = (outcome) => rowsWithOutcome(comparisons, outcome);
	const count = (outcome) => countBenchmarks(rowsOf(outcome));
	const within = rowsPassingThoughThresholdNotRuledOut(comparisons);
	const [failing, accepted] = [rowsOf("regressed"), rowsOf("accepted")];
	return {
		benchmarks: countBenchmarks(comparisons),
		regressed: countBenchmarks(failing),
		accepted: countBenchmarksBeside(failing, accepted),
		muted: countBenchmarksBeside([...failing, ...accepted], rowsOf("muted")),
		mutedUndecided: count("mutedInconclusive"),
		improved: count("improved"),
		changed: count("changed"),
		undecided: count("inconclusive"),
		within: within.length === 0 ? null : {
			benchmarks: countBenchmarks(within),
			ruledOut: within.reduce((most, { ruledOut }) => Math.max(most, ruledOut ?? 0), 0)
		}
	};
}
function rowsPassingThoughThresholdNotRuledOut(comparisons) {
	return comparisons.filter(({ change, better, gate }) => change === "within" && better !== null && gate === "fail");
}
function displayedOutcomeOfComparison({ change, better, gate, accepted }) {
	if (change === "inconclusive" && better === null) return "undirected";
	if (change === "inconclusive" && gate !== "fail") return "mutedInconclusive";
	if (change !== "regressed") return change;
	if (gate !== "fail") return "muted";
	return accepted === null ? change : "accepted";
}
function rowsWithOutcome(comparisons, ...outcomes) {
	return comparisons.filter((row) => outcomes.includes(displayedOutcomeOfComparison(row)));
}
function countBenchmarksBeside(counted, rows) {
	const ids = new Set(counted.map(packageAndBenchmarkId));
	return countBenchmarks(rows.filter((row) => !ids.has(packageAndBenchmarkId(row))));
}
function countBenchmarks(named) {
	return new Set(named.map(packageAndBenchmarkId)).size;
}
function verdictFailsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
const exitStatuses = {
	pass: 0,
	fail: 1,
	noMeasurement: 2,
	inconclusive: 3
};
function exitStatusOfVerdict(verdict, failOn) {
	return failOn === "never" ? exitStatuses.pass : exitStatuses[verdict];
}
function worstExitStatus(each) {
	return [
		exitStatuses.fail,
		exitStatuses.noMeasurement,
		exitStatuses.inconclusive
	].find((status) => each.includes(status)) ?? exitStatuses.pass;
}
function isWorthComment(mode, { verdict, comparisons, settings }) {
	const isRed = verdictFailsCheck(verdict, settings.failOn);
	switch (mode) {
		case "always": return true;
		case "on-failure": return isRed;
		case "on-change": return isRed || verdict === "fail" || comparisons.some(({ change, gate }) => gate !== "off" && changes.includes(change));
		case "never": return false;
	}
}
const changes = [
	"regressed",
	"improved",
	"changed"
];

export { benchmarkConfigAndUnitKey, binomialInterval, createCountAndFirstLinesOrNull, decideVerdictAndGrounds, displayedOutcomeOfComparison, exitStatusOfVerdict, exitStatuses, headFailsMoreOften, isBrokenByHead, isFailedBenchmarkMuted, isWorthComment, mergeBenchmarksLostToFailure, mergeCountsAndFirstLines, mergeFlakyCounts, mergeShortVisitsOfSideInRound, mergeUnreadAndLeftOutLinesOfVisits, roundsLackingBenchmarksRunWarnings, rowsWithOutcome, sumVisitTimes, unreadOrImpossibleValuesRunWarnings, verdictFailsCheck, worstExitStatus };