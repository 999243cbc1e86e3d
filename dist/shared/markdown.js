import { adjustPValues, confidenceLevel, countCompleteRounds, createBenchmarkNaming, createFirstUseTermLinks, createReportTableColumn, escapeControlCharacters, findUsualDirectionOfUnit, finiteOrNull, foldedReportBlock, formatDeltaOrFromZero, formatDuration, formatFractionAsPercent, formatRounds, formatUnsignedPercent, groupBy, hasRuleWithOtherThreshold, inlineCodeSpan, joinNonEmptyReportTexts, lineBreakSpan, listFirstReportTexts, listReportBlock, markdownCodeBlock, markdownInlineCodeOfName, nameSpan, noReportLinks, normalUpperTail, noteReportBlock, packageAndBenchmarkId, paragraphReportBlock, parseTextWithBackticks, reportTextFromTemplate, shortPrintableName, shortenNameInMiddle, splitRoundsOfSeriesByMachine, strongSpan, tableReportBlock, termSpan, thresholdTextOfRules, thresholdWorseningInWords, valuesWithoutGaps, warningReportBlock, worseningAndImprovementOfRatio } from "./basics.js";
import { seededRandom } from "./interims.js";
import { binomialInterval } from "./verdict.js";
import { benchmarkUnitLabel, buildReportHeader, buildRunReport, compareAllSeries, displayedOutcomeOfComparison, doubtsPart, estimateNoiseOfIdenticalSides, estimateVisibleAndRoundsNeeded, failedBenchmarksPart, formatUnitAsTextSpan, fullReportDetail, howMeasuredPart, isFoundChange, isPointEstimateMeaningful, maxRoundsSuggestedByCalibration, reportAlertSectionOfLeftOutContent, ruleChangesPart, runWarningsPart, unverifiedInformationPart } from "./run-report.js";
import { applyRuleDirection, firstMatchingRuleIndexOrNull, rowRulesOf, settingsOfRow } from "./row-rules.js";
import { isMeasuredOnBothSides } from "./unmatched.js";

