import { a as visible, o as visibleLines } from "./escape.js";
import { $ as graveDoubts, A as lostKinds, C as openLine, D as runWarningLines, F as magnitude, P as line, R as plainVoice, S as introduction, T as unconfirmedLines, W as withChange, Z as doubtGroups, a as suiteWords, b as advice, c as slowRunLines, d as provenLines, et as isGrave, g as profileTitles, h as grown, ht as unitName, j as lostName, m as byBenchmark, mt as namingOf, n as ordered, p as amount, t as isSignificant, u as seenOnceWords, v as sumsOf, w as openOf, y as withoutFolders } from "./table.js";
import { A as shortSha, C as formatP, D as formatRuledOut, S as formatMade, b as formatDelta, y as formatCenter } from "./formats.js";
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
// src/core/report/columns.ts
const shortest = 12;
function columns(rows, left, most = Number.POSITIVE_INFINITY) {
	const widest = (n) => rows.reduce((width, row) => Math.max(width, widthOf(row[n] ?? "")), 0);
	const [first = 0, ...others] = (rows[0] ?? []).map((_, n) => widest(n));
	const rest = others.reduce((sum, width) => sum + 2 + width, 0);
	const widths = [Math.min(first, Math.max(shortest, most - rest)), ...others];
	return rows.map((row) => row.map((cell, n) => {
		const width = widths[n] ?? 0;
		const text = n === 0 ? cutMiddle(cell, width) : cell;
		const padding = " ".repeat(Math.max(0, width - widthOf(text)));
		return n < left ? text + padding : padding + text;
	}).join("  ").trimEnd());
}
// src/core/report/text-table.ts
const narrowest = 50;
const plain = (_, text) => text;
const signs = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: " ",
	within: " ",
	inconclusive: "~"
};
const colours = {
	regressed: "red",
	improved: "green",
	inconclusive: "yellow"
};
function textTable({ comparisons, settings }, naming, paint, width = Number.POSITIVE_INFINITY) {
	if (comparisons.length === 0) return "";
	const shown = ordered(comparisons, naming, settings);
	const room = {
		centres: width >= 75,
		bound: width >= narrowest
	};
	const [heading = "", ...lines] = columns([[
		...["benchmark", "unit"],
		...room.centres ? ["base", "head"] : [],
		"delta",
		...room.bound ? ["at most"] : [],
		"p"
	], ...shown.map((one) => cellsOf$1(one, naming, settings.alpha, room))], 2, width - 2);
	return [`  ${heading}`, ...shown.map((one, n) => {
		const text = `${signs[one.change]} ${lines[n] ?? ""}`.trimEnd();
		const colour = colours[one.change];
		return colour ? paint(colour, text) : text;
	})].join("\n");
}
function cellsOf$1(one, naming, alpha, room) {
	const { unit, base, head, delta } = one;
	return [
		visible(naming(one)),
		visible(unitName(unit)),
		...room.centres ? [formatCenter(base, unit), formatCenter(head, unit)] : [],
		isSignificant(one, alpha) ? formatDelta(delta) : "~",
		...room.bound ? [formatRuledOut(one)] : [],
		formatP(one)
	];
}
// src/core/report/text-lost.ts
const longestLine = 400;
const mostOutputs = 5;
function textLost(lost, naming) {
	return lost.map((one, index) => {
		const kind = lostKinds.find(({ isOf }) => isOf(one));
		const name = visible(lostName(one, naming, (text) => text));
		const head = kind ? `lost: ${name}: ${kind.says}. ${kind.advice}` : `lost: ${name}`;
		const said = one.failures.flatMap(({ message, output }) => [...visibleLines(message).map((line) => `  ${line}`), ...lastLines(output).map((line) => `    ${line}`)]);
		return [head, ...index < mostOutputs ? said : []].join("\n");
	}).join("\n\n");
}
function lastLines(output) {
	return visibleLines(output.trimEnd()).filter((line, index) => line !== "" || index > 0).slice(-20).map((line) => line.length <= longestLine ? line : `${line.slice(0, longestLine)}…`);
}
// src/core/report/text-notes.ts
const mostLines = 10;
const asItIs = (name) => name;
function textDoubts(result, naming) {
	const suite = suiteWords(result, mostLines, asItIs);
	const groups = doubtGroups(result, naming, mostLines, asItIs).map(({ says, advice, names }) => `  ${visible(`${says} ${advice}`)}\n    ${visible(names)}`);
	const subject = isGrave(result.doubts) ? `Doubtful benchmarks: ${graveDoubts}` : "Doubtful benchmarks:";
	return [suite === "" ? "" : visible(`Not the same benchmark on both sides: ${suite}`), groups.length === 0 ? "" : [subject, ...groups].join("\n")].filter((part) => part !== "").join("\n\n");
}
function textNotes(result, naming) {
	const open = openOf(result);
	const standing = open.slice(0, mostLines).map((one) => `  ${visible(openLine(one, result, naming, plainVoice, asItIs))}`);
	const unconfirmed = unconfirmedLines(result, naming, plainVoice, asItIs).map(visible);
	return [
		visible(seenOnceWords(result, naming, asItIs)),
		shortened(unconfirmed, unconfirmed.length).join("\n"),
		open.length === 0 ? "" : [
			introduction(result, plainVoice),
			...shortened(standing, open.length),
			advice(open, result)
		].filter((line) => line !== "").join("\n"),
		provenLines(result, mostLines).map(visible).join("\n"),
		slowRunLines(result, naming, plainVoice, asItIs).map(visible).join("\n"),
		runWarningLines(result, asItIs).map((words) => visible(`note: ${words}`)).join("\n")
	].filter((part) => part !== "").join("\n\n");
}
function shortened(lines, all) {
	return all <= mostLines ? lines : [...lines.slice(0, mostLines), `  and ${all - mostLines} more`];
}
// src/core/report/text-profiles.ts
const mostRows = 5;
const longestName = 60;
function textProfiles(profiles, naming, width = Number.POSITIVE_INFINITY) {
	const benchmarks = byBenchmark(profiles);
	const more = benchmarks.length - 10;
	return [...benchmarks.slice(0, 10).map((kinds) => [`Where ${kinds.slice(0, 1).map((one) => visible(naming(one)))} spends more`, ...kinds.flatMap((profile) => linesOf(profile, width - 4)).map((line) => `  ${line}`)].join("\n")), ...more > 0 ? [`The result file has the profiles of ${more} more.`] : []].join("\n\n");
}
function linesOf(profile, width) {
	const { kind, total, functions, failure } = profile;
	const title = `${profileTitles[kind]} per operation:`;
	if (failure !== null) {
		const [first = "", ...rest] = visibleLines(failure);
		return [`${title} no table: ${first}`, ...rest];
	}
	if (total.base === 0 && total.head === 0) return [`${title} none on either side.`];
	if (functions.length === 0) return [`${title} ${sumsOf(profile)}. No function spends notably more.`];
	const titles = [
		"function",
		"growth",
		"base",
		"head",
		"with callees"
	];
	const rows = functions.slice(0, mostRows).map((one) => cellsOf(one, profile));
	return [`${title} ${sumsOf(profile)}`, ...columns([titles, ...rows], 1, width).map((line) => `  ${line}`)];
}
function cellsOf(difference, { unit }) {
	const { function: name, base, head, isNoise } = difference;
	const shown = visible(withoutFolders(name));
	return [
		shown.length <= longestName ? shown : `${shown.slice(0, 59)}…`,
		grown(head.flat - base.flat, unit, isNoise.flat),
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	];
}
// src/core/report/text.ts
function textReport(result, paint = plain, width = Number.POSITIVE_INFINITY) {
	const { comparisons, unmatched, commits, lost, verdict, reason, baseFailed, profiles } = result;
	const naming = namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	], lost, result.formats);
	const colour = {
		pass: "green",
		fail: "red",
		inconclusive: "yellow"
	}[verdict];
	const regressed = withChange(comparisons, "regressed").toSorted((a, b) => magnitude(b) - magnitude(a));
	const only = ["base", "head"].flatMap((side) => unmatched[side].map((one) => `only on ${side}: ${visible(naming(one))}`));
	const wrapped = (text) => text.split("\n").flatMap((one) => wrapLine(one, width)).join("\n");
	const [first = "", ...more] = wrapLine(`${verdict.toUpperCase()}  ${visible(reason)}`, width);
	return [
		[paint(colour, paint("bold", verdict.toUpperCase())) + first.slice(verdict.length), ...more].join("\n"),
		wrapped(textDoubts(result, naming)),
		wrapped(regressed.map((one) => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`).join("\n")),
		textTable(result, naming, paint, width),
		textProfiles(profiles, naming, width),
		wrapped(textNotes(result, naming)),
		wrapped(only.join("\n")),
		textLost(lost, naming),
		baseFailed ? [...visibleLines(baseFailed.message), ...lastLines(baseFailed.output).map((text) => `    ${text}`)].join("\n") : "",
		wrapped(`base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatMade(result)}, seed ${result.settings.seed}`)
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
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
// src/core/report/json-document.ts
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
export { columns as a, wrapLine as c, textReport as i, jsonDocument as n, cutTo as o, paintFor as r, widthOf as s, terminalWidth as t };
