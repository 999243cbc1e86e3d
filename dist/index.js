import { c as setFailed, i as getInput, l as setOutput, o as info, p as HttpClient, r as error, s as saveState, t as getOctokit, u as setSecret } from "./shared/libraries-of-workflow.js";
import { B as headline, F as withChange, N as sentence, P as undecided, V as failsCheck, a as abortOnSignals, c as plainText, f as fittingReport, g as namingOfRun, l as markdownText, m as wholeReport, o as isCancellation, p as summaryLimit, t as gate } from "./shared/gate.js";
import { _ as name, n as failureReport, t as failureLine, y as say } from "./shared/failure.js";
import { a as visible, l as Misconfigured, n as codeSpan, r as inlineCode } from "./shared/escape.js";
import { A as shortSha, E as formatRounds, T as formatRatio } from "./shared/formats.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { l as replaceFile, t as untrustedEnvironment, u as contentOf } from "./shared/environment.js";
import { t as workflowConsole } from "./shared/workflow-console.js";
import { n as findRules, r as readInputsWith } from "./shared/rules-file2.js";
import { n as wakeWorkers, t as version$1 } from "./shared/version.js";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
// src/effects/github/command-files.ts
const names = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
async function keepCommandFiles(env) {
	const kept = new Map();
	for (const name of names) {
		const path = env[name];
		if (path) kept.set(path, await contentOf(path) ?? Buffer.alloc(0));
	}
	return async () => {
		const failed = (await Promise.allSettled([...kept].map(([path, content]) => replaceFile(path, content)))).find((outcome) => outcome.status === "rejected");
		if (failed) throw failed.reason;
	};
}
// src/effects/github/event.ts
async function readEvent(env, trustHead) {
	const name = env.GITHUB_EVENT_NAME ?? "";
	const path = env.GITHUB_EVENT_PATH;
	const payload = path ? JSON.parse(await readFile(path, "utf8")) : {};
	if (!trustHead && mayBeStrangers(name, payload)) throw new Misconfigured(`This workflow runs on "${name}", which would run a stranger's code with the rights of this repository. Use "on: pull_request"; or, where the job can only read and starts only at the word of people you trust, set "trust-head: true".`);
	const { pull_request: pull } = payload;
	const before = payload.merge_group?.base_sha ?? payload.before;
	return {
		name,
		pull: pull?.number && pull.base?.ref && pull.head?.sha ? {
			number: pull.number,
			baseRef: pull.base.ref,
			headSha: pull.head.sha
		} : null,
		before: before && !/^0+$/.test(before) ? before : null
	};
}
function mayBeStrangers(name, { issue, workflow_run: run, repository }) {
	if (name === "issue_comment") return issue?.pull_request !== void 0;
	if (name === "workflow_run") return repository?.id === void 0 || run?.head_repository?.id !== repository.id;
	return name === "pull_request_target";
}
// src/core/report/show/stale.ts
const begin = "<!-- benchgate stale -->";
const end = "<!-- /benchgate stale -->";
const longestReason = 300;
function markStale(report, head, reason, run) {
	const at = head === null ? "" : ` ${inlineCode(shortSha(head))}`;
	const where = run === null ? "" : ` ([the run](${run}))`;
	return `${begin}\n> [!WARNING]\n> The latest commit${at} could not be measured${where}, so this report is about an earlier one. ${codeSpan(reason, longestReason)}\n${end}\n\n` + withoutNotice(report);
}
function withoutNotice(report) {
	const stop = report.indexOf(`\n${end}`);
	return report.startsWith(begin) && stop >= 0 ? report.slice(stop + 1 + 25).trimStart() : report;
}
// src/effects/github/action-fetch.ts
function actionFetch(longest) {
	return async (address, { method, headers, body }) => {
		const client = new HttpClient(void 0, [], { socketTimeout: longest });
		let timer;
		const late = new Promise((_, reject) => {
			timer = setTimeout(() => reject(new Error(`no answer within ${longest / 1e3} s`)), longest);
		});
		const answer = async () => {
			const response = await client.request(method, address, body ?? null, headers);
			const text = await response.readBody();
			const { statusCode = 0, headers: given } = response.message;
			return {
				status: statusCode,
				headers: given,
				text
			};
		};
		const { status, headers: given, text } = await Promise.race([answer(), late]).finally(() => {
			clearTimeout(timer);
			client.dispose();
		});
		const lines = Object.entries(given).map(([name, value = ""]) => [name, Array.isArray(value) ? value.join(", ") : value]);
		return new Response([
			204,
			205,
			304
		].includes(status) ? null : text, {
			status,
			headers: lines
		});
	};
}
// src/effects/github/could-not-publish.ts
var CouldNotPublish = class extends Error {
	name = "CouldNotPublish";
};
// src/effects/github/retry.ts
const tries = 4;
const firstWait = 1e3;
const longestWait = 6e4;
async function retry(request) {
	for (let attempt = 1;; attempt++) try {
		return await request();
	} catch (error) {
		const wait = waitAfter(error, attempt);
		if (wait === null || attempt === tries) throw error;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}
function waitAfter(error, attempt) {
	const { status, response } = error;
	const said = response?.headers?.["retry-after"];
	if (said !== void 0) return Number(said) * 1e3 <= longestWait ? Number(said) * 1e3 : null;
	return status === 429 || status !== void 0 && status >= 500 ? firstWait * 2 ** (attempt - 1) : null;
}
// src/effects/github/comment.ts
const longestAnswer = 3e4;
async function writeComment(thread, write) {
	if (thread.token === "") throw new CouldNotPublish("There is no comment: the input \"github-token\" is empty. The report is in the job summary.");
	try {
		return await retry(() => tryToWrite(thread, write));
	} catch (error) {
		throw explain(error, thread);
	}
}
async function tryToWrite(thread, write) {
	const octokit = getOctokit(thread.token, {
		baseUrl: thread.api,
		request: { fetch: actionFetch(longestAnswer) }
	});
	const [owner = "", repo = ""] = thread.repository.split("/");
	const marker = markerOf(thread.commentId);
	const existing = await findComment(octokit, {
		owner,
		repo,
		issue_number: thread.pull
	}, marker);
	const text = write(existing?.body.slice(marker.length).trimStart() ?? "");
	if (text === null) return existing?.url ?? null;
	const body = `${marker}\n${text}`;
	const { data } = existing ? await octokit.rest.issues.updateComment({
		owner,
		repo,
		comment_id: existing.id,
		body
	}) : await octokit.rest.issues.createComment({
		owner,
		repo,
		issue_number: thread.pull,
		body
	});
	return data.html_url;
}
async function findComment(octokit, issue, marker) {
	for await (const page of octokit.paginate.iterator(octokit.rest.issues.listComments, {
		...issue,
		per_page: 100
	})) for (const { id, body, html_url, user, author_association } of page.data) if ((user?.type === "Bot" || [
		"OWNER",
		"MEMBER",
		"COLLABORATOR"
	].includes(author_association)) && body?.startsWith(marker)) return {
		id,
		body,
		url: html_url
	};
	return null;
}
function markerOf(commentId) {
	return `<!-- benchgate comment-id=${encodeURIComponent(commentId).replaceAll("-", "%2D")} -->`;
}
function explain(error, { repository, pull }) {
	const { status, message } = error;
	const what = `The comment on ${repository}#${pull} could not be written: ${message ?? error}${status ? ` (${status})` : ""}.`;
	if (status === 401 || status === 403) return new CouldNotPublish(`${what} The token may not comment; give the job "permissions: pull-requests: write". On a pull request from a fork GitHub never allows it; the report is in the job summary.`);
	return new CouldNotPublish(`${what} The report is in the job summary.`);
}
async function publish(result, paths, thread, console) {
	const fitting = (limit) => fittingReport(result, limit, markdownText);
	const url = thread && await comment(thread, () => fitting(64036), console);
	await summarise(fitting(summaryLimit));
	if (result.calibration === null) annotate(result);
	const outputs = {
		verdict: result.verdict,
		regressions: withChange(result.comparisons, "regressed").length,
		improvements: withChange(result.comparisons, "improved").length,
		undecided: undecided(result.comparisons).length,
		report: paths.report,
		results: paths.result,
		"base-file": paths.base,
		"head-file": paths.head,
		"comment-url": url ?? ""
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
async function publishFailure(report, reason, head, thread, console) {
	await summarise(report);
	const stale = (existing) => existing === "" ? null : markStale(existing, head, reason, runAddress());
	if (thread) await comment(thread, stale, console);
}
async function comment(thread, write, console) {
	try {
		return await writeComment(thread, write);
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
		return null;
	}
}
function runAddress() {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = process.env;
	return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}
async function summarise(report) {
	const path = process.env.GITHUB_STEP_SUMMARY;
	if (path) await appendFile(path, `${report}\n`);
}
function annotate(result) {
	const { comparisons, settings, again } = result;
	const naming = namingOfRun(result);
	for (const one of withChange(comparisons, "regressed")) {
		const text = say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`;
		error(plainText(text), { title: "Performance regression" });
	}
}
// src/index.ts
const { env } = process;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
const interrupt = abortOnSignals(console);
let thread = null;
let head = null;
let isMeasured = false;
let aside = null;
try {
	info(`Benchgate ${version$1}`);
	const token = getInput("github-token");
	if (token !== "") setSecret(token);
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	const restoreBefore = await keepCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	if (rules.file !== null) info(`Rules from ${visible(rules.file)}`);
	const inputs = readInputsWith(rules, getInput);
	info(introduction(inputs));
	const event = await readEvent(env, inputs.trustHead);
	thread = threadOf(inputs, event);
	head = event.pull?.headSha ?? null;
	const place = inputs.results === null ? usualResults(inputs) : resolve(folder, inputs.results);
	await refuseUnusable(place);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	const restoreCommandFiles = await keepCommandFiles(env);
	const server = env.GITHUB_SERVER_URL || "https://github.com";
	aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const around = {
		folder: rules.folder,
		rules,
		env,
		event,
		server,
		profiles: aside,
		signal: interrupt.signal,
		console
	};
	const gated = await gate(inputs, around).finally(restoreCommandFiles);
	isMeasured = true;
	if (inputs.results === null) await emptyFolder(place);
	const report = markdownText(wholeReport(gated.result));
	const paths = await writeResults(place, {
		...gated,
		report,
		profiles: aside
	});
	await publish(gated.result, paths, thread, console);
	const { verdict } = gated.result;
	const said = plainText(headline(gated.result));
	if (failsCheck(verdict, inputs.failOn)) setFailed(said);
	else info(`${verdict}: ${said}`);
} catch (error$1) {
	if (isCancellation(error$1, interrupt.signal)) error("Cancelled. The checkout is as it was found; there is no verdict.");
	else await fail(error$1);
} finally {
	if (aside) await rm(aside, {
		recursive: true,
		force: true
	});
	interrupt.done();
}
function introduction({ count, alpha, threshold, seed }) {
	return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`;
}
async function fail(error) {
	const reason = failureLine(error);
	setFailed(reason);
	try {
		await publishFailure(markdownText(failureReport(error)), reason, head, isMeasured ? null : thread, console);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
function threadOf({ comment, commentId, githubToken: token }, { pull }) {
	const repository = env.GITHUB_REPOSITORY ?? "";
	if (!comment || !pull || repository === "") return null;
	return {
		token,
		api: env.GITHUB_API_URL || "https://api.github.com",
		repository,
		pull: pull.number,
		commentId
	};
}
function usualResults({ commentId }) {
	const name = `${commentId}-${env.GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(env.RUNNER_TEMP || folder, "benchgate-results", name || "benchgate");
}
export {};
