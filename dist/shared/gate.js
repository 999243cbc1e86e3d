import { EmptyShard, FailureCounts, OutOfBudget, SharedInstalls, bothSidesError, budgetError, canProve, canSkipReading, countOthers, endedOtherwise, fileAt, firstOfEachSide, inLines, isBuildFile, isProductOf, isRowOfFailed, isSource, isUntouched, keepsReadTimes, lostOf, measuredSources, onSides, openDriver, openRun, readsObjects, retryError, roundSeconds, runProcess, setUnread, settleIndex, sharedFolders, sharedImage, sharedPlanAs, takeCheckout, takeWorktrees, takingOf, timeoutError, unreadCode, untouched, wasRead, withMethods, withRunResources } from "./run-resources.js";
import { Cancelled, CouldNotMeasure, NotPutBack, SideFailed, _usingCtx, benchmarkId, collect, decodePath, effectByRatio, entriesIn, errorOf, exceeds, formatDuration, gitPath, isBeyond, isTimed, lstatOrNull, nulSeparated, otherSide, parseGo, replaceFile, replayedOf, rowId, settingOf, shortSha, sides, unitRules, writeGo } from "./basics.js";
import { resultOf, resultWithoutBase, roundLabel, withWarnings } from "./progress.js";
import { findMovedPackages, treeChange } from "./own-commits.js";
import { reportedAs } from "./flags.js";
import { budgetForAll, compare, decide, magnitude, mergeRounds, mergeVisits, openSuspects, planAgain, planItems, roomFor, roundNoise, roundsOf, suspects, turnsFor } from "./judged.js";
import { couldFail, isInterim, mostRounds, plannedInterims, roundsToDecide, tooFewRounds } from "./interims.js";
import { isRowOf, rowRulesOf, settingsOfRow } from "./row-rules.js";
import { isMatched } from "./unmatched.js";
import { failsMoreOften, regressions } from "./verdict.js";
import { constants, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, sep } from "node:path";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";

// src/effects/measure/read-evidence.ts
const mostSources = 6e3;
const mostBuilt = 1e3;
const mostEntries = 1e4;
const deepest = 6;
const mostVisits = 60;
const fewVisits = 2;
var ReadEvidence = class ReadEvidence {
	sides;
	places;
	isElsewhere = false;
	programs;
	git;
	constructor(git, sides, places, programs) {
		this.git = git;
		this.sides = sides;
		this.places = places;
		this.programs = programs;
	}
	static async open(git, { base, head }, places) {
		const differing = [
			"diff-tree",
			"-r",
			"-z",
			"--name-only",
			"--no-renames",
			base.sha,
			head.sha,
			"--"
		];
		const differs = new Set(await pathsOf(git, differing));
		if (![...differs].some(isSource)) return null;
		const notObserved = "it is not observed whether commands read the code of each side";
		const nearby = places.checkout === null ? dirname(await gitPath(git, "HEAD")) : places.temporary;
		if (!await keepsReadTimes(nearby)) {
			places.console.info(`${notObserved}: ${nearby} does not keep the times at which files are read`);
			return null;
		}
		const isFromGit = readsObjects([places.setup, places.run]);
		const watched = async (sha) => {
			const tracked = await pathsOf(git, [
				"ls-tree",
				"-r",
				"-z",
				"--name-only",
				"--full-tree",
				sha
			]);
			const sources = measuredSources(tracked);
			const changed = sources.filter((path) => differs.has(path)).slice(0, mostSources);
			const others = sources.filter((path) => !differs.has(path)).slice(0, mostSources - changed.length);
			const isCut = sources.length > mostSources;
			return {
				changed,
				others,
				isSkipping: isFromGit || isCut || canSkipReading(tracked),
				tracked: new Set(tracked),
				...nothingYet()
			};
		};
		const sides = {
			base: await watched(base.sha),
			head: await watched(head.sha)
		};
		const count = sides.head.changed.length;
		if (count === mostSources) places.console.info(`${notObserved}: at least ${mostSources} source files differ, which are too many`);
		if (count === 0 || count === mostSources) return null;
		return new ReadEvidence(git, sides, places, earlierPrograms(places.env, git.folder));
	}
	watching(driver) {
		return withMethods(driver, {
			prepare: async (side) => {
				const { changed, tracked } = this.sides[side];
				this.sides[side].built = builtFrom(changed, await this.places.enter(side), tracked);
				await this.watch(side, () => driver.prepare(side));
			},
			visit: (item, side, attempt) => {
				const visit = () => driver.visit(item, side, attempt);
				return this.isWatched(item, side) ? this.watch(side, visit) : visit();
			}
		});
	}
	isWatched(item, side) {
		const { items, built } = this.sides[side];
		const isNew = !items.has(item);
		items.add(item);
		const visits = this.sides[side].visits++;
		return visits < fewVisits || isNew && visits < mostVisits && built.size + this.programs.length > 0;
	}
	async watch(side, act) {
		const { changed, others, built, read, started } = this.sides[side];
		const paths = [
			...changed,
			...others,
			...built.keys()
		];
		const top = await this.places.enter(side);
		const git = this.git.in(top);
		await git.ask([
			"update-index",
			"-q",
			"--refresh"
		]);
		settleIndex(await gitPath(git, "index"));
		await setUnread(top, [...paths, ...this.programs]);
		const elsewhere = this.timesElsewhere(changed);
		const result = await act();
		const folder = await this.places.enter(side);
		for (const path of paths) if (wasRead(join(folder, path))) read.add(path);
		for (const path of this.programs) if (wasRead(path)) started.add(path);
		this.sides[side].there = changed.filter((path) => fileAt(join(folder, path)));
		this.sides[side].built = new Map([...built].filter(([path, time]) => isBuildFile(path) || fileAt(join(folder, path))?.mtimeMs === time));
		this.isElsewhere ||= this.timesElsewhere(changed).some((time, n) => time > (elsewhere[n] ?? time));
		return result;
	}
	timesElsewhere(paths) {
		const { checkout } = this.places;
		return checkout === null ? [] : paths.map((path) => fileAt(join(checkout, path))?.atimeMs ?? 0);
	}
	finding() {
		const { base, head } = this.sides;
		if (head.visits === 0 || base.visits === 0 || this.places.isPreparedBefore) return null;
		return unreadCode({
			base: this.observed(base),
			head: this.observed(head)
		});
	}
	observed({ there, built, read, started, ...watched }) {
		return {
			...watched,
			read,
			changed: there,
			started: [...started],
			builtBefore: [...built.keys()].filter((path) => read.has(path)),
			isElsewhere: this.isElsewhere,
			isInPlace: this.places.checkout === null
		};
	}
};
function nothingYet() {
	return {
		built: /* @__PURE__ */ new Map(),
		read: /* @__PURE__ */ new Set(),
		there: [],
		started: /* @__PURE__ */ new Set(),
		visits: 0,
		items: /* @__PURE__ */ new Set()
	};
}
const apart = /^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/;
function builtFrom(sources, top, tracked) {
	const found = /* @__PURE__ */ new Map();
	let left = mostEntries;
	const walk = (folder, depth) => {
		for (const entry of entriesIn(join(top, folder))) {
			if (left-- <= 0 || found.size >= mostBuilt) return;
			const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory() && depth > 0 && !apart.test(entry.name)) walk(path, depth - 1);
			else if (entry.isFile() && (isBuildFile(path) || !tracked.has(path) && isProductOf(path, sources) && isRunnable(join(top, path)))) found.set(path, fileAt(join(top, path))?.mtimeMs ?? 0);
		}
	};
	walk("", deepest);
	return found;
}
function isRunnable(path) {
	return basename(path).includes(".") || ((fileAt(path)?.mode ?? 0) & constants.S_IXUSR) !== 0;
}
async function pathsOf(git, args) {
	return nulSeparated(await git.run(args)).map(decodePath);
}
const mostPrograms = 500;
const mostBytes$1 = 512 * 2 ** 20;
function earlierPrograms(env, checkout) {
	const own = Buffer.from(`${checkout}${sep}`, "latin1");
	const programs = sharedFolders({ PATH: env.PATH }, delimiter).filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(own.toString("latin1"))).flatMap(({ folder }) => entriesIn(folder).map(({ name }) => join(folder, name)));
	let left = mostBytes$1;
	return programs.slice(0, mostPrograms).filter((path) => {
		const there = programAt(path);
		if (there === null) return false;
		left -= there.size;
		return left > 0 && holds(path, own);
	});
}
function holds(path, text) {
	try {
		return readFileSync(path).includes(text);
	} catch {
		return false;
	}
}
function programAt(path) {
	const there = statSync(path, { throwIfNoEntry: false });
	return there?.isFile() && (there.mode & constants.S_IXUSR) !== 0 ? there : null;
}

