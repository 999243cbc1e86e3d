import { null_, safeParse } from "./libraries-valibot.js";
import { isMeasuredOnBothSides } from "./unmatched.js";
import { rowId, shortPrintableName, sides } from "./basics.js";
import { objectSchema, resultFileSchema } from "./result-file.js";

// src/core/result/read-result.ts
const maxResultFileBytes = 64 * 2 ** 20;
const deepest = 32;
const mostContainers = 4e6;
const mostPairs = 1e9;
var InvalidResultError = class extends Error {
	name = "InvalidResult";
};
function parseResultFile(text) {
	refuseBoundless(text);
	const result = checked(readableSchema, parseJson(text));
	refuseContradictions(result);
	return result;
}
function parseComparisonsOfResult(text) {
	refuseBoundless(text);
	return checked(comparisonsSchema, parseJson(text)).comparisons;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new InvalidResultError(`The file is not JSON: ${shortPrintableName(error.message, 120)}.`);
	}
}
const readableSchema = objectSchema({
	...resultFileSchema.entries,
	merged: null_("null, as a result that was merged from others is not judged again"),
	elsewhere: null_("null, as with merged")
});
const comparisonsSchema = objectSchema({ comparisons: resultFileSchema.entries.comparisons });
function checked(schema, value) {
	const { success, output, issues } = safeParse(schema, value, { abortEarly: true });
	if (success) return output;
	const [{ path = [], input, message }] = issues;
	const steps = path.map(({ key }) => typeof key === "number" ? `[${key}]` : `.${key}`).join("");
	const place = steps === "" ? "The file" : steps.replace(/^\./, "");
	throw new InvalidResultError(`${place} is ${inWords(input)}; accepted is ${message}.`);
}
function inWords(input) {
	if (input === void 0) return "missing";
	if (Array.isArray(input)) return `a list of ${input.length}`;
	if (typeof input === "object" && input !== null) return "an object";
	return shortPrintableName(typeof input === "number" ? String(input) : JSON.stringify(input), 60);
}
function refuseBoundless(text) {
	if (text.length > maxResultFileBytes) throw new InvalidResultError(`The file is larger than ${maxResultFileBytes / 2 ** 20} MiB, the most that is read.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		false
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (isQuoted) {
			if (code === 92) index++;
			else if (code === 34) isQuoted = false;
		} else if (code === 34) isQuoted = true;
		else if (code === 91 || code === 123) {
			depth++;
			containers++;
			if (depth > deepest) throw new InvalidResultError(`Lists and objects are nested more than ${deepest} deep; a result has nine levels.`);
			if (containers > mostContainers) throw new InvalidResultError(`There are more than ${mostContainers} lists and objects, the most that is read.`);
		} else if (code === 93 || code === 125) depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	const refuse = (index, problem) => new InvalidResultError(`comparisons[${index}]${problem}.`);
	const seen = /* @__PURE__ */ new Map();
	for (const [index, row] of comparisons.entries()) {
		const id = rowId(row);
		const before = seen.get(id);
		if (before !== void 0) throw refuse(index, ` repeats the benchmark and unit of comparisons[${before}]; each must occur once`);
		seen.set(id, index);
		for (const { place, block, length } of blocksIn(row, rounds.length, again.length)) {
			for (const side of sides) if (block[side].length !== length) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${length} rounds; each round must have one`);
			if (!isMeasuredOnBothSides(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	const pairs = comparisons.reduce((sum, row) => sum + workOf(row), 0);
	if (pairs > mostPairs) throw new InvalidResultError(`Judging ${comparisons.length} comparisons of ${rounds.length} rounds takes ${pairs.toPrecision(2)} pairs of values; at most ${mostPairs} are accepted.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	const samples = (summaries) => ({
		base: summaries.base.samples,
		head: summaries.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			length: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			length: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			length: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}

export { InvalidResultError, maxResultFileBytes, parseComparisonsOfResult, parseResultFile };