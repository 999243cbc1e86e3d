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
export { relinking as n, splitFlags as r, joinFlags as t };
