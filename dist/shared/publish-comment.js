import { setOutput } from "./libraries-of-workflow.js";
import { commentId } from "./kinds.js";
import { applicableAcceptances, ledgerOf } from "./acceptances.js";
import { comparisonsWithChange, isWorthComment, regressions } from "./verdict.js";
import { applyAcceptances, nextUpdate, roundLabel } from "./progress.js";
import { commentLimit, fittingReport, markdownText } from "./markdown.js";
import { codeSpan, inlineCode, noSite, printableName, shortSha } from "./basics.js";
import { parseCommand } from "./parse-command.js";
import { CouldNotPublish, UnexpectedResponse, allPages, askGitHub, clientOf, deadlineOf, failureCause, isObject, loginOf, mayWrite, nullIfNotFound, nullWithWarning, ownerAndRepo, repositoryIn, retry } from "./api.js";
import { readEvent } from "./event.js";
import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

// src/effects/github/comment.ts
async function writeComment(thread, mark, write, deadline) {
	if (thread.token === "") throw new CouldNotPublish("There is no comment: the input \"github-token\" is empty. The report is in the job summary.");
	const comments = commentsOf(clientOf(thread, deadline.signal), thread);
	try {
		return await retry(() => tryToWrite(comments, mark, write), deadline);
	} catch (error) {
		const why = failureCause(error, deadline, "pull-requests: write");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be written: ${why} The report is in the job summary.`);
	}
}
async function readComment(thread, commentId, deadline) {
	const comments = commentsOf(clientOf(thread, deadline.signal), thread);
	try {
		const [existing] = await retry(() => comments.ours(markerStart(commentId)), deadline);
		return existing === void 0 ? null : existingIn(commentId, existing.body);
	} catch (error) {
		const why = failureCause(error, deadline, "pull-requests: read");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be read: ${why}`);
	}
}
function existingIn(commentId, body) {
	return {
		...readMarker(commentId, body),
		text: belowMarker(body)
	};
}
async function tryToWrite(comments, mark, write) {
	const start = markerStart(mark.commentId);
	const [existing] = await comments.ours(start);
	const before = existing ? existingIn(mark.commentId, existing.body) : null;
	if (existing && before && isNewer(before, mark)) return {
		url: existing.url,
		isLeft: true
	};
	const content = write(before);
	if (content === null) return {
		url: existing?.url ?? "",
		isLeft: false
	};
	const { text, ...facts } = content;
	const body = `${markerLine({
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
	const isLeft = isNewer(readMarker(mark.commentId, oldest.body), mark);
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
function commentsOf(client, thread) {
	const { owner, repo } = ownerAndRepo(thread);
	const { pull } = thread;
	const { rest } = client;
	const gone = (error) => {
		if (error.status !== 404) throw error;
		return null;
	};
	return {
		async ours(start) {
			const marked = (await allPages("a list of comments", (page) => rest.issues.listComments({
				owner,
				repo,
				issue_number: pull,
				...page
			}))).filter(({ body }) => body?.startsWith(start));
			const login = marked.length === 0 ? "" : await loginOf(client, thread);
			return marked.filter(({ user }) => user?.login === login).map(commentIn);
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
	if (typeof id !== "number" || typeof body !== "string" || typeof url !== "string") throw new UnexpectedResponse("a comment", data);
	return {
		id,
		body,
		url
	};
}
const longestId = 100;
function markerStart(commentId) {
	const id = commentId.length <= longestId ? commentId : `${commentId.slice(0, longestId)}#${createHash("sha256").update(commentId).digest("hex").slice(0, 16)}`;
	return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll("-", "%2D")} `;
}
function markerLine({ commentId, run, head, shows, at }) {
	const ran = run === null ? "" : `run=${run.join(".")} `;
	const headText = head === null ? "" : `head=${head} `;
	const when = at === null ? "" : `at=${at} `;
	return `${markerStart(commentId)}${ran}${headText}${when}${shows === "result" ? "" : `${shows} `}-->`;
}
function readMarker(commentId, body) {
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
function belowMarker(body) {
	return body.slice(body.indexOf("-->") + 3).replaceAll("\r\n", "\n").trimStart();
}
function isNewer(existing, ours) {
	if (existing.run === null || ours.run === null || existing.head === ours.head) return false;
	const [id, attempt] = ours.run;
	return existing.run[0] > id || existing.run[0] === id && existing.run[1] > attempt;
}
function isSameRun(existing, { run }) {
	return existing.run !== null && run !== null && existing.run.join() === run.join();
}
function commentPlace({ comment, commentId: { commentId, matrix }, githubToken }, pull, env, { signal, console }) {
	const repository = repositoryIn(env, githubToken);
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
		run: runAddress(repository, id),
		signal,
		console
	};
}
function siteOf(acceptLabel, pull, env) {
	const repository = repositoryIn(env, "");
	if (repository.repository === "") return noSite;
	const run = runAddress(repository, env.GITHUB_RUN_ID);
	return {
		repository: `${repository.at.server}/${repository.repository}`,
		run,
		report: run,
		accepting: pull === null ? null : { label: acceptLabel }
	};
}
function runAddress({ at, repository }, id) {
	return id && repository !== "" ? `${at.server}/${repository}/actions/runs/${id}` : null;
}

// src/core/report/show/comment-text.ts
const noticeEnd = "\n<!-- /benchgate notice -->";
const lastEnd = "\n\n</blockquote></details>";
const lastStart = "<!-- benchgate last";
const noticeRoom = 2e3;
function withNotice(notice, last) {
	return `${notice}${noticeEnd}\n${last === null ? "" : `\n${folded(last)}\n`}`;
}
function folded({ report, head, at }) {
	const facts = `${head === null ? "" : ` head=${head}`}${at === null ? "" : ` at=${at}`}`;
	const title = `Previous result${head === null ? "" : ` of <code>${shortSha(head)}</code>`}${at === null ? "" : `, from ${minuteOf(at)}`} (outdated)`;
	return `${lastStart}${facts} -->\n<details><summary>${title}</summary><blockquote>\n\n${lowered(report.trim())}${lastEnd}`;
}
function lowered(report) {
	return report.replace(/^## /, "#### ");
}
function previousResultIn(text, shows, { head, at }) {
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
function upToResult(text) {
	const whole = text.replaceAll("\r\n", "\n").trimEnd();
	return whole.endsWith(lastEnd) ? whole.slice(0, -25) : whole;
}
function minuteOf(time) {
	return `${time.slice(0, 16).replace("T", " ")} UTC`;
}
const longestReason = 300;
function measuringNotice(occasion, since, pace) {
	const far = pace === null ? "" : `; ${pace.place} at ${minuteOf(pace.at)}`;
	return `## ⏳ Benchgate: measuring${commitOf(occasion)}

