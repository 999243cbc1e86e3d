import { acceptedFilterText, isBenchtime, isFilter, splitFlags, testFlag } from "./flags.js";
import { anyFormat, formatNames, isFormat } from "./formats.js";
import { Misconfigured, formatRatio } from "./basics.js";

// src/core/inputs/kinds.ts
function row(kind, defaultText, description, options = {}) {
	return {
		kind,
		defaultText,
		description,
		target: "both",
		scope: "anywhere",
		...options
	};
}
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
function wholeNumber(least, most) {
	return kind((name, text) => {
		const number = /^\d+$/.test(text) ? Number(text) : NaN;
		if (number >= least && number <= most) return number;
		throw notAcceptedError(name, text, `a whole number from ${least} to ${most}`);
	}, { json: "integer" });
}
function ratio(least, most, isOver = false) {
	const from = isOver ? "a ratio over" : "a ratio from";
	const to = isOver ? "and at most" : "to";
	return kind((name, text) => {
		const match = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text);
		const number = match ? Number(match[1]) / (match[2] === "%" ? 100 : 1) : NaN;
		if ((isOver ? number > least : number >= least) && number <= most) return number;
		const hint = number > 1 && Number.isInteger(number) && match?.[2] === "" ? ` Did you mean ${text}%?` : "";
		throw notAcceptedError(name, text, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
	}, { json: "number" });
}
const duration = kind((name, text) => {
	const [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? [];
	const seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw notAcceptedError(name, text, "a duration over 0 with its unit, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}, { json: "number" });
function lines(check = (_, line) => line) {
	return kind((name, text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => check(name, line)), {
		json: "array",
		separator: "\n"
	});
}
function trueOrFalse(hint = "") {
	return kind((name, text) => chooseAccepted(name, text.toLowerCase(), ["true", "false"], hint) === "true", { json: "boolean" });
}
function oneOf(accepted) {
	return kind((name, text) => chooseAccepted(name, text, accepted), { completion: accepted });
}
function chooseAccepted(name, text, accepted, hint = "") {
	const match = accepted.find((word) => word === text);
	if (match !== void 0) return match;
	throw notAcceptedError(name, text, accepted.map((word) => `"${word}"`).join(", "), hint);
}
function pathBelow(name, text, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = text.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes("..")) return text;
	throw notAcceptedError(name, text, accepted);
}
function notAcceptedError(name, text, accepted, hint = "") {
	return new Misconfigured(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`);
}
const format = {
	...kind((name, text) => {
		if (text === "auto" || isFormat(text)) return text;
		throw notAcceptedError(name, text, `${[anyFormat, ...formatNames].map((format) => `"${format}"`).join(", ")}, or describe your own, as "lines: REGEXP"`);
	}),
	completion: [anyFormat, ...formatNames],
	isKeyed: true
};
const outputFiles = {
	...lines((name, line) => pathBelow(name, line, acceptedOutput)),
	completion: "file"
};
const acceptedOutput = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"";
const filter = kind((name, text) => {
	if (isFilter(text)) return text;
	throw notAcceptedError(name, text, acceptedFilterText);
});
const packages = kind((_, text) => text.split(/\s+/), {
	json: "array",
	separator: " "
});
const benchtime = kind((name, text) => {
	if (isBenchtime(text)) return text;
	throw notAcceptedError(name, text, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
});
const processors = kind((name, text) => {
	if (/^\d+(,\d+)*$/.test(text) && text.split(",").every((number) => Number(number) > 0)) return text;
	throw notAcceptedError(name, text, "numbers of processors, such as \"1\" or \"1,2,4\"");
}, { separator: "," });
const goFlags = kind((name, text) => {
	const flags = splitFlags(text);
	if (flags === null) throw notAcceptedError(name, text, "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	const forTests = testFlag(flags);
	if (forTests === null) return flags;
	throw new Misconfigured(`${name}: "${forTests}" is a flag for running tests; "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or remove it.`);
}, {
	json: "array",
	separator: "\n"
});
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
const profiles = kind((name, text) => {
	const words = text.split(",").map((word) => word.trim());
	return text === "" ? [] : [...new Set(words)].map((word) => chooseAccepted(name, word, profileKinds));
}, {
	json: "array",
	separator: ",",
	completion: profileKinds
});
const governor = kind((name, text) => {
	if (text === "none") return null;
	const match = /^(\d{1,3})%$/.exec(text);
	if (match && Number(match[1]) <= 100) return Number(match[1]);
	throw notAcceptedError(name, text, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency as it is");
}, { json: "integer" });
const mostParts = 256;
const part = kind((name, text) => {
	const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number);
	if (number && of && number <= of && of <= mostParts) return [number, of];
	throw notAcceptedError(name, text, `a part and how many there are, at most ${mostParts}, such as "2/5"`);
}, { json: "array" });
const labelOrNone = kind((_, text) => text === "none" ? null : text);
const commentId = kind((_, text) => {
	const [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? [];
	try {
		const matrix = JSON.parse(json ?? "null") ?? {};
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

export { anyText, benchtime, commentId, duration, filter, format, goFlags, governor, kind, labelOrNone, lines, notAcceptedError, oneOf, outputFiles, packages, part, pathBelow, processors, profiles, ratio, row, trueOrFalse, wholeNumber };