// src/core/stats/swapped-paired-test.ts
const exactLimit = 100;
function createPairedTestAfterSwappingSides(blocks) {
	const differences = blocks.map(rankDifferences);
	const rounds = Math.max(0, ...differences.map((block) => block.length));
	const byRound = Array.from({ length: rounds }, (_, round) => differences.reduce((sum, block) => sum + (block[round] ?? 0), 0));
	const sizes = byRound.map(Math.abs).filter((size) => size !== 0);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const atMost = sizes.length > exactLimit ? approximate(sizes, total) : exact(sizes, total);
	return (swapped) => {
		let ups = 0;
		for (const [round, difference] of byRound.entries()) if (difference > 0 !== (swapped[round] ?? false)) ups += Math.abs(difference);
		return {
			greater: atMost(total - ups),
			less: atMost(ups)
		};
	};
}
function rankDifferences({ base, head }) {
	const isComplete = (round) => (base[round] ?? null) !== null && (head[round] ?? null) !== null;
	const values = [...base.keys()].filter(isComplete).flatMap((round) => [base[round], head[round]]);
	const sorted = new Float64Array(values).sort();
	const twiceRank = /* @__PURE__ */ new Map();
	for (let first = 0, last = 0; first < sorted.length; first = ++last) {
		while (sorted[last + 1] === sorted[first]) last++;
		twiceRank.set(sorted[first], first + last);
	}
	const rank = (value) => twiceRank.get(value) ?? 0;
	return base.map((_, round) => isComplete(round) ? rank(head[round]) - rank(base[round]) : 0);
}
function exact(sizes, total) {
	const ways = new Float64Array(total + 1);
	ways[0] = 1;
	let largest = 0;
	for (const size of sizes) {
		largest += size;
		for (let s = largest; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	for (let s = 1; s <= total; s++) ways[s] = ways[s] + ways[s - 1];
	return (limit) => ways[limit] / 2 ** sizes.length;
}
function approximate(sizes, total) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	const step = sizes.some((size) => size % 2 !== 0) ? 1 : 2;
	return (limit) => normalUpperTail((total / 2 - limit - step / 2) / deviation);
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
	const isSteady = (index) => judged[index]?.exact === true || isConstant(matched[index]);
	const varying = matched.filter((_, index) => !isSteady(index));
	const familySize = judged.filter((comparison) => !comparison.exact && couldRowFail(comparison, rules)).length;
	const floors = matched.flatMap((one, index) => isSteady(index) ? [] : [floorOf(one, judged[index], alone[index], familySize, gateRules, machines)]);
	const tested = floors.filter(({ p }) => p !== null);
	const ranks = new Map(floors.map((floor) => [floor, sortRank(floor, rules)]));
	return {
		floors: floors.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)),
		steady: judged.flatMap((comparison, index) => isSteady(index) ? [steadyOf(comparison)] : []),
		...summariseNoiseAndSuggestSettings(floors, rules),
		alarms: tested.length === 0 ? null : computeShareOfHitsWithInterval(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
		swapped: estimateFalseAlarmsBySwapping(varying, rules, seed, machines)
	};
}
function passVerdictOfCalibration(calibration) {
	return {
		verdict: "pass",
		grounds: {
			kind: "calibration",
			calibration
		}
	};
}
function floorOf(series, judged, alone, familySize, rules, machines) {
	const { benchmark, package: path, unit, better, ratio, change } = judged;
	const noise = estimateNoiseOfIdenticalSides(series, machines);
	const direction = couldRowFail(judged, rules) ? better : null;
	const plan = noise !== null && direction !== null && rules.deltaTest !== "none" ? estimateVisibleAndRoundsNeeded(noise, direction, familySize, settingsOfRow(judged, rules)) : null;
	const p = direction === null ? null : alone.adjustedP;
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
	const gated = series.filter((candidate) => directionOf(candidate, rules) !== null && rowRulesOf(candidate, rules).gate === "fail");
	if (gated.length === 0) return null;
	const judge = createSwapFalseAlarmCounter(gated, rules, machines);
	const rounds = Math.max(...gated.map(({ base }) => base.length));
	const random = seededRandom(seed + 1);
	const alarms = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () => judge(coins(rounds, random)));
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
	const tests = series.map((candidate) => createPairedTestAfterSwappingSides(splitRoundsOfSeriesByMachine(candidate, machines)));
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
	return rule.better !== void 0 ? rule.better : findUsualDirectionOfUnit(unit);
}
function coins(rounds, random) {
	return Array.from({ length: rounds }, () => random() < .5);
}