// src/effects/measure/code-evidence.ts
async function observed(driver, git, commits, places) {
	if (commits.base.sha === commits.head.sha) return {
		driver,
		findings: () => []
	};
	const reads = await ReadEvidence.open(git, commits, places);
	const { setup, run, env, enter } = places;
	const installs = setup === null ? null : new SharedInstalls({
		env,
		checkout: git.folder,
		enter
	});
	const watched = reads?.watching(driver) ?? driver;
	return {
		driver: installs?.watching(watched) ?? watched,
		findings() {
			const image = sharedImage(setup, run);
			const shared = image ? {
				kind: "shared-install",
				side: "base",
				count: 1,
				paths: [`image ${image}`]
			} : installs?.finding() ?? null;
			return [shared, shared === null ? reads?.finding() : null].filter((one) => one != null);
		}
	};
}

// src/core/judge/enough.ts
function refusalOf(items, units, rules, others = 0) {
	if (roundsMade(items) !== 1) return null;
	const series = items.flatMap((rounds) => collect(rounds, units));
	return (others === 0 ? nothingMeasured$1(series) : null) ?? tooFewRounds(rules, series.filter((one) => couldFail(one, rules)).length);
}
function selectOpenItems(items, units, rules, isPart = false) {
	const made = roundsMade(items);
	const mayBeReplayed = made === 3;
	if (made !== 1 && !mayBeReplayed && !isInterim(made, rules)) return items.map(() => "all");
	const series = items.map((rounds) => collect(rounds, units));
	if (mayBeReplayed && replayedOf(series.flat()) !== null) return items.map(() => "nothing");
	const isIdle = (rounds) => items.length > 1 && !haveCommonName(rounds);
	const progress = isInterim(made, rules) ? progressOf(series, made, rules, isPart) : null;
	return items.map((rounds, index) => {
		const one = progress?.[index];
		if (one?.isSettled || isIdle(rounds)) return "nothing";
		return one ? one.open : "all";
	});
}
function selectForConfirmation(items, units, suspected, rules, isPart = false) {
	const made = roundsMade(items);
	if (!suspected.map((one) => planAgain(roundsOf(one), rules)).some((plan) => made === mostRounds(plan) || isInterim(made, plan))) return items.map(() => "all");
	const series = items.map((rounds) => collect(rounds, units));
	const open = openSuspects(suspected, series.flat(), made, rules, isPart);
	return series.map((of) => {
		const left = of.filter((one) => open.has(rowId(one)));
		return left.length === 0 ? "nothing" : [...new Set(left.map(({ benchmark }) => benchmark))];
	});
}
function suspectsIn(rounds, units, rules) {
	const series = collect(rounds, units);
	return replayedOf(series) === null ? suspects(compare(series, rules)) : [];
}
function nothingMeasured$1(series) {
	if (series.some((one) => has(one.head))) return null;
	return {
		kind: "nothing-measured",
		on: series.length === 0 ? "either" : "head"
	};
}
function haveCommonName(rounds) {
	const namesOn = (side) => new Set(rounds.flatMap((round) => round[side].measurements.map((one) => `${one.unit} ${one.benchmark}`)));
	const base = namesOn("base");
	return [...namesOn("head")].some((name) => base.has(name));
}
function roundsMade(items) {
	return Math.max(...items.map((rounds) => rounds.length));
}
function has(sample) {
	return sample.some((value) => value !== null);
}
function progressOf(groups, rounds, rules, isPart = false) {
	const matched = groups.map((group) => group.filter(isMatched));
	const decided = decide(matched.flat(), rules);
	let at = 0;
	return matched.map((group) => {
		const directed = group.map(() => decided[at++]).filter(({ evidence: { direction } }) => direction !== null);
		const open = directed.filter((one) => !isSettled(one, rounds, isPart) && !isMutedBeyond(one, rounds));
		return {
			isSettled: directed.length > 0 && open.length === 0,
			open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))]
		};
	});
}
function isMutedBeyond({ own: { gate, rules } }, rounds) {
	return gate !== "fail" && rounds >= rules.count;
}
function isSettled({ evidence, change, own: { rules } }, rounds, isPart) {
	const { exact, shown, improvement, ratio, direction } = evidence;
	if (exact) return true;
	if (rules.deltaTest === "none") return false;
	const isFull = rounds >= rules.count;
	if (isPart && (change === "regressed" || change === "improved")) return isFull;
	if (change === "regressed") return isFull || isBeyond(ratio, direction, rules.threshold);
	if (change === "improved") return true;
	return shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold));
}
const parts = {
	early: 1 / 3,
	later: 1 / 6
};
const ofDistance = 1 / 3;
function noiseWanted(round, rows, rules) {
	const thresholds = rows.filter(({ unit }) => isTimed(unit)).map(({ config, ...row }) => rowRulesOf({
		...row,
		package: settingOf(config, "pkg") ?? null
	}, rules)).flatMap((own) => own.gate === "fail" ? own.rules.threshold : []);
	const least = thresholds.length === 0 ? rules.threshold : Math.min(...thresholds);
	const [first = 0] = plannedInterims(rules);
	return least * (rules.stopEarly && round <= first ? parts.early : parts.later);
}
function noiseWantedAgain(suspects, rules) {
	return Math.min(...suspects.map((one) => {
		const { threshold } = settingsOfRow(one, rules);
		const worsening = one.ratio ? effectByRatio(one.ratio.estimate, one.better).worsening : threshold;
		return Math.max(threshold * parts.later, (worsening - threshold) * ofDistance);
	}));
}

