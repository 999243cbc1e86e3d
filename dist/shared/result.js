import { alignColumns, changedBenchmarkFilesRunWarnings, collectSampleCountsPerVisit, configValueOfMeasurement, createBenchmarkNaming, cutMiddleToWidth, cutToWidth, displayWidth, displayedUnitName, escapeControlCharacters, findDriftRunWarningOfAllSeries, formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatNameOfEachMeasuredSide, formatValue, functionNameWithoutFolders, getOrInsert, loadAndClockRunWarningUnlessHosted, loadDifferenceRunWarning, median, packageAndBenchmarkId, replayedRunWarningByVisitDuration, replayedRunWarningOfSides, rowId, sideSystemDifferenceRunWarnings, sides, stolenTimeRunWarning, testForSecondVisitEffect, valuesWithoutGaps } from "./basics.js";
import { benchmarkValidityDoubtKinds, runWarningKinds } from "./result-file.js";
import { findBenchmarksOnlyOnSide, isMeasuredOnBothSides } from "./interim-plan.js";
import { applyConfirmationToComparisons, compareAllSeries, computeCalibration, decideVerdictAndGrounds, geomeansByUnit, makeSuspectsOfFailedBaseInconclusive, mergeBenchmarksLostToFailure, mergeFlakyBenchmarks, movedPackagesRunWarningsOfRounds, roundsLackingBenchmarksRunWarnings, unreadOrImpossibleValuesRunWarnings, verdictReasonText } from "./confirm.js";
import { rulesWithoutEffectRunWarnings } from "./row-rules.js";
import { markAcceptedRegressions } from "./acceptances.js";
import { historyReferenceOfBaseCommit, machineKindOf } from "./point.js";
import { countWorseStepsByRow } from "./regressions.js";

