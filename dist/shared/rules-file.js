import { t as nearest } from "./nearest.js";
import { C as ratio, S as oneOf, _ as anyText, b as kind, m as joinFlags, w as refused } from "./special-kinds.js";
import { d as Misconfigured } from "./escape.js";
import { s as formatRatio } from "./numbers.js";
import { c as standingOf, o as ruleNames, s as separatorOf } from "./table.js";
const noLists = {
	benchmarks: [],
	accepted: []
}, day = kind((e, t) => {
	let [, n, r, i] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(t) ?? []).map(Number);
	if (n !== void 0 && i && i <= daysIn(n, r ?? 0)) return t;
	throw refused(e, t, "a day as year-month-day, such as \"2027-01-31\"");
});
function daysIn(e, t) {
	return [
		31,
		e % 4 == 0 && (e % 100 != 0 || e % 400 == 0) ? 29 : 28,
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
	][t - 1] ?? 0;
}
const anyRise = ratio(0, 1e3), size = kind((e, t) => t === "any" ? null : anyRise.parse(e, t)), match = {
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
function isListName(e) {
	return Object.hasOwn(lists, e);
}
function keysOf(e) {
	return Object.keys(lists[e].keys);
}
function whyNoKey(e, t) {
	if (keysOf(e).includes(t)) return "";
	let n = nearest(t, keysOf(e));
	return `not known in "${e}". ${n === null ? `Its keys are ${keysOf(e).join(", ")}.` : `Did you mean "${n}"?`}`;
}
function readLists({ benchmarks: e, accepted: t }, n) {
	return {
		benchmarks: e.map((e) => benchmarkRule(e, n)),
		accepted: t.map((e) => acceptedOf(e, n))
	};
}
function benchmarkRule(e, t) {
	let { keys: n } = lists.benchmarks, r = (n, r) => readKey(e, "benchmarks", n, r, t), i = r("threshold", n.threshold.kind), a = r("rule-out", n["rule-out"].kind), o = i ?? t.threshold;
	if (a !== null && a < o) throw at(e, "benchmarks", t, refused("rule-out", e.texts["rule-out"] ?? "", `a worsening from the threshold on (${formatRatio(o)})`));
	let s = r("until", n.until.kind);
	return {
		match: required(e, "benchmarks", "match", t),
		threshold: i,
		ruleOut: a ?? (i === null ? null : Math.min(1, 2 * i)),
		better: r("better", n.better.kind),
		gate: r("gate", n.gate.kind) ?? "fail",
		owner: r("owner", n.owner.kind),
		why: r("why", n.why.kind),
		until: s,
		isOver: s !== null && s < t.today
	};
}
function acceptedOf(e, t) {
	let { keys: n } = lists.accepted, r = (n, r) => readKey(e, "accepted", n, r, t);
	return required(e, "accepted", "up-to", t), {
		match: required(e, "accepted", "match", t),
		upTo: r("up-to", n["up-to"].kind),
		by: r("by", n.by.kind),
		when: r("on", n.on.kind),
		why: r("why", n.why.kind),
		url: null
	};
}
function required({ texts: e, line: t }, n, r, i) {
	let a = e[r];
	if (a !== void 0) return a;
	throw new Misconfigured(`${i.at(t)}: ${n}: "${r}" is missing. ${r === "match" ? "Say which benchmarks the entry is for, such as \"match: Decode*\"." : "Say how much is accepted, such as \"up-to: 12%\"."}`);
}
function readKey(e, t, n, { parse: r }, i) {
	let a = e.texts[n];
	if (a === void 0) return null;
	try {
		return r(n, a);
	} catch (n) {
		throw n instanceof Misconfigured ? at(e, t, i, n) : n;
	}
}
function at({ line: e }, t, n, { message: r }) {
	return new Misconfigured(`${n.at(e)}: ${t}: ${r}`);
}
const usualRules = ".github/benchgate.yml", elsewhere = {
	"with one run": "It belongs to one run: give it as an input of the step, or as a flag.",
	"with GitHub": "It is about GitHub: give it as an input of the step.",
	"outside of itself": "One rules file cannot name another."
};
function ruleTexts(e, t) {
	let n = new Map(), r = new Map(), i = noLists;
	for (let { key: a, value: o, line: s } of t) {
		let t = (t) => new Misconfigured(`${ruleAt(e, s)}: ${short(a)}: ${t}`), c = r.get(a);
		if (c !== void 0) throw t(`set twice, first in line ${c}. Remove one of the two.`);
		if (isListName(a)) i = {
			...i,
			[a]: rowsOf(e, a, o, t)
		};
		else if (ruleNames.includes(a)) n.set(a, textOf(a, o, t));
		else throw t(whyUnknown(a));
		r.set(a, s);
	}
	return {
		inputs: Object.fromEntries(n),
		lines: Object.fromEntries(r),
		lists: i
	};
}
const noTexts = {
	inputs: {},
	lines: {},
	lists: noLists
};
function ruleChanges(e, t) {
	let [n, r] = [inText(e), inText(t)];
	return [...new Set([...r.keys(), ...n.keys()])].map((e) => ({
		rule: e,
		base: n.get(e) ?? null,
		head: r.get(e) ?? null
	})).filter((e) => e.base !== e.head);
}
function newlyAccepted(e, t) {
	let n = new Set(t?.changes.filter(({ head: e }) => e !== null).map(({ rule: e }) => e));
	return e.filter(({ match: e }) => n.has(`accepted: ${e}`));
}
function inText({ inputs: e, lists: t }) {
	let n = listNames.flatMap((e) => t[e].map(({ texts: { match: t = "", ...n } }) => [`${e}: ${t}`, Object.entries(n).map(([e, t]) => `${e} ${t}`).join(", ") || "listed"]));
	return new Map([...Object.entries(e), ...n]);
}
function rowsOf(e, t, n, r) {
	let i = "Write a list of entries, each beginning with \"- match: \".";
	if (n === null || typeof n == "string") throw r(`it is not a list. ${i}`);
	let a = new Set();
	return n.map((n) => {
		if (n === null || typeof n == "string") throw r(`"${short(n ?? "")}" is no entry. ${i}`);
		let o = n[0]?.line ?? null, s = (n, r, i = o) => new Misconfigured(`${ruleAt(e, i)}: ${t}: ${short(n)}: ${r}`), c = new Map();
		for (let { key: e, value: r, line: i } of n) {
			if (c.has(e)) throw s(e, "set twice in one entry. Remove one of the two.", i);
			if (whyNoKey(t, e) !== "") throw s(e, whyNoKey(t, e), i);
			if (typeof r != "string" || r.trim() === "") throw s(e, "takes one value. Give it one, or remove the line.", i);
			c.set(e, r.trim());
		}
		let l = c.get("match") ?? "";
		if (a.has(l)) throw s("match", `"${short(l)}" has an entry already. Join the two.`);
		return a.add(l), {
			texts: Object.fromEntries(c),
			line: o ?? 1
		};
	});
}
function ruleAt(e, t) {
	return t === null ? e : `${e}, line ${t}`;
}
function whyUnknown(e) {
	let t = standingOf(e);
	if (t !== null && t !== "anywhere") return `cannot be set in this file. ${elsewhere[t]}`;
	let n = nearest(e, [...ruleNames, ...listNames]);
	return n === null ? `not known. Keys are inputs of the Action: ${ruleNames.join(", ")}; and the lists ${listNames.join(" and ")}.` : `not known. Did you mean "${n}"?`;
}
function textOf(e, t, n) {
	if (t === null || t === "") throw n("has no value. Give it one, or remove the line to use the default.");
	if (typeof t == "string") return t;
	let r = separatorOf(e);
	if (r === null) throw n(`a list is not accepted. Give one value; these inputs take lists: ${ruleNames.filter(separatorOf).join(", ")}.`);
	if (t.length === 0) throw n("the list is empty. Give it values, or leave it out.");
	let i = t.map((e, t) => {
		if (typeof e == "object" && e) throw n(`value ${t + 1} of the list is nested. Give plain values.`);
		if (e === null || e.trim() === "") throw n(`value ${t + 1} of the list is empty. Take it out, or fill it in.`);
		let i = e.trim();
		if (i.includes(r) || i.includes("\n")) throw n(`"${short(i)}" in the list has ${nameOf(r)} in it, which separates values. Put each value on a line of its own.`);
		return i;
	});
	return e === "go-flags" ? joinFlags(i) : i.join(r);
}
function nameOf(e) {
	return {
		" ": "a blank",
		",": "a comma"
	}[e] ?? "a line break";
}
function short(e) {
	return e.length <= 60 ? e : `${e.slice(0, 59)}…`;
}
export { ruleTexts as a, ruleChanges as i, noTexts as n, usualRules as o, ruleAt as r, readLists as s, newlyAccepted as t };
