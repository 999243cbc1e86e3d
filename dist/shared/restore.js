import { l as Misconfigured } from "./escape.js";
import { t as recover } from "./recover.js";
import { t as untrustedEnvironment } from "./environment.js";
import { t as terminalConsole } from "./terminal-console.js";
import { t as readFlags } from "./flags.js";
import { resolve } from "node:path";
// src/commands/restore.ts
const flags = {};
const usage = `Usage: benchgate restore [folder]

If a run was killed before it could put the checkout of this folder back, does that now. Otherwise changes nothing.
`;
async function run(given, terminal) {
	const [folder = ".", ...more] = readFlags(given, flags, "benchgate restore").words;
	if (more.length > 0) throw new Misconfigured(`restore: one folder can be given, not ${more.join(" ")} too.`);
	const { env } = untrustedEnvironment(terminal.env, []);
	const found = await recover(resolve(terminal.folder, folder), env, terminalConsole(terminal.stderr));
	if (found === null) throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`);
	const { checkout, isChanged } = found;
	terminal.stdout.write(isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`);
	return 0;
}
export { flags, run, usage };
