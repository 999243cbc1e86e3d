// src/core/model/errors.ts
var Misconfigured = class extends Error {
	name = "Misconfigured";
};
var CouldNotMeasure = class extends Error {
	name = "CouldNotMeasure";
	output;
	constructor(message, output = "") {
		super(message);
		this.output = output;
	}
};
var SideFailed = class extends CouldNotMeasure {
	side;
	why;
	kind;
	constructor(side, why, message, output = "", kind = "failed") {
		super(message, output);
		this.side = side;
		this.why = why;
		this.kind = kind;
	}
};
var Cancelled = class extends Error {
	name = "Cancelled";
};
var NotPutBack = class extends Error {
	name = "NotPutBack";
};
// src/core/words/escape.ts
const longest = 200;
function inlineCode(name, most = longest) {
	return shorten(visible(name), most).split("|").map((piece) => piece === "" ? "" : span(piece)).join("<code>&#124;</code>") || "(no name)";
}
const inert = /^([A-Za-z\d ,./-]|(?<=[A-Za-z\d])_+(?=[A-Za-z\d]))*( pull request #\d+)?$/;
function inlineText(text) {
	return inert.test(text) && !/www\.|\bgh-\d/i.test(text) ? text : inlineCode(text);
}
function codeSpan(text, most) {
	return span(shorten(visible(text), most));
}
function span(text) {
	const fence = "`".repeat(longestRun(text, 1));
	const padding = /^`|`$|^ .*[^ ].* $/.test(text) ? " " : "";
	return `${fence}${padding}${text}${padding}${fence}`;
}
function longestRun(text, least) {
	return Math.max(least, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1));
}
function codeBlock(text, language = "") {
	const fence = "`".repeat(longestRun(text, 3));
	return `${fence}${language}\n${visibleLines(text).join("\n")}\n${fence}`;
}
function visibleLines(text) {
	return withoutColours(text).split(/\r?\n/).map(visible);
}
function visible(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, (character) => character === "	" ? " " : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
function withoutColours(text) {
	return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "");
}
function shorten(name, most) {
	const characters = [...name];
	return characters.length <= most ? name : `${characters.slice(0, most - 1).join("")}…`;
}
export { visible as a, CouldNotMeasure as c, SideFailed as d, inlineText as i, Misconfigured as l, codeSpan as n, visibleLines as o, inlineCode as r, Cancelled as s, codeBlock as t, NotPutBack as u };
