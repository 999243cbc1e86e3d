import { setOutput } from "./libraries-of-workflow.js";
import { commentIdWithMatrixInputKind, markdownCodeSpanOutsideTables, markdownInlineCodeOfName, noReportLinks, shortPrintableName, shortSha } from "./basics.js";
import { createNextAcceptanceLedger, resolveAcceptancesToShownRegressions } from "./acceptances.js";
import { isWorthComment, rowsWithOutcome } from "./confirm.js";
import { nextProgressUpdateTime, rejudgeWithAcceptances, roundLabel } from "./result.js";
import { maxCommentLength, renderFullestReportWithinLimit } from "./fit-limit.js";
import { markdownOfRunReport } from "./markdown.js";
import { UnexpectedGitHubResponseBodyError, awaitRequestOrWarn, createRequestDeadline, fetchAllPages, gitHubRepositoryAccessFromEnv, isObjectOrArray, loginOfToken, rethrowErrorUnlessHttp404, runGitHubRequestsWithRetries, steadyNow, userHasWriteAccess } from "./api.js";
import { readWorkflowEventRefusingUntrustedHead } from "./event.js";
import { is, minValue, nullable, number, object, optional, pipe, string as string$1 } from "./libraries-valibot.js";
import { parseCommentCommand } from "./parse-command.js";
import { findLabelSetterAndTime } from "./pull-request.js";
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

