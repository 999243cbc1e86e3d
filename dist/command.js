import { i as getInput, l as setOutput } from "./shared/libraries-of-workflow.js";
import { t as failureLine } from "./shared/failure.js";
import { i as askGitHub, o as parseCommand, r as mayWrite, t as askPull } from "./shared/pull.js";
import { d as Misconfigured } from "./shared/escape.js";
import { i as patienceOf, t as CouldNotPublish } from "./shared/could-not-publish.js";
import { n as payloadIn } from "./shared/event.js";
import { i as repositoryIn } from "./shared/client.js";
import { n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { t as abortOnSignals } from "./shared/interrupt.js";
const nothing = {
	run: "",
	"pull-request": "",
	head: "",
	base: "",
	count: "",
	bench: ""
};
async function answerCommand(env, repository, patience, console) {
	let { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path = "" } = env;
	if (name !== "issue_comment") throw new Misconfigured(`This workflow runs on "${name}", and commands stand in comments. Use "on: issue_comment", with "types: [created]".`);
	let { action, issue, comment } = await payloadIn(path), command = parseCommand(comment?.body ?? ""), [number, id, login] = [
		issue?.number,
		comment?.id,
		comment?.user?.login
	];
	if (command === null || action !== "created" || !number || !id || !login) return nothing;
	let answering = {
		failing: "The comment could not be answered",
		permission: "pull-requests: write"
	}, answer = async (content, text) => {
		try {
			text !== null && await askGitHub(repository, answering, patience, (rest, of) => rest.issues.createComment({
				...of,
				issue_number: number,
				body: text
			})), await askGitHub(repository, answering, patience, (rest, of) => rest.reactions.createForIssueComment({
				...of,
				comment_id: id,
				content
			}));
		} catch (error) {
			if (!(error instanceof CouldNotPublish)) throw error;
			console.warn(error.message);
		}
	}, why = await askGitHub(repository, {
		failing: `What ${login} may do could not be asked`,
		permission: "contents: read"
	}, patience, (rest, of) => mayWrite(rest, of, login)) ? reasonAgainst(command, issue?.pull_request !== void 0) : "";
	if (why !== null) return console.info(why === "" ? `${login} may not write to ${repository.repository}: nothing is run.` : why), await answer("confused", why === "" ? null : why), nothing;
	if (command.kind !== "run") return await answer("eyes", null), nothing;
	let pull = await askPull(repository, number, patience);
	return pull.isOpen ? (await answer("eyes", null), askedOf(command, pull)) : (await answer("confused", "The pull request is closed. Reopen it to measure it."), nothing);
}
function reasonAgainst(command, isPull) {
	return isPull ? command.kind === "wrong" ? command.message : null : "This is no pull request, so there is nothing to measure or to accept.";
}
function askedOf({ count, bench }, pull) {
	return {
		run: "true",
		"pull-request": String(pull.number),
		head: pull.headSha,
		base: pull.baseSha,
		count: count === null ? "" : String(count),
		bench: bench ?? ""
	};
}
const { env } = process, console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
try {
	let asked = await answerCommand(env, repositoryIn(env, getInput("github-token")), patienceOf(6e4, interrupt.signal), console);
	for (let [name, value] of Object.entries(asked)) setOutput(name, value);
} catch (error) {
	console.fail(failureLine(error));
} finally {
	interrupt.done();
}
export {};
