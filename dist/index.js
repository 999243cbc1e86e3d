import { getInput, saveState, setSecret } from "./shared/libraries-of-workflow.js";
import { _usingCtx, defaultOutputFolder, formatErrorOnOneLine, formatFractionAsPercent, formatRounds, makeTemporaryFolder, parseInputValues, refuseNonUtf8Folder, shortSha, wakeThreadPoolUntilExit } from "./shared/basics.js";
import { gitHubInputDefinitions } from "./shared/step-inputs.js";
import { ensureWritableFolder, recreateDefaultResultsFolder } from "./shared/results.js";
import { createRequestDeadline, gitHubRepositoryAccessFromEnv, gitHubUrlsFromEnv } from "./shared/api.js";
import { withholdGitAuthHeaders } from "./shared/credentials.js";
import { readWorkflowEventRefusingUntrustedHead } from "./shared/event.js";
import { publishFailure, publishResultAndFailJobOnVerdict } from "./shared/publish.js";
import { linksFromReportOfThisWorkflowRun, markMeasuringCommentCancelled, pullRequestCommentContextOrNull, startProgressCommentUpdates } from "./shared/publish-comment.js";
import { addPullRequestToEventRefusingForks, askCurrentPullRequest } from "./shared/pull-request.js";
import { runFunctionAsActionStep, saveRunnerCommandFiles } from "./shared/workflow-console.js";
import { readInputsWithRules, recoverCheckoutAndReadRules, rulesFileLogLine } from "./shared/rules-file3.js";
import { createRoundLoggingWatcher } from "./shared/driver.js";
import { createRedactor, createUntrustedEnvironment, secretTextsToRedact } from "./shared/start.js";
import { isErrorDueToInterruption } from "./shared/interrupt.js";
import { resolve } from "node:path";

// src/index.ts
const maxRequestMilliseconds = 45e3;
let comments = null;
let progress = null;
let isPublished = false;
const secrets = /* @__PURE__ */ new Set();
wakeThreadPoolUntilExit();
await runFunctionAsActionStep(async (step) => {
	try {
		await measureAndPublish(step);
	} catch (error) {
		await endWithoutVerdict(error, step);
	} finally {
		if (progress) saveState("measuring", "");
	}
});
async function measureAndPublish(step) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, workspace, console, signal } = step;
		addSecrets(secretTextsToRedact(env, getInput("github-token")));
		await refuseNonUtf8Folder(workspace);
		const gitHubInputs = parseInputValues(gitHubInputDefinitions, getInput);
		const event = await eventOf(gitHubInputs, step);
		comments = pullRequestCommentContextOrNull(gitHubInputs, event.pull, env, {
			signal,
			console
		});
		const rules = await readRules(step);
		const inputs = readInputsWithRules(rules, getInput);
		const { count, alpha, threshold, seed } = inputs;
		console.info(`${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatFractionAsPercent(threshold)}, seed ${seed}`);
		const folder = resultsFolderOf(inputs, step);
		await ensureWritableFolder(folder);
		saveState("folder", resolve(rules.folder, inputs.workingDirectory));
		if (comments && comments.mode !== "never") {
			saveState("measuring", "true");
			progress = startProgressCommentUpdates(comments);
		}
		const profiles = _usingCtx$1.a(await makeTemporaryFolder("benchgate-profiles-", env.RUNNER_TEMP || void 0));
		const measured = await measure(step, inputs, rules, event, profiles.path);
		const { commits, calibration } = measured.result;
		if (calibration === null && commits.base.sha === commits.head.sha) console.warn(`base: "${inputs.base}" is head itself (${shortSha(commits.head.sha)}), so nothing could regress in this run. Name an earlier commit; on a push, leave "base" out to compare with the commit before.`);
		if (inputs.results === null) await recreateDefaultResultsFolder(folder);
		const site = linksFromReportOfThisWorkflowRun(inputs.acceptLabel, event.pull, env);
		await publishResultAndFailJobOnVerdict({
			...measured,
			profiles: profiles.path
		}, {
			...targetOf(step),
			labels: inputs,
			site,
			folder
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function readRules({ env, workspace, console }) {
	const { env: untrusted } = createUntrustedEnvironment(env, [getInput("github-token")]);
	const restoreCommandFiles = await saveRunnerCommandFiles(env);
	const rules = await recoverCheckoutAndReadRules(getInput, {
		folder: workspace,
		env: untrusted,
		console
	}).finally(restoreCommandFiles);
	const rulesNote = rulesFileLogLine(rules);
	if (rulesNote !== null) console.info(rulesNote);
	return rules;
}
async function eventOf({ trustHead, pullRequest, githubToken }, { env, signal }) {
	const event = await readWorkflowEventRefusingUntrustedHead(env, trustHead);
	return addPullRequestToEventRefusingForks(event, pullRequest, trustHead, (number) => {
		const deadline = createRequestDeadline(maxRequestMilliseconds, signal);
		return askCurrentPullRequest(gitHubRepositoryAccessFromEnv(env, githubToken), number, deadline);
	});
}
function resultsFolderOf({ results, commentId }, { env, workspace }) {
	return results === null ? defaultOutputFolder(commentId.commentId, env, workspace) : resolve(workspace, results);
}
async function measure({ env, signal, console }, inputs, rules, event, profiles) {
	const restoreCommandFiles = await saveRunnerCommandFiles(env);
	const context = {
		folder: rules.folder,
		rules,
		env,
		event,
		server: gitHubUrlsFromEnv(env).server,
		profiles,
		signal,
		console,
		withholdCredentials: (git) => withholdAndMask(git, console),
		watch: watchIn(console)
	};
	const { runGateAlsoMeasuringReference } = await import("./shared/several-runs.js");
	const gateResult = await runGateAlsoMeasuringReference(inputs, context).finally(restoreCommandFiles);
	return createRedactor(secrets)(gateResult);
}
function targetOf({ console, judged }) {
	return {
		comments,
		check: null,
		console,
		async onShown() {
			isPublished = true;
			judged();
			await progress?.end();
		}
	};
}
async function endWithoutVerdict(thrown, step) {
	const { signal, console } = step;
	if (isErrorDueToInterruption(thrown, signal)) {
		console.error("Cancelled. The checkout is as it was before the run; there is no verdict.");
		await progress?.end();
		if (comments && progress) await markMeasuringCommentCancelled(comments);
		return;
	}
	const error = createRedactor(secrets)(thrown);
	if (isPublished) console.fail(formatErrorOnOneLine(error));
	else await publishFailure(error, targetOf(step));
}
function watchIn(console) {
	const lines = createRoundLoggingWatcher(console);
	return {
		...lines,
		roundEnded(round) {
			lines.roundEnded(round);
			progress?.roundEnded(round);
		}
	};
}
function addSecrets(newSecrets) {
	for (const secret of newSecrets) {
		setSecret(secret);
		secrets.add(secret);
	}
}
async function withholdAndMask(git, console) {
	const withheld = await withholdGitAuthHeaders(git, console, (note) => saveState("withheld", note));
	addSecrets(withheld.secrets);
	return withheld;
}

export {  };