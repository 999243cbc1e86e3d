import { createFirstUseTermLinks, escapeControlCharacters, foldedReportBlock, formatCountWithNoun, formatDeltaOrFromZero, groupBy, inlineCodeSpan, joinNonEmptyReportTexts, lineBreakSpan, markdownCodeBlock, markdownInlineCodeOfName, nameSpan, noteReportBlock, packageAndBenchmarkId, paragraphReportBlock, reportBlockHasContent, reportTextFromTemplate, shortPrintableName, shortenNameInMiddle, statisticsPageLinkSpan, strongSpan, tableReportBlock, worseningAndImprovementOfRatio } from "./basics.js";
import { displayedOutcomeOfComparison, formatUnitAsTextSpan, isFoundChange, isPointEstimateMeaningful } from "./confirm.js";

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
	return blocks.filter(reportBlockHasContent).map((block, index, shown) => {
		const text = written(block, links);
		return block.kind === "list" && shown[index - 1]?.kind === "list" ? `<!-- -->\n\n${text}` : text;
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
function blocksOfChangesAndInconclusiveRows({ groups }) {
	let rows = 0;
	const open = groups.filter((group, n) => {
		rows += group.length;
		return n === 0 || rows <= mostOpen;
	});
	const folded = groups.slice(open.length);
	return [
		groupTable(open, changeDetails),
		changesLegend(groups.flat()),
		foldedReportBlock(formatCountWithNoun(folded.flat().length, "more row"), [groupTable(folded, changeDetails)])
	];
}
function changeDetails(row) {
	const { values, estimate, interval } = row;
	const numbers = joinNonEmptyReportTexts([values, interval === estimate ? "" : interval], ", ");
	return joinNonEmptyReportTexts([numbers, changesDrawing(row)], lineBreakSpan);
}
function changesDrawing(row) {
	const drawing = row.comparison.change === "inconclusive" ? drawIntervalInText(row) : "";
	return drawing === "" ? [] : [inlineCodeSpan(drawing)];
}
function changesLegend(rows) {
	const varying = rows.filter(({ comparison }) => !comparison.exact);
	const drawn = varying.filter((row) => changesDrawing(row).length > 0);
	return noteReportBlock`${joinNonEmptyReportTexts([varying.length === 0 ? "" : valuesLegend, drawingLegend(drawn)])}`;
}
function blocksOfOtherRowsAndMedians(block) {
	const { isAlone, rest, medians, same, geomeans, below } = block;
	const unchanged = paragraphReportBlock`${same.length === 0 ? "" : reportTextFromTemplate`Unchanged: ${same}.`}`;
	const details = (row) => {
		const drawn = drawIntervalInText(row);
		const { interval, bound } = row;
		const words = joinNonEmptyReportTexts([interval, bound === "" ? "" : `at most ${bound} worse`], ", ");
		return joinNonEmptyReportTexts([drawn === "" ? [] : inlineCodeSpan(drawn), words]);
	};
	const legend = joinNonEmptyReportTexts([
		drawingLegend(rest.filter((row) => drawIntervalInText(row) !== "")),
		rest.some((row) => row.bound !== "" && !row.comparison.exact) ? boundLegend : "",
		rest.some((row) => signs[displayedOutcomeOfComparison(row.comparison)] === signs.muted) ? mutedLegend : ""
	]);
	const title = reportTextFromTemplate`${isAlone ? "All" : "Other"} comparisons (${rest.length})`;
	const rows = groupTable([...groupBy(rest, ({ comparison }) => packageAndBenchmarkId(comparison)).values()], details);
	return [...rest.length === 0 ? [unchanged] : [foldedReportBlock(title, [
		rows,
		noteReportBlock`${legend}`,
		unchanged
	])], ...medians === null ? [] : [foldedReportBlock(medians.title, [mediansTable(medians.rows, geomeans), ...below])]];
}
function groupTable(groups, details) {
	return tableReportBlock([{
		title: "Change",
		side: "left"
	}, {
		title: "Benchmark",
		side: "left"
	}], groups.flatMap((group) => group.map((row, n) => [changeCell(row), namedCell(row, n === 0, details(row))])));
}
function changeCell({ comparison, estimate }) {
	const sign = signs[displayedOutcomeOfComparison(comparison)];
	return joinNonEmptyReportTexts([sign, isFoundChange(comparison.change) ? strongSpan(estimate) : estimate], "\xA0");
}
function namedCell({ comparison, name, unit }, isFirst, words) {
	const label = isFirst ? joinNonEmptyReportTexts([nameSpan(shortenNameInMiddle(name, widest)), comparison.unit === "sec/op" ? [] : unit]) : reportTextFromTemplate`also ${unit}`;
	return joinNonEmptyReportTexts([label, words], lineBreakSpan);
}
function mediansTable(rows, geomeans) {
	const columns = [
		{
			title: "Benchmark",
			side: "left"
		},
		...[
			"vs base",
			"Base",
			"Head"
		].map((title) => ({
			title,
			side: "right"
		})),
		{
			title: "Unit",
			side: "left"
		},
		{
			title: "p",
			side: "right"
		}
	];
	const means = geomeans.map(({ unit, ratio, rows: covered, of }) => [
		covered === of ? "geomean" : `geomean (${covered} of ${of})`,
		formatDeltaOrFromZero(ratio - 1),
		"",
		"",
		formatUnitAsTextSpan(unit)
	]);
	return tableReportBlock(columns, [...rows.map((row) => [
		nameSpan(row.name),
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
const boundLegend = reportTextFromTemplate`At most: the smallest worsening that the deciding test ${statisticsPageLinkSpan("within", "rules out")}, which can differ from the end of the interval.`;
const mutedLegend = "🔇: muted by a rule, so it cannot fail the check.";
function drawingLegend(drawn) {
	if (drawn.length === 0) return [];
	const isUndirected = drawn.some(({ comparison }) => comparison.better === null);
	return reportTextFromTemplate`Drawn: \`●\` the estimate, \`═\` its 95% interval, \`│\` no change, \`¦\` the threshold in both directions. Right is worse${isUndirected ? " (a higher value where neither direction is better)" : ""}; the scale is logarithmic beyond the threshold.`;
}
function drawIntervalInText({ comparison, rules: { threshold } }) {
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

export { markdownOfRunReport };