#!/usr/bin/env node
import { it as failureLine, n as recover, pt as Misconfigured, t as untrustedEnvironment } from "./shared/environment.js";
import { t as terminalConsole } from "./shared/terminal-console.js";
// src/cli.ts
const usage = `Usage: benchgate restore [folder]

  restore   Puts the checkout in a folder (default: this one) back as it was before a run that was killed.
`;
const [command, folder = ".", ...more] = process.argv.slice(2);
if (command === "--help" || command === "-h") process.stdout.write(usage);
else if (command !== "restore" || folder.startsWith("-") || more.length > 0) {
	process.stderr.write(usage);
	process.exitCode = 2;
} else try {
	const { env } = untrustedEnvironment(process.env, []);
	const found = await recover(folder, env, terminalConsole());
	if (found === null) throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`);
	const { checkout, isChanged } = found;
	process.stdout.write(isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`);
} catch (error) {
	process.stderr.write(`The checkout could not be put back: ${failureLine(error)}\n`);
	process.exitCode = 2;
}
export {};
