import { CouldNotMeasure, SideFailed, countCompleteRounds, exceeds } from "./basics.js";
import { exitStatuses } from "./verdict.js";

// src/core/bisect/trail.ts
function slowdownOfBad({ odds, answers }) {
	const own = answers.filter(({ at }) => at === odds.length);
	if (own.length === 0) throw new RangeError("BAD is measured first");
	return meanAnswer(own).worse;
}
function meanAnswer(answers) {
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
const half = 1.959964;
function answerOfComparison(comparison, at) {
	const { base, head, ratio } = comparison.confirmation ?? comparison;
	if (comparison.better === null || ratio === null || ratio.low === null || ratio.high === null) return null;
	return {
		at,
		worse: (comparison.better === "higher" ? -1 : 1) * Math.log(ratio.estimate),
		error: ratio.low > 0 ? Math.log(ratio.high / ratio.low) / (2 * half) : Number.POSITIVE_INFINITY,
		rounds: countCompleteRounds({
			base: base.samples,
			head: head.samples
		})
	};
}
function positionOf({ worse, error }, whole, noise) {
	const margin = half * Math.hypot(error, noise);
	const isNone = !exceeds(worse, margin);
	const isWhole = !exceeds(whole - margin, worse);
	if (isNone && isWhole) return "undecided";
	if (isNone) return "not slower";
	return isWhole ? "slower" : "between";
}
function statusOfBisected({ outcome }) {
	if (outcome === "not-slower") return exitStatuses.pass;
	return outcome === "found" ? exitStatuses.fail : exitStatuses.inconclusive;
}
const bisectStatuses = {
	good: 0,
	bad: 1,
	skip: 125,
	abort: 128
};
function bisectStatusOf({ verdict, comparisons, baseFailed }) {
	if (baseFailed) return bisectStatuses.abort;
	if (comparisons.some(({ change, gate, accepted }) => change === "regressed" && gate === "fail" && accepted === null)) return bisectStatuses.bad;
	return verdict === "pass" ? bisectStatuses.good : bisectStatuses.skip;
}
function bisectStatusOfError(error) {
	if (error instanceof SideFailed && error.side === "base") return bisectStatuses.abort;
	return error instanceof CouldNotMeasure ? bisectStatuses.skip : bisectStatuses.abort;
}

export { answerOfComparison, bisectStatusOf, bisectStatusOfError, meanAnswer, positionOf, slowdownOfBad, statusOfBisected };