import { i as getInput, l as setOutput, p as HttpClient, s as saveState, t as getOctokit, u as setSecret } from "./shared/libraries-of-workflow.js";
import { _ as name, n as failureReport, t as failureLine, y as say } from "./shared/failure.js";
import { E as rulesSentence, F as headline, I as failsCheck, W as sentence, a as abortOnSignals, d as markdownText, g as wholeReport, h as summaryLimit, l as readEvent, m as fittingReport, o as isCancellation, p as commentLimit, t as gate, u as plainText, v as namingOfRun } from "./shared/gate.js";
import { A as shortSha, E as formatRounds, T as formatRatio } from "./shared/formats.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { c as replaceFile, l as contentOf } from "./shared/git.js";
import { i as withholdCredentials, n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { c as regressions, l as undecided, u as withChange } from "./shared/accept.js";
import { n as codeSpan, r as inlineCode } from "./shared/escape.js";
import { a as readInputsWith, n as findRules } from "./shared/rules-file.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./shared/environment.js";
import { n as wakeWorkers, t as version$1 } from "./shared/version.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { createHash } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
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
// src/effects/github/publish.ts
const mostRows = 9;
async function publish(result, paths, console) {
	await summarise(fittingReport(result, summaryLimit, markdownText));
	const said = plainText(headline(result));
	if (failsCheck(result.verdict, result.settings.failOn)) console.fail(said);
	else console.info(`${result.verdict}: ${said}`);
	if (result.rules !== null && result.rules.changes.length > 0) console.warn(plainText(rulesSentence(result.rules)));
	if (result.calibration === null) annotate(result, console);
	setOutputs({
		verdict: result.verdict,
		regressions: regressions(result.comparisons).length,
		improvements: withChange(result.comparisons, "improved").length,
		undecided: undecided(result.comparisons).length,
		report: paths.report,
		results: paths.result,
		"base-file": paths.base,
		"head-file": paths.head
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
function actionFetch(longest, signal) {
	return async (address, { method, headers, body }) => {
		const client = new HttpClient(void 0, [], { socketTimeout: longest });
		let timer;
		let abort = () => {};
		const late = new Promise((_, reject) => {
			timer = setTimeout(() => reject(new Error(`no answer within ${longest / 1e3} s`)), longest);
			abort = () => reject(new Error("ended before there was an answer"));
			signal?.addEventListener("abort", abort);
			if (signal?.aborted) abort();
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
			signal?.removeEventListener("abort", abort);
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
// src/effects/github/comment-marker.ts
const longestId = 100;
function markerStart(commentId) {
	const id = commentId.length <= longestId ? commentId : `${commentId.slice(0, longestId)}#${createHash("sha256").update(commentId).digest("hex").slice(0, 16)}`;
	return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll("-", "%2D")} `;
}
function markerLine({ commentId, run, head, isFailure }) {
	const ran = run === null ? "" : `run=${run.join(".")} `;
	const of = head === null ? "" : `head=${head} `;
	return `${markerStart(commentId)}${ran}${of}${isFailure ? "failure " : ""}-->`;
}
function readMarker(commentId, body) {
	const [line = ""] = body.slice(markerStart(commentId).length).split("\n");
	const [, id = "", attempt = ""] = /\brun=(\d+)\.(\d+) /.exec(line) ?? [];
	return {
		commentId,
		run: id === "" ? null : [Number(id), Number(attempt)],
		head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
		isFailure: /\bfailure -->/.test(line)
	};
}
function belowMarker(body) {
	return body.slice(body.indexOf("-->") + 3).trimStart();
}
function isNewer(there, ours) {
	if (there.run === null || ours.run === null || there.head === ours.head) return false;
	const [id, attempt] = ours.run;
	return there.run[0] > id || there.run[0] === id && there.run[1] > attempt;
}
// src/effects/github/retry.ts
const tries = 4;
const firstWait = 1e3;
const secondaryWait = 6e4;
function patienceOf(milliseconds, signal) {
	return {
		signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
		ends: Date.now() + milliseconds
	};
}
async function retry(request, { signal, ends }) {
	for (let attempt = 1;; attempt++) {
		signal.throwIfAborted();
		try {
			return await request();
		} catch (error) {
			const wait = waitAfter(error, attempt);
			if (wait === null || attempt === tries || Date.now() + wait > ends || signal.aborted) throw error;
			await setTimeout$1(wait, void 0, { signal });
		}
	}
}
function isPassing(error) {
	return waitAfter(error, 1) !== null;
}
function rateLimited(error) {
	const { status, response, message = "" } = error;
	if (status !== 403 && status !== 429) return null;
	const { "retry-after": after, "x-ratelimit-remaining": left, "x-ratelimit-reset": reset } = response?.headers ?? {};
	const said = after === void 0 ? NaN : /^\d+$/.test(after) ? Number(after) * 1e3 : Date.parse(after) - Date.now();
	if (!Number.isNaN(said)) return Math.max(0, said);
	if (left === "0" && reset !== void 0) return Math.max(0, Number(reset) * 1e3 - Date.now());
	return status === 429 || /rate limit/i.test(message) ? secondaryWait : null;
}
function waitAfter(error, attempt) {
	const { status } = error;
	const passing = status !== void 0 && status >= 500;
	return rateLimited(error) ?? (passing ? firstWait * 2 ** (attempt - 1) : null);
}
// src/effects/github/comments.ts
const perPage = 100;
const mostPages = 100;
function commentsOf(octokit, { repository, pull }) {
	const [owner = "", repo = ""] = repository.split("/");
	const { rest } = octokit;
	const gone = (error) => {
		if (error.status !== 404) throw error;
		return null;
	};
	return {
		async ours(start) {
			const found = [];
			let own = null;
			for (let page = 1; page <= mostPages; page++) {
				const { data } = await rest.issues.listComments({
					owner,
					repo,
					issue_number: pull,
					per_page: perPage,
					page
				});
				if (!Array.isArray(data)) throw odd("a list of comments");
				for (const one of data) {
					if (!one.body?.startsWith(start)) continue;
					own ??= await loginOf(octokit);
					if (one.user?.login === own) found.push(commentIn(one));
				}
				if (data.length < perPage) break;
			}
			return found.sort((a, b) => a.id - b.id);
		},
		async create(body) {
			return commentIn((await rest.issues.createComment({
				owner,
				repo,
				issue_number: pull,
				body
			})).data);
		},
		async update(id, body) {
			const answer = await rest.issues.updateComment({
				owner,
				repo,
				comment_id: id,
				body
			}).catch(gone);
			return answer && commentIn(answer.data);
		},
		async remove(id) {
			await rest.issues.deleteComment({
				owner,
				repo,
				comment_id: id
			}).catch(gone);
		}
	};
}
function commentIn(data) {
	const { id, body, html_url: url } = data ?? {};
	if (typeof id !== "number" || typeof body !== "string" || typeof url !== "string") throw odd("a comment");
	return {
		id,
		body,
		url
	};
}
function odd(wanted) {
	return Object.assign(new Error(`the answer is not ${wanted}`), { status: 502 });
}
async function loginOf(octokit) {
	try {
		const { viewer } = await octokit.graphql("{ viewer { login } }");
		return viewer.login;
	} catch (error) {
		if (isPassing(error)) throw error;
		return "github-actions[bot]";
	}
}
// src/effects/github/could-not-publish.ts
var CouldNotPublish = class extends Error {
	name = "CouldNotPublish";
};
// src/effects/github/comment.ts
const longestAnswer = 3e4;
async function writeComment(thread, mark, write, patience) {
	if (thread.token === "") throw new CouldNotPublish("There is no comment: the input \"github-token\" is empty. The report is in the job summary.");
	const octokit = getOctokit(thread.token, {
		baseUrl: thread.api,
		request: { fetch: actionFetch(longestAnswer, patience.signal) }
	});
	try {
		return await retry(() => tryToWrite(commentsOf(octokit, thread), mark, write), patience);
	} catch (error) {
		throw explain(error, thread, patience);
	}
}
async function tryToWrite(comments, mark, write) {
	const start = markerStart(mark.commentId);
	const [existing] = await comments.ours(start);
	const before = existing && readMarker(mark.commentId, existing.body);
	if (existing && before && isNewer(before, mark)) return {
		url: existing.url,
		isLeft: true
	};
	const { text, isFailure } = write(existing ? {
		text: belowMarker(existing.body),
		isFailure: before?.isFailure ?? false
	} : null);
	const body = `${markerLine({
		...mark,
		isFailure
	})}\n${text}`;
	const updated = existing && await comments.update(existing.id, body);
	if (updated) return {
		url: updated.url,
		isLeft: false
	};
	const created = await comments.create(body);
	const [oldest = created] = await comments.ours(start);
	if (oldest.id === created.id) return {
		url: created.url,
		isLeft: false
	};
	await comments.update(oldest.id, body);
	await comments.remove(created.id);
	return {
		url: oldest.url,
		isLeft: false
	};
}
function explain(error, { repository, pull }, { signal, ends }) {
	const { status, message } = error;
	const because = (why) => new CouldNotPublish(`The comment on ${repository}#${pull} could not be written: ${why} The report is in the job summary.`);
	if (signal.aborted) return because(Date.now() >= ends ? "GitHub did not answer in time." : "the run was cancelled meanwhile.");
	const code = status ? ` (${status})` : "";
	const limited = rateLimited(error);
	if (limited !== null) return because(`this token has made too many requests${code}; GitHub takes more in ${Math.ceil(limited / 1e3)} s. Run the job again then.`);
	const said = `${shortened(message ?? String(error))}${code}.`;
	if (status === 403 && /locked/i.test(message ?? "")) return because(`${said} The conversation is locked: unlock it, or set "comment: false".`);
	if (status === 401 || status === 403) return because(`${said} The token may not comment; give the job "permissions: pull-requests: write". On a pull request from a fork GitHub never allows it.`);
	return because(said);
}
function shortened(message) {
	if (/^\s*</.test(message)) return "GitHub answered with a page of HTML";
	const [line = ""] = message.trim().split("\n");
	return line.length <= 300 ? line : `${line.slice(0, 300)}…`;
}
// src/effects/github/publish-comment.ts
const longest = 45e3;
const reserve = 2500;
async function commentOnResult(result, place) {
	const text = fittingReport(result, commentLimit - reserve, markdownText);
	await comment(place, () => ({
		text,
		isFailure: false
	}));
}
async function commentOnFailure(report, reason, place) {
	const { mark, run } = place;
	const alone = report.length <= 63036 ? report : reason.slice(0, commentLimit - reserve);
	await comment(place, (existing) => existing === null || existing.isFailure ? {
		text: alone,
		isFailure: true
	} : {
		text: markStale(existing.text, mark.head, reason, run),
		isFailure: false
	});
}
async function comment({ thread, mark, matrix, signal, console }, write) {
	const leg = legOf(matrix);
	const withLeg = (existing) => {
		const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text;
		const written = write(existing && {
			...existing,
			text: text ?? ""
		});
		return {
			...written,
			text: leg + written.text
		};
	};
	let url = "";
	try {
		const written = await writeComment(thread, mark, withLeg, patienceOf(longest, signal));
		if (written.isLeft) console.info("the comment has the report of a newer commit, and was left as it is");
		url = written.url;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
	setOutput("comment-url", url);
}
function legOf(matrix) {
	const values = Object.entries(matrix).map(([name, value]) => `${name} ${inlineCode(typeof value === "string" ? value : JSON.stringify(value))}`);
	return values.length === 0 ? "" : `${values.join(", ")}\n\n`;
}
// src/index.ts
const { env } = process;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
let place = null;
let isPublished = false;
const secrets = new Set();
let aside = null;
try {
	console.info(`Benchgate ${version$1}`);
	const token = getInput("github-token");
	addSecrets(secretsIn(env, token));
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	const restoreBefore = await keepCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	if (rules.file !== null) console.info(`Rules from ${rules.file}`);
	const inputs = readInputsWith(rules, getInput);
	console.info(introduction(inputs));
	const event = await readEvent(env, inputs.trustHead);
	place = placeOf(inputs, event);
	const folderOfResults = inputs.results === null ? usualResults(inputs) : resolve(folder, inputs.results);
	await refuseUnusable(folderOfResults);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	const restoreCommandFiles = await keepCommandFiles(env);
	const server = env.GITHUB_SERVER_URL || "https://github.com";
	aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const around = {
		folder: rules.folder,
		rules,
		env,
		event,
		withhold,
		server,
		profiles: aside,
		signal: interrupt.signal,
		isOurs: true,
		console
	};
	const gated = redactor(secrets)(await gate(inputs, around).finally(restoreCommandFiles));
	if (inputs.results === null) await emptyFolder(folderOfResults);
	const report = markdownText(wholeReport(gated.result));
	const paths = await writeResults(folderOfResults, {
		...gated,
		report,
		profiles: aside
	});
	await publish(gated.result, paths, console);
	isPublished = true;
	if (place) await commentOnResult(gated.result, place);
} catch (error) {
	if (isCancellation(error, interrupt.signal)) console.error("Cancelled. The checkout is as it was found; there is no verdict.");
	else await fail(error);
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
function addSecrets(found) {
	for (const secret of found) {
		setSecret(secret);
		secrets.add(secret);
	}
}
async function withhold(git) {
	const withheld = await withholdCredentials(git, console, (note) => saveState("withheld", note));
	addSecrets(withheld.secrets);
	return withheld;
}
async function fail(thrown) {
	const error = redactor(secrets)(thrown);
	const reason = failureLine(error);
	console.fail(reason);
	try {
		if (isPublished) return;
		const report = markdownText(failureReport(error));
		await publishFailure(report);
		if (place) await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
function placeOf(inputs, { pull }) {
	const repository = env.GITHUB_REPOSITORY ?? "";
	if (!inputs.comment || !pull || repository === "") return null;
	const { commentId, matrix } = inputs.commentId;
	const { GITHUB_SERVER_URL: server, GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
	return {
		thread: {
			token: inputs.githubToken,
			api: env.GITHUB_API_URL || "https://api.github.com",
			repository,
			pull: pull.number
		},
		mark: {
			commentId,
			run: id ? [Number(id), Number(attempt || 1)] : null,
			head: pull.headSha
		},
		matrix,
		run: server && id ? `${server}/${repository}/actions/runs/${id}` : null,
		signal: interrupt.signal,
		console
	};
}
function usualResults({ commentId: { commentId } }) {
	const name = `${commentId.slice(0, 100)}-${env.GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(env.RUNNER_TEMP || folder, "benchgate-results", name || "benchgate");
}
export {};
