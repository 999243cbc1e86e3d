import { getInput, setOutput } from "./shared/libraries-of-workflow.js";
import { parseCommentCommand } from "./shared/parse-command.js";
import { MisconfiguredError } from "./shared/basics.js";
import { awaitRequestOrWarn, createRequestDeadline, gitHubRepositoryAccessFromEnv, runGitHubRequestsWithRetries, userHasWriteAccess } from "./shared/api.js";
import { readEventPayload } from "./shared/event.js";
import { askCurrentPullRequest } from "./shared/pull-request.js";
import { runFunctionAsActionStep } from "./shared/workflow-console.js";

// src/effects/github/answer-command.ts
const nothing = {
	run: "",
	"pull-request": "",
	head: "",
	base: "",
	count: "",
	bench: ""
};
async function acknowledgeCommentCommandAndGetOutputs(env, repository, deadline, console) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path = "" } = env;
	if (name !== "issue_comment") throw new MisconfiguredError(`This workflow runs on "${name}", but commands are comments. Use "on: issue_comment", with "types: [created]".`);
	const { action, issue, comment } = await readEventPayload(path);
	const command = parseCommentCommand(comment?.body ?? "");
	const [number, id, login] = [
		issue?.number,
		comment?.id,
		comment?.user?.login
	];
	if (command === null || action !== "created" || !number || !id || !login) return nothing;
	const purpose = {
		failing: "The comment could not be answered",
		permission: "pull-requests: write"
	};
	const answer = async (content, text) => {
		const answering = async () => {
			if (text !== null) await runGitHubRequestsWithRetries(repository, purpose, deadline, (rest, target) => rest.issues.createComment({
				...target,
				issue_number: number,
				body: text
			}));
			await runGitHubRequestsWithRetries(repository, purpose, deadline, (rest, target) => rest.reactions.createForIssueComment({
				...target,
				comment_id: id,
				content
			}));
		};
		await awaitRequestOrWarn(answering(), console);
	};
	const refuse = async (why, text = why) => {
		console.info(why);
		await answer("confused", text);
		return nothing;
	};
	if (!await runGitHubRequestsWithRetries(repository, {
		failing: `The permissions of ${login} could not be read`,
		permission: "contents: read"
	}, deadline, (rest, of) => userHasWriteAccess(rest, of, login))) return refuse(`${login} has no write permission for ${repository.repository}: nothing runs.`, null);
	if (issue?.pull_request === void 0) return refuse("This is not a pull request, so there is nothing to measure or accept.");
	if (command.kind === "wrong") return refuse(command.message);
	if (command.kind === "accept") {
		await answer("eyes", null);
		return nothing;
	}
	const pull = await askCurrentPullRequest(repository, number, deadline);
	if (!pull.isOpen) return refuse("The pull request is closed. Reopen it to measure it.");
	await answer("eyes", null);
	return {
		run: "true",
		"pull-request": String(pull.number),
		head: pull.headSha,
		base: pull.baseSha,
		count: command.count === null ? "" : String(command.count),
		bench: command.bench ?? ""
	};
}

// src/command.ts
const maxMilliseconds = 6e4;
await runFunctionAsActionStep(async ({ env, signal, console }) => {
	const repository = gitHubRepositoryAccessFromEnv(env, getInput("github-token"));
	const outputs = await acknowledgeCommentCommandAndGetOutputs(env, repository, createRequestDeadline(maxMilliseconds, signal), console);
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
});

export {  };