import { CouldNotMeasure, GoSamples, Misconfigured, fileContentOf, goFormat, nothingParsed } from "./basics.js";
import { anyFormat, detectionLength, formatNamed, formatNames, formats } from "./formats.js";
import { Recogniser, limitedMatcher } from "./limited-matcher.js";

// src/commands/compare-any.ts
const maxBuffered = 8 * detectionLength;
function formatFor(name) {
	if (name === "auto") return null;
	const format = formatNamed(name, limitedMatcher);
	if (format) return format;
	const knownFormat = [anyFormat, ...formatNames].join(", ");
	throw new Misconfigured(`--format: "${name}" is not one of ${knownFormat} (or text and csv, for the report).`);
}
function readAny(format, first, pieces, name) {
	const knownFormat = formatFor(format);
	let goResult;
	let buffered = [];
	let bufferedBytes = 0;
	let isRead = false;
	const go = new GoSamples((text) => {
		if (isRead) recogniser.write(text);
	});
	const readBuffered = () => {
		for (const piece of buffered) go.write(piece);
		buffered = [];
		isRead = true;
	};
	const replaceGo = withGo(() => {
		readBuffered();
		goResult = go.end();
		return {
			...nothingParsed,
			failures: goResult.samples.count > 0 ? ["read"] : goResult.failures
		};
	});
	const recogniser = new Recogniser(formats.map(replaceGo), knownFormat && replaceGo(knownFormat));
	const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
	const write = (piece) => {
		if (isRead) {
			go.write(piece);
			return;
		}
		bufferedBytes += piece.length;
		if (isGo(recogniser.format ?? goFormat) && bufferedBytes <= maxBuffered) buffered.push(piece.slice());
		else buffered = [];
		recogniser.write(decoder.decode(piece, { stream: true }));
		if (recogniser.format && isGo(recogniser.format)) readBuffered();
	};
	write(first);
	for (const piece of pieces) write(piece);
	const parsed = recogniser.end();
	if (recogniser.problem !== null) throw new CouldNotMeasure(`${name} ${recogniser.problem}`);
	return goResult ?? fileContentOf(parsed);
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