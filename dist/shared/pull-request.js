import { MisconfiguredError, isFullSha, shortSha } from "./basics.js";
import { UnexpectedGitHubResponseBodyError, fetchAllPages, rethrowErrorUnlessHttp404, runGitHubRequestsWithRetries } from "./api.js";
import { mayComeFromOtherRepository, readEventPayload, refuseNamedPullRequestOfFork } from "./event.js";

// src/effects/github/pull-request.ts
async function resolvePublishSubject(env, named, ask) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = "" } = env;
	if (named.pull !== null) {
		if (name === "workflow_run" || name === "pull_request") throw new MisconfiguredError(`pull-request: "${named.pull}" is not needed on "${name}", whose event says what was measured. Leave it out.`);
		if (!isFullSha(sha)) throw unsaid("GITHUB_SHA", name);
		const pull = await ask(named.pull);
		const [head, isStrangers] = [named.head ?? pull.headSha, pull.isOfFork];
		return {
			...emptySubject,
			head,
			rules: sha,
			pull: pull.number,
			isStrangers
		};
	}
	if (named.head !== null) throw new MisconfiguredError(`head: "${named.head}" has no effect without "pull-request". Set both, or leave it out.`);
	return publishSubjectOfEvent(name, path ? await readEventPayload(path) : {}, sha);
}
const emptySubject = {
	merge: null,
	rulesBefore: null,
	pull: null,
	branch: null,
	run: null
};
function publishSubjectOfEvent(name, payload, sha) {
	const { workflow, workflow_run: run, pull_request: pull, merge_group } = payload;
	if (!isFullSha(sha)) throw unsaid("GITHUB_SHA", name);
	if (name === "workflow_run") {
		if (!isFullSha(run?.head_sha) || typeof run.id !== "number") throw unsaid("the measuring run", name);
		return {
			...emptySubject,
			head: run.head_sha,
			rules: sha,
			branch: run.event === "pull_request" ? branchOf(run) : null,
			isStrangers: mayComeFromOtherRepository(run.head_repository, payload),
			run: {
				id: run.id,
				attempt: run.run_attempt ?? 1,
				conclusion: run.conclusion ?? "",
				workflow: workflow?.name || null
			}
		};
	}
	if (name === "pull_request") {
		if (!isFullSha(pull?.head?.sha) || !isFullSha(pull.base?.sha) || typeof pull.number !== "number") throw unsaid("the pull request", name);
		const commits = {
			head: pull.head.sha,
			merge: sha,
			rules: sha,
			rulesBefore: pull.base.sha
		};
		const isStrangers = mayComeFromOtherRepository(pull.head.repo, payload);
		return {
			...emptySubject,
			...commits,
			pull: pull.number,
			isStrangers
		};
	}
	if (name === "pull_request_target" || name === "issue_comment") throw new MisconfiguredError(`This workflow runs on "${name}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run); or name the pull request by "pull-request" and "head".`);
	const rulesBefore = [merge_group?.base_sha, payload.before].find(isCommit) ?? null;
	return {
		...emptySubject,
		head: sha,
		rules: sha,
		rulesBefore,
		isStrangers: false
	};
}
function branchOf({ head_repository: from, head_branch: name }) {
	const owner = from?.owner?.login;
	return from?.id && owner && name ? {
		repository: from.id,
		owner,
		name
	} : null;
}
function isCommit(text) {
	return isFullSha(text) && !/^0+$/.test(text);
}
function unsaid(missing, event) {
	return new MisconfiguredError(`The event "${event}" does not say ${missing}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`);
}
function askCurrentPullRequest(repository, number, deadline) {
	const question = {
		failing: `Pull request #${number} could not be read`,
		permission: "pull-requests: read"
	};
	return runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
		const { data } = await rest.pulls.get({
			...target,
			pull_number: number
		});
		const { base, head } = data ?? {};
		const isWhole = typeof base?.ref === "string" && isFullSha(base.sha) && isFullSha(head?.sha);
		if (data?.number !== number || !isWhole) throw new UnexpectedGitHubResponseBodyError("a pull request", data);
		return {
			number,
			baseRef: base.ref,
			baseSha: base.sha,
			headSha: head.sha,
			isOpen: data.state === "open",
			isOfFork: String(head.repo?.full_name).toLowerCase() !== repository.repository.toLowerCase()
		};
	});
}
async function addPullRequestToEventRefusingForks(event, number, trustHead, ask) {
	if (number === null || event.pull?.number === number) return event;
	if (event.pull !== null) throw new MisconfiguredError(`pull-request: "${number}" is not the pull request of this event, which is ${event.pull.number}. Leave "pull-request" out.`);
	const pull = await ask(number);
	if (!trustHead) refuseNamedPullRequestOfFork(number, pull.isOfFork, event.name);
	return {
		...event,
		pull
	};
}
const question = {
	failing: "The pull request could not be looked up",
	permission: "pull-requests: write"
};
async function findPullRequestOfHead(repository, { pull, branch, head, run }, deadline) {
	if (pull !== null) return the(pull);
	if (branch === null) return none(run === null ? "This run is for no pull request." : "The measuring run names no branch, so its pull request cannot be found.");
	const ofBranch = (await runGitHubRequestsWithRetries(repository, question, deadline, async (rest, target) => {
		const query = {
			...target,
			state: "open",
			head: `${branch.owner}:${branch.name}`,
			per_page: 100
		};
		const { data } = await rest.pulls.list(query);
		if (!Array.isArray(data)) throw new UnexpectedGitHubResponseBodyError("a list of pull requests", data);
		return data;
	})).filter((one) => one.head.repo?.id === branch.repository && one.head.ref === branch.name);
	const current = ofBranch.filter((one) => one.head.sha === head);
	const [first, ...others] = current;
	if (first !== void 0 && others.length === 0) return the(first.number);
	const numbers = (all) => all.map(({ number }) => `#${number}`).join(", ");
	if (first !== void 0) return none(`${numbers(current)} all have this commit as their head, and GitHub does not say which was measured.`, current.map(({ number }) => number));
	const [moved] = ofBranch;
	return none(moved === void 0 ? "No open pull request has this commit as its head." : `${numbers(ofBranch)} ${ofBranch.length > 1 ? "have" : "has"} a newer head (${shortSha(moved.head.sha)}) than what was measured (${shortSha(head)}).`);
}
function the(number) {
	return {
		number,
		all: [number],
		why: ""
	};
}
function none(why, candidates = []) {
	return {
		number: null,
		all: candidates,
		why: `There is no comment. ${why}`
	};
}
const headQuestion = {
	failing: "The commit that was measured could not be looked up",
	permission: "contents: read"
};
async function refuseResultOfOtherHead(repository, measured, { head, merge }, deadline) {
	if (measured === head || measured === merge) return;
	if (intoOf(head, await parentsOf(repository, measured, deadline)) !== null) return;
	throw new MisconfiguredError(`results: measured on commit ${shortSha(measured)}, which is neither the expected ${shortSha(head)} nor a merge of it. Pass only the results of that run, and make that run measure the checked-out commit.`);
}
async function findCommitToCompareRulesWith(repository, { head, merge, rulesBefore }, deadline) {
	if (merge === null || rulesBefore === null) return rulesBefore;
	return intoOf(head, await parentsOf(repository, merge, deadline)) ?? rulesBefore;
}
function intoOf(head, parents) {
	return parents.length === 2 && parents[1] === head ? parents[0] ?? null : null;
}
function parentsOf(repository, sha, deadline) {
	return runGitHubRequestsWithRetries(repository, headQuestion, deadline, async (rest, target) => {
		const answer = await rest.git.getCommit({
			...target,
			commit_sha: sha
		}).catch(rethrowErrorUnlessHttp404);
		if (answer === null) return [];
		if (!Array.isArray(answer.data?.parents)) throw new UnexpectedGitHubResponseBodyError("a commit", answer.data);
		return answer.data.parents.map((parent) => parent.sha);
	});
}
async function findLabelSetterAndTime(rest, issue, label) {
	const last = (await fetchAllPages("a list of events", (page) => rest.issues.listEvents({
		...issue,
		...page
	}))).filter(({ event, label: of }) => (event === "labeled" || event === "unlabeled") && of?.name?.toLowerCase() === label.toLowerCase()).at(-1);
	if (last?.event !== "labeled") return null;
	return {
		by: last.actor?.login ?? "",
		when: last.created_at ?? ""
	};
}

export { addPullRequestToEventRefusingForks, askCurrentPullRequest, findCommitToCompareRulesWith, findLabelSetterAndTime, findPullRequestOfHead, refuseResultOfOtherHead, resolvePublishSubject };