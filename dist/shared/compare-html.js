import { escapeHtml, page } from "./page.js";
import { Footnotes, columnName, configLines, escapeControls, formatDelta, formatRatio, isMutedBy, numberScale, printableName, refusedLines, versusTitle, wordsOf, written, writtenDelta, writtenP, writtenSpread } from "./basics.js";
import { refuseUnwritable } from "./present.js";
import { resolve } from "node:path";
import { writeFile } from "node:fs/promises";

// src/core/compare/compare-page.ts
const fewRows = 20;
const verdicts = {
	pass: "Pass",
	fail: "Fail",
	inconclusive: "Inconclusive",
	nothing: "Not compared"
};
function comparePage(tables, { verdict }, said, counts) {
	const names = [...new Set(tables.flatMap(({ columns }) => columns.map(columnName)))];
	const title = counts === "" ? names.join(", ") : counts;
	const sheets = sheetsOf(tables);
	const body = [
		`<header class="${verdict}">`,
		`<h1><span class="verdict">${verdicts[verdict]}</span> ${text(title)}</h1>`,
		`<p>${names.map(code).join(", ")}</p>`,
		"</header>",
		...said.length === 0 ? [] : [
			"<ul>",
			...said.map((line) => `<li>${text(line)}</li>`),
			"</ul>"
		],
		...tables.map((table, n) => section(table, tables[n - 1], sheets[n]))
	];
	return page(`Benchgate: ${verdicts[verdict]}, ${escapeControls(title)}`, body.join("\n"), null);
}
function section(table, before, { notable, quiet, left }) {
	const config = configLines(table, before).map(text);
	const notes = new Footnotes();
	const isShort = quiet.length <= fewRows;
	const rowsAt = (places) => places.map((place) => rowHtml(table.rows.at(place), table, notes));
	const shown = rowsAt(isShort ? [...notable, ...quiet] : notable);
	const folded = isShort ? [] : rowsAt(quiet);
	const totals = table.rows.length > 1 && table.totals.length > 0 ? totalHtml(table, notes) : "";
	const more = `${quiet.length} ${notable.length === 0 ? "" : "other "}rows, which show nothing or little`;
	return [
		"<section>",
		`<h2>${text(table.unit)}</h2>`,
		...config.length === 0 ? [] : [`<p>${config.join(" · ")}</p>`],
		...shown.length === 0 && totals === "" ? [] : [tableHtml(table, shown, totals)],
		...folded.length === 0 ? [] : [
			`<details><summary>${more}</summary>`,
			tableHtml(table, folded, ""),
			"</details>"
		],
		...left === 0 ? [] : [`<p>${left} more rows are not on this page, so that it opens: the table in the terminal and --csv have all.</p>`],
		...notes.list().map(([mark, note]) => `<p>${mark} ${text(wordsOf(note))}</p>`),
		"</section>"
	].join("\n");
}
function tableHtml({ columns }, rows, totals) {
	return [
		"<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">",
		"<table class=\"compared\">",
		`<thead><tr><th scope="col">Benchmark</th>${columns.flatMap((values, n) => {
			const name = `<th scope="col">${code(columnName(values))}</th>`;
			return n === 0 ? [name] : [name, `<th scope="col">${versusTitle}</th>`];
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
	const scale = numberScale(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	const fields = cells.map((cell, n) => {
		const label = text(columnName(columns[n] ?? []));
		if (!cell) return n === 0 ? empty : `${empty}${empty}`;
		const { center, low, high } = cell;
		const spread = ` ± ${writtenSpread(center, low, high)} ${notes.marks(cell.notes)}`.trimEnd();
		const value = `<td data-l="${label}">${written(center, scale)}<small>${spread}</small></td>`;
		return n === 0 ? value : `${value}${changeHtml(cell, cellChange(cell, rule), notes)}`;
	});
	const limits = rule === null ? [] : [rule.threshold === null ? [] : [`threshold ${formatRatio(rule.threshold)}`]].flat();
	const by = rule === null ? "" : `<small>rule ${code(rule.match)}${[...limits, ...rule.gate === "fail" ? [] : [`gate ${rule.gate}`]].map((one) => `, ${one}`).join("")}</small>`;
	return `<tr><th scope="row">${code(name)}${by}</th>${fields.join("")}</tr>`;
}
const empty = "<td></td>";
const signs = {
	regressed: "✗",
	suspect: "⚠︎",
	changed: "?",
	improved: "✓"
};
function changeHtml({ versus }, change, notes) {
	if (!versus) return empty;
	const sign = signs[change];
	const mark = change === "muted" ? "<small>muted </small>" : sign === void 0 ? "" : `<span class="sign" aria-hidden="true">${sign}</span>`;
	const p = `${writtenP(versus)} ${notes.marks(versus.notes)}`.trimEnd();
	return `<td class="change ${change === "suspect" ? "inconclusive" : change}">${mark}${text(writtenDelta(versus))}<small> ${text(p)}</small></td>`;
}
function totalHtml({ totals, unit, columns }, notes) {
	return `<tr><th scope="row">geomean</th>${totals.map((total, n) => {
		const { center, ratio } = total;
		const shown = center === null ? "" : written(center, numberScale([center], unit));
		const value = `<td data-l="${text(columnName(columns[n] ?? []))}">${shown}<small> ${notes.marks(total.notes)}</small></td>`;
		return n === 0 ? value : `${value}<td class="change">${ratio === null ? "?" : formatDelta(ratio - 1)}</td>`;
	}).join("")}</tr>`;
}
function text(untrusted) {
	return escapeHtml(escapeControls(untrusted));
}
function code(untrusted) {
	return `<code>${escapeHtml(printableName(untrusted))}</code>`;
}
const mostNotable = 2e3;
const mostQuiet = 3e4;
function cellChange({ versus }, rule) {
	const finding = versus?.finding ?? "none";
	if (!isMutedBy(rule)) return finding;
	return finding === "regressed" ? "muted" : finding === "suspect" ? "none" : finding;
}
const ranks = {
	regressed: 0,
	suspect: 2,
	changed: 3,
	muted: 4,
	improved: 5
};
const ofMissing = 1;
const quietest = 6;
function sheetsOf(tables) {
	let [notableRoom, quietRoom] = [mostNotable, mostQuiet];
	return tables.map((table) => {
		const byRank = Array.from({ length: 7 }, () => []);
		let place = 0;
		for (const row of table.rows) byRank[rankOf(row)]?.push(place++);
		const quiet = byRank.pop().slice(0, quietRoom);
		const notable = byRank.flat().slice(0, notableRoom);
		notableRoom -= notable.length;
		quietRoom -= quiet.length;
		return {
			notable,
			quiet,
			left: table.rows.length - notable.length - quiet.length
		};
	});
}
function rankOf({ cells, rule }) {
	const [base, ...others] = cells;
	let least = quietest;
	for (const cell of others) {
		const rank = cell ? ranks[cellChange(cell, rule)] ?? quietest : base && !isMutedBy(rule) ? ofMissing : quietest;
		if (rank < least) least = rank;
	}
	return least;
}

// src/commands/compare-html.ts
async function openComparePage(path, folder) {
	const pagePath = resolve(folder, path);
	await refuseUnwritable({
		results: null,
		html: pagePath
	});
	return async (tables, conclusion, terminalLines) => {
		const hasVerdict = conclusion.verdict !== "nothing";
		const counts = hasVerdict ? (terminalLines.at(-1) ?? "").replace(/^\w+: /, "") : "";
		const lines = [...refusedLines(conclusion.refused), ...hasVerdict ? terminalLines.slice(0, -1) : terminalLines];
		await writeFile(pagePath, comparePage(tables, conclusion, lines, counts));
	};
}

export { openComparePage };