import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
	let hidden = Object.entries(process.env).filter(([name]) => shown[name] === void 0), path = join(process.env.RUNNER_TEMP || tmpdir(), `benchgate-${process.pid}-${Date.now()}`);
	try {
		if (writeFileSync(path, JSON.stringify(Object.fromEntries(hidden)), {
			mode: 384,
			flag: "wx"
		}), closeSync(0), openSync(path, "r") !== 0) return;
	} finally {
		rmSync(path, { force: !0 });
	}
	let [node = process.execPath, program = ""] = process.argv;
	process.execve(node, [
		node,
		...process.execArgv,
		"--disable-sigusr1",
		program,
		again
	], shown);
}
function takeBack() {
	Object.assign(process.env, JSON.parse(readFileSync(0, "utf8"))), closeSync(0), openSync("/dev/null", "r");
}
export { seclude as n, refuseDebugger as t };
