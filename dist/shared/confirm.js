import { adjustPValues, confidenceLevel, configValueOfMeasurement, convertWorseningToRise, countCompleteRounds, countRoundsOfComparison, createPairedTestForSideSwaps, createSampleTruncator, directionOfUnitWithDeclaration, displayedUnitName, estimateDifferenceOverMachineBlocks, estimateNoiseFromRatioInterval, estimateRatioOverMachineBlocks, estimatedWorsening, exceedsLimit, findUsualDirectionOfUnit, finiteOrNull, foldedReportBlock, formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatFractionAsPercent, formatLimitRoundedUp, formatMedianWithHalfInterval, formatPValue, formatPercentBesideLimit, formatRounds, formatRoundsMadeOfResult, formatRuledOutWorsening, formatShortPValue, formatSignedChange, formatUnsignedPercent, formatValue, getOrInsert, groupBy, hasTwoModes, inlineCodeSpan, isCountOrBytesUnit, isFullSha, isIntervalBeyondLimit, isMeasuredByGo, isTimeOrRateUnit, isWarningThatOtherCodeRan, joinNonEmptyReportTexts, lastRoundWithValue, limitRoundingTolerance, linkSpan, listFirstReportTexts, listReportBlock, logAverage, mannWhitneyTest, median, memoize, nameSpan, otherSide, packageAndBenchmarkId, pairedRankPermutationTest, paragraphReportBlock, parseTextWithBackticks, perflockNotInstalledReason, relativeChangeUsedByVerdict, removeOutliersOfEachSide, reportTextFromTemplate, robustRootMeanSquare, roundsToDetect, rowId, shellCommandReportBlock, shortSha, shortenNameInMiddle, sides, smallestDetectableChange, splitRoundsOfSeriesByMachine, statisticsPageLinkSpan, strongSpan, summariseSample, thresholdWorseningInWords, unitCountsBytes, valuesWithoutGaps, welchTTest, worseningAndImprovementOfDifference, worseningAndImprovementOfRatio } from "./basics.js";
import { fewestRoundsForFamily, interimLevelToRuleOutWorsening, interimsAndSpendingOfRegressionTest, isAnalysedOnlyOnce, isInterimRound, isMeasuredOnBothSides, maxRoundsOfPlan, plannedInterimRounds, seededRandom, sequentialPValue, smallestSequentialPairedP } from "./interim-plan.js";
import { applyRuleDirection, firstMatchingRuleIndexOrNull, gateModeOfUncomparedBenchmark, isBenchmarkWithoutRowsMuted, isRowOfBenchmarkOrSubBenchmark, rowRulesOf, settingsOfRow } from "./row-rules.js";

