import { parseCommentCommand } from "./parse-command.js";
import { adjustPValues, areBothSidesInGoFormat, confidenceLevel, configValueOfMeasurement, convertWorseningToRise, countCompleteRounds, createBenchmarkNaming, createReportTableColumn, createSampleTruncator, cutMiddleToWidth, differenceEstimateOfBlocksWithInterval, displayedUnitName, escapeControlCharacters, estimateSpreadFromRatioInterval, exceedsThreshold, filteredCommand, findUsualDirectionOfUnit, finiteOrNull, foldedReportBlock, formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatFractionAsPercent, formatGoflagsValue, formatMedianWithHalfInterval, formatPValue, formatPercentBesideLimit, formatRounds, formatRoundsMadeOfResult, formatRuledOutWorsening, formatShortPValue, formatSignedChange, formatUnsignedPercent, formatValue, functionNameWithoutFolders, getOrInsert, groupBy, hasRuleWithOtherThreshold, inlineCodeSpan, isCountOrBytesUnit, isFilterWithValidPlaceholders, isIntervalBeyondThreshold, isTimeOrRateUnit, joinNonEmptyReportTexts, joinShellWords, lastRoundWithValue, lineBreakSpan, linkSpan, listFirstReportTexts, listReportBlock, logAverage, mannWhitneyTest, median, memoize, nameSpan, noReportLinks, noteReportBlock, packageAndBenchmarkId, pairedRankPermutationTest, paragraphReportBlock, parseTextWithBackticks, perflockNotInstalledReason, processOutputReportBlock, ratioEstimateOfBlocksWithInterval, relativeChangeUsedByVerdict, removeOutliersOfEachSide, reportTextFromTemplate, robustRootMeanSquare, roundsToDetect, rowId, shellCommandReportBlock, shortPrintableName, shortSha, shortenNameInMiddle, sides, smallestDetectableChange, splitRoundsOfSeriesByMachine, strongSpan, summariseSample, tableReportBlock, takeFirstLinesAndAddCountOfRest, termSpan, terminalInstallPageUrl, thresholdRoundingTolerance, unitCountsBytes, valuesWithoutGaps, warningReportBlock, welchTTest, worseningAndImprovementOfDifference, worseningAndImprovementOfRatio, worseningOfRatioOrCentres } from "./basics.js";
import { benchPatternForResultBenchmark } from "./benchmark-names.js";
import { applyRuleDirection, globMatchesRow, isRowOfBenchmarkOrSubBenchmark, rowRulesOf, settingsOfRow } from "./row-rules.js";
import { findUnmatchedPairDifferingInNumber, isMeasuredOnBothSides } from "./unmatched.js";
import { acceptedRegressions, benchmarkConfigAndUnitKey, failingRegressions, filterComparisonsByChange, inconclusiveRowsThatCanFail, isBrokenByHead, isFailedBenchmarkMuted, mergeShortVisitsOfSideInRound, mutedRegressions, verdictFailsCheck } from "./verdict.js";
import { ruleChangeNameOfBenchmarksListOrder, workingTreeOriginPrefix } from "./result-file.js";
import { fewestRoundsForFamily, interimLevelToRuleOutWorsening, interimsAndSpendingOfRegressionTest, isAnalysedOnlyOnce, isInterimRound, maxRoundsOfPlan, plannedInterimRounds, seededRandom, sequentialPValue, smallestSequentialPairedP } from "./interims.js";
import { overlayGlobsForFiles } from "./benchmark-files.js";

// src/core/stats/two-modes.ts
const fewestValues = 8;
const fewestInGroup = 4;
function hasTwoModes(values) {
	const n = values.length;
	if (n < fewestValues) return false;
	const positive = values.every((value) => value > 0);
	const sorted = values.map((value) => positive ? Math.log(value) : value).sort((a, b) => a - b);
	const cut = bestCut(sorted, Math.max(fewestInGroup, Math.ceil(n / 5)));
	const [lower, upper] = [spreadOf$1(sorted.slice(0, cut)), spreadOf$1(sorted.slice(cut))];
	const between = cut * (n - cut) / n * (upper.mean - lower.mean) ** 2;
	const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)));
	const gap = sorted[cut] - sorted[cut - 1];
	return between / (lower.squares + upper.squares) + 2 * gap / widest > Math.min(18, 2 + 208 / n);
}
function bestCut(sorted, fewest) {
	const { mean } = spreadOf$1(sorted);
	let best = {
		cut: fewest,
		explained: -1
	};
	let sum = 0;
	for (const [index, value] of sorted.entries()) {
		sum += value - mean;
		const cut = index + 1;
		const explained = sum ** 2 / (cut * (sorted.length - cut));
		if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained) best = {
			cut,
			explained
		};
	}
	return best.cut;
}
function spreadOf$1(values) {
	const origin = values[0];
	const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length;
	return {
		mean,
		squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
	};
}

