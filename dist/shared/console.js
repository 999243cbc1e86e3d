// src/effects/program/console.ts
function createWarningsOnlyConsole(console, shown = /* @__PURE__ */ new Set()) {
	return {
		info() {},
		warn(lines) {
			if (shown.has(lines)) return;
			shown.add(lines);
			console.warn(lines);
		},
		untrusted: () => ({
			write() {},
			close() {}
		})
	};
}
function createPrefixedConsole(console, name) {
	return {
		info: (line) => console.info(`${name}: ${line}`),
		warn: (line) => console.warn(`${name}: ${line}`),
		untrusted: (title) => console.untrusted(`${name}: ${title}`)
	};
}
function createLazySectionConsole(console) {
	return {
		info: (line) => console.info(line),
		warn: (lines) => console.warn(lines),
		untrusted(title) {
			let output = null;
			return {
				write(chunk) {
					output ??= console.untrusted(title);
					output.write(chunk);
				},
				close: () => output?.close()
			};
		}
	};
}

export { createLazySectionConsole, createPrefixedConsole, createWarningsOnlyConsole };