import { MisconfiguredError, _usingCtx, columnCountOfTerminal, createColourTextForStream, formatDisplaySafeJson, lstatOrNull } from "./basics.js";
import { buildFullRunReport } from "./fit-limit.js";
import { buildTerminalReportSections, formatVersionComparisonsForTerminal, textOfTerminalReportSections } from "./terminal2.js";
import { ensureWritableFolder, formatComparisonsAsCsv, formatVersionComparisonsAsCsv, resultFileName, writeResultFiles } from "./results.js";
import { htmlPageOfRunReport } from "./html.js";
import { markdownOfRunReport } from "./markdown.js";
import { join, resolve } from "node:path";
import { open, rm, writeFile } from "node:fs/promises";

// src/commands/present.ts
const reportForms = [
	"json",
	"markdown",
	"csv"
];
const reportFormFlags = {
	html: { type: "string" },
	all: { type: "boolean" },
	...Object.fromEntries(reportForms.map((name) => [name, { type: "boolean" }]))
};
function refuseSeveralReportForms(values) {
	const requestedForms = reportForms.filter((name) => values[name]);
	if (requestedForms.length > 1) throw new MisconfiguredError(`--${requestedForms.join(" and --")} cannot be combined. Choose one form of the report.`);
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
	const report = markdownOfRunReport(buildFullRunReport(gated.result));
	terminal.stdout.write(terminalReportText(values, gated.result, report, places.results, terminal));
	await writeRequestedResultFiles(gated, places, terminal, profiles);
}
async function writeRequestedResultFiles(gated, { results, html }, { folder }, profiles) {
	const whole = buildFullRunReport(gated.result);
	if (html !== null) await writeFile(resolve(folder, html), htmlPageOfRunReport(whole));
	if (results !== null) await writeResultFiles(results, {
		...gated,
		report: markdownOfRunReport(whole),
		profiles
	});
}
function printResultsOfMeasuredVersions(base, versions, { json, csv, markdown, all }, { stdout, env }) {
	if (versions.length === 0) return;
	const results = versions.map(({ result }) => result);
	if (json) stdout.write(formatDisplaySafeJson(results));
	else if (csv) stdout.write(formatVersionComparisonsAsCsv(versions));
	else if (markdown) for (const result of results) stdout.write(markdownOfRunReport(buildFullRunReport(result)));
	else {
		const [paint, width] = [createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)];
		stdout.write(`\n${formatVersionComparisonsForTerminal(base, versions, all === true, paint, width)}`);
	}
}
function terminalReportText({ json, markdown, csv, all, "working-directory": workingDirectory }, result, report, results, { stdout, env }) {
	if (json) return formatDisplaySafeJson(result);
	if (csv) return formatComparisonsAsCsv(result);
	if (markdown || result.calibration) return report;
	const brief = buildTerminalReportSections(result, all === true, results && join(results, "result.json"), workingDirectory === void 0 ? null : String(workingDirectory));
	return `\n${textOfTerminalReportSections(brief, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout))}`;
}

export { printAndWriteResult, printResultsOfMeasuredVersions, refuseSeveralReportForms, refuseUnwritableOutputs, reportFormFlags, writeRequestedResultFiles };