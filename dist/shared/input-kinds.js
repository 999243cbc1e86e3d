import { acceptedFilterDescription, findTestRunFlag, isBenchtime, isValidFilter, splitGoFlags } from "./flags.js";
import { automaticFormatValue, formatNames, isFormatNameOrDescription } from "./formats.js";
import { MisconfiguredError, formatRatioAsPercent } from "./basics.js";

// src/core/inputs/input-kinds.ts
function defineInput(kind, defaultText, description, options = {}) {
	return {
		kind,
		defaultText,
		description,
		target: "both",
		scope: "anywhere",
		...options
	};
}
function defineInputKind(parse, shape = {}) {
	return {
		json: "string",
		completion: "any",
		separator: null,
		...shape,
		parse
	};
}
const anyTextInputKind = (shape = {}) => defineInputKind((_, text) => text, shape);
function wholeNumberInputKind(least, most) {
	return defineInputKind((name, text) => {
		const number = /^\d+$/.test(text) ? Number(text) : NaN;
		if (number >= least && number <= most) return number;
		throw inputNotAcceptedError(name, text, `a whole number from ${least} to ${most}`);
	}, { json: "integer" });
}
function ratioInputKind(least, most, isOver = false) {
	const from = isOver ? "a ratio over" : "a ratio from";
	const to = isOver ? "and at most" : "to";
	return defineInputKind((name, text) => {
		const match = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text);
		const number = match ? Number(match[1]) / (match[2] === "%" ? 100 : 1) : NaN;
		if ((isOver ? number > least : number >= least) && number <= most) return number;
		const hint = number > 1 && Number.isInteger(number) && match?.[2] === "" ? ` Did you mean ${text}%?` : "";
		throw inputNotAcceptedError(name, text, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatioAsPercent(least)} to ${formatRatioAsPercent(most)})`, hint);
	}, { json: "number" });
}
const durationInputKind = defineInputKind((name, text) => {
	const [, number = "", unit = ""] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? [];
	const seconds = Number(number) * ({
		s: 1,
		m: 60,
		h: 3600
	}[unit] ?? 0);
	if (seconds > 0) return seconds;
	throw inputNotAcceptedError(name, text, "a duration over 0 with its unit, such as \"90s\", \"10m\" or \"1h\"", unit === "" && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : "");
}, { json: "number" });
function linesInputKind(check = (_, line) => line) {
	return defineInputKind((name, text) => text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => check(name, line)), {
		json: "array",
		separator: "\n"
	});
}
function booleanInputKind(hint = "") {
	return defineInputKind((name, text) => parseChoice(name, text.toLowerCase(), ["true", "false"], hint) === "true", { json: "boolean" });
}
function choiceInputKind(accepted) {
	return defineInputKind((name, text) => parseChoice(name, text, accepted), { completion: accepted });
}
function parseChoice(name, text, accepted, hint = "") {
	const match = accepted.find((word) => word === text);
	if (match !== void 0) return match;
	throw inputNotAcceptedError(name, text, accepted.map((word) => `"${word}"`).join(", "), hint);
}
function parsePathBelow(name, text, accepted = "a folder below the workspace, relative to it and without \"..\"") {
	const parts = text.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes("..")) return text;
	throw inputNotAcceptedError(name, text, accepted);
}
function inputNotAcceptedError(name, text, accepted, hint = "") {
	return new MisconfiguredError(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`);
}
const formatInputKind = {
	...defineInputKind((name, text) => {
		if (text === "auto" || isFormatNameOrDescription(text)) return text;
		throw inputNotAcceptedError(name, text, `${[automaticFormatValue, ...formatNames].map((format) => `"${format}"`).join(", ")}, or describe your own, as "lines: REGEXP"`);
	}),
	completion: [automaticFormatValue, ...formatNames],
	isKeyed: true
};
const outputFilesInputKind = {
	...linesInputKind((name, line) => parsePathBelow(name, line, acceptedOutput)),
	completion: "file"
};
const acceptedOutput = "a file or a glob (as git's \":(glob)\") below the working directory, relative to it and without \"..\"";
const filterInputKind = defineInputKind((name, text) => {
	if (isValidFilter(text)) return text;
	throw inputNotAcceptedError(name, text, acceptedFilterDescription);
});
const goPackagesInputKind = defineInputKind((_, text) => text.split(/\s+/), {
	json: "array",
	separator: " "
});
const benchtimeInputKind = defineInputKind((name, text) => {
	if (isBenchtime(text)) return text;
	throw inputNotAcceptedError(name, text, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
});
const processorCountsInputKind = defineInputKind((name, text) => {
	if (/^\d+(,\d+)*$/.test(text) && text.split(",").every((number) => Number(number) > 0)) return text;
	throw inputNotAcceptedError(name, text, "numbers of processors, such as \"1\" or \"1,2,4\"");
}, { separator: "," });
const goFlagsInputKind = defineInputKind((name, text) => {
	const flags = splitGoFlags(text);
	if (flags === null) throw inputNotAcceptedError(name, text, "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	const forTests = findTestRunFlag(flags);
	if (forTests === null) return flags;
	throw new MisconfiguredError(`${name}: "${forTests}" is a flag for running tests; "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or remove it.`);
}, {
	json: "array",
	separator: "\n"
});
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
const profilesInputKind = defineInputKind((name, text) => {
	const words = text.split(",").map((word) => word.trim());
	return text === "" ? [] : [...new Set(words)].map((word) => parseChoice(name, word, profileKinds));
}, {
	json: "array",
	separator: ",",
	completion: profileKinds
});
const governorInputKind = defineInputKind((name, text) => {
	if (text === "none") return null;
	const match = /^(\d{1,3})%$/.exec(text);
	if (match && Number(match[1]) <= 100) return Number(match[1]);
	throw inputNotAcceptedError(name, text, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency as it is");
}, { json: "integer" });
const mostParts = 256;
const shardNumberInputKind = defineInputKind((name, text) => {
	const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number);
	if (number && of && number <= of && of <= mostParts) return [number, of];
	throw inputNotAcceptedError(name, text, `a part and how many there are, at most ${mostParts}, such as "2/5"`);
}, { json: "array" });
const labelOrNoneInputKind = defineInputKind((_, text) => text === "none" ? null : text);
const commentIdInputKind = defineInputKind((_, text) => {
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

export { anyTextInputKind, benchtimeInputKind, booleanInputKind, choiceInputKind, commentIdInputKind, defineInput, defineInputKind, durationInputKind, filterInputKind, formatInputKind, goFlagsInputKind, goPackagesInputKind, governorInputKind, inputNotAcceptedError, labelOrNoneInputKind, linesInputKind, outputFilesInputKind, parsePathBelow, processorCountsInputKind, profilesInputKind, ratioInputKind, shardNumberInputKind, wholeNumberInputKind };