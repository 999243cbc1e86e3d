import { CouldNotMeasureError, MisconfiguredError, _usingCtx, escapeControlCharacters, isPathIn, lstatOrNull, lstatOrNullSync, makeTemporaryFolder, readFileBytesOrNull, shortSha, sides } from "./basics.js";
import { workingTreeOriginPrefix } from "./result-file.js";
import { changesMayTouchGoBenchmarkFiles, selectChangedBenchmarkFiles } from "./benchmark-files.js";
import { GitFailedError, createAuthorizationEnv, decodeGitText, gitFailureReason, joinPathPartsWithSlash, resolvePathInGitFolder, splitAtNul, toUndecodedGitText } from "./git.js";
import { isShallowClone, localCommitOf, parentsOfCommit, rawGitCommitterDateOfCommit } from "./commits.js";
import { chmodSync, constants, copyFileSync, lchownSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chmod, copyFile, open, readdir, realpath, rename, rm, rmdir, stat as stat$1, unlink, utimes, writeFile } from "node:fs/promises";
import { setImmediate, setTimeout } from "node:timers/promises";

// src/effects/git/paths.ts
function joinPathAsBytes(root, ...parts) {
	return Buffer.concat([Buffer.from(root), ...parts.map((part) => Buffer.from(`/${part}`, "latin1"))]);
}
const dotGit = toUndecodedGitText(".git");
function isSafePathInWorkingTree(path) {
	const parts = path.split("/");
	return parts[0] !== ".git" && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
function foldersAbove(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, depth) => joinPathPartsWithSlash(...parts.slice(0, depth + 1)));
}
function arePathsNested(first, second) {
	return `${first}/`.startsWith(`${second}/`) || `${second}/`.startsWith(`${first}/`);
}
function statPathBelowWithoutLinks(root, path) {
	return createStatReaderWithoutLinks(root)(path);
}
function createStatReaderWithoutLinks(root) {
	const folders = /* @__PURE__ */ new Map();
	return async (path) => {
		for (const above of foldersAbove(path)) {
			const isFolder = folders.get(above) ?? (await lstatOrNull(joinPathAsBytes(root, above)))?.isDirectory() ?? false;
			folders.set(above, isFolder);
			if (!isFolder) return null;
		}
		return lstatOrNull(joinPathAsBytes(root, path));
	};
}
const unfinishedMoveSuffixes = {
	copy: ".benchgate-copying",
	original: ".benchgate-moved"
};
function isUnfinishedMovePath(path) {
	return path.split("/").some((part) => Object.values(unfinishedMoveSuffixes).some((suffix) => part.endsWith(suffix)));
}
async function listFilesAndFoldersBelow(folder) {
	const files = [];
	const folders = [];
	const listFolder = async (current, above) => {
		const entries = await readdir(current, {
			withFileTypes: true,
			encoding: "buffer"
		});
		const longestEntry = Math.max(0, ...entries.map(({ name }) => name.length));
		if (current.length + 1 + longestEntry > maxPathLength) return false;
		for (const entry of entries) {
			const name = entry.name;
			const path = joinPathPartsWithSlash(...above, toUndecodedGitText(name));
			const childPath = Buffer.concat([
				current,
				Buffer.from("/"),
				name
			]);
			if (isUnfinishedMovePath(path)) continue;
			const git = Buffer.concat([childPath, Buffer.from("/.git")]);
			if (!entry.isDirectory() || git.length <= maxPathLength && await lstatOrNull(git)) files.push(path);
			else {
				folders.push(path);
				if (await listFolder(childPath, [path])) continue;
				folders.pop();
				files.push(path);
			}
		}
		return true;
	};
	if ((await lstatOrNull(folder))?.isDirectory()) await listFolder(folder, []);
	return {
		files,
		folders
	};
}
const maxPathLength = process.platform === "darwin" ? 1023 : 4095;
async function copyRecursively(from, to, options = {}) {
	if (options.isExcluded?.(from)) return;
	try {
		const stats = lstatSync(from);
		if (stats.isSymbolicLink()) {
			const target = readlinkSync(from, { encoding: "buffer" });
			symlinkSync(target, to);
			setOwner(to, stats);
			options.copied?.(to, target, stats);
			return;
		}
		if (stats.isDirectory()) {
			const names = readdirSync(from, { encoding: "buffer" });
			mkdirSync(to);
			for (const name of names) {
				const below = Buffer.concat([Buffer.from("/"), name]);
				await copyRecursively(Buffer.concat([from, below]), Buffer.concat([to, below]), options);
			}
			setOwner(to, stats);
			chmodSync(to, stats.mode & 4095);
			await setImmediate();
		} else if (stats.isFile()) {
			options.counting?.(stats.size);
			if (stats.size > largeFile) await copyInPieces(from, to, stats.mode, options);
			else copyFileSync(from, to, constants.COPYFILE_FICLONE);
			if (setOwner(to, stats) && (stats.mode & 3072) !== 0) chmodSync(to, stats.mode & 4095);
		} else return;
		options.copied?.(to, null, stats);
		utimesSync(to, stats.atimeMs / 1e3, stats.mtimeMs / 1e3);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT" && options.unread && !lstatOrNullSync(from)) return;
		if (code !== "EACCES" || !options.unread) throw error;
		options.unread(from);
	}
}
function setOwner(to, { uid, gid }) {
	if (process.getuid?.() !== 0) return false;
	try {
		lchownSync(to, uid, gid);
		return true;
	} catch {
		return false;
	}
}
const largeFile = 2 ** 26;
async function copyInPieces(from, to, mode, { counting }) {
	try {
		var _usingCtx$3 = _usingCtx();
		try {
			return copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE);
		} catch {}
		const source = _usingCtx$3.a(await open(from, "r"));
		const target = _usingCtx$3.a(await open(to, "w"));
		await target.chmod(mode & 4095);
		const piece = Buffer.alloc(2 ** 23);
		for (let read = await source.read(piece); read.bytesRead > 0; read = await source.read(piece)) {
			await target.writeFile(piece.subarray(0, read.bytesRead));
			counting?.(0);
		}
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function waitUntilSecondsAfter(time, seconds) {
	const wait = 1e3 * (Math.floor(time / 1e3) + 1.05 + seconds) - Date.now();
	if (wait > 0) await setTimeout(Math.min(wait, 1e3 * (1.05 + seconds)));
}
async function removeEmptyFoldersAbove(root, path) {
	for (const above of foldersAbove(path).toReversed()) try {
		if (`${process.cwd()}/`.startsWith(`${joinPathAsBytes(root, above)}/`)) return;
		await rmdir(joinPathAsBytes(root, above));
	} catch {
		return;
	}
}
async function removeFolderRecursively(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true
		});
	} catch (error) {
		const { code, path } = error;
		if (code === "EACCES") await unprotect(Buffer.from(folder));
		else if (code === "ENAMETOOLONG") await flatten(Buffer.from(folder));
		else if (code === "ENOTDIR" && path) await unlinkOrExplain(path);
		else throw error;
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function flatten(top, folder = top, counter = { count: 0 }) {
	const ignoreMissing = (error) => {
		if (error.code !== "ENOENT") throw error;
		return null;
	};
	const entries = await readdir(folder, {
		withFileTypes: true,
		encoding: "buffer"
	}).catch(ignoreMissing);
	for (const entry of entries ?? []) {
		if (!entry.isDirectory()) continue;
		let childPath = Buffer.concat([
			folder,
			Buffer.from("/"),
			entry.name
		]);
		if (childPath.length > top.length + 1e3) {
			const target = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++counter.count}`)]);
			if (await rename(childPath, target).catch(ignoreMissing) === null) continue;
			childPath = target;
		}
		await flatten(top, childPath, counter);
	}
}
async function unprotect(folder) {
	try {
		await chmod(folder, 448);
		for (const entry of await readdir(folder, {
			withFileTypes: true,
			encoding: "buffer"
		})) if (entry.isDirectory()) await unprotect(Buffer.concat([
			folder,
			Buffer.from("/"),
			entry.name
		]));
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
}
async function unlinkOrExplain(path) {
	await unlink(path).catch(({ code }) => {
		throw new Error(`${path} cannot be removed (${code}). If it is immutable, as "lsattr" shows, "chattr -i" changes that`);
	});
}

// src/effects/git/commit-files.ts
async function listFilePathsOfCommit(git, commit) {
	return splitAtNul(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	]));
}
async function readCommitEntries(git, commit, modes = "") {
	return splitAtNul(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	])).filter((entry) => entry.startsWith(modes)).map((entry) => {
		const tab = entry.indexOf("	");
		const [mode = "", , object = ""] = entry.slice(0, tab).split(" ");
		return {
			path: entry.slice(tab + 1),
			mode,
			object
		};
	});
}
async function readSubmoduleCommits(git, commit) {
	const links = await readCommitEntries(git, commit, "160000");
	return new Map(links.map(({ path, object }) => [path, object]));
}
async function readRawGitDifferencesBetweenCommits(git, [from, to], ...options) {
	const fields = splitAtNul(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		...options,
		from,
		to,
		"--"
	]));
	const differences = [];
	for (let i = 0; i < fields.length;) {
		const [modeBefore = "", modeAfter = "", before = "", after = "", status = ""] = fields[i]?.slice(1).split(" ") ?? [];
		const paths = fields.slice(i + 1, i + (status.startsWith("R") ? 3 : 2));
		i += 1 + paths.length;
		const [path, renamedTo = path] = paths;
		if (path === void 0 || renamedTo === void 0) break;
		differences.push({
			modes: [modeBefore, modeAfter],
			objects: [before, after],
			from: path,
			to: renamedTo
		});
	}
	return differences;
}
async function readCommitDifference(git, from, to) {
	const lists = {
		changed: [],
		added: [],
		removed: []
	};
	const isFile = (mode) => mode !== "000000" && mode !== "160000";
	for (const { modes, to: path } of await readRawGitDifferencesBetweenCommits(git, [from, to], "--no-renames")) {
		const [before, after] = modes;
		if (isFile(before) && isFile(after)) lists.changed.push(path);
		else if (isFile(after)) lists.added.push(path);
		else if (isFile(before)) lists.removed.push(path);
	}
	lists.changed.push(...await sameFilesUnder(git, foldersWithAttributes(lists), from, to));
	return lists;
}
function foldersWithAttributes({ changed, added, removed }) {
	return [
		...changed,
		...added,
		...removed
	].filter((path) => /(^|\/)\.gitattributes$/.test(path)).map((path) => path.slice(0, -14));
}
async function sameFilesUnder(git, folders, from, to) {
	if (folders.length === 0) return [];
	const [before, after] = await Promise.all([readCommitEntries(git, from), readCommitEntries(git, to)]);
	const contents = new Map(before.map(({ path, mode, object }) => [path, `${mode} ${object}`]));
	return after.filter(({ path, mode, object }) => mode !== "160000" && contents.get(path) === `${mode} ${object}`).map(({ path }) => path).filter((path) => folders.some((folder) => path.startsWith(folder)));
}

// src/effects/git/listing.ts
async function readGitStatus(git, untrackedFiles = "all") {
	const entries = splitAtNul(await git.run([
		"status",
		"--porcelain=v2",
		"-z",
		`--untracked-files=${untrackedFiles}`,
		"--ignored=matching",
		"--no-renames",
		"--no-show-stash",
		"--ignore-submodules=all"
	]));
	const lists = {
		changed: [],
		deleted: [],
		untracked: [],
		ignored: []
	};
	for (const entry of entries) {
		const kind = entry.charAt(0);
		const pathAt = entry.split(" ", {
			"?": 1,
			"!": 1,
			u: 10
		}[kind] ?? 8).join(" ").length + 1;
		const path = entry.slice(pathAt, entry.endsWith("/") ? -1 : void 0);
		if (kind === "?") lists.untracked.push(path);
		else if (kind === "!") lists.ignored.push(path);
		else if (/^1 (D.|.D) /.test(entry)) lists.deleted.push(path);
		else lists.changed.push(path);
	}
	return lists;
}
async function readGitIndex(git) {
	const listing = await git.run([
		"ls-files",
		"-v",
		"--stage",
		"--debug",
		"-z"
	]);
	return [...listing.matchAll(indexLine)].map(({ index, 1: tag = "", 2: mode = "", 3: object = "", 4: written, 5: seconds, 6: nanoseconds }) => ({
		path: listing.slice(listing.indexOf("	", index) + 1, listing.indexOf("\0", index)),
		mode,
		object,
		written: Number(written),
		modified: Number(seconds) * 1e3 + Number(nanoseconds) / 1e6,
		isAssumed: /[a-z]/.test(tag),
		isSkipped: /[Ss]/.test(tag)
	}));
}
const indexLine = /(.) (\d{6}) ([0-9a-f]+) \d\t[^\0]+\0 {2}ctime: (\d+):\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: .*\n {2}uid: .*\n {2}size: .*\n?/g;
async function isSparseCheckout(git) {
	return await git.find([
		"config",
		"--type=bool",
		"core.sparseCheckout"
	]) === "true";
}
async function listGitStashes(git) {
	const listed = await git.run([
		"stash",
		"list",
		"-z",
		"--format=%H %gs"
	]);
	return splitAtNul(listed).map((entry) => {
		const end = entry.indexOf(" ");
		return [entry.slice(0, end), entry.slice(end + 1)];
	});
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
	throw new CouldNotMeasureError(`${side} has the submodule ${path} at ${shortSha(sha)}, which is not in this checkout and could not be fetched from the submodule's origin. Run "git fetch origin ${sha}" in the submodule; if the submodule is a shallow clone, add --unshallow (in a workflow "fetch-depth: 0").`);
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
		var _usingCtx$2 = _usingCtx();
		const folder = _usingCtx$2.a(await makeTemporaryFolder("benchgate-shallow-"));
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
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
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
const keepLfsPointersEnv = { GIT_LFS_SKIP_SMUDGE: "1" };
async function fetchLargeFilesUnlessPointers(git, remote, commits, console) {
	const attributes = ":(glob)**/.gitattributes";
	if ((await Promise.all([...new Set(commits)].map((commit) => git.find([
		"grep",
		"--quiet",
		"filter=lfs",
		commit,
		"--",
		attributes
	])))).every((found) => found === null)) return false;
	const listed = await git.ask(["lfs", "ls-files"]);
	if (listed === null || !await git.find([
		"config",
		"--get-regexp",
		"^filter\\.lfs\\.(process|smudge)$"
	])) return false;
	if (/^\S+ - /m.test(listed) && !/^\S+ \* /m.test(listed)) {
		console.info("files kept by Git LFS stay pointers on both sides, as in this checkout");
		return true;
	}
	if (!await remote.completeLargeFiles(commits)) console.warn(`Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, make an earlier step run "git lfs fetch origin ${commits.join(" ")}".`);
	return false;
}

// src/core/change/moved-packages.ts
const nearlySame = 80;
function matchMovedPackages(trees, renamed) {
	const [base, head] = [packagesOf(trees.base), packagesOf(trees.head)];
	const [onBase, onHead] = [new Set(base.values()), new Set(head.values())];
	const targets = /* @__PURE__ */ new Map();
	for (const [folder, path] of base) {
		if (onHead.has(path)) continue;
		const target = head.get(folder) ?? head.get(renamedFolder(folder, trees.base.files, renamed) ?? "");
		if (target !== void 0 && !onBase.has(target)) targets.set(path, target);
	}
	const countOf = (target) => [...targets.values()].filter((path) => path === target).length;
	return new Map([...targets].filter(([, target]) => countOf(target) === 1));
}
function packagesOf({ modules, files }) {
	const byFolder = /* @__PURE__ */ new Map();
	for (const folder of new Set(files.filter(isTest).map(folderWithFinalSlashOfPath))) {
		const path = isSkipped(folder) ? null : importPath(folder, modules);
		if (path !== null) byFolder.set(folder, path);
	}
	const paths = [...byFolder.values()];
	const isUnique = new Map(paths.map((path) => [path, paths.indexOf(path) === paths.lastIndexOf(path)]));
	return new Map([...byFolder].filter(([, path]) => isUnique.get(path)));
}
function importPath(folder, modules) {
	const parts = folder === "." ? [] : folder.split("/");
	for (let n = parts.length; n >= 0; n--) {
		const module = modules.get(parts.slice(0, n).join("/") || ".");
		if (module !== void 0) return [module, ...parts.slice(n)].join("/");
	}
	return null;
}
function renamedFolder(folder, files, renamed) {
	const own = files.filter((file) => folderWithFinalSlashOfPath(file) === folder && !isTest(file));
	const from = renamed.filter(({ base }) => folderWithFinalSlashOfPath(base) === folder);
	const [only, ...others] = [...new Set(from.map(({ head }) => folderWithFinalSlashOfPath(head)))].filter((target) => {
		const inTarget = from.filter(({ head }) => folderWithFinalSlashOfPath(head) === target);
		const tests = inTarget.filter(({ base, head }) => isTest(base) && isTest(head));
		if (own.length === 0) return tests.some(({ similarity }) => similarity >= nearlySame);
		const code = inTarget.filter(({ base, head }) => !isTest(base) && !isTest(head));
		return tests.length > 0 && 2 * code.length > own.length;
	});
	return only === void 0 || others.length > 0 ? null : only;
}
function isSkipped(folder) {
	return folder !== "." && folder.split("/").some((part) => /^[._]/.test(part) || /^(testdata|vendor)$/.test(part));
}
function isTest(file) {
	return file.endsWith("_test.go");
}
function folderWithFinalSlashOfPath(file) {
	return file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : ".";
}

// src/effects/git/revisions/changes.ts
const wholeTree = ["--no-renames", "--ignore-submodules=none"];
async function sidesDifferInGlobs(git, commits, globs) {
	const emptyTree = await git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], { input: Buffer.alloc(0) });
	for (const glob of globs) {
		refuseGlobOutsideRepository("paths", glob);
		if ((await Promise.all(sides.map((side) => changedNames(git, emptyTree, commits[side].sha, [glob])))).every((names) => names.length === 0)) throw nothingMatchesError(glob);
	}
	if ((await changedNames(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true;
	return (await readRawGitDifferencesBetweenCommits(git, [commits.base.sha, commits.head.sha], ...wholeTree)).some(({ modes }) => modes.includes("160000"));
}
async function readDifferencesInGlobs(git, commits, globs) {
	const names = new Set((await changedNames(git, commits.base.sha, commits.head.sha, globs)).map(decodeGitText));
	return (await readPathsDifferingBetweenSides(git, commits)).filter(({ path, isSubmodule }) => isSubmodule || names.has(path));
}
async function readPathsDifferingBetweenSides(git, { base, head }) {
	const isPlain = (mode) => [
		"000000",
		"100644",
		"100755"
	].includes(mode);
	return (await readRawGitDifferencesBetweenCommits(git, [base.sha, head.sha], ...wholeTree)).map(({ to, modes }) => ({
		path: decodeGitText(to),
		isPlain: modes.every(isPlain),
		isSubmodule: modes.includes("160000")
	}));
}
async function changedNames(git, from, to, globs) {
	const args = [
		"diff-tree",
		"--name-only",
		"-r",
		"-z",
		...wholeTree,
		from,
		to,
		"--",
		...globs.map(globToPathspec)
	];
	return splitAtNul(await git.run(args));
}
function nothingMatchesError(glob) {
	return new MisconfiguredError(`paths: "${glob}" matches no file of base or head, so a change to the intended files would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any number of folders: "src/**". A submodule is named by its own path, without files in it.`);
}
async function findChangedBenchmarkFiles(git, commits) {
	const isFile = (mode) => mode !== "000000" && mode !== "160000";
	const revisions = [commits.base.sha, commits.head.sha];
	const changes = (await readRawGitDifferencesBetweenCommits(git, revisions, "--find-renames")).filter(({ modes, objects: [before, after] }) => modes.every(isFile) && before !== after).map(({ from, to }) => ({
		base: decodeGitText(from),
		head: decodeGitText(to)
	}));
	const goBenchmarks = changesMayTouchGoBenchmarkFiles(changes) ? await readGoBenchmarks(git, commits) : /* @__PURE__ */ new Set();
	return selectChangedBenchmarkFiles(changes, goBenchmarks);
}
async function readGoBenchmarks(git, commits) {
	const search = [
		"grep",
		"--no-color",
		"--no-recurse-submodules",
		"-l",
		"-z",
		"-E",
		"-e"
	];
	const declaration = "^func Benchmark([^a-z(][^(]*)?\\(";
	const files = /* @__PURE__ */ new Set();
	for (const side of sides) {
		const { sha } = commits[side];
		const listing = await git.find([
			...search,
			declaration,
			sha,
			"--",
			":(top,glob)**/*_test.go"
		]);
		for (const path of splitAtNul(listing ?? "")) files.add(decodeGitText(path.slice(sha.length + 1)));
	}
	return files;
}
function globToPathspec(glob) {
	return `:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`;
}
function refuseGlobOutsideRepository(name, glob) {
	if (!glob.startsWith("/") && !glob.split("/").includes("..")) return;
	throw new MisconfiguredError(`${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
const leastSimilarity = "60%";
async function findMovedGoImportPaths(git, { base, head }) {
	const changed = splitAtNul(await git.run([...[
		"diff-tree",
		"-r",
		"-z",
		"--name-status",
		`--find-renames=${leastSimilarity}`,
		"-l1000"
	], ...[
		base.sha,
		head.sha,
		"--",
		":(top,glob)**/*.go",
		":(top,glob)**/go.mod"
	]])).map(decodeGitText);
	const renamed = [];
	let hasModules = false;
	for (let i = 0; i < changed.length;) {
		const [status = "", before = "", after = ""] = changed.slice(i, i + 3);
		const isRenamed = status.startsWith("R");
		i += isRenamed ? 3 : 2;
		if (isRenamed && after.endsWith(".go")) renamed.push({
			base: before,
			head: after,
			similarity: Number(status.slice(1))
		});
		if (/(^|\/)go\.mod$/.test(before)) hasModules = true;
	}
	if (renamed.length === 0 && !hasModules) return /* @__PURE__ */ new Map();
	return matchMovedPackages({
		base: await goTreeOf(git, base.sha),
		head: await goTreeOf(git, head.sha)
	}, renamed);
}
async function goTreeOf(git, sha) {
	const files = (await readCommitEntries(git, sha, "100")).map(({ path, object }) => ({
		path: decodeGitText(path),
		object
	}));
	const modules = /* @__PURE__ */ new Map();
	for (const { object, path } of files.filter((one) => /(^|\/)go\.mod$/.test(one.path))) {
		const text = await git.run([
			"cat-file",
			"blob",
			object
		]);
		const module = /^module[ \t]+"?([^\s"]+)/m.exec(decodeGitText(text))?.[1];
		if (module !== void 0) modules.set(path.slice(0, -7) || ".", module);
	}
	return {
		modules,
		files: files.map(({ path }) => path).filter((path) => path.endsWith(".go"))
	};
}

// src/effects/git/revisions/own-commits.ts
async function runWithTemporaryIndex(git, action) {
	try {
		var _usingCtx$1 = _usingCtx();
		const folder = _usingCtx$1.a(await makeTemporaryFolder("benchgate-index-", await folderOutside(git)));
		const path = join(folder.path, "index");
		return await action(git.with({
			GIT_INDEX_FILE: path,
			GIT_CONFIG_COUNT: "2",
			GIT_CONFIG_KEY_0: "core.sparseCheckout",
			GIT_CONFIG_VALUE_0: "false",
			GIT_CONFIG_KEY_1: "core.safecrlf",
			GIT_CONFIG_VALUE_1: "false"
		}), path);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function folderOutside(git) {
	const temporary = await realpath(tmpdir());
	if (!isPathIn(await realpath(git.folder), temporary)) return temporary;
	return decodeGitText(await git.run(["rev-parse", "--absolute-git-dir"]));
}
async function updateIndexAndWriteTree(ownGit, entries) {
	await ownGit.run([
		"update-index",
		"-z",
		"--index-info"
	], { input: Buffer.from(entries, "latin1") });
	return ownGit.run(["write-tree", "--missing-ok"]);
}
async function commitTree(git, tree, parent, message) {
	const date = await rawGitCommitterDateOfCommit(git, parent);
	const env = {
		GIT_AUTHOR_DATE: date,
		GIT_COMMITTER_DATE: date
	};
	return git.run([
		"commit-tree",
		"-p",
		parent,
		"-m",
		message,
		tree
	], { env });
}
async function treeOfCommit(git, commit) {
	return git.run([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	]);
}
function joinNulTerminated(paths) {
	return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}
async function commitWorkingTree(git, head, console, leftOut = {
	folder: git.folder,
	globs: []
}) {
	const tree = await runWithTemporaryIndex(git, async (ownGit, path) => {
		await copyIndex(git, path);
		const before = await readGitIndex(ownGit);
		await addTracked(ownGit, before);
		await addSubmodules(git, ownGit, before, console);
		const results = await matchingFiles(ownGit, leftOut);
		for (const result of results) console.info(`not part of head, as it matches "output": ${escapeControlCharacters(decodeGitText(result))}`);
		for (const nested of await addUntracked(ownGit, before, new Set(results))) console.warn(`${decodeGitText(nested)} is not part of head, as it is a separate git repository and not a submodule. Have git ignore it, or make it a submodule.`);
		return ownGit.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		if (!(error instanceof GitFailedError)) throw error;
		throw new MisconfiguredError(`head: "worktree" is not accepted, as git cannot commit the working tree: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`);
	});
	if (tree === await treeOfCommit(git, head)) return {
		sha: head,
		from: `${workingTreeOriginPrefix}, which is ${shortSha(head)}`
	};
	return {
		sha: await commitTree(git, tree, head, "The working tree, for Benchgate"),
		from: `${workingTreeOriginPrefix}, on top of ${shortSha(head)}`
	};
}
async function copyIndex(git, target) {
	const source = await resolvePathInGitFolder(git, "index");
	if (!await lstatOrNull(source)) return;
	const { atime, mtimeMs } = await stat$1(source);
	await copyFile(source, target);
	await utimes(target, atime, Math.floor(mtimeMs / 1e3));
}
async function addTracked(ownGit, before) {
	const clearFlag = async (flag, marked) => {
		const input = joinNulTerminated(marked.map(({ path }) => path));
		if (marked.length > 0) await ownGit.run([
			"update-index",
			flag,
			"-z",
			"--stdin"
		], { input });
	};
	const existing = [];
	for (const entry of before) if (entry.isSkipped && await lstatOrNull(joinPathAsBytes(ownGit.folder, entry.path))) existing.push(entry);
	await clearFlag("--no-skip-worktree", existing);
	await clearFlag("--no-assume-unchanged", before.filter(({ isAssumed }) => isAssumed));
	await ownGit.run(["add", "--update"]);
}
async function matchingFiles(ownGit, { folder, globs }) {
	if (globs.length === 0) return [];
	const listing = [
		"ls-files",
		"--others",
		"--exclude-standard",
		"--full-name",
		"-z",
		"--"
	];
	const paths = globs.map((glob) => `:(glob)${glob}`);
	return splitAtNul(await ownGit.in(folder).run([...listing, ...paths])).filter((path) => !path.endsWith("/"));
}
async function addUntracked(ownGit, before, leftOut) {
	const untracked = splitAtNul(await ownGit.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const files = untracked.filter((path) => !path.endsWith("/") && !leftOut.has(path));
	if (files.length > 0) await ownGit.run([
		"update-index",
		"--add",
		"-z",
		"--stdin"
	], { input: joinNulTerminated(files) });
	const knownLinks = new Set(before.filter(isSubmodule).map(({ path }) => path));
	const newLinks = (await readGitIndex(ownGit)).filter((entry) => isSubmodule(entry) && !knownLinks.has(entry.path));
	if (newLinks.length > 0) await ownGit.run([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: joinNulTerminated(newLinks.map(({ path }) => path)) });
	return [...untracked.filter((path) => path.endsWith("/")), ...newLinks.map(({ path }) => path)];
}
async function addSubmodules(git, ownGit, before, console) {
	for (const { path } of before.filter(isSubmodule)) {
		const name = decodeGitText(path);
		const submodule = git.in(join(git.folder, name));
		if (!await lstatOrNull(join(submodule.folder, ".git"))) continue;
		const sha = await submodule.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) continue;
		const input = Buffer.from(`160000 ${sha}\t${path}\0`, "latin1");
		await ownGit.run([
			"update-index",
			"-z",
			"--index-info"
		], { input });
		if (await submodule.run(["status", "--porcelain"])) console.warn(`Uncommitted work in the submodule ${name} is not part of head: head has the submodule at its checked-out commit.`);
	}
}
function isSubmodule({ mode }) {
	return mode === "160000";
}
async function createSideCommitsWithBaseOverlaid(git, commits, globs) {
	if (globs.length === 0) return commits;
	const { base, head } = commits;
	for (const glob of globs) refuseGlobOutsideRepository("overlay", glob);
	const tree = await runWithTemporaryIndex(git, async (ownGit) => {
		const matched = {
			base: /* @__PURE__ */ new Map(),
			head: /* @__PURE__ */ new Map()
		};
		for (const side of sides.toReversed()) {
			await ownGit.run(["read-tree", commits[side].sha]);
			for (const glob of globs) {
				const blobs = await blobsMatching(ownGit, glob, side);
				if (side === "head" && blobs.length === 0) throw noOverlayMatchError(glob, head);
				for (const { path, entry } of blobs) matched[side].set(path, entry);
			}
		}
		const removals = [...matched.base.keys()].map((path) => `0 ${"0".repeat(base.sha.length)}\t${path}\0`);
		const additions = [...matched.head].map(([path, entry]) => `${entry}\t${path}\0`);
		return updateIndexAndWriteTree(ownGit, [...removals, ...additions].join(""));
	});
	if (tree === await treeOfCommit(git, base.sha)) return commits;
	return {
		base: {
			sha: await commitTree(git, tree, base.sha, "Base with benchmark files of head, for Benchgate"),
			from: `${base.from}, with benchmark files of head`
		},
		head
	};
}
async function blobsMatching(ownGit, glob, side) {
	const listing = await ownGit.run([
		"ls-files",
		"--stage",
		"-z",
		"--",
		globToPathspec(glob)
	]);
	const blobs = splitAtNul(listing).map((line) => {
		const tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	});
	const submodule = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (submodule) throw new MisconfiguredError(`overlay: "${glob}" matches the submodule "${decodeGitText(submodule.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`);
	return blobs;
}
function noOverlayMatchError(glob, head) {
	return new MisconfiguredError(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any number of folders: "**/*_test.go".`);
}
async function readPlainFileModesOfCommit(git, commit) {
	return new Map((await readCommitEntries(git, commit, "100")).map(({ path, mode }) => [path, mode]));
}
async function createCanaryCommitReplacingFileTexts(git, commit, modes, files) {
	return commitTree(git, await runWithTemporaryIndex(git, async (ownGit) => {
		const blobs = /* @__PURE__ */ new Map();
		for (const text of new Set(files.map((newText) => newText.text))) blobs.set(text, await ownGit.run([
			"hash-object",
			"-w",
			"--stdin"
		], { input: Buffer.from(text) }));
		const entries = files.map(({ path, text }) => `${modes.get(path)} ${blobs.get(text)}\t${path}\0`);
		await ownGit.run(["read-tree", commit]);
		return updateIndexAndWriteTree(ownGit, entries.join(""));
	}), commit, "HEAD with its sources broken on purpose, for Benchgate");
}

export { arePathsNested, commitWorkingTree, copyRecursively, createCanaryCommitReplacingFileTexts, createSideCommitsWithBaseOverlaid, createStatReaderWithoutLinks, dotGit, fetchLargeFilesUnlessPointers, fetchSubmoduleCommitIfMissing, findChangedBenchmarkFiles, findMovedGoImportPaths, foldersAbove, globToPathspec, isSafePathInWorkingTree, isSparseCheckout, isUnfinishedMovePath, joinPathAsBytes, keepLfsPointersEnv, listFilePathsOfCommit, listFilesAndFoldersBelow, listGitStashes, openOriginRemote, readCommitDifference, readCommitEntries, readDifferencesInGlobs, readGitIndex, readGitStatus, readPathsDifferingBetweenSides, readPlainFileModesOfCommit, readRawGitDifferencesBetweenCommits, readSubmoduleCommits, refuseGlobOutsideRepository, removeEmptyFoldersAbove, removeFolderRecursively, runWithTemporaryIndex, setOwner, sidesDifferInGlobs, statPathBelowWithoutLinks, unfinishedMoveSuffixes, updateIndexAndWriteTree, waitUntilSecondsAfter };