import { l as setOutput } from "./libraries-of-workflow.js";
import { i as legible, n as codeSpan } from "./escape.js";
import { g as name, v as say } from "./block.js";
import { A as headline, B as sentence, c as summaryLimit, d as namingOfRun, i as markdownText, j as failsCheck, s as fittingReport, x as rulesSentence } from "./event.js";
import { c as regressions, l as undecided, r as acceptedOnes, t as accept, u as withChange } from "./accept.js";
import { g as plainText, m as judgementOn, u as inWords } from "./merge-visits.js";
import { c as ledgerIn, d as CouldNotPublish, f as causeOf, g as honoured, h as OddAnswer, l as readComment, m as retry, p as patienceOf, u as allPages } from "./publish-comment.js";
import { c as nearest } from "./rules-file.js";
import { n as clientOf, r as ownerAndRepo } from "./client.js";
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
// src/core/command/parse-command.ts
const mostRounds = 1e3;
const longestBench = 200;
const longestBenchmark = 1e3;
const longestReason = 1e3;
const kinds = ["run", "accept"];
const options = ["count", "bench"];
const usage = "Write `/benchgate run`, `/benchgate run count=40 bench=Encode`, or `/benchgate accept BENCHMARK: reason`.";
function parseCommand(body) {
	const lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n");
	const [, rest] = /^\/benchgate(?:[ \t]+(.*))?$/.exec(lines[0] ?? "") ?? [];
	if (!/^\/benchgate(?![^ \t])/.test(lines[0] ?? "")) return null;
	const text = (rest ?? "").trim();
	if (lines.length > 1) return wrong("One command is one line, and nothing stands below it.");
	if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text)) return wrong("There is a character in it that cannot be seen.");
	const [, kind = "", given = ""] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
	if (kind === "run") return runOf(given);
	if (kind === "accept") return acceptOf(given);
	return wrong(`${unknown(kind, kinds)} is not known.`);
}
function runOf(text) {
	const found = new Map();
	for (const word of text.split(/\s+/).filter((one) => one !== "")) {
		const [, name = word, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
		if (!options.includes(name)) return wrong(`${unknown(name, options)} is no option of \`run\`.`);
		if (!value) return wrong(`\`${name}\` needs a value, such as \`${examples[name]}\`.`);
		if (found.has(name)) return wrong(`\`${name}\` stands there twice.`);
		found.set(name, value);
	}
	const [count, bench] = [found.get("count") ?? null, found.get("bench") ?? null];
	if (count !== null && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= mostRounds)) return wrong(`\`count\` is a whole number from 1 to ${mostRounds}, not ${codeSpan(count, 50)}.`);
	if (bench !== null && (bench.length > longestBench || !isPattern(bench))) return wrong(`\`bench\` is a pattern as \`-bench\` takes it, of at most ${longestBench} letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${codeSpan(bench, 50)}.`);
	return {
		kind: "run",
		count: count === null ? null : Number(count),
		bench
	};
}
const examples = {
	count: "count=40",
	bench: "bench=Encode"
};
function isPattern(text) {
	return /^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(text) && !/^-|\$[({]/.test(text);
}
function acceptOf(text) {
	const [, quoted, plain, reason = ""] = /^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(text) ?? [];
	const benchmark = (quoted === void 0 ? plain ?? "" : quoted.replace(/^`+ ?| ?`+$/g, "")).trim();
	if (benchmark === "") return wrong("It needs the benchmark, as the report names it, a colon, and the reason.");
	if (reason.trim() === "") return wrong("It needs a reason after the colon.");
	if (benchmark.length > longestBenchmark || reason.length > longestReason) return wrong(`The benchmark and the reason have at most ${longestReason} characters each.`);
	return {
		kind: "accept",
		benchmark,
		reason: reason.trim()
	};
}
function unknown(word, known) {
	if (word === "") return "What to do";
	const meant = nearest(word, known);
	return `${codeSpan(word, 50)}${meant === null ? "" : ` (did you mean \`${meant}\`?)`}`;
}
function wrong(what) {
	return {
		kind: "wrong",
		message: `${what} ${usage}`
	};
}
// src/effects/github/ask-github.ts
async function askGitHub(repository, { failing, permission }, patience, ask) {
	if (repository.token === "") throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`);
	const { rest } = clientOf(repository, patience.signal);
	try {
		return await retry(() => ask(rest, ownerAndRepo(repository)), patience);
	} catch (error) {
		const advice = error.status === 404 ? ` It takes "permissions: ${permission}".` : "";
		throw new CouldNotPublish(`${failing}: ${causeOf(error, patience, permission)}${advice}`);
	}
}
function goneAsNull(error) {
	if (error.status !== 404) throw error;
	return null;
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
// src/effects/github/permission.ts
const writing = ["admin", "write"];
async function mayWrite(rest, of, login) {
	const answer = await rest.repos.getCollaboratorPermissionLevel({
		...of,
		username: login
	}).catch((error) => {
		if (error.status !== 404) throw error;
		return null;
	});
	if (answer === null) return false;
	const permission = answer.data?.permission;
	if (typeof permission !== "string") throw new OddAnswer("a permission", answer.data);
	return writing.includes(permission);
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
export { goneAsNull as a, askGitHub as i, publishFailure as n, usualFolder as o, acceptOnPull as r, publish as t };
