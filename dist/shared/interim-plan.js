import { directionOfUnitWithDeclaration, isCountOrBytesUnit, memoize, normalDensity, normalUpperQuantile, normalUpperTail, packageAndBenchmarkId } from "./basics.js";
import { applyRuleDirection, rowRulesOf } from "./row-rules.js";

// src/core/common/random.ts
function seededRandom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ mixed >>> 16, 569420461);
		mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751);
		return ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
	};
}
function hash32(text) {
	let hash = 2166136261;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
	hash = Math.imul(hash ^ hash >>> 16, 569420461) >>> 0;
	return (hash ^ hash >>> 15) >>> 0;
}

// src/core/stats/sequential.ts
const pocockLikeSpending = (alpha, share) => alpha * Math.log1p((Math.E - 1) * share);
const cubicSpending = (alpha, share) => alpha * share ** 3;
const squaredSpending = (alpha, share) => alpha * share ** 2;
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	mustAscend(shares);
	const { levels } = memoryOf(spending);
	const key = `${alpha} ${shares.join(" ")}`;
	return levels.get(key) ?? keep(levels, key, limits(shares, alpha, spending).map(normalUpperTail));
}
function sequentialPValue(looks, spending) {
	const shares = looks.map((look) => look.share);
	mustAscend(shares);
	if (shares[0] === 1) return looks[0].p;
	const { tables } = memoryOf(spending);
	const key = shares.join(" ");
	const table = tables.get(key) ?? keep(tables, key, /* @__PURE__ */ new Map());
	const limitsAt = (step) => {
		const limitsOfStep = table.get(step) ?? limits(shares, normalUpperTail(step / stepsPerUnit), spending);
		table.set(step, limitsOfStep);
		return limitsOfStep;
	};
	let least = 1;
	for (const [look, { p }] of [...looks.entries()].sort(([, a], [, b]) => a.p - b.p)) {
		const step = Math.floor(normalUpperQuantile(Math.max(least, smallestP)) * stepsPerUnit);
		const limit = least < 1 ? limitsAt(step)[look] : Number.NEGATIVE_INFINITY;
		if (normalUpperQuantile(Math.max(p, smallestP)) >= limit) least = Math.min(least, alphaToCross(p, look, limitsAt));
	}
	return least;
}
const smallestP = 1e-20;
const stepsPerUnit = 8;
function mustAscend(shares) {
	for (const [index, share] of shares.entries()) if (!(share > (shares[index - 1] ?? 0) && share <= 1)) throw new RangeError(`the shares of planned looks must ascend, from above 0 to at most 1, but are ${shares.join(", ")}`);
}
function alphaToCross(p, look, limitsAt) {
	if (p === 0) return 0;
	const score = normalUpperQuantile(Math.max(p, smallestP));
	const limitAt = (step) => limitsAt(step)[look];
	let step = Math.floor(score * stepsPerUnit);
	while (step >= 0 && limitAt(step) > score) step--;
	if (step < 0) return 1;
	const near = Array.from({ length: 12 }, (_, n) => step - 5 + n);
	const alphaScore = interpolate(near.map(limitAt), near, score) / stepsPerUnit;
	return normalUpperTail(alphaScore);
}
function interpolate(xs, ys, x) {
	return ys.reduce((sum, y, i) => {
		return sum + xs.filter((_, j) => j !== i).reduce((product, other) => product * (x - other) / (xs[i] - other), y);
	}, 0);
}
function limits(shares, alpha, spending) {
	const { progress } = memoryOf(spending);
	const before = progress.get(alpha);
	const isContinued = before?.shares.every((share, index) => share === shares[index]);
	let { scores, spent, remaining } = before && isContinued ? before : nothing;
	for (const [index, share] of shares.entries()) {
		if (index < scores.length) continue;
		const [last = 0, beforeLast = 0] = [shares[index - 1], shares[index - 2]];
		const limitOfLast = scores[index - 1];
		if (limitOfLast !== void 0) remaining = carriedOn(remaining, last, beforeLast, share, limitOfLast);
		const allowed = Math.min(alpha, spending(alpha, share)) - spent;
		spent += allowed;
		const limit = allowed >= 1e-290 ? limitThatSpends(allowed, share, last, remaining) : Number.POSITIVE_INFINITY;
		scores = [...scores, limit];
	}
	keep(progress, alpha, {
		shares,
		scores,
		spent,
		remaining
	});
	return scores;
}
const nothing = {
	shares: [],
	scores: [],
	spent: 0,
	remaining: []
};
function limitThatSpends(allowed, share, before, remaining) {
	if (before === 0) return normalUpperQuantile(allowed);
	if (remaining.reduce((sum, { probability }) => sum + probability, 0) <= allowed) return Number.NEGATIVE_INFINITY;
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	const furthest = remaining.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
	let limit = Math.min(normalUpperQuantile(allowed), (furthest * shift + 37 * width) / stretch);
	for (let step = 1; step > 1e-9; limit -= step) {
		let crossed = 0;
		let density = 0;
		for (const { score, probability } of remaining) {
			const distance = (limit * stretch - score * shift) / width;
			crossed += probability * normalUpperTail(distance);
			density += probability * normalDensity(distance);
		}
		step = Math.log(allowed / crossed) * crossed * width / (density * stretch);
	}
	return limit;
}
function carriedOn(remaining, share, before, next, limit) {
	const [stretch, shift, width] = [
		Math.sqrt(share),
		Math.sqrt(before),
		Math.sqrt(share - before)
	];
	const finest = Math.min(width, Math.sqrt(next - share)) / stretch;
	const scores = quadrature(-8, Math.min(limit, 38), 4 * finest);
	if (before === 0) return scores.map(({ at, weight }) => ({
		score: at,
		probability: weight * normalDensity(at)
	}));
	return scores.map(({ at, weight }) => {
		let density = 0;
		for (const { score, probability } of remaining) density += probability * normalDensity((at * stretch - score * shift) / width);
		return {
			score: at,
			probability: weight * density * stretch / width
		};
	});
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
const memoryOf = memoize((_) => ({
	levels: /* @__PURE__ */ new Map(),
	tables: /* @__PURE__ */ new Map(),
	progress: /* @__PURE__ */ new Map()
}));
function keep(kept, key, value) {
	kept.set(key, value);
	for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest);
	return value;
}

