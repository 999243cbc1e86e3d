import { addReportOptionsToResult, commonThresholdText, countRoundsOfComparison, cutMiddleToWidth, escapeControlCharacters, exceedsLimit, filteredCommand, foldedReportBlock, formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatFractionAsPercent, formatGoflagsValue, formatRounds, formatRoundsMadeOfResult, formatRuledOutWorsening, formatSignedChange, formatUnsignedPercent, formatValue, functionNameWithoutFolders, groupBy, hasRuleWithOtherThreshold, inlineCodeSpan, isFilterWithValidPlaceholders, isMeasuredByGo, joinNonEmptyReportTexts, joinShellWords, lineBreakSpan, linkSpan, listFirstReportTexts, listReportBlock, nameSpan, noReportLinks, noteReportBlock, paragraphReportBlock, parseTextWithBackticks, processOutputReportBlock, quoteShellWordOnOneLine, reportTextFromTemplate, rowId, shellCommandReportBlock, shortPrintableName, shortSha, showLineBreaks, sides, statisticsPageLinkSpan, strongSpan, tableReportBlock, takeFirstLinesAndAddCountOfRest, terminalInstallPageUrl, thresholdWorseningInWords, warningReportBlock, worseningAndImprovementOfRatio } from "./basics.js";
import { adjustedPText, benchPatternForResultBenchmark, benchmarkLabel, benchmarkUnitLabel, changeClause, changeEstimateTextOfComparison, changeMagnitudeOfComparison, changeVerbPhraseText, changeWithIntervalAsPredicate, changedAndInconclusiveRowsPart, commitsLine, comparisonLacksRounds, comparisonsPart, couldRowFail, describeRegressionAfterBenchmarkName, eachSideText, exceedsThresholdInConfirmation, formatConfirmationRatioAndP, formatUnitAsTextSpan, goPackagePatternsOnBothSides, groupByBenchmark, haveFullShas, howMeasuredPart, isBrokenByHead, isDifferenceShown, isFailedBenchmarkMuted, lineBelowHeadline, maxRoundsSuggestedByCalibration, nameOfGoBenchtimeSetting, noisyMachineText, pointEstimateClause, rowsWithOutcome, secondMeasurementOfResult, sortByLargestChange, verdictEffectOnCheckText, worseningsAtIntervalEnds } from "./confirm.js";
import { globMatchesRow, rowRulesOf, settingsOfRow } from "./row-rules.js";
import { overlayGlobsForFiles } from "./benchmark-files.js";
import { parseCommentCommand } from "./parse-command.js";
import { findUnmatchedPairDifferingInNumber, maxRoundsOfPlan } from "./interim-plan.js";
import { workingTreeOriginPrefix } from "./result-file.js";
import { kindOfRequirementsFile } from "./required-packages.js";

