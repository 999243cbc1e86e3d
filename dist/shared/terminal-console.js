import { s as visibleLines } from "./escape.js";
function terminalConsole(stream = process.stdout) {
	let print = (lines) => stream.write(`${visibleLines(lines).join("\n")}\n`);
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
