// src/core/common/remembering.ts
const most = 1e3;
function remembering(ask) {
	const known = new Map();
	return (question) => {
		const before = known.get(question);
		if (before !== void 0) return before;
		if (known.size >= most) known.clear();
		const answer = ask(question);
		known.set(question, answer);
		return answer;
	};
}
// src/core/model/units.ts
const tidy = remembering((unit) => {
	let factor = 1;
	return {
		unit: numerators(unit, (token) => {
			if (token === "ns") {
				factor /= 1e9;
				return "sec";
			}
			if (token === "MB") {
				factor *= 1e6;
				return "B";
			}
			return token;
		}),
		factor
	};
});
function countsBytes(unit) {
	let bytes = false;
	numerators(unit, (token) => {
		bytes ||= token === "B" || token === "MB" || token === "bytes";
		return token;
	});
	return bytes;
}
const usualDirection = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return "higher";
	if (unit === "B/op" || unit === "allocs/op") return "lower";
	let time = false;
	numerators(unit, (token) => {
		time ||= token === "sec";
		return token;
	});
	return time ? "lower" : null;
});
const isCounted = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return false;
	return countsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit);
});
function unitRules(base, head) {
	const rules = new Map(base);
	for (const [unit, { better, ...rule }] of head) {
		const mayTurn = better !== void 0 && usualDirection(unit) === null;
		if (!rules.has(unit)) rules.set(unit, mayTurn ? {
			...rule,
			better
		} : rule);
	}
	return rules;
}
function numerators(unit, rewrite) {
	let denominator = false;
	return unit.replace(/[*/]|[^-*/\s]+/g, (token) => {
		if (token === "*" || token === "/") {
			denominator = token === "/";
			return token;
		}
		return denominator ? token : rewrite(token);
	});
}
// src/core/words/numbers.ts
function formatValue(value, unit) {
	if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time);
	if (countsBytes(unit)) return scaled(value, unit.endsWith("/s") ? speed : bytes);
	if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
	return scaled(value, counts);
}
function formatCenter({ center, low, high }, unit) {
	return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`;
}
function formatDelta(delta) {
	if (delta === null) return "from 0";
	return `${delta >= 0 ? "+" : ""}${toFixedEven(delta * 100, 2)}%`;
}
function formatP({ p, exact }) {
	if (p === null) return "";
	if (p === 0 && exact) return "exact";
	return p < .001 ? "<0.001" : toFixedEven(p, 3);
}
function formatShortP(p) {
	if (p < 1e-4) return "<0.0001";
	return String(Number(p.toPrecision(p < .001 ? 1 : 2)));
}
function formatPercent(change) {
	const size = Math.abs(change) * 100;
	if (size >= 99.95) return `${size < 1e6 ? size.toFixed(0) : size.toPrecision(3)}%`;
	if (size >= .095 || size === 0) return `${size.toFixed(1)}%`;
	return size < 1e-6 ? "<0.000001%" : `${Number(size.toPrecision(2)).toFixed(6).replace(/0+$/, "")}%`;
}
function formatRuledOut({ ruledOut, better, base, exact }) {
	if (ruledOut === null || better === null || base.center === 0 && !exact) return "";
	return `${(Math.ceil(ruledOut * 1e3 - 1e-6) / 10).toFixed(1)}%`;
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
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return `${minutes} min ${whole % 60} s`;
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function toFixedEven(value, digits) {
	const exact = value.toFixed(digits + 1);
	const isTie = exact.endsWith("5") && Number.isInteger(value * 2 ** (digits + 1));
	const cut = exact.slice(0, -1).replace(/\.$/, "");
	return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits);
}
function shortSha(sha) {
	return sha.slice(0, 9);
}
const space = "\xA0";
const time = [
	[1, `${space}s`],
	[.001, `${space}ms`],
	[1e-6, `${space}µs`],
	[1e-9, `${space}ns`]
];
const bytes = [
	[2 ** 40, `${space}TiB`],
	[2 ** 30, `${space}GiB`],
	[2 ** 20, `${space}MiB`],
	[1024, `${space}KiB`],
	[1, `${space}B`]
];
const speed = bytes.map(([factor, suffix]) => [factor, `${suffix}/s`]);
const counts = [
	[0xe8d4a51000, `${space}T`],
	[1e9, `${space}G`],
	[1e6, `${space}M`],
	[1e3, `${space}k`],
	[1, ""]
];
function scaled(value, scale) {
	const size = Math.abs(value);
	const [factor, suffix] = scale.find(([step]) => size >= step * .99995) ?? scale.at(-1);
	const number = value / factor;
	if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`;
	const text = number.toPrecision(4);
	if (text.includes("e")) return `${Number(text)}${suffix}`;
	return `${toFixedEven(number, text.split(".")[1]?.length ?? 0)}${suffix}`;
}
function spread(center, low, high) {
	if (low === null || high === null) return "∞";
	if (center === 0) return low === 0 && high === 0 ? "0%" : "?";
	return `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
export { unitRules as _, formatP as a, formatRounds as c, formatValue as d, shortSha as f, tidy as g, isCounted as h, formatMade as i, formatRuledOut as l, countsBytes as m, formatDelta as n, formatPercent as o, toFixedEven as p, formatDuration as r, formatRatio as s, formatCenter as t, formatShortP as u, usualDirection as v, remembering as y };
