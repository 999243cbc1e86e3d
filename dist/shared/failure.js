import { a as visible, c as CouldNotMeasure, l as Misconfigured, t as codeBlock } from "./escape.js";
// src/core/report/failure.ts
const longestMessage = 4e3;
function failureReport(error) {
	const output = error instanceof CouldNotMeasure ? error.output : "";
	return [
		`## ⚠️ Benchgate: ${title(error)}`,
		codeBlock(messageOf(error), "text"),
		output === "" ? "" : `The last lines of its output:\n\n${codeBlock(output, "text")}`,
		"There is no verdict, so the check fails: a gate that measured nothing must not pass."
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
function failureLine(error) {
	return visible(messageOf(error).replace(/\s*\n\s*/g, " "));
}
function messageOf(error) {
	if (error instanceof Error && "suppressed" in error && "error" in error) return `${messageOf(error.error)}\nBefore that: ${messageOf(error.suppressed)}`;
	const message = (error instanceof Error ? error.message : typeof error === "string" ? error : "") || "an unknown error";
	return message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
}
function title(error) {
	if (error instanceof Misconfigured) return "a setting needs your attention";
	if (error instanceof CouldNotMeasure) return "could not measure";
	return "something went wrong";
}
export { failureReport as n, failureLine as t };