// src/core/report/say/failed-and-unmeasured.ts
const longestOutput = 2e3;
const mostOutputs = 5;
function failedBenchmarksPart({ lost, settings, naming, most }) {
	const kindOf = (benchmark) => isFailedBenchmarkMuted(benchmark, settings) ? muted : kinds.find(({ isOf }) => isOf(benchmark));
	const groups = [...kinds, muted].flatMap((kind) => {
		const { says, advice } = kind;
		const names = lost.filter((benchmark) => kindOf(benchmark) === kind).map((benchmark) => reportTextFromTemplate`${nameOf(benchmark, naming)}${hasFailedRun(benchmark) ? ` (${failedOf(benchmark.tries)})` : ""}`);
		return names.length === 0 ? [] : [reportTextFromTemplate`${strongSpan(`${says}:`)} ${listFirstReportTexts(names, most)}. ${advice}`];
	});
	const texts = lost.slice(0, Math.min(most, mostOutputs)).flatMap((failed) => failed.failures.map(({ message, output }) => {
		const tail = output.length <= longestOutput ? output : `…${output.slice(-2e3)}`;
		return tail === "" ? message : `${message}\n\n${tail}`;
	}));
	const outputs = [...new Set(texts)].map(processOutputReportBlock);
	return [listReportBlock(groups), foldedReportBlock("Errors and output", outputs)];
}
function sidesOf({ failures, tries }) {
	const counted = sides.filter((side) => (tries?.[side].failed ?? 0) > 0);
	return /* @__PURE__ */ new Set([...failures.map(({ side }) => side), ...counted]);
}
function hasFailedRun(benchmark) {
	return benchmark.tries != null && sides.some((side) => (benchmark.tries?.[side].failed ?? 0) > 0);
}
function failedOf({ base, head }) {
	return `failed in ${base.failed} of ${formatCountWithNoun(base.runs, "run")} on base, and in ${head.failed} of ${head.runs} on head`;
}
function flakyBenchmarksText(benchmarks, most) {
	const each = benchmarks.map((flaky) => reportTextFromTemplate`${nameSpan(flaky.benchmark ?? "the command")} ${failedOf(flaky)}`);
	return reportTextFromTemplate`some runs failed, and were repeated or left out: ${listFirstReportTexts(each, most)}. Head did not fail more often than chance explains. Fix what makes the runs fail.`;
}
const kinds = [
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
		advice: reportTextFromTemplate`It is not known whether the change is the cause: raise \`budget\`, or find out what the benchmark waits for.`,
		isOf: (lost) => !sidesOf(lost).has("base")
	},
	{
		says: "⚠️ Failed on base",
		advice: reportTextFromTemplate`There is nothing to compare head with.`,
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("base")
	},
	{
		says: "⚠️ Failed on both sides",
		advice: reportTextFromTemplate`Head is not known to be the cause. Fix the benchmark, or mute it with \`gate: off\` in a rule of the rules file (\`benchmarks\`).`,
		isOf: (lost) => sidesOf(lost).size === 2
	}
];
const muted = {
	says: "🔇 Failed, but muted by a rule",
	advice: reportTextFromTemplate`These failures do not affect the verdict.`,
	isOf: () => true
};
function nameOf({ benchmark, package: path }, naming) {
	if (benchmark === null) return reportTextFromTemplate`all of ${nameSpan(path ?? "the package")}`;
	return [nameSpan(naming({
		benchmark,
		package: path
	}))];
}
function provenBenchmarksPart({ proven, settings, most }) {
	if (proven.length === 0 || most === 0) return [];
	const packages = groupBy(proven, (one) => one.package);
	const lines = Array.from(packages, ([path, its]) => {
		const names = its.map(({ benchmark }) => nameSpan(benchmark));
		return reportTextFromTemplate`${path === null ? "" : reportTextFromTemplate`${nameSpan(path)}: `}${listFirstReportTexts(names, most)}`;
	});
	const rest = packages.size - most === 1 ? " package" : " packages";
	const why = settings.go === null ? reportTextFromTemplate`The programs that run these benchmarks (\`binaries\`) were built on each side and are the same, and they read no file that changed` : "The code that these benchmarks can reach is the same on both sides, and they read no file that changed";
	return [foldedReportBlock(`Unchanged: everything they can reach is identical (${proven.length})`, [paragraphReportBlock`${why}, so they were not measured. To measure them anyway, set \`measure\` to \`all\`.`, listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, rest))])];
}
const longestMessage$1 = 2e3;
const longestBaseOutput = 4e3;
function baseFailedPart({ baseFailed, commits, rounds, settings }) {
	if (!baseFailed) return [];
	const { message, output } = baseFailed;
	const before = rounds.length === 0 ? "" : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`;
	const laid = settings.overlay.length === 0 ? "" : reportTextFromTemplate` Base was measured with some of head's files (\`overlay\`): if these files need code that base does not have, list fewer files in \`overlay\`.`;
	const outputTail = output.length <= longestBaseOutput ? output : `…${output.slice(-4e3)}`;
	const shortMessage = message.length <= longestMessage$1 ? message : `${message.slice(0, longestMessage$1)}…`;
	const base = nameSpan(shortSha(commits.base.sha));
	const added = baseFailed.added ?? [];
	return [
		paragraphReportBlock`Head could be measured, but base could not, so there is nothing to compare head with.${before}`,
		added.length > 0 ? paragraphReportBlock`${newBenchmarkText(added, settings)} ${effectOfInconclusive(settings)}` : paragraphReportBlock`If this pull request fixes base, there is nothing to do.${laid} If a download or another temporary problem was the cause, run the job again. Otherwise fix the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${effectOfInconclusive(settings)}`,
		foldedReportBlock("The error, and the last lines of output", [shortMessage, outputTail].filter((text) => text !== "").map(processOutputReportBlock))
	];
}
function newBenchmarkText(added, { overlay }) {
	const names = listFirstReportTexts(added.map(nameSpan), mostFiles);
	const globs = added.map((path) => path.endsWith("/") ? `${path}**` : path);
	const list = listFirstReportTexts(globs.map(nameSpan), mostFiles);
	const setting = overlay.length > 0 ? reportTextFromTemplate`add ${list} to \`overlay\`` : reportTextFromTemplate`set \`overlay\` to ${list}${globs.length > 1 ? ", one per line" : ""}`;
	const it = added.length === 1 ? "it" : "them";
	return reportTextFromTemplate`Base has no ${names}: this pull request adds ${it}. This is normal for the first benchmarks, and there is nothing to compare yet. From the next pull request on they are compared. To compare now, run head's benchmarks on base too: ${setting}.`;
}
function effectOfInconclusive({ failOn }) {
	return failOn === "inconclusive" ? reportTextFromTemplate`The check fails because of \`fail-on: inconclusive\`.` : reportTextFromTemplate`With \`fail-on: inconclusive\` such a run fails the check.`;
}
const longestMissingMessage = 200;
const mostFiles = 5;
function missingResultFilesPart({ merged, verdict, settings, most }) {
	const missing = merged?.missing ?? [];
	if (missing.length === 0) return [];
	const effect = verdict === "inconclusive" ? reportTextFromTemplate`, so this run is inconclusive. ${effectOfInconclusive(settings)}` : ". The rest was judged without it.";
	const problem = missing.every(({ why }) => why === "double") ? "several results" : "no result";
	return [
		warningReportBlock`${strongSpan(`Part of the suite has ${problem}`)}${effect}`,
		listReportBlock(takeFirstLinesAndAddCountOfRest(missing.map(line), most)),
		paragraphReportBlock`Look for the reason in the jobs of the matrix, and re-run those that failed. With \`if: always()\`, a job uploads its results even if it fails.`
	];
}
function line({ shard, replica, why, files, message }) {
	const which = partName(shard, replica);
	const named = listFirstReportTexts(files.map(nameSpan), mostFiles);
	const reason = message === "" ? "." : reportTextFromTemplate`: ${nameSpan(shortPrintableName(message, longestMissingMessage))}`;
	switch (why) {
		case "absent": return reportTextFromTemplate`${which} has no result file.`;
		case "double": return reportTextFromTemplate`${which} has ${files.length} result files (${named}), of which the first was judged.`;
		case "unmeasured": return reportTextFromTemplate`${which} was not measured (${named})${reason}`;
		case "unreadable": return reportTextFromTemplate`${named} cannot be read as a result file, so it is not known which part of the suite it has${reason}`;
	}
}
function partName(shard, replica) {
	const label = (what, part) => part === null ? "" : `${what} ${part.join("/")}`;
	const parts = [label("shard", shard), label("replica", replica)].filter((text) => text !== "");
	const text = parts.length === 0 ? "the run" : parts.join(", ");
	return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
function explainWhyBenchmarksWereMeasuredOrNot(pattern, { items, proven, reasons }) {
	const patterns = pattern.split("/").map((_, n, parts) => parts.slice(0, n + 1).join("/"));
	const isNamed = ({ benchmark, package: path }) => patterns.some((one) => globMatchesRow(one, {
		benchmark,
		package: path
	}));
	const unchanged = proven.filter(isNamed).map((one) => `${shortPrintableName(`${one.package}.Benchmark${one.benchmark}`)} is not measured: everything that it can reach is identical.\n`);
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
	return ` because it can reach code or data that differs:${path.map((name, n) => `\n${"  ".repeat(Math.min(n, 10) + 1)}${shortPrintableName(name)}`).join("")}: ${difference}`;
}

// src/core/report/say/rules.ts
function decisionRulePart(result) {
	const { settings, comparisons, again, isRelaid } = result;
	if (comparisons.length === 0) return [];
	const { deltaTest, alpha, failOn } = settings;
	const isTested = deltaTest !== "none";
	const isExact = isTested && comparisons.some(({ exact }) => exact);
	const regressed = rowsWithOutcome(comparisons, "regressed");
	const ruled = comparisons.filter(({ rule }) => rule !== null).length;
	const isRepeated = isTested && again.length > 0;
	const isUnconfirmed = isTested && settings.confirm && again.length === 0 && regressed.some(({ exact }) => !exact);
	const repeated = isRepeated ? reportTextFromTemplate`, and a ${statisticsPageLinkSpan("confirmation", "second measurement")} ${isRelaid ? "in new memory layouts " : ""}shows it again` : "";
	const sentences = [
		reportTextFromTemplate`${settings.strict && isTested ? reportTextFromTemplate`With \`strict\`, a` : "A"} benchmark regressed if ${regressedIf(settings)}${repeated}.`,
		isTested ? `It improved if ${isRepeated ? "the first measurement shows the same" : "the same holds"} in the other direction.` : "",
		isTested ? otherwise(settings) : "",
		isUnconfirmed ? reportTextFromTemplate`Regressions were not ${statisticsPageLinkSpan("confirmation", "confirmed")} by a second measurement.` : "",
		ruled > 0 ? reportTextFromTemplate`${ruled} of ${comparisons.length} rows ${ruled === 1 ? "has rules of its" : "have rules of their"} own, under \`benchmarks\` in the rules file.` : "",
		isExact ? reportTextFromTemplate`Values that do not vary are compared ${statisticsPageLinkSpan("exact", "exactly")}.` : "",
		isTested ? `~ means no significant difference (p > ${alpha}).` : "",
		failOn === "inconclusive" ? reportTextFromTemplate`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).` : "",
		failOn === "never" && regressed.length > 0 ? reportTextFromTemplate`The check passes anyway (\`fail-on: never\`).` : ""
	];
	return [noteReportBlock`${joinNonEmptyReportTexts(sentences)}`];
}
function regressedIf(settings) {
	const { alpha, threshold, deltaTest, correction, strict, outliers } = settings;
	const limit = reportTextFromTemplate`more than ${formatFractionAsPercent(threshold)} worse (${statisticsPageLinkSpan("threshold", "threshold")})`;
	if (deltaTest === "none") return reportTextFromTemplate`it is ${limit}, even if only by chance (\`delta-test: none\`)`;
	const notes = joinNonEmptyReportTexts([
		correction === "holm" ? "" : inlineCodeSpan(`correction: ${correction}`),
		deltaTest === "ttest" ? inlineCodeSpan("delta-test: ttest") : "",
		outliers === "iqr" ? inlineCodeSpan("outliers: iqr") : ""
	], ", ");
	const p = correction === "none" ? statisticsPageLinkSpan("p", "p") : statisticsPageLinkSpan("adjusted-p", "adjusted p");
	const noted = notes.length === 0 ? p : reportTextFromTemplate`${p} (${notes})`;
	if (strict) return reportTextFromTemplate`the ${noted} for exceeding the ${statisticsPageLinkSpan("threshold", "threshold")} of ${formatFractionAsPercent(threshold)} is at most ${alpha}`;
	return reportTextFromTemplate`its ${noted} is at most ${alpha} and it is ${limit}`;
}
function otherwise({ threshold, ruleOut }) {
	const [near, far] = [formatFractionAsPercent(threshold), formatFractionAsPercent(ruleOut)];
	const estimate = threshold > 0 ? `at most ${near} worse` : "not worse";
	const passing = joinNonEmptyReportTexts([threshold > 0 ? reportTextFromTemplate`is ${statisticsPageLinkSpan("unchanged", "unchanged")} if a worsening of ${near} is ruled out` : "", ruleOut > threshold ? reportTextFromTemplate`passes as ${statisticsPageLinkSpan("within", `within ${far}`)} if a worsening of ${far} is ruled out and the estimate is ${estimate}` : ""], ", ");
	if (passing.length === 0) return [];
	return reportTextFromTemplate`If neither, it ${passing}, and is ${statisticsPageLinkSpan("inconclusive", "inconclusive")} otherwise.`;
}
const mostEntries = 20;
const [longestValue$1, around] = [120, 20];
const inputsListedLast = [
	"sort",
	"profile",
	"governor",
	"perflock",
	"timeout",
	"budget"
];
function ruleChangesPart({ rules }) {
	return rules === null || rules.changes.length === 0 ? [] : [warningReportBlock`${ruleChangesSentence(rules)}`];
}
function ruleChangesSentence({ file, changes }) {
	const entries = changes.filter(({ rule }) => /^(benchmarks|accepted): /.test(rule));
	const inputs = changes.filter((change) => !entries.includes(change));
	const last = inputs.filter(({ rule }) => inputsListedLast.includes(rule));
	const first = inputs.filter((change) => !last.includes(change));
	const broadest = entries.toSorted((a, b) => literalsOf(a) - literalsOf(b));
	const named = [
		...first,
		...broadest.slice(0, mostEntries),
		...last
	];
	const more = entries.length - mostEntries;
	const lines = joinNonEmptyReportTexts(named.map((change) => reportTextFromTemplate`${inlineCodeSpan(change.rule)}: ${valuesOf(change)}`), ", ");
	return reportTextFromTemplate`${strongSpan("This change modifies the rules")} (${nameSpan(file)}); both sides were measured and judged by the new ones: ${lines}${more > 0 ? ` and ${more} more entries for benchmarks` : ""}.`;
}
function literalsOf({ rule }) {
	return rule.replace(/^\w+: /, "").replaceAll("*", "").length;
}
function valuesOf({ base, head }) {
	const charactersOf = (text) => [...escapeControlCharacters(showLineBreaks(text ?? ""))];
	const [old, now] = [charactersOf(base), charactersOf(head)];
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
function changedBenchmarkFilesPart({ warnings, settings, most }) {
	const changed = warnings.flatMap((runWarning) => runWarning.kind === "suite" ? runWarning.changed : []);
	if (changed.length === 0) return [];
	const subject = strongSpan(reportTextFromTemplate`${statisticsPageLinkSpan("warnings", "The benchmarks changed")}:`);
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
function overlayInputAdvice({ warnings, settings }) {
	const changed = warnings.flatMap((runWarning) => runWarning.kind === "suite" ? runWarning.changed : []);
	const usual = settings.go === null ? [] : ["**/*_test.go"];
	const globs = changed.length === 0 ? usual : overlayGlobsForFiles(changed);
	return globs.length === 0 || settings.overlay.length > 0 ? parseTextWithBackticks(settings.overlay.length > 0 ? "add the files that contain them to `overlay`" : "set `overlay` to the files that contain them") : reportTextFromTemplate`set ${overlayOf(globs)}`;
}

// src/core/report/say/inconclusive.ts
const mostOpen$1 = 3;
const outOfReach = 1e3;
const mostAdvised = 200;
function inconclusivePart(result) {
	const { most } = result;
	const open = inconclusiveRowsExceptSuspects(result);
	if (open.length === 0) return [];
	const lines = open.map((one) => inconclusiveLine(one, result));
	const further = lines.slice(mostOpen$1);
	const title = `${further.length} more inconclusive, those that need the fewest rounds first`;
	return [
		warningReportBlock`${introduction(open, result)}`,
		listReportBlock(most <= mostOpen$1 ? takeFirstLinesAndAddCountOfRest(lines, most) : lines.slice(0, mostOpen$1)),
		foldedReportBlock(title, [listReportBlock(most <= mostOpen$1 ? [] : takeFirstLinesAndAddCountOfRest(further, most - mostOpen$1))]),
		paragraphReportBlock`${advice$1(open, result)}`
	];
}
function inconclusiveRowsExceptSuspects({ comparisons, warnings }) {
	if (warnings.some(({ kind }) => kind === "replayed")) return [];
	return rowsWithOutcome(comparisons, "inconclusive").filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
}
function unconfirmedSuspectsPart({ comparisons, settings, isRelaid, naming, most }) {
	const laid = isRelaid ? " (with a new memory layout)" : "";
	const lines = comparisons.flatMap((comparison) => {
		const { confirmation, unit } = comparison;
		if (!confirmation || confirmation.recurred) return [];
		const p = adjustedPText(comparison, settings);
		const rowSettings = settingsOfRow(comparison, settings);
		const then = statisticsPageLinkSpan("confirmation", "the second");
		const isOpen = comparison.change === "inconclusive";
		const isAgain = isOpen && exceedsThresholdInConfirmation(comparison, confirmation, settings);
		let end = "";
		if (isAgain) end = `, too little to confirm it in ${formatRounds(countRoundsOfComparison(confirmation))}`;
		else if (isOpen) end = ", which does not rule out a regression either";
		else if (comparison.change === "within") end = `, which rules out a worsening of ${formatRuledOutWorsening(comparison)} or more`;
		const outcome = isAgain ? "suspected regression neither confirmed nor ruled out" : "suspected regression not confirmed";
		return [reportTextFromTemplate`${benchmarkLabel(comparison, naming)}: ${outcome}. In the first measurement it ${changeClause(comparison, rowSettings)}${p.length === 0 ? "" : reportTextFromTemplate` (${p})`}; in ${then}${laid}, ${formatConfirmationRatioAndP(confirmation, unit, rowSettings)}${end}.`];
	});
	return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, " were not confirmed"))];
}
function introduction(open, { rounds, settings, stopped }) {
	const subject = statisticsPageLinkSpan("inconclusive", "Inconclusive");
	const { count } = settings;
	const rowSettings = open.map((one) => settingsOfRow(one, settings));
	const [threshold = 0, ...others] = new Set(rowSettings.map((one) => one.threshold));
	if (rowSettings.every((one) => one.threshold === 0 && one.ruleOut === 0)) return reportTextFromTemplate`${subject}: with a threshold of 0% even the smallest worsening counts, so nothing that varies can be shown to be ${statisticsPageLinkSpan("unchanged", "unchanged")}, only improved. With a larger \`threshold\` a run can pass.`;
	const made = rounds.length > count ? `after ${formatRounds(rounds.length)}` : `after ${rounds.length} of ${formatRounds(count)}`;
	const time = stopped === "budget" ? reportTextFromTemplate` The time limit (\`budget\`) was reached ${made}.` : stopped === "interrupted" ? ` Measuring was interrupted ${made}.` : "";
	const far = others.length > 0 ? " as large as the threshold" : threshold === 0 ? "" : ` of ${formatFractionAsPercent(threshold)}`;
	return reportTextFromTemplate`${subject}: a worsening${far} could be neither shown nor ruled out.${time}`;
}
function inconclusiveLine(comparison, result) {
	const { naming } = result;
	const settings = settingsOfRow(comparison, result.settings);
	const { told, rest } = standing(comparison, result);
	if (told === "") return reportTextFromTemplate`${estimated(comparison, result)}: ${rest}.`;
	const end = rest.length === 0 ? "" : reportTextFromTemplate`; ${rest}`;
	const phrase = pointEstimateClause(comparison, settings);
	return phrase === null ? reportTextFromTemplate`${estimated(comparison, result)}: ${told}${end}.` : reportTextFromTemplate`${benchmarkLabel(comparison, naming)} ${phrase} by the estimate, but ${told}${end}.`;
}
function estimated(comparison, { naming, settings }) {
	const rowSettings = settingsOfRow(comparison, settings);
	if (comparison.ratio === null) return benchmarkUnitLabel(comparison, naming);
	return reportTextFromTemplate`${benchmarkLabel(comparison, naming)} ${changeClause(comparison, rowSettings)}`;
}
function standing(comparison, result) {
	const { roundsNeeded } = comparison;
	const settings = settingsOfRow(comparison, result.settings);
	const { threshold, alpha } = settings;
	const complete = countRoundsOfComparison(comparison);
	const only = (rest) => ({
		told: "",
		rest
	});
	if (isSeldomMeasured(comparison, result)) return only(`measured on both sides in only ${complete} of ${formatRounds(result.rounds.length)}, too few to judge`);
	const unknown = "too few values, or too much noise, to estimate how many rounds are needed";
	const open = worseningNotRuledOutText(comparison, complete, settings);
	const detected = open === "" ? saidOf(comparison, complete, settings) : "";
	if (threshold === 0) return open === "" ? only(detected || unknown) : {
		told: open,
		rest: ""
	};
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return only("too close to the threshold to decide");
	if (isProbablyWorse(comparison, settings)) return only(reportTextFromTemplate`probably worse, but not significant: ${adjustedPText(comparison, settings)} is above ${alpha}. More rounds would probably show it`);
	if (open === "" && detected === "" && roundsNeeded === null) return only(unknown);
	const more = moreNeeded(comparison, result);
	const settles = isEnough ? "these rounds would probably have been enough if the benchmark were unchanged" : more === null ? `ruling out ${formatFractionAsPercent(threshold)} would take over ${outOfReach} rounds on this machine` : `ruling out ${formatFractionAsPercent(threshold)} would take about ${formatRounds(more)} if the benchmark is unchanged`;
	return {
		told: open,
		rest: `${detected === "" ? "" : `${detected}; `}${settles}`
	};
}
function isProbablyWorse(comparison, { threshold, alpha, strict }) {
	const { ratio, better, adjustedP } = comparison;
	const [least = 0] = worseningsAtIntervalEnds(comparison);
	if (strict || ratio === null || adjustedP === null || adjustedP <= alpha || least <= 0) return false;
	return exceedsLimit(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold);
}
function isSeldomMeasured(comparison, { rounds, settings }) {
	return settings.deltaTest === "utest" && countRoundsOfComparison(comparison) < Math.min(8, rounds.length);
}
function moreNeeded(comparison, result) {
	const { roundsNeeded } = comparison;
	const { threshold } = settingsOfRow(comparison, result.settings);
	return roundsNeeded !== null && roundsNeeded > countRoundsOfComparison(comparison) && roundsNeeded <= outOfReach && !isSeldomMeasured(comparison, result) && threshold > 0 ? roundsNeeded : null;
}
function worseningNotRuledOutText(comparison, made, { ruleOut }) {
	const { ruledOut } = comparison;
	const bound = formatRuledOutWorsening(comparison);
	if (ruledOut === null || bound === "" || !exceedsLimit(ruledOut, ruleOut) || !isBeyondInterval(comparison)) return "";
	return `after ${formatRounds(made)} a worsening of up to ${bound} cannot be ruled out`;
}
function saidOf(comparison, made, { threshold, ruleOut }) {
	const { ruledOut, visible } = comparison;
	const bound = formatRuledOutWorsening(comparison);
	if (ruledOut === null || bound === "") return visible === null ? "" : `only a worsening of ${formatUnsignedPercent(visible)} or more is likely to be detected`;
	if (exceedsLimit(ruledOut, ruleOut)) return "";
	const rules = made === 1 ? "rules" : "rule";
	return `${isBeyondInterval(comparison) ? `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but ` : ""}the estimate exceeds the threshold of ${formatFractionAsPercent(threshold)}`;
}
function isBeyondInterval(comparison) {
	const [, furthest = 0] = worseningsAtIntervalEnds(comparison);
	return furthest <= (comparison.ruledOut ?? 0);
}
function holdsThreshold(comparison, threshold) {
	const [least, most] = worseningsAtIntervalEnds(comparison);
	return least !== void 0 && most !== void 0 && least <= threshold && most >= threshold;
}
const mostNames$3 = 5;
function advice$1(open, result) {
	const { settings, stopped } = result;
	const labels = (settings.go === null ? open.filter((one) => comparisonLacksRounds(one, result)) : []).map((one) => benchmarkUnitLabel(one, result.naming));
	const complete = labels.length === 0 ? [] : reportTextFromTemplate`For ${listFirstReportTexts(labels, mostNames$3)}, make the command print ${labels.length === 1 ? "it" : "them"} in every round.`;
	if (settings.threshold === 0) return complete;
	const isCutOff = stopped === "budget" && open.some(({ roundsNeeded }) => roundsNeeded === null);
	const within = open.flatMap((one) => {
		const needed = moreNeeded(one, result);
		return needed !== null && needed <= Math.max(mostAdvised, maxRoundsOfPlan(settings)) ? needed : [];
	});
	const setting = nameOfGoBenchtimeSetting(result);
	const longer = setting === null ? "" : reportTextFromTemplate` (${inlineCodeSpan(setting)})`;
	const larger = largerRuleOut(open, result);
	const limits = larger.length > 0 ? reportTextFromTemplate`\`threshold\`` : reportTextFromTemplate`\`threshold\` or \`rule-out\``;
	const more = within.length === 0 && !isCutOff ? reportTextFromTemplate`raise ${limits} in a rule for ${open.length === 1 ? "it" : "them"}` : moreRounds(settings, stopped, within, open.length);
	return joinNonEmptyReportTexts([
		larger,
		reportTextFromTemplate`${larger.length === 0 ? open.length === 1 ? "To decide it" : "To decide these" : "Otherwise"}, make each measurement longer${longer}, use a quieter runner, or ${more}.`,
		complete
	]);
}
const farthest = 2;
function largerRuleOut(open, { settings }) {
	const bounds = open.flatMap((one) => {
		const { threshold, ruleOut } = settingsOfRow(one, settings);
		const { ratio, ruledOut, better } = one;
		if (ratio === null || ruledOut === null || ruleOut !== settings.ruleOut || ruleOut <= threshold) return [];
		return !exceedsLimit(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold) && ruledOut <= farthest * ruleOut ? ruledOut : [];
	});
	if (bounds.length === 0) return [];
	const percent = Math.ceil(100 * Math.max(...bounds));
	const which = bounds.length < open.length ? `${bounds.length} of these` : open.length === 1 ? "this" : "these";
	return reportTextFromTemplate`With the same rounds, ${inlineCodeSpan(`rule-out: ${percent}%`)} would have let ${which} pass.`;
}
function moreRounds(settings, stopped, needed, open) {
	if (stopped === "budget") return reportTextFromTemplate`raise \`budget\``;
	const which = needed.length === open ? "" : `, for the ${needed.length === 1 ? "one that needs" : `${needed.length} that need`} the fewest rounds`;
	const most = maxRoundsOfPlan(settings) / settings.count;
	if (most > 1 && (settings.go !== null || settings.filter !== null)) return reportTextFromTemplate`raise \`count\`${which} (a benchmark gets up to ${most} times \`count\` rounds if they can decide it and other benchmarks need fewer)`;
	return reportTextFromTemplate`set \`count\` to about ${Math.max(...needed)}${which}`;
}

