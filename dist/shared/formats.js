import { MeasurementCollector, MisconfiguredError, UnreadableError, cleanWholeText, createCleaningReader, createJsonReader, createJsonValueReader, createLineReader, escapeControlCharacters, findNearestName, goFormat, hasLineMatching, hasTooFewDigits, isEmptyList, jsonEntriesAt, jsonKeysOf, jsonListAt, jsonNumberAt, jsonNumbersAt, jsonTextAt, jsonValueAt, median as median$1, parseDecimal, parseFirstJson, patternMatchingNothing, refuseValueWithFewDigits, removeThousandsCommas, scaleDecimal, stringifyForName, toRatePerSecond, toSeconds, toSecondsPerOp, toTidyUnit, usualDirectionOfUnit } from "./basics.js";

// src/core/formats/own/custom-format.ts
const keys = [
	"lines",
	"name-column",
	"value-column",
	"unit-column",
	"unit",
	"better"
];
const columnKeys = keys.filter((key) => key.endsWith("-column"));
function isFormatDescription(text) {
	return /^\s*[\w-]+[ \t]*:/.test(text);
}
function parseCustomFormatDescription(text) {
	const given = keyed(text);
	const declared = {
		unit: given.get("unit") ?? null,
		better: betterOf(given.get("better"))
	};
	const lines = given.get("lines");
	const column = columnKeys.find((key) => given.has(key));
	if (lines !== void 0 && column !== void 0) throw wrong(`"lines" and "${column}" do not go together. Leave one of them out.`);
	if (lines === void 0 && column === void 0) throw wrong("say where results are: \"lines: REGEXP\", or \"name-column: …\" and \"value-column: …\".");
	if (lines !== void 0) return {
		pattern: checkedPattern(lines, declared),
		declared
	};
	const columns = {
		name: required(given, "name-column"),
		value: required(given, "value-column"),
		unit: given.get("unit-column") ?? null
	};
	refuseUnit(columns.unit !== null, "\"unit-column\"", declared);
	return {
		columns,
		declared
	};
}
function checkedPattern(text, declared) {
	const pattern = compiled(text);
	const groups = Object.keys(new RegExp(`${text}|`, "u").exec("")?.groups ?? {});
	const known = [
		"name",
		"value",
		"unit"
	];
	const there = groups.length === 0 ? "none" : groups.map((group) => `(?<${group}>…)`).join(", ");
	const missing = ["name", "value"].find((group) => !groups.includes(group));
	if (missing !== void 0) throw wrong(`lines: the group (?<${missing}>…) is missing, and its groups are: ${there}. Put it around the ${missing}.`);
	const other = groups.find((group) => !known.includes(group));
	if (other !== void 0) throw wrong(`lines: the group (?<${other}>…) is not known. Groups are name, value and unit.`);
	refuseUnit(groups.includes("unit"), "the group (?<unit>…)", declared);
	return pattern;
}
function compiled(text) {
	try {
		return new RegExp(text, "u");
	} catch (error) {
		throw wrong(`lines: "${text}" is not a valid regular expression (${error instanceof Error ? error.message.replace(/^.*\/u?: /su, "") : ""}). It is read as JavaScript reads one with the flag u: a backslash is allowed only before letters with a meaning and before ^ $ \\ . * + ? ( ) [ ] { } | and /.`);
	}
}
function createCustomFormat(described, matcherFor) {
	const { declared } = described;
	if ("pattern" in described) return own$1("has no line that \"lines\" in \"format\" fits", () => createMatchingLineReader(matcherFor(described.pattern), declared));
	const { columns } = described;
	return own$1(`has no header with the columns ${Object.values(columns).filter((name) => name !== null).map((name) => `"${name}"`).join(" and ")} in "format"`, () => createCsvColumnReader(columns, declared));
}
function own$1(lacks, open) {
	return {
		name: "own",
		claims: () => false,
		cuts: "nothing",
		lacks,
		open
	};
}
function refuseUnit(isRead, reading, { unit, better }) {
	if (isRead && unit !== null) throw wrong(`unit: "${unit}" and ${reading} are both given. Leave one out.`);
	if (!isRead && unit === null) throw wrong(`the unit is missing. Add a line such as "unit: ms", or ${reading}.`);
	if (unit === null || better !== null || toSecondsPerOp(1, unit) !== null) return;
	if (usualDirectionOfUnit(toTidyUnit(unit).unit) === null) throw wrong(`unit: "${unit}" can be better lower or higher. Add "better: lower" or "better: higher".`);
}
function keyed(text) {
	const found = /* @__PURE__ */ new Map();
	for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
		const [, key = line.trim(), value = ""] = /^\s*([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
		if (!keys.includes(key)) {
			const meant = findNearestName(key, keys);
			throw wrong(`"${key}" is not known. ${meant === null ? `Its keys are ${keys.join(", ")}; each is a line "key: value".` : `Did you mean "${meant}"?`}`);
		}
		if (found.has(key)) throw wrong(`"${key}" is given twice. Remove one of the two.`);
		if (value.trim() === "") throw wrong(`"${key}" has no value. Give it one, or remove the line.`);
		found.set(key, value.trim());
	}
	return found;
}
function required(given, key) {
	const value = given.get(key);
	if (value !== void 0) return value;
	throw wrong(`"${key}" is missing. Add it, with the column as its header has it.`);
}
function betterOf(text) {
	if (text === void 0 || text === "lower" || text === "higher") return text ?? null;
	throw wrong(`better: "${text}" is not accepted. Give "lower" or "higher".`);
}
function wrong(why) {
	return new MisconfiguredError(`format: ${why}`);
}
const separators = [
	",",
	";",
	"	"
];
function createCsvColumnReader(columns, declared) {
	const found = new MeasurementCollector();
	const names = Object.values(columns).filter((name) => name !== null);
	let header = null;
	let number = 0;
	return createLineReader({
		take: (line) => {
			number++;
			const begun = separators.map((separator) => ({
				separator,
				cells: cellsOf(line, separator) ?? []
			})).find(({ cells }) => names.every((name) => cells.includes(name)));
			if (begun) header = begun;
			if (begun || header === null) return true;
			const cells = cellsOf(line, header.separator);
			if (cells === null) throw new UnreadableError(`Line ${number} has a quote without its end.`);
			if (cells.length === 1 && header.cells.length > 1) return true;
			if (cells.length !== header.cells.length) throw new UnreadableError(`Line ${number} has ${cells.length} cells, and the header has ${header.cells.length}. Let the tool write its table to a file of its own ("output").`);
			const cell = (name) => name === null ? null : cells[header?.cells.indexOf(name) ?? -1] ?? null;
			const read = {
				name: cell(columns.name),
				value: cell(columns.value),
				unit: cell(columns.unit)
			};
			addCustomFormatValue(found, read, declared, `Line ${number}`);
			return true;
		},
		resembling: patternMatchingNothing,
		finish: () => found.parsed()
	});
}
function cellsOf(line, separator) {
	const text = line.replace(/^\ufeff/, "");
	const cells = [];
	for (let at = 0; at <= text.length; at++) {
		const quoted = /[ ]*"((?:[^"]|"")*)"[ ]*/uy;
		quoted.lastIndex = at;
		const inQuotes = quoted.exec(text);
		const after = inQuotes ? text[quoted.lastIndex] : void 0;
		if (inQuotes && (after === void 0 || after === separator)) {
			cells.push((inQuotes[1] ?? "").replaceAll("\"\"", "\""));
			at = quoted.lastIndex;
		} else {
			const end = text.indexOf(separator, at);
			const cell = text.slice(at, end < 0 ? text.length : end).trim();
			if (cell.startsWith("\"")) return null;
			cells.push(cell);
			at = end < 0 ? text.length : end;
		}
	}
	return cells;
}
const longest = 1e4;
const batchSize = 1e3;
function createMatchingLineReader(match, declared) {
	const found = new MeasurementCollector();
	let batch = [];
	let number = 0;
	const readBatch = () => {
		const all = match(batch.map(({ line }) => line));
		for (const [index, { number: lineNumber }] of batch.entries()) {
			const groups = all[index];
			if (!groups) continue;
			const read = {
				name: groups.name ?? null,
				value: groups.value ?? null,
				unit: groups.unit ?? null
			};
			addCustomFormatValue(found, read, declared, `Line ${lineNumber}`);
		}
		batch = [];
	};
	return createLineReader({
		take: (line) => {
			number++;
			if (line.length <= longest) batch.push({
				line,
				number
			});
			if (batch.length === batchSize) readBatch();
			return true;
		},
		resembling: patternMatchingNothing,
		finish: () => {
			readBatch();
			return found.parsed();
		}
	});
}
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
function addCustomFormatValue(readings, read, declared, place) {
	const name = read.name?.trim() ?? "";
	const text = read.value?.trim() ?? "";
	const unit = (declared.unit ?? read.unit)?.trim() ?? "";
	if (name === "") throw new UnreadableError(`${place} has no name. See that "format" takes it from there.`);
	const value = parseDecimal(grouped.test(text) ? removeThousandsCommas(text) : text);
	if (value === null) throw new UnreadableError(`${place}: the value of ${name}, "${text}", is not a number. See that "format" takes it from there, without its unit.`);
	if (unit === "") throw new UnreadableError(`${place} has no unit for ${name}. Print one, or say it in "format".`);
	const seconds = toSecondsPerOp(value, unit);
	const kept = seconds === null ? unit : "sec/op";
	if (declared.better !== null) readings.declare(kept, { better: declared.better });
	readings.add(name, kept, seconds ?? value);
}