Started at ${minuteOf(since)}${linkOf(occasion)}${far}. This comment will be updated with the result. If it is not, the run was killed: run it again, or push.`;
}
function failureNotice(occasion, reason) {
	return `## ⚠️ Benchgate: could not measure${commitOf(occasion)}

${codeSpan(reason, longestReason)}${linkOf(occasion)}

There is no verdict, so the check fails. The result below is from an earlier run.`;
}
function cancelledNotice(occasion, at) {
	return `## ⚠️ Benchgate: cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was cancelled at ${minuteOf(at)}, before it had a result. Run it again, or push.`;
}
function commitOf({ head }) {
	return head === null ? "" : ` ${inlineCode(shortSha(head))}`;
}
function linkOf({ run }) {
	return run === null ? "" : ` ([log](${run}))`;
}

// src/effects/github/labels.ts
async function labelling(rest, place, label) {
	const last = (await allPages("a list of events", (page) => rest.issues.listEvents({
		...place,
		...page
	}))).filter(({ event, label: of }) => (event === "labeled" || event === "unlabeled") && of?.name?.toLowerCase() === label.toLowerCase()).at(-1);
	if (last?.event !== "labeled") return null;
	return {
		by: last.actor?.login ?? "",
		when: last.created_at ?? ""
	};
}
const longest$2 = 2e4;
async function labelImproved({ comparisons, verdict, calibration }, label, { thread, signal, console }) {
	if (label === "" || calibration !== null) return;
	const isImproved = verdict !== "fail" && comparisonsWithChange(comparisons, "improved").length > 0 && comparisonsWithChange(comparisons, "regressed").length === 0;
	const question = {
		failing: `The label "${label}" could not be ${isImproved ? "set" : "checked"}`,
		permission: "pull-requests: write"
	};
	const change = askGitHub(thread, question, deadlineOf(longest$2, signal), async (rest, target, client) => {
		const place = {
			...target,
			issue_number: thread.pull
		};
		const current = await labelling(rest, place, label);
		if (isImproved && current === null) await rest.issues.addLabels({
			...place,
			labels: [label]
		});
		if (!isImproved && current !== null && current.by === await loginOf(client, thread)) await rest.issues.removeLabel({
			...place,
			name: label
		}).catch(nullIfNotFound);
	});
	await nullWithWarning(change, console);
}

