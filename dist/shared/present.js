import { MisconfiguredError, _usingCtx, createColourTextForStream, formatDisplaySafeJson, lstatOrNull, terminalColumnCount } from "./basics.js";
import { fullReport, reportMarkdown } from "./markdown.js";
import { buildTerminalReport, formatVersionComparisonsForTerminal, reportTerminalText } from "./terminal2.js";
import { ensureWritableFolder, formatComparisonsAsCsv, resultFileName, writeResultFiles } from "./results.js";
import { reportHtmlPage } from "./html.js";
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
async function printAndWriteResult(gated, { results, html }, values, terminal, profiles, isPart = false) {
	const { result } = gated;
	const whole = fullReport(result);
	const report = reportMarkdown(whole);
	if (!isPart || isOther(values)) terminal.stdout.write(terminalReportText(values, result, report, results, terminal));
	if (html !== null) await writeFile(resolve(terminal.folder, html), reportHtmlPage(whole));
	if (results !== null) await writeResultFiles(results, {
		...gated,
		report,
		profiles
	});
}
function printComparisonOfVersions(base, versions, values, { stdout, env }) {
	if (isOther(values) || versions.length === 0) return;
	const [paint, width] = [createColourTextForStream(stdout, env), terminalColumnCount(stdout)];
	stdout.write(`\n${formatVersionComparisonsForTerminal(base, versions, values.all === true, paint, width)}`);
}
function isOther(values) {
	return reportForms.some((name) => values[name]);
}
function terminalReportText({ json, markdown, csv, all }, result, report, results, { stdout, env }) {
	if (json) return formatDisplaySafeJson(result);
	if (csv) return formatComparisonsAsCsv(result);
	if (markdown || result.calibration) return report;
	const brief = buildTerminalReport(result, all === true, results && join(results, "result.json"));
	return `\n${reportTerminalText(brief, createColourTextForStream(stdout, env), terminalColumnCount(stdout))}`;
}

export { printAndWriteResult, printComparisonOfVersions, refuseSeveralReportForms, refuseUnwritableOutputs, reportFormFlags };