#!/usr/bin/env node
import { t as printFailure } from "./shared/print-failure.js";
import { c as withoutCommands } from "./shared/escape.js";
import { t as refuseDebugger } from "./shared/seclude.js";
import { t as wakeWorkers } from "./shared/wake-workers.js";
import { t as version } from "./shared/version.js";
// src/cli.ts
const commands = {
	accept: () => import("./shared/accept2.js"),
	calibrate: () => import("./shared/calibrate.js"),
	compare: () => import("./shared/compare.js"),
	completion: () => import("./shared/completion.js"),
	doctor: () => import("./shared/doctor.js"),
	init: () => import("./shared/init.js"),
	restore: () => import("./shared/restore.js")
};
refuseDebugger();
const { env, stdout, stderr } = process;
wakeWorkers();
if (env.GITHUB_ACTIONS === "true") for (const stream of [stdout, stderr]) {
	const write = stream.write.bind(stream);
	stream.write = (text) => write(typeof text === "string" ? withoutCommands(text) : text);
}
stderr.on("error", () => {});
stdout.on("error", ({ code, message }) => {
	if (code === "EPIPE" || code === "EIO") return;
	stderr.write(`benchgate: the report could not be written: ${message}\n`);
	process.exitCode = 2;
});
const [first = "", ...rest] = process.argv.slice(2);
const isHelp = first === "help";
const name = isHelp ? rest[0] ?? "" : first;
const named = Object.hasOwn(commands, name) ? commands[name] : void 0;
const words = named ? rest : process.argv.slice(2);
try {
	const command = await (named ?? (() => import("./shared/measure2.js")))();
	if (isHelp || asksFor(words, "--help", "-h")) stdout.write(command.usage);
	else if (!named && asksFor(words, "--version")) stdout.write(`${version}\n`);
	else process.exitCode = await command.run(words, {
		env,
		folder: process.cwd(),
		stdout,
		stderr
	});
} catch (error) {
	printFailure(error, stderr);
	process.exitCode = 2;
}
function asksFor(given, ...flags) {
	const end = given.indexOf("--");
	return given.slice(0, end < 0 ? void 0 : end).some((word) => flags.includes(word));
}
export {};
