import { getInput, saveState, setSecret } from "./shared/libraries-of-workflow.js";
import { _usingCtx, defaultFolder, failureLine, formatRatio, formatRounds, redactor, refuseNonUtf8, secretsIn, temporaryFolder, untrustedEnvironment, wakeWorkers } from "./shared/basics.js";
import { emptyFolder, refuseUnusable } from "./shared/results.js";
import { addressesIn, deadlineOf, repositoryIn } from "./shared/api.js";
import { commentOnCancel, commentPlace, siteOf, startProgress } from "./shared/publish-comment.js";
import { withholdCredentials } from "./shared/credentials.js";
import { readEvent } from "./shared/event.js";
import { publishFailure, publishResult } from "./shared/publish.js";
import { askPull, withPull } from "./shared/pull-request.js";
import { runStep } from "./shared/step.js";
import { protectCommandFiles } from "./shared/workflow-console.js";
import { findRules, readInputsWith, rulesLine } from "./shared/rules-file2.js";
import { logLines } from "./shared/run-resources.js";
import { isCancellation } from "./shared/interrupt.js";
import { runGateWithReference } from "./shared/several-runs.js";
import { resolve } from "node:path";

// src/index.ts
const maxRequestMilliseconds = 45e3;
let comments = null;
let progress = null;
let isPublished = false;
const secrets = /* @__PURE__ */ new Set();
wakeWorkers();
await runStep(async (step) => {
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
		addSecrets(secretsIn(env, getInput("github-token")));
		await refuseNonUtf8(workspace);
		const rules = await readRules(step);
		const inputs = readInputsWith(rules, getInput);
		console.info(settingsLine(inputs));
		const event = await eventOf(inputs, step);
		comments = commentPlace(inputs, event.pull, env, {
			signal,
			console
		});
		const folder = resultsFolderOf(inputs, step);
		await refuseUnusable(folder);
		saveState("folder", resolve(rules.folder, inputs.workingDirectory));
		if (comments && comments.mode !== "never") {
			saveState("measuring", "true");
			progress = startProgress(comments);
		}
		const profiles = _usingCtx$1.a(await temporaryFolder("benchgate-profiles-", env.RUNNER_TEMP || void 0));
		const measured = await measure(step, inputs, rules, event, profiles.path);
		if (inputs.results === null) await emptyFolder(folder);
		const site = siteOf(inputs.acceptLabel, event.pull, env);
		await publishResult({
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
	const { env: untrusted } = untrustedEnvironment(env, [getInput("github-token")]);
	const restoreCommandFiles = await protectCommandFiles(env);
	const rules = await findRules(getInput, {
		folder: workspace,
		env: untrusted,
		console
	}).finally(restoreCommandFiles);
	const rulesNote = rulesLine(rules, getInput);
	if (rulesNote !== null) console.info(rulesNote);
	return rules;
}
async function eventOf({ trustHead, pullRequest, githubToken }, { env, signal }) {
	const event = await readEvent(env, trustHead);
	return withPull(event, pullRequest, trustHead, (number) => {
		const deadline = deadlineOf(maxRequestMilliseconds, signal);
		return askPull(repositoryIn(env, githubToken), number, deadline);
	});
}
function resultsFolderOf({ results, commentId }, { env, workspace }) {
	return results === null ? defaultFolder(commentId.commentId, env, workspace) : resolve(workspace, results);
}
async function measure({ env, signal, console }, inputs, rules, event, profiles) {
	const restoreCommandFiles = await protectCommandFiles(env);
	const context = {
		folder: rules.folder,
		rules,
		env,
		event,
		server: addressesIn(env).server,
		profiles,
		signal,
		console,
		isOurs: true,
		withholdCredentials: (git) => withholdAndMask(git, console),
		watch: watchIn(console)
	};
	const gateResult = await runGateWithReference(inputs, context).finally(restoreCommandFiles);
	return redactor(secrets)(gateResult);
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
	if (isCancellation(thrown, signal)) {
		console.error("Cancelled. The checkout is as it was before the run; there is no verdict.");
		await progress?.end();
		if (comments && progress) await commentOnCancel(comments);
		return;
	}
	const error = redactor(secrets)(thrown);
	if (isPublished) console.fail(failureLine(error));
	else await publishFailure(error, targetOf(step));
}
function watchIn(console) {
	const lines = logLines(console);
	return {
		...lines,
		roundEnded(round) {
			lines.roundEnded(round);
			progress?.roundEnded(round);
		}
	};
}
function settingsLine({ count, alpha, threshold, seed }) {
	return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`;
}
function addSecrets(newSecrets) {
	for (const secret of newSecrets) {
		setSecret(secret);
		secrets.add(secret);
	}
}
async function withholdAndMask(git, console) {
	const withheld = await withholdCredentials(git, console, (note) => saveState("withheld", note));
	addSecrets(withheld.secrets);
	return withheld;
}

export {  };