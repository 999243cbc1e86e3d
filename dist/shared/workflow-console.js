import { c as setFailed, d as startGroup, f as warning, n as endGroup, o as info, r as error } from "./libraries-of-workflow.js";
import { t as failureLine } from "./failure.js";
import { c as withoutCommands, o as visible, s as visibleLines } from "./escape.js";
import { randomBytes } from "node:crypto";
function workflowConsole() {
	return {
		info: (line) => info(harmless(line)),
		warn: (lines) => warning(harmlessLines(lines)),
		error: (lines, title) => error(harmlessLines(lines), title === void 0 ? {} : { title }),
		fail: (lines) => setFailed(harmlessLines(lines)),
		untrusted(title) {
			let token = randomBytes(16).toString("hex");
			startGroup(harmless(title)), process.stdout.write(`::stop-commands::${token}\n`);
			let atLineStart = !0;
			return {
				write(chunk) {
					process.stdout.write(chunk), atLineStart = chunk.at(-1) === 10;
				},
				close() {
					process.stdout.write(`${atLineStart ? "" : "\n"}::${token}::\n`), endGroup();
				}
			};
		}
	};
}
function failWhereUncaught(console) {
	process.once("uncaughtException", (error) => {
		for (let line of (error instanceof Error ? error.stack ?? "" : "").split("\n")) console.info(line);
		console.fail(failureLine(error)), process.exit();
	});
}
function harmless(line) {
	return withoutCommands(visible(line));
}
function harmlessLines(lines) {
	return visibleLines(lines).map(withoutCommands).join("\n");
}
export { workflowConsole as n, failWhereUncaught as t };
