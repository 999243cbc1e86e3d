import { classifyCommitSlowness, confidence95HalfWidthInStandardErrors, exitStatusOfBisection, slowdownOfBad, weightedMeanWorseningAndError, worseningAgainstGoodOfComparison } from "./bisection-state.js";
import { CouldNotMeasureError, MisconfiguredError, _usingCtx, addTerminalCheckoutDefaults, alignColumns, columnCountOfTerminal, createColourTextForStream, createTerminalConsole, defaultInputTextsOfBisection, displayedUnitName, escapeControlCharacters, filteredCommand, findNearestName, formatCountWithNoun, formatDisplaySafeJson, formatDuration, formatGoflagsValue, formatRounds, formatSignedChange, formatUnsignedPercent, inputFlags, inputTextsFromFlags, isCountOrBytesUnit, isWarningThatSamplesAreVoid, listFirstNames, noColour, normalDensity, parseCommandLine, parseNonInputFlag, ratioInputKind, rowId, shortPrintableName, shortSha, wholeNumberInputKind, worseningAndImprovementOfRatio, wrapLine } from "./basics.js";
import { findLastCommitMergingHistoryOfTip, readFirstParentCommitsWithPaths, refuseUnlessGoodIsAncestor } from "./commits.js";
import { readInputsWithRules } from "./rules-file3.js";
import { gatePassesWithoutMeasuring } from "./gate.js";
import { createRedactor, secretTextsToRedact } from "./start.js";
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from "./interrupt.js";
import { textMatchesGlob } from "./row-rules.js";
import { benchPatternForReportedName, splitProcessorSuffixUsingResultFile } from "./confirm.js";
import { fewestRoundsForFamily } from "./interim-plan.js";
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from "./measure-in-terminal.js";

// src/core/report/show/bisection.ts
const mostCandidates = 5;
function bisectionText(result, paint = noColour, width = Number.POSITIVE_INFINITY) {
	return `\n${linesOf(result, paint).flatMap((line) => wrapLine(line, width)).join("\n")}\n`;
}
function linesOf(result, paint) {
	const { gates, skipped, followed, slowdown } = result;
	return [
		gates.length === 0 ? [] : [...gateRows(gates), ""],
		skipped.length === 0 ? [] : [`Could not be measured: ${skipped.map(({ sha }) => shortSha(sha)).join(", ")}.`, ""],
		followed === null || slowdown === null ? [] : [`${shortPrintableName(followed.benchmark)}${slowdownText(followed.unit, slowdown)}.`, ""],
		outcomeLines(result, paint),
		[madeLine(result)]
	].flat();
}
function slowdownText(unit, ratio) {
	return unit === "sec/op" && ratio.estimate > 1 ? `: BAD is ${formatUnsignedPercent(ratio.estimate - 1)} slower than GOOD (${ratioIntervalText(ratio)})` : ` ${displayedUnitName(unit)}: ${sizeText(ratio)} from GOOD to BAD`;
}
function gateRows(gates) {
	const rows = gates.map(({ sha, ratio, position, rounds, seconds }) => [
		shortSha(sha),
		position,
		formatRatioEstimateAsChange(ratio),
		ratioIntervalText(ratio),
		rounds === 0 ? "not needed" : formatRounds(rounds),
		formatDuration(seconds)
	]);
	return alignColumns([[
		"commit",
		"against GOOD",
		"change",
		"between",
		"measured",
		"time"
	], ...rows], 2);
}
function outcomeLines(result, paint) {
	const { outcome, culprits, candidates, reason } = result;
	switch (outcome) {
		case "not-slower": return [`${paint("green", "NOT SLOWER")}  ${reason}.`];
		case "inconclusive": return [`${paint("yellow", "INCONCLUSIVE")}  ${reason}.`, "It could not be decided whether BAD is slower. Use more rounds (--count 40), a quieter machine, or a GOOD that is further back."];
		case "found": return culprits.flatMap((one) => culpritLines(one, paint));
		case "open": return [
			...culprits.flatMap((one) => culpritLines(one, paint)),
			`${paint("yellow", "UNDECIDED")}  ${openReason(result)}`,
			...candidates.slice(0, mostCandidates).flatMap(candidateLines),
			...candidates.length > mostCandidates ? [`  and ${candidates.length - mostCandidates} more`] : [],
			...candidates.length === 0 && culprits.length === 0 ? ["No single commit accounts for a quarter of the slowdown: it came in small steps. The table above shows where it grew."] : []
		];
	}
}
function openReason({ why, gates: made }) {
	const measurements = formatCountWithNoun(made.length, "measurement");
	if (why === "broken") return "The remaining commits cannot be measured.";
	if (why === "stopped") return `Stopped after ${measurements}.`;
	return `${measurements} ${made.length === 1 ? "was" : "were"} not enough: allow more with --measurements ${2 * made.length}.`;
}
function culpritLines(culprit, paint) {
	const { commits, probability, ratio, inside } = culprit;
	const last = commits.at(-1);
	if (!last) return [];
	const size = ratio === null ? "" : `, ${sizeText(ratio)}`;
	const merge = last.parents.length > 1 ? ", a merge" : "";
	const only = commits.length === 1 ? [`  ${shortPrintableName(last.subject)}`, `  ${shortPrintableName(last.author)}, ${last.when.slice(0, 10)}${merge}`] : [`  one of ${commits.length} commits, as only the last of them can be measured:`, ...commits.map(({ sha, subject, author }) => `  ${shortSha(sha)}  ${shortPrintableName(subject)} (${shortPrintableName(author)})`)];
	return [
		`${paint("red", "FOUND")}  ${paint("bold", rangeText(commits))}${size}, with a probability of ${probabilityText(probability)}`,
		...only,
		...inside === null ? [] : insideLines(inside, paint),
		""
	];
}
function insideLines(inside, paint) {
	const branch = `the branch that it merges (${formatCountWithNoun(inside.commits, "commit")})`;
	if (inside.outcome === "not-slower" || inside.outcome === "inconclusive") return [`  In ${branch}: ${inside.reason}. So the cause is the merge itself, or a slowdown in the branch that is too small to detect.`];
	return [`  In ${branch}:`, ...[...outcomeLines(inside, paint), madeLine(inside)].filter((line) => line !== "").map((line) => `  ${line}`)];
}
function candidateLines({ commits, probability }) {
	const last = commits.at(-1);
	return last ? [`  ${probabilityText(probability)}  ${rangeText(commits)}  ${shortPrintableName(last.subject)}`] : [];
}
function rangeText(commits) {
	const [first, last] = [commits[0], commits.at(-1)];
	if (!first || !last) return "";
	return first === last ? shortSha(last.sha) : `${shortSha(first.sha)}..${shortSha(last.sha)}`;
}
function madeLine({ gates: made, skipped, seconds, commits }) {
	const measurements = formatCountWithNoun(Math.max(1, made.length), "measurement");
	const without = skipped.length === 0 ? "" : `, ${formatCountWithNoun(skipped.length, "commit")} skipped`;
	return `${measurements} for ${formatCountWithNoun(commits, "commit")}${without}, ${formatDuration(seconds)}`;
}
function sizeText(ratio) {
	return `${formatRatioEstimateAsChange(ratio)} (${ratioIntervalText(ratio)})`;
}
function formatRatioEstimateAsChange({ estimate }) {
	return formatSignedChange(estimate - 1);
}
function ratioIntervalText({ low, high }) {
	if (low === null || high === null) return "no interval";
	return low === high ? "exact" : `${formatSignedChange(low - 1)} to ${formatSignedChange(high - 1)}`;
}
function probabilityText(probability) {
	return probability >= .9995 ? ">99.9%" : formatUnsignedPercent(probability);
}

