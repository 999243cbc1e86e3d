import { getInput, saveState, setSecret } from "./shared/libraries-of-workflow.js";
import { defaultFolder, failureLine, failureReport, formatRatio, formatRounds, redactor, refuseNonUtf8, secretsIn, untrustedEnvironment, wakeWorkers } from "./shared/basics.js";
import { markdownText, wholeReport } from "./shared/markdown.js";
import { emptyFolder, refuseUnusable, writeResults } from "./shared/results.js";
import { acceptOnPull, commentOnCancel, commentOnFailure, commentOnResult, labelImproved, startProgress } from "./shared/publish-comment.js";
import { addressesIn, deadlineOf, repositoryIn } from "./shared/api.js";
import { commentPlace, siteOf, threadOf } from "./shared/comment.js";
import { withholdCredentials } from "./shared/credentials.js";
import { readEvent } from "./shared/event.js";
import { publish, publishFailure, sayVerdict } from "./shared/publish.js";
import { askPull, withPull } from "./shared/pull-request.js";
import { failWhereUncaught, keepCommandFiles, workflowConsole } from "./shared/workflow-console.js";
import { findRules, readInputsWith, rulesLine } from "./shared/rules-file.js";
import { logLines } from "./shared/run-resources.js";
import { abortOnSignals, isCancellation } from "./shared/interrupt.js";
import { gateSince } from "./shared/several-runs.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";

// src/index.ts
const { env } = process;
const longestAsking = 45e3;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
let place = null;
let progress = null;
let isPublished = false;
const secrets = /* @__PURE__ */ new Set();
let aside = null;
try {
	const token = getInput("github-token");
	addSecrets(secretsIn(env, token));
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	await refuseNonUtf8(folder);
	const restoreBefore = await keepCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	const from = rulesLine(rules, getInput);
	if (from !== null) console.info(from);
	const inputs = readInputsWith(rules, getInput);
	console.info(introduction(inputs));
	const event = await withPull(await readEvent(env, inputs.trustHead), inputs.pullRequest, inputs.trustHead, (number) => askPull(repositoryIn(env, inputs.githubToken), number, deadlineOf(longestAsking, interrupt.signal)));
	place = commentPlace(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const folderOfResults = inputs.results === null ? defaultFolder(inputs.commentId.commentId, env, folder) : resolve(folder, inputs.results);
	await refuseUnusable(folderOfResults);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	if (place) {
		saveState("measuring", "true");
		progress = startProgress(place);
	}
	const restoreCommandFiles = await keepCommandFiles(env);
	const { server } = addressesIn(env);
	aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const context = {
		folder: rules.folder,
		rules,
		env,
		event,
		withholdCredentials: withhold,
		server,
		profiles: aside,
		signal: interrupt.signal,
		isOurs: true,
		console,
		watch: watchIn(progress)
	};
	const found = await gateSince(inputs, context).finally(restoreCommandFiles);
	const measured = redactor(secrets)(found);
	const asking = commentPlace({
		...inputs,
		comment: "always"
	}, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const accepted = asking ? await acceptOnPull(measured.result, inputs.acceptLabel, asking) : {
		result: measured.result,
		granted: []
	};
	const gated = {
		...measured,
		result: accepted.result
	};
	if (inputs.results === null) await emptyFolder(folderOfResults);
	const site = siteOf(inputs, event.pull, env);
	const report = markdownText(wholeReport(gated.result, {
		...site,
		report: null
	}));
	const results = {
		...gated,
		report,
		profiles: aside
	};
	const paths = await writeResults(folderOfResults, results).catch(sayVerdict(gated.result, console));
	await publish(gated.result, paths, console, site);
	isPublished = true;
	interrupt.judged();
	await progress?.end();
	if (place) await commentOnResult(accepted, place);
	const thread = threadOf(inputs.githubToken, event.pull, env);
	if (thread) await labelImproved(gated.result, inputs.improvedLabel, thread, interrupt.signal, console);
} catch (error) {
	if (isCancellation(error, interrupt.signal)) {
		console.error("Cancelled. The checkout is as it was found; there is no verdict.");
		await progress?.end();
		if (place && progress) await commentOnCancel(place);
	} else await fail(error);
} finally {
	if (aside) await rm(aside, {
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
function introduction({ count, alpha, threshold, seed }) {
	return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`;
}
function addSecrets(found) {
	for (const secret of found) {
		setSecret(secret);
		secrets.add(secret);
	}
}
async function withhold(git) {
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
		if (place) await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}

export {  };