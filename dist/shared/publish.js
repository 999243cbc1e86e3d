import { setOutput } from "./libraries-of-workflow.js";
import { headlineText, rowsWithOutcome, verdictFailsCheck } from "./confirm.js";
import { MissingJobResultsError, buildRunReportOfFailure, formatErrorOnOneLine, markdownInlineCodeOfName, shortPrintableName } from "./basics.js";
import { buildFullRunReport, maxStepSummaryBytes, renderFullestReportWithinLimit, ruleChangesSentence } from "./fit-limit.js";
import { markdownOfRunReport } from "./markdown.js";
import { regressionPlainLines, reportTextToPlain } from "./plain-text.js";
import { writeResultFiles } from "./results.js";
import { UnexpectedGitHubResponseBodyError, awaitRequestOrWarn, createRequestDeadline, loginOfToken, rethrowErrorUnlessHttp404, runGitHubRequestsWithRetries } from "./api.js";
import { findLabelSetterAndTime } from "./pull-request.js";
import { applyPullRequestAcceptances, writeFailureComment, writeResultComment } from "./publish-comment.js";
import { appendToStepSummary } from "./workflow-console.js";
import { createHash } from "node:crypto";

// src/effects/github/check-run.ts
const maxCheckSummaryLength = 65535;
const longestTitle = 250;
const regressionAnnotationTitle = "Performance regression";
const noFile = {
	path: ".github",
	start_line: 1,
	end_line: 1
};
const question = {
	failing: "The check run could not be written",
	permission: "checks: write"
};
async function writeCheckRun(repository, check, deadline) {
	return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
		const checks = await known(rest, target, check);
		const ownCheck = checks.findLast(({ isOwn }) => isOwn) ?? null;
		const others = ownCheck === null ? null : await othersOf(ownCheck, check, rest, target);
		if (ownCheck !== null && others !== null) return {
			url: ownCheck.url,
			said: staysRed(check, others)
		};
		if (isShared(checks)) return put(rest, target, shared(check), ownCheck);
		const written = await put(rest, target, check, ownCheck);
		return ownCheck !== null || !isShared(await known(rest, target, check)) ? written : put(rest, target, shared(check), null);
	});
}
async function put(rest, target, { said = null, ...check }, ownCheck) {
	const { name, head, conclusion, summary, run, annotations } = check;
	const title = shortPrintableName(check.title, longestTitle);
	const level = conclusion === "failure" ? "failure" : "warning";
	const marks = annotations.map((message) => ({
		...noFile,
		annotation_level: level,
		title: regressionAnnotationTitle,
		message
	}));
	const contentWith = (added) => ({
		status: "completed",
		conclusion,
		external_id: markOf(check),
		output: {
			title,
			summary,
			annotations: added
		},
		...run === null ? {} : { details_url: run }
	});
	const { data } = (ownCheck === null ? null : await rest.checks.update({
		...target,
		check_run_id: ownCheck.id,
		name,
		...contentWith(ownCheck.isAnnotated ? [] : marks)
	}).catch(notOurs)) ?? await rest.checks.create({
		...target,
		name,
		head_sha: head,
		...contentWith(marks)
	});
	if (typeof data?.id !== "number") throw new UnexpectedGitHubResponseBodyError("a check run", data);
	return {
		url: data.html_url ?? "",
		said
	};
}
async function known(rest, target, { name, head, gate }) {
	const query = {
		...target,
		ref: head,
		check_name: name,
		filter: "all",
		per_page: 100
	};
	const { data } = await rest.checks.listForRef(query);
	if (!Array.isArray(data?.check_runs)) throw new UnexpectedGitHubResponseBodyError("a list of check runs", data);
	return data.check_runs.flatMap((run) => {
		const [, digest, pull] = /^benchgate (\w+)(?: #(\d+))?$/.exec(run.external_id ?? "") ?? [];
		if (digest === void 0) return [];
		return {
			id: run.id,
			url: run.html_url ?? "",
			isOwn: digest === digestOf(gate),
			isRed: run.conclusion === "failure",
			pull: pull === void 0 ? null : Number(pull),
			isAnnotated: run.output?.annotations_count !== 0
		};
	});
}
function markOf({ gate, pulls }) {
	const [pull, ...others] = pulls;
	return `benchgate ${digestOf(gate)}${pull === void 0 || others.length > 0 ? "" : ` #${pull}`}`;
}
function digestOf(gate) {
	return createHash("sha256").update(gate).digest("hex").slice(0, 16);
}
function isShared(checks) {
	return checks.some(({ isOwn }) => !isOwn);
}
function shared(check) {
	const tell = (name) => `Two gates write the check ${name} on this commit, so one would hide the verdict of the other. Give each a name of its own with the input "check" of the publishing step; this takes effect from the next commit on. Gates are told apart by their comment-id.`;
	const title = "Two gates write this check";
	const summary = tell(markdownInlineCodeOfName(check.name));
	const message = tell(`"${check.name}"`);
	return {
		...check,
		conclusion: "failure",
		title,
		summary,
		annotations: [],
		said: message
	};
}
async function othersOf({ isRed, pull }, { conclusion, pulls, head }, rest, target) {
	if (!isRed || conclusion === "failure") return null;
	if (pulls.length > 1) return pulls;
	if (pull === null || pulls.includes(pull)) return null;
	const answer = await rest.pulls.get({
		...target,
		pull_number: pull
	}).catch(rethrowErrorUnlessHttp404);
	return answer?.data?.state === "open" && answer.data.head?.sha === head ? [pull] : null;
}
function staysRed({ name }, others) {
	return `The check "${name}" was red, and stays so: ${others.map((number) => `#${number}`).join(", ")} ${others.length > 1 ? "have" : "has"} this commit as head, too, and GitHub shows one check for all. Close one, or give it a commit of its own, and run this again.`;
}
function notOurs(error) {
	return error.status === 403 && /app_id/.test(error.message) ? null : rethrowErrorUnlessHttp404(error);
}
const longest$1 = 45e3;
async function publishCheckRunOfResult(result, site, place) {
	return publishCheckRun(place, {
		conclusion: conclusionOf(result),
		title: reportTextToPlain(headlineText(result)),
		summary: renderFullestReportWithinLimit(result, maxCheckSummaryLength, markdownOfRunReport, site),
		annotations: result.calibration === null ? regressionPlainLines(result) : []
	});
}
function conclusionOf({ verdict, settings: { failOn } }) {
	if (verdictFailsCheck(verdict, failOn)) return "failure";
	return verdict === "pass" ? "success" : "neutral";
}
async function publishCheckRun({ repository, signal, console, ...place }, content) {
	const writing = writeCheckRun(repository, {
		...place,
		...content
	}, createRequestDeadline(longest$1, signal));
	const written = await awaitRequestOrWarn(writing, console);
	setOutput("check-url", written?.url ?? "");
	if (written?.said) console.warn(written.said);
	return written !== null;
}

// src/effects/github/improved-label.ts
const longest = 2e4;
async function updateImprovedLabelOfPullRequest({ comparisons, verdict, calibration }, label, { thread, signal, console }) {
	if (label === null || calibration !== null) return;
	const isImproved = verdict !== "fail" && comparisons.some(({ change }) => change === "improved") && comparisons.every(({ change }) => change !== "regressed");
	const question = {
		failing: `The label "${label}" could not be ${isImproved ? "set" : "checked"}`,
		permission: "pull-requests: write"
	};
	const change = runGitHubRequestsWithRetries(thread, question, createRequestDeadline(longest, signal), async (rest, target, client) => {
		const place = {
			...target,
			issue_number: thread.pull
		};
		const current = await findLabelSetterAndTime(rest, place, label);
		if (isImproved && current === null) await rest.issues.addLabels({
			...place,
			labels: [label]
		});
		if (!isImproved && current !== null && current.by === await loginOfToken(client, thread)) await rest.issues.removeLabel({
			...place,
			name: label
		}).catch(rethrowErrorUnlessHttp404);
	});
	await awaitRequestOrWarn(change, console);
}

// src/effects/github/publish.ts
async function publishResultAndFailJobOnVerdict({ result: measured, samples, profiles }, { comments, check, labels, site, folder, console, onShown }) {
	const outcome = comments ? await applyPullRequestAcceptances(measured, labels.acceptLabel, comments) : {
		result: measured,
		accepted: []
	};
	const { result } = outcome;
	const report = markdownOfRunReport(buildFullRunReport(result, {
		...site,
		report: null
	}));
	await showInRun(result, await writeResultFiles(folder, {
		result,
		report,
		profiles,
		samples
	}).catch((error) => {
		console.info(verdictLine(result));
		throw error;
	}), console, site, check !== null);
	await onShown();
	if (!(check === null || await publishCheckRunOfResult(result, site, check)) && verdictFailsCheck(result.verdict, result.settings.failOn)) console.fail(reportTextToPlain(headlineText(result)));
	if (comments && comments.mode !== "never") await writeResultComment(outcome, comments, site);
	if (comments) await updateImprovedLabelOfPullRequest(result, labels.improvedLabel, comments);
}
async function publishFailure(error, { comments, check, console, onShown }, conclusion = "failure") {
	const reason = formatErrorOnOneLine(error);
	const isOtherJobs = error instanceof MissingJobResultsError && check !== null;
	if (isOtherJobs) console.info(reason);
	else console.fail(reason);
	try {
		const isRed = check === null || conclusion === "failure";
		const report = markdownOfRunReport(buildRunReportOfFailure(error, isRed));
		await appendToStepSummary(report);
		setOutputs({ verdict: "error" });
		await onShown();
		const isShown = check !== null && await publishCheckRun(check, {
			conclusion,
			title: reason,
			summary: report,
			annotations: []
		});
		if (isOtherJobs && !isShown) console.fail(reason);
		if (comments && comments.mode !== "never") await writeFailureComment(report, reason, isRed, comments);
	} catch (second) {
		console.warn(`This failure could not be published: ${formatErrorOnOneLine(second)}`);
	}
}
async function showInRun(result, paths, console, site, isElsewhere) {
	if (!isElsewhere && verdictFailsCheck(result.verdict, result.settings.failOn)) console.fail(reportTextToPlain(headlineText(result)));
	else console.info(verdictLine(result));
	await appendToStepSummary(renderFullestReportWithinLimit(result, maxStepSummaryBytes, markdownOfRunReport, {
		...site,
		report: null
	}));
	if (result.rules !== null && result.rules.changes.length > 0) console.warn(reportTextToPlain(ruleChangesSentence(result.rules)));
	if (!isElsewhere && result.calibration === null) annotate(result, console);
	setOutputs({
		verdict: result.verdict,
		regressions: rowsWithOutcome(result.comparisons, "regressed").length,
		improvements: rowsWithOutcome(result.comparisons, "improved").length,
		undecided: rowsWithOutcome(result.comparisons, "inconclusive").length,
		report: paths.report,
		results: paths.result,
		...paths.base === null ? {} : { "base-file": paths.base },
		...paths.head === null ? {} : { "head-file": paths.head }
	});
}
function verdictLine(result) {
	return `${result.verdict}: ${reportTextToPlain(headlineText(result))}`;
}
function setOutputs(outputs) {
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function annotate(result, console) {
	for (const line of regressionPlainLines(result)) if (result.settings.failOn === "never") console.warn(line);
	else console.error(line, regressionAnnotationTitle);
}

export { publishFailure, publishResultAndFailJobOnVerdict };