// src/core/stats/exact-tests.ts
function fisherExactGreater(hits, tries, otherHits, otherTries) {
	const total = hits + otherHits;
	const ways = logChoose(tries + otherTries, total);
	let p = 0;
	for (let n = hits; n <= Math.min(tries, total); n++) p += Math.exp(logChoose(tries, n) + logChoose(otherTries, total - n) - ways);
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
	let term = tries * Math.log1p(-p);
	let fewer = 0;
	for (let k = 0; k < hits; k++) {
		fewer += Math.exp(term);
		term += Math.log((tries - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
	}
	return Math.max(0, 1 - fewer);
}

// src/core/judge/evidence.ts
const leastConstantRounds = 3;
function estimateAndTestBenchmarkSeries(series, rules, machines, plan = rules) {
	const direction = directionOfUnitWithDeclaration(series.unit, series.rule);
	const tested = rules.outliers === "iqr" ? removeOutliersOfEachSide(series, machines) : series;
	const isConstant = areSidesConstant(series);
	const isDeclared = isConstant && series.rule.assume === "exact";
	const mayBeExact = isCountOrBytesUnit(series.unit) || isConstant && haveEqualStart(series);
	const exact = isDeclared || isConstant && mayBeExact && countCompleteRounds(series) >= leastConstantRounds;
	const base = summariseSample(tested.base, exact);
	const head = summariseSample(tested.head, exact);
	const blocks = splitRoundsOfSeriesByMachine(tested, machines);
	const estimate = exact ? null : estimateRatioOverMachineBlocks(blocks, confidenceLevel);
	const shift = exact || estimate || !blocks.some(isMeasuredOnBothSides) ? head.center - base.center : estimateDifferenceOverMachineBlocks(blocks, confidenceLevel).estimate;
	const effect = estimate ? worseningAndImprovementOfRatio(estimate.estimate, direction) : worseningAndImprovementOfDifference(shift, base.center, head.center, direction);
	const p = isDeclared ? Number(base.center === head.center) : shownP(tested, rules);
	const paired = rules.deltaTest === "utest" ? pairedRankPermutationTest(blocks) : null;
	const isWelchUndefined = rules.deltaTest === "ttest" && areSidesConstant(tested) && sides.every((side) => valuesWithoutGaps(tested[side]).length > 1);
	const byValue = exact || rules.deltaTest === "none" || isWelchUndefined;
	const data = {
		blocks,
		series,
		direction,
		rules,
		paired,
		plan
	};
	const claims = byValue ? claimsByValueWithoutTest(effect, direction, rules) : claimsOfVarying(data);
	return {
		series,
		direction,
		exact,
		base: {
			...base,
			samples: series.base
		},
		head: {
			...head,
			samples: series.head
		},
		delta: relativeChange(base.center, head.center),
		ratio: ratioOf(estimate, exact, base.center, head.center),
		shift: exact || estimate ? null : finiteOrNull(shift + 0),
		...effect,
		p,
		pairedP: paired && pOf(paired, direction),
		claims,
		ruledOut: () => {
			if (rules.deltaTest === "none" && !exact) return null;
			return byValue ? worstOf$1(effect, direction) : ruledOutBy(data, claims);
		}
	};
}
function claimsOfVarying(data) {
	const { blocks, series, direction, rules, paired, plan } = data;
	const anyTest = testOf(rules);
	const test = (tested) => tested === blocks && paired ? paired : anyTest(tested);
	const margin = {
		...rules,
		counted: isCountOrBytesUnit(series.unit)
	};
	const rounds = lastRoundWithValue(series);
	const claimsAfter = (interim) => testWorseBetterAndRuledOut(interim === rounds ? blocks : blocks.map(createSampleTruncator(interim)), test, direction, margin);
	const claims = combineClaimsOverInterims(rounds, plan, claimsAfter);
	return isWorseFromZero(series, rules, claims) ? {
		...claims,
		isBelowThreshold: false,
		isBelowRuleOut: false
	} : claims;
}
function isWorseFromZero(series, { alpha }, { worse }) {
	return worse <= alpha && median(valuesWithoutGaps(series.base)) === 0;
}
function ruledOutBy({ blocks, series, direction, rules, plan }, claims) {
	if (isWorseFromZero(series, rules, claims)) return null;
	const test = testOf(rules);
	const counted = isCountOrBytesUnit(series.unit);
	return searchSmallestWorseningRuledOutByP((limit) => nonInferiorityP(blocks, test, direction, limit, counted), interimLevelToRuleOutWorsening(lastRoundWithValue(series), plan), [rules.threshold, rules.ruleOut]);
}
function worstOf$1({ worsening, improvement }, direction) {
	return finiteOrNull(Math.max(0, worsening, direction === null ? improvement : 0));
}
function testOf({ deltaTest }) {
	return deltaTest === "ttest" ? welchTest : pairedRankPermutationTest;
}
function welchTest(blocks) {
	const base = blocks.flatMap((block) => valuesWithoutGaps(block.base));
	const head = blocks.flatMap((block) => valuesWithoutGaps(block.head));
	return welchTTest(base, head) ?? undecided;
}
const undecided = {
	greater: 1,
	less: 1
};
function shownP({ base, head }, { deltaTest }) {
	if (deltaTest === "none") return null;
	if (deltaTest === "ttest") return welchTTest(valuesWithoutGaps(base), valuesWithoutGaps(head))?.p ?? null;
	return mannWhitneyTest(valuesWithoutGaps(base), valuesWithoutGaps(head)).p;
}
function pOf({ greater, less }, direction) {
	if (direction === null) return Math.min(1, 2 * Math.min(greater, less));
	return direction === "higher" ? less : greater;
}
function haveEqualStart({ base, head }) {
	return valuesWithoutGaps(base)[0] === valuesWithoutGaps(head)[0];
}
function areSidesConstant({ base, head }) {
	return [base, head].every((sample) => {
		const values = valuesWithoutGaps(sample);
		return values.every((value) => value === values[0]);
	});
}
function ratioOf(interval, exact, base, head) {
	if (exact) {
		const estimate = head / base;
		return base > 0 && head > 0 && Number.isFinite(estimate) ? {
			estimate,
			low: estimate,
			high: estimate
		} : null;
	}
	if (interval === null || !Number.isFinite(interval.estimate)) return null;
	const isBounded = Number.isFinite(interval.high);
	return {
		estimate: interval.estimate,
		low: isBounded ? interval.low : null,
		high: finiteOrNull(interval.high)
	};
}
function relativeChange(base, head) {
	if (base === head) return 0;
	return finiteOrNull(head / base - 1);
}
const largest = 1;
const finest = 1e-4;
function searchSmallestWorseningRuledOutByP(pOf, level, limits = []) {
	const tried = [
		0,
		...limits,
		largest
	].sort((a, b) => a - b);
	const first = tried.findIndex((worsening) => pOf(worsening) <= level);
	if (first === -1) return null;
	let [open, ruledOut] = [tried[first - 1] ?? 0, tried[first]];
	while (ruledOut - open > finest * Math.max(ruledOut, .01)) {
		const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut);
		if (middle <= finest * .01) break;
		if (pOf(middle) <= level) ruledOut = middle;
		else open = middle;
	}
	return ruledOut;
}
function testWorseBetterAndRuledOut(blocks, test, direction, { threshold, ruleOut, strict, counted }) {
	const mirror = () => blocks.map(swapped);
	const { worse, better } = strict ? {
		worse: handicapped(blocks, test, direction, threshold + limitRoundingTolerance, 0).worse,
		better: handicapped(mirror(), test, direction, threshold + limitRoundingTolerance, 0).worse
	} : oriented(blocks, test, direction);
	const pBelow = (limit) => nonInferiorityP(blocks, test, direction, limit, counted);
	return {
		worse,
		better,
		belowThreshold: pBelow(threshold),
		belowRuleOut: pBelow(ruleOut)
	};
}
function nonInferiorityP(blocks, test, direction, limit, counted) {
	const step = counted ? 1 : 0;
	const below = Math.max(0, limit - limitRoundingTolerance);
	const p = handicapped(blocks, test, direction, below, step).better;
	if (direction !== null) return p;
	return Math.max(p, handicapped(blocks.map(swapped), test, direction, below, step).better);
}
function oriented(blocks, test, direction) {
	const { greater, less } = test(blocks);
	return direction === "higher" ? {
		worse: less,
		better: greater
	} : {
		worse: greater,
		better: less
	};
}
function handicapped(blocks, test, direction, limit, step) {
	return oriented(blocks.map(({ base, head }) => ({
		base: worsened(base, direction, limit, step),
		head
	})), test, direction);
}
function claimsByValueWithoutTest({ worsening, improvement }, direction, { threshold, ruleOut, strict }) {
	const limitOfWorse = strict ? threshold : 0;
	const isBeyond = (limit) => exceedsLimit(worsening, limit) || direction === null && exceedsLimit(improvement, limit);
	return {
		worse: exceedsLimit(worsening, limitOfWorse) ? 0 : 1,
		better: exceedsLimit(improvement, limitOfWorse) ? 0 : 1,
		isBelowThreshold: !isBeyond(threshold),
		isBelowRuleOut: !isBeyond(ruleOut)
	};
}
function worsened(sample, direction, limit, step) {
	const sign = direction === "higher" ? -1 : 1;
	return sample.map((value) => value === null ? null : value + sign * (value === 0 ? step : limit * Math.abs(value)));
}
function swapped({ base, head }) {
	return {
		base: head,
		head: base
	};
}
function combineClaimsOverInterims(rounds, plan, claimsAfter) {
	const now = claimsAfter(rounds);
	const level = interimLevelToRuleOutWorsening(rounds, plan);
	const passed = {
		isBelowThreshold: now.belowThreshold <= level,
		isBelowRuleOut: now.belowRuleOut <= level
	};
	if (isAnalysedOnlyOnce(plan)) return {
		worse: now.worse,
		better: now.better,
		...passed
	};
	const { interims, spending } = interimsAndSpendingOfRegressionTest(rounds, plan);
	const claims = interims.map((interim) => ({
		share: interim.share,
		claims: interim.rounds === rounds ? now : claimsAfter(interim.rounds)
	}));
	const sequential = (claim) => sequentialPValue(claims.map(({ share, claims: values }) => ({
		share,
		p: values[claim]
	})), spending);
	return {
		worse: sequential("worse"),
		better: sequential("better"),
		...passed
	};
}

// src/core/judge/noise-floor.ts
const maxRoundsSuggestedByCalibration = 1e3;
const detectingShare = .8;
function estimateNoiseOfIdenticalSides(series, machines = []) {
	const blocks = splitRoundsOfSeriesByMachine(series, machines);
	const pairs = blocks.flatMap(({ base, head }) => base.flatMap((value, round) => value === null ? [] : [Math.log((head[round] ?? 0) / value)]));
	const values = sides.flatMap((side) => valuesWithoutGaps(series[side]));
	if (pairs.length < 2 || values.some((value) => value <= 0)) return null;
	return {
		noise: robustRootMeanSquare(pairs) / Math.SQRT2,
		spread: robustRootMeanSquare(blocks.flatMap((block) => sides.flatMap((side) => deviationsOf(block[side]))))
	};
}
function deviationsOf(sample) {
	const logs = valuesWithoutGaps(sample).map(Math.log);
	if (logs.length < 2) return [];
	const [center, factor] = [median(logs), Math.sqrt(logs.length / (logs.length - 1))];
	return logs.map((log) => factor * (log - center));
}
function estimateVisibleAndRoundsNeeded({ noise, spread }, direction, familySize, rules) {
	const deviation = rules.deltaTest === "ttest" ? spread : noise;
	const level = Math.min(alphaInFamily(familySize, rules), interimLevelToRuleOutWorsening(rules.count, rules));
	const found = visibleAndRoundsNeededAtSpread(rules.count, deviation, level, direction, familySize, rules);
	return (found.roundsNeeded ?? 0) > 1e3 ? {
		...found,
		roundsNeeded: null
	} : found;
}
function visibleAndRoundsNeededAtSpread(rounds, spread, level, direction, familySize, rules) {
	const visible = smallestDetectableChange(rounds, spread, alphaInFamily(familySize, rules), detectingShare);
	const needed = Math.max(roundsToDetect(convertWorseningToRise(rules.threshold, direction), spread, level, detectingShare), fewestRoundsForFamily(familySize, rules));
	return {
		visible: finiteOrNull(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: finiteOrNull(needed)
	};
}
function alphaInFamily(familySize, { correction, alpha }) {
	return correction === "none" ? alpha : alpha / Math.max(1, familySize);
}

// src/core/judge/compare-series.ts
function decideChangesOfAllSeries(series, rules, { machines = [], planOf, isExactCounted = false } = {}) {
	const weighed = series.filter(isMeasuredOnBothSides).map((candidate) => {
		const rowRules = rowRulesOf(candidate, rules);
		return {
			rowRules,
			evidence: estimateAndTestBenchmarkSeries(applyRuleDirection(candidate, rules, rowRules.rule), rowRules.rules, machines, planOf?.(candidate))
		};
	});
	const adjustedOf = new Map([...groupBy(weighed, familyOf).values()].flatMap((family) => {
		const tested = family.map(({ evidence }) => evidence).filter((evidence) => isTested(evidence, rules));
		return [...adjustTogether(tested, rules, isExactCounted ? family.length - tested.length : 0)];
	}));
	return weighed.map(({ rowRules, evidence }) => {
		const adjusted = adjustedOf.get(evidence) ?? evidence.claims;
		return {
			evidence,
			adjusted,
			change: decideComparisonChange(evidence, adjusted, rowRules.rules),
			rowRules
		};
	});
}
function familyOf({ evidence, rowRules }) {
	if (evidence.direction === null) return "undirected";
	return rowRules.gate === "fail" ? "gated" : "muted";
}
function compareAllSeries(series, rules, machines = [], planOf) {
	const decided = decideChangesOfAllSeries(series, rules, {
		machines,
		planOf
	});
	const tested = groupBy(decided.filter(({ evidence }) => isTested(evidence, rules)), familyOf);
	return decided.map((row) => comparisonOf(row, tested.get(familyOf(row))?.length ?? 0, machines));
}
function isTested({ exact }, { deltaTest }) {
	return !exact && deltaTest !== "none";
}
function adjustTogether(family, { correction }, others) {
	const sidedP = (row, p) => row.direction === null ? Math.min(1, 2 * p) : p;
	const padding = Array.from({ length: others }, () => 1);
	const adjust = (p) => adjustPValues([...p, ...padding], correction);
	const worse = adjust(family.map((row) => sidedP(row, row.claims.worse)));
	const better = adjust(family.map((row) => sidedP(row, row.claims.better)));
	return new Map(family.map((row, index) => [row, {
		worse: worse[index] ?? 1,
		better: better[index] ?? 1
	}]));
}
function comparisonOf({ evidence, adjusted, change, rowRules: { rules, rule, gate } }, familySize, machines) {
	const { series, direction, exact, base, head, delta, ratio, shift, p, pairedP } = evidence;
	const { benchmark, package: path, unit } = series;
	const prospects = isTested(evidence, rules) && direction !== null ? prospectsOf(evidence, direction, rules, familySize) : null;
	const slowRuns = exact || change === "regressed" ? null : findMoreSlowRunsOnHeadWarning(series, direction, machines, rules.ruleOut);
	return {
		benchmark,
		package: path,
		unit,
		better: direction,
		exact,
		assume: series.rule.assume === "exact" ? "exact" : null,
		base,
		head,
		worse: series.worse ?? null,
		delta,
		ratio,
		...shift !== null && { shift },
		p,
		pairedP,
		adjustedP: rules.deltaTest === "none" ? null : decisiveP(adjusted, direction),
		visible: prospects?.visible ?? null,
		roundsNeeded: prospects?.roundsNeeded ?? null,
		ruledOut: evidence.ruledOut(),
		change,
		confirmation: null,
		rule,
		gate,
		accepted: null,
		warnings: [...slowRuns === null ? [] : [slowRuns], ...findComparisonWarnings(evidence, prospects?.visible ?? null, rules, machines)]
	};
}
function decisiveP({ worse, better }, direction) {
	return direction === null ? Math.min(worse, better) : worse;
}
function prospectsOf({ ratio, series }, direction, rules, familySize) {
	if (ratio === null || ratio.low === null || ratio.high === null) return null;
	const rounds = countCompleteRounds(series);
	const spread = estimateNoiseFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel);
	const level = interimLevelToRuleOutWorsening(rules.count, rules);
	return visibleAndRoundsNeededAtSpread(rounds, spread, level, direction, familySize, rules);
}
const fewestToGiveUp = 12;
const marginToGiveUp = 2;
const suspiciousP = .1;
function isTooNoisyEvenAfterAllPlannedRounds({ ratio, pairedP, direction }, rounds, rules) {
	if (ratio === null || ratio.low === null || ratio.high === null || direction === null) return false;
	if (rounds < Math.max(fewestToGiveUp, rules.count) || rules.ruleOut === 0) return false;
	if ((pairedP ?? 0) <= suspiciousP) return false;
	return roundsToDetect(convertWorseningToRise(rules.ruleOut, direction), estimateNoiseFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel), interimLevelToRuleOutWorsening(rules.count, rules), detectingShare) > marginToGiveUp * maxRoundsOfPlan(rules);
}
const safetyFactor = 5;
function isLarge(worsening, improvement, p, alpha, threshold) {
	return p !== null && p <= alpha / safetyFactor && exceedsLimit(Math.max(worsening, improvement), threshold);
}
function decideComparisonChange({ direction, worsening, improvement, claims, p }, adjusted, { alpha, threshold }) {
	const isWorse = adjusted.worse <= alpha && exceedsLimit(worsening, threshold);
	const isBetter = adjusted.better <= alpha && exceedsLimit(improvement, threshold);
	if (direction === null && (isWorse || isBetter || isLarge(worsening, improvement, p, alpha, threshold))) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	if (claims.isBelowThreshold) return "unchanged";
	const isSmall = !exceedsLimit(worsening, threshold) && (direction !== null || !exceedsLimit(improvement, threshold));
	return claims.isBelowRuleOut && isSmall ? "within" : "inconclusive";
}
function geomeansByUnit(comparisons) {
	return [...new Set(comparisons.map(({ unit }) => unit))].flatMap((unit) => {
		const rows = comparisons.filter((comparison) => comparison.unit === unit);
		const ratios = rows.filter(({ base, head }) => base.center > 0 && head.center > 0).map(({ base, head }) => head.center / base.center);
		const ratio = ratios.length === 0 ? NaN : logAverage(ratios);
		if (rows.length < 2 || !Number.isFinite(ratio)) return [];
		return [{
			unit,
			ratio,
			rows: ratios.length,
			of: rows.length
		}];
	});
}
const widestSpread = .05;
const boundedFrom = 6;
const fewestToRound = 12;
function findComparisonWarnings(evidence, visible, rules, machines = []) {
	if (evidence.exact) return [];
	const { series } = evidence;
	const warnings = [];
	const [base, head] = [valuesWithoutGaps(series.base), valuesWithoutGaps(series.head)];
	if (base.length !== head.length) warnings.push({
		kind: "unequal",
		base: base.length,
		head: head.length
	});
	const blocks = splitRoundsOfSeriesByMachine(series, machines).filter((block) => countCompleteRounds(block) > 0);
	for (const side of sides) {
		const ratio = widest$1((blocks.length > 1 ? blocks.map((block) => summariseSample(block[side], false)) : [evidence[side]]).map(spreadOf));
		if (ratio === null) warnings.push({
			kind: "few-rounds",
			side,
			needed: boundedFrom
		});
		else if (ratio > widestSpread) warnings.push({
			kind: "spread",
			side,
			ratio
		});
		if ((blocks.length > 1 ? blocks.map((block) => block[side]) : [series[side]]).some((sample) => hasTwoModes(valuesWithoutGaps(sample)))) warnings.push({
			kind: "two-modes",
			side
		});
	}
	if (rules.outliers === "iqr") {
		const trimmed = removeOutliersOfEachSide(series, machines);
		const removed = {
			base: base.length - valuesWithoutGaps(trimmed.base).length,
			head: head.length - valuesWithoutGaps(trimmed.head).length
		};
		if (removed.base + removed.head > 0) warnings.push({
			kind: "outliers",
			...removed
		});
	}
	const step = !isCountOrBytesUnit(series.unit) && evidence.direction !== null ? stepOf([...base, ...head]) : 0;
	if (step > 0 && 2 * step >= rules.threshold) warnings.push({
		kind: "coarse",
		step
	});
	if (visible !== null && visible > rules.threshold) warnings.push({
		kind: "blind",
		visible
	});
	return warnings;
}
function spreadOf({ center, low, high }) {
	if (low === null || high === null) return null;
	return finiteOrNull(Math.max(high - center, center - low) / Math.abs(center)) ?? 0;
}
function widest$1(ratios) {
	const known = ratios.filter((ratio) => ratio !== null);
	return known.length === 0 ? null : Math.max(...known);
}
function stepOf(values) {
	if (values.length < fewestToRound) return 0;
	const unique = new Set(values);
	if (2 * unique.size > values.length) return 0;
	const distinct = [...unique].sort((a, b) => a - b);
	const gaps = distinct.slice(1).map((value, n) => value - (distinct[n] ?? value));
	return finiteOrNull(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0;
}
const slowAlpha = .01;
const slowAlphaOfHalves = .001;
function findMoreSlowRunsOnHeadWarning(series, direction, machines, beyond) {
	if (direction === null || beyond === 0) return null;
	const blocks = splitRoundsOfSeriesByMachine(series, machines);
	const worse = series.worse ? splitRoundsOfSeriesByMachine(series.worse, machines) : blocks;
	const clipped = blocks.flatMap((block, n) => {
		const runs = worse[n] ?? block;
		return countCompleteRounds(block) > 0 && countCompleteRounds(runs) > 0 ? [clip(block, runs, direction, beyond)] : [];
	});
	if (clipped.some(({ typical }) => typical === 0)) return null;
	const count = (side) => clipped.reduce((sum, { block, level }) => sum + valuesWithoutGaps(block[side]).filter((value) => value !== level).length, 0);
	const [base, head] = [count("base"), count("head")];
	if (head <= base) return null;
	const runs = clipped.map(({ block }) => block);
	const { greater, less } = pairedRankPermutationTest(runs);
	const p = direction === "higher" ? less : greater;
	if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null;
	return {
		kind: "slow-runs",
		base,
		head,
		rounds: runs.reduce((sum, block) => sum + countCompleteRounds(block), 0),
		beyond,
		p
	};
}
function clip(block, runs, direction, beyond) {
	const typical = median([...valuesWithoutGaps(block.base), ...valuesWithoutGaps(block.head)]);
	const level = typical + (direction === "higher" ? -1 : 1) * (beyond + limitRoundingTolerance) * Math.abs(typical);
	const worst = direction === "higher" ? Math.min : Math.max;
	const clipSample = (sample) => sample.map((value) => value === null ? null : worst(value, level));
	return {
		typical,
		level,
		block: {
			base: clipSample(runs.base),
			head: clipSample(runs.head)
		}
	};
}

// src/core/judge/calibrate.ts
const suitedShare = .9;
function computeCalibration(series, gateRules, seed, machines = []) {
	const rules = {
		...gateRules,
		stopEarly: false
	};
	const matched = series.filter(isMeasuredOnBothSides);
	const judged = compareAllSeries(matched, rules, machines);
	const alone = compareAllSeries(matched, {
		...rules,
		correction: "none",
		strict: false
	}, machines);
	const rows = matched.map((one, index) => ({
		series: one,
		judged: judged[index],
		pAlone: alone[index]?.adjustedP ?? null
	}));
	const isSteady = ({ series, judged }) => judged.exact || isConstant(series);
	const [steady, varying] = [rows.filter(isSteady), rows.filter((row) => !isSteady(row))];
	const familySize = judged.filter((comparison) => !comparison.exact && couldRowFail(comparison, rules)).length;
	const floors = varying.map((row) => floorOf(row, familySize, gateRules, machines));
	const tested = floors.filter(({ p }) => p !== null);
	const ranks = new Map(floors.map((floor) => [floor, sortRank(floor, rules)]));
	return {
		floors: floors.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
		steady: steady.map(({ judged }) => steadyOf(judged)),
		...summariseNoiseAndSuggestSettings(floors, rules),
		alarms: tested.length === 0 ? null : computeShareOfHitsWithInterval(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
		swapped: estimateFalseAlarmsBySwapping(varying.map((row) => row.series), rules, seed, machines)
	};
}
function floorOf({ series, judged, pAlone }, familySize, rules, machines) {
	const { benchmark, package: path, unit, better, ratio, change } = judged;
	const noise = estimateNoiseOfIdenticalSides(series, machines);
	const direction = couldRowFail(judged, rules) ? better : null;
	const plan = noise !== null && direction !== null && rules.deltaTest !== "none" ? estimateVisibleAndRoundsNeeded(noise, direction, familySize, settingsOfRow(judged, rules)) : null;
	const p = direction === null ? null : pAlone;
	return {
		benchmark,
		package: path,
		unit,
		better,
		rounds: countCompleteRounds(series),
		noise: noise?.noise ?? null,
		spread: noise?.spread ?? null,
		ratio,
		visible: plan?.visible ?? null,
		roundsNeeded: plan?.roundsNeeded ?? null,
		p,
		falseAlarm: p !== null && p <= rules.alpha,
		regressed: direction !== null && change === "regressed"
	};
}
function couldRowFail(row, rules) {
	return row.better !== null && rowRulesOf(row, rules).gate === "fail";
}
function summariseNoiseAndSuggestSettings(floors, rules) {
	const gated = floors.filter((floor) => floor.noise !== null && couldRowFail(floor, rules));
	const thresholds = new Map(gated.map((floor) => [floor, rowRulesOf(floor, rules).rules.threshold]));
	const isBlind = ({ visible }, threshold = 0) => visible === null || visible > threshold;
	const visible = worstOf(gated, (floor) => floor.visible);
	const needed = worstOf(gated, (floor) => floor.roundsNeeded);
	const blind = worstOf(gated, (floor) => Number(isBlind(floor, thresholds.get(floor))));
	const atRunThreshold = gated.filter((floor) => thresholds.get(floor) === rules.threshold);
	return {
		benchmarks: visible.length,
		seeing: blind.filter((isAny) => isAny === 0).length,
		typical: quantile(.5, visible),
		roundsNeeded: needed.findLast(Number.isFinite) ?? null,
		suggested: {
			count: quantile(suitedShare, needed),
			threshold: rounded(quantile(suitedShare, worstOf(atRunThreshold, (floor) => floor.visible)))
		}
	};
}
function worstOf(floors, measure) {
	const worst = (units) => Math.max(...units.map((floor) => measure(floor) ?? Number.POSITIVE_INFINITY));
	return Array.from(groupBy(floors, packageAndBenchmarkId).values(), worst).sort((a, b) => a - b);
}
function quantile(share, ascending) {
	return finiteOrNull(ascending[Math.ceil(share * ascending.length) - 1] ?? Number.POSITIVE_INFINITY);
}
function rounded(visible) {
	if (visible === null || visible > 1) return null;
	const steps = visible > .1 ? 100 : 200;
	return Math.max(1, Math.ceil(visible * steps - 1e-9)) / steps;
}
function sortRank(floor, rules) {
	return (floor.better === null ? 4 : couldRowFail(floor, rules) ? 0 : 2) + (floor.unit === "sec/op" ? 0 : 1);
}
function isConstant({ base, head }) {
	const values = [...valuesWithoutGaps(base), ...valuesWithoutGaps(head)];
	return values.every((value) => value === values[0]);
}
function steadyOf({ benchmark, package: path, unit, base, head }) {
	return {
		benchmark,
		package: path,
		unit,
		differs: base.center !== head.center
	};
}
const manySuites = 1e3;
const fewSuites = 200;
function estimateFalseAlarmsBySwapping(series, rules, seed, machines = []) {
	const gated = series.filter((one) => couldRowFail({
		...one,
		better: directionOf(one, rules)
	}, rules));
	if (gated.length === 0) return null;
	const judge = createSwapFalseAlarmCounter(gated, rules, machines);
	const rounds = Math.max(...gated.map(({ base }) => base.length));
	const random = seededRandom(seed + 1);
	const alarms = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () => judge(Array.from({ length: rounds }, () => random() < .5)));
	const suites = (isHit) => computeShareOfHitsWithInterval(alarms.filter(isHit).length, alarms.length);
	return {
		uncorrected: rules.deltaTest === "none" ? null : suites(({ uncorrected }) => uncorrected > 0),
		red: suites(({ regressed }) => regressed > 0)
	};
}
function computeShareOfHitsWithInterval(hits, tries) {
	return {
		hits,
		of: tries,
		...binomialInterval(hits, tries, confidenceLevel)
	};
}
function createSwapFalseAlarmCounter(series, rules, machines = []) {
	const pOf = isRanked(rules) ? pByRanks(series, rules, machines) : pByComparing(series, rules, machines);
	return (swapped) => {
		const p = pOf(swapped);
		const adjusted = isPlain(rules) ? adjustPValues(p, rules.correction) : [];
		const suspects = series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha);
		const judged = compareAllSeries(suspects.map((candidate) => exchange(candidate, swapped)), rules, machines);
		return {
			uncorrected: p.filter((value) => value <= rules.alpha).length,
			regressed: judged.filter(({ change }) => change === "regressed").length
		};
	};
}
function pByRanks(series, rules, machines) {
	const tests = series.map((candidate) => createPairedTestForSideSwaps(splitRoundsOfSeriesByMachine(candidate, machines)));
	const directions = series.map((candidate) => directionOf(candidate, rules));
	return (swapped) => tests.map((test, index) => test(swapped)[directions[index] === "higher" ? "less" : "greater"]);
}
function pByComparing(series, rules, machines) {
	const alone = {
		...rules,
		correction: "none",
		strict: false,
		stopEarly: false
	};
	return (swapped) => compareAllSeries(series.map((candidate) => exchange(candidate, swapped)), alone, machines).map(({ adjustedP }) => adjustedP ?? 1);
}
function isRanked({ deltaTest, outliers }) {
	return deltaTest === "utest" && outliers === "none";
}
function isPlain(rules) {
	return isRanked(rules) && !rules.strict && !rules.stopEarly;
}
function exchange(series, swapped) {
	const { base, head } = series;
	const pick = (own, other) => own.map((value, round) => swapped[round] ? other[round] ?? null : value);
	return {
		...series,
		base: pick(base, head),
		head: pick(head, base)
	};
}
function directionOf(series, rules) {
	const { rule, unit } = applyRuleDirection(series, rules, firstMatchingRuleIndexOrNull(series, rules));
	return directionOfUnitWithDeclaration(unit, rule);
}

