import { getInput } from "./libraries-of-workflow.js";
import { bisect, bisectionText, hearIn, measuredWith, refuseUnrelated } from "./bisect.js";
import { benchPatternIn } from "./names.js";
import { bisectInputsOf } from "./step-inputs.js";
import { regressions } from "./verdict.js";
import { CouldNotMeasure, Misconfigured, failureLine, gitIn, jsonDocument, plain, printableName, untrustedEnvironment, wakeWorkers } from "./basics.js";
import { patternsOf } from "./judged.js";
import { bisectFileName, readResults } from "./read-results.js";
import { withholdCredentials } from "./credentials.js";
import { noEvent } from "./event.js";
import { failWhereUncaught, keepCommandFiles, workflowConsole } from "./workflow-console.js";
import { findRules, readInputsWith } from "./rules-file.js";
import { passesUnmeasured } from "./run-resources.js";
import { abortOnSignals, isCancellation } from "./interrupt.js";
import { gate } from "./gate.js";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";

// src/bisect-step.ts
const sure = .95;
const threshold = "2%";
const ownEvents = [
	"schedule",
	"workflow_dispatch",
	"push"
];
const longestTimer = 2 ** 31 - 1;
const unseen = {
	visiting() {},
	roundEnded() {}
};
const { env } = process;
wakeWorkers();
const workspace = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console, "ending the search");
try {
	const { results, budget } = bisectInputsOf(getInput);
	const folder = resolve(workspace, results);
	const stop = AbortSignal.any([interrupt.signal, AbortSignal.timeout(Math.min(budget * 1e3, longestTimer))]);
	const found = [];
	const all = await readResults(folder);
	if (all.length === 0) console.warn(`No commit was looked for: results: there is no result file in ${folder}.`);
	for (const { name, result, why: unread } of all) {
		if (result === null) {
			console.warn(`${name} was not read, so no commit was looked for: ${unread}`);
			continue;
		}
		const wanted = oneOfEach(regressions(result.comparisons));
		if (wanted.length === 0) console.info(`${name}: nothing regressed, so there is no commit to look for`);
		for (const one of wanted) {
			if (stop.aborted) break;
			try {
				found.push(await search(result, one, stop));
			} catch (error) {
				const isOver = stop.aborted && isCancellation(error, stop);
				if (!isOver && !(error instanceof CouldNotMeasure || error instanceof Misconfigured)) throw error;
				const why = isOver ? "the search ended before anything was known" : failureLine(error);
				console.warn(`${printableName(one.benchmark)}: no commit was found: ${why}`);
				continue;
			}
			await rm(join(folder, bisectFileName), { force: true });
			await writeFile(join(folder, bisectFileName), jsonDocument(found), { flag: "wx" });
		}
	}
} catch (error) {
	console.warn(`No commit was looked for: ${failureLine(error)}`);
} finally {
	interrupt.done();
}
function oneOfEach(regressed) {
	const seen = /* @__PURE__ */ new Map();
	for (const one of regressed) {
		const id = `${one.package ?? ""}\0${one.benchmark}`;
		if (!seen.has(id)) seen.set(id, one);
	}
	return [...seen.values()];
}
async function search(result, wanted, stop) {
	const { commits, settings } = result;
	const isGo = settings.go !== null;
	const texts = {
		...ownEvents.includes(env.GITHUB_EVENT_NAME ?? "") ? measuredWith(settings) : {},
		threshold,
		checkout: "worktree",
		...isGo && {
			bench: benchPatternIn(result, wanted.benchmark),
			packages: patternsOf(wanted.package, result.warnings)
		}
	};
	const { env: untrusted } = untrustedEnvironment(env, []);
	const given = (name) => name === "run" && texts.run || getInput(name);
	const rules = await findRules(given, {
		folder: workspace,
		env: untrusted,
		console
	});
	const git = gitIn(rules.folder, untrusted);
	const [good, bad] = [commits.base.sha, commits.head.sha];
	await refuseUnrelated(git, good, bad);
	const restoreCommandFiles = await keepCommandFiles(env);
	const own = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), "benchgate-bisect-"));
	try {
		const found = await bisect({
			git,
			inputs: (more) => readInputsWith(rules, (name) => ({
				...texts,
				...more
			})[name] ?? ""),
			gate: (inputs, like) => quietGate(inputs, {
				rules,
				own,
				stop,
				planFrom: like
			}),
			isProven: (inputs) => passesUnmeasured((taken) => quietGate(inputs, {
				rules,
				own,
				stop,
				wrapDriver: taken
			})),
			wanted: {
				benchmark: wanted.benchmark,
				package: wanted.package
			},
			sure,
			gates: null,
			stop,
			listener: hearIn(console),
			clock: () => performance.now() / 1e3
		}, good, bad);
		for (const line of bisectionText(found, plain, 100).split("\n")) console.info(line);
		return found;
	} finally {
		await restoreCommandFiles();
		await rm(own, {
			recursive: true,
			force: true
		});
	}
}
async function quietGate(inputs, { rules, own, stop, ...special }) {
	const { result } = await gate(inputs, {
		folder: rules.folder,
		rules,
		env,
		event: noEvent,
		server: "",
		isOurs: true,
		profiles: own,
		builds: own,
		signal: interrupt.signal,
		stop,
		watch: unseen,
		withholdCredentials: (git) => withholdCredentials(git, {
			...console,
			info() {}
		}, () => {}),
		console: {
			...console,
			info() {},
			untrusted: () => ({
				write() {},
				close() {}
			})
		},
		...special
	});
	return result;
}

export {  };