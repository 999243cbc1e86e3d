import { i as getInput, s as saveState, u as setSecret } from "./shared/libraries-of-workflow.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
import { o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { c as formatRounds, s as formatRatio } from "./shared/numbers.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { a as usualFolder, i as acceptOnPull, n as publishFailure, r as labelImproved, t as publish } from "./shared/publish.js";
import { i as repositoryIn, t as addressesIn } from "./shared/client.js";
import { c as replaceFile, l as contentOf } from "./shared/git.js";
import { a as now, c as threadOf, i as commentOnResult, n as commentOnFailure, o as placeOf, r as commentOnProgress, t as commentOnCancel } from "./shared/publish-comment.js";
import { a as placeOf$1, i as inLines, t as gate } from "./shared/gate.js";
import { i as patienceOf } from "./shared/could-not-publish.js";
import { r as readEvent } from "./shared/event.js";
import { n as withholdCredentials } from "./shared/persisted-credentials.js";
import { n as withPull, t as askPull } from "./shared/pull.js";
import { n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { a as readInputsWith, n as findRules } from "./shared/rules-file2.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./shared/environment.js";
import { n as isCancellation, t as abortOnSignals } from "./shared/interrupt.js";
import { t as wakeWorkers } from "./shared/wake-workers.js";
import { t as version$1 } from "./shared/version.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
const names = [
	"GITHUB_ENV",
	"GITHUB_PATH",
	"GITHUB_OUTPUT",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
];
async function keepCommandFiles(env) {
	let kept = new Map();
	for (let name of names) {
		let path = env[name];
		path && kept.set(path, await contentOf(path) ?? Buffer.alloc(0));
	}
	return async () => {
		let failed = (await Promise.allSettled([...kept].map(([path, content]) => replaceFile(path, content)))).find((outcome) => outcome.status === "rejected");
		if (failed) throw failed.reason;
	};
}
function nextUpdate(began, time) {
	return time + Math.min(6e5, Math.max(6e4, time - began));
}
function startProgress(place, clock = Date.now) {
	let began = clock(), since = now(), giveUp = new AbortController(), next = nextUpdate(began, began), isOver = !1, hasSaid = !1, isUnderWay = !1, underWay = Promise.resolve();
	function update(pace) {
		let patience = patienceOf(2e4, AbortSignal.any([place.signal, giveUp.signal]));
		hasSaid = !0, isUnderWay = !0, underWay = commentOnProgress(since, pace, place, patience).then(({ isLeft }) => {
			isOver ||= isLeft, isUnderWay = !1;
		}, (error) => {
			isOver = !0, place.console.info(`The comment does not show progress: ${String(error)}`);
		});
	}
	return update(null), {
		roundEnded(progress) {
			let time = clock();
			isOver || isUnderWay || time < next || (next = nextUpdate(began, time), update({
				place: `${progress.isAgain ? "measuring suspects again, " : ""}${placeOf$1(progress)}`,
				at: now()
			}));
		},
		async end() {
			let timer = setTimeout(() => giveUp.abort(), 5e3);
			return isOver = !0, await underWay, clearTimeout(timer), hasSaid;
		}
	};
}
const { env } = process;
wakeWorkers();
const folder = env.GITHUB_WORKSPACE || process.cwd(), console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
let place = null, progress = null, isPublished = !1;
const secrets = new Set();
let aside = null;
try {
	console.info(`Benchgate ${version$1}`);
	let token = getInput("github-token");
	addSecrets(secretsIn(env, token));
	let { env: untrusted } = untrustedEnvironment(env, [token]), restoreBefore = await keepCommandFiles(env), rules = await findRules(getInput, {
		folder,
		env: untrusted,
		console
	}).finally(restoreBefore);
	rules.file !== null && console.info(`Rules from ${rules.file}`);
	let inputs = readInputsWith(rules, getInput);
	console.info(introduction(inputs));
	let event = await withPull(await readEvent(env, inputs.trustHead), inputs.pullRequest, inputs.trustHead, (number) => askPull(repositoryIn(env, inputs.githubToken), number, patienceOf(45e3, interrupt.signal)));
	place = placeOf(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	let folderOfResults = inputs.results === null ? usualFolder(inputs.commentId.commentId, env, folder) : resolve(folder, inputs.results);
	await refuseUnusable(folderOfResults), saveState("folder", resolve(rules.folder, inputs.workingDirectory)), place && (saveState("measuring", "true"), progress = startProgress(place));
	let restoreCommandFiles = await keepCommandFiles(env), { server } = addressesIn(env);
	aside = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-profiles-"));
	let around = {
		folder: rules.folder,
		rules,
		env,
		event,
		withhold,
		server,
		profiles: aside,
		signal: interrupt.signal,
		isOurs: !0,
		console,
		watch: watchIn(progress)
	}, measured = redactor(secrets)(await gate(inputs, around).finally(restoreCommandFiles)), asking = placeOf({
		...inputs,
		comment: "always"
	}, event.pull, env, {
		signal: interrupt.signal,
		console
	}), gated = asking ? {
		...measured,
		result: await acceptOnPull(measured.result, inputs.acceptLabel, asking)
	} : measured;
	inputs.results === null && await emptyFolder(folderOfResults);
	let report = markdownText(wholeReport(gated.result)), paths = await writeResults(folderOfResults, {
		...gated,
		report,
		profiles: aside
	});
	await publish(gated.result, paths, console), isPublished = !0, interrupt.judged(), await progress?.end(), place && await commentOnResult(gated.result, place);
	let thread = threadOf(inputs.githubToken, event.pull, env);
	thread && await labelImproved(gated.result, inputs.improvedLabel, thread, interrupt.signal, console);
} catch (error) {
	isCancellation(error, interrupt.signal) ? (console.error("Cancelled. The checkout is as it was found; there is no verdict."), place && await progress?.end() && await commentOnCancel(place)) : await fail(error);
} finally {
	aside && await rm(aside, {
		recursive: !0,
		force: !0
	}), progress && saveState("measuring", ""), interrupt.done();
}
function watchIn(progress) {
	let lines = inLines(console);
	return {
		...lines,
		roundEnded(round) {
			lines.roundEnded(round), progress?.roundEnded(round);
		}
	};
}
function introduction({ count, alpha, threshold, seed }) {
	return `${formatRounds(count)} of base and head, alpha ${alpha}, threshold ${formatRatio(threshold)}, seed ${seed}`;
}
function addSecrets(found) {
	for (let secret of found) setSecret(secret), secrets.add(secret);
}
async function withhold(git) {
	let withheld = await withholdCredentials(git, console, (note) => saveState("withheld", note));
	return addSecrets(withheld.secrets), withheld;
}
async function fail(thrown) {
	let error = redactor(secrets)(thrown), reason = failureLine(error);
	console.fail(reason);
	try {
		if (isPublished) return;
		let report = markdownText(failureReport(error));
		await publishFailure(report), interrupt.judged(), await progress?.end(), place && await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
export {};