// src/core/report/say/profiles.ts
const maxShownProfiles = 10;
const mostRows = 10;
const longestName$1 = 120;
function profilesPart({ profiles, naming }, most = 10, rows = mostRows) {
	const benchmarks = groupByBenchmark(profiles);
	const profiled = benchmarks.slice(0, Math.min(most, 10));
	const more = benchmarks.length - profiled.length;
	const rest = `The result file has the profiles of ${formatCountWithNoun(more, "more benchmark")}.`;
	return [...profiled.map((kinds) => benchmarkFold(kinds, naming, rows)), paragraphReportBlock`${more > 0 && profiled.length > 0 ? rest : ""}`];
}
const titles = {
	cpu: "Processor time",
	mem: "Memory allocated",
	block: "Time blocked"
};
function benchmarkFold(kinds, naming, rows) {
	const isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum));
	return foldedReportBlock(reportTextFromTemplate`Where ${nameSpan(shortPrintableName(naming(kinds[0]), longestName$1))} spends more on head`, [
		...kinds.flatMap((profile) => kindBlocks(profile, rows)),
		...isNoisy ? [paragraphReportBlock`A difference marked \`~\` can come from sampling alone.`] : [],
		...commands(kinds)
	]);
}
function kindBlocks(profile, rows) {
	const { kind, total, functions, failure } = profile;
	const title = reportTextFromTemplate`${strongSpan(titles[kind])} per operation`;
	if (failure !== null) return [paragraphReportBlock`${title} could not be compared: ${nameSpan(shortPrintableName(failure.replace(/\.$/, "")))}.`];
	if (total.base === 0 && total.head === 0) return [paragraphReportBlock`${title}: nothing recorded on either side.`];
	const change = total.base === 0 ? "" : ` (${formatDeltaOrFromZero(total.head / total.base - 1)})`;
	const sums = `${amount(total.base, profile.unit)} → ${amount(total.head, profile.unit)}${change}`;
	const listed = shownOf(functions, rows);
	if (listed.length === 0) return [paragraphReportBlock`${title}: ${sums}. No function spends notably more.`];
	return [paragraphReportBlock`${title}: ${sums}`, tableReportBlock(columnsOf$1(total.base), listed.map((functionDifference) => functionRow(functionDifference, profile)))];
}
function shownOf(functions, rows) {
	if (functions.length <= rows) return functions;
	const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length);
	return [...functions.slice(0, rows - shrunk), ...functions.slice(functions.length - shrunk)];
}
function columnsOf$1(base) {
	return [{
		title: "Function",
		side: "left"
	}, ...[
		"Growth",
		base === 0 ? "" : "Share of base",
		"Base",
		"Head",
		"With callees"
	].map((title) => ({
		title,
		side: "right"
	}))];
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

// src/core/report/say/tolerated-regressions.ts
const longestWhy = 300;
function acceptedAndMutedRegressionsPart({ comparisons, settings, naming, most }) {
	const accepted = sortByLargestChange(rowsWithOutcome(comparisons, "accepted")).map((one) => acceptedLine(one, naming));
	const muted = sortByLargestChange(rowsWithOutcome(comparisons, "muted")).filter(({ gate }) => gate === "warn").map((one) => mutedLine(one, one.rule === null ? void 0 : settings.benchmarks[one.rule], naming));
	const lines = [...accepted, ...muted];
	if (lines.length === 0) return [];
	const off = sortByLargestChange(rowsWithOutcome(comparisons, "muted")).filter(({ gate }) => gate === "off").map((one) => benchmarkUnitLabel(one, naming));
	return [paragraphReportBlock`Regressions that do not fail the check:`, listReportBlock([...takeFirstLinesAndAddCountOfRest(lines, most, " accepted or muted"), off.length === 0 ? [] : reportTextFromTemplate`🔇 Muted with \`gate: off\`: ${listFirstReportTexts(off, Math.min(most, mostNames$2))}.`])];
}
function acceptedLine(comparison, naming) {
	if (comparison.accepted === null) return [];
	const { by, when, why, upTo, valueUpTo } = comparison.accepted;
	const details = [
		by === null ? "" : reportTextFromTemplate` by ${nameSpan(by)}`,
		when === null ? "" : ` on ${when.slice(0, 10)}`,
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
	const details = joinNonEmptyReportTexts([rule?.owner ? reportTextFromTemplate`owner ${nameSpan(shortPrintableName(rule.owner, longestWhy))}` : "", rule?.until ? `until ${rule.until}` : ""], ", ");
	const about = details.length === 0 ? "" : reportTextFromTemplate` (${details})`;
	return reportTextFromTemplate`🔇 ${strongSpan(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strongSpan("muted")} by a rule${about}${reason(rule?.why ?? null)}.`;
}
function reason(why) {
	return why ? reportTextFromTemplate`: ${nameSpan(shortPrintableName(why, longestWhy))}` : [];
}
const mostNames$2 = 5;
function improvementsNotRelinkedPart({ comparisons, settings, laidOut, naming }) {
	const improved = rowsWithOutcome(comparisons, "improved").filter(({ package: path, exact }) => path !== null && !exact && !laidOut.includes(path));
	if (improved.length === 0 || settings.go === null) return [];
	const names = listFirstReportTexts(improved.map((one) => benchmarkUnitLabel(one, naming)), mostNames$2);
	return [paragraphReportBlock`${names} improved, but each side was linked only once. The layout (where the linker places the code in memory) can by itself make a benchmark this much faster, so the change may not be the cause.`];
}

// src/core/report/say/warnings.ts
const mostNames$1 = 10;
function listNames(names, total = names.length) {
	return listFirstReportTexts(names.slice(0, mostNames$1).map(nameSpan), mostNames$1, total);
}
const longestMessage = 300;
const leastShareOfThreshold = .5;
function runWarningsPart({ warnings, settings }) {
	const lines = warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" || warning.kind === "replayed" ? [] : [runWarning(warning, settings.go !== null)]);
	return [listReportBlock(lines.map((words) => reportTextFromTemplate`${statisticsPageLinkSpan("warnings", "Note")}: ${words}`))];
}
function foldedComparisonWarningsPart(result) {
	const { comparisons, settings, naming, most, warnings } = result;
	const isCached = warnings.some(({ kind }) => kind === "replayed");
	const entries = comparisons.flatMap((comparison) => comparison.warnings.map((warning) => ({
		comparison,
		warning
	})).filter(({ warning }) => !isSaid(warning, comparison) && !(isCached && warning.kind === "few-rounds")));
	const groups = Object.entries(warningKinds).flatMap(([kind, { says, advice, detail }]) => {
		const warned = entries.filter(({ warning }) => warning.kind === kind);
		const rows = groupBy(warned, ({ comparison }) => comparison);
		if (rows.size === 0) return [];
		const labels = Array.from(rows, ([row, its]) => {
			const details = its.map(({ warning }) => detail(warning, settingsOfRow(row, settings)));
			return reportTextFromTemplate`${benchmarkUnitLabel(row, naming)} (${details.join(", ")})`;
		});
		const doing = kind === "few-rounds" ? moreValues([...rows.keys()], result) : advice(settings);
		return [reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(doing)}${lineBreakSpan}${listFirstReportTexts(labels, Math.min(most, mostNames$1))}`];
	});
	if (groups.length === 0) return [];
	return [foldedReportBlock(`Warnings (${groups.length})`, [paragraphReportBlock`Each of these ${statisticsPageLinkSpan("warnings", "warnings")}, with what to do about it:`, listReportBlock(groups)])];
}
function isSaid({ kind }, { change, better }) {
	if (kind === "slow-runs") return true;
	if (kind === "blind" && change === "regressed") return true;
	return kind === "blind" && change === "inconclusive" && better !== null;
}
const warningKinds = {
	blind: {
		says: "A worsening as large as the threshold may be missed.",
		advice: () => "Only a worsening of at least the percentage shown is likely to be detected; raise `count`, or make each measurement longer.",
		detail: ({ visible }, { threshold }) => `${formatUnsignedPercent(visible)} instead of ${formatFractionAsPercent(threshold)}`
	},
	"few-rounds": {
		says: "Too few values for a 95% confidence interval, which needs at least 6.",
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
		advice: () => "The median is uncertain by the percentage shown; make each measurement longer, or use a quieter machine.",
		detail: ({ side, ratio }) => `${side} ±${formatUnsignedPercent(ratio)}`
	},
	"two-modes": {
		says: "The values form two groups.",
		advice: () => "Something switches between two states, such as a cache or the clock speed, and the median can jump between them; `benchgate doctor` looks for causes.",
		detail: ({ side }) => side
	},
	coarse: {
		says: "The values are rounded.",
		advice: () => "Changes smaller than the step shown are hard to detect. Make the tool print more digits, or make each measurement longer.",
		detail: ({ step }) => `steps of ${formatUnsignedPercent(step)}`
	},
	outliers: {
		says: "Outliers were left out.",
		advice: () => "Leaving them out (`outliers: iqr`) makes false alarms more likely; set `outliers: none` to keep them.",
		detail: ({ base, head }) => `${base} on base, ${head} on head`
	}
};
function moreValues(warned, result) {
	const { settings, stopped } = result;
	if (stopped === "interrupted") return "Let the run finish all its rounds.";
	if (settings.go === null && warned.some((one) => comparisonLacksRounds(one, result))) return "Make the command print these benchmarks in every round.";
	return stopped === "budget" ? "Raise `budget`." : "Raise `count`.";
}
function isSlight(warning, { threshold }) {
	return (warning.kind === "drift" || warning.kind === "second-visit") && Math.abs(warning.change) < threshold * leastShareOfThreshold;
}
function runWarning(warning, isGo) {
	switch (warning.kind) {
		case "drift": return reportTextFromTemplate`both sides got ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head alternated, so this affects both equally, but it hides small changes. A processor that heats up or a busy host can cause it.`;
		case "second-visit": return reportTextFromTemplate`the side measured second in a round was ${formatUnsignedPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} than the first. The order is random, so this affects both sides equally, but it hides small changes and costs rounds.${isGo ? "" : reportTextFromTemplate` Start \`run\` with a warm-up that is not measured, a pause, or a clean-up, so that both runs find the same conditions.`}`;
		case "too-few-rounds": return reportTextFromTemplate`the number of rounds is too small: after correction for ${warning.comparisons} comparisons, even a real regression would rarely be shown, so a pass means little. Set \`count\` to at least ${warning.least}.`;
		case "flaky": return flakyBenchmarksText(warning.benchmarks, mostNames$1);
		case "moved": return moved(warning.packages);
		case "configuration": return reportTextFromTemplate`${nameSpan(warning.key)} is ${nameSpan(warning.base)} on base and ${nameSpan(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineText(warning);
		case "others": return reportTextFromTemplate`other programs kept ${warning.base.toFixed(1)} processors busy while base was measured, and ${warning.head.toFixed(1)} while head was. The difference is not due to chance and slows one side only, so do not trust the results. Check what else runs on the machine, and what the benchmarks leave running.`;
		case "left-running": return reportTextFromTemplate`${warning.count === 1 ? "a process was" : `${warning.count} processes were`} left running by a command, and stopped before the next one: ${listNames(warning.commands)}. ${warning.count === 1 ? "It" : "They"} would have disturbed the next measurement. Make the command stop what it starts. If a process must keep running and has no code of the checkout, start it in \`setup\`.`;
		case "setup-running": return reportTextFromTemplate`${inlineCodeSpan("setup")} left ${warning.count === 1 ? "a process" : `${warning.count} processes`} running while both sides were measured: ${listNames(warning.commands)}. ${warning.count === 1 ? "It" : "They"} can take time from either side, and can change its files. A server with code of the checkout may answer for both sides: start such a server in \`run\`, and stop it there. If no benchmark needs ${warning.count === 1 ? "it" : "them"}, make ${inlineCodeSpan("setup")} stop what it starts.`;
		case "unread-code": return unreadCode(warning);
		case "unreached-code": return unreachedCode(warning);
		case "shared-install": return sharedInstall(warning);
		case "unread-results": return reportTextFromTemplate`${warning.count === 1 ? "a line" : `${warning.count} lines`} printed on ${warning.sides.join(" and ")} ${warning.count === 1 ? "looks like a result" : "look like results"} and could not be read, so ${warning.count === 1 ? "it was" : "they were"} not judged; for example: ${listNames(warning.lines)}. Print each result on a line of its own, or write the results to a file (${inlineCodeSpan("output")}).`;
		case "values-left-out": return reportTextFromTemplate`${warning.count === 1 ? "a value" : `${warning.count} values`} on ${warning.sides.join(" and ")} ${warning.count === 1 ? "is" : "are"} impossible and ${warning.count === 1 ? "was" : "were"} left out; for example: ${listNames(warning.lines)}. The other units of the benchmark were judged. Fix what the benchmark reports.`;
		case "fewer-results": return reportTextFromTemplate`${warning.side} lacked ${warning.missing} of its ${warning.before} benchmarks in round ${warning.round}: ${listNames(warning.names, warning.missing)}. Make the command print every benchmark in every round.`;
		case "git-changed": return reportTextFromTemplate`${listNames(warning.changed, warning.count)} in the repository's git directory changed while the benchmarks ran. The change was ${warning.isPutBack ? "undone. If a later step needs it, make it in that step." : "left in place, as you may have made it yourself. Benchmarks can write there too, and git runs hooks and programs named in settings: check these files."}`;
		case "reference-failed": return reportTextFromTemplate`the reference could not be measured, so it is not known what has become slower since the reference. The verdict does not depend on that. The error, which calls the reference "base": ${nameSpan(shortPrintableName(warning.message, longestMessage))}`;
		case "rule-unused": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} matches no measured benchmark. If a benchmark was renamed, update the rule; otherwise remove it.`;
		case "rule-shadowed": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} is never used, because the rule for ${nameSpan(warning.by)} comes first and matches the same benchmarks. Move it before that rule, or remove it.`;
		case "rule-over": return reportTextFromTemplate`the rule for ${nameSpan(warning.match)} expired on ${warning.until} and no longer applies${warning.owner === null ? "" : reportTextFromTemplate` (owner ${nameSpan(warning.owner)})`}. Remove it, or set a later ${inlineCodeSpan("until")}.`;
		case "steal": return reportTextFromTemplate`${formatUnsignedPercent(warning.share)} of the processor time went to other virtual machines on the same host (steal), which makes times vary. A dedicated runner would be quieter.`;
	}
}
function moved(packages) {
	const each = packages.map(({ base, head }) => reportTextFromTemplate`${nameSpan(base)} on base is ${nameSpan(head)} on head`);
	return reportTextFromTemplate`packages have moved, and were compared under their new import paths: ${listFirstReportTexts(each, mostNames$1)}.`;
}
const howToInstall = {
	javascript: reportTextFromTemplate`, such as with ${inlineCodeSpan("npm ci")}`,
	python: reportTextFromTemplate` into a virtual environment in the checkout`,
	php: reportTextFromTemplate` with ${inlineCodeSpan("composer install")}`,
	interpreter: reportTextFromTemplate``
};
function unreadCode({ side, count, files, instead, isElsewhere, isAll, isOfSettings }) {
	const changed = listNames(files, count);
	if (isOfSettings === true) return reportTextFromTemplate`base and head differ in the settings of a build (${changed}), and ${side} may not have run code that was built with its own: it used files that were built before this run, or on the other side: ${listNames(instead)}. Make ${inlineCodeSpan("setup")} build all code, inside the checkout.`;
	const [kind = null, ...others] = new Set(files.map(kindOfRequirementsFile));
	if (kind === "interpreter" && others.length === 0) return reportTextFromTemplate`${side} ran another version of the interpreter than ${changed} names: ${listNames(instead)}. Both sides ran the one that an earlier step had installed. Make ${inlineCodeSpan("run")} start the version of its side, for example by a version manager such as nvm or mise.`;
	if (kind !== null && !others.includes(null)) return reportTextFromTemplate`${side} ran other versions of its dependencies than ${changed} names: ${listNames(instead)}. They were installed before this run, for both sides. Make ${inlineCodeSpan("setup")} install the dependencies${others.length === 0 ? howToInstall[kind] : ""}.`;
	if (!isAll && !isElsewhere && instead.length === 0) return reportTextFromTemplate`no command read the source files that changed (${changed}), so the benchmarks may not exercise the change.`;
	const explanation = instead.length > 0 ? reportTextFromTemplate`In their place it used files that were built or copied before this run, or on the other side: ${listNames(instead)}.${isElsewhere ? reportTextFromTemplate` Files of your own checkout were used, for example because of ${inlineCodeSpan("PYTHONPATH")}, an editable install or a link.` : ""}` : isElsewhere ? reportTextFromTemplate`The files of the same names in your own checkout were read instead, for example because of ${inlineCodeSpan("PYTHONPATH")} or an editable install.` : reportTextFromTemplate`It read no other source file either, except those of the benchmarks, as happens with an installed copy of the code.`;
	return reportTextFromTemplate`the command may not have run the code of ${side}: it did not read these source files that changed: ${changed}. ${explanation} Make ${inlineCodeSpan("setup")} build or install the code of the checkout, inside the checkout.`;
}
function unreachedCode({ changed, count, names }) {
	const functions = names.map((full) => full.slice(full.lastIndexOf("/") + 1));
	const [what, note] = count === changed ? ["what changed", " If a benchmark does call such a function, the compiler has left the changed code out, because the benchmark does not use the result."] : [`what changed in ${count} of the ${changed} functions that differ`, ""];
	return reportTextFromTemplate`no benchmark runs ${what} (${listNames(functions, count)}), so this result says nothing about ${count === 1 ? "it" : "them"}.${note}`;
}
function sharedInstall({ side, count, paths }) {
	const otherSide = side === "base" ? "head" : "base";
	const again = paths.every((path) => path.startsWith("/tmp/")) ? " If another program on this machine uses these files, measure again while it is idle." : "";
	return reportTextFromTemplate`${side} ran code that a command had installed on ${otherSide}: ${listNames(paths, count)}. Both sides share it. Make ${inlineCodeSpan("setup")} install into the checkout, for example into a virtual environment, or under a name that contains the commit, and start servers in ${inlineCodeSpan("run")}.${again}`;
}
function replayedTimesWarningPart({ warnings }) {
	const replayed = warnings.find((one) => one.kind === "replayed");
	if (!replayed) return [];
	const { sooner, sides } = replayed;
	const why = sooner ? reportTextFromTemplate`a round took ${formatValue(sooner.seconds, "sec")}, but reported ${formatValue(sooner.claimed, "sec")} of measurements` : reportTextFromTemplate`on ${eachSideText(sides)}, every round reported the same times, which cannot happen by chance`;
	return [warningReportBlock`${strongSpan(statisticsPageLinkSpan("warnings", "Cached results:"))} ${why}. Look for a cache (turbo, nx) or a stored file, and disable it in \`run\`: \`turbo run bench --force\`, \`nx bench --skip-nx-cache\`.${sooner ? "" : reportTextFromTemplate` If a simulator computes the times, print them in another unit, such as \`cycles\`.`}`];
}
const mostLines = 5;
function moreSlowRunsOnHeadPart({ comparisons, naming }) {
	const lines = comparisons.flatMap((comparison) => comparison.warnings.filter((warning) => warning.kind === "slow-runs").map((warning) => reportTextFromTemplate`${benchmarkUnitLabel(comparison, naming)}: ${sentence(comparison, warning)}`));
	return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, mostLines, " with slow runs"))];
}
function sentence({ unit }, { base, head, rounds, beyond }) {
	const slower = unit === "sec/op" ? "slower" : "worse";
	const subject = statisticsPageLinkSpan("warnings", "slow runs");
	const more = base === 0 ? reportTextFromTemplate`${subject} that base does not have` : reportTextFromTemplate`more ${subject} than base`;
	return reportTextFromTemplate`head has ${more}: some runs were more than ${formatFractionAsPercent(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`;
}
const mostDoubtedNames = 5;
const oneCycle = 5e-10;
function doubtsPart(result) {
	const { doubts, naming, most } = result;
	if (doubts.length === 0) return [];
	const groups = kindsInOrder.flatMap(([kind, { says, advice, detail }]) => {
		const doubtsOfKind = doubts.filter((doubt) => doubt.kind === kind);
		if (doubtsOfKind.length === 0) return [];
		const names = doubtsOfKind.map((doubt) => reportTextFromTemplate`${nameSpan(naming(doubt))} (${detail(doubt)})`);
		return [reportTextFromTemplate`${strongSpan(says)} ${parseTextWithBackticks(advice(result))}${lineBreakSpan}${listFirstReportTexts(names, Math.min(most, mostDoubtedNames))}`];
	});
	if (!kindsInOrder.some(([kind, one]) => doubts.some((doubt) => doubt.kind === kind && one.isGrave(doubt)))) return [foldedReportBlock(`Doubtful benchmarks (${doubts.length})`, [listReportBlock(groups)])];
	const subject = strongSpan(reportTextFromTemplate`${statisticsPageLinkSpan("warnings", "Doubtful benchmarks")}:`);
	return [warningReportBlock`${subject} these may not measure what they are meant to, so their results may mean nothing.`, listReportBlock(groups)];
}
const kindsInOrder = Object.entries({
	"optimised-away": {
		isGrave: (doubt) => doubt.seconds < oneCycle,
		says: "Under a nanosecond, like an empty loop.",
		advice: (result) => isMeasuredByGo(result) ? "The compiler has probably removed the work, or the benchmark does not repeat it `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured." : "The compiler has probably removed the work. Pass the result to a black-box function of your tool. If the work really is that small, do more of it in each iteration; otherwise only the loop is measured.",
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
		advice: () => "Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24). If preparation takes only a small share of the time, the cause may be cold caches instead.",
		detail: ({ setup, share }) => `about ${seconds(setup)}, ${formatUnsignedPercent(share)} of the time`
	},
	"first-off": {
		isGrave: () => true,
		says: "The first round took far longer than the others.",
		advice: () => "The time may include preparation, or caches were cold. Run the command once in `setup`, so that the first round is like the others.",
		detail: ({ first, others, side }) => `${seconds(first)} instead of ${seconds(others)}${onlyOn(side)}`
	},
	clock: {
		isGrave: () => false,
		says: "Too short for the clock.",
		advice: (result) => {
			const setting = nameOfGoBenchtimeSetting(result);
			return `All iterations together take less than 10 µs, so reading the clock is a noticeable part of the time. ${setting === null ? "Make each measurement longer" : `Make each measurement longer, for example with a larger \`${setting}\``}.`;
		},
		detail: ({ total, side }) => `${seconds(total)}${onlyOn(side)}`
	},
	prints: {
		isGrave: () => false,
		says: "The benchmark prints while it is measured.",
		advice: () => "Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`.",
		detail: ({ line }) => nameSpan(line)
	}
});
function seconds(value) {
	return formatValue(value, "sec/op");
}
function times(ratio) {
	return `${Number(ratio.toPrecision(2))} times`;
}
function onlyOn(side) {
	return side === null ? "" : ` on ${side}`;
}

// src/core/report/say/run-report.ts
const fullReportDetail = {
	besides: "rows and medians",
	regressions: Number.POSITIVE_INFINITY,
	most: Number.POSITIVE_INFINITY,
	profiles: 10,
	leftOut: ""
};
function buildRunReport(result, detail = fullReportDetail, site = noReportLinks) {
	const { comparisons, baseFailed } = result;
	const { most } = detail;
	const subject = addReportOptionsToResult(result, most);
	const regressed = sortByLargestChange(rowsWithOutcome(comparisons, "regressed")).slice(0, detail.regressions);
	const passing = sortByLargestChange(rowsWithOutcome(comparisons, "accepted", "muted")).filter(({ gate }) => gate !== "off").slice(0, detail.regressions);
	const improved = sortByLargestChange(rowsWithOutcome(comparisons, "improved")).slice(0, most);
	const changed = sortByLargestChange(rowsWithOutcome(comparisons, "changed")).slice(0, most);
	const open = inconclusiveRowsExceptSuspects(result).slice(0, most);
	const areFailuresFirst = regressed.length === 0 || result.lost.some(isBrokenByHead);
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
			missingResultFilesPart(subject),
			ruleChangesPart(result),
			settingsDifferingFromRulesPart(result),
			baseFailedPart(result),
			changedBenchmarkFilesPart(subject),
			areFailuresFirst ? failedBenchmarksPart(subject) : [],
			doubtsPart(subject),
			regressionsPart(regressed, subject),
			changedAndInconclusiveRowsPart(news, subject),
			regressionInstructionsPart(regressed, subject, site),
			areFailuresFirst ? [] : failedBenchmarksPart(subject),
			acceptedAndMutedRegressionsPart(subject),
			referenceComparisonPart(subject),
			advice(result),
			unknownDirectionPart(result),
			improvementsNotRelinkedPart(subject),
			unconfirmedSuspectsPart(subject),
			profilesPart(subject, detail.profiles),
			inconclusivePart(subject),
			moreSlowRunsOnHeadPart(subject),
			runWarningsPart(result),
			unmatchedBenchmarksPart(subject),
			comparisonsPart(subject, detail.besides, news),
			provenBenchmarksPart(subject),
			foldedComparisonWarningsPart({
				...subject,
				most: detail.besides === "none" ? 0 : most
			}),
			baseFailed ? [] : howMeasuredPart(result),
			baseFailed ? [] : decisionRulePart(result),
			resultFromUntrustedJobPart(result)
		]
	};
}
function buildReportHeader(result, site = noReportLinks) {
	return {
		outcome: result.calibration === null ? result.verdict : "calibration",
		reason: parseTextWithBackticks(result.reason),
		check: verdictEffectOnCheckText(result),
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
function regressionsPart(regressed, result, most = mostSentences, table = "below") {
	const { settings, naming } = result;
	const second = secondMeasurementOfResult(result);
	const lines = groupByBenchmark(regressed).map((units) => {
		const timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op"));
		const label = strongSpan(benchmarkLabel(units[0], naming));
		return reportTextFromTemplate`${label} ${describeRegressionAfterBenchmarkName(timeFirst, settings, second)}.`;
	});
	return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, ` in the table ${table}`))];
}
function unknownDirectionPart({ comparisons }) {
	const changed = sortByLargestChange(rowsWithOutcome(comparisons, "changed"));
	const units = [...new Set(changed.map(({ unit }) => unit))];
	const [first] = units;
	if (first === void 0) return [];
	return [paragraphReportBlock`❔ It is not known whether lower or higher is better for ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)}, so these units cannot fail the check. To have a unit judged, add a rule to ${inlineCodeSpan("benchmarks")} in the rules file: ${inlineCodeSpan(`match: '* ${first}'`)} with ${inlineCodeSpan("better: lower")} (or \`higher\`). In Go's format, a benchmark can also print ${inlineCodeSpan(`Unit ${first} better=lower`)}.`];
}
function advice(result) {
	const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result;
	if (comparisons.length > 0 || verdict === "pass" || baseFailed || lost.length > 0) return [];
	if ((merged?.missing.length ?? 0) > 0 || verdict === "inconclusive" && unmatched.head.length === 0) return [];
	return [verdict === "inconclusive" ? paragraphReportBlock`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.` : paragraphReportBlock`If benchmarks were renamed, run head's benchmarks on base too: ${overlayInputAdvice(result)}. If they were replaced on purpose, set \`fail-on: never\` for this pull request only, and remove it afterwards; the next pull request is compared with the new benchmarks.`];
}
function unmatchedBenchmarksPart({ unmatched, naming, most }) {
	const numbered = findUnmatchedPairDifferingInNumber(unmatched);
	return [...["head", "base"].flatMap((side) => {
		if (unmatched[side].length === 0) return [];
		const why = side === "head" ? "new, nothing to compare with" : "removed, renamed or skipped";
		const names = unmatched[side].map((one) => reportTextFromTemplate`${nameSpan(naming(one))}${one.unit === null ? "" : reportTextFromTemplate` in ${formatUnitAsTextSpan(one.unit)}`}`);
		return [paragraphReportBlock`Only on ${side} (${why}): ${listFirstReportTexts(names, most)}.`];
	}), ...numbered === null ? [] : [paragraphReportBlock`${nameSpan(naming(numbered.base))} on base and ${nameSpan(naming(numbered.head))} on head differ only in a number. If that is a process id, an address or a time, it differs in each run: leave it out of the name, so that the benchmark can be compared.`]];
}
function resultFromUntrustedJobPart({ merged, elsewhere, comparisons }) {
	if (!merged?.isStrangers) return [];
	const job = "Measured by a job that runs the code of the pull request and could report anything.";
	if (comparisons.length === 0) return [noteReportBlock`${job} It sent no samples.`];
	const whose = elsewhere === null ? "" : reportTextFromTemplate`, as they are in ${nameSpan(shortSha(elsewhere.rules))}`;
	return [noteReportBlock`${job} Every number and the verdict were computed from its samples by a job that does not run that code, by the rules of this repository${whose}. The following was reported by the job that runs the code of the pull request, and not verified: the samples; the commit of base; the machine; which benchmarks failed, which exist on one side only, and which were skipped as unchanged; whether lower or higher is better in units that Benchgate does not know; and the comparison with the reference (\`since\`), if any.`];
}
const mostSettings = 10;
const longestValue = 80;
function settingsDifferingFromRulesPart({ elsewhere }) {
	if (!elsewhere || elsewhere.changes.length === 0) return [];
	const lines = elsewhere.changes.map(({ rule, base, head }) => reportTextFromTemplate`${inlineCodeSpan(rule)}: ${value(head)} (rules: ${value(base)})`);
	return [warningReportBlock`${strongSpan("Measured with other settings than those of this repository's rules")}, but judged by the rules. These settings differ: ${listFirstReportTexts(lines, mostSettings)}.`];
}
function value(text) {
	return text === null ? reportTextFromTemplate`not set` : reportTextFromTemplate`${nameSpan(shortPrintableName(showLineBreaks(text), longestValue))}`;
}
const longestName = 200;
function regressionInstructionsPart([worst], result, site) {
	if (worst === void 0) return [];
	const { naming } = result;
	const { workingDirectory } = result.settings;
	const again = buildCommandToMeasureBenchmarkAgain(worst, result, workingDirectory === "." ? null : workingDirectory);
	const fetching = fetchLine(result, site);
	const where = fetching === "" ? "in a clone that has both commits" : "in a clone";
	const { run } = site;
	const runAgain = run === null ? [] : reportTextFromTemplate`${strongSpan("Run again")} from ${linkSpan("the workflow run", run)}, or push a new commit.`;
	return [...again === null ? [] : [paragraphReportBlock`${strongSpan("Reproduce")}${again.isAlone ? reportTextFromTemplate` ${benchmarkLabel(worst, naming)}` : ""} ${where}${again.isProfiled ? ", and see where the time goes" : ""} (first ${linkSpan("install Benchgate", terminalInstallPageUrl)}):`, shellCommandReportBlock(`${fetching}${again.command}`)], listReportBlock([runAgain, accept(worst, naming, site)])];
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
		joinShellWords("--run", alone ?? run),
		...format === "auto" ? [] : ["--format", quoteShellWordOnOneLine(format)],
		...output.length === 0 ? [] : [joinShellWords("--output", output.join("\n"))]
	] : [joinShellWords("--packages", goPackagePatternsOnBothSides(comparison.package, result.warnings), "--bench", benchPatternForResultBenchmark(result, comparison.benchmark), ...["--benchtime", go.benchtime], ...go.cpu === null ? [] : ["--cpu", go.cpu], ...go.tags === null ? [] : ["--tags", go.tags], ...go.goFlags.length === 0 ? [] : [`--go-flags=${formatGoflagsValue(go.goFlags)}`], ...["--profile", "cpu"])];
	const command = [
		joinShellWords("benchgate", shortSha(commits.base.sha), ...commits.head.from.startsWith("the working tree") ? [] : [shortSha(commits.head.sha)], ...workingDirectory === null ? [] : ["--working-directory", workingDirectory]),
		...measured,
		...setup === null ? [] : [joinShellWords("--setup", setup)],
		...overlay.length === 0 ? [] : [joinShellWords("--overlay", overlay.join("\n"))]
	].join(" ");
	return command.length <= longest && [comparison.benchmark, ...command.split("\n")].every((line) => escapeControlCharacters(line) === line) ? {
		command,
		isAlone: go !== null || alone !== null,
		isProfiled: go !== null
	} : null;
}
function referenceComparisonPart({ since, comparisons, settings, naming, most }) {
	const rows = since?.rows.filter(({ gate }) => gate !== "off") ?? [];
	if (since === null || rows.length === 0) return [];
	const limit = commonThresholdText({
		...settings,
		threshold: since.threshold
	});
	const comparisonById = new Map(comparisons.map((one) => [rowId(one), one]));
	const over = rows.filter(isOver);
	const added = rows.flatMap((row) => {
		const comparison = comparisonById.get(rowId(row));
		return comparison && (comparison.change === "regressed" || isOver(row) && isWorse(comparison, settings.alpha)) ? [{
			row,
			its: comparison
		}] : [];
	});
	const lines = [...added].sort((a, b) => Number(isOver(b.row)) - Number(isOver(a.row)) || changeMagnitudeOfComparison(b.row) - changeMagnitudeOfComparison(a.row)).map(({ row, its }) => lineOf(row, its, limit, naming));
	return [headOf(since.name, limit, rows.length, over.length, added), listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, " in the result file"))];
}
function isOver({ change }) {
	return change === "regressed";
}
function isWorse(comparison, alpha) {
	const { better, ratio, delta } = comparison;
	const change = ratio ? ratio.estimate - 1 : delta ?? Number.POSITIVE_INFINITY;
	return better !== null && isDifferenceShown(comparison, alpha) && (better === "higher" ? change < 0 : change > 0);
}
function headOf(reference, limit, rows, over, listed) {
	const added = listed.filter(({ row }) => isOver(row)).length;
	const list = listed.length === 0 ? "" : " What this pull request made worse:";
	if (over === 0) return paragraphReportBlock`Since ${nameSpan(reference)}, ${rows === 1 ? "the only comparison is not" : `none of ${rows} comparisons is`} shown to be worse by more than ${limit}.${list}`;
	const worse = `${rows === 1 ? "the only comparison" : `${over} of ${rows} comparisons`} ${over > 1 ? "are" : "is"} worse by more than ${limit}`;
	const all = over === 1 ? "it" : "them";
	if (added === 0) return paragraphReportBlock`Since ${nameSpan(reference)}, ${worse}; this pull request is not shown to add to ${all}.${list}`;
	const to = added === over ? all : `${added} of them`;
	return warningReportBlock`${strongSpan(reportTextFromTemplate`Since ${nameSpan(reference)}`)}, ${worse}, and this pull request adds to ${to}. That alone does not fail the check.${list}`;
}
function lineOf(row, comparison, limit, naming) {
	const noun = row.unit === "sec/op" ? "earlier slowdown" : "earlier worsening";
	const steps = row.steps ? `, after ${formatCountWithNoun(row.steps, noun)}` : "";
	const counts = isOver(row) ? "" : ` (not shown to exceed ${limit})`;
	return reportTextFromTemplate`${strongSpan(benchmarkLabel(row, naming))} ${sizeOf(row)}${counts}; ${changeEstimateTextOfComparison(comparison)} from this pull request${steps}`;
}
function sizeOf(row) {
	const { exact, ratio, delta } = row;
	if (!exact && ratio !== null) return changeWithIntervalAsPredicate(ratio, row);
	return delta === null ? reportTextFromTemplate`is no longer 0` : changeVerbPhraseText(delta, delta > 0, row);
}

