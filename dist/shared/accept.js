import { r as exceeds, t as apartByRatio } from "./apart.js";
import { c as isNamedBy } from "./least-rounds.js";
import { u as finite } from "./verdict.js";
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
export { sizeToAccept as n, accept as t };
