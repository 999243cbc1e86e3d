import { d as Misconfigured } from "./escape.js";
import { t as recover } from "./recover.js";
import { n as untrustedEnvironment } from "./environment.js";
import { t as terminalConsole } from "./terminal-console.js";
import { t as readFlags } from "./flags.js";
import { resolve } from "node:path";
const flags = { force: { type: "boolean" } }, usage = "Usage: benchgate restore [folder] [--force]\n\nIf a run was killed before it could put the checkout of this folder back, does that now. Otherwise changes nothing.\n\n  --force   also if that run cannot be seen from here, as it was in a container or on another machine;\n            if it does run, it stops before it touches anything again\n";
async function run(given, terminal) {
	let { words, values } = readFlags(given, flags, "benchgate restore"), [folder = ".", ...more] = words;
	if (more.length > 0) throw new Misconfigured(`restore: one folder can be given, not ${more.join(" ")} too.`);
	let { env } = untrustedEnvironment(terminal.env, []), console = terminalConsole(terminal.stderr), found = await recover(resolve(terminal.folder, folder), env, console, values.force === !0);
	if (found === null) throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`);
	let { checkout, isChanged } = found;
	return terminal.stdout.write(isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`), 0;
}
export { flags, run, usage };
