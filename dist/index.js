import { i as getInput, s as saveState, u as setSecret } from "./shared/libraries-of-workflow.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
import { o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { c as formatRounds, s as formatRatio } from "./shared/numbers.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { a as removeLabel, i as labelling, n as publishFailure, o as setLabel, r as acceptOnPull, s as usualFolder, t as publish } from "./shared/publish.js";
import { i as repositoryIn, n as clientOf, t as addressesIn } from "./shared/client.js";
import { c as replaceFile, l as contentOf } from "./shared/git.js";
import { a as now, c as threadOf, d as loginOf, i as commentOnResult, n as commentOnFailure, o as placeOf, r as commentOnProgress, t as commentOnCancel } from "./shared/publish-comment.js";
import { a as placeOf$1, i as inLines, t as gate } from "./shared/gate.js";
import { i as patienceOf, t as CouldNotPublish } from "./shared/could-not-publish.js";
import { r as readEvent } from "./shared/event.js";
import { d as withChange } from "./shared/accept.js";
import { n as askGitHub } from "./shared/permission.js";
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
// src/core/live/update-pace.ts
const shortest = 6e4;
const longest$1 = 6e5;
function nextUpdate(began, time) {
	return time + Math.min(longest$1, Math.max(shortest, time - began));
}
// src/effects/github/comment-progress.ts
const longestUpdate = 2e4;
const longestEnd = 5e3;
function startProgress(place, clock = Date.now) {
	const began = clock();
	const since = now();
	const giveUp = new AbortController();
	let next = nextUpdate(began, began);
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
			next = nextUpdate(began, time);
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
// src/effects/github/improved-label.ts
const longest = 2e4;
async function labelImproved({ comparisons, verdict, calibration }, label, thread, signal, console) {
	if (label === "" || calibration !== null) return;
	const isImproved = verdict !== "fail" && withChange(comparisons, "improved").length > 0 && withChange(comparisons, "regressed").length === 0;
	const question = {
		failing: `The label "${label}" could not be ${isImproved ? "set" : "checked"}`,
		permission: "pull-requests: write"
	};
	const patience = patienceOf(longest, signal);
	try {
		await askGitHub(thread, question, patience, async (rest, of) => {
			const place = {
				...of,
				issue_number: thread.pull
			};
			const there = await labelling(rest, place, label);
			if (isImproved) return there ?? setLabel(rest, place, label);
			if (there === null) return;
			const own = await loginOf(clientOf(thread, patience.signal), thread);
			if (there.by === own) await removeLabel(rest, place, label);
		});
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
	}
}
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
	const event = await withPull(await readEvent(env, inputs.trustHead), inputs.pullRequest, inputs.trustHead, (number) => askPull(repositoryIn(env, inputs.githubToken), number, patienceOf(longestAsking, interrupt.signal)));
	place = placeOf(inputs, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const folderOfResults = inputs.results === null ? usualFolder(inputs.commentId.commentId, env, folder) : resolve(folder, inputs.results);
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
	const measured = redactor(secrets)(await gate(inputs, around).finally(restoreCommandFiles));
	const asking = placeOf({
		...inputs,
		comment: "always"
	}, event.pull, env, {
		signal: interrupt.signal,
		console
	});
	const gated = asking ? {
		...measured,
		result: await acceptOnPull(measured.result, inputs.acceptLabel, asking)
	} : measured;
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
	const thread = threadOf(inputs.githubToken, event.pull, env);
	if (thread) await labelImproved(gated.result, inputs.improvedLabel, thread, interrupt.signal, console);
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
export {};
