import { require_dist } from "./libraries-yaml.js";
import { MisconfiguredError, escapeControlCharacters } from "./basics.js";
import { rulesFileLocationText } from "./rules-file.js";

// src/core/inputs/rules-yaml.ts
var import_dist = require_dist();
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
	if (others.length > 0) throw refuse(null, `it holds ${1 + others.length} YAML documents. Leave one, without "---" after it.`);
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
		if (type === "anchor" || type === "alias") throw refuse(position, `${type === "alias" ? "a YAML alias (\"*\")" : "a YAML anchor (\"&\")"} is not accepted. Write the value out; quote one that begins so.`);
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
	if (!((0, import_dist.isScalar)(list) && textOfYamlScalarOrNull(list) === null) && (!(0, import_dist.isSeq)(list) || list.flow === true)) throw new MisconfiguredError(`${rulesFileLocationText(path, line)}: "accepted" is written in one line. Write its entries on lines of their own below it, or add these yourself:\n${inYaml(entries, "  ")}`);
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

export { addAcceptedToRulesFileText, parseRulesFileEntries };