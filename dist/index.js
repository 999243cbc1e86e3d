import { i as getInput, l as setOutput, s as saveState, u as setSecret } from "./shared/libraries-of-workflow.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
import { A as failsCheck, b as rulesSentence, c as wholeReport, k as headline, n as readEvent, o as fittingReport, r as markdownText, s as summaryLimit, u as namingOfRun, z as sentence } from "./shared/event.js";
import { c as formatRounds, s as formatRatio } from "./shared/numbers.js";
import { n as refuseUnusable, r as writeResults, t as emptyFolder } from "./shared/results.js";
import { a as now, c as readComment, d as causeOf, f as patienceOf, h as honoured, i as commentOnResult, l as allPages, m as OddAnswer, n as commentOnFailure, o as placeOf, p as retry, r as commentOnProgress, s as ledgerIn, t as commentOnCancel, u as CouldNotPublish } from "./shared/publish-comment.js";
import { c as regressions, i as judge, l as undecided, r as acceptedOnes, t as accept, u as withChange } from "./shared/accept.js";
import { c as inWords, i as isCancellation, o as inLines, r as abortOnSignals, s as placeOf$1, t as gate, u as plainText } from "./shared/gate.js";
import { i as legible, n as codeSpan } from "./shared/escape.js";
import { c as nearest } from "./shared/rules-file.js";
import { n as clientOf, r as ownerAndRepo, t as addressesIn } from "./shared/client.js";
import { c as replaceFile, l as contentOf } from "./shared/git.js";
import { i as withholdCredentials, n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { _ as say, h as name } from "./shared/block.js";
import { a as readInputsWith, n as findRules } from "./shared/rules-file2.js";
import { n as untrustedEnvironment, r as redactor, t as secretsIn } from "./shared/environment.js";
import { n as wakeWorkers, t as version$1 } from "./shared/version.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
// src/core/result/accept-in-result.ts
function acceptIn(result, accepted) {
	if (accepted.length === 0) return result;
	const { settings, unmatched, lost, proven } = result;
	const comparisons = accept(result.comparisons, [...settings.accepted, ...accepted]);
	const judgement = judge({
		comparisons,
		unmatched,
		lost,
		proven: proven.length,
		rules: settings
	});
	return {
		...result,
		...inWords(judgement, settings),
		comparisons
	};
}
// src/core/command/parse-command.ts
const mostRounds = 1e3;
const longestBench = 200;
const longestBenchmark = 1e3;
const longestReason = 1e3;
const kinds = ["run", "accept"];
const options = ["count", "bench"];
const usage = "Write `/benchgate run`, `/benchgate run count=40 bench=Encode`, or `/benchgate accept BENCHMARK: reason`.";
function parseCommand(body) {
	const lines = body.replaceAll("\r\n", "\n").trimEnd().split("\n");
	const [, rest] = /^\/benchgate(?:[ \t]+(.*))?$/.exec(lines[0] ?? "") ?? [];
	if (!/^\/benchgate(?![^ \t])/.test(lines[0] ?? "")) return null;
	const text = (rest ?? "").trim();
	if (lines.length > 1) return wrong("One command is one line, and nothing stands below it.");
	if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u.test(text)) return wrong("There is a character in it that cannot be seen.");
	const [, kind = "", given = ""] = /^(\S*)\s*(.*)$/.exec(text) ?? [];
	if (kind === "run") return runOf(given);
	if (kind === "accept") return acceptOf(given);
	return wrong(`${unknown(kind, kinds)} is not known.`);
}
function runOf(text) {
	const found = new Map();
	for (const word of text.split(/\s+/).filter((one) => one !== "")) {
		const [, name = word, value] = /^([^=]*)=(.*)$/.exec(word) ?? [];
		if (!options.includes(name)) return wrong(`${unknown(name, options)} is no option of \`run\`.`);
		if (!value) return wrong(`\`${name}\` needs a value, such as \`${examples[name]}\`.`);
		if (found.has(name)) return wrong(`\`${name}\` stands there twice.`);
		found.set(name, value);
	}
	const [count, bench] = [found.get("count") ?? null, found.get("bench") ?? null];
	if (count !== null && !(/^\d{1,4}$/.test(count) && Number(count) >= 1 && Number(count) <= mostRounds)) return wrong(`\`count\` is a whole number from 1 to ${mostRounds}, not ${codeSpan(count, 50)}.`);
	if (bench !== null && (bench.length > longestBench || !isPattern(bench))) return wrong(`\`bench\` is a pattern as \`-bench\` takes it, of at most ${longestBench} letters, digits and \`_ . / ^ $ * + ? | ( ) [ ] { } , : = -\`; not ${codeSpan(bench, 50)}.`);
	return {
		kind: "run",
		count: count === null ? null : Number(count),
		bench
	};
}
const examples = {
	count: "count=40",
	bench: "bench=Encode"
};
function isPattern(text) {
	return /^[\p{L}\p{N}_./^$*+?|()[\]{},:=-]+$/u.test(text) && !/^-|\$[({]/.test(text);
}
function acceptOf(text) {
	const [, quoted, plain, reason = ""] = /^(?:(`+.+?`+)|(\S.*?)):\s+(.*)$/.exec(text) ?? [];
	const benchmark = (quoted === void 0 ? plain ?? "" : quoted.replace(/^`+ ?| ?`+$/g, "")).trim();
	if (benchmark === "") return wrong("It needs the benchmark, as the report names it, a colon, and the reason.");
	if (reason.trim() === "") return wrong("It needs a reason after the colon.");
	if (benchmark.length > longestBenchmark || reason.length > longestReason) return wrong(`The benchmark and the reason have at most ${longestReason} characters each.`);
	return {
		kind: "accept",
		benchmark,
		reason: reason.trim()
	};
}
function unknown(word, known) {
	if (word === "") return "What to do";
	const meant = nearest(word, known);
	return `${codeSpan(word, 50)}${meant === null ? "" : ` (did you mean \`${meant}\`?)`}`;
}
function wrong(what) {
	return {
		kind: "wrong",
		message: `${what} ${usage}`
	};
}
// src/effects/github/ask-github.ts
async function askGitHub(repository, { failing, permission }, patience, ask) {
	if (repository.token === "") throw new CouldNotPublish(`${failing}: the input "github-token" is empty.`);
	const { rest } = clientOf(repository, patience.signal);
	try {
		return await retry(() => ask(rest, ownerAndRepo(repository)), patience);
	} catch (error) {
		const advice = error.status === 404 ? ` It takes "permissions: ${permission}".` : "";
		throw new CouldNotPublish(`${failing}: ${causeOf(error, patience, permission)}${advice}`);
	}
}
// src/effects/github/labels.ts
async function labelling(rest, place, label) {
	const last = (await allPages("a list of events", (page) => rest.issues.listEvents({
		...place,
		...page
	}))).filter(({ event, label: of }) => /^(un)?labeled$/.test(event ?? "") && of?.name?.toLowerCase() === label.toLowerCase()).at(-1);
	if (last?.event !== "labeled") return null;
	return {
		by: last.actor?.login ?? "",
		when: last.created_at ?? ""
	};
}
// src/effects/github/permission.ts
const writing = ["admin", "write"];
async function mayWrite(rest, of, login) {
	const answer = await rest.repos.getCollaboratorPermissionLevel({
		...of,
		username: login
	}).catch((error) => {
		if (error.status !== 404) throw error;
		return null;
	});
	if (answer === null) return false;
	const permission = answer.data?.permission;
	if (typeof permission !== "string") throw new OddAnswer("a permission", answer.data);
	return writing.includes(permission);
}
// src/effects/github/acceptances.ts
const question = {
	failing: "What was accepted could not be read",
	permission: "pull-requests: read"
};
function readAcceptances(thread, label, patience) {
	return askGitHub(thread, question, patience, async (rest, of) => {
		const place = {
			...of,
			issue_number: thread.pull
		};
		const { accepted, refused } = await byComments(rest, place);
		const byLabel = label === "" ? null : await labelling(rest, place, label);
		const url = `${thread.at.server}/${thread.repository}/pull/${thread.pull}`;
		return {
			accepted: (byLabel === null ? accepted : [...accepted, {
				...byLabel,
				what: null,
				reason: null,
				url
			}]).toSorted((a, b) => a.when.localeCompare(b.when)),
			refused
		};
	});
}
async function byComments(rest, place) {
	const { owner, repo } = place;
	const may = new Map();
	const accepted = [];
	const refused = [];
	const comments = await allPages("a list of comments", (page) => rest.issues.listComments({
		...place,
		...page
	}));
	for (const { body, user, created_at: when = "", updated_at: edited, html_url: url = "" } of comments) {
		const command = parseCommand(body ?? "");
		if (command?.kind !== "accept") continue;
		const by = user?.login ?? "";
		const refuse = (why) => refused.push({
			by,
			what: command.benchmark,
			why,
			url
		});
		if (!may.has(by)) may.set(by, by !== "" && await mayWrite(rest, {
			owner,
			repo
		}, by));
		if (!may.get(by)) refuse("it takes write permission");
		else if (edited !== when) refuse("the comment was edited, and it is not known by whom. Write a new one");
		else accepted.push({
			by,
			when,
			what: command.benchmark,
			reason: command.reason,
			url
		});
	}
	return {
		accepted,
		refused
	};
}
// src/effects/github/accept-on-pull.ts
const longest$1 = 15e3;
const mostRefused = 5;
async function acceptOnPull(result, label, { thread, mark, signal, console }) {
	const regressed = [...regressions(result.comparisons), ...acceptedOnes(result.comparisons)];
	if (regressions(result.comparisons).length === 0 || thread.token === "") return result;
	const patience = patienceOf(longest$1, signal);
	try {
		const { accepted, refused } = await readAcceptances(thread, label ?? "", patience);
		for (const one of refused.slice(0, mostRefused)) console.warn(refusal(one));
		if (accepted.length === 0) return result;
		const comment = await readComment(thread, mark.commentId, patience);
		const ledger = comment === null ? null : ledgerIn(comment);
		return acceptIn(result, honoured(regressed, accepted, ledger, mark.head));
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(`${error.message} So nothing is accepted; run the job again.`);
		return result;
	}
}
function refusal({ by, what, why }) {
	return `${legible(by, 60)} has accepted ${legible(what, 100)}, which does not count: ${why}.`;
}
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
