import { ut as visible } from "./environment.js";
// src/effects/terminal-console.ts
function terminalConsole() {
	const print = (line) => process.stdout.write(`${visible(line)}\n`);
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