// src/core/live/progress.ts
function progressLine(progress) {
	const { left } = progress;
	return `${roundLabel(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`;
}
function roundLabel({ round, last, isBeyond }) {
	return `round ${round} of ${isBeyond ? "at most " : ""}${last}`;
}
function whatOf({ pair, visited, open, took }) {
	if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`;
	const finished = visited - open;
	return `${formatCountWithNoun(visited, "benchmark")} in ${took.toFixed(1)} s${finished > 0 ? `, ${finished} of them finished` : ""}`;
}
const shortest = 6e4;
const longest = 6e5;
function nextProgressUpdateTime(began, time) {
	return time + Math.min(longest, Math.max(shortest, time - began));
}
const signs = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: "=",
	within: "=",
	inconclusive: "·"
};
const colours = {
	"✗": "red",
	"✓": "green",
	"·": "dim",
	" ": "dim"
};
function liveViewLines(live, { width, height }, paint) {
	const { now, progress } = live;
	const done = progress ? bar(progress, Math.min(30, width - 50)) : "";
	const side = now.title === null ? now.side : ` on ${now.side}`;
	const room = width - displayWidth(`${done}now ${side}`);
	const title = now.title === null ? "" : cutMiddleToWidth(escapeControlCharacters(functionNameWithoutFolders(now.title)), room);
	const head = [cutToWidth(headline(live, width), width), cutToWidth(`${done}now ${title}${side}`, width)];
	return [...head, ...tableOf(live, {
		width,
		height: height - head.length
	}, paint)].slice(0, height);
}
function headline({ now, progress, elapsed, look, confirms }, width) {
	const isAgain = progress?.isAgain === true;
	const done = progress && progress.pair === null ? progress.visited - progress.open : 0;
	const suspects = isAgain || !confirms ? 0 : look.filter((comparison) => signOf(comparison) === signs.regressed).length;
	const pieces = [
		`${isAgain ? "second measurement, " : ""}${now.place}`,
		progress && progress.left >= 1 ? `about ${formatDuration(progress.left)} left` : "",
		suspects > 0 ? `then ${formatCountWithNoun(suspects, "row")} to remeasure` : "",
		`${formatDuration(elapsed)} elapsed`,
		done > 0 ? `${done} of ${progress?.visited} benchmarks finished` : ""
	].filter((text) => text !== "");
	while (pieces.length > 1 && displayWidth(pieces.join(", ")) > width) pieces.pop();
	return pieces.join(", ");
}
function signOf({ change, gate, accepted }) {
	return change === "regressed" && (gate !== "fail" || accepted !== null) ? "-" : signs[change];
}
function bar(progress, width) {
	if (width < 10) return "";
	const done = Math.round(width * progress.round / progress.last);
	return `${"█".repeat(done)}${"░".repeat(width - done)}  `;
}
function tableOf({ series, look, formats }, { width, height }, paint) {
	const rows = series.flatMap(rowOf);
	if (rows.length === 0 || height < 4) return [];
	const naming = createBenchmarkNaming(series, [], formats);
	const signs = new Map(look.map((comparison) => [rowId(comparison), signOf(comparison)]));
	const visible = rows.length <= height - 1 ? rows : worst(rows, height - 2);
	const values = (base, head) => width < 66 ? [] : [base, head];
	const titles = [
		"benchmark",
		"unit",
		...values("base", "head"),
		"so far"
	];
	const cells = visible.map(({ series, base, head, delta }) => [
		escapeControlCharacters(naming(series)),
		escapeControlCharacters(displayedUnitName(series.unit)),
		...values(formatValue(base, series.unit), formatValue(head, series.unit)),
		formatDeltaOrFromZero(delta)
	]);
	const [heading = "", ...lines] = alignColumns([titles, ...cells], 2, width - 2);
	const more = rows.length - visible.length;
	return [
		cutToWidth(`  ${heading}`, width),
		...lines.map((line, n) => {
			const row = visible[n];
			const sign = (row && signs.get(rowId(row.series))) ?? " ";
			const text = cutToWidth(`${sign} ${line}`, width);
			const colour = colours[sign];
			return colour ? paint(colour, text) : text;
		}),
		...more > 0 ? [cutToWidth(`  … and ${more} more, which differ less`, width)] : []
	];
}
function rowOf(series) {
	const [base, head] = [series.base, series.head].map(valuesWithoutGaps);
	if (!base?.length || !head?.length) return [];
	const [before, after] = [median([...base]), median([...head])];
	return [{
		series,
		base: before,
		head: after,
		delta: before === 0 ? after === 0 ? 0 : null : after / before - 1
	}];
}
function worst(rows, most) {
	const size = ({ delta }) => delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	const largest = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, Math.max(0, most)));
	return rows.filter((row) => largest.has(row));
}

// src/core/judge/doubts.ts
const emptyLoop = 1e-9;
const manyIterations = 1e6;
const fewestRounds = 8;
const longestLine = 120;
function findBenchmarkDoubts({ rounds, probe, printed }) {
	const probes = new Map(probe.flatMap(timingsOfProbeRunsByBenchmark));
	const all = [...[...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
		const short = fromTimes(subject, {
			base,
			head
		});
		const timings = probes.get(id);
		return (short.length > 0 ? short : timings ? findDoubtsOfIterationDependentBenchmark(timings, head) : fromFirst({
			base,
			head
		})).map((reason) => ({
			...subject,
			...reason
		}));
	}), ...printing(printed)];
	return benchmarkValidityDoubtKinds.flatMap((kind) => all.filter((doubt) => doubt.kind === kind));
}
function fromTimes(subject, timings) {
	const loop = emptyLoop / processorsOf(subject);
	const removed = findOnSides(timings, (ofSide) => {
		const fastest = fastestTiming(ofSide);
		return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null;
	});
	if (removed) return [{
		kind: "optimised-away",
		side: removed.side,
		...removed.value
	}];
	const short = findOnSides(timings, (ofSide) => {
		const total = median(ofSide.map(secondsOfAllIterations));
		return total < shortestTimeableSeconds ? { total } : null;
	});
	return short ? [{
		kind: "clock",
		side: short.side,
		...short.value
	}] : [];
}
function processorsOf({ benchmark }) {
	return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1;
}
function fromFirst(timings) {
	const long = sides.filter((side) => timings[side].length >= fewestRounds);
	const off = long.flatMap((side) => {
		const [first = 0, ...others] = timings[side].map(({ seconds }) => seconds);
		const usual = median(others);
		const deviation = median(others.map((value) => Math.abs(value - usual)));
		return first > Math.max(Math.max(...others) + usual / 10, usual + 6 * deviation) ? [{
			side,
			first,
			others: usual
		}] : [];
	});
	const last = off.at(-1);
	if (!last || off.length < long.length) return [];
	return [{
		kind: "first-off",
		...last,
		side: off.length === 1 ? last.side : null
	}];
}
function printing(printed) {
	const first = /* @__PURE__ */ new Map();
	for (const { benchmark, package: path, line } of printed) {
		const id = packageAndBenchmarkId({
			benchmark,
			package: path
		});
		const cut = [...line.trim()].slice(0, longestLine).join("");
		if (cut !== "" && !first.has(id)) first.set(id, {
			benchmark,
			package: path,
			kind: "prints",
			line: cut
		});
	}
	return [...first.values()];
}
function findOnSides(timings, find) {
	const [base, head] = sides.map((side) => timings[side].length === 0 ? null : find(timings[side]));
	if (base && head) return {
		side: null,
		value: head
	};
	if (head) return {
		side: "head",
		value: head
	};
	return base ? {
		side: "base",
		value: base
	} : null;
}
function subjectsOf(rounds) {
	const subjects = /* @__PURE__ */ new Map();
	for (const round of rounds) for (const side of sides) for (const [id, timings] of timingsOfMeasurementsByBenchmark(round[side].measurements)) {
		const [path, benchmark] = JSON.parse(id);
		const times = subjects.get(id) ?? {
			subject: {
				benchmark,
				package: path
			},
			base: [],
			head: []
		};
		times[side].push(fastestTiming(timings));
		subjects.set(id, times);
	}
	return subjects;
}
const leastMoreIterations = 2;
const clearlySlower = 2;
const leastExponent = .4;
const fewestIterations = 10;
const leastShare = .1;
const undisturbed = {
	short: .4,
	long: .75
};
function timingsOfProbeRunsByBenchmark(probe) {
	const { short, long, two } = probe;
	const ofLong = timingsOfMeasurementsByBenchmark(long?.measurements ?? []);
	const isDisturbed = two === null && (shareOf(short) < undisturbed.short || long !== null && shareOf(long) < undisturbed.long);
	return [...timingsOfMeasurementsByBenchmark(short.measurements)].map(([id, timings]) => {
		const full = ofLong.get(id) ?? [];
		return [id, {
			short: timings,
			long: full,
			worked: workedIn(probe, timings, full),
			isDisturbed
		}];
	});
}
function workedIn({ short, long, two }, timings, full) {
	const startup = two?.processor;
	if (startup === void 0 || short.processor === void 0 || long?.processor === void 0) return null;
	const operations = (runs) => runs.reduce((sum, { iterations }) => sum + iterations, 0);
	return {
		short: Math.max(0, short.processor - startup) / operations(timings),
		long: Math.max(0, long.processor - startup) / operations(full)
	};
}
function shareOf({ seconds, processor = seconds }) {
	return processor / seconds;
}
function findDoubtsOfIterationDependentBenchmark(timings, head) {
	const { short, long, worked, isDisturbed } = timings;
	const probe = fastestTiming(short);
	if (head.length === 0 || secondsOfAllIterations(probe) < shortestTimeableSeconds || isDisturbed) return [];
	const full = long.length > 0 ? long : head;
	const reason = growing(probe, full, head, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null);
	return reason ? [reason] : [];
}
function growing(probe, runs, head, worked) {
	const full = fastestTiming(runs);
	if (probe.iterations < fewestIterations || full.iterations < leastMoreIterations * probe.iterations) return null;
	const byClock = full.seconds / probe.seconds;
	const growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe));
	const exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations);
	return head.filter(({ iterations }) => 2 * iterations >= full.iterations && iterations >= leastMoreIterations * probe.iterations).some((timing) => exponentOf(probe, timing) < leastExponent) || exponent < leastExponent ? null : {
		kind: "grows-with-n",
		exponent,
		probe,
		full
	};
}
function exponentOf(few, many) {
	return Math.log(many.seconds / few.seconds) / Math.log(many.iterations / few.iterations);
}
function byProcessor({ short, long }, { seconds }) {
	return Math.min(long / seconds, short > 0 ? long / short : Number.POSITIVE_INFINITY);
}
function preparing(probe, runs, head, worked) {
	const sorted = runs.toSorted(byTime);
	const full = sorted[sorted.length - 1 >> 1];
	const isGiven = probe.iterations === Math.floor(full.iterations / 16);
	if (probe.iterations > 1 && !isGiven || full.iterations < leastMoreIterations * probe.iterations) return null;
	const slowest = head.toSorted(byTime).at(-1);
	if (probe.seconds < clearlySlower * full.seconds || probe.seconds <= slowest.seconds) return null;
	const byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations);
	const setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations);
	const share = setup / secondsOfAllIterations(full);
	return share < leastShare ? null : {
		kind: "setup-timed",
		setup,
		share,
		probe,
		full
	};
}
const shortestTimeableSeconds = 1e-5;
function timingsOfMeasurementsByBenchmark(measurements) {
	const timings = /* @__PURE__ */ new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		if (unit !== "sec/op" || value < 0 || iterations < 1) continue;
		const id = JSON.stringify([configValueOfMeasurement(config, "pkg") ?? null, benchmark]);
		getOrInsert(timings, id, () => []).push({
			iterations,
			seconds: value
		});
	}
	return timings;
}
function fastestTiming(timings) {
	return timings.toSorted(byTime)[0];
}
function byTime(a, b) {
	return a.seconds - b.seconds;
}
function secondsOfAllIterations({ iterations, seconds }) {
	return iterations * seconds;
}

// src/core/result/judge-recorded.ts
function compareAndJudgeRun(recorded) {
	const { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded;
	const first = compareAllSeries(series, settings, machines(rounds));
	const confirmed = again ? applyConfirmationToComparisons(first, again.series, settings, machines(again.rounds)) : first;
	const isReplayed = warnings.some(({ kind }) => kind === "replayed");
	const sound = isReplayed ? confirmed.map((comparison) => ({
		...comparison,
		change: "inconclusive"
	})) : makeSuspectsOfFailedBaseInconclusive(confirmed, lost);
	const comparisons = markAcceptedRegressions(sound, settings.accepted);
	const calibration = settings.calibrate && comparisons.length > 0 && !isReplayed ? computeCalibration(series, settings, settings.seed, machines(rounds)) : null;
	const isEmpty = recorded.stopped === "empty" && lost.length === 0 && series.length === 0;
	if (settings.shard !== null && isEmpty) return withoutComparisons(recorded, {
		verdict: "pass",
		grounds: {
			kind: "empty-shard",
			shard: settings.shard
		}
	});
	const judgement = calibration ? {
		verdict: "pass",
		grounds: {
			kind: "calibration",
			calibration
		}
	} : decideVerdictAndGrounds({
		...recorded,
		comparisons
	});
	const isComplete = settings.shard === null && !merged?.missing.length && proven.length === 0 && lost.length === 0;
	const ofRules = rulesWithoutEffectRunWarnings(settings, [
		...comparisons,
		...unmatched.base,
		...unmatched.head,
		...lost,
		...proven
	]);
	return {
		...withoutComparisons(recorded, judgement),
		calibration,
		comparisons,
		geomeans: geomeansByUnit(comparisons),
		warnings: sortRunWarnings([...warnings, ...ofRules.filter(({ kind }) => isComplete || kind !== "rule-unused")])
	};
}
function resultOfRunWithUnchangedPaths(recorded) {
	const isUnverified = recorded.merged?.isStrangers ?? false;
	return withoutComparisons(recorded, {
		verdict: isUnverified ? "inconclusive" : "pass",
		grounds: {
			kind: "untouched",
			isUnverified
		}
	});
}
function resultOfRunWithFailedBase(recorded, baseFailed, why) {
	return {
		...withoutComparisons(recorded, {
			verdict: "inconclusive",
			grounds: {
				kind: "base-failed",
				why,
				sha: recorded.commits.base.sha
			}
		}),
		baseFailed
	};
}
function withoutComparisons(recorded, judgement) {
	const { series, again, ...data } = recorded;
	return {
		schema: 1,
		...resultFileFieldsOfVerdict(judgement, data.settings),
		...data,
		baseFailed: null,
		again: again?.rounds ?? [],
		calibration: null,
		comparisons: [],
		geomeans: []
	};
}
function resultFileFieldsOfVerdict({ verdict, grounds }, settings) {
	return {
		verdict,
		reason: verdictReasonText(grounds, settings)
	};
}
function machines(rounds) {
	return rounds.map(({ block }) => block);
}
function sortRunWarnings(warnings) {
	const placeOf = ({ kind }) => runWarningKinds.indexOf(kind);
	return warnings.toSorted((one, other) => placeOf(one) - placeOf(other));
}
function findRunWarnings({ rounds, again, series, machine, toolchains }) {
	const { base, head } = toolchains;
	const areOther = base !== null && head !== null && base !== head;
	return [
		replayedRunWarningOfSides(series) ?? replayedRunWarningByVisitDuration(rounds, machine.cores),
		areOther ? {
			kind: "configuration",
			key: "go",
			base,
			head
		} : null,
		loadAndClockRunWarningUnlessHosted(machine),
		findDriftRunWarningOfAllSeries(series),
		testForSecondVisitEffect(rounds, series),
		stolenTimeRunWarning(machine.steal),
		loadDifferenceRunWarning(rounds) ?? loadDifferenceRunWarning(again?.rounds ?? [])
	].filter((warning) => warning !== null);
}

// src/core/result/result.ts
function resultFileOfMeasuredRun(run) {
	const { rounds, series, lost, proven = [], probe, printed, again, stopped } = run;
	const unmeasured = recordOfNothing(run, rounds);
	const recorded = {
		...unmeasured,
		stopped,
		series: series.filter(isMeasuredOnBothSides),
		unmatched: {
			base: findBenchmarksOnlyOnSide(series, "base"),
			head: findBenchmarksOnlyOnSide(series, "head")
		},
		again: again && {
			rounds: again.rounds.map(measuredRoundForResultFile),
			series: again.series
		},
		isRelaid: again?.isRelinked ?? false,
		lost: mergeBenchmarksLostToFailure(lost),
		proven,
		doubts: findBenchmarkDoubts({
			rounds,
			probe,
			printed
		})
	};
	const warnings = [
		...unmeasured.warnings,
		...movedPackagesRunWarningsOfRounds(rounds),
		...flakyWarning(run),
		...sideSystemDifferenceRunWarnings(rounds),
		...unreadOrImpossibleValuesRunWarnings([...rounds, ...again?.rounds ?? []]),
		...run.settings.go === null ? roundsLackingBenchmarksRunWarnings(rounds) : [],
		...findRunWarnings(recorded)
	];
	return compareAndJudgeRun({
		...recorded,
		warnings: sortRunWarnings(warnings)
	});
}
function flakyWarning({ flaky = [], again }) {
	const benchmarks = mergeFlakyBenchmarks([...flaky, ...again?.flaky ?? []]);
	return benchmarks.length === 0 ? [] : [{
		kind: "flaky",
		benchmarks
	}];
}
function createResultOfFailedBaseFromRounds(circumstances, rounds, { why, message, output }, added = []) {
	const recorded = recordOfNothing(circumstances, rounds);
	const cause = added.length === 0 ? why : "it lacks files that the command names and that head adds";
	return resultOfRunWithFailedBase(recorded, {
		message,
		output,
		added
	}, cause);
}
function resultWithRunWarnings(result, warnings) {
	return {
		...result,
		warnings: [...result.warnings, ...warnings]
	};
}
function resultOfUntouchedRun(circumstances) {
	return resultOfRunWithUnchangedPaths({
		...recordOfNothing(circumstances, []),
		stopped: "unchanged"
	});
}
function recordOfNothing({ commits, settings, machine, suite, codeWarnings = [], rules = null, toolchains, laidOut = [], visits = [] }, rounds) {
	return {
		commits,
		settings,
		rules,
		machine,
		toolchains,
		laidOut,
		visits,
		formats: formatNameOfEachMeasuredSide(rounds),
		innerSamples: collectSampleCountsPerVisit(rounds),
		rounds: rounds.map(measuredRoundForResultFile),
		stopped: "failed",
		series: [],
		unmatched: {
			base: [],
			head: []
		},
		again: null,
		isRelaid: false,
		lost: [],
		proven: [],
		doubts: [],
		profiles: [],
		warnings: [...codeWarnings, ...changedBenchmarkFilesRunWarnings(suite)],
		since: null,
		merged: null,
		elsewhere: null
	};
}
function measuredRoundForResultFile({ round, block, first, base, head }) {
	return {
		round,
		block,
		first,
		base: recordVisit(base),
		head: recordVisit(head)
	};
}
function recordVisit({ started, seconds, claimed, others }) {
	return {
		started,
		seconds,
		...claimed === void 0 ? {} : { claimed },
		...others === void 0 ? {} : { others }
	};
}
function addReferenceComparisonToResult(result, reference, before) {
	return {
		...result,
		since: sinceIn(reference, before)
	};
}
function sinceIn(result, before) {
	const { commits, settings, rounds, comparisons } = result;
	const counts = before && countWorseStepsByRow(before, commits.base.sha, machineKindOf(result));
	return {
		...historyReferenceOfBaseCommit(commits.base),
		threshold: settings.threshold,
		rounds: rounds.length,
		rows: comparisons.map((row) => {
			const { benchmark, package: path, unit, better, exact, delta, ratio, change, gate } = row;
			return {
				benchmark,
				package: path,
				unit,
				better,
				exact,
				delta,
				ratio,
				change,
				gate,
				steps: counts?.get(rowId(row)) ?? null
			};
		})
	};
}
function rejudgeWithAcceptances(result, accepted) {
	if (accepted.length === 0) return result;
	const { settings } = result;
	const comparisons = markAcceptedRegressions(result.comparisons, [...settings.accepted, ...accepted]);
	return {
		...result,
		...resultFileFieldsOfVerdict(decideVerdictAndGrounds({
			...result,
			comparisons
		}), settings),
		comparisons
	};
}

export { addReferenceComparisonToResult, compareAndJudgeRun, createResultOfFailedBaseFromRounds, findRunWarnings, liveViewLines, nextProgressUpdateTime, progressLine, rejudgeWithAcceptances, resultFileOfMeasuredRun, resultOfRunWithFailedBase, resultOfRunWithUnchangedPaths, resultOfUntouchedRun, resultWithRunWarnings, roundLabel, sortRunWarnings };