// src/core/bisect/followed-benchmark.ts
function findWorstRegressionToBisect(comparisons, wanted) {
	const [worst = null] = comparisons.filter((row) => row.change === "regressed" && row.better !== null && row.ratio !== null && isRowOfBenchmarkToBisect(row, wanted)).toSorted((a, b) => Number(isCount(a)) - Number(isCount(b)) || worseningOf(b) - worseningOf(a));
	return worst;
}
function isRowOfBenchmarkToBisect(row, wanted) {
	if (wanted === null) return true;
	const { benchmark } = row;
	if (typeof wanted !== "string") return benchmark === wanted.benchmark && row.package === wanted.package;
	if (textMatchesGlob(wanted, benchmark)) return true;
	const plain = wanted.replace(/^Benchmark(?=[A-Z])/, "");
	return benchmark.startsWith(plain) && /^([/\s-]|$)/.test(benchmark.slice(plain.length));
}
function concludeBisectWithoutRowToFollow({ verdict, reason, comparisons, proven, lost, warnings, unmatched }, wanted) {
	const rows = comparisons.filter((row) => isRowOfBenchmarkToBisect(row, wanted));
	const grown = rows.find((row) => row.change === "regressed");
	if (grown) throw new CouldNotMeasureError(`${escapeControlCharacters(grown.benchmark)} regressed in ${grown.unit}, but its value on GOOD is ${grown.base.center}, so its slowdown cannot be given as a percentage. Name another benchmark with --bench.`);
	const isSame = verdict === "pass" || proven.length > 0;
	if (rows.length === 0 && !isSame) throw new CouldNotMeasureError(`GOOD and BAD have no benchmark in common: ${reason}. Use --bench with a benchmark that both have, or give a later GOOD.`);
	const isDoubtful = warnings.some((warning) => warning.kind === "unread-results" || isWarningThatSamplesAreVoid(warning));
	const isOpen = isDoubtful || lost.length > 0 || wanted === null && verdict === "inconclusive" || rows.some((row) => row.change === "inconclusive" && row.better !== null);
	const own = rows.length === 0 ? `"${escapeControlCharacters(written(wanted))}" is unchanged: everything that it can reach is identical` : `${rows.length === 1 ? "The row" : `None of the ${rows.length} rows`} of "${escapeControlCharacters(written(wanted))}" ${rows.length === 1 ? "did not regress" : "regressed"}`;
	const onOneSide = [...unmatched.base, ...unmatched.head].filter((row) => isRowOfBenchmarkToBisect(row, wanted));
	const names = [...new Set(onOneSide.map(({ benchmark }) => escapeControlCharacters(benchmark)))];
	const notCompared = names.length === 0 ? "" : `; not compared, as GOOD or BAD lacks them: ${listFirstNames(names, 10)}`;
	return {
		outcome: isOpen ? "inconclusive" : "not-slower",
		reason: `${wanted === null || isDoubtful ? reason : own}${notCompared}`
	};
}
function refuseMissingBenchmarkToBisect(comparisons, wanted, proven = []) {
	if (proven.some((benchmark) => isRowOfBenchmarkToBisect(benchmark, wanted))) return;
	if (wanted === null || comparisons.some((row) => isRowOfBenchmarkToBisect(row, wanted))) return;
	const names = [...new Set(comparisons.map(({ benchmark }) => benchmark))];
	const name = written(wanted);
	const inOtherPackages = typeof wanted === "string" ? [] : comparisons.filter(({ benchmark }) => benchmark === name);
	if (inOtherPackages.length > 0 && typeof wanted !== "string") throw new MisconfiguredError(`bench: GOOD and BAD have no common benchmark "${escapeControlCharacters(name)}" ${inPackage(wanted.package)}; they share one of that name only ${listFirstNames([...new Set(inOtherPackages.map((row) => inPackage(row.package)))], 10)}. Name it with its package in "bench", or check whether the package was renamed.`);
	const suggestion = findNearestName(name, names);
	const hint = suggestion === null ? `Both have: ${listFirstNames(names.map(escapeControlCharacters), 10)}.` : `Did you mean "${escapeControlCharacters(suggestion)}"?`;
	throw new MisconfiguredError(`bench: "${escapeControlCharacters(name)}" is not a benchmark of both GOOD and BAD. ${hint}`);
}
function findComparisonOfBisectedRow(comparisons, followed) {
	return comparisons.find((comparison) => rowId(comparison) === rowId(followed)) ?? null;
}
function inPackage(path) {
	return path === null ? "without a package" : `in ${escapeControlCharacters(path)}`;
}
function written(wanted) {
	return typeof wanted === "string" ? wanted : wanted?.benchmark ?? "";
}
function isCount({ unit, exact }) {
	return exact || isCountOrBytesUnit(unit);
}
function worseningOf({ better, ratio, confirmation }) {
	const { estimate = 1 } = confirmation?.ratio ?? ratio ?? {};
	return worseningAndImprovementOfRatio(estimate, better).worsening;
}
function inputOverridesOfBisectGate(inputs, first, followed, rounds) {
	const isGo = first.settings.go !== null;
	const isLaidOut = first.laidOut.includes(followed.package ?? "");
	const rules = {
		...inputs,
		correction: "none",
		stopEarly: false
	};
	return {
		...isGo ? goInputs(first, followed) : commandInputs(inputs, followed),
		count: String(Math.max(rounds, fewestRoundsForFamily(1, rules))),
		"stop-early": "false",
		correction: "none",
		confirm: String(inputs.confirm && isGo && !isLaidOut),
		profile: ""
	};
}
function goInputs(first, { benchmark, package: path, unit }) {
	const { name, processors } = splitProcessorSuffixUsingResultFile(first, benchmark);
	return {
		...path === null ? {} : { packages: path },
		bench: benchPatternForReportedName(name),
		...first.settings.go?.cpu == null ? {} : { cpu: processors ?? "1" },
		benchmem: String(!/(^|-)sec(\/|$)/.test(unit))
	};
}
function commandInputs({ run, filter }, { benchmark }) {
	const only = run !== null && filter !== null ? filteredCommand(run, filter, [benchmark]) : null;
	return only === null ? {} : {
		run: only,
		filter: ""
	};
}
function measurementInputsFromSettings(settings) {
	const { go, run, setup, format, output, filter, workingDirectory, timeout } = settings;
	const both = {
		setup: setup ?? "",
		"working-directory": workingDirectory,
		timeout: `${timeout}s`
	};
	if (go === null) return {
		...both,
		run,
		format,
		output: output.join("\n"),
		filter: filter ?? ""
	};
	const { benchtime, cpu, tags, goFlags } = go;
	return {
		...both,
		benchtime,
		cpu: cpu ?? "",
		tags: tags ?? "",
		"go-flags": formatGoflagsValue(goFlags)
	};
}

