import { a as ruleTexts, n as noTexts, o as usualRules, r as ruleAt, s as readLists } from "./rules-file.js";
import { i as goNames, l as usualOf, t as commandNames, u as valuesOf } from "./table.js";
import { d as Misconfigured, o as visible, u as CouldNotMeasure } from "./escape.js";
import { f as standing } from "./git.js";
import { t as recover } from "./recover.js";
import { g as isPlaceUnquoted, h as isFilterUnquoted, j as refused } from "./special-kinds.js";
import { r as tooFewRounds } from "./least-rounds.js";
import { s as formatRatio } from "./numbers.js";
import { a as parseEvents, i as getScalarValue, n as SCALAR_STYLE, r as YAMLException, t as EVENT_ID } from "./libraries.js";
import { isAbsolute, join, relative, sep } from "node:path";
import { open, realpath } from "node:fs/promises";
import { randomInt } from "node:crypto";
function errorOf(refusal, settings) {
	return refusal.kind === "too-few-rounds" ? tooFewRoundsError(refusal, settings) : nothingMeasuredError(refusal, settings);
}
function tooFewRoundsError({ comparisons, least }, { count, alpha, correction }) {
	let family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : "";
	return new Misconfigured(`count: ${count} ${count === 1 ? "round is" : "rounds are"} too few for alpha ${alpha}${family}: the gate could hardly ever fail. Set count to at least ${least}.`);
}
function nothingMeasuredError({ on }, { run, go }) {
	return new CouldNotMeasure(`Nothing was measured ${on === "either" ? "on either side" : "on head, though base has benchmarks"}: no benchmark was reported.${go === null ? " Let the command print its results, or name its files with \"output\"." : ""} Command: ${run}`);
}
function inputsFrom(read, random) {
	let values = valuesOf(read), { packages, bench, benchtime, cpu, benchmem, tags, goFlags, test, rules, ...others } = values, inputs = {
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
		ruleOut: ruleOut(read("rule-out").trim(), values),
		...partOf(values),
		benchmarks: [],
		accepted: []
	}, few = tooFewRounds(inputs, 1);
	if (few) throw tooFewRoundsError(few, inputs);
	return refuseQuotedFilter(inputs), refuseWholeShard(inputs), refuseSharedFiles(inputs), refuseUnused(inputs, read), inputs;
}
function settingsOf(inputs) {
	let { run, go, checkout, workingDirectory, base, head, ...others } = inputs, { comment, commentId, acceptLabel, improvedLabel, githubToken, pullRequest, trustHead, results, ...settings } = others;
	return settings;
}
function partOf({ shard, replica, stopEarly, correction }) {
	return replica === null ? {
		stopEarly,
		correction: shard !== null && correction === "bh" ? "none" : correction
	} : {
		stopEarly: "never",
		correction: "none"
	};
}
function refuseWholeShard({ run, filter, shard, calibrate, replica }) {
	if (run !== null && filter === null && shard !== null) throw new Misconfigured(`shard: "${shard.join("/")}" needs a "filter", as "run" always measures everything. Set "filter" to what makes the command measure some benchmarks only, or leave "shard" out.`);
	let part = shard ?? replica;
	if (calibrate && part !== null) throw new Misconfigured(`calibrate: "true" is about one machine, and this is part ${part.join("/")} of several. Leave "shard" and "replica" out.`);
}
function ruleOut(text, { threshold, ruleOut: given }) {
	if (given === null) return Math.min(1, 2 * threshold);
	if (given >= threshold) return given;
	throw refused("rule-out", text, `a worsening from the threshold on (${formatRatio(threshold)})`);
}
function refuseUnused({ run }, read) {
	let unused = (run === null ? commandNames : goNames).find((name) => !["", usualOf(name)].includes(read(name).trim()));
	if (unused === void 0) return;
	let said = `${unused}: "${read(unused).trim()}" has no effect`;
	throw new Misconfigured(run === null ? `${said} without "run": Go benchmarks are found and run one by one, and read as Go prints them. Set "run" to the command that measures, or leave "${unused}" out.` : `${said} with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`);
}
function refuseQuotedFilter({ run, filter }) {
	if (run !== null && filter !== null) {
		if (!isFilterUnquoted(filter)) throw new Misconfigured(`filter: "${filter}" has quotes around the place for names. Leave the quotes out: the names are put there as one quoted word.`);
		if (!isPlaceUnquoted(run)) throw new Misconfigured("run: \"{filter}\" is in quotes, where a shell could take benchmark names for commands. Leave the quotes out: the filter is put there as one quoted word.");
	}
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout === "worktree" && ignoredFiles === "shared") throw new Misconfigured("ignored-files: \"shared\" does not work with \"checkout: worktree\", where each side has a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}
function readInputs(read) {
	return inputsFrom(read, () => randomInt(2 ** 32));
}
const flat = "Write one line for each input, as \"threshold: 3%\"; an input with several values takes a list.";
function rulesIn(path, text) {
	let lineAt = lineCounter(text), refuse = (position, why) => new Misconfigured(`${ruleAt(path, position < 0 ? null : lineAt(position))}: ${why}`), events = eventsOf(path, text);
	for (let event of events) refuseSpecial(event, text, refuse);
	let documents = events.filter(({ type }) => type === EVENT_ID.DOCUMENT).length;
	if (documents > 1) throw refuse(-1, `it holds ${documents} YAML documents. Leave one, without "---" after it.`);
	let [, root, ...inside] = events;
	if (root === void 0 || root.type === EVENT_ID.POP || root.type === EVENT_ID.SCALAR && writtenIn(root, text) === null) return [];
	if (root.type !== EVENT_ID.MAPPING) throw refuse(startOf(root), `it is not a mapping of inputs. ${flat}`);
	return new Reader(inside, text, lineAt, refuse).mapping();
}
var Reader = class {
	at = 0;
	events;
	text;
	lineAt;
	refuse;
	constructor(events, text, lineAt, refuse) {
		this.events = events, this.text = text, this.lineAt = lineAt, this.refuse = refuse;
	}
	mapping(within = null) {
		let entries = [];
		for (let key = this.next(); key !== null; key = this.next()) {
			if (key.type !== EVENT_ID.SCALAR) throw this.refuse(startOf(key), `a key is not a plain word. ${flat}`);
			let name = writtenIn(key, this.text) ?? "";
			entries.push({
				key: name,
				value: this.value(within ?? name, within === null),
				line: this.lineAt(key.valueStart)
			});
		}
		return entries;
	}
	value(key, mayBeList) {
		let value = this.next();
		if (value === null) return null;
		if (value.type === EVENT_ID.SCALAR) return writtenIn(value, this.text);
		if (value.type !== EVENT_ID.SEQUENCE || !mayBeList) throw this.nested(value, key);
		let items = [];
		for (let item = this.next(); item !== null; item = this.next()) if (item.type === EVENT_ID.SCALAR) items.push(writtenIn(item, this.text));
		else if (item.type === EVENT_ID.MAPPING) items.push(this.mapping(key));
		else throw this.nested(item, key);
		return items;
	}
	next() {
		let event = this.events[this.at++];
		return event === void 0 || event.type === EVENT_ID.POP ? null : event;
	}
	nested(event, key) {
		return this.refuse(startOf(event), `${key.slice(0, 60)}: its value is nested. ${flat}`);
	}
};
function eventsOf(path, text) {
	try {
		return parseEvents(text, { maxDepth: 8 });
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		let { reason, mark } = error, at = ruleAt(path, mark === void 0 ? null : mark.line + 1);
		throw new Misconfigured(`${at}: not valid YAML (${visible(reason).slice(0, 200)}). ${flat}`);
	}
}
function refuseSpecial(event, text, refuse) {
	if (event.type === EVENT_ID.DOCUMENT && event.directives.length > 0) throw refuse(-1, "YAML directives (\"%\") are not accepted. Remove them.");
	if (event.type !== EVENT_ID.DOCUMENT && event.type !== EVENT_ID.POP) {
		if (event.anchorStart >= 0) {
			let what = event.type === EVENT_ID.ALIAS ? "a YAML alias (\"*\")" : "a YAML anchor (\"&\")";
			throw refuse(event.anchorStart, `${what} is not accepted. Write the value out; quote one that begins so.`);
		}
		if (event.type !== EVENT_ID.ALIAS && event.tagStart >= 0) {
			let tag = visible(text.slice(event.tagStart, event.tagEnd)).slice(0, 60);
			throw refuse(event.tagStart, `the YAML tag "${tag}" is not accepted. Leave it out; quote a value that begins with "!".`);
		}
	}
}
function writtenIn(scalar, text) {
	if (scalar.valueStart < 0) return null;
	let value = getScalarValue(text, scalar);
	return scalar.style === SCALAR_STYLE.PLAIN && /^(~|null|Null|NULL|)$/.test(value) ? null : value;
}
function startOf(event) {
	return event.type === EVENT_ID.SCALAR ? event.valueStart : event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : -1;
}
function lineCounter(text) {
	return (position) => (text.slice(0, position).match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
}
function _usingCtx() {
	var r = typeof SuppressedError == "function" ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (e != null) {
			if (Object(e) !== e) throw TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol.for("Symbol.asyncDispose")];
			if (o === void 0 && (o = e[Symbol.dispose || Symbol.for("Symbol.dispose")], r)) var t = o;
			if (typeof o != "function") throw TypeError("Object is not disposable.");
			t && (o = function() {
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
		d: function() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && s === 1) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (s === 1) return t === e ? Promise.resolve() : Promise.reject(t);
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t === e ? n : new r(n, t), next();
			}
			return next();
		}
	};
}
async function findRules(given, { folder, env, console }) {
	let directory = given("working-directory").trim(), found = await recover(join(folder, directory), env, console), none = noRules(folder, given("rules").trim() || ".github/benchgate.yml");
	if (found === null) return none;
	let rules = await readRules(found.checkout, given("rules").trim());
	return rules === null ? none : behind(given, rules, found.checkout, folder);
}
function noRules(folder, path = usualRules) {
	return {
		file: null,
		path,
		texts: noTexts,
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
		texts: rules,
		folder: given("working-directory").trim() === "" ? root : folder
	};
}
function readInputsWith({ file, inputs, lines, texts }, given) {
	let today = new Date().toISOString().slice(0, 10), at = (line) => ruleAt(file ?? ".github/benchgate.yml", line);
	try {
		let read = readInputs((name) => given(name).trim() || (inputs[name] ?? ""));
		return {
			...read,
			...readLists(texts.lists, {
				threshold: read.threshold,
				today,
				at
			})
		};
	} catch (error) {
		if (!(error instanceof Misconfigured) || file === null) throw error;
		let [, line = null] = Object.entries(lines).find(([name]) => error.message.startsWith(`${name}: `)) ?? [];
		throw line === null ? error : new Misconfigured(`${ruleAt(file, line)}: ${error.message}`);
	}
}
const ofTheCommand = new Set([...commandNames, ...goNames]);
function added({ inputs, lines }, given) {
	let isGiven = (name) => given(name).trim() !== "", isOther = isGiven("run"), kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isGiven(name) && !(isOther && ofTheCommand.has(name))));
	return {
		inputs: kept(inputs),
		lines: kept(lines)
	};
}
const mostBytes = 65536;
async function readRules(root, path) {
	let name = path || ".github/benchgate.yml", found = await textIn(root, name, path !== "");
	if (found !== null) return {
		...ruleTexts(name, rulesIn(name, found.text)),
		file: found.file
	};
	let other = usualRules.replace(/yml$/, "yaml");
	if (await standing(join(root, other))) throw new Misconfigured(`${other} is not read. Rename it to ${usualRules}, or set "rules" to it.`);
	return null;
}
async function textIn(root, path, isNamed) {
	let inside = isNamed ? "Give a path from the top folder of the repository, such as" : "Leave it out, or have", refuse = (why, advice) => new Misconfigured(`rules: "${path}" ${why}. ${advice}`), toFix = `${inside} "${usualRules}".`;
	if (isAbsolute(path) || path.split(/[\\/]/).includes("..")) throw refuse("is not accepted", toFix);
	if (!await standing(join(root, path))) {
		if (!isNamed) return null;
		throw refuse(`does not exist in ${root}`, `${toFix} It is read from what is checked out.`);
	}
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			let top = await realpath(root), real = await realpath(join(root, path));
			if (!real.startsWith(top.endsWith(sep) ? top : `${top}${sep}`)) throw refuse("is a link out of the repository", "Put the file itself there.");
			if (!(await standing(real))?.isFile()) throw refuse("is not a plain file", "Put one there.");
			let { bytesRead, buffer } = await _usingCtx$1.a(await open(real, "r")).read(Buffer.alloc(65537), 0, 65537, 0);
			if (bytesRead > 65536) throw refuse(`is larger than ${mostBytes / 1024} KiB`, "It holds inputs of the Action only.");
			let text = new TextDecoder("utf-8", { fatal: !0 }).decode(buffer.subarray(0, bytesRead));
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
		throw error instanceof Misconfigured ? error : refuse(error instanceof TypeError ? "is no UTF-8 text" : `cannot be read (${error.message})`, "Fix it, or allow this user to read it.");
	}
}
export { readInputsWith as a, rulesIn as c, errorOf as d, noRules as i, readInputs as l, findRules as n, readRules as o, mostBytes as r, _usingCtx as s, behind as t, settingsOf as u };
