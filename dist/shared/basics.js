import { accessSync, constants, lstatSync, readFileSync, readdirSync, realpathSync, stat, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { execFile } from "node:child_process";
import { lstat, mkdir, mkdtemp, open, rm, stat as stat$1, writeFile } from "node:fs/promises";
import { parseArgs, promisify } from "node:util";
import { Script, createContext } from "node:vm";

// src/core/words/escape.ts
const longest$3 = 200;
function markdownInlineCodeOfName(name) {
	return shortPrintableName(name).split("|").map((piece) => piece === "" ? "" : span(piece)).join("<code>&#124;</code>") || "(no name)";
}
function markdownCodeSpanOutsideTables(text, most) {
	return span(shortPrintableName(text, most));
}
function span(text) {
	const fence = "`".repeat(longestRun(text, 1));
	const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? " " : "";
	return `${fence}${padding}${text}${padding}${fence}`;
}
function longestRun(text, least) {
	return Math.max(least, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1));
}
function markdownCodeBlock(text, language = "") {
	const fence = "`".repeat(longestRun(text, 3));
	return `${fence}${language}\n${splitLinesAndEscapeControlCharacters(text).join("\n")}\n${fence}`;
}
function shortPrintableName(name, most = longest$3) {
	const characters = [...escapeControlCharacters(name)];
	return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}
