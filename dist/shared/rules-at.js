import { behind, mostRulesBytes, noRules, noTexts, ruleChanges, ruleTexts, rulesIn } from "./rules-file.js";
import { Misconfigured, decodePath, shortSha, usualRules } from "./basics.js";
import { UnexpectedResponse, askGitHub, goneAsNull } from "./api.js";

// src/effects/inputs/rules-at.ts
const question = {
	failing: "The rules file could not be read",
	permission: "contents: read"
};
async function rulesAt(repository, sha, given, folder, patience) {
	const named = given("rules").trim();
	const path = named || ".github/benchgate.yml";
	const text = await textAt(repository, sha, path, patience);
	if (text !== null) return behind(given, {
		...ruleTexts(path, rulesIn(path, text)),
		file: path
	}, folder, folder);
	if (named !== "") throw new Misconfigured(`rules: "${named}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`);
	return noRules(folder);
}
async function rulesSince(repository, before, { file, path, texts }, patience) {
	const changes = ruleChanges(await textsAt(repository, before, path, patience), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function textsAt(...at) {
	const [, , path] = at;
	try {
		const text = await textAt(...at);
		return text === null ? noTexts : ruleTexts(path, rulesIn(path, text));
	} catch (error) {
		if (error instanceof Misconfigured) return noTexts;
		throw error;
	}
}
async function textAt(repository, ref, path, patience) {
	const found = await askGitHub(repository, question, patience, async (rest, of) => {
		const answer = await rest.repos.getContent({
			...of,
			path,
			ref
		}).catch(goneAsNull);
		if (answer === null) await rest.git.getCommit({
			...of,
			commit_sha: ref
		});
		else if (typeof answer.data !== "object") throw new UnexpectedResponse("a file", answer.data);
		return answer?.data ?? null;
	});
	if (found === null) return null;
	const refuse = (why) => new Misconfigured(`rules: "${path}" ${why}. It holds inputs of the Action only.`);
	if (Array.isArray(found) || found.type !== "file" || !("content" in found)) throw refuse("is no plain file");
	if (found.size > 65536) throw refuse(`is larger than ${mostRulesBytes / 1024} KiB`);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(found.content, "base64"));
	} catch {
		throw refuse("is no UTF-8 text");
	}
}
async function againstBase({ file, path, texts }, git, base) {
	const changes = ruleChanges(await rulesOf(git, base, path), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function rulesOf(git, { sha }, path) {
	const input = Buffer.from(`${sha}:${path}\n`);
	const found = await git.run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input });
	const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(found) ?? [];
	if (blob === void 0 || Number(size) > 65536) return noTexts;
	const text = decodePath(await git.run([
		"cat-file",
		"blob",
		blob
	]));
	try {
		return ruleTexts(path, rulesIn(path, text));
	} catch (error) {
		if (error instanceof Misconfigured) return noTexts;
		throw error;
	}
}

export { againstBase, rulesAt, rulesSince };