// src/core/report/show/comment-text.ts
const noticeEnd = "\n<!-- /benchgate notice -->";
const lastEnd = "\n\n</blockquote></details>";
const lastStart = "<!-- benchgate last";
const maxTextBesidesPreviousResult = 2e3;
function noticeWithPreviousResult(notice, last) {
	return `${notice}${noticeEnd}\n${last === null ? "" : `\n${folded(last)}\n`}`;
}
function folded({ report, head, at }) {
	const facts = `${head === null ? "" : ` head=${head}`}${at === null ? "" : ` at=${at}`}`;
	const title = `Previous result${head === null ? "" : ` of <code>${shortSha(head)}</code>`}${at === null ? "" : `, from ${formatUtcMinute(at)}`} (outdated)`;
	const lowered = report.trim().replace(/^## /, "#### ");
	return `${lastStart}${facts} -->\n<details><summary>${title}</summary><blockquote>\n\n${lowered}${lastEnd}`;
}
function extractPreviousResult(text, shows, { head, at }) {
	if (shows === "result") return {
		report: text,
		head,
		at
	};
	const below = text.slice(text.indexOf(noticeEnd) + 27).trim();
	const [, facts, report] = /^<!-- benchgate last(.*?) -->\n<details>.*<blockquote>\n\n([\s\S]*)\n\n<\/blockquote><\/details>$/.exec(below) ?? [];
	if (facts === void 0 || report === void 0) return null;
	return {
		report,
		head: / head=([0-9a-f]+)/.exec(facts)?.[1] ?? null,
		at: / at=([\dTZ:-]+)/.exec(facts)?.[1] ?? null
	};
}
function commentTextToEndOfResult(text) {
	const whole = text.replaceAll("\r\n", "\n").trimEnd();
	return whole.endsWith(lastEnd) ? whole.slice(0, -25) : whole;
}
function formatUtcMinute(time) {
	return `${time.slice(0, 16).replace("T", " ")} UTC`;
}
const longestReason = 300;
function measuringNotice(occasion, since, pace) {
	const far = pace === null ? "" : `; ${pace.place} at ${formatUtcMinute(pace.at)}`;
	return `## ⏳ Benchgate: Measuring${commitOf(occasion)}

Started at ${formatUtcMinute(since)}${linkOf(occasion)}${far}. This comment will be updated with the result. If the run has ended and this comment still says "Measuring", the run was killed: run it again, or push a new commit.`;
}
function failureNotice(occasion, reason, isRed = true) {
	return `## ${isRed ? "❌" : "⚠️"} Benchgate: Could not measure${commitOf(occasion)}

${markdownCodeSpanOutsideTables(reason, longestReason)}${linkOf(occasion)}

There is no verdict${isRed ? ", so the check fails" : ""}. The result below is from an earlier run.`;
}
function cancelledNotice(occasion, at) {
	return `## ⚠️ Benchgate: Cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was cancelled at ${formatUtcMinute(at)}, before it had a result. Run it again, or push a new commit.`;
}
function commitOf({ head }) {
	return head === null ? "" : ` ${markdownInlineCodeOfName(shortSha(head))}`;
}
function linkOf({ run }) {
	return run === null ? "" : ` ([log](${run}))`;
}

// src/effects/github/update-comment.ts
async function writeComment(thread, mark, write, deadline) {
	const purpose = {
		failing: `${commentName(thread)} could not be written`,
		permission: "pull-requests: write"
	};
	return runGitHubRequestsWithRetries(thread, purpose, deadline, (_rest, target, client) => tryToWrite(createCommentsClient(client, target, thread), mark, write));
}
async function fetchBenchgateCommentOrNull(thread, commentId, deadline) {
	const purpose = {
		failing: `${commentName(thread)} could not be read`,
		permission: "pull-requests: read"
	};
	return runGitHubRequestsWithRetries(thread, purpose, deadline, async (_rest, target, client) => {
		const [existing] = await createCommentsClient(client, target, thread).ours(commentMarkerStartOfCommentId(commentId));
		return existing === void 0 ? null : existingIn(commentId, existing.body);
	});
}
function commentName({ repository, pull }) {
	return `The comment on ${repository}#${pull}`;
}
function existingIn(commentId, body) {
	return {
		...parseMarkerOfOwnComment(commentId, body),
		text: textBelowCommentMarker(body)
	};
}
async function tryToWrite(comments, mark, write) {
	const start = commentMarkerStartOfCommentId(mark.commentId);
	const [existing] = await comments.ours(start);
	const before = existing ? existingIn(mark.commentId, existing.body) : null;
	if (existing && before && isCommentOfLaterRunOnOtherHead(before, mark)) return {
		url: existing.url,
		isLeft: true
	};
	const content = write(before);
	if (content === null) return {
		url: existing?.url ?? "",
		isLeft: false
	};
	const { text, ...facts } = content;
	const body = `${formatCommentMarker({
		...mark,
		...facts
	})}\n${text}`;
	const updated = existing && await comments.update(existing.id, body);
	if (updated) return {
		url: updated.url,
		isLeft: false
	};
	const created = await comments.create(body);
	const [oldest = created] = (await comments.ours(start).catch(() => [])).filter(({ id }) => id !== existing?.id);
	if (oldest.id === created.id) return {
		url: created.url,
		isLeft: false
	};
	const isLeft = isCommentOfLaterRunOnOtherHead(parseMarkerOfOwnComment(mark.commentId, oldest.body), mark);
	if (!isLeft && await comments.update(oldest.id, body) === null) return {
		url: created.url,
		isLeft: false
	};
	await comments.remove(created.id);
	return {
		url: oldest.url,
		isLeft
	};
}
function createCommentsClient(client, target, thread) {
	const { rest } = client;
	const place = {
		...target,
		issue_number: thread.pull
	};
	return {
		async ours(start) {
			const marked = (await fetchAllPages("a list of comments", (page) => rest.issues.listComments({
				...place,
				...page
			}))).filter(({ body }) => body?.startsWith(start));
			const login = marked.length === 0 ? "" : await loginOfToken(client, thread);
			return marked.filter(({ user }) => user?.login === login).map(commentIn);
		},
		async create(body) {
			return commentIn((await rest.issues.createComment({
				...place,
				body
			})).data);
		},
		async update(id, body) {
			const answer = await rest.issues.updateComment({
				...target,
				comment_id: id,
				body
			}).catch(rethrowErrorUnlessHttp404);
			return answer && commentIn(answer.data);
		},
		async remove(id) {
			await rest.issues.deleteComment({
				...target,
				comment_id: id
			}).catch(rethrowErrorUnlessHttp404);
		}
	};
}
function commentIn(data) {
	const { id, body, html_url: url } = data ?? {};
	if (typeof id !== "number" || typeof body !== "string" || typeof url !== "string") throw new UnexpectedGitHubResponseBodyError("a comment", data);
	return {
		id,
		body,
		url
	};
}
const longestId = 100;
function commentMarkerStartOfCommentId(commentId) {
	const id = commentId.length <= longestId ? commentId : `${commentId.slice(0, longestId)}#${createHash("sha256").update(commentId).digest("hex").slice(0, 16)}`;
	return `<!-- benchgate comment-id=${encodeURIComponent(id.replace(/\p{Cs}/u, "")).replaceAll("-", "%2D")} `;
}
function formatCommentMarker({ commentId, run, head, shows, at }) {
	const ran = run === null ? "" : `run=${run.join(".")} `;
	const headText = head === null ? "" : `head=${head} `;
	const when = at === null ? "" : `at=${at} `;
	return `${commentMarkerStartOfCommentId(commentId)}${ran}${headText}${when}${shows === "result" ? "" : `${shows} `}-->`;
}
function parseMarkerOfOwnComment(commentId, body) {
	const [line = ""] = body.split("\n");
	const [, id = "", attempt = ""] = /\brun=(\d+)\.(\d+) /.exec(line) ?? [];
	return {
		commentId,
		run: id === "" ? null : [Number(id), Number(attempt)],
		head: /\bhead=([0-9a-f]+) /.exec(line)?.[1] ?? null,
		at: /\bat=([\dTZ:.-]+) /.exec(line)?.[1] ?? null,
		shows: /\b(measuring|failure) -->/.exec(line)?.[1] ?? "result"
	};
}
function textBelowCommentMarker(body) {
	return body.slice(body.indexOf("-->") + 3).replaceAll("\r\n", "\n").trimStart();
}
function isCommentOfLaterRunOnOtherHead(existing, ours) {
	if (existing.run === null || ours.run === null || existing.head === ours.head) return false;
	const [id, attempt] = ours.run;
	return existing.run[0] > id || existing.run[0] === id && existing.run[1] > attempt;
}
function isCommentOfSameRun(existing, { run }) {
	return existing.run !== null && run !== null && existing.run.join() === run.join();
}
function pullRequestCommentContextOrNull({ comment, commentId: { commentId, matrix }, githubToken }, pull, env, { signal, console }) {
	const repository = gitHubRepositoryAccessFromEnv(env, githubToken);
	if (pull === null || repository.repository === "") return null;
	const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
	return {
		thread: {
			...repository,
			pull: pull.number
		},
		mark: {
			commentId,
			run: id ? [Number(id), Number(attempt || 1)] : null,
			head: pull.headSha
		},
		mode: comment,
		matrix,
		run: workflowRunUrl(repository, id),
		signal,
		console
	};
}
function linksFromReportOfThisWorkflowRun(acceptLabel, pull, env) {
	const repository = gitHubRepositoryAccessFromEnv(env, "");
	if (repository.repository === "") return noReportLinks;
	const run = workflowRunUrl(repository, env.GITHUB_RUN_ID);
	return {
		repository: `${repository.at.server}/${repository.repository}`,
		run,
		report: run,
		accepting: pull === null ? null : { label: acceptLabel }
	};
}
function workflowRunUrl({ at, repository }, id) {
	return id && repository !== "" ? `${at.server}/${repository}/actions/runs/${id}` : null;
}

// src/effects/github/pull-request-acceptances.ts
const longest$1 = 15e3;
async function applyPullRequestAcceptances(result, label, { thread, mark, mode, signal, console }) {
	const nothing = {
		result,
		accepted: []
	};
	if (rowsWithOutcome(result.comparisons, "regressed").length === 0 || thread.token === "") return nothing;
	const deadline = createRequestDeadline(longest$1, signal);
	const level = mode === "never" && result.settings.failOn === "never" ? "info" : "warn";
	const warn = (line) => console[level](line);
	const withAccepted = async () => {
		const { acceptances, refused } = await readPullRequestAcceptances(thread, label ?? "", deadline);
		for (const refusedAcceptance of refused.slice(-5)) warn(refusal(refusedAcceptance));
		if (acceptances.length === 0) return nothing;
		const comment = await fetchBenchgateCommentOrNull(thread, mark.commentId, deadline);
		const ledger = comment === null ? null : parseAcceptanceLedger(comment.text);
		const counted = ledger === null && comment !== null ? acceptances.filter(({ what }) => what !== null) : acceptances;
		const accepted = resolveAcceptancesToShownRegressions(result.comparisons, counted, ledger, mark.head);
		const judged = rejudgeWithAcceptances(result, accepted);
		if (rowsWithOutcome(judged.comparisons, "regressed").length > 0) for (const line of acceptances.flatMap((acceptance) => unused(acceptance, accepted)).slice(-5)) warn(line);
		return {
			result: judged,
			accepted
		};
	};
	return await awaitRequestOrWarn(withAccepted(), { warn }, "Nothing is accepted; run the job again.") ?? nothing;
}
function refusal({ by, what, why }) {
	return `${shortPrintableName(by, 60)} wrote "${shortPrintableName(what, 100)}", which does not count: ${why}`;
}
function unused({ by, what, url }, accepted) {
	if (accepted.some((acceptedOnPull) => acceptedOnPull.url === url)) return [];
	return what === null ? [`${shortPrintableName(by, 60)} set the label before the comment showed a regression. Remove it and set it again.`] : [`${shortPrintableName(by, 60)} accepted "${shortPrintableName(what, 100)}", but the comment showed no regression of that name.`];
}
const isMeantToAccept = /^\/benchgate\s+a/i;
const question = {
	failing: "Acceptances could not be read",
	permission: "pull-requests: read"
};
function readPullRequestAcceptances(thread, label, deadline) {
	return runGitHubRequestsWithRetries(thread, question, deadline, async (rest, target, client) => {
		const place = {
			...target,
			issue_number: thread.pull
		};
		const { acceptances, refused } = await byComments(client, thread, place);
		const byLabel = label === "" ? null : await findLabelSetterAndTime(rest, place, label);
		const url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`;
		return {
			acceptances: (byLabel === null ? acceptances : [...acceptances, {
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
	const { owner, repo } = place;
	const { rest } = client;
	const may = /* @__PURE__ */ new Map();
	const acceptances = [];
	const refused = [];
	const comments = await fetchAllPages("a list of comments", (page) => rest.issues.listComments({
		...place,
		...page
	}));
	for (const comment of comments) {
		const { node_id: id, body, user, created_at: when = "", updated_at: changed, html_url: url = "" } = comment;
		const command = parseCommentCommand(body ?? "");
		const by = user?.login ?? "";
		const [what = ""] = (body ?? "").split(/\r?\n/);
		const refuse = (why) => refused.push({
			by,
			what,
			why,
			url
		});
		if (command?.kind === "wrong" && isMeantToAccept.test(what)) refuse(command.message);
		if (command?.kind !== "accept") continue;
		if (!may.has(by)) may.set(by, by !== "" && await userHasWriteAccess(rest, {
			owner,
			repo
		}, by));
		if (!may.get(by)) refuse("It requires write permission.");
		else if (changed !== when && await wasEdited(client, at, id)) refuse("The comment was edited, and it is not known by whom. Write a new one.");
		else acceptances.push({
			by,
			when,
			what: command.benchmark,
			reason: command.reason,
			url
		});
	}
	return {
		acceptances,
		refused
	};
}
const query = "query($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt } } }";
async function wasEdited(client, { graphql }, id) {
	const { data } = await client.request({
		method: "POST",
		url: graphql,
		query,
		variables: { id }
	});
	const node = data?.data?.node;
	if (!isObjectOrArray(node) || !("lastEditedAt" in node)) throw new UnexpectedGitHubResponseBodyError("the last edit of a comment", data);
	return node.lastEditedAt !== null;
}
const maxAcceptanceLedgerLength = 32e3;
const mostBytes = 2 ** 20;
function formatAcceptanceLedger({ head, seen, accepted }, longest = maxAcceptanceLedgerLength) {
	for (let most = Math.max(seen.length, accepted.length);;) {
		const shortened = {
			head,
			seen: seen.slice(0, most),
			accepted: accepted.slice(0, most)
		};
		const line = `<!-- benchgate ledger=${deflateRawSync(JSON.stringify(shortened)).toString("base64url")} -->`;
		if (line.length <= longest || most === 0) return line;
		most = Math.floor(most * Math.min(.9, longest / line.length));
	}
}
function parseAcceptanceLedger(text) {
	const [, code = ""] = /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(commentTextToEndOfResult(text)) ?? [];
	try {
		const text = inflateRawSync(Buffer.from(code, "base64url"), { maxOutputLength: mostBytes });
		const { head, seen, accepted } = JSON.parse(text.toString("utf8"));
		return {
			head: typeof head === "string" ? head : null,
			seen: seen.filter((entry) => is(seenSchema, entry)),
			accepted: accepted.filter((entry) => is(acceptedSchema, entry))
		};
	} catch {
		return null;
	}
}
const string = string$1();
const rowSchema = object({
	benchmark: string,
	unit: string,
	package: nullable(string)
});
const sizeSchema = nullable(pipe(number(), minValue(0)));
const valueSchema = optional(pipe(number(), minValue(0)));
const seenSchema = object({
	row: rowSchema,
	upTo: sizeSchema,
	valueUpTo: valueSchema,
	since: string,
	until: optional(string)
});
const acceptedSchema = object({
	match: rowSchema,
	upTo: sizeSchema,
	valueUpTo: valueSchema,
	by: string,
	when: string,
	url: string,
	why: nullable(string)
});

// src/effects/github/publish-comment.ts
const longest = 45e3;
const longestLast = 4e3;
const reserve = maxTextBesidesPreviousResult + 1e3;
const leastLedgerRoom = 8e3;
async function writeResultComment({ result, accepted }, place, site) {
	const ledgerAt = (at, before) => createNextAcceptanceLedger(result.comparisons, accepted, place.mark.head, at, before);
	const own = formatAcceptanceLedger(ledgerAt(currentIsoTime(), null)).length;
	const room = Math.min(maxAcceptanceLedgerLength, own + leastLedgerRoom);
	const text = renderFullestReportWithinLimit(result, maxCommentLength - reserve - room, markdownOfRunReport, site);
	const isWorth = isWorthComment(place.mode, result);
	await publish(place, (existing) => {
		if (existing === null && !isWorth) return null;
		const at = currentIsoTime();
		const ledger = ledgerAt(at, parseAcceptanceLedger(existing?.text ?? ""));
		return {
			text: `${text}\n${formatAcceptanceLedger(ledger, room)}`,
			shows: "result",
			at
		};
	});
}
async function writeFailureComment(report, reason, isRed, place) {
	const { mode, mark, run } = place;
	await publish(place, (existing) => {
		if (existing === null && !isRed && mode !== "always") return null;
		const last = lastOf(existing);
		return {
			text: last ? noticeWithPreviousResult(failureNotice({
				head: mark.head,
				run
			}, reason, isRed), last) : report,
			shows: "failure",
			at: currentIsoTime()
		};
	});
}
function writeProgressComment(since, pace, place, deadline) {
	const { mode, mark, run, console } = place;
	let isFirstTry = pace === null;
	return write(place, (existing) => {
		if (isFirstTry && existing !== null && isCommentOfSameRun(existing, mark)) console.warn(`comment-id: "${shortPrintableName(mark.commentId)}" is already used by another gate in this run, and this report replaces the report of that gate. Give each gate a "comment-id" of its own.`);
		isFirstTry = false;
		if (existing === null && mode !== "always") return null;
		const notice = measuringNotice({
			head: mark.head,
			run
		}, since, pace);
		return {
			text: noticeWithPreviousResult(notice, lastOf(existing)),
			shows: "measuring",
			at: since
		};
	}, deadline);
}
async function markMeasuringCommentCancelled(place) {
	const { mark, run } = place;
	await write(place, (existing) => existing?.shows === "measuring" && isCommentOfSameRun(existing, mark) ? {
		text: noticeWithPreviousResult(cancelledNotice({
			head: mark.head,
			run
		}, currentIsoTime()), lastOf(existing)),
		shows: "failure",
		at: currentIsoTime()
	} : null, createRequestDeadline(longestLast, new AbortController().signal)).catch((error) => place.console.info(String(error)));
}
async function publish(place, contentFor) {
	const { signal, console } = place;
	const writing = write(place, contentFor, createRequestDeadline(longest, signal, longestLast));
	const written = await awaitRequestOrWarn(writing, console, "The report is in the job summary.");
	if (written?.isLeft) console.info("the comment is about a newer commit, and was left as it is");
	setOutput("comment-url", written?.url ?? "");
}
function write({ thread, mark, matrix }, contentFor, deadline) {
	const leg = legOf(matrix);
	const withLeg = (existing) => {
		const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text;
		const content = contentFor(existing && {
			...existing,
			text: text ?? ""
		});
		return content && {
			...content,
			text: leg + content.text
		};
	};
	return writeComment(thread, mark, withLeg, deadline);
}
function lastOf(existing) {
	return existing && extractPreviousResult(existing.text, existing.shows === "result" ? "result" : "notice", existing);
}
function legOf(matrix) {
	const values = Object.entries(matrix).map(([name, value]) => `${name} ${markdownInlineCodeOfName(typeof value === "string" ? value : JSON.stringify(value))}`);
	return values.length === 0 ? "" : `${values.join(", ")}\n\n`;
}
function currentIsoTime() {
	return (/* @__PURE__ */ new Date()).toISOString().replace(/\.\d+/, "");
}
const longestUpdate = 2e4;
const longestEnd = 5e3;
function startProgressCommentUpdates(place, clock = steadyNow) {
	const began = clock();
	const since = currentIsoTime();
	const giveUp = new AbortController();
	let next = nextProgressUpdateTime(began, began);
	let isOver = false;
	let isUnderWay = false;
	let underWay = Promise.resolve();
	function update(pace) {
		const deadline = createRequestDeadline(longestUpdate, AbortSignal.any([place.signal, giveUp.signal]));
		isUnderWay = true;
		underWay = writeProgressComment(since, pace, place, deadline).then(({ isLeft }) => {
			isOver ||= isLeft;
			isUnderWay = false;
		}, (error) => place.console.info(`The comment does not show progress: ${String(error)}`));
	}
	update(null);
	return {
		roundEnded(progress) {
			const time = clock();
			if (isOver || isUnderWay || time < next) return;
			next = nextProgressUpdateTime(began, time);
			update({
				place: `${progress.isAgain ? "second measurement, " : ""}${roundLabel(progress)}`,
				at: currentIsoTime()
			});
		},
		async end() {
			const timer = setTimeout(() => giveUp.abort(), longestEnd);
			isOver = true;
			await underWay;
			clearTimeout(timer);
		}
	};
}
async function markCommentCancelledInPostStep(env, input, console) {
	const number = Number(input("pull-request"));
	const named = Number.isInteger(number) && number > 0 ? {
		number,
		headSha: null
	} : null;
	const pull = (await readWorkflowEventRefusingUntrustedHead(env, true)).pull ?? named;
	const commenting = {
		comment: "always",
		commentId: commentIdWithMatrixInputKind.parse("comment-id", input("comment-id") || "benchgate"),
		githubToken: input("github-token")
	};
	const place = pullRequestCommentContextOrNull(commenting, pull, env, {
		signal: new AbortController().signal,
		console
	});
	if (place) await markMeasuringCommentCancelled(place);
}

export { applyPullRequestAcceptances, currentIsoTime, linksFromReportOfThisWorkflowRun, markCommentCancelledInPostStep, markMeasuringCommentCancelled, pullRequestCommentContextOrNull, startProgressCommentUpdates, workflowRunUrl, writeFailureComment, writeProgressComment, writeResultComment };