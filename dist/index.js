import { i as getInput, l as setOutput, s as saveState, u as setSecret } from "./shared/libraries-of-workflow.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
import { A as failsCheck, b as rulesSentence, c as wholeReport, k as headline, n as readEvent, o as fittingReport, r as markdownText, s as summaryLimit, u as namingOfRun, z as sentence } from "./shared/event.js";
import { c as formatRounds, s as formatRatio } from "./shared/numbers.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { t as addressesIn } from "./shared/client.js";
import { c as replaceFile, l as contentOf } from "./shared/git.js";
import { a as now, i as commentOnResult, n as commentOnFailure, o as patienceOf, r as commentOnProgress, s as placeOf, t as commentOnCancel } from "./shared/publish-comment.js";
import { a as isCancellation, c as placeOf$1, i as abortOnSignals, l as plainText, s as inLines, t as gate } from "./shared/gate.js";
import { i as withholdCredentials, n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { c as withChange, o as regressions, s as undecided } from "./shared/verdict.js";
import { _ as say, h as name } from "./shared/block.js";
import { a as readInputsWith, n as findRules } from "./shared/rules-file2.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./shared/environment.js";
import { n as wakeWorkers, t as version$1 } from "./shared/version.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
// src/effects/github/command-files.ts
const names = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
async function keepCommandFiles(env) {
	const kept = new Map();
	for (const name of names) {
		const path = env[name];
		if (path) kept.set(path, await contentOf(path) ?? Buffer.alloc(0));
	}
	return async () => {
		const failed = (await Promise.allSettled([...kept].map(([path, content]) => replaceFile(path, content)))).find((outcome) => outcome.status === "rejected");
		if (failed) throw failed.reason;
	};
}
// src/effects/github/comment-progress.ts
const shortest = 6e4;
const longest = 6e5;
const longestUpdate = 2e4;
const longestEnd = 5e3;
function startProgress(place, clock = Date.now) {
	const began = clock();
	const since = now();
	const giveUp = new AbortController();
	let next = began + shortest;
	let isOver = false;
	let hasSaid = false;
	let isUnderWay = false;
	let underWay = Promise.resolve();
	function update(pace) {
		const patience = patienceOf(longestUpdate, AbortSignal.any([place.signal, giveUp.signal]));
		hasSaid = true;
		isUnderWay = true;
		underWay = commentOnProgress(since, pace, place, patience).then(({ isLeft }) => {
			isOver ||= isLeft;
			isUnderWay = false;
		}, (error) => {
			isOver = true;
			place.console.info(`The comment does not show progress: ${String(error)}`);
		});
	}
	update(null);
	return {
		roundEnded(progress) {
			const time = clock();
			if (isOver || isUnderWay || time < next) return;
			next = time + Math.min(longest, Math.max(shortest, time - began));
			update({
				place: `${progress.isAgain ? "measuring suspects again, " : ""}${placeOf$1(progress)}`,
				at: now()
			});
		},
		async end() {
			const timer = setTimeout(() => giveUp.abort(), longestEnd);
			isOver = true;
			await underWay;
			clearTimeout(timer);
			return hasSaid;
		}
	};
}
// src/effects/github/publish.ts
const mostRows = 9;
async function publish(result, paths, console) {
	await summarise(fittingReport(result, summaryLimit, markdownText));
	const said = plainText(headline(result));
	if (failsCheck(result.verdict, result.settings.failOn)) console.fail(said);
	else console.info(`${result.verdict}: ${said}`);
	if (result.rules !== null && result.rules.changes.length > 0) console.warn(plainText(rulesSentence(result.rules)));
	if (result.calibration === null) annotate(result, console);
	setOutputs({
		verdict: result.verdict,
		regressions: regressions(result.comparisons).length,
		improvements: withChange(result.comparisons, "improved").length,
		undecided: undecided(result.comparisons).length,
		report: paths.report,
		results: paths.result,
		"base-file": paths.base,
		"head-file": paths.head
	});
}
async function publishFailure(report) {
	await summarise(report);
	setOutputs({ verdict: "error" });
}
async function summarise(report) {
	const path = process.env.GITHUB_STEP_SUMMARY;
	if (path) await appendFile(path, `${report}\n`);
}
function setOutputs(outputs) {
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function annotate(result, console) {
	const { comparisons, settings, again } = result;
	const naming = namingOfRun(result);
	for (const one of regressions(comparisons).slice(0, mostRows)) {
		const text = plainText(say`${name(naming(one))} ${sentence([one], settings, again.length > 0)}`);
		if (settings.failOn === "never") console.warn(text);
		else console.error(text, "Performance regression");
	}
}
// src/index.ts
const { env } = process;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
let place = null;
let progress = null;
let isPublished = false;
const secrets = new Set();
let aside = null;
try {
	console.info(`Benchgate ${version$1}`);
	const token = getInput("github-token");
	addSecrets(secretsIn(env, token));
	const { env: untrusted } = untrustedEnvironment(env, [token]);
	const restoreBefore = await keepCommandFiles(env);
	const rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	if (rules.file !== null) console.info(`Rules from ${rules.file}`);
	const inputs = readInputsWith(rules, getInput);
	console.info(introduction(inputs));
	const event = await readEvent(env, inputs.trustHead);
	place = placeOf(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const folderOfResults = inputs.results === null ? usualResults(inputs) : resolve(folder, inputs.results);
	await refuseUnusable(folderOfResults);
	saveState("folder", resolve(rules.folder, inputs.workingDirectory));
	if (place) {
		saveState("measuring", "true");
		progress = startProgress(place);
	}
	const restoreCommandFiles = await keepCommandFiles(env);
	const { server } = addressesIn(env);
	aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	const around = {
		folder: rules.folder,
		rules,
		env,
		event,
		withhold,
		server,
		profiles: aside,
		signal: interrupt.signal,
		isOurs: true,
		console,
		watch: watchIn(progress)
	};
	const gated = redactor(secrets)(await gate(inputs, around).finally(restoreCommandFiles));
	if (inputs.results === null) await emptyFolder(folderOfResults);
	const report = markdownText(wholeReport(gated.result));
	const paths = await writeResults(folderOfResults, {
		...gated,
		report,
		profiles: aside
	});
	await publish(gated.result, paths, console);
	isPublished = true;
	interrupt.judged();
	await progress?.end();
	if (place) await commentOnResult(gated.result, place);
} catch (error) {
	if (isCancellation(error, interrupt.signal)) {
		console.error("Cancelled. The checkout is as it was found; there is no verdict.");
		if (place && await progress?.end()) await commentOnCancel(place);
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
	const lines = inLines(console);
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
function usualResults({ commentId: { commentId } }) {
	const name = `${commentId.slice(0, 100)}-${env.GITHUB_ACTION ?? ""}`.replace(/[^\w.-]+/g, "-").replace(/^[.-]+|-+$/g, "");
	return join(env.RUNNER_TEMP || folder, "benchgate-results", name || "benchgate");
}
export {};
