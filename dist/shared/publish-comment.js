import { l as setOutput } from "./libraries-of-workflow.js";
import { n as codeSpan, r as inlineCode } from "./escape.js";
import { f as shortSha } from "./numbers.js";
import { i as fittingReport, k as failsCheck, r as commentLimit, t as markdownText } from "./markdown.js";
import { c as isNamedBy } from "./least-rounds.js";
import { l as regressions, n as sizeToAccept, r as acceptedOnes } from "./accept.js";
import { a as retry, i as patienceOf, n as causeOf, o as OddAnswer, r as isPassing, t as CouldNotPublish } from "./could-not-publish.js";
import { i as repositoryIn, n as clientOf, r as ownerAndRepo } from "./client.js";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
// src/core/judge/honour.ts
function isOnPull(accepted) {
	if (accepted === null) return false;
	const { match, by, when, url } = accepted;
	return typeof match === "object" && by !== null && when !== null && url !== null;
}
function honoured(regressed, acceptances, ledger, head) {
	return acceptances.flatMap((acceptance) => {
		const known = (ledger?.accepted ?? []).filter((one) => isOf(one, acceptance));
		if (known.length > 0) return known;
		return regressed.flatMap((one) => {
			if (acceptance.what !== null && !isNamedBy(acceptance.what, one)) return [];
			const size = sizeOf(one, ledger, head);
			if (size === void 0) return [];
			const { by, when, reason, url } = acceptance;
			return [{
				match: rowOf(one),
				upTo: size,
				by,
				when,
				why: reason,
				url
			}];
		});
	});
}
function ledgerOf(regressed, accepted, head) {
	return {
		head,
		seen: regressed.map((one) => ({
			row: rowOf(one),
			upTo: sizeToAccept(one)
		})),
		accepted
	};
}
function sizeOf(one, ledger, head) {
	const now = sizeToAccept(one);
	if (ledger === null) return now;
	const seen = ledger.seen.find(({ row }) => isSame(row, one));
	if (seen === void 0) return void 0;
	if (!(head !== null && ledger.head === head) || seen.upTo === null) return seen.upTo;
	return now === null ? null : Math.max(seen.upTo, now);
}
function isOf(one, { when, url }) {
	return one.when === when && one.url === url;
}
function isSame(row, { benchmark, package: path, unit }) {
	return row.benchmark === benchmark && row.package === path && row.unit === unit;
}
function rowOf({ benchmark, package: path, unit }) {
	return {
		benchmark,
		package: path,
		unit
	};
}
// src/effects/github/pages.ts
const perPage = 100;
const mostPages = 100;
async function allPages(wanted, ask) {
	const found = [];
	for (let page = 1; page <= mostPages; page++) {
		const { data } = await ask({
			per_page: perPage,
			page
		});
		if (!Array.isArray(data) || !data.every(isObject)) throw new OddAnswer(wanted, data);
		found.push(...data);
		if (data.length < perPage) break;
	}
	return found;
}
function isObject(one) {
	return typeof one === "object" && one !== null;
}
// src/effects/github/comment-marker.ts
const longestId = 100;
function markerStart(commentId) {
	const id = commentId.length <= longestId ? commentId : `${commentId.slice(0, longestId)}#${createHash("sha256").update(commentId).digest("hex").slice(0, 16)}`;
	return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll("-", "%2D")} `;
}
function markerLine({ commentId, run, head, shows, at }) {
	const ran = run === null ? "" : `run=${run.join(".")} `;
	const of = head === null ? "" : `head=${head} `;
	const when = at === null ? "" : `at=${at} `;
	return `${markerStart(commentId)}${ran}${of}${when}${shows === "result" ? "" : `${shows} `}-->`;
}
function readMarker(commentId, body) {
	const [line = ""] = body.slice(markerStart(commentId).length).split("\n");
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
function isNewer(there, ours) {
	if (there.run === null || ours.run === null || there.head === ours.head) return false;
	const [id, attempt] = ours.run;
	return there.run[0] > id || there.run[0] === id && there.run[1] > attempt;
}
function isOwn(there, { run }) {
	return there.run !== null && run !== null && there.run.join() === run.join();
}
// src/effects/github/comments.ts
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
			const own = marked.length === 0 ? "" : await loginOf(client, thread);
			return marked.filter(({ user }) => user?.login === own).map(commentIn).sort((a, b) => a.id - b.id);
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
	if (typeof id !== "number" || typeof body !== "string" || typeof url !== "string") throw new OddAnswer("a comment", data);
	return {
		id,
		body,
		url
	};
}
async function loginOf(client, { at }) {
	try {
		const { data } = await client.request({
			method: "POST",
			url: at.graphql,
			query: "{ viewer { login } }"
		});
		if (!isObject(data)) throw new OddAnswer("the owner of the token", data);
		return data.data?.viewer?.login ?? ofJob;
	} catch (error) {
		if (isPassing(error)) throw error;
		return ofJob;
	}
}
const ofJob = "github-actions[bot]";
// src/effects/github/comment.ts
async function writeComment(thread, mark, write, patience) {
	if (thread.token === "") throw new CouldNotPublish("There is no comment: the input \"github-token\" is empty. The report is in the job summary.");
	const comments = commentsOf(clientOf(thread, patience.signal), thread);
	try {
		return await retry(() => tryToWrite(comments, mark, write), patience);
	} catch (error) {
		const why = causeOf(error, patience, "pull-requests: write");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be written: ${why} The report is in the job summary.`);
	}
}
async function readComment(thread, commentId, patience) {
	const comments = commentsOf(clientOf(thread, patience.signal), thread);
	try {
		const [existing] = await retry(() => comments.ours(markerStart(commentId)), patience);
		return existing === void 0 ? null : belowMarker(existing.body);
	} catch (error) {
		const why = causeOf(error, patience, "pull-requests: read");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be read: ${why}`);
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
	const shown = write(existing && before ? {
		...before,
		text: belowMarker(existing.body)
	} : null);
	if (shown === null) return {
		url: existing?.url ?? "",
		isLeft: false
	};
	const { text, ...facts } = shown;
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
	const [oldest = created] = await comments.ours(start).catch(() => []);
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
function ledgerLine({ head, seen, accepted }) {
	for (let most = seen.length;; most = Math.floor(most / 2)) {
		const kept = {
			head,
			seen: seen.slice(0, most),
			accepted: accepted.slice(0, most + 20)
		};
		const line = `<!-- benchgate ledger=${Buffer.from(JSON.stringify(kept)).toString("base64url")} -->`;
		if (line.length <= 8e3 || most === 0) return line.length <= 8e3 ? line : "";
	}
}
function ledgerIn(text) {
	const [, code] = [...text.matchAll(/^<!-- benchgate ledger=([\w-]+) -->\r?$/gm)].at(-1) ?? [];
	if (code === void 0) return null;
	try {
		const { head, seen, accepted } = JSON.parse(Buffer.from(code, "base64url").toString("utf8"));
		if (!Array.isArray(seen) || !Array.isArray(accepted)) return null;
		return {
			head: typeof head === "string" ? head : null,
			seen: seen.filter(isSeen),
			accepted: accepted.filter(isAccepted)
		};
	} catch {
		return null;
	}
}
function isSeen(one) {
	return isRow(one?.row) && isSize(one?.upTo);
}
function isAccepted(one) {
	const isText = (text) => typeof text === "string";
	return isRow(one?.match) && isSize(one?.upTo) && [
		one?.by,
		one?.when,
		one?.url
	].every(isText) && (one?.why === null || isText(one?.why));
}
function isRow(row) {
	return typeof row?.benchmark === "string" && typeof row.unit === "string" && (row.package === null || typeof row.package === "string");
}
function isSize(size) {
	return size === null || typeof size === "number" && size >= 0;
}
// src/effects/github/comment-place.ts
function placeOf({ comment, commentId: { commentId, matrix }, githubToken }, pull, env, { signal, console }) {
	const thread = threadOf(githubToken, pull, env);
	if (comment === "never" || pull === null || thread === null) return null;
	const { at, repository } = thread;
	const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
	return {
		thread,
		mark: {
			commentId,
			run: id ? [Number(id), Number(attempt || 1)] : null,
			head: pull.headSha
		},
		mode: comment,
		matrix,
		run: id ? runAddress(at, repository, id) : null,
		signal,
		console
	};
}
function threadOf(token, pull, env) {
	const repository = repositoryIn(env, token);
	return pull === null || repository.repository === "" ? null : {
		...repository,
		pull: pull.number
	};
}
function runAddress({ server }, repository, id) {
	return `${server}/${repository}/actions/runs/${id}`;
}
// src/core/judge/worth-comment.ts
function isWorthComment(mode, { verdict, comparisons, settings }) {
	const isRed = failsCheck(verdict, settings.failOn);
	switch (mode) {
		case "always": return true;
		case "on-failure": return isRed;
		case "on-change": return isRed || verdict === "fail" || comparisons.some(({ change }) => changes.includes(change));
		case "never": return false;
	}
}
const changes = [
	"regressed",
	"improved",
	"changed"
];
// src/core/report/show/comment-text.ts
const noticeEnd = "\n<!-- /benchgate notice -->";
const lastStart = "<!-- benchgate last";
function withNotice(notice, last) {
	return `${notice}${noticeEnd}\n${last === null ? "" : `\n${folded(last)}\n`}`;
}
function folded({ report, head, at }) {
	const facts = `${head === null ? "" : ` head=${head}`}${at === null ? "" : ` at=${at}`}`;
	const title = `The last result${head === null ? "" : ` of <code>${shortSha(head)}</code>`}${at === null ? "" : `, from ${minuteOf(at)}`}: out of date`;
	return `${lastStart}${facts} -->\n<details><summary>${title}</summary>\n\n${report.trim()}\n\n</details>`;
}
function lastIn(text, shows, { head, at }) {
	if (shows === "result") return {
		report: text,
		head,
		at
	};
	const below = text.slice(text.indexOf(noticeEnd) + 27).trim();
	const [, facts, report] = /^<!-- benchgate last(.*?) -->\n<details>.*\n\n([\s\S]*)\n\n<\/details>$/.exec(below) ?? [];
	if (facts === void 0 || report === void 0) return null;
	return {
		report,
		head: / head=([0-9a-f]+)/.exec(facts)?.[1] ?? null,
		at: / at=([\dTZ:-]+)/.exec(facts)?.[1] ?? null
	};
}
function minuteOf(at) {
	return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
// src/core/report/show/notice.ts
const longestReason = 300;
function measuringNotice(occasion, since, pace) {
	const far = pace === null ? "" : `; ${pace.place} at ${minuteOf(pace.at)}`;
	return `## ⏳ Benchgate: measuring${commitOf(occasion)}

Since ${minuteOf(since)}${linkOf(occasion)}${far}. The result will take the place of this text. If none does, the run was ended before it could say so; run it again, or push.`;
}
function failureNotice(occasion, reason) {
	return `## ⚠️ Benchgate: could not measure${commitOf(occasion)}

${codeSpan(reason, longestReason)}${linkOf(occasion)}

There is no verdict, so the check fails. The last result is of an earlier run.`;
}
function cancelledNotice(occasion, at) {
	return `## ⚠️ Benchgate: cancelled while measuring${commitOf(occasion)}

The run${linkOf(occasion)} was ended at ${minuteOf(at)}, before there was a result. Run it again, or push.`;
}
function commitOf({ head }) {
	return head === null ? "" : ` ${inlineCode(shortSha(head))}`;
}
function linkOf({ run }) {
	return run === null ? "" : ` ([log](${run}))`;
}
// src/effects/github/publish-comment.ts
const longest = 45e3;
const longestLast = 4e3;
const reserve = 11e3;
async function commentOnResult(result, place) {
	const text = fittingReport(result, commentLimit - reserve, markdownText);
	const isWorth = isWorthComment(place.mode, result);
	await publish(place, (existing) => existing === null && !isWorth ? null : {
		text: `${text}\n${ledgerLine(ledgerFor(result, existing, place))}`,
		shows: "result",
		at: now()
	});
}
function ledgerFor({ comparisons }, existing, { mark }) {
	const passing = acceptedOnes(comparisons);
	const accepted = passing.flatMap((one) => isOnPull(one.accepted) ? [one.accepted] : []);
	const rest = (ledgerIn(existing?.text ?? "")?.accepted ?? []).filter((one) => !accepted.some(({ match }) => isDeepStrictEqual(match, one.match)));
	return ledgerOf([...regressions(comparisons), ...passing], [...accepted, ...rest], mark.head);
}
async function commentOnFailure(report, reason, place) {
	const { mark, run } = place;
	const alone = report.length <= 54536 ? report : reason.slice(0, commentLimit - reserve);
	await publish(place, (existing) => {
		const last = lastOf(existing);
		return {
			text: last ? withNotice(failureNotice({
				head: mark.head,
				run
			}, reason), last) : alone,
			shows: "failure",
			at: now()
		};
	});
}
function commentOnProgress(since, pace, place, patience) {
	const { mode, mark, run } = place;
	return write(place, (existing) => existing === null && mode !== "always" ? null : {
		text: withNotice(measuringNotice({
			head: mark.head,
			run
		}, since, pace), lastOf(existing)),
		shows: "measuring",
		at: since
	}, patience);
}
async function commentOnCancel(place) {
	const { mark, run } = place;
	await write(place, (existing) => existing?.shows === "measuring" && isOwn(existing, mark) ? {
		text: withNotice(cancelledNotice({
			head: mark.head,
			run
		}, now()), lastOf(existing)),
		shows: "failure",
		at: now()
	} : null, patienceOf(longestLast, new AbortController().signal)).catch((error) => place.console.info(String(error)));
}
async function publish(place, shown) {
	const { signal, console } = place;
	let url = "";
	try {
		const written = await write(place, shown, patienceOf(longest, signal, longestLast));
		if (written.isLeft) console.info("the comment is about a newer commit, and was left as it is");
		url = written.url;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
	setOutput("comment-url", url);
}
function write({ thread, mark, matrix }, shown, patience) {
	const leg = legOf(matrix);
	const withLeg = (existing) => {
		const text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text;
		const given = shown(existing && {
			...existing,
			text: text ?? ""
		});
		return given && {
			...given,
			text: leg + given.text
		};
	};
	return writeComment(thread, mark, withLeg, patience);
}
function lastOf(existing) {
	return existing && lastIn(existing.text, existing.shows === "result" ? "result" : "notice", existing);
}
function legOf(matrix) {
	const values = Object.entries(matrix).map(([name, value]) => `${name} ${inlineCode(typeof value === "string" ? value : JSON.stringify(value))}`);
	return values.length === 0 ? "" : `${values.join(", ")}\n\n`;
}
function now() {
	return new Date().toISOString().replace(/\.\d+/, "");
}
export { now as a, threadOf as c, loginOf as d, allPages as f, commentOnResult as i, ledgerIn as l, commentOnFailure as n, placeOf as o, honoured as p, commentOnProgress as r, runAddress as s, commentOnCancel as t, readComment as u };