// src/core/rounds/merge-rounds.ts
function mergeRoundsOfItems(items) {
	const [only, ...others] = items;
	if (only && others.length === 0) return only;
	return [...groupBy(items.flat(), ({ round }) => round)].sort(([a], [b]) => a - b).map(([round, parts]) => ({
		round,
		block: parts[0].block,
		first: null,
		base: visitOf(parts, "base"),
		head: visitOf(parts, "head")
	}));
}
function visitOf(rounds, side) {
	const visits = rounds.map((round) => round[side]);
	return {
		...sumVisitTimes(visits),
		...mergeUnreadAndLeftOutLinesOfVisits(visits),
		measurements: visits.flatMap(({ measurements }) => measurements)
	};
}
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
const mostNames$1 = 3;
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
				names: missing.slice(0, mostNames$1).map((name) => name.slice(0, longestName))
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
	return fisherExactGreater(head.failed, head.runs, base.failed, base.runs) <= alpha;
}
function isHeadBlamedByFailureCounts(tries) {
	return tries.head.failed > 0 && (tries.base.failed === 0 || headFailsMoreOften(tries));
}
function mergeFlakyBenchmarks(entries) {
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
function findBenchmarksFailedByExitStatus(visits) {
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
	return `its command exited with status ${listed(statuses[side])}, and with ${listed(statuses[other])} on ${other}`;
}
function listed(statuses) {
	return statuses.map((status) => status ?? "unknown").join(" or ");
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
		doubled: merged?.missing.filter(({ why }) => why === "double").length ?? 0,
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
	const missing = merged?.missing.filter(({ why }) => why !== "double") ?? [];
	const unreadable = missing.filter(({ why }) => why === "unreadable").length;
	const absent = missing.filter(({ why }) => why === "absent").length;
	return missing.length - Math.min(unreadable, absent);
}
function isFailedBenchmarkMuted({ benchmark, package: path }, rules) {
	return benchmark !== null && isBenchmarkWithoutRowsMuted({
		benchmark,
		package: path
	}, rules);
}
function isBrokenByHead({ failures, tries }) {
	if (failures.some(({ kind }) => kind === "no time")) return false;
	return tries ? isHeadBlamedByFailureCounts(tries) : failures.every(({ side }) => side === "head");
}
function verdictOn(grounds) {
	const { halved, broken, unmeasured, compared, isOtherCode, unread } = grounds;
	const missing = grounds.missing + grounds.doubled;
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
	const [failing, accepted, open] = [
		rowsOf("regressed"),
		rowsOf("accepted"),
		rowsOf("inconclusive")
	];
	return {
		benchmarks: countBenchmarks(comparisons),
		regressed: countBenchmarks(failing),
		accepted: countBenchmarksBeside(failing, accepted),
		muted: countBenchmarksBeside([...failing, ...accepted], rowsOf("muted")),
		mutedUndecided: count("mutedInconclusive"),
		improved: countBenchmarksBeside([...failing, ...open], rowsOf("improved")),
		changed: countBenchmarksBeside([...failing, ...open], rowsOf("changed")),
		undecided: countBenchmarksBeside(failing, open),
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

// src/core/rounds/schedule.ts
function planRoundsInRandomSideOrder(count, seed) {
	const random = seededRandom(seed);
	return Array.from({ length: count }, (_, index) => ({
		round: index + 1,
		order: random() < .5 ? ["base", "head"] : ["head", "base"]
	}));
}
function planRoundsInRandomSideOrderForEachItem(items, count, seed) {
	const random = seededRandom(seed);
	return Array.from({ length: items }, (_, index) => planRoundsInRandomSideOrder(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)));
}
const fewestVisitsPerRoundToEstimateNoise = 4;
function decideVisitsByNoiseWithinRounds(most, noises, wanted) {
	if (most <= 4 || noises.length === 0) return Math.min(most, 4);
	const last = noises.slice(-8).toSorted((a, b) => a - b);
	const noise = last[Math.ceil(2 / 3 * last.length) - 1] ?? 0;
	const needed = 2 * Math.ceil(noise / wanted ** 2 / 2);
	return needed < most ? Math.max(4, needed) : most;
}
function estimateRatioNoiseWithinRound(visits) {
	const turns = Math.min(...sides.map((side) => visits[side].length));
	const half = turns >> 1;
	if (half < 2) return null;
	const [first, second] = [0, half].map((start) => ratiosOf(visits, start, start + half));
	const distances = [...first ?? []].flatMap(([row, ratio]) => {
		const other = second?.get(row);
		return other === void 0 ? [] : Math.abs(ratio - other);
	});
	return distances.length === 0 ? null : turns * Math.max(...distances) ** 2 / 4;
}
function ratiosOf(visits, from, to) {
	const [base, head] = sides.map((side) => timesOf(mergeShortVisitsOfSideInRound(visits[side].slice(from, to)).measurements));
	const both = [...base ?? []].flatMap(([row, value]) => {
		const other = head?.get(row);
		return other === void 0 ? [] : [[row, Math.log(other / value)]];
	});
	return new Map(both);
}
function timesOf(measurements) {
	const timed = measurements.filter(({ unit, value }) => isTimeOrRateUnit(unit) && value > 0);
	return new Map(timed.map((measurement) => [benchmarkConfigAndUnitKey(measurement), measurement.value]));
}
function countItemsMeasurableInSeconds(costs, seconds, rounds) {
	let remaining = seconds;
	const firstBeyond = costs.findIndex((cost) => {
		remaining -= cost * rounds;
		return remaining < 0;
	});
	return firstBeyond === -1 ? costs.length : Math.max(1, firstBeyond);
}
function estimateTotalBudgetSeconds(costs, rounds, { kept, before }) {
	return before + costs.reduce((sum, cost) => sum + cost, 0) * rounds / (1 - kept);
}

// src/core/report/say/sentence.ts
function describeRegressionAfterBenchmarkName(units, rules, second) {
	const clauses = units.map((unit, index) => reportTextFromTemplate`${clause(unit, rules, index === 0)}${repetition(unit, rules, second)}`);
	return joinNonEmptyReportTexts(clauses, ". It also ");
}
function secondMeasurementOfResult({ again, stopped, merged, settings: { confirm, deltaTest, budget } }) {
	if (again.length > 0) return "made";
	if (!confirm || deltaTest === "none") return "not wanted";
	if (merged !== null) return "not made";
	if (stopped === "interrupted") return "interrupted";
	return budget === null ? "not made" : "no time";
}
function changeMagnitudeOfComparison(comparison) {
	const moved = relativeChangeUsedByVerdict(comparison);
	return moved === null ? Number.POSITIVE_INFINITY : Math.abs(moved);
}
function sortByLargestChange(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(changeMagnitudeOfComparison(b) - changeMagnitudeOfComparison(a)) || 0);
}
function comparisonLacksRounds(comparison, { rounds, merged }) {
	return merged === null && countRoundsOfComparison(comparison) < rounds.length;
}
function changeClause(comparison, rules = null) {
	const limit = rules?.threshold ?? null;
	const { base, head, unit, delta, ratio, exact } = comparison;
	const moved = relativeChangeUsedByVerdict(comparison);
	const shift = comparison.shift ?? head.center - base.center;
	if (delta === null || moved === null && base.center !== head.center) return reportTextFromTemplate`went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${formatUnitAsTextSpan(unit)}`;
	if (exact || moved === null) return reportTextFromTemplate`has ${formatValue(Math.abs(shift), unit)} ${shift > 0 ? "more" : lessOrFewerForUnit(unit)} ${formatUnitAsTextSpan(unit)}`;
	if (ratio === null) return changeVerbPhraseText(moved, shift > 0, comparison, limit);
	if (isPointEstimateMeaningful(comparison)) return changeWithIntervalAsPredicate(ratio, comparison, limit);
	const { verb, what } = wordingOf(comparison);
	const { way, ends } = endsInWords(ratio, comparison);
	const size = ends.length === 0 ? percent(ratio.estimate - 1, limit) : ends;
	return reportTextFromTemplate`${verb} ${size} ${way}${what} (the values form two groups, and the median can jump between them)`;
}
function pointEstimateClause(comparison, { threshold }) {
	const { ratio, delta, exact } = comparison;
	if (ratio === null || delta === null || exact || relativeChangeUsedByVerdict(comparison) === null) return null;
	return isPointEstimateMeaningful(comparison) ? changeVerbPhraseText(ratio.estimate - 1, ratio.estimate >= 1, comparison, threshold) : null;
}
function adjustedPText({ adjustedP }, { alpha, correction, deltaTest }) {
	if (adjustedP === null) return [];
	const name = correction === "none" ? statisticsPageLinkSpan("p", "p") : statisticsPageLinkSpan("adjusted-p", "adjusted p");
	return reportTextFromTemplate`${name} ${formatShortPValue(adjustedP, alpha)}${deltaTest === "ttest" ? " (Welch's t)" : ""}`;
}
function formatConfirmationRatioAndP({ ratio, base, head, p }, unit, { alpha, strict, threshold }) {
	const size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : formatSignedChange(ratio.estimate - 1, threshold);
	return p === null || strict ? size : `${size} (p ${formatShortPValue(p, alpha)})`;
}
function clause(comparison, rules, isFirst) {
	const { exact } = comparison;
	const ownRules = settingsOfRow(comparison, rules);
	const { threshold } = ownRules;
	const basis = exact ? valuesOf(comparison, threshold) : roundsOf(comparison, rules);
	const limit = formatFractionAsPercent(threshold);
	const named = statisticsPageLinkSpan("threshold", "threshold");
	let end = [];
	if (rules.strict && !exact && comparison.adjustedP !== null) end = reportTextFromTemplate` for exceeding the ${named} of ${limit}`;
	else if (isFirst) end = relativeChangeUsedByVerdict(comparison) === null ? reportTextFromTemplate`; any change from 0 exceeds the ${named}` : reportTextFromTemplate`; ${named} ${limit}`;
	return reportTextFromTemplate`${changeClause(comparison, ownRules)}${basis}${end}${roundsThatDecided(comparison, rules)}`;
}
function worseningsAtIntervalEnds({ ratio, better }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return [];
	return [ratio.low, ratio.high].map((end) => worseningAndImprovementOfRatio(end, better).worsening).toSorted((a, b) => a - b);
}
function roundsThatDecided({ ratio, better, base, head, pairedP }, { deltaTest }) {
	if (deltaTest !== "utest" || pairedP === null || better === null) return [];
	const [best] = worseningsAtIntervalEnds({
		ratio,
		better
	});
	if (best === void 0 || best > 0) return [];
	const pairs = base.samples.flatMap((value, index) => {
		const headValue = head.samples[index] ?? null;
		return value === null || headValue === null ? [] : [{
			base: value,
			head: headValue
		}];
	});
	const worse = pairs.filter((one) => better === "lower" ? one.head > one.base : one.head < one.base).length;
	return reportTextFromTemplate`; head was worse in ${worse} of ${formatRounds(pairs.length)}, and the test compares the two sides of each round`;
}
const whyNotMeasuredAgain = {
	"no time": reportTextFromTemplate`, as the time limit (\`budget\`) was too short`,
	interrupted: reportTextFromTemplate`, as measuring was interrupted`,
	"not made": []
};
function repetition(comparison, rules, second) {
	const { exact, confirmation, unit } = comparison;
	const confirmed = statisticsPageLinkSpan("confirmation", "confirmed");
	if (confirmation?.recurred) return reportTextFromTemplate`; ${confirmed} by a second measurement, ${formatConfirmationRatioAndP(confirmation, unit, settingsOfRow(comparison, rules))}`;
	if (exact || confirmation !== null || second === "not wanted") return [];
	if (second !== "made") return reportTextFromTemplate`; not measured again to ${statisticsPageLinkSpan("confirmation", "confirm")} it${whyNotMeasuredAgain[second]}`;
	return reportTextFromTemplate`; not ${confirmed}, as the second measurement gave too few values`;
}
function valuesOf(comparison, threshold) {
	const { base, head, unit } = comparison;
	const moved = relativeChangeUsedByVerdict(comparison);
	const exact = reportTextFromTemplate`${statisticsPageLinkSpan("exact", "exact")}: constant on each side`;
	if (moved === null) return reportTextFromTemplate` (${exact})`;
	const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
	return reportTextFromTemplate` (${values}, ${formatSignedChange(moved, threshold).replace(".0%", "%")}; ${exact})`;
}
function roundsOf(comparison, rules) {
	const p = adjustedPText(comparison, rules);
	return reportTextFromTemplate`; ${formatRounds(countRoundsOfComparison(comparison))}, ${p.length === 0 ? "not tested" : p}`;
}
function changeWithIntervalAsPredicate(ratio, measured, limit = null) {
	const { verb, what } = wordingOf(measured);
	const { way, ends, isAcross } = endsInWords(ratio, measured);
	const bounds = ends.length === 0 ? "" : reportTextFromTemplate`, ${ends}${isAcross ? ` ${way}` : ""}`;
	return reportTextFromTemplate`${verb} ${percent(ratio.estimate - 1, limit)} ${way}${what}${bounds}`;
}
function endsInWords({ estimate, low, high }, measured) {
	const { up, down } = wordingOf(measured);
	const isRise = estimate >= 1;
	const [way, opposite] = isRise ? [up, down] : [down, up];
	const distances = [low, high].map((end) => end === null ? null : isRise ? end - 1 : 1 - end);
	const [near = null, far = null] = isRise ? distances : distances.toReversed();
	const [from, to] = [formatUnsignedPercent(near ?? 0), formatUnsignedPercent(far ?? 0)];
	const isAcross = near !== null && far !== null && near < 0;
	let ends = [];
	if (isAcross) ends = reportTextFromTemplate`${statisticsPageLinkSpan("interval", "between")} ${from} ${opposite} and ${to}`;
	else if (near !== null && far !== null && from !== to) ends = reportTextFromTemplate`${statisticsPageLinkSpan("interval", "between")} ${from} and ${to}`;
	else if (near !== null && far === null && near > 0) ends = reportTextFromTemplate`${statisticsPageLinkSpan("interval", "at least")} ${from}`;
	return {
		way,
		ends,
		isAcross
	};
}
function changeVerbPhraseText(change, hasRisen, measured, limit = null) {
	const { verb, up, down, what } = wordingOf(measured);
	return reportTextFromTemplate`${verb} ${percent(change, limit)} ${hasRisen ? up : down}${what}`;
}
function percent(change, limit) {
	if (limit !== null && limit > noChange && Math.abs(change) < noChange) return "0.0%";
	return limit === null ? formatUnsignedPercent(change) : formatPercentBesideLimit(change, limit);
}
const noChange = 5e-4;
function lessOrFewerForUnit(unit) {
	return /[a-z]{2}[^\Ws]s(\/|$)/.test(unit) && !unitCountsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? "fewer" : "less";
}
function wordingOf({ unit, better }) {
	if (unit === "sec/op") return {
		verb: "is",
		up: "slower",
		down: "faster",
		what: []
	};
	if (/\/(s|sec)$/.test(unit) && better === "higher") return {
		verb: "is",
		up: "faster",
		down: "slower",
		what: reportTextFromTemplate` in ${formatUnitAsTextSpan(unit)}`
	};
	return {
		verb: "has",
		up: "more",
		down: lessOrFewerForUnit(unit),
		what: reportTextFromTemplate` ${formatUnitAsTextSpan(unit)}`
	};
}
const widest = 80;
function benchmarkLabel(named, naming) {
	return nameSpan(shortenNameInMiddle(naming(named), widest));
}
function benchmarkUnitLabel(named, naming) {
	const unit = named.unit === "sec/op" ? "" : reportTextFromTemplate` in ${formatUnitAsTextSpan(named.unit)}`;
	return reportTextFromTemplate`${benchmarkLabel(named, naming)}${unit}`;
}
function groupByBenchmark(items) {
	return [...groupBy(items, packageAndBenchmarkId).values()];
}
function formatUnitAsTextSpan(unit) {
	return nameSpan(displayedUnitName(unit));
}
function isFoundChange(change) {
	return change === "regressed" || change === "improved" || change === "changed";
}
function isFoundOrExactChange({ change, exact, delta }) {
	return isFoundChange(change) || exact && delta !== 0;
}
const twoGroupsText = "values in two groups";
const near = .25;
function isPointEstimateMeaningful({ ratio, delta, warnings }) {
	if (ratio === null || ratio.low === null || ratio.high === null || delta === null) return true;
	if (warnings.every(({ kind }) => kind !== "two-modes")) return true;
	return Math.abs(1 + delta - ratio.estimate) <= near * (ratio.high - ratio.low);
}
function changeEstimateTextOfComparison(comparison, rules = null) {
	const limit = rules?.threshold ?? null;
	const { ratio, exact } = comparison;
	if (exact || ratio === null) {
		const moved = relativeChangeUsedByVerdict(comparison);
		return moved === null ? "from 0" : formatSignedChange(moved, limit).replace(".0%", "%");
	}
	if (Math.abs(ratio.estimate - 1) < noChange && !isFoundChange(comparison.change)) return "0.0%";
	if (isPointEstimateMeaningful(comparison)) return formatSignedChange(ratio.estimate - 1, limit);
	const ends = [ratio.low, ratio.high].map((end) => formatSignedChange((end ?? 1) - 1));
	return [...new Set(ends)].join(" to ");
}
function mediansText({ base, head, unit }) {
	const values = [base, head].map(({ center }) => center === 0 ? "0" : formatValue(center, unit));
	return [...new Set(values)].join(" → ");
}
function changeIntervalText(comparison) {
	const { ratio, exact, delta } = comparison;
	if (exact) return "exact";
	if (delta === null) return "";
	if (!isPointEstimateMeaningful(comparison)) return twoGroupsText;
	const [low, high] = [ratio?.low ?? null, ratio?.high ?? null].map((end) => end === null ? null : formatSignedChange(end - 1));
	if (low && high) return low === high ? low : `${low} to ${high}`;
	if (low) return `at least ${low}`;
	return high ? `at most ${high}` : "no interval";
}

// src/core/report/say/comparisons.ts
function changedAndInconclusiveRowsPart(changed, subject) {
	if (changed.length === 0) return [];
	return [{
		kind: "changes",
		groups: groupByBenchmark(changed).map((units) => units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op")).map((one) => rowOf(one, subject)))
	}];
}
function comparisonsPart(subject, besides, above = []) {
	const { comparisons, settings, geomeans, merged, rounds, naming } = subject;
	if (comparisons.length === 0) return [];
	const shownAbove = new Set(above);
	const rows = sortComparisons(comparisons, naming, settings).map((one) => rowOf(one, subject));
	const changing = rows.filter(({ comparison }) => !isSame(comparison));
	const numbers = areMediansAndPAsInBenchstat(settings, merged) ? reportTextFromTemplate`The medians and p that \`benchstat\` prints` : "Medians and uncorrected p";
	return [{
		kind: "comparisons",
		title: reportTextFromTemplate`All comparisons (${rows.length})`,
		rows,
		isAlone: above.length === 0,
		rest: besides !== "none" ? changing.filter(({ comparison }) => !shownAbove.has(comparison)) : [],
		medians: besides === "rows and medians" && changing.length > 0 ? {
			title: reportTextFromTemplate`${numbers} (${changing.length})`,
			rows: changing
		} : null,
		same: unchangedCountPerUnitText(rows),
		geomeans,
		rounds,
		settings,
		below: exactNote(comparisons)
	}];
}
function areMediansAndPAsInBenchstat({ deltaTest, outliers }, merged) {
	return deltaTest === "utest" && outliers === "none" && merged === null;
}
function isSame({ exact, delta, change }) {
	return exact && delta === 0 && !isFoundChange(change);
}
function unchangedCountPerUnitText(allRows) {
	const byPlace = /* @__PURE__ */ new Map();
	for (const [unit, rows] of groupBy(allRows, ({ comparison }) => comparison.unit)) {
		const [all, same] = [rows.length, rows.filter(({ comparison }) => isSame(comparison)).length];
		const [first] = rows;
		if (same === 0 || first === void 0) continue;
		const place = all === 1 ? [benchmarkLabel(first.comparison, () => first.name)] : reportTextFromTemplate`${same === all ? "all" : `${same} of`} ${all} benchmarks`;
		getOrInsert(byPlace, all === 1 ? first.name : `${same}/${all}`, () => ({
			units: [],
			place
		})).units.push(formatUnitAsTextSpan(unit));
	}
	return joinNonEmptyReportTexts(Array.from(byPlace.values(), ({ units, place }) => reportTextFromTemplate`${joinNonEmptyReportTexts(units, " and ")} in ${place}`), "; ");
}
function rowOf(comparison, { naming, settings }) {
	const { unit, base, head, delta, adjustedP, exact, change } = comparison;
	const { alpha } = settings;
	const rules = settingsOfRow(comparison, settings);
	const shortP = adjustedP === null || exact || change === "improved" ? "" : formatShortPValue(adjustedP, alpha);
	return {
		comparison,
		name: naming(comparison),
		unit: formatUnitAsTextSpan(unit),
		estimate: changeEstimateTextOfComparison(comparison, rules),
		values: mediansText(comparison),
		interval: changeIntervalText(comparison),
		adjustedP: shortP,
		bound: contradictsBound(comparison) ? "" : formatRuledOutWorsening(comparison),
		rules,
		delta: isDifferenceShown(comparison, alpha) ? formatDeltaOrFromZero(delta) : "~",
		base: formatMedianWithHalfInterval(base, unit),
		head: formatMedianWithHalfInterval(head, unit),
		p: formatPValue(comparison)
	};
}
function contradictsBound({ change, ratio, ruledOut, better }) {
	if (change === "regressed") return true;
	return ratio !== null && ruledOut !== null && worseningAndImprovementOfRatio(ratio.estimate, better).worsening > ruledOut;
}
function isDifferenceShown({ change, exact, delta, p }, alpha) {
	if (isFoundChange(change)) return true;
	if (exact) return delta !== 0;
	return p === null || p <= alpha;
}
function sortComparisons(comparisons, naming, { sort, alpha }) {
	if (sort === "name") {
		const names = new Map(comparisons.map((comparison) => [comparison, naming(comparison)]));
		const nameOf = (comparison) => names.get(comparison) ?? "";
		return comparisons.toSorted((a, b) => nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));
	}
	if (sort === "delta") return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0);
	return comparisons;
}
function badness(comparison, alpha) {
	const { better, base, head, delta } = comparison;
	if (better === null || !isDifferenceShown(comparison, alpha)) return 0;
	const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	return head.center > base.center === (better === "lower") ? rise : -rise;
}
function exactNote(rows) {
	const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))];
	if (units.length === 0) return [];
	return [paragraphReportBlock`${statisticsPageLinkSpan("exact", "Exact")}: values in ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)} that do not vary (± 0% on both sides) are compared directly; their p does not count.`];
}