// src/core/report/say/calibration.ts
function isCalibrationResultFile(result) {
	return result.calibration !== null;
}
function buildCalibrationReport(result, most = Number.POSITIVE_INFINITY) {
	const subject = addReportOptionsToCalibration(result, most);
	const omitted = result.calibration.floors.length - most;
	return {
		...buildReportHeader(result),
		parts: [
			omitted > 0 ? reportAlertSectionOfLeftOutContent(`${omitted} rows with less noise`) : [],
			ruleChangesPart(result),
			[paragraphReportBlock`Calibration: both sides are the same commit, so every difference is noise. Nothing is judged.`],
			failedBenchmarksPart(subject),
			doubtsPart(subject),
			noiseFloorsPart(subject),
			calibrationConstantUnitsPart(subject),
			falseAlarmPart(subject),
			settingsAdviceFromCalibrationPart(subject),
			runWarningsPart(result),
			howMeasuredPart(result)
		]
	};
}
function addReportOptionsToCalibration(result, most) {
	const { calibration } = result;
	const named = [...calibration.floors, ...calibration.steady];
	return {
		...addReportOptionsToResult(result, most, named),
		calibration
	};
}
function settingsAdviceFromCalibrationPart(subject) {
	const { calibration, settings } = subject;
	if (calibration.benchmarks === 0 || settings.deltaTest === "none") return [];
	return [paragraphReportBlock`${strongSpan("What to set")}`, listReportBlock([
		...countAdvice(subject),
		thresholdAdvice(subject),
		hopelessAdvice(subject)
	])];
}
function countAdvice({ calibration, settings, rounds }) {
	const { benchmarks, seeing, suggested, roundsNeeded } = calibration;
	const { count, threshold } = settings;
	const worsening = thresholdWorseningInWords(settings);
	if (threshold === 0) return [reportTextFromTemplate`With a \`threshold\` of 0, no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`];
	const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const set = (other) => reportTextFromTemplate`${inlineCodeSpan(`count: ${other}`)}${rounds.length === 0 || other === count ? "" : ` (about ${formatDuration(seconds / rounds.length * other)} of measuring)`}`;
	const enough = suggested.count;
	if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count) return [reportTextFromTemplate`${set(count)} and ${hasRuleWithOtherThreshold(settings) ? "the thresholds" : inlineCodeSpan(`threshold: ${formatFractionAsPercent(threshold)}`)} suit this machine.`, roundsNeeded === count ? [] : reportTextFromTemplate`${set(roundsNeeded)} would be enough for ${commonThresholdText(settings)}.`];
	const mostBenchmarks = enough === null ? reportTextFromTemplate`No \`count\` up to ${maxRoundsSuggestedByCalibration} is` : reportTextFromTemplate`${set(Math.max(count, enough))} ${enough > count ? "would be" : "is"}`;
	return [reportTextFromTemplate`${mostBenchmarks} enough to detect ${worsening} in 90% of the benchmarks.`, roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0) ? [] : reportTextFromTemplate`${set(roundsNeeded)} would be enough for every benchmark except those that are too noisy.`];
}
function thresholdAdvice({ calibration, settings }) {
	const suggestion = calibration.suggested.threshold;
	if (suggestion === null || suggestion === settings.threshold) return [];
	return reportTextFromTemplate`With ${inlineCodeSpan(`threshold: ${formatFractionAsPercent(suggestion)}`)}, ${formatRounds(settings.count)} would be enough to detect a worsening that large in 90% of the benchmarks${hasRuleWithOtherThreshold(settings) ? " without a threshold of their own" : ""}.`;
}
function hopelessAdvice(subject) {
	const { calibration, settings } = subject;
	const hopeless = calibration.floors.filter((noiseFloor) => noiseFloor.noise !== null && noiseFloor.roundsNeeded === null && couldRowFail(noiseFloor, settings) && rowRulesOf(noiseFloor, settings).rules.threshold > 0);
	if (hopeless.length === 0) return [];
	return reportTextFromTemplate`Too noisy on this machine (over ${maxRoundsSuggestedByCalibration} rounds for ${commonThresholdText(settings)}): ${firstCalibrationRowNamesText(hopeless, subject)}. These will mostly be ${statisticsPageLinkSpan("inconclusive", "inconclusive")}: exclude them, or measure on a quieter machine.`;
}
function falseAlarmPart(subject) {
	const { calibration, settings } = subject;
	const { alarms, swapped, floors } = calibration;
	if (swapped === null) return [];
	const { alpha, correction, confirm, deltaTest } = settings;
	const regressed = floors.filter((noiseFloor) => noiseFloor.regressed);
	const small = reportTextFromTemplate`${statisticsPageLinkSpan("p", "p")} ≤ ${alpha}`;
	const beyond = `worse by more than ${commonThresholdText(settings)}`;
	const corrected = correction === "none" ? "no correction" : inlineCodeSpan(`correction: ${correction}`);
	const rule = deltaTest === "none" ? beyond : reportTextFromTemplate`${corrected}, ${beyond}`;
	const unconfirmed = confirm ? ", before suspected regressions are measured again" : "";
	const lines = [
		alarms === null ? [] : reportTextFromTemplate`Without correction, ${alarms.hits} of ${alarms.of === 1 ? "1 comparison has" : `${alarms.of} comparisons have`} ${small}: ${percentage(alarms)}. About ${Number((alpha * alarms.of).toPrecision(2))} are expected by chance.`,
		reportTextFromTemplate`By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : firstCalibrationRowNamesText(regressed, subject)} would have been reported as regressed in this run.`,
		swapped.uncorrected === null ? [] : reportTextFromTemplate`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. Without correction, at least one comparison has p ≤ ${alpha} in ${formatUnsignedPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these permutations.`,
		reportTextFromTemplate`By the gate's rule, ${swapped.red.hits} of ${swapped.red.of} permutations have a regression: ${percentage(swapped.red)}. This estimates the rate of false alarms for a pull request that changes nothing${unconfirmed}.`
	];
	const limits = [
		"In brackets: the 95% interval.",
		alarms === null ? "" : "The interval in the first line assumes that benchmarks are independent, which they are not when the machine disturbs several at once.",
		"Permutations use only the noise of these rounds, so they say nothing about other times or machines."
	];
	return [
		paragraphReportBlock`${strongSpan("False alarms")}`,
		listReportBlock(lines),
		noteReportBlock`${joinNonEmptyReportTexts(limits)}`
	];
}
function percentage({ hits, of, low, high }) {
	return `${formatUnsignedPercent(hits / of)} (${formatUnsignedPercent(low)} to ${formatUnsignedPercent(high)})`;
}
const mostOpen = 10;
const mostNames = 10;
function noiseFloorsPart(subject) {
	const { calibration, settings, most } = subject;
	const noisiest = calibration.floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most);
	if (noisiest.length === 0) return [];
	const rows = noisiest.map((floor) => rowOf(floor, subject));
	const open = rows.length >= 16 ? mostOpen : rows.length;
	const columns = columnsOf(settings);
	return [
		tableReportBlock(columns, rows.slice(0, open)),
		foldedReportBlock(`The other ${rows.length - open}, with less noise`, [tableReportBlock(columns, rows.slice(open))]),
		noteReportBlock`${legend(noisiest, settings)}`
	];
}
function calibrationConstantUnitsPart(subject) {
	const { steady } = subject.calibration;
	if (steady.length === 0) return [];
	const units = [...new Set(steady.map(({ unit }) => unit))].map(formatUnitAsTextSpan);
	const differing = steady.filter(({ differs }) => differs);
	const constant = paragraphReportBlock`No noise: ${formatCountWithNoun(steady.length, "row")} in ${listFirstReportTexts(units, Math.min(subject.most, 5))} ${steady.length === 1 ? "does" : "do"} not vary, so one round is enough.`;
	if (differing.length === 0) return [constant];
	return [constant, warningReportBlock`Base and head are the same commit, but their values differ in ${firstCalibrationRowNamesText(differing, subject)}. A run would report this as a change: the value depends on where or when the code is built.`];
}
function firstCalibrationRowNamesText(floors, { naming, most }) {
	return listFirstReportTexts(floors.map((named) => benchmarkUnitLabel(named, naming)), Math.min(most, mostNames));
}
function columnsOf(settings) {
	const { count, deltaTest } = settings;
	return [
		{
			title: "",
			side: "center"
		},
		{
			title: "Benchmark",
			side: "left"
		},
		{
			title: "Noise",
			side: "right"
		},
		{
			title: "Head against base",
			side: "center"
		},
		...(deltaTest === "none" ? [] : [`Detectable in ${formatRounds(count)}`, `Rounds for ${commonThresholdText(settings)}`]).map((title) => ({
			title,
			side: "right"
		}))
	];
}
function rowOf(floor, { settings, naming }) {
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
	const rounds = floors.reduce((most, floor) => Math.max(most, floor.rounds), 0);
	const error = 100 / Math.sqrt(2 * rounds);
	return joinNonEmptyReportTexts([
		"Noise: the standard deviation of a value, estimated from the differences between the two sides within each round. Outliers count as three standard deviations. Drift, which affects both sides, is left out.",
		reportTextFromTemplate`Head against base: the ${statisticsPageLinkSpan("interval", "interval")} of their difference, whose true value is zero.`,
		deltaTest === "none" ? "" : reportTextFromTemplate`Detectable: the smallest worsening that is detected with a power of 80%, at alpha ${alpha}${together}. Rounds: how many are needed to detect a worsening as large as the ${statisticsPageLinkSpan("threshold", "threshold")} with a power of 80%, and to rule it out with the same power if nothing changed.`,
		floors.some(({ noise }) => noise === null) ? "?: a value is not positive, or fewer than two rounds measured both sides." : "",
		deltaTest !== "none" && floors.some((floor) => floor.noise !== null && !couldRowFail(floor, settings)) ? "Empty: the row cannot fail the check, as a rule mutes it, or as it is not known whether lower or higher is better." : "",
		rounds < 2 ? "" : `After ${formatRounds(rounds)}, the noise and the detectable worsening are uncertain by about ±${error.toFixed(0)}%, and the number of rounds by about ±${(2 * error).toFixed(0)}%.`
	]);
}
function intervalOf({ ratio }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return "";
	return `${formatSignedChange(ratio.low - 1)} to ${formatSignedChange(ratio.high - 1)}`;
}

