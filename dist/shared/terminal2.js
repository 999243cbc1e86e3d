import { benchmarkLabel, changeEstimateTextOfComparison, comparisonsPart, displayedOutcomeOfComparison, isBrokenByHead, isDifferenceShown, isFoundChange, isFoundOrExactChange, rowsWithOutcome, sortByLargestChange, unchangedCountPerUnitText } from "./confirm.js";
import { addReportOptionsToResult, alignColumns, createBenchmarkNaming, displayWidth, displayedUnitName, escapeControlCharacters, formatCountWithNoun, formatValue, getOrInsert, joinNonEmptyReportTexts, joinShellWords, nameSpan, noColour, paragraphReportBlock, parseTextWithBackticks, reportBlockHasContent, reportTextFromTemplate, rowId, shellCommandReportBlock, splitLinesAndEscapeControlCharacters, wrapLine } from "./basics.js";
import { acceptedAndMutedRegressionsPart, baseFailedPart, buildCommandToMeasureBenchmarkAgain, buildReportHeader, changedBenchmarkFilesPart, doubtsPart, failedBenchmarksPart, improvementsNotRelinkedPart, inconclusivePart, missingResultFilesPart, moreSlowRunsOnHeadPart, profilesPart, provenBenchmarksPart, regressionsPart, replayedTimesWarningPart, ruleChangesPart, runWarningsPart, unconfirmedSuspectsPart, unknownDirectionPart, unmatchedBenchmarksPart } from "./fit-limit.js";
import { reportTextToPlain } from "./plain-text.js";

