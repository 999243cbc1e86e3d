import { n as untrustedEnvironment } from "./environment.js";
import { o as logAverage, s as median } from "./libraries.js";
import { d as Misconfigured, f as NotPutBack, i as legible, l as Cancelled, o as visible, p as SideFailed, r as inlineCode, t as codeBlock, u as CouldNotMeasure } from "./escape.js";
import { _ as name, a as list$2, b as strong, c as printed, d as warning, f as code, g as listed$1, h as lineBreak, i as fold, l as shell$1, m as joined$1, o as note, p as firstOf$1, r as column, s as paragraph, u as table, v as ours$3, x as term, y as say } from "./failure.js";
import { a as ratioEstimate, c as withoutOutliers, d as unitName, f as withoutFolders, i as mannWhitney, n as unknownFormat, o as shiftEstimate, p as isOfGo$1, r as welch, s as adjust, t as Recogniser, u as namingOf } from "./recognise.js";
import { n as settingOf, r as sides, t as otherSide } from "./measuring.js";
import { A as shortSha, C as formatP, D as formatRuledOut, E as formatRounds, F as unitRules, I as usualDirection, L as remembering, M as countsBytes, N as isCounted, O as formatShortP, S as formatMade, T as formatRatio, _ as asked, a as goFormat, b as formatDelta, c as encodeWord, d as needsEncoding, f as joinParsed, h as Unreadable, i as formats, k as formatValue, l as namesEncoded, m as sharedIn, n as formatNamed, o as parseGo, p as nothingParsed, t as anyFormat, u as namesKey, w as formatPercent, x as formatDuration, y as formatCenter } from "./formats.js";
import { l as upperQuantile, n as apartByShift, r as exceeds, t as apartByRatio, u as upperTail } from "./apart.js";
import { _ as directed, b as rowRulesOf, c as rulesIn, d as errorOf, f as couldFail, g as unmatched, h as isMatched, m as tooFewRounds, p as leastRounds, s as _usingCtx, u as settingsOf, x as settingsOfRow, y as isNamedBy } from "./rules-file.js";
import { a as judgeUntouched, c as regressions, d as confidence, f as finite, i as judge, l as undecided$1, m as summarise, o as judgeWithoutBase, p as present, r as acceptedOnes, s as mutedOnes, t as accept, u as withChange } from "./accept.js";
import { _ as tooMuch, a as textOf, b as noisyMachine, c as foldersWithBenchmarks, d as measureFlags, f as CouldNotStart, g as runProcess, h as mostOutput, l as buildFlags, m as longestTimer, n as whyNotKept, o as findProject, p as Tail, s as sourcesOutside, t as observeMachine, u as goCommand, v as isShallow, x as notInstalled, y as keepingHistory } from "./machine.js";
import { a as nulSeparated, c as replaceFile, f as standing$1, i as notCheckedOut, l as contentOf$1, n as gitIn, o as readable$1, r as gitPath, t as GitFailed, u as isFolder } from "./git.js";
import { a as ruleTexts, i as ruleChanges, n as noTexts, t as newlyAccepted } from "./rules-file2.js";
import { S as splitFlags, b as joinFlags, d as secondsOf, f as sixteenth, g as wholeRun, p as filteredRun, x as relinking } from "./table.js";
import { $ as isSparse, A as putBackLink, B as copyShelf, C as prepareLargeFiles, D as treesOf, E as forget, F as beginJournal, G as unshelve, H as shelve, I as forgetStop, J as copyWhole, K as areNested, L as isStillHeld, M as stateFolder, N as takeReserve, O as keepGitFiles, P as writeNote, Q as standingBelow, R as readJournal, S as leavingPointers, T as lockedBy, U as staying, V as missingFrom, W as takeFrom, X as isInside, Y as foldersAbove, Z as removeWhole, _ as nulTerminated, a as inUse, at as readTree, b as commitOf, c as notPutBack, d as leavingSide, et as readDifference, f as foldersOf, g as commitTree, h as hold, i as ourLock, it as readStatus, j as renewGitFiles, k as names, l as restore, m as bringBackStashes, n as openFolder, nt as readLinks, o as recoverCheckout, ot as fateOf, p as takeOutline, q as bytes, r as recoverWorktrees, rt as readStashes, s as makeRoom, st as holder$1, t as recover, tt as readIndex, u as leavingHome, v as treeOf, w as guard, x as parentsOf, y as withOwnIndex, z as writeJournal } from "./recover.js";
import { closeSync, constants, lstatSync, openSync, readFileSync, readSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { availableParallelism, constants as constants$1, tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { chmod, copyFile, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rm, stat as stat$1, symlink, utimes, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { StringDecoder } from "node:string_decoder";
import { createInterface } from "node:readline";
import { join as join$1, relative as relative$1 } from "node:path/posix";
// src/core/stats/planner.ts
function roundsToSee(effect, spread, alpha, power) {
	const distance = Math.abs(Math.log1p(effect));
	if (distance === 0) return Number.POSITIVE_INFINITY;
	const advantage = .5 - upperTail(distance / spread / Math.SQRT2);
	const rounds = required(alpha, power) ** 2 / (6 * advantage ** 2);
	return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds$1(alpha));
}
function smallestVisible(rounds, spread, alpha, power) {
	const advantage = required(alpha, power) / Math.sqrt(6 * rounds);
	if (rounds < fewestRounds$1(alpha) || advantage >= .5) return Number.POSITIVE_INFINITY;
	return Math.expm1(Math.SQRT2 * upperQuantile(.5 - advantage) * spread);
}
function spreadFrom(low, high, n, confidence) {
	return (Math.log(high) - Math.log(low)) / 2 / (upperQuantile((1 - confidence) / 2) * Math.sqrt(2 / n) * Math.sqrt(Math.PI / 3));
}
function required(alpha, power) {
	return Math.max(0, upperQuantile(alpha) + upperQuantile(1 - power));
}
function fewestRounds$1(alpha) {
	return Math.ceil(-Math.log2(alpha) * (1 - 1e-12));
}
// src/core/stats/robust-deviation.ts
const normal = 1.4826;
const furthest = 3;
function robustDeviation(values) {
	if (values.length === 0) return 0;
	const sizes = values.map(Math.abs);
	const limit = furthest * normal * median(sizes) || Number.POSITIVE_INFINITY;
	const squares = sizes.reduce((sum, size) => sum + Math.min(size, limit) ** 2, 0);
	return Math.sqrt(squares / values.length);
}
// src/core/judge/blocks.ts
function blocksOf({ base, head }, machines) {
	if (machines === null) return [{
		base,
		head
	}];
	const length = Math.max(base.length, head.length);
	const only = (sample, name) => Array.from({ length }, (_, index) => isWhole({
		base,
		head
	}, index) && (machines[index] ?? 1) === name ? sample[index] : null);
	return (machines.length === 0 ? [1] : [...new Set(machines)]).map((name) => ({
		base: only(base, name),
		head: only(head, name)
	}));
}
function wholeRounds(block) {
	return block.base.filter((_, index) => isWhole(block, index)).length;
}
function isWhole({ base, head }, index) {
	return (base[index] ?? null) !== null && (head[index] ?? null) !== null;
}
function upTo$1(rounds) {
	return ({ base, head }) => ({
		base: base.slice(0, rounds),
		head: head.slice(0, rounds)
	});
}
function roundsIn({ base, head }) {
	const has = (value) => value !== null;
	return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has));
}
function trimmed({ base, head }) {
	return {
		base: withoutOutliers(base),
		head: withoutOutliers(head)
	};
}
// src/core/stats/sequential.ts
const pocockLike = (alpha, share) => alpha * Math.log1p((Math.E - 1) * share);
const obrienFlemingLike = (alpha, share) => share >= 1 ? alpha : Math.min(alpha, 2 * upperTail(upperQuantile(alpha / 2) / Math.sqrt(share)));
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	mustAscend(shares);
	return remember(levels, spending, `${alpha} ${shares.join(" ")}`, () => limits(shares, alpha, spending).map(upperTail));
}
function sequentialP(looks, spending) {
	const shares = looks.map((look) => look.share);
	mustAscend(shares);
	if (shares[0] === 1) return looks[0].p;
	const table = remember(tables, spending, shares.join(" "), () => new Map());
	const limitsAt = (step) => {
		const known = table.get(step) ?? limits(shares, upperTail(step / stepsPerUnit), spending);
		table.set(step, known);
		return known;
	};
	return looks.reduce((least, { p }, look) => Math.min(least, alphaToCross(p, look, limitsAt)), 1);
}
const stepsPerUnit = 8;
function mustAscend(shares) {
	for (const [index, share] of shares.entries()) if (!(share > (shares[index - 1] ?? 0) && share <= 1)) throw new RangeError(`the shares of planned looks ascend from above 0 to 1, not ${shares.join(", ")}`);
}
function alphaToCross(p, look, limitsAt) {
	if (p === 0) return 0;
	const score = upperQuantile(Math.max(p, 1e-100));
	const limitAt = (step) => limitsAt(step)[look];
	let step = Math.floor(score * stepsPerUnit);
	while (step >= 0 && limitAt(step) > score) step--;
	if (step < 0) return 1;
	const near = Array.from({ length: 12 }, (_, index) => step - 5 + index).filter((one) => limitAt(one) < 1e3);
	const alphaScore = interpolate(near.map(limitAt), near, score) / stepsPerUnit;
	return upperTail(alphaScore);
}
function interpolate(xs, ys, x) {
	return ys.reduce((sum, y, i) => {
		return sum + xs.filter((_, j) => j !== i).reduce((product, other) => product * (x - other) / (xs[i] - other), y);
	}, 0);
}
function limits(shares, alpha, spending) {
	const found = [];
	let spent = 0;
	let waiting = [];
	for (const [index, share] of shares.entries()) {
		const before = shares[index - 1] ?? 0;
		const allowed = Math.min(alpha, spending(alpha, share)) - spent;
		spent += allowed;
		const limit = allowed >= 1e-290 ? limitThatSpends(allowed, share, before, waiting) : Number.POSITIVE_INFINITY;
		found.push(limit);
		const next = shares[index + 1];
		if (next !== void 0) waiting = carriedOn(waiting, share, before, next, limit);
	}
	return found;
}
function limitThatSpends(allowed, share, before, waiting) {
	if (before === 0) return upperQuantile(allowed);
	if (waiting.reduce((sum, { probability }) => sum + probability, 0) <= allowed) return Number.NEGATIVE_INFINITY;
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	const furthest = waiting.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
	let limit = Math.min(upperQuantile(allowed), (furthest * shift + 37 * width) / stretch);
	for (let step = 1; step > 1e-9; limit -= step) {
		let crossed = 0;
		let density = 0;
		for (const { score, probability } of waiting) {
			const distance = (limit * stretch - score * shift) / width;
			crossed += probability * upperTail(distance);
			density += probability * normalDensity(distance);
		}
		step = Math.log(allowed / crossed) * crossed * width / (density * stretch);
	}
	return limit;
}
function carriedOn(waiting, share, before, next, limit) {
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	const finest = Math.min(width, Math.sqrt(next - share)) / stretch;
	const scores = quadrature(-8, Math.min(limit, 38), 1.5 * finest);
	if (before === 0) return scores.map(({ at, weight }) => ({
		score: at,
		probability: weight * normalDensity(at)
	}));
	return scores.map(({ at, weight }) => {
		let density = 0;
		for (const { score, probability } of waiting) density += probability * normalDensity((at * stretch - score * shift) / width);
		return {
			score: at,
			probability: weight * density * stretch / width
		};
	});
}
function normalDensity(z) {
	return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
}
function quadrature(low, high, panel) {
	const panels = Math.max(0, Math.ceil((high - low) / panel));
	const half = (high - low) / panels / 2;
	return Array.from({ length: panels }, (_, index) => low + (2 * index + 1) * half).flatMap((middle) => gauss.flatMap(([node, weight]) => [{
		at: middle - node * half,
		weight: weight * half
	}, {
		at: middle + node * half,
		weight: weight * half
	}]));
}
const gauss = [
	[.0950125098376374, .1894506104550685],
	[.2816035507792589, .1826034150449236],
	[.4580167776572274, .1691565193950025],
	[.6178762444026438, .1495959888165767],
	[.755404408355003, .1246289712555339],
	[.8656312023878318, .0951585116824928],
	[.9445750230732326, .0622535239386479],
	[.9894009349916499, .0271524594117541]
];
const levels = new WeakMap();
const tables = new WeakMap();
function remember(memory, spending, key, compute) {
	const kept = memory.get(spending) ?? new Map();
	memory.set(spending, kept);
	const value = kept.get(key) ?? compute();
	kept.set(key, value);
	for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest);
	return value;
}
// src/core/judge/looks.ts
const allowance = {
	upToCount: .035,
	beyond: .01,
	again: .005
};
const passAlpha = allowance.upToCount + allowance.beyond;
const worse = {
	upToCount: .8,
	beyond: .1
};
const shares = [
	.4,
	.6,
	.8,
	1
];
const sharesBeyond = [
	1.5,
	2,
	2.5,
	3
];
function mostRounds$1({ count, stopEarly }) {
	return stopEarly === "never" ? count : count * (sharesBeyond.at(-1) ?? 1);
}
function plannedLooks({ count, stopEarly }) {
	if (stopEarly === "never") return [count];
	return [...new Set([...shares, ...sharesBeyond].map((share) => Math.ceil(share * count)))];
}
function isLook(rounds, plan) {
	return rounds < mostRounds$1(plan) && plannedLooks(plan).includes(rounds);
}
function looksAt(rounds, plan) {
	return [...plannedLooks(plan).filter((look) => look < Math.min(rounds, mostRounds$1(plan))), rounds];
}
function passLevel(rounds, plan) {
	if (plan.stopEarly === "never") return passAlpha;
	return nominalLevels(looksAt(rounds, plan).map((look) => shareOf$2(look, plan)), passAlpha, passSpending).at(-1) ?? 0;
}
const levelAgain = allowance.again;
function shareOf$2(rounds, plan) {
	return Math.min(1, rounds / mostRounds$1(plan));
}
const passSpending = (alpha, share) => {
	const [usual, more] = stretches(share);
	return pocockLike(alpha * allowance.upToCount / passAlpha, usual) + alpha * allowance.beyond * more / passAlpha;
};
const worseOnce = (alpha, share) => alpha * (worse.upToCount + worse.beyond * stretches(share)[1]);
function worseShare({ stopEarly }) {
	return stopEarly === "never" ? 1 : worse.upToCount;
}
const worseEachTime = (alpha, share) => {
	const [usual, more] = stretches(share);
	return obrienFlemingLike(alpha * worse.upToCount, usual) + alpha * worse.beyond * more;
};
function worseLooks(rounds, plan) {
	const looks = looksAt(rounds, plan);
	if (plan.stopEarly === "pass-or-fail") return {
		looks,
		spending: worseEachTime
	};
	return {
		looks: looks.filter((look) => look >= plan.count || look === rounds),
		spending: worseOnce
	};
}
function stretches(share) {
	const times = share * (sharesBeyond.at(-1) ?? 1);
	const most = (sharesBeyond.at(-1) ?? 1) - 1;
	return [Math.min(1, times), Math.max(0, times - 1) / most];
}
// src/core/judge/noise-floor.ts
const mostRounds = 1e3;
const power$1 = .8;
function noiseOf(series, machines = []) {
	const blocks = blocksOf(series, machines);
	const pairs = blocks.flatMap(({ base, head }) => base.flatMap((value, round) => value === null ? [] : [Math.log((head[round] ?? 0) / value)]));
	const values = sides.flatMap((side) => present(series[side]));
	if (pairs.length < 2 || values.some((value) => value <= 0)) return null;
	return {
		noise: robustDeviation(pairs) / Math.SQRT2,
		spread: robustDeviation(blocks.flatMap((block) => sides.flatMap((side) => strays$1(block[side]))))
	};
}
function strays$1(sample) {
	const logs = present(sample).map(Math.log);
	if (logs.length < 2) return [];
	const [center, wider] = [median(logs), Math.sqrt(logs.length / (logs.length - 1))];
	return logs.map((log) => wider * (log - center));
}
function planFor({ noise, spread }, direction, together, rules) {
	const felt = rules.deltaTest === "ttest" ? spread : noise;
	const alpha = rules.correction === "none" ? rules.alpha : rules.alpha / Math.max(1, together);
	const visible = smallestVisible(rules.count, felt, alpha, power$1);
	const rise = direction === "higher" ? 1 / (1 - rules.threshold) - 1 : rules.threshold;
	const level = Math.min(alpha, passLevel(rules.count, rules));
	const needed = Math.max(roundsToSee(rise, felt, level, power$1), leastRounds(together, rules));
	return {
		visible: finite(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: needed <= 1e3 ? needed : null
	};
}
// src/core/report/say/label.ts
function labelOf(one, naming) {
	const unit = one.unit === "sec/op" ? "" : say` in ${unitOf(one.unit)}`;
	return say`${name(naming(one))}${unit}`;
}
function byBenchmark$1(all) {
	const found = new Map();
	for (const one of all) {
		const id = JSON.stringify([one.package, one.benchmark]);
		found.set(id, [...found.get(id) ?? [], one]);
	}
	return [...found.values()];
}
function unitOf(unit) {
	return name(unitName(unit));
}
// src/core/report/say/calibration-table.ts
const mostOpen$1 = 10;
const mostNames$5 = 10;
function noiseTable({ floors }, settings, naming, most) {
	const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most);
	if (noisiest.length === 0) return [];
	const rows = noisiest.map((floor) => rowOf$1(floor, settings, naming));
	const open = rows.length >= 16 ? mostOpen$1 : rows.length;
	const columns = columnsOf$1(settings);
	const title = say`The other ${rows.length - open}, with less noise`;
	return [
		table(columns, rows.slice(0, open)),
		...rows.length > open ? [fold(title, [table(columns, rows.slice(open))])] : [],
		note(legend(noisiest, settings))
	];
}
function steadyNote({ steady }, naming, most) {
	if (steady.length === 0) return [];
	const units = [...new Set(steady.map(({ unit }) => unit))].map(unitOf);
	const differing = steady.filter(({ differs }) => differs);
	const constant = paragraph(say`No noise, so one round is enough: ${steady.length} in ${listed$1(units, Math.min(most, 5))}, which do not vary.`);
	if (differing.length === 0) return [constant];
	return [constant, warning(say`Base and head are the same commit, but their values differ in ${namesOf$1(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`)];
}
function namesOf$1(all, naming, most) {
	return listed$1(all.map((one) => labelOf(one, naming)), Math.min(most, mostNames$5));
}
function columnsOf$1({ count, threshold, deltaTest }) {
	const planned = deltaTest === "none" ? [] : [`Visible in ${formatRounds(count)}`, `Rounds for ${formatRatio(threshold)}`];
	return [
		column("", "center"),
		column("Benchmark", "left"),
		column("Noise", "right"),
		column("Head against base", "center"),
		...planned.map((title) => column(title, "right"))
	];
}
function rowOf$1(floor, { count, threshold, deltaTest }, naming) {
	const { noise, visible, roundsNeeded, better, rounds } = floor;
	const isPlanned = better !== null && noise !== null && deltaTest !== "none";
	const isBlind = isPlanned && (visible === null || visible > threshold);
	const planned = [visible === null ? "nothing" : formatPercent(visible), roundsNeeded === null ? `over ${mostRounds}` : String(roundsNeeded)];
	return [
		isBlind ? "⚠️" : "",
		labelOf(floor, naming),
		`${noise === null ? "?" : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ""}`,
		intervalOf(floor),
		...isPlanned ? planned : []
	];
}
function legend(floors, settings) {
	const { alpha, correction, deltaTest } = settings;
	const together = correction === "none" ? "" : say`, all judged together (${code(`correction: ${correction}`)})`;
	return joined$1([
		"Noise: how far a value strays from the one measured beside it (a standard deviation; a value more than three of them away counts as three). Drift is in both and left out, as in the gate.",
		say`Head against base: the ${term("interval", "interval")} of their difference, which is really zero.`,
		deltaTest === "none" ? "" : say`Visible: the smallest worsening that the test shows in four runs of five, at alpha ${alpha}${together}. Rounds: with this many, four runs of five show a worsening of the ${term("threshold", "threshold")}, and four of five rule it out if nothing changed.`,
		floors.some(({ noise }) => noise === null) ? "?: a value is not positive, or fewer than two rounds measured both sides." : "",
		precision(floors, deltaTest)
	]);
}
function precision(floors, deltaTest) {
	const rounds = Math.max(...floors.map((one) => one.rounds));
	if (rounds < 2) return "";
	const error = 100 / Math.sqrt(2 * rounds);
	const counts = deltaTest === "none" ? "" : `, and so is what is visible; the rounds needed, to ±${(2 * error).toFixed(0)}%`;
	return `From ${formatRounds(rounds)} the noise is known to about ±${error.toFixed(0)}%${counts}.`;
}
function intervalOf({ ratio }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return "";
	const signed = (end) => `${end >= 1 ? "+" : "-"}${formatPercent(end - 1)}`;
	return `${signed(ratio.low)} to ${signed(ratio.high)}`;
}
// src/core/report/say/calibration-advice.ts
function advicePart(calibration, settings, pace, naming, most) {
	if (calibration.benchmarks === 0 || settings.deltaTest === "none") return [];
	const lines = [
		...countAdvice(calibration, settings, pace),
		...thresholdAdvice(calibration, settings),
		...hopelessAdvice(calibration, settings, naming, most)
	];
	return [paragraph([strong("What to set")]), list$2(lines)];
}
function countAdvice({ benchmarks, seeing, suggested, roundsNeeded }, { count, threshold }, pace) {
	const limit = formatRatio(threshold);
	if (threshold === 0) return [say`With a \`threshold\` of 0 no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`];
	const set = (rounds) => say`${code(`count: ${rounds}`)}${pace === null || rounds === count ? "" : ` (about ${formatDuration(pace * rounds)} of measuring)`}`;
	const enough = suggested.count;
	if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count) return [say`${set(count)} and ${code(`threshold: ${limit}`)} suit this machine.`, ...roundsNeeded < count ? [say`${set(roundsNeeded)} would be enough for ${limit}.`] : []];
	const some = enough === null ? say`No \`count\` up to ${mostRounds} is enough to show a worsening of ${limit} in nine of ten benchmarks.` : say`${set(Math.max(count, enough))} ${enough > count ? "would be" : "is"} enough to show a worsening of ${limit} in nine of ten benchmarks.`;
	if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [some];
	return [some, say`${set(roundsNeeded)} would be enough for every benchmark that is not out of reach.`];
}
function thresholdAdvice({ suggested }, { count, threshold }) {
	const other = suggested.threshold;
	if (other === null || other === threshold) return [];
	return [say`${code(`threshold: ${formatRatio(other)}`)} is a worsening that ${formatRounds(count)} can show in nine of ten benchmarks.`];
}
function hopelessAdvice({ floors }, { threshold }, naming, most) {
	const hopeless = floors.filter((one) => one.better !== null && one.noise !== null && one.roundsNeeded === null);
	if (hopeless.length === 0 || threshold === 0) return [];
	return [say`Out of reach on this machine (over ${mostRounds} rounds for ${formatRatio(threshold)}): ${namesOf$1(hopeless, naming, most)}. The gate will mostly call these ${term("inconclusive", "inconclusive")}: leave them out, or measure on a quieter machine.`];
}
// src/core/report/say/calibration-alarms.ts
function alarmPart({ alarms, swapped, floors }, settings, naming, most) {
	if (swapped === null) return [];
	const { alpha, threshold, correction, confirm, deltaTest } = settings;
	const regressed = floors.filter((one) => one.regressed);
	const small = say`${term("p", "p")} ≤ ${alpha}`;
	const beyond = `beyond ${formatRatio(threshold)}`;
	const rule = deltaTest === "none" ? beyond : say`${correctionOf(correction)}, and ${beyond}`;
	const unconfirmed = confirm ? ", before suspects are measured again" : "";
	const lines = [
		alarms === null ? [] : say`Taken one by one, ${alarms.hits} of ${alarms.of} comparisons have ${small}: ${percentage(alarms)}. Chance alone gives about ${Number((alpha * alarms.of).toPrecision(2))}.`,
		say`By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : namesOf$1(regressed, naming, most)} would have been called regressed in this run.`,
		swapped.uncorrected === null ? [] : say`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. In ${formatPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these swapped suites at least one comparison has p ≤ ${alpha} by itself.`,
		say`By the gate's rule something regresses in ${swapped.red.hits} of ${swapped.red.of} swapped suites: ${percentage(swapped.red)}. That is how often it would suspect a pull request that changes nothing${unconfirmed}.`
	];
	const limits = [
		"In brackets: the 95% interval.",
		alarms === null ? "" : "For the first share it assumes that benchmarks are independent, which they are not when the machine disturbs several at once.",
		"Swapping uses only the noise of these rounds: it says nothing about other hours or other machines."
	];
	return [
		paragraph([strong("False alarms")]),
		list$2(lines.filter((line) => line.length > 0)),
		note(joined$1(limits))
	];
}
function correctionOf(correction) {
	return correction === "none" ? say`no correction` : [code(`correction: ${correction}`)];
}
function percentage({ hits, of, low, high }) {
	return `${formatPercent(hits / of)} (${formatPercent(low)} to ${formatPercent(high)})`;
}
// src/core/report/say/benchtime-name.ts
function benchtimeName(result) {
	if (!isOfGo$1(result)) return null;
	return result.settings.go === null ? "-benchtime" : "benchtime";
}
// src/core/report/say/doubts.ts
const mostNames$4 = 5;
const oneCycle = 5e-10;
const mostCold = .25;
function doubtsPart(result, naming, most) {
	const { doubts } = result;
	if (doubts.length === 0) return [];
	const groups = kinds$2.flatMap(({ kind, says, advice }) => {
		const found = doubts.filter((doubt) => doubt.kind === kind);
		if (found.length === 0) return [];
		const names = found.map((doubt) => say`${name(naming(doubt))} (${detail$1(doubt)})`);
		const cold = found.some((doubt) => doubt.kind === "setup-timed" && doubt.share < mostCold);
		const words = joined$1([
			strong(says),
			ours$3(advice(result)),
			cold ? orCold : ""
		]);
		return [say`${words}${lineBreak}${listed$1(names, Math.min(most, mostNames$4))}`];
	});
	if (!doubts.some((doubt) => kinds$2.some((one) => one.kind === doubt.kind && one.isGrave(doubt)))) return [fold(say`Doubtful benchmarks (${doubts.length})`, [list$2(groups)])];
	const subject = strong(say`${term("warnings", "Doubtful benchmarks")}:`);
	return [warning(say`${subject} these may not measure what they are meant to. If so, their verdicts mean nothing.`), list$2(groups)];
}
const always = () => true;
const never = () => false;
const kinds$2 = [
	{
		kind: "optimised-away",
		isGrave: (doubt) => doubt.kind === "optimised-away" && doubt.seconds < oneCycle,
		says: "Under a nanosecond, like an empty loop.",
		advice: (result) => isOfGo$1(result) ? "The compiler has probably removed the work, or nothing is done `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration: now only the loop is measured." : "The compiler has probably removed the work. Pass the result to what your tool has against that, such as a black box. If the work really is that small, do more of it in each iteration: now only the loop is measured."
	},
	{
		kind: "grows-with-n",
		isGrave: always,
		says: "The more iterations, the longer each one takes.",
		advice: () => "The work probably grows with `b.N`, or something grows with every operation, so no two runs measure the same thing. Give it a fixed size."
	},
	{
		kind: "setup-timed",
		isGrave: always,
		says: "The time includes preparation.",
		advice: () => "Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24)."
	},
	{
		kind: "first-off",
		isGrave: always,
		says: "The first round took far longer than the others.",
		advice: () => "The time may include preparation, or caches were cold. Run the command once in `setup`, so that no round pays for that."
	},
	{
		kind: "clock",
		isGrave: never,
		says: "Too short for the clock.",
		advice: (result) => {
			const setting = benchtimeName(result);
			return `All iterations together take less than 10 µs, so the time to read the clock shows: ${setting === null ? "measure longer, or more at once" : `measure longer, such as with a larger \`${setting}\``}.`;
		}
	},
	{
		kind: "prints",
		isGrave: never,
		says: "It prints while it is measured.",
		advice: () => "Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`."
	}
];
const orCold = "Where its share is small, the cause may be cold caches instead.";
function detail$1(doubt) {
	switch (doubt.kind) {
		case "optimised-away": return `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`;
		case "grows-with-n": {
			const { probe, full } = doubt;
			return `${times$1(full.seconds / probe.seconds)} as long at ${times$1(full.iterations / probe.iterations)} the iterations`;
		}
		case "setup-timed": return `about ${seconds(doubt.setup)}, ${formatPercent(doubt.share)} of the time`;
		case "first-off": return `${seconds(doubt.first)} instead of ${seconds(doubt.others)}${onlyOn(doubt.side)}`;
		case "clock": return `${seconds(doubt.total)}${onlyOn(doubt.side)}`;
		case "prints": return name(doubt.line);
	}
}
function seconds(value) {
	return formatValue(value, "sec/op");
}
function times$1(ratio) {
	return `${Number(ratio.toPrecision(2))} times`;
}
function onlyOn(side) {
	return side === null ? "" : ` on ${side}`;
}
// src/core/report/say/machine.ts
function machineLine(machine) {
	const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine;
	return joined$1([
		name(cpu),
		`${cores} ${cores === 1 ? "core" : "cores"}`,
		`${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
		name(`${os}, ${kernel} ${arch}`),
		virtual === null ? "" : name(virtual),
		...clock(machine),
		`load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
		stolen(machine),
		lock(machine.perflock)
	], ", ");
}
function noisyMachineLine({ load, clock }) {
	return joined$1([load === null ? "" : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock jobs take turns.`, clock ? say`${load === null ? "the" : "The"} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).` : ""]);
}
function clock({ governor, turbo, smt }) {
	const switched = (what, is) => is === null ? "" : `${what} ${is ? "on" : "off"}`;
	return [
		governor === null ? "" : say`governor ${name(governor)}`,
		switched("turbo", turbo),
		switched("SMT", smt)
	];
}
function stolen({ steal, stealBefore }) {
	if (steal === null) return "";
	const before = stealBefore === null ? "" : ` (${formatPercent(stealBefore)} before)`;
	return `steal ${formatPercent(steal)} while measuring${before}`;
}
function lock(perflock) {
	if (perflock === null || perflock.reason === "perflock is not installed") return [];
	const { held, governor, reason } = perflock;
	const why = reason === null ? "" : say` (${name(reason)})`;
	if (!held) return say`not held by perflock${why}`;
	return say`held by perflock${governor === null ? "" : ` at governor ${governor}%`}${why}`;
}
// src/core/judge/change.ts
function changeOf({ direction, worsening, improvement, shown }, adjusted, { alpha, threshold }) {
	const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold);
	const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold);
	if (direction === null && (isWorse || isBetter)) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	if (shown.ruledOut) return "unchanged";
	const isSmall = !exceeds(worsening, threshold) && (direction !== null || !exceeds(improvement, threshold));
	return shown.held && isSmall ? "within" : "inconclusive";
}
// src/core/stats/paired-test.ts
const exactLimit$2 = 100;
function pairedTest(blocks) {
	const differences = blocks.flatMap(rankDifferences$1).filter((difference) => difference !== 0);
	const step = differences.some((difference) => difference % 2 !== 0) ? 1 : 2;
	const sizes = [];
	let [ups, downs] = [0, 0];
	for (const difference of differences) {
		const size = Math.abs(difference) / step;
		sizes.push(size);
		if (difference > 0) ups += size;
		else downs += size;
	}
	if (sizes.length > exactLimit$2) return approximate$1(sizes, ups, downs);
	const { upTo, exactly } = lowerTail(sizes, Math.min(ups, downs));
	const other = 1 - upTo + exactly;
	return ups > downs ? {
		greater: upTo,
		less: other
	} : {
		greater: other,
		less: upTo
	};
}
function rankDifferences$1(block) {
	const base = [];
	const head = [];
	for (let round = 0; round < block.base.length; round++) {
		const [first, second] = [block.base[round] ?? null, block.head[round] ?? null];
		if (first === null || second === null) continue;
		base.push(first);
		head.push(second);
	}
	const sorted = new Float64Array([...base, ...head]).sort();
	return head.map((value, index) => twiceRank(sorted, value) - twiceRank(sorted, base[index]));
}
function twiceRank(sorted, value) {
	let [below, end] = [0, sorted.length];
	while (below < end) {
		const middle = below + end >> 1;
		if (sorted[middle] < value) below = middle + 1;
		else end = middle;
	}
	let notAbove = below + 1;
	while (sorted[notAbove] === value) notAbove++;
	return below + notAbove;
}
function lowerTail(sizes, limit) {
	const ways = new Float64Array(limit + 1);
	ways[0] = 1;
	let most = 0;
	for (const size of sizes) {
		most = Math.min(limit, most + size);
		for (let s = most; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	const subsets = 2 ** sizes.length;
	let upTo = 0;
	for (const count of ways) upTo += count;
	return {
		upTo: upTo / subsets,
		exactly: ways[limit] / subsets
	};
}
function approximate$1(sizes, ups, downs) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	const above = (ups - downs) / 2;
	return {
		greater: upperTail((above - .5) / deviation),
		less: upperTail((-above - .5) / deviation)
	};
}
// src/core/judge/bound.ts
const largest$1 = 1;
const finest = 1e-4;
function smallestRuledOut(pOf, level) {
	if (pOf(largest$1) > level) return null;
	if (pOf(0) <= level) return 0;
	let [open, ruledOut] = [0, largest$1];
	while (ruledOut - open > finest * Math.max(ruledOut, .01)) {
		const middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut);
		if (middle <= finest * .01) break;
		if (pOf(middle) <= level) ruledOut = middle;
		else open = middle;
	}
	return ruledOut;
}
// src/core/judge/claims.ts
function claimsByTest(blocks, test, direction, { threshold, ruleOut, strict, counted }) {
	const mirror = () => blocks.map(swapped);
	const { worse, better } = strict ? {
		worse: handicapped(blocks, test, direction, threshold, 0).worse,
		better: handicapped(mirror(), test, direction, threshold, 0).worse
	} : ask(blocks, test, direction);
	const pOfRulingOut = (limit) => rulingOut(blocks, test, direction, limit, counted);
	return {
		worse,
		better,
		within: pOfRulingOut(threshold),
		held: pOfRulingOut(ruleOut)
	};
}
function rulingOut(blocks, test, direction, limit, counted) {
	const least = counted ? 1 : 0;
	const within = handicapped(blocks, test, direction, limit, least).better;
	if (direction !== null) return within;
	return Math.max(within, handicapped(blocks.map(swapped), test, direction, limit, least).better);
}
function ask(blocks, test, direction) {
	const { greater, less } = test(blocks);
	return direction === "higher" ? {
		worse: less,
		better: greater
	} : {
		worse: greater,
		better: less
	};
}
function handicapped(blocks, test, direction, limit, step) {
	return ask(blocks.map(({ base, head }) => ({
		base: worsened(base, direction, limit, step),
		head
	})), test, direction);
}
function claimsByValue({ worsening, improvement }, direction, { threshold, ruleOut, strict }) {
	const least = strict ? threshold : 0;
	const isBeyond = (limit) => exceeds(worsening, limit) || direction === null && exceeds(improvement, limit);
	return {
		worse: exceeds(worsening, least) ? 0 : 1,
		better: exceeds(improvement, least) ? 0 : 1,
		within: isBeyond(threshold) ? 1 : 0,
		held: isBeyond(ruleOut) ? 1 : 0
	};
}
function worsened(sample, direction, threshold, least) {
	const sign = direction === "higher" ? -1 : 1;
	return sample.map((value) => value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)));
}
function swapped({ base, head }) {
	return {
		base: head,
		head: base
	};
}
// src/core/judge/over-looks.ts
function overLooks(rounds, rules, claimsAfter, level = passLevel(rounds, rules)) {
	const now = claimsAfter(rounds);
	const shown = {
		ruledOut: now.within <= level,
		held: now.held <= level
	};
	if (rules.stopEarly === "never") return {
		worse: now.worse,
		better: now.better,
		...shown
	};
	if (rules.stopEarly === "pass" && rounds <= rules.count) {
		const alone = (p) => Math.min(1, p / worseShare(rules));
		return {
			worse: alone(now.worse),
			better: alone(now.better),
			...shown
		};
	}
	const { looks, spending } = worseLooks(rounds, rules);
	const claims = looks.map((look) => ({
		share: shareOf$2(look, rules),
		claims: look === rounds ? now : claimsAfter(look)
	}));
	const sequential = (claim) => sequentialP(claims.map(({ share, claims: made }) => ({
		share,
		p: made[claim]
	})), spending);
	return {
		worse: sequential("worse"),
		better: sequential("better"),
		...shown
	};
}
// src/core/judge/evidence.ts
const leastSteady = 3;
function evidenceOf(series, rules, machines, level) {
	const direction = series.rule.better !== void 0 ? series.rule.better : usualDirection(series.unit);
	const kept = rules.outliers === "iqr" ? trimmed(series) : series;
	const steady = isSteady(series);
	const declared = steady && series.rule.assume === "exact";
	const mayBeExact = isCounted(series.unit) || steady && isAlike(series);
	const exact = declared || steady && mayBeExact && wholeRounds(series) >= leastSteady;
	const base = summarise(kept.base, exact);
	const head = summarise(kept.head, exact);
	const blocks = blocksOf(kept, machines);
	const estimate = exact ? null : ratioEstimate(blocks, confidence);
	const apart = estimate ? apartByRatio(estimate.estimate, direction) : apartByShift(exact || !blocks.some(isMatched) ? head.center - base.center : shiftEstimate(blocks, confidence).estimate, base.center, head.center, direction);
	const p = declared ? Number(base.center === head.center) : shownP(kept, rules);
	const paired = rules.deltaTest === "utest" && machines !== null ? pairedTest(blocks) : null;
	const isFixed = rules.deltaTest === "ttest" && isSteady(kept) && sides.every((side) => present(kept[side]).length > 1);
	const byValue = exact || rules.deltaTest === "none" || isFixed;
	const weighed = {
		blocks,
		series,
		direction,
		rules,
		isPaired: machines !== null,
		paired,
		level
	};
	const shown = byValue ? shownByValue(apart, direction, rules) : shownBy(weighed);
	return {
		series,
		direction,
		exact,
		base: {
			...base,
			samples: series.base
		},
		head: {
			...head,
			samples: series.head
		},
		delta: relativeChange(base.center, head.center),
		ratio: ratioOf(estimate, exact, base.center, head.center),
		...apart,
		p,
		pairedP: paired && pOf(paired, direction),
		shown,
		ruledOut: () => {
			if (rules.deltaTest === "none" && !exact) return null;
			return byValue ? worstOf$1(apart, direction) : ruledOutBy(weighed);
		}
	};
}
function shownBy({ blocks, series, direction, rules, isPaired, paired, level }) {
	const tested = testOf(rules, isPaired);
	const test = (asked) => asked === blocks && paired ? paired : tested(asked);
	const margin = {
		...rules,
		counted: isCounted(series.unit)
	};
	const rounds = roundsIn(series);
	const claimsAfter = (look) => claimsByTest(look === rounds ? blocks : blocks.map(upTo$1(look)), test, direction, margin);
	const shown = overLooks(rounds, planOf$1(rules, isPaired), claimsAfter, level);
	if (!isFromZero(series) || shown.worse > rules.alpha) return shown;
	return {
		...shown,
		ruledOut: false,
		held: false
	};
}
function planOf$1(rules, isPaired) {
	return isPaired ? rules : {
		...rules,
		stopEarly: "never"
	};
}
function ruledOutBy({ blocks, series, direction, rules, isPaired, level }) {
	const test = testOf(rules, isPaired);
	const counted = isCounted(series.unit);
	return smallestRuledOut((limit) => rulingOut(blocks, test, direction, limit, counted), level ?? passLevel(roundsIn(series), planOf$1(rules, isPaired)));
}
function worstOf$1({ worsening, improvement }, direction) {
	return finite(Math.max(0, worsening, direction === null ? improvement : 0));
}
function isFromZero({ base }) {
	return median(present(base)) === 0;
}
function shownByValue(apart, direction, rules) {
	const { worse, better, within, held } = claimsByValue(apart, direction, rules);
	return {
		worse,
		better,
		ruledOut: within === 0,
		held: held === 0
	};
}
function testOf({ deltaTest }, isPaired) {
	if (deltaTest === "utest" && isPaired) return pairedTest;
	return (blocks) => {
		const base = blocks.flatMap((block) => present(block.base));
		const head = blocks.flatMap((block) => present(block.head));
		return deltaTest === "ttest" ? welch(base, head) ?? undecided : mannWhitney(base, head);
	};
}
const undecided = {
	greater: 1,
	less: 1
};
function shownP({ base, head }, { deltaTest }) {
	if (deltaTest === "none") return null;
	if (deltaTest === "ttest") return welch(present(base), present(head))?.p ?? null;
	return mannWhitney(present(base), present(head)).p;
}
function pOf({ greater, less }, direction) {
	if (direction === null) return Math.min(1, 2 * Math.min(greater, less));
	return direction === "higher" ? less : greater;
}
function isAlike({ base, head }) {
	return present(base)[0] === present(head)[0];
}
function isSteady({ base, head }) {
	return [base, head].every((sample) => {
		const values = present(sample);
		return values.every((value) => value === values[0]);
	});
}
function ratioOf(interval, exact, base, head) {
	if (exact) {
		const estimate = head / base;
		return base > 0 && head > 0 && Number.isFinite(estimate) ? {
			estimate,
			low: estimate,
			high: estimate
		} : null;
	}
	if (interval === null || !Number.isFinite(interval.estimate)) return null;
	const isBounded = Number.isFinite(interval.high);
	return {
		estimate: interval.estimate,
		low: isBounded ? interval.low : null,
		high: finite(interval.high)
	};
}
function relativeChange(base, head) {
	if (base === head) return 0;
	return finite(head / base - 1);
}
// src/core/judge/slow-runs.ts
const slowAlpha = .01;
const slowAlphaOfHalves = .001;
function slowRunsOf(series, direction, machines, beyond) {
	if (machines === null || direction === null) return null;
	const blocks = blocksOf(series, machines);
	const worse = series.worse ? blocksOf(series.worse, machines) : blocks;
	const clipped = blocks.flatMap((block, n) => {
		const runs = worse[n] ?? block;
		return wholeRounds(block) > 0 && wholeRounds(runs) > 0 ? [clip(block, runs, direction, beyond)] : [];
	});
	if (clipped.some(({ usual }) => usual === 0)) return null;
	const count = (side) => clipped.reduce((sum, { block, level }) => sum + present(block[side]).filter((one) => one !== level).length, 0);
	const [base, head] = [count("base"), count("head")];
	if (head <= base) return null;
	const runs = clipped.map(({ block }) => block);
	const { greater, less } = pairedTest(runs);
	const p = direction === "higher" ? less : greater;
	if (p > (series.worse ? slowAlphaOfHalves : slowAlpha)) return null;
	return {
		kind: "slow-runs",
		base,
		head,
		rounds: runs.reduce((sum, block) => sum + wholeRounds(block), 0),
		beyond,
		p
	};
}
function clip(block, runs, direction, beyond) {
	const usual = median([...present(block.base), ...present(block.head)]);
	const level = usual + (direction === "higher" ? -1 : 1) * beyond * Math.abs(usual);
	const worst = direction === "higher" ? Math.min : Math.max;
	const of = (sample) => sample.map((value) => value === null ? null : worst(value, level));
	return {
		usual,
		level,
		block: {
			base: of(runs.base),
			head: of(runs.head)
		}
	};
}
// src/core/stats/two-modes.ts
const fewestValues = 8;
const fewestInGroup = 4;
function hasTwoModes(values) {
	const n = values.length;
	if (n < fewestValues) return false;
	const positive = values.every((value) => value > 0);
	const sorted = values.map((value) => positive ? Math.log(value) : value).sort((a, b) => a - b);
	const cut = bestCut(sorted, Math.max(fewestInGroup, Math.ceil(n / 5)));
	const [lower, upper] = [spreadOf$1(sorted.slice(0, cut)), spreadOf$1(sorted.slice(cut))];
	const between = cut * (n - cut) / n * (upper.mean - lower.mean) ** 2;
	const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)));
	const gap = sorted[cut] - sorted[cut - 1];
	return between / (lower.squares + upper.squares) + 2 * gap / widest > Math.min(18, 2 + 208 / n);
}
function bestCut(sorted, fewest) {
	const { mean } = spreadOf$1(sorted);
	let best = {
		cut: fewest,
		explained: -1
	};
	let sum = 0;
	for (const [index, value] of sorted.entries()) {
		sum += value - mean;
		const cut = index + 1;
		const explained = sum ** 2 / (cut * (sorted.length - cut));
		if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained) best = {
			cut,
			explained
		};
	}
	return best.cut;
}
function spreadOf$1(values) {
	const origin = values[0];
	const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length;
	return {
		mean,
		squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
	};
}
// src/core/judge/warnings.ts
const widestSpread = .05;
const boundedFrom = 6;
const fewestToRound = 12;
function warningsOf(evidence, visible, rules) {
	if (evidence.exact) return [];
	const { series } = evidence;
	const found = [];
	const [base, head] = [present(series.base), present(series.head)];
	if (base.length !== head.length) found.push({
		kind: "unequal",
		base: base.length,
		head: head.length
	});
	for (const side of sides) {
		const ratio = spreadOf(evidence[side]);
		if (ratio === null) found.push({
			kind: "few-rounds",
			side,
			needed: boundedFrom
		});
		else if (ratio > widestSpread) found.push({
			kind: "spread",
			side,
			ratio
		});
		if (hasTwoModes(present(series[side]))) found.push({
			kind: "two-modes",
			side
		});
	}
	if (rules.outliers === "iqr") {
		const removed = {
			base: base.length - present(withoutOutliers(series.base)).length,
			head: head.length - present(withoutOutliers(series.head)).length
		};
		if (removed.base + removed.head > 0) found.push({
			kind: "outliers",
			...removed
		});
	}
	const step = !isCounted(series.unit) && evidence.direction !== null ? stepOf([...base, ...head]) : 0;
	if (step > 0 && 2 * step >= rules.threshold) found.push({
		kind: "coarse",
		step
	});
	if (visible !== null && visible > rules.threshold) found.push({
		kind: "blind",
		visible
	});
	return found;
}
function spreadOf({ center, low, high }) {
	if (low === null || high === null) return null;
	return finite(Math.max(high - center, center - low) / Math.abs(center)) ?? 0;
}
function stepOf(values) {
	const distinct = [...new Set(values)].toSorted((a, b) => a - b);
	if (values.length < fewestToRound || 2 * distinct.length > values.length) return 0;
	const gaps = distinct.slice(1).map((value, n) => value - (distinct[n] ?? value));
	return gaps.length === 0 ? 0 : finite(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0;
}
// src/core/judge/compare.ts
function decide(series, rules, machines = [], level) {
	const all = series.filter(isMatched).map((one) => {
		const own = rowRulesOf(one, rules);
		return {
			own,
			evidence: evidenceOf(directed(one, rules, own.rule), own.rules, machines, level)
		};
	});
	const families = new Map(familyNames.map((name) => [name, []]));
	for (const one of all) if (isTested(one.evidence, rules)) families.get(familyOf(one))?.push(one.evidence);
	const adjusted = new Map([...families.values()].flatMap((family) => [...adjustTogether(family, rules)]));
	return all.map(({ own, evidence }) => {
		const p = adjusted.get(evidence) ?? evidence.shown;
		return {
			evidence,
			adjusted: p,
			change: changeOf(evidence, p, own.rules),
			own
		};
	});
}
const familyNames = [
	"gated",
	"muted",
	"undirected"
];
function familyOf({ evidence, own }) {
	if (evidence.direction === null) return "undirected";
	return own.gate === "fail" ? "gated" : "muted";
}
function compare(series, rules, machines = [], level) {
	const all = decide(series, rules, machines, level);
	const together = (family) => all.filter((one) => isTested(one.evidence, rules) && familyOf(one) === family).length;
	const sizes = {
		gated: together("gated"),
		muted: together("muted"),
		undirected: together("undirected")
	};
	return all.map((one) => comparisonOf(one, sizes[familyOf(one)], machines));
}
function isTested({ exact }, { deltaTest }) {
	return !exact && deltaTest !== "none";
}
function adjustTogether(family, { correction }) {
	const sides = (one, p) => one.direction === null ? Math.min(1, 2 * p) : p;
	const worse = adjust(family.map((one) => sides(one, one.shown.worse)), correction);
	const better = adjust(family.map((one) => sides(one, one.shown.better)), correction);
	return new Map(family.map((one, index) => [one, {
		worse: worse[index] ?? 1,
		better: better[index] ?? 1
	}]));
}
function comparisonOf({ evidence, adjusted, change, own: { rules, rule, gate } }, together, machines) {
	const { series, direction, exact, base, head, delta, ratio, p, pairedP } = evidence;
	const { benchmark, package: path, unit } = series;
	const plan = isTested(evidence, rules) && direction !== null ? planOf(evidence, direction, rules, together) : null;
	return {
		benchmark,
		package: path,
		unit,
		better: direction,
		exact,
		base,
		head,
		delta,
		ratio,
		p,
		pairedP,
		adjustedP: rules.deltaTest === "none" ? null : decisiveP(adjusted, direction),
		visible: plan?.visible ?? null,
		roundsNeeded: plan?.roundsNeeded ?? null,
		ruledOut: evidence.ruledOut(),
		change,
		confirmation: null,
		rule,
		gate,
		accepted: null,
		warnings: [...slowRuns({
			evidence,
			change
		}, rules, machines), ...warningsOf(evidence, plan?.visible ?? null, rules)]
	};
}
function slowRuns({ evidence: { series, direction, exact }, change }, { ruleOut }, machines) {
	const found = exact || change === "regressed" ? null : slowRunsOf(series, direction, machines, ruleOut);
	return found === null ? [] : [found];
}
function decisiveP({ worse, better }, direction) {
	return direction === null ? Math.min(worse, better) : worse;
}
const power = .8;
function planOf({ ratio, series }, direction, rules, together) {
	if (ratio === null || ratio.low === null || ratio.high === null) return null;
	const rounds = wholeRounds(series);
	const spread = spreadFrom(ratio.low, ratio.high, rounds, confidence);
	const visible = smallestVisible(rounds, spread, rules.correction === "none" ? rules.alpha : rules.alpha / Math.max(1, together), power);
	const rise = direction === "higher" ? 1 / (1 - rules.threshold) - 1 : rules.threshold;
	const level = passLevel(rules.count, rules);
	const needed = Math.max(roundsToSee(rise, spread, level, power), leastRounds(together, rules));
	return {
		visible: finite(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: finite(needed)
	};
}
// src/core/judge/confirm.ts
function suspects(comparisons) {
	return comparisons.filter((one) => one.change === "regressed" && one.gate === "fail" && !one.exact);
}
function confirm(first, again, rules, machines = []) {
	const suspected = new Set(suspects(first).map(id$1));
	const measured = again.filter((one) => suspected.has(id$1(one)));
	const second = new Map(compare(measured, {
		...rules,
		stopEarly: "never"
	}, machines, levelAgain).map((one) => [id$1(one), one]));
	const least = Math.min(rules.count, leastRounds(1, rules));
	return first.map((comparison) => {
		const repeated = second.get(id$1(comparison));
		const made = repeated ? wholeRounds({
			base: repeated.base.samples,
			head: repeated.head.samples
		}) : 0;
		if (!repeated || made < least) return comparison;
		const { base, head, ratio, ruledOut, adjustedP: p } = repeated;
		const limit = recurringP(rules.alpha, made, second.size);
		const recurred = repeated.change === "regressed" && (p === null || p <= limit);
		return {
			...comparison,
			ruledOut,
			change: recurred ? "regressed" : afterSecond(repeated, settingsOfRow(comparison, rules)),
			confirmation: {
				recurred,
				base,
				head,
				ratio,
				p
			}
		};
	});
}
function openWithoutBase(comparisons, lost) {
	const isOpen = ({ change, exact, confirmation, package: path, benchmark }) => change === "regressed" && !exact && confirmation === null && lost.some((one) => one.package === path && one.benchmark === benchmark.split(/[/\s-]/)[0] && one.failures.every(({ side }) => side === "base"));
	return comparisons.map((one) => isOpen(one) ? {
		...one,
		change: "inconclusive"
	} : one);
}
function recurringP(alpha, rounds, suspected = 1) {
	const least = suspected * 2 ** -rounds;
	return [alpha / 20, alpha / 5].find((limit) => least <= limit) ?? alpha;
}
function afterSecond({ change, ruledOut }, { threshold, ruleOut }) {
	if (change === "regressed" || ruledOut === null || exceeds(ruledOut, ruleOut)) return "inconclusive";
	if (!exceeds(ruledOut, threshold)) return "unchanged";
	return change === "inconclusive" ? change : "within";
}
function id$1({ benchmark, package: path, unit }) {
	return JSON.stringify([
		path,
		benchmark,
		unit
	]);
}
// src/core/report/say/amount.ts
function amountWithInterval({ estimate, low, high }, measured) {
	const { verb, what, ...ways } = wordingOf(measured);
	const rises = estimate >= 1;
	const [way, opposite] = rises ? [ways.up, ways.down] : [ways.down, ways.up];
	const ends = [low, high].map((end) => end === null ? null : rises ? end - 1 : 1 - end);
	const [near = null, far = null] = rises ? ends : ends.toReversed();
	const interval = (words) => say`, ${term("interval", words)} `;
	let bounds = [];
	if (near !== null && far !== null) {
		const [from, to] = [formatPercent(near), formatPercent(far)];
		if (near < 0) bounds = say`${interval("between")}${from} ${opposite} and ${to} ${way}`;
		else if (from !== to) bounds = say`${interval("between")}${from} and ${to}`;
	} else if (near !== null && near > 0) bounds = say`${interval("at least")}${formatPercent(near)}`;
	return say`${verb} ${formatPercent(estimate - 1)} ${way}${what}${bounds}`;
}
function amount$1(change, hasRisen, measured) {
	const { verb, up, down, what } = wordingOf(measured);
	return say`${verb} ${formatPercent(change)} ${hasRisen ? up : down}${what}`;
}
function lessOrFewer(unit) {
	return /[a-z]{2}[^\Ws]s(\/|$)/.test(unit) && !countsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? "fewer" : "less";
}
function wordingOf({ unit, better }) {
	if (unit === "sec/op") return {
		verb: "is",
		up: "slower",
		down: "faster",
		what: []
	};
	if (/\/(s|sec)$/.test(unit) && better === "higher") return {
		verb: "is",
		up: "faster",
		down: "slower",
		what: say` in ${unitOf(unit)}`
	};
	return {
		verb: "has",
		up: "more",
		down: lessOrFewer(unit),
		what: say` ${unitOf(unit)}`
	};
}
// src/core/report/say/sentence.ts
function sentence$1(units, said, isRepeated) {
	const clauses = units.map((unit, index) => say`${clause(unit, said, index === 0)}${repetition(unit, said, isRepeated)}`);
	return joined$1(clauses, ". It also ");
}
function magnitude({ delta }) {
	return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
}
function furthestFirst(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0);
}
function completeRounds({ base, head }) {
	return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null).length;
}
function change(comparison) {
	const { base, head, unit, delta, ratio, exact } = comparison;
	if (delta === null) return say`went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${unitOf(unit)}`;
	const isMore = head.center > base.center;
	if (exact) return say`has ${formatValue(Math.abs(head.center - base.center), unit)} ${isMore ? "more" : lessOrFewer(unit)} ${unitOf(unit)}`;
	return ratio === null ? amount$1(delta, isMore, comparison) : amountWithInterval(ratio, comparison);
}
function chance({ adjustedP }, { correction, deltaTest }) {
	if (adjustedP === null) return [];
	const name = correction === "none" ? term("p", "p") : term("adjusted-p", "adjusted p");
	return say`${name} ${formatShortP(adjustedP)}${deltaTest === "ttest" ? " (Welch's t)" : ""}`;
}
function second({ ratio, base, head, p }, unit, { strict }) {
	const size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : `${ratio.estimate >= 1 ? "+" : "-"}${formatPercent(ratio.estimate - 1)}`;
	return p === null || strict ? size : `${size} (p ${formatShortP(p)})`;
}
function clause(comparison, said, isFirst) {
	const { exact, delta } = comparison;
	const basis = exact ? valuesOf(comparison) : roundsOf$1(comparison, said);
	const limit = formatRatio(settingsOfRow(comparison, said).threshold);
	const threshold = term("threshold", "threshold");
	let end = [];
	if (said.strict && !exact && comparison.adjustedP !== null) end = say` for exceeding the ${threshold} of ${limit}`;
	else if (isFirst) end = delta === null ? say`; beyond any ${threshold}` : say`; ${threshold} ${limit}`;
	return say`${change(comparison)}${basis}${end}`;
}
function repetition({ exact, confirmation, unit }, said, isRepeated) {
	const confirmed = term("confirmation", "confirmed");
	if (confirmation?.recurred) return say`; ${confirmed} by a second measurement, ${second(confirmation, unit, said)}`;
	if (exact || confirmation !== null || !isRepeated) return [];
	return say`; not ${confirmed}, as the second measurement gave too few values`;
}
function valuesOf({ base, head, unit, delta }) {
	const exact = say`${term("exact", "exact")}, does not vary`;
	if (delta === null) return say` (${exact})`;
	const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
	const size = formatPercent(delta).replace(".0%", "%");
	return say` (${values}, ${delta >= 0 ? "+" : "-"}${size}; ${exact})`;
}
function roundsOf$1(comparison, said) {
	const p = chance(comparison, said);
	return say`; ${formatRounds(completeRounds(comparison))}, ${p.length === 0 ? "not tested" : p}`;
}
// src/core/report/say/rule.ts
function rulePart(result) {
	const { settings, comparisons, again, isRelaid } = result;
	if (comparisons.length === 0) return [];
	const { deltaTest, alpha, failOn } = settings;
	const isTested = deltaTest !== "none";
	const isExact = isTested && comparisons.some(({ exact }) => exact);
	const regressed = regressions(comparisons);
	const hasFailed = regressed.length > 0;
	const isRepeated = isTested && again.length > 0;
	const unconfirmed = isTested && settings.confirm && again.length === 0 ? regressed.filter(({ exact }) => !exact) : [];
	const repeated = isRepeated ? say`, and a ${term("confirmation", "second measurement")} ${isRelaid ? "in new memory layouts " : ""}shows it again${recurringIf(result)}` : "";
	const sentences = [
		say`A benchmark regressed if ${regressedIf(settings)}${repeated}.`,
		unconfirmed.length > 0 ? say`What regressed was not ${term("confirmation", "confirmed")} by a second measurement${whyUnconfirmed(unconfirmed, result)}.` : "",
		isTested ? otherwise(settings) : "",
		comparisons.some(({ rule }) => rule !== null) ? say`${comparisons.filter(({ rule }) => rule !== null).length} of ${comparisons.length} rows have rules of their own (\`benchmarks\`).` : "",
		isExact ? say`Counts that do not vary are compared ${term("exact", "by value")}.` : "",
		isTested ? `~ means no significant difference: p above ${alpha}.` : "",
		failOn === "inconclusive" ? say`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).` : "",
		failOn === "never" && hasFailed ? say`The check passes anyway (\`fail-on: never\`).` : ""
	];
	return [note(joined$1(sentences))];
}
function whyUnconfirmed(unconfirmed, { lost, settings, stopped }) {
	const hasFailed = (one) => lost.some((each) => isOf$1(one, each));
	const failed = say`, as it failed when it was measured again`;
	if (unconfirmed.every(hasFailed)) return failed;
	if (stopped === "interrupted") return say`, as measuring was stopped`;
	if (settings.budget !== null || stopped === "budget") return say`, as the \`budget\` left no time`;
	return unconfirmed.some(hasFailed) ? failed : [];
}
function isOf$1(comparison, { benchmark, package: path }) {
	if (comparison.package !== path) return false;
	return benchmark === null || [comparison.benchmark, topOf(comparison.benchmark)].includes(benchmark);
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? "";
}
function regressedIf(settings) {
	const { alpha, threshold, deltaTest, correction, strict, outliers } = settings;
	const limit = say`more than ${formatRatio(threshold)} worse (${term("threshold", "threshold")})`;
	if (deltaTest === "none") return say`it is ${limit}, even if only by chance (\`delta-test: none\`)`;
	const notes = joined$1([
		correction === "holm" ? "" : code(`correction: ${correction}`),
		deltaTest === "ttest" ? code("delta-test: ttest") : "",
		outliers === "iqr" ? code("outliers: iqr") : ""
	], ", ");
	const p = correction === "none" ? term("p", "p") : term("adjusted-p", "adjusted p");
	const noted = notes.length === 0 ? p : say`${p} (${notes})`;
	if (strict) return say`the ${noted} for being ${limit} is at most ${alpha} (\`strict\`)`;
	return say`its ${noted} is at most ${alpha} and it is ${limit}`;
}
function otherwise({ threshold, ruleOut }) {
	const [near, far] = [formatRatio(threshold), formatRatio(ruleOut)];
	const passing = [];
	if (threshold > 0) passing.push(say`is ${term("unchanged", "unchanged")} if a worsening of ${near} is ruled out`);
	if (ruleOut > threshold) {
		const estimate = threshold > 0 ? `a worsening of ${far} is ruled out and the estimate is at most ${near} worse` : `a worsening of ${far} is ruled out and the estimate is not worse`;
		passing.push(say`passes ${term("within", `within ${far}`)} if ${estimate}`);
	}
	if (passing.length === 0) return [];
	return say`It ${joined$1(passing, ", ")}, and is ${term("inconclusive", "inconclusive")} otherwise.`;
}
function repeatedOf({ comparisons }) {
	return comparisons.flatMap(({ confirmation }) => confirmation ?? []);
}
function recurringIf(result) {
	const { settings, again } = result;
	const suspects = repeatedOf(result);
	const limits = (suspects.length === 0 ? [again.length] : suspects.map(completeRounds)).map((rounds) => recurringP(settings.alpha, rounds, Math.max(1, suspects.length)));
	const [least = 0, most = 0] = [Math.min(...limits), Math.max(...limits)].map((p) => Number(p.toPrecision(6)));
	return ` (p${suspects.length > 1 && settings.correction !== "none" ? `, adjusted for ${suspects.length} suspects,` : ""} at most ${least}${most > least ? `, or ${most} where there were too few rounds to show that` : ""})`;
}
// src/core/report/say/visits.ts
function visitsLine(visits) {
	if (visits.length === 0) return "";
	const turns = range(visits.map((one) => one.turns), String);
	const time = range(visits.map(({ seconds }) => seconds), about);
	if (turns === "1") return `each round: one visit of ${time} to each side, for each benchmark`;
	return `each round: ${turns} visits of ${time} to each side, in turns, for each benchmark; its value is the mean of the faster half (for a count, of all)`;
}
function preparationLine(visits) {
	const found = visits.filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed).toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns);
	if (found.length === 0) return [];
	const total = visits.reduce((sum, one) => sum + 2 * one.turns * (one.seconds + one.overhead), 0);
	const preparing = found.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0);
	const names = found.map((one) => say`${name(one.benchmark)} ${about(one.overhead)}`);
	const which = found.length === 1 ? "1 benchmark" : `${found.length} benchmarks`;
	return say`${about(preparing)} of the ${about(total)} that a round takes are preparation, in ${which} (for each visit: ${listed$1(names, mostNames$3)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`;
}
const mostNames$3 = 3;
const noticed = .05;
function layoutsLine({ laidOut, visits }) {
	if (laidOut.length === 0) return "";
	const all = new Set(visits.map((one) => one.package)).size;
	return `linked again${laidOut.length < all ? ` (${laidOut.length} of ${all} packages)` : ""} for each round, with the code of both sides in a new order in memory`;
}
function range(values, shown) {
	const [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Number.POSITIVE_INFINITY, 0]);
	const [from, to] = [shown(least), shown(most)];
	return from === to ? from : `${from} to ${to}`;
}
function about(seconds) {
	if (seconds >= 99.5) return formatDuration(seconds);
	return seconds < .995 ? `${Number((1e3 * seconds).toPrecision(2))} ms` : `${Number(seconds.toPrecision(2))} s`;
}
// src/core/report/say/how-measured.ts
function howMeasured(result) {
	const { settings, machine, rounds, stopped, again, isRelaid } = result;
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const coins = rounds.some((round) => round.first === null) ? `one benchmark after the other, each in its own order (coin flips from seed ${settings.seed})` : `base first in ${firsts} (coin flips from seed ${settings.seed})`;
	const machines = new Set(rounds.map(({ block }) => block)).size;
	const made = roundsMade$1(result);
	const ended = {
		count: rounds.length > settings.count ? made : formatRounds(rounds.length),
		settled: say`${made}, then ${term("early-stopping", "stopped early")}, as everything that could fail was settled`,
		budget: say`${made}, then the time was up (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		interrupted: say`${made}, then measuring was stopped`,
		failed: "no rounds",
		unchanged: whyNoRound(settings)
	}[stopped];
	const most = repeatedOf(result).some((one) => completeRounds(one) < again.length) ? "up to " : "";
	const repeated = again.length === 0 ? "" : say`; ${most}${again.length} more to ${term("confirmation", "confirm")} what looked like a regression${isRelaid ? ", each with the code of both sides in a new memory layout" : ""}`;
	const facts = [
		commitsLine(result),
		rounds.length === 0 ? say`${ended}` : say`${ended}; each ${term("rounds-and-interleaving", "round")} visited both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		settings.go === null ? [] : builtWith(result),
		say`${visitsLine(result.visits)}`,
		preparationLine(result.visits),
		overlaid(settings.overlay),
		readAs$1(result),
		machineLine(machine),
		rounds.length === 0 ? [] : statistics(settings)
	];
	const where = settings.workingDirectory === "." ? "" : say` in ${name(settings.workingDirectory)}`;
	return [fold(say`How this was measured, and how to repeat it`, [
		list$2(facts.filter((fact) => fact.length > 0)),
		...layingOver(result),
		paragraph(say`To repeat one visit, check out the commit and run${where}:`),
		shell$1([settings.setup, settings.run].filter((command) => command !== null).join("\n"))
	])];
}
function commitsLine({ commits }) {
	return joined$1(sides.map((side) => say`${side} ${name(shortSha(commits[side].sha))} (${commits[side].from})`), ", ");
}
function roundsMade$1({ rounds, settings: { count } }) {
	const beyond = rounds.length - count;
	if (beyond <= 0) return say`${rounds.length} of ${formatRounds(count)}`;
	return say`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${term("early-stopping", "what was still open")}`;
}
function whyNoRound({ paths }) {
	if (paths.length === 0) return say`no rounds, as nothing was left to measure`;
	return say`no rounds, as no file that matches ${listed$1(paths.map(name), 5)} (\`paths\`) differs`;
}
function builtWith(result) {
	const { base, head } = result.toolchains;
	const relinked = layoutsLine(result);
	const which = base === head ? say`with ${name(base ?? "")}` : say`base with ${name(base ?? "")} and head with ${name(head ?? "")}`;
	return joined$1([
		"test binaries were built once for each side",
		base === null || head === null ? "" : which,
		relinked === "" ? "" : `and ${relinked}`
	], ", ");
}
function overlaid(globs) {
	if (globs.length === 0) return [];
	return say`base was measured with head's files that match ${listed$1(globs.map(name), 5)} in place of its own (\`overlay\`)`;
}
function readAs$1({ formats, innerSamples = [] }) {
	const base = formats?.base ?? formats?.head ?? "go";
	const head = formats?.head ?? base;
	const isGo = base === "go" && head === "go";
	const names = base === head ? name(base) : say`${name(base)} (base) and ${name(head)} (head)`;
	const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY);
	const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0);
	return joined$1([isGo ? "" : say`the results were read as ${names}`, innerSamples.length === 0 ? "" : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`], "; ");
}
function layingOver({ commits, settings }) {
	if (settings.overlay.length === 0) return [];
	const quoted = settings.overlay.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	return [paragraph(say`In a checkout of base, first put in the files of head:`), shell$1(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(" ")}`)];
}
function statistics({ deltaTest, outliers }) {
	const p = term("p", "p");
	const tests = {
		utest: say`; ${p}: two-sided Mann-Whitney`,
		ttest: say`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
		none: say`; nothing was tested (\`delta-test: none\`)`
	}[deltaTest];
	const same = deltaTest === "utest" && outliers === "none" ? say`; both as \`benchstat base.txt head.txt\` prints them for the sample files in the results folder` : "";
	const trimmed = outliers === "iqr" ? say`; values beyond 1.5 interquartile ranges were ${term("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : "";
	return say`centre: median, ± its 95% interval${tests}${same}${trimmed}`;
}
// src/core/report/say/base-failed.ts
const longestMessage = 2e3;
const longestOutput$1 = 4e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	const before = rounds.length === 0 ? "" : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`;
	const laid = settings.overlay.length === 0 ? "" : say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`;
	const said = output.length <= longestOutput$1 ? output : `…${output.slice(-4e3)}`;
	const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
	const check = settings.failOn === "inconclusive" ? say`The check fails because of \`fail-on: inconclusive\`.` : say`With \`fail-on: inconclusive\` such a run fails the check.`;
	const base = name(shortSha(commits.base.sha));
	const texts = output === "" ? [told] : [told, said];
	return [
		paragraph(say`Head could be measured, but base could not, so there is nothing to compare head with.${before}`),
		paragraph(say`If this pull request fixes base, there is nothing to do.${laid} Otherwise fix it on the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${check}`),
		fold(say`What happened, and the last lines of its output`, texts.map(printed))
	];
}
// src/core/judge/exit.ts
function failsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
const statuses = {
	pass: 0,
	fail: 1,
	noMeasurement: 2,
	inconclusive: 3
};
function statusOf$2(verdict, failOn) {
	return failOn === "never" ? statuses.pass : statuses[verdict];
}
function worstOf(all) {
	return [
		statuses.fail,
		statuses.noMeasurement,
		statuses.inconclusive
	].find((status) => all.includes(status)) ?? statuses.pass;
}
// src/core/report/say/check.ts
function headline(result) {
	return say`${ours$3(result.reason)}${checkOf(result)}`;
}
function checkOf({ verdict, settings, calibration }) {
	if (calibration !== null || verdict === "pass") return [];
	const isRed = failsCheck(verdict, settings.failOn);
	if (verdict === "fail") return isRed ? [] : say`; the check passes (\`fail-on: never\`)`;
	return isRed ? say`; the check fails (\`fail-on: inconclusive\`)` : say`; the check passes`;
}
// src/core/report/say/comparisons.ts
function changesPart(changed, naming, alpha) {
	if (changed.length === 0) return [];
	return [{
		kind: "changes",
		rows: changed.map((one) => rowOf(one, naming, alpha))
	}];
}
function comparisonsPart({ comparisons, settings, geomeans }, naming, which) {
	const { alpha } = settings;
	const isAll = which === "every";
	const shown = isAll ? comparisons : comparisons.filter((one) => isSignificant(one, alpha));
	if (which === "none" || shown.length === 0) return [];
	const rows = ordered(shown, naming, settings).map((one) => rowOf(one, naming, alpha));
	return [{
		kind: "comparisons",
		title: say`${isAll ? "All" : "Significant"} comparisons (${rows.length})`,
		rows,
		geomeans: isAll ? geomeans : [],
		settings,
		below: exactNote(shown)
	}];
}
function rowOf(one, naming, alpha) {
	const { unit, base, head, delta } = one;
	return {
		of: one,
		name: [name(naming(one))],
		unit: [unitOf(unit)],
		delta: isSignificant(one, alpha) ? formatDelta(delta) : "~",
		base: formatCenter(base, unit),
		head: formatCenter(head, unit),
		bound: formatRuledOut(one),
		p: formatP(one)
	};
}
function isSignificant({ change, exact, delta, p }, alpha) {
	if (isLoud(change)) return true;
	if (exact) return delta !== 0;
	return p === null || p <= alpha;
}
function shownAs({ change, better, gate, accepted }) {
	if (change === "inconclusive" && (better === null || gate !== "fail")) return "undirected";
	if (change !== "regressed") return change;
	if (gate !== "fail") return "muted";
	return accepted === null ? change : "accepted";
}
function isLoud(change) {
	return change === "regressed" || change === "improved" || change === "changed";
}
function ordered(comparisons, naming, { sort, alpha }) {
	if (sort === "name") {
		const names = new Map(comparisons.map((one) => [one, naming(one)]));
		const nameOf = (one) => names.get(one) ?? "";
		return comparisons.toSorted((a, b) => nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));
	}
	if (sort === "delta") return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0);
	return comparisons;
}
function badness(comparison, alpha) {
	const { better, base, head, delta } = comparison;
	if (better === null || !isSignificant(comparison, alpha)) return 0;
	const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
	return head.center > base.center === (better === "lower") ? rise : -rise;
}
function exactNote(rows) {
	const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))];
	if (units.length === 0) return [];
	return [paragraph(say`${term("exact", "Exact")}: rows in ${listed$1(units.map(unitOf), 5)} with ± 0% on both sides do not vary and were compared by value, whatever their p.`)];
}
// src/core/report/say/inconclusive.ts
const mostOpen = 5;
const outOfReach = 1e3;
function inconclusivePart(result, naming, most) {
	const open = openOf(result);
	if (open.length === 0) return [];
	const lines = open.map((one) => say`${estimated(one, naming)}: ${standing(one, result)}.`);
	const all = list$2(firstOf$1(lines, most));
	const title = say`Inconclusive (${open.length}), nearest to settled first`;
	const todo = advice$3(open, result);
	return [
		warning(introduction(result)),
		open.length > mostOpen ? fold(title, [all]) : all,
		...todo.length === 0 ? [] : [paragraph(todo)]
	];
}
function openOf({ comparisons }) {
	return undecided$1(comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
}
function unconfirmedPart({ comparisons, settings, isRelaid }, naming, most) {
	const laid = isRelaid ? " with the code laid out anew" : "";
	const lines = comparisons.flatMap((one) => {
		const { confirmation, unit } = one;
		if (!confirmation || confirmation.recurred) return [];
		const p = chance(one, settings);
		const own = settingsOfRow(one, settings);
		const beyond = isWorse(confirmation, one, own) ? ` beyond the threshold of ${formatRatio(own.threshold)}` : "";
		const then = term("confirmation", "a second one");
		const held = one.change === "within" ? `, which rules out a worsening of ${formatRuledOut(one)} or more` : "";
		const end = one.change === "inconclusive" ? ", which does not rule a regression out either" : held;
		return [say`${name(naming(one))}: the suspected regression did not recur${beyond}. The first measurement said that it ${change(one)}${p.length === 0 ? "" : say` (${p})`}; ${then}${laid} said ${second(confirmation, unit, settings)}${end}.`];
	});
	return lines.length === 0 ? [] : [list$2(firstOf$1(lines, most, " did not recur"))];
}
function introduction({ rounds, settings, stopped }) {
	const subject = term("inconclusive", "Inconclusive");
	const { count, threshold, ruleOut } = settings;
	if (threshold === 0 && ruleOut === 0) return say`${subject}: with a threshold of 0% even a worsening too small to see would count, so nothing that varies can be shown to be ${term("unchanged", "unchanged")}, only improved. With a larger \`threshold\` a run can pass.`;
	const made = rounds.length > count ? `after ${formatRounds(rounds.length)}` : `after ${rounds.length} of ${formatRounds(count)}`;
	const time = stopped === "budget" ? say` Time was up (\`budget\`) ${made}.` : stopped === "interrupted" ? ` Measuring was stopped ${made}.` : "";
	const worsening = threshold === 0 ? "a worsening" : `a worsening of ${formatRatio(threshold)}`;
	return say`${subject}: ${worsening} could be neither shown nor ruled out.${time}`;
}
function estimated(comparison, naming) {
	if (comparison.ratio === null) return labelOf(comparison, naming);
	return say`${name(naming(comparison))} ${change(comparison)}`;
}
function standing(comparison, { rounds, settings: all }) {
	const { roundsNeeded } = comparison;
	const settings = settingsOfRow(comparison, all);
	const { deltaTest, threshold } = settings;
	const complete = completeRounds(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	const unknown = "too few values, or values too far apart, to say what would settle it";
	const seen = saidOf(comparison, complete, settings);
	if (threshold === 0) return seen || unknown;
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too close to the threshold to tell which side of it this is on";
	if (seen === "" && roundsNeeded === null) return unknown;
	const settles = isEnough ? "these rounds would probably have settled it if nothing had changed" : roundsNeeded === null || roundsNeeded > outOfReach ? `ruling out ${formatRatio(threshold)} is out of reach on this machine (over ${outOfReach} rounds)` : `about ${formatRounds(roundsNeeded)} would rule out ${formatRatio(threshold)} if nothing changed`;
	return seen === "" ? settles : `${seen}; ${settles}`;
}
function saidOf(comparison, made, { threshold, ruleOut }) {
	const { ruledOut, visible } = comparison;
	const bound = formatRuledOut(comparison);
	if (ruledOut === null || bound === "") return visible === null ? "" : `only a worsening of ${formatPercent(visible)} or more is likely to show`;
	const rules = made === 1 ? "rules" : "rule";
	if (!exceeds(ruledOut, ruleOut)) return `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but the estimate is beyond ${formatRatio(threshold)}`;
	return `${formatRounds(made)} ${rules} out only a worsening of ${bound} or more`;
}
function holdsThreshold({ ratio, better }, threshold) {
	if (ratio === null || ratio.low === null || ratio.high === null) return false;
	const [low, high] = [ratio.low, ratio.high].map((end) => apartByRatio(end, better).worsening);
	return low !== void 0 && high !== void 0 && (low - threshold) * (high - threshold) <= 0;
}
function isWorse({ ratio, p }, { better }, settings) {
	if (ratio === null || p === null || p > settings.alpha) return false;
	const { worsening } = apartByRatio(ratio.estimate, better);
	return worsening > 0 && !exceeds(worsening, settings.threshold);
}
function advice$3(open, result) {
	const { settings, rounds, stopped } = result;
	const complete = settings.go === null && open.some((one) => completeRounds(one) < rounds.length) ? "Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return say`${complete}`;
	const more = open.some((one) => one.roundsNeeded !== null && one.roundsNeeded > completeRounds(one) && one.roundsNeeded <= outOfReach) ? moreRounds(settings, stopped) : "";
	const setting = benchtimeName(result);
	const longer = setting === null ? "" : say` (${code(setting)})`;
	const limit = settings.ruleOut > settings.threshold ? say`\`threshold\` or \`rule-out\`` : say`\`threshold\``;
	return joined$1([say`To settle this, ${more}measure longer each time${longer}, use a quieter runner, or raise ${limit}.`, complete]);
}
function moreRounds(settings, stopped) {
	if (stopped === "budget") return say`give more time (\`budget\`), `;
	const isApart = settings.go !== null || settings.filter !== null;
	const most = mostRounds$1(settings) / settings.count;
	if (isApart && most > 1) return say`raise \`count\` (a benchmark that stays open gets up to ${most} times as many rounds), `;
	return say`set \`count\` to the number of rounds given above, `;
}
// src/core/report/say/lost.ts
const longestOutput = 2e3;
const mostOutputs = 5;
function lostPart({ lost }, naming, most) {
	const groups = kinds$1.flatMap(({ says, advice, isOf }) => {
		const names = lost.filter(isOf).map((one) => nameOf$2(one, naming));
		return names.length === 0 ? [] : [say`${strong(`${says}:`)} ${listed$1(names, most)}. ${advice}`];
	});
	const outputs = lost.slice(0, Math.min(most, mostOutputs)).flatMap((one) => one.failures.map(({ message, output }) => {
		const said = output.length <= longestOutput ? output : `…${output.slice(-2e3)}`;
		return printed(said === "" ? message : `${message}\n\n${said}`);
	}));
	return [...groups.length === 0 ? [] : [list$2(groups)], ...outputs.length === 0 ? [] : [fold(say`What happened, and what they printed`, outputs)]];
}
const sidesOf = ({ failures }) => new Set(failures.map(({ side }) => side));
const kinds$1 = [
	{
		says: "❌ Failed on head, not on base",
		advice: say`Fix the change, or fix the benchmark if it is new or fails only now and then.`,
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("head")
	},
	{
		says: "⚠️ Failed on base",
		advice: say`So there is nothing to compare head with.`,
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("base")
	},
	{
		says: "⚠️ Failed on both sides",
		advice: say`Fix the benchmark, or leave it out with \`bench\`.`,
		isOf: (lost) => sidesOf(lost).size === 2
	}
];
function nameOf$2({ benchmark, package: path }, naming) {
	if (benchmark === null) return say`all of ${name(path ?? "the package")}`;
	return [name(naming({
		benchmark,
		package: path
	}))];
}
// src/core/report/say/passing.ts
const longestWhy = 300;
function passingPart({ comparisons, settings }, naming, most) {
	const accepted = furthestFirst(acceptedOnes(comparisons)).map((one) => acceptedLine(one, naming));
	const muted = furthestFirst(mutedOnes(comparisons)).filter(({ gate }) => gate === "warn").map((one) => mutedLine(one, one.rule === null ? void 0 : settings.benchmarks[one.rule], naming));
	const lines = [...accepted, ...muted];
	if (lines.length === 0) return [];
	return [paragraph(say`What regressed without failing the check:`), list$2(firstOf$1(lines, most, ", accepted or muted"))];
}
function acceptedLine(one, naming) {
	if (one.accepted === null) return [];
	const { by, when, why, upTo } = one.accepted;
	const said = [
		by === null ? say`` : say` by ${name(by)}`,
		when === null ? say`` : say` on ${when.slice(0, 10)}`,
		upTo === null ? say`` : say`, up to ${formatRatio(upTo)}`
	];
	return say`☑️ ${strong(name(naming(one)))} ${change(one)}, which was ${strong("accepted")}${joined$1(said, "")}${reason(why)}.`;
}
function mutedLine(one, rule, naming) {
	const details = [rule?.owner ? say`owner ${name(legible(rule.owner, longestWhy))}` : say``, rule?.until ? say`until ${rule.until}` : say``].filter((text) => text.length > 0);
	const about = details.length === 0 ? say`` : say` (${joined$1(details, ", ")})`;
	return say`🔇 ${strong(name(naming(one)))} ${change(one)}, and is ${strong("muted")} by a rule${about}${reason(rule?.why ?? null)}.`;
}
function reason(why) {
	return why === null || why === "" ? say`` : say`: ${name(legible(why, longestWhy))}`;
}
const mostRows = 10;
const longestName$1 = 120;
function profilesPart(profiles, naming, most = 10, rows = mostRows) {
	const benchmarks = byBenchmark$1(profiles);
	const shown = benchmarks.slice(0, Math.min(most, 10));
	const more = benchmarks.length - shown.length;
	const rest = say`The result file has the profiles of ${more} more ${more === 1 ? "benchmark" : "benchmarks"}.`;
	return [...shown.map((kinds) => benchmarkFold(kinds, naming, rows)), ...more > 0 && shown.length > 0 ? [paragraph(rest)] : []];
}
const titles = {
	cpu: "Processor time",
	mem: "Memory allocated",
	block: "Time blocked"
};
function benchmarkFold(kinds, naming, rows) {
	const isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum));
	return fold(say`Where ${name(legible(naming(kinds[0]), longestName$1))} spends more`, [
		...kinds.flatMap((profile) => kindBlocks(profile, rows)),
		...isNoisy ? [paragraph(say`\`~\`: sampling alone can make as large a difference.`)] : [],
		...commands(kinds)
	]);
}
function kindBlocks(profile, rows) {
	const { kind, total, functions, failure } = profile;
	const title = say`${strong(titles[kind])} per operation`;
	if (failure !== null) return [paragraph(say`${title}: no table: ${legible(failure.replace(/\.$/, ""))}.`)];
	if (total.base === 0 && total.head === 0) return [paragraph(say`${title}: none on either side.`)];
	const change = total.base === 0 ? "" : ` (${formatDelta(total.head / total.base - 1)})`;
	const sums = `${amount(total.base, profile.unit)} → ${amount(total.head, profile.unit)}${change}`;
	const shown = shownOf(functions, rows);
	if (shown.length === 0) return [paragraph(say`${title}: ${sums}. No function spends notably more.`)];
	return [paragraph(say`${title}: ${sums}`), table(columnsOf(total.base), shown.map((one) => functionRow(one, profile)))];
}
function shownOf(functions, rows) {
	if (functions.length <= rows) return functions;
	const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length);
	return [...functions.slice(0, rows - shrunk), ...functions.slice(functions.length - shrunk)];
}
function columnsOf(base) {
	const titles = [
		"Growth",
		base === 0 ? "" : "Of base",
		"Base",
		"Head",
		"With callees"
	];
	return [column("Function", "left"), ...titles.map((title) => column(title, "right"))];
}
function functionRow({ function: path, base, head, isNoise }, { unit, total }) {
	const flat = head.flat - base.flat;
	const share = total.base === 0 || flat === 0 || isNoise.flat ? "" : formatDelta(flat / total.base);
	return [
		name(legible(withoutFolders(path), longestName$1)),
		grown(flat, unit, isNoise.flat),
		share,
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	];
}
function grown(difference, unit, isNoise) {
	if (difference === 0) return "";
	return isNoise ? "~" : `${difference > 0 ? "+" : ""}${formatValue(difference, unit)}`;
}
function amount(value, unit) {
	return value === 0 ? "0" : formatValue(value, unit);
}
const ours$2 = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	const lines = kinds.flatMap(({ files }) => files === null || !ours$2.test(files.base) || !ours$2.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	if (lines.length === 0) return [];
	return [paragraph(say`To see callers and lines, run this in the results folder:`), shell$1(lines.join("\n"))];
}
// src/core/report/say/proven.ts
function provenPart({ proven }, most) {
	if (proven.length === 0 || most === 0) return [];
	const packages = new Map();
	for (const { package: path, benchmark } of proven) {
		const names = packages.get(path);
		if (names) names.push(name(benchmark));
		else packages.set(path, [name(benchmark)]);
	}
	const lines = [...packages].map(([path, names]) => say`${name(path)}: ${listed$1(names, most)}`);
	const rest = packages.size - most === 1 ? " package" : " packages";
	return [fold(say`Proven unchanged: the same binary on both sides (${proven.length})`, [paragraph(say`Both sides build the same test binary, byte for byte, and no file differs that these benchmarks could read, so they were not measured (\`measure: all\` measures them).`), list$2(firstOf$1(lines, most, rest))])];
}
// src/core/report/say/rounds.ts
const mostShown$1 = 6;
function roundsPart(result, naming) {
	const shown = [...furthestFirst(regressions(result.comparisons)), ...openOf(result)].filter(({ exact }) => !exact).slice(0, mostShown$1);
	if (shown.length === 0) return [];
	return [{
		kind: "rounds",
		plots: shown.map((one) => ({
			label: labelOf(one, naming),
			of: one
		})),
		rounds: result.rounds
	}];
}
// src/core/report/say/rules-note.ts
const most$5 = 10;
const longestValue = 80;
function rulesNote(rules) {
	return rules === null || rules.changes.length === 0 ? [] : [warning(rulesSentence(rules))];
}
function rulesSentence({ file, changes }) {
	const lines = changes.map(({ rule, base, head }) => say`${code(rule)}: ${value(base)} → ${value(head)}`);
	return say`${strong("This change brings its own rules")} (${name(file)}); both sides were measured and judged by them: ${listed$1(lines, most$5)}.`;
}
function value(text) {
	return text === null ? say`not set` : say`${name(legible(text, longestValue))}`;
}
// src/core/report/say/seen-once.ts
const mostNames$2 = 5;
function seenOncePart(result, naming) {
	const seen = withChange(result.comparisons, "improved").filter((one) => isSeenOnce(one, result));
	if (seen.length === 0) return [];
	const names = listed$1(seen.map((one) => labelOf(one, naming)), mostNames$2);
	return [paragraph(say`Improved, but measured only once, in one memory layout of the code: ${names}. Code that only moved in memory can look just as much faster.`)];
}
function isSeenOnce({ package: path, exact }, { settings, laidOut }) {
	return settings.go !== null && path !== null && !exact && !laidOut.includes(path);
}
// src/core/report/say/slow-runs.ts
const mostLines = 5;
function slowRunsPart({ comparisons }, naming) {
	const found = comparisons.flatMap((one) => one.warnings.flatMap((warning) => warning.kind === "slow-runs" ? [{
		one,
		warning
	}] : []));
	if (found.length === 0) return [];
	const lines = found.slice(0, mostLines).map(({ one, warning }) => say`${labelOf(one, naming)}: ${sentence(one, warning)}`);
	const more = found.length - mostLines;
	return [list$2(more > 0 ? [...lines, say`${more} more have such slow runs.`] : lines)];
}
function sentence({ unit }, { base, head, rounds, beyond }) {
	const slower = unit === "sec/op" ? "slower" : "worse";
	const subject = term("warnings", "slow runs");
	const more = base === 0 ? say`${subject} that base does not have` : say`more ${subject} than base`;
	return say`head has ${more}: some runs were more than ${formatRatio(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`;
}
// src/core/change/suite.ts
const benchmarkFolder = /^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i;
const benchmarkWord = /(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i;
const benchmarkInCamelCase = /(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/;
const isProse = /\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i;
const isData$1 = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i;
const isGoTest = /_test\.go$/;
function needsGoBenchmarks(changes) {
	return changes.some(({ head }) => isGoTest.test(head) || inputsOf(head) !== null);
}
function changedSuite(changes, goBenchmarks) {
	const isPart = (path) => isBenchmark(path) || goBenchmarks.has(path) || isRead(path, goBenchmarks);
	const isChanged = ({ base, head }) => goBenchmarks.has(base) || goBenchmarks.has(head) || isPart(base) && isPart(head);
	return changes.filter(isChanged).map(({ head }) => head);
}
function isBenchmark(path) {
	const { folders, name } = partsOf(path);
	if (isProse.test(name) || [...folders, name].some((part) => part.startsWith("."))) return false;
	if (folders.some((folder) => benchmarkFolder.test(folder))) return true;
	return !isGoTest.test(name) && !isData$1.test(name) && wordIn(name) !== null;
}
function isRead(path, goBenchmarks) {
	const around = inputsOf(path);
	return around !== null && [...goBenchmarks].some((file) => folderOf(file) === around);
}
function inputsOf(path) {
	return /^((?:[^/]+\/)*?)testdata\//.exec(path)?.[1] ?? null;
}
function wordIn(name) {
	return (benchmarkWord.exec(name) ?? benchmarkInCamelCase.exec(name))?.[1] ?? null;
}
function globsFor(paths) {
	return [...new Set(paths.map(globFor))].sort();
}
function globFor(path) {
	const { folders, name } = partsOf(path);
	const folder = folders.find((one) => benchmarkFolder.test(one));
	if (folder !== void 0) return `**/${folder}/**`;
	if (isGoTest.test(name)) return "**/*_test.go";
	const extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "";
	const word = wordIn(name);
	return word === null ? "**/testdata/**" : `**/*${word}*${extension}`;
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function partsOf(path) {
	const parts = path.split("/");
	return {
		folders: parts.slice(0, -1),
		name: parts.at(-1) ?? ""
	};
}
// src/core/report/say/suite-note.ts
const mostNames$1 = 3;
function suiteNote({ warnings, settings }, most) {
	const changed = warnings.flatMap((one) => one.kind === "suite" ? one.changed : []);
	if (changed.length === 0) return [];
	const subject = strong(say`${term("warnings", "Not the same benchmark")} on both sides:`);
	const names = listed$1(changed.map(name), Math.min(most, mostNames$1));
	return [warning(say`${subject} benchmark files were changed (${names}), so a difference may come from the benchmark itself. ${advice$2(changed, settings.overlay)}`)];
}
function advice$2(changed, overlay) {
	const globs = globsFor(changed).filter((glob) => !overlay.includes(glob));
	const [only] = globs;
	const both = "so that both sides run head's";
	if (only !== void 0 && globs.length === 1 && overlay.length === 0) return say`Set ${code(`overlay: '${only}'`)}, ${both}.`;
	const lines = listed$1(globs.map(name), mostNames$1);
	if (overlay.length > 0) return say`Add ${lines} to \`overlay\`, ${both}.`;
	return say`Set \`overlay\` to ${lines}, one per line, ${both}.`;
}
// src/core/report/say/warnings.ts
const mostNames = 10;
const slightOnes = 5;
function runWarningPart({ warnings, settings }) {
	const lines = warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" ? [] : [runWarning(warning)]);
	return lines.length === 0 ? [] : [list$2(lines.map((words) => say`${term("warnings", "Note")}: ${words}`))];
}
function warningPart(result, naming, most) {
	const { comparisons, settings, warnings } = result;
	const found = comparisons.flatMap((comparison) => comparison.warnings.map((warning) => ({
		comparison,
		warning
	})).filter(({ warning }) => !isSaid(warning, comparison)));
	const groups = kinds.flatMap(({ kind, says, advice }) => {
		const warned = found.filter(({ warning }) => warning.kind === kind);
		const details = new Map();
		for (const { comparison, warning } of warned) details.set(comparison, [...details.get(comparison) ?? [], detail(warning, settings)]);
		if (details.size === 0) return [];
		const labels = [...details].map(([one, about]) => say`${labelOf(one, naming)} (${about.join(", ")})`);
		const doing = kind === "few-rounds" ? moreValues([...details.keys()], result) : advice(settings);
		return [say`${strong(says)} ${ours$3(doing)}${lineBreak}${listed$1(labels, Math.min(most, mostNames))}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightly(warning)] : []);
	const all = [...groups, ...slight];
	if (all.length === 0) return [];
	return [fold(say`Warnings (${found.length + slight.length})`, [paragraph(say`What these ${term("warnings", "warnings")} mean, and what to do about them:`), list$2(all)])];
}
function isSaid({ kind }, { change, better }) {
	if (kind === "slow-runs") return true;
	return kind === "blind" && change === "inconclusive" && better !== null;
}
const kinds = [
	{
		kind: "blind",
		says: "A worsening as large as the threshold may go unseen.",
		advice: () => "Only a worsening of the size given or more is likely to show; raise `count`, or measure longer each time."
	},
	{
		kind: "few-rounds",
		says: "Too few values: need >= 6 samples for confidence interval at level 0.95.",
		advice: () => ""
	},
	{
		kind: "unequal",
		says: "Base and head were not measured equally often.",
		advice: ({ go }) => `The gate decides only on rounds that measured both${go === null ? "; let the command print these in every round" : ""}.`
	},
	{
		kind: "spread",
		says: "The values vary a lot.",
		advice: () => "Their median may be this far off; measure longer each time, or on a quieter machine."
	},
	{
		kind: "two-modes",
		says: "The values lie in two groups.",
		advice: () => "Something switches between two states, such as a cache or a clock speed, and the median can jump from one to the other."
	},
	{
		kind: "coarse",
		says: "The values are rounded.",
		advice: () => "Changes smaller than this step hardly show. Let the tool print more digits, or measure longer each time."
	},
	{
		kind: "outliers",
		says: "Outliers were left out.",
		advice: () => "Trimming (`outliers: iqr`) makes false alarms more likely."
	}
];
function moreValues(warned, { rounds, settings, stopped }) {
	if (stopped === "interrupted") return "Let the run finish all its rounds.";
	if (settings.go !== null) return stopped === "budget" ? "Raise `budget`." : "Raise `count`.";
	const isMissing = (one) => completeRounds(one) < rounds.length;
	if (!warned.some(isMissing)) return "Raise `count`.";
	const print = "et the command print these in every round.";
	return warned.every(isMissing) ? `L${print}` : `Raise \`count\`, and l${print}`;
}
function detail(warning, { threshold }) {
	switch (warning.kind) {
		case "slow-runs": return "";
		case "spread": return `${warning.side} ±${formatPercent(warning.ratio)}`;
		case "few-rounds": return `fewer than ${warning.needed} on ${warning.side}`;
		case "unequal": return `${warning.base} on base, ${warning.head} on head`;
		case "two-modes": return warning.side;
		case "blind": return `${formatPercent(warning.visible)} instead of ${formatRatio(threshold)}`;
		case "coarse": return `steps of ${formatPercent(warning.step)}`;
		case "outliers": return `${warning.base} on base, ${warning.head} on head`;
	}
}
function isSlight(warning, { threshold }) {
	return (warning.kind === "drift" || warning.kind === "second-visit") && Math.abs(warning.change) * slightOnes < threshold;
}
function slightly({ kind, change }) {
	const way = change > 0 ? "slower" : "faster";
	const [what, about] = kind === "drift" ? [`Both sides got slightly ${way} while measuring.`, " from the first quarter of the rounds to the last"] : [`The second visit of a round was slightly ${way} than the first.`, ""];
	return say`${strong(what)} This favours neither side, and is small compared with the threshold.${lineBreak}${formatPercent(change)}${about}`;
}
function runWarning(warning) {
	switch (warning.kind) {
		case "drift": return say`both sides got ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head took turns, so this favours neither side, but it hides small changes. A processor that heats up or a busy host can cause it.`;
		case "second-visit": return say`the second visit of a round was ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} than the first, whichever side came second. A coin chose the order, so this favours neither side, but it hides small changes and costs rounds. Let \`run\` begin with what makes its visits alike: a run that is not measured, a pause, or cleaning up after the last one.`;
		case "configuration": return say`${name(warning.key)} is ${name(warning.base)} on base and ${name(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineLine(warning);
		case "others": return say`other programs kept ${warning.base.toFixed(1)} processors busy while base was measured, and ${warning.head.toFixed(1)} while head was. Chance does not explain that, and it slows one side only, so do not trust the differences. See what else runs there, and what benchmarks leave running.`;
		case "left-running": return say`${warning.count === 1 ? "a process was" : `${warning.count} processes were`} left running by a command, and ended before the next: ${listed$1(warning.commands.map(name), mostNames)}. It would have disturbed what is measured after it. Let the command end what it starts, or let \`setup\` start what must stay.`;
		case "git-changed": return say`${listed$1(warning.changed.map(name), mostNames)}${warning.count > warning.changed.length ? ` and ${warning.count - warning.changed.length} more` : ""} of the repository's git changed while the benchmarks ran, and ${warning.isPutBack ? "was put back" : "was left so, as it may have been you"}. ${warning.isPutBack ? "If a later step needs it, set it there." : "The benchmarks can write there too, and settings and hooks make git run programs."}`;
		case "rule-unused": return say`a rule for ${name(warning.match)} fits no benchmark that was measured. If they were renamed, rename it too; otherwise remove it.`;
		case "rule-over": return say`the rule for ${name(warning.match)} ended on ${warning.until}, so it no longer holds${warning.owner === null ? "" : say` (owner ${name(warning.owner)})`}. Remove it, or give it another day.`;
		case "steal": return say`${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A dedicated runner would be quieter.`;
	}
}
// src/core/report/say/judged.ts
const everything$1 = {
	all: "every",
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	names: Number.POSITIVE_INFINITY,
	profiles: 10,
	leftOut: ""
};
function judgedReport(result, detail = everything$1) {
	const { comparisons, settings, baseFailed } = result;
	const { names } = detail;
	const naming = namingOfRun(result);
	const regressed = furthestFirst(regressions(comparisons)).slice(0, detail.regressions);
	const passing = furthestFirst([...acceptedOnes(comparisons), ...mutedOnes(comparisons)]).filter(({ gate }) => gate !== "off").slice(0, detail.regressions);
	const improved = furthestFirst(withChange(comparisons, "improved")).slice(0, detail.improvements);
	const changed = furthestFirst(withChange(comparisons, "changed")).slice(0, detail.improvements);
	const rounds = roundsPart(result, naming);
	return {
		...headOf$1(result),
		parts: [
			detail.leftOut === "" ? [] : shortened(detail.leftOut),
			rulesNote(result.rules),
			baseFailed ? baseFailedPart(result, baseFailed) : [],
			suiteNote(result, names),
			lostPart(result, naming, names),
			doubtsPart(result, naming, names),
			regressionsPart(regressed, result, naming),
			passingPart(result, naming, names),
			regressed.length > 0 ? rounds : [],
			changesPart([
				...regressed,
				...passing,
				...improved,
				...changed
			], naming, settings.alpha),
			advice$1(result),
			directionNote(changed),
			seenOncePart(result, naming),
			unconfirmedPart(result, naming, names),
			profilesPart(result.profiles, naming, detail.profiles),
			inconclusivePart(result, naming, names),
			slowRunsPart(result, naming),
			runWarningPart(result),
			unmatchedPart(result, naming, names),
			regressed.length > 0 ? [] : rounds,
			comparisonsPart(result, naming, detail.all),
			provenPart(result, names),
			warningPart(result, naming, detail.all === "none" ? 0 : names),
			baseFailed ? [] : howMeasured(result),
			baseFailed ? [] : rulePart(result)
		]
	};
}
function namingOfRun({ comparisons, unmatched, lost, formats }) {
	return namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	], lost, formats);
}
function headOf$1(result) {
	return {
		outcome: result.calibration === null ? result.verdict : "calibration",
		reason: ours$3(result.reason),
		check: checkOf(result),
		of: say`${commitsLine(result)}; ${formatMade(result)}`
	};
}
function shortened(leftOut) {
	return [{
		kind: "alert",
		text: say`Shortened to fit. Left out: ${leftOut}. The result file has everything.`
	}];
}
const mostSentences = 10;
function regressionsPart(regressed, { settings, again }, naming) {
	if (regressed.length === 0) return [];
	const lines = byBenchmark$1(regressed).map((units) => {
		const timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op"));
		const label = strong(name(naming(units[0])));
		return say`${label} ${sentence$1(timeFirst, settings, again.length > 0)}.`;
	});
	return [list$2(firstOf$1(lines, mostSentences, ", in the table below"))];
}
function directionNote(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return [];
	return [paragraph(say`❔ It is not known which direction is better for ${listed$1(units.map(unitOf), 5)}, so these cannot fail. Let a benchmark print ${code(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`)];
}
function advice$1({ comparisons, verdict, baseFailed, lost }) {
	if (comparisons.length > 0 || verdict === "pass" || baseFailed || lost.length > 0) return [];
	return [paragraph(verdict === "inconclusive" ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.` : say`If benchmarks were renamed, keep one old name for this pull request, or let it pass once with \`fail-on: never\`.`)];
}
function unmatchedPart({ unmatched }, naming, most) {
	return ["head", "base"].flatMap((side) => {
		if (unmatched[side].length === 0) return [];
		const why = side === "head" ? "new, so there is nothing to compare them with" : "removed, renamed or skipped";
		const names = unmatched[side].map((one) => say`${name(naming(one))}${one.unit === null ? "" : say` in ${unitOf(one.unit)}`}`);
		return [paragraph(say`Only on ${side} (${why}): ${listed$1(names, most)}.`)];
	});
}
// src/core/report/say/calibration.ts
function isCalibrated(result) {
	return result.calibration !== null;
}
function calibrationReport(result, most = Number.POSITIVE_INFINITY) {
	const { calibration, settings } = result;
	const { floors, steady } = calibration;
	const naming = namingOf([...floors, ...steady], result.lost, result.formats);
	const left = floors.length - most;
	return {
		...headOf$1(result),
		parts: [
			left > 0 ? shortened(`${left} rows with less noise`) : [],
			rulesNote(result.rules),
			[paragraph(say`A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.`)],
			lostPart(result, naming, most),
			doubtsPart(result, naming, most),
			noiseTable(calibration, settings, naming, most),
			steadyNote(calibration, naming, most),
			alarmPart(calibration, settings, naming, most),
			advicePart(calibration, settings, secondsPerRound(result), naming, most),
			runWarningPart(result),
			howMeasured(result)
		]
	};
}
function secondsPerRound({ rounds }) {
	const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return rounds.length === 0 ? null : seconds / rounds.length;
}
// src/core/report/say/fit.ts
const commentLimit = 65536;
const summaryLimit = 943718;
const steps = [
	everything$1,
	{
		...everything$1,
		all: "significant",
		leftOut: "rows without a significant difference"
	},
	{
		...everything$1,
		all: "none",
		profiles: 3,
		leftOut: "the table of all comparisons, and profiles after the first three"
	},
	...[
		100,
		30,
		10,
		3
	].map((most) => ({
		all: "none",
		regressions: Number.POSITIVE_INFINITY,
		improvements: most,
		names: most,
		profiles: most > 30 ? 3 : 0,
		leftOut: `the table of all comparisons, profiles, and all but the first ${most} improvements and names in lists`
	})),
	...[
		100,
		30,
		10,
		3,
		1
	].map((most) => ({
		all: "none",
		regressions: most,
		improvements: 3,
		names: 3,
		profiles: 0,
		leftOut: `all but the ${most === 1 ? "worst regression" : `${most} worst regressions`}, three improvements, and three names in any list`
	}))
];
const verdictOnly = {
	all: "none",
	regressions: 0,
	improvements: 0,
	names: 0,
	profiles: 0,
	leftOut: "all but the verdict"
};
const calibrationSteps = [
	Number.POSITIVE_INFINITY,
	300,
	100,
	30,
	10,
	3,
	0
];
function wholeReport(result) {
	return isCalibrated(result) ? calibrationReport(result) : judgedReport(result);
}
function fittingReport(result, limit, show) {
	let shown = "";
	for (const report of everSmaller(result)) {
		shown = show(report);
		if (new TextEncoder().encode(shown).length <= limit) break;
	}
	return shown;
}
function* everSmaller(result) {
	const settings = {
		...result.settings,
		run: "(too long to show)",
		setup: null
	};
	const withoutCommand = {
		...result,
		settings
	};
	for (const shown of [result, withoutCommand]) if (isCalibrated(shown)) for (const most of calibrationSteps) yield calibrationReport(shown, most);
	else for (const detail of steps) yield judgedReport(shown, detail);
	yield isCalibrated(result) ? {
		...headOf$1(result),
		parts: []
	} : judgedReport(withoutCommand, verdictOnly);
}
// src/core/report/say/terms.ts
const statisticsPage = "https://github.com/benchgate/benchgate/blob/main/docs/statistics.md";
function newLinks() {
	const linked = new Set();
	return (anchor) => {
		if (linked.has(anchor)) return null;
		linked.add(anchor);
		return `${statisticsPage}#${anchor}`;
	};
}
// src/core/report/show/markdown.ts
function markdownText({ outcome, reason, check, parts }) {
	const links = newLinks();
	const title = inline(say`${reason}${check}`, links);
	const blocks = markdownBlocks(parts.flat(), links);
	return `## ${icons[outcome]} Benchgate: ${title}\n${blocks === "" ? "" : `\n${blocks}\n`}`;
}
const icons = {
	pass: "✅",
	fail: "❌",
	inconclusive: "⚠️",
	calibration: "📏",
	failure: "⚠️"
};
function markdownBlocks(blocks, links = newLinks()) {
	return blocks.map((block) => written(block, links)).filter((text) => text !== "").join("\n\n");
}
function written(block, links) {
	switch (block.kind) {
		case "paragraph": return inline(block.text, links);
		case "warning": return `⚠️ ${inline(block.text, links)}`;
		case "note": return `<sub>${inline(block.text, links)}</sub>`;
		case "alert": return `> [!NOTE]\n> ${inline(block.text, links)}`;
		case "list": return block.items.map((item) => `- ${inline(item, links)}`).join("\n");
		case "table": return tableText(block, links);
		case "code": return codeBlock(block.text, block.language);
		case "fold": return folded(block.title, block.blocks, links);
		case "changes": return tableText(comparisonTable(block.rows, [], true), links);
		case "comparisons": return folded(block.title, [comparisonTable(block.rows, block.geomeans, false), ...block.below], links);
		case "rounds": return "";
	}
}
function folded(title, blocks, links) {
	return `<details><summary>${inline(title, links, htmlCode)}</summary>\n\n${markdownBlocks(blocks, links)}\n\n</details>`;
}
const rules = {
	left: ":--",
	right: "--:",
	center: ":-:"
};
function tableText({ columns, rows }, links) {
	return [
		`| ${columns.map(({ title }) => wordsOf(title, inlineCode)).join(" | ")} |`,
		`|${columns.map(({ side }) => rules[side]).join("|")}|`,
		...rows.map((row) => `| ${columns.map((_, n) => inline(row[n] ?? [], links)).join(" | ")} |`)
	].join("\n");
}
const signs = {
	regressed: "❌",
	accepted: "☑️",
	muted: "🔇",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	within: "",
	inconclusive: "⚠️",
	undirected: ""
};
function comparisonTable(rows, geomeans, isBrief) {
	const bound = (one) => isBrief ? [] : [one];
	const columns = [
		column("", "center"),
		column("Benchmark", "left"),
		...[
			"Delta",
			"Base",
			"Head",
			...bound("Worse by at most")
		].map((title) => column(title, "right")),
		column("Unit", "left"),
		column("p", "right")
	];
	const cells = rows.map((row) => [
		signs[shownAs(row.of)],
		row.name,
		isLoud(row.of.change) ? strong(row.delta) : row.delta,
		row.base,
		row.head,
		...bound(row.bound),
		row.unit,
		row.p
	]);
	const means = geomeans.map(({ unit, ratio, rows: covered, of }) => [
		"",
		covered === of ? "geomean" : `geomean (${covered} of ${of})`,
		formatDelta(ratio - 1),
		...[
			"",
			"",
			""
		],
		unitOf(unit)
	]);
	return table(columns, [...cells, ...means]);
}
function inline(text, links, code = inlineCode) {
	return text.map((span, index) => {
		const before = text[index - 1];
		const begins = before === void 0 || typeof before === "object" && before.kind === "break";
		return typeof span === "string" && begins && opening.test(span) ? code(span) : inlineSpan(span, links, code);
	}).join("");
}
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/;
function inlineSpan(span, links, code) {
	if (typeof span === "string") return wordsOf(span, code);
	switch (span.kind) {
		case "name":
		case "code": return code(span.text);
		case "strong": return `**${inline(span.text, links, code)}**`;
		case "term": {
			const [words, link] = [wordsOf(span.words, code), links(span.anchor)];
			return link === null ? words : `[${words}](${link})`;
		}
		case "break": return "\n  ";
	}
}
const acting = /[`*\\[\]|@$^&]|<(?![\d=]|$)|~(?=\S)|(?<=\S)~|:(?=[\w/+-])|(?<![A-Za-z\d])_|_(?![A-Za-z\d_])|#(?=\d)|www\.|\bgh-\d/i;
function wordsOf(words, code) {
	return visible(words).replace(/pull request #\d+(?![^\s,;)])|\S+/g, (word) => word.includes(" ") || !acting.test(word) ? word : code(word));
}
function htmlCode(text) {
	const inert = (character) => /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`;
	return `<code>${[...legible(text)].map(inert).join("")}</code>`;
}
// src/core/report/show/plain.ts
function plainText(text) {
	return text.map(plainSpan).join("");
}
function plainSpan(span) {
	if (typeof span === "string") return visible(span);
	switch (span.kind) {
		case "name": return visible(span.text);
		case "code": return `\`${visible(span.text)}\``;
		case "strong": return plainText(span.text);
		case "term": return visible(span.words);
		case "break": return "\n";
	}
}
// src/effects/github/event.ts
const noEvent = {
	name: "",
	pull: null,
	before: null,
	defaultBranch: null
};
async function readEvent(env, trustHead) {
	const name = env.GITHUB_EVENT_NAME ?? "";
	const path = env.GITHUB_EVENT_PATH;
	const payload = path ? await payloadIn(path) : {};
	if (!trustHead && mayBeStrangers(name, payload)) throw new Misconfigured(`This workflow runs on "${name}", which would run a stranger's code with the rights of this repository. Use "on: pull_request"; or, where the job can only read and starts only at the word of people you trust, set "trust-head: true".`);
	if (!trustHead && env.RUNNER_ENVIRONMENT === "self-hosted" && isOfFork(payload)) throw new Misconfigured("This runner is self-hosted, and head comes from a fork: what a stranger leaves behind on it would meet the jobs that come after. Use a runner of GitHub; or, where each job has a machine of its own that is thrown away, set \"trust-head: true\".");
	const { pull_request: pull } = payload;
	const before = payload.merge_group?.base_sha ?? payload.before;
	return {
		name,
		pull: pull?.number && pull.base?.ref && pull.head?.sha ? {
			number: pull.number,
			baseRef: pull.base.ref,
			headSha: pull.head.sha
		} : null,
		before: before && !/^0+$/.test(before) ? before : null,
		defaultBranch: payload.repository?.default_branch || null
	};
}
async function payloadIn(path) {
	const refuse = (why) => new Misconfigured(`GITHUB_EVENT_PATH: ${path} ${why}. It says what this workflow runs for. If the job has a container or steps that move files, give it the runner's file; otherwise set the inputs "base" and "head" and leave the variable empty.`);
	const text = await readFile(path, "utf8").catch((error) => {
		throw refuse(`cannot be read (${error.code})`);
	});
	let payload;
	try {
		payload = JSON.parse(text);
	} catch {
		throw refuse("is no JSON");
	}
	if (typeof payload !== "object" || payload === null || Array.isArray(payload)) throw refuse("holds no JSON object");
	return payload;
}
function mayBeStrangers(name, { issue, workflow_run: run, repository }) {
	if (name === "issue_comment") return issue?.pull_request !== void 0;
	if (name === "workflow_run") return repository?.id === void 0 || run?.head_repository?.id !== repository.id;
	return name === "pull_request_target";
}
function isOfFork({ pull_request: pull, repository }) {
	return pull !== void 0 && (repository?.id === void 0 || pull.head?.repo?.id !== repository.id);
}
// src/effects/program/interrupt.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
const statusOf$1 = {
	SIGINT: 130,
	SIGTERM: 143,
	SIGHUP: 129
};
function abortOnSignals(console) {
	const controller = new AbortController();
	const obey = (name) => {
		console.info(`${name}: ending the measurement and putting the checkout back`);
		controller.abort();
		process.exitCode = statusOf$1[name];
	};
	for (const name of signals) process.on(name, obey);
	return {
		signal: controller.signal,
		done() {
			for (const name of signals) process.off(name, obey);
		}
	};
}
function stopOnSignals(console) {
	const stopping = new AbortController();
	const ending = new AbortController();
	const end = (name) => {
		console.info(`${name}: ending the run`);
		ending.abort();
		process.exitCode = statusOf$1[name];
	};
	const stop = () => {
		if (stopping.signal.aborted) return end("SIGINT");
		console.info("stopping; what has been measured by now is judged. Ctrl-C again ends the run at once.");
		stopping.abort();
	};
	const others = signals.filter((name) => name !== "SIGINT");
	process.on("SIGINT", stop);
	for (const name of others) process.on(name, end);
	return {
		stop: stopping.signal,
		signal: ending.signal,
		done() {
			process.off("SIGINT", stop);
			for (const name of others) process.off(name, end);
		}
	};
}
function isCancellation(error, signal) {
	return error instanceof Cancelled || signal.aborted && !isNotPutBack(error);
}
function isNotPutBack(error) {
	const inner = error instanceof Error && "error" in error ? error.error : null;
	return error instanceof NotPutBack || inner instanceof NotPutBack;
}
// src/core/change/reach.ts
function canProve({ measure, calibrate, go, setup }) {
	return go !== null && measure === "changed" && !calibrate && setup === null && !go.test;
}
function mayReadDifference(folder, { differences, links }) {
	return differences.length > 0 && links.some((path) => isIn(folder, path) && !isDocument(path)) || differences.some((difference) => mayRead(folder, difference));
}
function namesToLookFor({ differences }) {
	const names = differences.filter(({ path }) => isDocument(path)).map(({ path }) => nameOf$1(path));
	return names.length === 0 ? [] : [...new Set(["*.md", ...names])];
}
function mayRead(folder, { path, isPlain }) {
	if (!isPlain) return true;
	if (isDocument(path)) return false;
	return isIn(folder, path) || isData(path) || !(path.endsWith(".go") || path.startsWith(".github/"));
}
function isDocument(path) {
	return (path.endsWith(".md") || nameOf$1(path) === "LICENSE") && !isData(path);
}
function isData(path) {
	return path.split("/").some((part) => part === "testdata" || part.startsWith("_"));
}
function isIn(folder, path) {
	return folder === "." || path.startsWith(`${folder}/`);
}
function nameOf$1(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/core/rounds/collect.ts
function collect(rounds, rules) {
	const keysOf = distinguishingKeys(rounds);
	const found = new Map();
	for (const [index, round] of rounds.entries()) for (const side of sides) for (const measurement of round[side].measurements) {
		const id = JSON.stringify([identity(measurement, keysOf(measurement)), measurement.unit]);
		let series = found.get(id);
		if (!series) {
			series = {
				first: measurement,
				values: {
					base: [],
					head: []
				},
				worse: {
					base: [],
					head: []
				}
			};
			found.set(id, series);
		}
		const ofRound = series.values[side][index];
		if (ofRound) ofRound.push(measurement.value);
		else series.values[side][index] = [measurement.value];
		if (measurement.worse !== void 0) series.worse[side][index] = measurement.worse;
	}
	return [...found.values()].map(({ first, values, worse }) => {
		const sample = (side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit));
		const worseOf = (side) => rounds.map((_, index) => worse[side][index] ?? null);
		const isInHalves = sides.every((side) => worse[side].length > 0);
		return {
			benchmark: displayName(first, keysOf(first)),
			package: settingOf(first.config, "pkg") ?? null,
			unit: first.unit,
			rule: rules.get(first.unit) ?? {},
			base: sample("base"),
			head: sample("head"),
			...isInHalves ? { worse: {
				base: worseOf("base"),
				head: worseOf("head")
			} } : {}
		};
	});
}
function observe(values, unit) {
	if (values.length <= 1) return values[0] ?? null;
	const sorted = [...values].sort((a, b) => a - b);
	return (unit.startsWith("sec/") ? sorted[0] : sorted[sorted.length - 1 >> 1]) ?? null;
}
function distinguishingKeys(rounds) {
	const found = new Map();
	for (const side of sides) {
		const visits = rounds.map((round) => valuesByName(round[side]));
		for (const name of new Set(visits.flatMap((names) => [...names.keys()]))) {
			const ofName = visits.flatMap((names) => names.get(name) ?? []);
			const keys = found.get(name) ?? new Set();
			for (const key of stableKeys(ofName)) keys.add(key);
			found.set(name, keys);
			if (new Set(ofName.flatMap((values) => [...values.get("pkg") ?? []])).size > 1) keys.add("pkg");
		}
	}
	const sorted = new Map([...found].map(([name, keys]) => [name, [...keys].sort()]));
	return ({ benchmark }) => sorted.get(benchmark) ?? [];
}
function stableKeys([first, ...others]) {
	return [...first ?? []].filter(([key, values]) => values.size > 1 && others.every((other) => isSame$1(values, other.get(key)))).map(([key]) => key);
}
function valuesByName({ measurements }) {
	const configs = new Map();
	for (const { benchmark, config } of measurements) {
		const known = configs.get(benchmark);
		if (known) known.add(config);
		else configs.set(benchmark, new Set([config]));
	}
	const alone = remembering((config) => valuesByKey([config]));
	const valuesOf = ([first, ...others]) => first && others.length === 0 ? alone(first) : valuesByKey(first ? [first, ...others] : []);
	return new Map([...configs].map(([name, ofName]) => [name, valuesOf([...ofName])]));
}
function valuesByKey(configs) {
	const keys = new Set(configs.flatMap((config) => Object.keys(config)));
	return new Map([...keys].map((key) => [key, new Set(configs.map((config) => settingOf(config, key)))]));
}
function isSame$1(one, other) {
	return other !== void 0 && one.size === other.size && [...one].every((value) => other.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => settingOf(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	const extra = keys.map((key) => [key, settingOf(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
// src/core/formats/tools/go/go-write.ts
function writeGo(side, rounds, rules) {
	const isEncoded = [...wordsIn(rounds), ...rules.keys()].some(needsEncoding);
	const word = isEncoded ? encodeWord : (text) => text;
	const lines = [...isEncoded ? [`${namesKey}: ${namesEncoded}`] : [], ...unitLines(rules, word)];
	let current = {};
	for (const round of rounds) for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config));
		current = config;
		const values = [...units].map(([unit, measured]) => readable(observe(measured, unit) ?? 0, unit, word));
		lines.push(`Benchmark${word(benchmark)} ${counted(iterations)} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
}
function wordsIn(rounds) {
	const words = new Set();
	for (const round of rounds) for (const side of sides) for (const { benchmark, unit } of round[side].measurements) words.add(benchmark).add(unit);
	return words;
}
function counted(iterations) {
	return Number.isSafeInteger(iterations) && iterations > 0 ? iterations : 1;
}
function byBenchmark(measurements) {
	const found = new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		const id = JSON.stringify([Object.entries(config).sort(), benchmark]);
		let reported = found.get(id);
		if (!reported) {
			reported = {
				config,
				benchmark,
				iterations,
				units: new Map()
			};
			found.set(id, reported);
		}
		reported.iterations = Math.max(reported.iterations, iterations);
		const values = reported.units.get(unit);
		if (values) values.push(value);
		else reported.units.set(unit, [value]);
	}
	return found.values();
}
function unitLines(rules, word) {
	return [...rules].map(([unit, rule]) => {
		const better = rule.better ? ` better=${rule.better}` : "";
		const assume = rule.assume ? ` assume=${rule.assume}` : "";
		return `Unit ${word(unit)}${better}${assume}`;
	});
}
function configLines(from, to) {
	const cleared = Object.keys(from).filter((key) => settingOf(to, key) === void 0);
	const set = Object.entries(to).filter(([key, value]) => settingOf(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${visible(value.replace(/[\r\n]+/g, " "))}`)];
}
function readable(value, unit, word) {
	if (value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9)) return `${Number((value * 1e9).toPrecision(15))} ns/op`;
	if (value !== 0 && unit === "B/s") return `${Number((value / 1e6).toPrecision(15))} MB/s`;
	return `${value} ${word(unit)}`;
}
// src/core/common/random.ts
function randomFrom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ mixed >>> 16, 569420461);
		mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751);
		return ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
	};
}
// src/core/stats/binomial-interval.ts
function binomialInterval(hits, of, confidence) {
	const tail = (1 - confidence) / 2;
	return {
		low: hits === 0 ? 0 : rootOf((p) => atLeast(hits, of, p) - tail),
		high: hits === of ? 1 : rootOf((p) => tail - atLeast(of - hits, of, 1 - p))
	};
}
function rootOf(rising) {
	let [low, high] = [0, 1];
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (rising(middle) < 0) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
function atLeast(hits, of, p) {
	if (p <= 0) return 0;
	if (p >= 1) return 1;
	let term = of * Math.log1p(-p);
	let fewer = 0;
	for (let k = 0; k < hits; k++) {
		fewer += Math.exp(term);
		term += Math.log((of - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
	}
	return Math.max(0, 1 - fewer);
}
// src/core/stats/swaps.ts
const exactLimit$1 = 100;
function swapTest(blocks) {
	const differences = blocks.map(rankDifferences);
	const rounds = Math.max(0, ...differences.map((one) => one.length));
	const byRound = Array.from({ length: rounds }, (_, round) => differences.reduce((sum, block) => sum + (block[round] ?? 0), 0));
	const sizes = byRound.map(Math.abs).filter((size) => size !== 0);
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const upTo = sizes.length > exactLimit$1 ? approximate(sizes, total) : exact(sizes, total);
	return (swapped) => {
		let ups = 0;
		for (const [round, difference] of byRound.entries()) if (difference > 0 !== (swapped[round] ?? false)) ups += Math.abs(difference);
		return {
			greater: upTo(total - ups),
			less: upTo(ups)
		};
	};
}
function rankDifferences({ base, head }) {
	const isComplete = (round) => (base[round] ?? null) !== null && (head[round] ?? null) !== null;
	const values = [...base.keys()].filter(isComplete).flatMap((round) => [base[round], head[round]]);
	const sorted = new Float64Array(values).sort();
	const twiceRank = new Map();
	for (let first = 0, last = 0; first < sorted.length; first = ++last) {
		while (sorted[last + 1] === sorted[first]) last++;
		twiceRank.set(sorted[first], first + last);
	}
	const rank = (value) => twiceRank.get(value) ?? 0;
	return base.map((_, round) => isComplete(round) ? rank(head[round]) - rank(base[round]) : 0);
}
function exact(sizes, total) {
	const ways = new Float64Array(total + 1);
	ways[0] = 1;
	let most = 0;
	for (const size of sizes) {
		most += size;
		for (let s = most; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	for (let s = 1; s <= total; s++) ways[s] = ways[s] + ways[s - 1];
	return (limit) => ways[limit] / 2 ** sizes.length;
}
function approximate(sizes, total) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	const step = sizes.some((size) => size % 2 !== 0) ? 1 : 2;
	return (limit) => upperTail((total / 2 - limit - step / 2) / deviation);
}
// src/core/judge/false-alarms.ts
const manySuites = 1e3;
const fewSuites = 200;
function swappedSuites(series, rules, seed, machines = []) {
	const gated = series.filter((one) => directionOf(one) !== null);
	if (gated.length === 0) return null;
	const judge = swapJudge(gated, rules, machines);
	const rounds = Math.max(...gated.map(({ base }) => base.length));
	const random = randomFrom(seed + 1);
	const all = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () => judge(coins(rounds, random)));
	const suites = (isHit) => shareOf$1(all.filter(isHit).length, all.length);
	return {
		uncorrected: rules.deltaTest === "none" ? null : suites(({ uncorrected }) => uncorrected > 0),
		red: suites(({ regressed }) => regressed > 0)
	};
}
function shareOf$1(hits, of) {
	return {
		hits,
		of,
		...binomialInterval(hits, of, confidence)
	};
}
function swapJudge(series, rules, machines = []) {
	const pOf = isRanked(rules) ? pByRanks(series, machines) : pByComparing(series, rules, machines);
	return (swapped) => {
		const p = pOf(swapped);
		const paid = p.map((one) => Math.min(1, one / worseShare(rules)));
		const adjusted = isPlain(rules) ? adjust(paid, rules.correction) : [];
		const judged = compare(series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha).map((one) => exchange(one, swapped)), rules, machines);
		return {
			uncorrected: p.filter((one) => one <= rules.alpha).length,
			regressed: judged.filter(({ change }) => change === "regressed").length
		};
	};
}
function pByRanks(series, machines) {
	const tests = series.map((one) => swapTest(blocksOf(one, machines)));
	const directions = series.map(directionOf);
	return (swapped) => tests.map((test, index) => test(swapped)[directions[index] === "higher" ? "less" : "greater"]);
}
function pByComparing(series, rules, machines) {
	const alone = {
		...rules,
		correction: "none",
		strict: false,
		stopEarly: "never"
	};
	return (swapped) => compare(series.map((one) => exchange(one, swapped)), alone, machines).map(({ adjustedP }) => adjustedP ?? 1);
}
function isRanked({ deltaTest, outliers }) {
	return deltaTest === "utest" && outliers === "none";
}
function isPlain(rules) {
	return isRanked(rules) && !rules.strict && rules.stopEarly !== "pass-or-fail";
}
function exchange(series, swapped) {
	const { base, head } = series;
	const pick = (mine, theirs) => mine.map((value, round) => swapped[round] ? theirs[round] ?? null : value);
	return {
		...series,
		base: pick(base, head),
		head: pick(head, base)
	};
}
function directionOf({ rule, unit }) {
	return rule.better !== void 0 ? rule.better : usualDirection(unit);
}
function coins(rounds, random) {
	return Array.from({ length: rounds }, () => random() < .5);
}
// src/core/judge/calibrate.ts
const most$4 = .9;
function calibrationOf(series, rules, seed, machines = []) {
	const matched = series.filter(isMatched);
	const judged = compare(matched, rules, machines);
	const alone = compare(matched, {
		...rules,
		correction: "none",
		strict: false,
		stopEarly: "never"
	}, machines);
	const isSteady = (index) => judged[index]?.exact === true || isConstant(matched[index]);
	const varying = matched.filter((_, index) => !isSteady(index));
	const together = judged.filter(({ exact, better }) => !exact && better !== null).length;
	const floors = matched.flatMap((one, index) => isSteady(index) ? [] : [floorOf(one, judged[index], alone[index], together, rules, machines)]);
	const tested = floors.filter(({ p }) => p !== null);
	return {
		floors: floors.toSorted((a, b) => place(a) - place(b)),
		steady: judged.flatMap((one, index) => isSteady(index) ? [steadyOf(one)] : []),
		...suiteOf(floors, rules),
		alarms: tested.length === 0 ? null : shareOf$1(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
		swapped: swappedSuites(varying, rules, seed, machines)
	};
}
function judgeCalibration(calibration) {
	return {
		verdict: "pass",
		grounds: {
			kind: "calibration",
			calibration
		}
	};
}
function floorOf(series, judged, alone, together, rules, machines) {
	const { benchmark, package: path, unit, better, ratio, change } = judged;
	const noise = noiseOf(series, machines);
	const plan = noise !== null && better !== null && rules.deltaTest !== "none" ? planFor(noise, better, together, rules) : null;
	const p = better === null ? null : alone.adjustedP;
	return {
		benchmark,
		package: path,
		unit,
		better,
		rounds: wholeRounds(series),
		noise: noise?.noise ?? null,
		spread: noise?.spread ?? null,
		ratio,
		visible: plan?.visible ?? null,
		roundsNeeded: plan?.roundsNeeded ?? null,
		p,
		falseAlarm: p !== null && p <= rules.alpha,
		regressed: change === "regressed"
	};
}
function suiteOf(floors, { threshold }) {
	const units = new Map();
	for (const floor of floors.filter(({ better, noise }) => better !== null && noise !== null)) {
		const id = JSON.stringify([floor.package, floor.benchmark]);
		units.set(id, [...units.get(id) ?? [], floor]);
	}
	const worst = (value) => [...units.values()].map((all) => Math.max(...all.map((floor) => value(floor) ?? Number.POSITIVE_INFINITY))).sort((a, b) => a - b);
	const [visible, needed] = [worst((floor) => floor.visible), worst((floor) => floor.roundsNeeded)];
	return {
		benchmarks: units.size,
		seeing: visible.filter((one) => one <= threshold).length,
		typical: upTo(.5, visible),
		roundsNeeded: needed.findLast(Number.isFinite) ?? null,
		suggested: {
			count: upTo(most$4, needed),
			threshold: rounded(upTo(most$4, visible))
		}
	};
}
function upTo(share, ascending) {
	return finite(ascending[Math.ceil(share * ascending.length) - 1] ?? Number.POSITIVE_INFINITY);
}
function rounded(visible) {
	if (visible === null || visible > 1) return null;
	const steps = visible > .1 ? 100 : 200;
	return Math.max(1, Math.ceil(visible * steps - 1e-9)) / steps;
}
function place({ better, unit }) {
	return (better === null ? 2 : 0) + (unit === "sec/op" ? 0 : 1);
}
function isConstant({ base, head }) {
	const values = [...present(base), ...present(head)];
	return values.every((value) => value === values[0]);
}
function steadyOf({ benchmark, package: path, unit, base, head }) {
	return {
		benchmark,
		package: path,
		unit,
		differs: base.center !== head.center
	};
}
// src/core/model/doubt.ts
const doubtKinds = [
	"optimised-away",
	"grows-with-n",
	"setup-timed",
	"first-off",
	"clock",
	"prints"
];
function timingsOf(measurements) {
	const timings = new Map();
	for (const { benchmark, config, iterations, unit, value } of measurements) {
		if (unit !== "sec/op" || value < 0 || iterations < 1) continue;
		const id = JSON.stringify([settingOf(config, "pkg") ?? null, benchmark]);
		const found = timings.get(id);
		if (found) found.push({
			iterations,
			seconds: value
		});
		else timings.set(id, [{
			iterations,
			seconds: value
		}]);
	}
	return timings;
}
function fastestOf(timings) {
	return timings.toSorted(byTime)[0];
}
function byTime(one, other) {
	return one.seconds - other.seconds;
}
function totalOf({ iterations, seconds }) {
	return iterations * seconds;
}
// src/core/judge/probe.ts
const apart = 2;
const clearly = 2;
const leastExponent = .4;
const fewestIterations$1 = 10;
const leastShare$1 = .1;
const undisturbed = {
	short: .4,
	long: .75
};
function triedIn(probe) {
	const { short, long, two } = probe;
	const ofLong = timingsOf(long?.measurements ?? []);
	const isDisturbed = two === null && (shareOf(short) < undisturbed.short || long !== null && shareOf(long) < undisturbed.long);
	return [...timingsOf(short.measurements)].map(([id, timings]) => {
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
	const price = two?.processor;
	if (price === void 0 || short.processor === void 0 || long?.processor === void 0) return null;
	const operations = (all) => all.reduce((sum, { iterations }) => sum + iterations, 0);
	return {
		short: Math.max(0, short.processor - price) / operations(timings),
		long: Math.max(0, long.processor - price) / operations(full)
	};
}
function shareOf({ seconds, processor = seconds }) {
	return processor / seconds;
}
function fromProbe(tried, head) {
	const { short, long, worked, isDisturbed } = tried;
	const probe = fastestOf(short);
	if (head.length === 0 || totalOf(probe) < 1e-5 || isDisturbed) return [];
	const full = long.length > 0 ? long : head;
	const found = growing(probe, full, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null);
	return found ? [found] : [];
}
function growing(probe, runs, worked) {
	const full = fastestOf(runs);
	if (probe.iterations < fewestIterations$1 || full.iterations < apart * probe.iterations) return null;
	const byClock = full.seconds / probe.seconds;
	const growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe));
	const exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations);
	return exponent < leastExponent ? null : {
		kind: "grows-with-n",
		exponent,
		probe,
		full
	};
}
function byProcessor({ short, long }, { seconds }) {
	return Math.min(long / seconds, short > 0 ? long / short : Number.POSITIVE_INFINITY);
}
function preparing(probe, runs, head, worked) {
	const sorted = runs.toSorted(byTime);
	const full = sorted[sorted.length - 1 >> 1];
	const isGiven = probe.iterations === Math.floor(full.iterations / 16);
	if (probe.iterations > 1 && !isGiven || full.iterations < apart * probe.iterations) return null;
	const slowest = head.toSorted(byTime).at(-1);
	if (probe.seconds < clearly * full.seconds || probe.seconds <= slowest.seconds) return null;
	const byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations);
	const setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations);
	const share = setup / totalOf(full);
	return share < leastShare$1 ? null : {
		kind: "setup-timed",
		setup,
		share,
		probe,
		full
	};
}
// src/core/judge/doubts.ts
const emptyLoop = 1e-9;
const manyIterations = 1e6;
const fewestRounds = 8;
const longestLine = 120;
function doubtsOf({ rounds, probe, printed }) {
	const probes = new Map(probe.flatMap(triedIn));
	const all = [...[...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
		const short = fromTimes(subject, {
			base,
			head
		});
		const tried = probes.get(id);
		return (short.length > 0 ? short : tried ? fromProbe(tried, head) : fromFirst({
			base,
			head
		})).map((reason) => ({
			...subject,
			...reason
		}));
	}), ...printing(printed)];
	return doubtKinds.flatMap((kind) => all.filter((doubt) => doubt.kind === kind));
}
function fromTimes(subject, timings) {
	const loop = emptyLoop / processorsOf(subject);
	const removed = seen(timings, (ofSide) => {
		const fastest = fastestOf(ofSide);
		return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null;
	});
	if (removed) return [{
		kind: "optimised-away",
		side: removed.side,
		...removed.found
	}];
	const short = seen(timings, (ofSide) => {
		const total = median(ofSide.map(totalOf));
		return total < 1e-5 ? { total } : null;
	});
	return short ? [{
		kind: "clock",
		side: short.side,
		...short.found
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
	const first = new Map();
	for (const { benchmark, package: path, line } of printed) {
		const id = JSON.stringify([path, benchmark]);
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
function seen(timings, find) {
	const [base, head] = sides.map((side) => timings[side].length === 0 ? null : find(timings[side]));
	if (base && head) return {
		side: null,
		found: head
	};
	if (head) return {
		side: "head",
		found: head
	};
	return base ? {
		side: "base",
		found: base
	} : null;
}
function subjectsOf(rounds) {
	const subjects = new Map();
	for (const round of rounds) for (const side of sides) for (const [id, timings] of timingsOf(round[side].measurements)) {
		const [path, benchmark] = JSON.parse(id);
		const found = subjects.get(id) ?? {
			subject: {
				benchmark,
				package: path
			},
			base: [],
			head: []
		};
		found[side].push(fastestOf(timings));
		subjects.set(id, found);
	}
	return subjects;
}
// src/core/judge/geomean.ts
function geomeans(comparisons) {
	return [...new Set(comparisons.map((one) => one.unit))].flatMap((unit) => {
		const all = comparisons.filter((one) => one.unit === unit);
		const ratios = all.filter(({ base, head }) => base.center > 0 && head.center > 0).map(({ base, head }) => head.center / base.center);
		const ratio = ratios.length === 0 ? NaN : logAverage(ratios);
		if (all.length < 2 || !Number.isFinite(ratio)) return [];
		return [{
			unit,
			ratio,
			rows: ratios.length,
			of: all.length
		}];
	});
}
// src/core/judge/others.ts
const othersAlpha = .001;
const material = .25;
function othersOf(rounds) {
	const [base, head] = [busyDuring(rounds, "base"), busyDuring(rounds, "head")];
	if (base.length === 0 || head.length === 0) return null;
	const { p } = mannWhitney(base, head);
	const centers = {
		base: median([...base]),
		head: median([...head])
	};
	if (p > othersAlpha || Math.abs(centers.base - centers.head) < material) return null;
	return {
		kind: "others",
		...centers,
		p
	};
}
function busyDuring(rounds, side) {
	return rounds.flatMap((round) => {
		const { others, seconds } = round[side];
		return others === void 0 || seconds <= 0 ? [] : [others / seconds];
	});
}
// src/core/judge/rule-warnings.ts
function ruleWarnings({ benchmarks }, known) {
	if (benchmarks.length === 0) return [];
	const rows = known.flatMap(({ benchmark, package: path, unit }) => benchmark === null ? [] : [{
		benchmark,
		package: path,
		...unit == null ? {} : { unit }
	}]);
	return benchmarks.flatMap(({ match, isOver, until, owner }) => {
		if (isOver) return [{
			kind: "rule-over",
			match,
			until: until ?? "",
			owner
		}];
		return rows.some((row) => isNamedBy(match, row)) ? [] : [{
			kind: "rule-unused",
			match
		}];
	});
}
// src/core/stats/mann-kendall.ts
const exactLimit = 50;
function mannKendall(values) {
	const n = values.length;
	let s = 0;
	for (const [index, later] of values.entries()) for (let before = 0; before < index; before++) s += Math.sign(later - values[before]);
	const ties = tieSizes(values);
	if (s === 0 || ties.length < 2) return {
		s,
		p: 1
	};
	if (ties.length === n && n <= exactLimit) return {
		s,
		p: Math.min(1, 2 * exactTail(n, Math.abs(s)))
	};
	const term = (size) => size * (size - 1) * (2 * size + 5);
	const variance = (term(n) - ties.reduce((sum, size) => sum + term(size), 0)) / 18;
	return {
		s,
		p: Math.min(1, 2 * upperTail((Math.abs(s) - 1) / Math.sqrt(variance)))
	};
}
function tieSizes(values) {
	const sizes = new Map();
	for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
	return [...sizes.values()];
}
function exactTail(n, s) {
	const most = Math.floor((n * (n - 1) / 2 - s) / 2);
	let probability = new Float64Array(most + 1);
	probability[0] = 1;
	for (let k = 2; k <= n; k++) {
		const next = new Float64Array(most + 1);
		for (let inversions = 0; inversions <= most; inversions++) for (let added = 0; added < k && added <= inversions; added++) next[inversions] = next[inversions] + probability[inversions - added] / k;
		probability = next;
	}
	return probability.reduce((sum, one) => sum + one, 0);
}
// src/core/judge/drift.ts
const driftAlpha = .01;
const leastVariance$1 = 1e-6;
function driftOf(series) {
	const histories = historiesOf(series.filter(({ unit }) => unit === "sec/op").map(timesOf$1).filter(({ length }) => length > 0));
	const { p } = mannKendall(ranked(histories));
	if (p > driftAlpha) return null;
	const quarter = Math.ceil(histories.length / 4);
	const rises = histories.slice(-quarter).map((levels) => levels.at(-1) - mean$1(levels.slice(0, quarter)));
	const change = Math.exp(mean$1(rises)) - 1;
	return Number.isFinite(change) ? {
		kind: "drift",
		change,
		p
	} : null;
}
function timesOf$1({ base, head }) {
	const sums = base.map((value, round) => (logOf(value) + logOf(head[round] ?? null)) / 2);
	const end = sums.findIndex((sum) => Number.isNaN(sum));
	return end < 0 ? sums : sums.slice(0, end);
}
function logOf(value) {
	return value !== null && value > 0 ? Math.log(value) : NaN;
}
function historiesOf(times) {
	const weighted = times.map((logs) => ({
		logs,
		weight: 1 / (varianceOf(logs) + leastVariance$1)
	}));
	const lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b);
	return lengths.flatMap((length, index) => {
		const staying = weighted.filter(({ logs }) => logs.length >= length);
		const levels = Array.from({ length }, (_, round) => levelOf(staying, round));
		return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0);
	});
}
function levelOf(times, round) {
	return times.reduce((sum, { logs, weight }) => sum + weight * logs[round], 0) / times.reduce((sum, { weight }) => sum + weight, 0);
}
function ranked(histories) {
	let ranks = [];
	for (const levels of histories) {
		const level = levels.at(-1);
		const equal = ranks[levels.indexOf(level)];
		if (equal === void 0) {
			const lower = levels.filter((one) => one < level).length;
			const below = ranks.toSorted((a, b) => a - b)[lower - 1] ?? 0;
			ranks = [...ranks.map((rank) => rank > below ? rank + 1 : rank), below + 1];
		} else ranks = [...ranks, equal];
	}
	return ranks;
}
function mean$1(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function varianceOf(values) {
	const center = mean$1(values);
	return mean$1(values.map((value) => (value - center) ** 2));
}
// src/core/judge/second-visit.ts
const placeAlpha = .001;
const leastVariance = 1e-6;
function secondVisitOf(rounds, series) {
	const rows = series.filter(({ unit }) => unit === "sec/op").map(differencesOf);
	const levels = rounds.flatMap(({ first }, round) => {
		const seen = rows.flatMap(({ weight, differences }) => {
			const difference = differences[round] ?? null;
			return difference === null ? [] : [{
				weight,
				difference
			}];
		});
		if (first === null || seen.length === 0) return [];
		const level = seen.reduce((sum, { weight, difference }) => sum + weight * difference, 0);
		const weights = seen.reduce((sum, { weight }) => sum + weight, 0);
		return [{
			first,
			level: (first === "base" ? 1 : -1) * level / weights
		}];
	});
	const head = levels.map(({ level }) => level);
	const { greater, less } = pairedTest([{
		base: head.map((level) => -level),
		head
	}]);
	const p = Math.min(1, 2 * Math.min(greater, less));
	if (p > placeAlpha) return null;
	const ways = sides.map((side) => levels.filter(({ first }) => first === side).map(({ level }) => level)).filter(({ length }) => length > 0);
	return {
		kind: "second-visit",
		change: Math.exp(ways.reduce((sum, one) => sum + median(one), 0) / ways.length) - 1,
		p
	};
}
function differencesOf({ base, head }) {
	const logs = base.map((value, round) => {
		const other = head[round] ?? null;
		return value !== null && other !== null && value > 0 && other > 0 ? Math.log(other / value) : null;
	});
	const known = logs.filter((log) => log !== null);
	if (known.length === 0) return {
		weight: 0,
		differences: []
	};
	const center = centerOf(known);
	return {
		weight: 1 / (known.reduce((sum, log) => sum + (log - center) ** 2, 0) / known.length + leastVariance),
		differences: logs.map((log) => log === null ? null : log - center)
	};
}
function centerOf(values) {
	return median(values.flatMap((one, index) => values.slice(index).map((other) => (one + other) / 2)));
}
// src/core/judge/run-warnings.ts
const mostSteal = .02;
const surroundings = [
	"goos",
	"goarch",
	"cpu"
];
function runWarnings(rounds, series, steal) {
	const [drift, second] = [driftOf(series), secondVisitOf(rounds, series)];
	return [
		...drift === null ? [] : [drift],
		...second === null ? [] : [second],
		...configurations(rounds),
		...steal !== null && steal > mostSteal ? [{
			kind: "steal",
			share: steal
		}] : []
	];
}
function suiteWarning(changed) {
	return changed.length === 0 ? [] : [{
		kind: "suite",
		changed
	}];
}
function configurations(rounds) {
	const seen = (side, key) => [...new Set(rounds.flatMap((round) => round[side].measurements.flatMap((one) => one.config[key] || [])))].sort().join(", ");
	return surroundings.map((key) => ({
		kind: "configuration",
		key,
		base: seen("base", key),
		head: seen("head", key)
	})).filter(({ base, head }) => base !== head && base !== "" && head !== "");
}
// src/core/rounds/inner-samples.ts
function innerSamplesOf(rounds) {
	const found = new Map();
	for (const round of rounds) for (const side of sides) for (const [{ benchmark, config }, samples] of samplesIn(round[side])) {
		const path = settingOf(config, "pkg") ?? null;
		const id = JSON.stringify([path, benchmark]);
		const { least, most } = found.get(id) ?? {
			least: samples,
			most: samples
		};
		const both = {
			least: Math.min(least, samples),
			most: Math.max(most, samples)
		};
		found.set(id, {
			benchmark,
			package: path,
			...both
		});
	}
	return [...found.values()].filter(({ most }) => most > 1);
}
function formatsOf(rounds) {
	const first = (side) => {
		const visit = rounds.map((round) => round[side]).find(({ measurements }) => measurements.length > 0);
		return visit ? visit.format ?? "go" : null;
	};
	return {
		base: first("base"),
		head: first("head")
	};
}
function samplesIn({ measurements }) {
	const found = new Map();
	for (const measurement of measurements) {
		const { benchmark, config, unit, innerSamples = 1 } = measurement;
		const ofConfig = found.get(config) ?? new Map();
		found.set(config, ofConfig);
		const known = ofConfig.get(benchmark) ?? {
			first: measurement,
			units: new Map()
		};
		ofConfig.set(benchmark, known);
		known.units.set(unit, (known.units.get(unit) ?? 0) + innerSamples);
	}
	return [...found.values()].flatMap((names) => [...names.values()].map(({ first, units }) => [first, Math.max(...units.values())]));
}
// src/core/words/headline.ts
function reasonOf(grounds, rules) {
	switch (grounds.kind) {
		case "measured": return ofMeasured(grounds, rules.threshold);
		case "untouched": return "No file that `paths` names differs between base and head, so nothing was measured";
		case "base-failed": return `Base could not be measured: ${grounds.why} (${shortSha(grounds.sha)})`;
		case "calibration": return ofCalibration(grounds.calibration, rules);
	}
}
function ofMeasured(grounds, threshold) {
	const { compared, broken, unmeasured, proven } = grounds;
	const isLost = broken + unmeasured > 0;
	const [first = "", ...rest] = [
		broken > 0 ? `${plural(broken)} failed on head` : "",
		unmeasured > 0 ? `${plural(unmeasured)} could not be measured` : "",
		compared !== null || proven > 0 || !isLost ? ofTheRest(grounds, threshold) : ""
	].filter((reason) => reason !== "");
	return [first, ...rest.map((reason) => reason.replace(/^N/, "n"))].join("; ");
}
function ofTheRest({ compared, unmatched, proven }, threshold) {
	if (compared !== null) return proven === 0 ? ofTally(compared, threshold) : `${ofTally(compared, threshold)}; ${proven} more proven unchanged: the same binary on both sides`;
	if (proven > 0) return `${plural(proven)} ${proven === 1 ? "is" : "are"} proven unchanged: base and head build the same test binaries`;
	const { base, head } = unmatched;
	if (base === 0 && head === 0) return "Nothing was measured on either side";
	if (base === 0) return `Base has no benchmarks to compare with (head has ${head})`;
	return `Nothing to compare: no benchmark has the same name on both sides (base has ${base}, head ${head})`;
}
function ofTally(tally, threshold) {
	const { regressed, accepted, muted, improved, changed, undecided } = tally;
	const of = plural(tally.benchmarks);
	const passing = accepted > 0 ? `${accepted} of ${of} regressed, which was accepted` : "";
	const also = [
		regressed > 0 && accepted > 0 ? `, ${accepted} more ${accepted === 1 ? "was" : "were"} accepted` : "",
		muted > 0 ? `, ${muted} ${regressed + accepted > 0 ? "more" : "regressed but"} ${muted === 1 ? "is" : "are"} muted` : "",
		improved > 0 ? `, ${improved} improved` : "",
		changed > 0 ? `, ${changed} changed in a unit of unknown direction` : ""
	].join("");
	if (regressed > 0) return `${regressed} of ${of} regressed${also}${undecided > 0 ? `, ${undecided} inconclusive` : ""}`;
	if (undecided > 0) return passing === "" ? `${undecided} of ${of} undecided, no regression shown${also}` : `${undecided} of ${of} undecided; ${passing}${also}`;
	if (passing !== "") return `No other regression: ${passing}${also}`;
	return `${noRegression(tally, threshold)}${also}`;
}
function noRegression({ benchmarks, within }, threshold) {
	const of = plural(benchmarks);
	if (within === null) return `No regression in ${of}`;
	const far = `within ${Math.ceil(within.ruledOut * 100 - 1e-9)}%`;
	const rest = benchmarks - within.benchmarks;
	if (rest === 0) return `No regression: ${of} ${far}`;
	return `No regression: ${rest} of ${of} within ${formatRatio(threshold)}, ${within.benchmarks === 1 ? "the other" : "the others"} ${far}`;
}
function ofCalibration({ benchmarks, seeing, typical }, { count, threshold, deltaTest }) {
	const of = plural(benchmarks);
	if (benchmarks === 0) return "On this machine nothing varies: there is no noise";
	if (deltaTest === "none") return `How far ${of} vary on this machine; nothing is tested`;
	const all = benchmarks === 1 ? "the only benchmark" : `all ${of}`;
	const some = `${seeing === 0 ? "none" : seeing} of ${of}`;
	const half = typical === null || benchmarks === 1 ? "" : `, and one of ${formatPercent(typical)} in half of them`;
	return `On this machine ${formatRounds(count)} see a worsening of ${formatRatio(threshold)} in ${seeing === benchmarks ? all : some}${half}`;
}
function plural(benchmarks) {
	return benchmarks === 1 ? "1 benchmark" : `${benchmarks} benchmarks`;
}
// src/core/result/result.ts
function resultOf(run) {
	const { settings, rounds, stopped, series, lost, proven = [], probe, printed, again } = run;
	const first = compare(series, settings, machines(rounds));
	const confirmed = again ? confirm(first, again.series, {
		...settings,
		count: again.rounds.length
	}, machines(again.rounds)) : first;
	const comparisons = accept(openWithoutBase(confirmed, lost), settings.accepted);
	const calibration = settings.calibrate && comparisons.length > 0 ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null;
	const only = {
		base: unmatched(series, "base"),
		head: unmatched(series, "head")
	};
	const nothing = resultOfNothing(run, rounds, calibration ? judgeCalibration(calibration) : judge({
		comparisons,
		unmatched: only,
		lost,
		proven: proven.length,
		rules: settings
	}));
	return {
		...nothing,
		stopped,
		again: (again?.rounds ?? []).map(record$1),
		isRelaid: again?.isRelaid ?? false,
		lost,
		proven,
		calibration,
		doubts: doubtsOf({
			rounds,
			probe,
			printed
		}),
		comparisons,
		geomeans: geomeans(comparisons),
		warnings: [
			...nothing.warnings,
			...toolchainWarning(run.toolchains),
			...machineWarning(run.machine),
			...runWarnings(rounds, series, run.machine.steal),
			...othersWarning(rounds, again?.rounds ?? []),
			...ruleWarnings(settings, [
				...comparisons,
				...only.base,
				...only.head,
				...lost,
				...proven
			])
		],
		unmatched: only
	};
}
function resultWithoutBase(circumstances, rounds, { why, message, output }) {
	return {
		...resultOfNothing(circumstances, rounds, judgeWithoutBase(why, circumstances.commits.base)),
		baseFailed: {
			message,
			output
		}
	};
}
function withWarnings(result, warnings) {
	return {
		...result,
		warnings: [...result.warnings, ...warnings]
	};
}
function resultUntouched(circumstances) {
	return {
		...resultOfNothing(circumstances, [], judgeUntouched()),
		stopped: "unchanged"
	};
}
function resultOfNothing({ commits, settings, machine, suite, rules = null, toolchains, laidOut = [], visits = [] }, rounds, judgement) {
	return {
		schema: 1,
		...inWords(judgement, settings),
		commits,
		settings,
		rules,
		machine,
		toolchains,
		formats: formatsOf(rounds),
		innerSamples: innerSamplesOf(rounds),
		rounds: rounds.map(record$1),
		stopped: "failed",
		baseFailed: null,
		again: [],
		isRelaid: false,
		laidOut,
		visits,
		lost: [],
		proven: [],
		doubts: [],
		calibration: null,
		profiles: [],
		comparisons: [],
		geomeans: [],
		warnings: suiteWarning(suite),
		unmatched: {
			base: [],
			head: []
		}
	};
}
function inWords({ verdict, grounds }, settings) {
	return {
		verdict,
		reason: reasonOf(grounds, settings)
	};
}
function toolchainWarning({ base, head }) {
	if (base === null || head === null || base === head) return [];
	return [{
		kind: "configuration",
		key: "go",
		base,
		head
	}];
}
function othersWarning(first, again) {
	const warning = othersOf(first) ?? othersOf(again);
	return warning === null ? [] : [warning];
}
function machineWarning(machine) {
	const noisy = noisyMachine(machine);
	return noisy === null ? [] : [noisy];
}
function machines(rounds) {
	return rounds.map(({ block }) => block);
}
function record$1({ round, block, first, base, head }) {
	return {
		round,
		block,
		first,
		base: recordVisit(base),
		head: recordVisit(head)
	};
}
function recordVisit({ started, seconds, others }) {
	return others === void 0 ? {
		started,
		seconds
	} : {
		started,
		seconds,
		others
	};
}
// src/effects/git/copy-ignored.ts
async function copyIgnored(git, target, commit, copying) {
	const { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(await readTree(git, commit));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = bytes(git.folder, path);
		const there = await standing$1(from);
		if (!there || files.has(path)) return;
		if (!folders.has(path)) {
			const to = bytes(target, path);
			await mkdir(to.subarray(0, to.lastIndexOf("/")), { recursive: true });
			await copyWhole(from, to, copying);
		} else if (there.isDirectory()) for (const name of await readdir(from, { encoding: "buffer" })) await copyBeside(`${path}/${name.toString("latin1")}`);
	};
	for (const path of ignored) if (!foldersAbove(path).some((above) => files.has(above))) await copyBeside(path);
}
const large = 2 * 1024 ** 3;
function copyingFor(console, signal) {
	const totals = {
		base: 0,
		head: 0
	};
	let isSaid = false;
	return (side) => ({
		counting(size) {
			if (signal?.aborted) throw new Cancelled("cancelled");
			totals[side] += size;
			if (totals[side] <= large || isSaid) return;
			isSaid = true;
			console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path.toString("latin1"))}`)
	});
}
// src/effects/git/checkout/meanwhile.ts
function noteMeanwhile(state, console) {
	const place = `${state}-found-${Date.now()}`;
	const files = new Map();
	const commits = new Map();
	async function keepFiles({ side, tree, folder, paths }) {
		if (paths.length === 0) return;
		const to = join(place, side, tree);
		await mkdir(to, { recursive: true });
		await takeFrom(folder, paths, to);
		const shown = paths.slice(0, most$3).map(readable$1).join(", ");
		const more = paths.length > most$3 ? ` and ${paths.length - most$3} more` : "";
		console.warn(`Found in the checkout while ${side} was shown, written by you or by a benchmark, and now in ${to}: ${shown}${more}. Delete that folder if nothing in it is yours.`);
	}
	return {
		configured: (path, content) => files.set(path, content),
		committed: (git, side, sha) => commits.set(sha, {
			git,
			side
		}),
		async keep(shelves) {
			for (const shelf of shelves) await keepFiles(shelf);
			for (const [path, content] of files) {
				const kept = join(place, basename(path));
				await mkdir(place, { recursive: true });
				await replaceFile(kept, content);
				console.warn(`${path} was changed while the benchmarks ran, and was put back, as they can write to it. What was in it is now in ${kept}.`);
			}
			for (const [sha, { git, side }] of commits) {
				if (await git.ask([
					"for-each-ref",
					"--count=1",
					"--contains",
					sha
				]) !== "") continue;
				const ref = `refs/benchgate/found/${sha.slice(0, 12)}`;
				await git.run([
					"update-ref",
					ref,
					sha
				]);
				console.warn(`A commit was made while ${side} was checked out: ${sha}, kept as ${ref}. "git branch NAME ${ref}" makes a branch of it, "git update-ref -d ${ref}" forgets it.`);
			}
		}
	};
}
const most$3 = 10;
// src/effects/git/away.ts
const leavings = 3;
var Away = class {
	scratch;
	began = performance.now();
	spent = 0;
	known = {
		base: unknown(),
		head: unknown()
	};
	mostTime;
	constructor(scratch, mostTime) {
		this.scratch = scratch;
		this.mostTime = mostTime;
	}
	leave(side, folder) {
		if (process.platform === "win32") return;
		const known = this.known[side];
		if (known.left++ < leavings) {
			const { whole } = this.timed(() => lookAt(folder, []));
			known.whole = new Set([...known.whole, ...whole]);
		}
		known.turns.push({
			left: this.now(),
			back: null
		});
	}
	comeBack(side, folder) {
		const known = this.known[side];
		if (this.spent <= this.mostTime * (performance.now() - this.began)) {
			this.refuseChanged(side, folder);
			known.turns = [];
		} else {
			const back = this.now();
			for (const turn of known.turns) turn.back ??= back;
		}
	}
	refuseChanged(side, folder) {
		const known = this.known[side];
		if (known.turns.length === 0) return;
		const { changed, whole } = this.timed(() => lookAt(folder, known.turns, known.whole));
		const isAway = known.turns.at(-1)?.back === null;
		known.whole = whole;
		known.turns = isAway ? known.turns.slice(-1) : [];
		const [first] = changed;
		if (first === void 0) return;
		const more = changed.length > 1 ? ` (and ${changed.length - 1} more)` : "";
		const other = otherSide(side);
		throw new CouldNotMeasure(`${first === "" ? "The folder" : visible(first)}${more} of ${side} was changed while ${other} was measured, so what ${side} measures is no longer its own. Let no command of ${other} write into the files of ${side}; if something that setup has started on ${side} writes there, let it keep its files elsewhere.`);
	}
	timed(look) {
		const began = performance.now();
		const seen = look();
		this.spent += performance.now() - began;
		return seen;
	}
	now() {
		const path = join(this.scratch, ".now");
		rmSync(path, {
			recursive: true,
			force: true
		});
		writeFileSync(path, "", { flag: "wx" });
		return lstatSync(path, { bigint: true }).ctimeNs;
	}
};
function unknown() {
	return {
		turns: [],
		whole: new Set(),
		left: 0
	};
}
function lookAt(folder, turns, wholeBefore = new Set()) {
	const isIn = (time) => turns.some(({ left, back }) => time > left && (back === null || time < back));
	const changed = [];
	const linked = new Map();
	const visit = (path) => {
		const there = statOf(join(folder, path));
		if (!there) return;
		if (there.isDirectory()) for (const name of namesIn$1(join(folder, path))) visit(join(path, name));
		if (there.isDirectory() || there.nlink === 1n) {
			if (isIn(there.ctimeNs)) changed.push(path);
			return;
		}
		const one = linked.get(there.ino) ?? {
			there,
			path,
			names: 0n
		};
		one.names++;
		linked.set(there.ino, one);
	};
	visit("");
	const whole = new Set();
	for (const [inode, { there, path, names }] of linked) {
		const isWhole = names >= there.nlink;
		if (isWhole) whole.add(inode);
		if (isIn(isWhole || wholeBefore.has(inode) ? there.ctimeNs : there.mtimeNs)) changed.push(path);
	}
	return {
		changed: changed.sort((one, other) => other.length - one.length),
		whole
	};
}
function statOf(path) {
	try {
		return lstatSync(path, { bigint: true });
	} catch {
		return null;
	}
}
function namesIn$1(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
// src/effects/git/checkout/switching.ts
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays, meanwhile) {
	const putGitInOrder = await guard(git, (path, content) => meanwhile?.configured(path, content));
	const root = trees[0]?.git.folder ?? git.folder;
	const ways = {
		base: await wayTo("base"),
		head: await wayTo("head")
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
	const away = new Away(state, Number.POSITIVE_INFINITY);
	let at = null;
	async function wayTo(side) {
		const from = commits[otherSide(side)];
		const [difference, linksThere, linksHere] = await Promise.all([
			readDifference(git, from, commits[side]),
			readLinks(git, commits[side]),
			readLinks(git, from)
		]);
		const prefix = home.path === "" ? "" : `${home.path}/`;
		const switched = new Set(trees.filter((one) => one.home.isSwitched).map((one) => one.home.path));
		return {
			commit: commits[side],
			difference,
			lost: [...linksHere.keys()].filter((link) => !linksThere.has(link)),
			loose: [...linksThere.keys()].filter((link) => !switched.has(prefix + link))
		};
	}
	async function leave(side, way) {
		folders[side] ??= foldersOf(tracked[side] ?? []);
		const shown = meanwhile && await git.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (shown && shown !== ways[side].commit) meanwhile.committed(git, side, shown);
		const leaving = await leavingSide(git, {
			...way,
			folders: folders[side]
		}, handling);
		shelves[side] = await shelve(git, join(state, side), leaving, stays);
		away.leave(side, join(state, side));
		return timesToKeep(leaving, way, shelves[otherSide(side)]);
	}
	return {
		putGitInOrder,
		async leaveWithAll() {
			if (at !== null) await leave(at, {
				...ways[at],
				...nowhere
			});
			at = null;
			return sides.map((side) => ({
				side,
				tree: home.path,
				folder: join(state, side),
				paths: shelves[side]?.found ?? []
			}));
		},
		async copyIgnored(ignored, copying) {
			for (const side of sides) {
				const there = new Set(await readTree(git, commits[side]));
				const moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
				away.leave(side, join(state, side));
			}
		},
		async enter(side) {
			await putBackLink(root, home);
			await putGitInOrder();
			if (at === side && await git.run(["rev-parse", "HEAD"]) === ways[side].commit) return;
			const way = at === side ? {
				...ways[side],
				...nowhere
			} : ways[side];
			const isFirst = tracked[side] === void 0;
			const times = at === null ? new Map() : await leave(at, way);
			at = null;
			await git.run([
				"checkout",
				"--force",
				"--detach",
				way.commit,
				"--"
			]).catch((error) => {
				throw notCheckedOut(error, side);
			});
			if (way.loose.length > 0) await updateSubmodules(git, way.loose);
			tracked[side] ??= new Set((await readIndex(git)).map(({ path }) => path));
			away.comeBack(side, join(state, side));
			const shelved = shelves[side];
			if (shelved) await unshelve(git, join(state, side), shelved, tracked[side]);
			if (isFirst && shelved && tracked[side].size > 0) await git.run([
				"checkout",
				"--force",
				"HEAD",
				"--",
				"."
			]);
			for (const [path, time] of times) putBackTime(git, path, time);
			at = side;
		}
	};
}
function timesToKeep({ moved, deleted, times }, { difference }, there) {
	const own = new Set([
		...difference.changed,
		...difference.added,
		...difference.removed,
		...there?.moved ?? []
	]);
	const kept = new Map();
	for (const path of [...moved, ...deleted]) {
		const time = times.get(path);
		if (time !== void 0 && !own.has(path)) kept.set(path, time);
	}
	return kept;
}
function putBackTime(git, path, time) {
	const place = bytes(git.folder, path);
	if (statSync(place, { throwIfNoEntry: false })?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function updateSubmodules(git, paths) {
	if (await git.ask([
		"config",
		"--get-regexp",
		"^submodule\\..*\\.url$"
	])) await git.run([
		"submodule",
		"update",
		"--recursive",
		"--force",
		"--",
		...paths
	]);
}
// src/effects/git/checkout/taken.ts
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const gitFiles = await keepGitFiles(git, state);
	const stashes = await readStashes(git);
	await writeNote(state, names.stashes, stashes);
	const none = {
		state,
		gitFiles,
		stashes,
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: false,
			staying: []
		}
	};
	if (commits === null) return none;
	const outline = await takeOutline(git, Object.values(commits));
	await writeNote(state, names.outline, outline);
	const shared = ignoredFiles === "shared" ? (await readStatus(git)).ignored : null;
	if (shared) await writeNote(state, names.shared, shared);
	const handling = {
		shared: shared && {
			paths: new Set(shared),
			apart: []
		},
		isSparse: await isSparse(git),
		staying: []
	};
	return {
		...none,
		outline,
		handling
	};
}
async function putBack$1(git, folder, console, taken, putGitInOrder = async () => {}) {
	await refuseTakenAway(folder, taken.journal).catch(async (error) => {
		await forgetStop(folder, taken.journal);
		throw error;
	});
	let lost;
	try {
		await makeRoom(folder, taken.journal.trees);
		await putGitInOrder();
		lost = await twice(() => renewNotes(folder, taken));
		const restored = await twice(() => restore(git, folder, console));
		const { journal } = taken;
		await forget(git, folder, console, {
			journal: {
				...journal,
				stash: lost.length === 0 ? restored?.journal.stash ?? null : null
			},
			stuck: restored?.stuck ?? []
		});
	} catch (error) {
		throw notPutBack(folder, error);
	}
	if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash));
}
async function refuseTakenAway(folder, own) {
	if (!await isStillHeld(folder, own)) throw new NotPutBack(`Another Benchgate run, or "benchgate restore --force", has taken over the checkout of ${folder} from this run, which stops now and touches nothing in it. If your files are not back when the other has ended, "benchgate restore" puts them back.`);
}
async function twice(step) {
	return step().catch(step);
}
async function renewNotes(folder, { journal, trees }) {
	const lost = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, stashes, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, names.yours);
		await writeNote(state, names.stashes, stashes);
		if (outline) await writeNote(state, names.outline, outline);
		await writeNote(state, names.staying, handling.staying);
		if (handling.shared) {
			await writeNote(state, names.shared, [...handling.shared.paths]);
			await writeNote(state, names.apart, handling.shared.apart);
		}
		if (shelved) {
			await writeNote(shelf, names.moved, shelved.moved);
			await writeNote(shelf, names.deleted, shelved.deleted);
			const path = journal.trees[n]?.path ?? "";
			for (const one of await missingFrom(shelf, shelved.moved)) lost.push(path === "" ? one : `${path}/${one}`);
		}
		await renewGitFiles(state, gitFiles);
	}
	await writeJournal(folder, journal);
	return lost;
}
function lossMessage(lost, stash) {
	const copy = stash === null ? "" : ` "git stash list" has your changes to tracked files (${stash}).`;
	return `The benchmarked code has removed uncommitted files of yours from the git directory: ${lost.map(readable$1).join(", ")}.${copy} Everything else is as it was.`;
}
// src/effects/git/checkout/checkout.ts
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, isWorkplace = false, signal } = {}) {
	await recoverCheckout(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const folder = await stateFolder(git);
	const trees = await treesOf(git, {
		base: commits.base.sha,
		head: commits.head.sha
	}, folder);
	await refuseHeldElsewhere(user, trees);
	for (const tree of trees) await refuseUnfinished(tree.git);
	const taken = {
		journal: {
			phase: "shelving",
			...holder$1(),
			stash: null,
			ignoredFiles,
			hasPointers,
			trees: trees.map((tree) => tree.home)
		},
		trees: []
	};
	const note = async (change) => {
		taken.journal = {
			...taken.journal,
			...change
		};
		await writeJournal(folder, taken.journal);
	};
	if (!await beginJournal(folder, taken.journal)) throw inUse(await readJournal(folder));
	if (isWorkplace) console.warn(`Do not work in ${git.folder} until this ends: base and head are checked out there in turn.`);
	const meanwhile = isWorkplace ? noteMeanwhile(folder, console) : null;
	try {
		await takeReserve(folder);
		for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			stashMessage
		]);
		const stash = created || null;
		if (created === null) console.info("git cannot make a stash entry of these changes, so there is no second copy of them");
		await note({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			stash
		]);
		for (const [n, { git, home }] of trees.entries()) {
			const stashes = taken.trees[n]?.stashes.map(([sha]) => sha) ?? [];
			await hold(git, [
				home.sha,
				...home.sides,
				...stashes,
				...n === 0 && stash ? [stash] : []
			]);
		}
		const shown = [];
		const stays = staying(console);
		const copying = copyingFor(console, signal);
		for (const [n, tree] of trees.entries()) {
			const noted = taken.trees[n];
			if (tree.commits === null || !noted) continue;
			const { handling, ignored, ...shelved } = await shelveHome(tree, tree.commits, noted.handling, stays);
			taken.trees[n] = {
				...noted,
				handling,
				shelved
			};
			const switched = await switching(tree, tree.commits, trees, handling, stays, meanwhile);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await switched.copyIgnored(ignored, copying);
			}
			shown.push(switched);
		}
		await note({ phase: "measuring" });
		return {
			async enter(side) {
				await refuseTakenAway(folder, taken.journal);
				await shown[0]?.enter(side);
				await Promise.all(shown.slice(1).map((one) => one.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const putInOrder = async () => {
					for (const one of shown) await one.putGitInOrder();
				};
				if (meanwhile && await isStillHeld(folder, taken.journal)) await keepFound(meanwhile, shown, console);
				await putBack$1(git, folder, console, taken, putInOrder);
			}
		};
	} catch (error) {
		await putBack$1(git, folder, console, taken);
		throw error;
	}
}
async function keepFound(meanwhile, shown, console) {
	try {
		const shelves = [];
		for (const one of shown) await one.putGitInOrder();
		for (const one of shown) shelves.push(...await one.leaveWithAll());
		await meanwhile.keep(shelves);
	} catch (error) {
		console.warn(`What was done in the checkout meanwhile could not all be kept: ${error.message}`);
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	const shelf = join(state, names.yours);
	const leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved);
	await writeNote(shelf, names.deleted, leaving.deleted);
	const staying = [];
	const { moved, deleted, ignored } = await shelve(git, shelf, leaving, (path, why) => {
		if (why.code === "ENAMETOOLONG") throw tooLong(path);
		staying.push(path);
		stays(path, why);
	});
	await refuseOverwriting(git, commits, staying);
	await writeNote(state, names.staying, staying);
	const { shared } = handling;
	if (shared) await writeNote(state, names.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			staying,
			shared: shared && {
				...shared,
				apart: ignored
			}
		}
	};
}
async function refuseOverwriting(git, commits, staying) {
	if (staying.length === 0) return;
	for (const side of sides) for (const path of await readTree(git, commits[side])) {
		const one = staying.find((one) => areNested(one, path));
		if (one !== void 0 && await standing$1(bytes(git.folder, path))) throw new Misconfigured(`${readable$1(one)} cannot be moved, and ${side} has a file of its own at ${readable$1(path)}. Move it out of the checkout, or set checkout to "worktree".`);
	}
}
function tooLong(path) {
	return new Misconfigured(`The path of an uncommitted file is too long for it to be set aside while base and head are checked out: ${readable$1(path)}. Move the file out of the checkout, or set checkout to "worktree".`);
}
async function refuseHeldElsewhere(git, trees) {
	const others = trees.slice(1).map((tree) => tree.git);
	const around = await git.ask(["rev-parse", "--show-superproject-working-tree"]);
	if (around) others.push(git.in(readable$1(around)));
	for (const other of others) {
		const journal = await readJournal(await stateFolder(other));
		if (journal !== null && fateOf(journal) !== "ended") throw inUse(journal);
	}
}
async function refuseUnfinished(git) {
	const lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may be waiting for its message); if no git is running, remove that file.`);
	for (const [name, what] of unfinished) if (await standing$1(await gitPath(git, name))) throw new Misconfigured(`A ${what} is in progress in ${git.folder}. Finish or abort it, then run Benchgate again.`);
	if (await git.run(["ls-files", "--unmerged"]) !== "") throw new Misconfigured(`There are unmerged files in ${git.folder}. Resolve them, then run Benchgate again.`);
}
const unfinished = [
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["rebase-merge", "rebase"],
	["rebase-apply", "rebase"],
	["sequencer", "cherry-pick or revert"]
];
// src/effects/files/kept.ts
const most$2 = {
	files: 2e3,
	bytes: 16 * 2 ** 20
};
async function snapshotOf(path) {
	const found = new Map();
	let bytes = 0;
	const visit = async (name) => {
		const place = join(path, name);
		const there = await standing$1(place);
		if (there === null) return true;
		bytes += there.size;
		if (found.size >= most$2.files || bytes > most$2.bytes) return false;
		const kind = kindOf(there);
		const content = kind === "file" ? await readFile(place) : kind === "link" ? await readlink(place, "buffer") : none;
		found.set(name, {
			kind,
			mode: there.mode & 4095,
			content
		});
		if (kind !== "folder") return true;
		for (const below of await readdir(place)) if (!await visit(join(name, below))) return false;
		return true;
	};
	return await visit("") ? found : null;
}
function changedIn(before, now) {
	if (now === null) return [""];
	return [...new Set([...before.keys(), ...now.keys()])].filter((name) => !isSame(before.get(name), now.get(name))).sort();
}
async function putBack(path, before, changed) {
	const isBelow = (name) => changed.some((one) => one === "" || name === one || name.startsWith(`${one}/`));
	for (const name of changed) await rm(join(path, name), {
		recursive: true,
		force: true
	});
	for (const name of [...before.keys()].filter(isBelow).sort()) {
		const { kind, mode, content } = before.get(name);
		const place = join(path, name);
		if (kind === "link") await symlink(content, place);
		else if (kind === "folder") await mkdir(place, { recursive: true });
		else if (kind === "file") await writeFile(place, content, { flag: "wx" });
		if (kind === "folder" || kind === "file") await chmod(place, mode);
	}
}
const none = Buffer.alloc(0);
function kindOf(there) {
	if (there.isDirectory()) return "folder";
	if (there.isFile()) return "file";
	return there.isSymbolicLink() ? "link" : "other";
}
function isSame(one, other) {
	if (!one || !other) return one === other;
	return one.kind === other.kind && one.mode === other.mode && one.content.equals(other.content);
}
// src/effects/git/kept-git.ts
const mostNamed = 10;
const shared = [
	"config",
	"config.lock",
	"packed-refs.lock",
	"hooks",
	"info"
];
const own = ["config.worktree", "HEAD.lock"];
var KeptGit = class KeptGit {
	repositories;
	isPuttingBack;
	console;
	ended = null;
	constructor(repositories, isPuttingBack, console) {
		this.repositories = repositories;
		this.console = console;
		this.isPuttingBack = isPuttingBack;
	}
	static async of(git, console, { isPuttingBack, withHead }) {
		const [ownFolder = "", folder = ownFolder] = (await git.run(["rev-parse", ...[
			"--path-format=absolute",
			"--absolute-git-dir",
			"--git-common-dir"
		]])).split("\n").map(readable$1);
		const repositories = [await readRepository(git, "", folder, ownFolder, withHead)];
		for (const name of await modulesIn(join(folder, "modules"))) {
			const module = join(folder, "modules", name);
			const inside = git.in(module).with({
				GIT_DIR: module,
				GIT_WORK_TREE: module
			});
			repositories.push(await readRepository(inside, `modules/${name}/`, module, module, withHead));
		}
		return new KeptGit(repositories, isPuttingBack, console);
	}
	end() {
		this.ended ??= this.compare();
		return this.ended;
	}
	async [Symbol.asyncDispose]() {
		const isTold = this.ended !== null;
		const changed = await this.end();
		if (changed === null || isTold) return;
		const done = changed.isPutBack ? "and were put back" : "and were left so";
		this.console.warn(`Files of the repository's git changed while the benchmarks ran, ${done}: ${changed.changed.map(visible).join(", ")}.`);
	}
	async compare() {
		const names = [];
		let isPutBack = this.isPuttingBack;
		for (const { git, prefix, places, refs } of this.repositories) {
			for (const { name, path, before } of places) {
				const changed = changedIn(before, await snapshotOf(path));
				names.push(...changed.map((below) => prefix + join(name, below)));
				if (this.isPuttingBack && changed.length > 0) await putBack(path, before, changed);
			}
			const all = refs && changesIn$1(refs, await refsOf(git));
			const isTold = (name) => this.isPuttingBack || !name.startsWith("refs/remotes/");
			const changed = all && new Map([...all].filter(([name]) => isTold(name)));
			if (!changed || changed.size === 0) continue;
			names.push(...[...changed.keys()].map((name) => prefix + readable$1(name)));
			if (this.isPuttingBack && !await putBackRefs(git, changed)) isPutBack = false;
		}
		const [count, changed] = [names.length, names.slice(0, mostNamed)];
		return count === 0 ? null : {
			kind: "git-changed",
			count,
			changed,
			isPutBack
		};
	}
};
async function readRepository(git, prefix, folder, ownFolder, withHead) {
	const ofOwn = withHead ? [...own, "HEAD"] : own;
	const all = [...shared.map((name) => ({
		name,
		path: join(folder, name)
	})), ...ofOwn.map((name) => ({
		name,
		path: join(ownFolder, name)
	}))];
	const places = [];
	for (const place of all) {
		const before = await snapshotOf(place.path);
		if (before) places.push({
			...place,
			before
		});
	}
	return {
		git,
		prefix,
		places,
		refs: await refsOf(git)
	};
}
async function modulesIn(folder, above = "") {
	const found = [];
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isDirectory()) continue;
		const [path, name] = [join(folder, entry.name), join(above, entry.name)];
		if ((await standing$1(join(path, "HEAD")))?.isFile() === true) found.push(name, ...await modulesIn(join(path, "modules"), join(name, "modules")));
		else found.push(...await modulesIn(path, name));
	}
	return found;
}
const ours$1 = /^refs\/(stash$|benchgate)/;
async function refsOf(git) {
	const listing = await git.ask(["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
	if (listing === null) return null;
	const refs = new Map();
	for (const line of listing.split("\n")) {
		const [name = "", object = "", target = ""] = line.split(" ");
		if (name !== "" && !ours$1.test(name)) refs.set(name, target === "" ? object : `ref: ${target}`);
	}
	return refs;
}
function changesIn$1(before, now) {
	const names = [...new Set([...before.keys(), ...now?.keys() ?? []])];
	return new Map(names.filter((name) => before.get(name) !== now?.get(name)).map((name) => [name, before.get(name) ?? null]));
}
async function putBackRefs(git, changed) {
	const all = [...changed];
	const gone = all.flatMap(([name, was]) => was === null ? [`delete ${name}`] : []);
	const plain = all.flatMap(([name, was]) => was !== null && !was.startsWith("ref: ") ? [`update ${name} ${was}`] : []);
	let isDone = true;
	for (const lines of [gone, plain]) {
		if (lines.length === 0) continue;
		const input = Buffer.from(`${lines.map((line) => `option no-deref\n${line}\n`).join("")}`, "latin1");
		if (await git.ask(["update-ref", "--stdin"], { input }) === null) isDone = false;
	}
	for (const [name, was] of all) if (was?.startsWith("ref: ") && await git.ask([
		"symbolic-ref",
		name,
		was.slice(5)
	]) === null) isDone = false;
	return isDone;
}
// src/effects/git/revisions/globs.ts
function globbed(glob) {
	return `:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`;
}
function refuseOutside(name, glob) {
	if (!glob.startsWith("/") && !glob.split("/").includes("..")) return;
	throw new Misconfigured(`${name}: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
// src/effects/git/revisions/overlay.ts
async function overlay(git, commits, globs) {
	if (globs.length === 0) return commits;
	const { base, head } = commits;
	for (const glob of globs) refuseOutside("overlay", glob);
	const tree = await withOwnIndex(git, async (apart) => {
		const laid = {
			base: new Map(),
			head: new Map()
		};
		for (const side of sides.toReversed()) {
			await apart.run(["read-tree", commits[side].sha]);
			for (const glob of globs) {
				const found = await matching(apart, glob, side);
				if (side === "head" && found.length === 0) throw nothingMatches$1(glob, head);
				for (const { path, entry } of found) laid[side].set(path, entry);
			}
		}
		const removed = [...laid.base.keys()].map((path) => `0 ${"0".repeat(base.sha.length)}\t${path}\0`);
		const put = [...laid.head].map(([path, entry]) => `${entry}\t${path}\0`);
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input: Buffer.from([...removed, ...put].join(""), "latin1") });
		return apart.run(["write-tree", "--missing-ok"]);
	});
	if (tree === await treeOf(git, base.sha)) return commits;
	return {
		base: {
			sha: await commitTree(git, tree, base.sha, "Base with benchmark files of head, for Benchgate"),
			from: `${base.from}, with benchmark files of head`
		},
		head
	};
}
async function matching(apart, glob, side) {
	const found = await apart.run([
		"ls-files",
		"--stage",
		"-z",
		"--",
		globbed(glob)
	]);
	const blobs = nulSeparated(found).map((line) => {
		const tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	});
	const link = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (link) throw new Misconfigured(`overlay: "${glob}" matches the submodule "${readable$1(link.path)}" of ${side}, which cannot be laid over base. Give globs that match only files of this repository.`);
	return blobs;
}
function nothingMatches$1(glob, head) {
	return new Misconfigured(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "**/*_test.go".`);
}
// src/effects/git/revisions/remote.ts
const deepenings = [
	1,
	50,
	500,
	2147483647
];
const patience$1 = [
	"-c",
	"http.lowSpeedLimit=1",
	"-c",
	"http.lowSpeedTime=60"
];
async function origin(git, token, server, signal) {
	const url = await git.ask([
		"remote",
		"get-url",
		"origin"
	]);
	const env = {
		...credentials(readable$1(url ?? ""), token, server),
		GIT_ASKPASS: ""
	};
	const commit = (revision) => commitOf(git, revision);
	async function ask(args, input) {
		return url === null ? null : git.ask([...patience$1, ...args], {
			env,
			signal,
			...input && { input }
		});
	}
	async function fetch(args, input) {
		const options = [
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-recurse-submodules",
			"--refmap="
		];
		return keepingHistory(git, async () => await ask([
			"fetch",
			...options,
			...args
		], input) !== null);
	}
	async function advertised(refs) {
		const listed = await ask([
			"ls-remote",
			"--quiet",
			"origin",
			...refs
		]) ?? "";
		const found = readable$1(listed).split("\n").map((line) => line.split("	"));
		return new Map(found.flatMap(([sha = "", ref = ""]) => refs.includes(ref) ? [[ref, sha]] : []));
	}
	async function bring(source, sha) {
		const here = await commit(sha);
		if (here !== null) return here;
		await fetch([
			...await isShallow(git) ? ["--depth=1"] : [],
			"origin",
			source
		]);
		return commit(sha);
	}
	async function bringRef(refs) {
		for (let attempt = 0; attempt < 2; attempt++) {
			const there = await advertised(refs);
			const ref = refs.find((one) => there.has(one));
			if (ref === void 0) return null;
			const sha = await bring(ref, there.get(ref) ?? "");
			if (sha !== null) return {
				sha,
				ref
			};
		}
		return null;
	}
	async function deepening(sources, found, steps = deepenings) {
		let answer = await found();
		for (const by of steps) {
			if (answer !== null || !await isShallow(git)) break;
			for (const source of sources) await fetch([
				`--deepen=${by}`,
				"origin",
				source
			]);
			answer = await found();
		}
		return answer;
	}
	async function fetchCommit(sha) {
		return await bring(sha, sha) ?? await deepening([await git.run(["rev-parse", "HEAD"])], () => commit(sha), [1]);
	}
	async function fetchName(name) {
		const branch = name.replace(/^(refs\/remotes\/)?origin\//, "");
		const own = await commit(name);
		if (own !== null) return {
			sha: own,
			source: name === "HEAD" ? "HEAD" : `refs/heads/${branch}`,
			hidesBranch: false
		};
		if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) {
			const sha = await fetchCommit(name);
			return sha === null ? null : {
				sha,
				source: sha,
				hidesBranch: false
			};
		}
		const [tag, head] = [`refs/tags/${name}`, `refs/heads/${name}`];
		const found = await bringRef([...[
			...name.startsWith("refs/") ? [name] : [],
			`refs/${name}`,
			tag,
			head
		], `refs/heads/${branch}`]);
		if (found === null) return null;
		const hidesBranch = found.ref === tag && (await advertised([head])).size > 0;
		return {
			sha: found.sha,
			source: found.ref,
			hidesBranch
		};
	}
	async function tags() {
		const here = await git.run([
			"for-each-ref",
			"--format=%(objectname)	%(refname)%0a%(*objectname)	%(refname)",
			"refs/tags"
		]);
		const there = await ask([
			"ls-remote",
			"--quiet",
			"--tags",
			"origin"
		]) ?? "";
		const lines = readable$1(`${here}\n${there}`).split("\n");
		return new Map(lines.flatMap((line) => {
			const [, sha = "", name = ""] = /^([0-9a-f]+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
			return sha === "" ? [] : [[sha, name]];
		}));
	}
	return {
		fetchCommit,
		async lastTag(head) {
			const named = await tags();
			const found = async () => {
				return (await git.ask([
					"rev-list",
					"--topo-order",
					"--max-count=100000",
					`${head}^@`
				]) ?? "").split("\n").find((sha) => named.has(sha)) ?? null;
			};
			const sha = named.size === 0 ? null : await deepening([head], found);
			return sha === null ? null : {
				sha,
				name: named.get(sha) ?? ""
			};
		},
		async fetchRevision(revision) {
			const [, name = "", steps = ""] = /^([^~^]+)(.*)$/s.exec(revision) ?? [];
			const found = name === "" ? null : await fetchName(name);
			if (found === null || steps === "") return found;
			const sha = await deepening([...new Set([found.source, found.sha])], () => commit(`${found.sha}${steps}`));
			return sha === null ? null : {
				sha,
				hidesBranch: found.hidesBranch
			};
		},
		async complete(commits) {
			for (let attempt = 0; attempt < 3; attempt++) {
				const missing = (await git.run([
					"rev-list",
					"--objects",
					"--no-walk",
					"--missing=print",
					...commits
				])).match(/^\?[0-9a-f]+$/gm)?.map((entry) => entry.slice(1)) ?? [];
				if (missing.length === 0) return;
				if (!await fetch(["--stdin", "origin"], Buffer.from(missing.map((id) => `${id}\n`).join("")))) break;
			}
			throw new Misconfigured("This is a partial clone, and the files of base and head could not be fetched from origin. Let actions/checkout make a clone without \"filter\".");
		},
		async completeLargeFiles(commits) {
			return await ask([
				"lfs",
				"fetch",
				"origin",
				...commits
			]) !== null;
		},
		async mergeBase(head, branch) {
			const known = () => commit(`refs/remotes/origin/${branch}`);
			const tip = (await isShallow(git) ? null : await known()) ?? (await bringRef([`refs/heads/${branch}`]))?.sha ?? await known() ?? await commit(`refs/heads/${branch}`);
			if (tip === null) return null;
			return deepening([`refs/heads/${branch}`, head], () => git.ask([
				"merge-base",
				tip,
				head
			]));
		}
	};
}
function credentials(url, token, server) {
	if (token === "" || !url.startsWith(`${server}/`)) return {};
	const settings = [
		["extraheader", ""],
		["extraheader", `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`],
		["followRedirects", "false"]
	];
	const entries = settings.flatMap(([key, value = ""], n) => [[`GIT_CONFIG_KEY_${n}`, `http.${server}/.${key}`], [`GIT_CONFIG_VALUE_${n}`, value]]);
	return {
		GIT_CONFIG_COUNT: String(settings.length),
		...Object.fromEntries(entries)
	};
}
// src/effects/git/revisions/snapshot.ts
async function snapshot(git, head, console) {
	const tree = await withOwnIndex(git, async (apart, path) => {
		await copyIndex(git, path);
		const before = await readIndex(apart);
		await takeTree(apart, before);
		await takeSubmodules(git, apart, before, console);
		for (const nested of await takeUntracked(apart, before)) console.warn(`Not part of head, as it is a repository of its own and no submodule: ${readable$1(nested)}. Have git ignore it, or make it a submodule.`);
		return apart.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		if (!(error instanceof GitFailed)) throw error;
		throw new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Fix that, have git ignore the file, or commit your work and leave "head" out.`);
	});
	if (tree === await treeOf(git, head)) return {
		sha: head,
		from: `the tree as it stands, which is ${shortSha(head)}`
	};
	return {
		sha: await commitTree(git, tree, head, "The tree as it stood for Benchgate"),
		from: `the tree as it stands, on top of ${shortSha(head)}`
	};
}
async function copyIndex(git, target) {
	const source = await gitPath(git, "index");
	if (!await standing$1(source)) return;
	const { atime, mtimeMs } = await stat$1(source);
	await copyFile(source, target);
	await utimes(target, atime, Math.floor(mtimeMs / 1e3));
}
async function takeTree(apart, before) {
	const unmark = async (flag, marked) => {
		const input = nulTerminated(marked.map(({ path }) => path));
		if (marked.length > 0) await apart.run([
			"update-index",
			flag,
			"-z",
			"--stdin"
		], { input });
	};
	const there = [];
	for (const entry of before) if (entry.isSkipped && await standing$1(fileOf(apart, entry.path))) there.push(entry);
	await unmark("--no-skip-worktree", there);
	await unmark("--no-assume-unchanged", before.filter(({ isAssumed }) => isAssumed));
	await apart.run(["add", "--update"]);
}
async function takeUntracked(apart, before) {
	const found = nulSeparated(await apart.run([
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z"
	]));
	const files = found.filter((path) => !path.endsWith("/"));
	if (files.length > 0) await apart.run([
		"update-index",
		"--add",
		"-z",
		"--stdin"
	], { input: nulTerminated(files) });
	const known = new Set(before.filter(isLink).map(({ path }) => path));
	const links = (await readIndex(apart)).filter((entry) => isLink(entry) && !known.has(entry.path));
	if (links.length > 0) await apart.run([
		"update-index",
		"--force-remove",
		"-z",
		"--stdin"
	], { input: nulTerminated(links.map(({ path }) => path)) });
	return [...found.filter((path) => path.endsWith("/")), ...links.map(({ path }) => path)];
}
async function takeSubmodules(git, apart, before, console) {
	for (const { path } of before.filter(isLink)) {
		const name = readable$1(path);
		const submodule = git.in(join(git.folder, name));
		if (!await standing$1(join(submodule.folder, ".git"))) continue;
		const sha = await submodule.ask([
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD"
		]);
		if (sha === null) continue;
		const input = Buffer.from(`160000 ${sha}\t${path}\0`, "latin1");
		await apart.run([
			"update-index",
			"-z",
			"--index-info"
		], { input });
		if (await submodule.ask(["status", "--porcelain"])) console.warn(`Uncommitted work in the submodule ${name} is not part of head: the submodule counts with its checked-out commit.`);
	}
}
function isLink({ mode }) {
	return mode === "160000";
}
function fileOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
// src/effects/git/revisions/revisions.ts
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	const head = await headOf(git, remote, wanted, console);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named$1(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== worktree) return named$1(git, remote, "head", wanted.head);
	const sha = await checkedOut(git);
	if (wanted.head === worktree) return snapshot(git, sha, console);
	const from = "what is checked out";
	const { pull } = wanted.event;
	return {
		sha,
		from: pull && !await holds(git, sha, pull.headSha) ? `${from}, ${other(pull)}` : from
	};
}
function other({ headSha }) {
	return `though the event is of ${shortSha(headSha)}`;
}
async function holds(git, sha, wanted) {
	if (sha === wanted || (await parentsOf(git, sha)).includes(wanted)) return true;
	return await git.ask([
		"merge-base",
		"--is-ancestor",
		wanted,
		sha
	]) !== null;
}
async function checkedOut(git) {
	const sha = await commitOf(git, "HEAD");
	if (sha !== null) return sha;
	throw new Misconfigured(`head: nothing is checked out in ${git.folder}: its branch has no commit yet. Commit something, or check a commit out.`);
}
async function usualBase(git, remote, head, wanted) {
	const { name, pull, before, defaultBranch } = wanted.event;
	const isWorktree = wanted.head === worktree;
	const on = isWorktree ? {
		...head,
		sha: await checkedOut(git)
	} : head;
	if (pull) return pullRequestBase(git, remote, on, pull);
	if (isWorktree) return {
		...on,
		from: "the commit that is checked out"
	};
	const sha = before === null ? null : await available(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	return baseWithoutEvent(remote, on, defaultBranch, before === null ? `the event "${name}" names no commit to compare with` : `the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone`);
}
async function baseWithoutEvent(remote, head, branch, why) {
	const began = branch === null ? null : await remote.mergeBase(head.sha, branch);
	if (began !== null && began !== head.sha) return {
		sha: began,
		from: `merge base with ${branch}, as ${why}`
	};
	const tag = began === null ? null : await remote.lastTag(head.sha);
	if (tag !== null) return {
		sha: tag.sha,
		from: `the last tag, ${tag.name}, as ${why}`
	};
	const tried = branch === null ? "" : began === null ? `, nothing is common with the default branch "${branch}"` : `, and there is no tag before ${shortSha(head.sha)}`;
	throw new Misconfigured(`base: ${why}${tried}. Set the input "base" to a branch, tag or commit; in a shallow clone let actions/checkout fetch the history ("fetch-depth: 0").`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await available(git, remote, first);
		if (sha === null) throw missing$1("base", first);
		return {
			sha,
			from: `${pull.baseRef}, as merged into pull request #${pull.number}`
		};
	}
	const sha = await remote.mergeBase(head.sha, pull.baseRef);
	if (sha === null) throw new Misconfigured(`base: ${head.sha} (${head.from}) and the base branch "${pull.baseRef}" have no common commit that can be found here or on origin. Let actions/checkout fetch the history ("fetch-depth: 0"), or set the input "base".`);
	return {
		sha,
		from: `merge base with ${pull.baseRef}`
	};
}
async function available(git, remote, sha) {
	return await commitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function named$1(git, remote, side, revision) {
	const found = await namedHere(git, revision) ?? await namedHere(git, `refs/remotes/origin/${revision}`) ?? await remote.fetchRevision(revision);
	if (found === null) throw missing$1(side, revision);
	const taken = found.hidesBranch ? " (the tag; there is a branch of that name too)" : "";
	return {
		sha: found.sha,
		from: `${side}: ${revision}${taken}`
	};
}
async function namedHere(git, revision) {
	const sha = await commitOf(git, revision);
	if (sha === null) return null;
	const branches = await commitOf(git, `refs/tags/${revision}`) === sha ? ["refs/heads", "refs/remotes/origin"] : [];
	return {
		sha,
		hidesBranch: (await Promise.all(branches.map((folder) => commitOf(git, `${folder}/${revision}`)))).some((branch) => branch !== null)
	};
}
function missing$1(side, revision) {
	return new Misconfigured(`${side}: no commit "${revision}" here or on origin. Accepted are a branch, a tag or a commit; in a shallow clone let actions/checkout fetch more ("fetch-depth: 0").${side === "base" && revision === worktree ? " The tree as it stands can only be head." : ""}`);
}
function nothingToCompare(head, base, wanted) {
	const what = `Base and head are the same commit, ${head.sha} (${head.from}; ${base.from}), so there is nothing to compare.`;
	if (wanted.head === worktree) return new Misconfigured(`${what} Change a file, or set the input "base" to an earlier commit.`);
	return new Misconfigured(`${what} For a pull request let actions/checkout check out its default, or set the inputs "base" and "head".`);
}
// src/effects/git/revisions/suite-changes.ts
async function suiteChanges(git, commits) {
	const changes = await changesIn(git, commits);
	return changedSuite(changes, needsGoBenchmarks(changes) ? await readGoBenchmarks(git, commits) : new Set());
}
async function changesIn(git, { base, head }) {
	const fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		"-r",
		"-z",
		"--find-renames",
		base.sha,
		head.sha,
		"--"
	]));
	const changes = [];
	for (let i = 0; i < fields.length;) {
		const [modeBefore, modeAfter, before, after, status = ""] = fields[i]?.slice(1).split(" ") ?? [];
		const paths = fields.slice(i + 1, i + (status.startsWith("R") ? 3 : 2)).map(readable$1);
		i += 1 + paths.length;
		if (![modeBefore, modeAfter].some((mode) => mode === "000000" || mode === "160000") && before !== after) changes.push({
			base: paths[0] ?? "",
			head: paths.at(-1) ?? ""
		});
	}
	return changes;
}
async function readGoBenchmarks(git, commits) {
	const search = [
		"grep",
		"--no-color",
		"--no-recurse-submodules",
		"-l",
		"-z",
		"-E",
		"-e"
	];
	const declaration = "^func Benchmark([^a-z(][^(]*)?\\(";
	const files = new Set();
	for (const side of sides) {
		const { sha } = commits[side];
		const found = await git.ask([
			...search,
			declaration,
			sha,
			"--",
			":(top,glob)**/*_test.go"
		]);
		for (const path of nulSeparated(found ?? "")) files.add(readable$1(path.slice(sha.length + 1)));
	}
	return files;
}
// src/effects/git/revisions/tree-change.ts
const whole = [
	"-r",
	"-z",
	"--no-renames",
	"--ignore-submodules=none"
];
async function treeChange(git, commits) {
	const links = nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commits.head.sha
	])).filter((line) => line.startsWith("120000 "));
	return {
		differences: await differences(git, commits),
		links: links.map((line) => readable$1(line.slice(line.indexOf("	") + 1)))
	};
}
async function differAt(git, commits, globs) {
	const empty = await git.run([
		"hash-object",
		"-t",
		"tree",
		"--stdin"
	], { input: Buffer.alloc(0) });
	for (const glob of globs) {
		refuseOutside("paths", glob);
		if ((await Promise.all(sides.map((side) => namesAt(git, empty, commits[side].sha, [glob])))).every((names) => names.length === 0)) throw nothingMatches(glob);
	}
	if ((await namesAt(git, commits.base.sha, commits.head.sha, globs)).length > 0) return true;
	return (await raw(git, commits)).some(({ modes }) => modes.includes("160000"));
}
async function differences(git, commits) {
	const isPlain = (mode) => [
		"000000",
		"100644",
		"100755"
	].includes(mode);
	return (await raw(git, commits)).map(({ path, modes }) => ({
		path,
		isPlain: modes.every(isPlain)
	}));
}
async function raw(git, { base, head }) {
	const fields = nulSeparated(await git.run([
		"diff-tree",
		"--raw",
		...whole,
		base.sha,
		head.sha,
		"--"
	]));
	return fields.filter((_, n) => n % 2 === 0).map((one, n) => ({
		path: readable$1(fields[2 * n + 1] ?? ""),
		modes: one.slice(1).split(" ").slice(0, 2)
	}));
}
async function namesAt(git, from, to, globs) {
	const args = [
		"diff-tree",
		"--name-only",
		...whole,
		from,
		to,
		"--",
		...globs.map(globbed)
	];
	return nulSeparated(await git.run(args));
}
function nothingMatches(glob) {
	return new Misconfigured(`paths: "${glob}" matches no file of base or head, so changes of what it was meant for would never be measured. Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" matches any folders: "src/**". A submodule is named by its own path, without files in it.`);
}
// src/effects/git/worktrees/submodule-sources.ts
async function findSubmodules(source, commit, links, { side, console }) {
	const names = await namesOf(source.git, commit);
	const own = source.hasTree ? await ownSubmodules(source.git) : [];
	const found = [];
	for (const [path, linked] of links) {
		const name = names.get(path) ?? null;
		const same = own.find((one) => name !== null && one.name === name) ?? own.find((one) => one.path === path && (name === null || one.name === null));
		const repository = same ? await inTree(source.git, same.path) : await withoutTree(source.git, name);
		if (repository !== null) {
			await complete(repository.git, linked, path, side);
			found.push({
				path,
				commit: linked,
				source: repository
			});
		} else if (!same) console.warn(`The submodule ${readable$1(path)} of ${side} is not in this checkout, so its folder stays empty there. If the benchmarks need it, let "setup" run "git submodule update --init".`);
	}
	return found;
}
async function ownSubmodules(git) {
	const names = await namesOf(git, "");
	return (await readIndex(git)).filter(({ mode }) => mode === "160000").map(({ path }) => ({
		path,
		name: names.get(path) ?? null
	}));
}
async function namesOf(git, commit) {
	const listing = await git.ask([
		"config",
		"--blob",
		`${commit}:.gitmodules`,
		"-z",
		"--get-regexp",
		"^submodule\\..*\\.path$"
	]);
	return new Map(nulSeparated(listing ?? "").map((entry) => {
		const end = entry.indexOf("\n");
		return [entry.slice(end + 1), entry.slice(10, end - 5)];
	}));
}
async function inTree(git, path) {
	if (!await standingBelow(git.folder, `${path}/.git`)) return null;
	return {
		git: git.in(join(git.folder, readable$1(path))),
		hasTree: true
	};
}
async function withoutTree(git, name) {
	if (name === null || !isInside(name)) return null;
	const folder = await gitPath(git, `modules/${readable$1(name)}`);
	if (!await standing$1(join(folder, "HEAD"))) return null;
	const env = {
		GIT_DIR: folder,
		GIT_WORK_TREE: folder
	};
	const inside = git.in(folder);
	return {
		git: {
			...inside,
			run: (args, options) => inside.run(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			}),
			ask: (args, options) => inside.ask(args, {
				...options,
				env: {
					...options?.env,
					...env
				}
			})
		},
		hasTree: false
	};
}
async function complete(git, commit, path, side) {
	if (await git.ask([
		"cat-file",
		"-e",
		`${commit}^{commit}`
	]) !== null) return;
	if (await (await origin(git, "", "")).fetchCommit(commit) !== null) return;
	throw new CouldNotMeasure(`${side} has the submodule ${readable$1(path)} at ${shortSha(commit)}, which is not in this checkout, and its origin did not give it. Run "git fetch origin ${commit}" in the submodule, or let actions/checkout fetch all of its history ("fetch-depth: 0").`);
}
// src/effects/git/worktrees/add-worktree.ts
async function addWorktree(source, target, commit, adding) {
	const { git } = source;
	await adding.register(git);
	await git.run([
		"worktree",
		"add",
		"--detach",
		"--no-checkout",
		target,
		commit
	]);
	const there = git.in(target);
	await writeFile(await gitPath(there, "locked"), `${ourLock}\n`, { flag: "wx" });
	await shareSettings(git, there);
	if (source.hasTree) await copyIgnored(git, target, commit, adding.copying);
	await there.run([
		"checkout",
		"--force",
		"--detach",
		commit,
		"--"
	]);
	const links = await readLinks(git, commit);
	if (links.size === 0) return;
	for (const found of await findSubmodules(source, commit, links, adding)) await addWorktree(found.source, join(target, readable$1(found.path)), found.commit, adding);
}
async function shareSettings(from, to) {
	for (const name of ["info/sparse-checkout", "config.worktree"]) {
		const content = await contentOf$1(await gitPath(from, name));
		if (content === null) continue;
		const path = await gitPath(to, name);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, content);
		if (name === "config.worktree") for (const key of ["core.worktree", "core.bare"]) await from.ask([
			"config",
			"--file",
			path,
			"--unset-all",
			key
		]);
	}
}
// src/effects/git/worktrees/around.ts
async function placeAround(folder, root, outside) {
	const names = root.split(sep).filter((name) => name !== "");
	const up = Math.max(1, ...outside.map((path) => path.split(sep).filter((part) => part === "..").length));
	const place = join(folder, "around", ...names.slice(-up));
	await mkdir(dirname(place), { recursive: true });
	const linked = [place];
	for (const path of outside.toSorted((a, b) => a.length - b.length)) {
		const [to, from] = [resolve(root, path), resolve(place, path)];
		const there = await stat$1(to).catch(() => null);
		if (!there || linked.some((one) => `${from}${sep}`.startsWith(`${one}${sep}`))) continue;
		await mkdir(dirname(from), { recursive: true });
		await symlink(to, from, there.isDirectory() ? "junction" : "file");
		linked.push(from);
	}
	return place;
}
// src/effects/git/worktrees/one-place.ts
const mostTime = .05;
function onePlace(folder, path) {
	const away = new Away(folder, mostTime);
	for (const side of sides) away.leave(side, join(folder, side));
	let shown = null;
	const move = (side, from, to) => {
		try {
			renameSync(from, to);
		} catch (error) {
			throw new CouldNotMeasure(`The worktree of ${side} could not be moved from ${from} to ${to}: ${error.message}. The sides take turns at one path; let no benchmark leave a program running in there, or move the folder itself.`);
		}
	};
	return {
		path,
		show(side) {
			if (shown === side) return;
			if (shown !== null) {
				move(shown, path, join(folder, shown));
				away.leave(shown, join(folder, shown));
			}
			shown = null;
			away.comeBack(side, join(folder, side));
			move(side, join(folder, side), path);
			shown = side;
		},
		refuseChanged() {
			for (const side of sides) away.refuseChanged(side, shown === side ? path : join(folder, side));
		}
	};
}
// src/effects/git/worktrees/worktrees.ts
async function takeWorktrees(user, commits, console, { outside, temporary, hasPointers, signal } = {}) {
	await recoverCheckout(user, console);
	await recoverWorktrees(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const { folder, register, remove } = await openFolder(git, temporary || tmpdir());
	const copying = copyingFor(console, signal);
	const heads = {
		base: "",
		head: ""
	};
	const stashes = await readStashes(git);
	try {
		console.info(`checking base and head out in ${folder}, each with a copy of the ignored files`);
		for (const side of sides) {
			const around = {
				side,
				console,
				register,
				copying: copying(side)
			};
			await addWorktree({
				git,
				hasTree: true
			}, join(folder, side), commits[side].sha, around).catch((error) => {
				throw notCheckedOut(error, side);
			});
			heads[side] = await gitPath(git.in(join(folder, side)), "HEAD");
		}
		const paths = await Promise.all(sides.map(async (side) => outside?.(git.in(join(folder, side))) ?? []));
		const place = onePlace(folder, await placeAround(folder, git.folder, [...new Set(paths.flat())]));
		const shown = git.in(place.path);
		return {
			async enter(side) {
				place.show(side);
				await checkOutAgain(shown, commits[side].sha, heads[side]);
				return place.path;
			},
			refuseChanged: () => place.refuseChanged(),
			async [Symbol.asyncDispose]() {
				await remove(console);
				await bringBackStashes(git, stashes, console);
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if ((await contentOf$1(head).catch(() => null))?.toString().trim() !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
// src/effects/measure/driver.ts
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
};
function lostOf({ item, failures }) {
	const { benchmark, package: path } = item;
	return {
		benchmark,
		package: path,
		failures: failures.map(({ side, message, output, kind }) => ({
			side,
			message,
			output,
			kind
		}))
	};
}
// src/effects/measure/filtered-run.ts
var FilteredRun = class {
	run;
	filter;
	console;
	hasFailed = false;
	constructor(run, filter, console) {
		this.run = run;
		this.filter = filter;
		this.console = console;
	}
	get isOn() {
		return this.filter !== null && !this.hasFailed;
	}
	async visit(only, format, visit) {
		const whole = wholeRun(this.run, this.filter);
		if (only === null) return await visit(whole);
		const text = this.textFor(only, format);
		const problem = text === null ? null : await this.attempt(() => visit(text), only);
		if (problem !== null && typeof problem !== "string") return problem;
		if (problem !== null) this.giveUp(problem);
		return keeping(await visit(whole), only);
	}
	textFor(only, format) {
		if (this.filter === null || this.hasFailed) return null;
		const names = only.flatMap((name) => format?.namesInFilters?.(name) ?? name);
		return filteredRun(this.run, this.filter, names);
	}
	async attempt(visit, only) {
		try {
			const kept = keeping(await visit(), only);
			if (kept.visit.measurements.length > 0) return kept;
			return `With "filter" the command measured none of ${only.length === 1 ? "what" : `the ${only.length} benchmarks that`} it was asked for.`;
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			return error.message;
		}
	}
	giveUp(problem) {
		this.hasFailed = true;
		this.console.warn(`${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`);
	}
};
function keeping(reading, only) {
	const kept = new Set(only);
	const measurements = reading.visit.measurements.filter(({ benchmark }) => kept.has(benchmark));
	return {
		...reading,
		visit: {
			...reading.visit,
			measurements
		}
	};
}
// src/effects/measure/output-file.ts
async function openWithin(tree, path, named) {
	const target = await realpath(path).catch(() => "");
	const way = relative(await realpath(tree), target);
	if (target === "" || way.split(sep)[0] === ".." || isAbsolute(way)) throw new CouldNotMeasure(`output: ${named} is a link that does not lead to a file of the checkout. Let the command write the file itself.`);
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
	const handle = await telling(named, "opened", () => open(target, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
	const found = await handle.stat();
	const close = () => handle.close();
	if (!found.isFile()) {
		await close();
		throw new CouldNotMeasure(`output: ${named} is not a plain file. Let the command write one.`);
	}
	return {
		size: found.size,
		async beginning() {
			const bytes = await readAt(handle, 0, Math.min(asked, found.size), named);
			return new StringDecoder("utf8").write(bytes);
		},
		pieces: () => piecesOf(handle, found.size, named),
		[Symbol.asyncDispose]: close
	};
}
async function telling(named, done, step) {
	try {
		return await step();
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		throw new CouldNotMeasure(`output: ${named} could not be ${done} (${code}). Let the command write a plain file, in a folder of its own, that the user who runs Benchgate may read and remove.`);
	}
}
async function* piecesOf(handle, size, named) {
	const decoder = new StringDecoder("utf8");
	for (let start = 0; start < size;) {
		const bytes = await readAt(handle, start, Math.min(asked, size - start), named);
		if (bytes.length === 0) break;
		start += bytes.length;
		yield decoder.write(bytes);
	}
	const rest = decoder.end();
	if (rest !== "") yield rest;
}
function readAt(handle, start, length, named) {
	return telling(named, "read", async () => {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
		return buffer.subarray(0, bytesRead);
	});
}
// src/effects/measure/output-files.ts
const mostBytes$1 = 256 * 2 ** 20;
const mostFiles = 1e4;
const fetched = /(^|\/)(node_modules|bower_components|vendor|site-packages|\.?venv|\.(tox|nox|yarn|pnpm-store|cargo|gradle|m2|bundle|git))\//;
async function refuseTracked({ git, globs }) {
	const [tracked] = await list$1(git, ["--cached"], globs);
	if (tracked === void 0) return;
	throw new Misconfigured(`output: ${named(tracked)} is tracked by git, and files of "output" are removed before each round. Let the command write to a path that git does not track.`);
}
async function refusePresent(place) {
	const [present] = await listOutput(place);
	if (present === void 0) return;
	throw new Misconfigured(`output: ${named(present)} already exists, and files of "output" are removed before each round. With "ignored-files: shared" it is your own file: move or remove it, or let the command write to another.`);
}
async function removeOutput(place) {
	for (const path of await listOutput(place)) await telling(named(path), "removed", () => rm(pathOf(place.git, path), { force: true }));
}
async function readOutput(place, formats, known, goOn = () => {}) {
	const paths = await listOutput(place);
	if (paths.length === 0) throw new CouldNotMeasure(`The command left no file that matches "output": ${place.globs.join(", ")}. (Links to folders are not followed.)`);
	const format = known ?? await formatOf(place, paths, formats, goOn);
	return {
		format,
		parsed: format ? await readAs(format, place, paths, goOn) : nothingParsed,
		problem: null
	};
}
async function formatOf(place, paths, formats, goOn) {
	let unknown = null;
	let first = null;
	for (const path of paths) try {
		var _usingCtx$2 = _usingCtx();
		goOn();
		const beginning = await _usingCtx$2.a(await openOutput(place, path)).beginning();
		if (first?.format.claims(beginning)) continue;
		const format = formats.find((one) => one.claims(beginning));
		if (first && format && format !== goFormat) throw new CouldNotMeasure(`${named(first.path)} is in the format ${first.format.name}, and ${named(path)} in ${format.name}. Let "output" match files of one format, or set "format" to the one to be read.`);
		if (format) first ??= {
			format,
			path
		};
		else if (unknown === null && /\S/.test(beginning)) unknown = `${named(path)} ${unknownFormat(beginning, formats)}`;
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
	if (first || unknown === null) return first?.format ?? null;
	throw new CouldNotMeasure(unknown);
}
async function readAs(format, place, paths, goOn) {
	const parts = [];
	let reader = format.open();
	const isOne = reader.file !== void 0;
	let bytes = 0;
	for (const path of paths) try {
		var _usingCtx3 = _usingCtx();
		const file = _usingCtx3.a(await openOutput(place, path));
		bytes += file.size;
		if (bytes > mostBytes$1) throw new CouldNotMeasure(`The files that match "output" have more than ${mostBytes$1 / 2 ** 20} MiB. Name fewer, or let the command write less.`);
		try {
			reader.file?.(readable$1(path));
			for await (const piece of file.pieces()) {
				goOn();
				reader.write(piece);
			}
			if (isOne) continue;
			parts.push(reader.end());
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error;
			throw new CouldNotMeasure(`${named(path)} could not be read as ${format.name}: ${error.message}`);
		}
		reader = format.open();
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		await _usingCtx3.d();
	}
	try {
		return isOne ? reader.end() : joined(parts, paths);
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		throw new CouldNotMeasure(`The files that match "output" could not be read as ${format.name}: ${error.message}`);
	}
}
function joined(parts, paths) {
	const shared = sharedIn(parts);
	if (shared === null) return joinParsed(parts);
	const [one = "", other = ""] = shared.parts.map((part) => named(paths[part] ?? ""));
	throw new CouldNotMeasure(`${one} and ${other} both have the benchmark "${visible(shared.benchmark.slice(0, 200))}", so their values cannot be told apart. Let "output" match one of them, or give the benchmarks names of their own.`);
}
function openOutput({ git, tree }, path) {
	return openWithin(tree, pathOf(git, path), named(path));
}
async function listOutput({ git, globs }) {
	const paths = await list$1(git, ["--others"], globs);
	const [first] = paths;
	if (first !== void 0 && paths.length > mostFiles) throw new Misconfigured(`output: ${globs.join(", ")} matches ${paths.length} files, such as ${named(first)}; at most ${mostFiles} are read. Name the command's results only, as these files are removed before each round.`);
	const other = paths.find((path) => fetched.test(path));
	if (other === void 0) return paths;
	throw new Misconfigured(`output: ${globs.join(", ")} matches ${named(other)}, which is an installed file, not a result. Name the command's results only, as these files are removed before each round.`);
}
async function list$1(git, which, globs) {
	const paths = globs.map((glob) => `:(glob)${glob}`);
	const found = nulSeparated(await git.run([
		"ls-files",
		"-z",
		...which,
		"--",
		...paths
	]));
	return [...new Set(found)].filter((path) => !path.endsWith("/"));
}
function pathOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
function named(path) {
	return `"${visible(readable$1(path))}"`;
}
// src/effects/measure/refuse-failed.ts
function refuseFailed({ commits, timeout }, side, place, { name, its, text, hint = "" }, { status, isLate, lastLines }) {
	const where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailed(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines, "timeout");
	if (status === 0) return;
	const how = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailed(side, `${its} ${how} in ${place}`, `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`, lastLines);
}
// src/effects/measure/refuse-parsed.ts
function refuseParsed({ failures, refused }, { side, place, where, text, lastLines }) {
	const [failure, ...others] = failures;
	if (failure !== void 0) throw new SideFailed(side, `a benchmark failed in ${place}`, `A benchmark failed in ${where}, though its command ended with status 0: ${failure}${others.length > 0 ? ` (and ${others.length} more)` : ""}. Command: ${text}`, lastLines);
	if (refused.length > 0) throw new SideFailed(side, `a benchmark gave a value that is not a finite number in ${place}`, `A benchmark in ${place}, ${side} gave a value that is not a finite number: ${refused[0]}. Fix what it reports.`, lastLines);
}
// src/effects/measure/script.ts
async function runScript({ text, ...surroundings }) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-script-"));
	try {
		const file = join(folder, "run.sh");
		await writeFile(file, text);
		const args = [
			"--noprofile",
			"--norc",
			"-eo",
			"pipefail",
			file
		];
		const ended = await runProcess({
			...surroundings,
			file: bash(),
			args
		});
		if (ended.status === notFound$1 && /^.*: exec: .*$/.test(ended.lastLines)) throw new CouldNotMeasure(`${bash()} could not be started: ${ended.lastLines}. ${whereFrom}`);
		return ended;
	} catch (error) {
		if (error instanceof CouldNotStart) throw new CouldNotMeasure(`${error.message} ${whereFrom}`);
		throw error;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
const notFound$1 = 127;
const whereFrom = "Commands are run with bash. Install it (in a container, in its image); on Windows it comes with Git.";
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}
// src/effects/measure/command-driver.ts
const usualReporting = {
	format: anyFormat,
	output: []
};
const everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function commandDriver(bench, run, { format: word, output: globs, filter = null, ignoredFiles } = usualReporting) {
	const filtered = new FilteredRun(run, filter, bench.console);
	const named = formatNamed(word);
	const found = {
		base: named,
		head: named
	};
	const checked = new Set();
	let shared = null;
	const gave = {};
	let unknown = null;
	const visitBy = async (text, side, attempt) => {
		const { place } = attempt;
		const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
		const output = globs.length > 0 ? await outputPlace(bench, side, globs) : null;
		if (output && !checked.has(side)) await refuseTracked(output);
		checked.add(side);
		const cannotRead = (error, lastLines) => {
			if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error;
			const why = `what its command wrote could not be read in ${place}`;
			throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${text}`, lastLines);
		};
		if (output) await removeOutput(output).catch((error) => cannotRead(error, ""));
		const printed = new Recogniser(formats, found[side]);
		const onText = (piece) => {
			if (!output) printed.write(piece);
		};
		const { lastLines, started, seconds, goOn } = await runOn(bench, side, text, {
			...attempt,
			onText
		});
		const { format, parsed, problem } = await (output ? readOutput(output, formats, found[side], goOn) : readPrinted(printed)).catch((error) => cannotRead(error, lastLines));
		gave[side] ||= parsed.measurements.length > 0;
		if (side === "head" && problem !== null && !gave.head) unknown = {
			problem,
			lastLines
		};
		if (unknown && gave.base !== void 0) {
			const message = `Nothing was measured ${gave.base ? "on head, though base has benchmarks" : "on either side"}. What head printed (${shortSha(bench.commits.head.sha)}) ${unknown.problem}\nCommand: ${text}`;
			throw new SideFailed("head", `it printed no benchmark in ${place}`, message, unknown.lastLines);
		}
		if (format && !found[side] && format.name !== "go") bench.console.info(`${side} is read as ${format.name}`);
		found[side] ??= format;
		refuseParsed(parsed, {
			side,
			place,
			where,
			text,
			lastLines
		});
		const { measurements, units } = parsed;
		const visit = {
			started: started.toISOString(),
			seconds,
			measurements
		};
		return {
			visit: format ? {
				...visit,
				format: format.name
			} : visit,
			units,
			printed: null
		};
	};
	return {
		isWarmedUp: false,
		get canFilter() {
			return filtered.isOn;
		},
		async prepare(side) {
			if (globs.length > 0 && ignoredFiles === "shared" && shared === null) {
				const place = await outputPlace(bench, side, globs);
				await refusePresent(place);
				shared = place;
			}
			await setUp(bench, side);
		},
		async items() {
			return [everything];
		},
		parts: (item) => [item],
		lost: [],
		proven: [],
		toolchain: () => null,
		planned: [],
		laidOut: [],
		binaries: () => null,
		turns: () => 1,
		visit: (_, side, attempt) => filtered.visit(attempt.only, found[side], (text) => visitBy(text, side, attempt)),
		async relay() {},
		isRelaid: false,
		async [Symbol.asyncDispose]() {
			if (shared) await removeOutput(shared).catch(() => {});
		}
	};
}
async function readPrinted(printed) {
	return {
		parsed: printed.end(),
		format: printed.format,
		problem: printed.problem
	};
}
async function outputPlace(bench, side, globs) {
	return {
		git: gitIn(await enterFolder(bench, side), bench.env),
		tree: await bench.sides.enter(side),
		globs
	};
}
async function setUp(bench, side) {
	if (bench.setup === null) return;
	const output = bench.console.untrusted(`setup on ${side}`);
	const onOutput = (chunk) => output.write(chunk);
	const attempt = {
		round: 0,
		place: "setup",
		only: null,
		budgetEnds: null,
		onOutput,
		onText() {}
	};
	const { setupEnv: env = bench.env } = bench;
	await runOn({
		...bench,
		env
	}, side, bench.setup, attempt).finally(() => output.close());
}
async function enterFolder(bench, side) {
	const folder = resolve(await bench.sides.enter(side), bench.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is not a folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
}
async function runOn(bench, side, text, { place, budgetEnds, onOutput, onText }) {
	const cwd = await enterFolder(bench, side);
	const { env, signal } = bench;
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const ended = await runScript({
		text,
		cwd,
		env,
		signal,
		deadline,
		onOutput,
		onText
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasure)) throw error;
		const why = `its command gave no readable output in ${place}`;
		throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: "The command",
		its: "its command",
		text,
		hint: hintAt(text)
	}, ended);
	const seconds = (Date.now() - started.getTime()) / 1e3;
	const goOn = () => {
		if (signal.aborted) throw new Cancelled("cancelled");
		if (Date.now() <= deadline) return;
		if (deadline < timedOut) throw new OutOfBudget("the budget has ended");
		throw new CouldNotMeasure(`What the command wrote could not be read within "timeout" (${formatDuration(bench.timeout)}). Let it write less, or raise "timeout".`);
	};
	return {
		lastLines: ended.lastLines,
		started,
		seconds,
		goOn
	};
}
function hintAt(text) {
	return /[\n;|&]/.test(text.trim()) ? " It was run with `bash -eo pipefail`, which ends at the first command that fails, in a pipe too; a `grep` that finds nothing has failed." : "";
}
// src/core/go/plan-visits.ts
const mostOverhead = 2 / 3;
const shortest = .001;
const fewestIterations = 2;
const mostFirst = .05;
const leastFirst = 1;
const mostTurns = 24;
const mostIterations$1 = 1e9;
function planVisits(time, trials) {
	const rows = trials.flatMap((one) => one.rows);
	if (rows.length === 0 || trials.some((one) => one.rows.length === 0)) return null;
	const isOne = trials.every((one) => one.rows.length === 1);
	const most = Math.max(...trials.map((one) => one.rows.length));
	const overhead = Math.max(...trials.map((one) => one.overhead)) * (isOne ? 1 : 2);
	const operation = Math.max(...rows.map((row) => operationOf(row, time)));
	const first = Math.max(...rows.map((row) => firstOf(row, operationOf(row, time))));
	const length = Math.max(shortest, overhead * (1 / mostOverhead - 1) / most, fewestIterations * operation, first / mostFirst);
	const fitting = Math.min(mostTurns, Math.floor(time / length));
	const turns = fitting < 2 ? 1 : fitting - fitting % 2;
	const seconds = time / turns;
	const iterations = Math.min(mostIterations$1, Math.max(1, Math.round(seconds / operation)));
	return {
		turns,
		iterations: isOne ? iterations : null,
		seconds,
		overhead
	};
}
function roundSeconds({ turns, seconds, overhead }) {
	return 2 * turns * (seconds + overhead);
}
function firstOf({ firstTwo }, operation) {
	const more = (firstTwo ?? 0) - 2 * operation;
	return more > leastFirst * operation ? more : 0;
}
function operationOf({ iterations, seconds }, time) {
	const least = time / iterations;
	return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least);
}
function benchtimeOf({ iterations, seconds }) {
	return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`;
}
// src/effects/measure/both-failed.ts
function onBoth(head, base) {
	const message = `${head.message}\nBase failed as well: ${base.message}`;
	return new SideFailed("head", head.why, message, head.output, head.kind);
}
function cutShort(failed) {
	return new CouldNotMeasure(`budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`, failed.output);
}
// src/effects/measure/leftovers.ts
const variable = "BENCHGATE_RUN";
const patience = 5e3;
const mostRestless = 4;
const mostShown = {
	characters: 100,
	commands: 3
};
var Leftovers = class {
	marks = {
		command: newMark(),
		setup: newMark()
	};
	commands = new Map();
	marked(env, kind) {
		return {
			...env,
			[variable]: this.marks[kind]
		};
	}
	get ended() {
		const shown = [...new Set(this.commands.values())].slice(0, mostShown.commands);
		return this.commands.size === 0 ? null : {
			kind: "left-running",
			count: this.commands.size,
			commands: shown
		};
	}
	async end() {
		await endMarked([this.marks.command], (pid, command) => this.commands.set(pid, command));
	}
	async endAll() {
		await this.end();
		await endMarked([this.marks.setup], () => {});
	}
	[Symbol.asyncDispose]() {
		return this.endAll();
	}
};
function unmarked(env) {
	const { [variable]: _, ...others } = env;
	return others;
}
async function endMarked(marks, found) {
	const ends = Date.now() + patience;
	let killed = [];
	const others = new Set();
	const stopped = new Set();
	for (let restless = 0;;) {
		const { left, isQuiet } = lookFor(marks, others);
		const running = left.filter(({ pid }) => !stopped.has(pid));
		for (const { pid } of running) {
			signal(pid, "SIGSTOP");
			stopped.add(pid);
		}
		if (running.length > 0 && Date.now() <= ends) continue;
		killed = killed.filter((pid) => isDying(pid) && contentOf(pid, "cmdline").length > 0);
		if (left.length + killed.length === 0 && (isQuiet || ++restless > mostRestless)) return;
		for (const { pid, isFirst } of left) {
			if (isFirst && !isDying(pid) && !isOfGo(pid)) found(pid, commandOf(pid));
			signal(pid, "SIGKILL");
		}
		killed = [...new Set([...killed, ...left.map(({ pid }) => pid)])];
		if (Date.now() > ends) throw new CouldNotMeasure(`A process that was left running could not be ended: ${killed.map((pid) => `${commandOf(pid)} (${pid})`)[0] ?? ""}. It would disturb what is measured after it. Let the command end what it starts.`);
		if (killed.length > 0) await setTimeout$1(1);
	}
}
let silent = new Set();
function lookFor(marks, others) {
	const all = pids();
	const ours = new Set();
	const empty = new Set();
	for (const pid of all) {
		if (others.has(pid)) continue;
		const environment = contentOf(pid, "environ");
		if (environment.length === 0) empty.add(pid);
		else if (marks.some((mark) => environment.includes(`${variable}=${mark}`))) ours.add(pid);
		if (!ours.has(pid) && (environment.length > 0 || silent.has(pid))) others.add(pid);
	}
	const isQuiet = [...empty].every((pid) => silent.has(pid)) && pids().join() === all.join();
	silent = new Set([...empty, ...all.filter((pid) => silent.has(pid))]);
	if (ours.size === 0) return {
		left: [],
		isQuiet
	};
	const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
	for (let size = 0; size < ours.size;) {
		size = ours.size;
		for (const [pid, parent] of parents) if (ours.has(parent)) ours.add(pid);
	}
	return {
		left: [...ours].map((pid) => ({
			pid,
			isFirst: !ours.has(parents.get(pid) ?? 0)
		})),
		isQuiet
	};
}
function pids() {
	if (process.platform !== "linux") return [];
	return readdirSync("/proc").map(Number).filter((pid) => pid > 0);
}
const buffer = Buffer.alloc(2 ** 17);
function isOfGo(pid) {
	return contentOf(pid, "environ").includes("GO_TELEMETRY_CHILD=");
}
function contentOf(pid, name) {
	const path = `/proc/${pid}/${name}`;
	try {
		const file = openSync(path, "r");
		try {
			const size = readSync(file, buffer, 0, buffer.length, 0);
			return size < buffer.length ? buffer.subarray(0, size) : readFileSync(path);
		} finally {
			closeSync(file);
		}
	} catch {
		return Buffer.alloc(0);
	}
}
function parentOf(pid) {
	const [, parent = 0] = /\) \w (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1")) ?? [];
	return Number(parent);
}
function isDying(pid) {
	const isPending = [...contentOf(pid, "status").toString("latin1").matchAll(/^S\w+Pnd:\s*([0-9a-f]+)$/gm)].map(([, bits]) => BigInt(`0x${bits}`)).some((bits) => (bits & killBit) !== 0n);
	const flags = /\)(?: [^ )]+){6} (\d+) [^)]*$/.exec(contentOf(pid, "stat").toString("latin1"))?.[1];
	return isPending || flags === void 0 || (Number(flags) & exiting) !== 0;
}
const killBit = 1n << 8n;
const exiting = 1028;
function commandOf(pid) {
	const words = contentOf(pid, "cmdline").toString("utf8").split("\0").join(" ").trim();
	return legible(words || contentOf(pid, "comm").toString("utf8").trim(), mostShown.characters);
}
function signal(pid, name) {
	try {
		process.kill(pid, name);
	} catch {}
}
function newMark() {
	return randomBytes(16).toString("hex");
}
// src/effects/measure/launcher.ts
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  ends=$((SECONDS + 30))
  while kill -0 $$ && [ $SECONDS -lt $ends ]; do read -r group < running && kill -KILL -- "-$group"; done
  kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`;
const between = 250;
const grace = 2e3;
var Launcher = class Launcher {
	child;
	answers;
	env;
	folder;
	worked = 0;
	constructor(child, env, folder) {
		this.child = child;
		this.env = env;
		this.folder = folder;
		this.answers = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(given, folder) {
		if (process.platform === "win32") return null;
		const env = unmarked(given);
		const child = spawn("bash", [
			"--noprofile",
			"--norc",
			"-c",
			shell
		], {
			env,
			cwd: folder,
			detached: true,
			stdio: [...[
				"ignore",
				"ignore",
				"ignore",
				"pipe",
				"pipe",
				"pipe"
			]]
		});
		for (const stream of [child, ...child.stdio.slice(3)]) stream?.on("error", () => {});
		return new Launcher(child, env, folder);
	}
	async [Symbol.asyncDispose]() {
		for (const pipe of [3, 5]) this.pipe(pipe).end();
		if (this.child.exitCode === null && this.child.signalCode === null && this.child.pid !== void 0) await new Promise((resolve) => this.child.once("exit", resolve));
	}
	async run({ file, args, cwd, env, signal, deadline, onOutput }) {
		if (signal.aborted) throw new Cancelled("cancelled");
		const [out, err] = [join(this.folder, "out"), join(this.folder, "err")];
		const redirected = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quoted$1(value)}`), ...[file, ...args].map(quoted$1)].join(" ")} < /dev/null > ${quoted$1(out)} 2> ${quoted$1(err)} 3<&- 4>&-`;
		const running = quoted$1(join(this.folder, "running"));
		const start = `${redirected} & echo $! > ${running}; echo $! >&4`;
		const end = `wait $!; status=$?; : > ${running}; { echo $status; times; } >&4`;
		this.tell(`cd ${quoted$1(cwd)} && { ${start}; ${end}; } || echo none >&4`);
		const group = Number(await this.answer());
		if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`);
		const watch = new Watch(group, signal, deadline, [out, err]);
		const status = Number(await this.answer());
		watch.end();
		const processor = await this.processor();
		await watch.look();
		if (watch.isTooMuch) throw new CouldNotMeasure(tooMuch);
		const [stdout, stderr] = await Promise.all([readFile(out), readFile(err)]);
		for (const text of [stdout, stderr]) if (text.length > 0) onOutput(text);
		if (signal.aborted) throw new Cancelled("cancelled");
		const tail = new Tail();
		for (const text of [stdout, stderr]) tail.add(text);
		const { isLate } = watch;
		const text = {
			stdout: stdout.toString("utf8"),
			lastLines: tail.lines()
		};
		return {
			status: statusOf(status),
			isLate,
			...text,
			processor
		};
	}
	async processor() {
		await this.answer();
		const before = this.worked;
		this.worked = secondsIn(await this.answer());
		return this.worked - before;
	}
	tell(line) {
		this.pipe(3).write(`${line}\n`);
	}
	pipe(number) {
		return this.child.stdio[number];
	}
	async answer() {
		const { value, done } = await this.answers.next();
		if (done) throw new CouldNotStart("The shell that starts benchmarks has ended. Something may have killed it.");
		return value;
	}
};
var Watch = class {
	isLate = false;
	isTooMuch = false;
	timers = [];
	group;
	signal;
	files;
	constructor(group, signal, deadline, files) {
		this.group = group;
		this.signal = signal;
		this.files = files;
		signal.addEventListener("abort", this.abort, { once: true });
		if (signal.aborted) this.abort();
		const late = () => {
			this.isLate = true;
			this.stop("SIGQUIT");
		};
		this.timers.push(setTimeout(late, Math.min(Math.max(0, deadline - Date.now()), longestTimer)));
		this.timers.push(setInterval(() => void this.look(), between));
	}
	async look() {
		for (const file of this.files) if (((await standing$1(file))?.size ?? 0) > mostOutput) this.isTooMuch = true;
		if (this.isTooMuch) endGroup(this.group, "SIGKILL");
	}
	end() {
		for (const timer of this.timers) clearTimeout(timer);
		this.signal.removeEventListener("abort", this.abort);
		endGroup(this.group, "SIGKILL");
	}
	abort = () => this.stop("SIGTERM");
	stop(signal) {
		endGroup(this.group, signal);
		this.timers.push(setTimeout(() => endGroup(this.group, "SIGKILL"), grace));
	}
};
function endGroup(group, signal) {
	try {
		process.kill(-group, signal);
	} catch {}
}
function secondsIn(times) {
	return [...times.matchAll(/(\d+)m(\d+)[.,](\d+)s/g)].reduce((sum, [, minutes, whole, part]) => sum + 60 * Number(minutes) + Number(`${whole}.${part}`), 0);
}
function quoted$1(word) {
	return `'${word.replaceAll("'", `'\\''`).split("\n").join(`'$'\\n''`)}'`;
}
function statusOf(status) {
	if (status <= 128) return status;
	return Object.entries(constants$1.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
}
// src/core/go/bench-pattern.ts
function splitPattern(pattern) {
	const alternatives = [];
	let elements = [];
	let element = "";
	let square = 0;
	let round = 0;
	for (let i = 0; i < pattern.length; i++) {
		const character = pattern[i];
		const isOutside = square === 0 && round === 0;
		if (character === "\\") {
			element += character + (pattern[++i] ?? "");
			continue;
		}
		if (isOutside && (character === "/" || character === "|")) {
			elements.push(element);
			element = "";
			if (character === "|") {
				alternatives.push(elements);
				elements = [];
			}
			continue;
		}
		if (character === "[") square++;
		else if (character === "]") square = Math.max(0, square - 1);
		else if (square === 0 && character === "(") round++;
		else if (square === 0 && character === ")") round--;
		element += character;
	}
	return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || ".", ...below]);
}
function patternFor(name, alternatives) {
	const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join("/"));
	return [...new Set(patterns)].join("|");
}
function patternOf(benchmark) {
	const [top = "", ...below] = benchmark.split("/");
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted(level)}$`)].join("/");
}
function quoted(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
// src/effects/go/binary.ts
function binaryOf(one, root, file, env, toolchain) {
	const cwd = resolve(root, one.folder);
	return {
		package: one,
		file,
		cwd,
		env: {
			...env,
			...toolchain?.env,
			PWD: cwd
		}
	};
}
function argsFor(settings, pattern) {
	return [
		"-test.paniconexit0",
		"-test.timeout=0",
		"-test.run=^$",
		`-test.bench=${pattern}`,
		...measureFlags(settings)
	];
}
function argsForOne({ benchmem, cpu }, benchmark, reported, env) {
	const { name, processors } = nameOf(cpu, benchmark, reported, env);
	return argsFor({
		benchmem,
		cpu: cpu === null ? null : processors ?? "1"
	}, patternOf(name));
}
function nameOf(cpu, benchmark, reported, env) {
	const [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/.exec(benchmark) ?? [];
	return (cpu === null ? haveProcessors([benchmark, ...reported], env) : cpu.split(",").includes(processors)) ? {
		name,
		processors
	} : {
		name: benchmark,
		processors: null
	};
}
function haveProcessors(names, env) {
	const top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	const [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	if (ending === void 0 || others.length > 0) return false;
	const most = Number(env.GOMAXPROCS) || availableParallelism();
	return ending !== "1" && Number(ending) <= most;
}
// src/effects/go/items.ts
function itemsOf(prepared) {
	const items = new Map();
	for (const side of sides) for (const [path, { benchmarks }] of prepared[side]?.built ?? []) {
		if (prepared.base?.broken.has(path)) continue;
		for (const name of benchmarks.keys()) {
			const title = `${path}.${name}`;
			const on = [...items.get(title)?.sides ?? [], side];
			const benchmark = name.replace(/^Benchmark/, "");
			items.set(title, {
				title,
				benchmark,
				name,
				package: path,
				sides: on
			});
		}
	}
	return [...items.values()];
}
function worthLinking(packages, rounds) {
	const together = packages.reduce((sum, { linking }) => sum + linking, 0) * rounds;
	return packages.filter((one) => together <= 30 || one.linking <= .15 * one.measuring).map(({ path }) => path);
}
// src/effects/go/layouts.ts
var Layouts = class {
	given;
	chosen = null;
	second = null;
	isSecondLaid = false;
	round = 0;
	visited = new Set();
	before = new Set();
	constructor(given) {
		this.given = given;
	}
	get fromTheFirst() {
		return [...this.chosen ?? []];
	}
	get isAgain() {
		return this.isSecondLaid;
	}
	async again(packages, rounds) {
		this.second = {
			packages,
			rounds
		};
		this.isSecondLaid = true;
		await this.linkAgain(rounds[0] ?? 0, packages);
	}
	notAgain(rounds) {
		this.second = {
			packages: [],
			rounds
		};
		this.isSecondLaid = false;
	}
	async prepare(round, path) {
		if (this.second?.rounds.includes(round)) return this.linkAgain(round, this.second.packages);
		if (round !== this.round) [this.round, this.before, this.visited] = [
			round,
			this.visited,
			new Set()
		];
		if (this.visited.has(path)) return;
		this.visited = new Set([...this.visited, path]);
		if (this.chosen === null) return this.choose(round);
		if (!this.chosen.has(path)) return;
		const others = [...this.before].filter((one) => this.chosen?.has(one));
		const failure = await this.given.relay.link(round, [...new Set([path, ...others])]);
		if (failure === null) return;
		this.chosen = new Set();
		this.given.console.warn(`Code could not be laid out anew, so the rest of the first measurement runs the binaries that were built at first: ${failure}`);
	}
	fileOf(side, path, round) {
		return (this.second?.rounds.includes(round) ? this.isSecondLaid && this.second?.packages.includes(path) : this.chosen?.has(path)) ? this.given.relay.fileOf(side, path, round) : void 0;
	}
	async choose(round) {
		const { packages, rounds, relay, console } = this.given;
		const found = [];
		let shortest = 0;
		for (const [path, measuring] of packages) {
			if (found.reduce((sum, { linking }) => sum + linking, shortest) * rounds > 30 && shortest > .15 * measuring) {
				found.push({
					path,
					linking: shortest,
					measuring
				});
				continue;
			}
			const began = performance.now();
			const failure = await relay.link(round, [path]);
			if (failure !== null) {
				console.info(`${path} cannot be laid out anew, so it runs the binaries that were built at first: ${failure}`);
				continue;
			}
			const linking = (performance.now() - began) / 1e3;
			shortest = found.length === 0 ? linking : Math.min(shortest, linking);
			found.push({
				path,
				linking,
				measuring
			});
		}
		this.chosen = new Set(worthLinking(found, rounds));
		if (this.chosen.size === 0) return;
		const seconds = found.filter(({ path }) => this.chosen?.has(path)).reduce((sum, one) => sum + one.linking, 0);
		console.info(`each round runs test binaries of its own of ${this.chosen.size} of ${packages.size} packages, linked with their code in another order (${seconds.toFixed(1)} s a round)`);
	}
	async linkAgain(round, packages) {
		const failure = this.isSecondLaid ? await this.given.relay.link(round, packages) : null;
		if (failure === null) return;
		this.isSecondLaid = false;
		this.given.console.warn(`Code could not be laid out anew, so the rest of the second measurement runs the same binaries: ${failure}`);
	}
};
// src/effects/go/sealed.ts
const seals = new Map();
function seal(file) {
	const identity = process.platform === "win32" ? null : identityOf(file);
	if (identity === null) seals.delete(file);
	else seals.set(file, identity);
}
function refuseChanged(file, title) {
	const identity = seals.get(file);
	if (identity === void 0 || identity === identityOf(file)) return;
	throw new CouldNotMeasure(`The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of something else. Let no benchmark write there.`);
}
function identityOf(file) {
	const there = statSync(file, {
		bigint: true,
		throwIfNoEntry: false
	});
	return there ? [
		there.dev,
		there.ino,
		there.size,
		there.mtimeNs,
		there.ctimeNs
	].join(" ") : null;
}
// src/effects/go/build.ts
async function build(go, builds, settings) {
	const [first, ...others] = builds;
	if (!first) return [];
	const [one] = await buildAtOnce(go, [first], settings);
	return [one, ...await buildAtOnce(go, others, settings)];
}
function buildAtOnce(go, builds, settings) {
	return severally(builds, async ({ package: one, root, file, flags }) => {
		const args = [
			"test",
			"-c",
			"-vet=off",
			...buildFlags(settings),
			...flags,
			"-o",
			file,
			one.path
		];
		const ended = await go.run(resolve(root, one.module), args, one.env);
		seal(file);
		return ended;
	});
}
async function severally(all, work) {
	const done = [];
	const waiting = [...all.entries()];
	const worker = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const [index, one] = next;
			done[index] = await work(one);
		}
	};
	const giveUp = (error) => {
		waiting.length = 0;
		throw error;
	};
	const workers = Array.from({ length: availableParallelism() }, () => worker().catch(giveUp));
	const failed = (await Promise.allSettled(workers)).find((one) => one.status === "rejected");
	if (failed) throw failed.reason;
	return done;
}
// src/effects/go/relay.ts
var Relay = class {
	relaying;
	settings;
	round = null;
	seed = 0;
	files = {
		base: new Map(),
		head: new Map()
	};
	known = [];
	constructor(relaying, settings) {
		this.relaying = relaying;
		this.settings = settings;
	}
	async link(round, packages) {
		if (round !== this.round) {
			this.files = {
				base: new Map(),
				head: new Map()
			};
			this.seed = 1 + Math.floor(this.relaying.random() * 2 ** 31);
		}
		this.round = round;
		for (const path of packages) if (!this.known.includes(path)) this.known.push(path);
		for (const side of sides) {
			const missing = packages.filter((path) => !this.files[side].has(path));
			if (missing.length === 0) continue;
			await this.relaying.enter(side);
			const failure = await this.linkSide(side, missing);
			if (failure !== null) return failure;
		}
		return null;
	}
	fileOf(side, path, round) {
		return round === this.round ? this.files[side].get(path) : void 0;
	}
	async linkSide(side, packages) {
		const { prepared, folder } = this.relaying;
		const { go, root, built } = prepared[side];
		const builds = packages.flatMap((path) => {
			const one = built.get(path)?.package;
			if (!one) return [];
			const file = join(folder, side, `${this.known.indexOf(path)}-again.test`);
			return [{
				package: one,
				root,
				file,
				flags: [relinking(go.flags, this.seed)]
			}];
		});
		const failed = (await buildAtOnce(go, builds, this.settings)).find(({ status }) => status !== 0);
		if (failed) return failed.lastLines;
		for (const { package: one, file } of builds) this.files[side].set(one.path, file);
		return null;
	}
};
// src/effects/go/open-layouts.ts
function openLayouts(bench, settings, { seed, count }, folder, prepared, items, plans) {
	const packages = new Map();
	for (const item of items) {
		const { package: path, sides: on } = item;
		if (path === null || on.length < sides.length || !canRelay(prepared, path)) continue;
		const plan = plans.of(item);
		const time = plan ? roundSeconds(plan) : 2 * (secondsOf(settings.benchtime) ?? 0);
		packages.set(path, (packages.get(path) ?? 0) + time);
	}
	const enter = (side) => bench.sides.enter(side);
	return new Layouts({
		relay: new Relay({
			prepared,
			folder,
			random: randomFrom(seed),
			enter
		}, settings),
		packages,
		rounds: count,
		console: bench.console
	});
}
function canRelay(prepared, path) {
	const built = sides.flatMap((side) => prepared[side].built.get(path) ?? []);
	return built.length > 0 && built.every(({ toolchain }) => toolchain?.canRelay);
}
// src/effects/go/pattern-in.ts
function patternIn(module, workingDirectory, pattern) {
	if (!/^\.{1,2}(\/|$)/.test(pattern)) return isLeftOut(relative$1(workingDirectory, module)) ? null : pattern;
	const isDeep = pattern.endsWith("/...");
	const target = join$1(workingDirectory, isDeep ? pattern.slice(0, -4) : pattern);
	const below = relative$1(module, target);
	if (!leaves(below)) return `./${[below, ...isDeep ? ["..."] : []].filter(Boolean).join("/")}`;
	const above = relative$1(target, module);
	return isDeep && !leaves(above) && !isLeftOut(above) ? "./..." : null;
}
function leaves(path) {
	return path === ".." || path.startsWith("../");
}
function isLeftOut(path) {
	return path.split("/").some((part) => part !== ".." && /^([._].*|testdata|vendor)$/.test(part));
}
// src/effects/go/find-packages.ts
async function findPackages(go, ground, settings) {
	const found = new Map();
	const idle = new Set(settings.packages);
	for (const module of await modulesWithBenchmarks(ground)) {
		const asked = settings.packages.flatMap((pattern) => {
			const meant = patternIn(module.folder, ground.workingDirectory, pattern);
			return meant === null ? [] : [{
				pattern,
				meant
			}];
		});
		if (asked.length === 0) continue;
		const env = await environmentIn(go, resolve(ground.root, module.folder));
		for (const { pattern, meant } of asked) for (const { path, folder } of await list(go, ground, settings, module.folder, env, meant)) {
			if (!module.holding.includes(folder)) continue;
			idle.delete(pattern);
			const other = found.get(path);
			if (other && other.folder !== folder) throw ambiguous(settings.packages, path, other.folder, folder);
			found.set(path, other ?? {
				path,
				folder,
				module: module.folder,
				env
			});
		}
	}
	return {
		packages: [...found.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		idle: [...idle]
	};
}
function ambiguous(patterns, path, one, other) {
	return new Misconfigured(`packages: "${patterns.join(" ")}" finds ${path} in two folders, "${one}" and "${other}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`);
}
async function modulesWithBenchmarks({ git, root }) {
	const modules = new Map();
	for (const folder of await foldersWithBenchmarks(git)) {
		const module = await moduleOf(root, folder);
		if (module !== null) modules.set(module, [...modules.get(module) ?? [], folder]);
	}
	return [...modules].map(([folder, holding]) => ({
		folder,
		holding
	}));
}
async function moduleOf(root, folder) {
	for (let at = folder;; at = join(at, "..")) {
		if (await standing$1(resolve(root, at, "go.mod"))) return at;
		if (at === ".") return null;
	}
}
async function environmentIn(go, folder) {
	const { status, stdout } = await go.run(folder, [
		"list",
		"-m",
		"-f",
		"{{.Dir}}"
	]);
	return status !== 0 || stdout.split("\n").includes(folder) ? {} : { GOWORK: "off" };
}
async function list(go, { root, refuse }, settings, module, env, pattern) {
	const format = "{{.ImportPath}}	{{.Dir}}	{{len .TestGoFiles}}	{{len .XTestGoFiles}}";
	const args = [
		"list",
		"-e",
		"-find",
		...buildFlags(settings),
		"-f",
		format,
		"--",
		pattern
	];
	const ended = await go.run(resolve(root, module), args, env);
	refuse(pattern, ended);
	return ended.stdout.split("\n").map((line) => line.split("	")).filter(([, folder, inside, outside]) => folder && (inside !== "0" || outside !== "0")).map(([path = "", folder = ""]) => ({
		path,
		folder: relative(root, folder) || "."
	}));
}
// src/effects/go/go-tool.ts
async function openGo(around, { goFlags }, folder) {
	const { status, stdout, lastLines } = await start(around, folder, ["env", "GOFLAGS"], {
		GOTOOLCHAIN: "local",
		GOWORK: "off"
	}).catch(missing);
	if (status === notFound) throw noGo(lastLines);
	if (status !== 0) throw new CouldNotMeasure(`"go env GOFLAGS" failed (${status}). Check that go runs in this step.`, lastLines);
	const given = stdout.trim();
	const GOFLAGS = [given, joinFlags(goFlags)].filter((part) => part !== "").join(" ");
	return {
		flags: [...splitFlags(given) ?? [], ...goFlags],
		run: (cwd, args, more = {}) => start(around, cwd, args, {
			GOFLAGS,
			...more
		})
	};
}
function start({ env, signal, timeout }, cwd, args, more) {
	return runProcess({
		file: "go",
		args,
		cwd,
		env: {
			...env,
			PWD: cwd,
			...more
		},
		signal,
		deadline: Date.now() + timeout * 1e3,
		onOutput() {}
	});
}
const notFound = 127;
function missing(error) {
	throw error instanceof CouldNotStart ? noGo(error.message) : error;
}
function noGo(output) {
	return new CouldNotMeasure("go could not be started. Install it before this step, as actions/setup-go does.", output);
}
async function toolchainIn(go, folder, env, more = {}) {
	const { status, stdout } = await go.run(folder, [
		"env",
		"GOVERSION",
		"GOROOT"
	], more);
	const [version, root] = stdout.trim().split("\n");
	if (status !== 0 || !version || !root) return null;
	const linker = await go.run(folder, [
		"tool",
		"link",
		"-randlayout=1",
		"-V"
	], more);
	const separator = process.platform === "win32" ? ";" : ":";
	return {
		version,
		canRelay: linker.status === 0,
		env: { PATH: [join(root, "bin"), env.PATH].filter((part) => part).join(separator) }
	};
}
// src/effects/go/repeat.ts
function benchCommand(settings, one, bench = "^$") {
	const goFlags = [...inModule(one), ...settings.goFlags];
	return surrounded(one, goCommand({
		...settings,
		goFlags,
		bench,
		packages: [one.path]
	}));
}
function testCommand(settings, packages) {
	const [one] = packages;
	return surrounded(one, [
		"go",
		"test",
		joinFlags([
			...inModule(one),
			...settings.goFlags,
			...buildFlags(settings)
		]),
		...packages.map(({ path }) => path)
	].filter((word) => word !== "").join(" "));
}
function inModule({ module }) {
	return module === "." ? [] : [`-C=${module}`];
}
function surrounded({ env }, command) {
	return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(" ");
}
// src/effects/go/list-benchmarks.ts
async function listBenchmarks(bench, settings, side, binary) {
	const found = new Map();
	const list = (pattern) => runProcess({
		...binary,
		args: [`-test.list=${pattern}`],
		signal: bench.signal,
		deadline: Date.now() + bench.timeout * 1e3,
		onOutput() {}
	});
	for (const alternative of splitPattern(settings.bench)) {
		const [top = ".", ...below] = alternative;
		for (const element of below) refuseInvalid(settings, await list(element));
		const ended = await list(top);
		refuseInvalid(settings, ended);
		const text = benchCommand(settings, binary.package);
		refuseFailed(bench, side, "the preparation", {
			name: `Listing the benchmarks of ${binary.package.path}`,
			its: `listing ${binary.package.path}`,
			text
		}, ended);
		const names = namesIn(ended.stdout);
		const own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list("^$")).stdout) : [];
		for (const { name, isAlone } of names) {
			const at = own.findIndex((one) => one.name === name && one.isAlone === isAlone);
			if (at >= 0) own.splice(at, 1);
			else found.set(name, [...found.get(name) ?? [], alternative]);
		}
	}
	return new Map([...found].map(([name, alternatives]) => [name, patternFor(name, alternatives)]));
}
function refuseInvalid({ bench }, { status, lastLines }) {
	const invalid = /^testing: invalid regexp .*$/m.exec(lastLines);
	if (invalid && status !== 0) throw new Misconfigured(`bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
}
function namesIn(text) {
	return text.split("\n").flatMap((line) => {
		const name = listed.exec(line.trim())?.[0];
		return !name?.startsWith("Benchmark") ? [] : [{
			name,
			isAlone: name === line.trim()
		}];
	});
}
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u;
// src/effects/go/prepare-side.ts
async function prepareSide(bench, side, settings, folder, onBase = new Map()) {
	await setUp(bench, side);
	const root = await realpath(await bench.sides.enter(side));
	const cwd = await realpath(await enterFolder(bench, side));
	const go = await openGo(bench, settings, folder);
	const { packages, idle } = await find(bench, side, go, settings, root, relative(root, cwd) || ".");
	await mkdir(join(folder, side), { recursive: true });
	const builds = packages.map((one, n) => ({
		package: one,
		root,
		file: join(folder, side, `${n}.test`),
		flags: []
	}));
	if (builds.length > 0) bench.console.info(`building ${count(builds.length)} on ${side}`);
	const outcomes = await build(go, builds, settings);
	const toolchains = await toolchainsOf(go, root, packages, bench.env);
	const built = new Map();
	const broken = new Map();
	for (const [n, { package: one, file }] of builds.entries()) try {
		refuseFailed(bench, side, "the preparation", {
			name: `The build of ${one.path}`,
			its: `the build of ${one.path}`,
			text: benchCommand(settings, one)
		}, outcomes[n]);
		const toolchain = toolchains.get(one.module) ?? null;
		const binary = binaryOf(one, root, file, bench.env, toolchain);
		const benchmarks = await listBenchmarks(bench, settings, side, binary);
		if (benchmarks.size > 0) built.set(one.path, {
			...binary,
			benchmarks,
			toolchain
		});
	} catch (error) {
		if (!(error instanceof SideFailed) || side === "head" && !onBase.has(one.path)) throw error;
		broken.set(one.path, error);
	}
	if (settings.test) await runTests(bench, side, go, settings, root, packages.filter(({ path }) => !broken.has(path)));
	return {
		root,
		go,
		built,
		broken,
		idle
	};
}
async function toolchainsOf(go, root, packages, env) {
	const found = new Map();
	for (const { module, env: more } of packages) if (!found.has(module)) found.set(module, await toolchainIn(go, resolve(root, module), env, more));
	return found;
}
function find(bench, side, go, settings, root, workingDirectory) {
	const refuse = (pattern, ended) => {
		refuseFailed(bench, side, "the preparation", {
			name: "Listing the packages",
			its: "listing its packages",
			text: [
				"go",
				"list",
				...buildFlags(settings),
				pattern
			].join(" ")
		}, ended);
	};
	return findPackages(go, {
		git: gitIn(root, bench.env),
		root,
		workingDirectory,
		refuse
	}, settings);
}
async function runTests(bench, side, go, settings, root, packages) {
	if (packages.length > 0) bench.console.info(`testing ${count(packages.length)} on ${side}`);
	for (const module of new Set(packages.map((one) => one.module))) {
		const [one, ...others] = packages.filter(({ module: its }) => its === module);
		if (!one) continue;
		const args = [
			"test",
			...buildFlags(settings),
			...[one, ...others].map(({ path }) => path)
		];
		const ended = await go.run(resolve(root, module), args, one.env);
		refuseFailed(bench, side, "the preparation", {
			name: "The test run",
			its: "its test run",
			text: testCommand(settings, [one, ...others])
		}, ended);
	}
}
function count(packages) {
	return packages === 1 ? "1 package" : `${packages} packages`;
}
// src/effects/go/same-file.ts
const largest = 2 ** 29;
async function isSameWithout(names, one, other) {
	try {
		const [{ size }, { size: otherSize }] = await Promise.all([stat$1(one), stat$1(other)]);
		if (size !== otherSize || size > largest) return false;
		const [content, others] = await Promise.all([readFile(one), readFile(other)]);
		return content.equals(others) && !names.some((name) => content.includes(name));
	} catch {
		return false;
	}
}
// src/effects/go/proven.ts
async function provenPackages({ base, head }, change) {
	const packages = new Set();
	const names = namesToLookFor(change);
	const pairs = [...base.built].flatMap(([path, one]) => {
		const other = head.built.get(path);
		return other ? [{
			path,
			one,
			other
		}] : [];
	});
	for (const { path, one, other } of pairs) if (isSurroundedAlike(one, other) && !mayReadDifference(one.package.folder, change) && await isSameWithout(names, one.file, other.file)) packages.add(path);
	return {
		packages,
		among: pairs.length
	};
}
function isSurroundedAlike(one, other) {
	const seen = ({ package: { folder, module, env: ofModule }, cwd, env, toolchain, benchmarks }) => JSON.stringify([
		folder,
		module,
		ofModule,
		cwd,
		env,
		toolchain,
		[...benchmarks]
	]);
	return one.toolchain !== null && seen(one) === seen(other);
}
// src/effects/go/prove.ts
const noneProven = {
	packages: new Set(),
	among: 0
};
async function prove({ change, console }, { base, head }) {
	if (!base || !head || !change) return noneProven;
	const found = await provenPackages({
		base,
		head
	}, change);
	const { packages, among } = found;
	if (packages.size > 0) console.info(`${packages.size} of ${among} packages build the same test binary on both sides, and no file that their benchmarks could read differs: not measured (measure: all measures them)`);
	return found;
}
function benchmarksIn({ packages }, head) {
	return [...packages].flatMap((path) => [...head?.built.get(path)?.benchmarks.keys() ?? []].map((name) => ({
		benchmark: name.replace(/^Benchmark/, ""),
		package: path
	})));
}
// src/effects/go/refuse-idle.ts
function refuseIdle(settings, { base, head }, place) {
	if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
	const idle = settings.packages.find((one) => base.idle.includes(one) && head.idle.includes(one));
	if (idle === void 0) return;
	throw new Misconfigured(`packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${place}.`);
}
// src/effects/go/parts.ts
var Parts = class {
	tried = new Map();
	learn({ title, side }, parts) {
		this.tried.set(title, {
			...this.tried.get(title),
			[side]: parts
		});
	}
	of(item) {
		const tried = this.tried.get(item.title);
		const found = new Map();
		for (const side of sides.filter((one) => item.sides.includes(one))) {
			const parts = tried?.[side] ?? [];
			if (parts.length === 0) return [item];
			for (const { name } of parts) found.set(name, [...found.get(name) ?? [], side]);
		}
		return [...found].map(([name, on]) => ({
			...item,
			title: titleOf(item.title, name),
			benchmark: name,
			pattern: patternOf(name),
			sides: on
		}));
	}
};
function titleOf(title, name) {
	return `${title}${name.slice(name.indexOf("/"))}`;
}
async function tryParts(time, together, cpu, env, tryOne) {
	const { names, rows, overhead } = together;
	const parts = [];
	const known = new Set();
	if (names.length < 2 || overhead > mostAlone * time * names.length) return [];
	for (const [index, reported] of names.entries()) {
		const { name } = nameOf(cpu, reported, names, env);
		if (known.has(name) || !name.includes("/")) return [];
		known.add(name);
		const alone = await tryOne(patternOf(name), reported);
		const row = rows[index];
		if (!alone || !row) return [];
		if (alone.overhead > mostAlone * time) return [];
		const firstTwo = alone.rows[0]?.firstTwo ?? null;
		parts.push({
			name,
			trial: {
				overhead: alone.overhead,
				rows: [{
					...row,
					firstTwo
				}]
			}
		});
	}
	return parts;
}
const mostAlone = mostOverhead / .33333333333333337;
// src/core/go/printed.ts
const ofTheFormat = /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/;
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/;
const restOfResult = /(?<![\d.])\d+\t *\S+ ns\/op.*$/;
function printedIn(text) {
	for (const line of text.split(/\r?\n/)) {
		if (ofTheFormat.test(line) || result.test(line)) continue;
		const said = line.replace(/^Benchmark\S*\s+/, "").replace(restOfResult, "").trim();
		if (said !== "") return said;
	}
	return null;
}
// src/effects/go/visit.ts
async function visit(bench, settings, { side, title, binary, pattern }, { place, budgetEnds, onOutput }, run = runProcess, long = [`-test.benchtime=${settings.benchtime}`]) {
	const text = benchCommand(settings, binary.package, pattern);
	const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
	const failed = (how, said, output) => {
		const message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`;
		return new SideFailed(side, `${title} ${how} in ${place}`, message, output);
	};
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const heard = new OutputStart();
	refuseChanged(binary.file, title);
	const ended = await run({
		...binary,
		args: [...argsFor(settings, pattern), ...long],
		signal: bench.signal,
		deadline,
		onOutput: (chunk) => {
			heard.add(chunk);
			onOutput(chunk);
		}
	}).catch((error) => {
		throw error instanceof CouldNotMeasure ? failed("gave no readable output", error.message, error.output) : error;
	});
	const seconds = (Date.now() - started.getTime()) / 1e3;
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: title,
		its: title,
		text
	}, ended);
	const { measurements, units, failures, refused } = parseGo(ended.stdout);
	if (failures[0] !== void 0) throw failed("failed", failures[0], ended.lastLines);
	if (refused[0] !== void 0) throw failed("gave a value that is not a finite number", refused[0], ended.lastLines);
	const printed = printedIn(heard.lines());
	const { processor } = ended;
	const made = {
		started: started.toISOString(),
		seconds,
		measurements
	};
	return {
		visit: processor === null ? made : {
			...made,
			processor
		},
		units,
		printed
	};
}
const mostHeard = 2 ** 20;
var OutputStart = class {
	chunks = [];
	size = 0;
	add(chunk) {
		if (this.size <= mostHeard) this.chunks.push(chunk);
		this.size += chunk.length;
	}
	lines() {
		const text = Buffer.concat(this.chunks).toString("utf8");
		return this.size > mostHeard ? text.slice(0, text.lastIndexOf("\n") + 1) : text;
	}
};
// src/effects/go/try-out.ts
async function tryOut(bench, settings, target, attempt, run = runProcess) {
	const once = (...long) => visit(bench, settings, target, attempt, run, long);
	const { benchtime } = settings;
	const reading = await shortly(once, sixteenth(benchtime), target);
	const isPlanned = secondsOf(benchtime) !== null;
	if (sixteenth(benchtime) === benchtime || !isPlanned && target.side === "base") return {
		reading,
		trial: null,
		parts: []
	};
	let parts = [];
	let probe;
	let trial = null;
	try {
		const { visit: long } = await once(`-test.benchtime=${benchtime}`);
		probe = {
			short: reading.visit,
			long,
			two: null
		};
		if (isPlanned) {
			const { visit: two } = await once("-test.benchtime=2x");
			const { visit: again } = await once("-test.benchtime=2x");
			trial = trialOf(long, [two, again]);
			if (target.side === "head") probe = await byNumber(once, trial, reading.visit, two) ?? probe;
			parts = await tryParts(secondsOf(benchtime) ?? 0, {
				...trial,
				names: times(long).map((one) => one.benchmark)
			}, settings.cpu, bench.env, (pattern, name) => tryAlone(bench, settings, {
				...target,
				pattern
			}, attempt, run, name));
		}
	} catch (error) {
		if (!(error instanceof SideFailed || error instanceof OutOfBudget)) throw error;
	}
	return {
		reading: {
			...reading,
			probe
		},
		trial,
		parts
	};
}
async function byNumber(once, { rows }, sixteenths, two) {
	const [row, ...others] = rows;
	if (!row || others.length > 0) return null;
	const iterations = row.iterations < fewest && areFree(sixteenths, two) ? 10 * fewest : row.iterations;
	if (iterations < fewest) return null;
	const { visit: short } = await once(`-test.benchtime=${Math.floor(iterations / 16)}x`, "-test.count=2");
	const { visit: long } = await once(`-test.benchtime=${iterations}x`);
	return {
		short,
		long,
		two
	};
}
function areFree(sixteenths, two) {
	if (!(times(sixteenths).length === 2 && times(sixteenths).every((one) => one.iterations === 1)) || sixteenths.processor === void 0 || two.processor === void 0) return false;
	return two.processor < 1.125 * sixteenths.processor;
}
const fewest = 32;
async function shortly(once, benchtime, { side }) {
	const time = `-test.benchtime=${benchtime}`;
	if (side === "base") return once(time);
	try {
		return await once(time, "-test.count=2");
	} catch (error) {
		if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
		return once(time).catch((again) => {
			throw again instanceof OutOfBudget ? error : again;
		});
	}
}
async function tryAlone(bench, settings, target, attempt, run, name) {
	const twice = () => visit(bench, settings, target, attempt, run, ["-test.benchtime=2x"]);
	const twos = [(await twice()).visit, (await twice()).visit];
	return twos.every((two) => times(two).map((one) => one.benchmark).join() === name) ? trialOf(twos[0], twos) : null;
}
function trialOf(long, twos) {
	const rows = times(long).map(({ benchmark, iterations, value }) => {
		const found = twos.flatMap((two) => firstTwoOf(two, benchmark) ?? []);
		return {
			iterations,
			seconds: value,
			firstTwo: found.length === 0 ? null : Math.min(...found)
		};
	});
	const operations = rows.reduce((sum, { seconds }) => sum + 3 * seconds, 0);
	return {
		overhead: Math.max(0, Math.min(...twos.map(({ seconds }) => seconds)) - operations),
		rows
	};
}
function times({ measurements }) {
	return measurements.filter(({ unit, value, iterations }) => unit === "sec/op" && value > 0 && iterations > 0);
}
function firstTwoOf(two, benchmark) {
	const found = times(two).find((one) => one.benchmark === benchmark);
	return found ? found.iterations * found.value : null;
}
// src/effects/go/visit-plans.ts
var VisitPlans = class {
	time;
	trials = new Map();
	known = new Parts();
	plans = new Map();
	constructor(time) {
		this.time = time;
	}
	learn(target, { trial, parts }, entering) {
		const { title, side } = target;
		this.known.learn(target, parts);
		for (const part of [{
			name: "",
			trial
		}, ...parts]) {
			const its = part.name === "" ? title : titleOf(title, part.name);
			const whole = part.trial && {
				...part.trial,
				overhead: part.trial.overhead + entering / 2
			};
			this.trials.set(its, {
				...this.trials.get(its),
				[side]: whole
			});
		}
	}
	parts(item) {
		return this.known.of(item);
	}
	of({ title, benchmark, package: path, sides }) {
		const known = this.plans.get(title ?? "");
		if (known) return known;
		const tried = this.trials.get(title ?? "") ?? {};
		const trials = sides.flatMap((side) => tried[side] ?? []);
		const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials);
		if (plan) this.plans.set(title ?? "", {
			benchmark: benchmark ?? "",
			package: path ?? "",
			...plan
		});
		return plan;
	}
	get all() {
		return [...this.plans.values()];
	}
};
// src/effects/go/go-driver.ts
var GoDriver = class GoDriver {
	isWarmedUp = true;
	canFilter = false;
	bench;
	settings;
	schedule;
	folder;
	launcher;
	prepared = {};
	brokenOnBase = new Map();
	reported = new Map();
	left = new Set();
	provenPackages = noneProven;
	plans;
	layouts = null;
	constructor(bench, settings, schedule, folder) {
		this.bench = bench;
		this.settings = settings;
		this.schedule = schedule;
		this.plans = new VisitPlans(secondsOf(settings.benchtime));
		this.folder = folder;
		this.launcher = Launcher.open(bench.env, folder);
	}
	static async open(bench, settings, schedule, temporary = tmpdir()) {
		return new GoDriver(bench, settings, schedule, await mkdtemp(join(temporary, "benchgate-go-")));
	}
	async [Symbol.asyncDispose]() {
		await this.launcher?.[Symbol.asyncDispose]();
		await removeWhole(this.folder);
	}
	async prepare(side) {
		const { bench, settings, folder, brokenOnBase } = this;
		const prepared = await prepareSide(bench, side, settings, folder, brokenOnBase);
		const { built, broken } = prepared;
		if (side === "base") this.brokenOnBase = broken;
		const [failed] = broken;
		if (failed && built.size === 0) throw this.nothingBuilt(...failed);
		this.prepared[side] = prepared;
		if (side === "head") {
			for (const [path, { why }] of this.prepared.base?.broken ?? []) if (!this.isOnHead(path)) this.leave(why);
		}
		this.provenPackages = await prove(bench, this.prepared);
	}
	toolchain(side) {
		const built = [...this.prepared[side]?.built.values() ?? []];
		const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		const items = itemsOf(this.prepared);
		refuseIdle(this.settings, this.prepared, this.place);
		const { packages: proven } = this.provenPackages;
		if (items.length > 0) return items.filter((one) => !proven.has(one.package));
		throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
	}
	get proven() {
		return benchmarksIn(this.provenPackages, this.prepared.head);
	}
	get lost() {
		const { base, head } = this.prepared;
		return [...base?.broken ?? []].filter(([path]) => this.isOnHead(path)).map(([path, failure]) => ({
			item: {
				title: path,
				benchmark: null,
				package: path,
				sides
			},
			failures: [failure, head?.broken.get(path) ?? []].flat()
		}));
	}
	parts(item) {
		return this.plans.parts(item);
	}
	async visit(item, side, attempt) {
		const { name, title, package: path, sides: on } = item;
		if (this.left.has(title)) return nothing();
		const built = this.prepared[side]?.built.get(path);
		const pattern = item.pattern ?? built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw new RangeError(`${title} has not been built on ${side}`);
		if (attempt.round > 0) await this.layOut(attempt.round, path);
		const began = performance.now();
		await this.bench.sides.enter(side);
		const entered = (performance.now() - began) / 1e3;
		const file = this.layouts?.fileOf(side, path, attempt.round) ?? built.file;
		const target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern
		};
		try {
			const reading = attempt.round > 0 ? await this.visitAsPlanned(item, target, attempt) : await this.tryOut(target, attempt, entered);
			const names = reading.visit.measurements.map(({ benchmark }) => benchmark);
			this.reported.set(path, new Set([...this.reported.get(path) ?? [], ...names]));
			return reading;
		} catch (error) {
			if (!(error instanceof SideFailed) || on.includes("head")) throw error;
			this.left.add(title);
			this.leave(error.why);
			return nothing();
		}
	}
	turns(item) {
		return this.plans.of(item)?.turns ?? 1;
	}
	get planned() {
		return this.plans.all;
	}
	get laidOut() {
		return this.layouts?.fromTheFirst ?? [];
	}
	get isRelaid() {
		return this.layouts?.isAgain ?? false;
	}
	async relay(items, rounds) {
		const packages = [...new Set(items.map((item) => item.package))];
		const { base, head } = this.prepared;
		const layouts = base && head && packages.every((path) => canRelay({
			base,
			head
		}, path)) ? await this.openLayouts() : null;
		this.bench.console.info(layouts === null ? "this Go cannot lay code out anew, so the second measurement runs the same binaries" : "each round runs test binaries of its own, linked with their code in another order");
		if (layouts === null) this.layouts?.notAgain(rounds);
		else await layouts.again(packages, rounds);
	}
	binaries(benchmark, path) {
		const [base, head] = sides.map((side) => this.prepared[side]?.built.get(path ?? ""));
		if (!base || !head) return null;
		const reported = [...this.reported.get(path ?? "") ?? []];
		const args = argsForOne(this.settings, benchmark, reported, this.bench.env);
		return {
			base: {
				...base,
				args
			},
			head: {
				...head,
				args
			}
		};
	}
	get run() {
		const { launcher } = this;
		return launcher ? launcher.run.bind(launcher) : runProcess;
	}
	async tryOut(target, attempt, entered) {
		const { reading, ...tried } = await tryOut(this.bench, this.settings, target, attempt, this.run);
		this.plans.learn(target, tried, entered);
		return reading;
	}
	visitAsPlanned(item, target, attempt) {
		const plan = this.plans.of(item);
		const time = plan === null ? this.settings.benchtime : benchtimeOf(plan);
		return visit(this.bench, this.settings, target, attempt, this.run, [`-test.benchtime=${time}`]);
	}
	async layOut(round, path) {
		await (await this.openLayouts())?.prepare(round, path);
	}
	async openLayouts() {
		const { bench, settings, schedule, folder, plans } = this;
		const { base, head } = this.prepared;
		if (this.layouts || !base || !head) return this.layouts;
		const preparation = plainText(preparationLine(plans.all));
		if (preparation !== "") bench.console.info(preparation);
		const items = (await this.items()).flatMap((item) => this.parts(item));
		this.layouts = openLayouts(bench, settings, schedule, folder, {
			base,
			head
		}, items, plans);
		return this.layouts;
	}
	isOnHead(path) {
		const { head } = this.prepared;
		return head !== void 0 && (head.built.has(path) || head.broken.has(path));
	}
	leave(why) {
		this.bench.console.warn(`On base ${why}. Head does not have it, so nothing is left open.`);
	}
	nothingBuilt(path, failure) {
		const base = this.prepared.base?.broken.get(path);
		return base ? onBoth(failure, base) : failure;
	}
	get place() {
		return this.bench.workingDirectory.replace(/^\.$/, "the top folder");
	}
};
function nothing() {
	return {
		visit: {
			started: new Date().toISOString(),
			seconds: 0,
			measurements: []
		},
		units: new Map(),
		printed: null
	};
}
// src/effects/go/open-driver.ts
async function openDriver(bench, settings, temporary) {
	const { go, run } = settings;
	return go === null ? commandDriver(bench, run, settings) : GoDriver.open(bench, go, settings, temporary);
}
// src/effects/inputs/rules-of-base.ts
async function againstBase({ file, path, texts }, git, base) {
	const changes = ruleChanges(await rulesOf(git, base, path), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function rulesOf(git, { sha }, path) {
	const input = Buffer.from(`${sha}:${path}\n`);
	const found = await git.run([
		"cat-file",
		"--batch-check",
		"--follow-symlinks"
	], { input });
	const [, blob, size] = /^([0-9a-f]+) blob (\d+)$/.exec(found) ?? [];
	if (blob === void 0 || Number(size) > 65536) return noTexts;
	const text = readable$1(await git.run([
		"cat-file",
		"blob",
		blob
	]));
	try {
		return ruleTexts(path, rulesIn(path, text));
	} catch (error) {
		if (error instanceof Misconfigured) return noTexts;
		throw error;
	}
}
// src/effects/machine/perflock.ts
const holder = "echo held; read -r end || :";
async function holdPerflock(wish) {
	const { mode, governor, signal, console, patience = 1e4, root = "/" } = wish;
	if (mode === "off") return without(null);
	if (signal.aborted) throw new Cancelled("cancelled");
	const child = spawn("perflock", [
		flag(governor),
		"sh",
		"-c",
		holder,
		"benchgate"
	], {
		cwd: "/",
		env: { PATH: wish.env.PATH ?? "" },
		detached: process.platform !== "win32",
		stdio: "pipe"
	});
	const gone = ended(child);
	const refused = await held(child, gone, signal, console);
	if (signal.aborted) {
		child.kill("SIGTERM");
		await letGo(child, gone, patience);
		throw new Cancelled("cancelled");
	}
	if (refused !== null) {
		if (mode === "require") throw new Misconfigured(`perflock: "require" is set, but there is no lock (${refused}). ${advice}`);
		if (refused !== "perflock is not installed") console.info(`perflock: measuring without the lock (${refused})`);
		return without({
			held: false,
			governor: null,
			reason: refused
		});
	}
	const reason = governor === null ? null : whyNotKept(governor, root);
	if (reason !== null && mode === "require") {
		await letGo(child, gone, patience);
		throw new Misconfigured(`perflock: "require" has the lock, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	}
	if (reason !== null) console.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${reason}`);
	return holding(child, gone, {
		held: true,
		governor: reason === null ? governor : null,
		reason
	}, wish, patience);
}
const advice = "Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set \"perflock\" to \"auto\".";
function flag(governor) {
	return `-governor=${governor === null ? "none" : `${governor}%`}`;
}
function without(state) {
	return {
		state,
		async [Symbol.asyncDispose]() {}
	};
}
function holding(child, gone, wanted, { console }, patience) {
	let isReleased = false;
	let state = wanted;
	const look = () => {
		if (!isReleased && (child.exitCode !== null || child.signalCode !== null)) state = lost;
		return state;
	};
	return {
		get state() {
			return look();
		},
		async [Symbol.asyncDispose]() {
			if (look() === lost) console.warn(`${lost.reason}: another job may have measured at the same time.`);
			isReleased = true;
			if (await letGo(child, gone, patience)) return;
			console.warn("perflock did not end with the measurement, so it was sent a signal.");
			child.kill("SIGTERM");
		}
	};
}
const lost = {
	held: false,
	governor: null,
	reason: "perflock ended while measuring"
};
function held(child, gone, signal, console) {
	return new Promise((resolve) => {
		const { stdout, stderr } = child;
		const aborted = () => resolve("cancelled");
		const settle = (refused) => {
			signal.removeEventListener("abort", aborted);
			resolve(refused);
		};
		let said = "";
		stdout?.on("data", (chunk) => {
			said += chunk;
			if (said.startsWith("held\n")) settle(null);
		});
		let queue = "";
		const tell = (chunk) => {
			queue += chunk;
			const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue);
			if (first === null) return;
			const [, user, since, command] = first;
			console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`);
			stderr?.off("data", tell);
		};
		stderr?.on("data", tell);
		signal.addEventListener("abort", aborted, { once: true });
		if (signal.aborted) aborted();
		gone.then(settle);
	});
}
const drain = 200;
function ended(child) {
	let complaint = "";
	child.stdout?.setEncoding("utf8");
	child.stderr?.setEncoding("utf8").on("data", (chunk) => {
		complaint = (complaint + chunk).slice(-4096);
	});
	child.stdin?.on("error", () => {});
	return new Promise((resolve) => {
		child.on("error", (error) => resolve("code" in error && error.code === "ENOENT" ? notInstalled : error.message));
		child.on("exit", (code, endedBy) => {
			const why = () => {
				clearTimeout(timer);
				resolve(complaint.trim().split("\n").join("; ").slice(0, 200) || `it ended with ${code ?? endedBy}`);
			};
			const timer = setTimeout(why, drain);
			child.on("close", why);
		});
	});
}
async function letGo(child, gone, patience) {
	let timer;
	const late = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), patience);
	});
	child.stdin?.end();
	const isGone = await Promise.race([gone.then(() => true), late]);
	clearTimeout(timer);
	child.stdout?.destroy();
	child.stderr?.destroy();
	child.unref();
	return isGone;
}
// src/core/live/progress-line.ts
function progressLine(progress) {
	const { left } = progress;
	return `${placeOf(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`;
}
function placeOf({ round, last, isBeyond }) {
	return `round ${round} of ${isBeyond ? "at most " : ""}${last}`;
}
function whatOf({ pair, visited, open, took }) {
	if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`;
	const what = visited === 1 ? "1 benchmark" : `${visited} benchmarks`;
	const settled = visited - open;
	return `${what} in ${took.toFixed(1)} s${settled > 0 ? `, ${settled} of them now done` : ""}`;
}
// src/core/rounds/merge-visits.ts
function mergeVisits(visits) {
	const [first, ...others] = visits;
	if (!first) return {
		started: "",
		seconds: 0,
		measurements: []
	};
	if (others.length === 0) return first;
	const found = new Map();
	for (const { measurements } of visits) {
		const times = new Map();
		for (const measurement of measurements) {
			const name = idOf(measurement);
			const nth = times.get(name) ?? 0;
			times.set(name, nth + 1);
			const id = `${nth} ${name}`;
			const known = found.get(id);
			if (known) known.push(measurement);
			else found.set(id, [measurement]);
		}
	}
	return {
		...first,
		...timesOf(visits),
		measurements: [...found.values()].map(typical)
	};
}
function timesOf(visits) {
	const sum = (all) => all.reduce((sum, one) => sum + one, 0);
	const others = visits.flatMap((visit) => visit.others ?? []);
	const seconds = sum(visits.map((visit) => visit.seconds));
	return visits.length === 0 || others.length < visits.length ? { seconds } : {
		seconds,
		others: sum(others)
	};
}
function typical(all) {
	const first = all[0];
	const iterations = all.map((one) => one.iterations).toSorted((a, b) => a - b);
	return {
		...first,
		iterations: iterations[iterations.length - 1 >> 1] ?? first.iterations,
		...together(first.unit, withoutStrays(all))
	};
}
const strays = new Map([["B/op", 6144], ["allocs/op", 8]]);
function withoutStrays(all) {
	const values = all.map(({ value }) => value);
	const least = Math.min(...values);
	return all.map(({ unit, value, iterations }) => {
		const stray = strays.get(unit);
		return stray !== void 0 && iterations > 0 && (value - least) * iterations <= stray ? least : value;
	});
}
function together(unit, values) {
	if (isCounted(unit)) return { value: mean(values) };
	const direction = usualDirection(unit);
	if (direction === null) return { value: median([...values]) };
	const sorted = values.toSorted((a, b) => direction === "lower" ? a - b : b - a);
	const half = Math.ceil(sorted.length / 2);
	const value = mean(sorted.slice(0, half));
	return half === sorted.length ? { value } : {
		value,
		worse: mean(sorted.slice(half))
	};
}
function mean(values) {
	const [first = 0] = values;
	return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}
function idOf({ benchmark, config, unit }) {
	return JSON.stringify([
		benchmark,
		unit,
		Object.entries(config).sort(([a], [b]) => a < b ? -1 : 1)
	]);
}
// src/core/rounds/merge-rounds.ts
function mergeRounds(items) {
	const [only, ...others] = items;
	if (only && others.length === 0) return only;
	const numbered = new Map();
	for (const one of items.flat()) {
		const together = numbered.get(one.round);
		if (together) together.push(one);
		else numbered.set(one.round, [one]);
	}
	return [...numbered].sort(([one], [other]) => one - other).map(([round, together]) => ({
		round,
		block: together[0]?.block ?? 1,
		first: null,
		base: visitOf(together, "base"),
		head: visitOf(together, "head")
	}));
}
function visitOf(rounds, side) {
	const visits = rounds.map((round) => round[side]).filter(({ started }) => started !== "");
	return {
		started: visits.map(({ started }) => started).sort()[0] ?? "",
		...timesOf(visits),
		measurements: visits.flatMap(({ measurements }) => measurements)
	};
}
// src/effects/machine/others.ts
const ticks = 100;
function countOthers(root = "/", clock = () => performance.now() / 1e3) {
	const [before, began] = [busyWithOthers(root), clock()];
	return (apart) => {
		const [after, seconds] = [busyWithOthers(root), clock() - began];
		if (before === null || after === null || seconds <= 0) return null;
		return Math.max(0, (after - before) / ticks - apart) / seconds;
	};
}
function busyWithOthers(root) {
	const [, all] = /^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "") ?? [];
	const own = textOf(root, "proc/self/stat");
	if (all === void 0 || own === null) return null;
	const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = all.split(" ").map(Number);
	const ours = own.slice(own.lastIndexOf(")") + 2).split(" ").slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
	const busy = user + nice + system + irq + softirq - ours;
	return Number.isFinite(busy) ? busy : null;
}
// src/effects/measure/hung.ts
function hung({ title }, side, most) {
	const limit = `${formatDuration(most)}, a tenth of the \`budget\``;
	return new SideFailed(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, leave it out with "bench", or raise "budget".`, "", "no time");
}
// src/core/filter/only.ts
function reportedAs(rows, reported) {
	const isAsked = (name) => rows.some((row) => row === name || row.startsWith(`${name} `));
	return [...new Set(reported)].filter(isAsked);
}
// src/effects/measure/track.ts
function trackOf(planned) {
	return {
		...planned,
		only: planned.only ?? null,
		share: 1,
		measured: [],
		isOpen: true,
		failures: []
	};
}
function goOn(track, further, made, canFilter) {
	const isOver = track.item.sides.length < sides.length || made >= track.rounds.length;
	if (further === "nothing" || isOver) {
		track.isOpen = false;
		return;
	}
	if (further === "all" || !canFilter) return;
	const reported = track.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const all = new Set(reported.map(({ benchmark }) => benchmark));
	const only = reportedAs(further, all);
	if (only.length === 0 || only.length === all.size) return;
	track.only = only;
	track.share = only.length / all.size;
}
// src/effects/measure/unshown.ts
const most$1 = 2 ** 20;
var Unshown = class {
	chunks = [];
	bytes = 0;
	add(chunk) {
		if (this.bytes < most$1) this.chunks.push(chunk);
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
// src/effects/measure/rotation.ts
var Rotation = class {
	tracks;
	printed = new Map();
	probes = new Map();
	isHeadFine = false;
	unshown = new Unshown();
	said = {
		base: new Map(),
		head: new Map()
	};
	driver;
	console;
	bounds;
	constructor(plan, driver, console, bounds) {
		this.tracks = plan.map(trackOf);
		this.driver = driver;
		this.console = console;
		this.bounds = bounds;
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
		return mergeRounds((this.sound.length > 0 || !this.bounds.isAgain && this.driver.proven.length > 0 ? this.sound : this.tracks).map(({ measured }) => measured));
	}
	get spent() {
		const seconds = ({ base, head }) => base.seconds + head.seconds;
		return new Map(this.tracks.map(({ item, measured }) => [item, measured.reduce((sum, one) => sum + seconds(one), 0)]));
	}
	get units() {
		return unitRules(this.said.base, this.said.head);
	}
	async visit(track, { round, order }, place) {
		const made = {
			base: [],
			head: []
		};
		const failures = [];
		const turns = round === 0 ? 1 : this.driver.turns(track.item);
		const there = order.filter((one) => track.item.sides.includes(one));
		const visits = Array.from({ length: turns }, (_, turn) => turn % 2 === 0 ? there : there.toReversed());
		for (const side of visits.flat()) {
			const hasMeasured = this.bounds.isAgain || track.measured.length > 0 || made[side].length > 0;
			if (failures.some((one) => hasMeasured || one.side === side)) continue;
			try {
				made[side].push(await this.visitOrRetry(track, side, place, round, turns));
			} catch (error) {
				if (error instanceof OutOfBudget && failures[0]) {
					if (this.isAlone) throw cutShort(failures[0]);
					this.lose(track, failures);
				}
				if (!(error instanceof SideFailed)) throw error;
				failures.push(error);
			}
		}
		const pair = {
			base: mergeVisits(made.base),
			head: mergeVisits(made.head)
		};
		if (failures.length > 0) this.lose(track, failures.map((one) => this.blamed(one, pair)));
		return pair;
	}
	async visitOrRetry(track, side, place, round, turns) {
		const visit = () => this.visitSide(track, side, place, round, turns);
		if (!this.bounds.hasRun && track.measured.length === 0) return visit();
		try {
			return await visit();
		} catch (error) {
			if (!(error instanceof SideFailed) || error.kind !== "failed") throw error;
			this.console.warn(`${error.message}\nIt ran before, so it is run once more.`);
			return visit().catch((again) => {
				throw again instanceof OutOfBudget ? error : again;
			});
		}
	}
	blamed(failure, { base }) {
		const { side, why, message, output, kind } = failure;
		const hasTold = side === "head" && base.measurements.length > 0 && 2 * base.seconds < (this.bounds.trial ?? 0);
		return kind === "no time" && hasTold ? new SideFailed(side, why, message, output) : failure;
	}
	failure() {
		if (this.sound.length > 0 || this.mayLoseAll) return null;
		const failures = this.tracks.flatMap((track) => track.failures);
		const base = failures.find(({ side }) => side === "base");
		const head = failures.find(({ side }) => side === "head");
		if (head) throw base ? onBoth(head, base) : head;
		const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.isHeadFine) throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
		return base ?? null;
	}
	show(place) {
		this.unshown.show(this.console, place);
	}
	get mayLoseAll() {
		if (this.driver.proven.length > 0) return true;
		return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null);
	}
	async visitSide({ item, only }, side, place, round, turns) {
		const output = this.isAlone && turns === 1 ? this.console.untrusted(`${place}, ${side}`) : null;
		const onOutput = (chunk) => {
			if (output) output.write(chunk);
			else this.unshown.add(chunk);
		};
		const budgetEnds = this.endOf(round);
		this.bounds.watch.visiting(place, item.title, side);
		const others = countOthers();
		const { visit, units, printed, probe } = await this.driver.visit(item, side, {
			round,
			place,
			only,
			budgetEnds,
			onOutput
		}).catch((error) => {
			throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds ? hung(item, side, this.bounds.trial ?? 0) : error;
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
		const busy = others(visit.processor ?? 0);
		return busy === null ? visit : {
			...visit,
			others: busy * visit.seconds
		};
	}
	endOf(round) {
		const { trial = null, budgetEnds } = this.bounds;
		if (round > 0 || trial === null) return budgetEnds;
		return Math.min(Date.now() + trial * 1e3, budgetEnds ?? Number.POSITIVE_INFINITY);
	}
	lose(track, failures) {
		track.failures = failures;
		track.isOpen = false;
		if (this.isAlone && !this.mayLoseAll) return;
		const rest = this.bounds.isAgain ? `${track.item.title} is judged by what was measured before.` : "The other benchmarks go on without it.";
		for (const { message } of failures) this.console.warn(`${message}\n${rest}`);
	}
};
// src/effects/measure/watch.ts
function inLines(console) {
	return {
		visiting() {},
		roundEnded: (progress) => console.info(progressLine(progress))
	};
}
// src/effects/measure/measure.ts
const nothingMeasured$1 = {
	rounds: [],
	units: new Map(),
	printed: [],
	lost: [],
	spent: new Map(),
	stopped: "failed",
	baseFailed: null,
	elapsed: 0
};
async function measure(plan, driver, console, { budget, count, isAgain, stop, watch = inLines(console), further }) {
	const began = Date.now();
	const elapsed = () => (Date.now() - began) / 1e3;
	const rotation = new Rotation(plan, driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		isAgain,
		hasRun: isAgain || driver.isWarmedUp,
		watch
	});
	const ended = (stopped, baseFailed = null) => ({
		rounds: rotation.rounds,
		units: rotation.units,
		printed: [...rotation.printed.values()],
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		spent: rotation.spent,
		stopped,
		baseFailed,
		elapsed: elapsed()
	});
	const numbers = longest$1(plan).map(({ round }) => round);
	const pool = new Pool(count * plan.length);
	for (const [index, round] of numbers.entries()) {
		const roundBegan = elapsed();
		const { open } = rotation;
		const isBeyond = index >= count;
		const last = numbers[isBeyond ? numbers.length - 1 : Math.min(count, numbers.length) - 1] ?? round;
		const place = placeOf({
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
				if (track.isOpen) track.measured.push({
					round,
					block: 1,
					first: planned.order[0],
					...pair
				});
			}
		} catch (error) {
			const isStopped = stop?.aborted === true && !(error instanceof NotPutBack);
			if (!isStopped && !(error instanceof OutOfBudget)) throw error;
			rotation.show(place);
			const what = visited?.title ? ` while ${visited.title} ran` : "";
			const how = isStopped ? "was stopped" : "ended with the budget";
			console.info(`${place}: ${how}${what}, and what it cut short is not counted`);
			const why = isStopped ? "interrupted" : "budget";
			return index === 0 ? {
				...ended(why),
				rounds: []
			} : ended(why);
		}
		rotation.show(place);
		const failed = rotation.failure();
		const { sound } = rotation;
		if (failed || sound.length === 0) return ended("failed", failed);
		const asked = further(sound.map(({ measured }) => measured), rotation.units, rotation.tracks.length - sound.length);
		for (const [n, track] of sound.entries()) goOn(track, asked[n] ?? "nothing", index + 1, driver.canFilter);
		const took = elapsed() - roundBegan;
		const pace = rotation.isAlone ? elapsed() / (index + 1) : took * rotation.open.length / open.length;
		const left = pace * (last - round);
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
			units: rotation.units
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
var Pool = class {
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
};
function costOf(open) {
	return open.reduce((sum, track) => sum + track.share, 0);
}
async function warmUp(items, driver, console, budget, watch = inLines(console)) {
	const began = Date.now();
	const rotation = new Rotation(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: false,
		hasRun: false,
		watch
	});
	const probe = [];
	for (const track of rotation.tracks) {
		const pair = await rotation.visit(track, {
			round: 0,
			order: ["base", "head"]
		}, "the trial");
		probe.push(rotation.probes.get(track.item) ?? {
			short: pair.head,
			long: null,
			two: null
		});
	}
	rotation.show("the trial");
	const baseFailed = rotation.failure();
	return {
		probe,
		lost: rotation.tracks.filter(({ failures }) => failures.length > 0),
		baseFailed,
		elapsed: (Date.now() - began) / 1e3
	};
}
// src/core/judge/settled.ts
function progressOf(groups, rounds, rules) {
	const matched = groups.map((group) => group.filter(isMatched));
	const decided = decide(matched.flat(), rules);
	let at = 0;
	return matched.map((group) => {
		const directed = group.map(() => decided[at++]).filter(({ evidence: { direction } }) => direction !== null);
		const open = directed.filter((one) => one.own.gate === "fail" && !isSettled(one, rounds));
		return {
			isSettled: directed.length > 0 && open.length === 0,
			open: [...new Set(open.map(({ evidence }) => evidence.series.benchmark))]
		};
	});
}
function isSettled({ evidence, change, own: { rules } }, rounds) {
	const { exact, shown, improvement } = evidence;
	if (exact) return true;
	if (rules.deltaTest === "none") return false;
	const isFull = rounds >= rules.count;
	if (change === "regressed") return isFull || rules.stopEarly === "pass-or-fail";
	return shown.ruledOut && (isFull || !exceeds(improvement, rules.threshold));
}
// src/core/judge/enough.ts
function refusalOf(items, units, rules, others = 0) {
	if (roundsMade(items) !== 1) return null;
	const series = items.flatMap((rounds) => collect(rounds, units));
	return (others === 0 ? nothingMeasured(series) : null) ?? tooFewRounds(rules, series.filter((one) => couldFail(one, rules)).length);
}
function furtherItems(items, units, rules) {
	const made = roundsMade(items);
	if (made !== 1 && !isLook(made, rules)) return items.map(() => "all");
	const series = items.map((rounds) => collect(rounds, units));
	const isIdle = (of) => items.length > 1 && !of.some((one) => has(one.base) && has(one.head));
	const progress = isLook(made, rules) ? progressOf(series, made, rules) : null;
	return series.map((of, index) => {
		const one = progress?.[index];
		if (one?.isSettled || isIdle(of)) return "nothing";
		return one ? one.open : "all";
	});
}
function suspectsIn(rounds, units, rules) {
	const machines = rounds.map(({ block }) => block);
	return suspects(compare(collect(rounds, units), rules, machines));
}
function nothingMeasured(series) {
	if (series.some((one) => has(one.head))) return null;
	return {
		kind: "nothing-measured",
		on: series.length === 0 ? "either" : "head"
	};
}
function roundsMade(items) {
	return Math.max(...items.map((rounds) => rounds.length));
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/rounds/schedule.ts
function planRounds(count, seed) {
	const random = randomFrom(seed);
	return Array.from({ length: count }, (_, index) => ({
		round: index + 1,
		order: random() < .5 ? ["base", "head"] : ["head", "base"]
	}));
}
function planItems(items, count, seed) {
	const random = randomFrom(seed);
	return Array.from({ length: items }, (_, index) => planRounds(count, index === 0 ? seed : Math.floor(random() * 2 ** 32)));
}
// src/effects/measure/measure-and-confirm.ts
function budgetTooShort(budget) {
	return `budget: the first round did not end within the ${formatDuration(budget ?? 0)} for measuring, less the part that is kept for measuring suspects again. Give more time, or let the command do less.`;
}
function keptShare(driver, items) {
	return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2;
}
async function measureAndConfirm(driver, console, settings, { watch, stop } = {}) {
	const { count, seed, budget } = settings;
	const tried = await driver.items();
	const warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null;
	const probe = warmed?.probe ?? [];
	const left = budget === null ? null : budget - (warmed?.elapsed ?? 0);
	const lost = [...driver.lost, ...warmed?.lost ?? []];
	const items = tried.filter((item) => !lost.some((one) => one.item === item)).flatMap((item) => driver.parts(item));
	const most = mostRounds$1(settings);
	const schedules = planItems(items.length, 2 * most, seed);
	const plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	}));
	const firstPlan = plan.map((one) => ({
		...one,
		rounds: one.rounds.slice(0, most)
	}));
	if (plan.length === 0 && driver.proven.length > 0) return {
		first: {
			...nothingMeasured$1,
			stopped: "unchanged",
			lost
		},
		again: null,
		probe,
		isRelaid: false
	};
	const measured = warmed?.baseFailed ? {
		...nothingMeasured$1,
		baseFailed: warmed.baseFailed
	} : await measure(firstPlan, driver, console, {
		budget: left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items)),
		count,
		isAgain: false,
		watch,
		stop,
		further(rounds, units, more) {
			const refusal = refusalOf(rounds, units, settings, lost.length + more + driver.proven.length);
			if (refusal) throw errorOf(refusal, settings);
			return furtherItems(rounds, units, settings);
		}
	});
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
	if (made === 0) throw isStopped() ? new Cancelled("cancelled") : new CouldNotMeasure(budgetTooShort(budget));
	if (!settings.confirm || isStopped()) return once;
	const suspects = suspectsIn(first.rounds, first.units, settings);
	if (suspects.length === 0) return once;
	const found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements]);
	const names = new Set(reported.map(({ benchmark }) => benchmark));
	const repeated = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null).map(({ rounds, ...one }) => {
		const its = suspects.filter((two) => isOf(one.item, two));
		const needed = Math.max(...(its.length > 0 ? its : suspects).map(roundsOf));
		const planned = rounds.slice(most, most + needed);
		return {
			...one,
			rounds: planned.map((round, n) => ({
				...round,
				round: made + 1 + n
			}))
		};
	});
	const longest = Math.max(...repeated.map(({ rounds }) => rounds.length));
	const noTime = () => console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`);
	const perRound = (item) => (first.spent.get(item) ?? 0) / made;
	const shareOf = ({ only }) => only ? only.length / names.size : 1;
	const needed = repeated.reduce((sum, one) => sum + perRound(one.item) * one.rounds.length * shareOf(one), 0);
	if (left !== null && first.elapsed + needed > left) {
		noTime();
		return once;
	}
	console.info(`${found}: measuring ${longest} rounds again, to see whether it recurs`);
	const relaying = Date.now();
	await driver.relay(repeated.map(({ item }) => item), Array.from({ length: longest }, (_, n) => made + 1 + n));
	const again = await measure(repeated, driver, console, {
		budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1e3,
		count: longest,
		isAgain: true,
		watch,
		stop,
		further: (each) => each.map(() => "all")
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
	if (again.stopped !== "budget" && again.rounds.length === longest) return {
		...known,
		again,
		isRelaid: driver.isRelaid
	};
	if (again.stopped === "budget") noTime();
	return known;
}
async function warmUpWithin(items, driver, console, budget, watch) {
	try {
		return await warmUp(items, driver, console, budget, watch);
	} catch (error) {
		throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error;
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
	if (benchmark === null) return true;
	const { package: its, benchmark: name } = comparison;
	return its === path && name.startsWith(benchmark) && /^([/\s-]|$)/.test(name.slice(benchmark.length));
}
function roundsOf({ base, head }) {
	return base.samples.filter((value, n) => value !== null && (head.samples[n] ?? null) !== null).length;
}
// src/effects/measure/measure-sides.ts
async function measureSides(driver, bench, settings) {
	const failed = await baseFailing(() => driver.prepare("base"));
	if (failed) {
		announce(bench, failed);
		await tryHead(driver, bench, failed, settings);
		return {
			first: {
				...nothingMeasured$1,
				baseFailed: failed
			},
			again: null,
			probe: [],
			isRelaid: false
		};
	}
	await driver.prepare("head");
	bench.onMeasuring?.();
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
		if (error instanceof OutOfBudget) throw cutShort(base);
		throw error instanceof SideFailed ? onBoth(error, base) : error;
	}
	throw new CouldNotMeasure(`Nothing was measured: head reported no benchmark, and base failed: ${base.message}`, base.output);
}
// src/effects/profile/profile-files.ts
const profilesFolder = "profiles";
const longest = 80;
function stemsOf(benchmarks) {
	const taken = new Set();
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
	return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
		function: name,
		base: before.get(name) ?? nothing,
		head: after.get(name) ?? nothing
	}));
}
function costs({ functions }) {
	const found = new Map();
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
// src/effects/profile/record.ts
const mostBytes = 64 * 2 ** 20;
async function record(recording) {
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
	return taken$1(path);
}
const ours = /^--?test\.(benchtime|count|outputdir|trace|(cpu|mem|block|mutex)profile|(mem|block)profilerate|mutexprofilefraction)=/;
function profiling(kind, path) {
	if (kind === "cpu") return [`-test.cpuprofile=${path}`];
	return [`-test.${kind}profile=${path}`, `-test.${kind}profilerate=1`];
}
async function taken$1(path) {
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
		return await record({
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
	if ((await standing$1(folder))?.isSymbolicLink()) await rm(folder);
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
// src/effects/profile/targets.ts
function targetsIn({ comparisons }, driver) {
	const times = new Map(comparisons.filter(({ unit }) => unit === "sec/op").map((one) => [id(one), one]));
	const worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a));
	const targets = new Map();
	for (const comparison of worst) {
		const { benchmark, package: path } = comparison;
		const binaries = driver.binaries(benchmark, path);
		const time = times.get(id(comparison));
		if (!binaries || !time || targets.has(id(comparison))) continue;
		const iterations = iterationsToProfile(time.base.center, time.head.center);
		targets.set(id(comparison), {
			benchmark,
			package: path,
			iterations,
			sides: binaries
		});
	}
	return [...targets.values()];
}
function id({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
// src/gate.ts
async function gate(inputs, around) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { console, signal, stop, watch, isWorkplace = false } = around;
		const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
		if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(", ")}`);
		await recover(join(around.folder, inputs.workingDirectory), env, console);
		const project = await findProject(around.folder, inputs, env);
		const git = gitIn(project.root, env);
		const { SSH_AUTH_SOCK: agent } = around.env;
		const remote = await origin(agent === void 0 ? git : git.with({ SSH_AUTH_SOCK: agent }), inputs.githubToken, around.server, signal);
		const resolved = await resolveRevisions(git, remote, {
			base: inputs.base ?? (inputs.calibrate && around.event.pull === null ? "HEAD" : null),
			head: inputs.head,
			event: around.event
		}, console);
		const commits = inputs.calibrate ? againstItself(resolved.base) : resolved;
		await remote.complete([commits.base.sha, commits.head.sha]);
		console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
		console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
		const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console);
		const entered = await overlay(git, commits, inputs.overlay);
		const suite = await suiteChanges(git, entered);
		const rules = around.rules ? await againstBase(around.rules, git, resolved.base) : null;
		const accepted = newlyAccepted(inputs.accepted, rules);
		const settings = {
			...project.settings,
			...settingsOf(inputs),
			accepted
		};
		const machine = observeMachine();
		if (await isUntouched(git, entered, settings)) {
			console.info("no file that `paths` names differs: not measured (measure: all measures it)");
			return {
				result: resultUntouched({
					commits,
					settings,
					suite,
					rules,
					toolchains: {
						base: null,
						head: null
					},
					machine: machine.done(null)
				}),
				samples: {
					base: "",
					head: ""
				}
			};
		}
		const change = canProve(settings) ? await treeChange(git, entered) : null;
		const temporary = around.env.RUNNER_TEMP;
		const { perflock, governor, checkout: mode, ignoredFiles, setup, workingDirectory, timeout } = settings;
		const lock = _usingCtx$1.a(await holdPerflock({
			mode: perflock,
			governor,
			env,
			signal,
			console
		}));
		_usingCtx$1.a(await around.withhold?.(git));
		const kept = _usingCtx$1.a(await KeptGit.of(git, console, {
			isPuttingBack: around.isOurs === true,
			withHead: mode === "worktree"
		}));
		const take = mode === "worktree" ? takeWorktrees : takeCheckout;
		const outside = (worktree) => sourcesOutside(git.folder, worktree, env);
		const taking = {
			ignoredFiles,
			hasPointers,
			isWorkplace,
			outside,
			signal,
			temporary
		};
		const checkout = _usingCtx$1.a(await take(git, entered, console, taking));
		const ending = stop ? AbortSignal.any([signal, stop]) : signal;
		const leftovers = _usingCtx$1.a(new Leftovers());
		const sides = { async enter(side) {
			await leftovers.end();
			return checkout.enter(side);
		} };
		const bench = {
			sides,
			commits,
			change,
			workingDirectory,
			env: leftovers.marked(env, "command"),
			setupEnv: leftovers.marked(env, "setup"),
			setup,
			timeout,
			signal: ending,
			console
		};
		const driver = _usingCtx$1.a(await openDriver(bench, settings, temporary));
		const measured = await measureSides(driver, {
			commits,
			console,
			onMeasuring: machine.measuring,
			stop,
			watch
		}, inputs.calibrate ? inFull(settings) : settings);
		const toolchains = {
			base: driver.toolchain("base"),
			head: driver.toolchain("head")
		};
		const { planned: visits, laidOut } = driver;
		const result = judged({
			commits,
			settings,
			suite,
			rules,
			toolchains,
			visits,
			laidOut,
			machine: machine.done(lock.state)
		}, measured, driver.proven);
		const profiles = await profileRegressions(targetsIn(result, driver), {
			kinds: settings.calibrate || stop?.aborted ? [] : settings.profile,
			folder: join(around.profiles, profilesFolder),
			run: runProcess,
			go: {
				file: "go",
				env
			},
			enter: sides.enter,
			timeout,
			signal,
			console
		});
		await leftovers.endAll();
		checkout.refuseChanged?.();
		const noticed = [leftovers.ended, await kept.end()].filter((one) => one !== null);
		const { rounds, units } = measured.first;
		const samples = (side) => writeGo(side, rounds, units);
		return {
			result: {
				...withWarnings(result, noticed),
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
async function isUntouched(git, commits, { paths, measure, calibrate }) {
	if (paths.length === 0 || measure === "all" || calibrate) return false;
	return !await differAt(git, commits, paths);
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
function againstItself(base) {
	return {
		base,
		head: {
			sha: base.sha,
			from: "the same commit, as this is a calibration"
		}
	};
}
function inFull(settings) {
	return {
		...settings,
		stopEarly: "never",
		confirm: false
	};
}
function seriesIn(measured) {
	return {
		...measured,
		series: collect(measured.rounds, measured.units)
	};
}
export { lostPart as A, baseFailedPart as B, slowRunsPart as C, provenPart as D, rulesSentence as E, headline as F, compare as G, furthestFirst as H, failsCheck as I, isLook as J, doubtsPart as K, statusOf$2 as L, unconfirmedPart as M, comparisonsPart as N, profilesPart as O, shownAs as P, statuses as R, suiteNote as S, rulesNote as T, magnitude as U, completeRounds as V, sentence$1 as W, headOf$1 as _, abortOnSignals as a, unmatchedPart as b, noEvent as c, markdownText as d, newLinks as f, wholeReport as g, summaryLimit as h, collect as i, inconclusivePart as j, passingPart as k, readEvent as l, fittingReport as m, inLines as n, isCancellation as o, commentLimit as p, unitOf as q, formatsOf as r, stopOnSignals as s, gate as t, plainText as u, namingOfRun as v, seenOncePart as w, runWarningPart as x, regressionsPart as y, worstOf as z };
