import { estimatedWorsening, exceedsLimit, finiteOrNull, rowId, worseningAndImprovementOfRatio } from "./basics.js";
import { globMatchesRow } from "./row-rules.js";
import { rowsWithOutcome } from "./confirm.js";

// src/core/judge/acceptances.ts
function acceptedEntriesNewInHead(accepted, rules) {
	const added = new Set(rules?.changes.filter(({ head }) => head !== null).map(({ rule }) => rule));
	return accepted.filter(({ match }) => added.has(`accepted: ${match}`));
}
function resolveAcceptancesToShownRegressions(comparisons, acceptances, ledger, head) {
	const regressed = regressedRows(comparisons);
	const isRepeated = head !== null && ledger?.head === head;
	return acceptances.flatMap((acceptance) => {
		const recorded = (ledger?.accepted ?? []).filter((entry) => isOf(entry, acceptance));
		if (recorded.length > 0) return recorded;
		const { by, when, what, reason, url } = acceptance;
		return (ledger === null ? regressed.map(shownNow) : ledger.seen.filter((entry) => wasShown(entry, when)).map(({ since: _, until: __, ...shown }) => shown)).filter(({ row }) => what === null || globMatchesRow(what, row)).map(({ row, ...size }) => {
			return {
				match: row,
				...larger(size, isRepeated ? regressed.find((comparison) => isSame(row, comparison)) : void 0),
				by,
				when,
				why: reason,
				url
			};
		});
	});
}
function createNextAcceptanceLedger(comparisons, accepted, head, now, before) {
	const regressed = regressedRows(comparisons);
	const isSameHead = head !== null && before?.head === head;
	const seen = regressed.map((comparison) => {
		const shown = shownNow(comparison);
		const previous = before?.seen.find((entry) => entry.until === void 0 && isSame(entry.row, comparison));
		const isNoWorse = previous && (isSameHead || isWithin(shown, previous));
		return {
			...shown,
			since: isNoWorse ? previous.since : now
		};
	});
	const gone = (before?.seen ?? []).filter(({ row }) => !regressed.some((comparison) => isSame(row, comparison))).map((entry) => ({
		...entry,
		until: entry.until ?? now
	}));
	const earlier = (before?.accepted ?? []).filter((entry) => !accepted.some(({ match }) => isSame(match, entry.match)));
	return {
		head,
		seen: [...seen, ...gone],
		accepted: [...accepted, ...earlier]
	};
}
function regressedRows(comparisons) {
	return rowsWithOutcome(comparisons, "regressed", "accepted");
}
function wasShown({ since, until }, when) {
	return when >= since && (until === void 0 || when < until);
}
function shownNow(comparison) {
	const { benchmark, package: path, unit } = comparison;
	return {
		row: {
			benchmark,
			package: path,
			unit
		},
		...shownSize(comparison)
	};
}
function shownSize(comparison) {
	const upTo = proposedAcceptedSize(comparison);
	if (upTo !== null) return { upTo };
	return {
		upTo,
		valueUpTo: Math.max(...comparison.head.samples.map((value) => value ?? 0), comparison.head.center)
	};
}
function isWithin(size, limit) {
	if (limit.upTo !== null) return (size.upTo ?? Number.POSITIVE_INFINITY) <= limit.upTo;
	return (size.valueUpTo ?? 0) <= (limit.valueUpTo ?? Number.POSITIVE_INFINITY);
}
function larger(size, repeated) {
	if (repeated === void 0) return size;
	const now = shownSize(repeated);
	return isWithin(now, size) ? size : now;
}
function isOf(accepted, { when, url }) {
	return accepted.when === when && accepted.url === url;
}
function isSame(row, other) {
	return rowId(row) === rowId(other);
}
function markAcceptedRegressions(comparisons, accepted) {
	return comparisons.map((comparison) => {
		if (comparison.change !== "regressed") return comparison;
		const acceptance = accepted.find(({ match, ...size }) => isFor(comparison, match) && isNoWorseThan(comparison, size));
		return acceptance === void 0 ? comparison : {
			...comparison,
			accepted: acceptance
		};
	});
}
function isNoWorseThan(comparison, { upTo, valueUpTo }) {
	if (upTo !== null) return !exceedsLimit(estimatedWorsening(comparison), upTo);
	return valueUpTo === void 0 || comparison.head.center <= valueUpTo;
}
function proposedAcceptedSize(comparison) {
	const { ratio, better } = comparison;
	const end = better === "higher" ? ratio?.low : ratio?.high;
	const most = Math.max(estimatedWorsening(comparison), end ? worseningAndImprovementOfRatio(end, better).worsening : 0);
	return finiteOrNull(Math.ceil(most * 100 - 1e-9) / 100);
}
function isFor(comparison, match) {
	return typeof match === "string" ? globMatchesRow(match, comparison) : isSame(match, comparison);
}

export { acceptedEntriesNewInHead, createNextAcceptanceLedger, markAcceptedRegressions, proposedAcceptedSize, resolveAcceptancesToShownRegressions };