// src/core/report/say/how-measured.ts
function howMeasuredPart(result) {
	const { settings, machine, rounds, stopped, again, isRelaid, merged } = result;
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const isApart = rounds.some((round) => round.first === null);
	const machines = merged?.machines.length ?? 1;
	const seed = machines > 1 ? "one seed per machine" : `seed ${settings.seed}`;
	const coins = isApart ? `one benchmark at a time, base and head in random order (${seed})` : `in random order (base first in ${firsts}; ${seed})`;
	const made = roundsMade(result);
	const isReplayed = result.warnings.some((runWarning) => runWarning.kind === "replayed" && !runWarning.sooner);
	const ended = {
		count: rounds.length > settings.count ? made : formatRounds(rounds.length),
		settled: reportTextFromTemplate`${made}, then ${statisticsPageLinkSpan("early-stopping", "stopped early")}, ${isReplayed ? "as more rounds of cached results would add nothing" : "as every benchmark that can fail the check had a clear result"}`,
		budget: reportTextFromTemplate`${made}, then the time limit was reached (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		interrupted: reportTextFromTemplate`${made}, then interrupted`,
		failed: "no rounds",
		unchanged: whyNoRound(settings),
		empty: "no rounds"
	}[stopped];
	const repeated = again.length === 0 ? "" : reportTextFromTemplate`; ${again.length} more to ${statisticsPageLinkSpan("confirmation", "confirm")} suspected regressions${isRelaid ? ", each with the code of both sides in a new memory layout" : ""}`;
	const facts = [
		commitsLine(result),
		rounds.length === 0 ? ended : reportTextFromTemplate`${ended}; each ${statisticsPageLinkSpan("rounds-and-interleaving", "round")} measured both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		settings.go === null ? [] : builtWith(result),
		settings.relink === null ? "" : reportTextFromTemplate`programs were relinked in a new memory layout for each round (\`relink\`), the same on both sides`,
		visitsPerRoundLine(result.visits),
		benchmarksSlowToPrepareLine(result.visits),
		overlaid(settings.overlay),
		readAs(result),
		machinesLine(merged?.machines ?? [machine]),
		rounds.length === 0 || result.comparisons.length === 0 ? [] : statistics(result)
	];
	const commands = [settings.setup, settings.run].filter((command) => command !== null).join("\n");
	const repeating = [...checkoutInstructions(result, settings.workingDirectory === "." ? "" : reportTextFromTemplate` in ${nameSpan(settings.workingDirectory)}`), shellCommandReportBlock(commands)];
	return [settings.run === "" ? foldedReportBlock("How this was measured", [listReportBlock(facts)]) : foldedReportBlock("How this was measured, and how to repeat it", [listReportBlock(facts), ...repeating])];
}
function commitsLine({ commits }) {
	return joinNonEmptyReportTexts(sides.map((side) => sideCommitText(side, commits[side])), ", ");
}
function sideCommitText(side, { sha, from }) {
	const named = from.replace(`${side}: `, "");
	return reportTextFromTemplate`${side} ${nameSpan(shortSha(sha))}${sha.startsWith(named) ? "" : ` (${named})`}`;
}
function roundsMade({ rounds, settings: { count } }) {
	const beyond = rounds.length - count;
	if (beyond <= 0) return reportTextFromTemplate`${rounds.length} of ${formatRounds(count)}`;
	return reportTextFromTemplate`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${statisticsPageLinkSpan("early-stopping", "benchmarks that were still inconclusive")}`;
}
function whyNoRound({ paths }) {
	if (paths.length === 0) return reportTextFromTemplate`no rounds, as nothing was left to measure`;
	return reportTextFromTemplate`no rounds, as no file matching ${listFirstReportTexts(paths.map(nameSpan), 5)} (\`paths\`) changed`;
}
function builtWith(result) {
	const { base, head } = result.toolchains;
	const relinked = relinkedPackagesLine(result);
	const which = base === head ? reportTextFromTemplate`with ${nameSpan(base ?? "")}` : reportTextFromTemplate`base with ${nameSpan(base ?? "")} and head with ${nameSpan(head ?? "")}`;
	return joinNonEmptyReportTexts([
		"test binaries were built once for each side",
		base === null || head === null ? "" : which,
		relinked === "" ? "" : `and ${relinked}`
	], ", ");
}
function overlaid(globs) {
	if (globs.length === 0) return [];
	return reportTextFromTemplate`base was measured with head's files matching ${listFirstReportTexts(globs.map(nameSpan), 5)} in place of its own (\`overlay\`)`;
}
function readAs({ formats, innerSamples = [] }) {
	const base = formats?.base ?? formats?.head ?? "go";
	const head = formats?.head ?? base;
	const isGo = base === "go" && head === "go";
	const names = base === head ? nameSpan(base) : reportTextFromTemplate`${nameSpan(base)} (base) and ${nameSpan(head)} (head)`;
	const read = base === "own" && head === "own" ? reportTextFromTemplate`described in \`format\`` : names;
	const counts = range(innerSamples.flatMap(({ least, most }) => [least, most]), String);
	return joinNonEmptyReportTexts([isGo ? "" : reportTextFromTemplate`the results were read as ${read}`, innerSamples.length === 0 ? "" : `the ${counts} samples of a benchmark from one process count as one observation`], "; ");
}
function checkoutInstructions({ commits, settings }, where) {
	if (settings.overlay.length === 0) return [paragraphReportBlock`To run the benchmarks of one side, check out its commit and run${where}:`];
	const quoted = settings.overlay.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	return [
		paragraphReportBlock`To run the benchmarks of one side, check out its commit. For base, also take these files from head:`,
		shellCommandReportBlock(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(" ")}`),
		paragraphReportBlock`Then run${where}:`
	];
}
function statistics({ settings, merged }) {
	const { deltaTest, outliers } = settings;
	const p = statisticsPageLinkSpan("p", "p");
	const tests = {
		utest: reportTextFromTemplate`, and uncorrected ${p} (two-sided Mann-Whitney)`,
		ttest: reportTextFromTemplate`, and uncorrected ${p} (two-sided Welch's t, \`delta-test: ttest\`)`,
		none: reportTextFromTemplate`; nothing tested (\`delta-test: none\`)`
	}[deltaTest];
	const same = areMediansAndPAsInBenchstat(settings, merged) ? reportTextFromTemplate`; the same numbers as \`benchstat base.txt head.txt\` prints (both files are in the folder of results, \`results\`)` : "";
	const trimmed = outliers === "iqr" ? reportTextFromTemplate`; values beyond 1.5 interquartile ranges were ${statisticsPageLinkSpan("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : "";
	return reportTextFromTemplate`medians with their 95% intervals${tests}${same}${trimmed}`;
}
const mostKinds = 5;
function machineLine(machine) {
	const { os, kernel, arch, virtual, load, loadAfter } = machine;
	return joinNonEmptyReportTexts([
		hardwareAndSystem(machine, `${os}, ${kernel} ${arch}`),
		virtual === null ? "" : virtualizationText(virtual),
		...clock(machine),
		`load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
		stolen(machine),
		lock(machine.perflock)
	], ", ");
}
function virtualizationText(virtual) {
	return virtual.startsWith("container") ? [nameSpan(virtual)] : reportTextFromTemplate`virtual machine (${nameSpan(virtual)})`;
}
function machinesLine(machines) {
	const [only] = machines;
	if (only && machines.length === 1) return machineLine(only);
	const texts = machines.map((machine) => hardwareAndSystem(machine, `${machine.os}, ${machine.arch}`));
	const lines = [...groupBy(texts, (text) => JSON.stringify(text)).values()].toSorted((a, b) => b.length - a.length).map((same) => reportTextFromTemplate`${same.length} × ${same[0]}`);
	return reportTextFromTemplate`${machines.length} machines: ${listFirstReportTexts(lines, mostKinds)}`;
}
function hardwareAndSystem({ cpu, cores, memoryBytes }, system) {
	return joinNonEmptyReportTexts([
		nameSpan(cpu),
		`${cores} ${cores === 1 ? "core" : "cores"}`,
		`${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
		nameSpan(system)
	], ", ");
}
function noisyMachineText({ load, clock }) {
	return joinNonEmptyReportTexts([load === null ? "" : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock, jobs take turns.`, clock ? reportTextFromTemplate`${load === null ? "the" : "The"} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).` : ""]);
}
function clock({ governor, turbo, smt }) {
	const switched = (what, is) => is === null ? "" : `${what} ${is ? "on" : "off"}`;
	return [
		governor === null ? "" : reportTextFromTemplate`governor ${nameSpan(governor)}`,
		switched("turbo", turbo),
		switched("SMT", smt)
	];
}
function stolen({ steal, stealBefore }) {
	if (steal === null) return "";
	const before = stealBefore === null ? "" : ` (${formatUnsignedPercent(stealBefore)} before)`;
	return `steal ${formatUnsignedPercent(steal)} while measuring${before}`;
}
function lock(perflock) {
	if (perflock === null || perflock.reason === "perflock is not installed") return [];
	const { held, governor, reason } = perflock;
	const why = reason === null ? "" : reportTextFromTemplate` (${nameSpan(reason)})`;
	if (!held) return reportTextFromTemplate`not locked by perflock${why}`;
	return reportTextFromTemplate`locked by perflock${governor === null ? "" : ` at governor ${governor}%`}${why}`;
}
function visitsPerRoundLine(visits) {
	if (visits.length === 0) return "";
	const turns = range(visits.flatMap((plannedVisits) => [decideVisitsByNoiseWithinRounds(plannedVisits.turns, [], 0), plannedVisits.turns]), String);
	const time = range(visits.map(({ seconds }) => seconds), about);
	const served = visits.filter(({ oneProcess }) => oneProcess).length;
	const which = served < visits.length ? ` (${served} of ${visits.length} benchmarks)` : "";
	const inOneProcess = served === 0 ? "" : `, in one process for each side${which}`;
	if (turns === "1") return `each round ran each benchmark once for ${time} on each side`;
	return `each round ran each benchmark ${turns} times on each side, for ${time} each time${inOneProcess}, alternating between the sides, with more runs for noisier benchmarks; the value of a round is the mean of the faster half of these runs, or of all of them for counts such as allocs/op`;
}
function benchmarksSlowToPrepareLine(visits) {
	const slowToPrepare = visits.filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed).toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns);
	if (slowToPrepare.length === 0) return [];
	const total = visits.reduce((sum, plannedVisits) => sum + 2 * plannedVisits.turns * (plannedVisits.seconds + plannedVisits.overhead), 0);
	const preparing = slowToPrepare.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0);
	const names = slowToPrepare.map((one) => reportTextFromTemplate`${nameSpan(one.benchmark)} ${about(one.overhead)}`);
	return reportTextFromTemplate`${formatCountWithNoun(slowToPrepare.length, "benchmark")} ${slowToPrepare.length === 1 ? "takes" : "take"} longer to prepare than to run: in a round of at most ${about(total)}, preparation takes ${about(preparing)} (in each run: ${listFirstReportTexts(names, mostNames)}). To get more rounds in that time, prepare less, or prepare only once and keep the result in a package-level variable. A longer \`benchtime\` would add little to the total`;
}
const mostNames = 3;
const noticed = .05;
function relinkedPackagesLine({ laidOut, visits }) {
	if (laidOut.length === 0) return "";
	const packages = new Set(visits.map((plannedVisits) => plannedVisits.package)).size;
	return `relinked${laidOut.length < packages ? ` (${laidOut.length} of ${packages} packages)` : ""} for each round, with the code of both sides in a new order in memory`;
}
function range(values, format) {
	const [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Number.POSITIVE_INFINITY, 0]);
	const [from, to] = [format(least), format(most)];
	return from === to ? from : `${from} to ${to}`;
}
function about(seconds) {
	if (seconds >= 99.5) return formatDuration(seconds);
	return seconds < .995 ? `${Number((1e3 * seconds).toPrecision(2))} ms` : `${Number(seconds.toPrecision(2))} s`;
}
function nameOfGoBenchtimeSetting(result) {
	if (!isMeasuredByGo(result)) return null;
	return result.settings.go === null ? "-benchtime" : "benchtime";
}

