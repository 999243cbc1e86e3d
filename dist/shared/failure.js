import { d as Misconfigured, o as visible, u as CouldNotMeasure } from "./escape.js";
// src/core/report/say/text.ts
function say(words, ...said) {
	return words.flatMap((piece, index) => [...ours(piece), ...textOf(said[index] ?? "")]);
}
function ours(words) {
	return words.split("`").flatMap((piece, index) => piece === "" ? [] : [index % 2 === 1 ? code(piece) : piece]);
}
function name(text) {
	return text === "" ? "(no name)" : {
		kind: "name",
		text
	};
}
function code(text) {
	return {
		kind: "code",
		text
	};
}
function strong(said) {
	return {
		kind: "strong",
		text: textOf(said)
	};
}
function term(anchor, words) {
	return {
		kind: "term",
		anchor,
		words
	};
}
const lineBreak = { kind: "break" };
function joined(all, between = " ") {
	return all.map(textOf).filter((text) => text.length > 0).flatMap((text, index) => index === 0 ? text : [between, ...text]);
}
function listed(all, most) {
	if (most === 0) return say`${all.length} in all`;
	const more = all.length - most;
	return say`${joined(all.slice(0, most), ", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function firstOf(lines, most, rest = "") {
	if (lines.length <= most) return lines;
	const more = most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`;
	return [...lines.slice(0, most), say`${more}${rest}`];
}
function textOf(said) {
	if (typeof said !== "object") return said === "" ? [] : [String(said)];
	return "kind" in said ? [said] : said;
}
// src/core/report/say/block.ts
function paragraph(text) {
	return {
		kind: "paragraph",
		text
	};
}
function warning(text) {
	return {
		kind: "warning",
		text
	};
}
function note(text) {
	return {
		kind: "note",
		text
	};
}
function list(items) {
	return {
		kind: "list",
		items
	};
}
function table(columns, rows) {
	return {
		kind: "table",
		columns,
		rows: rows.map((row) => row.map((cell) => say`${cell}`))
	};
}
function column(title, side) {
	return {
		title,
		side
	};
}
function printed(text) {
	return {
		kind: "code",
		language: "text",
		text
	};
}
function shell(text) {
	return {
		kind: "code",
		language: "sh",
		text
	};
}
function fold(title, blocks) {
	return {
		kind: "fold",
		title,
		blocks
	};
}
// src/core/report/say/failure.ts
const longestMessage = 4e3;
function failureReport(error) {
	const said = error instanceof CouldNotMeasure ? error.output : "";
	return {
		outcome: "failure",
		reason: say`${title(error)}`,
		check: [],
		of: [],
		parts: [
			[printed(messageOf(error))],
			said === "" ? [] : [paragraph(say`The last lines of its output:`), printed(said)],
			[paragraph(say`There is no verdict, so the check fails: a gate that measured nothing must not pass.`)]
		]
	};
}
function failureLine(error) {
	return visible(messageOf(error).replace(/\s*\n\s*/g, " "));
}
function messageOf(error) {
	if (error instanceof Error && "suppressed" in error && "error" in error) return [...new Set([messageOf(error.error), messageOf(error.suppressed)])].join("\nBefore that: ");
	const message = (error instanceof Error ? error.message : typeof error === "string" ? error : "") || "an unknown error";
	return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
}
function title(error) {
	if (error instanceof Misconfigured) return "a setting needs your attention";
	if (error instanceof CouldNotMeasure) return "could not measure";
	return "something went wrong";
}
export { name as _, list as a, strong as b, printed as c, warning as d, code as f, listed as g, lineBreak as h, fold as i, shell as l, joined as m, failureReport as n, note as o, firstOf as p, column as r, paragraph as s, failureLine as t, table as u, ours as v, term as x, say as y };
