import { a as getState, i as getInput } from "./shared/libraries-of-workflow.js";
import { t as failureLine } from "./shared/failure.js";
import { d as nearestFolder, n as gitIn } from "./shared/git.js";
import { t as recover } from "./shared/recover.js";
import { t as addressesIn } from "./shared/client.js";
import { t as afterKill } from "./shared/persisted-credentials.js";
import { n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { n as untrustedEnvironment } from "./shared/environment.js";
const console = workflowConsole();
failWhereUncaught(console);
try {
	let folder = getState("folder"), { env } = untrustedEnvironment(process.env, []);
	folder !== "" && (await recover(folder, env, console))?.isChanged && console.info("the checkout is as it was found");
	let withheld = getState("withheld");
	if (withheld !== "") {
		let { server } = addressesIn(env), token = getInput("github-token");
		await afterKill(gitIn(await nearestFolder(folder), env), withheld, {
			token,
			server,
			console
		});
	}
} catch (error) {
	console.fail(`The checkout could not be put back: ${failureLine(error)}`);
}
try {
	if (getState("measuring") !== "") {
		let { markCancelled } = await import("./shared/mark-cancelled.js");
		await markCancelled(process.env, getInput, console);
	}
} catch (error) {
	console.warn(`The comment could not say that the run was ended: ${failureLine(error)}`);
}
export {};
