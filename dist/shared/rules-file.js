import { t as nearest } from "./nearest.js";
import { A as ratio, D as kind, j as refused, k as oneOf, w as anyText, x as joinFlags } from "./special-kinds.js";
import { d as Misconfigured } from "./escape.js";
import { s as formatRatio } from "./numbers.js";
import { c as standingOf, o as ruleNames, s as separatorOf } from "./table.js";
const noLists = {
	benchmarks: [],
	accepted: []
}, day = kind((name, text) => {
	let [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
	if (year !== void 0 && date && date <= daysIn(year, month ?? 0)) return text;
	throw refused(name, text, "a day as year-month-day, such as \"2027-01-31\"");
});
function daysIn(year, month) {
	return [
		31,
		year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	][month - 1] ?? 0;
}
const anyRise = ratio(0, 1e3), size = kind((name, text) => text === "any" ? null : anyRise.parse(name, text)), match = {
	kind: anyText(),
	says: "Which benchmarks: a glob over names as the report or the source has them, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` stands for any characters, `?` for one."
}, lists = {
	benchmarks: {
		says: "Rules for single benchmarks. The first that fits holds.",
		keys: {
			match,
			threshold: {
				kind: ratio(0, 1),
				says: "As the input `threshold`, for these."
			},
			"rule-out": {
				kind: ratio(0, 1),
				says: "As the input `rule-out`, for these. Default - twice their threshold where that is given."
			},
			better: {
				kind: oneOf(["lower", "higher"]),
				says: "The direction in which these units improve."
			},
			gate: {
				kind: oneOf([
					"fail",
					"warn",
					"off"
				]),
				says: "What a regression does - `fail` (the default), `warn` (it is told, and the check stays green), or `off` (it is only in the table)."
			},
			owner: {
				kind: anyText(),
				says: "Whom to ask; told with a regression."
			},
			why: {
				kind: anyText(),
				says: "Why the rule is there; told with a regression."
			},
			until: {
				kind: day,
				says: "The last day on which the rule holds; after it, the report says so."
			}
		}
	},
	accepted: {
		says: "Regressions that the change which adds these lines accepts. Once they are merged they do nothing more, and can be removed. `benchgate accept` writes them.",
		keys: {
			match,
			"up-to": {
				kind: size,
				says: "The largest worsening that is accepted, such as `12%`; or `any`."
			},
			why: {
				kind: anyText(),
				says: "Why it is worth it."
			},
			by: {
				kind: anyText(),
				says: "Who accepted it."
			},
			on: {
				kind: day,
				says: "When."
			}
		}
	}
}, listNames = Object.keys(lists);
function isListName(key) {
	return Object.hasOwn(lists, key);
}
function keysOf(list) {
	return Object.keys(lists[list].keys);
}
function whyNoKey(list, key) {
	if (keysOf(list).includes(key)) return "";
	let meant = nearest(key, keysOf(list));
	return `not known in "${list}". ${meant === null ? `Its keys are ${keysOf(list).join(", ")}.` : `Did you mean "${meant}"?`}`;
}
function readLists({ benchmarks, accepted }, around) {
	return {
		benchmarks: benchmarks.map((row) => benchmarkRule(row, around)),
		accepted: accepted.map((row) => acceptedOf(row, around))
	};
}
function benchmarkRule(row, around) {
	let { keys } = lists.benchmarks, read = (name, kind) => readKey(row, "benchmarks", name, kind, around), threshold = read("threshold", keys.threshold.kind), given = read("rule-out", keys["rule-out"].kind), least = threshold ?? around.threshold;
	if (given !== null && given < least) throw at(row, "benchmarks", around, refused("rule-out", row.texts["rule-out"] ?? "", `a worsening from the threshold on (${formatRatio(least)})`));
	let until = read("until", keys.until.kind);
	return {
		match: required(row, "benchmarks", "match", around),
		threshold,
		ruleOut: given ?? (threshold === null ? null : Math.min(1, 2 * threshold)),
		better: read("better", keys.better.kind),
		gate: read("gate", keys.gate.kind) ?? "fail",
		owner: read("owner", keys.owner.kind),
		why: read("why", keys.why.kind),
		until,
		isOver: until !== null && until < around.today
	};
}
function acceptedOf(row, around) {
	let { keys } = lists.accepted, read = (name, kind) => readKey(row, "accepted", name, kind, around);
	return required(row, "accepted", "up-to", around), {
		match: required(row, "accepted", "match", around),
		upTo: read("up-to", keys["up-to"].kind),
		by: read("by", keys.by.kind),
		when: read("on", keys.on.kind),
		why: read("why", keys.why.kind),
		url: null
	};
}
function required({ texts, line }, list, name, around) {
	let text = texts[name];
	if (text !== void 0) return text;
	throw new Misconfigured(`${around.at(line)}: ${list}: "${name}" is missing. ${name === "match" ? "Say which benchmarks the entry is for, such as \"match: Decode*\"." : "Say how much is accepted, such as \"up-to: 12%\"."}`);
}
function readKey(row, list, name, { parse }, around) {
	let text = row.texts[name];
	if (text === void 0) return null;
	try {
		return parse(name, text);
	} catch (error) {
		throw error instanceof Misconfigured ? at(row, list, around, error) : error;
	}
}
function at({ line }, list, around, { message }) {
	return new Misconfigured(`${around.at(line)}: ${list}: ${message}`);
}
const usualRules = ".github/benchgate.yml", elsewhere = {
	"with one run": "It belongs to one run: give it as an input of the step, or as a flag.",
	"with GitHub": "It is about GitHub: give it as an input of the step.",
	"outside of itself": "One rules file cannot name another."
};
function ruleTexts(path, entries) {
	let inputs = new Map(), lines = new Map(), lists = noLists;
	for (let { key, value, line } of entries) {
		let refuse = (why) => new Misconfigured(`${ruleAt(path, line)}: ${short(key)}: ${why}`), before = lines.get(key);
		if (before !== void 0) throw refuse(`set twice, first in line ${before}. Remove one of the two.`);
		if (isListName(key)) lists = {
			...lists,
			[key]: rowsOf(path, key, value, refuse)
		};
		else if (ruleNames.includes(key)) inputs.set(key, textOf(key, value, refuse));
		else throw refuse(whyUnknown(key));
		lines.set(key, line);
	}
	return {
		inputs: Object.fromEntries(inputs),
		lines: Object.fromEntries(lines),
		lists
	};
}
const noTexts = {
	inputs: {},
	lines: {},
	lists: noLists
};
function ruleChanges(base, head) {
	let [before, after] = [inText(base), inText(head)];
	return [...new Set([...after.keys(), ...before.keys()])].map((rule) => ({
		rule,
		base: before.get(rule) ?? null,
		head: after.get(rule) ?? null
	})).filter((change) => change.base !== change.head);
}
function newlyAccepted(accepted, rules) {
	let added = new Set(rules?.changes.filter(({ head }) => head !== null).map(({ rule }) => rule));
	return accepted.filter(({ match }) => added.has(`accepted: ${match}`));
}
function inText({ inputs, lists }) {
	let rows = listNames.flatMap((list) => lists[list].map(({ texts: { match = "", ...others } }) => [`${list}: ${match}`, Object.entries(others).map(([name, text]) => `${name} ${text}`).join(", ") || "listed"]));
	return new Map([...Object.entries(inputs), ...rows]);
}
function rowsOf(path, list, value, refuse) {
	let shape = "Write a list of entries, each beginning with \"- match: \".";
	if (value === null || typeof value == "string") throw refuse(`it is not a list. ${shape}`);
	let matches = new Set();
	return value.map((entries) => {
		if (entries === null || typeof entries == "string") throw refuse(`"${short(entries ?? "")}" is no entry. ${shape}`);
		let line = entries[0]?.line ?? null, wrong = (key, why, where = line) => new Misconfigured(`${ruleAt(path, where)}: ${list}: ${short(key)}: ${why}`), texts = new Map();
		for (let { key, value: text, line: where } of entries) {
			if (texts.has(key)) throw wrong(key, "set twice in one entry. Remove one of the two.", where);
			if (whyNoKey(list, key) !== "") throw wrong(key, whyNoKey(list, key), where);
			if (typeof text != "string" || text.trim() === "") throw wrong(key, "takes one value. Give it one, or remove the line.", where);
			texts.set(key, text.trim());
		}
		let match = texts.get("match") ?? "";
		if (matches.has(match)) throw wrong("match", `"${short(match)}" has an entry already. Join the two.`);
		return matches.add(match), {
			texts: Object.fromEntries(texts),
			line: line ?? 1
		};
	});
}
function ruleAt(path, line) {
	return line === null ? path : `${path}, line ${line}`;
}
function whyUnknown(key) {
	let stands = standingOf(key);
	if (stands !== null && stands !== "anywhere") return `cannot be set in this file. ${elsewhere[stands]}`;
	let meant = nearest(key, [...ruleNames, ...listNames]);
	return meant === null ? `not known. Keys are inputs of the Action: ${ruleNames.join(", ")}; and the lists ${listNames.join(" and ")}.` : `not known. Did you mean "${meant}"?`;
}
function textOf(key, value, refuse) {
	if (value === null || value === "") throw refuse("has no value. Give it one, or remove the line to use the default.");
	if (typeof value == "string") return value;
	let separator = separatorOf(key);
	if (separator === null) throw refuse(`a list is not accepted. Give one value; these inputs take lists: ${ruleNames.filter(separatorOf).join(", ")}.`);
	if (value.length === 0) throw refuse("the list is empty. Give it values, or leave it out.");
	let items = value.map((item, n) => {
		if (typeof item == "object" && item) throw refuse(`value ${n + 1} of the list is nested. Give plain values.`);
		if (item === null || item.trim() === "") throw refuse(`value ${n + 1} of the list is empty. Take it out, or fill it in.`);
		let text = item.trim();
		if (text.includes(separator) || text.includes("\n")) throw refuse(`"${short(text)}" in the list has ${nameOf(separator)} in it, which separates values. Put each value on a line of its own.`);
		return text;
	});
	return key === "go-flags" ? joinFlags(items) : items.join(separator);
}
function nameOf(separator) {
	return {
		" ": "a blank",
		",": "a comma"
	}[separator] ?? "a line break";
}
function short(text) {
	return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
export { ruleTexts as a, ruleChanges as i, noTexts as n, usualRules as o, ruleAt as r, readLists as s, newlyAccepted as t };
