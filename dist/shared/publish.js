import { l as setOutput } from "./libraries-of-workflow.js";
import { i as legible } from "./escape.js";
import { g as name, v as say } from "./block.js";
import { O as headline, R as sentence, a as summaryLimit, c as namingOfRun, i as fittingReport, k as failsCheck, t as markdownText, v as rulesSentence } from "./markdown.js";
import { d as withChange, l as regressions, r as acceptedOnes, t as accept, u as undecided } from "./accept.js";
import { c as inWords, f as judgementOn, m as plainText } from "./merge-visits.js";
import { d as loginOf, f as allPages, l as ledgerIn, m as honoured, p as isObject, u as readComment } from "./publish-comment.js";
import { a as goneAsNull, i as askGitHub, o as parseCommand, r as mayWrite } from "./pull.js";
import { i as patienceOf, o as OddAnswer, t as CouldNotPublish } from "./could-not-publish.js";
import { n as clientOf } from "./client.js";
import { join } from "node:path";
import { appendFile } from "node:fs/promises";
function usualFolder(commentId, { RUNNER_TEMP, GITHUB_ACTION }, workspace) {
	let name = `${commentId.slice(0, 100)}-${GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(RUNNER_TEMP || workspace, "benchgate-results", name || "benchgate");
}
function acceptIn(result, accepted) {
	if (accepted.length === 0) return result;
	let { settings } = result, comparisons = accept(result.comparisons, [...settings.accepted, ...accepted]);
	return {
		...result,
		...inWords(judgementOn({
			...result,
			comparisons
		}), settings),
		comparisons
	};
}
async function wasEdited(client, { graphql }, id) {
	let { data } = await client.request({
		method: "POST",
		url: graphql,
		query: "query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }",
		variables: { id }
	}), node = data?.data?.node;
	if (!isObject(node) || !("lastEditedAt" in node)) throw new OddAnswer("when a comment was edited", data);
	return node.lastEditedAt !== null;
}
async function labelling(rest, place, label) {
	let last = (await allPages("a list of events", (page) => rest.issues.listEvents({
		...place,
		...page
	}))).filter(({ event, label: of }) => /^(un)?labeled$/.test(event ?? "") && of?.name?.toLowerCase() === label.toLowerCase()).at(-1);
	return last?.event === "labeled" ? {
		by: last.actor?.login ?? "",
		when: last.created_at ?? ""
	} : null;
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
const question = {
	failing: "What was accepted could not be read",
	permission: "pull-requests: read"
};
function readAcceptances(thread, label, patience) {
	return askGitHub(thread, question, patience, async (rest, of, client) => {
		let place = {
			...of,
			issue_number: thread.pull
		}, { accepted, refused } = await byComments(client, thread, place), byLabel = label === "" ? null : await labelling(rest, place, label), url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`;
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
async function byComments(client, { at }, place) {
	let { owner, repo } = place, { rest } = client, may = new Map(), accepted = [], refused = [], comments = await allPages("a list of comments", (page) => rest.issues.listComments({
		...place,
		...page
	}));
	for (let one of comments) {
		let { node_id: id, body, user, created_at: when = "", updated_at: changed, html_url: url = "" } = one, command = parseCommand(body ?? "");
		if (command?.kind !== "accept") continue;
		let by = user?.login ?? "", refuse = (why) => refused.push({
			by,
			what: command.benchmark,
			why,
			url
		});
		may.has(by) || may.set(by, by !== "" && await mayWrite(rest, {
			owner,
			repo
		}, by)), may.get(by) ? changed !== when && await wasEdited(client, at, id) ? refuse("the comment was edited, and it is not known by whom. Write a new one") : accepted.push({
			by,
			when,
			what: command.benchmark,
			reason: command.reason,
			url
		}) : refuse("it takes write permission");
	}
	return {
		accepted,
		refused
	};
}
async function acceptOnPull(result, label, { thread, mark, signal, console }) {
	let regressed = [...regressions(result.comparisons), ...acceptedOnes(result.comparisons)];
	if (regressions(result.comparisons).length === 0 || thread.token === "") return result;
	let patience = patienceOf(15e3, signal);
	try {
		let { accepted, refused } = await readAcceptances(thread, label ?? "", patience);
		for (let one of refused.slice(0, 5)) console.warn(refusal(one));
		if (accepted.length === 0) return result;
		let comment = await readComment(thread, mark.commentId, patience), ledger = comment === null ? null : ledgerIn(comment);
		return acceptIn(result, honoured(regressed, accepted, ledger, mark.head));
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		return console.warn(`${error.message} So nothing is accepted; run the job again.`), result;
	}
}
function refusal({ by, what, why }) {
	return `${legible(by, 60)} has accepted ${legible(what, 100)}, which does not count: ${why}.`;
}
async function labelImproved({ comparisons, verdict, calibration }, label, thread, signal, console) {
	if (label === "" || calibration !== null) return;
	let isImproved = verdict !== "fail" && withChange(comparisons, "improved").length > 0 && withChange(comparisons, "regressed").length === 0, question = {
		failing: `The label "${label}" could not be ${isImproved ? "set" : "checked"}`,
		permission: "pull-requests: write"
	}, patience = patienceOf(2e4, signal);
	try {
		await askGitHub(thread, question, patience, async (rest, of) => {
			let place = {
				...of,
				issue_number: thread.pull
			}, there = await labelling(rest, place, label);
			if (isImproved) return there ?? setLabel(rest, place, label);
			if (there === null) return;
			let own = await loginOf(clientOf(thread, patience.signal), thread);
			there.by === own && await removeLabel(rest, place, label);
		});
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
}
async function publish(result, paths, console, isElsewhere = !1) {
	await summarise(fittingReport(result, summaryLimit, markdownText));
	let said = plainText(headline(result));
	!isElsewhere && failsCheck(result.verdict, result.settings.failOn) ? console.fail(said) : console.info(`${result.verdict}: ${said}`), result.rules !== null && result.rules.changes.length > 0 && console.warn(plainText(rulesSentence(result.rules))), !isElsewhere && result.calibration === null && annotate(result, console), setOutputs({
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
	await summarise(report), setOutputs({ verdict: "error" });
}
async function summarise(report) {
	let path = process.env.GITHUB_STEP_SUMMARY;
	path && await appendFile(path, `${report}\n`);
}
function setOutputs(outputs) {
	for (let [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function annotate(result, console) {
	let { comparisons, settings, again } = result, naming = namingOfRun(result);
	for (let one of regressions(comparisons).slice(0, 9)) {
		let text = plainText(say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`);
		settings.failOn === "never" ? console.warn(text) : console.error(text, "Performance regression");
	}
}
export { usualFolder as a, acceptOnPull as i, publishFailure as n, labelImproved as r, publish as t };
