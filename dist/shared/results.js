import { MisconfiguredError, _usingCtx, escapeControlCharacters, escapeUntrustedCsvField, formatRounds, fullOrReadOnlyDiskErrorText, getOrInsert, lstatOrNull, makeFolder, makeTemporaryFolder, removeAndCreateFile, shortSha, sides } from "./basics.js";
import { buildFullRunReport } from "./markdown.js";
import { htmlPageOfRunReport } from "./html.js";
import { countRoundsOnBothSides } from "./rename-to-head.js";
import { dirname, join, resolve } from "node:path";
import { mkdir, readFile, rm } from "node:fs/promises";

// src/core/report/show/csv.ts
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

// src/core/report/show/other-tools.ts
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
		const extra = `median of ${formatRounds(countRoundsOnBothSides(comparison))} at ${shortSha(commits.head.sha)}`;
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

export { ensureWritableFolder, formatComparisonsAsCsv, formatVersionComparisonsAsCsv, recreateDefaultResultsFolder, resultFileName, writeResultFiles };