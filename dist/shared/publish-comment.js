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
function isOnPull(accepted) {
	if (accepted === null) return !1;
	let { match, by, when, url } = accepted;
	return typeof match == "object" && by !== null && when !== null && url !== null;
}
function honoured(regressed, acceptances, ledger, head) {
	return acceptances.flatMap((acceptance) => {
		let known = (ledger?.accepted ?? []).filter((one) => isOf(one, acceptance));
		return known.length > 0 ? known : regressed.flatMap((one) => {
			if (acceptance.what !== null && !isNamedBy(acceptance.what, one)) return [];
			let size = sizeOf(one, acceptance, ledger, head);
			if (size === void 0) return [];
			let { by, when, reason, url } = acceptance;
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
function ledgerOf(regressed, accepted, head, at, before) {
	let isSameHead = head !== null && before?.head === head;
	return {
		head,
		seen: regressed.map((one) => {
			let upTo = sizeToAccept(one), known = before?.seen.find(({ row }) => isSame(row, one)), isNoWorse = known && (isSameHead || (upTo ?? Infinity) <= (known.upTo ?? Infinity));
			return {
				row: rowOf(one),
				upTo,
				since: isNoWorse ? known.since : at
			};
		}),
		accepted
	};
}
function sizeOf(one, { when }, ledger, head) {
	let now = sizeToAccept(one);
	if (ledger === null) return now;
	let seen = ledger.seen.find(({ row }) => isSame(row, one));
	if (!(seen === void 0 || when < seen.since)) return head === null || ledger.head !== head || seen.upTo === null ? seen.upTo : now === null ? null : Math.max(seen.upTo, now);
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
async function allPages(wanted, ask) {
	let found = [];
	for (let page = 1; page <= 100; page++) {
		let { data } = await ask({
			per_page: 100,
			page
		});
		if (!Array.isArray(data) || !data.every(isObject)) throw new OddAnswer(wanted, data);
		if (found.push(...data), data.length < 100) break;
	}
	return found;
}
function isObject(one) {
	return typeof one == "object" && !!one;
}
function markerStart(commentId) {
	let id = commentId.length <= 100 ? commentId : `${commentId.slice(0, 100)}#${createHash("sha256").update(commentId).digest("hex").slice(0, 16)}`;
	return `<!-- benchgate comment-id=${encodeURIComponent(id).replaceAll("-", "%2D")} `;
}
function markerLine({ commentId, run, head, shows, at }) {
	let ran = run === null ? "" : `run=${run.join(".")} `, of = head === null ? "" : `head=${head} `, when = at === null ? "" : `at=${at} `;
	return `${markerStart(commentId)}${ran}${of}${when}${shows === "result" ? "" : `${shows} `}-->`;
}
function readMarker(commentId, body) {
	let [line = ""] = body.slice(markerStart(commentId).length).split("\n"), [, id = "", attempt = ""] = /\brun=(\d+)\.(\d+) /.exec(line) ?? [];
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
	if (there.run === null || ours.run === null || there.head === ours.head) return !1;
	let [id, attempt] = ours.run;
	return there.run[0] > id || there.run[0] === id && there.run[1] > attempt;
}
function isOwn(there, { run }) {
	return there.run !== null && run !== null && there.run.join() === run.join();
}
function commentsOf(client, thread) {
	let { owner, repo } = ownerAndRepo(thread), { pull } = thread, { rest } = client, gone = (error) => {
		if (error.status !== 404) throw error;
		return null;
	};
	return {
		async ours(start) {
			let marked = (await allPages("a list of comments", (page) => rest.issues.listComments({
				owner,
				repo,
				issue_number: pull,
				...page
			}))).filter(({ body }) => body?.startsWith(start)), own = marked.length === 0 ? "" : await loginOf(client, thread);
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
			let answer = await rest.issues.updateComment({
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
	let { id, body, html_url: url } = data ?? {};
	if (typeof id != "number" || typeof body != "string" || typeof url != "string") throw new OddAnswer("a comment", data);
	return {
		id,
		body,
		url
	};
}
async function loginOf(client, { at }) {
	try {
		let { data } = await client.request({
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
async function writeComment(thread, mark, write, patience) {
	if (thread.token === "") throw new CouldNotPublish("There is no comment: the input \"github-token\" is empty. The report is in the job summary.");
	let comments = commentsOf(clientOf(thread, patience.signal), thread);
	try {
		return await retry(() => tryToWrite(comments, mark, write), patience);
	} catch (error) {
		let why = causeOf(error, patience, "pull-requests: write");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be written: ${why} The report is in the job summary.`);
	}
}
async function readComment(thread, commentId, patience) {
	let comments = commentsOf(clientOf(thread, patience.signal), thread);
	try {
		let [existing] = await retry(() => comments.ours(markerStart(commentId)), patience);
		return existing === void 0 ? null : belowMarker(existing.body);
	} catch (error) {
		let why = causeOf(error, patience, "pull-requests: read");
		throw new CouldNotPublish(`The comment on ${thread.repository}#${thread.pull} could not be read: ${why}`);
	}
}
async function tryToWrite(comments, mark, write) {
	let start = markerStart(mark.commentId), [existing] = await comments.ours(start), before = existing && readMarker(mark.commentId, existing.body);
	if (existing && before && isNewer(before, mark)) return {
		url: existing.url,
		isLeft: !0
	};
	let shown = write(existing && before ? {
		...before,
		text: belowMarker(existing.body)
	} : null);
	if (shown === null) return {
		url: existing?.url ?? "",
		isLeft: !1
	};
	let { text, ...facts } = shown, body = `${markerLine({
		...mark,
		...facts
	})}\n${text}`, updated = existing && await comments.update(existing.id, body);
	if (updated) return {
		url: updated.url,
		isLeft: !1
	};
	let created = await comments.create(body), [oldest = created] = await comments.ours(start).catch(() => []);
	return oldest.id === created.id ? {
		url: created.url,
		isLeft: !1
	} : (await comments.update(oldest.id, body), await comments.remove(created.id), {
		url: oldest.url,
		isLeft: !1
	});
}
function ledgerLine({ head, seen, accepted }) {
	for (let most = Math.max(seen.length, accepted.length);; most = Math.floor(most / 2)) {
		let kept = {
			head,
			seen: seen.slice(0, most),
			accepted: accepted.slice(0, most)
		}, line = `<!-- benchgate ledger=${Buffer.from(JSON.stringify(kept)).toString("base64url")} -->`;
		if (line.length <= 8e3 || most === 0) return line;
	}
}
function ledgerIn(text) {
	let [, code] = /(?:^|\n)<!-- benchgate ledger=([\w-]+) -->\s*(?:<\/details>\s*)?$/.exec(text) ?? [];
	if (code === void 0) return null;
	try {
		let { head, seen, accepted } = JSON.parse(Buffer.from(code, "base64url").toString("utf8"));
		return !Array.isArray(seen) || !Array.isArray(accepted) ? null : {
			head: typeof head == "string" ? head : null,
			seen: seen.filter(isSeen),
			accepted: accepted.filter(isAccepted)
		};
	} catch {
		return null;
	}
}
function isSeen(one) {
	return isRow(one?.row) && isSize(one?.upTo) && typeof one?.since == "string";
}
function isAccepted(one) {
	let isText = (text) => typeof text == "string";
	return isRow(one?.match) && isSize(one?.upTo) && [
		one?.by,
		one?.when,
		one?.url
	].every(isText) && (one?.why === null || isText(one?.why));
}
function isRow(row) {
	return typeof row?.benchmark == "string" && typeof row.unit == "string" && (row.package === null || typeof row.package == "string");
}
function isSize(size) {
	return size === null || typeof size == "number" && size >= 0;
}
function placeOf({ comment, commentId: { commentId, matrix }, githubToken }, pull, env, { signal, console }) {
	let thread = threadOf(githubToken, pull, env);
	if (comment === "never" || pull === null || thread === null) return null;
	let { at, repository } = thread, { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
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
	let repository = repositoryIn(env, token);
	return pull === null || repository.repository === "" ? null : {
		...repository,
		pull: pull.number
	};
}
function runAddress({ server }, repository, id) {
	return `${server}/${repository}/actions/runs/${id}`;
}
function isWorthComment(mode, { verdict, comparisons, settings }) {
	let isRed = failsCheck(verdict, settings.failOn);
	switch (mode) {
		case "always": return !0;
		case "on-failure": return isRed;
		case "on-change": return isRed || verdict === "fail" || comparisons.some(({ change, gate }) => gate !== "off" && changes.includes(change));
		case "never": return !1;
	}
}
const changes = [
	"regressed",
	"improved",
	"changed"
], noticeEnd = "\n<!-- /benchgate notice -->";
function withNotice(notice, last) {
	return `${notice}${noticeEnd}\n${last === null ? "" : `\n${folded(last)}\n`}`;
}
function folded({ report, head, at }) {
	return `<!-- benchgate last${`${head === null ? "" : ` head=${head}`}${at === null ? "" : ` at=${at}`}`} -->\n<details><summary>${`The last result${head === null ? "" : ` of <code>${shortSha(head)}</code>`}${at === null ? "" : `, from ${minuteOf(at)}`}: out of date`}</summary>\n\n${report.trim()}\n\n</details>`;
}
function lastIn(text, shows, { head, at }) {
	if (shows === "result") return {
		report: text,
		head,
		at
	};
	let below = text.slice(text.indexOf(noticeEnd) + 27).trim(), [, facts, report] = /^<!-- benchgate last(.*?) -->\n<details>.*\n\n([\s\S]*)\n\n<\/details>$/.exec(below) ?? [];
	return facts === void 0 || report === void 0 ? null : {
		report,
		head: / head=([0-9a-f]+)/.exec(facts)?.[1] ?? null,
		at: / at=([\dTZ:-]+)/.exec(facts)?.[1] ?? null
	};
}
function minuteOf(at) {
	return `${at.slice(0, 16).replace("T", " ")} UTC`;
}
function measuringNotice(occasion, since, pace) {
	let far = pace === null ? "" : `; ${pace.place} at ${minuteOf(pace.at)}`;
	return `## ⏳ Benchgate: measuring${commitOf(occasion)}

Since ${minuteOf(since)}${linkOf(occasion)}${far}. The result will take the place of this text. If none does, the run was ended before it could say so; run it again, or push.`;
}
function failureNotice(occasion, reason) {
	return `## ⚠️ Benchgate: could not measure${commitOf(occasion)}

${codeSpan(reason, 300)}${linkOf(occasion)}

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
const longestLast = 4e3, reserve = 11e3;
async function commentOnResult(result, place) {
	let text = fittingReport(result, commentLimit - reserve, markdownText), isWorth = isWorthComment(place.mode, result);
	await publish(place, (existing) => existing === null && !isWorth ? null : {
		text: `${text}\n${ledgerLine(ledgerFor(result, existing, place))}`,
		shows: "result",
		at: now()
	});
}
function ledgerFor({ comparisons }, existing, { mark }) {
	let passing = acceptedOnes(comparisons), accepted = passing.flatMap((one) => isOnPull(one.accepted) ? [one.accepted] : []), before = ledgerIn(existing?.text ?? ""), rest = (before?.accepted ?? []).filter((one) => !accepted.some(({ match }) => isDeepStrictEqual(match, one.match)));
	return ledgerOf([...regressions(comparisons), ...passing], [...accepted, ...rest], mark.head, now(), before);
}
async function commentOnFailure(report, reason, place) {
	let { mark, run } = place, alone = report.length <= 54536 ? report : reason.slice(0, commentLimit - reserve);
	await publish(place, (existing) => {
		let last = lastOf(existing);
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
	let { mode, mark, run } = place;
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
	let { mark, run } = place;
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
	let { signal, console } = place, url = "";
	try {
		let written = await write(place, shown, patienceOf(45e3, signal, longestLast));
		written.isLeft && console.info("the comment is about a newer commit, and was left as it is"), url = written.url;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
	setOutput("comment-url", url);
}
function write({ thread, mark, matrix }, shown, patience) {
	let leg = legOf(matrix);
	return writeComment(thread, mark, (existing) => {
		let text = existing?.text.startsWith(leg) ? existing.text.slice(leg.length) : existing?.text, given = shown(existing && {
			...existing,
			text: text ?? ""
		});
		return given && {
			...given,
			text: leg + given.text
		};
	}, patience);
}
function lastOf(existing) {
	return existing && lastIn(existing.text, existing.shows === "result" ? "result" : "notice", existing);
}
function legOf(matrix) {
	let values = Object.entries(matrix).map(([name, value]) => `${name} ${inlineCode(typeof value == "string" ? value : JSON.stringify(value))}`);
	return values.length === 0 ? "" : `${values.join(", ")}\n\n`;
}
function now() {
	return new Date().toISOString().replace(/\.\d+/, "");
}
export { now as a, threadOf as c, loginOf as d, allPages as f, commentOnResult as i, ledgerIn as l, honoured as m, commentOnFailure as n, placeOf as o, isObject as p, commentOnProgress as r, runAddress as s, commentOnCancel as t, readComment as u };
