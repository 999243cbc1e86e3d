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

export { parseRulesFileEntries, parseRulesYamlIntoNodes, startOf, textOfYamlScalarOrNull };