// src/effects/measure/item-state.ts
function itemStateOf(planned) {
	return {
		...planned,
		only: planned.only ?? null,
		share: 1,
		measured: [],
		cost: 0,
		noises: [],
		isOpen: true,
		failures: [],
		within: /* @__PURE__ */ new Map(),
		counts: new FailureCounts()
	};
}
function without(visit, benchmarks) {
	if (benchmarks.length === 0) return visit;
	const isLeft = ({ benchmark }) => !benchmarks.some((one) => isRowOfFailed(benchmark, one));
	return {
		...visit,
		measurements: visit.measurements.filter(isLeft)
	};
}
function loseFailed(track) {
	const { counts, within } = track;
	if (track.failures.length > 0) return;
	const ofHead = counts.failuresOf(null).filter(({ side }) => side === "head");
	if (failsMoreOften(counts.of(null))) track.failures = ofHead.slice(0, 1);
	for (const benchmark of counts.benchmarks) {
		const tries = counts.of(benchmark);
		if (sides.some((side) => tries[side].failed > 0 && !hasRow(track, side, benchmark)) || failsMoreOften(tries)) within.set(benchmark, firstOfEachSide(counts.failuresOf(benchmark)));
	}
	const lost = [...within.keys()];
	track.measured = track.measured.map((round) => ({
		...round,
		base: without(round.base, lost),
		head: without(round.head, lost)
	}));
}
function hasRow({ measured }, side, failed) {
	return measured.some((round) => round[side].measurements.some((one) => isRowOfFailed(one.benchmark, failed)));
}
function lostIn({ item, failures, within, counts }) {
	if (failures.length > 0) return [{
		item,
		failures,
		tries: counts.of(null)
	}];
	return [...within].map(([benchmark, ofIt]) => ({
		item: {
			...item,
			title: benchmark,
			benchmark
		},
		failures: ofIt,
		tries: counts.of(benchmark)
	}));
}
function flakyIn({ item, failures, within, counts }) {
	if (failures.length > 0) return [];
	return [...counts.failuresOf(null).length > 0 ? [null] : [], ...counts.benchmarks].filter((name) => name === null || !within.has(name)).map((name) => ({
		benchmark: name ?? item.benchmark,
		package: item.package,
		...counts.of(name)
	}));
}
function keep(track, round) {
	track.measured.push(round);
	track.cost += track.share;
}
function rowsOf({ measured, noises }) {
	return noises.length === 0 ? [] : measured.at(-1)?.base.measurements ?? [];
}
function perRoundOf({ measured, cost }) {
	const seconds = measured.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return cost === 0 ? 0 : seconds / cost;
}
function lastSecondsOf({ measured }) {
	const last = measured.at(-1);
	return last === void 0 ? 0 : last.base.seconds + last.head.seconds;
}
function applySelection(track, further, made, canFilter) {
	const isOver = track.item.sides.length < sides.length || made >= track.rounds.length;
	if (further === "nothing" || isOver) {
		track.isOpen = false;
		return;
	}
	if (!canFilter) {
		track.share = 1;
		return;
	}
	if (further === "all") return;
	const reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const all = new Set(reported.map(({ benchmark }) => benchmark));
	const only = reportedAs(further, all);
	if (only.length === 0 || only.length === all.size) return;
	track.only = only;
	track.share = only.length / all.size;
}

// src/effects/measure/round-budget.ts
var RoundBudget = class {
	left;
	constructor(rounds) {
		this.left = rounds;
	}
	take(open) {
		this.left -= costOf(open);
	}
	allows(open) {
		return costOf(open) <= this.left + 1e-9;
	}
	roundsOf(open) {
		return open.length === 0 ? 0 : Math.floor(this.left / costOf(open) + 1e-9);
	}
};
function costOf(open) {
	return open.reduce((sum, track) => sum + track.share, 0);
}
function plannedSeconds(driver, item) {
	const turns = driver.turns(item);
	const plan = driver.planned.find((one) => one.benchmark === item.benchmark && one.package === item.package);
	return plan === void 0 ? null : roundSeconds(plan) * Math.min(turns, 4) / turns;
}
const spare = 1.5;
function beyondBudget(driver, items, untried, { budget, rounds, kept }, elapsed) {
	const known = items.map((item) => plannedSeconds(driver, item)).filter((one) => one !== null);
	const all = [...items, ...untried];
	if (known.length < items.length || known.length === 0) return leftOut(untried, all.length, budget, null);
	const usual = known.reduce((sum, one) => sum + one, 0) / known.length;
	const room = roomFor(known.map((one) => one * spare), (budget - elapsed) * (1 - kept), rounds);
	const needed = budgetForAll([...known, ...untried.map(() => usual)], spare * rounds, {
		kept,
		before: elapsed * all.length / items.length
	});
	return leftOut([...items.slice(room), ...untried], all.length, budget, needed);
}
function leftOut(items, among, budget, needed) {
	const would = needed === null ? "" : ` About ${formatDuration(60 * Math.ceil(needed / 60))} would do for all.`;
	const why = `the budget of ${formatDuration(budget)} has room for ${among - items.length} of ${among} benchmarks`;
	const message = `Not measured: ${why}.${would} Raise "budget", or choose fewer benchmarks with "bench".`;
	const failures = ["base", "head"].map((side) => new SideFailed(side, why, message, "", "no time"));
	return items.map((item) => ({
		item,
		failures
	}));
}
function tooFewWithin(cost, seconds, needed, { budget, rounds, kept }) {
	const room = 1 + Math.floor(seconds / cost);
	const most = room === 1 ? "one round" : `${room} rounds`;
	const part = kept === 0 ? "" : ", as a part is kept for measuring again";
	return `budget: ${formatDuration(budget)} has room for ${most} of ${formatDuration(cost)}${part}; nothing is decided before ${rounds} rounds. About ${formatDuration(60 * Math.ceil(needed / 60))} would do.`;
}

