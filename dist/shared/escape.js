var Misconfigured = class extends Error {
	name = "Misconfigured";
}, CouldNotMeasure = class extends Error {
	name = "CouldNotMeasure";
	output;
	constructor(message, output = "") {
		super(message), this.output = output;
	}
}, NothingMeasured = class extends Error {
	name = "NothingMeasured";
	run;
	constructor(message, run) {
		super(message), this.run = run;
	}
}, SideFailed = class extends CouldNotMeasure {
	side;
	why;
	kind;
	constructor(side, why, message, output = "", kind = "failed") {
		super(message, output), this.side = side, this.why = why, this.kind = kind;
	}
}, Cancelled = class extends Error {
	name = "Cancelled";
}, NotPutBack = class extends Error {
	name = "NotPutBack";
};
function inlineCode(name) {
	return legible(name).split("|").map((piece) => piece === "" ? "" : span(piece)).join("<code>&#124;</code>") || "(no name)";
}
function codeSpan(text, most) {
	return span(legible(text, most));
}
function span(text) {
	let fence = "`".repeat(longestRun(text, 1)), padding = /^`|`$|^ .*[^ ].* $/.test(text) ? " " : "";
	return `${fence}${padding}${text}${padding}${fence}`;
}
function longestRun(text, least) {
	return Math.max(least, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1));
}
function codeBlock(text, language = "") {
	let fence = "`".repeat(longestRun(text, 3));
	return `${fence}${language}\n${visibleLines(text).join("\n")}\n${fence}`;
}
function legible(name, most = 200) {
	let characters = [...visible(name)];
	return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}
function visibleLines(text) {
	return withoutColours(text).split(/\r?\n/).map(visible);
}
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<!\p{Extended_Pictographic})[\ufe0e\ufe0f]/u, everyUnseen = new RegExp(unseen, "gu");
function visible(text) {
	return text.replace(everyUnseen, (character) => character === "	" ? " " : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
function withoutCommands(text) {
	return text.replaceAll("##[", "## [").replace(/^([^\S\r\n]*)::/gm, "$1: :");
}
function withoutColours(text) {
	return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
}
export { unseen as a, withoutCommands as c, Misconfigured as d, NotPutBack as f, legible as i, Cancelled as l, SideFailed as m, codeSpan as n, visible as o, NothingMeasured as p, inlineCode as r, visibleLines as s, codeBlock as t, CouldNotMeasure as u };
