import { MisconfiguredError, shortSha } from "./basics.js";
import { decodeGitText, splitAtNul } from "./git.js";

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
async function isShallowClone(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function shallowCloneHint(git) {
	return await isShallowClone(git) ? " This clone has only part of the history: \"git fetch --unshallow\" brings the rest (in a workflow \"fetch-depth: 0\")." : "";
}
async function readFirstParentCommitsWithPaths(git, good, bad) {
	const logArgs = [
		"log",
		"--first-parent",
		"--reverse",
		"--no-color",
		"--no-show-signature"
	];
	const changeArgs = [
		"--name-only",
		"--diff-merges=first-parent",
		"--no-renames",
		"--no-relative"
	];
	const formatArgs = ["-z", "--format=%x00//%x00%H%n%P%n%an%n%aI%n%s"];
	return (await git.run([
		...logArgs,
		...changeArgs,
		...formatArgs,
		`${good}..${bad}`,
		"--"
	])).split("\0//\0").slice(1).map((entry) => {
		const [header = "", first = "", ...others] = splitAtNul(entry).map(decodeGitText);
		const [sha = "", parents = "", author = "", when = "", subject = ""] = header.split("\n");
		const paths = [first.replace(/^\n/, ""), ...others].filter((path) => path !== "");
		return {
			sha,
			parents: parents.split(" ").filter((parent) => parent !== ""),
			author,
			when,
			subject,
			paths
		};
	});
}
async function findLastCommitMergingHistoryOfTip(git, commits, tip) {
	for (const commit of commits.toReversed()) for (const parent of commit.parents.slice(1)) if (await git.find([
		"merge-base",
		"--is-ancestor",
		parent,
		tip
	]) !== null) return commit;
	return null;
}
async function refuseUnlessGoodIsAncestor(git, good, bad) {
	if (good === bad) throw new MisconfiguredError(`GOOD and BAD are the same commit, ${shortSha(good)}, so there is nothing between them. Give an older GOOD.`);
	if (await git.ask([
		"merge-base",
		"--is-ancestor",
		good,
		bad
	]) !== null) return;
	if (await git.ask([
		"merge-base",
		"--is-ancestor",
		bad,
		good
	]) !== null) throw new MisconfiguredError(`BAD (${shortSha(bad)}) is older than GOOD (${shortSha(good)}). A bisection only finds slowdowns: swap the two to search for one.`);
	const fork = await git.ask([
		"merge-base",
		good,
		bad
	]);
	const hint = fork ? ` Their common ancestor is ${shortSha(fork)}: give that as GOOD.` : "";
	throw new MisconfiguredError(`GOOD (${shortSha(good)}) is not in the history of BAD (${shortSha(bad)}).${hint}${await shallowCloneHint(git)}`);
}

export { findLastCommitMergingHistoryOfTip, isShallowClone, localCommitOf, parentsOfCommit, rawGitCommitterDateOfCommit, readFirstParentCommitsWithPaths, refuseUnlessGoodIsAncestor, shallowCloneHint };