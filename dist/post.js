import { a as info, i as getState, s as setFailed, t as workflowConsole } from "./shared/workflow-console.js";
import { D as failureLine, S as readable, T as isFolder, r as recoverCheckout, t as untrustedEnvironment, x as gitIn } from "./shared/environment.js";
import { dirname } from "node:path";
// src/post.ts
try {
	let folder = getState("folder");
	while (folder !== dirname(folder) && !await isFolder(folder)) folder = dirname(folder);
	if (folder !== "" && folder !== ".") {
		const { env } = untrustedEnvironment(process.env, []);
		const git = gitIn(folder, env);
		const root = await git.ask(["rev-parse", "--show-toplevel"]);
		if (root && await recoverCheckout(git.in(readable(root)), workflowConsole())) info("the checkout is as it was found");
	}
} catch (error) {
	setFailed(`The checkout could not be put back: ${failureLine(error)}`);
}
export {};
