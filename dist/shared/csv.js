import { o as visible } from "./escape.js";
const columns = [
	["package", (one) => one.package],
	["benchmark", (one) => one.benchmark],
	["unit", (one) => one.unit],
	["n_base", (one) => measured(one.base.samples)],
	["base", (one) => one.base.center],
	["base_low", (one) => one.base.low],
	["base_high", (one) => one.base.high],
	["n_head", (one) => measured(one.head.samples)],
	["head", (one) => one.head.center],
	["head_low", (one) => one.head.low],
	["head_high", (one) => one.head.high],
	["delta", (one) => one.delta],
	["ratio", (one) => one.ratio?.estimate ?? null],
	["delta_low", (one) => changeOf(one.ratio?.low ?? null)],
	["delta_high", (one) => changeOf(one.ratio?.high ?? null)],
	["p", (one) => one.p],
	["adjusted_p", (one) => one.adjustedP],
	["ruled_out", (one) => one.ruledOut],
	["change", (one) => one.change],
	["gate", (one) => one.gate],
	["accepted_up_to", (one) => one.accepted?.upTo ?? null]
];
function csvReport({ comparisons }) {
	let rows = comparisons.map((comparison) => columns.map(([, cell]) => written(cell(comparison))));
	return [columns.map(([name]) => name), ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
function written(cell) {
	return cell === null ? "" : typeof cell == "number" ? String(cell) : textField(cell);
}
function textField(text) {
	return quoted(inert(visible(text)));
}
function quoted(text) {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
function inert(text) {
	return /^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
function measured(samples) {
	return samples.filter((value) => value !== null).length;
}
function changeOf(ratio) {
	return ratio === null ? null : ratio - 1;
}
export { quoted as n, textField as r, csvReport as t };
