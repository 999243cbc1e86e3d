import { listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, objectSchema, oneOfWordsSchema, pValueSchema, ratioWithIntervalSchema, resultFileSchema, shaSchema, unitNameSchema, validateDataOrUndefined } from "./result-file.js";
import { MisconfiguredError, _usingCtx, countRoundsOfComparison, escapeControlCharacters, escapeUntrustedCsvField, formatRounds, fullOrReadOnlyDiskErrorText, getOrInsert, lstatOrNull, makeFolder, makeTemporaryFolder, removeAndCreateFile, rowId, shortPrintableName, shortSha, sides } from "./basics.js";
import { buildFullRunReport } from "./fit-limit.js";
import { htmlPageOfRunReport } from "./html.js";
import { null_, safeParse } from "./libraries-valibot.js";
import { isMeasuredOnBothSides } from "./interim-plan.js";
import { constants } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { mkdir, open, opendir, readFile, rm } from "node:fs/promises";

// src/core/history/bisection-culprits.ts
const longest$1 = 4e6;
const mostCommits = 1e3;
const mostSearches = 100;
const culpritSchema = objectSchema({
	commits: listSchema(objectSchema({ sha: shaSchema }), mostCommits),
	probability: pValueSchema,
	ratio: nullableSchema(ratioWithIntervalSchema)
});
const searchSchema = objectSchema({
	outcome: oneOfWordsSchema("found", "open", "not-slower", "inconclusive"),
	followed: nullableSchema(objectSchema({
		benchmark: nameOrPathSchema,
		package: nullablePackageNameSchema,
		unit: unitNameSchema
	})),
	culprits: listSchema(culpritSchema, mostCommits)
});
const fileSchema = listSchema(searchSchema, mostSearches);
function parseBisectionCulprits(text) {
	if (text.length > longest$1) return [];
	try {
		return validateDataOrUndefined(fileSchema, JSON.parse(text)) ?? [];
	} catch (error) {
		if (error instanceof SyntaxError) return [];
		throw error;
	}
}