// src/effects/measure/round-robin.ts
const mostWithin = 100;
var RoundRobin = class {
	tracks;
	visitor;
	driver;
	console;
	bounds;
	constructor(plan, driver, console, bounds) {
		this.tracks = plan.map(itemStateOf);
		this.driver = driver;
		this.console = console;
		this.bounds = bounds;
		this.visitor = new Visitor(driver, console, bounds, this.isAlone);
	}
	get isAlone() {
		return this.tracks.length === 1;
	}
	get open() {
		return this.tracks.filter(({ isOpen }) => isOpen);
	}
	get sound() {
		return this.tracks.filter(({ failures }) => failures.length === 0);
	}
	get rounds() {
		const kept = this.sound.length > 0 || !this.bounds.isAgain && this.driver.proven.length > 0 ? this.sound : this.tracks;
		return mergeRounds(kept.map(({ measured }) => measured));
	}
	get perRound() {
		return new Map(this.tracks.map((track) => [track.item, perRoundOf(track)]));
	}
	async visit(track, { round, order }, place) {
		const made = {
			base: [],
			head: []
		};
		const failures = [];
		const within = /* @__PURE__ */ new Map();
		const wanted = this.bounds.noiseWanted(round, track.item, rowsOf(track));
		const turns = round === 0 ? 1 : turnsFor(this.driver.turns(track.item), track.noises, wanted);
		const there = order.filter((one) => track.item.sides.includes(one));
		const visits = Array.from({ length: turns }, (_, turn) => turn % 2 === 0 ? there : there.toReversed());
		for (const side of visits.flat()) {
			const hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0;
			if (failures.some((one) => hasMeasured || one.side === side)) continue;
			try {
				const { visit, failed } = await this.visitor.visitOrRetry({
					track,
					side,
					place,
					round,
					turns,
					made
				});
				made[side].push(visit);
				for (const [benchmark, failure] of failed) within.set(benchmark, firstOfEachSide([...within.get(benchmark) ?? [], failure]));
			} catch (error) {
				if (error instanceof OutOfBudget && failures[0]) {
					if (this.isAlone) throw budgetError(failures[0]);
					this.lose(track, failures);
				}
				if (!(error instanceof SideFailed)) throw error;
				failures.push(error);
			}
		}
		const noise = roundNoise(made);
		if (noise !== null) track.noises.push(noise);
		const whole = {
			base: mergeVisits(made.base),
			head: mergeVisits(made.head)
		};
		for (const [benchmark, failures] of within) this.count(track, benchmark, failures);
		const failedOn = (side) => [...within].filter(([, all]) => all.some((one) => one.side === side)).map(([benchmark]) => benchmark);
		const pair = {
			base: without(whole.base, failedOn("base")),
			head: without(whole.head, failedOn("head"))
		};
		const isOver = sides.some((side) => isEmpty(pair[side]) && !isEmpty(whole[side]) && track.measured.every((one) => isEmpty(one[side])));
		if ((track.counts.benchmarks.length > mostWithin || isOver && !this.bounds.isAgain) && failures.length === 0) failures.push(...firstOfEachSide([...within.values()].flat()));
		if (isOver) track.isOpen = false;
		if (failures.length > 0) this.lose(track, failures.map((one) => this.blamed(one, pair)));
		return pair;
	}
	keepWithin(seconds, made, took, visited, budgeting) {
		const { open } = this;
		const rounds = budgeting.rounds - made;
		if (rounds <= 0 || open.length === 0) return;
		const inVisits = visited.reduce((sum, track) => sum + lastSecondsOf(track), 0);
		const times = (made > 1 || visited.length === 1) && inVisits > 0 ? Math.max(1, took / inVisits) : 1;
		const costs = open.map((track) => times * lastSecondsOf(track));
		const short = costs.reduce((sum, cost) => sum + cost, 0) * rounds - seconds;
		if (short <= 0) return;
		const needed = budgeting.budget + short / (1 - budgeting.kept);
		const beyond = open.slice(roomFor(costs, seconds, rounds));
		if (beyond.length === 0) {
			if (made === 1) this.console.warn(tooFewWithin(costs[0] ?? 0, seconds, needed, budgeting));
			return;
		}
		for (const { item, failures } of leftOut(beyond.map(({ item: one }) => one), this.sound.length, budgeting.budget, needed)) {
			const track = beyond.find((one) => one.item === item);
			if (track) Object.assign(track, {
				failures,
				isOpen: false
			});
		}
		this.console.warn(beyond[0]?.failures[0]?.message ?? "");
	}
	blamed(failure, { base }) {
		const { side, why, message, output, kind } = failure;
		const hasTold = side === "head" && base.measurements.length > 0 && 2 * base.seconds < (this.bounds.trial ?? 0);
		return kind === "no time" && hasTold ? new SideFailed(side, why, message, output) : failure;
	}
	failures() {
		for (const track of this.tracks) loseFailed(track);
		return {
			lost: this.tracks.flatMap(lostIn),
			flaky: this.tracks.flatMap(flakyIn)
		};
	}
	failure() {
		if (this.sound.length > 0 || this.mayLoseAll) return null;
		const failures = this.tracks.flatMap((track) => track.failures);
		const base = failures.find(({ side }) => side === "base");
		const head = failures.find(({ side }) => side === "head");
		if (head) throw base ? bothSidesError(head, base) : head;
		const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.visitor.isHeadFine) throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
		return base ?? null;
	}
	get mayLoseAll() {
		if (this.driver.proven.length > 0) return true;
		return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null);
	}
	count({ counts }, benchmark, failures) {
		for (const failure of failures) {
			if (!counts.failuresOf(benchmark).some(({ side }) => side === failure.side)) this.console.warn(`${failure.message}\nIt is left out of each round in which it fails.`);
			counts.failed(benchmark, failure);
		}
	}
	restOf(title) {
		return this.bounds.isAgain ? `${title} is judged by what was measured before.` : "The other benchmarks go on without it.";
	}
	lose(track, failures) {
		track.failures = failures;
		track.isOpen = false;
		if (this.isAlone && !this.mayLoseAll) return;
		for (const { message } of failures) this.console.warn(`${message}\n${this.restOf(track.item.title)}`);
	}
};
function isEmpty({ measurements }) {
	return measurements.length === 0;
}
const mostTries = 5;
var Visitor = class {
	printed = /* @__PURE__ */ new Map();
	probes = /* @__PURE__ */ new Map();
	isHeadFine = false;
	unshown = new OutputBuffer();
	said = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	driver;
	console;
	bounds;
	isAlone;
	constructor(driver, console, bounds, isAlone) {
		this.driver = driver;
		this.console = console;
		this.bounds = bounds;
		this.isAlone = isAlone;
	}
	get units() {
		return unitRules(this.said.base, this.said.head);
	}
	async visitOrRetry(asked) {
		const { track, side } = asked;
		const { hasRun, trial } = this.bounds;
		const most = hasRun || trial !== void 0 || track.measured.length > 0 ? 5 : 1;
		let failed = null;
		for (let n = 1;; n++) try {
			const visited = await this.visit(asked);
			track.counts.ran(side);
			return visited;
		} catch (error) {
			if (failed && error instanceof OutOfBudget) throw failed;
			if (!(error instanceof SideFailed)) throw error;
			track.counts.failed(null, error);
			if (error.kind !== "failed" || n === most) throw error;
			if (n === 1) this.console.warn(`${error.message}\nIt is tried again, up to ${most - 1} times, as it may fail only now and then.`);
			failed = error;
		}
	}
	show(place) {
		this.unshown.show(this.console, place);
	}
	async visit({ track, side, place, round, turns, made }) {
		const { item, only } = track;
		const output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null;
		const onOutput = (chunk) => {
			if (output) output.write(chunk);
			else this.unshown.add(chunk);
		};
		const budgetEnds = this.endOf(round);
		this.bounds.watch.visiting(place, item.title, side);
		const others = countOthers();
		const { visit, units, printed, probe, failed } = await this.driver.visit(item, side, {
			round,
			place,
			only,
			budgetEnds,
			onOutput
		}).catch((error) => {
			throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds ? timeoutError(item, side, this.bounds.trial ?? 0) : error;
		}).finally(() => output?.close());
		if (side === "head" && visit.measurements.length > 0) this.isHeadFine = true;
		for (const [unit, rule] of units) if (!this.said[side].has(unit)) this.said[side].set(unit, rule);
		if (probe && side === "head") this.probes.set(item, probe);
		const { benchmark, package: path } = item;
		const [top = ""] = benchmark?.split("/") ?? [];
		if (printed !== null && benchmark !== null && !this.printed.has(`${path} ${top}`)) this.printed.set(`${path} ${top}`, {
			benchmark: top,
			package: path,
			line: printed
		});
		const other = made[otherSide(side)].at(-1) ?? track.measured.at(-1)?.[otherSide(side)];
		const visited = {
			visit,
			failed: [...failed ?? [], ...other ? endedOtherwise(visit, side, other, place) : []].filter(([benchmark]) => !track.within.has(benchmark))
		};
		if (visit.others !== void 0) return visited;
		const busy = others(visit.processor ?? 0);
		return busy === null ? visited : {
			...visited,
			visit: {
				...visit,
				others: busy * visit.seconds
			}
		};
	}
	endOf(round) {
		const { trial = null, budgetEnds } = this.bounds;
		if (round > 0 || trial === null) return budgetEnds;
		return Math.min(Date.now() + trial * 1e3, budgetEnds ?? Number.POSITIVE_INFINITY);
	}
};
const most$1 = 2 ** 20;
var OutputBuffer = class {
	chunks = [];
	bytes = 0;
	add(chunk) {
		if (this.bytes < most$1) this.chunks.push(chunk.subarray(0, most$1 - this.bytes));
		this.bytes += chunk.length;
	}
	show(console, place) {
		if (this.chunks.length === 0) return;
		const output = console.untrusted(place);
		for (const chunk of this.chunks.splice(0)) output.write(chunk);
		if (this.bytes > most$1) output.write(Buffer.from("\n… and more, which is not shown\n"));
		this.bytes = 0;
		output.close();
	}
};

