function remembering(ask) {
	let known = new Map();
	return (question) => {
		let before = known.get(question);
		if (before !== void 0) return before;
		known.size >= 1e3 && known.clear();
		let answer = ask(question);
		return known.set(question, answer), answer;
	};
}
const tidy = remembering((unit) => {
	let factor = 1;
	return {
		unit: numerators(unit, (token) => token === "ns" ? (factor /= 1e9, "sec") : token === "MB" ? (factor *= 1e6, "B") : token),
		factor
	};
});
function countsBytes(unit) {
	let bytes = !1;
	return numerators(unit, (token) => (bytes ||= token === "B" || token === "MB" || token === "bytes", token)), bytes;
}
const usualDirection = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return "higher";
	if (unit === "B/op" || unit === "allocs/op") return "lower";
	let time = !1;
	return numerators(unit, (token) => (time ||= token === "sec", token)), time ? "lower" : null;
}), isCounted = remembering((unit) => /\/(s|sec)$/.test(unit) ? !1 : countsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit));
function unitRules(base, head) {
	let rules = new Map(base);
	for (let [unit, { better, ...rule }] of head) {
		let mayTurn = better !== void 0 && usualDirection(unit) === null;
		rules.has(unit) || rules.set(unit, mayTurn ? {
			...rule,
			better
		} : rule);
	}
	return rules;
}
function numerators(unit, rewrite) {
	let denominator = !1;
	return unit.replace(/[*/]|[^-*/\s]+/g, (token) => token === "*" || token === "/" ? (denominator = token === "/", token) : denominator ? token : rewrite(token));
}
function formatValue(value, unit) {
	return /(^|-)sec(\/|$)/.test(unit) ? scaled(value, time) : countsBytes(unit) ? scaled(value, unit.endsWith("/s") ? speed : bytes) : Number.isInteger(value) && Math.abs(value) < 1e6 ? String(value) : scaled(value, counts);
}
function formatCenter({ center, low, high }, unit) {
	return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`;
}
function formatDelta(delta) {
	return delta === null ? "from 0" : `${delta >= 0 ? "+" : ""}${toFixedEven(delta * 100, 2)}%`;
}
function formatP({ p, exact }) {
	return p === null ? "" : p === 0 && exact ? "exact" : p < .001 ? "<0.001" : toFixedEven(p, 3);
}
function formatShortP(p) {
	return p < 1e-4 ? "<0.0001" : String(Number(p.toPrecision(p < .001 ? 1 : 2)));
}
function formatPercent(change) {
	let size = Math.abs(change) * 100;
	return size >= 99.95 ? `${size < 1e6 ? size.toFixed(0) : size.toPrecision(3)}%` : size >= .095 || size === 0 ? `${size.toFixed(1)}%` : size < 1e-6 ? "<0.000001%" : `${Number(size.toPrecision(2)).toFixed(6).replace(/0+$/, "")}%`;
}
function formatRuledOut({ ruledOut, better, base, exact }) {
	return ruledOut === null || better === null || base.center === 0 && !exact ? "" : `${(Math.ceil(ruledOut * 1e3 - 1e-6) / 10).toFixed(1)}%`;
}
function formatRatio(ratio) {
	return `${Number((ratio * 100).toPrecision(6))}%`;
}
function formatRounds(rounds) {
	return rounds === 1 ? "1 round" : `${rounds} rounds`;
}
function formatMade({ rounds, settings }) {
	return `${rounds.length > settings.count ? "up to " : ""}${formatRounds(rounds.length)}`;
}
function formatDuration(seconds) {
	let whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	let minutes = Math.floor(whole / 60);
	return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function toFixedEven(value, digits) {
	let exact = value.toFixed(digits + 1), isTie = exact.endsWith("5") && Number.isInteger(value * 2 ** (digits + 1)), cut = exact.slice(0, -1).replace(/\.$/, "");
	return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits);
}
function shortSha(sha) {
	return sha.slice(0, 9);
}
const space = "\xA0", time = [
	[1, "\xA0s"],
	[.001, "\xA0ms"],
	[1e-6, "\xA0µs"],
	[1e-9, "\xA0ns"]
], bytes = [
	[2 ** 40, "\xA0TiB"],
	[2 ** 30, "\xA0GiB"],
	[2 ** 20, "\xA0MiB"],
	[1024, "\xA0KiB"],
	[1, "\xA0B"]
], speed = bytes.map(([factor, suffix]) => [factor, `${suffix}/s`]), counts = [
	[0xe8d4a51000, "\xA0T"],
	[1e9, "\xA0G"],
	[1e6, "\xA0M"],
	[1e3, "\xA0k"],
	[1, ""]
];
function scaled(value, scale) {
	let size = Math.abs(value), [factor, suffix] = scale.find(([step]) => size >= step * .99995) ?? scale.at(-1), number = value / factor;
	if (suffix === "\xA0B" && Number.isInteger(number)) return `${number}${suffix}`;
	let text = number.toPrecision(4);
	return text.includes("e") ? `${Number(text)}${suffix}` : `${toFixedEven(number, text.split(".")[1]?.length ?? 0)}${suffix}`;
}
function spread(center, low, high) {
	return low === null || high === null ? "∞" : center === 0 ? low === 0 && high === 0 ? "0%" : "?" : `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
export { unitRules as _, formatP as a, formatRounds as c, formatValue as d, shortSha as f, tidy as g, isCounted as h, formatMade as i, formatRuledOut as l, countsBytes as m, formatDelta as n, formatPercent as o, toFixedEven as p, formatDuration as r, formatRatio as s, formatCenter as t, formatShortP as u, usualDirection as v, remembering as y };
