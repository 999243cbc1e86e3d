import { CouldNotMeasure, GoSamples, Misconfigured, gather, goFormat, nothingParsed } from "./basics.js";
import { anyFormat, formatNamed, formatNames, formats, sought } from "./formats.js";
import { Recogniser } from "./recognise.js";

// src/commands/compare-any.ts
const mostHeld = 8 * sought;
function formatFor(name) {
	if (name === "auto") return null;
	const format = formatNamed(name);
	if (format) return format;
	const known = [anyFormat, ...formatNames].join(", ");
	throw new Misconfigured(`--format: "${name}" is not one of ${known} (or text and csv, for the report).`);
}
function readAny(format, first, pieces, name) {
	const known = formatFor(format);
	let own;
	let held = [];
	let heldBytes = 0;
	let isRead = false;
	const go = new GoSamples((text) => {
		if (isRead) recogniser.write(text);
	});
	const readHeld = () => {
		for (const piece of held) go.write(piece);
		held = [];
		isRead = true;
	};
	const ours = withGo(() => {
		readHeld();
		own = go.end();
		return {
			...nothingParsed,
			failures: own.samples.count > 0 ? ["read"] : own.failures
		};
	});
	const recogniser = new Recogniser(formats.map(ours), known && ours(known));
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	const write = (piece) => {
		if (isRead) {
			go.write(piece);
			return;
		}
		heldBytes += piece.length;
		if (isGo(recogniser.format ?? goFormat) && heldBytes <= mostHeld) held.push(piece.slice());
		else held = [];
		recogniser.write(decoder.decode(piece, { stream: true }));
		if (recogniser.format && isGo(recogniser.format)) readHeld();
	};
	write(first);
	for (const piece of pieces) write(piece);
	const parsed = recogniser.end();
	if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`);
	return own ?? gather(parsed);
}
function watch(first) {
	const recogniser = new Recogniser(formats.map(withGo(() => nothingParsed)), null);
	recogniser.write(new TextDecoder().decode(first));
	return recogniser;
}
function withGo(end) {
	return (format) => format === goFormat ? {
		...goFormat,
		open: () => ({
			write: () => {},
			end
		})
	} : format;
}
function isGo({ name }) {
	return name === goFormat.name;
}

export { readAny, watch };