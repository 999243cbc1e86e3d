import { a as nulSeparated, c as replaceFile, d as nearestFolder, f as standing, l as contentOf, n as gitIn, o as readable, r as gitPath, s as refuseOldGit } from "./git.js";
import { d as Misconfigured, f as NotPutBack, u as CouldNotMeasure } from "./escape.js";
import { r as sides } from "./measuring.js";
import { chmodSync, constants, copyFileSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync, utimesSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { chmod, copyFile, link, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, rmdir, utimes, writeFile } from "node:fs/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
import { createHash, randomBytes, randomUUID } from "node:crypto";
function holder() {
	return {
		...me(),
		run: randomUUID(),
		started: new Date().toISOString()
	};
}
function fateOf({ pid, pidStarted, boot, namespace, host, started }) {
	let here = me(), isSameHost = `${host}`.split(".")[0] === here.host.split(".")[0];
	if (boot !== here.boot || boot === null) {
		if (!isSameHost) return "unseen";
		if (boot !== here.boot) return "ended";
	} else if (namespace !== here.namespace) return "unseen";
	if (!isRunning(pid)) return "ended";
	let now = startOf(pid);
	return pidStarted !== null && now !== null && now !== pidStarted || pid === process.pid && Date.parse(started) < Date.now() - process.uptime() * 1e3 ? "ended" : "running";
}
function isRunning(pid) {
	try {
		return process.kill(pid, 0), !0;
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
async function readStatus(git, untrackedFiles = "all") {
	let entries = nulSeparated(await git.run([
		"status",
		"--porcelain=v2",
		"-z",
		`--untracked-files=${untrackedFiles}`,
		"--ignored=matching",
		"--no-renames",
		"--ignore-submodules=all"
	])), lists = {
		changed: [],
		deleted: [],
		untracked: [],
		ignored: []
	};
	for (let entry of entries) {
		let kind = entry.charAt(0), path = entry.split(" ").slice({
			"?": 1,
			"!": 1,
			u: 10
		}[kind] ?? 8).join(" ").replace(/\/$/, "");
		kind === "?" ? lists.untracked.push(path) : kind === "!" ? lists.ignored.push(path) : /^1 (D.|.D) /.test(entry) ? lists.deleted.push(path) : lists.changed.push(path);
	}
	return lists;
}
async function readIndex(git) {
	return [...(await git.run([
		"ls-files",
		"-v",
		"--stage",
		"--debug",
		"-z"
	])).matchAll(indexed)].map(([, tag = "", mode = "", path = "", seconds, nanoseconds]) => ({
		path,
		mode,
		modified: Number(seconds) * 1e3 + Number(nanoseconds) / 1e6,
		isAssumed: /[a-z]/.test(tag),
		isSkipped: /[Ss]/.test(tag)
	}));
}
const indexed = /(.) (\d{6}) [0-9a-f]+ \d\t([^\0]+)\0 {2}ctime: \d+:\d+\n {2}mtime: (\d+):(\d+)\n {2}dev: .*\n {2}uid: .*\n {2}size: .*\n?/g;
async function readTree(git, commit) {
	return nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	]));
}
async function readLinks(git, commit) {
	let links = nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		commit
	])).filter((entry) => entry.startsWith("160000"));
	return new Map(links.map((entry) => [entry.slice(entry.indexOf("	") + 1), entry.split(/[ \t]/)[2] ?? ""]));
}
async function readDifference(git, from, to) {
	let found = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		"--no-renames",
		from,
		to,
		"--"
	])), lists = {
		changed: [],
		added: [],
		removed: []
	};
	for (let i = 0; i + 1 < found.length; i += 2) {
		let path = found[i + 1] ?? "", [before, after] = found[i]?.slice(1).split(" ") ?? [], isFile = (mode) => mode !== "000000" && mode !== "160000";
		isFile(before) && isFile(after) ? lists.changed.push(path) : isFile(after) ? lists.added.push(path) : isFile(before) && lists.removed.push(path);
	}
	return lists.changed.push(...await filesUnder(git, attributed(lists), from, to)), lists;
}
function attributed({ changed, added, removed }) {
	return [
		...changed,
		...added,
		...removed
	].filter((path) => /(^|\/)\.gitattributes$/.test(path)).map((path) => path.slice(0, -14));
}
async function filesUnder(git, folders, from, to) {
	if (folders.length === 0) return [];
	let [there, here] = await Promise.all([from, to].map(async (commit) => nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		commit
	])))), alike = new Set(there);
	return (here ?? []).filter((entry) => alike.has(entry) && !entry.startsWith("160000")).map((entry) => entry.slice(entry.indexOf("	") + 1)).filter((path) => folders.some((folder) => path.startsWith(folder)));
}
async function isSparse(git) {
	return await git.ask([
		"config",
		"--type=bool",
		"core.sparseCheckout"
	]) === "true";
}
async function readStashes(git) {
	let listed = await git.run([
		"stash",
		"list",
		"-z",
		"--format=%H %gs"
	]);
	return nulSeparated(listed).map((entry) => {
		let end = entry.indexOf(" ");
		return [entry.slice(0, end), entry.slice(end + 1)];
	});
}
function bytes(root, ...parts) {
	return Buffer.concat([Buffer.from(root), ...parts.map((part) => Buffer.from(`/${part}`, "latin1"))]);
}
function isInside(path) {
	let parts = path.split("/");
	return parts[0] !== ".git" && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
function foldersAbove(path) {
	let parts = path.split("/");
	return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join("/"));
}
function areNested(one, other) {
	return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
function standingBelow(root, path) {
	return looking(root)(path);
}
function looking(root) {
	let folders = new Map();
	return async (path) => {
		for (let above of foldersAbove(path)) {
			let known = folders.get(above) ?? (await standing(bytes(root, above)))?.isDirectory() ?? !1;
			if (folders.set(above, known), !known) return null;
		}
		return standing(bytes(root, path));
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
	let files = [], folders = [], look = async (place, prefix) => {
		for (let entry of await readdir(place, {
			withFileTypes: !0,
			encoding: "buffer"
		})) {
			let name = entry.name, path = prefix + name.toString("latin1"), inside = Buffer.concat([
				place,
				Buffer.from("/"),
				name
			]);
			if (isUnfinished(path)) continue;
			let isWhole = inside.length > 4e3 || await standing(Buffer.concat([inside, Buffer.from("/.git")]));
			!entry.isDirectory() || isWhole ? files.push(path) : (folders.push(path), await look(inside, `${path}/`));
		}
	};
	return (await standing(folder))?.isDirectory() && await look(folder, ""), {
		files,
		folders
	};
}
async function removeWhole(folder) {
	try {
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	} catch (error) {
		let { code } = error;
		if (code === "EACCES") await unprotect(Buffer.from(folder));
		else if (code === "ENAMETOOLONG") await flatten(Buffer.from(folder));
		else throw error;
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	}
}
async function flatten(top, folder = top, brought = { count: 0 }) {
	for (let entry of await readdir(folder, {
		withFileTypes: !0,
		encoding: "buffer"
	})) {
		if (!entry.isDirectory()) continue;
		let inside = Buffer.concat([
			folder,
			Buffer.from("/"),
			entry.name
		]);
		if (inside.length > top.length + 1e3) {
			let up = Buffer.concat([top, Buffer.from(`/benchgate-deep-${++brought.count}`)]);
			await rename(inside, up), inside = up;
		}
		await flatten(top, inside, brought);
	}
}
async function unprotect(folder) {
	try {
		await chmod(folder, 448);
		for (let entry of await readdir(folder, {
			withFileTypes: !0,
			encoding: "buffer"
		})) entry.isDirectory() && await unprotect(Buffer.concat([
			folder,
			Buffer.from("/"),
			entry.name
		]));
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
}
async function copyWhole(from, to, copying = {}) {
	try {
		let there = lstatSync(from);
		if (there.isSymbolicLink()) return symlinkSync(readlinkSync(from, { encoding: "buffer" }), to);
		if (there.isDirectory()) {
			let names = readdirSync(from, { encoding: "buffer" });
			mkdirSync(to);
			for (let name of names) {
				let end = Buffer.concat([Buffer.from("/"), name]);
				await copyWhole(Buffer.concat([from, end]), Buffer.concat([to, end]), copying);
			}
			chmodSync(to, there.mode & 4095), await setImmediate();
		} else if (there.isFile()) copying.counting?.(there.size), there.size > longCopy ? await copyLong(from, to, there.mode, copying) : copyFileSync(from, to, constants.COPYFILE_FICLONE);
		else return;
		utimesSync(to, there.atimeMs / 1e3, there.mtimeMs / 1e3);
	} catch (error) {
		let { code } = error;
		if (code === "ENOENT" && copying.unread && !lstatSync(from, { throwIfNoEntry: !1 })) return;
		if (code !== "EACCES" || !copying.unread) throw error;
		copying.unread(from);
	}
}
const longCopy = 2 ** 26;
async function copyLong(from, to, mode, copying) {
	try {
		return copyFileSync(from, to, constants.COPYFILE_FICLONE_FORCE);
	} catch {}
	let source = await open(from, "r");
	try {
		let target = await open(to, "w", mode & 4095);
		try {
			let piece = Buffer.alloc(2 ** 23);
			for (let read = await source.read(piece); read.bytesRead > 0; read = await source.read(piece)) await target.write(piece, 0, read.bytesRead), copying.counting?.(0);
		} finally {
			await target.close();
		}
	} finally {
		await source.close();
	}
}
async function removeEmptied(root, path) {
	for (let above of foldersAbove(path).toReversed()) try {
		if (`${process.cwd()}/`.startsWith(`${bytes(root, above)}/`)) return;
		await rmdir(bytes(root, above));
	} catch {
		return;
	}
}
async function move(from, to) {
	try {
		await rename(from, to);
		return;
	} catch (error) {
		error.code === "ENOENT" && await mkdir(parentOf(to), { recursive: !0 });
	}
	try {
		await renameAnyway(from, to);
	} catch (error) {
		if (error.code !== "EXDEV") throw error;
		await copyOver(from, to), await discard(from);
	}
}
async function copyOver(from, to) {
	let copy = withEnd(to, unfinished.copy);
	await removeWhole(copy);
	try {
		await copyWhole(from, copy), await sync(copy), await rename(copy, to);
	} catch (error) {
		throw await removeWhole(copy).catch(() => null), error;
	}
	await syncOne(parentOf(to));
}
async function discard(place) {
	let aside = withEnd(place, unfinished.original);
	await removeWhole(aside), await renameAnyway(place, aside), await removeWhole(aside);
}
function withEnd(path, end) {
	let start = path.lastIndexOf("/") + 1, name = path.subarray(start);
	if (name.length + end.length <= longestName) return Buffer.concat([path, Buffer.from(end)]);
	let cut = `-${createHash("sha1").update(name).digest("hex").slice(0, 8)}${end}`;
	return Buffer.concat([path.subarray(0, start + longestName - cut.length), Buffer.from(cut)]);
}
const longestName = 255;
async function renameAnyway(from, to) {
	try {
		await rename(from, to);
	} catch (error) {
		if (error.code !== "EACCES") throw error;
		let protectedFolders = [
			parentOf(from),
			from,
			parentOf(to)
		], modes = await Promise.all(protectedFolders.map(async (folder) => (await lstat(folder)).mode & 4095)), isFolder = (await lstat(from)).isDirectory();
		try {
			for (let [index, folder] of protectedFolders.entries()) (index !== 1 || isFolder) && await chmod(folder, modes[index] | 448);
			await rename(from, to), isFolder && await chmod(to, modes[1]);
		} finally {
			await chmod(protectedFolders[0], modes[0]), await chmod(protectedFolders[2], modes[2]);
		}
	}
}
async function sync(place) {
	let there = await standing(place);
	if (there?.isDirectory()) for (let name of await readdir(place, { encoding: "buffer" })) await sync(Buffer.concat([
		place,
		Buffer.from("/"),
		name
	]));
	(there?.isDirectory() || there?.isFile()) && await syncOne(place);
}
async function syncOne(place) {
	if (process.platform === "win32") return;
	let opened = await open(place, "r");
	try {
		await opened.sync();
	} finally {
		await opened.close();
	}
}
function parentOf(path) {
	return path.subarray(0, path.lastIndexOf("/"));
}
async function makeWay(git, path, waiting, tracked, kept) {
	for (let above of foldersAbove(path)) {
		let there = await standing(bytes(git.folder, above));
		there && !there.isDirectory() && await keepBeside(git, above, kept);
	}
	let target = bytes(git.folder, path), there = await standing(target);
	if (!there) return;
	let inside = there.isDirectory() ? (await below(target)).files : [];
	tracked.has(path) || there.isDirectory() && inside.every((one) => tracked.has(`${path}/${one}`)) || await areAlike(target, waiting) ? there.isDirectory() ? await discard(target) : await rm(target) : await keepBeside(git, path, kept);
}
async function keepBeside(git, path, kept) {
	for (let n = 1;; n++) {
		let name = withEnd(Buffer.from(path, "latin1"), `.benchgate-${n}`).toString("latin1");
		if (!await standing(bytes(git.folder, name))) {
			await move(bytes(git.folder, path), bytes(git.folder, name)), kept.push(name);
			return;
		}
	}
}
async function areAlike(one, other) {
	let [a, b] = await Promise.all([lstat(one), lstat(other)]);
	if (a.mode !== b.mode) return !1;
	if (a.isSymbolicLink()) return await readlink(one) === await readlink(other);
	if (a.isFile()) return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1 && (await readFile(one)).equals(await readFile(other));
	let [names, others] = await Promise.all([one, other].map((place) => readdir(place, { encoding: "buffer" })));
	if (!names || names.length !== others?.length) return !1;
	let within = (place, name) => Buffer.concat([
		place,
		Buffer.from("/"),
		name
	]);
	for (let name of names) if (!await standing(within(other, name)) || !await areAlike(within(one, name), within(other, name))) return !1;
	return !0;
}
async function clearUnfinished(git, paths) {
	let own = new Set(paths);
	for (let path of paths) for (let end of Object.values(unfinished)) {
		let name = withEnd(Buffer.from(path, "latin1"), end).toString("latin1"), place = bytes(git.folder, name);
		!own.has(name) && await standing(place) && await removeWhole(place).catch(() => null);
	}
}
const filesName = "files";
async function shelve(git, folder, leaving, stays) {
	await mkdir(bytes(folder, filesName), { recursive: !0 });
	let stuck = new Set();
	for (let path of leaving.moved) {
		try {
			await move(bytes(git.folder, path), bytes(folder, filesName, path));
		} catch (error) {
			let { code } = error;
			if (code === "ENOENT" && !await standing(bytes(git.folder, path))) {
				stuck.add(path);
				continue;
			}
			if (leaving.times.has(path) || !immovable.includes(code ?? "")) throw error;
			stuck.add(path), stays(path, error);
			continue;
		}
		await removeEmptied(git.folder, path);
	}
	leaving.flagged.length > 0 && await unflag(git, leaving.flagged);
	let isMoved = (path) => !stuck.has(path), { moved, ignored, found } = leaving;
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
	let said = new Set();
	return (path, { code, message }) => {
		if (said.has(path)) return;
		said.add(path);
		let [why, remedy] = code === "EPERM" || code === "EACCES" ? ["it belongs to another user (a container may have made it)", "Remove it, or make it yours with chown."] : [message, "If you can, move it out of the checkout."];
		console.warn(`${readable(path)} cannot be moved, so both sides see it as it is: ${why}. ${remedy}`);
	};
}
async function unshelve(git, folder, shelved, tracked) {
	await removeDeleted(git, shelved.deleted, tracked);
	let { stuck } = await bringBack(git, folder, shelved.moved, tracked);
	if (stuck[0]) throw stuck[0].error;
}
async function removeDeleted(git, deleted, tracked) {
	for (let path of deleted) {
		let there = await standingBelow(git.folder, path);
		tracked.has(path) && there && !there.isDirectory() && (await rm(bytes(git.folder, path)), await removeEmptied(git.folder, path));
	}
}
async function bringBack(git, folder, moved, tracked) {
	let kept = [], stuck = new Map(), moveBack = async (path) => {
		let from = bytes(folder, filesName, path);
		try {
			if (!await standing(from)) return;
			await makeWay(git, path, from, tracked, kept), await move(from, bytes(git.folder, path)), stuck.delete(path);
		} catch (error) {
			stuck.set(path, {
				path,
				place: readable(from.toString("latin1")),
				error
			});
		}
	};
	for (let path of moved) await moveBack(path);
	for (let path of [...stuck.keys()]) await moveBack(path);
	let isStuck = (path) => [...foldersAbove(path), path].some((part) => stuck.has(part));
	for (let path of (await below(bytes(folder, filesName))).files) isStuck(path) || await moveBack(path);
	return stuck.size === 0 && await removeWhole(folder), {
		kept,
		stuck: [...stuck.values()]
	};
}
async function missingFrom(folder, moved) {
	let missing = [];
	for (let path of moved) await standing(bytes(folder, filesName, path)) || missing.push(path);
	return missing;
}
async function copyShelf(from, to, paths, tracked, copying) {
	let wanted = paths.filter((path) => ![...foldersAbove(path), path].some((part) => tracked.has(part))), above = bytes(from, filesName).length + 1, unread = (place) => copying.unread?.(place.subarray(above));
	for (let path of wanted) {
		let target = bytes(to, filesName, path);
		await mkdir(target.subarray(0, target.lastIndexOf("/")), { recursive: !0 }), await copyWhole(bytes(from, filesName, path), target, {
			...copying,
			unread
		});
	}
	return wanted;
}
async function takeFrom(folder, paths, to) {
	for (let path of paths) await move(bytes(folder, filesName, path), bytes(to, path));
}
async function dropFiles(folder, paths) {
	for (let path of paths) await removeWhole(bytes(folder, filesName, path));
}
async function hasFiles(folder) {
	return (await below(bytes(folder, filesName))).files.length > 0;
}
async function unflag(git, paths) {
	let input = Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
	for (let flag of ["--no-assume-unchanged", "--no-skip-worktree"]) await git.run([
		"update-index",
		"-z",
		flag,
		"--stdin"
	], { input });
}
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
	let begun = await mkdtemp(`${folder}${beginning}${process.pid}-`);
	await syncedFile(join(begun, fileName), JSON.stringify(journal));
	try {
		return await rename(begun, folder), await syncFolder(dirname(folder)), !0;
	} catch (error) {
		await removeWhole(begun);
		let { code } = error;
		if (code === "ENOTEMPTY" || code === "EEXIST" || code === "EPERM") return !1;
		throw error;
	}
}
async function takeOver(folder, former) {
	let me = holder(), mine = join(folder, `claim-of-${me.run}`), claim = join(folder, `claim-on-${former.run}`);
	fateOf(former) !== "ended" && await writeFile(stopOf(folder, former), "");
	try {
		await syncedFile(mine, JSON.stringify(me)), await link(mine, claim);
	} catch (error) {
		let { code } = error;
		if (code === "ENOENT") return !1;
		if (code !== "EEXIST") throw error;
		if (fateOf(JSON.parse(await readFile(claim, "utf8"))) !== "ended" || (await rename(mine, claim), await readFile(claim, "utf8") !== JSON.stringify(me))) return !1;
	}
	let now = await readJournal(folder);
	return now?.run === former.run && (await writeJournal(folder, {
		...now,
		...me
	}), !0);
}
async function isStillHeld(folder, own) {
	if (await standing(stopOf(folder, own))) return !1;
	let now = await readJournal(folder).catch(() => null);
	return typeof now?.run != "string" || now.run === own.run || fateOf(now) === "ended";
}
async function forgetStop(folder, own) {
	await rm(stopOf(folder, own), { force: !0 });
}
function stopOf(folder, { run }) {
	return `${folder}-stop-${run}`;
}
const beginning = "-begun-";
async function removeRemains(folder) {
	for (let name of await readdir(dirname(folder))) {
		let [, pid] = name.startsWith(basename(folder)) ? name.split(beginning) : [];
		(name.startsWith(`${basename(folder)}-done-`) || pid && !isRunning(Number.parseInt(pid, 10))) && await removeWhole(join(dirname(folder), name)).catch(() => null);
	}
}
async function writeJournal(folder, journal) {
	await writeSynced(join(folder, fileName), JSON.stringify(journal));
}
async function writeSynced(path, content) {
	await syncedFile(`${path}.next`, content), await rename(`${path}.next`, path), await syncFolder(dirname(path));
}
async function syncedFile(path, content) {
	let file = await open(path, "w");
	try {
		await file.writeFile(content), await file.sync();
	} finally {
		await file.close();
	}
}
async function syncFile(path) {
	let file = await open(path, "r+");
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
async function syncFolder(folder) {
	if (process.platform === "win32") return;
	let opened = await open(folder, "r");
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
	return join(readable(await git.run(["rev-parse", "--absolute-git-dir"])), "benchgate");
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
	let files = new Map();
	for (let name of kept) {
		let copy = join(folder, fileOf(name));
		await copyIfThere(await gitPath(git, name), copy), await standing(copy) && files.set(name, await readFile(copy));
	}
	return files;
}
async function renewGitFiles(folder, files) {
	for (let [name, content] of files) {
		let copy = join(folder, fileOf(name));
		await standing(copy) || await replaceFile(copy, content);
	}
}
async function putBackGitFiles(git, folder) {
	let copies = await Promise.all(kept.map((name) => standing(join(folder, fileOf(name)))));
	if (copies[kept.indexOf("HEAD")]) for (let [index, name] of kept.entries()) {
		let to = await gitPath(git, name);
		copies[index] ? await copyIfThere(join(folder, fileOf(name)), to) : await rm(to, { force: !0 });
	}
}
async function putBackLink(root, { path, link }) {
	if (link === null) return;
	let folder = join(root, path), content = Buffer.from(link);
	(await contentOf(join(folder, ".git")).catch(() => null))?.equals(content) || (await mkdir(folder, { recursive: !0 }), await replaceFile(join(folder, ".git"), content));
}
async function readOutline(folder) {
	let text = await contentOf(join(folder, names.outline));
	if (text === null) return null;
	let { folders, files, closed } = JSON.parse(text.toString()), harmless = (list) => list.filter(([path]) => isInside(path)).map(([path, mode]) => [path, mode & 2047]);
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
	await mkdir(folder, { recursive: !0 }), await writeSynced(join(folder, name), JSON.stringify(content));
}
async function readStashesNote(folder) {
	let text = await contentOf(join(folder, names.stashes));
	return text === null ? [] : JSON.parse(text.toString());
}
async function readPaths(folder, name) {
	let text = await contentOf(join(folder, name)), paths = text === null ? [] : JSON.parse(text.toString()), outside = paths.find((path) => !isInside(path));
	if (outside !== void 0) throw Error(`${join(folder, name)} has been tampered with: it names ${readable(outside)}. Nothing was moved.`);
	return paths;
}
function fileOf(name) {
	return name.replace("/", "-");
}
async function copyIfThere(from, to) {
	let there = await standing(from);
	if (!there?.isFile()) return;
	await copyFile(from, `${to}.next`), await syncFile(`${to}.next`);
	let time = Math.floor(there.mtimeMs / 1e3);
	await utimes(`${to}.next`, time, time), await rename(`${to}.next`, to);
}
async function treesOf(git, commits, state) {
	let trees = [], add = async (here, path, wanted) => {
		let sha = await here.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) throw new Misconfigured(`${here.folder} has no commit checked out: its branch has none yet. Check a commit out, or set checkout to "worktree".`);
		let home = {
			path,
			branch: await here.ask([
				"symbolic-ref",
				"--quiet",
				"HEAD"
			]),
			sha,
			link: await linkOf(here.folder),
			isSwitched: wanted !== null,
			sides: Object.values(wanted ?? {}),
			isBack: !1
		};
		trees.push({
			git: here,
			state: stateOf(state, trees.length),
			home,
			commits: wanted
		});
		for (let link of await filledLinks(here)) {
			let submodule = here.in(join(here.folder, link));
			await add(submodule, path === "" ? link : `${path}/${link}`, await wantedOf(here, link, wanted, submodule));
		}
	};
	return await add(git, "", commits), trees;
}
async function linkOf(folder) {
	let path = join(folder, ".git");
	return (await standing(path))?.isFile() ? (await contentOf(path))?.toString() ?? null : null;
}
function stateOf(state, n) {
	return n === 0 ? state : join(state, "submodules", String(n));
}
async function filledLinks(git) {
	let filled = [];
	for (let { path, mode } of await readIndex(git)) {
		if (mode !== "160000") continue;
		let submodule = join(git.folder, readable(path));
		await standing(join(submodule, ".git")) && await git.in(submodule).ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]) && filled.push(readable(path));
	}
	return filled;
}
async function wantedOf(around, link, wanted, submodule) {
	if (wanted === null) return null;
	let named = async (commit) => (await readLinks(around, commit)).get(Buffer.from(link).toString("latin1")), [home, base, head] = await Promise.all([
		named("HEAD"),
		named(wanted.base),
		named(wanted.head)
	]);
	if (home === void 0 || base === void 0 || head === void 0) return null;
	let commits = {
		base,
		head
	};
	for (let side of sides) await needCommit(submodule, link, side, commits[side]);
	return commits;
}
async function needCommit(submodule, link, side, sha) {
	let isThere = () => submodule.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${sha}^{commit}`
	]);
	if (!await isThere() && (await submodule.ask([
		"fetch",
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"origin",
		sha
	]), !await isThere())) throw new CouldNotMeasure(`The submodule ${link} has no commit ${sha}, which ${side} needs, and its origin does not give it. Fetch it before this step ("git -C ${link} fetch"), or let actions/checkout fetch the history of submodules ("fetch-depth: 0").`);
}
async function forget(git, folder, console, { journal, stuck }) {
	let { stash } = journal;
	stash && !await dropStash(git, stash) && console.warn(`The second copy of your changes could not be dropped from "git stash list": ${stash}`);
	let kept = stuck.length === 0 ? [] : await keepAside(folder, journal, (name) => name === names.yours), done = `${folder}-done-${Date.now()}`;
	if (await rename(folder, done), await removeWhole(done).catch((error) => console.warn(`The checkout is back, but what the benchmarks left could not be removed: ${error.message}. Remove ${done} yourself.`)), stuck.length > 0) throw new NotPutBack(stuckMessage(stuck, kept));
}
async function keepAside(folder, { trees }, isKept) {
	let aside = `${folder}-left-${Date.now()}`, kept = [];
	for (let [n] of trees.entries()) for (let name of await standing(stateOf(folder, n)) ? await readdir(stateOf(folder, n)) : []) {
		let from = join(stateOf(folder, n), name);
		if (!isKept(name) || !await hasFiles(from)) continue;
		let to = kept.length === 0 ? aside : `${aside}-${kept.length + 1}`;
		await rename(from, to), kept.push([from, to]);
	}
	return kept;
}
function stuckMessage(stuck, kept) {
	return ["These files of yours could not be moved back. Everything else is as it was found. Move them yourself, then remove the folder they are in:", ...stuck.map(({ path, place, error }) => {
		let [from = "", to = ""] = kept.find(([from]) => place.startsWith(from)) ?? [];
		return `  ${readable(path)} is in ${place.replace(from, to)}: ${error.message}`;
	})].join("\n");
}
async function dropStash(git, sha) {
	let index = (await readStashes(git)).findIndex(([entry]) => entry === sha);
	return index < 0 || await git.ask([
		"stash",
		"drop",
		"--quiet",
		`stash@{${index}}`
	]) !== null;
}
const configuration = [
	"config",
	"config.worktree",
	"info/attributes",
	"info/exclude",
	"info/sparse-checkout"
], locks = [
	"index.lock",
	"HEAD.lock",
	"config.lock",
	"packed-refs.lock",
	"shallow.lock",
	"refs/stash.lock"
];
async function placesOf(git, names) {
	let args = names.flatMap((name) => ["--git-path", name]);
	return (await git.run([
		"rev-parse",
		"--path-format=absolute",
		...args
	])).split("\n").map(readable);
}
async function guard(git, changed = () => {}) {
	let [index = "", head = "", ...paths] = await placesOf(git, [
		"index",
		"HEAD",
		...configuration,
		...locks
	]), sha = await git.run([
		"rev-parse",
		"--verify",
		"HEAD"
	]), configured = paths.slice(0, configuration.length), before = await Promise.all(configured.map(contentOf));
	return async () => {
		for (let [n, path] of configured.entries()) await putBack(path, before[n] ?? null, changed);
		for (let lock of paths.slice(configuration.length)) await rm(lock, {
			recursive: !0,
			force: !0
		});
		await isHead(head) || await replaceFile(head, `${sha}\n`), await mendIndex(git, index);
	};
}
async function unlock(git) {
	let [index = "", ...paths] = await placesOf(git, ["index", ...locks]);
	for (let lock of paths) await rm(lock, {
		recursive: !0,
		force: !0
	});
	for (let name of await readdir(dirname(index))) /^index\.stash\.\d+(\.lock)?$/.test(name) && await rm(join(dirname(index), name), { force: !0 });
	await mendIndex(git, index);
}
async function lockedBy(git) {
	for (let lock of await placesOf(git, locks)) if (await standing(lock)) return lock;
	return null;
}
async function mendHead(gitFolder) {
	let copy = await contentOf(join(gitFolder, "benchgate", "HEAD")).catch(() => null);
	copy !== null && !await isHead(join(gitFolder, "HEAD")) && await replaceFile(join(gitFolder, "HEAD"), copy);
}
async function isHead(path) {
	let content = await readFile(path, "utf8").catch(() => "");
	return /^(ref: refs\/.+|[0-9a-f]{40}|[0-9a-f]{64})\n?$/.test(content);
}
async function mendIndex(git, path) {
	(await readFile(path).catch(() => Buffer.alloc(0))).subarray(0, 4).toString("latin1") !== "DIRC" && (await rm(path, {
		recursive: !0,
		force: !0
	}), await git.ask(["read-tree", "HEAD"]), await git.ask([
		"update-index",
		"-q",
		"--refresh"
	]));
}
async function putBack(path, content, changed) {
	let there = await standing(path);
	if (!there && content === null) return;
	let now = there?.isFile() ? await readFile(path).catch(() => null) : null;
	content !== null && now?.equals(content) || (now !== null && changed(path, now), await rm(path, {
		recursive: !0,
		force: !0
	}), content !== null && (await mkdir(dirname(path), { recursive: !0 }), await replaceFile(path, content)));
}
const leavingPointers = { GIT_LFS_SKIP_SMUDGE: "1" };
async function prepareLargeFiles(git, remote, commits, console) {
	if ((await Promise.all([...new Set(commits)].map((commit) => git.ask([
		"grep",
		"--quiet",
		"filter=lfs",
		commit,
		"--",
		":(glob)**/.gitattributes"
	])))).every((found) => found === null)) return !1;
	let listed = await git.ask(["lfs", "ls-files"]);
	return listed === null || !await git.ask([
		"config",
		"--get-regexp",
		"^filter\\.lfs\\.(process|smudge)$"
	]) ? !1 : /^\S+ - /m.test(listed) && !/^\S+ \* /m.test(listed) ? (console.info("files kept by Git LFS stay pointers on both sides, as in this checkout"), !0) : (await remote.completeLargeFiles(commits) || console.warn(`Not all files that Git LFS keeps could be fetched from origin. If a side cannot be checked out, let an earlier step run "git lfs fetch origin ${commits.join(" ")}".`), !1);
}
async function commitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], { env: { GIT_NO_LAZY_FETCH: "1" } });
}
async function parentsOf(git, sha) {
	return [...(await headerOf(git, sha)).matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function dateOf(git, sha) {
	return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? "0 +0000"}`;
}
async function headerOf(git, sha) {
	return (await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "";
}
async function withOwnIndex(git, making) {
	let folder = await mkdtemp(join(await placeOutside(git), "benchgate-index-")), path = join(folder, "index"), apart = git.with({
		GIT_INDEX_FILE: path,
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: "core.sparseCheckout",
		GIT_CONFIG_VALUE_0: "false",
		GIT_CONFIG_KEY_1: "core.safecrlf",
		GIT_CONFIG_VALUE_1: "false"
	});
	try {
		return await making(apart, path);
	} finally {
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	}
}
async function placeOutside(git) {
	let temporary = await realpath(tmpdir());
	return `${temporary}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`) ? readable(await git.run(["rev-parse", "--absolute-git-dir"])) : temporary;
}
async function commitTree(git, tree, parent, message) {
	let date = await dateOf(git, parent), env = {
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
async function treeOf(git, commit) {
	return git.run([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	]);
}
function nulTerminated(paths) {
	return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}
async function hold(git, commits) {
	let staged = Buffer.from(await git.run([
		"ls-files",
		"--stage",
		"-z"
	]), "latin1"), tree = await withOwnIndex(git, async (apart) => (await apart.run([
		"update-index",
		"-z",
		"--index-info"
	], { input: staged }), apart.run(["write-tree", "--missing-ok"]))), parents = [...new Set(commits)].flatMap((sha) => ["-p", sha]), held = await git.run([
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
	let ref = await refOf(git);
	await rm(await gitPath(git, `${ref}.lock`), { force: !0 }), await git.run([
		"update-ref",
		"-d",
		ref
	]);
}
async function refOf(git) {
	let [common = "", own = ""] = (await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir",
		"--git-dir"
	])).split("\n").map(readable);
	return `refs/benchgate-${createHash("sha1").update(relative(common, own)).digest("hex").slice(0, 12)}`;
}
async function bringBackStashes(git, stashes, console) {
	if (stashes.length === 0) return;
	let there = new Set((await readStashes(git)).map(([sha]) => sha));
	for (let [sha, message] of stashes.toReversed()) there.has(sha) || await git.ask([
		"stash",
		"store",
		"--message",
		readable(message),
		sha
	]) === null && console.warn(`The stash entry "${readable(message)}" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}" applies it.`);
}
async function takeOutline(git, commits) {
	let [status, entries] = await Promise.all([readStatus(git), readIndex(git)]), changed = new Set([...status.changed, ...status.deleted]), modes = modesOf(entries), paths = new Set([
		...modes.keys(),
		...changed,
		...status.untracked
	]);
	for (let commit of commits) for (let path of (await readDifference(git, "HEAD", commit)).added) paths.add(path);
	let look = looking(git.folder), candidates = new Set(), files = [];
	for (let path of paths) {
		for (let above of foldersAbove(path)) candidates.add(above);
		let there = await look(path), mode = modes.get(path);
		if (there?.isFile() && (changed.has(path) || mode && modeOf(there) !== usualMode(mode)) && files.push([path, modeOf(there)]), there?.isDirectory() && mode !== "160000" && !await standing(bytes(git.folder, path, ".git"))) {
			candidates.add(path);
			for (let inside of (await below(bytes(git.folder, path))).folders) candidates.add(`${path}/${inside}`);
		}
	}
	let closed = new Set([...status.untracked, ...status.ignored]);
	for (let path of await foldersIn(git.folder, (path) => !closed.has(path) && modes.get(path) !== "160000")) candidates.add(path);
	let folders = [];
	for (let path of [...candidates].sort((a, b) => a.length - b.length)) {
		let there = await look(path);
		there?.isDirectory() && folders.push([path, modeOf(there)]);
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
	for (let path of folders) {
		let place = bytes(root, path);
		try {
			let there = lstatSync(place);
			there.isDirectory() && (there.mode & 448) != 448 && chmodSync(place, there.mode & 4095 | 448);
		} catch {}
	}
}
async function foldersIn(root, isOpen) {
	let found = [], open = [""];
	for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
		let place = folder === "" ? Buffer.from(root) : bytes(root, folder), entries = await readdir(place, {
			withFileTypes: !0,
			encoding: "buffer"
		}).catch(() => []);
		for (let entry of entries) {
			let name = entry.name.toString("latin1"), path = folder === "" ? name : `${folder}/${name}`;
			entry.isDirectory() && path !== ".git" && isOpen(path) && (found.push(path), open.push(path));
		}
	}
	return found;
}
async function applyOutline(git, { folders, files, closed }) {
	for (let [path, mode] of folders) {
		let place = bytes(git.folder, path);
		await mkdir(place, { recursive: !0 }).catch(() => null);
		let there = await standingBelow(git.folder, path);
		there?.isDirectory() && modeOf(there) !== mode && await chmod(place, mode);
	}
	let modes = new Map(files);
	for (let [path, mode] of modesOf(await readIndex(git))) modes.set(path, modes.get(path) ?? usualMode(mode));
	let look = looking(git.folder);
	for (let [path, mode] of modes) {
		let there = await look(path);
		there?.isFile() && modeOf(there) !== mode && await chmod(bytes(git.folder, path), mode);
	}
	let known = new Set(folders.map(([path]) => path));
	for (let path of modes.keys()) for (let above of foldersAbove(path)) known.add(above);
	let shut = new Set(closed), found = await foldersIn(git.folder, (path) => !shut.has(path) && !modes.has(path));
	for (let path of found.toReversed()) known.has(path) || await rmdir(bytes(git.folder, path)).catch(() => null);
}
async function oddLineEnds(git) {
	let converts = (await git.ask(["config", "core.autocrlf"]))?.toLowerCase() === "true";
	return !converts && !await git.ask([
		"config",
		"--get-regexp",
		"^core\\.(autocrlf|eol)$"
	]) ? [] : nulSeparated(await git.run([
		"ls-files",
		"--eol",
		"-z"
	])).filter((entry) => {
		let [, index, tree] = /^i\/(\S*) *w\/(\S*) /.exec(entry) ?? [];
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
async function leavingHome(git, commits, handling) {
	let [entries, status] = await Promise.all([readIndex(git), readStatus(git)]), files = entries.filter(({ mode }) => mode !== "160000").map(({ path }) => path), to = await Promise.all([...new Set(commits)].map((commit) => readDifference(git, "HEAD", commit))), rewritten = [...to.flatMap(({ changed, removed }) => [...changed, ...removed]), ...await oddLineEnds(git)], own = new Set(files);
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
	let { changed, removed } = way.difference;
	return leavingForGood(git, way, handling, (entries) => [
		...changed,
		...removed,
		...touched(git, entries)
	]);
}
async function leavingForGood(git, { difference, lost, folders }, handling, more = (_) => []) {
	let untrackedFiles = handling.shared === null ? "normal" : "all";
	openFolders(git.folder, folders);
	let [status, { entries, also }] = await Promise.all([readStatus(git, untrackedFiles), readIndex(git).then((entries) => ({
		entries,
		also: [
			...lost,
			...repositoriesAmong(git, entries),
			...more(entries)
		]
	}))]);
	return leaving(git, handling, {
		entries,
		status,
		to: [difference],
		also
	});
}
function touched(git, entries) {
	return entries.filter(({ path, mode, modified }) => {
		let there = mode === "160000" ? void 0 : lookAt(git, path);
		return there !== void 0 && Math.abs(there.mtimeMs - modified) > .001;
	}).map(({ path }) => path);
}
function withOtherNames(git, files) {
	return files.filter((path) => {
		let there = lookAt(git, path);
		return there?.isFile() && there.nlink > 1;
	});
}
async function leaving(git, { shared, isSparse, staying }, found) {
	let { entries, status, to, also } = found, tracked = new Set(entries.map(({ path }) => path)), flagged = entries.filter(({ isAssumed, isSkipped }) => isAssumed || isSkipped && !isSparse).map(({ path }) => path), written = [
		...to.flatMap(({ added }) => added),
		...status.deleted,
		...flagged
	], gone = new Set(status.deleted), ignored = new Set(status.ignored), different = new Set([...status.changed, ...status.untracked]), moved = new Set([
		...flagged,
		...status.changed,
		...status.untracked.filter((path) => !(shared && isWithin(path, shared.paths))),
		...shared?.apart ?? status.ignored,
		...also.filter((path) => !gone.has(path)),
		...await inTheWay(git, written, tracked)
	]);
	for (let path of flagged) gone.add(path);
	let look = looking(git.folder);
	for (let path of moved) staying.some((one) => areNested(one, path)) ? moved.delete(path) : await look(path) ? gone.delete(path) : moved.delete(path);
	for (let path of moved) foldersAbove(path).some((above) => moved.has(above)) && moved.delete(path);
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
	let links = entries.filter(({ mode }) => mode === "160000").map(({ path }) => path);
	if (links.length === 0) return [];
	let there = await Promise.all([...new Set(commits)].map((commit) => readLinks(git, commit)));
	return links.filter((link) => there.some((one) => !one.has(link)));
}
function repositoriesAmong(git, entries) {
	let files = entries.filter(({ mode }) => mode !== "160000");
	return [...new Set(files.flatMap(({ path }) => foldersAbove(path)))].map((folder) => `${folder}/.git`).filter((path) => lookAt(git, path) !== void 0);
}
function lookAt(git, path) {
	try {
		return lstatSync(bytes(git.folder, path), { throwIfNoEntry: !1 });
	} catch {
		return;
	}
}
async function inTheWay(git, paths, tracked) {
	let found = new Set();
	for (let path of paths) for (let part of [...foldersAbove(path), path]) {
		let there = await standing(bytes(git.folder, part));
		if (!there) break;
		if (there.isDirectory() && part !== path) continue;
		let blocking = !there.isDirectory() || await standing(bytes(git.folder, part, ".git")) ? [part] : (await below(bytes(git.folder, part))).files.map((file) => `${part}/${file}`);
		for (let one of blocking) tracked.has(one) && one !== path || found.add(one);
		break;
	}
	return [...found];
}
async function restore(user, folder, console) {
	let journal = await readJournal(folder);
	if (journal === null) return null;
	let git = journal.hasPointers ? user.with(leavingPointers) : user, stuck = [];
	for (let [n, home] of journal.trees.entries()) {
		if (home.path !== "" && !isInside(home.path)) continue;
		await putBackLink(git.folder, home);
		let place = {
			git: git.in(join(git.folder, home.path)),
			state: stateOf(folder, n),
			home
		};
		await unlock(place.git), journal.phase === "measuring" && home.isSwitched && !home.isBack && (await leaveSide(place, journal, console), journal = {
			...journal,
			trees: journal.trees.with(n, {
				...home,
				isBack: !0
			})
		}, await writeJournal(folder, journal)), stuck.push(...await returnHome(place, journal, console));
	}
	return {
		journal,
		stuck
	};
}
async function makeRoom(folder, trees) {
	for (let [n] of trees.entries()) for (let side of sides) await removeWhole(join(stateOf(folder, n), side)).catch(() => null);
	await rm(join(folder, names.reserve), { force: !0 });
}
function notPutBack(folder, error) {
	return error instanceof NotPutBack || error instanceof Misconfigured ? error : new NotPutBack(`The checkout could not be put back: ${error.message}\nYour uncommitted files are in ${join(folder, names.yours)}. When the cause is gone (a full disk, say), "benchgate restore" puts everything back; so does the next run, or the post step.`);
}
async function leaveSide({ git, state, home }, { ignoredFiles }, console) {
	let handling = {
		shared: ignoredFiles === "shared" ? {
			paths: new Set(await readPaths(state, names.shared)),
			apart: await readPaths(state, names.apart)
		} : null,
		isSparse: await isSparse(git),
		staying: await readPaths(state, names.staying)
	}, folders = foldersOf((await readIndex(git)).map(({ path }) => path)), [difference, here, there] = await Promise.all([
		readDifference(git, "HEAD", home.sha),
		readLinks(git, "HEAD"),
		readLinks(git, home.sha)
	]), lost = [...here.keys()].filter((link) => !there.has(link)), left = await unusedFolder(join(state, names.left)), theirs = (handling.shared ? await writtenBy(git, home) : []).filter((path) => !handling.shared?.paths.has(path)), found = await leavingForGood(git, {
		difference,
		lost,
		folders
	}, handling, () => theirs), leaving = {
		...found,
		moved: found.moved.filter((path) => !isUnfinished(path))
	};
	for (let path of found.moved) isUnfinished(path) && await removeWhole(bytes(git.folder, path));
	let { ignored } = await shelve(git, left, leaving, staying(console)), yours = new Set(await readPaths(join(state, names.yours), names.moved));
	await dropFiles(left, ignored.filter((path) => yours.has(path))), await checkOutAnyway(git, home.sha, console);
}
async function writtenBy(git, { sha, sides }) {
	return (await Promise.all(sides.map((side) => readDifference(git, sha, side)))).flatMap(({ added }) => added);
}
async function checkOutAnyway(git, sha, console) {
	let checkout = [
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	];
	try {
		await git.run(checkout);
	} catch (error) {
		let drivers = (await git.ask([
			"config",
			"--name-only",
			"--get-regexp",
			"^filter\\."
		]) ?? "").split("\n"), off = drivers.flatMap((name) => ["-c", `${name}=${name.endsWith(".required") ? "false" : ""}`]);
		if (drivers[0] === "" || await git.ask([...off, ...checkout]) === null) throw error;
		console.warn(`Your commit was checked out without its filters, as git failed with them: ${error.message}. "git status" shows the files to check out again.`);
	}
}
async function returnHome({ git, state, home }, { phase }, console) {
	let shelf = join(state, names.yours), stuck = [];
	if (await standing(shelf)) {
		let entries = await readIndex(git), tracked = new Set(entries.map(({ path }) => path)), moved = await readPaths(shelf, names.moved);
		await removeDeleted(git, await readPaths(shelf, names.deleted), tracked), await isSparse(git) && await removeDeleted(git, await skippedByHand(git, state, entries, moved), tracked), await rm(join(shelf, names.deleted), { force: !0 }), await clearUnfinished(git, moved);
		let returned = await bringBack(git, shelf, moved, tracked);
		for (let name of returned.kept) console.warn(`A benchmark wrote a file where one of yours belongs; the benchmark's version is now ${readable(name)}`);
		stuck.push(...returned.stuck);
		let full = stuck.find(({ error }) => ["ENOSPC", "EDQUOT"].includes(error.code ?? ""));
		if (full) throw full.error;
	}
	let outline = await readOutline(state);
	return outline && await applyOutline(git, outline), await putBackGitFiles(git, state), phase === "measuring" && home.isSwitched && home.branch !== null && await stayOffMoved(git, home, console), await bringBackStashes(git, await readStashesNote(state), console), await release$1(git), stuck;
}
async function skippedByHand(git, state, entries, moved) {
	let written = new Set(entries.filter(({ isSkipped }) => !isSkipped).map(({ path }) => path));
	for (let path of moved) written.delete(path);
	return (await readIndex(git.with({
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: "sparse.expectFilesOutsideOfPatterns",
		GIT_CONFIG_VALUE_0: "true",
		GIT_INDEX_FILE: join(state, "index")
	}))).filter(({ path, isSkipped }) => isSkipped && written.has(path)).map(({ path }) => path);
}
async function stayOffMoved(git, { branch, sha }, console) {
	if (branch === null) return;
	let tip = await git.run([
		"for-each-ref",
		"--format=%(objectname)",
		readable(branch)
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
	let name = readable(branch).replace(/^refs\/heads\//, "");
	console.warn(`${name} was ${tip === "" ? "removed" : `moved to ${tip}`} while it was not checked out. Your files are back on top of ${sha}, where it was before, with HEAD detached. "git switch ${name}" moves them to the branch.`);
}
async function unusedFolder(folder) {
	for (let n = 1;; n++) if (!await standing(`${folder}-${n}`)) return `${folder}-${n}`;
}
async function recoverCheckout(git, console, isForced = !1) {
	let folder = await stateFolder(git);
	await removeRemains(folder);
	let journal = await readJournal(folder);
	if (journal === null) return await refuseLostJournal(folder), !1;
	let fate = fateOf(journal);
	if (fate === "running" || fate === "unseen" && !isForced) throw inUse(journal);
	console.warn(`A Benchgate run started ${journal.started} was ended before it could put this checkout back. Putting it back now.`);
	try {
		if (await rm(join(folder, names.reserve), { force: !0 }), !await takeOver(folder, journal)) throw inUse(await readJournal(folder));
		await makeRoom(folder, journal.trees), await gitToEnd(git);
		let restored = await restore(git, folder, console);
		if (restored === null) return !0;
		await keepLeft(folder, journal, console), await forget(git, folder, console, restored);
	} catch (error) {
		throw notPutBack(folder, error);
	}
	return !0;
}
function inUse(journal) {
	if (journal !== null && fateOf(journal) === "unseen") return new Misconfigured(`A Benchgate run holds this checkout that cannot be seen from here: process ${journal.pid} on ${readable(journal.host)}, since ${journal.started}, in another container or on another machine. Wait for it to end. If you know that it has ended, "benchgate restore --force" puts the checkout back.`);
	let holder = journal === null ? "" : ` (process ${journal.pid}, since ${journal.started})`;
	return new Misconfigured(`Another Benchgate run holds this checkout${holder}. Wait for it to end, or give each run a checkout of its own.`);
}
async function refuseLostJournal(folder) {
	if (await standing(folder) && await readJournal(folder) === null) throw new Misconfigured(`${folder} belongs to a killed run, and its journal is gone, so the checkout cannot be put back automatically. Look for files of yours in ${join(folder, names.yours)}, then remove the folder.`);
}
async function keepLeft(folder, journal, console) {
	for (let [, place] of await keepAside(folder, journal, (name) => name.startsWith(`${names.left}-`))) console.warn(`Files found uncommitted while a side was checked out were kept in ${place}; delete it if nothing in it is yours`);
}
async function gitToEnd(git) {
	let lock = await gitPath(git, "index.lock");
	for (let waited = 0; waited < 5e3 && await standing(lock); waited += 50) await setTimeout(50);
}
const ourLock = "Benchgate measures here";
async function removeRegistrations(repository, folder) {
	for (let registration of await registrations(repository)) isBelow(await placeOf(registration), folder) && await removeWhole(registration);
	await rmdir(join(repository, "worktrees")).catch(() => null);
}
async function registeringEnded(repositories, folder) {
	let isBusy = async (registration) => {
		let place = await placeOf(registration);
		if (place === null) return !0;
		if (!isBelow(place, folder)) return !1;
		let lock = await contentOf(join(registration, "locked")).catch(() => null);
		return lock !== null && lock.toString().trim() !== "Benchgate measures here" || await standing(join(registration, "index.lock")) !== null;
	};
	for (let looks = 0, calm = 0; looks < 100 && calm < 3; looks++) {
		looks > 0 && await setTimeout(50);
		let all = (await Promise.all(repositories.map(registrations))).flat();
		calm = (await Promise.all(all.map(isBusy))).includes(!0) ? 0 : calm + 1;
	}
	for (let registration of (await Promise.all(repositories.map(registrations))).flat()) await placeOf(registration) === null && await isGits(registration) && await removeWhole(registration);
}
async function isGits(registration) {
	let noted = [
		"locked",
		"HEAD",
		"commondir",
		"logs",
		"refs",
		"index",
		"index.lock"
	];
	return (await readdir(registration)).every((name) => noted.includes(name));
}
async function registrations(repository) {
	let folder = join(repository, "worktrees");
	return await realpath(repository).catch(() => null) !== repository || !(await standing(folder))?.isDirectory() ? [] : (await readdir(folder, { withFileTypes: !0 })).filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
}
async function placeOf(registration) {
	let note = join(registration, "gitdir");
	return (await standing(note))?.isFile() ? resolve(registration, (await contentOf(note))?.toString().trim() ?? "") : null;
}
function isBelow(place, folder) {
	return place?.startsWith(`${folder}${sep}`) ?? !1;
}
const markName = ".benchgate";
async function openFolder(git, temporary) {
	let root = await realpath(temporary).catch(() => null);
	if (root === null) throw new Misconfigured(`The folder ${temporary}, in which to make worktrees, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
	if (`${root}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`)) throw new Misconfigured(`The folder for temporary files, ${root}, is in the checkout itself, so worktrees cannot be made there. Set TMPDIR (in a workflow, RUNNER_TEMP) to a folder outside.`);
	let id = randomBytes(5).toString("hex"), folder = join(root, `benchgate-${id}`), records = await recordsFolder(git), path = join(records, `${id}.json`), record = {
		...holder(),
		folder,
		repositories: []
	};
	for (let attempt = 1;; attempt++) {
		await mkdir(records, { recursive: !0 });
		let error = await writeSynced(path, JSON.stringify(record)).catch((error) => error);
		if (error === void 0) break;
		if (error.code !== "ENOENT" || attempt === 5) throw error;
	}
	await mkdir(folder, { mode: 448 }), await writeFile(join(folder, markName), id);
	let made = await standing(folder);
	return {
		folder,
		async register(repository) {
			let registered = await commonFolder(repository);
			record.repositories.includes(registered) || (record = {
				...record,
				repositories: [...record.repositories, registered]
			}, await writeSynced(path, JSON.stringify(record)));
		},
		remove: (console) => finish(records, id, record, console, async () => {
			let there = await standing(folder);
			return there?.isDirectory() === !0 && there.ino === made?.ino && there.dev === made.dev;
		})
	};
}
async function recoverWorktrees(git, console, isForced = !1) {
	let records = await recordsFolder(git);
	if (!(await standing(records))?.isDirectory()) return !1;
	await removeUnfinished(records);
	let isFound = !1;
	for (let name of await namesIn(records)) {
		let id = /^([0-9a-f]+)\.json$/.exec(name)?.[1];
		if (id === void 0) continue;
		let record = await readRecord(join(records, name)), fate = record ? fateOf(record) : "ended";
		fate === "running" || fate === "unseen" && !isForced || (isFound = !0, record === null ? (console.warn(`${join(records, name)} is no record of worktrees: it has been tampered with, and is now removed.`), await rm(join(records, name), {
			recursive: !0,
			force: !0
		})) : (console.warn(`A Benchgate run started ${record.started} was ended before it could remove its worktrees. Removing them now.`), await registeringEnded(record.repositories, record.folder), await finish(records, id, record, console, () => isMarked(record.folder, id))));
	}
	return await rmdir(records).catch(() => null), isFound;
}
async function removeUnfinished(records) {
	let paths = (await namesIn(records)).filter((name) => name.endsWith(".json.next")).map((name) => join(records, name)), isDead = async (path) => {
		let record = await readRecord(path);
		return record === null || fateOf(record) === "ended";
	};
	for (let path of paths) await isDead(path) && (await setTimeout(50), await isDead(path) && await rm(path, {
		recursive: !0,
		force: !0
	}));
}
async function finish(records, id, record, console, isOurs) {
	let { folder, repositories } = record;
	try {
		for (let repository of repositories) await removeRegistrations(repository, folder);
		await isOurs() ? await removeMarked(folder) : await standing(folder) && console.warn(`${folder} is not as the run made it, and was left alone. Delete it if nothing in it is yours.`), await rm(join(records, `${id}.json`), { force: !0 }), await rm(join(records, `${id}.json.next`), { force: !0 }), await rmdir(records).catch(() => null);
	} catch (error) {
		console.warn(`The worktrees in ${folder} could not be removed: ${error.message}. The next run tries again.`);
	}
}
async function removeMarked(folder) {
	for (let name of await readdir(folder)) {
		if (name === markName) continue;
		let path = join(folder, name);
		for (let attempt = 1; await standing(path); attempt++) try {
			(await standing(path))?.isDirectory() ? await removeWhole(path) : await rm(path, { force: !0 });
		} catch (error) {
			if (attempt === 5) throw error;
			await setTimeout(100);
		}
	}
	await removeWhole(folder);
}
async function isMarked(folder, id) {
	if (basename(folder) !== `benchgate-${id}` || !(await standing(folder))?.isDirectory() || await realpath(folder) !== folder) return !1;
	if ((await readdir(folder)).length === 0) return !0;
	let mark = join(folder, markName);
	return (await standing(mark))?.isFile() === !0 && id.startsWith((await contentOf(mark))?.toString() ?? "-");
}
async function readRecord(path) {
	if (!(await standing(path))?.isFile()) return null;
	try {
		let record = JSON.parse((await contentOf(path))?.toString() ?? "");
		return [
			record.folder,
			record.started,
			...record.repositories
		].every((text) => typeof text == "string" && text !== "") ? record : null;
	} catch {
		return null;
	}
}
async function namesIn(folder) {
	return readdir(folder).catch(() => []);
}
async function recordsFolder(git) {
	return join(await commonFolder(git), "benchgate-worktrees");
}
async function commonFolder(git) {
	return realpath(readable(await git.run([
		"rev-parse",
		"--path-format=absolute",
		"--git-common-dir"
	])));
}
async function recover(folder, env, console, isForced = !1) {
	let place = await nearestFolder(folder), git = gitIn(place, env);
	await refuseOldGit(git);
	for (let above = place; above !== dirname(above); above = dirname(above)) await mendHead(join(above, ".git"));
	let root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) return null;
	let checkout = readable(root), isCheckout = await recoverCheckout(git.in(checkout), console, isForced), isWorktrees = await recoverWorktrees(git.in(checkout), console, isForced);
	return {
		checkout,
		isChanged: isCheckout || isWorktrees
	};
}
export { isSparse as $, putBackLink as A, copyShelf as B, prepareLargeFiles as C, treesOf as D, forget as E, beginJournal as F, unshelve as G, shelve as H, forgetStop as I, copyWhole as J, areNested as K, isStillHeld as L, stateFolder as M, takeReserve as N, keepGitFiles as O, writeNote as P, standingBelow as Q, readJournal as R, leavingPointers as S, lockedBy as T, staying as U, missingFrom as V, takeFrom as W, isInside as X, foldersAbove as Y, removeWhole as Z, nulTerminated as _, inUse as a, readTree as at, commitOf as b, notPutBack as c, leavingSide as d, readDifference as et, foldersOf as f, commitTree as g, hold as h, ourLock as i, readStatus as it, renewGitFiles as j, names as k, restore as l, bringBackStashes as m, openFolder as n, readLinks as nt, recoverCheckout as o, fateOf as ot, takeOutline as p, bytes as q, recoverWorktrees as r, readStashes as rt, makeRoom as s, holder as st, recover as t, readIndex as tt, leavingHome as u, treeOf as v, guard as w, parentsOf as x, withOwnIndex as y, writeJournal as z };