// src/core/report/say/terminal-report.ts
const most = 10;
const mostBeside = 3;
const mostFunctions = 5;
function buildTerminalReportSections(result, showAll = false, resultPath = null, workingDirectory = null) {
	const profiles = result.profiles.map((profileDifference) => ({
		...profileDifference,
		files: null
	}));
	const subject = addReportOptionsToResult({
		...result,
		profiles
	}, most);
	const regressed = sortByLargestChange(rowsWithOutcome(result.comparisons, "regressed"));
	const { outcome, reason, compared } = buildReportHeader(result);
	return {
		outcome,
		reason,
		before: [
			comparisonsPart(subject, "none").map((block) => folded(block, showAll)),
			profilesPart(subject, 10, mostFunctions),
			unknownDirectionPart(result),
			improvementsNotRelinkedPart(subject),
			unconfirmedSuspectsPart(subject),
			result.comparisons.length === 0 && !showAll ? [] : provenBenchmarksPart(subject),
			ruleChangesPart(result),
			...cautionSectionsOfReport(subject),
			[paragraphReportBlock`${compared}, seed ${result.settings.seed}`],
			replayedTimesWarningPart(result),
			missingResultFilesPart(subject),
			baseFailedPart(result),
			failedBenchmarksPart(subject),
			regressionsPart(regressed, subject, most, "above"),
			acceptedAndMutedRegressionsPart(subject),
			inconclusivePart(regressed.length > 0 ? {
				...subject,
				most: mostBeside
			} : subject),
			howToProfileAndAcceptPart(regressed, subject, resultPath, workingDirectory)
		],
		after: []
	};
}
function cautionSectionsOfReport(subject) {
	return [
		changedBenchmarkFilesPart(subject),
		doubtsPart(subject),
		moreSlowRunsOnHeadPart(subject),
		runWarningsPart(subject),
		unmatchedBenchmarksPart(subject)
	];
}
function folded(block, showAll) {
	if (block.kind !== "comparisons") return block;
	const { rows, rest } = showAll ? {
		rows: block.rows,
		rest: []
	} : selectTerminalRowsAndSummariseRest(block.rows);
	return {
		...block,
		rows,
		below: rest.length === 0 ? [] : [paragraphReportBlock`${rest}`]
	};
}
const mostMoved = 40;
const mostOpen = 10;
const few$1 = 12;
const tooFew = 3;
function selectTerminalRowsAndSummariseRest(allRows) {
	const moved = allRows.filter(({ comparison }) => isFoundOrExactChange(comparison));
	const open = allRows.filter(({ comparison }) => displayedOutcomeOfComparison(comparison) === "inconclusive");
	const chosen = /* @__PURE__ */ new Set([...worstFirst(moved).slice(0, mostMoved), ...open.slice(0, mostOpen)]);
	const rows = allRows.length - chosen.size <= tooFew || moved.length === 0 && allRows.length <= few$1 ? allRows : allRows.filter((row) => chosen.has(row));
	if (rows.length === allRows.length) return {
		rows,
		rest: []
	};
	const mentioned = /* @__PURE__ */ new Set([
		...moved,
		...open,
		...rows
	]);
	const others = allRows.filter((row) => !mentioned.has(row));
	const still = others.filter(({ comparison }) => comparison.change !== "inconclusive");
	const harmless = others.length - still.length;
	const cut = (count, most, kind) => count > most ? reportTextFromTemplate`${formatCountWithNoun(count - most, `more ${kind} row`)}` : [];
	return {
		rows,
		rest: reportTextFromTemplate`${joinNonEmptyReportTexts([
			cut(moved.length, mostMoved, "changed"),
			cut(open.length, mostOpen, "inconclusive"),
			harmless === 0 ? [] : reportTextFromTemplate`${formatCountWithNoun(harmless, "inconclusive row")} that cannot fail the check`,
			still.length === 0 ? [] : unmoved(still, allRows)
		], "; ")} (\`--all\` shows them)`
	};
}
function worstFirst(rows) {
	const rank = ({ comparison: { change } }) => Number(change === "regressed") + Number(isFoundChange(change));
	return rows.toSorted((a, b) => rank(b) - rank(a));
}
function unmoved(rows, allRows) {
	const units = unchangedCountPerUnitText(allRows);
	const same = units.length === 0 ? [] : reportTextFromTemplate`no change in ${units}`;
	const bounded = rows.filter(({ comparison, bound }) => !comparison.exact && bound !== "");
	const [furthest] = bounded.toSorted((a, b) => boundOf(b) - boundOf(a));
	const subject = bounded.length === rows.length ? "each" : formatCountWithNoun(bounded.length, "row");
	const bound = furthest === void 0 ? [] : reportTextFromTemplate`${subject} at most ${furthest.bound} worse`;
	const summary = joinNonEmptyReportTexts([bound, same], "; ");
	return reportTextFromTemplate`${formatCountWithNoun(rows.length, "row")} neither regressed nor improved${summary.length === 0 ? "" : reportTextFromTemplate`: ${summary}`}`;
}
function boundOf({ comparison: { ruledOut } }) {
	return ruledOut ?? 0;
}
function howToProfileAndAcceptPart([worst], result, resultPath = null, workingDirectory = null) {
	if (worst === void 0) return [];
	const again = result.profiles.length > 0 ? null : buildCommandToMeasureBenchmarkAgain(worst, result, workingDirectory);
	const [how, path] = resultPath === null ? [", measure again with `--results FOLDER`, then run", "FOLDER/result.json"] : ["", resultPath];
	return [
		...again?.isProfiled ? [paragraphReportBlock`To see where the time of ${benchmarkLabel(worst, result.naming)} goes:`, shellCommandReportBlock(again.command)] : [],
		paragraphReportBlock`To accept what regressed${parseTextWithBackticks(how)}:`,
		shellCommandReportBlock(`${joinShellWords("benchgate", "accept", "--from", path)} --why "reason"`)
	];
}

// src/core/report/say/versions.ts
function buildRowsAcrossVersions(versions) {
	const comparisons = versions.flatMap(({ result }) => result.comparisons);
	const naming = createBenchmarkNaming(comparisons, [], versions[0]?.result.formats);
	const cellsByRow = /* @__PURE__ */ new Map();
	for (const [n, { result }] of versions.entries()) for (const comparison of result.comparisons) getOrInsert(cellsByRow, rowId(comparison), () => versions.map(() => null))[n] = comparison;
	return [...cellsByRow.values()].flatMap((cells) => {
		const present = cells.filter((cell) => cell !== null);
		const [first] = present;
		if (first === void 0) return [];
		return {
			name: escapeControlCharacters(naming(first)),
			unit: escapeControlCharacters(displayedUnitName(first.unit)),
			base: formatValue(first.base.center, first.unit),
			cells,
			isMoved: present.some((one) => isFoundOrExactChange(one) || displayedOutcomeOfComparison(one) === "inconclusive")
		};
	});
}
function cellTextOfVersionMeasuredAgainstFirst(comparison, alpha) {
	if (isFoundChange(comparison.change)) return changeEstimateTextOfComparison(comparison);
	if (displayedOutcomeOfComparison(comparison) === "inconclusive") return "inconclusive";
	return isDifferenceShown(comparison, alpha) ? changeEstimateTextOfComparison(comparison) : "~";
}
function buildSectionsOfVersionAgainstFirst({ name: called, result }) {
	const subject = addReportOptionsToResult(result, mostSaid);
	const { outcome, reason } = buildReportHeader(result);
	const regressed = sortByLargestChange(rowsWithOutcome(result.comparisons, "regressed"));
	const regressions = regressionsPart(regressed, subject, mostSaid, "above");
	return {
		outcome,
		reason: reportTextFromTemplate`${nameSpan(called)}: ${reason}`,
		before: [],
		after: [
			...result.lost.some(isBrokenByHead) ? [failedBenchmarksPart(subject), regressions] : [regressions, failedBenchmarksPart(subject)],
			baseFailedPart(result),
			unconfirmedSuspectsPart(subject),
			acceptedAndMutedRegressionsPart(subject),
			replayedTimesWarningPart(result),
			inconclusivePart(subject),
			unknownDirectionPart(result),
			...cautionSectionsOfReport(subject)
		]
	};
}
const mostSaid = 3;

