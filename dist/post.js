import { getInput, getState } from "./shared/libraries-of-workflow.js";
import { failureLine, gitIn, nearestFolder, untrustedEnvironment } from "./shared/basics.js";
import { recover } from "./shared/recover.js";
import { addressesIn } from "./shared/api.js";
import { restoreAfterKill } from "./shared/credentials.js";
import { failWhereUncaught, workflowConsole } from "./shared/workflow-console.js";

// src/post.ts
const console = workflowConsole();
failWhereUncaught(console);
try {
	const folder = getState("folder");
	const { env } = untrustedEnvironment(process.env, []);
	if (folder !== "" && (await recover(folder, env, console))?.isChanged) console.info("the checkout is as it was before the run");
	const withheld = getState("withheld");
	if (withheld !== "") {
		const { server } = addressesIn(env);
		const token = getInput("github-token");
		await restoreAfterKill(gitIn(await nearestFolder(folder), env), withheld, {
			token,
			server,
			console
		});
	}
} catch (error) {
	console.fail(`The checkout could not be restored: ${failureLine(error)}`);
}
try {
	if (getState("measuring") !== "") {
		const { markCancelled } = await import("./shared/publish-comment2.js");
		await markCancelled(process.env, getInput, console);
	}
} catch (error) {
	console.warn(`The comment could not say that the run was ended: ${failureLine(error)}`);
}

export {  };