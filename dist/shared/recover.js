import { CouldNotMeasure, Misconfigured, NotPutBack, contentOf, decodePath, escapeControls, gitIn, gitPath, gitPaths, lstatOrNull, nameFile, nearestFolder, nulSeparated, refuseDistrusted, refuseOldGit, replaceFile, shellLine, shortSha, sides } from "./basics.js";
import { isSparse, readDifference, readIndex, readLinks, readStashes, readStatus, withOwnIndex } from "./own-commits.js";
import { chmodSync, constants, copyFileSync, lchownSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { access, chmod, copyFile, link, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, rmdir, symlink, unlink, utimes, writeFile } from "node:fs/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createHash, randomBytes, randomUUID } from "node:crypto";

// src/effects/git/guard.ts
const configuration = [
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
async function guard(git, changed = () => {}) {
	const [index = "", head = "", ...paths] = (await gitPaths(git, [
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
	const before = await Promise.all(configured.map(contentOf));
	const seen = /* @__PURE__ */ new Set();
	return async () => {
		for (const [n, path] of configured.entries()) await putBack(path, before[n] ?? null, changed);
		for (const lock of paths.slice(configuration.length)) await rm(lock, {
			recursive: true,
			force: true
		});
		if (!await isHead(head)) await replaceFile(head, `${sha}\n`);
		const named = await readFile(head, "utf8");
		if (!seen.has(named)) await mendUnborn(git, head, sha);
		if (!named.startsWith("ref: ")) seen.add(named);
		await mendIndex(git, index);
	};
}
async function unlock(git, sha) {
	const [index = "", head = "", ...paths] = (await gitPaths(git, [
		"index",
		"HEAD",
		...locks
	])).values();
	for (const lock of paths) await rm(lock, {
		recursive: true,
		force: true
	});
	for (const name of await readdir(dirname(index))) if (/^index\.stash\.\d+(\.lock)?$/.test(name)) await rm(join(dirname(index), name), { force: true });
	await mendUnborn(git, head, sha);
	await mendIndex(git, index);
}
async function lockedBy(git) {
	for (const lock of (await gitPaths(git, locks)).values()) if (await lstatOrNull(lock)) return lock;
	return null;
}
async function repairHead(gitFolder) {
	const copy = await contentOf(join(gitFolder, "benchgate", "HEAD")).catch(() => null);
	if (copy !== null && !await isHead(join(gitFolder, "HEAD"))) await replaceFile(join(gitFolder, "HEAD"), copy);
}
async function isHead(path) {
	const content = await readFile(path, "utf8").catch(() => "");
	return /^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(content);
}
async function mendUnborn(git, head, sha) {
	const isRead = async () => await git.ask([
		"ls-tree",
		"-r",
		"-d",
		"--name-only",
		"HEAD"
	]) !== null;
	if (await isRead()) return;
	const tree = await git.ask(["write-tree", "--missing-ok"]);
	const commit = tree && await git.ask([
		"commit-tree",
		"-m",
		"Staged while HEAD named no commit",
		tree
	]);
	if (commit) await replaceFile(head, `${commit}\n`);
	if (!commit || !await isRead()) await replaceFile(head, `${sha}\n`);
}
async function mendIndex(git, path) {
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
async function putBack(path, content, changed) {
	const there = await lstatOrNull(path);
	if (!there && content === null) return;
	const now = there?.isFile() ? await readFile(path).catch(() => null) : null;
	if (content !== null && now?.equals(content)) return;
	if (now !== null) changed(path, now);
	await rm(path, {
		recursive: true,
		force: true
	});
	if (content === null) return;
	await mkdir(dirname(path), { recursive: true });
	await replaceFile(path, content);
}
const mostNamed = 10;
const shared = [
	"config",
	"config.lock",
	"packed-refs.lock",
	"hooks",
	"info"
];
const own = ["config.worktree", "HEAD.lock"];
var KeptGit = class KeptGit {
	repositories;
	isPuttingBack;
	console;
	ended = null;
	constructor(repositories, isPuttingBack, console) {
		this.repositories = repositories;
		this.console = console;
		this.isPuttingBack = isPuttingBack;
	}
	static async of(git, console, { isPuttingBack, withHead }) {
		const [ownFolder = "", folder = ownFolder] = (await git.run(["rev-parse", ...[
			"--path-format=absolute",
			"--absolute-git-dir",
			"--git-common-dir"
		]])).split("\n").map(decodePath);
		const repositories = [await readRepository(git, "", folder, ownFolder, withHead)];
		for (const name of await modulesIn(join(folder, "modules"))) {
			const module = join(folder, "modules", name);
			const inside = git.in(module).with({
				GIT_DIR: module,
				GIT_WORK_TREE: module
			});
			repositories.push(await readRepository(inside, `modules/${name}/`, module, module, withHead));
		}
		return new KeptGit(repositories, isPuttingBack, console);
	}
	end() {
		this.ended ??= this.compare();
		return this.ended;
	}
	async [Symbol.asyncDispose]() {
		const isTold = this.ended !== null;
		const changed = await this.end();
		if (changed === null || isTold) return;
		const done = changed.isPutBack ? "and were put back" : "and were left so";
		this.console.warn(`Files in the repository's git directory changed while the benchmarks ran, ${done}: ${changed.changed.map(escapeControls).join(", ")}.`);
	}
	async compare() {
		const names = [];
		let isPutBack = this.isPuttingBack;
		for (const { git, prefix, places, refs } of this.repositories) {
			for (const { name, path, before } of places) {
				const changed = changedIn(before, await snapshotOf(path));
				names.push(...changed.map((below) => prefix + join(name, below)));
				if (this.isPuttingBack && changed.length > 0) await putBackFile(path, before, changed);
			}
			const all = refs && changesIn(refs, await refsOf(git));
			const isTold = (name) => this.isPuttingBack || !name.startsWith("refs/remotes/");
			const changed = all && new Map([...all].filter(([name]) => isTold(name)));
			if (!changed || changed.size === 0) continue;
			names.push(...[...changed.keys()].map((name) => prefix + decodePath(name)));
			if (this.isPuttingBack && !await putBackRefs(git, changed)) isPutBack = false;
		}
		const [count, changed] = [names.length, names.slice(0, mostNamed)];
		return count === 0 ? null : {
			kind: "git-changed",
			count,
			changed,
			isPutBack
		};
	}
};
async function readRepository(git, prefix, folder, ownFolder, withHead) {
	const ofOwn = withHead ? [...own, "HEAD"] : own;
	const all = [...shared.map((name) => ({
		name,
		path: join(folder, name)
	})), ...ofOwn.map((name) => ({
		name,
		path: join(ownFolder, name)
	}))];
	const places = [];
	for (const place of all) {
		const before = await snapshotOf(place.path);
		if (before) places.push({
			...place,
			before
		});
	}
	return {
		git,
		prefix,
		places,
		refs: await refsOf(git)
	};
}
async function modulesIn(folder, above = "") {
	const found = [];
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isDirectory()) continue;
		const [path, name] = [join(folder, entry.name), join(above, entry.name)];
		if ((await lstatOrNull(join(path, "HEAD")))?.isFile() === true) found.push(name, ...await modulesIn(join(path, "modules"), join(name, "modules")));
		else found.push(...await modulesIn(path, name));
	}
	return found;
}
const ours = /^refs\/(stash$|benchgate)/;
async function refsOf(git) {
	const listing = await git.ask(["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
	if (listing === null) return null;
	const refs = /* @__PURE__ */ new Map();
	for (const line of listing.split("\n")) {
		const [name = "", object = "", target = ""] = line.split(" ");
		if (name !== "" && !ours.test(name)) refs.set(name, target === "" ? object : `ref: ${target}`);
	}
	return refs;
}
function changesIn(before, now) {
	const names = [.../* @__PURE__ */ new Set([...before.keys(), ...now?.keys() ?? []])];
	return new Map(names.filter((name) => before.get(name) !== now?.get(name)).map((name) => [name, before.get(name) ?? null]));
}
async function putBackRefs(git, changed) {
	const all = [...changed];
	const gone = all.flatMap(([name, was]) => was === null ? [`delete ${name}`] : []);
	const plain = all.flatMap(([name, was]) => was !== null && !was.startsWith("ref: ") ? [`update ${name} ${was}`] : []);
	let isDone = true;
	for (const lines of [gone, plain]) {
		if (lines.length === 0) continue;
		const input = Buffer.from(`${lines.map((line) => `option no-deref\n${line}\n`).join("")}`, "latin1");
		if (await git.ask(["update-ref", "--stdin"], { input }) === null) isDone = false;
	}
	for (const [name, was] of all) if (was?.startsWith("ref: ") && await git.ask([
		"symbolic-ref",
		name,
		was.slice(5)
	]) === null) isDone = false;
	return isDone;
}
const most = {
	files: 2e3,
	bytes: 16 * 2 ** 20
};
async function snapshotOf(path) {
	const found = /* @__PURE__ */ new Map();
	let bytes = 0;
	const visit = async (name) => {
		const place = join(path, name);
		const there = await lstatOrNull(place);
		if (there === null) return true;
		bytes += there.size;
		if (found.size >= most.files || bytes > most.bytes) return false;
		const kind = kindOf(there);
		const content = kind === "file" ? await readFile(place) : kind === "link" ? await readlink(place, "buffer") : none;
		found.set(name, {
			kind,
			mode: there.mode & 4095,
			content
		});
		if (kind !== "folder") return true;
		for (const below of await readdir(place)) if (!await visit(join(name, below))) return false;
		return true;
	};
	return await visit("") ? found : null;
}
function changedIn(before, now) {
	if (now === null) return [""];
	return [.../* @__PURE__ */ new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(before.get(name), now.get(name))).sort();
}
async function putBackFile(path, before, changed) {
	const isBelow = (name) => changed.some((one) => one === "" || name === one || name.startsWith(`${one}/`));
	for (const name of changed) await rm(join(path, name), {
		recursive: true,
		force: true
	});
	for (const name of [...before.keys()].filter(isBelow).sort()) {
		const { kind, mode, content } = before.get(name);
		const place = join(path, name);
		if (kind === "link") await symlink(content, place);
		else if (kind === "folder") await mkdir(place, { recursive: true });
		else if (kind === "file") await writeFile(place, content, { flag: "wx" });
		if (kind === "folder" || kind === "file") await chmod(place, mode);
	}
}
const none = Buffer.alloc(0);
function kindOf(there) {
	if (there.isDirectory()) return "folder";
	if (there.isFile()) return "file";
	return there.isSymbolicLink() ? "link" : "other";
}
function isSame(one, other) {
	if (!one || !other) return one === other;
	return one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content);
}

// src/effects/git/holder.ts
function holder() {
	return {
		...me(),
		run: randomUUID(),
		started: (/* @__PURE__ */ new Date()).toISOString()
	};
}
function ownerStatus({ pid, pidStarted, boot, namespace, host, started }) {
	const here = me();
	const isSameHost = `${host}`.split(".")[0] === here.host.split(".")[0];
	if (boot !== here.boot || boot === null) {
		if (!isSameHost) return "unseen";
		if (boot !== here.boot) return "ended";
	} else if (namespace !== here.namespace) return "unseen";
	if (!isRunning(pid)) return "ended";
	const now = startOf(pid);
	if (pidStarted !== null && now !== null && now !== pidStarted) return "ended";
	if (pid === process.pid && Date.parse(started) < Date.now() - process.uptime() * 1e3) return "ended";
	return "running";
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
function me() {
	return {
		pid: process.pid,
		pidStarted: startOf(process.pid),
		boot: told(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
		namespace: told(() => readlinkSync("/proc/self/ns/pid")),
		host: hostname()
	};
}
function startOf(pid) {
	return told(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? null);
}
function told(ask) {
	try {
		return ask();
	} catch {
		return null;
	}
}

// src/effects/git/paths.ts
function bytes(root, ...parts) {
	return Buffer.concat([Buffer.from(root), ...parts.map((part) => Buffer.from(`/${part}`, "latin1"))]);
}
function isInside(path) {
	const parts = path.split("/");
	return parts[0] !== ".git" && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
function foldersAbove(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join("/"));
}
function areNested(one, other) {
	return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
function standingBelow(root, path) {
	return looking(root)(path);
}
function looking(root) {
	const folders = /* @__PURE__ */ new Map();
	return async (path) => {
		for (const above of foldersAbove(path)) {
			const known = folders.get(above) ?? (await lstatOrNull(bytes(root, above)))?.isDirectory() ?? false;
			folders.set(above, known);
			if (!known) return null;
		}
		return lstatOrNull(bytes(root, path));
	};
}
const unfinished = {
	copy: ".benchgate-copying",
	original: ".benchgate-moved"
};
function isUnfinished(path) {
	return path.split("/").some((part) => Object.values(unfinished).some((end) => part.endsWith(end)));
}
async function below(folder) {
	const files = [];
	const folders = [];
	const look = async (place, prefix) => {
		const entries = await readdir(place, {
			withFileTypes: true,
			encoding: "buffer"
		});
		const longest = Math.max(0, ...entries.map(({ name }) => name.length));
		if (place.length + 1 + longest > longestPath) return false;
		for (const entry of entries) {
			const name = entry.name;
			const path = prefix + name.toString("latin1");
			const inside = Buffer.concat([
				place,
				Buffer.from("/"),
				name
			]);
			if (isUnfinished(path)) continue;
			const git = Buffer.concat([inside, Buffer.from("/.git")]);
			if (!entry.isDirectory() || git.length <= longestPath && await lstatOrNull(git)) files.push(path);
			else {
				folders.push(path);
				if (await look(inside, `${path}/`)) continue;
				folders.pop();
				files.push(path);
			}
		}
		return true;
	};
	if ((await lstatOrNull(folder))?.isDirectory()) await look(folder, "");
	return {
		files,
		folders
	};
}
const longestPath = process.platform === "darwin" ? 1023 : 4095;
async function copyWhole(from, to, copying = {}) {
	try {
		const there = lstatSync(from);
		if (there.isSymbolicLink()) {
			const target = readlinkSync(from, { encoding: "buffer" });
			symlinkSync(target, to);
			giveOwner(to, there);
			copying.copied?.(to, target);
			return;
		}
		if (there.isDirectory()) {
			const names = readdirSync(from, { encoding: "buffer" });
			mkdirSync(to);
			for (const name of names) {
				const end = Buffer.concat([Buffer.from("/"), name]);
				await copyWhole(Buffer.concat([from, end]), Buffer.concat([to, end]), copying);
			}
			giveOwner(to, there);
			chmodSync(to, there.mode & 4095);
			await setImmediate();
		} else if (there.isFile()) {
			copying.counting?.(there.size);
			if (there.size > longCopy) await copyLong(from, to, there.mode, copying);
			else copyFileSync(from, to, constants.COPYFILE_FICLONE);
			if (giveOwner(to, there) && (there.mode & 3072) !== 0) chmodSync(to, there.mode & 4095);
		} else return;
		copying.copied?.(to, null);
		utimesSync(to, there.atimeMs / 1e3, there.mtimeMs / 1e3);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT" && copying.unread && !lstatSync(from, { throwIfNoEntry: false })) return;
		if (code !== "EACCES" || !copying.unread) throw error;
		copying.unread(from);
	}
}
function giveOwner(to, { uid, gid }) {
	if (process.getuid?.() !== 0) return false;
	try {
		lchownSync(to, uid, gid);
		return true;
	} catch {
		return false;
	}
}
const longCopy = 2 ** 26;
async function copyLong(from, to, mode, copying) {
	try {
		return copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE);
	} catch {}
	const source = await open(from, "r");
	try {
		const target = await open(to, "w", mode & 4095);
		try {
			const piece = Buffer.alloc(2 ** 23);
			for (let read = await source.read(piece); read.bytesRead > 0; read = await source.read(piece)) {
				await target.writeFile(piece.subarray(0, read.bytesRead));
				copying.counting?.(0);
			}
		} finally {
			await target.close();
		}
	} finally {
		await source.close();
	}
}
async function removeEmptied(root, path) {
	for (const above of foldersAbove(path).toReversed()) try {
		if (`${process.cwd()}/`.startsWith(`${bytes(root, above)}/`)) return;
		await rmdir(bytes(root, above));
	} catch {
		return;
	}
}
async function removeWhole(folder) {
	try {
		await rm(folder, {
			recursive: true,
			force: true
		});
	} catch (error) {
		const { code, path } = error;
		if (code === "EACCES") await unprotect(Buffer.from(folder));
		else if (code === "ENAMETOOLONG") await flatten(Buffer.from(folder));
		else if (code === "ENOTDIR" && path) await unlinkAnyway(path);
		else throw error;
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function flatten(top, folder = top, brought = { count: 0 }) {
	const gone = (error) => {
		if (error.code !== "ENOENT") throw error;
		return null;
	};
	const entries = await readdir(folder, {
		withFileTypes: true,
		encoding: "buffer"
	}).catch(gone);
	for (const entry of entries ?? []) {
		if (!entry.isDirectory()) continue;
		let inside = Buffer.concat([
			folder,
			Buffer.from("/"),
			entry.name
		]);
		if (inside.length > top.length + 1e3) {
			const up = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++brought.count}`)]);
			if (await rename(inside, up).catch(gone) === null) continue;
			inside = up;
		}
		await flatten(top, inside, brought);
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
async function unlinkAnyway(path) {
	await unlink(path).catch(({ code }) => {
		throw new Error(`${path} may not be removed (${code}). If it is immutable, as "lsattr" shows, "chattr -i" ends that`);
	});
}

// src/effects/git/checkout/journal.ts
const fileName = "journal.json";
async function readJournal(folder) {
	try {
		return JSON.parse(await readFile(join(folder, fileName), "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw error;
	}
}
async function beginJournal(folder, journal) {
	const begun = await mkdtemp(`${folder}${beginning}${process.pid}-`);
	await syncedFile(join(begun, fileName), JSON.stringify(journal));
	try {
		await rename(begun, folder);
		await syncFolder(dirname(folder));
		return true;
	} catch (error) {
		await removeWhole(begun);
		const { code } = error;
		if (code === "ENOTEMPTY" || code === "EEXIST" || code === "EPERM") return false;
		throw error;
	}
}
async function takeOver(folder, former) {
	const me = holder();
	const mine = join(folder, `claim-of-${me.run}`);
	const claim = join(folder, `claim-on-${former.run}`);
	if (ownerStatus(former) !== "ended") await writeFile(stopOf(folder, former), JSON.stringify(former));
	try {
		await syncedFile(mine, JSON.stringify(me));
		await link(mine, claim);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") return false;
		if (code !== "EEXIST") throw error;
		if (ownerStatus(JSON.parse(await readFile(claim, "utf8"))) !== "ended") return false;
		await rename(mine, claim);
		if (await readFile(claim, "utf8") !== JSON.stringify(me)) return false;
	}
	const now = await readJournal(folder);
	if (now?.run !== former.run) return false;
	await writeJournal(folder, {
		...now,
		...me
	});
	return true;
}
async function isStillHeld(folder, own) {
	if (await lstatOrNull(stopOf(folder, own))) return false;
	const now = await readJournal(folder).catch(() => null);
	return typeof now?.run !== "string" || now.run === own.run || ownerStatus(now) === "ended";
}
async function forgetStop(folder, own) {
	await rm(stopOf(folder, own), { force: true });
}
function stopOf(folder, { run }) {
	return `${folder}-stop-${run}`;
}
const beginning = "-begun-";
async function removeRemains(folder) {
	const stop = basename(stopOf(folder, { run: "" }));
	for (const name of await readdir(dirname(folder))) {
		const path = join(dirname(folder), name);
		const [, pid] = name.startsWith(basename(folder)) ? name.split(beginning) : [];
		if (name.startsWith(`${basename(folder)}-done-`) || pid && !isRunning(Number.parseInt(pid, 10)) || name.startsWith(stop) && await hasEnded(path)) await removeWhole(path).catch(() => null);
	}
}
async function hasEnded(path) {
	try {
		return ownerStatus(JSON.parse(await readFile(path, "utf8"))) === "ended";
	} catch {
		return false;
	}
}
async function writeJournal(folder, journal) {
	await writeSynced(join(folder, fileName), JSON.stringify(journal));
}
async function writeSynced(path, content) {
	await syncedFile(`${path}.next`, content);
	await rename(`${path}.next`, path);
	await syncFolder(dirname(path));
}
async function syncedFile(path, content) {
	const file = await open(path, "w");
	try {
		await file.writeFile(content).catch(nameFile(path));
		await file.sync();
	} finally {
		await file.close();
	}
}
async function syncFile(path) {
	const file = await open(path, "r+");
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
async function syncFolder(folder) {
	if (process.platform === "win32") return;
	const opened = await open(folder, "r");
	try {
		await opened.sync();
	} finally {
		await opened.close();
	}
}
const names = {
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
async function stateFolder(git) {
	return join(decodePath(await git.run(["rev-parse", "--absolute-git-dir"])), "benchgate");
}
const kept = [
	"index",
	"logs/HEAD",
	"ORIG_HEAD",
	"COMMIT_EDITMSG",
	"SQUASH_MSG",
	"MERGE_MSG",
	"AUTO_MERGE",
	"HEAD"
];
async function keepGitFiles(git, folder) {
	const files = /* @__PURE__ */ new Map();
	for (const [name, path] of await gitPaths(git, kept)) {
		const copy = join(folder, fileOf(name));
		await copyIfThere(path, copy);
		if (await lstatOrNull(copy)) files.set(name, await readFile(copy));
	}
	return files;
}
async function renewGitFiles(folder, files) {
	for (const [name, content] of files) {
		const copy = join(folder, fileOf(name));
		if (!await lstatOrNull(copy)) await replaceFile(copy, content);
	}
}
async function putBackGitFiles(git, folder) {
	const copyOf = (name) => join(folder, fileOf(name));
	if (!await lstatOrNull(copyOf("HEAD"))) return;
	for (const [name, to] of await gitPaths(git, kept)) if (await lstatOrNull(copyOf(name))) await copyIfThere(copyOf(name), to);
	else await rm(to, { force: true });
}
async function putBackLink(root, { path, link }) {
	if (link === null) return;
	const folder = join(root, path);
	const content = Buffer.from(link);
	if ((await contentOf(join(folder, ".git")).catch(() => null))?.equals(content)) return;
	await mkdir(folder, { recursive: true });
	await replaceFile(join(folder, ".git"), content);
}
async function readOutline(folder) {
	const text = await contentOf(join(folder, names.outline));
	if (text === null) return null;
	const { folders, files, closed } = JSON.parse(text.toString());
	const harmless = (list) => list.filter(([path]) => isInside(path)).map(([path, mode]) => [path, mode & 2047]);
	return {
		folders: harmless(folders),
		files: harmless(files),
		closed
	};
}
async function takeReserve(folder) {
	await writeFile(join(folder, names.reserve), randomBytes(2 ** 16));
}
async function writeNote(folder, name, content) {
	await mkdir(folder, { recursive: true });
	await writeSynced(join(folder, name), JSON.stringify(content));
}
async function readStashesNote(folder) {
	const text = await contentOf(join(folder, names.stashes));
	return text === null ? [] : JSON.parse(text.toString());
}
async function readPaths(folder, name) {
	const text = await contentOf(join(folder, name));
	const paths = text === null ? [] : JSON.parse(text.toString());
	const outside = paths.find((path) => !isInside(path));
	if (outside !== void 0) throw new Error(`${join(folder, name)} has been tampered with: it names ${decodePath(outside)}. Nothing was moved.`);
	return paths;
}
function fileOf(name) {
	return name.replace("/", "-");
}
async function copyIfThere(from, to) {
	const there = await lstatOrNull(from);
	if (!there?.isFile()) return;
	await copyFile(from, `${to}.next`);
	await syncFile(`${to}.next`);
	const time = Math.floor(there.mtimeMs / 1e3);
	await utimes(`${to}.next`, time, time);
	await rename(`${to}.next`, to);
}

// src/effects/git/revisions/large-files.ts
const leavingPointers = { GIT_LFS_SKIP_SMUDGE: "1" };
async function prepareLargeFiles(git, remote, commits, console) {
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
	if (!await remote.completeLargeFiles(commits)) console.warn(`Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, let an earlier step run "git lfs fetch origin ${commits.join(" ")}".`);
	return false;
}

// src/effects/git/checkout/hold.ts
async function hold(git, commits) {
	const staged = Buffer.from(await git.run([
		"ls-files",
		"--stage",
		"-z"
	]), "latin1");
	const tree = await withOwnIndex(git, async (apart) => {
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input: staged });
		return apart.run(["write-tree", "--missing-ok"]);
	});
	const parents = [...new Set(commits)].flatMap((sha) => ["-p", sha]);
	const held = await git.run([
		"commit-tree",
		...parents,
		"-m",
		"Held while Benchgate measures",
		tree
	]);
	await git.run([
		"update-ref",
		await refOf(git),
		held
	]);
}
async function release$1(git) {
	const ref = await refOf(git);
	await rm(await gitPath(git, `${ref}.lock`), { force: true });
	await git.run([
		"update-ref",
		"-d",
		ref
	]);
}
async function refOf(git) {
	const [common = "", own = ""] = (await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir",
		"--git-dir"
	])).split("\n").map(decodePath);
	return `refs/benchgate-${createHash("sha1").update(relative(common, own)).digest("hex").slice(0, 12)}`;
}
const ownStash = "uncommitted work while Benchgate measures";
async function readOthersStashes(git) {
	return (await readStashes(git)).filter(([, message]) => message !== ownStash);
}
async function bringBackStashes(git, stashes, isWorkplace, console) {
	if (stashes.length === 0) return;
	const there = new Set((await readStashes(git)).map(([sha]) => sha));
	const gone = stashes.filter(([sha]) => !there.has(sha)).toReversed();
	if (gone.length > 0 && isWorkplace) {
		const lines = gone.map(([sha, message]) => `  ${escapeControls(shellLine("git", "stash", "store", "-m", decodePath(message), shortSha(sha)))}`);
		console.warn(["Gone from \"git stash list\" since Benchgate began. If it was not you, this brings it back:", ...lines].join("\n"));
		return;
	}
	for (const [sha, message] of gone) if (await git.ask([
		"stash",
		"store",
		"--message",
		decodePath(message),
		sha
	]) === null) console.warn(`The stash entry "${decodePath(message)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}" applies it.`);
}

// src/effects/git/checkout/outline.ts
async function takeOutline(git, commits) {
	const [status, entries] = await Promise.all([readStatus(git), readIndex(git)]);
	const changed = /* @__PURE__ */ new Set([...status.changed, ...status.deleted]);
	const modes = modesOf(entries);
	const paths = /* @__PURE__ */ new Set([
		...modes.keys(),
		...changed,
		...status.untracked
	]);
	for (const commit of commits) for (const path of (await readDifference(git, "HEAD", commit)).added) paths.add(path);
	const look = looking(git.folder);
	const candidates = /* @__PURE__ */ new Set();
	const files = [];
	for (const path of paths) {
		for (const above of foldersAbove(path)) candidates.add(above);
		const there = await look(path);
		const mode = modes.get(path);
		if (there?.isFile() && (changed.has(path) || mode && modeOf(there) !== usualMode(mode))) files.push([path, modeOf(there)]);
		if (there?.isDirectory() && mode !== "160000" && !await lstatOrNull(bytes(git.folder, path, ".git"))) {
			candidates.add(path);
			for (const inside of (await below(bytes(git.folder, path))).folders) candidates.add(`${path}/${inside}`);
		}
	}
	const closed = /* @__PURE__ */ new Set([...status.untracked, ...status.ignored]);
	const isOpen = (path) => !closed.has(path) && modes.get(path) !== "160000";
	const found = await foldersIn$1(git.folder, isOpen, (path, error) => {
		if (![
			"EACCES",
			"EPERM",
			"ENOENT"
		].includes(error.code ?? "")) throw error;
		closed.add(path);
	});
	for (const path of found) candidates.add(path);
	const folders = [];
	for (const path of [...candidates].sort((a, b) => a.length - b.length)) {
		const there = await look(path);
		if (there?.isDirectory()) folders.push([path, modeOf(there)]);
	}
	return {
		folders,
		files,
		closed: [...closed]
	};
}
function foldersOf(paths) {
	return [...new Set([...paths].flatMap(foldersAbove))];
}
function openFolders(root, folders) {
	for (const path of folders) {
		const place = bytes(root, path);
		try {
			const there = lstatSync(place);
			if (there.isDirectory() && (there.mode & 448) !== 448) chmodSync(place, there.mode & 4095 | 448);
		} catch {}
	}
}
async function foldersIn$1(root, isOpen, unread) {
	const found = [];
	const open = [""];
	for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
		const place = folder === "" ? Buffer.from(root) : bytes(root, folder);
		const entries = await readdir(place, {
			withFileTypes: true,
			encoding: "buffer"
		}).catch((error) => {
			unread(folder, error);
			return [];
		});
		for (const entry of entries) {
			const name = entry.name.toString("latin1");
			const path = folder === "" ? name : `${folder}/${name}`;
			if (!entry.isDirectory() || path === ".git" || !isOpen(path)) continue;
			found.push(path);
			open.push(path);
		}
	}
	return found;
}
async function applyOutline(git, { folders, files, closed }) {
	for (const [path, mode] of folders) {
		const place = bytes(git.folder, path);
		await mkdir(place, { recursive: true }).catch(() => null);
		const there = await standingBelow(git.folder, path);
		if (there?.isDirectory() && modeOf(there) !== mode) await chmod(place, mode);
	}
	const modes = new Map(files);
	for (const [path, mode] of modesOf(await readIndex(git))) modes.set(path, modes.get(path) ?? usualMode(mode));
	const look = looking(git.folder);
	for (const [path, mode] of modes) {
		const there = await look(path);
		if (there?.isFile() && modeOf(there) !== mode) await chmod(bytes(git.folder, path), mode);
	}
	const known = new Set(folders.map(([path]) => path));
	for (const path of modes.keys()) for (const above of foldersAbove(path)) known.add(above);
	const shut = new Set(closed);
	const found = await foldersIn$1(git.folder, (path) => !shut.has(path) && !modes.has(path), () => {});
	for (const path of found.toReversed()) if (!known.has(path)) await rmdir(bytes(git.folder, path)).catch(() => null);
}
async function oddLineEnds(git) {
	const converts = (await git.find(["config", "core.autocrlf"]))?.toLowerCase() === "true";
	if (!converts && !await git.find([
		"config",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	])) return [];
	return nulSeparated(await git.run([
		"ls-files",
		"--eol",
		"-z"
	])).filter((entry) => {
		const [, index, tree] = /^i\/(\S*) *w\/(\S*) /.exec(entry) ?? [];
		return converts ? tree === "lf" || tree === "mixed" : index !== tree;
	}).map((entry) => entry.slice(entry.indexOf("	") + 1));
}
function modesOf(entries) {
	return new Map(entries.map(({ path, mode }) => [path, mode]));
}
function usualMode(inIndex) {
	return (inIndex === "100755" ? 511 : 438) & ~process.umask();
}
function modeOf({ mode }) {
	return mode & 4095;
}

// src/effects/git/checkout/leaving.ts
async function leavingHome(git, commits, handling) {
	const [entries, status] = await Promise.all([readIndex(git), readStatus(git)]);
	const files = entries.filter(({ mode }) => mode !== "160000").map(({ path }) => path);
	const to = await Promise.all([...new Set(commits)].map((commit) => readDifference(git, "HEAD", commit)));
	const rewritten = [...to.flatMap(({ changed, removed }) => [...changed, ...removed]), ...await oddLineEnds(git)];
	const own = new Set(files);
	return leaving(git, handling, {
		entries,
		status,
		to,
		also: [
			...handling.isSparse ? files : rewritten.filter((path) => own.has(path)),
			...withOtherNames(git, files),
			...await lostLinks(git, entries, ["HEAD", ...commits]),
			...repositoriesAmong(git, entries)
		]
	});
}
async function leavingSide(git, way, handling) {
	const { changed, removed } = way.difference;
	return leavingForGood(git, way, handling, (entries) => [
		...changed,
		...removed,
		...touched(git, entries)
	]);
}
async function leavingForGood(git, { difference, lost, folders }, handling, more = (_) => []) {
	const untrackedFiles = handling.shared === null ? "normal" : "all";
	openFolders(git.folder, folders);
	const [status, { entries, also }] = await Promise.all([readStatus(git, untrackedFiles), readIndex(git).then((entries) => {
		return {
			entries,
			also: [
				...lost,
				...repositoriesAmong(git, entries),
				...more(entries)
			]
		};
	})]);
	return leaving(git, handling, {
		entries,
		status,
		to: [difference],
		also
	});
}
function touched(git, entries) {
	return entries.filter(({ path, mode, modified }) => {
		const there = mode === "160000" ? void 0 : lookAt(git, path);
		return there !== void 0 && Math.abs(there.mtimeMs - modified) > .001;
	}).map(({ path }) => path);
}
function withOtherNames(git, files) {
	return files.filter((path) => {
		const there = lookAt(git, path);
		return there?.isFile() && there.nlink > 1;
	});
}
async function leaving(git, { shared, isSparse, staying }, found) {
	const { entries, status, to, also } = found;
	const tracked = new Set(entries.map(({ path }) => path));
	const flagged = entries.filter(({ isAssumed, isSkipped }) => isAssumed || isSkipped && !isSparse).map(({ path }) => path);
	const written = [
		...to.flatMap(({ added }) => added),
		...status.deleted,
		...flagged
	];
	const gone = new Set(status.deleted);
	const ignored = new Set(status.ignored);
	const different = /* @__PURE__ */ new Set([...status.changed, ...status.untracked]);
	const moved = /* @__PURE__ */ new Set([
		...flagged,
		...status.changed,
		...status.untracked.filter((path) => !(shared && isWithin(path, shared.paths))),
		...shared?.apart ?? status.ignored,
		...also.filter((path) => !gone.has(path)),
		...await inTheWay(git, written, tracked)
	]);
	for (const path of flagged) gone.add(path);
	const look = looking(git.folder);
	for (const path of moved) if (staying.some((one) => areNested(one, path))) moved.delete(path);
	else if (await look(path)) gone.delete(path);
	else moved.delete(path);
	for (const path of moved) if (foldersAbove(path).some((above) => moved.has(above))) moved.delete(path);
	return {
		moved: [...moved],
		deleted: [...gone],
		ignored: [...moved].filter((path) => isWithin(path, ignored)),
		found: [...moved].filter((path) => isWithin(path, different)),
		flagged,
		times: new Map(entries.map(({ path, modified }) => [path, modified]))
	};
}
function isWithin(path, paths) {
	return paths.has(path) || foldersAbove(path).some((above) => paths.has(above));
}
async function lostLinks(git, entries, commits) {
	const links = entries.filter(({ mode }) => mode === "160000").map(({ path }) => path);
	if (links.length === 0) return [];
	const there = await Promise.all([...new Set(commits)].map((commit) => readLinks(git, commit)));
	return links.filter((link) => there.some((one) => !one.has(link)));
}
function repositoriesAmong(git, entries) {
	const files = entries.filter(({ mode }) => mode !== "160000");
	return [...new Set(files.flatMap(({ path }) => foldersAbove(path)))].map((folder) => `${folder}/.git`).filter((path) => lookAt(git, path) !== void 0);
}
function lookAt(git, path) {
	try {
		return lstatSync(bytes(git.folder, path), { throwIfNoEntry: false });
	} catch {
		return;
	}
}
async function inTheWay(git, paths, tracked) {
	const found = /* @__PURE__ */ new Set();
	for (const path of paths) for (const part of [...foldersAbove(path), path]) {
		const there = await lstatOrNull(bytes(git.folder, part));
		if (!there) break;
		if (there.isDirectory() && part !== path) continue;
		const blocking = !there.isDirectory() || await lstatOrNull(bytes(git.folder, part, ".git")) ? [part] : (await below(bytes(git.folder, part))).files.map((file) => `${part}/${file}`);
		for (const one of blocking) if (!tracked.has(one) || one === path) found.add(one);
		break;
	}
	return [...found];
}

// src/effects/git/move.ts
async function move(from, to) {
	try {
		await rename(from, to);
		return;
	} catch (error) {
		if (error.code === "ENOENT") await mkdir(parentOf(to), { recursive: true });
	}
	try {
		await renameAnyway(from, to);
	} catch (error) {
		if (error.code !== "EXDEV") throw error;
		await copyOver(from, to);
		await discard(from);
	}
}
async function copyOver(from, to) {
	const copy = withEnd(to, unfinished.copy);
	await removeWhole(copy);
	try {
		await copyWhole(from, copy);
		await sync(copy, from);
		await rename(copy, to);
	} catch (error) {
		await removeWhole(copy).catch(() => null);
		throw error;
	}
	await syncOne(parentOf(to));
}
async function discard(place) {
	const aside = withEnd(place, unfinished.original);
	await removeWhole(aside);
	await renameAnyway(place, aside);
	await removeWhole(aside);
}
function withEnd(path, end) {
	const start = path.lastIndexOf("/") + 1;
	const name = path.subarray(start);
	if (name.length + end.length <= longestName) return Buffer.concat([path, Buffer.from(end)]);
	const cut = `-${createHash("sha1").update(name).digest("hex").slice(0, 8)}${end}`;
	return Buffer.concat([path.subarray(0, start + longestName - cut.length), Buffer.from(cut)]);
}
const longestName = 255;
async function renameAnyway(from, to) {
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
		try {
			for (const [index, folder] of protectedFolders.entries()) if (index !== 1 || isFolder) await chmod(folder, modes[index] | 448);
			await rename(from, to);
			if (isFolder) await chmod(to, modes[1]);
		} finally {
			await chmod(protectedFolders[0], modes[0]);
			await chmod(protectedFolders[2], modes[2]);
		}
	}
}
async function sync(place, from) {
	const there = await lstatOrNull(place);
	const original = await lstatOrNull(from);
	if (there?.isFile() && original?.isFile() && there.size !== original.size) throw new Error(`${from} has ${original.size} bytes, and a copy of it ${there.size}: something writes to it, so it was left where it is. End that program first.`);
	if (there?.isDirectory()) for (const name of await readdir(place, { encoding: "buffer" })) {
		const end = Buffer.concat([Buffer.from("/"), name]);
		await sync(Buffer.concat([place, end]), Buffer.concat([from, end]));
	}
	if (there?.isDirectory() || there?.isFile()) await syncOne(place);
}
async function syncOne(place) {
	if (process.platform === "win32") return;
	const opened = await open(place, "r");
	try {
		await opened.sync();
	} finally {
		await opened.close();
	}
}
function parentOf(path) {
	return path.subarray(0, path.lastIndexOf("/"));
}

// src/effects/git/checkout/shelf.ts
const filesName = "files";
async function shelve(git, folder, leaving, stays) {
	await mkdir(bytes(folder, filesName), { recursive: true });
	const stuck = /* @__PURE__ */ new Set();
	for (const path of leaving.moved) {
		try {
			await move(bytes(git.folder, path), bytes(folder, filesName, path));
		} catch (error) {
			const { code } = error;
			if (code === "ENOENT" && !await lstatOrNull(bytes(git.folder, path))) {
				stuck.add(path);
				continue;
			}
			if (leaving.times.has(path) || !immovable.includes(code ?? "")) throw error;
			stuck.add(path);
			stays(path, error);
			continue;
		}
		await removeEmptied(git.folder, path);
	}
	if (leaving.flagged.length > 0) await unflag(git, leaving.flagged);
	const isMoved = (path) => !stuck.has(path);
	const { moved, ignored, found } = leaving;
	return {
		...leaving,
		moved: moved.filter(isMoved),
		ignored: ignored.filter(isMoved),
		found: found.filter(isMoved)
	};
}
const immovable = [
	"EPERM",
	"EACCES",
	"ENAMETOOLONG",
	"EBUSY"
];
function staying(console) {
	const said = /* @__PURE__ */ new Set();
	return (path, { code, message }) => {
		if (said.has(path)) return;
		said.add(path);
		const [why, remedy] = code === "EPERM" || code === "EACCES" ? [code === "EPERM" ? "it belongs to another user (a container may have made it), or is immutable" : "it belongs to another user (a container may have made it)", `Remove it, or make it yours with chown${code === "EPERM" ? " (an immutable one: chattr -i)" : ""}.`] : [message, "If you can, move it out of the checkout."];
		console.warn(`${decodePath(path)} cannot be moved, so both sides see it as it is: ${why}. ${remedy}`);
	};
}
async function unshelve(git, folder, shelved, tracked) {
	await removeDeleted(git, shelved.deleted, tracked);
	const { stuck } = await bringBack(git, folder, shelved.moved, tracked);
	if (stuck[0]) throw stuck[0].error;
}
async function removeDeleted(git, deleted, tracked) {
	for (const path of deleted) {
		const there = await standingBelow(git.folder, path);
		if (!tracked.has(path) || !there || there.isDirectory()) continue;
		await rm(bytes(git.folder, path));
		await removeEmptied(git.folder, path);
	}
}
async function bringBack(git, folder, moved, tracked) {
	const kept = [];
	const stuck = /* @__PURE__ */ new Map();
	const moveBack = async (path) => {
		const from = bytes(folder, filesName, path);
		try {
			if (!await lstatOrNull(from)) return;
			await makeWay(git, path, from, tracked, kept);
			await move(from, bytes(git.folder, path));
			stuck.delete(path);
		} catch (error) {
			stuck.set(path, {
				path,
				place: decodePath(from.toString("latin1")),
				error
			});
		}
	};
	for (const path of moved) await moveBack(path);
	for (const path of [...stuck.keys()]) await moveBack(path);
	const isStuck = (path) => [...foldersAbove(path), path].some((part) => stuck.has(part));
	for (const path of (await below(bytes(folder, filesName))).files) if (!isStuck(path)) await moveBack(path);
	if (stuck.size === 0) await removeWhole(folder);
	return {
		kept,
		stuck: [...stuck.values()]
	};
}
async function missingFrom(folder, moved) {
	const missing = [];
	for (const path of moved) if (!await lstatOrNull(bytes(folder, filesName, path))) missing.push(path);
	return missing;
}
async function copyShelf(from, to, paths, tracked, copying) {
	const wanted = paths.filter((path) => ![...foldersAbove(path), path].some((part) => tracked.has(part)));
	const above = bytes(from, filesName).length + 1;
	const unread = (place) => copying.unread?.(place.subarray(above));
	for (const path of wanted) {
		const target = bytes(to, filesName, path);
		await mkdir(target.subarray(0, target.lastIndexOf("/")), { recursive: true });
		await copyWhole(bytes(from, filesName, path), target, {
			...copying,
			unread
		});
	}
	return wanted;
}
async function takeFrom(folder, paths, to) {
	for (const path of paths) await move(bytes(folder, filesName, path), bytes(to, path));
}
async function dropFiles(folder, paths) {
	for (const path of paths) await removeWhole(bytes(folder, filesName, path));
}
async function hasFiles(folder) {
	return (await below(bytes(folder, filesName))).files.length > 0;
}
async function unflag(git, paths) {
	const input = Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
	for (const flag of ["--no-assume-unchanged", "--no-skip-worktree"]) await git.run([
		"update-index",
		"-z",
		flag,
		"--stdin"
	], { input });
}
async function makeWay(git, path, waiting, tracked, kept) {
	for (const above of foldersAbove(path)) {
		const there = await lstatOrNull(bytes(git.folder, above));
		if (there && !there.isDirectory()) await keepBeside(git, above, kept);
	}
	const target = bytes(git.folder, path);
	const there = await lstatOrNull(target);
	if (!there) return;
	const inside = there.isDirectory() ? (await below(target)).files : [];
	if (!(tracked.has(path) || there.isDirectory() && inside.every((one) => tracked.has(`${path}/${one}`)) || await areAlike(target, waiting))) await keepBeside(git, path, kept);
	else if (there.isDirectory()) await discard(target);
	else await rm(target);
}
async function keepBeside(git, path, kept) {
	for (let n = 1;; n++) {
		const name = withEnd(Buffer.from(path, "latin1"), `.benchgate-${n}`).toString("latin1");
		if (await lstatOrNull(bytes(git.folder, name))) continue;
		await move(bytes(git.folder, path), bytes(git.folder, name));
		kept.push(name);
		return;
	}
}
async function areAlike(one, other) {
	const [a, b] = await Promise.all([lstat(one), lstat(other)]);
	if (a.mode !== b.mode) return false;
	if (a.isSymbolicLink()) return await readlink(one) === await readlink(other);
	if (a.isFile()) return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1 && (await readFile(one)).equals(await readFile(other));
	const [names, others] = await Promise.all([one, other].map((place) => readdir(place, { encoding: "buffer" })));
	if (!names || names.length !== others?.length) return false;
	const within = (place, name) => Buffer.concat([
		place,
		Buffer.from("/"),
		name
	]);
	for (const name of names) if (!await lstatOrNull(within(other, name)) || !await areAlike(within(one, name), within(other, name))) return false;
	return true;
}
async function clearUnfinished(git, paths) {
	const own = new Set(paths);
	for (const path of paths) for (const end of Object.values(unfinished)) {
		const name = withEnd(Buffer.from(path, "latin1"), end).toString("latin1");
		const place = bytes(git.folder, name);
		if (!own.has(name) && await lstatOrNull(place)) await removeWhole(place).catch(() => null);
	}
}
async function retryOnce(step) {
	return step().catch(step);
}

// src/effects/git/checkout/trees.ts
async function treesOf(git, commits, state) {
	const trees = [];
	const add = async (here, path, wanted) => {
		await refuseReadOnly(here.folder);
		const sha = await here.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) throw new Misconfigured(`${here.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`);
		const home = {
			path,
			branch: await here.find([
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]),
			sha,
			link: await linkOf(here.folder),
			isSwitched: wanted !== null,
			sides: Object.values(wanted ?? {}),
			isBack: false
		};
		trees.push({
			git: here,
			state: stateOf(state, trees.length),
			home,
			commits: wanted
		});
		for (const link of await filledLinks(here)) {
			const submodule = here.in(join(here.folder, link));
			await add(submodule, path === "" ? link : `${path}/${link}`, await wantedOf(here, link, wanted, submodule));
		}
	};
	await add(git, "", commits);
	return trees;
}
async function refuseReadOnly(folder) {
	if ((await access(folder, constants.W_OK).catch((error) => error))?.code === "EROFS") throw new Misconfigured(`The checkout in ${folder} is on a file system that can only be read, so base and head cannot be checked out in it. Mount it so that it can be written, or set checkout to "worktree" if the git directory can be.`);
}
async function linkOf(folder) {
	const path = join(folder, ".git");
	return (await lstatOrNull(path))?.isFile() ? (await contentOf(path))?.toString() ?? null : null;
}
function stateOf(state, n) {
	return n === 0 ? state : join(state, "submodules", String(n));
}
async function filledLinks(git) {
	const filled = [];
	for (const { path, mode } of await readIndex(git)) {
		if (mode !== "160000") continue;
		const submodule = join(git.folder, decodePath(path));
		if (!await lstatOrNull(join(submodule, ".git"))) continue;
		if (await git.in(submodule).find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		])) filled.push(decodePath(path));
	}
	return filled;
}
async function wantedOf(around, link, wanted, submodule) {
	if (wanted === null) return null;
	const named = async (commit) => (await readLinks(around, commit)).get(Buffer.from(link).toString("latin1"));
	const [home, base, head] = await Promise.all([
		named("HEAD"),
		named(wanted.base),
		named(wanted.head)
	]);
	if (home === void 0 || base === void 0 || head === void 0) return null;
	const commits = {
		base,
		head
	};
	for (const side of sides) await needCommit(submodule, link, side, commits[side]);
	return commits;
}
async function needCommit(submodule, link, side, sha) {
	const isThere = () => submodule.find([
		"rev-parse",
		"--verify",
		"--quiet",
		`${sha}^{commit}`
	]);
	if (await isThere()) return;
	await submodule.ask([
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"origin",
		sha
	]);
	if (await isThere()) return;
	throw new CouldNotMeasure(`The submodule ${link} has no commit ${sha}, which ${side} needs, and its origin does not give it. Fetch it first: "git -C ${link} fetch"; where that is shallow, with --unshallow (in a workflow "fetch-depth: 0").`);
}

// src/effects/git/checkout/restore.ts
async function restore(user, folder, console) {
	let journal = await readJournal(folder);
	if (journal === null) return null;
	const git = journal.hasPointers ? user.with(leavingPointers) : user;
	const stuck = [];
	for (const [n, home] of journal.trees.entries()) {
		if (home.path !== "" && !isInside(home.path)) continue;
		await putBackLink(git.folder, home);
		const place = {
			git: git.in(join(git.folder, home.path)),
			state: stateOf(folder, n),
			home
		};
		await unlock(place.git, home.sha);
		if (journal.phase === "measuring" && home.isSwitched && !home.isBack) {
			await leaveSide(place, journal, console);
			journal = {
				...journal,
				trees: journal.trees.with(n, {
					...home,
					isBack: true
				})
			};
			await writeJournal(folder, journal);
		}
		stuck.push(...await returnHome(place, journal, console));
	}
	return {
		journal,
		stuck
	};
}
async function makeRoom(folder, trees) {
	for (const [n] of trees.entries()) for (const side of sides) await removeWhole(join(stateOf(folder, n), side)).catch(() => null);
	await rm(join(folder, names.reserve), { force: true });
}
function notPutBack(folder, error) {
	if (error instanceof NotPutBack || error instanceof Misconfigured) return error;
	return new NotPutBack(`The checkout could not be put back: ${error.message}\nYour uncommitted files are in ${join(folder, names.yours)}. When the cause is gone (a full disk, say), "benchgate restore" puts everything back; so does the next run, or the post step.`);
}
async function leaveSide({ git, state, home }, { ignoredFiles }, console) {
	const handling = {
		shared: ignoredFiles === "shared" ? {
			paths: new Set(await readPaths(state, names.shared)),
			apart: await readPaths(state, names.apart)
		} : null,
		isSparse: await isSparse(git),
		staying: await readPaths(state, names.staying)
	};
	const folders = foldersOf((await readIndex(git)).map(({ path }) => path));
	const [difference, here, there] = await Promise.all([
		readDifference(git, "HEAD", home.sha),
		readLinks(git, "HEAD"),
		readLinks(git, home.sha)
	]);
	const lost = [...here.keys()].filter((link) => !there.has(link));
	const left = await unusedFolder(join(state, names.left));
	const theirs = (handling.shared ? await writtenBy(git, home) : []).filter((path) => !handling.shared?.paths.has(path));
	const found = await leavingForGood(git, {
		difference,
		lost,
		folders
	}, handling, () => theirs);
	const leaving = {
		...found,
		moved: found.moved.filter((path) => !isUnfinished(path))
	};
	for (const path of found.moved) if (isUnfinished(path)) await removeWhole(bytes(git.folder, path));
	const { ignored } = await shelve(git, left, leaving, staying(console));
	const yours = new Set(await readPaths(join(state, names.yours), names.moved));
	await dropFiles(left, ignored.filter((path) => yours.has(path)));
	await checkOutAnyway(git, home.sha, console);
}
async function writtenBy(git, { sha, sides }) {
	return (await Promise.all(sides.map((side) => readDifference(git, sha, side)))).flatMap(({ added }) => added);
}
async function checkOutAnyway(git, sha, console) {
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
		const drivers = (await git.find([
			"config",
			"--name-only",
			"--get-regexp",
			"^filter\\."
		]) ?? "").split("\n");
		const off = drivers.flatMap((name) => ["-c", `${name}=${name.endsWith(".required") ? "false" : ""}`]);
		if (drivers[0] === "" || await git.ask([...off, ...checkout]) === null) throw error;
		console.warn(`Your commit was checked out without its filters, as git failed with them: ${error.message}. "git status" shows the files to check out again.`);
	}
}
async function returnHome({ git, state, home }, { phase, isWorkplace = false }, console) {
	const shelf = join(state, names.yours);
	const stuck = [];
	if (await lstatOrNull(shelf)) {
		const entries = await readIndex(git);
		const tracked = new Set(entries.map(({ path }) => path));
		const moved = await readPaths(shelf, names.moved);
		await removeDeleted(git, await readPaths(shelf, names.deleted), tracked);
		if (await isSparse(git)) await removeDeleted(git, await skippedByHand(git, state, entries, moved), tracked);
		await rm(join(shelf, names.deleted), { force: true });
		await clearUnfinished(git, moved);
		const returned = await bringBack(git, shelf, moved, tracked);
		for (const name of returned.kept) console.warn(`A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${decodePath(name)}`);
		stuck.push(...returned.stuck);
		const full = stuck.find(({ error }) => ["ENOSPC", "EDQUOT"].includes(error.code ?? ""));
		if (full) throw full.error;
	}
	const outline = await readOutline(state);
	if (outline) await applyOutline(git, outline);
	await putBackGitFiles(git, state);
	if (phase === "measuring" && home.isSwitched && home.branch !== null) await stayOffMoved(git, home, console);
	await bringBackStashes(git, await readStashesNote(state), isWorkplace, console);
	await release$1(git);
	return stuck;
}
async function skippedByHand(git, state, entries, moved) {
	const written = new Set(entries.filter(({ isSkipped }) => !isSkipped).map(({ path }) => path));
	for (const path of moved) written.delete(path);
	return (await readIndex(git.with({
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: "sparse.expectFilesOutsideOfPatterns",
		GIT_CONFIG_VALUE_0: "true",
		GIT_INDEX_FILE: join(state, "index")
	}))).filter(({ path, isSkipped }) => isSkipped && written.has(path)).map(({ path }) => path);
}
async function stayOffMoved(git, { branch, sha }, console) {
	if (branch === null) return;
	const tip = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		decodePath(branch)
	]);
	if (tip === sha) return;
	await git.run([
		"update-ref",
		"--no-deref",
		"-m",
		"benchgate: its branch has moved",
		"HEAD",
		sha
	]);
	const name = decodePath(branch).replace(/^refs\/heads\//, "");
	console.warn(`${name} was ${tip === "" ? "removed" : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`);
}
async function unusedFolder(folder) {
	for (let n = 1;; n++) if (!await lstatOrNull(`${folder}-${n}`)) return `${folder}-${n}`;
}
async function forget(git, folder, console, { journal, stuck }) {
	const { stash } = journal;
	if (stash) await retryOnce(() => dropStash(git, stash)).catch(() => console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`));
	const kept = stuck.length === 0 ? [] : await keepAside(folder, journal, (name) => name === names.yours);
	const done = `${folder}-done-${Date.now()}`;
	await rename(folder, done);
	await removeWhole(done).catch((error) => console.warn(`The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${done} yourself.`));
	if (stuck.length > 0) throw new NotPutBack(stuckMessage(stuck, kept));
}
async function keepAside(folder, { trees }, isKept) {
	const aside = `${folder}-left-${Date.now()}`;
	const kept = [];
	for (const [n] of trees.entries()) for (const name of await lstatOrNull(stateOf(folder, n)) ? await readdir(stateOf(folder, n)) : []) {
		const from = join(stateOf(folder, n), name);
		if (!isKept(name) || !await hasFiles(from)) continue;
		const to = kept.length === 0 ? aside : `${aside}-${kept.length + 1}`;
		await rename(from, to);
		kept.push([from, to]);
	}
	return kept;
}
function stuckMessage(stuck, kept) {
	return ["These files of yours could not be moved back. Everything else is as it was found. Move them yourself, then remove the folder they are in:", ...stuck.map(({ path, place, error }) => {
		const [from = "", to = ""] = kept.find(([from]) => place.startsWith(from)) ?? [];
		return `  ${decodePath(path)} is in ${place.replace(from, to)}: ${error.message}`;
	})].join("\n");
}
async function dropStash(git, sha) {
	const index = (await readStashes(git)).findIndex(([entry]) => entry === sha);
	if (index >= 0) await git.run([
		"stash",
		"drop",
		"--quiet",
		`stash@{${index}}`
	]);
}

// src/effects/git/checkout/recover-checkout.ts
async function recoverCheckout(git, console, isForced = false) {
	const isBack = await recoverAlone(git, console, isForced);
	const around = await git.run(["rev-parse", "--show-superproject-working-tree"]);
	return around !== "" && await recoverCheckout(git.in(decodePath(around)), console, isForced) || isBack;
}
async function recoverAlone(git, console, isForced = false) {
	const folder = await stateFolder(git);
	await removeRemains(folder);
	const journal = await readJournal(folder);
	if (journal === null) {
		await refuseLostJournal(folder);
		return false;
	}
	const fate = ownerStatus(journal);
	if (fate === "running" || fate === "unseen" && !isForced) throw inUse(journal);
	console.warn(`A Benchgate run started ${journal.started} was ended before it could put this checkout back. Putting it back now.`);
	try {
		await rm(join(folder, names.reserve), { force: true });
		if (!await takeOver(folder, journal)) throw inUse(await readJournal(folder));
		await makeRoom(folder, journal.trees);
		await gitToEnd(git);
		const restored = await restore(git, folder, console);
		if (restored === null) return true;
		await keepLeft(folder, journal, console);
		await forget(git, folder, console, restored);
	} catch (error) {
		throw notPutBack(folder, error);
	}
	return true;
}
function inUse(journal) {
	if (journal !== null && ownerStatus(journal) === "unseen") return new Misconfigured(`A Benchgate run holds this checkout that cannot be seen from here: process ${journal.pid} on ${decodePath(journal.host)}, since ${journal.started}, in another container or on another machine. Wait for it to end. If you know that it has ended, "benchgate restore --force" puts the checkout back.`);
	const holder = journal === null ? "" : ` (process ${journal.pid}, since ${journal.started})`;
	return new Misconfigured(`Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`);
}
async function refuseLostJournal(folder) {
	if (await lstatOrNull(folder) && await readJournal(folder) === null) throw new Misconfigured(`${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be put back automatically. Look for files of yours in ${join(folder, names.yours)}, then remove the folder.`);
}
async function keepLeft(folder, journal, console) {
	for (const [, place] of await keepAside(folder, journal, (name) => name.startsWith(`${names.left}-`))) console.warn(`Files found uncommitted while a side was checked out were kept in ${place}; delete it if nothing in it is yours`);
}
async function gitToEnd(git) {
	const lock = await gitPath(git, "index.lock");
	for (let waited = 0; waited < 5e3 && await lstatOrNull(lock); waited += 50) await setTimeout(50);
}

// src/effects/git/worktrees/worktree-folder.ts
const markName = ".benchgate";
async function openFolder(git, temporary) {
	const root = await realpath(temporary).catch(() => null);
	if (root === null) throw new Misconfigured(`The folder ${temporary}, in which to make worktrees, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
	if (`${root}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`)) throw new Misconfigured(`The folder for temporary files, ${root}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`);
	const id = randomBytes(5).toString("hex");
	const records = await recordsFolder(git);
	const path = join(records, `${id}.json`);
	const ofRun = join(root, `benchgate-${id}`);
	const usual = join(root, `benchgate-${createHash("sha256").update(records).digest("hex").slice(0, id.length)}`);
	const isTaken = (await foldersIn(records)).includes(usual);
	let record = {
		...holder(),
		folder: isTaken ? ofRun : usual,
		repositories: []
	};
	await writeFirst(records, path, record);
	try {
		await mkdir(record.folder, { mode: 448 });
	} catch (error) {
		if (isTaken || !hasCode(error, "EEXIST")) throw error;
		record = {
			...record,
			folder: ofRun
		};
		await writeSynced(path, JSON.stringify(record));
		await mkdir(record.folder, { mode: 448 });
	}
	const { folder } = record;
	await writeFile(join(folder, markName), id);
	const made = await lstatOrNull(folder);
	return {
		folder,
		async register(repository) {
			const registered = await commonGitFolder(repository);
			if (record.repositories.includes(registered)) return;
			record = {
				...record,
				repositories: [...record.repositories, registered]
			};
			await writeSynced(path, JSON.stringify(record));
		},
		remove: (console) => finish(records, id, record, console, async () => {
			const there = await lstatOrNull(folder);
			return there?.isDirectory() === true && there.ino === made?.ino && there.dev === made.dev;
		})
	};
}
async function writeFirst(records, path, record) {
	await access(dirname(records), constants.W_OK);
	for (let attempt = 1;; attempt++) {
		await mkdir(records, { recursive: true });
		const error = await writeSynced(path, JSON.stringify(record)).catch((error) => error);
		if (error === void 0) return;
		if (!hasCode(error, "ENOENT") || attempt === 5) throw error;
	}
}
function hasCode(error, code) {
	return error.code === code;
}
async function recoverWorktrees(git, console, isForced = false) {
	const records = await recordsFolder(git);
	if (!(await lstatOrNull(records))?.isDirectory()) return false;
	await removeUnfinished(records);
	let isFound = false;
	for (const name of await namesIn(records)) {
		const id = /^([0-9a-f]+)\.json$/.exec(name)?.[1];
		if (id === void 0) continue;
		const record = await readRecord(join(records, name));
		const fate = record ? ownerStatus(record) : "ended";
		if (fate === "running" || fate === "unseen" && !isForced) continue;
		isFound = true;
		if (record === null) {
			console.warn(`${join(records, name)} is no record of worktrees: it has been tampered with, and is now removed.`);
			await rm(join(records, name), {
				recursive: true,
				force: true
			});
			continue;
		}
		console.warn(`A Benchgate run started ${record.started} was ended before it could remove its worktrees. Removing them now.`);
		await registeringEnded(record.repositories, record.folder);
		await finish(records, id, record, console, () => isMarked(record.folder, id));
	}
	await rmdir(records).catch(() => null);
	return isFound;
}
async function removeUnfinished(records) {
	const paths = (await namesIn(records)).filter((name) => name.endsWith(".json.next")).map((name) => join(records, name));
	const isDead = async (path) => {
		const record = await readRecord(path);
		return record === null || ownerStatus(record) === "ended";
	};
	for (const path of paths) {
		if (!await isDead(path)) continue;
		await setTimeout(50);
		if (await isDead(path)) await rm(path, {
			recursive: true,
			force: true
		});
	}
}
async function finish(records, id, record, console, isOurs) {
	const { folder, repositories } = record;
	try {
		for (const repository of repositories) await removeRegistrations(repository, folder);
		if (await isOurs()) await removeMarked(folder);
		else if (await lstatOrNull(folder)) console.warn(`${folder} is not as the run made it, and was left alone. Delete it if nothing in it is yours.`);
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
			if ((await lstatOrNull(path))?.isDirectory()) await removeWhole(path);
			else await rm(path, { force: true });
		} catch (error) {
			if (attempt === 5) throw error;
			await setTimeout(100);
		}
	}
	await removeWhole(folder);
}
async function isMarked(folder, id) {
	if (!/^benchgate-[0-9a-f]+$/.test(basename(folder)) || !(await lstatOrNull(folder))?.isDirectory()) return false;
	if (await realpath(folder) !== folder) return false;
	if ((await readdir(folder)).length === 0) return true;
	const mark = join(folder, markName);
	return (await lstatOrNull(mark))?.isFile() === true && id.startsWith((await contentOf(mark))?.toString() ?? "-");
}
async function readRecord(path) {
	if (!(await lstatOrNull(path))?.isFile()) return null;
	try {
		const record = JSON.parse((await contentOf(path))?.toString() ?? "");
		return [
			record.folder,
			record.started,
			...record.repositories
		].every((text) => typeof text === "string" && text !== "") ? record : null;
	} catch {
		return null;
	}
}
async function allIn(records) {
	const names = (await namesIn(records)).filter((name) => name.endsWith(".json"));
	return (await Promise.all(names.map((name) => readRecord(join(records, name))))).filter((record) => record !== null);
}
async function foldersIn(records) {
	return (await allIn(records)).map(({ folder }) => folder);
}
async function namesIn(folder) {
	return readdir(folder).catch(() => []);
}
async function recordsFolder(git) {
	return join(await commonGitFolder(git), "benchgate-worktrees");
}
async function commonGitFolder(git) {
	return realpath(decodePath(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir"
	])));
}
async function warnForeignRuns(git, console) {
	const unseen = (await allIn(await recordsFolder(git))).filter((record) => ownerStatus(record) === "unseen");
	if (unseen.length > 0) console.info(`There are worktrees of runs that cannot be seen from here, in another container or on another machine: ${unseen.map(({ folder, started }) => `${folder} (since ${started})`).join(", ")}. If you know that these have ended, "benchgate restore --force" removes them.`);
}
const ourLock = "Benchgate measures here";
async function removeRegistrations(repository, folder) {
	for (const registration of await registrations(repository)) if (isBelow(await placeOf(registration), folder)) await removeWhole(registration);
	await rmdir(join(repository, "worktrees")).catch(() => null);
}
async function registeringEnded(repositories, folder) {
	const isBusy = async (registration) => {
		const place = await placeOf(registration);
		if (place === null) return true;
		if (!isBelow(place, folder)) return false;
		const lock = await contentOf(join(registration, "locked")).catch(() => null);
		if (lock !== null && lock.toString().trim() !== "Benchgate measures here") return true;
		return await lstatOrNull(join(registration, "index.lock")) !== null;
	};
	for (let looks = 0, calm = 0; looks < 100 && calm < 3; looks++) {
		if (looks > 0) await setTimeout(50);
		const all = (await Promise.all(repositories.map(registrations))).flat();
		calm = (await Promise.all(all.map(isBusy))).includes(true) ? 0 : calm + 1;
	}
	for (const registration of (await Promise.all(repositories.map(registrations))).flat()) if (await placeOf(registration) === null && await isGits(registration)) await removeWhole(registration);
}
async function isGits(registration) {
	const noted = [
		"locked",
		"HEAD",
		"commondir",
		"logs",
		"refs",
		"reftable",
		"index",
		"index.lock"
	];
	return (await readdir(registration)).every((name) => noted.includes(name));
}
async function registrations(repository) {
	const folder = join(repository, "worktrees");
	if (await realpath(repository).catch(() => null) !== repository) return [];
	if (!(await lstatOrNull(folder))?.isDirectory()) return [];
	return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}
async function placeOf(registration) {
	const note = join(registration, "gitdir");
	if (!(await lstatOrNull(note))?.isFile()) return null;
	return resolve(registration, (await contentOf(note))?.toString().trim() ?? "");
}
function isBelow(place, folder) {
	return place?.startsWith(`${folder}${sep}`) ?? false;
}

// src/effects/git/recovery/recover.ts
async function recover(folder, env, console, isForced = false) {
	const place = await nearestFolder(folder);
	const git = gitIn(place, env);
	await refuseOldGit(git);
	for (let above = place; above !== dirname(above); above = dirname(above)) await repairHead(join(above, ".git"));
	await refuseDistrusted(git);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) return null;
	const checkout = decodePath(root);
	const isCheckout = await recoverCheckout(git.in(checkout), console, isForced);
	const isWorktrees = await recoverWorktrees(git.in(checkout), console, isForced);
	if (!isForced) await warnForeignRuns(git, console);
	return {
		checkout,
		isChanged: isCheckout || isWorktrees
	};
}

export { KeptGit, areNested, beginJournal, bringBackStashes, bytes, copyShelf, copyWhole, foldersAbove, foldersOf, forget, forgetStop, guard, hold, holder, inUse, isInside, isStillHeld, keepGitFiles, leavingHome, leavingPointers, leavingSide, lockedBy, makeRoom, missingFrom, modulesIn, names, notPutBack, openFolder, ourLock, ownStash, ownerStatus, prepareLargeFiles, putBackLink, readJournal, readOthersStashes, recover, recoverAlone, recoverCheckout, recoverWorktrees, removeWhole, renewGitFiles, restore, retryOnce, shelve, standingBelow, stateFolder, staying, takeFrom, takeOutline, takeReserve, treesOf, unshelve, writeJournal, writeNote };