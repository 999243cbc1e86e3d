import { MisconfiguredError, escapeControlCharacters, findNearestName, listFirstNames, shortSha } from "./basics.js";
import { decodeGitText, findTopFolderOfCheckout, splitAtNul } from "./git.js";
import { localCommitOf, parentsOfCommit, shallowCloneHint } from "./commits.js";
import { commitWorkingTree, openOriginRemote } from "./own-commits.js";

// src/effects/git/revisions/revisions.ts
const sinceLastReleaseValue = "last-release";
const workingTreeValue = "worktree";
async function resolveBaseAndHead(git, remote, inputs, console) {
	const head = await resolveHead(git, remote, inputs, console);
	const base = inputs.base === null ? await defaultBase(git, remote, head, inputs, console) : await resolveNamed(git, remote, "base", inputs.base);
	if (base.sha === head.sha && (inputs.base === null || inputs.head === "worktree")) throw sameCommitError(head, base, inputs);
	if (inputs.base !== null && base.sha !== head.sha && await isOrContains(git, base.sha, head.sha)) console.warn(`Base ${shortSha(base.sha)} (${base.from}) is newer than head ${shortSha(head.sha)} (${head.from}), whose commit it contains: what became slower after head counts as an improvement here. If that is not what you want, swap "base" and "head".`);
	return {
		base,
		head
	};
}
async function resolveHead(git, remote, inputs, console) {
	if (inputs.head !== null && inputs.head !== "worktree") return resolveNamed(git, remote, "head", inputs.head);
	const sha = await checkedOut(git);
	if (inputs.head === "worktree") return commitWorkingTree(git, sha, console, inputs.leftOut);
	const from = "what is checked out";
	const { pull } = inputs.event;
	if (pull === null || await isOrContains(git, sha, pull.headSha)) return {
		sha,
		from
	};
	return {
		sha,
		from: `${from}, although the event names ${shortSha(pull.headSha)}`
	};
}
async function isOrContains(git, sha, other) {
	if (sha === other || (await parentsOfCommit(git, sha)).includes(other)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		other,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await localCommitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new MisconfiguredError(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function defaultBase(git, remote, head, inputs, console) {
	const { name, pull, before, isForced, defaultBranch } = inputs.event;
	const isWorktree = inputs.head === workingTreeValue;
	const headCommit = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, headCommit, pull);
	if (isWorktree) return {
		...headCommit,
		from: "the commit that is checked out"
	};
	if (inputs.since !== null && name !== "merge_group") return sinceReference(git, remote, head, inputs.since, console);
	const sha = before === null || isForced ? null : await findOrFetch(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	if (before !== null && !isForced) await refuseSilentOrigin(remote, before, name);
	return baseWithoutEvent(remote, headCommit, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : isForced ? `this ${name} was forced and has replaced the commit before it, ${before}` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`, console);
}
async function refuseSilentOrigin(remote, before, event) {
	if (await remote.whySilent() !== null) throw new MisconfiguredError(`base: the commit before this ${event}, ${before}, is not ${await describePlacesAsked(remote)}. Set the input "base" to a commit of this clone, or make actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function describePlacesAsked(remote) {
	const reason = await remote.whySilent();
	return reason === null ? "here or on origin" : `here, and origin could not be asked (${reason}): check its address, the network and the token`;
}
async function lastTagBefore(remote, { sha }, console) {
	const tag = await remote.lastTag(sha);
	const reason = tag && await remote.whySilent();
	if (reason) console.warn(`${tag.name} is the last tag of this clone, and origin, which may have a later one, could not be asked (${reason}). Check its address, the network and the token, or name the commit to compare with.`);
	return tag;
}
async function sinceReference(git, remote, head, since, console) {
	if (since === "last-release") {
		const tag = await lastTagBefore(remote, head, console);
		if (tag !== null) return {
			sha: tag.sha,
			from: `since: ${tag.name}`
		};
		throw new MisconfiguredError(`since: "${sinceLastReleaseValue}" finds no tag before ${shortSha(head.sha)}, ${await describePlacesAsked(remote)}. Name a commit, or make a first tag.`);
	}
	const resolved = await resolveOrFetchRevision(git, remote, since);
	if (resolved !== null) return {
		sha: resolved.sha,
		from: `since: ${since}`
	};
	throw new MisconfiguredError(`since: no commit "${since}" ${await describePlacesAsked(remote)}. Give a tag, a commit, or "${sinceLastReleaseValue}"; in a shallow clone, make actions/checkout fetch more ("fetch-depth: 0").`);
}
async function baseWithoutEvent(remote, head, branch, why, console) {
	const fork = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (fork !== null && fork !== head.sha) return {
		sha: fork,
		from: `merge base with ${branch}, as ${why}`
	};
	const tag = fork === null ? null : await lastTagBefore(remote, head, console);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	const attempts = branch === null ? "" : fork === null ? `, and no common commit of head and the default branch "${branch}" was found ${await describePlacesAsked(remote)}` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new MisconfiguredError(`base: ${why}${attempts}. Set the input "base" to a branch, tag or commit; in a shallow clone, make actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOfCommit(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await findOrFetch(git, remote, first);
		if (sha === null) throw new MisconfiguredError(await unknownRevisionMessage(git, remote, {
			revision: first,
			flag: "base"
		}));
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new MisconfiguredError(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found ${await describePlacesAsked(remote)}. Make actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function findOrFetch(git, remote, sha) {
	return await localCommitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function resolveOrFetchRevision(git, remote, revision) {
	return await resolveLocally(git, revision) ?? await resolveLocally(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
}
async function resolveNamed(git, remote, side, revision) {
	const resolved = await resolveOrFetchRevision(git, remote, revision);
	if (resolved === null) throw new MisconfiguredError(await unknownRevisionMessage(git, remote, {
		revision,
		flag: side
	}));
	const tagNote = resolved.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: resolved.sha,
		from: `${side}: ${revision}${tagNote}`
	};
}
async function resolveLocally(git, revision) {
	const sha = await localCommitOf(git, revision);
	if (sha === null) return null;
	const branches = await localCommitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => localCommitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function sameCommitError(head, base, inputs) {
	const summary = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (inputs.head === "worktree") return new MisconfiguredError(`${summary} Change a file, or set the input "base" to an earlier commit.`);
	if (inputs.since !== null) return new MisconfiguredError(`${summary} There are no commits after the reference ("since") yet.`);
	return new MisconfiguredError(`${summary} For a pull request, leave out the input "ref" of actions/checkout, or set the inputs "base" and "head".`);
}
async function refuseMissingCheckout(git) {
	if (await findTopFolderOfCheckout(git) === null) throw new MisconfiguredError(`${git.folder} is not in a git repository that has a working tree. Go to the checkout that is to be measured.`);
	if (await localCommitOf(git, "HEAD") === null) throw new MisconfiguredError("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
}
async function chooseDefaultRevisions(git, named) {
	const head = named.head ?? (await isWorkingTreeDirty(git) ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.sinceFork ? await forkOf(git, named.base, head) : named.base,
		head,
		note: null
	};
	const branch = await defaultBranch(git);
	const tip = await commitHereOrOnOrigin(git, head === "worktree" ? "HEAD" : head);
	const fork = branch && tip && await git.ask([
		"merge-base",
		tip,
		branch
	]);
	const hasCommits = branch !== null && tip !== null && !!fork && fork !== tip;
	if (head === "worktree") return {
		base: "HEAD",
		head,
		note: hasCommits ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${fork.slice(0, 9)}` : null
	};
	if (hasCommits) return {
		base: fork,
		head,
		note: [await forkNote(git, branch, fork, tip), ...head === "HEAD" ? await untrackedNotes(git) : []].join("\n")
	};
	const why = !branch ? `${head} has no default branch to compare with` : fork ? `${head} has no commits beyond ${branch}` : `${head} and ${branch} have no common history`;
	throw new MisconfiguredError(`Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1", or "git add" new files.${fork ? "" : await shallowCloneHint(git)}`);
}
async function untrackedNotes(git) {
	const paths = splitAtNul(await git.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const names = listFirstNames(paths.map((path) => escapeControlCharacters(decodeGitText(path))), 1);
	return paths.length === 0 ? [] : [`not tracked and not measured: ${names}; with "git add" they count as uncommitted work`];
}
async function isWorkingTreeDirty(git) {
	return await git.find([
		"diff",
		"--quiet",
		"--no-ext-diff",
		"--no-relative",
		"--ignore-submodules=dirty",
		"HEAD",
		"--"
	]) === null;
}
async function forkNote(git, branch, fork, tip) {
	const count = await git.run([
		"rev-list",
		"--count",
		`${fork}..${tip}`
	]);
	const text = `base: the last commit that head and ${branch} share; head has ${count} more ${count === "1" ? "commit" : "commits"}`;
	if (!branch.startsWith("origin/")) return text;
	const logArgs = [
		"log",
		"-1",
		"--no-show-signature",
		"--format=%cs",
		`refs/remotes/${branch}`,
		"--"
	];
	return `${text}; the newest commit of ${branch} here is from ${await git.run(logArgs)} ("git fetch origin" updates the branch)`;
}
async function forkOf(git, base, head) {
	const [baseCommit, headCommit] = [await commitHereOrOnOrigin(git, base), await commitHereOrOnOrigin(git, head === "worktree" ? "HEAD" : head)];
	const fork = baseCommit && headCommit && await git.ask([
		"merge-base",
		baseCommit,
		headCommit
	]);
	if (fork) return fork;
	throw new MisconfiguredError(`${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".${await shallowCloneHint(git)}`);
}
async function commitHereOrOnOrigin(git, revision) {
	const sha = await localCommitOf(git, revision);
	if (sha !== null) return sha;
	return (await resolveOrFetchRevision(git, await openOriginRemote(git, "", ""), revision))?.sha ?? null;
}
async function defaultBranch(git) {
	const originDefault = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (const name of [
		decodeGitText(originDefault ?? ""),
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (name !== "" && await localCommitOf(git, name) !== null) return name;
	return null;
}
async function resolveRevisionsToCommits(git, revisions, commands) {
	const remote = await openOriginRemote(git, "", "");
	const commits = [];
	for (const [n, givenRevision] of revisions.entries()) {
		const { revision, flag } = givenRevision;
		const resolved = await resolveOrFetchRevision(git, remote, revision);
		const command = n === 0 && flag === null ? findNearestName(revision, commands) : null;
		if (resolved === null) throw new MisconfiguredError(await unknownRevisionMessage(git, remote, givenRevision, command));
		commits.push(resolved.sha);
	}
	return commits;
}
async function unknownRevisionMessage(git, remote, { revision, flag }, command = null) {
	const flagNote = flag === null ? "" : `${flag}: `;
	const object = await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{}`
	]);
	const kind = object && await git.ask([
		"cat-file",
		"-t",
		object
	]);
	if (kind) return `${flagNote}"${revision}" is a ${kind}, and only commits can be measured. Give a branch, a commit, or a tag of one.`;
	const headOnlyNote = revision === "worktree" ? " The working tree can only be head." : "";
	const summary = `${flagNote}"${revision}" is no branch, tag or commit ${await describePlacesAsked(remote)}.${headOnlyNote}`;
	if (command !== null) return `${summary} Did you mean the command "benchgate ${command}"?`;
	const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
	const shallowNote = await shallowCloneHint(git);
	if (steps !== "" && await localCommitOf(git, name) !== null) return `${summary} There is "${name}", but the history does not go as far back as "${steps}".${shallowNote}`;
	const nearestName = findNearestName(name, await namesIn(git));
	return `${summary} ${nearestName === null ? `"git branch --all" and "git tag" list what there is${flag === null ? ", and \"benchgate --help\" lists the commands" : ""}.` : `Did you mean "${nearestName}${steps}"?`}${shallowNote}`;
}
async function namesIn(git) {
	const refs = await git.run([
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads",
		"refs/tags",
		"refs/remotes"
	]);
	const shortNames = decodeGitText(refs).split("\n").map((ref) => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ""));
	return [.../* @__PURE__ */ new Set(["HEAD", ...shortNames])].filter((name) => name !== "");
}

export { chooseDefaultRevisions, isWorkingTreeDirty, refuseMissingCheckout, resolveBaseAndHead, resolveRevisionsToCommits, sinceLastReleaseValue, workingTreeValue };