// src/effects/measure/measure.ts
const nothingMeasured = {
	rounds: [],
	units: /* @__PURE__ */ new Map(),
	printed: [],
	lost: [],
	flaky: [],
	perRound: /* @__PURE__ */ new Map(),
	stopped: "failed",
	baseFailed: null,
	elapsed: 0
};
async function measure(plan, driver, console, { budget, budgeting, count, isAgain, stop, watch = inLines(console), noiseWanted, further }) {
	const began = Date.now();
	const elapsed = () => (Date.now() - began) / 1e3;
	const rotation = new RoundRobin(plan, driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		isAgain,
		hasRun: isAgain || driver.isWarmedUp,
		watch,
		noiseWanted
	});
	const ended = (stopped, baseFailed = null) => ({
		...rotation.failures(),
		rounds: rotation.rounds,
		units: rotation.visitor.units,
		printed: [...rotation.visitor.printed.values()],
		perRound: rotation.perRound,
		stopped,
		baseFailed,
		elapsed: elapsed()
	});
	const numbers = longest$1(plan).map(({ round }) => round);
	const pool = new RoundBudget(isAgain ? Infinity : count * plan.length);
	for (const [index, round] of numbers.entries()) {
		const roundBegan = elapsed();
		const { open } = rotation;
		const isBeyond = index >= count;
		const last = numbers[isBeyond ? numbers.length - 1 : Math.min(count, numbers.length) - 1] ?? round;
		const place = roundLabel({
			round,
			last,
			isBeyond
		});
		let pair;
		let visited;
		pool.take(open);
		try {
			for (const track of open) {
				visited = track.item;
				const planned = track.rounds[index];
				if (!planned) continue;
				pair = await rotation.visit(track, planned, place);
				if (track.isOpen) keep(track, {
					round,
					block: 1,
					first: planned.order[0],
					...pair
				});
			}
		} catch (error) {
			const isStopped = stop?.aborted === true && !(error instanceof NotPutBack);
			if (!isStopped && !(error instanceof OutOfBudget)) throw error;
			rotation.visitor.show(place);
			const what = visited?.title ? ` while ${visited.title} ran` : "";
			const how = isStopped ? "measuring was stopped" : "the budget ended";
			console.info(`${place}: ${how}${what}; what was cut short is not counted`);
			const why = isStopped ? "interrupted" : "budget";
			return index === 0 ? {
				...ended(why),
				rounds: []
			} : ended(why);
		}
		rotation.visitor.show(place);
		const failed = rotation.failure();
		const { sound } = rotation;
		if (failed || sound.length === 0) return ended("failed", failed);
		const asked = further(sound.map(({ measured }) => measured), rotation.visitor.units, rotation.tracks.flatMap(lostIn).length);
		for (const [n, track] of sound.entries()) applySelection(track, asked[n] ?? "nothing", index + 1, driver.canFilter);
		const took = elapsed() - roundBegan;
		if (budget !== null && budgeting) rotation.keepWithin(budget - elapsed(), index + 1, took, open, budgeting);
		const pace = rotation.isAlone ? elapsed() / (index + 1) : took * rotation.open.length / open.length;
		const most = isAgain && index + 1 < count ? count : numbers.length;
		const left = pace * Math.min(most - 1 - index, pool.roundsOf(rotation.open));
		const isLast = index === numbers.length - 1 || index + 1 >= count && !pool.allows(rotation.open);
		watch.roundEnded({
			round,
			last,
			isBeyond,
			isAgain,
			visited: open.length,
			took,
			left,
			open: isLast ? 0 : rotation.open.length,
			pair: rotation.isAlone && pair || null,
			rounds: () => rotation.rounds,
			units: rotation.visitor.units
		});
		const isUsual = index + 1 === count || index === numbers.length - 1;
		if (rotation.open.length === 0) return ended(isUsual ? "count" : "settled");
		if (isLast) return ended("count");
		if (budget !== null && elapsed() + pace > budget) return ended("budget");
	}
	throw new RangeError("a schedule needs a round");
}
function longest$1(plan) {
	return plan.reduce((most, { rounds }) => rounds.length > most.length ? rounds : most, []);
}
const trialShare = 1 / 4;
async function warmUp(items, driver, console, budget, watch = inLines(console)) {
	const began = Date.now();
	const rotation = new RoundRobin(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: false,
		hasRun: false,
		watch,
		noiseWanted: () => 0
	});
	const probe = [];
	const untried = [];
	for (const track of rotation.tracks) {
		if (budget !== null && probe.length > 0 && Date.now() - began > budget * 1e3 * trialShare) {
			untried.push(track.item);
			continue;
		}
		const pair = await rotation.visit(track, {
			round: 0,
			order: ["base", "head"]
		}, "the trial");
		probe.push(rotation.visitor.probes.get(track.item) ?? {
			short: pair.head,
			long: null,
			two: null
		});
	}
	rotation.visitor.show("the trial");
	const baseFailed = rotation.failure();
	const { lost } = rotation.failures();
	return {
		probe,
		lost,
		baseFailed,
		untried,
		elapsed: (Date.now() - began) / 1e3
	};
}