// src/core/report/say/calibration.ts
function isCalibrationResultFile(result) {
	return result.calibration !== null;
}
function buildCalibrationReport(result, most = Number.POSITIVE_INFINITY) {
	const { calibration, settings } = result;
	const { floors, steady } = calibration;
	const naming = createBenchmarkNaming([...floors, ...steady], result.lost, result.formats);
	const omitted = floors.length - most;
	return {
		...buildReportHeader(result),
		parts: [
			omitted > 0 ? reportAlertSectionOfLeftOutContent(`${omitted} rows with less noise`) : [],
			ruleChangesPart(result.rules),
			[paragraphReportBlock`Calibration: both sides are the same commit, so every difference is noise. Nothing is judged.`],
			failedBenchmarksPart(result, naming, most),
			doubtsPart(result, naming, most),
			noiseFloorsPart(calibration, settings, naming, most),
			calibrationConstantUnitsPart(calibration, naming, most),
			falseAlarmPart(calibration, settings, naming, most),
			calibrationAdvicePart(calibration, settings, secondsPerRound(result), naming, most),
			runWarningsPart(result),
			howMeasuredPart(result)
		]
	};
}
function secondsPerRound({ rounds }) {
	const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return rounds.length === 0 ? null : seconds / rounds.length;
}
function calibrationAdvicePart(calibration, settings, pace, naming, most) {
	if (calibration.benchmarks === 0 || settings.deltaTest === "none") return [];
	const lines = [
		...countAdvice(calibration, settings, pace),
		...thresholdAdvice(calibration, settings),
		...hopelessAdvice(calibration, settings, naming, most)
	];
	return [paragraphReportBlock`${strongSpan("What to set")}`, listReportBlock(lines)];
}
function countAdvice({ benchmarks, seeing, suggested, roundsNeeded }, settings, pace) {
	const { count, threshold } = settings;
	const worsening = thresholdWorseningInWords(settings);
	if (threshold === 0) return [reportTextFromTemplate`With a \`threshold\` of 0, no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`];
	const set = (rounds) => reportTextFromTemplate`${inlineCodeSpan(`count: ${rounds}`)}${pace === null || rounds === count ? "" : ` (about ${formatDuration(pace * rounds)} of measuring)`}`;
	const enough = suggested.count;
	if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count) return [reportTextFromTemplate`${set(count)} and ${hasRuleWithOtherThreshold(settings) ? "the thresholds" : inlineCodeSpan(`threshold: ${formatFractionAsPercent(threshold)}`)} suit this machine.`, ...roundsNeeded < count ? [reportTextFromTemplate`${set(roundsNeeded)} would be enough for ${thresholdTextOfRules(settings)}.`] : []];
	const mostBenchmarks = enough === null ? reportTextFromTemplate`No \`count\` up to ${maxRoundsSuggestedByCalibration} is enough to detect ${worsening} in nine of ten benchmarks.` : reportTextFromTemplate`${set(Math.max(count, enough))} ${enough > count ? "would be" : "is"} enough to detect ${worsening} in nine of ten benchmarks.`;
	if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [mostBenchmarks];
	return [mostBenchmarks, reportTextFromTemplate`${set(roundsNeeded)} would be enough for every benchmark except those that are too noisy.`];
}
function thresholdAdvice({ suggested }, settings) {
	const { count, threshold } = settings;
	const suggestion = suggested.threshold;
	if (suggestion === null || suggestion === threshold) return [];
	return [reportTextFromTemplate`${inlineCodeSpan(`threshold: ${formatFractionAsPercent(suggestion)}`)} is a worsening that ${formatRounds(count)} can detect in nine of ten benchmarks${hasRuleWithOtherThreshold(settings) ? " without a threshold of their own" : ""}.`];
}
function hopelessAdvice({ floors }, settings, naming, most) {
	const hopeless = floors.filter((noiseFloor) => noiseFloor.noise !== null && noiseFloor.roundsNeeded === null && couldBeSettled(noiseFloor, settings));
	if (hopeless.length === 0) return [];
	return [reportTextFromTemplate`Too noisy on this machine (over ${maxRoundsSuggestedByCalibration} rounds for ${thresholdTextOfRules(settings)}): ${firstCalibrationRowNamesText(hopeless, naming, most)}. These will mostly be ${termSpan("inconclusive", "inconclusive")}: exclude them, or measure on a quieter machine.`];
}
function couldBeSettled(floor, settings) {
	return couldRowFail(floor, settings) && rowRulesOf(floor, settings).rules.threshold > 0;
}
function falseAlarmPart({ alarms, swapped, floors }, settings, naming, most) {
	if (swapped === null) return [];
	const { alpha, correction, confirm, deltaTest } = settings;
	const regressed = floors.filter((noiseFloor) => noiseFloor.regressed);
	const small = reportTextFromTemplate`${termSpan("p", "p")} ≤ ${alpha}`;
	const beyond = `beyond ${thresholdTextOfRules(settings)}`;
	const rule = deltaTest === "none" ? beyond : reportTextFromTemplate`${correctionOf(correction)}, and ${beyond}`;
	const unconfirmed = confirm ? ", before suspects are measured again" : "";
	const lines = [
		alarms === null ? [] : reportTextFromTemplate`Without correction, ${alarms.hits} of ${alarms.of === 1 ? "1 comparison has" : `${alarms.of} comparisons have`} ${small}: ${percentage(alarms)}. About ${Number((alpha * alarms.of).toPrecision(2))} are expected by chance.`,
		reportTextFromTemplate`By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : firstCalibrationRowNamesText(regressed, naming, most)} would have been reported as regressed in this run.`,
		swapped.uncorrected === null ? [] : reportTextFromTemplate`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. Without correction, at least one comparison has p ≤ ${alpha} in ${formatUnsignedPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these permutations.`,
		reportTextFromTemplate`By the gate's rule, ${swapped.red.hits} of ${swapped.red.of} permutations have a regression: ${percentage(swapped.red)}. This estimates the rate of false alarms for a pull request that changes nothing${unconfirmed}.`
	];
	const limits = [
		"In brackets: the 95% interval.",
		alarms === null ? "" : "The first one assumes that benchmarks are independent, which they are not when the machine disturbs several at once.",
		"Permutations use only the noise of these rounds, so they say nothing about other times or machines."
	];
	return [
		paragraphReportBlock`${strongSpan("False alarms")}`,
		listReportBlock(lines.filter((line) => line.length > 0)),
		noteReportBlock`${joinNonEmptyReportTexts(limits)}`
	];
}
function correctionOf(correction) {
	return correction === "none" ? reportTextFromTemplate`no correction` : [inlineCodeSpan(`correction: ${correction}`)];
}
function percentage({ hits, of, low, high }) {
	return `${formatUnsignedPercent(hits / of)} (${formatUnsignedPercent(low)} to ${formatUnsignedPercent(high)})`;
}
const mostOpen$1 = 10;
const mostNames = 10;
function noiseFloorsPart({ floors }, settings, naming, most) {
	const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most);
	if (noisiest.length === 0) return [];
	const rows = noisiest.map((floor) => rowOf(floor, settings, naming));
	const open = rows.length >= 16 ? mostOpen$1 : rows.length;
	const columns = columnsOf(settings);
	const title = reportTextFromTemplate`The other ${rows.length - open}, with less noise`;
	return [
		tableReportBlock(columns, rows.slice(0, open)),
		...rows.length > open ? [foldedReportBlock(title, [tableReportBlock(columns, rows.slice(open))])] : [],
		noteReportBlock`${legend(noisiest, settings)}`
	];
}
function calibrationConstantUnitsPart({ steady }, naming, most) {
	if (steady.length === 0) return [];
	const units = [...new Set(steady.map(({ unit }) => unit))].map(formatUnitAsTextSpan);
	const differing = steady.filter(({ differs }) => differs);
	const constant = paragraphReportBlock`No noise: ${steady.length} in ${listFirstReportTexts(units, Math.min(most, 5))} do not vary, so one round is enough.`;
	if (differing.length === 0) return [constant];
	return [constant, warningReportBlock`Base and head are the same commit, but their values differ in ${firstCalibrationRowNamesText(differing, naming, most)}. A run would report this as a change: the value depends on where or when the code is built.`];
}
function firstCalibrationRowNamesText(floors, naming, most) {
	return listFirstReportTexts(floors.map((named) => benchmarkUnitLabel(named, naming)), Math.min(most, mostNames));
}
function columnsOf(settings) {
	const { count, deltaTest } = settings;
	const planned = deltaTest === "none" ? [] : [`Detectable in ${formatRounds(count)}`, `Rounds for ${thresholdTextOfRules(settings)}`];
	return [
		createReportTableColumn("", "center"),
		createReportTableColumn("Benchmark", "left"),
		createReportTableColumn("Noise", "right"),
		createReportTableColumn("Head against base", "center"),
		...planned.map((title) => createReportTableColumn(title, "right"))
	];
}
function rowOf(floor, settings, naming) {
	const { noise, visible, roundsNeeded, rounds } = floor;
	const { count, deltaTest } = settings;
	const { threshold } = rowRulesOf(floor, settings).rules;
	const ownThreshold = hasRuleWithOtherThreshold(settings) ? ` (${formatFractionAsPercent(threshold)})` : "";
	const isPlanned = couldRowFail(floor, settings) && noise !== null && deltaTest !== "none";
	const isBlind = isPlanned && (visible === null || visible > threshold);
	const planned = [visible === null ? "nothing" : formatUnsignedPercent(visible), `${roundsNeeded === null ? `over ${maxRoundsSuggestedByCalibration}` : roundsNeeded}${ownThreshold}`];
	return [
		isBlind ? "⚠️" : "",
		benchmarkUnitLabel(floor, naming),
		`${noise === null ? "?" : formatUnsignedPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ""}`,
		intervalOf(floor),
		...isPlanned ? planned : []
	];
}
function legend(floors, settings) {
	const { alpha, correction, deltaTest } = settings;
	const together = correction === "none" ? "" : reportTextFromTemplate`, corrected for all comparisons (${inlineCodeSpan(`correction: ${correction}`)})`;
	return joinNonEmptyReportTexts([
		"Noise: the standard deviation of a value relative to the one measured beside it. Outliers count as three standard deviations, and drift, which affects both sides, is left out.",
		reportTextFromTemplate`Head against base: the ${termSpan("interval", "interval")} of their difference, whose true value is zero.`,
		deltaTest === "none" ? "" : reportTextFromTemplate`Detectable: the smallest worsening that is detected with a power of 80%, at alpha ${alpha}${together}. Rounds: how many detect a worsening of the ${termSpan("threshold", "threshold")} with a power of 80%, and rule it out with the same power if nothing changed.`,
		floors.some(({ noise }) => noise === null) ? "?: a value is not positive, or fewer than two rounds measured both sides." : "",
		precision(floors, deltaTest)
	]);
}
function precision(floors, deltaTest) {
	const rounds = Math.max(...floors.map((noiseFloor) => noiseFloor.rounds));
	if (rounds < 2) return "";
	const error = 100 / Math.sqrt(2 * rounds);
	const noise = `±${error.toFixed(0)}%`;
	const subject = `After ${formatRounds(rounds)}, the noise`;
	return deltaTest === "none" ? `${subject} is known to about ${noise}.` : `${subject} and the detectable worsening are known to about ${noise}, the number of rounds needed to about ±${(2 * error).toFixed(0)}%.`;
}
function intervalOf({ ratio }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return "";
	const signed = (end) => `${end >= 1 ? "+" : "-"}${formatUnsignedPercent(end - 1)}`;
	return `${signed(ratio.low)} to ${signed(ratio.high)}`;
}