// src/core/bisect/posterior.ts
const expectedChanges = .5;
const levelsInWhole = 20;
const minCulpritSlowdownShare = 1 / 4;
const leastNoise = .004;
const noiseShare = 1 / 40;
const freedom = 6;
const astray = .001;
function computeCulpritPosterior(trail) {
	const whole = Math.abs(slowdownOfBad(trail)) || tiny;
	const step = whole / levelsInWhole;
	const noise = Math.max(leastNoise, whole * noiseShare);
	const levels = levelsFor(trail.answers, whole, step);
	const least = whole * minCulpritSlowdownShare;
	const changes = changesOf(trail.odds);
	const fits = likelihoods(trail, levels, noise ** 2 + step ** 2 / 12);
	const before = forward(fits, changes, levels);
	const after = backward(fits, changes);
	return {
		levels,
		levelProbabilities: before.map((weights, place) => normalised(weights.map((p, n) => p * (after[place]?.[n] ?? 0)))),
		changeProbabilities: changes.map((change, n) => changeProbability(before[n], change, fits[n + 1], after[n + 1], {
			levels,
			least
		})),
		least,
		noise
	};
}
function levelsFor(answers, whole, step) {
	const far = farthest * whole;
	const measured = [0, ...answers.map(({ worse }) => clamped(worse, -far, far))];
	const first = Math.floor((Math.min(...measured) - whole / 2) / step);
	const last = Math.ceil((Math.max(...measured) + whole / 2) / step);
	return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}
