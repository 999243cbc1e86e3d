import { getInput, saveState, setSecret } from "./shared/libraries-of-workflow.js";
import { defaultFolder, failureLine, failureReport, formatRatio, formatRounds, redactor, refuseNonUtf8, secretsIn, untrustedEnvironment, wakeWorkers } from "./shared/basics.js";
import { fullReport, markdownText } from "./shared/markdown.js";
import { emptyFolder, refuseUnusable, writeResults } from "./shared/results.js";
import { acceptOnPull, commentOnCancel, commentOnFailure, commentOnResult, labelImproved, startProgress } from "./shared/publish-comment.js";
import { addressesIn, deadlineOf, repositoryIn } from "./shared/api.js";
import { commentPlace, siteOf, threadOf } from "./shared/comment.js";
import { withholdCredentials } from "./shared/credentials.js";
import { readEvent } from "./shared/event.js";
import { logVerdict, publish, publishFailure } from "./shared/publish.js";
import { askPull, withPull } from "./shared/pull-request.js";
import { failWhereUncaught, protectCommandFiles, workflowConsole } from "./shared/workflow-console.js";
import { findRules, readInputsWith, rulesLine } from "./shared/rules-file.js";
import { logLines } from "./shared/run-resources.js";
import { abortOnSignals, isCancellation } from "./shared/interrupt.js";
import { runGateWithReference } from "./shared/several-runs.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";

// src/index.ts
const { env } = process;
const maxRequestMilliseconds = 45e3;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
let commentTarget = null;
let progress = null;
let isPublished = false;
const secrets = /* @__PURE__ */ new Set();
let profilesFolder = null;
try {
	const token = getInput("github-token");
	addSecrets(secretsIn(env, token));
	await refuseNonUtf8(folder);
	const rules = await readRules(token);
	const inputs = readInputsWith(rules, getInput);
	console.info(settingsLine(inputs));
	const event = await eventOf(inputs);
	commentTarget = commentPlace(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const resultsFolder = resultsFolderOf(inputs);
	await refuseUnusable(resultsFolder);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	if (commentTarget) {
		saveState("measuring", "true");
		progress = startProgress(commentTarget);
	}
	profilesFolder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const measured = await measure(inputs, rules, event, profilesFolder);
	const accepted = await acceptRegressions(measured.result, inputs, event);
	const { result } = accepted;
	if (inputs.results === null) await emptyFolder(resultsFolder);
	const site = siteOf(inputs, event.pull, env);
	const report = markdownText(fullReport(result, {
		...site,
		report: null
	}));
	const results = {
		...measured,
		result,
		report,
		profiles: profilesFolder
	};
	const paths = await writeResults(resultsFolder, results).catch(logVerdict(result, console));
	await publish(result, paths, console, site);
	isPublished = true;
	interrupt.judged();
	await progress?.end();
	if (commentTarget) await commentOnResult(accepted, commentTarget);
	const thread = threadOf(inputs.githubToken, event.pull, env);
	if (thread) await labelImproved(result, inputs.improvedLabel, thread, interrupt.signal, console);
} catch (error) {
	if (isCancellation(error, interrupt.signal)) {
		console.error("Cancelled. The checkout is as it was before the run; there is no verdict.");
		await progress?.end();
		if (commentTarget && progress) await commentOnCancel(commentTarget);
	} else await fail(error);
} finally {
	if (profilesFolder) await rm(profilesFolder, {
		recursive: true,
		force: true
	});
	if (progress) saveState("measuring", "");
	interrupt.done();
}
async function readRules(token) {
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	const restoreCommandFiles = await protectCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreCommandFiles);
	const rulesNote = rulesLine(rules, getInput);
	if (rulesNote !== null) console.info(rulesNote);
	return rules;
}
async function eventOf({ trustHead, pullRequest, githubToken }) {
	const event = await readEvent(env, trustHead);
	return withPull(event, pullRequest, trustHead, (number) => {
		const deadline = deadlineOf(maxRequestMilliseconds, interrupt.signal);
		return askPull(repositoryIn(env, githubToken), number, deadline);
	});
}
function resultsFolderOf({ results, commentId }) {
	return results === null ? defaultFolder(commentId.commentId, env, folder) : resolve(folder, results);
}
async function measure(inputs, rules, event, profiles) {
	const restoreCommandFiles = await protectCommandFiles(env);
	const context = {
		folder: rules.folder,
		rules,
		env,
		event,
		withholdCredentials: withholdAndMask,
		server: addressesIn(env).server,
		profiles,
		signal: interrupt.signal,
		isOurs: true,
		console,
		watch: watchIn(progress)
	};
	const gateResult = await runGateWithReference(inputs, context).finally(restoreCommandFiles);
	return redactor(secrets)(gateResult);
}
async function acceptRegressions(result, inputs, event) {
	const place = commentPlace({
		...inputs,
		comment: "always"
	}, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	return place ? acceptOnPull(result, inputs.acceptLabel, place) : {
		result,
		granted: []
	};
}
function watchIn(progress) {
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
async function withholdAndMask(git) {
	const withheld = await withholdCredentials(git, console, (note) => saveState("withheld", note));
	addSecrets(withheld.secrets);
	return withheld;
}
async function fail(thrown) {
	const error = redactor(secrets)(thrown);
	const reason = failureLine(error);
	console.fail(reason);
	try {
		if (isPublished) return;
		const report = markdownText(failureReport(error));
		await publishFailure(report);
		interrupt.judged();
		await progress?.end();
		if (commentTarget) await commentOnFailure(report, reason, commentTarget);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}

export {  };