function splitLinesAndEscapeControlCharacters(text) {
	return removeEscapeSequences(text).split(/\r?\n/).map(escapeControlCharacters);
}
const invisibleCharacterPattern = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u;
const usual = /^[ -~]*$/;
const everyUnseen = new RegExp(invisibleCharacterPattern, "gu");
function escapeControlCharacters(text) {
	if (usual.test(text)) return text;
	return text.replace(everyUnseen, (character) => character === "	" ? " " : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
function showLineBreaks(text) {
	return text.replace(/\r?\n/g, "\\n");
}
function disarmWorkflowCommands(text) {
	return text.replaceAll("##[", "## [").replace(/^([^\S\r\n]*)::/gm, "$1: :");
}
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b\n]{0,2000}(?:\u0007|\u001b\\)|[()*+][\dA-Z]|[=>78M])/g;
function removeEscapeSequences(text) {
	return text.includes("\x1B") ? text.replace(sequences, "") : text;
}
function escapeUntrustedCsvField(text) {
	return quoteCsvField(inert(escapeControlCharacters(text)));
}
function quoteCsvField(text) {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
function inert(text) {
	return /^\s*['=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
function quoteShellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function quoteShellWordOnOneLine(word) {
	if (!word.includes("\n")) return quoteShellWord(word);
	return `$'${word.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n")}'`;
}
function joinShellWords(...words) {
	return words.map(quoteShellWord).join(" ");
}
function commandInFolder(folder, command) {
	return folder === "." ? command : `cd ${quoteShellWord(folder)} && ${command}`;
}
function formatDisplaySafeJson(value) {
	return `${JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped$1)}\n`;
}
function escaped$1(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

// src/core/filter/filter.ts
const placeholders = {
	regex: regexMatchingNames,
	or: joinNamesForPytest
};
const place = "filter";
const filterInputSyntaxDescription = "one line with \"{regex}\" or \"{or}\" in it, where the names go, such as \"--benchmark_filter={regex}\" or \"-k {or}\"";
function isFilterWithValidPlaceholders(filter) {
	const words = [...filter.matchAll(braced)].map(([, word = ""]) => word);
	return words.length > 0 && words.every((word) => Object.hasOwn(placeholders, word)) && !filter.includes("\n");
}
function areNamePlaceholdersInFilterUnquoted(filter) {
	return !filter.includes("`") && Object.keys(placeholders).every((word) => arePlaceholdersOfWordUnquoted(filter, word));
}
function isFilterPlaceholderUnquoted(run) {
	return arePlaceholdersOfWordUnquoted(run, place);
}
function commandWithoutFilter(run, filter) {
	return filter === null ? run : fillPlaceholder(run, place, "");
}
function filteredCommand(run, filter, names) {
	const values = Object.fromEntries(Object.entries(placeholders).map(([word, write]) => [word, write(names)]));
	if (Object.entries(values).some(([word, text]) => text === null && hasPlaceholderOfWord(filter, word))) return null;
	const text = filter.replace(braced, (whole, word) => {
		const value = values[word];
		return value ? quoteShellWord(value) : whole;
	});
	return hasPlaceholderOfWord(run, place) ? fillPlaceholder(run, place, text) : `${run.trimEnd()} ${text}`;
}
const braced = /(?<!\$)\{([^{}]*)\}/g;
const most$2 = 24576;
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u;
function regexMatchingNames(names) {
	if (names.length === 0 || names.some((name) => name === "" || unspeakable.test(name))) return null;
	const escaped = names.map((name) => name.replace(/[\\.[()*+?{|^$]/g, "\\$&"));
	return fitting(`^(${[...new Set(escaped)].join("|")})$`);
}
function joinNamesForPytest(names) {
	const words = names.map((name) => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null);
	return words.length === 0 || words.includes(null) ? null : fitting([...new Set(words)].join(" or "));
}
function isKeyword(word) {
	return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word);
}
function fitting(text) {
	return new TextEncoder().encode(text).length > most$2 ? null : text;
}
function findReportedNamesOfRows(rows, reported) {
	const isNeeded = (name) => rows.some((row) => row === name || row.startsWith(`${name} `));
	return [...new Set(reported)].filter(isNeeded);
}
function arePlaceholdersOfWordUnquoted(text, word) {
	const places = new Set([...text.matchAll(placeOf(word))].map((match) => match.index));
	let open = "";
	for (let index = 0; index < text.length; index++) {
		const character = text[index] ?? "";
		if (open !== "" && places.has(index)) return false;
		if (open !== "'" && character === "\\") {
			index++;
			if (places.has(index)) return false;
		} else if (open !== "") {
			if (character === open) open = "";
		} else if (/['"`]/.test(character)) open = character;
		else if (character === "#" && /^$|[\s;&|(]/.test(text[index - 1] ?? "")) {
			const end = text.indexOf("\n", index);
			if (end < 0) return true;
			index = end;
		}
	}
	return true;
}
function hasPlaceholderOfWord(text, word) {
	return placeOf(word).test(text);
}
function fillPlaceholder(text, word, value) {
	return text.replace(placeOf(word), () => value);
}
function placeOf(word) {
	return new RegExp(`(?<!\\$)\\{${word}\\}`, "g");
}

// src/core/common/nearest.ts
function findNearestName(name, known) {
	const wanted = plain(name);
	const most = Math.max(1, Math.floor(wanted.length / 3));
	let best = null;
	let least = most + 1;
	for (const candidate of known) {
		if (Math.abs(candidate.length - wanted.length) >= least) continue;
		const changes = changedLetters(wanted, plain(candidate));
		if (changes < least) [best, least] = [candidate, changes];
	}
	return best;
}
function plain(name) {
	return name.toLowerCase().replaceAll("_", "-");
}
function changedLetters(from, to) {
	let before = [];
	let last = Array.from({ length: to.length + 1 }, (_, n) => n);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const isSame = from[i - 1] === to[j - 1];
			const replaced = at(last, j - 1) + (isSame ? 0 : 1);
			const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(before, j - 2) + 1 : replaced;
			row.push(Math.min(replaced, swapped, at(last, j) + 1, at(row, j - 1) + 1));
		}
		before = last;
		last = row;
	}
	return at(last, to.length);
}
function at(row, n) {
	return row[n] ?? Number.POSITIVE_INFINITY;
}

// src/core/model/errors.ts
var MisconfiguredError = class extends Error {
	name = "Misconfigured";
};
var CouldNotMeasureError = class extends Error {
	name = "CouldNotMeasure";
	output;
	constructor(message, output = "") {
		super(message);
		this.output = output;
	}
};
var MissingJobResultsError = class extends Error {
	name = "MissingJobResults";
	run;
	constructor(message, run) {
		super(message);
		this.run = run;
	}
};
var SideFailedError = class extends CouldNotMeasureError {
	side;
	why;
	kind;
	constructor(side, why, message, output = "", kind = "failed") {
		super(message, output);
		this.side = side;
		this.why = why;
		this.kind = kind;
	}
};
var CancelledError = class extends Error {
	name = "Cancelled";
};
var NotPutBackError = class extends Error {
	name = "NotPutBack";
};

// src/core/common/memoize.ts
const mostResults = 1e3;
function memoize(compute) {
	const results = /* @__PURE__ */ new Map();
	return (argument) => {
		const cached = results.get(argument);
		if (cached !== void 0) return cached;
		if (results.size >= mostResults) results.clear();
		const result = compute(argument);
		results.set(argument, result);
		return result;
	};
}
function lazy(compute) {
	let result;
	return () => result ??= compute();
}
function getOrInsert(map, key, create) {
	const present = map.get(key);
	if (present !== void 0) return present;
	const value = create();
	map.set(key, value);
	return value;
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

// src/core/model/units.ts
const convertUnitToTidyUnitAndFactor = memoize((unit) => {
	let factor = 1;
	return {
		unit: rewriteNumerator(unit, (token) => {
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
function unitCountsBytes(unit) {
	return numeratorTokens(unit).some((token) => [
		"B",
		"MB",
		"bytes"
	].includes(token));
}
const findUsualDirectionOfUnit = memoize((name) => {
	const unit = name.replaceAll("-per-", "/");
	if (isRate(unit)) return rateOfCosts.test(unit) ? null : "higher";
	return cost.test(unit) || numeratorTokens(unit).some((token) => times$1.has(token)) ? "lower" : null;
});
function directionOfUnitWithDeclaration(unit, { better }) {
	return better !== void 0 ? better : findUsualDirectionOfUnit(unit);
}
const isRate = (unit) => /\/(s|sec|second)$|^([a-z\d.]+-)?(rps|qps|tps|fps|iops)$/.test(unit);
const rateOfCosts = /^([\w-]+-)?(errors|failures|timeouts|retries|allocs|allocations|misses|page-faults|context-switches)\//;
const cost = /^(([kKMG]i?)?B|bytes|allocs|allocations|(cpu-|ref-)?cycles|instructions|[\w-]+-misses|page-faults|context-switches)(\/[a-z]+)?$/;
const times$1 = new Set("sec s ms us µs μs msec usec secs second seconds millis milliseconds micros microseconds nanos nanoseconds".split(" "));
function isPossibleValueInUnit(value, unit) {
	return value >= 0 ? value < Number.POSITIVE_INFINITY : value > Number.NEGATIVE_INFINITY && !isTimeUnit(unit);
}
const isTimeUnit = memoize((unit) => numeratorTokens(unit).includes("sec"));
const isCountOrBytesUnit = memoize((unit) => {
	if (/\/(s|sec)$/.test(unit)) return false;
	return unitCountsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit);
});
function isTimeOrRateUnit(unit) {
	const direction = findUsualDirectionOfUnit(unit);
	return !isCountOrBytesUnit(unit) && (direction === "higher" || direction === "lower" && !cost.test(unit));
}
function mergeUnitDeclarationsOfSides(base, head) {
	const rules = new Map(base);
	for (const [unit, { better, ...rule }] of head) {
		const mayDirect = better !== void 0 && findUsualDirectionOfUnit(unit) === null;
		if (!rules.has(unit)) rules.set(unit, mayDirect ? {
			...rule,
			better
		} : rule);
	}
	return rules;
}
function displayedUnitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
function numeratorTokens(unit) {
	const tokens = [];
	rewriteNumerator(unit, (token) => {
		tokens.push(token);
		return token;
	});
	return tokens;
}
function rewriteNumerator(unit, rewrite) {
	let denominator = false;
	return unit.replace(/[*/]|[^-*/\s]+/g, (token) => {
		if (token === "*" || token === "/") {
			denominator = token === "/";
			return token;
		}
		return denominator ? token : rewrite(token);
	});
}

// src/core/formats/reading/clean-text.ts
const added = /[\u0000\u001b\r\ufeff]/;
const dropped = /[\u0000\ufeff]/g;
const clock = /\d\d:\d\d:\d\d(?:[.,]\d+)?/.source;
const zone = /(?: ?Z|[+-]\d\d:?\d\d)?/.source;
const times = [
	String.raw`\[?\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${zone}\]?(?:[ \t]|(?=\n|$))(?:\d\d[OE][ +])?`,
	String.raw`\[?${clock}\]?(?:[ \t]|(?=\n|$))`,
	String.raw`[A-Z][a-z]{2} [ \d]\d ${clock} (?:[\w.-]+ [\w./-]+(?:\[\d+\])?: )?`,
	String.raw`#\d+ \d+\.\d+ `,
	String.raw`[^\t\n]{1,200}\t[^\t\n]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:)`
];
const labels = [
	String.raw`(?!Benchmark|test )[A-Za-z\d][\w.-]* *\|(?: |(?=\n|$))`,
	String.raw`\[(?!(?:true|false|null)\])[\w./:@ -]*[A-Za-z][\w./:@ -]*\] `,
	String.raw`\[\d+\] (?! *(?:[,\]}]|\n|$))`
];
const prefixes$3 = {
	times: new RegExp(`(?:${times.join("|")})+`, "y"),
	"times and labels": new RegExp(`(?:${[...times, ...labels].join("|")})+`, "y")
};
const soughtPrefix = 2 ** 20;
const mostHeld = 4096;
var EscapeAndLogPrefixRemover = class {
	cuts;
	hasPrefixes = false;
	looked = 0;
	pending = "";
	isWithin = false;
	constructor(cuts) {
		this.cuts = cuts;
	}
	write(piece) {
		const text = this.pending === "" ? piece : this.pending + piece;
		let last = text.length;
		while (text.charCodeAt(last - 1) === carriageReturn$1) last--;
		const broken = text.lastIndexOf("\n") + 1 || text.lastIndexOf("\r", last - 1) + 1;
		const end = text.length - broken > mostHeld ? last : Math.min(broken, last);
		this.pending = text.slice(end);
		return this.clean(text.slice(0, end));
	}
	end() {
		const rest = this.pending;
		this.pending = "";
		return this.clean(rest);
	}
	clean(written) {
		if (written === "") return "";
		const text = added.test(written) ? withoutAdded(written) : written;
		const first = this.isWithin ? text.indexOf("\n") + 1 || text.length : 0;
		this.isWithin = !text.endsWith("\n");
		return this.withoutPrefixes(text, first);
	}
	withoutPrefixes(text, first) {
		if (this.cuts === "nothing") return text;
		const prefix = prefixes$3[this.cuts];
		let kept = "";
		let from = 0;
		for (let at = first; at < text.length;) {
			if (!this.hasPrefixes && this.looked + at > soughtPrefix) {
				this.cuts = "nothing";
				break;
			}
			if (mayBegin(text.charCodeAt(at))) {
				prefix.lastIndex = at;
				const match = prefix.exec(text);
				if (match) {
					this.hasPrefixes = true;
					kept += text.slice(from, at);
					from = at + match[0].length;
				}
			}
			const next = text.indexOf("\n", at);
			if (next < 0) break;
			at = next + 1;
		}
		this.looked += text.length;
		return from === 0 ? text : kept + text.slice(from);
	}
};
function cleanToolOutput(text, cuts) {
	const clean = new EscapeAndLogPrefixRemover(cuts);
	return clean.write(text) + clean.end();
}
function withoutAdded(text) {
	return removeEscapeSequences(text.replace(/\r+\n|\r/g, "\n")).replace(dropped, "");
}
const carriageReturn$1 = 13;
function mayBegin(code) {
	const letter = code | 32;
	return letter >= 97 && letter <= 122 || code >= 48 && code <= 57 || code === 91 || code === 35;
}

// src/core/formats/reading/format.ts
var NotInFormatError = class extends Error {
	name = "Unreadable";
};
function logPrefixCutModeOfFormat({ cuts = "times and labels" }) {
	return cuts;
}
function createTextClaimedByFormatPredicate(part) {
	const clean = memoize((cuts) => cleanToolOutput(part, cuts));
	const all = clean("times and labels");
	return (format, ask = "claims") => {
		const own = clean(logPrefixCutModeOfFormat(format));
		return format[ask]?.(own) === true || logPrefixCutModeOfFormat(format) === "times" && all !== own && format[ask]?.(all) === true;
	};
}
function cleanTextInFormat(format, text) {
	return cleanToolOutput(text, logPrefixCutModeOfFormat(format));
}
function parseTextInFormat(format, text, folder) {
	return format.parse(cleanTextInFormat(format, text), folder);
}
const emptyParsedOutput = {
	measurements: [],
	units: /* @__PURE__ */ new Map(),
	failures: [],
	refused: []
};
function findBenchmarkDuplicatedAcrossOutputFiles(parts) {
	if (parts.length < 2) return null;
	const spelled = memoize((config) => JSON.stringify(Object.entries(config).sort()));
	const owners = /* @__PURE__ */ new Map();
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
function failuresIfAllOfSingleBenchmarks({ failures, failed = /* @__PURE__ */ new Map() }) {
	return failures.length > failed.size ? null : failed;
}
function refusedValuesSpoilingOutput({ refused, refusedBeside = [] }) {
	const beside = new Set(refusedBeside);
	return refused.filter((one) => !beside.has(one));
}
function joinParsedOutputs(parts) {
	const [only, ...others] = parts;
	if (only && others.length === 0) return only;
	const units = /* @__PURE__ */ new Map();
	for (const part of parts) for (const [unit, rule] of part.units) if (!units.has(unit)) units.set(unit, rule);
	const claimed = Math.max(...parts.map((part) => part.claimed ?? 0));
	const beside = parts.flatMap(({ refusedBeside = [] }) => refusedBeside);
	const unread = parts.flatMap(({ unread: lines = [] }) => lines);
	const failed = new Map(parts.flatMap((part) => [...part.failed ?? []]));
	return {
		measurements: parts.flatMap(({ measurements }) => measurements),
		units,
		failures: parts.flatMap(({ failures }) => failures),
		...failed.size > 0 ? { failed } : {},
		...claimed > 0 ? { claimed } : {},
		refused: parts.flatMap(({ refused }) => refused),
		...beside.length > 0 ? { refusedBeside: beside } : {},
		...unread.length > 0 ? { unread } : {}
	};
}
function combineFormatVariants(name, data, lines, cuts = "times and labels") {
	return {
		name,
		cuts,
		claims: (beginning) => data.claims(beginning) || lines.claims(beginning),
		claimsLines: (part) => lines.claims(part),
		parse: (text) => isData(text, data, lines) ? data.parse(cleanData(text)) : lines.parse(text)
	};
}
function cleanData(text) {
	return cleanToolOutput(text, "times and labels");
}
function isData(text, data, lines) {
	for (const part of formatDetectionChunks(text)) {
		if (data.claims(cleanData(part))) return true;
		if (lines.claims(part)) return false;
	}
	return /^\s*[[{<]/.test(cleanData(text.slice(0, formatDetectionChunkLength)));
}
const formatDetectionChunkLength = 65536;
const formatDetectionLength = 4 * 2 ** 20;
function* formatDetectionChunks(text) {
	const end = Math.min(text.length, formatDetectionLength);
	let start = 0;
	while (end - start >= formatDetectionChunkLength) {
		const part = text.slice(start, start + formatDetectionChunkLength);
		yield part;
		start += secondHalf(part);
	}
	if (start < end) yield text.slice(start, end);
}
function secondHalf(part) {
	const half = part.length / 2;
	return part.indexOf("\n", half) + 1 || half;
}

// node_modules/simple-statistics/dist/simple-statistics.mjs
function sum(x) {
	if (x.length === 0) return 0;
	var sum = x[0];
	var correction = 0;
	var transition;
	if (typeof sum !== "number") return NaN;
	for (var i = 1; i < x.length; i++) {
		if (typeof x[i] !== "number") return NaN;
		transition = sum + x[i];
		if (Math.abs(sum) >= Math.abs(x[i])) correction += sum - transition + x[i];
		else correction += x[i] - transition + sum;
		sum = transition;
	}
	return sum + correction;
}
function mean$2(x) {
	if (x.length === 0) throw new Error("mean requires at least one data point");
	return sum(x) / x.length;
}
function sumNthPowerDeviations(x, n) {
	var meanValue = mean$2(x);
	var sum = 0;
	var tempValue;
	var i;
	if (n === 2) for (i = 0; i < x.length; i++) {
		tempValue = x[i] - meanValue;
		sum += tempValue * tempValue;
	}
	else for (i = 0; i < x.length; i++) sum += Math.pow(x[i] - meanValue, n);
	return sum;
}
function sampleVariance(x) {
	if (x.length < 2) throw new Error("sampleVariance requires at least two data points");
	return sumNthPowerDeviations(x, 2) / (x.length - 1);
}
function sampleStandardDeviation(x) {
	var sampleVarianceX = sampleVariance(x);
	return Math.sqrt(sampleVarianceX);
}
function coefficientOfVariation(x) {
	return sampleStandardDeviation(x) / mean$2(x);
}
function quantileSorted(x, p) {
	var idx = (x.length - 1) * p;
	if (x.length === 0) throw new Error("quantile requires at least one data point.");
	else if (p < 0 || p > 1) throw new Error("quantiles must be between 0 and 1");
	else if (p === 1) return x[x.length - 1];
	else if (p === 0) return x[0];
	else if (idx % 1 !== 0) {
		var lower = Math.floor(idx);
		var upper = Math.ceil(idx);
		var fraction = idx - lower;
		return x[lower] + fraction * (x[upper] - x[lower]);
	} else return x[idx];
}
function quickselect(arr, k, left, right) {
	left = left || 0;
	right = right || arr.length - 1;
	while (right > left) {
		if (right - left > 600) {
			var n = right - left + 1;
			var m = k - left + 1;
			var z = Math.log(n);
			var s = .5 * Math.exp(2 * z / 3);
			var sd = .5 * Math.sqrt(z * s * (n - s) / n);
			if (m - n / 2 < 0) sd *= -1;
			quickselect(arr, k, Math.max(left, Math.floor(k - m * s / n + sd)), Math.min(right, Math.floor(k + (n - m) * s / n + sd)));
		}
		var t = arr[k];
		var i = left;
		var j = right;
		swap(arr, left, k);
		if (arr[right] > t) swap(arr, left, right);
		while (i < j) {
			swap(arr, i, j);
			i++;
			j--;
			while (arr[i] < t) i++;
			while (arr[j] > t) j--;
		}
		if (arr[left] === t) swap(arr, left, j);
		else {
			j++;
			swap(arr, j, right);
		}
		if (j <= k) left = j + 1;
		if (k <= j) right = j - 1;
	}
}
function swap(arr, i, j) {
	var tmp = arr[i];
	arr[i] = arr[j];
	arr[j] = tmp;
}
function quantile(x, p) {
	var copy = x.slice();
	if (Array.isArray(p)) {
		multiQuantileSelect(copy, p);
		var results = [];
		for (var i = 0; i < p.length; i++) results[i] = quantileSorted(copy, p[i]);
		return results;
	} else {
		quantileSelect(copy, quantileIndex(copy.length, p), 0, copy.length - 1);
		return quantileSorted(copy, p);
	}
}
function quantileSelect(arr, k, left, right) {
	if (k % 1 === 0) quickselect(arr, k, left, right);
	else {
		k = Math.floor(k);
		quickselect(arr, k, left, right);
		quickselect(arr, k + 1, k + 1, right);
	}
}
function multiQuantileSelect(arr, p) {
	var positions = /* @__PURE__ */ new Set();
	for (var i = 0; i < p.length; i++) {
		var idx = quantileIndex(arr.length, p[i]);
		positions.add(Math.floor(idx));
		positions.add(Math.ceil(idx));
	}
	var indices = Array.from(positions).sort(compare);
	multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
	if (lo > hi) return;
	var mid = lo + hi >> 1;
	quickselect(arr, indices[mid], left, right);
	multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1);
	multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
}
function compare(a, b) {
	return a - b;
}
function quantileIndex(len, p) {
	var idx = (len - 1) * p;
	if (p === 1) return len - 1;
	else if (p === 0) return 0;
	else if (idx % 1 !== 0) return idx;
	else return idx;
}
function logAverage(x) {
	if (x.length === 0) throw new Error("logAverage requires at least one data point");
	var value = 0;
	for (var i = 0; i < x.length; i++) {
		if (x[i] < 0) throw new Error("logAverage requires only non-negative numbers as input");
		value += Math.log(x[i]);
	}
	return Math.exp(value / x.length);
}
function median$1(x) {
	return +quantile(x, .5);
}
function medianSorted(sorted) {
	return quantileSorted(sorted, .5);
}
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};

// src/core/formats/reading/values.ts
const longest$2 = 400;
const decimal$3 = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:e([+-]?\d+))?$/i;
const noNumber = /^nan$/i;
const infinite$1 = /^([+-]?)(?:inf|infinity|∞)$/i;
function parseAndScaleByPowerOfTen(text, power = 0) {
	if (text.length > longest$2) return null;
	const [, digits, exponent = "0"] = decimal$3.exec(text) ?? [];
	if (digits !== void 0) return Number(`${digits}e${Number(exponent) + power}`);
	if (noNumber.test(text)) return NaN;
	const infinity = infinite$1.exec(text);
	if (!infinity) return null;
	return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
function removeThousandsCommas(text) {
	return text.replaceAll(",", "");
}
function multiplyFloatByPowerOfTen(value, power) {
	return parseAndScaleByPowerOfTen(String(value), power) ?? NaN;
}
const units$5 = /* @__PURE__ */ new Map([
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
function toSeconds(value, unit) {
	const [factor, power] = units$5.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	const number = parseAndScaleByPowerOfTen(String(value), power);
	return number === null ? null : number * factor;
}
function toSecondsPerOp(value, unit) {
	return toSeconds(value, /^([^\s/]+)(\/(op|iter|iteration|run))?$/.exec(unit.trim())?.[1] ?? "");
}
function convertPerTimeUnitToPerSecond(value, unit) {
	const [factor, power] = units$5.get(unit) ?? [];
	if (factor === void 0 || power === void 0) return null;
	const number = parseAndScaleByPowerOfTen(String(value), -power);
	return number === null ? null : number / factor;
}
function xmlAttributeOrEmpty(attributes, name) {
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
function createFileNamerForBenchmarkNames(files, folder) {
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

// src/core/formats/reading/readings.ts
const unstated = {};
const longestName$1 = 200;
var ParsedOutputBuilder = class {
	gathered = /* @__PURE__ */ new Map();
	units = /* @__PURE__ */ new Map();
	failures = [];
	failed = /* @__PURE__ */ new Map();
	statuses = /* @__PURE__ */ new Map();
	refused = [];
	known = /* @__PURE__ */ new Map();
	advice;
	claimed = 0;
	unreadable = null;
	constructor(advice = "Give each a name of its own.") {
		this.advice = advice;
	}
	add(benchmark, unitText, value, extent = unstated) {
		this.take(benchmark, this.unitOf(unitText), value, extent, false);
	}
	addRepetition(benchmark, unitText, value, extent = unstated) {
		this.take(benchmark, this.unitOf(unitText), value, extent, true);
	}
	addSamples(benchmark, unitText, values, iterations) {
		if (values.length === 0) return;
		const unit = this.unitOf(unitText);
		const last = this.lastOf(benchmark, unit.unit);
		if (last?.unit === unit.unit) throw this.repeated(benchmark);
		const possible = [];
		for (const value of values) {
			const tidied = this.possible(benchmark, unit, value);
			if (tidied !== null) possible.push(tidied);
		}
		const samples = possible.length;
		if (samples === 0) return;
		const all = samples * (count$1(iterations) ?? 0);
		this.keep(benchmark, last, {
			unit: unit.unit,
			values: possible,
			isRepeated: true,
			iterations: all,
			samples,
			next: null
		});
	}
	take(benchmark, unit, value, extent, isRepeated) {
		const tidied = this.possible(benchmark, unit, value);
		if (tidied === null) return;
		const iterations = count$1(extent.iterations) ?? 0;
		const samples = count$1(extent.samples) ?? 1;
		const last = this.lastOf(benchmark, unit.unit);
		if (last?.unit !== unit.unit) {
			this.keep(benchmark, last, {
				unit: unit.unit,
				values: tidied,
				isRepeated,
				iterations,
				samples,
				next: null
			});
			return;
		}
		if (!(last.isRepeated && isRepeated)) throw this.repeated(benchmark);
		if (typeof last.values === "number") last.values = [last.values, tidied];
		else last.values.push(tidied);
		last.iterations += iterations;
		last.samples += samples;
	}
	possible(benchmark, { written, unit, factor }, value) {
		const tidied = value * factor;
		if (isPossibleValueInUnit(tidied, unit)) return tidied;
		this.refused.push({
			benchmark,
			text: `${benchmark}: ${value} ${written}`,
			isTime: isTimeUnit(unit)
		});
		return null;
	}
	keep(benchmark, last, next) {
		if (last) last.next = next;
		else this.gathered.set(benchmark, next);
	}
	lastOf(benchmark, unit) {
		let gathered = this.gathered.get(benchmark) ?? null;
		while (gathered && gathered.unit !== unit && gathered.next) gathered = gathered.next;
		return gathered;
	}
	unitOf(unitText) {
		const known = this.known.get(unitText);
		if (known) return known;
		const unit = {
			written: unitText,
			...convertUnitToTidyUnitAndFactor(spaceless(unitText))
		};
		this.known.set(unitText, unit);
		return unit;
	}
	repeated(benchmark) {
		const name = escapeControlCharacters(benchmark.slice(0, longestName$1));
		return new NotInFormatError(`Two benchmarks are called "${name}", so their values cannot be told apart. ${this.advice}`);
	}
	declare(unitText, rule) {
		const { unit } = this.unitOf(unitText);
		if (!this.units.has(unit)) this.units.set(unit, rule);
	}
	fail(line) {
		this.failures.push(line);
	}
	failBenchmark(benchmark, why) {
		const line = `${benchmark}: ${why}`;
		if (this.failed.has(benchmark)) return;
		this.failures.push(line);
		this.failed.set(benchmark, line);
	}
	ended(benchmark, statuses) {
		const different = [...new Set(statuses)].sort((a, b) => (a ?? -1) - (b ?? -1));
		if (different.some((status) => status !== 0)) this.statuses.set(benchmark, different);
	}
	claim(seconds) {
		if (seconds > 0 && seconds < Number.POSITIVE_INFINITY) this.claimed += seconds;
	}
	refuse(why) {
		this.unreadable ??= why;
	}
	parsed() {
		const hasRunFailed = this.failures.length > this.failed.size;
		if (this.unreadable !== null && !hasRunFailed) throw new NotInFormatError(this.unreadable);
		const measurements = [];
		const used = /* @__PURE__ */ new Set();
		for (const [benchmark, first] of this.gathered) for (let gathered = first; gathered; gathered = gathered.next) {
			measurements.push(this.measurement(benchmark, gathered));
			used.add(gathered.unit);
		}
		const beside = this.refused.filter(({ benchmark, isTime }) => !isTime && this.gathered.has(benchmark)).map(({ text }) => text);
		return {
			measurements,
			units: new Map([...this.units].filter(([unit]) => used.has(unit))),
			failures: this.failures,
			...this.failed.size > 0 ? { failed: this.failed } : {},
			...this.claimed > 0 ? { claimed: this.claimed } : {},
			refused: this.refused.map(({ text }) => text),
			...beside.length > 0 ? { refusedBeside: beside } : {}
		};
	}
	measurement(benchmark, gathered) {
		const statuses = this.statuses.get(benchmark);
		return statuses ? {
			...measurement(benchmark, gathered),
			statuses
		} : measurement(benchmark, gathered);
	}
};
function spaceless(unit) {
	return unit.trim().replace(/\s+/g, "-") || "value";
}
function measurement(benchmark, { unit, values, iterations, samples }) {
	const value = typeof values === "number" ? values : median$1(values);
	if (samples <= 1) return {
		benchmark,
		config: none,
		iterations,
		unit,
		value
	};
	return {
		benchmark,
		config: none,
		iterations,
		innerSamples: samples,
		unit,
		value
	};
}
function count$1(value) {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}
const none = {};
const leastDigits = 3;
function isNumberWrittenWithTooFewDigits(written) {
	return removeThousandsCommas(String(written)).replace(/e.*|^[0.]+|\./gi, "").length < leastDigits;
}
function recordRefusalIfValueIsCoarse(readings, benchmark, written, unit, advice) {
	if (isNumberWrittenWithTooFewDigits(written)) readings.refuse(`The benchmark ${benchmark} has the value ${written} ${unit}, which has fewer than three digits and is too coarse to compare. ${advice}`);
}

// src/core/formats/reading/lines.ts
function parseLineByLine(text, { take, resembling, readings = new ParsedOutputBuilder(), finish }) {
	const unread = [];
	let number = 0;
	const lines = new LineSplitter((line, isWhole) => {
		number++;
		if (isWhole && !take(line, readings) && resembling?.test(line.slice(-1e3))) unread.push(createUnreadLine(number, line, "it looks like a result, and cannot be read as one", true));
	});
	lines.write(text);
	lines.end();
	finish?.(readings);
	return {
		...readings.parsed(),
		...unread.length > 0 && { unread }
	};
}
function hasLineMatching(text, pattern) {
	return text.split("\n").some((line) => pattern.test(line.trimEnd()));
}
const maxLengthOfLineReadWhole = 2 ** 20;
const kept = 2 ** 16;
var LineSplitter = class {
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
		const isWhole = this.isWhole && line.length <= maxLengthOfLineReadWhole;
		this.isWhole = true;
		this.read(line, isWhole);
	}
	hold(piece) {
		this.unended.push(piece);
		this.length += piece.length;
		if (this.length <= maxLengthOfLineReadWhole) return;
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
const mostShown$1 = 200;
function createUnreadLine(line, text, why, isResult) {
	return {
		line,
		text: text.length > mostShown$1 ? `${text.slice(0, mostShown$1)}…` : text,
		why,
		isResult
	};
}

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
function isCustomFormatDescriptionText(text) {
	return /^\s*[\w-]+[ \t]*:/.test(text);
}
function parseCustomFormatDescription(text) {
	const texts = keyed(text);
	const declared = {
		unit: texts.get("unit") ?? null,
		better: betterOf$1(texts.get("better"))
	};
	const lines = texts.get("lines");
	const column = columnKeys.find((key) => texts.has(key));
	if (lines !== void 0 && column !== void 0) throw wrong(`"lines" and "${column}" do not go together. Leave one of them out.`);
	if (lines === void 0 && column === void 0) throw wrong("say where results are: \"lines: REGEXP\", or \"name-column: …\" and \"value-column: …\".");
	if (lines !== void 0) return {
		pattern: checkedPattern(lines, declared),
		declared
	};
	const columns = {
		name: required$1(texts, "name-column"),
		value: required$1(texts, "value-column"),
		unit: texts.get("unit-column") ?? null
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
	if (missing !== void 0) throw wrong(`lines: the pattern has no group (?<${missing}>…); its groups are: ${there}. Put (?<${missing}>…) around the ${missing}.`);
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
	if ("pattern" in described) return own$1("has no line that matches \"lines\" in \"format\"", (text) => parseMatchingLines(text, matcherFor(described.pattern), declared));
	const { columns } = described;
	return own$1(`has no header with the columns ${Object.values(columns).filter((name) => name !== null).map((name) => `"${name}"`).join(" and ")} in "format"`, (text) => parseCsvTable(text, columns, declared));
}
const customFormatName = "own";
function own$1(lacks, parse) {
	return {
		name: "own",
		claims: () => false,
		cuts: "nothing",
		lacks,
		parse
	};
}
function refuseUnit(isRead, reading, { unit, better }) {
	if (isRead && unit !== null) throw wrong(`unit: "${unit}" and ${reading} are both given. Leave one out.`);
	if (!isRead && unit === null) throw wrong(`the unit is missing. Add a line such as "unit: ms", or ${reading}.`);
	if (unit === null || better !== null || toSecondsPerOp(1, unit) !== null) return;
	if (findUsualDirectionOfUnit(convertUnitToTidyUnitAndFactor(unit).unit) === null) throw wrong(`unit: it is not known whether lower or higher is better for "${unit}". Add "better: lower" or "better: higher".`);
}
function keyed(text) {
	const values = /* @__PURE__ */ new Map();
	for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
		const [, key = line.trim(), value = ""] = /^\s*([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
		if (!keys.includes(key)) {
			const meant = findNearestName(key, keys);
			throw wrong(`"${key}" is not known. ${meant === null ? `Its keys are ${keys.join(", ")}; each is a line "key: value".` : `Did you mean "${meant}"?`}`);
		}
		if (values.has(key)) throw wrong(`"${key}" is given twice. Remove one of the two.`);
		if (value.trim() === "") throw wrong(`"${key}" has no value. Give it one, or remove the line.`);
		values.set(key, value.trim());
	}
	return values;
}
function required$1(texts, key) {
	const value = texts.get(key);
	if (value !== void 0) return value;
	throw wrong(`"${key}" is missing. Add it, with the name that the column has in the header.`);
}
function betterOf$1(text) {
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
function parseCsvTable(text, columns, declared) {
	const names = Object.values(columns).filter((name) => name !== null);
	let header = null;
	let number = 0;
	return parseLineByLine(text, { take: (line, readings) => {
		number++;
		const begun = separators.map((separator) => ({
			separator,
			cells: cellsOf(line, separator) ?? []
		})).find(({ cells }) => names.every((name) => cells.includes(name)));
		if (begun) header = begun;
		if (begun || header === null) return true;
		const cells = cellsOf(line, header.separator);
		if (cells === null) throw new NotInFormatError(`Line ${number} has a quote that is not closed.`);
		if (cells.length === 1 && header.cells.length > 1) return true;
		if (cells.length !== header.cells.length) throw new NotInFormatError(`Line ${number} has ${cells.length} cells, but the header has ${header.cells.length}. Make the tool write its table to a separate file, and name that file in "output".`);
		const cell = (name) => name === null ? null : cells[header?.cells.indexOf(name) ?? -1] ?? null;
		addCustomFormatValue(readings, {
			name: cell(columns.name),
			value: cell(columns.value),
			unit: cell(columns.unit)
		}, declared, `Line ${number}`);
		return true;
	} });
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
const longest$1 = 1e4;
const batchSize = 1e3;
function parseMatchingLines(text, match, declared) {
	let batch = [];
	let number = 0;
	const readBatch = (readings) => {
		const all = match(batch.map(({ line }) => line));
		for (const [index, { number: lineNumber }] of batch.entries()) {
			const groups = all[index];
			if (!groups) continue;
			addCustomFormatValue(readings, {
				name: groups.name ?? null,
				value: groups.value ?? null,
				unit: groups.unit ?? null
			}, declared, `Line ${lineNumber}`);
		}
		batch = [];
	};
	return parseLineByLine(text, {
		take: (line, readings) => {
			number++;
			if (line.length <= longest$1) batch.push({
				line,
				number
			});
			if (batch.length === batchSize) readBatch(readings);
			return true;
		},
		finish: readBatch
	});
}
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
function addCustomFormatValue(readings, read, declared, place) {
	const name = read.name?.trim() ?? "";
	const text = read.value?.trim() ?? "";
	const unit = (declared.unit ?? read.unit)?.trim() ?? "";
	if (name === "") throw new NotInFormatError(`${place} has no name. Check that "format" reads the name from the right place.`);
	const value = parseAndScaleByPowerOfTen(grouped.test(text) ? removeThousandsCommas(text) : text);
	if (value === null) throw new NotInFormatError(`${place}: the value of ${name}, "${text}", is not a number. Check that "format" reads the value from the right place, without its unit.`);
	if (unit === "") throw new NotInFormatError(`${place} has no unit for ${name}. Print one, or set "unit" in "format".`);
	const seconds = toSecondsPerOp(value, unit);
	const kept = seconds === null ? unit : "sec/op";
	if (declared.better !== null) readings.declare(kept, { better: declared.better });
	readings.add(name, kept, seconds ?? value);
}

// src/core/formats/reading/json.ts
function createJsonFormat(name, expected, claims, add) {
	return {
		name,
		claims,
		parse: (text, folder) => {
			const readings = new ParsedOutputBuilder();
			let addedCount = 0;
			const addCounted = (value) => {
				if (add(value, readings, folder)) addedCount++;
			};
			readEachJsonValue(name, text, addCounted, claims);
			if (addedCount === 0) throw new NotInFormatError(`This is not in the format ${name}: it has to be ${expected}.`);
			return readings.parsed();
		}
	};
}
function createJsonListItemsAdder(path, add) {
	return (value, readings) => {
		const items = jsonListAtPath(value, ...path)?.map((item) => ["", item]);
		return addAllOrNone(items, readings, add);
	};
}
function createJsonMembersAdder(add) {
	return (value, readings) => addAllOrNone(jsonEntriesAtPath(value), readings, add);
}
function addAllOrNone(items, readings, add) {
	if (!items) return false;
	const isAdded = items.map(([key, item]) => typeof item === "object" && item !== null && add(item, readings, key));
	if (isAdded.includes(true) && isAdded.includes(false)) throw new NotInFormatError("This JSON has benchmarks among other values. Make the tool write its results to a separate file, and name that file in \"output\".");
	return !isAdded.includes(false);
}
function readEachJsonValue(what, text, take, isMeant = createJsonFormatClaim(() => true)) {
	for (const { begin, end, value } of findJsonValues(text)) if (value !== void 0) take(value);
	else if (end === null) throw new NotInFormatError(`This JSON (${what}) is cut off: the value that begins on line ${lineAt(text, begin)} does not end. Let the tool run to its end.`);
	else if (isMeant(text.slice(begin, Math.min(end, begin + 65536)))) {
		const word = firstWordThatIsNoJson(text.slice(begin, end));
		throw new NotInFormatError(`This JSON (${what}) is broken: the value that begins on line ${lineAt(text, begin)} is not JSON${word === void 0 ? "" : `, as it contains ${escapeControlCharacters(word)}`}. Make the tool write its results to a separate file, and name that file in "output".`);
	}
}
function parseFirstJson(text) {
	for (const { value } of findJsonValues(text)) if (value !== void 0) return value;
}
function* findJsonValues(text) {
	let begin = indexOfNextOpeningBracket(text, 0);
	const only = begin === null ? void 0 : parseJson(text.slice(begin));
	if (begin !== null && only !== void 0) {
		yield {
			begin,
			end: text.length,
			value: only
		};
		return;
	}
	while (begin !== null) {
		const end = indexAfterClosingBracket(text, begin);
		yield {
			begin,
			end,
			value: end === null ? void 0 : parseLeniently(text.slice(begin, end))
		};
		begin = end === null ? null : indexOfNextOpeningBracket(text, end);
	}
}
const blanksAndOpeningBracket = String.raw`[ \t\r\ufeff]*[[{]`;
function indexOfNextOpeningBracket(text, from) {
	for (const opening of [new RegExp(blanksAndOpeningBracket, "y"), new RegExp(`^${blanksAndOpeningBracket}`, "gm")]) {
		opening.lastIndex = from;
		if (opening.test(text)) return opening.lastIndex - 1;
	}
	return null;
}
function indexAfterClosingBracket(text, begin) {
	let depth = 0;
	for (let index = begin; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code === quote) index = endOfJsonString(text, index);
		else if ((code | brace) === openBrace) depth++;
		else if ((code | brace) === closedBrace && --depth === 0) return index + 1;
	}
	return null;
}
const quote = 34;
const brace = 32;
const openBrace = 123;
const closedBrace = 125;
function lineAt(text, index) {
	return text.slice(0, index).split("\n").length;
}
const string = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`;
const stringOrNumberThatIsNoJson = new RegExp(String.raw`${string}|(?<![^\s{}[\],:])-?(?:NaN|Infinity|[\d.]+(?:[eE][+-]?\d+)?%)(?=\s*[,\]}])`, "g");
const stringOrWord = new RegExp(String.raw`${string}|[^\s{}[\],:"]+`, "g");
function parseLeniently(text) {
	return parseJson(text) ?? undefinedIfThrown(() => JSON.parse(quoteNumbersThatAreNoJson(text)));
}
function quoteNumbersThatAreNoJson(text) {
	return text.replace(stringOrNumberThatIsNoJson, (match) => match.startsWith("\"") ? match : `"${match}"`);
}
const maxShownCharacters = 40;
function firstWordThatIsNoJson(text) {
	return undefinedIfThrown(() => {
		for (const [word] of quoteNumbersThatAreNoJson(text).matchAll(stringOrWord)) if (parseJson(word) === void 0) return word.slice(0, maxShownCharacters);
	});
}
function parseJson(text) {
	return undefinedIfThrown(() => JSON.parse(text));
}
function undefinedIfThrown(action) {
	try {
		return action();
	} catch {
		return;
	}
}
const deepest$1 = 4;
const most$1 = 2e3;
function listKeyPathsOfEachJsonInText(beginning) {
	const all = [];
	const opening = /^[ \t\ufeff]*[[{]/gm;
	for (let start = opening.exec(beginning); start; start = opening.exec(beginning)) {
		const { paths, end } = pathsFrom(beginning, start.index);
		if (paths.length > 0) all.push(paths);
		opening.lastIndex = end;
	}
	return all;
}
function createJsonFormatClaim(test) {
	return (beginning) => listKeyPathsOfEachJsonInText(beginning).some((paths) => {
		const has = (...path) => paths.some((one) => one.length === path.length && one.every((key, index) => key === path[index]));
		return test(has, beginning, paths);
	});
}
function pathsFrom(text, start) {
	const paths = [];
	const open = [];
	for (let index = start; index < text.length && paths.length < most$1; index++) {
		const character = text[index];
		const level = open.at(-1);
		if (character === "\"") {
			const end = endOfJsonString(text, index);
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
function endOfJsonString(text, start) {
	for (let end = text.indexOf("\"", start + 1); end >= 0; end = text.indexOf("\"", end + 1)) {
		let escapes = end;
		while (text.charCodeAt(escapes - 1) === backslash) escapes--;
		if ((end - escapes) % 2 === 0) return end;
	}
	return text.length;
}
const backslash = 92;
function jsonValueAtPath(value, ...path) {
	let here = value;
	for (const key of path) {
		if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return void 0;
		here = here[key];
	}
	return here;
}
function jsonListAtPath(value, ...path) {
	const found = jsonValueAtPath(value, ...path);
	return Array.isArray(found) ? found : null;
}
function jsonEntriesAtPath(value, ...path) {
	const found = jsonValueAtPath(value, ...path);
	return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : null;
}
function jsonStringAtPath(value, ...path) {
	const found = jsonValueAtPath(value, ...path);
	return typeof found === "string" ? found : null;
}
function jsonNumberAtPath(value, ...path) {
	const found = jsonValueAtPath(value, ...path);
	if (typeof found === "number") return found;
	return typeof found === "string" ? words.get(found) ?? null : null;
}
function jsonNumbersAtPath(value, ...path) {
	const numbers = jsonListAtPath(value, ...path)?.map((one) => jsonNumberAtPath(one));
	return numbers?.every((one) => one !== null) ? numbers : null;
}
const words = /* @__PURE__ */ new Map([
	["NaN", NaN],
	["Infinity", Number.POSITIVE_INFINITY],
	["-Infinity", Number.NEGATIVE_INFINITY]
]);
function stringifyForName(value) {
	if (typeof value === "string") return value;
	try {
		return JSON.stringify(value) ?? "";
	} catch {
		return "…";
	}
}

// src/core/formats/tools/asv.ts
const format = combineFormatVariants("asv", {
	claims: createJsonFormatClaim((has) => has("commit_hash") && has("env_name")),
	parse: (text) => parseAsvFiles([{
		what: "asv",
		text
	}])
}, {
	claims: (beginning) => hasLineMatching(beginning, result$7),
	parse: parseAsvLines
});
const asvFormat = {
	...format,
	parseFiles: (files) => parseAsvFiles(files.map(({ path, text }) => ({
		what: `asv, ${path}`,
		text
	})))
};
function parseAsvFiles(files) {
	const values = [];
	for (const { what, text } of files) readEachJsonValue(what, text, (value) => values.push(value));
	const readings = new ParsedOutputBuilder("Make asv measure one commit on one machine, and give each benchmark a name of its own.");
	const results = values.filter((value) => jsonListAtPath(value, "result_columns") && jsonEntriesAtPath(value, "results"));
	if (results.length === 0) throw new NotInFormatError("There are no asv results in these files. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.");
	const unitOf = (name) => values.map((value) => jsonStringAtPath(value, name, "unit")).find((unit) => unit !== null);
	const environments = new Set(results.map(environmentOf));
	for (const value of results) {
		const behind = environments.size > 1 ? ` [${environmentOf(value)}]` : "";
		const columns = (jsonListAtPath(value, "result_columns") ?? []).map(stringifyForName);
		for (const [name, row] of jsonEntriesAtPath(value, "results") ?? []) addBenchmark$2(name, behind, row, columns, unitOf(name) ?? usualUnit(name), readings);
	}
	return readings.parsed();
}
function environmentOf(results) {
	return jsonStringAtPath(results, "env_name") ?? "";
}
function addBenchmark$2(name, behind, row, columns, unit, readings) {
	const of = (column) => jsonListAtPath(row)?.[columns.indexOf(column)];
	const parameters = (jsonListAtPath(of("params")) ?? []).map((one) => (jsonListAtPath(one) ?? []).map(stringifyForName));
	const values = jsonListAtPath(row) === null ? [row] : jsonListAtPath(of("result")) ?? [of("result")];
	const tidied = units$4.get(unit) ?? unit;
	for (const [index, value] of values.entries()) {
		const full = name + shown(parameters, index) + behind;
		const number = jsonNumberAtPath(value);
		if (value === null || value === void 0) readings.failBenchmark(full, "failed");
		else if (number !== null && !Number.isNaN(number)) {
			if (tidied === "B") readings.declare("B", { better: "lower" });
			const times = (column) => jsonNumberAtPath(jsonListAtPath(of(column))?.[index]) ?? 0;
			const samples = times("stats_repeat");
			readings.add(full, tidied, number, {
				iterations: times("stats_number") * samples,
				samples
			});
		}
	}
}
const units$4 = /* @__PURE__ */ new Map([
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
function parseAsvLines(text) {
	const rows = [];
	let current = "";
	return parseLineByLine(text, {
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
		readings: new ParsedOutputBuilder("Make asv measure one commit on one machine."),
		finish: (readings) => {
			const environments = new Set(rows.map((row) => row.environment));
			for (const { name, value, environment } of rows) add$5(readings, name, environments.size > 1 ? `${name} [${environment}]` : name, value);
		}
	});
}
function add$5(readings, name, full, value) {
	if (value === "failed") readings.failBenchmark(full, "failed");
	if (/^(failed|n\/a|skipped)$/.test(value)) return;
	if (value === "ok") throw new NotInFormatError(`The benchmark ${full} has parameters, which asv prints as a table. Set output to .asv/results/**/*.json, and run asv with --set-commit-hash.`);
	const [, digits = "", unit = ""] = /^([-+\d.e]+?)(?:±[\d.e]+)?([^\d.±]*)$/.exec(value) ?? [];
	const seconds = toSeconds(digits, unit);
	const number = parseAndScaleByPowerOfTen(digits, 3 * Math.max(prefixes$2.indexOf(unit), 0));
	if ((/(^|\.)time(raw)?_?[^.]*$/i.test(name) || /^([nμµum]s|s)$/.test(unit)) && seconds !== null) readings.add(full, "sec/op", seconds);
	else if (/(^|\.)(peak)?mem_?[^.]*$/i.test(name) && number !== null) {
		readings.declare("B", { better: "lower" });
		readings.add(full, "B", number);
	} else if (number !== null) readings.add(full, prefixes$2.includes(unit) ? "value" : unit, number);
}
const prefixes$2 = [
	"",
	"k",
	"M",
	"G",
	"T"
];

// src/core/formats/tools/autocannon.ts
const autocannonFormat = createJsonFormat("autocannon", "an object with \"requests\" and \"latency\", as --json prints it", createJsonFormatClaim((has) => has("pipelining") && has("latency", "p97_5") && has("non2xx")), take$10);
function take$10(value, readings) {
	const [rate, latency] = [jsonNumberAtPath(value, "requests", "mean"), jsonNumberAtPath(value, "latency", "mean")];
	const name = jsonStringAtPath(value, "title") || pathOf$1(jsonStringAtPath(value, "url"));
	if (rate === null || latency === null || name === null) return false;
	readings.declare("ops/s", { better: "higher" });
	readings.add(name, "ops/s", rate);
	readings.add(`${name} latency`, "sec/op", multiplyFloatByPowerOfTen(Math.max(latency, finest), -3));
	for (const [key, what] of failures) {
		const count = jsonNumberAtPath(value, key) ?? 0;
		if (count > 0) readings.fail(`${name}: ${count} ${what}`);
	}
	return true;
}
const finest = 1;
const failures = [
	["errors", "requests failed"],
	["timeouts", "requests timed out"],
	["mismatches", "responses had an unexpected body"],
	["non2xx", "responses had a status other than 2xx"]
];
function pathOf$1(url) {
	if (url === null) return null;
	return url.replace(/^\w+:\/\/[^/]*/, "") || "/";
}

// src/core/formats/tools/benchee.ts
const bencheeFormat = createJsonFormat("benchee", "the list that Benchee.Formatters.JSON writes", createJsonFormatClaim((has) => has("[]", "run_time_data", "statistics") && has("[]", "job_name")), createJsonListItemsAdder([], take$9));
function take$9(scenario, readings) {
	const job = jsonStringAtPath(scenario, "name");
	const input = jsonStringAtPath(scenario, "input_name");
	const name = input === null || input === "__no_input" ? job : `${job}/${input}`;
	if (job === null || name === null) throw new NotInFormatError("A scenario of Benchee has no \"name\".");
	const medianOf = (kind) => jsonNumberAtPath(scenario, kind, "statistics", "median");
	const samplesOf = (kind) => jsonNumberAtPath(scenario, kind, "statistics", "sample_size");
	const [time, memory] = [medianOf("run_time_data"), medianOf("memory_usage_data")];
	if (time === null && memory === null) throw new NotInFormatError(`The scenario ${name} was not measured: it has no median of time or memory.`);
	if (time !== null) readings.add(name, "sec/op", multiplyFloatByPowerOfTen(time, -9), { samples: samplesOf("run_time_data") });
	if (memory !== null) readings.add(name, "B/op", memory, { samples: samplesOf("memory_usage_data") });
	return true;
}

// src/core/formats/tools/benchmark-ips.ts
const result$6 = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/;
const benchmarkIpsFormat = combineFormatVariants("benchmark-ips", createJsonFormat("benchmark-ips", "the list that json! writes", createJsonFormatClaim((has) => has("[]", "ips") && has("[]", "name")), createJsonListItemsAdder([], take$8)), {
	claims: (beginning) => hasLineMatching(beginning, result$6),
	parse: readPrinted
}, "times");
function take$8(report, readings) {
	const name = jsonStringAtPath(report, "name");
	const rate = jsonNumberAtPath(report, "central_tendency") ?? jsonNumberAtPath(report, "ips");
	if (name === null || rate === null) throw new NotInFormatError(`A report (${name}) has no "name" or no "ips".`);
	add$4(readings, name, rate, jsonNumberAtPath(report, "iterations"));
	return true;
}
function readPrinted(text) {
	let above = "";
	return parseLineByLine(text, {
		take: (line, readings) => {
			const [, beside = "", digits, prefix = ""] = result$6.exec(line) ?? [];
			const rate = digits === void 0 ? null : parseAndScaleByPowerOfTen(digits, 3 * prefixes$1.indexOf(prefix));
			if (rate !== null && digits !== void 0) {
				const name = beside.trim() || above;
				recordRefusalIfValueIsCoarse(readings, name, digits, "i/s", "Write the results with x.json! instead.");
				add$4(readings, name, rate, null);
			}
			above = line.trim();
			return rate !== null;
		},
		resembling: /(?:\d|NaN|Infinity)[kMBTQ]? +\(±/
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
function add$4(readings, name, rate, iterations) {
	readings.declare("i/s", { better: "higher" });
	readings.add(name, "i/s", rate, { iterations });
}

// src/core/formats/tools/benchmark-js.ts
const result$5 = /^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/;
const failed$3 = /^\S.*?: (?:(?:[A-Z]\w*)?Error(?:: .*)?|(?:\w+: [^,]*,)*code: [A-Z][A-Z\d_]+(?:,.*)?)?$/;
const advice$3 = "Make each call do less work, or print \"hz\" in a format of your own.";
const benchmarkJsFormat = {
	name: "benchmark.js",
	claims: (beginning) => hasLineMatching(beginning, result$5),
	claimsLines: (part) => hasLineMatching(part, result$5),
	cuts: "times",
	parse: (text) => {
		let isAfterBlank = false;
		return parseLineByLine(text, {
			take: (line, readings) => {
				const [, name, rate = "", samples] = result$5.exec(line.trim()) ?? [];
				const value = parseAndScaleByPowerOfTen(removeThousandsCommas(rate));
				const isRead = name !== void 0 && value !== null;
				if (isRead) {
					recordRefusalIfValueIsCoarse(readings, name, rate, "ops/sec", advice$3);
					readings.declare("ops/s", { better: "higher" });
					readings.add(name, "ops/s", value, { samples: Number(samples) });
				} else if (failed$3.test(line) && !(isAfterBlank && line.endsWith(": "))) readings.fail(line.endsWith(": ") ? `${line}it threw an error` : line);
				isAfterBlank = line.trim() === "";
				return isRead;
			},
			resembling: /\d ops\/sec/
		});
	}
};

// src/core/formats/tools/benchmarkdotnet.ts
const benchmarkDotNetFormat = createJsonFormat("benchmarkdotnet", "an object with the list \"Benchmarks\", as --exporters json writes it", createJsonFormatClaim((has) => has("HostEnvironmentInfo", "BenchmarkDotNetVersion") || has("HostEnvironmentInfo") && has("Benchmarks", "[]", "Method")), (value, readings) => {
	const benchmarks = jsonListAtPath(value, "Benchmarks") ?? [];
	const jobs = new Set(benchmarks.map(jobOf));
	for (const benchmark of benchmarks) addBenchmark$1(nameOf$1(benchmark) + (jobs.size > 1 ? ` (${jobOf(benchmark)})` : ""), benchmark, readings);
	return jsonValueAtPath(value, "Benchmarks") !== void 0;
});
function nameOf$1(benchmark) {
	const whole = jsonStringAtPath(benchmark, "FullName");
	if (whole !== null) return whole;
	const method = jsonStringAtPath(benchmark, "Method");
	if (method === null) throw new NotInFormatError("A benchmark has neither \"FullName\" nor \"Method\".");
	const parts = [
		jsonStringAtPath(benchmark, "Namespace"),
		jsonStringAtPath(benchmark, "Type"),
		method
	];
	const parameters = jsonStringAtPath(benchmark, "Parameters");
	return parts.filter(Boolean).join(".") + (parameters ? `(${parameters})` : "");
}
function jobOf(benchmark) {
	const [, job = ""] = /^.*?: (.+?)(?:\(| \[|$)/s.exec(jsonStringAtPath(benchmark, "DisplayInfo") ?? "") ?? [];
	return job;
}
function addBenchmark$1(name, benchmark, readings) {
	const median = jsonNumberAtPath(benchmark, "Statistics", "Median");
	if (median === null) {
		readings.failBenchmark(name, "it has no statistics, so it could not be run");
		return;
	}
	const samples = jsonNumberAtPath(benchmark, "Statistics", "N") ?? jsonNumbersAtPath(benchmark, "Statistics", "OriginalValues")?.length;
	readings.add(name, "sec/op", multiplyFloatByPowerOfTen(median, -9), {
		iterations: iterationsOf(benchmark),
		samples
	});
	const allocated = jsonNumberAtPath(benchmark, "Memory", "BytesAllocatedPerOperation");
	if (allocated !== null) readings.add(name, "B/op", allocated);
}
function iterationsOf(benchmark) {
	return (jsonListAtPath(benchmark, "Measurements") ?? []).filter((one) => jsonStringAtPath(one, "IterationMode") === "Workload" && jsonStringAtPath(one, "IterationStage") === "Result").reduce((sum, one) => sum + (jsonNumberAtPath(one, "Operations") ?? 0), 0);
}

// src/core/formats/tools/bmf.ts
const bmfFormat = createJsonFormat("bmf", "an object that has, for each benchmark, an object of measures or a list of objects with \"measures\"", (beginning) => listKeyPathsOfEachJsonInText(beginning).some(isBmf), createJsonMembersAdder(take$7));
function take$7(content, readings, benchmark) {
	const entries = jsonListAtPath(content);
	if (entries === null) addMeasures(readings, benchmark, content);
	for (const entry of entries ?? []) {
		if (jsonEntriesAtPath(entry, "measures") === null) throw new NotInFormatError(`An entry of ${benchmark} has no "measures".`);
		addMeasures(readings, benchmark + parametersOf(entry), jsonValueAtPath(entry, "measures"));
	}
	return true;
}
function parametersOf(entry) {
	return [...jsonEntriesAtPath(entry, "parameters") ?? []].sort(([one], [other]) => one < other ? -1 : 1).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
}
function addMeasures(readings, benchmark, measures) {
	for (const [measure, metric] of jsonEntriesAtPath(measures) ?? []) {
		const values = (jsonEntriesAtPath(metric) ?? []).filter(([name]) => !/^(lower|upper)_value$/.test(name));
		const number = jsonNumberAtPath(metric, "value");
		if (number !== null) addMeasure(readings, benchmark, measure, number);
		else if (values.length === 0) throw new NotInFormatError(`The measure ${measure} of ${benchmark} has no "value".`);
		else for (const [name] of values) {
			const named = jsonNumberAtPath(metric, name);
			if (named === null) throw new NotInFormatError(`The measure ${measure} of ${benchmark} has no number as "${name}".`);
			addMeasure(readings, `${benchmark} ${name}`, measure, named);
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
function addMeasure(readings, benchmark, measure, value) {
	const { unit, power, better } = measures.get(measure) ?? {
		unit: measure,
		power: 0,
		better: null
	};
	readings.declare(unit, { better });
	readings.add(benchmark, unit, multiplyFloatByPowerOfTen(value, power));
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
const failed$2 = /^test .+ \.\.\. FAILED$/;
const event$1 = /^\{ ?"type": ?"(?:bench",|test",.*"event": ?"failed")/;
const cargoBenchFormat = {
	name: "cargo-bench",
	claims: (beginning) => [
		result$4,
		failed$2,
		event$1
	].some((line) => hasLineMatching(beginning, line)),
	claimsLines: (part) => hasLineMatching(part, result$4) || hasLineMatching(part, event$1),
	parse: (text) => parseLineByLine(text, {
		readings: new ParsedOutputBuilder("Run each target in a gate of its own (cargo bench --bench NAME), or give each benchmark a name of its own."),
		take: (text, readings) => {
			const line = text.trimEnd();
			const hasFailed = failed$2.test(line);
			if (hasFailed) readings.fail(line);
			if (event$1.test(line)) return addEvent(parseFirstJson(line), readings);
			const [, benchmark, measured, unit] = result$4.exec(line) ?? [];
			if (benchmark === void 0 || measured === void 0 || unit === void 0) return hasFailed;
			return add$3(readings, benchmark, removeThousandsCommas(measured), unit);
		},
		resembling: /\bbench:\s+\d|"type": ?"bench"/
	})
};
const advice$2 = "Make each iteration do more work, or use output with more digits: with libtest, add -Z unstable-options --format json; with criterion, set \"output\" to target/criterion/**/new/*.json.";
function add$3(readings, benchmark, measured, unit) {
	const [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? [];
	const seconds = isEach && each ? toSeconds(measured, each) : null;
	const value = parseAndScaleByPowerOfTen(measured);
	if (seconds !== null) {
		recordRefusalIfValueIsCoarse(readings, benchmark, measured, each ?? unit, advice$2);
		readings.add(benchmark, "sec/op", seconds);
	} else if (value !== null) {
		if (isEach) readings.declare(unit, { better: "lower" });
		readings.add(benchmark, unit, value);
	}
	return seconds !== null || value !== null;
}
function addEvent(value, readings) {
	const name = jsonStringAtPath(value, "name");
	if (name === null) return false;
	const hasFailed = jsonStringAtPath(value, "event") === "failed";
	if (hasFailed) readings.fail(`test ${name} ... FAILED`);
	const median = jsonNumberAtPath(value, "median");
	return median === null ? hasFailed : add$3(readings, name, String(median), "ns/iter");
}

// src/core/formats/tools/catch2.ts
const catch2Format = combineFormatVariants("catch2", {
	claims: (beginning) => hasLineMatching(beginning, root$1),
	parse: parseCatch2Xml
}, {
	claims: (beginning) => hasLineMatching(beginning, heading$4),
	parse: parseCatch2Lines
}, "times");
const heading$4 = /^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/;
const rule = /^-{20,}$/;
const extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/;
const short = /^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/;
const indent = 5;
const mean$1 = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/;
function parseCatch2Lines(text) {
	const state = {
		place: "outside",
		path: [],
		width: 0,
		isShort: false,
		name: "",
		samples: 0,
		iterations: 0
	};
	return parseLineByLine(text, {
		take: (line, readings) => take$6(line.trimEnd(), state, readings),
		resembling: /\S.*\s\d+\s+\d+\s+[\d.]+ (?:ns|us|ms|s)\b/
	});
}
function take$6(line, state, readings) {
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
function takeRow(line, state, readings) {
	const full = (rest) => [...state.path, `${state.name} ${rest}`.trim()].join(" > ");
	const row = rowOf$2(line, state);
	const [, time, unit] = mean$1.exec(line) ?? [];
	const failed = failureIn$1(line);
	if (row) {
		const name = `${state.name} ${row.name}`.trim();
		state.name = name.length < longestName ? name : row.name;
		Object.assign(state, {
			samples: row.samples,
			iterations: row.samples * row.iterations
		});
		if (row.time !== void 0) {
			addMean(full(""), row.time, row.unit, state, readings);
			state.name = "";
		}
	} else if (failed) {
		readings.failBenchmark(full(failed.before), failed.message);
		state.name = "";
	} else if (time !== void 0) addMean(full(""), time, unit, state, readings);
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
function addMean(name, time, unit = "", state, readings) {
	const seconds = state.samples > 0 ? toSeconds(time, unit) : null;
	if (seconds !== null) readings.add(name, "sec/op", seconds, state);
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
function parseCatch2Xml(text) {
	const path = [];
	let extent = {};
	let isOpen = false;
	return parseLineByLine(text, {
		take: (line, readings) => {
			if (root$1.test(line)) isOpen = true;
			if (rootEnd.test(line)) isOpen = false;
			for (const [, closes, kind = "", attributes = "", closed] of line.matchAll(element$1)) {
				const attribute = (name) => xmlAttributeOrEmpty(attributes, name);
				if (kind === "mean") {
					const value = parseAndScaleByPowerOfTen(attribute("value"), -9);
					if (value !== null) readings.add(path.join(" > "), "sec/op", value, extent);
				} else if (kind === "failed") readings.failBenchmark(path.join(" > "), attribute("message"));
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
		finish: () => {
			if (isOpen) throw new NotInFormatError("This XML (catch2) is cut off: its first element does not end. Let the tests run to their end.");
		}
	});
}

// src/core/formats/tools/criterion.ts
const criterionFormat = {
	name: "criterion",
	claims: (beginning) => claimsFile(beginning) || claimsLines(beginning),
	claimsLines,
	cuts: "times",
	parse: (text) => parseCriterionLines(text, new ParsedOutputBuilder()),
	parseFiles: (outputFiles) => {
		const readings = new ParsedOutputBuilder();
		const files = new CriterionFileReader();
		const unread = [];
		for (const { path, text } of outputFiles) if (/(^|\/)(benchmark|estimates|sample|tukey)\.json$/.test(path)) readEachJsonValue(`criterion, ${path}`, text, (value) => files.take(path, value));
		else unread.push(...parseCriterionLines(text, readings).unread ?? []);
		files.addTo(readings);
		return {
			...readings.parsed(),
			...unread.length > 0 && { unread }
		};
	}
};
const claimsFile = createJsonFormatClaim((has) => has("group_id") && has("full_id") || has("sampling_mode") && has("times") || has("mean", "point_estimate") && has("median", "point_estimate"));
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
		folder.name ??= jsonStringAtPath(value, "full_id");
		const iterations = jsonNumbersAtPath(value, "iters");
		const times = jsonNumbersAtPath(value, "times");
		if (iterations && times && iterations.length === times.length) {
			folder.samples = times.map((time, index) => time / (iterations[index] ?? NaN));
			folder.iterations = iterations.reduce((sum, one) => sum + one, 0);
		}
		if (jsonNumberAtPath(value, "std_dev", "point_estimate") !== null && path.endsWith("/estimates.json")) folder.median ??= jsonNumberAtPath(value, "median", "point_estimate");
	}
	addTo(readings) {
		for (const [place, folder] of this.folders) {
			const value = folder.samples ? median$1([...folder.samples]) : folder.median;
			if (value === null || isOld(place, this.folders)) continue;
			if (folder.name === null) throw new NotInFormatError(`${place} has times, but no benchmark.json that names them. Set output to target/criterion/**/new/*.json.`);
			const samples = folder.samples?.length;
			readings.add(folder.name, "sec/op", multiplyFloatByPowerOfTen(value, -9), {
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
function claimsLines(text) {
	return hasLineMatching(text, result$3) || hasLineMatching(text, message);
}
function parseCriterionLines(text, readings) {
	let above = "";
	return parseLineByLine(text, {
		take: (line) => {
			const messageText = message.exec(line)?.[1];
			if (messageText !== void 0) readMessage(parseFirstJson(messageText), readings);
			const trimmed = line.trimEnd();
			const [, beside = "", , , estimate, unit] = result$3.exec(trimmed) ?? [];
			if (estimate !== void 0 && unit !== void 0) add$2(readings, beside === "" ? above : beside, removeThousandsCommas(estimate), unit, {});
			else if (strange.test(trimmed)) throw new NotInFormatError(`criterion printed "${escapeControlCharacters(trimmed.trim())}", which has no unit after the values. Make the formatter of the measurement write a unit.`);
			above = line.trim();
			return messageText !== void 0 || estimate !== void 0;
		},
		resembling: /\btime: +\[\d[^%]*$|"reason": ?"benchmark-complete"/,
		readings
	});
}
function readMessage(value, readings) {
	const name = jsonStringAtPath(value, "id");
	const median = jsonNumberAtPath(value, "median", "estimate");
	const unit = jsonStringAtPath(value, "median", "unit");
	if (name === null || median === null || unit === null) return;
	const counts = jsonNumbersAtPath(value, "iteration_count") ?? [];
	const iterations = counts.reduce((sum, one) => sum + one, 0);
	add$2(readings, name, String(median), unit, {
		iterations,
		samples: counts.length
	});
}
function add$2(readings, name, value, unit, extent) {
	const seconds = toSeconds(value, unit);
	if (seconds !== null) {
		readings.add(name, "sec/op", seconds, extent);
		return;
	}
	readings.declare(unit, { better: "lower" });
	readings.add(name, unit, parseAndScaleByPowerOfTen(value) ?? NaN, extent);
}

// src/core/formats/tools/custom.ts
const customSmallerIsBetterFormat = customFormat("customSmallerIsBetter", "lower");
const customBiggerIsBetterFormat = customFormat("customBiggerIsBetter", "higher");
function customFormat(name, better) {
	return {
		...createJsonFormat(name, "a list of objects with \"name\", \"unit\" and \"value\"", createJsonFormatClaim((has) => has("[]", "name") && has("[]", "value")), createJsonListItemsAdder([], (benchmark, readings) => take$5(benchmark, better, readings))),
		claims: () => false
	};
}
function take$5(benchmark, better, readings) {
	const name = jsonStringAtPath(benchmark, "name");
	const value = jsonNumberAtPath(benchmark, "value") ?? parseAndScaleByPowerOfTen(jsonStringAtPath(benchmark, "value") ?? "");
	if (name === null || value === null) throw new NotInFormatError(`A benchmark (${name}) has no "name", or no number as "value".`);
	const unit = jsonStringAtPath(benchmark, "unit") ?? "";
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
	parse: (text) => parseLineByLine(text, {
		take: (line, readings) => {
			readings.declare("B", { better: "lower" });
			const [, name, kind, value = "", unit = ""] = result$2.exec(line.trimEnd()) ?? [];
			if (name === void 0) return false;
			const read = kind === "CodeSize" ? parseAndScaleByPowerOfTen(value) : toSeconds(value, unit);
			const full = kind === "RunTimeRaw" ? `${name}(${kind})` : name;
			if (read !== null) readings.add(full, kind === "CodeSize" ? "B" : "sec/op", read);
			return read !== null;
		},
		resembling: /\((?:RunTime|RunTimeRaw|CodeSize)\):/
	})
};

// src/core/formats/tools/deno.ts
const denoFormat = {
	...createJsonFormat("deno", "an object with the list \"benches\", as deno bench --json prints it", createJsonFormatClaim((has) => has("benches", "[]", "origin") && has("benches", "[]", "baseline")), (value, readings, folder) => {
		const benches = jsonListAtPath(value, "benches");
		const originOf = (bench) => pathOf(jsonStringAtPath(bench, "origin") ?? "");
		const named = createFileNamerForBenchmarkNames([...new Set((benches ?? []).map(originOf))], folder);
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
		jsonStringAtPath(bench, "group"),
		jsonStringAtPath(bench, "name")
	].filter((part) => part !== null && part !== "").join(" > ");
	for (const result of jsonListAtPath(bench, "results") ?? []) {
		const mean = jsonNumberAtPath(result, "ok", "avg");
		const samples = jsonNumberAtPath(result, "ok", "n");
		if (jsonValueAtPath(result, "failed") !== void 0) readings.failBenchmark(name, jsonStringAtPath(result, "failed", "exceptionMessage") ?? "it failed");
		else if (mean === null) throw new NotInFormatError(`The benchmark ${name} has no "avg".`);
		else readings.add(name, "sec/op", multiplyFloatByPowerOfTen(mean, -9), { samples });
	}
}

// src/core/formats/tools/divan.ts
const heading$3 = /^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/;
const node = /^((?:│ {2}| {3})*)[├╰]─ (.*)$/;
const row$1 = /[├╰]─ .* \d[\d.]* [num\u00b5\u03bc]?s(?:\s|$)/;
const benchmark = /^(.*\S)?\s{2,}\S+ \S+$/;
const divanFormat = {
	name: "divan",
	claims: (beginning) => hasLineMatching(beginning, heading$3),
	claimsLines: (part) => hasLineMatching(part, heading$3),
	parse: (text) => {
		const path = [];
		let about = {
			what: "",
			rows: 0
		};
		return parseLineByLine(text, {
			take: (line, readings) => {
				const root = heading$3.exec(line.trimEnd())?.[1];
				if (root !== void 0) path.splice(0, path.length, root);
				if (root !== void 0 || path.length === 0) return root !== void 0;
				const [, indent = "", rest] = node.exec(line) ?? [];
				const [first = "", , median = "", , samples, iterations] = columns(rest ?? line.replace(/^[│ ]+/, ""));
				if (rest === void 0) {
					const what = first.endsWith(":") ? first.slice(0, -1) : void 0;
					about = what === void 0 ? {
						...about,
						rows: about.rows + 1
					} : {
						what,
						rows: 0
					};
					if (about.what === "alloc") addAllocated$1(readings, path.join("::"), median, about.rows);
					return about.what !== "" || !line.includes("─");
				}
				about = {
					what: "",
					rows: 0
				};
				const timed = benchmark.exec(first);
				path.splice(1 + indent.length / 3, path.length, timed ? timed[1] ?? "" : first);
				const [time = "", unit = ""] = median.split(" ");
				const seconds = toSeconds(time, unit);
				const extent = {
					iterations: Number(iterations),
					samples: Number(samples)
				};
				if (seconds !== null) readings.add(path.join("::"), "sec/op", seconds, extent);
				return seconds !== null;
			},
			resembling: row$1
		});
	}
};
function columns(row) {
	const cells = row.split("│");
	return [cells.slice(0, -5).join("│").trimEnd(), ...cells.slice(-5).map((cell) => cell.trim())];
}
function addAllocated$1(readings, name, median, row) {
	const [number = "", unit = ""] = median.split(" ");
	const value = parseAndScaleByPowerOfTen(number);
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

// src/core/formats/tools/go/go-lines.ts
const longest = 1e3;
const decimal$2 = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i;
const infinite = /^([+-]?)inf(inity)?$/i;
function removeDigitUnderscores(text) {
	return text.includes("_") ? text.replace(/(?<=\d)_(?=\d)/g, "") : text;
}
function parseFloat64(text) {
	if (text.length > longest) return null;
	if (decimal$2.test(text)) return Number(text);
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
function addUnitMetadataFromBenchfmtLine(unit, statements, units) {
	return statements.flatMap((statement) => {
		const at = statement.indexOf("=");
		if (at <= 0) return [`"${statement}" is not key=value`];
		const key = statement.slice(0, at);
		const value = statement.slice(at + 1);
		const unitRule = units.get(unit) ?? {};
		const again = (before, now) => before === now ? [] : [`${key} of ${unit} is already set to ${before ?? "a value other than lower and higher"}`];
		if (key === "better") {
			if (value !== "lower" && value !== "higher") return [`better must be lower or higher, not "${value}"`];
			if (unitRule.better !== void 0) return again(unitRule.better, value);
			units.set(unit, {
				...unitRule,
				better: value
			});
			return [];
		}
		if (key === "assume") {
			const assume = value === "exact" ? "exact" : "nothing";
			if (unitRule.assume !== void 0) return again(unitRule.assume, assume);
			units.set(unit, {
				...unitRule,
				assume
			});
			return value === assume ? [] : [`assume must be "exact" or "nothing", not "${value}"`];
		}
		return [];
	});
}
const endsOfResults = [/(?<![\d.])\d+\t *\S+ ns\/op.*$/, /(?=[ \d]{8})(?: {1,7}|(?<![\d.]))\d+\t *(?:[-+]?\.?\d\S*|NaN|[-+]Inf) \S.*$/];
const countAlone = /(?:(?=.{8}$) +\d+|(?<!\d)\d{8,})$/;
function extractGoResultTextAtLineEnd(line) {
	for (const end of endsOfResults) {
		const found = end.exec(line)?.[0];
		if (found !== void 0) return found.trimStart();
	}
	return null;
}
function lineEndsInGoResultWithoutValue(line) {
	return countAlone.test(line.trimEnd());
}
const goLineWithoutValueReason = "nothing follows the count";
const begun$1 = /^Benchmark[\p{Lu}\p{N}_]\S* *\t/u;
const named$1 = /^Benchmark([\p{Lu}\p{N}_]|$)/u;
const likeNumber = /^[+-]?\.?\d/;
function goLineBeginsWithRunningBenchmarkName(line) {
	return begun$1.test(line);
}
function whyGoLineUnread(line, words) {
	const [name = "", written = "", value] = words;
	const count = removeDigitUnderscores(written);
	if (!likeNumber.test(count)) {
		if (!goLineBeginsWithRunningBenchmarkName(line)) return null;
		return lineEndsInGoResultWithoutValue(line) ? goLineWithoutValueReason : "no result follows the name";
	}
	if (!named$1.test(name) && !(value !== void 0 && likeNumber.test(value))) return null;
	if (!/^[+-]?\d+$/.test(count) || !Number.isSafeInteger(Number(count))) return `"${written}" is not a count`;
	if (value === void 0) return goLineWithoutValueReason;
	for (let n = 2; n < words.length; n += 2) {
		const number = words[n];
		if (parseFloat64(removeDigitUnderscores(number)) === null) return `"${number}" is not a number`;
		if (words[n + 1] === void 0) return `"${number}" has no unit`;
	}
	return null;
}

// src/core/model/measuring.ts
const sides = ["base", "head"];
function otherSide(side) {
	return side === "base" ? "head" : "base";
}
function configValueOfMeasurement(config, key) {
	return Object.hasOwn(config, key) ? config[key] : void 0;
}
function packageAndBenchmarkId({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
function rowId$1({ benchmark, package: path, unit }) {
	return JSON.stringify([
		path,
		benchmark,
		unit
	]);
}

// src/core/rounds/collect.ts
function collectSeriesFromRounds(rounds, rules) {
	const keysOf = distinguishingKeys(rounds);
	const collected = /* @__PURE__ */ new Map();
	for (const [index, round] of rounds.entries()) for (const side of sides) for (const measurement of round[side].measurements) {
		const id = JSON.stringify([identity(measurement, keysOf(measurement)), measurement.unit]);
		const series = getOrInsert(collected, id, () => ({
			first: measurement,
			isCoarse: false,
			values: {
				base: [],
				head: []
			},
			worse: {
				base: [],
				head: []
			}
		}));
		const ofRound = series.values[side][index];
		if (ofRound) ofRound.push(measurement.value);
		else series.values[side][index] = [measurement.value];
		if (measurement.isCoarse) series.isCoarse = true;
		if (measurement.worse !== void 0) series.worse[side][index] = measurement.worse;
	}
	return [...collected.values()].filter(({ isCoarse }) => !isCoarse).map(({ first, values, worse }) => {
		const sample = (side) => rounds.map((_, index) => combineRoundValues(values[side][index] ?? [], first.unit));
		const worseOf = (side) => rounds.map((_, index) => worse[side][index] ?? null);
		const isInHalves = sides.every((side) => worse[side].length > 0);
		return {
			benchmark: displayName(first, keysOf(first)),
			package: configValueOfMeasurement(first.config, "pkg") ?? null,
			unit: first.unit,
			rule: rules.get(first.unit) ?? {},
			base: sample("base"),
			head: sample("head"),
			...isInHalves ? { worse: {
				base: worseOf("base"),
				head: worseOf("head")
			} } : {}
		};
	});
}
function combineRoundValues(values, unit) {
	if (values.length <= 1) return values[0] ?? null;
	const sorted = [...values].sort((a, b) => a - b);
	return (unit.startsWith("sec/") ? sorted[0] : sorted[sorted.length - 1 >> 1]) ?? null;
}
function distinguishingKeys(rounds) {
	const keysByName = /* @__PURE__ */ new Map();
	const packages = /* @__PURE__ */ new Map();
	for (const side of sides) {
		const visits = rounds.map((round) => valuesByName(round[side]));
		for (const name of new Set(visits.flatMap((names) => [...names.keys()]))) {
			const ofName = visits.flatMap((names) => names.get(name) ?? []);
			const keys = getOrInsert(keysByName, name, () => /* @__PURE__ */ new Set());
			for (const key of keysWithSameValuesInAll(ofName)) keys.add(key);
			const ofBoth = getOrInsert(packages, name, () => /* @__PURE__ */ new Set());
			for (const path of ofName.flatMap((values) => [...values.get("pkg") ?? []])) ofBoth.add(path);
			if (ofBoth.size > 1) keys.add("pkg");
		}
	}
	const sorted = new Map([...keysByName].map(([name, keys]) => [name, [...keys].sort()]));
	return ({ benchmark }) => sorted.get(benchmark) ?? [];
}
function keysWithSameValuesInAll(visits) {
	const most = /* @__PURE__ */ new Map();
	for (const visit of visits) for (const [key, values] of visit) if (values.size > (most.get(key)?.size ?? 1)) most.set(key, values);
	return [...most].filter(([key, all]) => visits.every((visit) => isSubset(visit.get(key), all))).map(([key]) => key);
}
function valuesByName({ measurements }) {
	const configs = /* @__PURE__ */ new Map();
	for (const { benchmark, config } of measurements) getOrInsert(configs, benchmark, () => /* @__PURE__ */ new Set()).add(config);
	const single = memoize((config) => valuesByKey([config]));
	const valuesOf = ([first, ...others]) => first && others.length === 0 ? single(first) : valuesByKey(first ? [first, ...others] : []);
	return new Map([...configs].map(([name, ofName]) => [name, valuesOf([...ofName])]));
}
function valuesByKey(configs) {
	const keys = new Set(configs.flatMap((config) => Object.keys(config)));
	return new Map([...keys].map((key) => [key, new Set(configs.map((config) => configValueOfMeasurement(config, key)))]));
}
function isSubset(values, others) {
	return values !== void 0 && [...values].every((value) => others.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => configValueOfMeasurement(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	const extra = keys.map((key) => [key, configValueOfMeasurement(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
function collectSampleCountsPerVisit(rounds) {
	const keysOf = distinguishingKeys(rounds);
	const counts = /* @__PURE__ */ new Map();
	for (const round of rounds) for (const side of sides) for (const [id, ofBenchmark] of groupBy(round[side].measurements, (one) => JSON.stringify(identity(one, keysOf(one))))) {
		const [first] = ofBenchmark;
		const samples = Math.max(...Array.from(groupBy(ofBenchmark, ({ unit }) => unit).values(), countSamples));
		const { least, most } = counts.get(id) ?? {
			least: samples,
			most: samples
		};
		counts.set(id, {
			benchmark: displayName(first, keysOf(first)),
			package: configValueOfMeasurement(first.config, "pkg") ?? null,
			least: Math.min(least, samples),
			most: Math.max(most, samples)
		});
	}
	return [...counts.values()].filter(({ most }) => most > 1);
}
function countSamples(measurements) {
	return measurements.reduce((sum, { innerSamples = 1 }) => sum + innerSamples, 0);
}
function formatNameOfEachMeasuredSide(rounds) {
	const first = (side) => {
		const visit = rounds.map((round) => round[side]).find(({ measurements }) => measurements.length > 0);
		return visit ? visit.format ?? "go" : null;
	};
	return {
		base: first("base"),
		head: first("head")
	};
}

// src/core/formats/tools/go/go-write.ts
function writeGoFormat(side, rounds, rules) {
	const isEncoded = [...wordsIn(rounds), ...rules.keys()].some(needsEncodingInGoFormat);
	const word = isEncoded ? encodeGoFormatWord : (text) => text;
	const lines = [...isEncoded ? [`${nameEncodingKey}: ${nameEncodingValue}`] : [], ...unitLines(rules, word)];
	let current = {};
	for (const round of rounds) for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config));
		current = config;
		const values = [...units].map(([unit, measured]) => readable(combineRoundValues(measured, unit) ?? 0, unit, word));
		lines.push(`Benchmark${word(benchmark)} ${counted(iterations)} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
}
function wordsIn(rounds) {
	const words = /* @__PURE__ */ new Set();
	for (const round of rounds) for (const side of sides) for (const { benchmark, unit } of round[side].measurements) words.add(benchmark).add(unit);
	return words;
}
function counted(iterations) {
	return Number.isSafeInteger(iterations) && iterations > 0 ? iterations : 1;
}
function byBenchmark(measurements) {
	const found = /* @__PURE__ */ new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		const id = JSON.stringify([Object.entries(config).sort(), benchmark]);
		const reported = getOrInsert(found, id, () => ({
			config,
			benchmark,
			iterations,
			units: /* @__PURE__ */ new Map()
		}));
		reported.iterations = Math.max(reported.iterations, iterations);
		getOrInsert(reported.units, unit, () => []).push(value);
	}
	return found.values();
}
function unitLines(rules, word) {
	return [...rules].map(([unit, rule]) => {
		const better = rule.better ? ` better=${rule.better}` : "";
		const assume = rule.assume ? ` assume=${rule.assume}` : "";
		return `Unit ${word(unit)}${better}${assume}`;
	});
}
function configLines(from, to) {
	const cleared = Object.keys(from).filter((key) => configValueOfMeasurement(to, key) === void 0);
	const set = Object.entries(to).filter(([key, value]) => configValueOfMeasurement(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${escapeControlCharacters(value.replace(/[\r\n]+/g, " "))}`)];
}
function readable(value, unit, word) {
	if (value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9)) return `${Number((value * 1e9).toPrecision(15))} ns/op`;
	if (value !== 0 && unit === "B/s") return `${Number((value / 1e6).toPrecision(15))} MB/s`;
	return `${value} ${word(unit)}`;
}
const nameEncodingKey = "names";
const nameEncodingValue = "percent-encoded";
const unwritable = new RegExp(`\\s|${invisibleCharacterPattern.source}`, "u");
const encodable = new RegExp(`[\\s%]|${invisibleCharacterPattern.source}`, "gu");
function needsEncodingInGoFormat(word) {
	return unwritable.test(word);
}
function encodeGoFormatWord(word) {
	return word.replace(encodable, (character) => character.split("").map(encodeUnit).join(""));
}
function encodeUnit(unit) {
	const digits = unit.charCodeAt(0).toString(16).toUpperCase();
	return digits.length <= 2 ? `%${digits.padStart(2, "0")}` : `%u${digits.padStart(4, "0")}`;
}
function decodeGoFormatWord(encoded) {
	return encoded.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))/g, (_, four, two) => String.fromCharCode(Number.parseInt(four ?? two, 16)));
}

// src/core/formats/tools/go/go.ts
const typical = /^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S|.{1,200}Benchmark[^\sa-z]\S{0,500} *\t *\d+\t *[\d.]+ ns\/op)/m;
const plainResult = /^Benchmark[^\sa-z]\S*[^\S\n]+\d+[^\S\n]+[\d.]+ ns\/op/m;
const goFormat = {
	name: "go",
	claims: (beginning) => typical.test(beginning) || goTestJsonEventRegex.test(beginning),
	claimsLines: (part) => plainResult.test(part),
	parse: (text) => {
		const reader = new GoReader();
		reader.write(text);
		return reader.end();
	},
	namesInFilters: (name) => [`Benchmark${name}`, `Benchmark${name.replace(/\/.*|-\d+$/s, "")}`]
};
function openGoReaderBesideFastParser() {
	return new GoReader();
}
function parseGoOutput(text) {
	return parseTextInFormat(goFormat, text);
}
var GoReader = class {
	measurements = [];
	units = /* @__PURE__ */ new Map();
	failures = new GoFailureReader();
	refused = [];
	refusedBeside = [];
	unread = [];
	config = new GoConfigLineTracker();
	names = new BenchmarkNamePool();
	lines = new LineSplitter((line, isWhole) => this.take(line, isWhole));
	printed = new LineSplitter((line, isWhole) => this.read(line, isWhole));
	cleanPrinted = new EscapeAndLogPrefixRemover(logPrefixCutModeOfFormat(goFormat));
	line = 0;
	unfinished;
	get settings() {
		return this.config.entries;
	}
	get version() {
		return this.config.version + this.names.version;
	}
	get areEncoded() {
		return this.names.areEncoded;
	}
	write(piece) {
		this.lines.write(piece);
	}
	end() {
		this.lines.end();
		this.printed.write(this.cleanPrinted.end());
		this.printed.end();
		this.giveUp();
		this.failures.end();
		const { measurements, units, refused, refusedBeside, unread } = this;
		return {
			measurements,
			units,
			failures: this.failures.lines,
			refused,
			refusedBeside,
			unread
		};
	}
	pass(lines) {
		this.line += lines;
		this.giveUp();
		this.failures.goOn();
	}
	taken() {
		const { measurements } = this;
		if (measurements.length > 0) this.measurements = [];
		return measurements;
	}
	take(line, isWhole) {
		this.line++;
		const printed = isWhole ? outputOfTestEvent(line) : null;
		if (printed === null) this.read(line, isWhole);
		else this.printed.write(this.cleanPrinted.write(printed));
	}
	read(line, isWhole) {
		const isNamed = line.startsWith("Benchmark");
		if (isNamed && isWhole && this.takeResult(line)) return;
		const embedded = locateGoBenchmarkAtLineEnd(line);
		if (embedded !== null && embedded.why === null) {
			if (isNamed) this.read(line.slice(0, embedded.start), isWhole);
			this.read(line.slice(embedded.start), isWhole);
			return;
		}
		const started = isNamed ? /^Benchmark\S*(?=\s)/.exec(line)?.[0] : void 0;
		const rest = restOf(started ?? this.unfinished?.name, line);
		if (embedded === null && rest !== null && this.takeResult(rest, started === void 0)) return;
		const isFailure = this.failures.read(line);
		const { unfinished } = this;
		if (unfinished?.unread && lineEndsInGoResultWithoutValue(line)) this.unfinished = {
			...unfinished,
			unread: {
				...unfinished.unread,
				why: goLineWithoutValueReason
			}
		};
		const stray = explainStrayResultLine(line, embedded);
		if (stray !== null && !isFailure) this.unread.push(createUnreadLine(this.line, line, stray, true));
		else if (started !== void 0) {
			const why = isFailure ? null : isWhole ? whyGoLineUnread(line, wordsOf(line)) : tooLong;
			const unread = why === null ? null : createUnreadLine(this.line, line, why, true);
			if (unfinished?.isRunning && !goLineBeginsWithRunningBenchmarkName(line)) this.unread.push(...unread ? [unread] : []);
			else {
				this.giveUp();
				this.unfinished = {
					name: started,
					isRunning: goLineBeginsWithRunningBenchmarkName(line),
					unread
				};
			}
		} else if (isFailure || !isWhole) return;
		else if (/^Unit(\s|$)/.test(line)) this.readUnit(line);
		else if (!this.names.read(line)) this.config.read(line);
	}
	readUnit(line) {
		const [, name, ...statements] = line.trimEnd().split(/\s+/);
		const wrong = name === void 0 ? ["it names no unit"] : addUnitMetadataFromBenchfmtLine(convertUnitToTidyUnitAndFactor(this.names.decoded(name)).unit, statements, this.units);
		this.unread.push(...wrong.map((why) => createUnreadLine(this.line, line, why, false)));
	}
	giveUp() {
		if (this.unfinished?.unread) this.unread.push(this.unfinished.unread);
		this.unfinished = void 0;
	}
	takeResult(line, isRest = false) {
		const fields = wordsOf(line);
		const count = removeDigitUnderscores(fields[1] ?? "");
		if (fields.length < 4 || fields.length % 2 !== 0 || !/^[+-]?\d+$/.test(count)) return false;
		const iterations = Number(count);
		if (!Number.isSafeInteger(iterations)) return false;
		const values = [];
		for (let i = 2; i < fields.length; i += 2) {
			const value = parseFloat64(removeDigitUnderscores(fields[i]));
			if (value === null) return false;
			values.push(value);
		}
		if (isRest) this.unfinished = void 0;
		this.giveUp();
		this.failures.goOn();
		const benchmark = this.names.shared(fields[0].slice(9));
		const config = this.config.now();
		const before = this.measurements.length;
		const beside = [];
		for (let i = 0; i < values.length; i++) {
			const written = this.names.decoded(fields[2 * i + 3]);
			const { unit, factor } = convertUnitToTidyUnitAndFactor(written);
			const value = values[i] * factor;
			if (isPossibleValueInUnit(value, unit)) {
				const isRate = written === "MB/s" && isNumberWrittenWithTooFewDigits(fields[2 * i + 2]) && fields.includes("ns/op");
				const one = {
					benchmark,
					config,
					iterations,
					unit,
					value
				};
				this.measurements.push(isRate ? {
					...one,
					isCoarse: true
				} : one);
			} else {
				const text = `${benchmark}: ${values[i]} ${written}`;
				this.refused.push(text);
				if (!isTimeUnit(unit)) beside.push(text);
			}
		}
		if (this.measurements.length > before) this.refusedBeside.push(...beside);
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
	const rest = name === void 0 ? null : extractGoResultTextAtLineEnd(line);
	return rest === null ? null : `${name} ${rest}`;
}
const tooLong = `the line is longer than ${maxLengthOfLineReadWhole} characters, and no result is at its end`;
var GoConfigLineTracker = class {
	version = 0;
	values = /* @__PURE__ */ new Map();
	shared;
	get entries() {
		return this.values.values();
	}
	read(line) {
		const colon = line.indexOf(":");
		const key = line.slice(0, Math.max(colon, 0));
		const rest = line.slice(colon + 1);
		if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return;
		const value = rest.replace(/^[ \t]+/, "");
		if (this.values.get(key)?.[1] === value) return;
		if (value === "") this.values.delete(key);
		else this.values.set(key, [key, value]);
		this.version++;
		this.shared = void 0;
	}
	now() {
		this.shared ??= Object.fromEntries(this.values.values());
		return this.shared;
	}
};
const begun = /Benchmark[\p{Lu}\p{N}_]\S* *\t/gu;
const inAnyLayout = /(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+/u;
const comment = /^\s*(?:\/\/|#)/;
const quoting = /[^\s\w.,;!?)\]%…]\s*$/;
const longestEmbedded = 2e3;
function locateGoBenchmarkAtLineEnd(line) {
	if (!line.includes("Benchmark", 1) || comment.test(line)) return null;
	const cut = Math.max(line.length - longestEmbedded, 0);
	const end = line.slice(cut);
	const own = [...end.matchAll(begun)].at(-1)?.index;
	const found = own ?? inAnyLayout.exec(end)?.index ?? 0;
	const start = cut + found;
	if (start === 0 || cut > 0 && found === 0) return null;
	if (!(own === void 0 || quoting.test(line.slice(Math.max(start - longestEmbedded, 0), start)))) return {
		start,
		why: null
	};
	return own === void 0 || extractGoResultTextAtLineEnd(line.slice(start)) !== null ? {
		start,
		why: "text stands before the name"
	} : null;
}
function explainStrayResultLine(line, embedded) {
	if (embedded !== null) return embedded.why;
	return nameless.test(line) ? "no name stands before it" : null;
}
const nameless = /^\s*\d+\t *[\d.]+ ns\/op(?:\t|$)/;
const event = /^\{"(?:Time":"[^"]*","Action|Action|ImportPath)":"/;
const goTestJsonEventRegex = new RegExp(event.source, "m");
function outputOfTestEvent(line) {
	if (!event.test(line)) return null;
	const value = parseFirstJson(line);
	if (jsonStringAtPath(value, "Action") === null) return null;
	return jsonStringAtPath(value, "Output") ?? "";
}
const failed$1 = new RegExp([
	/^\s*--- FAIL: /,
	/^FAIL(\t|$)/,
	/^exit status [1-9]\d*$/,
	/^signal: \w+/,
	/^\*\*\* Test killed /,
	/^SIG[A-Z]+: /,
	/^WARNING: DATA RACE$/,
	/^Found \d+ data race\(s\)/,
	/^runtime: out of memory/,
	/^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,
	/^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,
	/^zsh: (killed|abort|terminated|segmentation fault)\b/,
	/\b[Oo]ut of memory: Killed process \d/
].map(({ source }) => source).join("|"));
const panicked = /^(panic|fatal error): /;
const stack = /^(goroutine \d+ .*\[.*\]:|runtime stack:)$/;
var GoFailureReader = class {
	lines = [];
	last;
	read(line) {
		const said = line.startsWith("Benchmark") ? line.replace(/^Benchmark\S*\s+/, "") : line;
		if (panicked.test(said)) {
			this.last ??= line.trim();
			return true;
		}
		if (stack.test(line)) this.end();
		if (!failed$1.test(said)) return false;
		this.lines.push(line.trim());
		return true;
	}
	goOn() {
		this.last = void 0;
	}
	end() {
		if (this.last !== void 0) this.lines.push(this.last);
		this.last = void 0;
	}
};
var BenchmarkNamePool = class {
	areEncoded = false;
	version = 0;
	known = /* @__PURE__ */ new Map();
	read(line) {
		if (line !== `${"names"}: ${"percent-encoded"}`) return false;
		this.areEncoded = true;
		this.version++;
		this.known.clear();
		return true;
	}
	decoded(word) {
		return this.areEncoded ? decodeGoFormatWord(word) : word;
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

// src/core/formats/tools/google-benchmark.ts
const googleBenchmarkFormat = combineFormatVariants("google-benchmark", createJsonFormat("google-benchmark", "an object with \"context\" and the list \"benchmarks\"", createJsonFormatClaim((has) => has("context", "num_cpus") || has("context", "library_build_type")), addJsonReport), {
	claims: (beginning) => hasLineMatching(beginning, heading$2),
	parse: parseGoogleTable
}, "times");
function addJsonReport(report, readings) {
	const entries = jsonListAtPath(report, "benchmarks");
	if (entries === null || jsonValueAtPath(report, "context") === void 0) return false;
	addRows(entries.map(rowOf$1), readings);
	return true;
}
function rowOf$1(row) {
	const name = jsonStringAtPath(row, "name") ?? "";
	const runName = jsonStringAtPath(row, "run_name") ?? name;
	const hasFailed = jsonValueAtPath(row, "error_occurred") === true;
	return {
		name,
		runName,
		type: typeOf(jsonValueAtPath(row, "run_type")),
		isMean: jsonStringAtPath(row, "aggregate_name") === "mean",
		real: jsonNumberAtPath(row, "real_time"),
		cpu: jsonNumberAtPath(row, "cpu_time"),
		unit: jsonStringAtPath(row, "time_unit") ?? "ns",
		iterations: jsonNumberAtPath(row, "iterations"),
		threads: jsonNumberAtPath(row, "threads"),
		counters: countersOf(row),
		error: hasFailed ? jsonStringAtPath(row, "error_message") ?? "error_occurred" : null,
		isSkipped: jsonValueAtPath(row, "skipped") !== void 0
	};
}
function typeOf(type) {
	if (type === void 0) return null;
	return type === "iteration" ? type : "aggregate";
}
function countersOf(row) {
	return Object.keys(row ?? {}).filter((key) => !known.has(key)).flatMap((key) => {
		const value = jsonNumberAtPath(row, key);
		return value === null ? [] : [[key, value]];
	});
}
function addRows(rows, readings) {
	const typed = rows.filter(({ type }) => type === "iteration");
	const untyped = rows.filter(({ type }) => type === null);
	const runs = [...typed, ...googleRowsWithoutAggregates(untyped)];
	const repeated = findRepeatedGoogleBenchmarks(rows);
	for (const row of runs) addRow$1(row, repeated.has(row.name), readings);
	const means = rows.filter(({ isMean }) => isMean);
	if (means.length === 0) return;
	const measured = new Set(runs.map(({ runName }) => runName));
	const only = means.find(({ runName }) => !measured.has(runName));
	if (only !== void 0) throw aggregatesOnlyError(only.runName);
}
function addRow$1(row, isRepeated, readings) {
	const { name, real, cpu, unit, iterations, counters } = row;
	if (row.error !== null) readings.failBenchmark(name, row.error);
	if (row.error !== null || row.isSkipped) return;
	if (real === null || cpu === null) throw new NotInFormatError(`The benchmark ${name} has no "real_time" or no "cpu_time".`);
	if (row.threads === 1 && !/\/manual_time(\/|$)/.test(name)) readings.claim((iterations ?? 0) * (toSeconds(real, unit) ?? 0));
	addGoogleTime(readings, name, {
		real,
		cpu,
		unit,
		iterations,
		isRepeated
	});
	addGoogleCounters(readings, name, counters, {
		iterations,
		isRepeated
	});
}
const known = new Set("name run_name run_type family_index per_family_instance_index repetitions repetition_index threads iterations real_time cpu_time time_unit label".split(" "));
function decidingGoogleTime(name, { real, cpu }) {
	return /\/(real_time|manual_time)(\/|$)/.test(name) ? real : cpu;
}
function addGoogleTime(readings, name, { real, cpu, unit, ...row }) {
	const seconds = toSeconds(decidingGoogleTime(name, {
		real,
		cpu
	}), unit);
	if (seconds === null) throw new NotInFormatError(`The benchmark ${name} has the time ${real}, ${cpu} ${unit}, which cannot be read.`);
	addValue(readings, name, "sec/op", seconds, row);
}
function addGoogleCounters(readings, name, counters, row) {
	for (const [counter, value] of counters) {
		const { unit, better } = units$3.get(counter) ?? {
			unit: ownUnit(counter),
			better: null
		};
		readings.declare(unit, { better });
		addValue(readings, name, unit, value, row);
	}
}
function addValue(readings, name, unit, value, { iterations, isRepeated }) {
	if (isRepeated) readings.addRepetition(name, unit, value, { iterations });
	else readings.add(name, unit, value, { iterations });
}
const units$3 = /* @__PURE__ */ new Map([
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
function findRepeatedGoogleBenchmarks(rows) {
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
	return new NotInFormatError(`The benchmark ${name} has only aggregates of its repetitions. Remove --benchmark_report_aggregates_only and --benchmark_display_aggregates_only (in code, ReportAggregatesOnly and DisplayAggregatesOnly). Or remove the repetitions: Benchgate repeats the run anyway.`);
}
const heading$2 = /^(?:\S.*\s)?Benchmark\s+Time\s+CPU\s+Iterations(|\s.*)$/;
const result$1 = /^(\S+(?: +\S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/;
const number$1 = /(-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf))([kKMGTPEZYmunpfazy]?)(i?)(?:\/s|s)?/.source;
const counter = new RegExp(` ([^=]+)=${number$1}(?= |$)`, "gy");
const cell = new RegExp(`^${number$1}$`);
function parseGoogleTable(text) {
	const rows = [];
	let columns = [];
	return parseLineByLine(text, {
		take: (line, readings) => {
			const above = heading$2.exec(line.trimEnd());
			if (above) columns = columnsOf$1(above[1]);
			const failed = failureIn(line);
			if (failed !== null) readings.failBenchmark(...failed);
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
		finish: (readings) => {
			const repeated = findRepeatedGoogleBenchmarks(rows);
			for (const plain of googleRowsWithoutAggregates(rows)) {
				const row = {
					...plain,
					isRepeated: repeated.has(plain.name)
				};
				recordRefusalIfValueIsCoarse(readings, row.name, decidingGoogleTime(row.name, row), row.unit, "Use --benchmark_format=json.");
				addGoogleTime(readings, row.name, row);
				addGoogleCounters(readings, row.name, countersInTable(row), row);
			}
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
function columnsOf$1(above = "") {
	if (above.trim() === "UserCounters...") return [];
	return above.split(/\s{2,}| (?=\S{10})/).filter((name) => name !== "");
}
function countersInTable({ name, counters, columns }) {
	if (columns.length === 0) {
		const matches = [...` ${counters}`.matchAll(counter)];
		const names = matches.map(([, name = ""]) => name);
		if (` ${counters}`.slice(matches.reduce((length, [text]) => length + text.length, 0)).includes("=") || names.some((one, index) => index > 0 && one < (names[index - 1] ?? ""))) throw new NotInFormatError(`What follows the times of ${name} ("${counters}") may be counters or a label. Use --benchmark_format=json.`);
		return matches.map(([, counter = "", ...value]) => [counter, scaled$1(counter, value)]);
	}
	const values = counters.split(/\s+/);
	return columns.map((counter, index) => {
		const [, ...value] = cell.exec(values[index] ?? "") ?? [];
		if (value.length === 0 || counter.includes(" ")) throw new NotInFormatError(`The columns of counters of ${name} cannot be told apart. Use --benchmark_format=json, or leave out --benchmark_counters_tabular.`);
		return [counter, scaled$1(counter, value)];
	});
}
function scaled$1(counter, [digits = "", prefix = "", binary = ""]) {
	const power = prefixes.indexOf(prefix.replace("K", "k")) - smallest;
	return (counter === "bytes_per_second" || binary !== "") && power > 0 ? Number(digits) * 1024 ** power : parseAndScaleByPowerOfTen(digits, 3 * power) ?? NaN;
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
const gungraunFormat = combineFormatVariants("gungraun", createJsonFormat("gungraun", "the summaries that --output-format=json prints", createJsonFormatClaim((has) => has("module_path") && has("kind")), addJsonSummary), {
	claims: claimsGungraunLines,
	parse: parseGungraunLines
});
const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/;
const below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/;
const otherCounts = /^ {2}(?:={7} |Comparison with )/;
const total = /^ {2}## Total/;
function claimsGungraunLines(beginning) {
	return hasLineMatching(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/);
}
function parseGungraunLines(text) {
	const readings = new ParsedOutputBuilder();
	const heading = new GungraunNameReader();
	const section = /* @__PURE__ */ new Map();
	let name = null;
	let seen = /* @__PURE__ */ new Set();
	const endSection = () => {
		if (name !== null) for (const [what, value] of section) addGungraunCount(readings, name, what, value, seen);
		section.clear();
	};
	return parseLineByLine(text, {
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
			if (what !== void 0 && value !== void 0 && !section.has(what)) section.set(what, parseAndScaleByPowerOfTen(value));
			return true;
		},
		resembling: /\b(?:Instructions|Estimated Cycles|Total bytes|Ir): +\d[\d.]*\|/,
		readings,
		finish: endSection
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
function addJsonSummary(summary, readings) {
	const path = jsonStringAtPath(summary, "module_path");
	const profiles = jsonListAtPath(summary, "profiles") ?? beforeGungraun(summary);
	if (path === null || profiles === null) return false;
	const details = jsonStringAtPath(summary, "description") ?? jsonStringAtPath(summary, "details");
	const name = formatGungraunName(path, jsonStringAtPath(summary, "id"), details);
	const seen = /* @__PURE__ */ new Set();
	for (const profile of profiles) for (const [metric, measured] of totals(profile)) addGungraunCount(readings, name, metric, newValue(measured), seen);
	return true;
}
function beforeGungraun(value) {
	const run = jsonValueAtPath(value, "callgrind_summary", "callgrind_run");
	return run === void 0 ? null : [run];
}
function totals(profile) {
	const [ofTool] = jsonEntriesAtPath(profile, "summaries", "total", "summary") ?? [];
	return jsonEntriesAtPath(profile, "data", "total", "metrics") ?? jsonEntriesAtPath(ofTool?.[1]) ?? jsonEntriesAtPath(profile, "total", "summary") ?? [];
}
function newValue(measured) {
	const both = jsonListAtPath(measured, "metrics", "Both");
	const own = both ? both[0] : jsonValueAtPath(measured, "metrics", "Left");
	return jsonNumberAtPath(measured, "values", "new") ?? jsonNumberAtPath(own, "Int") ?? jsonNumberAtPath(own, "Float") ?? jsonNumberAtPath(own);
}
const units$2 = /* @__PURE__ */ new Map([
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
	const unit = units$2.get(count);
	if (unit === void 0 || value === null || seen.has(unit)) return;
	seen.add(unit);
	readings.declare(unit, {
		better: "lower",
		assume: "exact"
	});
	readings.add(benchmark, unit, value);
}
function formatGungraunName(path, id, details) {
	const behind = id === null ? "" : ` ${id}`;
	return details === null || details === "" ? path + behind : `${path}${behind}:${details}`;
}

// src/core/formats/tools/hyperfine.ts
const hyperfineFormat = createJsonFormat("hyperfine", "an object with the list \"results\", as --export-json writes it", createJsonFormatClaim((has) => has("results", "[]", "command") && has("results", "[]", "mean")), createJsonListItemsAdder(["results"], take$4));
function take$4(result, readings) {
	const command = jsonStringAtPath(result, "command");
	const name = command + (jsonEntriesAtPath(result, "parameters") ?? []).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
	const times = jsonNumbersAtPath(result, "times") ?? [];
	const middle = jsonNumberAtPath(result, "median") ?? jsonNumberAtPath(result, "mean");
	if (command === null || times.length === 0 && middle === null) throw new NotInFormatError(`A result (${name}) has no "command", or neither "times" nor "median".`);
	readings.addSamples(name, "sec/op", times, 1);
	if (times.length === 0 && middle !== null) readings.add(name, "sec/op", middle);
	readings.claim(times.reduce((sum, time) => sum + time, 0));
	readings.ended(name, (jsonListAtPath(result, "exit_codes") ?? []).map(statusOf));
	return true;
}
function statusOf(code) {
	return typeof code === "number" ? code : null;
}

// src/core/formats/tools/jmh.ts
const read = combineFormatVariants("jmh", createJsonFormat("jmh", "the list that -rf json writes", createJsonFormatClaim((has) => has("[]", "jmhVersion") || has("[]", "benchmark") && has("[]", "mode")), createJsonListItemsAdder([], take$3)), {
	claims: (beginning) => [heading$1, version$1].some((line) => hasLineMatching(beginning, line)),
	parse: parseJmhTable
});
const jmhFormat = {
	...read,
	parsePrintedFailures: parseJmhFailures,
	namesInFilters: (name) => [name.replace(/[/:].*/s, "")]
};
function take$3(result, readings) {
	if (jsonValueAtPath(result, "primaryMetric") === void 0) return false;
	const benchmark = jsonStringAtPath(result, "benchmark");
	const mode = jsonStringAtPath(result, "mode");
	if (benchmark === null || mode === null) throw new NotInFormatError("A result has no \"benchmark\" or no \"mode\".");
	if (isSwiftBenchmarkResult(result)) {
		addSwiftBenchmark(result, readings);
		return true;
	}
	const name = benchmark + (jsonEntriesAtPath(result, "params") ?? []).map(([name, value]) => `/${name}=${stringifyForName(value)}`).join("");
	addMetric$1(name, mode, jsonValueAtPath(result, "primaryMetric"), readings);
	for (const [label, metric] of jsonEntriesAtPath(result, "secondaryMetrics") ?? []) if (/^·?gc\.alloc\.rate\.norm$/.test(label)) addAllocated(nameInMode(name, mode), jsonNumberAtPath(metric, "scorePercentiles", "50.0"), readings);
	else if (/^\w+$/.test(label) && isOwnMetric(metric, result)) addMetric$1(`${name}:${label}`, mode, metric, readings);
	return true;
}
function addMetric$1(name, mode, metric, readings) {
	const unit = jsonStringAtPath(metric, "scoreUnit");
	const values = (jsonListAtPath(metric, "rawData") ?? []).map((fork) => jsonNumbersAtPath(fork)).flatMap((fork) => fork ?? []);
	const middle = jsonNumberAtPath(metric, "scorePercentiles", "50.0") ?? jsonNumberAtPath(metric, "score");
	const all = values.length > 0 ? values : middle === null ? [] : [middle];
	if (unit === null || all.length === 0) throw new NotInFormatError(`The benchmark ${name} has no score, or no unit.`);
	addJmhScoresInModeAndUnit(readings, name, mode, all, unit);
}
function isOwnMetric(metric, result) {
	const unit = jsonStringAtPath(metric, "scoreUnit");
	return unit === null || unit === jsonStringAtPath(result, "primaryMetric", "scoreUnit") || isUnitOfJmhGroupMethodOrCounter(unit);
}
function addAllocated(name, value, readings) {
	if (value !== null) readings.addRepetition(name, "B/op", value);
}
function nameInMode(benchmark, mode) {
	return mode === "sample" || mode === "ss" ? `${benchmark}:${mode}` : benchmark;
}
function addJmhScoresInModeAndUnit(readings, benchmark, mode, scores, unit) {
	const name = nameInMode(benchmark, mode);
	const [numerator = "", denominator = ""] = unit.split("/");
	const isRate = numerator === "ops";
	if (!isRate && denominator !== "op") {
		for (const score of scores) readings.addRepetition(name, unit, Number(score));
		return;
	}
	if (isRate) readings.declare("ops/s", { better: "higher" });
	const values = scores.map((score) => {
		const value = isRate ? convertPerTimeUnitToPerSecond(score, denominator) : toSeconds(score, numerator);
		if (value === null) throw new NotInFormatError(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`);
		return value;
	});
	readings.addSamples(name, isRate ? "ops/s" : "sec/op", values);
}
function isUnitOfJmhGroupMethodOrCounter(unit) {
	const [numerator = "", denominator = ""] = unit.split("/");
	if (numerator === "ops") return toSeconds(1, denominator) !== null;
	return denominator === "op" ? toSeconds(1, numerator) !== null : unit === "#";
}
const version$1 = /^# JMH version: \d/;
const heading$1 = /^Benchmark\s+((?:\(\S+\)\s+)*)Mode\s+(?:Cnt\s+)?Score\s+(?:Error\s+)?Units$/;
const row = /^(\S+)\s(.*)\b(thrpt|avgt|sample|ss)\s+(?:\d+\s+)?(≈ ?)?([\d.,]+|10\S+|NaN)\s+(?:±\s+\S+\s+)?([^\s/]+\/[^\s/]+)$/;
const ofBenchmark = "# Benchmark: ";
const ofParameters = "# Parameters: ";
const failure = /(?:^|: )(<failure>|<forked VM failed with exit code \d+>)$/;
function parseJmhTable(text) {
	const readings = new ParsedOutputBuilder();
	const takeFailure = failuresTo(readings);
	let parameters = null;
	return parseLineByLine(text, {
		take: (text) => {
			const line = text.trimEnd();
			const begun = heading$1.exec(line);
			takeFailure(line);
			if (begun) parameters = (begun[1] ?? "").match(/(?<=\()[^)]+(?=\))/g) ?? [];
			return begun !== null || parameters !== null && readRow(line, parameters, readings);
		},
		resembling: /^[^:·]+\s(?:thrpt|avgt|sample|ss)\s+\d|\s(?:thrpt|avgt|sample|ss)\s.*\d\s+(?:ops\/\w+|\w+\/op)$/,
		readings
	});
}
function parseJmhFailures(text) {
	const readings = new ParsedOutputBuilder();
	const takeFailure = failuresTo(readings);
	return parseLineByLine(text, {
		take: (line) => {
			takeFailure(line.trimEnd());
			return true;
		},
		readings
	});
}
function failuresTo(readings) {
	const failed = /* @__PURE__ */ new Set();
	let running = "";
	return (line) => {
		const [, what] = failure.exec(line) ?? [];
		if (line.startsWith(ofBenchmark)) running = line.slice(13);
		else if (line.startsWith(ofParameters)) running += ` ${line.slice(14)}`;
		else if (what !== void 0 && !failed.has(running)) {
			failed.add(running);
			readings.fail(`${running}: ${what}`);
		}
	};
}
function readRow(line, parameters, readings) {
	const [, labelled = "", values = "", mode, about, score, unit] = row.exec(line) ?? [];
	if (mode === void 0 || score === void 0 || unit === void 0) return false;
	const [, benchmark = "", label = ""] = /^([^:]*):?(.*)$/.exec(labelled) ?? [];
	const name = benchmark + namedParameters(parameters, values.trim());
	const named = (method) => isOf(benchmark, method) ? name : `${name}:${method}`;
	if (/^·?gc\.alloc\.rate\.norm$/.test(label)) addAllocated(nameInMode(name, mode), norm(score, about), readings);
	else if (mode === "sample") {
		const [, method = ""] = median.exec(label) ?? [label];
		if (median.test(label)) addScore(readings, named(method), mode, score, unit);
	} else if (/^\w*$/.test(label) && (label === "" || isUnitOfJmhGroupMethodOrCounter(unit))) {
		if (about !== void 0) throw new NotInFormatError(`The score of ${name} is only about ${score} ${unit}. ${advice$1}`);
		addScore(readings, named(label), mode, score, unit);
	}
	return true;
}
const advice$1 = "Set a smaller time unit (-tu), or make JMH write JSON (-rf json).";
function addScore(readings, name, mode, score, unit) {
	recordRefusalIfValueIsCoarse(readings, name, decimal$1(score), unit, advice$1);
	addJmhScoresInModeAndUnit(readings, name, mode, [decimal$1(score)], unit);
}
function norm(score, about) {
	return about === void 0 ? Number(decimal$1(score)) : 0;
}
const median = /^(?:(\w+)[·:])?p0\.50$/;
function isOf(benchmark, method) {
	return method === "" || benchmark === method || benchmark.endsWith(`.${method}`);
}
function decimal$1(score) {
	const marks = score.match(/[.,]/g) ?? [];
	const last = marks.at(-1);
	const isGrouped = marks.length > 1 && marks.every((mark) => mark === last);
	if (last === void 0 || isGrouped) return score.replaceAll(/[.,]/g, "");
	const at = score.lastIndexOf(last);
	return `${score.slice(0, at).replaceAll(/[.,]/g, "")}.${score.slice(at + 1)}`;
}
function namedParameters(parameters, columns) {
	const values = columns === "" ? [] : columns.split(/\s+/);
	if (values.length !== parameters.length) return values.length === 0 ? "" : `/${values.join(" ")}`;
	return values.map((value, index) => value === "N/A" ? "" : `/${parameters[index]}=${value}`).join("");
}
const smallerIsBetter = /^(Malloc|Memory|Syscalls|Context switches|Threads|Bytes|Instructions$|Object allocs$|Retains$|Releases$|\(Alloc)/;
function isSwiftBenchmarkResult(result) {
	return jsonStringAtPath(result, "primaryMetric", "scoreUnit") === "# / s";
}
function addSwiftBenchmark(result, readings) {
	const name = (jsonStringAtPath(result, "benchmark") ?? "").replace(/^package\.benchmark\./, "");
	const metrics = jsonEntriesAtPath(result, "secondaryMetrics") ?? [];
	for (const [label, metric] of metrics) {
		const values = valuesOf(metric);
		const kind = /^Time \((.*)\)$/.exec(label)?.[1];
		if (kind !== void 0) readings.addSamples(kind === "wall clock" ? name : `${name} (${kind})`, "sec/op", values.map((value) => multiplyFloatByPowerOfTen(value, -6)));
		else {
			if (smallerIsBetter.test(label)) readings.declare(label, { better: "lower" });
			readings.addSamples(name, label, values);
		}
	}
	if (metrics.some(([label]) => label === "Time (wall clock)")) return;
	readings.declare("ops/s", { better: "higher" });
	readings.addSamples(name, "ops/s", valuesOf(jsonValueAtPath(result, "primaryMetric")));
}
function valuesOf(metric) {
	const raw = (jsonListAtPath(metric, "rawData") ?? []).flatMap((one) => jsonNumbersAtPath(one) ?? []);
	const score = jsonNumberAtPath(metric, "score");
	return raw.length > 0 || score === null ? raw : [score];
}

// src/core/formats/tools/julia.ts
const deepest = 100;
const juliaFormat = createJsonFormat("julia", "the list that BenchmarkTools.save writes", createJsonFormatClaim((has) => has("[]", "BenchmarkTools")), (value, readings) => {
	const [versions, values] = jsonListAtPath(value) ?? [];
	if (jsonValueAtPath(versions, "BenchmarkTools") === void 0) return false;
	for (const one of jsonListAtPath(values) ?? []) addTyped(one, [], readings);
	return true;
});
function addTyped(value, path, readings) {
	const [typeName, content] = jsonListAtPath(value) ?? [];
	const type = jsonStringAtPath(typeName)?.replace(/^BenchmarkTools\./, "");
	const name = path.join("/");
	if (path.length > deepest) throw new NotInFormatError(`The groups are nested too deep: ${name.slice(0, 100)}.`);
	if (type === "BenchmarkGroup") for (const [key, inner] of jsonEntriesAtPath(content, "data") ?? []) addTyped(inner, [...path, key], readings);
	else if (type === "Trial") addTrial(name, content, readings);
	else if (type === "TrialEstimate") addEstimate(name, content, readings);
	else throw new NotInFormatError(`${name || "This JSON"} is a ${stringifyForName(typeName).slice(0, 100)}. Save the trials that run(suite) returns, or their median().`);
}
function addTrial(name, trial, readings) {
	const times = jsonNumbersAtPath(trial, "times") ?? [];
	if (times.length === 0) throw new NotInFormatError(`The trial ${name} has no "times".`);
	const evaluations = jsonNumberAtPath(jsonListAtPath(trial, "params")?.[1], "evals") ?? 0;
	const seconds = times.map((time) => multiplyFloatByPowerOfTen(time, -9));
	readings.addSamples(name, "sec/op", seconds, evaluations);
	addMemory(name, trial, readings);
}
function addEstimate(name, estimate, readings) {
	const time = jsonNumberAtPath(estimate, "time");
	if (time === null) throw new NotInFormatError(`The estimate ${name} has no "time".`);
	readings.add(name, "sec/op", multiplyFloatByPowerOfTen(time, -9));
	addMemory(name, estimate, readings);
}
function addMemory(name, measured, readings) {
	const [memory, allocations] = [jsonNumberAtPath(measured, "memory"), jsonNumberAtPath(measured, "allocs")];
	if (memory !== null) readings.add(name, "B/op", memory);
	if (allocations !== null) readings.add(name, "allocs/op", allocations);
}

// src/core/formats/tools/k6.ts
const k6Format = createJsonFormat("k6", "an object with \"metrics\", as --summary-export writes it", createJsonFormatClaim((has) => [
	"vus_max",
	"iterations",
	"data_sent",
	"data_received",
	"iteration_duration"
].some((metric) => has("metrics", metric)) || isNewSummary(has)), (summary, readings) => {
	const value = convertNewK6SummaryToOld(summary) ?? summary;
	const metrics = jsonEntriesAtPath(value, "metrics");
	for (const [name, metric] of metrics ?? []) addMetric(name, metric, readings);
	if (metrics) failChecks(jsonValueAtPath(value, "root_group"), readings);
	return metrics !== null;
});
const left = /^(http_req_(blocked|connecting|tls_handshaking|sending|receiving|waiting)|data_(sent|received)|vus(_max)?|checks|dropped_iterations|.*\{expected_response:true\}$)(\{|$)/;
const time$2 = /^(http_req_duration|iteration_duration|group_duration|ws_.*(duration|connecting|ping)|grpc_req_duration|browser_(?!web_vital_cls).*)(\{|$)/;
function addMetric(name, metric, readings) {
	failThresholds(name, metric, readings);
	if (left.test(name)) return;
	const values = jsonValueAtPath(metric, "values") ?? metric;
	const [rate, count, value, passes] = [
		jsonNumberAtPath(values, "rate"),
		jsonNumberAtPath(values, "count"),
		jsonNumberAtPath(values, "value"),
		jsonNumberAtPath(values, "passes")
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
	const keys = (jsonEntriesAtPath(values) ?? []).map(([key]) => key);
	const measured = keys.filter((key) => /^(med|p\([\d.]+\))$/.test(key));
	const other = [
		"avg",
		"min",
		"max"
	].find((key) => keys.includes(key));
	return measured.length > 0 || other === void 0 ? measured : [other];
}
function addTrend(name, metric, values, readings) {
	const isTime = jsonStringAtPath(metric, "contains") === "time" || jsonValueAtPath(metric, "contains") === void 0 && time$2.test(name);
	for (const statistic of statisticsOf(values)) {
		const value = jsonNumberAtPath(values, statistic);
		if (value === null) continue;
		if (isTime) readings.add(`${name} ${statistic}`, "sec/op", multiplyFloatByPowerOfTen(value, -3));
		else addTo(readings, `${name} ${statistic}`, "value", value, null);
	}
}
function addTo(readings, name, unit, value, better) {
	readings.declare(unit, { better });
	readings.add(name, unit, value);
}
function failThresholds(name, metric, readings) {
	for (const [threshold, outcome] of jsonEntriesAtPath(metric, "thresholds") ?? []) if (outcome === true || jsonValueAtPath(outcome, "ok") === false) readings.fail(`${name}: the threshold ${threshold} was crossed`);
}
function failChecks(group, readings, depth = 0) {
	for (const check of membersOf(group, "checks")) {
		const [fails, passes] = [jsonNumberAtPath(check, "fails") ?? 0, jsonNumberAtPath(check, "passes") ?? 0];
		const name = jsonStringAtPath(check, "path")?.replace(/^::/, "") ?? jsonStringAtPath(check, "name");
		if (fails > 0) readings.fail(`check ${name}: failed ${fails} of ${fails + passes} times`);
	}
	if (depth < 100) for (const inner of membersOf(group, "groups")) failChecks(inner, readings, depth + 1);
}
function membersOf(group, key) {
	return jsonListAtPath(group, key) ?? (jsonEntriesAtPath(group, key) ?? []).map(([, member]) => member);
}
function isNewSummary(has) {
	return has("config", "execution") && has("config", "script");
}
function convertNewK6SummaryToOld(summary) {
	const listed = jsonListAtPath(summary, "results", "metrics");
	if (listed === null) return null;
	const duration = jsonNumberAtPath(summary, "config", "duration") ?? 0;
	const metrics = listed.map((metric) => {
		const values = (jsonEntriesAtPath(metric, "values") ?? []).map(([key, value]) => [key.replace(/^p([\d.]+)$/, "p($1)"), value]);
		const count = jsonStringAtPath(metric, "type") === "counter" ? jsonNumberAtPath(metric, "values", "count") : null;
		const rate = count !== null && duration > 0 ? { rate: count / duration } : {};
		const contains = jsonStringAtPath(metric, "contains");
		return [jsonStringAtPath(metric, "name") ?? "", {
			contains,
			values: {
				...Object.fromEntries(values),
				...rate
			}
		}];
	});
	const checks = jsonListAtPath(summary, "results", "checks", "results") ?? [];
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
	parse: (text) => parseLineByLine(text, {
		take: (line, readings) => {
			if (failed.test(line)) readings.fail(line.trim());
			const [, name, time, unit] = result.exec(line) ?? [];
			if (name === void 0 || time === void 0 || unit === void 0) return false;
			const seconds = toSeconds(time, unit);
			if (seconds !== null) {
				recordRefusalIfValueIsCoarse(readings, name, time, unit, "Make the benchmark do more work.");
				readings.add(name, "sec/op", seconds);
			}
			return seconds !== null;
		},
		resembling: /SUCCESS: .*\d/
	})
};

// src/core/formats/tools/mitata.ts
const mitataFormat = createJsonFormat("mitata", "an object with the list \"benchmarks\", as run({ format: 'json' }) prints it", createJsonFormatClaim(isMitata), (value, readings) => {
	const benchmarks = jsonListAtPath(value, "benchmarks");
	const groups = (jsonListAtPath(value, "layout") ?? []).map((group) => jsonStringAtPath(group, "name"));
	for (const benchmark of benchmarks ?? []) {
		const group = groupOf(benchmark, groups);
		for (const run of jsonListAtPath(benchmark, "runs") ?? [benchmark]) addRun(group === null ? nameOf(benchmark, run) : `${group} > ${nameOf(benchmark, run)}`, run, readings);
	}
	return benchmarks !== null;
});
function isMitata(has, beginning) {
	const hasAll = (...keys) => keys.every((key) => has("benchmarks", "[]", key));
	return has("layout") && has("benchmarks") || hasAll("runs") && /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/.test(beginning) || hasAll("warmup", "baseline", "async");
}
function groupOf(benchmark, groups) {
	const name = jsonStringAtPath(benchmark, "group");
	if (name !== null) return name.startsWith("$mitata_group") ? null : name;
	return groups[jsonNumberAtPath(benchmark, "group") ?? -1] ?? null;
}
function nameOf(benchmark, run) {
	return (jsonStringAtPath(run, "name") ?? jsonStringAtPath(benchmark, "alias") ?? "") + (jsonEntriesAtPath(run, "args") ?? []).filter(([key]) => !jsonStringAtPath(benchmark, "alias")?.includes(`$${key}`)).map(([key, value]) => `/${key}=${stringifyForName(value)}`).join("");
}
function addRun(name, run, readings) {
	const error = jsonValueAtPath(run, "error");
	if (error !== void 0) {
		readings.failBenchmark(name, jsonStringAtPath(error, "message") ?? stringifyForName(error));
		return;
	}
	const median = jsonNumberAtPath(run, "stats", "p50") ?? jsonNumberAtPath(run, "stats", "avg");
	if (median === null) throw new NotInFormatError(`The benchmark ${name} has no "stats.p50".`);
	const samples = jsonNumbersAtPath(run, "stats", "samples")?.length;
	readings.add(name, "sec/op", multiplyFloatByPowerOfTen(median, -9), {
		iterations: jsonNumberAtPath(run, "stats", "ticks"),
		samples
	});
}

// src/core/formats/tools/nanobench.ts
const nanobenchFormat = combineFormatVariants("nanobench", createJsonFormat("nanobench", "an object with the list \"results\", as templates::json() renders it", createJsonFormatClaim((has) => has("results", "[]", "median(elapsed)")), createJsonListItemsAdder(["results"], take$2)), {
	claims: claimsTextWithNanobenchTable,
	parse: parseNanobenchTable
});
function take$2(result, readings) {
	const name = formatNanobenchName(jsonStringAtPath(result, "title") ?? "", jsonStringAtPath(result, "name") ?? "", jsonNumberAtPath(result, "complexityN"));
	const elapsed = jsonNumberAtPath(result, "median(elapsed)");
	const batch = jsonNumberAtPath(result, "batch") ?? 1;
	const unit = jsonStringAtPath(result, "unit") ?? "op";
	if (elapsed === null) throw new NotInFormatError(`The benchmark ${name} has no "median(elapsed)".`);
	const measurements = jsonListAtPath(result, "measurements") ?? [];
	const iterations = measurements.reduce((sum, one) => sum + (jsonNumberAtPath(one, "iterations") ?? 0), 0);
	readings.add(name, `sec/${unit}`, elapsed / batch, {
		iterations,
		samples: measurements.length
	});
	return true;
}
const time$1 = /^(ns|us|ms|s)\/(.+)$/;
const scales = /* @__PURE__ */ new Map([
	["ns", -9],
	["us", -6],
	["ms", -3],
	["s", 0]
]);
function claimsTextWithNanobenchTable(beginning) {
	return beginning.split("\n").some((line) => headingOf(line) !== null);
}
function formatNanobenchName(title, name, size) {
	const behind = size === null || !(size > 0) ? "" : `/complexityN=${size}`;
	return (title === "" ? name : `${title} > ${name}`) + behind;
}
function parseNanobenchTable(text) {
	let heading = null;
	return parseLineByLine(text, {
		take: (line, readings) => {
			const begun = headingOf(line);
			heading = begun ?? heading;
			const row = rowOf(line.trimEnd());
			if (!heading || !row) return begun !== null;
			return addRow(heading, cells$1(row.values), row.name, readings);
		},
		resembling: /\| +[\d,]+\.\d+%? \| +[\d,.]+%? \|/
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
	const at = columns.findIndex((column) => time$1.test(column));
	const [, scale = "", unit = ""] = time$1.exec(columns[at] ?? "") ?? [];
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
function addRow({ columns, contexts, power, unit, title }, values, name, readings) {
	const written = (isIt) => removeThousandsCommas(values[columns.findIndex(isIt)] ?? "");
	const size = values[columns.indexOf("complexityN")];
	const plain = formatNanobenchName(title, name, size === void 0 ? null : parseAndScaleByPowerOfTen(removeThousandsCommas(size)));
	if (contexts.length > 0 && values.length > columns.indexOf("total") + 1) throw new NotInFormatError(`A context of the nanobench benchmark ${plain} has | in it, so the columns cannot be told apart. Leave the | out.`);
	const full = contexts.reduce((before, context) => {
		const value = values[columns.indexOf(context)] ?? "";
		return value === "" ? before : `${before}/${context}=${value}`;
	}, plain);
	const [timeColumn = ""] = columns.filter((column) => time$1.test(column));
	const printed = written((column) => column === timeColumn);
	const rate = written((column) => column === `${unit}/s`);
	const seconds = parseAndScaleByPowerOfTen(printed, power);
	if (seconds !== null && isNumberWrittenWithTooFewDigits(printed) && !isNumberWrittenWithTooFewDigits(rate)) readings.add(full, `sec/${unit}`, 1 / Number(rate));
	else if (seconds !== null) {
		recordRefusalIfValueIsCoarse(readings, full, printed, timeColumn.replace(/\/.*/, ""), advice);
		readings.add(full, `sec/${unit}`, seconds);
	}
	const counted = written((column) => column.startsWith("ins/"));
	const instructions = parseAndScaleByPowerOfTen(counted);
	if (instructions === null) return seconds !== null;
	recordRefusalIfValueIsCoarse(readings, full, counted, `instructions/${unit}`, advice);
	readings.declare(`instructions/${unit}`, { better: "lower" });
	readings.add(full, `instructions/${unit}`, instructions);
	return seconds !== null;
}
const advice = "Leave out the columns of performance counters (performanceCounters(false)), or print templates::json().";
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
	parse,
	namesInFilters: (name) => [name.replace(/\/.*/s, "")]
};
function parse(text) {
	const readings = new ParsedOutputBuilder("Give each set of parameters a name of its own.");
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
			const time = parseAndScaleByPowerOfTen(attribute("time-avg"), -6);
			if (time === null) throw new NotInFormatError(`An iteration of ${name()} has no "time-avg".`);
			variant.times.push(time);
		}
	};
	return parseLineByLine(text, {
		take: (line) => {
			for (const [, end, kind = "", attributes = ""] of line.matchAll(element)) if (end === "/") closes(kind);
			else opens(kind, (key) => xmlAttributeOrEmpty(attributes, key));
			return true;
		},
		readings,
		finish: () => {
			if (isOpen) throw new NotInFormatError("This XML (phpbench) is cut off: its first element does not end. Let phpbench run to its end.");
		}
	});
}

// src/core/formats/tools/pyperf.ts
const ofMitata = /"runs"\s*:\s*\[\s*\{\s*"(?:stats|error)"\s*:/;
const pyperfFormat = createJsonFormat("pyperf", "an object with the list \"benchmarks\", as pyperf writes it with -o", createJsonFormatClaim((has, beginning) => has("benchmarks", "[]", "runs") && !has("benchmarks", "[]", "alias") && !ofMitata.test(beginning)), (value, readings) => {
	const benchmarks = jsonListAtPath(value, "benchmarks");
	for (const benchmark of benchmarks ?? []) addBenchmark(benchmark, value, readings);
	return benchmarks !== null;
});
function addBenchmark(benchmark, suite, readings) {
	const shared = (key) => jsonStringAtPath(benchmark, "metadata", key) ?? jsonStringAtPath(suite, "metadata", key);
	const name = shared("name");
	if (name === null) throw new NotInFormatError("A benchmark of pyperf has no name: give it one with --name.");
	const unit = units$1.get(shared("unit") ?? "second");
	if (unit === void 0) throw new NotInFormatError(`The benchmark ${name} has the unit ${shared("unit")}, which is not known.`);
	const values = (jsonListAtPath(benchmark, "runs") ?? []).flatMap((run) => jsonNumbersAtPath(run, "values") ?? []);
	if (values.length === 0) throw new NotInFormatError(`The benchmark ${name} has no values.`);
	if (unit === "B") readings.declare("B", { better: "lower" });
	readings.addSamples(name, unit, values);
}
const units$1 = /* @__PURE__ */ new Map([
	["second", "sec/op"],
	["byte", "B"],
	["integer", "value"]
]);

// src/core/formats/tools/pytest-benchmark.ts
const pytestBenchmarkFormat = {
	...createJsonFormat("pytest-benchmark", "an object with the list \"benchmarks\", as --benchmark-json writes it", createJsonFormatClaim((has) => has("machine_info") && has("commit_info")), createJsonListItemsAdder(["benchmarks"], take$1)),
	namesInFilters: (name) => [name.replace(/^[^[]*::/, "")]
};
function take$1(benchmark, readings) {
	const name = jsonStringAtPath(benchmark, "fullname") ?? jsonStringAtPath(benchmark, "name");
	const median = jsonNumberAtPath(benchmark, "stats", "median");
	if (name === null || median === null) throw new NotInFormatError(`A benchmark${name === null ? "" : ` (${name})`} has no "fullname" or no "stats.median".`);
	const samples = jsonNumberAtPath(benchmark, "stats", "rounds");
	const iterations = (samples ?? 0) * (jsonNumberAtPath(benchmark, "stats", "iterations") ?? 0);
	readings.add(name, "sec/op", median, {
		iterations,
		samples
	});
	const timer = jsonStringAtPath(benchmark, "options", "timer") ?? "";
	if (wallClocks.has(timer)) readings.claim(iterations * (jsonNumberAtPath(benchmark, "stats", "mean") ?? 0));
	return true;
}
const wallClocks = /* @__PURE__ */ new Set([
	"perf_counter",
	"monotonic",
	"time"
]);

// src/core/formats/tools/tinybench.ts
const tinybenchFormat = combineFormatVariants("tinybench", createJsonFormat("tinybench", "a list of tasks with their results, or bench.table()", createJsonFormatClaim(isTinybench), take), {
	claims: (beginning) => hasLineMatching(beginning, heading),
	parse: parseTinybenchTable
});
function isTinybench(has) {
	const hasOne = (...keys) => keys.some((key) => has("[]", key));
	return hasOne("Task name", "Task Name") || hasOne("state") && hasOne("runtime", "latency") || [
		"state",
		"latency",
		"hz"
	].some((key) => has("[]", "result", key));
}
function take(value, readings) {
	const tasks = jsonListAtPath(value);
	if (!tasks || tasks.length === 0) return false;
	for (const [index, task] of tasks.entries()) if (task === null) addUnrunTinybenchRow(index, readings);
	else if (!addTinybenchRow(task, readings)) addTask(task, readings);
	return true;
}
function addTask(task, readings) {
	const result = jsonValueAtPath(task, "result") ?? task;
	const name = jsonStringAtPath(task, "name");
	if (name === null) throw new NotInFormatError("These results of tinybench have no names. Print JSON.stringify(bench.tasks.map(({ name, result }) => ({ name, result }))).");
	const state = jsonStringAtPath(result, "state");
	if (state === "errored" || state === "aborted" || jsonValueAtPath(result, "error") !== void 0) {
		readings.failBenchmark(name, jsonStringAtPath(result, "error", "message") ?? state ?? "error");
		return;
	}
	const latency = jsonValueAtPath(result, "latency") ?? result;
	const times = jsonNumbersAtPath(latency, "samples") ?? jsonNumbersAtPath(result, "samples") ?? [];
	const middle = jsonNumberAtPath(latency, "p50") ?? (times.length > 0 ? median$1([...times]) : jsonNumberAtPath(latency, "mean"));
	const unended = jsonValueAtPath(result, "aborted") === true ? "aborted" : /^(not-)?started$/.exec(state ?? "")?.[0];
	if (middle === null && unended !== void 0) {
		readings.failBenchmark(name, unended);
		return;
	}
	if (middle === null) throw new NotInFormatError(`The task ${name} of tinybench has no result: await bench.run() first.`);
	const samples = jsonNumberAtPath(latency, "samplesCount") ?? times.length;
	readings.add(name, "sec/op", multiplyFloatByPowerOfTen(middle, -3), {
		iterations: samples,
		samples
	});
}
const heading = /^│ +(?:\((?:index|idx)\) +)?│ +Task name +│/i;
const line = /^│ .* │$/;
function parseTinybenchTable(text) {
	let columns = null;
	return parseLineByLine(text, {
		take: (text, readings) => {
			const row = text.trimEnd();
			if (heading.test(row)) columns = cells(row);
			else if (row.startsWith("└")) columns = null;
			else if (columns && line.test(row)) addLine(columns, cells(row), readings);
			else return false;
			return true;
		},
		resembling: /│[^│]*\d/
	});
}
function addTinybenchRow(row, readings) {
	const entries = jsonEntriesAtPath(row) ?? [];
	const of = (name) => entries.find(([key, value]) => name.test(key) && value !== "")?.[1];
	const task = of(/^task name$/i);
	if (typeof task !== "string") return false;
	const error = of(/^error$/i);
	if (error !== void 0) {
		readings.failBenchmark(task, stringifyForName(error));
		return true;
	}
	const remarks = of(/^remarks$/i);
	const time = of(/^latency med(ian)? \(ns\)$/i) ?? of(/^(latency average|latency avg|average time) \(ns\)$/i);
	const seconds = parseAndScaleByPowerOfTen(removeThousandsCommas(stringifyForName(time).split(" ")[0] ?? ""), -9);
	if (seconds === null && remarks !== void 0) {
		readings.failBenchmark(task, stringifyForName(remarks));
		return true;
	}
	if (seconds === null) throw new NotInFormatError(`The row of ${task} has no "Latency med (ns)".`);
	const samples = Number(stringifyForName(of(/^samples$/i)));
	readings.add(task, "sec/op", seconds, {
		iterations: samples,
		samples
	});
	return true;
}
function addLine(columns, values, readings) {
	if (columns.length !== values.length) throw new NotInFormatError("A name in this table of tinybench has │ in it: print JSON.stringify(bench.table()).");
	if (!addTinybenchRow(Object.fromEntries(columns.map((column, index) => [column, unquoted(values[index] ?? "")])), readings)) addUnrunTinybenchRow(Number(values[0]), readings);
}
function addUnrunTinybenchRow(index, readings) {
	readings.fail(`The task in row ${index} of the table has no result: await bench.run() first.`);
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
	...createJsonFormat("vitest-bench", "what vitest writes with --outputJson or --reporter=json", createJsonFormatClaim((has, beginning, paths) => has("files", "[]", "filepath") && has("files", "[]", "groups") || has("testResults", "[]", "assertionResults") && /"benchmarks"\s*:/.test(beginning) || paths.some((path) => path.length === 4 && path[0] === "testResults" && path[3] === "rme")), (value, readings, folder) => {
		const [files, results] = [jsonListAtPath(value, "files"), jsonListAtPath(value, "testResults")];
		for (const file of files ?? []) for (const group of jsonListAtPath(file, "groups") ?? []) addGroup(group, readings);
		const pathOf = (file) => jsonStringAtPath(file, "name") ?? "";
		const named = createFileNamerForBenchmarkNames((results ?? []).map(pathOf), folder);
		for (const file of results ?? []) addFile(named(pathOf(file)), file, readings);
		const suites = jsonEntriesAtPath(value, "testResults");
		for (const [suite, benchmarks] of suites ?? []) addSuite(suite, jsonListAtPath(benchmarks) ?? [], readings);
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
	for (const benchmark of jsonListAtPath(group, "benchmarks") ?? []) {
		const name = `${jsonStringAtPath(group, "fullName")} > ${jsonStringAtPath(benchmark, "name")}`;
		const median = jsonNumberAtPath(benchmark, "median") ?? jsonNumberAtPath(benchmark, "mean");
		if (median === null) readings.failBenchmark(name, "it has no result, so it threw an error");
		else add$1(name, median, jsonNumberAtPath(benchmark, "sampleCount"), readings);
	}
}
function addSuite(suite, benchmarks, readings) {
	for (const benchmark of benchmarks) {
		const name = `${suite === "" ? "" : `${suite} > `}${jsonStringAtPath(benchmark, "name")}`;
		const [samples, mean] = [jsonNumbersAtPath(benchmark, "samples") ?? [], jsonNumberAtPath(benchmark, "mean")];
		const seconds = samples.map((sample) => multiplyFloatByPowerOfTen(sample, -3));
		if (mean === null) readings.failBenchmark(name, "it has no result, so it threw an error");
		else if (samples.length > 0) readings.addSamples(name, "sec/op", seconds, 1);
		else add$1(name, mean, null, readings);
	}
}
function addFile(path, file, readings) {
	if (jsonStringAtPath(file, "status") === "failed" && jsonListAtPath(file, "assertionResults")?.length === 0) readings.fail(`${path}: ${jsonStringAtPath(file, "message")}`);
	for (const test of jsonListAtPath(file, "assertionResults") ?? []) {
		if (jsonStringAtPath(test, "status") === "failed") readings.failBenchmark(nameIn(path, test), messageOf$1(test));
		for (const benchmark of jsonListAtPath(test, "benchmarks") ?? []) for (const task of jsonListAtPath(benchmark, "tasks") ?? []) {
			const median = jsonNumberAtPath(task, "latency", "p50");
			if (median === null || jsonValueAtPath(task, "fromStore") === true) continue;
			add$1(`${path} > ${jsonStringAtPath(benchmark, "name")} > ${jsonStringAtPath(task, "name")}`, median, jsonNumberAtPath(task, "latency", "samplesCount"), readings);
		}
	}
}
function nameIn(path, test) {
	return [
		path,
		...(jsonListAtPath(test, "ancestorTitles") ?? []).map((one) => jsonStringAtPath(one) ?? ""),
		jsonStringAtPath(test, "title") ?? jsonStringAtPath(test, "fullName") ?? ""
	].join(" > ");
}
function messageOf$1(test) {
	return jsonStringAtPath(jsonListAtPath(test, "failureMessages")?.[0])?.split("\n", 1)[0] || "failed";
}
function add$1(name, median, samples, readings) {
	readings.add(name, "sec/op", multiplyFloatByPowerOfTen(median, -3), {
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
	return formatNames.includes(name) || isCustomFormatDescriptionText(name) && parseCustomFormatDescription(name) !== null;
}
function formatByNameOrDescription(name, matcherFor) {
	if (isCustomFormatDescriptionText(name)) return createCustomFormat(parseCustomFormatDescription(name), matcherFor);
	return supportedFormats.find((format) => format.name === name) ?? null;
}

// src/core/go/flags.ts
const flagPattern = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitGoFlags(text) {
	const flags = [];
	const trimmed = text.trimEnd();
	for (let index = 0; index < trimmed.length; index = flagPattern.lastIndex) {
		flagPattern.lastIndex = index;
		const match = flagPattern.exec(trimmed);
		if (!match) return null;
		const [, single, double, bare = ""] = match;
		if (isOpen(bare, "'") || isOpen(bare, "\"")) return null;
		flags.push(single ?? double ?? bare);
	}
	return flags.every((flag) => /^--?[^-=]/.test(flag)) ? flags : null;
}
function findNonBuildFlag(flags) {
	return flags.find((flag) => forTests.test(flag)) ?? null;
}
const forTests = /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|json|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
function formatGoflagsValue(flags) {
	return flags.map((flag) => /[\s'"]/.test(flag) ? quoted(flag) : flag).join(" ");
}
function ldflagsForRandomLayout(flags, seed) {
	const ldflags = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${ldflags === "" ? "" : `${ldflags} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 === 0;
}
function quoted(flag) {
	if (!flag.includes("'")) return `'${flag}'`;
	return flag.includes("\"") ? flag : `"${flag}"`;
}
const number = String.raw`(?:\d+\.?\d*|\.\d+)`;
const duration = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`);
const units = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	μs: 1e3,
	ms: 1e6,
	s: 1e9,
	m: 6e10,
	h: 36e11
};
function isBenchtime(text) {
	const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function secondsOfBenchtime(text) {
	return text.endsWith("x") ? null : nanoseconds(text) / 1e9;
}
function sixteenthOfBenchtime(text) {
	if (text.endsWith("x")) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`;
	return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function quarterOfBenchtime(text) {
	return `${Math.max(1, Math.round(nanoseconds(text) / 4))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ""] ?? 0)), 0);
}
function flagsForEveryGoCommand({ tags }) {
	return tags === null ? [] : [`-tags=${tags}`];
}
function benchmemAndCpuFlagsOfTestBinary({ benchmem, cpu }) {
	return [...benchmem ? ["-test.benchmem"] : [], ...cpu === null ? [] : [`-test.cpu=${cpu}`]];
}
function shellCommandToRepeatGoBenchmarks(settings) {
	const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings;
	return joinShellWords("go", "test", ...goFlags, ...tags === null ? [] : ["-tags", tags], "-run", "^$", "-bench", bench, "-benchtime", benchtime, ...benchmem ? ["-benchmem"] : [], ...cpu === null ? [] : ["-cpu", cpu], ...packages);
}
function goBenchCommand(settings, goPackage, bench = "^$") {
	const goFlags = [...moduleFlag(goPackage), ...settings.goFlags];
	return withEnv(goPackage, shellCommandToRepeatGoBenchmarks({
		...settings,
		goFlags,
		bench,
		packages: [goPackage.path]
	}));
}
function shellCommandToRepeatInGoModule(verb, { tags, goFlags }, module, ...packages) {
	const flags = [
		...moduleFlag(module),
		...goFlags,
		...flagsForEveryGoCommand({ tags })
	];
	return withEnv(module, joinShellWords("go", verb, ...flags, ...packages));
}
function moduleFlag({ module }) {
	return module === "." ? [] : [`-C=${module}`];
}
function withEnv({ env }, command) {
	return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(" ");
}

// src/core/words/numbers.ts
function formatValue(value, unit) {
	if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time);
	if (unitCountsBytes(unit)) return scaled(value, unit.endsWith("/s") ? speed : bytes);
	if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
	return scaled(value, counts);
}
function formatMedianWithHalfInterval({ center, low, high }, unit) {
	return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`;
}
function formatDeltaOrFromZero(delta) {
	if (delta === null) return "from 0";
	return `${delta >= 0 ? "+" : ""}${toFixedHalfEven(delta * 100, 2)}%`;
}
function formatPValue({ p, exact }) {
	if (p === null) return "";
	if (p === 0 && exact) return "exact";
	return p < .001 ? "<0.001" : toFixedHalfEven(p, 3);
}
function formatShortPValue(p, alpha) {
	if (p < 1e-4) return "<0.0001";
	for (let digits = p < .001 ? 1 : 2; digits < exactDigits; digits++) {
		const short = Number(p.toPrecision(digits));
		if (short <= alpha === p <= alpha) return String(short);
	}
	return String(p);
}
const exactDigits = 17;
function formatUnsignedPercent(change) {
	return percentOf(change, 0);
}
function formatPercentBesideLimit(change, limit) {
	const isBeyond = (percent) => percent > limit * 100 + 1e-9;
	return [
		0,
		1,
		2,
		3
	].map((more) => percentOf(change, more)).find((text) => isBeyond(Number.parseFloat(text)) === isBeyond(Math.abs(change) * 100)) ?? formatUnsignedPercent(change);
}
function percentOf(change, more) {
	const size = Math.abs(change) * 100;
	if (size >= 99.95) return `${size < 1e6 ? size.toFixed(more) : size.toPrecision(3 + more)}%`;
	if (size >= .095 || size === 0) return `${size.toFixed(1 + more)}%`;
	return size < 1e-6 ? "<0.000001%" : `${Number(size.toPrecision(2 + more)).toFixed(6 + more).replace(/0+$/, "")}%`;
}
function formatRuledOutWorsening({ ruledOut, better, base, exact }) {
	if (ruledOut === null || better === null || base.center === 0 && !exact) return "";
	return formatLimitRoundedUp(ruledOut);
}
function formatLimitRoundedUp(limit) {
	return `${(Math.ceil(limit * 1e3 - 1e-6) / 10).toFixed(1)}%`;
}
function formatSignedChange(change, limit = null) {
	return `${change < 0 ? "-" : "+"}${limit === null ? formatUnsignedPercent(change) : formatPercentBesideLimit(change, limit)}`;
}
function formatFractionAsPercent(ratio) {
	return `${Number((ratio * 100).toPrecision(6))}%`;
}
function formatCountWithNoun(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function formatRounds(rounds) {
	return formatCountWithNoun(rounds, "round");
}
function formatRoundsMadeOfResult({ rounds, settings }) {
	return `${rounds.length > settings.count ? "up to " : ""}${formatRounds(rounds.length)}`;
}
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return inTwo(`${minutes} min`, whole % 60, "s");
	return inTwo(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
}
function inTwo(larger, rest, unit) {
	return rest === 0 ? larger : `${larger} ${rest} ${unit}`;
}
function toFixedHalfEven(value, digits) {
	if (!Number.isInteger(value * 2 ** (digits + 1))) return value.toFixed(digits);
	const exact = value.toFixed(digits + 1);
	const isTie = exact.endsWith("5");
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
	return `${toFixedHalfEven(number, text.split(".")[1]?.length ?? 0)}${suffix}`;
}
function spread(center, low, high) {
	if (low === null || high === null) return "∞";
	if (center === 0) return low === 0 && high === 0 ? "0%" : "?";
	return `${toFixedHalfEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
function isFullSha(text) {
	return typeof text === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function thresholdWorseningInWords(rules) {
	return hasRuleWithOtherThreshold(rules) ? "a worsening as large as the threshold" : `a worsening of ${formatFractionAsPercent(rules.threshold)}`;
}
function commonThresholdText(rules) {
	return hasRuleWithOtherThreshold(rules) ? "the threshold" : formatFractionAsPercent(rules.threshold);
}
function hasRuleWithOtherThreshold({ threshold: ofRun, benchmarks }) {
	return benchmarks.some(({ isOver, gate, threshold }) => !isOver && gate === "fail" && threshold !== null && threshold !== ofRun);
}

// src/core/inputs/input-kinds.ts
function defineInput(kind, defaultText, description, options = {}) {
	return {
		kind,
		defaultText,
		description,
		target: "both",
		scope: "anywhere",
		...options
	};
}
function defineInputKind(parse, shape = {}) {
	return {
		json: "string",
		completion: "any",
		separator: null,
		...shape,
		parse
	};
}
const createAnyTextInputKind = (shape = {}) => defineInputKind((_, text) => text, shape);
function wholeNumberInputKind(least, most) {
	return defineInputKind((name, text) => {
		const number = /^\d+$/.test(text) ? Number(text) : NaN;
		if (number >= least && number <= most) return number;
		throw inputValueNotAcceptedError(name, text, `a whole number from ${least} to ${most}`);
	}, { json: "integer" });
}
function ratioInputKind(least, most, isOver = false) {
	const from = isOver ? "a percentage over" : "a percentage from";
	const to = isOver ? "and at most" : "to";
	return defineInputKind((name, text) => {
		const match = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text);
		const number = match ? Number(match[1]) / (match[2] === "%" ? 100 : 1) : NaN;
		const lacksPercent = number >= 1 && match?.[2] === "";
		if (!lacksPercent && (isOver ? number > least : number >= least) && number <= most) return number;
		const hint = lacksPercent ? ` Did you mean ${text}%?` : "";
		throw inputValueNotAcceptedError(name, text, `${from} ${formatFractionAsPercent(least)} ${to} ${formatFractionAsPercent(most)}, or the same as a ratio below 1`, hint);
	}, { json: "number" });
}
const durationInputKind = defineInputKind((name, text) => {
	const [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? [];
	const seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw inputValueNotAcceptedError(name, text, "a duration over 0 in seconds, minutes or hours, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}, { json: "number" });
function linesInputKind(check = (_, line) => line) {
	return defineInputKind((name, text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => check(name, line)), {
		json: "array",
		separator: "\n"
	});
}
function booleanInputKind(hint = "") {
	return defineInputKind((name, text) => parseChoice(name, text.toLowerCase(), ["true", "false"], hint) === "true", { json: "boolean" });
}
function choiceInputKind(accepted) {
	return defineInputKind((name, text) => parseChoice(name, text, accepted), { completion: accepted });
}
function parseChoice(name, text, accepted, hint = "") {
	const match = accepted.find((word) => word === text);
	if (match !== void 0) return match;
	throw inputValueNotAcceptedError(name, text, accepted.map((word) => `"${word}"`).join(", "), hint);
}
function parseInputAsPathBelowWorkingFolder(name, text, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = text.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes("..")) return text;
	throw inputValueNotAcceptedError(name, text, accepted);
}
function inputValueNotAcceptedError(name, text, accepted, hint = "") {
	return new MisconfiguredError(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`);
}
const formatInputKind = {
	...defineInputKind((name, text) => {
		if (text === "auto" || isFormatNameOrDescription(text)) return text;
		throw inputValueNotAcceptedError(name, text, `${[automaticFormatValue, ...formatNames].map((format) => `"${format}"`).join(", ")}, or describe your own, as "lines: REGEXP"`);
	}),
	completion: [automaticFormatValue, ...formatNames],
	isKeyed: true
};
const outputGlobsInputKind = {
	...linesInputKind((name, line) => parseInputAsPathBelowWorkingFolder(name, line, acceptedOutput)),
	completion: "file"
};
const acceptedOutput = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"";
const filterTemplateInputKind = defineInputKind((name, text) => {
	if (isFilterWithValidPlaceholders(text)) return text;
	throw inputValueNotAcceptedError(name, text, filterInputSyntaxDescription);
});
const goPackagesInputKind = defineInputKind((_, text) => text.split(/\s+/), {
	json: "array",
	separator: " "
});
const benchtimeInputKind = defineInputKind((name, text) => {
	if (isBenchtime(text)) return text;
	throw inputValueNotAcceptedError(name, text, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
});
const processorCountsInputKind = defineInputKind((name, text) => {
	if (/^\d+(,\d+)*$/.test(text) && text.split(",").every((number) => Number(number) > 0)) return text;
	throw inputValueNotAcceptedError(name, text, "numbers of processors, such as \"1\" or \"1,2,4\"");
}, { separator: "," });
const goBuildFlagsInputKind = defineInputKind((name, text) => {
	const flags = splitGoFlags(text);
	if (flags === null) throw inputValueNotAcceptedError(name, text, "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	const forTests = findNonBuildFlag(flags);
	if (forTests === null) return flags;
	throw new MisconfiguredError(`${name}: "${forTests}" is a flag for running tests; "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or remove it.`);
}, {
	json: "array",
	separator: "\n"
});
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
const profileKindsInputKind = defineInputKind((name, text) => {
	const words = text.split(",").map((word) => word.trim());
	return text === "" ? [] : [...new Set(words)].map((word) => parseChoice(name, word, profileKinds));
}, {
	json: "array",
	separator: ",",
	completion: profileKinds
});
const governorPercentInputKind = defineInputKind((name, text) => {
	if (text === "none") return null;
	const match = /^(\d{1,3})%$/.exec(text);
	if (match && Number(match[1]) <= 100) return Number(match[1]);
	throw inputValueNotAcceptedError(name, text, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency as it is");
}, { json: "integer" });
const mostParts = 256;
const partOfTotalInputKind = defineInputKind((name, text) => {
	const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number);
	if (number && of && number <= of && of <= mostParts) return [number, of];
	throw inputValueNotAcceptedError(name, text, `the number of this part and the total number of parts (at most ${mostParts}), such as "2/5"`);
}, { json: "array" });
const labelOrNoneInputKind = defineInputKind((_, text) => text === "none" ? null : text);
const commentIdWithMatrixInputKind = defineInputKind((_, text) => {
	const [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? [];
	try {
		const matrix = JSON.parse(json ?? "null") ?? {};
		return {
			commentId: Object.keys(matrix).length === 0 ? name : `${name} ${JSON.stringify(matrix)}`,
			matrix
		};
	} catch {
		return {
			commentId: text,
			matrix: {}
		};
	}
});

// src/core/inputs/input-table.ts
const folderBelow = defineInputKind((name, text) => parseInputAsPathBelowWorkingFolder(name, text), { completion: "folder" });
const runAndPublishInputDefinitions = {
	budget: defineInput(durationInputKind, null, "The longest time for measuring, with its unit, such as `10m`. A fifth of it (half of it if `run` has no `filter`) is reserved for measuring suspected regressions a second time. If the budget is too short for all Go benchmarks, those in changed packages come first, and the report says which were not measured and how much time all of them would take. Benchmarks that are still undecided when the budget is used up are inconclusive."),
	timeout: defineInput(durationInputKind, "30m", "The longest time for one command (a benchmark run, `setup`, a build, the tests), with its unit, such as `90s` or `30m`. A command that takes longer is ended with all processes it started."),
	checkout: defineInput(choiceInputKind(["in-place", "worktree"]), null, "Where the sides are checked out - with `in-place`, one after the other in this checkout, which is restored at the end; with `worktree`, in worktrees in a temporary folder. Default - `in-place` for `run` in a workflow, otherwise `worktree`."),
	"ignored-files": defineInput(choiceInputKind(["per-side", "shared"]), "per-side", "What happens to files that git ignores, such as `node_modules` - with `per-side`, each side works on its own copy; with `shared`, both sides use the same files."),
	overlay: defineInput(linesInputKind(), "", "Globs of benchmark files that both sides take from head, one per line, such as `**/*_test.go`. The syntax is git's (`:(glob)`), relative to the top folder of the repository - `*` matches within a folder, `**/` matches any number of folders, and the name of a folder matches everything in it."),
	profile: defineInput(profileKindsInputKind, "", "The profiles to take of regressed Go benchmarks, separated by commas - `cpu`, `mem`, `block`. They are taken in one more run on each side. The report shows the functions that got more expensive.", { target: "go" }),
	calibrate: defineInput(booleanInputKind(), "false", "Whether to measure base against itself, not against head, and report how noisy this machine is, how small a change a gate with these inputs can detect on it, and what `count` such a gate needs. Such a run never fails the check.", { scope: "per run" }),
	perflock: defineInput(choiceInputKind([
		"auto",
		"require",
		"off"
	]), "auto", "Whether to hold perflock's lock, so that only one job at a time measures on a machine - `auto` (if perflock runs), `require`, or `off`."),
	governor: defineInput(governorPercentInputKind, "90%", "The processor frequency that perflock sets, as a percentage of the range from the lowest to the highest frequency; or `none`."),
	sort: defineInput(choiceInputKind([
		"none",
		"name",
		"delta"
	]), "none", "The order of the table of all comparisons - `none` for the order of measurement, `name`, or `delta` for the largest slowdown first."),
	base: defineInput(createAnyTextInputKind({ completion: "revision" }), null, "The commit to compare with, as a branch, tag or SHA. Default - on a pull request, the newest commit of the base branch that the checkout contains; on a push or in a merge queue, the previous commit; otherwise (a schedule, a new branch, a force push) the commit where head left the default branch, or, if head is on the default branch, the last tag.", { scope: "per run" }),
	since: defineInput(createAnyTextInputKind({ completion: "revision" }), null, "The reference of the history - a tag, a commit, or `last-release` (the last tag before head). A run that is not for a pull request (on a push, on a schedule, or started by hand) compares with it instead of with the default `base`, so that small steps cannot add up unnoticed; see docs/history.md. Set it in the rules file, so that changes to it are reviewed. Default - none."),
	creep: defineInput(ratioInputKind(0, 1), null, "The slowdown since the reference (`since`) that can fail the check, as a percentage or a ratio. It takes the place of `threshold` in a run that compares with the reference. Default - the threshold."),
	"since-on-pull": defineInput(booleanInputKind(), "false", "Whether to measure a pull request against the reference (`since`) as well, in the same rounds, so that the comment also shows the slowdowns since the reference that this pull request increases. The verdict depends only on base against head. It requires `checkout` to be `worktree` and takes at least half as much time again."),
	head: defineInput(createAnyTextInputKind({ completion: "revision" }), null, "The commit to judge; `worktree` means the working tree, with its uncommitted changes. Default - the commit that is checked out.", { scope: "per run" }),
	"working-directory": defineInput(folderBelow, ".", "The folder in which commands run, relative to the workspace."),
	seed: defineInput(wholeNumberInputKind(0, 2 ** 32 - 1), null, "A whole number that fixes the random order of a run. Default - a new one for each run, recorded in the result.", { scope: "per run" }),
	shard: defineInput(partOfTotalInputKind, null, "The part of the benchmarks to measure, such as `2/5`, if the jobs of a matrix share them; `report/action.yml` joins the results. Each benchmark is in exactly one shard. With `run`, it requires `filter`.", { scope: "per run" }),
	durations: defineInput(createAnyTextInputKind({ completion: "folder" }), null, "A folder with the result files of an earlier run, for example one that actions/download-artifact has filled. The times in them are used to balance the shards. All jobs need the same files. Default - benchmarks are assigned to shards by name.", { scope: "per run" }),
	replica: defineInput(partOfTotalInputKind, null, "The number of this machine, such as `2/3`, if all jobs of a matrix measure the same benchmarks; `report/action.yml` judges their rounds together, but compares only rounds of the same machine. It turns `stop-early` off.", { scope: "per run" }),
	"fail-on": defineInput(choiceInputKind([
		"regression",
		"inconclusive",
		"never"
	]), "regression", "When to fail the check - `regression`, `inconclusive` (on a regression, an inconclusive benchmark, or a base that could not be measured), or `never`."),
	rules: defineInput(createAnyTextInputKind({ completion: "file" }), ".github/benchgate.yml", "A YAML file, relative to the top folder of the repository, that sets inputs for this Action and for `benchgate` in a terminal. It cannot set the inputs of a single run (`base`, `head`, `seed`, `shard`, `durations`, `replica`, `results`, `calibrate`) or those about GitHub. Inputs of the workflow override it. The file may be missing unless you name it here.", { scope: "not in the file" }),
	comment: defineInput(choiceInputKind([
		"always",
		"on-change",
		"on-failure",
		"never"
	]), "always", "When to comment on the pull request - `always`; `on-change`, if something regressed or improved, or the check fails; `on-failure`, if the check fails; or `never`. An existing comment is always updated (except with `never`), so that it never shows the result of an older commit.", { scope: "GitHub only" }),
	"comment-id": defineInput(commentIdWithMatrixInputKind, "benchgate", "The name of the comment. Benchgate steps with the same name update the same comment, so give each step of a job its own name. The jobs of a matrix have different names by default.", { scope: "GitHub only" }),
	"accept-label": defineInput(labelOrNoneInputKind, "perf-accepted", "The label that accepts the regressions that the comment shows. The check then passes until one of them gets worse or another appears. A comment `/benchgate accept BENCHMARK: reason` by somebody with write permission does the same. `none` turns the label off.", { scope: "GitHub only" }),
	"improved-label": defineInput(labelOrNoneInputKind, null, "The label to set on the pull request if something improved and nothing regressed. It is removed once that is no longer true, unless somebody else set it. Each gate needs its own label. Default - none.", { scope: "GitHub only" }),
	"github-token": defineInput(createAnyTextInputKind(), "", "The token to comment with. It needs `pull-requests` write permission and is never passed to the benchmarks.", { scope: "GitHub only" }),
	"pull-request": defineInput(wholeNumberInputKind(1, 2 ** 31 - 1), null, "The number of the pull request to compare with its base and to comment on, if the event has none (`workflow_dispatch`, `issue_comment`). Check out its head or GitHub's merge commit. Default - the pull request of the event.", { scope: "GitHub only" }),
	"trust-head": defineInput(booleanInputKind(), "false", "Whether to allow risky runs - code that may come from outside the repository runs with this repository's permissions (`pull_request_target`, `issue_comment` on a pull request, `workflow_run` of a fork), or a fork's head runs on a self-hosted runner. If `false`, such a run is refused.", { scope: "GitHub only" }),
	results: defineInput(createAnyTextInputKind({ completion: "folder" }), null, "The folder for result files. Default - a folder below the runner's temporary folder.", { scope: "per run" })
};
const defaultInputTextsOfBisection = { threshold: "2%" };
const measureInputDefinitions = {
	run: defineInput(createAnyTextInputKind(), null, "The command that runs your benchmarks once, with any tool, like the script of a step. It prints the results or writes them to a file (see `output`). Default in a Go project - each Go benchmark is run separately, from test binaries that are built once."),
	format: defineInput(formatInputKind, "auto", "The format of the results of `run`, such as `go`; `auto` detects it. To read other formats, give a pattern that matches the lines with results, or the columns of a CSV file, as docs/formats.md shows.", { target: "command" }),
	output: defineInput(outputGlobsInputKind, "", "The file that `run` writes its results to, relative to the working directory; or globs of such files, one per line, with the syntax of `overlay`. The files are removed before each round, so git must not track them. Default - the results are what `run` prints.", { target: "command" }),
	filter: defineInput(filterTemplateInputKind, null, "What to add to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` becomes a regular expression that matches their names, and `{or}` the names joined by the word `or`. The filter is appended to the last line of `run`, or replaces `{filter}` in `run`. In the shell command, do not put `{filter}`, `{regex}` or `{or}` in quotes. With a filter, only undecided benchmarks get more rounds, and only suspected regressions are measured again. Default - `run` always measures everything.", { target: "command" }),
	paths: defineInput(linesInputKind(), "", "Globs of the files that the benchmarks of `run` depend on, one per line, with the syntax of `overlay`. The run passes without measuring if none of them differs between base and head. Default - any file may matter.", { target: "command" }),
	binaries: defineInput(linesInputKind(), "", "Globs of the programs that `setup` builds and `run` starts, one per line, with the syntax of `overlay`, such as `build/bench/*`. The run passes without measuring if these programs are the same on both sides (apart from debug information), `run` reads no file that differs, and the other conditions in docs/unchanged.md hold. If `run` starts the programs in `$BENCHGATE_PROGRAMS`, only those that differ are measured. Default - programs are not compared.", { target: "command" }),
	relink: defineInput(createAnyTextInputKind(), null, "A command that relinks the programs that `run` starts, in a memory layout chosen by the whole number in `$BENCHGATE_LAYOUT`. It runs on both sides before a round, with the same number, so that the position of code in memory varies like other noise, and code that only moved is not reported as a regression (docs/layouts.md). Default - the programs stay as they were built.", { target: "command" }),
	measure: defineInput(choiceInputKind(["changed", "all"]), "changed", "What to measure - `all`, or `changed`. `changed` skips Go benchmarks for which neither the code that they can reach nor a file that they read differs (docs/unchanged.md); it skips the command `run` if none of its `paths` differs, or if its `binaries` are the same."),
	packages: defineInput(goPackagesInputKind, "./...", "The Go packages to measure, as for `go test`, from the working directory. The inputs `packages`, `bench`, `benchtime`, `cpu`, `benchmem`, `tags`, `go-flags`, `test` and `profile` apply only to Go benchmarks that are measured without `run`.", { target: "go" }),
	bench: defineInput(createAnyTextInputKind(), ".", "The Go benchmarks to measure, as for `-bench`.", { target: "go" }),
	benchtime: defineInput(benchtimeInputKind, "100ms", "How long each Go benchmark runs on each side in each round, as for `-benchtime`, divided into short runs that alternate between the sides. More rounds help more than a longer time.", { target: "go" }),
	cpu: defineInput(processorCountsInputKind, null, "The values of GOMAXPROCS to measure with, as for `-cpu`, such as `1,4`.", { target: "go" }),
	benchmem: defineInput(booleanInputKind(), "true", "Whether to measure allocations too, as with `-benchmem`.", { target: "go" }),
	tags: defineInput(createAnyTextInputKind({ separator: "," }), null, "Build tags, as for `-tags`.", { target: "go" }),
	"go-flags": defineInput(goBuildFlagsInputKind, "", "More flags for the go command, as in GOFLAGS.", { target: "go" }),
	test: defineInput(booleanInputKind(" For the statistical test, set \"delta-test\"."), "false", "Whether to run the tests of the measured packages first, once on each side.", { target: "go" }),
	setup: defineInput(createAnyTextInputKind(), null, "A command that prepares the checkout of base or head, such as `npm ci`. It runs once on each side before measuring, and a second time if it fails on base.")
};
const decisionInputDefinitions = {
	count: defineInput(wholeNumberInputKind(1, 1e3), "20", "The number of rounds per benchmark, on average. A round measures a benchmark on base and on head, in random order. Benchmarks with a clear result stop earlier, and undecided ones get up to three times as many rounds; without `filter`, `run` gets no more than `count`."),
	alpha: defineInput(ratioInputKind(0, .5, true), "0.05", "The significance level, as a ratio or a percentage - the probability that a run reports a regression although nothing changed. If `correction` is `none`, this is the probability for each benchmark."),
	threshold: defineInput(ratioInputKind(0, 1), "5%", "The smallest slowdown of the typical run that can fail the check, as a percentage or a ratio."),
	"rule-out": defineInput(ratioInputKind(0, 1), null, "The slowdown that must be ruled out for a benchmark to pass, as a percentage or a ratio; it must be at least `threshold`. A benchmark passes if this slowdown is ruled out and its estimated slowdown does not exceed `threshold`. Default - twice the threshold."),
	"delta-test": defineInput(choiceInputKind([
		"utest",
		"ttest",
		"none"
	]), "utest", "The test that decides - `utest` for Mann-Whitney, `ttest` for Welch's t-test, or `none` to decide only by the size of the change."),
	correction: defineInput(choiceInputKind([
		"holm",
		"bh",
		"none"
	]), "holm", "How p-values are adjusted for the number of comparisons - `holm`, `bh` (Benjamini-Hochberg), or `none`."),
	strict: defineInput(booleanInputKind(), "false", "Whether to fail only if the slowdown is significantly larger than `threshold`, not merely larger than zero."),
	outliers: defineInput(choiceInputKind(["none", "iqr"]), "none", "Which values to leave out before testing - `none`, or `iqr` (beyond 1.5 interquartile ranges), which makes false alarms more likely."),
	"stop-early": defineInput(booleanInputKind(), "true", "Whether a benchmark may stop before `count` rounds (after 40, 60 or 80 % of them) once its result is clear, and leave its rounds to undecided ones. If `false`, every benchmark gets exactly `count` rounds."),
	confirm: defineInput(booleanInputKind(), "true", "Whether to measure a suspected regression a second time and fail only if it recurs. The second measurement is planned for as many rounds as the first, at least `count`; it ends earlier if the result is clear, and takes up to twice as many if the slowdown recurs but is not yet significant; Go code is linked in a new order. It is skipped if `budget` leaves too little time.")
};
const mainActionInputDefinitions = {
	...measureInputDefinitions,
	...decisionInputDefinitions,
	...runAndPublishInputDefinitions
};
const rows = new Map(Object.entries(mainActionInputDefinitions));
function parseInputValues(table, read) {
	const values = Object.entries(table).map(([name, { kind, defaultText }]) => {
		const text = read(name).trim() || defaultText;
		return [camelCase(name), text === null ? null : kind.parse(name, text)];
	});
	return Object.fromEntries(values);
}
const inputNames = [...rows.keys()];
const rulesFileInputNames = namesWhere(({ scope }) => scope === "anywhere");
const inputNamesWithTerminalFlag = namesWhere(({ scope }) => scope !== "GitHub only");
const goInputNames = namesWhere(({ target: of }) => of === "go");
const commandDriverInputNames = namesWhere(({ target: of }) => of === "command");
function namesWhere(matches) {
	return [...rows].filter(([, row]) => matches(row)).map(([name]) => name);
}
function findInputDefinition(name) {
	return rows.get(name);
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

// src/core/words/refusal.ts
function firstRoundRefusalError(refusal, settings) {
	switch (refusal.kind) {
		case "too-few-rounds": return tooFewRoundsForAlphaError(refusal, settings);
		case "nothing-measured": return headEmptyAndBaseFailedError(refusal.on, settings);
		case "threshold-beyond-rate": return thresholdBeyondRateError(refusal);
	}
}
function thresholdBeyondRateError({ benchmark, unit, threshold }) {
	return new MisconfiguredError(`threshold: ${formatFractionAsPercent(threshold)} could never fail ${shortPrintableName(benchmark, 100)}: more ${shortPrintableName(unit, 100)} are better, and no rate falls by more than 100%. Set a threshold below 100%, such as 50% for half the speed.`);
}
function tooFewRoundsForAlphaError({ comparisons, least }, { count, alpha, correction }) {
	const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : "";
	return new MisconfiguredError(`count: ${count} ${count === 1 ? "round is" : "rounds are"} too few for alpha ${Number(alpha.toPrecision(3))}${family}: the gate could hardly ever fail. Set count to at least ${least}.`);
}
function headEmptyAndBaseFailedError(on, { run, go }) {
	return new CouldNotMeasureError(`Nothing was measured ${on === "either" ? "on either side" : "on head, though base has benchmarks"}: no benchmark was reported.${go === null ? " Make the command print its results, or name its files with \"output\"." : ""} Command: ${run}`);
}
const places = "results and checkouts are in RUNNER_TEMP (in a terminal, TMPDIR), and files set aside are in the git directory";
const problems = /* @__PURE__ */ new Map([
	["ENOSPC", `no space left (ENOSPC). Free some space: ${places}.`],
	["EDQUOT", `no space left (EDQUOT). Free some space: ${places}.`],
	["EROFS", `the file system is read-only (EROFS). Make it writable: ${places}.`],
	["EFBIG", "it is larger than this user may write (EFBIG). Raise that limit (\"ulimit -f\")."]
]);
function fullOrReadOnlyDiskErrorText(error) {
	if (!(error instanceof Error)) return null;
	const { code, path, dest } = error;
	const problem = problems.get(code);
	const file = [dest, path].find((one) => typeof one === "string" || one instanceof Uint8Array);
	return problem === void 0 ? null : `${file ?? "A file"} could not be written: ${problem}`;
}

// src/core/words/terminal.ts
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const combining = /\p{Mn}|\p{Me}/u;
const isPlain = /^[\u0020-\u02ff\u2000-\u206f]*$/;
function displayWidth(text) {
	if (isPlain.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += columnsOf(character);
	return width;
}
function columnsOf(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
function cutToWidth(text, width) {
	if (displayWidth(text) <= width) return text;
	let used = 0;
	let result = "";
	for (const character of text) {
		used += columnsOf(character);
		if (used > width - 1) break;
		result += character;
	}
	return width < 1 ? "" : `${result}…`;
}
function cutMiddleToWidth(name, width) {
	if (displayWidth(name) <= width) return name;
	const tail = Math.floor((width - 1) / 2);
	const characters = [...name];
	let used = 0;
	let first = characters.length;
	for (; first > 0; first--) {
		const columns = columnsOf(characters[first - 1]);
		if (used + columns > tail) break;
		used += columns;
	}
	return `${cutToWidth(characters.slice(0, first).join(""), width - used)}${characters.slice(first).join("")}`;
}
function wrapLine(line, width) {
	if (displayWidth(line) <= width) return [line];
	const indent = /^ */.exec(line)?.[0] ?? "";
	const lines = [];
	let current = "";
	for (const word of line.trimStart().split(" ")) {
		const longer = current === "" ? `${indent}${word}` : `${current} ${word}`;
		if (current !== "" && displayWidth(longer) > width) {
			lines.push(current);
			current = `${indent}${word}`;
		} else current = longer;
	}
	return [...lines, current];
}
const minFirstCellWidth = 12;
function alignColumns(rows, leftAligned, most = Number.POSITIVE_INFINITY) {
	const widest = (n) => rows.reduce((width, row) => Math.max(width, displayWidth(row[n] ?? "")), 0);
	const [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n));
	const rest = others.reduce((sum, width) => sum + 2 + width, 0);
	const widths = [Math.min(first, Math.max(12, most - rest)), ...others];
	return rows.map((row) => row.map((cell, n) => {
		const width = widths[n] ?? 0;
		const text = n === 0 ? cutMiddleToWidth(cell, width) : cell;
		const padding = " ".repeat(Math.max(0, width - displayWidth(text)));
		return n < leftAligned ? text + padding : padding + text;
	}).join("  ").trimEnd());
}
const noColour = (_, text) => text;

// src/core/words/names.ts
function createBenchmarkNaming(named, lost = [], formats) {
	const suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? ""));
	const hasSuffix = areBothSidesInGoFormat({ formats });
	const lostNames = lost.filter(({ benchmark }) => benchmark !== null);
	const packages = [...new Set([...named, ...lostNames].map((one) => one.package ?? ""))];
	const shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		const [suffix = ""] = suffixes;
		const name = hasSuffix && suffixes.size === 1 && suffix !== "" && benchmark.endsWith(suffix) ? benchmark.slice(0, -suffix.length) : benchmark;
		if (packages.length <= 1 || path === null) return name;
		return `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	const paths = packages.map((path) => path.split("/"));
	const shortest = paths.reduce((least, path) => Math.min(least, path.length), Number.POSITIVE_INFINITY);
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function shortenNameInMiddle(name, columns) {
	const ends = name.length > 2 * longestEnd ? name.slice(0, longestEnd) + name.slice(-longestEnd) : name;
	const visible = escapeControlCharacters(ends);
	const cut = cutMiddleToWidth(visible, columns);
	return cut === visible ? name : cut;
}
const longestEnd = 500;
function functionNameWithoutFolders(name) {
	return name.replace(/^([^/[(]+\/)+/, "");
}
function listFirstNames(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
function areBothSidesInGoFormat({ formats }) {
	return [formats?.base, formats?.head].every((format) => (format ?? "go") === "go");
}
function isMeasuredByGo({ settings, formats, comparisons }) {
	return settings.go !== null || areBothSidesInGoFormat({ formats }) && comparisons.some((row) => row.package !== null);
}

// src/core/report/say/block.ts
function reportTextFromTemplate(words, ...pieces) {
	return words.flatMap((own, index) => [...parseTextWithBackticks(own), ...textOf(pieces[index] ?? "")]);
}
function parseTextWithBackticks(words) {
	return words.split("`").flatMap((piece, index) => piece === "" ? [] : [index % 2 === 1 ? inlineCodeSpan(piece) : piece]);
}
function nameSpan(text) {
	return text === "" ? "(no name)" : {
		kind: "name",
		text
	};
}
function inlineCodeSpan(text) {
	return {
		kind: "code",
		text
	};
}
function strongSpan(piece) {
	return {
		kind: "strong",
		text: textOf(piece)
	};
}
function statisticsPageLinkSpan(anchor, words) {
	return {
		kind: "term",
		anchor,
		words
	};
}
function linkSpan(words, to) {
	return {
		kind: "link",
		words: textOf(words),
		to
	};
}
const lineBreakSpan = { kind: "break" };
function joinNonEmptyReportTexts(pieces, between = " ") {
	return pieces.map(textOf).filter((text) => text.length > 0).flatMap((text, index) => index === 0 ? text : [...textOf(between), ...text]);
}
function listFirstReportTexts(pieces, most, total = pieces.length) {
	if (most === 0) return reportTextFromTemplate`${total} in all`;
	const more = total - Math.min(most, pieces.length);
	return reportTextFromTemplate`${joinNonEmptyReportTexts(pieces.slice(0, most), ", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function takeFirstLinesAndAddCountOfRest(lines, most, rest = "") {
	if (lines.length <= most) return lines;
	const more = most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`;
	return [...lines.slice(0, most), reportTextFromTemplate`${more}${rest}`];
}
function textOf(piece) {
	if (typeof piece !== "object") return piece === "" ? [] : [String(piece)];
	return "kind" in piece ? [piece] : piece;
}
const statisticsPageUrl = "https://github.com/benchgate/benchgate/blob/main/docs/statistics.md";
const terminalInstallPageUrl = "https://github.com/benchgate/benchgate#in-a-terminal";
function createFirstUseTermLinks() {
	const linked = /* @__PURE__ */ new Set();
	return (anchor) => {
		if (linked.has(anchor)) return null;
		linked.add(anchor);
		return `${statisticsPageUrl}#${anchor}`;
	};
}
function reportBlockHasContent(block) {
	if (block.kind === "code") return true;
	if ("text" in block) return block.text.length > 0;
	if (block.kind === "list") return block.items.length > 0;
	if (block.kind === "table") return block.rows.length > 0;
	return block.kind !== "fold" || block.blocks.some(reportBlockHasContent);
}
function paragraphReportBlock(...template) {
	return {
		kind: "paragraph",
		text: reportTextFromTemplate(...template)
	};
}
function warningReportBlock(...template) {
	return {
		kind: "warning",
		text: reportTextFromTemplate(...template)
	};
}
function noteReportBlock(...template) {
	return {
		kind: "note",
		text: reportTextFromTemplate(...template)
	};
}
function listReportBlock(items) {
	return {
		kind: "list",
		items: items.map((item) => reportTextFromTemplate`${item}`).filter((text) => text.length > 0)
	};
}
function tableReportBlock(columns, rows) {
	return {
		kind: "table",
		columns,
		rows: rows.map((row) => row.map((cell) => reportTextFromTemplate`${cell}`))
	};
}
function processOutputReportBlock(text) {
	return {
		kind: "code",
		language: "text",
		text
	};
}
function shellCommandReportBlock(text) {
	return {
		kind: "code",
		language: "sh",
		text
	};
}
function foldedReportBlock(title, blocks) {
	return {
		kind: "fold",
		title: reportTextFromTemplate`${title}`,
		blocks
	};
}
const noReportLinks = {
	repository: null,
	run: null,
	report: null,
	accepting: null
};
function addReportOptionsToResult(result, most = Number.POSITIVE_INFINITY, named = [
	...result.comparisons,
	...result.unmatched.base,
	...result.unmatched.head
]) {
	return {
		...result,
		most,
		naming: createBenchmarkNaming(named, result.lost, result.formats)
	};
}

// src/core/report/say/run-failure.ts
const longestMessage = 4e3;
function buildRunReportOfFailure(error, isRed = true) {
	const message = splitLinesAndEscapeControlCharacters(messageOf(error)).join("\n").slice(0, longestMessage);
	const output = error instanceof CouldNotMeasureError ? splitLinesAndEscapeControlCharacters(error.output).join("\n") : "";
	const run = error instanceof MissingJobResultsError ? error.run : null;
	return {
		outcome: isRed ? "fail" : "no-verdict",
		reason: reportTextFromTemplate`${title(error)}`,
		check: [],
		compared: [],
		line: isRed ? reportTextFromTemplate`${strongSpan("Check fails")}: the run ended without a verdict. Fix the error below; if its cause was temporary, such as a failed download, run the job again.` : reportTextFromTemplate`${strongSpan("No verdict")}: the run ended without one.`,
		parts: [
			[processOutputReportBlock(message)],
			run === null ? [] : [paragraphReportBlock`For details, see ${linkSpan("the measuring run", run)}.`],
			output === "" ? [] : [paragraphReportBlock`The last lines of the output:`, processOutputReportBlock(output.slice(-12e3))]
		]
	};
}
function formatErrorOnOneLine(error) {
	return escapeControlCharacters(messageOf(error).replace(/(?<=[^\s.:;,!?…])\s*\n\s*/g, ". ").replace(/\s*\n\s*/g, " "));
}
function linesOfFailureForTerminal(error) {
	return splitLinesAndEscapeControlCharacters(messageOf(error));
}
function messageOf(error) {
	if (error instanceof Error && "suppressed" in error && "error" in error) return [.../* @__PURE__ */ new Set([messageOf(error.error), messageOf(error.suppressed)])].join("\nBefore that: ");
	const message = fullOrReadOnlyDiskErrorText(error) || (error instanceof Error ? error.message : typeof error === "string" ? error : "") || "an unknown error";
	return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
}
function title(error) {
	if (error instanceof MisconfiguredError) return "A setting needs your attention";
	if (error instanceof CouldNotMeasureError || error instanceof MissingJobResultsError) return "Could not measure";
	return "Something went wrong";
}

// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/effects/files/folder.ts
async function isFolder(path) {
	try {
		return (await stat$1(path)).isDirectory();
	} catch {
		return false;
	}
}
async function refuseNonUtf8Folder(folder) {
	if (folder.includes("�") && !await isFolder(folder)) throw new MisconfiguredError(`The path of the folder to measure in is not in UTF-8, so it cannot be opened: ${folder}. Rename the folder, or clone the repository into another.`);
}
async function pathOrNearestExistingFolderAbove(path) {
	let current = resolve(path);
	while (current !== dirname(current) && !await isFolder(current)) current = dirname(current);
	return current;
}
async function makeFolder(path) {
	const missing = [];
	const existing = await pathOrNearestExistingFolderAbove(path);
	for (let current = resolve(path); current !== existing; current = dirname(current)) missing.unshift(current);
	for (const current of missing) await mkdir(current).catch(async (error) => {
		if (!await isFolder(current)) throw error;
	});
}
async function lstatOrNull(path) {
	try {
		return await lstat(path);
	} catch (error) {
		return nullIfMissing(error);
	}
}
function lstatOrNullSync(path) {
	try {
		return lstatSync(path);
	} catch (error) {
		return nullIfMissing(error);
	}
}
function statOrNullSync(path) {
	try {
		return statSync(path);
	} catch (error) {
		return nullIfMissing(error);
	}
}
function accessibleStatsOrNull(path, follows) {
	try {
		return follows ? statSync(path) : lstatSync(path);
	} catch {
		return null;
	}
}
function nullIfMissing(error) {
	const { code = "" } = error;
	if ([
		"ENOENT",
		"ENOTDIR",
		"ELOOP",
		"ENAMETOOLONG"
	].includes(code)) return null;
	throw error;
}
async function readFileBytesOrNull(path) {
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const file = _usingCtx$1.a(await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)));
			if (!(await file.stat()).isFile()) throw new Error(`${path} is not a plain file`);
			return await file.readFile();
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
function readTextOrEmpty(path) {
	try {
		return statSync(path).isFile() ? readFileSync(path, "utf8") : "";
	} catch {
		return "";
	}
}
function readBytesOrEmpty(path) {
	try {
		if (statSync(path).isFile()) return readFileSync(path);
	} catch {}
	return Buffer.alloc(0);
}
function isPathTaken(path) {
	return lstatOrNullSync(path) !== null;
}
function isPathIn(folder, path) {
	return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
function realPathOrNull(path) {
	try {
		return realpathSync(path);
	} catch {
		return null;
	}
}
async function syncFolderOrFile(path) {
	try {
		var _usingCtx3 = _usingCtx();
		if (process.platform === "win32") return;
		await _usingCtx3.a(await open(path, "r")).sync();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function folderEntries(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function entriesBelow(top, { entries, depth }, isOpened) {
	const found = [];
	const search = (folder, depthLeft) => {
		for (const entry of folderEntries(join(top, folder))) {
			if (found.length >= entries) return;
			const path = join(folder, entry.name);
			found.push({
				path,
				entry
			});
			if (entry.isDirectory() && depthLeft > 0 && isOpened(path)) search(path, depthLeft - 1);
		}
	};
	search("", depth);
	return found;
}
function createErrorHandlerSettingPath(path) {
	return (error) => {
		throw Object.assign(error, { path });
	};
}
function defaultOutputFolder(commentId, { RUNNER_TEMP, GITHUB_ACTION }, workspace) {
	const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(RUNNER_TEMP || workspace, "benchgate-results", name || "benchgate");
}
function resolveProgramPathOrKeepName(name, searchPath) {
	const file = process.platform === "win32" ? `${name}.exe` : name;
	const folderWithProgram = searchPath.split(delimiter).find((folder) => {
		try {
			accessSync(join(folder, file), constants.X_OK);
			return isAbsolute(folder);
		} catch {
			return false;
		}
	});
	return folderWithProgram === void 0 ? name : join(folderWithProgram, file);
}
async function isNoexecFolder(folder) {
	try {
		var _usingCtx4 = _usingCtx();
		const probeFolder = _usingCtx4.a(await makeTemporaryFolder("benchgate-run-", folder).catch(() => null));
		if (probeFolder === null) return false;
		const file = join(probeFolder.path, "program");
		await writeFile(file, "#!/bin/sh\n", { mode: 493 });
		return await promisify(execFile)(file, { env: {} }).then(() => false, (error) => error.code === "EACCES");
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
function noexecFolderMessage(folder) {
	return `No program can be run from the folder for temporary files, ${folder}, as its file system is mounted with "noexec". Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on a file system without "noexec".`;
}
async function makeTemporaryFolder(prefix, parent) {
	const path = await mkdtemp(join(parent ?? tmpdir(), prefix)).catch((error) => {
		if (parent !== void 0 || ![
			"ENOENT",
			"ENOTDIR",
			"EACCES",
			"EPERM"
		].includes(error.code ?? "")) throw error;
		throw new MisconfiguredError(`The folder for temporary files, ${tmpdir()}, does not exist or is not writable (${error.code}). Set TMPDIR to a writable folder.`);
	});
	return {
		path,
		[Symbol.asyncDispose]: () => rm(path, {
			recursive: true,
			force: true
		})
	};
}
async function removeAndCreateFile(path, content, mode = 438) {
	await rm(path, {
		recursive: true,
		force: true
	});
	await writeFile(path, content, {
		flag: "wx",
		mode
	}).catch(createErrorHandlerSettingPath(path));
}

// src/core/stats/adjust-p-values.ts
function adjustPValues(p, correction) {
	const adjusted = createPValueAdjuster(new Float64Array(p), correction);
	return p.map(adjusted);
}
function createPValueAdjuster(p, correction) {
	for (const value of p) if (!(value >= 0 && value <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${value}`);
	if (correction === "none") return (value) => value;
	const sorted = p.slice().sort();
	const adjusted = correction === "holm" ? stepDown(sorted) : stepUp(sorted);
	return (value) => adjusted[firstIndex(sorted, value)];
}
function stepDown(sorted) {
	let floor = 0;
	return sorted.map((p, rank) => {
		floor = Math.max(floor, Math.min(1, p * (sorted.length - rank)));
		return floor;
	});
}
function stepUp(sorted) {
	const adjusted = new Float64Array(sorted.length);
	let ceiling = 1;
	for (let rank = sorted.length - 1; rank >= 0; rank--) {
		ceiling = Math.min(ceiling, sorted[rank] * (sorted.length / (rank + 1)));
		adjusted[rank] = ceiling;
	}
	return adjusted;
}
function firstIndex(sorted, value) {
	let [from, to] = [0, sorted.length - 1];
	while (from < to) {
		const middle = from + to >> 1;
		if (sorted[middle] < value) from = middle + 1;
		else to = middle;
	}
	return from;
}

// src/core/stats/normal.ts
function normalDensity(z) {
	return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
}
function normalUpperTail(z) {
	return z < 0 ? 1 - normalUpperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function normalUpperQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies between 0 and 1, not at ${p}`);
	if (p > .5) return -normalUpperQuantile(1 - p);
	if (p === 0) return Number.POSITIVE_INFINITY;
	if (p < 1e-300) return normalUpperQuantile(1e-300);
	return solve(p);
}
const solve = memoize((p) => {
	let z = Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 1; step > 1e-8; z -= step) {
		const tail = normalUpperTail(z);
		step = Math.log(p / tail) * tail / normalDensity(z);
	}
	return z;
});
function erfc(x) {
	return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x);
}
function erfSeries(x) {
	let term = x;
	let sum = x;
	for (let n = 1; term > sum * 1e-17; n++) {
		term *= 2 * x * x / (2 * n + 1);
		sum += term;
	}
	return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
}
function erfcFraction(x) {
	let fraction = x;
	for (let k = Math.ceil(10 + 180 / (x * x)); k >= 1; k--) fraction = x + k / 2 / fraction;
	return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}

// src/core/stats/paired-test.ts
const exactLimit$2 = 100;
function pairedRankPermutationTest(blocks) {
	const differences = rankDifferences(completePairs(blocks));
	const known = recent.find((earlier) => haveSameItems(earlier.differences, differences));
	if (known) return known.result;
	const result = testOf(differences);
	recent.unshift({
		differences,
		result
	});
	recent.length = Math.min(recent.length, mostRecent);
	return result;
}
function createPairedTestForSideSwaps(blocks) {
	const pairs = completePairs(blocks);
	const differences = rankDifferences(pairs);
	const { sizes, total, step } = sizesOf(differences);
	const atMost = sizes.length > exactLimit$2 ? approximateLowerTails(sizes, total) : lowerTails(sizes, total);
	return (swapped) => {
		let ups = 0;
		for (const [index, difference] of differences.entries()) ups += Math.max(0, swapped[pairs.rounds[index]] ? -difference : difference) / step;
		return {
			greater: atMost(total - ups),
			less: atMost(ups)
		};
	};
}
function lowerTails(sizes, total) {
	const tails = waysToSum(sizes, new Float64Array(total + 1));
	for (let s = 1; s <= total; s++) tails[s] = tails[s] + tails[s - 1];
	return (limit) => tails[limit] / 2 ** sizes.length;
}
function approximateLowerTails(sizes, total) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	return (limit) => normalUpperTail((total / 2 - limit - .5) / deviation);
}
const recent = [];
const mostRecent = 4;
function haveSameItems(a, b) {
	return a.length === b.length && a.every((item, index) => item === b[index]);
}
function testOf(differences) {
	const { sizes, total, step } = sizesOf(differences);
	let ups = 0;
	for (const difference of differences) ups += Math.max(0, difference) / step;
	const downs = total - ups;
	if (sizes.length > exactLimit$2) {
		const atMost = approximateLowerTails(sizes, total);
		return {
			greater: atMost(downs),
			less: atMost(ups)
		};
	}
	const { atMost, exactly } = lowerTail(sizes, Math.min(ups, downs));
	const other = 1 - atMost + exactly;
	return ups > downs ? {
		greater: atMost,
		less: other
	} : {
		greater: other,
		less: atMost
	};
}
function sizesOf(differences) {
	let step = 2;
	for (const difference of differences) if (difference % 2 !== 0) step = 1;
	const sizes = [];
	let total = 0;
	for (const difference of differences) {
		const size = Math.abs(difference) / step;
		if (size > 0) sizes.push(size);
		total += size;
	}
	return {
		sizes,
		total,
		step
	};
}
function completePairs(blocks) {
	const values = [];
	const rounds = [];
	const ends = [];
	for (const { base, head } of blocks) {
		for (const [round, first] of base.entries()) {
			const second = head[round] ?? null;
			if (first === null || second === null) continue;
			values.push(first, second);
			rounds.push(round);
		}
		ends.push(values.length);
	}
	return {
		values,
		rounds,
		ends
	};
}
function rankDifferences(pairs) {
	const { places, isTied } = orderOf(pairs);
	const ranks = [];
	for (let from = 0; from < places.length;) {
		let to = from + 1;
		while (isTied[to]) to++;
		for (let index = from; index < to; index++) ranks[places[index]] = from + to;
		from = to;
	}
	const differences = [];
	for (let index = 0; index < ranks.length; index += 2) differences.push(ranks[index + 1] - ranks[index]);
	return differences;
}
let last = {
	ends: [],
	places: []
};
const fewValues = 100;
function orderOf({ values, ends }) {
	const places = haveSameItems(ends, last.ends) ? last.places : values.map((_, place) => place);
	const isTied = [];
	let begin = 0;
	for (const end of ends) {
		if (end - begin > fewValues) {
			const sorted = places.slice(begin, end).sort((a, b) => values[a] - values[b]);
			for (const [index, place] of sorted.entries()) places[begin + index] = place;
		} else for (let next = begin; next < end; next++) {
			const place = places[next];
			const value = values[place];
			let to = next;
			for (; to > begin && values[places[to - 1]] > value; to--) places[to] = places[to - 1];
			places[to] = place;
		}
		for (let index = begin; index < end; index++) isTied.push(index > begin && values[places[index - 1]] === values[places[index]]);
		begin = end;
	}
	last = {
		ends,
		places
	};
	return {
		places,
		isTied
	};
}
function lowerTail(sizes, limit) {
	const ways = waysToSum(sizes, limit < waysBuffer.length ? waysBuffer.subarray(0, limit + 1).fill(0) : new Float64Array(limit + 1));
	const subsets = 2 ** sizes.length;
	let atMost = 0;
	for (let s = 0; s <= limit; s++) atMost += ways[s];
	return {
		atMost: atMost / subsets,
		exactly: ways[limit] / subsets
	};
}
function waysToSum(sizes, ways) {
	ways[0] = 1;
	let largest = 0;
	for (const size of sizes) {
		largest = Math.min(ways.length - 1, largest + size);
		for (let s = largest; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	return ways;
}
const waysBuffer = /* @__PURE__ */ new Float64Array(10001);

// src/core/stats/u-distribution.ts
const exactLimit$1 = 50;
const exactPairs = 5e3;
function mannWhitneyLowerTail(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)];
	let lowSize = 0;
	let middle = 0;
	while (lowSize + ties[middle] / 2 < (n1 + n2) / 2) lowSize += ties[middle++];
	const highSize = n1 + n2 - lowSize;
	const low = half(ties.slice(0, middle), lowSize);
	const high = half(ties.slice(middle), highSize);
	let deals = 0;
	for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
		const limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k);
		const lowRow = rowStart(lowSize, k);
		const lowMost = 2 * k * (lowSize - k);
		const highRow = rowStart(highSize, n1 - k);
		const highMost = 2 * (n1 - k) * (highSize - n1 + k);
		const free = Math.min(limit - highMost, lowMost);
		let before = free < 0 ? 0 : low[lowRow + free];
		deals += before * high[highRow + highMost];
		for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
			const upTo = low[lowRow + s];
			deals += (upTo - before) * high[highRow + limit - s];
			before = upTo;
		}
	}
	return Math.min(1, deals / binomialCoefficient(n1 + n2, n1));
}
function hodgesLehmannIntervalOrder(blocks, tail) {
	const pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0);
	const below = blocks.every((sizes) => Math.max(...sizes) <= exactLimit$1) && pairs <= exactPairs ? exactBelow(blocks, pairs) : normalBelow(blocks, pairs);
	let [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1];
	while (beyond - order > 1) {
		const k = order + beyond >> 1;
		if (below(k) <= tail * (1 + 1e-9)) order = k;
		else beyond = k;
	}
	return order;
}
function binomialCoefficient(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
function exactBelow(blocks, pairs) {
	const probabilities = summed(blocks, pairs + 1 >> 1);
	return (k) => probabilities[k - 1];
}
function normalBelow(blocks, pairs) {
	const variance = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2 * (n1 + n2 + 1) / 12, 0);
	return (k) => normalUpperTail((pairs / 2 - (k - .5)) / Math.sqrt(variance));
}
function untied(n1, n2) {
	const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)];
	return remember(`untied ${fewer} ${more}`, n1 * n2 + 1, (tails) => {
		const deals = binomialCoefficient(n1 + n2, n1);
		tails.set(accumulate(waysTo(fewer, more)).map((count) => Math.min(1, count / deals)));
	});
}
function waysTo(fewer, more, limit = fewer * more) {
	const rows = Array.from({ length: fewer + 1 }, (_, k) => new Float64Array(Math.min(limit, k * more) + 1).fill(1, 0, 1));
	for (let others = 1; others <= more; others++) for (let k = 1; k <= fewer; k++) {
		const [row, without] = [rows[k], rows[k - 1]];
		const last = Math.min(limit, k * others);
		for (let u = others; u <= last; u++) row[u] = row[u] + without[u - others];
	}
	return rows[fewer];
}
function mannWhitneyLowerTailNearZero(n1, n2, u) {
	const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)];
	const [tail] = remember(`short ${fewer} ${more} ${u}`, 1, (tails) => {
		const deals = binomialCoefficient(n1 + n2, fewer);
		tails[0] = waysTo(fewer, more, u).reduce((sum, count) => sum + count, 0) / deals;
	});
	return tail;
}
function summed(blocks, length) {
	return remember(`summed ${blocks.join(" ")}`, length, (tails) => {
		let sum = new Float64Array(length).fill(1);
		for (const [n1, n2] of blocks) {
			const block = untied(n1, n2);
			const next = new Float64Array(length);
			for (let u = 0; u < Math.min(block.length, length); u++) {
				const probability = block[u] - (block[u - 1] ?? 0);
				for (let to = u; to < length; to++) next[to] = next[to] + probability * sum[to - u];
			}
			sum = next;
		}
		tails.set(sum);
	});
}
function half(ties, size) {
	return remember(`half ${String.fromCharCode(...ties)}`, rowStart(size, size + 1), (deals) => {
		deals[0] = 1;
		let below = 0;
		for (const t of ties) {
			for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
				const to = rowStart(size, k);
				for (let dealt = Math.max(1, k - below); dealt <= Math.min(t, k); dealt++) {
					const beaten = below - (k - dealt);
					add(deals, to + dealt * (2 * beaten + t - dealt), rowStart(size, k - dealt), 2 * (k - dealt) * beaten + 1, binomialCoefficient(t, dealt));
				}
			}
			below += t;
		}
		for (let i = 0; 2 * i < deals.length; i++) deals[deals.length - 1 - i] = deals[i];
		for (let k = 0; k <= size; k++) accumulate(deals, rowStart(size, k), rowStart(size, k + 1));
	});
}
function rowStart(size, k) {
	return size * k * (k - 1) - (k - 1) * k * (2 * k - 1) / 3 + k;
}
function add(terms, to, from, length, factor) {
	for (let s = 0; s < length; s++) terms[to + s] = terms[to + s] + factor * terms[from + s];
}
function accumulate(terms, start = 0, end = terms.length) {
	let sum = 0;
	for (let s = start; s < end; s++) {
		sum += terms[s];
		terms[s] = sum;
	}
	return terms;
}
function mannWhitneySaddlepointDeviate(n1, n2, u) {
	const [fewer, more] = [Math.min(n1, n2), Math.max(n1, n2)];
	const x = u + .5;
	let t = (x - n1 * n2 / 2) * 12 / (n1 * n2 * (n1 + n2 + 1));
	for (let step = 0;; step++) {
		const q = Math.exp(t);
		let [power, product, slope, curvature] = [
			1,
			1,
			0,
			0
		];
		let morePower = q ** more;
		let value = 0;
		for (let i = 1; i <= fewer; i++) {
			const size = more + i;
			power *= q;
			morePower *= q;
			const [rest, moreRest] = [1 - power, 1 - morePower];
			slope += i * power / rest - size * morePower / moreRest;
			curvature += i * i * power / (rest * rest) - size * size * morePower / (moreRest * moreRest);
			product *= moreRest * i / (rest * size);
			if (product < 1e-200 || i === fewer) {
				value += Math.log(product);
				product = 1;
			}
		}
		if (slope - x > 1e-7 * x && step < 100) {
			t -= (slope - x) / curvature;
			continue;
		}
		const w = -Math.sqrt(2 * (t * x - value));
		const v = 2 * Math.sinh(t / 2) * Math.sqrt(curvature);
		return w + Math.log(v / w) / w;
	}
}
const cache = /* @__PURE__ */ new Map();
const mostNumbers = 5e5;
let [memory, otherMemory] = [/* @__PURE__ */ new Float64Array(0), /* @__PURE__ */ new Float64Array(0)];
let used = 0;
function remember(key, length, fill) {
	const cached = cache.get(key);
	if (cached) return cached;
	if (used + length > memory.length) {
		cache.clear();
		[memory, otherMemory] = [otherMemory, memory];
		used = 0;
		if (memory.length < length) memory = new Float64Array(Math.max(length, mostNumbers));
	}
	const table = memory.subarray(used, used + length).fill(0);
	used += length;
	fill(table);
	cache.set(key, table);
	return table;
}

// src/core/stats/one-sample.ts
const normal = 1.4826;
const furthest = 3;
function robustRootMeanSquare(values) {
	if (values.length === 0) return 0;
	const sizes = values.map(Math.abs);
	const limit = furthest * normal * median$1(sizes) || Number.POSITIVE_INFINITY;
	const squares = sizes.reduce((sum, size) => sum + Math.min(size, limit) ** 2, 0);
	return Math.sqrt(squares / values.length);
}
function replaceOutliersByNull(sample) {
	const sorted = sample.filter((value) => value !== null).sort((a, b) => a - b);
	const [first, third] = [quantileOfSorted(sorted, .25), quantileOfSorted(sorted, .75)];
	const reach = 1.5 * (third - first);
	return sample.map((value) => value !== null && value >= first - reach && value <= third + reach ? value : null);
}
function quantileOfSorted(sorted, p) {
	const position = 1 / 3 + p * (sorted.length + 1 / 3);
	const order = Math.floor(position);
	const below = sorted[Math.max(order, 1) - 1];
	const above = sorted[order] ?? below;
	return below + (position - order) * (above - below);
}
function medianWithInterval(values, confidence) {
	const sorted = values.toSorted((a, b) => a - b);
	const orders = medianIntervalOrders(sorted.length, confidence);
	return {
		center: medianSorted(sorted),
		low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
		high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
	};
}
function medianIntervalOrders(n, confidence) {
	return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence);
}
function binomialOrders(n, confidence) {
	const probability = (k) => k < 0 ? 0 : binomialCoefficient(n, k) / 2 ** n;
	let low = Math.ceil((n + 1) / 2) - 1;
	let high = low + 1;
	let covered = probability(low);
	while (covered < confidence) if (probability(low - 1) >= probability(high)) covered += probability(--low);
	else covered += probability(high++);
	const shift = rightShifted.some(([size, level]) => size === n && level === confidence) ? 1 : 0;
	return {
		low: low + shift,
		high: high + shift
	};
}
const rightShifted = [
	[28, .5],
	[30, .5],
	[27, .8],
	[22, .9],
	[29, .9],
	[24, .95],
	[28, .99],
	[24, .999],
	[30, .999]
];
function normalOrders(n, confidence) {
	const below = (order) => normalUpperTail((n / 2 - (order - .5)) / (Math.sqrt(n) / 2));
	const tail = (1 - confidence) / 2;
	let low = 0;
	while (below(low + 1) <= tail) low++;
	const high = n + 1 - low;
	const shorter = below(high - 1) - below(low);
	return {
		low,
		high: shorter >= confidence ? high - 1 : high
	};
}
const fewestValues = 8;
const fewestInGroup = 4;
function hasTwoModes(values) {
	const n = values.length;
	if (n < fewestValues) return false;
	const positive = values.every((value) => value > 0);
	const sorted = values.map((value) => positive ? Math.log(value) : value).sort((a, b) => a - b);
	const cut = bestCut(sorted, Math.max(fewestInGroup, Math.ceil(n / 5)));
	const [lower, upper] = [spreadOf(sorted.slice(0, cut)), spreadOf(sorted.slice(cut))];
	const between = cut * (n - cut) / n * (upper.mean - lower.mean) ** 2;
	const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)));
	const gap = sorted[cut] - sorted[cut - 1];
	return between / (lower.squares + upper.squares) + 2 * gap / widest > Math.min(18, 2 + 208 / n);
}
function bestCut(sorted, fewest) {
	const { mean } = spreadOf(sorted);
	let best = {
		cut: fewest,
		explained: -1
	};
	let sum = 0;
	for (const [index, value] of sorted.entries()) {
		sum += value - mean;
		const cut = index + 1;
		const explained = sum ** 2 / (cut * (sorted.length - cut));
		if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained) best = {
			cut,
			explained
		};
	}
	return best.cut;
}
function spreadOf(values) {
	const origin = values[0];
	const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length;
	return {
		mean,
		squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
	};
}

// src/core/judge/blocks.ts
function splitRoundsOfSeriesByMachine({ base, head }, machines) {
	const length = Math.max(base.length, head.length);
	const isWholeAt = Array.from({ length }, (_, index) => isWhole({
		base,
		head
	}, index));
	const ofMachine = (sample, machine) => Array.from({ length }, (_, index) => isWholeAt[index] && (machines[index] ?? 1) === machine ? sample[index] : null);
	return machinesIn(machines).map((machine) => ({
		base: ofMachine(base, machine),
		head: ofMachine(head, machine)
	}));
}
function machinesIn(machines) {
	return machines.length === 0 ? [1] : [...new Set(machines)];
}
function countCompleteRounds(block) {
	return block.base.filter((_, index) => isWhole(block, index)).length;
}
function countRoundsOfComparison({ base, head }) {
	return countCompleteRounds({
		base: base.samples,
		head: head.samples
	});
}
function isWhole({ base, head }, index) {
	return (base[index] ?? null) !== null && (head[index] ?? null) !== null;
}
function createSampleTruncator(rounds) {
	return ({ base, head }) => ({
		base: base.slice(0, rounds),
		head: head.slice(0, rounds)
	});
}
function lastRoundWithValue({ base, head }) {
	const has = (value) => value !== null;
	return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has));
}
function removeOutliersOfEachSide({ base, head }, machines) {
	const isOn = (machine, index) => (machines[index] ?? 1) === machine;
	const trim = (sample) => machinesIn(machines).map((machine) => replaceOutliersByNull(sample.map((value, n) => isOn(machine, n) ? value : null))).reduce((whole, ofMachine) => whole.map((value, n) => value ?? ofMachine[n] ?? null));
	return {
		base: trim(base),
		head: trim(head)
	};
}
const confidenceLevel = .95;
function summariseSample(sample, exact) {
	const { center, ...interval } = medianWithInterval(valuesWithoutGaps(sample), confidenceLevel);
	const { low, high } = exact ? {
		low: center,
		high: center
	} : interval;
	return {
		center,
		low: finiteOrNull(low),
		high: finiteOrNull(high),
		samples: sample
	};
}
function valuesWithoutGaps(sample) {
	return sample.filter((value) => value !== null);
}
function finiteOrNull(value) {
	return Number.isFinite(value) ? value : null;
}

// src/core/stats/power-analysis.ts
function roundsToDetect(effect, spread, alpha, power) {
	const distance = Math.abs(Math.log1p(effect));
	if (distance === 0) return Number.POSITIVE_INFINITY;
	const advantage = .5 - normalUpperTail(distance / spread / Math.SQRT2);
	const rounds = required(alpha, power) ** 2 / (6 * advantage ** 2);
	return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds$1(alpha));
}
function smallestDetectableChange(rounds, spread, alpha, power) {
	const advantage = required(alpha, power) / Math.sqrt(6 * rounds);
	if (rounds < fewestRounds$1(alpha) || advantage >= .5) return Number.POSITIVE_INFINITY;
	return Math.expm1(Math.SQRT2 * normalUpperQuantile(.5 - advantage) * spread);
}
function estimateNoiseFromRatioInterval(low, high, n, confidence) {
	return (Math.log(high) - Math.log(low)) / 2 / (normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(2 / n) * Math.sqrt(Math.PI / 3));
}
function required(alpha, power) {
	return Math.max(0, normalUpperQuantile(alpha) + normalUpperQuantile(1 - power));
}
function fewestRounds$1(alpha) {
	return Math.ceil(-Math.log2(alpha) * (1 - 1e-12));
}

// src/core/judge/effect-size.ts
const limitRoundingTolerance = 1e-12;
function exceedsLimit(change, limit) {
	return change > limit + limitRoundingTolerance;
}
function worseningAndImprovementOfRatio(ratio, direction) {
	return oriented(ratio - 1, 1 / ratio - 1, direction);
}
function isIntervalBeyondLimit(ratio, direction, limit) {
	return ratio !== null && [ratio.low, ratio.high].every((end) => end !== null && exceedsLimit(worseningAndImprovementOfRatio(end, direction).worsening, limit));
}
function worseningAndImprovementOfDifference(shift, base, head, direction) {
	return oriented(relative$1(shift, base), relative$1(-shift, head), direction);
}
function estimatedWorsening({ ratio, shift, better, base, head }) {
	return (ratio === null ? worseningAndImprovementOfDifference(shift ?? head.center - base.center, base.center, head.center, better) : worseningAndImprovementOfRatio(ratio.estimate, better)).worsening;
}
function relativeChangeUsedByVerdict({ ratio, shift, exact, delta, base }) {
	if (ratio !== null && !exact) return ratio.estimate - 1;
	if (exact && delta !== null && base !== void 0 && base.center < 0) return 0 - delta;
	return exact || shift === void 0 || base === void 0 ? delta : finiteOrNull(relative$1(shift, base.center));
}
function oriented(up, down, direction) {
	return direction === "higher" ? {
		worsening: -up,
		improvement: -down
	} : {
		worsening: up,
		improvement: down
	};
}
function relative$1(shift, to) {
	return shift === 0 ? 0 : shift / Math.abs(to);
}
function convertWorseningToRise(worsening, direction) {
	return direction === "higher" ? 1 / (1 - Math.min(worsening, .99)) - 1 : worsening;
}

// src/core/stats/hodges-lehmann.ts
const ratio = {
	between: (head, base) => head / base,
	mean: (a, b) => a === b ? a : Math.sqrt(a) * Math.sqrt(b),
	least: 0
};
const shift = {
	between: (head, base) => head - base,
	mean: (a, b) => (a + b) / 2,
	least: Number.NEGATIVE_INFINITY
};
function estimateRatioOverMachineBlocks(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0 || blocks.some((block) => sides.some((side) => present(block[side]).some((value) => value <= 0)))) return null;
	return estimate(sorted, confidence, ratio);
}
function estimateDifferenceOverMachineBlocks(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0) throw new RangeError("the Hodges-Lehmann estimate needs a value on each side");
	return estimate(sorted, confidence, shift);
}
function sortedBlocks(blocks) {
	return blocks.map(({ base, head }) => ({
		base: new Float64Array(present(base)).sort(),
		head: new Float64Array(present(head)).sort()
	})).filter(({ base, head }) => base.length > 0 && head.length > 0);
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function estimate(blocks, confidence, distance) {
	const order = hodgesLehmannIntervalOrder(blocks.map(({ base, head }) => [base.length, head.length]), (1 - confidence) / 2);
	const distances = distancesIn(blocks, distance);
	const pairs = distances.length;
	const upper = select(distances, pairs >> 1);
	const lower = pairs % 2 === 1 ? upper : select(distances, (pairs >> 1) - 1);
	return {
		estimate: distance.mean(lower, upper),
		low: order === 0 ? distance.least : select(distances, order - 1),
		high: order === 0 ? Number.POSITIVE_INFINITY : select(distances, pairs - order)
	};
}
function distancesIn(blocks, distance) {
	const distances = new Float64Array(blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0));
	let next = 0;
	for (const { base, head } of blocks) for (let i = 0; i < base.length; i++) for (let j = 0; j < head.length; j++) distances[next++] = distance.between(head[j], base[i]);
	return distances;
}
function select(values, index) {
	let [first, last] = [0, values.length - 1];
	while (first < last) {
		const pivot = values[first + last >> 1];
		let [low, high] = [first, last];
		while (low <= high) {
			while (values[low] < pivot) low++;
			while (values[high] > pivot) high--;
			if (low > high) break;
			const swapped = values[low];
			values[low++] = values[high];
			values[high--] = swapped;
		}
		if (index > high && index < low) break;
		if (index <= high) last = high;
		else first = low;
	}
	return values[index];
}

// src/core/stats/mann-whitney.ts
const exactLimit = 50;
const exactLimitWithTies = 25;
function mannWhitneyTest(base, head) {
	return mannWhitneyTestOfSorted(new Float64Array(base).sort(), new Float64Array(head).sort());
}
function mannWhitneyTestOfSorted(base, head) {
	const n1 = base.length;
	const n2 = head.length;
	if (n1 === 0 || n2 === 0) throw new RangeError("the Mann-Whitney test needs a value on each side");
	const { twiceU, ties } = rank(base, head);
	const u = twiceU / 2;
	const limit = ties.length < n1 + n2 ? exactLimitWithTies : exactLimit;
	const exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1) return {
		u,
		p: 1,
		greater: 1,
		less: 1,
		exact
	};
	const [greater, less] = exact ? [mannWhitneyLowerTail(n1, n2, ties, twiceU), mannWhitneyLowerTail(n2, n1, ties, 2 * n1 * n2 - twiceU)] : approximate(n1, n2, ties, u);
	return {
		u,
		p: twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less,
		exact
	};
}
function rank(first, second) {
	const ties = [];
	let twiceU = 0;
	let [i, j] = [0, 0];
	while (i < first.length || j < second.length) {
		const value = j >= second.length || i < first.length && first[i] <= second[j] ? first[i] : second[j];
		const [fromFirst, fromSecond] = [i, j];
		while (i < first.length && first[i] === value) i++;
		while (j < second.length && second[j] === value) j++;
		ties.push(i - fromFirst + j - fromSecond);
		twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond));
	}
	return {
		twiceU,
		ties
	};
}
function approximate(n1, n2, ties, u) {
	const n = n1 + n2;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12);
	const above = u - n1 * n2 / 2;
	return [normalUpperTail((-above - .5) / deviation), normalUpperTail((above - .5) / deviation)];
}

// src/core/stats/student.ts
function studentUpperTail(t, dof) {
	if (!(dof > 0 && dof < Number.POSITIVE_INFINITY)) throw new RangeError(`degrees of freedom are finite and above 0, not ${dof}`);
	if (t < 0) return 1 - studentUpperTail(-t, dof);
	if (t === Number.POSITIVE_INFINITY) return 0;
	const a = dof / 2;
	const above = t / dof * t;
	const x = 1 / (1 + above);
	const rest = above < 1 ? above * x : 1 / (1 + 1 / above);
	const front = Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a) / Math.sqrt(Math.PI);
	if (x < (a + 1) / (a + 2.5)) return front * betaFraction(a, .5, x) / a / 2;
	return (1 - front * betaFraction(.5, a, rest) * 2) / 2;
}
function gammaRatio(a) {
	let factor = 1;
	let from = a;
	for (; from < 20; from++) factor *= from / (from + .5);
	const sum = [
		-1 / 8,
		1 / 128,
		5 / 1024,
		-21 / 32768,
		-399 / 262144,
		869 / 4194304,
		39325 / 33554432
	].reduceRight((inner, coefficient) => (inner + coefficient) / from, 0);
	return factor * Math.sqrt(from) * (1 + sum);
}
function betaFraction(a, b, x) {
	let d = 1 / (1 - (a + b) * x / (a + 1));
	let c = 1;
	let fraction = d;
	for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / (1 + even * d);
		c = 1 + even / c;
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / (1 + odd * d);
		c = 1 + odd / c;
		change = d * c;
		fraction *= change;
	}
	return fraction;
}
function welchTTest(base, head) {
	const [first, second] = [moments(base), moments(head)];
	const variance = first.variance + second.variance;
	if (!(variance > 0 && Number.isFinite(variance))) return null;
	const t = (second.mean - first.mean) / Math.sqrt(variance);
	const [share, rest] = [first.variance / variance, second.variance / variance];
	const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1));
	const greater = studentUpperTail(t, dof);
	const less = studentUpperTail(-t, dof);
	return {
		t,
		dof,
		p: Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less
	};
}
function moments(values) {
	const n = values.length;
	const origin = values[0];
	const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n;
	const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0);
	return {
		mean: origin + offset,
		variance: squares / (n - 1) / n
	};
}

// src/core/stats/trend.ts
const largestExactPart = 20;
const interesting = .02;
const mostCompared = 50;
const mostSteps = 2e6;
function findChangePoints(values, alpha) {
	const points = [];
	const open = [[0, values.length]];
	for (let part = open.pop(); part; part = open.pop()) {
		const [from, to] = part;
		const split = bestSplit(values.slice(from, to));
		if (split === null || split.p > alpha) continue;
		const at = from + split.at;
		points.push({
			at,
			p: split.p
		});
		open.push([from, at], [at, to]);
	}
	return points.sort((a, b) => a.at - b.at);
}
function bestSplit(values) {
	const n = values.length;
	const { doubled, ties } = ranks(values);
	if (ties.length < 2) return null;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	let rankSum = 0;
	const likely = Array.from({ length: n - 1 }, (_, index) => {
		const at = index + 1;
		rankSum += doubled[index];
		const pairs = at * (n - at);
		const twiceU = rankSum - at * (at + 1);
		const twiceLow = Math.min(twiceU, 2 * pairs - twiceU);
		const deviation = Math.sqrt(pairs * (n + 1 - tied / (n * (n - 1))) / 12);
		const z = (pairs - twiceLow - 1) / 2 / deviation;
		return {
			at,
			twiceLow,
			z,
			normal: Math.min(1, 2 * normalUpperTail(z))
		};
	}).toSorted((a, b) => b.z - a.z).slice(0, mostCompared);
	const deviates = likely.map(({ at, twiceLow, z, normal }) => normal > interesting ? -z : mannWhitneySaddlepointDeviate(at, n - at, twiceLow / 2));
	const { at, twiceLow, normal } = likely[deviates.indexOf(Math.min(...deviates))];
	return {
		at,
		p: Math.min(1, (n - 1) * exactP(at, n - at, twiceLow, normal))
	};
}
function exactP(n1, n2, twiceLow, normal) {
	const u = Math.ceil(twiceLow / 2);
	if (normal > interesting || Math.min(n1, n2) > largestExactPart || n1 * n2 * u > mostSteps) return normal;
	return Math.min(1, 2 * mannWhitneyLowerTailNearZero(n1, n2, u));
}
function ranks(values) {
	const order = values.map((_, index) => index).sort((a, b) => values[a] - values[b]);
	const doubled = new Float64Array(values.length);
	const ties = [];
	for (let start = 0; start < order.length;) {
		let end = start;
		while (values[order[end]] === values[order[start]]) end++;
		for (let k = start; k < end; k++) doubled[order[k]] = start + 1 + end;
		ties.push(end - start);
		start = end;
	}
	return {
		doubled,
		ties
	};
}
const longestExactSequence = 50;
function mannKendallTest(values) {
	const n = values.length;
	let s = 0;
	for (const [index, later] of values.entries()) for (let before = 0; before < index; before++) s += Math.sign(later - values[before]);
	const ties = Array.from(groupBy(values, (value) => value).values(), (equal) => equal.length);
	if (ties.length === n && n <= longestExactSequence) return {
		s,
		p: Math.min(1, 2 * exactTail(n, Math.abs(s)))
	};
	const term = (size) => size * (size - 1) * (2 * size + 5);
	const variance = (term(n) - ties.reduce((sum, size) => sum + term(size), 0)) / 18;
	return {
		s,
		p: Math.min(1, 2 * normalUpperTail((Math.abs(s) - 1) / Math.sqrt(variance)))
	};
}
function exactTail(n, s) {
	const most = Math.floor((n * (n - 1) / 2 - s) / 2);
	let probability = new Float64Array(most + 1);
	probability[0] = 1;
	for (let k = 2; k <= n; k++) {
		const next = new Float64Array(most + 1);
		for (let inversions = 0; inversions <= most; inversions++) for (let added = 0; added < k && added <= inversions; added++) next[inversions] = next[inversions] + probability[inversions - added] / k;
		probability = next;
	}
	return probability.reduce((sum, term) => sum + term, 0);
}

// src/core/judge/run-warnings.ts
const mostSteal = .02;
const systemKeys = [
	"goos",
	"goarch",
	"cpu"
];
function stolenTimeRunWarning(steal) {
	return steal !== null && steal > mostSteal ? {
		kind: "steal",
		share: steal
	} : null;
}
function changedBenchmarkFilesRunWarnings(changed) {
	return changed.length === 0 ? [] : [{
		kind: "suite",
		changed
	}];
}
function unreachedCodeRunWarnings(reach) {
	if (reach === null || reach.unreached.length === 0) return [];
	const { changed, unreached } = reach;
	return [{
		kind: "unreached-code",
		changed: changed.length,
		count: unreached.length,
		names: unreached.slice(0, mostUnreachedNames)
	}];
}
const mostUnreachedNames = 100;
function sideSystemDifferenceRunWarnings(rounds) {
	const valuesOn = (side, key) => [...new Set(rounds.flatMap((round) => round[side].measurements.flatMap((row) => row.config[key] || [])))].sort().join(", ");
	return systemKeys.map((key) => ({
		kind: "configuration",
		key,
		base: valuesOn("base", key),
		head: valuesOn("head", key)
	})).filter(({ base, head }) => base !== head && base !== "" && head !== "");
}
function isWarningThatOtherCodeRan(warning) {
	if (warning.kind === "shared-install") return true;
	return warning.kind === "unread-code" && (warning.isAll || warning.isElsewhere || warning.instead.length > 0);
}
function isWarningThatSamplesAreVoid(warning) {
	return warning.kind === "replayed" || isWarningThatOtherCodeRan(warning);
}
const driftAlpha = .01;
const leastVariance = 1e-6;
function findDriftRunWarningOfAllSeries(series) {
	const histories = historiesOf(series.filter(({ unit }) => unit === "sec/op").map(timesOf));
	const { p } = mannKendallTest(ranked(histories));
	if (p > driftAlpha) return null;
	const quarter = Math.ceil(histories.length / 4);
	const rises = histories.slice(-quarter).map((levels) => levels.at(-1) - mean(levels.slice(0, quarter)));
	const change = Math.exp(mean(rises)) - 1;
	return Number.isFinite(change) ? {
		kind: "drift",
		change,
		p
	} : null;
}
function timesOf({ base, head }) {
	const sums = base.map((value, round) => (Math.log(value ?? 0) + Math.log(head[round] ?? 0)) / 2);
	const end = sums.findIndex((sum) => !Number.isFinite(sum));
	return end < 0 ? sums : sums.slice(0, end);
}
function historiesOf(times) {
	const weighted = times.map((logs) => ({
		logs,
		weight: 1 / (varianceOf(logs) + leastVariance)
	}));
	const lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b);
	return lengths.flatMap((length, index) => {
		const staying = weighted.filter(({ logs }) => logs.length >= length);
		const levels = Array.from({ length }, (_, round) => levelOf(staying, round));
		return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0);
	});
}
function levelOf(times, round) {
	return times.reduce((sum, { logs, weight }) => sum + weight * logs[round], 0) / times.reduce((sum, { weight }) => sum + weight, 0);
}
function ranked(histories) {
	let ranks = [];
	for (const levels of histories) {
		const level = levels.at(-1);
		const equal = ranks[levels.indexOf(level)];
		if (equal === void 0) {
			const lower = levels.filter((other) => other < level).length;
			const below = ranks.toSorted((a, b) => a - b)[lower - 1] ?? 0;
			ranks = [...ranks.map((rank) => rank > below ? rank + 1 : rank), below + 1];
		} else ranks = [...ranks, equal];
	}
	return ranks;
}
function mean(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function varianceOf(values) {
	const center = mean(values);
	return mean(values.map((value) => (value - center) ** 2));
}
const placeAlpha = .001;
function testForSecondVisitEffect(rounds, series) {
	const rows = series.filter(({ unit }) => unit === "sec/op").map(differencesOf);
	const levels = rounds.flatMap(({ first }, round) => {
		const present = rows.flatMap(({ weight, differences }) => {
			const difference = differences[round] ?? null;
			return difference === null ? [] : [{
				weight,
				difference
			}];
		});
		if (first === null || present.length === 0) return [];
		const level = present.reduce((sum, { weight, difference }) => sum + weight * difference, 0);
		const weights = present.reduce((sum, { weight }) => sum + weight, 0);
		return [{
			first,
			level: (first === "base" ? 1 : -1) * level / weights
		}];
	});
	const head = levels.map(({ level }) => level);
	const { greater, less } = pairedRankPermutationTest([{
		base: head.map((level) => -level),
		head
	}]);
	const p = Math.min(1, 2 * Math.min(greater, less));
	if (p > placeAlpha) return null;
	const orders = sides.map((side) => levels.filter(({ first }) => first === side).map(({ level }) => level)).filter(({ length }) => length > 0);
	return {
		kind: "second-visit",
		change: Math.exp(orders.reduce((sum, order) => sum + median$1(order), 0) / orders.length) - 1,
		p
	};
}
function differencesOf({ base, head }) {
	const logs = base.map((value, round) => {
		const [from, to] = [value ?? 0, head[round] ?? 0];
		return from > 0 && to > 0 ? Math.log(to / from) : null;
	});
	const known = logs.filter((log) => log !== null);
	if (known.length === 0) return {
		weight: 0,
		differences: []
	};
	const center = centerOf(known);
	return {
		weight: 1 / (known.reduce((sum, log) => sum + (log - center) ** 2, 0) / known.length + leastVariance),
		differences: logs.map((log) => log === null ? null : log - center)
	};
}
function centerOf(values) {
	return median$1(values.flatMap((value, index) => values.slice(index).map((other) => (value + other) / 2)));
}
const othersAlpha = .001;
const leastDifference = .25;
function loadDifferenceRunWarning(rounds) {
	const [base, head] = [busyDuring(rounds, "base"), busyDuring(rounds, "head")];
	if (base.length === 0 || head.length === 0) return null;
	const { p } = mannWhitneyTest(base, head);
	const centers = {
		base: median$1([...base]),
		head: median$1([...head])
	};
	if (p > othersAlpha || Math.abs(centers.base - centers.head) < leastDifference) return null;
	return {
		kind: "others",
		...centers,
		p
	};
}
function busyDuring(rounds, side) {
	return rounds.flatMap((round) => {
		const { others, seconds } = round[side];
		return others === void 0 || seconds <= 0 ? [] : [others / seconds];
	});
}
const fewestRounds = 2;
const perProcessor = 2;
function replayedRunWarningByVisitDuration(rounds, processors) {
	const bySide = sides.map((side) => ({
		side,
		visits: tooShort(rounds, side, perProcessor * Math.max(1, processors))
	})).filter(({ visits }) => visits.length >= fewestRounds);
	const sooner = bySide[0]?.visits[0];
	if (!sooner) return null;
	const most = Math.max(...bySide.map(({ visits }) => visits.length));
	return {
		kind: "replayed",
		sides: bySide.map(({ side }) => side),
		rounds: most,
		sooner
	};
}
function tooShort(rounds, side, factor) {
	return rounds.flatMap((round) => {
		const { claimed = 0, seconds } = round[side];
		return claimed > factor * seconds ? [{
			claimed,
			seconds
		}] : [];
	});
}
const minRoundsToDetectReplayedValues = 3;
const falseAlarm = 1e-6;
const leastSpread = 1e-4;
const fewestSteps = 1e3;
const leastChances = 2;
const mostRepeats = 2;
function replayedRunWarningOfSides(series) {
	const timed = series.filter(({ unit, rule }) => isTimeOrRateUnit(unit) && rule.assume !== "exact");
	const replayed = sides.filter((side) => isReplayed(timed, side));
	if (replayed.length === 0) return null;
	const lengths = timed.flatMap((row) => replayed.map((side) => valuesWithoutGaps(row[side]).length));
	return {
		kind: "replayed",
		sides: replayed,
		rounds: Math.max(...lengths)
	};
}
function isReplayed(timed, side) {
	const chances = /* @__PURE__ */ new Map();
	for (const row of timed) {
		const values = valuesWithoutGaps(row[side]);
		if (values.some((value) => value !== values[0])) return false;
		const id = packageAndBenchmarkId(row);
		chances.set(id, Math.max(chances.get(id) ?? 0, logOfChances(values)));
	}
	return [...chances.values()].reduce((sum, log) => sum + log, 0) >= -Math.log(falseAlarm);
}
function logOfChances(values) {
	const [value = 0] = values;
	if (values.length < 3) return 0;
	const steps = fewestResolutionStepsOfValue(value);
	if (steps < fewestSteps) return 0;
	const repeats = values.length - 1;
	return Math.max(repeats * Math.log(steps * leastSpread), Math.min(repeats, mostRepeats) * Math.log(leastChances));
}
const plainDigits = 8;
const tolerance = 10 ** -11;
function fewestResolutionStepsOfValue(value) {
	const mantissa = Number(Math.abs(value).toExponential(11).replace(/e.*/, ""));
	const digits = String(mantissa).replace(".", "");
	if (digits.length <= plainDigits) return Number(digits);
	const [numerator, denominator] = simplest(mantissa);
	return digits.length < 11 && numerator * denominator >= 10 ** 9 ? Number(digits) : Math.min(withoutTens(numerator), withoutTens(denominator));
}
function simplest(value) {
	let [numerator, lastNumerator] = [1, 0];
	let [denominator, lastDenominator] = [0, 1];
	let rest = value;
	for (let n = 0; n < 24; n++) {
		const whole = Math.floor(rest);
		[numerator, lastNumerator] = [whole * numerator + lastNumerator, numerator];
		[denominator, lastDenominator] = [whole * denominator + lastDenominator, denominator];
		if (Math.abs(numerator / denominator - value) <= tolerance * value) break;
		rest = 1 / (rest - whole);
	}
	return [numerator, denominator];
}
function withoutTens(part) {
	let rest = part;
	for (const factor of [2, 5]) while (rest % factor === 0) rest /= factor;
	return rest;
}
const perflockNotInstalledReason = "perflock is not installed";
const mostLoad = .5;
const adaptive = /powersave|ondemand|conservative|schedutil/;
function loadAndClockRunWarningUnlessHosted(machine) {
	const { virtual, governor, turbo, load, cores, perflock } = machine;
	if (virtual !== null && virtual !== "container") return null;
	const isBusy = load > cores * mostLoad;
	const clock = !(perflock?.held === true && perflock.governor !== null) && (turbo === true || adaptive.test(governor ?? ""));
	return isBusy || clock ? {
		kind: "noisy-machine",
		load: isBusy ? load : null,
		clock
	} : null;
}

// src/core/inputs/default-rules-file.ts
const defaultRulesFilePath = ".github/benchgate.yml";

// src/effects/program/wake-workers.ts
const defaultInterval = 5e3;
function wakeThreadPoolUntilExit(interval = defaultInterval) {
	setInterval(() => stat("/", () => {}), interval).unref();
}

// src/commands/command.ts
const commandNames = [
	"accept",
	"bisect",
	"calibrate",
	"compare",
	"completion",
	"doctor",
	"history",
	"init",
	"record",
	"restore"
];

// src/commands/terminal.ts
function printFailure(error, stderr) {
	if (error instanceof CouldNotMeasureError && error.output !== "") stderr.write(`${splitLinesAndEscapeControlCharacters(error.output).join("\n")}\n`);
	const [first = "", ...otherLines] = linesOfFailureForTerminal(error);
	const lines = [`benchgate: ${first}`, ...otherLines.map((line) => `  ${line}`)];
	const width = columnCountOfTerminal(stderr);
	stderr.write(`${lines.flatMap((line) => wrapLine(line, width)).join("\n")}\n`);
}
function columnCountOfTerminal({ isTTY, columns }) {
	return isTTY ? columns || 80 : Number.POSITIVE_INFINITY;
}
function createColourTextForStream(stream, env) {
	if (!stream.isTTY || env.NO_COLOR || env.TERM === "dumb") return noColour;
	const codes = {
		red: 31,
		green: 32,
		yellow: 33,
		bold: 1,
		dim: 2
	};
	return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
function createTerminalConsole(stream = process.stdout) {
	const print = (text) => {
		const width = columnCountOfTerminal(stream);
		const lines = splitLinesAndEscapeControlCharacters(text).flatMap((line) => wrapLine(line, width));
		stream.write(`${lines.join("\n")}\n`);
	};
	return {
		info: (line) => print(line),
		warn: (line) => print(`warning: ${line}`),
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}

// src/core/formats/recognise.ts
const quotedLength = 4096;
const quotedLines = 5;
const quotedWidth = 120;
function readTextInKnownOrDetectedFormat(text, formats, known, folder) {
	if (isBlank(text)) return {
		parsed: emptyParsedOutput,
		format: known,
		problem: null
	};
	const format = known ?? detectFormat(text, formats);
	if (format === null) return {
		parsed: emptyParsedOutput,
		format,
		problem: unrecognisedOutputMessage(text.slice(0, formatDetectionChunkLength), formats)
	};
	const parsed = parseTextInFormat(format, text, folder);
	if (known === null) refuseTextInTwoFormats(text, format, formats);
	const isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0;
	return {
		parsed,
		format,
		problem: known && isEmpty ? nothingReadMessage(text, known) : null
	};
}
function detectFormat(text, formats) {
	for (const part of formatDetectionChunks(text)) {
		if (isBlank(part)) continue;
		const claims = createTextClaimedByFormatPredicate(part);
		const format = formats.find((candidate) => claims(candidate));
		if (format) return format;
	}
	return null;
}
function refuseTextInTwoFormats(text, first, formats) {
	let isBegun = false;
	for (const part of formatDetectionChunks(text)) {
		const claims = createTextClaimedByFormatPredicate(part);
		const isFirst = !isBegun && claims(first);
		isBegun ||= isFirst;
		if (!isBegun) continue;
		const second = formats.find((other) => other !== first && (claims(other, "claimsLines") || isFirst && claims(other)));
		if (second) throw twoFormatsError(first.name, second.name);
	}
}
function nothingReadMessage(text, { name, lacks }) {
	return `${lacks ?? `has no benchmark in the format ${name}`}, and begins:\n${firstLines(text)}\nSet "format" to the format of this text, or leave "format" out.`;
}
function twoFormatsError(first, second) {
	return new NotInFormatError(`It has benchmarks in two formats, ${first} and ${second}. Set "format" to the one to read, or run only one tool.`);
}
function unrecognisedOutputMessage(beginning, formats) {
	const names = formats.map(({ name }) => name).join(", ");
	return `is in no known benchmark format, and begins:\n${firstLines(beginning)}${unsupportedFormatHintOfText(beginning)}\n${ownFormatAdvice}\nIf it is in a format of another tool, set "format" to its name: ${names}.`;
}
const ownFormatAdvice = String.raw`If it is text of your own, set "format" to a regular expression for its lines, such as 'lines: ^(?<name>\S+): (?<value>\S+) (?<unit>\S+)$' (https://github.com/benchgate/benchgate/blob/main/docs/formats.md#a-format-of-your-own).`;
function firstLines(beginning) {
	return splitLinesAndEscapeControlCharacters(beginning.slice(0, quotedLength)).filter((line) => line.trim() !== "").slice(0, quotedLines).map((line) => `  ${shortened(line)}`).join("\n");
}
function isBlank(text) {
	return !/\S/.test(text);
}
function shortened(line) {
	const characters = [...line.slice(0, 240)];
	return characters.length <= quotedWidth ? line : `${characters.slice(0, 119).join("")}…`;
}
const hints = [
	[/^"Benchmark","Mode","Threads","Samples","Score"/m, "This is JMH's CSV, which cannot be read. Make JMH write JSON (-rf json), or use the table that it prints."],
	[/^name,iterations,real_time,cpu_time,time_unit\b/m, "This is Google Benchmark's CSV, which cannot be read. Make Google Benchmark write JSON (--benchmark_format=json, or --benchmark_out_format=json), or use the table that it prints."],
	[/^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m, "This is BenchmarkDotNet's CSV, which cannot be read. Make BenchmarkDotNet write JSON (--exporters json)."],
	[/^command,mean,stddev,median,/m, "This is hyperfine's CSV, which cannot be read. Make hyperfine write JSON (--export-json)."],
	[/^\s*\[\s*\{(?=[^{}]*"name"\s*:)(?=[^{}]*"value"\s*:)/, "This looks like the custom JSON of github-action-benchmark. Set \"format\" to customSmallerIsBetter or to customBiggerIsBetter."],
	[/^\{\s*"schema":\s*\d+,\s*"verdict":/, "This is a result file of Benchgate. What it measured is in base.txt and head.txt beside it."],
	[/^(?:\p{Cc}\ufffd\p{Cc}|\(\ufffd\/\ufffd|PK\p{Cc}{2})/u, "This is a compressed file. Decompress it first."]
];
function unsupportedFormatHintOfText(beginning) {
	const hint = hints.find(([pattern]) => pattern.test(beginning))?.[1];
	return hint === void 0 ? "" : `\n${hint}`;
}

// src/effects/measure/limited-matcher.ts
const longestMatching = 1e4;
function createTimeLimitedMatcher(pattern, limit = longestMatching) {
	const script = new Script("lines.map(line => pattern.exec(line)?.groups ?? null)");
	let left = limit;
	return (lines) => {
		const start = performance.now();
		try {
			const timeout = Math.max(1, Math.ceil(left));
			return script.runInContext(createContext({
				pattern,
				lines
			}), { timeout });
		} catch (error) {
			if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
			throw new MisconfiguredError(`format: lines: "${pattern.source}" takes more than ${limit / 1e3} s to match the lines of an output. Begin it with ^, and avoid nested repetition such as (a+)+, which can take years on a single line.`);
		} finally {
			left -= performance.now() - start;
		}
	};
}

// src/commands/flags.ts
function parseCommandLine(words, options, command) {
	const { switched: switches, others: otherWords } = separateSwitches(words, options, command);
	try {
		const parsed = parseArgs({
			args: [...otherWords],
			options,
			allowPositionals: true,
			strict: true
		});
		return {
			values: {
				...parsed.values,
				...switches
			},
			words: parsed.positionals
		};
	} catch (error) {
		throw flagError(error.message, command);
	}
}
function parseNonInputFlag(kind, name, text, fallback) {
	return text === void 0 ? fallback : kind.parse(name, String(text).trim());
}
function separateSwitches(words, options, command) {
	const switches = {};
	const otherWords = [];
	for (let n = 0; n < words.length; n++) {
		const word = words[n] ?? "";
		if (word === "--") {
			otherWords.push(...words.slice(n));
			break;
		}
		const [, name = "", inlineValue] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
		if (name === "") {
			otherWords.push(word);
			continue;
		}
		const option = Object.hasOwn(options, name) ? options[name] : void 0;
		if (option === void 0) throw flagError(unknownFlagMessage(name, options), command);
		const next = words[n + 1];
		if (option.type === "string") {
			otherWords.push(word);
			if (inlineValue === void 0 && next !== void 0) otherWords.push(words[++n] ?? "");
			continue;
		}
		const switchValue = inlineValue ?? (next === "true" || next === "false" ? words[++n] : "true");
		if (switchValue !== "true" && switchValue !== "false") throw flagError(`${word}: "${switchValue}" is not accepted. Give true or false, or --${name} alone`, command);
		switches[name] = switchValue === "true";
	}
	return {
		switched: switches,
		others: otherWords
	};
}
function unknownFlagMessage(name, options) {
	const nearestFlag = findNearestName(name, Object.keys(options));
	return `--${name}: there is no such flag${nearestFlag === null ? "" : `. Did you mean --${nearestFlag}?`}`;
}
function flagError(problem, command) {
	const end = /[.?]$/.test(problem) ? "" : ".";
	return new MisconfiguredError(`${problem}${end} "${command} --help" lists the flags.`);
}
const inputFlags = Object.fromEntries(inputNamesWithTerminalFlag.flatMap((name) => findInputDefinition(name)?.kind.json === "boolean" ? [name, `no-${name}`].map((flag) => [flag, { type: "boolean" }]) : [[name, { type: "string" }]]));
function inputTextsFromFlags({ values }) {
	const inputs = {};
	for (const name of inputNamesWithTerminalFlag) {
		const value = values[name];
		const no = values[`no-${name}`];
		if (value !== void 0) inputs[name] = String(value);
		if (no !== void 0) inputs[name] = String(!no);
	}
	return inputs;
}
function addTerminalCheckoutDefaults(inputs) {
	return inputs.checkout === "in-place" ? inputs : {
		checkout: "worktree",
		"ignored-files": "per-side",
		...inputs
	};
}

// src/core/compare/cell-text.ts
function deltaTextOfSampleComparison({ isSignificant, delta }) {
	if (!isSignificant) return "~";
	if (delta === null) return "?";
	return delta === 0 ? "0.00%" : formatDeltaOrFromZero(delta);
}
function pValueAndCountText({ p: own, n: [base, head], ratio }) {
	const p = own === null || own === 0 ? "" : `p=${toFixedHalfEven(own, 3)} `;
	const n = base === head ? `n=${base}` : `n=${base}+${head}`;
	return `${ratio ? `${formatRatioBoundAsChange(ratio.low)} to ${formatRatioBoundAsChange(ratio.high)}, ` : ""}${p}${n}`;
}
function formatRatioBoundAsChange(ratio) {
	return Number.isFinite(ratio) ? formatDeltaOrFromZero(ratio - 1) : "∞";
}
const compareChangeColumnTitle = "vs base";
function changedConfigLinesAboveCompareTable(table, previousTable) {
	return (previousTable === void 0 ? table.config.entries() : table.config.differingFrom(previousTable.config)).map(([key, value]) => `${key}: ${value}`);
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
].map((prefix, n) => {
	const bounds = [
		`99.995e${12 - 3 * n}`,
		`9.9995e${12 - 3 * n}`,
		`.99995e${12 - 3 * n}`
	].map(Number);
	return stepOf(Number(`1e${12 - 3 * n}`), prefix, bounds);
});
const binary = [
	"Ti",
	"Gi",
	"Mi",
	"Ki",
	""
].map((prefix, n) => {
	const factor = 2 ** (40 - 10 * n);
	return stepOf(factor, prefix, [
		99.995 * factor,
		9.9995 * factor,
		.99995 * factor
	]);
});
function stepOf(factor, prefix, bounds) {
	return {
		factor,
		prefix,
		bounds,
		scales: bounds.map((_, n) => ({
			factor,
			prefix,
			digits: n + 1
		}))
	};
}
function chooseNumberScale(values, unit) {
	let least = Number.POSITIVE_INFINITY;
	for (const value of values) if (value !== 0) least = Math.min(least, Math.abs(value));
	if (least === Number.POSITIVE_INFINITY) return noScale;
	const steps = isOfBytes(unit) ? binary : decimal;
	for (const { bounds, scales } of steps) for (let n = 0; n < bounds.length; n++) if (least >= bounds[n]) return scales[n];
	const { factor, prefix } = steps.at(-1);
	let digits = 3;
	while (digits < 10 && least / factor < Number(`9.9995e${2 - digits}`)) digits++;
	return {
		factor,
		prefix,
		digits
	};
}
const noScale = {
	factor: 1,
	prefix: "",
	digits: 3
};
const isOfBytes = memoize(unitCountsBytes);
function formatNumberAtScale(value, { factor, prefix, digits }) {
	return `${toFixedHalfEven(value / factor, digits)}${prefix}`;
}
function intervalHalfWidthText(center, low, high) {
	if (!Number.isFinite(low) || !Number.isFinite(high)) return "∞";
	if (Math.sign(center) !== Math.sign(low) || Math.sign(center) !== Math.sign(high)) return "?";
	if (center === 0) return "0%";
	return `${toFixedHalfEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}

// src/core/compare/notes.ts
function compareTableFootnoteText(note, shown = (name) => name) {
	switch (note.kind) {
		case "unbounded": return `too few values for an interval at ${note.confidence}: it takes ${atLeast(note.needed)}`;
		case "powerless": return `too few values to show any difference at alpha ${note.alpha}: it takes ${atLeast(note.needed)} on each side`;
		case "inexact": return `declared to be exact, but there are values from ${note.low} to ${note.high}`;
		case "pooled": return `pools benchmarks that differ in ${note.keys.map(shown).join(", ")}`;
		case "all-equal": return "every value is the same";
		case "untested": return "the t test needs two values on each side, and values that vary";
		case "outliers": return `${formatCountWithNoun(note.removed, "outlier")} ${note.removed === 1 ? "was" : "were"} left out`;
		case "other-rows": return "not the same benchmarks as in the first column; the geometric means may not be comparable";
		case "no-geomean": return `a geometric mean needs numbers above 0; not all ${note.of === "centers" ? "values" : "ratios"} are`;
	}
}
function atLeast(needed) {
	return needed === null ? "more than 50" : String(needed);
}
var CompareTableFootnotes = class {
	numbers = /* @__PURE__ */ new Map();
	marks(notes) {
		if (notes.length === 0) return "";
		return notes.map((note) => {
			const words = compareTableFootnoteText(note);
			const known = this.numbers.get(words) ?? [this.numbers.size + 1, note];
			this.numbers.set(words, known);
			return raised(known[0]);
		}).join(" ");
	}
	list() {
		return [...this.numbers.values()].map(([number, note]) => [raised(number), note]);
	}
	lines() {
		return this.list().map(([mark, note]) => `${mark} ${escapeControlCharacters(compareTableFootnoteText(note))}`);
	}
};
function raised(number) {
	return [...String(number)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))).join("");
}

// src/core/compare/conclude.ts
function concludeCompareTables(tables, files, refused, isByFile = true) {
	const { powerless, shortened, ...sorted } = sortComparisons(tables);
	const missing = findResultsMissingFromColumns(tables, isByFile ? [...new Set(files.map(({ label }) => label))] : []);
	const reasons = [
		...failuresIn(files),
		...refused.some(({ isResult }) => isResult) ? [{ kind: "refused" }] : [],
		...missing.some(({ isMuted }) => !isMuted) && !areInOneColumn(files) ? [{ kind: "missing" }] : [],
		...powerless.length > 0 ? [{
			kind: "powerless",
			needed: powerless[0]?.versus.needed ?? null,
			rows: powerless
		}] : [],
		...shortened.length > 0 ? [{
			kind: "shortened",
			rows: shortened
		}] : []
	];
	return {
		verdict: sorted.compared === 0 ? "nothing" : sorted.regressions.length > 0 ? "fail" : reasons.length > 0 ? "inconclusive" : "pass",
		reasons,
		...sorted,
		missing,
		refused
	};
}
function areInOneColumn(files) {
	return files.every(({ label }) => label === files[0]?.label);
}
function failuresIn(files) {
	const failed = files.filter(({ label, failures }) => failures.length > 0 && (areInOneColumn(files) || label !== files[0]?.label));
	return failed.length === 0 ? [] : [{
		kind: "failures",
		files: [...new Set(failed.map(({ label }) => label))]
	}];
}
function sortComparisons(tables) {
	const groups = {
		regressed: [],
		muted: [],
		suspect: [],
		changed: [],
		undecided: [],
		powerless: [],
		shortened: []
	};
	let compared = 0;
	let areAllPowerless = true;
	for (const table of tables) for (const row of table.rows) for (const [n, cell] of row.cells.entries()) {
		const versus = cell?.versus;
		if (!versus) continue;
		compared++;
		const canFail = !ruleMutesItsRows(row.rule) && betterOf(row, table) !== null && !isConstant(versus);
		if (canFail && !versus.isPowerless) areAllPowerless = false;
		const finding = outcomeOfCompareRowAfterMuting(versus, row.rule);
		const own = [];
		if (finding !== "none" && finding !== "small" && finding !== "improved") own.push(finding);
		if (versus.rounds !== null) own.push("undecided");
		if (canFail && areAllPowerless) own.push("powerless");
		if (canFail && isShortened(versus)) own.push("shortened");
		if (own.length === 0) continue;
		const located = {
			table,
			row,
			versus,
			column: columnNameFromKeyValues(table.columns[n] ?? [])
		};
		for (const group of own) groups[group].push(located);
	}
	const { regressed: regressions, suspect: suspects, muted, changed, undecided } = groups;
	return {
		compared,
		regressions,
		muted,
		suspects,
		changed,
		undecided,
		powerless: areAllPowerless ? groups.powerless : [],
		shortened: areAllPowerless ? [] : groups.shortened
	};
}
function refuseThresholdBeyondRates(tables, { threshold }, rules) {
	const thresholds = rules.map((rule) => rule.threshold ?? 0);
	if (Math.max(threshold, ...thresholds) < 1) return;
	const refusals = /* @__PURE__ */ new Map();
	for (const table of tables) for (const row of table.rows) {
		const better = betterOf(row, table);
		if (better === null || ruleMutesItsRows(row.rule) || !row.cells.some((cell) => cell?.versus)) continue;
		const id = rowId({
			table,
			row
		});
		const own = row.rule?.threshold ?? threshold;
		if (better === "lower" || own < 1) refusals.set(id, null);
		else if (!refusals.has(id)) refusals.set(id, {
			kind: "threshold-beyond-rate",
			benchmark: row.name,
			unit: table.unit,
			threshold: own
		});
	}
	const refusal = [...refusals.values()].find((one) => one !== null);
	if (refusal) throw thresholdBeyondRateError(refusal);
}
function isShortened({ isPowerless, needed, n: [base] }) {
	return isPowerless && needed !== null && needed <= base;
}
function outcomeOfCompareRowAfterMuting(versus, rule) {
	const finding = versus?.finding ?? "none";
	if (!ruleMutesItsRows(rule)) return finding;
	if (finding === "regressed") return "muted";
	return finding === "suspect" ? "none" : finding;
}
function betterOf({ rule }, { better }) {
	return rule?.better ?? better;
}
function isConstant({ delta, notes }) {
	return delta === 0 && notes.some(({ kind }) => kind === "all-equal" || kind === "untested");
}
const compareFailOnValues = [
	"regression",
	"missing",
	"inconclusive",
	"never"
];
function compareExitStatus({ verdict, reasons }, failOn) {
	if (failOn === "never" || verdict === "nothing" || verdict === "pass") return 0;
	if (verdict === "fail" || failOn === "inconclusive") return 1;
	return failOn === "missing" && reasons.some(({ kind }) => kind !== "powerless") ? 1 : 3;
}
function findResultsMissingFromColumns(tables, files) {
	const first = (tables.find(hasComparison) ?? tables[0])?.columns[0];
	if (first === void 0) return [];
	const [base = columnNameFromKeyValues(first)] = files;
	const others = new Set(files.length > 0 ? files : tables.flatMap(({ columns }) => columns.map(columnNameFromKeyValues)));
	others.delete(base);
	return [...others].flatMap((column) => {
		const lacking = tables.flatMap((table) => rowsOfColumn(table, base, column));
		if (lacking.length === 0) return [];
		const ofColumn = tables.filter((table) => columnIndex(table, column) >= 0);
		const known = new Set(ofColumn.flatMap((table) => rowsOfColumn(table, column).map(rowId)));
		const unmatched = groupBy(ofColumn.flatMap((table) => rowsOfColumn(table, column, base)), unitAndNameWithoutProcessors);
		const found = /* @__PURE__ */ new Map();
		for (const lackingRow of lacking) {
			const { table, row } = lackingRow;
			const unit = known.has(rowId(lackingRow)) ? table.unit : null;
			const id = `${rowId(lackingRow)}\n${unit ?? ""}`;
			const before = found.get(id);
			const candidates = unmatched.get(unitAndNameWithoutProcessors(lackingRow)) ?? [];
			const apart = before?.apart ?? keysSeparatingFromNearest(lackingRow, candidates);
			const isMuted = ruleMutesItsRows(row.rule) && (before?.isMuted ?? true);
			found.set(id, {
				column,
				base,
				name: row.name,
				unit,
				apart,
				isMuted
			});
		}
		return [...found.values()];
	});
}
function ruleMutesItsRows(rule) {
	return rule !== null && rule.gate !== "fail";
}
function rowsOfColumn(table, column, lacking) {
	const from = columnIndex(table, column);
	const to = lacking === void 0 ? -1 : columnIndex(table, lacking);
	const located = [];
	for (const row of table.rows) if (row.cells[from] && !row.cells[to]) located.push({
		table,
		row
	});
	return located;
}
function rowId({ table, row }) {
	return `${configId(table)}\n${row.name}`;
}
const configId = memoize(({ config }) => JSON.stringify(config.entries()));
function unitAndNameWithoutProcessors({ table, row }) {
	return `${table.unit} ${splitProcessors(row.name).name}`;
}
function keysSeparatingFromNearest({ table, row }, candidates) {
	const { processors } = splitProcessors(row.name);
	const [nearest = []] = candidates.map((other) => {
		const there = splitProcessors(other.row.name).processors;
		const keys = table.config.differingFrom(other.table.config).map(([key, base, column]) => ({
			key,
			base,
			column
		}));
		const ofName = {
			key: "/gomaxprocs",
			base: processors,
			column: there
		};
		return there === processors ? keys : [...keys, ofName];
	}).sort((a, b) => a.length - b.length);
	return nearest.every(({ key }) => key === "/gomaxprocs" || !/^[./]/.test(key)) ? nearest : [];
}
function splitProcessors(written) {
	const [, name = written, processors = ""] = /^(.*?)(?:-(\d+))?$/s.exec(written) ?? [];
	return {
		name,
		processors
	};
}
function columnIndex({ columns }, name) {
	return columns.findIndex((values) => columnNameFromKeyValues(values) === name);
}
function hasComparison({ rows }) {
	for (const { cells } of rows) if (cells.some((cell) => cell?.versus)) return true;
	return false;
}
function columnNameFromKeyValues(values) {
	return values.filter((value) => value !== "").join(" ");
}
function collectRefusedLinesOfComparedFiles(files) {
	const known = /* @__PURE__ */ new Map();
	return files.flatMap(({ path: file, refused, unread, units }) => [
		...unread.toSorted((a, b) => a.line - b.line).map((line) => ({
			file,
			...line
		})),
		...refused.map((text) => ({
			file,
			line: null,
			text,
			isResult: true,
			why: "such a value is impossible"
		})),
		...unitConflicts(units, known, file)
	]);
}
function unitConflicts(units, known, file) {
	return [...units].flatMap(([unit, rule]) => ["better", "assume"].flatMap((key) => {
		const value = rule[key];
		if (value === void 0) return [];
		const before = known.get(`${key} ${unit}`);
		if (before === void 0) known.set(`${key} ${unit}`, String(value));
		if (before === void 0 || before === String(value)) return [];
		return [{
			file,
			line: null,
			text: `Unit ${unit} ${key}=${value}`,
			why: `an earlier file says ${key}=${before}`,
			isResult: false
		}];
	}));
}
const mostShown = 10;
function listTextsOfRefusedLines(refused) {
	return [...new Set(refused.map(({ file }) => file))].flatMap((name) => {
		const ofFile = refused.filter(({ file }) => file === name);
		const lines = ofFile.slice(0, mostShown).map(({ file, line, text, why }) => {
			return `${line === null ? file : `${file}:${line}`}: ${why}: ${text}`;
		});
		const more = ofFile.length - lines.length;
		return [...lines, ...more > 0 ? [`${name}: ${more} more such ${more === 1 ? "line" : "lines"}`] : []].map(escapeControlCharacters);
	});
}
function driftSentenceOfCompareTableSamples(grids) {
	const drift = findDriftRunWarningOfAllSeries(grids.flatMap(timeSeriesOf));
	if (drift === null) return null;
	return `all files drifted together: from the first quarter of the rounds to the last, times changed by ${formatDeltaOrFromZero(drift.change)}. Comparing within rounds removes this drift; on a quieter machine, smaller changes can be detected`;
}
function timeSeriesOf(grid) {
	const { unit, columns } = grid.heading;
	if (unit !== "sec/op") return [];
	const values = (row, column) => Array.from(grid.values(row, column));
	return Array.from({ length: grid.length }, (_, row) => columns.slice(1).map((_, n) => ({
		unit,
		base: values(row, 0),
		head: values(row, n + 1)
	}))).flat();
}

// src/core/compare/conclusion-lines.ts
const mostNamed = 5;
function compareConclusionLines(conclusion, settings) {
	const { verdict, reasons, compared, regressions, muted, suspects, changed, undecided } = conclusion;
	if (verdict === "nothing") return [];
	return [...[
		...lineIfAny(suspects, (found, isOne) => {
			const looks = isOne ? "looks" : "look";
			return `${found.length} of ${compared} comparisons ${looks} ${beyondThreshold(found, settings)}, but not significantly after the correction for ${compared} comparisons: ${namesWithChange(found)}. They do not count as regressions; with --correction none they do`;
		}),
		...lineIfAny(changed, (found) => {
			const units = [...new Set(found.map(({ table }) => table.unit))];
			return `which direction is better is not known for ${listFirstNames(units, mostNamed)}: ${namesWithChange(found)}. To have them judged, set better to lower or higher in a rule for benchmarks (match: '* ${units[0]}'), or in Go's format write "Unit ${units[0]} better=lower" (or higher) above the results`;
		}),
		...lineIfAny(undecided, (found) => {
			const rounds = found.map(({ row, table, versus }) => `${row.name} ${displayedUnitName(table.unit)} n=${versus.rounds}`);
			return `to show with a power of 80 % that a row is ${beyondThreshold(found, settings)}, this many rounds are needed: ${listFirstNames(rounds, mostNamed)}`;
		}),
		...lineIfAny(regressions, (found, isOne) => {
			const shownToBe = settings.strict ? "shown to be " : "";
			return `${found.length} of ${compared} comparisons ${isOne ? "is" : "are"} ${shownToBe}${beyondThreshold(found, settings)}: ${namesWithChange(found)}`;
		}),
		...lineIfAny(muted.filter(({ row }) => row.rule?.gate === "warn"), (found, isOne) => `${found.length} of ${compared} comparisons ${isOne ? "is" : "are"} ${beyondThreshold(found, settings)}, and muted by rules: ${namesWithChange(found)}`),
		...reasons.flatMap((reason) => reasonLines(reason))
	], countsLine(conclusion)].map(escapeControlCharacters);
}
function beyondThreshold(places, { threshold }) {
	const limits = [...new Set(places.map(({ row }) => row.rule?.threshold ?? threshold))].sort((a, b) => a - b);
	const [least = threshold, most = least] = [limits[0], limits.at(-1)];
	if (least === most) return `worse by more than ${formatFractionAsPercent(least)}`;
	return `worse by more than their thresholds (${formatFractionAsPercent(least)} to ${formatFractionAsPercent(most)})`;
}
function countsLine({ verdict, compared, reasons, ...counted }) {
	const failed = reasons.flatMap((reason) => reason.kind === "failures" ? reason.files : []);
	const countTexts = [
		[counted.regressions.length, "regressed"],
		[counted.muted.length, "muted"],
		[counted.missing.filter(({ isMuted }) => !isMuted).length, "missing"],
		[counted.refused.length, "refused"],
		[reasons.flatMap((reason) => reason.kind === "shortened" ? reason.rows : []).length, "cut short"],
		[failed.length, failed.length === 1 ? "file with failures" : "files with failures"],
		[counted.changed.length, "changed in a unit of unknown direction"],
		[counted.suspects.length, "not significant after correction"]
	].flatMap(([count, what]) => count > 0 ? [`, ${count} ${what}`] : []);
	const few = reasons.some(({ kind }) => kind === "powerless") ? ", too few values" : "";
	return `${verdict}: ${compared} compared${countTexts.join("")}${few}`;
}
function reasonLines(reason) {
	if (reason.kind === "failures") return [`failures were reported in ${listFirstNames(reason.files, mostNamed)}; fix them and measure again`];
	if (reason.kind !== "powerless" && reason.kind !== "shortened") return [];
	const { rows } = reason;
	const rowNames = rows.map(({ row, table, versus: { n } }) => `${row.name} ${displayedUnitName(table.unit)} n=${n.join("+")}`);
	if (reason.kind === "shortened") return [`${rows.length} of the comparisons ${rows.length === 1 ? "has" : "have"} fewer values than the first file, too few to show a difference (${listFirstNames(rowNames, mostNamed)}); was the run cut short? Measure again`];
	const { needed } = reason;
	const which = rows.length === 1 ? "the only row that could fail" : `each of the ${rows.length} rows that could fail`;
	if (rows.some(({ versus }) => versus.notes.some(({ kind }) => kind === "untested"))) return [`the t test cannot judge ${which} (${listFirstNames(rowNames, mostNamed)}): its values do not vary, or are too few; use --delta-test utest`];
	const take = needed === null ? "more" : `at least ${needed}`;
	return [`${which} has too few values to show a difference (${listFirstNames(rowNames, mostNamed)}); take ${take} on each side`];
}
function resultsMissingFromColumnsLines(missing) {
	return [...groupBy(missing, ({ column, unit, isMuted, apart }) => JSON.stringify([
		column,
		unit === null,
		isMuted,
		apart
	])).values()].map((group) => escapeControlCharacters(missingLine(group)));
}
function missingLine(group) {
	const { column, base, unit, apart, isMuted } = group[0];
	const missingNames = listFirstNames(group.map((missingValue) => missingValue.unit === null ? missingValue.name : `${missingValue.name} ${displayedUnitName(missingValue.unit)}`), mostNamed);
	const singular = unit === null ? "benchmark" : "unit of a benchmark";
	const plural = unit === null ? "benchmarks" : "units of benchmarks";
	const which = group.length === 1 ? `a ${singular}` : `${group.length} ${plural}`;
	const verb = group.length === 1 ? "is" : "are";
	if (apart.length === 0) return `${column}: ${which} of ${base} ${verb} missing${isMuted ? ", and muted by rules" : ""}: ${missingNames}`;
	return `${column}: ${which} of ${base} cannot be compared: ${missingNames}. ${apart.map((separatingKey) => `${separatingKey.key} is "${separatingKey.base}" in ${base} and "${separatingKey.column}" in ${column}`).join(", ")}; ${ignoreAdvice(apart)}`;
}
function ignoreAdvice(separatingKeys) {
	return `add --ignore ${separatingKeys.map(({ key }) => key).join(",")} to compare them`;
}
function noBenchmarkInTwoCompareColumnsText(missing) {
	const apart = missing.find((value) => value.apart.length > 0)?.apart ?? [];
	const keys = apart.map(({ key }) => key).join(", ");
	const advice = apart.length > 0 ? `The tables differ in ${keys}: ${ignoreAdvice(apart)}.` : "Give files of the same benchmarks.";
	return escapeControlCharacters(`nothing could be compared, as no benchmark is in two columns of a table. ${advice}`);
}
function namesWithChange(places) {
	return listFirstNames(places.map(({ table, row, versus, column }) => `${row.name} ${displayedUnitName(table.unit)} ${deltaTextOfSampleComparison({
		...versus,
		isSignificant: true
	})} (${column})`), mostNamed);
}
function lineIfAny(places, say) {
	return places.length === 0 ? [] : [say(places, places.length === 1)];
}
function describeRulesFileForCompare({ file, threshold, benchmarks, accepted }, isOverruled) {
	const active = benchmarks.filter(({ isOver }) => !isOver).length;
	const parts = [
		...threshold === null ? [] : [`threshold ${formatFractionAsPercent(threshold)}${isOverruled ? " (overridden by --threshold)" : ""}`],
		...active === 0 ? [] : [`${active} ${active === 1 ? "rule" : "rules"} for benchmarks`],
		...accepted === 0 ? [] : ["no accepted regressions, as those apply only in the change that adds them"]
	];
	const expired = benchmarks.filter(({ isOver }) => isOver).map(({ match, until }) => `"${match}" (${until})`);
	return [`rules from ${file}: ${parts.length === 0 ? "none that apply to a comparison" : parts.join(", ")}`, ...expired.length === 0 ? [] : [`warning: these rules have expired: ${listFirstNames(expired, mostNamed)}. Remove them, or set a later "until"`]].map(escapeControlCharacters);
}
function describeRulesThatMatchRegressions({ regressions, muted }) {
	const ruleTexts = [...new Set([...regressions, ...muted].flatMap(({ row }) => row.rule ?? []))].filter(({ gate }) => gate !== "off").map(compareRuleText);
	const rest = ruleTexts.length > mostNamed ? [`${ruleTexts.length - mostNamed} more rules apply to regressions`] : [];
	return [...ruleTexts.slice(0, mostNamed), ...rest].map(escapeControlCharacters);
}
function compareRuleText(rule) {
	const { match, threshold, better, gate, owner, why, until } = rule;
	const parts = [
		...threshold === null ? [] : [`threshold ${formatFractionAsPercent(threshold)}`],
		...better === null ? [] : [`better ${better}`],
		...gate === "fail" ? [] : [`gate ${gate}`],
		...owner === null ? [] : [`owner ${owner}`],
		...until === null ? [] : [`until ${until}`]
	];
	return `rule "${match}": ${parts.join(", ")}${why === null ? "" : `${parts.length === 0 ? "" : ": "}${why}`}`;
}

export { CancelledError, CompareTableFootnotes, CouldNotMeasureError, EscapeAndLogPrefixRemover, MisconfiguredError, MissingJobResultsError, NotInFormatError, NotPutBackError, SideFailedError, _usingCtx, accessibleStatsOrNull, addReportOptionsToResult, addTerminalCheckoutDefaults, adjustPValues, alignColumns, areNamePlaceholdersInFilterUnquoted, automaticFormatValue, benchmemAndCpuFlagsOfTestBinary, binomialCoefficient, booleanInputKind, buildRunReportOfFailure, changedBenchmarkFilesRunWarnings, changedConfigLinesAboveCompareTable, choiceInputKind, chooseNumberScale, cleanTextInFormat, coefficientOfVariation, collectRefusedLinesOfComparedFiles, collectSampleCountsPerVisit, collectSeriesFromRounds, columnCountOfTerminal, columnNameFromKeyValues, commandDriverInputNames, commandInFolder, commandNames, commandWithoutFilter, commentIdWithMatrixInputKind, commonThresholdText, compareChangeColumnTitle, compareConclusionLines, compareExitStatus, compareFailOnValues, compareRuleText, compareTableFootnoteText, concludeCompareTables, confidenceLevel, configValueOfMeasurement, convertUnitToTidyUnitAndFactor, convertWorseningToRise, countCompleteRounds, countRoundsOfComparison, createAnyTextInputKind, createBenchmarkNaming, createColourTextForStream, createErrorHandlerSettingPath, createFirstUseTermLinks, createPValueAdjuster, createPairedTestForSideSwaps, createSampleTruncator, createTerminalConsole, createTextClaimedByFormatPredicate, createTimeLimitedMatcher, cutMiddleToWidth, cutToWidth, decisionInputDefinitions, defaultInputTextsOfBisection, defaultOutputFolder, defaultRulesFilePath, defineInput, defineInputKind, deltaTextOfSampleComparison, describeRulesFileForCompare, describeRulesThatMatchRegressions, detectFormat, directionOfUnitWithDeclaration, disarmWorkflowCommands, displayWidth, displayedUnitName, driftSentenceOfCompareTableSamples, durationInputKind, emptyParsedOutput, entriesBelow, escapeControlCharacters, escapeUntrustedCsvField, estimateDifferenceOverMachineBlocks, estimateNoiseFromRatioInterval, estimateRatioOverMachineBlocks, estimatedWorsening, exceedsLimit, extractGoResultTextAtLineEnd, failuresIfAllOfSingleBenchmarks, filteredCommand, findBenchmarkDuplicatedAcrossOutputFiles, findChangePoints, findDriftRunWarningOfAllSeries, findInputDefinition, findNearestName, findReportedNamesOfRows, findUsualDirectionOfUnit, finiteOrNull, firstRoundRefusalError, flagsForEveryGoCommand, foldedReportBlock, folderEntries, formatByNameOrDescription, formatCountWithNoun, formatDeltaOrFromZero, formatDetectionChunkLength, formatDetectionLength, formatDisplaySafeJson, formatDuration, formatErrorOnOneLine, formatFractionAsPercent, formatGoflagsValue, formatInputKind, formatLimitRoundedUp, formatMedianWithHalfInterval, formatNameOfEachMeasuredSide, formatNames, formatNumberAtScale, formatPValue, formatPercentBesideLimit, formatRounds, formatRoundsMadeOfResult, formatRuledOutWorsening, formatShortPValue, formatSignedChange, formatUnsignedPercent, formatValue, fullOrReadOnlyDiskErrorText, functionNameWithoutFolders, getOrInsert, goBenchCommand, goFormat, goInputNames, goLineWithoutValueReason, groupBy, hasRuleWithOtherThreshold, hasTwoModes, inlineCodeSpan, inputFlags, inputTextsFromFlags, inputValueNotAcceptedError, intervalHalfWidthText, isCountOrBytesUnit, isFilterPlaceholderUnquoted, isFilterWithValidPlaceholders, isFolder, isFullSha, isIntervalBeyondLimit, isMeasuredByGo, isNoexecFolder, isPathIn, isPathTaken, isTimeOrRateUnit, isWarningThatOtherCodeRan, isWarningThatSamplesAreVoid, joinNonEmptyReportTexts, joinParsedOutputs, joinShellWords, lastRoundWithValue, lazy, ldflagsForRandomLayout, limitRoundingTolerance, lineBreakSpan, linkSpan, listFirstNames, listFirstReportTexts, listReportBlock, listTextsOfRefusedLines, loadAndClockRunWarningUnlessHosted, loadDifferenceRunWarning, logAverage, logPrefixCutModeOfFormat, lstatOrNull, lstatOrNullSync, mainActionInputDefinitions, makeFolder, makeTemporaryFolder, mannWhitneyTest, mannWhitneyTestOfSorted, markdownCodeBlock, markdownCodeSpanOutsideTables, markdownInlineCodeOfName, median$1 as median, medianIntervalOrders, memoize, mergeUnitDeclarationsOfSides, nameSpan, noBenchmarkInTwoCompareColumnsText, noColour, noReportLinks, noexecFolderMessage, normalDensity, normalUpperQuantile, normalUpperTail, noteReportBlock, nothingReadMessage, openGoReaderBesideFastParser, otherSide, outcomeOfCompareRowAfterMuting, outputGlobsInputKind, pValueAndCountText, packageAndBenchmarkId, pairedRankPermutationTest, paragraphReportBlock, parseChoice, parseCommandLine, parseFloat64, parseGoOutput, parseInputAsPathBelowWorkingFolder, parseInputValues, parseNonInputFlag, parseTextInFormat, parseTextWithBackticks, pathOrNearestExistingFolderAbove, perflockNotInstalledReason, printFailure, processOutputReportBlock, quantileOfSorted, quantileSorted, quarterOfBenchtime, quoteCsvField, quoteShellWord, quoteShellWordOnOneLine, ratioInputKind, readBytesOrEmpty, readFileBytesOrNull, readTextInKnownOrDetectedFormat, readTextOrEmpty, realPathOrNull, refuseNonUtf8Folder, refuseTextInTwoFormats, refuseThresholdBeyondRates, refusedValuesSpoilingOutput, relativeChangeUsedByVerdict, removeAndCreateFile, removeEscapeSequences, removeOutliersOfEachSide, replaceOutliersByNull, replayedRunWarningByVisitDuration, replayedRunWarningOfSides, reportBlockHasContent, reportTextFromTemplate, resolveProgramPathOrKeepName, resultsMissingFromColumnsLines, robustRootMeanSquare, roundsToDetect, rowId$1 as rowId, ruleMutesItsRows, rulesFileInputNames, runAndPublishInputDefinitions, secondsOfBenchtime, shellCommandReportBlock, shellCommandToRepeatGoBenchmarks, shellCommandToRepeatInGoModule, shortPrintableName, shortSha, shortenNameInMiddle, showLineBreaks, sideSystemDifferenceRunWarnings, sides, sixteenthOfBenchtime, smallestDetectableChange, splitGoFlags, splitLinesAndEscapeControlCharacters, splitRoundsOfSeriesByMachine, statOrNullSync, statisticsPageLinkSpan, stolenTimeRunWarning, strongSpan, studentUpperTail, summariseSample, supportedFormats, syncFolderOrFile, tableReportBlock, takeFirstLinesAndAddCountOfRest, terminalInstallPageUrl, testForSecondVisitEffect, thresholdWorseningInWords, tooFewRoundsForAlphaError, unitCountsBytes, unreachedCodeRunWarnings, unrecognisedOutputMessage, valuesWithoutGaps, wakeThreadPoolUntilExit, warningReportBlock, welchTTest, wholeNumberInputKind, worseningAndImprovementOfDifference, worseningAndImprovementOfRatio, wrapLine, writeGoFormat };