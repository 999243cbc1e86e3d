import { g as tidy, y as remembering } from "./numbers.js";
import { s as median$1 } from "./libraries.js";
import { a as unseen, o as visible } from "./escape.js";
// src/core/formats/reading/parts.ts
const asked = 65536;
const sought = 4 * 2 ** 20;
var Parts = class {
	take;
	rest = "";
	taken = 0;
	constructor(take) {
		this.take = take;
	}
	write(piece) {
		const room = sought - this.taken;
		if (room <= 0) return;
		this.taken += piece.length;
		this.rest += piece.slice(0, room);
		while (this.rest.length >= asked) {
			const part = this.rest.slice(0, asked);
			this.rest = this.rest.slice(secondHalf(part));
			this.take(part);
		}
	}
	end() {
		if (this.rest !== "") this.take(this.rest);
		this.rest = "";
	}
};
function secondHalf(part) {
	const half = part.length / 2;
	return part.indexOf("\n", half) + 1 || half;
}
// src/core/formats/reading/either-format.ts
function eitherFormat(name, data, lines) {
	return {
		name,
		claims: (beginning) => data.claims(beginning) || lines.claims(beginning),
		claimsLines: (part) => lines.claims(part),
		open: () => new EitherReader(data, lines)
	};
}
var EitherReader = class {
	data;
	lines;
	parts = new Parts((part) => this.ask(part));
	kind = null;
	reader = null;
	held = "";
	constructor(data, lines) {
		this.data = data;
		this.lines = lines;
	}
	write(piece) {
		if (this.reader) {
			this.reader.write(piece);
			return;
		}
		this.held += piece;
		this.parts.write(piece);
		if (this.kind || this.held.length >= sought) this.begin();
	}
	end() {
		if (!this.reader) this.parts.end();
		return (this.reader ?? this.begin()).end();
	}
	ask(part) {
		if (this.data.claims(part)) this.kind ??= this.data;
		else if (this.lines.claims(part)) this.kind ??= this.lines;
	}
	begin() {
		const reader = (this.kind ?? (/^\s*[[{<]/.test(this.held) ? this.data : this.lines)).open();
		this.reader = reader;
		reader.write(this.held);
		this.held = "";
		return reader;
	}
};
// src/core/formats/json/json-outline.ts
const deepest$1 = 4;
const most$1 = 2e3;
function outlines(beginning) {
	const found = [];
	const opening = /^[ \t\ufeff]*[[{]/gm;
	for (let start = opening.exec(beginning); start; start = opening.exec(beginning)) {
		const { paths, end } = pathsFrom(beginning, start.index);
		if (paths.length > 0) found.push(paths);
		opening.lastIndex = end;
	}
	return found;
}
function pathsFrom(text, start) {
	const paths = [];
	const open = [];
	for (let index = start; index < text.length && paths.length < most$1; index++) {
		const character = text[index];
		const level = open.at(-1);
		if (character === "\"") {
			const end = endOfString(text, index);
			if (level && !level.list && /^\s*:/.test(text.slice(end + 1, end + 20))) {
				level.key = text.slice(index + 1, end);
				if (open.length <= deepest$1) paths.push(open.map(({ list, key }) => list ? "[]" : key));
			}
			index = end;
		} else if (character === "{" || character === "[") open.push({
			list: character === "[",
			key: ""
		});
		else if (character === "}" || character === "]") {
			open.pop();
			if (open.length === 0) return {
				paths,
				end: index + 1
			};
		}
	}
	return {
		paths,
		end: text.length
	};
}
function endOfString(text, start) {
	for (let index = start + 1; index < text.length; index++) if (text[index] === "\\") index++;
	else if (text[index] === "\"") return index;
	return text.length;
}
function hasPath(paths, ...path) {
	return paths.some((one) => one.length === path.length && one.every((key, index) => key === path[index]));
}
// src/core/formats/reading/format.ts
var Unreadable = class extends Error {
	name = "Unreadable";
};
function readWhole(format, text) {
	const reader = format.open();
	reader.write(text);
	return reader.end();
}
// src/core/formats/reading/parsed.ts
const nothingParsed = {
	measurements: [],
	units: new Map(),
	failures: [],
	refused: []
};
function sharedIn(parts) {
	if (parts.length < 2) return null;
	const spelled = remembering((config) => JSON.stringify(Object.entries(config).sort()));
	const owners = new Map();
	for (const [part, { measurements }] of parts.entries()) for (const { benchmark, unit, config } of measurements) {
		const id = JSON.stringify([
			benchmark,
			unit,
			spelled(config)
		]);
		const owner = owners.get(id) ?? part;
		if (owner !== part) return {
			benchmark,
			parts: [owner, part]
		};
		owners.set(id, part);
	}
	return null;
}
function joinParsed(parts) {
	const [only, ...others] = parts;
	if (only && others.length === 0) return only;
	const units = new Map();
	for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule);
	return {
		measurements: parts.flatMap(({ measurements }) => measurements),
		units,
		failures: parts.flatMap(({ failures }) => failures),
		refused: parts.flatMap(({ refused }) => refused)
	};
}
// src/core/formats/reading/readings.ts
const shown$1 = 200;
var Readings = class {
	gathered = new Map();
	units = new Map();
	failures = [];
	refused = [];
	advice;
	constructor(advice = "Give each a name of its own.") {
		this.advice = advice;
	}
	add(benchmark, given, value, extent = {}) {
		this.take(benchmark, given, value, extent, false);
	}
	addRepetition(benchmark, given, value, extent = {}) {
		this.take(benchmark, given, value, extent, true);
	}
	addSamples(benchmark, given, values, iterations) {
		if (values.length === 0) return;
		const unit = spaceless(given);
		if (this.find(benchmark, tidy(unit).unit)) throw this.repeated(benchmark);
		for (const value of values) this.take(benchmark, unit, value, { iterations }, true);
	}
	take(benchmark, given, value, { iterations, samples }, isRepeated) {
		const { unit, factor } = tidy(spaceless(given));
		const tidied = value * factor;
		if (!Number.isFinite(tidied)) {
			this.refused.push(`${benchmark}: ${value} ${given}`);
			return;
		}
		const before = this.find(benchmark, unit);
		if (before && !(before.isRepeated && isRepeated)) throw this.repeated(benchmark);
		const extent = {
			iterations: count$1(iterations) ?? 0,
			samples: count$1(samples) ?? 1
		};
		if (before) {
			before.values.push(tidied);
			before.iterations += extent.iterations;
			before.samples += extent.samples;
			return;
		}
		const first = {
			unit,
			values: [tidied],
			isRepeated,
			...extent
		};
		const others = this.gathered.get(benchmark);
		if (others) others.push(first);
		else this.gathered.set(benchmark, [first]);
	}
	find(benchmark, unit) {
		return this.gathered.get(benchmark)?.find((one) => one.unit === unit);
	}
	repeated(benchmark) {
		return new Unreadable(`Two benchmarks are called "${visible(benchmark.slice(0, shown$1))}", so their values cannot be told apart. ${this.advice}`);
	}
	declare(given, rule) {
		const { unit } = tidy(spaceless(given));
		if (!this.units.has(unit)) this.units.set(unit, rule);
	}
	fail(line) {
		this.failures.push(line);
	}
	parsed() {
		const measurements = [];
		for (const [benchmark, ofIt] of this.gathered) for (const one of ofIt) measurements.push(measurement(benchmark, one));
		const used = new Set(measurements.map(({ unit }) => unit));
		return {
			measurements,
			units: new Map([...this.units].filter(([unit]) => used.has(unit))),
			failures: this.failures,
			refused: this.refused
		};
	}
};
function spaceless(unit) {
	return unit.trim().replace(/\s+/g, "-") || "value";
}
function measurement(benchmark, { unit, values, iterations, samples }) {
	const [only] = values;
	const value = values.length === 1 && only !== void 0 ? only : median$1(values);
	return {
		benchmark,
		config: none,
		iterations,
		...samples > 1 ? { innerSamples: samples } : {},
		unit,
		value
	};
}
function count$1(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}
const none = {};
// src/core/formats/json/json-tree.ts
var JsonTree = class {
	take;
	items;
	open = [];
	expected = "value";
	broken = 0;
	hasHandedItems = false;
	isTorn = false;
	constructor(take, items) {
		this.take = take;
		this.items = items;
	}
	get isOutside() {
		return this.open.length === 0 && this.broken === 0;
	}
	get isBroken() {
		return this.broken > 0;
	}
	begin(isList) {
		if (!this.isOutside && !this.mayBeValue) this.breakOff();
		if (this.isBroken) this.broken++;
		else {
			this.open.push({
				isSplit: this.isAtItems(isList),
				list: isList ? [] : null,
				members: {},
				key: ""
			});
			this.expected = isList ? "value or end" : "key or end";
		}
	}
	end(isList) {
		const level = this.open.at(-1);
		if (!(level && level.list !== null === isList && this.expected.endsWith(" end"))) this.breakOff();
		if (this.isBroken) {
			this.broken--;
			return;
		}
		this.open.pop();
		this.add(level?.list ? level.list.slice() : level?.members);
	}
	comma() {
		if (this.expected !== "comma or end") this.breakOff();
		this.expected = this.open.at(-1)?.list ? "value" : "key";
	}
	colon() {
		if (this.expected !== "colon") this.breakOff();
		this.expected = "value";
	}
	text(text) {
		const level = this.open.at(-1);
		if (level && (this.expected === "key" || this.expected === "key or end")) {
			level.key = text;
			this.expected = "colon";
		} else this.value(text);
	}
	value(value) {
		if (!this.mayBeValue) this.breakOff();
		if (!this.isBroken) this.add(value);
	}
	breakOff() {
		if (this.isBroken) return;
		if (this.hasHandedItems) this.isTorn = true;
		this.broken = this.open.length;
		this.open.length = 0;
	}
	get mayBeValue() {
		return this.expected === "value" || this.expected === "value or end";
	}
	isAtItems(isList) {
		const { path, kind } = this.items ?? {};
		return kind === "list" === isList && path?.length === this.open.length && this.open.every(({ key }, index) => key === path[index]);
	}
	add(value) {
		const level = this.open.at(-1);
		this.expected = "comma or end";
		if (!level) {
			this.hasHandedItems = false;
			this.take(value);
		} else if (level.isSplit && typeof value === "object" && value !== null) {
			this.hasHandedItems = true;
			this.items?.take(value, level.key);
		} else if (level.list) level.list.push(value);
		else if (level.key in level.members) Object.defineProperty(level.members, level.key, {
			value,
			configurable: true,
			enumerable: true,
			writable: true
		});
		else level.members[level.key] = value;
	}
};
// src/core/formats/json/json-stream.ts
const longestWord = 1e3;
var JsonStream = class {
	tree;
	isLineBlank = true;
	string = null;
	isEscaped = false;
	word = "";
	line = 1;
	begun = 1;
	torn = null;
	constructor(take, items = null) {
		this.tree = new JsonTree(take, items);
	}
	write(text) {
		let index = 0;
		let counted = 0;
		while (index < text.length) {
			if (this.tree.isOutside) {
				const start = this.nextOpening(text, index);
				if (start === null) break;
				this.line += breaks(text, counted, start);
				counted = start;
				this.begun = this.line;
				index = start;
			}
			index = this.step(text, index);
			if (this.tree.isTorn) this.torn ??= this.begun;
		}
		this.line += breaks(text, counted, text.length);
	}
	get unended() {
		return this.tree.isOutside ? null : this.begun;
	}
	nextOpening(text, from) {
		for (let index = from; index < text.length; index++) {
			const character = text.charAt(index);
			if (character === "\n") this.isLineBlank = true;
			else if (!blanks.includes(character)) {
				if (this.isLineBlank && (character === "[" || character === "{")) return index;
				this.isLineBlank = false;
				const end = text.indexOf("\n", index);
				if (end < 0) return null;
				index = end - 1;
			}
		}
		return null;
	}
	step(text, index) {
		if (this.string) return this.readString(text, index, this.string);
		const character = text.charAt(index);
		if (!wordEnds.includes(character)) return this.readWord(text, index);
		this.endWord();
		if (character === "\"") {
			this.string = [];
			this.isEscaped = false;
		} else if (character === "{" || character === "[") this.tree.begin(character === "[");
		else if (character === "}" || character === "]") {
			this.tree.end(character === "]");
			this.isLineBlank = true;
		} else if (character === ",") this.tree.comma();
		else if (character === ":") this.tree.colon();
		return index + 1;
	}
	readString(text, from, pieces) {
		let end = this.isEscaped ? from + 1 : from;
		while (end < text.length && text.charCodeAt(end) !== quote) end += text.charCodeAt(end) === backslash ? 2 : 1;
		this.isEscaped = end > text.length;
		if (!this.tree.isBroken) pieces.push(text.slice(from, end));
		if (end >= text.length) return text.length;
		this.string = null;
		const value = parsed(`"${pieces.join("")}"`);
		if (typeof value === "string") this.tree.text(value);
		else this.tree.breakOff();
		return end + 1;
	}
	readWord(text, from) {
		let end = from;
		while (end < text.length && !wordEnds.includes(text.charAt(end))) end++;
		if (!this.tree.isBroken) this.word += text.slice(from, end);
		if (this.word.length > longestWord) this.tree.breakOff();
		if (this.tree.isBroken) this.word = "";
		return end;
	}
	endWord() {
		const { word } = this;
		if (word === "") return;
		this.word = "";
		const value = /^-?(NaN|Infinity)$/.test(word) ? word : parsed(word);
		if (value === void 0) this.tree.breakOff();
		else this.tree.value(value);
	}
};
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function breaks(text, from, to) {
	let count = 0;
	for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
	return count;
}
const wordEnds = " \n\r	\"{}[],:";
const blanks = " 	\r﻿";
const quote = 34;
const backslash = 92;
// src/core/formats/json/json-value.ts
function at(value, ...path) {
	let here = value;
	for (const key of path) {
		if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return void 0;
		here = here[key];
	}
	return here;
}
function listAt(value, ...path) {
	const found = at(value, ...path);
	return Array.isArray(found) ? found : null;
}
function entriesAt(value, ...path) {
	const found = at(value, ...path);
	return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : null;
}
function textAt(value, ...path) {
	const found = at(value, ...path);
	return typeof found === "string" ? found : null;
}
function numberAt(value, ...path) {
	const found = at(value, ...path);
	if (typeof found === "number") return found;
	return typeof found === "string" ? words.get(found) ?? null : null;
}
function numbersAt(value, ...path) {
	const numbers = listAt(value, ...path)?.map((one) => numberAt(one));
	return numbers?.every((one) => one !== null) ? numbers : null;
}
const words = new Map([
	["NaN", NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["-Infinity", Number.NEGATIVE_INFINITY]
]);
function spelled(value) {
	if (typeof value === "string") return value;
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "…";
	}
}
// src/core/formats/json/json-text.ts
function readJson(format, expected, take, each = null) {
	const found = new Readings();
	let taken = 0;
	let [own, others] = [0, 0];
	const values = readValues(format, (value) => {
		const isOfFormat = take(value, found) && others === 0;
		if (own > 0 && !isOfFormat) throw new Unreadable(`This JSON (${format}) has benchmarks among other values. It has to be ${expected}.`);
		if (isOfFormat) taken++;
		[own, others] = [0, 0];
	}, each && {
		path: each.path,
		kind: each.kind,
		take: (item, key) => {
			if (each.take(item, found, key)) own++;
			else others++;
		}
	});
	return {
		write: (piece) => values.write(piece),
		end: () => {
			values.end();
			if (taken === 0) throw new Unreadable(`This is not in the format ${format}: it has to be ${expected}.`);
			return found.parsed();
		}
	};
}
function readValues(what, take, items = null) {
	const values = new JsonStream(take, items);
	return {
		write: (piece) => {
			values.write(piece);
			if (values.torn !== null) throw new Unreadable(`This JSON (${what}) is broken: the value that begins in line ${values.torn} is no JSON. Let the tool write to a file of its own ("output").`);
		},
		end: () => {
			if (values.unended !== null) throw new Unreadable(`This JSON (${what}) is cut off: the value that begins in line ${values.unended} has no end. Let the tool run to its end.`);
			return nothingParsed;
		}
	};
}
function parseJson(text) {
	let first;
	new JsonStream((value) => {
		first ??= value;
	}).write(text);
	return first;
}
function isEmptyList(value) {
	return listAt(value)?.length === 0;
}
// src/core/formats/tools/asv/asv-files.ts
function claimsAsvFile(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "commit_hash") && hasPath(paths, "env_name"));
}
function readAsvFiles() {
	const values = [];
	const open = () => readValues("asv", (value) => values.push(value));
	let current = open();
	return {
		file: () => {
			current.end();
			current = open();
		},
		write: (piece) => current.write(piece),
		end: () => {
			current.end();
			return parse(values);
		}
	};
}
function parse(values) {
	const found = new Readings("Let asv measure one commit on one machine, and give each benchmark a name of its own.");
	const results = values.filter((value) => listAt(value, "result_columns") && entriesAt(value, "results"));
	if (results.length === 0) throw new Unreadable("There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.");
	const unitOf = (name) => values.map((value) => textAt(value, name, "unit")).find((unit) => unit !== null);
	const environments = new Set(results.map(environmentOf));
	for (const value of results) {
		const behind = environments.size > 1 ? ` [${environmentOf(value)}]` : "";
		const columns = (listAt(value, "result_columns") ?? []).map(spelled);
		for (const [name, row] of entriesAt(value, "results") ?? []) addBenchmark$2(name, behind, row, columns, unitOf(name) ?? usualUnit(name), found);
	}
	return found.parsed();
}
function environmentOf(results) {
	return textAt(results, "env_name") ?? "";
}
function addBenchmark$2(name, behind, row, columns, unit, found) {
	const of = (column) => listAt(row)?.[columns.indexOf(column)];
	const parameters = (listAt(of("params")) ?? []).map((one) => (listAt(one) ?? []).map(spelled));
	const values = listAt(row) === null ? [row] : listAt(of("result")) ?? [of("result")];
	const tidied = units$4.get(unit) ?? unit;
	for (const [index, value] of values.entries()) {
		const full = name + shown(parameters, index) + behind;
		const number = numberAt(value);
		if (value === null || value === void 0) found.fail(`${full}: failed`);
		else if (number !== null && !Number.isNaN(number)) {
			if (tidied === "B") found.declare("B", { better: "lower" });
			const times = (column) => numberAt(listAt(of(column))?.[index]) ?? 0;
			const samples = times("stats_repeat");
			found.add(full, tidied, number, {
				iterations: times("stats_number") * samples,
				samples
			});
		}
	}
}
const units$4 = new Map([
	["seconds", "sec/op"],
	["bytes", "B"],
	["", "value"]
]);
function usualUnit(name) {
	const [, kind] = /(?:^|\.)(time|timeraw|mem|peakmem|track)_?[^.]*$/i.exec(name) ?? [];
	if (kind === "time" || kind === "timeraw") return "seconds";
	return kind === "mem" || kind === "peakmem" ? "bytes" : "";
}
function shown(parameters, index) {
	if (parameters.length === 0) return "";
	let rest = index;
	return `(${parameters.toReversed().map((ofOne) => {
		const value = ofOne[rest % ofOne.length];
		rest = Math.trunc(rest / ofOne.length);
		return value;
	}).toReversed().join(", ")})`;
}
// src/core/formats/reading/decimal.ts
const longest$2 = 400;
const decimal$2 = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i;
const noNumber = /^nan$/i;
const infinite$1 = /^([+-]?)(?:inf|infinity|∞)$/i;
function readDecimal(text, power = 0) {
	if (text.length > longest$2) return null;
	const [, digits, exponent = "0"] = decimal$2.exec(text) ?? [];
	if (digits !== void 0) return Number(`${digits}e${Number(exponent) + power}`);
	if (noNumber.test(text)) return NaN;
	const infinity = infinite$1.exec(text);
	if (!infinity) return null;
	return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
function ungrouped(text) {
	return text.replaceAll(",", "");
}
function scale(value, power) {
	return readDecimal(String(value), power) ?? NaN;
}
// src/core/formats/reading/times.ts
const units$3 = new Map([
	["fs", [1, -15]],
	["ps", [1, -12]],
	["ns", [1, -9]],
	["us", [1, -6]],
	["µs", [1, -6]],
	["μs", [1, -6]],
	["ms", [1, -3]],
	["s", [1, 0]],
	["sec", [1, 0]],
	["m", [60, 0]],
	["min", [60, 0]],
	["h", [3600, 0]],
	["hr", [3600, 0]],
	["day", [86400, 0]]
]);
function readSeconds(value, unit) {
	const [factor, power] = units$3.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	const number = readDecimal(String(value), power);
	return number === null ? null : number * factor;
}
function readPerSecond(value, unit) {
	const [factor, power] = units$3.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	const number = readDecimal(String(value), -power);
	return number === null ? null : number / factor;
}
// src/core/formats/text/lines.ts
const longest$1 = 2 ** 20;
const kept = 2 ** 16;
var Lines = class {
	read;
	unended = [];
	length = 0;
	isWhole = true;
	constructor(read) {
		this.read = read;
	}
	write(piece) {
		let start = 0;
		for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", start)) {
			this.take(piece.slice(start, end));
			start = end + 1;
		}
		if (start < piece.length) this.hold(start === 0 ? piece : piece.slice(start));
	}
	end() {
		if (this.unended.length > 0) this.handOn(this.joined());
	}
	take(rest) {
		const line = this.unended.length === 0 ? rest : this.joined(rest);
		this.handOn(line.charCodeAt(line.length - 1) === carriageReturn ? line.slice(0, -1) : line);
	}
	handOn(line) {
		const isWhole = this.isWhole && line.length <= longest$1;
		this.isWhole = true;
		this.read(line, isWhole);
	}
	hold(piece) {
		this.unended.push(piece);
		this.length += piece.length;
		if (this.length <= longest$1) return;
		const line = this.joined();
		this.unended = [line.slice(0, kept), line.slice(-kept)];
		this.length = 2 * kept;
		this.isWhole = false;
	}
	joined(rest = "") {
		const line = this.unended.join("") + rest;
		this.unended = [];
		this.length = 0;
		return line;
	}
};
const carriageReturn = 13;
// src/core/formats/text/line-reader.ts
function readLines(take, finish) {
	const lines = new Lines((line, isWhole) => {
		if (isWhole) take(plain(line));
	});
	return {
		write: (piece) => lines.write(piece),
		end: () => {
			lines.end();
			return finish();
		}
	};
}
function someLine(text, pattern) {
	return text.split("\n").some((line) => pattern.test(plain(line).trimEnd()));
}
function plain(line) {
	return line.includes("\x1B") ? line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "") : line;
}
// src/core/formats/tools/asv/asv-lines.ts
const result$7 = /^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/;
const environment = /^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/;
function claimsAsvLines(text) {
	return someLine(text, result$7);
}
function readAsvLines() {
	const rows = [];
	let current = "";
	return readLines((line) => {
		current = environment.exec(line.trimEnd())?.[1] ?? current;
		const [, name, value] = result$7.exec(line.trimEnd()) ?? [];
		if (name !== void 0 && value !== void 0) rows.push({
			name,
			value,
			environment: current
		});
	}, () => {
		const found = new Readings("Let asv measure one commit on one machine.");
		const environments = new Set(rows.map((row) => row.environment));
		for (const { name, value, environment } of rows) add$4(found, name, environments.size > 1 ? `${name} [${environment}]` : name, value);
		return found.parsed();
	});
}
function add$4(found, name, full, value) {
	if (value === "failed") found.fail(`${full}: failed`);
	if (/^(failed|n\/a|skipped)$/.test(value)) return;
	if (value === "ok") throw new Unreadable(`The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
	const [, digits = "", unit = ""] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? [];
	const seconds = readSeconds(digits, unit);
	const number = readDecimal(digits, 3 * Math.max(prefixes$2.indexOf(unit), 0));
	if ((/(^|\.)time(raw)?_?[^.]*$/i.test(name) || /^([nμµum]s|s)$/.test(unit)) && seconds !== null) found.add(full, "sec/op", seconds);
	else if (/(^|\.)(peak)?mem_?[^.]*$/i.test(name) && number !== null) {
		found.declare("B", { better: "lower" });
		found.add(full, "B", number);
	} else if (number !== null) found.add(full, prefixes$2.includes(unit) ? "value" : unit, number);
}
const prefixes$2 = [
	"",
	"k",
	"M",
	"G",
	"T"
];
// src/core/formats/tools/asv/asv.ts
const one = eitherFormat("asv", {
	claims: claimsAsvFile,
	open: readAsvFiles
}, {
	claims: claimsAsvLines,
	open: readAsvLines
});
const asv = {
	...one,
	open: () => {
		const files = readAsvFiles();
		let current = one.open();
		return {
			file: (path) => {
				current = files;
				files.file(path);
			},
			write: (piece) => current.write(piece),
			end: () => current.end()
		};
	}
};
// src/core/formats/tools/autocannon.ts
const autocannon = {
	name: "autocannon",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "pipelining") && hasPath(paths, "latency", "p97_5") && hasPath(paths, "non2xx")),
	open: () => readJson("autocannon", "an object with \"requests\" and \"latency\", as --json prints it", take$10)
};
function take$10(value, found) {
	const [rate, latency] = [numberAt(value, "requests", "mean"), numberAt(value, "latency", "mean")];
	const name = textAt(value, "title") || pathOf$1(textAt(value, "url"));
	if (rate === null || latency === null || name === null) return false;
	found.declare("ops/s", { better: "higher" });
	found.add(name, "ops/s", rate);
	found.add(`${name} latency`, "sec/op", scale(latency, -3));
	for (const [key, what] of failures) {
		const count = numberAt(value, key) ?? 0;
		if (count > 0) found.fail(`${name}: ${count} ${what}`);
	}
	return true;
}
const failures = [
	["errors", "requests failed"],
	["timeouts", "requests timed out"],
	["mismatches", "answers had another body than expected"],
	["non2xx", "answers had a status other than 2xx"]
];
function pathOf$1(url) {
	if (url === null) return null;
	return url.replace(/^\w+:\/\/[^/]*/, "") || "/";
}
// src/core/formats/tools/benchmark-ips.ts
const result$6 = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/;
const benchmarkIps = eitherFormat("benchmark-ips", {
	claims: claimsJson$5,
	open: readReports
}, {
	claims: (beginning) => someLine(beginning, result$6),
	open: readPrinted
});
function claimsJson$5(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "[]", "ips") && hasPath(paths, "[]", "name"));
}
function readReports() {
	return readJson("benchmark-ips", "the list that json! writes", isEmptyList, {
		path: [],
		kind: "list",
		take: take$9
	});
}
function take$9(report, found) {
	const name = textAt(report, "name");
	const rate = numberAt(report, "central_tendency") ?? numberAt(report, "ips");
	if (name === null || rate === null) throw new Unreadable(`A report (${name}) has no "name" or no "ips".`);
	add$3(found, name, rate, numberAt(report, "iterations"));
	return true;
}
function readPrinted() {
	const found = new Readings();
	let above = "";
	return readLines((line) => {
		const [, beside = "", digits, prefix = ""] = result$6.exec(line) ?? [];
		const rate = digits === void 0 ? null : readDecimal(digits, 3 * prefixes$1.indexOf(prefix));
		if (rate !== null) add$3(found, beside.trim() || above, rate, null);
		above = line.trim();
	}, () => found.parsed());
}
const prefixes$1 = [
	"",
	"k",
	"M",
	"B",
	"T",
	"Q"
];
function add$3(found, name, rate, iterations) {
	found.declare("i/s", { better: "higher" });
	found.add(name, "i/s", rate, { iterations });
}
// src/core/formats/tools/benchmark-js.ts
const result$5 = /^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/;
const failed$3 = /^\S.*: ((?:[A-Z]\w*)?Error\b.*)?$/;
const benchmarkJs = {
	name: "benchmark.js",
	claims: (beginning) => someLine(beginning, result$5),
	claimsLines: (part) => someLine(part, result$5),
	open: () => {
		const found = new Readings();
		found.declare("ops/s", { better: "higher" });
		return readLines((line) => {
			const [, name, rate = "", samples] = result$5.exec(line.trim()) ?? [];
			const value = readDecimal(ungrouped(rate));
			if (name !== void 0 && value !== null) found.add(name, "ops/s", value, { samples: Number(samples) });
			else if (failed$3.test(line)) found.fail(line.endsWith(": ") ? `${line}it threw an error` : line);
		}, () => found.parsed());
	}
};
// src/core/formats/tools/benchmarkdotnet.ts
const benchmarkDotNet = {
	name: "benchmarkdotnet",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "HostEnvironmentInfo", "BenchmarkDotNetVersion") || hasPath(paths, "HostEnvironmentInfo") && hasPath(paths, "Benchmarks", "[]", "Method")),
	open: () => readJson("benchmarkdotnet", "an object with the list \"Benchmarks\", as --exporters json writes it", (value, found) => {
		const benchmarks = listAt(value, "Benchmarks") ?? [];
		const jobs = new Set(benchmarks.map(jobOf));
		for (const benchmark of benchmarks) addBenchmark$1(nameOf$1(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ""), benchmark, found);
		return at(value, "Benchmarks") !== void 0;
	})
};
function nameOf$1(benchmark) {
	const whole = textAt(benchmark, "FullName");
	if (whole !== null) return whole;
	const method = textAt(benchmark, "Method");
	if (method === null) throw new Unreadable("A benchmark has neither \"FullName\" nor \"Method\".");
	const parts = [
		textAt(benchmark, "Namespace"),
		textAt(benchmark, "Type"),
		method
	];
	const parameters = textAt(benchmark, "Parameters");
	return parts.filter(Boolean).join(".") + (parameters ? `(${parameters})` : "");
}
function jobOf(benchmark) {
	const [, job = ""] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(textAt(benchmark, "DisplayInfo") ?? "") ?? [];
	return job;
}
function addBenchmark$1(name, benchmark, found) {
	const median = numberAt(benchmark, "Statistics", "Median");
	if (median === null) {
		found.fail(`${name}: it has no statistics, so it could not be run`);
		return;
	}
	const samples = numberAt(benchmark, "Statistics", "N") ?? numbersAt(benchmark, "Statistics", "OriginalValues")?.length;
	found.add(name, "sec/op", scale(median, -9), {
		iterations: iterationsOf(benchmark),
		samples
	});
	const allocated = numberAt(benchmark, "Memory", "BytesAllocatedPerOperation");
	if (allocated !== null) found.add(name, "B/op", allocated);
}
function iterationsOf(benchmark) {
	return (listAt(benchmark, "Measurements") ?? []).filter((one) => textAt(one, "IterationMode") === "Workload" && textAt(one, "IterationStage") === "Result").reduce((sum, one) => sum + (numberAt(one, "Operations") ?? 0), 0);
}
// src/core/formats/tools/bmf.ts
const bmf = {
	name: "bmf",
	claims: (beginning) => outlines(beginning).some(isBmf),
	open: () => readJson("bmf", "an object of benchmarks, with objects of measures in them", (value) => entriesAt(value)?.length === 0, {
		path: [],
		kind: "object",
		take: take$8
	})
};
function take$8(measures, found, benchmark) {
	for (const [measure, metric] of entriesAt(measures) ?? []) {
		const number = numberAt(metric, "value");
		if (number === null) throw new Unreadable(`The measure ${measure} of ${benchmark} has no "value".`);
		addMeasure(found, benchmark, measure, number);
	}
	return true;
}
function isBmf(paths) {
	const deep = paths.filter((path) => path.length === 3);
	return !paths.some((path, index) => path.length > 3 || path.includes("[]") || path.length < 3 && paths[index + 1] !== void 0 && paths[index + 1]?.length !== path.length + 1) && deep.length > 0 && deep.every((path) => /^(lower_|upper_)?value$/.test(path[2] ?? ""));
}
function addMeasure(found, benchmark, measure, value) {
	const { unit, power, better } = measures.get(measure) ?? {
		unit: measure,
		power: 0,
		better: null
	};
	found.declare(unit, { better });
	found.add(benchmark, unit, scale(value, power));
}
const measures = new Map([
	["latency", {
		unit: "sec/op",
		power: -9,
		better: "lower"
	}],
	["throughput", {
		unit: "ops/s",
		power: 0,
		better: "higher"
	}],
	["build-time", {
		unit: "sec",
		power: 0,
		better: "lower"
	}],
	["file-size", {
		unit: "B",
		power: 0,
		better: "lower"
	}],
	["instructions", {
		unit: "instructions",
		power: 0,
		better: "lower"
	}],
	["estimated-cycles", {
		unit: "estimated-cycles",
		power: 0,
		better: "lower"
	}],
	["total-accesses", {
		unit: "total-accesses",
		power: 0,
		better: "lower"
	}],
	["ram-accesses", {
		unit: "ram-accesses",
		power: 0,
		better: "lower"
	}],
	["ram-hits", {
		unit: "ram-hits",
		power: 0,
		better: "lower"
	}]
]);
// src/core/formats/tools/cargo-bench.ts
const result$4 = /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = ([\d.,]+) MB\/s)?$/;
const failed$2 = /^test .+ \.\.\. FAILED$/;
const event = /^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/;
const cargoBench = {
	name: "cargo-bench",
	claims: (beginning) => [
		result$4,
		failed$2,
		event
	].some((line) => someLine(beginning, line)),
	claimsLines: (part) => someLine(part, result$4) || someLine(part, event),
	open: () => {
		const found = new Readings("Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own.");
		return readLines((given) => {
			const line = given.trimEnd();
			if (failed$2.test(line)) found.fail(line);
			if (event.test(line)) addEvent(parseJson(line), found);
			const [, benchmark, measured, unit, throughput] = result$4.exec(line) ?? [];
			if (benchmark === void 0 || measured === void 0 || unit === void 0) return;
			add$2(found, benchmark, ungrouped(measured), unit);
			if (throughput !== void 0) addThroughput(found, benchmark, ungrouped(throughput));
		}, () => found.parsed());
	}
};
function add$2(found, benchmark, measured, unit) {
	const [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? [];
	const seconds = isEach && each ? readSeconds(measured, each) : null;
	const value = readDecimal(measured);
	if (seconds !== null) found.add(benchmark, "sec/op", seconds);
	else if (value !== null) {
		if (isEach) found.declare(unit, { better: "lower" });
		found.add(benchmark, unit, value);
	}
}
function addEvent(value, found) {
	const name = textAt(value, "name");
	if (name === null) return;
	if (textAt(value, "event") === "failed") found.fail(`test ${name} ... FAILED`);
	const median = numberAt(value, "median");
	const throughput = numberAt(value, "mib_per_second");
	if (median !== null) add$2(found, name, String(median), "ns/iter");
	if (throughput !== null) addThroughput(found, name, String(throughput));
}
function addThroughput(found, benchmark, megabytes) {
	const bytes = readDecimal(megabytes, 6);
	if (bytes === null) return;
	found.declare("B/s", { better: "higher" });
	found.add(benchmark, "B/s", bytes);
}
// src/core/formats/tools/catch2/catch2-lines.ts
const heading$4 = /^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/;
const rule = /^-{20,}$/;
const extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/;
const short = /^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/;
const indent = 5;
const mean = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/;
function claimsCatch2Lines(beginning) {
	return someLine(beginning, heading$4);
}
function readCatch2Lines() {
	const found = new Readings();
	const state = {
		place: "outside",
		path: [],
		width: 0,
		isShort: false,
		name: "",
		samples: 0,
		iterations: 0
	};
	return readLines((line) => take$7(line.trimEnd(), state, found), () => found.parsed());
}
function take$7(line, state, found) {
	if (rule.test(line)) {
		if (state.place === "title") state.place = "body";
		else if (state.place === "head") Object.assign(state, {
			place: "rows",
			name: ""
		});
		else Object.assign(state, {
			place: "title",
			path: []
		});
	} else if (heading$4.test(line)) Object.assign(state, {
		place: "head",
		width: line.indexOf("samples"),
		isShort: line.endsWith("mean")
	});
	else if (state.place === "title") state.path.push(line.trim());
	else if (state.place === "rows") takeRow(line, state, found);
}
function takeRow(line, state, found) {
	const full = (rest) => [...state.path, `${state.name} ${rest}`.trim()].join(" > ");
	const row = rowOf$1(line, state);
	const [, time, unit] = mean.exec(line) ?? [];
	const failed = failureIn$1(line);
	if (row) {
		const name = `${state.name} ${row.name}`.trim();
		state.name = name.length < longestName ? name : row.name;
		Object.assign(state, {
			samples: row.samples,
			iterations: row.samples * row.iterations
		});
		if (row.time !== void 0) {
			addMean(full(""), row.time, row.unit, state, found);
			state.name = "";
		}
	} else if (failed) {
		found.fail(`${full(failed.before)}: ${failed.message}`);
		state.name = "";
	} else if (time !== void 0) addMean(full(""), time, unit, state, found);
	else if (line === "") state.name = "";
	else if (line.length <= state.width && state.name.length < longestName) state.name += `${state.name === "" ? "" : " "}${line.trim()}`;
}
function rowOf$1(line, { isShort, width }) {
	const names = isShort ? width - indent : 0;
	const [, beside = "", samples, iterations, time, unit] = (isShort ? short : extents).exec(line.slice(names)) ?? [];
	if (samples === void 0) return null;
	return {
		name: (line.slice(0, names) + beside).trim(),
		samples: Number(samples),
		iterations: Number(iterations),
		time,
		unit
	};
}
function addMean(name, time, unit = "", state, found) {
	const seconds = state.samples > 0 ? readSeconds(time, unit) : null;
	if (seconds !== null) found.add(name, "sec/op", seconds, state);
	state.samples = 0;
}
const longestName = 2e4;
const failureAhead = "Benchmark failed (";
function failureIn$1(line) {
	const start = line.lastIndexOf(failureAhead);
	if (start < 0 || !line.endsWith(")")) return null;
	return {
		before: line.slice(0, start),
		message: line.slice(start + 18, -1)
	};
}
// src/core/formats/tools/catch2/catch2-xml.ts
const element = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g;
function claimsCatch2Xml(beginning) {
	return someLine(beginning, /^<Catch2?(TestRun)? /);
}
function readCatch2Xml() {
	const found = new Readings();
	const path = [];
	let extent = {};
	return readLines((line) => {
		for (const [, closes, kind = "", attributes = "", closed] of line.matchAll(element)) {
			const attribute = (name) => attributeOf(attributes, name);
			if (kind === "mean") {
				const value = readDecimal(attribute("value"), -9);
				if (value !== null) found.add(path.join(" > "), "sec/op", value, extent);
			} else if (kind === "failed") found.fail(`${path.join(" > ")}: ${attribute("message")}`);
			else if (closes === "/") path.pop();
			else if (closed !== "/") {
				path.push(attribute("name"));
				const samples = Number(attribute("samples"));
				extent = {
					samples,
					iterations: samples * Number(attribute("iterations"))
				};
			}
		}
	}, () => found.parsed());
}
function attributeOf(attributes, name) {
	const [, value = ""] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
	return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity) => entities.get(entity) ?? "");
}
const entities = new Map([
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"],
	["amp", "&"]
]);
// src/core/formats/tools/catch2/catch2.ts
const catch2 = eitherFormat("catch2", {
	claims: claimsCatch2Xml,
	open: readCatch2Xml
}, {
	claims: claimsCatch2Lines,
	open: readCatch2Lines
});
// src/core/formats/tools/criterion/criterion-files.ts
function claimsCriterionFile(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "group_id") && hasPath(paths, "full_id") || hasPath(paths, "sampling_mode") && hasPath(paths, "times") || hasPath(paths, "mean", "point_estimate") && hasPath(paths, "median", "point_estimate"));
}
var CriterionFiles = class {
	folders = new Map();
	take(path, value) {
		const place = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		const folder = this.folders.get(place) ?? {
			name: null,
			samples: null,
			median: null,
			iterations: 0
		};
		this.folders.set(place, folder);
		folder.name ??= textAt(value, "full_id");
		const iterations = numbersAt(value, "iters");
		const times = numbersAt(value, "times");
		if (iterations && times && iterations.length === times.length) {
			folder.samples = times.map((time, index) => time / (iterations[index] ?? NaN));
			folder.iterations = iterations.reduce((sum, one) => sum + one, 0);
		}
		if (numberAt(value, "std_dev", "point_estimate") !== null && path.endsWith("/estimates.json")) folder.median ??= numberAt(value, "median", "point_estimate");
	}
	addTo(found) {
		for (const [place, folder] of this.folders) {
			const value = folder.samples ? median$1([...folder.samples]) : folder.median;
			if (value === null || isOld(place, this.folders)) continue;
			if (folder.name === null) throw new Unreadable(`${place} has times, and no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`);
			const samples = folder.samples?.length;
			found.add(folder.name, "sec/op", scale(value, -9), {
				iterations: folder.iterations,
				samples
			});
		}
	}
};
function isOld(place, folders) {
	const last = place.replace(/[^/]*$/, "new");
	return last !== place && folders.has(last);
}
// src/core/formats/tools/criterion/criterion-lines.ts
const value = /(\d[\d.,]*) ([^\s\d[\]][^\s[\]]*(?: [^\s\d[\]][^\s[\]]*)*)/.source;
const result$3 = new RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`);
const strange = /^(.*\S)?\s+time: {3}\[[^%[]*\]$/;
const message = /^\{"reason":"(benchmark|group)-complete"/;
function claimsCriterionLines(text) {
	return someLine(text, result$3) || someLine(text, message);
}
function readCriterionLines(found) {
	let above = "";
	return readLines((line) => {
		if (message.test(line)) readMessage(parseJson(line), found);
		const trimmed = line.trimEnd();
		const [, beside = "", , , estimate, unit] = result$3.exec(trimmed) ?? [];
		if (estimate !== void 0 && unit !== void 0) add$1(found, beside === "" ? above : beside, ungrouped(estimate), unit, {});
		else if (strange.test(trimmed)) throw new Unreadable(`criterion printed "${visible(trimmed.trim())}", which has no unit after the values. Let the formatter of the measurement write one.`);
		above = line.trim();
	}, () => found.parsed());
}
function readMessage(value, found) {
	const name = textAt(value, "id");
	const median = numberAt(value, "median", "estimate");
	const unit = textAt(value, "median", "unit");
	if (name === null || median === null || unit === null) return;
	const counts = numbersAt(value, "iteration_count") ?? [];
	const iterations = counts.reduce((sum, one) => sum + one, 0);
	add$1(found, name, String(median), unit, {
		iterations,
		samples: counts.length
	});
}
function add$1(found, name, value, unit, extent) {
	const seconds = readSeconds(value, unit);
	if (seconds !== null) {
		found.add(name, "sec/op", seconds, extent);
		return;
	}
	found.declare(unit, { better: "lower" });
	found.add(name, unit, readDecimal(value) ?? NaN, extent);
}
// src/core/formats/tools/criterion/criterion.ts
const criterion = {
	name: "criterion",
	claims: (beginning) => claimsCriterionFile(beginning) || claimsCriterionLines(beginning),
	claimsLines: claimsCriterionLines,
	open: () => {
		const found = new Readings();
		const files = new CriterionFiles();
		const atPath = (path) => readValues(`criterion, ${path}`, (value) => files.take(path, value));
		const printed = () => readCriterionLines(found);
		let current = printed();
		return {
			file: (path) => {
				current.end();
				current = /(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path) ? atPath(path) : printed();
			},
			write: (piece) => current.write(piece),
			end: () => {
				current.end();
				files.addTo(found);
				return found.parsed();
			}
		};
	}
};
// src/core/formats/tools/custom.ts
const customSmallerIsBetter = customFormat("customSmallerIsBetter", "lower");
const customBiggerIsBetter = customFormat("customBiggerIsBetter", "higher");
function customFormat(name, better) {
	return {
		name,
		claims: () => false,
		open: () => readJson(name, "a list of objects with \"name\", \"unit\" and \"value\"", isEmptyList, {
			path: [],
			kind: "list",
			take: (benchmark, found) => take$6(benchmark, better, found)
		})
	};
}
function take$6(benchmark, better, found) {
	const name = textAt(benchmark, "name");
	const value = numberAt(benchmark, "value") ?? readDecimal(textAt(benchmark, "value") ?? "");
	if (name === null || value === null) throw new Unreadable(`A benchmark (${name}) has no "name", or no number as "value".`);
	const unit = textAt(benchmark, "unit") ?? "";
	const seconds = readSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? "");
	const kept = seconds === null ? unit : "sec/op";
	found.declare(kept, { better });
	found.add(name, kept, seconds ?? value);
	return true;
}
// src/core/formats/tools/dart.ts
const result$2 = /^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/;
const dart = {
	name: "dart",
	claims: (beginning) => someLine(beginning, result$2),
	claimsLines: (part) => someLine(part, result$2),
	open: () => {
		const found = new Readings();
		found.declare("B", { better: "lower" });
		return readLines((line) => {
			const [, name, kind, value = "", unit = ""] = result$2.exec(line.trimEnd()) ?? [];
			if (name === void 0) return;
			const read = kind === "CodeSize" ? readDecimal(value) : readSeconds(value, unit);
			const full = kind === "RunTimeRaw" ? `${name}(${kind})` : name;
			if (read !== null) found.add(full, kind === "CodeSize" ? "B" : "sec/op", read);
		}, () => found.parsed());
	}
};
// src/core/formats/tools/divan.ts
const heading$3 = /^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/;
const node = /^((?:│ {2}| {3})*)[├╰]─ (.*)$/;
const benchmark = /^(.*\S)\s{2,}\S+ \S+$/;
const divan = {
	name: "divan",
	claims: (beginning) => someLine(beginning, heading$3),
	claimsLines: (part) => someLine(part, heading$3),
	open: () => {
		const found = new Readings();
		const path = [];
		let about = {
			what: "",
			rows: 0
		};
		return readLines((line) => {
			const root = heading$3.exec(line.trimEnd())?.[1];
			if (root !== void 0) path.splice(0, path.length, root);
			if (root !== void 0 || path.length === 0) return;
			const [, indent = "", rest] = node.exec(line) ?? [];
			const [first = "", , median = "", , samples, iterations] = columns(rest ?? line);
			if (rest === void 0) {
				const what = first.endsWith(":") ? first.slice(0, -1) : void 0;
				about = what === void 0 ? {
					...about,
					rows: about.rows + 1
				} : {
					what,
					rows: 0
				};
				if (about.what === "alloc") addAllocated$1(found, path.join("::"), median, about.rows);
				return;
			}
			about = {
				what: "",
				rows: 0
			};
			const [, name = first] = benchmark.exec(first) ?? [];
			path.splice(1 + indent.length / 3, path.length, name);
			const [time = "", unit = ""] = median.split(" ");
			const seconds = readSeconds(time, unit);
			const extent = {
				iterations: Number(iterations),
				samples: Number(samples)
			};
			if (seconds !== null) found.add(path.join("::"), "sec/op", seconds, extent);
		}, () => found.parsed());
	}
};
function columns(row) {
	return row.split("│").slice(-6).map((cell) => cell.trim());
}
function addAllocated$1(found, name, median, row) {
	const [number = "", unit = ""] = median.split(" ");
	const value = readDecimal(number);
	if (value === null) return;
	if (row === 1) found.add(name, "allocs/op", value);
	const factor = sizes.get(unit);
	if (row === 2 && factor !== void 0) found.add(name, "B/op", value * factor);
}
const sizes = new Map([["B", 1], ...[
	"K",
	"M",
	"G",
	"T"
].flatMap((prefix, index) => [[`${prefix}B`, 1e3 ** (index + 1)], [`${prefix}iB`, 1024 ** (index + 1)]])]);
// src/core/formats/tools/go/go-name.ts
const namesKey = "names";
const namesEncoded = "percent-encoded";
const unwritable = new RegExp(`\\s|${unseen.source}`, "u");
const encodable = new RegExp(`[\\s%]|${unseen.source}`, "gu");
function needsEncoding(word) {
	return unwritable.test(word);
}
function encodeWord(word) {
	return word.replace(encodable, (character) => character.split("").map(encodeUnit).join(""));
}
function encodeUnit(unit) {
	const digits = unit.charCodeAt(0).toString(16).toUpperCase();
	return digits.length <= 2 ? `%${digits.padStart(2, "0")}` : `%u${digits.padStart(4, "0")}`;
}
function decodeWord(encoded) {
	return encoded.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g, (_, four, two) => String.fromCharCode(Number.parseInt(four ?? two, 16)));
}
// src/core/formats/tools/go/go-number.ts
const longest = 1e3;
const decimal$1 = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i;
const infinite = /^([+-]?)inf(inity)?$/i;
function parseFloat64(text) {
	if (text.length > longest) return null;
	if (decimal$1.test(text)) return Number(text);
	const infinity = infinite.exec(text);
	if (infinity) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	if (/^nan$/i.test(text)) return NaN;
	const hex = hexadecimal.exec(text);
	if (!hex) return null;
	const [, sign, whole = "", fraction = "", exponent] = hex;
	const digits = (whole + fraction).replace(/^0+(?=.)/, "");
	if (whole + fraction === "") return null;
	const power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16);
	const half = Math.trunc(power / 2);
	const magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half);
	return sign === "-" ? -magnitude : magnitude;
}
// src/core/formats/tools/go/go.ts
const failed$1 = /^\s*--- FAIL: |^FAIL(\t|$)/;
const typical = /^(Benchmark\S*[^\S\n]+[+-]?\d+[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S)/m;
const goFormat = {
	name: "go",
	claims: (beginning) => typical.test(beginning),
	open: () => new GoReader(),
	namesInFilters: (name) => [`Benchmark${name}`, `Benchmark${name.replace(/\/.*|-\d+$/s, "")}`]
};
function parseGo(text) {
	return readWhole(goFormat, text);
}
var GoReader = class {
	measurements = [];
	units = new Map();
	failures = [];
	refused = [];
	config = new Config();
	names = new Names();
	lines = new Lines((line) => this.read(line));
	unfinished;
	write(piece) {
		this.lines.write(piece);
	}
	end() {
		this.lines.end();
		const { measurements, units, failures, refused } = this;
		return {
			measurements,
			units,
			failures,
			refused
		};
	}
	read(line) {
		const isNamed = line.startsWith("Benchmark");
		if (isNamed && this.take(line)) return;
		const started = isNamed ? /^Benchmark\S*(?=\s)/.exec(line)?.[0] : void 0;
		const rest = restOf(started ?? this.unfinished, line);
		if (rest !== null && this.take(rest)) return;
		if (started !== void 0) this.unfinished = started;
		else if (/^Unit\s/.test(line)) readUnit(line, this.units, this.names);
		else if (failed$1.test(line)) this.failures.push(line.trim());
		else if (!this.names.read(line)) this.config.read(line);
	}
	take(line) {
		const fields = wordsOf(line);
		const count = fields[1] ?? "";
		if (fields.length < 4 || fields.length % 2 !== 0 || !/^[+-]?\d+$/.test(count)) return false;
		const iterations = Number(count);
		if (!Number.isSafeInteger(iterations)) return false;
		const values = [];
		for (let i = 2; i < fields.length; i += 2) {
			const value = parseFloat64(fields[i]);
			if (value === null) return false;
			values.push(value);
		}
		this.unfinished = void 0;
		const benchmark = this.names.shared(fields[0].slice(9));
		const config = this.config.now();
		for (let i = 0; i < values.length; i++) {
			const written = this.names.decoded(fields[2 * i + 3]);
			const { unit, factor } = tidy(written);
			const value = values[i] * factor;
			if (Number.isFinite(value)) this.measurements.push({
				benchmark,
				config,
				iterations,
				unit,
				value
			});
			else this.refused.push(`${benchmark}: ${values[i]} ${written}`);
		}
		return true;
	}
};
function wordsOf(line) {
	const words = [];
	let start = 0;
	for (let i = 0; i <= line.length; i++) {
		const code = i < line.length ? line.charCodeAt(i) : 32;
		if (code > 127) return line.trimEnd().split(/\s+/);
		if (code !== 32 && (code < 9 || code > 13)) continue;
		if (i > start) words.push(line.slice(start, i));
		start = i + 1;
	}
	return words;
}
function restOf(name, line) {
	if (name === void 0) return null;
	const rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0];
	return rest === void 0 ? null : `${name} ${rest}`;
}
function readUnit(line, units, names) {
	const [, name, ...statements] = line.trimEnd().split(/\s+/);
	if (name === void 0) return;
	const { unit } = tidy(names.decoded(name));
	for (const statement of statements) {
		const at = statement.indexOf("=");
		const key = statement.slice(0, at);
		const value = statement.slice(at + 1);
		const known = units.get(unit) ?? {};
		if (key === "better" && known.better === void 0) units.set(unit, {
			...known,
			better: betterOf(value)
		});
		if (key === "assume" && known.assume === void 0) units.set(unit, {
			...known,
			assume: value === "exact" ? "exact" : "nothing"
		});
	}
}
function betterOf(value) {
	return value === "lower" || value === "higher" ? value : null;
}
var Names = class {
	known = new Map();
	areEncoded = false;
	read(line) {
		if (line !== `names: percent-encoded`) return false;
		this.areEncoded = true;
		this.known.clear();
		return true;
	}
	decoded(word) {
		return this.areEncoded ? decodeWord(word) : word;
	}
	shared(written) {
		const before = this.known.get(written);
		if (before !== void 0) return before;
		if (this.known.size >= mostNames) this.known.clear();
		const alone = ` ${written}`.slice(1);
		const name = this.decoded(alone);
		this.known.set(alone, name);
		return name;
	}
};
const mostNames = 1e5;
var Config = class {
	values = new Map();
	shared;
	read(line) {
		const colon = line.indexOf(":");
		const key = line.slice(0, Math.max(colon, 0));
		const rest = line.slice(colon + 1);
		if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return;
		const value = rest.replace(/^[ \t]+/, "");
		if (this.values.get(key) === value) return;
		if (value === "") this.values.delete(key);
		else this.values.set(key, value);
		this.shared = void 0;
	}
	now() {
		this.shared ??= Object.fromEntries(this.values);
		return this.shared;
	}
};
// src/core/formats/tools/google-benchmark/google-benchmark-run.ts
function addTime(found, name, { real, cpu, unit, ...row }) {
	const seconds = readSeconds(/\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu, unit);
	if (seconds === null) throw new Unreadable(`The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`);
	addValue(found, name, "sec/op", seconds, row);
}
function addCounters(found, name, counters, row) {
	for (const [counter, value] of counters) {
		const { unit, better } = units$2.get(counter) ?? {
			unit: ownUnit(counter),
			better: null
		};
		found.declare(unit, { better });
		addValue(found, name, unit, value, row);
	}
}
function addValue(found, name, unit, value, { iterations, isRepeated }) {
	if (isRepeated) found.addRepetition(name, unit, value, { iterations });
	else found.add(name, unit, value, { iterations });
}
const units$2 = new Map([
	["bytes_per_second", {
		unit: "B/s",
		better: "higher"
	}],
	["items_per_second", {
		unit: "items/s",
		better: "higher"
	}],
	["allocs_per_iter", {
		unit: "allocs/op",
		better: "lower"
	}],
	["max_bytes_used", {
		unit: "max-B",
		better: "lower"
	}]
]);
function ownUnit(counter) {
	return counter === "" || counter.includes("/") ? `counter:${counter}` : counter;
}
function repeatedIn(rows) {
	return new Set(rows.filter(({ name }) => name.endsWith("_mean")).map(({ name }) => name.slice(0, -5)));
}
const aggregate = /_(mean|median|stddev|cv|min|max|BigO|RMS)$/;
function plainRuns(rows) {
	const names = new Set(rows.map(({ name }) => name));
	const has = (stem, ...endings) => endings.every((ending) => names.has(stem + ending));
	const isAggregate = ({ name }) => {
		const stem = name.replace(aggregate, "");
		return stem !== name && (has(stem, "_mean", "_median", "_stddev") || has(stem, "_BigO", "_RMS"));
	};
	const runs = rows.filter((row) => !isAggregate(row));
	const measured = new Set(runs.map(({ name }) => name));
	const only = rows.find((row) => row.name.endsWith("_mean") && isAggregate(row) && !measured.has(row.name.slice(0, -5)));
	if (only) throw asAggregatesOnly(only.name.slice(0, -5));
	return runs;
}
function asAggregatesOnly(name) {
	return new Unreadable(`The benchmark ${name} has only aggregates of its repetitions. Leave out --benchmark_report_aggregates_only (or ReportAggregatesOnly), or repetitions: a run is repeated here anyway.`);
}
// src/core/formats/tools/google-benchmark/google-benchmark-table.ts
const heading$2 = /^Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/;
const result$1 = /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/;
const number = /(-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\/s|s)?/.source;
const counter = new RegExp(` ([^=]+)=${number}(?= |$)`, "gy");
const cell = new RegExp(`^${number}$`);
function claimsGoogleTable(beginning) {
	return someLine(beginning, heading$2);
}
function readGoogleTable() {
	const found = new Readings();
	const rows = [];
	let columns = [];
	return readLines((line) => {
		const above = heading$2.exec(line.trimEnd());
		if (above) columns = columnsOf(above[1]);
		const failed = failureIn(line);
		if (failed !== null) found.fail(failed);
		const [, name, real, unit, cpu, iterations, counters = ""] = result$1.exec(line) ?? [];
		if (name !== void 0 && real !== void 0 && unit !== void 0 && cpu !== void 0) rows.push({
			name,
			real,
			cpu,
			unit,
			iterations: Number(iterations),
			counters,
			columns
		});
	}, () => {
		const repeated = repeatedIn(rows);
		for (const plain of plainRuns(rows)) {
			const row = {
				...plain,
				isRepeated: repeated.has(plain.name)
			};
			addTime(found, row.name, row);
			addCounters(found, row.name, countersOf(row), row);
		}
		return found.parsed();
	});
}
const errorAhead = "ERROR OCCURRED: '";
function failureIn(line) {
	const start = line.indexOf(errorAhead);
	const name = line.slice(0, Math.max(start, 0)).trimEnd();
	if (name === "" || name.length === start || !line.endsWith("'")) return null;
	return `${name}: ${line.slice(start + 17, -1)}`;
}
function columnsOf(above = "") {
	if (above.trim() === "UserCounters...") return [];
	return above.split(/\s{2,}| (?=\S{10})/).filter((name) => name !== "");
}
function countersOf({ name, counters, columns }) {
	if (columns.length === 0) return [...` ${counters}`.matchAll(counter)].map(([, counter = "", ...value]) => [counter, scaled(counter, value)]);
	const values = counters.split(/\s+/);
	return columns.map((counter, index) => {
		const [, ...value] = cell.exec(values[index] ?? "") ?? [];
		if (value.length === 0 || counter.includes(" ")) throw new Unreadable(`The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`);
		return [counter, scaled(counter, value)];
	});
}
function scaled(counter, [digits = "", prefix = "", binary = ""]) {
	const power = prefixes.indexOf(prefix.replace("K", "k")) - smallest;
	return (counter === "bytes_per_second" || binary !== "") && power > 0 ? Number(digits) * 1024 ** power : readDecimal(digits, 3 * power) ?? NaN;
}
const prefixes = [
	"y",
	"z",
	"a",
	"f",
	"p",
	"n",
	"u",
	"m",
	"",
	"k",
	"M",
	"G",
	"T",
	"P",
	"E",
	"Z",
	"Y"
];
const smallest = prefixes.indexOf("");
// src/core/formats/tools/google-benchmark/google-benchmark.ts
const googleBenchmark = eitherFormat("google-benchmark", {
	claims: claimsJson$4,
	open: () => readJson("google-benchmark", "an object with \"context\" and the list \"benchmarks\"", take$5)
}, {
	claims: claimsGoogleTable,
	open: readGoogleTable
});
function claimsJson$4(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "context", "num_cpus") || hasPath(paths, "context", "library_build_type"));
}
function take$5(value, found) {
	const rows = listAt(value, "benchmarks");
	if (rows === null || at(value, "context") === void 0) return false;
	const named = rows.map((row) => ({
		row,
		name: textAt(row, "name") ?? ""
	}));
	const typed = named.filter(({ row }) => textAt(row, "run_type") === "iteration");
	const untyped = named.filter(({ row }) => at(row, "run_type") === void 0);
	const runs = [...typed, ...plainRuns(untyped)];
	const repeated = repeatedIn(named);
	for (const { row, name } of runs) addRow$1(name, row, repeated.has(name), found);
	const measured = new Set(runs.map(({ row, name }) => textAt(row, "run_name") ?? name));
	const only = rows.find((row) => textAt(row, "aggregate_name") === "mean" && !measured.has(textAt(row, "run_name") ?? ""));
	if (only !== void 0) throw asAggregatesOnly(textAt(only, "run_name") ?? "");
	return true;
}
function addRow$1(name, row, isRepeated, found) {
	if (at(row, "error_occurred") === true) {
		found.fail(`${name}: ${textAt(row, "error_message") ?? "error_occurred"}`);
		return;
	}
	if (at(row, "skipped") !== void 0) return;
	const [real, cpu] = [numberAt(row, "real_time"), numberAt(row, "cpu_time")];
	const iterations = numberAt(row, "iterations");
	if (real === null || cpu === null) throw new Unreadable(`The benchmark ${name} has no "real_time" or no "cpu_time".`);
	addTime(found, name, {
		real,
		cpu,
		unit: textAt(row, "time_unit") ?? "ns",
		iterations,
		isRepeated
	});
	addCounters(found, name, (entriesAt(row) ?? []).flatMap(([key]) => {
		const counted = known.has(key) || typeof at(row, key) !== "number" ? null : numberAt(row, key);
		return counted === null ? [] : [[key, counted]];
	}), {
		iterations,
		isRepeated
	});
}
const known = new Set("family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time".split(" "));
// src/core/formats/tools/gungraun/gungraun-count.ts
const units$1 = new Map([
	["Ir", "instructions"],
	["Instructions", "instructions"],
	["EstimatedCycles", "estimated-cycles"],
	["Estimated Cycles", "estimated-cycles"],
	["TotalBytes", "B/op"],
	["Total bytes", "B/op"],
	["TotalBlocks", "allocs/op"],
	["Total blocks", "allocs/op"]
]);
function addCount(found, benchmark, count, value, seen) {
	const unit = units$1.get(count);
	if (unit === void 0 || value === null || seen.has(unit)) return;
	seen.add(unit);
	found.declare(unit, {
		better: "lower",
		assume: "exact"
	});
	found.add(benchmark, unit, value);
}
function gungraunName(path, id, details) {
	const behind = id === null ? "" : ` ${id}`;
	return details === null || details === "" ? path + behind : `${path}${behind}:${details}`;
}
// src/core/formats/tools/gungraun/gungraun-json.ts
function readGungraunJson() {
	return readJson("gungraun", "the summaries that --output-format=json prints", (value, found) => {
		const path = textAt(value, "module_path");
		const profiles = listAt(value, "profiles");
		if (path === null || profiles === null) return false;
		const details = textAt(value, "description") ?? textAt(value, "details");
		const name = gungraunName(path, textAt(value, "id"), details);
		const seen = new Set();
		for (const profile of profiles) for (const [metric, measured] of totals(profile)) addCount(found, name, metric, newValue(measured), seen);
		return true;
	});
}
function totals(profile) {
	const [ofTool] = entriesAt(profile, "summaries", "total", "summary") ?? [];
	return entriesAt(profile, "data", "total", "metrics") ?? entriesAt(ofTool?.[1]) ?? [];
}
function newValue(measured) {
	const both = listAt(measured, "metrics", "Both");
	const own = both ? both[0] : at(measured, "metrics", "Left");
	return numberAt(measured, "values", "new") ?? numberAt(own, "Int") ?? numberAt(own, "Float");
}
// src/core/formats/tools/gungraun/gungraun-heading.ts
const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/;
const footer = /^- end of std(?:out|err)/;
const most = 100;
var GungraunHeading = class {
	first = null;
	lines = [];
	take(line) {
		if (named.test(line.trimEnd())) {
			this.first ??= line;
			this.lines = [line];
		} else if (footer.test(line)) this.lines = this.first === null ? [] : [this.first];
		else if (this.lines.length > 0 && this.lines.length < most) this.lines.push(line);
	}
	end() {
		const name = this.lines.length === 0 ? null : this.lines.join("\n").trimEnd();
		this.first = null;
		this.lines = [];
		return name;
	}
};
// src/core/formats/tools/gungraun/gungraun-lines.ts
const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/;
const below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/;
const otherCounts = /^ {2}(?:={7} |Comparison with )/;
const total = /^ {2}## Total/;
function claimsGungraunLines(beginning) {
	return someLine(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/);
}
function readGungraunLines() {
	const found = new Readings();
	const heading = new GungraunHeading();
	const section = new Map();
	let name = null;
	let seen = new Set();
	const endSection = () => {
		if (name !== null) for (const [what, value] of section) addCount(found, name, what, value, seen);
		section.clear();
	};
	return readLines((printed) => {
		const line = ungridded(printed);
		if (!below.test(line)) {
			heading.take(line);
			return;
		}
		const next = heading.end();
		if (next !== null || otherCounts.test(line)) endSection();
		if (next !== null) {
			name = next;
			seen = new Set();
		}
		if (total.test(line)) section.clear();
		const [, what, value] = count.exec(line) ?? [];
		if (what !== void 0 && value !== void 0 && !section.has(what)) section.set(what, readDecimal(value));
	}, () => {
		endSection();
		return found.parsed();
	});
}
function ungridded(line) {
	return line.replace(/^\|[ =-]/, "  ");
}
// src/core/formats/tools/gungraun/gungraun.ts
const gungraun = eitherFormat("gungraun", {
	claims: claimsJson$3,
	open: readGungraunJson
}, {
	claims: claimsGungraunLines,
	open: readGungraunLines
});
function claimsJson$3(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "module_path") && hasPath(paths, "kind"));
}
// src/core/formats/tools/hyperfine.ts
const hyperfine = {
	name: "hyperfine",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "results", "[]", "command") && hasPath(paths, "results", "[]", "mean")),
	open: () => readJson("hyperfine", "an object with the list \"results\", as --export-json writes it", (value) => isEmptyList(at(value, "results")), {
		path: ["results"],
		kind: "list",
		take: take$4
	})
};
function take$4(result, found) {
	const command = textAt(result, "command");
	const name = command + (entriesAt(result, "parameters") ?? []).map(([name, value]) => `/${name}=${spelled(value)}`).join("");
	const times = numbersAt(result, "times") ?? [];
	const middle = numberAt(result, "median") ?? numberAt(result, "mean");
	if (command === null || times.length === 0 && middle === null) throw new Unreadable(`A result (${name}) has no "command", or neither "times" nor "median".`);
	found.addSamples(name, "sec/op", times, 1);
	if (times.length === 0 && middle !== null) found.add(name, "sec/op", middle);
	return true;
}
// src/core/formats/tools/jmh/jmh-score.ts
function addJmh(found, benchmark, mode, scores, unit) {
	const name = mode === "sample" || mode === "ss" ? `${benchmark}:${mode}` : benchmark;
	const [numerator = "", denominator = ""] = unit.split("/");
	const isRate = numerator === "ops";
	if (!isRate && denominator !== "op") {
		found.addSamples(name, unit, scores.map(Number));
		return;
	}
	if (isRate) found.declare("ops/s", { better: "higher" });
	const values = scores.map((score) => {
		const value = isRate ? readPerSecond(score, denominator) : readSeconds(score, numerator);
		if (value === null) throw new Unreadable(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`);
		return value;
	});
	found.addSamples(name, isRate ? "ops/s" : "sec/op", values);
}
function isOwnScore(unit) {
	const [numerator = "", denominator = ""] = unit.split("/");
	if (numerator === "ops") return readSeconds(1, denominator) !== null;
	return denominator === "op" ? readSeconds(1, numerator) !== null : unit === "#";
}
// src/core/formats/tools/jmh/jmh-table.ts
const heading$1 = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/;
const row = /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/;
function claimsJmhTable(beginning) {
	return someLine(beginning, heading$1) || someLine(beginning, /^# JMH version: \d/);
}
function readJmhTable() {
	const found = new Readings();
	let parameters = null;
	return readLines((line) => {
		const begun = heading$1.exec(line.trimEnd());
		if (begun) parameters = (begun[1] ?? "").match(/(?<=\()[^)]+(?=\))/g) ?? [];
		else if (parameters) readRow(line.trimEnd(), parameters, found);
	}, () => found.parsed());
}
function readRow(line, parameters, found) {
	const [, labelled = "", given = "", mode, about, score, unit] = row.exec(line) ?? [];
	if (mode === void 0 || score === void 0 || unit === void 0) return;
	const [, benchmark = "", label = ""] = /^([^:]*):?(.*)$/.exec(labelled) ?? [];
	const name = benchmark + namedParameters(parameters, given.trim());
	const named = (method) => isOf(benchmark, method) ? name : `${name}:${method}`;
	if (mode === "sample") {
		const [, method = ""] = median.exec(label) ?? [label];
		if (median.test(label)) addJmh(found, named(method), mode, [decimal(score)], unit);
	} else if (/^·?gc\.alloc\.rate\.norm$/.test(label)) found.add(name, "B/op", Number(decimal(score)));
	else if (/^\w*$/.test(label) && (label === "" || isOwnScore(unit))) {
		if (about !== void 0) throw new Unreadable(`The score of ${name} is only about ${score} ${unit}: set a smaller -tu, or have it written with -rf json.`);
		addJmh(found, named(label), mode, [decimal(score)], unit);
	}
}
const median = /^(?:(\w+)[·:])?p0\.50$/;
function isOf(benchmark, method) {
	return method === "" || benchmark === method || benchmark.endsWith(`.${method}`);
}
function decimal(score) {
	return score.replace(",", ".");
}
function namedParameters(parameters, given) {
	const values = given === "" ? [] : given.split(/\s+/);
	if (values.length !== parameters.length) return values.length === 0 ? "" : `/${values.join(" ")}`;
	return values.map((value, index) => value === "N/A" ? "" : `/${parameters[index]}=${value}`).join("");
}
const jmh = {
	...eitherFormat("jmh", {
		claims: claimsJson$2,
		open: () => readJson("jmh", "the list that -rf json writes", isEmptyList, {
			path: [],
			kind: "list",
			take: take$3
		})
	}, {
		claims: claimsJmhTable,
		open: readJmhTable
	}),
	namesInFilters: (name) => [name.replace(/[/:].*/s, "")]
};
function claimsJson$2(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "[]", "jmhVersion") || hasPath(paths, "[]", "benchmark") && hasPath(paths, "[]", "mode"));
}
function take$3(result, found) {
	if (at(result, "primaryMetric") === void 0) return false;
	const benchmark = textAt(result, "benchmark");
	const mode = textAt(result, "mode");
	if (benchmark === null || mode === null) throw new Unreadable("A result has no \"benchmark\" or no \"mode\".");
	const name = benchmark + (entriesAt(result, "params") ?? []).map(([name, value]) => `/${name}=${spelled(value)}`).join("");
	addMetric$1(name, mode, at(result, "primaryMetric"), found);
	for (const [label, metric] of entriesAt(result, "secondaryMetrics") ?? []) if (/^·?gc\.alloc\.rate\.norm$/.test(label)) addAllocated(name, metric, found);
	else if (/^\w+$/.test(label) && isOwnMetric(metric, result)) addMetric$1(`${name}:${label}`, mode, metric, found);
	return true;
}
function addMetric$1(name, mode, metric, found) {
	const unit = textAt(metric, "scoreUnit");
	const values = (listAt(metric, "rawData") ?? []).map((fork) => numbersAt(fork)).flatMap((fork) => fork ?? []);
	const middle = numberAt(metric, "scorePercentiles", "50.0") ?? numberAt(metric, "score");
	const all = values.length > 0 ? values : middle === null ? [] : [middle];
	if (unit === null || all.length === 0) throw new Unreadable(`The benchmark ${name} has no score, or no unit.`);
	addJmh(found, name, mode, all, unit);
}
function isOwnMetric(metric, result) {
	const unit = textAt(metric, "scoreUnit");
	return unit === null || unit === textAt(result, "primaryMetric", "scoreUnit") || isOwnScore(unit);
}
function addAllocated(name, metric, found) {
	const value = numberAt(metric, "scorePercentiles", "50.0");
	if (value !== null) found.add(name, "B/op", value);
}
// src/core/formats/tools/julia.ts
const deepest = 100;
const julia = {
	name: "julia",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "[]", "BenchmarkTools")),
	open: () => readJson("julia", "the list that BenchmarkTools.save writes", (value, found) => {
		const [versions, values] = listAt(value) ?? [];
		if (at(versions, "BenchmarkTools") === void 0) return false;
		for (const one of listAt(values) ?? []) addTyped(one, [], found);
		return true;
	})
};
function addTyped(value, path, found) {
	const [given, content] = listAt(value) ?? [];
	const type = textAt(given)?.replace(/^BenchmarkTools\./, "");
	const name = path.join("/");
	if (path.length > deepest) throw new Unreadable(`The groups are nested too deep: ${name.slice(0, 100)}.`);
	if (type === "BenchmarkGroup") for (const [key, inner] of entriesAt(content, "data") ?? []) addTyped(inner, [...path, key], found);
	else if (type === "Trial") addTrial(name, content, found);
	else if (type === "TrialEstimate") addEstimate(name, content, found);
	else throw new Unreadable(`${name || "The whole"} is a ${spelled(given).slice(0, 100)}. Save the trials that run(suite) gives, or their median().`);
}
function addTrial(name, trial, found) {
	const times = numbersAt(trial, "times") ?? [];
	if (times.length === 0) throw new Unreadable(`The trial ${name} has no "times".`);
	const evaluations = numberAt(listAt(trial, "params")?.[1], "evals") ?? 0;
	const seconds = times.map((time) => scale(time, -9));
	found.addSamples(name, "sec/op", seconds, evaluations);
	addMemory(name, trial, found);
}
function addEstimate(name, estimate, found) {
	const time = numberAt(estimate, "time");
	if (time === null) throw new Unreadable(`The estimate ${name} has no "time".`);
	found.add(name, "sec/op", scale(time, -9));
	addMemory(name, estimate, found);
}
function addMemory(name, measured, found) {
	const [memory, allocations] = [numberAt(measured, "memory"), numberAt(measured, "allocs")];
	if (memory !== null) found.add(name, "B/op", memory);
	if (allocations !== null) found.add(name, "allocs/op", allocations);
}
// src/core/formats/tools/k6/k6-new-summary.ts
function claimsNewK6Summary(paths) {
	return hasPath(paths, "config", "execution") && hasPath(paths, "config", "script");
}
function fromNewK6Summary(summary) {
	const listed = listAt(summary, "results", "metrics");
	if (listed === null) return null;
	const duration = numberAt(summary, "config", "duration") ?? 0;
	const metrics = listed.map((metric) => {
		const values = (entriesAt(metric, "values") ?? []).map(([key, value]) => [key.replace(/^p([\d.]+)$/, "p($1)"), value]);
		const count = textAt(metric, "type") === "counter" ? numberAt(metric, "values", "count") : null;
		const rate = count !== null && duration > 0 ? { rate: count / duration } : {};
		const contains = textAt(metric, "contains");
		return [textAt(metric, "name") ?? "", {
			contains,
			values: {
				...Object.fromEntries(values),
				...rate
			}
		}];
	});
	const checks = listAt(summary, "results", "checks", "results") ?? [];
	return {
		metrics: Object.fromEntries(metrics),
		root_group: { checks }
	};
}
// src/core/formats/tools/k6/k6.ts
const k6 = {
	name: "k6",
	claims: (beginning) => outlines(beginning).some((paths) => [
		"vus_max",
		"iterations",
		"data_sent",
		"data_received",
		"iteration_duration"
	].some((metric) => hasPath(paths, "metrics", metric)) || claimsNewK6Summary(paths)),
	open: () => readJson("k6", "an object with \"metrics\", as --summary-export writes it", (given, found) => {
		const value = fromNewK6Summary(given) ?? given;
		const metrics = entriesAt(value, "metrics");
		for (const [name, metric] of metrics ?? []) addMetric(name, metric, found);
		if (metrics) failChecks(at(value, "root_group"), found);
		return metrics !== null;
	})
};
const left = /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/;
const time$1 = /^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_.*)(\{|$)/;
function addMetric(name, metric, found) {
	failThresholds(name, metric, found);
	if (left.test(name)) return;
	const values = at(metric, "values") ?? metric;
	const [rate, count, value, passes] = [
		numberAt(values, "rate"),
		numberAt(values, "count"),
		numberAt(values, "value"),
		numberAt(values, "passes")
	];
	const kind = name.replace(/\{.*$/s, "");
	if (value === null && statisticsOf(values).length > 0) addTrend(name, metric, values, found);
	else if (count !== null) {
		if (rate !== null && /^(http_reqs|iterations)$/.test(kind)) addTo(found, name, "ops/s", rate, "higher");
		else addTo(found, name, "count", count, null);
	} else {
		const share = rate ?? value;
		if (share === null) return;
		if (kind === "http_req_failed") addTo(found, name, "failed-share", share, "lower");
		else addTo(found, name, rate === null && passes === null ? "value" : "share", share, null);
	}
}
function statisticsOf(values) {
	const keys = (entriesAt(values) ?? []).map(([key]) => key);
	const measured = keys.filter((key) => /^(med|p\([\d.]+\))$/.test(key));
	const other = [
		"avg",
		"min",
		"max"
	].find((key) => keys.includes(key));
	return measured.length > 0 || other === void 0 ? measured : [other];
}
function addTrend(name, metric, values, found) {
	const isTime = textAt(metric, "contains") === "time" || at(metric, "contains") === void 0 && time$1.test(name);
	for (const statistic of statisticsOf(values)) {
		const value = numberAt(values, statistic);
		if (value === null) continue;
		if (isTime) found.add(`${name} ${statistic}`, "sec/op", scale(value, -3));
		else addTo(found, `${name} ${statistic}`, "value", value, null);
	}
}
function addTo(found, name, unit, value, better) {
	found.declare(unit, { better });
	found.add(name, unit, value);
}
function failThresholds(name, metric, found) {
	for (const [threshold, outcome] of entriesAt(metric, "thresholds") ?? []) if (outcome === true || at(outcome, "ok") === false) found.fail(`${name}: the threshold ${threshold} was crossed`);
}
function failChecks(group, found, depth = 0) {
	for (const check of membersOf(group, "checks")) {
		const [fails, passes] = [numberAt(check, "fails") ?? 0, numberAt(check, "passes") ?? 0];
		const name = textAt(check, "path")?.replace(/^::/, "") ?? textAt(check, "name");
		if (fails > 0) found.fail(`check ${name}: failed ${fails} of ${fails + passes} times`);
	}
	if (depth < 100) for (const inner of membersOf(group, "groups")) failChecks(inner, found, depth + 1);
}
function membersOf(group, key) {
	return listAt(group, key) ?? (entriesAt(group, key) ?? []).map(([, member]) => member);
}
// src/core/formats/tools/luau.ts
const result = /^SUCCESS: (.*\S)\s+:\s+([\d.]+)([a-zµμ]+) \+\/-\s+[\d.]+% on \S/;
const failed = /^FAILED:\s+'/;
const luau = {
	name: "luau",
	claims: (beginning) => someLine(beginning, result),
	claimsLines: (part) => someLine(part, result),
	open: () => {
		const found = new Readings();
		return readLines((line) => {
			if (failed.test(line)) found.fail(line.trim());
			const [, name, time, unit] = result.exec(line) ?? [];
			if (name === void 0 || time === void 0 || unit === void 0) return;
			const seconds = readSeconds(time, unit);
			if (seconds !== null) found.add(name, "sec/op", seconds);
		}, () => found.parsed());
	}
};
// src/core/formats/tools/mitata.ts
const mitata = {
	name: "mitata",
	claims: (beginning) => outlines(beginning).some((paths) => isMitata(paths, beginning)),
	open: () => readJson("mitata", "an object with the list \"benchmarks\", as run({ format: 'json' }) prints it", (value, found) => {
		const benchmarks = listAt(value, "benchmarks");
		const groups = (listAt(value, "layout") ?? []).map((group) => textAt(group, "name"));
		for (const benchmark of benchmarks ?? []) {
			const group = groupOf(benchmark, groups);
			for (const run of listAt(benchmark, "runs") ?? [benchmark]) addRun(group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`, run, found);
		}
		return benchmarks !== null;
	})
};
function isMitata(paths, beginning) {
	const hasAll = (...keys) => keys.every((key) => hasPath(paths, "benchmarks", "[]", key));
	return hasPath(paths, "layout") && hasPath(paths, "benchmarks") || hasAll("runs") && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning) || hasAll("warmup", "baseline", "async");
}
function groupOf(benchmark, groups) {
	const name = textAt(benchmark, "group");
	if (name !== null) return name.startsWith("$mitata_group") ? null : name;
	return groups[numberAt(benchmark, "group") ?? -1] ?? null;
}
function nameOf(benchmark, run) {
	return (textAt(run, "name") ?? textAt(benchmark, "alias") ?? "") + (entriesAt(run, "args") ?? []).filter(([key]) => !textAt(benchmark, "alias")?.includes(`$${key}`)).map(([key, value]) => `/${key}=${spelled(value)}`).join("");
}
function addRun(name, run, found) {
	const error = at(run, "error");
	if (error !== void 0) {
		found.fail(`${name}: ${textAt(error, "message") ?? spelled(error)}`);
		return;
	}
	const median = numberAt(run, "stats", "p50") ?? numberAt(run, "stats", "avg");
	if (median === null) throw new Unreadable(`The benchmark ${name} has no "stats.p50".`);
	const samples = numbersAt(run, "stats", "samples")?.length;
	found.add(name, "sec/op", scale(median, -9), {
		iterations: numberAt(run, "stats", "ticks"),
		samples
	});
}
// src/core/formats/tools/nanobench/nanobench-table.ts
const time = /^(ns|us|ms|s)\/(.+)$/;
const scales = new Map([
	["ns", -9],
	["us", -6],
	["ms", -3],
	["s", 0]
]);
function claimsNanobenchTable(beginning) {
	return beginning.split("\n").some((line) => headingOf(line) !== null);
}
function nanobenchName(title, name, size) {
	const behind = size === null || !(size > 0) ? "" : `/complexityN=${size}`;
	return (title === "" ? name : `${title} > ${name}`) + behind;
}
function readNanobenchTable() {
	const found = new Readings();
	let heading = null;
	return readLines((line) => {
		heading = headingOf(line) ?? heading;
		const row = rowOf(line.trimEnd());
		if (heading && row) addRow(heading, cells$1(row.values), row.name, found);
	}, () => found.parsed());
}
const own = new Set([
	"relative",
	"95% CI",
	"complexityN"
]);
const unstable = "` (Unstable ";
const before = /^\|([^`]*)\| (?::wavy_dash: )?`/;
function rowOf(line) {
	const [start, values] = before.exec(line) ?? [];
	if (start === void 0 || values === void 0) return null;
	const end = line.endsWith("`") ? line.length - 1 : line.endsWith(")") ? line.lastIndexOf(unstable) : -1;
	return end < start.length ? null : {
		values,
		name: line.slice(start.length, end)
	};
}
function headingOf(line) {
	if (!line.startsWith("|") || !line.includes(" total | ")) return null;
	const columns = cells$1(line.slice(1));
	const at = columns.findIndex((column) => time.test(column));
	const [, scale = "", unit = ""] = time.exec(columns[at] ?? "") ?? [];
	const power = scales.get(scale);
	const total = columns.indexOf("total");
	if (power === void 0 || total < 0) return null;
	return {
		columns,
		contexts: columns.slice(0, at).filter((column) => !own.has(column)),
		power,
		unit,
		title: columns.slice(total + 1).join("|")
	};
}
function addRow({ columns, contexts, power, unit, title }, values, name, found) {
	const of = (column, power) => readDecimal(ungrouped(values[columns.findIndex((one) => column.test(one))] ?? ""), power);
	const size = values[columns.indexOf("complexityN")];
	const plain = nanobenchName(title, name, size === void 0 ? null : readDecimal(ungrouped(size)));
	if (contexts.length > 0 && values.length > columns.indexOf("total") + 1) throw new Unreadable(`A context of the nanobench benchmark ${plain} has | in it, so the columns cannot be told apart. Leave the | out.`);
	const full = contexts.reduce((before, context) => {
		const value = values[columns.indexOf(context)] ?? "";
		return value === "" ? before : `${before}/${context}=${value}`;
	}, plain);
	const seconds = of(time, power);
	const instructions = of(/^ins\//, 0);
	if (seconds !== null) found.add(full, `sec/${unit}`, seconds);
	if (instructions === null) return;
	found.declare(`instructions/${unit}`, { better: "lower" });
	found.add(full, `instructions/${unit}`, instructions);
}
function cells$1(line) {
	return line.split("|").map((cell) => cell.trim());
}
// src/core/formats/tools/nanobench/nanobench.ts
const nanobench = eitherFormat("nanobench", {
	claims: claimsJson$1,
	open: () => readJson("nanobench", "an object with the list \"results\", as templates::json() renders it", (value) => isEmptyList(at(value, "results")), {
		path: ["results"],
		kind: "list",
		take: take$2
	})
}, {
	claims: claimsNanobenchTable,
	open: readNanobenchTable
});
function claimsJson$1(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "results", "[]", "median(elapsed)"));
}
function take$2(result, found) {
	const name = nanobenchName(textAt(result, "title") ?? "", textAt(result, "name") ?? "", numberAt(result, "complexityN"));
	const elapsed = numberAt(result, "median(elapsed)");
	const batch = numberAt(result, "batch") ?? 1;
	const unit = textAt(result, "unit") ?? "op";
	if (elapsed === null) throw new Unreadable(`The benchmark ${name} has no "median(elapsed)".`);
	const measurements = listAt(result, "measurements") ?? [];
	const iterations = measurements.reduce((sum, one) => sum + (numberAt(one, "iterations") ?? 0), 0);
	found.add(name, `sec/${unit}`, elapsed / batch, {
		iterations,
		samples: measurements.length
	});
	return true;
}
// src/core/formats/tools/pyperf.ts
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/;
const pyperf = {
	name: "pyperf",
	claims: (beginning) => !ofMitata.test(beginning) && outlines(beginning).some((paths) => hasPath(paths, "benchmarks", "[]", "runs") && !hasPath(paths, "benchmarks", "[]", "alias")),
	open: () => readJson("pyperf", "an object with the list \"benchmarks\", as pyperf writes it with -o", (value, found) => {
		const benchmarks = listAt(value, "benchmarks");
		for (const benchmark of benchmarks ?? []) addBenchmark(benchmark, value, found);
		return benchmarks !== null;
	})
};
function addBenchmark(benchmark, suite, found) {
	const shared = (key) => textAt(benchmark, "metadata", key) ?? textAt(suite, "metadata", key);
	const name = shared("name");
	if (name === null) throw new Unreadable("A benchmark of pyperf has no name: give it one with --name.");
	const unit = units.get(shared("unit") ?? "second");
	if (unit === void 0) throw new Unreadable(`The benchmark ${name} has the unit ${shared("unit")}, which is not known.`);
	const values = (listAt(benchmark, "runs") ?? []).flatMap((run) => numbersAt(run, "values") ?? []);
	if (values.length === 0) throw new Unreadable(`The benchmark ${name} has no values.`);
	if (unit === "B") found.declare("B", { better: "lower" });
	found.addSamples(name, unit, values);
}
const units = new Map([
	["second", "sec/op"],
	["byte", "B"],
	["integer", "value"]
]);
// src/core/formats/tools/pytest-benchmark.ts
const pytestBenchmark = {
	name: "pytest-benchmark",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "machine_info") && hasPath(paths, "commit_info")),
	open: () => readJson("pytest-benchmark", "an object with the list \"benchmarks\", as --benchmark-json writes it", (value) => isEmptyList(at(value, "benchmarks")), {
		path: ["benchmarks"],
		kind: "list",
		take: take$1
	}),
	namesInFilters: (name) => [name.replace(/^[^[]*::/, "")]
};
function take$1(benchmark, found) {
	const name = textAt(benchmark, "fullname") ?? textAt(benchmark, "name");
	const median = numberAt(benchmark, "stats", "median");
	if (name === null || median === null) throw new Unreadable(`A benchmark${name === null ? "" : ` (${name})`} has no "fullname" or no "stats.median".`);
	const samples = numberAt(benchmark, "stats", "rounds");
	const iterations = (samples ?? 0) * (numberAt(benchmark, "stats", "iterations") ?? 0);
	found.add(name, "sec/op", median, {
		iterations,
		samples
	});
	return true;
}
// src/core/formats/tools/tinybench/tinybench-table.ts
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i;
const line = /^│ .* │$/;
function claimsTinybenchTable(beginning) {
	return someLine(beginning, heading);
}
function readTinybenchTable() {
	const found = new Readings();
	let columns = null;
	return readLines((text) => {
		if (heading.test(text.trimEnd())) columns = cells(text);
		else if (text.startsWith("└")) columns = null;
		else if (columns && line.test(text)) addLine(columns, cells(text), found);
	}, () => found.parsed());
}
function addTableRow(row, found) {
	const entries = entriesAt(row) ?? [];
	const of = (name) => entries.find(([key, value]) => name.test(key) && value !== "")?.[1];
	const task = of(/^task name$/i);
	if (typeof task !== "string") return false;
	const error = of(/^error$/i);
	if (error !== void 0) {
		found.fail(`${task}: ${spelled(error)}`);
		return true;
	}
	const remarks = of(/^remarks$/i);
	const seconds = readDecimal(ungrouped(spelled(of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i)).split(" ")[0] ?? ""), -9);
	if (seconds === null && remarks !== void 0) {
		found.fail(`${task}: ${spelled(remarks)}`);
		return true;
	}
	if (seconds === null) throw new Unreadable(`The row of ${task} has no "Latency med (ns)".`);
	const samples = Number(spelled(of(/^samples$/i)));
	found.add(task, "sec/op", seconds, {
		iterations: samples,
		samples
	});
	return true;
}
function addLine(columns, values, found) {
	if (columns.length !== values.length) throw new Unreadable("A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).");
	if (!addTableRow(Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? "")])), found)) addUnnamed(Number(values[0]), found);
}
function addUnnamed(index, found) {
	found.fail(`The task in row ${index} of the table has no result: await bench.run() first.`);
}
function cells(text) {
	return text.trim().slice(1, -1).split("│").map((cell) => cell.trim());
}
function unquoted(cell) {
	const [, , inside] = /^(['"`])(.*)\1$/s.exec(cell) ?? [];
	return inside === void 0 ? cell : inside.replace(/\\(.)/gs, (_, character) => escaped.get(character) ?? character);
}
const escaped = new Map([["n", "\n"], ["t", "	"]]);
// src/core/formats/tools/tinybench/tinybench.ts
const tinybench = eitherFormat("tinybench", {
	claims: claimsJson,
	open: () => readJson("tinybench", "a list of tasks with their results, or bench.table()", take)
}, {
	claims: claimsTinybenchTable,
	open: readTinybenchTable
});
function claimsJson(beginning) {
	return outlines(beginning).some(isTinybench);
}
function isTinybench(paths) {
	const hasOne = (...keys) => keys.some((key) => hasPath(paths, "[]", key));
	return hasOne("Task name", "Task Name") || hasOne("state") && hasOne("runtime", "latency") || [
		"state",
		"latency",
		"hz"
	].some((key) => hasPath(paths, "[]", "result", key));
}
function take(value, found) {
	const tasks = listAt(value);
	if (!tasks || tasks.length === 0) return false;
	for (const [index, task] of tasks.entries()) if (task === null) addUnnamed(index, found);
	else if (!addTableRow(task, found)) addTask(task, found);
	return true;
}
function addTask(task, found) {
	const result = at(task, "result") ?? task;
	const name = textAt(task, "name");
	if (name === null) throw new Unreadable("These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).");
	const state = textAt(result, "state");
	if (state === "errored" || state === "aborted" || at(result, "error") !== void 0) {
		found.fail(`${name}: ${textAt(result, "error", "message") ?? state ?? "error"}`);
		return;
	}
	const latency = at(result, "latency") ?? result;
	const given = numbersAt(latency, "samples") ?? numbersAt(result, "samples") ?? [];
	const middle = numberAt(latency, "p50") ?? (given.length > 0 ? median$1([...given]) : numberAt(latency, "mean"));
	const unended = at(result, "aborted") === true ? "aborted" : /^(not-)?started$/.exec(state ?? "")?.[0];
	if (middle === null && unended !== void 0) {
		found.fail(`${name}: ${unended}`);
		return;
	}
	if (middle === null) throw new Unreadable(`The task ${name} of tinybench has no result: await bench.run() first.`);
	const samples = numberAt(latency, "samplesCount") ?? given.length;
	found.add(name, "sec/op", scale(middle, -3), {
		iterations: samples,
		samples
	});
}
// src/core/formats/tools/vitest-bench.ts
const vitestBench = {
	name: "vitest-bench",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "files", "[]", "filepath") && hasPath(paths, "files", "[]", "groups") || hasPath(paths, "testResults", "[]", "assertionResults") && /"benchmarks"\s*:/.test(beginning) || paths.some((path) => path.length === 4 && path[0] === "testResults" && path[3] === "rme")),
	open: () => readJson("vitest-bench", "what vitest writes with --outputJson or --reporter=json", (value, found) => {
		const [files, results] = [listAt(value, "files"), listAt(value, "testResults")];
		for (const file of files ?? []) for (const group of listAt(file, "groups") ?? []) addGroup(group, found);
		const named = namesOf(results ?? []);
		for (const file of results ?? []) addFile(named(pathOf(file)), file, found);
		const suites = entriesAt(value, "testResults");
		for (const [suite, benchmarks] of suites ?? []) addSuite(suite, listAt(benchmarks) ?? [], found);
		return files !== null || results !== null || suites !== null;
	}),
	namesInFilters: (name) => [name.split(" > ").slice(1).join(" ")]
};
function addGroup(group, found) {
	for (const benchmark of listAt(group, "benchmarks") ?? []) {
		const name = `${textAt(group, "fullName")} > ${textAt(benchmark, "name")}`;
		const median = numberAt(benchmark, "median") ?? numberAt(benchmark, "mean");
		if (median === null) found.fail(`${name}: it has no result, so it threw an error`);
		else add(name, median, numberAt(benchmark, "sampleCount"), found);
	}
}
function addSuite(suite, benchmarks, found) {
	for (const benchmark of benchmarks) {
		const name = `${suite === "" ? "" : `${suite} > `}${textAt(benchmark, "name")}`;
		const [samples, mean] = [numbersAt(benchmark, "samples") ?? [], numberAt(benchmark, "mean")];
		const seconds = samples.map((sample) => scale(sample, -3));
		if (mean === null) found.fail(`${name}: it has no result, so it threw an error`);
		else if (samples.length > 0) found.addSamples(name, "sec/op", seconds, 1);
		else add(name, mean, null, found);
	}
}
function pathOf(file) {
	return (textAt(file, "name") ?? "").split(/[\\/]/);
}
function namesOf(files) {
	const paths = files.map(pathOf);
	const [first = []] = paths;
	const folders = first.slice(0, -1);
	const differing = folders.findIndex((folder, n) => paths.some((path) => path.length <= n + 1 || path[n] !== folder));
	const shared = differing < 0 ? folders.length : differing;
	const counts = new Map();
	for (const path of paths) counts.set(path.at(-1) ?? "", (counts.get(path.at(-1) ?? "") ?? 0) + 1);
	return (path) => {
		const last = path.at(-1) ?? "";
		return counts.get(last) === 1 ? last : path.slice(shared).join("/");
	};
}
function addFile(path, file, found) {
	if (textAt(file, "status") === "failed" && listAt(file, "assertionResults")?.length === 0) found.fail(`${path}: ${textAt(file, "message")}`);
	for (const test of listAt(file, "assertionResults") ?? []) {
		if (textAt(test, "status") === "failed") found.fail(`${path} > ${textAt(test, "fullName")}: ${textAt(listAt(test, "failureMessages")?.[0]) ?? "failed"}`);
		for (const benchmark of listAt(test, "benchmarks") ?? []) for (const task of listAt(benchmark, "tasks") ?? []) {
			const median = numberAt(task, "latency", "p50");
			if (median === null || at(task, "fromStore") === true) continue;
			add(`${path} > ${textAt(benchmark, "name")} > ${textAt(task, "name")}`, median, numberAt(task, "latency", "samplesCount"), found);
		}
	}
}
function add(name, median, samples, found) {
	found.add(name, "sec/op", scale(median, -3), {
		iterations: samples,
		samples
	});
}
// src/core/formats/formats.ts
const formats = [
	...[
		cargoBench,
		criterion,
		divan,
		gungraun
	],
	...[
		pytestBenchmark,
		pyperf,
		asv
	],
	...[
		googleBenchmark,
		catch2,
		nanobench
	],
	...[jmh, benchmarkDotNet],
	...[
		tinybench,
		vitestBench,
		mitata,
		benchmarkJs
	],
	...[
		benchmarkIps,
		julia,
		dart,
		luau
	],
	...[
		hyperfine,
		k6,
		autocannon
	],
	...[
		bmf,
		customSmallerIsBetter,
		customBiggerIsBetter
	],
	goFormat
];
const anyFormat = "auto";
const formatNames = formats.map(({ name }) => name);
function formatNamed(name) {
	return formats.find((format) => format.name === name) ?? null;
}
export { asked as _, goFormat as a, encodeWord as c, needsEncoding as d, joinParsed as f, Parts as g, Unreadable as h, formats as i, namesEncoded as l, sharedIn as m, formatNamed as n, parseGo as o, nothingParsed as p, formatNames as r, parseFloat64 as s, anyFormat as t, namesKey as u, sought as v };
