import { MisconfiguredError, _usingCtx, columnCountOfTerminal, createColourTextForStream, formatDisplaySafeJson, lstatOrNull } from "./basics.js";
import { buildFullRunReport } from "./fit-limit.js";
import { buildTerminalReportSections, formatVersionComparisonsForTerminal, textOfTerminalReportSections } from "./terminal2.js";
import { ensureWritableFolder, formatComparisonsAsCsv, formatVersionComparisonsAsCsv, resultFileName, writeResultFiles } from "./results.js";
import { htmlPageOfRunReport } from "./html.js";
import { markdownOfRunReport } from "./markdown.js";
import { join, resolve } from "node:path";
import { open, rm, writeFile } from "node:fs/promises";

// src/commands/present.ts
const markdownReport = (result) => markdownOfRunReport(buildFullRunReport(result));
const reportForms = {
	json: {
		ofOne: formatDisplaySafeJson,
		ofVersions: (versions) => formatDisplaySafeJson(versions.map(({ result }) => result))
	},
	markdown: {
		ofOne: markdownReport,
		ofVersions: (versions) => versions.map(({ result }) => markdownReport(result)).join("")
	},
	csv: {
		ofOne: formatComparisonsAsCsv,
		ofVersions: formatVersionComparisonsAsCsv
	}
};
const reportFormFlagList = Object.keys(reportForms).map((name) => `--${name}`).join(", ");
const reportFormFlags = {
	html: { type: "string" },
	all: { type: "boolean" },
	...Object.fromEntries(Object.keys(reportForms).map((name) => [name, { type: "boolean" }]))
};
function requestedReportForms(values) {
	return Object.keys(reportForms).filter((name) => values[name]);
}
function refuseSeveralReportForms(values) {
	const requested = requestedReportForms(values);
	if (requested.length > 1) throw new MisconfiguredError(`--${requested.join(" and --")} cannot be combined. Choose one form of the report.`);
}
async function refuseUnwritableOutputs({ results, html }) {
	if (results !== null) await ensureWritableFolder(results);
	if (html === null) return;
	let isOther = false;
	try {
		const stats = await lstatOrNull(html);
		await (await open(html, "a")).close();
		if (stats === null) await rm(html);
		isOther = stats?.isFile() === true && stats.size > 0 && !await isPage(html);
	} catch (error) {
		throw new MisconfiguredError(`html: "${html}" cannot be written: ${error.message}. Name a file in a folder that exists.`);
	}
	if (isOther) throw new MisconfiguredError(`html: "${html}" already exists and is not a page of Benchgate, so it is not overwritten. Name the page to write, such as page.html.`);
}
async function isPage(path) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { buffer, bytesRead } = await _usingCtx$1.a(await open(path, "r")).read(Buffer.alloc(100), 0, 100, 0);
		return /^\s*<(!doctype html|html)\b/i.test(buffer.toString("latin1", 0, bytesRead));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function printAndWriteResult(gated, places, values, terminal, profiles) {
	terminal.stdout.write(reportForStandardOutput(values, gated.result, places.results, terminal));
	await writeRequestedResultFiles(gated, places, terminal, profiles);
}
async function writeRequestedResultFiles(gated, { results, html }, { folder }, profiles) {
	const { result } = gated;
	if (html !== null) await writeFile(resolve(folder, html), htmlPageOfRunReport(buildFullRunReport(result)));
	if (results !== null) await writeResultFiles(results, {
		...gated,
		report: markdownReport(result),
		profiles
	});
}
function printResultsOfMeasuredVersions(base, versions, values, { stdout, env }) {
	if (versions.length === 0) return;
	const [form = ""] = requestedReportForms(values);
	const [paint, width] = [createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)];
	stdout.write(reportForms[form]?.ofVersions(versions) ?? `\n${formatVersionComparisonsForTerminal(base, versions, values.all === true, paint, width)}`);
}
function reportForStandardOutput(values, result, results, { stdout, env }) {
	const [form = result.calibration ? "markdown" : ""] = requestedReportForms(values);
	const workingDirectory = values["working-directory"];
	const brief = () => buildTerminalReportSections(result, values.all === true, results && join(results, "result.json"), workingDirectory === void 0 ? null : String(workingDirectory));
	return reportForms[form]?.ofOne(result) ?? `\n${textOfTerminalReportSections(brief(), createColourTextForStream(stdout, env), columnCountOfTerminal(stdout))}`;
}

export { printAndWriteResult, printResultsOfMeasuredVersions, refuseSeveralReportForms, refuseUnwritableOutputs, reportFormFlagList, reportFormFlags, writeRequestedResultFiles };