const farthest = 9;
function clamped(value, least, most) {
	return Math.min(most, Math.max(least, value));
}
function changesOf(odds) {
	const sum = odds.reduce((total, each) => total + each, 0);
	return odds.map((each) => Math.min(.5, expectedChanges * each / sum));
}
function likelihoods({ odds, answers }, levels, variance) {
	const fits = [...Array(odds.length + 1)].map(() => new Float64Array(levels.length).fill(1));
	const origin = levels.indexOf(0);
	fits[0]?.fill(0).fill(1, origin, origin + 1);
	const range = (levels.at(-1) ?? 0) - (levels[0] ?? 0);
	for (const place of new Set(answers.map(({ at }) => at))) {
		const own = answers.filter(({ at }) => at === place);
		const { worse: measured, error } = weightedMeanWorseningAndError(own);
		const worse = clamped(measured, levels[0] ?? 0, levels.at(-1) ?? 0);
		const worthless = astray ** (own.length + (place === odds.length ? 1 : 0));
		const spread = Math.sqrt(error ** 2 + variance);
		const fit = fits[place];
		for (const [n, level] of levels.entries()) fit[n] = (1 - worthless) * student((worse - level) / spread) / spread + worthless / range;
	}
	return fits;
}
function student(t) {
	return (1 + t ** 2 / freedom) ** (-7 / 2) * .4;
}
function forward(fits, changes, levels) {
	const probabilities = [normalised(fits[0])];
	for (const [n, change] of changes.entries()) {
		const last = probabilities[n];
		const fit = fits[n + 1];
		probabilities.push(normalised(last.map((p, level) => ((1 - change) * p + change / levels.length) * (fit[level] ?? 0))));
	}
	return probabilities;
}
function backward(fits, changes) {
	const likelihoodsAfter = [new Float64Array(fits[0].length).fill(1)];
	for (let n = changes.length - 1; n >= 0; n--) {
		const [next] = likelihoodsAfter;
		const fit = fits[n + 1];
		const fitting = next.map((p, level) => p * (fit[level] ?? 0));
		const change = changes[n] ?? 0;
		const mean = sumOf(fitting) / fitting.length;
		likelihoodsAfter.unshift(normalised(fitting.map((p) => (1 - change) * p + change * mean)));
	}
	return likelihoodsAfter;
}
function changeProbability(before, change, fit, after, { levels, least }) {
	const fitting = after.map((p, level) => p * (fit[level] ?? 0));
	const fromHere = new Float64Array(levels.length + 1);
	for (let n = levels.length - 1; n >= 0; n--) fromHere[n] = (fromHere[n + 1] ?? 0) + (fitting[n] ?? 0);
	const step = (levels[1] ?? 0) - (levels[0] ?? 0);
	const up = Math.max(1, Math.round(least / step));
	let slower = 0;
	let stays = 0;
	for (const [n, p] of before.entries()) {
		slower += p * (fromHere[Math.min(n + up, levels.length)] ?? 0);
		stays += p * (fitting[n] ?? 0);
	}
	const each = change / levels.length;
	const total = (1 - change) * stays + each * sumOf(before) * (fromHere[0] ?? 0);
	return total === 0 ? 0 : each * slower / total;
}
function normalised(weights) {
	const sum = sumOf(weights);
	return Float64Array.from(weights, (weight) => sum === 0 ? 1 / weights.length : weight / sum);
}
function sumOf(weights) {
	let sum = 0;
	for (const weight of weights) sum += weight;
	return sum;
}
const tiny = 1e-6;
const ofDocuments = .02;
const culpritOddsOfIdenticalBuild = 1e-9;
const ofNothing = .001;
const document = /(\.(md|markdown|rst|adoc|png|svg|jpe?g|gif)$)|(^|\/)(LICEN[CS]E|COPYING|AUTHORS|CONTRIBUTORS|CHANGELOG|README|NOTICE)[^/]*$|^\.(github|circleci|gitlab)\/|(^|\/)\.(travis|golangci|gitignore|gitattributes|editorconfig)[^/]*$/i;
function priorCulpritOddsOfPaths(paths) {
	if (paths.length === 0) return ofNothing;
	return paths.every((path) => document.test(path)) ? ofDocuments : 1;
}

