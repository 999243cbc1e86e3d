import { s as visibleLines } from "./escape.js";
function terminalConsole(e = process.stdout) {
	let t = (t) => e.write(`${visibleLines(t).join("\n")}\n`);
	return {
		info: (e) => t(e),
		warn: (e) => t(`warning: ${e}`),
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}
export { terminalConsole as t };
