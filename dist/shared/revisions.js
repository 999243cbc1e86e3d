import { Misconfigured, contentOf, credentials, decodePath, gitPath, nearest, refuseDistrusted, shortSha } from "./basics.js";
import { commitOf, parentsOf } from "./commits.js";
import { snapshot } from "./own-commits.js";
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
const patience = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function origin(git, token, server, signal) {
	const url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]);
	const env = {
		...credentials(decodePath(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => commitOf(git, revision);
	let isSilent = false;
	async function ask(args, input) {
		return url === null ? null : git.ask([...patience, ...args], {
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
		return keepingHistory(git, async () => await ask([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function advertised(refs) {
		const listed = await ask([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]);
		isSilent ||= listed === null && url !== null;
		const found = decodePath(listed ?? "").split("\n").map((line) => line.split("	"));
		return new Map(found.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function bring(source, sha) {
		const here = await commit(sha);
		if (here !== null) return here;
		await fetch([
			...await isShallow(git) ? ["--depth=1"] : [],
			"origin",
			source
		]);
		return commit(sha);
	}
	async function bringRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			const there = await advertised(refs);
			const ref = refs.find((one) => there.has(one));
			if (ref === void 0) return null;
			const sha = await bring(ref, there.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		for (const by of steps) {
			if (answer !== null || !await isShallow(git)) break;
			for (const source of sources) await fetch([
				`--deepen=${by}`,
				"origin",
				source
			]);
			answer = await found();
		}
		return answer;
	}
	async function fetchCommit(sha) {
		return await bring(sha, sha) ?? await deepening([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
	}
	async function fetchName(name) {
		const branch = name.replace(/^(refs\/remotes\/)?origin\//, "");
		const own = await commit(name);
		if (own !== null) return {
			sha: own,
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
		const found = await bringRef([...[
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head
		], `refs/heads/${branch}`]);
		if (found === null) return null;
		const hidesBranch = found.ref === tag && (await advertised([head])).size > 0;
		return {
			sha: found.sha,
			source: found.ref,
			hidesBranch
		};
	}
	async function tags() {
		const here = await git.run([
			"for-each-ref",
			"--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)",
			"refs/tags"
		]);
		const there = await ask([
			"ls-remote",
			"--quiet",
			"--tags",
			"origin"
		]) ?? "";
		const lines = decodePath(`${here}\n${there}`).split("\n");
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
			const named = await tags();
			const found = async () => {
				return (await git.ask([
					"rev-list",
					"--topo-order",
					"--max-count=100000",
					`${head}^@`
				]) ?? "").split("\n").find((sha) => named.has(sha)) ?? null;
			};
			const sha = named.size === 0 ? null : await deepening([head], found);
			return sha === null ? null : {
				sha,
				name: named.get(sha) ?? ""
			};
		},
		async fetchRevision(revision) {
			const [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [];
			const found = name === "" ? null : await fetchName(name);
			if (found === null || steps === "") return found;
			const sha = await deepening([.../* @__PURE__ */ new Set([found.source, found.sha])], () => commit(`${found.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: found.hidesBranch
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
			throw new Misconfigured("This is a partial clone, and the files of base and head could not be fetched from origin. Make a clone without \"filter\", or one whose origin answers.");
		},
		async completeLargeFiles(commits) {
			return await ask([
				"lfs",
				"fetch",
				"origin",
				...commits
			]) !== null;
		},
		async mergeBase(head, branch) {
			const known = () => commit(`refs/remotes/origin/${branch}`);
			const tip = (await isShallow(git) ? null : await known()) ?? (await bringRef([`refs/heads/${branch}`]))?.sha ?? await known() ?? await commit(`refs/heads/${branch}`);
			if (tip === null) return null;
			return deepening([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
async function isShallow(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(git, fetching) {
	const path = await gitPath(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const cut = added.length === 0 ? /* @__PURE__ */ new Set() : await cutOff(git, before, added);
	if (cut.size > 0) await replace(path, now.filter((sha) => !cut.has(sha)));
	return result;
}
async function cutOff(git, before, added) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		const file = join(folder, "shallow");
		await writeFile(file, textOf(before));
		const cut = /* @__PURE__ */ new Set();
		for (const sha of added) {
			const parents = await parentsOf(git, sha);
			const walk = [
				"rev-list",
				"--quiet",
				...parents,
				"--not",
				"--all",
				"--"
			];
			if (parents.length > 0 && await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } }) !== null) cut.add(sha);
		}
		return cut;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function replace(path, lines) {
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
	return ((await contentOf(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf(lines) {
	return lines.map((line) => `${line}\n`).join("");
}

// src/effects/git/revisions/revisions.ts
const lastRelease = "last-release";
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	const head = await headOf(git, remote, wanted, console);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named(git, remote, "base", wanted.base);
	if (base.sha === head.sha && (wanted.base === null || wanted.head === "worktree")) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== "worktree") return named(git, remote, "head", wanted.head);
	const sha = await checkedOut(git);
	if (wanted.head === "worktree") return snapshot(git, sha, console, wanted.leftOut);
	const from = "what is checked out";
	const { pull } = wanted.event;
	return {
		sha,
		from: pull && !await holds(git, sha, pull.headSha) ? `${from}, ${other(pull)}` : from
	};
}
function other({ headSha }) {
	return `though the event is of ${shortSha(headSha)}`;
}
async function holds(git, sha, wanted) {
	if (sha === wanted || (await parentsOf(git, sha)).includes(wanted)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		wanted,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await commitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new Misconfigured(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function usualBase(git, remote, head, wanted) {
	const { name, pull, before, defaultBranch } = wanted.event;
	const isWorktree = wanted.head === worktree;
	const on = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, on, pull);
	if (isWorktree) return {
		...on,
		from: "the commit that is checked out"
	};
	if (wanted.since !== null && name !== "merge_group") return reference(git, remote, head, wanted.since);
	const sha = before === null ? null : await available(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	return baseWithoutEvent(remote, on, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`);
}
async function reference(git, remote, head, since) {
	if (since === "last-release") {
		const tag = await remote.lastTag(head.sha);
		if (tag !== null) return {
			sha: tag.sha,
			from: `since: ${tag.name}`
		};
		throw new Misconfigured(`since: "${lastRelease}" finds no tag before ${shortSha(head.sha)}, here or on origin. Name a commit, or make a first tag.`);
	}
	const found = await commitNamed(git, remote, since);
	if (found !== null) return {
		sha: found.sha,
		from: `since: ${since}`
	};
	throw new Misconfigured(`since: no commit "${since}" here or on origin. Accepted are a tag, a commit, or "${lastRelease}"; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").`);
}
async function baseWithoutEvent(remote, head, branch, why) {
	const began = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (began !== null && began !== head.sha) return {
		sha: began,
		from: `merge base with ${branch}, as ${why}`
	};
	const tag = began === null ? null : await remote.lastTag(head.sha);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	const tried = branch === null ? "" : began === null ? `, nothing is common with the default branch "${branch}"` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new Misconfigured(`base: ${why}${tried}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await available(git, remote, first);
		if (sha === null) throw missing("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new Misconfigured(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function available(git, remote, sha) {
	return await commitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function commitNamed(git, remote, revision) {
	return await namedHere(git, revision) ?? await namedHere(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
}
async function named(git, remote, side, revision) {
	const found = await commitNamed(git, remote, revision);
	if (found === null) throw missing(side, revision);
	const taken = found.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: found.sha,
		from: `${side}: ${revision}${taken}`
	};
}
async function namedHere(git, revision) {
	const sha = await commitOf(git, revision);
	if (sha === null) return null;
	const branches = await commitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => commitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function missing(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === "worktree" ? " The tree as it stands can only be head." : ""}`);
}
function nothingToCompare(head, base, wanted) {
	const what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (wanted.head === "worktree") return new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`);
	if (wanted.since !== null) return new Misconfigured(`${what} There is no history after it yet.`);
	return new Misconfigured(`${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
async function refuseNoCheckout(git) {
	await refuseDistrusted(git);
	if (await git.ask(["rev-parse", "--is-inside-work-tree"]) !== "true") throw new Misconfigured(`${git.folder} is in no git repository, or in one without a working tree. Go to the checkout that is to be measured.`);
	if (await commitOf(git, "HEAD") === null) throw new Misconfigured("The repository has no commit yet, so there is nothing to compare. Make a first commit.");
}
async function usualSides(git, named) {
	const head = named.head ?? (await isDirty(git) ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.sinceFork ? await forkOf(git, named.base, head) : named.base,
		head,
		note: null
	};
	const branch = await defaultBranch(git);
	const tip = await commitOf(git, head === "worktree" ? "HEAD" : head);
	const began = branch && tip && await git.ask([
		"merge-base",
		tip,
		branch
	]);
	const hasCommits = branch !== null && tip !== null && !!began && began !== tip;
	if (head === "worktree") return {
		base: "HEAD",
		head,
		note: hasCommits ? `comparing uncommitted work with HEAD; for the whole branch: benchgate ${began.slice(0, 9)}` : null
	};
	if (hasCommits) return {
		base: began,
		head,
		note: await whereItLeft(git, branch, began, tip)
	};
	const why = branch ? `${head} has no commits beyond ${branch}` : `${head} has no default branch to compare with`;
	throw new Misconfigured(`Nothing to compare: no tracked file is changed, and ${why}. Name a revision, such as "benchgate HEAD~1".`);
}
async function isDirty(git) {
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
async function whereItLeft(git, branch, began, tip) {
	const count = await git.run([
		"rev-list",
		"--count",
		`${began}..${tip}`
	]);
	const left = `base: where head left ${branch}, ${count} ${count === "1" ? "commit" : "commits"} before`;
	if (!branch.startsWith("origin/")) return left;
	const newest = [
		"log",
		"-1",
		"--no-show-signature",
		"--format=%cs",
		`refs/remotes/${branch}`,
		"--"
	];
	return `${left}; its newest commit here is of ${await git.run(newest)} ("git fetch origin" renews it)`;
}
async function forkOf(git, base, head) {
	const [one, other] = [await commitOf(git, base), await commitOf(git, head === "worktree" ? "HEAD" : head)];
	const found = one && other && await git.ask([
		"merge-base",
		one,
		other
	]);
	if (found) return found;
	throw new Misconfigured(`${base}...${head}: the two have no common history. Give two revisions with a common commit, or "${base}..${head}".`);
}
async function defaultBranch(git) {
	const ofOrigin = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	for (const name of [
		decodePath(ofOrigin ?? ""),
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (name !== "" && await commitOf(git, name) !== null) return name;
	return null;
}
async function refuseUnknown(git, given, commands) {
	const remote = await origin(git, "", "");
	for (const [n, one] of given.entries()) {
		const { revision, flag } = one;
		if (revision === "worktree" && flag !== "--base") continue;
		if (await commitNamed(git, remote, revision) !== null) continue;
		const command = n === 0 && flag === null ? nearest(revision, commands) : null;
		throw new Misconfigured(await unknown(git, remote, one, command));
	}
}
async function unknown(git, remote, { revision, flag }, command) {
	const hasOrigin = await git.ask([
		"remote",
		"get-url",
		"origin"
	]) !== null;
	const where = remote.isSilent ? "here, and origin could not be asked (\"git ls-remote origin\" says why)" : hasOrigin ? "here or on origin" : "here";
	const only = revision === "worktree" ? " The tree as it stands can only be head." : "";
	const what = `${flag === null ? "" : `${flag}: `}"${revision}" is no branch, tag or commit ${where}.${only}`;
	if (command !== null) return `${what} Did you mean the command "benchgate ${command}"?`;
	const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
	const shallow = await isShallow(git) ? " This clone has only part of the history: \"git fetch --unshallow\" brings the rest." : "";
	if (steps !== "" && await commitOf(git, name) !== null) return `${what} There is "${name}", but the history does not go as far back as "${steps}".${shallow}`;
	const meant = nearest(name, await namesIn(git));
	return `${what} ${meant === null ? "\"git branch --all\" and \"git tag\" list what there is." : `Did you mean "${meant}${steps}"?`}${shallow}`;
}
async function namesIn(git) {
	const refs = await git.run([
		"for-each-ref",
		"--format=%(refname)",
		"refs/heads",
		"refs/tags",
		"refs/remotes"
	]);
	const short = decodePath(refs).split("\n").map((ref) => ref.replace(/^refs\/(heads|tags|remotes\/origin|remotes)\//, ""));
	return [.../* @__PURE__ */ new Set(["HEAD", ...short])].filter((name) => name !== "");
}

export { isDirty, isShallow, lastRelease, origin, refuseNoCheckout, refuseUnknown, resolveRevisions, usualSides, worktree };