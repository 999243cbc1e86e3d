import { Cancelled, CouldNotMeasure, Misconfigured, NotPutBack, SideFailed, Unreadable, _usingCtx, claiming, cleaning, contentOf as contentOf$1, counted, cutsOf, decodePath, endOfResult, entriesIn, escapeControls, failedAlone, formatDuration, gitIn, gitPath, gitPaths, goFormat, isFolder, isNoexec, joinParsed, lstatOrNull, noexecText, notCheckedOut, nothingFollows, nothingParsed, nulSeparated, openClean, otherSide, parseGo, printableName, refusedAlone, refusedHint, replaceFile, settingOf, sharedIn, shellLine, shellWord, shortSha, sides, untrustedEnvironment, withheldHint } from "./basics.js";
import { randomFrom } from "./interims.js";
import { examplesOf, exitFailures } from "./verdict.js";
import { asOnHead, notInstalled, preparationLine, turnsFor } from "./judged.js";
import { isBenchmarkFile } from "./suite.js";
import { buildFlags, filteredRun, goCommand, joinFlags, measureFlags, quarter, relinking, secondsOf, sixteenth, splitFlags, wholeRun } from "./flags.js";
import { patternFor, patternForReported, sourceName, splitPattern } from "./names.js";
import { plainText } from "./plain.js";
import { progressLine, resultUntouched } from "./progress.js";
import { KeptGit, areNested, beginJournal, bringBackStashes, bytes, copyShelf, copyWhole, foldersAbove, foldersOf as foldersOf$1, forget, forgetStop, guard, hold, holder as holder$1, inUse, isInside, isStillHeld, keepGitFiles, leavingHome, leavingPointers, leavingSide, lockedBy, makeRoom, missingFrom as missingFrom$1, names, notPutBack, openFolder, ourLock, ownStash, prepareLargeFiles, putBackLink, readJournal, readOthersStashes, recover, recoverAlone, recoverCheckout, recoverWorktrees, removeWhole, renewGitFiles, restore, retryOnce, shelve, standingBelow, stateFolder, staying, takeFrom, takeOutline, takeReserve, treesOf, unshelve, writeJournal, writeNote } from "./recover.js";
import { anyFormat, asked, formatNamed, formats } from "./formats.js";
import { findPackages, findProject, keyOf, newlyAccepted, openShard, settingsOf, sourcesOutside } from "./rules-file.js";
import { differAt, filesOfCommit, isSparse, overlay, readDifference, readIndex, readLinks, readStatus, suiteChanges } from "./own-commits.js";
import { origin, resolveRevisions, worktree } from "./revisions.js";
import { Recogniser, unknownFormat } from "./recognise.js";
import { againstBase } from "./rules-at.js";
import { chmodSync, closeSync, constants, existsSync, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { arch, availableParallelism, constants as constants$1, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { chmod, mkdir, mkdtemp, open, readFile, readdir, realpath, rm, stat as stat$1, symlink, writeFile } from "node:fs/promises";
import { execFile, spawn, spawnSync } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";

// src/effects/measure/driver.ts
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
};
var EmptyShard = class extends Error {
	name = "EmptyShard";
};
function lostOf({ item, failures, tries }) {
	const { benchmark, package: path } = item;
	return {
		benchmark,
		package: path,
		failures: failures.map(({ side, message, output, kind }) => ({
			side,
			message,
			output,
			kind
		})),
		...tries && { tries }
	};
}
function inLines(console) {
	return {
		visiting() {},
		roundEnded: (progress) => console.info(progressLine(progress))
	};
}

// src/effects/git/copy-ignored.ts
async function copyIgnored(git, target, commit, copying) {
	const { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(await filesOfCommit(git, commit));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = bytes(git.folder, path);
		const there = await lstatOrNull(from);
		if (!there || files.has(path)) return;
		if (!folders.has(path)) {
			const to = bytes(target, path);
			await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
			await copyWhole(from, to, copying);
		} else if (there.isDirectory()) for (const name of await readdir(from, { encoding: "buffer" })) await copyBeside(`${path}/${name.toString("latin1")}`);
	};
	for (const path of ignored) if (!foldersAbove(path).some((above) => files.has(above))) await copyBeside(path);
}
const large = 2 * 1024 ** 3;
function copyingFor(console, signal) {
	const totals = /* @__PURE__ */ new Map();
	let isSaid = false;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new Cancelled("cancelled");
			const total = (totals.get(side) ?? 0) + size;
			totals.set(side, total);
			if (total <= large || isSaid) return;
			isSaid = true;
			console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${decodePath(path.toString("latin1"))}`)
	});
}

// src/effects/git/tamper-detector.ts
const leavings = 3;
var TamperDetector = class {
	scratch;
	began = performance.now();
	spent = 0;
	sides;
	mostTime;
	constructor(scratch, mostTime, names = sides) {
		this.sides = new Map(names.map((name) => [name, unknown()]));
		this.scratch = scratch;
		this.mostTime = mostTime;
	}
	leave(side, folder) {
		if (process.platform === "win32") return;
		const known = this.known(side);
		if (known.left++ < leavings) {
			const { whole } = this.timed(() => lookAt(folder, []));
			known.whole = /* @__PURE__ */ new Set([...known.whole, ...whole]);
		}
		known.turns.push({
			left: this.now(),
			back: null
		});
	}
	comeBack(side, folder) {
		const known = this.known(side);
		if (this.spent <= this.mostTime * (performance.now() - this.began)) {
			this.refuseChanged(side, folder);
			known.turns = [];
		} else {
			const back = this.now();
			for (const turn of known.turns) turn.back ??= back;
		}
	}
	refuseChanged(side, folder) {
		const known = this.known(side);
		if (known.turns.length === 0) return;
		const { changed, whole } = this.timed(() => lookAt(folder, known.turns, known.whole));
		const isAway = known.turns.at(-1)?.back === null;
		known.whole = whole;
		known.turns = isAway ? known.turns.slice(-1) : [];
		const [first] = changed;
		if (first === void 0) return;
		const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "";
		const [one = "another side", ...others] = [...this.sides.keys()].filter((name) => name !== side);
		const other = others.length > 0 ? "another side" : one;
		throw new CouldNotMeasure(`${first === "" ? "The folder" : escapeControls(first)}${more} of ${side} was changed while ${other} was measured, so what ${side} measures is no longer its own. Let no command of ${other} write into the files of ${side}; if something that setup has started on ${side} writes there, let it keep its files elsewhere.`);
	}
	known(side) {
		const known = this.sides.get(side);
		if (!known) throw new RangeError(`${side} is none of the sides`);
		return known;
	}
	timed(look) {
		const began = performance.now();
		const seen = look();
		this.spent += performance.now() - began;
		return seen;
	}
	now() {
		const path = join(this.scratch, ".now");
		rmSync(path, {
			recursive: true,
			force: true
		});
		writeFileSync(path, "", { flag: "wx" });
		return lstatSync(path, { bigint: true }).ctimeNs;
	}
};
function unknown() {
	return {
		turns: [],
		whole: /* @__PURE__ */ new Set(),
		left: 0
	};
}
function lookAt(folder, turns, wholeBefore = /* @__PURE__ */ new Set()) {
	const isIn = (time) => turns.some(({ left, back }) => time > left && (back === null || time < back));
	const changed = [];
	const linked = /* @__PURE__ */ new Map();
	const visit = (path) => {
		const there = statOf(join(folder, path));
		if (!there) return;
		if (there.isDirectory()) for (const name of namesIn$2(join(folder, path))) visit(join(path, name));
		if (there.isDirectory() || there.nlink === 1n) {
			if (isIn(there.ctimeNs)) changed.push(path);
			return;
		}
		const one = linked.get(there.ino) ?? {
			there,
			path,
			names: 0n
		};
		one.names++;
		linked.set(there.ino, one);
	};
	visit("");
	const whole = /* @__PURE__ */ new Set();
	for (const [inode, { there, path, names }] of linked) {
		const isWhole = names >= there.nlink;
		if (isWhole) whole.add(inode);
		if (isIn(isWhole || wholeBefore.has(inode) ? there.ctimeNs : there.mtimeNs)) changed.push(path);
	}
	return {
		changed: changed.sort((one, other) => other.length - one.length),
		whole
	};
}
function statOf(path) {
	try {
		return lstatSync(path, { bigint: true });
	} catch {
		return null;
	}
}
function namesIn$2(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}

// src/core/change/moved-paths.ts
const start$1 = "(?:(?<![\\w./-])|(?<=(?:^|[\\s\"'=:;,])-\\w+)|(?<=\\bfile://))";
const end = "[/\\\\:;,|\"'\\s<>)\\]}]";
function withMovedPaths(text, from, to, isMoved = () => true) {
	if (from === "" || from === "/" || !text.includes(from)) return text;
	const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const whole = new RegExp(`${start$1}${escaped}(?=${end}|$)(/[^\\\\:;,|"'\\s<>)\\]}]*)?`, "g");
	return text.replace(whole, (path, rest = "") => isMoved(path) ? `${to}${rest}` : path);
}

// src/effects/git/worktrees/moved-copies.ts
const largestText = 32 * 2 ** 20;
const mostSaid = 5;
const settings = /^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/;
const marks = /* @__PURE__ */ new Set([
	"pyvenv.cfg",
	"CMakeCache.txt",
	"meson-private"
]);
const ofEnvironment = /^(?:pyvenv\.cfg|(?:bin|Scripts)\/[^/]+|lib\/[^/]+\/(?:site|dist)-packages\/(?:[^/]+|[^/]+\.dist-info\/direct_url\.json))$/;
const ofBazel = /^bazel-/;
const binary = /\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/;
const ofNinja = /* @__PURE__ */ new Set([".ninja_deps", ".ninja_log"]);
var MovedCopies = class {
	root;
	links = [];
	files = [];
	texts = [];
	marked = [];
	changed = /* @__PURE__ */ new Set();
	leftOut = /* @__PURE__ */ new Set();
	known = /* @__PURE__ */ new Map();
	constructor(root) {
		this.root = root;
	}
	noting(copying) {
		return {
			...copying,
			copied: (to, target) => {
				const path = to.toString();
				const name = basename(path);
				if (target !== null) {
					if (ofBazel.test(name) && target.includes("/execroot/")) this.marked.push(path);
					else if (this.isIn(target.toString())) this.links.push({
						path,
						target: target.toString()
					});
					return;
				}
				if (marks.has(name)) this.marked.push(path);
				else if (settings.test(name)) this.files.push(path);
				if (!binary.test(name)) this.texts.push(path);
			}
		};
	}
	move(folder, place) {
		const isMoved = (path) => this.isMoved(path, folder);
		for (const path of this.marked) {
			const name = basename(path);
			if (name === "meson-private") this.leaveOut(path, folder, join(dirname(path), "build.ninja"));
			else if (ofBazel.test(name)) this.leaveOut(path, folder);
			else if (name === "pyvenv.cfg") this.moveTexts(this.textsOfEnvironment(dirname(path)), dirname(path), folder, place);
			else if (this.isIn(homeOf(path))) this.moveTexts(this.textsOfBuild(dirname(path)), dirname(path), folder, place);
		}
		for (const { path, target } of this.links) if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && isMoved(target)) {
			unlinkSync(path);
			symlinkSync(`${place}${target.slice(this.root.length)}`, path);
			this.changed.add(relative(folder, path));
		}
		for (const path of this.files) this.moveTexts([path], path, folder, place);
	}
	say(console) {
		const listed = (paths) => {
			return `${[...paths].slice(0, mostSaid).map((path) => printableName(path, 100)).join(", ")}${paths.size > mostSaid ? ` and ${paths.size - mostSaid} more` : ""}`;
		};
		if (this.changed.size > 0) console.info(`copies of ignored files that named a path in the checkout name it in their own side now: ${listed(this.changed)}`);
		if (this.leftOut.size > 0) console.info(`not copied, as both sides would run or build the code of the checkout there: ${listed(this.leftOut)}. Let "setup" or "run" make it, as by meson setup or bazel build`);
	}
	textsOfBuild(build) {
		const texts = this.texts.filter((path) => path.startsWith(`${build}${sep}`));
		for (const path of texts) if (ofNinja.has(basename(path))) rmSync(path, { force: true });
		return texts;
	}
	textsOfEnvironment(environment) {
		return this.texts.filter((path) => path.startsWith(`${environment}${sep}`)).filter((path) => ofEnvironment.test(relative(environment, path)));
	}
	leaveOut(path, folder, ...more) {
		for (const one of [path, ...more.filter((one) => this.texts.includes(one))]) rmSync(one, {
			recursive: true,
			force: true
		});
		this.leftOut.add(relative(folder, path));
	}
	moveTexts(paths, named, folder, place) {
		for (const path of paths) {
			const there = lstatSync(path, { throwIfNoEntry: false });
			if (!there?.isFile() || there.size > largestText) continue;
			const text = readFileSync(path, "latin1");
			if (text.includes("\0")) continue;
			const moved = withMovedPaths(text, asBytes(this.root), asBytes(place), (path) => this.isMoved(Buffer.from(path, "latin1").toString(), folder));
			if (moved === text) continue;
			chmodSync(path, there.mode | 128);
			writeFileSync(path, moved, "latin1");
			chmodSync(path, there.mode & 4095);
			utimesSync(path, there.atimeMs / 1e3, there.mtimeMs / 1e3);
			if (path.endsWith(".py")) removeCompiled(path);
			this.changed.add(relative(folder, named));
		}
	}
	isMoved(path, folder) {
		const known = this.known.get(path);
		if (known !== void 0) return known;
		const moved = isThere$1(`${folder}${path.slice(this.root.length)}`) || !isThere$1(path);
		this.known.set(path, moved);
		return moved;
	}
	isIn(path) {
		return path === this.root || path.startsWith(`${this.root}${sep}`);
	}
};
function asBytes(path) {
	return Buffer.from(path).toString("latin1");
}
function isThere$1(path) {
	return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
}
function removeCompiled(path) {
	const folder = join(dirname(path), "__pycache__");
	if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
	for (const { name } of entriesIn(folder)) if (name.startsWith(`${basename(path, ".py")}.`)) rmSync(join(folder, name), { force: true });
}
function homeOf(cache) {
	if (!lstatSync(cache, { throwIfNoEntry: false })?.isFile()) return "";
	const text = readFileSync(cache, "latin1");
	return /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(text)?.[1]?.trim() ?? "";
}

// src/effects/git/worktrees/worktrees.ts
async function takeWorktrees(user, commits, console, { outside, temporary, hasPointers, isWorkplace = false, signal } = {}) {
	const sides = Object.keys(commits);
	await recoverCheckout(user, console);
	await recoverWorktrees(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const { folder, register, remove } = await openFolder(git, temporary || tmpdir());
	const copying = copyingFor(console, signal);
	const heads = /* @__PURE__ */ new Map();
	const moved = /* @__PURE__ */ new Map();
	const stashes = await readOthersStashes(git);
	try {
		console.info(`checking ${sides.join(sides.length > 2 ? ", " : " and ")} out in ${folder}, each with a copy of the ignored files`);
		for (const side of sides) {
			const copies = new MovedCopies(git.folder);
			moved.set(side, copies);
			const around = {
				side,
				console,
				register,
				copying: copies.noting(copying(side))
			};
			await addWorktree({
				git,
				hasTree: true
			}, join(folder, side), commits[side].sha, around).catch(async (error) => {
				throw await notCheckedOut(error, side, folder);
			});
			heads.set(side, await gitPath(git.in(join(folder, side)), "HEAD"));
		}
		const paths = await Promise.all(sides.map(async (side) => outside?.(git.in(join(folder, side))) ?? []));
		const path = await placeAround(folder, git.folder, [...new Set(paths.flat())]);
		for (const [side, copies] of moved) copies.move(join(folder, side), path);
		moved.get(sides[0])?.say(console);
		const place = onePlace(folder, path, sides);
		const shown = git.in(place.path);
		return {
			beside: folder,
			async enter(side) {
				place.show(side);
				await checkOutAgain(shown, commits[side].sha, heads.get(side) ?? "");
				return place.path;
			},
			refuseChanged: () => place.refuseChanged(),
			async [Symbol.asyncDispose]() {
				await remove(console);
				await retryOnce(() => bringBackStashes(git, stashes, isWorkplace, console));
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if (await worktreeHead(git, head) !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
async function addWorktree(source, target, commit, adding) {
	const { git } = source;
	await adding.register(git);
	await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	const there = git.in(target);
	await writeFile(await gitPath(there, "locked"), `${ourLock}\n`, { flag: "wx" });
	await shareSettings(git, there);
	if (source.hasTree) await copyIgnored(git, target, commit, adding.copying);
	await there.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	const links = await readLinks(git, commit);
	if (links.size === 0) return;
	for (const found of await findSubmodules(source, commit, links, adding)) await addWorktree(found.source, join(target, decodePath(found.path)), found.commit, adding);
}
async function shareSettings(from, to) {
	for (const [name, source] of await gitPaths(from, ["info/sparse-checkout", "config.worktree"])) {
		const content = await contentOf$1(source);
		if (content === null) continue;
		const path = await gitPath(to, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		if (name === "config.worktree") for (const key of ["core.worktree", "core.bare"]) await from.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
async function findSubmodules(source, commit, links, { side, console }) {
	const names = await namesOf(source.git, commit);
	const own = source.hasTree ? await ownSubmodules(source.git) : [];
	const found = [];
	for (const [path, linked] of links) {
		const name = names.get(path) ?? null;
		const same = own.find((one) => name !== null && one.name === name) ?? own.find((one) => one.path === path && (name === null || one.name === null));
		const repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name);
		if (repository !== null) {
			await complete(repository.git, linked, path, side);
			found.push({
				path,
				commit: linked,
				source: repository
			});
		} else if (!same) console.warn(`The submodule ${decodePath(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`);
	}
	return found;
}
async function ownSubmodules(git) {
	const names = await namesOf(git, "");
	return (await readIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function namesOf(git, commit) {
	const listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(nulSeparated(listing ?? "").map((entry) => {
		const end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function inTree(git, path) {
	if (!await standingBelow(git.folder, `${path}/.git`)) return null;
	return {
		git: git.in(join(git.folder, decodePath(path))),
		hasTree: true
	};
}
async function withoutTree(git, name) {
	if (name === null || !isInside(name)) return null;
	const folder = await gitPath(git, `modules/${decodePath(name)}`);
	if (!await lstatOrNull(join(folder, "HEAD"))) return null;
	const env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	};
	const inside = git.in(folder);
	return {
		git: {
			...inside,
			run: (args, options) => inside.run(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			ask: (args, options) => inside.ask(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			find: (args, options) => inside.find(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			})
		},
		hasTree: false
	};
}
async function complete(git, commit, path, side) {
	if (await git.ask([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) !== null) return;
	if (await (await origin(git, "", "")).fetchCommit(commit) !== null) return;
	throw new CouldNotMeasure(`${side} has the submodule ${decodePath(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule.`);
}
async function placeAround(folder, root, outside) {
	const names = root.split(sep).filter((name) => name !== "");
	const up = Math.max(1, ...outside.map((path) => path.split(sep).filter((part) => part === "..").length));
	const place = join(folder, "around", ...names.slice(-up));
	await mkdir(dirname(place), { recursive: true });
	const linked = [place];
	for (const path of outside.toSorted((a, b) => a.length - b.length)) {
		const [to, from] = [resolve(root, path), resolve(place, path)];
		const there = await stat$1(to).catch(() => null);
		if (!there || linked.some((one) => `${from}${sep}`.startsWith(`${one}${sep}`))) continue;
		await mkdir(dirname(from), { recursive: true });
		await symlink(await inPlace(to, root, place), from, there.isDirectory() ? "junction" : "file");
		linked.push(from);
	}
	return place;
}
async function inPlace(to, root, place) {
	const [real, top] = await Promise.all([realpath(to), realpath(root)]);
	return `${real}${sep}`.startsWith(`${top}${sep}`) ? join(place, relative(top, real)) : to;
}
async function worktreeHead(git, file) {
	const content = (await contentOf$1(file).catch(() => null))?.toString().trim() ?? null;
	return content === elsewhere ? git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]) : content;
}
const elsewhere = "ref: refs/heads/.invalid";
const mostTime = .05;
function onePlace(folder, path, sides) {
	const away = new TamperDetector(folder, mostTime, sides);
	for (const side of sides) away.leave(side, join(folder, side));
	let shown = null;
	const move = (side, from, to) => {
		try {
			renameSync(from, to);
		} catch (error) {
			throw new CouldNotMeasure(`The worktree of ${side} could not be moved from ${from} to ${to}: ${error.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`);
		}
	};
	return {
		path,
		show(side) {
			if (shown === side) return;
			if (shown !== null) {
				move(shown, path, join(folder, shown));
				away.leave(shown, join(folder, shown));
			}
			shown = null;
			away.comeBack(side, join(folder, side));
			move(side, join(folder, side), path);
			shown = side;
		},
		refuseChanged() {
			for (const side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side));
		}
	};
}

// src/core/go/visits.ts
const mostOverhead = 2 / 3;
const shortest = .001;
const fewestIterations = 2;
const mostFirst = .05;
const leastFirst = 1;
const mostTurns = 24;
const mostIterations = 1e9;
function planVisits(time, trials) {
	const rows = trials.flatMap((one) => one.rows);
	if (rows.length === 0 || trials.some((one) => one.rows.length === 0)) return null;
	const isOne = trials.every((one) => one.rows.length === 1);
	const most = Math.max(...trials.map((one) => one.rows.length));
	const overhead = Math.max(...trials.map((one) => one.overhead)) * (isOne ? 1 : 2);
	const operation = Math.max(...rows.map(operationOf));
	const first = Math.max(...rows.map((row) => firstOf(row, operationOf(row))));
	const length = Math.max(shortest, overhead * (1 / mostOverhead - 1) / most, fewestIterations * operation, first / mostFirst);
	const fitting = Math.min(mostTurns, Math.floor(time / length));
	const turns = fitting < 2 ? 1 : fitting - fitting % 2;
	const seconds = time / turns;
	const iterations = Math.min(mostIterations, Math.max(1, Math.round(seconds / operation)));
	return {
		turns,
		iterations: isOne ? iterations : null,
		seconds,
		overhead
	};
}
function roundSeconds({ turns, seconds, overhead }) {
	return 2 * turns * (seconds + overhead);
}
function firstOf({ firstTwo }, operation) {
	const more = (firstTwo ?? 0) - 2 * operation;
	return more > leastFirst * operation ? more : 0;
}
function operationOf({ time, iterations, seconds }) {
	const least = time / iterations;
	return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least);
}
function benchtimeOf({ iterations, seconds }) {
	return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`;
}
const ofTheFormat = /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/;
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/;
function printedIn$1(text) {
	return text.split(/\r?\n/).flatMap((line) => {
		if (ofTheFormat.test(line) || result.test(line)) return [];
		const own = line.replace(/^Benchmark\S*\s+/, "");
		const said = own.slice(0, own.length - (endOfResult(own)?.length ?? 0)).trim();
		return said === "" ? [] : [said];
	});
}
function printedByBenchmark(lines, without) {
	const plain = (line) => line.replace(/\d+/g, "0");
	const known = new Set(without.map(plain));
	return lines.find((line) => !known.has(plain(line))) ?? null;
}
function unusable(parsed, text, name) {
	const { failures, unread = [], measurements } = parsed;
	const refused = refusedAlone(parsed);
	const hasPassed = [...text.matchAll(ends)].at(-1)?.[0].startsWith("PASS") === true;
	if (!hasPassed && failures[0] !== void 0) return {
		how: "failed",
		said: failures[0]
	};
	if (refused[0] !== void 0) return {
		how: "gave a value that cannot have been measured",
		said: refused[0]
	};
	const isOwn = (line) => line.startsWith(name) && /^[-/#\s]/.test(line.slice(name.length));
	const torn = unread.find((one) => one.isResult && one.why !== "nothing follows the count" && isOwn(one.text));
	if (torn) return {
		how: "gave a result that cannot be read",
		said: `${torn.why} in "${torn.text.trim()}". Let it print nothing, and call no exit.`
	};
	if (!hasPassed && measurements.length === 0) return {
		how: "ended before it had measured",
		said: "its process exited with status 0, but without the PASS of the test runner. Let it call no exit."
	};
	return null;
}
const ends = /PASS\r?$|^FAIL\r?$/gm;
const goSays = /goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/;
function withOwnConfig(measurements, text, path) {
	const [, goos, goarch, cpu] = goSays.exec(text) ?? [];
	const own = Object.entries({
		goos,
		goarch,
		pkg: path,
		cpu
	}).filter(([, value]) => value !== void 0);
	const ofRows = /* @__PURE__ */ new Map();
	for (const { benchmark, unit, config } of measurements) {
		const row = JSON.stringify([benchmark, unit]);
		ofRows.set(row, [...ofRows.get(row) ?? [], config]);
	}
	const telling = new Set([...ofRows.values()].flatMap(tellingKeys));
	const shared = /* @__PURE__ */ new Map();
	return measurements.map((one) => {
		const others = [...telling].flatMap((key) => {
			const value = settingOf(one.config, key);
			return value === void 0 ? [] : [[key, value]];
		});
		const config = Object.fromEntries([...others, ...own]);
		const id = JSON.stringify(config);
		if (!shared.has(id)) shared.set(id, config);
		return {
			...one,
			config: shared.get(id) ?? config
		};
	});
}
function tellingKeys([first, ...others]) {
	if (!first || others.length === 0) return [];
	return [...new Set([first, ...others].flatMap((config) => Object.keys(config)))].filter((key) => others.some((one) => settingOf(one, key) !== settingOf(first, key)));
}

// src/effects/measure/process.ts
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20;
const mostHandedOn = 256 * 2 ** 20;
const tooMuch = tooMuchFor(mostOutput);
const longestTimer = 2 ** 31 - 1;
const grace$1 = 2e3;
const drain$1 = 200;
const guarded = `( trap '' HUP INT TERM; ( read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`;
async function runProcess({ file, args, cwd, env, signal, deadline, onOutput, onText }) {
	if (signal.aborted) throw new Cancelled("cancelled");
	const isWindows = process.platform === "win32";
	const [command, given] = isWindows ? [file, args] : ["sh", [
		"-c",
		guarded,
		file,
		...args
	]];
	const ended = await outcome(spawn(command, given, {
		cwd,
		env,
		detached: !isWindows,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	}), {
		file,
		signal,
		deadline,
		onOutput,
		onText
	});
	if (signal.aborted) throw new Cancelled("cancelled");
	return ended;
}
function outcome(child, { file, signal, deadline, onOutput, onText }) {
	return new Promise((resolve, reject) => {
		const stdout = [];
		const decoder = new StringDecoder("utf8");
		const most = onText ? mostHandedOn : mostOutput;
		let size = 0;
		const tail = new LastLines();
		const hear = (chunk) => {
			size += chunk.length;
			if (size > most) endGroup$1(child, "SIGKILL");
			tail.add(chunk);
			onOutput(chunk);
		};
		child.stdout?.on("data", (chunk) => {
			hear(chunk);
			if (size > most) return;
			if (onText) onText(decoder.write(chunk));
			else stdout.push(chunk);
		});
		child.stderr?.on("data", hear);
		let kill;
		let letGo;
		const stop = () => {
			if (kill) return;
			endGroup$1(child, "SIGTERM");
			kill = setTimeout(() => endGroup$1(child, "SIGKILL"), grace$1);
		};
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
		let isLate = false;
		const late = setTimeout(() => {
			isLate = true;
			stop();
		}, Math.min(Math.max(0, deadline - Date.now()), longestTimer));
		child.stdio[3]?.on("error", () => {});
		child.on("error", (error) => {
			clearTimeout(late);
			reject(new CouldNotStart(`${file} could not be started: ${error.message}.`));
		});
		child.on("exit", () => {
			clearTimeout(late);
			signal.removeEventListener("abort", stop);
			endGroup$1(child, "SIGKILL");
			child.stdio[3]?.destroy();
			const release = () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			};
			letGo = setTimeout(release, kill ? drain$1 : grace$1);
		});
		child.on("close", (code, endedBy) => {
			clearTimeout(kill);
			clearTimeout(late);
			clearTimeout(letGo);
			signal.removeEventListener("abort", stop);
			if (size > most) return reject(new CouldNotMeasure(tooMuchFor(most), tail.lines()));
			onText?.(decoder.end());
			resolve({
				status: code ?? endedBy ?? "unknown",
				isLate,
				stdout: Buffer.concat(stdout).toString("utf8"),
				lastLines: tail.lines(),
				processor: null
			});
		});
	});
}
function tooMuchFor(bytes) {
	return `The command printed more than ${bytes / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`;
}
function endGroup$1(child, signal) {
	if (child.pid === void 0) return;
	if (process.platform === "win32") {
		spawnSync("taskkill", [
			"/pid",
			String(child.pid),
			"/T",
			"/F"
		], { stdio: "ignore" });
		return;
	}
	try {
		process.kill(-child.pid, signal);
	} catch {}
}
var LastLines = class {
	text = Buffer.alloc(0);
	add(chunk) {
		this.text = Buffer.concat([this.text, chunk]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
function isOwnStatus(status) {
	return typeof status === "number" && status < 126;
}
function isLastOf(text, endedAt) {
	const plain = (script) => script.replace(/\\\n|\s/g, "");
	return endedAt !== null && plain(text).endsWith(plain(endedAt.command));
}
async function runScript({ text, ...surroundings }) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		const file = join(folder, "run.sh");
		const note = join(folder, "ended");
		await writeFile(file, `${noting(note)}${text}`);
		const args = [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		];
		const ended = await runProcess({
			...surroundings,
			file: bash(),
			args
		});
		if (ended.status === notFound$1 && /^.*: exec: .*$/.test(ended.lastLines)) throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`);
		return {
			...ended,
			endedAt: await readNote(note, file)
		};
	} catch (error) {
		if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`);
		throw error;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
function noting(note) {
	const trap = `{ printf '%s\\0' "\$-" "\$BASH_SUBSHELL" "\${BASH_SOURCE[0]}" "\$LINENO" "\${#PIPESTATUS[@]}" "\$BASH_COMMAND" "\$_" >|${shellWord(note)} || :; } 2>/dev/null`;
	return `trap -- ${shellWord(trap)} ERR; `;
}
async function readNote(note, file) {
	const [options = "", depth, source, line, pipe, command = ""] = (await contentOf$1(note).catch(() => null))?.toString().split("\0") ?? [];
	return options.includes("e") && depth === "0" && source === file && command !== "" ? {
		line: Number(line),
		isPipe: Number(pipe) > 1,
		command
	} : null;
}
function hintAt(text, at) {
	if (!/[\n;|&]/.test(text.trim())) return "";
	const place = at && `the ${at.isPipe ? "pipe" : "command"} in line ${at.line}`;
	const what = at?.isPipe === false ? ` (\`${printableName(at.command)}\`)` : "";
	return ` \`bash -eo pipefail\`${place ? ` ended it at ${place}${what}, as it` : ""} ends at the first command that fails, in a pipe too; a \`grep\` that finds nothing has failed.`;
}
const notFound$1 = 127;
const whereFrom = "Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.";
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}

// src/core/go/linking.ts
const recorder = `case $1 in
*/link)
  case " $* " in
  *' -V=full '*) ;;
  *) { printf '%s\\0' "$#" "$PWD" "$@" && env -0; } > "$BENCHGATE_LINKER" || rm -f "$BENCHGATE_LINKER" ;;
  esac ;;
esac
exec "$@"
`;
function parseLinkerCall(text) {
	const [count, cwd, ...words] = text.split("\0");
	const given = Number(count);
	const [file, ...args] = words.slice(0, given);
	if (!Number.isInteger(given) || cwd === void 0 || file === void 0 || args.length !== given - 1) return null;
	const env = words.slice(given).filter((one) => one !== "").map((one) => {
		const at = one.indexOf("=");
		return [one.slice(0, at), one.slice(at + 1)];
	});
	return env.length === 0 || importsOf(args) === null || valueAt(args, "-o") === null ? null : {
		file,
		args,
		cwd,
		env: Object.fromEntries(env)
	};
}
function importsOf(args) {
	const at = valueAt(args, "-importcfg");
	return at === null ? null : args[at] ?? null;
}
function linkedCode(imports) {
	const packages = new Set([...imports.matchAll(/^packagefile ([^=\n]+)=/gm)].map(([, path]) => path));
	return {
		hasC: packages.has("runtime/cgo"),
		readsItself: [
			"debug/dwarf",
			"debug/elf",
			"debug/macho",
			"debug/pe"
		].some((path) => packages.has(path))
	};
}
function linkAgain({ args }, code, file, seed) {
	const out = valueAt(args, "-o");
	const renamed = args.map((one, at) => at === out ? file : one);
	return [
		...renamed.slice(0, -1),
		...code.readsItself ? [] : ["-w"],
		`-randlayout=${seed}`,
		...renamed.slice(-1)
	];
}
function valueAt(args, flag) {
	const at = args.indexOf(flag);
	return at < 0 || at + 1 >= args.length ? null : at + 1;
}
function orderOf(seed, round) {
	return 1 + Math.floor(randomFrom(~seed ^ Math.imul(round, 2246822507))() * 2 ** 31);
}
const mostLinking = .15;
const fewSeconds = 1.5;
function selectRelinkable(packages, few = fewSeconds) {
	const together = packages.reduce((sum, { linking }) => sum + linking, 0);
	return packages.filter((one) => together <= few || one.linking <= .15 * one.measuring).map(({ path }) => path);
}

// src/effects/go/go-tool.ts
async function openGo(around, { goFlags }, folder) {
	const { status, stdout, lastLines } = await start(around, folder, ["env", "GOFLAGS"], {
		GOTOOLCHAIN: "local",
		GOWORK: "off"
	}).catch(missing);
	if (status === notFound) throw noGo(lastLines);
	if (status !== 0) throw new CouldNotMeasure(`"go env GOFLAGS" failed (${status}). Check that go runs in this step.`, lastLines);
	const given = stdout.trim();
	const GOFLAGS = [given, joinFlags(goFlags)].filter((part) => part !== "").join(" ");
	return {
		flags: [...splitFlags(given) ?? [], ...goFlags],
		run: (cwd, args, more = {}) => start(around, cwd, args, {
			GOFLAGS,
			...more
		})
	};
}
function start({ env, signal, timeout }, cwd, args, more) {
	return runProcess({
		file: "go",
		args,
		cwd,
		env: {
			...env,
			PWD: cwd,
			...more
		},
		signal,
		deadline: Date.now() + timeout * 1e3,
		onOutput() {}
	});
}
const notFound = 127;
function missing(error) {
	throw error instanceof CouldNotStart ? noGo(error.message) : error;
}
function noGo(output) {
	return new CouldNotMeasure("go could not be started. Install it before this step, as actions/setup-go does.", output);
}
async function toolchainIn(go, folder, env, more = {}) {
	const { status, stdout } = await go.run(folder, [
		"env",
		"GOVERSION",
		"GOROOT"
	], more);
	const [version, root] = stdout.trim().split("\n");
	if (status !== 0 || !version || !root) return null;
	const linker = await go.run(folder, [
		"tool",
		"link",
		"-randlayout=1",
		"-V"
	], more);
	const separator = process.platform === "win32" ? ";" : ":";
	return {
		version,
		canRelay: linker.status === 0,
		env: { PATH: [join(root, "bin"), env.PATH].filter((part) => part).join(separator) }
	};
}
async function mapParallel(all, work) {
	const done = [];
	const waiting = [...all.entries()];
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, one] = next;
			done[index] = await work(one);
		}
	};
	const giveUp = (error) => {
		waiting.length = 0;
		throw error;
	};
	const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp));
	const failed = (await Promise.allSettled(workers)).find((one) => one.status === "rejected");
	if (failed) throw failed.reason;
	return done;
}

// src/effects/go/binary.ts
function binaryOf(one, root, file, env, toolchain) {
	const cwd = resolve(root, one.folder);
	return {
		package: one,
		file,
		cwd,
		env: {
			...env,
			...toolchain?.env,
			PWD: cwd
		}
	};
}
function argsFor(settings, pattern) {
	return [
		"-test.paniconexit0",
		"-test.timeout=0",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		...measureFlags(settings)
	];
}
function argsForOne({ benchmem, cpu }, benchmark, reported, env) {
	const { name, processors } = sourceName(benchmark, suffixContext(cpu, reported, env));
	return argsFor({
		benchmem,
		cpu: cpu === null ? null : processors ?? "1"
	}, patternForReported(name));
}
function suffixContext(cpu, reported, env) {
	return {
		cpu,
		reported,
		most: Number(env.GOMAXPROCS) || availableParallelism()
	};
}
async function openRecorder(folder, flags) {
	const script = join(folder, "recorder");
	if (process.platform === "win32" || /['"]/.test(script)) return null;
	if (flags.some((flag) => /^--?toolexec(=|$)/.test(flag))) return null;
	await writeFile(script, recorder);
	return (file) => ({
		flags: ["-work", `-toolexec=sh '${script}'`],
		env: {
			GOTMPDIR: dirname(file),
			BENCHGATE_LINKER: `${file}.linker`
		}
	});
}
async function linkerOf(file) {
	try {
		const call = parseLinkerCall(await readFile(`${file}.linker`, "utf8"));
		const imports = call && importsOf(call.args);
		return call && imports ? {
			call,
			code: linkedCode(await readFile(imports, "utf8"))
		} : null;
	} catch {
		return null;
	}
}
async function linkBinary({ call, code }, { signal, timeout }, file, seed) {
	const ended = await runProcess({
		file: call.file,
		args: linkAgain(call, code, file, seed),
		cwd: code.hasC ? call.cwd : dirname(file),
		env: call.env,
		signal,
		deadline: Date.now() + timeout * 1e3,
		onOutput() {}
	});
	seal(file);
	return ended;
}
async function build(go, builds, settings) {
	const [first, ...others] = builds;
	if (!first) return [];
	const [one] = await buildAtOnce(go, [first], settings);
	return [one, ...await buildAtOnce(go, others, settings)];
}
function buildAtOnce(go, builds, settings) {
	return mapParallel(builds, async ({ package: one, root, file, flags, recording }) => {
		const args = [
			"test",
			"-c",
			"-vet=off",
			...[
				...buildFlags(settings),
				...flags,
				...recording?.flags ?? []
			],
			"-o",
			file,
			one.path
		];
		const ended = await go.run(resolve(root, one.module), args, {
			...one.env,
			...recording?.env
		});
		seal(file);
		return {
			...ended,
			lastLines: ended.lastLines.replace(/^WORK=.*\n?/m, "")
		};
	});
}
const seals = /* @__PURE__ */ new Map();
function seal(file) {
	const identity = process.platform === "win32" ? null : identityOf(file);
	if (identity === null) seals.delete(file);
	else seals.set(file, identity);
}
function isAsSealed(file) {
	const identity = seals.get(file);
	return identity !== void 0 && identity === identityOf(file);
}
function refuseChanged(file, title) {
	const identity = seals.get(file);
	if (identity === void 0 || identity === identityOf(file)) return;
	throw new CouldNotMeasure(`The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`);
}
function identityOf(file) {
	const there = statSync(file, {
		bigint: true,
		throwIfNoEntry: false
	});
	return there ? [
		there.dev,
		there.ino,
		there.size,
		there.mtimeNs,
		there.ctimeNs
	].join(" ") : null;
}
var SaidWithout = class {
	known = /* @__PURE__ */ new Map();
	bench;
	run;
	constructor(bench, run = runProcess) {
		this.bench = bench;
		this.run = run;
	}
	of(binary) {
		const { file } = binary;
		const before = this.known.get(file);
		if (before !== void 0) return before;
		const lines = this.ask(binary).catch(() => []);
		this.known.set(file, lines);
		return lines;
	}
	async ask({ file, cwd, env }) {
		const { signal, timeout } = this.bench;
		let text = "";
		await this.run({
			file,
			cwd,
			env,
			signal,
			deadline: Date.now() + timeout * 1e3,
			args: [
				"-test.paniconexit0",
				"-test.timeout=0",
				"-test.run=^$",
				"-test.bench=^$"
			],
			onOutput: (chunk) => {
				text += chunk.toString();
			}
		});
		return printedIn$1(text);
	}
};

// src/effects/measure/failures.ts
function refuseFailed({ commits, timeout }, side, place, { name, its, text, hint = "" }, { status, isLate, lastLines }) {
	const where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailed(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines, "timeout");
	if (status === 0) return;
	const how = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailed(side, `${its} ${how} in ${place}`, `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`, lastLines);
}
function bothSidesError(head, base) {
	const { why, message, output, kind } = head;
	const both = isAlike(head, base) ? `${message}\nBase failed in the same way: look at the command, and at what both sides share.` : `${message}\nBase failed as well: ${base.message}`;
	return new SideFailed("head", why, both, output, kind);
}
function retryError(first, again) {
	if (again === first) return first;
	const { side, why, message, output, kind } = first;
	const how = isAlike(first, again) ? "Tried once more, it failed in the same way." : `Tried once more, it failed otherwise: ${again.message}`;
	return new SideFailed(side, why, `${message}\n${how}`, output, kind);
}
function isAlike(one, other) {
	const plain = ({ message }) => message.replace(/\b(base|head) \([0-9a-f]{7,64}\)/g, "side").replace(/\b(base|head)\b/gi, "side").replace(/\bround \d+ of/g, "round of");
	return plain(one) === plain(other);
}
function budgetError(failed) {
	return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`, failed.output);
}
function timeoutError({ title }, side, most) {
	const limit = `${formatDuration(most)}, a tenth of the \`budget\``;
	return new SideFailed(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, raise "budget", or let "bench" match only the others.`, "", "no time");
}
function endedOtherwise(visit, side, other, place) {
	return exitFailures(side === "base" ? {
		base: visit,
		head: other
	} : {
		base: other,
		head: visit
	}).map(({ benchmark, side: failed, why }) => [benchmark, new SideFailed(failed, `a benchmark failed in ${place}`, `A benchmark failed in ${place}, ${failed}, though what ran it ended with status 0: ${benchmark}: ${why}. Run it by hand to see what it prints.`)]);
}
function firstOfEachSide(failures) {
	return failures.filter((one, index) => failures.findIndex(({ side }) => side === one.side) === index);
}
var FailureCounts = class {
	visits = {
		base: 0,
		head: 0
	};
	all = /* @__PURE__ */ new Map();
	ran(side) {
		this.visits[side]++;
	}
	failed(benchmark, failure) {
		this.all.set(benchmark, [...this.failuresOf(benchmark), failure]);
	}
	get benchmarks() {
		return [...this.all.keys()].filter((name) => name !== null);
	}
	failuresOf(benchmark) {
		return this.all.get(benchmark) ?? [];
	}
	of(benchmark) {
		const [base, head] = sides.map((side) => {
			const failed = this.failuresOf(benchmark).filter((one) => one.side === side).length;
			return {
				runs: this.visits[side] + (benchmark === null ? failed : 0),
				failed
			};
		});
		return {
			base,
			head
		};
	}
};
function isRowOfFailed(row, failed) {
	return row === failed || row.startsWith(`${failed} > `);
}

// src/core/change/shared-outside.ts
const besides = /^(HOME|PWD|OLDPWD|TMPDIR|TE?MP|SHELL|_|XDG_.*|AGENT_.*|ANDROID.*|JAVA_HOME.*|GOROOT.*|VCPKG.*|.*WEBDRIVER.*|RUNNER_.*|GITHUB_.*|ACTIONS_.*|.*CACHE.*|.*SOCK.*)$/i;
const ofSystem = /^\/(usr\/)?(s?bin|lib\w*|include|share)(\/|$)|^\/(proc|sys|run|etc|boot)(\/|$)|^\/$/;
function sharedFolders(env, separator) {
	const home = env.HOME ?? "";
	const listed = Object.entries(env).filter(([name]) => !besides.test(name) && name !== "PATH").flatMap(([, value = ""]) => absolute(value, separator)).map((folder) => ({
		folder,
		depth: 5
	}));
	const programs = absolute(env.PATH ?? "", separator);
	const beside = [...[...programs.filter((folder) => /\/bin\/?$/.test(folder)).map((folder) => folder.replace(/\/bin\/?$/, ""))], ...home === "" ? [] : [`${home}/.local`]].flatMap((prefix) => [
		{
			folder: `${prefix}/lib`,
			depth: 6
		},
		{
			folder: `${prefix}/lib64`,
			depth: 2
		},
		{
			folder: `${prefix}/include`,
			depth: 3
		}
	]);
	const inHome = home === "" ? [] : [
		"bin",
		"lib",
		".local/bin",
		"go/bin",
		".cargo/bin",
		".m2/repository"
	];
	const all = [
		...programs.map((folder) => ({
			folder,
			depth: 1
		})),
		...listed,
		...inHome.map((name) => ({
			folder: `${home}/${name}`,
			depth: name.startsWith(".m2") ? 8 : 2
		})),
		...beside
	];
	const seen = /* @__PURE__ */ new Set();
	return all.filter(({ folder }) => {
		const isNew = !seen.has(folder) && !ofSystem.test(folder) && folder !== home;
		seen.add(folder);
		return isNew;
	});
}
function absolute(list, separator) {
	return list.split(separator).filter((part) => part.startsWith("/") && !part.includes("\n"));
}
const cargoSettings = [{
	key: "target-dir",
	variables: ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"]
}, {
	key: "build-dir",
	variables: ["CARGO_BUILD_BUILD_DIR"]
}];
function cargoBuildValue(config, key) {
	let table = "";
	for (const line of config.split(/\r?\n/)) {
		const header = /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(line);
		if (header) table = (header[1] ?? "").replace(/["']/g, "");
		const [, name = "", basic, literal] = /^\s*([\w."' -]+?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?$/.exec(line) ?? [];
		if ([table, name.replace(/["'\s]/g, "")].filter((part) => part !== "").join(".") === `build.${key}`) return literal ?? unescaped(basic ?? "");
		const inline = new RegExp(`^\\s*build\\s*=\\s*\\{.*?\\b${key}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'([^']*)')`).exec(line);
		if (inline && table === "") return inline[2] ?? unescaped(inline[1] ?? "");
	}
	return null;
}
function unescaped(text) {
	return text.replace(/\\(["\\])/g, "$1");
}
const taskRunners = [
	{
		name: "Turborepo",
		files: ["turbo.json", "turbo.jsonc"],
		named: /\bturbo\b/,
		env: { TURBO_FORCE: "true" }
	},
	{
		name: "Nx",
		files: ["nx.json"],
		named: /\bnx\b/,
		env: {
			NX_SKIP_NX_CACHE: "true",
			NX_DISABLE_NX_CACHE: "true",
			NX_SKIP_REMOTE_CACHE: "true",
			NX_DISABLE_REMOTE_CACHE: "true"
		}
	},
	{
		name: "Lage",
		files: [
			"lage.config.js",
			"lage.config.cjs",
			"lage.config.mjs",
			"lage.config.json"
		],
		named: /\blage\b/,
		env: { LAGE_RUN_CACHE: "false" }
	},
	{
		name: "wireit",
		files: [],
		inPackage: "\"wireit\"",
		named: /\bwireit\b/,
		env: { WIREIT_CACHE: "none" }
	},
	{
		name: "moon",
		files: [".moon/workspace.yml"],
		named: /\bmoon\b/,
		env: { MOON_CACHE: "off" }
	},
	{
		name: "Rush",
		files: ["rush.json"],
		named: /\brushx?\b/,
		env: { RUSH_BUILD_CACHE_ENABLED: "0" }
	},
	{
		name: "Pants",
		files: ["pants.toml"],
		named: /\bpants\b/,
		env: { PANTS_TEST_FORCE: "true" }
	}
];

// src/core/change/sources.ts
const machineCode = /\.(a|o|so(\.\d+)*|dylib|dll|pyd|node|wasm|exe|lib|rlib)$|(^|\/)[^./]+$/;
const classes = /\.(jar|class)$/;
const assemblies = /\.dll$/;
const languages = [
	["s asm c cc cpp cxx c++ h hh hpp hxx inc ipp m mm cu rs pyx pxd zig swift d nim v odin f90 f95 f03 adb ads", machineCode],
	["go hs ml mli cr dart", machineCode],
	["js mjs cjs jsx ts mts cts tsx vue svelte", /\.[cm]?js$/],
	["py pyi", /\.(py|whl)$/],
	["java kt kts scala groovy clj", classes],
	["cs fs vb", assemblies],
	["y yy l ll g4 proto fbs capnp thrift peg pest templ", /\.(go|c|cc|cpp|h|hpp|rs|py|js|ts|java|kt|cs|rb|swift|php)$/],
	["rb jl ex exs erl php pl pm r lua", null]
].map(([sources = "", product]) => ({
	sources: new Set(`${sources}`.split(" ")),
	product: product instanceof RegExp ? product : null
}));
const besideFolder = /^(tests?|__tests__|specs?|testdata|fixtures|docs?|examples?|vendor|third_?party|node_modules|\..*)$/i;
const testName = /(^test_.*|_test|[._-]spec|[._-]test|^conftest)\.[a-z]+$/i;
function languageOf(path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const dot = name.lastIndexOf(".");
	const extension = name.slice(dot + 1).toLowerCase();
	return dot > 0 ? languages.find(({ sources }) => sources.has(extension)) ?? null : null;
}
function measuredSources(paths) {
	return paths.filter((path) => isSource(path) && !isBenchmarkFile(path) && !isBeside(path));
}
function isSource(path) {
	return languageOf(path) !== null;
}
function isBeside(path) {
	const parts = path.split("/");
	const name = parts.pop() ?? "";
	return testName.test(name) || parts.some((part) => besideFolder.test(part));
}
function isProductOf(path, sources) {
	return sources.some((source) => languageOf(source)?.product?.test(path));
}
function isCompiled(path) {
	const product = languageOf(path)?.product;
	return product === machineCode || product === classes || product === assemblies;
}
function ofUnreadLanguages(changed, read) {
	const known = new Set(read.map(languageOf));
	return changed.filter((path) => !known.has(languageOf(path)));
}
function beyondGo(read, tracked) {
	const folders = new Set([...tracked].filter((path) => path.endsWith(".go")).map(folderOf$1));
	const isNative = (path) => languageOf(path) === languages[0];
	return folders.size === 0 ? read : read.filter((path) => !isNative(path) || folders.has(folderOf$1(path)));
}
function folderOf$1(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
const buildFile = /(^|\/)(GNUmakefile|[Mm]akefile|build\.ninja|Cargo\.toml|meson\.build|build\.zig|dune-project|CMakeCache\.txt|BUILD(\.bazel)?|[^/]+\.(gradle|gradle\.kts|cabal|csproj|fsproj|sln|vcxproj|pro))$/;
function isBuildFile(path) {
	return buildFile.test(path);
}
function firstPaths(paths) {
	return paths.slice(0, 3).map((path) => path.slice(0, 1e3));
}
const cachingTools = /^(turbo\.jsonc?|nx\.json|lage\.config\.[a-z]+|rush\.json|\.moon\/.*)$/;
function canSkipReading(tracked) {
	return tracked.some((path) => cachingTools.test(path));
}
const fromObjects = /\bgit (?:archive|clone|worktree|show|cat-file|checkout-index)\b|git\+file:|\basv (?![^\n]*--python=same)/;
function readsObjects(commands) {
	return commands.some((command) => command !== null && fromObjects.test(command));
}
function sharedImage(setup, run) {
	return [...setup?.matchAll(/\b(?:docker|podman|nerdctl)\b[^\n;&|]*\bbuild\b[^\n;&|]*?\s(?:-t|--tag)[ =]?(["']?)([\w./:@-]+)\1(?=[\s;&|]|$)/g) ?? []].map(([, , name = ""]) => name).find((name) => run.includes(name)) ?? null;
}
function unreadCode(observed) {
	const onHead = unreadOn("head", observed.head);
	if (onHead !== null) return onHead;
	const onBase = unreadOn("base", observed.base);
	return onBase !== null && (onBase.isAll || onBase.instead.length > 0) ? onBase : null;
}
function unreadOn(side, observed) {
	const { changed, others, tracked, read, builtBefore, isElsewhere, isSkipping, isInPlace } = observed;
	const sources = [...changed, ...others].filter((path) => read.has(path));
	const unread = changed.filter((path) => !read.has(path));
	const isNoneRead = unread.length === changed.length;
	const stale = ofUnreadLanguages(changed, beyondGo(sources, tracked));
	const used = builtBefore.filter((path) => !isBuildFile(path) && isProductOf(path, stale));
	const started = observed.started.filter((path) => isProductOf(path, unread));
	const isUpToDate = isInPlace && [...read].some(isBuildFile) && changed.every(isCompiled);
	const isCertain = !isSkipping && !isUpToDate;
	const instead = isCertain ? [...started, ...used] : [];
	const files = isNoneRead || started.length > 0 ? unread : instead.length > 0 ? stale : [];
	if (files.length === 0) return null;
	return {
		kind: "unread-code",
		side,
		count: files.length,
		files: firstPaths(files),
		instead: firstPaths(instead),
		isElsewhere: isCertain && isNoneRead && isElsewhere,
		isAll: isCertain && isNoneRead && sources.length === 0
	};
}

// src/effects/measure/driver-wrappers.ts
function withMethods(driver, taken) {
	return new Proxy(driver, { get: (target, name) => taken[name] ?? bound(target, name) });
}
function bound(target, name) {
	const value = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
async function passesUnmeasured(gate) {
	try {
		return (await gate(onlyProving)).verdict === "pass";
	} catch (error) {
		if (error instanceof CouldNotMeasure) return false;
		throw error;
	}
}
function onlyProving(driver) {
	return withMethods(driver, { async items() {
		if ((await driver.items()).length > 0) throw new CouldNotMeasure("the sides build different code");
		return [];
	} });
}
var LeaderFollower = class {
	titles = /* @__PURE__ */ new Set();
	take(driver) {
		return withMethods(driver, {
			items: async () => {
				const items = await driver.items();
				for (const { title } of items) this.titles.add(title);
				return items;
			},
			parts: (item) => {
				const parts = driver.parts(item);
				for (const part of parts) driver.turns(part);
				return parts;
			}
		});
	}
	follow(driver, own) {
		let left = null;
		return withMethods(driver, {
			visit: async (item, side, attempt) => {
				const { round, budgetEnds } = attempt;
				if (side !== own || round === 0 || budgetEnds === null) return driver.visit(item, side, attempt);
				const began = Date.now();
				left ??= (budgetEnds - began) * (2 / 5);
				try {
					return await driver.visit(item, side, {
						...attempt,
						budgetEnds: Math.min(budgetEnds, began + left)
					});
				} finally {
					left -= Date.now() - began;
				}
			},
			items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title))
		});
	}
};

// src/effects/measure/read-times.ts
const longAgo = "@1";
const pathsAtOnce = 400;
async function keepsReadTimes(folder) {
	if (process.platform !== "linux") return false;
	const own = await mkdtemp(join(folder, "benchgate-atime-")).catch(() => null);
	if (own === null) return false;
	try {
		const path = join(own, "file");
		writeFileSync(path, "read");
		await setUnread(own, ["file"]);
		if (wasRead(path)) return false;
		const file = openSync(path, "r");
		readSync(file, Buffer.alloc(4), 0, 4, 0);
		closeSync(file);
		return wasRead(path);
	} catch {
		return false;
	} finally {
		await rm(own, {
			recursive: true,
			force: true
		});
	}
}
function setUnread(folder, paths) {
	return setAccessTimes(folder, paths, longAgo);
}
async function keepingReads(folder, paths, observe) {
	const readBefore = paths.filter((path) => wasRead(join(folder, path)));
	try {
		return await observe();
	} finally {
		await setUnread(folder, paths);
		await setAccessTimes(folder, readBefore, "now");
	}
}
async function setAccessTimes(folder, paths, time) {
	for (let from = 0; from < paths.length; from += pathsAtOnce) {
		const args = [
			"-a",
			"-c",
			"-h",
			"-d",
			time,
			"--",
			...paths.slice(from, from + pathsAtOnce)
		];
		await promisify(execFile)("touch", args, {
			cwd: folder,
			timeout: 1e4
		}).catch(() => {});
	}
}
const unreadByGit = {
	GIT_CONFIG_COUNT: "1",
	GIT_CONFIG_KEY_0: "core.trustctime",
	GIT_CONFIG_VALUE_0: "false"
};
function settleIndex(path) {
	const later = Date.now() / 1e3 + 2;
	utimesSync(path, later, later);
}
function fileAt(path) {
	const there = lstatSync(path, { throwIfNoEntry: false });
	return there?.isFile() ? there : null;
}
function wasRead(path) {
	return (fileAt(path)?.atimeMs ?? 0) > 1e3;
}

// src/effects/measure/installs.ts
async function warnOfEditable(run, { checkout, ...place }, console) {
	const found = checkout ? await editableIn(run, {
		...place,
		checkout
	}) : null;
	if (found) console.warn(`Both sides may run the code in ${found.target} and not their own: the Python environment ${found.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`);
}
async function editableIn(run, place) {
	const environments = await environmentsOf(run, place);
	for (const environment of environments.filter((one) => !isIn$1(place.checkout, one))) for (const packages of await packageFolders(environment)) for (const path of await pathsIn(packages)) {
		const target = await realpath(path).catch(() => path);
		if (isIn$1(place.checkout, target) && !isIn$1(environment, target)) return {
			environment,
			target
		};
	}
	return null;
}
const named$1 = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g;
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/;
const managed = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/;
async function environmentsOf(run, { folder, env }) {
	const own = [...run.matchAll(named$1)].map(([, path = ""]) => resolve(folder, path));
	if (own.length > 0) return own;
	if (managed.test(run)) return [
		env.UV_PROJECT_ENVIRONMENT,
		".venv",
		env.VIRTUAL_ENV,
		env.CONDA_PREFIX
	].filter((path) => path).map((path = "") => resolve(folder, path));
	if (!python.test(run)) return [];
	for (const programs of (env.PATH ?? "").split(delimiter)) for (const name of ["python3", "python"]) if (programs !== "" && await lstatOrNull(join(programs, name))) return [dirname(resolve(folder, programs))];
	return [];
}
async function packageFolders(environment) {
	const lib = join(environment, "lib");
	return (await namesIn$1(lib)).filter((name) => name.startsWith("python3")).flatMap((name) => ["site-packages", "dist-packages"].map((packages) => join(lib, name, packages)));
}
async function pathsIn(packages) {
	const paths = [];
	for (const name of await namesIn$1(packages)) if (name.endsWith(".pth")) {
		const lines = (await textOf$1(join(packages, name))).split("\n");
		paths.push(...lines.map((line) => resolve(packages, line.trim())));
	} else if (name.endsWith(".dist-info")) {
		const url = editableUrl(await textOf$1(join(packages, name, "direct_url.json")));
		if (url !== null) paths.push(url);
	}
	return paths;
}
function editableUrl(text) {
	try {
		const { url, dir_info: folder } = JSON.parse(text);
		return folder?.editable === true && url !== void 0 ? fileURLToPath(url) : null;
	} catch {
		return null;
	}
}
function isIn$1(folder, path) {
	return path === folder || path.startsWith(`${folder}${sep}`);
}
async function namesIn$1(folder) {
	return readdir(folder).catch(() => []);
}
async function textOf$1(path) {
	return readFile(path, "utf8").catch(() => "");
}
const mostFiles$1 = 6e4;
const mostInFolder = 1e4;
const mostWatched = 500;
const largestFile = 64 * 2 ** 20;
const clockStep = 20;
const library = /\.(?:a|so(?:\.\d+)*|dylib|dll|jar|class|node|wasm|whl)$/;
const notes = /\.(dist|egg)-info$/;
var SharedInstalls = class {
	folders;
	installing;
	first = null;
	replaced = [];
	used = /* @__PURE__ */ new Set();
	constructor(installing) {
		this.installing = installing;
		this.folders = sharedFolders(installing.env, delimiter);
	}
	watching(driver) {
		return withMethods(driver, {
			prepare: (side) => this.prepare(side, () => driver.prepare(side)),
			visit: (item, side, attempt) => this.visit(side, () => driver.visit(item, side, attempt))
		});
	}
	async prepare(side, act) {
		const started = Date.now() - clockStep;
		await act();
		const apart = [this.installing.checkout, await this.installing.enter(side)];
		const written = writtenSince(started, this.folders, apart);
		if (this.first === null) {
			this.first = {
				side,
				digests: new Map(written.map((path) => [path, digest(path)]))
			};
			return;
		}
		const { digests } = this.first;
		if (this.first.side !== side) this.replaced = written.filter((path) => digests.has(path) && digests.get(path) !== digest(path)).slice(0, mostWatched);
	}
	async visit(side, act) {
		if (side !== this.first?.side || this.replaced.length === 0 || this.used.size > 0) return act();
		const watched = this.replaced.flatMap((path) => [path, ...compiled(path)]);
		await setUnread("/", watched);
		const result = await act();
		for (const path of this.replaced) if ([path, ...compiled(path)].some(wasRead)) this.used.add(path);
		return result;
	}
	finding() {
		if (this.first === null || this.used.size === 0) return null;
		const paths = [...this.used];
		return {
			kind: "shared-install",
			side: this.first.side,
			count: paths.length,
			paths: firstPaths(paths)
		};
	}
};
function writtenSince(started, folders, apart) {
	const written = [];
	const seen = /* @__PURE__ */ new Set();
	let left = 0;
	let most = mostFiles$1;
	const walk = (folder, depth) => {
		if (depth === 0 || left <= 0 || seen.has(folder)) return;
		seen.add(folder);
		if (apart.some((one) => `${folder}${sep}`.startsWith(`${one}${sep}`))) return;
		for (const entry of entriesIn(folder)) {
			if (left-- <= 0) return;
			const path = join(folder, entry.name);
			if (entry.isDirectory()) {
				if (!notes.test(entry.name)) walk(path, depth - 1);
			} else if (entry.isFile() && isWritten(path, started)) written.push(path);
		}
	};
	for (const { folder, depth } of folders) {
		left = Math.min(most, mostInFolder);
		const before = left;
		walk(real(folder), depth);
		most -= before - Math.max(left, 0);
	}
	return written;
}
function isWritten(path, started) {
	const there = fileAt(path);
	if (there === null || there.ctimeMs < started) return false;
	return isSource(path) || library.test(path) || (there.mode & constants.S_IXUSR) !== 0;
}
function real(folder) {
	try {
		return realpathSync(folder);
	} catch {
		return folder;
	}
}
function digest(path) {
	try {
		const size = fileAt(path)?.size ?? 0;
		return size > largestFile ? `${size}` : createHash("sha256").update(readFileSync(path)).digest("hex");
	} catch {
		return "unreadable";
	}
}
function compiled(path) {
	if (!path.endsWith(".py")) return [];
	const folder = join(dirname(path), "__pycache__");
	const stem = `${basename(path, ".py")}.`;
	return entriesIn(folder).flatMap(({ name }) => name.startsWith(stem) ? [join(folder, name)] : []);
}

// src/effects/measure/output-files.ts
const mostBytes = 256 * 2 ** 20;
const mostFiles = 1e4;
const fetched = /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({ git, globs }) {
	const [tracked] = await list(git, ["--cached"], globs);
	if (tracked === void 0) return;
	throw new Misconfigured(`output: ${named(tracked)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`);
}
async function refusePresent(place) {
	const [present] = await listOutput(place);
	if (present === void 0) return;
	throw new Misconfigured(`output: ${named(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`);
}
async function removeOutput(place) {
	for (const path of await listOutput(place)) await withFileError(named(path), "removed", () => rm(pathOf(place.git, path), { force: true }));
}
async function readOutput(place, formats, known, goOn = () => {}, began = null) {
	const paths = await listOutput(place);
	if (began) for (const path of paths) await refuseStale(place, path, began);
	if (paths.length === 0) throw new CouldNotMeasure(`The command left no file that matches "output": ${place.globs.join(", ")}. (Links to folders are not followed.)`);
	const format = known ?? await formatOf(place, paths, formats, goOn);
	const parsed = format ? await readAs(format, place, paths, goOn) : nothingParsed;
	return {
		format,
		parsed,
		problem: parsed.measurements.length === 0 && parsed.failures.length === 0 && format?.lacks ? `${format.lacks}, in any of: ${place.globs.join(", ")}. Correct it.` : null
	};
}
async function formatOf(place, paths, formats, goOn) {
	let unknown = null;
	let first = null;
	for (const path of paths) try {
		var _usingCtx$2 = _usingCtx();
		goOn();
		const beginning = await _usingCtx$2.a(await openOutput(place, path)).beginning();
		const claims = claiming(beginning);
		if (first && claims(first.format)) continue;
		const format = formats.find((one) => claims(one));
		if (first && format && format !== goFormat) throw new CouldNotMeasure(`${named(first.path)} is in the format ${first.format.name}, and ${named(path)} in ${format.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
		if (format) first ??= {
			format,
			path
		};
		else if (unknown === null && /\S/.test(beginning)) unknown = `${named(path)} ${unknownFormat(beginning, formats)}`;
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
	if (first || unknown === null) return first?.format ?? null;
	throw new CouldNotMeasure(unknown);
}
async function readAs(format, place, paths, goOn) {
	const parts = [];
	const folder = await realpath(place.git.folder);
	let reader = openClean(format, folder);
	const isOne = reader.file !== void 0;
	let bytes = 0;
	for (const path of paths) try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openOutput(place, path));
		bytes += file.size;
		if (bytes > mostBytes) throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes / 2 ** 20} MiB. Name fewer, or let the command write less.`);
		try {
			reader.file?.(decodePath(path));
			for await (const piece of file.pieces()) {
				goOn();
				reader.write(piece);
			}
			if (isOne) continue;
			parts.push(reader.end());
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			throw new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`);
		}
		reader = openClean(format, folder);
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
	try {
		return isOne ? reader.end() : joined(parts, paths);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw new CouldNotMeasure(`The files that match "output" could not be read as ${format.name}: ${error.message}`);
	}
}
async function refuseStale(place, path, began) {
	try {
		var _usingCtx4 = _usingCtx();
		const { written } = _usingCtx4.a(await openOutput(place, path));
		if (!await isBefore(written, began, dirname(pathOf(place.git, path).toString()))) return;
		throw new CouldNotMeasure(`${named(path)} was last written at ${written.toISOString()}, before this visit began: ${began.toISOString()}. So it holds what was measured earlier, and a cache or a copy (cp -p) has put it there. Let the command measure and write it in each round.`);
	} catch (_) {
		_usingCtx4.e = _;
	} finally {
		await _usingCtx4.d();
	}
}
function joined(parts, paths) {
	const shared = sharedIn(parts);
	if (shared === null) return joinParsed(parts);
	const [one = "", other = ""] = shared.parts.map((part) => named(paths[part] ?? ""));
	throw new CouldNotMeasure(`${one} and ${other} both have the benchmark "${escapeControls(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`);
}
function openOutput({ git, tree }, path) {
	return openWithin(tree, pathOf(git, path), named(path));
}
async function listOutput({ git, globs }) {
	const paths = await list(git, ["--others"], globs);
	const [first] = paths;
	if (first !== void 0 && paths.length > mostFiles) throw new Misconfigured(`output: ${globs.join(", ")} matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
	const other = paths.find((path) => fetched.test(path));
	if (other === void 0) return paths;
	throw new Misconfigured(`output: ${globs.join(", ")} matches ${named(other)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`);
}
async function list(git, which, globs) {
	const paths = globs.map((glob) => `:(glob)${glob}`);
	const found = nulSeparated(await git.run([
		"ls-files",
		"-z",
		...which,
		"--",
		...paths
	]));
	return [...new Set(found)].filter((path) => !path.endsWith("/"));
}
function pathOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
function named(path) {
	return `"${escapeControls(decodePath(path))}"`;
}
async function openWithin(tree, path, named) {
	const target = await realpath(path).catch(() => "");
	const way = relative(await realpath(tree), target);
	if (target === "" || way.split(sep)[0] === ".." || isAbsolute(way)) throw new CouldNotMeasure(`output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const handle = await withFileError(named, "opened", () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
	const found = await handle.stat();
	const close = () => handle.close();
	if (!found.isFile()) {
		await close();
		throw new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`);
	}
	return {
		size: found.size,
		written: found.mtime,
		async beginning() {
			const bytes = await readAt(handle, 0, Math.min(asked, found.size), named);
			return new StringDecoder("utf8").write(bytes);
		},
		pieces: () => piecesOf(handle, found.size, named),
		[Symbol.asyncDispose]: close
	};
}
async function withFileError(named, done, step) {
	try {
		return await step();
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		throw new CouldNotMeasure(`output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`);
	}
}
async function* piecesOf(handle, size, named) {
	const decoder = new StringDecoder("utf8");
	for (let start = 0; start < size;) {
		const bytes = await readAt(handle, start, Math.min(asked, size - start), named);
		if (bytes.length === 0) break;
		start += bytes.length;
		yield decoder.write(bytes);
	}
	const rest = decoder.end();
	if (rest !== "") yield rest;
}
function readAt(handle, start, length, named) {
	return withFileError(named, "read", async () => {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
		return buffer.subarray(0, bytesRead);
	});
}
const coarsest = 2e3;
async function isBefore(written, began, folder) {
	const earlier = began.getTime() - coarsest - written.getTime();
	return earlier > 0 && earlier > await lateness(folder);
}
async function lateness(folder) {
	try {
		const probe = await mkdtemp(join(folder, ".benchgate-"));
		const now = Date.now();
		const { mtimeMs } = await stat$1(probe);
		await rm(probe, { recursive: true });
		return now - mtimeMs;
	} catch {
		return 0;
	}
}

// src/effects/measure/partial-runs.ts
var FilteredRun = class {
	run;
	filter;
	console;
	hasFailed = false;
	constructor(run, filter, console) {
		this.run = run;
		this.filter = filter;
		this.console = console;
	}
	get isOn() {
		return this.filter !== null && !this.hasFailed;
	}
	async visit(only, format, visit) {
		const whole = wholeRun(this.run, this.filter);
		if (only === null) return await visit(whole);
		const text = this.textFor(only, format);
		const problem = text === null ? null : await this.attempt(() => visit(text), only);
		if (problem !== null && typeof problem !== "string") return problem;
		if (problem !== null) this.giveUp(problem);
		return keeping(await visit(whole), only);
	}
	textFor(only, format) {
		if (this.filter === null || this.hasFailed) return null;
		const names = only.flatMap((name) => format?.namesInFilters?.(name) ?? name);
		return filteredRun(this.run, this.filter, names);
	}
	async attempt(visit, only) {
		try {
			const kept = keeping(await visit(), only);
			if (kept.visit.measurements.length > 0) return kept;
			return `With "filter" the command measured none of ${only.length === 1 ? "what" : `the ${only.length} benchmarks that`} it was asked for.`;
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			return error.message;
		}
	}
	giveUp(problem) {
		this.hasFailed = true;
		this.console.warn(`${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`);
	}
};
function keeping(reading, only) {
	const kept = new Set(only);
	const measurements = reading.visit.measurements.filter(({ benchmark }) => kept.has(benchmark));
	const failed = new Map([...reading.failed ?? []].filter(([benchmark]) => kept.has(benchmark)));
	return {
		...reading,
		failed,
		visit: {
			...reading.visit,
			measurements
		}
	};
}
var ShardedRun = class {
	isIn;
	names = /* @__PURE__ */ new Set();
	hasOthers = false;
	constructor(isIn) {
		this.isIn = isIn;
	}
	get isEmpty() {
		return this.hasOthers && this.names.size === 0;
	}
	async visit({ round, only }, visit) {
		if (only !== null || round > 1) return await visit(only ?? [...this.names]);
		const reading = await visit(null);
		const { measurements } = reading.visit;
		const ours = measurements.filter((one) => this.isOurs(one));
		for (const { benchmark } of ours) this.names.add(benchmark);
		this.hasOthers ||= ours.length < measurements.length;
		const failed = new Map([...reading.failed ?? []].filter(([benchmark]) => this.isOurs({ benchmark })));
		return {
			...reading,
			failed,
			visit: {
				...reading.visit,
				measurements: ours
			}
		};
	}
	isOurs({ benchmark }) {
		return this.isIn({
			benchmark: keyOf(benchmark),
			package: null
		});
	}
};

// src/effects/measure/command-driver.ts
const usualReporting = {
	format: anyFormat,
	output: []
};
const everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function commandDriver(bench, run, { format: word, output: globs, filter = null, ignoredFiles, isInShard } = usualReporting) {
	const filtered = new FilteredRun(run, filter, bench.console);
	const sharded = isInShard ? new ShardedRun(isInShard) : null;
	const named = formatNamed(word);
	const found = {
		base: named,
		head: named
	};
	const checked = /* @__PURE__ */ new Set();
	let shared = null;
	const gave = {};
	let unknown = null;
	const visitBy = async (text, side, attempt, only) => {
		const { place } = attempt;
		const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
		const output = globs.length > 0 ? await outputPlace(bench, side, globs) : null;
		if (output && !checked.has(side)) await refuseTracked(output);
		checked.add(side);
		const cannotRead = (error, lastLines) => {
			if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error;
			const why = `what its command wrote could not be read in ${place}`;
			throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${text}`, lastLines);
		};
		if (output) await removeOutput(output).catch((error) => cannotRead(error, ""));
		const folder = await realpath(await enterFolder(bench, side));
		const printed = new Recogniser(formats, found[side], folder);
		const besides = output ? new PrintedFailures(formats) : null;
		const onText = (piece) => (besides ?? printed).write(piece);
		const ran = await runOn(bench, side, text, {
			...attempt,
			onText
		});
		const { lastLines, started, seconds, goOn } = ran;
		if (!ran.mayBeOfBenchmark) ran.refuse();
		const { format, parsed, problem } = await (output ? readOutput(output, formats, found[side], goOn, started) : readPrinted(printed)).catch((error) => {
			ran.refuse();
			return cannotRead(error, lastLines);
		});
		const all = besides?.addTo(parsed, format) ?? parsed;
		if (!hasFailedAlone(all)) ran.refuse();
		gave[side] ||= parsed.measurements.length > 0;
		if (side === "head" && problem !== null && !gave.head) unknown = {
			problem,
			lastLines
		};
		if (unknown && gave.base !== void 0) {
			const message = `Nothing was measured ${gave.base ? "on head, though base has benchmarks" : "on either side"}. What head printed (${shortSha(bench.commits.head.sha)}) ${unknown.problem}\nCommand: ${text}`;
			throw new SideFailed("head", `it printed no benchmark in ${place}`, message, unknown.lastLines);
		}
		if (format && !found[side] && format.name !== "go") bench.console.info(`${side} is read as ${format.name}`);
		found[side] ??= format;
		const failed = refuseParsed(all, {
			side,
			place,
			where,
			text,
			lastLines,
			status: ran.status
		});
		const { units, claimed } = parsed;
		const measurements = side === "base" && bench.moved ? asOnHead(parsed.measurements, bench.moved) : parsed.measurements;
		const visit = {
			started: started.toISOString(),
			seconds,
			...claimed === void 0 ? {} : { claimed },
			...only === null && asksAll,
			...lostIn(parsed),
			measurements
		};
		return {
			visit: format ? {
				...visit,
				format: format.name
			} : visit,
			units,
			printed: null,
			failed
		};
	};
	return {
		isWarmedUp: false,
		get canFilter() {
			return filtered.isOn;
		},
		async prepare(side) {
			if (globs.length > 0 && ignoredFiles === "shared" && shared === null) {
				const place = await outputPlace(bench, side, globs);
				await refusePresent(place);
				shared = place;
			}
			await setUp(bench, side);
			const { checkout, env, console } = bench;
			if (side === "head") await warnOfEditable(run, {
				checkout,
				env,
				folder: await enterFolder(bench, side)
			}, console);
		},
		async items() {
			return [everything];
		},
		parts: (item) => [item],
		lost: [],
		proven: [],
		toolchain: () => null,
		planned: [],
		laidOut: [],
		binaries: () => null,
		turns: () => 1,
		get isEmpty() {
			return sharded?.isEmpty ?? false;
		},
		visit(_, side, attempt) {
			const visit = (only) => filtered.visit(only, found[side], (text) => visitBy(text, side, attempt, only));
			return sharded ? sharded.visit(attempt, visit) : visit(attempt.only);
		},
		layOut: async () => false,
		async relay() {},
		isRelaid: false,
		async [Symbol.asyncDispose]() {
			if (shared) await removeOutput(shared).catch(() => {});
		}
	};
}
const asksAll = { asksAll: true };
function lostIn({ unread = [], refusedBeside = [] }) {
	const results = unread.filter(({ isResult, why }) => isResult && why !== "nothing follows the count");
	const lines = examplesOf(results.map(({ text }) => text.trim()));
	const leftOut = examplesOf(refusedBeside);
	return {
		...lines && { unread: lines },
		...leftOut && { leftOut }
	};
}
async function readPrinted(printed) {
	return {
		parsed: printed.end(),
		format: printed.format,
		problem: printed.problem
	};
}
async function outputPlace(bench, side, globs) {
	return {
		git: gitIn(await enterFolder(bench, side), bench.env),
		tree: await bench.sides.enter(side),
		globs
	};
}
async function setUp(bench, side) {
	const prepare = () => runSetup(bench, side);
	await (bench.once ? bench.once(side, prepare) : prepare());
}
async function runSetup(bench, side) {
	if (bench.setup === null) return;
	const output = bench.console.untrusted(`setup on ${side}`);
	const onOutput = (chunk) => output.write(chunk);
	const attempt = {
		round: 0,
		place: "setup",
		only: null,
		budgetEnds: null,
		onOutput,
		onText() {}
	};
	const { setupEnv: env = bench.env } = bench;
	const hint = withheldHint(bench);
	const { refuse } = await runOn({
		...bench,
		env
	}, side, bench.setup, attempt, hint).finally(() => output.close());
	refuse();
}
async function enterFolder(bench, side) {
	const folder = resolve(await bench.sides.enter(side), bench.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is not a folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
}
async function noexecHint({ status, lastLines }, { TMPDIR = tmpdir() }) {
	return status !== 0 && /permission denied/i.test(lastLines) && await isNoexec(TMPDIR) ? `\n${noexecText(TMPDIR)}` : "";
}
async function runOn(bench, side, text, { place, budgetEnds, onOutput, onText }, hint = "") {
	const cwd = await enterFolder(bench, side);
	const { env, signal } = bench;
	const started = /* @__PURE__ */ new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const ended = await runScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput,
		onText
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasure)) throw error;
		const why = `its command gave no readable output in ${place}`;
		throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	const { status, isLate, endedAt } = ended;
	const called = {
		name: "The command",
		its: "its command",
		text,
		hint: `${hintAt(text, endedAt)}${hint}${await noexecHint(ended, env)}`
	};
	const refuse = () => refuseFailed(bench, side, place, called, ended);
	const mayBeOfBenchmark = !isLate && (status === 0 || isOwnStatus(status) && isLastOf(text, endedAt));
	const seconds = (Date.now() - started.getTime()) / 1e3;
	const goOn = () => {
		if (signal.aborted) throw new Cancelled("cancelled");
		if (Date.now() <= deadline) return;
		if (deadline < timedOut) throw new OutOfBudget("the budget has ended");
		throw new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(bench.timeout)}). Let it write less, or raise "timeout".`);
	};
	return {
		lastLines: ended.lastLines,
		status,
		started,
		seconds,
		goOn,
		refuse,
		mayBeOfBenchmark
	};
}
var PrintedFailures = class {
	readers;
	constructor(formats) {
		this.readers = new Map(formats.flatMap((format) => format.openPrinted ? [[format, cleaning(format.openPrinted(), cutsOf(format))]] : []));
	}
	write(piece) {
		for (const reader of this.readers.values()) reader.write(piece);
	}
	addTo(parsed, format) {
		const reader = format && this.readers.get(format);
		return reader ? joinParsed([parsed, reader.end()]) : parsed;
	}
};
function hasFailedAlone(parsed) {
	return parsed.measurements.length > 0 && (failedAlone(parsed)?.size ?? 0) > 0;
}
function refuseParsed(parsed, { side, place, where, text, lastLines, status }) {
	const { failures, measurements } = parsed;
	const refused = refusedAlone(parsed);
	const failedOf = (line, others = "") => new SideFailed(side, `a benchmark failed in ${place}`, `A benchmark failed in ${where}, ${status === 0 ? "though" : "and"} its command ended with status ${status}: ${line}${others}. Command: ${text}`, lastLines);
	const alone = measurements.length > 0 ? failedAlone(parsed) : null;
	const [failure, ...others] = failures;
	if (failure !== void 0 && alone === null) throw failedOf(failure, others.length > 0 ? ` (and ${others.length} more)` : "");
	if (refused.length > 0) throw new SideFailed(side, `a benchmark gave a value that cannot have been measured in ${place}`, `A benchmark in ${place}, ${side} gave a value that cannot have been measured: ${refused[0]}. Fix what it reports.`, lastLines);
	return new Map([...alone ?? []].map(([benchmark, line]) => [benchmark, failedOf(line)]));
}

// src/effects/go/repeat.ts
function benchCommand(settings, one, bench = "^$") {
	const goFlags = [...inModule(one), ...settings.goFlags];
	return surrounded(one, goCommand({
		...settings,
		goFlags,
		bench,
		packages: [one.path]
	}));
}
function testCommand(settings, packages) {
	const [one] = packages;
	const flags = [
		...inModule(one),
		...settings.goFlags,
		...buildFlags(settings)
	];
	return surrounded(one, shellLine("go", "test", ...flags, ...packages.map(({ path }) => path)));
}
function listCommand(settings, listing) {
	return surrounded(listing, shellLine("go", "list", ...inModule(listing), ...buildFlags(settings), listing.pattern));
}
function inModule({ module }) {
	return module === "." ? [] : [`-C=${module}`];
}
function surrounded({ env }, command) {
	return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(" ");
}

// src/effects/go/prepare-side.ts
function allOf({ module }) {
	return module === "." ? "./" : `./${module}`;
}
function hasPackage({ built, broken }, path) {
	return [...built.values()].some((one) => allOf(one.package) === path) || built.has(path) || broken.has(path);
}
async function prepareSide(bench, side, settings, folder, onBase = /* @__PURE__ */ new Map()) {
	await setUp(bench, side);
	const root = await realpath(await bench.sides.enter(side));
	const cwd = await realpath(await enterFolder(bench, side));
	const go = await openGo(bench, settings, folder);
	const { packages, idle, unlisted } = await find(bench, side, go, settings, root, relative(root, cwd) || ".");
	const fileOf = await filesOf(bench, side, folder);
	const record = await openRecorder(folder, go.flags);
	const builds = packages.map((one, n) => {
		const file = fileOf(n);
		return {
			package: one,
			root,
			file,
			flags: [],
			recording: record?.(file)
		};
	});
	if (builds.length > 0) bench.console.info(`building ${counted(builds.length, "package")} on ${side}`);
	const outcomes = await build(go, builds, settings);
	const toolchains = await toolchainsOf(go, root, packages, bench.env);
	const built = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Map();
	const leaveOut = (path, error) => {
		if (!(error instanceof SideFailed) || side === "head" && !onBase.has(path)) throw error;
		broken.set(path, error);
	};
	for (const [module, error] of unlisted) leaveOut(allOf({ module }), error);
	for (const [n, { package: one, file }] of builds.entries()) try {
		const name = {
			name: `The build of ${one.path}`,
			its: `the build of ${one.path}`
		};
		const ended = outcomes[n];
		const called = {
			...name,
			text: benchCommand(settings, one),
			hint: refusedHint(bench, ended.lastLines)
		};
		refuseFailed(bench, side, "the preparation", called, ended);
		const toolchain = toolchains.get(one.module) ?? null;
		const binary = binaryOf(one, root, file, bench.env, toolchain);
		const listed = await listBenchmarks(bench, settings, side, binary);
		const linker = record ? await linkerOf(file) : null;
		if (listed.benchmarks.size > 0) built.set(one.path, {
			...binary,
			...listed,
			toolchain,
			linker
		});
	} catch (error) {
		leaveOut(one.path, error);
	}
	if (settings.test) await runTests(bench, side, go, settings, root, packages.filter(({ path }) => !broken.has(path)));
	return {
		root,
		go,
		built,
		broken,
		idle
	};
}
async function filesOf({ builds, commits }, side, folder) {
	const own = join(folder, side);
	await mkdir(own, { recursive: true });
	if (builds === void 0) return (n) => join(own, `${n}.test`);
	const kept = join(builds, side, commits[side].sha);
	await mkdir(kept, { recursive: true });
	return (n) => {
		const file = join(kept, `${n}.test`);
		if (!isAsSealed(file)) rmSync(file, { force: true });
		return file;
	};
}
async function toolchainsOf(go, root, packages, env) {
	const found = /* @__PURE__ */ new Map();
	for (const { module, env: more } of packages) if (!found.has(module)) found.set(module, await toolchainIn(go, resolve(root, module), env, more));
	return found;
}
function find(bench, side, go, settings, root, workingDirectory) {
	const refuse = (listing, ended) => {
		const what = `listing the packages of ${allOf(listing)}`;
		const called = {
			name: what.replace("l", "L"),
			its: what,
			text: listCommand(settings, listing),
			hint: refusedHint(bench, ended.lastLines)
		};
		refuseFailed(bench, side, "the preparation", called, ended);
	};
	return findPackages(go, {
		git: gitIn(root, bench.env),
		root,
		workingDirectory,
		refuse
	}, settings);
}
async function runTests(bench, side, go, settings, root, packages) {
	if (packages.length > 0) bench.console.info(`testing ${counted(packages.length, "package")} on ${side}`);
	for (const module of new Set(packages.map((one) => one.module))) {
		const [one, ...others] = packages.filter(({ module: its }) => its === module);
		if (!one) continue;
		const args = [
			"test",
			...buildFlags(settings),
			...[one, ...others].map(({ path }) => path)
		];
		const ended = await go.run(resolve(root, module), args, one.env);
		const called = {
			name: "The test run",
			its: "its test run",
			text: testCommand(settings, [one, ...others])
		};
		refuseFailed(bench, side, "the preparation", called, ended);
	}
}
async function listBenchmarks(bench, settings, side, binary) {
	const found = /* @__PURE__ */ new Map();
	const run = (...args) => runProcess({
		...binary,
		args,
		signal: bench.signal,
		deadline: Date.now() + bench.timeout * 1e3,
		onOutput() {}
	});
	const list = (pattern) => run(`-test.list=${pattern}`);
	const times = /* @__PURE__ */ new Map();
	for (const alternative of splitPattern(settings.bench)) {
		const [top = ".", ...below] = alternative;
		for (const element of below) refuseInvalid(settings, await list(element));
		const ended = await list(top);
		refuseInvalid(settings, ended);
		const text = benchCommand(settings, binary.package);
		const called = {
			name: `Listing the benchmarks of ${binary.package.path}`,
			its: `listing ${binary.package.path}`,
			text
		};
		refuseFailed(bench, side, "the preparation", called, ended);
		const names = namesIn(ended.stdout);
		const own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list("^$")).stdout) : [];
		const seen = /* @__PURE__ */ new Map();
		for (const { name, isAlone } of names) {
			const at = own.findIndex((one) => one.name === name && one.isAlone === isAlone);
			if (at >= 0) {
				own.splice(at, 1);
				continue;
			}
			const nth = (seen.get(name) ?? 0) + 1;
			seen.set(name, nth);
			times.set(name, Math.max(nth, times.get(name) ?? 0));
			if (nth === 1) found.set(name, [...found.get(name) ?? [], alternative]);
		}
	}
	const benchmarks = new Map([...found].map(([name, all]) => [name, patternFor(name, all)]));
	const repeated = [...times].filter(([, often]) => often > 1);
	if (repeated.length === 0) return {
		benchmarks,
		twice: /* @__PURE__ */ new Set()
	};
	const { stdout } = await run("-test.run=^$", "-test.bench=^$");
	const runs = stdout.match(/PASS\r?$/gm)?.length ?? 1;
	return {
		benchmarks,
		twice: new Set(repeated.filter(([, often]) => often > runs).map(([name]) => name))
	};
}
function refuseInvalid({ bench }, { status, lastLines }) {
	const invalid = /^testing: invalid regexp .*$/m.exec(lastLines);
	if (invalid && status !== 0) throw new Misconfigured(`bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
}
function namesIn(text) {
	return text.split("\n").flatMap((line) => {
		const name = listed.exec(line.trim())?.[0];
		return !name?.startsWith("Benchmark") ? [] : [{
			name,
			isAlone: name === line.trim()
		}];
	});
}
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
function refuseIdle(settings, { base, head }, place) {
	if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
	const idle = settings.packages.find((one) => base.idle.includes(one) && head.idle.includes(one));
	if (idle === void 0) return;
	throw new Misconfigured(`packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`);
}

// src/effects/go/visit.ts
async function visit(bench, settings, { side, title, binary, pattern, said }, { place, budgetEnds, onOutput }, run = runProcess, long = [`-test.benchtime=${settings.benchtime}`]) {
	const text = benchCommand(settings, binary.package, pattern);
	const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
	const failed = (how, said, output) => {
		const message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`;
		return new SideFailed(side, `${title} ${how} in ${place}`, message, output);
	};
	const name = topLevelOf(title, binary);
	if (binary.twice?.has(name)) throw failed("cannot be told from another", `${name} stands in the package and in its external tests (package …_test), and Go runs both under this one name. Rename one of them.`, "");
	const started = /* @__PURE__ */ new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const heard = new OutputStart();
	refuseChanged(binary.file, title);
	const ended = await run({
		...binary,
		args: [...argsFor(settings, pattern), ...long],
		signal: bench.signal,
		deadline,
		onOutput: (chunk) => {
			heard.add(chunk);
			onOutput(chunk);
		}
	}).catch((error) => {
		throw error instanceof CouldNotMeasure ? failed("gave no readable output", error.message, error.output) : error;
	});
	const seconds = (Date.now() - started.getTime()) / 1e3;
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: title,
		its: title,
		text
	}, ended);
	const parsed = parseGo(ended.stdout);
	const { measurements, units, refusedBeside = [] } = parsed;
	const leftOut = examplesOf(refusedBeside);
	const bad = unusable(parsed, ended.stdout, name);
	if (bad) throw failed(bad.how, bad.said, ended.lastLines);
	const lines = printedIn$1(heard.lines());
	const printed = lines.length === 0 ? null : printedByBenchmark(lines, await said?.() ?? []);
	const { processor } = ended;
	const { path } = binary.package;
	const own = withOwnConfig(measurements, ended.stdout, path);
	const { pathOnHead } = binary;
	const made = {
		started: started.toISOString(),
		seconds,
		...leftOut && { leftOut },
		measurements: pathOnHead === void 0 ? own : asOnHead(own, /* @__PURE__ */ new Map([[path, pathOnHead]]))
	};
	return {
		visit: processor === null ? made : {
			...made,
			processor
		},
		units,
		printed
	};
}
function topLevelOf(title, { package: { path }, pathOnHead = path }) {
	return title.slice(pathOnHead.length + 1).replace(/\/.*/s, "");
}
const mostHeard = 2 ** 20;
var OutputStart = class {
	chunks = [];
	size = 0;
	add(chunk) {
		if (this.size <= mostHeard) this.chunks.push(chunk);
		this.size += chunk.length;
	}
	lines() {
		const text = Buffer.concat(this.chunks).toString("utf8");
		return this.size > mostHeard ? text.slice(0, text.lastIndexOf("\n") + 1) : text;
	}
};
function nothing() {
	return {
		visit: {
			started: (/* @__PURE__ */ new Date()).toISOString(),
			seconds: 0,
			measurements: []
		},
		units: /* @__PURE__ */ new Map(),
		printed: null
	};
}

// src/effects/go/plan.ts
var VisitPlans = class {
	time;
	trials = /* @__PURE__ */ new Map();
	known = new SubBenchmarks();
	plans;
	asked = /* @__PURE__ */ new Set();
	constructor(time, plans = /* @__PURE__ */ new Map()) {
		this.time = time;
		this.plans = plans;
	}
	learn(target, { trial, parts }, entering) {
		const { title, side } = target;
		this.known.learn(target, parts);
		for (const part of [{
			name: "",
			trial
		}, ...parts]) {
			const its = part.name === "" ? title : titleOf(title, part.name);
			const whole = part.trial && {
				...part.trial,
				overhead: part.trial.overhead + entering / 2
			};
			this.trials.set(its, {
				...this.trials.get(its),
				[side]: whole
			});
		}
	}
	parts(item) {
		return this.known.of(item);
	}
	isTried({ title, sides }) {
		const tried = this.trials.get(title ?? "") ?? {};
		return sides.every((side) => side in tried);
	}
	of({ title, benchmark, package: path, sides }) {
		this.asked.add(title ?? "");
		const known = this.plans.get(title ?? "");
		if (known) return known;
		const tried = this.trials.get(title ?? "") ?? {};
		const trials = sides.flatMap((side) => tried[side] ?? []);
		const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials);
		if (plan) this.plans.set(title ?? "", {
			benchmark: benchmark ?? "",
			package: path ?? "",
			...plan
		});
		return plan;
	}
	get all() {
		return [...this.plans].filter(([title]) => this.asked.has(title)).map(([, plan]) => plan);
	}
};
function itemsOf(prepared) {
	const items = /* @__PURE__ */ new Map();
	for (const side of sides) for (const [path, { benchmarks, package: one }] of prepared[side]?.built ?? []) {
		if (prepared.base?.broken.has(path) || prepared.base?.broken.has(allOf(one))) continue;
		for (const name of benchmarks.keys()) {
			const title = `${path}.${name}`;
			const on = [...items.get(title)?.sides ?? [], side];
			const benchmark = name.replace(/^Benchmark/, "");
			items.set(title, {
				title,
				benchmark,
				name,
				package: path,
				sides: on
			});
		}
	}
	return [...items.values()];
}
var SubBenchmarks = class {
	tried = /* @__PURE__ */ new Map();
	learn({ title, side }, parts) {
		this.tried.set(title, {
			...this.tried.get(title),
			[side]: parts
		});
	}
	of(item) {
		const tried = this.tried.get(item.title);
		const found = /* @__PURE__ */ new Map();
		for (const side of sides.filter((one) => item.sides.includes(one))) {
			const parts = tried?.[side] ?? [];
			if (parts.length === 0) return [item];
			for (const { name } of parts) found.set(name, [...found.get(name) ?? [], side]);
		}
		return [...found].map(([name, on]) => ({
			...item,
			title: titleOf(item.title, name),
			benchmark: name,
			pattern: patternForReported(name),
			sides: on
		}));
	}
};
function titleOf(title, name) {
	return `${title}${name.slice(name.indexOf("/"))}`;
}
async function tryParts(time, together, cpu, env, tryOne) {
	const { names, rows, overhead } = together;
	const naming = suffixContext(cpu, names, env);
	const parts = [];
	const known = /* @__PURE__ */ new Set();
	if (names.length < 2 || overhead > mostAlone * time * names.length) return [];
	for (const [index, reported] of names.entries()) {
		const { name } = sourceName(reported, naming);
		if (known.has(name) || !name.includes("/")) return [];
		known.add(name);
		const alone = await tryOne(patternForReported(name), reported);
		const row = rows[index];
		if (!alone || !row) return [];
		if (alone.overhead > mostAlone * time) return [];
		const firstTwo = alone.rows[0]?.firstTwo ?? null;
		parts.push({
			name,
			trial: {
				overhead: alone.overhead,
				rows: [{
					...row,
					firstTwo
				}]
			}
		});
	}
	return parts;
}
const mostAlone = mostOverhead / (1 - mostOverhead);
async function tryOut(bench, settings, target, attempt, launch = runProcess) {
	const once = (...long) => visit(bench, settings, target, attempt, launch, long);
	const { benchtime } = settings;
	const reading = await shortly(once, sixteenth(benchtime), target);
	const whole = secondsOf(benchtime);
	if (sixteenth(benchtime) === benchtime || whole === null && target.side === "base") return {
		reading,
		trial: null,
		parts: []
	};
	let parts = [];
	let probe;
	let trial = null;
	try {
		const run = async (time) => ({
			time,
			visit: (await once(`-test.benchtime=${time}`)).visit
		});
		let ran = await run(whole === null || isProbed(target, reading.visit) ? benchtime : quarter(benchtime));
		const isKnown = times(ran.visit).every(({ value }) => value >= (whole ?? 0));
		if (times(ran.visit).every(({ iterations }) => iterations === 1) && !isKnown && ran.time !== benchtime) ran = await run(benchtime);
		const { time, visit: long } = ran;
		probe = {
			short: reading.visit,
			long,
			two: null
		};
		if (whole !== null) {
			const seconds = secondsOf(time) ?? whole;
			const twice = async () => (await once("-test.benchtime=2x")).visit;
			const isSlowRow = (row) => isVisitedOnce(row, whole);
			const twos = times(long).some(isSlowRow) ? [] : [await twice(), await twice()];
			trial = trialOf(long, seconds, twos);
			const [two] = twos;
			if (target.side === "head" && two) probe = await byNumber(once, trial, whole, reading.visit, two) ?? probe;
			parts = await tryParts(whole, {
				...trial,
				names: times(long).map((one) => one.benchmark)
			}, settings.cpu, bench.env, (pattern, name) => tryAlone(bench, settings, {
				...target,
				pattern
			}, attempt, launch, {
				name,
				seconds,
				isSlow: times(long).some((row) => row.benchmark === name && isSlowRow(row))
			}));
		}
	} catch (error) {
		if (!(error instanceof SideFailed || error instanceof OutOfBudget)) throw error;
	}
	return {
		reading: {
			...reading,
			probe
		},
		trial,
		parts
	};
}
function isProbed({ side }, short) {
	const found = times(short);
	const isOne = new Set(found.map(({ benchmark }) => benchmark)).size === 1;
	return side === "head" && (!isOne || found.some(({ iterations }) => iterations < fewest / 16));
}
function isVisitedOnce({ iterations, value }, whole) {
	return iterations === 1 || 4 * value > whole;
}
async function byNumber(once, { rows }, whole, sixteenths, two) {
	const [row, ...others] = rows;
	if (!row || others.length > 0) return null;
	const fitting = Math.floor(row.iterations * whole / row.time);
	const iterations = fitting < fewest && areFree(sixteenths, two) ? 10 * fewest : fitting;
	if (iterations < fewest) return null;
	const { visit: short } = await once(`-test.benchtime=${Math.floor(iterations / 16)}x`, "-test.count=2");
	const { visit: long } = await once(`-test.benchtime=${iterations}x`);
	return {
		short,
		long,
		two
	};
}
function areFree(sixteenths, two) {
	if (!(times(sixteenths).length === 2 && times(sixteenths).every((one) => one.iterations === 1)) || sixteenths.processor === void 0 || two.processor === void 0) return false;
	return two.processor < 1.125 * sixteenths.processor;
}
const fewest = 32;
async function shortly(once, benchtime, { side }) {
	const time = `-test.benchtime=${benchtime}`;
	if (side === "base") return once(time);
	try {
		return await once(time, "-test.count=2");
	} catch (error) {
		if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
		return once(time).catch((again) => {
			throw again instanceof OutOfBudget ? error : again;
		});
	}
}
async function tryAlone(bench, settings, target, attempt, run, one) {
	const once = async (long) => (await visit(bench, settings, target, attempt, run, [`-test.benchtime=${long}`])).visit;
	const few = one.isSlow ? [await once("1x")] : [await once("2x"), await once("2x")];
	return few.every((ran) => times(ran).map(({ benchmark }) => benchmark).join() === one.name) ? trialOf(few[0], one.seconds, one.isSlow ? [] : few) : null;
}
function trialOf(long, time, twos) {
	const rows = times(long).map(({ benchmark, iterations, value }) => {
		const found = twos.flatMap((two) => firstTwoOf(two, benchmark) ?? []);
		return {
			time,
			iterations,
			seconds: value,
			firstTwo: found.length === 0 ? null : Math.min(...found)
		};
	});
	const operations = rows.reduce((sum, { seconds }) => sum + seconds, 0);
	const ramps = rows.reduce((sum, { iterations, seconds }) => sum + (2 * iterations - 1) * seconds, 0);
	const overhead = twos.length === 0 ? long.seconds - ramps : Math.min(...twos.map(({ seconds }) => seconds)) - 3 * operations;
	return {
		overhead: Math.max(0, overhead),
		rows
	};
}
function times({ measurements }) {
	return measurements.filter(({ unit, value, iterations }) => unit === "sec/op" && value > 0 && iterations > 0);
}
function firstTwoOf(two, benchmark) {
	const found = times(two).find((one) => one.benchmark === benchmark);
	return found ? found.iterations * found.value : null;
}
function sharedPlanFrom(seed) {
	return {
		plans: /* @__PURE__ */ new Map(),
		laidOut: /* @__PURE__ */ new Map(),
		seed
	};
}
function sharedPlanAs({ visits, laidOut }, seed) {
	const packages = /* @__PURE__ */ new Set([...visits.map((one) => one.package), ...laidOut]);
	return {
		plans: new Map(visits.map((one) => [`${one.package}.Benchmark${one.benchmark}`, one])),
		laidOut: new Map([...packages].map((path) => [path, laidOut.includes(path)])),
		seed
	};
}

// src/effects/machine/machine.ts
function observeMachine(root = "/") {
	const began = processorTimes(root);
	const load = loadOf(root);
	const processors = processorsOf(root);
	const still = {
		os: systemName(root),
		kernel: `${type()} ${release()}`,
		arch: arch(),
		...processors,
		memoryBytes: totalmem(),
		virtual: virtualOf(root),
		...clockOf(root),
		load
	};
	let first = null;
	return {
		measuring() {
			first ??= processorTimes(root);
		},
		done(perflock) {
			const stealBefore = first === null ? null : stolenShare(began, first);
			const steal = stolenShare(first ?? began, processorTimes(root));
			return {
				...still,
				loadAfter: loadOf(root),
				stealBefore,
				steal,
				perflock
			};
		}
	};
}
function processorsOf(root) {
	const info = textOf(root, "proc/cpuinfo") ?? "";
	const seen = cpus();
	return {
		cpu: /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || seen[0]?.model.trim() || "unknown",
		cores: info.match(/^processor\s*:/gm)?.length ?? seen.length
	};
}
function systemName(root) {
	return /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(root, "etc/os-release") ?? "")?.[1] || (process.platform === "win32" ? version() : type());
}
function loadOf(root) {
	const first = Number(textOf(root, "proc/loadavg")?.split(" ")[0] ?? NaN);
	return Number.isFinite(first) ? first : loadavg()[0] ?? 0;
}
function processorTimes(root) {
	const ticks = (/^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "")?.[1])?.split(" ").map(Number).slice(0, 8) ?? [];
	const stolen = ticks[7];
	return stolen === void 0 ? null : {
		all: ticks.reduce((sum, one) => sum + one, 0),
		stolen
	};
}
function stolenShare(before, after) {
	if (before === null || after === null || after.all <= before.all) return null;
	return Math.max(0, after.stolen - before.stolen) / (after.all - before.all);
}
function clockOf(root) {
	const governors = processorFolders(root).flatMap((folder) => textOf(root, `${folder}/cpufreq/scaling_governor`) ?? []);
	return {
		governor: [...new Set(governors)].sort().join(", ") || null,
		turbo: turboOf(root),
		smt: isOn(numberIn(root, "sys/devices/system/cpu/smt/active"))
	};
}
function turboOf(root) {
	const off = isOn(numberIn(root, "sys/devices/system/cpu/intel_pstate/no_turbo"));
	return off === null ? isOn(numberIn(root, "sys/devices/system/cpu/cpufreq/boost")) : !off;
}
function isOn(value) {
	return value === null ? null : value === 1;
}
const tolerance = .05;
function whyNotKept(percent, root) {
	const ranges = processorFolders(root).map((folder) => `${folder}/cpufreq`).map((folder) => {
		const [lowest, highest, least, most] = limits.map((name) => numberIn(root, `${folder}/${name}`));
		if (lowest == null || highest == null || least == null || most == null) return null;
		return {
			least,
			most,
			wanted: wantedFrequency(percent, lowest, highest, available(root, folder)),
			range: highest - lowest
		};
	});
	if (ranges.length === 0 || ranges.every((range) => range === null)) return "this machine does not let its frequency be set";
	return ranges.every((one) => one !== null && [one.least, one.most].every((limit) => Math.abs(limit - one.wanted) <= one.range * tolerance)) ? null : "the frequency did not change";
}
const limits = [
	"cpuinfo_min_freq",
	"cpuinfo_max_freq",
	"scaling_min_freq",
	"scaling_max_freq"
];
function available(root, folder) {
	return (textOf(root, `${folder}/scaling_available_frequencies`) ?? "").split(/\s+/).filter(Boolean).map(Number);
}
function wantedFrequency(percent, lowest, highest, steps) {
	const target = Math.trunc((highest - lowest) * percent / 100) + lowest;
	const sorted = [...steps].sort((one, other) => one - other);
	return sorted.reduce((closest, step) => Math.abs(target - step) < Math.abs(target - closest) ? step : closest, sorted[0] ?? target);
}
const hypervisors = [
	[/^Microsoft Corporation Virtual Machine/, "Hyper-V"],
	[/VMware/, "VMware"],
	[/VirtualBox|innotek/, "VirtualBox"],
	[/Parallels/, "Parallels"],
	[/Amazon EC2/, "Amazon EC2"],
	[/Google Compute Engine/, "Google Compute Engine"],
	[/Apple Virtualization/, "Apple Virtualization"],
	[/Xen/, "Xen"],
	[/KVM|QEMU|OpenStack|Bochs/, "KVM"]
];
const ofContainers = /docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(root) {
	const hypervisor = hypervisorOf(root);
	if (!isContainer(root)) return hypervisor;
	return hypervisor === null ? "container" : `container on ${hypervisor}`;
}
function hypervisorOf(root) {
	const says = ["sys_vendor", "product_name"].map((name) => textOf(root, `sys/class/dmi/id/${name}`) ?? "").join(" ");
	const named = hypervisors.find(([pattern]) => pattern.test(says))?.[1] ?? null;
	const flags = /^flags\s*:(.*)$/m.exec(textOf(root, "proc/cpuinfo") ?? "")?.[1];
	if (flags !== void 0 && !/ hypervisor( |$)/.test(flags)) return null;
	if (flags === void 0 && /\.metal/.test(says)) return null;
	if (named !== null || flags === void 0) return named;
	return textOf(root, "sys/hypervisor/type") === "xen" ? "Xen" : "hypervisor";
}
function isContainer(root) {
	if ([".dockerenv", "run/.containerenv"].some((path) => existsSync(join(root, path)))) return true;
	return ofContainers.test(textOf(root, "proc/1/cgroup") ?? "");
}
const ticks = 100;
function countOthers(root = "/", clock = () => performance.now() / 1e3) {
	const [before, began] = [busyWithOthers(root), clock()];
	return (apart) => {
		const [after, seconds] = [busyWithOthers(root), clock() - began];
		if (before === null || after === null || seconds <= 0) return null;
		return Math.max(0, (after - before) / ticks - apart) / seconds;
	};
}
function busyWithOthers(root) {
	const [, all] = /^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "") ?? [];
	const own = textOf(root, "proc/self/stat");
	if (all === void 0 || own === null) return null;
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = all.split(" ").map(Number);
	const ours = own.slice(own.lastIndexOf(")") + 2).split(" ").slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
	const busy = user + nice + system + irq + softirq - ours;
	return Number.isFinite(busy) ? busy : null;
}
const systemRoot = "/";
function textOf(root, path) {
	try {
		return readFileSync(join(root, path), "utf8").trim();
	} catch {
		return null;
	}
}
function numberIn(root, path) {
	const text = textOf(root, path);
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
function processorFolders(root) {
	const folder = "sys/devices/system/cpu";
	try {
		return readdirSync(join(root, folder)).filter((name) => /^cpu\d+$/.test(name)).map((name) => `${folder}/${name}`);
	} catch {
		return [];
	}
}

// src/core/change/reach.ts
function canProve({ measure, calibrate, go, setup }) {
	return go !== null && measure === "changed" && !calibrate && setup === null && !go.test;
}
function reach(folder, { differences, links }) {
	if (differences.some(({ isPlain }) => !isPlain)) return "yes";
	return differences.length > 0 && links.some((path) => isIn(folder, path)) || differences.some(({ path }) => !isOtherSource(folder, path)) ? "unknown" : "no";
}
function mayBeBuilt({ differences }) {
	return differences.some(({ path }) => !/(?:^|\/)LICENSE$|\.(?:md|rst|txt)$|^\.github\//.test(path));
}
function isOtherSource(folder, path) {
	const isData = path.split("/").some((part) => part === "testdata" || part.startsWith("_"));
	const own = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
	return path.endsWith(".go") && !isData && own !== folder;
}
function isIn(folder, path) {
	return folder === "." || path.startsWith(`${folder}/`);
}

// src/effects/git/checkout/switching.ts
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays, meanwhile) {
	const putGitInOrder = await guard(git, (path, content) => meanwhile?.configured(path, content));
	const root = trees[0]?.git.folder ?? git.folder;
	const links = {
		base: await readLinks(git, commits.base),
		head: await readLinks(git, commits.head)
	};
	const there = await readDifference(git, commits.base, commits.head);
	const ways = {
		base: wayTo("base", backwards(there)),
		head: wayTo("head", there)
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
	const content = {
		base: await readContent(git, commits.base),
		head: await readContent(git, commits.head)
	};
	const away = new TamperDetector(state, Number.POSITIVE_INFINITY);
	const headFile = await gitPath(git, "HEAD");
	let at = null;
	function wayTo(side, difference) {
		const [linksHere, linksThere] = [links[otherSide(side)], links[side]];
		const prefix = home.path === "" ? "" : `${home.path}/`;
		const switched = new Set(trees.filter((one) => one.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			loose: [...linksThere.keys()].map(decodePath).filter((link) => !switched.has(prefix + link))
		};
	}
	async function shownAt(side) {
		const { commit } = ways[side];
		return (await contentOf$1(headFile).catch(() => null))?.toString().trim() === commit ? commit : git.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
	}
	async function leave(side, way, entered) {
		folders[side] ??= foldersOf$1(tracked[side] ?? []);
		const known = {
			...way,
			folders: folders[side]
		};
		const shown = await shownAt(side);
		const isStray = shown !== null && shown !== ways[side].commit;
		if (isStray) meanwhile?.committed(git, side, shown);
		const leaving = await leavingSide(git, isStray ? await strayed(known, side, shown, entered) : known, handling);
		shelves[side] = await shelve(git, join(state, side), leaving, stays);
		away.leave(side, join(state, side));
		return timesToKeep(leaving, way, shelves[entered]);
	}
	async function strayed(way, side, shown, entered) {
		const brought = await readDifference(git, ways[side].commit, shown);
		const theirs = /* @__PURE__ */ new Set([
			...brought.changed,
			...brought.added,
			...brought.removed
		]);
		const isOwn = (path) => !theirs.has(path);
		const { changed, added, removed } = way.difference;
		const there = [...(await readLinks(git, shown)).keys()];
		return {
			...way,
			difference: {
				changed: changed.filter(isOwn),
				removed: removed.filter(isOwn),
				added: [...added.filter(isOwn), ...brought.removed]
			},
			lost: [...way.lost, ...there.filter((path) => !way.lost.includes(path) && !links[entered].has(path))]
		};
	}
	return {
		putGitInOrder,
		async leaveWithAll() {
			if (at !== null) await leave(at, {
				...ways[at],
				...nowhere
			}, at);
			at = null;
			return sides.map((side) => ({
				side,
				tree: home.path,
				folder: join(state, side),
				paths: shelves[side]?.found ?? []
			}));
		},
		async copyIgnored(ignored, copying) {
			for (const side of sides) {
				const there = new Set(await filesOfCommit(git, commits[side]));
				const moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
				away.leave(side, join(state, side));
			}
		},
		async enter(side) {
			await putBackLink(root, home);
			await putGitInOrder();
			if (at === side && await shownAt(side) === ways[side].commit) return;
			const way = at === side ? {
				...ways[side],
				...nowhere
			} : ways[side];
			const isFirst = tracked[side] === void 0;
			const times = at === null ? /* @__PURE__ */ new Map() : await leave(at, way, side);
			at = null;
			const since = beforeCheckout();
			await git.run([
				"checkout",
				"--force",
				"--detach",
				way.commit,
				"--"
			]).catch(async (error) => {
				throw await notCheckedOut(error, side, git.folder);
			});
			if (way.loose.length > 0) await updateSubmodules(git, way.loose);
			const entries = await refuseOtherContent(git, side, content[side], since);
			tracked[side] ??= new Set(entries.map(({ path }) => path));
			away.comeBack(side, join(state, side));
			const shelved = shelves[side];
			if (shelved) await unshelve(git, join(state, side), shelved, tracked[side]);
			if (isFirst && shelved && tracked[side].size > 0) {
				await git.run([
					"checkout",
					"--force",
					"HEAD",
					"--",
					"."
				]);
				await refuseOtherContent(git, side, content[side], since);
			}
			for (const [path, time] of times) putBackTime(git, path, time);
			at = side;
		}
	};
}
function backwards({ changed, added, removed }) {
	return {
		changed,
		added: removed,
		removed: added
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, there) {
	const own = /* @__PURE__ */ new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...there?.moved ?? []
	]);
	const kept = /* @__PURE__ */ new Map();
	for (const path of [...moved, ...deleted]) {
		const time = times.get(path);
		if (time !== void 0 && !own.has(path)) kept.set(path, time);
	}
	return kept;
}
function putBackTime(git, path, time) {
	const place = bytes(git.folder, path);
	if (statSync(place, { throwIfNoEntry: false })?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function updateSubmodules(git, paths) {
	if (await git.find([
		"config",
		"--get-regexp",
		"^submodule\\..*\\.url$"
	])) await git.run([
		"submodule",
		"update",
		"--recursive",
		"--force",
		"--",
		...paths
	]);
}
async function readContent(git, commit) {
	const listed = nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		commit
	]));
	return new Map(listed.map((entry) => {
		const tab = entry.indexOf("	");
		const [mode = "", , object = ""] = entry.slice(0, tab).split(" ");
		return [entry.slice(tab + 1), `${mode} ${object}`];
	}));
}
function beforeCheckout() {
	return Math.floor(Date.now() / 1e3) - 2;
}
async function refuseOtherContent(git, side, content, since) {
	const entries = await readIndex(git);
	const other = entries.find(({ path, mode, object }) => content.get(path) !== `${mode} ${object}`)?.path ?? (entries.length < content.size ? missingFrom(content, entries) : void 0);
	if (other !== void 0) throw notOfCommit(git, side, `${decodePath(other)} of ${side}`, "a tree or the commit");
	const written = entries.filter(({ mode, written }) => mode !== "160000" && written >= since);
	const damaged = await damagedAmong(git, new Set(written.map(({ object }) => object)));
	const first = written.find(({ object }) => damaged.has(object));
	if (first) throw notOfCommit(git, side, `${decodePath(first.path)} of ${side}`, `the object ${first.object}`);
	return entries;
}
function missingFrom(content, entries) {
	const there = new Set(entries.map(({ path }) => path));
	return [...content.keys()].find((path) => !there.has(path));
}
function notOfCommit(git, side, what, cause) {
	return new CouldNotMeasure(`${what} is not what its commit has: ${cause} in the git directory of ${git.folder} is damaged, or was written anew by a command that has run since ${side} was looked up. Nothing measured there would be ${side}'s. Let no command write into the objects of git, and clone the repository anew: it stays as it is.`);
}
const most = 2 ** 25;
async function damagedAmong(git, objects) {
	const damaged = /* @__PURE__ */ new Set();
	if (objects.size === 0) return damaged;
	const sizes = await git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: lines([...objects]) });
	let some = [];
	let size = 0;
	const look = async () => {
		for (const object of await damagedOf(git, some)) damaged.add(object);
		some = [];
		size = 0;
	};
	for (const line of sizes.split("\n")) {
		const [object = "", bytes = ""] = line.split(" ");
		if (bytes === "missing") continue;
		if (size + Number(bytes) > most) await look();
		some.push(object);
		size += Number(bytes);
	}
	await look();
	return damaged;
}
async function damagedOf(git, objects) {
	if (objects.length === 0) return [];
	const given = Buffer.from(await git.run(["cat-file", "--batch=%(objecttype) %(objectsize)"], { input: lines(objects) }), "latin1");
	let at = 0;
	return objects.filter((object) => {
		const end = given.indexOf("\n", at);
		const head = given.toString("latin1", at, end);
		const content = given.subarray(end + 1, end + 1 + Number(head.split(" ")[1]));
		at = end + content.length + 2;
		return hashOf(object.length, head, content) !== object;
	});
}
function hashOf(length, head, content) {
	return createHash(length === 40 ? "sha1" : "sha256").update(`${head}\0`).update(content).digest("hex");
}
function lines(objects) {
	return Buffer.from(`${objects.join("\n")}\n`);
}
function noteMeanwhile(state, console) {
	const place = `${state}-found-${Date.now()}`;
	const files = /* @__PURE__ */ new Map();
	const commits = /* @__PURE__ */ new Map();
	async function keepFiles({ side, tree, folder, paths }) {
		if (paths.length === 0) return;
		const to = join(place, side, tree);
		await mkdir(to, { recursive: true });
		await takeFrom(folder, paths, to);
		const shown = paths.slice(0, mostConcurrentEdits).map(decodePath).join(", ");
		const more = paths.length > mostConcurrentEdits ? ` and ${paths.length - mostConcurrentEdits} more` : "";
		console.warn(`Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`);
	}
	return {
		configured: (path, content) => files.set(path, content),
		committed: (git, side, sha) => commits.set(sha, {
			git,
			side
		}),
		async keep(shelves) {
			for (const shelf of shelves) await keepFiles(shelf);
			for (const [path, content] of files) {
				const kept = join(place, basename(path));
				await mkdir(place, { recursive: true });
				await replaceFile(kept, content);
				console.warn(`${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`);
			}
			for (const [sha, { git, side }] of commits) {
				if (await git.ask([
					"for-each-ref",
					"--count=1",
					"--contains",
					sha
				])) continue;
				const ref = `refs/benchgate/found/${sha.slice(0, 12)}`;
				await git.run([
					"update-ref",
					ref,
					sha
				]);
				console.warn(`A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`);
			}
		}
	};
}
const mostConcurrentEdits = 10;

// src/effects/git/checkout/checkout.ts
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, isWorkplace = false, signal } = {}) {
	await recoverCheckout(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const folder = await stateFolder(git);
	const findTrees = () => treesOf(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	let trees = await findTrees();
	let isBack = false;
	for (const submodule of trees.slice(1)) if (await recoverAlone(submodule.git, console)) isBack = true;
	if (isBack) trees = await findTrees();
	for (const tree of trees) await refuseReftables(tree.git);
	for (const tree of trees) await refuseUnfinished(tree.git);
	const taken = {
		journal: {
			phase: "shelving",
			...holder$1(),
			stash: null,
			ignoredFiles,
			hasPointers,
			isWorkplace,
			trees: trees.map((tree) => tree.home)
		},
		trees: []
	};
	const note = async (change) => {
		taken.journal = {
			...taken.journal,
			...change
		};
		await writeJournal(folder, taken.journal);
	};
	if (!await beginJournal(folder, taken.journal)) throw inUse(await readJournal(folder));
	if (isWorkplace) console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`);
	const meanwhile = isWorkplace ? noteMeanwhile(folder, console) : null;
	try {
		await takeReserve(folder);
		for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			ownStash
		]);
		const stash = created || null;
		if (created === null) console.info("git cannot make a stash entry of these changes, so there is no second copy of them");
		await note({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			ownStash,
			stash
		]);
		for (const [n, { git, home }] of trees.entries()) {
			const stashes = taken.trees[n]?.stashes.map(([sha]) => sha) ?? [];
			await hold(git, [
				home.sha,
				...home.sides,
				...stashes,
				...n === 0 && stash ? [stash] : []
			]);
		}
		const shown = [];
		const stays = staying(console);
		const copying = copyingFor(console, signal);
		for (const [n, tree] of trees.entries()) {
			const noted = taken.trees[n];
			if (tree.commits === null || !noted) continue;
			const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays);
			taken.trees[n] = {
				...noted,
				handling,
				shelved
			};
			const switched = await switching(tree, tree.commits, trees, handling, stays, meanwhile);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await switched.copyIgnored(ignored, copying);
			}
			shown.push(switched);
		}
		await note({ phase: "measuring" });
		return {
			async enter(side) {
				await refuseTakenAway(folder, taken.journal);
				await shown[0]?.enter(side);
				await Promise.all(shown.slice(1).map((one) => one.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const putInOrder = async () => {
					for (const one of shown) await one.putGitInOrder();
				};
				if (meanwhile && await isStillHeld(folder, taken.journal)) await keepFound(meanwhile, shown, console);
				await putBackCheckout(git, folder, console, taken, putInOrder);
			}
		};
	} catch (error) {
		await putBackCheckout(git, folder, console, taken);
		throw error;
	}
}
async function keepFound(meanwhile, shown, console) {
	try {
		const shelves = [];
		for (const one of shown) await one.putGitInOrder();
		for (const one of shown) shelves.push(...await one.leaveWithAll());
		await meanwhile.keep(shelves);
	} catch (error) {
		console.warn(`What was done in the checkout meanwhile could not all be kept: ${error.message}`);
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	const shelf = join(state, names.yours);
	const leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved);
	await writeNote(shelf, names.deleted, leaving.deleted);
	const staying = [];
	const { moved, deleted, ignored } = await shelve(git, shelf, leaving, (path, why) => {
		if (why.code === "ENAMETOOLONG") throw tooLong(path);
		staying.push(path);
		stays(path, why);
	});
	await refuseOverwriting(git, commits, staying);
	await writeNote(state, names.staying, staying);
	const { shared } = handling;
	if (shared) await writeNote(state, names.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			staying,
			shared: shared && {
				...shared,
				apart: ignored
			}
		}
	};
}
async function refuseOverwriting(git, commits, staying) {
	if (staying.length === 0) return;
	for (const side of sides) for (const path of await filesOfCommit(git, commits[side])) {
		const one = staying.find((one) => areNested(one, path));
		if (one !== void 0 && await lstatOrNull(bytes(git.folder, path))) throw new Misconfigured(`${decodePath(one)} cannot be moved, and ${side} has a file of its own at ${decodePath(path)}. Move it out of the checkout, or set checkout to "worktree".`);
	}
}
function tooLong(path) {
	return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${decodePath(path)}. Move the file out of the checkout, or set checkout to "worktree".`);
}
async function refuseReftables({ folder, find }) {
	if (/^reftable/i.test(await find(["config", "extensions.refStorage"]) ?? "")) throw new Misconfigured(`The repository in ${folder} keeps its refs as reftables, which Benchgate cannot put back after a run in place. Set checkout to "worktree".`);
}
async function refuseUnfinished(git) {
	const lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
	for (const [name, path] of await gitPaths(git, [...unfinished.keys()])) if (await lstatOrNull(path)) throw new Misconfigured(`A ${unfinished.get(name)} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new Misconfigured(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const unfinished = /* @__PURE__ */ new Map([
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
]);
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const gitFiles = await keepGitFiles(git, state);
	const stashes = await readOthersStashes(git);
	await writeNote(state, names.stashes, stashes);
	const none = {
		state,
		gitFiles,
		stashes,
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: false,
			staying: []
		}
	};
	if (commits === null) return none;
	const outline = await takeOutline(git, Object.values(commits));
	await writeNote(state, names.outline, outline);
	const shared = ignoredFiles === "shared" ? (await readStatus(git)).ignored : null;
	if (shared) await writeNote(state, names.shared, shared);
	const handling = {
		shared: shared && {
			paths: new Set(shared),
			apart: []
		},
		isSparse: await isSparse(git),
		staying: []
	};
	return {
		...none,
		outline,
		handling
	};
}
async function putBackCheckout(git, folder, console, taken, putGitInOrder = async () => {}) {
	await refuseTakenAway(folder, taken.journal).catch(async (error) => {
		await forgetStop(folder, taken.journal);
		throw error;
	});
	let lost;
	try {
		await makeRoom(folder, taken.journal.trees);
		await putGitInOrder();
		lost = await retryOnce(() => renewNotes(folder, taken));
		const restored = await retryOnce(() => restore(git, folder, console));
		const { journal } = taken;
		await forget(git, folder, console, {
			journal: {
				...journal,
				stash: lost.length === 0 ? restored?.journal.stash ?? null : null
			},
			stuck: restored?.stuck ?? []
		});
	} catch (error) {
		throw notPutBack(folder, error);
	}
	if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash));
}
async function refuseTakenAway(folder, own) {
	if (!await isStillHeld(folder, own)) throw new NotPutBack(`Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" puts them back.`);
}
async function renewNotes(folder, { journal, trees }) {
	const lost = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, names.yours);
		await writeNote(state, names.stashes, stashes);
		if (outline) await writeNote(state, names.outline, outline);
		await writeNote(state, names.staying, handling.staying);
		if (handling.shared) {
			await writeNote(state, names.shared, [...handling.shared.paths]);
			await writeNote(state, names.apart, handling.shared.apart);
		}
		if (shelved) {
			await writeNote(shelf, names.moved, shelved.moved);
			await writeNote(shelf, names.deleted, shelved.deleted);
			const path = Buffer.from(journal.trees[n]?.path ?? "").toString("latin1");
			for (const one of await missingFrom$1(shelf, shelved.moved)) lost.push(path === "" ? one : `${path}/${one}`);
		}
		await renewGitFiles(state, gitFiles);
	}
	await writeJournal(folder, journal);
	return lost;
}
function lossMessage(lost, stash) {
	const copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(decodePath).join(", ")}.${copy} Everything else is as it was.`;
}

// src/effects/measure/leftovers.ts
const variable = "BENCHGATE_RUN";
const patience = 5e3;
const mostRestless = 4;
const mostShown = {
	characters: 100,
	commands: 3
};
var Leftovers = class {
	marks = {
		command: newMark(),
		setup: newMark()
	};
	found = {
		command: /* @__PURE__ */ new Map(),
		setup: /* @__PURE__ */ new Map()
	};
	marked(env, kind) {
		return {
			...env,
			[variable]: this.marks[kind]
		};
	}
	get ended() {
		const kinds = {
			command: "left-running",
			setup: "setup-running"
		};
		return ["command", "setup"].flatMap((by) => {
			const lines = [...this.found[by].values()];
			const commands = [...new Set(lines)].slice(0, mostShown.commands);
			return lines.length === 0 ? [] : [{
				kind: kinds[by],
				count: lines.length,
				commands
			}];
		});
	}
	async end() {
		await endMarked([this.marks.command], (pid, command) => this.found.command.set(pid, command));
	}
	async endAll() {
		await this.end();
		await endMarked([this.marks.setup], (pid, command) => this.found.setup.set(pid, command));
	}
	[Symbol.asyncDispose]() {
		return this.endAll();
	}
};
function unmarked(env) {
	const { [variable]: _, ...others } = env;
	return others;
}
async function endMarked(marks, found) {
	const ends = Date.now() + patience;
	let killed = [];
	const others = othersTo(marks);
	const stopped = /* @__PURE__ */ new Set();
	let isSure = false;
	for (let restless = 0;;) {
		const { left, isQuiet } = lookFor(marks, others);
		const running = left.filter(({ pid }) => !stopped.has(pid));
		for (const { pid } of running) {
			signal(pid, "SIGSTOP");
			stopped.add(pid);
		}
		const mayEnd = running.length === 0 && (isSure || left.length === 0);
		isSure = running.length === 0;
		if (!mayEnd && Date.now() <= ends) continue;
		killed = killed.filter((pid) => isDying(pid) && contentOf(pid, "cmdline").length > 0);
		if (left.length + killed.length === 0 && (isQuiet || ++restless > mostRestless)) return;
		for (const { pid, isFirst } of left) {
			if (isFirst && !isDying(pid) && !isOfGo(pid)) found(pid, commandOf(pid));
			signal(pid, "SIGKILL");
		}
		killed = [.../* @__PURE__ */ new Set([...killed, ...left.map(({ pid }) => pid)])];
		if (Date.now() > ends) throw new CouldNotMeasure(`A process that was left running could not be ended: ${killed.map((pid) => `${commandOf(pid)} (${pid})`)[0] ?? ""}. It would disturb what is measured after it. Let the command end what it starts.`);
		if (killed.length > 0) await setTimeout$1(1);
	}
}
let known = null;
const numbersKeep = 1e3;
function othersTo(marks) {
	const [now, its] = [performance.now(), marks.join()];
	if (known?.marks !== its || now > known.until) known = {
		marks: its,
		others: /* @__PURE__ */ new Set(),
		until: now + numbersKeep
	};
	return known.others;
}
let silent = /* @__PURE__ */ new Set();
function lookFor(marks, others) {
	const all = pids();
	const ours = /* @__PURE__ */ new Set();
	const empty = /* @__PURE__ */ new Set();
	for (const pid of all) {
		if (others.has(pid)) continue;
		const environment = contentOf(pid, "environ");
		if (environment.length === 0) empty.add(pid);
		else if (marks.some((mark) => environment.includes(`${variable}=${mark}`))) ours.add(pid);
		if (!ours.has(pid) && (environment.length > 0 || silent.has(pid))) others.add(pid);
	}
	const isQuiet = [...empty].every((pid) => silent.has(pid)) && pids().join() === all.join();
	silent = /* @__PURE__ */ new Set([...empty, ...all.filter((pid) => silent.has(pid))]);
	if (ours.size === 0) return {
		left: [],
		isQuiet
	};
	const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
	for (let size = 0; size < ours.size;) {
		size = ours.size;
		for (const [pid, parent] of parents) if (ours.has(parent)) ours.add(pid);
	}
	return {
		left: [...ours].map((pid) => ({
			pid,
			isFirst: !ours.has(parents.get(pid) ?? 0)
		})),
		isQuiet
	};
}
function pids() {
	if (process.platform !== "linux") return [];
	return readdirSync("/proc").map(Number).filter((pid) => pid > 0);
}
const buffer = Buffer.alloc(2 ** 17);
function isOfGo(pid) {
	return contentOf(pid, "environ").includes("GO_TELEMETRY_CHILD=");
}
function contentOf(pid, name) {
	const path = `/proc/${pid}/${name}`;
	try {
		const file = openSync(path, "r");
		try {
			const size = readSync(file, buffer, 0, buffer.length, 0);
			return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path);
		} finally {
			closeSync(file);
		}
	} catch {
		return Buffer.alloc(0);
	}
}
function parentOf(pid) {
	const [, parent = 0] = /\) \w (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1")) ?? [];
	return Number(parent);
}
function isDying(pid) {
	const isPending = [...contentOf(pid, "status").toString("latin1").matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`)).some((bits) => (bits & killBit) !== 0n);
	const flags = /\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1"))?.[1];
	return isPending || flags === void 0 || (Number(flags) & exiting) !== 0;
}
const killBit = 1n << 8n;
const exiting = 1028;
function commandOf(pid) {
	const words = contentOf(pid, "cmdline").toString("utf8").split("\0").join(" ").trim();
	return printableName(words || contentOf(pid, "comm").toString("utf8").trim(), mostShown.characters);
}
function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch {}
}
function newMark() {
	return randomBytes(16).toString("hex");
}

// src/effects/measure/launcher.ts
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`;
const between = 250;
const grace = 2e3;
var Launcher = class Launcher {
	child;
	answers;
	env;
	folder;
	worked = 0;
	constructor(child, env, folder) {
		this.child = child;
		this.env = env;
		this.folder = folder;
		this.answers = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(given, folder) {
		if (process.platform === "win32") return null;
		const env = unmarked(given);
		const child = spawn("bash", [
			"--noprofile",
			"--norc",
			"-c",
			shell
		], {
			env,
			cwd: folder,
			detached: true,
			stdio: [...[
				"ignore",
				"ignore",
				"ignore",
				"pipe",
				"pipe",
				"pipe"
			]]
		});
		for (const stream of [child, ...child.stdio.slice(3)]) stream?.on("error", () => {});
		return new Launcher(child, env, folder);
	}
	async [Symbol.asyncDispose]() {
		for (const pipe of [3, 5]) this.pipe(pipe).end();
		if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== void 0) await new Promise((resolve) => this.child.once("exit", resolve));
	}
	async run({ file, args, cwd, env, signal, deadline, onOutput }) {
		if (signal.aborted) throw new Cancelled("cancelled");
		const [out, err] = [join(this.folder, "out"), join(this.folder, "err")];
		const redirected = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quoted(value)}`), ...[file, ...args].map(quoted)].join(" ")} < /dev/null > ${quoted(out)} 2> ${quoted(err)} 3<&- 4>&-`;
		const running = quoted(join(this.folder, "running"));
		const start = `${redirected} & echo $! > ${running}; echo $! >&4`;
		const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`;
		this.tell(`cd ${quoted(cwd)} && { ${start}; ${end}; } || echo none >&4`);
		const group = Number(await this.answer());
		if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`);
		const watch = new Watch(group, signal, deadline, [out, err], this.child);
		const status = Number(await this.answer().finally(() => watch.end()));
		const processor = await this.processor();
		watch.look();
		if (watch.isTooMuch) throw new CouldNotMeasure(tooMuch);
		if (signal.aborted) throw new Cancelled("cancelled");
		const [stdout, stderr] = [printedIn(out), printedIn(err)];
		for (const text of [stdout, stderr]) if (text.length > 0) onOutput(text);
		const tail = new LastLines();
		for (const text of [stdout, stderr]) tail.add(text);
		const { isLate } = watch;
		const text = {
			stdout: stdout.toString("utf8"),
			lastLines: tail.lines()
		};
		return {
			status: statusOf(status),
			isLate,
			...text,
			processor
		};
	}
	async processor() {
		await this.answer();
		const before = this.worked;
		this.worked = secondsIn(await this.answer());
		return this.worked - before;
	}
	tell(line) {
		this.pipe(3).write(`${line}\n`);
	}
	pipe(number) {
		return this.child.stdio[number];
	}
	async answer() {
		const { value, done } = await this.answers.next();
		if (done) throw new CouldNotStart("The shell that starts benchmarks has ended. Something may have killed it.");
		return value;
	}
};
var Watch = class {
	isLate = false;
	isTooMuch = false;
	timers = [];
	group;
	signal;
	files;
	shell;
	constructor(group, signal, deadline, files, shell) {
		this.group = group;
		this.signal = signal;
		this.files = files;
		this.shell = shell;
		signal.addEventListener("abort", this.abort, { once: true });
		if (signal.aborted) this.abort();
		const late = () => {
			this.isLate = true;
			this.stop("SIGQUIT");
		};
		this.timers.push(setTimeout(late, Math.min(Math.max(0, deadline - Date.now()), longestTimer)));
		this.timers.push(setInterval(() => this.look(), between));
	}
	look() {
		if (this.files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0).some((size) => size > mostOutput)) this.isTooMuch = true;
		if (this.isTooMuch) endGroup(this.group, "SIGKILL");
	}
	end() {
		for (const timer of this.timers) clearTimeout(timer);
		this.signal.removeEventListener("abort", this.abort);
		endGroup(this.group, "SIGKILL");
	}
	abort = () => this.stop("SIGTERM");
	stop(signal) {
		endGroup(this.group, signal);
		this.timers.push(setTimeout(() => endGroup(this.group, "SIGKILL"), grace));
		this.timers.push(setTimeout(() => this.shell.kill("SIGKILL"), 2 * grace));
	}
};
function printedIn(path) {
	let file = null;
	try {
		file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
		const there = fstatSync(file);
		if (there.isFile() && there.size <= mostOutput) {
			const text = Buffer.alloc(there.size);
			return text.subarray(0, readSync(file, text, 0, text.length, 0));
		}
	} catch {} finally {
		if (file !== null) closeSync(file);
	}
	rmSync(path, {
		recursive: true,
		force: true
	});
	throw new CouldNotMeasure("The command has removed the file that its output goes to, or put something in its place. Let it print its benchmarks, and leave that file alone.");
}
function endGroup(group, signal) {
	try {
		process.kill(-group, signal);
	} catch {}
}
function secondsIn(times) {
	return [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce((sum, [, minutes, whole, part]) => sum + 60 * Number(minutes) + Number(`${whole}.${part}`), 0);
}
function quoted(word) {
	return `'${word.replaceAll("'", `'\\''`).split("\n").join(`'$'\\n''`)}'`;
}
function statusOf(status) {
	if (status <= 128) return status;
	return Object.entries(constants$1.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
}

// src/effects/go/relinker.ts
var Relinker = class {
	relaying;
	settings;
	round = null;
	order = 0;
	files = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	known = [];
	unfit = /* @__PURE__ */ new Set();
	constructor(relaying, settings) {
		this.relaying = relaying;
		this.settings = settings;
	}
	async link(round, packages) {
		if (round !== this.round) {
			this.files = {
				base: /* @__PURE__ */ new Map(),
				head: /* @__PURE__ */ new Map()
			};
			this.order = orderOf(this.relaying.seed, round);
		}
		this.round = round;
		for (const path of packages) if (!this.known.includes(path)) this.known.push(path);
		await this.withoutTree(sides.flatMap((side) => this.missing(side, packages)));
		for (const side of sides) {
			const missing = this.missing(side, packages);
			if (missing.length === 0) continue;
			await this.relaying.enter(side);
			await this.itself(missing);
			const failure = await this.withGo(side, this.missing(side, packages));
			if (failure !== null) return failure;
		}
		return null;
	}
	fileOf(side, path, round) {
		return round === this.round ? this.files[side].get(path) : void 0;
	}
	missing(side, packages) {
		const { prepared, folder } = this.relaying;
		return packages.flatMap((path) => {
			const built = prepared[side].built.get(path);
			if (!built || this.files[side].has(path)) return [];
			return [{
				side,
				path,
				built,
				file: join(folder, side, `${this.known.indexOf(path)}-again.test`)
			}];
		});
	}
	withoutTree(missing) {
		return this.itself(missing.filter(({ built }) => built.linker?.code.hasC === false));
	}
	async itself(missing) {
		await mapParallel(missing, async ({ side, path, built: { linker }, file }) => {
			if (!linker || this.unfit.has(linker)) return;
			const { status } = await linkBinary(linker, this.relaying.around, file, this.order);
			if (status === 0) this.files[side].set(path, file);
			else this.unfit.add(linker);
		});
	}
	async withGo(side, missing) {
		const { go, root } = this.relaying.prepared[side];
		const builds = missing.map(({ built, file }) => {
			return {
				package: built.package,
				root,
				file,
				flags: [relinking(go.flags, this.order)]
			};
		});
		const failed = (await buildAtOnce(go, builds, this.settings)).find(({ status }) => status !== 0);
		if (failed) return failed.lastLines;
		for (const { path, file } of missing) this.files[side].set(path, file);
		return null;
	}
};

// src/effects/go/layouts.ts
var Layouts = class {
	given;
	chosen = null;
	second = null;
	isSecondLaid = false;
	round = 0;
	visited = /* @__PURE__ */ new Set();
	before = /* @__PURE__ */ new Set();
	constructor(given) {
		this.given = given;
	}
	get fromTheFirst() {
		return [...this.chosen ?? []];
	}
	get isAgain() {
		return this.isSecondLaid;
	}
	async again(packages, rounds) {
		this.second = {
			packages,
			rounds
		};
		this.isSecondLaid = true;
		await this.linkAgain(rounds[0] ?? 0, packages);
	}
	notAgain(rounds) {
		this.second = {
			packages: [],
			rounds
		};
		this.isSecondLaid = false;
	}
	async prepare(round, path) {
		if (this.second?.rounds.includes(round)) return this.linkAgain(round, this.second.packages);
		if (round !== this.round) [this.round, this.before, this.visited] = [
			round,
			this.visited,
			/* @__PURE__ */ new Set()
		];
		if (this.visited.has(path)) return;
		this.visited = /* @__PURE__ */ new Set([...this.visited, path]);
		if (this.chosen === null) return this.choose(round);
		if (!this.chosen.has(path)) return;
		const others = [...this.before].filter((one) => this.chosen?.has(one));
		const failure = await this.given.relay.link(round, [.../* @__PURE__ */ new Set([path, ...others])]);
		if (failure === null) return;
		this.chosen = /* @__PURE__ */ new Set();
		this.given.console.warn(`Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${failure}`);
	}
	fileOf(side, path, round) {
		return this.isLaid(path, round) ? this.given.relay.fileOf(side, path, round) : void 0;
	}
	isLaid(path, round) {
		const { second, chosen } = this;
		if (second?.rounds.includes(round)) return this.isSecondLaid && second.packages.includes(path);
		return chosen?.has(path) ?? false;
	}
	async choose(round) {
		const { packages, few = fewSeconds, decided = /* @__PURE__ */ new Map(), relay, console } = this.given;
		const found = [];
		let shortest = 0;
		for (const [path, measuring] of packages) {
			if (decided.get(path) === false) continue;
			const together = found.reduce((sum, { linking }) => sum + linking, shortest);
			if (!decided.has(path) && together > few && shortest > .15 * measuring) {
				found.push({
					path,
					linking: shortest,
					measuring
				});
				continue;
			}
			const began = performance.now();
			const failure = await relay.link(round, [path]);
			if (failure !== null) {
				console.info(`${path} cannot be laid out anew, so it runs the binaries that were built at first: ${failure}`);
				continue;
			}
			const linking = (performance.now() - began) / 1e3;
			shortest = found.length === 0 ? linking : Math.min(shortest, linking);
			found.push({
				path,
				linking,
				measuring
			});
		}
		const worth = new Set(selectRelinkable(found, few));
		for (const { path } of found) if (!decided.has(path)) decided.set(path, worth.has(path));
		this.chosen = new Set(found.flatMap(({ path }) => decided.get(path) ? path : []));
		if (this.chosen.size === 0) return;
		const seconds = found.filter(({ path }) => this.chosen?.has(path)).reduce((sum, one) => sum + one.linking, 0);
		console.info(`each round links the test binaries of ${this.chosen.size} of ${counted(packages.size, "package")} anew, with their code in another order (${seconds.toFixed(1)} s a round)`);
	}
	async linkAgain(round, packages) {
		const failure = this.isSecondLaid ? await this.given.relay.link(round, packages) : null;
		if (failure === null) return;
		this.isSecondLaid = false;
		this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${failure}`);
	}
};
function openLayouts(bench, settings, { seed: own, alike = sharedPlanFrom(own) }, folder, prepared, items, plans) {
	const planned = items.filter((item) => plans.isTried(item)).map((item) => [item, plans.of(item)]);
	const preparation = plainText(preparationLine(plans.all));
	if (preparation !== "") bench.console.info(preparation);
	const packages = measuringOf(planned, prepared, settings);
	const enter = (side) => bench.sides.enter(side);
	const { seed, laidOut } = alike;
	const relay = new Relinker({
		prepared,
		around: bench,
		folder,
		seed,
		enter
	}, settings);
	return new Layouts({
		relay,
		packages,
		decided: laidOut,
		console: bench.console
	});
}
function measuringOf(planned, prepared, { benchtime }) {
	const packages = /* @__PURE__ */ new Map();
	for (const [{ package: path, sides: on }, plan] of planned) {
		if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue;
		const time = plan ? roundSeconds({
			...plan,
			turns: turnsFor(plan.turns, [], 0)
		}) : 2 * (secondsOf(benchtime) ?? 0);
		packages.set(path, (packages.get(path) ?? 0) + time);
	}
	return packages;
}
function canRelay(prepared, path) {
	const built = sides.flatMap((side) => prepared[side].built.get(path) ?? []);
	return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay);
}

// src/core/go/test-log.ts
function usedFiles(log, folder) {
	const opened = /* @__PURE__ */ new Set();
	const stated = /* @__PURE__ */ new Set();
	let at = folder;
	for (const line of log.split("\n")) {
		const [verb = "", name = ""] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
		const path = resolved(at, name);
		if (verb === "chdir") at = path;
		if (verb === "open") opened.add(path);
		if (verb === "stat") stated.add(path);
	}
	return {
		opened,
		stated
	};
}
function usesAny({ opened, stated }, paths) {
	return paths.some((path) => opened.has(path) || stated.has(path) || foldersOf(path).some((one) => opened.has(one)));
}
function foldersOf(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join("/") || "/");
}
function resolved(folder, name) {
	const found = [];
	for (const part of (name.startsWith("/") ? name : `${folder}/${name}`).split("/")) if (part === "..") found.pop();
	else if (part !== "" && part !== ".") found.push(part);
	return `/${found.join("/")}`;
}

// src/effects/go/proven.ts
const noneProven = {
	packages: /* @__PURE__ */ new Set(),
	among: 0
};
async function prove({ change, console, env, sides, signal }, { base, head }, folder, run) {
	if (!base || !head || !change) return noneProven;
	const top = await sides.enter("head");
	if (mayBeBuilt(change) && (hasOverlay(env) || await hasIgnoredInputs(top, env))) return noneProven;
	const found = await provenPackages({
		base,
		head
	}, change, (one, paths) => readsNone(one, paths, {
		top,
		folder,
		signal,
		run
	}));
	const { packages, among } = found;
	if (packages.size > 0) console.info(`${packages.size} of ${among} packages build the same test binary on both sides, and their benchmarks read no file that differs: not measured (measure: all measures them)`);
	return found;
}
function hasOverlay({ GOFLAGS = "" }) {
	return /(^|\s)--?overlay\b/.test(GOFLAGS);
}
async function hasIgnoredInputs(top, env) {
	const args = [
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard",
		"--",
		...[
			"go",
			"a",
			"so",
			"o",
			"syso",
			"c",
			"h",
			"s"
		].map((ending) => `*.${ending}`)
	];
	return (await gitIn(top, env).run(args)).length > 0;
}
function benchmarksIn({ packages }, head) {
	return [...packages].flatMap((path) => [...head?.built.get(path)?.benchmarks.keys() ?? []].map((name) => ({
		benchmark: name.replace(/^Benchmark/, ""),
		package: path
	})));
}
async function provenPackages({ base, head }, change, readsNone) {
	const packages = /* @__PURE__ */ new Set();
	const paths = change.differences.map(({ path }) => path);
	const pairs = [...base.built].flatMap(([path, one]) => {
		const other = head.built.get(path);
		return other ? [{
			path,
			one,
			other
		}] : [];
	});
	for (const { path, one, other } of pairs) {
		const reached = reach(one.package.folder, change);
		if (reached === "yes" || !isSurroundedAlike(one, other) || !await isSame(one.file, other.file)) continue;
		if (reached === "no" || await readsNone(other, paths)) packages.add(path);
	}
	return {
		packages,
		among: pairs.length
	};
}
function isSurroundedAlike(one, other) {
	const seen = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain, benchmarks }) => JSON.stringify([
		folder,
		module,
		ofModule,
		cwd,
		env,
		toolchain,
		[...benchmarks]
	]);
	return one.toolchain !== null && seen(one) === seen(other);
}
const mostSeconds = 20;
function readsNone(built, paths, observing) {
	return keepingReads(observing.top, paths, () => runReadsNone(built, paths, observing));
}
async function runReadsNone({ file, cwd, env, benchmarks }, paths, { top, folder, signal, run = runProcess }) {
	const log = join(folder, "test-log");
	const names = [...benchmarks.keys()].map((name) => `^${name}$`);
	await rm(log, { force: true });
	await setUnread(top, paths);
	const { status, isLate, stdout } = await run({
		file,
		args: [
			"-test.paniconexit0",
			"-test.timeout=0",
			"-test.run=^$",
			`-test.bench=${names.join("|")}`,
			"-test.benchtime=1x",
			`-test.testlogfile=${log}`
		],
		cwd,
		env,
		signal,
		deadline: Date.now() + 1e3 * mostSeconds,
		onOutput() {}
	});
	const used = status === 0 && !isLate && /^PASS\r?$/m.test(stdout) ? await readFile(log, "utf8").catch(() => null) : null;
	if (used === null) return false;
	const all = paths.map((path) => join(top, path));
	if (usesAny(usedFiles(used, cwd), all) || all.some(wasRead)) return false;
	return changesWhenRead(all.find((path) => (fileAt(path)?.size ?? 0) > 0));
}
async function changesWhenRead(path) {
	if (path === void 0) return false;
	await readFile(path);
	return wasRead(path);
}
const largest = 2 ** 29;
async function isSame(one, other) {
	try {
		const [{ size }, { size: otherSize }] = await Promise.all([stat$1(one), stat$1(other)]);
		if (size !== otherSize || size > largest) return false;
		const [content, others] = await Promise.all([readFile(one), readFile(other)]);
		return content.equals(others);
	} catch {
		return false;
	}
}

// src/effects/go/go-driver.ts
var GoDriver = class GoDriver {
	isWarmedUp = true;
	canFilter = false;
	isEmpty;
	bench;
	settings;
	schedule;
	folder;
	isInShard;
	launcher;
	prepared = {};
	brokenOnBase = /* @__PURE__ */ new Map();
	reported = /* @__PURE__ */ new Map();
	left = /* @__PURE__ */ new Set();
	provenPackages = noneProven;
	plans;
	said;
	layouts = null;
	constructor(bench, settings, schedule, folder) {
		this.bench = bench;
		this.settings = settings;
		this.schedule = schedule;
		this.isEmpty = schedule.isInShard !== void 0;
		this.isInShard = schedule.isInShard ?? (() => true);
		this.plans = new VisitPlans(secondsOf(settings.benchtime), schedule.alike?.plans);
		this.folder = folder;
		this.said = new SaidWithout(bench);
		this.launcher = Launcher.open(bench.env, folder);
	}
	static async open(bench, settings, schedule, temporary = tmpdir()) {
		return new GoDriver(bench, settings, schedule, await mkdtemp(join(temporary, "benchgate-go-")));
	}
	async [Symbol.asyncDispose]() {
		await this.launcher?.[Symbol.asyncDispose]();
		await removeWhole(this.folder);
	}
	async prepare(side) {
		const { bench, settings, folder, brokenOnBase } = this;
		const prepared = await prepareSide(bench, side, settings, folder, brokenOnBase);
		const { built, broken } = prepared;
		const { base } = this.prepared;
		if (side === "base") this.brokenOnBase = onHead(broken, bench.moved);
		else if (base) this.prepared.base = underPathsOfHead(base, prepared, bench.moved);
		const [failed] = broken;
		if (failed && built.size === 0) throw this.nothingBuilt(...failed);
		this.prepared[side] = prepared;
		if (side === "head") {
			for (const [path, { why }] of this.prepared.base?.broken ?? []) if (!hasPackage(prepared, path)) this.leave(why);
		}
		this.provenPackages = await prove(bench, this.prepared, folder, this.run);
	}
	toolchain(side) {
		const built = [...this.prepared[side]?.built.values() ?? []];
		const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		const items = itemsOf(this.prepared);
		refuseIdle(this.settings, this.prepared, this.place);
		const { packages: proven } = this.provenPackages;
		if (items.length > 0) return items.filter((one) => !proven.has(one.package) && this.isInShard(one)).map((one) => ({
			...one,
			isChanged: this.isChanged(one.package)
		}));
		throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
	}
	get proven() {
		return benchmarksIn(this.provenPackages, this.prepared.head).filter(this.isInShard);
	}
	get lost() {
		const { base, head } = this.prepared;
		return [...base?.broken ?? []].filter(([path]) => head && hasPackage(head, path)).map(([path, failure]) => ({
			item: {
				title: path,
				benchmark: null,
				package: path,
				sides
			},
			failures: [failure, head?.broken.get(path) ?? []].flat()
		}));
	}
	parts(item) {
		return this.plans.parts(item);
	}
	async visit(item, side, attempt) {
		const { name, title, package: path, sides: on } = item;
		if (this.left.has(title)) return nothing();
		const built = this.prepared[side]?.built.get(path);
		const pattern = item.pattern ?? built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw new RangeError(`${title} has not been built on ${side}`);
		if (attempt.round > 0) await this.layOut(item, attempt.round);
		const began = performance.now();
		await this.bench.sides.enter(side);
		const entered = (performance.now() - began) / 1e3;
		const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file;
		const said = () => this.said.of(built);
		const target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern,
			said
		};
		try {
			const reading = attempt.round > 0 ? await this.visitAsPlanned(item, target, attempt) : await this.tryOut(target, attempt, entered);
			const names = reading.visit.measurements.map(({ benchmark }) => benchmark);
			this.reported.set(path, /* @__PURE__ */ new Set([...this.reported.get(path) ?? [], ...names]));
			return reading;
		} catch (error) {
			if (!(error instanceof SideFailed) || on.includes("head")) throw error;
			this.left.add(title);
			this.leave(error.why);
			return nothing();
		}
	}
	turns(item) {
		return this.plans.of(item)?.turns ?? 1;
	}
	get planned() {
		return this.plans.all;
	}
	get laidOut() {
		return this.layouts?.fromTheFirst ?? [];
	}
	async layOut(item, round) {
		const { package: path } = item;
		const layouts = await this.openLayouts();
		await layouts?.prepare(round, path);
		return layouts?.isLaid(path, round) ?? false;
	}
	get isRelaid() {
		return this.layouts?.isAgain ?? false;
	}
	async relay(items, rounds) {
		const packages = [...new Set(items.map((item) => item.package))];
		const { base, head } = this.prepared;
		const layouts = base && head && packages.every((path) => canRelay({
			base,
			head
		}, path)) ? await this.openLayouts() : null;
		this.bench.console.info(layouts === null ? "this Go cannot lay code out anew, so the second measurement runs the same binaries" : "each round links its test binaries anew, with their code in another order");
		if (layouts === null) this.layouts?.notAgain(rounds);
		else await layouts.again(packages, rounds);
	}
	binaries(benchmark, path) {
		const [base, head] = sides.map((side) => this.prepared[side]?.built.get(path ?? ""));
		if (!base || !head) return null;
		const reported = [...this.reported.get(path ?? "") ?? []];
		const args = argsForOne(this.settings, benchmark, reported, this.bench.env);
		return {
			base: {
				...base,
				args
			},
			head: {
				...head,
				args
			}
		};
	}
	get run() {
		const { launcher } = this;
		return launcher ? launcher.run.bind(launcher) : runProcess;
	}
	async tryOut(target, attempt, entered) {
		const { reading, ...tried } = await tryOut(this.bench, this.settings, target, attempt, this.run);
		this.plans.learn(target, tried, entered);
		return reading;
	}
	visitAsPlanned(item, target, attempt) {
		const plan = this.plans.of(item);
		const time = plan === null ? this.settings.benchtime : benchtimeOf(plan);
		return visit(this.bench, this.settings, target, attempt, this.run, [`-test.benchtime=${time}`]);
	}
	async openLayouts() {
		const { bench, settings, schedule, folder, plans } = this;
		const { base, head } = this.prepared;
		if (this.layouts || !base || !head) return this.layouts;
		const items = (await this.items()).flatMap((item) => this.parts(item));
		this.layouts = openLayouts(bench, settings, schedule, folder, {
			base,
			head
		}, items, plans);
		return this.layouts;
	}
	isChanged(path) {
		const folder = this.prepared.head?.built.get(path)?.package.folder;
		return (this.bench.change?.differences ?? []).some((one) => one.path.endsWith(".go") && dirname(one.path) === folder);
	}
	leave(why) {
		this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`);
	}
	nothingBuilt(path, failure) {
		const base = this.prepared.base?.broken.get(path);
		return base ? bothSidesError(failure, base) : failure;
	}
	get place() {
		return this.bench.workingDirectory.replace(/^\.$/, "the top folder");
	}
};
function onHead(ofBase, moved = /* @__PURE__ */ new Map()) {
	return new Map([...ofBase].map(([path, one]) => [moved.get(path) ?? path, one]));
}
function underPathsOfHead(base, head, moved = /* @__PURE__ */ new Map()) {
	const there = new Map([...moved].filter(([, path]) => head.built.has(path) || head.broken.has(path)));
	const built = [...base.built].map(([path, one]) => {
		const pathOnHead = there.get(path);
		return pathOnHead === void 0 ? [path, one] : [path, {
			...one,
			pathOnHead
		}];
	});
	return {
		...base,
		built: onHead(new Map(built), there),
		broken: onHead(base.broken, there)
	};
}

// src/effects/go/open-driver.ts
async function openDriver(bench, settings, temporary = tmpdir()) {
	const { go, run } = settings;
	if (go === null) return commandDriver(bench, run, settings);
	if (await isNoexec(temporary)) throw new Misconfigured(noexecText(temporary));
	return GoDriver.open(bench, go, settings, temporary);
}

// src/run/open-run.ts
async function openRun(inputs, around) {
	const { console, signal } = around;
	const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
	if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets or change how git works: ${withheld.join(", ")}`);
	await recover(join(around.folder, inputs.workingDirectory), env, console);
	const project = await findProject(around.folder, inputs, env);
	const git = gitIn(project.root, env);
	const { SSH_AUTH_SOCK: agent } = around.env;
	const fetching = agent === void 0 ? git : git.with({ SSH_AUTH_SOCK: agent });
	const remote = await origin(fetching, inputs.githubToken, around.server, signal);
	const base = inputs.base ?? (inputs.calibrate && around.event.pull === null ? "HEAD" : null);
	const resolved = await resolveRevisions(git, remote, {
		base,
		head: inputs.calibrate && inputs.head === "worktree" ? null : inputs.head,
		since: inputs.since,
		event: around.event,
		leftOut: {
			folder: join(project.root, project.settings.workingDirectory),
			globs: inputs.output
		}
	}, console);
	const commits = inputs.calibrate ? againstItself(resolved.base) : resolved;
	await remote.complete([commits.base.sha, commits.head.sha]);
	console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
	console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
	const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console);
	const entered = await overlay(git, commits, inputs.overlay);
	const suite = await suiteChanges(git, entered);
	const rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null;
	const accepted = newlyAccepted(inputs.accepted, rules);
	const { durations, ...part } = await openShard(inputs, around.folder, console);
	return {
		inputs,
		env,
		withheld,
		git,
		commits,
		entered,
		suite,
		rules,
		settings: {
			...project.settings,
			...settingsOf(limited(inputs, resolved)),
			accepted,
			durations
		},
		part,
		hasPointers,
		machine: observeMachine()
	};
}
function limited(inputs, { base }) {
	const { creep, threshold, ruleOut } = inputs;
	if (creep === null || !base.from.startsWith("since: ")) return inputs;
	return {
		...inputs,
		threshold: creep,
		ruleOut: Math.min(1, creep * (threshold > 0 ? ruleOut / threshold : 2))
	};
}
function takingOf({ git, env, hasPointers }, { signal, env: all, isWorkplace = false }) {
	const outside = (worktree) => sourcesOutside(git.folder, worktree, env);
	return {
		hasPointers,
		outside,
		signal,
		isWorkplace,
		temporary: all.RUNNER_TEMP
	};
}
function untouched({ commits, settings, suite, rules, machine }, console) {
	console.info("no file that `paths` names differs: not measured (measure: all measures it)");
	return {
		result: resultUntouched({
			commits,
			settings,
			suite,
			rules,
			toolchains: {
				base: null,
				head: null
			},
			machine: machine.done(null)
		}),
		samples: {
			base: "",
			head: ""
		}
	};
}
async function isUntouched(git, commits, { paths, measure, calibrate }) {
	if (paths.length === 0 || measure === "all" || calibrate) return false;
	return !await differAt(git, commits, paths);
}
function againstItself(base) {
	return {
		base,
		head: {
			sha: base.sha,
			from: "the same commit, as this is a calibration"
		}
	};
}

// src/effects/machine/perflock.ts
const holder = "echo held; read -r end || :";
async function holdPerflock(wish) {
	const { mode, governor, signal, console, patience = 1e4, root = "/" } = wish;
	if (mode === "off") return without(null);
	if (signal.aborted) throw new Cancelled("cancelled");
	const child = spawn("perflock", [
		flag(governor),
		"sh",
		"-c",
		holder,
		"benchgate"
	], {
		cwd: "/",
		env: { PATH: wish.env.PATH ?? "" },
		detached: process.platform !== "win32",
		stdio: "pipe"
	});
	const gone = ended(child);
	const refused = await held(child, gone, signal, console);
	if (signal.aborted) {
		child.kill("SIGTERM");
		await letGo(child, gone, patience);
		throw new Cancelled("cancelled");
	}
	if (refused !== null) {
		if (mode === "require") throw new Misconfigured(`perflock: "require" is set, but there is no lock (${refused}). ${advice}`);
		if (refused !== "perflock is not installed") console.info(`perflock: measuring without the lock (${refused})`);
		return without({
			held: false,
			governor: null,
			reason: refused
		});
	}
	const reason = governor === null ? null : whyNotKept(governor, root);
	if (reason !== null && mode === "require") {
		await letGo(child, gone, patience);
		throw new Misconfigured(`perflock: "require" has the lock, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	}
	if (reason !== null) console.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${reason}`);
	return holding(child, gone, {
		held: true,
		governor: reason === null ? governor : null,
		reason
	}, wish, patience);
}
const advice = "Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set \"perflock\" to \"auto\".";
function flag(governor) {
	return `-governor=${governor === null ? "none" : `${governor}%`}`;
}
function without(state) {
	return {
		state,
		async [Symbol.asyncDispose]() {}
	};
}
function holding(child, gone, wanted, { console }, patience) {
	let isReleased = false;
	let state = wanted;
	const look = () => {
		if (!isReleased && (child.exitCode !== null || child.signalCode !== null)) state = lost;
		return state;
	};
	return {
		get state() {
			return look();
		},
		async [Symbol.asyncDispose]() {
			if (look() === lost) console.warn(`${lost.reason}: another job may have measured at the same time.`);
			isReleased = true;
			if (await letGo(child, gone, patience)) return;
			console.warn("perflock did not end with the measurement, so it was sent a signal.");
			child.kill("SIGTERM");
		}
	};
}
const lost = {
	held: false,
	governor: null,
	reason: "perflock ended while measuring"
};
function held(child, gone, signal, console) {
	return new Promise((resolve) => {
		const { stdout, stderr } = child;
		const aborted = () => resolve("cancelled");
		const settle = (refused) => {
			signal.removeEventListener("abort", aborted);
			resolve(refused);
		};
		let said = "";
		stdout?.on("data", (chunk) => {
			said += chunk;
			if (said.startsWith("held\n")) settle(null);
		});
		let queue = "";
		const tell = (chunk) => {
			queue += chunk;
			const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue);
			if (first === null) return;
			const [, user, since, command] = first;
			console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`);
			stderr?.off("data", tell);
		};
		stderr?.on("data", tell);
		signal.addEventListener("abort", aborted, { once: true });
		if (signal.aborted) aborted();
		gone.then(settle);
	});
}
const drain = 200;
function ended(child) {
	let complaint = "";
	child.stdout?.setEncoding("utf8");
	child.stderr?.setEncoding("utf8").on("data", (chunk) => {
		complaint = (complaint + chunk).slice(-4096);
	});
	child.stdin?.on("error", () => {});
	return new Promise((resolve) => {
		child.on("error", (error) => resolve("code" in error && error.code === "ENOENT" ? notInstalled : error.message));
		child.on("exit", (code, endedBy) => {
			const why = () => {
				clearTimeout(timer);
				resolve(complaint.trim().split("\n").join("; ").slice(0, 200) || `it ended with ${code ?? endedBy}`);
			};
			const timer = setTimeout(why, drain);
			child.on("close", why);
		});
	});
}
async function letGo(child, gone, patience) {
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), patience);
	});
	child.stdin?.end();
	const isGone = await Promise.race([gone.then(() => true), late]);
	clearTimeout(timer);
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
	return isGone;
}

