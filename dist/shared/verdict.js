import { benchmarkId, otherSide, sides } from "./basics.js";
import { gateOfBenchmark } from "./row-rules.js";

// src/core/stats/exact.ts
function fisherMore(hits, of, otherHits, otherOf) {
	const all = hits + otherHits;
	const ways = logChoose(of + otherOf, all);
	let p = 0;
	for (let n = hits; n <= Math.min(of, all); n++) if (all - n <= otherOf) p += Math.exp(logChoose(of, n) + logChoose(otherOf, all - n) - ways);
	return Math.min(1, p);
}
function logChoose(n, k) {
	let sum = 0;
	for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i);
	return sum;
}
function binomialInterval(hits, of, confidence) {
	const tail = (1 - confidence) / 2;
	return {
		low: hits === 0 ? 0 : rootOf((p) => atLeast(hits, of, p) - tail),
		high: hits === of ? 1 : rootOf((p) => tail - atLeast(of - hits, of, 1 - p))
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
function atLeast(hits, of, p) {
	if (p <= 0) return 0;
	if (p >= 1) return 1;
	let term = of * Math.log1p(-p);
	let fewer = 0;
	for (let k = 0; k < hits; k++) {
		fewer += Math.exp(term);
		term += Math.log((of - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
	}
	return Math.max(0, 1 - fewer);
}

// src/core/rounds/exit-statuses.ts
function exitFailures(visits) {
	const [ofBase, ofHead] = [statusesIn(visits.base), statusesIn(visits.head)];
	return [...ofHead].flatMap(([benchmark, head]) => {
		const base = ofBase.get(benchmark);
		if (base === void 0) return [];
		const statuses = {
			base,
			head
		};
		return failedSides(statuses).map((side) => ({
			benchmark,
			side,
			why: why(side, statuses)
		}));
	});
}
function statusesIn({ measurements }) {
	return new Map(measurements.map(({ benchmark, statuses = [0] }) => [benchmark, statuses]));
}
function failedSides(statuses) {
	const varying = sides.filter((side) => statuses[side].length > 1);
	const [base, head] = [statuses.base[0], statuses.head[0]];
	if (varying.length > 0) return varying;
	if (base === head) return base === null ? sides : [];
	return head === 0 ? ["base"] : ["head"];
}
function why(side, statuses) {
	const other = otherSide(side);
	return `its command ended with the exit status ${shown$1(statuses[side])}, and with ${shown$1(statuses[other])} on ${other}`;
}
function shown$1(statuses) {
	return statuses.map((status) => status ?? "unknown").join(" or ");
}
const mostLines = 3;
const longest$1 = 300;
function examplesOf(lines) {
	return lines.length === 0 ? null : {
		count: lines.length,
		lines: lines.slice(0, mostLines).map((line) => line.slice(0, longest$1))
	};
}
function joinExamples(all) {
	const given = all.filter((one) => one !== void 0);
	if (given.length === 0) return null;
	const lines = [...new Set(given.flatMap((one) => one.lines))];
	return {
		count: given.reduce((sum, { count }) => sum + count, 0),
		lines: lines.slice(0, mostLines)
	};
}

// src/core/judge/lost-results.ts
const shown = 3;
const longest = 200;
function lostResults(rounds) {
	return [told("unread-results", rounds, "unread"), told("values-left-out", rounds, "leftOut")].filter((one) => one !== null);
}
function told(kind, rounds, what) {
	const of = (side) => rounds.flatMap((round) => round[side][what] ?? []);
	const [first, ...others] = sides.filter((side) => of(side).length > 0);
	if (first === void 0) return null;
	const found = joinExamples(sides.flatMap(of));
	return found && {
		kind,
		sides: [first, ...others],
		...found
	};
}
function fewerResults(rounds) {
	const names = rounds.map(({ base, head }) => ({
		base: namesIn(base),
		head: namesIn(head)
	}));
	const lastRound = /* @__PURE__ */ new Map();
	for (const [index, { base, head }] of names.entries()) for (const name of [...base, ...head]) lastRound.set(name, index);
	return sides.flatMap((side) => {
		const known = /* @__PURE__ */ new Set();
		for (const [index, inRound] of names.entries()) {
			const isAsked = (name) => rounds[index]?.[side].asksAll || (lastRound.get(name) ?? 0) >= index;
			const missing = [...known].filter((name) => !inRound[side].has(name) && isAsked(name));
			if (missing.length > 0) return [{
				kind: "fewer-results",
				side,
				round: rounds[index]?.round ?? index + 1,
				before: known.size,
				missing: missing.length,
				names: missing.slice(0, shown).map((one) => one.slice(0, longest))
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
function failsMoreOften({ base, head }) {
	return head.failed > 0 && fisherMore(head.failed, head.runs, base.failed, base.runs) <= alpha;
}
function isFaultOfHead(tries) {
	return tries.head.failed > 0 && (tries.base.failed === 0 || failsMoreOften(tries));
}
function addedUp(all) {
	const found = /* @__PURE__ */ new Map();
	for (const one of all) {
		const id = JSON.stringify([one.package, one.benchmark]);
		const before = found.get(id);
		found.set(id, before ? {
			...before,
			...sumOf(before, one)
		} : one);
	}
	return [...found.values()];
}
function sumOf(one, other) {
	const sum = (side) => ({
		runs: one[side].runs + other[side].runs,
		failed: one[side].failed + other[side].failed
	});
	return {
		base: sum("base"),
		head: sum("head")
	};
}

// src/core/judge/verdict.ts
function judge({ comparisons, unmatched, lost: all, proven, isClaimed = false, missing = 0, isOtherCode = false, unread = 0, replayed = null, rules }) {
	const lost = all.filter((one) => !isMuted(one, rules));
	const broken = lost.filter(isBroken).length;
	const grounds = {
		kind: "measured",
		compared: comparisons.length === 0 ? null : tallyOf(comparisons),
		unmatched: {
			base: countBenchmarks(unmatched.base),
			head: countBenchmarks(unmatched.head)
		},
		halved: countBenchmarks(unmatched.base.filter(({ unit, ...one }) => unit !== null && gateOfBenchmark({
			...one,
			unit
		}, rules) === "fail")),
		broken,
		unmeasured: lost.length - broken,
		proven,
		isClaimed,
		missing,
		isOtherCode,
		unread,
		replayed
	};
	return {
		verdict: replayed ? "inconclusive" : verdictOn(grounds),
		grounds
	};
}
function isMuted({ benchmark, package: path }, rules) {
	return benchmark !== null && gateOfBenchmark({
		benchmark,
		package: path
	}, rules) !== "fail";
}
function isBroken({ failures, tries }) {
	if (failures.some(({ kind }) => kind === "no time")) return false;
	return tries ? isFaultOfHead(tries) : failures.every(({ side }) => side === "head");
}
function verdictOn(grounds) {
	const { halved, broken, unmeasured, missing, compared, isOtherCode, unread } = grounds;
	const rest = verdictOnTheRest(grounds);
	if (broken > 0) return "fail";
	return (halved > 0 || unmeasured > 0 || missing > 0 || isOtherCode || unread > 0) && !(rest === "fail" && (missing === 0 || compared !== null)) ? "inconclusive" : rest;
}
function verdictOnTheRest({ compared, unmatched, unmeasured, proven, isClaimed }) {
	if (compared !== null) {
		if (compared.regressed > 0) return "fail";
		return compared.undecided > 0 ? "inconclusive" : "pass";
	}
	if (proven > 0) return isClaimed ? "inconclusive" : "pass";
	if (unmeasured > 0) return "inconclusive";
	return unmatched.base === 0 && unmatched.head > 0 ? "inconclusive" : "fail";
}
function tallyOf(comparisons) {
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const wider = new Set(held(comparisons));
	return {
		benchmarks: countBenchmarks(comparisons),
		regressed: countBenchmarks(regressions(comparisons)),
		accepted: countBenchmarks(acceptedOnes(comparisons)),
		muted: countBenchmarks(mutedOnes(comparisons)),
		improved: count("improved"),
		changed: count("changed"),
		undecided: countBenchmarks(undecided(comparisons)),
		within: wider.size === 0 ? null : {
			benchmarks: countBenchmarks([...wider]),
			ruledOut: [...wider].reduce((most, { ruledOut }) => Math.max(most, ruledOut ?? 0), 0),
			areOthersNearer: comparisons.every((one) => wider.has(one) || isGated(one) && one.rule === null)
		}
	};
}
function judgeUntouched(isClaimed = false) {
	return {
		verdict: isClaimed ? "inconclusive" : "pass",
		grounds: {
			kind: "untouched",
			isClaimed
		}
	};
}
function judgeEmpty(shard) {
	return {
		verdict: "pass",
		grounds: {
			kind: "empty-shard",
			shard
		}
	};
}
function judgeWithoutBase(why, { sha }) {
	return {
		verdict: "inconclusive",
		grounds: {
			kind: "base-failed",
			why,
			sha
		}
	};
}
function held(comparisons) {
	return withChange(comparisons, "within").filter(isGated);
}
function undecided(comparisons) {
	return withChange(comparisons, "inconclusive").filter(isGated);
}
function regressions(comparisons) {
	return withChange(comparisons, "regressed").filter((one) => isGated(one) && one.accepted === null);
}
function acceptedOnes(comparisons) {
	return withChange(comparisons, "regressed").filter((one) => isGated(one) && one.accepted !== null);
}
function mutedOnes(comparisons) {
	return withChange(comparisons, "regressed").filter(({ gate }) => gate !== "fail");
}
function isGated({ better, gate }) {
	return better !== null && gate === "fail";
}
function withChange(comparisons, change) {
	return comparisons.filter((comparison) => comparison.change === change);
}
function countBenchmarks(named) {
	return new Set(named.map(benchmarkId)).size;
}
function failsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
const statuses = {
	pass: 0,
	fail: 1,
	noMeasurement: 2,
	inconclusive: 3
};
function exitStatus(verdict, failOn) {
	return failOn === "never" ? statuses.pass : statuses[verdict];
}
function worstOf(all) {
	return [
		statuses.fail,
		statuses.noMeasurement,
		statuses.inconclusive
	].find((status) => all.includes(status)) ?? statuses.pass;
}
function isWorthComment(mode, { verdict, comparisons, settings }) {
	const isRed = failsCheck(verdict, settings.failOn);
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

export { acceptedOnes, addedUp, binomialInterval, examplesOf, exitFailures, exitStatus, failsCheck, failsMoreOften, fewerResults, isBroken, isMuted, isWorthComment, joinExamples, judge, judgeEmpty, judgeUntouched, judgeWithoutBase, lostResults, mutedOnes, regressions, statuses, sumOf, undecided, withChange, worstOf };