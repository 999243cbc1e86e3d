import { require_dist } from "./libraries-yaml.js";
import { MisconfiguredError } from "./basics.js";
import { rulesFileLocationText } from "./rules-file.js";
import { parseRulesYamlIntoNodes, startOf, textOfYamlScalarOrNull } from "./rules-yaml2.js";

// src/core/inputs/add-accepted.ts
var import_dist = require_dist();
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

export { addAcceptedToRulesFileText };