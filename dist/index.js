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
import { findRules, readInputsWith, rulesLine } from "./shared/rules-file2.js";
import { logLines } from "./shared/run-resources.js";
import { abortOnSignals, isCancellation } from "./shared/interrupt.js";
import { gateSince } from "./shared/several-runs.js";
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
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	await refuseNonUtf8(folder);
	const restoreBefore = await protectCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	const rulesNote = rulesLine(rules, getInput);
	if (rulesNote !== null) console.info(rulesNote);
	const inputs = readInputsWith(rules, getInput);
	console.info(settingsLine(inputs));
	const event = await withPull(await readEvent(env, inputs.trustHead), inputs.pullRequest, inputs.trustHead, (number) => askPull(repositoryIn(env, inputs.githubToken), number, deadlineOf(maxRequestMilliseconds, interrupt.signal)));
	commentTarget = commentPlace(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const folderOfResults = inputs.results === null ? defaultFolder(inputs.commentId.commentId, env, folder) : resolve(folder, inputs.results);
	await refuseUnusable(folderOfResults);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	if (commentTarget) {
		saveState("measuring", "true");
		progress = startProgress(commentTarget);
	}
	const restoreCommandFiles = await protectCommandFiles(env);
	const { server } = addressesIn(env);
	profilesFolder = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const context = {
		folder: rules.folder,
		rules,
		env,
		event,
		withholdCredentials: withholdAndMask,
		server,
		profiles: profilesFolder,
		signal: interrupt.signal,
		isOurs: true,
		console,
		watch: watchIn(progress)
	};
	const gateResult = await gateSince(inputs, context).finally(restoreCommandFiles);
	const measured = redactor(secrets)(gateResult);
	const acceptTarget = commentPlace({
		...inputs,
		comment: "always"
	}, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const accepted = acceptTarget ? await acceptOnPull(measured.result, inputs.acceptLabel, acceptTarget) : {
		result: measured.result,
		granted: []
	};
	const gated = {
		...measured,
		result: accepted.result
	};
	if (inputs.results === null) await emptyFolder(folderOfResults);
	const site = siteOf(inputs, event.pull, env);
	const report = markdownText(fullReport(gated.result, {
		...site,
		report: null
	}));
	const results = {
		...gated,
		report,
		profiles: profilesFolder
	};
	const paths = await writeResults(folderOfResults, results).catch(logVerdict(gated.result, console));
	await publish(gated.result, paths, console, site);
	isPublished = true;
	interrupt.judged();
	await progress?.end();
	if (commentTarget) await commentOnResult(accepted, commentTarget);
	const thread = threadOf(inputs.githubToken, event.pull, env);
	if (thread) await labelImproved(gated.result, inputs.improvedLabel, thread, interrupt.signal, console);
} catch (error) {
	if (isCancellation(error, interrupt.signal)) {
		console.error("Cancelled. The checkout is as it was found; there is no verdict.");
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