// src/effects/github/acceptances.ts
const longest$1 = 15e3;
async function acceptOnPull(result, label, { thread, mark, signal, console }) {
	const nothing = {
		result,
		accepted: []
	};
	if (regressions(result.comparisons).length === 0 || thread.token === "") return nothing;
	const deadline = deadlineOf(longest$1, signal);
	const withAccepted = async () => {
		const { acceptances, refused } = await readAcceptances(thread, label ?? "", deadline);
		for (const refusedAcceptance of refused.slice(-5)) console.warn(refusal(refusedAcceptance));
		if (acceptances.length === 0) return nothing;
		const comment = await readComment(thread, mark.commentId, deadline);
		const ledger = comment === null ? null : ledgerIn(comment.text);
		const counted = ledger === null && comment !== null && comment.shows !== "result" ? acceptances.filter(({ what }) => what !== null) : acceptances;
		const accepted = applicableAcceptances(result.comparisons, counted, ledger, mark.head);
		const judged = applyAcceptances(result, accepted);
		if (regressions(judged.comparisons).length > 0) for (const line of acceptances.flatMap((acceptance) => unused(acceptance, accepted)).slice(-5)) console.warn(line);
		return {
			result: judged,
			accepted
		};
	};
	return await nullWithWarning(withAccepted(), console, "Nothing is accepted; run the job again.") ?? nothing;
}
function refusal({ by, what, why }) {
	return `${printableName(by, 60)} wrote "${printableName(what, 100)}", which does not count: ${why}`;
}
function unused({ by, what, url }, accepted) {
	if (accepted.some((acceptedOnPull) => acceptedOnPull.url === url)) return [];
	return what === null ? [`${printableName(by, 60)} set the label before the comment showed a regression. Remove it and set it again.`] : [`${printableName(by, 60)} accepted "${printableName(what, 100)}", but the comment showed no regression of that name.`];
}
const isMeantToAccept = /^\/benchgate\s+a/i;
const question = {
	failing: "Acceptances could not be read",
	permission: "pull-requests: read"
};
function readAcceptances(thread, label, deadline) {
	return askGitHub(thread, question, deadline, async (rest, target, client) => {
		const place = {
			...target,
			issue_number: thread.pull
		};
		const { acceptances, refused } = await byComments(client, thread, place);
		const byLabel = label === "" ? null : await labelling(rest, place, label);
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
	const comments = await allPages("a list of comments", (page) => rest.issues.listComments({
		...place,
		...page
	}));
	for (const comment of comments) {
		const { node_id: id, body, user, created_at: when = "", updated_at: changed, html_url: url = "" } = comment;
		const command = parseCommand(body ?? "");
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
		if (!may.has(by)) may.set(by, by !== "" && await mayWrite(rest, {
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
	if (!isObject(node) || !("lastEditedAt" in node)) throw new UnexpectedResponse("the last edit of a comment", data);
	return node.lastEditedAt !== null;
}
const ledgerLimit = 8e3;
const mostBytes = 2 ** 20;
function ledgerLine({ head, seen, accepted }) {
	for (let most = Math.max(seen.length, accepted.length);; most = Math.floor(most / 2)) {
		const shortened = {
			head,
			seen: seen.slice(0, most),
			accepted: accepted.slice(0, most)
		};
		const line = `<!-- benchgate ledger=${deflateRawSync(JSON.stringify(shortened)).toString("base64url")} -->`;
		if (line.length <= 8e3 || most === 0) return line;
	}
}
function ledgerIn(text) {
	const [, code = ""] = /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->$/.exec(upToResult(text)) ?? [];
	try {
		const text = inflateRawSync(Buffer.from(code, "base64url"), { maxOutputLength: mostBytes });
		const { head, seen, accepted } = JSON.parse(text.toString("utf8"));
		return {
			head: isText(head) ? head : null,
			seen: seen.filter(isObject).filter(isSeen),
			accepted: accepted.filter(isObject).filter(isAccepted)
		};
	} catch {
		return null;
	}
}
function isSeen({ row, upTo, since, until = "" }) {
	return isRow(row) && isSize(upTo) && isText(since) && isText(until);
}
function isAccepted({ match, upTo, by, when, url, why }) {
	return isRow(match) && isSize(upTo) && [
		by,
		when,
		url
	].every(isText) && isTextOrNull(why);
}
function isRow(row) {
	return isText(row?.benchmark) && isText(row.unit) && isTextOrNull(row.package);
}
function isSize(size) {
	return size === null || typeof size === "number" && size >= 0;
}
function isText(text) {
	return typeof text === "string";
}
function isTextOrNull(text) {
	return text === null || isText(text);
}

// src/effects/github/publish-comment.ts
const longest = 45e3;
const longestLast = 4e3;
const reserve = noticeRoom + 1e3 + ledgerLimit;
async function commentOnResult({ result, accepted }, place, site) {
	const text = fittingReport(result, commentLimit - reserve, markdownText, site);
	const isWorth = isWorthComment(place.mode, result);
	await publish(place, (existing) => {
		if (existing === null && !isWorth) return null;
		const [at, before] = [currentTime(), ledgerIn(existing?.text ?? "")];
		const ledger = ledgerOf(result.comparisons, accepted, place.mark.head, at, before);
		return {
			text: `${text}\n${ledgerLine(ledger)}`,
			shows: "result",
			at
		};
	});
}
async function commentOnFailure(report, reason, place) {
	const { mark, run } = place;
	await publish(place, (existing) => {
		const last = lastOf(existing);
		return {
			text: last ? withNotice(failureNotice({
				head: mark.head,
				run
			}, reason), last) : report,
			shows: "failure",
			at: currentTime()
		};
	});
}
function commentOnProgress(since, pace, place, deadline) {
	const { mode, mark, run } = place;
	return write(place, (existing) => existing === null && mode !== "always" ? null : {
		text: withNotice(measuringNotice({
			head: mark.head,
			run
		}, since, pace), lastOf(existing)),
		shows: "measuring",
		at: since
	}, deadline);
}
async function commentOnCancel(place) {
	const { mark, run } = place;
	await write(place, (existing) => existing?.shows === "measuring" && isSameRun(existing, mark) ? {
		text: withNotice(cancelledNotice({
			head: mark.head,
			run
		}, currentTime()), lastOf(existing)),
		shows: "failure",
		at: currentTime()
	} : null, deadlineOf(longestLast, new AbortController().signal)).catch((error) => place.console.info(String(error)));
}
async function publish(place, contentFor) {
	const { signal, console } = place;
	const writing = write(place, contentFor, deadlineOf(longest, signal, longestLast));
	const written = await nullWithWarning(writing, console);
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
	return existing && previousResultIn(existing.text, existing.shows === "result" ? "result" : "notice", existing);
}
function legOf(matrix) {
	const values = Object.entries(matrix).map(([name, value]) => `${name} ${inlineCode(typeof value === "string" ? value : JSON.stringify(value))}`);
	return values.length === 0 ? "" : `${values.join(", ")}\n\n`;
}
function currentTime() {
	return (/* @__PURE__ */ new Date()).toISOString().replace(/\.\d+/, "");
}
const longestUpdate = 2e4;
const longestEnd = 5e3;
function startProgress(place, clock = Date.now) {
	const began = clock();
	const since = currentTime();
	const giveUp = new AbortController();
	let next = nextUpdate(began, began);
	let isOver = false;
	let isUnderWay = false;
	let underWay = Promise.resolve();
	function update(pace) {
		const deadline = deadlineOf(longestUpdate, AbortSignal.any([place.signal, giveUp.signal]));
		isUnderWay = true;
		underWay = commentOnProgress(since, pace, place, deadline).then(({ isLeft }) => {
			isOver ||= isLeft;
			isUnderWay = false;
		}, (error) => place.console.info(`The comment does not show progress: ${String(error)}`));
	}
	update(null);
	return {
		roundEnded(progress) {
			const time = clock();
			if (isOver || isUnderWay || time < next) return;
			next = nextUpdate(began, time);
			update({
				place: `${progress.isAgain ? "second measurement, " : ""}${roundLabel(progress)}`,
				at: currentTime()
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
async function markCancelled(env, input, console) {
	const number = Number(input("pull-request"));
	const named = Number.isInteger(number) && number > 0 ? {
		number,
		headSha: null
	} : null;
	const pull = (await readEvent(env, true)).pull ?? named;
	const commenting = {
		comment: "always",
		commentId: commentId.parse("comment-id", input("comment-id") || "benchgate"),
		githubToken: input("github-token")
	};
	const place = commentPlace(commenting, pull, env, {
		signal: new AbortController().signal,
		console
	});
	if (place) await commentOnCancel(place);
}

export { acceptOnPull, commentOnCancel, commentOnFailure, commentOnProgress, commentOnResult, commentPlace, currentTime, labelImproved, markCancelled, runAddress, siteOf, startProgress };