import { describeRegressionAfterBenchmarkName, rowsWithOutcome, secondMeasurementOfResult, sortByLargestChange } from "./confirm.js";
import { addReportOptionsToResult, escapeControlCharacters, nameSpan, reportTextFromTemplate, shortenNameInMiddle } from "./basics.js";

// src/core/report/show/plain-text.ts
function reportTextToPlain(text) {
	return text.map(plainSpan).join("");
}
function plainSpan(span) {
	if (typeof span === "string") return escapeControlCharacters(span);
	switch (span.kind) {
		case "name": return escapeControlCharacters(span.text);
		case "code": return `\`${escapeControlCharacters(span.text)}\``;
		case "strong": return reportTextToPlain(span.text);
		case "term": return escapeControlCharacters(span.words);
		case "link": return `${reportTextToPlain(span.words)} (${span.to})`;
		case "break": return "\n";
	}
}
const mostLines = 9;
const widest = 200;
function regressionPlainLines(result) {
	const { comparisons, settings, naming } = addReportOptionsToResult(result);
	const second = secondMeasurementOfResult(result);
	return sortByLargestChange(rowsWithOutcome(comparisons, "regressed")).slice(0, mostLines).map((comparison) => reportTextToPlain(reportTextFromTemplate`${nameSpan(shortenNameInMiddle(naming(comparison), widest))} ${describeRegressionAfterBenchmarkName([comparison], settings, second)}`));
}

export { regressionPlainLines, reportTextToPlain };