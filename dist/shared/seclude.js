import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// src/effects/program/seclude.ts
const again = "--secluded";
function refuseDebugger() {
	process.on("SIGUSR1", () => {});
}
function seclude(shown) {
	if (process.argv[2] === again) {
		takeBack();
		return;
	}
	if (process.platform === "win32" || !process.execve) return;
	const hidden = Object.entries(process.env).filter(([name]) => shown[name] === void 0);
	const path = join(process.env.RUNNER_TEMP || tmpdir(), `benchgate-${process.pid}-${Date.now()}`);
	try {
		writeFileSync(path, JSON.stringify(Object.fromEntries(hidden)), {
			mode: 384,
			flag: "wx"
		});
		closeSync(0);
		if (openSync(path, "r") !== 0) return;
	} finally {
		rmSync(path, { force: true });
	}
	const [node = process.execPath, program = ""] = process.argv;
	process.execve(node, [
		node,
		...process.execArgv,
		"--disable-sigusr1",
		program,
		again
	], shown);
}
function takeBack() {
	Object.assign(process.env, JSON.parse(readFileSync(0, "utf8")));
	closeSync(0);
	openSync("/dev/null", "r");
}
export { seclude as n, refuseDebugger as t };