// src/core/report/say/fit-limit.ts
const maxCommentLength = 65536;
const maxStepSummaryBytes = 943718;
const nothing = {
	rest: "none",
	medians: false
};
const steps = [
	fullReportDetail,
	{
		...fullReportDetail,
		besides: {
			rest: "drawn",
			medians: false
		},
		leftOut: "the table of medians"
	},
	{
		...fullReportDetail,
		besides: {
			rest: "plain",
			medians: false
		},
		leftOut: "the table of medians, and intervals of what did not change"
	},
	{
		...fullReportDetail,
		besides: nothing,
		profiles: 3,
		leftOut: "rows without a change, medians, and profiles after the first three"
	},
	...[
		100,
		30,
		10,
		3
	].map((most) => ({
		besides: nothing,
		regressions: Number.POSITIVE_INFINITY,
		improvements: most,
		names: most,
		profiles: most > 30 ? 3 : 0,
		leftOut: `rows without a change, medians, profiles${most > 30 ? " after the first three" : ""}, and all but the first ${most} improvements and names in lists`
	})),
	...[
		100,
		30,
		10,
		3,
		1
	].map((most) => ({
		besides: nothing,
		regressions: most,
		improvements: 3,
		names: 3,
		profiles: 0,
		leftOut: `all but the ${most === 1 ? "worst regression" : `${most} worst regressions`}, three improvements, and three names in any list`
	}))
];
const verdictOnly = {
	besides: nothing,
	regressions: 0,
	improvements: 0,
	names: 0,
	profiles: 0,
	leftOut: "all but the verdict"
};
const calibrationSteps = [
	Number.POSITIVE_INFINITY,
	300,
	100,
	30,
	10,
	3,
	0
];
function buildFullRunReport(result, site = noReportLinks) {
	return isCalibrationResultFile(result) ? buildCalibrationReport(result) : buildRunReport(result, fullReportDetail, site);
}
function renderFullestReportWithinLimit(result, limit, show, site = noReportLinks) {
	let text = "";
	for (const report of everSmaller(result, site)) {
		text = show(report);
		if (new TextEncoder().encode(text).length <= limit) break;
	}
	return text;
}
function* everSmaller(result, site) {
	const settings = {
		...result.settings,
		run: "(too long to show)",
		setup: null
	};
	const withoutCommand = {
		...result,
		settings
	};
	for (const variant of [result, withoutCommand]) if (isCalibrationResultFile(variant)) for (const most of calibrationSteps) yield buildCalibrationReport(variant, most);
	else for (const detail of steps) yield buildRunReport(variant, detail, site);
	if (!isCalibrationResultFile(result)) yield buildRunReport(withoutCommand, verdictOnly, site);
	yield {
		...buildReportHeader(result, site),
		parts: [reportAlertSectionOfLeftOutContent("all but the headline"), unverifiedInformationPart(result)]
	};
}

