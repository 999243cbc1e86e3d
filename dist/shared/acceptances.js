import { effectByRatio, effectByShift, exceeds, finite } from "./basics.js";
import { isNamedBy } from "./row-rules.js";

// src/core/judge/acceptances.ts
function applicableAcceptances(regressed, acceptances, ledger, head) {
	const isRepeated = head !== null && ledger?.head === head;
	return acceptances.flatMap((acceptance) => {
		const known = (ledger?.accepted ?? []).filter((one) => isOf(one, acceptance));
		if (known.length > 0) return known;
		const { by, when, what, reason, url } = acceptance;
		return (ledger === null ? regressed.map(shownNow) : ledger.seen.filter((one) => showed(one, when))).filter(({ row }) => what === null || isNamedBy(what, row)).map(({ row, upTo }) => {
			return {
				match: row,
				upTo: larger(upTo, isRepeated ? regressed.find((one) => isSame(row, one)) : void 0),
				by,
				when,
				why: reason,
				url
			};
		});
	});
}
function ledgerOf(regressed, accepted, head, at, before) {
	const isSameHead = head !== null && before?.head === head;
	const seen = regressed.map((one) => {
		const { row, upTo } = shownNow(one);
		const known = before?.seen.find((shown) => shown.until === void 0 && isSame(shown.row, one));
		return {
			row,
			upTo,
			since: known && (isSameHead || (upTo ?? Infinity) <= (known.upTo ?? Infinity)) ? known.since : at
		};
	});
	const gone = (before?.seen ?? []).filter(({ row }) => !regressed.some((one) => isSame(row, one))).map((one) => ({
		...one,
		until: one.until ?? at
	}));
	return {
		head,
		seen: [...seen, ...gone],
		accepted
	};
}
function showed({ since, until }, when) {
	return when >= since && (until === void 0 || when < until);
}
function shownNow(one) {
	return {
		row: rowOf(one),
		upTo: sizeToAccept(one)
	};
}
function larger(upTo, again) {
	if (again === void 0 || upTo === null) return upTo;
	const now = sizeToAccept(again);
	return now === null ? null : Math.max(upTo, now);
}
function isOf(one, { when, url }) {
	return one.when === when && one.url === url;
}
function isSame(row, { benchmark, package: path, unit }) {
	return row.benchmark === benchmark && row.package === path && row.unit === unit;
}
function rowOf({ benchmark, package: path, unit }) {
	return {
		benchmark,
		package: path,
		unit
	};
}
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
	const most = Math.max(worseningOf(comparison), end ? effectByRatio(end, better).worsening : 0);
	return finite(Math.ceil(most * 100 - 1e-9) / 100);
}
function worseningOf({ ratio, shift, better, base, head, delta }) {
	if (ratio !== null) return effectByRatio(ratio.estimate, better).worsening;
	if (shift !== void 0) return effectByShift(shift, base.center, head.center, better).worsening;
	if (delta === null) return Number.POSITIVE_INFINITY;
	return (better === "higher" ? -1 : 1) * Math.sign(head.center - base.center) * Math.abs(delta);
}
function isFor(one, match) {
	if (typeof match === "string") return isNamedBy(match, one);
	return match.benchmark === one.benchmark && match.package === one.package && match.unit === one.unit;
}

export { accept, applicableAcceptances, ledgerOf, sizeToAccept, worseningOf };