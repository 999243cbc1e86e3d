#!/usr/bin/env node
import { MisconfiguredError, commandNames, disarmWorkflowCommands, findNearestName, printFailure, refuseNonUtf8Folder, wakeThreadPoolUntilExit } from "./shared/basics.js";
import { ignoreDebuggerSignal, version } from "./shared/start.js";

// src/cli.ts
const commands = {
	accept: () => import("./shared/accept.js"),
	bisect: () => import("./shared/bisect2.js"),
	calibrate: () => import("./shared/calibrate.js"),
	compare: () => import("./shared/compare.js"),
	completion: () => import("./shared/completion.js"),
	doctor: () => import("./shared/doctor.js"),
	history: () => import("./shared/history.js"),
	init: () => import("./shared/init.js"),
	record: () => import("./shared/record.js"),
	restore: () => import("./shared/restore.js")
};
ignoreDebuggerSignal();
const { env, stdout, stderr } = process;
wakeThreadPoolUntilExit();
if (env.GITHUB_ACTIONS === "true") for (const stream of [stdout, stderr]) {
	const write = stream.write.bind(stream);
	stream.write = (text) => write(typeof text === "string" ? disarmWorkflowCommands(text) : text);
}
stderr.on("error", () => {});
stdout.on("error", ({ code, message }) => {
	if (code === "EPIPE" || code === "EIO") return;
	stderr.write(`benchgate: the report could not be written: ${message}\n`);
	process.once("exit", () => {
		process.exitCode = 2;
	});
});
const [first = "", ...rest] = process.argv.slice(2);
const isHelp = first === "help";
const name = isHelp ? rest[0] ?? "" : first;
const knownName = commandNames.find((one) => one === name);
const loadCommand = knownName && commands[knownName];
const words = loadCommand ? rest : process.argv.slice(2);
try {
	if (isHelp && name !== "" && !loadCommand) throw unknownCommand(name);
	const wantsHelp = isHelp || hasFlag(words, "--help", "-h");
	if (!wantsHelp && !loadCommand && hasFlag(words, "--version")) stdout.write(`${version}\n`);
	else {
		const command = await (loadCommand ?? (() => import("./shared/measure.js")))();
		if (wantsHelp) stdout.write(command.usage);
		else {
			const folder = currentFolder();
			await refuseNonUtf8Folder(folder);
			process.exitCode = await command.run(words, {
				env,
				folder,
				stdout,
				stderr
			});
		}
	}
} catch (error) {
	printFailure(error, stderr);
	process.exitCode = 2;
}
function currentFolder() {
	try {
		return process.cwd();
	} catch (error) {
		throw new MisconfiguredError(`The current folder cannot be read (${error.code}): it may have been removed. Go to another folder.`);
	}
}
function unknownCommand(word) {
	const nearestName = findNearestName(word, commandNames);
	const hint = nearestName === null ? "" : ` Did you mean "benchgate help ${nearestName}"?`;
	return new MisconfiguredError(`help: there is no command "${word}".${hint} "benchgate --help" lists the commands.`);
}
function hasFlag(args, ...flags) {
	const end = args.indexOf("--");
	return args.slice(0, end < 0 ? void 0 : end).some((word) => flags.includes(word));
}

export {  };