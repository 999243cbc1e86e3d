import { setOutput } from "./libraries-of-workflow.js";
import { commentId } from "./kinds.js";
import { applicableAcceptances, ledgerOf } from "./acceptances.js";
import { acceptedRegressions, comparisonsWithChange, isWorthComment, regressions } from "./verdict.js";
import { applyAcceptances, nextUpdate, roundLabel } from "./progress.js";
import { commentLimit, fittingReport, markdownText } from "./markdown.js";
import { codeSpan, inlineCode, printableName, shortSha } from "./basics.js";
import { parseCommand } from "./parse-command.js";
import { CouldNotPublish, allPages, askGitHub, clientOf, deadlineOf, isObject, mayWrite, nullIfNotFound } from "./api.js";
import { commentPlace, isSameRun, loginOf, readComment, wasEdited, writeComment } from "./comment.js";
import { readEvent } from "./event.js";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isDeepStrictEqual } from "node:util";

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
	}).catch(nullIfNotFound);
}
const longest$2 = 2e4;
async function labelImproved({ comparisons, verdict, calibration }, label, thread, signal, console) {
	if (label === "" || calibration !== null) return;
	const isImproved = verdict !== "fail" && comparisonsWithChange(comparisons, "improved").length > 0 && comparisonsWithChange(comparisons, "regressed").length === 0;
	const question = {
		failing: `The label "${label}" could not be ${isImproved ? "set" : "checked"}`,
		permission: "pull-requests: write"
	};
	const deadline = deadlineOf(longest$2, signal);
	try {
		await askGitHub(thread, question, deadline, async (rest, target) => {
			const place = {
				...target,
				issue_number: thread.pull
			};
			const current = await labelling(rest, place, label);
			if (isImproved) return current ?? setLabel(rest, place, label);
			if (current === null) return;
			const login = await loginOf(clientOf(thread, deadline.signal), thread);
			if (current.by === login) await removeLabel(rest, place, label);
		});
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
}

// src/effects/github/acceptances.ts
const longest$1 = 15e3;
async function acceptOnPull(result, label, { thread, mark, signal, console }) {
	const nothing = {
		result,
		granted: []
	};
	const regressed = [...regressions(result.comparisons), ...acceptedRegressions(result.comparisons)];
	if (regressions(result.comparisons).length === 0 || thread.token === "") return nothing;
	const deadline = deadlineOf(longest$1, signal);
	try {
		const { accepted, refused } = await readAcceptances(thread, label ?? "", deadline);
		for (const refusedAcceptance of refused.slice(-5)) console.warn(refusal(refusedAcceptance));
		if (accepted.length === 0) return nothing;
		const comment = await readComment(thread, mark.commentId, deadline);
		const ledger = comment === null ? null : ledgerIn(comment.text);
		const counted = ledger === null && comment !== null && comment.shows !== "result" ? accepted.filter(({ what }) => what !== null) : accepted;
		const granted = applicableAcceptances(regressed, counted, ledger, mark.head);
		const judged = applyAcceptances(result, granted);
		if (regressions(judged.comparisons).length > 0) for (const line of accepted.flatMap((acceptance) => unused(acceptance, granted)).slice(-5)) console.warn(line);
		return {
			result: judged,
			granted
		};
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(`${error.message} Nothing is accepted; run the job again.`);
		return nothing;
	}
}
function refusal({ by, what, why }) {
	return `${printableName(by, 60)} wrote "${printableName(what, 100)}", which does not count: ${why}`;
}
function unused({ by, what, url }, granted) {
	if (granted.some((acceptedOnPull) => acceptedOnPull.url === url)) return [];
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
		const { accepted, refused } = await byComments(client, thread, place);
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
async function byComments(client, { at }, place) {
	const { owner, repo } = place;
	const { rest } = client;
	const may = /* @__PURE__ */ new Map();
	const accepted = [];
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
async function commentOnResult({ result, granted }, place) {
	const text = fittingReport(result, commentLimit - reserve, markdownText, place.site);
	const isWorth = isWorthComment(place.mode, result);
	await publish(place, (existing) => existing === null && !isWorth ? null : {
		text: `${text}\n${ledgerLine(ledgerFor({
			result,
			granted
		}, existing, place))}`,
		shows: "result",
		at: currentTime()
	});
}
function ledgerFor({ result: { comparisons }, granted }, existing, { mark }) {
	const regressed = [...regressions(comparisons), ...acceptedRegressions(comparisons)];
	const before = ledgerIn(existing?.text ?? "");
	const rest = (before?.accepted ?? []).filter((acceptedOnPull) => !granted.some(({ match }) => isDeepStrictEqual(match, acceptedOnPull.match)));
	return ledgerOf(regressed, [...granted, ...rest], mark.head, currentTime(), before);
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
	let url = "";
	try {
		const written = await write(place, contentFor, deadlineOf(longest, signal, longestLast));
		if (written.isLeft) console.info("the comment is about a newer commit, and was left as it is");
		url = written.url;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
	setOutput("comment-url", url);
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
				place: `${progress.isAgain ? "measuring suspects again, " : ""}${roundLabel(progress)}`,
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
		githubToken: input("github-token"),
		acceptLabel: null
	};
	const place = commentPlace(commenting, pull, env, {
		signal: new AbortController().signal,
		console
	});
	if (place) await commentOnCancel(place);
}

export { acceptOnPull, commentOnCancel, commentOnFailure, commentOnProgress, commentOnResult, currentTime, labelImproved, markCancelled, startProgress };