import { a as info, i as getState, s as setFailed, t as workflowConsole } from "./shared/workflow-console.js";
import { C as failureLine, r as recoverCheckout, t as untrustedEnvironment, y as gitIn } from "./shared/environment.js";
// src/post.ts
try {
	const folder = getState("folder");
	if (folder !== "") {
		const { env } = untrustedEnvironment(process.env, []);
		const git = gitIn(folder, env);
		const root = await git.ask(["rev-parse", "--show-toplevel"]);
		if (root && await recoverCheckout(git.in(root), workflowConsole())) info("the checkout is as it was found");
	}
} catch (error) {
	setFailed(`The checkout could not be put back: ${failureLine(error)}`);
}
export {};
