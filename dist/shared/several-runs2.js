import { MisconfiguredError, formatErrorOnOneLine } from "./basics.js";
import { addReferenceComparisonToResult, resultWithRunWarnings } from "./result.js";
import { createEmptyGoVisitPlansSharedByRuns, createLazySectionConsole, createPrefixedConsole, resolveRevisionsAndSettings, resultIfPathsAreUnchanged, withRunResources } from "./run-resources.js";
import { fetchBenchmarkHistoryUpToCommit } from "./notes.js";
import { RunAndReferenceDriverCoordinator, addWarningsToGateResult, createInstalledFilesOfFirstSide, measureAndJudge, runGate, runResolvedGate, visitAndMeasureOtherProcessLoad, wrapMeasurementDriverWithMethods } from "./gate.js";
import { isErrorDueToInterruption } from "./interrupt.js";
import { join } from "node:path";

// src/run/several-runs.ts
async function runGatesInSameRounds(shared, runs) {
	const [{ run, context }] = runs;
	const { settings, sideCommits } = run;
	const ownSide = shared === "base" ? "head" : "base";
	const commits = Object.fromEntries([[shared, sideCommits[shared]], ...runs.map(({ name, run }) => [name, run.sideCommits[ownSide]])]);
	const scheduler = new SchedulerOfRunsSharingSideVisits(shared);
	const sharedPlan = createEmptyGoVisitPlansSharedByRuns(settings.seed);
	const prepareOnce = prepareSharedOnce(shared);
	const installs = createInstalledFilesOfFirstSide(shared);
	const participants = runs.map((parallelRun) => ({
		...parallelRun,
		participant: scheduler.join()
	}));
	const { measured, notices } = await withRunResources(run, context, commits, (resources) => Promise.all(participants.map(async ({ participant, ...parallelRun }) => {
		const measurement = {
			...resources,
			sides: { enter: (side) => resources.sides.enter(side === shared ? shared : parallelRun.name) },
			sharedPlan,
			prepareOnce,
			installs,
			profiles: parallelRun.context.profiles,
			wrapDriver: (driver) => participant.wrap(parallelRun.wrapDriver?.(driver) ?? driver),
			ready: () => participant.ready(),
			exclusively: (action) => participant.exclusively(action)
		};
		const context = {
			...parallelRun.context,
			console: createLazySectionConsole(parallelRun.context.console)
		};
		const [outcome] = await Promise.allSettled([measureAndJudge(parallelRun.run, context, measurement)]);
		parallelRun.onEnd?.(outcome);
		participant.leave();
		return outcome;
	})));
	return measured.map((outcome) => outcome.status === "fulfilled" ? {
		status: outcome.status,
		value: addWarningsToGateResult(outcome.value, notices)
	} : outcome);
}
function prepareSharedOnce(shared) {
	let prepared = null;
	let retriesLeft = shared === "base" ? 1 : 0;
	return (side, prepare) => {
		if (side !== shared) return prepare();
		prepared ??= prepare().catch((error) => {
			if (retriesLeft-- > 0) prepared = null;
			throw error;
		});
		return prepared;
	};
}
async function runGateAlsoMeasuringReference(inputs, context) {
	if (!inputs.sinceOnPull || inputs.calibrate || context.event.pull === null) return runGate(inputs, context);
	if (inputs.since === null) throw new MisconfiguredError("since-on-pull: \"true\" needs \"since\", the reference to measure against. Set it in the rules file, or leave \"since-on-pull\" out.");
	refuseInputsForTwoSides("since-on-pull: \"true\"", inputs);
	const run = await resolveRevisionsAndSettings(inputs, context);
	refuseInPlace("since-on-pull: \"true\"", run);
	const { console, signal } = context;
	const unchanged = await resultIfPathsAreUnchanged(run, console);
	if (unchanged) return unchanged;
	const { watch: _, ...contextWithoutWatch } = context;
	const referenceContext = {
		...contextWithoutWatch,
		event: {
			...context.event,
			pull: null
		},
		console: createPrefixedConsole(console, "since")
	};
	const [reference] = await Promise.allSettled([openReference(run, referenceContext)]);
	if (reference.status === "rejected") {
		if (isErrorDueToInterruption(reference.reason, signal)) throw reference.reason;
		return warnReferenceFailed(await runResolvedGate(run, context), formatErrorOnOneLine(reference.reason), console);
	}
	if (reference.value.commits.base.sha === run.commits.base.sha) {
		console.info("base is itself the reference of `since`, so the pull request is measured against it already");
		return runResolvedGate(run, context);
	}
	const history = await historyUpToBase(run, context);
	return measureWithReference(run, reference.value, context, referenceContext, history);
}
async function measureWithReference(run, reference, context, referenceContext, history) {
	const drivers = new RunAndReferenceDriverCoordinator();
	const referenceStop = new AbortController();
	const stop = context.stop ? AbortSignal.any([context.stop, referenceStop.signal]) : referenceStop.signal;
	const isMeasured = (outcome) => outcome.status === "fulfilled" && outcome.value.result.rounds.length > 0;
	const [ownOutcome, referenceOutcome] = await runGatesInSameRounds("head", [{
		run,
		context,
		name: "base",
		wrapDriver: (driver) => drivers.ofRun(driver),
		onEnd: (outcome) => isMeasured(outcome) || referenceStop.abort()
	}, {
		run: reference,
		context: {
			...referenceContext,
			stop
		},
		name: "since",
		wrapDriver: (driver) => drivers.ofReference(driver, "base")
	}]);
	if (ownOutcome.status === "rejected") throw ownOutcome.reason;
	if (!isMeasured(ownOutcome)) return ownOutcome.value;
	if (referenceOutcome.status === "rejected") return warnReferenceFailed(ownOutcome.value, formatErrorOnOneLine(referenceOutcome.reason), context.console);
	const { result } = referenceOutcome.value;
	const { baseFailed } = result;
	if (baseFailed) return withReferenceWarning(ownOutcome.value, baseFailed.message);
	return {
		...ownOutcome.value,
		result: addReferenceComparisonToResult(ownOutcome.value.result, result, history)
	};
}
async function historyUpToBase({ git, remote, commits }, { console, signal, env: { SSH_AUTH_SOCK: sshAgent } }) {
	const env = sshAgent === void 0 ? remote.env : {
		...remote.env,
		SSH_AUTH_SOCK: sshAgent
	};
	try {
		return await fetchBenchmarkHistoryUpToCommit(git, commits.base.sha, env, signal);
	} catch (error) {
		if (isErrorDueToInterruption(error, signal)) throw error;
		console.info(`the change points of the history could not be counted: ${formatErrorOnOneLine(error)}`);
		return null;
	}
}
function openReference({ inputs, sideCommits }, { rules: _, ...context }) {
	const seed = (inputs.seed + 1) % 2 ** 32;
	const sides = {
		base: null,
		head: sideCommits.head.sha
	};
	return resolveRevisionsAndSettings({
		...inputs,
		...sides,
		seed,
		accepted: [],
		profile: []
	}, context);
}
function warnReferenceFailed(gated, message, console) {
	console.warn(`The reference of \`since\` could not be measured; the verdict does not depend on it. ${message}`);
	return withReferenceWarning(gated, message);
}
function withReferenceWarning({ result, samples }, errorText) {
	const [message = ""] = errorText.split("\n");
	return {
		samples,
		result: resultWithRunWarnings(result, [{
			kind: "reference-failed",
			message
		}])
	};
}
async function runGatesAgainstFirstVersion(versions) {
	const subject = "Measuring several versions";
	for (const { inputs } of versions) refuseInputsForTwoSides(subject, inputs);
	const [{ inputs: firstInputs, context: firstContext }] = versions;
	const alpha = firstInputs.alpha / (firstInputs.correction === "none" ? 1 : versions.length);
	if (alpha < firstInputs.alpha) firstContext.console.info(`alpha is divided among the ${versions.length} versions: each is judged with ${Number(alpha.toPrecision(3))}`);
	const runs = [];
	const skipped = /* @__PURE__ */ new Map();
	for (const [n, { inputs, context }] of versions.entries()) {
		const seed = (inputs.seed + n) % 2 ** 32;
		const run = await resolveRevisionsAndSettings({
			...inputs,
			seed,
			alpha
		}, context);
		refuseInPlace(subject, run);
		const profiles = join(context.profiles, String(n));
		const unchanged = await resultIfPathsAreUnchanged(run, context.console);
		if (unchanged) skipped.set(n, {
			status: "fulfilled",
			value: unchanged
		});
		else runs.push({
			run,
			context: {
				...context,
				profiles
			},
			name: `head-${n + 1}`
		});
	}
	const measured = runs.length === 0 ? [] : [...await runGatesInSameRounds("base", runs)];
	return versions.map((_, n) => skipped.get(n) ?? measured.shift());
}
function refuseInputsForTwoSides(subject, { overlay, shard, replica }) {
	const isGivenByInput = {
		overlay: overlay.length > 0,
		shard: shard !== null,
		replica: replica !== null
	};
	const input = Object.entries(isGivenByInput).find(([, isGiven]) => isGiven)?.[0];
	if (input !== void 0) throw new MisconfiguredError(`${subject} does not work with "${input}", which is about two sides. Leave one of them out.`);
}
function refuseInPlace(subject, { settings: { checkout } }) {
	if (checkout === "in-place") throw new MisconfiguredError(`${subject} needs "checkout: worktree", as a checkout in place has room for two sides only. Set that, or measure two sides only.`);
}
var SchedulerOfRunsSharingSideVisits = class {
	members = [];
	order = /* @__PURE__ */ new Map();
	shared;
	isBusy = false;
	constructor(shared) {
		this.shared = shared;
	}
	join() {
		const member = {
			pending: null,
			hasLeft: false,
			isAgain: false,
			visits: {
				itemKey: "",
				times: 0
			}
		};
		this.members.push(member);
		return {
			wrap: (driver) => this.wrapDriver(driver, member),
			exclusively: (action) => this.enqueue(member, null, action),
			ready: () => this.enqueue(member, {
				key: "ready",
				place: [
					0,
					0,
					0
				]
			}, async () => {}),
			leave: () => {
				member.hasLeft = true;
				this.runNext();
			}
		};
	}
	wrapDriver(driver, member) {
		const ownOperation = (action) => this.enqueue(member, null, action);
		const { relinking } = driver;
		return wrapMeasurementDriverWithMethods(driver, {
			prepare: (side) => ownOperation(() => driver.prepare(side)),
			items: () => ownOperation(async () => {
				const items = await driver.items();
				for (const { title } of items) if (!this.order.has(title ?? "")) this.order.set(title ?? "", this.order.size);
				return items;
			}),
			relinking: relinking && {
				layOut: (item, round) => relinking.layOut(item, round),
				relink: (items, rounds) => {
					member.isAgain = true;
					return ownOperation(() => relinking.relink(items, rounds));
				},
				get isRelinked() {
					return relinking.isRelinked;
				}
			},
			visit: async (item, side, attempt) => {
				const { budgetEnds } = attempt;
				const action = (deadline) => visitAndMeasureOtherProcessLoad(() => driver.visit(item, side, {
					...attempt,
					budgetEnds: deadline
				}));
				if (side !== this.shared || attempt.round === 0) return this.enqueue(member, null, action, budgetEnds);
				const hasOwnLayout = await ownOperation(async () => relinking?.layOut(item, attempt.round) ?? false);
				return this.enqueue(member, this.sharedKey(member, item, attempt, hasOwnLayout), action, budgetEnds);
			}
		});
	}
	sharedKey({ isAgain, visits }, { title }, { round, only }, hasOwnLayout) {
		const itemKey = JSON.stringify([round, title]);
		visits.times = visits.itemKey === itemKey ? visits.times + 1 : 1;
		visits.itemKey = itemKey;
		return {
			key: JSON.stringify([
				isAgain,
				round,
				title,
				visits.times,
				only,
				hasOwnLayout
			]),
			place: [
				round,
				this.order.get(title ?? "") ?? 0,
				visits.times
			]
		};
	}
	enqueue(member, shared, action, deadline = null) {
		return new Promise((resolve, reject) => {
			member.pending = {
				shared,
				deadline,
				run: action,
				resolve,
				reject
			};
			this.runNext();
		});
	}
	runNext() {
		const present = this.members.filter(({ hasLeft }) => !hasLeft);
		if (this.isBusy || present.some(({ pending }) => pending === null)) return;
		const operations = present.flatMap(({ pending }) => pending ?? []);
		const next = operations.find(({ shared }) => shared === null) ?? operations.toSorted(byOrder)[0];
		if (next === void 0) return;
		const key = next.shared?.key;
		const members = present.filter(({ pending }) => pending === next || key !== void 0 && pending?.shared?.key === key);
		const batch = members.flatMap(({ pending }) => pending ?? []);
		this.isBusy = true;
		const end = (settle) => {
			this.isBusy = false;
			for (const member of members) member.pending = null;
			for (const operation of batch) settle(operation);
		};
		next.run(latestDeadline(batch)).then((result) => end(({ resolve }) => resolve(result)), (error) => end(({ reject }) => reject(error)));
	}
};
function latestDeadline(operations) {
	return operations.reduce((most, { deadline }) => most === null || deadline === null ? null : Math.max(most, deadline), Number.NEGATIVE_INFINITY);
}
function byOrder(first, second) {
	const places = [first.shared?.place ?? [], second.shared?.place ?? []];
	const n = places[0].findIndex((number, index) => number !== places[1][index]);
	return n < 0 ? 0 : (places[0][n] ?? 0) - (places[1][n] ?? 0);
}

export { SchedulerOfRunsSharingSideVisits, runGateAlsoMeasuringReference, runGatesAgainstFirstVersion };