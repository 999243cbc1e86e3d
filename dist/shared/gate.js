import { VisitAndFailureCountsOfItem, bothSidesFailedError, budgetEndedAfterFailureError, canProveCommandUnchangedWithSettings, canProveGoUnchangedWithSettings, changedFilesInLanguagesUnreadByRun, combineBaseFailuresOfTwoTries, commandsReadCodeFromGitObjects, couldBeBuiltFrom, createNpmPackageFolderFinder, excludeNativeSourcesOutsideGoFolders, fileNameBeforeFirstDot, fileStatsFingerprint, findFailuresByDifferingExitStatus, findImageSharedBySidesInCommands, firstFailureOfEachSide, folderKeepsAccessTimes, headEmptyAndBaseFailedError, isArchiveOfPython, isCompiledSource, isCompiledSourceButNoHeader, isDocumentOrWorkflow, isFileOfTimestampBuildTool, isLink, isMachineCodeSourceFile, isReadByBuildTools, isRowOfFailedBenchmark, isSourceFile, isUsualPathOfBuild, makeGitIndexTimesTrusted, maxBothSidesRoundSecondsOfVisitPlan, mayBeMachineCode, nameOfGeneratedSource, observeReads, openMeasurementDriver, pathsNamedByCommandsOnlyOnHead, plainFileStats, prepareCommandsAndEnvForSides, putAccessTimesOfCodeBack, resolveRevisionsAndSettings, resultIfPathsAreUnchanged, reuseVisitPlanOfResult, runFunctionShowingUntrustedOutput, runProcess, selectProductionSources, setFileTimesToNow, startOtherProcessesLoadMeter, topFolderAndFoldersAbovePath, trialExceededBudgetShareError, withRunResources } from "./run-resources.js";
import { CancelledError, CouldNotMeasureError, NotPutBackError, SideFailedError, _usingCtx, accessibleStatsOrNull, collectSeriesFromRounds, configValueOfMeasurement, countCompleteRounds, entriesBelow, escapeControlCharacters, exceedsLimit, findReportedNamesOfRows, firstRoundRefusalError, folderEntries, formatDuration, getOrInsert, groupBy, isIntervalBeyondLimit, isPathIn, isPathTaken, isTimeOrRateUnit, isWarningThatOtherCodeRan, lazy, lstatOrNull, lstatOrNullSync, makeTemporaryFolder, memoize, mergeUnitDeclarationsOfSides, otherSide, packageAndBenchmarkId, parseGoOutput, readBytesOrEmpty, readTextOrEmpty, realPathOrNull, removeAndCreateFile, replayedRunWarningOfSides, resolveProgramPathOrKeepName, rowId, shortSha, sides, unreachedCodeRunWarnings, worseningAndImprovementOfRatio, writeGoFormat } from "./basics.js";
import { createResultOfFailedBaseFromRounds, resultFileOfMeasuredRun, resultWithRunWarnings, roundLabel } from "./result.js";
import { findMovedGoImportPaths, globToPathspec, listFilePathsOfCommit, readCommitEntries, readDifferencesInGlobs, readPathsDifferingBetweenSides, readRawGitDifferencesBetweenCommits, refuseGlobOutsideRepository } from "./own-commits.js";
import { decodeGitText, resolvePathInGitFolder, splitAtNul, toUndecodedGitText } from "./git.js";
import { EmptyShardError, RestartRoundError, VisitCutOffByBudgetError, convertLostItemToResultFileEntry, createRoundLoggingWatcher } from "./driver.js";
import { changeMagnitudeOfComparison, compareAllSeries, confirmationPlanOfSuspect, countItemsMeasurableInSeconds, decideChangesOfAllSeries, decideVisitsByNoiseWithinRounds, estimateRatioNoiseWithinRound, estimateTotalBudgetSeconds, findRowIdsOfSuspectsStillToConfirm, headFailsMoreOften, isTooNoisyEvenAfterAllPlannedRounds, mergeRoundsOfItems, mergeShortVisitsOfSideInRound, planRoundsInRandomSideOrderForEachItem, renameToHeadImportPaths, rowsWithOutcome, selectSuspects } from "./confirm.js";
import { steadyNow } from "./api.js";
import { couldSeriesFail, directionIfSeriesCouldFail, findTooFewRoundsRefusal, isInterimRound, isMeasuredOnBothSides, maxRoundsOfPlan, plannedInterimRounds, roundsUntilFirstDecision } from "./interim-plan.js";
import { isRowOfBenchmarkOrSubBenchmark, rowRulesOf, settingsOfRow } from "./row-rules.js";
import { isInPrefix, isSettingsOfCachingBuildTool, isSystemFolder, parseToml, pathsNamedInCommands, programAndLibraryFolders, textsInListOfParsedTomlTable, tomlTableAtKeyOrEmpty } from "./rules-file3.js";
import { isCatalogFile, isLockFile, isVersionOneOf, kindOfRequirementsFile, mayNameVersionsOfSomeEnvironments, normalizedPythonName, packagesOfComposer, packagesWithOtherVersions, parseRequiredVersions, pythonProjectNames } from "./required-packages.js";
import { folderWithFinalSlashOfPath } from "./benchmark-files.js";
import { closeSync, constants, existsSync, openSync, readFileSync, readSync, readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, extname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { spawnSync } from "node:child_process";
import { mkdir, open, readFile, realpath, rm } from "node:fs/promises";
import { createHash, randomUUID } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";

// src/effects/measure/driver-wrappers.ts
function wrapMeasurementDriverWithMethods(driver, methods) {
	return new Proxy(driver, { get: (target, name) => methods[name] ?? boundTo(target, name) });
}
function boundTo(target, name) {
	const value = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
async function visitAndMeasureOtherProcessLoad(visit) {
	const stopCounting = startOtherProcessesLoadMeter();
	const outcome = await visit();
	const { processor = 0, seconds, others } = outcome.visit;
	const busy = others === void 0 ? stopCounting(processor) : null;
	return busy === null ? outcome : {
		...outcome,
		visit: {
			...outcome.visit,
			others: busy * seconds
		}
	};
}
function renameImportPathsInBaseResultsOfDriver(driver, moved) {
	return wrapMeasurementDriverWithMethods(driver, { visit: async (item, side, attempt) => {
		const outcome = await driver.visit(item, side, attempt);
		if (side === "head") return outcome;
		const measurements = renameToHeadImportPaths(outcome.visit.measurements, moved);
		return {
			...outcome,
			visit: {
				...outcome.visit,
				measurements
			}
		};
	} });
}
async function gatePassesWithoutMeasuring(gate) {
	try {
		return (await gate(withoutItems)).verdict === "pass";
	} catch (error) {
		if (error instanceof CouldNotMeasureError) return false;
		throw error;
	}
}
function withoutItems(driver) {
	return wrapMeasurementDriverWithMethods(driver, { async items() {
		if ((await driver.items()).length > 0) throw new CouldNotMeasureError("the sides build different code");
		return [];
	} });
}
const referenceShare = 2 / 5;
var RunAndReferenceDriverCoordinator = class {
	titles = /* @__PURE__ */ new Set();
	ofRun(driver) {
		return wrapMeasurementDriverWithMethods(driver, {
			items: async () => {
				const items = await driver.items();
				for (const { title } of items) this.titles.add(title);
				return items;
			},
			parts: (item) => {
				const parts = driver.parts(item);
				for (const part of parts) driver.visitsPerRound(part);
				return parts;
			}
		});
	}
	ofReference(driver, ownSide) {
		let millisecondsLeft = null;
		return wrapMeasurementDriverWithMethods(driver, {
			visit: async (item, side, attempt) => {
				const { round, budgetEnds } = attempt;
				if (side !== ownSide || round === 0 || budgetEnds === null) return driver.visit(item, side, attempt);
				const visitBegan = steadyNow();
				millisecondsLeft ??= (budgetEnds - visitBegan) * referenceShare;
				try {
					return await driver.visit(item, side, {
						...attempt,
						budgetEnds: Math.min(budgetEnds, visitBegan + millisecondsLeft)
					});
				} finally {
					millisecondsLeft -= steadyNow() - visitBegan;
				}
			},
			items: async () => (await driver.items()).filter(({ title }) => this.titles.has(title))
		});
	}
};

// src/core/judge/stopping-rule.ts
function whyRefusedAfterFirstRound(items, units, rules, others = 0) {
	if (roundsMade(items) !== 1) return null;
	const series = items.flatMap((rounds) => collectSeriesFromRounds(rounds, units));
	return (others === 0 ? nothingMeasured(series) : null) ?? findTooFewRoundsRefusal(rules, series.filter((candidate) => couldSeriesFail(candidate, rules)).length) ?? thresholdBeyondRate(series, rules);
}
function thresholdBeyondRate(series, rules) {
	const gated = series.filter((row) => couldSeriesFail(row, rules));
	for (const rows of groupBy(gated, packageAndBenchmarkId).values()) {
		const [row] = rows;
		const { threshold } = rowRulesOf(row, rules).rules;
		if (rows.every((one) => directionIfSeriesCouldFail(one, rules) === "higher") && rows.every((one) => rowRulesOf(one, rules).rules.threshold >= 1)) return {
			kind: "threshold-beyond-rate",
			benchmark: row.benchmark,
			unit: row.unit,
			threshold
		};
	}
	return null;
}
function selectBenchmarksForNextRound(items, units, rules, isPart = false) {
	const made = roundsMade(items);
	const mayBeReplayed = made === 3;
	if (!mayBeReplayed && !isInterimRound(made, rules)) return items.map(() => "all");
	const series = items.map((rounds) => collectSeriesFromRounds(rounds, units));
	if (mayBeReplayed && replayedRunWarningOfSides(series.flat()) !== null) return items.map(() => "nothing");
	const isIdle = (rounds) => items.length > 1 && made >= 3 && !haveCommonName(rounds);
	const progress = isInterimRound(made, rules) ? findOpenBenchmarksOfSeriesGroups(series, made, rules, isPart) : null;
	return items.map((rounds, index) => {
		const state = progress?.[index];
		if (state?.isSettled || isIdle(rounds)) return "nothing";
		return state ? state.open : "all";
	});
}
function selectSuspectsForNextConfirmationRound(items, units, suspected, rules, isPart = false) {
	const made = roundsMade(items);
	if (!suspected.map((suspect) => confirmationPlanOfSuspect(suspect, rules)).some((plan) => made === maxRoundsOfPlan(plan) || isInterimRound(made, plan))) return items.map(() => "all");
	const series = items.map((rounds) => collectSeriesFromRounds(rounds, units));
	const open = findRowIdsOfSuspectsStillToConfirm(suspected, series.flat(), made, rules, isPart);
	return series.map((ofItem) => {
		const remaining = ofItem.filter((row) => open.has(rowId(row)));
		return remaining.length === 0 ? "nothing" : [...new Set(remaining.map(({ benchmark }) => benchmark))];
	});
}
function findSuspectsInRounds(rounds, units, rules) {
	const series = collectSeriesFromRounds(rounds, units);
	return replayedRunWarningOfSides(series) === null ? selectSuspects(compareAllSeries(series, rules)) : [];
}
function nothingMeasured(series) {
	if (series.some(({ head }) => head.some((value) => value !== null))) return null;
	return {
		kind: "nothing-measured",
		on: series.length === 0 ? "either" : "head"
	};
}
function haveCommonName(rounds) {
	const namesOn = (side) => new Set(rounds.flatMap((round) => round[side].measurements.map((row) => `${row.unit} ${row.benchmark}`)));
	const base = namesOn("base");
	return [...namesOn("head")].some((name) => base.has(name));
}
function roundsMade(items) {
	return Math.max(...items.map((rounds) => rounds.length));
}
function findOpenBenchmarksOfSeriesGroups(groups, rounds, rules, isPart = false) {
	const matched = groups.map((group) => group.filter(isMeasuredOnBothSides));
	const decided = decideChangesOfAllSeries(matched.flat(), rules, { isExactCounted: true });
	let next = 0;
	return matched.map((group) => {
		const directed = group.map(() => decided[next++]).filter(({ evidence: { direction } }) => direction !== null);
		const open = directed.filter((row) => !isSettled(row, rounds, isPart) && !isMutedBeyond(row, rounds) && !isTooNoisyEvenAfterAllPlannedRounds(row.evidence, countCompleteRounds(row.evidence.series), row.rowRules.rules));
		return {
			isSettled: directed.length > 0 && open.length === 0,
			open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))]
		};
	});
}
function isMutedBeyond({ rowRules: { gate, rules } }, rounds) {
	return gate !== "fail" && rounds >= rules.count;
}
function isSettled({ evidence, change, rowRules: { rules } }, rounds, isPart) {
	const { exact, claims, improvement, ratio, direction } = evidence;
	if (exact) return true;
	if (rules.deltaTest === "none") return false;
	const isFull = rounds >= rules.count;
	if (isPart && (change === "regressed" || change === "improved")) return isFull;
	if (change === "regressed") return isFull || isIntervalBeyondLimit(ratio, direction, rules.threshold);
	if (change === "improved") return true;
	return claims.isBelowThreshold && (isFull || !exceedsLimit(improvement, rules.threshold));
}
const parts = {
	early: 1 / 3,
	later: 1 / 6
};
const ofDistance = 1 / 3;
function targetNoiseOfRound(round, rows, rules) {
	const thresholds = rows.filter(({ unit }) => isTimeOrRateUnit(unit)).map(({ config, ...row }) => rowRulesOf({
		...row,
		package: configValueOfMeasurement(config, "pkg") ?? null
	}, rules)).flatMap((own) => own.gate === "fail" ? own.rules.threshold : []);
	const least = thresholds.length === 0 ? rules.threshold : Math.min(...thresholds);
	const [first = 0] = plannedInterimRounds(rules);
	return least * (rules.stopEarly && round <= first ? parts.early : parts.later);
}
function targetNoiseOfConfirmation(suspects, rules) {
	return Math.min(...suspects.map((suspect) => {
		const { threshold } = settingsOfRow(suspect, rules);
		const worsening = suspect.ratio ? worseningAndImprovementOfRatio(suspect.ratio.estimate, suspect.better).worsening : threshold;
		return Math.max(threshold * parts.later, (worsening - threshold) * ofDistance);
	}));
}

// src/effects/measure/item-state.ts
function initialItemState(planned) {
	return {
		...planned,
		only: planned.only ?? null,
		share: 1,
		measured: [],
		cost: 0,
		noises: [],
		isOpen: true,
		failures: [],
		lostBenchmarks: /* @__PURE__ */ new Map(),
		counts: new VisitAndFailureCountsOfItem()
	};
}
function removeBenchmarksFromVisit(visit, benchmarks) {
	if (benchmarks.length === 0) return visit;
	const isKept = ({ benchmark }) => !benchmarks.some((one) => isRowOfFailedBenchmark(benchmark, one));
	return {
		...visit,
		measurements: visit.measurements.filter(isKept)
	};
}
function decideAndRemoveLostBenchmarksOfItem(state) {
	const { counts, lostBenchmarks } = state;
	if (state.failures.length > 0) return;
	const headFailures = counts.failuresOf(null).filter(({ side }) => side === "head");
	if (headFailsMoreOften(counts.countsOf(null))) state.failures = headFailures.slice(0, 1);
	for (const benchmark of counts.benchmarks) {
		const tries = counts.countsOf(benchmark);
		if (sides.some((side) => tries[side].failed > 0 && !hasRow(state, side, benchmark)) || headFailsMoreOften(tries)) lostBenchmarks.set(benchmark, firstFailureOfEachSide(counts.failuresOf(benchmark)));
	}
	const lostNames = [...lostBenchmarks.keys()];
	state.measured = state.measured.map((round) => ({
		...round,
		base: removeBenchmarksFromVisit(round.base, lostNames),
		head: removeBenchmarksFromVisit(round.head, lostNames)
	}));
}
function hasRow({ measured }, side, failed) {
	return measured.some((round) => round[side].measurements.some((measurement) => isRowOfFailedBenchmark(measurement.benchmark, failed)));
}
function listItemsLostToFailureInItemState({ item, failures, lostBenchmarks, counts }) {
	if (failures.length > 0) return [{
		item,
		failures,
		tries: counts.countsOf(null)
	}];
	return [...lostBenchmarks].map(([benchmark, benchmarkFailures]) => ({
		item: {
			...item,
			title: benchmark,
			benchmark
		},
		failures: benchmarkFailures,
		tries: counts.countsOf(benchmark)
	}));
}
function occasionallyFailingBenchmarksOfItem({ item, failures, lostBenchmarks, counts }) {
	if (failures.length > 0) return [];
	return [...counts.failuresOf(null).length > 0 ? [null] : [], ...counts.benchmarks].filter((name) => name === null || !lostBenchmarks.has(name)).map((name) => ({
		benchmark: name ?? item.benchmark,
		package: item.package,
		...counts.countsOf(name)
	}));
}
function addRoundToItemState(state, round) {
	state.measured.push(round);
	state.cost += state.share;
}
function baseMeasurementsToPlanNextRound({ measured, noises }) {
	return noises.length === 0 ? [] : measured.at(-1)?.base.measurements ?? [];
}
function meanSecondsPerRound({ measured, cost }) {
	const seconds = measured.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return cost === 0 ? 0 : seconds / cost;
}
function secondsOfLastRoundOfItem({ measured }) {
	const last = measured.at(-1);
	return last === void 0 ? 0 : last.base.seconds + last.head.seconds;
}
function applyNextRoundSelectionToItem(state, further, roundsMade, canFilter) {
	const isOver = state.item.sides.length < sides.length || roundsMade >= state.rounds.length;
	if (further === "nothing" || isOver) {
		state.isOpen = false;
		return;
	}
	if (!canFilter) {
		state.share = 1;
		return;
	}
	if (further === "all") return;
	const reported = state.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const allNames = new Set(reported.map(({ benchmark }) => benchmark));
	const only = findReportedNamesOfRows(further, allNames);
	if (only.length === 0 || only.length === allNames.size) return;
	state.only = only;
	state.share = only.length / allNames.size;
}

// src/effects/measure/round-budget.ts
function secondsSavedForFurtherRounds(items, count) {
	return items.reduce((sum, item) => sum + (count - item.cost) * secondsPerRound(item, items), 0);
}
function secondsOfNextRound(open, items) {
	return open.reduce((sum, item) => sum + item.share * secondsPerRound(item, items), 0);
}
function roundsWithin(seconds, open, items) {
	return open.length === 0 ? 0 : Math.floor(seconds / secondsOfNextRound(open, items) + 1e-9);
}
function itemsWithinSavedTime(open, items, seconds, rounds) {
	const quickestFirst = open.map((item) => ({
		item,
		seconds: secondsOfNextRound([item], items)
	})).sort((a, b) => a.seconds - b.seconds);
	const room = countItemsMeasurableInSeconds(quickestFirst.map((one) => one.seconds), seconds, rounds);
	return quickestFirst.slice(0, Math.max(1, room)).map(({ item }) => item);
}
function secondsPerRound(item, items) {
	return items.every((other) => meanSecondsPerRound(other) === 0) ? 1 : meanSecondsPerRound(item);
}
function roundSecondsFromTrial(driver, item) {
	const turns = driver.visitsPerRound(item);
	const visits = driver.report().planned.find(({ benchmark, package: path }) => benchmark === item.benchmark && path === item.package);
	return visits === void 0 ? null : maxBothSidesRoundSecondsOfVisitPlan(visits) * Math.min(turns, 4) / turns;
}
const roundMargin = 1.5;
function lossesOfItemsBeyondTimeBudget(driver, items, untried, { budget, rounds, reserve }, elapsed) {
	const knownCosts = items.map((item) => roundSecondsFromTrial(driver, item)).filter((one) => one !== null);
	const itemCount = items.length + untried.length;
	const asLost = (dropped, needed) => {
		const failures = failuresOfItemsDroppedForTime(dropped.length, itemCount, budget, needed);
		return dropped.map((item) => ({
			item,
			failures
		}));
	};
	if (knownCosts.length < items.length || knownCosts.length === 0) return asLost(untried, null);
	const meanCost = knownCosts.reduce((sum, one) => sum + one, 0) / knownCosts.length;
	const room = countItemsMeasurableInSeconds(knownCosts.map((one) => one * roundMargin), (budget - elapsed) * (1 - reserve), rounds);
	const needed = estimateTotalBudgetSeconds([...knownCosts, ...untried.map(() => meanCost)], roundMargin * rounds, {
		kept: reserve,
		before: elapsed * itemCount / items.length
	});
	return asLost([...items.slice(room), ...untried], needed);
}
function failuresOfItemsDroppedForTime(droppedCount, itemCount, budget, needed) {
	const advice = needed === null ? "" : ` About ${formatDuration(60 * Math.ceil(needed / 60))} would be enough for all.`;
	const why = `the budget of ${formatDuration(budget)} has room for ${itemCount - droppedCount} of ${itemCount} benchmarks`;
	const message = `Not measured: ${why}.${advice} Raise "budget", or choose fewer benchmarks with "bench".`;
	return ["base", "head"].map((side) => new SideFailedError(side, why, message, "", "no time"));
}
function budgetTooShortWarning(cost, seconds, needed, { budget, rounds, reserve }) {
	const room = 1 + Math.floor(seconds / cost);
	const possible = room === 1 ? "one round" : `${room} rounds`;
	const reservedNote = reserve === 0 ? "" : ", as a part is kept for measuring again";
	return `budget: ${formatDuration(budget)} has room for ${possible} of ${formatDuration(cost)}${reservedNote}; nothing is decided before ${rounds} rounds. About ${formatDuration(60 * Math.ceil(needed / 60))} would be enough.`;
}

