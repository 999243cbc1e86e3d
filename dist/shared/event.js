import { MisconfiguredError, isFullSha } from "./basics.js";
import { readFile } from "node:fs/promises";

// src/effects/github/event.ts
async function readWorkflowEventRefusingUntrustedHead(env, trustHead) {
	const name = env.GITHUB_EVENT_NAME ?? "";
	const path = env.GITHUB_EVENT_PATH;
	const payload = path ? await readEventPayload(path) : {};
	if (!trustHead) refuseUntrustedHead(name, payload, env);
	const { pull_request: pull } = payload;
	const before = payload.merge_group?.base_sha ?? payload.before;
	return {
		name,
		pull: pull?.number && pull.base?.ref && isFullSha(pull.head?.sha) ? {
			number: pull.number,
			baseRef: pull.base.ref,
			headSha: pull.head.sha
		} : null,
		before: before && !/^0+$/.test(before) ? before : null,
		isForced: payload.forced === true,
		defaultBranch: payload.repository?.default_branch || branchOfSchedule(name, env.GITHUB_REF)
	};
}
function branchOfSchedule(name, ref = "") {
	return name === "schedule" && /^refs\/heads\/(.+)$/.exec(ref)?.[1] || null;
}
async function readEventPayload(path) {
	const refuse = (why) => new MisconfiguredError(`GITHUB_EVENT_PATH: ${path} ${why}. This file says which event started the workflow. If the job has a container or steps that move files, make the runner's file available at this path; otherwise set the inputs "base" and "head" and leave the variable empty.`);
	const text = await readFile(path, "utf8").catch((error) => {
		throw refuse(`cannot be read (${error.code})`);
	});
	let payload;
	try {
		payload = JSON.parse(text);
	} catch {
		throw refuse("is not JSON");
	}
	if (typeof payload !== "object" || payload === null || Array.isArray(payload)) throw refuse("holds no JSON object");
	return payload;
}
function refuseUntrustedHead(name, payload, env) {
	if (mayBeStrangers(name, payload)) throw new MisconfiguredError(`This workflow runs on "${name}", which would run untrusted code with the permissions of this repository. Use "on: pull_request"; or, if the job has read-only permissions and is started only by people you trust, set "trust-head: true".`);
	const { pull_request: pull } = payload;
	if (env.RUNNER_ENVIRONMENT === "self-hosted" && pull && mayComeFromOtherRepository(pull.head?.repo, payload)) throw new MisconfiguredError("This runner is self-hosted, and head comes from a fork: untrusted code could affect later jobs on this machine. Use a GitHub-hosted runner; or, if each job gets a fresh machine, set \"trust-head: true\".");
}
function refuseNamedPullRequestOfFork(number, isOfFork, event) {
	if (!isOfFork) return;
	throw new MisconfiguredError(`pull-request: ${number} comes from a fork, and this workflow ("${event}") would run its code with the permissions of this repository. If the job has read-only permissions, set "trust-head: true".`);
}
function mayBeStrangers(name, payload) {
	if (name === "issue_comment") return payload.issue?.pull_request !== void 0;
	if (name === "workflow_run") return mayComeFromOtherRepository(payload.workflow_run?.head_repository, payload);
	return name === "pull_request_target";
}
function mayComeFromOtherRepository(source, { repository }) {
	return repository?.id === void 0 || source?.id !== repository.id;
}

export { mayComeFromOtherRepository, readEventPayload, readWorkflowEventRefusingUntrustedHead, refuseNamedPullRequestOfFork };