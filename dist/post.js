import { a as getState, c as setFailed, o as info } from "./shared/libraries-of-workflow.js";
import { t as failureLine } from "./shared/failure.js";
import { t as recover } from "./shared/recover.js";
import { t as workflowConsole } from "./shared/workflow-console.js";
import { t as untrustedEnvironment } from "./shared/environment.js";
// src/post.ts
try {
	const folder = getState("folder");
	const { env } = untrustedEnvironment(process.env, []);
	if (folder !== "" && (await recover(folder, env, workflowConsole()))?.isChanged) info("the checkout is as it was found");
} catch (error) {
	setFailed(`The checkout could not be put back: ${failureLine(error)}`);
}
export {};