// src/core/judge/evidence.ts
const leastConstantRounds = 3;
function evidenceOfBenchmarkSeries(series, rules, machines, plan = rules) {
	const direction = series.rule.better !== void 0 ? series.rule.better : findUsualDirectionOfUnit(series.unit);
	const tested = rules.outliers === "iqr" ? removeOutliersOfEachSide(series, machines) : series;
	const isConstant = areSidesConstant(series);
	const isDeclared = isConstant && series.rule.assume === "exact";
	const mayBeExact = isCountOrBytesUnit(series.unit) || isConstant && haveEqualStart(series);
	const exact = isDeclared || isConstant && mayBeExact && countCompleteRounds(series) >= leastConstantRounds;
	const base = summariseSample(tested.base, exact);
	const head = summariseSample(tested.head, exact);
	const blocks = splitRoundsOfSeriesByMachine(tested, machines);
	const estimate = exact ? null : ratioEstimateOfBlocksWithInterval(blocks, confidenceLevel);
	const shift = exact || estimate || !blocks.some(isMeasuredOnBothSides) ? head.center - base.center : differenceEstimateOfBlocksWithInterval(blocks, confidenceLevel).estimate;
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
	const claims = byValue ? sequentialClaimsOfExactValues(effect, direction, rules) : claimsOfVarying(data);
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
			return byValue ? worstOf(effect, direction) : ruledOutBy(data, claims);
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
function worstOf({ worsening, improvement }, direction) {
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
		worse: handicapped(blocks, test, direction, threshold + thresholdRoundingTolerance, 0).worse,
		better: handicapped(mirror(), test, direction, threshold + thresholdRoundingTolerance, 0).worse
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
	const below = Math.max(0, limit - thresholdRoundingTolerance);
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
function sequentialClaimsOfExactValues({ worsening, improvement }, direction, { threshold, ruleOut, strict }) {
	const limitOfWorse = strict ? threshold : 0;
	const isBeyond = (limit) => exceedsThreshold(worsening, limit) || direction === null && exceedsThreshold(improvement, limit);
	return {
		worse: exceedsThreshold(worsening, limitOfWorse) ? 0 : 1,
		better: exceedsThreshold(improvement, limitOfWorse) ? 0 : 1,
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
			evidence: evidenceOfBenchmarkSeries(applyRuleDirection(candidate, rules, rowRules.rule), rowRules.rules, machines, planOf?.(candidate))
		};
	});
	const adjustedOf = new Map(familyNames.flatMap((name) => {
		const family = weighed.filter((row) => familyOf(row) === name).map(({ evidence }) => evidence);
		const tested = family.filter((evidence) => isTested(evidence, rules));
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
const familyNames = [
	"gated",
	"muted",
	"undirected"
];
function familyOf({ evidence, rowRules }) {
	if (evidence.direction === null) return "undirected";
	return rowRules.gate === "fail" ? "gated" : "muted";
}
function compareAllSeries(series, rules, machines = [], planOf) {
	const decided = decideChangesOfAllSeries(series, rules, {
		machines,
		planOf
	});
	const sizeOf = (family) => decided.filter((row) => isTested(row.evidence, rules) && familyOf(row) === family).length;
	const sizes = {
		gated: sizeOf("gated"),
		muted: sizeOf("muted"),
		undirected: sizeOf("undirected")
	};
	return decided.map((row) => comparisonOf(row, sizes[familyOf(row)], machines));
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
		warnings: [...slowRuns({
			evidence,
			change
		}, rules, machines), ...collectComparisonWarnings(evidence, prospects?.visible ?? null, rules, machines)]
	};
}
function slowRuns({ evidence: { series, direction, exact }, change }, { ruleOut }, machines) {
	const warning = exact || change === "regressed" ? null : findMoreSlowRunsOnHeadWarning(series, direction, machines, ruleOut);
	return warning === null ? [] : [warning];
}
function decisiveP({ worse, better }, direction) {
	return direction === null ? Math.min(worse, better) : worse;
}
function prospectsOf({ ratio, series }, direction, rules, familySize) {
	if (ratio === null || ratio.low === null || ratio.high === null) return null;
	const rounds = countCompleteRounds(series);
	const spread = estimateSpreadFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel);
	const level = interimLevelToRuleOutWorsening(rules.count, rules);
	return visibleAndRoundsNeededAtSpread(rounds, spread, level, direction, familySize, rules);
}
const fewestToGiveUp = 12;
const marginToGiveUp = 2;
const suspiciousP = .1;
function isTooNoisyToRuleOut({ ratio, pairedP, direction }, rounds, rules) {
	if (ratio === null || ratio.low === null || ratio.high === null || direction === null) return false;
	if (rounds < Math.max(fewestToGiveUp, rules.count) || rules.ruleOut === 0) return false;
	if (pairedP === null || pairedP <= suspiciousP) return false;
	return roundsToDetect(convertWorseningToRise(rules.ruleOut, direction), estimateSpreadFromRatioInterval(ratio.low, ratio.high, rounds, confidenceLevel), interimLevelToRuleOutWorsening(rules.count, rules), detectingShare) > marginToGiveUp * maxRoundsOfPlan(rules);
}
const safetyFactor = 5;
function isLarge(worsening, improvement, p, alpha, threshold) {
	return p !== null && p <= alpha / safetyFactor && exceedsThreshold(Math.max(worsening, improvement), threshold);
}
function decideComparisonChange({ direction, worsening, improvement, claims, p }, adjusted, { alpha, threshold }) {
	const isWorse = adjusted.worse <= alpha && exceedsThreshold(worsening, threshold);
	const isBetter = adjusted.better <= alpha && exceedsThreshold(improvement, threshold);
	if (direction === null && (isWorse || isBetter || isLarge(worsening, improvement, p, alpha, threshold))) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	if (claims.isBelowThreshold) return "unchanged";
	const isSmall = !exceedsThreshold(worsening, threshold) && (direction !== null || !exceedsThreshold(improvement, threshold));
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
function collectComparisonWarnings(evidence, visible, rules, machines = []) {
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
	return gaps.length === 0 ? 0 : finiteOrNull(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0;
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
	const level = typical + (direction === "higher" ? -1 : 1) * (beyond + thresholdRoundingTolerance) * Math.abs(typical);
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
const fewestVisitsToEstimateNoise = 4;
function decideVisitsPerSideByRoundNoise(most, noises, wanted) {
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
function describeRegressionAfterBenchmarkName(units, rules, isRepeated) {
	const clauses = units.map((unit, index) => reportTextFromTemplate`${clause(unit, rules, index === 0)}${repetition(unit, rules, isRepeated)}`);
	return joinNonEmptyReportTexts(clauses, ". It also ");
}
function absoluteChangeOfComparison(comparison) {
	const moved = relativeChangeUsedByVerdict(comparison);
	return moved === null ? Number.POSITIVE_INFINITY : Math.abs(moved);
}
function sortByLargestChange(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(absoluteChangeOfComparison(b) - absoluteChangeOfComparison(a)) || 0);
}
function countRoundsOnBothSides({ base, head }) {
	return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null).length;
}
function hasMissingRounds({ base, head }, { rounds, merged }) {
	if (merged === null) return countRoundsOnBothSides({
		base,
		head
	}) < rounds.length;
	const lastOf = /* @__PURE__ */ new Map();
	const isThere = rounds.map((_, n) => [base, head].every(({ samples }) => (samples[n] ?? null) !== null));
	for (const [n, { block }] of rounds.entries()) if (isThere[n]) lastOf.set(block, n);
	return rounds.some(({ block }, n) => !isThere[n] && n < (lastOf.get(block) ?? 0));
}
function changeClause(comparison, limit = null) {
	const { base, head, unit, delta, ratio, exact } = comparison;
	const moved = relativeChangeUsedByVerdict(comparison);
	const shift = comparison.shift ?? head.center - base.center;
	if (delta === null || moved === null && base.center !== head.center) return reportTextFromTemplate`went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${formatUnitAsTextSpan(unit)}`;
	if (exact || moved === null) return reportTextFromTemplate`has ${formatValue(Math.abs(shift), unit)} ${shift > 0 ? "more" : lessOrFewerForUnit(unit)} ${formatUnitAsTextSpan(unit)}`;
	if (ratio === null) return changeVerbPhraseText(moved, shift > 0, comparison, limit);
	if (isPointEstimateMeaningful(comparison)) return changeWithIntervalAsPredicate(ratio, comparison, limit);
	return reportTextFromTemplate`${intervalAsPredicate(ratio, comparison)} (${twoGroupsText})`;
}
function adjustedPText({ adjustedP }, { alpha, correction, deltaTest }) {
	if (adjustedP === null) return [];
	const name = correction === "none" ? termSpan("p", "p") : termSpan("adjusted-p", "adjusted p");
	return reportTextFromTemplate`${name} ${formatShortPValue(adjustedP, alpha)}${deltaTest === "ttest" ? " (Welch's t)" : ""}`;
}
function formatConfirmationRatioAndP({ ratio, base, head, p }, unit, { alpha, strict }, limit = null) {
	const size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : formatSignedChange(ratio.estimate - 1, limit);
	return p === null || strict ? size : `${size} (p ${formatShortPValue(p, alpha)})`;
}
function clause(comparison, rules, isFirst) {
	const { exact } = comparison;
	const { threshold } = settingsOfRow(comparison, rules);
	const basis = exact ? valuesOf$1(comparison, threshold) : roundsOf(comparison, rules);
	const limit = formatFractionAsPercent(threshold);
	const named = termSpan("threshold", "threshold");
	let end = [];
	if (rules.strict && !exact && comparison.adjustedP !== null) end = reportTextFromTemplate` for exceeding the ${named} of ${limit}`;
	else if (isFirst) end = relativeChangeUsedByVerdict(comparison) === null ? reportTextFromTemplate`; beyond any ${named}` : reportTextFromTemplate`; ${named} ${limit}`;
	return reportTextFromTemplate`${changeClause(comparison, threshold)}${basis}${end}${roundsThatDecided(comparison, rules)}`;
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
function repetition(comparison, rules, isRepeated) {
	const { exact, confirmation, unit } = comparison;
	const confirmed = termSpan("confirmation", "confirmed");
	if (confirmation?.recurred) return reportTextFromTemplate`; ${confirmed} by a second measurement, ${formatConfirmationRatioAndP(confirmation, unit, rules, settingsOfRow(comparison, rules).threshold)}`;
	if (exact || confirmation !== null || !isRepeated) return [];
	return reportTextFromTemplate`; not ${confirmed}, as the second measurement gave too few values`;
}
function valuesOf$1(comparison, threshold) {
	const { base, head, unit } = comparison;
	const moved = relativeChangeUsedByVerdict(comparison);
	const exact = reportTextFromTemplate`${termSpan("exact", "exact")}, does not vary`;
	if (moved === null) return reportTextFromTemplate` (${exact})`;
	const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
	return reportTextFromTemplate` (${values}, ${formatSignedChange(moved, threshold).replace(".0%", "%")}; ${exact})`;
}
function roundsOf(comparison, rules) {
	const p = adjustedPText(comparison, rules);
	return reportTextFromTemplate`; ${formatRounds(countRoundsOnBothSides(comparison))}, ${p.length === 0 ? "not tested" : p}`;
}
function changeWithIntervalAsPredicate(ratio, measured, limit = null) {
	const { estimate } = ratio;
	const { verb, what } = wordingOf(measured);
	const { way, opposite, near, far } = endsOf(ratio, measured);
	const interval = (words) => reportTextFromTemplate`, ${termSpan("interval", words)} `;
	let bounds = [];
	if (near !== null && far !== null) {
		const [from, to] = [formatUnsignedPercent(near), formatUnsignedPercent(far)];
		if (near < 0) bounds = reportTextFromTemplate`${interval("between")}${from} ${opposite} and ${to} ${way}`;
		else if (from !== to) bounds = reportTextFromTemplate`${interval("between")}${from} and ${to}`;
	} else if (near !== null && near > 0) bounds = reportTextFromTemplate`${interval("at least")}${formatUnsignedPercent(near)}`;
	return reportTextFromTemplate`${verb} ${percent(estimate - 1, limit)} ${way}${what}${bounds}`;
}
function intervalInWords(ratio, measured) {
	const { way, opposite, near, far } = endsOf(ratio, measured);
	if (near !== null && far !== null) {
		const [from, to] = [formatUnsignedPercent(near), formatUnsignedPercent(far)];
		if (near < 0) return `between ${from} ${opposite} and ${to} ${way}`;
		return from === to ? `${from} ${way}` : `between ${from} and ${to} ${way}`;
	}
	return near !== null && near > 0 ? `at least ${formatUnsignedPercent(near)} ${way}` : "no interval";
}
function intervalAsPredicate(ratio, measured) {
	const { verb, what } = wordingOf(measured);
	return reportTextFromTemplate`${verb} ${intervalInWords(ratio, measured)}${what}`;
}
function endsOf({ estimate, low, high }, measured) {
	const { up, down } = wordingOf(measured);
	const rises = estimate >= 1;
	const [way, opposite] = rises ? [up, down] : [down, up];
	const ends = [low, high].map((end) => end === null ? null : rises ? end - 1 : 1 - end);
	const [near = null, far = null] = rises ? ends : ends.toReversed();
	return {
		way,
		opposite,
		near,
		far
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
function displayedOutcomeOfComparison({ change, better, gate, accepted }) {
	if (change === "inconclusive" && better === null) return "undirected";
	if (change === "inconclusive" && gate !== "fail") return "mutedInconclusive";
	if (change !== "regressed") return change;
	if (gate !== "fail") return "muted";
	return accepted === null ? change : "accepted";
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
function changeEstimateTextOfComparison(comparison, limit = null) {
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
function isPNeededToExplainChange(comparison, { threshold, strict }) {
	const { change, ratio, exact, better, adjustedP } = comparison;
	if (exact || adjustedP === null) return false;
	const worsenings = [ratio?.low ?? null, ratio?.high ?? null].map((end) => end === null ? null : worseningAndImprovementOfRatio(end, better).worsening);
	switch (change) {
		case "inconclusive": return ratio === null || worseningAndImprovementOfRatio(ratio.estimate, better).worsening > threshold;
		case "regressed": return worsenings.some((end) => end === null || end <= (strict ? threshold : 0));
		case "changed": return ratio === null || ratio.low === null || ratio.high === null || ratio.low <= 1 && ratio.high >= 1;
		default: return false;
	}
}

// src/core/report/say/comparisons.ts
function changedAndInconclusiveRowsPart(changed, naming, settings) {
	if (changed.length === 0) return [];
	return [{
		kind: "changes",
		groups: groupByBenchmark(changed).map((units) => units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op")).map((one) => rowOf(one, naming, settings))),
		chance: settings.correction === "none" ? "p" : "adjusted p"
	}];
}
function comparisonsPart({ comparisons, settings, geomeans, merged, rounds }, naming, { rest, medians }, above = []) {
	if (comparisons.length === 0) return [];
	const shownAbove = new Set(above);
	const rows = sortComparisons(comparisons, naming, settings).map((one) => rowOf(one, naming, settings));
	const changing = rows.filter(({ comparison }) => !isSame(comparison));
	return [{
		kind: "comparisons",
		title: reportTextFromTemplate`All comparisons (${rows.length})`,
		rows,
		isAlone: above.length === 0,
		isDrawn: rest === "drawn",
		rest: rest !== "none" ? changing.filter(({ comparison }) => !shownAbove.has(comparison)) : [],
		medians: medians && changing.length > 0 ? {
			title: mediansTitle(settings, merged, changing.length),
			rows: changing
		} : null,
		same: unchangedUnitsTextOfComparisons(comparisons),
		geomeans,
		rounds,
		settings,
		below: exactNote(comparisons)
	}];
}
function areMediansAndPAsInBenchstat({ deltaTest, outliers }, merged) {
	return deltaTest === "utest" && outliers === "none" && merged === null;
}
function mediansTitle(settings, merged, rows) {
	return areMediansAndPAsInBenchstat(settings, merged) ? reportTextFromTemplate`The medians and p that \`benchstat\` prints (${rows})` : reportTextFromTemplate`Medians and uncorrected p (${rows})`;
}
function isSame({ exact, delta, change }) {
	return exact && delta === 0 && !isFoundChange(change);
}
function unchangedUnitsTextOfComparisons(comparisons) {
	const counts = /* @__PURE__ */ new Map();
	for (const comparison of comparisons) {
		const { all, same } = counts.get(comparison.unit) ?? {
			all: 0,
			same: 0
		};
		counts.set(comparison.unit, {
			all: all + 1,
			same: same + Number(isSame(comparison))
		});
	}
	const byCount = /* @__PURE__ */ new Map();
	for (const [unit, { all, same }] of counts) {
		if (same === 0) continue;
		const often = all === 1 ? "" : same === all ? ` in all ${all}` : ` in ${same} of ${all}`;
		getOrInsert(byCount, often, () => []).push(formatUnitAsTextSpan(unit));
	}
	return joinNonEmptyReportTexts([...byCount].map(([often, units]) => reportTextFromTemplate`${joinNonEmptyReportTexts(units, " and ")} unchanged${often}`), "; ");
}
function rowOf(comparison, naming, settings) {
	const { unit, base, head, delta, adjustedP, exact, change } = comparison;
	const { alpha } = settings;
	const rowSettings = settingsOfRow(comparison, settings);
	const shortP = adjustedP === null || exact || change === "improved" ? "" : formatShortPValue(adjustedP, alpha);
	return {
		comparison,
		name: [nameSpan(naming(comparison))],
		unit: [formatUnitAsTextSpan(unit)],
		estimate: changeEstimateTextOfComparison(comparison, rowSettings.threshold),
		values: mediansText(comparison),
		interval: changeIntervalText(comparison),
		adjustedP: shortP,
		needsP: isPNeededToExplainChange(comparison, rowSettings),
		bound: contradictsBound(comparison) ? "" : formatRuledOutWorsening(comparison),
		threshold: rowSettings.threshold,
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
		const names = new Map(comparisons.map((one) => [one, naming(one)]));
		const nameOf = (one) => names.get(one) ?? "";
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
	return [paragraphReportBlock`${termSpan("exact", "Exact")}: values in ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)} that do not vary (± 0% on both sides) are compared directly; their p does not count.`];
}

// src/core/judge/confirm.ts
function selectSuspects(comparisons) {
	return comparisons.filter(({ change, gate, exact }) => change === "regressed" && gate === "fail" && !exact);
}
function confirmationPlanAfterRounds(rounds, rules) {
	const count = rules.stopEarly ? Math.max(rounds, rules.count) : rounds;
	return {
		count,
		stopEarly: rules.stopEarly && count >= fewestToEnd,
		isAgain: true
	};
}
function confirmationPlanOfSuspect(suspect, rules) {
	return confirmationPlanAfterRounds(countRoundsOfComparison(suspect), rules);
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
		const { base, head, ratio, ruledOut, adjustedP: p } = repeated;
		const limit = confirmationSignificanceLevelOfSuspect(comparison, {
			base,
			head,
			ratio,
			p
		}, second.size, rules);
		if (limit === null) return comparison;
		const recurred = repeated.change === "regressed" && (p === null || p <= limit);
		return {
			...comparison,
			ruledOut,
			change: recurred ? "regressed" : afterSecond(repeated, settingsOfRow(comparison, rules)),
			confirmation: {
				recurred,
				base,
				head,
				ratio,
				p
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
		if (!isFull && !isIntervalBeyondThreshold(repeated.ratio, suspect.better, threshold)) return false;
		const p = (repeated.adjustedP ?? 0) * familySize * (isPart ? mostInParts : 1);
		const limit = limitOfPlan(plan, measured, rules);
		return repeated.change === "regressed" && limit !== null && p <= limit;
	};
	return new Set(suspected.filter((suspect) => !isOver(suspect)).map(rowId));
}
function exceedsThresholdInConfirmation(suspect, second, rules) {
	return exceedsThreshold(worseningOfRatioOrCentres(second, suspect.better), settingsOfRow(suspect, rules).threshold);
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
	if (made >= maxRoundsOfPlan(plan) || isInterimRound(made, plan) && isOver) return ofPlan;
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
	if (change === "regressed" || ruledOut === null || exceedsThreshold(ruledOut, ruleOut)) return "inconclusive";
	if (!exceedsThreshold(ruledOut, threshold)) return "unchanged";
	return change === "inconclusive" ? change : "within";
}
function countRoundsOfComparison({ base, head }) {
	return countCompleteRounds({
		base: base.samples,
		head: head.samples
	});
}

// src/core/report/say/rules.ts
function decisionRulePart(result) {
	const { settings, comparisons, again, isRelaid } = result;
	if (comparisons.length === 0) return [];
	const { deltaTest, alpha, failOn } = settings;
	const isTested = deltaTest !== "none";
	const isExact = isTested && comparisons.some(({ exact }) => exact);
	const regressed = failingRegressions(comparisons);
	const hasFailed = regressed.length > 0;
	const ruled = comparisons.filter(({ rule }) => rule !== null).length;
	const isRepeated = isTested && again.length > 0;
	const unconfirmed = isTested && settings.confirm && again.length === 0 ? regressed.filter(({ exact }) => !exact) : [];
	const repeated = isRepeated ? reportTextFromTemplate`, and a ${termSpan("confirmation", "second measurement")} ${isRelaid ? "in new memory layouts " : ""}shows it again${recurringIf(result)}` : "";
	const sentences = [
		reportTextFromTemplate`A benchmark regressed if ${regressedIf(settings)}${repeated}.`,
		unconfirmed.length > 0 ? reportTextFromTemplate`Regressions were not ${termSpan("confirmation", "confirmed")} by a second measurement${whyUnconfirmed(unconfirmed, result)}.` : "",
		isTested ? otherwise(settings) : "",
		ruled > 0 ? reportTextFromTemplate`${ruled} of ${comparisons.length} rows ${ruled === 1 ? "has rules of its" : "have rules of their"} own (\`benchmarks\`).` : "",
		isExact ? reportTextFromTemplate`Values that do not vary are compared ${termSpan("exact", "exactly")}.` : "",
		isTested ? `~ means no significant difference (p > ${alpha}).` : "",
		failOn === "inconclusive" ? reportTextFromTemplate`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).` : "",
		failOn === "never" && hasFailed ? reportTextFromTemplate`The check passes anyway (\`fail-on: never\`).` : ""
	];
	return [noteReportBlock`${joinNonEmptyReportTexts(sentences)}`];
}
function whyUnconfirmed(unconfirmed, { lost, settings, stopped }) {
	const hasFailed = (one) => lost.some((each) => isOf(one, each));
	const failed = reportTextFromTemplate`, as it failed when it was measured again`;
	if (unconfirmed.every(hasFailed)) return failed;
	if (stopped === "interrupted") return reportTextFromTemplate`, as measuring was interrupted`;
	if (settings.budget !== null || stopped === "budget") return reportTextFromTemplate`, as the \`budget\` left no time`;
	return unconfirmed.some(hasFailed) ? failed : [];
}
function isOf(comparison, { benchmark, package: path }) {
	if (comparison.package !== path) return false;
	return benchmark === null || isRowOfBenchmarkOrSubBenchmark(comparison.benchmark, benchmark);
}
function regressedIf(settings) {
	const { alpha, threshold, deltaTest, correction, strict, outliers } = settings;
	const limit = reportTextFromTemplate`more than ${formatFractionAsPercent(threshold)} worse (${termSpan("threshold", "threshold")})`;
	if (deltaTest === "none") return reportTextFromTemplate`it is ${limit}, even if only by chance (\`delta-test: none\`)`;
	const notes = joinNonEmptyReportTexts([
		correction === "holm" ? "" : inlineCodeSpan(`correction: ${correction}`),
		deltaTest === "ttest" ? inlineCodeSpan("delta-test: ttest") : "",
		outliers === "iqr" ? inlineCodeSpan("outliers: iqr") : ""
	], ", ");
	const p = correction === "none" ? termSpan("p", "p") : termSpan("adjusted-p", "adjusted p");
	const noted = notes.length === 0 ? p : reportTextFromTemplate`${p} (${notes})`;
	if (strict) return reportTextFromTemplate`the ${noted} for being ${limit} is at most ${alpha} (\`strict\`)`;
	return reportTextFromTemplate`its ${noted} is at most ${alpha} and it is ${limit}`;
}
function otherwise({ threshold, ruleOut }) {
	const [near, far] = [formatFractionAsPercent(threshold), formatFractionAsPercent(ruleOut)];
	const passing = [];
	if (threshold > 0) passing.push(reportTextFromTemplate`is ${termSpan("unchanged", "unchanged")} if a worsening of ${near} is ruled out`);
	if (ruleOut > threshold) {
		const estimate = threshold > 0 ? `a worsening of ${far} is ruled out and the estimate is at most ${near} worse` : `a worsening of ${far} is ruled out and the estimate is not worse`;
		passing.push(reportTextFromTemplate`passes ${termSpan("within", `within ${far}`)} if ${estimate}`);
	}
	if (passing.length === 0) return [];
	return reportTextFromTemplate`It ${joinNonEmptyReportTexts(passing, ", ")}, and is ${termSpan("inconclusive", "inconclusive")} otherwise.`;
}
function confirmationsOfResult({ comparisons }) {
	return comparisons.flatMap(({ confirmation }) => confirmation ?? []);
}
function recurringIf(result) {
	const { settings, comparisons } = result;
	const suspects = comparisons.flatMap((comparison) => {
		const { confirmation } = comparison;
		return confirmation ? [{
			one: comparison,
			confirmation
		}] : [];
	});
	const limits = suspects.flatMap(({ one, confirmation }) => confirmationSignificanceLevelOfSuspect(one, confirmation, suspects.length, settings) ?? []);
	const [usual = settings.alpha / confirmationAlphaDivisorsToTry[0]] = limits;
	const rounded = (p) => Number(p.toPrecision(2));
	const least = rounded(limits.reduce((a, b) => Math.min(a, b), usual));
	const most = rounded(limits.reduce((a, b) => Math.max(a, b), usual));
	return ` (p${suspects.length > 1 && settings.correction !== "none" ? `, adjusted for ${suspects.length} suspects,` : ""} at most ${least}${most > least ? `, or ${most} where there were too few rounds to show that` : ""})`;
}
const mostEntries = 20;
const [longestValue$1, around] = [120, 20];
const ruleChangeInputNamesListedFirst = [...[
	"fail-on",
	"threshold",
	"rule-out",
	"alpha",
	"delta-test",
	"correction",
	"strict",
	"outliers"
], ...[
	"run",
	"paths",
	"measure",
	"packages",
	"bench",
	"output",
	"filter",
	"format",
	"overlay",
	"since",
	"creep"
]];
function ruleChangesPart(rules) {
	return rules === null || rules.changes.length === 0 ? [] : [warningReportBlock`${ruleChangesSentence(rules)}`];
}
function ruleChangesSentence({ file, changes }) {
	const isFirst = ({ rule }) => ruleChangeInputNamesListedFirst.includes(rule) || rule === "order of benchmarks";
	const [entries, inputs] = [changes.filter(isEntry), changes.filter((ruleChange) => !isEntry(ruleChange))];
	const first = inputs.filter(isFirst).toSorted((a, b) => ruleChangeInputNamesListedFirst.indexOf(a.rule) - ruleChangeInputNamesListedFirst.indexOf(b.rule));
	const broadest = entries.toSorted((a, b) => literalsOf(a) - literalsOf(b));
	const named = [
		...first,
		...broadest.slice(0, mostEntries),
		...inputs.filter((one) => !isFirst(one))
	];
	const more = entries.length - mostEntries;
	const lines = joinNonEmptyReportTexts(named.map((change) => reportTextFromTemplate`${inlineCodeSpan(change.rule)}: ${valuesOf(change)}`), ", ");
	return reportTextFromTemplate`${strongSpan("This change modifies the rules")} (${nameSpan(file)}); both sides were measured and judged by the new ones: ${lines}${more > 0 ? ` and ${more} more entries for benchmarks` : ""}.`;
}
function isEntry({ rule }) {
	return /^(benchmarks|accepted): /.test(rule);
}
function literalsOf({ rule }) {
	return rule.replace(/^\w+: /, "").replaceAll("*", "").length;
}
function valuesOf({ base, head }) {
	const [old, now] = [[...escapeControlCharacters(base ?? "")], [...escapeControlCharacters(head ?? "")]];
	const [from, end] = base === null || head === null ? [0, 0] : alike(old, now);
	const excerpt = (characters) => {
		const [start, rest] = [Math.max(0, from - around), Math.max(0, end - around)];
		if (characters.length <= longestValue$1) return nameSpan(characters.join(""));
		const part = characters.slice(start, characters.length - rest).join("");
		return nameSpan(`${start > 0 ? "…" : ""}${cutMiddleToWidth(part, longestValue$1)}${rest > 0 ? "…" : ""}`);
	};
	return reportTextFromTemplate`${base === null ? "not set" : excerpt(old)} → ${head === null ? "not set" : excerpt(now)}`;
}
function alike(left, right) {
	const shorter = Math.min(left.length, right.length);
	let from = 0;
	while (from < shorter && left[from] === right[from]) from++;
	let end = 0;
	while (end < shorter - from && left.at(-1 - end) === right.at(-1 - end)) end++;
	return [from, end];
}
const mostNames$4 = 3;
function changedBenchmarkFilesPart({ warnings, settings }, most) {
	const changed = warnings.flatMap((runWarning) => runWarning.kind === "suite" ? runWarning.changed : []);
	if (changed.length === 0) return [];
	const subject = strongSpan(reportTextFromTemplate`${termSpan("warnings", "The benchmarks changed")}:`);
	const doing = warnings.some(({ kind }) => kind === "moved") ? notByOverlay : advice$2(changed, settings.overlay);
	const names = listFirstReportTexts(changed.map(nameSpan), Math.min(most, mostNames$4));
	return [warningReportBlock`${subject} base and head have different benchmark files (${names}), so a difference may come from the benchmark itself. ${doing}`];
}
const notByOverlay = reportTextFromTemplate`As a package has moved, \`overlay\` cannot make both sides run head's benchmarks: review what changed in these files.`;
function advice$2(changed, overlay) {
	const globs = overlayGlobsForFiles(changed).filter((glob) => !overlay.includes(glob));
	const both = "so that both sides run head's benchmarks";
	return overlay.length === 0 ? reportTextFromTemplate`Set ${overlayOf(globs)}, ${both}.` : reportTextFromTemplate`Add ${listFirstReportTexts(globs.map(nameSpan), mostNames$4)} to \`overlay\`, ${both}.`;
}
function overlayOf(globs) {
	if (globs.length === 1) return reportTextFromTemplate`${inlineCodeSpan(`overlay: '${globs[0]}'`)}`;
	return reportTextFromTemplate`\`overlay\` to ${listFirstReportTexts(globs.map(nameSpan), mostNames$4)}, one per line`;
}
function overlayAdvice({ warnings, settings }) {
	const changed = warnings.flatMap((runWarning) => runWarning.kind === "suite" ? runWarning.changed : []);
	const usual = settings.go === null ? [] : ["**/*_test.go"];
	const globs = changed.length === 0 ? usual : overlayGlobsForFiles(changed);
	return globs.length === 0 || settings.overlay.length > 0 ? reportTextFromTemplate`name the files that hold them in \`overlay\`` : reportTextFromTemplate`set ${overlayOf(globs)}`;
}

// src/core/report/say/how-measured.ts
function howMeasuredPart(result) {
	const { settings, machine, rounds, stopped, again, isRelaid, merged } = result;
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const isApart = rounds.some((round) => round.first === null);
	const machines = merged?.machines.length ?? 1;
	const seed = machines > 1 ? "one seed per machine" : `seed ${settings.seed}`;
	const coins = isApart ? `one benchmark at a time, each in random order (${seed})` : `in random order (base first in ${firsts}; ${seed})`;
	const made = roundsMade(result);
	const isReplayed = result.warnings.some((runWarning) => runWarning.kind === "replayed" && !runWarning.sooner);
	const ended = {
		count: rounds.length > settings.count ? made : formatRounds(rounds.length),
		settled: reportTextFromTemplate`${made}, then ${termSpan("early-stopping", "stopped early")}, ${isReplayed ? "as more rounds of cached results show nothing" : "as every benchmark that can fail was decided"}`,
		budget: reportTextFromTemplate`${made}, then the time limit was reached (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		interrupted: reportTextFromTemplate`${made}, then interrupted`,
		failed: "no rounds",
		unchanged: whyNoRound(settings),
		empty: reportTextFromTemplate`no rounds`
	}[stopped];
	const most = confirmationsOfResult(result).some((confirmation) => countRoundsOnBothSides(confirmation) < again.length) ? "up to " : "";
	const repeated = again.length === 0 ? "" : reportTextFromTemplate`; ${most}${again.length} more to ${termSpan("confirmation", "confirm")} suspected regressions${isRelaid ? ", each with the code of both sides in a new memory layout" : ""}`;
	const facts = [
		commitsLine(result),
		rounds.length === 0 ? reportTextFromTemplate`${ended}` : reportTextFromTemplate`${ended}; each ${termSpan("rounds-and-interleaving", "round")} measured both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		settings.go === null ? [] : builtWith(result),
		settings.relink === null ? [] : reportTextFromTemplate`programs were linked in new memory layouts (\`relink\`), in each round the same on both sides`,
		reportTextFromTemplate`${visitsPerRoundLine(result.visits)}`,
		benchmarksSlowToPrepareLine(result.visits),
		overlaid(settings.overlay),
		readAs(result),
		machinesLine(merged?.machines ?? [machine]),
		rounds.length === 0 ? [] : statistics(result)
	];
	const commands = [settings.setup, settings.run].filter((command) => command !== null).join("\n");
	const where = settings.workingDirectory === "." ? "" : reportTextFromTemplate` in ${nameSpan(settings.workingDirectory)}`;
	const repeating = [
		...layingOver(result),
		paragraphReportBlock`To run the benchmarks of one side, check out its commit and run${where}:`,
		shellCommandReportBlock(commands)
	];
	return [foldedReportBlock(settings.run === "" ? reportTextFromTemplate`How this was measured` : reportTextFromTemplate`How this was measured, and how to repeat it`, [listReportBlock(facts.filter((fact) => fact.length > 0)), ...settings.run === "" ? [] : repeating])];
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
	return reportTextFromTemplate`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${termSpan("early-stopping", "benchmarks that were still inconclusive")}`;
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
	const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY);
	const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0);
	return joinNonEmptyReportTexts([isGo ? "" : reportTextFromTemplate`the results were read as ${names}`, innerSamples.length === 0 ? "" : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`], "; ");
}
function layingOver({ commits, settings }) {
	if (settings.overlay.length === 0) return [];
	const quoted = settings.overlay.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	return [paragraphReportBlock`In a checkout of base, first check out these files of head:`, shellCommandReportBlock(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(" ")}`)];
}
function statistics({ settings, merged }) {
	const { deltaTest, outliers } = settings;
	const p = termSpan("p", "p");
	const tests = {
		utest: reportTextFromTemplate`; ${p}: two-sided Mann-Whitney`,
		ttest: reportTextFromTemplate`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
		none: reportTextFromTemplate`; nothing tested (\`delta-test: none\`)`
	}[deltaTest];
	const same = areMediansAndPAsInBenchstat(settings, merged) ? reportTextFromTemplate`; the same numbers as \`benchstat base.txt head.txt\` prints for the sample files in the results folder` : "";
	const trimmed = outliers === "iqr" ? reportTextFromTemplate`; values beyond 1.5 interquartile ranges were ${termSpan("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : "";
	return reportTextFromTemplate`medians with their 95% intervals${tests}${same}${trimmed}`;
}
const mostKinds = 5;
function machineLine(machine) {
	const { os, kernel, arch, virtual, load, loadAfter } = machine;
	return joinNonEmptyReportTexts([
		hardwareAndSystem(machine, `${os}, ${kernel} ${arch}`),
		virtual === null ? "" : nameSpan(virtual),
		...clock(machine),
		`load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
		stolen(machine),
		lock(machine.perflock)
	], ", ");
}
function machinesLine(machines) {
	const [only] = machines;
	if (only && machines.length === 1) return machineLine(only);
	const kinds = /* @__PURE__ */ new Map();
	for (const machine of machines) {
		const { cpu, cores, memoryBytes, os, arch } = machine;
		const id = JSON.stringify([
			cpu,
			cores,
			Math.round(memoryBytes / 2 ** 30),
			os,
			arch
		]);
		getOrInsert(kinds, id, () => ({
			machine,
			count: 0
		})).count++;
	}
	const lines = [...kinds.values()].toSorted((a, b) => b.count - a.count).map(({ machine, count }) => reportTextFromTemplate`${count} × ${hardwareAndSystem(machine, `${machine.os}, ${machine.arch}`)}`);
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
	const turns = range(visits.flatMap((plannedVisits) => [decideVisitsPerSideByRoundNoise(plannedVisits.turns, [], 0), plannedVisits.turns]), String);
	const time = range(visits.map(({ seconds }) => seconds), about);
	const served = visits.filter(({ oneProcess }) => oneProcess).length;
	const which = served < visits.length ? ` (${served} of ${visits.length} benchmarks)` : "";
	const inOneProcess = served === 0 ? "" : `, in one process for each side${which}`;
	if (turns === "1") return `each round ran each benchmark once for ${time} on each side`;
	return `each round ran each benchmark ${turns} times for ${time} on each side${inOneProcess}, alternating, more often if it is noisy; its value is the mean of the faster half (for a count, of all)`;
}
function benchmarksSlowToPrepareLine(visits) {
	const slowToPrepare = visits.filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed).toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns);
	if (slowToPrepare.length === 0) return [];
	const total = visits.reduce((sum, plannedVisits) => sum + 2 * plannedVisits.turns * (plannedVisits.seconds + plannedVisits.overhead), 0);
	const preparing = slowToPrepare.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0);
	const names = slowToPrepare.map((one) => reportTextFromTemplate`${nameSpan(one.benchmark)} ${about(one.overhead)}`);
	return reportTextFromTemplate`${about(preparing)} of the ${about(total)} that a round can take are preparation, in ${formatCountWithNoun(slowToPrepare.length, "benchmark")} (for each run: ${listFirstReportTexts(names, mostNames$3)}). To get more rounds in that time, prepare less, or only once, in a package-level variable. Measuring longer (\`benchtime\`) costs little in comparison`;
}
const mostNames$3 = 3;
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
	if (!areBothSidesInGoFormat(result)) return null;
	return result.settings.go === null ? "-benchtime" : "benchtime";
}

// src/core/report/say/doubts.ts
const mostNames$2 = 5;
const oneCycle = 5e-10;
const mostCold = .25;
function doubtsPart(result, naming, most) {
	const { doubts } = result;
	if (doubts.length === 0) return [];
	const groups = kindsInOrder.flatMap(([kind, { says, advice, detail }]) => {
		const doubtsOfKind = doubts.filter((doubt) => doubt.kind === kind);
		if (doubtsOfKind.length === 0) return [];
		const names = doubtsOfKind.map((doubt) => reportTextFromTemplate`${nameSpan(naming(doubt))} (${detail(doubt)})`);
		const cold = doubtsOfKind.some((doubt) => doubt.kind === "setup-timed" && doubt.share < mostCold);
		const words = joinNonEmptyReportTexts([
			strongSpan(says),
			parseTextWithBackticks(advice(result)),
			cold ? orCold : ""
		]);
		return [reportTextFromTemplate`${words}${lineBreakSpan}${listFirstReportTexts(names, Math.min(most, mostNames$2))}`];
	});
	if (!kindsInOrder.some(([kind, one]) => doubts.some((doubt) => doubt.kind === kind && one.isGrave(doubt)))) return [foldedReportBlock(reportTextFromTemplate`Doubtful benchmarks (${doubts.length})`, [listReportBlock(groups)])];
	const subject = strongSpan(reportTextFromTemplate`${termSpan("warnings", "Doubtful benchmarks")}:`);
	return [warningReportBlock`${subject} these may not measure what they are meant to, so their results may mean nothing.`, listReportBlock(groups)];
}
const kindsInOrder = Object.entries({
	"optimised-away": {
		isGrave: (doubt) => doubt.seconds < oneCycle,
		says: "Under a nanosecond, like an empty loop.",
		advice: (result) => areBothSidesInGoFormat(result) ? "The compiler has probably removed the work, or nothing is done `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured." : "The compiler has probably removed the work. Pass the result to a black-box function of your tool. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.",
		detail: (doubt) => `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`
	},
	"grows-with-n": {
		isGrave: () => true,
		says: "The more iterations, the longer each one takes.",
		advice: () => "The work probably grows with `b.N`, or something grows with every operation, so no two runs measure the same thing. Give it a fixed size.",
		detail: ({ probe, full }) => `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`
	},
	"setup-timed": {
		isGrave: () => true,
		says: "The time includes preparation.",
		advice: () => "Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24).",
		detail: ({ setup, share }) => `about ${seconds(setup)}, ${formatUnsignedPercent(share)} of the time`
	},
	"first-off": {
		isGrave: () => true,
		says: "The first round took far longer than the others.",
		advice: () => "The time may include preparation, or caches were cold. Run the command once in `setup`, so that no round pays for that.",
		detail: ({ first, others, side }) => `${seconds(first)} instead of ${seconds(others)}${onlyOn(side)}`
	},
	clock: {
		isGrave: () => false,
		says: "Too short for the clock.",
		advice: (result) => {
			const setting = nameOfGoBenchtimeSetting(result);
			return `All iterations together take less than 10 µs, so the time to read the clock shows: ${setting === null ? "measure longer, or more at once" : `measure longer, such as with a larger \`${setting}\``}.`;
		},
		detail: ({ total, side }) => `${seconds(total)}${onlyOn(side)}`
	},
	prints: {
		isGrave: () => false,
		says: "It prints while it is measured.",
		advice: () => "Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`.",
		detail: ({ line }) => nameSpan(line)
	}
});
const orCold = "Where its share is small, the cause may be cold caches instead.";
function seconds(value) {
	return formatValue(value, "sec/op");
}
function times(ratio) {
	return `${Number(ratio.toPrecision(2))} times`;
}
function onlyOn(side) {
	return side === null ? "" : ` on ${side}`;
}

// src/core/report/say/failed-and-unmeasured.ts
const longestOutput = 2e3;
const mostOutputs = 5;
function failedBenchmarksPart({ lost, settings }, naming, most) {
	const kindOf = (one) => isFailedBenchmarkMuted(one, settings) ? muted : kinds$1.find(({ isOf }) => isOf(one));
	const groups = [...kinds$1, muted].flatMap((kind) => {
		const { says, advice } = kind;
		const names = lost.filter((one) => kindOf(one) === kind).map((one) => reportTextFromTemplate`${nameOf(one, naming)}${countsOf(one)}`);
		return names.length === 0 ? [] : [reportTextFromTemplate`${strongSpan(`${says}:`)} ${listFirstReportTexts(names, most)}. ${advice}`];
	});
	const texts = lost.slice(0, Math.min(most, mostOutputs)).flatMap((failed) => failed.failures.map(({ message, output }) => {
		const tail = output.length <= longestOutput ? output : `…${output.slice(-2e3)}`;
		return tail === "" ? message : `${message}\n\n${tail}`;
	}));
	const outputs = [...new Set(texts)].map(processOutputReportBlock);
	return [...groups.length === 0 ? [] : [listReportBlock(groups)], ...outputs.length === 0 ? [] : [foldedReportBlock(reportTextFromTemplate`Errors and output`, outputs)]];
}
function sidesOf({ failures, tries }) {
	const counted = sides.filter((side) => (tries?.[side].failed ?? 0) > 0);
	return /* @__PURE__ */ new Set([...failures.map(({ side }) => side), ...counted]);
}
function countsOf({ tries }) {
	return tries === void 0 ? [] : reportTextFromTemplate` (${failedOf(tries)})`;
}
function failedOf({ base, head }) {
	return `failed in ${base.failed} of ${formatCountWithNoun(base.runs, "run")} on base, and in ${head.failed} of ${head.runs} on head`;
}
function flakyBenchmarksText(benchmarks, most) {
	const each = benchmarks.map((flaky) => reportTextFromTemplate`${nameSpan(flaky.benchmark ?? "the command")} ${failedOf(flaky)}`);
	return reportTextFromTemplate`some runs failed, and were repeated or left out: ${listFirstReportTexts(each, most)}. The difference between the sides may be chance. Fix what makes them fail.`;
}
const kinds$1 = [
	{
		says: "❌ Failed on head, not on base",
		advice: reportTextFromTemplate`Fix the change, or fix the benchmark if it is new or fails only now and then.`,
		isOf: (lost) => isBrokenByHead(lost) && !sidesOf(lost).has("base")
	},
	{
		says: "❌ Failed more often on head than on base",
		advice: reportTextFromTemplate`The difference is not due to chance. Fix the change, and what makes it fail on base.`,
		isOf: isBrokenByHead
	},
	{
		says: "⚠️ Not measured, as the time limit (budget) is too short",
		advice: reportTextFromTemplate`Raise \`budget\`, or choose fewer benchmarks.`,
		isOf: ({ failures }) => failures.length === 2 && failures.every(({ kind }) => kind === "no time")
	},
	{
		says: "⚠️ Ran out of time on head",
		advice: reportTextFromTemplate`It is not known whether the change is the cause: raise \`budget\`, or find out what it waits for.`,
		isOf: (lost) => !sidesOf(lost).has("base")
	},
	{
		says: "⚠️ Failed on base",
		advice: reportTextFromTemplate`There is nothing to compare head with.`,
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("base")
	},
	{
		says: "⚠️ Failed on both sides",
		advice: reportTextFromTemplate`Head is not known to be the cause. Fix the benchmark, or mute it: \`gate: off\` in a rule of the rules file (\`benchmarks\`).`,
		isOf: (lost) => sidesOf(lost).size === 2
	}
];
const muted = {
	says: "🔇 Failed, but muted by a rule",
	advice: reportTextFromTemplate`This does not count.`,
	isOf: () => true
};
function nameOf({ benchmark, package: path }, naming) {
	if (benchmark === null) return reportTextFromTemplate`all of ${nameSpan(path ?? "the package")}`;
	return [nameSpan(naming({
		benchmark,
		package: path
	}))];
}
function provenBenchmarksPart({ proven, settings }, most) {
	if (proven.length === 0 || most === 0) return [];
	const packages = groupBy(proven, (one) => one.package);
	const lines = Array.from(packages, ([path, its]) => {
		const names = its.map(({ benchmark }) => nameSpan(benchmark));
		return reportTextFromTemplate`${path === null ? "" : reportTextFromTemplate`${nameSpan(path)}: `}${listFirstReportTexts(names, most)}`;
	});
	const rest = packages.size - most === 1 ? " package" : " packages";
	const why = settings.go === null ? reportTextFromTemplate`The programs that run these benchmarks (\`binaries\`) were built on each side and are the same, and they read no file that changed` : "The code that these benchmarks can reach is the same on both sides, and they read no file that changed";
	return [foldedReportBlock(reportTextFromTemplate`Unchanged: nothing they can reach differs (${proven.length})`, [paragraphReportBlock`${why}, so they were not measured. To measure them all the same, set \`measure\` to \`all\`.`, listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, rest))])];
}
const longestMessage$1 = 2e3;
const longestBaseOutput = 4e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	const before = rounds.length === 0 ? "" : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`;
	const laid = settings.overlay.length === 0 ? "" : reportTextFromTemplate` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`;
	const outputTail = output.length <= longestBaseOutput ? output : `…${output.slice(-4e3)}`;
	const shortMessage = message.length <= longestMessage$1 ? message : `${message.slice(0, longestMessage$1)}…`;
	const base = nameSpan(shortSha(commits.base.sha));
	const texts = output === "" ? [shortMessage] : [shortMessage, outputTail];
	return [
		paragraphReportBlock`Head could be measured, but base could not, so there is nothing to compare head with.${before}`,
		paragraphReportBlock`If this pull request fixes base, there is nothing to do.${laid} If a download or another temporary problem was the cause, run the job again. Otherwise fix the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${effectOfInconclusive(settings)}`,
		foldedReportBlock(reportTextFromTemplate`The error, and the last lines of output`, texts.map(processOutputReportBlock))
	];
}
function effectOfInconclusive({ failOn }) {
	return failOn === "inconclusive" ? reportTextFromTemplate`The check fails because of \`fail-on: inconclusive\`.` : reportTextFromTemplate`With \`fail-on: inconclusive\` such a run fails the check.`;
}
const longestMissingMessage = 200;
const mostFiles = 5;
function missingResultFilesPart({ merged, verdict, settings }, most) {
	const missing = merged?.missing ?? [];
	if (missing.length === 0) return [];
	const effect = verdict === "inconclusive" ? reportTextFromTemplate`, so this run is inconclusive. ${effectOfInconclusive(settings)}` : ". The rest was judged without it.";
	return [
		warningReportBlock`${strongSpan("Part of the suite has no result")}${effect}`,
		listReportBlock(takeFirstLinesAndAddCountOfRest(missing.map(line), most)),
		paragraphReportBlock`Look for the reason in the jobs of the matrix, and re-run those that failed. With \`if: always()\`, a job uploads its results even if it fails.`
	];
}
function line({ shard, replica, why, files, message }) {
	const which = partName(shard, replica);
	const named = listFirstReportTexts(files.map(nameSpan), mostFiles);
	const reason = message === "" ? reportTextFromTemplate`.` : reportTextFromTemplate`: ${nameSpan(shortPrintableName(message, longestMissingMessage))}`;
	switch (why) {
		case "absent": return reportTextFromTemplate`${which} has no result file.`;
		case "double": return reportTextFromTemplate`${which} has ${files.length} result files (${named}), of which the first was judged.`;
		case "unmeasured": return reportTextFromTemplate`${which} was not measured (${named})${reason}`;
		case "unreadable": return reportTextFromTemplate`${named} is not a result file${reason}`;
	}
}
function partName(shard, replica) {
	const label = (what, part) => part === null ? "" : `${what} ${part.join("/")}`;
	const parts = [label("shard", shard), label("replica", replica)].filter((text) => text !== "");
	const text = parts.length === 0 ? "the run" : parts.join(", ");
	return joinNonEmptyReportTexts([`${text[0]?.toUpperCase()}${text.slice(1)}`]);
}
function explainWhyBenchmarksWereMeasuredOrNot(pattern, { items, proven, reasons }) {
	const patterns = pattern.split("/").map((_, n, parts) => parts.slice(0, n + 1).join("/"));
	const isNamed = ({ benchmark, package: path }) => patterns.some((one) => globMatchesRow(one, {
		benchmark,
		package: path
	}));
	const unchanged = proven.filter(isNamed).map((one) => `${shortPrintableName(`${one.package}.Benchmark${one.benchmark}`)} is not measured: nothing that it can reach differs.\n`);
	const measured = items.flatMap(({ title, benchmark, package: path }) => {
		if (title === null || benchmark === null || path === null || !isNamed({
			benchmark,
			package: path
		})) return [];
		return [`${shortPrintableName(title)} is measured${whyMeasured(reasons?.get(title))}\n`];
	});
	return [...unchanged, ...measured].join("");
}
function whyMeasured(reason) {
	if (!reason) return ": it is only on one side, or this run measures everything.";
	const { difference, path } = reason;
	if (path.length === 0) return `: ${difference}.`;
	return ` as it can reach a difference:${path.map((name, n) => `\n${"  ".repeat(Math.min(n, 10) + 1)}${shortPrintableName(name)}`).join("")}: ${difference}`;
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
function joinGoPackagePathsOnHeadAndBase(path, warnings) {
	if (path === null) return "./...";
	return [path, ...warnings.flatMap((warning) => warning.kind === "moved" ? warning.packages : []).filter(({ head }) => head === path).map(({ base }) => base)].join(" ");
}

// src/core/report/say/inconclusive.ts
const mostOpen = 3;
const outOfReach = 1e3;
function inconclusivePart(result, naming, most) {
	const open = inconclusiveRowsExceptSuspects(result);
	if (open.length === 0) return [];
	const lines = open.map((one) => reportTextFromTemplate`${estimated(one, naming, settingsOfRow(one, result.settings))}: ${standing(one, result)}.`);
	const further = lines.slice(mostOpen);
	const title = reportTextFromTemplate`${further.length} more inconclusive, those that need the fewest rounds first`;
	const todo = advice$1(open, open.slice(0, most), result);
	return [
		warningReportBlock`${introduction(open, result)}`,
		listReportBlock(most <= mostOpen ? takeFirstLinesAndAddCountOfRest(lines, most) : lines.slice(0, mostOpen)),
		...further.length === 0 || most <= mostOpen ? [] : [foldedReportBlock(title, [listReportBlock(takeFirstLinesAndAddCountOfRest(further, most - mostOpen))])],
		...todo.length === 0 ? [] : [paragraphReportBlock`${todo}`]
	];
}
function inconclusiveRowsExceptSuspects({ comparisons, warnings }) {
	if (warnings.some(({ kind }) => kind === "replayed")) return [];
	return inconclusiveRowsThatCanFail(comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
}
function unconfirmedSuspectsPart({ comparisons, settings, isRelaid }, naming, most) {
	const laid = isRelaid ? " (with a new memory layout)" : "";
	const lines = comparisons.flatMap((comparison) => {
		const { confirmation, unit } = comparison;
		if (!confirmation || confirmation.recurred) return [];
		const p = adjustedPText(comparison, settings);
		const rowSettings = settingsOfRow(comparison, settings);
		const beyond = isWorse$1(confirmation, comparison, rowSettings) ? ` beyond the threshold of ${formatFractionAsPercent(rowSettings.threshold)}` : "";
		const then = termSpan("confirmation", "the second");
		const isOpen = comparison.change === "inconclusive";
		const isAgain = isOpen && exceedsThresholdInConfirmation(comparison, confirmation, settings);
		let end = "";
		if (isAgain) end = `, too little to confirm it in ${formatRounds(countRoundsOfComparison(confirmation))}`;
		else if (isOpen) end = ", which does not rule out a regression either";
		else if (comparison.change === "within") end = `, which rules out a worsening of ${formatRuledOutWorsening(comparison)} or more`;
		const outcome = isAgain ? "suspected regression neither confirmed nor ruled out" : `suspected regression not confirmed${beyond}`;
		return [reportTextFromTemplate`${benchmarkLabel(comparison, naming)}: ${outcome}. In the first measurement it ${changeClause(comparison, rowSettings.threshold)}${p.length === 0 ? "" : reportTextFromTemplate` (${p})`}; in ${then}${laid}, ${formatConfirmationRatioAndP(confirmation, unit, settings, rowSettings.threshold)}${end}.`];
	});
	return lines.length === 0 ? [] : [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, " were not confirmed"))];
}
function introduction(open, { rounds, settings, stopped }) {
	const subject = termSpan("inconclusive", "Inconclusive");
	const { count } = settings;
	const rowSettings = open.map((one) => settingsOfRow(one, settings));
	const [threshold = 0, ...others] = new Set(rowSettings.map((one) => one.threshold));
	if (rowSettings.every((one) => one.threshold === 0 && one.ruleOut === 0)) return reportTextFromTemplate`${subject}: with a threshold of 0% even the smallest worsening counts, so nothing that varies can be shown to be ${termSpan("unchanged", "unchanged")}, only improved. With a larger \`threshold\` a run can pass.`;
	const made = rounds.length > count ? `after ${formatRounds(rounds.length)}` : `after ${rounds.length} of ${formatRounds(count)}`;
	const time = stopped === "budget" ? reportTextFromTemplate` The time limit (\`budget\`) was reached ${made}.` : stopped === "interrupted" ? ` Measuring was interrupted ${made}.` : "";
	const far = others.length > 0 ? " as large as the threshold" : threshold === 0 ? "" : ` of ${formatFractionAsPercent(threshold)}`;
	return reportTextFromTemplate`${subject}: a worsening${far} could be neither shown nor ruled out.${time}`;
}
function estimated(comparison, naming, { threshold }) {
	if (comparison.ratio === null) return benchmarkUnitLabel(comparison, naming);
	return reportTextFromTemplate`${benchmarkLabel(comparison, naming)} ${changeClause(comparison, threshold)}`;
}
function standing(comparison, { rounds, settings: runSettings }) {
	const { roundsNeeded } = comparison;
	const settings = settingsOfRow(comparison, runSettings);
	const { deltaTest, threshold, alpha } = settings;
	const complete = countRoundsOnBothSides(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	const unknown = "too few values, or too much noise, to estimate how many rounds are needed";
	const ruledOutText = saidOf(comparison, complete, settings);
	if (threshold === 0) return ruledOutText || unknown;
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too close to the threshold to decide";
	if (isProbablyWorse(comparison, settings)) return reportTextFromTemplate`probably worse, but not significant: ${adjustedPText(comparison, settings)} is above ${alpha}. More rounds would probably show it`;
	if (ruledOutText === "" && roundsNeeded === null) return unknown;
	const more = moreNeeded(comparison, {
		rounds,
		settings: runSettings
	});
	const settles = isEnough ? "an unchanged benchmark would probably have passed in these rounds" : more === null ? `ruling out ${formatFractionAsPercent(threshold)} would take over ${outOfReach} rounds on this machine` : `ruling out ${formatFractionAsPercent(threshold)} would take about ${formatRounds(more)} if nothing changed`;
	const { better: direction, ratio, pairedP } = comparison;
	const end = complete < mostRoundsOfBenchmark(runSettings) && isTooNoisyToRuleOut({
		ratio,
		pairedP,
		direction
	}, complete, settings) ? ", so it was not measured further" : "";
	return `${ruledOutText === "" ? "" : `${ruledOutText}; `}${settles}${end}`;
}
function mostRoundsOfBenchmark(settings) {
	return settings.go !== null || settings.filter !== null ? maxRoundsOfPlan(settings) : settings.count;
}
function isProbablyWorse(comparison, { threshold, alpha, strict }) {
	const { ratio, better, adjustedP } = comparison;
	const [least = 0] = worseningsAtIntervalEnds(comparison);
	if (strict || ratio === null || adjustedP === null || adjustedP <= alpha || least <= 0) return false;
	return exceedsThreshold(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold);
}
function moreNeeded(comparison, { rounds, settings: runSettings }) {
	const { roundsNeeded } = comparison;
	const { deltaTest, threshold } = settingsOfRow(comparison, runSettings);
	const complete = countRoundsOnBothSides(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return null;
	return roundsNeeded !== null && roundsNeeded > complete && roundsNeeded <= outOfReach && threshold > 0 ? roundsNeeded : null;
}
function saidOf(comparison, made, { threshold, ruleOut }) {
	const { ruledOut, visible } = comparison;
	const bound = formatRuledOutWorsening(comparison);
	if (ruledOut === null || bound === "") return visible === null ? "" : `only a worsening of ${formatUnsignedPercent(visible)} or more is likely to be detected`;
	const rules = made === 1 ? "rules" : "rule";
	const [, furthest = 0] = worseningsAtIntervalEnds(comparison);
	const isWithin = furthest <= ruledOut;
	if (!exceedsThreshold(ruledOut, ruleOut)) return `${isWithin ? `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but ` : ""}the estimate exceeds the threshold of ${formatFractionAsPercent(threshold)}`;
	return isWithin ? `${formatRounds(made)} only ${rules} out a worsening of ${bound} or more` : "";
}
function holdsThreshold(comparison, threshold) {
	const [least, most] = worseningsAtIntervalEnds(comparison);
	return least !== void 0 && most !== void 0 && least <= threshold && most >= threshold;
}
function isWorse$1({ ratio, p }, { better }, settings) {
	if (ratio === null || p === null || p > settings.alpha) return false;
	const { worsening } = worseningAndImprovementOfRatio(ratio.estimate, better);
	return worsening > 0 && !exceedsThreshold(worsening, settings.threshold);
}
function advice$1(open, listed, result) {
	const { settings, stopped } = result;
	const complete = settings.go === null && open.some((one) => hasMissingRounds(one, result)) ? "Make the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return reportTextFromTemplate`${complete}`;
	const needed = open.flatMap((one) => moreNeeded(one, result) ?? []);
	const isGiven = listed.some((one) => moreNeeded(one, result) !== null);
	const isCutOff = stopped === "budget" && open.some(({ roundsNeeded }) => roundsNeeded === null);
	const more = needed.length === 0 && !isCutOff ? reportTextFromTemplate`raise \`threshold\`` : moreRounds(settings, stopped, isGiven ? null : Math.max(...needed));
	const setting = nameOfGoBenchtimeSetting(result);
	const longer = setting === null ? "" : reportTextFromTemplate` (${inlineCodeSpan(setting)})`;
	const larger = largerRuleOut(open, result);
	return joinNonEmptyReportTexts([
		larger,
		reportTextFromTemplate`${larger.length === 0 ? "To decide these" : "Otherwise"}, measure longer each time${longer}, use a quieter runner, or ${more}.`,
		complete
	]);
}
const farthest = 2;
function largerRuleOut(open, { settings }) {
	const bounds = open.flatMap((one) => {
		const { threshold, ruleOut } = settingsOfRow(one, settings);
		const { ratio, ruledOut, better } = one;
		if (ratio === null || ruledOut === null || ruleOut !== settings.ruleOut || ruleOut <= threshold) return [];
		return !exceedsThreshold(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold) && ruledOut <= farthest * ruleOut ? ruledOut : [];
	});
	if (bounds.length === 0) return [];
	const percent = Math.ceil(100 * Math.max(...bounds));
	const which = bounds.length < open.length ? `${bounds.length} of these` : open.length === 1 ? "this" : "these";
	return reportTextFromTemplate`With the same rounds, ${inlineCodeSpan(`rule-out: ${percent}%`)} would have decided ${which}.`;
}
function moreRounds(settings, stopped, needed) {
	if (stopped === "budget") return reportTextFromTemplate`raise \`budget\``;
	const most = mostRoundsOfBenchmark(settings) / settings.count;
	if (most > 1) return reportTextFromTemplate`raise \`count\`: a benchmark that stays inconclusive gets up to ${most} times as many rounds`;
	return needed === null ? reportTextFromTemplate`set \`count\` to the number of rounds needed` : reportTextFromTemplate`set \`count\` to about ${needed}`;
}

// src/core/report/say/profiles.ts
const maxShownProfiles = 10;
const mostRows = 10;
const longestName$1 = 120;
function profilesPart(profiles, naming, most = 10, rows = mostRows) {
	const benchmarks = groupByBenchmark(profiles);
	const profiled = benchmarks.slice(0, Math.min(most, 10));
	const more = benchmarks.length - profiled.length;
	const rest = reportTextFromTemplate`The result file has the profiles of ${more} more ${more === 1 ? "benchmark" : "benchmarks"}.`;
	return [...profiled.map((kinds) => benchmarkFold(kinds, naming, rows)), ...more > 0 && profiled.length > 0 ? [paragraphReportBlock`${rest}`] : []];
}
const titles = {
	cpu: "Processor time",
	mem: "Memory allocated",
	block: "Time blocked"
};
function benchmarkFold(kinds, naming, rows) {
	const isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum));
	return foldedReportBlock(reportTextFromTemplate`Where ${nameSpan(shortPrintableName(naming(kinds[0]), longestName$1))} spends more`, [
		...kinds.flatMap((profile) => kindBlocks(profile, rows)),
		...isNoisy ? [paragraphReportBlock`\`~\`: sampling alone can make as large a difference.`] : [],
		...commands(kinds)
	]);
}
function kindBlocks(profile, rows) {
	const { kind, total, functions, failure } = profile;
	const title = reportTextFromTemplate`${strongSpan(titles[kind])} per operation`;
	if (failure !== null) return [paragraphReportBlock`${title}: no table: ${nameSpan(shortPrintableName(failure.replace(/\.$/, "")))}.`];
	if (total.base === 0 && total.head === 0) return [paragraphReportBlock`${title}: none on either side.`];
	const change = total.base === 0 ? "" : ` (${formatDeltaOrFromZero(total.head / total.base - 1)})`;
	const sums = `${amount(total.base, profile.unit)} → ${amount(total.head, profile.unit)}${change}`;
	const listed = shownOf(functions, rows);
	if (listed.length === 0) return [paragraphReportBlock`${title}: ${sums}. No function spends notably more.`];
	return [paragraphReportBlock`${title}: ${sums}`, tableReportBlock(columnsOf(total.base), listed.map((functionDifference) => functionRow(functionDifference, profile)))];
}
function shownOf(functions, rows) {
	if (functions.length <= rows) return functions;
	const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length);
	return [...functions.slice(0, rows - shrunk), ...functions.slice(functions.length - shrunk)];
}
function columnsOf(base) {
	const titles = [
		"Growth",
		base === 0 ? "" : "Of base",
		"Base",
		"Head",
		"With callees"
	];
	return [createReportTableColumn("Function", "left"), ...titles.map((title) => createReportTableColumn(title, "right"))];
}
function functionRow({ function: path, base, head, isNoise }, { unit, total }) {
	const flat = head.flat - base.flat;
	const share = total.base === 0 || flat === 0 || isNoise.flat ? "" : formatDeltaOrFromZero(flat / total.base);
	return [
		nameSpan(shortPrintableName(functionNameWithoutFolders(path), longestName$1)),
		grown(flat, unit, isNoise.flat),
		share,
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	];
}
function grown(difference, unit, isNoise) {
	if (difference === 0) return "";
	return isNoise ? "~" : `${difference > 0 ? "+" : ""}${formatValue(difference, unit)}`;
}
function amount(value, unit) {
	return value === 0 ? "0" : formatValue(value, unit);
}
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	const lines = kinds.flatMap(({ files }) => files === null || !ours.test(files.base) || !ours.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	if (lines.length === 0) return [];
	return [paragraphReportBlock`To see callers and lines, run this in the results folder:`, shellCommandReportBlock(lines.join("\n"))];
}

// src/core/report/say/status-line.ts
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
	return commits.every(({ sha }) => /^[\da-f]{40,64}$/.test(sha));
}
function rounds(result) {
	if (result.rounds.length === 0) return [];
	return reportTextFromTemplate`${formatRoundsMadeOfResult(result)}, ${termSpan("threshold", "threshold")} ${formatFractionAsPercent(result.settings.threshold)}`;
}
function headlineText(result) {
	return reportTextFromTemplate`${parseTextWithBackticks(result.reason)}${checkEffectText(result)}`;
}
function checkEffectText({ verdict, settings, calibration }) {
	if (calibration !== null || verdict === "pass") return [];
	const isRed = verdictFailsCheck(verdict, settings.failOn);
	if (verdict === "fail") return isRed ? [] : reportTextFromTemplate`; the check passes (\`fail-on: never\`)`;
	return isRed ? reportTextFromTemplate`; the check fails (\`fail-on: inconclusive\`)` : reportTextFromTemplate`; the check passes`;
}

