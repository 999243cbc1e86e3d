import { quoteShellWord, shellCommandLine } from "./basics.js";

// src/core/filter/filter.ts
const placeholders = {
	regex: regexMatchingNames,
	or: joinNamesByOr
};
const place = "filter";
const acceptedFilterDescription = "one line with \"{regex}\" or \"{or}\" in it, where the names go, such as \"--benchmark_filter={regex}\" or \"-k {or}\"";
function isValidFilter(filter) {
	const words = [...filter.matchAll(braced)].map(([, word = ""]) => word);
	return words.length > 0 && words.every((word) => Object.hasOwn(placeholders, word)) && !filter.includes("\n");
}
function arePlacesOfFilterUnquoted(filter) {
	return !filter.includes("`") && Object.keys(placeholders).every((word) => arePlaceholdersUnquoted(filter, word));
}
function isFilterPlaceholderUnquoted(run) {
	return arePlaceholdersUnquoted(run, place);
}
function commandWithoutFilter(run, filter) {
	return filter === null ? run : fillPlaceholder(run, place, "");
}
function filteredCommand(run, filter, names) {
	const values = Object.fromEntries(Object.entries(placeholders).map(([word, write]) => [word, write(names)]));
	if (Object.entries(values).some(([word, text]) => text === null && hasPlaceholder(filter, word))) return null;
	const text = filter.replace(braced, (whole, word) => {
		const value = values[word];
		return value ? quoteShellWord(value) : whole;
	});
	return hasPlaceholder(run, place) ? fillPlaceholder(run, place, text) : `${run.trimEnd()} ${text}`;
}
const braced = /(?<!\$)\{([^{}]*)\}/g;
const most = 24576;
const unspeakable = /[\p{Cc}\p{Cs}\u2028\u2029`]/u;
function regexMatchingNames(names) {
	if (names.length === 0 || names.some((name) => name === "" || unspeakable.test(name))) return null;
	return fitting(`^(${unique(names.map((name) => name.replace(/[\\.[()*+?{|^$]/g, "\\$&"))).join("|")})$`);
}
function joinNamesByOr(names) {
	const words = names.map((name) => [name, name.slice(0, name.search(/\[|$/))].find(isKeyword) ?? null);
	return words.length === 0 || words.includes(null) ? null : fitting(unique(words).join(" or "));
}
function isKeyword(word) {
	return /^\w[\w:+.[\]-]*$/.test(word) && !/^(and|or|not|true|false|none)$/i.test(word);
}
function unique(values) {
	return [...new Set(values)];
}
function fitting(text) {
	return new TextEncoder().encode(text).length > most ? null : text;
}
function reportedNamesOfRows(rows, reported) {
	const isNeeded = (name) => rows.some((row) => row === name || row.startsWith(`${name} `));
	return [...new Set(reported)].filter(isNeeded);
}
function arePlaceholdersUnquoted(text, word) {
	const places = new Set([...text.matchAll(placeOf(word))].map((match) => match.index));
	let open = "";
	for (let index = 0; index < text.length; index++) {
		const character = text[index] ?? "";
		if (open !== "" && places.has(index)) return false;
		if (open !== "'" && character === "\\") {
			index++;
			if (places.has(index)) return false;
		} else if (open !== "") {
			if (character === open) open = "";
		} else if (/['"`]/.test(character)) open = character;
		else if (character === "#" && /^$|[\s;&|(]/.test(text[index - 1] ?? "")) {
			const end = text.indexOf("\n", index);
			if (end < 0) return true;
			index = end;
		}
	}
	return true;
}
function hasPlaceholder(text, word) {
	return placeOf(word).test(text);
}
function fillPlaceholder(text, word, value) {
	return text.replace(placeOf(word), () => value);
}
function placeOf(word) {
	return new RegExp(`(?<!\\$)\\{${word}\\}`, "g");
}

// src/core/go/flags.ts
const flagPattern = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitGoFlags(text) {
	const flags = [];
	const trimmed = text.trimEnd();
	for (let index = 0; index < trimmed.length; index = flagPattern.lastIndex) {
		flagPattern.lastIndex = index;
		const match = flagPattern.exec(trimmed);
		if (!match) return null;
		const [, single, double, bare = ""] = match;
		if (isOpen(bare, "'") || isOpen(bare, "\"")) return null;
		flags.push(single ?? double ?? bare);
	}
	return flags.every((flag) => /^--?[^-=]/.test(flag)) ? flags : null;
}
function findTestRunFlag(flags) {
	return flags.find((flag) => forTests.test(flag)) ?? null;
}
const forTests = /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/;
function joinGoFlags(flags) {
	return flags.map((flag) => /[\s'"]/.test(flag) ? quoted(flag) : flag).join(" ");
}
function ldflagsForRandomLayout(flags, seed) {
	const ldflags = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${ldflags === "" ? "" : `${ldflags} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 === 0;
}
function quoted(flag) {
	if (!flag.includes("'")) return `'${flag}'`;
	return flag.includes("\"") ? flag : `"${flag}"`;
}
const number = String.raw`(?:\d+\.?\d*|\.\d+)`;
const duration = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`);
const units = {
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
	const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function secondsOfBenchtime(text) {
	return text.endsWith("x") ? null : nanoseconds(text) / 1e9;
}
function sixteenthOfBenchtime(text) {
	if (text.endsWith("x")) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`;
	return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function quarterOfBenchtime(text) {
	return `${Math.max(1, Math.round(nanoseconds(text) / 4))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ""] ?? 0)), 0);
}
function goBuildFlags({ tags }) {
	return tags === null ? [] : [`-tags=${tags}`];
}
function testBinaryMeasureFlags({ benchmem, cpu }) {
	return [...benchmem ? ["-test.benchmem"] : [], ...cpu === null ? [] : [`-test.cpu=${cpu}`]];
}
function goVisitShellCommand(settings) {
	const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings;
	return shellCommandLine("go", "test", ...goFlags, ...tags === null ? [] : ["-tags", tags], "-run", "^$", "-bench", bench, "-benchtime", benchtime, ...benchmem ? ["-benchmem"] : [], ...cpu === null ? [] : ["-cpu", cpu], ...packages);
}

export { acceptedFilterDescription, arePlacesOfFilterUnquoted, commandWithoutFilter, filteredCommand, findTestRunFlag, goBuildFlags, goVisitShellCommand, isBenchtime, isFilterPlaceholderUnquoted, isValidFilter, joinGoFlags, ldflagsForRandomLayout, quarterOfBenchtime, reportedNamesOfRows, secondsOfBenchtime, sixteenthOfBenchtime, splitGoFlags, testBinaryMeasureFlags };