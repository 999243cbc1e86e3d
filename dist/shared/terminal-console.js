import { dt as visible } from "./environment.js";
// src/effects/terminal-console.ts
function terminalConsole(stream = process.stdout) {
	const print = (line) => stream.write(`${visible(line)}\n`);
	return {
		info: (line) => print(line),
		warn: (line) => print(`warning: ${line}`),
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}
export { terminalConsole as t };