// src/core/report/show/terminal.ts
const colours = {
	pass: "green",
	fail: "red",
	inconclusive: "yellow",
	calibration: "bold",
	"no-verdict": "yellow"
};
function textOfTerminalReportSections({ outcome, reason, before, after }, paint = noColour, width = Number.POSITIVE_INFINITY) {
	const verdict = outcome.toUpperCase();
	const [first = "", ...more] = wrapLine(`${verdict}  ${reportTextToPlain(reason)}`, width);
	const painted = paint(colours[outcome], paint("bold", verdict)) + first.slice(verdict.length);
	const written = (parts) => parts.map((part) => part.flatMap((block) => linesOf(block, {
		paint,
		width
	})));
	return [
		...written(before),
		[painted, ...more],
		...written(after)
	].filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`).join("\n");
}
function linesOf(block, room) {
	const { width } = room;
	if (!reportBlockHasContent(block)) return [];
	switch (block.kind) {
		case "paragraph":
		case "warning":
		case "note":
		case "alert": return wrapped(block.text, width);
		case "list": return block.items.flatMap((item) => wrapped(item, width, "  ", "    "));
		case "table": return indented(tableLines(block, width - 2));
		case "code": return indented(splitLinesAndEscapeControlCharacters(block.text.trimEnd()));
		case "fold": return [...wrapped([...block.title, ":"], width), ...indented(block.blocks.flatMap((reportBlock) => linesOf(reportBlock, {
			...room,
			width: width - 2
		})))];
		case "comparisons": return comparisonLines(block, room);
		case "changes": return [];
	}
}
function indented(lines) {
	return lines.map((line) => line === "" ? "" : `  ${line}`);
}
function wrapped(text, width, first = "", further = "") {
	return reportTextToPlain(text).split("\n").flatMap((line, index) => wrapLine(`${index === 0 ? first : further}${line}`, width));
}
function tableLines({ columns: titles, rows }, width) {
	const cells = rows.map((row) => titles.map((_, n) => reportTextToPlain(row[n] ?? [])));
	const numbers = titles.findIndex(({ side }) => side === "right");
	return alignColumns([titles.map(({ title }) => title), ...cells], numbers < 0 ? titles.length : numbers, width);
}
const narrowest = 50;
const comparisonOutcomeSigns = {
	regressed: "✗",
	accepted: "☑",
	muted: "-",
	improved: "✓",
	changed: "?",
	unchanged: " ",
	within: " ",
	inconclusive: "~",
	mutedInconclusive: "-",
	undirected: " "
};
const changeColours = {
	regressed: "red",
	improved: "green",
	inconclusive: "yellow"
};
const layouts = [
	[
		"name",
		"unit",
		"base",
		"head",
		"delta",
		"bound",
		"adjustedP"
	],
	[
		"name",
		"unit",
		"delta",
		"bound",
		"adjustedP"
	],
	[
		"name",
		"unit",
		"delta",
		"adjustedP"
	]
];
function fittingTable(rows, width) {
	let lines = [];
	for (const layout of layouts) {
		const cells = rows.map((row) => layout.map((cell) => row[cell]));
		lines = alignColumns(cells, 2, width);
		if (lines.every((line) => displayWidth(line) <= width)) break;
	}
	return lines;
}
function comparisonLines({ rows, below }, room) {
	const { paint, width } = room;
	const [heading = "", ...lines] = fittingTable([{
		name: "benchmark",
		unit: "unit",
		base: "base",
		head: "head",
		delta: "delta",
		bound: "at most",
		adjustedP: "adj. p"
	}, ...rows.map((row) => ({
		...row,
		name: reportTextToPlain([nameSpan(row.name)]),
		unit: reportTextToPlain([row.unit]),
		delta: row.delta === "~" ? "~" : row.estimate
	}))], width - 2);
	const rest = indented(below.flatMap((block) => linesOf(block, {
		...room,
		width: width - 2
	})));
	if (rows.length === 0) return rest;
	return [
		`  ${heading}`,
		...rows.map(({ comparison }, n) => {
			const outcome = displayedOutcomeOfComparison(comparison);
			const text = `${comparisonOutcomeSigns[outcome]} ${lines[n] ?? ""}`.trimEnd();
			const colour = changeColours[outcome];
			return colour ? paint(colour, text) : text;
		}),
		...rest
	];
}
const few = 12;
function formatVersionComparisonsForTerminal(base, versions, showAll = false, paint = noColour, width = Number.POSITIVE_INFINITY) {
	const rows = buildRowsAcrossVersions(versions);
	const moved = rows.filter(({ isMoved }) => isMoved);
	const visible = showAll || rows.length <= few ? rows : moved;
	const folded = rows.length - visible.length;
	const rest = folded === 0 ? [] : wrapLine(`  ${folded} rows without a change in any version (\`--all\` shows them)`, width);
	const lines = [...visible.length === 0 ? [] : tablesOf(base, versions, visible, paint, width), ...rest];
	return `${lines.length === 0 ? "" : `${lines.join("\n")}\n\n`}${versions.map((version) => textOfTerminalReportSections(buildSectionsOfVersionAgainstFirst(version), paint, width)).join("\n")}${alphaNote(versions, width)}`;
}
function alphaNote(versions, width) {
	const [first, ...others] = versions;
	const { alpha = 0, correction } = first?.result.settings ?? {};
	if (others.length === 0 || correction === "none") return "";
	const text = `Corrected for ${versions.length} versions: each is judged at alpha ${Number(alpha.toPrecision(3))}.`;
	return `\n${wrapLine(text, width).join("\n")}\n`;
}
function tablesOf(base, versions, rows, paint, width) {
	const made = versions.map(({ name, result }, n) => [escapeControlCharacters(name), ...rows.map(({ cells }) => textOf(cells[n] ?? null, result.settings.alpha))]);
	const unit = ["unit", ...rows.map((row) => row.unit)];
	const first = width < narrowest ? [] : [[escapeControlCharacters(base), ...rows.map((row) => row.base)]];
	const widthOfColumn = (column) => 2 + Math.max(...column.map(displayWidth));
	const names = ["benchmark", ...rows.map((row) => row.name)];
	const beside = [unit, ...first].reduce((sum, one) => sum + widthOfColumn(one), 0);
	const fixed = Math.min(widthOfColumn(names) - 2, 12) + beside;
	const fitting = Math.floor((width - fixed) / Math.max(...made.map(widthOfColumn)));
	const perTable = Math.max(1, Math.min(fitting, made.length));
	return Array.from({ length: Math.ceil(made.length / perTable) }, (_, n) => {
		const table = made.slice(n * perTable, (n + 1) * perTable);
		const cells = names.map((name, row) => [name, ...[
			unit,
			...first,
			...table
		].map((one) => one[row] ?? "")]);
		const lines = alignColumns(cells, 2, width);
		return [...n === 0 ? [] : [""], ...lines.map((line, row) => painted(line, rows[row - 1], paint))];
	}).flat();
}
function textOf(cell, alpha) {
	if (cell === null) return "";
	const outcome = displayedOutcomeOfComparison(cell);
	return `${outcome === "inconclusive" ? "" : comparisonOutcomeSigns[outcome].trim()} ${cellTextOfVersionMeasuredAgainstFirst(cell, alpha)}`.trim();
}
function painted(line, row, paint) {
	const colours = (row?.cells ?? []).map((cell) => cell && changeColours[displayedOutcomeOfComparison(cell)]);
	const colour = [
		"red",
		"yellow",
		"green"
	].find((one) => colours.includes(one));
	return colour ? paint(colour, line) : line;
}

export { buildTerminalReportSections, formatVersionComparisonsForTerminal, textOfTerminalReportSections };