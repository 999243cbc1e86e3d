import { getInput, setOutput } from "./shared/libraries-of-workflow.js";
import { addPointToLocalNotes, buildHistory, fetchHistoryNotes, findPullRequestNumberInSubject, listOriginBranchCommitsNotInHeads, pushHistoryNotes, readHistoryNotes, readMainLineCommitsWithTags } from "./shared/notes.js";
import { historyPointOfResult, machineKindOf, whyNoHistoryPoint } from "./shared/point.js";
import { commitPositionsInHistory, findBenchmarksWorseThanReference, recoveredHistoryLineTolerance, worseStepsAfterReference } from "./shared/regressions.js";
import { MisconfiguredError, createBenchmarkNaming, formatCountWithNoun, joinShellWords, makeFolder, markdownCodeBlock, markdownInlineCodeOfName, packageAndBenchmarkId, parseInputValues, rowId, shortPrintableName, shortSha, terminalInstallPageUrl, worseningAndImprovementOfRatio } from "./shared/basics.js";
import { commitsOfHistoryStep, historyHtmlPage, historyTerminalText, ratioChangeWithIntervalText, signedRatioChangeText } from "./shared/terminal.js";
import { recordStepInputDefinitions } from "./shared/step-inputs.js";
import { readCulpritsInFolder, readResultsInFolder } from "./shared/results.js";
import { createAuthorizationEnv, createGit, decodeGitText } from "./shared/git.js";
import { isShallowClone, localCommitOf } from "./shared/commits.js";
import { UnexpectedGitHubResponseBodyError, createRequestDeadline, fetchAllPages, gitHubRepositoryAccessFromEnv, gitHubUrlsFromEnv, loginOfToken, runGitHubRequestsWithRetries } from "./shared/api.js";
import { readWorkflowEventRefusingUntrustedHead } from "./shared/event.js";
import { appendToStepSummary, runFunctionAsActionStep } from "./shared/workflow-console.js";
import { createUntrustedEnvironment, version } from "./shared/start.js";
import { dirname, resolve } from "node:path";
import { writeFile } from "node:fs/promises";