// src/core/go/benchmark-names.ts
function splitProcessorSuffix(benchmark, { cpu, reported, most }) {
	const [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/s.exec(benchmark) ?? [];
	const counts = cpu?.split(",");
	return processors !== "1" && (counts ? counts.includes(processors) && !counts.some((number) => reported.includes(`${benchmark}-${number}`)) : areAppended([benchmark, ...reported], most)) ? {
		name,
		processors
	} : {
		name: benchmark,
		processors: null
	};
}
function splitProcessorSuffixUsingResultFile({ comparisons, settings, machine }, benchmark) {
	const reported = comparisons.map((comparison) => comparison.benchmark);
	return splitProcessorSuffix(benchmark, {
		cpu: settings.go?.cpu ?? null,
		reported,
		most: machine.cores
	});
}
function benchPatternForResultBenchmark(result, benchmark) {
	return benchPatternForReportedName(splitProcessorSuffixUsingResultFile(result, benchmark).name);
}
function areAppended(names, most) {
	const top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	const [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	return ending !== void 0 && others.length === 0 && Number(ending) <= most;
}
function splitBenchPatternAtPipeAndSlash(pattern) {
	const alternatives = [];
	let elements = [];
	let element = "";
	let square = 0;
	let round = 0;
	for (let i = 0; i < pattern.length; i++) {
		const character = pattern[i];
		const isOutside = square === 0 && round === 0;
		if (character === "\\") {
			element += character + (pattern[++i] ?? "");
			continue;
		}
		if (isOutside && (character === "/" || character === "|")) {
			elements.push(element);
			element = "";
			if (character === "|") {
				alternatives.push(elements);
				elements = [];
			}
			continue;
		}
		if (character === "[") square++;
		else if (character === "]") square = Math.max(0, square - 1);
		else if (square === 0 && character === "(") round++;
		else if (square === 0 && character === ")") round--;
		element += character;
	}
	return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || ".", ...below]);
}
function narrowBenchPatternToBenchmark(name, alternatives) {
	const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join("/"));
	return [...new Set(patterns)].join("|");
}
function benchPatternForReportedName(benchmark) {
	const [top = "", ...below] = benchmark.split("/");
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted(level)}$`)].join("/");
}
function quoted(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}

// src/core/rounds/rename-to-head.ts
function renameToHeadImportPaths(measurements, moved) {
	if (moved.size === 0) return measurements;
	const configOf = memoize((config) => {
		const path = moved.get(configValueOfMeasurement(config, "pkg") ?? "");
		return path === void 0 ? config : {
			...config,
			pkg: path
		};
	});
	return measurements.map((measurement) => {
		const config = configOf(measurement.config);
		const from = configValueOfMeasurement(measurement.config, "pkg");
		return config === measurement.config || from === void 0 ? measurement : {
			...measurement,
			config,
			movedFrom: from
		};
	});
}
function movedPackagesRunWarningsOfRounds(rounds) {
	const packages = /* @__PURE__ */ new Map();
	for (const { config, movedFrom: base } of rounds.flatMap((round) => round.base.measurements)) {
		const head = configValueOfMeasurement(config, "pkg");
		if (base !== void 0 && head !== void 0) packages.set(base, {
			base,
			head
		});
	}
	return packages.size === 0 ? [] : [{
		kind: "moved",
		packages: [...packages.values()]
	}];
}
function goPackagePatternsOnBothSides(path, warnings) {
	if (path === null) return "./...";
	return [path, ...warnings.flatMap((warning) => warning.kind === "moved" ? warning.packages : []).filter(({ head }) => head === path).map(({ base }) => base)].join(" ");
}

// src/core/report/say/headline.ts
function verdictReasonText(grounds, rules) {
	switch (grounds.kind) {
		case "measured": return ofMeasured(grounds);
		case "untouched": return grounds.isUnverified ? "Nothing was measured: according to the measuring job, no file matching `paths` changed" : "Nothing to measure: no file matching `paths` changed between base and head";
		case "empty-shard": return `No benchmark is in shard ${grounds.shard.join(" of ")}`;
		case "base-failed": return `Base (${shortSha(grounds.sha)}) could not be measured${grounds.why === null ? "" : `: ${grounds.why}`}`;
		case "calibration": return ofCalibration(grounds.calibration, rules);
	}
}
function ofMeasured(grounds) {
	const { compared, halved, broken, unmeasured, proven, missing, doubled, isOtherCode, unread, replayed } = grounds;
	if (replayed) return ofReplayed(replayed);
	const isLost = broken + unmeasured > 0;
	const failed = broken > 0 ? `${plural(broken)} failed on head` : "";
	const others = compared !== null || proven > 0 || !(isLost || missing + doubled > 0) ? ofTheRest(grounds) : "";
	const hasRegressed = compared !== null && compared.regressed > 0;
	const [first = "", ...rest] = [
		failed,
		hasRegressed ? others : "",
		isOtherCode ? "It could not be verified that each side ran its own code" : "",
		unread > 0 ? `${formatCountWithNoun(unread, "line")} that ${unread === 1 ? "looks like a result" : "look like results"} could not be read` : "",
		missing > 0 ? `${formatCountWithNoun(missing, "part")} of the suite could not be judged` : "",
		doubled > 0 ? `${formatCountWithNoun(doubled, "part")}${missing > 0 ? "" : " of the suite"} ${doubled === 1 ? "has" : "have"} several result files` : "",
		unmeasured > 0 ? `${plural(unmeasured)} could not be measured` : "",
		halved > 0 ? `${plural(halved)} no longer ${halved === 1 ? "reports" : "report"} a unit on head` : "",
		hasRegressed ? "" : others
	].filter((reason) => reason !== "");
	return [first, ...rest.map((reason) => reason.replace(/^(?:N|It )/, (start) => start.toLowerCase()))].join("; ");
}
function ofReplayed({ sides, rounds, sooner }) {
	return `${sooner ? `${formatRounds(rounds)} of ${sides.join(" and ")} ended sooner than the reported times allow` : `On ${eachSideText(sides)}, every round reported the same times`}, so the results are cached, not measured`;
}
function eachSideText(sides) {
	return sides.length > 1 ? "each side" : sides.join();
}
function ofTheRest({ compared, unmatched, proven, isCommand, isUnverified }) {
	const noun = isCommand ? "benchmark" : "benchmark function";
	if (compared !== null) return proven === 0 ? ofTally(compared) : `${ofTally(compared)}; ${formatCountWithNoun(proven, `more ${noun}`)} ${isUnverified ? "unchanged (according to the measuring job)" : "unchanged (identical code)"}`;
	if (proven > 0 && isUnverified) return `Nothing was measured: according to the measuring job, everything that ${formatCountWithNoun(proven, noun)} can reach is identical`;
	if (proven > 0) return `${formatCountWithNoun(proven, noun)} unchanged: everything ${proven === 1 ? "it" : "they"} can reach is identical`;
	const { base, head } = unmatched;
	if (base === 0 && head === 0) return "Nothing was measured on either side";
	if (base === 0) return `Base has no benchmarks to compare with (head has ${head})`;
	return `Nothing to compare: no benchmark has the same name on both sides (base has ${base}, head ${head})`;
}
function ofTally(tally) {
	const { regressed, accepted, muted, mutedUndecided, improved, changed, undecided } = tally;
	const benchmarkCount = plural(tally.benchmarks);
	const passing = accepted > 0 ? `${formatCountWithNoun(accepted, "regression")}, ${accepted === 1 ? "" : "all "}accepted` : "";
	const also = [
		regressed > 0 && accepted > 0 ? `, ${accepted} more accepted` : "",
		muted > 0 ? `, ${regressed + accepted > 0 ? `${muted} more muted` : formatCountWithNoun(muted, "muted regression")}` : "",
		mutedUndecided > 0 ? `, ${mutedUndecided} muted and inconclusive` : "",
		improved > 0 ? `, ${improved} improved` : "",
		changed > 0 ? `, ${changed} changed in a unit of unknown direction` : ""
	].join("");
	if (regressed > 0) return `${regressed} of ${benchmarkCount} regressed${also}${undecided > 0 ? `, ${undecided} inconclusive` : ""}`;
	if (undecided > 0) return passing === "" ? `${undecided} of ${benchmarkCount} inconclusive, no regression shown${also}` : `${undecided} of ${benchmarkCount} inconclusive; ${passing}${also}`;
	return `${passing === "" ? noRegression(tally) : passing}${also}`;
}
function noRegression({ benchmarks, within }) {
	const summary = `No regression in ${plural(benchmarks)}`;
	if (within === null) return summary;
	const all = benchmarks === 1 ? "" : "each ";
	return `${summary} (${within.benchmarks === benchmarks ? all : `${within.benchmarks} of them `}at most ${formatLimitRoundedUp(within.ruledOut)} worse)`;
}
function ofCalibration({ benchmarks, seeing, typical, floors }, rules) {
	const { count, deltaTest } = rules;
	const benchmarkCount = plural(benchmarks);
	if (benchmarks === 0) return floors.some(({ noise }) => noise !== null) ? "On this machine, nothing that can fail the check varies" : "On this machine, nothing varies: there is no noise";
	if (deltaTest === "none") return `Noise of ${benchmarkCount} on this machine; nothing is tested`;
	const everyBenchmark = benchmarks === 1 ? "the only benchmark" : `all ${benchmarkCount}`;
	const someBenchmarks = `${seeing === 0 ? "none" : seeing} of ${benchmarkCount}`;
	const half = typical === null || benchmarks === 1 ? "" : `, and a worsening of ${formatUnsignedPercent(typical)} in half of ${seeing === benchmarks ? "them" : `the ${benchmarks}`}`;
	return `On this machine, ${formatRounds(count)} can detect ${thresholdWorseningInWords(rules)} in ${seeing === benchmarks ? everyBenchmark : someBenchmarks}${half}`;
}
function plural(benchmarks) {
	return formatCountWithNoun(benchmarks, "benchmark");
}
function lineBelowHeadline(result, { repository, run, report }) {
	return joinNonEmptyReportTexts([...result.calibration === null ? [
		checkLine(result),
		commits(result, repository),
		rounds(result)
	] : [], ...run !== null && run === report ? [linkSpan("run and full report", run)] : [run === null ? [] : linkSpan("run", run), report === null ? [] : linkSpan("full report", report)]], " · ");
}
function checkLine({ verdict, settings: { failOn } }) {
	const isRed = verdictFailsCheck(verdict, failOn);
	const why = failOn === "regression" || isRed === (verdict === "fail") ? [] : reportTextFromTemplate` (${inlineCodeSpan(`fail-on: ${failOn}`)})`;
	return reportTextFromTemplate`${strongSpan(isRed ? "Check fails" : "Check passes")}${why}`;
}
function commits({ commits: { base, head } }, repository) {
	const sides = reportTextFromTemplate`${nameSpan(shortSha(head.sha))} against ${nameSpan(shortSha(base.sha))}`;
	return repository === null || !haveFullShas(base, head) ? sides : linkSpan(sides, `${repository}/compare/${base.sha}..${head.sha}`);
}
function haveFullShas(...commits) {
	return commits.every(({ sha }) => isFullSha(sha));
}
function rounds(result) {
	if (result.rounds.length === 0) return [];
	return reportTextFromTemplate`${formatRoundsMadeOfResult(result)}, ${statisticsPageLinkSpan("threshold", "threshold")} ${formatFractionAsPercent(result.settings.threshold)}`;
}
function headlineText(result) {
	return reportTextFromTemplate`${parseTextWithBackticks(result.reason)}${verdictEffectOnCheckText(result)}`;
}
function verdictEffectOnCheckText({ verdict, settings, calibration }) {
	if (calibration !== null || verdict === "pass") return [];
	const isRed = verdictFailsCheck(verdict, settings.failOn);
	if (verdict === "fail") return isRed ? [] : reportTextFromTemplate`; the check passes (\`fail-on: never\`)`;
	return isRed ? reportTextFromTemplate`; the check fails (\`fail-on: inconclusive\`)` : reportTextFromTemplate`; the check passes`;
}

