import { s as median } from "./libraries.js";
import { i as legible, o as visible, r as inlineCode, t as codeBlock } from "./escape.js";
import { _ as ours$1, a as paragraph, b as term, c as table, d as firstOf, f as joined, g as name, h as listed, i as note, l as warning, n as fold, o as printed, p as lineBreak, r as list, s as shell, t as column, u as code, v as say, y as strong } from "./block.js";
import { a as adjust, c as namingOf, d as isOfGo, i as shiftEstimate, l as unitName, n as mannWhitney, o as withoutOutliers, r as ratioEstimate, t as welch, u as withoutFolders } from "./welch.js";
import { r as sides } from "./measuring.js";
import { a as formatP, c as formatRounds, d as formatValue, f as shortSha, h as isCounted, i as formatMade, l as formatRuledOut, m as countsBytes, n as formatDelta, o as formatPercent, r as formatDuration, s as formatRatio, t as formatCenter, u as formatShortP, v as usualDirection } from "./numbers.js";
import { l as upperQuantile, n as apartByShift, r as exceeds, t as apartByRatio, u as upperTail } from "./apart.js";
import { i as isMatched, l as rowRulesOf, n as leastRounds, o as directed, u as settingsOfRow } from "./least-rounds.js";
import { c as mutedOnes, d as withChange, f as confidence, h as summarise, l as regressions, m as present, p as finite, r as acceptedOnes, u as undecided$1 } from "./accept.js";
import "./machine.js";
// src/core/stats/planner.ts
function roundsToSee(effect, spread, alpha, power) {
	const distance = Math.abs(Math.log1p(effect));
	if (distance === 0) return Number.POSITIVE_INFINITY;
	const advantage = .5 - upperTail(distance / spread / Math.SQRT2);
	const rounds = required(alpha, power) ** 2 / (6 * advantage ** 2);
	return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds(alpha));
}
function smallestVisible(rounds, spread, alpha, power) {
	const advantage = required(alpha, power) / Math.sqrt(6 * rounds);
	if (rounds < fewestRounds(alpha) || advantage >= .5) return Number.POSITIVE_INFINITY;
	return Math.expm1(Math.SQRT2 * upperQuantile(.5 - advantage) * spread);
}
function spreadFrom(low, high, n, confidence) {
	return (Math.log(high) - Math.log(low)) / 2 / (upperQuantile((1 - confidence) / 2) * Math.sqrt(2 / n) * Math.sqrt(Math.PI / 3));
}
function required(alpha, power) {
	return Math.max(0, upperQuantile(alpha) + upperQuantile(1 - power));
}
function fewestRounds(alpha) {
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
function upTo(rounds) {
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
	return nominalLevels(looksAt(rounds, plan).map((look) => shareOf(look, plan)), passAlpha, passSpending).at(-1) ?? 0;
}
const levelAgain = allowance.again;
function shareOf(rounds, plan) {
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
		spread: robustDeviation(blocks.flatMap((block) => sides.flatMap((side) => strays(block[side]))))
	};
}
function strays(sample) {
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
function byBenchmark(all) {
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
	const constant = paragraph(say`No noise, so one round is enough: ${steady.length} in ${listed(units, Math.min(most, 5))}, which do not vary.`);
	if (differing.length === 0) return [constant];
	return [constant, warning(say`Base and head are the same commit, but their values differ in ${namesOf(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`)];
}
function namesOf(all, naming, most) {
	return listed(all.map((one) => labelOf(one, naming)), Math.min(most, mostNames$5));
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
	return joined([
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
	return [paragraph([strong("What to set")]), list(lines)];
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
	return [say`Out of reach on this machine (over ${mostRounds} rounds for ${formatRatio(threshold)}): ${namesOf(hopeless, naming, most)}. The gate will mostly call these ${term("inconclusive", "inconclusive")}: leave them out, or measure on a quieter machine.`];
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
		say`By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : namesOf(regressed, naming, most)} would have been called regressed in this run.`,
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
		list(lines.filter((line) => line.length > 0)),
		note(joined(limits))
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
	if (!isOfGo(result)) return null;
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
		const words = joined([
			strong(says),
			ours$1(advice(result)),
			cold ? orCold : ""
		]);
		return [say`${words}${lineBreak}${listed(names, Math.min(most, mostNames$4))}`];
	});
	if (!doubts.some((doubt) => kinds$2.some((one) => one.kind === doubt.kind && one.isGrave(doubt)))) return [fold(say`Doubtful benchmarks (${doubts.length})`, [list(groups)])];
	const subject = strong(say`${term("warnings", "Doubtful benchmarks")}:`);
	return [warning(say`${subject} these may not measure what they are meant to. If so, their verdicts mean nothing.`), list(groups)];
}
const always = () => true;
const never = () => false;
const kinds$2 = [
	{
		kind: "optimised-away",
		isGrave: (doubt) => doubt.kind === "optimised-away" && doubt.seconds < oneCycle,
		says: "Under a nanosecond, like an empty loop.",
		advice: (result) => isOfGo(result) ? "The compiler has probably removed the work, or nothing is done `b.N` times. Loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If the work really is that small, do more of it in each iteration: now only the loop is measured." : "The compiler has probably removed the work. Pass the result to what your tool has against that, such as a black box. If the work really is that small, do more of it in each iteration: now only the loop is measured."
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
			return `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`;
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
function times(ratio) {
	return `${Number(ratio.toPrecision(2))} times`;
}
function onlyOn(side) {
	return side === null ? "" : ` on ${side}`;
}
// src/core/report/say/machine.ts
const mostKinds = 5;
function machineLine(machine) {
	const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine;
	return joined([
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
function machinesLine(machines) {
	const [only] = machines;
	if (only && machines.length === 1) return machineLine(only);
	const kinds = new Map();
	for (const machine of machines) {
		const { cpu, cores, memoryBytes, os, arch } = machine;
		const id = JSON.stringify([
			cpu,
			cores,
			Math.round(memoryBytes / 2 ** 30),
			os,
			arch
		]);
		const known = kinds.get(id);
		if (known) known.count++;
		else kinds.set(id, {
			machine,
			count: 1
		});
	}
	const lines = [...kinds.values()].toSorted((a, b) => b.count - a.count).map(({ machine, count }) => say`${count} × ${kindOf(machine)}`);
	return say`${machines.length} machines: ${listed(lines, mostKinds)}`;
}
function kindOf({ cpu, cores, memoryBytes, os, arch }) {
	return joined([
		name(cpu),
		`${cores} ${cores === 1 ? "core" : "cores"}`,
		`${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
		name(`${os}, ${arch}`)
	], ", ");
}
function noisyMachineLine({ load, clock }) {
	return joined([load === null ? "" : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock jobs take turns.`, clock ? say`${load === null ? "the" : "The"} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).` : ""]);
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
const exactLimit = 100;
function pairedTest(blocks) {
	const pairs = completePairs(blocks);
	for (const { order, result } of lately) if (isInOrder(pairs, order)) return result;
	const order = orderOf(pairs);
	const result = testOf$1(rankDifferences(pairs, order));
	lately.unshift({
		order,
		result
	});
	lately.length = Math.min(lately.length, mostKept);
	return result;
}
const lately = [];
const mostKept = 3;
function testOf$1(differences) {
	let step = 2;
	for (const difference of differences) if (difference % 2 !== 0) step = 1;
	const sizes = [];
	let [ups, downs] = [0, 0];
	for (const difference of differences) {
		const size = Math.abs(difference) / step;
		sizes.push(size);
		if (difference > 0) ups += size;
		else downs += size;
	}
	if (sizes.length > exactLimit) return approximate(sizes, ups, downs);
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
function completePairs(blocks) {
	const most = blocks.reduce((sum, { base }) => sum + 2 * base.length, 0);
	const values = new Float64Array(most);
	const ends = [];
	let length = 0;
	for (const { base, head } of blocks) {
		for (let round = 0; round < base.length; round++) {
			const [first, second] = [base[round] ?? null, head[round] ?? null];
			if (first === null || second === null) continue;
			values[length++] = first;
			values[length++] = second;
		}
		ends.push(length);
	}
	return {
		values: length === most ? values : values.slice(0, length),
		ends
	};
}
const fewValues = 100;
function orderOf({ values, ends }) {
	const count = values.length;
	const places = new Int32Array(count);
	const isTied = new Uint8Array(count);
	for (let place = 0; place < count; place++) places[place] = place;
	let begin = 0;
	for (const end of ends) {
		if (end - begin > fewValues) places.subarray(begin, end).sort((a, b) => values[a] - values[b]);
		for (let next = begin + 1; next < end; next++) {
			const place = places[next];
			const value = values[place];
			let to = next;
			for (; to > begin && values[places[to - 1]] > value; to--) places[to] = places[to - 1];
			places[to] = place;
		}
		for (let index = begin + 1; index < end; index++) if (values[places[index - 1]] === values[places[index]]) isTied[index] = 1;
		begin = end;
	}
	return {
		places,
		isTied,
		ends
	};
}
function isInOrder({ values, ends }, order) {
	const { places, isTied } = order;
	if (ends.length !== order.ends.length) return false;
	let begin = 0;
	for (let block = 0; block < ends.length; block++) {
		const end = ends[block];
		if (end !== order.ends[block]) return false;
		for (let index = begin + 1; index < end; index++) {
			const before = values[places[index - 1]];
			const value = values[places[index]];
			if (isTied[index] === 1 ? before !== value : before >= value) return false;
		}
		begin = end;
	}
	return true;
}
function rankDifferences({ values, ends }, { places, isTied }) {
	const ranks = new Float64Array(values.length);
	let begin = 0;
	for (const end of ends) {
		for (let from = begin; from < end;) {
			let to = from + 1;
			while (to < end && isTied[to] === 1) to++;
			for (let index = from; index < to; index++) ranks[places[index]] = from + to - 2 * begin;
			from = to;
		}
		begin = end;
	}
	const differences = [];
	for (let index = 0; index < ranks.length; index += 2) {
		const difference = ranks[index + 1] - ranks[index];
		if (difference !== 0) differences.push(difference);
	}
	return differences;
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
function approximate(sizes, ups, downs) {
	const deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2;
	const above = (ups - downs) / 2;
	return {
		greater: upperTail((above - .5) / deviation),
		less: upperTail((-above - .5) / deviation)
	};
}
// src/core/judge/bound.ts
const largest = 1;
const finest = 1e-4;
function smallestRuledOut(pOf, level) {
	if (pOf(largest) > level) return null;
	if (pOf(0) <= level) return 0;
	let [open, ruledOut] = [0, largest];
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
		share: shareOf(look, rules),
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
	const claimsAfter = (look) => claimsByTest(look === rounds ? blocks : blocks.map(upTo(look)), test, direction, margin);
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
function warningsOf(evidence, visible, rules, machines = []) {
	if (evidence.exact) return [];
	const { series } = evidence;
	const found = [];
	const [base, head] = [present(series.base), present(series.head)];
	if (base.length !== head.length) found.push({
		kind: "unequal",
		base: base.length,
		head: head.length
	});
	const blocks = blocksOf(series, machines).filter((block) => wholeRounds(block) > 0);
	for (const side of sides) {
		const ratio = widest((blocks.length > 1 ? blocks.map((block) => summarise(block[side], false)) : [evidence[side]]).map(spreadOf));
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
		if ((blocks.length > 1 ? blocks.map((block) => block[side]) : [series[side]]).some((sample) => hasTwoModes(present(sample)))) found.push({
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
function widest(ratios) {
	const known = ratios.filter((ratio) => ratio !== null);
	return known.length === 0 ? null : Math.max(...known);
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
		assume: series.rule.assume === "exact" ? "exact" : null,
		base,
		head,
		worse: series.worse ?? null,
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
		}, rules, machines), ...warningsOf(evidence, plan?.visible ?? null, rules, machines)]
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
	const suspected = new Set(suspects(first).map(id));
	const least = Math.min(rules.count, leastRounds(1, rules));
	const measured = again.filter((one) => suspected.has(id(one)) && wholeRounds(one) >= least);
	const second = new Map(compare(measured, {
		...rules,
		stopEarly: "never"
	}, machines, levelAgain).map((one) => [id(one), one]));
	return first.map((comparison) => {
		const repeated = second.get(id(comparison));
		if (!repeated) return comparison;
		const { base, head, ratio, ruledOut, adjustedP: p } = repeated;
		const made = wholeRounds({
			base: base.samples,
			head: head.samples
		});
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
function id({ benchmark, package: path, unit }) {
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
	return joined(clauses, ". It also ");
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
	const basis = exact ? valuesOf(comparison) : roundsOf(comparison, said);
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
function roundsOf(comparison, said) {
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
	return [note(joined(sentences))];
}
function whyUnconfirmed(unconfirmed, { lost, settings, stopped }) {
	const hasFailed = (one) => lost.some((each) => isOf(one, each));
	const failed = say`, as it failed when it was measured again`;
	if (unconfirmed.every(hasFailed)) return failed;
	if (stopped === "interrupted") return say`, as measuring was stopped`;
	if (settings.budget !== null || stopped === "budget") return say`, as the \`budget\` left no time`;
	return unconfirmed.some(hasFailed) ? failed : [];
}
function isOf(comparison, { benchmark, package: path }) {
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
	const notes = joined([
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
	return say`It ${joined(passing, ", ")}, and is ${term("inconclusive", "inconclusive")} otherwise.`;
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
	return say`${about(preparing)} of the ${about(total)} that a round takes are preparation, in ${which} (for each visit: ${listed(names, mostNames$3)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`;
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
	const { settings, machine, rounds, stopped, again, isRelaid, merged } = result;
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const isApart = rounds.some((round) => round.first === null);
	const machines = merged?.machines.length ?? 1;
	const seed = machines > 1 ? "a seed of each machine" : `seed ${settings.seed}`;
	const coins = isApart ? `one benchmark after the other, each in its own order (coin flips from ${seed})` : `base first in ${firsts} (coin flips from ${seed})`;
	const made = roundsMade(result);
	const ended = {
		count: rounds.length > settings.count ? made : formatRounds(rounds.length),
		settled: say`${made}, then ${term("early-stopping", "stopped early")}, as everything that could fail was settled`,
		budget: say`${made}, then the time was up (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		interrupted: say`${made}, then measuring was stopped`,
		failed: "no rounds",
		unchanged: whyNoRound(settings),
		empty: say`no rounds`
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
		readAs(result),
		machinesLine(merged?.machines ?? [machine]),
		rounds.length === 0 ? [] : statistics(result)
	];
	const commands = [settings.setup, settings.run].filter((command) => command !== null).join("\n");
	const where = settings.workingDirectory === "." ? "" : say` in ${name(settings.workingDirectory)}`;
	const repeating = [
		...layingOver(result),
		paragraph(say`To repeat one visit, check out the commit and run${where}:`),
		shell(commands)
	];
	return [fold(settings.run === "" ? say`How this was measured` : say`How this was measured, and how to repeat it`, [list(facts.filter((fact) => fact.length > 0)), ...settings.run === "" ? [] : repeating])];
}
function commitsLine({ commits }) {
	return joined(sides.map((side) => say`${side} ${name(shortSha(commits[side].sha))} (${commits[side].from})`), ", ");
}
function roundsMade({ rounds, settings: { count } }) {
	const beyond = rounds.length - count;
	if (beyond <= 0) return say`${rounds.length} of ${formatRounds(count)}`;
	return say`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${term("early-stopping", "what was still open")}`;
}
function whyNoRound({ paths }) {
	if (paths.length === 0) return say`no rounds, as nothing was left to measure`;
	return say`no rounds, as no file that matches ${listed(paths.map(name), 5)} (\`paths\`) differs`;
}
function builtWith(result) {
	const { base, head } = result.toolchains;
	const relinked = layoutsLine(result);
	const which = base === head ? say`with ${name(base ?? "")}` : say`base with ${name(base ?? "")} and head with ${name(head ?? "")}`;
	return joined([
		"test binaries were built once for each side",
		base === null || head === null ? "" : which,
		relinked === "" ? "" : `and ${relinked}`
	], ", ");
}
function overlaid(globs) {
	if (globs.length === 0) return [];
	return say`base was measured with head's files that match ${listed(globs.map(name), 5)} in place of its own (\`overlay\`)`;
}
function readAs({ formats, innerSamples = [] }) {
	const base = formats?.base ?? formats?.head ?? "go";
	const head = formats?.head ?? base;
	const isGo = base === "go" && head === "go";
	const names = base === head ? name(base) : say`${name(base)} (base) and ${name(head)} (head)`;
	const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY);
	const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0);
	return joined([isGo ? "" : say`the results were read as ${names}`, innerSamples.length === 0 ? "" : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`], "; ");
}
function layingOver({ commits, settings }) {
	if (settings.overlay.length === 0) return [];
	const quoted = settings.overlay.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	return [paragraph(say`In a checkout of base, first put in the files of head:`), shell(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(" ")}`)];
}
function statistics({ settings: { deltaTest, outliers }, elsewhere, merged }) {
	const p = term("p", "p");
	const tests = {
		utest: say`; ${p}: two-sided Mann-Whitney`,
		ttest: say`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
		none: say`; nothing was tested (\`delta-test: none\`)`
	}[deltaTest];
	const same = deltaTest === "utest" && outliers === "none" && !elsewhere && merged === null ? say`; both as \`benchstat base.txt head.txt\` prints them for the sample files in the results folder` : "";
	const trimmed = outliers === "iqr" ? say`; values beyond 1.5 interquartile ranges were ${term("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : "";
	return say`centre: median, ± its 95% interval${tests}${same}${trimmed}`;
}
// src/core/report/say/base-failed.ts
const longestMessage$1 = 2e3;
const longestOutput$1 = 4e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	const before = rounds.length === 0 ? "" : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`;
	const laid = settings.overlay.length === 0 ? "" : say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`;
	const said = output.length <= longestOutput$1 ? output : `…${output.slice(-4e3)}`;
	const told = message.length <= longestMessage$1 ? message : `${message.slice(0, longestMessage$1)}…`;
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
function statusOf(verdict, failOn) {
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
	return say`${ours$1(result.reason)}${checkOf(result)}`;
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
	return [paragraph(say`${term("exact", "Exact")}: rows in ${listed(units.map(unitOf), 5)} with ± 0% on both sides do not vary and were compared by value, whatever their p.`)];
}
// src/core/report/say/elsewhere.ts
const most$1 = 10;
const longestValue$1 = 80;
function otherwisePart({ elsewhere }) {
	if (!elsewhere || elsewhere.changes.length === 0) return [];
	const lines = elsewhere.changes.map(({ rule, base, head }) => say`${code(rule)}: ${value$1(head)} instead of ${value$1(base)}`);
	return [warning(say`${strong("This was measured otherwise than the rules ask for")}, and is judged by them: ${listed(lines, most$1)}.`)];
}
function onTrustPart({ elsewhere }) {
	if (!elsewhere) return [];
	return [note(say`Another job has measured this: the numbers, which commit base was, the machine and what failed are as it says. Head is as GitHub says, and the rules are those of ${name(shortSha(elsewhere.rules))}.`)];
}
function value$1(text) {
	return text === null ? say`not set` : say`${name(legible(text, longestValue$1))}`;
}
// src/core/report/say/inconclusive.ts
const mostOpen = 5;
const outOfReach = 1e3;
function inconclusivePart(result, naming, most) {
	const open = openOf(result);
	if (open.length === 0) return [];
	const lines = open.map((one) => say`${estimated(one, naming)}: ${standing(one, result)}.`);
	const all = list(firstOf(lines, most));
	const title = say`Inconclusive (${open.length}), nearest to settled first`;
	const todo = advice$2(open, result);
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
	return lines.length === 0 ? [] : [list(firstOf(lines, most, " did not recur"))];
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
function advice$2(open, result) {
	const { settings, rounds, stopped } = result;
	const complete = settings.go === null && open.some((one) => completeRounds(one) < rounds.length) ? "Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return say`${complete}`;
	const more = open.some((one) => one.roundsNeeded !== null && one.roundsNeeded > completeRounds(one) && one.roundsNeeded <= outOfReach) ? moreRounds(settings, stopped) : "";
	const setting = benchtimeName(result);
	const longer = setting === null ? "" : say` (${code(setting)})`;
	const limit = settings.ruleOut > settings.threshold ? say`\`threshold\` or \`rule-out\`` : say`\`threshold\``;
	return joined([say`To settle this, ${more}measure longer each time${longer}, use a quieter runner, or raise ${limit}.`, complete]);
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
		const names = lost.filter(isOf).map((one) => nameOf(one, naming));
		return names.length === 0 ? [] : [say`${strong(`${says}:`)} ${listed(names, most)}. ${advice}`];
	});
	const outputs = lost.slice(0, Math.min(most, mostOutputs)).flatMap((one) => one.failures.map(({ message, output }) => {
		const said = output.length <= longestOutput ? output : `…${output.slice(-2e3)}`;
		return printed(said === "" ? message : `${message}\n\n${said}`);
	}));
	return [...groups.length === 0 ? [] : [list(groups)], ...outputs.length === 0 ? [] : [fold(say`What happened, and what they printed`, outputs)]];
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
function nameOf({ benchmark, package: path }, naming) {
	if (benchmark === null) return say`all of ${name(path ?? "the package")}`;
	return [name(naming({
		benchmark,
		package: path
	}))];
}
// src/core/report/say/missing.ts
const longestMessage = 200;
const mostFiles = 5;
function missingPart({ merged }, most) {
	const missing = merged?.missing ?? [];
	if (missing.length === 0) return [];
	return [
		warning(say`${strong("Not all of the suite could be judged")}, so this run cannot pass.`),
		list(firstOf(missing.map(line), most)),
		paragraph(say`See in the jobs of the matrix why, and run those again that failed. With \`if: always()\` a job uploads what it has.`)
	];
}
function line({ shard, replica, why, files, message }) {
	const which = partName(shard, replica);
	const named = listed(files.map(name), mostFiles);
	const said = message === "" ? say`.` : say`: ${name(legible(message, longestMessage))}`;
	switch (why) {
		case "absent": return say`${which} has no result file.`;
		case "double": return say`${which} has ${files.length} result files (${named}), of which the first was judged.`;
		case "unmeasured": return say`${which} was not measured (${named})${said}`;
		case "unreadable": return say`${named} is no result file${said}`;
	}
}
function partName(shard, replica) {
	const one = (what, part) => part === null ? "" : `${what} ${part.join("/")}`;
	const parts = [one("shard", shard), one("replica", replica)].filter((text) => text !== "");
	const text = parts.length === 0 ? "the run" : parts.join(", ");
	return joined([`${text[0]?.toUpperCase()}${text.slice(1)}`]);
}
// src/core/report/say/passing.ts
const longestWhy = 300;
function passingPart({ comparisons, settings }, naming, most) {
	const accepted = furthestFirst(acceptedOnes(comparisons)).map((one) => acceptedLine(one, naming));
	const muted = furthestFirst(mutedOnes(comparisons)).filter(({ gate }) => gate === "warn").map((one) => mutedLine(one, one.rule === null ? void 0 : settings.benchmarks[one.rule], naming));
	const lines = [...accepted, ...muted];
	if (lines.length === 0) return [];
	return [paragraph(say`What regressed without failing the check:`), list(firstOf(lines, most, ", accepted or muted"))];
}
function acceptedLine(one, naming) {
	if (one.accepted === null) return [];
	const { by, when, why, upTo } = one.accepted;
	const said = [
		by === null ? say`` : say` by ${name(by)}`,
		when === null ? say`` : say` on ${when.slice(0, 10)}`,
		upTo === null ? say`` : say`, up to ${formatRatio(upTo)}`
	];
	return say`☑️ ${strong(name(naming(one)))} ${change(one)}, which was ${strong("accepted")}${joined(said, "")}${reason(why)}.`;
}
function mutedLine(one, rule, naming) {
	const details = [rule?.owner ? say`owner ${name(legible(rule.owner, longestWhy))}` : say``, rule?.until ? say`until ${rule.until}` : say``].filter((text) => text.length > 0);
	const about = details.length === 0 ? say`` : say` (${joined(details, ", ")})`;
	return say`🔇 ${strong(name(naming(one)))} ${change(one)}, and is ${strong("muted")} by a rule${about}${reason(rule?.why ?? null)}.`;
}
function reason(why) {
	return why === null || why === "" ? say`` : say`: ${name(legible(why, longestWhy))}`;
}
const mostRows = 10;
const longestName = 120;
function profilesPart(profiles, naming, most = 10, rows = mostRows) {
	const benchmarks = byBenchmark(profiles);
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
	return fold(say`Where ${name(legible(naming(kinds[0]), longestName))} spends more`, [
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
		name(legible(withoutFolders(path), longestName)),
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
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	const lines = kinds.flatMap(({ files }) => files === null || !ours.test(files.base) || !ours.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	if (lines.length === 0) return [];
	return [paragraph(say`To see callers and lines, run this in the results folder:`), shell(lines.join("\n"))];
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
	const lines = [...packages].map(([path, names]) => say`${name(path)}: ${listed(names, most)}`);
	const rest = packages.size - most === 1 ? " package" : " packages";
	return [fold(say`Proven unchanged: the same binary on both sides (${proven.length})`, [paragraph(say`Both sides build the same test binary, byte for byte, and no file differs that these benchmarks could read, so they were not measured (\`measure: all\` measures them).`), list(firstOf(lines, most, rest))])];
}
// src/core/report/say/rounds.ts
const mostShown = 6;
function roundsPart(result, naming) {
	const shown = [...furthestFirst(regressions(result.comparisons)), ...openOf(result)].filter(({ exact }) => !exact).slice(0, mostShown);
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
const most = 10;
const longestValue = 80;
function rulesNote(rules) {
	return rules === null || rules.changes.length === 0 ? [] : [warning(rulesSentence(rules))];
}
function rulesSentence({ file, changes }) {
	const lines = changes.map(({ rule, base, head }) => say`${code(rule)}: ${value(base)} → ${value(head)}`);
	return say`${strong("This change brings its own rules")} (${name(file)}); both sides were measured and judged by them: ${listed(lines, most)}.`;
}
function value(text) {
	return text === null ? say`not set` : say`${name(legible(text, longestValue))}`;
}
// src/core/report/say/seen-once.ts
const mostNames$2 = 5;
function seenOncePart(result, naming) {
	const seen = withChange(result.comparisons, "improved").filter((one) => isSeenOnce(one, result));
	if (seen.length === 0) return [];
	const names = listed(seen.map((one) => labelOf(one, naming)), mostNames$2);
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
	return [list(more > 0 ? [...lines, say`${more} more have such slow runs.`] : lines)];
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
const isData = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i;
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
	return !isGoTest.test(name) && !isData.test(name) && wordIn(name) !== null;
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
	const names = listed(changed.map(name), Math.min(most, mostNames$1));
	return [warning(say`${subject} benchmark files were changed (${names}), so a difference may come from the benchmark itself. ${advice$1(changed, settings.overlay)}`)];
}
function advice$1(changed, overlay) {
	const globs = globsFor(changed).filter((glob) => !overlay.includes(glob));
	const [only] = globs;
	const both = "so that both sides run head's";
	if (only !== void 0 && globs.length === 1 && overlay.length === 0) return say`Set ${code(`overlay: '${only}'`)}, ${both}.`;
	const lines = listed(globs.map(name), mostNames$1);
	if (overlay.length > 0) return say`Add ${lines} to \`overlay\`, ${both}.`;
	return say`Set \`overlay\` to ${lines}, one per line, ${both}.`;
}
// src/core/report/say/warnings.ts
const mostNames = 10;
const slightOnes = 5;
function runWarningPart({ warnings, settings }) {
	const lines = warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" ? [] : [runWarning(warning)]);
	return lines.length === 0 ? [] : [list(lines.map((words) => say`${term("warnings", "Note")}: ${words}`))];
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
		return [say`${strong(says)} ${ours$1(doing)}${lineBreak}${listed(labels, Math.min(most, mostNames))}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightly(warning)] : []);
	const all = [...groups, ...slight];
	if (all.length === 0) return [];
	return [fold(say`Warnings (${found.length + slight.length})`, [paragraph(say`What these ${term("warnings", "warnings")} mean, and what to do about them:`), list(all)])];
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
		case "too-few-rounds": return say`so few rounds could hardly show a regression among ${warning.comparisons} comparisons, which are judged together, so a pass says little. Set \`count\` to at least ${warning.least}.`;
		case "configuration": return say`${name(warning.key)} is ${name(warning.base)} on base and ${name(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineLine(warning);
		case "others": return say`other programs kept ${warning.base.toFixed(1)} processors busy while base was measured, and ${warning.head.toFixed(1)} while head was. Chance does not explain that, and it slows one side only, so do not trust the differences. See what else runs there, and what benchmarks leave running.`;
		case "left-running": return say`${warning.count === 1 ? "a process was" : `${warning.count} processes were`} left running by a command, and ended before the next: ${listed(warning.commands.map(name), mostNames)}. It would have disturbed what is measured after it. Let the command end what it starts, or let \`setup\` start what must stay.`;
		case "git-changed": return say`${listed(warning.changed.map(name), mostNames)}${warning.count > warning.changed.length ? ` and ${warning.count - warning.changed.length} more` : ""} of the repository's git changed while the benchmarks ran, and ${warning.isPutBack ? "was put back" : "was left so, as it may have been you"}. ${warning.isPutBack ? "If a later step needs it, set it there." : "The benchmarks can write there too, and settings and hooks make git run programs."}`;
		case "rule-unused": return say`a rule for ${name(warning.match)} fits no benchmark that was measured. If they were renamed, rename it too; otherwise remove it.`;
		case "rule-over": return say`the rule for ${name(warning.match)} ended on ${warning.until}, so it no longer holds${warning.owner === null ? "" : say` (owner ${name(warning.owner)})`}. Remove it, or give it another day.`;
		case "steal": return say`${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A dedicated runner would be quieter.`;
	}
}
// src/core/report/say/judged.ts
const everything = {
	all: "every",
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	names: Number.POSITIVE_INFINITY,
	profiles: 10,
	leftOut: ""
};
function judgedReport(result, detail = everything) {
	const { comparisons, settings, baseFailed } = result;
	const { names } = detail;
	const naming = namingOfRun(result);
	const regressed = furthestFirst(regressions(comparisons)).slice(0, detail.regressions);
	const passing = furthestFirst([...acceptedOnes(comparisons), ...mutedOnes(comparisons)]).filter(({ gate }) => gate !== "off").slice(0, detail.regressions);
	const improved = furthestFirst(withChange(comparisons, "improved")).slice(0, detail.improvements);
	const changed = furthestFirst(withChange(comparisons, "changed")).slice(0, detail.improvements);
	const rounds = roundsPart(result, naming);
	return {
		...headOf(result),
		parts: [
			detail.leftOut === "" ? [] : shortened(detail.leftOut),
			missingPart(result, names),
			rulesNote(result.rules),
			otherwisePart(result),
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
			advice(result),
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
			baseFailed ? [] : rulePart(result),
			onTrustPart(result)
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
function headOf(result) {
	return {
		outcome: result.calibration === null ? result.verdict : "calibration",
		reason: ours$1(result.reason),
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
	const lines = byBenchmark(regressed).map((units) => {
		const timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op"));
		const label = strong(name(naming(units[0])));
		return say`${label} ${sentence$1(timeFirst, settings, again.length > 0)}.`;
	});
	return [list(firstOf(lines, mostSentences, ", in the table below"))];
}
function directionNote(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return [];
	return [paragraph(say`❔ It is not known which direction is better for ${listed(units.map(unitOf), 5)}, so these cannot fail. Let a benchmark print ${code(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`)];
}
function advice({ comparisons, verdict, baseFailed, lost, unmatched, merged }) {
	if (comparisons.length > 0 || verdict === "pass" || baseFailed || lost.length > 0) return [];
	if ((merged?.missing.length ?? 0) > 0 || verdict === "inconclusive" && unmatched.head.length === 0) return [];
	return [paragraph(verdict === "inconclusive" ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.` : say`If benchmarks were renamed, keep one old name for this pull request, or let it pass once with \`fail-on: never\`.`)];
}
function unmatchedPart({ unmatched }, naming, most) {
	return ["head", "base"].flatMap((side) => {
		if (unmatched[side].length === 0) return [];
		const why = side === "head" ? "new, so there is nothing to compare them with" : "removed, renamed or skipped";
		const names = unmatched[side].map((one) => say`${name(naming(one))}${one.unit === null ? "" : say` in ${unitOf(one.unit)}`}`);
		return [paragraph(say`Only on ${side} (${why}): ${listed(names, most)}.`)];
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
		...headOf(result),
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
	everything,
	{
		...everything,
		all: "significant",
		leftOut: "rows without a significant difference"
	},
	{
		...everything,
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
		...headOf(result),
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
		case "link": return `[${wordsOf(span.words, code)}](${span.to})`;
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
export { wholeRounds as $, statusOf as A, openWithoutBase as B, lostPart as C, shownAs as D, comparisonsPart as E, completeRounds as F, doubtsPart as G, compare as H, furthestFirst as I, planFor as J, unitOf as K, magnitude as L, worstOf as M, baseFailedPart as N, headline as O, preparationLine as P, blocksOf as Q, sentence$1 as R, missingPart as S, unconfirmedPart as T, decide as U, suspects as V, pairedTest as W, mostRounds$1 as X, isLook as Y, worseShare as Z, rulesNote as _, summaryLimit as a, profilesPart as b, namingOfRun as c, runWarningPart as d, suiteNote as f, seenOncePart as g, slowRunsPart as h, fittingReport as i, statuses as j, failsCheck as k, regressionsPart as l, needsGoBenchmarks as m, newLinks as n, wholeReport as o, changedSuite as p, noiseOf as q, commentLimit as r, headOf as s, markdownText as t, unmatchedPart as u, rulesSentence as v, inconclusivePart as w, passingPart as x, provenPart as y, confirm as z };
