import { escapeHtml, htmlDocument } from "./page.js";
import { CompareTableFootnotes, changedConfigLinesAboveCompareTable, chooseNumberScale, columnNameFromKeyValues, compareChangeColumnTitle, compareRuleText, compareTableFootnoteText, deltaTextOfSampleComparison, escapeControlCharacters, formatDeltaOrFromZero, formatNumberAtScale, intervalHalfWidthText, listTextsOfRefusedLines, outcomeOfCompareRowAfterMuting, pValueAndCountText, ruleMutesItsRows, shortPrintableName } from "./basics.js";

// src/core/compare/compare-page.ts
const mostUnfoldedRows = 20;
const verdictTitles = {
	pass: "Pass",
	fail: "Fail",
	inconclusive: "Inconclusive",
	nothing: "Not compared"
};
function compareTablesToHtmlPage(tables, { verdict, refused }, terminalLines) {
	const hasVerdict = verdict !== "nothing";
	const conclusionLines = [...listTextsOfRefusedLines(refused), ...hasVerdict ? terminalLines.slice(0, -1) : terminalLines];
	const names = [...new Set(tables.flatMap(({ columns }) => columns.map(columnNameFromKeyValues)))];
	const title = hasVerdict ? (terminalLines.at(-1) ?? "").replace(/^\w+: /, "") : names.join(", ");
	const rowsByTable = selectNotableAndQuietRowsOfComparePage(tables);
	const body = [
		`<header class="${verdict}">`,
		`<h1><span class="verdict">${verdictTitles[verdict]}</span> ${escapedText(title)}</h1>`,
		`<p>${names.map(codeElement).join(", ")}</p>`,
		"</header>",
		...conclusionLines.length === 0 ? [] : [
			"<ul>",
			...conclusionLines.map((line) => `<li>${escapedText(line)}</li>`),
			"</ul>"
		],
		...tables.map((table, n) => tableSection(table, tables[n - 1], rowsByTable[n]))
	];
	return htmlDocument(`Benchgate: ${verdictTitles[verdict]}, ${escapeControlCharacters(title)}`, body.join("\n"), null);
}
function tableSection(table, previousTable, { notable, quiet, leftOut }) {
	const config = changedConfigLinesAboveCompareTable(table, previousTable).map(escapedText);
	const notes = new CompareTableFootnotes();
	const isUnfolded = quiet.length <= mostUnfoldedRows;
	const rowsAt = (indices) => indices.map((index) => rowHtml(table.rows.at(index), table, notes));
	const shown = rowsAt(isUnfolded ? [...notable, ...quiet] : notable);
	const folded = isUnfolded ? [] : rowsAt(quiet);
	const totals = table.rows.length > 1 && table.totals.length > 0 ? totalHtml(table, notes) : "";
	const foldedTitle = `${quiet.length} ${notable.length === 0 ? "" : "other "}rows without a notable change`;
	return [
		"<section>",
		`<h2>${escapedText(table.unit)}</h2>`,
		...config.length === 0 ? [] : [`<p>${config.join(" · ")}</p>`],
		...shown.length === 0 && totals === "" ? [] : [tableHtml(table, shown, totals)],
		...folded.length === 0 ? [] : [
			`<details><summary>${foldedTitle}</summary>`,
			tableHtml(table, folded, ""),
			"</details>"
		],
		...leftOut === 0 ? [] : [`<p>${leftOut} more rows are left out to keep this page small; the table in the terminal and --csv list them.</p>`],
		...notes.list().map(([mark, note]) => `<p>${mark} ${escapedText(compareTableFootnoteText(note))}</p>`),
		"</section>"
	].join("\n");
}
function tableHtml({ columns }, rows, totals) {
	return [
		"<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">",
		"<table class=\"compared\">",
		`<thead><tr><th scope="col">Benchmark</th>${columns.flatMap((values, n) => {
			const name = `<th scope="col">${codeElement(columnNameFromKeyValues(values))}</th>`;
			return n === 0 ? [name] : [name, `<th scope="col">${compareChangeColumnTitle}</th>`];
		}).join("")}</tr></thead>`,
		"<tbody>",
		...rows,
		"</tbody>",
		...totals === "" ? [] : [`<tfoot>${totals}</tfoot>`],
		"</table>",
		"</div>"
	].join("\n");
}
function rowHtml({ name, rule, cells }, { columns, unit }, notes) {
	const scale = chooseNumberScale(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	const fields = cells.map((cell, n) => {
		const label = escapedText(columnNameFromKeyValues(columns[n] ?? []));
		if (!cell) return n === 0 ? emptyCell : `${emptyCell}${emptyCell}`;
		const { center, low, high } = cell;
		const spread = ` ± ${intervalHalfWidthText(center, low, high)} ${notes.marks(cell.notes)}`.trimEnd();
		const value = `<td data-l="${label}">${formatNumberAtScale(center, scale)}<small>${spread}</small></td>`;
		return n === 0 ? value : `${value}${changeHtml(cell, outcomeOfCompareRowAfterMuting(cell.versus, rule), notes)}`;
	});
	const ruleNote = rule === null ? "" : `<small>${escapedText(compareRuleText(rule))}</small>`;
	return `<tr><th scope="row">${codeElement(name)}${ruleNote}</th>${fields.join("")}</tr>`;
}
const emptyCell = "<td></td>";
const findingSigns = {
	regressed: "✗",
	suspect: "⚠︎",
	changed: "?",
	improved: "✓"
};
function changeHtml({ versus }, finding, notes) {
	if (!versus) return emptyCell;
	const sign = findingSigns[finding];
	const mark = finding === "muted" ? "<small>muted </small>" : sign === void 0 ? "" : `<span class="sign" aria-hidden="true">${sign}</span>`;
	const p = `${pValueAndCountText(versus)} ${notes.marks(versus.notes)}`.trimEnd();
	return `<td class="change ${finding === "suspect" ? "inconclusive" : finding}">${mark}${escapedText(deltaTextOfSampleComparison(versus))}<small> ${escapedText(p)}</small></td>`;
}
function totalHtml({ totals, unit, columns }, notes) {
	return `<tr><th scope="row">geomean</th>${totals.map(({ center, ratio, notes: totalNotes }, n) => {
		const shown = center === null ? "" : formatNumberAtScale(center, chooseNumberScale([center], unit));
		const value = `<td data-l="${escapedText(columnNameFromKeyValues(columns[n] ?? []))}">${shown}<small> ${notes.marks(totalNotes)}</small></td>`;
		return n === 0 ? value : `${value}<td class="change">${ratio === null ? "?" : formatDeltaOrFromZero(ratio - 1)}</td>`;
	}).join("")}</tr>`;
}
function escapedText(untrusted) {
	return escapeHtml(escapeControlCharacters(untrusted));
}
function codeElement(untrusted) {
	return `<code>${escapeHtml(shortPrintableName(untrusted))}</code>`;
}
const mostNotable = 2e3;
const mostQuiet = 3e4;
const notableOutcomes = [
	"regressed",
	"missing",
	"suspect",
	"changed",
	"muted",
	"improved"
];
function selectNotableAndQuietRowsOfComparePage(tables) {
	let [notableRoom, quietRoom] = [mostNotable, mostQuiet];
	return tables.map((table) => {
		const byRank = Array.from({ length: notableOutcomes.length + 1 }, () => []);
		let index = 0;
		for (const row of table.rows) byRank[rankOf(row)]?.push(index++);
		const quiet = byRank.pop().slice(0, quietRoom);
		const notable = byRank.flat().slice(0, notableRoom);
		notableRoom -= notable.length;
		quietRoom -= quiet.length;
		return {
			notable,
			quiet,
			leftOut: table.rows.length - notable.length - quiet.length
		};
	});
}
function rankOf({ cells, rule }) {
	const [base, ...others] = cells;
	const ranks = others.map((cell) => {
		if (cell) return notableOutcomes.indexOf(outcomeOfCompareRowAfterMuting(cell.versus, rule));
		return base && !ruleMutesItsRows(rule) ? notableOutcomes.indexOf("missing") : -1;
	});
	return Math.min(notableOutcomes.length, ...ranks.filter((rank) => rank >= 0));
}

export { compareTablesToHtmlPage };