import { areBothSidesInGoFormat, configValueOfMeasurement, createBenchmarkNaming, displayedUnitName, foldedReportBlock, formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatFractionAsPercent, formatMedianWithHalfInterval, formatPValue, formatPercentBesideLimit, formatRounds, formatRuledOutWorsening, formatShortPValue, formatSignedChange, formatUnsignedPercent, formatValue, getOrInsert, groupBy, isTimeOrRateUnit, joinNonEmptyReportTexts, listFirstReportTexts, listReportBlock, memoize, nameSpan, packageAndBenchmarkId, paragraphReportBlock, perflockNotInstalledReason, relativeChangeUsedByVerdict, reportTextFromTemplate, shellCommandReportBlock, shortSha, shortenNameInMiddle, sides, termSpan, unitCountsBytes, worseningAndImprovementOfRatio } from "./basics.js";
import { seededRandom } from "./interims.js";
import { benchmarkConfigAndUnitKey, mergeShortVisitsOfSideInRound } from "./verdict.js";
import { settingsOfRow } from "./row-rules.js";

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
function hasMissingRounds(comparison, { rounds, merged }) {
	return merged === null && countRoundsOnBothSides(comparison) < rounds.length;
}
function changeClause(comparison, limit = null) {
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
	return reportTextFromTemplate`${verb} ${size} ${way}${what} (${twoGroupsText})`;
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
	const basis = exact ? valuesOf(comparison, threshold) : roundsOf(comparison, rules);
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
function valuesOf(comparison, threshold) {
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
	if (isAcross) ends = reportTextFromTemplate`${termSpan("interval", "between")} ${from} ${opposite} and ${to}`;
	else if (near !== null && far !== null && from !== to) ends = reportTextFromTemplate`${termSpan("interval", "between")} ${from} and ${to}`;
	else if (near !== null && far === null && near > 0) ends = reportTextFromTemplate`${termSpan("interval", "at least")} ${from}`;
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
function isSame({ exact, delta, change }) {
	return exact && delta === 0 && !isFoundChange(change);
}
function unchangedUnitsTextOfComparisons(comparisons) {
	const byCount = /* @__PURE__ */ new Map();
	for (const [unit, rows] of groupBy(comparisons, (comparison) => comparison.unit)) {
		const [all, same] = [rows.length, rows.filter(isSame).length];
		if (same === 0) continue;
		const often = all === 1 ? "" : same === all ? ` in all ${all}` : ` in ${same} of ${all}`;
		getOrInsert(byCount, often, () => []).push(formatUnitAsTextSpan(unit));
	}
	return joinNonEmptyReportTexts([...byCount].map(([often, units]) => reportTextFromTemplate`${joinNonEmptyReportTexts(units, " and ")} unchanged${often}`), "; ");
}
function rowOf(comparison, { naming, settings }) {
	const { unit, base, head, delta, adjustedP, exact, change } = comparison;
	const { alpha } = settings;
	const rowSettings = settingsOfRow(comparison, settings);
	const shortP = adjustedP === null || exact || change === "improved" ? "" : formatShortPValue(adjustedP, alpha);
	return {
		comparison,
		name: naming(comparison),
		unit: formatUnitAsTextSpan(unit),
		estimate: changeEstimateTextOfComparison(comparison, rowSettings.threshold),
		values: mediansText(comparison),
		interval: changeIntervalText(comparison),
		adjustedP: shortP,
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
		empty: "no rounds"
	}[stopped];
	const repeated = again.length === 0 ? "" : reportTextFromTemplate`; ${again.length} more to ${termSpan("confirmation", "confirm")} suspected regressions${isRelaid ? ", each with the code of both sides in a new memory layout" : ""}`;
	const facts = [
		commitsLine(result),
		rounds.length === 0 ? ended : reportTextFromTemplate`${ended}; each ${termSpan("rounds-and-interleaving", "round")} measured both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		settings.go === null ? [] : builtWith(result),
		settings.relink === null ? "" : reportTextFromTemplate`programs were linked in new memory layouts (\`relink\`), in each round the same on both sides`,
		visitsPerRoundLine(result.visits),
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
	const counts = range(innerSamples.flatMap(({ least, most }) => [least, most]), String);
	return joinNonEmptyReportTexts([isGo ? "" : reportTextFromTemplate`the results were read as ${names}`, innerSamples.length === 0 ? "" : `the ${counts} samples that a process took of a benchmark count as one observation`], "; ");
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
	return reportTextFromTemplate`${formatCountWithNoun(slowToPrepare.length, "benchmark")} ${slowToPrepare.length === 1 ? "takes" : "take"} longer to prepare than to run: of at most ${about(total)} in a round, ${about(preparing)} are preparation (in each run: ${listFirstReportTexts(names, mostNames)}). To get more rounds in that time, prepare less, or only once, in a package-level variable. A longer \`benchtime\` adds little time in comparison`;
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
	if (!areBothSidesInGoFormat(result)) return null;
	return result.settings.go === null ? "-benchtime" : "benchtime";
}

// src/core/report/say/report-subject.ts
function createReportSubject(result, most = Number.POSITIVE_INFINITY, named = [
	...result.comparisons,
	...result.unmatched.base,
	...result.unmatched.head
]) {
	return {
		...result,
		most,
		naming: createBenchmarkNaming(named, result.lost, result.formats)
	};
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

export { absoluteChangeOfComparison, adjustedPText, benchmarkLabel, benchmarkUnitLabel, benchmarksSlowToPrepareLine, changeClause, changeEstimateTextOfComparison, changeVerbPhraseText, changeWithIntervalAsPredicate, changedAndInconclusiveRowsPart, commitsLine, comparisonsPart, countItemsMeasurableInSeconds, countRoundsOnBothSides, createReportSubject, decideVisitsPerSideByRoundNoise, describeRegressionAfterBenchmarkName, estimateRatioNoiseWithinRound, estimateTotalBudgetSeconds, formatConfirmationRatioAndP, formatUnitAsTextSpan, groupByBenchmark, hasMissingRounds, howMeasuredPart, isDifferenceShown, isFoundChange, isFoundOrExactChange, isPointEstimateMeaningful, joinGoPackagePathsOnHeadAndBase, movedPackagesRunWarningsOfRounds, nameOfGoBenchtimeSetting, noisyMachineText, planRoundsInRandomSideOrderForEachItem, renameToHeadImportPaths, sideCommitText, sortByLargestChange, unchangedUnitsTextOfComparisons, worseningsAtIntervalEnds };