// src/effects/measure/measure-and-confirm.ts
function budgetTooShort(given, left) {
	const kept = given < left ? ` (of ${formatDuration(left)}, as suspects are measured again in the rest)` : "";
	return new CouldNotMeasure(`budget: the first round did not end within ${formatDuration(given)}${kept}. Give more time, or let the command do less.`);
}
function keptShare(driver, items) {
	return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2;
}
function budgetingOf(driver, items, settings, budget) {
	const kept = settings.confirm ? keptShare(driver, items) : 0;
	return {
		budget,
		rounds: roundsToDecide(settings),
		kept
	};
}
async function measureAndConfirm(driver, console, settings, { watch, stop, ready, sharing } = {}) {
	const { count, seed, budget } = settings;
	const all = await driver.items();
	const tried = budget === null ? all : all.toSorted((a, b) => Number(b.isChanged ?? false) - Number(a.isChanged ?? false));
	const warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null;
	const probe = warmed?.probe ?? [];
	const left = budget === null ? null : budget - (warmed?.elapsed ?? 0);
	const untried = warmed?.untried ?? [];
	const failed = [...driver.lost, ...warmed?.lost ?? []];
	const parts = tried.filter((item) => !untried.includes(item) && !failed.some((one) => one.item === item)).flatMap((item) => driver.parts(item));
	const beyond = budget === null || warmed === null ? [] : beyondBudget(driver, parts, untried, budgetingOf(driver, parts, settings, budget), warmed.elapsed);
	if (beyond[0]) console.warn(beyond[0].failures[0]?.message ?? "");
	const lost = [...failed, ...beyond];
	const items = parts.filter((item) => !beyond.some((one) => one.item === item));
	const most = mostRounds(settings);
	const isPart = settings.shard !== null;
	const schedules = planItems(items.length, 3 * most, seed);
	const plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	}));
	const firstPlan = plan.map((one) => ({
		...one,
		rounds: one.rounds.slice(0, most)
	}));
	const without = (stopped) => ({
		first: {
			...nothingMeasured,
			stopped,
			lost
		},
		again: null,
		probe,
		isRelaid: false
	});
	if (plan.length === 0 && driver.proven.length > 0) return without("unchanged");
	if (plan.length === 0 && driver.isEmpty) return without("empty");
	if (!warmed?.baseFailed) await ready?.();
	const forFirst = left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items));
	const measured = warmed?.baseFailed ? {
		...nothingMeasured,
		baseFailed: warmed.baseFailed
	} : await measure(firstPlan, driver, console, {
		budget: forFirst,
		budgeting: budget === null ? void 0 : budgetingOf(driver, items, settings, budget),
		count,
		isAgain: false,
		watch,
		stop,
		noiseWanted: (round, _, rows) => noiseWanted(round, rows, settings),
		further(rounds, units, more) {
			const others = lost.length + more + driver.proven.length;
			const refusal = refusalOf(rounds, units, settings, others);
			if (refusal?.kind === "nothing-measured" && driver.isEmpty) throw new EmptyShard();
			const isOpen = refusal?.kind === "nothing-measured" && refusal.on === "head" && isPart;
			if (refusal && !isOpen) throw errorOf(refusal, settings, sharing);
			return selectOpenItems(rounds, units, settings, isPart);
		}
	}).catch((error) => {
		if (error instanceof EmptyShard) return null;
		throw error;
	});
	if (measured === null) return without("empty");
	const first = {
		...measured,
		lost: [...lost, ...measured.lost]
	};
	const once = {
		first,
		again: null,
		probe,
		isRelaid: false
	};
	if (first.baseFailed || first.stopped === "failed") return once;
	const made = first.rounds.length;
	const isStopped = () => stop?.aborted === true;
	if (made === 0) throw isStopped() ? new Cancelled("cancelled") : budgetTooShort(forFirst ?? 0, left ?? 0);
	if (!settings.confirm || isStopped()) return once;
	const suspects = suspectsIn(first.rounds, first.units, settings);
	if (suspects.length === 0) return once;
	const found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const names = new Set(reported.map(({ benchmark }) => benchmark));
	const suspected = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null);
	const suspectsOf = (item) => {
		const its = suspects.filter((one) => isOf(item, one));
		return its.length > 0 ? its : suspects;
	};
	const planOf = (item) => suspectsOf(item).map((one) => planAgain(roundsOf(one), settings)).reduce((a, b) => b.count > a.count ? b : a);
	const repeated = suspected.map(({ rounds, ...one }) => {
		const planned = rounds.slice(most, most + mostRounds(planOf(one.item)));
		return {
			...one,
			rounds: planned.map((round, n) => ({
				...round,
				round: made + 1 + n
			}))
		};
	});
	const longest = Math.max(...repeated.map(({ item }) => planOf(item).count));
	const noTime = () => console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`);
	const shareOf = ({ only }) => only ? only.length / names.size : 1;
	const costOf = (one) => (first.perRound.get(one.item) ?? 0) * planOf(one.item).count * shareOf(one);
	const needed = repeated.reduce((sum, one) => sum + costOf(one), 0);
	if (left !== null && first.elapsed + needed > left) {
		noTime();
		return once;
	}
	console.info(`${found}: measuring up to ${longest} rounds again, to see whether it recurs`);
	const relaying = Date.now();
	try {
		await driver.relay(repeated.map(({ item }) => item), [...new Set(repeated.flatMap(({ rounds }) => rounds.map(({ round }) => round)))].sort((a, b) => a - b));
	} catch (error) {
		if (!isStopped() || error instanceof NotPutBack) throw error;
		return {
			...once,
			first: {
				...first,
				stopped: "interrupted"
			}
		};
	}
	const again = await measure(repeated, driver, console, {
		budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1e3,
		count: longest,
		isAgain: true,
		watch,
		stop,
		noiseWanted: (_, item) => noiseWantedAgain(suspectsOf(item), settings),
		further: (rounds, units) => selectForConfirmation(rounds, units, suspects, settings, isPart)
	});
	if (again.baseFailed) return {
		...once,
		first: {
			...first,
			stopped: "failed",
			baseFailed: again.baseFailed
		}
	};
	const known = {
		...once,
		first: {
			...first,
			lost: [...first.lost, ...again.lost]
		}
	};
	if (again.stopped === "interrupted") return {
		...known,
		first: {
			...known.first,
			stopped: "interrupted"
		}
	};
	const isCutShort = again.stopped === "budget" && again.rounds.length < longest;
	if (isCutShort) noTime();
	if (isCutShort || again.stopped === "failed") return known;
	return {
		...known,
		again,
		isRelaid: driver.isRelaid
	};
}
async function warmUpWithin(items, driver, console, budget, watch) {
	try {
		return await warmUp(items, driver, console, budget, watch);
	} catch (error) {
		throw error instanceof OutOfBudget ? budgetTooShort(budget ?? 0, budget ?? 0) : error;
	}
}
function suspectedIn(plan, suspects, reported) {
	const kept = suspects.every((one) => plan.some(({ item }) => isOf(item, one))) ? plan.filter(({ item }) => suspects.some((one) => isOf(item, one))) : plan;
	const rows = suspects.map(({ benchmark }) => benchmark);
	const only = reported === null ? [] : reportedAs(rows, reported);
	return only.length === 0 ? kept : kept.map((one) => ({
		...one,
		only
	}));
}
function isOf({ benchmark, package: path }, comparison) {
	return benchmark === null || comparison.package === path && isRowOf(comparison.benchmark, benchmark);
}
async function measureSides(driver, bench, settings) {
	const prepareBase = () => baseFailing(() => driver.prepare("base"));
	const failed = await prepareBase();
	const failedAgain = failed && await onceMore(failed, bench.console, prepareBase);
	if (failed && failedAgain) {
		announce(bench, failed);
		await tryHead(driver, bench, failed, settings);
		const baseFailed = retryError(failed, failedAgain);
		return {
			first: {
				...nothingMeasured,
				baseFailed
			},
			again: null,
			probe: [],
			isRelaid: false
		};
	}
	await driver.prepare("head");
	const twice = await measureAndConfirm(driver, bench.console, settings, bench);
	if (twice.first.baseFailed) announce(bench, twice.first.baseFailed);
	return twice;
}
async function baseFailing(step) {
	try {
		await step();
		return null;
	} catch (error) {
		if (error instanceof SideFailed && error.side === "base") return error;
		throw error;
	}
}
async function onceMore(failed, console, prepareBase) {
	if (failed.kind !== "failed") return failed;
	console.info(`base could not be prepared: ${failed.why}; trying once more, in the same folder`);
	return prepareBase();
}
function announce({ console, commits }, { why }) {
	console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`);
}
async function tryHead(driver, { console }, base, { budget }) {
	console.info("trying head, to see whether that can be measured");
	try {
		await driver.prepare("head");
		const budgetEnds = budget === null ? null : Date.now() + budget * 1e3;
		for (const item of await driver.items()) {
			const output = console.untrusted("the trial, head");
			const onOutput = (chunk) => output.write(chunk);
			const attempt = {
				round: 0,
				place: "the trial",
				only: null,
				budgetEnds,
				onOutput
			};
			const { visit } = await driver.visit(item, "head", attempt).finally(() => output.close());
			if (visit.measurements.length > 0) return;
		}
	} catch (error) {
		if (error instanceof OutOfBudget) throw budgetError(base);
		throw error instanceof SideFailed ? bothSidesError(error, base) : error;
	}
	throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
}