// src/core/judge/confirm.ts
function selectSuspects(comparisons) {
	return comparisons.filter(({ change, gate, exact }) => change === "regressed" && gate === "fail" && !exact);
}
function confirmationPlanByFirstRoundCount(rounds, rules) {
	const count = rules.stopEarly ? Math.max(rounds, rules.count) : rounds;
	return {
		count,
		stopEarly: rules.stopEarly && count >= fewestToEnd,
		isAgain: true
	};
}
function confirmationPlanOfSuspect(suspect, rules) {
	return confirmationPlanByFirstRoundCount(countRoundsOfComparison(suspect), rules);
}
function plansOf(suspects, rules) {
	return new Map(suspects.map((suspect) => [rowId(suspect), confirmationPlanOfSuspect(suspect, rules)]));
}
const fewestToEnd = 12;
function applyConfirmationToComparisons(first, again, rules, machines = []) {
	const second = repeatedBy(first, again, rules, machines);
	return first.map((comparison) => {
		const repeated = second.get(rowId(comparison));
		if (!repeated) return comparison;
		const { base, head, ratio, shift, ruledOut, adjustedP: p } = repeated;
		const again = {
			base,
			head,
			ratio,
			...shift !== void 0 && { shift },
			p
		};
		const limit = confirmationSignificanceLevelOfSuspect(comparison, again, second.size, rules);
		if (limit === null) return comparison;
		const recurred = repeated.change === "regressed" && (p ?? 0) <= limit;
		return {
			...comparison,
			ruledOut,
			change: recurred ? "regressed" : afterSecond(repeated, settingsOfRow(comparison, rules)),
			confirmation: {
				recurred,
				...again
			}
		};
	});
}
function repeatedBy(first, again, rules, machines) {
	const plans = plansOf(selectSuspects(first), rules);
	const measured = again.filter((comparison) => {
		const plan = plans.get(rowId(comparison));
		return plan !== void 0 && countCompleteRounds(comparison) >= Math.min(plan.count, fewestRoundsForFamily(1, rules));
	});
	const repeats = compareAllSeries(measured, rules, machines, (comparison) => plans.get(rowId(comparison)) ?? rules);
	return new Map(repeats.map((comparison) => [rowId(comparison), comparison]));
}
const mostInParts = 16;
function findRowIdsOfSuspectsStillToConfirm(suspected, again, made, rules, isPart) {
	const plans = plansOf(suspected, rules);
	const lastInterim = (plan) => plannedInterimRounds(plan).findLast((interim) => interim <= made) ?? 0;
	const analysed = again.flatMap((series) => {
		const plan = plans.get(rowId(series));
		return plan === void 0 ? [] : {
			...series,
			...createSampleTruncator(lastInterim(plan))(series)
		};
	});
	const measured = again.filter((series) => plans.has(rowId(series))).length;
	const familySize = rules.correction === "none" ? 1 : measured;
	const second = repeatedBy(suspected, analysed, {
		...rules,
		correction: "none"
	}, []);
	const isOver = (suspect) => {
		const plan = confirmationPlanOfSuspect(suspect, rules);
		const isFull = made >= plan.count;
		const repeated = second.get(rowId(suspect));
		if (made >= maxRoundsOfPlan(plan)) return true;
		if (isPart && !isFull) return false;
		if (!repeated || !exceedsThresholdInConfirmation(suspect, repeated, rules)) return isFull;
		const { threshold } = settingsOfRow(suspect, rules);
		if (!isFull && !isIntervalBeyondLimit(repeated.ratio, suspect.better, threshold)) return false;
		const p = (repeated.adjustedP ?? 0) * familySize * (isPart ? mostInParts : 1);
		const limit = limitOfPlan(plan, measured, rules);
		return repeated.change === "regressed" && limit !== null && p <= limit;
	};
	return new Set(suspected.filter((suspect) => !isOver(suspect)).map(rowId));
}
function exceedsThresholdInConfirmation(suspect, second, rules) {
	const { threshold } = settingsOfRow(suspect, rules);
	return exceedsLimit(estimatedWorsening({
		...second,
		better: suspect.better
	}), threshold);
}
function makeSuspectsOfFailedBaseInconclusive(comparisons, lost) {
	const isOpen = ({ change, exact, confirmation, package: path, benchmark }) => change === "regressed" && !exact && confirmation === null && lost.some((entry) => entry.package === path && entry.benchmark !== null && isRowOfBenchmarkOrSubBenchmark(benchmark, entry.benchmark) && entry.failures.every(({ side }) => side === "base"));
	return comparisons.map((comparison) => isOpen(comparison) ? {
		...comparison,
		change: "inconclusive"
	} : comparison);
}
function confirmationSignificanceLevelOfSuspect(first, again, suspected, rules) {
	const plan = confirmationPlanOfSuspect(first, rules);
	const made = countRoundsOfComparison(again);
	const ofPlan = limitOfPlan(plan, suspected, rules);
	const isOver = ofPlan !== null && (again.p ?? 0) <= ofPlan || !exceedsThresholdInConfirmation(first, again, rules);
	if (isInterimRound(made, plan) && isOver) return ofPlan;
	const ofMade = limitOf(made, suspected, plan, rules);
	return ofMade === null ? null : Math.max(ofMade, ofPlan ?? 0);
}
const confirmationAlphaDivisorsToTry = [
	40,
	15,
	5
];
function limitOfPlan(plan, suspected, rules) {
	const usual = limitOf(plan.count, suspected, plan, rules);
	return usual !== null && usual < rules.alpha ? usual : limitOf(maxRoundsOfPlan(plan), suspected, plan, rules);
}
function limitOf(rounds, suspected, plan, { alpha, correction, deltaTest }) {
	const least = (correction === "none" ? 1 : suspected) * smallestSequentialPairedP(rounds, plan);
	const limit = confirmationAlphaDivisorsToTry.map((part) => alpha / part).find((p) => 2 * least <= p) ?? alpha;
	return deltaTest !== "ttest" && deltaTest !== "none" && least > limit ? null : limit;
}
function afterSecond({ change, ruledOut }, { threshold, ruleOut }) {
	if (change === "regressed" || ruledOut === null || exceedsLimit(ruledOut, ruleOut)) return "inconclusive";
	if (!exceedsLimit(ruledOut, threshold)) return "unchanged";
	return change === "inconclusive" ? change : "within";
}

