import { n as ruleTexts, r as usualRules, t as ruleAt } from "./rules-file.js";
import { i as goNames, t as commandNames } from "./table.js";
import { a as visible, l as Misconfigured } from "./escape.js";
import { p as standing } from "./environment.js";
import { t as recover } from "./recover.js";
import { C as readInputs, S as _usingCtx } from "./machine.js";
import { a as parseEvents, i as getScalarValue, n as SCALAR_STYLE, r as YAMLException, t as EVENT_ID } from "./libraries.js";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
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
// src/effects/inputs/rules-file.ts
async function findRules(given, { folder, env, console }) {
	const directory = given("working-directory").trim();
	const found = await recover(join(folder, directory), env, console);
	const none = {
		file: null,
		paths: [given("rules").trim() || ".github/benchgate.yml"],
		inputs: {},
		folder,
		lines: {}
	};
	if (found === null) return none;
	const rules = await readRules(found.checkout, given("rules").trim());
	return rules === null ? none : behind(given, rules, found.checkout, folder);
}
function behind(given, rules, root, folder) {
	return {
		...added(rules, given),
		file: rules.file,
		paths: [...new Set([given("rules").trim() || ".github/benchgate.yml", rules.file])],
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
			if (bytesRead > mostBytes) throw refuse(`is larger than ${mostBytes / 1024} KiB`, "It holds inputs of the Action only.");
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
export { readRules as i, findRules as n, readInputsWith as r, behind as t };
