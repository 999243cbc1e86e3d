import { d as Misconfigured } from "./escape.js";
import { n as askGitHub } from "./permission.js";
import { o as OddAnswer } from "./could-not-publish.js";
// src/effects/github/pull.ts
function askPull(repository, number, patience) {
	const question = {
		failing: `Pull request #${number} could not be read`,
		permission: "pull-requests: read"
	};
	return askGitHub(repository, question, patience, async (rest, of) => {
		const { data } = await rest.pulls.get({
			...of,
			pull_number: number
		});
		const { state, base, head } = data ?? {};
		const isWhole = typeof base?.ref === "string" && isSha(base.sha) && isSha(head?.sha);
		if (data?.number !== number || !isWhole) throw new OddAnswer("a pull request", data);
		return {
			number,
			baseRef: base.ref,
			baseSha: base.sha,
			headSha: head?.sha,
			isOpen: state === "open",
			isOfFork: String(head?.repo?.full_name).toLowerCase() !== repository.repository.toLowerCase()
		};
	});
}
async function withPull(event, number, trustHead, ask) {
	if (number === null || event.pull?.number === number) return event;
	if (event.pull !== null) throw new Misconfigured(`pull-request: "${number}" is not the pull request of this event, which is ${event.pull.number}. Leave "pull-request" out.`);
	const pull = await ask(number);
	if (pull.isOfFork && !trustHead) throw new Misconfigured(`pull-request: ${number} comes from a fork, and this workflow ("${event.name}") would run its code with the rights of this repository. Where the job can only read, set "trust-head: true".`);
	return {
		...event,
		pull
	};
}
function isSha(text) {
	return typeof text === "string" && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
export { withPull as n, askPull as t };