export { adjustedPText, applyConfirmationToComparisons, benchPatternForReportedName, benchPatternForResultBenchmark, benchmarkLabel, benchmarkUnitLabel, benchmarksSlowToPrepareLine, changeClause, changeEstimateTextOfComparison, changeMagnitudeOfComparison, changeVerbPhraseText, changeWithIntervalAsPredicate, changedAndInconclusiveRowsPart, commitsLine, compareAllSeries, comparisonLacksRounds, comparisonsPart, computeCalibration, confirmationPlanOfSuspect, couldRowFail, countItemsMeasurableInSeconds, createCountAndFirstLinesOrNull, decideChangesOfAllSeries, decideVerdictAndGrounds, decideVisitsByNoiseWithinRounds, describeRegressionAfterBenchmarkName, displayedOutcomeOfComparison, eachSideText, estimateRatioNoiseWithinRound, estimateTotalBudgetSeconds, exceedsThresholdInConfirmation, exitStatusOfVerdict, exitStatuses, findBenchmarksFailedByExitStatus, findRowIdsOfSuspectsStillToConfirm, formatConfirmationRatioAndP, formatUnitAsTextSpan, geomeansByUnit, goPackagePatternsOnBothSides, groupByBenchmark, haveFullShas, headFailsMoreOften, headlineText, howMeasuredPart, isBrokenByHead, isDifferenceShown, isFailedBenchmarkMuted, isFoundChange, isFoundOrExactChange, isPointEstimateMeaningful, isTooNoisyEvenAfterAllPlannedRounds, isWorthComment, lineBelowHeadline, makeSuspectsOfFailedBaseInconclusive, maxRoundsSuggestedByCalibration, mergeBenchmarksLostToFailure, mergeCountsAndFirstLines, mergeFlakyBenchmarks, mergeRoundsOfItems, mergeShortVisitsOfSideInRound, movedPackagesRunWarningsOfRounds, nameOfGoBenchtimeSetting, narrowBenchPatternToBenchmark, noisyMachineText, planRoundsInRandomSideOrderForEachItem, pointEstimateClause, renameToHeadImportPaths, roundsLackingBenchmarksRunWarnings, rowsWithOutcome, secondMeasurementOfResult, selectSuspects, sideCommitText, sortByLargestChange, splitBenchPatternAtPipeAndSlash, splitProcessorSuffix, splitProcessorSuffixUsingResultFile, sumVisitTimes, unchangedCountPerUnitText, unreadOrImpossibleValuesRunWarnings, verdictEffectOnCheckText, verdictFailsCheck, verdictReasonText, worseningsAtIntervalEnds, worstExitStatus };