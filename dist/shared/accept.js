import { a as medianWithInterval, r as exceeds, t as apartByRatio } from "./apart.js";
import { c as isNamedBy, s as gateOfBenchmark } from "./least-rounds.js";
const confidence = .95;
function summarise(sample, exact) {
	let { center, ...interval } = medianWithInterval(present(sample), confidence), { low, high } = exact ? {
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
function judge({ comparisons, unmatched, lost: all, proven, isClaimed = !1, missing = 0, rules }) {
	let lost = all.filter((one) => !isMuted(one, rules)), broken = lost.filter(isBroken).length, grounds = {
		kind: "measured",
		compared: comparisons.length === 0 ? null : tallyOf(comparisons),
		unmatched: {
			base: countBenchmarks(unmatched.base),
			head: countBenchmarks(unmatched.head)
		},
		broken,
		unmeasured: lost.length - broken,
		proven,
		isClaimed,
		missing
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
	let { broken, unmeasured, missing, compared } = grounds, rest = verdictOnTheRest(grounds);
	return broken > 0 ? "fail" : (unmeasured > 0 || missing > 0) && (rest !== "fail" || missing !== 0 && compared === null) ? "inconclusive" : rest;
}
function verdictOnTheRest({ compared, unmatched, unmeasured, proven, isClaimed }) {
	return compared === null ? proven > 0 ? isClaimed ? "inconclusive" : "pass" : unmeasured > 0 || unmatched.base === 0 && unmatched.head > 0 ? "inconclusive" : "fail" : compared.regressed > 0 ? "fail" : compared.undecided > 0 ? "inconclusive" : "pass";
}
function tallyOf(comparisons) {
	let count = (change) => countBenchmarks(withChange(comparisons, change)), wider = held(comparisons);
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
			ruledOut: Math.max(...wider.map(({ ruledOut }) => ruledOut ?? 0)),
			areOthersNearer: comparisons.every((one) => wider.includes(one) || isGated(one) && one.rule === null)
		}
	};
}
function judgeUntouched(isClaimed = !1) {
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
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
}
function accept(comparisons, accepted) {
	return accepted.length === 0 ? comparisons : comparisons.map((one) => {
		if (one.change !== "regressed") return one;
		let found = accepted.find(({ match, upTo }) => isFor(one, match) && (upTo === null || !exceeds(worseningOf(one), upTo)));
		return found === void 0 ? one : {
			...one,
			accepted: found
		};
	});
}
function sizeToAccept(comparison) {
	let { ratio, better } = comparison, end = better === "higher" ? ratio?.low : ratio?.high, most = Math.max(worseningOf(comparison), end ? apartByRatio(end, better).worsening : 0);
	return finite(Math.ceil(most * 100 - 1e-9) / 100);
}
function worseningOf({ ratio, better, base, head, delta }) {
	return ratio === null ? delta === null ? Infinity : (better === "higher" ? -1 : 1) * Math.sign(head.center - base.center) * Math.abs(delta) : apartByRatio(ratio.estimate, better).worsening;
}
function isFor(one, match) {
	return typeof match == "string" ? isNamedBy(match, one) : match.benchmark === one.benchmark && match.package === one.package && match.unit === one.unit;
}
export { judgeEmpty as a, mutedOnes as c, withChange as d, confidence as f, summarise as h, judge as i, regressions as l, present as m, sizeToAccept as n, judgeUntouched as o, finite as p, acceptedOnes as r, judgeWithoutBase as s, accept as t, undecided as u };
