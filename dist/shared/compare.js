import { g as tidy, m as countsBytes, n as formatDelta, p as toFixedEven, s as formatRatio, v as usualDirection, y as remembering } from "./numbers.js";
import { n as settingOf } from "./measuring.js";
import { d as Misconfigured, o as visible, r as inlineCode, u as CouldNotMeasure } from "./escape.js";
import { n as quoted, r as textField } from "./csv.js";
import { n as jsonDocument, r as paintFor, s as widthOf, t as terminalWidth } from "./terminal-width.js";
import { i as medianOrders, n as apartByShift, o as choose, r as exceeds } from "./apart.js";
import { a as adjust, l as unitName, n as mannWhitney, o as withoutOutliers, r as ratioEstimate, s as listed, t as welch } from "./welch.js";
import { a as goFormat, h as Unreadable, i as formats, l as namesEncoded, n as formatNamed, r as formatNames, s as parseFloat64, t as anyFormat, u as namesKey } from "./formats.js";
import { t as within } from "./within.js";
import { t as Recogniser } from "./recognise.js";
import { t as readFlags } from "./flags.js";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
function extractOf(key) {
	return key === ".name" ? ({ benchmark }) => baseOf(benchmark) : key === ".fullname" ? ({ benchmark }) => benchmark : key === ".file" ? ({ file }) => file : key === ".unit" ? ({ unit }) => unit : key.startsWith("/") ? ({ benchmark }) => partOf(benchmark, key) : ({ config }) => settingOf(config, key) ?? "";
}
function fullNameWithout(without) {
	let keys = without.filter((key) => key.startsWith("/"));
	return keys.length === 0 && !without.includes(".name") ? ({ benchmark }) => benchmark : ({ benchmark }) => {
		let { base, parts, processors } = partsOf(benchmark), kept = parts.filter((part) => !keys.some((key) => part.startsWith(`${key}=`)));
		return `${without.includes(".name") ? "*" : base}${kept.join("")}${keys.includes("/gomaxprocs") ? "" : processors}`;
	};
}
function partsOf(benchmark) {
	let processors = /-\d+$/.exec(benchmark)?.[0] ?? "", [base = "", ...parts] = benchmark.slice(0, benchmark.length - processors.length).split("/");
	return {
		base,
		parts: parts.map((part) => `/${part}`),
		processors
	};
}
function baseOf(benchmark) {
	let slash = benchmark.indexOf("/");
	return slash < 0 ? partsOf(benchmark).base : benchmark.slice(0, slash);
}
function partOf(benchmark, key) {
	let { parts, processors } = partsOf(benchmark);
	return key === "/gomaxprocs" && processors !== "" ? processors.slice(1) : parts.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1) ?? "";
}
function acceptBy(filter) {
	switch (filter.kind) {
		case "and": {
			let all = filter.filters.map(acceptBy);
			return (subject) => all.every((accept) => accept(subject));
		}
		case "or": {
			let any = filter.filters.map(acceptBy);
			return (subject) => any.some((accept) => accept(subject));
		}
		case "not": {
			let accept = acceptBy(filter.filter);
			return (subject) => !accept(subject);
		}
		case "equals": {
			let value = filter.key === ".unit" ? tidy(filter.value).unit : filter.value, extract = extractOf(filter.key);
			return (subject) => extract(subject) === value;
		}
		case "matches": {
			let { pattern } = filter, extract = extractOf(filter.key);
			return filter.key === ".unit" ? ({ unit }) => pattern.test(unit) || pattern.test(untidied(unit)) : (subject) => pattern.test(extract(subject));
		}
	}
}
function untidied(unit) {
	return unit === "B/s" ? "MB/s" : unit.replace(/(^|-)sec(?=\/|$)/, "$1ns");
}
const classes = {
	alnum: "0-9A-Za-z",
	alpha: "A-Za-z",
	ascii: "\\x00-\\x7F",
	blank: "\\t ",
	cntrl: "\\x00-\\x1F\\x7F",
	digit: "0-9",
	graph: "!-~",
	lower: "a-z",
	print: " -~",
	punct: "!-\\/:-@\\[-`\\{-~",
	space: "\\t\\n\\v\\f\\r ",
	upper: "A-Z",
	word: "0-9A-Za-z_"
};
function goPattern(pattern) {
	let [leading = "", given = ""] = /^\(\?([ims]+)\)/.exec(pattern) ?? [], source = pattern.slice(leading.length).replace(/\\Q([\s\S]*?)(?:\\E|$)/g, (_, text) => text.replace(/[^\w\s]/g, "\\$&")).replace(/\\A|\\z|\\([pP])([A-Z])|\(\?P<|\[:(\^?\w+):\]|\\([^A-Za-z\d])|\\[\s\S]/g, (found, property, letter, name, sign) => found === "\\A" ? "(?<![\\s\\S])" : found === "\\z" ? "(?![\\s\\S])" : found === "(?P<" ? "(?<" : property === void 0 ? name === void 0 ? sign === void 0 || /[\^$\\.*+?()[\]{}|/]/.test(sign) ? found : `\\u{${hex(sign)}}` : classNamed(name) : `\\${property}{${letter}}`);
	return new RegExp(source, `u${[...new Set(given)].join("")}`);
}
function classNamed(name) {
	let found = Object.hasOwn(classes, name) ? classes[name] : void 0;
	if (found === void 0) throw SyntaxError(`there is no class [:${name}:] here`);
	return found;
}
function hex(sign) {
	return (sign.codePointAt(0) ?? 0).toString(16);
}
function tokenAt(expression, from, expected) {
	let { text } = expression, at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0), first = text.charAt(at);
	if (first === "") return {
		kind: "end",
		text: "",
		at,
		end: at
	};
	if (isSign(first)) return {
		kind: first,
		text: first,
		at,
		end: at + 1
	};
	if (first === "/" && expected === "value") return patternAt(expression, at);
	if (first === "\"") return quotedAt(expression, at);
	let word = /^[^\s():@,]+/.exec(text.slice(at))?.[0] ?? "";
	return {
		kind: word === "AND" || word === "OR" ? word : "word",
		text: word,
		at,
		end: at + word.length
	};
}
function unreadable({ flag, text }, at, why) {
	let where = at >= text.length ? "at its end" : `at "${text.slice(at)}"`;
	return new Misconfigured(`${flag}: "${text}" cannot be read: ${why} ${where}.`);
}
function isSign(character) {
	return "():@,-*".includes(character);
}
function quotedAt(expression, at) {
	let quoted = /^"((?:[^"\\]|\\.)*)"/su.exec(expression.text.slice(at));
	if (!quoted) throw unreadable(expression, at, "a quote is not closed");
	let [whole, inside = ""] = quoted;
	return {
		kind: "word",
		text: inside.replace(/\\(x..|u.{4}|U.{8}|[0-7]{3}|.)/gsu, (_, spelled) => {
			let character = unescaped(spelled);
			if (character === null) throw unreadable(expression, at, `Go has no escape \\${spelled}`);
			return character;
		}),
		at,
		end: at + whole.length
	};
}
function unescaped(spelled) {
	let simple = {
		a: "\x07",
		b: "\b",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		"\\": "\\",
		"\"": "\""
	};
	if (Object.hasOwn(simple, spelled)) return simple[spelled] ?? null;
	let octal = /^[0-7]{3}$/.test(spelled);
	if (!octal && !/^(x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})$/i.test(spelled)) return null;
	let code = octal ? Number.parseInt(spelled, 8) : Number.parseInt(spelled.slice(1), 16);
	return code <= 1114111 ? String.fromCodePoint(code) : null;
}
function patternAt(expression, at) {
	let { text } = expression, [square, round] = [0, 0];
	for (let i = at + 1; i < text.length; i++) {
		let character = text.charAt(i);
		if (character === "\\") i++;
		else if (character === "/" && square === 0 && round === 0) {
			if (/^[^\s():@,*-]/.test(text.slice(i + 1))) throw unreadable(expression, i + 1, "a space has to follow a pattern (is a \"/\" in it not escaped?)");
			return {
				kind: "pattern",
				text: text.slice(at + 1, i),
				at,
				end: i + 1
			};
		} else character === "[" ? square++ : character === "]" ? square = Math.max(0, square - 1) : square === 0 && character === "(" ? round++ : square === 0 && character === ")" && round--;
	}
	throw unreadable(expression, at, "a pattern is not closed by \"/\"");
}
function parseFilter(expression) {
	let [filter, next] = either(expression, 0), rest = tokenAt(expression, next, "key");
	if (rest.kind !== "end") throw unreadable(expression, rest.at, "nothing was expected");
	return filter;
}
function either(expression, from) {
	let [first, end] = all(expression, from), filters = [first], next = end;
	for (let token = tokenAt(expression, next, "key"); token.kind === "OR";) {
		let [filter, after] = all(expression, token.end);
		filters.push(filter), next = after, token = tokenAt(expression, next, "key");
	}
	return [filters.length === 1 ? first : {
		kind: "or",
		filters
	}, next];
}
function all(expression, from) {
	let [first, end] = term(expression, from), filters = [first], next = end;
	for (;;) {
		let token = tokenAt(expression, next, "key");
		if (token.kind === "AND") next = token.end;
		else if ([
			"(",
			"-",
			"*",
			"word"
		].includes(token.kind)) {
			let [filter, after] = term(expression, next);
			filters.push(filter), next = after;
		} else return [filters.length === 1 ? first : {
			kind: "and",
			filters
		}, next];
	}
}
function term(expression, from) {
	let token = tokenAt(expression, from, "key");
	switch (token.kind) {
		case "*": return [{
			kind: "and",
			filters: []
		}, token.end];
		case "-": {
			let [filter, end] = term(expression, token.end);
			return [{
				kind: "not",
				filter
			}, end];
		}
		case "(": {
			let [filter, end] = either(expression, token.end), closing = tokenAt(expression, end, "key");
			if (closing.kind !== ")") throw unreadable(expression, closing.at, "\")\" is missing");
			return [filter, closing.end];
		}
		case "word": return match(expression, token);
		default: throw unreadable(expression, token.at, "key:value or a filter in brackets was expected");
	}
}
function match(expression, { text: key, at, end }) {
	let colon = tokenAt(expression, end, "key");
	if (colon.kind !== ":") throw unreadable(expression, at, "key:value was expected");
	if (key === "") throw unreadable(expression, at, "a key cannot be empty");
	if (key === ".config") throw unreadable(expression, at, ".config stands for many keys; name one of them");
	let value = tokenAt(expression, colon.end, "value");
	if (value.kind !== "(") return [one(expression, key, value), value.end];
	let filters = [];
	for (let next = value.end;;) {
		let token = tokenAt(expression, next, "value");
		filters.push(one(expression, key, token));
		let separator = tokenAt(expression, token.end, "value");
		if (separator.kind === ")") return [{
			kind: "or",
			filters
		}, separator.end];
		if (separator.kind !== "OR") throw unreadable(expression, separator.at, "OR has to stand between values");
		next = separator.end;
	}
}
function one(expression, key, value) {
	if (value.kind === "word") return {
		kind: "equals",
		key,
		value: value.text
	};
	if (value.kind !== "pattern") throw unreadable(expression, value.at, `a value of ${key} was expected`);
	try {
		return {
			kind: "matches",
			key,
			pattern: goPattern(value.text)
		};
	} catch (error) {
		throw unreadable(expression, value.at, `${error.message},`);
	}
}
function parseProjection(expression) {
	let fields = [];
	for (let next = 0;;) {
		let token = tokenAt(expression, next, "key");
		if (token.kind === "end") return fields;
		let key = token.kind === "," && fields.length > 0 ? tokenAt(expression, token.end, "key") : token;
		if (key.kind !== "word") throw unreadable(expression, key.at, "a key was expected");
		if (key.text === "") throw unreadable(expression, key.at, "a key cannot be empty");
		if (key.text === ".unit") throw unreadable(expression, key.at, ".unit can only be filtered, as every unit has its own table");
		let [order, end] = orderAt(expression, key.end);
		if (key.text === ".config" && typeof order == "object") throw unreadable(expression, key.at, ".config stands for many keys, whose values cannot be listed");
		fields.push({
			key: key.text,
			order
		}), next = end;
	}
}
function orderAt(expression, from) {
	let sign = tokenAt(expression, from, "key");
	if (sign.kind !== "@") return ["first", from];
	let named = tokenAt(expression, sign.end, "key");
	if (named.kind === "(") return listAt(expression, named.end);
	let { text } = named;
	if (named.kind !== "word" || text !== "first" && text !== "alpha" && text !== "num") throw unreadable(expression, named.at, "alpha, num, first or values in brackets were expected");
	return [text, named.end];
}
function listAt(expression, from) {
	let values = [];
	for (let next = from;;) {
		let token = tokenAt(expression, next, "key");
		if (token.kind === ")" && values.length > 0) return [values, token.end];
		if (token.kind !== "word") throw unreadable(expression, token.at, `${values.length > 0 ? "\")\"" : "a value"} was expected`);
		values.push(token.text), next = token.end;
	}
}
function writtenDelta({ isSignificant, delta }) {
	return isSignificant ? delta === null ? "?" : delta === 0 ? "0.00%" : formatDelta(delta) : "~";
}
function writtenP({ adjustedP, n: [base, head], ratio }) {
	let p = adjustedP === null || adjustedP === 0 ? "" : `p=${toFixedEven(adjustedP, 3)} `, n = base === head ? `n=${base}` : `n=${base}+${head}`;
	return `${ratio ? `${percent(ratio.low)} to ${percent(ratio.high)}, ` : ""}${p}${n}`;
}
function percent(ratio) {
	return Number.isFinite(ratio) ? formatDelta(ratio - 1) : "∞";
}
function versusTitle({ correction }) {
	return correction === "none" ? "vs base" : `vs base, ${correction}`;
}
function configLines(table, before) {
	return table.config.flatMap(([key, value], n) => before !== void 0 && before.config[n]?.[1] === value ? [] : [`${key}: ${value}`]);
}
function wordsOf(note, shown = (name) => name) {
	switch (note.kind) {
		case "unbounded": return `too few values for an interval at ${note.confidence}: it takes ${atLeast(note.needed)}`;
		case "powerless": return `too few values to show any difference at alpha ${note.alpha}: it takes ${atLeast(note.needed)} on each side`;
		case "inexact": return `declared to be exact, but there are values from ${note.low} to ${note.high}`;
		case "pooled": return `pools benchmarks that differ in ${note.keys.map(shown).join(", ")}`;
		case "all-equal": return "every value is the same";
		case "untested": return "the t test needs two values on each side, and values that vary";
		case "outliers": return note.removed === 1 ? "1 outlier was left out" : `${note.removed} outliers were left out`;
		case "other-rows": return "not the same benchmarks as in the first column; the geometric means may not be comparable";
		case "no-geomean": return `a geometric mean needs numbers above 0; not all ${note.of === "centers" ? "values" : "ratios"} are`;
	}
}
function atLeast(needed) {
	return needed === null ? "more than 50" : String(needed);
}
const decimal = [
	"T",
	"G",
	"M",
	"k",
	"",
	"m",
	"µ",
	"n"
].map((prefix, n) => ({
	prefix,
	factor: Number(`1e${12 - 3 * n}`),
	bounds: [
		`99.995e${12 - 3 * n}`,
		`9.9995e${12 - 3 * n}`,
		`.99995e${12 - 3 * n}`
	].map(Number)
})), binary = [
	"Ti",
	"Gi",
	"Mi",
	"Ki",
	""
].map((prefix, n) => {
	let factor = 2 ** (40 - 10 * n);
	return {
		prefix,
		factor,
		bounds: [
			99.995 * factor,
			9.9995 * factor,
			.99995 * factor
		]
	};
});
function scaleOf(values, unit) {
	let least = values.map(Math.abs).filter((size) => size > 0).reduce((a, b) => Math.min(a, b), Infinity);
	if (least === Infinity) return {
		factor: 1,
		prefix: "",
		digits: 3
	};
	let steps = countsBytes(unit) ? binary : decimal;
	for (let { factor, prefix, bounds } of steps) {
		let place = bounds.findIndex((bound) => least >= bound);
		if (place >= 0) return {
			factor,
			prefix,
			digits: place + 1
		};
	}
	let { factor, prefix } = steps.at(-1), digits = 3;
	for (; digits < 10 && least / factor < Number(`9.9995e${2 - digits}`);) digits++;
	return {
		factor,
		prefix,
		digits
	};
}
function written(value, { factor, prefix, digits }) {
	return `${toFixedEven(value / factor, digits)}${prefix}`;
}
function writtenSpread(center, low, high) {
	return !Number.isFinite(low) || !Number.isFinite(high) ? "∞" : Math.sign(center) !== Math.sign(low) || Math.sign(center) !== Math.sign(high) ? "?" : center === 0 ? "0%" : `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
function compareCsv(tables, terms) {
	let lines = [], notes = [];
	for (let [n, table] of tables.entries()) {
		n > 0 && lines.push(""), lines.push(...configLines(table, tables[n - 1]).map(textField));
		for (let fields of headLines(table, terms)) lines.push(fields.map(textField).join(","));
		let note = (field, said) => {
			for (let one of said) notes.push(`${letters(field)}${lines.length + 1}: ${visible(wordsOf(one))}`);
		};
		for (let row of table.rows) lines.push(rowLine$1(row, note));
		table.totals.length > 0 && lines.push(totalLine$1(table, note));
	}
	return {
		text: lines.map((line) => `${line}\n`).join(""),
		notes
	};
}
function startOf$1(column) {
	return column === 0 ? 1 : 3 + (column - 1) * 2 * 2;
}
function headLines({ columns, unit }, terms) {
	let width = startOf$1(columns.length), levels = (columns[0] ?? []).map((_, level) => {
		let fields = Array(width).fill("");
		for (let [n, values] of columns.entries()) fields[startOf$1(n)] = values[level] ?? "";
		return fields;
	}), units = columns.flatMap((_, n) => n === 0 ? [unit, "CI"] : [
		unit,
		"CI",
		versusTitle(terms),
		"P"
	]);
	return [...levels, ["", ...units]];
}
function rowLine$1({ name, cells }, note) {
	let fields = [textField(name)];
	for (let [n, cell] of cells.entries()) if (cell) {
		for (; fields.length < startOf$1(n);) fields.push("");
		note(fields.length, cell.notes), fields.push(...cellFields$1(cell)), cell.versus && (note(fields.length - 2, cell.versus.notes), fields.push(writtenDelta(cell.versus), quoted(writtenP(cell.versus))));
	}
	return fields.join(",");
}
function cellFields$1({ center, low, high }) {
	return [goNumber(center), writtenSpread(center, low, high)];
}
function totalLine$1({ totals }, note) {
	let fields = Array(startOf$1(totals.length)).fill("");
	fields[0] = "geomean";
	for (let [n, { center, ratio, notes }] of totals.entries()) note(startOf$1(n), notes), center !== null && (fields[startOf$1(n)] = goNumber(center)), n > 0 && (fields[startOf$1(n) + 2] = ratio === null ? "?" : formatDelta(ratio - 1));
	return fields.join(",");
}
function goNumber(value) {
	let size = Math.abs(value);
	return value === 0 || size >= 1e-4 && size < 1e6 ? String(value) : value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
function letters(field) {
	let rest = Math.floor(field / 26) - 1;
	return `${rest < 0 ? "" : letters(rest)}${String.fromCharCode(65 + field % 26)}`;
}
function compareJson(tables, terms, conclusion) {
	let { alpha, confidence, test, correction, outliers, threshold } = terms, { verdict, reason, compared, regressions } = conclusion, report = {
		schema: 1,
		settings: {
			alpha,
			confidence,
			deltaTest: test,
			correction,
			outliers,
			threshold
		},
		verdict,
		reason: reason?.kind ?? null,
		compared,
		regressed: regressions.length,
		tables: tables.map(({ config, unit, better, columns, rows, totals }) => ({
			config: Object.fromEntries(config),
			unit,
			better,
			columns,
			rows: rows.map(({ name, cells }) => ({
				name,
				cells: cells.map((cell) => cell && cellFields(cell))
			})),
			geomeans: totals.map(totalFields)
		}))
	};
	return jsonDocument(report);
}
function cellFields({ n, center, low, high, notes, versus }) {
	return {
		n,
		center,
		low,
		high,
		notes: notes.map((note) => wordsOf(note)),
		versus: versus && versusFields(versus)
	};
}
function versusFields({ notes, ...versus }) {
	return {
		...versus,
		notes: notes.map((note) => wordsOf(note))
	};
}
function totalFields({ center, ratio, notes }) {
	return {
		center,
		ratio,
		notes: notes.map((note) => wordsOf(note))
	};
}
var Footnotes = class {
	numbers = new Map();
	marks(notes) {
		return notes.map((note) => {
			let words = wordsOf(note), known = this.numbers.get(words) ?? [this.numbers.size + 1, note];
			return this.numbers.set(words, known), raised(known[0]);
		}).join(" ");
	}
	list() {
		return [...this.numbers.values()].map(([number, note]) => [raised(number), note]);
	}
	lines() {
		return this.list().map(([mark, note]) => `${mark} ${visible(wordsOf(note))}`);
	}
};
function raised(number) {
	return [...String(number)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("");
}
function compareMarkdown(tables, terms) {
	return tables.map((table, n) => `${tableText(table, tables[n - 1], terms)}\n`).join("\n");
}
function tableText(table, before, terms) {
	let notes = new Footnotes(), config = configLines(table, before).map((text) => inlineCode(text)), { columns, unit, totals } = table, heading = columns.flatMap((values, n) => {
		let name = inlineCode(values.filter((value) => value !== "").join(" "));
		return n === 0 ? [name] : [
			name,
			versusTitle(terms),
			""
		];
	}), lines = [
		line([inlineCode(unit), ...heading]),
		line([":--", ...columns.flatMap((_, n) => n === 0 ? ["--:"] : [
			"--:",
			"--:",
			":--"
		])]),
		...table.rows.map((row) => rowLine(row, unit, notes)),
		...table.rows.length > 1 && totals.length > 0 ? [totalLine(totals, unit, notes)] : []
	], above = config.length > 0 ? [config.join(" · "), ""] : [], below = notes.list().map(([mark, note]) => `${mark} ${wordsOf(note, (name) => inlineCode(name))}`);
	return [
		...above,
		...lines,
		...below.length > 0 ? ["", below.join("<br>\n")] : []
	].join("\n");
}
function rowLine({ name, cells }, unit, notes) {
	let scale = scaleOf(cells.flatMap((cell) => cell ? [cell.center] : []), unit), fields = cells.flatMap((cell, n) => {
		let empty = n === 0 ? [""] : [
			"",
			"",
			""
		];
		if (!cell) return empty;
		let { center, low, high, versus } = cell, value = marked(`${written(center, scale)} ± ${writtenSpread(center, low, high)}`, notes.marks(cell.notes));
		if (n === 0) return [value];
		if (!versus) return [
			value,
			"",
			""
		];
		let delta = writtenDelta(versus);
		return [
			value,
			versus.finding === "regressed" || versus.finding === "improved" ? `**${delta}**` : delta,
			marked(writtenP(versus), notes.marks(versus.notes))
		];
	});
	return line([inlineCode(name), ...fields]);
}
function totalLine(totals, unit, notes) {
	return line(["geomean", ...totals.flatMap(({ center, ratio, notes: said }, n) => {
		let value = marked(center === null ? "" : written(center, scaleOf([center], unit)), notes.marks(said));
		return n === 0 ? [value] : [
			value,
			ratio === null ? "?" : formatDelta(ratio - 1),
			""
		];
	})]);
}
function marked(text, marks) {
	return [text, marks].filter((part) => part !== "").join(" ");
}
function line(cells) {
	return `| ${cells.join(" | ")} |`;
}
function contrast(base, head, test, alpha) {
	if (test === "none") return {
		p: null,
		differs: !0,
		isPowerless: !1,
		notes: []
	};
	if (test === "ttest") {
		let p = welch(base, head)?.p ?? null, isPowerless = p === null;
		return {
			p,
			differs: !1,
			isPowerless,
			notes: isPowerless ? [{ kind: "untested" }] : []
		};
	}
	let isPowerless = leastOf(base.length, head.length) > alpha, least = Math.min(base[0], head[0]);
	if (least === base[base.length - 1] && least === head[head.length - 1]) return {
		p: 1,
		differs: !1,
		isPowerless,
		notes: [{ kind: "all-equal" }]
	};
	let { p } = mannWhitney(base, head);
	if (p <= alpha) return {
		p,
		differs: !1,
		isPowerless: !1,
		notes: []
	};
	let needed = leastFor$1(alpha);
	return {
		p,
		differs: !1,
		isPowerless,
		notes: Math.max(base.length, head.length) < (needed ?? most$1 + 1) ? [{
			kind: "powerless",
			needed,
			alpha
		}] : []
	};
}
function leastOf(base, head) {
	return Math.min(1, 2 / choose(base + head, base));
}
const most$1 = 50;
function leastFor$1(alpha) {
	for (let n = 1; n <= 50; n++) if (leastOf(n, n) <= alpha) return n;
	return null;
}
function medianOf(sorted, confidence) {
	let n = sorted.length, orders = ordersAt(confidence)(n), low = sorted[orders.low - 1] ?? -Infinity, high = sorted[orders.high - 1] ?? Infinity, notes = Number.isFinite(low) && Number.isFinite(high) ? [] : [{
		kind: "unbounded",
		needed: leastFor(confidence),
		confidence
	}];
	return {
		center: middleOf(sorted),
		low,
		high,
		notes
	};
}
const ordersAt = remembering((confidence) => remembering((n) => medianOrders(n, confidence)));
function exactOf(sorted) {
	let [low, high] = [sorted[0], sorted[sorted.length - 1]], [center, most, count] = [
		low,
		1,
		0
	];
	for (let [place, value] of sorted.entries()) count = place > 0 && value === sorted[place - 1] ? count + 1 : 1, count > most && ([center, most] = [value, count]);
	return {
		center,
		low,
		high,
		notes: low === high ? [] : [{
			kind: "inexact",
			low,
			high
		}]
	};
}
function middleOf(sorted) {
	let position = 1 / 3 + .5 * (sorted.length + 1 / 3), order = Math.trunc(position), below = sorted[order - 1], above = sorted[order];
	return above === void 0 ? below : below + (position - order) * (above - below);
}
function leastFor(confidence) {
	for (let n = 2; n <= 50; n++) {
		let { low, high } = medianOrders(n, confidence);
		if (low > 0 && high <= n) return n;
	}
	return null;
}
function totalsOf(rows, columns) {
	let inFirst = rows.filter(({ cells }) => cells[0]).length;
	return Array.from({ length: columns }, (_, column) => {
		let cells = rows.flatMap((row) => {
			let cell = row.cells[column];
			return cell ? [{
				cell,
				base: row.cells[0] ?? null
			}] : [];
		}), center = geometricMean(cells.map(({ cell }) => cell.center)), notes = [], compared = cells.flatMap(({ cell, base }) => base ? [ratioOf(cell, base)] : []);
		if (column > 0 && compared.length !== inFirst && notes.push({ kind: "other-rows" }), center === null && notes.push({
			kind: "no-geomean",
			of: "centers"
		}), column === 0 || compared.some((ratio) => !Number.isFinite(ratio))) return {
			center,
			ratio: null,
			notes
		};
		let ratio = geometricMean(compared);
		return ratio === null && notes.push({
			kind: "no-geomean",
			of: "ratios"
		}), {
			center,
			ratio,
			notes
		};
	});
}
function ratioOf(cell, base) {
	return cell.center === base.center ? 1 : cell.center / base.center;
}
function geometricMean(values) {
	if (values.length === 0 || values.some((value) => value <= 0)) return null;
	let mean = 0;
	for (let [place, value] of values.entries()) mean += (Math.log(value) - mean) / (place + 1);
	return Math.exp(mean);
}
function compareSamples(grids, rules, terms) {
	let drafts = grids.map((grid) => draftOf(grid, rules.get(grid.unit) ?? {}, terms)), pairs = drafts.flatMap(({ rows }) => rows.flatMap(({ pairs: some }) => some.filter((pair) => pair !== null))), level = levelOf(pairs.length, terms), tested = pairs.map((pair) => testOf(pair, level, terms)), p = tested.flatMap((one) => one.p === null ? [] : [one.p]), adjusted = adjust(p, terms.correction)[Symbol.iterator](), versus = new Map();
	for (let [n, pair] of pairs.entries()) {
		let outcome = tested[n], adjustedP = outcome.p === null ? null : adjusted.next().value;
		versus.set(pair, versusOf(pair, outcome, adjustedP, terms));
	}
	return drafts.map(({ grid, better, rows: drafted }) => {
		let rows = drafted.map(({ name, samples, pairs: some }) => ({
			name,
			cells: samples.map((sample, column) => {
				let pair = some[column];
				return sample && cellOf(sample, (pair && versus.get(pair)) ?? null);
			})
		})), { config, unit, columns } = grid;
		return {
			config,
			unit,
			better,
			columns,
			rows,
			totals: totalsOf(rows, columns.length)
		};
	});
}
function draftOf(grid, rule, terms) {
	let better = rule.better === void 0 ? usualDirection(grid.unit) : rule.better, exact = rule.assume === "exact";
	return {
		grid,
		better,
		rows: grid.rows.map(({ name, pools }) => {
			let samples = pools.map((pool) => pool && summarise(pool, exact, terms)), [base = null] = samples;
			return {
				name,
				samples,
				pairs: samples.map((head, column) => column > 0 && base && head ? {
					base,
					head,
					better,
					exact
				} : null)
			};
		})
	};
}
function summarise(pool, exact, { outliers, confidence }) {
	let notes = [];
	if (pool.differing.length > 0 && notes.push({
		kind: "pooled",
		keys: pool.differing
	}), exact) {
		let summary = exactOf(pool.values);
		return {
			...summary,
			values: pool.values,
			notes: [...notes, ...summary.notes]
		};
	}
	let values = outliers === "iqr" ? withoutOutliers(pool.values).filter((value) => value !== null) : pool.values, removed = pool.values.length - values.length;
	removed > 0 && notes.push({
		kind: "outliers",
		removed
	});
	let summary = medianOf(values, confidence);
	return {
		...summary,
		values,
		notes: [...notes, ...summary.notes]
	};
}
function levelOf(together, { alpha, correction }) {
	return correction === "holm" ? alpha / Math.max(1, together) : alpha;
}
function testOf({ base, head, exact }, level, { test }) {
	return exact ? {
		p: null,
		differs: !0,
		isPowerless: !1,
		notes: []
	} : contrast(base.values, head.values, test, level);
}
function versusOf(pair, outcome, adjustedP, terms) {
	let { base, head, exact, better } = pair, isSignificant = adjustedP === null ? outcome.differs : adjustedP <= terms.alpha, isFromZero = base.center === 0 && head.center !== 0, ratio = terms.intervals && !exact ? ratioEstimate([{
		base: base.values,
		head: head.values
	}], terms.confidence) : null;
	return {
		n: [base.values.length, head.values.length],
		delta: isFromZero ? null : base.center === head.center ? 0 : head.center / base.center - 1,
		p: outcome.p,
		adjustedP,
		isSignificant,
		isPowerless: outcome.isPowerless,
		finding: isSignificant ? findingOf(base.center, head.center, better, terms.threshold) : "none",
		ratio,
		notes: outcome.notes
	};
}
function findingOf(base, head, better, threshold) {
	if (base === head) return "none";
	let { worsening, improvement } = apartByShift(head - base, base, head, better), isWorse = exceeds(worsening, threshold), isBetter = exceeds(improvement, threshold);
	return !isWorse && !isBetter ? "small" : better === null ? "changed" : isWorse ? "regressed" : "improved";
}
function cellOf({ values, center, low, high, notes }, versus) {
	return {
		n: values.length,
		center,
		low,
		high,
		notes,
		versus
	};
}
function spreadColumns(pieces, fixed) {
	let margins = [];
	for (let { column, margin } of pieces) margins[column] = Math.max(margins[column] ?? 0, widthOf(margin));
	let widths = widthsOf(pieces, margins, fixed), starts = [0];
	for (let one of widths) starts.push(starts.at(-1) + one);
	let lines = [], [line, end, current, widest] = [
		"",
		0,
		0,
		0
	];
	for (let { row, column, span, text, margin, align, paint } of pieces) {
		for (; current < row; current++) lines.push(line), line = "", end = 0;
		if (text === "" && margin === "") continue;
		let start = starts[column], before = margins[column] ?? 0, room = starts[column + span] - start - before, free = Math.max(0, room - widthOf(text)), left = align === "left" ? 0 : align === "right" ? free : free >> 1;
		line += `${" ".repeat(Math.max(0, start - end))}${margin.padStart(before)}${" ".repeat(left)}${paint ? paint(text) : text}`, end = start + before + left + widthOf(text), widest = Math.max(widest, end);
	}
	return {
		lines: [...lines, line],
		width: widest
	};
}
function widthsOf(pieces, margins, fixed) {
	let last = pieces.reduce((most, { column, span }) => Math.max(most, column + span), 0), widths = Array(last).fill(0), needOf = ({ column, text }) => widthOf(text) + (margins[column] ?? 0);
	for (let piece of pieces) piece.span === 1 && (widths[piece.column] = Math.max(widths[piece.column], needOf(piece)));
	let headings = pieces.filter(({ span }) => span > 1).sort((a, b) => a.span - b.span);
	for (let piece of headings) {
		let under = Array.from({ length: piece.span }, (_, n) => piece.column + n);
		under.reduce((sum, n) => sum + widths[n], 0) < needOf(piece) && widen(widths, under, needOf(piece), fixed);
	}
	return widths;
}
function widen(widths, under, need, fixed) {
	let free = under.filter((n) => !fixed.has(n)), growing = free.length > 0 ? free : under.slice(-1), rest = need;
	for (let n of under) growing.includes(n) || (rest -= widths[n]);
	let left = growing.length;
	for (let n of growing.toSorted((a, b) => widths[b] - widths[a])) widths[n] = Math.max(widths[n], Math.ceil(rest / left)), rest -= widths[n], left--;
}
function startOf(column) {
	return column === 0 ? 1 : 4 + (column - 1) * 6;
}
function layTable(table, terms, notes, paint) {
	let heads = headsOf(table), pieces = headPieces(table, terms);
	for (let [n, row] of table.rows.entries()) pieces.push(...rowPieces(row, heads + n, table.unit, notes, paint));
	table.rows.length > 1 && table.totals.length > 0 && pieces.push(...totalPieces(table, heads + table.rows.length, notes));
	let fixed = new Set();
	for (let n = 0; n < table.columns.length; n++) for (let at = startOf(n) + 1; at < startOf(n + 1); at++) fixed.add(at);
	return spreadColumns(pieces, fixed);
}
function headsOf({ columns }) {
	return (columns[0]?.length ?? 0) + 1;
}
function headPieces({ columns, unit }, terms) {
	let pieces = [], heading = {
		margin: " │ ",
		align: "center"
	}, edge = {
		column: startOf(columns.length),
		span: 1,
		text: "",
		margin: " │",
		align: "left"
	}, levels = headsOf({ columns }) - 1;
	for (let level = 0; level < levels; level++) {
		for (let from = 0; from < columns.length;) {
			let to = from + 1;
			for (; to < columns.length && isShared(columns[from], columns[to], level);) to++;
			let text = visible(columns[from]?.[level] ?? ""), column = startOf(from);
			pieces.push({
				row: level,
				column,
				span: startOf(to) - column,
				text,
				...heading
			}), from = to;
		}
		pieces.push({
			row: level,
			...edge
		});
	}
	for (let n = 0; n < columns.length; n++) {
		let column = startOf(n);
		if (pieces.push({
			row: levels,
			column,
			span: 3,
			text: visible(unit),
			...heading
		}), n > 0) {
			let text = versusTitle(terms);
			pieces.push({
				row: levels,
				column: column + 3,
				span: 3,
				text,
				margin: "  ",
				align: "left"
			});
		}
	}
	return pieces.push({
		row: levels,
		...edge
	}), pieces;
}
function isShared(a = [], b = [], level) {
	return a.slice(0, level + 1).every((value, n) => value === b[n]);
}
function rowPieces({ name, cells }, row, unit, notes, paint) {
	let pieces = [piece(row, 0, visible(name), "left", "")], scale = scaleOf(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	for (let [n, cell] of cells.entries()) {
		if (!cell) continue;
		let { center, low, high, versus } = cell, at = startOf(n);
		if (pieces.push(piece(row, at, written(center, scale), "right"), piece(row, at + 1, writtenSpread(center, low, high), "right", " ± "), piece(row, at + 2, notes.marks(cell.notes), "left")), !versus) continue;
		let { finding } = versus;
		pieces.push({
			...piece(row, at + 3, writtenDelta(versus), "right"),
			paint: (text) => paint(finding, text)
		}, piece(row, at + 3 + 1, `(${writtenP(versus)})`, "left"), piece(row, at + 3 + 2, notes.marks(versus.notes), "left"));
	}
	return pieces;
}
function totalPieces({ totals, unit }, row, notes) {
	let pieces = [piece(row, 0, "geomean", "left", "")];
	for (let [n, { center, ratio, notes: said }] of totals.entries()) {
		let at = startOf(n);
		center !== null && pieces.push(piece(row, at, written(center, scaleOf([center], unit)), "right")), n > 0 && pieces.push(ratio === null ? piece(row, at + 3, "?", "left") : piece(row, at + 3, formatDelta(ratio - 1), "right")), pieces.push(piece(row, startOf(n + 1) - 1, notes.marks(said), "left"));
	}
	return pieces;
}
function piece(row, column, text, align, margin) {
	return {
		row,
		column,
		span: 1,
		text,
		margin: margin ?? (text === "" ? "" : " "),
		align
	};
}
function compareText(tables, terms, shown) {
	return tables.map((table, n) => `${[...configLines(table, tables[n - 1]).map(visible), ...tableLines(table, terms, shown)].join("\n")}\n`).join("\n");
}
function tableLines(table, terms, shown) {
	let notes = new Footnotes(), { lines, width } = layTable(table, terms, notes, shown.paint);
	return width <= shown.width ? [...lines, ...notes.lines()] : table.columns.length > 2 ? table.columns.slice(1).flatMap((_, n) => [...n > 0 ? [""] : [], ...tableLines(withColumns(table, [0, n + 1]), terms, shown)]) : namesAbove(table, terms, shown);
}
function withColumns(table, columns) {
	let only = (values) => columns.map((n) => values[n]);
	return {
		...table,
		columns: only(table.columns),
		rows: table.rows.map(({ name, cells }) => ({
			name,
			cells: only(cells)
		})).filter(({ cells }) => cells.some((cell) => cell !== null)),
		totals: table.totals.length > 0 ? only(table.totals) : []
	};
}
function namesAbove(table, terms, { paint }) {
	let notes = new Footnotes(), { lines } = layTable({
		...table,
		rows: table.rows.map((row) => ({
			...row,
			name: ""
		}))
	}, terms, notes, paint), heads = headsOf(table);
	return [...lines.flatMap((line, n) => {
		let row = table.rows[n - heads];
		return row ? [visible(row.name), line] : [line];
	}), ...notes.lines()];
}
function missingRows(tables) {
	let base = tables.find(isCompared)?.columns[0];
	if (base === void 0) return [];
	let rows = rowsByColumn(tables), inBase = rows.get(columnName(base)) ?? new Map();
	return [...rows].filter(([column]) => column !== columnName(base)).map(([column, there]) => ({
		column,
		base: columnName(base),
		names: [...inBase].filter(([row]) => !there.has(row)).map(([, name]) => name)
	})).filter(({ names }) => names.length > 0);
}
function isCompared({ rows }) {
	return rows.some(({ cells }) => cells.some((cell) => cell?.versus));
}
function rowsByColumn(tables) {
	let found = new Map();
	for (let { columns, config, rows } of tables) for (let [n, values] of columns.entries()) {
		let column = columnName(values), there = found.get(column) ?? new Map();
		found.set(column, there);
		for (let { name, cells } of rows) cells[n] && there.set(JSON.stringify([config, name]), name);
	}
	return found;
}
function columnName(values) {
	return values.filter((value) => value !== "").join(" ");
}
function conclude(tables, files) {
	let all = tables.flatMap((table) => table.rows.flatMap((row) => row.cells.flatMap((cell, n) => {
		let column = columnName(table.columns[n] ?? []);
		return cell?.versus ? [{
			table,
			row,
			versus: cell.versus,
			column
		}] : [];
	}))), regressions = all.filter(({ versus }) => versus.finding === "regressed"), compared = all.length;
	if (compared === 0) return {
		verdict: "nothing",
		reason: null,
		compared,
		regressions
	};
	if (regressions.length > 0) return {
		verdict: "fail",
		reason: null,
		compared,
		regressions
	};
	let judged = all.filter(({ table }) => table.better !== null).map(({ versus }) => versus), reason = failuresIn(files) ?? powerlessIn(judged);
	return {
		verdict: reason ? "inconclusive" : "pass",
		reason,
		compared,
		regressions
	};
}
function failuresIn(files) {
	let [first] = files, isAlone = files.every(({ label }) => label === first?.label), failed = files.filter(({ label, failures }) => failures.length > 0 && (isAlone || label !== first?.label));
	return failed.length === 0 ? null : {
		kind: "failures",
		files: [...new Set(failed.map(({ label }) => label))]
	};
}
function powerlessIn(judged) {
	return !judged.every(({ isPowerless }) => isPowerless) || judged.every(isSame) ? null : {
		kind: "powerless",
		needed: judged.flatMap(({ notes }) => notes.flatMap((note) => note.kind === "powerless" ? [note] : []))[0]?.needed ?? null
	};
}
function isSame({ delta, notes }) {
	return delta === 0 && notes.some(({ kind }) => kind === "all-equal" || kind === "untested");
}
function sentenceOf({ reason, compared, regressions }, { threshold }) {
	if (reason) return `inconclusive: ${whyInconclusive(reason, compared)}`;
	if (regressions.length === 0) return "";
	let names = regressions.map(({ table, row, versus, column }) => visible(`${row.name} ${unitName(table.unit)} ${writtenDelta(versus)} (${column})`)), verb = regressions.length === 1 ? "is" : "are";
	return `${regressions.length} of ${compared} comparisons ${verb} worse by more than ${formatRatio(threshold)}: ${listed(names, 5)}`;
}
function whyInconclusive(reason, compared) {
	if (reason.kind === "failures") return `what failed in ${visible(listed(reason.files, 5))} was not compared; fix it and measure again`;
	let needed = reason.needed === null ? "more" : `at least ${reason.needed}`;
	return `${compared === 1 ? "the only comparison" : `each of ${compared} comparisons`} has too few values to show any difference; take ${needed} on each side`;
}
function missingLine({ column, base, names }) {
	let [which, verb] = names.length === 1 ? ["a benchmark", "is"] : [`${names.length} benchmarks`, "are"];
	return visible(`${column}: ${which} of ${base} ${verb} missing: ${listed(names, 5)}`);
}
function whyNothing(tables) {
	let [first] = tables, keys = (first?.config ?? []).filter(([, value], n) => tables.some(({ config }) => config[n]?.[1] !== value)).map(([key]) => key).filter((key) => !/^[./]/.test(key));
	return `nothing could be compared, as no benchmark is in two columns of a table. ${keys.length > 0 ? `The tables differ in ${visible(keys.join(", "))}: --ignore ${visible(keys.join(","))} puts them together.` : "Give files of the same benchmarks."}`;
}
function sortRows(table, order) {
	if (order === "none") return table;
	let sign = order.startsWith("-") ? -1 : 1;
	if (order.endsWith("name")) {
		let rows = table.rows.toSorted((a, b) => a.name === b.name ? 0 : a.name < b.name ? -sign : sign);
		return {
			...table,
			rows
		};
	}
	let worst = new Map(table.rows.map((row) => [row, worseningOf(row, table)])), rows = table.rows.toSorted((a, b) => {
		let [first, second] = [worst.get(a) ?? 0, worst.get(b) ?? 0];
		return first === second ? 0 : first > second ? -sign : sign;
	});
	return {
		...table,
		rows
	};
}
function worseningOf({ cells }, { better }) {
	let worsenings = cells.filter((cell) => cell?.versus?.isSignificant).map((cell) => {
		let delta = cell.versus?.delta ?? Infinity;
		return better === "higher" ? -delta : delta;
	});
	return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b));
}
const alphabetically = (a, b) => a === b ? 0 : a < b ? -1 : 1, numerically = (a, b) => {
	let [first, second] = [sizeOf(a), sizeOf(b)];
	return first === null || second === null ? Number(first === null) - Number(second === null) : Number.isNaN(first) || Number.isNaN(second) ? Number(Number.isNaN(first)) - Number(Number.isNaN(second)) : first === second ? 0 : first < second ? -1 : 1;
};
function asListed(values) {
	let places = new Map(values.map((value, place) => [value, place]));
	return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
}
function sizeOf(text) {
	let plain = parseFloat64(text);
	if (plain !== null) return plain;
	let [, digits = "", prefix = ""] = /^([+-]?[0-9.]+)([kKMGTPEZY]i?)?[bB]?$/.exec(text) ?? [], number = parseFloat64(digits);
	if (number === null || prefix === "") return number;
	let power = 1 + "KMGTPEZY".indexOf(prefix.charAt(0).toUpperCase());
	return number * (prefix.endsWith("i") ? 1024 : 1e3) ** power;
}
var Projection = class {
	parts;
	named;
	keys = new Map();
	width = 0;
	inOrder;
	constructor(fields, named) {
		this.named = named, this.parts = fields.map((field) => {
			let part = {
				field,
				columns: [],
				extract: extractorOf(field, named)
			};
			return field.key !== ".config" && this.addColumn(part, field.key), part;
		});
	}
	project(subject) {
		let values = [];
		for (let part of this.parts) part.field.key === ".config" ? this.projectConfig(part, subject, values) : values[part.columns[0].index] = part.extract(subject);
		for (let i = 0; i < this.width; i++) values[i] ??= "";
		for (; values.at(-1) === "";) values.pop();
		let id = idOf(values), known = this.keys.get(id);
		if (known) return known;
		let key = { values };
		this.keys.set(id, key);
		for (let { columns } of this.parts) for (let { places, index } of columns) {
			let value = values[index] ?? "";
			places && !places.has(value) && places.set(value, places.size);
		}
		return key;
	}
	names() {
		return this.columns().map(({ name }) => name);
	}
	valuesOf(key) {
		return this.columns().map(({ index }) => key.values[index] ?? "");
	}
	sorted(keys) {
		let columns = this.columns();
		return [...keys].sort((a, b) => {
			for (let { index, compare } of columns) {
				let [first = "", second = ""] = [a.values[index], b.values[index]];
				if (first !== second) return compare(first, second) || alphabetically(first, second);
			}
			return 0;
		});
	}
	columns() {
		return this.inOrder ??= this.parts.flatMap(({ columns }) => columns), this.inOrder;
	}
	projectConfig(part, { config }, values) {
		for (let name of Object.keys(config)) {
			if (this.named.config.has(name)) continue;
			let column = part.columns.find((one) => one.name === name) ?? this.addColumn(part, name);
			values[column.index] = config[name] ?? "";
		}
	}
	addColumn(part, name) {
		let { order, key } = part.field, places = order === "first" && key !== ".config" ? new Map() : null, column = {
			name,
			index: this.width++,
			places,
			compare: compareBy(order, places)
		};
		return part.columns.push(column), this.inOrder = void 0, column;
	}
};
function project(fields, ignored) {
	let entries = Object.entries(fields), all = [...entries.flatMap(([, some]) => some), ...ignored], keys = all.map(({ key }) => key), named = {
		config: new Set(keys.filter((key) => !isOfName(key))),
		name: keys.filter(isOfName)
	}, left = [".config", ".fullname"].filter((key) => !keys.includes(key)), listed = all.flatMap(({ key, order }) => typeof order == "object" ? [{
		kind: "or",
		filters: order.map((value) => ({
			kind: "equals",
			key,
			value
		}))
	}] : []);
	return {
		by: Object.fromEntries(entries.map(([name, some]) => [name, new Projection(some, named)])),
		residue: new Projection(left.map((key) => ({
			key,
			order: "first"
		})), named),
		accept: acceptBy({
			kind: "and",
			filters: listed
		})
	};
}
function differing(projection, keys) {
	let [first = [], ...others] = [...keys].map((key) => projection.valuesOf(key));
	return projection.names().filter((_, n) => others.some((values) => values[n] !== first[n]));
}
function idOf(values) {
	if (values.length === 1) return `=${values[0]}`;
	let id = "";
	for (let value of values) id += `\u0000${value.length}:${value}`;
	return id;
}
function isOfName(key) {
	return key === ".name" || key.startsWith("/");
}
function extractorOf({ key }, named) {
	return key === ".fullname" ? fullNameWithout(named.name) : extractOf(key);
}
function compareBy(order, places) {
	return typeof order == "object" ? asListed(order) : order === "alpha" ? alphabetically : order === "num" ? numerically : places ? (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) : () => 0;
}
function tabulate(files, layout) {
	let { table, row, column, ignore, filter } = layout, byUnit = {
		key: ".unit",
		order: "first"
	}, { by, residue, accept } = project({
		table: [...table, byUnit],
		row,
		column
	}, ignore), sheets = new Map();
	for (let { label, samples } of files) {
		let before;
		for (let { values, ...sample } of samples) {
			let subject = {
				...sample,
				file: label
			};
			if (!filter(subject) || !accept(subject)) continue;
			let { benchmark, config } = sample;
			(before?.benchmark !== benchmark || before.config !== config) && (before = {
				benchmark,
				config,
				residue: residue.project(subject),
				row: by.row.project(subject),
				column: by.column.project(subject)
			});
			let sheet = within(sheets, by.table.project(subject), () => new Map()), cells = within(sheet, before.row, () => new Map()), gathered = cells.get(before.column);
			gathered ? add(gathered, values, before.residue) : cells.set(before.column, {
				samples: [values],
				residue: before.residue,
				residues: null
			});
		}
	}
	return by.table.sorted(sheets.keys()).map((key) => gridOf(key, sheets.get(key), by, residue));
}
function add(gathered, values, residue) {
	gathered.samples.push(values), residue !== gathered.residue && (gathered.residues ??= new Set([gathered.residue]), gathered.residues.add(residue));
}
function gridOf(table, sheet, by, residue) {
	let names = by.table.names(), values = by.table.valuesOf(table), columns = by.column.sorted(new Set([...sheet.values()].flatMap((cells) => [...cells.keys()])));
	return {
		config: names.slice(0, -1).map((name, n) => [name, values[n] ?? ""]),
		unit: values.at(-1) ?? "",
		columns: columns.map((column) => by.column.valuesOf(column)),
		rows: by.row.sorted(sheet.keys()).map((row) => ({
			name: by.row.valuesOf(row).filter((value) => value !== "").join(" "),
			pools: columns.map((column) => {
				let gathered = sheet.get(row)?.get(column);
				if (!gathered) return null;
				let { samples, residues } = gathered, [first = [], ...more] = samples;
				return {
					values: ascending(more.length === 0 ? first : samples.flat()),
					differing: residues ? differing(residue, residues) : []
				};
			})
		}))
	};
}
function ascending(values) {
	if (values.length > 50) return Array.from(new Float64Array(values).sort());
	let sorted = values.slice();
	for (let i = 1; i < sorted.length; i++) {
		let value = sorted[i], place = i;
		for (; place > 0 && sorted[place - 1] > value; place--) sorted[place] = sorted[place - 1];
		sorted[place] = value;
	}
	return sorted;
}
function unitRulesOf(files) {
	let rules = new Map();
	for (let [place, { units }] of files.entries()) for (let [unit, { better, assume }] of units) {
		let known = rules.get(unit) ?? {}, mayTurn = place === 0 || usualDirection(unit) === null;
		rules.set(unit, {
			...better !== void 0 && mayTurn ? { better } : {},
			...assume === void 0 ? {} : { assume },
			...known
		});
	}
	return rules;
}
const powers = Array.from({ length: 16 }, (_, n) => 10 ** n);
function readPairs(text, at, pairs) {
	let i = blanksEnd(text, at);
	if (i === at) return -1;
	let count = digitsEnd(text, i);
	if (count === i || count - i > 15 || (i = blanksEnd(text, count), i === count)) return -1;
	for (let n = 0;; n++) {
		let [number, digits, decimals] = [
			0,
			0,
			0
		], start = i;
		for (let isAfterPoint = !1;; i++) {
			let code = text.charCodeAt(i);
			if (code >= 48 && code <= 57) number = number * 10 + (code - 48), digits++, isAfterPoint && decimals++;
			else if (code === 46 && !isAfterPoint && i > start) isAfterPoint = !0;
			else break;
		}
		if (digits === 0 || digits > 15) return -1;
		let after = blanksEnd(text, i);
		if (after === i) return -1;
		let end = unitEnd(text, after, pairs[n]?.unit);
		if (end === after) return -1;
		let value = decimals === 0 ? number : number / powers[decimals], pair = pairs[n];
		pair ? (text.startsWith(pair.unit, after) && pair.unit.length === end - after || (pair.unit = text.slice(after, end)), pair.value = value) : pairs.push({
			unit: text.slice(after, end),
			value
		}), i = blanksEnd(text, end);
		let next = lineEnd(text, i);
		if (next >= 0) return pairs.length = n + 1, next;
		if (i === end) return -1;
	}
}
function blanksEnd(text, at) {
	let i = at;
	for (; text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9;) i++;
	return i;
}
function digitsEnd(text, at) {
	let i = at;
	for (; text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57;) i++;
	return i;
}
function unitEnd(text, at, likely) {
	let i = likely !== void 0 && text.startsWith(likely, at) ? at + likely.length : at;
	for (; text.charCodeAt(i) > 32 && text.charCodeAt(i) < 127;) i++;
	return i;
}
function lineEnd(text, at) {
	let code = text.charCodeAt(at);
	return code === 10 ? at + 1 : code === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : -1;
}
var Gathering = class {
	samples = [];
	configs = new Map();
	last;
	valuesOf(config, benchmark, unit) {
		if (this.last?.config !== config) {
			let benchmarks = within(this.configs, JSON.stringify(Object.entries(config)), newMap);
			this.last = {
				config,
				benchmarks
			};
		}
		let units = within(this.last.benchmarks, benchmark, newMap);
		return within(units, unit, () => {
			let values = [];
			return this.samples.push({
				benchmark,
				config,
				unit,
				values
			}), values;
		});
	}
	addAll(measurements) {
		for (let { config, benchmark, unit, value } of measurements) this.valuesOf(config, benchmark, unit).push(value);
	}
};
function gather({ measurements, units, failures, refused }) {
	let gathering = new Gathering();
	return gathering.addAll(measurements), {
		samples: gathering.samples,
		units,
		failures,
		refused
	};
}
function newMap() {
	return new Map();
}
const prefix = "Benchmark", probe = "Probe%20";
var GoSamples = class {
	gathering = new Gathering();
	units = new Map();
	failures = [];
	refused = [];
	unended = [];
	other;
	config = {};
	areEncoded = !1;
	name = "";
	rows = [];
	pairs = [];
	nameEnd = 0;
	write(piece) {
		let end = piece.lastIndexOf("\n") + 1;
		if (end === 0) {
			this.unended.push(piece);
			return;
		}
		let start = this.unended.join("");
		this.unended = end < piece.length ? [piece.slice(end)] : [], this.read(start + piece.slice(0, end));
	}
	end() {
		let rest = this.unended.join("");
		rest !== "" && this.read(`${rest}\n`), this.endOther();
		let { units, failures, refused } = this;
		return {
			samples: this.gathering.samples,
			units,
			failures,
			refused
		};
	}
	read(text) {
		let stretch = -1;
		for (let at = 0; at < text.length;) {
			let next = this.readPlain(text, at);
			next >= 0 && stretch >= 0 && this.readOther(text.slice(stretch, at)), next >= 0 && this.endOther(), next >= 0 && !(this.areEncoded && text.slice(at, next).includes("%")) ? (this.take(text.slice(at + 9, this.nameEnd)), stretch = -1, at = next) : ((next >= 0 || stretch < 0) && (stretch = at), at = text.indexOf("\n", at) + 1);
		}
		stretch >= 0 && this.readOther(text.slice(stretch));
	}
	readPlain(text, at) {
		if (!text.startsWith(prefix, at)) return -1;
		let start = at + 9;
		for (this.nameEnd = start, text.startsWith(this.name, start) && (this.nameEnd += this.name.length); text.charCodeAt(this.nameEnd) > 32 && text.charCodeAt(this.nameEnd) < 127;) this.nameEnd++;
		return readPairs(text, this.nameEnd, this.pairs);
	}
	take(name) {
		name !== this.name && (this.name = ` ${name}`.slice(1), this.rows = []);
		for (let [n, { unit, value }] of this.pairs.entries()) {
			let { unit: tidied, factor } = tidy(unit), row = this.rows[n];
			row?.[0] !== unit && (row = [unit, this.gathering.valuesOf(this.config, this.name, tidied)], this.rows[n] = row), row[1].push(value * factor);
		}
	}
	readOther(text) {
		if (!this.other) {
			this.other = goFormat.open();
			let config = Object.entries(this.config).map(([key, value]) => `${key}: ${value}\n`);
			this.other.write(`${this.areEncoded ? `${namesKey}: ${namesEncoded}\n` : ""}${config.join("")}`);
		}
		this.other.write(text);
	}
	endOther() {
		if (!this.other) return;
		this.other.write(`${prefix}${probe} 1 1 probe\n`);
		let { measurements, units, failures, refused } = this.other.end();
		this.other = void 0, this.gathering.addAll(measurements.slice(0, -1));
		let { config, benchmark } = measurements.at(-1);
		this.config = config, this.areEncoded = benchmark !== probe, this.rows = [];
		for (let [unit, rule] of units) this.units.set(unit, {
			...rule,
			...this.units.get(unit)
		});
		this.failures.push(...failures), this.refused.push(...refused);
	}
};
function inputsIn(words) {
	let seen = new Map();
	return words.map((word) => {
		let equals = word.indexOf("=");
		if (equals >= 0) return {
			label: word.slice(0, equals),
			path: word.slice(equals + 1)
		};
		if (words.indexOf(word) === words.lastIndexOf(word)) return {
			label: word,
			path: word
		};
		let number = seen.get(word) ?? 0;
		return seen.set(word, number + 1), {
			label: `${word}#${number}`,
			path: word
		};
	});
}
function formatFor(name) {
	if (name === "auto") return null;
	let format = formatNamed(name);
	if (format) return format;
	let known = [anyFormat, ...formatNames].join(", ");
	throw new Misconfigured(`--format: "${name}" is not one of ${known} (or text and csv, for the report).`);
}
async function readInput({ label, path }, folder, format) {
	let name = path === "-" ? "standard input" : path, gathered = await readPieces(path, name, folder, format);
	if (gathered.samples.length > 0) return {
		label,
		...gathered
	};
	let why = [...gathered.failures, ...gathered.refused][0], said = why === void 0 ? "" : `, but says "${why}"`;
	throw new CouldNotMeasure(`${name} has no benchmark results${said}. Give what a benchmark run printed.`);
}
async function readPieces(path, name, folder, format) {
	let own, gathering = {
		...goFormat,
		open: () => {
			let samples = new GoSamples();
			return {
				write: (piece) => samples.write(piece),
				end: () => (own = samples.end(), {
					...own,
					measurements: some(own.samples)
				})
			};
		}
	}, ours = (one) => one === goFormat ? gathering : one, recogniser = new Recogniser(formats.map(ours), format && ours(format));
	try {
		let file = path === "-" ? "" : resolve(folder, path), options = {
			encoding: "utf8",
			highWaterMark: 2 ** 16
		}, pieces = createReadStream(file, path === "-" ? {
			...options,
			fd: 0,
			autoClose: !1
		} : options);
		for await (let piece of pieces) recogniser.write(piece);
		let parsed = recogniser.end();
		if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`);
		return own ?? gather(parsed);
	} catch (error) {
		throw error instanceof Unreadable ? new CouldNotMeasure(`${name} could not be read: ${error.message}`) : error instanceof Error && "syscall" in error ? new Misconfigured(`${name} could not be read (${error.message}). Name a file of benchmark results.`) : error;
	}
}
function some(samples) {
	return samples.slice(0, 1).map(({ values, ...sample }) => ({
		...sample,
		iterations: 0,
		value: values[0] ?? NaN
	}));
}
const valued = {
	alpha: "0.05",
	confidence: "0.95",
	"delta-test": "utest",
	correction: "none",
	outliers: "none",
	threshold: "5%",
	sort: "none",
	format: "auto",
	filter: "*",
	table: ".config",
	row: ".fullname",
	col: ".file",
	ignore: ""
}, switches = [
	"geomean",
	"no-geomean",
	"intervals",
	"csv",
	"markdown",
	"json"
], flags = Object.fromEntries([...Object.keys(valued).map((name) => [name, { type: "string" }]), ...switches.map((name) => [name, { type: "boolean" }])]);
function readOptions(given) {
	let { values, words } = readFlags(asOurs(given), flags, "benchgate compare"), get = (name) => {
		let value = values[name];
		return typeof value == "string" ? value : valued[name];
	}, expression = (name) => ({
		flag: `--${name}`,
		text: get(name)
	}), format = get("format"), isOutput = format === "csv" || format === "text", asked = [
		"csv",
		"markdown",
		"json"
	].filter((name) => values[name] || format === name);
	if (asked.length > 1) throw new Misconfigured(`--${asked.join(" and --")} cannot be combined. Choose one form of the report.`);
	if (words.length === 0) throw new Misconfigured("compare: no file was given. Give at least one, such as old.txt new.txt, or - for standard input.");
	return {
		inputs: words,
		format: isOutput ? valued.format : format,
		output: asked[0] ?? "text",
		sort: oneOf("sort", get("sort"), [
			"none",
			"name",
			"delta",
			"-name",
			"-delta"
		]),
		geomean: !values["no-geomean"],
		terms: {
			alpha: share("alpha", get("alpha")),
			confidence: share("confidence", get("confidence")),
			test: oneOf("delta-test", get("delta-test"), [
				"utest",
				"ttest",
				"none"
			]),
			correction: oneOf("correction", get("correction"), [
				"none",
				"holm",
				"bh"
			]),
			outliers: oneOf("outliers", get("outliers"), ["none", "iqr"]),
			threshold: ratio("threshold", get("threshold")),
			intervals: values.intervals === !0 || asked[0] === "json"
		},
		expressions: {
			filter: expression("filter"),
			table: expression("table"),
			row: expression("row"),
			col: expression("col"),
			ignore: expression("ignore")
		}
	};
}
function asOurs(given) {
	let words = [];
	for (let n = 0; n < given.length; n++) {
		let word = given[n];
		if (word === "--") return [...words, ...given.slice(n)];
		let [, name = "", value] = /^--?([a-z][a-z-]+)(=[\s\S]*)?$/.exec(word) ?? [];
		Object.hasOwn(flags, name) ? value !== void 0 || !Object.hasOwn(valued, name) ? words.push(`--${name}${value ?? ""}`) : n + 1 < given.length ? words.push(`--${name}=${given[++n]}`) : words.push(`--${name}`) : words.push(word);
	}
	return words;
}
function oneOf(name, value, accepted) {
	let found = accepted.find((one) => one === value);
	if (found === void 0) throw new Misconfigured(`--${name}: "${value}" is not one of ${accepted.join(", ")}.`);
	return found;
}
function share(name, value) {
	let number = value.trim() === "" ? NaN : Number(value), isAccepted = name === "alpha" ? number > 0 : number >= 0, accepted = name === "alpha" ? "over 0 and at most 1" : "between 0 and 1";
	if (!isAccepted || !(number <= 1)) throw new Misconfigured(`--${name}: "${value}" is not a number ${accepted}, such as ${valued[name]}.`);
	return number;
}
function ratio(name, value) {
	let [, digits, percent] = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(%?)\s*$/.exec(value) ?? [];
	if (digits === void 0) throw new Misconfigured(`--${name}: "${value}" is neither a percentage such as 5% nor a ratio such as 0.05.`);
	return Number(digits) / (percent === "%" ? 100 : 1);
}
const usage = "Usage: benchgate compare old.txt new.txt … [flags]\n\nCompares files of benchmark results as benchstat does: medians with their intervals, each file against the first, and ~\nwhere a difference may be chance. Its numbers are benchstat's; the exit status is an addition.\n\n  benchgate compare old.txt new.txt\n  benchgate compare base=old.txt head=new.txt    names the columns; files with the same name share one\n  go test -bench . | benchgate compare old.txt -\n  benchgate compare -col /codec new.txt          compares parts of names within one file\n\n  --filter QUERY           only matching benchmarks: '/size:4k -goos:windows .unit:(ns/op OR B/op)', .name:/^Read/\n  --table, --row, --col KEYS, --ignore KEYS\n                           what makes tables (.config), rows (.fullname), columns (.file); KEYS such as .name,/size@num\n  --alpha 0.05             p up to which a difference counts; --confidence 0.95, of the intervals\n  --delta-test utest       or ttest (Welch), or none; --outliers iqr leaves out outliers\n  --correction none        or holm, bh: p adjusted for all comparisons\n  --threshold 5%           a significant worsening of the median beyond this is a regression\n  --intervals              shows each change with its interval (Hodges-Lehmann)\n  --sort none              or name, delta (worst first), -name, -delta; --no-geomean\n  --csv, --markdown, --json (\"verdict\" is pass, fail, inconclusive or nothing); --format NAME, if the format of\n                           the files is not recognised\n  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv.\n\nExit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but a\nlater file reports failures, or no benchmark has enough values to show any difference.\n";
async function run(given, terminal) {
	let options = readOptions(given), { terms, output } = options, { files, grids, rules } = await readGrids(options, terminal), tables = compareSamples(grids, rules, terms).map((table) => options.geomean ? table : {
		...table,
		totals: []
	}).map((table) => sortRows(table, options.sort)), conclusion = conclude(tables, files), { stdout, stderr } = terminal;
	if (output === "csv") {
		let { text, notes } = compareCsv(tables, terms);
		stdout.write(text);
		for (let note of notes) stderr.write(`${note}\n`);
	} else output === "markdown" ? stdout.write(compareMarkdown(tables, terms)) : output === "json" ? stdout.write(compareJson(tables, terms, conclusion)) : stdout.write(compareText(tables, terms, shownOn(terminal)));
	for (let missing of missingRows(tables)) stderr.write(`warning: ${missingLine(missing)}\n`);
	let sentence = sentenceOf(conclusion, terms);
	if (sentence !== "" && stderr.write(`${sentence}\n`), conclusion.verdict === "nothing" && columnsOf(tables) > 1) throw new CouldNotMeasure(whyNothing(tables));
	return {
		pass: 0,
		nothing: 0,
		fail: 1,
		inconclusive: 3
	}[conclusion.verdict];
}
async function readGrids({ inputs, format, expressions }, { folder, stderr }) {
	let layout = {
		filter: acceptBy(parseFilter(expressions.filter)),
		table: parseProjection(expressions.table),
		row: parseProjection(expressions.row),
		column: parseProjection(expressions.col),
		ignore: parseProjection(expressions.ignore)
	}, known = formatFor(format), files = [];
	for (let input of inputsIn(inputs)) {
		let file = await readInput(input, folder, known);
		for (let line of complaintsOf(file)) stderr.write(`warning: ${visible(`${input.path}: ${line}`)}\n`);
		files.push(file);
	}
	let grids = tabulate(files, layout);
	if (grids.length === 0) throw new CouldNotMeasure(`nothing matches ${expressions.filter.text}. Give a wider --filter.`);
	return {
		files: files.map(({ label, failures }) => ({
			label,
			failures
		})),
		grids,
		rules: unitRulesOf(files)
	};
}
function complaintsOf({ failures, refused }) {
	let some = (lines, what) => lines.length === 0 ? [] : [`${lines.length === 1 ? "a line" : `${lines.length} lines`} ${what}, such as "${lines[0]}"`];
	return [...some(failures, "of a failure"), ...some(refused, "without a number")];
}
function columnsOf(tables) {
	return new Set(tables.flatMap(({ columns }) => columns.map((values) => JSON.stringify(values)))).size;
}
function shownOn({ stdout, env }) {
	let paint = paintFor(stdout, env), colours = {
		regressed: "red",
		improved: "green",
		changed: "yellow"
	};
	return {
		width: terminalWidth(stdout),
		paint: (finding, text) => {
			let colour = colours[finding];
			return colour ? paint(colour, text) : text;
		}
	};
}
export { flags, run, usage };
