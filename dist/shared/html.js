import { formatDeltaOrFromZero, formatFractionAsPercent, formatSignedChange, formatValue, groupBy, nameSpan, quantileSorted, relativeChangeUsedByVerdict, reportBlockHasContent, reportTextFromTemplate, shortPrintableName, sides, splitLinesAndEscapeControlCharacters } from "./basics.js";
import { changeMagnitudeOfComparison, displayedOutcomeOfComparison, formatUnitAsTextSpan } from "./confirm.js";
import { createReportTextHtmlRenderer, escapeHtml, htmlDocument } from "./page.js";
import { reportTextToPlain } from "./plain-text.js";

// src/core/report/show/html/plots.ts
const [intervalWidth, intervalHeight] = [200, 20];
const middle = intervalWidth / 2;
const reach = middle - 16;
const arrowWidth = 8;
function svgDefinitionsOfPlotGrids(rows, limit) {
	return `<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${[...new Map(rows.map((row) => [gridName(row), row]))].map(([name, { comparison, rules }]) => grid(name, comparison.better, limit, rules.threshold)).join("")}</defs></svg>`;
}
function drawSvgPlotAxis(limit) {
	const end = formatFractionAsPercent(limit);
	const [left, right] = [position(-limit, limit), position(limit, limit)];
	return `<svg class="axis" viewBox="0 0 ${intervalWidth} 14" role="img" aria-label="from -${end} to +${end}"><text x="${left}" y="11">-${end}</text><text x="${middle}" y="11">0%</text><text x="${right}" y="11">+${end}</text></svg>`;
}
function drawSvgIntervalOfRow(row, limit) {
	const { low, high, centre } = shownOf(row.comparison);
	const marks = [whisker(low, high, limit), dot(centre, limit)].join("");
	return `<svg class="plot" viewBox="0 0 ${intervalWidth} ${intervalHeight}" role="img"><title>${titleOf(row.comparison)}</title><use href="#${gridName(row)}"/>${marks}</svg>`;
}
function plottedPointEstimate(comparison) {
	return shownOf(comparison).centre;
}
function shownOf(comparison) {
	const { ratio, base, head } = comparison;
	if (ratio !== null) {
		const [low, high] = [(ratio.low ?? Number.NEGATIVE_INFINITY) - 1, (ratio.high ?? Infinity) - 1];
		return {
			low,
			high,
			centre: ratio.estimate - 1
		};
	}
	const shift = comparison.shift ?? head.center - base.center;
	const fromZero = shift > 0 ? Infinity : Number.NEGATIVE_INFINITY;
	const centre = relativeChangeUsedByVerdict(comparison) ?? (shift === 0 ? 0 : fromZero);
	return {
		low: centre,
		high: centre,
		centre
	};
}
function titleOf(comparison) {
	const { ratio } = comparison;
	if (ratio === null) return formatDeltaOrFromZero(relativeChangeUsedByVerdict(comparison));
	const signed = (end) => formatSignedChange(end - 1);
	if (ratio.low !== null && ratio.low === ratio.high) return signed(ratio.estimate);
	return `${ratio.low === null ? "-∞" : signed(ratio.low)} to ${ratio.high === null ? "+∞" : signed(ratio.high)}`;
}
function whisker(low, high, limit) {
	if (low === high || low > limit || high < -limit) return "";
	const [isCutLow, isCutHigh] = [low < -limit, high > limit];
	const left = isCutLow ? arrowWidth : position(low, limit);
	const right = isCutHigh ? intervalWidth - arrowWidth : position(high, limit);
	return `<path d="M${left} 10H${right}${[isCutLow ? "" : `M${left} 6v8`, isCutHigh ? "" : `M${right} 6v8`].join("")}"/>${[isCutLow ? arrow(-1) : "", isCutHigh ? arrow(1) : ""].join("")}`;
}
function dot(centre, limit) {
	if (Math.abs(centre) > limit) return arrow(Math.sign(centre));
	return `<circle cx="${position(centre, limit)}" cy="10" r="3"/>`;
}
function arrow(way) {
	return `<path d="M${way < 0 ? 1 : intervalWidth - 1} 10l${-7 * way}-4v8z"/>`;
}
function position(change, limit) {
	const share = Math.max(-1, Math.min(1, change / limit));
	return Math.round((middle + share * reach) * 10) / 10;
}
function gridName({ comparison: { better }, rules: { threshold } }) {
	return better === null ? "grid-unknown" : `grid-${better}-${threshold}`;
}
function grid(name, better, limit, threshold) {
	const zero = `<path class="zero" d="M${middle} 0v${intervalHeight}"/>`;
	const worse = better === "higher" ? -threshold : threshold;
	const edge = position(worse, limit);
	const [from, to] = better === "higher" ? [0, edge] : [edge, intervalWidth];
	const isOnScale = (change) => better !== null && Math.abs(change) <= limit;
	const bad = isOnScale(worse) ? `<path class="worse" d="M${from} 0H${to}V${intervalHeight}H${from}z"/>` : "";
	const limits = (threshold === 0 ? [] : [worse, 1 / (1 + worse) - 1].filter(isOnScale)).map((change) => `M${position(change, limit)} 0v${intervalHeight}`).join("");
	return `<g id="${name}">${bad}${limits === "" ? "" : `<path class="threshold" d="${limits}"/>`}${zero}</g>`;
}
function legendOfPlots(rows) {
	const thresholdName = new Set(rows.map((row) => row.rules.threshold)).size > 1 ? "the row's threshold" : "the threshold";
	const isDashed = rows.some((row) => row.rules.threshold > 0);
	const bounds = rows.some(({ bound, comparison }) => bound !== "" && !comparison.exact) ? " Worse by at most: the smallest worsening that the deciding test rules out, which can differ from the end of the interval." : "";
	return `Drawn: the change from base to head, with its 95% interval.${isDashed ? ` Dashed: ${thresholdName}, in both directions.` : ""} Shaded: worse than ${thresholdName}. An arrow: beyond the scale. Open a row to see each round of ${key("base", "M0 6h8")} base and ${key("head", "M4 6h0")} head; the horizontal lines are their medians.${bounds}`;
}
function key(side, path) {
	return `<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${side}" d="${path}"/></svg>`;
}
const leastThresholds = 2;
const mostThresholds = 4;
const fitting = .8;
const steps = [
	1,
	1.5,
	2,
	3,
	5,
	10
];
const least = .001;
function chooseIntervalPlotLimit(comparisons, { threshold }) {
	const reaches = comparisons.flatMap(reachOf).sort((a, b) => a - b);
	const usual = reaches[Math.floor(fitting * (reaches.length - 1))] ?? 0;
	const widest = Math.min(reaches.at(-1) ?? 0, Math.max(usual, mostThresholds * threshold));
	return rounded(Math.max(widest, leastThresholds * threshold, least));
}
function reachOf(comparison) {
	const { low, high, centre } = shownOf(comparison);
	const distances = [
		low,
		high,
		centre
	].map(Math.abs).filter(Number.isFinite);
	return distances.length === 0 ? [] : [Math.max(...distances)];
}
function rounded(limit) {
	const power = 10 ** Math.floor(Math.log10(limit));
	const step = steps.find((one) => limit <= one * power * (1 + 1e-9)) ?? 10;
	return Number((step * power).toPrecision(3));
}
const [stripWidth, stripHeight] = [360, 150];
const margin = {
	left: 66,
	right: 8,
	top: 10,
	bottom: 24
};
const floor = stripHeight - margin.bottom;
const gap = 1;
const fewRounds = 4;
function drawValuesByRoundSvg(comparison, rounds) {
	const parts = partsOf(comparison);
	const frame = frameOf(parts);
	return [
		`<svg class="strip" viewBox="0 0 ${stripWidth} ${stripHeight}" role="img" aria-label="base and head in each round">`,
		figures(frame, comparison.unit),
		borders(parts, rounds, frame),
		...parts.flatMap((part) => sides.map((side) => values(part, side, frame))),
		captions(parts, frame),
		"</svg>"
	].join("");
}
function partsOf({ base, head, confirmation }) {
	const lengthOf = (both) => Math.max(both.base.samples.length, both.head.samples.length);
	const first = {
		base,
		head,
		from: 0,
		length: lengthOf({
			base,
			head
		})
	};
	if (confirmation === null) return [first];
	return [first, {
		...confirmation,
		from: first.length + gap,
		length: lengthOf(confirmation)
	}];
}
function frameOf(parts) {
	const columns = Math.max(...parts.map(({ from, length }) => from + length));
	const extent = axisRangeIgnoringFarOutliers(parts.flatMap((part) => sides.map((side) => part[side].samples)));
	return {
		extent,
		x: (column) => whole(margin.left + (column + .5) / columns * (stripWidth - margin.left - margin.right)),
		y: (value) => {
			const share = (value - extent.low) / (extent.high - extent.low || 1);
			return whole(floor - Math.max(0, Math.min(1, share)) * (floor - margin.top));
		}
	};
}
function figures({ extent, y }, unit) {
	return [.../* @__PURE__ */ new Set([extent.high, extent.low])].map((value) => {
		const level = y(value);
		return `${`<path class="rule" d="M${margin.left} ${level}H${stripWidth - margin.right}"/>`}<text class="figure" x="${margin.left - 6}" y="${level + 3.5}">${escapeHtml(formatValue(value, unit))}</text>`;
	}).join("");
}
function borders(parts, rounds, { x }) {
	const machines = rounds.flatMap(({ block }, index) => index > 0 && block !== rounds[index - 1]?.block ? [index - .5] : []);
	const again = parts.slice(1).map(({ from }) => from - 1);
	return [...machines, ...again].map((column) => `<path class="border" d="M${x(column)} ${margin.top - 4}V${floor + 4}"/>`).join("");
}
function values(part, side, { extent, x, y }) {
	const { center, samples } = part[side];
	const marks = [];
	const arrows = [];
	for (const [round, value] of samples.entries()) {
		if (value === null) continue;
		const position = x(part.from + round);
		if (value > extent.high) arrows.push(`M${whole(position - 3.5)} ${margin.top}h7l-3.5-6z`);
		else if (value < extent.low) arrows.push(`M${whole(position - 3.5)} ${floor}h7l-3.5 6z`);
		else marks.push(side === "base" ? `M${whole(position - 3)} ${y(value)}h6` : `M${position} ${y(value)}h0`);
	}
	const line = `M${x(part.from - .5)} ${y(center)}H${x(part.from + part.length - .5)}`;
	const wild = arrows.length === 0 ? "" : `<path class="wild" d="${arrows.join("")}"/>`;
	return `<path class="${side} centre" d="${line}"/><path class="${side}" d="${marks.join("")}"/>${wild}`;
}
function captions([first, again], { x }) {
	const at = (column, words) => `<text x="${x(column)}" y="${stripHeight - 8}">${words}</text>`;
	const middle = ({ from, length }) => from + (length - 1) / 2;
	if (first === void 0) return "";
	const last = first.length - 1;
	return `${first.length < fewRounds ? "" : `${at(0, "1")}${at(last, String(first.length))}`}${at(middle(first), "round")}${again === void 0 ? "" : at(middle(again), "again")}`;
}
function whole(pixels) {
	return Math.round(pixels);
}
const wild = 3;
const leastShare = .25;
function axisRangeIgnoringFarOutliers(samples) {
	const sorted = samples.map((sample) => sample.flatMap((value) => value === null ? [] : [value]).sort((a, b) => a - b));
	const [whole, usual] = [between(sorted.flat()), between(sorted.flatMap(tame))];
	return usual.high - usual.low < leastShare * (whole.high - whole.low) ? usual : whole;
}
function tame(values) {
	if (values.length === 0) return [];
	const [first, third] = [.25, .75].map((share) => quantileSorted([...values], share));
	const margin = wild * (third - first);
	return values.filter((value) => value >= first - margin && value <= third + margin);
}
function between(values) {
	if (values.length === 0) return {
		low: 0,
		high: 1
	};
	return {
		low: values.reduce((a, b) => Math.min(a, b)),
		high: values.reduce((a, b) => Math.max(a, b))
	};
}