// src/core/formats/json/json-outline.ts
const deepest$1 = 4;
const most$1 = 2e3;
function findJsonKeyPaths(beginning) {
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
function hasJsonPath(paths, ...path) {
	return paths.some((one) => one.length === path.length && one.every((key, index) => key === path[index]));
}

// src/core/formats/reading/either-format.ts
function combineFormatVariants(name, data, lines, cuts = "times and labels") {
	return {
		name,
		cuts,
		claims: (beginning) => data.claims(beginning) || lines.claims(beginning),
		claimsLines: (part) => lines.claims(part),
		open: () => new EitherReader(data, lines)
	};
}
var EitherReader = class {
	data;
	lines;
	parts = new TextPartSplitter((part) => this.ask(part));
	variant = null;
	reader = null;
	buffered = "";
	constructor(data, lines) {
		this.data = data;
		this.lines = lines;
	}
	write(piece) {
		if (this.reader) {
			this.reader.write(piece);
			return;
		}
		this.buffered += piece;
		this.parts.write(piece);
		if (this.variant || this.buffered.length >= formatDetectionLength) this.begin();
	}
	end() {
		if (!this.reader) this.parts.end();
		return (this.reader ?? this.begin()).end();
	}
	ask(part) {
		if (this.data.claims(cleanWholeText(part, "times and labels"))) this.variant ??= this.data;
		else if (this.lines.claims(part)) this.variant ??= this.lines;
	}
	begin() {
		const variant = this.variant ?? (/^\s*[[{<]/.test(cleanWholeText(this.buffered.slice(0, 65536), "times and labels")) ? this.data : this.lines);
		const reader = variant === this.data ? createCleaningReader(variant.open(), "times and labels") : variant.open();
		this.reader = reader;
		reader.write(this.buffered);
		this.buffered = "";
		return reader;
	}
};
const textPartLength = 65536;
const formatDetectionLength = 4 * 2 ** 20;
var TextPartSplitter = class {
	take;
	rest = "";
	searchedLength = 0;
	constructor(take) {
		this.take = take;
	}
	write(piece) {
		const room = formatDetectionLength - this.searchedLength;
		if (room <= 0) return;
		this.searchedLength += piece.length;
		this.rest += piece.slice(0, room);
		while (this.rest.length >= textPartLength) {
			const part = this.rest.slice(0, textPartLength);
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

// src/core/formats/tools/asv.ts
const format = combineFormatVariants("asv", {
	claims: claimsAsvFile,
	open: createAsvFileReader
}, {
	claims: claimsAsvLines,
	open: createAsvLineReader
});
const asvFormat = {
	...format,
	open: () => {
		const files = createAsvFileReader();
		let current = format.open();
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
function claimsAsvFile(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "commit_hash") && hasJsonPath(paths, "env_name"));
}
function createAsvFileReader() {
	const values = [];
	const open = () => createJsonValueReader("asv", (value) => values.push(value));
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
	const found = new MeasurementCollector("Let asv measure one commit on one machine, and give each benchmark a name of its own.");
	const results = values.filter((value) => jsonListAt(value, "result_columns") && jsonEntriesAt(value, "results"));
	if (results.length === 0) throw new UnreadableError("There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.");
	const unitOf = (name) => values.map((value) => jsonTextAt(value, name, "unit")).find((unit) => unit !== null);
	const environments = new Set(results.map(environmentOf));
	for (const value of results) {
		const behind = environments.size > 1 ? ` [${environmentOf(value)}]` : "";
		const columns = (jsonListAt(value, "result_columns") ?? []).map(stringifyForName);
		for (const [name, row] of jsonEntriesAt(value, "results") ?? []) addBenchmark$2(name, behind, row, columns, unitOf(name) ?? usualUnit(name), found);
	}
	return found.parsed();
}
function environmentOf(results) {
	return jsonTextAt(results, "env_name") ?? "";
}
function addBenchmark$2(name, behind, row, columns, unit, readings) {
	const of = (column) => jsonListAt(row)?.[columns.indexOf(column)];
	const parameters = (jsonListAt(of("params")) ?? []).map((one) => (jsonListAt(one) ?? []).map(stringifyForName));
	const values = jsonListAt(row) === null ? [row] : jsonListAt(of("result")) ?? [of("result")];
	const tidied = units$3.get(unit) ?? unit;
	for (const [index, value] of values.entries()) {
		const full = name + shown(parameters, index) + behind;
		const number = jsonNumberAt(value);
		if (value === null || value === void 0) readings.failBenchmark(full, "failed");
		else if (number !== null && !Number.isNaN(number)) {
			if (tidied === "B") readings.declare("B", { better: "lower" });
			const times = (column) => jsonNumberAt(jsonListAt(of(column))?.[index]) ?? 0;
			const samples = times("stats_repeat");
			readings.add(full, tidied, number, {
				iterations: times("stats_number") * samples,
				samples
			});
		}
	}
}
const units$3 = /* @__PURE__ */ new Map([
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
const result$7 = /^\[ *[\d.]+%\] (?:·+|-+) ([A-Za-z_]\w*(?:\.\w+)+) +(\S{1,60})$/;
const environment = /^\[ *[\d.]+%\] (?:·+|-+) Benchmarking (\S+)$/;
function claimsAsvLines(text) {
	return hasLineMatching(text, result$7);
}
function createAsvLineReader() {
	const rows = [];
	let current = "";
	return createLineReader({
		take: (line) => {
			current = environment.exec(line.trimEnd())?.[1] ?? current;
			const [, name, value] = result$7.exec(line.trimEnd()) ?? [];
			if (name === void 0 || value === void 0) return false;
			rows.push({
				name,
				value,
				environment: current
			});
			return true;
		},
		resembling: /\d%\] (?:·+|-+) \S.* [\d.]+(?:±|[num\u00b5\u03bc]?s\b)/,
		finish: () => {
			const found = new MeasurementCollector("Let asv measure one commit on one machine.");
			const environments = new Set(rows.map((row) => row.environment));
			for (const { name, value, environment } of rows) add$4(found, name, environments.size > 1 ? `${name} [${environment}]` : name, value);
			return found.parsed();
		}
	});
}
function add$4(found, name, full, value) {
	if (value === "failed") found.failBenchmark(full, "failed");
	if (/^(failed|n\/a|skipped)$/.test(value)) return;
	if (value === "ok") throw new UnreadableError(`The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
	const [, digits = "", unit = ""] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? [];
	const seconds = toSeconds(digits, unit);
	const number = parseDecimal(digits, 3 * Math.max(prefixes$2.indexOf(unit), 0));
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

// src/core/formats/tools/autocannon.ts
const autocannonFormat = {
	name: "autocannon",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "pipelining") && hasJsonPath(paths, "latency", "p97_5") && hasJsonPath(paths, "non2xx")),
	open: () => createJsonReader("autocannon", "an object with \"requests\" and \"latency\", as --json prints it", take$11)
};
function take$11(value, readings) {
	const [rate, latency] = [jsonNumberAt(value, "requests", "mean"), jsonNumberAt(value, "latency", "mean")];
	const name = jsonTextAt(value, "title") || pathOf$1(jsonTextAt(value, "url"));
	if (rate === null || latency === null || name === null) return false;
	readings.declare("ops/s", { better: "higher" });
	readings.add(name, "ops/s", rate);
	readings.add(`${name} latency`, "sec/op", scaleDecimal(Math.max(latency, finest), -3));
	for (const [key, what] of failures) {
		const count = jsonNumberAt(value, key) ?? 0;
		if (count > 0) readings.fail(`${name}: ${count} ${what}`);
	}
	return true;
}
const finest = 1;
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

// src/core/formats/tools/benchee.ts
const bencheeFormat = {
	name: "benchee",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "[]", "run_time_data", "statistics") && hasJsonPath(paths, "[]", "job_name")),
	open: () => createJsonReader("benchee", "the list that Benchee.Formatters.JSON writes", isEmptyList, {
		path: [],
		kind: "list",
		take: take$10
	})
};
function take$10(scenario, readings) {
	const job = jsonTextAt(scenario, "name");
	const input = jsonTextAt(scenario, "input_name");
	const name = input === null || input === "__no_input" ? job : `${job}/${input}`;
	if (job === null || name === null) throw new UnreadableError("A scenario of Benchee has no \"name\".");
	const medianOf = (kind) => jsonNumberAt(scenario, kind, "statistics", "median");
	const samplesOf = (kind) => jsonNumberAt(scenario, kind, "statistics", "sample_size");
	const [time, memory] = [medianOf("run_time_data"), medianOf("memory_usage_data")];
	if (time === null && memory === null) throw new UnreadableError(`The scenario ${name} was not measured: it has no median of time or memory.`);
	if (time !== null) readings.add(name, "sec/op", scaleDecimal(time, -9), { samples: samplesOf("run_time_data") });
	if (memory !== null) readings.add(name, "B/op", memory, { samples: samplesOf("memory_usage_data") });
	return true;
}

// src/core/formats/tools/benchmark-ips.ts
const result$6 = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/;
const benchmarkIpsFormat = combineFormatVariants("benchmark-ips", {
	claims: claimsJson$5,
	open: readReports
}, {
	claims: (beginning) => hasLineMatching(beginning, result$6),
	open: readPrinted
}, "times");
function claimsJson$5(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "[]", "ips") && hasJsonPath(paths, "[]", "name"));
}
function readReports() {
	return createJsonReader("benchmark-ips", "the list that json! writes", isEmptyList, {
		path: [],
		kind: "list",
		take: take$9
	});
}
function take$9(report, readings) {
	const name = jsonTextAt(report, "name");
	const rate = jsonNumberAt(report, "central_tendency") ?? jsonNumberAt(report, "ips");
	if (name === null || rate === null) throw new UnreadableError(`A report (${name}) has no "name" or no "ips".`);
	add$3(readings, name, rate, jsonNumberAt(report, "iterations"));
	return true;
}
function readPrinted() {
	const found = new MeasurementCollector();
	let above = "";
	return createLineReader({
		take: (line) => {
			const [, beside = "", digits, prefix = ""] = result$6.exec(line) ?? [];
			const rate = digits === void 0 ? null : parseDecimal(digits, 3 * prefixes$1.indexOf(prefix));
			if (rate !== null) add$3(found, beside.trim() || above, rate, null);
			above = line.trim();
			return rate !== null;
		},
		resembling: /(?:\d|NaN|Infinity)[kMBTQ]? +\(±/,
		finish: () => found.parsed()
	});
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
const failed$2 = /^\S.*?: (?:(?:[A-Z]\w*)?Error(?:: .*)?|(?:\w+: [^,]*,)*code: [A-Z][A-Z\d_]+(?:,.*)?)?$/;
const benchmarkJsFormat = {
	name: "benchmark.js",
	claims: (beginning) => hasLineMatching(beginning, result$5),
	claimsLines: (part) => hasLineMatching(part, result$5),
	cuts: "times",
	open: () => {
		const readings = new MeasurementCollector();
		readings.declare("ops/s", { better: "higher" });
		let isAfterBlank = false;
		return createLineReader({
			take: (line) => {
				const [, name, rate = "", samples] = result$5.exec(line.trim()) ?? [];
				const value = parseDecimal(removeThousandsCommas(rate));
				const isRead = name !== void 0 && value !== null;
				if (isRead) readings.add(name, "ops/s", value, { samples: Number(samples) });
				else if (failed$2.test(line) && !(isAfterBlank && line.endsWith(": "))) readings.fail(line.endsWith(": ") ? `${line}it threw an error` : line);
				isAfterBlank = line.trim() === "";
				return isRead;
			},
			resembling: /\d ops\/sec/,
			finish: () => readings.parsed()
		});
	}
};

// src/core/formats/tools/benchmarkdotnet.ts
const benchmarkDotNetFormat = {
	name: "benchmarkdotnet",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "HostEnvironmentInfo", "BenchmarkDotNetVersion") || hasJsonPath(paths, "HostEnvironmentInfo") && hasJsonPath(paths, "Benchmarks", "[]", "Method")),
	open: () => createJsonReader("benchmarkdotnet", "an object with the list \"Benchmarks\", as --exporters json writes it", (value, readings) => {
		const benchmarks = jsonListAt(value, "Benchmarks") ?? [];
		const jobs = new Set(benchmarks.map(jobOf));
		for (const benchmark of benchmarks) addBenchmark$1(nameOf$1(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ""), benchmark, readings);
		return jsonValueAt(value, "Benchmarks") !== void 0;
	})
};
function nameOf$1(benchmark) {
	const whole = jsonTextAt(benchmark, "FullName");
	if (whole !== null) return whole;
	const method = jsonTextAt(benchmark, "Method");
	if (method === null) throw new UnreadableError("A benchmark has neither \"FullName\" nor \"Method\".");
	const parts = [
		jsonTextAt(benchmark, "Namespace"),
		jsonTextAt(benchmark, "Type"),
		method
	];
	const parameters = jsonTextAt(benchmark, "Parameters");
	return parts.filter(Boolean).join(".") + (parameters ? `(${parameters})` : "");
}
function jobOf(benchmark) {
	const [, job = ""] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(jsonTextAt(benchmark, "DisplayInfo") ?? "") ?? [];
	return job;
}
function addBenchmark$1(name, benchmark, readings) {
	const median = jsonNumberAt(benchmark, "Statistics", "Median");
	if (median === null) {
		readings.failBenchmark(name, "it has no statistics, so it could not be run");
		return;
	}
	const samples = jsonNumberAt(benchmark, "Statistics", "N") ?? jsonNumbersAt(benchmark, "Statistics", "OriginalValues")?.length;
	readings.add(name, "sec/op", scaleDecimal(median, -9), {
		iterations: iterationsOf(benchmark),
		samples
	});
	const allocated = jsonNumberAt(benchmark, "Memory", "BytesAllocatedPerOperation");
	if (allocated !== null) readings.add(name, "B/op", allocated);
}
function iterationsOf(benchmark) {
	return (jsonListAt(benchmark, "Measurements") ?? []).filter((one) => jsonTextAt(one, "IterationMode") === "Workload" && jsonTextAt(one, "IterationStage") === "Result").reduce((sum, one) => sum + (jsonNumberAt(one, "Operations") ?? 0), 0);
}

// src/core/formats/tools/bmf.ts
const bmfFormat = {
	name: "bmf",
	claims: (beginning) => findJsonKeyPaths(beginning).some(isBmf),
	open: () => createJsonReader("bmf", "an object of benchmarks, with objects of measures in them, or lists of objects with \"measures\"", (value) => jsonEntriesAt(value)?.length === 0, {
		path: [],
		kind: "object",
		take: take$8
	})
};
function take$8(content, readings, benchmark) {
	const entries = jsonListAt(content);
	if (entries === null) addMeasures(readings, benchmark, content);
	for (const entry of entries ?? []) {
		if (jsonEntriesAt(entry, "measures") === null) throw new UnreadableError(`An entry of ${benchmark} has no "measures".`);
		addMeasures(readings, benchmark + parametersOf(entry), jsonValueAt(entry, "measures"));
	}
	return true;
}
function parametersOf(entry) {
	return [...jsonEntriesAt(entry, "parameters") ?? []].sort(([one], [other]) => one < other ? -1 : 1).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
}
function addMeasures(found, benchmark, measures) {
	for (const [measure, metric] of jsonEntriesAt(measures) ?? []) {
		const values = (jsonEntriesAt(metric) ?? []).filter(([name]) => !/^(lower|upper)_value$/.test(name));
		const number = jsonNumberAt(metric, "value");
		if (number !== null) addMeasure(found, benchmark, measure, number);
		else if (values.length === 0) throw new UnreadableError(`The measure ${measure} of ${benchmark} has no "value".`);
		else for (const [name] of values) {
			const named = jsonNumberAt(metric, name);
			if (named === null) throw new UnreadableError(`The measure ${measure} of ${benchmark} has no number as "${name}".`);
			addMeasure(found, `${benchmark} ${name}`, measure, named);
		}
	}
}
function isBmf(paths) {
	if (isVersion1(paths)) return true;
	const deep = paths.filter((path) => path.length === 3);
	return !paths.some((path, index) => path.length > 3 || path.includes("[]") || path.length < 3 && paths[index + 1] !== void 0 && paths[index + 1]?.length !== path.length + 1) && deep.length > 0 && deep.every((path) => /^(lower_|upper_)?value$/.test(path[2] ?? ""));
}
function isVersion1(paths) {
	const keys = paths.filter((path) => path.length === 3).map((path) => path[2]);
	return !paths.some((path) => path.length > 1 && path[1] !== "[]") && keys.includes("measures") && keys.every((key) => key === "measures" || key === "parameters");
}
function addMeasure(found, benchmark, measure, value) {
	const { unit, power, better } = measures.get(measure) ?? {
		unit: measure,
		power: 0,
		better: null
	};
	found.declare(unit, { better });
	found.add(benchmark, unit, scaleDecimal(value, power));
}
const measures = /* @__PURE__ */ new Map([
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
const result$4 = /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = [\d.,]+ MB\/s)?$/;
const failed$1 = /^test .+ \.\.\. FAILED$/;
const event = /^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/;
const cargoBenchFormat = {
	name: "cargo-bench",
	claims: (beginning) => [
		result$4,
		failed$1,
		event
	].some((line) => hasLineMatching(beginning, line)),
	claimsLines: (part) => hasLineMatching(part, result$4) || hasLineMatching(part, event),
	open: () => {
		const found = new MeasurementCollector("Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own.");
		return createLineReader({
			take: (given) => {
				const line = given.trimEnd();
				const hasFailed = failed$1.test(line);
				if (hasFailed) found.fail(line);
				if (event.test(line)) return addEvent(parseFirstJson(line), found);
				const [, benchmark, measured, unit] = result$4.exec(line) ?? [];
				if (benchmark === void 0 || measured === void 0 || unit === void 0) return hasFailed;
				return add$2(found, benchmark, removeThousandsCommas(measured), unit);
			},
			resembling: /\bbench:\s+\d|"type": ?"bench"/,
			finish: () => found.parsed()
		});
	}
};
const advice$2 = "Let each iteration do more work, or have more digits written: libtest does with -Z unstable-options --format json, and criterion in target/criterion/**/new/*.json.";
function add$2(readings, benchmark, measured, unit) {
	const [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? [];
	const seconds = isEach && each ? toSeconds(measured, each) : null;
	const value = parseDecimal(measured);
	if (seconds !== null) {
		refuseValueWithFewDigits(readings, benchmark, measured, each ?? unit, advice$2);
		readings.add(benchmark, "sec/op", seconds);
	} else if (value !== null) {
		if (isEach) readings.declare(unit, { better: "lower" });
		readings.add(benchmark, unit, value);
	}
	return seconds !== null || value !== null;
}
function addEvent(value, found) {
	const name = jsonTextAt(value, "name");
	if (name === null) return false;
	const hasFailed = jsonTextAt(value, "event") === "failed";
	if (hasFailed) found.fail(`test ${name} ... FAILED`);
	const median = jsonNumberAt(value, "median");
	return median === null ? hasFailed : add$2(found, name, String(median), "ns/iter");
}

// src/core/formats/text/xml.ts
function xmlAttributeOf(attributes, name) {
	const [, value = ""] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
	return value.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, word, ten, sixteen) => word === void 0 ? character(whole, ten ?? `0x${sixteen}`) : entities.get(word) ?? whole);
}
function character(whole, code) {
	return Number(code) <= 1114111 ? String.fromCodePoint(Number(code)) : whole;
}
const entities = /* @__PURE__ */ new Map([
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"],
	["amp", "&"]
]);

// src/core/formats/tools/catch2.ts
const catch2Format = combineFormatVariants("catch2", {
	claims: claimsCatch2Xml,
	open: createCatch2XmlReader
}, {
	claims: claimsCatch2Lines,
	open: createCatch2LineReader
}, "times");
const heading$4 = /^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/;
const rule = /^-{20,}$/;
const extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/;
const short = /^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/;
const indent = 5;
const mean = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/;
function claimsCatch2Lines(beginning) {
	return hasLineMatching(beginning, heading$4);
}
function createCatch2LineReader() {
	const found = new MeasurementCollector();
	const state = {
		place: "outside",
		path: [],
		width: 0,
		isShort: false,
		name: "",
		samples: 0,
		iterations: 0
	};
	return createLineReader({
		take: (line) => take$7(line.trimEnd(), state, found),
		resembling: /\S.*\s\d+\s+\d+\s+[\d.]+ (?:ns|us|ms|s)\b/,
		finish: () => found.parsed()
	});
}
function take$7(line, state, readings) {
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
	else if (state.place === "rows") takeRow(line, state, readings);
	else return false;
	return true;
}
function takeRow(line, state, found) {
	const full = (rest) => [...state.path, `${state.name} ${rest}`.trim()].join(" > ");
	const row = rowOf$2(line, state);
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
		found.failBenchmark(full(failed.before), failed.message);
		state.name = "";
	} else if (time !== void 0) addMean(full(""), time, unit, state, found);
	else if (line === "") state.name = "";
	else if (line.length <= state.width && state.name.length < longestName) state.name += `${state.name === "" ? "" : " "}${line.trim()}`;
}
function rowOf$2(line, { isShort, width }) {
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
	const seconds = state.samples > 0 ? toSeconds(time, unit) : null;
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
const element$1 = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g;
const root$1 = /^<Catch2?(TestRun)? /;
const rootEnd = /^<\/Catch2?(TestRun)?>/;
function claimsCatch2Xml(beginning) {
	return hasLineMatching(beginning, root$1);
}
function createCatch2XmlReader() {
	const found = new MeasurementCollector();
	const path = [];
	let extent = {};
	let isOpen = false;
	return createLineReader({
		take: (line) => {
			if (root$1.test(line)) isOpen = true;
			if (rootEnd.test(line)) isOpen = false;
			for (const [, closes, kind = "", attributes = "", closed] of line.matchAll(element$1)) {
				const attribute = (name) => xmlAttributeOf(attributes, name);
				if (kind === "mean") {
					const value = parseDecimal(attribute("value"), -9);
					if (value !== null) found.add(path.join(" > "), "sec/op", value, extent);
				} else if (kind === "failed") found.failBenchmark(path.join(" > "), attribute("message"));
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
			return true;
		},
		resembling: patternMatchingNothing,
		finish: () => {
			if (isOpen) throw new UnreadableError("This XML (catch2) is cut off: its first element has no end. Let the tests run to their end.");
			return found.parsed();
		}
	});
}

// src/core/formats/tools/criterion.ts
const criterionFormat = {
	name: "criterion",
	claims: (beginning) => claimsCriterionFile(beginning) || claimsCriterionLines(beginning),
	claimsLines: claimsCriterionLines,
	cuts: "times",
	open: () => {
		const found = new MeasurementCollector();
		const files = new CriterionFileReader();
		const atPath = (path) => createJsonValueReader(`criterion, ${path}`, (value) => files.take(path, value));
		const printed = () => createCriterionLineReader(found);
		let current = printed();
		const unread = [];
		const endCurrent = () => unread.push(...current.end().unread ?? []);
		return {
			file: (path) => {
				endCurrent();
				current = /(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path) ? atPath(path) : printed();
			},
			write: (piece) => current.write(piece),
			end: () => {
				endCurrent();
				files.addTo(found);
				return unread.length === 0 ? found.parsed() : {
					...found.parsed(),
					unread
				};
			}
		};
	}
};
function claimsCriterionFile(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "group_id") && hasJsonPath(paths, "full_id") || hasJsonPath(paths, "sampling_mode") && hasJsonPath(paths, "times") || hasJsonPath(paths, "mean", "point_estimate") && hasJsonPath(paths, "median", "point_estimate"));
}
var CriterionFileReader = class {
	folders = /* @__PURE__ */ new Map();
	take(path, value) {
		const place = path.slice(0, Math.max(path.lastIndexOf("/"), 0));
		const folder = this.folders.get(place) ?? {
			name: null,
			samples: null,
			median: null,
			iterations: 0
		};
		this.folders.set(place, folder);
		folder.name ??= jsonTextAt(value, "full_id");
		const iterations = jsonNumbersAt(value, "iters");
		const times = jsonNumbersAt(value, "times");
		if (iterations && times && iterations.length === times.length) {
			folder.samples = times.map((time, index) => time / (iterations[index] ?? NaN));
			folder.iterations = iterations.reduce((sum, one) => sum + one, 0);
		}
		if (jsonNumberAt(value, "std_dev", "point_estimate") !== null && path.endsWith("/estimates.json")) folder.median ??= jsonNumberAt(value, "median", "point_estimate");
	}
	addTo(readings) {
		for (const [place, folder] of this.folders) {
			const value = folder.samples ? median$1([...folder.samples]) : folder.median;
			if (value === null || isOld(place, this.folders)) continue;
			if (folder.name === null) throw new UnreadableError(`${place} has times, and no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`);
			const samples = folder.samples?.length;
			readings.add(folder.name, "sec/op", scaleDecimal(value, -9), {
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
const value = /(\d[\d.,]*) ([^\s\d[\]][^\s[\]]*(?: [^\s\d[\]][^\s[\]]*)*)/.source;
const result$3 = new RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`);
const strange = /^(.*\S)?\s+time: {3}\[[^%[]*\]$/;
const message = /^(?:[^{"]* )?(\{"reason":"(?:benchmark|group)-complete".*)$/;
function claimsCriterionLines(text) {
	return hasLineMatching(text, result$3) || hasLineMatching(text, message);
}
function createCriterionLineReader(readings) {
	let above = "";
	return createLineReader({
		take: (line) => {
			const messageText = message.exec(line)?.[1];
			if (messageText !== void 0) readMessage(parseFirstJson(messageText), readings);
			const trimmed = line.trimEnd();
			const [, beside = "", , , estimate, unit] = result$3.exec(trimmed) ?? [];
			if (estimate !== void 0 && unit !== void 0) add$1(readings, beside === "" ? above : beside, removeThousandsCommas(estimate), unit, {});
			else if (strange.test(trimmed)) throw new UnreadableError(`criterion printed "${escapeControlCharacters(trimmed.trim())}", which has no unit after the values. Let the formatter of the measurement write one.`);
			above = line.trim();
			return messageText !== void 0 || estimate !== void 0;
		},
		resembling: /\btime: +\[\d[^%]*$|"reason": ?"benchmark-complete"/,
		finish: () => readings.parsed()
	});
}
function readMessage(value, found) {
	const name = jsonTextAt(value, "id");
	const median = jsonNumberAt(value, "median", "estimate");
	const unit = jsonTextAt(value, "median", "unit");
	if (name === null || median === null || unit === null) return;
	const counts = jsonNumbersAt(value, "iteration_count") ?? [];
	const iterations = counts.reduce((sum, one) => sum + one, 0);
	add$1(found, name, String(median), unit, {
		iterations,
		samples: counts.length
	});
}
function add$1(found, name, value, unit, extent) {
	const seconds = toSeconds(value, unit);
	if (seconds !== null) {
		found.add(name, "sec/op", seconds, extent);
		return;
	}
	found.declare(unit, { better: "lower" });
	found.add(name, unit, parseDecimal(value) ?? NaN, extent);
}

// src/core/formats/tools/custom.ts
const customSmallerIsBetterFormat = customFormat("customSmallerIsBetter", "lower");
const customBiggerIsBetterFormat = customFormat("customBiggerIsBetter", "higher");
function customFormat(name, better) {
	return {
		name,
		claims: () => false,
		open: () => createJsonReader(name, "a list of objects with \"name\", \"unit\" and \"value\"", isEmptyList, {
			path: [],
			kind: "list",
			take: (benchmark, readings) => take$6(benchmark, better, readings)
		})
	};
}
function take$6(benchmark, better, readings) {
	const name = jsonTextAt(benchmark, "name");
	const value = jsonNumberAt(benchmark, "value") ?? parseDecimal(jsonTextAt(benchmark, "value") ?? "");
	if (name === null || value === null) throw new UnreadableError(`A benchmark (${name}) has no "name", or no number as "value".`);
	const unit = jsonTextAt(benchmark, "unit") ?? "";
	const seconds = toSecondsPerOp(value, unit);
	const kept = seconds === null ? unit : "sec/op";
	readings.declare(kept, { better });
	readings.add(name, kept, seconds ?? value);
	return true;
}

// src/core/formats/tools/dart.ts
const result$2 = /^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/;
const dartFormat = {
	name: "dart",
	claims: (beginning) => hasLineMatching(beginning, result$2),
	claimsLines: (part) => hasLineMatching(part, result$2),
	cuts: "times",
	open: () => {
		const readings = new MeasurementCollector();
		readings.declare("B", { better: "lower" });
		return createLineReader({
			take: (line) => {
				const [, name, kind, value = "", unit = ""] = result$2.exec(line.trimEnd()) ?? [];
				if (name === void 0) return false;
				const read = kind === "CodeSize" ? parseDecimal(value) : toSeconds(value, unit);
				const full = kind === "RunTimeRaw" ? `${name}(${kind})` : name;
				if (read !== null) readings.add(full, kind === "CodeSize" ? "B" : "sec/op", read);
				return read !== null;
			},
			resembling: /\((?:RunTime|RunTimeRaw|CodeSize)\):/,
			finish: () => readings.parsed()
		});
	}
};

// src/core/formats/reading/file-names.ts
function createFileNamer(files, folder) {
	const root = folder === void 0 ? null : partsOf(folder);
	const isBelow = (path) => root !== null && path.length > root.length && root.every((part, n) => path[n] === part);
	const paths = files.map(partsOf).filter((path) => !isBelow(path));
	const [first = []] = paths;
	const folders = first.slice(0, -1);
	const differing = folders.findIndex((folder, n) => paths.some((path) => path.length <= n + 1 || path[n] !== folder));
	const shared = differing < 0 ? folders.length : differing;
	const counts = /* @__PURE__ */ new Map();
	for (const path of paths) counts.set(path.at(-1) ?? "", (counts.get(path.at(-1) ?? "") ?? 0) + 1);
	return (file) => {
		const path = partsOf(file);
		if (isBelow(path)) return path.slice(root?.length).join("/");
		const last = path.at(-1) ?? "";
		return counts.get(last) === 1 ? last : path.slice(shared).join("/");
	};
}
function partsOf(file) {
	return file.split(/[\\/]/);
}

// src/core/formats/tools/deno.ts
const denoFormat = {
	name: "deno",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "benches", "[]", "origin") && hasJsonPath(paths, "benches", "[]", "baseline")),
	open: (folder) => createJsonReader("deno", "an object with the list \"benches\", as deno bench --json prints it", (value, readings) => {
		const benches = jsonListAt(value, "benches");
		const originOf = (bench) => pathOf(jsonTextAt(bench, "origin") ?? "");
		const named = createFileNamer([...new Set((benches ?? []).map(originOf))], folder);
		for (const bench of benches ?? []) addBench(named(originOf(bench)), bench, readings);
		return benches !== null;
	}),
	namesInFilters: (name) => [name.split(" > ").at(-1) ?? name]
};
function pathOf(origin) {
	const [, path] = /^file:\/\/(?:\/(?=[A-Za-z]:))?(.*)$/s.exec(origin) ?? [];
	if (path === void 0) return origin;
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
function addBench(file, bench, readings) {
	const name = [
		file,
		jsonTextAt(bench, "group"),
		jsonTextAt(bench, "name")
	].filter((part) => part !== null && part !== "").join(" > ");
	for (const result of jsonListAt(bench, "results") ?? []) {
		const mean = jsonNumberAt(result, "ok", "avg");
		const samples = jsonNumberAt(result, "ok", "n");
		if (jsonValueAt(result, "failed") !== void 0) readings.failBenchmark(name, jsonTextAt(result, "failed", "exceptionMessage") ?? "it failed");
		else if (mean === null) throw new UnreadableError(`The benchmark ${name} has no "avg".`);
		else readings.add(name, "sec/op", scaleDecimal(mean, -9), { samples });
	}
}

// src/core/formats/tools/divan.ts
const heading$3 = /^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/;
const node = /^((?:│ {2}| {3})*)[├╰]─ (.*)$/;
const row$1 = /[├╰]─ .* \d[\d.]* [num\u00b5\u03bc]?s(?:\s|$)/;
const benchmark = /^(.*\S)\s{2,}\S+ \S+$/;
const divanFormat = {
	name: "divan",
	claims: (beginning) => hasLineMatching(beginning, heading$3),
	claimsLines: (part) => hasLineMatching(part, heading$3),
	open: () => {
		const found = new MeasurementCollector();
		const path = [];
		let about = {
			what: "",
			rows: 0
		};
		return createLineReader({
			take: (line) => {
				const root = heading$3.exec(line.trimEnd())?.[1];
				if (root !== void 0) path.splice(0, path.length, root);
				if (root !== void 0 || path.length === 0) return root !== void 0;
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
					return about.what !== "" || !line.includes("─");
				}
				about = {
					what: "",
					rows: 0
				};
				const [, name = first] = benchmark.exec(first) ?? [];
				path.splice(1 + indent.length / 3, path.length, name);
				const [time = "", unit = ""] = median.split(" ");
				const seconds = toSeconds(time, unit);
				const extent = {
					iterations: Number(iterations),
					samples: Number(samples)
				};
				if (seconds !== null) found.add(path.join("::"), "sec/op", seconds, extent);
				return seconds !== null;
			},
			resembling: row$1,
			finish: () => found.parsed()
		});
	}
};
function columns(row) {
	return row.split("│").slice(-6).map((cell) => cell.trim());
}
function addAllocated$1(readings, name, median, row) {
	const [number = "", unit = ""] = median.split(" ");
	const value = parseDecimal(number);
	if (value === null) return;
	if (row === 1) readings.add(name, "allocs/op", value);
	const factor = sizes.get(unit);
	if (row === 2 && factor !== void 0) readings.add(name, "B/op", value * factor);
}
const sizes = new Map([["B", 1], ...[
	"K",
	"M",
	"G",
	"T"
].flatMap((prefix, index) => [[`${prefix}B`, 1e3 ** (index + 1)], [`${prefix}iB`, 1024 ** (index + 1)]])]);

// src/core/formats/tools/google-benchmark.ts
const googleBenchmarkFormat = combineFormatVariants("google-benchmark", {
	claims: claimsJson$4,
	open: openJson
}, {
	claims: claimsGoogleTable,
	open: createGoogleTableReader
}, "times");
function claimsJson$4(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "context", "num_cpus") || hasJsonPath(paths, "context", "library_build_type"));
}
function openJson() {
	let rows = [];
	return createJsonReader("google-benchmark", "an object with \"context\" and the list \"benchmarks\"", (value, readings) => {
		if (!isEmptyList(jsonValueAt(value, "benchmarks")) || jsonValueAt(value, "context") === void 0) return false;
		take$5(rows, readings);
		rows = [];
		return true;
	}, {
		path: ["benchmarks"],
		kind: "list",
		take: (row) => {
			rows.push(rowOf$1(row));
			return true;
		}
	});
}
function rowOf$1(row) {
	const name = jsonTextAt(row, "name") ?? "";
	const runName = jsonTextAt(row, "run_name") ?? name;
	const hasFailed = jsonValueAt(row, "error_occurred") === true;
	return {
		name,
		runName: runName === name ? name : runName,
		type: typeOf(jsonValueAt(row, "run_type")),
		isMean: jsonTextAt(row, "aggregate_name") === "mean",
		real: jsonNumberAt(row, "real_time"),
		cpu: jsonNumberAt(row, "cpu_time"),
		unit: jsonTextAt(row, "time_unit") ?? "ns",
		iterations: jsonNumberAt(row, "iterations"),
		threads: jsonNumberAt(row, "threads"),
		counters: countersOf(row),
		error: hasFailed ? jsonTextAt(row, "error_message") ?? "error_occurred" : null,
		isSkipped: jsonValueAt(row, "skipped") !== void 0
	};
}
function typeOf(type) {
	if (type === void 0) return null;
	return type === "iteration" ? type : "aggregate";
}
function countersOf(row) {
	let counters = null;
	for (const key of jsonKeysOf(row)) {
		if (known.has(key)) continue;
		const value = jsonValueAt(row, key);
		if (typeof value !== "number") continue;
		counters ??= [];
		counters.push([key, value]);
	}
	return counters ?? none;
}
const none = [];
function take$5(rows, readings) {
	const typed = rows.filter(({ type }) => type === "iteration");
	const untyped = rows.filter(({ type }) => type === null);
	const runs = [...typed, ...googleRowsWithoutAggregates(untyped)];
	const repeated = repeatedGoogleBenchmarks(rows);
	for (const row of runs) addRow$1(row, repeated.has(row.name), readings);
	const means = rows.filter(({ isMean }) => isMean);
	if (means.length === 0) return;
	const measured = new Set(runs.map(({ runName }) => runName));
	const only = means.find(({ runName }) => !measured.has(runName));
	if (only !== void 0) throw aggregatesOnlyError(only.runName);
}
function addRow$1(row, isRepeated, found) {
	const { name, real, cpu, unit, iterations, counters } = row;
	if (row.error !== null) found.failBenchmark(name, row.error);
	if (row.error !== null || row.isSkipped) return;
	if (real === null || cpu === null) throw new UnreadableError(`The benchmark ${name} has no "real_time" or no "cpu_time".`);
	if (row.threads === 1 && !/\/manual_time(\/|$)/.test(name)) found.claim((iterations ?? 0) * (toSeconds(real, unit) ?? 0));
	addGoogleTime(found, name, {
		real,
		cpu,
		unit,
		iterations,
		isRepeated
	});
	addGoogleCounters(found, name, counters, {
		iterations,
		isRepeated
	});
}
const known = new Set("name run_name run_type family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time time_unit".split(" "));
function decidingGoogleTime(name, { real, cpu }) {
	return /\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu;
}
function addGoogleTime(found, name, { real, cpu, unit, ...row }) {
	const seconds = toSeconds(decidingGoogleTime(name, {
		real,
		cpu
	}), unit);
	if (seconds === null) throw new UnreadableError(`The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`);
	addValue(found, name, "sec/op", seconds, row);
}
function addGoogleCounters(found, name, counters, row) {
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
const units$2 = /* @__PURE__ */ new Map([
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
function repeatedGoogleBenchmarks(rows) {
	return new Set(rows.filter(({ name }) => name.endsWith("_mean")).map(({ name }) => name.slice(0, -5)));
}
const aggregate = /_(mean|median|stddev|cv|min|max|BigO|RMS)$/;
function googleRowsWithoutAggregates(rows) {
	const names = new Set(rows.map(({ name }) => name));
	const has = (stem, ...endings) => endings.every((ending) => names.has(stem + ending));
	const isAggregate = ({ name }) => {
		const stem = name.replace(aggregate, "");
		return stem !== name && (has(stem, "_mean", "_median", "_stddev") || has(stem, "_BigO", "_RMS"));
	};
	const runs = rows.filter((row) => !isAggregate(row));
	const measured = new Set(runs.map(({ name }) => name));
	const only = rows.find((row) => row.name.endsWith("_mean") && isAggregate(row) && !measured.has(row.name.slice(0, -5)));
	if (only) throw aggregatesOnlyError(only.name.slice(0, -5));
	return runs;
}
function aggregatesOnlyError(name) {
	return new UnreadableError(`The benchmark ${name} has only aggregates of its repetitions. Leave out --benchmark_report_aggregates_only (or ReportAggregatesOnly), or repetitions: a run is repeated here anyway.`);
}
const heading$2 = /^(?:\S.*\s)?Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/;
const result$1 = /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/;
const number = /(-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\/s|s)?/.source;
const counter = new RegExp(` ([^=]+)=${number}(?= |$)`, "gy");
const cell = new RegExp(`^${number}$`);
function claimsGoogleTable(beginning) {
	return hasLineMatching(beginning, heading$2);
}
function createGoogleTableReader() {
	const found = new MeasurementCollector();
	const rows = [];
	let columns = [];
	return createLineReader({
		take: (line) => {
			const above = heading$2.exec(line.trimEnd());
			if (above) columns = columnsOf(above[1]);
			const failed = failureIn(line);
			if (failed !== null) found.failBenchmark(...failed);
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
			return name !== void 0 || above !== null || failed !== null || ofAggregates.test(line);
		},
		resembling: /\s{2}[\d.e+-]+ (?:ns|us|ms|s) {2,}\d/,
		finish: () => {
			const repeated = repeatedGoogleBenchmarks(rows);
			for (const plain of googleRowsWithoutAggregates(rows)) {
				const row = {
					...plain,
					isRepeated: repeated.has(plain.name)
				};
				refuseValueWithFewDigits(found, row.name, decidingGoogleTime(row.name, row), row.unit, "Use --benchmark_format=json.");
				addGoogleTime(found, row.name, row);
				addGoogleCounters(found, row.name, countersInTable(row), row);
			}
			return found.parsed();
		}
	});
}
const ofAggregates = /^\S.*_(?:BigO|RMS|cv)\s/;
const errorAhead = "ERROR OCCURRED: '";
function failureIn(line) {
	const start = line.indexOf(errorAhead);
	const name = line.slice(0, Math.max(start, 0)).trimEnd();
	if (name === "" || name.length === start || !line.endsWith("'")) return null;
	return [name, line.slice(start + 17, -1)];
}
function columnsOf(above = "") {
	if (above.trim() === "UserCounters...") return [];
	return above.split(/\s{2,}| (?=\S{10})/).filter((name) => name !== "");
}
function countersInTable({ name, counters, columns }) {
	if (columns.length === 0) {
		const found = [...` ${counters}`.matchAll(counter)];
		const names = found.map(([, name = ""]) => name);
		if (` ${counters}`.slice(found.reduce((length, [text]) => length + text.length, 0)).includes("=") || names.some((one, index) => index > 0 && one < (names[index - 1] ?? ""))) throw new UnreadableError(`What follows the times of ${name} ("${counters}") may be counters or a label. Use --benchmark_format=json.`);
		return found.map(([, counter = "", ...value]) => [counter, scaled(counter, value)]);
	}
	const values = counters.split(/\s+/);
	return columns.map((counter, index) => {
		const [, ...value] = cell.exec(values[index] ?? "") ?? [];
		if (value.length === 0 || counter.includes(" ")) throw new UnreadableError(`The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`);
		return [counter, scaled(counter, value)];
	});
}
function scaled(counter, [digits = "", prefix = "", binary = ""]) {
	const power = prefixes.indexOf(prefix.replace("K", "k")) - smallest;
	return (counter === "bytes_per_second" || binary !== "") && power > 0 ? Number(digits) * 1024 ** power : parseDecimal(digits, 3 * power) ?? NaN;
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

// src/core/formats/tools/gungraun.ts
const gungraunFormat = combineFormatVariants("gungraun", {
	claims: claimsJson$3,
	open: createGungraunJsonReader
}, {
	claims: claimsGungraunLines,
	open: createGungraunLineReader
});
function claimsJson$3(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "module_path") && hasJsonPath(paths, "kind"));
}
const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/;
const below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/;
const otherCounts = /^ {2}(?:={7} |Comparison with )/;
const total = /^ {2}## Total/;
function claimsGungraunLines(beginning) {
	return hasLineMatching(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/);
}
function createGungraunLineReader() {
	const found = new MeasurementCollector();
	const heading = new GungraunNameReader();
	const section = /* @__PURE__ */ new Map();
	let name = null;
	let seen = /* @__PURE__ */ new Set();
	const endSection = () => {
		if (name !== null) for (const [what, value] of section) addGungraunCount(found, name, what, value, seen);
		section.clear();
	};
	return createLineReader({
		take: (printed) => {
			const line = ungridded(printed);
			if (!below.test(line)) {
				heading.take(line);
				return false;
			}
			const next = heading.end();
			if (next !== null || otherCounts.test(line)) endSection();
			if (next !== null) {
				name = next;
				seen = /* @__PURE__ */ new Set();
			}
			if (total.test(line)) section.clear();
			const [, what, value] = count.exec(line) ?? [];
			if (what !== void 0 && value !== void 0 && !section.has(what)) section.set(what, parseDecimal(value));
			return true;
		},
		resembling: /\b(?:Instructions|Estimated Cycles|Total bytes|Ir): +\d[\d.]*\|/,
		finish: () => {
			endSection();
			return found.parsed();
		}
	});
}
function ungridded(line) {
	return line.replace(/^\|[ =-]/, "  ");
}
const named = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/;
const footer = /^- end of std(?:out|err)/;
const most = 100;
var GungraunNameReader = class {
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
function createGungraunJsonReader() {
	return createJsonReader("gungraun", "the summaries that --output-format=json prints", (value, readings) => {
		const path = jsonTextAt(value, "module_path");
		const profiles = jsonListAt(value, "profiles") ?? beforeGungraun(value);
		if (path === null || profiles === null) return false;
		const details = jsonTextAt(value, "description") ?? jsonTextAt(value, "details");
		const name = gungraunName(path, jsonTextAt(value, "id"), details);
		const seen = /* @__PURE__ */ new Set();
		for (const profile of profiles) for (const [metric, measured] of totals(profile)) addGungraunCount(readings, name, metric, newValue(measured), seen);
		return true;
	});
}
function beforeGungraun(value) {
	const run = jsonValueAt(value, "callgrind_summary", "callgrind_run");
	return run === void 0 ? null : [run];
}
function totals(profile) {
	const [ofTool] = jsonEntriesAt(profile, "summaries", "total", "summary") ?? [];
	return jsonEntriesAt(profile, "data", "total", "metrics") ?? jsonEntriesAt(ofTool?.[1]) ?? jsonEntriesAt(profile, "total", "summary") ?? [];
}
function newValue(measured) {
	const both = jsonListAt(measured, "metrics", "Both");
	const own = both ? both[0] : jsonValueAt(measured, "metrics", "Left");
	return jsonNumberAt(measured, "values", "new") ?? jsonNumberAt(own, "Int") ?? jsonNumberAt(own, "Float") ?? jsonNumberAt(own);
}
const units$1 = /* @__PURE__ */ new Map([
	["Ir", "instructions"],
	["Instructions", "instructions"],
	["EstimatedCycles", "estimated-cycles"],
	["Estimated Cycles", "estimated-cycles"],
	["TotalBytes", "B/op"],
	["Total bytes", "B/op"],
	["TotalBlocks", "allocs/op"],
	["Total blocks", "allocs/op"]
]);
function addGungraunCount(readings, benchmark, count, value, seen) {
	const unit = units$1.get(count);
	if (unit === void 0 || value === null || seen.has(unit)) return;
	seen.add(unit);
	readings.declare(unit, {
		better: "lower",
		assume: "exact"
	});
	readings.add(benchmark, unit, value);
}
function gungraunName(path, id, details) {
	const behind = id === null ? "" : ` ${id}`;
	return details === null || details === "" ? path + behind : `${path}${behind}:${details}`;
}

// src/core/formats/tools/hyperfine.ts
const hyperfineFormat = {
	name: "hyperfine",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "results", "[]", "command") && hasJsonPath(paths, "results", "[]", "mean")),
	open: () => createJsonReader("hyperfine", "an object with the list \"results\", as --export-json writes it", (value) => isEmptyList(jsonValueAt(value, "results")), {
		path: ["results"],
		kind: "list",
		take: take$4
	})
};
function take$4(result, readings) {
	const command = jsonTextAt(result, "command");
	const name = command + (jsonEntriesAt(result, "parameters") ?? []).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
	const times = jsonNumbersAt(result, "times") ?? [];
	const middle = jsonNumberAt(result, "median") ?? jsonNumberAt(result, "mean");
	if (command === null || times.length === 0 && middle === null) throw new UnreadableError(`A result (${name}) has no "command", or neither "times" nor "median".`);
	readings.addSamples(name, "sec/op", times, 1);
	if (times.length === 0 && middle !== null) readings.add(name, "sec/op", middle);
	readings.claim(times.reduce((sum, time) => sum + time, 0));
	readings.ended(name, (jsonListAt(result, "exit_codes") ?? []).map(statusOf));
	return true;
}
function statusOf(code) {
	return typeof code === "number" ? code : null;
}

// src/core/formats/tools/jmh.ts
const read = combineFormatVariants("jmh", {
	claims: claimsJson$2,
	open: () => createJsonReader("jmh", "the list that -rf json writes", isEmptyList, {
		path: [],
		kind: "list",
		take: take$3
	})
}, {
	claims: claimsJmhTable,
	open: createJmhTableReader
});
const jmhFormat = {
	...read,
	openPrinted: createJmhFailureReader,
	namesInFilters: (name) => [name.replace(/[/:].*/s, "")]
};
function claimsJson$2(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "[]", "jmhVersion") || hasJsonPath(paths, "[]", "benchmark") && hasJsonPath(paths, "[]", "mode"));
}
function take$3(result, readings) {
	if (jsonValueAt(result, "primaryMetric") === void 0) return false;
	const benchmark = jsonTextAt(result, "benchmark");
	const mode = jsonTextAt(result, "mode");
	if (benchmark === null || mode === null) throw new UnreadableError("A result has no \"benchmark\" or no \"mode\".");
	if (isSwiftBenchmark(result)) {
		addSwiftBenchmark(result, readings);
		return true;
	}
	const name = benchmark + (jsonEntriesAt(result, "params") ?? []).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
	addMetric$1(name, mode, jsonValueAt(result, "primaryMetric"), readings);
	for (const [label, metric] of jsonEntriesAt(result, "secondaryMetrics") ?? []) if (/^·?gc\.alloc\.rate\.norm$/.test(label)) addAllocated(name, metric, readings);
	else if (/^\w+$/.test(label) && isOwnMetric(metric, result)) addMetric$1(`${name}:${label}`, mode, metric, readings);
	return true;
}
function addMetric$1(name, mode, metric, found) {
	const unit = jsonTextAt(metric, "scoreUnit");
	const values = (jsonListAt(metric, "rawData") ?? []).map((fork) => jsonNumbersAt(fork)).flatMap((fork) => fork ?? []);
	const middle = jsonNumberAt(metric, "scorePercentiles", "50.0") ?? jsonNumberAt(metric, "score");
	const all = values.length > 0 ? values : middle === null ? [] : [middle];
	if (unit === null || all.length === 0) throw new UnreadableError(`The benchmark ${name} has no score, or no unit.`);
	addJmhScores(found, name, mode, all, unit);
}
function isOwnMetric(metric, result) {
	const unit = jsonTextAt(metric, "scoreUnit");
	return unit === null || unit === jsonTextAt(result, "primaryMetric", "scoreUnit") || isUnitOfJmhScore(unit);
}
function addAllocated(name, metric, found) {
	const value = jsonNumberAt(metric, "scorePercentiles", "50.0");
	if (value !== null) found.add(name, "B/op", value);
}
function addJmhScores(found, benchmark, mode, scores, unit) {
	const name = mode === "sample" || mode === "ss" ? `${benchmark}:${mode}` : benchmark;
	const [numerator = "", denominator = ""] = unit.split("/");
	const isRate = numerator === "ops";
	if (!isRate && denominator !== "op") {
		found.addSamples(name, unit, scores.map(Number));
		return;
	}
	if (isRate) found.declare("ops/s", { better: "higher" });
	const values = scores.map((score) => {
		const value = isRate ? toRatePerSecond(score, denominator) : toSeconds(score, numerator);
		if (value === null) throw new UnreadableError(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`);
		return value;
	});
	found.addSamples(name, isRate ? "ops/s" : "sec/op", values);
}
function isUnitOfJmhScore(unit) {
	const [numerator = "", denominator = ""] = unit.split("/");
	if (numerator === "ops") return toSeconds(1, denominator) !== null;
	return denominator === "op" ? toSeconds(1, numerator) !== null : unit === "#";
}
const heading$1 = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/;
const row = /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/;
function claimsJmhTable(beginning) {
	return hasLineMatching(beginning, heading$1) || hasLineMatching(beginning, /^# JMH version: \d/);
}
const ofBenchmark = "# Benchmark: ";
const ofParameters = "# Parameters: ";
const failure = /(?:^|: )(<failure>|<forked VM failed with exit code \d+>)$/;
function createJmhTableReader() {
	const found = new MeasurementCollector();
	const takeFailure = failuresTo(found);
	let parameters = null;
	return createLineReader({
		take: (given) => {
			const line = given.trimEnd();
			const begun = heading$1.exec(line);
			takeFailure(line);
			if (begun) parameters = (begun[1] ?? "").match(/(?<=\()[^)]+(?=\))/g) ?? [];
			return begun !== null || parameters !== null && readRow(line, parameters, found);
		},
		resembling: /^[^:·]+\s(?:thrpt|avgt|sample|ss)\s+\d|\s(?:thrpt|avgt|sample|ss)\s.*\d\s+(?:ops\/\w+|\w+\/op)$/,
		finish: () => found.parsed()
	});
}
function createJmhFailureReader() {
	const found = new MeasurementCollector();
	const takeFailure = failuresTo(found);
	return createLineReader({
		take: (line) => {
			takeFailure(line.trimEnd());
			return true;
		},
		resembling: patternMatchingNothing,
		finish: () => found.parsed()
	});
}
function failuresTo(found) {
	const failed = /* @__PURE__ */ new Set();
	let running = "";
	return (line) => {
		const [, what] = failure.exec(line) ?? [];
		if (line.startsWith(ofBenchmark)) running = line.slice(13);
		else if (line.startsWith(ofParameters)) running += ` ${line.slice(14)}`;
		else if (what !== void 0 && !failed.has(running)) {
			failed.add(running);
			found.fail(`${running}: ${what}`);
		}
	};
}
function readRow(line, parameters, found) {
	const [, labelled = "", given = "", mode, about, score, unit] = row.exec(line) ?? [];
	if (mode === void 0 || score === void 0 || unit === void 0) return false;
	const [, benchmark = "", label = ""] = /^([^:]*):?(.*)$/.exec(labelled) ?? [];
	const name = benchmark + namedParameters(parameters, given.trim());
	const named = (method) => isOf(benchmark, method) ? name : `${name}:${method}`;
	if (mode === "sample") {
		const [, method = ""] = median.exec(label) ?? [label];
		if (median.test(label)) addScore(found, named(method), mode, score, unit);
	} else if (/^·?gc\.alloc\.rate\.norm$/.test(label)) found.add(name, "B/op", norm(score, about));
	else if (/^\w*$/.test(label) && (label === "" || isUnitOfJmhScore(unit))) {
		if (about !== void 0) throw new UnreadableError(`The score of ${name} is only about ${score} ${unit}. ${advice$1}`);
		addScore(found, named(label), mode, score, unit);
	}
	return true;
}
const advice$1 = "Set a smaller -tu, or have it written with -rf json.";
function addScore(found, name, mode, score, unit) {
	refuseValueWithFewDigits(found, name, decimal(score), unit, advice$1);
	addJmhScores(found, name, mode, [decimal(score)], unit);
}
function norm(score, about) {
	return about === void 0 ? Number(decimal(score)) : 0;
}
const median = /^(?:(\w+)[·:])?p0\.50$/;
function isOf(benchmark, method) {
	return method === "" || benchmark === method || benchmark.endsWith(`.${method}`);
}
function decimal(score) {
	const marks = score.match(/[.,]/g) ?? [];
	const last = marks.at(-1);
	const isGrouped = marks.length > 1 && marks.every((mark) => mark === last);
	if (last === void 0 || isGrouped) return score.replaceAll(/[.,]/g, "");
	const at = score.lastIndexOf(last);
	return `${score.slice(0, at).replaceAll(/[.,]/g, "")}.${score.slice(at + 1)}`;
}
function namedParameters(parameters, given) {
	const values = given === "" ? [] : given.split(/\s+/);
	if (values.length !== parameters.length) return values.length === 0 ? "" : `/${values.join(" ")}`;
	return values.map((value, index) => value === "N/A" ? "" : `/${parameters[index]}=${value}`).join("");
}
const smallerIsBetter = /^(Malloc|Memory|Syscalls|Context switches|Threads|Bytes|Instructions$|Object allocs$|Retains$|Releases$|\(Alloc)/;
function isSwiftBenchmark(result) {
	return jsonTextAt(result, "primaryMetric", "scoreUnit") === "# / s";
}
function addSwiftBenchmark(result, found) {
	const name = (jsonTextAt(result, "benchmark") ?? "").replace(/^package\.benchmark\./, "");
	const metrics = jsonEntriesAt(result, "secondaryMetrics") ?? [];
	for (const [label, metric] of metrics) {
		const values = valuesOf(metric);
		const kind = /^Time \((.*)\)$/.exec(label)?.[1];
		if (kind !== void 0) found.addSamples(kind === "wall clock" ? name : `${name} (${kind})`, "sec/op", values.map((value) => scaleDecimal(value, -6)));
		else {
			if (smallerIsBetter.test(label)) found.declare(label, { better: "lower" });
			found.addSamples(name, label, values);
		}
	}
	if (metrics.some(([label]) => label === "Time (wall clock)")) return;
	found.declare("ops/s", { better: "higher" });
	found.addSamples(name, "ops/s", valuesOf(jsonValueAt(result, "primaryMetric")));
}
function valuesOf(metric) {
	const raw = (jsonListAt(metric, "rawData") ?? []).flatMap((one) => jsonNumbersAt(one) ?? []);
	const score = jsonNumberAt(metric, "score");
	return raw.length > 0 || score === null ? raw : [score];
}

// src/core/formats/tools/julia.ts
const deepest = 100;
const juliaFormat = {
	name: "julia",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "[]", "BenchmarkTools")),
	open: () => createJsonReader("julia", "the list that BenchmarkTools.save writes", (value, readings) => {
		const [versions, values] = jsonListAt(value) ?? [];
		if (jsonValueAt(versions, "BenchmarkTools") === void 0) return false;
		for (const one of jsonListAt(values) ?? []) addTyped(one, [], readings);
		return true;
	})
};
function addTyped(value, path, readings) {
	const [given, content] = jsonListAt(value) ?? [];
	const type = jsonTextAt(given)?.replace(/^BenchmarkTools\./, "");
	const name = path.join("/");
	if (path.length > deepest) throw new UnreadableError(`The groups are nested too deep: ${name.slice(0, 100)}.`);
	if (type === "BenchmarkGroup") for (const [key, inner] of jsonEntriesAt(content, "data") ?? []) addTyped(inner, [...path, key], readings);
	else if (type === "Trial") addTrial(name, content, readings);
	else if (type === "TrialEstimate") addEstimate(name, content, readings);
	else throw new UnreadableError(`${name || "The whole"} is a ${stringifyForName(given).slice(0, 100)}. Save the trials that run(suite) gives, or their median().`);
}
function addTrial(name, trial, found) {
	const times = jsonNumbersAt(trial, "times") ?? [];
	if (times.length === 0) throw new UnreadableError(`The trial ${name} has no "times".`);
	const evaluations = jsonNumberAt(jsonListAt(trial, "params")?.[1], "evals") ?? 0;
	const seconds = times.map((time) => scaleDecimal(time, -9));
	found.addSamples(name, "sec/op", seconds, evaluations);
	addMemory(name, trial, found);
}
function addEstimate(name, estimate, found) {
	const time = jsonNumberAt(estimate, "time");
	if (time === null) throw new UnreadableError(`The estimate ${name} has no "time".`);
	found.add(name, "sec/op", scaleDecimal(time, -9));
	addMemory(name, estimate, found);
}
function addMemory(name, measured, found) {
	const [memory, allocations] = [jsonNumberAt(measured, "memory"), jsonNumberAt(measured, "allocs")];
	if (memory !== null) found.add(name, "B/op", memory);
	if (allocations !== null) found.add(name, "allocs/op", allocations);
}

// src/core/formats/tools/k6.ts
const k6Format = {
	name: "k6",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => [
		"vus_max",
		"iterations",
		"data_sent",
		"data_received",
		"iteration_duration"
	].some((metric) => hasJsonPath(paths, "metrics", metric)) || claimsNewK6Summary(paths)),
	open: () => createJsonReader("k6", "an object with \"metrics\", as --summary-export writes it", (given, readings) => {
		const value = convertNewK6Summary(given) ?? given;
		const metrics = jsonEntriesAt(value, "metrics");
		for (const [name, metric] of metrics ?? []) addMetric(name, metric, readings);
		if (metrics) failChecks(jsonValueAt(value, "root_group"), readings);
		return metrics !== null;
	})
};
const left = /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/;
const time$1 = /^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_.*)(\{|$)/;
function addMetric(name, metric, readings) {
	failThresholds(name, metric, readings);
	if (left.test(name)) return;
	const values = jsonValueAt(metric, "values") ?? metric;
	const [rate, count, value, passes] = [
		jsonNumberAt(values, "rate"),
		jsonNumberAt(values, "count"),
		jsonNumberAt(values, "value"),
		jsonNumberAt(values, "passes")
	];
	const kind = name.replace(/\{.*$/s, "");
	if (value === null && statisticsOf(values).length > 0) addTrend(name, metric, values, readings);
	else if (count !== null) {
		if (rate !== null && /^(http_reqs|iterations)$/.test(kind)) addTo(readings, name, "ops/s", rate, "higher");
		else addTo(readings, name, "count", count, null);
	} else {
		const share = rate ?? value;
		if (share === null) return;
		if (kind === "http_req_failed") addTo(readings, name, "failed-share", share, "lower");
		else addTo(readings, name, rate === null && passes === null ? "value" : "share", share, null);
	}
}
function statisticsOf(values) {
	const keys = (jsonEntriesAt(values) ?? []).map(([key]) => key);
	const measured = keys.filter((key) => /^(med|p\([\d.]+\))$/.test(key));
	const other = [
		"avg",
		"min",
		"max"
	].find((key) => keys.includes(key));
	return measured.length > 0 || other === void 0 ? measured : [other];
}
function addTrend(name, metric, values, found) {
	const isTime = jsonTextAt(metric, "contains") === "time" || jsonValueAt(metric, "contains") === void 0 && time$1.test(name);
	for (const statistic of statisticsOf(values)) {
		const value = jsonNumberAt(values, statistic);
		if (value === null) continue;
		if (isTime) found.add(`${name} ${statistic}`, "sec/op", scaleDecimal(value, -3));
		else addTo(found, `${name} ${statistic}`, "value", value, null);
	}
}
function addTo(found, name, unit, value, better) {
	found.declare(unit, { better });
	found.add(name, unit, value);
}
function failThresholds(name, metric, found) {
	for (const [threshold, outcome] of jsonEntriesAt(metric, "thresholds") ?? []) if (outcome === true || jsonValueAt(outcome, "ok") === false) found.fail(`${name}: the threshold ${threshold} was crossed`);
}
function failChecks(group, found, depth = 0) {
	for (const check of membersOf(group, "checks")) {
		const [fails, passes] = [jsonNumberAt(check, "fails") ?? 0, jsonNumberAt(check, "passes") ?? 0];
		const name = jsonTextAt(check, "path")?.replace(/^::/, "") ?? jsonTextAt(check, "name");
		if (fails > 0) found.fail(`check ${name}: failed ${fails} of ${fails + passes} times`);
	}
	if (depth < 100) for (const inner of membersOf(group, "groups")) failChecks(inner, found, depth + 1);
}
function membersOf(group, key) {
	return jsonListAt(group, key) ?? (jsonEntriesAt(group, key) ?? []).map(([, member]) => member);
}
function claimsNewK6Summary(paths) {
	return hasJsonPath(paths, "config", "execution") && hasJsonPath(paths, "config", "script");
}
function convertNewK6Summary(summary) {
	const listed = jsonListAt(summary, "results", "metrics");
	if (listed === null) return null;
	const duration = jsonNumberAt(summary, "config", "duration") ?? 0;
	const metrics = listed.map((metric) => {
		const values = (jsonEntriesAt(metric, "values") ?? []).map(([key, value]) => [key.replace(/^p([\d.]+)$/, "p($1)"), value]);
		const count = jsonTextAt(metric, "type") === "counter" ? jsonNumberAt(metric, "values", "count") : null;
		const rate = count !== null && duration > 0 ? { rate: count / duration } : {};
		const contains = jsonTextAt(metric, "contains");
		return [jsonTextAt(metric, "name") ?? "", {
			contains,
			values: {
				...Object.fromEntries(values),
				...rate
			}
		}];
	});
	const checks = jsonListAt(summary, "results", "checks", "results") ?? [];
	return {
		metrics: Object.fromEntries(metrics),
		root_group: { checks }
	};
}

// src/core/formats/tools/luau.ts
const result = /^SUCCESS: (.*\S)\s+:\s+([\d.]+)([a-zµμ]+) \+\/-\s+[\d.]+% on \S/;
const failed = /^FAILED:\s+'/;
const luauFormat = {
	name: "luau",
	claims: (beginning) => hasLineMatching(beginning, result),
	claimsLines: (part) => hasLineMatching(part, result),
	open: () => {
		const readings = new MeasurementCollector();
		return createLineReader({
			take: (line) => {
				if (failed.test(line)) readings.fail(line.trim());
				const [, name, time, unit] = result.exec(line) ?? [];
				if (name === void 0 || time === void 0 || unit === void 0) return false;
				const seconds = toSeconds(time, unit);
				if (seconds !== null) readings.add(name, "sec/op", seconds);
				return seconds !== null;
			},
			resembling: /SUCCESS: .*\d/,
			finish: () => readings.parsed()
		});
	}
};

// src/core/formats/tools/mitata.ts
const mitataFormat = {
	name: "mitata",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => isMitata(paths, beginning)),
	open: () => createJsonReader("mitata", "an object with the list \"benchmarks\", as run({ format: 'json' }) prints it", (value, readings) => {
		const benchmarks = jsonListAt(value, "benchmarks");
		const groups = (jsonListAt(value, "layout") ?? []).map((group) => jsonTextAt(group, "name"));
		for (const benchmark of benchmarks ?? []) {
			const group = groupOf(benchmark, groups);
			for (const run of jsonListAt(benchmark, "runs") ?? [benchmark]) addRun(group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`, run, readings);
		}
		return benchmarks !== null;
	})
};
function isMitata(paths, beginning) {
	const hasAll = (...keys) => keys.every((key) => hasJsonPath(paths, "benchmarks", "[]", key));
	return hasJsonPath(paths, "layout") && hasJsonPath(paths, "benchmarks") || hasAll("runs") && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning) || hasAll("warmup", "baseline", "async");
}
function groupOf(benchmark, groups) {
	const name = jsonTextAt(benchmark, "group");
	if (name !== null) return name.startsWith("$mitata_group") ? null : name;
	return groups[jsonNumberAt(benchmark, "group") ?? -1] ?? null;
}
function nameOf(benchmark, run) {
	return (jsonTextAt(run, "name") ?? jsonTextAt(benchmark, "alias") ?? "") + (jsonEntriesAt(run, "args") ?? []).filter(([key]) => !jsonTextAt(benchmark, "alias")?.includes(`$${key}`)).map(([key, value]) => `/${key}=${stringifyForName(value)}`).join("");
}
function addRun(name, run, readings) {
	const error = jsonValueAt(run, "error");
	if (error !== void 0) {
		readings.failBenchmark(name, jsonTextAt(error, "message") ?? stringifyForName(error));
		return;
	}
	const median = jsonNumberAt(run, "stats", "p50") ?? jsonNumberAt(run, "stats", "avg");
	if (median === null) throw new UnreadableError(`The benchmark ${name} has no "stats.p50".`);
	const samples = jsonNumbersAt(run, "stats", "samples")?.length;
	readings.add(name, "sec/op", scaleDecimal(median, -9), {
		iterations: jsonNumberAt(run, "stats", "ticks"),
		samples
	});
}

// src/core/formats/tools/nanobench.ts
const nanobenchFormat = combineFormatVariants("nanobench", {
	claims: claimsJson$1,
	open: () => createJsonReader("nanobench", "an object with the list \"results\", as templates::json() renders it", (value) => isEmptyList(jsonValueAt(value, "results")), {
		path: ["results"],
		kind: "list",
		take: take$2
	})
}, {
	claims: claimsNanobenchTable,
	open: createNanobenchTableReader
});
function claimsJson$1(beginning) {
	return findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "results", "[]", "median(elapsed)"));
}
function take$2(result, readings) {
	const name = nanobenchName(jsonTextAt(result, "title") ?? "", jsonTextAt(result, "name") ?? "", jsonNumberAt(result, "complexityN"));
	const elapsed = jsonNumberAt(result, "median(elapsed)");
	const batch = jsonNumberAt(result, "batch") ?? 1;
	const unit = jsonTextAt(result, "unit") ?? "op";
	if (elapsed === null) throw new UnreadableError(`The benchmark ${name} has no "median(elapsed)".`);
	const measurements = jsonListAt(result, "measurements") ?? [];
	const iterations = measurements.reduce((sum, one) => sum + (jsonNumberAt(one, "iterations") ?? 0), 0);
	readings.add(name, `sec/${unit}`, elapsed / batch, {
		iterations,
		samples: measurements.length
	});
	return true;
}
const time = /^(ns|us|ms|s)\/(.+)$/;
const scales = /* @__PURE__ */ new Map([
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
function createNanobenchTableReader() {
	const found = new MeasurementCollector();
	let heading = null;
	return createLineReader({
		take: (line) => {
			const begun = headingOf(line);
			heading = begun ?? heading;
			const row = rowOf(line.trimEnd());
			if (!heading || !row) return begun !== null;
			return addRow(heading, cells$1(row.values), row.name, found);
		},
		resembling: /\| +[\d,]+\.\d+%? \| +[\d,.]+%? \|/,
		finish: () => found.parsed()
	});
}
const own = /* @__PURE__ */ new Set([
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
	const written = (isIt) => removeThousandsCommas(values[columns.findIndex(isIt)] ?? "");
	const size = values[columns.indexOf("complexityN")];
	const plain = nanobenchName(title, name, size === void 0 ? null : parseDecimal(removeThousandsCommas(size)));
	if (contexts.length > 0 && values.length > columns.indexOf("total") + 1) throw new UnreadableError(`A context of the nanobench benchmark ${plain} has | in it, so the columns cannot be told apart. Leave the | out.`);
	const full = contexts.reduce((before, context) => {
		const value = values[columns.indexOf(context)] ?? "";
		return value === "" ? before : `${before}/${context}=${value}`;
	}, plain);
	const [timeColumn = ""] = columns.filter((column) => time.test(column));
	const printed = written((column) => column === timeColumn);
	const rate = written((column) => column === `${unit}/s`);
	const seconds = parseDecimal(printed, power);
	if (seconds !== null && hasTooFewDigits(printed) && !hasTooFewDigits(rate)) found.add(full, `sec/${unit}`, 1 / Number(rate));
	else if (seconds !== null) {
		refuseValueWithFewDigits(found, full, printed, timeColumn.replace(/\/.*/, ""), advice);
		found.add(full, `sec/${unit}`, seconds);
	}
	const counted = written((column) => column.startsWith("ins/"));
	const instructions = parseDecimal(counted);
	if (instructions === null) return seconds !== null;
	refuseValueWithFewDigits(found, full, counted, `instructions/${unit}`, advice);
	found.declare(`instructions/${unit}`, { better: "lower" });
	found.add(full, `instructions/${unit}`, instructions);
	return seconds !== null;
}
const advice = "Hide the instructions (performanceCounters(false)), or print templates::json().";
function cells$1(line) {
	return line.split("|").map((cell) => cell.trim());
}

// src/core/formats/tools/phpbench.ts
const element = /<(\/?)(phpbench|benchmark|subject|variant|parameter-set|iteration|error)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g;
const root = /^<phpbench /;
const phpbenchFormat = {
	name: "phpbench",
	claims: (beginning) => hasLineMatching(beginning, root),
	claimsLines: (part) => hasLineMatching(part, root),
	open,
	namesInFilters: (name) => [name.replace(/\/.*/s, "")]
};
function open() {
	const readings = new MeasurementCollector("Give each set of parameters a name of its own.");
	let [isOpen, type, method] = [
		false,
		"",
		""
	];
	let variant = {
		set: "",
		revolutions: 0,
		times: []
	};
	const name = () => `${type}::${method}${variant.set === "" ? "" : `/${variant.set}`}`;
	const closes = (kind) => {
		if (kind === "phpbench") isOpen = false;
		if (kind === "variant") readings.addSamples(name(), "sec/op", variant.times, variant.revolutions);
	};
	const opens = (kind, attribute) => {
		if (kind === "phpbench") isOpen = true;
		else if (kind === "benchmark") type = attribute("class").replace(/^\\/, "");
		else if (kind === "subject") method = attribute("name");
		else if (kind === "variant") variant = {
			set: "",
			revolutions: Number(attribute("revs")),
			times: []
		};
		else if (kind === "parameter-set") variant.set = attribute("name");
		else if (kind === "error") readings.failBenchmark(name(), attribute("exception-class"));
		else {
			const time = parseDecimal(attribute("time-avg"), -6);
			if (time === null) throw new UnreadableError(`An iteration of ${name()} has no "time-avg".`);
			variant.times.push(time);
		}
	};
	return createLineReader({
		take: (line) => {
			for (const [, end, kind = "", attributes = ""] of line.matchAll(element)) if (end === "/") closes(kind);
			else opens(kind, (key) => xmlAttributeOf(attributes, key));
			return true;
		},
		resembling: patternMatchingNothing,
		finish: () => {
			if (isOpen) throw new UnreadableError("This XML (phpbench) is cut off: its first element has no end. Let phpbench run to its end.");
			return readings.parsed();
		}
	});
}

// src/core/formats/tools/pyperf.ts
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/;
const pyperfFormat = {
	name: "pyperf",
	claims: (beginning) => !ofMitata.test(beginning) && findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "benchmarks", "[]", "runs") && !hasJsonPath(paths, "benchmarks", "[]", "alias")),
	open: () => createJsonReader("pyperf", "an object with the list \"benchmarks\", as pyperf writes it with -o", (value, readings) => {
		const benchmarks = jsonListAt(value, "benchmarks");
		for (const benchmark of benchmarks ?? []) addBenchmark(benchmark, value, readings);
		return benchmarks !== null;
	})
};
function addBenchmark(benchmark, suite, readings) {
	const shared = (key) => jsonTextAt(benchmark, "metadata", key) ?? jsonTextAt(suite, "metadata", key);
	const name = shared("name");
	if (name === null) throw new UnreadableError("A benchmark of pyperf has no name: give it one with --name.");
	const unit = units.get(shared("unit") ?? "second");
	if (unit === void 0) throw new UnreadableError(`The benchmark ${name} has the unit ${shared("unit")}, which is not known.`);
	const values = (jsonListAt(benchmark, "runs") ?? []).flatMap((run) => jsonNumbersAt(run, "values") ?? []);
	if (values.length === 0) throw new UnreadableError(`The benchmark ${name} has no values.`);
	if (unit === "B") readings.declare("B", { better: "lower" });
	readings.addSamples(name, unit, values);
}
const units = /* @__PURE__ */ new Map([
	["second", "sec/op"],
	["byte", "B"],
	["integer", "value"]
]);

// src/core/formats/tools/pytest-benchmark.ts
const pytestBenchmarkFormat = {
	name: "pytest-benchmark",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "machine_info") && hasJsonPath(paths, "commit_info")),
	open: () => createJsonReader("pytest-benchmark", "an object with the list \"benchmarks\", as --benchmark-json writes it", (value) => isEmptyList(jsonValueAt(value, "benchmarks")), {
		path: ["benchmarks"],
		kind: "list",
		take: take$1
	}),
	namesInFilters: (name) => [name.replace(/^[^[]*::/, "")]
};
function take$1(benchmark, readings) {
	const name = jsonTextAt(benchmark, "fullname") ?? jsonTextAt(benchmark, "name");
	const median = jsonNumberAt(benchmark, "stats", "median");
	if (name === null || median === null) throw new UnreadableError(`A benchmark${name === null ? "" : ` (${name})`} has no "fullname" or no "stats.median".`);
	const samples = jsonNumberAt(benchmark, "stats", "rounds");
	const iterations = (samples ?? 0) * (jsonNumberAt(benchmark, "stats", "iterations") ?? 0);
	readings.add(name, "sec/op", median, {
		iterations,
		samples
	});
	const timer = jsonTextAt(benchmark, "options", "timer") ?? "";
	if (wallClocks.has(timer)) readings.claim(iterations * (jsonNumberAt(benchmark, "stats", "mean") ?? 0));
	return true;
}
const wallClocks = /* @__PURE__ */ new Set([
	"perf_counter",
	"monotonic",
	"time"
]);

// src/core/formats/tools/tinybench.ts
const tinybenchFormat = combineFormatVariants("tinybench", {
	claims: claimsJson,
	open: () => createJsonReader("tinybench", "a list of tasks with their results, or bench.table()", take)
}, {
	claims: claimsTinybenchTable,
	open: createTinybenchTableReader
});
function claimsJson(beginning) {
	return findJsonKeyPaths(beginning).some(isTinybench);
}
function isTinybench(paths) {
	const hasOne = (...keys) => keys.some((key) => hasJsonPath(paths, "[]", key));
	return hasOne("Task name", "Task Name") || hasOne("state") && hasOne("runtime", "latency") || [
		"state",
		"latency",
		"hz"
	].some((key) => hasJsonPath(paths, "[]", "result", key));
}
function take(value, readings) {
	const tasks = jsonListAt(value);
	if (!tasks || tasks.length === 0) return false;
	for (const [index, task] of tasks.entries()) if (task === null) addUnrunTinybenchRow(index, readings);
	else if (!addTinybenchRow(task, readings)) addTask(task, readings);
	return true;
}
function addTask(task, found) {
	const result = jsonValueAt(task, "result") ?? task;
	const name = jsonTextAt(task, "name");
	if (name === null) throw new UnreadableError("These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).");
	const state = jsonTextAt(result, "state");
	if (state === "errored" || state === "aborted" || jsonValueAt(result, "error") !== void 0) {
		found.failBenchmark(name, jsonTextAt(result, "error", "message") ?? state ?? "error");
		return;
	}
	const latency = jsonValueAt(result, "latency") ?? result;
	const given = jsonNumbersAt(latency, "samples") ?? jsonNumbersAt(result, "samples") ?? [];
	const middle = jsonNumberAt(latency, "p50") ?? (given.length > 0 ? median$1([...given]) : jsonNumberAt(latency, "mean"));
	const unended = jsonValueAt(result, "aborted") === true ? "aborted" : /^(not-)?started$/.exec(state ?? "")?.[0];
	if (middle === null && unended !== void 0) {
		found.failBenchmark(name, unended);
		return;
	}
	if (middle === null) throw new UnreadableError(`The task ${name} of tinybench has no result: await bench.run() first.`);
	const samples = jsonNumberAt(latency, "samplesCount") ?? given.length;
	found.add(name, "sec/op", scaleDecimal(middle, -3), {
		iterations: samples,
		samples
	});
}
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i;
const line = /^│ .* │$/;
function claimsTinybenchTable(beginning) {
	return hasLineMatching(beginning, heading);
}
function createTinybenchTableReader() {
	const found = new MeasurementCollector();
	let columns = null;
	return createLineReader({
		take: (text) => {
			const row = text.trimEnd();
			if (heading.test(row)) columns = cells(row);
			else if (row.startsWith("└")) columns = null;
			else if (columns && line.test(row)) addLine(columns, cells(row), found);
			else return false;
			return true;
		},
		resembling: /│[^│]*\d/,
		finish: () => found.parsed()
	});
}
function addTinybenchRow(row, found) {
	const entries = jsonEntriesAt(row) ?? [];
	const of = (name) => entries.find(([key, value]) => name.test(key) && value !== "")?.[1];
	const task = of(/^task name$/i);
	if (typeof task !== "string") return false;
	const error = of(/^error$/i);
	if (error !== void 0) {
		found.failBenchmark(task, stringifyForName(error));
		return true;
	}
	const remarks = of(/^remarks$/i);
	const time = of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i);
	const seconds = parseDecimal(removeThousandsCommas(stringifyForName(time).split(" ")[0] ?? ""), -9);
	if (seconds === null && remarks !== void 0) {
		found.failBenchmark(task, stringifyForName(remarks));
		return true;
	}
	if (seconds === null) throw new UnreadableError(`The row of ${task} has no "Latency med (ns)".`);
	const samples = Number(stringifyForName(of(/^samples$/i)));
	found.add(task, "sec/op", seconds, {
		iterations: samples,
		samples
	});
	return true;
}
function addLine(columns, values, found) {
	if (columns.length !== values.length) throw new UnreadableError("A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).");
	if (!addTinybenchRow(Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? "")])), found)) addUnrunTinybenchRow(Number(values[0]), found);
}
function addUnrunTinybenchRow(index, found) {
	found.fail(`The task in row ${index} of the table has no result: await bench.run() first.`);
}
function cells(text) {
	return text.trim().slice(1, -1).split("│").map((cell) => cell.trim());
}
function unquoted(cell) {
	const [, , inside] = /^(['"`])(.*)\1$/s.exec(cell) ?? [];
	return inside === void 0 ? cell : inside.replace(/\\(.)/gs, (_, character) => escaped.get(character) ?? character);
}
const escaped = /* @__PURE__ */ new Map([["n", "\n"], ["t", "	"]]);

// src/core/formats/tools/vitest-bench.ts
const vitestBenchFormat = {
	name: "vitest-bench",
	claims: (beginning) => findJsonKeyPaths(beginning).some((paths) => hasJsonPath(paths, "files", "[]", "filepath") && hasJsonPath(paths, "files", "[]", "groups") || hasJsonPath(paths, "testResults", "[]", "assertionResults") && /"benchmarks"\s*:/.test(beginning) || paths.some((path) => path.length === 4 && path[0] === "testResults" && path[3] === "rme")),
	open: (folder) => createJsonReader("vitest-bench", "what vitest writes with --outputJson or --reporter=json", (value, readings) => {
		const [files, results] = [jsonListAt(value, "files"), jsonListAt(value, "testResults")];
		for (const file of files ?? []) for (const group of jsonListAt(file, "groups") ?? []) addGroup(group, readings);
		const pathOf = (file) => jsonTextAt(file, "name") ?? "";
		const named = createFileNamer((results ?? []).map(pathOf), folder);
		for (const file of results ?? []) addFile(named(pathOf(file)), file, readings);
		const suites = jsonEntriesAt(value, "testResults");
		for (const [suite, benchmarks] of suites ?? []) addSuite(suite, jsonListAt(benchmarks) ?? [], readings);
		return files !== null || results !== null || suites !== null;
	}),
	namesInFilters: (name) => {
		const [, first = "", ...others] = name.split(" > ");
		if (others.length > mostJoined) return [[first, ...others].join(" ")];
		return others.reduce((all, part) => all.flatMap((one) => [`${one} ${part}`, `${one} > ${part}`]), [first]);
	}
};
const mostJoined = 3;
function addGroup(group, readings) {
	for (const benchmark of jsonListAt(group, "benchmarks") ?? []) {
		const name = `${jsonTextAt(group, "fullName")} > ${jsonTextAt(benchmark, "name")}`;
		const median = jsonNumberAt(benchmark, "median") ?? jsonNumberAt(benchmark, "mean");
		if (median === null) readings.failBenchmark(name, "it has no result, so it threw an error");
		else add(name, median, jsonNumberAt(benchmark, "sampleCount"), readings);
	}
}
function addSuite(suite, benchmarks, found) {
	for (const benchmark of benchmarks) {
		const name = `${suite === "" ? "" : `${suite} > `}${jsonTextAt(benchmark, "name")}`;
		const [samples, mean] = [jsonNumbersAt(benchmark, "samples") ?? [], jsonNumberAt(benchmark, "mean")];
		const seconds = samples.map((sample) => scaleDecimal(sample, -3));
		if (mean === null) found.failBenchmark(name, "it has no result, so it threw an error");
		else if (samples.length > 0) found.addSamples(name, "sec/op", seconds, 1);
		else add(name, mean, null, found);
	}
}
function addFile(path, file, found) {
	if (jsonTextAt(file, "status") === "failed" && jsonListAt(file, "assertionResults")?.length === 0) found.fail(`${path}: ${jsonTextAt(file, "message")}`);
	for (const test of jsonListAt(file, "assertionResults") ?? []) {
		if (jsonTextAt(test, "status") === "failed") found.failBenchmark(nameIn(path, test), messageOf(test));
		for (const benchmark of jsonListAt(test, "benchmarks") ?? []) for (const task of jsonListAt(benchmark, "tasks") ?? []) {
			const median = jsonNumberAt(task, "latency", "p50");
			if (median === null || jsonValueAt(task, "fromStore") === true) continue;
			add(`${path} > ${jsonTextAt(benchmark, "name")} > ${jsonTextAt(task, "name")}`, median, jsonNumberAt(task, "latency", "samplesCount"), found);
		}
	}
}
function nameIn(path, test) {
	return [
		path,
		...(jsonListAt(test, "ancestorTitles") ?? []).map((one) => jsonTextAt(one) ?? ""),
		jsonTextAt(test, "title") ?? jsonTextAt(test, "fullName") ?? ""
	].join(" > ");
}
function messageOf(test) {
	return jsonTextAt(jsonListAt(test, "failureMessages")?.[0])?.split("\n", 1)[0] || "failed";
}
function add(name, median, samples, found) {
	found.add(name, "sec/op", scaleDecimal(median, -3), {
		iterations: samples,
		samples
	});
}

// src/core/formats/formats.ts
const supportedFormats = [
	...[
		cargoBenchFormat,
		criterionFormat,
		divanFormat,
		gungraunFormat
	],
	...[
		pytestBenchmarkFormat,
		pyperfFormat,
		asvFormat
	],
	...[
		googleBenchmarkFormat,
		catch2Format,
		nanobenchFormat
	],
	...[jmhFormat, benchmarkDotNetFormat],
	...[
		tinybenchFormat,
		vitestBenchFormat,
		mitataFormat,
		benchmarkJsFormat,
		denoFormat
	],
	...[
		benchmarkIpsFormat,
		phpbenchFormat,
		bencheeFormat,
		juliaFormat,
		dartFormat,
		luauFormat
	],
	...[
		hyperfineFormat,
		k6Format,
		autocannonFormat
	],
	...[
		bmfFormat,
		customSmallerIsBetterFormat,
		customBiggerIsBetterFormat
	],
	goFormat
];
const automaticFormatValue = "auto";
const formatNames = supportedFormats.map(({ name }) => name);
function isFormatNameOrDescription(name) {
	return formatNames.includes(name) || isFormatDescription(name) && parseCustomFormatDescription(name) !== null;
}
function formatByNameOrDescription(name, matcherFor) {
	if (isFormatDescription(name)) return createCustomFormat(parseCustomFormatDescription(name), matcherFor);
	return supportedFormats.find((format) => format.name === name) ?? null;
}

export { TextPartSplitter, automaticFormatValue, formatByNameOrDescription, formatDetectionLength, formatNames, isFormatNameOrDescription, supportedFormats, textPartLength };