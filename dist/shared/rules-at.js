import { emptyInputTextsOfMissingRulesFile, ruleChanges } from "./rules-file.js";
import { MisconfiguredError, shortSha } from "./basics.js";
import { decodeGitText } from "./git.js";
import { UnexpectedGitHubResponseBodyError, rethrowErrorUnlessHttp404, runGitHubRequestsWithRetries } from "./api.js";
import { createRulesOfMissingRulesFile, maxRulesFileBytes, parseRulesFile, resolveApplicableRulesFileInputs, rulesFilePath } from "./rules-file3.js";

// src/effects/inputs/rules-at.ts
const request = {
	failing: "The rules file could not be read",
	permission: "contents: read"
};
async function readInputsAddedByRulesFromGitHub(repository, sha, readInput, folder, deadline) {
	const namedPath = readInput("rules").trim();
	const path = rulesFilePath(readInput);
	const text = await textAt(repository, sha, path, deadline);
	if (text !== null) return resolveApplicableRulesFileInputs(readInput, {
		...await parseRulesFile(path, text),
		file: path
	}, folder, folder);
	if (namedPath !== "") throw new MisconfiguredError(`rules: "${namedPath}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`);
	return createRulesOfMissingRulesFile(folder);
}
async function readRulesChangesFromGitHub(repository, before, rules, deadline) {
	return changesSince(() => textAt(repository, before, rules.path, deadline), rules);
}
async function changesSince(readTextBefore, { file, path, texts }) {
	let textsBefore = emptyInputTextsOfMissingRulesFile;
	try {
		const textBefore = await readTextBefore();
		if (textBefore !== null) textsBefore = await parseRulesFile(path, textBefore);
	} catch (error) {
		if (!(error instanceof MisconfiguredError)) throw error;
	}
	const changes = ruleChanges(textsBefore, texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function textAt(repository, ref, path, deadline) {
	const content = await runGitHubRequestsWithRetries(repository, request, deadline, async (rest, of) => {
		const answer = await rest.repos.getContent({
			...of,
			path,
			ref
		}).catch(rethrowErrorUnlessHttp404);
		if (answer === null) await rest.git.getCommit({
			...of,
			commit_sha: ref
		});
		else if (typeof answer.data !== "object") throw new UnexpectedGitHubResponseBodyError("a file", answer.data);
		return answer?.data ?? null;
	});
	if (content === null) return null;
	const refuse = (why) => new MisconfiguredError(`rules: "${path}" ${why}. This file may hold only inputs of the Action.`);
	if (Array.isArray(content) || content.type !== "file" || !("content" in content)) throw refuse("is not a plain file");
	if (content.size > 65536) throw refuse(`is larger than ${maxRulesFileBytes / 1024} KiB`);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(content.content, "base64"));
	} catch {
		throw refuse("is not UTF-8 text");
	}
}
async function readRulesFileAndChangesSinceBase(rules, git, base) {
	return changesSince(() => textInCommit(git, base, rules.path), rules);
}
async function textInCommit(git, { sha }, path) {
	const input = Buffer.from(`${sha}:${path}\n`);
	const content = await git.run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input });
	const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(content) ?? [];
	if (blob === void 0 || Number(size) > 65536) return null;
	const text = await git.run([
		"cat-file",
		"blob",
		blob
	]);
	return `${decodeGitText(text)}${text.length < Number(size) ? "\n" : ""}`;
}

export { readInputsAddedByRulesFromGitHub, readRulesChangesFromGitHub, readRulesFileAndChangesSinceBase };