// src/core/report/show/html.ts
function htmlPageOfRunReport(report) {
	const { reason, parts } = report;
	const inline = createReportTextHtmlRenderer();
	const body = [heading(report, inline), renderHtmlBlocks(parts.flat(), inline)];
	return htmlDocument(`Benchgate: ${reportTextToPlain(reason)}`, body.filter((part) => part !== "").join("\n"));
}
function renderHtmlBlocks(blocks, inline = createReportTextHtmlRenderer()) {
	return blocks.filter(reportBlockHasContent).map((block) => element(block, inline)).filter((part) => part !== "").join("\n");
}
const verdicts = {
	pass: "Pass",
	fail: "Fail",
	inconclusive: "Inconclusive",
	calibration: "Calibration",
	"no-verdict": "No verdict"
};
function heading({ outcome, reason, check, compared }, inline) {
	return [
		`<header class="${outcome}">`,
		`<h1><span class="verdict">${verdicts[outcome]}</span> ${inline(reportTextFromTemplate`${reason}${check}`)}</h1>`,
		`<p>${inline(compared)}</p>`,
		"</header>"
	].join("\n");
}
function element(block, inline) {
	switch (block.kind) {
		case "paragraph": return `<p>${inline(block.text)}</p>`;
		case "warning": return `<p>⚠️ ${inline(block.text)}</p>`;
		case "note":
		case "alert": return `<p class="note">${inline(block.text)}</p>`;
		case "list": return `<ul>\n${block.items.map((item) => `<li>${inline(item)}</li>`).join("\n")}\n</ul>`;
		case "code": return `<pre tabindex="0"><code>${splitLinesAndEscapeControlCharacters(block.text).map(escapeHtml).join("\n")}</code></pre>`;
		case "fold": return `<details>\n<summary>${inline(block.title)}</summary>\n${renderHtmlBlocks(block.blocks, inline)}\n</details>`;
		case "table": return table(block, inline);
		case "changes": return "";
		case "comparisons": return comparisons(block, inline);
	}
}
function comparisons(block, inline) {
	return [
		"<section>",
		`<h2>${inline(block.title)}</h2>`,
		reportHtmlTableOfComparisons(block, inline),
		...block.below.map((reportBlock) => element(reportBlock, inline)),
		"</section>"
	].join("\n");
}
function table({ columns, rows }, inline) {
	const heads = columns.map(({ title, side }) => `<th scope="col"${alignment(side)}>${inline([title])}</th>`);
	const cells = (row) => columns.map(({ side }, n) => `<td${alignment(side)}>${inline(row[n] ?? [])}</td>`);
	return [
		"<div class=\"scroll\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">",
		"<table>",
		`<thead><tr>${heads.join("")}</tr></thead>`,
		"<tbody>",
		...rows.map((row) => `<tr>${cells(row).join("")}</tr>`),
		"</tbody>",
		"</table>",
		"</div>"
	].join("\n");
}
function alignment(side) {
	return side === "left" ? "" : ` class="${side}"`;
}
const mostOpen = 6;
const fewRows = 20;
function reportHtmlTableOfComparisons({ rows, geomeans, settings, rounds }, inline) {
	const plotLimit = chooseIntervalPlotLimit(rows.map(({ comparison }) => comparison), settings);
	const groups = groupByOutcome(rows, settings.sort);
	const sheet = {
		rounds,
		plotLimit,
		inline,
		anchors: createPageAnchorFactory(),
		open: opened(groups)
	};
	return [
		svgDefinitionsOfPlotGrids(rows, plotLimit),
		"<table class=\"comparisons\">",
		`<thead><tr><th scope="col" data-sort="name">Benchmark</th><th scope="col">Unit</th><th scope="col" data-sort="change">Change</th><th scope="col" class="drawn"><span>Interval</span>${drawSvgPlotAxis(plotLimit)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col" data-sort="bound">Worse by at most</th><th scope="col" data-sort="p">${settings.correction === "none" ? "Deciding p" : "Adjusted p"}</th></tr></thead>`,
		...groups.map((group) => groupPart(group, sheet)),
		geomeans.length === 0 ? "" : `<tfoot>${geomeans.map((geomean) => geomeanRow(geomean, inline)).join("\n")}</tfoot>`,
		"</table>",
		`<p>${legendOfPlots(rows)}</p>`
	].filter((part) => part !== "").join("\n");
}
function opened(groups) {
	const worth = groups.filter(({ name }) => name === "regressed" || name === "inconclusive");
	return new Set(worth.flatMap(({ rows }) => rows.filter(({ comparison }) => !comparison.exact)).slice(0, mostOpen));
}
function groupPart({ name, title, sign, rows, kind }, sheet) {
	const mark = sign === "" ? "" : `<span class="sign" aria-hidden="true">${sign}</span>`;
	return [
		`<tbody class="${name}${kind === "quiet" && rows.length > fewRows ? " long" : ""}">`,
		`<tr class="group"><th colspan="8" scope="rowgroup">${mark}${title} (${rows.length})</th></tr>`,
		...rows.map((reportRow) => rowHtml(reportRow, sheet)),
		"</tbody>"
	].join("\n");
}
function rowHtml(row, sheet) {
	const { comparison, name, unit, estimate, base, head, bound, adjustedP } = row;
	const { inline, plotLimit } = sheet;
	const anchor = sheet.anchors([
		comparison.package ?? [],
		comparison.benchmark,
		comparison.unit
	].flat().join(" "));
	return [
		`<tr id="${escapeHtml(anchor.id)}" data-k="${sortKeys(row)}"><th scope="row">`,
		`<details${sheet.open.has(row) ? " open" : ""}><summary>${inline([nameSpan(name)])}</summary>`,
		comparison.exact ? "" : drawValuesByRoundSvg(comparison, sheet.rounds),
		`<a href="${escapeHtml(anchor.href)}">Link to this row</a></details></th>`,
		`<td>${inline([unit])}</td>`,
		`<td>${escapeHtml(estimate)}</td>`,
		`<td>${drawSvgIntervalOfRow(row, plotLimit)}</td>`,
		`<td>${base}</td>`,
		`<td>${head}</td>`,
		`<td>${bound}</td>`,
		`<td>${escapeHtml(adjustedP)}</td></tr>`
	].join("");
}
function sortKeys({ comparison, bound, adjustedP }) {
	const change = plottedPointEstimate(comparison);
	const worse = comparison.better === "higher" ? -change : change;
	const short = (value) => value === null ? "" : String(Number(value.toPrecision(4)));
	return [
		short(worse),
		short(bound === "" ? null : comparison.ruledOut),
		short(adjustedP === "" ? null : comparison.adjustedP)
	].join(";");
}
function geomeanRow({ unit, ratio, rows, of }, inline) {
	return `<tr><th scope="row">${rows === of ? "geomean" : `geomean (${rows} of ${of})`}</th><td>${inline([formatUnitAsTextSpan(unit)])}</td><td>${formatDeltaOrFromZero(ratio - 1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`;
}
const groups = [
	{
		name: "regressed",
		title: "Regressed",
		sign: "✗",
		kind: "found"
	},
	{
		name: "accepted",
		title: "Regressed, and accepted",
		sign: "☑",
		kind: "found"
	},
	{
		name: "muted",
		title: "Regressed, and muted",
		sign: "–",
		kind: "found"
	},
	{
		name: "inconclusive",
		title: "Inconclusive",
		sign: "⚠︎",
		kind: "open"
	},
	{
		name: "improved",
		title: "Improved",
		sign: "✓",
		kind: "found"
	},
	{
		name: "changed",
		title: "Changed",
		sign: "?",
		kind: "found"
	},
	{
		name: "within",
		title: "Within the rule-out limit",
		sign: "",
		kind: "quiet"
	},
	{
		name: "unchanged",
		title: "Unchanged",
		sign: "",
		kind: "quiet"
	},
	{
		name: "mutedInconclusive",
		title: "Inconclusive, and muted",
		sign: "–",
		kind: "quiet"
	},
	{
		name: "undirected",
		title: "Inconclusive, in a unit of unknown direction",
		sign: "",
		kind: "quiet"
	}
];
function groupByOutcome(comparisonRows, sort) {
	const byOutcome = groupBy(comparisonRows, ({ comparison }) => displayedOutcomeOfComparison(comparison));
	const furthestFirst = (a, b) => Math.sign(changeMagnitudeOfComparison(b.comparison) - changeMagnitudeOfComparison(a.comparison)) || 0;
	return groups.flatMap((group) => {
		const rows = byOutcome.get(group.name);
		if (!rows) return [];
		return {
			...group,
			rows: group.kind === "found" && sort !== "name" ? rows.toSorted(furthestFirst) : rows
		};
	});
}
const longest = 120;
function createPageAnchorFactory() {
	const ids = /* @__PURE__ */ new Set();
	const uses = /* @__PURE__ */ new Map();
	return (name) => {
		const shared = `row-${[...shortPrintableName(name)].slice(0, longest).join("").replace(/\s+/g, "-")}`;
		const numbered = (use) => use === 1 ? shared : `${shared}--${use}`;
		let use = (uses.get(shared) ?? 0) + 1;
		while (ids.has(numbered(use))) use++;
		const id = numbered(use);
		uses.set(shared, use);
		ids.add(id);
		return {
			id,
			href: `#${encodeURIComponent(id)}`
		};
	};
}

export { htmlPageOfRunReport };