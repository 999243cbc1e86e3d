import { a as parseEvents, i as getScalarValue, n as SCALAR_STYLE, r as YAMLException, t as EVENT_ID } from "./libraries.js";
import { d as Misconfigured, l as Cancelled, o as visible, u as CouldNotMeasure } from "./escape.js";
import { I as usualDirection, N as isCounted, T as formatRatio } from "./formats.js";
import { a as nulSeparated, f as standing, l as contentOf, n as gitIn, o as readable, r as gitPath, u as isFolder } from "./git.js";
import { i as usualRules, r as ruleTexts, t as ruleAt } from "./rules-file.js";
import { h as isPlaceUnquoted, i as goNames, l as usualOf, m as isFilterUnquoted, t as commandNames, u as valuesOf, x as refused } from "./table.js";
import { t as recover, x as parentsOf } from "./recover.js";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { arch, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { mkdtemp, open, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { randomInt } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { StringDecoder } from "node:string_decoder";
// src/core/judge/unmatched.ts
function unmatched(series, side) {
	const other = side === "base" ? "head" : "base";
	const name = (one) => JSON.stringify([one.package, one.benchmark]);
	const elsewhere = new Set(series.filter((one) => has(one[other])).map(name));
	const found = new Map();
	for (const one of series) {
		if (has(one[other])) continue;
		const { benchmark, package: path, unit } = one;
		if (elsewhere.has(name(one))) found.set(`${name(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else found.set(name(one), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...found.values()];
}
function isMatched({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/judge/least-rounds.ts
function leastRounds(comparisons, { alpha, deltaTest, correction }) {
	if (deltaTest === "none") return 1;
	if (deltaTest === "ttest") return 2;
	return Math.max(8, Math.ceil(1 + Math.log2((correction === "none" ? 1 : Math.max(1, comparisons)) / alpha)));
}
function tooFewRounds(settings, comparisons) {
	const least = leastRounds(comparisons, settings);
	return settings.count >= least ? null : {
		kind: "too-few-rounds",
		comparisons,
		least
	};
}
function couldFail(series) {
	const { unit, rule } = series;
	return (rule.better !== void 0 ? rule.better : usualDirection(unit)) !== null && rule.assume !== "exact" && !isCounted(unit) && isMatched(series);
}
// src/core/model/machine.ts
const notInstalled = "perflock is not installed";
const mostLoad = .5;
const following = /powersave|ondemand|conservative|schedutil/;
function noisyMachine(machine) {
	const { virtual, governor, turbo, load, cores, perflock } = machine;
	if (virtual !== null && virtual !== "container") return null;
	const isBusy = load > cores * mostLoad;
	const clock = !(perflock?.held === true && perflock.governor !== null) && (turbo === true || following.test(governor ?? ""));
	return isBusy || clock ? {
		kind: "noisy-machine",
		load: isBusy ? load : null,
		clock
	} : null;
}
// src/core/words/refusal.ts
function errorOf(refusal, settings) {
	return refusal.kind === "too-few-rounds" ? tooFewRoundsError(refusal, settings) : nothingMeasuredError(refusal, settings);
}
function tooFewRoundsError({ comparisons, least }, { count, alpha, correction }) {
	const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : "";
	return new Misconfigured(`count: ${count} ${count === 1 ? "round is" : "rounds are"} too few for alpha ${alpha}${family}: the gate could hardly ever fail. Set count to at least ${least}.`);
}
function nothingMeasuredError({ on }, { run, go }) {
	return new CouldNotMeasure(`Nothing was measured ${on === "either" ? "on either side" : "on head, though base has benchmarks"}: no benchmark was reported.${go === null ? " Let the command print its results, or name its files with \"output\"." : ""} Command: ${run}`);
}
// src/core/inputs/inputs.ts
function inputsFrom(read, random) {
	const values = valuesOf(read);
	const { packages, bench, benchtime, cpu, benchmem, tags, goFlags, test, rules, ...others } = values;
	const inputs = {
		...others,
		go: {
			packages,
			bench,
			benchtime,
			cpu,
			benchmem,
			tags,
			goFlags,
			test
		},
		seed: values.seed ?? random(),
		ruleOut: ruleOut(read("rule-out").trim(), values)
	};
	const few = tooFewRounds(inputs, 1);
	if (few) throw tooFewRoundsError(few, inputs);
	refuseQuotedFilter(inputs);
	refuseSharedFiles(inputs);
	refuseUnused(inputs, read);
	return inputs;
}
function settingsOf(inputs) {
	const { run, go, checkout, workingDirectory, base, head, ...others } = inputs;
	const { comment, commentId, githubToken, trustHead, results, ...settings } = others;
	return settings;
}
function ruleOut(text, { threshold, ruleOut: given }) {
	if (given === null) return Math.min(1, 2 * threshold);
	if (given >= threshold) return given;
	throw refused("rule-out", text, `a worsening from the threshold on (${formatRatio(threshold)})`);
}
function refuseUnused({ run }, read) {
	const isSet = (name) => !["", usualOf(name)].includes(read(name).trim());
	const unused = (run === null ? commandNames : goNames).find(isSet);
	if (unused === void 0) return;
	const said = `${unused}: "${read(unused).trim()}" has no effect`;
	throw new Misconfigured(run === null ? `${said} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.` : `${said} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`);
}
function refuseQuotedFilter({ run, filter }) {
	if (run === null || filter === null) return;
	if (!isFilterUnquoted(filter)) throw new Misconfigured(`filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
	if (!isPlaceUnquoted(run)) throw new Misconfigured("run: \"{filter}\" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.");
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout !== "worktree" || ignoredFiles !== "shared") return;
	throw new Misconfigured("ignored-files: \"shared\" does not work with \"checkout: worktree\", where each side has a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}
// src/effects/inputs/inputs.ts
function readInputs(read) {
	return inputsFrom(read, () => randomInt(2 ** 32));
}
// src/effects/inputs/rules-yaml.ts
const flat = "Write one line for each input, as \"threshold: 3%\"; an input with several values takes a list.";
function rulesIn(path, text) {
	const lineAt = lineCounter(text);
	const refuse = (position, why) => new Misconfigured(`${ruleAt(path, position < 0 ? null : lineAt(position))}: ${why}`);
	const events = eventsOf(path, text);
	for (const event of events) refuseSpecial(event, text, refuse);
	const documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
	if (documents > 1) throw refuse(-1, `it holds ${documents} YAML documents. Leave one, without "---" after it.`);
	const [, root, ...inside] = events;
	if (root === void 0 || root.type === EVENT_ID.POP) return [];
	if (root.type === EVENT_ID.SCALAR && writtenIn(root, text) === null) return [];
	if (root.type !== EVENT_ID.MAPPING) throw refuse(startOf(root), `it is not a mapping of inputs. ${flat}`);
	const entries = [];
	for (let i = 0; i < inside.length;) {
		const key = inside[i];
		if (key === void 0 || key.type === EVENT_ID.POP) break;
		if (key.type !== EVENT_ID.SCALAR) throw refuse(startOf(key), `a key is not a plain word. ${flat}`);
		const end = endOfValue(inside, i + 1);
		const value = inside.slice(i + 1, end);
		const name = writtenIn(key, text) ?? "";
		const [first] = value;
		const nested = value.find((one, n) => one.type === EVENT_ID.MAPPING || n > 0 && one.type === EVENT_ID.SEQUENCE);
		if (nested !== void 0) throw refuse(startOf(nested), `${name.slice(0, 60)}: its value is nested. ${flat}`);
		const values = value.filter((one) => one.type === EVENT_ID.SCALAR).map((one) => writtenIn(one, text));
		entries.push({
			key: name,
			value: first?.type === EVENT_ID.SEQUENCE ? values : values[0] ?? null,
			line: lineAt(key.valueStart)
		});
		i = end;
	}
	return entries;
}
function eventsOf(path, text) {
	try {
		return parseEvents(text, { maxDepth: 8 });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { reason, mark } = error;
		const at = ruleAt(path, mark === void 0 ? null : mark.line + 1);
		throw new Misconfigured(`${at}: not valid YAML (${visible(reason).slice(0, 200)}). ${flat}`);
	}
}
function refuseSpecial(event, text, refuse) {
	if (event.type === EVENT_ID.DOCUMENT && event.directives.length > 0) throw refuse(-1, "YAML directives (\"%\") are not accepted. Remove them.");
	if (event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return;
	if (event.anchorStart >= 0) {
		const what = event.type === EVENT_ID.ALIAS ? "a YAML alias (\"*\")" : "a YAML anchor (\"&\")";
		throw refuse(event.anchorStart, `${what} is not accepted. Write the value out; quote one that begins so.`);
	}
	if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
		const tag = visible(text.slice(event.tagStart, event.tagEnd)).slice(0, 60);
		throw refuse(event.tagStart, `the YAML tag "${tag}" is not accepted. Leave it out; quote a value that begins with "!".`);
	}
}
function endOfValue(events, from) {
	let depth = 0;
	for (let i = from; i < events.length; i++) {
		const type = events[i]?.type;
		if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) depth++;
		if (type === EVENT_ID.POP) depth--;
		if (depth === 0) return i + 1;
	}
	return events.length;
}
function writtenIn(scalar, text) {
	if (scalar.valueStart < 0) return null;
	const value = getScalarValue(text, scalar);
	return scalar.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL|)$/.test(value) ? null : value;
}
function startOf(event) {
	if (event.type === EVENT_ID.SCALAR) return event.valueStart;
	return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : -1;
}
function lineCounter(text) {
	return (position) => (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}
// src/effects/inputs/rules-file.ts
async function findRules(given, { folder, env, console }) {
	const directory = given("working-directory").trim();
	const found = await recover(join(folder, directory), env, console);
	const none = noRules(folder, given("rules").trim() || ".github/benchgate.yml");
	if (found === null) return none;
	const rules = await readRules(found.checkout, given("rules").trim());
	return rules === null ? none : behind(given, rules, found.checkout, folder);
}
function noRules(folder, path = usualRules) {
	return {
		file: null,
		path,
		texts: {},
		inputs: {},
		folder,
		lines: {}
	};
}
function behind(given, rules, root, folder) {
	return {
		...added(rules, given),
		file: rules.file,
		path: given("rules").trim() || ".github/benchgate.yml",
		texts: rules.inputs,
		folder: given("working-directory").trim() === "" ? root : folder
	};
}
function readInputsWith({ file, inputs, lines }, given) {
	try {
		return readInputs((name) => given(name).trim() || (inputs[name] ?? ""));
	} catch (error) {
		if (!(error instanceof Misconfigured) || file === null) throw error;
		const [, line = null] = Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? [];
		throw line === null ? error : new Misconfigured(`${ruleAt(file, line)}: ${error.message}`);
	}
}
const ofTheCommand = new Set([...commandNames, ...goNames]);
function added({ inputs, lines }, given) {
	const isGiven = (name) => given(name).trim() !== "";
	const isOther = isGiven("run");
	const kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isGiven(name) && !(isOther && ofTheCommand.has(name))));
	return {
		inputs: kept(inputs),
		lines: kept(lines)
	};
}
const mostBytes = 65536;
async function readRules(root, path) {
	const name = path || ".github/benchgate.yml";
	const found = await textIn(root, name, path !== "");
	if (found !== null) return {
		...ruleTexts(name, rulesIn(name, found.text)),
		file: found.file
	};
	const other = usualRules.replace(/yml$/, "yaml");
	if (await standing(join(root, other))) throw new Misconfigured(`${other} is not read. Rename it to ${usualRules}, or set "rules" to it.`);
	return null;
}
async function textIn(root, path, isNamed) {
	const inside = isNamed ? "Give a path from the top folder of the repository, such as" : "Leave it out, or have";
	const refuse = (why, advice) => new Misconfigured(`rules: "${path}" ${why}. ${advice}`);
	const toFix = `${inside} "${usualRules}".`;
	if (isAbsolute(path) || path.split(/[\\/]/).includes("..")) throw refuse("is not accepted", toFix);
	if (!await standing(join(root, path))) {
		if (!isNamed) return null;
		throw refuse(`does not exist in ${root}`, `${toFix} It is read from what is checked out.`);
	}
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const top = await realpath(root);
			const real = await realpath(join(root, path));
			if (!real.startsWith(top.endsWith(sep) ? top : `${top}${sep}`)) throw refuse("is a link out of the repository", "Put the file itself there.");
			if (!(await standing(real))?.isFile()) throw refuse("is not a plain file", "Put one there.");
			const { bytesRead, buffer } = await _usingCtx$1.a(await open(real, "r")).read(Buffer.alloc(65537), 0, 65537, 0);
			if (bytesRead > 65536) throw refuse(`is larger than ${mostBytes / 1024} KiB`, "It holds inputs of the Action only.");
			const text = new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead));
			return {
				file: relative(top, real).replaceAll(sep, "/"),
				text
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		if (error instanceof Misconfigured) throw error;
		throw refuse(error instanceof TypeError ? "is no UTF-8 text" : `cannot be read (${error.message})`, "Fix it, or allow this user to read it.");
	}
}
// src/effects/git/revisions/shallow.ts
async function isShallow(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(git, fetching) {
	const path = await gitPath(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const cut = added.length === 0 ? new Set() : await cutOff(git, before, added);
	if (cut.size > 0) await replace(path, now.filter((sha) => !cut.has(sha)));
	return result;
}
async function cutOff(git, before, added) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		const file = join(folder, "shallow");
		await writeFile(file, textOf$1(before));
		const cut = new Set();
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
		await writeFile(lock, textOf$1(lines), { flag: "wx" });
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
function textOf$1(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
// src/effects/measure/process.ts
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20;
const mostHandedOn = 256 * 2 ** 20;
const tooMuch = tooMuchFor(mostOutput);
const longestTimer = 2 ** 31 - 1;
const grace = 2e3;
const drain = 200;
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
		const tail = new Tail();
		const hear = (chunk) => {
			size += chunk.length;
			if (size > most) endGroup(child, "SIGKILL");
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
			endGroup(child, "SIGTERM");
			kill = setTimeout(() => endGroup(child, "SIGKILL"), grace);
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
			endGroup(child, "SIGKILL");
			child.stdio[3]?.destroy();
			const release = () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			};
			letGo = setTimeout(release, kill ? drain : grace);
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
function endGroup(child, signal) {
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
var Tail = class {
	text = Buffer.alloc(0);
	add(chunk) {
		this.text = Buffer.concat([this.text, chunk]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
// src/core/go/go-command.ts
function buildFlags({ tags }) {
	return tags === null ? [] : [`-tags=${tags}`];
}
function measureFlags({ benchmem, cpu }) {
	return [...benchmem ? ["-test.benchmem"] : [], ...cpu === null ? [] : [`-test.cpu=${cpu}`]];
}
function goCommand(settings) {
	const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings;
	return [
		"go",
		"test",
		...goFlags,
		...tags === null ? [] : ["-tags", tags],
		"-run",
		"^$",
		"-bench",
		bench,
		"-benchtime",
		benchtime,
		...benchmem ? ["-benchmem"] : [],
		...cpu === null ? [] : ["-cpu", cpu],
		...packages
	].map(quoted).join(" ");
}
function quoted(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
// src/effects/go/benchmark-folders.ts
async function foldersWithBenchmarks(git) {
	const args = [
		"grep",
		...[
			"--untracked",
			"--full-name",
			"--name-only",
			"--no-color",
			"-z"
		],
		"--extended-regexp",
		"-e",
		"^[[:space:]]*func[[:space:]]+Benchmark"
	];
	const files = (await git.ask([
		...args,
		"--",
		"*_test.go"
	]) ?? "").split("\0").filter((file) => file !== "");
	return [...new Set(files.map((file) => join(readable(file), "..")))].sort();
}
// src/effects/go/sources-outside.ts
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g;
const used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm;
async function sourcesOutside(user, git, { GOWORK }) {
	const found = new Set();
	const files = nulSeparated(await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod",
		"go.work",
		"**/go.work"
	]));
	for (const file of files) {
		const path = resolve(git.folder, readable(file));
		for (const target of await targetsIn(path)) found.add(relative(git.folder, target));
	}
	const workspace = GOWORK === "off" || files.includes("go.work") ? null : await workspaceAbove(user);
	if (workspace !== null) for (const target of [
		workspace,
		`${workspace}.sum`,
		...await targetsIn(workspace)
	]) found.add(relative(user, target));
	return [...found].filter(isOutside);
}
function whyInPlace(outside, { GOWORK }) {
	if (GOWORK !== void 0 && GOWORK !== "" && GOWORK !== "off") return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`;
	const around = outside.find((path) => path.split(sep).every((part) => part === ".."));
	return around === void 0 ? null : `it is built from a module in a folder around the checkout (${around})`;
}
async function targetsIn(path) {
	const text = (await readFile(path, "utf8").catch(() => "")).replace(/\/\/.*$/gm, "");
	return (path.endsWith("go.work") ? [replaced, used] : [replaced]).flatMap((pattern) => [...text.matchAll(pattern)]).map(([, target = ""]) => resolve(dirname(path), target));
}
function isOutside(path) {
	return path.split(sep)[0] === ".." || isAbsolute(path);
}
async function workspaceAbove(root) {
	for (let folder = dirname(root);; folder = dirname(folder)) {
		if (await standing(join(folder, "go.work"))) return join(folder, "go.work");
		if (folder === dirname(folder)) return null;
	}
}
// src/effects/inputs/project.ts
async function findProject(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is not a folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = gitIn(directory, env);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new Misconfigured(`working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`);
	const prefix = readable(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "");
	const what = await whatToRun(git, directory, readable(root), env, inputs);
	return {
		root: readable(root),
		settings: {
			workingDirectory: prefix || ".",
			...what
		}
	};
}
async function whatToRun(git, directory, root, env, { run, go, checkout, ignoredFiles }) {
	if (run !== null) return {
		run,
		go: null,
		checkout: checkout ?? "in-place"
	};
	if (await isGo(git, directory, root)) {
		const why = whyInPlace(await sourcesOutside(root, gitIn(root, env), env), env);
		if (checkout === "worktree" && why !== null) throw new Misconfigured(`checkout: "worktree" does not work for this Go code: ${why}. Use in-place (--checkout in-place), and do not work in the checkout until the run ends.`);
		const usual = ignoredFiles === "shared" || why !== null ? "in-place" : "worktree";
		return {
			run: goCommand(go),
			go,
			checkout: checkout ?? usual
		};
	}
	throw new Misconfigured(`run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to the command that measures.`);
}
async function isGo(git, directory, root) {
	for (let folder = directory;; folder = dirname(folder)) {
		for (const file of ["go.mod", "go.work"]) if (await standing(resolve(folder, file))) return true;
		if (folder === root || folder === dirname(folder)) break;
	}
	return await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod"
	]) !== "";
}
// src/effects/machine/system-files.ts
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
// src/effects/machine/clock.ts
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
// src/effects/machine/virtual.ts
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
export { errorOf as A, noRules as C, rulesIn as D, _usingCtx as E, tooFewRounds as F, isMatched as I, unmatched as L, notInstalled as M, couldFail as N, readInputs as O, leastRounds as P, mostBytes as S, readRules as T, tooMuch as _, textOf as a, behind as b, foldersWithBenchmarks as c, measureFlags as d, CouldNotStart as f, runProcess as g, mostOutput as h, processorFolders as i, noisyMachine as j, settingsOf as k, buildFlags as l, longestTimer as m, whyNotKept as n, findProject as o, Tail as p, numberIn as r, sourcesOutside as s, observeMachine as t, goCommand as u, isShallow as v, readInputsWith as w, findRules as x, keepingHistory as y };
