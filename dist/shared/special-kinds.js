import { d as Misconfigured } from "./escape.js";
import { s as formatRatio } from "./numbers.js";
function kind(parse, shape = {}) {
	return {
		json: "string",
		completion: "any",
		separator: null,
		...shape,
		parse
	};
}
const anyText = (shape = {}) => kind((_, text) => text, shape);
function whole(least, most) {
	return kind((name, text) => {
		let number = /^\d+$/.test(text) ? Number(text) : NaN;
		if (number >= least && number <= most) return number;
		throw refused(name, text, `a whole number from ${least} to ${most}`);
	}, { json: "integer" });
}
function ratio(least, most, isOver = !1) {
	let from = isOver ? "a ratio over" : "a ratio from", to = isOver ? "and at most" : "to";
	return kind((name, text) => {
		let found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text), number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
		if ((isOver ? number > least : number >= least) && number <= most) return number;
		let hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${text}%?` : "";
		throw refused(name, text, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
	}, { json: "number" });
}
const duration$1 = kind((name, text) => {
	let [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? [], seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw refused(name, text, "a duration over 0 with its unit, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}, { json: "number" });
function lines(check = (_, line) => line) {
	return kind((name, text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => check(name, line)), {
		json: "array",
		separator: "\n"
	});
}
function truth(hint = "") {
	return kind((name, text) => chosen(name, text.toLowerCase(), ["true", "false"], hint) === "true", { json: "boolean" });
}
function oneOf(accepted) {
	return kind((name, text) => chosen(name, text, accepted), { completion: accepted });
}
function chosen(name, text, accepted, hint = "") {
	let found = accepted.find((one) => one === text);
	if (found !== void 0) return found;
	throw refused(name, text, accepted.map((one) => `"${one}"`).join(", "), hint);
}
function inside(name, text, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	let parts = text.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes("..")) return text;
	throw refused(name, text, accepted);
}
function refused(name, text, accepted, hint = "") {
	return new Misconfigured(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`);
}
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitFlags(text) {
	let flags = [], trimmed = text.trimEnd();
	for (let at = 0; at < trimmed.length; at = one.lastIndex) {
		one.lastIndex = at;
		let found = one.exec(trimmed);
		if (!found) return null;
		let [, single, double, bare = ""] = found;
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
	let given = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${given === "" ? "" : `${given} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 == 0;
}
function quoted(flag) {
	return flag.includes("'") ? flag.includes("\"") ? flag : `"${flag}"` : `'${flag}'`;
}
function shellWord(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
function shellLine(...words) {
	return words.map(shellWord).join(" ");
}
function runIn(folder, command) {
	return folder === "." ? command : `cd ${shellWord(folder)} && ${command}`;
}
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u;
function regexOf(names) {
	return names.length === 0 || names.some((name) => name === "" || unspeakable.test(name)) ? null : fitting(`^(${unique(names.map((name) => name.replace(/[\\.[()*+?{|^$]/g, "\\$&"))).join("|")})$`);
}
function orOf(names) {
	let words = names.map((name) => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null);
	return words.length === 0 || words.includes(null) ? null : fitting(unique(words).join(" or "));
}
function isKeyword(word) {
	return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word);
}
function unique(values) {
	return [...new Set(values)];
}
function fitting(text) {
	return new TextEncoder().encode(text).length > 24576 ? null : text;
}
function isUnquoted(text, word) {
	let places = new Set([...text.matchAll(placeOf(word))].map(({ index }) => index)), open = "";
	for (let at = 0; at < text.length; at++) {
		let character = text[at] ?? "";
		if (open !== "" && places.has(at)) return !1;
		if (open !== "'" && character === "\\") {
			if (at++, places.has(at)) return !1;
		} else if (open !== "") character === open && (open = "");
		else if (/['"`]/.test(character)) open = character;
		else if (character === "#" && /^$|[\s;&|(]/.test(text[at - 1] ?? "")) {
			let end = text.indexOf("\n", at);
			if (end < 0) return !0;
			at = end;
		}
	}
	return !0;
}
function hasPlace(text, word) {
	return placeOf(word).test(text);
}
function putAt(text, word, instead) {
	return text.replace(placeOf(word), () => instead);
}
function placeOf(word) {
	return RegExp(`(?<!\\$)\\{${word}\\}`, "g");
}
const words = {
	regex: regexOf,
	or: orOf
}, place = "filter";
function isFilter(filter) {
	let asked = [...filter.matchAll(braced)].map(([, word = ""]) => word);
	return asked.length > 0 && asked.every((word) => Object.hasOwn(words, word)) && !filter.includes("\n");
}
function isFilterUnquoted(filter) {
	return !filter.includes("`") && Object.keys(words).every((word) => isUnquoted(filter, word));
}
function isPlaceUnquoted(run) {
	return isUnquoted(run, place);
}
function wholeRun(run, filter) {
	return filter === null ? run : putAt(run, place, "");
}
function filteredRun(run, filter, names) {
	let given = Object.fromEntries(Object.entries(words).map(([word, write]) => [word, write(names)]));
	if (Object.entries(given).some(([word, text]) => text === null && hasPlace(filter, word))) return null;
	let text = filter.replace(braced, (whole, word) => {
		let put = given[word];
		return put ? shellWord(put) : whole;
	});
	return hasPlace(run, place) ? putAt(run, place, text) : `${run.trimEnd()} ${text}`;
}
const braced = /(?<!\$)\{([^{}]*)\}/g, number = String.raw`(?:\d+\.?\d*|\.\d+)`, duration = RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`), units = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	μs: 1e3,
	ms: 1e6,
	s: 1e9,
	m: 6e10,
	h: 36e11
};
function isBenchtime(text) {
	let size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function secondsOf(text) {
	return text.endsWith("x") ? null : nanoseconds(text) / 1e9;
}
function sixteenth(text) {
	return text.endsWith("x") ? `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x` : `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ""] ?? 0)), 0);
}
const profileKinds = [
	"cpu",
	"mem",
	"block"
], outputFiles = {
	...lines((name, line) => inside(name, line, acceptedOutput)),
	completion: "file"
}, acceptedOutput = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"", filter = kind((name, text) => {
	if (isFilter(text)) return text;
	throw refused(name, text, "one line with \"{regex}\" or \"{or}\" in it, where the names go, such as \"--benchmark_filter={regex}\" or \"-k {or}\"");
}), packages = kind((_, text) => text.split(/\s+/), {
	json: "array",
	separator: " "
}), benchtime = kind((name, text) => {
	if (isBenchtime(text)) return text;
	throw refused(name, text, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
}), processors = kind((name, text) => {
	if (/^\d+(,\d+)*$/.test(text) && text.split(",").every((one) => Number(one) > 0)) return text;
	throw refused(name, text, "numbers of processors, such as \"1\" or \"1,2,4\"");
}, { separator: "," }), goFlags = kind((name, text) => {
	let flags = splitFlags(text);
	if (flags === null) throw refused(name, text, "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	let forTests = testFlag(flags);
	if (forTests === null) return flags;
	throw new Misconfigured(`${name}: "${forTests}" is a flag for running tests, and "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`);
}, {
	json: "array",
	separator: "\n"
}), profiles = kind((name, text) => {
	let words = text.split(",").map((word) => word.trim());
	return text === "" ? [] : [...new Set(words)].map((word) => chosen(name, word, profileKinds));
}, {
	json: "array",
	separator: ",",
	completion: profileKinds
}), governor = kind((name, text) => {
	if (text === "none") return null;
	let found = /^(\d{1,3})%$/.exec(text);
	if (found && Number(found[1]) <= 100) return Number(found[1]);
	throw refused(name, text, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency alone");
}, { json: "integer" }), part = kind((name, text) => {
	let [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number);
	if (number && of && number <= of && of <= 256) return [number, of];
	throw refused(name, text, "a part and how many there are, at most 256, such as \"2/5\"");
}, { json: "array" }), labelOrNone = kind((_, text) => text === "none" ? null : text), commentId = kind((_, text) => {
	let [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? [];
	try {
		let matrix = JSON.parse(json ?? "null") ?? {};
		return {
			commentId: Object.keys(matrix).length === 0 ? name : `${name} ${JSON.stringify(matrix)}`,
			matrix
		};
	} catch {
		return {
			commentId: text,
			matrix: {}
		};
	}
});
export { ratio as A, splitFlags as C, kind as D, inside as E, truth as M, whole as N, lines as O, relinking as S, duration$1 as T, wholeRun as _, governor as a, shellWord as b, packages as c, profiles as d, secondsOf as f, isPlaceUnquoted as g, isFilterUnquoted as h, goFlags as i, refused as j, oneOf as k, part as l, filteredRun as m, commentId as n, labelOrNone as o, sixteenth as p, filter as r, outputFiles as s, benchtime as t, processors as u, runIn as v, anyText as w, joinFlags as x, shellLine as y };
