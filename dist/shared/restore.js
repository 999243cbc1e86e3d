import { MisconfiguredError, createTerminalConsole, parseCommandLine } from "./basics.js";
import { recoverRepository } from "./recover.js";
import { createUntrustedEnvironment } from "./start.js";
import { resolve } from "node:path";

// src/commands/restore.ts
const flags = { force: { type: "boolean" } };
const usage = `Usage: benchgate restore [folder] [--force]

Restores the checkout of this folder if a run was killed before it could do so. Otherwise changes nothing.

  --force   restores even if the killed run was in a container or on another machine, where Benchgate cannot see whether
            the run has ended. A run that has not ended stops before its next change to the checkout
`;
async function run(args, terminal) {
	const { words, values } = parseCommandLine(args, flags, "benchgate restore");
	const [folder = ".", ...extraWords] = words;
	if (extraWords.length > 0) throw new MisconfiguredError(`restore: only one folder can be given. Leave out ${extraWords.join(" ")}.`);
	const { env } = createUntrustedEnvironment(terminal.env, []);
	const console = createTerminalConsole(terminal.stderr);
	const path = resolve(terminal.folder, folder);
	const recovery = await recoverRepository(path, env, console, values.force === true);
	if (recovery === null) throw new MisconfiguredError(`${path} is not in the working tree of a git repository. Name a folder of the checkout.`);
	const { checkout, isChanged } = recovery;
	terminal.stdout.write(isChanged ? `${checkout} is as it was before the run.\n` : `Nothing to restore in ${checkout}.\n`);
	return 0;
}

export { flags, run, usage };