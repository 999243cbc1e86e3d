import { require_dist } from "./libraries-yaml.js";
import { MisconfiguredError, choiceInputKind, createAnyTextInputKind, defineInputKind, escapeControlCharacters, findInputDefinition, findNearestName, formatFractionAsPercent, formatGoflagsValue, inputValueNotAcceptedError, ratioInputKind, rulesFileInputNames } from "./basics.js";
import { ruleChangeNameOfBenchmarksListOrder } from "./result-file.js";
import { hasRuleExpired } from "./row-rules.js";

// src/core/inputs/rule-lists.ts
const emptyRulesFileLists = {
	benchmarks: [],
	accepted: []
};
const day = defineInputKind((name, text) => {
	const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split("-").map(Number) : [];
	const daysInMonth = (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / 864e5;
	if (month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth) return text;
	throw inputValueNotAcceptedError(name, text, "a day as year-month-day, such as \"2027-01-31\"");
});
const anyRise = ratioInputKind(0, 1e3);
const size = defineInputKind((name, text) => text === "any" ? null : anyRise.parse(name, text));
const match = {
	kind: createAnyTextInputKind(),
	description: "Which benchmarks: a glob over names as in the report or the source, with or without package and unit, such as `codec.BenchmarkDecode/*` or `* B/op`. `*` matches any characters, `?` a single one."
};
const rulesFileListDefinitions = {
	benchmarks: {
		description: "Rules for particular benchmarks. The first rule that matches applies.",
		keys: {
			match,
			threshold: {
				kind: ratioInputKind(0, 1),
				description: "Like the input `threshold`, for these benchmarks."
			},
			"rule-out": {
				kind: ratioInputKind(0, 1),
				description: "Like the input `rule-out`, for these benchmarks. Default - twice their threshold, if that is given."
			},
			better: {
				kind: choiceInputKind(["lower", "higher"]),
				description: "The direction in which these units improve."
			},
			gate: {
				kind: choiceInputKind([
					"fail",
					"warn",
					"off"
				]),
				description: "What a regression does - `fail` (the default), `warn` (it is reported, and the check stays green), or `off` (it is only in the table)."
			},
			owner: {
				kind: createAnyTextInputKind(),
				description: "Whom to ask; shown with a regression."
			},
			why: {
				kind: createAnyTextInputKind(),
				description: "Why the rule exists; shown with a regression."
			},
			until: {
				kind: day,
				description: "The last day on which the rule applies. After that day, the report warns that the rule has expired."
			}
		}
	},
	accepted: {
		description: "Regressions accepted by the change that adds these lines. Once merged, they have no effect and can be removed. `benchgate accept` writes them.",
		keys: {
			match,
			"up-to": {
				kind: size,
				description: "The largest worsening that is accepted, such as `12%`; or `any`."
			},
			why: {
				kind: createAnyTextInputKind(),
				description: "Why the regression is accepted."
			},
			by: {
				kind: createAnyTextInputKind(),
				description: "Who accepted it."
			},
			on: {
				kind: day,
				description: "When."
			}
		}
	}
};
const rulesFileListNames = Object.keys(rulesFileListDefinitions);
function isRuleListName(key) {
	return Object.hasOwn(rulesFileListDefinitions, key);
}
function keysAllowedInRuleList(list) {
	return Object.keys(rulesFileListDefinitions[list].keys);
}
function parseRuleAndAcceptedEntriesOfRulesFile({ benchmarks, accepted }, limits, context) {
	return {
		benchmarks: benchmarks.map((row) => benchmarkRule(row, limits, context)),
		accepted: accepted.map((row) => acceptedOf(row, context))
	};
}
function benchmarkRule(row, limits, context) {
	const { read, required, refuse } = readerOf(row, "benchmarks", context);
	const threshold = read("threshold");
	const limit = read("rule-out");
	const least = threshold ?? limits.threshold;
	if (limit !== null && limit < least) {
		const accepted = `a percentage or a ratio of at least the threshold (${formatFractionAsPercent(least)})`;
		throw refuse(inputValueNotAcceptedError("rule-out", row.texts["rule-out"] ?? "", accepted).message);
	}
	const until = read("until");
	return {
		match: required("match"),
		threshold,
		ruleOut: limit ?? (threshold === null ? null : Math.min(1, 2 * threshold)),
		better: read("better"),
		gate: read("gate") ?? "fail",
		owner: read("owner"),
		why: read("why"),
		until,
		isOver: hasRuleExpired(until, context.today)
	};
}
function acceptedOf(row, context) {
	const { read, required } = readerOf(row, "accepted", context);
	required("up-to");
	return {
		match: required("match"),
		upTo: read("up-to"),
		by: read("by"),
		when: read("on"),
		why: read("why"),
		url: null
	};
}
function readerOf({ texts, line }, list, { at }) {
	const keys = rulesFileListDefinitions[list].keys;
	const refuse = (why) => new MisconfiguredError(`${at(line)}: ${list}: ${why}`);
	return {
		refuse,
		read: (name) => {
			const text = texts[name];
			if (text === void 0) return null;
			try {
				return keys[name]?.kind.parse(name, text);
			} catch (error) {
				throw error instanceof MisconfiguredError ? refuse(error.message) : error;
			}
		},
		required: (name) => {
			const text = texts[name];
			if (text !== void 0) return text;
			throw refuse(`"${name}" is missing. ${name === "match" ? "Say which benchmarks the entry is for, such as \"match: Decode*\"." : "Say how much is accepted, such as \"up-to: 12%\"."}`);
		}
	};
}

// src/core/inputs/rules-file.ts
var import_dist = require_dist();
const elsewhere = {
	"per run": "It belongs to one run: give it as an input of the step, or as a flag.",
	"GitHub only": "It is about GitHub: give it as an input of the step.",
	"not in the file": "One rules file cannot name another."
};
function convertRulesFileEntriesToInputs(path, entries) {
	const inputs = /* @__PURE__ */ new Map();
	const lines = /* @__PURE__ */ new Map();
	let lists = emptyRulesFileLists;
	for (const { key, value, line } of entries) {
		const refuse = (why) => new MisconfiguredError(`${rulesFileLocationText(path, line)}: ${short(key)}: ${why}`);
		const before = lines.get(key);
		if (before !== void 0) throw refuse(`set twice, first on line ${before}. Remove one of the two.`);
		if (isRuleListName(key)) lists = {
			...lists,
			[key]: rowsOf(path, key, value, refuse)
		};
		else if (!rulesFileInputNames.includes(key)) throw refuse(whyUnknown(key));
		else inputs.set(key, textOf(key, value, refuse));
		lines.set(key, line);
	}
	return {
		inputs: Object.fromEntries(inputs),
		lines: Object.fromEntries(lines),
		lists
	};
}
const emptyInputTextsOfMissingRulesFile = {
	inputs: {},
	lines: {},
	lists: emptyRulesFileLists
};
function ruleChanges(base, head) {
	const [before, after] = [textsByRule(base), textsByRule(head)];
	const names = [.../* @__PURE__ */ new Set([...after.keys(), ...before.keys()])];
	const order = {
		rule: ruleChangeNameOfBenchmarksListOrder,
		base: commonOrder(base, head),
		head: commonOrder(head, base)
	};
	return [...order.base === order.head ? [] : [order], ...names.map((rule) => ({
		rule,
		base: before.get(rule) ?? null,
		head: after.get(rule) ?? null
	})).filter(({ rule, base, head }) => {
		const defaultText = findInputDefinition(rule)?.defaultText ?? "";
		return (base ?? defaultText) !== (head ?? defaultText);
	})];
}
function commonOrder(own, other) {
	const matchesOf = ({ lists }) => lists.benchmarks.map(({ texts }) => texts.match ?? "");
	const others = new Set(matchesOf(other));
	return matchesOf(own).filter((match) => others.has(match)).join(", ");
}
function textsByRule({ inputs, lists }) {
	const rows = rulesFileListNames.flatMap((list) => lists[list].map(({ texts: { match = "", ...others } }) => [`${list}: ${match}`, Object.entries(others).map(([name, text]) => `${name} ${text}`).join(", ") || "listed"]));
	return new Map([...Object.entries(inputs), ...rows]);
}
function rowsOf(path, list, value, refuse) {
	const shape = "Write a list of entries, each beginning with \"- match: \".";
	if (value === null || typeof value === "string" || "mapping" in value) throw refuse(`it is not a list. ${shape}`);
	const knownKeys = keysAllowedInRuleList(list);
	const matches = /* @__PURE__ */ new Set();
	return value.map((entry, n) => {
		if (entry === null || typeof entry === "string" || !("mapping" in entry)) throw refuse(`value ${n + 1} of the list is not an entry. ${shape}`);
		const entries = entry.mapping;
		const line = entries[0]?.line ?? null;
		const wrong = (key, why, at = line) => new MisconfiguredError(`${rulesFileLocationText(path, at)}: ${list}: ${short(key)}: ${why}`);
		const texts = /* @__PURE__ */ new Map();
		for (const { key, value: text, line: at } of entries) {
			if (texts.has(key)) throw wrong(key, "set twice in one entry. Remove one of the two.", at);
			if (!knownKeys.includes(key)) {
				const nearest = findNearestName(key, knownKeys);
				throw wrong(key, `not known in "${list}". ${nearest === null ? `Its keys are ${knownKeys.join(", ")}.` : `Did you mean "${nearest}"?`}`, at);
			}
			if (typeof text !== "string" || text.trim() === "") throw wrong(key, "takes one value. Give it one, or remove the line.", at);
			texts.set(key, text.trim());
		}
		const match = texts.get("match") ?? "";
		if (matches.has(match)) throw wrong("match", `"${short(match)}" already has an entry. Merge the two.`);
		matches.add(match);
		return {
			texts: Object.fromEntries(texts),
			line: line ?? 1
		};
	});
}
function rulesFileLocationText(path, line) {
	return line === null ? path : `${path}, line ${line}`;
}
function whyUnknown(key) {
	const scope = findInputDefinition(key)?.scope;
	if (scope !== void 0 && scope !== "anywhere") return `cannot be set in this file. ${elsewhere[scope]}`;
	const suggestion = findNearestName(key, [...rulesFileInputNames, ...rulesFileListNames]);
	if (suggestion !== null) return `not known. Did you mean "${suggestion}"?`;
	return `not known. Keys are inputs of the Action: ${rulesFileInputNames.join(", ")}; and the lists ${rulesFileListNames.join(" and ")}.`;
}
function textOf(key, value, refuse) {
	if (value === null || value === "") throw refuse("has no value. Give it one, or remove the line to use the default.");
	if (typeof value === "string") return value;
	if ("mapping" in value) return keyedText(key, value, refuse);
	const separator = findInputDefinition(key)?.kind.separator ?? null;
	if (separator === null) throw refuse(`a list is not accepted. Give one value; these inputs take lists: ${rulesFileInputNames.filter((name) => findInputDefinition(name)?.kind.separator).join(", ")}.`);
	if (value.length === 0) throw refuse("the list is empty. Add values, or remove it.");
	const items = value.map((item, n) => {
		if (typeof item === "object" && item !== null) throw refuse(`value ${n + 1} of the list is nested. Give plain values.`);
		if (item === null || item.trim() === "") throw refuse(`value ${n + 1} of the list is empty. Remove it, or fill it in.`);
		const text = item.trim();
		if (text.includes(separator) || text.includes("\n")) throw refuse(`"${short(text)}" in the list contains ${nameOf(separator)}, which separates values. Put each value on a line of its own.`);
		return text;
	});
	return key === "go-flags" ? formatGoflagsValue(items) : items.join(separator);
}
function keyedText(key, { mapping }, refuse) {
	if (!findInputDefinition(key)?.kind.isKeyed) throw refuse(`its value has keys of its own. Give a plain value, such as "threshold: 3%", and put quotes around a value that begins with "{", such as '{regex}'.`);
	return mapping.map(({ key: name, value }) => {
		if (typeof value === "string" && value !== "") return `${name}: ${value}`;
		throw refuse(`"${short(name)}" takes one value. Give it one, or remove the line.`);
	}).join("\n");
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
const flatHint = "Write one line for each input, as \"threshold: 3%\"; an input with several values takes a list.";
function parseRulesFileEntries(path, text) {
	const { contents, lineOf } = parseRulesYamlIntoNodes(path, text);
	const entriesOf = ({ items }) => items.map(({ key, value }) => {
		if (!(0, import_dist.isScalar)(key)) throw new MisconfiguredError(`${rulesFileLocationText(path, lineOf(startOf(key)))}: a key is not a plain word. ${flatHint}`);
		return {
			key: textOfYamlScalarOrNull(key) ?? "",
			value: valueIn(value),
			line: lineOf(startOf(key))
		};
	});
	const valueIn = (node) => {
		if ((0, import_dist.isScalar)(node)) return textOfYamlScalarOrNull(node);
		if ((0, import_dist.isMap)(node)) return { mapping: entriesOf(node) };
		return (0, import_dist.isSeq)(node) ? node.items.map(valueIn) : null;
	};
	return contents === null ? [] : entriesOf(contents);
}
function startOf(node) {
	return node?.range?.[0] ?? 0;
}
function parseRulesYamlIntoNodes(path, text) {
	const lineCounter = new import_dist.LineCounter();
	for (const start of [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]) lineCounter.addNewLine(start);
	const lineOf = (position) => lineCounter.linePos(position).line;
	const refuse = (position, why) => new MisconfiguredError(`${rulesFileLocationText(path, position === null ? null : lineOf(position))}: ${why}`);
	refuseSpecial(text, refuse);
	const parsed = (0, import_dist.parseAllDocuments)(text, {
		schema: "failsafe",
		uniqueKeys: false,
		prettyErrors: false
	});
	const [document, ...others] = Array.isArray(parsed) ? parsed : [];
	const [error] = [document, ...others].flatMap((one) => one?.errors ?? []);
	if (error) throw refuse(error.pos[0], `not valid YAML (${escapeControlCharacters(error.message).slice(0, 200)}). ${flatHint}`);
	if (others.length > 0) throw refuse(null, `it holds ${1 + others.length} YAML documents. Keep one, without "---" after it.`);
	const contents = document?.contents ?? null;
	if (contents === null || (0, import_dist.isScalar)(contents) && textOfYamlScalarOrNull(contents) === null) return {
		contents: null,
		lineOf
	};
	if (!(0, import_dist.isMap)(contents)) throw refuse(startOf(contents), `it is not a mapping of inputs. ${flatHint}`);
	return {
		contents,
		lineOf
	};
}
const control = /[^\t\n\r -\uffff]/;
const deepest = 8;
function refuseSpecial(text, refuse) {
	const controlAt = text.search(control);
	if (controlAt >= 0) throw refuse(controlAt, `not valid YAML (a control character). ${flatHint}`);
	let position = 0;
	let depth = 0;
	let isInScalar = false;
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		const type = isInScalar ? null : import_dist.CST.tokenType(lexeme);
		isInScalar = type === "scalar";
		if (type === "scalar" || type === "doc-mode" || type === "flow-error-end") continue;
		if (type === "flow-seq-start" || type === "flow-map-start") depth++;
		if (type === "flow-seq-end" || type === "flow-map-end") depth--;
		if (depth > deepest) throw refuse(position, `not valid YAML (nested more than ${deepest} deep). ${flatHint}`);
		if (type === "directive-line") throw refuse(null, "YAML directives (\"%\") are not accepted. Remove them.");
		if (type === "anchor" || type === "alias") throw refuse(position, `${type === "alias" ? "a YAML alias (\"*\")" : "a YAML anchor (\"&\")"} is not accepted. Write the value out; quote a value that begins with this character.`);
		if (type === "tag") throw refuse(position, `the YAML tag "${lexeme.slice(0, 60)}" is not accepted. Leave it out; quote a value that begins with "!".`);
		position += lexeme.length;
	}
}
function textOfYamlScalarOrNull({ value, type }) {
	const text = String(value ?? "");
	return type === "PLAIN" && /^(~|null|Null|NULL|)$/.test(text) ? null : text;
}
function addAcceptedToRulesFileText(path, text, entries) {
	if (text.includes("\r\n") && !/(?<!\r)\n/.test(text)) return addAcceptedToRulesFileText(path, text.replaceAll("\r\n", "\n"), entries).replaceAll("\n", "\r\n");
	const { contents, lineOf } = parseRulesYamlIntoNodes(path, text);
	const pair = contents?.items.find(({ key }) => (0, import_dist.isScalar)(key) && key.value === "accepted");
	if (!pair) {
		const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
		return `${before}${before === "" ? "" : "\n"}accepted:\n${inYaml(entries, "  ")}`;
	}
	const line = lineOf(startOf(pair.key));
	const list = pair.value;
	if (!((0, import_dist.isScalar)(list) && textOfYamlScalarOrNull(list) === null) && (!(0, import_dist.isSeq)(list) || list.flow === true)) throw new MisconfiguredError(`${rulesFileLocationText(path, line)}: "accepted" is written on one line. Write its entries on lines of their own below it, or add the following yourself:\n${inYaml(entries, "  ")}`);
	const lines = text.split("\n");
	const items = (0, import_dist.isSeq)(list) ? list.items.filter(import_dist.isMap) : [];
	const indent = (0, import_dist.isSeq)(list) ? /^\s*/.exec(lines[lineOf(startOf(list)) - 1] ?? "")?.[0] ?? "" : "  ";
	const matches = new Set(entries.map(({ match }) => match));
	const replaced = new Set(items.filter((item) => matches.has(String(item.get("match")).trim())).flatMap(linesOf));
	const rest = lines.filter((_, index) => index >= line && !replaced.has(index + 1));
	return [
		...lines.slice(0, line),
		inYaml(entries, indent).trimEnd(),
		...rest
	].join("\n");
	function linesOf(item) {
		const [start = 0, end = start] = item.range ?? [];
		const first = lineOf(text.lastIndexOf("-", start));
		const last = lineOf(start + text.slice(start, end).trimEnd().length);
		return Array.from({ length: last - first + 1 }, (_, index) => first + index);
	}
}
function inYaml(entries, indent) {
	const document = new import_dist.Document(entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== ""))));
	(0, import_dist.visit)(document, { Scalar(key, scalar) {
		if (key !== "key" && !/^\d[\d.%-]*$/.test(String(scalar.value))) scalar.type = "QUOTE_DOUBLE";
	} });
	return document.toString({ lineWidth: 0 }).trimEnd().split("\n").map((line) => `${indent}${line}\n`).join("");
}

export { addAcceptedToRulesFileText, convertRulesFileEntriesToInputs, emptyInputTextsOfMissingRulesFile, parseRuleAndAcceptedEntriesOfRulesFile, parseRulesFileEntries, ruleChanges, rulesFileLocationText };