// src/core/report/say/tolerated-regressions.ts
const longestWhy = 300;
function acceptedAndMutedRegressionsPart({ comparisons, settings }, naming, most) {
	const accepted = sortByLargestChange(acceptedRegressions(comparisons)).map((one) => acceptedLine(one, naming));
	const muted = sortByLargestChange(mutedRegressions(comparisons)).filter(({ gate }) => gate === "warn").map((one) => mutedLine(one, one.rule === null ? void 0 : settings.benchmarks[one.rule], naming));
	const lines = [...accepted, ...muted];
	if (lines.length === 0) return [];
	return [paragraphReportBlock`Regressions that do not fail the check:`, listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, " accepted or muted"))];
}
function acceptedLine(comparison, naming) {
	if (comparison.accepted === null) return [];
	const { by, when, why, upTo, valueUpTo } = comparison.accepted;
	const details = [
		by === null ? reportTextFromTemplate`` : reportTextFromTemplate` by ${nameSpan(by)}`,
		when === null ? reportTextFromTemplate`` : reportTextFromTemplate` on ${when.slice(0, 10)}`,
		reportTextFromTemplate`, ${acceptedSizeText(comparison.unit, upTo, valueUpTo)}`
	];
	return reportTextFromTemplate`☑️ ${strongSpan(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strongSpan("accepted")}${joinNonEmptyReportTexts(details, "")}${reason(why)}.`;
}
function acceptedSizeText(unit, upTo, valueUpTo) {
	if (upTo !== null) return reportTextFromTemplate`up to ${formatFractionAsPercent(upTo)}`;
	if (valueUpTo === void 0) return reportTextFromTemplate`of any size`;
	return reportTextFromTemplate`up to ${formatValue(valueUpTo, unit)} ${formatUnitAsTextSpan(unit)}`;
}
function mutedLine(comparison, rule, naming) {
	const details = [rule?.owner ? reportTextFromTemplate`owner ${nameSpan(shortPrintableName(rule.owner, longestWhy))}` : reportTextFromTemplate``, rule?.until ? reportTextFromTemplate`until ${rule.until}` : reportTextFromTemplate``].filter((text) => text.length > 0);
	const about = details.length === 0 ? reportTextFromTemplate`` : reportTextFromTemplate` (${joinNonEmptyReportTexts(details, ", ")})`;
	return reportTextFromTemplate`🔇 ${strongSpan(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strongSpan("muted")} by a rule${about}${reason(rule?.why ?? null)}.`;
}
function reason(why) {
	return why === null || why === "" ? reportTextFromTemplate`` : reportTextFromTemplate`: ${nameSpan(shortPrintableName(why, longestWhy))}`;
}
const mostNames$1 = 5;
function improvementsNotRelinkedPart(result, naming) {
	const improved = filterComparisonsByChange(result.comparisons, "improved").filter((one) => isSeenOnce(one, result));
	if (improved.length === 0) return [];
	const names = listFirstReportTexts(improved.map((one) => benchmarkUnitLabel(one, naming)), mostNames$1);
	return [paragraphReportBlock`Improved in a single memory layout of the code, and not measured again: ${names}. A new layout alone can make code look this much faster.`];
}
function isSeenOnce({ package: path, exact }, { settings, laidOut }) {
	return settings.go !== null && path !== null && !exact && !laidOut.includes(path);
}

