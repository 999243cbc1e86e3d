import { d as Misconfigured, o as visible, p as NothingMeasured, u as CouldNotMeasure } from "./escape.js";
import { a as paragraph, m as link, o as printed, v as say } from "./block.js";
const longestMessage = 4e3;
function failureReport(error) {
	let said = error instanceof CouldNotMeasure ? error.output : "", run = error instanceof NothingMeasured ? error.run : null;
	return {
		outcome: "failure",
		reason: say`${title(error)}`,
		check: [],
		of: [],
		parts: [
			[printed(messageOf(error))],
			run === null ? [] : [paragraph(say`What happened is in ${link("the run that measures", run)}.`)],
			said === "" ? [] : [paragraph(say`The last lines of its output:`), printed(said)],
			[paragraph(say`There is no verdict, so the check fails: a gate that measured nothing must not pass.`)]
		]
	};
}
function failureLine(error) {
	return visible(messageOf(error).replace(/\s*\n\s*/g, " "));
}
function messageOf(error) {
	if (error instanceof Error && "suppressed" in error && "error" in error) return [...new Set([messageOf(error.error), messageOf(error.suppressed)])].join("\nBefore that: ");
	let message = (error instanceof Error ? error.message : typeof error == "string" ? error : "") || "an unknown error";
	return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
}
function title(error) {
	return error instanceof Misconfigured ? "a setting needs your attention" : error instanceof CouldNotMeasure || error instanceof NothingMeasured ? "could not measure" : "something went wrong";
}
export { failureReport as n, failureLine as t };
