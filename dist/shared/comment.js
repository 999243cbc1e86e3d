import { noSite } from "./basics.js";
import { CouldNotPublish, UnexpectedResponse, allPages, clientOf, failureCause, isObject, isTransient, ownerAndRepo, repositoryIn, retry } from "./api.js";
import { createHash } from "node:crypto";

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
async function loginOf(client, { at }) {
	try {
		const { data } = await client.request({
			method: "POST",
			url: at.graphql,
			query: "{ viewer { login } }"
		});
		if (!isObject(data)) throw new UnexpectedResponse("the owner of the token", data);
		return data.data?.viewer?.login ?? ofJob;
	} catch (error) {
		if (isTransient(error)) throw error;
		return ofJob;
	}
}
const ofJob = "github-actions[bot]";
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
function commentPlace({ comment, commentId: { commentId, matrix }, githubToken, acceptLabel }, pull, env, { signal, console }) {
	const thread = threadOf(githubToken, pull, env);
	if (comment === "never" || pull === null || thread === null) return null;
	const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
	const site = siteOf({
		githubToken,
		acceptLabel
	}, pull, env);
	return {
		thread,
		mark: {
			commentId,
			run: id ? [Number(id), Number(attempt || 1)] : null,
			head: pull.headSha
		},
		mode: comment,
		matrix,
		run: site.run,
		site,
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
function siteOf({ githubToken, acceptLabel }, pull, env) {
	const { at, repository } = repositoryIn(env, githubToken);
	if (repository === "") return noSite;
	const { GITHUB_RUN_ID: id } = env;
	const run = id ? runAddress(at, repository, id) : null;
	return {
		repository: `${at.server}/${repository}`,
		run,
		report: run,
		accepting: pull === null ? null : { label: acceptLabel }
	};
}
function runAddress({ server }, repository, id) {
	return `${server}/${repository}/actions/runs/${id}`;
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

export { commentPlace, isSameRun, loginOf, readComment, runAddress, siteOf, threadOf, wasEdited, writeComment };