// src/core/report/say/warnings.ts
const mostNames = 10;
const longestMessage = 300;
const slightOnes = 5;
function runWarningsPart({ warnings, settings }) {
	const lines = warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" || warning.kind === "replayed" ? [] : [runWarning(warning, settings.go !== null)]);
	return lines.length === 0 ? [] : [listReportBlock(lines.map((words) => reportTextFromTemplate`${termSpan("warnings", "Note")}: ${words}`))];
}
function foldedWarningsPart(result, naming, most) {
	const { comparisons, settings, warnings } = result;
	const entries = comparisons.flatMap((comparison) => comparison.warnings.map((warning) => ({
		comparison,
		warning
	})).filter(({ warning }) => !isSaid(warning, comparison)));
	const groups = Object.entries(kinds).flatMap(([kind, { says, advice, detail }]) => {
		const warned = entries.filter(({ warning }) => warning.kind === kind);
		const rows = groupBy(warned, ({ comparison }) => comparison);
		if (rows.size === 0) return [];
		const labels = Array.from(rows, ([row, its]) => {
			const details = its.map(({ warning }) => detail(warning, settingsOfRow(row, settings)));
			return reportTextFromTemplate`${benchmarkUnitLabel(row, naming)} (${details.join(", ")})`;
		});
		const doing = kind === "few-rounds" ? moreValues([...rows.keys()], result) : advice(settings);
		return [reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(doing)}${lineBreakSpan}${listFirstReportTexts(labels, Math.min(most, mostNames))}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightly(warning)] : []);
	const items = [...groups, ...slight];
	if (items.length === 0) return [];
	return [foldedReportBlock(reportTextFromTemplate`Warnings (${items.length})`, [paragraphReportBlock`Each of these ${termSpan("warnings", "warnings")}, with what to do about it:`, listReportBlock(items)])];
}
function isSaid({ kind }, { change, better }) {
	if (kind === "slow-runs") return true;
	return kind === "blind" && change === "inconclusive" && better !== null;
}
const kinds = {
	blind: {
		says: "A worsening as large as the threshold may be missed.",
		advice: () => "Only one of at least the size given is likely to be detected; raise `count`, or measure longer each time.",
		detail: ({ visible }, { threshold }) => `${formatUnsignedPercent(visible)} instead of ${formatFractionAsPercent(threshold)}`
	},
	"few-rounds": {
		says: "Too few values: need >= 6 samples for confidence interval at level 0.95.",
		advice: () => "",
		detail: ({ needed, side }) => `fewer than ${needed} on ${side}`
	},
	unequal: {
		says: "Base and head were not measured equally often.",
		advice: ({ go }) => `Only rounds that measured both sides count${go === null ? "; make the command print these benchmarks in every round" : ""}.`,
		detail: ({ base, head }) => `${base} on base, ${head} on head`
	},
	spread: {
		says: "The values vary a lot.",
		advice: () => "The median is uncertain by the percentage given; measure longer each time, or on a quieter machine.",
		detail: ({ side, ratio }) => `${side} ±${formatUnsignedPercent(ratio)}`
	},
	"two-modes": {
		says: "The values form two groups.",
		advice: () => "Something switches between two states, such as a cache or the clock speed, and the median can jump between them; `benchgate doctor` looks for causes.",
		detail: ({ side }) => side
	},
	coarse: {
		says: "The values are rounded.",
		advice: () => "Changes smaller than the step given are hard to detect. Make the tool print more digits, or measure longer each time.",
		detail: ({ step }) => `steps of ${formatUnsignedPercent(step)}`
	},
	outliers: {
		says: "Outliers were left out.",
		advice: () => "Trimming (`outliers: iqr`) makes false alarms more likely.",
		detail: ({ base, head }) => `${base} on base, ${head} on head`
	}
};
function moreValues(warned, result) {
	const { settings, stopped } = result;
	if (stopped === "interrupted") return "Let the run finish all its rounds.";
	const raise = stopped === "budget" ? "Raise `budget`" : "Raise `count`";
	const isMissing = (comparison) => settings.go === null && hasMissingRounds(comparison, result);
	if (!warned.some(isMissing)) return `${raise}.`;
	const print = "ake the command print these benchmarks in every round.";
	return warned.every(isMissing) ? `M${print}` : `${raise}, and m${print}`;
}
function isSlight(warning, { threshold }) {
	return (warning.kind === "drift" || warning.kind === "second-visit") && Math.abs(warning.change) * slightOnes < threshold;
}
function slightly({ kind, change }) {
	const way = change > 0 ? "slower" : "faster";
	const [sentence, about] = kind === "drift" ? [`Both sides got slightly ${way} while measuring.`, " from the first quarter of the rounds to the last"] : [`The side measured second in a round was slightly ${way} than the first.`, ""];
	return reportTextFromTemplate`${strongSpan(sentence)} This affects both sides equally, and is small compared with the threshold, so nothing needs to be done.${lineBreakSpan}${formatUnsignedPercent(change)}${about}`;
}
function runWarning(warning, isGo) {
	switch (warning.kind) {
		case "drift": return reportTextFromTemplate`both sides got ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head alternated, so this affects both equally, but it hides small changes. A processor that heats up or a busy host can cause it.`;
		case "second-visit": return reportTextFromTemplate`the side measured second in a round was ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} than the first. The order is random, so this affects both sides equally, but it hides small changes and costs rounds.${isGo ? "" : reportTextFromTemplate` Start \`run\` with a warm-up that is not measured, a pause, or a clean-up, so that both runs find the same conditions.`}`;
		case "too-few-rounds": return reportTextFromTemplate`so few rounds can hardly show a regression among ${warning.comparisons} comparisons after correction, so a pass says little. Set \`count\` to at least ${warning.least}.`;
		case "flaky": return flakyBenchmarksText(warning.benchmarks, mostNames);
		case "moved": return moved(warning.packages);
		case "configuration": return reportTextFromTemplate`${nameSpan(warning.key)} is ${nameSpan(warning.base)} on base and ${nameSpan(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineText(warning);
		case "others": return reportTextFromTemplate`other programs kept ${warning.base.toFixed(1)} processors busy while base was measured, and ${warning.head.toFixed(1)} while head was. The difference is not due to chance and slows one side only, so do not trust the results. Check what else runs there, and what the benchmarks leave running.`;
		case "left-running": return reportTextFromTemplate`${warning.count === 1 ? "a process was" : `${warning.count} processes were`} left running by a command, and stopped before the next one: ${listFirstReportTexts(warning.commands.map(nameSpan), mostNames)}. ${warning.count === 1 ? "It" : "They"} would have disturbed the next measurement. Make the command stop what it starts, or start in \`setup\` what must keep running and has no code of the checkout.`;
		case "setup-running": return reportTextFromTemplate`${inlineCodeSpan("setup")} left ${warning.count === 1 ? "a process" : `${warning.count} processes`} running while both sides were measured: ${listFirstReportTexts(warning.commands.map(nameSpan), mostNames)}. ${warning.count === 1 ? "It" : "They"} can take time from either side, and can change its files. A server with code of the checkout may answer for both sides: start such a server in \`run\`, and stop it there. If no benchmark needs ${warning.count === 1 ? "it" : "them"}, make ${inlineCodeSpan("setup")} stop what it starts.`;
		case "unread-code": return unreadCode(warning);
		case "unreached-code": return unreachedCode(warning);
		case "shared-install": return sharedInstall(warning);
		case "unread-results": return reportTextFromTemplate`${warning.count === 1 ? "a line" : `${warning.count} lines`} printed on ${warning.sides.join(" and ")} ${warning.count === 1 ? "looks like a result" : "look like results"} and could not be read, so ${warning.count === 1 ? "it was" : "they were"} not judged, such as ${listFirstReportTexts(warning.lines.map(nameSpan), mostNames)}. Print each result on a line of its own, or write the results to a file (${inlineCodeSpan("output")}).`;
		case "values-left-out": return reportTextFromTemplate`${warning.count === 1 ? "a value" : `${warning.count} values`} on ${warning.sides.join(" and ")} ${warning.count === 1 ? "is" : "are"} impossible, and ${warning.count === 1 ? "was" : "were"} left out, such as ${listFirstReportTexts(warning.lines.map(nameSpan), mostNames)}. The other units of the benchmark were judged. Fix what the benchmark reports.`;
		case "fewer-results": return reportTextFromTemplate`${warning.side} lacked ${warning.missing} of its ${warning.before} benchmarks in round ${warning.round}: ${listFirstReportTexts(warning.names.map(nameSpan), mostNames)}${warning.missing > warning.names.length ? ` and ${warning.missing - warning.names.length} more` : ""}. Make the command print every benchmark in every round.`;
		case "git-changed": return reportTextFromTemplate`${listFirstReportTexts(warning.changed.map(nameSpan), mostNames)}${warning.count > warning.changed.length ? ` and ${warning.count - warning.changed.length} more` : ""} in the repository's git directory changed while the benchmarks ran. This was ${warning.isPutBack ? "undone. If a later step needs it, set it there." : "left as it is, as you may have made the change. Benchmarks can write there too, and settings and hooks make git run programs: check it."}`;
		case "reference-failed": return reportTextFromTemplate`the reference could not be measured, so it is not known what is slower since then. The verdict does not depend on it. The error (which calls the reference base): ${nameSpan(shortPrintableName(warning.message, longestMessage))}`;
		case "rule-unused": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} matches no measured benchmark. If a benchmark was renamed, update the rule; otherwise remove it.`;
		case "rule-shadowed": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} is never used, because the rule for ${nameSpan(warning.by)} comes first and matches the same benchmarks. Move it before that rule, or remove it.`;
		case "rule-over": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} expired on ${warning.until} and no longer applies${warning.owner === null ? "" : reportTextFromTemplate` (owner ${nameSpan(warning.owner)})`}. Remove it, or set a later ${inlineCodeSpan("until")}.`;
		case "steal": return reportTextFromTemplate`${formatUnsignedPercent(warning.share)} of the processor time went to other virtual machines on the same host (steal), which makes times vary. A dedicated runner would be quieter.`;
	}
}
function moved(packages) {
	const each = packages.map(({ base, head }) => reportTextFromTemplate`${nameSpan(base)} of base is ${nameSpan(head)} on head`);
	return reportTextFromTemplate`packages have moved, and were compared under their new import paths: ${listFirstReportTexts(each, mostNames)}.`;
}
function unreadCode({ side, count, files, instead, isElsewhere, isAll }) {
	const more = count > files.length ? ` and ${count - files.length} more` : "";
	const changed = reportTextFromTemplate`${listFirstReportTexts(files.map(nameSpan), mostNames)}${more}`;
	if (!isAll && !isElsewhere && instead.length === 0) return reportTextFromTemplate`no command read the source files that changed (${changed}), so the benchmarks may not exercise the change.`;
	const explanation = instead.length > 0 ? reportTextFromTemplate`In their place it used files that were built or copied before this run, or on the other side: ${listFirstReportTexts(instead.map(nameSpan), mostNames)}.` : isElsewhere ? reportTextFromTemplate`The files of the same names in your own checkout were read instead, for example because of ${inlineCodeSpan("PYTHONPATH")} or an editable install.` : reportTextFromTemplate`It read no other source file either, except those of the benchmarks, as happens with an installed copy of the code.`;
	return reportTextFromTemplate`the command may not have run the code of ${side}: it did not read these source files that changed: ${changed}. ${explanation} Make ${inlineCodeSpan("setup")} build or install the code of the checkout, inside the checkout.`;
}
function unreachedCode({ changed, count, names }) {
	const more = count > mostNames ? ` and ${count - mostNames} more` : "";
	const functions = names.slice(0, mostNames).map((full) => nameSpan(full.slice(full.lastIndexOf("/") + 1)));
	const which = count === changed ? `${changed === 1 ? "the function" : `any of the ${changed} functions`} that changed` : `${count} of the ${changed} functions that changed`;
	return reportTextFromTemplate`no benchmark can reach ${which} (${listFirstReportTexts(functions, mostNames)}${more}), so this result says nothing about ${count === 1 ? "it" : "them"}.`;
}
function sharedInstall({ side, count, paths }) {
	const otherSide = side === "base" ? "head" : "base";
	const more = count > paths.length ? ` and ${count - paths.length} more` : "";
	return reportTextFromTemplate`${side} ran code that a command had installed on ${otherSide}: ${listFirstReportTexts(paths.map(nameSpan), mostNames)}${more}. Both sides share it. Make ${inlineCodeSpan("setup")} install into the checkout, for example into a virtual environment, or under a name that contains the commit, and start servers in ${inlineCodeSpan("run")}.`;
}
function replayedTimesWarningPart({ warnings }) {
	const replayed = warnings.find((one) => one.kind === "replayed");
	if (!replayed) return [];
	const { sooner } = replayed;
	const why = sooner ? reportTextFromTemplate`a round took ${formatValue(sooner.seconds, "sec")}, but reported ${formatValue(sooner.claimed, "sec")} of measurements` : reportTextFromTemplate`all times are identical, which cannot happen by chance`;
	return [warningReportBlock`${strongSpan(termSpan("warnings", "Cached results:"))} ${why}. Look for a cache (turbo, nx) or a stored file, and disable it in \`run\`: \`turbo run bench --force\`, \`nx bench --skip-nx-cache\`.${sooner ? "" : reportTextFromTemplate` If a simulator computes the times, print them in another unit, such as \`cycles\`.`}`];
}
const mostLines = 5;
function moreSlowRunsOnHeadPart({ comparisons }, naming) {
	const slowRows = comparisons.flatMap((comparison) => comparison.warnings.flatMap((warning) => warning.kind === "slow-runs" ? [{
		one: comparison,
		warning
	}] : []));
	if (slowRows.length === 0) return [];
	const lines = slowRows.slice(0, mostLines).map(({ one, warning }) => reportTextFromTemplate`${benchmarkUnitLabel(one, naming)}: ${sentence(one, warning)}`);
	const more = slowRows.length - mostLines;
	return [listReportBlock(more > 0 ? [...lines, reportTextFromTemplate`and ${more} more with slow runs`] : lines)];
}
function sentence({ unit }, { base, head, rounds, beyond }) {
	const slower = unit === "sec/op" ? "slower" : "worse";
	const subject = termSpan("warnings", "slow runs");
	const more = base === 0 ? reportTextFromTemplate`${subject} that base does not have` : reportTextFromTemplate`more ${subject} than base`;
	return reportTextFromTemplate`head has ${more}: some runs were more than ${formatFractionAsPercent(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`;
}

// src/core/report/say/run-report.ts
const fullReportDetail = {
	besides: {
		rest: "drawn",
		medians: true
	},
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	names: Number.POSITIVE_INFINITY,
	profiles: 10,
	leftOut: ""
};
function buildRunReport(result, detail = fullReportDetail, site = noReportLinks) {
	const { comparisons, settings, baseFailed } = result;
	const { names } = detail;
	const naming = createBenchmarkNamingForReport(result);
	const regressed = sortByLargestChange(failingRegressions(comparisons)).slice(0, detail.regressions);
	const passing = sortByLargestChange([...acceptedRegressions(comparisons), ...mutedRegressions(comparisons)]).filter(({ gate }) => gate !== "off").slice(0, detail.regressions);
	const improved = sortByLargestChange(filterComparisonsByChange(comparisons, "improved")).slice(0, detail.improvements);
	const changed = sortByLargestChange(filterComparisonsByChange(comparisons, "changed")).slice(0, detail.improvements);
	const open = inconclusiveRowsExceptSuspects(result).slice(0, detail.improvements);
	const news = [
		...regressed,
		...passing,
		...open,
		...improved,
		...changed
	];
	return {
		...buildReportHeader(result, site),
		parts: [
			detail.leftOut === "" ? [] : reportAlertSectionOfLeftOutContent(detail.leftOut),
			replayedTimesWarningPart(result),
			missingResultFilesPart(result, names),
			ruleChangesPart(result.rules),
			settingsDifferingFromRulesPart(result),
			baseFailed ? baseFailedPart(result, baseFailed) : [],
			changedBenchmarkFilesPart(result, names),
			failedBenchmarksPart(result, naming, names),
			doubtsPart(result, naming, names),
			regressionsPart(regressed, result, naming),
			changedAndInconclusiveRowsPart(news, naming, settings),
			regressionInstructionsPart(regressed, result, naming, site),
			acceptedAndMutedRegressionsPart(result, naming, names),
			referenceComparisonPart(result, naming, names),
			advice(result),
			unknownDirectionPart(changed),
			improvementsNotRelinkedPart(result, naming),
			unconfirmedSuspectsPart(result, naming, names),
			profilesPart(result.profiles, naming, detail.profiles),
			inconclusivePart(result, naming, names),
			moreSlowRunsOnHeadPart(result, naming),
			runWarningsPart(result),
			unmatchedBenchmarksPart(result, naming, names),
			comparisonsPart(result, naming, detail.besides, news),
			provenBenchmarksPart(result, names),
			foldedWarningsPart(result, naming, detail.besides.rest === "none" ? 0 : names),
			baseFailed ? [] : howMeasuredPart(result),
			baseFailed ? [] : decisionRulePart(result),
			unverifiedInformationPart(result)
		]
	};
}
function createBenchmarkNamingForReport({ comparisons, unmatched, lost, formats }) {
	return createBenchmarkNaming([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	], lost, formats);
}
function buildReportHeader(result, site = noReportLinks) {
	return {
		outcome: result.calibration === null ? result.verdict : "calibration",
		reason: parseTextWithBackticks(result.reason),
		check: checkEffectText(result),
		compared: reportTextFromTemplate`${commitsLine(result)}; ${formatRoundsMadeOfResult(result)}`,
		line: lineBelowHeadline(result, site)
	};
}
function reportAlertSectionOfLeftOutContent(leftOut) {
	return [{
		kind: "alert",
		text: reportTextFromTemplate`Shortened to fit. Left out: ${leftOut}. The result file has everything.`
	}];
}
const mostSentences = 3;
function regressionsPart(regressed, { settings, again }, naming, most = mostSentences, table = "below") {
	if (regressed.length === 0) return [];
	const lines = groupByBenchmark(regressed).map((units) => {
		const timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op"));
		const label = strongSpan(benchmarkLabel(units[0], naming));
		return reportTextFromTemplate`${label} ${describeRegressionAfterBenchmarkName(timeFirst, settings, again.length > 0)}.`;
	});
	return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, ` in the table ${table}`))];
}
function unknownDirectionPart(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return [];
	return [paragraphReportBlock`❔ It is not known whether lower or higher is better for ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)}, so these cannot fail. To have a unit judged, make a benchmark print ${inlineCodeSpan(`Unit ${first} better=lower`)} (or \`higher\`; in Go's format), or add a rule to ${inlineCodeSpan("benchmarks")} in the rules file: ${inlineCodeSpan(`match: '* ${first}'`)} with ${inlineCodeSpan("better: lower")}.`];
}
function advice(result) {
	const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result;
	if (comparisons.length > 0 || verdict === "pass" || baseFailed || lost.length > 0) return [];
	if ((merged?.missing.length ?? 0) > 0 || verdict === "inconclusive" && unmatched.head.length === 0) return [];
	return [verdict === "inconclusive" ? paragraphReportBlock`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.` : paragraphReportBlock`If benchmarks were renamed, run head's benchmarks on base too: ${overlayAdvice(result)}. If they were replaced on purpose, let this run pass with \`fail-on: never\`; the next pull request is compared with the new ones.`];
}
function unmatchedBenchmarksPart({ unmatched }, naming, most) {
	const numbered = findUnmatchedPairDifferingInNumber(unmatched);
	return [...["head", "base"].flatMap((side) => {
		if (unmatched[side].length === 0) return [];
		const why = side === "head" ? "new, nothing to compare with" : "removed, renamed or skipped";
		const names = unmatched[side].map((one) => reportTextFromTemplate`${nameSpan(naming(one))}${one.unit === null ? "" : reportTextFromTemplate` in ${formatUnitAsTextSpan(one.unit)}`}`);
		return [paragraphReportBlock`Only on ${side} (${why}): ${listFirstReportTexts(names, most)}.`];
	}), ...numbered === null ? [] : [paragraphReportBlock`${nameSpan(naming(numbered.base))} of base and ${nameSpan(naming(numbered.head))} of head differ only in a number. If that is a process id, an address or a time, it differs in each run: leave it out of the name, so that the benchmark can be compared.`]];
}
function unverifiedInformationPart({ merged, elsewhere, proven, comparisons, since }) {
	if (!merged?.isStrangers) return [];
	const job = "Measured by a job that runs the code of the pull request and could report anything.";
	if (comparisons.length === 0) return [noteReportBlock`${job} It sent no samples.`];
	const same = proven.length > 0 ? ", and which benchmarks can reach nothing that differs" : "";
	const directions = comparisons.some(({ unit }) => findUsualDirectionOfUnit(unit) === null) ? ", which direction is better in unknown units" : "";
	const reference = since === null ? "" : ", what was measured against the reference";
	const whose = elsewhere === null ? "" : reportTextFromTemplate`, as they are in ${nameSpan(shortSha(elsewhere.rules))}`;
	return [noteReportBlock`${job} Every number and the verdict were computed here from its samples, by the rules of this repository${whose}. Reported by that job, and not verified: the samples, the commit of base, the machine, which benchmarks failed or exist on one side only${directions}${reference}${same}.`];
}
const most = 10;
const longestValue = 80;
function settingsDifferingFromRulesPart({ elsewhere }) {
	if (!elsewhere || elsewhere.changes.length === 0) return [];
	const lines = elsewhere.changes.map(({ rule, base, head }) => reportTextFromTemplate`${inlineCodeSpan(rule)}: ${value(head)} (rules: ${value(base)})`);
	return [warningReportBlock`${strongSpan("Measured with other settings than the rules of this repository")}, but judged by these rules: ${listFirstReportTexts(lines, most)}.`];
}
function value(text) {
	return text === null ? reportTextFromTemplate`not set` : reportTextFromTemplate`${nameSpan(shortPrintableName(text, longestValue))}`;
}
const longestName = 200;
function regressionInstructionsPart([worst], result, naming, site) {
	if (worst === void 0) return [];
	const { workingDirectory } = result.settings;
	const again = buildCommandToMeasureBenchmarkAgain(worst, result, workingDirectory === "." ? null : workingDirectory);
	const fetching = fetchLine(result, site);
	const where = fetching === "" ? "in a clone that has both commits" : "in a clone";
	const { run } = site;
	const others = [run === null ? [] : reportTextFromTemplate`${strongSpan("Run again")} from ${linkSpan("the workflow run", run)}, or push.`, accept(worst, naming, site)].filter((text) => text.length > 0);
	return [...again === null ? [] : [paragraphReportBlock`${strongSpan("Reproduce")}${again.isAlone ? reportTextFromTemplate` ${benchmarkLabel(worst, naming)}` : ""} ${where}${again.isProfiled ? ", and see where the time goes" : ""}. ${linkSpan("Install Benchgate", terminalInstallPageUrl)} first:`, shellCommandReportBlock(`${fetching}${again.command}`)], ...others.length === 0 ? [] : [listReportBlock(others)]];
}
function fetchLine({ commits: { base, head } }, { repository }) {
	if (repository === null || !haveFullShas(base, head)) return "";
	return `${joinShellWords("git", "fetch", repository, base.sha, head.sha)}\n`;
}
function accept(worst, naming, { accepting }) {
	if (accepting === null) return [];
	const typed = acceptedAs(worst, naming);
	const command = parseCommentCommand(`/benchgate accept ${typed}: reason`);
	const canBeTyped = typed.length <= longestName && escapeControlCharacters(typed) === typed && command?.kind === "accept" && command.benchmark === typed;
	const [first = [], second] = [accepting.label === null ? [] : reportTextFromTemplate`set the label ${inlineCodeSpan(accepting.label)}`, canBeTyped ? reportTextFromTemplate`comment ${inlineCodeSpan(`/benchgate accept ${typed}: reason`)}` : []].filter((way) => way.length > 0);
	if (first.length === 0) return [];
	const both = second === void 0 ? first : reportTextFromTemplate`${first}, which accepts every regression shown here, or ${second}`;
	return reportTextFromTemplate`${strongSpan("Accept")} a regression that is worth it: ${both}. This takes effect when the check runs again.`;
}
function acceptedAs(comparison, naming) {
	const { benchmark, package: path } = comparison;
	const shownName = naming(comparison);
	return (globMatchesRow(shownName, comparison) ? shownName : `${path === null ? "" : `${path}.`}${benchmark}`).replaceAll("*", "?");
}
const longest = 1e3;
function buildCommandToMeasureBenchmarkAgain(comparison, result, workingDirectory) {
	const { commits, settings } = result;
	const { go, run, setup, filter, format, output, overlay } = settings;
	if (run === "") return null;
	const alone = filter === null || !isFilterWithValidPlaceholders(filter) ? null : filteredCommand(run, filter, [comparison.benchmark]);
	const measured = go === null ? [
		...["--run", alone ?? run],
		...format === "auto" ? [] : ["--format", format],
		...output.length === 0 ? [] : ["--output", output.join("\n")]
	] : [
		...[
			"--packages",
			joinGoPackagePathsOnHeadAndBase(comparison.package, result.warnings),
			"--bench",
			benchPatternForResultBenchmark(result, comparison.benchmark)
		],
		...["--benchtime", go.benchtime],
		...go.cpu === null ? [] : ["--cpu", go.cpu],
		...go.tags === null ? [] : ["--tags", go.tags],
		...go.goFlags.length === 0 ? [] : [`--go-flags=${formatGoflagsValue(go.goFlags)}`],
		...["--profile", "cpu"]
	];
	const command = joinShellWords("benchgate", shortSha(commits.base.sha), ...commits.head.from.startsWith("the working tree") ? [] : [shortSha(commits.head.sha)], ...workingDirectory === null ? [] : ["--working-directory", workingDirectory], ...measured, ...setup === null ? [] : ["--setup", setup], ...overlay.length === 0 ? [] : ["--overlay", overlay.join("\n")]);
	return command.length <= longest && [comparison.benchmark, ...command.split("\n")].every((line) => escapeControlCharacters(line) === line) ? {
		command,
		isAlone: go !== null || alone !== null,
		isProfiled: go !== null
	} : null;
}
function referenceComparisonPart(result, naming, most) {
	const { since, comparisons, settings } = result;
	const rows = since?.rows.filter(({ gate }) => gate !== "off") ?? [];
	if (since === null || rows.length === 0) return [];
	const limit = hasRuleWithOtherThreshold({
		...settings,
		threshold: since.threshold
	}) ? "the threshold" : formatFractionAsPercent(since.threshold);
	const comparisonById = new Map(comparisons.map((one) => [rowId(one), one]));
	const over = rows.filter(isOver);
	const added = rows.flatMap((row) => {
		const comparison = comparisonById.get(rowId(row));
		return comparison && (comparison.change === "regressed" || isOver(row) && isWorse(comparison, settings.alpha)) ? [{
			row,
			its: comparison
		}] : [];
	});
	const lines = [...added].sort((a, b) => Number(isOver(b.row)) - Number(isOver(a.row)) || absoluteChangeOfComparison(b.row) - absoluteChangeOfComparison(a.row)).map(({ row, its }) => lineOf(row, its, limit, naming));
	return [headOf(since.name, limit, rows.length, over.length, added.filter(({ row }) => isOver(row)).length), ...lines.length === 0 ? [] : [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, " in the result file"))]];
}
function isOver({ change }) {
	return change === "regressed";
}
function isWorse(comparison, alpha) {
	const { better, ratio, delta } = comparison;
	const change = ratio ? ratio.estimate - 1 : delta ?? Number.POSITIVE_INFINITY;
	return better !== null && isDifferenceShown(comparison, alpha) && (better === "higher" ? change < 0 : change > 0);
}
function headOf(reference, limit, rows, over, added) {
	const rowsOver = rows === 1 ? "the only comparison" : `${over === 0 ? "none" : over} of ${rows} comparisons`;
	const verb = over > 1 ? "are" : "is";
	if (over === 0) {
		const not = rows === 1 ? "is not" : "is";
		return paragraphReportBlock`Since ${nameSpan(reference)}, ${rowsOver} ${not} shown to be worse by more than ${limit}.`;
	}
	const worse = reportTextFromTemplate`${rowsOver} ${verb} worse by more than ${limit}`;
	if (added === 0) return paragraphReportBlock`Since ${nameSpan(reference)}, ${worse}; this pull request is not shown to add to ${over === 1 ? "it" : "them"}.`;
	const to = added === over ? over === 1 ? "it" : "them" : `${added} of them`;
	return warningReportBlock`${strongSpan(reportTextFromTemplate`Since ${nameSpan(reference)}`)}, ${worse}, and this pull request adds to ${to}. That alone does not fail the check.`;
}
function lineOf(row, comparison, limit, naming) {
	const steps = row.steps ? `, after ${formatCountWithNoun(row.steps, "earlier step")}` : "";
	const counts = isOver(row) ? "" : ` (not shown to exceed ${limit})`;
	return reportTextFromTemplate`${strongSpan(benchmarkLabel(row, naming))} ${sizeOf(row)}${counts}; ${changeEstimateTextOfComparison(comparison)} from this pull request${steps}`;
}
function sizeOf(row) {
	const { exact, ratio, delta } = row;
	if (!exact && ratio !== null) return changeWithIntervalAsPredicate(ratio, row);
	return delta === null ? reportTextFromTemplate`is no longer 0` : changeVerbPhraseText(delta, delta > 0, row);
}

