import { CouldNotMeasureError, MisconfiguredError, NotPutBackError, _usingCtx, createErrorHandlerSettingPath, escapeControlCharacters, folderEntries, isPathIn, joinShellWords, lstatOrNull, lstatOrNullSync, pathOrNearestExistingFolderAbove, readFileBytesOrNull, removeAndCreateFile, shortSha, sides, syncFolderOrFile } from "./basics.js";
import { createGit, decodeGitText, findTopFolderOfCheckout, joinPathPartsWithSlash, refuseOldGit, refuseUnwritableGitFolder, resolvePathInGitFolder, resolvePathsInGitFolder, splitAtNul, toUndecodedGitText } from "./git.js";
import { arePathsNested, copyRecursively, createStatReaderWithoutLinks, dotGit, fetchSubmoduleCommitIfMissing, foldersAbove, isSafePathInWorkingTree, isSparseCheckout, isUnfinishedMovePath, joinPathAsBytes, keepLfsPointersEnv, listFilesAndFoldersBelow, listGitStashes, readCommitDifference, readGitIndex, readGitStatus, readSubmoduleCommits, removeEmptyFoldersAbove, removeFolderRecursively, runWithTemporaryIndex, setOwner, statPathBelowWithoutLinks, unfinishedMoveSuffixes, updateIndexAndWriteTree } from "./own-commits.js";
import { chmodSync, constants, lstatSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { access, chmod, copyFile, link, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, rmdir, stat as stat$1, symlink, utimes, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { createHash, randomBytes, randomUUID } from "node:crypto";

// src/effects/git/git-settings-guard.ts
const configuration = [
	"commondir",
	"config",
	"config.worktree",
	"info/attributes",
	"info/exclude",
	"info/sparse-checkout"
];
const locks = [
	"index.lock",
	"HEAD.lock",
	"config.lock",
	"packed-refs.lock",
	"shallow.lock",
	"refs/stash.lock"
];
async function createGitConfigurationAndHeadRestorer(git, onChanged = () => {}) {
	const [index = "", head = "", ...paths] = (await resolvePathsInGitFolder(git, [
		"index",
		"HEAD",
		...configuration,
		...locks
	])).values();
	const sha = await git.run([
		"rev-parse",
		"--verify",
		"HEAD"
	]);
	const configured = paths.slice(0, configuration.length);
	const before = await Promise.all(configured.map(readFileBytesOrNull));
	const checkedHeads = /* @__PURE__ */ new Set();
	return async () => {
		for (const [n, path] of configured.entries()) await restoreFile(path, before[n] ?? null, onChanged);
		for (const lock of paths.slice(configuration.length)) await rm(lock, {
			recursive: true,
			force: true
		});
		if (!await isHead(head)) await removeAndCreateFile(head, `${sha}\n`);
		const headContent = await readFile(head, "utf8");
		if (!checkedHeads.has(headContent)) await repairUnreadableHead(git, head, sha);
		if (!headContent.startsWith("ref: ")) checkedHeads.add(headContent);
		await repairIndex(git, index);
	};
}
async function removeLocksAndRepairIndex(git, sha) {
	const [index = "", head = "", ...paths] = (await resolvePathsInGitFolder(git, [
		"index",
		"HEAD",
		...locks
	])).values();
	for (const lock of paths) await rm(lock, {
		recursive: true,
		force: true
	});
	for (const name of await readdir(dirname(index))) if (/^index\.stash\.\d+(\.lock)?$/.test(name)) await rm(join(dirname(index), name), { force: true });
	await repairUnreadableHead(git, head, sha);
	await repairIndex(git, index);
}
async function findGitLock(git) {
	for (const lock of (await resolvePathsInGitFolder(git, locks)).values()) if (await lstatOrNull(lock)) return lock;
	return null;
}
async function repairGitHeadFile(gitFolder) {
	const copy = await readFileBytesOrNull(join(gitFolder, "benchgate", "HEAD")).catch(() => null);
	if (copy !== null && !await isHead(join(gitFolder, "HEAD"))) await removeAndCreateFile(join(gitFolder, "HEAD"), copy);
}
async function isHead(path) {
	const content = await readFile(path, "utf8").catch(() => "");
	return /^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(content);
}
async function repairUnreadableHead(git, head, sha) {
	const isReadable = async () => await git.ask([
		"ls-tree",
		"-r",
		"-d",
		"--name-only",
		"HEAD"
	]) !== null;
	if (await isReadable()) return;
	const tree = await git.ask(["write-tree", "--missing-ok"]);
	const commit = tree && await git.ask([
		"commit-tree",
		"-m",
		"Staged while HEAD named no commit",
		tree
	]);
	if (commit) await removeAndCreateFile(head, `${commit}\n`);
	if (!commit || !await isReadable()) await removeAndCreateFile(head, `${sha}\n`);
}
async function repairIndex(git, path) {
	if ((await readFile(path).catch(() => Buffer.alloc(0))).subarray(0, 4).toString("latin1") === "DIRC") return;
	await rm(path, {
		recursive: true,
		force: true
	});
	await git.ask(["read-tree", "HEAD"]);
	await git.ask([
		"update-index",
		"-q",
		"--refresh"
	]);
}
async function restoreFile(path, content, onChanged) {
	const stats = await lstatOrNull(path);
	if (!stats && content === null) return;
	const now = stats?.isFile() ? await readFile(path).catch(() => null) : null;
	if (content !== null && now?.equals(content)) return;
	if (now !== null) onChanged(path, now);
	await rm(path, {
		recursive: true,
		force: true
	});
	if (content === null) return;
	await mkdir(dirname(path), { recursive: true });
	await removeAndCreateFile(path, content);
}
const maxNames = 10;
const sharedNames = [
	"config",
	"config.lock",
	"packed-refs.lock",
	"hooks",
	"info"
];
const ownNames = [
	"commondir",
	"config.worktree",
	"HEAD.lock"
];
async function openGitGuard(git, console, { restores, withHead }) {
	const [ownFolder = "", folder = ownFolder] = (await git.run(["rev-parse", ...[
		"--path-format=absolute",
		"--absolute-git-dir",
		"--git-common-dir"
	]])).split("\n").map(decodeGitText);
	const repositories = [await readRepository(git, "", folder, ownFolder, withHead)];
	for (const name of await submoduleNamesInGitFolder(join(folder, "modules"))) {
		const module = join(folder, "modules", name);
		const submoduleGit = git.in(module).with({
			GIT_DIR: module,
			GIT_WORK_TREE: module
		});
		repositories.push(await readRepository(submoduleGit, `modules/${name}/`, module, module, withHead));
	}
	let comparison = null;
	const end = () => comparison ??= compareAndRestore(repositories, restores);
	return {
		end,
		async [Symbol.asyncDispose]() {
			const isReported = comparison !== null;
			const changed = await end();
			if (changed === null || isReported) return;
			const outcome = changed.isPutBack ? "and were restored" : "and were left changed";
			console.warn(`Files in the repository's git directory changed while the benchmarks ran, ${outcome}: ${changed.changed.map(escapeControlCharacters).join(", ")}.`);
		}
	};
}
async function compareAndRestore(repositories, restores) {
	const names = [];
	let isPutBack = restores;
	for (const { git, prefix, places, refs } of repositories) {
		for (const { name, path, before } of places) {
			const changed = diffPathSnapshots(before, await takePathSnapshot(path));
			names.push(...changed.map((below) => prefix + join(name, below)));
			if (restores && changed.length > 0) await restorePathsFromSnapshot(path, before, changed);
		}
		const allChanges = refs && changesIn(refs, await refsOf(git));
		const isReported = (name) => restores || !name.startsWith("refs/remotes/");
		const changed = allChanges && new Map([...allChanges].filter(([name]) => isReported(name)));
		if (!changed || changed.size === 0) continue;
		names.push(...[...changed.keys()].map((name) => prefix + decodeGitText(name)));
		if (restores && !await restoreRefs(git, changed)) isPutBack = false;
	}
	const [count, changed] = [names.length, names.slice(0, maxNames)];
	return count === 0 ? null : {
		kind: "git-changed",
		count,
		changed,
		isPutBack
	};
}
async function readRepository(git, prefix, folder, ownFolder, withHead) {
	const worktreeNames = withHead ? [...ownNames, "HEAD"] : ownNames;
	const locations = [...sharedNames.map((name) => ({
		name,
		path: join(folder, name)
	})), ...worktreeNames.map((name) => ({
		name,
		path: join(ownFolder, name)
	}))];
	const watched = [];
	for (const location of locations) {
		const before = await takePathSnapshot(location.path);
		if (before) watched.push({
			...location,
			before
		});
	}
	return {
		git,
		prefix,
		places: watched,
		refs: await refsOf(git)
	};
}
async function submoduleNamesInGitFolder(folder, prefix = "") {
	const names = [];
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isDirectory()) continue;
		const [path, name] = [join(folder, entry.name), join(prefix, entry.name)];
		if ((await lstatOrNull(join(path, "HEAD")))?.isFile() === true) names.push(name, ...await submoduleNamesInGitFolder(join(path, "modules"), join(name, "modules")));
		else names.push(...await submoduleNamesInGitFolder(path, name));
	}
	return names;
}
const ownRef = /^refs\/(stash$|benchgate)/;
async function refsOf(git) {
	const listing = await git.ask(["for-each-ref", "--format=%(refname) %(if)%(symref)%(then)ref: %(symref)%(else)%(objectname)%(end)"]);
	if (listing === null) return null;
	const refs = /* @__PURE__ */ new Map();
	for (const line of listing.split("\n")) {
		const [name] = line.split(" ", 1);
		if (name && !ownRef.test(name)) refs.set(name, line.slice(name.length + 1));
	}
	return refs;
}
function changesIn(before, now) {
	const names = [.../* @__PURE__ */ new Set([...before.keys(), ...now?.keys() ?? []])];
	return new Map(names.filter((name) => before.get(name) !== now?.get(name)).map((name) => [name, before.get(name) ?? null]));
}
async function restoreRefs(git, changed) {
	const allChanges = [...changed];
	const deletions = allChanges.flatMap(([name, former]) => former === null ? [`delete ${name}`] : []);
	const updates = allChanges.flatMap(([name, former]) => former !== null && !former.startsWith("ref: ") ? [`update ${name} ${former}`] : []);
	let isComplete = true;
	for (const lines of [deletions, updates]) {
		if (lines.length === 0) continue;
		const input = Buffer.from(`${lines.map((line) => `option no-deref\n${line}\n`).join("")}`, "latin1");
		if (await git.ask(["update-ref", "--stdin"], { input }) === null) isComplete = false;
	}
	for (const [name, former] of allChanges) {
		if (!former?.startsWith("ref: ")) continue;
		const args = [name, former.slice(5)].map(decodeGitText);
		if (await git.ask(["symbolic-ref", ...args]) === null) isComplete = false;
	}
	return isComplete;
}
const limits = {
	files: 2e3,
	bytes: 16 * 2 ** 20
};
async function takePathSnapshot(path) {
	const entries = /* @__PURE__ */ new Map();
	let bytes = 0;
	const visit = async (name) => {
		const entryPath = join(path, name);
		const stats = await lstatOrNull(entryPath);
		if (stats === null) return true;
		bytes += stats.size;
		if (entries.size >= limits.files || bytes > limits.bytes) return false;
		const kind = kindOf(stats);
		const content = kind === "file" ? await readFile(entryPath) : kind === "link" ? await readlink(entryPath, "buffer") : emptyContent;
		entries.set(name, {
			kind,
			mode: stats.mode & 4095,
			content
		});
		if (kind !== "folder") return true;
		for (const below of await readdir(entryPath)) if (!await visit(join(name, below))) return false;
		return true;
	};
	return await visit("") ? entries : null;
}
function diffPathSnapshots(before, now) {
	if (now === null) return [""];
	return [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].filter((name) => !areEqual(before.get(name), now.get(name))).sort();
}
async function restorePathsFromSnapshot(path, before, changed) {
	const isBelow = (name) => changed.some((top) => top === "" || name === top || name.startsWith(`${top}/`));
	for (const name of changed) await rm(join(path, name), {
		recursive: true,
		force: true
	});
	for (const name of [...before.keys()].filter(isBelow).sort()) {
		const { kind, mode, content } = before.get(name);
		const entryPath = join(path, name);
		if (kind === "link") await symlink(content, entryPath);
		else if (kind === "folder") await mkdir(entryPath, { recursive: true });
		else if (kind === "file") await writeFile(entryPath, content, { flag: "wx" });
		if (kind === "folder" || kind === "file") await chmod(entryPath, mode);
	}
}
const emptyContent = Buffer.alloc(0);
function kindOf(stats) {
	if (stats.isDirectory()) return "folder";
	if (stats.isFile()) return "file";
	return stats.isSymbolicLink() ? "link" : "other";
}
function areEqual(first, second) {
	if (!first || !second) return first === second;
	return first.kind === second.kind && first.mode === second.mode && first.content.equals(second.content);
}

