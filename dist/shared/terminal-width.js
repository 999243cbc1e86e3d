const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u, combining = /\p{Mn}|\p{Me}/u, isPlain = /^[\u0020-\u02ff\u2000-\u206f]*$/;
function widthOf(text) {
	if (isPlain.test(text)) return text.length;
	let width = 0;
	for (let character of text) width += columnsOf(character);
	return width;
}
function columnsOf(character) {
	return combining.test(character) ? 0 : wide.test(character) ? 2 : 1;
}
function cutTo(text, width) {
	if (widthOf(text) <= width) return text;
	let used = 0, kept = "";
	for (let character of text) {
		if (used += columnsOf(character), used > width - 1) break;
		kept += character;
	}
	return width < 1 ? "" : `${kept}…`;
}
function cutMiddle(name, width) {
	if (widthOf(name) <= width) return name;
	let tail = Math.floor((width - 1) / 2), characters = [...name], end = "";
	for (; characters.length > 0 && widthOf(`${characters.at(-1)}${end}`) <= tail;) end = `${characters.pop()}${end}`;
	return `${cutTo(characters.join(""), width - widthOf(end))}${end}`;
}
function wrapLine(line, width) {
	if (widthOf(line) <= width) return [line];
	let indent = /^ */.exec(line)?.[0] ?? "", lines = [], current = "";
	for (let word of line.trimStart().split(" ")) {
		let longer = current === "" ? `${indent}${word}` : `${current} ${word}`;
		current !== "" && widthOf(longer) > width ? (lines.push(current), current = `${indent}${word}`) : current = longer;
	}
	return [...lines, current];
}
const plain = (_, text) => text;
function paintFor(stream, env) {
	if (!stream.isTTY || env.NO_COLOR || env.TERM === "dumb") return plain;
	let codes = {
		red: 31,
		green: 32,
		yellow: 33,
		bold: 1
	};
	return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
function jsonDocument(value) {
	return `${JSON.stringify(value, null, 2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, escaped)}\n`;
}
function escaped(character) {
	return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
function terminalWidth({ isTTY, columns }) {
	return isTTY ? columns || 80 : Infinity;
}
export { cutMiddle as a, wrapLine as c, plain as i, jsonDocument as n, cutTo as o, paintFor as r, widthOf as s, terminalWidth as t };
