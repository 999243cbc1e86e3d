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
import { findRules, readInputsWith, rulesLine } from "./shared/rules-file.js";
import { logLines } from "./shared/run-resources.js";
import { isCancellation } from "./shared/interrupt.js";
import { gateSince } from "./shared/several-runs.js";
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
		const token = getInput("github-token");
		addSecrets(secretsIn(env, token));
		const { env: untrusted } = untrustedEnvironment(env, [token]);
		await refuseNonUtf8(workspace);
		const restoreBefore = await protectCommandFiles(env);
		const rules = await findRules(getInput, {
			folder: workspace,
			env: untrusted,
			console
		}).finally(restoreBefore);
		const rulesNote = rulesLine(rules, getInput);
		if (rulesNote !== null) console.info(rulesNote);
		const inputs = readInputsWith(rules, getInput);
		console.info(settingsLine(inputs));
		const event = await withPull(await readEvent(env, inputs.trustHead), inputs.pullRequest, inputs.trustHead, (number) => askPull(repositoryIn(env, inputs.githubToken), number, deadlineOf(maxRequestMilliseconds, signal)));
		comments = commentPlace(inputs, event.pull, env, {
			signal,
			console
		});
		const folder = inputs.results === null ? defaultFolder(inputs.commentId.commentId, env, workspace) : resolve(workspace, inputs.results);
		await refuseUnusable(folder);
		saveState("folder", resolve(rules.folder, inputs.workingDirectory));
		if (comments && comments.mode !== "never") {
			saveState("measuring", "true");
			progress = startProgress(comments);
		}
		const restoreCommandFiles = await protectCommandFiles(env);
		const profiles = _usingCtx$1.a(await temporaryFolder("benchgate-profiles-", env.RUNNER_TEMP || void 0));
		const gateResult = await gateSince(inputs, {
			folder: rules.folder,
			rules,
			env,
			event,
			server: addressesIn(env).server,
			profiles: profiles.path,
			signal,
			console,
			isOurs: true,
			withholdCredentials: (git) => withholdAndMask(git, console),
			watch: watchIn(console)
		}).finally(restoreCommandFiles);
		const measured = redactor(secrets)(gateResult);
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
		console.error("Cancelled. The checkout is as it was found; there is no verdict.");
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