// src/core/history/show/issue.ts
const historyIssueMarker = "<!-- benchgate history -->";
const mostRows = 30;
function shasWhoseAuthorsHistoryIssueNames(findings, history, bisections) {
	const single = findings.slice(0, mostRows).flatMap(({ steps: own }) => own.slice(-3)).map((step) => commitsOfHistoryStep(step, history)).filter((range) => range.length === 1);
	const guilty = culpritsIn(bisections, history).map(({ commit }) => commit);
	return [...new Set([...guilty, ...single.flat()].map(({ sha }) => sha))];
}
function buildGitHubIssueOfHistory(findings, history, authors, bisections = []) {
	const naming = createBenchmarkNaming([...history.lines, ...findings]);
	const [worst] = findings;
	const { since } = worst;
	const benchmarks = new Set(findings.map(packageAndBenchmarkId)).size;
	const others = benchmarks - 1;
	const name = shortPrintableName(naming(worst), 80);
	const more = others === 0 ? "" : ` and ${others} other${others === 1 ? "" : "s"}`;
	const rows = findings.slice(0, mostRows).map((finding) => {
		const { steps, isRed, ratio, unit } = finding;
		const size = ratio === null ? "from 0" : ratioChangeWithIntervalText(ratio);
		const stepTexts = steps.slice(-3).map((step) => stepText(step, history, authors));
		const earlier = steps.length - stepTexts.length;
		const where = earlier > 0 ? [`${earlier} earlier ${earlier === 1 ? "change point" : "change points"}`, ...stepTexts] : stepTexts;
		return `| ${isRed ? "**" : ""}${size}${isRed ? "**" : ""} | ${markdownInlineCodeOfName(shortPrintableName(naming(finding), 100))} ${markdownInlineCodeOfName(unit)} | ${where.join("<br>")} |`;
	});
	const cut = findings.length - rows.length;
	const reference = new Set(findings.map((historyFinding) => historyFinding.since.name)).size === 1 ? markdownInlineCodeOfName(shortPrintableName(since.name)) : "their references";
	return {
		title: `Slower than ${shortPrintableName(since.name, 60)}: ${name}${more}`,
		body: [
			historyIssueMarker,
			`${benchmarks === 1 ? "This benchmark is" : `These ${benchmarks} benchmarks are`} slower than in ${reference}, measured side by side on one machine. Rows in bold exceed the allowed slowdown (\`creep\`), as two measurements have confirmed.`,
			[
				"| since the reference | benchmark | change points |",
				"|--:|:--|:--|",
				...rows
			].join("\n"),
			...cut > 0 ? [`${formatCountWithNoun(cut, "more row")} ${cut === 1 ? "is" : "are"} in the history.`] : [],
			...culpritLines(bisections, history, authors),
			`To measure again, once [Benchgate is installed](${terminalInstallPageUrl}):`,
			`\`\`\`sh\n${joinShellWords("benchgate", shortSha(since.sha), shortSha(worst.head))}\n\`\`\``,
			"Each run updates this issue. A run closes it if every benchmark was decided and none is slower, unless a recent run on another kind of machine found a slower one. To accept a slowdown, add a rule with `gate: warn` for the benchmark under `benchmarks` in `.github/benchgate.yml`, or set `since` to a later commit or tag, there or in the workflow. If `since` is `last-release`, it moves with each release."
		].join("\n\n")
	};
}
function culpritsIn(bisections, { commits }) {
	return bisections.flatMap(({ followed, culprits }) => culprits.flatMap(({ commits: own, probability, ratio }) => {
		const commit = commits.find(({ sha }) => sha === own.at(-1)?.sha);
		return followed && commit ? [{
			followed,
			commit,
			among: own.length,
			probability,
			ratio
		}] : [];
	}));
}
function culpritLines(bisections, history, authors) {
	const lines = culpritsIn(bisections, history).slice(0, mostRows).map(({ followed, commit, among, probability, ratio }) => {
		const label = `${markdownInlineCodeOfName(shortPrintableName(followed.benchmark, 100))} ${markdownInlineCodeOfName(followed.unit)}`;
		const size = ratio === null ? "slower" : ratioChangeWithIntervalText(ratio);
		const before = among === 2 ? "the one" : `one of the ${among - 1}`;
		const others = among > 1 ? `, or ${before} before it, which could not be measured` : "";
		return `- ${label}: ${size} since ${commitText(commit, authors)}${others}; probability ${Math.floor(probability * 100)} %`;
	});
	return lines.length === 0 ? [] : ["Measured commit by commit:", lines.join("\n")];
}
function stepText(step, history, authors) {
	const range = commitsOfHistoryStep(step, history);
	const [only] = range;
	const size = `${signedRatioChangeText(step.ratio)} in`;
	if (!only || range.length > 1) return `${size} ${step.after}...${step.by} (${range.length} commits)`;
	return `${size} ${commitText(only, authors)}`;
}
function commitText(commit, authors) {
	const [pull, author] = [findPullRequestNumberInSubject(commit), authors.get(commit.sha) ?? null];
	return `${commit.sha}${pull === null ? "" : `, #${pull}`}${author === null ? "" : `, by @${author}`}`;
}
const recently$1 = 12096e5;
function findHistoryLinesStillWorse(history, results) {
	const places = commitPositionsInHistory(history);
	return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
		const [since, head, kind] = [
			commits.base.sha,
			commits.head.sha,
			machineKindOf({
				machine,
				merged
			})
		];
		const night = Date.parse(rounds[0]?.base.started ?? "");
		const gated = comparisons.filter((comparison) => comparison.gate === "fail" && comparison.accepted === null);
		const ids = new Set(gated.filter(({ better }) => better !== null).map(rowId));
		return history.lines.filter((line) => {
			const last = line.values.at(-1);
			if (!ids.has(rowId(line)) || last?.measured.sha !== since) return false;
			const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently$1);
			const { worsening } = worseningAndImprovementOfRatio(last.own, line.better);
			return isSeen && worsening > .02 / 2 && worseStepsAfterReference(line, since, places).length > 0;
		});
	});
}
function whyIssueUnchanged(night) {
	const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night;
	if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`) return `it is about the branch ${shortPrintableName(defaultBranch, 100)}, and this run has measured ${shortPrintableName(ref.replace(/^refs\/(heads|tags)\//, ""), 100)}`;
	if (overtakenBy !== null) return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`;
	if (findings > 0) return null;
	if (!(!isPartial && results.every(({ verdict }) => verdict === "pass"))) return "no benchmark was found slower, but some are undecided";
	const [line] = lasting;
	if (!line) return null;
	const [name, unit, machine] = [
		line.benchmark,
		line.unit,
		line.machine
	].map((text) => shortPrintableName(text, 100));
	return `no benchmark was found slower, but ${name} ${unit} has not recovered on ${machine}`;
}

// src/effects/github/history-issue.ts
const recently = 12096e5;
async function updateHistoryIssue(issue, repository, deadline) {
	return runGitHubRequestsWithRetries(repository, {
		failing: "The issue could not be written",
		permission: "issues: write"
	}, deadline, async (rest, target, client) => {
		const marked = async (which) => {
			const marked = (await fetchAllPages("a list of issues", (page) => rest.issues.listForRepo({
				...target,
				...page,
				...which
			}))).filter((found) => found.pull_request === void 0 && found.body?.startsWith("<!-- benchgate history -->"));
			const login = marked.length === 0 ? "" : await loginOfToken(client, repository);
			return marked.filter(({ user }) => user?.login === login);
		};
		const [first, ...others] = await marked({ state: "open" });
		const closed = issue === null ? [first, ...others] : others;
		const why = issue === null ? "Nothing is slower than the reference any more." : `See #${first?.number} for what is slower now.`;
		for (const openIssue of closed) if (openIssue) await rest.issues.update({
			...target,
			issue_number: openIssue.number,
			state: "closed",
			state_reason: "completed",
			body: `${historyIssueMarker}\n\n${why}\n\n${(openIssue.body ?? "").slice(historyIssueMarker.length).trim()}`
		});
		if (issue === null) return null;
		const { title, body } = issue;
		const since = (/* @__PURE__ */ new Date(Date.now() - recently)).toISOString();
		const wasRecent = ({ closed_at: at }) => Date.parse(at ?? "") >= Date.parse(since);
		const last = first ?? (await marked({
			state: "closed",
			since
		})).find(wasRecent);
		const { data } = last ? await rest.issues.update({
			...target,
			issue_number: last.number,
			title,
			body,
			state: "open"
		}) : await rest.issues.create({
			...target,
			title,
			body
		});
		if (typeof data?.html_url !== "string") throw new UnexpectedGitHubResponseBodyError("an issue", data);
		return data.html_url;
	});
}
const mostAuthors = 20;
async function askCommitAuthors(commits, repository, deadline) {
	return runGitHubRequestsWithRetries(repository, {
		failing: "The authors of commits could not be read",
		permission: "contents: read"
	}, deadline, async (rest, target) => {
		const logins = /* @__PURE__ */ new Map();
		for (const sha of commits.slice(0, mostAuthors)) {
			const { data } = await rest.repos.getCommit({
				...target,
				ref: sha
			});
			const login = data?.author?.login;
			logins.set(sha, typeof login === "string" && /^[a-z\d-]{1,100}(\[bot\])?$/i.test(login) ? login : null);
		}
		return logins;
	});
}

// src/record.ts
const maxRequestMilliseconds = 6e4;
const summaryColumns = 110;
await runFunctionAsActionStep(async ({ env, workspace, signal, console }) => {
	console.info(`Benchgate ${version}`);
	const token = getInput("github-token");
	const inputs = parseInputValues(recordStepInputDefinitions, getInput);
	const git = createGit(workspace, createUntrustedEnvironment(env, [token]).env);
	const url = decodeGitText(await git.ask([
		"remote",
		"get-url",
		"origin"
	]) ?? "");
	const access = createAuthorizationEnv(url, token, gitHubUrlsFromEnv(env).server);
	const { results, isPartial } = await resultsIn(resolve(workspace, inputs.results), console);
	if (await isShallowClone(git)) throw new MisconfiguredError("This clone has only part of the history, so steps would be missed, and the issue closed while something is slower. Make actions/checkout fetch all of it (\"fetch-depth: 0\").");
	await fetchHistoryNotes(git, access);
	const time = (/* @__PURE__ */ new Date()).toISOString();
	for (const result of results) {
		const { head } = result.commits;
		if (await localCommitOf(git, head.sha) === null) throw new MisconfiguredError(`results: commit ${head.sha} is not in this clone. Make actions/checkout fetch the history ("fetch-depth: 0") of the branch that was measured.`);
		await addPointToLocalNotes(git, historyPointOfResult(result, time));
	}
	await pushHistoryNotes(git, access);
	console.info(`${results.length === 1 ? "one result" : `${results.length} results`} kept in git notes`);
	const { points, unread } = await readHistoryNotes(git);
	if (unread > 0) console.warn(`left out: ${formatCountWithNoun(unread, "line")} of notes that could not be read`);
	const history = buildHistory(points, await readMainLineCommitsWithTags(git, "HEAD", points));
	await appendToStepSummary(markdownCodeBlock(historyTerminalText(history, false, void 0, summaryColumns), "text"));
	if (inputs.page !== null) {
		const page = resolve(workspace, inputs.page);
		await makeFolder(dirname(page));
		await writeFile(page, historyHtmlPage(history, `${gitHubUrlsFromEnv(env).server}/${env.GITHUB_REPOSITORY ?? ""}`));
	}
	const findings = findBenchmarksWorseThanReference(history, results);
	setOutput("slower", findings.length);
	for (const { since, benchmark, unit } of findings) console.info(`slower than ${since.name}: ${benchmark} ${unit}`);
	const ref = env.GITHUB_REF || null;
	const { defaultBranch } = await readWorkflowEventRefusingUntrustedHead(env, true);
	const lasting = findHistoryLinesStillWorse(history, results);
	const after = await listOriginBranchCommitsNotInHeads(git, results.map(({ commits }) => commits.head.sha), defaultBranch);
	const overtakenBy = points.find(({ head }) => after.has(head))?.head ?? null;
	const why = whyIssueUnchanged({
		findings: findings.length,
		lasting,
		results,
		isPartial,
		overtakenBy,
		ref,
		defaultBranch
	});
	if (inputs.issue && why !== null) console.info(`the issue stays as it is: ${why}`);
	if (inputs.issue && why === null) {
		const repository = gitHubRepositoryAccessFromEnv(env, token);
		const deadline = createRequestDeadline(maxRequestMilliseconds, signal);
		const culprits = await readCulpritsInFolder(resolve(workspace, inputs.results));
		const authors = await askCommitAuthors(shasWhoseAuthorsHistoryIssueNames(findings, history, culprits), repository, deadline);
		const issue = findings.length === 0 ? null : buildGitHubIssueOfHistory(findings, history, authors, culprits);
		setOutput("issue-url", await updateHistoryIssue(issue, repository, deadline) ?? "");
	}
});
async function resultsIn(folder, console) {
	const files = await readResultsInFolder(folder);
	for (const { name, why } of files) console.info(why === "" ? `read ${name}` : `not read: ${name}. ${why}`);
	const results = [];
	for (const { name, result } of files) {
		const why = result && whyNoHistoryPoint(result);
		if (result && !why) results.push(result);
		if (why) console.warn(`${name} is not kept: ${why}`);
	}
	if (results.length > 0) return {
		results,
		isPartial: results.length < files.length
	};
	throw new MisconfiguredError(`results: there is no result file in ${folder} that compares anything. Make the measuring job upload its result.json, and this job download it.`);
}

export {  };