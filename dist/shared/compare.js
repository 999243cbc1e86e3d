import { CompareTableFootnotes, CouldNotMeasureError, EscapeAndLogPrefixRemover, MisconfiguredError, NotInFormatError, automaticFormatValue, binomialCoefficient, changedConfigLinesAboveCompareTable, chooseNumberScale, collectRefusedLinesOfComparedFiles, columnCountOfTerminal, columnNameFromKeyValues, compareChangeColumnTitle, compareConclusionLines, compareExitStatus, compareFailOnValues, compareTableFootnoteText, concludeCompareTables, convertUnitToTidyUnitAndFactor, convertWorseningToRise, createColourTextForStream, createPValueAdjuster, createTimeLimitedMatcher, defaultRulesFilePath, deltaTextOfSampleComparison, describeRulesFileForCompare, describeRulesThatMatchRegressions, detectFormat, displayWidth, displayedUnitName, driftSentenceOfCompareTableSamples, escapeControlCharacters, escapeUntrustedCsvField, estimateRatioOverMachineBlocks, exceedsLimit, findUsualDirectionOfUnit, formatByNameOrDescription, formatDeltaOrFromZero, formatDetectionLength, formatDisplaySafeJson, formatNames, formatNumberAtScale, getOrInsert, goFormat, intervalHalfWidthText, listTextsOfRefusedLines, logPrefixCutModeOfFormat, mannWhitneyTestOfSorted, markdownInlineCodeOfName, medianIntervalOrders, memoize, noBenchmarkInTwoCompareColumnsText, nothingReadMessage, openGoReaderBesideFastParser, pValueAndCountText, pairedRankPermutationTest, parseChoice, parseCommandLine, parseFloat64, quantileOfSorted, quoteCsvField, ratioInputKind, readTextInKnownOrDetectedFormat, refuseTextInTwoFormats, refuseThresholdBeyondRates, replaceOutliersByNull, resultsMissingFromColumnsLines, roundsToDetect, supportedFormats, welchTTest, worseningAndImprovementOfDifference } from "./basics.js";
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeFile } from "node:fs/promises";

