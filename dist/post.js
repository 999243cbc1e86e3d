import { a as info, i as getState, s as setFailed, t as workflowConsole } from "./shared/workflow-console.js";
import { at as failureLine, n as recover, t as untrustedEnvironment } from "./shared/environment.js";
// src/post.ts
try {
	const folder = getState("folder");
	const { env } = untrustedEnvironment(process.env, []);
	if (folder !== "" && (await recover(folder, env, workflowConsole()))?.isChanged) info("the checkout is as it was found");
} catch (error) {
	setFailed(`The checkout could not be put back: ${failureLine(error)}`);
}
export {};
