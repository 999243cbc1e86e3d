import { getInput, getState } from "./shared/libraries-of-workflow.js";
import { formatErrorOnOneLine, pathOrNearestExistingFolderAbove } from "./shared/basics.js";
import { createGit } from "./shared/git.js";
import { recoverRepository } from "./shared/recover.js";
import { gitHubUrlsFromEnv } from "./shared/api.js";
import { restoreCredentialsAfterKill } from "./shared/credentials.js";
import { createWorkflowConsole, registerUncaughtErrorHandler } from "./shared/workflow-console.js";
import { createUntrustedEnvironment } from "./shared/start.js";

// src/post.ts
const console = createWorkflowConsole();
registerUncaughtErrorHandler(console);
try {
	const folder = getState("folder");
	const { env } = createUntrustedEnvironment(process.env, []);
	if (folder !== "" && (await recoverRepository(folder, env, console))?.isChanged) console.info("the checkout is as it was before the run");
	const withheld = getState("withheld");
	if (withheld !== "") {
		const { server } = gitHubUrlsFromEnv(env);
		const token = getInput("github-token");
		await restoreCredentialsAfterKill(createGit(await pathOrNearestExistingFolderAbove(folder), env), withheld, {
			token,
			server,
			console
		});
	}
} catch (error) {
	console.fail(`The checkout could not be restored: ${formatErrorOnOneLine(error)}`);
}
try {
	if (getState("measuring") !== "") {
		const { markCommentCancelledInPostStep } = await import("./shared/publish-comment2.js");
		await markCommentCancelledInPostStep(process.env, getInput, console);
	}
} catch (error) {
	console.warn(`The comment could not say that the run was ended: ${formatErrorOnOneLine(error)}`);
}

export {  };