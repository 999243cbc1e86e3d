import { d as startGroup, f as warning, n as endGroup, o as info } from "./libraries-of-workflow.js";
import { a as visible, o as visibleLines } from "./escape.js";
import { randomBytes } from "node:crypto";
// src/effects/github/workflow-console.ts
function workflowConsole() {
	return {
		info: (line) => info(harmless(line)),
		warn: (lines) => warning(visibleLines(lines).join("\n")),
		untrusted(title) {
			const token = randomBytes(16).toString("hex");
			startGroup(harmless(title));
			process.stdout.write(`::stop-commands::${token}\n`);
			let atLineStart = true;
			return {
				write(chunk) {
					process.stdout.write(chunk);
					atLineStart = chunk.at(-1) === 10;
				},
				close() {
					process.stdout.write(`${atLineStart ? "" : "\n"}::${token}::\n`);
					endGroup();
				}
			};
		}
	};
}
function harmless(line) {
	return visible(line).replaceAll("##[", "## [").replace(/^\s*::/, " : :");
}
export { workflowConsole as t };