// src/effects/measure/side-environment.ts
const ofTools = /^(GOPATH|GOMODCACHE|JAVA_HOME|NVM_DIR|COREPACK_HOME|PNPM_HOME|PYENV_ROOT|NUGET_PACKAGES|DENO_DIR|NPM_CONFIG_STORE_DIR|YARN_CACHE_FOLDER|PLAYWRIGHT_BROWSERS_PATH|.*CACHE(_DIR)?|(CARGO|RUSTUP|VOLTA|GRADLE_USER|CONAN)_HOME|S?CCACHE_DIR)$/i;
function sideCommands(env, shown, console) {
	const { checkout, folder, workingDirectory, own } = shown;
	const intoSide = intoSideFor(env, checkout, folder);
	const moved = changedBy(intoSide, env);
	for (const name of Object.keys(moved)) if (ofTools.test(name)) delete moved[name];
	const names = Object.keys(moved).filter((name) => !/^(OLD)?PWD$|^GITHUB_/.test(name));
	if (names.length > 0) console.info(`commands find the folder of their own side where these variables name the checkout: ${names.toSorted().join(", ")}`);
	const all = {
		...env,
		...moved
	};
	const inSide = (command) => command === null ? null : intoSide(command);
	if (own === null) return {
		env: all,
		inSide
	};
	const targets = sharedTargets({
		root: folder,
		folder: resolve(folder, workingDirectory),
		env: all
	});
	const intoTarget = (text) => targets.reduce((before, { given, resolved, setting: { key } }) => [resolved, given].reduce((one, from) => withMovedPaths(one, from, own.at(key)), before), text);
	const set = targets.flatMap(({ setting: { key, variables } }) => variables.slice(0, 1).map((name) => [name, own.at(key)]));
	if (targets.length > 0) console.info(`cargo builds each side into a folder of its own, as both would share ${targets.map(({ resolved }) => resolved).join(" and ")}`);
	return {
		env: {
			...all,
			...changedBy(intoTarget, all),
			...Object.fromEntries(set),
			...own.variables(all)
		},
		inSide: (command) => command === null ? null : intoTarget(intoSide(command))
	};
}
function changedBy(change, env) {
	const changed = Object.entries(env).map(([name, value]) => [
		name,
		change(value),
		value
	]);
	return Object.fromEntries(changed.filter(([, text, value]) => text !== value).map(([name, text]) => [name, text]));
}
function intoSideFor(env, checkout, folder) {
	const isHome = env.HOME !== void 0 && `${env.HOME}${sep}`.startsWith(`${checkout}${sep}`);
	if (folder === checkout || isHome) return (text) => text;
	const roots = spellings(env, checkout);
	const isMoved = (path) => {
		const root = roots.find((one) => `${path}${sep}`.startsWith(`${one}${sep}`)) ?? checkout;
		const rest = relative(root, path);
		if (rest.startsWith("..")) return false;
		return !isThere(join(checkout, rest)) || isThere(join(folder, rest));
	};
	return (text) => roots.reduce((before, root) => withMovedPaths(before, root, folder, isMoved), text);
}
function spellings({ PWD = "", GITHUB_WORKSPACE = "" }, checkout) {
	const found = [checkout];
	for (const path of [PWD, GITHUB_WORKSPACE]) {
		const real = realOf(path);
		if (real === null || !`${real}${sep}`.startsWith(`${checkout}${sep}`)) continue;
		const below = relative(checkout, real);
		if (below === "" || path.endsWith(`${sep}${below}`)) found.push(below === "" ? resolve(path) : path.slice(0, -below.length - 1));
	}
	return [...new Set(found)].toSorted((a, b) => b.length - a.length);
}
function realOf(path) {
	try {
		return path === "" ? null : realpathSync(path);
	} catch {
		return null;
	}
}
function isThere(path) {
	return lstatSync(path, { throwIfNoEntry: false }) !== void 0;
}
const temporaryMode = 1023;
var OwnFolders = class OwnFolders {
	folder;
	place;
	console;
	shown = null;
	constructor(folder, console) {
		this.folder = folder;
		this.place = join(folder, "own");
		this.console = console;
	}
	static async open(temporary, checkout, console) {
		const root = await realpath(temporary).catch(() => null);
		if (root === null) throw new Misconfigured(`The folder for temporary files, ${temporary}, does not exist. Set TMPDIR (in a workflow, RUNNER_TEMP) to one that does.`);
		if (`${root}${sep}`.startsWith(`${await realpath(checkout)}${sep}`)) {
			console.info(`both sides use ${root} for temporary files, as it is in the checkout`);
			return null;
		}
		const folder = await mkdtemp(join(root, "benchgate-"));
		await chmod(folder, 457);
		return new OwnFolders(folder, console);
	}
	show(side) {
		if (this.shown === side) return;
		try {
			if (this.shown !== null && existsSync(this.place)) renameSync(this.place, join(this.folder, `of-${this.shown}`));
			this.shown = null;
			if (existsSync(join(this.folder, `of-${side}`))) renameSync(join(this.folder, `of-${side}`), this.place);
			mkdirSync(this.place, {
				recursive: true,
				mode: 457
			});
			if (!existsSync(this.temporary)) {
				mkdirSync(this.temporary);
				chmodSync(this.temporary, temporaryMode);
			}
			this.shown = side;
		} catch (error) {
			throw new CouldNotMeasure(`The folder for temporary files of ${side} could not be moved to ${this.place}: ${error.message}. The sides take turns there; let no benchmark move or remove it.`);
		}
	}
	get temporary() {
		return join(this.place, "tmp");
	}
	variables(env) {
		const others = [
			"TEMP",
			"TMP",
			"GOTMPDIR"
		].filter((name) => env[name] !== void 0);
		const temporary = Object.fromEntries(["TMPDIR", ...others].map((name) => [name, this.temporary]));
		return "PYTHONPYCACHEPREFIX" in env ? {
			...temporary,
			PYTHONPYCACHEPREFIX: this.at("pycache")
		} : temporary;
	}
	at(name) {
		return join(this.place, name);
	}
	async [Symbol.asyncDispose]() {
		await removeWhole(this.folder).catch((error) => this.console.warn(`${this.folder}, which this run made, could not be removed: ${error.message}`));
	}
};
function sharedTargets({ root, folder, env }) {
	return cargoSettings.flatMap((setting) => {
		const value = folderOf(setting, folder, env);
		return value !== null && isOutside(root, value.resolved) ? [{
			setting,
			...value
		}] : [];
	});
}
function folderOf({ key, variables }, cwd, env) {
	const named = variables.map((name) => env[name]).find((value) => value);
	if (named !== void 0) return {
		given: named,
		resolved: resolve(cwd, named)
	};
	for (const folder of configFolders(cwd, env)) for (const name of ["config", "config.toml"]) {
		const given = cargoBuildValue(textAt(join(folder, name)), key);
		if (given) return {
			given,
			resolved: resolve(dirname(folder), given)
		};
	}
	return null;
}
function configFolders(cwd, env) {
	const folders = [];
	for (let folder = cwd;; folder = dirname(folder)) {
		folders.push(join(folder, ".cargo"));
		if (dirname(folder) === folder) break;
	}
	const home = env.CARGO_HOME || (env.HOME ? join(env.HOME, ".cargo") : "");
	return home === "" ? folders : [...folders, resolve(cwd, home)];
}
function isOutside(root, path) {
	if (path.includes("{workspace-root}")) return false;
	const way = relative(root, path);
	return path.includes("{") || way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
}
function textAt(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
function measuringAgain(env, run, folders, console) {
	const runners = runnersOf(run, folders);
	for (const { name, env: set } of runners) console.info(`${name} runs its tasks at each visit, and replays none from its cache: ${Object.keys(set).join(", ")}`);
	return Object.assign({}, env, ...runners.map(({ env: set }) => set));
}
function runnersOf(text, folders) {
	const packages = [...new Set(folders)].map((folder) => textAt(join(folder, "package.json")));
	return taskRunners.filter(({ files, inPackage, named }) => named.test(text) || files.some((name) => folders.some((folder) => existsSync(join(folder, name)))) || inPackage !== void 0 && packages.some((one) => one.includes(inPackage)));
}

// src/run/run-resources.ts
async function withRunResources({ git, env, settings }, { console, signal, withhold, isOurs = false, env: { RUNNER_TEMP } }, take, measure) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { perflock, governor, checkout: mode } = settings;
		const lock = _usingCtx$1.a(await holdPerflock({
			mode: perflock,
			governor,
			env,
			signal,
			console
		}));
		_usingCtx$1.a(await withhold?.(git));
		const kept = _usingCtx$1.a(await KeptGit.of(git, console, {
			isPuttingBack: isOurs,
			withHead: mode === "worktree"
		}));
		const checkout = _usingCtx$1.a(await take());
		const own = _usingCtx$1.a(await OwnFolders.open(checkout.beside ?? (RUNNER_TEMP || tmpdir()), git.folder, console));
		const leftovers = _usingCtx$1.a(new Leftovers());
		const measured = await measure({
			checkout: {
				...checkout,
				enter(side) {
					own?.show(side);
					return checkout.enter(side);
				}
			},
			own,
			leftovers,
			lock: lock.state
		});
		await leftovers.endAll();
		checkout.refuseChanged?.();
		return {
			measured,
			noticed: [...leftovers.ended, await kept.end()]
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function onSides({ git, env, settings }, held, { console }) {
	const { leftovers, own } = held;
	const sides = { async enter(side) {
		await leftovers.end();
		return held.sides.enter(side);
	} };
	const { workingDirectory, setup, run } = settings;
	const folder = await sides.enter("head");
	const shown = {
		checkout: git.folder,
		folder,
		workingDirectory,
		own
	};
	const commands = sideCommands(env, shown, console);
	const again = measuringAgain(commands.env, run, [folder, join(folder, workingDirectory)], console);
	return {
		sides,
		setup: commands.inSide(setup),
		run: commands.inSide(run),
		env: leftovers.marked({
			...again,
			...unreadByGit
		}, "command"),
		setupEnv: leftovers.marked({
			...commands.env,
			...unreadByGit
		}, "setup"),
		checkout: settings.checkout === "worktree" ? git.folder : null
	};
}

export { EmptyShard, FailureCounts, GoDriver, LeaderFollower, Leftovers, OutOfBudget, SharedInstalls, bothSidesError, budgetError, canProve, canSkipReading, countOthers, editableIn, endedOtherwise, fileAt, firstOfEachSide, inLines, isBuildFile, isProductOf, isRowOfFailed, isSource, isUntouched, keepsReadTimes, lostOf, measuredSources, numberIn, observeMachine, onSides, openDriver, openRun, passesUnmeasured, processorFolders, readOutput, readsObjects, refuseTracked, removeOutput, retryError, roundSeconds, runProcess, runScript, setUnread, settleIndex, sharedFolders, sharedImage, sharedPlanAs, sharedPlanFrom, takeCheckout, takeWorktrees, takingOf, textOf, timeoutError, unreadCode, untouched, wasRead, withMethods, withRunResources };