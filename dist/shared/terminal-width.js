// src/core/words/width.ts
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const combining = /\p{Mn}|\p{Me}/u;
const isPlain = /^[\u0020-\u02ff\u2000-\u206f]*$/;
function widthOf(text) {
	if (isPlain.test(text)) return text.length;
	let width = 0;
	for (const character of text) width += columnsOf(character);
	return width;
}
function columnsOf(character) {
	if (combining.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
function cutTo(text, width) {
	if (widthOf(text) <= width) return text;
	let used = 0;
	let kept = "";
	for (const character of text) {
		used += columnsOf(character);
		if (used > width - 1) break;
		kept += character;
	}
	return width < 1 ? "" : `${kept}…`;
}
function cutMiddle(name, width) {
	if (widthOf(name) <= width) return name;
	const tail = Math.floor((width - 1) / 2);
	const characters = [...name];
	let end = "";
	while (characters.length > 0 && widthOf(`${characters.at(-1)}${end}`) <= tail) end = `${characters.pop()}${end}`;
	return `${cutTo(characters.join(""), width - widthOf(end))}${end}`;
}
function wrapLine(line, width) {
	if (widthOf(line) <= width) return [line];
	const indent = /^ */.exec(line)?.[0] ?? "";
	const lines = [];
	let current = "";
	for (const word of line.trimStart().split(" ")) {
		const longer = current === "" ? `${indent}${word}` : `${current} ${word}`;
		if (current !== "" && widthOf(longer) > width) {
			lines.push(current);
			current = `${indent}${word}`;
		} else current = longer;
	}
	return [...lines, current];
}
// src/core/words/paint.ts
const plain = (_, text) => text;
// src/commands/paint.ts
function paintFor(stream, env) {
	if (!stream.isTTY || env.NO_COLOR || env.TERM === "dumb") return plain;
	const codes = {
		red: 31,
		green: 32,
		yellow: 33,
		bold: 1
	};
	return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
// src/core/report/show/json-document.ts
function jsonDocument(value) {
	return `${JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped)}\n`;
}
function escaped(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
// src/commands/terminal-width.ts
function terminalWidth({ isTTY, columns }) {
	return isTTY ? columns || 80 : Number.POSITIVE_INFINITY;
}
export { cutMiddle as a, wrapLine as c, plain as i, jsonDocument as n, cutTo as o, paintFor as r, widthOf as s, terminalWidth as t };
