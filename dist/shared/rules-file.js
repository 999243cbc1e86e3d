import { A as joinFlags } from "./special-kinds.js";
import { d as Misconfigured } from "./escape.js";
import { c as standingOf, o as ruleNames, s as separatorOf } from "./table.js";
// src/core/common/nearest.ts
function nearest(name, known) {
	const meant = plain(name);
	const most = Math.max(1, Math.floor(meant.length / 3));
	let found = null;
	let least = most + 1;
	for (const one of known) {
		if (Math.abs(one.length - meant.length) >= least) continue;
		const changes = changedLetters(meant, plain(one));
		if (changes < least) [found, least] = [one, changes];
	}
	return found;
}
function plain(name) {
	return name.toLowerCase().replaceAll("_", "-");
}
function changedLetters(from, to) {
	let before = [];
	let last = Array.from({ length: to.length + 1 }, (_, n) => n);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const isSame = from[i - 1] === to[j - 1];
			const replaced = at(last, j - 1) + (isSame ? 0 : 1);
			const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(before, j - 2) + 1 : replaced;
			row.push(Math.min(replaced, swapped, at(last, j) + 1, at(row, j - 1) + 1));
		}
		before = last;
		last = row;
	}
	return at(last, to.length);
}
function at(row, n) {
	return row[n] ?? Number.POSITIVE_INFINITY;
}
// src/core/inputs/rules-file.ts
const usualRules = ".github/benchgate.yml";
const elsewhere = {
	"with one run": "It belongs to one run: give it as an input of the step, or as a flag.",
	"with GitHub": "It is about GitHub: give it as an input of the step.",
	"outside of itself": "One rules file cannot name another."
};
function ruleTexts(path, entries) {
	const inputs = new Map();
	const lines = new Map();
	for (const { key, value, line } of entries) {
		const refuse = (why) => new Misconfigured(`${ruleAt(path, line)}: ${short(key)}: ${why}`);
		const before = lines.get(key);
		if (before !== void 0) throw refuse(`set twice, first in line ${before}. Remove one of the two.`);
		if (!ruleNames.includes(key)) throw refuse(whyUnknown(key));
		inputs.set(key, textOf(key, value, refuse));
		lines.set(key, line);
	}
	return {
		inputs: Object.fromEntries(inputs),
		lines: Object.fromEntries(lines)
	};
}
function ruleChanges(base, head) {
	return [...new Set([...Object.keys(head), ...Object.keys(base)])].map((rule) => ({
		rule,
		base: base[rule] ?? null,
		head: head[rule] ?? null
	})).filter((change) => change.base !== change.head);
}
function ruleAt(path, line) {
	return line === null ? path : `${path}, line ${line}`;
}
function whyUnknown(key) {
	const stands = standingOf(key);
	if (stands !== null && stands !== "anywhere") return `cannot be set in this file. ${elsewhere[stands]}`;
	const meant = nearest(key, ruleNames);
	if (meant !== null) return `not known. Did you mean "${meant}"?`;
	return `not known. Keys are inputs of the Action: ${ruleNames.join(", ")}.`;
}
function textOf(key, value, refuse) {
	if (value === null || value === "") throw refuse("has no value. Give it one, or remove the line to use the default.");
	if (typeof value === "string") return value;
	const separator = separatorOf(key);
	if (separator === null) throw refuse(`a list is not accepted. Give one value; these inputs take lists: ${ruleNames.filter(separatorOf).join(", ")}.`);
	if (value.length === 0) throw refuse("the list is empty. Give it values, or leave it out.");
	const items = value.map((item, n) => {
		if (item === null || item.trim() === "") throw refuse(`value ${n + 1} of the list is empty. Take it out, or fill it in.`);
		const text = item.trim();
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
export { usualRules as i, ruleChanges as n, ruleTexts as r, ruleAt as t };
