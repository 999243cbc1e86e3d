function say(words, ...said) {
	return words.flatMap((piece, index) => [...ours(piece), ...textOf(said[index] ?? "")]);
}
function ours(words) {
	return words.split("`").flatMap((piece, index) => piece === "" ? [] : [index % 2 == 1 ? code(piece) : piece]);
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
function link(words, to) {
	return {
		kind: "link",
		words,
		to
	};
}
const lineBreak = { kind: "break" };
function joined(all, between = " ") {
	return all.map(textOf).filter((text) => text.length > 0).flatMap((text, index) => index === 0 ? text : [between, ...text]);
}
function listed(all, most) {
	if (most === 0) return say`${all.length} in all`;
	let more = all.length - most;
	return say`${joined(all.slice(0, most), ", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function firstOf(lines, most, rest = "") {
	if (lines.length <= most) return lines;
	let more = most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`;
	return [...lines.slice(0, most), say`${more}${rest}`];
}
function textOf(said) {
	return typeof said == "object" ? "kind" in said ? [said] : said : said === "" ? [] : [String(said)];
}
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
export { ours as _, paragraph as a, term as b, table as c, firstOf as d, joined as f, name as g, listed as h, note as i, warning as l, link as m, fold as n, printed as o, lineBreak as p, list as r, shell as s, column as t, code as u, say as v, strong as y };