// src/core/judge/unmatched.ts
function findBenchmarksOnlyOnSide(series, side) {
	const other = side === "base" ? "head" : "base";
	const onOther = new Set(series.filter((row) => has(row[other])).map(packageAndBenchmarkId));
	const entries = /* @__PURE__ */ new Map();
	for (const row of series) {
		if (has(row[other])) continue;
		const { benchmark, package: path, unit } = row;
		if (onOther.has(packageAndBenchmarkId(row))) entries.set(`${packageAndBenchmarkId(row)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else entries.set(packageAndBenchmarkId(row), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...entries.values()];
}
function isMeasuredOnBothSides({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
function findUnmatchedPairDifferingInNumber({ base, head }) {
	const plain = ({ benchmark, package: path, unit }) => unit === null && isNumbered.test(benchmark) ? `${path} ${benchmark.replace(number, "0")}` : null;
	const ofBase = new Map(base.map((entry) => [plain(entry), entry]));
	for (const entry of head) {
		const name = plain(entry);
		const other = name === null ? void 0 : ofBase.get(name);
		if (other) return {
			base: other,
			head: entry
		};
	}
	return null;
}
const number = /(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi;
const isNumbered = new RegExp(number.source, "i");

// src/core/judge/interim-plan.ts
const allowance = {
	upToCount: .035,
	beyond: .01,
	again: {
		upToCount: .004,
		beyond: .001
	}
};
const passAlpha = allowance.upToCount + allowance.beyond;
const passAlphaAgain = allowance.again.upToCount + allowance.again.beyond;
const worse = {
	upToCount: .8,
	beyond: .1
};
const worseAgain = {
	upToCount: .8,
	beyond: .2
};
const [mostTimesCount, mostTimesAgain] = [3, 2];
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
	mostTimesCount
];
const sharesBeyondAgain = [1.5, mostTimesAgain];
function maxRoundsOfPlan(plan) {
	if (isAnalysedOnlyOnce(plan)) return plan.count;
	return plan.count * (plan.isAgain ? mostTimesAgain : mostTimesCount);
}
function isAnalysedOnlyOnce({ stopEarly, isAgain }) {
	return !stopEarly && !isAgain;
}
function plannedInterimRounds(plan) {
	if (isAnalysedOnlyOnce(plan)) return [plan.count];
	const multiples = [...plan.isAgain ? plan.stopEarly ? shares.slice(1) : [1] : shares, ...plan.isAgain ? sharesBeyondAgain : sharesBeyond];
	return [...new Set(multiples.map((share) => Math.ceil(share * plan.count)))];
}
function isInterimRound(rounds, plan) {
	return rounds < maxRoundsOfPlan(plan) && plannedInterimRounds(plan).includes(rounds);
}
function roundsOfInterimLooksMadeByRound(rounds, plan) {
	const end = Math.min(rounds, maxRoundsOfPlan(plan));
	return [...plannedInterimRounds(plan).filter((interim) => interim < end), rounds];
}
function interimLevelToRuleOutWorsening(rounds, plan) {
	if (plan.isAgain) {
		const made = roundsOfInterimLooksMadeByRound(rounds, plan).filter((interim) => interim >= plan.count || interim === rounds);
		const shareAt = (interim) => informationFraction(Math.max(interim, plan.count), plan);
		return nominalLevels(made.map(shareAt), passAlphaAgain, passSpendingAgain).at(-1) ?? 0;
	}
	if (!plan.stopEarly) return passAlpha;
	const made = roundsOfInterimLooksMadeByRound(rounds, plan).map((interim) => informationFraction(interim, plan));
	return nominalLevels(made, passAlpha, passSpending).at(-1) ?? 0;
}
function informationFraction(rounds, plan) {
	return Math.min(1, rounds / maxRoundsOfPlan(plan));
}
function spendingInTwoParts(parts, most, early) {
	return (alpha, share) => {
		const multiple = share * most;
		const beyond = Math.max(0, multiple - 1) / (most - 1);
		return early(alpha * parts.upToCount, Math.min(1, multiple)) + alpha * parts.beyond * beyond;
	};
}
const partsOf = ({ upToCount, beyond }, whole) => ({
	upToCount: upToCount / whole,
	beyond: beyond / whole
});
const passSpending = spendingInTwoParts(partsOf(allowance, passAlpha), mostTimesCount, pocockLikeSpending);
const passSpendingAgain = spendingInTwoParts(partsOf(allowance.again, passAlphaAgain), mostTimesAgain, (alpha) => alpha);
const worseSpending = spendingInTwoParts(worse, mostTimesCount, (alpha, share) => share <= .5 ? 0 : cubicSpending(alpha, share));
const worseSpendingAgain = spendingInTwoParts(worseAgain, mostTimesAgain, squaredSpending);
function interimsAndSpendingOfRegressionTest(rounds, plan) {
	const isCutShort = rounds < plan.count && !plannedInterimRounds(plan).includes(rounds);
	const shareAt = (interim) => informationFraction(isCutShort && interim === rounds ? plan.count : interim, plan);
	return {
		interims: roundsOfInterimLooksMadeByRound(rounds, plan).map((interim) => ({
			rounds: interim,
			share: shareAt(interim)
		})),
		spending: plan.isAgain ? worseSpendingAgain : worseSpending
	};
}
function smallestSequentialPairedP(rounds, plan) {
	return interimPenalty(rounds, plan) * 2 ** -rounds;
}
const penalties = {
	early: 6,
	last: 2.1,
	firstAgain: 1 / worseAgain.upToCount,
	beyondAgain: 11,
	lastAgainOfTwelve: 2.4,
	lastAgain: 3.4
};
function interimPenalty(rounds, plan) {
	if (isAnalysedOnlyOnce(plan)) return 1;
	if (plan.isAgain && rounds > plan.count) return penalties.beyondAgain;
	if (!plan.stopEarly) return penalties.firstAgain;
	if (plan.isAgain && rounds === plan.count) return rounds <= 12 ? penalties.lastAgainOfTwelve : penalties.lastAgain;
	return rounds < plan.count && isInterimRound(rounds, plan) ? penalties.early : penalties.last;
}
function fewestRoundsForFamily(comparisons, settings) {
	const { alpha, deltaTest, correction, stopEarly } = settings;
	if (deltaTest === "none") return 1;
	if (deltaTest === "ttest") return 2;
	const familySize = correction === "none" ? 1 : Math.max(1, comparisons);
	let count = fewest;
	while (2 * familySize * smallestSequentialPairedP(count, {
		count,
		stopEarly
	}) > alpha) count++;
	return count;
}
const fewest = 8;
function roundsUntilFirstDecision(settings) {
	const least = settings.deltaTest === "none" ? 1 : settings.deltaTest === "ttest" ? 2 : fewest;
	if (!settings.stopEarly) return Math.min(least, settings.count);
	return plannedInterimRounds(settings).find((interim) => interim >= least) ?? settings.count;
}
function findTooFewRoundsRefusal(settings, comparisons) {
	const least = fewestRoundsForFamily(comparisons, settings);
	return settings.count >= least ? null : {
		kind: "too-few-rounds",
		comparisons,
		least
	};
}
function couldSeriesFail(series, rules) {
	return directionIfSeriesCouldFail(series, rules) !== null;
}
function directionIfSeriesCouldFail(series, rules) {
	const { rule: own, gate } = rowRulesOf(series, rules);
	const { unit, rule } = applyRuleDirection(series, rules, own);
	return gate === "fail" && rule.assume !== "exact" && !isCountOrBytesUnit(unit) && isMeasuredOnBothSides(series) ? directionOfUnitWithDeclaration(unit, rule) : null;
}

export { couldSeriesFail, directionIfSeriesCouldFail, fewestRoundsForFamily, findBenchmarksOnlyOnSide, findTooFewRoundsRefusal, findUnmatchedPairDifferingInNumber, hash32, interimLevelToRuleOutWorsening, interimsAndSpendingOfRegressionTest, isAnalysedOnlyOnce, isInterimRound, isMeasuredOnBothSides, maxRoundsOfPlan, plannedInterimRounds, roundsUntilFirstDecision, seededRandom, sequentialPValue, smallestSequentialPairedP };