import { CouldNotMeasureError, GoSampleReader, MisconfiguredError, automaticFormatValue, collectResultsOfComparedFile, emptyParsedOutput, formatByNameOrDescription, formatDetectionLength, formatNames, goFormat, supportedFormats } from "./basics.js";
import { FormatDetectingReader, createTimeLimitedMatcher } from "./limited-matcher.js";

// src/commands/compare-any.ts
const maxBuffered = 8 * formatDetectionLength;
function parseCompareFormatFlag(name) {
	if (name === "auto") return null;
	const format = formatByNameOrDescription(name, createTimeLimitedMatcher);
	if (format) return format;
	const knownFormat = [automaticFormatValue, ...formatNames].join(", ");
	throw new MisconfiguredError(`--format: "${name}" is not one of ${knownFormat} (or text and csv, for the report).`);
}
function readComparedFileInAnyFormat(format, first, pieces, name) {
	const knownFormat = parseCompareFormatFlag(format);
	let goResult;
	let buffered = [];
	let bufferedBytes = 0;
	let isRead = false;
	const go = new GoSampleReader((text) => {
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
			...emptyParsedOutput,
			failures: goResult.samples.count > 0 ? ["read"] : goResult.failures
		};
	});
	const recogniser = new FormatDetectingReader(supportedFormats.map(replaceGo), knownFormat && replaceGo(knownFormat));
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
	if (recogniser.problem !== null) throw new CouldNotMeasureError(`${name} ${recogniser.problem}`);
	return goResult ?? collectResultsOfComparedFile(parsed);
}
function createDetectorOfOtherFormatsInGoText(first) {
	const recogniser = new FormatDetectingReader(supportedFormats.map(withGo(() => emptyParsedOutput)), null);
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

export { createDetectorOfOtherFormatsInGoText, readComparedFileInAnyFormat };