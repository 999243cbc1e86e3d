import { d as Misconfigured, i as legible, o as visible, s as visibleLines } from "./escape.js";
import { r as sides } from "./measuring.js";
import { D as shownAs, F as completeRounds, K as unitOf, L as magnitude, n as newLinks, o as wholeReport } from "./markdown.js";
import { t as csvReport } from "./csv.js";
import { c as formatRounds, d as formatValue, f as shortSha, n as formatDelta, o as formatPercent, s as formatRatio } from "./numbers.js";
import { v as say } from "./block.js";
import { l as quantileSorted } from "./libraries.js";
import { m as plainText } from "./merge-visits.js";
import { c as replaceFile, f as standing } from "./git.js";
import { dirname, join, resolve } from "node:path";
import { mkdir, readFile, rm } from "node:fs/promises";
function peopleUnit(unit) {
	return unit === "sec/op" ? {
		unit: "ns/op",
		convert: (value) => Number((value * 1e9).toPrecision(15))
	} : unit === "B/s" ? {
		unit: "MB/s",
		convert: (value) => Number((value / 1e6).toPrecision(15))
	} : {
		unit,
		convert: (value) => value
	};
}
const longest = {
	benchmark: 1024,
	measure: 64
};
function bencherMetricFormat({ comparisons }) {
	let benchmarks = new Map();
	for (let one of comparisons) {
		let name = shorten(nameOf$1(one), longest.benchmark), measures = benchmarks.get(name) ?? new Map();
		measures.set(measureOf(one), metricOf(one)), benchmarks.set(name, measures);
	}
	let json = Object.fromEntries([...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]));
	return `${JSON.stringify(json, null, 2)}\n`;
}
function nameOf$1({ benchmark, package: path }) {
	return visible(path === null ? benchmark : `${path}.${benchmark}`) || "(no name)";
}
function measureOf({ unit }) {
	return unit === "sec/op" ? "latency" : shorten(visible(peopleUnit(unit).unit), longest.measure);
}
function metricOf({ unit, head }) {
	let { convert } = peopleUnit(unit);
	return {
		value: convert(head.center),
		...head.low === null ? {} : { lower_value: convert(head.low) },
		...head.high === null ? {} : { upper_value: convert(head.high) }
	};
}
function shorten(name, most) {
	let characters = [...name];
	if (characters.length <= most) return name;
	let behind = `~${digest(name)}`;
	return characters.slice(0, most - behind.length).join("") + behind;
}
function digest(text) {
	let hash = 14695981039346656037n;
	for (let byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 1099511628211n);
	return hash.toString(16).padStart(16, "0");
}
function githubActionBenchmark({ comparisons, commits }, better = "lower") {
	let entries = comparisons.filter((one) => one.better === better).map((one) => {
		let { unit, convert } = peopleUnit(one.unit), { center, low, high } = one.head, range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` }, extra = `median of ${formatRounds(completeRounds(one))} at ${shortSha(commits.head.sha)}`;
		return {
			name: nameOf(one),
			unit: visible(unit),
			value: convert(center),
			...range,
			extra
		};
	});
	return `${JSON.stringify(entries, null, 2)}\n`;
}
function nameOf({ benchmark, package: path, unit }) {
	let where = path === null ? "" : ` (${path})`;
	return visible(`${benchmark}${where}${unit === "sec/op" ? "" : ` - ${unit}`}`);
}
function escapeHtml(text) {
	return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const groups = [
	{
		name: "regressed",
		title: "Regressed",
		sign: "✗"
	},
	{
		name: "accepted",
		title: "Regressed, and accepted",
		sign: "☑"
	},
	{
		name: "muted",
		title: "Regressed, and muted",
		sign: "–"
	},
	{
		name: "inconclusive",
		title: "Inconclusive",
		sign: "⚠︎"
	},
	{
		name: "improved",
		title: "Improved",
		sign: "✓"
	},
	{
		name: "changed",
		title: "Changed",
		sign: "?"
	},
	{
		name: "within",
		title: "Within what a pass allows",
		sign: ""
	},
	{
		name: "unchanged",
		title: "Unchanged",
		sign: ""
	},
	{
		name: "undirected",
		title: "Inconclusive, and cannot fail: muted, or in a unit of unknown direction",
		sign: ""
	}
];
function groupsOf(all, sort) {
	return groups.flatMap((group) => {
		let rows = all.filter(({ of }) => shownAs(of) === group.name);
		if (rows.length === 0) return [];
		let isNews = [
			"regressed",
			"accepted",
			"muted",
			"improved",
			"changed"
		].includes(group.name) && sort !== "name", furthestFirst = (a, b) => Math.sign(magnitude(b.of) - magnitude(a.of)) || 0;
		return [{
			...group,
			rows: isNews ? rows.toSorted(furthestFirst) : rows
		}];
	});
}
const [width$1, height$1] = [200, 20], middle = width$1 / 2, reach = middle - 16;
function gridDefinitions(scale, threshold) {
	return `<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${[
		null,
		"lower",
		"higher"
	].map((better) => grid(better, scale, threshold)).join("")}</defs></svg>`;
}
function axis({ limit }) {
	let end = formatRatio(limit), [left, right] = [position(-limit, limit), position(limit, limit)];
	return `<svg class="axis" viewBox="0 0 ${width$1} 14" role="img" aria-label="from -${end} to +${end}"><text x="${left}" y="11">-${end}</text><text x="${middle}" y="11">0%</text><text x="${right}" y="11">+${end}</text></svg>`;
}
function intervalPlot(comparison, { limit }) {
	let { better } = comparison, { low, high, centre } = shownOf(comparison), marks = [whisker(low, high, limit), dot(centre, limit)].join("");
	return `<svg class="plot" viewBox="0 0 ${width$1} ${height$1}" role="img"><title>${titleOf(comparison)}</title><use href="#${gridName(better)}"/>${marks}</svg>`;
}
function shownOf({ ratio, delta, base, head }) {
	if (ratio !== null) {
		let [low, high] = [(ratio.low ?? -Infinity) - 1, (ratio.high ?? Infinity) - 1];
		return {
			low,
			high,
			centre: ratio.estimate - 1
		};
	}
	let fromZero = head.center > base.center ? Infinity : -Infinity, centre = delta ?? (head.center === base.center ? 0 : fromZero);
	return {
		low: centre,
		high: centre,
		centre
	};
}
function titleOf({ ratio, delta }) {
	if (ratio === null) return formatDelta(delta);
	let signed = (end) => `${end >= 1 ? "+" : "-"}${formatPercent(end - 1)}`;
	return ratio.low !== null && ratio.low === ratio.high ? signed(ratio.estimate) : `${ratio.low === null ? "-∞" : signed(ratio.low)} to ${ratio.high === null ? "+∞" : signed(ratio.high)}`;
}
function whisker(low, high, limit) {
	if (low === high || low > limit || high < -limit) return "";
	let [isCutLow, isCutHigh] = [low < -limit, high > limit], left = isCutLow ? 8 : position(low, limit), right = isCutHigh ? width$1 - 8 : position(high, limit);
	return `<path d="M${left} 10H${right}${[isCutLow ? "" : `M${left} 6v8`, isCutHigh ? "" : `M${right} 6v8`].join("")}"/>${[isCutLow ? arrow(-1) : "", isCutHigh ? arrow(1) : ""].join("")}`;
}
function dot(centre, limit) {
	return Math.abs(centre) > limit ? arrow(Math.sign(centre)) : `<circle cx="${position(centre, limit)}" cy="10" r="3"/>`;
}
function arrow(way) {
	return `<path d="M${way < 0 ? 1 : width$1 - 1} 10l${-7 * way}-4v8z"/>`;
}
function position(change, limit) {
	let share = Math.max(-1, Math.min(1, change / limit));
	return Math.round((middle + share * reach) * 10) / 10;
}
function gridName(better) {
	return `grid-${better ?? "unknown"}`;
}
function grid(better, { limit }, threshold) {
	let zero = `<path class="zero" d="M${middle} 0v${height$1}"/>`, worse = better === "higher" ? -threshold : threshold, ends = [worse, 1 / (1 + worse) - 1].map((change) => position(change, limit)), [edge = middle] = ends, [from, to] = better === "higher" ? [0, edge] : [edge, width$1], bad = better === null ? "" : `<path class="worse" d="M${from} 0H${to}V${height$1}H${from}z"/>`, limits = better === null || threshold === 0 ? "" : `<path class="threshold" d="${ends.map((x) => `M${x} 0v${height$1}`).join("")}"/>`;
	return `<g id="${gridName(better)}">${bad}${limits}${zero}</g>`;
}
const steps = [
	1,
	1.5,
	2,
	3,
	5,
	10
];
function scaleOf(comparisons, threshold) {
	let reaches = comparisons.flatMap(reachOf).sort((a, b) => a - b), usual = reaches[Math.floor(.8 * (reaches.length - 1))] ?? 0, widest = Math.min(reaches.at(-1) ?? 0, Math.max(usual, 4 * threshold));
	return { limit: rounded(Math.max(widest, 2 * threshold, .001)) };
}
function reachOf({ ratio, delta }) {
	if (ratio === null) return delta === null ? [] : [Math.abs(delta)];
	let ends = [
		ratio.low,
		ratio.estimate,
		ratio.high
	].flatMap((end) => end === null ? [] : [Math.abs(end - 1)]);
	return [Math.max(...ends)];
}
function rounded(limit) {
	let power = 10 ** Math.floor(Math.log10(limit)), step = steps.find((one) => limit <= one * power * (1 + 1e-9)) ?? 10;
	return Number((step * power).toPrecision(3));
}
function comparisonTable({ rows, geomeans, settings }, inline) {
	let { threshold } = settings, scale = scaleOf(rows.map(({ of }) => of), threshold);
	return [
		gridDefinitions(scale, threshold),
		"<table class=\"comparisons\">",
		`<thead><tr><th scope="col">Benchmark</th><th scope="col">Unit</th><th scope="col">Delta</th><th scope="col" class="drawn"><span>Interval</span>${axis(scale)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Worse by at most</th><th scope="col">p</th></tr></thead>`,
		...groupsOf(rows, settings.sort).map((group) => groupPart(group, scale, inline)),
		geomeans.length === 0 ? "" : `<tfoot>${geomeans.map((one) => geomeanRow(one, inline)).join("\n")}</tfoot>`,
		"</table>",
		`<p>${legend(threshold)}</p>`
	].filter((part) => part !== "").join("\n");
}
function legend(threshold) {
	return `Drawn: the ratio of head to base, with its 95% interval, as a change.${threshold === 0 ? "" : " Dashed: the threshold, in both directions."} Shaded: worse than the threshold. An arrow: beyond the scale.`;
}
function groupPart({ name, title, sign, rows }, scale, inline) {
	return [
		`<tbody class="${name}">`,
		`<tr class="group"><th colspan="8" scope="rowgroup">${marked(sign)}${title} (${rows.length})</th></tr>`,
		...rows.map((one) => rowHtml(one, scale, inline)),
		"</tbody>"
	].join("\n");
}
function rowHtml({ of, name, unit, delta, base, head, bound, p }, scale, inline) {
	return [
		`<tr><th scope="row">${inline(name)}</th>`,
		`<td>${inline(unit)}</td>`,
		`<td>${delta}</td>`,
		`<td>${intervalPlot(of, scale)}</td>`,
		`<td>${base}</td>`,
		`<td>${head}</td>`,
		`<td>${bound}</td>`,
		`<td>${escapeHtml(p)}</td></tr>`
	].join("");
}
function geomeanRow({ unit, ratio, rows, of }, inline) {
	return `<tr><th scope="row">${rows === of ? "geomean" : `geomean (${rows} of ${of})`}</th><td>${inline([unitOf(unit)])}</td><td>${formatDelta(ratio - 1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`;
}
function marked(sign) {
	return sign === "" ? "" : `<span class="sign" aria-hidden="true">${sign}</span>`;
}
function newInline() {
	let links = newLinks(), one = (span) => {
		if (typeof span == "string") return escapeHtml(visible(span));
		switch (span.kind) {
			case "name":
			case "code": return `<code>${escapeHtml(legible(span.text))}</code>`;
			case "strong": return `<strong>${inline(span.text)}</strong>`;
			case "term": {
				let [words, link] = [escapeHtml(span.words), links(span.anchor)];
				return link === null ? words : `<a href="${link}">${words}</a>`;
			}
			case "link": return `<a href="${escapeHtml(span.to)}">${escapeHtml(span.words)}</a>`;
			case "break": return "<br>\n";
		}
	}, inline = (text) => text.map(one).join("");
	return inline;
}
function page(title, body) {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-B6wsi8WK6N8Uq1r0UtGMxHcjvEKX0PCGzuQoTTPJCAc='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root {
  color-scheme: light dark;
  --page: #ffffff; --raised: #f6f7f9; --line: #d9dde3; --text: #1c2024; --muted: #59626d;
  --bad: #b42318; --bad-faint: #b4231814; --open: #8a5a00; --good: #1a7340; --other: #5b4bb7; --base: #59626d; --link: #0b5cad;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101418; --raised: #181d23; --line: #2f3740; --text: #e4e8ec; --muted: #9ba6b2;
    --bad: #ff8d82; --bad-faint: #ff8d821c; --open: #e5b454; --good: #6fcf93; --other: #b3a6ff; --base: #9ba6b2; --link: #79b8ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px; }
a { color: inherit; text-decoration: underline dotted var(--muted); text-underline-offset: 3px; }
a:hover { color: var(--link); }
code, pre { font: 0.9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { overflow-wrap: anywhere; }
strong code { font-weight: 700; }
p, ul, pre, details, .scroll { margin: 0 0 12px; }
ul { padding-left: 20px; }
li { margin: 4px 0; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.3; }
h1 { font-size: 26px; font-weight: 600; margin: 0 0 6px; }
h2 { font-size: 17px; font-weight: 600; margin: 32px 0 8px; }
header { margin-bottom: 24px; padding-bottom: 16px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
header p { margin: 0; color: var(--muted); font-size: 13px; }
.verdict { display: inline-block; margin-right: 6px; padding: 1px 10px; border-radius: 6px; background: var(--mark, var(--muted)); color: var(--page); font-size: 18px; vertical-align: 3px; }
.fail, .regressed { --mark: var(--bad); }
.pass, .improved { --mark: var(--good); }
header.inconclusive, .inconclusive { --mark: var(--open); }
.changed { --mark: var(--other); }
.note { color: var(--muted); font-size: 13px; }
pre { overflow-x: auto; padding: 10px 12px; border-radius: 6px; background: var(--raised); }
pre code { overflow-wrap: normal; }
details { border: 1px solid var(--line); border-radius: 6px; padding: 0 14px; }
summary { margin: 0 -14px; padding: 7px 14px; cursor: pointer; overflow-wrap: anywhere; }
details[open] > summary { margin-bottom: 8px; border-bottom: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; }
th { font-weight: 400; }
thead th { color: var(--muted); font-size: 13px; vertical-align: bottom; }
section > p { color: var(--muted); font-size: 13px; }
.scroll td, .scroll th { white-space: nowrap; }
td.right, th.right { text-align: right; }
td.center, th.center { text-align: center; }
.definitions { position: absolute; }
.comparisons { width: 100%; margin-bottom: 16px; }
.comparisons :is(thead th:first-child, th[scope=row]) { width: 99%; min-width: 180px; }
.comparisons td { white-space: nowrap; }
.comparisons :is(td, thead th):nth-child(n + 3) { text-align: right; }
.comparisons td:nth-child(4), .comparisons .drawn { padding: 0 16px 0 4px; text-align: left; }
.comparisons :is(th, td):last-child { padding-right: 0; }
.comparisons td:nth-child(3) { color: var(--mark, inherit); }
:is(.regressed, .improved, .changed) td:nth-child(3) { font-weight: 600; }
.comparisons td:nth-child(2), .comparisons td:nth-child(8) { color: var(--muted); }
.comparisons td:nth-child(2) { min-width: 88px; white-space: normal; }
.group th { padding: 24px 0 4px; color: var(--mark, var(--muted)); font-weight: 600; }
.comparisons tbody tr { break-inside: avoid; }
tfoot th, tfoot td { color: var(--muted); }
tfoot tr:first-child > * { padding-top: 16px; }
.sign { display: inline-block; min-width: 16px; }
.drawn span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.axis, .plot { display: block; width: 200px; }
.axis { height: 14px; margin-bottom: 5px; overflow: visible; } .plot { height: 20px; }
.axis text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.plot { color: var(--mark, var(--muted)); fill: currentColor; stroke: currentColor; overflow: visible; }
.plot circle { stroke: var(--page); stroke-width: 1; }
.zero { stroke: var(--muted); stroke-width: 1; fill: none; }
.threshold { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 3; fill: none; }
.worse { fill: var(--bad-faint); stroke: none; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr)); gap: 16px 24px; align-items: start; }
.rounds { margin-bottom: 24px; }
figure { margin: 0; padding: 10px 12px 4px; border: 1px solid var(--line); border-radius: 6px; break-inside: avoid; }
figcaption { margin-bottom: 4px; }
.strip { display: block; width: 100%; }
.strip text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.strip .figure { text-anchor: end; }
.rule, .border { stroke: var(--line); stroke-width: 1; fill: none; }
.border { stroke: var(--muted); stroke-dasharray: 3 3; }
.rounds .base { stroke: var(--base); stroke-width: 2; fill: none; }
.rounds .head { stroke: var(--mark, var(--text)); stroke-width: 6; stroke-linecap: round; fill: none; }
.rounds .centre { stroke-width: 1; stroke-linecap: butt; opacity: 0.7; }
.wild { fill: var(--muted); }
.key { width: 10px; height: 12px; vertical-align: -1px; margin-left: 4px; overflow: visible; }
@media screen and (max-width: 940px) {
  .comparisons, .comparisons :is(thead, tbody, tfoot) { display: block; }
  .comparisons tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .comparisons :is(th, td) { border: 0; padding: 0; }
  .comparisons thead tr { justify-content: flex-end; padding: 0; }
  .comparisons thead th:not(.drawn) { position: absolute; width: 1px; min-width: 0; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .comparisons th[scope=row] { flex: 0 0 100%; }
  .comparisons td:nth-child(2), .comparisons td:nth-child(3) { min-width: 0; }
  .comparisons td:nth-child(4), .comparisons .drawn { margin-left: auto; padding: 0; }
  .axis, .plot { width: 180px; }
  .comparisons td:nth-child(n + 5) { color: var(--muted); font-size: 13px; }
  .comparisons td:nth-child(5)::before { content: "base "; }
  .comparisons td:nth-child(6)::before { content: "head "; }
  .comparisons td:nth-child(7)::before { content: "at most "; }
  .comparisons td:nth-child(7)::after { content: " worse"; }
  .comparisons td:nth-child(8)::before { content: "p "; }
  .comparisons td:empty { display: none; }
  tfoot tr:first-child > * { padding-top: 0; }
  .comparisons .group { padding: 20px 0 4px; }
  .comparisons .group th { padding: 0; }
}
@media (max-width: 600px) {
  main { padding: 20px 16px 48px; }
  h1 { font-size: 21px; }
}
@media print {
  main { max-width: none; padding: 0; }
  body { font-size: 11px; }
  h1 { font-size: 20px; }
  table, .note, section > p, thead th, header p { font-size: 10px; }
  th, td { padding: 3px 8px 3px 0; }
  .comparisons :is(thead th:first-child, th[scope=row]) { min-width: 120px; }
  .comparisons td:nth-child(2) { min-width: 64px; }
  .axis, .plot { width: 150px; }
  figure { max-width: 320px; }
  .verdict, .worse { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; }
}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
function extentOf(samples) {
	let all = samples.map((sample) => sample.flatMap((value) => value === null ? [] : [value]).sort((a, b) => a - b)), [whole, usual] = [between(all.flat()), between(all.flatMap(tame))];
	return usual.high - usual.low < .25 * (whole.high - whole.low) ? usual : whole;
}
function tame(values) {
	if (values.length === 0) return [];
	let [first, third] = [.25, .75].map((share) => quantileSorted([...values], share)), margin = 3 * (third - first);
	return values.filter((value) => value >= first - margin && value <= third + margin);
}
function between(values) {
	return values.length === 0 ? {
		low: 0,
		high: 1
	} : {
		low: values.reduce((a, b) => Math.min(a, b)),
		high: values.reduce((a, b) => Math.max(a, b))
	};
}
const [width, height] = [360, 150], margin = {
	left: 66,
	right: 8,
	top: 10,
	bottom: 24
}, floor = height - margin.bottom;
function stripPlot(comparison, rounds) {
	let parts = partsOf(comparison), frame = frameOf(parts);
	return [
		`<svg class="strip" viewBox="0 0 ${width} ${height}" role="img" aria-label="base and head in each round">`,
		figures(frame, comparison.unit),
		borders(parts, rounds, frame),
		...parts.flatMap((part) => sides.map((side) => values(part, side, frame))),
		captions(parts, frame),
		"</svg>"
	].join("");
}
function partsOf({ base, head, confirmation }) {
	let lengthOf = (both) => Math.max(both.base.samples.length, both.head.samples.length), first = {
		base,
		head,
		from: 0,
		length: lengthOf({
			base,
			head
		})
	};
	return confirmation === null ? [first] : [first, {
		...confirmation,
		from: first.length + 1,
		length: lengthOf(confirmation)
	}];
}
function frameOf(parts) {
	let columns = Math.max(...parts.map(({ from, length }) => from + length)), extent = extentOf(parts.flatMap((part) => sides.map((side) => part[side].samples)));
	return {
		extent,
		x: (column) => tenths(margin.left + (column + .5) / columns * (width - margin.left - margin.right)),
		y: (value) => {
			let share = (value - extent.low) / (extent.high - extent.low || 1);
			return tenths(floor - Math.max(0, Math.min(1, share)) * (floor - margin.top));
		}
	};
}
function figures({ extent, y }, unit) {
	return [...new Set([extent.high, extent.low])].map((value) => {
		let level = y(value);
		return `${`<path class="rule" d="M${margin.left} ${level}H${width - margin.right}"/>`}<text class="figure" x="${margin.left - 6}" y="${level + 3.5}">${escapeHtml(formatValue(value, unit))}</text>`;
	}).join("");
}
function borders(parts, rounds, { x }) {
	let machines = rounds.flatMap(({ block }, index) => index > 0 && block !== rounds[index - 1]?.block ? [index - .5] : []), again = parts.slice(1).map(({ from }) => from - 1);
	return [...machines, ...again].map((column) => `<path class="border" d="M${x(column)} ${margin.top - 4}V${floor + 4}"/>`).join("");
}
function values(part, side, { extent, x, y }) {
	let { center, samples } = part[side], marks = [], arrows = [];
	for (let [round, value] of samples.entries()) {
		if (value === null) continue;
		let at = x(part.from + round);
		value > extent.high ? arrows.push(`M${tenths(at - 3.5)} ${margin.top}h7l-3.5-6z`) : value < extent.low ? arrows.push(`M${tenths(at - 3.5)} ${floor}h7l-3.5 6z`) : marks.push(side === "base" ? `M${tenths(at - 3)} ${y(value)}h6` : `M${at} ${y(value)}h0`);
	}
	let line = `M${x(part.from - .5)} ${y(center)}H${x(part.from + part.length - .5)}`, wild = arrows.length === 0 ? "" : `<path class="wild" d="${arrows.join("")}"/>`;
	return `<path class="${side} centre" d="${line}"/><path class="${side}" d="${marks.join("")}"/>${wild}`;
}
function captions([first, again], { x }) {
	let at = (column, words) => `<text x="${x(column)}" y="${height - 8}">${words}</text>`, middle = ({ from, length }) => from + (length - 1) / 2;
	if (first === void 0) return "";
	let last = first.length - 1;
	return `${first.length < 4 ? "" : `${at(0, "1")}${at(last, String(first.length))}`}${at(middle(first), "round")}${again === void 0 ? "" : at(middle(again), "again")}`;
}
function tenths(pixels) {
	return Math.round(pixels * 10) / 10;
}
function roundPlots({ plots, rounds }, inline) {
	return [
		"<section class=\"rounds\">",
		"<h2>Round by round</h2>",
		`<p class="note">${key("base", "M0 6h8")} base ${key("head", "M4 6h0")} head; the lines are their centres.</p>`,
		"<div class=\"figures\">",
		...plots.map(({ label, of }) => `<figure class="${of.change}"><figcaption>${inline(label)}</figcaption>${stripPlot(of, rounds)}</figure>`),
		"</div>",
		"</section>"
	].join("\n");
}
function key(side, path) {
	return `<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${side}" d="${path}"/></svg>`;
}
function htmlPage(report) {
	let { reason, parts } = report, inline = newInline(), body = [heading(report, inline), htmlBlocks(parts.flat(), inline)];
	return page(`Benchgate: ${plainText(reason)}`, body.filter((part) => part !== "").join("\n"));
}
function htmlBlocks(blocks, inline = newInline()) {
	return blocks.map((block) => element(block, inline)).filter((part) => part !== "").join("\n");
}
const verdicts = {
	pass: "Pass",
	fail: "Fail",
	inconclusive: "Inconclusive",
	calibration: "Calibration",
	failure: "No verdict"
};
function heading({ outcome, reason, check, of }, inline) {
	return [
		`<header class="${outcome}">`,
		`<h1><span class="verdict">${verdicts[outcome]}</span> ${inline(say`${reason}${check}`)}</h1>`,
		`<p>${inline(of)}</p>`,
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
		case "code": return `<pre tabindex="0"><code>${visibleLines(block.text).map(escapeHtml).join("\n")}</code></pre>`;
		case "fold": return `<details>\n<summary>${inline(block.title)}</summary>\n${htmlBlocks(block.blocks, inline)}\n</details>`;
		case "table": return table(block, inline);
		case "changes": return "";
		case "comparisons": return comparisons(block, inline);
		case "rounds": return roundPlots(block, inline);
	}
}
function comparisons(block, inline) {
	return [
		"<section>",
		`<h2>${inline(block.title)}</h2>`,
		comparisonTable(block, inline),
		...block.below.map((one) => element(one, inline)),
		"</section>"
	].join("\n");
}
function table({ columns, rows }, inline) {
	let heads = columns.map(({ title, side }) => `<th scope="col"${alignment(side)}>${inline([title])}</th>`), cells = (row) => columns.map(({ side }, n) => `<td${alignment(side)}>${inline(row[n] ?? [])}</td>`);
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
async function refuseUnusable(folder) {
	try {
		await mkdir(folder, { recursive: !0 });
	} catch (error) {
		throw new Misconfigured(`results: "${folder}" cannot be used as a folder: ${error.message}. Give a path that can be written.`);
	}
}
async function emptyFolder(folder) {
	let above = dirname(folder);
	(await standing(above))?.isSymbolicLink() && await rm(above), await rm(folder, {
		recursive: !0,
		force: !0
	}), await mkdir(folder, { recursive: !0 });
}
async function writeResults(folder, { result, report, profiles, samples }) {
	let at = (name) => join(resolve(folder), name), paths = {
		result: at("result.json"),
		report: at("report.md"),
		base: samples && at("base.txt"),
		head: samples && at("head.txt")
	}, texts = [
		[paths.result, () => `${JSON.stringify(result, null, 2)}\n`],
		[paths.report, () => report],
		[at("report.html"), () => htmlPage(wholeReport(result))],
		...samples === null ? [] : sides.map((side) => [at(`${side}.txt`), () => samples[side]]),
		[at("comparisons.csv"), () => csvReport(result)],
		[at("smaller-is-better.json"), () => githubActionBenchmark(result, "lower")],
		[at("bigger-is-better.json"), () => githubActionBenchmark(result, "higher")],
		[at("bencher.json"), () => bencherMetricFormat(result)]
	];
	await mkdir(folder, { recursive: !0 });
	for (let [file, text] of texts) await replaceFile(file, text());
	for (let { files } of result.profiles) for (let file of Object.values(files ?? {})) await copyProfile(profiles, resolve(folder), file);
	return paths;
}
async function copyProfile(from, to, file) {
	let source = join(from, file);
	(await standing(source))?.isFile() && (await mkdir(dirname(join(to, file)), { recursive: !0 }), await replaceFile(join(to, file), await readFile(source)));
}
export { htmlPage as i, refuseUnusable as n, writeResults as r, emptyFolder as t };