// src/core/profile/difference.ts
const profileSeconds = 5;
const mostIterations = 1e9;
function iterationsToProfile(base, head) {
	const slower = Math.max(base, head);
	const enough = slower > 0 ? Math.ceil(profileSeconds / slower) : mostIterations;
	return Math.min(Math.max(1, enough), mostIterations);
}
const mostByFlat = 10;
const mostByCum = 5;
const leastShown = 3;
const leastShare = .005;
const errors = 3;
function differenceOf({ base, head, iterations, factor, grain, floor }) {
	const each = factor / iterations;
	const all = paired(base, head);
	const least = Math.max(leastShare * Math.max(base.total, head.total), floor * iterations);
	const isLarge = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) >= least;
	const isNoise = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) <= errors * Math.sqrt(grain * (one.base[by] + one.head[by]));
	const byFlat = most(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, mostByFlat);
	const isNews = (one) => !byFlat.includes(one) && !isFrame.test(one.function);
	const byCum = most(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum"));
	const clear = [...byFlat, ...byCum.slice(0, mostByCum)];
	const unclear = most(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least);
	const shown = [...clear, ...unclear.slice(0, Math.max(0, leastShown - clear.length))];
	const scaled = ({ flat, cum }) => ({
		flat: flat * each,
		cum: cum * each
	});
	return {
		total: {
			base: base.total * each,
			head: head.total * each
		},
		functions: shown.toSorted((a, b) => growth(b, "flat") - growth(a, "flat") || growth(b, "cum") - growth(a, "cum")).map((one) => ({
			function: one.function,
			base: scaled(one.base),
			head: scaled(one.head),
			isNoise: {
				flat: isNoise(one, "flat"),
				cum: isNoise(one, "cum")
			}
		}))
	};
}
const isFrame = /^(testing|runtime)\.|^main\.main$/;
function growth({ base, head }, by) {
	return head[by] - base[by];
}
function most(all, by, isWanted) {
	return all.filter(isWanted).toSorted((a, b) => Math.abs(growth(b, by)) - Math.abs(growth(a, by)));
}
function paired(base, head) {
	const [before, after] = [costs(base), costs(head)];
	const nothing = {
		flat: 0,
		cum: 0
	};
	return [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((name) => ({
		function: name,
		base: before.get(name) ?? nothing,
		head: after.get(name) ?? nothing
	}));
}
function costs({ functions }) {
	const found = /* @__PURE__ */ new Map();
	for (const { name, flat, cum } of functions) {
		const known = found.get(name);
		found.set(name, {
			flat: flat + (known?.flat ?? 0),
			cum: cum + (known?.cum ?? 0)
		});
	}
	return found;
}

// src/core/profile/pprof-top.ts
const longestText = 16 * 2 ** 20;
const longestName = 1e3;
const totalLine = /^Showing nodes accounting for \S+, \S+% of (\S+) total$/;
const heading = /^ +flat +flat% +sum% +cum +cum%$/;
const row = /^ *(\S+) +[\d.e+-]+% +[\d.e+-]+% +(\S+) +[\d.e+-]+% {2}(\S.*)$/;
function parsePprofTop(text, unit) {
	if (text.length > longestText) return null;
	const lines = text.split(/\r?\n/);
	const start = lines.findIndex((line) => heading.test(line));
	const total = numberOf(totalLine.exec(lines[start - 1] ?? "")?.[1] ?? "", unit);
	if (total === null) return null;
	const functions = [];
	for (const line of lines.slice(start + 1)) {
		if (line === "") continue;
		const [, flatText = "", cumText = "", name = ""] = row.exec(line) ?? [];
		const [flat, cum] = [numberOf(flatText, unit), numberOf(cumText, unit)];
		if (flat === null || cum === null) return null;
		functions.push({
			name: shownName(name),
			flat,
			cum
		});
	}
	return {
		total,
		functions
	};
}
function shownName(name) {
	return name.replace(/ \((partial-)?inline\)$/, "").slice(0, longestName);
}
function numberOf(text, unit) {
	if (text === "0") return 0;
	if (text.length > 40 || !text.endsWith(unit)) return null;
	const digits = text.slice(0, text.length - unit.length);
	return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
}

// src/effects/profile/pprof.ts
const units = {
	cpu: "ns",
	mem: "B",
	block: "ns"
};
const ignored = ["^runtime\\.main$", "^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$"];
const questions = {
	cpu: ["-sample_index=cpu", `-ignore=${ignored.join("|")}`],
	mem: ["-sample_index=alloc_space", `-ignore=${[...ignored, "^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$"].join("|")}`],
	block: [
		"-sample_index=delay",
		`-ignore=${ignored.join("|")}`,
		"-hide=^(runtime|sync|internal/sync)\\."
	]
};
const pprofTimeout = 60;
const buildTimeout = 600;
async function findPprof({ go, scratch, run, signal }) {
	const home = join(scratch, "home");
	await mkdir(home, { recursive: true });
	const asked = async (process, seconds) => {
		const deadline = Date.now() + seconds * 1e3;
		const ended = await run({
			...process,
			cwd: home,
			signal,
			deadline,
			onOutput() {}
		});
		if (ended.isLate) throw new CouldNotMeasure(`pprof took longer than ${seconds} s.`);
		if (ended.status !== 0) {
			const last = ended.lastLines.split("\n").at(-1)?.slice(0, 200);
			throw new CouldNotMeasure(`pprof failed (${ended.status}): ${last}`, ended.lastLines);
		}
		return ended.stdout;
	};
	const plain = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: "",
		GOPROXY: "off"
	};
	const file = (await asked({
		file: go.file,
		args: [
			"tool",
			"-n",
			"pprof"
		],
		env: {
			...go.env,
			...plain
		}
	}, buildTimeout)).trim();
	const env = {
		...systemOf(go.env),
		...homeAt(home)
	};
	return async (kind, profile) => {
		const unit = units[kind];
		const args = [
			...[
				"-top",
				"-symbolize=none",
				"-trim=false",
				"-relative_percentages",
				`-unit=${unit}`
			],
			...questions[kind],
			profile
		];
		const table = parsePprofTop(await asked({
			file,
			args,
			env
		}, pprofTimeout), unit);
		if (table === null) throw new CouldNotMeasure("pprof did not print a table of functions.");
		return table;
	};
}
function homeAt(folder) {
	return Object.fromEntries([
		...[
			"HOME",
			"USERPROFILE",
			"AppData",
			"LocalAppData",
			"XDG_CONFIG_HOME",
			"XDG_CACHE_HOME"
		],
		"TMPDIR",
		"TEMP",
		"TMP",
		"PPROF_TMPDIR",
		"PPROF_BINARY_PATH"
	].map((name) => [name, folder]));
}
function systemOf(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|SYSTEMROOT)$/i.test(name)));
}

