import { g as tidy, y as remembering } from "./numbers.js";
import { s as median$1 } from "./libraries.js";
import { a as unseen, o as visible } from "./escape.js";
const asked = 65536, sought = 4 * 2 ** 20;
var Parts = class {
	take;
	rest = "";
	taken = 0;
	constructor(take) {
		this.take = take;
	}
	write(piece) {
		let room = sought - this.taken;
		if (!(room <= 0)) for (this.taken += piece.length, this.rest += piece.slice(0, room); this.rest.length >= asked;) {
			let part = this.rest.slice(0, asked);
			this.rest = this.rest.slice(secondHalf(part)), this.take(part);
		}
	}
	end() {
		this.rest !== "" && this.take(this.rest), this.rest = "";
	}
};
function secondHalf(part) {
	let half = part.length / 2;
	return part.indexOf("\n", half) + 1 || half;
}
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
		this.data = data, this.lines = lines;
	}
	write(piece) {
		this.reader ? this.reader.write(piece) : (this.held += piece, this.parts.write(piece), (this.kind || this.held.length >= sought) && this.begin());
	}
	end() {
		return this.reader || this.parts.end(), (this.reader ?? this.begin()).end();
	}
	ask(part) {
		this.data.claims(part) ? this.kind ??= this.data : this.lines.claims(part) && (this.kind ??= this.lines);
	}
	begin() {
		let reader = (this.kind ?? (/^\s*[[{<]/.test(this.held) ? this.data : this.lines)).open();
		return this.reader = reader, reader.write(this.held), this.held = "", reader;
	}
};
function outlines(beginning) {
	let found = [], opening = /^[ \t\ufeff]*[[{]/gm;
	for (let start = opening.exec(beginning); start; start = opening.exec(beginning)) {
		let { paths, end } = pathsFrom(beginning, start.index);
		paths.length > 0 && found.push(paths), opening.lastIndex = end;
	}
	return found;
}
function pathsFrom(text, start) {
	let paths = [], open = [];
	for (let index = start; index < text.length && paths.length < 2e3; index++) {
		let character = text[index], level = open.at(-1);
		if (character === "\"") {
			let end = endOfString(text, index);
			level && !level.list && /^\s*:/.test(text.slice(end + 1, end + 20)) && (level.key = text.slice(index + 1, end), open.length <= 4 && paths.push(open.map(({ list, key }) => list ? "[]" : key))), index = end;
		} else if (character === "{" || character === "[") open.push({
			list: character === "[",
			key: ""
		});
		else if ((character === "}" || character === "]") && (open.pop(), open.length === 0)) return {
			paths,
			end: index + 1
		};
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
var Unreadable = class extends Error {
	name = "Unreadable";
};
function readWhole(format, text) {
	let reader = format.open();
	return reader.write(text), reader.end();
}
const nothingParsed = {
	measurements: [],
	units: new Map(),
	failures: [],
	refused: []
};
function sharedIn(parts) {
	if (parts.length < 2) return null;
	let spelled = remembering((config) => JSON.stringify(Object.entries(config).sort())), owners = new Map();
	for (let [part, { measurements }] of parts.entries()) for (let { benchmark, unit, config } of measurements) {
		let id = JSON.stringify([
			benchmark,
			unit,
			spelled(config)
		]), owner = owners.get(id) ?? part;
		if (owner !== part) return {
			benchmark,
			parts: [owner, part]
		};
		owners.set(id, part);
	}
	return null;
}
function joinParsed(parts) {
	let [only, ...others] = parts;
	if (only && others.length === 0) return only;
	let units = new Map();
	for (let part of parts) for (let [unit, rule] of part.units) units.has(unit) || units.set(unit, rule);
	return {
		measurements: parts.flatMap(({ measurements }) => measurements),
		units,
		failures: parts.flatMap(({ failures }) => failures),
		refused: parts.flatMap(({ refused }) => refused)
	};
}
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
		this.take(benchmark, given, value, extent, !1);
	}
	addRepetition(benchmark, given, value, extent = {}) {
		this.take(benchmark, given, value, extent, !0);
	}
	addSamples(benchmark, given, values, iterations) {
		if (values.length === 0) return;
		let unit = spaceless(given);
		if (this.find(benchmark, tidy(unit).unit)) throw this.repeated(benchmark);
		for (let value of values) this.take(benchmark, unit, value, { iterations }, !0);
	}
	take(benchmark, given, value, { iterations, samples }, isRepeated) {
		let { unit, factor } = tidy(spaceless(given)), tidied = value * factor;
		if (!Number.isFinite(tidied)) {
			this.refused.push(`${benchmark}: ${value} ${given}`);
			return;
		}
		let before = this.find(benchmark, unit);
		if (before && !(before.isRepeated && isRepeated)) throw this.repeated(benchmark);
		let extent = {
			iterations: count$1(iterations) ?? 0,
			samples: count$1(samples) ?? 1
		};
		if (before) {
			before.values.push(tidied), before.iterations += extent.iterations, before.samples += extent.samples;
			return;
		}
		let first = {
			unit,
			values: [tidied],
			isRepeated,
			...extent
		}, others = this.gathered.get(benchmark);
		others ? others.push(first) : this.gathered.set(benchmark, [first]);
	}
	find(benchmark, unit) {
		return this.gathered.get(benchmark)?.find((one) => one.unit === unit);
	}
	repeated(benchmark) {
		return new Unreadable(`Two benchmarks are called "${visible(benchmark.slice(0, 200))}", so their values cannot be told apart. ${this.advice}`);
	}
	declare(given, rule) {
		let { unit } = tidy(spaceless(given));
		this.units.has(unit) || this.units.set(unit, rule);
	}
	fail(line) {
		this.failures.push(line);
	}
	parsed() {
		let measurements = [];
		for (let [benchmark, ofIt] of this.gathered) for (let one of ofIt) measurements.push(measurement(benchmark, one));
		let used = new Set(measurements.map(({ unit }) => unit));
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
	let [only] = values, value = values.length === 1 && only !== void 0 ? only : median$1(values);
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
	return typeof value == "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}
const none = {};
var JsonTree = class {
	take;
	items;
	open = [];
	expected = "value";
	broken = 0;
	hasHandedItems = !1;
	isTorn = !1;
	constructor(take, items) {
		this.take = take, this.items = items;
	}
	get isOutside() {
		return this.open.length === 0 && this.broken === 0;
	}
	get isBroken() {
		return this.broken > 0;
	}
	begin(isList) {
		!this.isOutside && !this.mayBeValue && this.breakOff(), this.isBroken ? this.broken++ : (this.open.push({
			isSplit: this.isAtItems(isList),
			list: isList ? [] : null,
			members: {},
			key: ""
		}), this.expected = isList ? "value or end" : "key or end");
	}
	end(isList) {
		let level = this.open.at(-1);
		level && level.list !== null === isList && this.expected.endsWith(" end") || this.breakOff(), this.isBroken ? this.broken-- : (this.open.pop(), this.add(level?.list ? level.list.slice() : level?.members));
	}
	comma() {
		this.expected !== "comma or end" && this.breakOff(), this.expected = this.open.at(-1)?.list ? "value" : "key";
	}
	colon() {
		this.expected !== "colon" && this.breakOff(), this.expected = "value";
	}
	text(text) {
		let level = this.open.at(-1);
		level && (this.expected === "key" || this.expected === "key or end") ? (level.key = text, this.expected = "colon") : this.value(text);
	}
	value(value) {
		this.mayBeValue || this.breakOff(), this.isBroken || this.add(value);
	}
	breakOff() {
		this.isBroken || (this.hasHandedItems && (this.isTorn = !0), this.broken = this.open.length, this.open.length = 0);
	}
	get mayBeValue() {
		return this.expected === "value" || this.expected === "value or end";
	}
	isAtItems(isList) {
		let { path, kind } = this.items ?? {};
		return kind === "list" === isList && path?.length === this.open.length && this.open.every(({ key }, index) => key === path[index]);
	}
	add(value) {
		let level = this.open.at(-1);
		this.expected = "comma or end", level ? level.isSplit && typeof value == "object" && value ? (this.hasHandedItems = !0, this.items?.take(value, level.key)) : level.list ? level.list.push(value) : level.key in level.members ? Object.defineProperty(level.members, level.key, {
			value,
			configurable: !0,
			enumerable: !0,
			writable: !0
		}) : level.members[level.key] = value : (this.hasHandedItems = !1, this.take(value));
	}
}, JsonStream = class {
	tree;
	isLineBlank = !0;
	string = null;
	isEscaped = !1;
	word = "";
	line = 1;
	begun = 1;
	torn = null;
	constructor(take, items = null) {
		this.tree = new JsonTree(take, items);
	}
	write(text) {
		let index = 0, counted = 0;
		for (; index < text.length;) {
			if (this.tree.isOutside) {
				let start = this.nextOpening(text, index);
				if (start === null) break;
				this.line += breaks(text, counted, start), counted = start, this.begun = this.line, index = start;
			}
			index = this.step(text, index), this.tree.isTorn && (this.torn ??= this.begun);
		}
		this.line += breaks(text, counted, text.length);
	}
	get unended() {
		return this.tree.isOutside ? null : this.begun;
	}
	nextOpening(text, from) {
		for (let index = from; index < text.length; index++) {
			let character = text.charAt(index);
			if (character === "\n") this.isLineBlank = !0;
			else if (!blanks.includes(character)) {
				if (this.isLineBlank && (character === "[" || character === "{")) return index;
				this.isLineBlank = !1;
				let end = text.indexOf("\n", index);
				if (end < 0) return null;
				index = end - 1;
			}
		}
		return null;
	}
	step(text, index) {
		if (this.string) return this.readString(text, index, this.string);
		let character = text.charAt(index);
		return wordEnds.includes(character) ? (this.endWord(), character === "\"" ? (this.string = [], this.isEscaped = !1) : character === "{" || character === "[" ? this.tree.begin(character === "[") : character === "}" || character === "]" ? (this.tree.end(character === "]"), this.isLineBlank = !0) : character === "," ? this.tree.comma() : character === ":" && this.tree.colon(), index + 1) : this.readWord(text, index);
	}
	readString(text, from, pieces) {
		let end = this.isEscaped ? from + 1 : from;
		for (; end < text.length && text.charCodeAt(end) !== quote;) end += text.charCodeAt(end) === backslash ? 2 : 1;
		if (this.isEscaped = end > text.length, this.tree.isBroken || pieces.push(text.slice(from, end)), end >= text.length) return text.length;
		this.string = null;
		let value = parsed(`"${pieces.join("")}"`);
		return typeof value == "string" ? this.tree.text(value) : this.tree.breakOff(), end + 1;
	}
	readWord(text, from) {
		let end = from;
		for (; end < text.length && !wordEnds.includes(text.charAt(end));) end++;
		return this.tree.isBroken || (this.word += text.slice(from, end)), this.word.length > 1e3 && this.tree.breakOff(), this.tree.isBroken && (this.word = ""), end;
	}
	endWord() {
		let { word } = this;
		if (word === "") return;
		this.word = "";
		let value = /^-?(NaN|Infinity)$/.test(word) ? word : parsed(word);
		value === void 0 ? this.tree.breakOff() : this.tree.value(value);
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
const wordEnds = " \n\r	\"{}[],:", blanks = " 	\r﻿", quote = 34, backslash = 92;
function at(value, ...path) {
	let here = value;
	for (let key of path) {
		if (typeof here != "object" || !here || !Object.hasOwn(here, key)) return;
		here = here[key];
	}
	return here;
}
function listAt(value, ...path) {
	let found = at(value, ...path);
	return Array.isArray(found) ? found : null;
}
function entriesAt(value, ...path) {
	let found = at(value, ...path);
	return typeof found == "object" && found && !Array.isArray(found) ? Object.entries(found) : null;
}
function textAt(value, ...path) {
	let found = at(value, ...path);
	return typeof found == "string" ? found : null;
}
function numberAt(value, ...path) {
	let found = at(value, ...path);
	return typeof found == "number" ? found : typeof found == "string" ? words.get(found) ?? null : null;
}
function numbersAt(value, ...path) {
	let numbers = listAt(value, ...path)?.map((one) => numberAt(one));
	return numbers?.every((one) => one !== null) ? numbers : null;
}
const words = new Map([
	["NaN", NaN],
	["Infinity", Infinity],
	["-Infinity", -Infinity]
]);
function spelled(value) {
	if (typeof value == "string") return value;
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "…";
	}
}
function readJson(format, expected, take, each = null) {
	let found = new Readings(), taken = 0, [own, others] = [0, 0], values = readValues(format, (value) => {
		let isOfFormat = take(value, found) && others === 0;
		if (own > 0 && !isOfFormat) throw new Unreadable(`This JSON (${format}) has benchmarks among other values. It has to be ${expected}.`);
		isOfFormat && taken++, [own, others] = [0, 0];
	}, each && {
		path: each.path,
		kind: each.kind,
		take: (item, key) => {
			each.take(item, found, key) ? own++ : others++;
		}
	});
	return {
		write: (piece) => values.write(piece),
		end: () => {
			if (values.end(), taken === 0) throw new Unreadable(`This is not in the format ${format}: it has to be ${expected}.`);
			return found.parsed();
		}
	};
}
function readValues(what, take, items = null) {
	let values = new JsonStream(take, items);
	return {
		write: (piece) => {
			if (values.write(piece), values.torn !== null) throw new Unreadable(`This JSON (${what}) is broken: the value that begins in line ${values.torn} is no JSON. Let the tool write to a file of its own ("output").`);
		},
		end: () => {
			if (values.unended !== null) throw new Unreadable(`This JSON (${what}) is cut off: the value that begins in line ${values.unended} has no end. Let the tool run to its end.`);
			return nothingParsed;
		}
	};
}
function parseJson(text) {
	let first;
	return new JsonStream((value) => {
		first ??= value;
	}).write(text), first;
}
function isEmptyList(value) {
	return listAt(value)?.length === 0;
}
function claimsAsvFile(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "commit_hash") && hasPath(paths, "env_name"));
}
function readAsvFiles() {
	let values = [], open = () => readValues("asv", (value) => values.push(value)), current = open();
	return {
		file: () => {
			current.end(), current = open();
		},
		write: (piece) => current.write(piece),
		end: () => (current.end(), parse(values))
	};
}
function parse(values) {
	let found = new Readings("Let asv measure one commit on one machine, and give each benchmark a name of its own."), results = values.filter((value) => listAt(value, "result_columns") && entriesAt(value, "results"));
	if (results.length === 0) throw new Unreadable("There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.");
	let unitOf = (name) => values.map((value) => textAt(value, name, "unit")).find((unit) => unit !== null), environments = new Set(results.map(environmentOf));
	for (let value of results) {
		let behind = environments.size > 1 ? ` [${environmentOf(value)}]` : "", columns = (listAt(value, "result_columns") ?? []).map(spelled);
		for (let [name, row] of entriesAt(value, "results") ?? []) addBenchmark$2(name, behind, row, columns, unitOf(name) ?? usualUnit(name), found);
	}
	return found.parsed();
}
function environmentOf(results) {
	return textAt(results, "env_name") ?? "";
}
function addBenchmark$2(name, behind, row, columns, unit, found) {
	let of = (column) => listAt(row)?.[columns.indexOf(column)], parameters = (listAt(of("params")) ?? []).map((one) => (listAt(one) ?? []).map(spelled)), values = listAt(row) === null ? [row] : listAt(of("result")) ?? [of("result")], tidied = units$4.get(unit) ?? unit;
	for (let [index, value] of values.entries()) {
		let full = name + shown(parameters, index) + behind, number = numberAt(value);
		if (value == null) found.fail(`${full}: failed`);
		else if (number !== null && !Number.isNaN(number)) {
			tidied === "B" && found.declare("B", { better: "lower" });
			let times = (column) => numberAt(listAt(of(column))?.[index]) ?? 0, samples = times("stats_repeat");
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
	let [, kind] = /(?:^|\.)(time|timeraw|mem|peakmem|track)_?[^.]*$/i.exec(name) ?? [];
	return kind === "time" || kind === "timeraw" ? "seconds" : kind === "mem" || kind === "peakmem" ? "bytes" : "";
}
function shown(parameters, index) {
	if (parameters.length === 0) return "";
	let rest = index;
	return `(${parameters.toReversed().map((ofOne) => {
		let value = ofOne[rest % ofOne.length];
		return rest = Math.trunc(rest / ofOne.length), value;
	}).toReversed().join(", ")})`;
}
const decimal$2 = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i, noNumber = /^nan$/i, infinite$1 = /^([+-]?)(?:inf|infinity|∞)$/i;
function readDecimal(text, power = 0) {
	if (text.length > 400) return null;
	let [, digits, exponent = "0"] = decimal$2.exec(text) ?? [];
	if (digits !== void 0) return Number(`${digits}e${Number(exponent) + power}`);
	if (noNumber.test(text)) return NaN;
	let infinity = infinite$1.exec(text);
	return infinity ? infinity[1] === "-" ? -Infinity : Infinity : null;
}
function ungrouped(text) {
	return text.replaceAll(",", "");
}
function scale(value, power) {
	return readDecimal(String(value), power) ?? NaN;
}
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
	let [factor, power] = units$3.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	let number = readDecimal(String(value), power);
	return number === null ? null : number * factor;
}
function readPerSecond(value, unit) {
	let [factor, power] = units$3.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	let number = readDecimal(String(value), -power);
	return number === null ? null : number / factor;
}
const longest$1 = 2 ** 20, kept = 2 ** 16;
var Lines = class {
	read;
	unended = [];
	length = 0;
	isWhole = !0;
	constructor(read) {
		this.read = read;
	}
	write(piece) {
		let start = 0;
		for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", start)) this.take(piece.slice(start, end)), start = end + 1;
		start < piece.length && this.hold(start === 0 ? piece : piece.slice(start));
	}
	end() {
		this.unended.length > 0 && this.handOn(this.joined());
	}
	take(rest) {
		let line = this.unended.length === 0 ? rest : this.joined(rest);
		this.handOn(line.charCodeAt(line.length - 1) === carriageReturn ? line.slice(0, -1) : line);
	}
	handOn(line) {
		let isWhole = this.isWhole && line.length <= longest$1;
		this.isWhole = !0, this.read(line, isWhole);
	}
	hold(piece) {
		if (this.unended.push(piece), this.length += piece.length, this.length <= longest$1) return;
		let line = this.joined();
		this.unended = [line.slice(0, kept), line.slice(-kept)], this.length = 2 * kept, this.isWhole = !1;
	}
	joined(rest = "") {
		let line = this.unended.join("") + rest;
		return this.unended = [], this.length = 0, line;
	}
};
const carriageReturn = 13;
function readLines(take, finish) {
	let lines = new Lines((line, isWhole) => {
		isWhole && take(plain(line));
	});
	return {
		write: (piece) => lines.write(piece),
		end: () => (lines.end(), finish())
	};
}
function someLine(text, pattern) {
	return text.split("\n").some((line) => pattern.test(plain(line).trimEnd()));
}
function plain(line) {
	return line.includes("\x1B") ? line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "") : line;
}
const result$7 = /^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/, environment = /^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/;
function claimsAsvLines(text) {
	return someLine(text, result$7);
}
function readAsvLines() {
	let rows = [], current = "";
	return readLines((line) => {
		current = environment.exec(line.trimEnd())?.[1] ?? current;
		let [, name, value] = result$7.exec(line.trimEnd()) ?? [];
		name !== void 0 && value !== void 0 && rows.push({
			name,
			value,
			environment: current
		});
	}, () => {
		let found = new Readings("Let asv measure one commit on one machine."), environments = new Set(rows.map((row) => row.environment));
		for (let { name, value, environment } of rows) add$4(found, name, environments.size > 1 ? `${name} [${environment}]` : name, value);
		return found.parsed();
	});
}
function add$4(found, name, full, value) {
	if (value === "failed" && found.fail(`${full}: failed`), /^(failed|n\/a|skipped)$/.test(value)) return;
	if (value === "ok") throw new Unreadable(`The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
	let [, digits = "", unit = ""] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? [], seconds = readSeconds(digits, unit), number = readDecimal(digits, 3 * Math.max(prefixes$2.indexOf(unit), 0));
	(/(^|\.)time(raw)?_?[^.]*$/i.test(name) || /^([nμµum]s|s)$/.test(unit)) && seconds !== null ? found.add(full, "sec/op", seconds) : /(^|\.)(peak)?mem_?[^.]*$/i.test(name) && number !== null ? (found.declare("B", { better: "lower" }), found.add(full, "B", number)) : number !== null && found.add(full, prefixes$2.includes(unit) ? "value" : unit, number);
}
const prefixes$2 = [
	"",
	"k",
	"M",
	"G",
	"T"
], one = eitherFormat("asv", {
	claims: claimsAsvFile,
	open: readAsvFiles
}, {
	claims: claimsAsvLines,
	open: readAsvLines
}), asv = {
	...one,
	open: () => {
		let files = readAsvFiles(), current = one.open();
		return {
			file: (path) => {
				current = files, files.file(path);
			},
			write: (piece) => current.write(piece),
			end: () => current.end()
		};
	}
}, autocannon = {
	name: "autocannon",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "pipelining") && hasPath(paths, "latency", "p97_5") && hasPath(paths, "non2xx")),
	open: () => readJson("autocannon", "an object with \"requests\" and \"latency\", as --json prints it", take$10)
};
function take$10(value, found) {
	let [rate, latency] = [numberAt(value, "requests", "mean"), numberAt(value, "latency", "mean")], name = textAt(value, "title") || pathOf$1(textAt(value, "url"));
	if (rate === null || latency === null || name === null) return !1;
	found.declare("ops/s", { better: "higher" }), found.add(name, "ops/s", rate), found.add(`${name} latency`, "sec/op", scale(latency, -3));
	for (let [key, what] of failures) {
		let count = numberAt(value, key) ?? 0;
		count > 0 && found.fail(`${name}: ${count} ${what}`);
	}
	return !0;
}
const failures = [
	["errors", "requests failed"],
	["timeouts", "requests timed out"],
	["mismatches", "answers had another body than expected"],
	["non2xx", "answers had a status other than 2xx"]
];
function pathOf$1(url) {
	return url === null ? null : url.replace(/^\w+:\/\/[^/]*/, "") || "/";
}
const result$6 = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/, benchmarkIps = eitherFormat("benchmark-ips", {
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
	let name = textAt(report, "name"), rate = numberAt(report, "central_tendency") ?? numberAt(report, "ips");
	if (name === null || rate === null) throw new Unreadable(`A report (${name}) has no "name" or no "ips".`);
	return add$3(found, name, rate, numberAt(report, "iterations")), !0;
}
function readPrinted() {
	let found = new Readings(), above = "";
	return readLines((line) => {
		let [, beside = "", digits, prefix = ""] = result$6.exec(line) ?? [], rate = digits === void 0 ? null : readDecimal(digits, 3 * prefixes$1.indexOf(prefix));
		rate !== null && add$3(found, beside.trim() || above, rate, null), above = line.trim();
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
	found.declare("i/s", { better: "higher" }), found.add(name, "i/s", rate, { iterations });
}
const result$5 = /^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/, failed$3 = /^\S.*: ((?:[A-Z]\w*)?Error\b.*)?$/, benchmarkJs = {
	name: "benchmark.js",
	claims: (beginning) => someLine(beginning, result$5),
	claimsLines: (part) => someLine(part, result$5),
	open: () => {
		let found = new Readings();
		return found.declare("ops/s", { better: "higher" }), readLines((line) => {
			let [, name, rate = "", samples] = result$5.exec(line.trim()) ?? [], value = readDecimal(ungrouped(rate));
			name !== void 0 && value !== null ? found.add(name, "ops/s", value, { samples: Number(samples) }) : failed$3.test(line) && found.fail(line.endsWith(": ") ? `${line}it threw an error` : line);
		}, () => found.parsed());
	}
}, benchmarkDotNet = {
	name: "benchmarkdotnet",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "HostEnvironmentInfo", "BenchmarkDotNetVersion") || hasPath(paths, "HostEnvironmentInfo") && hasPath(paths, "Benchmarks", "[]", "Method")),
	open: () => readJson("benchmarkdotnet", "an object with the list \"Benchmarks\", as --exporters json writes it", (value, found) => {
		let benchmarks = listAt(value, "Benchmarks") ?? [], jobs = new Set(benchmarks.map(jobOf));
		for (let benchmark of benchmarks) addBenchmark$1(nameOf$1(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ""), benchmark, found);
		return at(value, "Benchmarks") !== void 0;
	})
};
function nameOf$1(benchmark) {
	let whole = textAt(benchmark, "FullName");
	if (whole !== null) return whole;
	let method = textAt(benchmark, "Method");
	if (method === null) throw new Unreadable("A benchmark has neither \"FullName\" nor \"Method\".");
	let parts = [
		textAt(benchmark, "Namespace"),
		textAt(benchmark, "Type"),
		method
	], parameters = textAt(benchmark, "Parameters");
	return parts.filter(Boolean).join(".") + (parameters ? `(${parameters})` : "");
}
function jobOf(benchmark) {
	let [, job = ""] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(textAt(benchmark, "DisplayInfo") ?? "") ?? [];
	return job;
}
function addBenchmark$1(name, benchmark, found) {
	let median = numberAt(benchmark, "Statistics", "Median");
	if (median === null) {
		found.fail(`${name}: it has no statistics, so it could not be run`);
		return;
	}
	let samples = numberAt(benchmark, "Statistics", "N") ?? numbersAt(benchmark, "Statistics", "OriginalValues")?.length;
	found.add(name, "sec/op", scale(median, -9), {
		iterations: iterationsOf(benchmark),
		samples
	});
	let allocated = numberAt(benchmark, "Memory", "BytesAllocatedPerOperation");
	allocated !== null && found.add(name, "B/op", allocated);
}
function iterationsOf(benchmark) {
	return (listAt(benchmark, "Measurements") ?? []).filter((one) => textAt(one, "IterationMode") === "Workload" && textAt(one, "IterationStage") === "Result").reduce((sum, one) => sum + (numberAt(one, "Operations") ?? 0), 0);
}
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
	for (let [measure, metric] of entriesAt(measures) ?? []) {
		let number = numberAt(metric, "value");
		if (number === null) throw new Unreadable(`The measure ${measure} of ${benchmark} has no "value".`);
		addMeasure(found, benchmark, measure, number);
	}
	return !0;
}
function isBmf(paths) {
	let deep = paths.filter((path) => path.length === 3);
	return !paths.some((path, index) => path.length > 3 || path.includes("[]") || path.length < 3 && paths[index + 1] !== void 0 && paths[index + 1]?.length !== path.length + 1) && deep.length > 0 && deep.every((path) => /^(lower_|upper_)?value$/.test(path[2] ?? ""));
}
function addMeasure(found, benchmark, measure, value) {
	let { unit, power, better } = measures.get(measure) ?? {
		unit: measure,
		power: 0,
		better: null
	};
	found.declare(unit, { better }), found.add(benchmark, unit, scale(value, power));
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
]), result$4 = /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = ([\d.,]+) MB\/s)?$/, failed$2 = /^test .+ \.\.\. FAILED$/, event = /^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/, cargoBench = {
	name: "cargo-bench",
	claims: (beginning) => [
		result$4,
		failed$2,
		event
	].some((line) => someLine(beginning, line)),
	claimsLines: (part) => someLine(part, result$4) || someLine(part, event),
	open: () => {
		let found = new Readings("Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own.");
		return readLines((given) => {
			let line = given.trimEnd();
			failed$2.test(line) && found.fail(line), event.test(line) && addEvent(parseJson(line), found);
			let [, benchmark, measured, unit, throughput] = result$4.exec(line) ?? [];
			benchmark !== void 0 && measured !== void 0 && unit !== void 0 && (add$2(found, benchmark, ungrouped(measured), unit), throughput !== void 0 && addThroughput(found, benchmark, ungrouped(throughput)));
		}, () => found.parsed());
	}
};
function add$2(found, benchmark, measured, unit) {
	let [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? [], seconds = isEach && each ? readSeconds(measured, each) : null, value = readDecimal(measured);
	seconds === null ? value !== null && (isEach && found.declare(unit, { better: "lower" }), found.add(benchmark, unit, value)) : found.add(benchmark, "sec/op", seconds);
}
function addEvent(value, found) {
	let name = textAt(value, "name");
	if (name === null) return;
	textAt(value, "event") === "failed" && found.fail(`test ${name} ... FAILED`);
	let median = numberAt(value, "median"), throughput = numberAt(value, "mib_per_second");
	median !== null && add$2(found, name, String(median), "ns/iter"), throughput !== null && addThroughput(found, name, String(throughput));
}
function addThroughput(found, benchmark, megabytes) {
	let bytes = readDecimal(megabytes, 6);
	bytes !== null && (found.declare("B/s", { better: "higher" }), found.add(benchmark, "B/s", bytes));
}
const heading$4 = /^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/, rule = /^-{20,}$/, extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/, short = /^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/, mean = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/;
function claimsCatch2Lines(beginning) {
	return someLine(beginning, heading$4);
}
function readCatch2Lines() {
	let found = new Readings(), state = {
		place: "outside",
		path: [],
		width: 0,
		isShort: !1,
		name: "",
		samples: 0,
		iterations: 0
	};
	return readLines((line) => take$7(line.trimEnd(), state, found), () => found.parsed());
}
function take$7(line, state, found) {
	rule.test(line) ? state.place === "title" ? state.place = "body" : state.place === "head" ? Object.assign(state, {
		place: "rows",
		name: ""
	}) : Object.assign(state, {
		place: "title",
		path: []
	}) : heading$4.test(line) ? Object.assign(state, {
		place: "head",
		width: line.indexOf("samples"),
		isShort: line.endsWith("mean")
	}) : state.place === "title" ? state.path.push(line.trim()) : state.place === "rows" && takeRow(line, state, found);
}
function takeRow(line, state, found) {
	let full = (rest) => [...state.path, `${state.name} ${rest}`.trim()].join(" > "), row = rowOf$1(line, state), [, time, unit] = mean.exec(line) ?? [], failed = failureIn$1(line);
	if (row) {
		let name = `${state.name} ${row.name}`.trim();
		state.name = name.length < longestName ? name : row.name, Object.assign(state, {
			samples: row.samples,
			iterations: row.samples * row.iterations
		}), row.time !== void 0 && (addMean(full(""), row.time, row.unit, state, found), state.name = "");
	} else failed ? (found.fail(`${full(failed.before)}: ${failed.message}`), state.name = "") : time === void 0 ? line === "" ? state.name = "" : line.length <= state.width && state.name.length < longestName && (state.name += `${state.name === "" ? "" : " "}${line.trim()}`) : addMean(full(""), time, unit, state, found);
}
function rowOf$1(line, { isShort, width }) {
	let names = isShort ? width - 5 : 0, [, beside = "", samples, iterations, time, unit] = (isShort ? short : extents).exec(line.slice(names)) ?? [];
	return samples === void 0 ? null : {
		name: (line.slice(0, names) + beside).trim(),
		samples: Number(samples),
		iterations: Number(iterations),
		time,
		unit
	};
}
function addMean(name, time, unit = "", state, found) {
	let seconds = state.samples > 0 ? readSeconds(time, unit) : null;
	seconds !== null && found.add(name, "sec/op", seconds, state), state.samples = 0;
}
const longestName = 2e4;
function failureIn$1(line) {
	let start = line.lastIndexOf("Benchmark failed (");
	return start < 0 || !line.endsWith(")") ? null : {
		before: line.slice(0, start),
		message: line.slice(start + 18, -1)
	};
}
const element = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g;
function claimsCatch2Xml(beginning) {
	return someLine(beginning, /^<Catch2?(TestRun)? /);
}
function readCatch2Xml() {
	let found = new Readings(), path = [], extent = {};
	return readLines((line) => {
		for (let [, closes, kind = "", attributes = "", closed] of line.matchAll(element)) {
			let attribute = (name) => attributeOf(attributes, name);
			if (kind === "mean") {
				let value = readDecimal(attribute("value"), -9);
				value !== null && found.add(path.join(" > "), "sec/op", value, extent);
			} else if (kind === "failed") found.fail(`${path.join(" > ")}: ${attribute("message")}`);
			else if (closes === "/") path.pop();
			else if (closed !== "/") {
				path.push(attribute("name"));
				let samples = Number(attribute("samples"));
				extent = {
					samples,
					iterations: samples * Number(attribute("iterations"))
				};
			}
		}
	}, () => found.parsed());
}
function attributeOf(attributes, name) {
	let [, value = ""] = RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
	return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity) => entities.get(entity) ?? "");
}
const entities = new Map([
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"],
	["amp", "&"]
]), catch2 = eitherFormat("catch2", {
	claims: claimsCatch2Xml,
	open: readCatch2Xml
}, {
	claims: claimsCatch2Lines,
	open: readCatch2Lines
});
function claimsCriterionFile(beginning) {
	return outlines(beginning).some((paths) => hasPath(paths, "group_id") && hasPath(paths, "full_id") || hasPath(paths, "sampling_mode") && hasPath(paths, "times") || hasPath(paths, "mean", "point_estimate") && hasPath(paths, "median", "point_estimate"));
}
var CriterionFiles = class {
	folders = new Map();
	take(path, value) {
		let place = path.slice(0, Math.max(path.lastIndexOf("/"), 0)), folder = this.folders.get(place) ?? {
			name: null,
			samples: null,
			median: null,
			iterations: 0
		};
		this.folders.set(place, folder), folder.name ??= textAt(value, "full_id");
		let iterations = numbersAt(value, "iters"), times = numbersAt(value, "times");
		iterations && times && iterations.length === times.length && (folder.samples = times.map((time, index) => time / (iterations[index] ?? NaN)), folder.iterations = iterations.reduce((sum, one) => sum + one, 0)), numberAt(value, "std_dev", "point_estimate") !== null && path.endsWith("/estimates.json") && (folder.median ??= numberAt(value, "median", "point_estimate"));
	}
	addTo(found) {
		for (let [place, folder] of this.folders) {
			let value = folder.samples ? median$1([...folder.samples]) : folder.median;
			if (value === null || isOld(place, this.folders)) continue;
			if (folder.name === null) throw new Unreadable(`${place} has times, and no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`);
			let samples = folder.samples?.length;
			found.add(folder.name, "sec/op", scale(value, -9), {
				iterations: folder.iterations,
				samples
			});
		}
	}
};
function isOld(place, folders) {
	let last = place.replace(/[^/]*$/, "new");
	return last !== place && folders.has(last);
}
const value = "(\\d[\\d.,]*) ([^\\s\\d[\\]][^\\s[\\]]*(?: [^\\s\\d[\\]][^\\s[\\]]*)*)", result$3 = RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`), strange = /^(.*\S)?\s+time: {3}\[[^%[]*\]$/, message = /^\{"reason":"(benchmark|group)-complete"/;
function claimsCriterionLines(text) {
	return someLine(text, result$3) || someLine(text, message);
}
function readCriterionLines(found) {
	let above = "";
	return readLines((line) => {
		message.test(line) && readMessage(parseJson(line), found);
		let trimmed = line.trimEnd(), [, beside = "", , , estimate, unit] = result$3.exec(trimmed) ?? [];
		if (estimate !== void 0 && unit !== void 0) add$1(found, beside === "" ? above : beside, ungrouped(estimate), unit, {});
		else if (strange.test(trimmed)) throw new Unreadable(`criterion printed "${visible(trimmed.trim())}", which has no unit after the values. Let the formatter of the measurement write one.`);
		above = line.trim();
	}, () => found.parsed());
}
function readMessage(value, found) {
	let name = textAt(value, "id"), median = numberAt(value, "median", "estimate"), unit = textAt(value, "median", "unit");
	if (name === null || median === null || unit === null) return;
	let counts = numbersAt(value, "iteration_count") ?? [], iterations = counts.reduce((sum, one) => sum + one, 0);
	add$1(found, name, String(median), unit, {
		iterations,
		samples: counts.length
	});
}
function add$1(found, name, value, unit, extent) {
	let seconds = readSeconds(value, unit);
	seconds === null ? (found.declare(unit, { better: "lower" }), found.add(name, unit, readDecimal(value) ?? NaN, extent)) : found.add(name, "sec/op", seconds, extent);
}
const criterion = {
	name: "criterion",
	claims: (beginning) => claimsCriterionFile(beginning) || claimsCriterionLines(beginning),
	claimsLines: claimsCriterionLines,
	open: () => {
		let found = new Readings(), files = new CriterionFiles(), atPath = (path) => readValues(`criterion, ${path}`, (value) => files.take(path, value)), printed = () => readCriterionLines(found), current = printed();
		return {
			file: (path) => {
				current.end(), current = /(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path) ? atPath(path) : printed();
			},
			write: (piece) => current.write(piece),
			end: () => (current.end(), files.addTo(found), found.parsed())
		};
	}
}, customSmallerIsBetter = customFormat("customSmallerIsBetter", "lower"), customBiggerIsBetter = customFormat("customBiggerIsBetter", "higher");
function customFormat(name, better) {
	return {
		name,
		claims: () => !1,
		open: () => readJson(name, "a list of objects with \"name\", \"unit\" and \"value\"", isEmptyList, {
			path: [],
			kind: "list",
			take: (benchmark, found) => take$6(benchmark, better, found)
		})
	};
}
function take$6(benchmark, better, found) {
	let name = textAt(benchmark, "name"), value = numberAt(benchmark, "value") ?? readDecimal(textAt(benchmark, "value") ?? "");
	if (name === null || value === null) throw new Unreadable(`A benchmark (${name}) has no "name", or no number as "value".`);
	let unit = textAt(benchmark, "unit") ?? "", seconds = readSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? ""), kept = seconds === null ? unit : "sec/op";
	return found.declare(kept, { better }), found.add(name, kept, seconds ?? value), !0;
}
const result$2 = /^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/, dart = {
	name: "dart",
	claims: (beginning) => someLine(beginning, result$2),
	claimsLines: (part) => someLine(part, result$2),
	open: () => {
		let found = new Readings();
		return found.declare("B", { better: "lower" }), readLines((line) => {
			let [, name, kind, value = "", unit = ""] = result$2.exec(line.trimEnd()) ?? [];
			if (name === void 0) return;
			let read = kind === "CodeSize" ? readDecimal(value) : readSeconds(value, unit), full = kind === "RunTimeRaw" ? `${name}(${kind})` : name;
			read !== null && found.add(full, kind === "CodeSize" ? "B" : "sec/op", read);
		}, () => found.parsed());
	}
}, heading$3 = /^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/, node = /^((?:│ {2}| {3})*)[├╰]─ (.*)$/, benchmark = /^(.*\S)\s{2,}\S+ \S+$/, divan = {
	name: "divan",
	claims: (beginning) => someLine(beginning, heading$3),
	claimsLines: (part) => someLine(part, heading$3),
	open: () => {
		let found = new Readings(), path = [], about = {
			what: "",
			rows: 0
		};
		return readLines((line) => {
			let root = heading$3.exec(line.trimEnd())?.[1];
			if (root !== void 0 && path.splice(0, path.length, root), root !== void 0 || path.length === 0) return;
			let [, indent = "", rest] = node.exec(line) ?? [], [first = "", , median = "", , samples, iterations] = columns(rest ?? line);
			if (rest === void 0) {
				let what = first.endsWith(":") ? first.slice(0, -1) : void 0;
				about = what === void 0 ? {
					...about,
					rows: about.rows + 1
				} : {
					what,
					rows: 0
				}, about.what === "alloc" && addAllocated$1(found, path.join("::"), median, about.rows);
				return;
			}
			about = {
				what: "",
				rows: 0
			};
			let [, name = first] = benchmark.exec(first) ?? [];
			path.splice(1 + indent.length / 3, path.length, name);
			let [time = "", unit = ""] = median.split(" "), seconds = readSeconds(time, unit), extent = {
				iterations: Number(iterations),
				samples: Number(samples)
			};
			seconds !== null && found.add(path.join("::"), "sec/op", seconds, extent);
		}, () => found.parsed());
	}
};
function columns(row) {
	return row.split("│").slice(-6).map((cell) => cell.trim());
}
function addAllocated$1(found, name, median, row) {
	let [number = "", unit = ""] = median.split(" "), value = readDecimal(number);
	if (value === null) return;
	row === 1 && found.add(name, "allocs/op", value);
	let factor = sizes.get(unit);
	row === 2 && factor !== void 0 && found.add(name, "B/op", value * factor);
}
const sizes = new Map([["B", 1], ...[
	"K",
	"M",
	"G",
	"T"
].flatMap((prefix, index) => [[`${prefix}B`, 1e3 ** (index + 1)], [`${prefix}iB`, 1024 ** (index + 1)]])]), namesKey = "names", namesEncoded = "percent-encoded", unwritable = RegExp(`\\s|${unseen.source}`, "u"), encodable = RegExp(`[\\s%]|${unseen.source}`, "gu");
function needsEncoding(word) {
	return unwritable.test(word);
}
function encodeWord(word) {
	return word.replace(encodable, (character) => character.split("").map(encodeUnit).join(""));
}
function encodeUnit(unit) {
	let digits = unit.charCodeAt(0).toString(16).toUpperCase();
	return digits.length <= 2 ? `%${digits.padStart(2, "0")}` : `%u${digits.padStart(4, "0")}`;
}
function decodeWord(encoded) {
	return encoded.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g, (_, four, two) => String.fromCharCode(Number.parseInt(four ?? two, 16)));
}
const decimal$1 = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i, hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i, infinite = /^([+-]?)inf(inity)?$/i;
function parseFloat64(text) {
	if (text.length > 1e3) return null;
	if (decimal$1.test(text)) return Number(text);
	let infinity = infinite.exec(text);
	if (infinity) return infinity[1] === "-" ? -Infinity : Infinity;
	if (/^nan$/i.test(text)) return NaN;
	let hex = hexadecimal.exec(text);
	if (!hex) return null;
	let [, sign, whole = "", fraction = "", exponent] = hex, digits = (whole + fraction).replace(/^0+(?=.)/, "");
	if (whole + fraction === "") return null;
	let power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16), half = Math.trunc(power / 2), magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half);
	return sign === "-" ? -magnitude : magnitude;
}
const failed$1 = /^\s*--- FAIL: |^FAIL(\t|$)/, typical = /^(Benchmark\S*[^\S\n]+[+-]?\d+[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S)/m, goFormat = {
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
		let { measurements, units, failures, refused } = this;
		return {
			measurements,
			units,
			failures,
			refused
		};
	}
	read(line) {
		let isNamed = line.startsWith("Benchmark");
		if (isNamed && this.take(line)) return;
		let started = isNamed ? /^Benchmark\S*(?=\s)/.exec(line)?.[0] : void 0, rest = restOf(started ?? this.unfinished, line);
		rest !== null && this.take(rest) || (started === void 0 ? /^Unit\s/.test(line) ? readUnit(line, this.units, this.names) : failed$1.test(line) ? this.failures.push(line.trim()) : this.names.read(line) || this.config.read(line) : this.unfinished = started);
	}
	take(line) {
		let fields = wordsOf(line), count = fields[1] ?? "";
		if (fields.length < 4 || fields.length % 2 != 0 || !/^[+-]?\d+$/.test(count)) return !1;
		let iterations = Number(count);
		if (!Number.isSafeInteger(iterations)) return !1;
		let values = [];
		for (let i = 2; i < fields.length; i += 2) {
			let value = parseFloat64(fields[i]);
			if (value === null) return !1;
			values.push(value);
		}
		this.unfinished = void 0;
		let benchmark = this.names.shared(fields[0].slice(9)), config = this.config.now();
		for (let i = 0; i < values.length; i++) {
			let written = this.names.decoded(fields[2 * i + 3]), { unit, factor } = tidy(written), value = values[i] * factor;
			Number.isFinite(value) ? this.measurements.push({
				benchmark,
				config,
				iterations,
				unit,
				value
			}) : this.refused.push(`${benchmark}: ${values[i]} ${written}`);
		}
		return !0;
	}
};
function wordsOf(line) {
	let words = [], start = 0;
	for (let i = 0; i <= line.length; i++) {
		let code = i < line.length ? line.charCodeAt(i) : 32;
		if (code > 127) return line.trimEnd().split(/\s+/);
		code !== 32 && (code < 9 || code > 13) || (i > start && words.push(line.slice(start, i)), start = i + 1);
	}
	return words;
}
function restOf(name, line) {
	if (name === void 0) return null;
	let rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0];
	return rest === void 0 ? null : `${name} ${rest}`;
}
function readUnit(line, units, names) {
	let [, name, ...statements] = line.trimEnd().split(/\s+/);
	if (name === void 0) return;
	let { unit } = tidy(names.decoded(name));
	for (let statement of statements) {
		let at = statement.indexOf("="), key = statement.slice(0, at), value = statement.slice(at + 1), known = units.get(unit) ?? {};
		key === "better" && known.better === void 0 && units.set(unit, {
			...known,
			better: betterOf(value)
		}), key === "assume" && known.assume === void 0 && units.set(unit, {
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
	areEncoded = !1;
	read(line) {
		return line === "names: percent-encoded" && (this.areEncoded = !0, this.known.clear(), !0);
	}
	decoded(word) {
		return this.areEncoded ? decodeWord(word) : word;
	}
	shared(written) {
		let before = this.known.get(written);
		if (before !== void 0) return before;
		this.known.size >= mostNames && this.known.clear();
		let alone = ` ${written}`.slice(1), name = this.decoded(alone);
		return this.known.set(alone, name), name;
	}
};
const mostNames = 1e5;
var Config = class {
	values = new Map();
	shared;
	read(line) {
		let colon = line.indexOf(":"), key = line.slice(0, Math.max(colon, 0)), rest = line.slice(colon + 1);
		if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return;
		let value = rest.replace(/^[ \t]+/, "");
		this.values.get(key) !== value && (value === "" ? this.values.delete(key) : this.values.set(key, value), this.shared = void 0);
	}
	now() {
		return this.shared ??= Object.fromEntries(this.values), this.shared;
	}
};
function addTime(found, name, { real, cpu, unit, ...row }) {
	let seconds = readSeconds(/\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu, unit);
	if (seconds === null) throw new Unreadable(`The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`);
	addValue(found, name, "sec/op", seconds, row);
}
function addCounters(found, name, counters, row) {
	for (let [counter, value] of counters) {
		let { unit, better } = units$2.get(counter) ?? {
			unit: ownUnit(counter),
			better: null
		};
		found.declare(unit, { better }), addValue(found, name, unit, value, row);
	}
}
function addValue(found, name, unit, value, { iterations, isRepeated }) {
	isRepeated ? found.addRepetition(name, unit, value, { iterations }) : found.add(name, unit, value, { iterations });
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
	let names = new Set(rows.map(({ name }) => name)), has = (stem, ...endings) => endings.every((ending) => names.has(stem + ending)), isAggregate = ({ name }) => {
		let stem = name.replace(aggregate, "");
		return stem !== name && (has(stem, "_mean", "_median", "_stddev") || has(stem, "_BigO", "_RMS"));
	}, runs = rows.filter((row) => !isAggregate(row)), measured = new Set(runs.map(({ name }) => name)), only = rows.find((row) => row.name.endsWith("_mean") && isAggregate(row) && !measured.has(row.name.slice(0, -5)));
	if (only) throw asAggregatesOnly(only.name.slice(0, -5));
	return runs;
}
function asAggregatesOnly(name) {
	return new Unreadable(`The benchmark ${name} has only aggregates of its repetitions. Leave out --benchmark_report_aggregates_only (or ReportAggregatesOnly), or repetitions: a run is repeated here anyway.`);
}
const heading$2 = /^Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/, result$1 = /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/, number = "(-?(?:[\\d.]+(?:e[+-]?\\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\\/s|s)?", counter = RegExp(` ([^=]+)=${number}(?= |$)`, "gy"), cell = RegExp(`^${number}$`);
function claimsGoogleTable(beginning) {
	return someLine(beginning, heading$2);
}
function readGoogleTable() {
	let found = new Readings(), rows = [], columns = [];
	return readLines((line) => {
		let above = heading$2.exec(line.trimEnd());
		above && (columns = columnsOf(above[1]));
		let failed = failureIn(line);
		failed !== null && found.fail(failed);
		let [, name, real, unit, cpu, iterations, counters = ""] = result$1.exec(line) ?? [];
		name !== void 0 && real !== void 0 && unit !== void 0 && cpu !== void 0 && rows.push({
			name,
			real,
			cpu,
			unit,
			iterations: Number(iterations),
			counters,
			columns
		});
	}, () => {
		let repeated = repeatedIn(rows);
		for (let plain of plainRuns(rows)) {
			let row = {
				...plain,
				isRepeated: repeated.has(plain.name)
			};
			addTime(found, row.name, row), addCounters(found, row.name, countersOf(row), row);
		}
		return found.parsed();
	});
}
function failureIn(line) {
	let start = line.indexOf("ERROR OCCURRED: '"), name = line.slice(0, Math.max(start, 0)).trimEnd();
	return name === "" || name.length === start || !line.endsWith("'") ? null : `${name}: ${line.slice(start + 17, -1)}`;
}
function columnsOf(above = "") {
	return above.trim() === "UserCounters..." ? [] : above.split(/\s{2,}| (?=\S{10})/).filter((name) => name !== "");
}
function countersOf({ name, counters, columns }) {
	if (columns.length === 0) return [...` ${counters}`.matchAll(counter)].map(([, counter = "", ...value]) => [counter, scaled(counter, value)]);
	let values = counters.split(/\s+/);
	return columns.map((counter, index) => {
		let [, ...value] = cell.exec(values[index] ?? "") ?? [];
		if (value.length === 0 || counter.includes(" ")) throw new Unreadable(`The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`);
		return [counter, scaled(counter, value)];
	});
}
function scaled(counter, [digits = "", prefix = "", binary = ""]) {
	let power = prefixes.indexOf(prefix.replace("K", "k")) - smallest;
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
], smallest = prefixes.indexOf(""), googleBenchmark = eitherFormat("google-benchmark", {
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
	let rows = listAt(value, "benchmarks");
	if (rows === null || at(value, "context") === void 0) return !1;
	let named = rows.map((row) => ({
		row,
		name: textAt(row, "name") ?? ""
	})), typed = named.filter(({ row }) => textAt(row, "run_type") === "iteration"), untyped = named.filter(({ row }) => at(row, "run_type") === void 0), runs = [...typed, ...plainRuns(untyped)], repeated = repeatedIn(named);
	for (let { row, name } of runs) addRow$1(name, row, repeated.has(name), found);
	let measured = new Set(runs.map(({ row, name }) => textAt(row, "run_name") ?? name)), only = rows.find((row) => textAt(row, "aggregate_name") === "mean" && !measured.has(textAt(row, "run_name") ?? ""));
	if (only !== void 0) throw asAggregatesOnly(textAt(only, "run_name") ?? "");
	return !0;
}
function addRow$1(name, row, isRepeated, found) {
	if (at(row, "error_occurred") === !0) {
		found.fail(`${name}: ${textAt(row, "error_message") ?? "error_occurred"}`);
		return;
	}
	if (at(row, "skipped") !== void 0) return;
	let [real, cpu] = [numberAt(row, "real_time"), numberAt(row, "cpu_time")], iterations = numberAt(row, "iterations");
	if (real === null || cpu === null) throw new Unreadable(`The benchmark ${name} has no "real_time" or no "cpu_time".`);
	addTime(found, name, {
		real,
		cpu,
		unit: textAt(row, "time_unit") ?? "ns",
		iterations,
		isRepeated
	}), addCounters(found, name, (entriesAt(row) ?? []).flatMap(([key]) => {
		let counted = known.has(key) || typeof at(row, key) != "number" ? null : numberAt(row, key);
		return counted === null ? [] : [[key, counted]];
	}), {
		iterations,
		isRepeated
	});
}
const known = new Set("family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time".split(" ")), units$1 = new Map([
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
	let unit = units$1.get(count);
	unit === void 0 || value === null || seen.has(unit) || (seen.add(unit), found.declare(unit, {
		better: "lower",
		assume: "exact"
	}), found.add(benchmark, unit, value));
}
function gungraunName(path, id, details) {
	let behind = id === null ? "" : ` ${id}`;
	return details === null || details === "" ? path + behind : `${path}${behind}:${details}`;
}
function readGungraunJson() {
	return readJson("gungraun", "the summaries that --output-format=json prints", (value, found) => {
		let path = textAt(value, "module_path"), profiles = listAt(value, "profiles");
		if (path === null || profiles === null) return !1;
		let details = textAt(value, "description") ?? textAt(value, "details"), name = gungraunName(path, textAt(value, "id"), details), seen = new Set();
		for (let profile of profiles) for (let [metric, measured] of totals(profile)) addCount(found, name, metric, newValue(measured), seen);
		return !0;
	});
}
function totals(profile) {
	let [ofTool] = entriesAt(profile, "summaries", "total", "summary") ?? [];
	return entriesAt(profile, "data", "total", "metrics") ?? entriesAt(ofTool?.[1]) ?? [];
}
function newValue(measured) {
	let both = listAt(measured, "metrics", "Both"), own = both ? both[0] : at(measured, "metrics", "Left");
	return numberAt(measured, "values", "new") ?? numberAt(own, "Int") ?? numberAt(own, "Float");
}
const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/, footer = /^- end of std(?:out|err)/;
var GungraunHeading = class {
	first = null;
	lines = [];
	take(line) {
		named.test(line.trimEnd()) ? (this.first ??= line, this.lines = [line]) : footer.test(line) ? this.lines = this.first === null ? [] : [this.first] : this.lines.length > 0 && this.lines.length < 100 && this.lines.push(line);
	}
	end() {
		let name = this.lines.length === 0 ? null : this.lines.join("\n").trimEnd();
		return this.first = null, this.lines = [], name;
	}
};
const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/, below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/, otherCounts = /^ {2}(?:={7} |Comparison with )/, total = /^ {2}## Total/;
function claimsGungraunLines(beginning) {
	return someLine(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/);
}
function readGungraunLines() {
	let found = new Readings(), heading = new GungraunHeading(), section = new Map(), name = null, seen = new Set(), endSection = () => {
		if (name !== null) for (let [what, value] of section) addCount(found, name, what, value, seen);
		section.clear();
	};
	return readLines((printed) => {
		let line = ungridded(printed);
		if (!below.test(line)) {
			heading.take(line);
			return;
		}
		let next = heading.end();
		(next !== null || otherCounts.test(line)) && endSection(), next !== null && (name = next, seen = new Set()), total.test(line) && section.clear();
		let [, what, value] = count.exec(line) ?? [];
		what !== void 0 && value !== void 0 && !section.has(what) && section.set(what, readDecimal(value));
	}, () => (endSection(), found.parsed()));
}
function ungridded(line) {
	return line.replace(/^\|[ =-]/, "  ");
}
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
	let command = textAt(result, "command"), name = command + (entriesAt(result, "parameters") ?? []).map(([name, value]) => `/${name}=${spelled(value)}`).join(""), times = numbersAt(result, "times") ?? [], middle = numberAt(result, "median") ?? numberAt(result, "mean");
	if (command === null || times.length === 0 && middle === null) throw new Unreadable(`A result (${name}) has no "command", or neither "times" nor "median".`);
	return found.addSamples(name, "sec/op", times, 1), times.length === 0 && middle !== null && found.add(name, "sec/op", middle), !0;
}
function addJmh(found, benchmark, mode, scores, unit) {
	let name = mode === "sample" || mode === "ss" ? `${benchmark}:${mode}` : benchmark, [numerator = "", denominator = ""] = unit.split("/"), isRate = numerator === "ops";
	if (!isRate && denominator !== "op") {
		found.addSamples(name, unit, scores.map(Number));
		return;
	}
	isRate && found.declare("ops/s", { better: "higher" });
	let values = scores.map((score) => {
		let value = isRate ? readPerSecond(score, denominator) : readSeconds(score, numerator);
		if (value === null) throw new Unreadable(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`);
		return value;
	});
	found.addSamples(name, isRate ? "ops/s" : "sec/op", values);
}
function isOwnScore(unit) {
	let [numerator = "", denominator = ""] = unit.split("/");
	return numerator === "ops" ? readSeconds(1, denominator) !== null : denominator === "op" ? readSeconds(1, numerator) !== null : unit === "#";
}
const heading$1 = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/, row = /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/;
function claimsJmhTable(beginning) {
	return someLine(beginning, heading$1) || someLine(beginning, /^# JMH version: \d/);
}
function readJmhTable() {
	let found = new Readings(), parameters = null;
	return readLines((line) => {
		let begun = heading$1.exec(line.trimEnd());
		begun ? parameters = (begun[1] ?? "").match(/(?<=\()[^)]+(?=\))/g) ?? [] : parameters && readRow(line.trimEnd(), parameters, found);
	}, () => found.parsed());
}
function readRow(line, parameters, found) {
	let [, labelled = "", given = "", mode, about, score, unit] = row.exec(line) ?? [];
	if (mode === void 0 || score === void 0 || unit === void 0) return;
	let [, benchmark = "", label = ""] = /^([^:]*):?(.*)$/.exec(labelled) ?? [], name = benchmark + namedParameters(parameters, given.trim()), named = (method) => isOf(benchmark, method) ? name : `${name}:${method}`;
	if (mode === "sample") {
		let [, method = ""] = median.exec(label) ?? [label];
		median.test(label) && addJmh(found, named(method), mode, [decimal(score)], unit);
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
	let values = given === "" ? [] : given.split(/\s+/);
	return values.length === parameters.length ? values.map((value, index) => value === "N/A" ? "" : `/${parameters[index]}=${value}`).join("") : values.length === 0 ? "" : `/${values.join(" ")}`;
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
	if (at(result, "primaryMetric") === void 0) return !1;
	let benchmark = textAt(result, "benchmark"), mode = textAt(result, "mode");
	if (benchmark === null || mode === null) throw new Unreadable("A result has no \"benchmark\" or no \"mode\".");
	let name = benchmark + (entriesAt(result, "params") ?? []).map(([name, value]) => `/${name}=${spelled(value)}`).join("");
	addMetric$1(name, mode, at(result, "primaryMetric"), found);
	for (let [label, metric] of entriesAt(result, "secondaryMetrics") ?? []) /^·?gc\.alloc\.rate\.norm$/.test(label) ? addAllocated(name, metric, found) : /^\w+$/.test(label) && isOwnMetric(metric, result) && addMetric$1(`${name}:${label}`, mode, metric, found);
	return !0;
}
function addMetric$1(name, mode, metric, found) {
	let unit = textAt(metric, "scoreUnit"), values = (listAt(metric, "rawData") ?? []).map((fork) => numbersAt(fork)).flatMap((fork) => fork ?? []), middle = numberAt(metric, "scorePercentiles", "50.0") ?? numberAt(metric, "score"), all = values.length > 0 ? values : middle === null ? [] : [middle];
	if (unit === null || all.length === 0) throw new Unreadable(`The benchmark ${name} has no score, or no unit.`);
	addJmh(found, name, mode, all, unit);
}
function isOwnMetric(metric, result) {
	let unit = textAt(metric, "scoreUnit");
	return unit === null || unit === textAt(result, "primaryMetric", "scoreUnit") || isOwnScore(unit);
}
function addAllocated(name, metric, found) {
	let value = numberAt(metric, "scorePercentiles", "50.0");
	value !== null && found.add(name, "B/op", value);
}
const julia = {
	name: "julia",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "[]", "BenchmarkTools")),
	open: () => readJson("julia", "the list that BenchmarkTools.save writes", (value, found) => {
		let [versions, values] = listAt(value) ?? [];
		if (at(versions, "BenchmarkTools") === void 0) return !1;
		for (let one of listAt(values) ?? []) addTyped(one, [], found);
		return !0;
	})
};
function addTyped(value, path, found) {
	let [given, content] = listAt(value) ?? [], type = textAt(given)?.replace(/^BenchmarkTools\./, ""), name = path.join("/");
	if (path.length > 100) throw new Unreadable(`The groups are nested too deep: ${name.slice(0, 100)}.`);
	if (type === "BenchmarkGroup") for (let [key, inner] of entriesAt(content, "data") ?? []) addTyped(inner, [...path, key], found);
	else if (type === "Trial") addTrial(name, content, found);
	else if (type === "TrialEstimate") addEstimate(name, content, found);
	else throw new Unreadable(`${name || "The whole"} is a ${spelled(given).slice(0, 100)}. Save the trials that run(suite) gives, or their median().`);
}
function addTrial(name, trial, found) {
	let times = numbersAt(trial, "times") ?? [];
	if (times.length === 0) throw new Unreadable(`The trial ${name} has no "times".`);
	let evaluations = numberAt(listAt(trial, "params")?.[1], "evals") ?? 0, seconds = times.map((time) => scale(time, -9));
	found.addSamples(name, "sec/op", seconds, evaluations), addMemory(name, trial, found);
}
function addEstimate(name, estimate, found) {
	let time = numberAt(estimate, "time");
	if (time === null) throw new Unreadable(`The estimate ${name} has no "time".`);
	found.add(name, "sec/op", scale(time, -9)), addMemory(name, estimate, found);
}
function addMemory(name, measured, found) {
	let [memory, allocations] = [numberAt(measured, "memory"), numberAt(measured, "allocs")];
	memory !== null && found.add(name, "B/op", memory), allocations !== null && found.add(name, "allocs/op", allocations);
}
function claimsNewK6Summary(paths) {
	return hasPath(paths, "config", "execution") && hasPath(paths, "config", "script");
}
function fromNewK6Summary(summary) {
	let listed = listAt(summary, "results", "metrics");
	if (listed === null) return null;
	let duration = numberAt(summary, "config", "duration") ?? 0, metrics = listed.map((metric) => {
		let values = (entriesAt(metric, "values") ?? []).map(([key, value]) => [key.replace(/^p([\d.]+)$/, "p($1)"), value]), count = textAt(metric, "type") === "counter" ? numberAt(metric, "values", "count") : null, rate = count !== null && duration > 0 ? { rate: count / duration } : {}, contains = textAt(metric, "contains");
		return [textAt(metric, "name") ?? "", {
			contains,
			values: {
				...Object.fromEntries(values),
				...rate
			}
		}];
	}), checks = listAt(summary, "results", "checks", "results") ?? [];
	return {
		metrics: Object.fromEntries(metrics),
		root_group: { checks }
	};
}
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
		let value = fromNewK6Summary(given) ?? given, metrics = entriesAt(value, "metrics");
		for (let [name, metric] of metrics ?? []) addMetric(name, metric, found);
		return metrics && failChecks(at(value, "root_group"), found), metrics !== null;
	})
}, left = /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/, time$1 = /^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_.*)(\{|$)/;
function addMetric(name, metric, found) {
	if (failThresholds(name, metric, found), left.test(name)) return;
	let values = at(metric, "values") ?? metric, [rate, count, value, passes] = [
		numberAt(values, "rate"),
		numberAt(values, "count"),
		numberAt(values, "value"),
		numberAt(values, "passes")
	], kind = name.replace(/\{.*$/s, "");
	if (value === null && statisticsOf(values).length > 0) addTrend(name, metric, values, found);
	else if (count !== null) rate !== null && /^(http_reqs|iterations)$/.test(kind) ? addTo(found, name, "ops/s", rate, "higher") : addTo(found, name, "count", count, null);
	else {
		let share = rate ?? value;
		if (share === null) return;
		kind === "http_req_failed" ? addTo(found, name, "failed-share", share, "lower") : addTo(found, name, rate === null && passes === null ? "value" : "share", share, null);
	}
}
function statisticsOf(values) {
	let keys = (entriesAt(values) ?? []).map(([key]) => key), measured = keys.filter((key) => /^(med|p\([\d.]+\))$/.test(key)), other = [
		"avg",
		"min",
		"max"
	].find((key) => keys.includes(key));
	return measured.length > 0 || other === void 0 ? measured : [other];
}
function addTrend(name, metric, values, found) {
	let isTime = textAt(metric, "contains") === "time" || at(metric, "contains") === void 0 && time$1.test(name);
	for (let statistic of statisticsOf(values)) {
		let value = numberAt(values, statistic);
		value !== null && (isTime ? found.add(`${name} ${statistic}`, "sec/op", scale(value, -3)) : addTo(found, `${name} ${statistic}`, "value", value, null));
	}
}
function addTo(found, name, unit, value, better) {
	found.declare(unit, { better }), found.add(name, unit, value);
}
function failThresholds(name, metric, found) {
	for (let [threshold, outcome] of entriesAt(metric, "thresholds") ?? []) (outcome === !0 || at(outcome, "ok") === !1) && found.fail(`${name}: the threshold ${threshold} was crossed`);
}
function failChecks(group, found, depth = 0) {
	for (let check of membersOf(group, "checks")) {
		let [fails, passes] = [numberAt(check, "fails") ?? 0, numberAt(check, "passes") ?? 0], name = textAt(check, "path")?.replace(/^::/, "") ?? textAt(check, "name");
		fails > 0 && found.fail(`check ${name}: failed ${fails} of ${fails + passes} times`);
	}
	if (depth < 100) for (let inner of membersOf(group, "groups")) failChecks(inner, found, depth + 1);
}
function membersOf(group, key) {
	return listAt(group, key) ?? (entriesAt(group, key) ?? []).map(([, member]) => member);
}
const result = /^SUCCESS: (.*\S)\s+:\s+([\d.]+)([a-zµμ]+) \+\/-\s+[\d.]+% on \S/, failed = /^FAILED:\s+'/, luau = {
	name: "luau",
	claims: (beginning) => someLine(beginning, result),
	claimsLines: (part) => someLine(part, result),
	open: () => {
		let found = new Readings();
		return readLines((line) => {
			failed.test(line) && found.fail(line.trim());
			let [, name, time, unit] = result.exec(line) ?? [];
			if (name === void 0 || time === void 0 || unit === void 0) return;
			let seconds = readSeconds(time, unit);
			seconds !== null && found.add(name, "sec/op", seconds);
		}, () => found.parsed());
	}
}, mitata = {
	name: "mitata",
	claims: (beginning) => outlines(beginning).some((paths) => isMitata(paths, beginning)),
	open: () => readJson("mitata", "an object with the list \"benchmarks\", as run({ format: 'json' }) prints it", (value, found) => {
		let benchmarks = listAt(value, "benchmarks"), groups = (listAt(value, "layout") ?? []).map((group) => textAt(group, "name"));
		for (let benchmark of benchmarks ?? []) {
			let group = groupOf(benchmark, groups);
			for (let run of listAt(benchmark, "runs") ?? [benchmark]) addRun(group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`, run, found);
		}
		return benchmarks !== null;
	})
};
function isMitata(paths, beginning) {
	let hasAll = (...keys) => keys.every((key) => hasPath(paths, "benchmarks", "[]", key));
	return hasPath(paths, "layout") && hasPath(paths, "benchmarks") || hasAll("runs") && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning) || hasAll("warmup", "baseline", "async");
}
function groupOf(benchmark, groups) {
	let name = textAt(benchmark, "group");
	return name === null ? groups[numberAt(benchmark, "group") ?? -1] ?? null : name.startsWith("$mitata_group") ? null : name;
}
function nameOf(benchmark, run) {
	return (textAt(run, "name") ?? textAt(benchmark, "alias") ?? "") + (entriesAt(run, "args") ?? []).filter(([key]) => !textAt(benchmark, "alias")?.includes(`$${key}`)).map(([key, value]) => `/${key}=${spelled(value)}`).join("");
}
function addRun(name, run, found) {
	let error = at(run, "error");
	if (error !== void 0) {
		found.fail(`${name}: ${textAt(error, "message") ?? spelled(error)}`);
		return;
	}
	let median = numberAt(run, "stats", "p50") ?? numberAt(run, "stats", "avg");
	if (median === null) throw new Unreadable(`The benchmark ${name} has no "stats.p50".`);
	let samples = numbersAt(run, "stats", "samples")?.length;
	found.add(name, "sec/op", scale(median, -9), {
		iterations: numberAt(run, "stats", "ticks"),
		samples
	});
}
const time = /^(ns|us|ms|s)\/(.+)$/, scales = new Map([
	["ns", -9],
	["us", -6],
	["ms", -3],
	["s", 0]
]);
function claimsNanobenchTable(beginning) {
	return beginning.split("\n").some((line) => headingOf(line) !== null);
}
function nanobenchName(title, name, size) {
	let behind = size === null || !(size > 0) ? "" : `/complexityN=${size}`;
	return (title === "" ? name : `${title} > ${name}`) + behind;
}
function readNanobenchTable() {
	let found = new Readings(), heading = null;
	return readLines((line) => {
		heading = headingOf(line) ?? heading;
		let row = rowOf(line.trimEnd());
		heading && row && addRow(heading, cells$1(row.values), row.name, found);
	}, () => found.parsed());
}
const own = new Set([
	"relative",
	"95% CI",
	"complexityN"
]), before = /^\|([^`]*)\| (?::wavy_dash: )?`/;
function rowOf(line) {
	let [start, values] = before.exec(line) ?? [];
	if (start === void 0 || values === void 0) return null;
	let end = line.endsWith("`") ? line.length - 1 : line.endsWith(")") ? line.lastIndexOf("` (Unstable ") : -1;
	return end < start.length ? null : {
		values,
		name: line.slice(start.length, end)
	};
}
function headingOf(line) {
	if (!line.startsWith("|") || !line.includes(" total | ")) return null;
	let columns = cells$1(line.slice(1)), at = columns.findIndex((column) => time.test(column)), [, scale = "", unit = ""] = time.exec(columns[at] ?? "") ?? [], power = scales.get(scale), total = columns.indexOf("total");
	return power === void 0 || total < 0 ? null : {
		columns,
		contexts: columns.slice(0, at).filter((column) => !own.has(column)),
		power,
		unit,
		title: columns.slice(total + 1).join("|")
	};
}
function addRow({ columns, contexts, power, unit, title }, values, name, found) {
	let of = (column, power) => readDecimal(ungrouped(values[columns.findIndex((one) => column.test(one))] ?? ""), power), size = values[columns.indexOf("complexityN")], plain = nanobenchName(title, name, size === void 0 ? null : readDecimal(ungrouped(size)));
	if (contexts.length > 0 && values.length > columns.indexOf("total") + 1) throw new Unreadable(`A context of the nanobench benchmark ${plain} has | in it, so the columns cannot be told apart. Leave the | out.`);
	let full = contexts.reduce((before, context) => {
		let value = values[columns.indexOf(context)] ?? "";
		return value === "" ? before : `${before}/${context}=${value}`;
	}, plain), seconds = of(time, power), instructions = of(/^ins\//, 0);
	seconds !== null && found.add(full, `sec/${unit}`, seconds), instructions !== null && (found.declare(`instructions/${unit}`, { better: "lower" }), found.add(full, `instructions/${unit}`, instructions));
}
function cells$1(line) {
	return line.split("|").map((cell) => cell.trim());
}
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
	let name = nanobenchName(textAt(result, "title") ?? "", textAt(result, "name") ?? "", numberAt(result, "complexityN")), elapsed = numberAt(result, "median(elapsed)"), batch = numberAt(result, "batch") ?? 1, unit = textAt(result, "unit") ?? "op";
	if (elapsed === null) throw new Unreadable(`The benchmark ${name} has no "median(elapsed)".`);
	let measurements = listAt(result, "measurements") ?? [], iterations = measurements.reduce((sum, one) => sum + (numberAt(one, "iterations") ?? 0), 0);
	return found.add(name, `sec/${unit}`, elapsed / batch, {
		iterations,
		samples: measurements.length
	}), !0;
}
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/, pyperf = {
	name: "pyperf",
	claims: (beginning) => !ofMitata.test(beginning) && outlines(beginning).some((paths) => hasPath(paths, "benchmarks", "[]", "runs") && !hasPath(paths, "benchmarks", "[]", "alias")),
	open: () => readJson("pyperf", "an object with the list \"benchmarks\", as pyperf writes it with -o", (value, found) => {
		let benchmarks = listAt(value, "benchmarks");
		for (let benchmark of benchmarks ?? []) addBenchmark(benchmark, value, found);
		return benchmarks !== null;
	})
};
function addBenchmark(benchmark, suite, found) {
	let shared = (key) => textAt(benchmark, "metadata", key) ?? textAt(suite, "metadata", key), name = shared("name");
	if (name === null) throw new Unreadable("A benchmark of pyperf has no name: give it one with --name.");
	let unit = units.get(shared("unit") ?? "second");
	if (unit === void 0) throw new Unreadable(`The benchmark ${name} has the unit ${shared("unit")}, which is not known.`);
	let values = (listAt(benchmark, "runs") ?? []).flatMap((run) => numbersAt(run, "values") ?? []);
	if (values.length === 0) throw new Unreadable(`The benchmark ${name} has no values.`);
	unit === "B" && found.declare("B", { better: "lower" }), found.addSamples(name, unit, values);
}
const units = new Map([
	["second", "sec/op"],
	["byte", "B"],
	["integer", "value"]
]), pytestBenchmark = {
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
	let name = textAt(benchmark, "fullname") ?? textAt(benchmark, "name"), median = numberAt(benchmark, "stats", "median");
	if (name === null || median === null) throw new Unreadable(`A benchmark${name === null ? "" : ` (${name})`} has no "fullname" or no "stats.median".`);
	let samples = numberAt(benchmark, "stats", "rounds"), iterations = (samples ?? 0) * (numberAt(benchmark, "stats", "iterations") ?? 0);
	return found.add(name, "sec/op", median, {
		iterations,
		samples
	}), !0;
}
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i, line = /^│ .* │$/;
function claimsTinybenchTable(beginning) {
	return someLine(beginning, heading);
}
function readTinybenchTable() {
	let found = new Readings(), columns = null;
	return readLines((text) => {
		heading.test(text.trimEnd()) ? columns = cells(text) : text.startsWith("└") ? columns = null : columns && line.test(text) && addLine(columns, cells(text), found);
	}, () => found.parsed());
}
function addTableRow(row, found) {
	let entries = entriesAt(row) ?? [], of = (name) => entries.find(([key, value]) => name.test(key) && value !== "")?.[1], task = of(/^task name$/i);
	if (typeof task != "string") return !1;
	let error = of(/^error$/i);
	if (error !== void 0) return found.fail(`${task}: ${spelled(error)}`), !0;
	let remarks = of(/^remarks$/i), seconds = readDecimal(ungrouped(spelled(of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i)).split(" ")[0] ?? ""), -9);
	if (seconds === null && remarks !== void 0) return found.fail(`${task}: ${spelled(remarks)}`), !0;
	if (seconds === null) throw new Unreadable(`The row of ${task} has no "Latency med (ns)".`);
	let samples = Number(spelled(of(/^samples$/i)));
	return found.add(task, "sec/op", seconds, {
		iterations: samples,
		samples
	}), !0;
}
function addLine(columns, values, found) {
	if (columns.length !== values.length) throw new Unreadable("A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).");
	addTableRow(Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? "")])), found) || addUnnamed(Number(values[0]), found);
}
function addUnnamed(index, found) {
	found.fail(`The task in row ${index} of the table has no result: await bench.run() first.`);
}
function cells(text) {
	return text.trim().slice(1, -1).split("│").map((cell) => cell.trim());
}
function unquoted(cell) {
	let [, , inside] = /^(['"`])(.*)\1$/s.exec(cell) ?? [];
	return inside === void 0 ? cell : inside.replace(/\\(.)/gs, (_, character) => escaped.get(character) ?? character);
}
const escaped = new Map([["n", "\n"], ["t", "	"]]), tinybench = eitherFormat("tinybench", {
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
	let hasOne = (...keys) => keys.some((key) => hasPath(paths, "[]", key));
	return hasOne("Task name", "Task Name") || hasOne("state") && hasOne("runtime", "latency") || [
		"state",
		"latency",
		"hz"
	].some((key) => hasPath(paths, "[]", "result", key));
}
function take(value, found) {
	let tasks = listAt(value);
	if (!tasks || tasks.length === 0) return !1;
	for (let [index, task] of tasks.entries()) task === null ? addUnnamed(index, found) : addTableRow(task, found) || addTask(task, found);
	return !0;
}
function addTask(task, found) {
	let result = at(task, "result") ?? task, name = textAt(task, "name");
	if (name === null) throw new Unreadable("These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).");
	let state = textAt(result, "state");
	if (state === "errored" || state === "aborted" || at(result, "error") !== void 0) {
		found.fail(`${name}: ${textAt(result, "error", "message") ?? state ?? "error"}`);
		return;
	}
	let latency = at(result, "latency") ?? result, given = numbersAt(latency, "samples") ?? numbersAt(result, "samples") ?? [], middle = numberAt(latency, "p50") ?? (given.length > 0 ? median$1([...given]) : numberAt(latency, "mean")), unended = at(result, "aborted") === !0 ? "aborted" : /^(not-)?started$/.exec(state ?? "")?.[0];
	if (middle === null && unended !== void 0) {
		found.fail(`${name}: ${unended}`);
		return;
	}
	if (middle === null) throw new Unreadable(`The task ${name} of tinybench has no result: await bench.run() first.`);
	let samples = numberAt(latency, "samplesCount") ?? given.length;
	found.add(name, "sec/op", scale(middle, -3), {
		iterations: samples,
		samples
	});
}
const vitestBench = {
	name: "vitest-bench",
	claims: (beginning) => outlines(beginning).some((paths) => hasPath(paths, "files", "[]", "filepath") && hasPath(paths, "files", "[]", "groups") || hasPath(paths, "testResults", "[]", "assertionResults") && /"benchmarks"\s*:/.test(beginning) || paths.some((path) => path.length === 4 && path[0] === "testResults" && path[3] === "rme")),
	open: () => readJson("vitest-bench", "what vitest writes with --outputJson or --reporter=json", (value, found) => {
		let [files, results] = [listAt(value, "files"), listAt(value, "testResults")];
		for (let file of files ?? []) for (let group of listAt(file, "groups") ?? []) addGroup(group, found);
		let named = namesOf(results ?? []);
		for (let file of results ?? []) addFile(named(pathOf(file)), file, found);
		let suites = entriesAt(value, "testResults");
		for (let [suite, benchmarks] of suites ?? []) addSuite(suite, listAt(benchmarks) ?? [], found);
		return files !== null || results !== null || suites !== null;
	}),
	namesInFilters: (name) => [name.split(" > ").slice(1).join(" ")]
};
function addGroup(group, found) {
	for (let benchmark of listAt(group, "benchmarks") ?? []) {
		let name = `${textAt(group, "fullName")} > ${textAt(benchmark, "name")}`, median = numberAt(benchmark, "median") ?? numberAt(benchmark, "mean");
		median === null ? found.fail(`${name}: it has no result, so it threw an error`) : add(name, median, numberAt(benchmark, "sampleCount"), found);
	}
}
function addSuite(suite, benchmarks, found) {
	for (let benchmark of benchmarks) {
		let name = `${suite === "" ? "" : `${suite} > `}${textAt(benchmark, "name")}`, [samples, mean] = [numbersAt(benchmark, "samples") ?? [], numberAt(benchmark, "mean")], seconds = samples.map((sample) => scale(sample, -3));
		mean === null ? found.fail(`${name}: it has no result, so it threw an error`) : samples.length > 0 ? found.addSamples(name, "sec/op", seconds, 1) : add(name, mean, null, found);
	}
}
function pathOf(file) {
	return (textAt(file, "name") ?? "").split(/[\\/]/);
}
function namesOf(files) {
	let paths = files.map(pathOf), [first = []] = paths, folders = first.slice(0, -1), differing = folders.findIndex((folder, n) => paths.some((path) => path.length <= n + 1 || path[n] !== folder)), shared = differing < 0 ? folders.length : differing, counts = new Map();
	for (let path of paths) counts.set(path.at(-1) ?? "", (counts.get(path.at(-1) ?? "") ?? 0) + 1);
	return (path) => {
		let last = path.at(-1) ?? "";
		return counts.get(last) === 1 ? last : path.slice(shared).join("/");
	};
}
function addFile(path, file, found) {
	textAt(file, "status") === "failed" && listAt(file, "assertionResults")?.length === 0 && found.fail(`${path}: ${textAt(file, "message")}`);
	for (let test of listAt(file, "assertionResults") ?? []) {
		textAt(test, "status") === "failed" && found.fail(`${path} > ${textAt(test, "fullName")}: ${textAt(listAt(test, "failureMessages")?.[0]) ?? "failed"}`);
		for (let benchmark of listAt(test, "benchmarks") ?? []) for (let task of listAt(benchmark, "tasks") ?? []) {
			let median = numberAt(task, "latency", "p50");
			median !== null && at(task, "fromStore") !== !0 && add(`${path} > ${textAt(benchmark, "name")} > ${textAt(task, "name")}`, median, numberAt(task, "latency", "samplesCount"), found);
		}
	}
}
function add(name, median, samples, found) {
	found.add(name, "sec/op", scale(median, -3), {
		iterations: samples,
		samples
	});
}
const formats = [
	cargoBench,
	criterion,
	divan,
	gungraun,
	pytestBenchmark,
	pyperf,
	asv,
	googleBenchmark,
	catch2,
	nanobench,
	jmh,
	benchmarkDotNet,
	tinybench,
	vitestBench,
	mitata,
	benchmarkJs,
	benchmarkIps,
	julia,
	dart,
	luau,
	hyperfine,
	k6,
	autocannon,
	bmf,
	customSmallerIsBetter,
	customBiggerIsBetter,
	goFormat
], anyFormat = "auto", formatNames = formats.map(({ name }) => name);
function formatNamed(name) {
	return formats.find((format) => format.name === name) ?? null;
}
export { asked as _, goFormat as a, encodeWord as c, needsEncoding as d, joinParsed as f, Parts as g, Unreadable as h, formats as i, namesEncoded as l, sharedIn as m, formatNamed as n, parseGo as o, nothingParsed as p, formatNames as r, parseFloat64 as s, anyFormat as t, namesKey as u, sought as v };
