function say(e, ...t) {
	return e.flatMap((e, n) => [...ours(e), ...textOf(t[n] ?? "")]);
}
function ours(e) {
	return e.split("`").flatMap((e, t) => e === "" ? [] : [t % 2 == 1 ? code(e) : e]);
}
function name(e) {
	return e === "" ? "(no name)" : {
		kind: "name",
		text: e
	};
}
function code(e) {
	return {
		kind: "code",
		text: e
	};
}
function strong(e) {
	return {
		kind: "strong",
		text: textOf(e)
	};
}
function term(e, t) {
	return {
		kind: "term",
		anchor: e,
		words: t
	};
}
function link(e, t) {
	return {
		kind: "link",
		words: textOf(e),
		to: t
	};
}
const lineBreak = { kind: "break" };
function joined(e, t = " ") {
	return e.map(textOf).filter((e) => e.length > 0).flatMap((e, n) => n === 0 ? e : [...textOf(t), ...e]);
}
function listed(e, t) {
	if (t === 0) return say`${e.length} in all`;
	let n = e.length - t;
	return say`${joined(e.slice(0, t), ", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function firstOf(e, t, n = "") {
	if (e.length <= t) return e;
	let r = t === 0 ? `${e.length} in all` : `and ${e.length - t} more`;
	return [...e.slice(0, t), say`${r}${n}`];
}
function textOf(e) {
	return typeof e == "object" ? "kind" in e ? [e] : e : e === "" ? [] : [String(e)];
}
function paragraph(e) {
	return {
		kind: "paragraph",
		text: e
	};
}
function warning(e) {
	return {
		kind: "warning",
		text: e
	};
}
function note(e) {
	return {
		kind: "note",
		text: e
	};
}
function list(e) {
	return {
		kind: "list",
		items: e
	};
}
function table(e, t) {
	return {
		kind: "table",
		columns: e,
		rows: t.map((e) => e.map((e) => say`${e}`))
	};
}
function column(e, t) {
	return {
		title: e,
		side: t
	};
}
function printed(e) {
	return {
		kind: "code",
		language: "text",
		text: e
	};
}
function shell(e) {
	return {
		kind: "code",
		language: "sh",
		text: e
	};
}
function fold(e, t) {
	return {
		kind: "fold",
		title: e,
		blocks: t
	};
}
export { ours as _, paragraph as a, term as b, table as c, firstOf as d, joined as f, name as g, listed as h, note as i, warning as l, link as m, fold as n, printed as o, lineBreak as p, list as r, shell as s, column as t, code as u, say as v, strong as y };
