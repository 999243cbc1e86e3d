import { MisconfiguredError, createAuthorizationEnv, decodeGitPath, escapeControlCharacters, findNearestName, pathInGitFolder, readFileOrNull, refuseDistrustedRepository, shortSha, splitAtNul } from "./basics.js";
import { localCommitOf, parentsOfCommit } from "./commits.js";
import { commitWorkingTree } from "./own-commits.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";

// src/effects/git/revisions/remote.ts
const deepenings = [
	1,
	50,
	500,
	2147483647
];
const stallLimits = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function openOriginRemote(git, token, server, signal) {
	const url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]);
	const env = {
		...createAuthorizationEnv(decodeGitPath(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => localCommitOf(git, revision);
	let isSilent = false;
	async function askRemote(args, input) {
		return url === null ? null : git.ask([...stallLimits, ...args], {
			env,
			signal,
			...input && { input }
		});
	}
	async function fetch(args, input) {
		const options = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		];
		return fetchKeepingHistory(git, async () => await askRemote([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function refsOnOrigin(refs) {
		const listed = await askRemote([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]);
		isSilent ||= listed === null && url !== null;
		const lines = decodeGitPath(listed ?? "").split("\n").map((line) => line.split("	"));
		return new Map(lines.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function fetchVia(source, sha) {
		const local = await commit(sha);
		if (local !== null) return local;
		await fetch([
			...await isShallowClone(git) ? ["--depth=1"] : [],
			"origin",
			source
		]);
		return commit(sha);
	}
	async function fetchFirstRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			const onOrigin = await refsOnOrigin(refs);
			const ref = refs.find((one) => onOrigin.has(one));
			if (ref === void 0) return null;
			const sha = await fetchVia(ref, onOrigin.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepenUntil(sources, find, steps = deepenings) {
		let answer = await find();
		for (const step of steps) {
			if (answer !== null || !await isShallowClone(git)) break;
			for (const source of sources) await fetch([
				`--deepen=${step}`,
				"origin",
				source
			]);
			answer = await find();
		}
		return answer;
	}
	async function fetchCommit(sha) {
		return await fetchVia(sha, sha) ?? await deepenUntil([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
	}
	async function fetchName(name) {
		const branch = name.replace(/^(refs\/remotes\/)?origin\//, "");
		const local = await commit(name);
		if (local !== null) return {
			sha: local,
			source: name === "HEAD" ? "HEAD" : `refs/heads/${branch}`,
			hidesBranch: false
		};
		if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
			const sha = await fetchCommit(name);
			return sha === null ? null : {
				sha,
				source: sha,
				hidesBranch: false
			};
		}
		const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`];
		const fetched = await fetchFirstRef([...[
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head
		], `refs/heads/${branch}`]);
		if (fetched === null) return null;
		const hidesBranch = fetched.ref === tag && (await refsOnOrigin([head])).size > 0;
		return {
			sha: fetched.sha,
			source: fetched.ref,
			hidesBranch
		};
	}
	async function tags() {
		const local = await git.run([
			"for-each-ref",
			"--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)",
			"refs/tags"
		]);
		const onOrigin = await askRemote([
			"ls-remote",
			"--quiet",
			"--tags",
			"origin"
		]) ?? "";
		const lines = decodeGitPath(`${local}\n${onOrigin}`).split("\n");
		return new Map(lines.flatMap((line) => {
			const [, sha = "", name = ""] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
			return sha === "" ? [] : [[sha, name]];
		}));
	}
	return {
		get isSilent() {
			return isSilent;
		},
		fetchCommit,
		async lastTag(head) {
			const tagNames = await tags();
			const findTagged = async () => {
				return (await git.ask([
					"rev-list",
					"--topo-order",
					"--max-count=100000",
					`${head}^@`
				]) ?? "").split("\n").find((sha) => tagNames.has(sha)) ?? null;
			};
			const sha = tagNames.size === 0 ? null : await deepenUntil([head], findTagged);
			return sha === null ? null : {
				sha,
				name: tagNames.get(sha) ?? ""
			};
		},
		async fetchRevision(revision) {
			const [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [];
			const fetched = name === "" ? null : await fetchName(name);
			if (fetched === null || steps === "") return fetched;
			const sha = await deepenUntil([.../* @__PURE__ */ new Set([fetched.source, fetched.sha])], () => commit(`${fetched.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: fetched.hidesBranch
			};
		},
		async complete(commits) {
			for (let attempt = 0; attempt < 3; attempt++) {
				const missing = (await git.run([
					"rev-list",
					"--objects",
					"--no-walk",
					"--missing=print",
					...commits
				])).match(/^\?[0-9a-f]+$/gm)?.map((entry) => entry.slice(1)) ?? [];
				if (missing.length === 0) return;
				if (!await fetch(["--stdin", "origin"], Buffer.from(missing.map((id) => `${id}\n`).join("")))) break;
			}
			throw new MisconfiguredError("This is a partial clone, and the files of base and head could not be fetched from origin. Make a clone without \"filter\", or one whose origin answers.");
		},
		async completeLargeFiles(commits) {
			return await askRemote([
				"lfs",
				"fetch",
				"origin",
				...commits
			]) !== null;
		},
		async mergeBase(head, branch) {
			const knownTip = () => commit(`refs/remotes/origin/${branch}`);
			const tip = (await isShallowClone(git) ? null : await knownTip()) ?? (await fetchFirstRef([`refs/heads/${branch}`]))?.sha ?? await knownTip() ?? await commit(`refs/heads/${branch}`);
			if (tip === null) return null;
			return deepenUntil([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
async function isShallowClone(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function fetchKeepingHistory(git, fetching) {
	const path = await pathInGitFolder(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const truncated = added.length === 0 ? /* @__PURE__ */ new Set() : await truncatedCommits(git, before, added);
	if (truncated.size > 0) await replaceShallow(path, now.filter((sha) => !truncated.has(sha)));
	return result;
}
async function truncatedCommits(git, before, added) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		const file = join(folder, "shallow");
		await writeFile(file, textOf(before));
		const truncated = /* @__PURE__ */ new Set();
		for (const sha of added) {
			const parents = await parentsOfCommit(git, sha);
			const walk = [
				"rev-list",
				"--quiet",
				...parents,
				"--not",
				"--all",
				"--"
			];
			if (parents.length > 0 && await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } }) !== null) truncated.add(sha);
		}
		return truncated;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function replaceShallow(path, lines) {
	const lock = `${path}.lock`;
	try {
		await writeFile(lock, textOf(lines), { flag: "wx" });
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (lines.length > 0) return rename(lock, path);
	await rm(path, { force: true });
	await rm(lock, { force: true });
}
async function linesOf(path) {
	return ((await readFileOrNull(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf(lines) {
	return lines.map((line) => `${line}\n`).join("");
}

// src/effects/git/revisions/revisions.ts
const lastReleaseValue = "last-release";
const workingTreeValue = "worktree";
async function resolveBaseAndHead(git, remote, inputs, console) {
	const head = await resolveHead(git, remote, inputs, console);
	const base = inputs.base === null ? await defaultBase(git, remote, head, inputs) : await resolveNamed(git, remote, "base", inputs.base);
	if (base.sha === head.sha && (inputs.base === null || inputs.head === "worktree")) throw sameCommitError(head, base, inputs);
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
	return {
		sha,
		from: pull && !await isOrContains(git, sha, pull.headSha) ? `${from}, ${otherCommitNote(pull)}` : from
	};
}
function otherCommitNote({ headSha }) {
	return `although the event names ${shortSha(headSha)}`;
}
async function isOrContains(git, sha, inputs) {
	if (sha === inputs || (await parentsOfCommit(git, sha)).includes(inputs)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		inputs,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await localCommitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new MisconfiguredError(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function defaultBase(git, remote, head, inputs) {
	const { name, pull, before, defaultBranch } = inputs.event;
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
	if (inputs.since !== null && name !== "merge_group") return sinceReference(git, remote, head, inputs.since);
	const sha = before === null ? null : await findOrFetch(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	return baseWithoutEvent(remote, headCommit, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`);
}
async function sinceReference(git, remote, head, since) {
	if (since === "last-release") {
		const tag = await remote.lastTag(head.sha);
		if (tag !== null) return {
			sha: tag.sha,
			from: `since: ${tag.name}`
		};
		throw new MisconfiguredError(`since: "${lastReleaseValue}" finds no tag before ${shortSha(head.sha)}, here or on origin. Name a commit, or make a first tag.`);
	}
	const resolved = await resolveRevision(git, remote, since);
	if (resolved !== null) return {
		sha: resolved.sha,
		from: `since: ${since}`
	};
	throw new MisconfiguredError(`since: no commit "${since}" here or on origin. Accepted are a tag, a commit, or "${lastReleaseValue}"; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`);
}
async function baseWithoutEvent(remote, head, branch, why) {
	const fork = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (fork !== null && fork !== head.sha) return {
		sha: fork,
		from: `merge base with ${branch}, as ${why}`
	};
	const tag = fork === null ? null : await remote.lastTag(head.sha);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	const attempts = branch === null ? "" : fork === null ? `, head has no common commit with the default branch "${branch}"` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new MisconfiguredError(`base: ${why}${attempts}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOfCommit(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await findOrFetch(git, remote, first);
		if (sha === null) throw unknownRevisionError("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new MisconfiguredError(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function findOrFetch(git, remote, sha) {
	return await localCommitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function resolveRevision(git, remote, revision) {
	return await resolveLocally(git, revision) ?? await resolveLocally(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
}
async function resolveNamed(git, remote, side, revision) {
	const resolved = await resolveRevision(git, remote, revision);
	if (resolved === null) throw unknownRevisionError(side, revision);
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
function unknownRevisionError(side, revision) {
	return new MisconfiguredError(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === "worktree" ? " The working tree can only be head." : ""}`);
}
function sameCommitError(head, base, inputs) {
	const summary = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (inputs.head === "worktree") return new MisconfiguredError(`${summary} Change a file, or set the input "base" to an earlier commit.`);
	if (inputs.since !== null) return new MisconfiguredError(`${summary} There is no history after it yet.`);
	return new MisconfiguredError(`${summary} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
async function refuseMissingCheckout(git) {
	await refuseDistrustedRepository(git);
	if (await git.ask(["rev-parse", "--is-inside-work-tree"]) !== "true") throw new MisconfiguredError(`${git.folder} is not in a git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
	if (await localCommitOf(git, "HEAD") === null) throw new MisconfiguredError("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
}
async function chooseDefaultRevisions(git, resolveNamed) {
	const head = resolveNamed.head ?? (await isWorkingTreeDirty(git) ? "worktree" : "HEAD");
	if (resolveNamed.base !== void 0) return {
		base: resolveNamed.sinceFork ? await forkOf(git, resolveNamed.base, head) : resolveNamed.base,
		head,
		note: null
	};
	const branch = await defaultBranch(git);
	const tip = await localCommitOf(git, head === "worktree" ? "HEAD" : head);
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
	const why = branch ? `${head} has no commits beyond ${branch}` : `${head} has no default branch to compare with`;
	throw new MisconfiguredError(`Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1", or "git add" new files.`);
}
async function untrackedNotes(git) {
	const paths = splitAtNul(await git.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const [first] = paths;
	if (first === void 0) return [];
	const more = paths.length === 1 ? "" : ` and ${paths.length - 1} more`;
	const [are, them] = paths.length === 1 ? ["is", "it"] : ["are", "them"];
	return [`${escapeControlCharacters(decodeGitPath(first))}${more} ${are} not tracked and not measured; "git add" ${them} to compare uncommitted work`];
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
	const text = `base: where head left ${branch}, ${count} ${count === "1" ? "commit" : "commits"} before`;
	if (!branch.startsWith("origin/")) return text;
	const logArgs = [
		"log",
		"-1",
		"--no-show-signature",
		"--format=%cs",
		`refs/remotes/${branch}`,
		"--"
	];
	return `${text}; ${branch} is of ${await git.run(logArgs)} here ("git fetch origin" updates it)`;
}
async function forkOf(git, base, head) {
	const [baseCommit, headCommit] = [await localCommitOf(git, base), await localCommitOf(git, head === "worktree" ? "HEAD" : head)];
	const fork = baseCommit && headCommit && await git.ask([
		"merge-base",
		baseCommit,
		headCommit
	]);
	if (fork) return fork;
	throw new MisconfiguredError(`${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".`);
}
async function defaultBranch(git) {
	const originDefault = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (const name of [
		decodeGitPath(originDefault ?? ""),
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (name !== "" && await localCommitOf(git, name) !== null) return name;
	return null;
}
async function refuseUnknownRevisions(git, revisions, commands) {
	const remote = await openOriginRemote(git, "", "");
	for (const [n, givenRevision] of revisions.entries()) {
		const { revision, flag } = givenRevision;
		if (revision === "worktree" && flag !== "--base") continue;
		if (await resolveRevision(git, remote, revision) !== null) continue;
		const command = n === 0 && flag === null ? findNearestName(revision, commands) : null;
		throw new MisconfiguredError(await unknownRevisionMessage(git, remote, givenRevision, command));
	}
}
async function unknownRevisionMessage(git, remote, { revision, flag }, command) {
	const hasOrigin = await git.ask([
		"remote",
		"get-url",
		"origin"
	]) !== null;
	const where = remote.isSilent ? "here, and origin could not be asked (\"git ls-remote origin\" says why)" : hasOrigin ? "here or on origin" : "here";
	const headOnlyNote = revision === "worktree" ? " The working tree can only be head." : "";
	const summary = `${flag === null ? "" : `${flag}: `}"${revision}" is no branch, tag or commit ${where}.${headOnlyNote}`;
	if (command !== null) return `${summary} Did you mean the command "benchgate ${command}"?`;
	const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
	const shallowNote = await isShallowClone(git) ? " This clone has only part of the history: \"git fetch --unshallow\" brings the rest." : "";
	if (steps !== "" && await localCommitOf(git, name) !== null) return `${summary} There is "${name}", but the history does not go as far back as "${steps}".${shallowNote}`;
	const nearestName = findNearestName(name, await namesIn(git));
	return `${summary} ${nearestName === null ? "\"git branch --all\" and \"git tag\" list what there is, and \"benchgate --help\" lists the commands." : `Did you mean "${nearestName}${steps}"?`}${shallowNote}`;
}
async function namesIn(git) {
	const refs = await git.run([
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads",
		"refs/tags",
		"refs/remotes"
	]);
	const shortNames = decodeGitPath(refs).split("\n").map((ref) => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ""));
	return [.../* @__PURE__ */ new Set(["HEAD", ...shortNames])].filter((name) => name !== "");
}

export { chooseDefaultRevisions, isShallowClone, isWorkingTreeDirty, lastReleaseValue, openOriginRemote, refuseMissingCheckout, refuseUnknownRevisions, resolveBaseAndHead, workingTreeValue };