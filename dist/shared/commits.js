// src/effects/git/revisions/commits.ts
async function localCommitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], { env: { GIT_NO_LAZY_FETCH: "1" } });
}
async function parentsOfCommit(git, sha) {
	return [...(await headerOf(git, sha)).matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function rawGitCommitterDateOfCommit(git, sha) {
	return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? "0 +0000"}`;
}
async function headerOf(git, sha) {
	return (await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "";
}

export { localCommitOf, parentsOfCommit, rawGitCommitterDateOfCommit };