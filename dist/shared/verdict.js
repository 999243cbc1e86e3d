import { a as medianWithInterval } from "./apart.js";
import { s as gateOfBenchmark } from "./least-rounds.js";
// src/core/judge/summary.ts
const confidence = .95;
function summarise(sample, exact) {
	const { center, ...interval } = medianWithInterval(present(sample), confidence);
	const { low, high } = exact ? {
		low: center,
		high: center
	} : interval;
	return {
		center,
		low: finite(low),
		high: finite(high),
		samples: sample
	};
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function finite(value) {
	return Number.isFinite(value) ? value : null;
}
// src/core/judge/verdict.ts
function judge({ comparisons, unmatched, lost: all, proven, rules }) {
	const lost = all.filter((one) => !isMuted(one, rules));
	const broken = lost.filter(isBroken).length;
	const grounds = {
		kind: "measured",
		compared: comparisons.length === 0 ? null : tallyOf(comparisons),
		unmatched: {
			base: countBenchmarks(unmatched.base),
			head: countBenchmarks(unmatched.head)
		},
		broken,
		unmeasured: lost.length - broken,
		proven
	};
	return {
		verdict: verdictOn(grounds),
		grounds
	};
}
function isMuted({ benchmark, package: path }, rules) {
	return benchmark !== null && gateOfBenchmark({
		benchmark,
		package: path
	}, rules) !== "fail";
}
function isBroken({ failures }) {
	return failures.every(({ side, kind }) => side === "head" && kind !== "no time");
}
function verdictOn(grounds) {
	const { broken, unmeasured } = grounds;
	const rest = verdictOnTheRest(grounds);
	if (broken > 0) return "fail";
	return unmeasured > 0 && rest !== "fail" ? "inconclusive" : rest;
}
function verdictOnTheRest({ compared, unmatched, unmeasured, proven }) {
	if (compared !== null) {
		if (compared.regressed > 0) return "fail";
		return compared.undecided > 0 ? "inconclusive" : "pass";
	}
	if (proven > 0) return "pass";
	if (unmeasured > 0) return "inconclusive";
	return unmatched.base === 0 && unmatched.head > 0 ? "inconclusive" : "fail";
}
function tallyOf(comparisons) {
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const wider = held(comparisons);
	return {
		benchmarks: countBenchmarks(comparisons),
		regressed: countBenchmarks(regressions(comparisons)),
		accepted: countBenchmarks(acceptedOnes(comparisons)),
		muted: countBenchmarks(mutedOnes(comparisons)),
		improved: count("improved"),
		changed: count("changed"),
		undecided: countBenchmarks(undecided(comparisons)),
		within: wider.length === 0 ? null : {
			benchmarks: countBenchmarks(wider),
			ruledOut: Math.max(...wider.map(({ ruledOut }) => ruledOut ?? 0))
		}
	};
}
function judgeUntouched() {
	return {
		verdict: "pass",
		grounds: { kind: "untouched" }
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
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
}
export { mutedOnes as a, withChange as c, present as d, summarise as f, judgeWithoutBase as i, confidence as l, judge as n, regressions as o, judgeUntouched as r, undecided as s, acceptedOnes as t, finite as u };