// src/effects/git/holder.ts
function thisProcessAsHolder() {
	return {
		...currentProcess(),
		run: randomUUID(),
		started: (/* @__PURE__ */ new Date()).toISOString()
	};
}
function findStatusOfRunProcess({ pid, pidStarted, boot, namespace, host, started }) {
	const current = currentProcess();
	const isSameHost = `${host}`.split(".")[0] === current.host.split(".")[0];
	if (boot !== current.boot || boot === null) {
		if (!isSameHost) return "unseen";
		if (boot !== current.boot) return "ended";
	} else if (namespace !== current.namespace) return "unseen";
	if (!isProcessRunning(pid)) return "ended";
	const startNow = startTimeOf(pid);
	if (pidStarted !== null && startNow !== null && startNow !== pidStarted) return "ended";
	if (pid === process.pid && Date.parse(started) < Date.now() - process.uptime() * 1e3) return "ended";
	return "running";
}
function isProcessRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
function currentProcess() {
	return {
		pid: process.pid,
		pidStarted: startTimeOf(process.pid),
		boot: orNull(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
		namespace: orNull(() => readlinkSync("/proc/self/ns/pid")),
		host: hostname()
	};
}
function startTimeOf(pid) {
	return orNull(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? null);
}
function orNull(read) {
	try {
		return read();
	} catch {
		return null;
	}
}

// src/effects/git/checkout/journal.ts
const fileName = "journal.json";
async function readCheckoutJournal(folder) {
	try {
		return JSON.parse(await readFile(join(folder, fileName), "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
async function tryToClaimCheckoutWithJournal(folder, journal) {
	const incomplete = await mkdtemp(`${folder}${incompleteMark}${process.pid}-`);
	await writeAndSync(join(incomplete, fileName), JSON.stringify(journal));
	try {
		await rename(incomplete, folder);
		await syncFolderOrFile(dirname(folder));
		return true;
	} catch (error) {
		await removeFolderRecursively(incomplete);
		const { code } = error;
		if (code === "ENOTEMPTY" || code === "EEXIST" || code === "EPERM") return false;
		throw error;
	}
}
async function takeOverCheckoutFromFormerHolder(folder, former) {
	const current = thisProcessAsHolder();
	const ownClaim = join(folder, `claim-of-${current.run}`);
	const claim = join(folder, `claim-on-${former.run}`);
	if (findStatusOfRunProcess(former) !== "ended") await writeFile(stopRequestPath(folder, former), JSON.stringify(former));
	try {
		await writeAndSync(ownClaim, JSON.stringify(current));
		await link(ownClaim, claim);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") return false;
		if (code !== "EEXIST") throw error;
		if (findStatusOfRunProcess(JSON.parse(await readFile(claim, "utf8"))) !== "ended") return false;
		await rename(ownClaim, claim);
		if (await readFile(claim, "utf8") !== JSON.stringify(current)) return false;
	}
	const currentJournal = await readCheckoutJournal(folder);
	if (currentJournal?.run !== former.run) return false;
	await writeCheckoutJournal(folder, {
		...currentJournal,
		...current
	});
	return true;
}
async function stillOwnsCheckout(folder, ownHolder) {
	if (await lstatOrNull(stopRequestPath(folder, ownHolder))) return false;
	const currentJournal = await readCheckoutJournal(folder).catch(() => null);
	return typeof currentJournal?.run !== "string" || currentJournal.run === ownHolder.run || findStatusOfRunProcess(currentJournal) === "ended";
}
async function removeStopRequestToThisRun(folder, ownHolder) {
	await rm(stopRequestPath(folder, ownHolder), { force: true });
}
function stopRequestPath(folder, { run }) {
	return `${folder}-stop-${run}`;
}
const incompleteMark = "-begun-";
async function removeObsoleteRunState(folder) {
	const stopPrefix = basename(stopRequestPath(folder, { run: "" }));
	for (const name of await readdir(dirname(folder))) {
		const path = join(dirname(folder), name);
		const [, pid] = name.startsWith(basename(folder)) ? name.split(incompleteMark) : [];
		if (name.startsWith(`${basename(folder)}-done-`) || pid && !isProcessRunning(Number.parseInt(pid, 10)) || name.startsWith(stopPrefix) && await hasEnded(path)) await removeFolderRecursively(path).catch(() => null);
	}
}
async function hasEnded(path) {
	try {
		return findStatusOfRunProcess(JSON.parse(await readFile(path, "utf8"))) === "ended";
	} catch {
		return false;
	}
}
async function writeCheckoutJournal(folder, journal) {
	await replaceFileSynced(join(folder, fileName), JSON.stringify(journal));
}
async function replaceFileSynced(path, content) {
	await writeAndSync(`${path}.next`, content);
	await rename(`${path}.next`, path);
	await syncFolderOrFile(dirname(path));
}
async function writeAndSync(path, content) {
	try {
		var _usingCtx$1 = _usingCtx();
		const file = _usingCtx$1.a(await open(path, "w"));
		await file.writeFile(content).catch(createErrorHandlerSettingPath(path));
		await file.sync();
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function syncFileToDisk(path) {
	try {
		var _usingCtx3 = _usingCtx();
		await _usingCtx3.a(await open(path, "r+")).sync();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
const stateFolderEntryNames = {
	yours: "yours",
	left: "left",
	outline: "outline.json",
	moved: "moved.json",
	deleted: "deleted.json",
	shared: "shared.json",
	apart: "apart.json",
	staying: "staying.json",
	stashes: "stashes.json",
	reserve: "reserve"
};
async function checkoutStateFolder(git) {
	return join(decodeGitText(await git.run(["rev-parse", "--absolute-git-dir"])), "benchgate");
}
const gitFileNames = [
	"index",
	"logs/HEAD",
	"ORIG_HEAD",
	"COMMIT_EDITMSG",
	"SQUASH_MSG",
	"MERGE_MSG",
	"AUTO_MERGE",
	"MERGE_RR",
	"HEAD"
];
async function backUpGitFiles(git, folder) {
	const files = /* @__PURE__ */ new Map();
	for (const [name, path] of await resolvePathsInGitFolder(git, gitFileNames)) {
		const copy = join(folder, copyName(name));
		await copyIfFile(path, copy);
		if (await lstatOrNull(copy)) files.set(name, await readFile(copy));
	}
	return files;
}
async function rewriteMissingBackupsOfGitFiles(folder, files) {
	for (const [name, content] of files) {
		const copy = join(folder, copyName(name));
		if (!await lstatOrNull(copy)) await removeAndCreateFile(copy, content);
	}
}
async function restoreGitFolderFiles(git, folder) {
	const copyPath = (name) => join(folder, copyName(name));
	if (!await lstatOrNull(copyPath("HEAD"))) return;
	for (const [name, to] of await resolvePathsInGitFolder(git, gitFileNames)) if (await lstatOrNull(copyPath(name))) {
		await copyIfFile(copyPath(name), to);
		setOwner(to, await stat$1(dirname(to)));
	} else await rm(to, { force: true });
}
async function restoreDotGitFile(root, { path, link }) {
	if (link === null) return;
	const folder = join(root, path);
	const content = Buffer.from(link);
	if ((await readFileBytesOrNull(join(folder, ".git")).catch(() => null))?.equals(content)) return;
	await mkdir(folder, { recursive: true });
	await removeAndCreateFile(join(folder, ".git"), content);
}
async function readRecordedFoldersAndModes(folder) {
	const text = await readFileBytesOrNull(join(folder, stateFolderEntryNames.outline));
	if (text === null) return null;
	const { folders, files, closed } = JSON.parse(text.toString());
	const safeMode = (mode) => mode & 2047;
	return {
		folders: folders.filter(([path]) => isSafePathInWorkingTree(path)).map(([path, mode, uid, gid]) => [
			path,
			safeMode(mode),
			uid,
			gid
		]),
		files: files.filter(([path]) => isSafePathInWorkingTree(path)).map(([path, mode]) => [path, safeMode(mode)]),
		closed
	};
}
async function reserveDiskSpaceForRestore(folder) {
	await writeFile(join(folder, stateFolderEntryNames.reserve), randomBytes(2 ** 16));
}
async function writeStateFolderEntry(folder, name, content) {
	await mkdir(folder, { recursive: true });
	await replaceFileSynced(join(folder, name), JSON.stringify(content));
}
async function readRecordedStashList(folder) {
	const text = await readFileBytesOrNull(join(folder, stateFolderEntryNames.stashes));
	return text === null ? [] : JSON.parse(text.toString());
}
async function readPathListOfCheckoutState(folder, name) {
	const text = await readFileBytesOrNull(join(folder, name));
	const paths = text === null ? [] : JSON.parse(text.toString());
	const outside = paths.find((path) => !isSafePathInWorkingTree(path));
	if (outside !== void 0) throw new Error(`${join(folder, name)} has been tampered with: it names ${decodeGitText(outside)}, which cannot be a file of the checkout. Nothing was moved.`);
	return paths;
}
function copyName(name) {
	return name.replace("/", "-");
}
async function copyIfFile(from, to) {
	const stats = await lstatOrNull(from);
	if (!stats?.isFile()) return;
	await copyFile(from, `${to}.next`);
	await syncFileToDisk(`${to}.next`);
	const seconds = Math.floor(stats.mtimeMs / 1e3);
	await utimes(`${to}.next`, seconds, seconds);
	await rename(`${to}.next`, to);
}

// src/effects/git/checkout/tree-outline.ts
async function collectWorkingTreeFoldersAndModes(git, commits) {
	const [status, entries] = await Promise.all([readGitStatus(git), readGitIndex(git)]);
	const changed = /* @__PURE__ */ new Set([...status.changed, ...status.deleted]);
	const modes = indexModes(entries);
	const paths = /* @__PURE__ */ new Set([
		...modes.keys(),
		...changed,
		...status.untracked
	]);
	for (const commit of commits) for (const path of (await readCommitDifference(git, "HEAD", commit)).added) paths.add(path);
	const statsOf = createStatReaderWithoutLinks(git.folder);
	const candidates = /* @__PURE__ */ new Set();
	const files = [];
	for (const path of paths) {
		for (const above of foldersAbove(path)) candidates.add(above);
		const stats = await statsOf(path);
		const mode = modes.get(path);
		if (stats?.isFile() && (changed.has(path) || mode && permissionsOf(stats) !== checkoutMode(mode))) files.push([path, permissionsOf(stats)]);
		if (stats?.isDirectory() && mode !== "160000" && !await lstatOrNull(joinPathAsBytes(git.folder, path, dotGit))) {
			candidates.add(path);
			for (const innerFolder of (await listFilesAndFoldersBelow(joinPathAsBytes(git.folder, path))).folders) candidates.add(joinPathPartsWithSlash(path, innerFolder));
		}
	}
	const closedPaths = /* @__PURE__ */ new Set([...status.untracked, ...status.ignored]);
	const isOpen = (path) => !closedPaths.has(path) && modes.get(path) !== "160000";
	const foundFolders = await foldersIn(git.folder, isOpen, (path, error) => {
		if (![
			"EACCES",
			"EPERM",
			"ENOENT"
		].includes(error.code ?? "")) throw error;
		closedPaths.add(path);
	});
	for (const path of foundFolders) candidates.add(path);
	const folders = [];
	for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
		const stats = await statsOf(path);
		if (stats?.isDirectory()) folders.push([
			path,
			permissionsOf(stats),
			stats.uid,
			stats.gid
		]);
	}
	return {
		folders,
		files,
		closed: [...closedPaths]
	};
}
function ancestorFoldersOfPaths(paths) {
	return [...new Set([...paths].flatMap(foldersAbove))];
}
function makeFoldersAccessible(root, folders) {
	for (const path of folders) {
		const folderPath = joinPathAsBytes(root, path);
		try {
			const stats = lstatSync(folderPath);
			if (stats.isDirectory() && (stats.mode & 448) !== 448) chmodSync(folderPath, stats.mode & 4095 | 448);
		} catch {}
	}
}
async function foldersIn(root, isOpen, onUnreadable) {
	const foundFolders = [];
	const pending = [toUndecodedGitText("")];
	for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
		const folderPath = folder === "" ? Buffer.from(root) : joinPathAsBytes(root, folder);
		const entries = await readdir(folderPath, {
			withFileTypes: true,
			encoding: "buffer"
		}).catch((error) => {
			onUnreadable(folder, error);
			return [];
		});
		for (const entry of entries) {
			const name = toUndecodedGitText(entry.name);
			const path = folder === "" ? name : joinPathPartsWithSlash(folder, name);
			if (!entry.isDirectory() || path === ".git" || !isOpen(path)) continue;
			foundFolders.push(path);
			pending.push(path);
		}
	}
	return foundFolders;
}
async function restoreFoldersAndModes(git, { folders, files, closed: closedPaths }) {
	for (const [path, mode, uid, gid] of folders) {
		const folderPath = joinPathAsBytes(git.folder, path);
		await mkdir(folderPath, { recursive: true }).catch(() => null);
		const stats = await statPathBelowWithoutLinks(git.folder, path);
		if (!stats?.isDirectory()) continue;
		if (stats.uid !== uid || stats.gid !== gid) setOwner(folderPath, {
			uid,
			gid
		});
		if (permissionsOf(stats) !== mode) await chmod(folderPath, mode);
	}
	const modes = new Map(files);
	for (const [path, mode] of indexModes(await readGitIndex(git))) modes.set(path, modes.get(path) ?? checkoutMode(mode));
	const statsOf = createStatReaderWithoutLinks(git.folder);
	for (const [path, mode] of modes) {
		const stats = await statsOf(path);
		if (stats?.isFile() && permissionsOf(stats) !== mode) await chmod(joinPathAsBytes(git.folder, path), mode);
	}
	const knownPaths = new Set(folders.map(([path]) => path));
	for (const path of modes.keys()) for (const above of foldersAbove(path)) knownPaths.add(above);
	const closedSet = new Set(closedPaths);
	const foundFolders = await foldersIn(git.folder, (path) => !closedSet.has(path) && !modes.has(path), () => {});
	for (const path of foundFolders.toReversed()) if (!knownPaths.has(path)) await rmdir(joinPathAsBytes(git.folder, path)).catch(() => null);
}
async function filesThatGitMayConvertOnCheckout(git) {
	const names = [
		"eol",
		"ident",
		"working-tree-encoding",
		"filter"
	];
	const input = Buffer.from(await git.run(["ls-files", "-z"]), "latin1");
	const fields = (await git.run([
		"check-attr",
		"-z",
		"--stdin",
		...names
	], { input })).split("\0");
	const drivers = await driversWithoutSmudge(git);
	const files = [];
	let hasLineEnds = false;
	for (let n = 0; n + 2 < fields.length; n += 3) {
		const [path, name, value] = fields.slice(n, n + 3);
		if (value === "unspecified" || value === "unset") continue;
		if (name === "eol") hasLineEnds = true;
		else if (name !== "filter" || drivers.has(value)) files.push(path);
	}
	return [...files, ...await filesWithOtherLineEnds(git, hasLineEnds)];
}
async function driversWithoutSmudge(git) {
	const settings = splitAtNul(await git.find([
		"config",
		"-z",
		"--get-regexp",
		"^filter\\."
	]) ?? "");
	const valueByKey = new Map(settings.map((line) => [line.split("\n", 1)[0] ?? "", line.slice(line.indexOf("\n") + 1)]));
	const drivers = [...valueByKey.keys()].flatMap((key) => /^filter\.(.+)\.clean$/s.exec(key)?.[1] ?? []);
	return new Set(drivers.filter((driver) => !valueByKey.has(`filter.${driver}.process`) && ["", "cat"].includes(valueByKey.get(`filter.${driver}.smudge`)?.trim() ?? "")));
}
async function filesWithOtherLineEnds(git, hasAttributes) {
	const converts = (await git.find(["config", "core.autocrlf"]))?.toLowerCase() === "true";
	if (!(hasAttributes || converts) && !await git.find([
		"config",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	])) return [];
	return splitAtNul(await git.run([
		"ls-files",
		"--eol",
		"-z"
	])).filter((entry) => {
		const [, index, tree, end] = /^i\/(\S*) *w\/(\S*) *attr\/[^\t]*?(?:eol=(\w+))?\s*\t/.exec(entry) ?? [];
		return (end === void 0 ? converts : end === "crlf") ? tree === "lf" || tree === "mixed" : index !== tree;
	}).map((entry) => entry.slice(entry.indexOf("	") + 1));
}
function indexModes(entries) {
	return new Map(entries.map(({ path, mode }) => [path, mode]));
}
function checkoutMode(indexMode) {
	return (indexMode === "100755" ? 511 : 438) & ~process.umask();
}
function permissionsOf({ mode }) {
	return mode & 4095;
}

// src/effects/git/checkout/files-to-move.ts
async function filesToMoveWhenLeavingUserCommit(git, commits, handling) {
	const [entries, status] = await Promise.all([readGitIndex(git), readGitStatus(git)]);
	const files = entries.filter(({ mode }) => mode !== "160000").map(({ path }) => path);
	const differences = await Promise.all([...new Set(commits)].map((commit) => readCommitDifference(git, "HEAD", commit)));
	const rewrittenFiles = [...differences.flatMap(({ changed, removed }) => [...changed, ...removed]), ...await filesThatGitMayConvertOnCheckout(git)];
	const trackedFiles = new Set(files);
	return collectFilesToMove(git, handling, {
		entries,
		status,
		differences,
		otherPaths: [
			...handling.isSparse ? files : rewrittenFiles.filter((path) => trackedFiles.has(path)),
			...hardLinkedFiles(git, files),
			...await linksMissingInSome(git, entries, ["HEAD", ...commits]),
			...nestedRepositories(git, entries)
		]
	});
}
async function filesToMoveUntilNextVisit(git, diff, handling) {
	const { changed, removed } = diff.difference;
	return filesToMoveAfterLastVisit(git, diff, handling, (entries) => [
		...changed,
		...removed,
		...modifiedFiles(git, entries)
	]);
}
async function filesToMoveAfterLastVisit(git, { difference, lost, folders }, handling, additionalPaths = (_) => []) {
	const untrackedFiles = handling.shared === null ? "normal" : "all";
	makeFoldersAccessible(git.folder, folders);
	const [status, { entries, also: otherPaths }] = await Promise.all([readGitStatus(git, untrackedFiles), readGitIndex(git).then((entries) => {
		return {
			entries,
			also: [
				...lost,
				...nestedRepositories(git, entries),
				...additionalPaths(entries)
			]
		};
	})]);
	return collectFilesToMove(git, handling, {
		entries,
		status,
		differences: [difference],
		otherPaths
	});
}
function modifiedFiles(git, entries) {
	return entries.filter(({ path, mode, modified }) => {
		const stats = mode === "160000" ? null : statsOf(git, path);
		return stats !== null && Math.abs(stats.mtimeMs - modified) > .001;
	}).map(({ path }) => path);
}
function hardLinkedFiles(git, files) {
	return files.filter((path) => {
		const stats = statsOf(git, path);
		return stats?.isFile() && stats.nlink > 1;
	});
}
async function collectFilesToMove(git, { shared, isSparse, staying }, state) {
	const { entries, status, differences, otherPaths } = state;
	const tracked = new Set(entries.map(({ path }) => path));
	const flagged = entries.filter(({ isAssumed, isSkipped }) => isAssumed || isSkipped && !isSparse).map(({ path }) => path);
	const pathsToWrite = [
		...differences.flatMap(({ added }) => added),
		...status.deleted,
		...flagged
	];
	const deletedPaths = new Set(status.deleted);
	const ignored = new Set(status.ignored);
	const changedPaths = /* @__PURE__ */ new Set([...status.changed, ...status.untracked]);
	const moved = /* @__PURE__ */ new Set([
		...flagged,
		...status.changed,
		...status.untracked.filter((path) => !(shared && isInOneOf(path, shared.paths))),
		...shared?.apart ?? status.ignored,
		...otherPaths.filter((path) => !deletedPaths.has(path)),
		...await blockingFiles(git, pathsToWrite, tracked)
	]);
	for (const path of flagged) deletedPaths.add(path);
	const statsOfPath = createStatReaderWithoutLinks(git.folder);
	for (const path of moved) if (staying.some((one) => arePathsNested(one, path))) moved.delete(path);
	else if (await statsOfPath(path)) deletedPaths.delete(path);
	else moved.delete(path);
	for (const path of moved) if (foldersAbove(path).some((above) => moved.has(above))) moved.delete(path);
	return {
		moved: [...moved],
		deleted: [...deletedPaths],
		ignored: [...moved].filter((path) => isInOneOf(path, ignored)),
		modifiedOrUntracked: [...moved].filter((path) => isInOneOf(path, changedPaths)),
		flagged,
		times: new Map(entries.map(({ path, modified }) => [path, modified]))
	};
}
function isInOneOf(path, paths) {
	return paths.has(path) || foldersAbove(path).some((above) => paths.has(above));
}
async function linksMissingInSome(git, entries, commits) {
	const links = entries.filter(({ mode }) => mode === "160000").map(({ path }) => path);
	if (links.length === 0) return [];
	const linksByCommit = await Promise.all([...new Set(commits)].map((commit) => readSubmoduleCommits(git, commit)));
	return links.filter((link) => linksByCommit.some((others) => !others.has(link)));
}
function nestedRepositories(git, entries) {
	const files = entries.filter(({ mode }) => mode !== "160000");
	return [...new Set(files.flatMap(({ path }) => foldersAbove(path)))].map((folder) => joinPathPartsWithSlash(folder, dotGit)).filter((path) => statsOf(git, path) !== null);
}
function statsOf(git, path) {
	try {
		return lstatOrNullSync(joinPathAsBytes(git.folder, path));
	} catch {
		return null;
	}
}
async function blockingFiles(git, paths, tracked) {
	const blockers = /* @__PURE__ */ new Set();
	for (const path of paths) for (const part of [...foldersAbove(path), path]) {
		const stats = await lstatOrNull(joinPathAsBytes(git.folder, part));
		if (!stats) break;
		if (stats.isDirectory() && part !== path) continue;
		const blocking = !stats.isDirectory() || await lstatOrNull(joinPathAsBytes(git.folder, part, dotGit)) ? [part] : (await listFilesAndFoldersBelow(joinPathAsBytes(git.folder, part))).files.map((file) => joinPathPartsWithSlash(part, file));
		for (const blocker of blocking) if (!tracked.has(blocker) || blocker === path) blockers.add(blocker);
		break;
	}
	return [...blockers];
}

// src/effects/git/checkout/pin-commits.ts
async function protectObjectsFromPruning(git, commits, ref) {
	const staged = await git.run([
		"ls-files",
		"--stage",
		"-z"
	]);
	const tree = await runWithTemporaryIndex(git, (ownGit) => updateIndexAndWriteTree(ownGit, staged));
	const parents = [...new Set(commits)].flatMap((sha) => ["-p", sha]);
	const commit = await git.run([
		"commit-tree",
		...parents,
		"-m",
		"Held while Benchgate measures",
		tree
	]);
	await git.run([
		"update-ref",
		ref ?? await protectingRef(git),
		commit
	]);
}
async function stopProtectingObjectsFromPruning(git, ownRef) {
	const ref = ownRef ?? await protectingRef(git);
	await rm(await resolvePathInGitFolder(git, `${ref}.lock`), { force: true });
	await git.run([
		"update-ref",
		"-d",
		ref
	]);
}
async function protectingRef(git) {
	const [commonFolder = "", ownFolder = ""] = (await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir",
		"--git-dir"
	])).split("\n").map(decodeGitText);
	return `refs/benchgate-${createHash("sha1").update(relative(commonFolder, ownFolder)).digest("hex").slice(0, 12)}`;
}
const backupStashMessage = "uncommitted work while Benchgate measures";
async function listOtherStashes(git) {
	return (await listGitStashes(git)).filter(([, message]) => message !== backupStashMessage);
}
async function restoreOrListDroppedUserStashes(git, stashes, isWorkplace, console) {
	if (stashes.length === 0) return;
	const existing = new Set((await listGitStashes(git)).map(([sha]) => sha));
	const missing = stashes.filter(([sha]) => !existing.has(sha)).toReversed();
	if (missing.length > 0 && isWorkplace) {
		const lines = missing.map(([sha, message]) => `  ${escapeControlCharacters(joinShellWords("git", "stash", "store", "-m", decodeGitText(message), shortSha(sha)))}`);
		console.warn(["These entries are no longer in \"git stash list\". If you did not drop them, this brings them back:", ...lines].join("\n"));
		return;
	}
	for (const [sha, message] of missing) if (await git.ask([
		"stash",
		"store",
		"--message",
		decodeGitText(message),
		sha
	]) === null) console.warn(`The stash entry "${decodeGitText(message)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}" applies it.`);
}

// src/effects/git/checkout/shelf.ts
const filesName = toUndecodedGitText("files");
async function shelveFiles(git, folder, filesToMove, onUnmovable) {
	await mkdir(joinPathAsBytes(folder, filesName), { recursive: true });
	const unrestored = /* @__PURE__ */ new Set();
	for (const path of filesToMove.moved) {
		try {
			await moveFile(joinPathAsBytes(git.folder, path), joinPathAsBytes(folder, filesName, path));
		} catch (error) {
			const { code } = error;
			if (code === "ENOENT" && !await lstatOrNull(joinPathAsBytes(git.folder, path))) {
				unrestored.add(path);
				continue;
			}
			if (filesToMove.times.has(path) && (code === "EACCES" || code === "EPERM")) throw new CouldNotMeasureError(`${decodeGitText(path)} cannot be moved while base and head are checked out (${code}): it or its folder belongs to another user, or is immutable. Make it yours with chown, or set checkout to "worktree".`);
			if (filesToMove.times.has(path) || !unmovableCodes.includes(code ?? "")) throw error;
			unrestored.add(path);
			onUnmovable(path, error);
			continue;
		}
		await removeEmptyFoldersAbove(git.folder, path);
	}
	if (filesToMove.flagged.length > 0) await clearFlags(git, filesToMove.flagged);
	const isMoved = (path) => !unrestored.has(path);
	const { moved, ignored, modifiedOrUntracked } = filesToMove;
	return {
		...filesToMove,
		moved: moved.filter(isMoved),
		ignored: ignored.filter(isMoved),
		modifiedOrUntracked: modifiedOrUntracked.filter(isMoved)
	};
}
const unmovableCodes = [
	"EPERM",
	"EACCES",
	"ENAMETOOLONG",
	"EBUSY"
];
function createUnmovablePathWarner(console) {
	const warned = /* @__PURE__ */ new Set();
	return (path, { code, message }) => {
		if (warned.has(path)) return;
		warned.add(path);
		const [reason, remedy] = code === "EPERM" || code === "EACCES" ? ["it belongs to another user (a container may have made it), or is immutable", "Remove it, or make it yours with chown (an immutable one: chattr -i)."] : [message, "If you can, move it out of the checkout."];
		console.warn(`${decodeGitText(path)} cannot be moved, so both sides see it as it is: ${reason}. ${remedy}`);
	};
}
async function unshelveFilesOfSide(git, folder, shelved, tracked) {
	await removeFilesDeletedOnShelf(git, shelved.deleted, tracked);
	const { stuck: unrestored } = await restoreShelf(git, folder, shelved.moved, tracked);
	if (unrestored[0]) throw unrestored[0].error;
}
async function removeFilesDeletedOnShelf(git, deleted, tracked) {
	for (const path of deleted) {
		const stats = await statPathBelowWithoutLinks(git.folder, path);
		if (!tracked.has(path) || !stats || stats.isDirectory()) continue;
		await rm(joinPathAsBytes(git.folder, path));
		await removeEmptyFoldersAbove(git.folder, path);
	}
}
async function restoreShelf(git, folder, moved, tracked) {
	const keptNames = [];
	const unrestored = /* @__PURE__ */ new Map();
	const moveBack = async (path) => {
		const from = joinPathAsBytes(folder, filesName, path);
		try {
			if (!await lstatOrNull(from)) return;
			await removeOrMoveAsideForShelvedFile(git, path, from, tracked, keptNames);
			await moveFile(from, joinPathAsBytes(git.folder, path));
			unrestored.delete(path);
		} catch (error) {
			unrestored.set(path, {
				path,
				place: from.toString(),
				error
			});
		}
	};
	for (const path of moved) await moveBack(path);
	for (const path of [...unrestored.keys()]) await moveBack(path);
	const isStuck = (path) => [...foldersAbove(path), path].some((part) => unrestored.has(part));
	for (const path of (await listFilesAndFoldersBelow(joinPathAsBytes(folder, filesName))).files) if (!isStuck(path)) await moveBack(path);
	if (unrestored.size === 0) await removeFolderRecursively(folder);
	return {
		kept: keptNames,
		stuck: [...unrestored.values()]
	};
}
async function pathsMissingFromShelf(folder, moved) {
	const missing = [];
	for (const path of moved) if (!await lstatOrNull(joinPathAsBytes(folder, filesName, path))) missing.push(path);
	return missing;
}
async function copyBetweenShelves(from, to, paths, tracked, copying) {
	const pathsToCopy = paths.filter((path) => ![...foldersAbove(path), path].some((part) => tracked.has(part)));
	const prefixLength = joinPathAsBytes(from, filesName).length + 1;
	const onUnreadable = (place) => copying.unread?.(place.subarray(prefixLength));
	for (const path of pathsToCopy) {
		const target = joinPathAsBytes(to, filesName, path);
		await mkdir(target.subarray(0, target.lastIndexOf("/")), { recursive: true });
		await copyRecursively(joinPathAsBytes(from, filesName, path), target, {
			...copying,
			unread: onUnreadable
		});
	}
	return pathsToCopy;
}
async function moveFilesFromShelfTo(folder, paths, to) {
	for (const path of paths) await moveFile(joinPathAsBytes(folder, filesName, path), joinPathAsBytes(to, path));
}
async function removeFromShelf(folder, paths) {
	for (const path of paths) await removeFolderRecursively(joinPathAsBytes(folder, filesName, path));
}
async function removeCopiesOfUserIgnoredFilesFromShelf(folder, paths, copied, tracked = /* @__PURE__ */ new Set()) {
	const remaining = [];
	for (const path of paths) {
		const copies = tracked.has(path) ? [] : copied.filter((copy) => arePathsNested(copy, path));
		for (const copy of copies) await removeFolderRecursively(joinPathAsBytes(folder, filesName, copy.length > path.length ? copy : path));
		const place = joinPathAsBytes(folder, filesName, path);
		const stats = await lstatOrNull(place);
		if (stats && (!stats.isDirectory() || (await listFilesAndFoldersBelow(place)).files.length > 0)) remaining.push(path);
	}
	return remaining;
}
async function shelfHasFiles(folder) {
	return (await listFilesAndFoldersBelow(joinPathAsBytes(folder, filesName))).files.length > 0;
}
async function clearFlags(git, paths) {
	const input = Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
	for (const flag of ["--no-assume-unchanged", "--no-skip-worktree"]) await git.run([
		"update-index",
		"-z",
		flag,
		"--stdin"
	], { input });
}
async function removeOrMoveAsideForShelvedFile(git, path, shelved, tracked, keptNames) {
	for (const above of foldersAbove(path)) {
		const stats = await lstatOrNull(joinPathAsBytes(git.folder, above));
		if (stats && !stats.isDirectory()) await keepBeside(git, above, keptNames);
	}
	const target = joinPathAsBytes(git.folder, path);
	const stats = await lstatOrNull(target);
	if (!stats) return;
	const innerFiles = stats.isDirectory() ? (await listFilesAndFoldersBelow(target)).files : [];
	if (!(tracked.has(path) || stats.isDirectory() && innerFiles.every((first) => tracked.has(joinPathPartsWithSlash(path, first))) || await areSame(target, shelved))) await keepBeside(git, path, keptNames);
	else if (stats.isDirectory()) await removeFolderAtomically(target);
	else await rm(target);
}
async function keepBeside(git, path, keptNames) {
	for (let n = 1;; n++) {
		const name = withSuffix(path, `.benchgate-${n}`);
		if (await lstatOrNull(joinPathAsBytes(git.folder, name))) continue;
		await moveFile(joinPathAsBytes(git.folder, path), joinPathAsBytes(git.folder, name));
		keptNames.push(name);
		return;
	}
}
function withSuffix(path, suffix) {
	return toUndecodedGitText(appendSuffixWithinFileNameLimit(Buffer.from(path, "latin1"), suffix));
}
async function areSame(first, second) {
	const [a, b] = await Promise.all([lstat(first), lstat(second)]);
	if (a.mode !== b.mode) return false;
	if (a.isSymbolicLink()) return await readlink(first) === await readlink(second);
	if (a.isFile()) return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1 && (await readFile(first)).equals(await readFile(second));
	const [names, otherNames] = await Promise.all([first, second].map((place) => readdir(place, { encoding: "buffer" })));
	if (!names || names.length !== otherNames?.length) return false;
	const childOf = (place, name) => Buffer.concat([
		place,
		Buffer.from("/"),
		name
	]);
	for (const name of names) if (!await lstatOrNull(childOf(second, name)) || !await areSame(childOf(first, name), childOf(second, name))) return false;
	return true;
}
async function removeRemnantsOfUnfinishedMoves(git, paths) {
	const pathSet = new Set(paths);
	for (const path of paths) for (const suffix of Object.values(unfinishedMoveSuffixes)) {
		const name = withSuffix(path, suffix);
		const target = joinPathAsBytes(git.folder, name);
		if (!pathSet.has(name) && await lstatOrNull(target)) await removeFolderRecursively(target).catch(() => null);
	}
}
async function retryOnce(step) {
	return step().catch(step);
}
async function moveFile(from, to) {
	try {
		await rename(from, to);
		return;
	} catch (error) {
		if (error.code === "ENOENT") await mkdir(parentOf(to), { recursive: true });
	}
	try {
		await renameProtected(from, to);
	} catch (error) {
		if (error.code !== "EXDEV") throw error;
		await copyOver(from, to);
		await removeFolderAtomically(from);
	}
}
async function copyOver(from, to) {
	const copy = appendSuffixWithinFileNameLimit(to, unfinishedMoveSuffixes.copy);
	await removeFolderRecursively(copy);
	try {
		await copyRecursively(from, copy);
		await syncCopy(copy, from);
		await rename(copy, to);
	} catch (error) {
		await removeFolderRecursively(copy).catch(() => null);
		throw error;
	}
	await syncFolderOrFile(parentOf(to));
}
async function removeFolderAtomically(path) {
	const aside = appendSuffixWithinFileNameLimit(path, unfinishedMoveSuffixes.original);
	await removeFolderRecursively(aside);
	await renameProtected(path, aside);
	await removeFolderRecursively(aside);
}
function appendSuffixWithinFileNameLimit(path, suffix) {
	const nameStart = path.lastIndexOf("/") + 1;
	const name = path.subarray(nameStart);
	if (name.length + suffix.length <= maxNameLength) return Buffer.concat([path, Buffer.from(suffix)]);
	const shortened = `-${createHash("sha1").update(name).digest("hex").slice(0, 8)}${suffix}`;
	return Buffer.concat([path.subarray(0, nameStart + maxNameLength - shortened.length), Buffer.from(shortened)]);
}
const maxNameLength = 255;
async function renameProtected(from, to) {
	try {
		await rename(from, to);
	} catch (error) {
		if (error.code !== "EACCES") throw error;
		const protectedFolders = [
			parentOf(from),
			from,
			parentOf(to)
		];
		const modes = await Promise.all(protectedFolders.map(async (folder) => (await lstat(folder)).mode & 4095));
		const isFolder = (await lstat(from)).isDirectory();
		const isProtected = (index) => (modes[index] & 448) !== 448;
		try {
			for (const [index, folder] of protectedFolders.entries()) if (isProtected(index) && (index !== 1 || isFolder)) await chmod(folder, modes[index] | 448);
			await rename(from, to);
			if (isFolder && isProtected(1)) await chmod(to, modes[1]);
		} finally {
			for (const index of [0, 2]) if (isProtected(index)) await chmod(protectedFolders[index], modes[index]);
		}
	}
}
async function syncCopy(path, from) {
	const stats = await lstatOrNull(path);
	const original = await lstatOrNull(from);
	if (stats?.isFile() && original?.isFile() && stats.size !== original.size) throw new Error(`${from} has ${original.size} bytes, but a copy of it has ${stats.size}: a program is writing to the file, so it was left where it is. End that program first.`);
	if (stats?.isDirectory()) for (const name of await readdir(path, { encoding: "buffer" })) {
		const below = Buffer.concat([Buffer.from("/"), name]);
		await syncCopy(Buffer.concat([path, below]), Buffer.concat([from, below]));
	}
	if (stats?.isDirectory() || stats?.isFile()) await syncFolderOrFile(path);
}
function parentOf(path) {
	return path.subarray(0, path.lastIndexOf("/"));
}

// src/effects/git/checkout/trees.ts
async function listCheckoutRepositories(git, commits, state) {
	const trees = [];
	const add = async (treeGit, path, sideCommits) => {
		await refuseReadOnly(treeGit.folder);
		const sha = await treeGit.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) throw new MisconfiguredError(`${treeGit.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`);
		const home = {
			path,
			branch: await treeGit.find([
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]),
			sha,
			link: await gitLinkOf(treeGit.folder),
			isSwitched: sideCommits !== null,
			sides: Object.values(sideCommits ?? {}),
			isBack: false
		};
		trees.push({
			git: treeGit,
			state: shelvesFolderOfNthRepository(state, trees.length),
			home,
			commits: sideCommits
		});
		for (const link of await checkedOutSubmodules(treeGit)) {
			const submodule = treeGit.in(join(treeGit.folder, link));
			await add(submodule, path === "" ? link : `${path}/${link}`, await commitsOfSubmodule(treeGit, link, sideCommits, submodule));
		}
	};
	await add(git, "", commits);
	return trees;
}
async function refuseReadOnly(folder) {
	if ((await access(folder, constants.W_OK).catch((error) => error))?.code === "EROFS") throw new MisconfiguredError(`The checkout in ${folder} is on a read-only file system, so base and head cannot be checked out in it. Make it writable; or, if the git directory is writable, set checkout to "worktree".`);
}
async function gitLinkOf(folder) {
	const path = join(folder, ".git");
	return (await lstatOrNull(path))?.isFile() ? (await readFileBytesOrNull(path))?.toString() ?? null : null;
}
function shelvesFolderOfNthRepository(state, n) {
	return n === 0 ? state : join(state, "submodules", String(n));
}
async function checkedOutSubmodules(git) {
	const submodules = [];
	for (const { path, mode } of await readGitIndex(git)) {
		if (mode !== "160000") continue;
		const submodule = join(git.folder, decodeGitText(path));
		if (!await lstatOrNull(join(submodule, ".git"))) continue;
		if (await git.in(submodule).find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		])) submodules.push(decodeGitText(path));
	}
	return submodules;
}
async function commitsOfSubmodule(outerGit, link, sideCommits, submodule) {
	if (sideCommits === null) return null;
	const commitAt = async (commit) => (await readSubmoduleCommits(outerGit, commit)).get(toUndecodedGitText(link));
	const [home, base, head] = await Promise.all([
		commitAt("HEAD"),
		commitAt(sideCommits.base),
		commitAt(sideCommits.head)
	]);
	if (home === void 0 || base === void 0 || head === void 0) return null;
	const commits = {
		base,
		head
	};
	for (const side of sides) await fetchSubmoduleCommitIfMissing(submodule, commits[side], link, side);
	return commits;
}

// src/effects/git/checkout/restore.ts
async function restoreCheckout(user, folder, console) {
	let journal = await readCheckoutJournal(folder);
	if (journal === null) return null;
	const git = journal.hasPointers ? user.with(keepLfsPointersEnv) : user;
	const unrestored = [];
	for (const [n, originalHead] of journal.trees.entries()) {
		if (originalHead.path !== "" && !isSafePathInWorkingTree(originalHead.path)) continue;
		await restoreDotGitFile(git.folder, originalHead);
		const tree = {
			git: git.in(join(git.folder, originalHead.path)),
			state: shelvesFolderOfNthRepository(folder, n),
			home: originalHead
		};
		await removeLocksAndRepairIndex(tree.git, originalHead.sha);
		if (journal.phase === "measuring" && originalHead.isSwitched && !originalHead.isBack) {
			await leaveLastSide(tree, journal, console);
			journal = {
				...journal,
				trees: journal.trees.with(n, {
					...originalHead,
					isBack: true
				})
			};
			await writeCheckoutJournal(folder, journal);
		}
		unrestored.push(...await restoreUserFiles(tree, journal, console));
	}
	return {
		journal,
		stuck: unrestored
	};
}
async function freeDiskSpaceForRestore(folder, trees) {
	for (const [n] of trees.entries()) for (const side of sides) await removeFolderRecursively(join(shelvesFolderOfNthRepository(folder, n), side)).catch(() => null);
	await rm(join(folder, stateFolderEntryNames.reserve), { force: true });
}
function toNotPutBackError(folder, error) {
	if (error instanceof NotPutBackError || error instanceof MisconfiguredError) return error;
	return new NotPutBackError(`The checkout could not be restored: ${error.message}\nYour uncommitted files are in ${join(folder, stateFolderEntryNames.yours)}. When the cause is gone (a full disk, say), "benchgate restore" restores everything; so does the next run, or the post step.`);
}
async function leaveLastSide({ git, state, home: originalHead }, { ignoredFiles }, console) {
	const apart = await readPathListOfCheckoutState(state, stateFolderEntryNames.apart);
	const handling = {
		shared: ignoredFiles === "shared" ? {
			paths: new Set(await readPathListOfCheckoutState(state, stateFolderEntryNames.shared)),
			apart
		} : null,
		isSparse: await isSparseCheckout(git),
		staying: await readPathListOfCheckoutState(state, stateFolderEntryNames.staying)
	};
	const entries = await readGitIndex(git);
	const folders = ancestorFoldersOfPaths(entries.map(({ path }) => path));
	const [difference, linksHere, linksThere] = await Promise.all([
		readCommitDifference(git, "HEAD", originalHead.sha),
		readSubmoduleCommits(git, "HEAD"),
		readSubmoduleCommits(git, originalHead.sha)
	]);
	const lostLinks = [...linksHere.keys()].filter((link) => !linksThere.has(link));
	const leftShelf = await unusedFolder(join(state, stateFolderEntryNames.left));
	const addedBySide = (handling.shared ? await filesOnlyOfSides(git, originalHead) : []).filter((path) => !handling.shared?.paths.has(path));
	const foundFiles = await filesToMoveAfterLastVisit(git, {
		difference,
		lost: lostLinks,
		folders
	}, handling, () => addedBySide);
	const filesToMove = {
		...foundFiles,
		moved: foundFiles.moved.filter((path) => !isUnfinishedMovePath(path))
	};
	for (const path of foundFiles.moved) if (isUnfinishedMovePath(path)) await removeFolderRecursively(joinPathAsBytes(git.folder, path));
	const { ignored, modifiedOrUntracked } = await shelveFiles(git, leftShelf, filesToMove, createUnmovablePathWarner(console));
	const userFiles = new Set(await readPathListOfCheckoutState(join(state, stateFolderEntryNames.yours), stateFolderEntryNames.moved));
	await removeFromShelf(leftShelf, ignored.filter((path) => userFiles.has(path)));
	await removeCopiesOfUserIgnoredFilesFromShelf(leftShelf, modifiedOrUntracked, apart, new Set(entries.map(({ path }) => path)));
	await checkOutWithoutFailingFilters(git, originalHead.sha, console);
}
async function filesOnlyOfSides(git, { sha, sides }) {
	return (await Promise.all(sides.map((side) => readCommitDifference(git, sha, side)))).flatMap(({ added }) => added);
}
async function checkOutWithoutFailingFilters(git, sha, console) {
	const checkout = [
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	];
	try {
		await git.run(checkout);
	} catch (error) {
		const listed = await git.find([
			"config",
			"--name-only",
			"--get-regexp",
			"^filter\\."
		]);
		const drivers = decodeGitText(listed ?? "").split("\n");
		const filtersOff = drivers.flatMap((name) => ["-c", `${name}=${name.endsWith(".required") ? "false" : ""}`]);
		if (drivers[0] === "" || await git.ask([...filtersOff, ...checkout]) === null) throw error;
		console.warn(`Your commit was checked out without the filters that git is configured to use (such as Git LFS), as git failed with them: ${error.message}. "git status" shows the files to check out again.`);
	}
}
async function restoreUserFiles({ git, state, home: originalHead }, { phase, isWorkplace = false }, console) {
	const shelf = join(state, stateFolderEntryNames.yours);
	const unrestored = [];
	if (await lstatOrNull(shelf)) {
		const entries = await readGitIndex(git);
		const tracked = new Set(entries.map(({ path }) => path));
		const moved = await readPathListOfCheckoutState(shelf, stateFolderEntryNames.moved);
		await removeFilesDeletedOnShelf(git, await readPathListOfCheckoutState(shelf, stateFolderEntryNames.deleted), tracked);
		if (await isSparseCheckout(git)) await removeFilesDeletedOnShelf(git, await skippedByUser(git, state, entries, moved), tracked);
		await rm(join(shelf, stateFolderEntryNames.deleted), { force: true });
		await removeRemnantsOfUnfinishedMoves(git, moved);
		const returned = await restoreShelf(git, shelf, moved, tracked);
		for (const name of returned.kept) console.warn(`A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${decodeGitText(name)}`);
		unrestored.push(...returned.stuck);
		const outOfSpace = unrestored.find(({ error }) => ["ENOSPC", "EDQUOT"].includes(error.code ?? ""));
		if (outOfSpace) throw outOfSpace.error;
	}
	const outline = await readRecordedFoldersAndModes(state);
	if (outline) await restoreFoldersAndModes(git, outline);
	await restoreGitFolderFiles(git, state);
	if (phase === "measuring" && originalHead.isSwitched && originalHead.branch !== null) await detachIfBranchMoved(git, originalHead, console);
	await restoreOrListDroppedUserStashes(git, await readRecordedStashList(state), isWorkplace, console);
	await stopProtectingObjectsFromPruning(git);
	return unrestored;
}
async function skippedByUser(git, state, entries, moved) {
	const sideFiles = new Set(entries.filter(({ isSkipped }) => !isSkipped).map(({ path }) => path));
	for (const path of moved) sideFiles.delete(path);
	return (await readGitIndex(git.with({
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: "sparse.expectFilesOutsideOfPatterns",
		GIT_CONFIG_VALUE_0: "true",
		GIT_INDEX_FILE: join(state, "index")
	}))).filter(({ path, isSkipped }) => isSkipped && sideFiles.has(path)).map(({ path }) => path);
}
async function detachIfBranchMoved(git, { branch, sha }, console) {
	if (branch === null) return;
	const tip = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		decodeGitText(branch)
	]);
	if (tip === sha) return;
	await git.run([
		"update-ref",
		"--no-deref",
		"-m",
		"benchgate: the branch has moved",
		"HEAD",
		sha
	]);
	const name = decodeGitText(branch).replace(/^refs\/heads\//, "");
	console.warn(`${name} was ${tip === "" ? "removed" : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`);
}
async function unusedFolder(folder) {
	for (let n = 1;; n++) if (!await lstatOrNull(`${folder}-${n}`)) return `${folder}-${n}`;
}
async function removeStateOfRestoredCheckout(git, folder, console, { journal, stuck: unrestored }) {
	const { stash } = journal;
	if (stash) await retryOnce(() => dropStash(git, stash)).catch(() => console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`));
	const keptFolders = unrestored.length === 0 ? [] : await rescueShelvesFromStateFolder(folder, journal, (name) => name === stateFolderEntryNames.yours);
	const finished = `${folder}-done-${Date.now()}`;
	await rename(folder, finished);
	await removeFolderRecursively(finished).catch((error) => console.warn(`The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${finished} yourself.`));
	if (unrestored.length > 0) throw new NotPutBackError(unrestoredMessage(unrestored, keptFolders));
}
async function rescueShelvesFromStateFolder(folder, { trees }, shouldKeep) {
	const target = `${folder}-left-${Date.now()}`;
	const keptFolders = [];
	for (const [n] of trees.entries()) for (const name of await lstatOrNull(shelvesFolderOfNthRepository(folder, n)) ? await readdir(shelvesFolderOfNthRepository(folder, n)) : []) {
		const from = join(shelvesFolderOfNthRepository(folder, n), name);
		if (!shouldKeep(name) || !await shelfHasFiles(from)) continue;
		const to = keptFolders.length === 0 ? target : `${target}-${keptFolders.length + 1}`;
		await rename(from, to);
		keptFolders.push([from, to]);
	}
	return keptFolders;
}
function unrestoredMessage(unrestored, keptFolders) {
	return ["These files of yours could not be moved back. Everything else is as it was before the run. Move them yourself, then remove the folder they are in:", ...unrestored.map(({ path, place: tree, error }) => {
		const [from = "", to = ""] = keptFolders.find(([from]) => tree.startsWith(from)) ?? [];
		return `  ${decodeGitText(path)} is in ${tree.replace(from, to)}: ${error.message}`;
	})].join("\n");
}
async function dropStash(git, sha) {
	for (let tries = 0; tries < 3; tries++) {
		const index = (await listGitStashes(git)).findIndex(([entry]) => entry === sha);
		if (index < 0) return;
		const said = await git.run([
			"stash",
			"drop",
			`stash@{${index}}`
		]);
		const dropped = /\(([0-9a-f]{40,64})\)\s*$/.exec(said)?.[1] ?? sha;
		if (dropped === sha) return;
		const message = await git.run([
			"log",
			"-1",
			"--format=%s",
			dropped
		]);
		await git.run([
			"stash",
			"store",
			"--quiet",
			`--message=${decodeGitText(message)}`,
			dropped
		]);
	}
}

// src/effects/git/checkout/recover-checkout.ts
async function recoverCheckoutAndSuperprojects(git, console, isForced = false) {
	const wasRecovered = await recoverCheckoutWithoutSuperprojects(git, console, isForced);
	const superproject = await git.run(["rev-parse", "--show-superproject-working-tree"]);
	return superproject !== "" && await recoverCheckoutAndSuperprojects(git.in(decodeGitText(superproject)), console, isForced) || wasRecovered;
}
async function recoverCheckoutWithoutSuperprojects(git, console, isForced = false) {
	const folder = await checkoutStateFolder(git);
	await removeObsoleteRunState(folder);
	const journal = await readCheckoutJournal(folder);
	if (journal === null) {
		await refuseLostJournal(folder);
		return false;
	}
	const status = findStatusOfRunProcess(journal);
	if (status === "running" || status === "unseen" && !isForced) throw checkoutInUseError(journal);
	console.warn(`The Benchgate run of ${journal.started} was ended before it could restore this checkout. Restoring it now.`);
	try {
		await rm(join(folder, stateFolderEntryNames.reserve), { force: true });
		if (!await takeOverCheckoutFromFormerHolder(folder, journal)) throw checkoutInUseError(await readCheckoutJournal(folder));
		await freeDiskSpaceForRestore(folder, journal.trees);
		await waitForGit(git);
		const restored = await restoreCheckout(git, folder, console);
		if (restored === null) return true;
		await keepFoundFiles(folder, journal, console);
		await removeStateOfRestoredCheckout(git, folder, console, restored);
	} catch (error) {
		throw toNotPutBackError(folder, error);
	}
	return true;
}
function checkoutInUseError(journal) {
	if (journal !== null && findStatusOfRunProcess(journal) === "unseen") return new MisconfiguredError(`A Benchgate run in another container or on another machine is using this checkout: process ${journal.pid} on ${journal.host}, since ${journal.started}. Wait for it to end. If you know that it has ended, "benchgate restore --force" restores the checkout.`);
	const holderNote = journal === null ? "" : ` (process ${journal.pid}, since ${journal.started})`;
	return new MisconfiguredError(`Another Benchgate run is using this checkout${holderNote}. Wait for it to end, or give each run a checkout of its own.`);
}
async function refuseLostJournal(folder) {
	if (await lstatOrNull(folder) && await readCheckoutJournal(folder) === null) throw new MisconfiguredError(`${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be restored automatically. Look for files of yours in ${join(folder, stateFolderEntryNames.yours)}, then remove the folder.`);
}
async function keepFoundFiles(folder, journal, console) {
	for (const [, keptFolder] of await rescueShelvesFromStateFolder(folder, journal, (name) => name.startsWith(`${stateFolderEntryNames.left}-`))) console.warn(`Uncommitted files that appeared while base or head was checked out are now in ${keptFolder}. Delete that folder if nothing in it is yours.`);
}
async function waitForGit(git) {
	const lock = await resolvePathInGitFolder(git, "index.lock");
	for (let waitedMilliseconds = 0; waitedMilliseconds < 5e3 && await lstatOrNull(lock); waitedMilliseconds += 50) await setTimeout(50);
}

// src/effects/git/worktrees/worktree-folder.ts
const markName = ".benchgate";
async function makeWorktreesFolderOfRun(git, temporary) {
	const root = await resolveTemporaryFolderForWorktrees(git, temporary);
	const id = randomBytes(5).toString("hex");
	const records = await ownWorktreeRecordsFolder(git);
	const path = join(records, `${id}.json`);
	const ownPath = join(root, `benchgate-${id}`);
	const defaultPath = join(root, `benchgate-${createHash("sha256").update(records).digest("hex").slice(0, id.length)}`);
	const isInUse = (await readWorktreeRecords(records)).some(({ record }) => record?.folder === defaultPath);
	let record = {
		...thisProcessAsHolder(),
		folder: isInUse ? ownPath : defaultPath,
		repositories: []
	};
	await writeFirstRecord(records, path, record);
	try {
		try {
			await mkdir(record.folder, { mode: 448 });
		} catch (error) {
			if (isInUse || !hasCode(error, "EEXIST")) throw error;
			record = {
				...record,
				folder: ownPath
			};
			await replaceFileSynced(path, JSON.stringify(record));
			await mkdir(record.folder, { mode: 448 });
		}
		await writeFile(join(record.folder, markName), id);
	} catch (error) {
		const mark = join(record.folder, markName);
		for (const remove of [
			() => rm(mark),
			() => rmdir(record.folder),
			() => rm(path),
			() => rmdir(records)
		]) await remove().catch(() => null);
		throw error;
	}
	const { folder } = record;
	const createdStats = await lstatOrNull(folder);
	return {
		folder,
		async register(repository) {
			const registered = await commonGitFolder(repository);
			if (record.repositories.includes(registered)) return;
			record = {
				...record,
				repositories: [...record.repositories, registered]
			};
			await replaceFileSynced(path, JSON.stringify(record));
		},
		protect: (commits) => protectObjectsFromPruning(git, commits, protectingRefOfRun(id)),
		remove: (console) => removeRun(git, records, id, record, console, async () => {
			const stats = await lstatOrNull(folder);
			return stats?.isDirectory() === true && stats.ino === createdStats?.ino && stats.dev === createdStats.dev;
		})
	};
}
async function resolveTemporaryFolderForWorktrees(git, temporary) {
	await refuseUnwritableGitFolder(await commonGitFolder(git));
	const root = await realpath(temporary).catch(() => null);
	if (root === null) throw new MisconfiguredError(`The folder for worktrees, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder that exists.`);
	if (isPathIn(await realpath(git.folder), root)) throw new MisconfiguredError(`The folder for temporary files, ${root}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`);
	const error = await access(root, constants.W_OK).catch((error) => error);
	if (error) throw new MisconfiguredError(`The folder for worktrees, ${root}, is not writable (${error.code}). Set TMPDIR (in a workflow, RUNNER_TEMP) to a writable folder.`);
	return root;
}
async function writeFirstRecord(records, path, record) {
	for (let attempt = 1;; attempt++) {
		await mkdir(records, { recursive: true });
		const error = await replaceFileSynced(path, JSON.stringify(record)).catch((error) => error);
		if (error === void 0) return;
		if (!hasCode(error, "ENOENT") || attempt === 5) throw error;
	}
}
function hasCode(error, code) {
	return error.code === code;
}
async function removeKilledRunWorktrees(git, console, isForced = false) {
	const records = await ownWorktreeRecordsFolder(git);
	if (!(await lstatOrNull(records))?.isDirectory()) return false;
	await removeUnfinished(records);
	let hasFound = false;
	for (const { id, path, record, status } of await readWorktreeRecords(records)) {
		if (status === "running" || status === "unseen" && !isForced) continue;
		hasFound = true;
		if (record === null) {
			console.warn(`${path} is not a record of worktrees: it has been tampered with, and is now removed.`);
			await rm(path, {
				recursive: true,
				force: true
			});
			continue;
		}
		console.warn(`The Benchgate run of ${record.started} was ended before it could remove its worktrees. Removing them now.`);
		await pruneIncompleteWorktreesOnceGitIsQuiet(record.repositories, record.folder);
		await removeRun(git, records, id, record, console, () => isMadeByRun(record.folder, id));
	}
	await rmdir(records).catch(() => null);
	return hasFound;
}
async function removeUnfinished(records) {
	const paths = folderEntries(records).filter(({ name }) => name.endsWith(".json.next")).map(({ name }) => join(records, name));
	const isOfEndedRun = async (path) => {
		const record = await readWorktreesFolderRecord(path);
		return record === null || findStatusOfRunProcess(record) === "ended";
	};
	for (const path of paths) {
		if (!await isOfEndedRun(path)) continue;
		await setTimeout(50);
		if (await isOfEndedRun(path)) await rm(path, {
			recursive: true,
			force: true
		});
	}
}
function protectingRefOfRun(id) {
	return `refs/benchgate-${id}`;
}
async function removeRun(git, records, id, record, console, isOurs) {
	const { folder, repositories } = record;
	try {
		await stopProtectingObjectsFromPruning(git, protectingRefOfRun(id));
		for (const repository of repositories) await removeWorktreeRegistrationsBelowFolder(repository, folder);
		if (await isOurs()) await removeMarked(folder);
		else if (await lstatOrNull(folder)) console.warn(`${folder} was changed after the run had made it, and was left alone. Delete it if nothing in it is yours.`);
		await rm(join(records, `${id}.json`), { force: true });
		await rm(join(records, `${id}.json.next`), { force: true });
		await rmdir(records).catch(() => null);
	} catch (error) {
		console.warn(`The worktrees in ${folder} could not be removed: ${error.message}. The next run tries again.`);
	}
}
async function removeMarked(folder) {
	for (const name of await readdir(folder)) {
		if (name === markName) continue;
		const path = join(folder, name);
		for (let attempt = 1; await lstatOrNull(path); attempt++) try {
			if ((await lstatOrNull(path))?.isDirectory()) await removeFolderRecursively(path);
			else await rm(path, { force: true });
		} catch (error) {
			if (attempt === 5) throw error;
			await setTimeout(100);
		}
	}
	await removeFolderRecursively(folder);
}
async function isMadeByRun(folder, id) {
	if (!/^benchgate-[0-9a-f]+$/.test(basename(folder)) || !(await lstatOrNull(folder))?.isDirectory()) return false;
	if (await realpath(folder) !== folder) return false;
	if ((await readdir(folder)).length === 0) return true;
	const mark = join(folder, markName);
	return (await lstatOrNull(mark))?.isFile() === true && id.startsWith((await readFileBytesOrNull(mark))?.toString() ?? "-");
}
async function readWorktreesFolderRecord(path) {
	try {
		if (!(await lstatOrNull(path))?.isFile()) return null;
		const record = JSON.parse(String(await readFileBytesOrNull(path)));
		return [
			record.folder,
			record.started,
			...record.repositories
		].every((value) => typeof value === "string" && value !== "") ? record : null;
	} catch {
		return null;
	}
}
async function readWorktreeRecords(records) {
	const ids = folderEntries(records).flatMap(({ name }) => /^([0-9a-f]+)\.json$/.exec(name)?.[1] ?? []);
	return Promise.all(ids.map(async (id) => {
		const path = join(records, `${id}.json`);
		const record = await readWorktreesFolderRecord(path);
		return {
			id,
			path,
			record,
			status: record ? findStatusOfRunProcess(record) : "ended"
		};
	}));
}
async function countAbandonedWorktreeFolders(git) {
	return (await readWorktreeRecords(await ownWorktreeRecordsFolder(git))).filter(({ status }) => status === "ended").length;
}
async function ownWorktreeRecordsFolder(git) {
	return join(await commonGitFolder(git), "benchgate-worktrees");
}
async function commonGitFolder(git) {
	return realpath(decodeGitText(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir"
	])));
}
async function warnAboutWorktreesOfOtherMachines(git, console) {
	const unseen = (await readWorktreeRecords(await ownWorktreeRecordsFolder(git))).flatMap(({ record, status }) => record && status === "unseen" ? [record] : []);
	if (unseen.length > 0) console.info(`There are worktrees of runs in another container or on another machine: ${unseen.map(({ folder, started }) => `${folder} (since ${started})`).join(", ")}. If you know that these runs have ended, "benchgate restore --force" removes them.`);
}
const worktreeLockReason = "Benchgate measures here";
async function removeWorktreeRegistrationsBelowFolder(repository, folder) {
	for (const registration of await registrations(repository)) if (isBelow(await worktreePath(registration), folder)) await removeFolderRecursively(registration);
	await rmdir(join(repository, "worktrees")).catch(() => null);
}
async function pruneIncompleteWorktreesOnceGitIsQuiet(repositories, folder) {
	const isBusy = async (registration) => {
		const path = await worktreePath(registration);
		if (path === null) return true;
		if (!isBelow(path, folder)) return false;
		const lock = await readFileBytesOrNull(join(registration, "locked")).catch(() => null);
		if (lock !== null && lock.toString().trim() !== "Benchgate measures here") return true;
		return await lstatOrNull(join(registration, "index.lock")) !== null;
	};
	for (let checks = 0, quietChecks = 0; checks < 100 && quietChecks < 3; checks++) {
		if (checks > 0) await setTimeout(50);
		const validRecords = (await Promise.all(repositories.map(registrations))).flat();
		quietChecks = (await Promise.all(validRecords.map(isBusy))).includes(true) ? 0 : quietChecks + 1;
	}
	for (const registration of (await Promise.all(repositories.map(registrations))).flat()) if (await worktreePath(registration) === null && await isIncomplete(registration)) await removeFolderRecursively(registration);
}
async function isIncomplete(registration) {
	const gitFiles = [
		"locked",
		"HEAD",
		"commondir",
		"logs",
		"refs",
		"reftable",
		"index",
		"index.lock"
	];
	return (await readdir(registration)).every((name) => gitFiles.includes(name));
}
async function registrations(repository) {
	const folder = join(repository, "worktrees");
	if (await realpath(repository).catch(() => null) !== repository) return [];
	if (!(await lstatOrNull(folder))?.isDirectory()) return [];
	return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}
async function worktreePath(registration) {
	const gitdirFile = join(registration, "gitdir");
	if (!(await lstatOrNull(gitdirFile))?.isFile()) return null;
	return resolve(registration, (await readFileBytesOrNull(gitdirFile))?.toString().trim() ?? "");
}
function isBelow(path, folder) {
	return path?.startsWith(`${folder}${sep}`) ?? false;
}

// src/effects/git/recovery/recover.ts
async function recoverRepository(folder, env, console, isForced = false) {
	const startFolder = await pathOrNearestExistingFolderAbove(folder);
	const git = createGit(startFolder, env);
	await refuseOldGit(git);
	for (let parent = startFolder; parent !== dirname(parent); parent = dirname(parent)) await repairGitHeadFile(join(parent, ".git"));
	const checkout = await findTopFolderOfCheckout(git);
	if (checkout === null) return null;
	if (await git.in(checkout).ask(["rev-parse", "--git-dir"]) === null) throw new MisconfiguredError(`The working tree of this repository is ${checkout} (core.worktree), which has no .git of its own, so git does not find the repository from there. Put a file .git there that says "gitdir: " and the path of the git directory, or measure in a clone.`);
	const hasCheckout = await recoverCheckoutAndSuperprojects(git.in(checkout), console, isForced);
	const hadWorktrees = await removeKilledRunWorktrees(git.in(checkout), console, isForced);
	if (!isForced) await warnAboutWorktreesOfOtherMachines(git, console);
	return {
		checkout,
		isChanged: hasCheckout || hadWorktrees
	};
}

export { ancestorFoldersOfPaths, backUpGitFiles, backupStashMessage, checkoutInUseError, checkoutStateFolder, collectWorkingTreeFoldersAndModes, copyBetweenShelves, countAbandonedWorktreeFolders, createGitConfigurationAndHeadRestorer, createUnmovablePathWarner, filesToMoveUntilNextVisit, filesToMoveWhenLeavingUserCommit, findGitLock, findStatusOfRunProcess, freeDiskSpaceForRestore, listCheckoutRepositories, listOtherStashes, makeWorktreesFolderOfRun, moveFilesFromShelfTo, openGitGuard, pathsMissingFromShelf, protectObjectsFromPruning, readCheckoutJournal, recoverCheckoutAndSuperprojects, recoverCheckoutWithoutSuperprojects, recoverRepository, removeCopiesOfUserIgnoredFilesFromShelf, removeKilledRunWorktrees, removeStateOfRestoredCheckout, removeStopRequestToThisRun, reserveDiskSpaceForRestore, resolveTemporaryFolderForWorktrees, restoreCheckout, restoreDotGitFile, restoreOrListDroppedUserStashes, retryOnce, rewriteMissingBackupsOfGitFiles, shelveFiles, stateFolderEntryNames, stillOwnsCheckout, submoduleNamesInGitFolder, thisProcessAsHolder, toNotPutBackError, tryToClaimCheckoutWithJournal, unshelveFilesOfSide, worktreeLockReason, writeCheckoutJournal, writeStateFolderEntry };