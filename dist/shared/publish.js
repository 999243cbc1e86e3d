import { l as setOutput } from "./libraries-of-workflow.js";
import { i as legible } from "./escape.js";
import { g as name, v as say } from "./block.js";
import { O as headline, R as sentence, a as summaryLimit, c as namingOfRun, i as fittingReport, k as failsCheck, t as markdownText, v as rulesSentence } from "./markdown.js";
import { d as withChange, l as regressions, r as acceptedOnes, t as accept, u as undecided } from "./accept.js";
import { c as inWords, f as judgementOn, m as plainText } from "./merge-visits.js";
import { f as allPages, l as ledgerIn, p as honoured, u as readComment } from "./publish-comment.js";
import { i as parseCommand, n as askGitHub, r as goneAsNull, t as mayWrite } from "./permission.js";
import { i as patienceOf, t as CouldNotPublish } from "./could-not-publish.js";
import { join } from "node:path";
import { appendFile } from "node:fs/promises";
// src/effects/files/usual-folder.ts
function usualFolder(commentId, { RUNNER_TEMP, GITHUB_ACTION }, workspace) {
	const name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(RUNNER_TEMP || workspace, "benchgate-results", name || "benchgate");
}
// src/core/result/accept-in-result.ts
function acceptIn(result, accepted) {
	if (accepted.length === 0) return result;
	const { settings } = result;
	const comparisons = accept(result.comparisons, [...settings.accepted, ...accepted]);
	return {
		...result,
		...inWords(judgementOn({
			...result,
			comparisons
		}), settings),
		comparisons
	};
}
// src/effects/github/labels.ts
async function labelling(rest, place, label) {
	const last = (await allPages("a list of events", (page) => rest.issues.listEvents({
		...place,
		...page
	}))).filter(({ event, label: of }) => /^(un)?labeled$/.test(event ?? "") && of?.name?.toLowerCase() === label.toLowerCase()).at(-1);
	if (last?.event !== "labeled") return null;
	return {
		by: last.actor?.login ?? "",
		when: last.created_at ?? ""
	};
}
async function setLabel(rest, place, label) {
	await rest.issues.addLabels({
		...place,
		labels: [label]
	});
}
async function removeLabel(rest, place, label) {
	await rest.issues.removeLabel({
		...place,
		name: label
	}).catch(goneAsNull);
}
// src/effects/github/acceptances.ts
const question = {
	failing: "What was accepted could not be read",
	permission: "pull-requests: read"
};
function readAcceptances(thread, label, patience) {
	return askGitHub(thread, question, patience, async (rest, of) => {
		const place = {
			...of,
			issue_number: thread.pull
		};
		const { accepted, refused } = await byComments(rest, place);
		const byLabel = label === "" ? null : await labelling(rest, place, label);
		const url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`;
		return {
			accepted: (byLabel === null ? accepted : [...accepted, {
				...byLabel,
				what: null,
				reason: null,
				url
			}]).toSorted((a, b) => a.when.localeCompare(b.when)),
			refused
		};
	});
}
async function byComments(rest, place) {
	const { owner, repo } = place;
	const may = new Map();
	const accepted = [];
	const refused = [];
	const comments = await allPages("a list of comments", (page) => rest.issues.listComments({
		...place,
		...page
	}));
	for (const { body, user, created_at: when = "", updated_at: edited, html_url: url = "" } of comments) {
		const command = parseCommand(body ?? "");
		if (command?.kind !== "accept") continue;
		const by = user?.login ?? "";
		const refuse = (why) => refused.push({
			by,
			what: command.benchmark,
			why,
			url
		});
		if (!may.has(by)) may.set(by, by !== "" && await mayWrite(rest, {
			owner,
			repo
		}, by));
		if (!may.get(by)) refuse("it takes write permission");
		else if (edited !== when) refuse("the comment was edited, and it is not known by whom. Write a new one");
		else accepted.push({
			by,
			when,
			what: command.benchmark,
			reason: command.reason,
			url
		});
	}
	return {
		accepted,
		refused
	};
}
// src/effects/github/accept-on-pull.ts
const longest = 15e3;
const mostRefused = 5;
async function acceptOnPull(result, label, { thread, mark, signal, console }) {
	const regressed = [...regressions(result.comparisons), ...acceptedOnes(result.comparisons)];
	if (regressions(result.comparisons).length === 0 || thread.token === "") return result;
	const patience = patienceOf(longest, signal);
	try {
		const { accepted, refused } = await readAcceptances(thread, label ?? "", patience);
		for (const one of refused.slice(0, mostRefused)) console.warn(refusal(one));
		if (accepted.length === 0) return result;
		const comment = await readComment(thread, mark.commentId, patience);
		const ledger = comment === null ? null : ledgerIn(comment);
		return acceptIn(result, honoured(regressed, accepted, ledger, mark.head));
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(`${error.message} So nothing is accepted; run the job again.`);
		return result;
	}
}
function refusal({ by, what, why }) {
	return `${legible(by, 60)} has accepted ${legible(what, 100)}, which does not count: ${why}.`;
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
export { removeLabel as a, labelling as i, publishFailure as n, setLabel as o, acceptOnPull as r, usualFolder as s, publish as t };
