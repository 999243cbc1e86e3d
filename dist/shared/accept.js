import { a as medianWithInterval, r as exceeds, t as apartByRatio } from "./apart.js";
import { c as isNamedBy, s as gateOfBenchmark } from "./least-rounds.js";
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
function judge({ comparisons, unmatched, lost: all, proven, isClaimed = false, missing = 0, rules }) {
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
	const { broken, unmeasured, missing, compared } = grounds;
	const rest = verdictOnTheRest(grounds);
	if (broken > 0) return "fail";
	return (unmeasured > 0 || missing > 0) && !(rest === "fail" && (missing === 0 || compared !== null)) ? "inconclusive" : rest;
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
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
}
// src/core/judge/accept.ts
function accept(comparisons, accepted) {
	if (accepted.length === 0) return comparisons;
	return comparisons.map((one) => {
		if (one.change !== "regressed") return one;
		const found = accepted.find(({ match, upTo }) => isFor(one, match) && (upTo === null || !exceeds(worseningOf(one), upTo)));
		return found === void 0 ? one : {
			...one,
			accepted: found
		};
	});
}
function sizeToAccept(comparison) {
	const { ratio, better } = comparison;
	const end = better === "higher" ? ratio?.low : ratio?.high;
	const most = Math.max(worseningOf(comparison), end ? apartByRatio(end, better).worsening : 0);
	return finite(Math.ceil(most * 100 - 1e-9) / 100);
}
function worseningOf({ ratio, better, base, head, delta }) {
	if (ratio !== null) return apartByRatio(ratio.estimate, better).worsening;
	if (delta === null) return Number.POSITIVE_INFINITY;
	return (better === "higher" ? -1 : 1) * Math.sign(head.center - base.center) * Math.abs(delta);
}
function isFor(one, match) {
	if (typeof match === "string") return isNamedBy(match, one);
	return match.benchmark === one.benchmark && match.package === one.package && match.unit === one.unit;
}
export { judgeEmpty as a, mutedOnes as c, withChange as d, confidence as f, summarise as h, judge as i, regressions as l, present as m, sizeToAccept as n, judgeUntouched as o, finite as p, acceptedOnes as r, judgeWithoutBase as s, accept as t, undecided as u };
