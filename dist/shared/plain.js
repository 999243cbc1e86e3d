import { regressions } from "./verdict.js";
import { escapeControls, name, say } from "./basics.js";
import { namingOfRun, sentence } from "./judged.js";

// src/core/report/show/plain.ts
function plainText(text) {
	return text.map(plainSpan).join("");
}
function plainSpan(span) {
	if (typeof span === "string") return escapeControls(span);
	switch (span.kind) {
		case "name": return escapeControls(span.text);
		case "code": return `\`${escapeControls(span.text)}\``;
		case "strong": return plainText(span.text);
		case "term": return escapeControls(span.words);
		case "link": return `${plainText(span.words)} (${span.to})`;
		case "break": return "\n";
	}
}
const mostLines = 9;
function regressionLines(result) {
	const { comparisons, settings, again } = result;
	const naming = namingOfRun(result);
	return regressions(comparisons).slice(0, mostLines).map((comparison) => plainText(say`${name(naming(comparison))} ${sentence([comparison], settings, again.length > 0)}`));
}

export { plainText, regressionLines };