// src/effects/measure/round-robin.ts
const maxLostBenchmarks = 100;
const maxVisitTries = 5;
var RoundRobinItemMeasurer = class {
	states;
	printed = /* @__PURE__ */ new Map();
	probes = /* @__PURE__ */ new Map();
	side = "base";
	isHeadFine = false;
	pendingOutput = new ConsoleOutputBuffer();
	unitsBySide = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	driver;
	console;
	limits;
	constructor(plan, driver, console, limits) {
		this.states = plan.map(initialItemState);
		this.driver = driver;
		this.console = console;
		this.limits = limits;
	}
	get units() {
		return mergeUnitDeclarationsOfSides(this.unitsBySide.base, this.unitsBySide.head);
	}
	get isAlone() {
		return this.states.length === 1;
	}
	get open() {
		return this.states.filter(({ isOpen }) => isOpen);
	}
	get sound() {
		return this.states.filter(({ failures }) => failures.length === 0);
	}
	get rounds() {
		const states = this.sound.length > 0 || !this.limits.isAgain && this.driver.report().proven.length > 0 ? this.sound : this.states;
		return mergeRoundsOfItems(states.map(({ measured }) => measured));
	}
	get perRound() {
		return new Map(this.states.map((state) => [state.item, meanSecondsPerRound(state)]));
	}
	async visit(state, round, place) {
		try {
			return await this.visitSides(state, round, place);
		} catch (error) {
			if (!(error instanceof RestartRoundError)) throw error;
			return this.visitSides(state, round, place);
		}
	}
	async visitSides(state, { round, order }, place) {
		const visits = {
			base: [],
			head: []
		};
		const failures = [];
		const failedBenchmarks = /* @__PURE__ */ new Map();
		const noiseLimit = this.limits.noiseWanted(round, state.item, baseMeasurementsToPlanNextRound(state));
		const visitsPerSide = round === 0 ? 1 : decideVisitsByNoiseWithinRounds(this.driver.visitsPerRound(state.item), state.noises, noiseLimit);
		const presentSides = order.filter((one) => state.item.sides.includes(one));
		const visitOrder = Array.from({ length: visitsPerSide }, (_, turn) => turn % 2 === 0 ? presentSides : presentSides.toReversed());
		for (const side of visitOrder.flat()) {
			const hasMeasured = this.limits.isAgain || state.measured.length > 0 || visits[side].length > 0;
			if (failures.some((one) => hasMeasured || one.side === side)) continue;
			try {
				const { visit, failed } = await this.visitOrRetry(state, side, {
					round,
					place,
					visitsPerSide,
					visits
				});
				visits[side].push(visit);
				for (const [benchmark, failure] of failed) failedBenchmarks.set(benchmark, firstFailureOfEachSide([...failedBenchmarks.get(benchmark) ?? [], failure]));
			} catch (error) {
				if (error instanceof VisitCutOffByBudgetError && failures[0]) {
					if (this.isAlone) throw budgetEndedAfterFailureError(failures[0]);
					this.lose(state, failures);
				}
				if (!(error instanceof SideFailedError)) throw error;
				failures.push(error);
			}
		}
		const noise = estimateRatioNoiseWithinRound(visits);
		if (noise !== null) state.noises.push(noise);
		const merged = {
			base: mergeShortVisitsOfSideInRound(visits.base),
			head: mergeShortVisitsOfSideInRound(visits.head)
		};
		for (const [benchmark, failures] of failedBenchmarks) this.recordFailures(state, benchmark, failures);
		const failedOn = (side) => [...failedBenchmarks].filter(([, list]) => list.some((one) => one.side === side)).map(([benchmark]) => benchmark);
		const pair = {
			base: removeBenchmarksFromVisit(merged.base, failedOn("base")),
			head: removeBenchmarksFromVisit(merged.head, failedOn("head"))
		};
		const isOver = sides.some((side) => isEmpty(pair[side]) && !isEmpty(merged[side]) && state.measured.every((one) => isEmpty(one[side])));
		if ((state.counts.benchmarks.length > maxLostBenchmarks || isOver && !this.limits.isAgain) && failures.length === 0) failures.push(...firstFailureOfEachSide([...failedBenchmarks.values()].flat()));
		if (isOver) state.isOpen = false;
		if (failures.length > 0) this.lose(state, failures.map((one) => this.blamedFailure(one, pair)));
		return pair;
	}
	async visitOrRetry(state, side, roundOfItem) {
		const { hasRun, trial } = this.limits;
		const tries = hasRun || trial !== void 0 || state.measured.length > 0 ? maxVisitTries : 1;
		let previousFailure = null;
		for (let n = 1;; n++) try {
			const outcome = await this.visitOnce(state, side, roundOfItem);
			state.counts.addVisit(side, benchmarksRun(outcome, state.only));
			return outcome;
		} catch (error) {
			if (previousFailure && error instanceof VisitCutOffByBudgetError) throw previousFailure;
			if (!(error instanceof SideFailedError)) throw error;
			state.counts.addFailure(null, error);
			if (error.kind !== "failed" || n === tries) throw error;
			if (n === 1) this.console.warn(`${error.message}\nIt is tried again, up to ${tries - 1} times, as it may fail only now and then.`);
			previousFailure = error;
		}
	}
	showOutput(place) {
		this.pendingOutput.show(this.console, place);
	}
	async visitOnce(state, side, { round, place, visitsPerSide, visits }) {
		const { item, only } = state;
		this.side = side;
		const output = this.isAlone && visitsPerSide === 1 ? this.console.untrusted(`${place}, ${side}`) : null;
		const onOutput = (chunk) => {
			if (output) output.write(chunk);
			else this.pendingOutput.add(chunk);
		};
		const budgetEnds = this.deadlineOf(round);
		this.limits.watch.visiting(place, item.title, side);
		const attempt = {
			round,
			place,
			only,
			budgetEnds,
			onOutput
		};
		const { visit, units, printed, probe, failed } = await visitAndMeasureOtherProcessLoad(() => this.driver.visit(item, side, attempt)).catch((error) => {
			throw error instanceof VisitCutOffByBudgetError && budgetEnds !== this.limits.budgetEnds ? trialExceededBudgetShareError(item, side, this.limits.trial ?? 0) : error;
		}).finally(() => output?.close());
		if (side === "head" && visit.measurements.length > 0) this.isHeadFine = true;
		for (const [unit, rule] of units) if (!this.unitsBySide[side].has(unit)) this.unitsBySide[side].set(unit, rule);
		if (probe && side === "head") this.probes.set(item, probe);
		const { benchmark, package: path } = item;
		const [topLevel = ""] = benchmark?.split("/") ?? [];
		if (printed !== null && benchmark !== null && !this.printed.has(`${path} ${topLevel}`)) this.printed.set(`${path} ${topLevel}`, {
			benchmark: topLevel,
			package: path,
			line: printed
		});
		const otherVisit = visits[otherSide(side)].at(-1) ?? state.measured.at(-1)?.[otherSide(side)];
		return {
			visit,
			failed: [...failed ?? [], ...otherVisit ? findFailuresByDifferingExitStatus(visit, side, otherVisit, place) : []].filter(([benchmark]) => !state.lostBenchmarks.has(benchmark))
		};
	}
	deadlineOf(round) {
		const { trial = null, budgetEnds } = this.limits;
		if (round > 0 || trial === null) return budgetEnds;
		return Math.min(steadyNow() + trial * 1e3, budgetEnds ?? Number.POSITIVE_INFINITY);
	}
	keepOpen(items) {
		for (const state of this.open) state.isOpen = items.includes(state);
	}
	dropBeyondBudget(seconds, roundsMade, took, visitedItems, timeBudget) {
		const { open } = this;
		const rounds = timeBudget.rounds - roundsMade;
		if (rounds <= 0 || open.length === 0) return;
		const visitSeconds = visitedItems.reduce((sum, state) => sum + secondsOfLastRoundOfItem(state), 0);
		const overhead = (roundsMade > 1 || visitedItems.length === 1) && visitSeconds > 0 ? Math.max(1, took / visitSeconds) : 1;
		const costs = open.map((state) => overhead * secondsOfLastRoundOfItem(state));
		const shortfall = costs.reduce((sum, cost) => sum + cost, 0) * rounds - seconds;
		if (shortfall <= 0) return;
		const needed = timeBudget.budget + shortfall / (1 - timeBudget.reserve);
		const dropped = open.slice(countItemsMeasurableInSeconds(costs, seconds, rounds));
		if (dropped.length === 0) {
			if (roundsMade === 1) this.console.warn(budgetTooShortWarning(costs[0] ?? 0, seconds, needed, timeBudget));
			return;
		}
		const failures = failuresOfItemsDroppedForTime(dropped.length, this.sound.length, timeBudget.budget, needed);
		for (const state of dropped) Object.assign(state, {
			failures,
			isOpen: false
		});
		this.console.warn(failures[0]?.message ?? "");
	}
	blamedFailure(failure, { base }) {
		const { side, why, message, output, kind } = failure;
		const isHeadSlow = side === "head" && base.measurements.length > 0 && 2 * base.seconds < (this.limits.trial ?? 0);
		return kind === "no time" && isHeadSlow ? new SideFailedError(side, why, message, output) : failure;
	}
	failures() {
		for (const state of this.states) decideAndRemoveLostBenchmarksOfItem(state);
		return {
			lost: this.states.flatMap(listItemsLostToFailureInItemState),
			flaky: this.states.flatMap(occasionallyFailingBenchmarksOfItem)
		};
	}
	endingFailure() {
		if (this.sound.length > 0 || this.canLoseAll) return null;
		const failures = this.states.flatMap((state) => state.failures);
		const base = failures.find(({ side }) => side === "base");
		const head = failures.find(({ side }) => side === "head");
		if (head) throw base ? bothSidesFailedError(head, base) : head;
		const hasMeasured = this.states.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.isHeadFine) throw headEmptyAndBaseFailedError(base);
		return base ?? null;
	}
	get canLoseAll() {
		return this.limits.isAgain || this.driver.report().proven.length > 0;
	}
	recordFailures({ counts }, benchmark, failures) {
		for (const failure of failures) {
			if (!counts.failuresOf(benchmark).some(({ side }) => side === failure.side)) this.console.warn(`${failure.message}\nIt is left out of each round in which it fails.`);
			counts.addFailure(benchmark, failure);
		}
	}
	consequenceOf(title) {
		return this.limits.isAgain ? `${title ?? "What the command measures"} is judged by what was measured before.` : "The other benchmarks go on without it.";
	}
	lose(state, failures) {
		state.failures = failures;
		state.isOpen = false;
		if (this.isAlone && !this.canLoseAll) return;
		for (const { message } of failures) this.console.warn(`${message}\n${this.consequenceOf(state.item.title)}`);
	}
};
function isEmpty({ measurements }) {
	return measurements.length === 0;
}
function benchmarksRun({ visit, failed }, only) {
	if (only === null) return null;
	const measured = visit.measurements.map(({ benchmark }) => benchmark);
	return [.../* @__PURE__ */ new Set([
		...only,
		...measured,
		...failed.map(([benchmark]) => benchmark)
	])];
}
const maxBytes$3 = 2 ** 20;
var ConsoleOutputBuffer = class {
	chunks = [];
	bytes = 0;
	add(chunk) {
		if (this.bytes < maxBytes$3) this.chunks.push(chunk.subarray(0, maxBytes$3 - this.bytes));
		this.bytes += chunk.length;
	}
	show(console, place) {
		if (this.chunks.length === 0) return;
		const output = console.untrusted(place);
		for (const chunk of this.chunks.splice(0)) output.write(chunk);
		if (this.bytes > maxBytes$3) output.write(Buffer.from("\n… and more, which is not shown\n"));
		this.bytes = 0;
		output.close();
	}
};

// src/effects/measure/measure.ts
const emptyScheduleResultsOfFailedBase = {
	rounds: [],
	units: /* @__PURE__ */ new Map(),
	printed: [],
	lost: [],
	flaky: [],
	perRound: /* @__PURE__ */ new Map(),
	stopped: "failed",
	cutOff: null,
	baseFailed: null,
	elapsed: 0
};
async function measureSchedule(plan, driver, console, { budget, timeBudget, count, interims = [], isAgain, stop, watch = createRoundLoggingWatcher(console), noiseWanted, selectFurther }) {
	const startedAt = steadyNow();
	const elapsed = () => (steadyNow() - startedAt) / 1e3;
	const roundRobin = new RoundRobinItemMeasurer(plan, driver, console, {
		budgetEnds: budget === null ? null : startedAt + budget * 1e3,
		isAgain,
		hasRun: isAgain || driver.isWarmedUp,
		watch,
		noiseWanted
	});
	const endWith = (stopped, baseFailed = null) => ({
		...roundRobin.failures(),
		rounds: roundRobin.rounds,
		units: roundRobin.units,
		printed: [...roundRobin.printed.values()],
		perRound: roundRobin.perRound,
		stopped,
		cutOff: null,
		baseFailed,
		elapsed: elapsed()
	});
	const roundNumbers = longestListOfRounds(plan).map(({ round }) => round);
	const roundsLeft = () => roundsWithin(isAgain ? Infinity : secondsSavedForFurtherRounds(roundRobin.states, count), roundRobin.open, roundRobin.states);
	for (const [index, round] of roundNumbers.entries()) {
		const roundBegan = elapsed();
		const { open } = roundRobin;
		const isExtra = index >= count;
		const last = roundNumbers[isExtra ? roundNumbers.length - 1 : Math.min(count, roundNumbers.length) - 1] ?? round;
		const label = roundLabel({
			round,
			last,
			isBeyond: isExtra
		});
		let pair;
		let visitedItem;
		try {
			for (const state of open) {
				visitedItem = state.item;
				const plannedRound = state.rounds[index];
				if (!plannedRound) continue;
				pair = await roundRobin.visit(state, plannedRound, label);
				if (state.isOpen) addRoundToItemState(state, {
					round,
					block: 1,
					first: plannedRound.order[0],
					...pair
				});
			}
		} catch (error) {
			const isStopped = stop?.aborted === true && !(error instanceof NotPutBackError);
			if (!isStopped && !(error instanceof VisitCutOffByBudgetError)) throw error;
			roundRobin.showOutput(label);
			const cutOff = `${visitedItem?.title ?? "the command"} ran on ${roundRobin.side}`;
			const cause = isStopped ? "measuring was stopped" : "the budget was used up";
			console.info(`${label}: ${cause} while ${cutOff}; its runs of this round are not counted`);
			const reason = isStopped ? "interrupted" : "budget";
			return index === 0 ? {
				...endWith(reason),
				rounds: [],
				cutOff
			} : endWith(reason);
		}
		roundRobin.showOutput(label);
		const failed = roundRobin.endingFailure();
		const { sound } = roundRobin;
		if (failed || sound.length === 0) return endWith("failed", failed);
		const selections = selectFurther(sound.map(({ measured }) => measured), roundRobin.units, roundRobin.states.flatMap(listItemsLostToFailureInItemState).length);
		for (const [n, state] of sound.entries()) applyNextRoundSelectionToItem(state, selections[n] ?? "nothing", index + 1, driver.canFilter);
		const nextInterim = interims.find((interim) => interim > index + 1);
		if (!isAgain && index + 1 >= count && interims.includes(index + 1) && nextInterim !== void 0) roundRobin.keepOpen(itemsWithinSavedTime(roundRobin.open, roundRobin.states, secondsSavedForFurtherRounds(roundRobin.states, count), nextInterim - index - 1));
		const roundSeconds = elapsed() - roundBegan;
		if (budget !== null && timeBudget) roundRobin.dropBeyondBudget(budget - elapsed(), index + 1, roundSeconds, open, timeBudget);
		const pace = roundRobin.isAlone ? elapsed() / (index + 1) : roundSeconds * roundRobin.open.length / open.length;
		const expectedRounds = isAgain && index + 1 < count ? count : roundNumbers.length;
		const secondsLeft = pace * Math.min(expectedRounds - 1 - index, roundsLeft());
		const isLast = index === roundNumbers.length - 1 || index + 1 >= count && roundsLeft() < 1;
		watch.roundEnded({
			round,
			last,
			isBeyond: isExtra,
			isAgain,
			visited: open.length,
			took: roundSeconds,
			left: secondsLeft,
			open: isLast ? 0 : roundRobin.open.length,
			pair: roundRobin.isAlone && pair || null,
			rounds: () => roundRobin.rounds,
			units: roundRobin.units
		});
		const isUsualEnd = index + 1 === count || index === roundNumbers.length - 1;
		if (roundRobin.open.length === 0) return endWith(isUsualEnd ? "count" : "settled");
		if (isLast) return endWith("count");
		if (budget !== null && elapsed() + pace > budget) return endWith("budget");
	}
	throw new RangeError("a schedule needs a round");
}
function longestListOfRounds(plan) {
	return plan.map(({ rounds }) => rounds).toSorted((a, b) => b.length - a.length)[0] ?? [];
}
const trialShare = 1 / 4;
async function runTrialOfEachItem(items, driver, console, budget, watch = createRoundLoggingWatcher(console)) {
	const startedAt = steadyNow();
	const roundRobin = new RoundRobinItemMeasurer(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : startedAt + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: false,
		hasRun: false,
		watch,
		noiseWanted: () => 0
	});
	const probe = [];
	const untried = [];
	for (const state of roundRobin.states) {
		if (budget !== null && probe.length > 0 && steadyNow() - startedAt > budget * 1e3 * trialShare) {
			untried.push(state.item);
			continue;
		}
		const pair = await roundRobin.visit(state, {
			round: 0,
			order: ["base", "head"]
		}, "the trial");
		probe.push(roundRobin.probes.get(state.item) ?? {
			short: pair.head,
			long: null,
			two: null
		});
	}
	roundRobin.showOutput("the trial");
	const baseFailed = roundRobin.endingFailure();
	const { lost } = roundRobin.failures();
	return {
		probe,
		lost,
		baseFailed,
		untried,
		elapsed: (steadyNow() - startedAt) / 1e3
	};
}