// src/core/bisect/search.ts
function decideBisectionMove(trail, { sure, gates, rounds: most }) {
	const posterior = computeCulpritPosterior(trail);
	const candidates = groupCommitsIntoCandidates(trail, posterior);
	const culprits = selectCulpritsOrNullIfUnsure(candidates, sure);
	if (culprits) return {
		kind: "found",
		culprits,
		posterior
	};
	const isExhausted = trail.answers.length >= gates;
	const at = isExhausted ? null : mostInformativePosition(trail, posterior, predictBisectGateStandardError(trail, most));
	if (at !== null) return {
		kind: "measure",
		at,
		rounds: roundsOfNextBisectGate(trail, posterior, at, most),
		range: credibleCulpritRange(candidates, sure)
	};
	return {
		kind: "open",
		why: isExhausted ? "gates" : "broken",
		posterior,
		culprits: candidates.filter(({ probability }) => probability >= sure),
		candidates: candidates.filter(({ probability }) => probability < sure).toSorted((a, b) => b.probability - a.probability)
	};
}
function computeDefaultMaxBisectionGates(commits) {
	return 3 * Math.ceil(Math.log2(Math.max(2, commits))) + 2;
}
const brokenAround = 1;
const fineness = .5;
function mostInformativePosition(trail, posterior, error) {
	const spread = Math.max(Math.hypot(error, posterior.noise), posterior.least / 2);
	let best = null;
	let most = 0;
	for (let place = 1; place <= trail.odds.length; place++) {
		if (trail.broken.has(place)) continue;
		const weights = posterior.levelProbabilities[place];
		const expected = information(posterior, weights, spread) * chanceToWork(trail, place);
		if (expected > most) [best, most] = [place, expected];
	}
	return best;
}
function information({ levels }, weights, spread) {
	const likely = levels.flatMap((level, n) => (weights[n] ?? 0) > 1e-9 ? [{
		level,
		p: weights[n] ?? 0
	}] : []);
	const [low = 0, high = 0] = [likely[0]?.level, likely.at(-1)?.level];
	const step = spread * fineness;
	const steps = Math.ceil((high - low) / step) + 12 / fineness;
	let [entropy, noiseEntropy] = [0, 0];
	for (let n = 0; n <= steps; n++) {
		const outcome = low - 6 * spread + n * step;
		const p = likely.reduce((sum, { p, level }) => sum + p * normalDensity((outcome - level) / spread), 0) * fineness;
		const noise = n * fineness <= 12 ? normalDensity(-6 + n * fineness) * fineness : 0;
		if (p > 0) entropy -= p * Math.log(p);
		if (noise > 0) noiseEntropy -= noise * Math.log(noise);
	}
	return Math.max(0, entropy - noiseEntropy);
}
function chanceToWork({ odds, broken, answers }, place) {
	const works = /* @__PURE__ */ new Set([
		0,
		odds.length,
		...answers.map(({ at }) => at)
	]);
	if (works.has(place)) return 1;
	let chance = 1;
	for (const step of [-1, 1]) for (let at = place + step; at > 0 && at < odds.length && !works.has(at); at += step) {
		if (!broken.has(at)) continue;
		chance *= 1 - 2 ** (-Math.abs(at - place) / brokenAround);
		break;
	}
	return chance;
}
const separation = 8;
const fewest = 8;
function roundsOfNextBisectGate(trail, posterior, place, most) {
	const before = Math.max(0, ...trail.answers.filter(({ at }) => at === place).map(({ rounds }) => rounds));
	if (before > 0) return Math.min(2 * before, 4 * most);
	const gap = Math.max(posterior.least, 2 * deviationOf(posterior.levels, posterior.levelProbabilities[place]));
	const rounds = Math.ceil((separation * spreadOf(trail)) ** 2 / gap ** 2);
	return Math.max(fewest, Math.min(most, Number.isFinite(rounds) ? rounds : most));
}
function deviationOf(levels, weights) {
	const moment = (of) => levels.reduce((sum, level, n) => sum + of(level) * (weights[n] ?? 0), 0);
	const mean = moment((level) => level);
	return Math.sqrt(moment((level) => (level - mean) ** 2));
}
function predictBisectGateStandardError(trail, rounds) {
	return spreadOf(trail) / Math.sqrt(rounds);
}
function spreadOf({ answers }) {
	const each = answers.filter(({ rounds }) => rounds > 0).map(({ error, rounds }) => error * Math.sqrt(rounds)).sort((a, b) => a - b);
	return each[each.length >> 1] ?? 0;
}
function groupCommitsIntoCandidates({ odds, broken, answers }, { changeProbabilities }) {
	const measured = new Set(answers.map(({ at }) => at));
	const candidates = [];
	let first = 1;
	let probability = 0;
	for (let place = 1; place <= odds.length; place++) {
		probability += changeProbabilities[place - 1] ?? 0;
		if (broken.has(place) && !measured.has(place)) continue;
		candidates.push({
			first,
			last: place,
			probability: Math.min(1, probability)
		});
		first = place + 1;
		probability = 0;
	}
	return candidates;
}
function selectCulpritsOrNullIfUnsure(candidates, sure) {
	const culprits = candidates.filter(({ probability }) => probability >= sure);
	const rest = candidates.reduce((sum, candidate) => sum + (culprits.includes(candidate) ? 0 : candidate.probability), 0);
	return culprits.length > 0 && rest <= 1 - sure ? culprits : null;
}
function credibleCulpritRange(candidates, sure) {
	const sum = candidates.reduce((total, { probability }) => total + probability, 0);
	const cut = (1 - sure) * sum / 2;
	let passed = 0;
	const inside = candidates.filter(({ probability }) => {
		passed += probability;
		return passed >= cut && passed - probability <= sum - cut;
	});
	return {
		first: inside[0]?.first ?? 1,
		last: inside.at(-1)?.last ?? 1
	};
}
const leastProbability = .02;
function candidatesToReport(candidates) {
	return candidates.filter(({ probability }) => probability >= leastProbability);
}
function convertCandidatesToCulprits(candidates, { answers }, commits, followed) {
	const inOrder = candidates.toSorted((a, b) => a.last - b.last);
	return candidates.map((candidate) => {
		const n = inOrder.indexOf(candidate);
		const [before, next] = [inOrder[n - 1], inOrder[n + 1]];
		const from = (first, last) => answers.filter(({ at }) => first <= at && at <= last);
		const after = from(candidate.last, (next?.first ?? Number.POSITIVE_INFINITY) - 1);
		const earlier = before ? from(before.last, candidate.first - 1) : [{
			worse: 0,
			error: 0
		}];
		return {
			commits: commits.slice(candidate.first - 1, candidate.last),
			probability: candidate.probability,
			ratio: after.length === 0 || earlier.length === 0 ? null : sizeOf(after, earlier, followed),
			inside: null
		};
	});
}
function sizeOf(after, earlier, followed) {
	const [now, then] = [weightedMeanWorseningAndError(after), weightedMeanWorseningAndError(earlier)];
	return ratioWithIntervalOfWorseningAgainstGood({
		worse: now.worse - then.worse,
		error: Math.hypot(now.error, then.error)
	}, followed);
}
function ratioWithIntervalOfWorseningAgainstGood({ worse, error }, { better }) {
	const sign = better === "higher" ? -1 : 1;
	const at = (errors) => Math.exp(sign * worse + errors * error);
	return {
		estimate: at(0),
		low: at(-confidence95HalfWidthInStandardErrors),
		high: at(confidence95HalfWidthInStandardErrors)
	};
}