// src/core/report/show/markdown.ts
function markdownOfRunReport({ outcome, reason, line, parts }) {
	const links = createFirstUseTermLinks();
	return `${[
		`## ${icons[outcome]} Benchgate: ${inline(reason, links)}`,
		inline(line, links),
		renderMarkdownBlocks(parts.flat(), links)
	].filter((text) => text !== "").join("\n\n")}\n`;
}
const icons = {
	pass: "✅",
	fail: "❌",
	inconclusive: "⚠️",
	calibration: "📏",
	"no-verdict": "⚠️"
};
function renderMarkdownBlocks(blocks, links = createFirstUseTermLinks()) {
	return blocks.map((block, index) => {
		const text = written(block, links);
		return block.kind === "list" && blocks[index - 1]?.kind === "list" ? `<!-- -->\n\n${text}` : text;
	}).filter((text) => text !== "").join("\n\n");
}
function written(block, links) {
	switch (block.kind) {
		case "paragraph": return inline(block.text, links);
		case "warning": return `⚠️ ${inline(block.text, links)}`;
		case "note": return `<sub>${inline(block.text, links)}</sub>`;
		case "alert": return `> [!NOTE]\n> ${inline(block.text, links)}`;
		case "list": return block.items.map((item) => `- ${inline(item, links)}`).join("\n");
		case "table": return tableText(block, links);
		case "code": return markdownCodeBlock(block.text, block.language);
		case "fold": return folded(block.title, block.blocks, links);
		case "changes": return renderMarkdownBlocks(blocksOfChangesAndInconclusiveRows(block), links);
		case "comparisons": return renderMarkdownBlocks(blocksOfOtherRowsAndMedians(block), links);
	}
}
function folded(title, blocks, links) {
	return `<details><summary>${inline(title, links, htmlCode)}</summary>\n\n${renderMarkdownBlocks(blocks, links)}\n\n</details>`;
}
const rules = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
function tableText({ columns, rows }, links) {
	return [
		`| ${columns.map(({ title }) => wordsOf(title, markdownInlineCodeOfName)).join(" | ")} |`,
		`|${columns.map(({ side }) => rules[side]).join("|")}|`,
		...rows.map((row) => `| ${columns.map((_, n) => cellText(row[n] ?? [], links)).join(" | ")} |`)
	].join("\n");
}
function cellText(text, links) {
	return inline(text, links).replaceAll(newLine, "<br>");
}
const newLine = "\n  ";
function inline(text, links, code = markdownInlineCodeOfName) {
	return text.map((span, index) => {
		const before = text[index - 1];
		const begins = before === void 0 || typeof before === "object" && before.kind === "break";
		return typeof span === "string" && begins && opening.test(span) ? code(span) : inlineSpan(span, links, code);
	}).join("");
}
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/;
function inlineSpan(span, links, code) {
	if (typeof span === "string") return wordsOf(span, code);
	switch (span.kind) {
		case "name":
		case "code": return code(span.text);
		case "strong": return `**${inline(span.text, links, code)}**`;
		case "term": {
			const [words, link] = [wordsOf(span.words, code), links(span.anchor)];
			return link === null ? words : `[${words}](${link})`;
		}
		case "link": return `[${inline(span.words, links, code)}](${span.to})`;
		case "break": return newLine;
	}
}
const acting = /[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i;
function wordsOf(words, code) {
	return escapeControlCharacters(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, (word) => word.includes(" ") || !acting.test(word) ? word : code(word));
}
function htmlCode(text) {
	const inert = (character) => /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`;
	return `<code>${[...shortPrintableName(text)].map(inert).join("")}</code>`;
}
const widest = 40;
const mostOpen = 40;
const signs = {
	regressed: "❌",
	accepted: "☑️",
	muted: "🔇",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	within: "",
	inconclusive: "⚠️",
	mutedInconclusive: "🔇",
	undirected: ""
};
function blocksOfChangesAndInconclusiveRows({ groups, chance }) {
	let rows = 0;
	const open = groups.filter((group, n) => {
		rows += group.length;
		return n === 0 || rows <= mostOpen;
	});
	const folded = groups.slice(open.length);
	const more = folded.flat().length;
	const details = (row) => changeDetails(row, chance);
	return [
		groupTable(open, details),
		...changesLegend(groups.flat()),
		...more === 0 ? [] : [foldedReportBlock(reportTextFromTemplate`${more} more ${more === 1 ? "row" : "rows"}`, [groupTable(folded, details)])]
	];
}
function changeDetails(row, chance) {
	const { values, estimate, interval, needsP, adjustedP } = row;
	const numbers = joinNonEmptyReportTexts([
		values,
		interval === estimate ? "" : interval,
		needsP ? `${chance} ${adjustedP}` : ""
	], ", ");
	return joinNonEmptyReportTexts([numbers, changesDrawing(row)], lineBreakSpan);
}
function changesDrawing(row) {
	const drawing = row.comparison.change === "inconclusive" ? drawIntervalInText(row) : "";
	return drawing === "" ? [] : [inlineCodeSpan(drawing)];
}
function changesLegend(rows) {
	const varying = rows.filter(({ comparison }) => !comparison.exact);
	if (varying.length === 0) return [];
	const drawn = varying.filter((row) => changesDrawing(row).length > 0);
	return [noteReportBlock`${parseTextWithBackticks([valuesLegend, drawingLegend(drawn)].filter((text) => text !== "").join(" "))}`];
}
function blocksOfOtherRowsAndMedians(block) {
	const { isAlone, isDrawn, rest, medians, same, geomeans, below } = block;
	const unchanged = same.length === 0 ? [] : [paragraphReportBlock`${same}.`];
	const drawing = (row) => isDrawn ? drawIntervalInText(row) : "";
	const details = (row) => {
		const drawn = drawing(row);
		const { interval, bound } = row;
		const words = joinNonEmptyReportTexts([isDrawn ? interval : "", bound === "" ? "" : `at most ${bound} worse`], ", ");
		return joinNonEmptyReportTexts([drawn === "" ? [] : inlineCodeSpan(drawn), words]);
	};
	const legend = drawingLegend(rest.filter((row) => drawing(row) !== ""));
	const title = reportTextFromTemplate`${isAlone ? "All" : "Other"} comparisons (${rest.length})`;
	const rows = groupTable(neighbours(rest), details);
	return [...rest.length === 0 ? unchanged : [foldedReportBlock(title, [
		rows,
		...legend === "" ? [] : [noteReportBlock`${parseTextWithBackticks(legend)}`],
		...unchanged
	])], ...medians === null ? [] : [foldedReportBlock(medians.title, [mediansTable(medians.rows, geomeans), ...below])]];
}
function neighbours(rows) {
	const groups = [];
	for (const row of rows) {
		const last = groups.at(-1);
		const [like] = last ?? [];
		const isSame = like?.comparison.benchmark === row.comparison.benchmark && like.comparison.package === row.comparison.package;
		if (last && isSame) last.push(row);
		else groups.push([row]);
	}
	return groups;
}
function groupTable(groups, details) {
	return tableReportBlock([createReportTableColumn("Change", "left"), createReportTableColumn("Benchmark", "left")], groups.flatMap((group) => group.map((row, n) => [changeCell(row), namedCell(row, n === 0, details(row))])));
}
function changeCell({ comparison, estimate }) {
	const sign = signs[displayedOutcomeOfComparison(comparison)];
	return joinNonEmptyReportTexts([sign, isFoundChange(comparison.change) ? strongSpan(estimate) : estimate], "\xA0");
}
function namedCell({ comparison, name: whole, unit }, isFirst, words) {
	const label = isFirst ? joinNonEmptyReportTexts([shortName(whole), comparison.unit === "sec/op" ? [] : unit]) : reportTextFromTemplate`also ${unit}`;
	return joinNonEmptyReportTexts([label, words], lineBreakSpan);
}
function shortName(text) {
	return text.map((span) => typeof span === "object" && span.kind === "name" ? nameSpan(shortenNameInMiddle(span.text, widest)) : span);
}
function mediansTable(rows, geomeans) {
	const columns = [
		createReportTableColumn("Benchmark", "left"),
		...[
			"vs base",
			"Base",
			"Head"
		].map((title) => createReportTableColumn(title, "right")),
		createReportTableColumn("Unit", "left"),
		createReportTableColumn("p", "right")
	];
	const means = geomeans.map(({ unit, ratio, rows: covered, of }) => [
		covered === of ? "geomean" : `geomean (${covered} of ${of})`,
		formatDeltaOrFromZero(ratio - 1),
		"",
		"",
		formatUnitAsTextSpan(unit)
	]);
	return tableReportBlock(columns, [...rows.map((row) => [
		row.name,
		row.delta,
		row.base,
		row.head,
		row.unit,
		row.p
	]), ...means]);
}
const [width, zero, reach] = [
	21,
	8,
	3
];
const usual = .05;
const valuesLegend = "Medians of base → head, then the 95% interval of the change. The change is estimated from all values, so it can differ slightly from that of the medians.";
function drawingLegend(drawn) {
	if (drawn.length === 0) return "";
	return `Drawn: \`●\` the estimate, \`═\` its 95% interval, \`│\` no change, \`¦\` the threshold in both directions. Right is worse${drawn.some(({ comparison }) => comparison.better === null) ? " (or more, where neither direction is better)" : ""}; the scale is logarithmic beyond the threshold.`;
}
function drawIntervalInText({ comparison, threshold }) {
	const { ratio, better, exact } = comparison;
	if (ratio === null || exact || ratio.low === null && ratio.high === null) return "";
	const columnOf = (end) => columnAt(worseningAndImprovementOfRatio(end, better).worsening / (threshold || usual));
	const [best, worst] = better === "higher" ? [ratio.high, ratio.low] : [ratio.low, ratio.high];
	const from = best === null ? -1 : columnOf(best);
	const to = worst === null ? width : columnOf(worst);
	if (from >= width - 1 || to <= 0) return "";
	const cells = Array.from({ length: width }, (_, at) => at >= from && at <= to ? "═" : "·");
	const mark = (column, sign) => {
		if (column >= 0 && column < width) cells[column] = sign;
	};
	for (const limit of threshold > 0 ? [zero - reach, zero + reach] : []) mark(limit, cells[limit] === "═" ? "╪" : "¦");
	mark(zero, cells[zero] === "═" ? "╪" : "│");
	if (from < 0) mark(0, "‹");
	if (to >= width) mark(width - 1, "›");
	if (isPointEstimateMeaningful(comparison)) mark(columnOf(ratio.estimate), "●");
	return cells.join("");
}
function columnAt(worsening) {
	return Math.round(zero + reach * Math.asinh(worsening) / Math.asinh(1));
}

export { buildFullRunReport, computeCalibration, markdownOfRunReport, maxCommentLength, maxStepSummaryBytes, passVerdictOfCalibration, renderFullestReportWithinLimit };