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
function roundsToSee(effect, spread, alpha, power) {
	let distance = Math.abs(Math.log1p(effect));
	if (distance === 0) return Infinity;
	let advantage = .5 - upperTail(distance / spread / Math.SQRT2), rounds = required(alpha, power) ** 2 / (6 * advantage ** 2);
	return Math.max(Math.ceil(rounds * (1 - 1e-9)), fewestRounds(alpha));
}
function smallestVisible(rounds, spread, alpha, power) {
	let advantage = required(alpha, power) / Math.sqrt(6 * rounds);
	return rounds < fewestRounds(alpha) || advantage >= .5 ? Infinity : Math.expm1(Math.SQRT2 * upperQuantile(.5 - advantage) * spread);
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
function robustDeviation(values) {
	if (values.length === 0) return 0;
	let sizes = values.map(Math.abs), limit = 4.4478 * median(sizes) || Infinity, squares = sizes.reduce((sum, size) => sum + Math.min(size, limit) ** 2, 0);
	return Math.sqrt(squares / values.length);
}
function blocksOf({ base, head }, machines) {
	if (machines === null) return [{
		base,
		head
	}];
	let length = Math.max(base.length, head.length), only = (sample, name) => Array.from({ length }, (_, index) => isWhole({
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
	let has = (value) => value !== null;
	return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has));
}
function trimmed({ base, head }) {
	return {
		base: withoutOutliers(base),
		head: withoutOutliers(head)
	};
}
const pocockLike = (alpha, share) => alpha * Math.log1p((Math.E - 1) * share), obrienFlemingLike = (alpha, share) => share >= 1 ? alpha : Math.min(alpha, 2 * upperTail(upperQuantile(alpha / 2) / Math.sqrt(share)));
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	return mustAscend(shares), remember(levels, spending, `${alpha} ${shares.join(" ")}`, () => limits(shares, alpha, spending).map(upperTail));
}
function sequentialP(looks, spending) {
	let shares = looks.map((look) => look.share);
	if (mustAscend(shares), shares[0] === 1) return looks[0].p;
	let table = remember(tables, spending, shares.join(" "), () => new Map()), limitsAt = (step) => {
		let known = table.get(step) ?? limits(shares, upperTail(step / stepsPerUnit), spending);
		return table.set(step, known), known;
	};
	return looks.reduce((least, { p }, look) => Math.min(least, alphaToCross(p, look, limitsAt)), 1);
}
const stepsPerUnit = 8;
function mustAscend(shares) {
	for (let [index, share] of shares.entries()) if (!(share > (shares[index - 1] ?? 0) && share <= 1)) throw RangeError(`the shares of planned looks ascend from above 0 to 1, not ${shares.join(", ")}`);
}
function alphaToCross(p, look, limitsAt) {
	if (p === 0) return 0;
	let score = upperQuantile(Math.max(p, 1e-100)), limitAt = (step) => limitsAt(step)[look], step = Math.floor(score * 8);
	for (; step >= 0 && limitAt(step) > score;) step--;
	if (step < 0) return 1;
	let near = Array.from({ length: 12 }, (_, index) => step - 5 + index).filter((one) => limitAt(one) < 1e3), alphaScore = interpolate(near.map(limitAt), near, score) / 8;
	return upperTail(alphaScore);
}
function interpolate(xs, ys, x) {
	return ys.reduce((sum, y, i) => sum + xs.filter((_, j) => j !== i).reduce((product, other) => product * (x - other) / (xs[i] - other), y), 0);
}
function limits(shares, alpha, spending) {
	let found = [], spent = 0, waiting = [];
	for (let [index, share] of shares.entries()) {
		let before = shares[index - 1] ?? 0, allowed = Math.min(alpha, spending(alpha, share)) - spent;
		spent += allowed;
		let limit = allowed >= 1e-290 ? limitThatSpends(allowed, share, before, waiting) : Infinity;
		found.push(limit);
		let next = shares[index + 1];
		next !== void 0 && (waiting = carriedOn(waiting, share, before, next, limit));
	}
	return found;
}
function limitThatSpends(allowed, share, before, waiting) {
	if (before === 0) return upperQuantile(allowed);
	if (waiting.reduce((sum, { probability }) => sum + probability, 0) <= allowed) return -Infinity;
	let [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	], furthest = waiting.reduce((most, { score }) => Math.max(most, score), -Infinity), limit = Math.min(upperQuantile(allowed), (furthest * shift + 37 * width) / stretch);
	for (let step = 1; step > 1e-9; limit -= step) {
		let crossed = 0, density = 0;
		for (let { score, probability } of waiting) {
			let distance = (limit * stretch - score * shift) / width;
			crossed += probability * upperTail(distance), density += probability * normalDensity(distance);
		}
		step = Math.log(allowed / crossed) * crossed * width / (density * stretch);
	}
	return limit;
}
function carriedOn(waiting, share, before, next, limit) {
	let [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	], finest = Math.min(width, Math.sqrt(next - share)) / stretch, scores = quadrature(-8, Math.min(limit, 38), 1.5 * finest);
	return before === 0 ? scores.map(({ at, weight }) => ({
		score: at,
		probability: weight * normalDensity(at)
	})) : scores.map(({ at, weight }) => {
		let density = 0;
		for (let { score, probability } of waiting) density += probability * normalDensity((at * stretch - score * shift) / width);
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
	let panels = Math.max(0, Math.ceil((high - low) / panel)), half = (high - low) / panels / 2;
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
], levels = new WeakMap(), tables = new WeakMap();
function remember(memory, spending, key, compute) {
	let kept = memory.get(spending) ?? new Map();
	memory.set(spending, kept);
	let value = kept.get(key) ?? compute();
	kept.set(key, value);
	for (let oldest of kept.keys()) kept.size > 100 && kept.delete(oldest);
	return value;
}
const allowance = {
	upToCount: .035,
	beyond: .01,
	again: .005
}, passAlpha = allowance.upToCount + allowance.beyond, worse = {
	upToCount: .8,
	beyond: .1
}, shares = [
	.4,
	.6,
	.8,
	1
], sharesBeyond = [
	1.5,
	2,
	2.5,
	3
];
function mostRounds$1({ count, stopEarly }) {
	return stopEarly === "never" ? count : count * (sharesBeyond.at(-1) ?? 1);
}
function plannedLooks({ count, stopEarly }) {
	return stopEarly === "never" ? [count] : [...new Set([...shares, ...sharesBeyond].map((share) => Math.ceil(share * count)))];
}
function isLook(rounds, plan) {
	return rounds < mostRounds$1(plan) && plannedLooks(plan).includes(rounds);
}
function looksAt(rounds, plan) {
	return [...plannedLooks(plan).filter((look) => look < Math.min(rounds, mostRounds$1(plan))), rounds];
}
function passLevel(rounds, plan) {
	return plan.stopEarly === "never" ? passAlpha : nominalLevels(looksAt(rounds, plan).map((look) => shareOf(look, plan)), passAlpha, passSpending).at(-1) ?? 0;
}
const levelAgain = allowance.again;
function shareOf(rounds, plan) {
	return Math.min(1, rounds / mostRounds$1(plan));
}
const passSpending = (alpha, share) => {
	let [usual, more] = stretches(share);
	return pocockLike(alpha * allowance.upToCount / passAlpha, usual) + alpha * allowance.beyond * more / passAlpha;
}, worseOnce = (alpha, share) => alpha * (worse.upToCount + worse.beyond * stretches(share)[1]);
function worseShare({ stopEarly }) {
	return stopEarly === "never" ? 1 : worse.upToCount;
}
const worseEachTime = (alpha, share) => {
	let [usual, more] = stretches(share);
	return obrienFlemingLike(alpha * worse.upToCount, usual) + alpha * worse.beyond * more;
};
function worseLooks(rounds, plan) {
	let looks = looksAt(rounds, plan);
	return plan.stopEarly === "pass-or-fail" ? {
		looks,
		spending: worseEachTime
	} : {
		looks: looks.filter((look) => look >= plan.count || look === rounds),
		spending: worseOnce
	};
}
function stretches(share) {
	let times = share * (sharesBeyond.at(-1) ?? 1), most = (sharesBeyond.at(-1) ?? 1) - 1;
	return [Math.min(1, times), Math.max(0, times - 1) / most];
}
const mostRounds = 1e3, power$1 = .8;
function noiseOf(series, machines = []) {
	let blocks = blocksOf(series, machines), pairs = blocks.flatMap(({ base, head }) => base.flatMap((value, round) => value === null ? [] : [Math.log((head[round] ?? 0) / value)])), values = sides.flatMap((side) => present(series[side]));
	return pairs.length < 2 || values.some((value) => value <= 0) ? null : {
		noise: robustDeviation(pairs) / Math.SQRT2,
		spread: robustDeviation(blocks.flatMap((block) => sides.flatMap((side) => strays(block[side]))))
	};
}
function strays(sample) {
	let logs = present(sample).map(Math.log);
	if (logs.length < 2) return [];
	let [center, wider] = [median(logs), Math.sqrt(logs.length / (logs.length - 1))];
	return logs.map((log) => wider * (log - center));
}
function planFor({ noise, spread }, direction, together, rules) {
	let felt = rules.deltaTest === "ttest" ? spread : noise, alpha = rules.correction === "none" ? rules.alpha : rules.alpha / Math.max(1, together), visible = smallestVisible(rules.count, felt, alpha, power$1), rise = direction === "higher" ? 1 / (1 - rules.threshold) - 1 : rules.threshold, level = Math.min(alpha, passLevel(rules.count, rules)), needed = Math.max(roundsToSee(rise, felt, level, power$1), leastRounds(together, rules));
	return {
		visible: finite(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: needed <= 1e3 ? needed : null
	};
}
function labelOf(one, naming) {
	let unit = one.unit === "sec/op" ? "" : say` in ${unitOf(one.unit)}`;
	return say`${name(naming(one))}${unit}`;
}
function byBenchmark(all) {
	let found = new Map();
	for (let one of all) {
		let id = JSON.stringify([one.package, one.benchmark]);
		found.set(id, [...found.get(id) ?? [], one]);
	}
	return [...found.values()];
}
function unitOf(unit) {
	return name(unitName(unit));
}
function noiseTable({ floors }, settings, naming, most) {
	let noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most);
	if (noisiest.length === 0) return [];
	let rows = noisiest.map((floor) => rowOf$1(floor, settings, naming)), open = rows.length >= 16 ? 10 : rows.length, columns = columnsOf$1(settings), title = say`The other ${rows.length - open}, with less noise`;
	return [
		table(columns, rows.slice(0, open)),
		...rows.length > open ? [fold(title, [table(columns, rows.slice(open))])] : [],
		note(legend(noisiest, settings))
	];
}
function steadyNote({ steady }, naming, most) {
	if (steady.length === 0) return [];
	let units = [...new Set(steady.map(({ unit }) => unit))].map(unitOf), differing = steady.filter(({ differs }) => differs), constant = paragraph(say`No noise, so one round is enough: ${steady.length} in ${listed(units, Math.min(most, 5))}, which do not vary.`);
	return differing.length === 0 ? [constant] : [constant, warning(say`Base and head are the same commit, but their values differ in ${namesOf(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`)];
}
function namesOf(all, naming, most) {
	return listed(all.map((one) => labelOf(one, naming)), Math.min(most, 10));
}
function columnsOf$1({ count, threshold, deltaTest }) {
	let planned = deltaTest === "none" ? [] : [`Visible in ${formatRounds(count)}`, `Rounds for ${formatRatio(threshold)}`];
	return [
		column("", "center"),
		column("Benchmark", "left"),
		column("Noise", "right"),
		column("Head against base", "center"),
		...planned.map((title) => column(title, "right"))
	];
}
function rowOf$1(floor, { count, threshold, deltaTest }, naming) {
	let { noise, visible, roundsNeeded, better, rounds } = floor, isPlanned = better !== null && noise !== null && deltaTest !== "none", isBlind = isPlanned && (visible === null || visible > threshold), planned = [visible === null ? "nothing" : formatPercent(visible), roundsNeeded === null ? `over ${mostRounds}` : String(roundsNeeded)];
	return [
		isBlind ? "⚠️" : "",
		labelOf(floor, naming),
		`${noise === null ? "?" : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ""}`,
		intervalOf(floor),
		...isPlanned ? planned : []
	];
}
function legend(floors, settings) {
	let { alpha, correction, deltaTest } = settings, together = correction === "none" ? "" : say`, all judged together (${code(`correction: ${correction}`)})`;
	return joined([
		"Noise: how far a value strays from the one measured beside it (a standard deviation; a value more than three of them away counts as three). Drift is in both and left out, as in the gate.",
		say`Head against base: the ${term("interval", "interval")} of their difference, which is really zero.`,
		deltaTest === "none" ? "" : say`Visible: the smallest worsening that the test shows in four runs of five, at alpha ${alpha}${together}. Rounds: with this many, four runs of five show a worsening of the ${term("threshold", "threshold")}, and four of five rule it out if nothing changed.`,
		floors.some(({ noise }) => noise === null) ? "?: a value is not positive, or fewer than two rounds measured both sides." : "",
		precision(floors, deltaTest)
	]);
}
function precision(floors, deltaTest) {
	let rounds = Math.max(...floors.map((one) => one.rounds));
	if (rounds < 2) return "";
	let error = 100 / Math.sqrt(2 * rounds), counts = deltaTest === "none" ? "" : `, and so is what is visible; the rounds needed, to ±${(2 * error).toFixed(0)}%`;
	return `From ${formatRounds(rounds)} the noise is known to about ±${error.toFixed(0)}%${counts}.`;
}
function intervalOf({ ratio }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return "";
	let signed = (end) => `${end >= 1 ? "+" : "-"}${formatPercent(end - 1)}`;
	return `${signed(ratio.low)} to ${signed(ratio.high)}`;
}
function advicePart(calibration, settings, pace, naming, most) {
	if (calibration.benchmarks === 0 || settings.deltaTest === "none") return [];
	let lines = [
		...countAdvice(calibration, settings, pace),
		...thresholdAdvice(calibration, settings),
		...hopelessAdvice(calibration, settings, naming, most)
	];
	return [paragraph([strong("What to set")]), list(lines)];
}
function countAdvice({ benchmarks, seeing, suggested, roundsNeeded }, { count, threshold }, pace) {
	let limit = formatRatio(threshold);
	if (threshold === 0) return [say`With a \`threshold\` of 0 no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`];
	let set = (rounds) => say`${code(`count: ${rounds}`)}${pace === null || rounds === count ? "" : ` (about ${formatDuration(pace * rounds)} of measuring)`}`, enough = suggested.count;
	if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count) return [say`${set(count)} and ${code(`threshold: ${limit}`)} suit this machine.`, ...roundsNeeded < count ? [say`${set(roundsNeeded)} would be enough for ${limit}.`] : []];
	let some = enough === null ? say`No \`count\` up to ${mostRounds} is enough to show a worsening of ${limit} in nine of ten benchmarks.` : say`${set(Math.max(count, enough))} ${enough > count ? "would be" : "is"} enough to show a worsening of ${limit} in nine of ten benchmarks.`;
	return roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0) ? [some] : [some, say`${set(roundsNeeded)} would be enough for every benchmark that is not out of reach.`];
}
function thresholdAdvice({ suggested }, { count, threshold }) {
	let other = suggested.threshold;
	return other === null || other === threshold ? [] : [say`${code(`threshold: ${formatRatio(other)}`)} is a worsening that ${formatRounds(count)} can show in nine of ten benchmarks.`];
}
function hopelessAdvice({ floors }, { threshold }, naming, most) {
	let hopeless = floors.filter((one) => one.better !== null && one.noise !== null && one.roundsNeeded === null);
	return hopeless.length === 0 || threshold === 0 ? [] : [say`Out of reach on this machine (over ${mostRounds} rounds for ${formatRatio(threshold)}): ${namesOf(hopeless, naming, most)}. The gate will mostly call these ${term("inconclusive", "inconclusive")}: leave them out, or measure on a quieter machine.`];
}
function alarmPart({ alarms, swapped, floors }, settings, naming, most) {
	if (swapped === null) return [];
	let { alpha, threshold, correction, confirm, deltaTest } = settings, regressed = floors.filter((one) => one.regressed), small = say`${term("p", "p")} ≤ ${alpha}`, beyond = `beyond ${formatRatio(threshold)}`, rule = deltaTest === "none" ? beyond : say`${correctionOf(correction)}, and ${beyond}`, unconfirmed = confirm ? ", before suspects are measured again" : "", lines = [
		alarms === null ? [] : say`Taken one by one, ${alarms.hits} of ${alarms.of} comparisons have ${small}: ${percentage(alarms)}. Chance alone gives about ${Number((alpha * alarms.of).toPrecision(2))}.`,
		say`By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : namesOf(regressed, naming, most)} would have been called regressed in this run.`,
		swapped.uncorrected === null ? [] : say`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. In ${formatPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these swapped suites at least one comparison has p ≤ ${alpha} by itself.`,
		say`By the gate's rule something regresses in ${swapped.red.hits} of ${swapped.red.of} swapped suites: ${percentage(swapped.red)}. That is how often it would suspect a pull request that changes nothing${unconfirmed}.`
	], limits = [
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
function benchtimeName(result) {
	return isOfGo(result) ? result.settings.go === null ? "-benchtime" : "benchtime" : null;
}
function doubtsPart(result, naming, most) {
	let { doubts } = result;
	if (doubts.length === 0) return [];
	let groups = kinds$2.flatMap(({ kind, says, advice }) => {
		let found = doubts.filter((doubt) => doubt.kind === kind);
		if (found.length === 0) return [];
		let names = found.map((doubt) => say`${name(naming(doubt))} (${detail$1(doubt)})`), cold = found.some((doubt) => doubt.kind === "setup-timed" && doubt.share < .25), words = joined([
			strong(says),
			ours$1(advice(result)),
			cold ? orCold : ""
		]);
		return [say`${words}${lineBreak}${listed(names, Math.min(most, 5))}`];
	});
	if (!doubts.some((doubt) => kinds$2.some((one) => one.kind === doubt.kind && one.isGrave(doubt)))) return [fold(say`Doubtful benchmarks (${doubts.length})`, [list(groups)])];
	let subject = strong(say`${term("warnings", "Doubtful benchmarks")}:`);
	return [warning(say`${subject} these may not measure what they are meant to. If so, their verdicts mean nothing.`), list(groups)];
}
const always = () => !0, never = () => !1, kinds$2 = [
	{
		kind: "optimised-away",
		isGrave: (doubt) => doubt.kind === "optimised-away" && doubt.seconds < 5e-10,
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
			let setting = benchtimeName(result);
			return `All iterations together take less than 10 µs, so the time to read the clock shows: ${setting === null ? "measure longer, or more at once" : `measure longer, such as with a larger \`${setting}\``}.`;
		}
	},
	{
		kind: "prints",
		isGrave: never,
		says: "It prints while it is measured.",
		advice: () => "Printing takes time too, and can break a line of results in two. Print nothing, not even with `b.Log`."
	}
], orCold = "Where its share is small, the cause may be cold caches instead.";
function detail$1(doubt) {
	switch (doubt.kind) {
		case "optimised-away": return `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`;
		case "grows-with-n": {
			let { probe, full } = doubt;
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
function machineLine(machine) {
	let { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine;
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
	let [only] = machines;
	if (only && machines.length === 1) return machineLine(only);
	let kinds = new Map();
	for (let machine of machines) {
		let { cpu, cores, memoryBytes, os, arch } = machine, id = JSON.stringify([
			cpu,
			cores,
			Math.round(memoryBytes / 2 ** 30),
			os,
			arch
		]), known = kinds.get(id);
		known ? known.count++ : kinds.set(id, {
			machine,
			count: 1
		});
	}
	let lines = [...kinds.values()].toSorted((a, b) => b.count - a.count).map(({ machine, count }) => say`${count} × ${kindOf(machine)}`);
	return say`${machines.length} machines: ${listed(lines, 5)}`;
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
	let switched = (what, is) => is === null ? "" : `${what} ${is ? "on" : "off"}`;
	return [
		governor === null ? "" : say`governor ${name(governor)}`,
		switched("turbo", turbo),
		switched("SMT", smt)
	];
}
function stolen({ steal, stealBefore }) {
	if (steal === null) return "";
	let before = stealBefore === null ? "" : ` (${formatPercent(stealBefore)} before)`;
	return `steal ${formatPercent(steal)} while measuring${before}`;
}
function lock(perflock) {
	if (perflock === null || perflock.reason === "perflock is not installed") return [];
	let { held, governor, reason } = perflock, why = reason === null ? "" : say` (${name(reason)})`;
	return held ? say`held by perflock${governor === null ? "" : ` at governor ${governor}%`}${why}` : say`not held by perflock${why}`;
}
function changeOf({ direction, worsening, improvement, shown }, adjusted, { alpha, threshold }) {
	let isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold), isBetter = adjusted.better <= alpha && exceeds(improvement, threshold);
	if (direction === null && (isWorse || isBetter)) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	if (shown.ruledOut) return "unchanged";
	let isSmall = !exceeds(worsening, threshold) && (direction !== null || !exceeds(improvement, threshold));
	return shown.held && isSmall ? "within" : "inconclusive";
}
function pairedTest(blocks) {
	let pairs = completePairs(blocks);
	for (let { order, result } of lately) if (isInOrder(pairs, order)) return result;
	let order = orderOf(pairs, lately[0]?.order), result = testOf$1(rankDifferences(pairs, order));
	return lately.unshift({
		order,
		result
	}), lately.length = Math.min(lately.length, mostKept), result;
}
const lately = [], mostKept = 3;
function testOf$1(differences) {
	let step = 2;
	for (let difference of differences) difference % 2 != 0 && (step = 1);
	let sizes = [], [ups, downs] = [0, 0];
	for (let difference of differences) {
		let size = Math.abs(difference) / step;
		sizes.push(size), difference > 0 ? ups += size : downs += size;
	}
	if (sizes.length > 100) return approximate(sizes, ups, downs);
	let { upTo, exactly } = lowerTail(sizes, Math.min(ups, downs)), other = 1 - upTo + exactly;
	return ups > downs ? {
		greater: upTo,
		less: other
	} : {
		greater: other,
		less: upTo
	};
}
function completePairs(blocks) {
	let most = blocks.reduce((sum, { base }) => sum + 2 * base.length, 0), values = new Float64Array(most), ends = [], length = 0;
	for (let { base, head } of blocks) {
		for (let round = 0; round < base.length; round++) {
			let [first, second] = [base[round] ?? null, head[round] ?? null];
			first !== null && second !== null && (values[length++] = first, values[length++] = second);
		}
		ends.push(length);
	}
	return {
		values: length === most ? values : values.slice(0, length),
		ends
	};
}
function orderOf({ values, ends }, last) {
	let count = values.length, isAlike = last?.places.length === count && ends.every((end, block) => end === last.ends[block]), places = isAlike ? last.places.slice() : new Int32Array(count), isTied = new Uint8Array(count);
	if (!isAlike) for (let place = 0; place < count; place++) places[place] = place;
	let begin = 0;
	for (let end of ends) {
		end - begin > 100 && places.subarray(begin, end).sort((a, b) => values[a] - values[b]);
		for (let next = begin + 1; next < end; next++) {
			let place = places[next], value = values[place], to = next;
			for (; to > begin && values[places[to - 1]] > value; to--) places[to] = places[to - 1];
			places[to] = place;
		}
		for (let index = begin + 1; index < end; index++) values[places[index - 1]] === values[places[index]] && (isTied[index] = 1);
		begin = end;
	}
	return {
		places,
		isTied,
		ends
	};
}
function isInOrder({ values, ends }, order) {
	let { places, isTied } = order;
	if (ends.length !== order.ends.length) return !1;
	let begin = 0;
	for (let block = 0; block < ends.length; block++) {
		let end = ends[block];
		if (end !== order.ends[block]) return !1;
		for (let index = begin + 1; index < end; index++) {
			let before = values[places[index - 1]], value = values[places[index]];
			if (isTied[index] === 1 ? before !== value : before >= value) return !1;
		}
		begin = end;
	}
	return !0;
}
function rankDifferences({ values, ends }, { places, isTied }) {
	let ranks = new Float64Array(values.length), begin = 0;
	for (let end of ends) {
		for (let from = begin; from < end;) {
			let to = from + 1;
			for (; to < end && isTied[to] === 1;) to++;
			for (let index = from; index < to; index++) ranks[places[index]] = from + to - 2 * begin;
			from = to;
		}
		begin = end;
	}
	let differences = [];
	for (let index = 0; index < ranks.length; index += 2) {
		let difference = ranks[index + 1] - ranks[index];
		difference !== 0 && differences.push(difference);
	}
	return differences;
}
function lowerTail(sizes, limit) {
	let ways = new Float64Array(limit + 1);
	ways[0] = 1;
	let most = 0;
	for (let size of sizes) {
		most = Math.min(limit, most + size);
		for (let s = most; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	let subsets = 2 ** sizes.length, upTo = 0;
	for (let count of ways) upTo += count;
	return {
		upTo: upTo / subsets,
		exactly: ways[limit] / subsets
	};
}
function approximate(sizes, ups, downs) {
	let deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2, above = (ups - downs) / 2;
	return {
		greater: upperTail((above - .5) / deviation),
		less: upperTail((-above - .5) / deviation)
	};
}
const finest = 1e-4;
function smallestRuledOut(pOf, level) {
	if (pOf(1) > level) return null;
	if (pOf(0) <= level) return 0;
	let [open, ruledOut] = [0, 1];
	for (; ruledOut - open > finest * Math.max(ruledOut, .01);) {
		let middle = open === 0 ? ruledOut / 4 : Math.sqrt(open * ruledOut);
		if (middle <= finest * .01) break;
		pOf(middle) <= level ? ruledOut = middle : open = middle;
	}
	return ruledOut;
}
function claimsByTest(blocks, test, direction, { threshold, ruleOut, strict, counted }) {
	let { worse, better } = strict ? {
		worse: handicapped(blocks, test, direction, threshold, 0).worse,
		better: handicapped(blocks.map(swapped), test, direction, threshold, 0).worse
	} : ask(blocks, test, direction), pOfRulingOut = (limit) => rulingOut(blocks, test, direction, limit, counted);
	return {
		worse,
		better,
		within: pOfRulingOut(threshold),
		held: pOfRulingOut(ruleOut)
	};
}
function rulingOut(blocks, test, direction, limit, counted) {
	let least = +!!counted, within = handicapped(blocks, test, direction, limit, least).better;
	return direction === null ? Math.max(within, handicapped(blocks.map(swapped), test, direction, limit, least).better) : within;
}
function ask(blocks, test, direction) {
	let { greater, less } = test(blocks);
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
	let least = strict ? threshold : 0, isBeyond = (limit) => exceeds(worsening, limit) || direction === null && exceeds(improvement, limit);
	return {
		worse: +!exceeds(worsening, least),
		better: +!exceeds(improvement, least),
		within: +!!isBeyond(threshold),
		held: +!!isBeyond(ruleOut)
	};
}
function worsened(sample, direction, threshold, least) {
	let sign = direction === "higher" ? -1 : 1;
	return sample.map((value) => value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)));
}
function swapped({ base, head }) {
	return {
		base: head,
		head: base
	};
}
function overLooks(rounds, rules, claimsAfter, level = passLevel(rounds, rules)) {
	let now = claimsAfter(rounds), shown = {
		ruledOut: now.within <= level,
		held: now.held <= level
	};
	if (rules.stopEarly === "never") return {
		worse: now.worse,
		better: now.better,
		...shown
	};
	if (rules.stopEarly === "pass" && rounds <= rules.count) {
		let alone = (p) => Math.min(1, p / worseShare(rules));
		return {
			worse: alone(now.worse),
			better: alone(now.better),
			...shown
		};
	}
	let { looks, spending } = worseLooks(rounds, rules), claims = looks.map((look) => ({
		share: shareOf(look, rules),
		claims: look === rounds ? now : claimsAfter(look)
	})), sequential = (claim) => sequentialP(claims.map(({ share, claims: made }) => ({
		share,
		p: made[claim]
	})), spending);
	return {
		worse: sequential("worse"),
		better: sequential("better"),
		...shown
	};
}
function evidenceOf(series, rules, machines, level) {
	let direction = series.rule.better === void 0 ? usualDirection(series.unit) : series.rule.better, kept = rules.outliers === "iqr" ? trimmed(series) : series, steady = isSteady(series), declared = steady && series.rule.assume === "exact", mayBeExact = isCounted(series.unit) || steady && isAlike(series), exact = declared || steady && mayBeExact && wholeRounds(series) >= 3, base = summarise(kept.base, exact), head = summarise(kept.head, exact), blocks = blocksOf(kept, machines), estimate = exact ? null : ratioEstimate(blocks, confidence), apart = estimate ? apartByRatio(estimate.estimate, direction) : apartByShift(exact || !blocks.some(isMatched) ? head.center - base.center : shiftEstimate(blocks, confidence).estimate, base.center, head.center, direction), p = declared ? Number(base.center === head.center) : shownP(kept, rules), paired = rules.deltaTest === "utest" && machines !== null ? pairedTest(blocks) : null, isFixed = rules.deltaTest === "ttest" && isSteady(kept) && sides.every((side) => present(kept[side]).length > 1), byValue = exact || rules.deltaTest === "none" || isFixed, weighed = {
		blocks,
		series,
		direction,
		rules,
		isPaired: machines !== null,
		paired,
		level
	}, shown = byValue ? shownByValue(apart, direction, rules) : shownBy(weighed);
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
		ruledOut: () => rules.deltaTest === "none" && !exact ? null : byValue ? worstOf$1(apart, direction) : ruledOutBy(weighed, shown)
	};
}
function shownBy({ blocks, series, direction, rules, isPaired, paired, level }) {
	let tested = testOf(rules, isPaired), test = (asked) => asked === blocks && paired ? paired : tested(asked), margin = {
		...rules,
		counted: isCounted(series.unit)
	}, rounds = roundsIn(series), shown = overLooks(rounds, planOf$1(rules, isPaired), (look) => claimsByTest(look === rounds ? blocks : blocks.map(upTo(look)), test, direction, margin), level);
	return !isFromZero(series) || shown.worse > rules.alpha ? shown : {
		...shown,
		ruledOut: !1,
		held: !1
	};
}
function planOf$1(rules, isPaired) {
	return isPaired ? rules : {
		...rules,
		stopEarly: "never"
	};
}
function ruledOutBy({ blocks, series, direction, rules, isPaired, level }, shown) {
	let test = testOf(rules, isPaired), counted = isCounted(series.unit), known = knownFrom(series, rules, shown);
	return smallestRuledOut((limit) => known(limit) ?? rulingOut(blocks, test, direction, limit, counted), level ?? passLevel(roundsIn(series), planOf$1(rules, isPaired)));
}
function knownFrom(series, { deltaTest, threshold, ruleOut }, { ruledOut, held }) {
	return deltaTest !== "utest" || isFromZero(series) ? () => null : (limit) => ruledOut && limit >= threshold || held && limit >= ruleOut ? 0 : !ruledOut && limit <= threshold || !held && limit <= ruleOut ? 1 : null;
}
function worstOf$1({ worsening, improvement }, direction) {
	return finite(Math.max(0, worsening, direction === null ? improvement : 0));
}
function isFromZero({ base }) {
	return median(present(base)) === 0;
}
function shownByValue(apart, direction, rules) {
	let { worse, better, within, held } = claimsByValue(apart, direction, rules);
	return {
		worse,
		better,
		ruledOut: within === 0,
		held: held === 0
	};
}
function testOf({ deltaTest }, isPaired) {
	return deltaTest === "utest" && isPaired ? pairedTest : (blocks) => {
		let base = blocks.flatMap((block) => present(block.base)), head = blocks.flatMap((block) => present(block.head));
		return deltaTest === "ttest" ? welch(base, head) ?? undecided : mannWhitney(base, head);
	};
}
const undecided = {
	greater: 1,
	less: 1
};
function shownP({ base, head }, { deltaTest }) {
	return deltaTest === "none" ? null : deltaTest === "ttest" ? welch(present(base), present(head))?.p ?? null : mannWhitney(present(base), present(head)).p;
}
function pOf({ greater, less }, direction) {
	return direction === null ? Math.min(1, 2 * Math.min(greater, less)) : direction === "higher" ? less : greater;
}
function isAlike({ base, head }) {
	return present(base)[0] === present(head)[0];
}
function isSteady({ base, head }) {
	return [base, head].every((sample) => {
		let values = present(sample);
		return values.every((value) => value === values[0]);
	});
}
function ratioOf(interval, exact, base, head) {
	if (exact) {
		let estimate = head / base;
		return base > 0 && head > 0 && Number.isFinite(estimate) ? {
			estimate,
			low: estimate,
			high: estimate
		} : null;
	}
	if (interval === null || !Number.isFinite(interval.estimate)) return null;
	let isBounded = Number.isFinite(interval.high);
	return {
		estimate: interval.estimate,
		low: isBounded ? interval.low : null,
		high: finite(interval.high)
	};
}
function relativeChange(base, head) {
	return base === head ? 0 : finite(head / base - 1);
}
function slowRunsOf(series, direction, machines, beyond) {
	if (machines === null || direction === null) return null;
	let blocks = blocksOf(series, machines), worse = series.worse ? blocksOf(series.worse, machines) : blocks, clipped = blocks.flatMap((block, n) => {
		let runs = worse[n] ?? block;
		return wholeRounds(block) > 0 && wholeRounds(runs) > 0 ? [clip(block, runs, direction, beyond)] : [];
	});
	if (clipped.some(({ usual }) => usual === 0)) return null;
	let count = (side) => clipped.reduce((sum, { block, level }) => sum + present(block[side]).filter((one) => one !== level).length, 0), [base, head] = [count("base"), count("head")];
	if (head <= base) return null;
	let runs = clipped.map(({ block }) => block), { greater, less } = pairedTest(runs), p = direction === "higher" ? less : greater;
	return p > (series.worse ? .001 : .01) ? null : {
		kind: "slow-runs",
		base,
		head,
		rounds: runs.reduce((sum, block) => sum + wholeRounds(block), 0),
		beyond,
		p
	};
}
function clip(block, runs, direction, beyond) {
	let usual = median([...present(block.base), ...present(block.head)]), level = usual + (direction === "higher" ? -1 : 1) * beyond * Math.abs(usual), worst = direction === "higher" ? Math.min : Math.max, of = (sample) => sample.map((value) => value === null ? null : worst(value, level));
	return {
		usual,
		level,
		block: {
			base: of(runs.base),
			head: of(runs.head)
		}
	};
}
function hasTwoModes(values) {
	let n = values.length;
	if (n < 8) return !1;
	let positive = values.every((value) => value > 0), sorted = values.map((value) => positive ? Math.log(value) : value).sort((a, b) => a - b), cut = bestCut(sorted, Math.max(4, Math.ceil(n / 5))), [lower, upper] = [spreadOf$1(sorted.slice(0, cut)), spreadOf$1(sorted.slice(cut))], between = cut * (n - cut) / n * (upper.mean - lower.mean) ** 2, widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1))), gap = sorted[cut] - sorted[cut - 1];
	return between / (lower.squares + upper.squares) + 2 * gap / widest > Math.min(18, 2 + 208 / n);
}
function bestCut(sorted, fewest) {
	let { mean } = spreadOf$1(sorted), best = {
		cut: fewest,
		explained: -1
	}, sum = 0;
	for (let [index, value] of sorted.entries()) {
		sum += value - mean;
		let cut = index + 1, explained = sum ** 2 / (cut * (sorted.length - cut));
		cut >= fewest && sorted.length - cut >= fewest && explained > best.explained && (best = {
			cut,
			explained
		});
	}
	return best.cut;
}
function spreadOf$1(values) {
	let origin = values[0], mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length;
	return {
		mean,
		squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
	};
}
function warningsOf(evidence, visible, rules, machines = []) {
	if (evidence.exact) return [];
	let { series } = evidence, found = [], [base, head] = [present(series.base), present(series.head)];
	base.length !== head.length && found.push({
		kind: "unequal",
		base: base.length,
		head: head.length
	});
	let blocks = blocksOf(series, machines).filter((block) => wholeRounds(block) > 0);
	for (let side of sides) {
		let ratio = widest((blocks.length > 1 ? blocks.map((block) => summarise(block[side], !1)) : [evidence[side]]).map(spreadOf));
		ratio === null ? found.push({
			kind: "few-rounds",
			side,
			needed: 6
		}) : ratio > .05 && found.push({
			kind: "spread",
			side,
			ratio
		}), (blocks.length > 1 ? blocks.map((block) => block[side]) : [series[side]]).some((sample) => hasTwoModes(present(sample))) && found.push({
			kind: "two-modes",
			side
		});
	}
	if (rules.outliers === "iqr") {
		let removed = {
			base: base.length - present(withoutOutliers(series.base)).length,
			head: head.length - present(withoutOutliers(series.head)).length
		};
		removed.base + removed.head > 0 && found.push({
			kind: "outliers",
			...removed
		});
	}
	let step = !isCounted(series.unit) && evidence.direction !== null ? stepOf([...base, ...head]) : 0;
	return step > 0 && 2 * step >= rules.threshold && found.push({
		kind: "coarse",
		step
	}), visible !== null && visible > rules.threshold && found.push({
		kind: "blind",
		visible
	}), found;
}
function spreadOf({ center, low, high }) {
	return low === null || high === null ? null : finite(Math.max(high - center, center - low) / Math.abs(center)) ?? 0;
}
function widest(ratios) {
	let known = ratios.filter((ratio) => ratio !== null);
	return known.length === 0 ? null : Math.max(...known);
}
function stepOf(values) {
	let distinct = [...new Set(values)].toSorted((a, b) => a - b);
	if (values.length < 12 || 2 * distinct.length > values.length) return 0;
	let gaps = distinct.slice(1).map((value, n) => value - (distinct[n] ?? value));
	return gaps.length === 0 ? 0 : finite(Math.min(...gaps) / Math.abs(median([...values]))) ?? 0;
}
function decide(series, rules, machines = [], level) {
	let all = series.filter(isMatched).map((one) => {
		let own = rowRulesOf(one, rules);
		return {
			own,
			evidence: evidenceOf(directed(one, rules, own.rule), own.rules, machines, level)
		};
	}), families = new Map(familyNames.map((name) => [name, []]));
	for (let one of all) isTested(one.evidence, rules) && families.get(familyOf(one))?.push(one.evidence);
	let adjusted = new Map([...families.values()].flatMap((family) => [...adjustTogether(family, rules)]));
	return all.map(({ own, evidence }) => {
		let p = adjusted.get(evidence) ?? evidence.shown;
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
	return evidence.direction === null ? "undirected" : own.gate === "fail" ? "gated" : "muted";
}
function compare(series, rules, machines = [], level) {
	let all = decide(series, rules, machines, level), together = (family) => all.filter((one) => isTested(one.evidence, rules) && familyOf(one) === family).length, sizes = {
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
	let sides = (one, p) => one.direction === null ? Math.min(1, 2 * p) : p, worse = adjust(family.map((one) => sides(one, one.shown.worse)), correction), better = adjust(family.map((one) => sides(one, one.shown.better)), correction);
	return new Map(family.map((one, index) => [one, {
		worse: worse[index] ?? 1,
		better: better[index] ?? 1
	}]));
}
function comparisonOf({ evidence, adjusted, change, own: { rules, rule, gate } }, together, machines) {
	let { series, direction, exact, base, head, delta, ratio, p, pairedP } = evidence, { benchmark, package: path, unit } = series, plan = isTested(evidence, rules) && direction !== null ? planOf(evidence, direction, rules, together) : null;
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
	let found = exact || change === "regressed" ? null : slowRunsOf(series, direction, machines, ruleOut);
	return found === null ? [] : [found];
}
function decisiveP({ worse, better }, direction) {
	return direction === null ? Math.min(worse, better) : worse;
}
const power = .8;
function planOf({ ratio, series }, direction, rules, together) {
	if (ratio === null || ratio.low === null || ratio.high === null) return null;
	let rounds = wholeRounds(series), spread = spreadFrom(ratio.low, ratio.high, rounds, confidence), visible = smallestVisible(rounds, spread, rules.correction === "none" ? rules.alpha : rules.alpha / Math.max(1, together), power), rise = direction === "higher" ? 1 / (1 - rules.threshold) - 1 : rules.threshold, level = passLevel(rules.count, rules), needed = Math.max(roundsToSee(rise, spread, level, power), leastRounds(together, rules));
	return {
		visible: finite(direction === "higher" ? 1 - 1 / (1 + visible) : visible),
		roundsNeeded: finite(needed)
	};
}
function suspects(comparisons) {
	return comparisons.filter((one) => one.change === "regressed" && one.gate === "fail" && !one.exact);
}
function confirm(first, again, rules, machines = []) {
	let suspected = new Map(suspects(first).map((one) => [id(one), wholeRounds(samplesOf(one))])), measured = again.filter((one) => {
		let before = suspected.get(id(one));
		return before !== void 0 && wholeRounds(one) >= Math.min(before, leastRounds(1, rules));
	}), second = new Map(compare(measured, {
		...rules,
		stopEarly: "never"
	}, machines, levelAgain).map((one) => [id(one), one]));
	return first.map((comparison) => {
		let repeated = second.get(id(comparison));
		if (!repeated) return comparison;
		let { base, head, ratio, ruledOut, adjustedP: p } = repeated, made = wholeRounds(samplesOf(repeated)), limit = recurringP(rules.alpha, made, second.size), recurred = repeated.change === "regressed" && (p === null || p <= limit);
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
	let isOpen = ({ change, exact, confirmation, package: path, benchmark }) => change === "regressed" && !exact && confirmation === null && lost.some((one) => one.package === path && one.benchmark === benchmark.split(/[/\s-]/)[0] && one.failures.every(({ side }) => side === "base"));
	return comparisons.map((one) => isOpen(one) ? {
		...one,
		change: "inconclusive"
	} : one);
}
function recurringP(alpha, rounds, suspected = 1) {
	let least = suspected * 2 ** -rounds;
	return [alpha / 20, alpha / 5].find((limit) => least <= limit) ?? alpha;
}
function afterSecond({ change, ruledOut }, { threshold, ruleOut }) {
	return change === "regressed" || ruledOut === null || exceeds(ruledOut, ruleOut) ? "inconclusive" : exceeds(ruledOut, threshold) ? change === "inconclusive" ? change : "within" : "unchanged";
}
function samplesOf({ base, head }) {
	return {
		base: base.samples,
		head: head.samples
	};
}
function id({ benchmark, package: path, unit }) {
	return JSON.stringify([
		path,
		benchmark,
		unit
	]);
}
function amountWithInterval({ estimate, low, high }, measured) {
	let { verb, what, ...ways } = wordingOf(measured), rises = estimate >= 1, [way, opposite] = rises ? [ways.up, ways.down] : [ways.down, ways.up], ends = [low, high].map((end) => end === null ? null : rises ? end - 1 : 1 - end), [near = null, far = null] = rises ? ends : ends.toReversed(), interval = (words) => say`, ${term("interval", words)} `, bounds = [];
	if (near !== null && far !== null) {
		let [from, to] = [formatPercent(near), formatPercent(far)];
		near < 0 ? bounds = say`${interval("between")}${from} ${opposite} and ${to} ${way}` : from !== to && (bounds = say`${interval("between")}${from} and ${to}`);
	} else near !== null && near > 0 && (bounds = say`${interval("at least")}${formatPercent(near)}`);
	return say`${verb} ${formatPercent(estimate - 1)} ${way}${what}${bounds}`;
}
function amount$1(change, hasRisen, measured) {
	let { verb, up, down, what } = wordingOf(measured);
	return say`${verb} ${formatPercent(change)} ${hasRisen ? up : down}${what}`;
}
function lessOrFewer(unit) {
	return /[a-z]{2}[^\Ws]s(\/|$)/.test(unit) && !countsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? "fewer" : "less";
}
function wordingOf({ unit, better }) {
	return unit === "sec/op" ? {
		verb: "is",
		up: "slower",
		down: "faster",
		what: []
	} : /\/(s|sec)$/.test(unit) && better === "higher" ? {
		verb: "is",
		up: "faster",
		down: "slower",
		what: say` in ${unitOf(unit)}`
	} : {
		verb: "has",
		up: "more",
		down: lessOrFewer(unit),
		what: say` ${unitOf(unit)}`
	};
}
function sentence$1(units, said, isRepeated) {
	let clauses = units.map((unit, index) => say`${clause(unit, said, index === 0)}${repetition(unit, said, isRepeated)}`);
	return joined(clauses, ". It also ");
}
function magnitude({ delta }) {
	return delta === null ? Infinity : Math.abs(delta);
}
function furthestFirst(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0);
}
function completeRounds({ base, head }) {
	return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null).length;
}
function change(comparison) {
	let { base, head, unit, delta, ratio, exact } = comparison;
	if (delta === null) return say`went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${unitOf(unit)}`;
	let isMore = head.center > base.center;
	return exact ? say`has ${formatValue(Math.abs(head.center - base.center), unit)} ${isMore ? "more" : lessOrFewer(unit)} ${unitOf(unit)}` : ratio === null ? amount$1(delta, isMore, comparison) : amountWithInterval(ratio, comparison);
}
function chance({ adjustedP }, { correction, deltaTest }) {
	if (adjustedP === null) return [];
	let name = correction === "none" ? term("p", "p") : term("adjusted-p", "adjusted p");
	return say`${name} ${formatShortP(adjustedP)}${deltaTest === "ttest" ? " (Welch's t)" : ""}`;
}
function second({ ratio, base, head, p }, unit, { strict }) {
	let size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : `${ratio.estimate >= 1 ? "+" : "-"}${formatPercent(ratio.estimate - 1)}`;
	return p === null || strict ? size : `${size} (p ${formatShortP(p)})`;
}
function clause(comparison, said, isFirst) {
	let { exact, delta } = comparison, basis = exact ? valuesOf(comparison) : roundsOf(comparison, said), limit = formatRatio(settingsOfRow(comparison, said).threshold), threshold = term("threshold", "threshold"), end = [];
	return said.strict && !exact && comparison.adjustedP !== null ? end = say` for exceeding the ${threshold} of ${limit}` : isFirst && (end = delta === null ? say`; beyond any ${threshold}` : say`; ${threshold} ${limit}`), say`${change(comparison)}${basis}${end}`;
}
function repetition({ exact, confirmation, unit }, said, isRepeated) {
	let confirmed = term("confirmation", "confirmed");
	return confirmation?.recurred ? say`; ${confirmed} by a second measurement, ${second(confirmation, unit, said)}` : exact || confirmation !== null || !isRepeated ? [] : say`; not ${confirmed}, as the second measurement gave too few values`;
}
function valuesOf({ base, head, unit, delta }) {
	let exact = say`${term("exact", "exact")}, does not vary`;
	if (delta === null) return say` (${exact})`;
	let values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`, size = formatPercent(delta).replace(".0%", "%");
	return say` (${values}, ${delta >= 0 ? "+" : "-"}${size}; ${exact})`;
}
function roundsOf(comparison, said) {
	let p = chance(comparison, said);
	return say`; ${formatRounds(completeRounds(comparison))}, ${p.length === 0 ? "not tested" : p}`;
}
function rulePart(result) {
	let { settings, comparisons, again, isRelaid } = result;
	if (comparisons.length === 0) return [];
	let { deltaTest, alpha, failOn } = settings, isTested = deltaTest !== "none", isExact = isTested && comparisons.some(({ exact }) => exact), regressed = regressions(comparisons), hasFailed = regressed.length > 0, isRepeated = isTested && again.length > 0, unconfirmed = isTested && settings.confirm && again.length === 0 ? regressed.filter(({ exact }) => !exact) : [], repeated = isRepeated ? say`, and a ${term("confirmation", "second measurement")} ${isRelaid ? "in new memory layouts " : ""}shows it again${recurringIf(result)}` : "", sentences = [
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
	let hasFailed = (one) => lost.some((each) => isOf(one, each)), failed = say`, as it failed when it was measured again`;
	return unconfirmed.every(hasFailed) ? failed : stopped === "interrupted" ? say`, as measuring was stopped` : settings.budget !== null || stopped === "budget" ? say`, as the \`budget\` left no time` : unconfirmed.some(hasFailed) ? failed : [];
}
function isOf(comparison, { benchmark, package: path }) {
	return comparison.package === path ? benchmark === null || [comparison.benchmark, topOf(comparison.benchmark)].includes(benchmark) : !1;
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? "";
}
function regressedIf(settings) {
	let { alpha, threshold, deltaTest, correction, strict, outliers } = settings, limit = say`more than ${formatRatio(threshold)} worse (${term("threshold", "threshold")})`;
	if (deltaTest === "none") return say`it is ${limit}, even if only by chance (\`delta-test: none\`)`;
	let notes = joined([
		correction === "holm" ? "" : code(`correction: ${correction}`),
		deltaTest === "ttest" ? code("delta-test: ttest") : "",
		outliers === "iqr" ? code("outliers: iqr") : ""
	], ", "), p = correction === "none" ? term("p", "p") : term("adjusted-p", "adjusted p"), noted = notes.length === 0 ? p : say`${p} (${notes})`;
	return strict ? say`the ${noted} for being ${limit} is at most ${alpha} (\`strict\`)` : say`its ${noted} is at most ${alpha} and it is ${limit}`;
}
function otherwise({ threshold, ruleOut }) {
	let [near, far] = [formatRatio(threshold), formatRatio(ruleOut)], passing = [];
	if (threshold > 0 && passing.push(say`is ${term("unchanged", "unchanged")} if a worsening of ${near} is ruled out`), ruleOut > threshold) {
		let estimate = threshold > 0 ? `a worsening of ${far} is ruled out and the estimate is at most ${near} worse` : `a worsening of ${far} is ruled out and the estimate is not worse`;
		passing.push(say`passes ${term("within", `within ${far}`)} if ${estimate}`);
	}
	return passing.length === 0 ? [] : say`It ${joined(passing, ", ")}, and is ${term("inconclusive", "inconclusive")} otherwise.`;
}
function repeatedOf({ comparisons }) {
	return comparisons.flatMap(({ confirmation }) => confirmation ?? []);
}
function recurringIf(result) {
	let { settings, again } = result, suspects = repeatedOf(result), limits = (suspects.length === 0 ? [again.length] : suspects.map(completeRounds)).map((rounds) => recurringP(settings.alpha, rounds, Math.max(1, suspects.length))), [least = 0, most = 0] = [Math.min(...limits), Math.max(...limits)].map((p) => Number(p.toPrecision(6)));
	return ` (p${suspects.length > 1 && settings.correction !== "none" ? `, adjusted for ${suspects.length} suspects,` : ""} at most ${least}${most > least ? `, or ${most} where there were too few rounds to show that` : ""})`;
}
function visitsLine(visits) {
	if (visits.length === 0) return "";
	let turns = range(visits.map((one) => one.turns), String), time = range(visits.map(({ seconds }) => seconds), about);
	return turns === "1" ? `each round: one visit of ${time} to each side, for each benchmark` : `each round: ${turns} visits of ${time} to each side, in turns, for each benchmark; its value is the mean of the faster half (for a count, of all)`;
}
function preparationLine(visits) {
	let found = visits.filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed).toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns);
	if (found.length === 0) return [];
	let total = visits.reduce((sum, one) => sum + 2 * one.turns * (one.seconds + one.overhead), 0), preparing = found.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0), names = found.map((one) => say`${name(one.benchmark)} ${about(one.overhead)}`), which = found.length === 1 ? "1 benchmark" : `${found.length} benchmarks`;
	return say`${about(preparing)} of the ${about(total)} that a round takes are preparation, in ${which} (for each visit: ${listed(names, mostNames$3)}). For more rounds in that time, prepare less, or prepare only once, in a package-level variable. Compared with that, measuring longer (\`benchtime\`) costs little`;
}
const mostNames$3 = 3, noticed = .05;
function layoutsLine({ laidOut, visits }) {
	if (laidOut.length === 0) return "";
	let all = new Set(visits.map((one) => one.package)).size;
	return `linked again${laidOut.length < all ? ` (${laidOut.length} of ${all} packages)` : ""} for each round, with the code of both sides in a new order in memory`;
}
function range(values, shown) {
	let [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, 0]), [from, to] = [shown(least), shown(most)];
	return from === to ? from : `${from} to ${to}`;
}
function about(seconds) {
	return seconds >= 99.5 ? formatDuration(seconds) : seconds < .995 ? `${Number((1e3 * seconds).toPrecision(2))} ms` : `${Number(seconds.toPrecision(2))} s`;
}
function howMeasured(result) {
	let { settings, machine, rounds, stopped, again, isRelaid, merged } = result, seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0), firsts = rounds.filter((round) => round.first === "base").length, isApart = rounds.some((round) => round.first === null), machines = merged?.machines.length ?? 1, seed = machines > 1 ? "a seed of each machine" : `seed ${settings.seed}`, coins = isApart ? `one benchmark after the other, each in its own order (coin flips from ${seed})` : `base first in ${firsts} (coin flips from ${seed})`, made = roundsMade(result), ended = {
		count: rounds.length > settings.count ? made : formatRounds(rounds.length),
		settled: say`${made}, then ${term("early-stopping", "stopped early")}, as everything that could fail was settled`,
		budget: say`${made}, then the time was up (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		interrupted: say`${made}, then measuring was stopped`,
		failed: "no rounds",
		unchanged: whyNoRound(settings),
		empty: say`no rounds`
	}[stopped], most = repeatedOf(result).some((one) => completeRounds(one) < again.length) ? "up to " : "", repeated = again.length === 0 ? "" : say`; ${most}${again.length} more to ${term("confirmation", "confirm")} what looked like a regression${isRelaid ? ", each with the code of both sides in a new memory layout" : ""}`, facts = [
		commitsLine(result),
		rounds.length === 0 ? say`${ended}` : say`${ended}; each ${term("rounds-and-interleaving", "round")} visited both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		settings.go === null ? [] : builtWith(result),
		say`${visitsLine(result.visits)}`,
		preparationLine(result.visits),
		overlaid(settings.overlay),
		readAs(result),
		machinesLine(merged?.machines ?? [machine]),
		rounds.length === 0 ? [] : statistics(result)
	], commands = [settings.setup, settings.run].filter((command) => command !== null).join("\n"), where = settings.workingDirectory === "." ? "" : say` in ${name(settings.workingDirectory)}`, repeating = [
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
	let beyond = rounds.length - count;
	return beyond <= 0 ? say`${rounds.length} of ${formatRounds(count)}` : say`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${term("early-stopping", "what was still open")}`;
}
function whyNoRound({ paths }) {
	return paths.length === 0 ? say`no rounds, as nothing was left to measure` : say`no rounds, as no file that matches ${listed(paths.map(name), 5)} (\`paths\`) differs`;
}
function builtWith(result) {
	let { base, head } = result.toolchains, relinked = layoutsLine(result), which = base === head ? say`with ${name(base ?? "")}` : say`base with ${name(base ?? "")} and head with ${name(head ?? "")}`;
	return joined([
		"test binaries were built once for each side",
		base === null || head === null ? "" : which,
		relinked === "" ? "" : `and ${relinked}`
	], ", ");
}
function overlaid(globs) {
	return globs.length === 0 ? [] : say`base was measured with head's files that match ${listed(globs.map(name), 5)} in place of its own (\`overlay\`)`;
}
function readAs({ formats, innerSamples = [] }) {
	let base = formats?.base ?? formats?.head ?? "go", head = formats?.head ?? base, isGo = base === "go" && head === "go", names = base === head ? name(base) : say`${name(base)} (base) and ${name(head)} (head)`, least = innerSamples.reduce((known, one) => Math.min(known, one.least), Infinity), most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0);
	return joined([isGo ? "" : say`the results were read as ${names}`, innerSamples.length === 0 ? "" : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`], "; ");
}
function layingOver({ commits, settings }) {
	if (settings.overlay.length === 0) return [];
	let quoted = settings.overlay.map((glob) => `':(top,glob)${glob.replaceAll("'", "'\\''")}'`);
	return [paragraph(say`In a checkout of base, first put in the files of head:`), shell(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(" ")}`)];
}
function statistics({ settings: { deltaTest, outliers }, merged }) {
	let p = term("p", "p"), tests = {
		utest: say`; ${p}: two-sided Mann-Whitney`,
		ttest: say`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
		none: say`; nothing was tested (\`delta-test: none\`)`
	}[deltaTest], same = deltaTest === "utest" && outliers === "none" && merged === null ? say`; both as \`benchstat base.txt head.txt\` prints them for the sample files in the results folder` : "", trimmed = outliers === "iqr" ? say`; values beyond 1.5 interquartile ranges were ${term("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : "";
	return say`centre: median, ± its 95% interval${tests}${same}${trimmed}`;
}
const longestMessage$1 = 2e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	let before = rounds.length === 0 ? "" : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`, laid = settings.overlay.length === 0 ? "" : say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`, said = output.length <= 4e3 ? output : `…${output.slice(-4e3)}`, told = message.length <= longestMessage$1 ? message : `${message.slice(0, longestMessage$1)}…`, check = settings.failOn === "inconclusive" ? say`The check fails because of \`fail-on: inconclusive\`.` : say`With \`fail-on: inconclusive\` such a run fails the check.`, base = name(shortSha(commits.base.sha)), texts = output === "" ? [told] : [told, said];
	return [
		paragraph(say`Head could be measured, but base could not, so there is nothing to compare head with.${before}`),
		paragraph(say`If this pull request fixes base, there is nothing to do.${laid} Otherwise fix it on the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${check}`),
		fold(say`What happened, and the last lines of its output`, texts.map(printed))
	];
}
function failsCheck(verdict, failOn) {
	return failOn === "never" ? !1 : verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
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
function headline(result) {
	return say`${ours$1(result.reason)}${checkOf(result)}`;
}
function checkOf({ verdict, settings, calibration }) {
	if (calibration !== null || verdict === "pass") return [];
	let isRed = failsCheck(verdict, settings.failOn);
	return verdict === "fail" ? isRed ? [] : say`; the check passes (\`fail-on: never\`)` : isRed ? say`; the check fails (\`fail-on: inconclusive\`)` : say`; the check passes`;
}
function changesPart(changed, naming, alpha) {
	return changed.length === 0 ? [] : [{
		kind: "changes",
		rows: changed.map((one) => rowOf(one, naming, alpha))
	}];
}
function comparisonsPart({ comparisons, settings, geomeans }, naming, which) {
	let { alpha } = settings, isAll = which === "every", shown = isAll ? comparisons : comparisons.filter((one) => isSignificant(one, alpha));
	if (which === "none" || shown.length === 0) return [];
	let rows = ordered(shown, naming, settings).map((one) => rowOf(one, naming, alpha));
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
	let { unit, base, head, delta } = one;
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
	return isLoud(change) ? !0 : exact ? delta !== 0 : p === null || p <= alpha;
}
function shownAs({ change, better, gate, accepted }) {
	return change === "inconclusive" && (better === null || gate !== "fail") ? "undirected" : change === "regressed" ? gate === "fail" ? accepted === null ? change : "accepted" : "muted" : change;
}
function isLoud(change) {
	return change === "regressed" || change === "improved" || change === "changed";
}
function ordered(comparisons, naming, { sort, alpha }) {
	if (sort === "name") {
		let names = new Map(comparisons.map((one) => [one, naming(one)])), nameOf = (one) => names.get(one) ?? "";
		return comparisons.toSorted((a, b) => nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));
	}
	return sort === "delta" ? comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0) : comparisons;
}
function badness(comparison, alpha) {
	let { better, base, head, delta } = comparison;
	if (better === null || !isSignificant(comparison, alpha)) return 0;
	let rise = delta === null ? Infinity : Math.abs(delta);
	return head.center > base.center == (better === "lower") ? rise : -rise;
}
function exactNote(rows) {
	let units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))];
	return units.length === 0 ? [] : [paragraph(say`${term("exact", "Exact")}: rows in ${listed(units.map(unitOf), 5)} with ± 0% on both sides do not vary and were compared by value, whatever their p.`)];
}
function otherwisePart({ elsewhere }) {
	if (!elsewhere || elsewhere.changes.length === 0) return [];
	let lines = elsewhere.changes.map(({ rule, base, head }) => say`${code(rule)}: ${value$1(head)} instead of ${value$1(base)}`);
	return [warning(say`${strong("This was measured otherwise than the rules ask for")}, and is judged by them: ${listed(lines, 10)}.`)];
}
function value$1(text) {
	return text === null ? say`not set` : say`${name(legible(text, 80))}`;
}
const outOfReach = 1e3;
function inconclusivePart(result, naming, most) {
	let open = openOf(result);
	if (open.length === 0) return [];
	let lines = open.map((one) => say`${estimated(one, naming)}: ${standing(one, result)}.`), all = list(firstOf(lines, most)), title = say`Inconclusive (${open.length}), nearest to settled first`, todo = advice$2(open, result);
	return [
		warning(introduction(open, result)),
		open.length > 5 ? fold(title, [all]) : all,
		...todo.length === 0 ? [] : [paragraph(todo)]
	];
}
function openOf({ comparisons }) {
	return undecided$1(comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
}
function unconfirmedPart({ comparisons, settings, isRelaid }, naming, most) {
	let laid = isRelaid ? " with the code laid out anew" : "", lines = comparisons.flatMap((one) => {
		let { confirmation, unit } = one;
		if (!confirmation || confirmation.recurred) return [];
		let p = chance(one, settings), own = settingsOfRow(one, settings), beyond = isWorse(confirmation, one, own) ? ` beyond the threshold of ${formatRatio(own.threshold)}` : "", then = term("confirmation", "a second one"), held = one.change === "within" ? `, which rules out a worsening of ${formatRuledOut(one)} or more` : "", end = one.change === "inconclusive" ? ", which does not rule a regression out either" : held;
		return [say`${name(naming(one))}: the suspected regression did not recur${beyond}. The first measurement said that it ${change(one)}${p.length === 0 ? "" : say` (${p})`}; ${then}${laid} said ${second(confirmation, unit, settings)}${end}.`];
	});
	return lines.length === 0 ? [] : [list(firstOf(lines, most, " did not recur"))];
}
function introduction(open, { rounds, settings, stopped }) {
	let subject = term("inconclusive", "Inconclusive"), { count } = settings, own = open.map((one) => settingsOfRow(one, settings)), [threshold = 0, ...others] = new Set(own.map((one) => one.threshold));
	if (own.every((one) => one.threshold === 0 && one.ruleOut === 0)) return say`${subject}: with a threshold of 0% even a worsening too small to see would count, so nothing that varies can be shown to be ${term("unchanged", "unchanged")}, only improved. With a larger \`threshold\` a run can pass.`;
	let made = rounds.length > count ? `after ${formatRounds(rounds.length)}` : `after ${rounds.length} of ${formatRounds(count)}`, time = stopped === "budget" ? say` Time was up (\`budget\`) ${made}.` : stopped === "interrupted" ? ` Measuring was stopped ${made}.` : "", far = others.length > 0 ? " as large as the threshold" : threshold === 0 ? "" : ` of ${formatRatio(threshold)}`;
	return say`${subject}: a worsening${far} could be neither shown nor ruled out.${time}`;
}
function estimated(comparison, naming) {
	return comparison.ratio === null ? labelOf(comparison, naming) : say`${name(naming(comparison))} ${change(comparison)}`;
}
function standing(comparison, { rounds, settings: all }) {
	let { roundsNeeded } = comparison, settings = settingsOfRow(comparison, all), { deltaTest, threshold } = settings, complete = completeRounds(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	let unknown = "too few values, or values too far apart, to say what would settle it", seen = saidOf(comparison, complete, settings);
	if (threshold === 0) return seen || unknown;
	let isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too close to the threshold to tell which side of it this is on";
	if (seen === "" && roundsNeeded === null) return unknown;
	let settles = isEnough ? "these rounds would probably have settled it if nothing had changed" : roundsNeeded === null || roundsNeeded > outOfReach ? `ruling out ${formatRatio(threshold)} is out of reach on this machine (over ${outOfReach} rounds)` : `about ${formatRounds(roundsNeeded)} would rule out ${formatRatio(threshold)} if nothing changed`;
	return seen === "" ? settles : `${seen}; ${settles}`;
}
function saidOf(comparison, made, { threshold, ruleOut }) {
	let { ruledOut, visible } = comparison, bound = formatRuledOut(comparison);
	if (ruledOut === null || bound === "") return visible === null ? "" : `only a worsening of ${formatPercent(visible)} or more is likely to show`;
	let rules = made === 1 ? "rules" : "rule";
	return exceeds(ruledOut, ruleOut) ? `${formatRounds(made)} ${rules} out only a worsening of ${bound} or more` : `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but the estimate is beyond ${formatRatio(threshold)}`;
}
function holdsThreshold({ ratio, better }, threshold) {
	if (ratio === null || ratio.low === null || ratio.high === null) return !1;
	let [low, high] = [ratio.low, ratio.high].map((end) => apartByRatio(end, better).worsening);
	return low !== void 0 && high !== void 0 && (low - threshold) * (high - threshold) <= 0;
}
function isWorse({ ratio, p }, { better }, settings) {
	if (ratio === null || p === null || p > settings.alpha) return !1;
	let { worsening } = apartByRatio(ratio.estimate, better);
	return worsening > 0 && !exceeds(worsening, settings.threshold);
}
function advice$2(open, result) {
	let { settings, rounds, stopped } = result, complete = settings.go === null && open.some((one) => completeRounds(one) < rounds.length) ? "Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return say`${complete}`;
	let more = open.some((one) => one.roundsNeeded !== null && one.roundsNeeded > completeRounds(one) && one.roundsNeeded <= outOfReach) ? moreRounds(settings, stopped) : "", setting = benchtimeName(result), longer = setting === null ? "" : say` (${code(setting)})`, limit = settings.ruleOut > settings.threshold ? say`\`threshold\` or \`rule-out\`` : say`\`threshold\``;
	return joined([say`To settle this, ${more}measure longer each time${longer}, use a quieter runner, or raise ${limit}.`, complete]);
}
function moreRounds(settings, stopped) {
	if (stopped === "budget") return say`give more time (\`budget\`), `;
	let isApart = settings.go !== null || settings.filter !== null, most = mostRounds$1(settings) / settings.count;
	return isApart && most > 1 ? say`raise \`count\` (a benchmark that stays open gets up to ${most} times as many rounds), ` : say`set \`count\` to the number of rounds given above, `;
}
function lostPart({ lost }, naming, most) {
	let groups = kinds$1.flatMap(({ says, advice, isOf }) => {
		let names = lost.filter(isOf).map((one) => nameOf(one, naming));
		return names.length === 0 ? [] : [say`${strong(`${says}:`)} ${listed(names, most)}. ${advice}`];
	}), outputs = lost.slice(0, Math.min(most, 5)).flatMap((one) => one.failures.map(({ message, output }) => {
		let said = output.length <= 2e3 ? output : `…${output.slice(-2e3)}`;
		return printed(said === "" ? message : `${message}\n\n${said}`);
	}));
	return [...groups.length === 0 ? [] : [list(groups)], ...outputs.length === 0 ? [] : [fold(say`What happened, and what they printed`, outputs)]];
}
const sidesOf = ({ failures }) => new Set(failures.map(({ side }) => side)), kinds$1 = [
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
	return benchmark === null ? say`all of ${name(path ?? "the package")}` : [name(naming({
		benchmark,
		package: path
	}))];
}
function missingPart({ merged }, most) {
	let missing = merged?.missing ?? [];
	return missing.length === 0 ? [] : [
		warning(say`${strong("Not all of the suite could be judged")}, so this run cannot pass.`),
		list(firstOf(missing.map(line), most)),
		paragraph(say`See in the jobs of the matrix why, and run those again that failed. With \`if: always()\` a job uploads what it has.`)
	];
}
function line({ shard, replica, why, files, message }) {
	let which = partName(shard, replica), named = listed(files.map(name), 5), said = message === "" ? say`.` : say`: ${name(legible(message, 200))}`;
	switch (why) {
		case "absent": return say`${which} has no result file.`;
		case "double": return say`${which} has ${files.length} result files (${named}), of which the first was judged.`;
		case "unmeasured": return say`${which} was not measured (${named})${said}`;
		case "unreadable": return say`${named} is no result file${said}`;
	}
}
function partName(shard, replica) {
	let one = (what, part) => part === null ? "" : `${what} ${part.join("/")}`, parts = [one("shard", shard), one("replica", replica)].filter((text) => text !== ""), text = parts.length === 0 ? "the run" : parts.join(", ");
	return joined([`${text[0]?.toUpperCase()}${text.slice(1)}`]);
}
function onTrustPart({ merged, elsewhere, proven, comparisons }) {
	if (!merged?.isStrangers) return [];
	let job = "Measured by a job that runs the code of the pull request, and could report anything.";
	if (comparisons.length === 0) return [note(say`${job} It has sent no samples to judge.`)];
	let same = proven.length > 0 ? ", and which benchmarks are the same binary on both sides" : "", directions = comparisons.some(({ unit }) => usualDirection(unit) === null) ? ", which way unknown units improve" : "", whose = elsewhere === null ? "" : say`, as they are in ${name(shortSha(elsewhere.rules))}`;
	return [note(say`${job} Every number and the verdict were computed here from its samples, by the rules of this repository${whose}. Taken as that job says: the samples, which commit base was, the machine, what failed, what only one side has${directions}${same}.`)];
}
function passingPart({ comparisons, settings }, naming, most) {
	let accepted = furthestFirst(acceptedOnes(comparisons)).map((one) => acceptedLine(one, naming)), muted = furthestFirst(mutedOnes(comparisons)).filter(({ gate }) => gate === "warn").map((one) => mutedLine(one, one.rule === null ? void 0 : settings.benchmarks[one.rule], naming)), lines = [...accepted, ...muted];
	return lines.length === 0 ? [] : [paragraph(say`What regressed without failing the check:`), list(firstOf(lines, most, ", accepted or muted"))];
}
function acceptedLine(one, naming) {
	if (one.accepted === null) return [];
	let { by, when, why, upTo } = one.accepted, said = [
		by === null ? say`` : say` by ${name(by)}`,
		when === null ? say`` : say` on ${when.slice(0, 10)}`,
		upTo === null ? say`` : say`, up to ${formatRatio(upTo)}`
	];
	return say`☑️ ${strong(name(naming(one)))} ${change(one)}, which was ${strong("accepted")}${joined(said, "")}${reason(why)}.`;
}
function mutedLine(one, rule, naming) {
	let details = [rule?.owner ? say`owner ${name(legible(rule.owner, 300))}` : say``, rule?.until ? say`until ${rule.until}` : say``].filter((text) => text.length > 0), about = details.length === 0 ? say`` : say` (${joined(details, ", ")})`;
	return say`🔇 ${strong(name(naming(one)))} ${change(one)}, and is ${strong("muted")} by a rule${about}${reason(rule?.why ?? null)}.`;
}
function reason(why) {
	return why === null || why === "" ? say`` : say`: ${name(legible(why, 300))}`;
}
function profilesPart(profiles, naming, most = 10, rows = 10) {
	let benchmarks = byBenchmark(profiles), shown = benchmarks.slice(0, Math.min(most, 10)), more = benchmarks.length - shown.length, rest = say`The result file has the profiles of ${more} more ${more === 1 ? "benchmark" : "benchmarks"}.`;
	return [...shown.map((kinds) => benchmarkFold(kinds, naming, rows)), ...more > 0 && shown.length > 0 ? [paragraph(rest)] : []];
}
const titles = {
	cpu: "Processor time",
	mem: "Memory allocated",
	block: "Time blocked"
};
function benchmarkFold(kinds, naming, rows) {
	let isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum));
	return fold(say`Where ${name(legible(naming(kinds[0]), 120))} spends more`, [
		...kinds.flatMap((profile) => kindBlocks(profile, rows)),
		...isNoisy ? [paragraph(say`\`~\`: sampling alone can make as large a difference.`)] : [],
		...commands(kinds)
	]);
}
function kindBlocks(profile, rows) {
	let { kind, total, functions, failure } = profile, title = say`${strong(titles[kind])} per operation`;
	if (failure !== null) return [paragraph(say`${title}: no table: ${name(legible(failure.replace(/\.$/, "")))}.`)];
	if (total.base === 0 && total.head === 0) return [paragraph(say`${title}: none on either side.`)];
	let change = total.base === 0 ? "" : ` (${formatDelta(total.head / total.base - 1)})`, sums = `${amount(total.base, profile.unit)} → ${amount(total.head, profile.unit)}${change}`, shown = shownOf(functions, rows);
	return shown.length === 0 ? [paragraph(say`${title}: ${sums}. No function spends notably more.`)] : [paragraph(say`${title}: ${sums}`), table(columnsOf(total.base), shown.map((one) => functionRow(one, profile)))];
}
function shownOf(functions, rows) {
	if (functions.length <= rows) return functions;
	let shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length);
	return [...functions.slice(0, rows - shrunk), ...functions.slice(functions.length - shrunk)];
}
function columnsOf(base) {
	let titles = [
		"Growth",
		base === 0 ? "" : "Of base",
		"Base",
		"Head",
		"With callees"
	];
	return [column("Function", "left"), ...titles.map((title) => column(title, "right"))];
}
function functionRow({ function: path, base, head, isNoise }, { unit, total }) {
	let flat = head.flat - base.flat, share = total.base === 0 || flat === 0 || isNoise.flat ? "" : formatDelta(flat / total.base);
	return [
		name(legible(withoutFolders(path), 120)),
		grown(flat, unit, isNoise.flat),
		share,
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	];
}
function grown(difference, unit, isNoise) {
	return difference === 0 ? "" : isNoise ? "~" : `${difference > 0 ? "+" : ""}${formatValue(difference, unit)}`;
}
function amount(value, unit) {
	return value === 0 ? "0" : formatValue(value, unit);
}
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	let lines = kinds.flatMap(({ files }) => files === null || !ours.test(files.base) || !ours.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	return lines.length === 0 ? [] : [paragraph(say`To see callers and lines, run this in the results folder:`), shell(lines.join("\n"))];
}
function provenPart({ proven }, most) {
	if (proven.length === 0 || most === 0) return [];
	let packages = new Map();
	for (let { package: path, benchmark } of proven) {
		let names = packages.get(path);
		names ? names.push(name(benchmark)) : packages.set(path, [name(benchmark)]);
	}
	let lines = [...packages].map(([path, names]) => say`${name(path)}: ${listed(names, most)}`), rest = packages.size - most === 1 ? " package" : " packages";
	return [fold(say`Proven unchanged: the same binary on both sides (${proven.length})`, [paragraph(say`Both sides build the same test binary, byte for byte, and no file differs that these benchmarks could read, so they were not measured (\`measure: all\` measures them).`), list(firstOf(lines, most, rest))])];
}
function roundsPart(result, naming) {
	let shown = [...furthestFirst(regressions(result.comparisons)), ...openOf(result)].filter(({ exact }) => !exact).slice(0, 6);
	return shown.length === 0 ? [] : [{
		kind: "rounds",
		plots: shown.map((one) => ({
			label: labelOf(one, naming),
			of: one
		})),
		rounds: result.rounds
	}];
}
function rulesNote(rules) {
	return rules === null || rules.changes.length === 0 ? [] : [warning(rulesSentence(rules))];
}
function rulesSentence({ file, changes }) {
	let lines = changes.map(({ rule, base, head }) => say`${code(rule)}: ${value(base)} → ${value(head)}`);
	return say`${strong("This change brings its own rules")} (${name(file)}); both sides were measured and judged by them: ${listed(lines, 10)}.`;
}
function value(text) {
	return text === null ? say`not set` : say`${name(legible(text, 80))}`;
}
function seenOncePart(result, naming) {
	let seen = withChange(result.comparisons, "improved").filter((one) => isSeenOnce(one, result));
	if (seen.length === 0) return [];
	let names = listed(seen.map((one) => labelOf(one, naming)), 5);
	return [paragraph(say`Improved, but measured only once, in one memory layout of the code: ${names}. Code that only moved in memory can look just as much faster.`)];
}
function isSeenOnce({ package: path, exact }, { settings, laidOut }) {
	return settings.go !== null && path !== null && !exact && !laidOut.includes(path);
}
function slowRunsPart({ comparisons }, naming) {
	let found = comparisons.flatMap((one) => one.warnings.flatMap((warning) => warning.kind === "slow-runs" ? [{
		one,
		warning
	}] : []));
	if (found.length === 0) return [];
	let lines = found.slice(0, 5).map(({ one, warning }) => say`${labelOf(one, naming)}: ${sentence(one, warning)}`), more = found.length - 5;
	return [list(more > 0 ? [...lines, say`${more} more have such slow runs.`] : lines)];
}
function sentence({ unit }, { base, head, rounds, beyond }) {
	let slower = unit === "sec/op" ? "slower" : "worse", subject = term("warnings", "slow runs"), more = base === 0 ? say`${subject} that base does not have` : say`more ${subject} than base`;
	return say`head has ${more}: some runs were more than ${formatRatio(beyond)} ${slower} than usual in ${head} of ${formatRounds(rounds)} on head, and in ${base} on base.`;
}
const benchmarkFolder = /^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i, benchmarkWord = /(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i, benchmarkInCamelCase = /(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/, isProse = /\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i, isData = /\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i, isGoTest = /_test\.go$/;
function needsGoBenchmarks(changes) {
	return changes.some(({ head }) => isGoTest.test(head) || inputsOf(head) !== null);
}
function changedSuite(changes, goBenchmarks) {
	let isPart = (path) => isBenchmark(path) || goBenchmarks.has(path) || isRead(path, goBenchmarks);
	return changes.filter(({ base, head }) => goBenchmarks.has(base) || goBenchmarks.has(head) || isPart(base) && isPart(head)).map(({ head }) => head);
}
function isBenchmark(path) {
	let { folders, name } = partsOf(path);
	return isProse.test(name) || [...folders, name].some((part) => part.startsWith(".")) ? !1 : folders.some((folder) => benchmarkFolder.test(folder)) ? !0 : !isGoTest.test(name) && !isData.test(name) && wordIn(name) !== null;
}
function isRead(path, goBenchmarks) {
	let around = inputsOf(path);
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
	let { folders, name } = partsOf(path), folder = folders.find((one) => benchmarkFolder.test(one));
	if (folder !== void 0) return `**/${folder}/**`;
	if (isGoTest.test(name)) return "**/*_test.go";
	let extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? "", word = wordIn(name);
	return word === null ? "**/testdata/**" : `**/*${word}*${extension}`;
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function partsOf(path) {
	let parts = path.split("/");
	return {
		folders: parts.slice(0, -1),
		name: parts.at(-1) ?? ""
	};
}
function suiteNote({ warnings, settings }, most) {
	let changed = warnings.flatMap((one) => one.kind === "suite" ? one.changed : []);
	if (changed.length === 0) return [];
	let subject = strong(say`${term("warnings", "Not the same benchmark")} on both sides:`), names = listed(changed.map(name), Math.min(most, 3));
	return [warning(say`${subject} benchmark files were changed (${names}), so a difference may come from the benchmark itself. ${advice$1(changed, settings.overlay)}`)];
}
function advice$1(changed, overlay) {
	let globs = globsFor(changed).filter((glob) => !overlay.includes(glob)), [only] = globs, both = "so that both sides run head's";
	if (only !== void 0 && globs.length === 1 && overlay.length === 0) return say`Set ${code(`overlay: '${only}'`)}, ${both}.`;
	let lines = listed(globs.map(name), 3);
	return overlay.length > 0 ? say`Add ${lines} to \`overlay\`, ${both}.` : say`Set \`overlay\` to ${lines}, one per line, ${both}.`;
}
function runWarningPart({ warnings, settings }) {
	let lines = warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" ? [] : [runWarning(warning)]);
	return lines.length === 0 ? [] : [list(lines.map((words) => say`${term("warnings", "Note")}: ${words}`))];
}
function warningPart(result, naming, most) {
	let { comparisons, settings, warnings } = result, found = comparisons.flatMap((comparison) => comparison.warnings.map((warning) => ({
		comparison,
		warning
	})).filter(({ warning }) => !isSaid(warning, comparison))), groups = kinds.flatMap(({ kind, says, advice }) => {
		let warned = found.filter(({ warning }) => warning.kind === kind), details = new Map();
		for (let { comparison, warning } of warned) details.set(comparison, [...details.get(comparison) ?? [], detail(warning, settingsOfRow(comparison, settings))]);
		if (details.size === 0) return [];
		let labels = [...details].map(([one, about]) => say`${labelOf(one, naming)} (${about.join(", ")})`), doing = kind === "few-rounds" ? moreValues([...details.keys()], result) : advice(settings);
		return [say`${strong(says)} ${ours$1(doing)}${lineBreak}${listed(labels, Math.min(most, 10))}`];
	}), slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightly(warning)] : []), all = [...groups, ...slight];
	return all.length === 0 ? [] : [fold(say`Warnings (${found.length + slight.length})`, [paragraph(say`What these ${term("warnings", "warnings")} mean, and what to do about them:`), list(all)])];
}
function isSaid({ kind }, { change, better }) {
	return kind === "slow-runs" || kind === "blind" && change === "inconclusive" && better !== null;
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
	let isMissing = (one) => completeRounds(one) < rounds.length;
	if (!warned.some(isMissing)) return "Raise `count`.";
	let print = "et the command print these in every round.";
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
	return (warning.kind === "drift" || warning.kind === "second-visit") && Math.abs(warning.change) * 5 < threshold;
}
function slightly({ kind, change }) {
	let way = change > 0 ? "slower" : "faster", [what, about] = kind === "drift" ? [`Both sides got slightly ${way} while measuring.`, " from the first quarter of the rounds to the last"] : [`The second visit of a round was slightly ${way} than the first.`, ""];
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
		case "left-running": return say`${warning.count === 1 ? "a process was" : `${warning.count} processes were`} left running by a command, and ended before the next: ${listed(warning.commands.map(name), 10)}. It would have disturbed what is measured after it. Let the command end what it starts, or let \`setup\` start what must stay.`;
		case "git-changed": return say`${listed(warning.changed.map(name), 10)}${warning.count > warning.changed.length ? ` and ${warning.count - warning.changed.length} more` : ""} of the repository's git changed while the benchmarks ran, and ${warning.isPutBack ? "was put back" : "was left so, as it may have been you"}. ${warning.isPutBack ? "If a later step needs it, set it there." : "The benchmarks can write there too, and settings and hooks make git run programs."}`;
		case "rule-unused": return say`a rule for ${name(warning.match)} fits no benchmark that was measured. If they were renamed, rename it too; otherwise remove it.`;
		case "rule-over": return say`the rule for ${name(warning.match)} ended on ${warning.until}, so it no longer holds${warning.owner === null ? "" : say` (owner ${name(warning.owner)})`}. Remove it, or give it another day.`;
		case "steal": return say`${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A dedicated runner would be quieter.`;
	}
}
const everything = {
	all: "every",
	regressions: Infinity,
	improvements: Infinity,
	names: Infinity,
	profiles: 10,
	leftOut: ""
};
function judgedReport(result, detail = everything) {
	let { comparisons, settings, baseFailed } = result, { names } = detail, naming = namingOfRun(result), regressed = furthestFirst(regressions(comparisons)).slice(0, detail.regressions), passing = furthestFirst([...acceptedOnes(comparisons), ...mutedOnes(comparisons)]).filter(({ gate }) => gate !== "off").slice(0, detail.regressions), improved = furthestFirst(withChange(comparisons, "improved")).slice(0, detail.improvements), changed = furthestFirst(withChange(comparisons, "changed")).slice(0, detail.improvements), rounds = roundsPart(result, naming);
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
function regressionsPart(regressed, { settings, again }, naming) {
	if (regressed.length === 0) return [];
	let lines = byBenchmark(regressed).map((units) => {
		let timeFirst = units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op")), label = strong(name(naming(units[0])));
		return say`${label} ${sentence$1(timeFirst, settings, again.length > 0)}.`;
	});
	return [list(firstOf(lines, 10, ", in the table below"))];
}
function directionNote(changed) {
	let units = [...new Set(changed.map((comparison) => comparison.unit))], [first] = units;
	return first === void 0 ? [] : [paragraph(say`❔ It is not known which direction is better for ${listed(units.map(unitOf), 5)}, so these cannot fail. Let a benchmark print ${code(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`)];
}
function advice({ comparisons, verdict, baseFailed, lost, unmatched, merged }) {
	return comparisons.length > 0 || verdict === "pass" || baseFailed || lost.length > 0 || (merged?.missing.length ?? 0) > 0 || verdict === "inconclusive" && unmatched.head.length === 0 ? [] : [paragraph(verdict === "inconclusive" ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.` : say`If benchmarks were renamed, keep one old name for this pull request, or let it pass once with \`fail-on: never\`.`)];
}
function unmatchedPart({ unmatched }, naming, most) {
	return ["head", "base"].flatMap((side) => {
		if (unmatched[side].length === 0) return [];
		let why = side === "head" ? "new, so there is nothing to compare them with" : "removed, renamed or skipped", names = unmatched[side].map((one) => say`${name(naming(one))}${one.unit === null ? "" : say` in ${unitOf(one.unit)}`}`);
		return [paragraph(say`Only on ${side} (${why}): ${listed(names, most)}.`)];
	});
}
function isCalibrated(result) {
	return result.calibration !== null;
}
function calibrationReport(result, most = Infinity) {
	let { calibration, settings } = result, { floors, steady } = calibration, naming = namingOf([...floors, ...steady], result.lost, result.formats), left = floors.length - most;
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
	let seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return rounds.length === 0 ? null : seconds / rounds.length;
}
const commentLimit = 65536, summaryLimit = 943718, steps = [
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
		regressions: Infinity,
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
], verdictOnly = {
	all: "none",
	regressions: 0,
	improvements: 0,
	names: 0,
	profiles: 0,
	leftOut: "all but the verdict"
}, calibrationSteps = [
	Infinity,
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
	for (let report of everSmaller(result)) if (shown = show(report), new TextEncoder().encode(shown).length <= limit) break;
	return shown;
}
function* everSmaller(result) {
	let settings = {
		...result.settings,
		run: "(too long to show)",
		setup: null
	}, withoutCommand = {
		...result,
		settings
	};
	for (let shown of [result, withoutCommand]) if (isCalibrated(shown)) for (let most of calibrationSteps) yield calibrationReport(shown, most);
	else for (let detail of steps) yield judgedReport(shown, detail);
	yield isCalibrated(result) ? {
		...headOf(result),
		parts: []
	} : judgedReport(withoutCommand, verdictOnly);
}
function newLinks() {
	let linked = new Set();
	return (anchor) => linked.has(anchor) ? null : (linked.add(anchor), `https://github.com/benchgate/benchgate/blob/main/docs/statistics.md#${anchor}`);
}
function markdownText({ outcome, reason, check, parts }) {
	let links = newLinks(), title = inline(say`${reason}${check}`, links), blocks = markdownBlocks(parts.flat(), links);
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
		case "changes": return tableText(comparisonTable(block.rows, [], !0), links);
		case "comparisons": return folded(block.title, [comparisonTable(block.rows, block.geomeans, !1), ...block.below], links);
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
	let bound = (one) => isBrief ? [] : [one], columns = [
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
	], cells = rows.map((row) => [
		signs[shownAs(row.of)],
		row.name,
		isLoud(row.of.change) ? strong(row.delta) : row.delta,
		row.base,
		row.head,
		...bound(row.bound),
		row.unit,
		row.p
	]), means = geomeans.map(({ unit, ratio, rows: covered, of }) => [
		"",
		covered === of ? "geomean" : `geomean (${covered} of ${of})`,
		formatDelta(ratio - 1),
		"",
		"",
		"",
		unitOf(unit)
	]);
	return table(columns, [...cells, ...means]);
}
function inline(text, links, code = inlineCode) {
	return text.map((span, index) => {
		let before = text[index - 1], begins = before === void 0 || typeof before == "object" && before.kind === "break";
		return typeof span == "string" && begins && opening.test(span) ? code(span) : inlineSpan(span, links, code);
	}).join("");
}
const opening = /^\s*(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|\d+[.)](?:\s|$)|>|=+\s*$|-{2,}\s*$|\s{4})/;
function inlineSpan(span, links, code) {
	if (typeof span == "string") return wordsOf(span, code);
	switch (span.kind) {
		case "name":
		case "code": return code(span.text);
		case "strong": return `**${inline(span.text, links, code)}**`;
		case "term": {
			let [words, link] = [wordsOf(span.words, code), links(span.anchor)];
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
	let inert = (character) => /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`;
	return `<code>${[...legible(text)].map(inert).join("")}</code>`;
}
export { wholeRounds as $, statusOf as A, openWithoutBase as B, lostPart as C, shownAs as D, comparisonsPart as E, completeRounds as F, doubtsPart as G, compare as H, furthestFirst as I, planFor as J, unitOf as K, magnitude as L, worstOf as M, baseFailedPart as N, headline as O, preparationLine as P, blocksOf as Q, sentence$1 as R, missingPart as S, unconfirmedPart as T, decide as U, suspects as V, pairedTest as W, mostRounds$1 as X, isLook as Y, worseShare as Z, rulesNote as _, summaryLimit as a, profilesPart as b, namingOfRun as c, runWarningPart as d, suiteNote as f, seenOncePart as g, slowRunsPart as h, fittingReport as i, statuses as j, failsCheck as k, regressionsPart as l, needsGoBenchmarks as m, newLinks as n, wholeReport as o, changedSuite as p, noiseOf as q, commentLimit as r, headOf as s, markdownText as t, unmatchedPart as u, rulesSentence as v, inconclusivePart as w, passingPart as x, provenPart as y, confirm as z };