// src/run/bisect.ts
async function runBisection(options, good, bad) {
	const [oldest] = await readFirstParentCommitsWithPaths(options.git, good, bad);
	const [start = good] = oldest?.parents ?? [];
	if (start !== good) options.listener.goodMoved(good, start);
	return searchIn(options, start, bad, null);
}
async function searchIn(options, good, bad, outer) {
	const { git, listener, stop, clock } = options;
	const searchBegan = clock();
	const changed = await readFirstParentCommitsWithPaths(git, good, bad);
	const commits = changed.map(({ paths: _, ...commit }) => commit);
	const range = {
		good,
		bad,
		commits
	};
	const limit = {
		sure: options.sure,
		gates: options.gates ?? computeDefaultMaxBisectionGates(commits.length),
		rounds: options.inputs({}).count
	};
	listener.beginning(range, limit.gates);
	const last = commits.length;
	const bounds = {
		gate: 1,
		most: limit.gates,
		left: commits
	};
	listener.measuring({
		...bounds,
		commit: commits[last - 1],
		rounds: null
	});
	const whole = await measureBadCommit(options, range, outer);
	const summary = {
		schema: 1,
		good,
		bad,
		commits: last,
		reason: whole.result.reason
	};
	if (whole.kind !== "slower") return {
		...summary,
		...whole.quiet,
		why: null,
		followed: null,
		slowdown: null,
		culprits: [],
		candidates: [],
		skipped: [],
		gates: [],
		seconds: clock() - searchBegan
	};
	const { followed } = whole.known;
	const madeGates = [];
	const skippedCommits = [];
	const report = (answer, seconds, trail) => {
		const commitGate = {
			sha: commits[answer.at - 1].sha,
			position: classifyCommitSlowness(answer, slowdownOfBad(trail), computeCulpritPosterior(trail).noise),
			ratio: ratioWithIntervalOfWorseningAgainstGood(answer, followed),
			rounds: answer.rounds,
			seconds
		};
		madeGates.push(commitGate);
		listener.measured(commitGate, followed);
	};
	let trail = {
		odds: changed.map(({ paths }) => priorCulpritOddsOfPaths(paths)),
		answers: [whole.answer],
		broken: /* @__PURE__ */ new Set()
	};
	report(whole.answer, clock() - searchBegan, trail);
	const comparedWithParent = /* @__PURE__ */ new Set();
	const conclude = (ended, why) => {
		const reported = ended.kind === "found" ? ended.culprits : [...ended.culprits, ...candidatesToReport(ended.candidates)];
		const suspects = convertCandidatesToCulprits(reported, trail, commits, followed);
		const slowdown = ratioWithIntervalOfWorseningAgainstGood(weightedMeanWorseningAndError(trail.answers.filter(({ at }) => at === last)), followed);
		return {
			...summary,
			outcome: ended.kind,
			why,
			followed,
			slowdown,
			skipped: skippedCommits,
			gates: madeGates,
			culprits: suspects.slice(0, ended.culprits.length),
			candidates: suspects.slice(ended.culprits.length),
			seconds: clock() - searchBegan
		};
	};
	for (;;) {
		const hasTooManyBroken = trail.broken.size >= 2 * limit.gates;
		const move = decideBisectionMove(trail, stop.aborted || hasTooManyBroken ? {
			...limit,
			gates: 0
		} : limit);
		const uncompared = (move.kind === "found" ? move.culprits.filter(({ first, last }) => first === last) : []).find(({ first }) => !comparedWithParent.has(first));
		if (uncompared) {
			const commit = commits[uncompared.first - 1];
			comparedWithParent.add(uncompared.first);
			if (!await buildsLikeParent(options, commit, whole.known)) continue;
			listener.unaffected(commit);
			trail = {
				...trail,
				odds: trail.odds.with(uncompared.first - 1, culpritOddsOfIdenticalBuild)
			};
			continue;
		}
		if (move.kind !== "measure") {
			const why = stop.aborted ? "stopped" : hasTooManyBroken ? "broken" : null;
			const conclusion = conclude(move, move.kind === "found" ? null : why ?? move.why);
			const culprits = [];
			for (const culprit of conclusion.culprits) culprits.push({
				...culprit,
				inside: await searchMergedBranch(options, culprit, whole.known)
			});
			return {
				...conclusion,
				culprits,
				seconds: clock() - searchBegan
			};
		}
		const commit = commits[move.at - 1];
		const remaining = commits.slice(move.range.first - 1, move.range.last);
		listener.measuring({
			gate: trail.answers.length + 1,
			most: limit.gates,
			commit,
			rounds: move.rounds,
			left: remaining
		});
		const stepBegan = clock();
		const answer = await measureWorseningAgainstGood(options, good, commit, move, whole.known);
		if (typeof answer === "string") {
			if (stop.aborted) continue;
			const skippedCommit = {
				sha: commit.sha,
				why: answer
			};
			if (trail.answers.every(({ at }) => at !== move.at)) skippedCommits.push(skippedCommit);
			listener.skipped(skippedCommit);
			trail = {
				...trail,
				broken: /* @__PURE__ */ new Set([...trail.broken, move.at])
			};
			continue;
		}
		trail = {
			...trail,
			answers: [...trail.answers, answer]
		};
		report(answer, clock() - stepBegan, trail);
	}
}
async function searchMergedBranch(options, { commits }, outer) {
	const { git, listener, stop } = options;
	const [merge, ...otherCommits] = commits;
	const [first, second, ...more] = merge?.parents ?? [];
	const isMerge = otherCommits.length === 0 && first !== void 0 && second !== void 0 && more.length === 0;
	if (!merge || !isMerge || stop.aborted) return null;
	try {
		const branch = await readFirstParentCommitsWithPaths(git, first, second);
		const start = (await findLastCommitMergingHistoryOfTip(git, branch, first))?.sha ?? branch[0]?.parents[0];
		if (start === void 0 || start === second) return null;
		listener.enteringMerge(merge);
		return await searchIn(options, start, second, outer);
	} catch (error) {
		if (stop.aborted && isErrorDueToInterruption(error, stop)) return null;
		if (!(error instanceof CouldNotMeasureError)) throw error;
		listener.skipped({
			sha: merge.sha,
			why: error.message
		});
		return null;
	}
}
async function measureBadCommit(options, { good, bad, commits }, outer) {
	const more = outer ? inputOverridesOfBisectGate(options.inputs({}), outer.badResult, outer.followed, options.inputs({}).count) : {};
	const inputs = options.inputs({
		...more,
		base: good,
		head: bad
	});
	const result = await options.gate(inputs, outer?.badResult ?? null);
	if (result.baseFailed) throw new CouldNotMeasureError(`GOOD could not be measured: ${result.baseFailed.message}\nGive a GOOD that builds and whose benchmarks run.`, result.baseFailed.output);
	if (!outer) refuseMissingBenchmarkToBisect(result.comparisons, options.wanted, result.proven);
	const row = outer ? findComparisonOfBisectedRow(result.comparisons, outer.followed) : findWorstRegressionToBisect(result.comparisons, options.wanted);
	const answer = row?.change === "regressed" ? worseningAgainstGoodOfComparison(row, commits.length) : null;
	if (!row || !answer || row.better === null) return {
		kind: "quiet",
		result,
		quiet: concludeBisectWithoutRowToFollow(result, outer ? null : options.wanted)
	};
	const { benchmark, package: path, unit, better } = row;
	return {
		kind: "slower",
		result,
		answer,
		known: outer ?? {
			followed: {
				benchmark,
				package: path,
				unit,
				better
			},
			badResult: result
		}
	};
}
async function measureWorseningAgainstGood(options, good, { sha }, { at: position, rounds }, { followed, badResult }) {
	try {
		const more = inputOverridesOfBisectGate(options.inputs({}), badResult, followed, rounds);
		const result = await options.gate(options.inputs({
			...more,
			base: good,
			head: sha
		}), badResult);
		if (result.warnings.some(isWarningThatSamplesAreVoid)) return "it is not certain that its own code was measured";
		const row = findComparisonOfBisectedRow(result.comparisons, followed);
		if (row) return worseningAgainstGoodOfComparison(row, position) ?? "its rounds have no confidence interval";
		const { baseFailed, lost, proven, verdict, rounds: madeRounds } = result;
		if (proven.some((benchmark) => benchmark.package === followed.package && (result.settings.go !== null || benchmark.benchmark === followed.benchmark)) || madeRounds.length === 0 && verdict === "pass") return {
			at: position,
			worse: 0,
			error: 0,
			rounds: 0
		};
		return baseFailed?.message ?? lost.flatMap(({ failures }) => failures)[0]?.message ?? "it does not have the benchmark";
	} catch (error) {
		if (error instanceof CouldNotMeasureError) return error.message;
		if (options.stop.aborted && isErrorDueToInterruption(error, options.stop)) return "stopped";
		throw error;
	}
}
async function buildsLikeParent(options, { sha, parents }, { followed, badResult }) {
	const [parent] = parents;
	if (parent === void 0 || options.stop.aborted) return false;
	const more = inputOverridesOfBisectGate(options.inputs({}), badResult, followed, 1);
	return options.isProven(options.inputs({
		...more,
		base: parent,
		head: sha
	}));
}

