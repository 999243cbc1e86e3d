import { CouldNotMeasureError, GitFailedError, MisconfiguredError, _usingCtx, createAuthorizationEnv, decodeGitText, gitFailureReason, makeTemporaryFolder, readFileBytesOrNull, resolvePathInGitFolder, shortSha } from "./basics.js";
import { join } from "node:path";
import { rename, rm, writeFile } from "node:fs/promises";

// src/effects/git/revisions/commits.ts
async function localCommitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], { env: { GIT_NO_LAZY_FETCH: "1" } });
}
async function parentsOfCommit(git, sha) {
	return [...(await headerOf(git, sha)).matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function rawGitCommitterDateOfCommit(git, sha) {
	return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? "0 +0000"}`;
}
async function headerOf(git, sha) {
	return (await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "";
}

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
		...createAuthorizationEnv(decodeGitText(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => localCommitOf(git, revision);
	let silence = null;
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
		return runFetchKeepingHistory(git, async () => await askRemote([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function listOrigin(args) {
		if (url === null) return "";
		try {
			return await git.run([
				...stallLimits,
				"ls-remote",
				"--quiet",
				...args
			], {
				env,
				signal
			});
		} catch (error) {
			if (!(error instanceof GitFailedError)) throw error;
			silence = gitFailureReason(error);
			return "";
		}
	}
	async function refsOnOrigin(refs) {
		const listed = await listOrigin(["origin", ...refs]);
		const lines = decodeGitText(listed).split("\n").map((line) => line.split("	"));
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
		const onOrigin = await listOrigin(["--tags", "origin"]);
		const lines = [...decodeGitText(local).split("\n"), ...decodeGitText(onOrigin).split("\n")];
		return new Map(lines.flatMap((line) => {
			const [, sha = "", name = ""] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
			return sha === "" ? [] : [[sha, name]];
		}));
	}
	return {
		env,
		async whySilent() {
			if (silence === null) await listOrigin(["origin", "HEAD"]);
			return silence;
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
async function fetchSubmoduleCommitIfMissing(submodule, sha, path, side) {
	if (await localCommitOf(submodule, sha) !== null) return;
	if (await (await openOriginRemote(submodule, "", "")).fetchCommit(sha) !== null) return;
	throw new CouldNotMeasureError(`${side} has the submodule ${path} at ${shortSha(sha)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${sha}" in the submodule; where that is shallow, with --unshallow (in a workflow "fetch-depth: 0").`);
}
async function isShallowClone(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function shallowCloneHint(git) {
	return await isShallowClone(git) ? " This clone has only part of the history: \"git fetch --unshallow\" brings the rest (in a workflow \"fetch-depth: 0\")." : "";
}
async function runFetchKeepingHistory(git, fetching) {
	const path = await resolvePathInGitFolder(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const truncated = added.length === 0 ? /* @__PURE__ */ new Set() : await truncatedCommits(git, before, added);
	if (truncated.size > 0) await replaceShallow(path, now.filter((sha) => !truncated.has(sha)));
	return result;
}
async function truncatedCommits(git, before, added) {
	try {
		var _usingCtx$1 = _usingCtx();
		const folder = _usingCtx$1.a(await makeTemporaryFolder("benchgate-shallow-"));
		const file = join(folder.path, "shallow");
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
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
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
	return ((await readFileBytesOrNull(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf(lines) {
	return lines.map((line) => `${line}\n`).join("");
}

export { fetchSubmoduleCommitIfMissing, isShallowClone, localCommitOf, openOriginRemote, parentsOfCommit, rawGitCommitterDateOfCommit, shallowCloneHint };