import { s as formatRatio } from "./format.js";
import { r as Misconfigured } from "./errors.js";
// src/core/go/go-flags.ts
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitFlags(text) {
	const flags = [];
	const trimmed = text.trimEnd();
	for (let at = 0; at < trimmed.length; at = one.lastIndex) {
		one.lastIndex = at;
		const found = one.exec(trimmed);
		if (!found) return null;
		const [, single, double, bare = ""] = found;
		if (isOpen(bare, "'") || isOpen(bare, "\"")) return null;
		flags.push(single ?? double ?? bare);
	}
	return flags.every((flag) => /^--?[^-=]/.test(flag)) ? flags : null;
}
function testFlag(flags) {
	return flags.find((flag) => forTests.test(flag)) ?? null;
}
const forTests = /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
function joinFlags(flags) {
	return flags.map((flag) => /[\s'"]/.test(flag) ? quoted(flag) : flag).join(" ");
}
function relinking(flags, seed) {
	const given = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${given === "" ? "" : `${given} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 === 0;
}
function quoted(flag) {
	if (!flag.includes("'")) return `'${flag}'`;
	return flag.includes("\"") ? flag : `"${flag}"`;
}
// src/core/init/shell.ts
function shellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
function shellLine(...words) {
	return words.map(shellWord).join(" ");
}
function runIn(folder, command) {
	return folder === "." ? command : `cd ${shellWord(folder)} && ${command}`;
}
// src/effects/input-values.ts
function whole(name, value, least, most) {
	const number = /^\d+$/.test(value) ? Number(value) : NaN;
	if (number >= least && number <= most) return number;
	throw refused(name, value, `a whole number from ${least} to ${most}`);
}
function ratio(name, value, least, most) {
	const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value);
	const number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
	if ((name === "alpha" ? number > least : number >= least) && number <= most) return number;
	const from = name === "alpha" ? "a ratio over" : "a ratio from";
	const to = name === "alpha" ? "and at most" : "to";
	const hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${value}%?` : "";
	throw refused(name, value, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
}
function duration(name, value) {
	const [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(value) ?? [];
	const seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw refused(name, value, "a duration over 0 with its unit, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}
function lines(value) {
	return value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function truth(name, value, hint = "") {
	return oneOf(name, value.toLowerCase(), ["true", "false"], hint) === "true";
}
function oneOf(name, value, accepted, hint = "") {
	const found = accepted.find((one) => one === value);
	if (found !== void 0) return found;
	throw refused(name, value, accepted.map((one) => `"${one}"`).join(", "), hint);
}
function inside(name, value, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = value.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes("..")) return value;
	throw refused(name, value, accepted);
}
function refused(name, value, accepted, hint = "") {
	return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`);
}
export { ratio as a, whole as c, shellWord as d, joinFlags as f, testFlag as h, oneOf as i, runIn as l, splitFlags as m, inside as n, refused as o, relinking as p, lines as r, truth as s, duration as t, shellLine as u };
