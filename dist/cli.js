#!/usr/bin/env node
import { n as CouldNotMeasure } from "./shared/errors.js";
import { o as visibleLines } from "./shared/escape.js";
import { t as failureLine } from "./shared/failure.js";
// src/cli.ts
const commands = {
	calibrate: () => import("./shared/calibrate.js"),
	compare: () => import("./shared/compare.js"),
	completion: () => import("./shared/completion.js"),
	doctor: () => import("./shared/doctor.js"),
	init: () => import("./shared/init.js"),
	restore: () => import("./shared/restore.js")
};
const { env, stdout, stderr } = process;
const [first = "", ...rest] = process.argv.slice(2);
const named = Object.hasOwn(commands, first) ? commands[first] : void 0;
const words = named || first === "help" ? rest : process.argv.slice(2);
stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit();
});
try {
	const command = await (named ?? (() => import("./shared/measure2.js")))();
	if (first === "help" || asksForHelp(words)) stdout.write(command.usage);
	else process.exitCode = await command.run(words, {
		env,
		folder: process.cwd(),
		stdout,
		stderr
	});
} catch (error) {
	if (error instanceof CouldNotMeasure && error.output !== "") stderr.write(`${visibleLines(error.output).join("\n")}\n`);
	stderr.write(`benchgate: ${failureLine(error)}\n`);
	process.exitCode = 2;
}
function asksForHelp(given) {
	const end = given.indexOf("--");
	return given.slice(0, end < 0 ? void 0 : end).some((word) => word === "--help" || word === "-h");
}
export {};