export { absoluteChangeOfComparison, acceptedAndMutedRegressionsPart, applyConfirmationToComparisons, baseFailedPart, benchmarkLabel, benchmarkUnitLabel, benchmarksSlowToPrepareLine, buildCommandToMeasureBenchmarkAgain, buildReportHeader, buildRunReport, changeEstimateTextOfComparison, changedBenchmarkFilesPart, compareAllSeries, comparisonsPart, confirmationPlanOfSuspect, countItemsMeasurableInSeconds, countRoundsOnBothSides, createBenchmarkNamingForReport, decideChangesOfAllSeries, decideVisitsPerSideByRoundNoise, describeRegressionAfterBenchmarkName, displayedOutcomeOfComparison, doubtsPart, estimateNoiseOfIdenticalSides, estimateRatioNoiseWithinRound, estimateTotalBudgetSeconds, estimateVisibleAndRoundsNeeded, explainWhyBenchmarksWereMeasuredOrNot, failedBenchmarksPart, findRowIdsOfSuspectsStillToConfirm, formatUnitAsTextSpan, fullReportDetail, geomeansByUnit, headlineText, howMeasuredPart, improvementsNotRelinkedPart, inconclusivePart, isDifferenceShown, isFoundChange, isFoundOrExactChange, isPointEstimateMeaningful, isTooNoisyToRuleOut, joinGoPackagePathsOnHeadAndBase, makeSuspectsOfFailedBaseInconclusive, maxRoundsSuggestedByCalibration, missingResultFilesPart, moreSlowRunsOnHeadPart, movedPackagesRunWarningsOfRounds, planRoundsInRandomSideOrderForEachItem, profilesPart, provenBenchmarksPart, regressionsPart, renameToHeadImportPaths, replayedTimesWarningPart, reportAlertSectionOfLeftOutContent, ruleChangesPart, ruleChangesSentence, runWarningsPart, selectSuspects, sideCommitText, sortByLargestChange, unchangedUnitsTextOfComparisons, unconfirmedSuspectsPart, unknownDirectionPart, unmatchedBenchmarksPart, unverifiedInformationPart };