// src/core/benchproc/extract.ts
function createResultValueOfKeyExtractor(key) {
	if (key === ".name") return ({ benchmark }) => baseOf(benchmark);
	if (key === ".fullname") return ({ benchmark }) => benchmark;
	if (key === ".file") return ({ file }) => file;
	if (key === ".unit") return ({ unit }) => unit;
	if (key.startsWith("/")) return ({ benchmark }) => partOf(benchmark, key);
	return ({ config }) => config.find(([name]) => name === key)?.[1] ?? "";
}
function createNameWithoutKeysExtractor(without) {
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

// src/core/benchproc/token.ts
function readFilterOrProjectionTokenAt(expression, from, expected) {
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
var FilterOrProjectionScanner = class {
	at = 0;
	expression;
	constructor(expression) {
		this.expression = expression;
	}
	peek() {
		return readFilterOrProjectionTokenAt(this.expression, this.at, "key");
	}
	take(expected = "key") {
		const token = readFilterOrProjectionTokenAt(this.expression, this.at, expected);
		this.at = token.end;
		return token;
	}
	errorAt({ at }, why) {
		return filterOrProjectionSyntaxError(this.expression, at, why);
	}
};
function filterOrProjectionSyntaxError({ flag, text }, at, why) {
	const where = at >= text.length ? "at its end" : `at "${text.slice(at)}"`;
	return new MisconfiguredError(`${flag}: "${text}" cannot be read: ${why} ${where}.`);
}
function isSign(character) {
	return "():@,-*".includes(character);
}
function quotedAt(expression, at) {
	const quoted = /^"((?:[^"\\]|\\["\\])*)"/u.exec(expression.text.slice(at));
	if (!quoted) throw filterOrProjectionSyntaxError(expression, at, "a quote is not closed, or has an escape other than \\\" and \\\\,");
	const [whole, inside = ""] = quoted;
	return {
		kind: "word",
		text: inside.replace(/\\(["\\])/g, "$1"),
		at,
		end: at + whole.length
	};
}
function patternAt(expression, at) {
	const { text } = expression;
	let [square, round] = [0, 0];
	for (let i = at + 1; i < text.length; i++) {
		const character = text.charAt(i);
		if (character === "\\") i++;
		else if (character === "/" && square === 0 && round === 0) {
			if (/^[^\s():@,*-]/.test(text.slice(i + 1))) throw filterOrProjectionSyntaxError(expression, i + 1, "a space must follow the pattern (write a \"/\" inside it as \"\\/\")");
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
	throw filterOrProjectionSyntaxError(expression, at, "a pattern is not closed by \"/\"");
}

// src/core/benchproc/filter.ts
function parseFilterExpression(expression) {
	const scanner = new FilterOrProjectionScanner(expression);
	const filter = either(scanner);
	const rest = scanner.take();
	if (rest.kind !== "end") throw scanner.errorAt(rest, "the end of the filter was expected");
	return filter;
}
function either(scanner) {
	const filters = [all(scanner)];
	while (scanner.peek().kind === "OR") {
		scanner.take();
		filters.push(all(scanner));
	}
	return combined("or", filters);
}
function all(scanner) {
	const filters = [term(scanner)];
	for (;;) {
		const { kind } = scanner.peek();
		if (kind === "AND") scanner.take();
		else if ([
			"(",
			"-",
			"*",
			"word"
		].includes(kind)) filters.push(term(scanner));
		else return combined("and", filters);
	}
}
function combined(kind, filters) {
	const [first, ...others] = filters;
	return first && others.length === 0 ? first : {
		kind,
		filters
	};
}
function term(scanner) {
	const token = scanner.take();
	switch (token.kind) {
		case "*": return {
			kind: "and",
			filters: []
		};
		case "-": return {
			kind: "not",
			filter: term(scanner)
		};
		case "(": {
			const filter = either(scanner);
			const closing = scanner.take();
			if (closing.kind !== ")") throw scanner.errorAt(closing, "\")\" is missing");
			return filter;
		}
		case "word": return match(scanner, token);
		default: throw scanner.errorAt(token, "key:value or a filter in parentheses was expected");
	}
}
function match(scanner, key) {
	if (scanner.take().kind !== ":") throw scanner.errorAt(key, "key:value was expected");
	if (key.text === "") throw scanner.errorAt(key, "a key cannot be empty");
	if (key.text === ".config") throw scanner.errorAt(key, ".config stands for many keys; name one of them");
	const value = scanner.take("value");
	if (value.kind !== "(") return one(scanner, key.text, value);
	const filters = [];
	for (;;) {
		filters.push(one(scanner, key.text, scanner.take("value")));
		const separator = scanner.take("value");
		if (separator.kind === ")") return {
			kind: "or",
			filters
		};
		if (separator.kind !== "OR") throw scanner.errorAt(separator, "OR must be between two values");
	}
}
function one(scanner, key, value) {
	if (value.kind === "word") return {
		kind: "equals",
		key,
		value: value.text
	};
	if (value.kind !== "pattern") throw scanner.errorAt(value, `a value of ${key} was expected`);
	try {
		return {
			kind: "matches",
			key,
			pattern: translateGoRegexp(value.text)
		};
	} catch (error) {
		throw scanner.errorAt(value, `${error.message},`);
	}
}
function compileFilterToPredicate(filter) {
	switch (filter.kind) {
		case "and": {
			const all = filter.filters.map(compileFilterToPredicate);
			return (subject) => all.every((accept) => accept(subject));
		}
		case "or": {
			const any = filter.filters.map(compileFilterToPredicate);
			return (subject) => any.some((accept) => accept(subject));
		}
		case "not": {
			const accept = compileFilterToPredicate(filter.filter);
			return (subject) => !accept(subject);
		}
		case "equals": {
			const value = filter.key === ".unit" ? convertUnitToTidyUnitAndFactor(filter.value).unit : filter.value;
			const extract = createResultValueOfKeyExtractor(filter.key);
			return (subject) => extract(subject) === value;
		}
		case "matches": {
			const { pattern } = filter;
			const extract = createResultValueOfKeyExtractor(filter.key);
			if (filter.key !== ".unit") return (subject) => pattern.test(extract(subject));
			return ({ unit }) => pattern.test(unit) || pattern.test(untidied(unit));
		}
	}
}
function untidied(unit) {
	return unit === "B/s" ? "MB/s" : unit.replace(/(^|-)sec(?=\/|$)/, "$1ns");
}
function translateGoRegexp(pattern) {
	const [leading = "", given = ""] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
	const source = pattern.slice(leading.length).replace(/\\(.)/gsu, (found, sign) => /[A-Za-z\d^$\\.*+?()[\]{}|/]/.test(sign) ? found : `\\u{${sign.codePointAt(0)?.toString(16)}}`);
	return new RegExp(source, `u${[...new Set(given)].join("")}`);
}

// src/core/benchproc/projection.ts
function parseProjection(expression) {
	const scanner = new FilterOrProjectionScanner(expression);
	const fields = [];
	for (;;) {
		const token = scanner.take();
		if (token.kind === "end") return fields;
		const key = token.kind === "," && fields.length > 0 ? scanner.take() : token;
		if (key.kind !== "word") throw scanner.errorAt(key, "a key was expected");
		if (key.text === "") throw scanner.errorAt(key, "a key cannot be empty");
		if (key.text === ".unit") throw scanner.errorAt(key, ".unit can only be filtered, as every unit has its own table");
		const order = takeOrder(scanner);
		if (key.text === ".config" && typeof order === "object") throw scanner.errorAt(key, ".config stands for many keys, so its values cannot be listed");
		fields.push({
			key: key.text,
			order
		});
	}
}
function takeOrder(scanner) {
	if (scanner.peek().kind !== "@") return "first";
	scanner.take();
	const named = scanner.take();
	const { kind, text } = named;
	if (kind === "word" && (text === "first" || text === "alpha" || text === "num")) return text;
	if (kind !== "(") throw scanner.errorAt(named, "alpha, num, first, or values in parentheses were expected");
	const values = [];
	for (;;) {
		const token = scanner.take();
		if (token.kind === ")" && values.length > 0) return values;
		if (token.kind !== "word") throw scanner.errorAt(token, `${values.length > 0 ? "\")\"" : "a value"} was expected`);
		values.push(token.text);
	}
}
var ResultKeyProjection = class {
	parts;
	named;
	singleKeys = /* @__PURE__ */ new Map();
	otherKeys = /* @__PURE__ */ new Map();
	keyCount = 0;
	last = {
		config: [],
		values: [],
		hash: 0
	};
	width = 0;
	inOrder;
	constructor(fields, named) {
		this.named = named;
		this.parts = fields.map((field) => {
			const extract = field.key === ".fullname" ? createNameWithoutKeysExtractor(named.name) : createResultValueOfKeyExtractor(field.key);
			const part = {
				field,
				columns: [],
				byName: /* @__PURE__ */ new Map(),
				extract
			};
			if (field.key !== ".config") this.addColumn(part, field.key);
			return part;
		});
	}
	project(subject) {
		let values = [];
		let hash = 0;
		for (const part of this.parts) {
			if (part.field.key !== ".config") continue;
			const config = this.projectConfig(part, subject.config);
			values = config.values.slice();
			hash += config.hash;
		}
		for (const { field, columns, extract } of this.parts) {
			if (field.key === ".config") continue;
			const value = extract(subject);
			const { index } = columns[0];
			values[index] = value;
			hash += hashColumnValueForLookup(index, value);
		}
		for (let i = 0; i < this.width && i < values.length; i++) values[i] ??= "";
		while (values.at(-1) === "") values.pop();
		return this.keyOf(values, hash | 0);
	}
	keyOf(values, hash) {
		const [only = ""] = values;
		const known = values.length === 1 ? this.singleKeys.get(only) : this.otherKeys.get(hash)?.find((key) => isSame(key.values, values));
		if (known) return known;
		for (const { columns } of this.parts) for (const { places, index } of columns) {
			const value = values[index] ?? "";
			if (places && !places.has(value)) places.set(value, places.size);
		}
		const key = {
			values: values.slice(),
			place: this.keyCount++
		};
		if (values.length === 1) this.singleKeys.set(only, key);
		else getOrInsert(this.otherKeys, hash, () => []).push(key);
		return key;
	}
	names() {
		return this.columns().map(({ name }) => name);
	}
	valueAt(key, place) {
		return key.values[this.columns()[place].index] ?? "";
	}
	valuesOf(key) {
		return this.columns().map(({ index }) => key.values[index] ?? "");
	}
	sorted(keys) {
		const columns = this.columns();
		if (columns.length === 1 && columns[0]?.places) return [...keys].sort((a, b) => a.place - b.place);
		return [...keys].sort((a, b) => {
			for (const { index, compare } of columns) {
				const [first = "", second = ""] = [a.values[index], b.values[index]];
				if (first !== second) return compare(first, second) || compareAlphabetically(first, second);
			}
			return 0;
		});
	}
	columns() {
		this.inOrder ??= this.parts.flatMap(({ columns }) => columns);
		return this.inOrder;
	}
	projectConfig(part, config) {
		const { last } = this;
		const isLonger = config.length >= last.config.length && last.config.every((entry, n) => entry === config[n]);
		if (isLonger && config.length === last.config.length) return last;
		const values = isLonger ? last.values.slice() : [];
		let hash = isLonger ? last.hash : 0;
		for (let n = isLonger ? last.config.length : 0; n < config.length; n++) {
			const [name, value] = config[n];
			if (this.named.config.has(name)) continue;
			const { index } = part.byName.get(name) ?? this.addColumn(part, name);
			values[index] = value;
			hash += hashColumnValueForLookup(index, value);
		}
		for (let i = 0; i < values.length; i++) values[i] ??= "";
		this.last = {
			config,
			values,
			hash: hash | 0
		};
		return this.last;
	}
	addColumn(part, name) {
		const { order, key } = part.field;
		const places = order === "first" && key !== ".config" ? /* @__PURE__ */ new Map() : null;
		const column = {
			name,
			index: this.width++,
			places,
			compare: compareBy(order, places)
		};
		part.columns.push(column);
		part.byName.set(name, column);
		this.inOrder = void 0;
		return column;
	}
};
function createProjectionsFromFields(fields, ignored) {
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
		by: Object.fromEntries(entries.map(([name, some]) => [name, new ResultKeyProjection(some, named)])),
		residue: new ResultKeyProjection(left.map((key) => ({
			key,
			order: "first"
		})), named),
		accept: compileFilterToPredicate({
			kind: "and",
			filters: listed
		})
	};
}
function findDifferingProjectionColumns(projection, keys) {
	const [first = [], ...others] = [...keys].map((key) => projection.valuesOf(key));
	return projection.names().filter((_, n) => others.some((values) => values[n] !== first[n]));
}
function isOfName(key) {
	return key === ".name" || key.startsWith("/");
}
function compareBy(order, places) {
	if (typeof order === "object") return comparePlacesIn(new Map(order.map((value, place) => [value, place])));
	if (order === "alpha") return compareAlphabetically;
	if (order === "num") return compareStringsByParsedNumber;
	return places ? comparePlacesIn(places) : () => 0;
}
function hashColumnValueForLookup(index, value) {
	let hash = value === "" ? 0 : Math.imul(index + 1, 2654435761);
	for (let n = 0; n < value.length; n++) hash = Math.imul(hash ^ value.charCodeAt(n), 16777619);
	return hash;
}
function isSame(a, b) {
	return a.length === b.length && a.every((value, n) => value === b[n]);
}
const compareAlphabetically = (a, b) => a === b ? 0 : a < b ? -1 : 1;
const compareStringsByParsedNumber = (a, b) => {
	const [first, second] = [sizeOf(a), sizeOf(b)];
	if (first === null || second === null) return Number(first === null) - Number(second === null);
	if (Number.isNaN(first) || Number.isNaN(second)) return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
	return first === second ? 0 : first < second ? -1 : 1;
};
function comparePlacesIn(places) {
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

// src/core/compare/compare-exports.ts
function* compareTablesToCsv(tables, noted, ranges = true) {
	let lines = 0;
	const line = (text) => {
		lines++;
		return `${text}\n`;
	};
	const ofSample = ranges ? 2 : 1;
	for (const [n, table] of tables.entries()) {
		if (n > 0) yield line("");
		for (const text of changedConfigLinesAboveCompareTable(table, tables[n - 1])) yield line(escapeUntrustedCsvField(text));
		for (const fields of headLines(table, ofSample)) yield line(fields.map(escapeUntrustedCsvField).join(","));
		const note = (field, notes) => {
			for (const one of notes) noted(`${columnLetters(field)}${lines + 1}: ${escapeControlCharacters(compareTableFootnoteText(one))}`);
		};
		for (const row of table.rows) yield line(rowLine(row, ofSample, note));
		if (table.totals.length > 0) yield line(totalLine(table, ofSample, note));
	}
}
function firstFieldOf(column, ofSample) {
	return column === 0 ? 1 : 1 + ofSample + (column - 1) * (ofSample + fieldsOfChange);
}
const fieldsOfChange = 2;
function headLines({ columns, unit }, ofSample) {
	const width = firstFieldOf(columns.length, ofSample);
	const levels = (columns[0] ?? []).map((_, level) => {
		const fields = new Array(width).fill("");
		for (const [n, values] of columns.entries()) fields[firstFieldOf(n, ofSample)] = values[level] ?? "";
		return fields;
	});
	const sample = [unit, "CI"].slice(0, ofSample);
	const units = columns.flatMap((_, n) => n === 0 ? sample : [
		...sample,
		compareChangeColumnTitle,
		"P"
	]);
	return [...levels, ["", ...units]];
}
function rowLine({ name, cells }, ofSample, note) {
	const fields = [escapeUntrustedCsvField(name)];
	for (const [n, cell] of cells.entries()) {
		if (!cell) continue;
		while (fields.length < firstFieldOf(n, ofSample)) fields.push("");
		note(fields.length, cell.notes);
		const { center, low, high } = cell;
		const sample = [formatShortestGoFloat(center), intervalHalfWidthText(center, low, high)];
		fields.push(...sample.slice(0, ofSample));
		if (!cell.versus) continue;
		note(fields.length, cell.versus.notes);
		fields.push(deltaTextOfSampleComparison(cell.versus), quoteCsvField(pValueAndCountText(cell.versus)));
	}
	return fields.join(",");
}
function totalLine({ totals }, ofSample, note) {
	const fields = new Array(firstFieldOf(totals.length, ofSample)).fill("");
	fields[0] = "geomean";
	for (const [n, { center, ratio, notes }] of totals.entries()) {
		const start = firstFieldOf(n, ofSample);
		note(start, notes);
		if (center !== null) fields[start] = formatShortestGoFloat(center);
		if (n > 0) fields[start + ofSample] = ratio === null ? "?" : formatDeltaOrFromZero(ratio - 1);
	}
	return fields.join(",");
}
function formatShortestGoFloat(value) {
	const size = Math.abs(value);
	if (value === 0 || size >= 1e-4 && size < 1e6) return String(value);
	return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
}
function columnLetters(field) {
	const rest = Math.floor(field / 26) - 1;
	return `${rest < 0 ? "" : columnLetters(rest)}${String.fromCharCode(65 + field % 26)}`;
}
const schema = 2;
function compareTablesToJson(tables, settings, conclusion, rules) {
	const { alpha, confidence, test, intervals: _, ...otherSettings } = settings;
	const { verdict, reasons, compared, regressions, muted, suspects, changed, missing, refused } = conclusion;
	const report = {
		schema,
		settings: {
			alpha,
			confidence,
			deltaTest: test,
			...otherSettings
		},
		rules,
		verdict,
		reasons: reasons.map(({ kind }) => kind),
		compared,
		regressed: regressions.map(placeFields),
		muted: muted.map(placeFields),
		suspect: suspects.map(placeFields),
		changed: changed.map(placeFields),
		missing,
		refused,
		tables: tables.map(({ config, unit, better, columns, rows, totals }) => ({
			config: Object.fromEntries(config.entries()),
			unit,
			better,
			columns,
			rows: Array.from(rows, ({ name, rule, cells }) => ({
				name,
				rule: rule === null ? null : rule.match,
				cells: cells.map((cell) => cell && cellFields(cell))
			})),
			geomeans: totals.map(withNoteTexts)
		}))
	};
	return formatDisplaySafeJson(report);
}
function placeFields({ table, row, column, versus }) {
	return {
		name: row.name,
		unit: table.unit,
		config: Object.fromEntries(table.config.entries()),
		column,
		delta: versus.delta
	};
}
function cellFields({ n, center, low, high, notes, versus }) {
	return {
		n,
		center,
		low,
		high,
		notes: notes.map((note) => compareTableFootnoteText(note)),
		versus: versus && withNoteTexts(versus)
	};
}
function withNoteTexts({ notes, ...fields }) {
	return {
		...fields,
		notes: notes.map((note) => compareTableFootnoteText(note))
	};
}
function* compareTablesToMarkdown(tables) {
	for (const [n, table] of tables.entries()) {
		if (n > 0) yield "\n";
		yield* tablePieces(table, tables[n - 1]);
	}
}
function* tablePieces(table, previousTable) {
	const notes = new CompareTableFootnotes();
	const config = changedConfigLinesAboveCompareTable(table, previousTable).map((text) => markdownInlineCodeOfName(text));
	const { columns, unit, totals } = table;
	const heading = columns.flatMap((values, n) => {
		const name = markdownInlineCodeOfName(values.filter((value) => value !== "").join(" "));
		return n === 0 ? [name] : [
			name,
			compareChangeColumnTitle,
			""
		];
	});
	if (config.length > 0) yield `${config.join(" · ")}\n\n`;
	yield `${tableLine([markdownInlineCodeOfName(unit), ...heading])}\n`;
	yield `${tableLine([":--", ...columns.flatMap((_, n) => n === 0 ? ["--:"] : [
		"--:",
		"--:",
		":--"
	])])}\n`;
	for (const row of table.rows) yield `${markdownRow(row, unit, notes)}\n`;
	if (table.rows.length > 1 && totals.length > 0) yield `${markdownTotalRow(totals, unit, notes)}\n`;
	const footnotes = notes.list().map(([mark, note]) => `${mark} ${compareTableFootnoteText(note, (name) => markdownInlineCodeOfName(name))}`);
	if (footnotes.length > 0) yield `\n${footnotes.join("<br>\n")}\n`;
}
function markdownRow({ name, cells }, unit, notes) {
	const scale = chooseNumberScale(cells.flatMap((cell) => cell ? [cell.center] : []), unit);
	const fields = cells.flatMap((cell, n) => {
		const empty = n === 0 ? [""] : [
			"",
			"",
			""
		];
		if (!cell) return empty;
		const { center, low, high, versus } = cell;
		const value = withMarks(`${formatNumberAtScale(center, scale)} ± ${intervalHalfWidthText(center, low, high)}`, notes.marks(cell.notes));
		if (n === 0) return [value];
		if (!versus) return [
			value,
			"",
			""
		];
		const delta = deltaTextOfSampleComparison(versus);
		return [
			value,
			versus.finding === "regressed" || versus.finding === "improved" ? `**${delta}**` : delta,
			withMarks(pValueAndCountText(versus), notes.marks(versus.notes))
		];
	});
	return tableLine([markdownInlineCodeOfName(name), ...fields]);
}
function markdownTotalRow(totals, unit, notes) {
	return tableLine(["geomean", ...totals.flatMap(({ center, ratio, notes: totalNotes }, n) => {
		const value = withMarks(center === null ? "" : formatNumberAtScale(center, chooseNumberScale([center], unit)), notes.marks(totalNotes));
		return n === 0 ? [value] : [
			value,
			ratio === null ? "?" : formatDeltaOrFromZero(ratio - 1),
			""
		];
	})]);
}
function withMarks(text, marks) {
	return [text, marks].filter((part) => part !== "").join(" ");
}
function tableLine(cells) {
	return `| ${cells.join(" | ")} |`;
}

// src/core/compare/sample-statistics.ts
function testSortedSamplesWithDeltaTest(base, head, test) {
	const least = Math.min(base[0], head[0]);
	const isAllEqual = least === base[base.length - 1] && least === head[head.length - 1];
	if (test === "none") return {
		p: null,
		isAllEqual,
		areSidesConstant: false
	};
	if (test === "ttest") {
		const areSidesConstant = !isAllEqual && isConstant(base) && isConstant(head);
		return {
			p: welchTTest(Array.from(base), Array.from(head))?.p ?? null,
			isAllEqual,
			areSidesConstant
		};
	}
	return {
		p: isAllEqual ? 1 : mannWhitneyTestOfSorted(base, head).p,
		isAllEqual,
		areSidesConstant: false
	};
}
function isConstant(values) {
	return values.length > 1 && values[0] === values[values.length - 1];
}
function addNotesToTwoSampleTestResult({ p, isAllEqual, areSidesConstant }, [base, head], test, alpha, level = alpha) {
	if (test === "none") return {
		p: null,
		differs: true,
		isPowerless: false,
		needed: null,
		notes: []
	};
	if (test === "ttest") {
		const isPowerless = p === null && !areSidesConstant;
		return {
			p,
			differs: areSidesConstant,
			isPowerless,
			needed: null,
			notes: isPowerless ? [{ kind: "untested" }] : []
		};
	}
	const isPowerless = smallestUTestP(base, head) > level;
	const power = {
		isPowerless,
		needed: isPowerless ? fewestForUTest(level) : null
	};
	if (isAllEqual) return {
		p: 1,
		differs: false,
		...power,
		notes: [{ kind: "all-equal" }]
	};
	if (p !== null && p <= alpha) return {
		p,
		differs: false,
		...power,
		notes: []
	};
	const needed = fewestForUTest(alpha);
	const isNoted = Math.max(base, head) < (needed ?? mostSuggestedValues + 1);
	return {
		p,
		differs: false,
		...power,
		notes: isNoted ? [{
			kind: "powerless",
			needed,
			alpha
		}] : []
	};
}
function smallestUTestP(base, head) {
	return base < 2 ** 20 && head < 2 ** 20 ? smallestUTestPOfSizes(base * 2 ** 20 + head) : 0;
}
const smallestUTestPOfSizes = memoize((sizes) => {
	const [base, head] = [Math.floor(sizes / 2 ** 20), sizes % 2 ** 20];
	return Math.min(1, 2 / binomialCoefficient(base + head, base));
});
const mostSuggestedValues = 50;
const fewestForUTest = memoize((alpha) => {
	for (let n = 1; n <= mostSuggestedValues; n++) if (smallestUTestP(n, n) <= alpha) return n;
	return null;
});
function medianOfSortedWithInterval(sorted, confidence) {
	const orders = intervalOrders(confidence)(sorted.length);
	const low = sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY;
	const high = sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY;
	return {
		center: quantileOfSorted(sorted, .5),
		low,
		high
	};
}
function notesOnMedian({ low, high }, confidence) {
	return Number.isFinite(low) && Number.isFinite(high) ? [] : [{
		kind: "unbounded",
		needed: fewestForInterval(confidence),
		confidence
	}];
}
const intervalOrders = memoize((confidence) => memoize((n) => medianIntervalOrders(n, confidence)));
function modeWithRangeOfSorted(sorted) {
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
		high
	};
}
const fewestForInterval = memoize((confidence) => {
	for (let n = 2; n <= mostSuggestedValues; n++) {
		const { low, high } = medianIntervalOrders(n, confidence);
		if (low > 0 && high <= n) return n;
	}
	return null;
});
function computeColumnGeomeans(centers) {
	const { length, columns } = centers;
	let inFirst = 0;
	for (let row = 0; row < length; row++) if (!Number.isNaN(centers.centerOf(row, 0))) inFirst++;
	return Array.from({ length: columns }, (_, column) => {
		const own = new GeometricMean();
		const ratios = new GeometricMean();
		let areFinite = true;
		for (let row = 0; row < length; row++) {
			const center = centers.centerOf(row, column);
			const base = centers.centerOf(row, 0);
			if (Number.isNaN(center)) continue;
			own.add(center);
			if (Number.isNaN(base)) continue;
			const ratio = center === base ? 1 : center / base;
			if (!Number.isFinite(ratio)) areFinite = false;
			ratios.add(ratio);
		}
		const center = own.value();
		const notes = [];
		if (column > 0 && ratios.count !== inFirst) notes.push({ kind: "other-rows" });
		if (center === null) notes.push({
			kind: "no-geomean",
			of: "centers"
		});
		if (column === 0 || !areFinite) return {
			center,
			ratio: null,
			notes
		};
		const ratio = ratios.value();
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
var GeometricMean = class {
	count = 0;
	mean = 0;
	isPositive = true;
	add(value) {
		this.count++;
		if (value <= 0) this.isPositive = false;
		else if (this.isPositive) this.mean += (Math.log(value) - this.mean) / this.count;
	}
	value() {
		return this.count > 0 && this.isPositive ? Math.exp(this.mean) : null;
	}
};
const power = .8;
const mostSuggestedRounds = 1e3;
function pairedTwoSidedP(base, head) {
	const { greater, less } = pairedRankPermutationTest([{
		base: Array.from(base),
		head: Array.from(head)
	}]);
	return Math.min(1, 2 * Math.min(greater, less));
}
function logDeviationOfOneValue(base, head) {
	const ratios = Array.from(base, (value, round) => Math.log(head[round] / value));
	const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
	const squares = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0);
	const spread = Math.sqrt(squares / (ratios.length - 1) / 2);
	return Number.isFinite(spread) ? spread : NaN;
}
function assessRoundCountForPairedTest(rounds, level) {
	const isPowerless = 2 ** (1 - rounds) > level;
	const needed = Math.ceil(1 - Math.log2(level) - 1e-12);
	return {
		isPowerless,
		needed: isPowerless && needed <= mostSuggestedRounds ? needed : null
	};
}
function roundsToShowWorsening(spread, worsening, better, level) {
	if (Number.isNaN(spread) || better === null || worsening === 0) return null;
	const rise = convertWorseningToRise(worsening, better);
	const rounds = Math.max(roundsToDetect(rise, spread, level / 2, power), Math.ceil(1 - Math.log2(level)));
	return rounds <= mostSuggestedRounds ? rounds : null;
}

// src/core/compare/compare-samples.ts
function buildCompareTablesFromSamples(grids, rules, settings, ruling) {
	const drafts = grids.map((grid) => {
		const { better, assume } = rules.get(grid.heading.unit) ?? {};
		const direction = better === void 0 ? findUsualDirectionOfUnit(grid.heading.unit) : better;
		const rows = new JudgedCompareRows(grid, direction, assume === "exact", settings, ruling?.(grid));
		return {
			...grid.heading,
			better: direction,
			rows
		};
	});
	const family = drafts.reduce((sum, { rows }) => sum + rows.familySize, 0);
	const p = new Float64Array(family);
	let next = 0;
	for (const { rows } of drafts) next = rows.collectP(p, next);
	const { alpha, correction } = settings;
	const judgement = {
		level: correction === "holm" ? alpha / Math.max(1, family) : alpha,
		adjust: createPValueAdjuster(p.subarray(0, next), correction)
	};
	return drafts.map((draft) => {
		draft.rows.judgement = judgement;
		return {
			...draft,
			totals: computeColumnGeomeans(draft.rows)
		};
	});
}
const buffers = [/* @__PURE__ */ new Float64Array(64), /* @__PURE__ */ new Float64Array(64)];
const stateEmpty = 0;
const stateTested = 1;
const stateAllEqual = 2;
const stateConstantSides = 3;
var JudgedCompareRows = class {
	columns;
	length;
	familySize = 0;
	judgement = {
		level: 0,
		adjust: (p) => p
	};
	grid;
	better;
	exact;
	settings;
	ruleOf;
	counts;
	centers;
	lows;
	highs;
	states;
	p;
	decisiveP;
	ratios;
	spreads;
	constructor(grid, better, exact, settings, ruleOf = () => null) {
		this.grid = grid;
		this.better = better;
		this.exact = exact;
		this.settings = settings;
		this.ruleOf = ruleOf;
		this.columns = grid.heading.columns.length;
		this.length = grid.length;
		const cells = this.columns * this.length;
		this.counts = new Int32Array(cells);
		this.centers = new Float64Array(cells);
		this.lows = new Float64Array(cells);
		this.highs = new Float64Array(cells);
		this.states = new Uint8Array(cells);
		this.p = new Float64Array(cells).fill(NaN);
		this.decisiveP = settings.strict || settings.paired ? this.p.slice() : this.p;
		this.spreads = new Float64Array(settings.paired ? cells : 0);
		this.ratios = new Float64Array(settings.intervals ? 3 * cells : 0).fill(NaN);
		for (let row = 0; row < this.length; row++) this.compareRow(row);
	}
	compareRow(row) {
		let base = null;
		for (let column = 0; column < this.columns; column++) {
			const values = this.sortedValues(row, column);
			if (!values) continue;
			const cell = row * this.columns + column;
			const { center, low, high } = this.exact ? modeWithRangeOfSorted(values) : medianOfSortedWithInterval(values, this.settings.confidence);
			this.counts[cell] = values.length;
			this.centers[cell] = center;
			this.lows[cell] = low;
			this.highs[cell] = high;
			if (column === 0) base = values;
			else if (base) this.compareCell(row, column, base, values);
		}
	}
	sortedValues(row, column) {
		const length = this.grid.sampleSize(row, column);
		if (length === 0) return null;
		const which = column === 0 ? 0 : 1;
		if (buffers[which].length < length) buffers[which] = new Float64Array(2 * length);
		const buffer = buffers[which];
		this.grid.copySorted(row, column, buffer);
		const values = buffer.subarray(0, length);
		if (this.exact || this.settings.outliers === "none") return values;
		return Float64Array.from(replaceOutliersByNull(Array.from(values)).filter((value) => value !== null));
	}
	compareCell(row, column, base, head) {
		const cell = row * this.columns + column;
		this.states[cell] = stateTested;
		if (this.exact) return;
		const { test, strict, paired, intervals, confidence } = this.settings;
		const { p, isAllEqual, areSidesConstant } = testSortedSamplesWithDeltaTest(base, head, test);
		if (isAllEqual) this.states[cell] = stateAllEqual;
		else if (areSidesConstant) this.states[cell] = stateConstantSides;
		if (this.isInFamily(cell)) this.familySize++;
		this.p[cell] = p ?? NaN;
		if (paired) this.decisiveP[cell] = this.pairedP(row, column, isAllEqual);
		else if (strict && p !== null) this.decisiveP[cell] = this.pBeyondThreshold(row, column, base, head, p);
		const ratio = intervals ? estimateRatioOverMachineBlocks([{
			base: Array.from(base),
			head: Array.from(head)
		}], confidence) : null;
		if (ratio) this.ratios.set([
			ratio.estimate,
			ratio.low,
			ratio.high
		], 3 * cell);
	}
	pairedP(row, column, isAllEqual) {
		const { grid } = this;
		const [base, head] = [grid.values(row, 0), grid.values(row, column)];
		if (base.length !== head.length) {
			const { columns, unit } = grid.heading;
			const [first, other] = [columns[0] ?? [], columns[column] ?? []].map(columnNameFromKeyValues);
			throw new CouldNotMeasureError(escapeControlCharacters(`--paired: ${grid.nameOf(row)} ${displayedUnitName(unit)} has ${base.length} values in ${first} and ${head.length} in ${other}. Give files with complete rounds that were measured alternately, or leave --paired out.`));
		}
		this.spreads[row * this.columns + column] = logDeviationOfOneValue(base, head);
		return isAllEqual ? 1 : pairedTwoSidedP(base, head);
	}
	pBeyondThreshold(row, column, base, head, p) {
		const { better, threshold } = this.rulesOf(row);
		if (better === null) return p;
		const by = better === "lower" ? 1 + threshold : 1 - threshold;
		const [limit, center] = [this.centerOf(row, 0) * by, this.centerOf(row, column)];
		const isBeyond = better === "lower" ? center > limit : center < limit;
		const moved = base.map((value) => value * by);
		return isBeyond ? testSortedSamplesWithDeltaTest(moved, head, this.settings.test).p ?? NaN : p;
	}
	rulesOf(row) {
		const rule = this.ruleOf(row);
		return {
			better: rule?.better ?? this.better,
			threshold: rule?.threshold ?? this.settings.threshold
		};
	}
	centerOf(row, column) {
		const cell = row * this.columns + column;
		return this.counts[cell] === 0 ? NaN : this.centers[cell];
	}
	collectP(p, at) {
		let next = at;
		for (let cell = 0; cell < this.states.length; cell++) if (this.isInFamily(cell) && !Number.isNaN(this.decisiveP[cell])) p[next++] = this.decisiveP[cell];
		return next;
	}
	at(row) {
		if (row < 0 || row >= this.length) return void 0;
		const cells = [];
		for (let column = 0; column < this.columns; column++) cells.push(this.cellAt(row, column));
		return {
			name: this.grid.nameOf(row),
			rule: this.ruleOf(row),
			cells
		};
	}
	*[Symbol.iterator]() {
		for (let row = 0; row < this.length; row++) yield this.at(row);
	}
	isInFamily(cell) {
		return this.states[cell] === stateTested && !this.exact;
	}
	cellAt(row, column) {
		const cell = row * this.columns + column;
		const n = this.counts[cell];
		if (n === 0) return null;
		const center = this.centers[cell];
		const low = this.lows[cell];
		const high = this.highs[cell];
		return {
			n,
			center,
			low,
			high,
			notes: this.notesOn(row, column, n, {
				center,
				low,
				high
			}),
			versus: this.versusAt(row, column)
		};
	}
	notesOn(row, column, n, center) {
		const { grid, exact, settings } = this;
		const { low, high } = center;
		const keys = grid.poolingKeys(row, column);
		const removed = exact || settings.outliers === "none" ? 0 : grid.sampleSize(row, column) - n;
		const notes = exact ? [] : notesOnMedian(center, settings.confidence);
		if (exact && low !== high) notes.push({
			kind: "inexact",
			low,
			high
		});
		if (removed > 0) notes.unshift({
			kind: "outliers",
			removed
		});
		if (keys.length > 0) notes.unshift({
			kind: "pooled",
			keys
		});
		return notes;
	}
	versusAt(row, column) {
		const cell = row * this.columns + column;
		const state = this.states[cell];
		if (state === stateEmpty) return null;
		const { settings, exact, judgement } = this;
		const { better, threshold } = this.rulesOf(row);
		const first = row * this.columns;
		const [base, head] = [this.centers[first], this.centers[cell]];
		const n = [this.counts[first], this.counts[cell]];
		const tested = {
			p: numberOrNull(this.p[cell]),
			isAllEqual: state === stateAllEqual,
			areSidesConstant: state === stateConstantSides
		};
		const outcome = addNotesToTwoSampleTestResult(tested, n, exact ? "none" : settings.test, settings.alpha, judgement.level);
		const decisive = exact ? null : numberOrNull(this.decisiveP[cell]);
		const adjustedP = decisive === null || !this.isInFamily(cell) ? decisive : judgement.adjust(decisive);
		const reaches = (p) => p === null ? outcome.differs : p <= settings.alpha;
		const cellVerdict = findingOf(base, head, this.grid.heading.unit, better, threshold);
		const isPaired = settings.paired && !exact;
		const power = isPaired ? assessRoundCountForPairedTest(n[0], judgement.level) : outcome;
		const isSuspect = !settings.strict && !isPaired && cellVerdict === "regressed" && reaches(outcome.p);
		const finding = reaches(adjustedP) ? cellVerdict : isSuspect ? "suspect" : "none";
		const isOpenRow = isPaired && finding === "none" && this.isInFamily(cell);
		return {
			n,
			delta: base === 0 && head !== 0 ? null : base === head ? 0 : head / base - 1,
			p: outcome.p,
			adjustedP,
			isSignificant: reaches(outcome.p),
			isPowerless: power.isPowerless,
			needed: power.needed,
			rounds: isOpenRow ? roundsToShowWorsening(this.spreads[cell], threshold, better, judgement.level) : null,
			finding,
			ratio: this.ratioAt(cell),
			notes: outcome.notes
		};
	}
	ratioAt(cell) {
		if (!this.settings.intervals) return null;
		const [estimate = NaN, low = 0, high = 0] = this.ratios.subarray(3 * cell, 3 * cell + 3);
		return Number.isNaN(estimate) ? null : {
			estimate,
			low,
			high
		};
	}
};
function numberOrNull(p) {
	return p === void 0 || Number.isNaN(p) ? null : p;
}
function findingOf(base, head, unit, better, threshold) {
	if (base === head) return "none";
	const { worsening, improvement } = worseningAndImprovementOfDifference(certainShift(base, head, unit), base, head, better);
	const isWorse = exceedsLimit(worsening, threshold);
	const isBetter = exceedsLimit(improvement, threshold);
	if (!isWorse && !isBetter) return "small";
	if (better === null) return "changed";
	return isWorse ? "regressed" : "improved";
}
function certainShift(base, head, unit) {
	const shift = head - base;
	return unit === "B/s" && Math.min(base, head) < 1e6 && [base, head].every(isOfTwoDecimals) ? Math.sign(shift) * Math.max(0, Math.abs(shift) - throughputStep) : shift;
}
const throughputStep = 1e4;
function isOfTwoDecimals(value) {
	const halves = 2 * value / throughputStep;
	return Math.abs(halves - Math.round(halves)) < 1e-6;
}

// src/core/compare/compare-text.ts
function* compareTablesToTerminalText(tables, textOptions) {
	for (const [n, table] of tables.entries()) {
		if (n > 0) yield "\n";
		for (const line of changedConfigLinesAboveCompareTable(table, tables[n - 1])) yield `${escapeControlCharacters(line)}\n`;
		for (const line of tableLines(table, textOptions)) yield `${line}\n`;
	}
}
function* tableLines(table, textOptions) {
	const notes = new CompareTableFootnotes();
	const layout = layOutCompareTableIntoTextLines(table, notes, textOptions.paint);
	if (layout.width <= textOptions.width) {
		yield* layout.lines();
		yield* notes.lines();
	} else if (table.columns.length > 2) for (let n = 1; n < table.columns.length; n++) {
		if (n > 1) yield "";
		yield* tableLines(withColumns(table, [0, n]), textOptions);
	}
	else yield* namesAbove(table, textOptions);
}
function withColumns(table, columns) {
	const only = (values) => columns.map((n) => values[n]);
	return {
		...table,
		columns: only(table.columns),
		rows: Array.from(table.rows, ({ cells, ...row }) => ({
			...row,
			cells: only(cells)
		})).filter(({ cells }) => cells.some((cell) => cell !== null)),
		totals: table.totals.length > 0 ? only(table.totals) : []
	};
}
function* namesAbove(table, { paint }) {
	const notes = new CompareTableFootnotes();
	const unnamed = {
		...table,
		rows: Array.from(table.rows, (row) => ({
			...row,
			name: ""
		}))
	};
	const heads = countTableHeadingLines(table);
	let n = 0;
	for (const line of layOutCompareTableIntoTextLines(unnamed, notes, paint).lines()) {
		const row = table.rows.at(n++ - heads);
		if (row && n > heads) yield escapeControlCharacters(row.name);
		yield line;
	}
	yield* notes.lines();
}
const piecesOfLabel = 1;
const piecesOfSample = 3;
const piecesOfChange = 3;
function firstPieceOf(column) {
	return column === 0 ? piecesOfLabel : 4 + (column - 1) * 6;
}
function layOutCompareTableIntoTextLines(table, notes, paint) {
	const fixed = /* @__PURE__ */ new Set();
	for (let n = 0; n < table.columns.length; n++) for (let at = firstPieceOf(n) + 1; at < firstPieceOf(n + 1); at++) fixed.add(at);
	const widths = columnWidthsOfCompareLines(piecesOf(table, notes, paint), fixed);
	return {
		width: widths.width,
		*lines() {
			for (const pieces of piecesOf(table, notes, paint)) yield formatAlignedTableLine(pieces, widths);
		}
	};
}
function* piecesOf(table, notes, paint) {
	yield* headPieces(table);
	for (const row of table.rows) yield rowPieces(row, table.unit, notes, paint);
	if (table.rows.length > 1 && table.totals.length > 0) yield totalPieces(table, notes);
}
function countTableHeadingLines({ columns }) {
	return (columns[0]?.length ?? 0) + 1;
}
function* headPieces({ columns, unit }) {
	const heading = {
		margin: " │ ",
		align: "center"
	};
	const edge = {
		column: firstPieceOf(columns.length),
		span: 1,
		text: "",
		margin: " │",
		align: "left"
	};
	const levels = countTableHeadingLines({ columns }) - 1;
	for (let level = 0; level < levels; level++) {
		const pieces = [];
		for (let from = 0; from < columns.length;) {
			let to = from + 1;
			while (to < columns.length && isShared(columns[from], columns[to], level)) to++;
			const text = escapeControlCharacters(columns[from]?.[level] ?? "");
			const column = firstPieceOf(from);
			pieces.push({
				column,
				span: firstPieceOf(to) - column,
				text,
				...heading
			});
			from = to;
		}
		yield [...pieces, edge];
	}
	const units = [];
	for (let n = 0; n < columns.length; n++) {
		const column = firstPieceOf(n);
		units.push({
			column,
			span: piecesOfSample,
			text: escapeControlCharacters(unit),
			...heading
		});
		if (n > 0) {
			const text = compareChangeColumnTitle;
			units.push({
				column: column + piecesOfSample,
				span: piecesOfChange,
				text,
				margin: "  ",
				align: "left"
			});
		}
	}
	yield [...units, edge];
}
function isShared(a = [], b = [], level) {
	return a.slice(0, level + 1).every((value, n) => value === b[n]);
}
function rowPieces({ name, cells }, unit, notes, paint) {
	const pieces = [piece(0, escapeControlCharacters(name), "left", "")];
	const scale = chooseNumberScale(cells.map((cell) => cell?.center ?? 0), unit);
	for (const [n, cell] of cells.entries()) {
		if (!cell) continue;
		const { center, low, high, versus } = cell;
		const at = firstPieceOf(n);
		pieces.push(piece(at, formatNumberAtScale(center, scale), "right"), piece(at + 1, intervalHalfWidthText(center, low, high), "right", " ± "), piece(at + 2, notes.marks(cell.notes), "left"));
		if (!versus) continue;
		const { finding } = versus;
		pieces.push(piece(at + piecesOfSample, deltaTextOfSampleComparison(versus), "right", " ", (text) => paint(finding, text)), piece(at + piecesOfSample + 1, `(${pValueAndCountText(versus)})`, "left"), piece(at + piecesOfSample + 2, notes.marks(versus.notes), "left"));
	}
	return pieces;
}
function totalPieces({ totals, unit }, notes) {
	const pieces = [piece(0, "geomean", "left", "")];
	for (const [n, { center, ratio, notes: totalNotes }] of totals.entries()) {
		const at = firstPieceOf(n);
		if (center !== null) pieces.push(piece(at, formatNumberAtScale(center, chooseNumberScale([center], unit)), "right"));
		if (n > 0) pieces.push(ratio === null ? piece(at + piecesOfSample, "?", "left") : piece(at + piecesOfSample, formatDeltaOrFromZero(ratio - 1), "right"));
		pieces.push(piece(firstPieceOf(n + 1) - 1, notes.marks(totalNotes), "left"));
	}
	return pieces;
}
function piece(column, text, align, margin = text === "" ? "" : " ", paint) {
	return paint ? {
		column,
		span: 1,
		text,
		margin,
		align,
		paint
	} : {
		column,
		span: 1,
		text,
		margin,
		align
	};
}
function columnWidthsOfCompareLines(lines, fixed) {
	const margins = [];
	const texts = [];
	const headings = [];
	let last = 0;
	for (const pieces of lines) for (const piece of pieces) {
		const { column, span, margin, text } = piece;
		last = Math.max(last, column + span);
		margins[column] = Math.max(margins[column] ?? 0, displayWidth(margin));
		if (span > 1) headings.push(piece);
		else texts[column] = Math.max(texts[column] ?? 0, displayWidth(text));
	}
	const widths = Array.from({ length: last }, (_, column) => texts[column] === void 0 ? 0 : texts[column] + (margins[column] ?? 0));
	for (const piece of headings.sort((a, b) => a.span - b.span)) {
		const under = Array.from({ length: piece.span }, (_, n) => piece.column + n);
		const available = under.reduce((sum, n) => sum + widths[n], 0);
		const needed = displayWidth(piece.text) + (margins[piece.column] ?? 0);
		if (available < needed) widen(widths, under, needed, fixed);
	}
	const starts = [0];
	for (const width of widths) starts.push(starts.at(-1) + width);
	return {
		starts,
		margins,
		width: starts.at(-1)
	};
}
function formatAlignedTableLine(pieces, { starts, margins }) {
	let line = "";
	let end = 0;
	for (const { column, span, text, margin, align, paint } of pieces) {
		if (text === "" && margin === "") continue;
		const start = starts[column];
		const before = margins[column] ?? 0;
		const room = starts[column + span] - start - before;
		const width = displayWidth(text);
		const free = Math.max(0, room - width);
		const left = align === "left" ? 0 : align === "right" ? free : free >> 1;
		const blanks = start > end ? " ".repeat(start - end) : "";
		line += `${blanks}${margin.padStart(before)}${left > 0 ? " ".repeat(left) : ""}${paint ? paint(text) : text}`;
		end = start + before + left + width;
	}
	return line;
}
function widen(widths, under, needed, fixed) {
	const free = under.filter((n) => !fixed.has(n));
	const growing = free.length > 0 ? free : under.slice(-1);
	let rest = needed;
	for (const n of under) if (!growing.includes(n)) rest -= widths[n];
	let columnsLeft = growing.length;
	for (const n of growing.toSorted((a, b) => widths[b] - widths[a])) {
		widths[n] = Math.max(widths[n], Math.ceil(rest / columnsLeft));
		rest -= widths[n];
		columnsLeft--;
	}
}

// src/core/compare/number-lists.ts
const numbersInBlock = 4;
const slabBits = 14;
const slabMask = 2 ** slabBits - 1;
var NumberRowStore = class {
	slabs = [];
	following = [];
	blocks = 0;
	constantValues = /* @__PURE__ */ new Float64Array(16);
	first = new IntList();
	last = new IntList();
	counts = new IntList();
	open() {
		this.first.push(-1);
		this.last.push(-1);
		this.counts.push(0);
		const { length } = this.counts;
		if (length > this.constantValues.length) {
			const wider = new Float64Array(2 * this.constantValues.length);
			wider.set(this.constantValues);
			this.constantValues = wider;
		}
		return length - 1;
	}
	add(row, value) {
		if (this.last.at(row) < 0) {
			const counts = this.counts.values;
			const known = counts[row];
			if (known === 0) this.constantValues[row] = value;
			const only = this.constantValues[row];
			if (Object.is(value, only)) {
				counts[row] = known + 1;
				return;
			}
			counts[row] = 0;
			for (let n = 0; n < known; n++) this.append(row, only);
		}
		this.append(row, value);
	}
	append(row, value) {
		const counts = this.counts.values;
		const place = counts[row] & 3;
		if (place === 0) this.extend(row);
		counts[row] = counts[row] + 1;
		const block = this.last.values[row];
		const slab = this.slabs[block >> slabBits];
		slab[(block & slabMask) * numbersInBlock + place] = value;
	}
	lengthOf(row) {
		return this.counts.at(row);
	}
	copy(row, into, at) {
		const end = at + this.lengthOf(row);
		let block = this.first.at(row);
		if (block < 0) {
			into.fill(this.constantValues[row], at, end);
			return end;
		}
		for (let to = at; to < end;) {
			const slab = this.slabs[block >> slabBits];
			const from = (block & slabMask) * numbersInBlock;
			for (let n = 0; n < numbersInBlock && to < end; n++) into[to++] = slab[from + n];
			block = this.following[block >> slabBits]?.[block & slabMask];
		}
		return end;
	}
	extend(row) {
		if (this.blocks === this.slabs.length << slabBits) {
			this.slabs.push(/* @__PURE__ */ new Float64Array(65536));
			this.following.push(/* @__PURE__ */ new Int32Array(16384));
		}
		const block = this.blocks++;
		const before = this.last.at(row);
		if (before < 0) this.first.values[row] = block;
		else this.following[before >> slabBits][before & slabMask] = block;
		this.last.values[row] = block;
	}
};
var IntList = class {
	values = /* @__PURE__ */ new Int32Array(16);
	length = 0;
	push(value) {
		if (this.length === this.values.length) {
			const wider = new Int32Array(2 * this.length);
			wider.set(this.values);
			this.values = wider;
		}
		this.values[this.length++] = value;
	}
	at(index) {
		return this.values[index];
	}
};

// src/core/compare/samples.ts
var FileSamples = class {
	numbers = new NumberRowStore();
	benchmarks = new BenchmarkNumberTable();
	configs = new ConfigNumberTable();
	units = [];
	unitNumbers = /* @__PURE__ */ new Map();
	benchmarkOf = new IntList();
	unitOf = new IntList();
	next = new IntList();
	first = new IntList();
	lastConfig;
	lastConfigNumber = 0;
	leftOut = /* @__PURE__ */ new Set();
	get count() {
		return this.benchmarkOf.length;
	}
	configNumber(entries) {
		return this.configs.numberOf(entries);
	}
	unitNumber(unit) {
		const known = this.unitNumbers.get(unit);
		if (known !== void 0) return known;
		const number = this.units.push(unit) - 1;
		this.unitNumbers.set(unit, number);
		return number;
	}
	sampleOf(benchmark, unit) {
		const isKnown = benchmark < this.first.length;
		let before = -1;
		for (let n = isKnown ? this.first.at(benchmark) : -1; n >= 0; n = this.next.at(n)) {
			if (this.unitOf.at(n) === unit) return n;
			before = n;
		}
		const number = this.numbers.open();
		this.benchmarkOf.push(benchmark);
		this.unitOf.push(unit);
		this.next.push(-1);
		if (isKnown) this.next.values[before] = number;
		else this.first.push(number);
		return number;
	}
	addAll(measurements) {
		for (const { config, benchmark, unit, value } of measurements) {
			if (config !== this.lastConfig) {
				this.lastConfigNumber = this.configNumber(Object.entries(config));
				this.lastConfig = config;
			}
			const number = this.benchmarks.findText(this.lastConfigNumber, benchmark);
			this.numbers.add(this.sampleOf(number, this.unitNumber(unit)), value);
		}
	}
	leaveOut(name) {
		for (const number of this.numbersNamed(name)) this.leftOut.add(number);
	}
	numbersNamed(name) {
		return Array.from({ length: this.first.length }, (_, number) => number).filter((number) => this.benchmarks.nameOf(number) === name);
	}
	benchmarkAt(sample) {
		return this.benchmarkOf.at(sample);
	}
	unitAt(sample) {
		return this.units[this.unitOf.at(sample)];
	}
	settingsOf(benchmark) {
		return this.configs.entriesOf(this.benchmarks.configOf(benchmark));
	}
};
function collectResultsOfComparedFile({ measurements, units, failures, refused, unread = [] }) {
	const samples = new FileSamples();
	samples.addAll(measurements);
	return {
		samples,
		units,
		failures,
		refused,
		unread,
		statuses: new Map(measurements.flatMap(({ benchmark, statuses: one }) => one ? [[benchmark, one]] : []))
	};
}
function leaveOutFailedCommandsOfComparedFiles(files) {
	const isSameEverywhere = (name) => {
		const having = files.filter(({ samples }) => samples.numbersNamed(name).length > 0);
		return new Set(having.map(({ statuses }) => String(statuses.get(name) ?? 0))).size === 1;
	};
	return files.map((file) => {
		const failed = [...file.statuses].filter(([name, [status, ...others]]) => status === null || others.length > 0 || !isSameEverywhere(name));
		for (const [name] of failed) file.samples.leaveOut(name);
		const failures = failed.map(([name, statuses]) => `${name}: its command exited with status ${statuses.map((status) => status ?? "unknown").join(" or ")}`);
		return {
			...file,
			failures: [...file.failures, ...failures]
		};
	});
}
function mergeUnitDeclarationsOfFiles(files) {
	const rules = /* @__PURE__ */ new Map();
	for (const [place, { units }] of files.entries()) for (const [unit, { better, assume }] of units) {
		const unitRule = rules.get(unit) ?? {};
		const mayTurn = place === 0 || findUsualDirectionOfUnit(unit) === null;
		rules.set(unit, {
			...better !== void 0 && mayTurn ? { better } : {},
			...assume === void 0 ? {} : { assume },
			...unitRule
		});
	}
	return rules;
}
const isPlain = /^[\x21-\x7e]{0,1000}$/;
var BenchmarkNumberTable = class {
	bytes = /* @__PURE__ */ new Uint8Array(4096);
	used = 0;
	starts = new IntList();
	lengths = new IntList();
	configs = new IntList();
	hashes = new IntList();
	slots = /* @__PURE__ */ new Int32Array(256);
	numbersOfText = /* @__PURE__ */ new Map();
	textNames = /* @__PURE__ */ new Map();
	decoder = new TextDecoder();
	scratch = /* @__PURE__ */ new Uint8Array(1e3);
	find(config, bytes, from, to) {
		if (to - from > 1e3) return this.findText(config, this.decoder.decode(bytes.subarray(from, to)));
		let hash = Math.imul(config + 1, 2654435761);
		for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i], 16777619);
		hash ^= hash >>> 15;
		const mask = this.slots.length - 1;
		for (let slot = hash & mask;; slot = slot + 1 & mask) {
			const number = this.slots[slot] - 1;
			if (number < 0) return this.insert(slot, hash, config, bytes, from, to);
			if (this.hashes.at(number) === hash && this.configs.at(number) === config) {
				if (this.lengths.at(number) === to - from && this.endOf(number, bytes, from) === to) return number;
			}
		}
	}
	findText(config, name) {
		if (isPlain.test(name)) {
			for (let i = 0; i < name.length; i++) this.scratch[i] = name.charCodeAt(i);
			return this.find(config, this.scratch, 0, name.length);
		}
		const id = `${config} ${name}`;
		const known = this.numbersOfText.get(id);
		if (known !== void 0) return known;
		const number = this.add(config, 0, 0);
		this.numbersOfText.set(id, number);
		this.textNames.set(number, name);
		return number;
	}
	endOf(number, bytes, from) {
		if (this.textNames.size > 0 && this.textNames.has(number)) return -1;
		const start = this.starts.at(number);
		const length = this.lengths.at(number);
		const own = this.bytes;
		let n = 0;
		while (n < length && own[start + n] === bytes[from + n]) n++;
		return from + n;
	}
	lengthOf(number) {
		return this.lengths.at(number);
	}
	nameOf(number) {
		const start = this.starts.at(number);
		return this.textNames.get(number) ?? this.decoder.decode(this.bytes.subarray(start, start + this.lengths.at(number)));
	}
	configOf(number) {
		return this.configs.at(number);
	}
	insert(slot, hash, config, bytes, from, to) {
		const length = to - from;
		if (this.used + length > this.bytes.length) {
			const wider = new Uint8Array(2 * this.bytes.length + length);
			wider.set(this.bytes.subarray(0, this.used));
			this.bytes = wider;
		}
		this.bytes.set(bytes.subarray(from, to), this.used);
		const number = this.add(config, hash, length);
		this.used += length;
		this.slots[slot] = number + 1;
		if (2 * this.starts.length > this.slots.length) this.widen();
		return number;
	}
	add(config, hash, length) {
		this.starts.push(this.used);
		this.lengths.push(length);
		this.configs.push(config);
		this.hashes.push(hash);
		return this.starts.length - 1;
	}
	widen() {
		const slots = new Int32Array(4 * this.slots.length);
		const mask = slots.length - 1;
		for (let number = 0; number < this.starts.length; number++) {
			if (this.textNames.has(number)) continue;
			let slot = this.hashes.at(number) & mask;
			while (slots[slot] !== 0) slot = slot + 1 & mask;
			slots[slot] = number + 1;
		}
		this.slots = slots;
	}
};
var ConfigNumberTable = class {
	pairs = [];
	pairNumbers = /* @__PURE__ */ new Map();
	configs = [];
	numbersByHash = /* @__PURE__ */ new Map();
	lastEntries = [];
	lastPairs = new IntList();
	lastHashes = new IntList();
	numberOf(entries) {
		let count = 0;
		let hash = 0;
		for (const entry of entries) {
			if (entry !== this.lastEntries[count]) {
				this.shortenLastTo(count);
				const pair = this.pairOf(entry);
				this.lastEntries.push(entry);
				this.lastPairs.push(pair);
				this.lastHashes.push(Math.imul(hash ^ pair, 2654435761) ^ hash >>> 15);
			}
			hash = this.lastHashes.at(count++);
		}
		this.shortenLastTo(count);
		const pairs = this.lastPairs.values.subarray(0, count);
		const numbers = getOrInsert(this.numbersByHash, hash, () => []);
		const known = numbers.find((number) => areEqual(this.configs[number], pairs));
		if (known !== void 0) return known;
		const number = this.configs.push(pairs.slice()) - 1;
		numbers.push(number);
		return number;
	}
	entriesOf(number) {
		const entries = [];
		for (const pair of this.configs[number]) entries.push(this.pairs[pair]);
		return entries;
	}
	shortenLastTo(count) {
		this.lastEntries.length = count;
		this.lastPairs.length = count;
		this.lastHashes.length = count;
	}
	pairOf(entry) {
		const [key, value] = entry;
		return getOrInsert(this.pairNumbers, `${key.length} ${key}${value}`, () => this.pairs.push(entry) - 1);
	}
};
function areEqual(one, other) {
	if (one.length !== other.length) return false;
	for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
	return true;
}

// src/core/compare/comparison-table.ts
var CompareTableConfig = class {
	length;
	keys;
	valueAt;
	constructor(keys, length, valueAt) {
		this.keys = keys;
		this.length = length;
		this.valueAt = valueAt;
	}
	entries() {
		return Array.from({ length: this.length }, (_, n) => [this.keys[n], this.valueAt(n)]);
	}
	differingFrom(other) {
		const different = [];
		for (let n = 0; n < this.length; n++) {
			const [value, others] = [this.valueAt(n), other.valueAt(n)];
			if (value !== others) different.push([
				this.keys[n],
				value,
				others
			]);
		}
		return different;
	}
};

// src/core/compare/tabulate.ts
function groupSamplesIntoCompareTables(files, layout) {
	const { table, row, column, ignore } = layout;
	const byUnit = {
		key: ".unit",
		order: "first"
	};
	const projections = createProjectionsFromFields({
		table: [...table, byUnit],
		row,
		column
	}, ignore);
	const samplesByTable = /* @__PURE__ */ new Map();
	const knownKeys = {
		rows: [],
		columns: [],
		residues: []
	};
	for (const [n, file] of files.entries()) addFile(file, n, layout, projections, samplesByTable, knownKeys);
	const { by, residue } = projections;
	const scratch = new Int32Array(knownKeys.rows.length);
	const names = by.table.names();
	const numbers = files.map(({ samples }) => samples.numbers);
	return by.table.sorted(samplesByTable.keys()).map((key) => {
		const samples = samplesByTable.get(key);
		const columnScratch = new Int32Array(knownKeys.columns.length);
		const columns = by.column.sorted(distinctKeys(samples.columns, knownKeys.columns, columnScratch));
		const rows = by.row.sorted(distinctKeys(samples.rows, knownKeys.rows, scratch));
		const heading = {
			config: new CompareTableConfig(names, names.length - 1, (n) => by.table.valueAt(key, n)),
			unit: by.table.valueAt(key, names.length - 1),
			columns: columns.map((column) => by.column.valuesOf(column))
		};
		const lists = {
			...linkSamplesOfCells(samples, rows, columns, scratch),
			samples,
			residue,
			knownKeys,
			numbers
		};
		const places = Int32Array.from(rows, ({ place }) => place);
		return new CompareTableSamples(heading, places, by.row, lists);
	});
}
function addFile({ label, samples }, file, { filter, table }, { by, residue, accept }, samplesByTable, knownKeys) {
	const samplesOf = (key) => getOrInsert(samplesByTable, key, () => ({
		rows: new IntList(),
		columns: new IntList(),
		residues: new IntList(),
		files: new IntList(),
		samples: new IntList()
	}));
	const isOfName = table.some(({ key }) => key === ".name" || key === ".fullname" || key.startsWith("/"));
	let known = /* @__PURE__ */ new Map();
	const { benchmarks } = samples;
	let configNumber = -1;
	let config = [];
	let position;
	let name = "";
	for (let sample = 0; sample < samples.count; sample++) {
		const benchmark = samples.benchmarkAt(sample);
		if (samples.leftOut.has(benchmark)) continue;
		if (benchmarks.configOf(benchmark) !== configNumber) {
			configNumber = benchmarks.configOf(benchmark);
			config = samples.settingsOf(benchmark);
			known = /* @__PURE__ */ new Map();
		}
		if (position?.benchmark !== benchmark) name = benchmarks.nameOf(benchmark);
		const unit = samples.unitAt(sample);
		const subject = {
			benchmark: name,
			config,
			unit,
			file: label
		};
		if (!filter(subject) || !accept(subject)) continue;
		if (position?.benchmark !== benchmark) position = {
			benchmark,
			row: noteKey(by.row.project(subject), knownKeys.rows),
			column: noteKey(by.column.project(subject), knownKeys.columns),
			residue: noteKey(residue.project(subject), knownKeys.residues)
		};
		const tableSamples = isOfName ? samplesOf(by.table.project(subject)) : getOrInsert(known, unit, () => samplesOf(by.table.project(subject)));
		tableSamples.rows.push(position.row);
		tableSamples.columns.push(position.column);
		tableSamples.residues.push(position.residue);
		tableSamples.files.push(file);
		tableSamples.samples.push(sample);
	}
}
function noteKey(key, keys) {
	keys[key.place] = key;
	return key.place;
}
function linkSamplesOfCells(samples, rows, columns, scratch) {
	const columnOf = new Map(columns.map((column, n) => [column.place, n]));
	for (const [n, row] of rows.entries()) scratch[row.place] = n;
	const { length } = samples.rows;
	const first = new Int32Array(rows.length * columns.length).fill(-1);
	const next = new Int32Array(length).fill(-1);
	for (let n = length - 1; n >= 0; n--) {
		const cell = scratch[samples.rows.at(n)] * columns.length + columnOf.get(samples.columns.at(n));
		next[n] = first[cell];
		first[cell] = n;
	}
	for (const { place } of rows) scratch[place] = 0;
	return {
		first,
		next
	};
}
function distinctKeys(places, keys, scratch) {
	const found = [];
	for (let n = 0; n < places.length; n++) {
		const at = places.at(n);
		if (scratch[at] === 1) continue;
		scratch[at] = 1;
		found.push(keys[at]);
	}
	for (const key of found) scratch[key.place] = 0;
	return found;
}
var CompareTableSamples = class {
	heading;
	length;
	rows;
	byRow;
	cellLists;
	constructor(heading, rows, byRow, placed) {
		this.heading = heading;
		this.length = rows.length;
		this.rows = rows;
		this.byRow = byRow;
		this.cellLists = placed;
	}
	nameOf(row) {
		const key = this.cellLists.knownKeys.rows[this.rows[row]];
		const values = this.byRow.valuesOf(key);
		return values.length === 1 ? values[0] : values.filter((value) => value !== "").join(" ");
	}
	sampleSize(row, column) {
		const { samples: { files, samples }, numbers, next } = this.cellLists;
		let count = 0;
		for (let n = this.firstIn(row, column); n >= 0; n = next[n]) count += numbers[files.at(n)].lengthOf(samples.at(n));
		return count;
	}
	copySorted(row, column, into) {
		sortInPlace(into, this.copy(row, column, into));
	}
	copy(row, column, into) {
		const { samples: { files, samples }, numbers, next } = this.cellLists;
		let end = 0;
		for (let n = this.firstIn(row, column); n >= 0; n = next[n]) end = numbers[files.at(n)].copy(samples.at(n), into, end);
		return end;
	}
	values(row, column) {
		const values = new Float64Array(this.sampleSize(row, column));
		this.copy(row, column, values);
		return values;
	}
	poolingKeys(row, column) {
		const { samples, knownKeys, residue, next } = this.cellLists;
		const first = this.firstIn(row, column);
		if (first < 0 || next[first] < 0) return noKeys;
		const keys = /* @__PURE__ */ new Set();
		for (let n = first; n >= 0; n = next[n]) keys.add(knownKeys.residues[samples.residues.at(n)]);
		return keys.size > 1 ? findDifferingProjectionColumns(residue, keys) : noKeys;
	}
	firstIn(row, column) {
		return this.cellLists.first[row * this.heading.columns.length + column];
	}
};
const noKeys = [];
function sortInPlace(values, end) {
	if (end > 50) {
		values.subarray(0, end).sort();
		return;
	}
	for (let i = 1; i < end; i++) {
		const value = values[i];
		let to = i;
		for (; to > 0 && values[to - 1] > value; to--) values[to] = values[to - 1];
		values[to] = value;
	}
}
function sortRowsOfCompareTable(table, order) {
	if (order === "none") return table;
	const sign = order.startsWith("-") ? -1 : 1;
	const ranks = order.endsWith("name") ? Array.from(table.rows, ({ name }) => name) : Float64Array.from(table.rows, (row) => -worseningOf(row, table));
	return withRowOrder(table, Array.from({ length: table.rows.length }, (_, row) => row).sort((a, b) => {
		const [first, second] = [ranks[a], ranks[b]];
		return first === second ? 0 : first < second ? -sign : sign;
	}));
}
function withRowOrder(table, places) {
	const at = (row) => table.rows.at(places[row]);
	return {
		...table,
		rows: {
			length: places.length,
			at: (row) => row >= 0 && row < places.length ? at(row) : void 0,
			*[Symbol.iterator]() {
				for (let row = 0; row < places.length; row++) yield at(row);
			}
		}
	};
}
function worseningOf({ cells, rule }, table) {
	const better = rule?.better ?? table.better;
	const worsenings = cells.filter((cell) => cell?.versus?.isSignificant).map((cell) => {
		const delta = cell.versus?.delta ?? Number.POSITIVE_INFINITY;
		return better === "higher" ? -delta : delta;
	});
	return worsenings.length === 0 ? 0 : worsenings.reduce((a, b) => Math.max(a, b));
}

// src/core/compare/go-samples.ts
const mostBufferedBytes = 2 ** 16;
const plainPlaceholder = "Benchmark 1 1 x\n";
const usualLine = /^(?:(?:(?:goos|goarch|pkg|cpu): |ok {2}\t|\? {3}\t|Unit |PASS\r?$).*|\r?)$/;
var GoSampleReader = class {
	samples = new FileSamples();
	otherLines = openGoReaderBesideFastParser();
	line = new PlainGoResultLineParser();
	clean = new EscapeAndLogPrefixRemover(logPrefixCutModeOfFormat(goFormat));
	decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	onStrangeText;
	pending = /* @__PURE__ */ new Uint8Array(0);
	isLong = false;
	uncountedPlain = 0;
	isPlainBeforeStrange = false;
	hasStrangeText = false;
	version = -1;
	config = 0;
	areEncoded = false;
	benchmark = -1;
	lastUnits = [];
	lastSamples = [];
	constructor(strange = () => {}) {
		this.onStrangeText = strange;
	}
	get hasOnlyGoLines() {
		return this.samples.count > 0 && !this.hasStrangeText;
	}
	write(piece) {
		let at = 0;
		if (this.isLong || this.pending.length > 0) {
			at = piece.indexOf(10) + 1;
			if (at === 0) {
				this.buffer(piece);
				return;
			}
			const end = piece.subarray(0, at);
			if (this.isLong) this.readOtherLines(end);
			else this.readLines(Buffer.concat([this.pending, end]));
			this.pending = /* @__PURE__ */ new Uint8Array(0);
			this.isLong = false;
		}
		const end = piece.lastIndexOf(10) + 1;
		if (end > at) this.readLines(piece.subarray(at, end));
		if (end < piece.length) this.buffer(piece.subarray(Math.max(at, end)));
	}
	end() {
		if (this.isLong) this.readOtherLines(new Uint8Array([10]));
		else if (this.pending.length > 0) this.readLines(Buffer.concat([this.pending, new Uint8Array([10])]));
		this.reportPlainLines();
		this.otherLines.write(this.clean.end());
		const { units, failures, refused, unread = [], measurements } = this.otherLines.end();
		this.samples.addAll(measurements);
		return {
			samples: this.samples,
			units,
			failures,
			refused,
			unread,
			statuses: /* @__PURE__ */ new Map()
		};
	}
	buffer(piece) {
		if (this.isLong) this.readOtherLines(piece);
		else if (this.pending.length + piece.length <= mostBufferedBytes) this.pending = Buffer.concat([this.pending, piece]);
		else {
			this.isLong = true;
			this.readOtherLines(Buffer.concat([this.pending, piece]));
		}
	}
	readLines(bytes) {
		let othersFrom = -1;
		for (let at = 0; at < bytes.length;) {
			const next = this.line.read(bytes, at);
			if (next >= 0 && othersFrom >= 0) {
				this.readOtherLines(bytes.subarray(othersFrom, at));
				othersFrom = -1;
			}
			if (next >= 0 && this.addPlainLine(bytes)) at = next;
			else {
				if (othersFrom < 0) othersFrom = at;
				at = bytes.indexOf(10, at) + 1;
			}
		}
		if (othersFrom >= 0) this.readOtherLines(bytes.subarray(othersFrom));
	}
	addPlainLine(bytes) {
		const { line, samples } = this;
		if (this.version !== this.otherLines.version) this.adoptConfig();
		if (this.areEncoded && bytes.subarray(line.nameStart, line.unitEnds[line.pairs - 1]).includes(percentCode)) return false;
		const { nameStart, nameEnd } = line;
		const { benchmarks } = samples;
		if (!(this.benchmark >= 0 && benchmarks.lengthOf(this.benchmark) === nameEnd - nameStart && benchmarks.endOf(this.benchmark, bytes, nameStart) === nameEnd)) {
			this.benchmark = benchmarks.find(this.config, bytes, nameStart, nameEnd);
			this.lastSamples.length = 0;
		}
		for (let n = 0; n < line.pairs; n++) {
			const before = this.lastUnits[n];
			const unit = this.unitAt(n, bytes);
			if (n >= this.lastSamples.length || unit !== before) this.lastSamples[n] = samples.sampleOf(this.benchmark, unit.number);
			samples.numbers.add(this.lastSamples[n], line.values[n] * unit.factor);
		}
		this.isPlainBeforeStrange = true;
		this.uncountedPlain++;
		return true;
	}
	unitAt(place, bytes) {
		const start = this.line.unitStarts[place];
		const end = this.line.unitEnds[place];
		const before = this.lastUnits[place];
		if (before && hasBytesAt(before.bytes, bytes, start, end)) return before;
		const written = bytes.slice(start, end);
		const { unit, factor } = convertUnitToTidyUnitAndFactor(new TextDecoder().decode(written));
		const word = {
			bytes: written,
			number: this.samples.unitNumber(unit),
			factor
		};
		this.lastUnits[place] = word;
		return word;
	}
	adoptConfig() {
		this.version = this.otherLines.version;
		this.config = this.samples.configNumber(this.otherLines.settings);
		this.areEncoded = this.otherLines.areEncoded;
		this.benchmark = -1;
	}
	readOtherLines(bytes) {
		this.reportPlainLines();
		const text = this.decoder.decode(bytes, { stream: true });
		this.otherLines.write(this.clean.write(text));
		this.samples.addAll(this.otherLines.taken());
		if (text.split("\n").every((line) => usualLine.test(line))) return;
		this.hasStrangeText = true;
		if (this.isPlainBeforeStrange) this.onStrangeText(plainPlaceholder);
		this.isPlainBeforeStrange = false;
		this.onStrangeText(text);
	}
	reportPlainLines() {
		if (this.uncountedPlain > 0) this.otherLines.pass(this.uncountedPlain);
		this.uncountedPlain = 0;
	}
};
const percentCode = 37;
function hasBytesAt(word, bytes, start, end) {
	if (word.length !== end - start) return false;
	for (let n = 0; n < word.length; n++) if (word[n] !== bytes[start + n]) return false;
	return true;
}
const mostDigits = 15;
const powers = Float64Array.from({ length: 16 }, (_, n) => 10 ** n);
const longestNumber = 100;
const mostPairs = 64;
const prefix = [..."Benchmark"].map((letter) => letter.charCodeAt(0));
var PlainGoResultLineParser = class {
	nameStart = 0;
	nameEnd = 0;
	pairs = 0;
	values = new Float64Array(mostPairs);
	unitStarts = new Int32Array(mostPairs);
	unitEnds = new Int32Array(mostPairs);
	end = 0;
	read(bytes, at) {
		let i = at;
		for (let n = 0; n < prefix.length; n++) if (bytes[i++] !== prefix[n]) return -1;
		this.nameStart = i;
		i = wordEnd(bytes, i);
		this.nameEnd = i;
		let start = blanksEnd(bytes, i);
		if (start === i) return -1;
		i = start;
		while (isDigit(bytes[i])) i++;
		if (i === start || i - start > mostDigits) return -1;
		start = blanksEnd(bytes, i);
		if (start === i) return -1;
		i = start;
		for (let n = 0; n < mostPairs; n++) {
			const value = this.number(bytes, i);
			if (!(value < Number.POSITIVE_INFINITY)) return -1;
			i = blanksEnd(bytes, this.end);
			if (i === this.end) return -1;
			const end = wordEnd(bytes, i);
			if (end === i) return -1;
			this.values[n] = value;
			this.unitStarts[n] = i;
			this.unitEnds[n] = end;
			i = blanksEnd(bytes, end);
			this.pairs = n + 1;
			const code = bytes[i];
			if (code === 10) return i + 1;
			if (code === 13 && bytes[i + 1] === 10) return i + 2;
			if (i === end) return -1;
		}
		return -1;
	}
	number(bytes, at) {
		let i = at;
		let number = 0;
		let code = bytes[i];
		for (; isDigit(code); code = bytes[++i]) number = number * 10 + (code - 48);
		let digits = i - at;
		if (digits === 0) return NaN;
		let decimals = 0;
		if (code === 46) {
			const start = ++i;
			for (code = bytes[i]; isDigit(code); code = bytes[++i]) number = number * 10 + (code - 48);
			decimals = i - start;
			digits += decimals;
		}
		this.end = i;
		if (code === 101 || code === 69) return this.scientific(bytes, at, i + 1);
		if (digits > mostDigits) return this.spelled(bytes, at);
		return decimals === 0 ? number : number / powers[decimals];
	}
	scientific(bytes, at, from) {
		let i = from;
		if (bytes[i] === 43 || bytes[i] === 45) i++;
		const start = i;
		while (isDigit(bytes[i])) i++;
		this.end = i;
		return i === start ? NaN : this.spelled(bytes, at);
	}
	spelled(bytes, at) {
		if (this.end - at > longestNumber) return NaN;
		let text = "";
		for (let i = at; i < this.end; i++) text += String.fromCharCode(bytes[i]);
		return Number(text);
	}
};
function isDigit(code) {
	return code >= 48 && code <= 57;
}
function blanksEnd(bytes, at) {
	let i = at;
	while (bytes[i] === 32 || bytes[i] === 9) i++;
	return i;
}
function wordEnd(bytes, at) {
	let i = at;
	for (let code = bytes[i]; code > 32 && code < 127; code = bytes[++i]);
	return i;
}

// src/commands/compare-inputs.ts
function parseLabelledInputFiles(words) {
	const counts = /* @__PURE__ */ new Map();
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
		const number = counts.get(word) ?? 0;
		counts.set(word, number + 1);
		return {
			label: `${word}#${number}`,
			path: word
		};
	});
}
function readCompareInputFile({ label, path }, folder, format) {
	const name = path === "-" ? "standard input" : path;
	const results = readAs(format, path === "-" ? null : resolve(folder, path), name);
	if (results.samples.count > 0) return {
		label,
		path: name,
		...results
	};
	const unread = results.unread.map(({ line, text, why }) => `${text}" (line ${line}: ${why})`);
	const why = [...results.failures, ...results.refused].map((one) => `${one}"`).concat(unread)[0];
	const problem = why === void 0 ? "" : `, but says "${why}`;
	throw new CouldNotMeasureError(`${name} has no benchmark results${problem}. Give a file with the output of a benchmark run.`);
}
function readAs(format, path, name) {
	try {
		return readInFormat(parseCompareInputFormatFlag(format), asUtf8(readFileInPieces(path)), name);
	} catch (error) {
		if (error instanceof NotInFormatError) throw new CouldNotMeasureError(`${name} could not be read: ${error.message}`);
		if (error instanceof Error && "syscall" in error) throw new MisconfiguredError(`${name} could not be read (${error.message}). Name a file of benchmark results.`);
		throw error;
	}
}
const maxCharacters = 2 ** 28;
function parseCompareInputFormatFlag(name) {
	if (name === "auto") return null;
	const format = formatByNameOrDescription(name, createTimeLimitedMatcher);
	if (format) return format;
	const knownFormat = [automaticFormatValue, ...formatNames].join(", ");
	throw new MisconfiguredError(`--format: "${name}" is not known. To choose the form of the report, give text or csv; to name the format of the files, give one of ${knownFormat}.`);
}
function readInFormat(knownFormat, pieces, name) {
	let format = knownFormat;
	let text = "";
	let isReadByGo = false;
	let strangeText = "";
	const go = new GoSampleReader((strange) => {
		if (strangeText.length < formatDetectionLength) strangeText += strange;
	});
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	for (const piece of pieces) {
		if (format === null || isGo(format)) go.write(piece);
		if (isReadByGo) continue;
		text += decoder.decode(piece, { stream: true });
		if (text.length > maxCharacters) throw new NotInFormatError(`The file has more than ${maxCharacters / 2 ** 20} million characters. Make the tool write less, or split its output into several files.`);
		format ??= go.hasOnlyGoLines ? goFormat : detectFormat(text, supportedFormats);
		if (format === null && text.length >= formatDetectionLength) break;
		isReadByGo = format !== null && isGo(format);
	}
	if (!isReadByGo) {
		const { parsed, problem } = readTextInKnownOrDetectedFormat(text, supportedFormats, knownFormat);
		if (problem !== null) throw new CouldNotMeasureError(`${name} ${problem}`);
		return collectResultsOfComparedFile(parsed);
	}
	const results = go.end();
	if (knownFormat === null && strangeText !== "") refuseTextInTwoFormats(text + strangeText, goFormat, supportedFormats);
	if (knownFormat && results.samples.count === 0 && results.failures.length === 0 && /\S/.test(text)) throw new CouldNotMeasureError(`${name} ${nothingReadMessage(text, knownFormat)}`);
	return results;
}
function isGo({ name }) {
	return name === goFormat.name;
}
function* asUtf8(pieces) {
	let decoder;
	let isFirst = true;
	const encoder = new TextEncoder();
	for (const piece of pieces) {
		if (isFirst) {
			const mark = (piece[0] ?? 0) << 8 | (piece[1] ?? 0);
			if (mark === 65534 || mark === 65279) decoder = new TextDecoder(mark === 65534 ? "utf-16le" : "utf-16be");
			const isMarked = mark === 61371 && piece[2] === 191;
			if (!decoder) yield isMarked ? piece.subarray(3) : piece;
		} else if (!decoder) yield piece;
		if (decoder) yield encoder.encode(decoder.decode(piece, { stream: true }));
		isFirst = false;
	}
	if (decoder) yield encoder.encode(decoder.decode());
}
const sizes = {
	first: 2 ** 16,
	other: 2 ** 20
};
const pauseMilliseconds = 5;
function* readFileInPieces(path) {
	const file = path === null ? 0 : openSync(path, "r");
	try {
		const first = new Uint8Array(sizes.first);
		let length = 0;
		for (let read = 1; read > 0 && length < first.length; length += read) read = readInto(file, first.subarray(length));
		yield first.subarray(0, length);
		if (length < first.length) return;
		const buffer = new Uint8Array(sizes.other);
		for (let read = readInto(file, buffer); read > 0; read = readInto(file, buffer)) yield buffer.subarray(0, read);
	} finally {
		if (path !== null) closeSync(file);
	}
}
function readInto(file, target) {
	for (;;) try {
		return readSync(file, target);
	} catch (error) {
		const { code } = error;
		if (code === "EOF") return 0;
		if (code !== "EAGAIN") throw error;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMilliseconds);
	}
}
function repositoryTopFolder(folder) {
	for (let current = folder;; current = dirname(current)) {
		if (existsSync(join(current, ".git"))) return current;
		if (current === dirname(current)) return folder;
	}
}
function hasRulesFile(top) {
	return existsSync(join(top, ".github/benchgate.yml")) || existsSync(join(top, ".github/benchgate.yml".replace(/yml$/, "yaml")));
}

// src/commands/compare.ts
const usage = `Usage: benchgate compare old.txt new.txt … [flags]

Compares files of benchmark results as benchstat does: medians with confidence intervals, each file against the first,
and ~ for differences that are not significant. The numbers are those of benchstat; the exit status is an addition.

  benchgate compare old.txt new.txt
  benchgate compare base=old.txt head=new.txt    names the columns; files with the same name share a column
  go test -bench . | benchgate compare old.txt -
  benchgate compare -col /codec new.txt          compares parts of names within one file

  --filter QUERY           only matching benchmarks: '/size:4k -goos:windows .unit:(ns/op OR B/op)', .name:/^Read/
  --table KEYS             the keys that separate tables (default: .config)
  --row KEYS               the keys that separate rows (default: .fullname), such as .name,/size@num. Values of a
                           key stand in the order of their first appearance; @num and @alpha sort them, and
                           '@(A B)' takes only those listed, in that order
  --col KEYS               the keys that separate columns (default: .file)
  --ignore KEYS            keys whose differences are ignored
  --alpha 0.05             the significance level
  --confidence 0.95        the confidence level of the intervals
  --delta-test utest       or ttest (Welch), or none
  --outliers iqr           removes outliers (default: none)
  --correction holm        how p-values are adjusted for the number of comparisons; or bh, none. The adjusted p decides;
                           the table shows the p that is not adjusted
  --paired                 for files that were measured in turn, one value of each at a time: uses the paired test, and
                           also reports drift, and how many rounds would detect a slowdown as large as the threshold
  --threshold 5%           a significant slowdown of the median beyond this is a regression; with --strict it must be
                           significantly larger than this
  --fail-on WHAT           what makes the exit status 1:
                           "regression": a regression (default)
                           "missing": also results that are missing, unreadable or failed
                           "inconclusive": also an inconclusive comparison
                           "never": nothing
  --intervals              shows each change with its interval (Hodges-Lehmann)
  --sort none              or name, delta (worst first), -name, -delta
  --no-geomean             no line with geometric means
  --csv, --markdown, --json
                           print the comparison in another form; "verdict" in JSON is "pass", "fail", "inconclusive", or
                           "nothing" if nothing was compared
  --format NAME            the format of the files, if it is not detected
  --html FILE              also writes the comparison as a page
  --rules FILE             the rules file, as a path from the top folder of the repository (default:
                           .github/benchgate.yml if it exists). Its rules for benchmarks apply as when "benchgate"
                           measures; its threshold applies unless --threshold is given. --no-rules ignores the file
  --norange                CSV without the columns of intervals
  Flags may have a single dash, as in benchstat: -alpha, -filter, -format csv.

Exit status: 0 nothing regressed, 1 a regression, 2 could not read or compare, 3 inconclusive: nothing regressed, but
results of a later file are missing, unreadable or failed, or no benchmark has enough values to show a difference. The
last line of the output says how many comparisons there were and how they came out.
`;
async function run(args, terminal) {
	const options = parseCompareCommandOptions(args);
	const { output } = options;
	const page = options.html === null ? null : resolve(terminal.folder, options.html);
	if (page !== null) {
		const { refuseUnwritableOutputs } = await import("./present.js");
		await refuseUnwritableOutputs({
			results: null,
			html: page
		});
	}
	const rulesEffect = await rulesFor(options, terminal);
	const terms = rulesEffect?.terms ?? options.terms;
	const { files, grids, rules, refused, isByFile } = readGrids(options, terminal);
	const tables = buildCompareTablesFromSamples(grids, rules, terms, rulesEffect?.ruling).map((table) => options.geomean ? table : {
		...table,
		totals: []
	}).map((table) => sortRowsOfCompareTable(table, options.sort));
	refuseThresholdBeyondRates(tables, terms, rulesEffect?.rules.benchmarks ?? []);
	const conclusion = concludeCompareTables(tables, files, refused, isByFile);
	const { stdout, stderr } = terminal;
	const warnings = [];
	await writePieces(output === "csv" ? compareTablesToCsv(tables, (note) => warnings.push(note), options.ranges) : output === "markdown" ? compareTablesToMarkdown(tables) : output === "json" ? [compareTablesToJson(tables, terms, conclusion, rulesEffect?.rules ?? null)] : compareTablesToTerminalText(tables, textStyle(terminal)), stdout);
	for (const note of warnings) stderr.write(`${note}\n`);
	const columns = new Set(tables.flatMap((table) => table.columns.map(columnNameFromKeyValues)));
	const absent = isByFile ? files.filter(({ label }) => !columns.has(label)) : [];
	if (conclusion.verdict === "nothing" && columns.size + new Set(absent.map(({ label }) => label)).size > 1) throw new CouldNotMeasureError(absent.length > 0 ? nothingMatchedMessage(absent, options.expressions.filter.text) : noBenchmarkInTwoCompareColumnsText(conclusion.missing));
	const drift = terms.paired ? driftSentenceOfCompareTableSamples(grids) : null;
	const lines = [
		...rulesEffect ? describeRulesFileForCompare(rulesEffect.rules, options.isThresholdGiven) : [],
		...drift === null ? [] : [`warning: ${drift}`],
		...resultsMissingFromColumnsLines(conclusion.missing).map((line) => `warning: ${line}`),
		...rulesEffect ? describeRulesThatMatchRegressions(conclusion) : [],
		...compareConclusionLines(conclusion, terms)
	];
	if (page !== null) {
		const { compareTablesToHtmlPage } = await import("./compare-page.js");
		await writeFile(page, compareTablesToHtmlPage(tables, conclusion, lines));
	}
	for (const line of lines) stderr.write(`${line}\n`);
	return compareExitStatus(conclusion, options.failOn);
}
async function rulesFor({ rules: path, terms, isThresholdGiven }, { folder }) {
	if (path === null) return null;
	const top = repositoryTopFolder(folder);
	if (path === "" && !hasRulesFile(top)) return null;
	const { createCompareRowRuleFinderFactory, parseCompareRules } = await import("./compare-rules.js");
	const { readRulesFile } = await import("./rules-file4.js");
	const read = await readRulesFile(top, path);
	if (read === null) return null;
	const rules = parseCompareRules(read.file, read, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10));
	const threshold = isThresholdGiven ? terms.threshold : rules.threshold ?? terms.threshold;
	const ruling = createCompareRowRuleFinderFactory(rules.benchmarks);
	return {
		terms: {
			...terms,
			threshold
		},
		rules,
		ruling
	};
}
const writeSize = 2 ** 16;
async function writePieces(pieces, stream) {
	let buffered = "";
	for (const piece of pieces) {
		buffered += piece;
		if (buffered.length < writeSize) continue;
		if (stream.destroyed) return;
		if (!stream.write(buffered)) await waitForDrain(stream);
		buffered = "";
	}
	if (buffered !== "" && !stream.destroyed) stream.write(buffered);
}
async function waitForDrain(stream) {
	await new Promise((resolve) => {
		const end = () => {
			for (const event of [
				"drain",
				"close",
				"error"
			]) stream.off(event, end);
			resolve();
		};
		for (const event of [
			"drain",
			"close",
			"error"
		]) stream.on(event, end);
	});
}
function readGrids({ inputs, format, expressions }, { folder, stderr }) {
	const layout = {
		filter: compileFilterToPredicate(parseFilterExpression(expressions.filter)),
		table: parseProjection(expressions.table),
		row: parseProjection(expressions.row),
		column: parseProjection(expressions.col),
		ignore: parseProjection(expressions.ignore)
	};
	const files = leaveOutFailedCommandsOfComparedFiles(parseLabelledInputFiles(inputs).map((input) => readCompareInputFile(input, folder, format)));
	for (const { path, failures } of files) if (failures.length > 0) {
		const warning = `${path}: ${failures.length === 1 ? "a line reports a failure:" : `${failures.length} lines report failures, such as`} "${failures[0]}"`;
		stderr.write(`warning: ${escapeControlCharacters(warning)}\n`);
	}
	const refused = collectRefusedLinesOfComparedFiles(files);
	for (const line of listTextsOfRefusedLines(refused)) stderr.write(`warning: ${line}\n`);
	const grids = groupSamplesIntoCompareTables(files, layout);
	if (grids.length === 0) throw new CouldNotMeasureError(nothingMatchedMessage(files, expressions.filter.text));
	const fileFailures = files.map(({ label, failures }) => ({
		label,
		failures
	}));
	const [columnPart, ...otherParts] = layout.column;
	const isByFile = otherParts.length === 0 && columnPart?.key === ".file" && typeof columnPart.order === "string";
	return {
		files: fileFailures,
		grids,
		rules: mergeUnitDeclarationsOfFiles(files),
		refused,
		isByFile
	};
}
function nothingMatchedMessage(files, filter) {
	const names = [...new Set(files.map(({ label }) => label))].join(", ");
	const message = filter === "*" && files.every(({ failures }) => failures.length > 0) ? `all benchmarks of ${names} failed, so nothing could be compared. Fix them and measure again.` : `nothing in ${names} matches ${filter}, so nothing could be compared. Give a wider --filter.`;
	return escapeControlCharacters(message);
}
function textStyle({ stdout, env }) {
	const paint = createColourTextForStream(stdout, env);
	const colours = {
		regressed: "red",
		improved: "green",
		changed: "yellow",
		suspect: "yellow"
	};
	return {
		width: columnCountOfTerminal(stdout),
		paint: (finding, text) => {
			const colour = colours[finding];
			return colour ? paint(colour, text) : text;
		}
	};
}
const defaults = {
	alpha: "0.05",
	confidence: "0.95",
	"delta-test": "utest",
	correction: "holm",
	outliers: "none",
	threshold: "5%",
	sort: "none",
	format: "auto",
	filter: "*",
	table: ".config",
	row: ".fullname",
	col: ".file",
	ignore: "",
	"fail-on": "regression",
	rules: "",
	html: ""
};
const switches = [
	"geomean",
	"no-geomean",
	"intervals",
	"strict",
	"paired",
	"norange",
	"no-rules",
	"csv",
	"markdown",
	"json"
];
const flags = Object.fromEntries([...Object.keys(defaults).map((name) => [name, { type: "string" }]), ...switches.map((name) => [name, { type: "boolean" }])]);
function parseCompareCommandOptions(args) {
	const { values, words } = parseCommandLine(normalizeFlags(args), flags, "benchgate compare");
	const get = (name) => {
		const value = values[name];
		return typeof value === "string" ? value : defaults[name];
	};
	const choice = (name, accepted) => parseChoice(`--${name}`, get(name), accepted);
	const expression = (name) => ({
		flag: `--${name}`,
		text: get(name)
	});
	const format = get("format");
	const isOutput = format === "csv" || format === "text";
	const requestedForms = [
		"csv",
		"markdown",
		"json"
	].filter((name) => values[name] || format === name);
	if (requestedForms.length > 1) throw new MisconfiguredError(`--${requestedForms.join(" and --")} cannot be combined. Choose one form of the report.`);
	const test = choice("delta-test", [
		"utest",
		"ttest",
		"none"
	]);
	if (values.paired && (values.strict || get("outliers") !== "none" || test !== "utest")) throw new MisconfiguredError("--paired has its own test, so it cannot be combined with --strict, --outliers or --delta-test. Leave these out.");
	if (values["no-rules"] && get("rules") !== "") throw new MisconfiguredError("--no-rules and --rules cannot be combined. Leave one of them out.");
	if (values.html === "") throw new MisconfiguredError("--html: no file was named. Give one, such as compare.html.");
	if (words.length === 0) throw new MisconfiguredError("compare: no file was given. Give at least one, such as old.txt new.txt, or - for standard input.");
	return {
		inputs: words,
		format: isOutput ? defaults.format : format,
		output: requestedForms[0] ?? "text",
		sort: choice("sort", [
			"none",
			"name",
			"delta",
			"-name",
			"-delta"
		]),
		geomean: !values["no-geomean"],
		ranges: values.norange !== true,
		rules: values["no-rules"] ? null : get("rules").trim(),
		isThresholdGiven: values.threshold !== void 0,
		html: get("html") === "" ? null : get("html"),
		failOn: choice("fail-on", compareFailOnValues),
		terms: {
			alpha: parseShare("alpha", get("alpha")),
			confidence: parseShare("confidence", get("confidence")),
			test,
			correction: choice("correction", [
				"none",
				"holm",
				"bh"
			]),
			outliers: choice("outliers", ["none", "iqr"]),
			threshold: ratioInputKind(0, 10).parse("--threshold", get("threshold").trim()),
			strict: values.strict === true,
			paired: values.paired === true,
			intervals: values.intervals === true || requestedForms[0] === "json"
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
function normalizeFlags(args) {
	const words = [];
	for (let n = 0; n < args.length; n++) {
		const word = args[n];
		if (word === "--") return [...words, ...args.slice(n)];
		const [, name = "", value] = /^--?([a-z][a-z-]+)(=[\s\S]*)?$/.exec(word) ?? [];
		if (!Object.hasOwn(flags, name)) words.push(word);
		else if (value !== void 0 || !Object.hasOwn(defaults, name)) words.push(`--${name}${value ?? ""}`);
		else if (n + 1 < args.length) words.push(`--${name}=${args[++n]}`);
		else words.push(`--${name}`);
	}
	return words;
}
function parseShare(name, value) {
	const [, percent] = /^\s*([\d.]+)\s*%\s*$/.exec(value) ?? [];
	const number = percent !== void 0 ? Number(percent) / 100 : value.trim() === "" ? NaN : Number(value);
	const isAccepted = name === "alpha" ? number > 0 : number >= 0;
	const accepted = name === "alpha" ? "over 0 and at most 1" : "between 0 and 1";
	if (!isAccepted || !(number <= 1)) throw new MisconfiguredError(`--${name}: "${value}" is not accepted. Give a number ${accepted}, such as ${defaults[name]}.`);
	return number;
}

export { flags, parseCompareCommandOptions, run, usage };