// src/core/report/show/exports.ts
const columns = [
	["package", (one) => one.package],
	["benchmark", (one) => one.benchmark],
	["unit", (one) => one.unit],
	["n_base", (one) => measured(one.base.samples)],
	["base", (one) => one.base.center],
	["base_low", (one) => one.base.low],
	["base_high", (one) => one.base.high],
	["n_head", (one) => measured(one.head.samples)],
	["head", (one) => one.head.center],
	["head_low", (one) => one.head.low],
	["head_high", (one) => one.head.high],
	["delta", (one) => one.delta],
	["ratio", (one) => one.ratio?.estimate ?? null],
	["delta_low", (one) => changeOf(one.ratio?.low ?? null)],
	["delta_high", (one) => changeOf(one.ratio?.high ?? null)],
	["p", (one) => one.p],
	["adjusted_p", (one) => one.adjustedP],
	["ruled_out", (one) => one.ruledOut],
	["change", (one) => one.change],
	["gate", (one) => one.gate],
	["accepted_up_to", ({ accepted }) => accepted && (accepted.upTo ?? (accepted.valueUpTo === void 0 ? "any" : `head ${accepted.valueUpTo}`))]
];
function formatComparisonsAsCsv(result) {
	return csvOf([columns.map(([name]) => name), ...rowsOf(result)]);
}
function formatVersionComparisonsAsCsv(versions) {
	const rows = versions.flatMap(({ name, result }) => rowsOf(result).map((row) => [written(name), ...row]));
	return csvOf([["version", ...columns.map(([name]) => name)], ...rows]);
}
function rowsOf({ comparisons }) {
	return comparisons.map((comparison) => columns.map(([, cell]) => written(cell(comparison))));
}
function csvOf(rows) {
	return rows.map((row) => `${row.join(",")}\r\n`).join("");
}
function written(cell) {
	if (cell === null) return "";
	if (typeof cell === "number") return String(cell);
	return escapeUntrustedCsvField(cell);
}
function measured(samples) {
	return samples.filter((value) => value !== null).length;
}
function changeOf(ratio) {
	return ratio === null ? null : ratio - 1;
}
const longest = {
	benchmark: 1024,
	measure: 64
};
function formatResultAsBencherMetricFormat({ comparisons }) {
	const benchmarks = /* @__PURE__ */ new Map();
	for (const comparison of comparisons) {
		const name = shorten(nameOf(comparison), longest.benchmark);
		getOrInsert(benchmarks, name, () => /* @__PURE__ */ new Map()).set(measureOf(comparison), metricOf(comparison));
	}
	const json = Object.fromEntries([...benchmarks].map(([name, measures]) => [name, Object.fromEntries(measures)]));
	return `${JSON.stringify(json, null, 2)}\n`;
}
function nameOf({ benchmark, package: path }) {
	return escapeControlCharacters(path === null ? benchmark : `${path}.${benchmark}`) || "(no name)";
}
function measureOf({ unit }) {
	return unit === "sec/op" ? "latency" : shorten(escapeControlCharacters(goTestUnitAndConversionOfUnit(unit).unit), longest.measure);
}
function metricOf({ unit, head }) {
	const { convert } = goTestUnitAndConversionOfUnit(unit);
	return {
		value: convert(head.center),
		...head.low === null ? {} : { lower_value: convert(head.low) },
		...head.high === null ? {} : { upper_value: convert(head.high) }
	};
}
function shorten(name, most) {
	const characters = [...name];
	if (characters.length <= most) return name;
	const behind = `~${digest(name)}`;
	return characters.slice(0, most - behind.length).join("") + behind;
}
function digest(text) {
	let hash = 14695981039346656037n;
	for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 1099511628211n);
	return hash.toString(16).padStart(16, "0");
}
function githubActionBenchmarkJson({ comparisons, commits }, better = "lower") {
	const entries = comparisons.filter((one) => one.better === better).map((comparison) => {
		const { unit, convert } = goTestUnitAndConversionOfUnit(comparison.unit);
		const { center, low, high } = comparison.head;
		const range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` };
		const extra = `median of ${formatRounds(countRoundsOfComparison(comparison))} at ${shortSha(commits.head.sha)}`;
		return {
			name: nameWithUnit(comparison),
			unit: escapeControlCharacters(unit),
			value: convert(center),
			...range,
			extra
		};
	});
	return `${JSON.stringify(entries, null, 2)}\n`;
}
function nameWithUnit({ benchmark, package: path, unit }) {
	const where = path === null ? "" : ` (${path})`;
	return escapeControlCharacters(`${benchmark}${where}${unit === "sec/op" ? "" : ` - ${unit}`}`);
}
function goTestUnitAndConversionOfUnit(unit) {
	const rounded = (value) => Number(value.toPrecision(15));
	if (unit === "sec/op") return {
		unit: "ns/op",
		convert: (value) => rounded(value * 1e9)
	};
	if (unit === "B/s") return {
		unit: "MB/s",
		convert: (value) => rounded(value / 1e6)
	};
	return {
		unit,
		convert: (value) => value
	};
}

// src/core/result/read-result.ts
const maxResultFileBytes = 64 * 2 ** 20;
const deepest = 32;
const mostContainers = 4e6;
const mostPairs = 1e9;
var InvalidResultError = class extends Error {
	name = "InvalidResult";
};
function parseResultFile(text) {
	refuseBoundless(text);
	const result = checked(readableSchema, parseJson(text));
	refuseContradictions(result);
	return result;
}
function parseComparisonsOfResult(text) {
	refuseBoundless(text);
	return checked(comparisonsSchema, parseJson(text)).comparisons;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new InvalidResultError(`The file is not JSON: ${shortPrintableName(error.message, 120)}.`);
	}
}
const readableSchema = objectSchema({
	...resultFileSchema.entries,
	merged: null_("null, as a result that was merged from others is not judged again"),
	elsewhere: null_("null, as a result that was merged from others is not judged again")
});
const comparisonsSchema = objectSchema({ comparisons: resultFileSchema.entries.comparisons });
function checked(schema, value) {
	const { success, output, issues } = safeParse(schema, value, { abortEarly: true });
	if (success) return output;
	const [{ path = [], input, message }] = issues;
	const steps = path.map(({ key }) => typeof key === "number" ? `[${key}]` : `.${key}`).join("");
	const place = steps === "" ? "The file" : steps.replace(/^\./, "");
	throw new InvalidResultError(`${place} is ${inWords(input)}; expected ${message}.`);
}
function inWords(input) {
	if (input === void 0) return "missing";
	if (Array.isArray(input)) return `a list of ${input.length} ${input.length === 1 ? "item" : "items"}`;
	if (typeof input === "object" && input !== null) return "an object";
	return shortPrintableName(typeof input === "number" ? String(input) : JSON.stringify(input), 60);
}
function refuseBoundless(text) {
	if (text.length > maxResultFileBytes) throw new InvalidResultError(`The file exceeds the limit of ${maxResultFileBytes / 2 ** 20} MiB.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		false
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (isQuoted) {
			if (code === 92) index++;
			else if (code === 34) isQuoted = false;
		} else if (code === 34) isQuoted = true;
		else if (code === 91 || code === 123) {
			depth++;
			containers++;
			if (depth > deepest) throw new InvalidResultError(`Lists and objects are nested more than ${deepest} deep; a result has nine levels.`);
			if (containers > mostContainers) throw new InvalidResultError(`The file exceeds the limit of ${mostContainers} lists and objects.`);
		} else if (code === 93 || code === 125) depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	const refuse = (index, problem) => new InvalidResultError(`comparisons[${index}]${problem}.`);
	const seen = /* @__PURE__ */ new Map();
	for (const [index, row] of comparisons.entries()) {
		const id = rowId(row);
		const before = seen.get(id);
		if (before !== void 0) throw refuse(index, ` repeats the benchmark and unit of comparisons[${before}]; each must occur once`);
		seen.set(id, index);
		for (const { place, block, length } of blocksIn(row, rounds.length, again.length)) {
			for (const side of sides) if (block[side].length !== length) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${length} rounds; each round must have one`);
			if (!isMeasuredOnBothSides(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	const pairs = comparisons.reduce((sum, row) => sum + workOf(row), 0);
	if (pairs > mostPairs) throw new InvalidResultError(`Judging ${comparisons.length} comparisons of ${rounds.length} rounds takes ${pairs.toPrecision(2)} pairs of values; at most ${mostPairs} are accepted.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	const samples = (summaries) => ({
		base: summaries.base.samples,
		head: summaries.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			length: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			length: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			length: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}

// src/effects/files/results.ts
const leastSpace = 2 ** 16;
async function ensureWritableFolder(folder) {
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			await makeFolder(folder);
			const probeFolder = _usingCtx$1.a(await makeTemporaryFolder(".benchgate-", folder));
			await removeAndCreateFile(join(probeFolder.path, "space"), Buffer.alloc(leastSpace, 1));
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (thrown) {
		const error = thrown.suppressed ?? thrown;
		throw new MisconfiguredError(`results: "${folder}" cannot be used as a folder: ${fullOrReadOnlyDiskErrorText(error) ?? `${error.message}.`} Give a path that can be written.`);
	}
}
async function recreateDefaultResultsFolder(folder) {
	const parent = dirname(folder);
	if ((await lstatOrNull(parent))?.isSymbolicLink()) await rm(parent);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await mkdir(folder, { recursive: true });
}
const resultFileName = "result.json";
async function writeResultFiles(folder, { result, report, profiles, samples }) {
	const pathOf = (name) => join(resolve(folder), name);
	const paths = {
		result: pathOf(resultFileName),
		report: pathOf("report.md"),
		base: samples && pathOf("base.txt"),
		head: samples && pathOf("head.txt")
	};
	const texts = [
		[paths.result, () => `${JSON.stringify(result, null, 2)}\n`],
		[paths.report, () => report],
		[pathOf("report.html"), () => htmlPageOfRunReport(buildFullRunReport(result))],
		...samples === null ? [] : sides.map((side) => [pathOf(`${side}.txt`), () => samples[side]]),
		[pathOf("comparisons.csv"), () => formatComparisonsAsCsv(result)],
		[pathOf("smaller-is-better.json"), () => githubActionBenchmarkJson(result, "lower")],
		[pathOf("bigger-is-better.json"), () => githubActionBenchmarkJson(result, "higher")],
		[pathOf("bencher.json"), () => formatResultAsBencherMetricFormat(result)]
	];
	await mkdir(folder, { recursive: true });
	for (const [file, text] of texts) await removeAndCreateFile(file, text());
	for (const { files } of result.profiles) for (const file of Object.values(files ?? {})) await copyProfile(profiles, resolve(folder), file);
	return paths;
}
async function copyProfile(from, to, file) {
	const source = join(from, file);
	if (!(await lstatOrNull(source))?.isFile()) return;
	await mkdir(dirname(join(to, file)), { recursive: true });
	await removeAndCreateFile(join(to, file), await readFile(source));
}
const bisectResultFileName = "bisect.json";
const limits = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
const maxDepth = 8;
async function readResultsInFolder(folder) {
	const names = await namesBelow(folder, resultFileName);
	if (names.length > limits.files) throw new MisconfiguredError(`results: there are ${names.length} files "${resultFileName}" in ${folder}; at most ${limits.files} are read. Give a folder that holds only the results of this run.`);
	const results = [];
	let bytesLeft = limits.bytes;
	for (const name of names) {
		const content = await textOf(join(folder, name), Math.min(maxResultFileBytes, bytesLeft));
		bytesLeft -= content.bytes;
		results.push({
			name,
			...content.text === null ? {
				result: null,
				why: content.why
			} : resultIn(content.text)
		});
	}
	return results;
}
async function readCulpritsInFolder(folder) {
	const culprits = [];
	for (const name of (await namesBelow(folder, bisectResultFileName)).slice(0, limits.files)) {
		const { text } = await textOf(join(folder, name), maxResultFileBytes);
		if (text !== null) culprits.push(...parseBisectionCulprits(text));
	}
	return culprits;
}
async function namesBelow(folder, searchedName) {
	const names = [];
	let entries = 0;
	const visit = async (below, depth) => {
		for await (const entry of await opendir(join(folder, below))) {
			if (++entries > limits.entries) throw new MisconfiguredError(`results: there are more than ${limits.entries} files in ${folder}. Give a folder that holds only what actions/download-artifact has put there.`);
			const name = join(below, entry.name);
			if (entry.name === searchedName && !entry.isDirectory()) names.push(name);
			else if (entry.isDirectory() && depth < maxDepth) await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new MisconfiguredError(`results: ${resolve(folder)} cannot be read as a folder (${code}). Give the folder of the result files.`);
	}
	return names.sort();
}
async function textOf(path, limit) {
	const refuse = (why) => ({
		text: null,
		why,
		bytes: 0
	});
	try {
		try {
			var _usingCtx3 = _usingCtx();
			const file = _usingCtx3.a(await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
			const stats = await file.stat();
			if (!stats.isFile()) return refuse("It is not a plain file.");
			if (stats.size > limit) return refuse(`It exceeds the limit of ${limit / 2 ** 20} MiB.`);
			const content = Buffer.alloc(stats.size);
			const { bytesRead } = await file.read(content, 0, stats.size, 0);
			return {
				text: new TextDecoder("utf-8", { fatal: true }).decode(content.subarray(0, bytesRead)),
				why: "",
				bytes: bytesRead
			};
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		const { code } = error;
		if (code === "ELOOP" || code === "EMLINK") return refuse("It is a link, and links are not followed.");
		return refuse(error instanceof TypeError ? "It is not UTF-8 text." : `It cannot be read (${code}).`);
	}
}
function resultIn(text) {
	try {
		return {
			result: parseResultFile(text),
			why: ""
		};
	} catch (error) {
		if (!(error instanceof InvalidResultError)) throw error;
		return {
			result: null,
			why: error.message
		};
	}
}
async function readResultFileArgumentByParser(command, name, { folder }, read) {
	const text = await readFile(resolve(folder, name), "utf8").catch((error) => {
		throw new MisconfiguredError(`${command}: "${name}" cannot be read: ${error.message}. Name a result file.`);
	});
	try {
		return read(text);
	} catch (error) {
		if (!(error instanceof InvalidResultError)) throw error;
		throw new MisconfiguredError(`${command}: "${name}" is not a result file of this version: ${error.message} Name a result.json.`);
	}
}

export { bisectResultFileName, ensureWritableFolder, formatComparisonsAsCsv, formatVersionComparisonsAsCsv, parseComparisonsOfResult, parseResultFile, readCulpritsInFolder, readResultFileArgumentByParser, readResultsInFolder, recreateDefaultResultsFolder, resultFileName, writeResultFiles };