// src/core/report/say/fit-limit.ts
const maxCommentLength = 65536;
const maxStepSummaryBytes = 943718;
const steps = [
	fullReportDetail,
	{
		...fullReportDetail,
		besides: "rows",
		leftOut: "the table of medians"
	},
	{
		...fullReportDetail,
		besides: "none",
		profiles: 3,
		leftOut: "rows without a change, medians, and profiles after the first three"
	},
	...[
		100,
		30,
		10,
		3
	].map((most) => ({
		besides: "none",
		regressions: Number.POSITIVE_INFINITY,
		most,
		profiles: most > 30 ? 3 : 0,
		leftOut: `rows without a change, medians, profiles${most > 30 ? " after the first three" : ""}, and all but the first ${most} improvements and names in lists`
	})),
	...[
		100,
		30,
		10,
		3,
		1
	].map((regressions) => ({
		besides: "none",
		regressions,
		most: 3,
		profiles: 0,
		leftOut: `all but the ${regressions === 1 ? "worst regression" : `${regressions} worst regressions`}, three improvements, and three names in any list`
	}))
];
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
	yield {
		...buildReportHeader(result, site),
		parts: [reportAlertSectionOfLeftOutContent("all but the headline"), resultFromUntrustedJobPart(result)]
	};
}

export { acceptedAndMutedRegressionsPart, baseFailedPart, buildCommandToMeasureBenchmarkAgain, buildFullRunReport, buildReportHeader, changedBenchmarkFilesPart, doubtsPart, explainWhyBenchmarksWereMeasuredOrNot, failedBenchmarksPart, improvementsNotRelinkedPart, inconclusivePart, maxCommentLength, maxStepSummaryBytes, missingResultFilesPart, moreSlowRunsOnHeadPart, profilesPart, provenBenchmarksPart, regressionsPart, renderFullestReportWithinLimit, replayedTimesWarningPart, ruleChangesPart, ruleChangesSentence, runWarningsPart, unconfirmedSuspectsPart, unknownDirectionPart, unmatchedBenchmarksPart };