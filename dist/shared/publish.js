import { l as setOutput } from "./libraries-of-workflow.js";
import { g as name, v as say } from "./block.js";
import { A as headline, B as sentence, c as summaryLimit, d as namingOfRun, i as markdownText, j as failsCheck, s as fittingReport, x as rulesSentence } from "./event.js";
import { c as withChange, o as regressions, s as undecided } from "./verdict.js";
import { m as plainText } from "./merge-visits.js";
import { join } from "node:path";
import { appendFile } from "node:fs/promises";
// src/effects/files/usual-folder.ts
function usualFolder(commentId, { RUNNER_TEMP, GITHUB_ACTION }, workspace) {
	const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(RUNNER_TEMP || workspace, "benchgate-results", name || "benchgate");
}
// src/effects/github/publish.ts
const mostRows = 9;
async function publish(result, paths, console, isElsewhere = false) {
	await summarise(fittingReport(result, summaryLimit, markdownText));
	const said = plainText(headline(result));
	if (!isElsewhere && failsCheck(result.verdict, result.settings.failOn)) console.fail(said);
	else console.info(`${result.verdict}: ${said}`);
	if (result.rules !== null && result.rules.changes.length > 0) console.warn(plainText(rulesSentence(result.rules)));
	if (!isElsewhere && result.calibration === null) annotate(result, console);
	setOutputs({
		verdict: result.verdict,
		regressions: regressions(result.comparisons).length,
		improvements: withChange(result.comparisons, "improved").length,
		undecided: undecided(result.comparisons).length,
		report: paths.report,
		results: paths.result,
		...paths.base === null ? {} : { "base-file": paths.base },
		...paths.head === null ? {} : { "head-file": paths.head }
	});
}
async function publishFailure(report) {
	await summarise(report);
	setOutputs({ verdict: "error" });
}
async function summarise(report) {
	const path = process.env.GITHUB_STEP_SUMMARY;
	if (path) await appendFile(path, `${report}\n`);
}
function setOutputs(outputs) {
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function annotate(result, console) {
	const { comparisons, settings, again } = result;
	const naming = namingOfRun(result);
	for (const one of regressions(comparisons).slice(0, mostRows)) {
		const text = plainText(say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`);
		if (settings.failOn === "never") console.warn(text);
		else console.error(text, "Performance regression");
	}
}
export { publishFailure as n, usualFolder as r, publish as t };
