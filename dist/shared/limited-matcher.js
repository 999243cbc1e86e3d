import { FormatDetectionChunkSplitter, MisconfiguredError, NotInFormatError, createTextClaimedByFormatPredicate, emptyParsedOutput, formatDetectionLength, openFormatReaderWithCleaning, splitLinesAndEscapeControlCharacters } from "./basics.js";
import { Script, createContext } from "node:vm";

// src/core/formats/recognise.ts
const quotedLength = 4096;
const quotedLines = 5;
const quotedWidth = 120;
var FormatDetectingReader = class {
	format;
	formats;
	folder;
	isGiven;
	parts = new FormatDetectionChunkSplitter((part) => this.ask(part));
	reader = null;
	unreadable = null;
	beginning = "";
	isEmpty = true;
	buffered = "";
	other = null;
	constructor(formats, known, folder) {
		this.formats = formats;
		this.folder = folder;
		this.format = known;
		this.isGiven = known !== null;
	}
	write(piece) {
		if (this.beginning.length < quotedLength) this.beginning += piece.slice(0, quotedLength);
		if (this.reader) this.pass(piece);
		else if (this.buffered.length < formatDetectionLength) {
			this.buffered += piece;
			if (this.format && !isBlank(piece)) this.begin(this.format);
		}
		if (!this.isGiven && !this.other) this.parts.write(piece);
	}
	end() {
		this.parts.end();
		if (this.unreadable !== null) throw this.unreadable;
		if (this.other) throw twoFormatsError(this.format?.name ?? "", this.other.name);
		const parsed = this.reader?.end() ?? emptyParsedOutput;
		this.isEmpty = parsed.measurements.length === 0 && parsed.failures.length === 0;
		return parsed;
	}
	get problem() {
		if (isBlank(this.beginning)) return null;
		if (this.format === null) return unrecognisedOutputMessage(this.beginning, this.formats);
		if (!this.isGiven || !this.isEmpty) return null;
		return `${this.format.lacks ?? `has no benchmark in the format ${this.format.name}`}, and begins:\n${firstLines(this.beginning)}\nSet "format" to the format that it is in, or leave it out.`;
	}
	ask(part) {
		if (isBlank(part)) return;
		const claims = createTextClaimedByFormatPredicate(part);
		const isFirst = this.format === null;
		const format = this.format ?? this.formats.find((candidate) => claims(candidate));
		if (format === void 0) return;
		if (isFirst) this.begin(format);
		this.other ??= this.formats.find((other) => other !== format && (claims(other, "claimsLines") || isFirst && claims(other))) ?? null;
	}
	begin(format) {
		this.format = format;
		this.reader = openFormatReaderWithCleaning(format, this.folder);
		this.pass(this.buffered);
		this.buffered = "";
	}
	pass(piece) {
		if (this.unreadable !== null) return;
		try {
			this.reader?.write(piece);
		} catch (error) {
			this.unreadable = error;
		}
	}
};
function twoFormatsError(first, second) {
	return new NotInFormatError(`It has benchmarks in two formats, ${first} and ${second}. Set "format" to the one to read, or run only one tool.`);
}
function unrecognisedOutputMessage(beginning, formats) {
	const names = formats.map(({ name }) => name).join(", ");
	return `is in no known benchmark format, and begins:\n${firstLines(beginning)}${unsupportedFormatHintOfText(beginning)}\nFormats: ${names}. If it is in one of these, set "format" to it.`;
}
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
	[/^"Benchmark","Mode","Threads","Samples","Score"/m, "This is JMH's CSV, which cannot be read. Let JMH write JSON (-rf json), or use the table that it prints."],
	[/^name,iterations,real_time,cpu_time,time_unit\b/m, "This is Google Benchmark's CSV, which cannot be read. Let it write JSON (--benchmark_format=json, or --benchmark_out_format=json), or use the table that it prints."],
	[/^Method[;,](?:Job|AnalyzeLaunchVariance)[;,]/m, "This is BenchmarkDotNet's CSV, which cannot be read. Let it write JSON (--exporters json)."],
	[/^command,mean,stddev,median,/m, "This is hyperfine's CSV, which cannot be read. Let it write JSON (--export-json)."],
	[/^\s*\[\s*\{(?=[^{}]*"name"\s*:)(?=[^{}]*"value"\s*:)/, "This looks like a list of github-action-benchmark. Set \"format\" to customSmallerIsBetter or to customBiggerIsBetter."],
	[/^\{\s*"schema":\s*\d+,\s*"verdict":/, "This is a result file of Benchgate. What it measured is in base.txt and head.txt beside it."]
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
			throw new MisconfiguredError(`format: lines: "${pattern.source}" takes more than ${limit / 1e3} s to match the lines of an output. Begin it with ^, and repeat nothing that repeats itself, as (a+)+ does: that can take years on a single line.`);
		} finally {
			left -= performance.now() - start;
		}
	};
}

export { FormatDetectingReader, createTimeLimitedMatcher, unrecognisedOutputMessage };