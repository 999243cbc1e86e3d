import { splitLinesAndEscapeControlCharacters, wrapLine } from "./basics.js";

// src/effects/terminal/terminal-console.ts
function createTerminalConsole(stream = process.stdout) {
	const width = () => stream.isTTY ? stream.columns || 80 : Number.POSITIVE_INFINITY;
	const print = (text) => {
		const lines = splitLinesAndEscapeControlCharacters(text).flatMap((line) => wrapLine(line, width()));
		stream.write(`${lines.join("\n")}\n`);
	};
	return {
		info: (line) => print(line),
		warn: (line) => print(`warning: ${line}`),
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}

export { createTerminalConsole };