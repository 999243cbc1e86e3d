import { CouldNotMeasureError, SideFailedError, countRoundsOfComparison, exceedsLimit } from "./basics.js";
import { exitStatuses, rowsWithOutcome } from "./confirm.js";

// src/core/bisect/bisection-state.ts
function slowdownOfBad({ odds, answers }) {
	const own = answers.filter(({ at }) => at === odds.length);
	if (own.length === 0) throw new RangeError("BAD is measured first");
	return weightedMeanWorseningAndError(own).worse;
}
function weightedMeanWorseningAndError(answers) {
	const weighted = answers.map(({ worse, error }) => ({
		worse,
		weight: 1 / Math.max(error, tiny) ** 2
	}));
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
	return {
		worse: weighted.reduce((sum, answer) => sum + answer.worse * answer.weight, 0) / total,
		error: answers.every(({ error }) => error === 0) ? 0 : 1 / Math.sqrt(total)
	};
}
const tiny = 1e-6;
const confidence95HalfWidthInStandardErrors = 1.959964;
function worseningAgainstGoodOfComparison(comparison, at) {
	const measured = comparison.confirmation ?? comparison;
	const { ratio } = measured;
	if (comparison.better === null || ratio === null || ratio.low === null || ratio.high === null) return null;
	return {
		at,
		worse: (comparison.better === "higher" ? -1 : 1) * Math.log(ratio.estimate),
		error: ratio.low > 0 ? Math.log(ratio.high / ratio.low) / (2 * confidence95HalfWidthInStandardErrors) : Number.POSITIVE_INFINITY,
		rounds: countRoundsOfComparison(measured)
	};
}
function classifyCommitSlowness({ worse, error }, whole, noise) {
	const margin = confidence95HalfWidthInStandardErrors * Math.hypot(error, noise);
	const isNone = !exceedsLimit(worse, margin);
	const isWhole = !exceedsLimit(whole - margin, worse);
	if (isNone && isWhole) return "undecided";
	if (isNone) return "not slower";
	return isWhole ? "slower" : "between";
}
function exitStatusOfBisection({ outcome }) {
	if (outcome === "not-slower") return exitStatuses.pass;
	return outcome === "found" ? exitStatuses.fail : exitStatuses.inconclusive;
}
const gitBisectRunStatuses = {
	good: 0,
	bad: 1,
	skip: 125,
	abort: 128
};
function gitBisectStatusOfResult({ verdict, comparisons, baseFailed }) {
	if (baseFailed) return gitBisectRunStatuses.abort;
	if (rowsWithOutcome(comparisons, "regressed").length > 0) return gitBisectRunStatuses.bad;
	return verdict === "pass" ? gitBisectRunStatuses.good : gitBisectRunStatuses.skip;
}
function gitBisectStatusOfError(error) {
	if (error instanceof SideFailedError && error.side === "base") return gitBisectRunStatuses.abort;
	return error instanceof CouldNotMeasureError ? gitBisectRunStatuses.skip : gitBisectRunStatuses.abort;
}

export { classifyCommitSlowness, confidence95HalfWidthInStandardErrors, exitStatusOfBisection, gitBisectStatusOfError, gitBisectStatusOfResult, slowdownOfBad, weightedMeanWorseningAndError, worseningAgainstGoodOfComparison };