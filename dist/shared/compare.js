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
// src/core/benchproc/extract.ts
function extractOf(key) {
	if (key === ".name") return ({ benchmark }) => baseOf(benchmark);
	if (key === ".fullname") return ({ benchmark }) => benchmark;
	if (key === ".file") return ({ file }) => file;
	if (key === ".unit") return ({ unit }) => unit;
	if (key.startsWith("/")) return ({ benchmark }) => partOf(benchmark, key);
	return ({ config }) => settingOf(config, key) ?? "";
}
function fullNameWithout(without) {
	const keys = without.filter((key) => key.startsWith("/"));
	if (keys.length === 0 && !without.includes(".name")) return ({ benchmark }) => benchmark;
	return ({ benchmark }) => {
		const { base, parts, processors } = partsOf(benchmark);
		const kept = parts.filter((part) => !keys.some((key) => part.startsWith(`${key}=`)));
		return `${without.includes(".name") ? "*" : base}${kept.join("")}${keys.includes("/gomaxprocs") ? "" : processors}`;
	};
}
function partsOf(benchmark) {
	const processors = /-\d+$/.exec(benchmark)?.[0] ?? "";
	const [base = "", ...parts] = benchmark.slice(0, benchmark.length - processors.length).split("/");
	return {
		base,
		parts: parts.map((part) => `/${part}`),
		processors
	};
}
function baseOf(benchmark) {
	const slash = benchmark.indexOf("/");
	return slash < 0 ? partsOf(benchmark).base : benchmark.slice(0, slash);
}
function partOf(benchmark, key) {
	const { parts, processors } = partsOf(benchmark);
	if (key === "/gomaxprocs" && processors !== "") return processors.slice(1);
	return parts.find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1) ?? "";
}
// src/core/benchproc/filter.ts
function acceptBy(filter) {
	switch (filter.kind) {
		case "and": {
			const all = filter.filters.map(acceptBy);
			return (subject) => all.every((accept) => accept(subject));
		}
		case "or": {
			const any = filter.filters.map(acceptBy);
			return (subject) => any.some((accept) => accept(subject));
		}
		case "not": {
			const accept = acceptBy(filter.filter);
			return (subject) => !accept(subject);
		}
		case "equals": {
			const value = filter.key === ".unit" ? tidy(filter.value).unit : filter.value;
			const extract = extractOf(filter.key);
			return (subject) => extract(subject) === value;
		}
		case "matches": {
			const { pattern } = filter;
			const extract = extractOf(filter.key);
			if (filter.key !== ".unit") return (subject) => pattern.test(extract(subject));
			return ({ unit }) => pattern.test(unit) || pattern.test(untidied(unit));
		}
	}
}
function untidied(unit) {
	return unit === "B/s" ? "MB/s" : unit.replace(/(^|-)sec(?=\/|$)/, "$1ns");
}
// src/core/benchproc/go-pattern.ts
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
	const [leading = "", given = ""] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
	const source = pattern.slice(leading.length).replace(/\\Q([\s\S]*?)(?:\\E|$)/g, (_, text) => text.replace(/[^\w\s]/g, "\\$&")).replace(/\\A|\\z|\\([pP])([A-Z])|\(\?P<|\[:(\^?\w+):\]|\\([^A-Za-z\d])|\\[\s\S]/g, (found, property, letter, name, sign) => {
		if (found === "\\A") return "(?<![\\s\\S])";
		if (found === "\\z") return "(?![\\s\\S])";
		if (found === "(?P<") return "(?<";
		if (property !== void 0) return `\\${property}{${letter}}`;
		if (name !== void 0) return classNamed(name);
		if (sign !== void 0) return /[\^$\\.*+?()[\]{}|/]/.test(sign) ? found : `\\u{${hex(sign)}}`;
		return found;
	});
	return new RegExp(source, `u${[...new Set(given)].join("")}`);
}
function classNamed(name) {
	const found = Object.hasOwn(classes, name) ? classes[name] : void 0;
	if (found === void 0) throw new SyntaxError(`there is no class [:${name}:] here`);
	return found;
}
function hex(sign) {
	return (sign.codePointAt(0) ?? 0).toString(16);
}
// src/core/benchproc/token.ts
function tokenAt(expression, from, expected) {
	const { text } = expression;
	const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
	const first = text.charAt(at);
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
	const word = /^[^\s():@,]+/.exec(text.slice(at))?.[0] ?? "";
	return {
		kind: word === "AND" || word === "OR" ? word : "word",
		text: word,
		at,
		end: at + word.length
	};
}
function unreadable({ flag, text }, at, why) {
	const where = at >= text.length ? "at its end" : `at "${text.slice(at)}"`;
	return new Misconfigured(`${flag}: "${text}" cannot be read: ${why} ${where}.`);
}
function isSign(character) {
	return "():@,-*".includes(character);
}
function quotedAt(expression, at) {
	const quoted = /^"((?:[^"\\]|\\.)*)"/su.exec(expression.text.slice(at));
	if (!quoted) throw unreadable(expression, at, "a quote is not closed");
	const [whole, inside = ""] = quoted;
	return {
		kind: "word",
		text: inside.replace(/\\(x..|u.{4}|U.{8}|[0-7]{3}|.)/gsu, (_, spelled) => {
			const character = unescaped(spelled);
			if (character === null) throw unreadable(expression, at, `Go has no escape \\${spelled}`);
			return character;
		}),
		at,
		end: at + whole.length
	};
}
function unescaped(spelled) {
	const simple = {
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
	const octal = /^[0-7]{3}$/.test(spelled);
	if (!octal && !/^(x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})$/i.test(spelled)) return null;
	const code = octal ? Number.parseInt(spelled, 8) : Number.parseInt(spelled.slice(1), 16);
	return code <= 1114111 ? String.fromCodePoint(code) : null;
}
function patternAt(expression, at) {
	const { text } = expression;
	let [square, round] = [0, 0];
	for (let i = at + 1; i < text.length; i++) {
		const character = text.charAt(i);
		if (character === "\\") i++;
		else if (character === "/" && square === 0 && round === 0) {
			if (/^[^\s():@,*-]/.test(text.slice(i + 1))) throw unreadable(expression, i + 1, "a space has to follow a pattern (is a \"/\" in it not escaped?)");
			return {
				kind: "pattern",
				text: text.slice(at + 1, i),
				at,
				end: i + 1
			};
		} else if (character === "[") square++;
		else if (character === "]") square = Math.max(0, square - 1);
		else if (square === 0 && character === "(") round++;
		else if (square === 0 && character === ")") round--;
	}
	throw unreadable(expression, at, "a pattern is not closed by \"/\"");
}
// src/core/benchproc/parse-filter.ts
function parseFilter(expression) {
	const [filter, next] = either(expression, 0);
	const rest = tokenAt(expression, next, "key");
	if (rest.kind !== "end") throw unreadable(expression, rest.at, "nothing was expected");
	return filter;
}
function either(expression, from) {
	const [first, end] = all(expression, from);
	const filters = [first];
	let next = end;
	for (let token = tokenAt(expression, next, "key"); token.kind === "OR";) {
		const [filter, after] = all(expression, token.end);
		filters.push(filter);
		next = after;
		token = tokenAt(expression, next, "key");
	}
	return [filters.length === 1 ? first : {
		kind: "or",
		filters
	}, next];
}
function all(expression, from) {
	const [first, end] = term(expression, from);
	const filters = [first];
	let next = end;
	for (;;) {
		const token = tokenAt(expression, next, "key");
		if (token.kind === "AND") next = token.end;
		else if ([
			"(",
			"-",
			"*",
			"word"
		].includes(token.kind)) {
			const [filter, after] = term(expression, next);
			filters.push(filter);
			next = after;
		} else return [filters.length === 1 ? first : {
			kind: "and",
			filters
		}, next];
	}
}
function term(expression, from) {
	const token = tokenAt(expression, from, "key");
	switch (token.kind) {
		case "*": return [{
			kind: "and",
			filters: []
		}, token.end];
		case "-": {
			const [filter, end] = term(expression, token.end);
			return [{
				kind: "not",
				filter
			}, end];
		}
		case "(": {
			const [filter, end] = either(expression, token.end);
			const closing = tokenAt(expression, end, "key");
			if (closing.kind !== ")") throw unreadable(expression, closing.at, "\")\" is missing");
			return [filter, closing.end];
		}
		case "word": return match(expression, token);
		default: throw unreadable(expression, token.at, "key:value or a filter in brackets was expected");
	}
}
function match(expression, { text: key, at, end }) {
	const colon = tokenAt(expression, end, "key");
	if (colon.kind !== ":") throw unreadable(expression, at, "key:value was expected");
	if (key === "") throw unreadable(expression, at, "a key cannot be empty");
	if (key === ".config") throw unreadable(expression, at, ".config stands for many keys; name one of them");
	const value = tokenAt(expression, colon.end, "value");
	if (value.kind !== "(") return [one(expression, key, value), value.end];
	const filters = [];
	for (let next = value.end;;) {
		const token = tokenAt(expression, next, "value");
		filters.push(one(expression, key, token));
		const separator = tokenAt(expression, token.end, "value");
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
// src/core/benchproc/parse-projection.ts
function parseProjection(expression) {
	const fields = [];
	for (let next = 0;;) {
		const token = tokenAt(expression, next, "key");
		if (token.kind === "end") return fields;
		const key = token.kind === "," && fields.length > 0 ? tokenAt(expression, token.end, "key") : token;
		if (key.kind !== "word") throw unreadable(expression, key.at, "a key was expected");
		if (key.text === "") throw unreadable(expression, key.at, "a key cannot be empty");
		if (key.text === ".unit") throw unreadable(expression, key.at, ".unit can only be filtered, as every unit has its own table");
		const [order, end] = orderAt(expression, key.end);
		if (key.text === ".config" && typeof order === "object") throw unreadable(expression, key.at, ".config stands for many keys, whose values cannot be listed");
		fields.push({
			key: key.text,
			order
		});
		next = end;
	}
}
function orderAt(expression, from) {
	const sign = tokenAt(expression, from, "key");
	if (sign.kind !== "@") return ["first", from];
	const named = tokenAt(expression, sign.end, "key");
	if (named.kind === "(") return listAt(expression, named.end);
	const { text } = named;
	if (named.kind !== "word" || text !== "first" && text !== "alpha" && text !== "num") throw unreadable(expression, named.at, "alpha, num, first or values in brackets were expected");
	return [text, named.end];
}
function listAt(expression, from) {
	const values = [];
	for (let next = from;;) {
		const token = tokenAt(expression, next, "key");
		if (token.kind === ")" && values.length > 0) return [values, token.end];
		if (token.kind !== "word") throw unreadable(expression, token.at, `${values.length > 0 ? "\")\"" : "a value"} was expected`);
		values.push(token.text);
		next = token.end;
	}
}
// src/core/compare/cell-text.ts
function writtenDelta({ isSignificant, delta }) {
	if (!isSignificant) return "~";
	if (delta === null) return "?";
	return delta === 0 ? "0.00%" : formatDelta(delta);
}
function writtenP({ adjustedP, n: [base, head], ratio }) {
	const p = adjustedP === null || adjustedP === 0 ? "" : `p=${toFixedEven(adjustedP, 3)} `;
	const n = base === head ? `n=${base}` : `n=${base}+${head}`;
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
// src/core/compare/note.ts
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
// src/core/compare/scale.ts
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
}));
const binary = [
	"Ti",
	"Gi",
	"Mi",
	"Ki",
	""
].map((prefix, n) => {
	const factor = 2 ** (40 - 10 * n);
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
	const least = values.map(Math.abs).filter((size) => size > 0).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
	if (least === Number.POSITIVE_INFINITY) return {
		factor: 1,
		prefix: "",
		digits: 3
	};
	const steps = countsBytes(unit) ? binary : decimal;
	for (const { factor, prefix, bounds } of steps) {
		const place = bounds.findIndex((bound) => least >= bound);
		if (place >= 0) return {
			factor,
			prefix,
			digits: place + 1
		};
	}
	const { factor, prefix } = steps.at(-1);
	let digits = 3;
	while (digits < 10 && least / factor < Number(`9.9995e${2 - digits}`)) digits++;
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
	if (!Number.isFinite(low) || !Number.isFinite(high)) return "∞";
	if (Math.sign(center) !== Math.sign(low) || Math.sign(center) !== Math.sign(high)) return "?";
	if (center === 0) return "0%";
	return `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
// src/core/compare/compare-csv.ts
function compareCsv(tables, terms) {
	const lines = [];
	const notes = [];
	for (const [n, table] of tables.entries()) {
		if (n > 0) lines.push("");
		lines.push(...configLines(table, tables[n - 1]).map(textField));
		for (const fields of headLines(table, terms)) lines.push(fields.map(textField).join(","));
		const note = (field, said) => {
			for (const one of said) notes.push(`${letters(field)}${lines.length + 1}: ${visible(wordsOf(one))}`);
		};
		for (const row of table.rows) lines.push(rowLine$1(row, note));
		if (table.totals.length > 0) lines.push(totalLine$1(table, note));
	}
	return {
		text: lines.map((line) => `${line}\n`).join(""),
		notes
	};
}
const ofSample$1 = 2;
function startOf$1(column) {
	return column === 0 ? 1 : 3 + (column - 1) * 2 * ofSample$1;
}
function headLines({ columns, unit }, terms) {
	const width = startOf$1(columns.length);
	const levels = (columns[0] ?? []).map((_, level) => {
		const fields = new Array(width).fill("");
		for (const [n, values] of columns.entries()) fields[startOf$1(n)] = values[level] ?? "";
		return fields;
	});
	const units = columns.flatMap((_, n) => n === 0 ? [unit, "CI"] : [
		unit,
		"CI",
		versusTitle(terms),
		"P"
	]);
	return [...levels, ["", ...units]];
}
function rowLine$1({ name, cells }, note) {
	const fields = [textField(name)];
	for (const [n, cell] of cells.entries()) {
		if (!cell) continue;
		while (fields.length < startOf$1(n)) fields.push("");
		note(fields.length, cell.notes);
		fields.push(...cellFields$1(cell));
		if (!cell.versus) continue;
		note(fields.length - ofSample$1, cell.versus.notes);
		fields.push(writtenDelta(cell.versus), quoted(writtenP(cell.versus)));
	}
	return fields.join(",");
}
function cellFields$1({ center, low, high }) {
	return [goNumber(center), writtenSpread(center, low, high)];
}
function totalLine$1({ totals }, note) {
	const fields = new Array(startOf$1(totals.length)).fill("");
	fields[0] = "geomean";
	for (const [n, { center, ratio, notes }] of totals.entries()) {
		note(startOf$1(n), notes);
		if (center !== null) fields[startOf$1(n)] = goNumber(center);
		if (n > 0) fields[startOf$1(n) + ofSample$1] = ratio === null ? "?" : formatDelta(ratio - 1);
	}
	return fields.join(",");
}
function goNumber(value) {
	const size = Math.abs(value);
	if (value === 0 || size >= 1e-4 && size < 1e6) return String(value);
	return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
function letters(field) {
	const rest = Math.floor(field / 26) - 1;
	return `${rest < 0 ? "" : letters(rest)}${String.fromCharCode(65 + field % 26)}`;
}
// src/core/compare/compare-json.ts
const schema = 1;
function compareJson(tables, terms, conclusion) {
	const { alpha, confidence, test, correction, outliers, threshold } = terms;
	const { verdict, reason, compared, regressions } = conclusion;
	const report = {
		schema,
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
// src/core/compare/footnotes.ts
var Footnotes = class {
	numbers = new Map();
	marks(notes) {
		return notes.map((note) => {
			const words = wordsOf(note);
			const known = this.numbers.get(words) ?? [this.numbers.size + 1, note];
			this.numbers.set(words, known);
			return raised(known[0]);
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
// src/core/compare/compare-markdown.ts
function compareMarkdown(tables, terms) {
	return tables.map((table, n) => `${tableText(table, tables[n - 1], terms)}\n`).join("\n");
}
function tableText(table, before, terms) {
	const notes = new Footnotes();
	const config = configLines(table, before).map((text) => inlineCode(text));
	const { columns, unit, totals } = table;
	const heading = columns.flatMap((values, n) => {
		const name = inlineCode(values.filter((value) => value !== "").join(" "));
		return n === 0 ? [name] : [
			name,
			versusTitle(terms),
			""
		];
	});
	const lines = [
		line([inlineCode(unit), ...heading]),
		line([":--", ...columns.flatMap((_, n) => n === 0 ? ["--:"] : [
			"--:",
			"--:",
			":--"
		])]),
		...table.rows.map((row) => rowLine(row, unit, notes)),
		...table.rows.length > 1 && totals.length > 0 ? [totalLine(totals, unit, notes)] : []
	];
	const above = config.length > 0 ? [config.join(" · "), ""] : [];
	const below = notes.list().map(([mark, note]) => `${mark} ${wordsOf(note, (name) => inlineCode(name))}`);
	return [
		...above,
		...lines,
		...below.length > 0 ? ["", below.join("<br>\n")] : []
	].join("\n");
}
function rowLine({ name, cells }, unit, notes) {
	const scale = scaleOf(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	const fields = cells.flatMap((cell, n) => {
		const empty = n === 0 ? [""] : [
			"",
			"",
			""
		];
		if (!cell) return empty;
		const { center, low, high, versus } = cell;
		const value = marked(`${written(center, scale)} ± ${writtenSpread(center, low, high)}`, notes.marks(cell.notes));
		if (n === 0) return [value];
		if (!versus) return [
			value,
			"",
			""
		];
		const delta = writtenDelta(versus);
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
		const value = marked(center === null ? "" : written(center, scaleOf([center], unit)), notes.marks(said));
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
// src/core/compare/contrast.ts
function contrast(base, head, test, alpha) {
	if (test === "none") return {
		p: null,
		differs: true,
		isPowerless: false,
		notes: []
	};
	if (test === "ttest") {
		const p = welch(base, head)?.p ?? null;
		const isPowerless = p === null;
		return {
			p,
			differs: false,
			isPowerless,
			notes: isPowerless ? [{ kind: "untested" }] : []
		};
	}
	const isPowerless = leastOf(base.length, head.length) > alpha;
	const least = Math.min(base[0], head[0]);
	if (least === base[base.length - 1] && least === head[head.length - 1]) return {
		p: 1,
		differs: false,
		isPowerless,
		notes: [{ kind: "all-equal" }]
	};
	const { p } = mannWhitney(base, head);
	if (p <= alpha) return {
		p,
		differs: false,
		isPowerless: false,
		notes: []
	};
	const needed = leastFor$1(alpha);
	return {
		p,
		differs: false,
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
	for (let n = 1; n <= most$1; n++) if (leastOf(n, n) <= alpha) return n;
	return null;
}
// src/core/compare/summarise.ts
function medianOf(sorted, confidence) {
	const n = sorted.length;
	const orders = ordersAt(confidence)(n);
	const low = sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY;
	const high = sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY;
	const notes = Number.isFinite(low) && Number.isFinite(high) ? [] : [{
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
	const [low, high] = [sorted[0], sorted[sorted.length - 1]];
	let [center, most, count] = [
		low,
		1,
		0
	];
	for (const [place, value] of sorted.entries()) {
		count = place > 0 && value === sorted[place - 1] ? count + 1 : 1;
		if (count > most) [center, most] = [value, count];
	}
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
	const position = 1 / 3 + .5 * (sorted.length + 1 / 3);
	const order = Math.trunc(position);
	const below = sorted[order - 1];
	const above = sorted[order];
	return above === void 0 ? below : below + (position - order) * (above - below);
}
const most = 50;
function leastFor(confidence) {
	for (let n = 2; n <= most; n++) {
		const { low, high } = medianOrders(n, confidence);
		if (low > 0 && high <= n) return n;
	}
	return null;
}
// src/core/compare/total.ts
function totalsOf(rows, columns) {
	const inFirst = rows.filter(({ cells }) => cells[0]).length;
	return Array.from({ length: columns }, (_, column) => {
		const cells = rows.flatMap((row) => {
			const cell = row.cells[column];
			return cell ? [{
				cell,
				base: row.cells[0] ?? null
			}] : [];
		});
		const center = geometricMean(cells.map(({ cell }) => cell.center));
		const notes = [];
		const compared = cells.flatMap(({ cell, base }) => base ? [ratioOf(cell, base)] : []);
		if (column > 0 && compared.length !== inFirst) notes.push({ kind: "other-rows" });
		if (center === null) notes.push({
			kind: "no-geomean",
			of: "centers"
		});
		if (column === 0 || compared.some((ratio) => !Number.isFinite(ratio))) return {
			center,
			ratio: null,
			notes
		};
		const ratio = geometricMean(compared);
		if (ratio === null) notes.push({
			kind: "no-geomean",
			of: "ratios"
		});
		return {
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
	for (const [place, value] of values.entries()) mean += (Math.log(value) - mean) / (place + 1);
	return Math.exp(mean);
}
// src/core/compare/compare-samples.ts
function compareSamples(grids, rules, terms) {
	const drafts = grids.map((grid) => draftOf(grid, rules.get(grid.unit) ?? {}, terms));
	const pairs = drafts.flatMap(({ rows }) => rows.flatMap(({ pairs: some }) => some.filter((pair) => pair !== null)));
	const level = levelOf(pairs.length, terms);
	const tested = pairs.map((pair) => testOf(pair, level, terms));
	const p = tested.flatMap((one) => one.p === null ? [] : [one.p]);
	const adjusted = adjust(p, terms.correction)[Symbol.iterator]();
	const versus = new Map();
	for (const [n, pair] of pairs.entries()) {
		const outcome = tested[n];
		const adjustedP = outcome.p === null ? null : adjusted.next().value;
		versus.set(pair, versusOf(pair, outcome, adjustedP, terms));
	}
	return drafts.map(({ grid, better, rows: drafted }) => {
		const rows = drafted.map(({ name, samples, pairs: some }) => ({
			name,
			cells: samples.map((sample, column) => {
				const pair = some[column];
				return sample && cellOf(sample, (pair && versus.get(pair)) ?? null);
			})
		}));
		const { config, unit, columns } = grid;
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
	const better = rule.better === void 0 ? usualDirection(grid.unit) : rule.better;
	const exact = rule.assume === "exact";
	return {
		grid,
		better,
		rows: grid.rows.map(({ name, pools }) => {
			const samples = pools.map((pool) => pool && summarise(pool, exact, terms));
			const [base = null] = samples;
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
	const notes = [];
	if (pool.differing.length > 0) notes.push({
		kind: "pooled",
		keys: pool.differing
	});
	if (exact) {
		const summary = exactOf(pool.values);
		return {
			...summary,
			values: pool.values,
			notes: [...notes, ...summary.notes]
		};
	}
	const values = outliers === "iqr" ? withoutOutliers(pool.values).filter((value) => value !== null) : pool.values;
	const removed = pool.values.length - values.length;
	if (removed > 0) notes.push({
		kind: "outliers",
		removed
	});
	const summary = medianOf(values, confidence);
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
	if (exact) return {
		p: null,
		differs: true,
		isPowerless: false,
		notes: []
	};
	return contrast(base.values, head.values, test, level);
}
function versusOf(pair, outcome, adjustedP, terms) {
	const { base, head, exact, better } = pair;
	const isSignificant = adjustedP === null ? outcome.differs : adjustedP <= terms.alpha;
	const isFromZero = base.center === 0 && head.center !== 0;
	const ratio = terms.intervals && !exact ? ratioEstimate([{
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
	const { worsening, improvement } = apartByShift(head - base, base, head, better);
	const isWorse = exceeds(worsening, threshold);
	const isBetter = exceeds(improvement, threshold);
	if (!isWorse && !isBetter) return "small";
	if (better === null) return "changed";
	return isWorse ? "regressed" : "improved";
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
// src/core/compare/spread-columns.ts
function spreadColumns(pieces, fixed) {
	const margins = [];
	for (const { column, margin } of pieces) margins[column] = Math.max(margins[column] ?? 0, widthOf(margin));
	const widths = widthsOf(pieces, margins, fixed);
	const starts = [0];
	for (const one of widths) starts.push(starts.at(-1) + one);
	const lines = [];
	let [line, end, current, widest] = [
		"",
		0,
		0,
		0
	];
	for (const { row, column, span, text, margin, align, paint } of pieces) {
		for (; current < row; current++) {
			lines.push(line);
			line = "";
			end = 0;
		}
		if (text === "" && margin === "") continue;
		const start = starts[column];
		const before = margins[column] ?? 0;
		const room = starts[column + span] - start - before;
		const free = Math.max(0, room - widthOf(text));
		const left = align === "left" ? 0 : align === "right" ? free : free >> 1;
		line += `${" ".repeat(Math.max(0, start - end))}${margin.padStart(before)}${" ".repeat(left)}${paint ? paint(text) : text}`;
		end = start + before + left + widthOf(text);
		widest = Math.max(widest, end);
	}
	return {
		lines: [...lines, line],
		width: widest
	};
}
function widthsOf(pieces, margins, fixed) {
	const last = pieces.reduce((most, { column, span }) => Math.max(most, column + span), 0);
	const widths = new Array(last).fill(0);
	const needOf = ({ column, text }) => widthOf(text) + (margins[column] ?? 0);
	for (const piece of pieces) if (piece.span === 1) widths[piece.column] = Math.max(widths[piece.column], needOf(piece));
	const headings = pieces.filter(({ span }) => span > 1).sort((a, b) => a.span - b.span);
	for (const piece of headings) {
		const under = Array.from({ length: piece.span }, (_, n) => piece.column + n);
		if (under.reduce((sum, n) => sum + widths[n], 0) < needOf(piece)) widen(widths, under, needOf(piece), fixed);
	}
	return widths;
}
function widen(widths, under, need, fixed) {
	const free = under.filter((n) => !fixed.has(n));
	const growing = free.length > 0 ? free : under.slice(-1);
	let rest = need;
	for (const n of under) if (!growing.includes(n)) rest -= widths[n];
	let left = growing.length;
	for (const n of growing.toSorted((a, b) => widths[b] - widths[a])) {
		widths[n] = Math.max(widths[n], Math.ceil(rest / left));
		rest -= widths[n];
		left--;
	}
}
// src/core/compare/lay-table.ts
const ofLabel = 1;
const ofSample = 3;
const ofChange = 3;
function startOf(column) {
	return column === 0 ? ofLabel : 4 + (column - 1) * 6;
}
function layTable(table, terms, notes, paint) {
	const heads = headsOf(table);
	const pieces = headPieces(table, terms);
	for (const [n, row] of table.rows.entries()) pieces.push(...rowPieces(row, heads + n, table.unit, notes, paint));
	if (table.rows.length > 1 && table.totals.length > 0) pieces.push(...totalPieces(table, heads + table.rows.length, notes));
	const fixed = new Set();
	for (let n = 0; n < table.columns.length; n++) for (let at = startOf(n) + 1; at < startOf(n + 1); at++) fixed.add(at);
	return spreadColumns(pieces, fixed);
}
function headsOf({ columns }) {
	return (columns[0]?.length ?? 0) + 1;
}
function headPieces({ columns, unit }, terms) {
	const pieces = [];
	const heading = {
		margin: " │ ",
		align: "center"
	};
	const edge = {
		column: startOf(columns.length),
		span: 1,
		text: "",
		margin: " │",
		align: "left"
	};
	const levels = headsOf({ columns }) - 1;
	for (let level = 0; level < levels; level++) {
		for (let from = 0; from < columns.length;) {
			let to = from + 1;
			while (to < columns.length && isShared(columns[from], columns[to], level)) to++;
			const text = visible(columns[from]?.[level] ?? "");
			const column = startOf(from);
			pieces.push({
				row: level,
				column,
				span: startOf(to) - column,
				text,
				...heading
			});
			from = to;
		}
		pieces.push({
			row: level,
			...edge
		});
	}
	for (let n = 0; n < columns.length; n++) {
		const column = startOf(n);
		pieces.push({
			row: levels,
			column,
			span: ofSample,
			text: visible(unit),
			...heading
		});
		if (n > 0) {
			const text = versusTitle(terms);
			pieces.push({
				row: levels,
				column: column + ofSample,
				span: ofChange,
				text,
				margin: "  ",
				align: "left"
			});
		}
	}
	pieces.push({
		row: levels,
		...edge
	});
	return pieces;
}
function isShared(a = [], b = [], level) {
	return a.slice(0, level + 1).every((value, n) => value === b[n]);
}
function rowPieces({ name, cells }, row, unit, notes, paint) {
	const pieces = [piece(row, 0, visible(name), "left", "")];
	const scale = scaleOf(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	for (const [n, cell] of cells.entries()) {
		if (!cell) continue;
		const { center, low, high, versus } = cell;
		const at = startOf(n);
		pieces.push(piece(row, at, written(center, scale), "right"), piece(row, at + 1, writtenSpread(center, low, high), "right", " ± "), piece(row, at + 2, notes.marks(cell.notes), "left"));
		if (!versus) continue;
		const { finding } = versus;
		pieces.push({
			...piece(row, at + ofSample, writtenDelta(versus), "right"),
			paint: (text) => paint(finding, text)
		}, piece(row, at + ofSample + 1, `(${writtenP(versus)})`, "left"), piece(row, at + ofSample + 2, notes.marks(versus.notes), "left"));
	}
	return pieces;
}
function totalPieces({ totals, unit }, row, notes) {
	const pieces = [piece(row, 0, "geomean", "left", "")];
	for (const [n, { center, ratio, notes: said }] of totals.entries()) {
		const at = startOf(n);
		if (center !== null) pieces.push(piece(row, at, written(center, scaleOf([center], unit)), "right"));
		if (n > 0) pieces.push(ratio === null ? piece(row, at + ofSample, "?", "left") : piece(row, at + ofSample, formatDelta(ratio - 1), "right"));
		pieces.push(piece(row, startOf(n + 1) - 1, notes.marks(said), "left"));
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
// src/core/compare/compare-text.ts
function compareText(tables, terms, shown) {
	return tables.map((table, n) => {
		return `${[...configLines(table, tables[n - 1]).map(visible), ...tableLines(table, terms, shown)].join("\n")}\n`;
	}).join("\n");
}
function tableLines(table, terms, shown) {
	const notes = new Footnotes();
	const { lines, width } = layTable(table, terms, notes, shown.paint);
	if (width <= shown.width) return [...lines, ...notes.lines()];
	if (table.columns.length > 2) return table.columns.slice(1).flatMap((_, n) => [...n > 0 ? [""] : [], ...tableLines(withColumns(table, [0, n + 1]), terms, shown)]);
	return namesAbove(table, terms, shown);
}
function withColumns(table, columns) {
	const only = (values) => columns.map((n) => values[n]);
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
	const notes = new Footnotes();
	const { lines } = layTable({
		...table,
		rows: table.rows.map((row) => ({
			...row,
			name: ""
		}))
	}, terms, notes, paint);
	const heads = headsOf(table);
	return [...lines.flatMap((line, n) => {
		const row = table.rows[n - heads];
		return row ? [visible(row.name), line] : [line];
	}), ...notes.lines()];
}
// src/core/compare/missing-rows.ts
function missingRows(tables) {
	const base = tables.find(isCompared)?.columns[0];
	if (base === void 0) return [];
	const rows = rowsByColumn(tables);
	const inBase = rows.get(columnName(base)) ?? new Map();
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
	const found = new Map();
	for (const { columns, config, rows } of tables) for (const [n, values] of columns.entries()) {
		const column = columnName(values);
		const there = found.get(column) ?? new Map();
		found.set(column, there);
		for (const { name, cells } of rows) if (cells[n]) there.set(JSON.stringify([config, name]), name);
	}
	return found;
}
function columnName(values) {
	return values.filter((value) => value !== "").join(" ");
}
// src/core/compare/conclude.ts
function conclude(tables, files) {
	const all = tables.flatMap((table) => table.rows.flatMap((row) => row.cells.flatMap((cell, n) => {
		const column = columnName(table.columns[n] ?? []);
		return cell?.versus ? [{
			table,
			row,
			versus: cell.versus,
			column
		}] : [];
	})));
	const regressions = all.filter(({ versus }) => versus.finding === "regressed");
	const compared = all.length;
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
	const judged = all.filter(({ table }) => table.better !== null).map(({ versus }) => versus);
	const reason = failuresIn(files) ?? powerlessIn(judged);
	return {
		verdict: reason ? "inconclusive" : "pass",
		reason,
		compared,
		regressions
	};
}
function failuresIn(files) {
	const [first] = files;
	const isAlone = files.every(({ label }) => label === first?.label);
	const failed = files.filter(({ label, failures }) => failures.length > 0 && (isAlone || label !== first?.label));
	return failed.length === 0 ? null : {
		kind: "failures",
		files: [...new Set(failed.map(({ label }) => label))]
	};
}
function powerlessIn(judged) {
	if (!judged.every(({ isPowerless }) => isPowerless) || judged.every(isSame)) return null;
	return {
		kind: "powerless",
		needed: judged.flatMap(({ notes }) => notes.flatMap((note) => note.kind === "powerless" ? [note] : []))[0]?.needed ?? null
	};
}
function isSame({ delta, notes }) {
	return delta === 0 && notes.some(({ kind }) => kind === "all-equal" || kind === "untested");
}
const named = 5;
function sentenceOf({ reason, compared, regressions }, { threshold }) {
	if (reason) return `inconclusive: ${whyInconclusive(reason, compared)}`;
	if (regressions.length === 0) return "";
	const names = regressions.map(({ table, row, versus, column }) => visible(`${row.name} ${unitName(table.unit)} ${writtenDelta(versus)} (${column})`));
	const verb = regressions.length === 1 ? "is" : "are";
	return `${regressions.length} of ${compared} comparisons ${verb} worse by more than ${formatRatio(threshold)}: ${listed(names, named)}`;
}
function whyInconclusive(reason, compared) {
	if (reason.kind === "failures") return `what failed in ${visible(listed(reason.files, named))} was not compared; fix it and measure again`;
	const needed = reason.needed === null ? "more" : `at least ${reason.needed}`;
	return `${compared === 1 ? "the only comparison" : `each of ${compared} comparisons`} has too few values to show any difference; take ${needed} on each side`;
}
function missingLine({ column, base, names }) {
	const [which, verb] = names.length === 1 ? ["a benchmark", "is"] : [`${names.length} benchmarks`, "are"];
	return visible(`${column}: ${which} of ${base} ${verb} missing: ${listed(names, named)}`);
}
function whyNothing(tables) {
	const [first] = tables;
	const keys = (first?.config ?? []).filter(([, value], n) => tables.some(({ config }) => config[n]?.[1] !== value)).map(([key]) => key).filter((key) => !/^[./]/.test(key));
	return `nothing could be compared, as no benchmark is in two columns of a table. ${keys.length > 0 ? `The tables differ in ${visible(keys.join(", "))}: --ignore ${visible(keys.join(","))} puts them together.` : "Give files of the same benchmarks."}`;
}
// src/core/compare/sort-rows.ts
function sortRows(table, order) {
	if (order === "none") return table;
	const sign = order.startsWith("-") ? -1 : 1;
	if (order.endsWith("name")) {
		const rows = table.rows.toSorted((a, b) => a.name === b.name ? 0 : a.name < b.name ? -sign : sign);
		return {
			...table,
			rows
		};
	}
	const worst = new Map(table.rows.map((row) => [row, worseningOf(row, table)]));
	const rows = table.rows.toSorted((a, b) => {
		const [first, second] = [worst.get(a) ?? 0, worst.get(b) ?? 0];
		return first === second ? 0 : first > second ? -sign : sign;
	});
	return {
		...table,
		rows
	};
}
function worseningOf({ cells }, { better }) {
	const worsenings = cells.filter((cell) => cell?.versus?.isSignificant).map((cell) => {
		const delta = cell.versus?.delta ?? Number.POSITIVE_INFINITY;
		return better === "higher" ? -delta : delta;
	});
	return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b));
}
// src/core/benchproc/order.ts
const alphabetically = (a, b) => a === b ? 0 : a < b ? -1 : 1;
const numerically = (a, b) => {
	const [first, second] = [sizeOf(a), sizeOf(b)];
	if (first === null || second === null) return Number(first === null) - Number(second === null);
	if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
	return first === second ? 0 : first < second ? -1 : 1;
};
function asListed(values) {
	const places = new Map(values.map((value, place) => [value, place]));
	return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
}
const prefixes = "KMGTPEZY";
function sizeOf(text) {
	const plain = parseFloat64(text);
	if (plain !== null) return plain;
	const [, digits = "", prefix = ""] = /^([+-]?[0-9.]+)([kKMGTPEZY]i?)?[bB]?$/.exec(text) ?? [];
	const number = parseFloat64(digits);
	if (number === null || prefix === "") return number;
	const power = 1 + prefixes.indexOf(prefix.charAt(0).toUpperCase());
	return number * (prefix.endsWith("i") ? 1024 : 1e3) ** power;
}
// src/core/benchproc/projection.ts
var Projection = class {
	parts;
	named;
	keys = new Map();
	width = 0;
	inOrder;
	constructor(fields, named) {
		this.named = named;
		this.parts = fields.map((field) => {
			const part = {
				field,
				columns: [],
				extract: extractorOf(field, named)
			};
			if (field.key !== ".config") this.addColumn(part, field.key);
			return part;
		});
	}
	project(subject) {
		const values = [];
		for (const part of this.parts) if (part.field.key === ".config") this.projectConfig(part, subject, values);
		else values[part.columns[0].index] = part.extract(subject);
		for (let i = 0; i < this.width; i++) values[i] ??= "";
		while (values.at(-1) === "") values.pop();
		const id = idOf(values);
		const known = this.keys.get(id);
		if (known) return known;
		const key = { values };
		this.keys.set(id, key);
		for (const { columns } of this.parts) for (const { places, index } of columns) {
			const value = values[index] ?? "";
			if (places && !places.has(value)) places.set(value, places.size);
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
		const columns = this.columns();
		return [...keys].sort((a, b) => {
			for (const { index, compare } of columns) {
				const [first = "", second = ""] = [a.values[index], b.values[index]];
				if (first !== second) return compare(first, second) || alphabetically(first, second);
			}
			return 0;
		});
	}
	columns() {
		this.inOrder ??= this.parts.flatMap(({ columns }) => columns);
		return this.inOrder;
	}
	projectConfig(part, { config }, values) {
		for (const name of Object.keys(config)) {
			if (this.named.config.has(name)) continue;
			const column = part.columns.find((one) => one.name === name) ?? this.addColumn(part, name);
			values[column.index] = config[name] ?? "";
		}
	}
	addColumn(part, name) {
		const { order, key } = part.field;
		const places = order === "first" && key !== ".config" ? new Map() : null;
		const column = {
			name,
			index: this.width++,
			places,
			compare: compareBy(order, places)
		};
		part.columns.push(column);
		this.inOrder = void 0;
		return column;
	}
};
function project(fields, ignored) {
	const entries = Object.entries(fields);
	const all = [...entries.flatMap(([, some]) => some), ...ignored];
	const keys = all.map(({ key }) => key);
	const named = {
		config: new Set(keys.filter((key) => !isOfName(key))),
		name: keys.filter(isOfName)
	};
	const left = [".config", ".fullname"].filter((key) => !keys.includes(key));
	const listed = all.flatMap(({ key, order }) => typeof order === "object" ? [{
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
	const [first = [], ...others] = [...keys].map((key) => projection.valuesOf(key));
	return projection.names().filter((_, n) => others.some((values) => values[n] !== first[n]));
}
function idOf(values) {
	if (values.length === 1) return `=${values[0]}`;
	let id = "";
	for (const value of values) id += `\u0000${value.length}:${value}`;
	return id;
}
function isOfName(key) {
	return key === ".name" || key.startsWith("/");
}
function extractorOf({ key }, named) {
	return key === ".fullname" ? fullNameWithout(named.name) : extractOf(key);
}
function compareBy(order, places) {
	if (typeof order === "object") return asListed(order);
	if (order === "alpha") return alphabetically;
	if (order === "num") return numerically;
	return places ? (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) : () => 0;
}
// src/core/compare/tabulate.ts
function tabulate(files, layout) {
	const { table, row, column, ignore, filter } = layout;
	const byUnit = {
		key: ".unit",
		order: "first"
	};
	const { by, residue, accept } = project({
		table: [...table, byUnit],
		row,
		column
	}, ignore);
	const sheets = new Map();
	for (const { label, samples } of files) {
		let before;
		for (const { values, ...sample } of samples) {
			const subject = {
				...sample,
				file: label
			};
			if (!filter(subject) || !accept(subject)) continue;
			const { benchmark, config } = sample;
			if (before?.benchmark !== benchmark || before.config !== config) before = {
				benchmark,
				config,
				residue: residue.project(subject),
				row: by.row.project(subject),
				column: by.column.project(subject)
			};
			const sheet = within(sheets, by.table.project(subject), () => new Map());
			const cells = within(sheet, before.row, () => new Map());
			const gathered = cells.get(before.column);
			if (gathered) add(gathered, values, before.residue);
			else cells.set(before.column, {
				samples: [values],
				residue: before.residue,
				residues: null
			});
		}
	}
	return by.table.sorted(sheets.keys()).map((key) => gridOf(key, sheets.get(key), by, residue));
}
function add(gathered, values, residue) {
	gathered.samples.push(values);
	if (residue === gathered.residue) return;
	gathered.residues ??= new Set([gathered.residue]);
	gathered.residues.add(residue);
}
function gridOf(table, sheet, by, residue) {
	const names = by.table.names();
	const values = by.table.valuesOf(table);
	const columns = by.column.sorted(new Set([...sheet.values()].flatMap((cells) => [...cells.keys()])));
	return {
		config: names.slice(0, -1).map((name, n) => [name, values[n] ?? ""]),
		unit: values.at(-1) ?? "",
		columns: columns.map((column) => by.column.valuesOf(column)),
		rows: by.row.sorted(sheet.keys()).map((row) => ({
			name: by.row.valuesOf(row).filter((value) => value !== "").join(" "),
			pools: columns.map((column) => {
				const gathered = sheet.get(row)?.get(column);
				if (!gathered) return null;
				const { samples, residues } = gathered;
				const [first = [], ...more] = samples;
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
	const sorted = values.slice();
	for (let i = 1; i < sorted.length; i++) {
		const value = sorted[i];
		let place = i;
		for (; place > 0 && sorted[place - 1] > value; place--) sorted[place] = sorted[place - 1];
		sorted[place] = value;
	}
	return sorted;
}
// src/core/compare/unit-rules.ts
function unitRulesOf(files) {
	const rules = new Map();
	for (const [place, { units }] of files.entries()) for (const [unit, { better, assume }] of units) {
		const known = rules.get(unit) ?? {};
		const mayTurn = place === 0 || usualDirection(unit) === null;
		rules.set(unit, {
			...better !== void 0 && mayTurn ? { better } : {},
			...assume === void 0 ? {} : { assume },
			...known
		});
	}
	return rules;
}
// src/core/compare/go-line.ts
const mostDigits = 15;
const powers = Array.from({ length: 16 }, (_, n) => 10 ** n);
function readPairs(text, at, pairs) {
	let i = blanksEnd(text, at);
	if (i === at) return -1;
	const count = digitsEnd(text, i);
	if (count === i || count - i > mostDigits) return -1;
	i = blanksEnd(text, count);
	if (i === count) return -1;
	for (let n = 0;; n++) {
		let [number, digits, decimals] = [
			0,
			0,
			0
		];
		const start = i;
		for (let isAfterPoint = false;; i++) {
			const code = text.charCodeAt(i);
			if (code >= 48 && code <= 57) {
				number = number * 10 + (code - 48);
				digits++;
				if (isAfterPoint) decimals++;
			} else if (code === 46 && !isAfterPoint && i > start) isAfterPoint = true;
			else break;
		}
		if (digits === 0 || digits > mostDigits) return -1;
		const after = blanksEnd(text, i);
		if (after === i) return -1;
		const end = unitEnd(text, after, pairs[n]?.unit);
		if (end === after) return -1;
		const value = decimals === 0 ? number : number / powers[decimals];
		const pair = pairs[n];
		if (pair) {
			if (!text.startsWith(pair.unit, after) || pair.unit.length !== end - after) pair.unit = text.slice(after, end);
			pair.value = value;
		} else pairs.push({
			unit: text.slice(after, end),
			value
		});
		i = blanksEnd(text, end);
		const next = lineEnd(text, i);
		if (next >= 0) {
			pairs.length = n + 1;
			return next;
		}
		if (i === end) return -1;
	}
}
function blanksEnd(text, at) {
	let i = at;
	while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9) i++;
	return i;
}
function digitsEnd(text, at) {
	let i = at;
	while (text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57) i++;
	return i;
}
function unitEnd(text, at, likely) {
	let i = likely !== void 0 && text.startsWith(likely, at) ? at + likely.length : at;
	while (text.charCodeAt(i) > 32 && text.charCodeAt(i) < 127) i++;
	return i;
}
function lineEnd(text, at) {
	const code = text.charCodeAt(at);
	if (code === 10) return at + 1;
	return code === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : -1;
}
// src/core/compare/samples.ts
var Gathering = class {
	samples = [];
	configs = new Map();
	last;
	valuesOf(config, benchmark, unit) {
		if (this.last?.config !== config) {
			const benchmarks = within(this.configs, JSON.stringify(Object.entries(config)), newMap);
			this.last = {
				config,
				benchmarks
			};
		}
		const units = within(this.last.benchmarks, benchmark, newMap);
		return within(units, unit, () => {
			const values = [];
			this.samples.push({
				benchmark,
				config,
				unit,
				values
			});
			return values;
		});
	}
	addAll(measurements) {
		for (const { config, benchmark, unit, value } of measurements) this.valuesOf(config, benchmark, unit).push(value);
	}
};
function gather({ measurements, units, failures, refused }) {
	const gathering = new Gathering();
	gathering.addAll(measurements);
	return {
		samples: gathering.samples,
		units,
		failures,
		refused
	};
}
function newMap() {
	return new Map();
}
// src/core/compare/go-samples.ts
const prefix = "Benchmark";
const probe = "Probe%20";
var GoSamples = class {
	gathering = new Gathering();
	units = new Map();
	failures = [];
	refused = [];
	unended = [];
	other;
	config = {};
	areEncoded = false;
	name = "";
	rows = [];
	pairs = [];
	nameEnd = 0;
	write(piece) {
		const end = piece.lastIndexOf("\n") + 1;
		if (end === 0) {
			this.unended.push(piece);
			return;
		}
		const start = this.unended.join("");
		this.unended = end < piece.length ? [piece.slice(end)] : [];
		this.read(start + piece.slice(0, end));
	}
	end() {
		const rest = this.unended.join("");
		if (rest !== "") this.read(`${rest}\n`);
		this.endOther();
		const { units, failures, refused } = this;
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
			const next = this.readPlain(text, at);
			if (next >= 0 && stretch >= 0) this.readOther(text.slice(stretch, at));
			if (next >= 0) this.endOther();
			if (next >= 0 && !(this.areEncoded && text.slice(at, next).includes("%"))) {
				this.take(text.slice(at + 9, this.nameEnd));
				stretch = -1;
				at = next;
			} else {
				if (next >= 0 || stretch < 0) stretch = at;
				at = text.indexOf("\n", at) + 1;
			}
		}
		if (stretch >= 0) this.readOther(text.slice(stretch));
	}
	readPlain(text, at) {
		if (!text.startsWith(prefix, at)) return -1;
		const start = at + 9;
		this.nameEnd = start;
		if (text.startsWith(this.name, start)) this.nameEnd += this.name.length;
		while (text.charCodeAt(this.nameEnd) > 32 && text.charCodeAt(this.nameEnd) < 127) this.nameEnd++;
		return readPairs(text, this.nameEnd, this.pairs);
	}
	take(name) {
		if (name !== this.name) {
			this.name = ` ${name}`.slice(1);
			this.rows = [];
		}
		for (const [n, { unit, value }] of this.pairs.entries()) {
			const { unit: tidied, factor } = tidy(unit);
			let row = this.rows[n];
			if (row?.[0] !== unit) {
				row = [unit, this.gathering.valuesOf(this.config, this.name, tidied)];
				this.rows[n] = row;
			}
			row[1].push(value * factor);
		}
	}
	readOther(text) {
		if (!this.other) {
			this.other = goFormat.open();
			const config = Object.entries(this.config).map(([key, value]) => `${key}: ${value}\n`);
			this.other.write(`${this.areEncoded ? `${namesKey}: ${namesEncoded}\n` : ""}${config.join("")}`);
		}
		this.other.write(text);
	}
	endOther() {
		if (!this.other) return;
		this.other.write(`${prefix}${probe} 1 1 probe\n`);
		const { measurements, units, failures, refused } = this.other.end();
		this.other = void 0;
		this.gathering.addAll(measurements.slice(0, -1));
		const { config, benchmark } = measurements.at(-1);
		this.config = config;
		this.areEncoded = benchmark !== probe;
		this.rows = [];
		for (const [unit, rule] of units) this.units.set(unit, {
			...rule,
			...this.units.get(unit)
		});
		this.failures.push(...failures);
		this.refused.push(...refused);
	}
};
// src/commands/compare-inputs.ts
function inputsIn(words) {
	const seen = new Map();
	return words.map((word) => {
		const equals = word.indexOf("=");
		if (equals >= 0) return {
			label: word.slice(0, equals),
			path: word.slice(equals + 1)
		};
		if (words.indexOf(word) === words.lastIndexOf(word)) return {
			label: word,
			path: word
		};
		const number = seen.get(word) ?? 0;
		seen.set(word, number + 1);
		return {
			label: `${word}#${number}`,
			path: word
		};
	});
}
function formatFor(name) {
	if (name === "auto") return null;
	const format = formatNamed(name);
	if (format) return format;
	const known = [anyFormat, ...formatNames].join(", ");
	throw new Misconfigured(`--format: "${name}" is not one of ${known} (or text and csv, for the report).`);
}
async function readInput({ label, path }, folder, format) {
	const name = path === "-" ? "standard input" : path;
	const gathered = await readPieces(path, name, folder, format);
	if (gathered.samples.length > 0) return {
		label,
		...gathered
	};
	const why = [...gathered.failures, ...gathered.refused][0];
	const said = why === void 0 ? "" : `, but says "${why}"`;
	throw new CouldNotMeasure(`${name} has no benchmark results${said}. Give what a benchmark run printed.`);
}
async function readPieces(path, name, folder, format) {
	let own;
	const gathering = {
		...goFormat,
		open: () => {
			const samples = new GoSamples();
			return {
				write: (piece) => samples.write(piece),
				end: () => {
					own = samples.end();
					return {
						...own,
						measurements: some(own.samples)
					};
				}
			};
		}
	};
	const ours = (one) => one === goFormat ? gathering : one;
	const recogniser = new Recogniser(formats.map(ours), format && ours(format));
	try {
		const file = path === "-" ? "" : resolve(folder, path);
		const options = {
			encoding: "utf8",
			highWaterMark: 2 ** 16
		};
		const pieces = createReadStream(file, path === "-" ? {
			...options,
			fd: 0,
			autoClose: false
		} : options);
		for await (const piece of pieces) recogniser.write(piece);
		const parsed = recogniser.end();
		if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`);
		return own ?? gather(parsed);
	} catch (error) {
		if (error instanceof Unreadable) throw new CouldNotMeasure(`${name} could not be read: ${error.message}`);
		if (error instanceof Error && "syscall" in error) throw new Misconfigured(`${name} could not be read (${error.message}). Name a file of benchmark results.`);
		throw error;
	}
}
function some(samples) {
	return samples.slice(0, 1).map(({ values, ...sample }) => ({
		...sample,
		iterations: 0,
		value: values[0] ?? NaN
	}));
}
// src/commands/compare-options.ts
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
};
const switches = [
	"geomean",
	"no-geomean",
	"intervals",
	"csv",
	"markdown",
	"json"
];
const flags = Object.fromEntries([...Object.keys(valued).map((name) => [name, { type: "string" }]), ...switches.map((name) => [name, { type: "boolean" }])]);
function readOptions(given) {
	const { values, words } = readFlags(asOurs(given), flags, "benchgate compare");
	const get = (name) => {
		const value = values[name];
		return typeof value === "string" ? value : valued[name];
	};
	const expression = (name) => ({
		flag: `--${name}`,
		text: get(name)
	});
	const format = get("format");
	const isOutput = format === "csv" || format === "text";
	const asked = [
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
			intervals: values.intervals === true || asked[0] === "json"
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
	const words = [];
	for (let n = 0; n < given.length; n++) {
		const word = given[n];
		if (word === "--") return [...words, ...given.slice(n)];
		const [, name = "", value] = /^--?([a-z][a-z-]+)(=[\s\S]*)?$/.exec(word) ?? [];
		if (!Object.hasOwn(flags, name)) words.push(word);
		else if (value !== void 0 || !Object.hasOwn(valued, name)) words.push(`--${name}${value ?? ""}`);
		else if (n + 1 < given.length) words.push(`--${name}=${given[++n]}`);
		else words.push(`--${name}`);
	}
	return words;
}
function oneOf(name, value, accepted) {
	const found = accepted.find((one) => one === value);
	if (found === void 0) throw new Misconfigured(`--${name}: "${value}" is not one of ${accepted.join(", ")}.`);
	return found;
}
function share(name, value) {
	const number = value.trim() === "" ? NaN : Number(value);
	const isAccepted = name === "alpha" ? number > 0 : number >= 0;
	const accepted = name === "alpha" ? "over 0 and at most 1" : "between 0 and 1";
	if (!isAccepted || !(number <= 1)) throw new Misconfigured(`--${name}: "${value}" is not a number ${accepted}, such as ${valued[name]}.`);
	return number;
}
function ratio(name, value) {
	const [, digits, percent] = /^\s*(\d+(?:\.\d*)?|\.\d+)\s*(%?)\s*$/.exec(value) ?? [];
	if (digits === void 0) throw new Misconfigured(`--${name}: "${value}" is neither a percentage such as 5% nor a ratio such as 0.05.`);
	return Number(digits) / (percent === "%" ? 100 : 1);
}
// src/commands/compare.ts
const usage = `Usage: benchgate compare old.txt new.txt … [flags]

Compares files of benchmark results as benchstat does: medians with their intervals, each file against the first, and ~
where a difference may be chance. Its numbers are benchstat's; the exit status is an addition.

  benchgate compare old.txt new.txt
  benchgate compare base=old.txt head=new.txt    names the columns; files with the same name share one
  go test -bench . | benchgate compare old.txt -
  benchgate compare -col /codec new.txt          compares parts of names within one file

  --filter QUERY           only matching benchmarks: '/size:4k -goos:windows .unit:(ns/op OR B/op)', .name:/^Read/
  --table, --row, --col KEYS, --ignore KEYS
                           what makes tables (.config), rows (.fullname), columns (.file); KEYS such as .name,/size@num
  --alpha 0.05             p up to which a difference counts; --confidence 0.95, of the intervals
  --delta-test utest       or ttest (Welch), or none; --outliers iqr leaves out outliers
  --correction none        or holm, bh: p adjusted for all comparisons
  --threshold 5%           a significant worsening of the median beyond this is a regression
  --intervals              shows each change with its interval (Hodges-Lehmann)
  --sort none              or name, delta (worst first), -name, -delta; --no-geomean
  --csv, --markdown, --json ("verdict" is pass, fail, inconclusive or nothing); --format NAME, if the format of
                           the files is not recognised
  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv.

Exit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but a
later file reports failures, or no benchmark has enough values to show any difference.
`;
async function run(given, terminal) {
	const options = readOptions(given);
	const { terms, output } = options;
	const { files, grids, rules } = await readGrids(options, terminal);
	const tables = compareSamples(grids, rules, terms).map((table) => options.geomean ? table : {
		...table,
		totals: []
	}).map((table) => sortRows(table, options.sort));
	const conclusion = conclude(tables, files);
	const { stdout, stderr } = terminal;
	if (output === "csv") {
		const { text, notes } = compareCsv(tables, terms);
		stdout.write(text);
		for (const note of notes) stderr.write(`${note}\n`);
	} else if (output === "markdown") stdout.write(compareMarkdown(tables, terms));
	else if (output === "json") stdout.write(compareJson(tables, terms, conclusion));
	else stdout.write(compareText(tables, terms, shownOn(terminal)));
	for (const missing of missingRows(tables)) stderr.write(`warning: ${missingLine(missing)}\n`);
	const sentence = sentenceOf(conclusion, terms);
	if (sentence !== "") stderr.write(`${sentence}\n`);
	if (conclusion.verdict === "nothing" && columnsOf(tables) > 1) throw new CouldNotMeasure(whyNothing(tables));
	return {
		pass: 0,
		nothing: 0,
		fail: 1,
		inconclusive: 3
	}[conclusion.verdict];
}
async function readGrids({ inputs, format, expressions }, { folder, stderr }) {
	const layout = {
		filter: acceptBy(parseFilter(expressions.filter)),
		table: parseProjection(expressions.table),
		row: parseProjection(expressions.row),
		column: parseProjection(expressions.col),
		ignore: parseProjection(expressions.ignore)
	};
	const known = formatFor(format);
	const files = [];
	for (const input of inputsIn(inputs)) {
		const file = await readInput(input, folder, known);
		for (const line of complaintsOf(file)) stderr.write(`warning: ${visible(`${input.path}: ${line}`)}\n`);
		files.push(file);
	}
	const grids = tabulate(files, layout);
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
	const some = (lines, what) => lines.length === 0 ? [] : [`${lines.length === 1 ? "a line" : `${lines.length} lines`} ${what}, such as "${lines[0]}"`];
	return [...some(failures, "of a failure"), ...some(refused, "without a number")];
}
function columnsOf(tables) {
	return new Set(tables.flatMap(({ columns }) => columns.map((values) => JSON.stringify(values)))).size;
}
function shownOn({ stdout, env }) {
	const paint = paintFor(stdout, env);
	const colours = {
		regressed: "red",
		improved: "green",
		changed: "yellow"
	};
	return {
		width: terminalWidth(stdout),
		paint: (finding, text) => {
			const colour = colours[finding];
			return colour ? paint(colour, text) : text;
		}
	};
}
export { flags, run, usage };