// src/effects/measure/measure-and-confirm.ts
function budgetTooShort(firstSeconds, seconds, cutOff = null) {
	const note = firstSeconds < seconds ? ` (the rest of the ${formatDuration(seconds)} is kept for measuring suspected regressions again)` : "";
	const during = cutOff === null ? "" : `; when time ran out, ${cutOff}`;
	return new CouldNotMeasureError(`budget: the first round did not end within ${formatDuration(firstSeconds)}${note}${during}. Give more time, or make the command do less.`);
}
function reserveShare(driver, items) {
	return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2;
}
function timeBudgetOf(driver, items, settings, budget) {
	const reserve = settings.confirm ? reserveShare(driver, items) : 0;
	return {
		budget,
		rounds: roundsUntilFirstDecision(settings),
		reserve
	};
}
async function measureAndConfirm(driver, console, settings, hooks = {}) {
	const making = {
		driver,
		console,
		settings,
		hooks
	};
	const tried = await tryItems(making);
	const { items, probe, lost, baseFailed } = tried;
	const unconfirmed = (first) => ({
		first,
		again: null,
		probe,
		isRelinked: false
	});
	const withoutRounds = (stopped) => unconfirmed({
		...emptyScheduleResultsOfFailedBase,
		stopped,
		lost
	});
	if (items.length === 0 && driver.report().proven.length > 0) return withoutRounds("unchanged");
	if (items.length === 0 && driver.isEmpty) return withoutRounds("empty");
	if (baseFailed) return unconfirmed({
		...emptyScheduleResultsOfFailedBase,
		baseFailed,
		lost
	});
	await hooks.ready?.();
	const schedules = planRoundsInRandomSideOrderForEachItem(items.length, 3 * maxRoundsOfPlan(settings), settings.seed);
	const plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	}));
	const first = await measureFirst(making, tried, plan);
	if (first === null) return withoutRounds("empty");
	if (first.baseFailed || first.stopped === "failed" || !settings.confirm || hooks.stop?.aborted) return unconfirmed(first);
	const suspects = findSuspectsInRounds(first.rounds, first.units, settings);
	if (suspects.length === 0) return unconfirmed(first);
	return confirmSuspects(making, plan, unconfirmed(first), suspects, tried.secondsLeft);
}
async function tryItems({ driver, console, settings, hooks }) {
	const { budget } = settings;
	const allItems = await driver.items();
	const ordered = budget === null ? allItems : allItems.toSorted((a, b) => Number(b.isChanged ?? false) - Number(a.isChanged ?? false));
	const trial = driver.isWarmedUp ? await runTrialOfEachItem(ordered, driver, console, budget, hooks.watch).catch((error) => {
		throw error instanceof VisitCutOffByBudgetError ? budgetTooShort(budget ?? 0, budget ?? 0) : error;
	}) : null;
	const untried = trial?.untried ?? [];
	const failed = [...driver.report().lost, ...trial?.lost ?? []];
	const items = ordered.filter((item) => !untried.includes(item) && !failed.some((lostItem) => lostItem.item === item)).flatMap((item) => driver.parts(item));
	const dropped = budget === null || trial === null ? [] : lossesOfItemsBeyondTimeBudget(driver, items, untried, timeBudgetOf(driver, items, settings, budget), trial.elapsed);
	if (dropped[0]) console.warn(dropped[0].failures[0]?.message ?? "");
	return {
		items: items.filter((item) => !dropped.some((one) => one.item === item)),
		lost: [...failed, ...dropped],
		probe: trial?.probe ?? [],
		baseFailed: trial?.baseFailed ?? null,
		secondsLeft: budget === null ? null : budget - (trial?.elapsed ?? 0)
	};
}
async function measureFirst({ driver, console, settings, hooks: { watch, stop } }, { items, lost, secondsLeft }, plan) {
	const { count, budget } = settings;
	const isSharded = settings.shard !== null;
	const firstBudget = secondsLeft === null || !settings.confirm ? secondsLeft : secondsLeft * (1 - reserveShare(driver, items));
	const firstRounds = maxRoundsOfPlan(settings);
	const firstPlan = plan.map((planned) => ({
		...planned,
		rounds: planned.rounds.slice(0, firstRounds)
	}));
	let isFilterAdvised = false;
	const measured = await measureSchedule(firstPlan, driver, console, {
		budget: firstBudget,
		timeBudget: budget === null ? void 0 : timeBudgetOf(driver, items, settings, budget),
		count,
		interims: plannedInterimRounds(settings),
		isAgain: false,
		watch,
		stop,
		noiseWanted: (round, _, rows) => targetNoiseOfRound(round, rows, settings),
		selectFurther(rounds, units, lostCount) {
			const otherCount = lost.length + lostCount + driver.report().proven.length;
			const refusal = whyRefusedAfterFirstRound(rounds, units, settings, otherCount);
			if (refusal?.kind === "nothing-measured" && driver.isEmpty) throw new EmptyShardError();
			const mayBeElsewhere = refusal?.kind === "nothing-measured" && refusal.on === "head" && isSharded;
			if (refusal && !mayBeElsewhere) throw firstRoundRefusalError(refusal, settings);
			const selections = selectBenchmarksForNextRound(rounds, units, settings, isSharded);
			if (items[0]?.benchmark === null && settings.filter === null && !isFilterAdvised) isFilterAdvised = adviseFilter(console, rounds, selections);
			return selections;
		}
	}).catch((error) => {
		if (error instanceof EmptyShardError) return null;
		throw error;
	});
	if (measured === null) return null;
	const first = {
		...measured,
		lost: [...lost, ...measured.lost]
	};
	if (first.rounds.length > 0 || first.baseFailed || first.stopped === "failed") return first;
	throw stop?.aborted ? new CancelledError("cancelled") : budgetTooShort(firstBudget ?? 0, secondsLeft ?? 0, first.cutOff);
}
function adviseFilter(console, [rounds = []], [open = "all"]) {
	const names = new Set(rounds.at(-1)?.head.measurements.map(({ benchmark }) => benchmark));
	if (typeof open === "string" || open.length > names.size / 2) return false;
	console.info(`${open.length} of ${names.size} benchmarks ${open.length === 1 ? "is" : "are"} still undecided, but "run" measures all of them in each round. With "filter", the option that limits the command to some benchmarks, further rounds would be shorter.`);
	return true;
}
async function confirmSuspects({ driver, console, settings, hooks: { watch, stop } }, plan, unconfirmed, suspects, secondsLeft) {
	const { budget } = settings;
	const { first } = unconfirmed;
	const firstRounds = maxRoundsOfPlan(settings);
	const isSharded = settings.shard !== null;
	const roundsMade = first.rounds.length;
	const summary = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const names = new Set(reported.map(({ benchmark }) => benchmark));
	const suspectedItems = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null);
	const suspectsOf = (item) => {
		const itsSuspects = suspects.filter((suspect) => isOf(item, suspect));
		return itsSuspects.length > 0 ? itsSuspects : suspects;
	};
	const planOf = (item) => suspectsOf(item).map((suspect) => confirmationPlanOfSuspect(suspect, settings)).reduce((a, b) => b.count > a.count ? b : a);
	const secondPlan = suspectedItems.map(({ rounds, ...planned }) => {
		const plannedRounds = rounds.slice(firstRounds, firstRounds + maxRoundsOfPlan(planOf(planned.item)));
		return {
			...planned,
			rounds: plannedRounds.map((round, n) => ({
				...round,
				round: roundsMade + 1 + n
			}))
		};
	});
	const mostRoundsAgain = Math.max(...secondPlan.map(({ item }) => planOf(item).count));
	const logNoTime = () => console.info(`${summary}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${mostRoundsAgain} rounds again`);
	const shareOf = ({ only }) => only ? only.length / names.size : 1;
	const costOf = (planned) => (first.perRound.get(planned.item) ?? 0) * planOf(planned.item).count * shareOf(planned);
	const neededSeconds = secondPlan.reduce((sum, planned) => sum + costOf(planned), 0);
	if (secondsLeft !== null && first.elapsed + neededSeconds > secondsLeft) {
		logNoTime();
		return unconfirmed;
	}
	console.info(`${summary}: measuring up to ${mostRoundsAgain} rounds again, to see whether it recurs`);
	const relinkBegan = steadyNow();
	try {
		await driver.relinking?.relink(secondPlan.map(({ item }) => item), longestListOfRounds(secondPlan).map(({ round }) => round));
	} catch (error) {
		if (!stop?.aborted || error instanceof NotPutBackError) throw error;
		return {
			...unconfirmed,
			first: {
				...first,
				stopped: "interrupted"
			}
		};
	}
	const second = await measureSchedule(secondPlan, driver, console, {
		budget: secondsLeft === null ? null : secondsLeft - first.elapsed - (steadyNow() - relinkBegan) / 1e3,
		count: mostRoundsAgain,
		isAgain: true,
		watch,
		stop,
		noiseWanted: (_, item) => targetNoiseOfConfirmation(suspectsOf(item), settings),
		selectFurther: (rounds, units) => selectSuspectsForNextConfirmationRound(rounds, units, suspects, settings, isSharded)
	});
	const lost = [...first.lost, ...second.lost.flatMap((entry) => lostSuspectsOf(entry, suspects))];
	const withLost = {
		...unconfirmed,
		first: {
			...first,
			lost
		}
	};
	if (second.stopped === "interrupted") return {
		...withLost,
		first: {
			...withLost.first,
			stopped: "interrupted"
		}
	};
	const endedEarly = second.stopped === "budget" && second.rounds.length < mostRoundsAgain;
	if (endedEarly) logNoTime();
	if (endedEarly || second.stopped === "failed") return withLost;
	return {
		...withLost,
		again: second,
		isRelinked: driver.relinking?.isRelinked ?? false
	};
}
function suspectedIn(plan, suspects, reported) {
	const matchingItems = suspects.every((one) => plan.some(({ item }) => isOf(item, one))) ? plan.filter(({ item }) => suspects.some((one) => isOf(item, one))) : plan;
	const rows = suspects.map(({ benchmark }) => benchmark);
	const only = reported === null ? [] : findReportedNamesOfRows(rows, reported);
	return only.length === 0 ? matchingItems : matchingItems.map((planned) => ({
		...planned,
		only
	}));
}
function lostSuspectsOf(entry, suspects) {
	if (entry.item.benchmark !== null) return [entry];
	return [...new Map(suspects.map((suspect) => [packageAndBenchmarkId(suspect), suspect])).values()].map(({ benchmark, package: path }) => ({
		...entry,
		item: {
			...entry.item,
			title: benchmark,
			benchmark,
			package: path
		}
	}));
}
function isOf({ benchmark, package: path }, comparison) {
	return benchmark === null || comparison.package === path && isRowOfBenchmarkOrSubBenchmark(comparison.benchmark, benchmark);
}
async function prepareMeasureAndConfirm(driver, options, settings) {
	const { console, commits } = options;
	const warnOfBase = ({ why }) => console.warn(`Base (${shortSha(commits.base.sha)}) could not be measured: ${why}.`);
	const failed = await prepareBase(driver);
	let failedAgain = failed;
	if (failed?.kind === "failed") {
		console.info(`base could not be prepared: ${failed.why}; trying once more, in the same folder`);
		failedAgain = await prepareBase(driver);
	}
	if (failed && failedAgain) {
		warnOfBase(failed);
		await requireHead(driver, console, failed, settings);
		const baseFailed = combineBaseFailuresOfTwoTries(failed, failedAgain);
		return {
			first: {
				...emptyScheduleResultsOfFailedBase,
				baseFailed
			},
			again: null,
			probe: [],
			isRelinked: false
		};
	}
	await driver.prepare("head");
	const measurements = await measureAndConfirm(driver, console, settings, options);
	if (measurements.first.baseFailed) warnOfBase(measurements.first.baseFailed);
	return measurements;
}
async function prepareBase(driver) {
	try {
		await driver.prepare("base");
		return null;
	} catch (error) {
		if (error instanceof SideFailedError && error.side === "base") return error;
		throw error;
	}
}
async function requireHead(driver, console, baseFailure, { budget }) {
	console.info("trying head, to see whether that can be measured");
	try {
		await driver.prepare("head");
		const budgetEnds = budget === null ? null : steadyNow() + budget * 1e3;
		for (const item of await driver.items()) {
			const attempt = {
				round: 0,
				place: "the trial",
				only: null,
				budgetEnds
			};
			const { visit } = await runFunctionShowingUntrustedOutput(console, "the trial, head", (onOutput) => driver.visit(item, "head", {
				...attempt,
				onOutput
			}));
			if (visit.measurements.length > 0) return;
		}
	} catch (error) {
		if (error instanceof VisitCutOffByBudgetError) throw budgetEndedAfterFailureError(baseFailure);
		throw error instanceof SideFailedError ? bothSidesFailedError(error, baseFailure) : error;
	}
	throw headEmptyAndBaseFailedError(baseFailure);
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
function profileDifferenceOf({ base, head, iterations, factor, grain, floor }) {
	const each = factor / iterations;
	const all = paired(base, head);
	const least = Math.max(leastShare * Math.max(base.total, head.total), floor * iterations);
	const isLarge = (pair, by) => growth(pair, by) !== 0 && Math.abs(growth(pair, by)) >= least;
	const isNoise = (pair, by) => growth(pair, by) !== 0 && Math.abs(growth(pair, by)) <= errors * Math.sqrt(grain * (pair.base[by] + pair.head[by]));
	const byFlat = most(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, mostByFlat);
	const isNews = (pair) => !byFlat.includes(pair) && !isFrame.test(pair.function);
	const byCum = most(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum"));
	const clear = [...byFlat, ...byCum.slice(0, mostByCum)];
	const unclear = most(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least);
	const pairs = [...clear, ...unclear.slice(0, Math.max(0, leastShown - clear.length))];
	const scaled = ({ flat, cum }) => ({
		flat: flat * each,
		cum: cum * each
	});
	return {
		total: {
			base: base.total * each,
			head: head.total * each
		},
		functions: pairs.toSorted((a, b) => growth(b, "flat") - growth(a, "flat") || growth(b, "cum") - growth(a, "cum")).map((one) => ({
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
		const cost = found.get(name);
		found.set(name, {
			flat: flat + (cost?.flat ?? 0),
			cum: cum + (cost?.cum ?? 0)
		});
	}
	return found;
}
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

// src/effects/profile/profile-regressions.ts
const maxBenchmarks = 10;
const maxSeconds = {
	run: 120,
	all: 900
};
const memoryShare = 1 / 32;
const scales = {
	cpu: {
		unit: "ns",
		factor: 1e-9,
		grain: 1e7,
		floor: 0
	},
	mem: {
		unit: "B",
		factor: 1,
		grain: 0,
		floor: 1
	},
	block: {
		unit: "ns",
		factor: 1e-9,
		grain: 0,
		floor: 1
	}
};
async function profileRegressions(targets, options) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { kinds, console } = options;
		const profiled = targets.slice(0, maxBenchmarks);
		if (profiled.length === 0 || kinds.length === 0) return [];
		if (targets.length > profiled.length) console.info(`profiling the first ${profiled.length} of ${targets.length} regressed benchmarks`);
		const scratch = _usingCtx$3.a(await makeTemporaryFolder("benchgate-profile-")).path;
		let openedPprof;
		const pprof = () => {
			openedPprof ??= createPprofProfileReader({
				...options,
				scratch: join(scratch, "pprof")
			});
			return openedPprof;
		};
		const stems = profileFileStemsOfBenchmarks(profiled);
		const deadlineOfAll = steadyNow() + maxSeconds.all * 1e3;
		const differences = [];
		for (const [index, target] of profiled.entries()) {
			console.info(`profiling ${target.benchmark}: ${kinds.join(", ")}`);
			const task = {
				...options,
				target,
				stem: stems[index] ?? "",
				scratch,
				pprof,
				end: deadlineOfAll
			};
			for (const kind of kinds) differences.push(await difference({
				...task,
				kind
			}));
		}
		return differences;
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
async function difference(task) {
	const { target, kind, stem, folder } = task;
	const iterations = kind === "mem" ? Math.ceil(target.iterations * memoryShare) : target.iterations;
	const identity = {
		benchmark: target.benchmark,
		package: target.package,
		kind,
		iterations
	};
	const unit = kind === "mem" ? "B/op" : "sec/op";
	const emptyDifference = {
		...identity,
		unit,
		total: {
			base: 0,
			head: 0
		},
		functions: []
	};
	const names = {
		base: profileFileName(stem, kind, "base"),
		head: profileFileName(stem, kind, "head")
	};
	let files = null;
	try {
		const profiles = {
			base: await takeProfile(task, "base", iterations),
			head: await takeProfile(task, "head", iterations)
		};
		await makeFolder(folder);
		for (const side of sides) await removeAndCreateFile(join(folder, names[side]), profiles[side]);
		files = {
			base: `${profilesFolderName}/${names.base}`,
			head: `${profilesFolderName}/${names.head}`
		};
		const pprof = await task.pprof();
		const base = await pprof(kind, join(folder, names.base));
		const head = await pprof(kind, join(folder, names.head));
		return {
			...emptyDifference,
			...profileDifferenceOf({
				base,
				head,
				iterations,
				...scales[kind]
			}),
			files,
			failure: null
		};
	} catch (error) {
		if (error instanceof CancelledError) throw error;
		const failure = error instanceof Error ? error.message : String(error);
		task.console.warn(`${target.benchmark} could not be profiled (${kind}): ${failure}`);
		return {
			...emptyDifference,
			files,
			failure
		};
	}
}
async function takeProfile(task, side, iterations) {
	const { target, kind, scratch, run, signal, console, timeout, end: deadlineOfAll } = task;
	const path = join(scratch, `${side}.${kind}`);
	if (steadyNow() >= deadlineOfAll) throw new CouldNotMeasureError("there was no time left for it");
	const title = `profile of ${target.benchmark} (${kind}) on ${side}`;
	return runFunctionShowingUntrustedOutput(console, title, async (onOutput) => {
		await rm(path, {
			recursive: true,
			force: true
		});
		const deadline = Math.min(deadlineOfAll, steadyNow() + Math.min(timeout, maxSeconds.run) * 1e3);
		await task.enter(side);
		const binary = target.sides[side];
		return profileGoBenchmark({
			binary,
			kind,
			iterations,
			path,
			run,
			signal,
			deadline,
			onOutput
		});
	}).catch((error) => {
		if (error instanceof CouldNotMeasureError) throw new CouldNotMeasureError(`on ${side}, ${error.message}`, error.output);
		throw error;
	});
}
async function makeFolder(folder) {
	if ((await lstatOrNull(folder))?.isSymbolicLink()) await rm(folder);
	await mkdir(folder, { recursive: true });
}
const maxBytes$2 = 64 * 2 ** 20;
async function profileGoBenchmark(recording) {
	const { binary, kind, iterations, path, run, signal, deadline, onOutput } = recording;
	const args = [
		...profiling(kind, path),
		`-test.benchtime=${iterations}x`,
		"-test.count=1"
	];
	const processEnd = await run({
		file: binary.file,
		args: [...args, ...binary.args.filter((arg) => !ownFlag.test(arg))],
		cwd: binary.cwd,
		env: binary.env,
		signal,
		deadline,
		onOutput
	});
	if (processEnd.isLate) throw new CouldNotMeasureError("it took too long", processEnd.lastLines);
	if (processEnd.status !== 0) throw new CouldNotMeasureError(`it ended with ${typeof processEnd.status === "number" ? "exit code " : ""}${processEnd.status}`, processEnd.lastLines);
	if (parseGoOutput(processEnd.stdout).measurements.length === 0) throw new CouldNotMeasureError("it measured nothing", processEnd.lastLines);
	return readProfile(path);
}
const ownFlag = /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(kind, path) {
	if (kind === "cpu") return [`-test.cpuprofile=${path}`];
	return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`];
}
async function readProfile(path) {
	try {
		var _usingCtx3 = _usingCtx();
		const missing = new CouldNotMeasureError("it left no profile");
		const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
		const file = _usingCtx3.a(await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => {
			throw missing;
		}));
		const stats = await file.stat();
		if (!stats.isFile() || stats.size === 0) throw missing;
		if (stats.size > maxBytes$2) throw new CouldNotMeasureError(`its profile is larger than ${maxBytes$2 / 2 ** 20} MiB`);
		return await file.readFile();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
}
function findProfileTargets({ comparisons }, driver) {
	const times = new Map(comparisons.filter(({ unit }) => unit === "sec/op").map((one) => [packageAndBenchmarkId(one), one]));
	const worst = rowsWithOutcome(comparisons, "regressed").toSorted((a, b) => changeMagnitudeOfComparison(b) - changeMagnitudeOfComparison(a));
	const targets = /* @__PURE__ */ new Map();
	for (const comparison of worst) {
		const { benchmark, package: path } = comparison;
		const binaries = driver.binaries(benchmark, path);
		const time = times.get(packageAndBenchmarkId(comparison));
		if (!binaries || !time || targets.has(packageAndBenchmarkId(comparison))) continue;
		const iterations = iterationsToProfile(time.base.center, time.head.center);
		targets.set(packageAndBenchmarkId(comparison), {
			benchmark,
			package: path,
			iterations,
			sides: binaries
		});
	}
	return [...targets.values()];
}
const profilesFolderName = "profiles";
const maxNameLength = 80;
function profileFileStemsOfBenchmarks(benchmarks) {
	const stems = /* @__PURE__ */ new Set();
	return benchmarks.map(({ benchmark, package: path }) => {
		const stem = `${path?.split("/").at(-1) ?? ""} ${benchmark.replace(/-\d+$/, "")}`.toLowerCase().replace(/[^a-z\d]+/g, "-").replace(/^-/, "").slice(0, maxNameLength).replace(/-$/, "") || "benchmark";
		let unique = stem;
		for (let n = 2; stems.has(unique); n++) unique = `${stem}-${n}`;
		stems.add(unique);
		return unique;
	});
}
function profileFileName(stem, kind, side) {
	return `${stem}.${kind}.${side}.pprof`;
}
const ignoredFunctions = ["^runtime\\.main$", "^testing\\.\\(\\*B\\)\\.(doBench|run1|RunParallel)$"];
const kindOptions = {
	cpu: ["-sample_index=cpu", `-ignore=${ignoredFunctions.join("|")}`],
	mem: ["-sample_index=alloc_space", `-ignore=${[...ignoredFunctions, "^runtime\\.(gcBgMarkWorker|bgsweep|bgscavenge|forcegchelper|mcall|mstart)$"].join("|")}`],
	block: [
		"-sample_index=delay",
		`-ignore=${ignoredFunctions.join("|")}`,
		"-hide=^(runtime|sync|internal/sync)\\."
	]
};
const pprofTimeout = 60;
const buildTimeout = 600;
async function createPprofProfileReader({ go, scratch, run, signal }) {
	const home = join(scratch, "home");
	await mkdir(home, { recursive: true });
	const runPprof = async (process, seconds) => {
		const deadline = steadyNow() + seconds * 1e3;
		const processEnd = await run({
			...process,
			cwd: home,
			signal,
			deadline
		});
		if (processEnd.isLate) throw new CouldNotMeasureError(`pprof took longer than ${seconds} s.`);
		if (processEnd.status !== 0) {
			const last = processEnd.lastLines.split("\n").at(-1)?.slice(0, 200);
			throw new CouldNotMeasureError(`pprof failed (${processEnd.status}): ${last}`, processEnd.lastLines);
		}
		return processEnd.stdout;
	};
	const isolatedEnv = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: "",
		GOPROXY: "off"
	};
	const file = (await runPprof({
		file: go.file,
		args: [
			"tool",
			"-n",
			"pprof"
		],
		env: {
			...go.env,
			...isolatedEnv
		}
	}, buildTimeout)).trim();
	const env = {
		...systemVariables(go.env),
		...homeVariables(home)
	};
	return async (kind, profile) => {
		const { unit } = scales[kind];
		const args = [
			...[
				"-top",
				"-symbolize=none",
				"-trim=false",
				"-relative_percentages",
				`-unit=${unit}`
			],
			...kindOptions[kind],
			profile
		];
		const table = parsePprofTop(await runPprof({
			file,
			args,
			env
		}, pprofTimeout), unit);
		if (table === null) throw new CouldNotMeasureError("pprof did not print a table of functions.");
		return table;
	};
}
function homeVariables(folder) {
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
function systemVariables(env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => /^(PATH|SYSTEMROOT)$/i.test(name)));
}

// src/core/change/build-settings.ts
const nativeSources = /\.(?:s|asm|c|cc|cpp|cxx|c\+\+|cppm|ixx|mpp|h|hh|hpp|hxx|inl|ipp|tcc|m|mm|cu|cuh|pyx|pxd|f|f77|f90|f95|f03|f08|ad[bs])$/i;
const pythonSettings = /(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/;
const buildTools = [
	{
		settings: /(?:^|\/)(?:GNUmakefile|[Mm]akefile(?:\.(?:am|in))?|configure(?:\.ac)?|CMakeLists\.txt|CMakePresets\.json|meson\.build|meson[_.]options(?:\.txt)?|BUILD(?:\.bazel)?|SCons(?:truct|cript))$|\.(?:mk|mak|gypi?|pr[io]|cmake|bzl|bazelrc)$/,
		sources: nativeSources
	},
	{
		settings: /(?:^|\/)(?:Cargo\.toml|\.cargo\/config(?:\.toml)?|rust-toolchain(?:\.toml)?)$/,
		sources: /\.rs$/
	},
	{
		settings: pythonSettings,
		sources: RegExp(`${nativeSources.source}|\\.rs$`, "i")
	},
	{
		settings: /(?:^|\/)(?:tsconfig[^/]*\.json|\.babelrc(?:\.json)?|babel\.config\.json|\.swcrc)$/,
		sources: /\.[cm]?[jt]sx?$|\.(?:vue|svelte)$/
	},
	{
		settings: /(?:^|\/)(?:pom\.xml|build\.(?:gradle|sbt)|gradle\.properties)$/,
		sources: /\.(?:java|kts?|scala|groovy|clj[cs]?)$/
	},
	{
		settings: /\.(?:cs|fs|vb)proj$|(?:^|\/)Directory\.Build\.(?:props|targets)$/,
		sources: /\.(?:cs|fs|vb)$/
	},
	{
		settings: /\.cabal$|(?:^|\/)(?:cabal\.project|stack\.yaml|dune(?:-project|-workspace)?)$/,
		sources: /\.(?:l?hs|mli?)$/
	}
];
function isBuildSettings(path) {
	return buildTools.some(({ settings }) => settings.test(path));
}
function selectBuildSettings(path, text) {
	if (!pythonSettings.test(path)) return text;
	return path.endsWith(".toml") ? settingsOfPythonBuild(text) : settingsInSetupCfg(text);
}
function settingsOfPythonBuild(text) {
	const project = parseToml(text);
	const system = tomlTableAtKeyOrEmpty(project, "build-system");
	const builders = textsInListOfParsedTomlTable(system, "requires").map(normalizedPythonName);
	const ofBuild = Object.entries(tomlTableAtKeyOrEmpty(project, "tool")).filter(([tool]) => builders.some((one) => one.startsWith(normalizedPythonName(tool))));
	return JSON.stringify(ofBuild, (_, value) => typeof value === "bigint" ? `${value}` : value);
}
function settingsInSetupCfg(text) {
	return (text.match(/^\[build[^\n]*\n(?:(?!\[).*\n?)*/gm) ?? []).join("");
}
function selectSourcesBuiltWith(settings, sources) {
	const tools = buildTools.filter((tool) => settings.some((path) => tool.settings.test(path)));
	return sources.filter((path) => tools.some((tool) => tool.sources.test(path)));
}

// src/core/change/other-code-warning.ts
function takeFirstPathsForWarning(paths) {
	return paths.slice(0, 3).map((path) => path.slice(0, 1e3));
}
function findWarningThatOtherCodeRan(observed) {
	const [onHead, onBase] = [unreadOn("head", observed), unreadOn("base", observed)];
	if (onHead === null) return onBase?.isAll || onBase?.instead.length ? onBase : null;
	return onBase?.instead.length && !isWarningThatOtherCodeRan(onHead) ? onBase : onHead;
}
function unreadOn(side, sides) {
	const observations = observationsOfSide(sides[side], sides[otherSide(side)]);
	const { changed, settings, used, isSkipping, sourcesRead, unread, stale } = observations;
	const isNoneRead = unread.length === changed.length;
	const isOfSettings = settings.length > 0;
	const ofKinds = (...kinds) => kinds.flatMap((kind) => used.filter((one) => one.kind === kind && hasOtherCode[kind](one, observations)));
	const generated = ofKinds("generated");
	const builds = [...ofKinds("program", "library", "built", "original build", "built by other side"), ...generated];
	const copies = ofKinds("copy", "installed", "original build in place of its own");
	const isReplaced = (source) => builds.some((file) => couldBeBuiltFrom(file.path, [source]) || observations.isNamedAfterOneOf(file, [source])) || generated.some((file) => file.sources.includes(source));
	const elsewhere = new Set(ofKinds("link", "original").flatMap((file) => file.sources));
	const readElsewhere = unread.filter((path) => elsewhere.has(path));
	const replaced = [
		...copies.flatMap((file) => file.sources.slice(0, 1)),
		...[...unread, ...stale].filter(isReplaced),
		...readElsewhere
	];
	const namesUnread = (file) => Number(hasSourceIn(file, unread));
	const usedInPlace = [...copies, ...builds].sort((a, b) => namesUnread(b) - namesUnread(a));
	const ofSources = isNoneRead ? unread : [...new Set(replaced)];
	const files = isOfSettings ? usedInPlace.length > 0 ? settings : [] : ofSources;
	if (files.length === 0) return null;
	return {
		kind: "unread-code",
		side,
		count: files.length,
		files: takeFirstPathsForWarning(files),
		instead: takeFirstPathsForWarning([...new Set(usedInPlace.map(({ path }) => path))]),
		isElsewhere: readElsewhere.length > 0 || usedInPlace.some(isOriginal),
		isAll: !isOfSettings && !isSkipping && isNoneRead && sourcesRead.length === 0,
		...isOfSettings && { isOfSettings }
	};
}
const hasOtherCode = {
	program: (file, { isSkipping, unread }) => !isSkipping && hasSourceIn(file, unread),
	library: (file, { isSkipping, unread, isUnreadOnBoth }) => hasSourceIn(file, unread) && (!isSkipping || isUnreadOnBoth(file)),
	built: (file, { isSkipping, isBuiltFromUnread, isUnreadOnBoth }) => isSkipping ? isUnreadOnBoth(file) : isBuiltFromUnread(file),
	"original build": (file, { isSkipping, isOfBoth, isBuiltFromUnread }) => !isSkipping && isOfBoth(file) && isBuiltFromUnread(file),
	"original build in place of its own": (file, { isOfBoth, isNamedAfterOneOf, changed }) => isOfBoth(file) && isNamedAfterOneOf(file, changed),
	"built by other side": (file, { isSkipping, isBuiltFromUnread }) => !isSkipping && isBuiltFromUnread(file),
	generated: (file, { isOfBoth, unreadOnBoth }) => isOfBoth(file) && hasSourceIn(file, unreadOnBoth),
	copy: isCopyInPlaceOfOwn,
	installed: isCopyInPlaceOfOwn,
	link: (_, { isSkipping }) => !isSkipping,
	original: (_, { isSkipping }) => !isSkipping
};
function isCopyInPlaceOfOwn(file, { isSkipping, unreadOnBoth }) {
	return !isCompiledSourceButNoHeader(file.path) || !isSkipping && hasSourceIn(file, unreadOnBoth);
}
function hasSourceIn({ sources }, paths) {
	return sources.some((source) => paths.includes(source));
}
function observationsOfSide(observed, other) {
	const { settings, used, others, tracked, read, isSkipping } = observed;
	const isCode = (path) => !isReadByBuildTools(path);
	const changed = observed.changed.some(isCode) ? observed.changed.filter(isCode) : observed.changed;
	const sourcesRead = [...changed, ...others.filter(isCode)].filter((path) => read.has(path));
	const unread = changed.filter((path) => !read.has(path));
	const unreadOnBoth = unread.filter((path) => !other.read.has(path));
	const packageOf = createNpmPackageFolderFinder(tracked);
	const stale = changedFilesInLanguagesUnreadByRun(changed, excludeNativeSourcesOutsideGoFolders(sourcesRead, tracked), packageOf);
	const isNamedAfterOneOf = createTestOfNames(tracked, packageOf);
	const usedByOther = new Set(other.used.map(({ path }) => path));
	const isOfBoth = ({ path }) => usedByOther.has(path);
	return {
		changed,
		settings,
		used,
		isSkipping,
		sourcesRead,
		unread,
		unreadOnBoth,
		stale,
		isNamedAfterOneOf,
		isOfBoth,
		isUnreadOnBoth: (file) => isOfBoth(file) && isNamedAfterOneOf(file, unreadOnBoth),
		isBuiltFromUnread(file) {
			const ofPackage = stale.filter((source) => isOfPackage(file.path, source, packageOf));
			return couldBeBuiltFrom(file.path, ofPackage) || isNamedAfterOneOf(file, unread);
		}
	};
}
function isOriginal({ kind }) {
	return kind === "original build" || kind === "original build in place of its own";
}
function isOfPackage(path, source, packageOf) {
	const folder = packageOf(source);
	return folder === "" ? packageOf(path) === "" : `/${path}`.includes(`/${folder}`);
}
function createTestOfNames(tracked, packageOf) {
	const byName = groupBy(tracked, fileName);
	const isNameOf = (path, source) => byName.get(fileName(source))?.length === 1 || isOfPackage(path, source, packageOf);
	return (file, sources) => file.sources.some((source) => sources.includes(source) && isNameOf(file.path, source));
}
function fileName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}

// src/effects/provenance/python-installs.ts
function findPythonInstallsFromLocalSources(packages) {
	return pythonDistributionsIn(packages).flatMap(({ records, files }) => {
		const noted = parseDirectUrl(readTextOrEmpty(join(records, "direct_url.json")));
		return noted === null ? [] : [{
			...noted,
			files: files()
		}];
	});
}
function pythonDistributionsIn(packages) {
	return folderEntries(packages).flatMap((entry) => {
		const [, name, version] = /^(.+)-([^-]+)\.dist-info$/.exec(entry.name) ?? [];
		if (name === void 0 || version === void 0) return [];
		const records = join(packages, entry.name);
		const files = () => {
			const lines = readTextOrEmpty(join(records, "RECORD")).matchAll(/^"?(.+?)"?,[^,\n]*,\d*\r?$/gm);
			return Array.from(lines, ([, path = ""]) => join(packages, path));
		};
		return [{
			name: normalizedPythonName(name),
			version,
			records,
			files
		}];
	});
}
function filesOfPythonDistributions(names, paths) {
	return (names.length === 0 ? [] : foldersAbove(paths)).flatMap(pythonDistributionsIn).filter(({ name }) => names.includes(name)).flatMap(({ files }) => files());
}
function findLocalPythonPackagesWith(paths) {
	const ofPaths = new Set(paths);
	return foldersAbove(ofPaths).flatMap(findPythonInstallsFromLocalSources).filter(({ files }) => files.some((path) => ofPaths.has(path)));
}
function foldersAbove(paths) {
	return [...new Set([...paths].flatMap(parentFolders))];
}
function parentFolders(path) {
	const parent = dirname(path);
	return parent === path ? [] : [parent, ...parentFolders(parent)];
}
function parseDirectUrl(text) {
	try {
		const { url = "", archive_info: archive, dir_info: folder } = JSON.parse(text);
		const wheelDigest = archive?.hashes?.sha256 ?? null;
		if (wheelDigest === null && folder === void 0) return null;
		return {
			source: fileURLToPath(url),
			wheelDigest,
			isEditable: folder?.editable === true
		};
	} catch {
		return null;
	}
}
function hasPythonSourceChangedSinceInstall({ source, wheelDigest }, changed) {
	if (wheelDigest === null) return changed.some((path) => path.startsWith(`${source}${sep}`));
	try {
		return createHash("sha256").update(readFileSync(source)).digest("hex") !== wheelDigest;
	} catch {
		return false;
	}
}
async function warnOfEditableInstall(run, folder, { checkout, env, console }) {
	const editable = checkout ? await findEditableInstallImportedByCommand(run, {
		folder,
		env,
		checkout
	}) : null;
	if (editable) console.warn(`Both sides may run the code in ${editable.target} and not their own: the Python environment ${editable.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`);
}
async function findEditableInstallImportedByCommand(run, place) {
	const environments = environmentsOf(run, place);
	for (const environment of environments.filter((one) => !isPathIn(place.checkout, one))) for (const packages of pythonPackageFolders(environment)) for (const path of pathsIn(packages)) {
		const target = await realpath(path).catch(() => path);
		if (isPathIn(place.checkout, target) && !isPathIn(environment, target)) return {
			environment,
			target
		};
	}
	return null;
}
const environmentProgram = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g;
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/;
const environmentManager = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/;
function environmentsOf(run, { folder, env }) {
	const own = [...run.matchAll(environmentProgram)].map(([, path = ""]) => resolve(folder, path));
	if (own.length > 0) return own;
	if (environmentManager.test(run)) return [
		env.UV_PROJECT_ENVIRONMENT,
		".venv",
		env.VIRTUAL_ENV,
		env.CONDA_PREFIX
	].filter((path) => path).map((path = "") => resolve(folder, path));
	if (!python.test(run)) return [];
	for (const programs of (env.PATH ?? "").split(delimiter)) for (const name of ["python3", "python"]) if (programs !== "" && existsSync(join(programs, name))) return [dirname(resolve(folder, programs))];
	return [];
}
function pythonPackageFolders(environment) {
	const lib = join(environment, "lib");
	return folderEntries(lib).filter(({ name }) => name.startsWith("python3")).flatMap(({ name }) => ["site-packages", "dist-packages"].map((packages) => join(lib, name, packages)));
}
function pathsIn(packages) {
	const paths = [];
	for (const { name } of folderEntries(packages)) if (name.endsWith(".pth")) {
		const lines = readTextOrEmpty(join(packages, name)).split("\n");
		paths.push(...lines.map((line) => resolve(packages, line.trim())));
	}
	const editable = findPythonInstallsFromLocalSources(packages).filter(({ isEditable }) => isEditable);
	return [...paths, ...editable.map(({ source }) => source)];
}

// src/effects/provenance/written-code-files.ts
const mostFiles = 3e5;
const mostInFolder = 1e5;
const compiledCodeFilePattern = /\.(?:a|o|rlib|so(?:\.\d+)*|dylib|dll|jar|war|class|node|wasm|whl|egg|pyz|pex|zip|rdb|beam|phar|nupkg)$/;
const dataFile = /\.(?:pyc|pyo|rst|json|gz|txt|md|html|xml|pom|sha1)$/;
const depthInNamed = 12;
const longestShim = 16384;
const unsearchedFolder = /\.(dist|egg)-info$|^benchgate-|^go-(?:build|link-)\d+$|^rustc\w{6}$|^tmp[a-z0-9_]{8}$|^tmp\.\w{10}$/;
const temporaryCompilerFile = /^cc\w{6}\.(?:\w+\.)*(?:c|s|o|ld|le|res)$/;
function foldersSearchedByCommands(commands, env, folder) {
	const named = [...new Set(pathsNamedInCommands(commands, env).map((path) => resolve(folder, path)))];
	const PATH = [
		...named.flatMap((path) => [path, dirname(path)]).filter(isInPrefix),
		env.PATH ?? "",
		...programFoldersBehindShims(env.PATH ?? "")
	].join(delimiter);
	return [
		...named.flatMap((path) => [{
			folder: dirname(path),
			depth: 1
		}, {
			folder: path,
			depth: depthInNamed
		}]).filter((one) => !isSystemFolder(one.folder)),
		...linkedFoldersOutside(folder).map((linked) => ({
			folder: linked,
			depth: 5
		})),
		...programAndLibraryFolders({
			...env,
			PATH
		}, delimiter)
	];
}
function linkedFoldersOutside(folder) {
	return folderEntries(folder).filter((entry) => entry.isSymbolicLink()).map(({ name }) => realPathOrNull(join(folder, name))).filter((path) => path !== null).filter((path) => !isPathIn(folder, path) && !isSystemFolder(path));
}
function programFoldersBehindShims(path) {
	const foldersIn = (folder) => folderEntries(folder).map(({ name }) => join(folder, name));
	return path.split(delimiter).filter((one) => basename(one) === "shims").map((one) => dirname(one)).flatMap((root) => [...foldersIn(join(root, "versions")), ...foldersIn(join(root, "installs")).flatMap(foldersIn)]).map((version) => join(version, "bin"));
}
function findCodeFilesWrittenSince(started, folders, excluded, isWanted = () => true) {
	const written = /* @__PURE__ */ new Set();
	const depths = /* @__PURE__ */ new Map();
	let entriesLeft = 0;
	let totalLeft = mostFiles;
	let tooLarge = null;
	const search = (top, maxDepth) => {
		const queue = [{
			folder: top,
			depth: maxDepth
		}];
		for (const { folder, depth } of queue) {
			if (depth <= (depths.get(folder) ?? 0)) continue;
			depths.set(folder, depth);
			if (excluded.some((one) => isPathIn(one, folder))) continue;
			for (const entry of folderEntries(folder)) {
				if (entriesLeft-- <= 0) return;
				const path = join(folder, entry.name);
				if (entry.isDirectory() && !unsearchedFolder.test(entry.name)) queue.push({
					folder: path,
					depth: depth - 1
				});
				else if (entry.isFile() && !dataFile.test(entry.name) || entry.isSymbolicLink()) {
					if (temporaryCompilerFile.test(entry.name)) continue;
					const isWantedFile = isWanted(path, entry.isSymbolicLink());
					const isNew = (folder === top || isWantedFile) && isWritten(path, started);
					if (isNew && isWantedFile) written.add(path);
					if (folder === top && entry.isSymbolicLink()) queue.push(...foldersOfPrograms([realPathOrNull(path)], started));
					else if (folder === top && isNew) queue.push(...foldersOfShim(path, started));
				}
			}
		}
	};
	for (const { folder, depth } of folders) {
		if (plainFileStats(folder) !== null && !excluded.some((path) => isPathIn(path, folder))) {
			if (isWanted(folder, false) && isWritten(folder, started)) written.add(folder);
		}
		entriesLeft = Math.min(totalLeft, mostInFolder);
		const entriesBefore = entriesLeft;
		search(realPathOrNull(folder) ?? folder, depth);
		if (entriesLeft < 0) tooLarge ??= folder;
		totalLeft -= entriesBefore - Math.max(entriesLeft, 0);
	}
	return {
		written: [...written],
		tooLarge
	};
}
function foldersOfShim(path, started) {
	if ((plainFileStats(path)?.size ?? 0) > longestShim) return [];
	const text = readTextOrEmpty(path);
	if (!text.startsWith("#!")) return [];
	return foldersOfPrograms([...text.matchAll(/(?<![\w./])(?:\$basedir)?(?:\/[\w.@+-]+)+/g)].map(([one]) => one.replace("$basedir", dirname(path))), started);
}
function foldersOfPrograms(programs, started) {
	return programs.flatMap((path) => {
		if (path === null || isSystemFolder(path)) return [];
		if (plainFileStats(path) === null || !isWritten(path, started)) return [];
		const [packages] = /^.*?\/node_modules(?=\/)/.exec(path) ?? [];
		const parent = dirname(path);
		const ownFolder = basename(parent) === "bin" ? join(dirname(parent), "lib") : parent;
		return [{
			folder: packages ?? ownFolder,
			depth: 9
		}];
	});
}
function isWritten(path, started) {
	const stats = (accessibleStatsOrNull(path, false)?.ctimeMs ?? 0) < started ? null : accessibleStatsOrNull(path, true);
	if (stats === null) return false;
	return isSourceFile(path) || compiledCodeFilePattern.test(path) || (stats.mode & constants.S_IXUSR) !== 0;
}

// src/effects/provenance/installed-files.ts
const dependencyFolder = /(?:^|\/)(?:node_modules|vendor)\//;
function possibleSourcesOfInstalledFile(path, sources) {
	const [, module] = /\/(?:site|dist)-packages\/(.+\.py)$/.exec(path) ?? /([^/]+\/[^/]+\.py)$/.exec(path) ?? [];
	if (module !== void 0) return sources.filter((source) => isSourceOfModule(source, module));
	if (compiledCodeFilePattern.test(path)) return sources.filter((source) => (isCompiledSource(source) || isArchiveOfPython(path)) && couldBeBuiltFrom(path, [source]));
	return dependencyFolder.test(path) ? sources.filter((source) => basename(source) === basename(path)) : [];
}
function isSourceOfModule(source, module) {
	return module.includes("/") ? `/${source}`.endsWith(`/${module}`) : [
		"",
		"src/",
		"lib/",
		"python/"
	].some((folder) => source === folder + module);
}
function excludeJavaSourcesNotInFile(path, sources) {
	if (!/\.(?:jar|war|class)$/.test(path)) return sources;
	const text = readBytesOrEmpty(path).toString("latin1");
	const classNames = new Set(Array.from(text.matchAll(/(?<![\w$])[\w$]+(?=\.(?:class|java))/g), ([name]) => name));
	return sources.filter((source) => !source.endsWith(".java") || classNames.has(basename(source, ".java")));
}
function selectInstalledFromCheckout(paths, roots, tracked, trackedBlobs) {
	if (paths.length === 0) return [];
	const trackedPaths = [...tracked];
	const projects = trackedPaths.filter((path) => /^(?:pyproject\.toml|setup\.(?:cfg|py))$/.test(basename(path))).flatMap((path) => roots.map((root) => readTextOrEmpty(join(root, path)))).flatMap(pythonProjectNames);
	const noted = /* @__PURE__ */ new Set([...findLocalPythonPackagesWith(paths).filter(({ source }) => roots.some((root) => isPathIn(root, source))).flatMap(({ files }) => files), ...filesOfPythonDistributions(projects, paths)]);
	const names = new Set(trackedPaths.map((path) => basename(path)));
	const mayBeCopy = (name) => isSourceFile(name) && names.has(name) || name.endsWith(".pom");
	const folders = new Set([...new Set(paths.map((path) => dirname(path)))].filter((folder) => folderEntries(folder).some(({ name }) => mayBeCopy(name) && hasContentOfBlob(join(folder, name), trackedBlobs))));
	return paths.filter((path) => noted.has(path) || folders.has(dirname(path)));
}
function findCopiesOfChangedSourcesOfSide(side, changed, paths, folder) {
	const ofOther = new Set(changed.map(([, blobs]) => blobs[otherSide(side)]));
	const sources = /* @__PURE__ */ new Map();
	for (const [path, blobs] of changed) if (!ofOther.has(blobs[side])) sources.set(blobs[side], path);
	const names = new Set(changed.map(([path]) => basename(path)));
	const copies = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const source = names.has(basename(path)) && sources.get(blobId(resolve(folder, path), sources.keys()));
		if (source) copies.set(path, source);
	}
	return copies;
}
function hasContentOfBlob(path, blobs) {
	return blobs.has(blobId(path, blobs));
}
function blobId(path, ids) {
	const [known = ""] = ids;
	const content = readBytesOrEmpty(path);
	const hash = createHash(known.length === 64 ? "sha256" : "sha1");
	return content.length === 0 ? "" : hash.update(`blob ${content.length}\0`).update(content).digest("hex");
}

// src/core/change/built-programs.ts
const elfMagic = [
	127,
	69,
	76,
	70,
	2,
	1
];
const withoutContent = 8;
const unused = /^\.(?:z?debug_.*|symtab|strtab|shstrtab|comment|gnu_debuglink)$/;
const buildId = ".note.gnu.build-id";
const loaded = 2n;
function relevantPartsOfElf(bytes) {
	const found = sectionsOfElf(bytes);
	if (found === null) return null;
	const { view, sections, end: endOfTable } = found;
	const isProgram = [2, 3].includes(view.getUint16(16, true));
	const names = sections[view.getUint16(62, true)];
	if (!isProgram || !names) return null;
	const nameOf = ({ name }) => {
		const begin = names.offset + name;
		const end = bytes.indexOf(0, begin);
		return String.fromCharCode(...bytes.subarray(begin, Math.min(end, begin + 100)));
	};
	const end = Math.max(endOfTable, ...sections.map(endOfSection));
	const segments = Number(view.getBigUint64(32, true));
	return [
		{
			key: `entry ${view.getBigUint64(24, true)}, machine ${view.getUint16(18, true)}`,
			content: bytes.subarray(segments, segments + view.getUint16(54, true) * view.getUint16(56, true))
		},
		...sections.map((section) => ({
			...section,
			title: nameOf(section)
		})).filter(({ title, flags }) => title !== buildId && ((flags & loaded) !== 0n || !unused.test(title))).map(({ title, type, flags, address, offset, size: length }) => ({
			key: `${title} ${type} ${flags} ${address} ${length}`,
			content: type === withoutContent ? null : bytes.subarray(offset, offset + length)
		})),
		{
			key: `appended ${bytes.length - end}`,
			content: bytes.subarray(end)
		}
	];
}
function sectionsOfElf(bytes) {
	if (bytes.length < 64 || elfMagic.some((byte, n) => bytes[n] !== byte)) return null;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const at = Number(view.getBigUint64(40, true));
	const [size, count] = [view.getUint16(58, true), view.getUint16(60, true)];
	const end = at + size * count;
	if (!size || !count || end > bytes.length) return null;
	const sections = Array.from({ length: count }, (_, n) => sectionAt(view, at + n * size));
	return sections.some((one) => endOfSection(one) > bytes.length) ? null : {
		view,
		sections,
		end
	};
}
function endOfSection({ type, offset, size }) {
	return type === withoutContent ? 0 : offset + size;
}
function sectionAt(view, at) {
	return {
		name: view.getUint32(at, true),
		type: view.getUint32(at + 4, true),
		flags: view.getBigUint64(at + 8, true),
		address: view.getBigUint64(at + 16, true),
		offset: Number(view.getBigUint64(at + 24, true)),
		size: Number(view.getBigUint64(at + 32, true)),
		link: view.getUint32(at + 40, true)
	};
}
function isBuildStateOrEarlierResultsFile(path) {
	return /(?:^|\/)(?:\.fingerprint\/.*|\.cargo-lock|\.rustc_info\.json|\.ninja_(?:deps|log))$/.test(path) || /(?:^|\/)build\/[^/]+-[0-9a-f]{16}\/(?:output|root-output|stderr|invoked\.timestamp)$/.test(path) || /(?:^|\/)target\/(?:criterion|gungraun|iai)\//.test(path);
}
const buildTime = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d{4}\b|\b\d\d:\d\d:\d\d\b/g;
const archive = /\.(?:jar|war|zip|whl|egg)$/;
function explainUnreproducibleBuild({ path, base, head }, commits) {
	const id = (sha) => sha.slice(0, 7);
	if (head.includes(id(commits.head)) && base.includes(id(commits.base))) return "it contains the id of its commit: build the benchmarks without it";
	if (archive.test(path)) return "archives contain the times of their files: set SOURCE_DATE_EPOCH; in Maven, project.build.outputTimestamp; in Gradle, preserveFileTimestamps = false";
	if (path.endsWith(".pyc")) return "it contains the time of its source: compile with --invalidation-mode checked-hash";
	const times = (text) => (text.match(buildTime) ?? []).join();
	if (times(base) !== times(head)) return "it contains the time of its build (__DATE__, __TIME__): set SOURCE_DATE_EPOCH, or leave the time out";
	if (/_GLOBAL__(?:sub_I|N)_[0-9A-F_]{8,}/i.test(base) && base.length === head.length) return "its symbols have random names: compile with -frandom-seed";
	return null;
}
function sourcesInDepInfo(text) {
	const sources = text.split("\n").flatMap((line) => {
		const [, names = ""] = line.startsWith("#") ? [] : /^(?:\\.|[^\\])*?:(?: (.*))?$/.exec(line) ?? [];
		return [...names.matchAll(/(?:\\.|[^\\ ])+/g)].map(([name]) => name.replace(/\\(.)/g, "$1"));
	});
	return [...new Set(sources)];
}
function sourcesInSourceMap(text) {
	const [, list = ""] = /"sources"\s*:\s*\[((?:null|"[^"]*"|[\s,])*)\]/.exec(text) ?? [];
	return [...list.matchAll(/"([^"]*)"/g)].map(([, source = ""]) => source);
}
const symbolTables = [2, 11];
const bytesOfSymbol = 24;
const typeOfFunctions = 2;
const bindingsOfExports = [1, 2];
function functionsExportedByLibrary(bytes) {
	return [...functionsOfElf(bytes), ...symbolsOfArchive(bytes)];
}
function functionsOfElf(bytes) {
	const { view, sections } = sectionsOfElf(bytes) ?? {};
	if (view === void 0 || sections === void 0) return [];
	return sections.filter(({ type }) => symbolTables.includes(type)).flatMap(({ offset, size, link }) => {
		const names = sections[link];
		if (names === void 0) return [];
		const text = latin1(bytes.subarray(names.offset, names.offset + names.size));
		return Array.from({ length: Math.floor(size / bytesOfSymbol) }, (_, n) => offset + n * bytesOfSymbol).filter((at) => {
			const info = view.getUint8(at + 4);
			return view.getUint16(at + 6, true) !== 0 && (info & 15) === typeOfFunctions && bindingsOfExports.includes(info >> 4);
		}).map((at) => textUntilNul(text, view.getUint32(at, true)));
	});
}
const startOfArchive = "!<arch>\n/ ";
const headerOfArchive = 68;
function symbolsOfArchive(bytes) {
	if (latin1(bytes.subarray(0, 10)) !== startOfArchive) return [];
	const size = Number(latin1(bytes.subarray(56, 66)));
	const index = bytes.subarray(headerOfArchive, headerOfArchive + size);
	if (index.length < 4) return [];
	const count = new DataView(index.buffer, index.byteOffset).getUint32(0);
	return latin1(index.subarray(4 + 4 * count)).split("\0").slice(0, count);
}
function textUntilNul(text, begin) {
	const end = text.indexOf("\0", begin);
	return text.slice(begin, end < 0 ? begin : end);
}
function latin1(bytes) {
	return new TextDecoder("latin1").decode(bytes);
}
const definition = /(?<![\w.>])(\w+)\s*\((?:[^(){};]|\([^(){};]*\))*\)[\s\w:&*>-]*\{/g;
const staticDefinition = /^\s*static\b.*/gm;
function createFinderOfDefiningSources(texts) {
	const byFunction = /* @__PURE__ */ new Map();
	for (const [source, text] of texts) {
		const words = new Set(text.match(/\w+/g));
		const definitions = text.replace(staticDefinition, "").matchAll(definition);
		for (const name of new Set(Array.from(definitions, ([, one = ""]) => one))) if (name !== "main") getOrInsert(byFunction, name, () => []).push({
			source,
			words
		});
	}
	return (symbols) => {
		const found = /* @__PURE__ */ new Set();
		for (const symbol of symbols) {
			const names = namesInSymbol(symbol);
			for (const { source, words } of byFunction.get(names.at(-1) ?? "") ?? []) if (names.every((name) => words.has(name))) found.add(source);
		}
		return [...texts.keys()].filter((source) => found.has(source));
	};
}
function namesInSymbol(symbol) {
	const [prefix] = /^_ZN?K?(?=\d)/.exec(symbol) ?? [];
	if (prefix === void 0) return [symbol];
	const names = [];
	for (let rest = symbol.slice(prefix.length);;) {
		const [digits] = /^\d+/.exec(rest) ?? [];
		if (digits === void 0) return names;
		names.push(rest.slice(digits.length, digits.length + Number(digits)));
		rest = rest.slice(digits.length + Number(digits));
	}
}
function namesExportedByScript(text) {
	const exported = /^\s*export\s+(?:default\s+)?(?:async\s+)?(?:function\b\s*\*?|const|let|var|(?:abstract\s+)?class)\s*([\w$]{6,})|\bexports\.([\w$]{6,})\s*=/gm;
	const lists = /(?:^\s*export|\bmodule\.exports\s*=)\s*\{([^{}]*)\}(?!\s*from\b)/gm;
	const inList = /(?<=^|,)\s*([\w$]{6,})\s*(?=[,:]|$)/g;
	return [...Array.from(text.matchAll(exported), ([, ofModule, ofObject]) => ofModule ?? ofObject ?? ""), ...Array.from(text.matchAll(lists), ([, list = ""]) => [...list.matchAll(inList)]).flatMap((names) => names.map(([, name = ""]) => name))];
}
function classesOfSource(source, text) {
	const packages = Array.from(text.matchAll(/^\s*(?:package|namespace)\s+(?!object\b)([\w.]+)/gm), ([, name = ""]) => name);
	const declared = Array.from(text.matchAll(/\b(?:(?:class|interface|object|trait|enum|struct|record|type|module)\s+)+(\w+)/g), ([, name = ""]) => name);
	const stem = fileNameBeforeFirstDot(source);
	const inKotlin = `${stem.slice(0, 1).toUpperCase()}${stem.slice(1)}Kt`;
	const namespaces = new Set([...packages.slice(0, 1), packages.join(".")].filter((name) => name !== ""));
	const names = /* @__PURE__ */ new Set([
		stem,
		inKotlin,
		...declared
	]);
	return [...namespaces].flatMap((namespace) => [...names].map((name) => ({
		namespace,
		name
	})));
}
const writing = /\b(?:f?write|dump|save|create)|\bofstream|['"]wb?['"]/i;
const including = /^\s*(?:#\s*include|import|from|export)\b.*$/gm;
const compilingModule = /\bset_source|\.compile\(\)/;
function namesInGenerator(text) {
	const code = text.replace(including, "");
	const modules = compilingModule.test(code) ? code.matchAll(/["'](?:\w+\.)*(\w+)["']/g) : [];
	return [.../* @__PURE__ */ new Set([...writing.test(code) && code.match(/[\w+-][\w.+-]*\.\w+/g) || [], ...Array.from(modules, ([, name = ""]) => name)])];
}

// src/effects/provenance/sources-of-files.ts
const mostBytes = 128 * 2 ** 20;
const mostBytesOfUnknown = 16 * 2 ** 20;
const mostBytesOfRust = {
	programs: 256 * 2 ** 20,
	libraries: 64 * 2 ** 20
};
const mostBytesOfSections = 2 ** 16;
const mostSoughtInRust = 20;
function createLimitedReader(limit) {
	let bytesLeft = limit;
	return (path) => {
		const size = plainFileStats(path)?.size ?? 0;
		if (size > bytesLeft) return null;
		bytesLeft -= size;
		const content = readBytesOrEmpty(path);
		return content.length < size ? null : content;
	};
}
function hasGoBuildInfo(path) {
	try {
		const file = openSync(path, "r");
		try {
			const bytesAt = (position, length) => {
				const bytes = Buffer.alloc(Math.min(length, mostBytesOfSections));
				return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, position));
			};
			const header = bytesAt(0, 64);
			if (header.length < 64 || header.toString("latin1", 0, 5) !== "ELF") return false;
			const [size, count, namesAt] = [
				58,
				60,
				62
			].map((at) => header.readUInt16LE(at));
			const ofNames = bytesAt(Number(header.readBigUInt64LE(40)), (size ?? 0) * (count ?? 0)).subarray((namesAt ?? 0) * (size ?? 0));
			return bytesAt(Number(ofNames.readBigUInt64LE(24)), Number(ofNames.readBigUInt64LE(32))).includes("\0.go.buildinfo\0");
		} finally {
			closeSync(file);
		}
	} catch {
		return false;
	}
}
var SourceFinder = class {
	sources;
	read = createLimitedReader(mostBytes);
	readLibrary = createLimitedReader(mostBytes);
	readUnknown = createLimitedReader(mostBytesOfUnknown);
	readProgram = createLimitedReader(mostBytesOfUnknown);
	readGo = createLimitedReader(mostBytes);
	readRustProgram = createLimitedReader(mostBytesOfRust.programs);
	readRustLibrary = createLimitedReader(mostBytesOfRust.libraries);
	byStem = lazy(() => groupBy(this.sources.changed, fileNameBeforeFirstDot));
	tracked = lazy(() => groupBy(this.sources.tracked, (path) => basename(path)));
	ownNames = lazy(() => {
		const names = compiledNames(new Set(this.sources.changed.map((one) => basename(one))));
		return names.length === 0 ? null : new RegExp(names.map(escapeForRegExp).join("|"));
	});
	findDefining = lazy(() => createFinderOfDefiningSources(new Map(this.sources.changed.filter(isMachineCodeSourceFile).map((source) => [source, readTextOrEmpty(this.resolve(source))]))));
	classes = lazy(() => this.sources.changed.filter((source) => ["a.jar", "a.dll"].some((built) => couldBeBuiltFrom(built, [source]))).filter((source) => !isMachineCodeSourceFile(source)).map((source) => [source, classesOfSource(source, readTextOrEmpty(this.resolve(source)))]));
	generators = lazy(() => groupBy(this.sources.changed.flatMap((source) => namesInGenerator(this.readUnknown(this.resolve(source))?.toString("utf8") ?? "").map((name) => ({
		name,
		source
	}))), ({ name }) => name));
	modulesOfGo = lazy(() => (this.tracked().get("go.mod") ?? []).map((path) => goModuleOf(readTextOrEmpty(this.resolve(path)))).filter((name) => name !== null));
	packages = lazy(() => new Map([
		"package.json",
		"composer.json",
		"Cargo.toml"
	].flatMap((name) => this.tracked().get(name) ?? []).flatMap((path) => {
		const text = readTextOrEmpty(this.resolve(path));
		const [, name] = /(?:^|")name"?\s*[:=]\s*"([^"]+)"/m.exec(text) ?? [];
		return name === void 0 ? [] : [[name, folderWithFinalSlashOfPath(path)]];
	})));
	pathsOfRust = lazy(() => this.sources.changed.filter(isRust).slice(0, mostSoughtInRust).map((source) => {
		return [source, this.pathsInWorkspaces(source).filter((path) => !isUsualPathOfRust(path))];
	}));
	sourcesOfRustFiles = /* @__PURE__ */ new Map();
	constructor(sources) {
		this.sources = sources;
	}
	trackedExceptUnnamedPackages() {
		const isNamed = (text) => text === "" || /"name"\s*:/.test(text);
		return [...this.sources.tracked].filter((path) => basename(path) !== "package.json" || isNamed(readTextOrEmpty(this.resolve(path))));
	}
	namedBy = (path) => {
		const ownStem = fileNameBeforeFirstDot(path);
		const namesakes = this.byStem().get(ownStem) ?? this.byStem().get(ownStem.replace(/^lib/, "")) ?? [];
		const named = new Set(namesakes.filter((source) => couldBeBuiltFrom(path, [source])));
		const { names, paths } = this.namesIn(path);
		const isOfOthers = this.isFetchedByCargo(path) || /\.(?:a|lib|phar)$/.test(path) && !this.isMostlyTracked(names);
		for (const name of isOfOthers ? [] : names) for (const source of this.byStem().get(fileNameBeforeFirstDot(name)) ?? []) if (name.startsWith(nameOfGeneratedSource(source))) named.add(source);
		const isWithFolder = (source) => {
			const place = `/${basename(dirname(source))}/${fileNameBeforeFirstDot(source)}.`;
			return [path, ...paths].some((one) => `/${one}`.includes(place));
		};
		const isOther = (source) => (this.tracked().get(basename(source)) ?? []).some((one) => one !== source && isWithFolder(one)) && !isWithFolder(source);
		return [...named].filter((source) => !isOther(source));
	};
	namedByOwnLibrary = (path) => {
		if (isArchiveOfPython(path)) return this.modulesInArchive(path);
		if (hasClasses(path)) return this.sourcesOfClassesIn(path, this.read(path));
		const ofModules = this.sourcesOfModulesIn(path);
		if (ofModules.length > 0) return ofModules;
		const { names } = this.namesIn(path);
		const compiled = new Set(compiledNames(names));
		return this.isMostlyTracked(names) ? this.sources.changed.filter((source) => compiled.has(basename(source))) : [];
	};
	exportedBy = memoize((path) => {
		const content = /\.(?:a|o|node|so(?:\.\d+)*|[jw]ar|dll|wasm|[cm]?js)$/.test(path) ? this.readLibrary(this.resolve(path)) : null;
		if (content === null) return [];
		if (hasClasses(path)) return this.sourcesOfClassesIn(path, content);
		return [...this.definingExportsOf(content), ...this.sourcesWithAllExportsIn(path, content)];
	});
	sourcesWithAllExportsIn(path, bundle) {
		if (!/js$|\.wasm$/.test(path)) return [];
		const words = new Set(bundle.toString("latin1").match(/[\w$]+/g));
		return this.sources.changed.filter((source) => {
			if (isMachineCodeSourceFile(source) || !couldBeBuiltFrom(path, [source])) return false;
			const names = namesExportedByScript(readTextOrEmpty(this.resolve(source)));
			return names.length > 0 && names.every((name) => words.has(name));
		});
	}
	mayBeIn = (path) => {
		if (this.sourcesOfModulesIn(path).length > 0) return true;
		const content = this.readUnknown(path);
		if (content === null) return true;
		if (isArchiveOfPython(path)) return this.modulesInArchive(path).length > 0;
		if (hasClasses(path)) return this.sourcesOfClassesIn(path, content).length > 0;
		return this.namesChanged(content) || this.definingExportsOf(content).length > 0;
	};
	sourcesOfProgram = memoize((path) => {
		const recorded = this.recordedBeside(path);
		if (recorded.length > 0 || !this.sources.changed.some(isMachineCodeSourceFile)) return recorded;
		const ofModules = this.sourcesOfModulesIn(path);
		if (ofModules.length > 0) return ofModules;
		const content = this.readProgram(path);
		return content?.subarray(0, 4).toString("latin1") === "ELF" && this.namesChanged(content) ? this.namedByOwnLibrary(path) : [];
	});
	otherVersionsOf = memoize((path) => {
		const namesakes = this.sources.changed.filter((source) => basename(source) === basename(path) && !basename(source).startsWith("__"));
		const lines = namesakes.length === 0 ? [] : linesOfCode(this.readUnknown(this.resolve(path)));
		const isVersionOf = (source) => {
			const ownLines = new Set(linesOfCode(readBytesOrEmpty(this.resolve(source))));
			return 2 * lines.filter((line) => ownLines.has(line)).length >= lines.length && (!isCompiledSourceButNoHeader(source) || isInFolderOfThatName(path, source));
		};
		return lines.length === 0 ? [] : namesakes.filter(isVersionOf);
	});
	generatorsOf = (path) => {
		return [basename(path), .../\.(?:so|pyd)$/.test(path) ? [fileNameBeforeFirstDot(path)] : []].flatMap((name) => (this.generators().get(name) ?? []).map(({ source }) => source)).filter((source) => !couldBeBuiltFrom(path, [source]));
	};
	recordedBeside(built) {
		const { changed, roots = [] } = this.sources;
		const path = this.resolve(built);
		const names = isScriptWithSourceMap(path) ? sourcesInSourceMap(this.readLibrary(`${path}.map`)?.toString("utf8") ?? "") : sourcesInDepInfo(readTextOrEmpty(`${path}.d`));
		const recorded = new Set(names.map((name) => resolve(dirname(path), name)));
		return changed.filter((source) => roots.some((root) => recorded.has(join(root, source))));
	}
	isFetchedByCargo(path) {
		if (!/\.(?:rlib|rmeta|so)$/.test(path)) return false;
		const name = fileNameBeforeFirstDot(path).replace(/^lib/, "");
		const recorded = sourcesInDepInfo(readTextOrEmpty(this.resolve(join(dirname(path), `${name}.d`))));
		const isFetched = (source) => {
			const [, ofRegistry, ofGit] = /\/(?:registry\/src\/[^/]+\/([\w-]+?)-\d[^/]*|git\/checkouts\/([\w-]+)-[0-9a-f]{16})\//.exec(source) ?? [];
			const fetched = ofRegistry ?? ofGit;
			return fetched !== void 0 && !this.packages().has(fetched);
		};
		return recorded.length > 0 && recorded.every(isFetched);
	}
	sourcesOfModulesIn = memoize((path) => {
		const { changed } = this.sources;
		if (changed.some(isGo) && hasGoBuildInfo(path)) {
			const content = this.readGo(path);
			return this.modulesOfGo().some((name) => content !== null && isBuiltByGoFromFilesOf(name, content)) ? this.namedBy(path).filter(isGo) : [];
		}
		if (!changed.some(isRust)) return [];
		const stats = accessibleStatsOrNull(path, true);
		if (stats === null) return [];
		const file = `${stats.dev}:${stats.ino}`;
		const known = this.sourcesOfRustFiles.get(file);
		if (known !== void 0) return known;
		const content = compiledCodeFilePattern.test(path) ? this.readRustLibrary(path) : this.readRustProgram(path);
		const sources = content === null ? [] : this.sourcesOfWorkspaceIn(content);
		this.sourcesOfRustFiles.set(file, sources);
		return sources;
	});
	sourcesOfWorkspaceIn(content) {
		if (!this.pathsOfRust().some(([, paths]) => paths.some((path) => content.includes(path)))) return [];
		const named = [...content.toString("latin1").matchAll(/[\w.+/-]+?\.rs/g)].map(([path]) => path);
		const isRelative = (path) => path.includes("/") && !ofOthersInRust.test(path);
		const relativePaths = [...new Set(named.filter(isRelative))];
		const sources = [...this.tracked()].flatMap(([name, paths]) => isRust(name) ? paths : []);
		const tracked = new Set(sources.flatMap((path) => this.pathsInWorkspaces(path)));
		const isTracked = (path) => suffixesOf(path).some((suffix) => tracked.has(suffix));
		if (2 * relativePaths.filter(isTracked).length < relativePaths.length) return [];
		return this.pathsOfRust().filter(([, paths]) => relativePaths.some((path) => paths.some((own) => suffixesOf(path).includes(own)))).map(([source]) => source);
	}
	pathsInWorkspaces(source) {
		return (this.tracked().get("Cargo.toml") ?? []).map((path) => path.slice(0, -10)).filter((folder) => source.startsWith(folder)).map((folder) => source.slice(folder.length));
	}
	namesChanged(content) {
		return this.ownNames()?.test(content.toString("latin1")) === true;
	}
	sourcesOfClassesIn(path, content) {
		const wordsFor = ({ namespace, name }) => path.endsWith(".dll") ? [`${namespace}\0`, `${name}\0`] : [`${namespace.replaceAll(".", "/")}/${name}.class`];
		return this.classes().flatMap(([source, classes]) => couldBeBuiltFrom(path, [source]) && classes.some((one) => wordsFor(one).every((word) => content?.includes(word))) ? [source] : []);
	}
	packageOfInstalledFile(path) {
		const start = Math.max(...["node_modules/", "vendor/"].map((one) => `/${path}`.lastIndexOf(`/${one}`)));
		if (start < 0) return null;
		const file = path.slice(path.indexOf("/", start) + 1);
		const [first = "", second = ""] = file.split("/", 2);
		const name = [first, `${first}/${second}`].find((one) => this.packages().has(one)) ?? "";
		const folder = this.packages().get(name);
		return folder === void 0 ? null : [folder, file.slice(name.length + 1)];
	}
	placeOfInstalledFile = (path) => this.packageOfInstalledFile(path)?.join("") ?? null;
	sourcesOfInstalledFile = (path) => {
		const [folder] = this.packageOfInstalledFile(path) ?? [];
		const isOfPackage = (source) => folder !== void 0 && (source.startsWith(folder) || this.tracked().get(basename(source))?.length === 1);
		return [...this.namedBy(path).filter(isOfPackage), ...this.exportedBy(path)];
	};
	modulesInArchive = memoize((path) => {
		const words = wordsWithDot(this.read(path) ?? Buffer.alloc(0));
		const modules = new Set(words.map((word) => /(?:[^/]+\/)?[^/]+\.py(?![a-z])/.exec(word)?.[0] ?? ""));
		return this.sources.changed.filter((source) => [...modules].some((module) => isSourceOfModule(source, module)));
	});
	definingExportsOf(library) {
		return this.findDefining()(functionsExportedByLibrary(library));
	}
	namesIn(path) {
		const [names, paths] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
		const contents = [path, `${path}.map`].map((one) => this.read(this.resolve(one)));
		for (const word of contents.flatMap((content) => content === null ? [] : wordsWithDot(content))) {
			for (const name of word.split("/")) if (/^\.*[\w+-]+\./.test(name)) names.add(name.replace(/^\.+/, ""));
			if (word.includes("/")) paths.add(word);
		}
		return {
			names,
			paths
		};
	}
	isMostlyTracked(names) {
		const compiled = compiledNames(names);
		return 2 * compiled.filter((name) => this.tracked().has(name)).length >= compiled.length;
	}
	resolve(path) {
		return resolve(this.sources.folder, path);
	}
};
const isByteOfWord = Array.from({ length: 256 }, (_, byte) => /[\w.+/-]/.test(String.fromCharCode(byte)));
function wordsWithDot(content) {
	const words = [];
	const isOfWord = (at) => isByteOfWord[content[at] ?? 0] === true;
	for (let dot = content.indexOf("."); dot >= 0;) {
		let [start, end] = [dot, dot + 1];
		while (start > 0 && isOfWord(start - 1)) start--;
		while (end < content.length && isOfWord(end)) end++;
		words.push(content.toString("latin1", start, end));
		dot = content.indexOf(".", end);
	}
	return words;
}
function goModuleOf(manifest) {
	return /^module\s+"?([^\s"]+)/m.exec(manifest)?.[1] ?? null;
}
function isBuiltByGoFromFilesOf(module, program) {
	const start = program.indexOf(`\nmod\t${module}\t`);
	return start >= 0 && program[program.indexOf("\n", start + 1) - 1] === "	".charCodeAt(0);
}
function isGo(source) {
	return source.endsWith(".go");
}
function isRust(source) {
	return source.endsWith(".rs");
}
function isUsualPathOfRust(path) {
	return /^(?:src\/)?(?:main|lib|mod|build)\.rs$/.test(path);
}
const ofOthersInRust = /^\/|\/(?:rustc|rustlib|registry|checkouts)\//;
function suffixesOf(path) {
	return Array.from({ length: path.lastIndexOf("/") }, (_, n) => n).filter((n) => path[n - 1] !== "/").map((n) => path.slice(n));
}
function isInFolderOfThatName(path, source) {
	const folder = basename(dirname(source));
	return folder === "." || folder === basename(dirname(path));
}
function linesOfCode(content) {
	return (content?.toString("utf8") ?? "").split("\n").map((line) => line.trim()).filter((line) => /\w\W*\w/.test(line));
}
function isScriptWithSourceMap(path) {
	return /\.[cm]?js$/.test(path) && plainFileStats(`${path}.map`) !== null;
}
function hasClasses(path) {
	return /\.(?:[jw]ar|dll)$/.test(path);
}
function escapeForRegExp(text) {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function compiledNames(names) {
	return [...names].filter((name) => /\.(?:c|cc|cpp|cxx|c\+\+|cppm|ixx|m|mm|cu|f90|pyx|php|erl|ex)$/i.test(name));
}
function selectSourcesOfProgram(path, sources, namedBy) {
	const possible = sources.filter((source) => couldBeBuiltFrom(path, [source]));
	if (!possible.some(isGo) || !readBytesOrEmpty(path).includes("ÿ Go buildinf:", 0, "latin1")) return possible;
	const named = new Set(namedBy(path));
	return possible.filter((source) => !isGo(source) || named.has(source));
}

// src/effects/provenance/shared-installs.ts
const mostWatched = 500;
const largestFile = 512 * 2 ** 20;
function createInstalledFilesOfFirstSide(side) {
	return {
		side,
		installed: null,
		replaced: /* @__PURE__ */ new Set(),
		used: /* @__PURE__ */ new Set()
	};
}
const readByBuilds = /\.(?:a|o|obj|lib|rlib|rmeta|jar|h|hpp|mod)$/;
const fetchedOnce = /\/(?:\.[^/]*|node_modules|(?:site|dist)-packages|vendor|third_?party)\//;
var SharedInstallDetector = class {
	context;
	changed;
	isFromBefore;
	first;
	replacedPaths = [];
	addedPaths = [];
	keptPaths = null;
	usedByOther = /* @__PURE__ */ new Set();
	notInstalledAgain = /* @__PURE__ */ new Set();
	finder = null;
	readOnce = /* @__PURE__ */ new Set();
	started = /* @__PURE__ */ new Set();
	own = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	constructor(context, changed, isFromBefore = () => false) {
		this.context = context;
		this.changed = changed;
		this.isFromBefore = isFromBefore;
		this.first = context.installs ?? null;
	}
	watch(driver) {
		return wrapMeasurementDriverWithMethods(driver, {
			prepare: (side) => {
				const action = () => driver.prepare(side);
				if (this.context.setup === null) return action();
				return this.recordFirstCommand(side, () => this.watchReads(side, action));
			},
			visit: (item, side, attempt) => {
				const action = () => this.watchReads(side, () => driver.visit(item, side, attempt));
				return this.started.has(side) ? action() : this.recordFirstCommand(side, action);
			}
		});
	}
	async recordFirstCommand(side, action) {
		this.started.add(side);
		const { sides, setup, console } = this.context;
		const command = setup === null ? "\"run\"" : "\"setup\"";
		const started = Date.now() - 20;
		const result = await action();
		if (setup === null && this.first?.installed?.size === 0) return result;
		const folder = await sides.enter(side);
		this.finder ??= new SourceFinder({
			folder,
			changed: this.changed.map(([path]) => path),
			tracked: []
		});
		const outside = findCodeOutsideWrittenSince(started, this.context, folder);
		const sharedPaths = await this.sharedIgnoredPaths(folder);
		const isShared = (path) => sharedPaths.some((one) => isPathIn(one, path));
		const inside = findCodeFilesWrittenSince(started, [...new Set(sharedPaths.map((path) => dirname(path)))].map((one) => ({
			folder: one,
			depth: 6
		})), []);
		const written = [...outside.written, ...inside.written.filter(isShared)].filter((path) => !this.isFromBefore(path));
		const tooLarge = outside.tooLarge ?? inside.tooLarge;
		if (tooLarge !== null) console.info(`it cannot be checked whether ${command} on ${side} replaces programs or libraries of the other side: there are too many files in ${tooLarge}`);
		this.first ??= createInstalledFilesOfFirstSide(side);
		if (this.first.side === side) {
			this.first.installed ??= new Map(written.map((path) => [path, digest(path)]));
			return result;
		}
		const { installed, replaced } = this.first;
		this.replacedPaths = takePathsToWatch(written.filter((path) => installed?.has(path) && installed.get(path) !== digest(path)));
		const contents = new Set(installed?.values());
		this.addedPaths = takePathsToWatch(setup === null || installed === null ? [] : written.filter((path) => !installed.has(path) && !contents.has(digest(path)) && !isOnlyTouched(path, started)));
		for (const path of [...this.replacedPaths, ...this.addedPaths]) replaced.add(path);
		for (const path of this.replacedPaths) this.own[side].set(path, fileStatsFingerprint(path));
		this.keptPaths = this.builtByFirst().filter((path) => installed?.get(path) === digest(path));
		const changed = selectProductionSources(this.changed.map(([path]) => path)).map((path) => join(folder, path));
		this.notInstalledAgain = new Set(this.localDistributions().filter((one) => hasPythonSourceChangedSinceInstall(one, changed)).flatMap(codeOf).filter((path) => !this.own[side].has(path)));
		return result;
	}
	async sharedIgnoredPaths(folder) {
		if (this.context.ignoredFiles !== "shared") return [];
		const listing = await this.context.git.run([
			"ls-files",
			"-z",
			...[
				"--others",
				"--ignored",
				"--exclude-standard",
				"--directory"
			]
		]);
		return splitAtNul(listing).map((path) => resolve(folder, decodeGitText(path)));
	}
	localDistributions() {
		return findLocalPythonPackagesWith(this.first?.installed?.keys() ?? []);
	}
	builtByFirst() {
		const programs = new Set(this.context.env.PATH?.split(delimiter));
		const installed = [...this.first?.installed?.keys() ?? []].filter((path) => !isLink(path));
		const copies = this.copiesOfFirst(installed);
		const built = installed.filter((path) => (this.isModuleOfChanged(path) || !fetchedOnce.test(path)) && !programs.has(dirname(path)));
		const ofDistributions = this.localDistributions().flatMap(codeOf);
		return takePathsToWatch([.../* @__PURE__ */ new Set([
			...copies,
			...ofDistributions,
			...built
		])]);
	}
	copiesOfFirst(paths) {
		const side = this.first?.side ?? "base";
		return [...findCopiesOfChangedSourcesOfSide(side, this.changed, paths, "/").keys()];
	}
	usedOfFirst() {
		const used = this.usedOfOther();
		const unlike = used.filter((path) => this.notInstalledAgain.has(path) || this.isModuleOfChanged(path));
		return [.../* @__PURE__ */ new Set([...this.copiesOfFirst(used), ...unlike])];
	}
	isModuleOfChanged(path) {
		if (hasClasses(path)) return fetchedOnce.test(path) && (this.finder?.exportedBy(path).length ?? 0) > 0;
		const stem = (name) => basename(name).replace(/\..*/, "");
		const libraryStem = stem(path);
		const stems = [libraryStem, libraryStem.replace(/^lib/, "")];
		return /\.(?:so|beam)$/.test(path) && !/\/(?:site|dist)-packages\//.test(path) && this.changed.some(([source]) => couldBeBuiltFrom(path, [source]) && stems.includes(stem(source)));
	}
	async watchReads(side, action) {
		if (this.first === null) return action();
		const isFirst = side === this.first.side;
		const kept = isFirst ? [] : this.keptPaths ?? this.builtByFirst();
		const isKept = new Set(kept);
		const used = isFirst ? this.first.used : this.usedByOther;
		const replaced = isFirst ? [...this.first.replaced] : this.replacedPaths;
		const paths = [.../* @__PURE__ */ new Set([...kept, ...replaced])].filter((path) => !used.has(path));
		if (paths.length === 0) return action();
		const before = paths.map(fileStatsFingerprint);
		const { result, code: read } = await observeReads("/", { code: paths }, action);
		for (const [n, path] of paths.entries()) {
			const id = fileStatsFingerprint(path);
			if (id !== before[n]) this.own[side].set(path, id);
			else if (id !== this.own[side].get(path) && read.has(path)) {
				if (isKept.has(path) || this.isReadByCommand(path)) used.add(path);
			}
		}
		return result;
	}
	isReadByCommand(path) {
		if (!isPathIn(tmpdir(), path) || readByBuilds.test(path) || this.readOnce.has(path)) return true;
		this.readOnce.add(path);
		return false;
	}
	hasReplaced(program) {
		const isOf = (path) => path === program || isSourceFile(program) && isPathIn(dirname(program), path);
		return this.replacedPaths.some(isOf);
	}
	builtByOther(side) {
		return side === this.first?.side ? [] : this.usedOfOther();
	}
	usedOfOther() {
		return [...this.usedByOther].filter((path) => !this.replacedPaths.includes(path) && isPathTaken(path));
	}
	finding() {
		if (this.first === null) return null;
		const { side, used } = this.first;
		const isUsed = (path) => used.has(path) && isPathTaken(path);
		const replaced = this.replacedPaths.filter(isUsed);
		const ofOther = replaced.length > 0 ? replaced : this.addedPaths.filter(isUsed);
		const rebuilt = [...this.usedByOther].filter((path) => this.replacedPaths.includes(path) && isPathTaken(path));
		const ofFirst = rebuilt.length > 0 ? rebuilt : this.usedOfFirst();
		const [onSide, paths] = ofOther.length > 0 ? [side, ofOther] : [otherSide(side), ofFirst];
		if (paths.length === 0) return null;
		return {
			kind: "shared-install",
			side: onSide,
			count: paths.length,
			paths: takeFirstPathsForWarning(paths)
		};
	}
};
function findCodeOutsideWrittenSince(started, { git, env, setup, run, workingDirectory, ownTemporary }, sideFolder, isWanted) {
	const folders = foldersSearchedByCommands([setup, run], env, resolve(sideFolder, workingDirectory));
	const own = ownTemporary === null ? [] : [dirname(ownTemporary)];
	return findCodeFilesWrittenSince(started, folders, [
		git.folder,
		sideFolder,
		...own
	], isWanted);
}
function isOnlyTouched(path, time) {
	const [file, folder] = [lstatOrNullSync(path), lstatOrNullSync(dirname(path))];
	const isOlder = (...times) => times.every((one) => (one ?? time) < time);
	return file?.nlink === 1 && isOlder(file.mtimeMs, file.birthtimeMs, folder?.mtimeMs);
}
function takePathsToWatch(paths) {
	const isObject = (path) => path.endsWith(".o");
	return [...paths.filter((path) => !isObject(path)), ...paths.filter(isObject)].slice(0, mostWatched);
}
function digest(path) {
	try {
		if (isLink(path)) return `link to ${readlinkSync(path)}`;
		const size = plainFileStats(path)?.size ?? 0;
		return size > largestFile ? `${size}` : createHash("sha256").update(readFileSync(path)).digest("hex");
	} catch {
		return "unreadable";
	}
}
function codeOf({ files, isEditable }) {
	return files.filter((path) => compiledCodeFilePattern.test(path) || !isEditable && isSourceFile(path));
}

// src/effects/provenance/candidate-files.ts
const kindsFoundBeforeSetup = [
	{
		name: "built",
		isReadBy: "any",
		find: findBuiltFiles,
		sourcesOf: sourcesInBuild
	},
	{
		name: "program",
		isReadBy: "any",
		find: ({ programs }) => programs,
		sourcesOf: (path, { changed, finder }) => selectSourcesOfProgram(path, changed, finder.namedBy)
	},
	{
		name: "library",
		isReadBy: "any",
		find: ({ programs, outside, files, folder, finder }) => [...outside.filter((path) => isProgramName(path) && !programs.includes(path) || isScriptWithSourceMap(path)), ...files.filter((path) => isInCacheOfTools(path) && isScriptWithSourceMap(join(folder, path)))].filter((path) => finder.sourcesOfProgram(path).length > 0),
		sourcesOf: (path, { finder }) => finder.sourcesOfProgram(path)
	},
	{
		name: "library",
		isReadBy: "any",
		find: (side) => findInstalledFiles(side).filter((path) => compiledCodeFilePattern.test(path) && side.finder.mayBeIn(path)),
		sourcesOf: (path, { finder }) => [...finder.namedByOwnLibrary(path), ...finder.exportedBy(path)]
	},
	{
		name: "library",
		isReadBy: "any",
		find: ({ ofOwnPackages, changed }) => ofOwnPackages.filter((path) => compiledCodeFilePattern.test(path) && possibleSourcesOfInstalledFile(path, changed).length > 0),
		sourcesOf: (path, { changed }) => possibleSourcesOfInstalledFile(path, changed)
	},
	{
		name: "installed",
		isReadBy: "visits",
		inPlaceOf: ["sources"],
		find: (side) => [...selectInstalledFromCheckout(findInstalledFiles(side), side.roots, side.tracked, side.blobs), ...side.ofOwnPackages.filter((path) => hasNameOfScript(path, side.changed))].filter((path) => !hasContentOfBlob(path, side.blobs)),
		sourcesOf: (path, { changed }) => excludeJavaSourcesNotInFile(path, possibleSourcesOfInstalledFile(path, changed))
	},
	{
		name: "installed",
		isReadBy: "visits",
		inPlaceOf: ["sources"],
		find: (side) => findFilesThatMayBeInstalled(side).filter((path) => !isLink(path) && side.finder.otherVersionsOf(path).length > 0 && !hasContentOfBlob(path, side.blobs)),
		sourcesOf: (path, { finder }) => finder.otherVersionsOf(path)
	},
	{
		name: "installed",
		isReadBy: "visits",
		inPlaceOf: ["sources", "namesakes"],
		find: ({ ofOwnPackages, changed }) => selectBuildsOf(changed, ofOwnPackages),
		sourcesOf: (path, { finder }) => finder.sourcesOfInstalledFile(path)
	},
	{
		name: "generated",
		isReadBy: "any",
		find: ({ ownFiles, tracked, finder }) => ownFiles.filter((path) => !tracked.has(path) && !isFileOfTimestampBuildTool(path)).filter((path) => !/(?:^|\/)\./.test(path) && finder.generatorsOf(path).length > 0).slice(0, maxBuilt),
		sourcesOf: (path, { finder }) => finder.generatorsOf(path)
	},
	{
		name: "generated",
		isReadBy: "visits",
		sourcesOf: sourcesInBuild,
		find: ({ folder, committedBuilds, changed }) => selectBuildsOf(changed, committedBuilds).filter((path) => isRunnable(join(folder, path))).slice(0, maxBuilt)
	},
	{
		name: "original",
		isReadBy: "any",
		ofUser: "source",
		find: ({ changed, checkout }) => checkout === null ? [] : changed.map((path) => join(checkout, path)),
		sourcesOf: (path, { checkout }) => [relative(checkout ?? "", path)]
	},
	{
		name: "original build",
		isReadBy: "any",
		ofUser: "build",
		sourcesOf: sourcesInBuild,
		find: ({ ofCheckout }) => ofCheckout
	},
	{
		name: "original build in place of its own",
		isReadBy: "visits",
		inPlaceOf: ["namesakes"],
		ofUser: "build",
		sourcesOf: sourcesInBuild,
		find: ({ ofCheckout }) => ofCheckout
	}
];
const kindsFoundBeforeVisits = [
	{
		name: "library",
		isReadBy: "visits",
		find: (side) => side.settings.length > 0 ? [] : findBuiltFiles(side),
		sourcesOf: (path, { finder, folder }) => finder.namedByOwnLibrary(join(folder, path)).filter(isMachineCodeSourceFile)
	},
	{
		name: "copy",
		isReadBy: "visits",
		inPlaceOf: ["sources"],
		find: (side) => {
			const untracked = side.files.filter((path) => !side.tracked.has(path));
			const outside = side.outside.filter((path) => !isLink(path));
			return [...copiesOfOtherSide(side, [...untracked, ...outside]).keys()];
		},
		sourcesOf: (path, side) => [...copiesOfOtherSide(side, [path]).values()]
	},
	{
		name: "link",
		isReadBy: "visits",
		find: ({ outside, checkout }) => outside.filter((path) => checkout !== null && isLink(path) && isPathIn(checkout, realPathOrNull(path) ?? "")),
		sourcesOf: (path, { changed, checkout }) => {
			const target = realPathOrNull(path);
			return changed.filter((source) => target !== null && isPathIn(target, join(checkout ?? "", source)));
		}
	}
];
const builtWithSettings = [
	"built",
	"program",
	"library",
	"original build",
	"original build in place of its own"
];
function isBuiltWithSettings(kind, path) {
	return builtWithSettings.includes(kind.name) || kind.name === "installed" && compiledCodeFilePattern.test(path);
}
function findCandidateFiles(before, side) {
	const ofOwnPackages = before === "setup" ? findFilesOfInstalledOwnPackages(side) : [];
	return (before === "setup" ? kindsFoundBeforeSetup : kindsFoundBeforeVisits).flatMap((kind) => kind.find({
		...side,
		ofOwnPackages
	}).filter((path) => side.settings.length === 0 || isBuiltWithSettings(kind, path)).map((path) => ({
		kind,
		path,
		id: fileStatsFingerprint(resolve(side.folder, path))
	})));
}
function sourcesInBuild(path, { finder }) {
	return [...finder.namedBy(path), ...finder.exportedBy(path)];
}
function selectBuildsOf(changed, paths) {
	const changedOfEachExtension = ofEachExtension(changed);
	return paths.filter((path) => couldBeBuiltFrom(path, changedOfEachExtension));
}
const maxBuilt = 1e3;
const largestScript = 2 ** 21;
const maxNamesakes = 10;
const searchForBuilt = {
	entries: 1e4,
	depth: 6
};
const searchForCopies = {
	entries: 2e5,
	depth: 12
};
const searchForOriginalBuilds = {
	entries: 1e5,
	depth: 9
};
const excludedFolder = /^(\.git|node_modules|site-packages|dist-packages|vendor|third_?party|\..*cache|__pycache__)$/;
function isInCacheOfTools(path) {
	return /(?:^|\/)\.[^/]*cache\//.test(path) && !path.includes("node_modules/");
}
function listFilesOfSide(folder) {
	return {
		files: filesBelow(folder, searchForCopies, /^\.git$/),
		ownFiles: filesBelow(folder, searchForBuilt, excludedFolder)
	};
}
function findBuiltFiles({ folder, changed, tracked, ownFiles }) {
	const changedOfEachExtension = ofEachExtension(changed);
	const isBuilt = (path) => !tracked.has(path) && !isFileOfTimestampBuildTool(path) && (mayBeMachineCode(path) || couldBeBuiltFrom(path, changedOfEachExtension)) && isRunnable(join(folder, path));
	return ownFiles.filter(isBuilt).slice(0, maxBuilt);
}
function ofEachExtension(paths) {
	const keyOf = (path) => nameOfGeneratedSource(path) === basename(path) ? extname(path) : path;
	return [...new Map(paths.map((path) => [keyOf(path), path])).values()];
}
function findOriginalBuilds(checkout, files, { changed, tracked }) {
	const isObject = (path) => path.endsWith(".o");
	return findBuiltFiles({
		folder: checkout,
		changed,
		tracked,
		ownFiles: [...files.filter((path) => !isObject(path)), ...files.filter(isObject)]
	}).map((path) => join(checkout, path));
}
function listFilesOfCheckout(checkout) {
	return filesBelow(checkout, searchForOriginalBuilds, excludedFolder);
}
function findNamesakes(builds, files, placeOf) {
	const libraries = groupBy(files.filter((path) => compiledCodeFilePattern.test(path)), (path) => basename(path));
	return new Map(builds.map((path) => {
		const ofName = libraries.get(basename(path)) ?? [];
		return [path, [.../* @__PURE__ */ new Set([placeOf(path), ...ofName.slice(0, maxNamesakes)])]];
	}));
}
function isRunnable(path) {
	if (basename(path).includes(".")) return true;
	const { mode = 0, size = 0 } = plainFileStats(path) ?? {};
	return (mode & constants.S_IXUSR) !== 0 && (size > largestScript || !/^#!.*\b(?:ba|da|k|z)?sh\b/.test(readTextOrEmpty(path)));
}
function copiesOfOtherSide({ side, differing, folder }, paths) {
	return findCopiesOfChangedSourcesOfSide(otherSide(side), differing, paths, folder);
}
function filesBelow(top, limits, excluded) {
	return entriesBelow(top, limits, (path) => !excluded.test(basename(path))).flatMap(({ path, entry }) => entry.isFile() ? [path] : []);
}
function findOutsideCopiesOfChangedSources(context, sideFolder, changed, finder) {
	const changedOfEachExtension = ofEachExtension(changed);
	const names = new Set(changed.map((path) => basename(path)));
	const compiled = ofEachExtension(changed.filter(isCompiledSource));
	const ofPrograms = compiled.filter(isMachineCodeSourceFile);
	const isWanted = (path, isLinkFile) => isLinkFile || names.has(basename(path)) || compiledCodeFilePattern.test(path) && couldBeBuiltFrom(path, compiled) || isProgramName(path) && ofPrograms.length > 0 || couldBeBuiltFrom(path, changedOfEachExtension) && (isArchiveOfPython(path) || finder.placeOfInstalledFile(path) !== null || !path.includes("/node_modules/") && isScriptWithSourceMap(path));
	const { written } = findCodeOutsideWrittenSince(0, context, sideFolder, isWanted);
	return new Map(written.map((path) => [path, fileStatsFingerprint(path)]));
}
function findInstalledFiles(side) {
	const { changed } = side;
	const names = new Set(changed.map((path) => basename(path)));
	return findFilesThatMayBeInstalled(side).filter((path) => (compiledCodeFilePattern.test(path) || names.has(basename(path))) && possibleSourcesOfInstalledFile(path, changed).length > 0 && !isLink(path));
}
function findFilesOfInstalledOwnPackages({ files, outside, tracked, finder }) {
	return [...files, ...outside].filter((path) => finder.placeOfInstalledFile(path) !== null && !tracked.has(path) && !isLink(path));
}
function hasNameOfScript(path, changed) {
	return changed.some((source) => !isCompiledSource(source) && basename(source) === basename(path));
}
function findFilesThatMayBeInstalled({ folder, outside, files, tracked }) {
	const isCopied = (path) => isCompiledSource(path) && !tracked.has(path);
	const inside = files.filter((path) => /\/(?:site|dist)-packages\//.test(path) || isCopied(path)).map((path) => join(folder, path));
	return [...outside, ...inside];
}
function isProgramName(path) {
	return !basename(path).replace(/\.(?:exe|out|test)$/, "").includes(".");
}
const maxPrograms = 500;
const maxBytes$1 = 512 * 2 ** 20;
function findProgramsOnPathMentioningCheckout(env, checkout) {
	const checkoutPath = `${checkout}${sep}`;
	const programs = programAndLibraryFolders({ PATH: env.PATH }, delimiter).filter(({ folder, depth }) => depth === 1 && !`${folder}${sep}`.startsWith(checkoutPath)).flatMap(({ folder }) => folderEntries(folder).map(({ name }) => join(folder, name)));
	const goModule = goModuleOf(readTextOrEmpty(join(checkout, "go.mod")));
	let bytesLeft = maxBytes$1;
	return programs.slice(0, maxPrograms).filter((path) => {
		const stats = accessibleStatsOrNull(path, true);
		if (!stats?.isFile() || (stats.mode & constants.S_IXUSR) === 0) return false;
		bytesLeft -= stats.size;
		if (bytesLeft <= 0) return false;
		const content = readBytesOrEmpty(path);
		return content.includes(checkoutPath) || goModule !== null && isBuiltByGoFromFilesOf(goModule, content) || isNotedByCargoAsFrom(checkout, path);
	});
}
function isNotedByCargoAsFrom(checkout, program) {
	const { href } = pathToFileURL(checkout);
	return readTextOrEmpty(join(dirname(program), "../.crates.toml")).split("\n").some((line) => line.includes(`"${basename(program)}"`) && ["/", ")"].some((end) => line.includes(href + end)));
}
function haveEqualContent(first, second) {
	const content = readBytesOrEmpty(first);
	return content.length > 0 && content.equals(readBytesOrEmpty(second));
}

// src/effects/provenance/installed-packages.ts
const mostPackages = 500;
const mostVisits = 2;
var InstalledPackagesWatcher = class InstalledPackagesWatcher {
	context;
	requirements;
	visits = {
		base: 0,
		head: 0
	};
	used = {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map()
	};
	constructor(context, requirements) {
		this.context = context;
		this.requirements = requirements;
	}
	static async open(context, changed) {
		if (context.installs !== void 0 || context.builds !== void 0) return null;
		const { git } = context;
		const requirements = [];
		for (const [path, blobs] of changed) {
			const kind = kindOfRequirementsFile(path);
			if (kind === null || sides.some((side) => /^0+$/.test(blobs[side]))) continue;
			const [ofBase, ofHead] = [await textOf(blobs.base), await textOf(blobs.head)];
			if (ofBase === null || ofHead === null) continue;
			const base = parseRequiredVersions(path, ofBase);
			const head = parseRequiredVersions(path, ofHead);
			const packages = packagesWithOtherVersions(base, head).slice(0, mostPackages);
			if (packages.length > 0) requirements.push({
				path,
				kind,
				versions: {
					base,
					head
				},
				packages
			});
		}
		const locked = new Set(requirements.filter(({ path }) => isLockFile(path)).map(({ kind }) => kind));
		const deciding = requirements.filter(({ path, kind }) => isLockFile(path) || !locked.has(kind));
		if (deciding.length === 0) return null;
		const probeFolder = await context.sides.enter("head");
		return await folderKeepsAccessTimes(probeFolder) ? new InstalledPackagesWatcher(context, deciding) : null;
		function textOf(blob) {
			return git.run([
				"cat-file",
				"blob",
				blob
			]).catch(() => null);
		}
	}
	watch(driver) {
		return wrapMeasurementDriverWithMethods(driver, { visit: async (item, side, attempt) => {
			if (++this.visits[side] > mostVisits) return driver.visit(item, side, attempt);
			const folder = await this.context.sides.enter(side);
			const packages = this.packagesInOtherVersion(folder, side);
			const code = packages.flatMap(({ files }) => files);
			const { result, code: read } = await observeReads("/", {
				code,
				codeOfOthers: code
			}, () => driver.visit(item, side, attempt));
			const used = packages.filter(({ files }) => files.some((path) => read.has(path)));
			const kept = used.length === 0 ? [] : this.packagesInOtherVersion(folder, side).map(({ shown }) => shown);
			for (const { file, shown } of used) if (kept.includes(shown)) this.used[side].set(file, (this.used[side].get(file) ?? /* @__PURE__ */ new Set()).add(shown));
			return result;
		} });
	}
	packagesInOtherVersion(folder, side) {
		const { env, setup, run, workingDirectory } = this.context;
		const reach = {
			env,
			searchPath: env.PATH ?? "",
			outside: () => foldersSearchedByCommands([setup, run], env, resolve(folder, workingDirectory))
		};
		return this.requirements.flatMap(({ path, kind, versions, packages }) => {
			const places = {
				...reach,
				folders: foldersFromFileUp(folder, path),
				isLockFile: isLockFile(path),
				isCatalogFile: isCatalogFile(path)
			};
			const isAsked = (asking, { name, version }) => isVersionOneOf(version, versions[asking].get(name) ?? /* @__PURE__ */ new Set());
			return installedPackages[kind](packages, places).filter((one) => versions[side].has(one.name) && !isAsked(side, one)).filter((one) => !mayNameVersionsOfSomeEnvironments(path) || isAsked(otherSide(side), one)).map(({ installed, files }) => {
				return {
					file: path,
					shown: isPathIn(folder, installed) ? relative(folder, installed) : installed,
					files: files()
				};
			});
		});
	}
	finding() {
		const side = sides.find((one) => this.used[one].size > 0);
		if (side === void 0) return null;
		const used = this.used[side];
		return {
			kind: "unread-code",
			side,
			count: used.size,
			files: takeFirstPathsForWarning([...used.keys()]),
			instead: takeFirstPathsForWarning([...used.values()].flatMap((paths) => [...paths])),
			isElsewhere: false,
			isAll: false
		};
	}
};
const versionPatience = 5e3;
function foldersFromFileUp(checkout, path) {
	const names = path.split("/").slice(0, -1);
	return [...names, ""].map((_, index) => join(checkout, ...names.slice(0, names.length - index)));
}
const installedPackages = {
	javascript: (names, { folders, isLockFile, isCatalogFile }) => {
		const [folder = ""] = folders;
		if (isCatalogFile) return packagesOfCatalogs(folder, names);
		const all = isLockFile ? [...nodePackagesBelow(folder, names), ...plugAndPlayPackages(folder, names)] : [];
		const found = new Set(all.map(({ name }) => name));
		const missing = names.filter((name) => !found.has(name));
		return [...all, ...missing.flatMap((name) => nearestNodePackage(folders, name))];
	},
	python: (names, places) => pythonPackagesIn(places).filter(({ name }) => names.includes(name)),
	php: (names, { folders }) => folders.flatMap(phpPackagesIn).filter(({ name }) => names.includes(name)),
	interpreter: (names, places) => names.flatMap((name) => interpreterFound(name, places))
};
function nearestNodePackage(folders, name) {
	for (const folder of folders) {
		const found = nodePackageIn(join(folder, "node_modules"), name);
		if (found !== null) return [found];
	}
	return [];
}
function nodePackageIn(modules, name) {
	const installed = join(modules, name);
	const manifest = realPathOrNull(join(installed, "package.json"));
	if (manifest === null) return null;
	const [, version] = /"version"\s*:\s*"([^"]+)"/.exec(readTextOrEmpty(manifest)) ?? [];
	return version === void 0 ? null : {
		name,
		version,
		installed,
		files: () => [manifest]
	};
}
const searchInCheckout = {
	entries: 2e4,
	depth: 3
};
const unsearched = /(?:^|\/)(?:\.git|node_modules)$/;
const mostModuleFolders = 5e3;
function nodePackagesBelow(top, names) {
	const wanted = new Set(names);
	const modules = moduleFoldersOfWorkspace(top);
	const found = /* @__PURE__ */ new Map();
	for (let index = 0; index < Math.min(modules.length, mostModuleFolders); index++) {
		const folder = modules[index];
		const entries = folderEntries(folder);
		const inScopes = entries.filter(({ name }) => name.startsWith("@")).flatMap(({ name }) => folderEntries(join(folder, name)).map((entry) => ({
			name: `${name}/${entry.name}`,
			entry
		})));
		const packages = [...entries.map((entry) => ({
			name: entry.name,
			entry
		})), ...inScopes];
		const ofPnpm = folderEntries(join(folder, ".pnpm")).map(({ name }) => join(".pnpm", name));
		const nested = [...packages.filter(({ entry }) => entry.isDirectory()).map(({ name }) => name), ...ofPnpm].map((name) => join(folder, name, "node_modules"));
		modules.push(...nested.filter((path) => lstatOrNullSync(path)?.isDirectory()));
		for (const { name } of packages.filter(({ name }) => wanted.has(name))) {
			const installed = nodePackageIn(folder, name);
			const [manifest = ""] = installed?.files() ?? [];
			if (installed !== null && !found.has(manifest)) found.set(manifest, installed);
		}
	}
	return [...found.values()];
}
function moduleFoldersOfWorkspace(top) {
	const isOfWorkspace = (path) => !unsearched.test(path) && !folderEntries(join(top, path)).some(({ name }) => isNodeLockFile(name));
	return entriesBelow(top, searchInCheckout, isOfWorkspace).filter(({ entry }) => entry.isDirectory() && entry.name === "node_modules").map(({ path }) => join(top, path));
}
function packagesOfCatalogs(top, names) {
	return moduleFoldersOfWorkspace(top).flatMap((folder) => {
		const [...referring] = readTextOrEmpty(join(dirname(folder), "package.json")).matchAll(/"([^"]+)"\s*:\s*"catalog:[^"]*"/g);
		return referring.filter(([, name = ""]) => names.includes(name)).map(([, name = ""]) => nodePackageIn(folder, name)).filter((each) => each !== null);
	});
}
function isNodeLockFile(name) {
	return isLockFile(name) && kindOfRequirementsFile(name) === "javascript";
}
function plugAndPlayPackages(folder, names) {
	return [...[".pnp.cjs", ".pnp.data.json"].map((name) => readTextOrEmpty(join(folder, name))).join("\n").matchAll(/"packageLocation":\s*"([^"]*-npm-(\d[^/"]*?)-[0-9a-f]{8,}(?:-\w+)?(\.zip)?)\/node_modules\/([^"]+?)\/"/g)].flatMap(([, path = "", version = "", archive, name = ""]) => {
		const installed = resolve(folder, path);
		const file = archive === void 0 ? join(installed, "node_modules", name, "package.json") : installed;
		return names.includes(name) ? [{
			name,
			version,
			installed,
			files: () => [file]
		}] : [];
	});
}
const searchForEnvironments = {
	entries: 5e3,
	depth: 1
};
const searchForEnvironmentsInHome = {
	entries: 5e3,
	depth: 3
};
const leastDepthOfEnvironments = 9;
const mostFilesOfNamespace = 500;
function pythonPackagesIn({ folders, searchPath, outside }) {
	const isEnvironment = (path) => ["pyvenv.cfg", "conda-meta"].some((name) => existsSync(join(path, name)));
	const below = (top, limits) => [top, ...entriesBelow(top, limits, (path) => !unsearched.test(path) && !isEnvironment(join(top, path))).filter(({ entry }) => entry.isDirectory()).map(({ path }) => join(top, path))].filter(isEnvironment);
	const others = outside();
	const libraries = [...[
		...folders.flatMap((folder) => [join(folder, ".venv"), join(folder, "venv")]),
		...folders.flatMap((folder) => below(folder, searchForEnvironments)),
		...searchPath.split(delimiter).map(dirname),
		...others.flatMap(({ folder }) => [folder, dirname(folder)]),
		...others.filter(({ folder, depth }) => depth >= leastDepthOfEnvironments && basename(folder) !== "lib").flatMap(({ folder }) => below(folder, searchForEnvironmentsInHome))
	].flatMap(pythonPackageFolders), ...others.map(({ folder }) => folder)];
	return [...new Set(libraries)].flatMap((library) => pythonDistributionsIn(library).map(({ name, version, records, files }) => ({
		name,
		version,
		installed: records,
		files: () => {
			const top = dirname(records);
			const code = files().filter((path) => /\.(?:py|so)$/.test(path));
			const atTop = code.filter((path) => dirname(basename(path) === "__init__.py" ? dirname(path) : path) === top);
			return atTop.length > 0 ? atTop : code.slice(0, mostFilesOfNamespace);
		}
	})));
}
const searchForPhp = {
	entries: 2e3,
	depth: Number.POSITIVE_INFINITY
};
function phpPackagesIn(folder) {
	const records = join(folder, "vendor", "composer");
	return packagesOfComposer(readTextOrEmpty(join(records, "installed.json"))).flatMap(([name, version, installPath]) => {
		if (installPath === null) return [];
		const installed = join(records, installPath);
		const files = () => entriesBelow(installed, searchForPhp, () => true).filter(({ path, entry }) => path.endsWith(".php") && !entry.isDirectory()).map(({ path }) => join(installed, path));
		return [{
			name,
			version,
			installed,
			files
		}];
	});
}
function interpreterFound(name, { folders, searchPath, env }) {
	const environment = folders.flatMap((folder) => [join(folder, ".venv"), join(folder, "venv")]).find((path) => readTextOrEmpty(join(path, "pyvenv.cfg")) !== "");
	if (name === "python" && environment !== void 0) return pythonOfEnvironment(environment);
	const program = [name, `${name}3`].map((each) => realPathOrNull(resolveProgramPathOrKeepName(each, searchPath))).find((path) => path !== null);
	if (program === void 0 || program === realPathOrNull(process.execPath)) return [];
	if (folders.some((folder) => isPathIn(folder, program))) return [];
	const { stdout } = spawnSync(program, ["--version"], {
		cwd: folders[0],
		env,
		timeout: versionPatience,
		killSignal: "SIGKILL",
		encoding: "utf8"
	});
	const [version] = /\d+(?:\.\d+)+/.exec(stdout ?? "") ?? [];
	return version === void 0 ? [] : [{
		name,
		version,
		installed: program,
		files: () => [program]
	}];
}
function pythonOfEnvironment(environment) {
	const settings = readTextOrEmpty(join(environment, "pyvenv.cfg"));
	const [, version] = /^version(?:_info)? *= *(\d+(?:\.\d+)+)/m.exec(settings) ?? [];
	const program = realPathOrNull(join(environment, "bin/python"));
	if (version === void 0 || program === null) return [];
	return [{
		name: "python",
		version,
		installed: program,
		files: () => [program]
	}];
}

// src/effects/provenance/code-evidence.ts
async function watchDriverForUnreadOrSharedCode(driver, context) {
	const { commits, setup, run, sides, leftovers, ownTemporary } = context;
	if (commits.base.sha === commits.head.sha) return {
		driver: warnOfEditableInstallAfterSetup(driver, context),
		findings: () => []
	};
	const changed = await readChangedBlobs(context.git, [commits.base.sha, commits.head.sha], context.console);
	const changedSources = changed.filter(([path]) => isSourceFile(path));
	const readEvidence = await SourceReadWatcher.open(context, changed);
	const packages = await InstalledPackagesWatcher.open(context, changed);
	const contexts = [context, ...setup === null ? [] : [{
		...context,
		setup: null,
		installs: void 0
	}]];
	const isFromBefore = (path) => readEvidence?.isFromBefore(path) === true;
	const installs = contexts.map((one) => new SharedInstallDetector(one, changedSources, isFromBefore));
	const warning = warnOfEditableInstallAfterSetup(driver, context);
	const observed = readEvidence?.watch(warning) ?? warning;
	const watched = installs.reduce((inner, detector) => detector.watch(inner), packages?.watch(observed) ?? observed);
	let server = null;
	return {
		driver: wrapMeasurementDriverWithMethods(watched, { async prepare(side) {
			await watched.prepare(side);
			if (server !== null || changedSources.length === 0) return;
			const folder = await sides.enter(side);
			const command = leftovers.findSetupProcess((path) => isCodeIn(folder, path) || isBuiltInOwnFolder(ownTemporary, path) || installs.some((detector) => detector.hasReplaced(path)));
			if (command !== null) server = {
				command,
				side: otherSide(side)
			};
		} }),
		findings() {
			const image = findImageSharedBySidesInCommands(setup, run);
			const finding = {
				kind: "shared-install",
				count: 1
			};
			const sharedInstall = image ? {
				...finding,
				side: "base",
				paths: [`image ${image}`]
			} : server ? {
				...finding,
				side: server.side,
				paths: [server.command]
			} : installs.map((detector) => detector.finding()).find((found) => found !== null) ?? null;
			const unreadCode = sharedInstall === null ? readEvidence?.finding((side) => installs.flatMap((detector) => detector.builtByOther(side))) : null;
			return [sharedInstall, unreadCode != null && isWarningThatOtherCodeRan(unreadCode) ? unreadCode : packages?.finding() ?? unreadCode].filter((one) => one != null);
		}
	};
}
function warnOfEditableInstallAfterSetup(driver, context) {
	return wrapMeasurementDriverWithMethods(driver, { async prepare(side) {
		await driver.prepare(side);
		if (side !== "head") return;
		const folder = resolve(await context.sides.enter(side), context.workingDirectory);
		await warnOfEditableInstall(context.run, folder, context);
	} });
}
function isCodeIn(folder, path) {
	const relativePath = relative(realPathOrNull(folder) ?? folder, path);
	if (/^\.\.|(?:^|\/)(?:\.[^/]*|node_modules)\//.test(relativePath)) return false;
	const mode = plainFileStats(path)?.mode;
	if (mode === void 0) return false;
	return isSourceFile(relativePath) ? selectProductionSources([relativePath]).length > 0 : (mode & constants.S_IXUSR) !== 0 || /\.(?:jar|class)$/.test(relativePath);
}
function isBuiltInOwnFolder(ownTemporary, path) {
	if (ownTemporary === null || !isPathIn(dirname(ownTemporary), path)) return false;
	return !isPathIn(ownTemporary, path) || /\/go-build\d+\//.test(path);
}
const modeOfSubmodules = "160000";
const notObservedMessage = "it cannot be checked whether commands read the code of each side";
async function readChangedBlobs(git, [base, head], console) {
	const changed = (await readRawGitDifferencesBetweenCommits(git, [base, head], "--no-renames")).map(async ({ to, modes, objects }) => {
		const path = decodeGitText(to);
		const [ofBase, ofHead] = objects;
		if (modes.some((mode) => mode !== modeOfSubmodules)) return [[path, {
			base: ofBase,
			head: ofHead
		}]];
		return (await readChangedBlobs(git.in(join(git.folder, path)), objects, console).catch(() => {
			console.info(`${notObservedMessage} in the submodule ${escapeControlCharacters(path)}: not both of its commits are in this checkout before the run`);
			return [];
		})).map(([name, blobs]) => [`${path}/${name}`, blobs]);
	});
	return (await Promise.all(changed)).flat();
}
async function selectPathsOfChangedBuildSettings(git, changed) {
	const textOf = (blob) => git.run([
		"cat-file",
		"blob",
		blob
	]).catch(() => blob);
	const settings = changed.filter(([path]) => isBuildSettings(path));
	const differs = settings.map(async ([path, { base, head }]) => {
		const [ofBase, ofHead] = await Promise.all([textOf(base), textOf(head)]);
		return selectBuildSettings(path, ofBase) !== selectBuildSettings(path, ofHead);
	});
	const isChanged = await Promise.all(differs);
	return settings.filter((_, index) => isChanged[index]).map(([path]) => path);
}
async function readFilesAndChangedSubmodules(git, commit, changed) {
	const entries = (await readCommitEntries(git, commit)).map(async (entry) => {
		const path = decodeGitText(entry.path);
		const inside = entry.mode === modeOfSubmodules ? changed.filter((one) => one.startsWith(`${path}/`)) : [];
		if (inside.length === 0) return [{
			path,
			object: entry.object
		}];
		const names = inside.map((one) => one.slice(path.length + 1));
		return (await readFilesAndChangedSubmodules(git.in(join(git.folder, path)), entry.object, names)).map((one) => ({
			path: `${path}/${one.path}`,
			object: one.object
		}));
	});
	return (await Promise.all(entries)).flat();
}
const maxSources = 6e3;
const maxBuildFiles = 1e3;
const maxVisits = 60;
const minVisits = 3;
var ObservedSide = class {
	files;
	candidates = {
		setup: [],
		visits: []
	};
	namesakes = /* @__PURE__ */ new Map();
	ownCopies = /* @__PURE__ */ new Map();
	buildFiles = [];
	finder = null;
	index = null;
	read = /* @__PURE__ */ new Set();
	used = /* @__PURE__ */ new Map();
	existing = [];
	items = /* @__PURE__ */ new Set();
	visits = 0;
	hasUnread = true;
	hasRun = false;
	constructor(files) {
		this.files = files;
	}
	isNextVisitWatched(item) {
		const isNew = !this.items.has(item);
		this.items.add(item);
		const mayUseEarlierBuild = () => this.buildFiles.length > 0 || this.candidates.setup.some(({ kind }) => kind.name === "built" || kind.name === "program");
		return this.visits++ < minVisits || isNew && this.visits <= maxVisits && mayUseEarlierBuild();
	}
	evidence(builtByOther) {
		const { settings, others, isSkipping, settingsOfCaches } = this.files;
		const { existing: changed, read } = this;
		const tracked = this.finder?.trackedExceptUnnamedPackages() ?? this.files.tracked;
		const { namedBy } = new SourceFinder({
			changed,
			tracked,
			folder: "/"
		});
		return {
			changed,
			settings,
			others,
			tracked,
			read,
			used: [...[...this.used].map(([{ kind, path }, sources]) => ({
				kind: kind.name,
				path,
				sources
			})), ...builtByOther.map((path) => {
				return {
					kind: "built by other side",
					path,
					sources: [...namedBy(path), ...this.finder?.exportedBy(path) ?? []]
				};
			})],
			isSkipping: isSkipping || settingsOfCaches.some((path) => read.has(path))
		};
	}
};
var SourceReadWatcher = class SourceReadWatcher {
	context;
	sides;
	programs;
	outside = null;
	filesOfCheckout = null;
	constructor(context, sides) {
		this.context = context;
		this.sides = sides;
		this.programs = findProgramsOnPathMentioningCheckout(context.env, context.git.folder);
	}
	static async open(context, changedFiles) {
		if (context.installs !== void 0 || context.builds !== void 0) return null;
		const paths = new Set(changedFiles.map(([path]) => path));
		const changedSources = changedFiles.filter(([path]) => isSourceFile(path));
		const { git, commits, console } = context;
		const changedSettings = await selectPathsOfChangedBuildSettings(git, changedFiles);
		if (changedSources.length === 0 && changedSettings.length === 0) return null;
		const probeFolder = context.checkout ? await context.sides.enter("head") : dirname(await resolvePathInGitFolder(git, "HEAD"));
		if (!await folderKeepsAccessTimes(probeFolder)) {
			console.info(`${notObservedMessage}: the file system of ${probeFolder} does not record when files are read`);
			return null;
		}
		const isFromGit = commandsReadCodeFromGitObjects([context.setup, context.run]);
		const observedSide = async ({ sha }) => {
			const entries = await readFilesAndChangedSubmodules(git, sha, [...paths]);
			const tracked = entries.map(({ path }) => path);
			const sources = selectProductionSources(tracked);
			const differing = sources.filter((path) => paths.has(path));
			const ofSettings = differing.every(isReadByBuildTools) ? selectSourcesBuiltWith(changedSettings, sources) : [];
			const changed = ofSettings.length > 0 ? ofSettings : differing;
			const watched = new Set(changed.slice(0, maxSources));
			const others = sources.filter((path) => !watched.has(path)).slice(0, maxSources - watched.size);
			return new ObservedSide({
				changed: [...watched],
				settings: ofSettings.length > 0 ? changedSettings : [],
				differing: changedSources.filter(([path]) => watched.has(path)),
				others,
				alike: [...watched, ...others].filter((path) => !paths.has(path)),
				isSkipping: isFromGit || sources.length > maxSources,
				settingsOfCaches: tracked.filter(isSettingsOfCachingBuildTool),
				committedBuilds: tracked.filter((path) => isUsualPathOfBuild(path) && !paths.has(path)),
				tracked: new Set(tracked),
				blobs: new Set(entries.map(({ object }) => object))
			});
		};
		const sides = {
			base: await observedSide(commits.base),
			head: await observedSide(commits.head)
		};
		const count = sides.head.files.changed.length;
		if (count === maxSources) console.info(`${notObservedMessage}: at least ${maxSources} source files differ or are built with settings that differ, which is too many`);
		if (count === 0 || count === maxSources) return null;
		return new SourceReadWatcher(context, sides);
	}
	watch(driver) {
		return wrapMeasurementDriverWithMethods(driver, {
			prepare: async (side) => {
				await this.findCandidates("setup", side);
				await this.observe("setup", side, () => driver.prepare(side));
			},
			visit: async (item, side, attempt) => {
				const { visits, hasUnread } = this.sides[side];
				const visit = () => driver.visit(item, side, attempt);
				if (!this.sides[side].isNextVisitWatched(item)) return visit();
				if (visits === 0 || visits < minVisits && hasUnread) await this.findCandidates("visits", side);
				const visited = await this.observe("visits", side, visit);
				this.sides[side].hasRun = true;
				return visited;
			}
		});
	}
	isFromBefore(path) {
		const id = this.outside?.get(path);
		return id !== void 0 && id === fileStatsFingerprint(path);
	}
	async findCandidates(before, side) {
		const { context, programs } = this;
		const observed = this.sides[side];
		const folder = await context.sides.enter(side);
		const sources = this.sourcesOf(side, folder);
		this.outside ??= findOutsideCopiesOfChangedSources(context, folder, sources.changed, sources.finder);
		const files = listFilesOfSide(folder);
		const { checkout } = context;
		if (checkout) this.filesOfCheckout ??= listFilesOfCheckout(checkout);
		const ofCheckout = checkout && before === "setup" ? findOriginalBuilds(checkout, this.filesOfCheckout ?? [], observed.files) : [];
		const search = {
			...sources,
			...files,
			programs,
			outside: [...this.outside.keys()],
			roots: [context.git.folder, folder],
			ofCheckout
		};
		const found = findCandidateFiles(before, search);
		if (before === "visits") {
			observed.candidates = {
				...observed.candidates,
				visits: found
			};
			const untracked = files.files.filter((path) => !sources.tracked.has(path));
			observed.ownCopies = findCopiesOfChangedSourcesOfSide(side, sources.differing, untracked, folder);
			const named = observed.candidates.setup.filter(({ kind }) => kind.inPlaceOf?.includes("namesakes"));
			const { placeOfInstalledFile } = search.finder;
			observed.namesakes = findNamesakes(named.map(({ path }) => path), files.files, (path) => placeOfInstalledFile(path) ?? relative(context.git.folder, path));
		} else {
			observed.candidates = {
				setup: found,
				visits: []
			};
			observed.buildFiles = files.ownFiles.filter(isFileOfTimestampBuildTool).slice(0, maxBuildFiles);
		}
	}
	sourcesOf(side, folder) {
		const observed = this.sides[side];
		const roots = [this.context.git.folder, folder];
		observed.finder ??= new SourceFinder({
			...observed.files,
			folder,
			roots
		});
		return {
			...observed.files,
			side,
			folder,
			checkout: this.context.checkout ?? null,
			finder: observed.finder
		};
	}
	async observe(phase, side, action) {
		try {
			var _usingCtx$2 = _usingCtx();
			const observed = this.sides[side];
			const { changed, others, alike, settingsOfCaches } = observed.files;
			const folder = await this.context.sides.enter(side);
			if (!this.context.checkout && phase === "setup") await setFileTimesToNow(folder, alike);
			await this.makeIndexTimesTrusted(observed, folder);
			const candidates = Object.values(observed.candidates).flat().filter(({ kind }) => phase === "visits" || kind.isReadBy === "any");
			const pathsOf = (isOfKind) => candidates.filter(({ kind }) => isOfKind(kind)).map(({ path }) => path);
			const buildsOfUser = pathsOf((kind) => kind.ofUser === "build");
			_usingCtx$2.a({ [Symbol.asyncDispose]: () => putAccessTimesOfCodeBack([...new Set(buildsOfUser)]) });
			const namesakes = [...observed.namesakes.values()].flat();
			const { result, files, code } = await observeReads(folder, {
				files: [
					...changed,
					...others,
					...settingsOfCaches,
					...observed.buildFiles
				],
				code: [...[...changed, ...observed.ownCopies.keys()], ...[...pathsOf((kind) => kind.ofUser !== "source"), ...namesakes]],
				codeOfOthers: pathsOf((kind) => kind.ofUser !== void 0)
			}, async () => {
				const returned = await action();
				await this.context.sides.enter(side);
				return returned;
			});
			for (const path of files) observed.read.add(path);
			const readNow = new Set(changed.filter((path) => code.has(path)));
			const isReadAndNotOnlyWritten = (path) => (code.get(path) ?? 0) > (plainFileStats(join(folder, path))?.mtimeMs ?? 0);
			const readCandidates = candidates.filter(({ path, kind }) => code.has(path) && !(kind.inPlaceOf?.includes("namesakes") && observed.namesakes.get(path)?.some(isReadAndNotOnlyWritten)));
			observed.hasUnread = readNow.size < changed.length;
			observed.existing = changed.filter((path) => plainFileStats(join(folder, path)));
			const readAsCopies = [...observed.ownCopies].flatMap(([path, source]) => isReadAndNotOnlyWritten(path) ? [source] : []);
			this.noteUsed(readCandidates, /* @__PURE__ */ new Set([...readNow, ...readAsCopies]), this.sourcesOf(side, folder));
			if (!this.context.checkout) await this.makeIndexTimesTrusted(observed, folder);
			return result;
		} catch (_) {
			_usingCtx$2.e = _;
		} finally {
			await _usingCtx$2.d();
		}
	}
	noteUsed(candidates, readNow, sourcesOfSide) {
		const { side, folder, tracked, blobs } = sourcesOfSide;
		const { used, read, namesakes } = this.sides[side];
		const isAsFound = ({ path, id }) => tracked.has(path) ? hasContentOfBlob(resolve(folder, path), blobs) : fileStatsFingerprint(resolve(folder, path)) === id;
		for (const one of candidates) {
			if (used.has(one) || !isAsFound(one)) continue;
			const { inPlaceOf, ofUser, sourcesOf } = one.kind;
			const sources = sourcesOf(one.path, sourcesOfSide);
			if (inPlaceOf && sources.length === 0) continue;
			if (inPlaceOf?.includes("sources") && sources.some((path) => readNow.has(path))) continue;
			const isEqual = (own) => haveEqualContent(resolve(folder, own), resolve(folder, one.path));
			if (ofUser !== "build" && sources.some((path) => read.has(path)) && namesakes.get(one.path)?.some(isEqual)) continue;
			for (const observed of ofUser === "source" ? [this.sides.base, this.sides.head] : [this.sides[side]]) observed.used.set(one, sources);
		}
		for (const one of used.keys()) if (!isAsFound(one)) used.delete(one);
	}
	async makeIndexTimesTrusted(observed, folder) {
		const git = this.context.git.in(folder);
		await git.ask([
			"update-index",
			"-q",
			"--refresh"
		]);
		observed.index ??= await resolvePathInGitFolder(git, "index");
		makeGitIndexTimesTrusted(observed.index);
	}
	finding(builtByOther) {
		const { base, head } = this.sides;
		if (!head.hasRun || !base.hasRun) return null;
		return findWarningThatOtherCodeRan({
			base: base.evidence(builtByOther("base")),
			head: head.evidence(builtByOther("head"))
		});
	}
};

// src/effects/provenance/unchanged-programs.ts
const maxFiles = 2e4;
const budgetShare = 1 / 4;
const maxBytes = 2 ** 30;
const programsVariable = "BENCHGATE_PROGRAMS";
async function wrapDriverToSkipUnchangedPrograms(driver, context) {
	const { git, commits, paths } = context;
	const differences = await readDifferencesInGlobs(git, commits, paths);
	const proof = new ProgramProof(driver, {
		...context,
		differences
	});
	let outcome = null;
	return wrapMeasurementDriverWithMethods(driver, {
		prepare: (side) => proof.prepare(side),
		async items() {
			outcome ??= await proof.prove();
			return outcome.benchmarks.length > 0 && outcome.differing === null ? [] : driver.items();
		},
		async visit(item, side, attempt) {
			const env = outcome?.differing ? { [programsVariable]: outcome.differing[side] } : {};
			return driver.visit(item, side, {
				...attempt,
				env
			});
		},
		report: () => ({
			...driver.report(),
			proven: [...driver.report().proven, ...outcome?.benchmarks ?? []]
		})
	});
}
var ProgramProof = class {
	driver;
	subject;
	builds = {
		base: null,
		head: null
	};
	deadline = null;
	outsideBefore = null;
	constructor(driver, subject) {
		this.driver = driver;
		this.subject = subject;
	}
	async prepare(side) {
		this.builds[side] = null;
		const paths = this.subject.differences.map(({ path }) => path);
		const folder = await this.subject.sides.enter(side);
		const keepsTimes = await folderKeepsAccessTimes(folder);
		const absent = paths.filter((path) => isMissing(folder, path));
		const { git, env, binaries, setup, run, workingDirectory } = this.subject;
		const writtenOutside = (since, sideFolder) => {
			const folders = foldersSearchedByCommands([setup, run], env, resolve(sideFolder, workingDirectory));
			return findCodeFilesWrittenSince(since, folders, [git.folder, sideFolder]);
		};
		this.outsideBefore ??= new Map(writtenOutside(0, folder).written.map((path) => [path, fileStatsFingerprint(path)]));
		const { result, files } = await observeReads(folder, { files: paths }, async () => {
			const began = Date.now() - 20;
			await this.driver.prepare(side);
			return {
				began,
				now: await this.subject.sides.enter(side)
			};
		});
		const { began, now } = result;
		const read = /* @__PURE__ */ new Set([...absent, ...files]);
		for (const glob of binaries) refuseGlobOutsideRepository("binaries", glob);
		const { written, tooLarge } = writtenOutside(began, now);
		const installed = written.filter((path) => this.outsideBefore?.get(path) !== fileStatsFingerprint(path));
		const programs = await this.list(now, binaries) ?? [];
		const rebuilt = new Set(programs.filter((path) => (lstatOf(now, path)?.ctimeMs ?? 0) >= began));
		const executable = new Set(programs.filter((path) => ((lstatOf(now, path)?.mode ?? 0) & 73) !== 0));
		const compiledByCargo = /* @__PURE__ */ new Set();
		for (const path of programs) if (await isCompiledByCargo(join(now, path), now, began)) compiledByCargo.add(path);
		const untracked = compiledByCargo.size === 0 ? [] : await this.list(now, [], ["--others"]) ?? [];
		const unwritten = new Set(untracked.filter((path) => (lstatOf(now, path)?.ctimeMs ?? 0) < began));
		const outside = installed.find((path) => !isMissing("/", path)) ?? tooLarge;
		this.builds[side] = {
			keepsTimes,
			read,
			written: rebuilt,
			executable,
			compiledByCargo,
			unwritten,
			outside,
			hasTemporaryFiles: this.hasTemporaryFiles(),
			programs: await digestAll(now, programs)
		};
	}
	async prove() {
		const outcome = await this.tryToProve();
		if (typeof outcome !== "string") return outcome;
		this.subject.console.info(`binaries: ${escapeControlCharacters(outcome)}, so the command is measured`);
		return {
			benchmarks: [],
			differing: null
		};
	}
	async tryToProve() {
		const { differences, budget, binaries, console } = this.subject;
		this.deadline = budget === null ? null : steadyNow() + budget * 1e3 * budgetShare;
		const { base, head } = this.builds;
		if (base === null || head === null) return "a side could not be prepared";
		if (base.programs.size + head.programs.size === 0) {
			console.warn(`binaries: "${binaries.join(", ")}" matches no file on either side after "setup". Give globs, from the top folder of the repository, of what "setup" builds and "run" starts, such as "build/bench/*". Programs outside of the checkout, as with CARGO_TARGET_DIR, are not compared.`);
			return "no program was found";
		}
		const differing = differingPaths(base.programs, head.programs);
		const same = [...head.executable].filter((path) => !differing.includes(path));
		const programs = differing.length === 0 ? null : {
			differing: await this.variable(differing),
			same: await this.variable(same)
		};
		if (programs !== null && (programs.differing === null || programs.same === null)) return this.explain(differing, same);
		if ([this.subject.setup, this.subject.run].find((text) => text !== null && namesCommit.test(text))) return "a command asks git for the commit, so each side may use different files outside of the checkout";
		if (base.hasTemporaryFiles || head.hasTemporaryFiles) return "\"setup\" left files in the folder for temporary files, which are not compared";
		const server = this.subject.leftovers.findSetupProcess();
		if (server !== null) return `"setup" left a process running (${server}), and a server may answer the command with code that differs`;
		let unneeded = null;
		for (const { path, isPlain } of differences) {
			if (!isPlain) return `${path}, which is a link or a submodule, differs`;
			if (isDocumentOrWorkflow(path)) continue;
			if (!isMachineCodeSourceFile(path)) return `${path} differs, and such a difference may do more than change a program`;
			for (const [side, build] of [["base", base], ["head", head]]) {
				if (!build.keepsTimes) return "the file system of the two sides does not record when files are read";
				const isUnneeded = path.endsWith(".rs") && same.length > 0 && same.every((program) => build.compiledByCargo.has(program));
				if (build.read.has(path)) continue;
				if (!isUnneeded) return `${path} differs, but "setup" did not read it on ${side}`;
				unneeded = path;
			}
		}
		const outside = base.outside ?? head.outside;
		if (outside !== null) return `"setup" may have written ${outside}, which is outside of the checkout`;
		const runBase = await this.observeRun("base", programs?.same ?? null);
		if (typeof runBase === "string") return runBase;
		const runHead = await this.observeRun("head", programs?.same ?? null);
		if (typeof runHead === "string") return runHead;
		const benchmarks = await this.compareRuns(runBase, runHead, unneeded);
		if (typeof benchmarks === "string") return benchmarks;
		const missed = programs && await this.whyPartsAreNotWhole(benchmarks, programs.differing);
		if (missed !== null) return missed;
		if (programs !== null) console.info(`binaries: ${same.length} of ${head.executable.size} programs ${same.length === 1 ? "is" : "are"} the same on both sides, so only ${escapeControlCharacters(programs.differing?.head ?? "")} ${head.executable.size - same.length === 1 ? "is" : "are"} measured`);
		return {
			benchmarks,
			differing: programs?.differing ?? null
		};
	}
	async variable(programs) {
		const { run, sides, workingDirectory, installs } = this.subject;
		if (installs || !run.includes(programsVariable) || programs.some((path) => needsQuotes.test(path))) return null;
		const valueOn = async (side) => {
			const folder = await sides.enter(side);
			return programs.filter((path) => this.builds[side]?.executable.has(path)).map((path) => relative(resolve(folder, workingDirectory), join(folder, path))).map((path) => path.includes("/") ? path : `./${path}`).join(" ");
		};
		const values = {
			base: await valueOn("base"),
			head: await valueOn("head")
		};
		return values.base === "" || values.head === "" ? null : values;
	}
	async whyPartsAreNotWhole(proven, differing) {
		const whole = await this.observeRun("head", null);
		if (typeof whole === "string") return whole;
		const rest = await this.observeRun("head", differing);
		if (typeof rest === "string") return rest;
		if (namesOf(whole.benchmarks) === namesOf([...proven, ...rest.benchmarks])) return null;
		return `with $${programsVariable} the command does not report the same benchmarks as with all programs`;
	}
	async compareRuns(base, head, unneeded) {
		const { differences } = this.subject;
		const listed = differences.find(({ path }) => base.existing.has(path) !== head.existing.has(path) && topFolderAndFoldersAbovePath(path).some((folder) => base.foldersRead.has(folder) || head.foldersRead.has(folder)));
		if (listed) return `the command lists a folder that contains ${listed.path}, which only one side has`;
		const changed = new Set(differences.map(({ path }) => path));
		const isData = (path) => changed.has(path) || !isBuildStateOrEarlierResultsFile(path);
		const read = [.../* @__PURE__ */ new Set([...base.read, ...head.read])].filter(isData);
		const oneSided = read.find((path) => base.read.has(path) !== head.read.has(path));
		if (oneSided !== void 0) return `the command reads ${oneSided} on one side only`;
		const contents = {
			base: await this.digest("base", read),
			head: await this.digest("head", read)
		};
		const [differing] = differingPaths(contents.base, contents.head);
		if (differing !== void 0) return `the command reads ${differing}, which differs`;
		const [builtOnBase, builtOnHead] = [this.builds.base, this.builds.head];
		const isBuilt = (path) => builtOnBase?.written.has(path) && builtOnHead?.written.has(path);
		const started = [...builtOnHead?.programs.keys() ?? []].filter((path) => head.read.has(path));
		if (started.length === 0) return "the command reads none of the files that \"binaries\" matches";
		const kept = unneeded === null ? void 0 : read.find((path) => builtOnHead?.unwritten.has(path));
		if (kept !== void 0 && !isCargoLock(kept)) return `"setup" did not read ${unneeded}, which differs between base and head, and the command reads ${kept}, which is older than this run of "setup" and may have been built from ${unneeded} (make "setup" build ${kept})`;
		const stale = started.find((path) => !isBuilt(path));
		if (stale !== void 0) return `on at least one side "setup" did not build ${stale}`;
		const rebuilt = started.find((path) => contents.head.get(path) !== builtOnHead?.programs.get(path));
		if (rebuilt !== void 0) return `${rebuilt} is no longer what "setup" built`;
		if (head.benchmarks.length === 0 || namesOf(base.benchmarks) !== namesOf(head.benchmarks)) return "the sides do not have the same benchmarks";
		return head.benchmarks;
	}
	hasTemporaryFiles() {
		const { ownTemporary } = this.subject;
		return ownTemporary !== null && folderEntries(ownTemporary).length > 0;
	}
	async digest(side, paths) {
		return digestAll(await this.subject.sides.enter(side), paths);
	}
	async explain([path = ""], same) {
		const { commits, run, installs } = this.subject;
		const textOn = async (side) => {
			const folder = await this.subject.sides.enter(side);
			return readFile(join(folder, path), "latin1").catch(() => "");
		};
		const build = {
			path,
			base: await textOn("base"),
			head: await textOn("head")
		};
		const why = explainUnreproducibleBuild(build, {
			base: commits.base.sha,
			head: commits.head.sha
		});
		const hint = same.length === 0 || installs || run.includes(programsVariable) ? "" : ` (${same.length === 1 ? "another program is" : `${same.length} other programs are`} the same: with $${programsVariable} in "run" only what differs is measured, see docs/unchanged.md)`;
		return `${path} differs between base and head${why === null ? "" : `; ${why}`}${hint}`;
	}
	async observeRun(side, programs) {
		const { differences, console, output, workingDirectory } = this.subject;
		const folder = await this.subject.sides.enter(side);
		const paths = await this.list(folder, []);
		if (paths === null) return "a file has a name that is not UTF-8";
		if (paths.length > maxFiles) return `there are more than ${maxFiles} files in the checkout`;
		const outputGlobs = output.map((glob) => join(workingDirectory, glob));
		const outputs = new Set(output.length === 0 ? [] : await this.list(folder, outputGlobs, ["--others"]));
		const folders = [...new Set(differences.flatMap(({ path }) => topFolderAndFoldersAbovePath(path)))];
		const [item] = await this.driver.items();
		if (item === void 0) return "the command has nothing to measure";
		const place = "the run that shows what the command reads";
		const section = console.untrusted(`${place}, ${side}`);
		const onOutput = (chunk) => section.write(chunk);
		const env = programs === null ? {} : { [programsVariable]: programs[side] };
		const attempt = {
			round: 0,
			place,
			only: null,
			budgetEnds: this.deadline,
			onOutput,
			env
		};
		try {
			const observed = await observeReads(folder, {
				files: paths,
				folders
			}, async () => {
				return {
					...await this.driver.visit(item, side, attempt),
					now: await this.subject.sides.enter(side)
				};
			});
			const { visit, failed, now } = observed.result;
			if (failed && failed.size > 0) return `a benchmark failed on ${side}`;
			const gone = paths.find((path) => isMissing(now, path) && !outputs.has(path));
			if (gone !== void 0) return `the command removes ${gone}`;
			if (this.hasTemporaryFiles()) return "the command left files in the folder for temporary files, which are not compared";
			return {
				read: observed.files,
				foldersRead: observed.folders,
				existing: new Set(differences.map(({ path }) => path).filter((path) => !isMissing(now, path))),
				benchmarks: uniqueBenchmarks(visit.measurements)
			};
		} catch (error) {
			if (error instanceof VisitCutOffByBudgetError) return "a run takes more than a quarter of the budget";
			if (!(error instanceof SideFailedError)) throw error;
			return `the command failed on ${side}`;
		} finally {
			section.close();
			await this.subject.git.in(folder).ask([
				"update-index",
				"-q",
				"--refresh"
			]);
		}
	}
	async list(folder, globs, kinds = ["--cached", "--others"]) {
		const git = this.subject.git.in(folder);
		const listed = splitAtNul(await git.run([
			"ls-files",
			"-z",
			...kinds,
			"--",
			...globs.map(globToPathspec)
		]));
		const paths = listed.map(decodeGitText);
		if (paths.some((path, n) => toUndecodedGitText(path) !== listed[n])) return null;
		return [...new Set(paths)].flatMap((path) => plainFilesBelow(folder, path.replace(/\/$/, "")));
	}
};
async function isCompiledByCargo(path, checkout, began) {
	const program = await programOfCargo(path);
	if (program === null) return false;
	const folder = dirname(program);
	const profile = dirname(folder);
	const profiles = [profile, join(dirname(dirname(profile)), basename(profile))];
	const real = realPathOrNull(checkout) ?? checkout;
	const isInCheckout = (source) => !isAbsolute(source) || [checkout, real].some((top) => source.startsWith(`${top}/`)) && !source.includes(`/${basename(profile)}/build/`);
	const hasSourceInCheckout = (path) => sourcesInDepInfo(readTextOrEmpty(path)).some(isInCheckout);
	const isWritten = (path) => (lstatOrNullSync(path)?.ctimeMs ?? 0) >= began;
	const scripts = profiles.flatMap((top) => folderEntries(join(top, "build")).map(({ name }) => join(top, "build", name)));
	return hasSourceInCheckout(`${program}.d`) && depInfoFiles(folder).every((path) => isWritten(path) || !hasSourceInCheckout(path)) && !scripts.flatMap(depInfoFiles).some(hasSourceInCheckout);
}
async function programOfCargo(path) {
	const folder = dirname(path);
	if (basename(folder) === "deps") return path;
	const digest = await digestOf(path);
	for (const file of depInfoFiles(join(folder, "release", "deps"))) {
		const program = file.slice(0, -2);
		if (lstatOrNullSync(program)?.isFile() && await digestOf(program) === digest) return program;
	}
	return null;
}
function depInfoFiles(folder) {
	return folderEntries(folder).filter(({ name }) => name.endsWith(".d")).map(({ name }) => join(folder, name));
}
function lstatOf(folder, path) {
	return lstatOrNullSync(join(folder, path));
}
async function digestAll(folder, paths) {
	const digests = /* @__PURE__ */ new Map();
	for (const path of paths) digests.set(path, await digestOf(join(folder, path)));
	return digests;
}
function plainFilesBelow(folder, path) {
	const stats = lstatOf(folder, path);
	if (stats?.isFile()) return [path];
	if (!stats?.isDirectory()) return [];
	return folderEntries(join(folder, path)).filter(({ name }) => name !== ".git").flatMap(({ name }) => plainFilesBelow(folder, `${path}/${name}`));
}
function isCargoLock(path) {
	return path === "Cargo.lock" || path.endsWith("/Cargo.lock");
}
const namesCommit = /\bgit\b[^\n;&|]*\b(?:rev-parse|describe|log|show)\b/;
function isMissing(folder, path) {
	return lstatOf(folder, path) === null;
}
function differingPaths(base, head) {
	return [.../* @__PURE__ */ new Set([...base.keys(), ...head.keys()])].filter((path) => base.get(path) !== head.get(path));
}
const needsQuotes = /[\s*?[\]\\]/;
async function digestOf(path) {
	const hash = createHash("sha256");
	const stats = plainFileStats(path);
	if (stats === null || stats.size > maxBytes) return randomUUID();
	const bytes = await readFile(path).catch(() => null);
	if (bytes === null) return randomUUID();
	hash.update(`${stats.mode}\n`);
	for (const { key, content } of relevantPartsOfElf(bytes) ?? [{
		key: `${bytes.length}`,
		content: bytes
	}]) {
		hash.update(`${key}\n`);
		if (content !== null) hash.update(content);
	}
	return hash.digest("hex");
}
function uniqueBenchmarks(rows) {
	const named = rows.map(({ benchmark, config }) => ({
		benchmark,
		package: configValueOfMeasurement(config, "pkg") ?? null
	})).map((benchmark) => [keyOf(benchmark), benchmark]);
	return [...new Map(named).values()];
}
function keyOf({ benchmark, package: path }) {
	return `${path} ${benchmark}`;
}
function namesOf(benchmarks) {
	return benchmarks.map(keyOf).sort().join("\n");
}

// src/run/gate.ts
async function runGate(inputs, context) {
	const run = await resolveRevisionsAndSettings(inputs, context);
	return await resultIfPathsAreUnchanged(run, context.console) ?? runResolvedGate(run, context);
}
async function runResolvedGate(run, context) {
	const { profiles, wrapDriver, planFrom } = context;
	const sharedPlan = planFrom ? reuseVisitPlanOfResult(planFrom, run.settings.seed) : void 0;
	const { measured, notices } = await withRunResources(run, context, run.sideCommits, (resources) => measureAndJudge(run, context, {
		...resources,
		profiles,
		wrapDriver,
		sharedPlan
	}));
	return addWarningsToGateResult(measured, notices);
}
async function measureAndJudge(run, context, measurement) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { git, sideCommits, settings, shard } = run;
		const { sharedPlan } = measurement;
		const commands = await prepareCommandsAndEnvForSides(run, measurement, context);
		const moved = await findMovedGoImportPaths(git, sideCommits);
		const change = canProveGoUnchangedWithSettings(settings) ? await readPathsDifferingBetweenSides(git, sideCommits) : null;
		const driverContext = {
			...driverContextOf(run, context, measurement, commands),
			moved,
			change
		};
		const seed = sharedPlan?.seed ?? settings.seed;
		const schedule = {
			...settings,
			...commands,
			...shard,
			sharedPlan,
			seed
		};
		const prepared = {
			run,
			context,
			measurement,
			driverContext,
			driver: _usingCtx$1.a(await openMeasurementDriver(driverContext, schedule, context.env.RUNNER_TEMP))
		};
		const observed = await measureObserved(prepared);
		const judged = judge(prepared, observed);
		const profiles = await profileRegressed(prepared, judged);
		const { rounds, units } = observed.measurements.first;
		const samplesOf = (side) => writeGoFormat(side, rounds, units);
		return {
			result: {
				...judged,
				profiles
			},
			samples: {
				base: samplesOf("base"),
				head: samplesOf("head")
			}
		};
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function addWarningsToGateResult(gated, notices) {
	const warnings = notices.filter((notice) => notice !== null);
	return {
		...gated,
		result: resultWithRunWarnings(gated.result, warnings)
	};
}
function driverContextOf({ settings, commits, withheld }, { signal, stop, console, builds }, { prepareOnce }, { run: _, ...commands }) {
	const { workingDirectory, timeout } = settings;
	const ending = stop ? AbortSignal.any([signal, stop]) : signal;
	return {
		...commands,
		commits,
		withheld,
		workingDirectory,
		timeout,
		builds,
		console,
		prepareOnce,
		signal: ending
	};
}
async function measureObserved({ run, context, measurement, driverContext, driver }) {
	const { git, sideCommits, commits, inputs, settings, machine } = run;
	const { console, stop, watch } = context;
	const { installs, leftovers, own } = measurement;
	const observedRun = {
		...settings,
		...driverContext,
		git,
		installs,
		leftovers,
		commits: sideCommits,
		setup: settings.setup,
		ownTemporary: own?.temporary ?? null
	};
	const provingDriver = canProveCommandUnchangedWithSettings(settings) ? await wrapDriverToSkipUnchangedPrograms(driver, observedRun) : driver;
	const observed = await watchDriverForUnreadOrSharedCode(provingDriver, observedRun);
	const ready = async () => {
		await measurement.ready?.();
		machine.measuring();
	};
	const sharingDriver = measurement.wrapDriver?.(observed.driver) ?? observed.driver;
	const measurements = await prepareMeasureAndConfirm(settings.go === null && driverContext.moved ? renameImportPathsInBaseResultsOfDriver(sharingDriver, driverContext.moved) : sharingDriver, {
		commits,
		console,
		ready,
		stop,
		watch
	}, inputs.calibrate ? {
		...settings,
		stopEarly: false,
		confirm: false
	} : settings);
	const added = measurements.first.baseFailed ? await findNamedPathsOnlyOnHead(run) : [];
	return {
		measurements,
		codeWarnings: observed.findings(),
		report: provingDriver.report(),
		added
	};
}
async function findNamedPathsOnlyOnHead({ git, sideCommits, settings }) {
	if (settings.go !== null) return [];
	const pathsOf = async (side) => (await listFilePathsOfCommit(git, sideCommits[side].sha)).map(decodeGitText);
	const paths = {
		base: await pathsOf("base"),
		head: await pathsOf("head")
	};
	const { setup, run, workingDirectory } = settings;
	return pathsNamedByCommandsOnlyOnHead([setup, run], workingDirectory, paths);
}
function judge({ run, measurement }, { measurements, codeWarnings, report, added }) {
	const { commits, settings, suite, rules, machine } = run;
	const { first, again, probe, isRelinked } = measurements;
	const { toolchains, proven, reach, planned, relinkedPackages } = report;
	const details = {
		commits,
		settings,
		suite,
		rules,
		codeWarnings: [...codeWarnings, ...unreachedCodeRunWarnings(reach)],
		machine: machine.done(measurement.lock),
		toolchains,
		visits: planned,
		laidOut: relinkedPackages
	};
	if (first.baseFailed) {
		const codeWarnings = details.codeWarnings?.filter(({ kind }) => kind !== "unread-code") ?? [];
		const facts = {
			...details,
			codeWarnings
		};
		return createResultOfFailedBaseFromRounds(facts, first.rounds, first.baseFailed, added);
	}
	return resultFileOfMeasuredRun({
		...details,
		...first,
		series: seriesOf(first),
		probe,
		proven,
		lost: first.lost.map(convertLostItemToResultFileEntry),
		again: again && {
			...again,
			series: seriesOf(again),
			isRelinked
		}
	});
}
function seriesOf({ rounds, units }) {
	return collectSeriesFromRounds(rounds, units);
}
function profileRegressed({ run, context, measurement, driverContext, driver }, result) {
	const { settings, env } = run;
	const { stop, signal, console } = context;
	const profile = () => profileRegressions(findProfileTargets(result, driver), {
		kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
		folder: join(measurement.profiles, profilesFolderName),
		run: runProcess,
		go: {
			file: "go",
			env
		},
		enter: driverContext.sides.enter,
		timeout: settings.timeout,
		signal,
		console
	});
	return measurement.exclusively ? measurement.exclusively(profile) : profile();
}

export { RunAndReferenceDriverCoordinator, addWarningsToGateResult, createInstalledFilesOfFirstSide, findEditableInstallImportedByCommand, gatePassesWithoutMeasuring, measureAndJudge, runGate, runResolvedGate, visitAndMeasureOtherProcessLoad, wrapMeasurementDriverWithMethods };