// src/commands/bisect.ts
const usage = `Usage: benchgate bisect GOOD BAD [flags]

Finds the commit between GOOD and BAD that made a benchmark slower. It measures BAD against GOOD first. Then it
narrows the range down: each time it measures one commit against GOOD, interleaved, in worktrees. It ends when a commit is
responsible with a probability of 95 %, and reports that probability. It skips commits that do not build.

  benchgate bisect v1.4.0 main
  benchgate bisect v1.4.0..main --bench Decode --threshold 3%

  --bench NAME       the benchmark: in Go a regular expression, as for -bench; with other tools its name or a glob;
                     default: the one that slowed down most
  --sure 99%         the probability at which the search ends (default: 95 %)
  --measurements 30  the largest number of measurements (default: two, plus three for each halving of the range)
  --count 20         the largest number of rounds of a measurement; a large slowdown takes fewer
  --threshold 2%     the smallest slowdown of BAD that is worth a search
  --json             prints the result as JSON

The other flags of "benchgate" choose what is measured: --run, --setup, --packages, … The search follows the first parents of
merges; if it finds a merge, it searches the merged branch, too. Ctrl-C ends the search and reports what is known; a second
Ctrl-C ends it at once.

Exit status: 0 BAD is not slower, 1 slower and the commit found, 2 could not measure, 3 undecided.
`;
const singleGateInputs = [
	"base",
	"head",
	"calibrate",
	"shard",
	"replica",
	"durations",
	"results",
	"profile",
	"fail-on",
	"since",
	"creep"
];
const flags = {
	...Object.fromEntries(Object.entries(inputFlags).filter(([name]) => !singleGateInputs.includes(name.replace(/^no-/, "")))),
	sure: { type: "string" },
	measurements: { type: "string" },
	json: { type: "boolean" }
};
async function run(args, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, stdout } = terminal;
		if (args.some((word) => /^--gates(=|$)/.test(word))) throw new MisconfiguredError("bisect: --gates is now --measurements. Use that flag.");
		const line = parseCommandLine(args, flags, "benchgate bisect");
		const [good, bad] = parseRange(line.words);
		const sure = parseNonInputFlag(ratioInputKind(.5, .9999), "sure", line.values.sure, .95);
		const gates = parseNonInputFlag(wholeNumberInputKind(2, 1e3), "measurements", line.values.measurements, null);
		const texts = {
			...defaultInputTextsOfBisection,
			...addTerminalCheckoutDefaults(inputTextsFromFlags(line))
		};
		const console = createTerminalConsole(terminal.stderr);
		const revisions = [good, bad].map((revision) => ({
			revision,
			flag: null
		}));
		const { git, rules, commits } = await openRepositoryWithRules(texts, terminal, console, revisions);
		const [goodSha = "", badSha = ""] = commits;
		await refuseUnlessGoodIsAncestor(git, goodSha, badSha);
		const isCommand = (texts.run ?? rules.inputs.run ?? "") !== "";
		const { bench, ...textsWithoutBench } = texts;
		const gateTexts = isCommand ? textsWithoutBench : texts;
		const quietGates = _usingCtx$1.a(await openSequentialGateRunnerInTerminal(terminal, rules));
		const { folder: builds, interrupt } = quietGates;
		try {
			const result = await runBisection({
				git,
				inputs: (more) => readInputsWithRules(rules, (name) => ({
					...gateTexts,
					...more
				})[name] ?? ""),
				gate: (inputs, like) => quietGates.gate(inputs, {
					planFrom: like,
					builds
				}),
				isProven: (inputs) => gatePassesWithoutMeasuring((driverWrapper) => quietGates.gate(inputs, {
					wrapDriver: driverWrapper,
					builds
				})),
				wanted: isCommand ? bench ?? null : null,
				sure,
				gates,
				stop: interrupt.stop,
				listener: createBisectionLogger(console),
				clock: () => performance.now() / 1e3
			}, goodSha, badSha);
			const redacted = createRedactor(secretTextsToRedact(env, ""))(result);
			stdout.write(line.values.json ? formatDisplaySafeJson(redacted) : bisectionText(redacted, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)));
			return interrupt.signal.aborted ? readProcessExitCodeOrSigintStatus() : exitStatusOfBisection(result);
		} catch (error) {
			if (!isErrorDueToInterruption(error, interrupt.either)) throw error;
			console.info("ended before any commit was measured");
			return readProcessExitCodeOrSigintStatus();
		}
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
function parseRange(words) {
	const [first = "", second, ...more] = words;
	const range = /^(.+?)\.\.(.+)$/.exec(first);
	const [good, bad] = range && second === void 0 ? [range[1], range[2]] : [first, second];
	if (good && bad && more.length === 0 && !bad.startsWith(".")) return [good, bad];
	throw new MisconfiguredError(`bisect: "${words.join(" ")}" is not accepted. Give the older commit, which is fast, and the newer one, which is slow: "benchgate bisect v1.4.0 main".`);
}
function createBisectionLogger(console) {
	let isFirst = true;
	return {
		beginning({ good, bad, commits }, gates) {
			isFirst = true;
			console.info(`GOOD ${shortSha(good)}, BAD ${shortSha(bad)}: ${formatCountWithNoun(commits.length, "commit")}, at most ${formatCountWithNoun(gates, "measurement")}`);
		},
		measuring({ gate, most, commit, rounds, left: remaining }) {
			const subject = rounds === null ? "BAD" : `${shortSha(commit.sha)} "${shortPrintableName(commit.subject, 50)}"`;
			const roundsNote = rounds === null ? "" : `, ${formatRounds(rounds)}`;
			console.info(`measurement ${gate} (${remainingText(remaining)}; at most ${formatCountWithNoun(most - gate, "more measurement")}): ${subject}${roundsNote}`);
		},
		measured({ position, ratio, rounds, seconds }, { benchmark, unit }) {
			const note = isFirst ? `; searching for the slowdown of ${shortPrintableName(benchmark)} ${displayedUnitName(unit)}` : "";
			isFirst = false;
			const size = rounds === 0 ? "identical, so nothing was measured" : `${formatRatioEstimateAsChange(ratio)} (${ratioIntervalText(ratio)})`;
			console.info(`  ${position}: ${size}, ${formatDuration(seconds)}${note}`);
		},
		skipped({ why }) {
			console.info(`  skipped: ${shortPrintableName(why.split("\n")[0] ?? "", 300)}`);
		},
		goodMoved(good, from) {
			console.info(`${shortSha(good)} is on a branch that was merged later, so GOOD is now ${shortSha(from)}, where that branch started`);
		},
		unaffected({ sha, subject }) {
			console.info(`  ${shortSha(sha)} "${shortPrintableName(subject, 50)}" builds the same binaries as the commit before it, so it did not cause the slowdown`);
		},
		enteringMerge({ sha }) {
			console.info(`${shortSha(sha)} is a merge: searching the branch that it merges`);
		}
	};
}
function remainingText(remaining) {
	const [first, last] = [remaining[0], remaining.at(-1)];
	if (!first || !last || first === last) return "1 commit left";
	return `${formatCountWithNoun(remaining.length, "commit")} left, ${shortSha(first.sha)}..${shortSha(last.sha)}`;
}

export { bisectionText, createBisectionLogger, flags, measurementInputsFromSettings, run, runBisection, usage };