// src/effects/profile/profile-regressions.ts
const mostBenchmarks = 10;
const mostSeconds = {
	run: 120,
	all: 900
};
const memoryShare = 1 / 32;
const scales = {
	cpu: {
		factor: 1e-9,
		grain: 1e7,
		floor: 0
	},
	mem: {
		factor: 1,
		grain: 0,
		floor: 1
	},
	block: {
		factor: 1e-9,
		grain: 0,
		floor: 1
	}
};
async function profileRegressions(targets, profiling) {
	const { kinds, console } = profiling;
	const profiled = targets.slice(0, mostBenchmarks);
	if (profiled.length === 0 || kinds.length === 0) return [];
	if (targets.length > profiled.length) console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`);
	const scratch = await mkdtemp(join(tmpdir(), "benchgate-profile-"));
	try {
		const pprof = remembered(() => findPprof({
			...profiling,
			scratch: join(scratch, "pprof")
		}));
		const stems = stemsOf(profiled);
		const end = Date.now() + mostSeconds.all * 1e3;
		const differences = [];
		for (const [index, target] of profiled.entries()) {
			console.info(`profiling ${target.benchmark}: ${kinds.join(", ")}`);
			const work = {
				...profiling,
				target,
				stem: stems[index] ?? "",
				scratch,
				pprof,
				end
			};
			for (const kind of kinds) differences.push(await difference({
				...work,
				kind
			}));
		}
		return differences;
	} finally {
		await rm(scratch, {
			recursive: true,
			force: true
		});
	}
}
async function difference(work) {
	const { target, kind, stem, folder } = work;
	const iterations = kind === "mem" ? Math.ceil(target.iterations * memoryShare) : target.iterations;
	const known = {
		benchmark: target.benchmark,
		package: target.package,
		kind,
		iterations
	};
	const unit = kind === "mem" ? "B/op" : "sec/op";
	const nothing = {
		...known,
		unit,
		total: {
			base: 0,
			head: 0
		},
		functions: []
	};
	const names = bySide((side) => profileFile(stem, kind, side));
	const files = bySide((side) => `${profilesFolder}/${names[side]}`);
	let areTaken = false;
	try {
		const profiles = {
			base: await taken(work, "base", iterations),
			head: await taken(work, "head", iterations)
		};
		await makeFolder(folder);
		for (const side of sides) await replaceFile(join(folder, names[side]), profiles[side]);
		areTaken = true;
		const pprof = await work.pprof();
		const base = await pprof(kind, join(folder, names.base));
		const head = await pprof(kind, join(folder, names.head));
		return {
			...nothing,
			...differenceOf({
				base,
				head,
				iterations,
				...scales[kind]
			}),
			files,
			failure: null
		};
	} catch (error) {
		if (error instanceof Cancelled) throw error;
		const failure = error instanceof Error ? error.message : String(error);
		work.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`);
		return {
			...nothing,
			files: areTaken ? files : null,
			failure
		};
	}
}
async function taken(work, side, iterations) {
	const { target, kind, scratch, run, signal, console, timeout, end } = work;
	const path = join(scratch, `${side}.${kind}`);
	if (Date.now() >= end) throw new CouldNotMeasure("there was no time left for it");
	const output = console.untrusted(`profile of ${target.benchmark} (${kind}) on ${side}`);
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
		const deadline = Math.min(end, Date.now() + Math.min(timeout, mostSeconds.run) * 1e3);
		const onOutput = (chunk) => output.write(chunk);
		await work.enter(side);
		const binary = target.sides[side];
		return await recordProfile({
			binary,
			kind,
			iterations,
			path,
			run,
			signal,
			deadline,
			onOutput
		});
	} catch (error) {
		if (error instanceof CouldNotMeasure) throw new CouldNotMeasure(`on ${side}, ${error.message}`, error.output);
		throw error;
	} finally {
		output.close();
	}
}
async function makeFolder(folder) {
	if ((await lstatOrNull(folder))?.isSymbolicLink()) await rm(folder);
	await mkdir(folder, { recursive: true });
}
function bySide(of) {
	return {
		base: of("base"),
		head: of("head")
	};
}
function remembered(make) {
	let made;
	return () => {
		made ??= make();
		return made;
	};
}
const mostBytes = 64 * 2 ** 20;
async function recordProfile(recording) {
	const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording;
	const args = [
		...profiling(kind, path),
		`-test.benchtime=${iterations}x`,
		"-test.count=1"
	];
	const ended = await run({
		file: binary.file,
		args: [...args, ...binary.args.filter((arg) => !ours.test(arg))],
		cwd: binary.cwd,
		env: binary.env,
		signal,
		deadline,
		onOutput
	});
	if (ended.isLate) throw new CouldNotMeasure("it took too long", ended.lastLines);
	if (ended.status !== 0) throw new CouldNotMeasure(`it ended with ${typeof ended.status === "number" ? "exit code " : ""}${ended.status}`, ended.lastLines);
	if (parseGo(ended.stdout).measurements.length === 0) throw new CouldNotMeasure("it measured nothing", ended.lastLines);
	return readProfile(path);
}
const ours = /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(kind, path) {
	if (kind === "cpu") return [`-test.cpuprofile=${path}`];
	return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`];
}
async function readProfile(path) {
	const missing = new CouldNotMeasure("it left no profile");
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
		throw missing;
	});
	try {
		const found = await file.stat();
		if (!found.isFile() || found.size === 0) throw missing;
		if (found.size > mostBytes) throw new CouldNotMeasure(`its profile is larger than ${mostBytes / 2 ** 20} MiB`);
		return await file.readFile();
	} finally {
		await file.close();
	}
}
function targetsIn({ comparisons }, driver) {
	const times = new Map(comparisons.filter(({ unit }) => unit === "sec/op").map((one) => [benchmarkId(one), one]));
	const worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a));
	const targets = /* @__PURE__ */ new Map();
	for (const comparison of worst) {
		const { benchmark, package: path } = comparison;
		const binaries = driver.binaries(benchmark, path);
		const time = times.get(benchmarkId(comparison));
		if (!binaries || !time || targets.has(benchmarkId(comparison))) continue;
		const iterations = iterationsToProfile(time.base.center, time.head.center);
		targets.set(benchmarkId(comparison), {
			benchmark,
			package: path,
			iterations,
			sides: binaries
		});
	}
	return [...targets.values()];
}
const profilesFolder = "profiles";
const longest = 80;
function stemsOf(benchmarks) {
	const taken = /* @__PURE__ */ new Set();
	return benchmarks.map(({ benchmark, package: path }) => {
		const stem = `${path?.split("/").at(-1) ?? ""} ${benchmark.replace(/-\d+$/, "")}`.toLowerCase().replace(/[^a-z\d]+/g, "-").replace(/^-/, "").slice(0, longest).replace(/-$/, "") || "benchmark";
		let unique = stem;
		for (let n = 2; taken.has(unique); n++) unique = `${stem}-${n}`;
		taken.add(unique);
		return unique;
	});
}
function profileFile(stem, kind, side) {
	return `${stem}.${kind}.${side}.pprof`;
}

// src/run/gate.ts
async function gate(inputs, around) {
	const run = await openRun(inputs, around);
	const { git, settings, entered } = run;
	if (await isUntouched(git, entered, settings)) return untouched(run, around.console);
	return gateOpened(run, around);
}
async function gateOpened(run, around) {
	const { git, settings, entered } = run;
	const { checkout: mode, ignoredFiles } = settings;
	const take = mode === "worktree" ? takeWorktrees : takeCheckout;
	const { measured, noticed } = await withRunResources(run, around, () => take(git, entered, around.console, {
		...takingOf(run, around),
		ignoredFiles
	}), ({ checkout: sides, ...held }) => measureRun(run, around, {
		sides,
		...held,
		profiles: around.profiles,
		with: around.with,
		...around.like && { alike: sharedPlanAs(around.like, settings.seed) }
	}));
	return noticing(measured, noticed);
}
async function measureRun(run, around, at) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { inputs, git, withheld, commits, entered, suite, rules, settings, part, machine } = run;
		const { console, signal, stop, watch, builds, sharing } = around;
		const { workingDirectory, timeout } = settings;
		const change = canProve(settings) ? await treeChange(git, entered) : null;
		const moved = await findMovedPackages(git, entered);
		const ending = stop ? AbortSignal.any([signal, stop]) : signal;
		const { run: command, ...onEach } = await onSides(run, at, around);
		const { sides, checkout } = onEach;
		const bench = {
			...onEach,
			commits,
			change,
			moved,
			workingDirectory,
			once: at.once,
			withheld,
			builds,
			timeout,
			signal: ending,
			console
		};
		const planning = {
			...settings,
			run: command,
			...part,
			alike: at.alike
		};
		const driver = _usingCtx$1.a(await openDriver(bench, planning, around.env.RUNNER_TEMP));
		const ready = async () => {
			await at.ready?.();
			machine.measuring();
		};
		const witness = {
			commits,
			console,
			ready,
			stop,
			watch,
			sharing
		};
		const measuring = inputs.calibrate ? inFull(settings) : settings;
		const { RUNNER_TEMP: temporary = tmpdir() } = around.env;
		const places = {
			enter: sides.enter,
			checkout,
			temporary,
			env: onEach.env,
			console,
			setup: settings.setup,
			run: settings.run,
			isPreparedBefore: at.once !== void 0 || builds !== void 0
		};
		const { driver: watched, findings } = await observed(driver, git, entered, places);
		const measured = await measureSides(at.with?.(watched) ?? watched, witness, measuring);
		const otherCode = findings();
		const toolchains = {
			base: driver.toolchain("base"),
			head: driver.toolchain("head")
		};
		const { planned: visits, laidOut } = driver;
		const result = judged({
			commits,
			settings,
			suite,
			otherCode,
			rules,
			toolchains,
			visits,
			laidOut,
			machine: machine.done(at.lock)
		}, measured, driver.proven);
		const profile = () => profileRegressions(targetsIn(result, driver), {
			kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
			folder: join(at.profiles, profilesFolder),
			run: runProcess,
			go: {
				file: "go",
				env: run.env
			},
			enter: sides.enter,
			timeout,
			signal,
			console
		});
		const profiles = await (at.alone ? at.alone(profile) : profile());
		const { rounds, units } = measured.first;
		const samples = (side) => writeGo(side, rounds, units);
		return {
			result: {
				...result,
				profiles
			},
			samples: {
				base: samples("base"),
				head: samples("head")
			}
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function noticing(gated, noticed) {
	const result = withWarnings(gated.result, noticed.filter((one) => one !== null));
	return {
		...gated,
		result
	};
}
function judged(circumstances, { first, again, probe, isRelaid }, proven) {
	if (first.baseFailed) return resultWithoutBase(circumstances, first.rounds, first.baseFailed);
	return resultOf({
		...circumstances,
		...seriesIn(first),
		probe,
		proven,
		lost: first.lost.map(lostOf),
		again: again && {
			...seriesIn(again),
			isRelaid
		}
	});
}
function inFull(settings) {
	return {
		...settings,
		stopEarly: false,
		confirm: false
	};
}
function seriesIn(measured) {
	return {
		...measured,
		series: collect(measured.rounds, measured.units)
	};
}

export { gate, gateOpened, measureRun, noticing };