import { n as median, r as medianSorted, t as logAverage } from "./libraries.js";
import { a as visible, c as CouldNotMeasure, d as SideFailed, i as inlineText, l as Misconfigured, r as inlineCode, s as Cancelled, t as codeBlock, u as NotPutBack } from "./escape.js";
import { $ as contentOf, A as isHeld, B as standingBelow, C as leavingSide, D as prepareLargeFiles, E as leavingPointers, F as bytes$2, G as readStashes, H as readDifference, I as copyWhole, J as gitIn, K as readStatus, L as foldersAbove, M as writeJournal, N as guard, O as beginJournal, P as lockedBy, Q as replaceFile, R as isInside, S as leavingHome, T as takeOutline, U as readIndex, V as isSparse, W as readLinks, X as nulSeparated, Y as notCheckedOut, Z as readable$1, _ as copyShelf, a as inUse, b as staying, c as restore, d as keepGitFiles, et as isFolder, f as names, g as writeNote, h as stateFolder, i as recoverWorktrees, it as sides, j as readJournal, k as holder$1, l as treesOf, m as renewGitFiles, n as recover, nt as otherSide, o as recoverCheckout, p as putBackLink, q as GitFailed, r as openFolder, rt as settingOf, s as forget, t as untrustedEnvironment, tt as standing$1, u as gitPath, v as missingFrom, w as foldersOf, x as unshelve, y as shelve, z as removeWhole } from "./environment.js";
import { copyFile, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { arch, availableParallelism, constants, cpus, loadavg, release, tmpdir, totalmem, type, version } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { randomInt } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { constants as constants$1, existsSync, readFileSync, readdirSync, statSync, utimesSync } from "node:fs";
import { createInterface } from "node:readline";
import { join as join$1, relative as relative$1 } from "node:path/posix";
// src/core/remembering.ts
const most$2 = 1e3;
function remembering(ask) {
	const known = new Map();
	return (question) => {
		const before = known.get(question);
		if (before !== void 0) return before;
		if (known.size >= most$2) known.clear();
		const answer = ask(question);
		known.set(question, answer);
		return answer;
	};
}
// src/core/units.ts
const tidy = remembering((unit) => {
	let factor = 1;
	return {
		unit: numerators(unit, (token) => {
			if (token === "ns") {
				factor /= 1e9;
				return "sec";
			}
			if (token === "MB") {
				factor *= 1e6;
				return "B";
			}
			return token;
		}),
		factor
	};
});
function countsBytes(unit) {
	let bytes = false;
	numerators(unit, (token) => {
		bytes ||= token === "B" || token === "MB" || token === "bytes";
		return token;
	});
	return bytes;
}
const usualDirection = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return "higher";
	if (unit === "B/op" || unit === "allocs/op") return "lower";
	let time = false;
	numerators(unit, (token) => {
		time ||= token === "sec";
		return token;
	});
	return time ? "lower" : null;
});
const isCounted = remembering((unit) => {
	if (/\/(s|sec)$/.test(unit)) return false;
	return countsBytes(unit) || /^(allocs|instructions)(\/op)?$/.test(unit);
});
function unitRules(base, head) {
	const rules = new Map(base);
	for (const [unit, { better, ...rule }] of head) {
		const mayTurn = better !== void 0 && usualDirection(unit) === null;
		if (!rules.has(unit)) rules.set(unit, mayTurn ? {
			...rule,
			better
		} : rule);
	}
	return rules;
}
function numerators(unit, rewrite) {
	let denominator = false;
	return unit.replace(/[*/]|[^-*/\s]+/g, (token) => {
		if (token === "*" || token === "/") {
			denominator = token === "/";
			return token;
		}
		return denominator ? token : rewrite(token);
	});
}
// src/core/report/format.ts
function formatValue(value, unit) {
	if (/(^|-)sec(\/|$)/.test(unit)) return scaled(value, time);
	if (countsBytes(unit)) return scaled(value, unit.endsWith("/s") ? speed : bytes$1);
	if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value);
	return scaled(value, counts);
}
function formatCenter({ center, low, high }, unit) {
	return `${formatValue(center, unit)}${space}±${space}${spread(center, low, high)}`;
}
function formatDelta(delta) {
	if (delta === null) return "from 0";
	return `${delta >= 0 ? "+" : ""}${toFixedEven(delta * 100, 2)}%`;
}
function formatP({ p, exact }) {
	if (p === null) return "";
	if (p === 0 && exact) return "exact";
	return p < .001 ? "<0.001" : toFixedEven(p, 3);
}
function formatShortP(p) {
	if (p < 1e-4) return "<0.0001";
	return String(Number(p.toPrecision(p < .001 ? 1 : 2)));
}
function formatPercent(change) {
	const size = Math.abs(change) * 100;
	if (size >= 99.95) return `${size < 1e6 ? size.toFixed(0) : size.toPrecision(3)}%`;
	if (size >= .095 || size === 0) return `${size.toFixed(1)}%`;
	return size < 1e-6 ? "<0.000001%" : `${Number(size.toPrecision(2)).toFixed(6).replace(/0+$/, "")}%`;
}
function formatRatio(ratio) {
	return `${Number((ratio * 100).toPrecision(6))}%`;
}
function formatRounds(rounds) {
	return rounds === 1 ? "1 round" : `${rounds} rounds`;
}
function formatDuration(seconds) {
	const whole = Math.round(seconds);
	if (whole < 60) return `${whole} s`;
	const minutes = Math.floor(whole / 60);
	if (minutes < 60) return `${minutes} min ${whole % 60} s`;
	return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function toFixedEven(value, digits) {
	const exact = value.toFixed(digits + 1);
	const isTie = exact.endsWith("5") && Number.isInteger(value * 2 ** (digits + 1));
	const cut = exact.slice(0, -1).replace(/\.$/, "");
	return isTie && /[02468]$/.test(cut) ? cut : value.toFixed(digits);
}
function shortSha(sha) {
	return sha.slice(0, 9);
}
const space = "\xA0";
const time = [
	[1, `${space}s`],
	[.001, `${space}ms`],
	[1e-6, `${space}µs`],
	[1e-9, `${space}ns`]
];
const bytes$1 = [
	[2 ** 40, `${space}TiB`],
	[2 ** 30, `${space}GiB`],
	[2 ** 20, `${space}MiB`],
	[1024, `${space}KiB`],
	[1, `${space}B`]
];
const speed = bytes$1.map(([factor, suffix]) => [factor, `${suffix}/s`]);
const counts = [
	[0xe8d4a51000, `${space}T`],
	[1e9, `${space}G`],
	[1e6, `${space}M`],
	[1e3, `${space}k`],
	[1, ""]
];
function scaled(value, scale) {
	const size = Math.abs(value);
	const [factor, suffix] = scale.find(([step]) => size >= step * .99995) ?? scale.at(-1);
	const number = value / factor;
	if (suffix === `${space}B` && Number.isInteger(number)) return `${number}${suffix}`;
	const text = number.toPrecision(4);
	if (text.includes("e")) return `${Number(text)}${suffix}`;
	return `${toFixedEven(number, text.split(".")[1]?.length ?? 0)}${suffix}`;
}
function spread(center, low, high) {
	if (low === null || high === null) return "∞";
	if (center === 0) return low === 0 && high === 0 ? "0%" : "?";
	return `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`;
}
// src/core/judge/verdict.ts
function judge(comparisons, onlyBase, onlyHead, lost = []) {
	const judgement = judgeCompared(comparisons, onlyBase, onlyHead, lost.length);
	if (lost.length === 0) return judgement;
	const broken = lost.filter(({ failures }) => failures.every(({ side }) => side === "head")).length;
	const others = lost.length - broken;
	const [first = "", ...rest] = [
		broken > 0 ? `${plural(broken)} failed on head` : "",
		others > 0 ? `${plural(others)} could not be measured` : "",
		comparisons.length > 0 ? judgement.reason : ""
	].filter((reason) => reason !== "");
	return {
		verdict: broken > 0 || judgement.verdict === "fail" ? "fail" : "inconclusive",
		reason: [first, ...rest.map((reason) => reason.replace(/^N/, "n"))].join("; ")
	};
}
function judgeCompared(comparisons, onlyBase, onlyHead, lost) {
	if (comparisons.length === 0) return lost > 0 ? {
		verdict: "inconclusive",
		reason: "Nothing could be compared"
	} : nothingCompared(countBenchmarks(onlyBase), countBenchmarks(onlyHead));
	const of = plural(countBenchmarks(comparisons));
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const open = countBenchmarks(undecided$1(comparisons));
	const also = [count("improved") > 0 ? `, ${count("improved")} improved` : "", count("changed") > 0 ? `, ${count("changed")} changed in a unit of unknown direction` : ""].join("");
	if (count("regressed") > 0) return {
		verdict: "fail",
		reason: `${count("regressed")} of ${of} regressed${also}${open > 0 ? `, ${open} inconclusive` : ""}`
	};
	if (open > 0) return {
		verdict: "inconclusive",
		reason: `${open} of ${of} undecided, no regression shown${also}`
	};
	return {
		verdict: "pass",
		reason: `No regression in ${of}${also}`
	};
}
function judgeWithoutBase(why, { sha }) {
	return {
		verdict: "inconclusive",
		reason: `Base could not be measured: ${why} (${shortSha(sha)})`
	};
}
function failsCheck(verdict, failOn) {
	if (failOn === "never") return false;
	return verdict === "fail" || verdict === "inconclusive" && failOn === "inconclusive";
}
function undecided$1(comparisons) {
	return withChange(comparisons, "inconclusive").filter(({ better }) => better !== null);
}
function withChange(comparisons, change) {
	return comparisons.filter((comparison) => comparison.change === change);
}
function nothingCompared(onlyBase, onlyHead) {
	if (onlyBase === 0 && onlyHead === 0) return {
		verdict: "fail",
		reason: "Nothing was measured on either side"
	};
	if (onlyBase === 0) return {
		verdict: "inconclusive",
		reason: `Base has no benchmarks to compare with (head has ${onlyHead})`
	};
	return {
		verdict: "fail",
		reason: `Nothing to compare: no benchmark has the same name on both sides (base has ${onlyBase}, head ${onlyHead})`
	};
}
function countBenchmarks(named) {
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
}
function plural(benchmarks) {
	return benchmarks === 1 ? "1 benchmark" : `${benchmarks} benchmarks`;
}
// src/core/stats/normal.ts
function upperTail(z) {
	return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function upperQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies between 0 and 1, not at ${p}`);
	if (p > .5) return -upperQuantile(1 - p);
	if (p === 0) return Number.POSITIVE_INFINITY;
	if (p < 1e-300) return upperQuantile(1e-300);
	return solve(p);
}
const solve = remembering((p) => {
	let z = Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 1; step > 1e-8; z -= step) {
		const tail = upperTail(z);
		const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
		step = Math.log(p / tail) * tail / density;
	}
	return z;
});
function erfc(x) {
	return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x);
}
function erfSeries(x) {
	let term = x;
	let sum = x;
	for (let n = 1; term > sum * 1e-17; n++) {
		term *= 2 * x * x / (2 * n + 1);
		sum += term;
	}
	return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
}
function erfcFraction(x) {
	let fraction = x;
	for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
	return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}
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
// src/core/stats/outliers.ts
function quartiles(values) {
	if (values.length === 0) throw new RangeError("quartiles need a value");
	const sorted = values.toSorted((a, b) => a - b);
	return {
		first: quantileSorted(sorted, .25),
		third: quantileSorted(sorted, .75)
	};
}
function withoutOutliers(sample) {
	const values = sample.filter((value) => value !== null);
	if (values.length === 0) return sample;
	const { first, third } = quartiles(values);
	const reach = 1.5 * (third - first);
	return sample.map((value) => value !== null && value >= first - reach && value <= third + reach ? value : null);
}
function quantileSorted(sorted, p) {
	const position = 1 / 3 + p * (sorted.length + 1 / 3);
	const order = Math.floor(position);
	const below = sorted[Math.max(order, 1) - 1];
	const above = sorted[order] ?? below;
	return order < 1 ? below : below + (position - order) * (above - below);
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
// src/core/judge/unmatched.ts
function unmatched(series, side) {
	const other = side === "base" ? "head" : "base";
	const name = (one) => JSON.stringify([one.package, one.benchmark]);
	const elsewhere = new Set(series.filter((one) => has$1(one[other])).map(name));
	const found = new Map();
	for (const one of series) {
		if (has$1(one[other])) continue;
		const { benchmark, package: path, unit } = one;
		if (elsewhere.has(name(one))) found.set(`${name(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else found.set(name(one), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...found.values()];
}
function isMatched({ base, head }) {
	return has$1(base) && has$1(head);
}
function has$1(sample) {
	return sample.some((value) => value !== null);
}
// src/core/judge/least-rounds.ts
function leastRounds(comparisons, { alpha, deltaTest, correction }) {
	if (deltaTest === "none") return 1;
	if (deltaTest === "ttest") return 2;
	return Math.max(8, Math.ceil(1 + Math.log2((correction === "none" ? 1 : Math.max(1, comparisons)) / alpha)));
}
function refuseBlindGate(settings, comparisons) {
	const { count, alpha, correction } = settings;
	const least = leastRounds(comparisons, settings);
	if (count >= least) return;
	const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : "";
	throw new Misconfigured(`count: ${count} ${count === 1 ? "round is" : "rounds are"} too few for alpha ${alpha}${family}: the gate could hardly ever fail. Set count to at least ${least}.`);
}
function couldFail(series) {
	const { unit, rule } = series;
	return (rule.better !== void 0 ? rule.better : usualDirection(unit)) !== null && rule.assume !== "exact" && !isCounted(unit) && isMatched(series);
}
// src/core/stats/sequential.ts
const pocockLike = (alpha, share) => share >= 1 ? alpha : alpha * Math.log1p((Math.E - 1) * share);
const obrienFlemingLike = (alpha, share) => share >= 1 ? alpha : Math.min(alpha, 2 * upperTail(upperQuantile(alpha / 2) / Math.sqrt(share)));
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	mustAscend(shares);
	return remember$1(levels, spending, `${alpha} ${shares.join(" ")}`, () => limits$1(shares, alpha, spending).map(upperTail));
}
function sequentialP(looks, spending) {
	const shares = looks.map((look) => look.share);
	mustAscend(shares);
	if (shares.length === 1 && shares[0] === 1) return looks[0].p;
	const table = remember$1(tables, spending, shares.join(" "), () => new Map());
	const limitsAt = (step) => {
		const known = table.get(step) ?? limits$1(shares, upperTail(step / stepsPerUnit), spending);
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
	return upperTail(interpolate(near.map(limitAt), near, score) / stepsPerUnit);
}
function interpolate(xs, ys, x) {
	return ys.reduce((sum, y, i) => {
		return sum + xs.filter((_, j) => j !== i).reduce((product, other) => product * (x - other) / (xs[i] - other), y);
	}, 0);
}
function limits$1(shares, alpha, spending) {
	const found = [];
	let spent = 0;
	let waiting = [];
	for (const [index, share] of shares.entries()) {
		const before = shares[index - 1] ?? 0;
		const allowed = Math.min(alpha, spending(alpha, share)) - spent;
		const spends = allowed >= 1e-290;
		if (spends) spent += allowed;
		const limit = spends ? limitThatSpends(allowed, share, before, waiting) : Number.POSITIVE_INFINITY;
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
	let limit = upperQuantile(allowed);
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
function remember$1(memory, spending, key, compute) {
	const kept = memory.get(spending) ?? new Map();
	memory.set(spending, kept);
	const value = kept.get(key) ?? compute();
	kept.set(key, value);
	for (const oldest of kept.keys()) if (kept.size > 100) kept.delete(oldest);
	return value;
}
// src/core/judge/looks.ts
const passAlpha = .05;
const shares = [
	.4,
	.6,
	.8,
	1
];
function plannedLooks({ count, stopEarly }) {
	if (stopEarly === "never") return [count];
	return [...new Set(shares.map((share) => Math.ceil(share * count)))];
}
function isLook(rounds, plan) {
	return rounds < plan.count && plannedLooks(plan).includes(rounds);
}
function looksAt(rounds, plan) {
	return [...plannedLooks(plan).filter((look) => look < Math.min(rounds, plan.count)), rounds];
}
function passLevel(rounds, plan) {
	return nominalLevels(looksAt(rounds, plan).map((look) => shareOf$1(look, plan.count)), passAlpha, pocockLike).at(-1) ?? 0;
}
function shareOf$1(rounds, count) {
	return Math.min(1, rounds / count);
}
// src/core/stats/u-distribution.ts
const exactLimit$4 = 50;
const exactPairs = 5e3;
function lowerTail$1(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)];
	let lowSize = 0;
	let middle = 0;
	while (lowSize + ties[middle] / 2 < (n1 + n2) / 2) lowSize += ties[middle++];
	const highSize = n1 + n2 - lowSize;
	const low = half(ties.slice(0, middle), lowSize);
	const high = half(ties.slice(middle), highSize);
	let deals = 0;
	for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
		const limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k);
		if (limit < 0) continue;
		const lowRow = rowStart(lowSize, k);
		const lowMost = 2 * k * (lowSize - k);
		const highRow = rowStart(highSize, n1 - k);
		const highMost = 2 * (n1 - k) * (highSize - n1 + k);
		const free = Math.min(limit - highMost, lowMost);
		let before = free < 0 ? 0 : low[lowRow + free];
		deals += before * high[highRow + highMost];
		for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
			const upTo = low[lowRow + s];
			deals += (upTo - before) * high[highRow + limit - s];
			before = upTo;
		}
	}
	return Math.min(1, deals / choose(n1 + n2, n1));
}
function lowerOrder(blocks, tail) {
	const pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0);
	const below = blocks.every((sizes) => Math.max(...sizes) <= exactLimit$4) && pairs <= exactPairs ? exactBelow(blocks, pairs) : normalBelow(blocks, pairs);
	let [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1];
	while (beyond - order > 1) {
		const k = order + beyond >> 1;
		if (below(k) <= tail * (1 + 1e-9)) order = k;
		else beyond = k;
	}
	return order;
}
function choose(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
function exactBelow(blocks, pairs) {
	const [only] = blocks;
	const probabilities = only && blocks.length === 1 ? untied(...only) : summed(blocks, pairs + 1 >> 1);
	return (k) => k === 0 ? 0 : probabilities[k - 1];
}
function normalBelow(blocks, pairs) {
	const variance = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2 * (n1 + n2 + 1) / 12, 0);
	return (k) => upperTail((pairs / 2 - (k - .5)) / Math.sqrt(variance));
}
function untied(n1, n2) {
	const [fewer, more] = n1 < n2 ? [n1, n2] : [n2, n1];
	return remember(`untied ${fewer} ${more}`, () => {
		const rows = Array.from({ length: fewer + 1 }, (_, k) => new Float64Array(k * more + 1).fill(1, 0, 1));
		for (let others = 1; others <= more; others++) for (let k = 1; k <= fewer; k++) {
			const [row, without] = [rows[k], rows[k - 1]];
			for (let u = others; u <= k * others; u++) row[u] = row[u] + without[u - others];
		}
		const deals = choose(n1 + n2, n1);
		return accumulate(rows[fewer]).map((count) => Math.min(1, count / deals));
	});
}
function summed(blocks, length) {
	return remember(`summed ${blocks.join(" ")}`, () => {
		let sum = new Float64Array(length).fill(1);
		for (const [n1, n2] of blocks) {
			const block = untied(n1, n2);
			const next = new Float64Array(length);
			for (let u = 0; u < Math.min(block.length, length); u++) {
				const probability = block[u] - (block[u - 1] ?? 0);
				for (let rest = 0; rest + u < length; rest++) next[rest + u] = next[rest + u] + probability * sum[rest];
			}
			sum = next;
		}
		return sum;
	});
}
function half(ties, size) {
	return remember(`half ${String.fromCharCode(...ties)}`, () => {
		const deals = new Float64Array(rowStart(size, size + 1));
		deals[0] = 1;
		let below = 0;
		for (const t of ties) {
			for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
				const to = rowStart(size, k);
				for (let taken = Math.max(1, k - below); taken <= Math.min(t, k); taken++) {
					const beaten = below - (k - taken);
					add(deals, to + taken * (2 * beaten + t - taken), rowStart(size, k - taken), 2 * (k - taken) * beaten + 1, choose(t, taken));
				}
			}
			below += t;
		}
		for (let i = 0; 2 * i < deals.length; i++) deals[deals.length - 1 - i] = deals[i];
		for (let k = 0; k <= size; k++) accumulate(deals, rowStart(size, k), rowStart(size, k + 1));
		return deals;
	});
}
function rowStart(size, k) {
	return size * k * (k - 1) - (k - 1) * k * (2 * k - 1) / 3 + k;
}
function add(terms, to, from, length, factor) {
	for (let s = 0; s < length; s++) terms[to + s] = terms[to + s] + factor * terms[from + s];
}
function accumulate(terms, start = 0, end = terms.length) {
	let sum = 0;
	for (let s = start; s < end; s++) {
		sum += terms[s];
		terms[s] = sum;
	}
	return terms;
}
const remembered$1 = new Map();
const mostDoubles = 4e6;
let doubles = 0;
function remember(key, compute) {
	const known = remembered$1.get(key);
	if (known) return known;
	const computed = compute();
	if (doubles + computed.length > mostDoubles) {
		remembered$1.clear();
		doubles = 0;
	}
	remembered$1.set(key, computed);
	doubles += computed.length;
	return computed;
}
// src/core/stats/median-interval.ts
function medianWithInterval(values, confidence) {
	const sorted = values.toSorted((a, b) => a - b);
	const orders = medianOrders(sorted.length, confidence);
	return {
		center: medianSorted(sorted),
		low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
		high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
	};
}
function medianOrders(n, confidence) {
	return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence);
}
function binomialOrders(n, confidence) {
	const probability = (k) => k < 0 || k > n ? 0 : choose(n, k) / 2 ** n;
	let low = Math.ceil((n + 1) / 2) - 1;
	let high = low + 1;
	let covered = probability(low);
	while (covered < confidence && (low > 0 || high <= n)) if (probability(low - 1) >= probability(high)) covered += probability(--low);
	else covered += probability(high++);
	const shift = takesTheRight.some(([size, level]) => size === n && level === confidence) ? 1 : 0;
	return {
		low: low + shift,
		high: high + shift
	};
}
const takesTheRight = [
	[28, .5],
	[30, .5],
	[27, .8],
	[22, .9],
	[29, .9],
	[24, .95],
	[28, .99],
	[24, .999],
	[30, .999]
];
function normalOrders(n, confidence) {
	const below = (order) => upperTail((n / 2 - (order - .5)) / (Math.sqrt(n) / 2));
	const tail = (1 - confidence) / 2;
	let low = 0;
	while (below(low + 1) <= tail) low++;
	const high = n + 1 - low;
	const shorter = below(high - 1) - below(low);
	return {
		low,
		high: shorter >= confidence ? high - 1 : high
	};
}
// src/core/judge/summary.ts
const confidence = .95;
function summarise(sample, exact) {
	const { center, ...interval } = medianWithInterval(present$1(sample), confidence);
	const { low, high } = exact ? {
		low: center,
		high: center
	} : interval;
	return {
		center,
		low: finite(low),
		high: finite(high),
		samples: sample
	};
}
function present$1(sample) {
	return sample.filter((value) => value !== null);
}
function finite(value) {
	return Number.isFinite(value) ? value : null;
}
// src/core/judge/noise-floor.ts
const mostRounds = 1e3;
const power$1 = .8;
function noiseOf(series, machines = []) {
	const blocks = blocksOf(series, machines);
	const pairs = blocks.flatMap(({ base, head }) => base.flatMap((value, round) => value === null ? [] : [Math.log((head[round] ?? 0) / value)]));
	const values = sides.flatMap((side) => present$1(series[side]));
	if (pairs.length < 2 || values.some((value) => value <= 0)) return null;
	return {
		noise: robustDeviation(pairs) / Math.SQRT2,
		spread: robustDeviation(blocks.flatMap((block) => sides.flatMap((side) => strays(block[side]))))
	};
}
function strays(sample) {
	const logs = present$1(sample).map(Math.log);
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
// src/core/report/folded.ts
function folded(title, content) {
	return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
// src/core/report/names.ts
function namingOf(named, lost = []) {
	const suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? ""));
	const lostNames = lost.filter(({ benchmark }) => benchmark !== null);
	const packages = [...new Set([...named, ...lostNames].map((one) => one.package ?? ""))];
	const shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		const [suffix = ""] = suffixes;
		const name = suffixes.size === 1 && suffix !== "" && benchmark.endsWith(suffix) ? benchmark.slice(0, -suffix.length) : benchmark;
		if (packages.length <= 1 || path === null) return name;
		return `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	const paths = packages.map((path) => path.split("/"));
	const shortest = Math.min(...paths.map((path) => path.length));
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function unitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
function labelOf$1(comparison, naming, code = inlineCode) {
	const { unit } = comparison;
	return `${code(naming(comparison))}${unit === "sec/op" ? "" : ` in ${code(unitName(unit))}`}`;
}
function listed$1(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
// src/core/report/calibration-table.ts
const mostOpen$1 = 10;
const mostNames$3 = 10;
function noiseTable({ floors }, settings, naming, most, voice) {
	const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most);
	if (noisiest.length === 0) return "";
	const rows = noisiest.map((floor) => rowOf(floor, settings, naming));
	const open = rows.length >= 16 ? mostOpen$1 : rows.length;
	const table = (some) => [...headOf$1(settings), ...some].join("\n");
	return [
		table(rows.slice(0, open)),
		...rows.length > open ? [folded(`The other ${rows.length - open}, with less noise`, table(rows.slice(open)))] : [],
		legend(noisiest, settings, voice)
	].join("\n\n");
}
function steadyNote({ steady }, naming, most) {
	if (steady.length === 0) return "";
	const units = [...new Set(steady.map(({ unit }) => unit))].map((unit) => inlineCode(unitName(unit)));
	const note = `Without noise, so that one round is enough: ${steady.length} in ${listed$1(units, Math.min(most, 5))}, which do not vary.`;
	const differing = steady.filter(({ differs }) => differs);
	if (differing.length === 0) return note;
	return `${note}\n\n⚠️ Of the same commit, head has another value than base in ${namesOf$1(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`;
}
function namesOf$1(all, naming, most) {
	const shown = Math.min(most, mostNames$3);
	return listed$1(all.map((one, index) => index < shown ? labelOf(one, naming) : ""), shown);
}
function headOf$1({ count, threshold, deltaTest }) {
	const planned = deltaTest === "none" ? [] : [`Visible in ${formatRounds(count)}`, `Rounds for ${formatRatio(threshold)}`];
	return [row$3([
		"",
		"Benchmark",
		"Noise",
		"Head against base",
		...planned
	]), `|:-:|:--|--:|:-:|${"--:|".repeat(planned.length)}`];
}
function rowOf(floor, { count, threshold, deltaTest }, naming) {
	const { noise, visible, roundsNeeded, better, rounds } = floor;
	const isPlanned = better !== null && noise !== null;
	const isBlind = deltaTest !== "none" && isPlanned && (visible === null || visible > threshold);
	const planned = isPlanned ? [visible === null ? "nothing" : formatPercent(visible), roundsNeeded === null ? `over ${mostRounds}` : String(roundsNeeded)] : ["", ""];
	return row$3([
		isBlind ? "⚠️" : "",
		labelOf(floor, naming),
		`${noise === null ? "?" : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ""}`,
		intervalOf(floor),
		...deltaTest === "none" ? [] : planned
	]);
}
function legend(floors, settings, voice) {
	const { alpha, correction, deltaTest } = settings;
	const together = correction === "none" ? "" : `, all judged together (\`correction: ${correction}\`)`;
	return `<sub>${[
		"Noise: how far a value strays from the one measured beside it (a standard deviation in which wild values count for three). What drifts is in both, and left out, as the gate does.",
		`Head against base: the ${voice.term("interval", "interval")} of a difference that does not exist.`,
		deltaTest === "none" ? "" : `Visible: the smallest worsening that the test shows in four runs of five, at alpha ${alpha}${together}. Rounds: with these, four runs of five show a worsening of the ${voice.term("threshold", "threshold")}, and as many rule it out where nothing changed.`,
		floors.some(({ noise }) => noise === null) ? "?: a value is not positive, or fewer than two rounds measured both sides." : "",
		precision(floors, deltaTest)
	].filter((one) => one !== "").join(" ")}</sub>`;
}
function precision(floors, deltaTest) {
	const rounds = Math.max(...floors.map((one) => one.rounds));
	if (rounds < 2) return "";
	const error = 100 / Math.sqrt(2 * rounds);
	const counts = deltaTest === "none" ? "" : `, and with it what is visible; the rounds to ±${(2 * error).toFixed(0)}%`;
	return `From ${formatRounds(rounds)} the noise is known to about ±${error.toFixed(0)}%${counts}.`;
}
function labelOf(one, naming) {
	return `${inlineCode(naming(one))}${one.unit === "sec/op" ? "" : ` in ${inlineCode(unitName(one.unit))}`}`;
}
function intervalOf({ ratio }) {
	if (ratio === null || ratio.low === null || ratio.high === null) return "";
	const signed = (end) => `${end >= 1 ? "+" : "-"}${formatPercent(end - 1)}`;
	return `${signed(ratio.low)} to ${signed(ratio.high)}`;
}
function row$3(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/report/calibration-advice.ts
function advicePart(calibration, settings, pace, naming, most, voice) {
	if (calibration.benchmarks === 0 || settings.deltaTest === "none") return "";
	return ["**What to set**", [
		...countAdvice(calibration, settings, pace),
		...thresholdAdvice(calibration, settings),
		...hopelessAdvice(calibration, settings, naming, most, voice)
	].map((line) => `- ${line}`).join("\n")].join("\n\n");
}
function countAdvice({ benchmarks, seeing, suggested, roundsNeeded }, { count, threshold }, pace) {
	const limit = formatRatio(threshold);
	if (threshold === 0) return ["With a `threshold` of 0 no count can show that nothing got worse; choose one."];
	const set = (rounds) => `\`count: ${rounds}\`${pace === null || rounds === count ? "" : ` (about ${formatDuration(pace * rounds)} of measuring)`}`;
	const enough = suggested.count;
	if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count) return [`${set(count)} and \`threshold: ${limit}\` suit this machine.`, ...roundsNeeded < count ? [`${set(roundsNeeded)} would be enough for ${limit}.`] : []];
	const some = enough === null ? `No \`count\` up to ${mostRounds} lets nine of ten benchmarks see ${limit}.` : `${set(Math.max(count, enough))} ${enough > count ? "lets" : "is enough to let"} nine of ten benchmarks see ${limit}.`;
	if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [some];
	return [some, `${set(roundsNeeded)} lets all see it that can be helped.`];
}
function thresholdAdvice({ suggested }, { count, threshold }) {
	const other = suggested.threshold;
	if (other === null || other === threshold) return [];
	return [`\`threshold: ${formatRatio(other)}\` is what nine of ten benchmarks see in ${formatRounds(count)}.`];
}
function hopelessAdvice({ floors }, { threshold }, naming, most, voice) {
	const hopeless = floors.filter((one) => one.better !== null && one.noise !== null && one.roundsNeeded === null);
	if (hopeless.length === 0 || threshold === 0) return [];
	return [`Out of reach on this machine, with over ${mostRounds} rounds for ${formatRatio(threshold)}: ${namesOf$1(hopeless, naming, most)}. Mostly ${voice.term("inconclusive", "inconclusive")}: leave them out, or measure on a quieter machine.`];
}
// src/core/report/calibration-alarms.ts
function alarmPart({ alarms, swapped, floors }, settings, naming, most, voice) {
	if (swapped === null) return "";
	const { alpha, threshold, correction, confirm, deltaTest } = settings;
	const regressed = floors.filter((one) => one.regressed);
	const small = `${voice.term("p", "p")} ≤ ${alpha}`;
	const rule = deltaTest === "none" ? `beyond ${formatRatio(threshold)}` : `${correctionOf(correction)}, and beyond ${formatRatio(threshold)}`;
	const unconfirmed = confirm ? ", before what is suspected is measured again" : "";
	const lines = [
		alarms === null ? "" : `- Each by itself, ${alarms.hits} of ${alarms.of} comparisons have ${small}: ${percentage(alarms)}. Chance alone gives about ${Number((alpha * alarms.of).toPrecision(2))}.`,
		`- By the gate's rule (${rule}), ${regressed.length === 0 ? "nothing" : namesOf$1(regressed, naming, most)} would have been called regressed in this run.`,
		swapped.uncorrected === null ? "" : `- With base and head swapped at random in these rounds, ${swapped.uncorrected.of} times: something has p ≤ ${alpha} by itself in ${formatPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of the suites.`,
		`- Likewise, by the gate's rule something regresses in ${swapped.red.hits} of ${swapped.red.of}: ${percentage(swapped.red)}. So often would it suspect a pull request that changes nothing${unconfirmed}.`
	];
	const limits = [
		"In brackets, the 95% interval.",
		alarms === null ? "" : "That of the first share takes the benchmarks as independent, which they are not where the machine disturbs several at once.",
		"Swapping keeps the noise of these rounds: it knows nothing of other hours, nor of other machines."
	];
	const shown = (texts) => texts.filter((text) => text !== "");
	return [
		"**False alarms**",
		shown(lines).join("\n"),
		`<sub>${shown(limits).join(" ")}</sub>`
	].join("\n\n");
}
function correctionOf(correction) {
	return correction === "none" ? "no correction" : `\`correction: ${correction}\``;
}
function percentage({ hits, of, low, high }) {
	return `${formatPercent(hits / of)} (${formatPercent(low)} to ${formatPercent(high)})`;
}
// src/core/report/benchtime-name.ts
function benchtimeName({ go }) {
	return go === null ? "`-benchtime`" : "`benchtime`";
}
// src/core/report/doubts.ts
const mostNames$2 = 5;
const oneCycle = 5e-10;
const mostCold = .25;
function doubtsPart(result, naming, most, voice) {
	const { doubts } = result;
	if (doubts.length === 0) return "";
	const groups = doubtGroups(result, naming, most, inlineCode).map(({ says, advice, names }) => `- **${says}** ${advice}\n  ${names}`);
	if (!isGrave(doubts)) return folded(`Doubtful benchmarks (${doubts.length})`, groups.join("\n"));
	return `⚠️ **${voice.term("warnings", "Doubtful benchmarks")}:** ${graveDoubts}\n\n${groups.join("\n")}`;
}
const graveDoubts = "these may not measure what they are meant to, and then no verdict on them counts.";
function isGrave(doubts) {
	return doubts.some((doubt) => kinds$1.some((one) => one.kind === doubt.kind && one.isGrave(doubt)));
}
function doubtGroups({ doubts, settings }, naming, most, code) {
	const shown = Math.min(most, mostNames$2);
	return kinds$1.flatMap(({ kind, says, advice }) => {
		const found = doubts.filter((doubt) => doubt.kind === kind);
		if (found.length === 0) return [];
		const labels = found.map((doubt, index) => index < shown ? `${code(naming(doubt))} (${detail$1(doubt, code)})` : "");
		const cold = found.some((doubt) => doubt.kind === "setup-timed" && doubt.share < mostCold);
		return [{
			says,
			advice: `${advice(settings)}${cold ? ` ${orCold}` : ""}`,
			names: listed$1(labels, shown)
		}];
	});
}
const always = () => true;
const never = () => false;
const kinds$1 = [
	{
		kind: "optimised-away",
		isGrave: (doubt) => doubt.kind === "optimised-away" && doubt.seconds < oneCycle,
		says: "Under a nanosecond, as an empty loop is.",
		advice: () => "The compiler has probably removed the work, or nothing is done `b.N` times: loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If it is so little, do more of it in each iteration: now it is the loop that is measured."
	},
	{
		kind: "grows-with-n",
		isGrave: always,
		says: "The more iterations, the longer each.",
		advice: () => "The work is probably as large as `b.N`, or something grows with every operation, so no two runs measure the same: give it a fixed size."
	},
	{
		kind: "setup-timed",
		isGrave: always,
		says: "Preparation is within what is timed.",
		advice: () => "Call `b.ResetTimer()` after preparing, or loop with `for b.Loop()` (from Go 1.24)."
	},
	{
		kind: "first-off",
		isGrave: always,
		says: "The first round took far longer than the others.",
		advice: () => "Preparation may be within what is timed, or caches were cold: run the command once in `setup`, so that no round pays for that."
	},
	{
		kind: "clock",
		isGrave: never,
		says: "Over before the clock can tell.",
		advice: (settings) => `In less than 10 µs in all, reading the clock shows: measure longer, such as with a larger ${benchtimeName(settings)}.`
	},
	{
		kind: "prints",
		isGrave: never,
		says: "It prints while it is measured.",
		advice: () => "That takes time too, and can break a result in two: print nothing, not even with `b.Log`."
	}
];
const orCold = "Where its share is small, it may be that caches were cold instead.";
function detail$1(doubt, code) {
	switch (doubt.kind) {
		case "optimised-away": return `${seconds(doubt.seconds)} each${onlyOn(doubt.side)}`;
		case "grows-with-n": {
			const { probe, full } = doubt;
			return `${times(full.seconds / probe.seconds)} as long at ${times(full.iterations / probe.iterations)} the iterations`;
		}
		case "setup-timed": return `about ${seconds(doubt.setup)}, ${formatPercent(doubt.share)} of the time`;
		case "first-off": return `${seconds(doubt.first)} instead of ${seconds(doubt.others)}${onlyOn(doubt.side)}`;
		case "clock": return `${seconds(doubt.total)}${onlyOn(doubt.side)}`;
		case "prints": return code(doubt.line);
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
// src/core/machine.ts
const notInstalled = "perflock is not installed";
const mostLoad = .5;
const following = /powersave|ondemand|conservative|schedutil/;
function noisyMachine(machine) {
	const { virtual, governor, turbo, load, cores, perflock } = machine;
	if (virtual !== null && virtual !== "container") return null;
	const isBusy = load > cores * mostLoad;
	const clock = !(perflock?.held === true && perflock.governor !== null) && (turbo === true || following.test(governor ?? ""));
	return isBusy || clock ? {
		kind: "noisy-machine",
		load: isBusy ? load : null,
		clock
	} : null;
}
// src/core/report/machine.ts
function machineLine(machine) {
	const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine;
	return [
		inlineCode(cpu),
		`${cores} ${cores === 1 ? "core" : "cores"}`,
		`${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
		inlineCode(`${os}, ${kernel} ${arch}`),
		...virtual === null ? [] : [inlineCode(virtual)],
		...clock(machine),
		`load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
		...stolen(machine),
		...lock(machine.perflock)
	].join(", ");
}
function noisyMachineLine({ load, clock }) {
	return [load === null ? "" : `the machine was busy when the run began (load ${load.toFixed(2)}). Let nothing else run meanwhile; perflock lets jobs take turns.`, clock ? `${load === null ? "the" : "The"} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).` : ""].filter((one) => one !== "").join(" ");
}
function clock({ governor, turbo, smt }) {
	const switched = (name, is) => is === null ? [] : [`${name} ${is ? "on" : "off"}`];
	return [
		...governor === null ? [] : [`governor ${inlineCode(governor)}`],
		...switched("turbo", turbo),
		...switched("SMT", smt)
	];
}
function stolen({ steal, stealBefore }) {
	if (steal === null) return [];
	const before = stealBefore === null ? "" : ` (${formatPercent(stealBefore)} before)`;
	return [`steal ${formatPercent(steal)} while measuring${before}`];
}
function lock(perflock) {
	if (perflock === null || perflock.reason === "perflock is not installed") return [];
	const { held, governor, reason } = perflock;
	const why = reason === null ? "" : ` (${inlineCode(reason)})`;
	if (!held) return [`not held by perflock${why}`];
	return [`held by perflock${governor === null ? "" : ` at governor ${governor}%`}${why}`];
}
// src/core/report/how-measured.ts
function howMeasured({ commits, settings, machine, toolchains, rounds, stopped, again, isRelaid }, voice) {
	const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	const firsts = rounds.filter((round) => round.first === "base").length;
	const coins = rounds.some((round) => round.first === null) ? `one benchmark after the other, each in an order of its own (coin flips from seed ${settings.seed})` : `base first in ${firsts} (coin flips from seed ${settings.seed})`;
	const machines = new Set(rounds.map(({ block }) => block)).size;
	const ended = {
		count: formatRounds(rounds.length),
		settled: `${rounds.length} of ${settings.count} rounds, then ${voice.term("early-stopping", "stopped early")} as nothing that could fail was open`,
		budget: `${rounds.length} of ${settings.count} rounds, then the time was up (\`budget\`${settings.budget === null ? "" : ` ${formatDuration(settings.budget)}`})`,
		failed: "no round"
	}[stopped];
	const repeated = again.length === 0 ? "" : `; ${again.length} more to ${voice.term("confirmation", "confirm")} what looked like a regression${isRelaid ? ", each with the code of both sides laid out anew in memory" : ""}`;
	const facts = [
		`- base ${inlineCode(shortSha(commits.base.sha))} (${inlineText(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineText(commits.head.from)})`,
		`- ${ended}; each ${voice.term("rounds-and-interleaving", "round")} visited both sides on ${machines > 1 ? `one of ${machines} machines` : "one machine"}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
		...settings.go === null ? [] : [`- ${builtWith(toolchains)}`],
		...overlaid(settings.overlay),
		`- ${machineLine(machine)}`,
		`- ${statistics(settings, voice)}`
	];
	const where = settings.workingDirectory === "." ? "" : ` in ${inlineCode(settings.workingDirectory)}`;
	return folded("How this was measured, and how to repeat it", [
		...facts,
		"",
		...layingOver(commits.head.sha, settings.overlay),
		`To repeat one visit, check the commit out and run${where}:`,
		"",
		codeBlock([settings.setup, settings.run].filter((command) => command !== null).join("\n"), "sh")
	].join("\n"));
}
function builtWith({ base, head }) {
	const once = "test binaries were built once for each side";
	if (base === null || head === null) return once;
	if (base === head) return `${once}, with ${inlineCode(base)}`;
	return `${once}, base with ${inlineCode(base)} and head with ${inlineCode(head)}`;
}
function overlaid(globs) {
	if (globs.length === 0) return [];
	return [`- base was measured with head's files that match ${listed$1(globs.map((glob) => inlineCode(glob)), 5)} in place of its own (\`overlay\`)`];
}
function layingOver(head, globs) {
	if (globs.length === 0) return [];
	const quoted = globs.map((glob) => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`);
	const command = `git checkout ${shortSha(head)} -- ${quoted.join(" ")}`;
	return [
		"In a checkout of base, put the files of head in first:",
		"",
		codeBlock(command, "sh"),
		""
	];
}
function statistics({ deltaTest, outliers }, voice) {
	const p = voice.term("p", "p");
	return `centre: median, ± its 95% interval${{
		utest: `; ${p}: two-sided Mann-Whitney`,
		ttest: `; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
		none: "; nothing was tested (`delta-test: none`)"
	}[deltaTest]}${deltaTest === "utest" && outliers === "none" ? `; both as ${inlineCode("benchstat base.txt head.txt")} prints for the sample files in the results folder` : ""}${outliers === "iqr" ? `; values beyond 1.5 interquartile ranges were ${voice.term("classic-options", "left out")} (\`outliers: iqr\`), which makes false alarms more likely` : ""}`;
}
function rule(result, voice) {
	const { settings, comparisons, again, isRelaid } = result;
	if (comparisons.length === 0) return "";
	const { deltaTest, threshold, alpha, failOn } = settings;
	const unchanged = `${voice.term("unchanged", "unchanged")} if a worsening of ${formatRatio(threshold)} is ruled out`;
	const isTested = deltaTest !== "none";
	const isExact = isTested && comparisons.some(({ exact }) => exact);
	const regressed = withChange(comparisons, "regressed");
	const hasFailed = regressed.length > 0;
	const isRepeated = isTested && again.length > 0;
	const unconfirmed = isTested && settings.confirm && again.length === 0 ? regressed.filter(({ exact }) => !exact) : [];
	const repeated = isRepeated ? `, and a ${voice.term("confirmation", "second measurement")} ${isRelaid ? "in other memory layouts " : ""}shows it again` : "";
	return `<sub>${[
		`A benchmark regressed if ${regressedIf(settings, voice)}${repeated}.`,
		unconfirmed.length > 0 ? `What regressed was not ${voice.term("confirmation", "confirmed")} by a second measurement${whyUnconfirmed(unconfirmed, result)}.` : "",
		isTested && threshold > 0 ? `It is ${unchanged}, and ${voice.term("inconclusive", "inconclusive")} otherwise.` : "",
		isExact ? `Counts that do not vary are compared ${voice.term("exact", "as they are")}.` : "",
		isTested ? `~ means no significant difference: p above ${alpha}.` : "",
		failOn === "inconclusive" ? "What is inconclusive fails the check too (`fail-on: inconclusive`)." : "",
		failOn === "never" && hasFailed ? "The check passes all the same (`fail-on: never`)." : ""
	].filter((one) => one !== "").join(" ")}</sub>`;
}
function whyUnconfirmed(unconfirmed, { lost, settings, stopped }) {
	const hasFailed = (one) => lost.some((each) => isOf$1(one, each));
	const failed = ", as it failed when it was measured again";
	if (unconfirmed.every(hasFailed)) return failed;
	if (settings.budget !== null || stopped === "budget") return ", as the `budget` left no time";
	return unconfirmed.some(hasFailed) ? failed : "";
}
function isOf$1(comparison, { benchmark, package: path }) {
	if (comparison.package !== path) return false;
	return benchmark === null || [comparison.benchmark, topOf(comparison.benchmark)].includes(benchmark);
}
function topOf(benchmark) {
	return benchmark.split(/[/\s-]/)[0] ?? "";
}
function regressedIf(settings, voice) {
	const { alpha, threshold, deltaTest, correction, strict, outliers } = settings;
	const limit = () => `more than ${formatRatio(threshold)} worse (${voice.term("threshold", "threshold")})`;
	if (deltaTest === "none") return `it is ${limit()}, be it by chance (\`delta-test: none\`)`;
	const notes = [
		correction === "holm" ? "" : `\`correction: ${correction}\``,
		deltaTest === "ttest" ? "`delta-test: ttest`" : "",
		outliers === "iqr" ? "`outliers: iqr`" : ""
	].filter((note) => note !== "");
	const p = correction === "none" ? voice.term("p", "p") : voice.term("adjusted-p", "adjusted p");
	const noted = notes.length === 0 ? p : `${p} (${notes.join(", ")})`;
	if (strict) return `the ${noted} for being ${limit()} is at most ${alpha} (\`strict\`)`;
	return `its ${noted} is at most ${alpha} and it is ${limit()}`;
}
// src/core/report/lost.ts
const longestOutput$1 = 2e3;
const mostOutputs = 5;
function lostPart({ lost }, naming, most) {
	if (lost.length === 0) return "";
	const groups = lostKinds.flatMap(({ icon, says, advice, isOf }) => {
		const names = lost.filter(isOf).map((one) => lostName(one, naming));
		return names.length === 0 ? [] : [`- **${icon} ${says}:** ${listed$1(names, most)}. ${advice}`];
	});
	const outputs = lost.slice(0, Math.min(most, mostOutputs)).flatMap((one) => one.failures.map(({ message, output }) => {
		const said = output.length <= longestOutput$1 ? output : `…${output.slice(-2e3)}`;
		return codeBlock(said === "" ? message : `${message}\n\n${said}`, "text");
	}));
	return [groups.join("\n"), outputs.length === 0 ? "" : folded("What they said", outputs.join("\n\n"))].filter((part) => part !== "").join("\n\n");
}
const sidesOf = ({ failures }) => new Set(failures.map(({ side }) => side));
const lostKinds = [
	{
		icon: "❌",
		says: "Failed on head, not on base",
		advice: "Mend the change, or the benchmark where it is new or fails only now and then.",
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("head")
	},
	{
		icon: "⚠️",
		says: "Failed on base",
		advice: "So head cannot be judged by it.",
		isOf: (lost) => sidesOf(lost).size === 1 && sidesOf(lost).has("base")
	},
	{
		icon: "⚠️",
		says: "Failed on both sides",
		advice: "Mend the benchmark, or leave it out with `bench`.",
		isOf: (lost) => sidesOf(lost).size === 2
	}
];
function lostName({ benchmark, package: path }, naming, code = inlineCode) {
	if (benchmark === null) return `all of ${code(path ?? "the package")}`;
	return code(naming({
		benchmark,
		package: path
	}));
}
// src/core/report/terms.ts
const statisticsPage = "https://github.com/benchgate/benchgate/blob/main/docs/statistics.md";
const plainVoice = {
	code: (name) => name,
	term: (_, words) => words
};
function markdownVoice() {
	const linked = new Set();
	return {
		code: (name) => inlineCode(name),
		term: (anchor, words) => {
			if (linked.has(anchor)) return words;
			linked.add(anchor);
			return `[${words}](${statisticsPage}#${anchor})`;
		}
	};
}
// src/core/report/amount.ts
function amountWithInterval({ estimate, low, high }, measured, voice) {
	const { verb, what, ...ways } = wordingOf(measured, voice);
	const rises = estimate >= 1;
	const [way, opposite] = rises ? [ways.up, ways.down] : [ways.down, ways.up];
	const ends = [low, high].map((end) => end === null ? null : rises ? end - 1 : 1 - end);
	const [near = null, far = null] = rises ? ends : ends.toReversed();
	const interval = (words) => `, ${voice.term("interval", words)} `;
	let bounds = "";
	if (near !== null && far !== null) {
		const [from, to] = [formatPercent(near), formatPercent(far)];
		if (near < 0) bounds = `${interval("between")}${from} ${opposite} and ${to} ${way}`;
		else if (from !== to) bounds = `${interval("between")}${from} and ${to}`;
	} else if (near !== null && near > 0) bounds = `${interval("at least")}${formatPercent(near)}`;
	return `${verb} ${formatPercent(estimate - 1)} ${way}${what}${bounds}`;
}
function amount$1(change, hasRisen, measured, voice) {
	const { verb, up, down, what } = wordingOf(measured, voice);
	return `${verb} ${formatPercent(change)} ${hasRisen ? up : down}${what}`;
}
function lessOrFewer(unit) {
	return /[a-z]{2}[^\Ws]s(\/|$)/.test(unit) && !countsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? "fewer" : "less";
}
function wordingOf({ unit, better }, voice) {
	const code = voice.code(unitName(unit));
	if (unit === "sec/op") return {
		verb: "is",
		up: "slower",
		down: "faster",
		what: ""
	};
	if (/\/(s|sec)$/.test(unit) && better === "higher") return {
		verb: "is",
		up: "faster",
		down: "slower",
		what: ` in ${code}`
	};
	return {
		verb: "has",
		up: "more",
		down: lessOrFewer(unit),
		what: ` ${code}`
	};
}
// src/core/report/sentence.ts
function sentence(units, said, voice, isRepeated) {
	return units.map((unit, index) => {
		return `${clause(unit, said, voice, index === 0)}${repetition(unit, said, voice, isRepeated)}`;
	}).join(". It also ");
}
function line(comparison, said, isRepeated = false) {
	return sentence([comparison], said, plainVoice, isRepeated);
}
function magnitude({ delta }) {
	return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta);
}
function completeRounds({ base, head }) {
	return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null).length;
}
function change(comparison, voice) {
	const { base, head, unit, delta, ratio, exact } = comparison;
	const code = voice.code(unitName(unit));
	if (delta === null) return `went from ${base.center === 0 ? "0" : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${code}`;
	const isMore = head.center > base.center;
	if (exact) return `has ${formatValue(Math.abs(head.center - base.center), unit)} ${isMore ? "more" : lessOrFewer(unit)} ${code}`;
	return ratio === null ? amount$1(delta, isMore, comparison, voice) : amountWithInterval(ratio, comparison, voice);
}
function chance({ adjustedP }, { correction, deltaTest }, voice) {
	if (adjustedP === null) return "";
	return `${correction === "none" ? voice.term("p", "p") : voice.term("adjusted-p", "adjusted p")} ${formatShortP(adjustedP)}${deltaTest === "ttest" ? " (Welch's t)" : ""}`;
}
function second({ ratio, base, head, p }, unit, { strict }) {
	const size = ratio === null ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}` : `${ratio.estimate >= 1 ? "+" : "-"}${formatPercent(ratio.estimate - 1)}`;
	return p === null || strict ? size : `${size} (p ${formatShortP(p)})`;
}
function clause(comparison, said, voice, isFirst) {
	const { exact, delta } = comparison;
	const basis = exact ? valuesOf(comparison, voice) : roundsOf(comparison, said, voice);
	const limit = formatRatio(said.threshold);
	const threshold = () => voice.term("threshold", "threshold");
	let end = "";
	if (said.strict && !exact && comparison.adjustedP !== null) end = ` for exceeding the ${threshold()} of ${limit}`;
	else if (isFirst) end = delta === null ? `; past any ${threshold()}` : `; ${threshold()} ${limit}`;
	return `${change(comparison, voice)}${basis}${end}`;
}
function repetition({ exact, confirmation, unit }, said, voice, isRepeated) {
	const confirmed = () => voice.term("confirmation", "confirmed");
	if (confirmation?.recurred) return `; ${confirmed()} by a second measurement, ${second(confirmation, unit, said)}`;
	if (exact || confirmation !== null || !isRepeated) return "";
	return `; not ${confirmed()}, as the second measurement gave too few values of it`;
}
function valuesOf({ base, head, unit, delta }, voice) {
	const exact = `${voice.term("exact", "exact")}, does not vary`;
	if (delta === null) return ` (${exact})`;
	const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`;
	const size = formatPercent(delta).replace(".0%", "%");
	return ` (${values}, ${delta >= 0 ? "+" : "-"}${size}; ${exact})`;
}
function roundsOf(comparison, said, voice) {
	const rounds = completeRounds(comparison);
	const p = chance(comparison, said, voice) || "not tested";
	return `; ${formatRounds(rounds)}, ${p}`;
}
// src/core/report/warnings.ts
const mostNames$1 = 10;
const slightDrifts = 5;
function runWarningPart(result, voice) {
	return runWarningLines(result, inlineCode).map((words) => `- ${voice.term("warnings", "Note")}: ${words}`).join("\n");
}
function runWarningLines({ warnings, settings }, code) {
	return warnings.filter((warning) => !isSlight(warning, settings)).flatMap((warning) => warning.kind === "suite" ? [] : [runWarning(warning, code)]);
}
function warningPart(result, naming, most, voice) {
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
		const shown = Math.min(most, mostNames$1);
		const labels = [...details].map(([one, about], index) => index < shown ? `${labelOf$1(one, naming)} (${about.join(", ")})` : "");
		return [`- **${says}** ${kind === "few-rounds" ? moreValues([...details.keys()], result) : advice(settings)}\n  ${listed$1(labels, shown)}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightDrift(warning)] : []);
	groups.push(...slight);
	if (groups.length === 0) return "";
	const about = `${voice.term("warnings", "What these mean")}, and what to do:`;
	return folded(`Warnings (${found.length + slight.length})`, [about, groups.join("\n")].join("\n\n"));
}
function isSaid({ kind }, { change, better }) {
	return kind === "blind" && change === "inconclusive" && better !== null;
}
const kinds = [
	{
		kind: "blind",
		says: "A worsening of the threshold may go unseen.",
		advice: () => "It is likely to show only from the size given; raise `count`, or measure longer each time."
	},
	{
		kind: "few-rounds",
		says: "Too few values: need >= 6 samples for confidence interval at level 0.95.",
		advice: () => ""
	},
	{
		kind: "unequal",
		says: "Base and head were not measured equally often.",
		advice: ({ go }) => `What decides looks only at rounds that measured both${go === null ? "; let the command print these in every round" : ""}.`
	},
	{
		kind: "spread",
		says: "The values vary much.",
		advice: () => "Their median may be this far off; measure longer each time, or on a quieter machine."
	},
	{
		kind: "two-modes",
		says: "The values lie in two groups.",
		advice: () => "Something switches between two states, such as a cache or a clock speed, and the median can jump from one to the other."
	},
	{
		kind: "outliers",
		says: "Outliers were left out.",
		advice: () => "Trimming (`outliers: iqr`) makes false alarms more likely."
	}
];
function moreValues(warned, { rounds, settings, stopped }) {
	if (settings.go !== null) return stopped === "budget" ? "Raise `budget`." : "Raise `count`.";
	const isMissing = (one) => completeRounds(one) < rounds.length;
	if (!warned.some(isMissing)) return "Raise `count`.";
	const print = "et the command print these in every round.";
	return warned.every(isMissing) ? `L${print}` : `Raise \`count\`, and l${print}`;
}
function detail(warning, { threshold }) {
	switch (warning.kind) {
		case "spread": return `${warning.side} ±${formatPercent(warning.ratio)}`;
		case "few-rounds": return `fewer than ${warning.needed} on ${warning.side}`;
		case "unequal": return `${warning.base} on base, ${warning.head} on head`;
		case "two-modes": return warning.side;
		case "blind": return `${formatPercent(warning.visible)} instead of ${formatRatio(threshold)}`;
		case "outliers": return `${warning.base} on base, ${warning.head} on head`;
	}
}
function isSlight(warning, { threshold }) {
	return warning.kind === "drift" && Math.abs(warning.change) * slightDrifts < threshold;
}
function slightDrift({ change }) {
	return `- **Both sides got slightly ${change > 0 ? "slower" : "faster"} while measuring.** This favours neither, and is little beside the threshold.\n  ${formatPercent(change)} from the first quarter of the rounds to the last`;
}
function runWarning(warning, code) {
	switch (warning.kind) {
		case "drift": return `both sides got ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head took turns, so this favours neither, but it hides small changes; a processor that heats up or a busy host does that.`;
		case "configuration": return `${code(warning.key)} is ${code(warning.base)} on base and ${code(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineLine(warning);
		case "steal": return `${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A runner of its own would be quieter.`;
	}
}
// src/core/report/calibration.ts
function calibrationReport(result, most = Number.POSITIVE_INFINITY) {
	const { calibration, settings, reason } = result;
	const { floors, steady } = calibration;
	const naming = namingOf([...floors, ...steady], result.lost);
	const voice = markdownVoice();
	const left = floors.length - most;
	return [
		`## 📏 Benchgate: ${reason}`,
		left > 0 ? `> [!NOTE]\n> Shortened to fit: ${left} rows with less noise. The result file has everything.` : "",
		"A calibration: both sides are the same commit, so whatever differs here is noise. It judges nothing.",
		lostPart(result, naming, most),
		doubtsPart(result, naming, most, voice),
		noiseTable(calibration, settings, naming, most, voice),
		steadyNote(calibration, naming, most),
		alarmPart(calibration, settings, naming, most, voice),
		advicePart(calibration, settings, secondsPerRound(result), naming, most, voice),
		runWarningPart(result, voice),
		howMeasured(result, voice)
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
function fittingCalibration(result, limit) {
	const bytes = (text) => new TextEncoder().encode(text).length;
	const settings = {
		...result.settings,
		run: "(too long to show)",
		setup: null
	};
	for (const shown of [result, {
		...result,
		settings
	}]) for (const most of [
		Number.POSITIVE_INFINITY,
		300,
		100,
		30,
		10,
		3,
		0
	]) {
		const report = calibrationReport(shown, most);
		if (bytes(report) <= limit) return report;
	}
	return `## 📏 Benchgate: ${result.reason}\n`;
}
function secondsPerRound({ rounds }) {
	const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0);
	return rounds.length === 0 ? null : seconds / rounds.length;
}
// src/core/report/base-failed.ts
const longestMessage = 2e3;
const longestOutput = 4e3;
function baseFailedPart({ commits, rounds, settings }, { message, output }) {
	const before = rounds.length === 0 ? "" : ` The ${formatRounds(rounds.length)} before that were measured, and are not judged.`;
	const laid = settings.overlay.length === 0 ? "" : " Base was given files of head (`overlay`): if they need code that base does not have, name fewer of them.";
	const said = output.length <= longestOutput ? output : `…${output.slice(-4e3)}`;
	const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`;
	const check = settings.failOn === "inconclusive" ? "The check fails for it, as `fail-on: inconclusive` asks." : "`fail-on: inconclusive` would have such runs fail.";
	return [
		`Head could be measured, so this is about base; there is nothing to compare head with.${before}`,
		`If this pull request mends base, nothing is to be done.${laid} Else mend it on the branch that base (${inlineCode(shortSha(commits.base.sha))}) is from, or set \`base\` to a commit that works. ${check}`,
		folded("What happened, and the last lines of its output", [codeBlock(told, "text"), output === "" ? "" : codeBlock(said, "text")].filter((part) => part !== "").join("\n\n"))
	].join("\n\n");
}
// src/core/judge/apart.ts
function exceeds(change, threshold) {
	return change > threshold + 1e-12;
}
function apartByRatio(ratio, direction) {
	return oriented(ratio - 1, 1 / ratio - 1, direction);
}
function apartByShift(shift, base, head, direction) {
	return oriented(relative$2(shift, base), relative$2(-shift, head), direction);
}
function oriented(up, down, direction) {
	return direction === "higher" ? {
		worsening: -up,
		improvement: -down
	} : {
		worsening: up,
		improvement: down
	};
}
function relative$2(shift, to) {
	return shift === 0 ? 0 : shift / Math.abs(to);
}
// src/core/report/inconclusive.ts
const mostOpen = 5;
const outOfReach = 1e3;
function inconclusivePart(result, naming, most, voice) {
	const open = openOf(result);
	if (open.length === 0) return "";
	const list = open.slice(0, most).map((one) => `- ${openLine(one, result, naming, voice, inlineCode)}`).concat(open.length > most ? [`- ${most === 0 ? `${open.length} in all` : `and ${open.length - most} more`}`] : []).join("\n");
	return [
		`⚠️ ${introduction(result, voice)}`,
		open.length > mostOpen ? folded(`Inconclusive (${open.length}), nearest to settled first`, list) : list,
		advice$3(open, result)
	].join("\n\n");
}
function openOf({ comparisons }) {
	return undecided$1(comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
}
function openLine(one, result, naming, voice, code) {
	return `${estimated(one, naming, voice, code)}: ${standing(one, result)}.`;
}
function unconfirmedPart(result, naming, most, voice) {
	const lines = unconfirmedLines(result, naming, voice, inlineCode).map((text) => `- ${text}`);
	const rest = lines.length > most ? [`- ${most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`} did not recur`] : [];
	return [...lines.slice(0, most), ...rest].join("\n");
}
function unconfirmedLines({ comparisons, settings, isRelaid }, naming, voice, code) {
	const laid = isRelaid ? " with the code laid out anew" : "";
	return comparisons.flatMap((one) => {
		const { confirmation, unit } = one;
		if (!confirmation || confirmation.recurred) return [];
		const p = chance(one, settings, voice);
		const beyond = isWorse(confirmation, one, settings) ? ` beyond the threshold of ${formatRatio(settings.threshold)}` : "";
		const then = voice.term("confirmation", "a second one");
		const end = one.change === "inconclusive" ? ", which does not rule it out either" : "";
		return [`${code(naming(one))}: a regression did not recur${beyond}. The first measurement said that it ${change(one, voice)}${p === "" ? "" : ` (${p})`}, ${then}${laid} ${second(confirmation, unit, settings)}${end}.`];
	});
}
function introduction({ rounds, settings, stopped }, voice) {
	const term = voice.term("inconclusive", "Inconclusive");
	if (settings.threshold === 0) return `${term}: with a threshold of 0% nothing that varies can be shown to be ${voice.term("unchanged", "unchanged")}, only improved, as a worsening too small to see would count. A larger \`threshold\` lets a run pass.`;
	const time = stopped === "budget" ? ` Time was up (\`budget\`) after ${rounds.length} of ${formatRounds(settings.count)}.` : "";
	return `${term}: ${formatRounds(rounds.length)} could neither show nor rule out a worsening of ${formatRatio(settings.threshold)}.${time}`;
}
function estimated(comparison, naming, voice, code) {
	if (comparison.ratio === null) return labelOf$1(comparison, naming, code);
	return `${code(naming(comparison))} ${change(comparison, voice)}`;
}
function standing(comparison, { rounds, settings }) {
	const { visible, roundsNeeded } = comparison;
	const { deltaTest, threshold } = settings;
	const complete = completeRounds(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	const unknown = "too few values, or too far apart, to say what would settle it";
	const seen = visible === null ? "" : `a worsening is likely to show only from ${formatPercent(visible)} up`;
	if (threshold === 0) return seen || unknown;
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too near the threshold to tell on which side it is";
	if (visible === null && roundsNeeded === null) return unknown;
	const settles = isEnough ? "these rounds would probably have settled it if nothing had changed" : roundsNeeded === null || roundsNeeded > outOfReach ? `${formatRatio(threshold)} is out of reach on this machine (over ${outOfReach} rounds)` : `about ${formatRounds(roundsNeeded)} would settle it if nothing changed`;
	return seen === "" ? settles : `${seen}; ${settles}`;
}
function holdsThreshold({ ratio, better }, threshold) {
	if (ratio === null || ratio.low === null || ratio.high === null) return false;
	const [low, high] = [ratio.low, ratio.high].map((end) => apartByRatio(end, better).worsening);
	return low !== void 0 && high !== void 0 && (low - threshold) * (high - threshold) <= 0;
}
function isWorse({ ratio, p }, { better }, { alpha }) {
	if (ratio === null || p === null || p > alpha) return false;
	return apartByRatio(ratio.estimate, better).worsening > 0;
}
function advice$3(open, { settings, rounds }) {
	const complete = settings.go === null && open.some((one) => completeRounds(one) < rounds.length) ? " Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return complete.trim();
	return `To settle this, ${open.some(({ roundsNeeded }) => roundsNeeded !== null && roundsNeeded > rounds.length && roundsNeeded <= outOfReach) ? "set `count` to the rounds given, " : ""}measure longer each time (${benchtimeName(settings)}), use a quieter runner, or raise \`threshold\`.${complete}`;
}
const mostRows = 10;
function profilesPart(profiles, naming, most = 10) {
	const benchmarks = byBenchmark$1(profiles);
	const shown = benchmarks.slice(0, Math.min(most, 10));
	const more = benchmarks.length - shown.length;
	const benchmark = more === 1 ? "benchmark" : "benchmarks";
	const note = more > 0 && shown.length > 0 ? `The result file has the profiles of ${more} more ${benchmark}.` : "";
	return [...shown.map((kinds) => benchmarkFold(kinds, naming)), note].filter((part) => part !== "").join("\n\n");
}
const profileTitles = {
	cpu: "Processor time",
	mem: "Memory allocated",
	block: "Time blocked"
};
function byBenchmark$1(profiles) {
	const found = new Map();
	for (const profile of profiles) {
		const id = JSON.stringify([profile.package, profile.benchmark]);
		found.set(id, [...found.get(id) ?? [], profile]);
	}
	return [...found.values()];
}
function benchmarkFold(kinds, naming) {
	const [first] = kinds;
	if (first === void 0) return "";
	const parts = kinds.map(kindPart);
	return folded(`Where ${htmlCode(naming(first))} spends more`, [
		...parts,
		noiseNote(kinds),
		commands(kinds)
	].filter((part) => part !== "").join("\n\n"));
}
function kindPart(profile) {
	const { kind, total, functions, failure } = profile;
	const title = `**${profileTitles[kind]}** per operation`;
	if (failure !== null) return `${title}: no table: ${inlineText(failure.replace(/\.$/, ""))}.`;
	if (total.base === 0 && total.head === 0) return `${title}: none on either side.`;
	const sums = sumsOf(profile);
	const shown = functions.filter(isShown(functions));
	if (shown.length === 0) return `${title}: ${sums}. No function spends notably more.`;
	const rows = shown.map((one) => functionRow(one, profile));
	const share = total.base === 0 ? "" : "Of base";
	return [
		`${title}: ${sums}`,
		"",
		row$2([
			"Function",
			"Growth",
			share,
			"Base",
			"Head",
			"With callees"
		]),
		alignment$1,
		...rows
	].join("\n");
}
function sumsOf({ total, unit }) {
	const change = total.base === 0 ? "" : ` (${formatDelta(total.head / total.base - 1)})`;
	return `${amount(total.base, unit)} → ${amount(total.head, unit)}${change}`;
}
function isShown(functions) {
	const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length);
	const kept = new Set([...functions.slice(0, mostRows - shrunk), ...functions.slice(functions.length - shrunk)]);
	return (one) => kept.has(one);
}
const alignment$1 = "|:--|--:|--:|--:|--:|--:|";
function functionRow(difference, { unit, total }) {
	const { function: name, base, head, isNoise } = difference;
	const flat = head.flat - base.flat;
	const share = total.base === 0 || flat === 0 || isNoise.flat ? "" : formatDelta(flat / total.base);
	return row$2([
		inlineCode(withoutFolders(name), longestName$1),
		grown(flat, unit, isNoise.flat),
		share,
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	]);
}
const longestName$1 = 120;
function withoutFolders(name) {
	return name.replace(/^([^/[(]+\/)+/, "");
}
function grown(difference, unit, isNoise) {
	if (difference === 0) return "";
	return isNoise ? "~" : `${difference > 0 ? "+" : ""}${formatValue(difference, unit)}`;
}
function amount(value, unit) {
	return value === 0 ? "0" : formatValue(value, unit);
}
function noiseNote(kinds) {
	return kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum)) ? "`~`: no more than sampling alone makes of it." : "";
}
const ours$1 = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	const lines = kinds.flatMap(({ files }) => files === null || !ours$1.test(files.base) || !ours$1.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	if (lines.length === 0) return "";
	return `To see the callers and lines, in the folder of the results:\n\n${codeBlock(lines.join("\n"), "sh")}`;
}
function htmlCode(name) {
	const characters = [...visible(name)];
	return `<code>${(characters.length <= longestName$1 ? characters : [...characters.slice(0, 119), "…"]).map(inert).join("") || "(no name)"}</code>`;
}
function inert(character) {
	return /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`;
}
function row$2(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/suite.ts
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
// src/core/report/suite-note.ts
const mostNames = 3;
function suiteNote(result, most, voice) {
	const words = suiteWords(result, most, inlineCode);
	if (words === "") return "";
	return `⚠️ **${voice.term("warnings", "Not the same benchmark")} on both sides:** ${words}`;
}
function suiteWords({ warnings, settings }, most, code) {
	const changed = warnings.flatMap((warning) => warning.kind === "suite" ? warning.changed : []);
	if (changed.length === 0) return "";
	const shown = Math.min(most, mostNames);
	return `benchmark files were changed (${listed$1(changed.map((path, index) => index < shown ? code(path) : ""), shown)}), so a difference may be the benchmark's own. ${advice$2(changed, settings.overlay, code)}`;
}
function advice$2(changed, overlay, code) {
	const globs = globsFor(changed).filter((glob) => !overlay.includes(glob));
	const [only] = globs;
	const [more, both] = [overlay.length === 0 ? "" : " to what it has", "so that both sides run head's"];
	if (only !== void 0 && globs.length === 1 && more === "") return `Set ${code(`overlay: '${only}'`)}, ${both}.`;
	const lines = listed$1(globs.map((glob) => code(glob)), mostNames);
	if (more !== "") return `Add ${lines} to \`overlay\`, ${both}.`;
	return `Set \`overlay\` to ${lines}, one a line, ${both}.`;
}
// src/core/report/table.ts
const signs = {
	regressed: "❌",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	inconclusive: "⚠️"
};
function table(comparisons, naming, alpha, geomeans = []) {
	const rows = comparisons.map((comparison) => {
		const { unit, base, head, change } = comparison;
		const shown = isSignificant(comparison, alpha) ? formatDelta(comparison.delta) : "~";
		return row$1([
			signOf(comparison),
			inlineCode(naming(comparison)),
			loud.includes(change) ? `**${shown}**` : shown,
			formatCenter(base, unit),
			formatCenter(head, unit),
			inlineCode(unitName(unit)),
			formatP(comparison)
		]);
	});
	return [
		row$1([
			"",
			"Benchmark",
			"Delta",
			"Base",
			"Head",
			"Unit",
			"p"
		]),
		alignment,
		...rows,
		...geomeans.map(geomeanRow)
	].join("\n");
}
function isSignificant({ change, exact, delta, p }, alpha) {
	if (loud.includes(change)) return true;
	if (exact) return delta !== 0;
	return p === null || p <= alpha;
}
function ordered(comparisons, naming, { sort, alpha }) {
	if (sort === "name") {
		const names = new Map(comparisons.map((one) => [one, naming(one)]));
		const name = (one) => names.get(one) ?? "";
		return comparisons.toSorted((a, b) => name(a) < name(b) ? -1 : Number(name(a) > name(b)));
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
const alignment = "|:-:|:--|--:|--:|--:|:--|--:|";
const loud = [
	"regressed",
	"improved",
	"changed"
];
function signOf({ change, better }) {
	return change === "inconclusive" && better === null ? "" : signs[change];
}
function geomeanRow({ unit, ratio, rows, of }) {
	return row$1([
		"",
		rows === of ? "geomean" : `geomean (${rows} of ${of})`,
		formatDelta(ratio - 1),
		"",
		"",
		inlineCode(unitName(unit)),
		""
	]);
}
function row$1(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/report/markdown.ts
const everything$1 = {
	all: "every",
	regressions: Number.POSITIVE_INFINITY,
	improvements: Number.POSITIVE_INFINITY,
	names: Number.POSITIVE_INFINITY,
	profiles: 10,
	leftOut: ""
};
function markdownReport(result, detail = everything$1) {
	const { comparisons, settings, unmatched } = result;
	const { names } = detail;
	const naming = namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	], result.lost);
	const regressed = sorted(withChange(comparisons, "regressed")).slice(0, detail.regressions);
	const improved = sorted(withChange(comparisons, "improved")).slice(0, detail.improvements);
	const changed = sorted(withChange(comparisons, "changed")).slice(0, detail.improvements);
	const news = [
		...regressed,
		...improved,
		...changed
	];
	const voice = markdownVoice();
	return [
		`## ${icons[result.verdict]} Benchgate: ${result.reason}`,
		detail.leftOut === "" ? "" : `> [!NOTE]\n> Shortened to fit: ${detail.leftOut}. The result file has everything.`,
		result.baseFailed ? baseFailedPart(result, result.baseFailed) : "",
		suiteNote(result, names, voice),
		lostPart(result, naming, names),
		doubtsPart(result, naming, names, voice),
		regressionList(regressed, result, naming, voice),
		news.length === 0 ? "" : table(news, naming, settings.alpha),
		advice$1(result),
		directionNote(changed),
		unconfirmedPart(result, naming, names, voice),
		profilesPart(result.profiles, naming, detail.profiles),
		inconclusivePart(result, naming, names, voice),
		runWarningPart(result, voice),
		unmatchedNote("head", "new, so there is nothing to compare them with", unmatched.head, naming, names),
		unmatchedNote("base", "removed or renamed", unmatched.base, naming, names),
		allComparisons(result, naming, detail, voice),
		warningPart(result, naming, detail.all === "none" ? 0 : names, voice),
		result.baseFailed ? "" : howMeasured(result, voice),
		result.baseFailed ? "" : rule(result, voice)
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
const icons = {
	pass: "✅",
	fail: "❌",
	inconclusive: "⚠️"
};
const mostSentences = 10;
function regressionList(regressed, { settings, again }, naming, voice) {
	const byBenchmark = new Map();
	for (const comparison of regressed) {
		const id = JSON.stringify([comparison.package, comparison.benchmark]);
		byBenchmark.set(id, [...byBenchmark.get(id) ?? [], comparison]);
	}
	const lines = [...byBenchmark.values()].slice(0, mostSentences).map((units) => {
		const words = sentence(units.toSorted((a, b) => Number(b.unit === "sec/op") - Number(a.unit === "sec/op")), settings, voice, again.length > 0);
		return `- **${inlineCode(naming(units[0]))}** ${words}.`;
	});
	const more = byBenchmark.size - lines.length;
	return [...lines, ...more > 0 ? [`- and ${more} more, in the table below`] : []].join("\n");
}
function directionNote(changed) {
	const units = [...new Set(changed.map((comparison) => comparison.unit))];
	const [first] = units;
	if (first === void 0) return "";
	return `❔ It is not known which direction is better for ${listed$1(units.map((unit) => inlineCode(unitName(unit))), 5)}, so these cannot fail. Let a benchmark print ${inlineCode(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`;
}
function advice$1({ comparisons, verdict, baseFailed, lost }) {
	if (comparisons.length > 0 || baseFailed || lost.length > 0) return "";
	if (verdict === "inconclusive") return "This is what a pull request that adds the first benchmarks looks like; from the next one on they are compared.";
	return "If they were renamed, keep one old name for this pull request, or let it pass once with `fail-on: never`.";
}
function unmatchedNote(side, why, unmatched, naming, most) {
	if (unmatched.length === 0) return "";
	return `Only on ${side} (${why}): ${listed$1(unmatched.map((one) => {
		const unit = one.unit === null ? "" : ` in ${inlineCode(unitName(one.unit))}`;
		return `${inlineCode(naming(one))}${unit}`;
	}), most)}.`;
}
function allComparisons({ comparisons, settings, geomeans }, naming, { all }, voice) {
	const rows = ordered(all === "every" ? comparisons : comparisons.filter((one) => isSignificant(one, settings.alpha)), naming, settings);
	if (all === "none" || rows.length === 0) return "";
	const title = all === "every" ? "All comparisons" : "Significant comparisons";
	const means = all === "every" ? geomeans : [];
	const content = [table(rows, naming, settings.alpha, means), exactNote(rows, voice)];
	return folded(`${title} (${rows.length})`, content.filter((part) => part !== "").join("\n\n"));
}
function exactNote(rows, voice) {
	const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))];
	if (units.length === 0) return "";
	const names = listed$1(units.map((unit) => inlineCode(unitName(unit))), 5);
	return `${voice.term("exact", "Exact")}: rows in ${names} with ± 0% on both sides do not vary and were compared by value, whatever their p.`;
}
function sorted(comparisons) {
	return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0);
}
// src/core/report/fit.ts
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
		leftOut: `the table of all comparisons, profiles, and improvements, and names in lists, after the first ${most}`
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
function wholeReport(result) {
	return isCalibrated(result) ? calibrationReport(result) : markdownReport(result);
}
function fittingReport(result, limit) {
	if (isCalibrated(result)) return fittingCalibration(result, limit);
	const settings = {
		...result.settings,
		run: "(too long to show)",
		setup: null
	};
	const withoutCommand = {
		...result,
		settings
	};
	for (const shown of [result, withoutCommand]) for (const detail of steps) {
		const report = markdownReport(shown, detail);
		if (bytes(report) <= limit) return report;
	}
	return markdownReport(withoutCommand, verdictOnly);
}
function isCalibrated(result) {
	return result.calibration !== null;
}
function bytes(text) {
	return new TextEncoder().encode(text).length;
}
// src/core/go/benchtime.ts
const number = String.raw`(?:\d+\.?\d*|\.\d+)`;
const duration$1 = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`);
const units$1 = {
	ns: 1,
	us: 1e3,
	µs: 1e3,
	μs: 1e3,
	ms: 1e6,
	s: 1e9,
	m: 6e10,
	h: 36e11
};
function isBenchtime(text) {
	const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration$1.test(text) ? nanoseconds(text) : 0;
	return size >= 1 && size < 2 ** 63;
}
function sixteenth(text) {
	if (text.endsWith("x")) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`;
	return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`;
}
function nanoseconds(text) {
	return [...text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, "g"))].reduce((sum, [, value, unit]) => sum + Math.floor(Number(value) * (units$1[unit ?? ""] ?? 0)), 0);
}
// src/core/go/go-flags.ts
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y;
function splitFlags(text) {
	const flags = [];
	const trimmed = text.trimEnd();
	for (let at = 0; at < trimmed.length; at = one.lastIndex) {
		one.lastIndex = at;
		const found = one.exec(trimmed);
		if (!found) return null;
		const [, single, double, bare = ""] = found;
		if (isOpen(bare, "'") || isOpen(bare, "\"")) return null;
		flags.push(single ?? double ?? bare);
	}
	return flags.every((flag) => /^--?[^-=]/.test(flag)) ? flags : null;
}
function joinFlags(flags) {
	return flags.map((flag) => /[\s'"]/.test(flag) ? quoted$3(flag) : flag).join(" ");
}
function relinking(flags, seed) {
	const given = flags.findLast((flag) => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, "") ?? "";
	return `-ldflags=${given === "" ? "" : `${given} `}-randlayout=${seed}`;
}
function isOpen(flag, quote) {
	return flag.split(quote).length % 2 === 0;
}
function quoted$3(flag) {
	if (!flag.includes("'")) return `'${flag}'`;
	return flag.includes("\"") ? flag : `"${flag}"`;
}
// src/core/profile.ts
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
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
const leastShare$1 = .005;
const errors = 3;
function differenceOf({ base, head, iterations, factor, grain, floor }) {
	const each = factor / iterations;
	const all = paired(base, head);
	const least = Math.max(leastShare$1 * Math.max(base.total, head.total), floor * iterations);
	const isLarge = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) >= least;
	const isNoise = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) <= errors * Math.sqrt(grain * (one.base[by] + one.head[by]));
	const byFlat = most$1(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, mostByFlat);
	const isNews = (one) => !byFlat.includes(one) && !isFrame.test(one.function);
	const byCum = most$1(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum"));
	const clear = [...byFlat, ...byCum.slice(0, mostByCum)];
	const unclear = most$1(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least);
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
function most$1(all, by, isWanted) {
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
// src/effects/inputs.ts
function readInputs(read) {
	const text = (name) => read(name).trim();
	const optional = (name) => text(name) || null;
	const inputs = {
		run: optional("run"),
		go: goSettings(text),
		setup: optional("setup"),
		count: whole("count", text("count") || "20", 1, 1e3),
		alpha: ratio$1("alpha", text("alpha") || "0.05", 0, .5),
		threshold: ratio$1("threshold", text("threshold") || "5%", 0, 1),
		deltaTest: oneOf("delta-test", text("delta-test") || "utest", [
			"utest",
			"ttest",
			"none"
		]),
		correction: oneOf("correction", text("correction") || "holm", [
			"holm",
			"bh",
			"none"
		]),
		strict: truth("strict", text("strict") || "false"),
		outliers: oneOf("outliers", text("outliers") || "none", ["none", "iqr"]),
		stopEarly: oneOf("stop-early", text("stop-early") || "pass", [
			"pass",
			"pass-or-fail",
			"never"
		]),
		confirm: truth("confirm", text("confirm") || "true"),
		budget: text("budget") === "" ? null : duration("budget", text("budget")),
		timeout: duration("timeout", text("timeout") || "30m"),
		checkout: text("checkout") === "" ? null : oneOf("checkout", text("checkout"), ["in-place", "worktree"]),
		ignoredFiles: oneOf("ignored-files", text("ignored-files") || "per-side", ["per-side", "shared"]),
		overlay: lines(text("overlay")),
		profile: profiles(text("profile")),
		calibrate: truth("calibrate", text("calibrate") || "false"),
		perflock: oneOf("perflock", text("perflock") || "auto", [
			"auto",
			"require",
			"off"
		]),
		governor: governor(text("governor") || "90%"),
		sort: oneOf("sort", text("sort") || "none", [
			"none",
			"name",
			"delta"
		]),
		base: optional("base"),
		head: optional("head"),
		workingDirectory: inside("working-directory", text("working-directory") || "."),
		seed: text("seed") === "" ? randomInt(2 ** 32) : whole("seed", text("seed"), 0, 2 ** 32 - 1),
		failOn: oneOf("fail-on", text("fail-on") || "regression", [
			"regression",
			"inconclusive",
			"never"
		]),
		comment: truth("comment", text("comment") || "true"),
		commentId: text("comment-id") || "benchgate",
		githubToken: text("github-token"),
		results: optional("results")
	};
	refuseBlindGate(inputs, 1);
	refuseSharedFiles(inputs);
	refuseUnused(inputs, text);
	return inputs;
}
function settingsOf(inputs) {
	const { run, go, checkout, workingDirectory, base, head, ...others } = inputs;
	const { comment, commentId, githubToken, results, ...settings } = others;
	return settings;
}
const goDefaults = {
	packages: "./...",
	bench: ".",
	benchtime: "100ms",
	cpu: "",
	benchmem: "true",
	tags: "",
	"go-flags": "",
	test: "false",
	profile: ""
};
function goSettings(text) {
	const given = (name) => text(name) || (goDefaults[name] ?? "");
	const flags = splitFlags(given("go-flags"));
	if (flags === null) throw refused("go-flags", text("go-flags"), "flags as in GOFLAGS, such as \"-race -ldflags=-s\"");
	return {
		packages: given("packages").split(/\s+/),
		bench: given("bench"),
		benchtime: benchtime(given("benchtime")),
		cpu: given("cpu") === "" ? null : processors(given("cpu")),
		benchmem: truth("benchmem", given("benchmem")),
		tags: given("tags") || null,
		goFlags: flags,
		test: truth("test", given("test"), statisticalTest)
	};
}
function refuseUnused({ run }, text) {
	if (run === null) return;
	for (const [name, usual] of Object.entries(goDefaults)) {
		const value = text(name);
		if (value === "" || value === usual) continue;
		throw new Misconfigured(`${name}: "${value}" has no meaning with "run", which is measured as it is. Put it into the command, or leave "run" out to have Go benchmarks found, built and run one by one.`);
	}
}
const statisticalTest = " For the statistical test, set \"delta-test\".";
function benchtime(value) {
	if (isBenchtime(value)) return value;
	throw refused("benchtime", value, "a duration or a number of iterations as Go takes it, such as \"100ms\", \"1s\" or \"50x\"");
}
function profiles(value) {
	const words = value.split(",").map((word) => word.trim());
	return value === "" ? [] : [...new Set(words)].map((word) => oneOf("profile", word, profileKinds));
}
function governor(value) {
	if (value === "none") return null;
	const found = /^(\d{1,3})%$/.exec(value);
	if (found && Number(found[1]) <= 100) return Number(found[1]);
	throw refused("governor", value, "a percentage from \"0%\" to \"100%\", or \"none\" to leave the frequency alone");
}
function processors(value) {
	if (/^\d+(,\d+)*$/.test(value) && value.split(",").every((one) => Number(one) > 0)) return value;
	throw refused("cpu", value, "numbers of processors, such as \"1\" or \"1,2,4\"");
}
function refuseSharedFiles({ checkout, ignoredFiles }) {
	if (checkout !== "worktree" || ignoredFiles !== "shared") return;
	throw new Misconfigured("ignored-files: \"shared\" cannot be had with \"checkout: worktree\", where each side stands in a folder of its own. Set \"checkout\" to \"in-place\", or leave \"ignored-files\" out.");
}
function whole(name, value, least, most) {
	const number = /^\d+$/.test(value) ? Number(value) : NaN;
	if (number >= least && number <= most) return number;
	throw refused(name, value, `a whole number from ${least} to ${most}`);
}
function ratio$1(name, value, least, most) {
	const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value);
	const number = found ? Number(found[1]) / (found[2] === "%" ? 100 : 1) : NaN;
	if ((name === "alpha" ? number > least : number >= least) && number <= most) return number;
	const from = name === "alpha" ? "a ratio over" : "a ratio from";
	const to = name === "alpha" ? "and at most" : "to";
	const hint = number > 1 && Number.isInteger(number) && found?.[2] === "" ? ` Did you mean ${value}%?` : "";
	throw refused(name, value, `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`, hint);
}
function duration(name, value) {
	const found = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(value);
	const seconds = found ? Number(found[1]) * {
		s: 1,
		m: 60,
		h: 3600,
		"": 1
	}[found[2]] : 0;
	if (seconds > 0) return seconds;
	throw refused(name, value, "a duration over 0, such as \"90s\", \"10m\" or \"1h\"");
}
function lines(value) {
	return value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function truth(name, value, hint = "") {
	return oneOf(name, value.toLowerCase(), ["true", "false"], hint) === "true";
}
function oneOf(name, value, accepted, hint = "") {
	const found = accepted.find((one) => one === value);
	if (found !== void 0) return found;
	throw refused(name, value, accepted.map((one) => `"${one}"`).join(", "), hint);
}
function inside(name, value) {
	const parts = value.split(/[\\/]/);
	if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes("..")) return value;
	throw refused(name, value, "a folder below the workspace, relative to it and without \"..\"");
}
function refused(name, value, accepted, hint = "") {
	return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`);
}
// src/effects/interrupt.ts
function abortOnSignals(console) {
	const controller = new AbortController();
	const obey = (name) => {
		console.info(`${name}: ending the measurement and putting the checkout back`);
		controller.abort();
		process.exitCode = name === "SIGINT" ? 130 : 143;
	};
	const signals = ["SIGINT", "SIGTERM"];
	for (const name of signals) process.on(name, obey);
	return {
		signal: controller.signal,
		done() {
			for (const name of signals) process.off(name, obey);
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
// src/core/collect.ts
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
				}
			};
			found.set(id, series);
		}
		const ofRound = series.values[side][index];
		if (ofRound) ofRound.push(measurement.value);
		else series.values[side][index] = [measurement.value];
	}
	return [...found.values()].map(({ first, values }) => {
		const sample = (side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit));
		return {
			benchmark: displayName(first, keysOf(first)),
			package: settingOf(first.config, "pkg") ?? null,
			unit: first.unit,
			rule: rules.get(first.unit) ?? {},
			base: sample("base"),
			head: sample("head")
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
	return [...first ?? []].filter(([key, values]) => values.size > 1 && others.every((other) => isSame(values, other.get(key)))).map(([key]) => key);
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
function isSame(one, other) {
	return other !== void 0 && one.size === other.size && [...one].every((value) => other.has(value));
}
function identity(measurement, keys) {
	return [measurement.benchmark, ...keys.map((key) => settingOf(measurement.config, key) ?? null)];
}
function displayName(measurement, keys) {
	const extra = keys.map((key) => [key, settingOf(measurement.config, key)]).filter(([key, value]) => key !== "pkg" && value !== void 0).map(([key, value]) => `${key}:${value}`);
	return [measurement.benchmark, ...extra].join(" ");
}
// src/core/formats/go-write.ts
function writeGo(side, rounds, rules) {
	const lines = unitLines(rules);
	let current = {};
	for (const round of rounds) for (const { config, benchmark, iterations, units } of byBenchmark(round[side].measurements)) {
		lines.push(...configLines(current, config));
		current = config;
		const values = [...units].map(([unit, measured]) => readable(observe(measured, unit) ?? 0, unit));
		lines.push(`Benchmark${benchmark.replace(/\s/g, "_")} ${iterations} ${values.join(" ")}`);
	}
	return `${lines.join("\n")}\n`;
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
function unitLines(rules) {
	return [...rules].map(([unit, rule]) => {
		return `Unit ${unit}${rule.better ? ` better=${rule.better}` : ""}${rule.assume ? ` assume=${rule.assume}` : ""}`;
	});
}
function configLines(from, to) {
	const cleared = Object.keys(from).filter((key) => settingOf(to, key) === void 0);
	const set = Object.entries(to).filter(([key, value]) => settingOf(from, key) !== value);
	return [...cleared.map((key) => `${key}:`), ...set.map(([key, value]) => `${key}: ${value}`)];
}
function readable(value, unit) {
	if (value !== 0 && unit === "sec/op" && Number.isFinite(value * 1e9)) return `${Number((value * 1e9).toPrecision(15))} ns/op`;
	if (value !== 0 && unit === "B/s") return `${Number((value / 1e6).toPrecision(15))} MB/s`;
	return `${value} ${unit}`;
}
// src/core/stats/adjust.ts
function adjust(p, correction) {
	for (const one of p) if (!(one >= 0 && one <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${one}`);
	if (correction === "none") return [...p];
	const ascending = p.map((_, index) => index).sort((a, b) => p[a] - p[b]);
	const adjusted = new Array(p.length);
	if (correction === "holm") stepDown(p, ascending, adjusted);
	else stepUp(p, ascending, adjusted);
	return adjusted;
}
function stepDown(p, ascending, adjusted) {
	let floor = 0;
	for (const [rank, index] of ascending.entries()) {
		floor = Math.max(floor, Math.min(1, p[index] * (ascending.length - rank)));
		adjusted[index] = floor;
	}
}
function stepUp(p, ascending, adjusted) {
	let ceiling = 1;
	for (const [rank, index] of [...ascending.entries()].reverse()) {
		ceiling = Math.min(ceiling, p[index] * (ascending.length / (rank + 1)));
		adjusted[index] = ceiling;
	}
}
// src/core/judge/change.ts
function changeOf({ direction, worsening, improvement, shown }, adjusted, { alpha, threshold }) {
	const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold);
	const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold);
	if (direction === null && (isWorse || isBetter)) return "changed";
	if (isWorse) return "regressed";
	if (isBetter) return "improved";
	return shown.ruledOut ? "unchanged" : "inconclusive";
}
// src/core/stats/hodges-lehmann.ts
const ratio = {
	between: (head, base) => head / base,
	mean: (a, b) => a === b ? a : Math.sqrt(a) * Math.sqrt(b),
	least: 0
};
const shift = {
	between: (head, base) => head - base,
	mean: (a, b) => (a + b) / 2,
	least: Number.NEGATIVE_INFINITY
};
function ratioEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0 || blocks.some((block) => sides.some((side) => present(block[side]).some((value) => value <= 0)))) return null;
	return estimate(sorted, confidence, ratio);
}
function shiftEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0) throw new RangeError("the Hodges-Lehmann estimate needs a value on each side");
	return estimate(sorted, confidence, shift);
}
function sortedBlocks(blocks) {
	return blocks.map(({ base, head }) => ({
		base: new Float64Array(present(base)).sort(),
		head: new Float64Array(present(head)).sort()
	})).filter(({ base, head }) => base.length > 0 && head.length > 0);
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function estimate(blocks, confidence, distance) {
	const order = lowerOrder(blocks.map(({ base, head }) => [base.length, head.length]), (1 - confidence) / 2);
	const distances = within(blocks, distance);
	const pairs = distances.length;
	const upper = select(distances, pairs >> 1);
	const lower = pairs % 2 === 1 ? upper : select(distances, (pairs >> 1) - 1);
	return {
		estimate: distance.mean(lower, upper),
		low: order === 0 ? distance.least : select(distances, order - 1),
		high: order === 0 ? Number.POSITIVE_INFINITY : select(distances, pairs - order)
	};
}
function within(blocks, distance) {
	const distances = new Float64Array(blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0));
	let next = 0;
	for (const { base, head } of blocks) for (let i = 0; i < base.length; i++) for (let j = 0; j < head.length; j++) distances[next++] = distance.between(head[j], base[i]);
	return distances;
}
function select(values, index) {
	let [first, last] = [0, values.length - 1];
	while (first < last) {
		const pivot = values[first + last >> 1];
		let [low, high] = [first, last];
		while (low <= high) {
			while (values[low] < pivot) low++;
			while (values[high] > pivot) high--;
			if (low > high) break;
			const swapped = values[low];
			values[low++] = values[high];
			values[high--] = swapped;
		}
		if (index > high && index < low) break;
		if (index <= high) last = high;
		else first = low;
	}
	return values[index];
}
// src/core/stats/mann-whitney.ts
const exactLimit$3 = 50;
const exactLimitWithTies = 25;
function mannWhitney(base, head) {
	const n1 = base.length;
	const n2 = head.length;
	if (n1 === 0 || n2 === 0) throw new RangeError("the Mann-Whitney test needs a value on each side");
	const { twiceU, ties } = rank(base, head);
	const u = twiceU / 2;
	const limit = ties.length < n1 + n2 ? exactLimitWithTies : exactLimit$3;
	const exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1) return {
		u,
		p: 1,
		greater: 1,
		less: 1,
		exact
	};
	const [greater, less] = exact ? [lowerTail$1(n1, n2, ties, twiceU), lowerTail$1(n2, n1, ties, 2 * n1 * n2 - twiceU)] : approximate$2(n1, n2, ties, u);
	return {
		u,
		p: twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less,
		exact
	};
}
function rank(base, head) {
	const first = new Float64Array(base).sort();
	const second = new Float64Array(head).sort();
	const ties = [];
	let twiceU = 0;
	for (let i = 0, j = 0; i < first.length || j < second.length;) {
		const value = Math.min(first[i] ?? Number.POSITIVE_INFINITY, second[j] ?? Number.POSITIVE_INFINITY);
		const [fromFirst, fromSecond] = [i, j];
		while (first[i] === value) i++;
		while (second[j] === value) j++;
		ties.push(i - fromFirst + j - fromSecond);
		twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond));
	}
	return {
		twiceU,
		ties
	};
}
function approximate$2(n1, n2, ties, u) {
	const n = n1 + n2;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12);
	const above = u - n1 * n2 / 2;
	return [upperTail((-above - .5) / deviation), upperTail((above - .5) / deviation)];
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
// src/core/stats/student.ts
function studentUpperTail(t, dof) {
	if (!(dof > 0 && dof < Number.POSITIVE_INFINITY)) throw new RangeError(`degrees of freedom are finite and above 0, not ${dof}`);
	if (t < 0) return 1 - studentUpperTail(-t, dof);
	if (t === Number.POSITIVE_INFINITY) return 0;
	const a = dof / 2;
	const above = t / dof * t;
	const x = 1 / (1 + above);
	const rest = above < 1 ? above * x : 1 / (1 + 1 / above);
	const front = Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a) / Math.sqrt(Math.PI);
	if (x < (a + 1) / (a + 2.5)) return front * betaFraction(a, .5, x) / a / 2;
	return (1 - front * betaFraction(.5, a, rest) * 2) / 2;
}
function gammaRatio(a) {
	let factor = 1;
	let from = a;
	for (; from < 20; from++) factor *= from / (from + .5);
	const sum = [
		-1 / 8,
		1 / 128,
		5 / 1024,
		-21 / 32768,
		-399 / 262144,
		869 / 4194304,
		39325 / 33554432
	].reduceRight((inner, coefficient) => (inner + coefficient) / from, 0);
	return factor * Math.sqrt(from) * (1 + sum);
}
function betaFraction(a, b, x) {
	let d = 1 / (1 - (a + b) * x / (a + 1));
	let c = 1;
	let fraction = d;
	for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / (1 + even * d);
		c = 1 + even / c;
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / (1 + odd * d);
		c = 1 + odd / c;
		change = d * c;
		fraction *= change;
	}
	return fraction;
}
// src/core/stats/welch.ts
function welch(base, head) {
	if (base.length < 2 || head.length < 2) return null;
	const [first, second] = [moments(base), moments(head)];
	const variance = first.variance + second.variance;
	if (!(variance > 0 && Number.isFinite(variance))) return null;
	const t = (second.mean - first.mean) / Math.sqrt(variance);
	const [share, rest] = [first.variance / variance, second.variance / variance];
	const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1));
	const greater = studentUpperTail(t, dof);
	const less = studentUpperTail(-t, dof);
	return {
		t,
		dof,
		p: Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less
	};
}
function moments(values) {
	const n = values.length;
	const origin = values[0];
	const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n;
	const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0);
	return {
		mean: origin + offset,
		variance: squares / (n - 1) / n
	};
}
// src/core/judge/claims.ts
function claimsByTest(blocks, test, direction, { threshold, strict, counted }) {
	const ask = (against) => {
		const { greater, less } = test(against);
		return direction === "higher" ? {
			worse: less,
			better: greater
		} : {
			worse: greater,
			better: less
		};
	};
	const handicapped = (all, step) => ask(all.map(({ base, head }) => ({
		base: worsened(base, direction, threshold, step),
		head
	})));
	const mirror = () => blocks.map(swapped);
	const { worse, better } = strict ? {
		worse: handicapped(blocks, 0).worse,
		better: handicapped(mirror(), 0).worse
	} : ask(blocks);
	const least = counted ? smallestStep(blocks) : 0;
	const within = handicapped(blocks, least).better;
	return {
		worse,
		better,
		within: direction === null ? Math.max(within, handicapped(mirror(), least).better) : within
	};
}
function claimsByValue({ worsening, improvement }, direction, { threshold, strict }) {
	const least = strict ? threshold : 0;
	const beyond = exceeds(worsening, threshold) || direction === null && exceeds(improvement, threshold);
	return {
		worse: exceeds(worsening, least) ? 0 : 1,
		better: exceeds(improvement, least) ? 0 : 1,
		within: beyond ? 1 : 0
	};
}
function worsened(sample, direction, threshold, least) {
	const sign = direction === "higher" ? -1 : 1;
	return sample.map((value) => value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)));
}
function smallestStep(blocks) {
	const values = blocks.flatMap(({ base, head }) => [...base, ...head].map((value) => Math.abs(value ?? 0)));
	return Math.min(...values.filter((value) => value > 0));
}
function swapped({ base, head }) {
	return {
		base: head,
		head: base
	};
}
// src/core/judge/over-looks.ts
function overLooks(rounds, rules, claimsAfter) {
	const { worse, better, within } = claimsAfter(rounds);
	const ruledOut = within <= passLevel(rounds, rules);
	if (rules.stopEarly !== "pass-or-fail") return {
		worse,
		better,
		ruledOut
	};
	const looks = looksAt(rounds, rules).map((look) => ({
		share: shareOf$1(look, rules.count),
		claims: look === rounds ? {
			worse,
			better
		} : claimsAfter(look)
	}));
	const sequential = (claim) => sequentialP(looks.map(({ share, claims }) => ({
		share,
		p: claims[claim]
	})), obrienFlemingLike);
	return {
		worse: sequential("worse"),
		better: sequential("better"),
		ruledOut
	};
}
// src/core/judge/evidence.ts
function evidenceOf(series, rules, machines) {
	const direction = series.rule.better !== void 0 ? series.rule.better : usualDirection(series.unit);
	const kept = rules.outliers === "iqr" ? trimmed(series) : series;
	const steady = isSteady(series);
	const declared = steady && series.rule.assume === "exact";
	const exact = declared || steady && isCounted(series.unit);
	const base = summarise(kept.base, exact);
	const head = summarise(kept.head, exact);
	const blocks = blocksOf(kept, machines);
	const estimate = exact ? null : ratioEstimate(blocks, confidence);
	const apart = estimate ? apartByRatio(estimate.estimate, direction) : apartByShift(exact || !blocks.some(isMatched) ? head.center - base.center : shiftEstimate(blocks, confidence).estimate, base.center, head.center, direction);
	const p = declared ? Number(base.center === head.center) : shownP(kept, rules);
	const paired = rules.deltaTest === "utest" && machines !== null ? pairedTest(blocks) : null;
	const isFixed = rules.deltaTest === "ttest" && isSteady(kept) && sides.every((side) => present$1(kept[side]).length > 1);
	const shown = exact || rules.deltaTest === "none" || isFixed ? shownByValue(apart, direction, rules) : shownBy(blocks, series, direction, rules, machines !== null, paired);
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
		shown
	};
}
function shownBy(blocks, series, direction, rules, isPaired, paired) {
	const tested = testOf(rules, isPaired);
	const test = (asked) => asked === blocks && paired ? paired : tested(asked);
	const margin = {
		...rules,
		counted: isCounted(series.unit)
	};
	const rounds = roundsIn(series);
	const claimsAfter = (look) => claimsByTest(look === rounds ? blocks : blocks.map(upTo$1(look)), test, direction, margin);
	return overLooks(rounds, isPaired ? rules : {
		...rules,
		stopEarly: "never"
	}, claimsAfter);
}
function shownByValue(apart, direction, rules) {
	const { worse, better, within } = claimsByValue(apart, direction, rules);
	return {
		worse,
		better,
		ruledOut: within === 0
	};
}
function testOf({ deltaTest }, isPaired) {
	if (deltaTest === "utest" && isPaired) return pairedTest;
	return (blocks) => {
		const base = blocks.flatMap((block) => present$1(block.base));
		const head = blocks.flatMap((block) => present$1(block.head));
		return deltaTest === "ttest" ? welch(base, head) ?? undecided : mannWhitney(base, head);
	};
}
const undecided = {
	greater: 1,
	less: 1
};
function shownP({ base, head }, { deltaTest }) {
	if (deltaTest === "none") return null;
	if (deltaTest === "ttest") return welch(present$1(base), present$1(head))?.p ?? null;
	return mannWhitney(present$1(base), present$1(head)).p;
}
function pOf({ greater, less }, direction) {
	if (direction === null) return Math.min(1, 2 * Math.min(greater, less));
	return direction === "higher" ? less : greater;
}
function isSteady({ base, head }) {
	return [base, head].every((sample) => {
		const values = present$1(sample);
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
function warningsOf(evidence, visible, rules) {
	if (evidence.exact) return [];
	const { series } = evidence;
	const found = [];
	const [base, head] = [present$1(series.base), present$1(series.head)];
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
		if (hasTwoModes(present$1(series[side]))) found.push({
			kind: "two-modes",
			side
		});
	}
	if (rules.outliers === "iqr") {
		const removed = {
			base: base.length - present$1(withoutOutliers(series.base)).length,
			head: head.length - present$1(withoutOutliers(series.head)).length
		};
		if (removed.base + removed.head > 0) found.push({
			kind: "outliers",
			...removed
		});
	}
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
// src/core/judge/compare.ts
function compare(series, rules, machines = []) {
	const all = series.filter(isMatched).map((one) => evidenceOf(one, rules, machines));
	const family = all.filter((one) => isTested(one, rules) && one.direction !== null);
	const others = all.filter((one) => isTested(one, rules) && one.direction === null);
	const adjusted = new Map([...adjustTogether(family, rules), ...adjustTogether(others, rules)]);
	return all.map((one) => comparisonOf(one, adjusted.get(one) ?? one.shown, rules, family.length));
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
function comparisonOf(evidence, adjusted, rules, together) {
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
		change: changeOf(evidence, adjusted, rules),
		confirmation: null,
		warnings: warningsOf(evidence, plan?.visible ?? null, rules)
	};
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
// src/core/random.ts
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
	const rounds = Math.max(...gated.map(({ base, head }) => Math.max(base.length, head.length)));
	const random = randomFrom(seed + 1);
	const all = Array.from({ length: isPlain(rules) ? manySuites : fewSuites }, () => judge(coins(rounds, random)));
	const suites = (isHit) => shareOf(all.filter(isHit).length, all.length);
	return {
		uncorrected: rules.deltaTest === "none" ? null : suites(({ uncorrected }) => uncorrected > 0),
		red: suites(({ regressed }) => regressed > 0)
	};
}
function shareOf(hits, of) {
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
		const alone = isPlain(rules) ? {
			...rules,
			correction: "none"
		} : rules;
		const adjusted = isPlain(rules) ? adjust(p, rules.correction) : [];
		const judged = compare(series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha).map((one) => exchange(one, swapped)), alone, machines);
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
	const length = Math.max(base.length, head.length);
	const pick = (mine, theirs) => Array.from({ length }, (_, round) => (swapped[round] ? theirs[round] : mine[round]) ?? null);
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
const most = .9;
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
		alarms: tested.length === 0 ? null : shareOf(tested.filter(({ falseAlarm }) => falseAlarm).length, tested.length),
		swapped: swappedSuites(varying, rules, seed, machines)
	};
}
function judgeCalibration({ benchmarks, seeing, typical }, { count, threshold, deltaTest }) {
	const verdict = "pass";
	const of = benchmarks === 1 ? "1 benchmark" : `${benchmarks} benchmarks`;
	if (benchmarks === 0) return {
		verdict,
		reason: "On this machine nothing varies: there is no noise"
	};
	if (deltaTest === "none") return {
		verdict,
		reason: `How far ${of} vary on this machine; nothing is tested`
	};
	const all = benchmarks === 1 ? "the only benchmark" : `all ${of}`;
	const some = `${seeing === 0 ? "none" : seeing} of ${of}`;
	const half = typical === null || benchmarks === 1 ? "" : `, and one of ${formatPercent(typical)} in half of them`;
	return {
		verdict,
		reason: `On this machine ${formatRounds(count)} see a worsening of ${formatRatio(threshold)} in ${seeing === benchmarks ? all : some}${half}`
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
			count: upTo(most, needed),
			threshold: rounded(upTo(most, visible))
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
	const values = [...present$1(base), ...present$1(head)];
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
// src/core/judge/confirm.ts
function suspects(comparisons) {
	return comparisons.filter((one) => one.change === "regressed" && !one.exact);
}
function confirm(first, again, rules, machines = []) {
	const second = new Map(compare(again, {
		...rules,
		correction: "none",
		stopEarly: "never"
	}, machines).map((one) => [id$1(one), one]));
	const suspected = new Set(suspects(first));
	const least = Math.min(rules.count, leastRounds(1, rules));
	return first.map((comparison) => {
		if (!suspected.has(comparison)) return comparison;
		const repeated = second.get(id$1(comparison));
		if (!repeated || wholeRounds({
			base: repeated.base.samples,
			head: repeated.head.samples
		}) < least) return comparison;
		const { base, head, ratio, adjustedP: p } = repeated;
		const recurred = repeated.change === "regressed";
		return {
			...comparison,
			change: afterSecond[repeated.change],
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
const afterSecond = {
	regressed: "regressed",
	improved: "unchanged",
	unchanged: "unchanged",
	changed: "inconclusive",
	inconclusive: "inconclusive"
};
function id$1({ benchmark, package: path, unit }) {
	return JSON.stringify([
		path,
		benchmark,
		unit
	]);
}
// src/core/judge/doubts.ts
const doubtKinds = [
	"optimised-away",
	"grows-with-n",
	"setup-timed",
	"first-off",
	"clock",
	"prints"
];
const emptyLoop = 1e-9;
const manyIterations = 1e6;
const shortest = 1e-5;
const apart = 2;
const clearly = 2;
const leastExponent = .4;
const fewestIterations = 10;
const leastShare = .1;
const fewestRounds = 8;
const longestLine = 120;
function doubtsOf({ rounds, probe, printed }) {
	const probes = timingsOf(probe);
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
	const loop = emptyLoop / processorsOf$1(subject);
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
		return total < shortest ? { total } : null;
	});
	return short ? [{
		kind: "clock",
		side: short.side,
		...short.found
	}] : [];
}
function processorsOf$1({ benchmark }) {
	return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1;
}
function fromProbe(tried, head) {
	const probe = fastestOf(tried);
	if (head.length === 0 || totalOf(probe) < shortest) return [];
	const found = growing(probe, fastestOf(head)) ?? (tried.length > 1 ? preparing(probe, head) : null);
	return found ? [found] : [];
}
function growing(probe, full) {
	if (probe.iterations < fewestIterations || full.iterations < apart * probe.iterations) return null;
	const exponent = Math.log(full.seconds / probe.seconds) / Math.log(full.iterations / probe.iterations);
	return exponent < leastExponent ? null : {
		kind: "grows-with-n",
		exponent,
		probe,
		full
	};
}
function preparing(probe, head) {
	const sorted = head.toSorted(byTime);
	const full = sorted[sorted.length - 1 >> 1];
	const isGiven = probe.iterations === Math.floor(full.iterations / 16);
	if (probe.iterations > 1 && !isGiven || full.iterations < apart * probe.iterations) return null;
	const slowest = sorted.at(-1);
	if (probe.seconds < clearly * full.seconds || probe.seconds <= slowest.seconds) return null;
	const setup = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations);
	const share = setup / totalOf(full);
	return share < leastShare ? null : {
		kind: "setup-timed",
		setup,
		share,
		probe,
		full
	};
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
const leastVariance = 1e-6;
function driftOf(series) {
	const histories = historiesOf(series.filter(({ unit }) => unit === "sec/op").map(timesOf).filter(({ length }) => length > 0));
	const { p } = mannKendall(ranked(histories));
	if (p > driftAlpha) return null;
	const quarter = Math.ceil(histories.length / 4);
	const rises = histories.slice(-quarter).map((levels) => levels.at(-1) - mean(levels.slice(0, quarter)));
	const change = Math.exp(mean(rises)) - 1;
	return Number.isFinite(change) ? {
		kind: "drift",
		change,
		p
	} : null;
}
function timesOf({ base, head }) {
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
		weight: 1 / (varianceOf(logs) + leastVariance)
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
function mean(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function varianceOf(values) {
	const center = mean(values);
	return mean(values.map((value) => (value - center) ** 2));
}
// src/core/judge/run-warnings.ts
const mostSteal = .02;
const surroundings = [
	"goos",
	"goarch",
	"cpu"
];
function runWarnings(rounds, series, steal) {
	const drift = driftOf(series);
	return [
		...drift === null ? [] : [drift],
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
// src/core/result.ts
function resultOf$1({ commits, settings, machine, suite, toolchains, rounds, stopped, series, lost, probe, printed, again }) {
	const first = compare(series, settings, machines(rounds));
	const comparisons = openWithoutBase(again ? confirm(first, again.series, {
		...settings,
		count: again.rounds.length
	}, machines(again.rounds)) : first, lost);
	const calibration = settings.calibrate && comparisons.length > 0 ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null;
	const only = {
		base: unmatched(series, "base"),
		head: unmatched(series, "head")
	};
	return {
		schema: 1,
		...calibration ? judgeCalibration(calibration, settings) : judge(comparisons, only.base, only.head, lost),
		commits,
		settings,
		machine,
		toolchains,
		rounds: rounds.map(record$1),
		stopped,
		baseFailed: null,
		again: (again?.rounds ?? []).map(record$1),
		isRelaid: again?.isRelaid ?? false,
		lost,
		calibration,
		profiles: [],
		doubts: doubtsOf({
			rounds,
			probe,
			printed
		}),
		comparisons,
		geomeans: geomeans(comparisons),
		warnings: [
			...suiteWarning(suite),
			...toolchainWarning(toolchains),
			...machineWarning(machine),
			...runWarnings(rounds, series, machine.steal)
		],
		unmatched: only
	};
}
function resultWithoutBase({ commits, settings, machine, suite, toolchains }, rounds, { why, message, output }) {
	return {
		schema: 1,
		...judgeWithoutBase(why, commits.base),
		commits,
		settings,
		machine,
		toolchains,
		rounds: rounds.map(record$1),
		stopped: "failed",
		baseFailed: {
			message,
			output
		},
		again: [],
		isRelaid: false,
		lost: [],
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
function toolchainWarning({ base, head }) {
	if (base === null || head === null || base === head) return [];
	return [{
		kind: "configuration",
		key: "go",
		base,
		head
	}];
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
		base: {
			started: base.started,
			seconds: base.seconds
		},
		head: {
			started: head.started,
			seconds: head.seconds
		}
	};
}
// src/effects/git/copy-ignored.ts
async function copyIgnored(git, target, commit, copying) {
	const { ignored } = await readStatus(git);
	if (ignored.length === 0) return;
	const files = new Set(nulSeparated(await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	])));
	const folders = new Set([...files].flatMap(foldersAbove));
	const copyBeside = async (path) => {
		const from = bytes$2(git.folder, path);
		const there = await standing$1(from);
		if (!there || files.has(path)) return;
		if (!folders.has(path)) {
			const to = bytes$2(target, path);
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
			console.info("The ignored files are over 2 GB, and each side is given a copy of them. To save the time and space, clean up before this step and let \"setup\" make what the benchmarks need; or set \"checkout: in-place\" with \"ignored-files: shared\", where both sides use the same files.");
		},
		unread: (path) => console.warn(`An ignored file cannot be read, so ${side} is without it: ${readable$1(path.toString("latin1"))}`)
	});
}
// src/effects/git/switching.ts
const nowhere = {
	difference: {
		changed: [],
		added: [],
		removed: []
	},
	lost: []
};
async function switching({ git, state, home }, commits, trees, handling, stays) {
	const putGitInOrder = await guard(git);
	const root = trees[0]?.git.folder ?? git.folder;
	const ways = {
		base: await wayTo("base"),
		head: await wayTo("head")
	};
	const shelves = {};
	const tracked = {};
	const folders = {};
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
		const leaving = await leavingSide(git, {
			...way,
			folders: folders[side]
		}, handling);
		shelves[side] = await shelve(git, join(state, side), leaving, stays);
		return timesToKeep(leaving, way, shelves[otherSide(side)]);
	}
	return {
		putGitInOrder,
		async copyIgnored(ignored, copying) {
			for (const side of sides) {
				const there = new Set(await readTree(git, commits[side]));
				const moved = await copyShelf(join(state, names.yours), join(state, side), ignored, there, copying(side));
				shelves[side] = {
					moved,
					deleted: []
				};
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
	const place = bytes$2(git.folder, path);
	if (statSync(place, { throwIfNoEntry: false })?.isFile()) utimesSync(place, time / 1e3, time / 1e3);
}
async function readTree(git, commit) {
	return (await git.run([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		commit
	])).split("\0");
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
// src/effects/git/taken.ts
async function noteTree({ git, state, commits }, ignoredFiles) {
	await mkdir(state, { recursive: true });
	const none = {
		state,
		gitFiles: await keepGitFiles(git, state),
		outline: null,
		shelved: null,
		handling: {
			shared: null,
			isSparse: false
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
		isSparse: await isSparse(git)
	};
	return {
		...none,
		outline,
		handling
	};
}
async function putBack(git, folder, console, taken, putGitInOrder = async () => {}) {
	let lost;
	try {
		await putGitInOrder();
		lost = await twice(() => renewNotes(folder, taken));
		const journal = await twice(() => restore(git, folder, console));
		await forget(git, folder, console, {
			...taken.journal,
			stash: lost.length === 0 ? journal?.stash ?? null : null
		});
	} catch (error) {
		throw new NotPutBack(`The checkout could not be put back: ${error.message}\nYour uncommitted files are in ${join(folder, names.yours)}; the next run, or the post step, tries again.`);
	}
	if (lost.length > 0) throw new NotPutBack(lossMessage(lost, taken.journal.stash));
}
async function twice(step) {
	return step().catch(step);
}
async function renewNotes(folder, { journal, trees }) {
	const lost = [];
	await mkdir(folder, { recursive: true });
	for (const [n, { state, gitFiles, outline, shelved, handling }] of trees.entries()) {
		const shelf = join(state, names.yours);
		if (outline) await writeNote(state, names.outline, outline);
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
// src/effects/git/checkout.ts
const stashMessage = "uncommitted work while Benchgate measures";
async function takeCheckout(user, commits, console, { ignoredFiles = "per-side", hasPointers = false, signal } = {}) {
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
			started: new Date().toISOString(),
			stash: null,
			stashes: await readStashes(git),
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
	try {
		for (const tree of trees) taken.trees.push(await noteTree(tree, ignoredFiles));
		const created = await git.ask([
			"stash",
			"create",
			stashMessage
		]);
		const stash = created || null;
		if (created === null) console.info("git can make no stash entry of these changes, so there is no second copy of them");
		await note({ stash });
		if (stash) await git.run([
			"stash",
			"store",
			"--message",
			stashMessage,
			stash
		]);
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
			const switched = await switching(tree, tree.commits, trees, handling, stays);
			if (ignored.length > 0) {
				console.info("giving each side a copy of the ignored files");
				await switched.copyIgnored(ignored, copying);
			}
			shown.push(switched);
		}
		await note({ phase: "measuring" });
		return {
			async enter(side) {
				await shown[0]?.enter(side);
				await Promise.all(shown.slice(1).map((one) => one.enter(side)));
				return git.folder;
			},
			async [Symbol.asyncDispose]() {
				const putInOrder = async () => {
					for (const one of shown) await one.putGitInOrder();
				};
				await putBack(git, folder, console, taken, putInOrder);
			}
		};
	} catch (error) {
		await putBack(git, folder, console, taken);
		throw error;
	}
}
async function shelveHome({ git, state }, commits, handling, stays) {
	const shelf = join(state, names.yours);
	const leaving = await leavingHome(git, Object.values(commits), handling);
	await writeNote(shelf, names.moved, leaving.moved);
	await writeNote(shelf, names.deleted, leaving.deleted);
	const { moved, deleted, ignored } = await shelve(git, shelf, leaving, stays);
	const { shared } = handling;
	if (shared) await writeNote(state, names.apart, ignored);
	return {
		moved,
		deleted,
		ignored,
		handling: {
			...handling,
			shared: shared && {
				...shared,
				apart: ignored
			}
		}
	};
}
async function refuseHeldElsewhere(git, trees) {
	const others = trees.slice(1).map((tree) => tree.git);
	const around = await git.ask(["rev-parse", "--show-superproject-working-tree"]);
	if (around) others.push(git.in(readable$1(around)));
	for (const other of others) {
		const journal = await readJournal(await stateFolder(other));
		if (journal !== null && isHeld(journal)) throw inUse(journal);
	}
}
async function refuseUnfinished(git) {
	const lock = await lockedBy(git);
	if (lock !== null) throw new Misconfigured(`Another git is at work in ${git.folder}: it holds ${lock}. Let it finish (a commit may wait for its message); if there is none, remove that file.`);
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
// src/effects/git/commit-object.ts
async function commitOf(git, revision) {
	return git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], { env: { GIT_NO_LAZY_FETCH: "1" } });
}
async function parentsOf(git, sha) {
	return [...(await headerOf(git, sha)).matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? "");
}
async function dateOf(git, sha) {
	return `@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(git, sha))?.[1] ?? "0 +0000"}`;
}
async function headerOf(git, sha) {
	return (await git.run([
		"cat-file",
		"commit",
		sha
	])).split("\n\n", 1)[0] ?? "";
}
// src/effects/git/own-commit.ts
async function withOwnIndex(git, making) {
	const folder = await mkdtemp(join(await placeOutside(git), "benchgate-index-"));
	const path = join(folder, "index");
	const apart = git.with({
		GIT_INDEX_FILE: path,
		GIT_CONFIG_COUNT: "2",
		GIT_CONFIG_KEY_0: "core.sparseCheckout",
		GIT_CONFIG_VALUE_0: "false",
		GIT_CONFIG_KEY_1: "core.safecrlf",
		GIT_CONFIG_VALUE_1: "false"
	});
	try {
		return await making(apart, path);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function placeOutside(git) {
	const temporary = await realpath(tmpdir());
	if (!`${temporary}${sep}`.startsWith(`${await realpath(git.folder)}${sep}`)) return temporary;
	return readable$1(await git.run(["rev-parse", "--absolute-git-dir"]));
}
async function commitTree(git, tree, parent, message) {
	const date = await dateOf(git, parent);
	const env = {
		GIT_AUTHOR_DATE: date,
		GIT_COMMITTER_DATE: date
	};
	return git.run([
		"commit-tree",
		"-p",
		parent,
		"-m",
		message,
		tree
	], { env });
}
async function treeOf(git, commit) {
	return git.run([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	]);
}
function nulTerminated(paths) {
	return Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
}
// src/effects/git/overlay.ts
async function overlay(git, commits, globs) {
	if (globs.length === 0) return commits;
	const { base, head } = commits;
	for (const glob of globs) refuseOutside(glob);
	const tree = await withOwnIndex(git, async (apart) => {
		const laid = {
			base: new Map(),
			head: new Map()
		};
		for (const side of sides.toReversed()) {
			await apart.run(["read-tree", commits[side].sha]);
			for (const glob of globs) {
				const found = await matching(apart, glob, side);
				if (side === "head" && found.length === 0) throw nothingMatches(glob, head);
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
		`:(top,glob)${glob.replace(/^(\.\/+)+/, "")}`
	]);
	const blobs = nulSeparated(found).map((line) => {
		const tab = line.indexOf("	");
		return {
			path: line.slice(tab + 1),
			entry: line.slice(0, tab)
		};
	});
	const link = blobs.find(({ entry }) => entry.startsWith("160000 "));
	if (link) throw new Misconfigured(`overlay: "${glob}" matches the submodule "${readable$1(link.path)}" of ${side}, which is no file to lay over base. Give globs that match files of this repository alone.`);
	return blobs;
}
function refuseOutside(glob) {
	if (!glob.startsWith("/") && !glob.split("/").includes("..")) return;
	throw new Misconfigured(`overlay: "${glob}" is not accepted. Give a glob relative to the top folder of the repository and without "..", such as "**/*_test.go".`);
}
function nothingMatches(glob, head) {
	return new Misconfigured(`overlay: "${glob}" matches no file of head (${head.sha}). Give globs relative to the top folder of the repository; "*" stays within a folder, "**/" stands for any folders: "**/*_test.go".`);
}
// src/effects/git/shallow.ts
async function isShallow(git) {
	return await git.run(["rev-parse", "--is-shallow-repository"]) === "true";
}
async function keepingHistory(git, fetching) {
	const path = await gitPath(git, "shallow");
	const before = await linesOf(path);
	const result = await fetching();
	const now = await linesOf(path);
	const added = now.filter((sha) => !before.includes(sha));
	const cut = added.length === 0 ? new Set() : await cutOff(git, before, added);
	if (cut.size > 0) await replace(path, now.filter((sha) => !cut.has(sha)));
	return result;
}
async function cutOff(git, before, added) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-shallow-"));
	try {
		const file = join(folder, "shallow");
		await writeFile(file, textOf$1(before));
		const cut = new Set();
		for (const sha of added) {
			const parents = await parentsOf(git, sha);
			const walk = [
				"rev-list",
				"--quiet",
				...parents,
				"--not",
				"--all",
				"--"
			];
			if (parents.length > 0 && await git.ask(walk, { env: { GIT_SHALLOW_FILE: file } }) !== null) cut.add(sha);
		}
		return cut;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
async function replace(path, lines) {
	const lock = `${path}.lock`;
	try {
		await writeFile(lock, textOf$1(lines), { flag: "wx" });
	} catch (error) {
		if (error.code === "EEXIST") return;
		throw error;
	}
	if (lines.length > 0) return rename(lock, path);
	await rm(path, { force: true });
	await rm(lock, { force: true });
}
async function linesOf(path) {
	return ((await contentOf(path))?.toString() ?? "").split("\n").filter((line) => line !== "");
}
function textOf$1(lines) {
	return lines.map((line) => `${line}\n`).join("");
}
// src/effects/git/remote.ts
const deepenings = [
	1,
	50,
	500,
	2147483647
];
const patience = [
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
		return url === null ? null : git.ask([...patience, ...args], {
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
	return {
		fetchCommit,
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
// src/effects/git/snapshot.ts
async function snapshot(git, head, console) {
	const tree = await withOwnIndex(git, async (apart, path) => {
		await copyIndex(git, path);
		const before = await readIndex(apart);
		await takeTree(apart, before);
		await takeSubmodules(git, apart, before, console);
		for (const nested of await takeUntracked(apart, before)) console.warn(`Not in head, as it is a repository of its own and no submodule: ${readable$1(nested)}. Have git ignore it, or make it a submodule.`);
		return apart.run(["write-tree", "--missing-ok"]);
	}).catch((error) => {
		if (!(error instanceof GitFailed)) throw error;
		throw new Misconfigured(`head: "worktree" is not accepted, as git cannot take the tree as it stands: ${error.message}. Mend that, have git ignore the file, or commit your work and leave "head" out.`);
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
	const { atime, mtimeMs } = await stat(source);
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
		if (await submodule.ask(["status", "--porcelain"])) console.warn(`Uncommitted work in the submodule ${name} is not in head: it counts with the commit it is at.`);
	}
}
function isLink({ mode }) {
	return mode === "160000";
}
function fileOf({ folder }, path) {
	return Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, "latin1")]);
}
// src/effects/git/revisions.ts
const worktree = "worktree";
async function resolveRevisions(git, remote, wanted, console) {
	const head = await headOf(git, remote, wanted, console);
	const base = wanted.base === null ? await usualBase(git, remote, head, wanted) : await named(git, remote, "base", wanted.base);
	if (base.sha === head.sha && wanted.base === null) throw nothingToCompare(head, base, wanted);
	return {
		base,
		head
	};
}
async function headOf(git, remote, wanted, console) {
	if (wanted.head !== null && wanted.head !== worktree) return named(git, remote, "head", wanted.head);
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
	const { name, pull, before } = wanted.event;
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
	if (before === null) throw new Misconfigured(`base: the event "${name}" names no commit to compare with. Set the input "base" to a branch, tag or commit.`);
	const sha = await available$1(git, remote, before);
	if (sha !== null) return {
		sha,
		from: `before this ${name}`
	};
	throw new Misconfigured(`base: the commit before this ${name}, ${before}, is neither here nor on origin; after a force push it may be gone. Set the input "base" to a branch, tag or commit.`);
}
async function pullRequestBase(git, remote, head, pull) {
	const [first, second, ...others] = await parentsOf(git, head.sha);
	if (first !== void 0 && second === pull.headSha && others.length === 0) {
		const sha = await available$1(git, remote, first);
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
async function available$1(git, remote, sha) {
	return await commitOf(git, sha) ?? await remote.fetchCommit(sha);
}
async function named(git, remote, side, revision) {
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
// src/effects/git/suite-changes.ts
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
// src/effects/git/submodule-sources.ts
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
// src/effects/git/add-worktree.ts
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
		const content = await contentOf(await gitPath(from, name));
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
// src/effects/git/worktrees.ts
async function takeWorktrees(user, commits, console, { temporary, hasPointers, signal } = {}) {
	await recoverCheckout(user, console);
	await recoverWorktrees(user, console);
	const git = hasPointers ? user.with(leavingPointers) : user;
	const { folder, register, remove } = await openFolder(git, temporary || tmpdir());
	const copying = copyingFor(console, signal);
	const heads = {};
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
		const configuration = await gitPath(git, "config");
		const before = await contentOf(configuration);
		return {
			async enter(side) {
				await checkOutAgain(git.in(join(folder, side)), commits[side].sha, heads[side] ?? "");
				return join(folder, side);
			},
			async [Symbol.asyncDispose]() {
				await remove(console);
				if (!(await contentOf(configuration).catch(() => null))?.equals(before ?? Buffer.alloc(0))) console.warn(`${configuration} has changed while the benchmarks ran, which share it. If it was not you, look at what they wrote: it can have git run programs.`);
			}
		};
	} catch (error) {
		await remove(console);
		throw error;
	}
}
async function checkOutAgain(git, sha, head) {
	if ((await contentOf(head).catch(() => null))?.toString().trim() !== sha) await git.run([
		"checkout",
		"--force",
		"--detach",
		sha,
		"--"
	]);
}
// src/effects/machine/system-files.ts
function textOf(root, path) {
	try {
		return readFileSync(join(root, path), "utf8").trim();
	} catch {
		return null;
	}
}
function numberIn(root, path) {
	const text = textOf(root, path);
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
function processorFolders(root) {
	const folder = "sys/devices/system/cpu";
	try {
		return readdirSync(join(root, folder)).filter((name) => /^cpu\d+$/.test(name)).map((name) => `${folder}/${name}`);
	} catch {
		return [];
	}
}
// src/effects/machine/clock.ts
function clockOf(root) {
	const governors = processorFolders(root).flatMap((folder) => textOf(root, `${folder}/cpufreq/scaling_governor`) ?? []);
	return {
		governor: [...new Set(governors)].sort().join(", ") || null,
		turbo: turboOf(root),
		smt: isOn(numberIn(root, "sys/devices/system/cpu/smt/active"))
	};
}
function turboOf(root) {
	const off = isOn(numberIn(root, "sys/devices/system/cpu/intel_pstate/no_turbo"));
	return off === null ? isOn(numberIn(root, "sys/devices/system/cpu/cpufreq/boost")) : !off;
}
function isOn(value) {
	return value === null ? null : value === 1;
}
const tolerance = .05;
function whyNotKept(percent, root) {
	const ranges = processorFolders(root).map((folder) => `${folder}/cpufreq`).map((folder) => {
		const [lowest, highest, least, most] = limits.map((name) => numberIn(root, `${folder}/${name}`));
		if (lowest == null || highest == null || least == null || most == null) return null;
		return {
			least,
			most,
			wanted: wantedFrequency(percent, lowest, highest, available(root, folder)),
			range: highest - lowest
		};
	});
	if (ranges.length === 0 || ranges.every((range) => range === null)) return "this machine does not let its frequency be set";
	return ranges.every((one) => one !== null && [one.least, one.most].every((limit) => Math.abs(limit - one.wanted) <= one.range * tolerance)) ? null : "the frequency did not change";
}
const limits = [
	"cpuinfo_min_freq",
	"cpuinfo_max_freq",
	"scaling_min_freq",
	"scaling_max_freq"
];
function available(root, folder) {
	return (textOf(root, `${folder}/scaling_available_frequencies`) ?? "").split(/\s+/).filter(Boolean).map(Number);
}
function wantedFrequency(percent, lowest, highest, steps) {
	const target = Math.trunc((highest - lowest) * percent / 100) + lowest;
	const sorted = [...steps].sort((one, other) => one - other);
	return sorted.reduce((closest, step) => Math.abs(target - step) < Math.abs(target - closest) ? step : closest, sorted[0] ?? target);
}
// src/effects/machine/virtual.ts
const hypervisors = [
	[/^Microsoft Corporation Virtual Machine/, "Hyper-V"],
	[/VMware/, "VMware"],
	[/VirtualBox|innotek/, "VirtualBox"],
	[/Parallels/, "Parallels"],
	[/Amazon EC2/, "Amazon EC2"],
	[/Google Compute Engine/, "Google Compute Engine"],
	[/Apple Virtualization/, "Apple Virtualization"],
	[/Xen/, "Xen"],
	[/KVM|QEMU|OpenStack|Bochs/, "KVM"]
];
const ofContainers = /docker|kubepods|containerd|libpod|lxc|garden/;
function virtualOf(root) {
	const hypervisor = hypervisorOf(root);
	if (!isContainer(root)) return hypervisor;
	return hypervisor === null ? "container" : `container on ${hypervisor}`;
}
function hypervisorOf(root) {
	const says = ["sys_vendor", "product_name"].map((name) => textOf(root, `sys/class/dmi/id/${name}`) ?? "").join(" ");
	const named = hypervisors.find(([pattern]) => pattern.test(says))?.[1] ?? null;
	const flags = /^flags\s*:(.*)$/m.exec(textOf(root, "proc/cpuinfo") ?? "")?.[1];
	if (flags !== void 0 && !/ hypervisor( |$)/.test(flags)) return null;
	if (flags === void 0 && /\.metal/.test(says)) return null;
	if (named !== null || flags === void 0) return named;
	return textOf(root, "sys/hypervisor/type") === "xen" ? "Xen" : "hypervisor";
}
function isContainer(root) {
	if ([".dockerenv", "run/.containerenv"].some((path) => existsSync(join(root, path)))) return true;
	return ofContainers.test(textOf(root, "proc/1/cgroup") ?? "");
}
// src/effects/machine/machine.ts
function observeMachine(root = "/") {
	const began = processorTimes(root);
	const load = loadOf(root);
	const processors = processorsOf(root);
	const still = {
		os: systemName(root),
		kernel: `${type()} ${release()}`,
		arch: arch(),
		...processors,
		memoryBytes: totalmem(),
		virtual: virtualOf(root),
		...clockOf(root),
		load
	};
	let first = null;
	return {
		measuring() {
			first ??= processorTimes(root);
		},
		done(perflock) {
			const stealBefore = first === null ? null : stolenShare(began, first);
			const steal = stolenShare(first ?? began, processorTimes(root));
			return {
				...still,
				loadAfter: loadOf(root),
				stealBefore,
				steal,
				perflock
			};
		}
	};
}
function processorsOf(root) {
	const info = textOf(root, "proc/cpuinfo") ?? "";
	const seen = cpus();
	return {
		cpu: /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || seen[0]?.model.trim() || "unknown",
		cores: info.match(/^processor\s*:/gm)?.length ?? seen.length
	};
}
function systemName(root) {
	return /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(root, "etc/os-release") ?? "")?.[1] || (process.platform === "win32" ? version() : type());
}
function loadOf(root) {
	const first = Number(textOf(root, "proc/loadavg")?.split(" ")[0] ?? NaN);
	return Number.isFinite(first) ? first : loadavg()[0] ?? 0;
}
function processorTimes(root) {
	const ticks = (/^cpu +(.*)$/m.exec(textOf(root, "proc/stat") ?? "")?.[1])?.split(" ").map(Number).slice(0, 8) ?? [];
	const stolen = ticks[7];
	return stolen === void 0 ? null : {
		all: ticks.reduce((sum, one) => sum + one, 0),
		stolen
	};
}
function stolenShare(before, after) {
	if (before === null || after === null || after.all <= before.all) return null;
	return Math.max(0, after.stolen - before.stolen) / (after.all - before.all);
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
		if (mode === "require") throw new Misconfigured(`perflock: "require" cannot be had. ${advice} (${refused})`);
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
		throw new Misconfigured(`perflock: "require" has the lock, but governor: "${governor}%" cannot be had, as ${reason}. Set "governor" to "none" to hold the lock alone, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`);
	}
	if (reason !== null) console.info(`perflock: the machine is ours alone, but at no fixed frequency, as ${reason}`);
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
			console.warn("perflock did not end with the measurement, and was told to.");
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
const drain$1 = 200;
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
			const timer = setTimeout(why, drain$1);
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
// src/effects/measure/driver.ts
var OutOfBudget = class extends Error {
	name = "OutOfBudget";
};
function lostOf({ item, failures }) {
	const { benchmark, package: path } = item;
	return {
		benchmark,
		package: path,
		failures: failures.map(({ side, message, output }) => ({
			side,
			message,
			output
		}))
	};
}
// src/core/merge-rounds.ts
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
		seconds: visits.reduce((sum, { seconds }) => sum + seconds, 0),
		measurements: visits.flatMap(({ measurements }) => measurements)
	};
}
// src/effects/measure/rotation.ts
const mostShown = 2 ** 20;
var Rotation = class {
	tracks;
	printed = new Map();
	isHeadFine = false;
	unshown = [];
	unshownBytes = 0;
	said = {
		base: new Map(),
		head: new Map()
	};
	driver;
	console;
	bounds;
	constructor(plan, driver, console, bounds) {
		this.tracks = plan.map((one) => ({
			...one,
			measured: [],
			isOpen: true,
			failures: []
		}));
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
		return mergeRounds((this.sound.length > 0 ? this.sound : this.tracks).map(({ measured }) => measured));
	}
	get spent() {
		const seconds = ({ base, head }) => base.seconds + head.seconds;
		return new Map(this.tracks.map(({ item, measured }) => [item, measured.reduce((sum, one) => sum + seconds(one), 0)]));
	}
	get units() {
		return unitRules(this.said.base, this.said.head);
	}
	async visit(track, { round, order }, place) {
		const pair = {
			base: nothing$1,
			head: nothing$1
		};
		const failures = [];
		for (const side of order.filter((one) => track.item.sides.includes(one))) {
			if (failures.length > 0 && (this.bounds.isAgain || track.measured.length > 0)) continue;
			try {
				pair[side] = await this.visitSide(track.item, side, place, round);
			} catch (error) {
				if (error instanceof OutOfBudget && failures[0]) {
					if (this.isAlone) throw cutShort(failures[0]);
					this.lose(track, failures);
				}
				if (!(error instanceof SideFailed)) throw error;
				failures.push(error);
			}
		}
		if (failures.length > 0) this.lose(track, failures);
		return pair;
	}
	failure() {
		if (this.sound.length > 0 || this.mayLoseAll) return null;
		const failures = this.tracks.flatMap((track) => track.failures);
		const base = failures.find(({ side }) => side === "base");
		const head = failures.find(({ side }) => side === "head");
		if (head) throw base ? onBoth(head, base) : head;
		const hasMeasured = this.bounds.isAgain || this.tracks.some(({ measured }) => measured.length > 0);
		if (base && !hasMeasured && !this.isHeadFine) throw new CouldNotMeasure(`Nothing was measured: head printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"), and base failed: ${base.message}`, base.output);
		return base ?? null;
	}
	show(place) {
		if (this.unshown.length === 0) return;
		const output = this.console.untrusted(place);
		for (const chunk of this.unshown.splice(0)) output.write(chunk);
		if (this.unshownBytes > mostShown) output.write(Buffer.from("\n… and more, which is not shown\n"));
		this.unshownBytes = 0;
		output.close();
	}
	get mayLoseAll() {
		return this.bounds.isAgain && this.tracks.every(({ item }) => item.benchmark !== null);
	}
	async visitSide(item, side, place, round) {
		const output = this.isAlone ? this.console.untrusted(`${place}, ${side}`) : null;
		const onOutput = (chunk) => {
			if (output) output.write(chunk);
			else if (this.unshownBytes < mostShown) this.unshown.push(chunk);
			this.unshownBytes += chunk.length;
		};
		const budgetEnds = this.endOf(round);
		const { visit, units, printed } = await this.driver.visit(item, side, {
			round,
			place,
			budgetEnds,
			onOutput
		}).catch((error) => {
			throw error instanceof OutOfBudget && budgetEnds !== this.bounds.budgetEnds ? this.hung(item, side) : error;
		}).finally(() => output?.close());
		if (side === "head" && visit.measurements.length > 0) this.isHeadFine = true;
		for (const [unit, rule] of units) if (!this.said[side].has(unit)) this.said[side].set(unit, rule);
		const { benchmark, package: path } = item;
		if (printed !== null && benchmark !== null && !this.printed.has(item)) this.printed.set(item, {
			benchmark,
			package: path,
			line: printed
		});
		return visit;
	}
	endOf(round) {
		const { trial = null, budgetEnds } = this.bounds;
		if (round > 0 || trial === null) return budgetEnds;
		return Math.min(Date.now() + trial * 1e3, budgetEnds ?? Number.POSITIVE_INFINITY);
	}
	hung({ title }, side) {
		const limit = `${formatDuration(this.bounds.trial ?? 0)}, a tenth of the \`budget\``;
		return new SideFailed(side, `${title} did not end within ${limit}`, `${title} did not end on ${side} within ${limit}, though it was to run but shortly. Find what it waits for, leave it out with "bench", or raise "budget".`);
	}
	lose(track, failures) {
		track.failures = failures;
		track.isOpen = false;
		if (this.isAlone && !this.mayLoseAll) return;
		const rest = this.bounds.isAgain ? `${track.item.title} is judged by what was measured before.` : "The other benchmarks go on without it.";
		for (const { message } of failures) this.console.warn(`${message}\n${rest}`);
	}
};
function onBoth(head, base) {
	const message = `${head.message}\nBase failed as well: ${base.message}`;
	return new SideFailed("head", head.why, message, head.output);
}
function cutShort(failed) {
	return new CouldNotMeasure(`budget: the time for measuring was up before both sides had been tried. Give more time, or let the command do less. One had failed by then: ${failed.message}`, failed.output);
}
const nothing$1 = {
	started: "",
	seconds: 0,
	measurements: []
};
// src/effects/measure/measure.ts
const nothingMeasured = {
	rounds: [],
	units: new Map(),
	printed: [],
	lost: [],
	spent: new Map(),
	stopped: "failed",
	baseFailed: null,
	elapsed: 0
};
async function measure(plan, driver, console, { budget, isAgain, settled }) {
	const began = Date.now();
	const elapsed = () => (Date.now() - began) / 1e3;
	const rotation = new Rotation(plan, driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		isAgain
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
	const numbers = plan[0]?.rounds.map(({ round }) => round) ?? [];
	for (const [index, round] of numbers.entries()) {
		const roundBegan = elapsed();
		const { open } = rotation;
		const place = `round ${round} of ${numbers.at(-1)}`;
		let pair;
		let visited;
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
			if (!(error instanceof OutOfBudget)) throw error;
			rotation.show(place);
			const what = visited?.title ? ` while ${visited.title} ran` : "";
			console.info(`${place}: ended with the budget${what}, and what it cut short is not counted`);
			return index === 0 ? {
				...ended("budget"),
				rounds: []
			} : ended("budget");
		}
		rotation.show(place);
		const failed = rotation.failure();
		const { sound } = rotation;
		if (failed || sound.length === 0) return ended("failed", failed);
		const areSettled = settled(sound.map(({ measured }) => measured), rotation.units, rotation.tracks.length - sound.length);
		for (const [n, track] of sound.entries()) if (areSettled[n] || track.item.sides.length < sides.length) track.isOpen = false;
		const took = elapsed() - roundBegan;
		const pace = rotation.isAlone ? elapsed() / (index + 1) : took * rotation.open.length / open.length;
		const left = pace * (numbers.length - index - 1);
		const shown = rotation.isAlone && pair ? `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s` : progress(open.length, rotation.open.length, took);
		console.info(`${place}: ${shown}${left >= 1 ? `; about ${formatDuration(left)} left` : ""}`);
		if (index === numbers.length - 1) return ended("count");
		if (rotation.open.length === 0) return ended("settled");
		if (budget !== null && elapsed() + pace > budget) return ended("budget");
	}
	throw new RangeError("a schedule needs a round");
}
function progress(measured, open, seconds) {
	const what = measured === 1 ? "1 benchmark" : `${measured} benchmarks`;
	const settled = measured - open;
	return `${what} in ${seconds.toFixed(1)} s${settled > 0 ? `, ${settled} of them for the last time` : ""}`;
}
async function warmUp(items, driver, console, budget) {
	const began = Date.now();
	const rotation = new Rotation(items.map((item) => ({
		item,
		rounds: []
	})), driver, console, {
		budgetEnds: budget === null ? null : began + budget * 1e3,
		trial: budget === null ? null : budget / 10,
		isAgain: false
	});
	const probe = [];
	for (const track of rotation.tracks) {
		const pair = await rotation.visit(track, {
			round: 0,
			order: ["base", "head"]
		}, "the trial");
		probe.push(...pair.head.measurements);
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
function settledAmong(groups, rules) {
	const matched = groups.map((group) => group.filter(isMatched));
	const comparisons = compare(matched.flat(), rules);
	let at = 0;
	return matched.map((group) => {
		const gated = group.map((series) => ({
			series,
			comparison: comparisons[at++]
		})).filter(({ comparison }) => comparison.better !== null);
		return gated.length > 0 && gated.every((one) => isSettled(one.comparison, one.series, rules));
	});
}
function isSettled({ change, exact }, series, rules) {
	if (exact) return true;
	if (rules.deltaTest === "none") return false;
	if (change === "regressed") return rules.stopEarly === "pass-or-fail";
	const { shown, improvement } = evidenceOf(series, rules, []);
	return shown.ruledOut && !exceeds(improvement, rules.threshold);
}
// src/core/enough.ts
function settledItems(items, units, settings, lost = 0) {
	const made = Math.max(...items.map((rounds) => rounds.length));
	const isFirst = made === 1;
	if (!isFirst && !isLook(made, settings)) return items.map(() => false);
	const series = items.map((rounds) => collect(rounds, units));
	if (isFirst) {
		if (lost === 0) refuseNothing(series.flat(), settings.run);
		refuseBlindGate(settings, series.flat().filter(couldFail).length);
	}
	const settled = isLook(made, settings) ? settledAmong(series, settings) : series.map(() => false);
	const isIdle = (of) => items.length > 1 && !of.some((one) => has(one.base) && has(one.head));
	return series.map((of, index) => settled[index] === true || isIdle(of));
}
function suspectsIn(rounds, units, settings) {
	const machines = rounds.map(({ block }) => block);
	return suspects(compare(collect(rounds, units), settings, machines));
}
function refuseNothing(series, run) {
	if (series.some((one) => has(one.head))) return;
	const where = series.length === 0 ? "on either side" : "on head, though base has benchmarks";
	throw new CouldNotMeasure(`Nothing was measured ${where}: the command printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"). Command: ${run}`);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
// src/core/schedule.ts
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
	return `budget: the first round had not ended when the ${formatDuration(budget ?? 0)} for measuring were up. Give more time, or let the command do less.`;
}
async function measureAndConfirm(driver, console, settings) {
	const { count, seed, budget } = settings;
	const items = await driver.items();
	const warmed = driver.isWarmedUp ? await warmUpWithin(items, driver, console, budget) : null;
	const probe = warmed?.probe ?? [];
	const left = budget === null ? null : budget - (warmed?.elapsed ?? 0);
	const lost = [...driver.lost, ...warmed?.lost ?? []];
	const schedules = planItems(items.length, 2 * count, seed);
	const plan = items.map((item, index) => ({
		item,
		rounds: schedules[index] ?? []
	})).filter(({ item }) => !lost.some((one) => one.item === item));
	const during = (from, to, which) => which.map(({ item, rounds }) => ({
		item,
		rounds: rounds.slice(from, to)
	}));
	const measured = warmed?.baseFailed ? {
		...nothingMeasured,
		baseFailed: warmed.baseFailed
	} : await measure(during(0, count, plan), driver, console, {
		budget: left,
		isAgain: false,
		settled: (rounds, units, more) => settledItems(rounds, units, settings, lost.length + more)
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
	if (first.baseFailed) return once;
	const rounds = first.rounds.length;
	if (rounds === 0) throw new CouldNotMeasure(budgetTooShort(budget));
	const suspects = settings.confirm ? suspectsIn(first.rounds, first.units, settings) : [];
	if (suspects.length === 0) return once;
	const found = `${suspects.length} ${suspects.length === 1 ? "comparison looks" : "comparisons look"} like a regression`;
	const noTime = () => console.info(`${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${rounds} rounds again`);
	const suspected = itemsOf(suspects, plan);
	const needed = suspected.reduce((sum, { item }) => sum + (first.spent.get(item) ?? 0), 0);
	if (left !== null && first.elapsed + needed > left) {
		noTime();
		return once;
	}
	const repeated = during(count, count + rounds, suspected);
	console.info(`${found}: measuring ${rounds} rounds again, to see whether it recurs`);
	const isRelaid = await driver.relay(suspected.map(({ item }) => item), repeated[0]?.rounds.map(({ round }) => round) ?? []);
	const again = await measure(repeated, driver, console, {
		budget: left === null ? null : left - first.elapsed,
		isAgain: true,
		settled: (each) => each.map(() => false)
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
	if (again.rounds.length === rounds && again.stopped !== "budget") return {
		...known,
		again,
		isRelaid
	};
	if (again.stopped === "budget") noTime();
	return known;
}
async function warmUpWithin(items, driver, console, budget) {
	try {
		return await warmUp(items, driver, console, budget);
	} catch (error) {
		throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error;
	}
}
function itemsOf(comparisons, plan) {
	return comparisons.every((one) => plan.some(({ item }) => isOf(item, one))) ? plan.filter(({ item }) => comparisons.some((one) => isOf(item, one))) : plan;
}
function isOf({ benchmark, package: path }, comparison) {
	if (benchmark === null) return true;
	return comparison.package === path && comparison.benchmark.split(/[/\s-]/)[0] === benchmark;
}
// src/effects/measure/measure-sides.ts
async function measureSides(driver, bench, settings) {
	const failed = await baseFailing(() => driver.prepare("base"));
	if (failed) {
		announce(bench, failed);
		await tryHead(driver, bench, failed, settings);
		return {
			first: {
				...nothingMeasured,
				baseFailed: failed
			},
			again: null,
			probe: [],
			isRelaid: false
		};
	}
	await driver.prepare("head");
	bench.onMeasuring?.();
	const twice = await measureAndConfirm(driver, bench.console, settings);
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
	throw new CouldNotMeasure(`Nothing was measured: head printed no line in the Go benchmark format ("BenchmarkName 100 123 ns/op"), and base failed: ${base.message}`, base.output);
}
// src/effects/measure/process.ts
var CouldNotStart = class extends CouldNotMeasure {};
const mostOutput = 64 * 2 ** 20;
const tooMuch = `The command printed more than ${mostOutput / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`;
const longestTimer = 2 ** 31 - 1;
const grace$1 = 2e3;
const drain = 200;
const guarded = `( ( trap '' HUP INT TERM; read -r _ <&3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec "$0" "$@" 3<&-`;
async function runProcess({ file, args, cwd, env, signal, deadline, onOutput }) {
	if (signal.aborted) throw new Cancelled("cancelled");
	const isWindows = process.platform === "win32";
	const [command, given] = isWindows ? [file, args] : ["sh", [
		"-c",
		guarded,
		file,
		...args
	]];
	const ended = await outcome(spawn(command, given, {
		cwd,
		env,
		detached: !isWindows,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			"pipe"
		]
	}), file, signal, deadline, onOutput);
	if (signal.aborted) throw new Cancelled("cancelled");
	return ended;
}
function outcome(child, file, signal, deadline, onOutput) {
	return new Promise((resolve, reject) => {
		const stdout = [];
		let size = 0;
		const tail = new Tail();
		child.stdout?.on("data", (chunk) => {
			size += chunk.length;
			if (size > mostOutput) endGroup$1(child, "SIGKILL");
			else stdout.push(chunk);
			tail.add(chunk);
			onOutput(chunk);
		});
		child.stderr?.on("data", (chunk) => {
			size += chunk.length;
			if (size > mostOutput) endGroup$1(child, "SIGKILL");
			tail.add(chunk);
			onOutput(chunk);
		});
		let kill;
		let letGo;
		const stop = () => {
			if (kill) return;
			endGroup$1(child, "SIGTERM");
			kill = setTimeout(() => endGroup$1(child, "SIGKILL"), grace$1);
		};
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
		let isLate = false;
		const late = setTimeout(() => {
			isLate = true;
			stop();
		}, Math.min(Math.max(0, deadline - Date.now()), longestTimer));
		child.stdio[3]?.on("error", () => {});
		child.on("error", (error) => {
			clearTimeout(late);
			reject(new CouldNotStart(`${file} could not be started: ${error.message}.`));
		});
		child.on("exit", () => {
			clearTimeout(late);
			signal.removeEventListener("abort", stop);
			endGroup$1(child, "SIGKILL");
			child.stdio[3]?.destroy();
			const release = () => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			};
			letGo = setTimeout(release, kill ? drain : grace$1);
		});
		child.on("close", (code, endedBy) => {
			clearTimeout(kill);
			clearTimeout(late);
			clearTimeout(letGo);
			signal.removeEventListener("abort", stop);
			if (size > mostOutput) return reject(new CouldNotMeasure(tooMuch, tail.lines()));
			resolve({
				status: code ?? endedBy ?? "unknown",
				isLate,
				stdout: Buffer.concat(stdout).toString("utf8"),
				lastLines: tail.lines()
			});
		});
	});
}
function endGroup$1(child, signal) {
	if (child.pid === void 0) return;
	if (process.platform === "win32") {
		spawnSync("taskkill", [
			"/pid",
			String(child.pid),
			"/T",
			"/F"
		], { stdio: "ignore" });
		return;
	}
	try {
		process.kill(-child.pid, signal);
	} catch {}
}
var Tail = class {
	text = Buffer.alloc(0);
	add(chunk) {
		this.text = Buffer.concat([this.text, chunk]).subarray(-16384);
	}
	lines() {
		return this.text.toString("utf8").trimEnd().split("\n").slice(-30).join("\n");
	}
};
// src/effects/measure/launcher.ts
const shell = `set -m
( trap '' HUP INT TERM; exec < /dev/null > /dev/null 2>&1 4>&- 3<&-
  read -r _ <&5
  read -r group < running && kill -KILL -- "-$group"; kill -KILL $$ ) &
exec 5<&-
while IFS= read -r line <&3; do eval "$line"; done`;
const between = 250;
const grace = 2e3;
var Launcher = class Launcher {
	child;
	answers;
	env;
	folder;
	constructor(child, env, folder) {
		this.child = child;
		this.env = env;
		this.folder = folder;
		this.answers = createInterface({ input: child.stdio[4] })[Symbol.asyncIterator]();
	}
	static open(env, folder) {
		if (process.platform === "win32") return null;
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
		const redirected = `${[...Object.entries(env).filter(([name, value]) => this.env[name] !== value).map(([name, value]) => `${name}=${quoted$2(value)}`), ...[file, ...args].map(quoted$2)].join(" ")} < /dev/null > ${quoted$2(out)} 2> ${quoted$2(err)} 3<&- 4>&-`;
		const running = quoted$2(join(this.folder, "running"));
		const start = `${redirected} & echo $! > ${running}; echo $! >&4`;
		const end = `wait $!; status=$?; : > ${running}; echo $status >&4`;
		this.tell(`cd ${quoted$2(cwd)} && { ${start}; ${end}; } || echo none >&4`);
		const group = Number(await this.answer());
		if (!Number.isInteger(group)) throw new CouldNotStart(`${file} could not be started in ${cwd}.`);
		const watch = new Watch(group, signal, deadline, [out, err]);
		const status = Number(await this.answer());
		watch.end();
		await watch.look();
		if (watch.isTooMuch) throw new CouldNotMeasure(tooMuch);
		const [stdout, stderr] = await Promise.all([readFile(out), readFile(err)]);
		for (const text of [stdout, stderr]) if (text.length > 0) onOutput(text);
		if (signal.aborted) throw new Cancelled("cancelled");
		const tail = new Tail();
		for (const text of [stdout, stderr]) tail.add(text);
		const { isLate } = watch;
		return {
			status: statusOf(status),
			isLate,
			stdout: stdout.toString("utf8"),
			lastLines: tail.lines()
		};
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
function quoted$2(word) {
	return `'${word.replaceAll("'", `'\\''`).split("\n").join(`'$'\\n''`)}'`;
}
function statusOf(status) {
	if (status <= 128) return status;
	return Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0] ?? status;
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
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted$1(level)}$`)].join("/");
}
function quoted$1(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}
// src/core/go/go-command.ts
function buildFlags({ tags }) {
	return tags === null ? [] : [`-tags=${tags}`];
}
function measureFlags({ benchmem, cpu }) {
	return [...benchmem ? ["-test.benchmem"] : [], ...cpu === null ? [] : [`-test.cpu=${cpu}`]];
}
function goCommand(settings) {
	const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings;
	return [
		"go",
		"test",
		...goFlags,
		...tags === null ? [] : ["-tags", tags],
		"-run",
		"^$",
		"-bench",
		bench,
		"-benchtime",
		benchtime,
		...benchmem ? ["-benchmem"] : [],
		...cpu === null ? [] : ["-cpu", cpu],
		...packages
	].map(quoted).join(" ");
}
function quoted(word) {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
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
	const [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/.exec(benchmark) ?? [];
	const isNumber = cpu === null ? haveProcessors([benchmark, ...reported], env) : cpu.split(",").includes(processors);
	const pattern = patternOf(isNumber ? name : benchmark);
	return argsFor({
		benchmem,
		cpu: cpu === null ? null : isNumber ? processors : "1"
	}, pattern);
}
function haveProcessors(names, env) {
	const top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	const [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	if (ending === void 0 || others.length > 0) return false;
	const most = Number(env.GOMAXPROCS) || availableParallelism();
	return ending !== "1" && Number(ending) <= most;
}
// src/core/formats/go-number.ts
const longest$1 = 1e3;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i;
const infinite = /^([+-]?)inf(inity)?$/i;
function parseFloat64(text) {
	if (text.length > longest$1) return null;
	if (decimal.test(text)) return Number(text);
	const infinity = infinite.exec(text);
	if (infinity) return infinity[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
	if (/^nan$/i.test(text)) return NaN;
	const hex = hexadecimal.exec(text);
	if (!hex) return null;
	const [, sign, whole = "", fraction = "", exponent] = hex;
	const digits = (whole + fraction).replace(/^0+(?=.)/, "");
	if (whole + fraction === "") return null;
	const power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16);
	const half = Math.trunc(power / 2);
	const magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half);
	return sign === "-" ? -magnitude : magnitude;
}
// src/core/formats/go.ts
function parseGo(text) {
	const measurements = [];
	const units = new Map();
	const failures = [];
	const refused = [];
	const config = new Config();
	let unfinished;
	for (const line of text.split(/\r?\n/)) {
		const started = /^(Benchmark\S*)\s/.exec(line)?.[1];
		const result = resultOf(line) ?? restOf(started ?? unfinished, line);
		if (result) {
			unfinished = void 0;
			for (const { value, unit } of result.values) {
				const { benchmark, iterations } = result;
				const { unit: tidied, factor } = tidy(unit);
				const tidiedValue = value * factor;
				if (!Number.isFinite(tidiedValue)) refused.push(`${benchmark}: ${value} ${unit}`);
				else measurements.push({
					benchmark,
					config: config.now(),
					iterations,
					unit: tidied,
					value: tidiedValue
				});
			}
			continue;
		}
		if (started !== void 0) unfinished = started;
		else if (/^Unit\s/.test(line)) readUnit(line, units);
		else if (failed.test(line)) failures.push(line.trim());
		else config.read(line);
	}
	return {
		measurements,
		units,
		failures,
		refused
	};
}
const failed = /^\s*--- FAIL: |^FAIL(\t|$)/;
function resultOf(line) {
	if (!line.startsWith("Benchmark")) return null;
	const [name = "", count = "", ...pairs] = line.trimEnd().split(/\s+/);
	if (!/^[+-]?\d+$/.test(count) || pairs.length === 0 || pairs.length % 2 !== 0) return null;
	if (!Number.isSafeInteger(Number(count))) return null;
	const values = [];
	for (let i = 0; i < pairs.length; i += 2) {
		const value = parseFloat64(pairs[i] ?? "");
		if (value === null) return null;
		values.push({
			value,
			unit: pairs[i + 1] ?? ""
		});
	}
	return {
		benchmark: name.slice(9),
		iterations: Number(count),
		values
	};
}
function restOf(name, line) {
	if (name === void 0) return null;
	const rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0];
	return rest === void 0 ? null : resultOf(`${name} ${rest}`);
}
function readUnit(line, units) {
	const [, name, ...statements] = line.trimEnd().split(/\s+/);
	if (name === void 0) return;
	const { unit } = tidy(name);
	for (const statement of statements) {
		const at = statement.indexOf("=");
		const key = statement.slice(0, at);
		const value = statement.slice(at + 1);
		const known = units.get(unit) ?? {};
		if (key === "better" && known.better === void 0) units.set(unit, {
			...known,
			better: betterOf(value)
		});
		if (key === "assume" && known.assume === void 0) units.set(unit, {
			...known,
			assume: value === "exact" ? "exact" : "nothing"
		});
	}
}
function betterOf(value) {
	return value === "lower" || value === "higher" ? value : null;
}
var Config = class {
	values = new Map();
	shared;
	read(line) {
		const colon = line.indexOf(":");
		const key = line.slice(0, Math.max(colon, 0));
		const rest = line.slice(colon + 1);
		if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return;
		const value = rest.replace(/^[ \t]+/, "");
		if (this.values.get(key) === value) return;
		if (value === "") this.values.delete(key);
		else this.values.set(key, value);
		this.shared = void 0;
	}
	now() {
		this.shared ??= Object.fromEntries(this.values);
		return this.shared;
	}
};
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
const whereFrom = "Commands are run with bash: install it in a container's image; on Windows it comes with Git.";
function bash() {
	if (process.platform !== "win32") return "bash";
	return join(process.env.ProgramFiles ?? "C:\\Program Files", "Git", "bin", "bash.exe");
}
// src/effects/measure/command-driver.ts
const everything = {
	title: null,
	benchmark: null,
	package: null,
	sides
};
function commandDriver(bench, run) {
	return {
		isWarmedUp: false,
		prepare: (side) => setUp(bench, side),
		async items() {
			return [everything];
		},
		lost: [],
		toolchain: () => null,
		binaries: () => null,
		async visit(_, side, attempt) {
			const { stdout, lastLines, started, seconds } = await runOn(bench, side, run, attempt);
			const { measurements, units, failures, refused } = parseGo(stdout);
			const { place } = attempt;
			const sha = shortSha(bench.commits[side].sha);
			if (failures.length > 0) throw new SideFailed(side, `a benchmark failed in ${place}`, `A benchmark failed in ${place}, ${side} (${sha}), though its command ended with status 0: ${failures[0]}. Command: ${run}`, lastLines);
			refuseInfinite(side, place, refused, lastLines);
			return {
				visit: {
					started: started.toISOString(),
					seconds,
					measurements
				},
				units,
				printed: null
			};
		},
		async relay() {
			return false;
		},
		async [Symbol.asyncDispose]() {}
	};
}
function refuseInfinite(side, place, refused, output) {
	if (refused.length === 0) return;
	throw new SideFailed(side, `a benchmark gave a value that is not a finite number in ${place}`, `A benchmark in ${place}, ${side} gave a value that is not a finite number: ${refused[0]}. Mend what it reports.`, output);
}
async function setUp(bench, side) {
	if (bench.setup === null) return;
	const output = bench.console.untrusted(`setup on ${side}`);
	const onOutput = (chunk) => output.write(chunk);
	const attempt = {
		round: 0,
		place: "setup",
		budgetEnds: null,
		onOutput
	};
	await runOn(bench, side, bench.setup, attempt).finally(() => output.close());
}
async function enterFolder(bench, side) {
	const folder = resolve(await bench.sides.enter(side), bench.workingDirectory);
	if (await isFolder(folder)) return folder;
	throw new SideFailed(side, "it lacks the working-directory", `working-directory: "${bench.workingDirectory}" is no folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`);
}
async function runOn(bench, side, text, { place, budgetEnds, onOutput }) {
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
		onOutput
	}).catch((error) => {
		if (!(error instanceof CouldNotMeasure)) throw error;
		const why = `its command gave nothing to read in ${place}`;
		throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output);
	});
	if (ended.isLate && deadline < timedOut) throw new OutOfBudget("the budget has ended");
	refuseFailed(bench, side, place, {
		name: "The command",
		its: "its command",
		text
	}, ended);
	const { stdout, lastLines } = ended;
	return {
		stdout,
		lastLines,
		started,
		seconds: (Date.now() - started.getTime()) / 1e3
	};
}
function refuseFailed({ commits, timeout }, side, place, { name, its, text }, { status, isLate, lastLines }) {
	const where = `${place}, ${side} (${shortSha(commits[side].sha)})`;
	if (isLate) throw new SideFailed(side, `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`, `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with all that it had started. Find what it waits for, or raise "timeout". Command: ${text}`, lastLines);
	if (status === 0) return;
	const how = `failed with ${typeof status === "number" ? "exit code" : "signal"} ${status}`;
	throw new SideFailed(side, `${its} ${how} in ${place}`, `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.`, lastLines);
}
// src/effects/go/build.ts
async function build(go, builds, settings) {
	const make = ({ package: one, root, file, flags }) => {
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
		return go.run(resolve(root, one.module), args, one.env);
	};
	const [first, ...others] = builds;
	if (!first) return [];
	return [await make(first), ...await severally(others, make)];
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
// src/effects/go/benchmark-folders.ts
async function foldersWithBenchmarks(git) {
	const args = [
		"grep",
		...[
			"--untracked",
			"--full-name",
			"--name-only",
			"--no-color",
			"-z"
		],
		"--extended-regexp",
		"-e",
		"^[[:space:]]*func[[:space:]]+Benchmark"
	];
	const files = (await git.ask([
		...args,
		"--",
		"*_test.go"
	]) ?? "").split("\0").filter((file) => file !== "");
	return [...new Set(files.map((file) => join(readable$1(file), "..")))].sort();
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
	return new Misconfigured(`packages: "${patterns.join(" ")}" finds ${path} in two folders, "${one}" and "${other}", and their benchmarks could not be told apart. Let "packages" match but one of them, or set "working-directory" to its folder.`);
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
	if (status !== 0) throw new CouldNotMeasure(`"go env GOFLAGS" failed (${status}). See to it that go runs.`, lastLines);
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
		const [top = "."] = alternative;
		const ended = await list(top);
		const invalid = /^testing: invalid regexp .*$/m.exec(ended.lastLines);
		if (invalid && ended.status !== 0) throw new Misconfigured(`bench: "${settings.bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`);
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
	if (settings.test) await runTests(bench, side, go, settings, root, packages);
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
// src/effects/go/relay.ts
async function relay({ side, prepared, packages, rounds, folder, random }, settings) {
	const { go, root, built } = prepared;
	const builds = packages.flatMap((path, n) => {
		const one = built.get(path)?.package;
		if (!one) return [];
		return rounds.map((round) => {
			const file = join(folder, side, `${n}-in-${round}.test`);
			const seed = 1 + Math.floor(random() * 2 ** 31);
			return {
				package: one,
				root,
				file,
				flags: [relinking(go.flags, seed)],
				round
			};
		});
	});
	const failed = (await build(go, builds, settings)).find(({ status }) => status !== 0);
	if (failed) return { failure: failed.lastLines };
	const files = new Map(builds.map(({ package: { path }, round, file }) => [`${round} ${path}`, file]));
	return (path, round) => files.get(`${round} ${path}`);
}
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
async function visit(bench, settings, { side, title, binary, pattern }, { round, place, budgetEnds, onOutput }, run = runProcess) {
	const long = round === 0 ? [`-test.benchtime=${sixteenth(settings.benchtime)}`, "-test.count=2"] : [`-test.benchtime=${settings.benchtime}`];
	const text = benchCommand(settings, binary.package, pattern);
	const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`;
	const failed = (how, said, output) => {
		const message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`;
		return new SideFailed(side, `${title} ${how} in ${place}`, message, output);
	};
	const started = new Date();
	const timedOut = started.getTime() + bench.timeout * 1e3;
	const deadline = Math.min(timedOut, budgetEnds ?? timedOut);
	const heard = new Heard();
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
		throw error instanceof CouldNotMeasure ? failed("gave nothing to read", error.message, error.output) : error;
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
	return {
		visit: {
			started: started.toISOString(),
			seconds,
			measurements
		},
		units,
		printed
	};
}
const mostHeard = 2 ** 20;
var Heard = class {
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
// src/effects/go/go-driver.ts
var GoDriver = class GoDriver {
	isWarmedUp = true;
	bench;
	settings;
	seed;
	folder;
	launcher;
	prepared = {};
	brokenOnBase = new Map();
	reported = new Map();
	left = new Set();
	relaid = null;
	constructor(bench, settings, seed, folder) {
		this.bench = bench;
		this.settings = settings;
		this.seed = seed;
		this.folder = folder;
		this.launcher = Launcher.open(bench.env, folder);
	}
	static async open(bench, settings, seed, temporary = tmpdir()) {
		return new GoDriver(bench, settings, seed, await mkdtemp(join(temporary, "benchgate-go-")));
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
	}
	toolchain(side) {
		const built = [...this.prepared[side]?.built.values() ?? []];
		const versions = new Set(built.flatMap(({ toolchain }) => toolchain?.version ?? []));
		return versions.size === 0 ? null : [...versions].join(", ");
	}
	async items() {
		const items = new Map();
		for (const side of sides) for (const [path, { benchmarks }] of this.prepared[side]?.built ?? []) {
			if (this.prepared.base?.broken.has(path)) continue;
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
		this.refuseIdle();
		if (items.size > 0) return [...items.values()];
		throw new CouldNotMeasure(`No benchmark was found on either side: bench "${this.settings.bench}" in packages "${this.settings.packages.join(" ")}". Check both against "go test -list ." in ${this.place}.`);
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
	async visit(item, side, attempt) {
		const { name, title, package: path, sides: on } = item;
		if (this.left.has(title)) return nothing();
		const built = this.prepared[side]?.built.get(path);
		const pattern = built?.benchmarks.get(name);
		if (!built || pattern === void 0) throw new RangeError(`${title} has not been built on ${side}`);
		await this.bench.sides.enter(side);
		const file = this.relaid?.[side](path, attempt.round) ?? built.file;
		const target = {
			side,
			title,
			binary: {
				...built,
				file
			},
			pattern
		};
		const { launcher } = this;
		const run = launcher ? launcher.run.bind(launcher) : runProcess;
		try {
			const reading = await visit(this.bench, this.settings, target, attempt, run);
			const known = this.reported.get(path) ?? new Set();
			for (const { benchmark } of reading.visit.measurements) known.add(benchmark);
			this.reported.set(path, known);
			return reading;
		} catch (error) {
			if (!(error instanceof SideFailed) || on.includes("head")) throw error;
			this.left.add(title);
			this.leave(error.why);
			return nothing();
		}
	}
	async relay(items, rounds) {
		const { bench, folder, settings } = this;
		const { base, head } = this.prepared;
		const packages = [...new Set(items.map((item) => item.package))];
		const built = [base, head].flatMap((one) => packages.flatMap((path) => one?.built.get(path) ?? []));
		if (!base || !head || built.some(({ toolchain }) => !toolchain?.canRelay)) {
			bench.console.info("this Go cannot lay code out anew, so the second measurement runs the same binaries");
			return false;
		}
		const random = randomFrom(this.seed);
		const both = {};
		for (const [side, prepared] of [["base", base], ["head", head]]) {
			await bench.sides.enter(side);
			const count = packages.filter((path) => prepared.built.has(path)).length * rounds.length;
			bench.console.info(`linking ${count} test binaries on ${side}, each with its code in another order`);
			const relaid = await relay({
				side,
				prepared,
				packages,
				rounds,
				folder,
				random
			}, settings);
			if (typeof relaid !== "function") {
				bench.console.warn(`Code could not be laid out anew, so the second measurement runs the same binaries: ${relaid.failure}`);
				return false;
			}
			both[side] = relaid;
		}
		this.relaid = both;
		return true;
	}
	binaries(benchmark, path) {
		const base = this.prepared.base?.built.get(path ?? "");
		const head = this.prepared.head?.built.get(path ?? "");
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
		const { workingDirectory } = this.bench;
		return workingDirectory === "." ? "the top folder" : workingDirectory;
	}
	refuseIdle() {
		const { base, head } = this.prepared;
		if (!base || !head || base.built.size + base.broken.size + head.built.size === 0) return;
		const idle = this.settings.packages.find((one) => base.idle.includes(one) && head.idle.includes(one));
		if (idle === void 0) return;
		throw new Misconfigured(`packages: "${idle}" matches no package with benchmarks on either side. Give patterns as for "go test", relative to ${this.place}.`);
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
// src/effects/open-driver.ts
async function openDriver(bench, { go, run, seed }, temporary) {
	return go === null ? commandDriver(bench, run) : GoDriver.open(bench, go, seed, temporary);
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
// src/core/formats/pprof-top.ts
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
		if (table === null) throw new CouldNotMeasure("pprof printed what is no table of functions.");
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
	const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants$1;
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
	const worst = withChange(comparisons, "regressed").toSorted((a, b) => magnitude(b) - magnitude(a));
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
// src/effects/project.ts
async function findProject(folder, inputs, env) {
	const directory = resolve(folder, inputs.workingDirectory);
	if (!await isFolder(directory)) throw new Misconfigured(`working-directory: "${inputs.workingDirectory}" is no folder below ${folder}. Check the repository out first, or name a folder of it.`);
	const git = gitIn(directory, env);
	const root = await git.ask(["rev-parse", "--show-toplevel"]);
	if (!root) throw new Misconfigured(`working-directory: ${directory} is in no git checkout that git trusts. Put actions/checkout before this step. If it has a "path", set working-directory to that; if this is a container, run "git config --global --add safe.directory ${directory}" first.`);
	const settings = {
		workingDirectory: readable$1(await git.run(["rev-parse", "--show-prefix"])).replace(/\/$/, "") || ".",
		...await whatToRun(git, directory, readable$1(root), inputs)
	};
	return {
		root: readable$1(root),
		settings
	};
}
async function whatToRun(git, directory, root, { run, go, checkout, ignoredFiles }) {
	if (run !== null) return {
		run,
		go: null,
		checkout: checkout ?? "in-place"
	};
	if (await isGo(git, directory, root)) return {
		run: goCommand(go),
		go,
		checkout: checkout ?? (ignoredFiles === "shared" ? "in-place" : "worktree")
	};
	throw new Misconfigured(`run: not set, and ${directory} has no go.mod or go.work to find Go benchmarks by. Set "working-directory" to the folder of your Go module, or "run" to a command that prints Go benchmark lines.`);
}
async function isGo(git, directory, root) {
	for (let folder = directory;; folder = dirname(folder)) {
		for (const file of ["go.mod", "go.work"]) if (await standing$1(resolve(folder, file))) return true;
		if (folder === root || folder === dirname(folder)) break;
	}
	return await git.run([
		"ls-files",
		"-z",
		"--",
		"go.mod",
		"**/go.mod"
	]) !== "";
}
// \0@oxc-project+runtime@0.156.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}
// src/gate.ts
async function gate(inputs, around) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { console, signal } = around;
		const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken]);
		if (withheld.length > 0) console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(", ")}`);
		await recover(join(around.folder, inputs.workingDirectory), env, console);
		const project = await findProject(around.folder, inputs, env);
		const git = gitIn(project.root, env);
		const remote = await origin(git, inputs.githubToken, around.server, signal);
		const base = inputs.base ?? (inputs.calibrate && around.event.pull === null ? "HEAD" : null);
		const resolved = await resolveRevisions(git, remote, {
			...inputs,
			base,
			event: around.event
		}, console);
		const commits = inputs.calibrate ? againstItself(resolved.base) : resolved;
		await remote.complete([commits.base.sha, commits.head.sha]);
		console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`);
		console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`);
		const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console);
		const entered = await overlay(git, commits, inputs.overlay);
		const suite = await suiteChanges(git, entered);
		const settings = {
			...project.settings,
			...settingsOf(inputs)
		};
		const machine = observeMachine();
		const temporary = around.env.RUNNER_TEMP;
		const lock = _usingCtx$1.a(await holdPerflock({
			...settings,
			mode: settings.perflock,
			env,
			signal,
			console
		}));
		const take = settings.checkout === "worktree" ? takeWorktrees : takeCheckout;
		const checkout = _usingCtx$1.a(await take(git, entered, console, {
			...settings,
			hasPointers,
			signal,
			temporary
		}));
		const bench = {
			...settings,
			sides: checkout,
			commits,
			env,
			signal,
			console
		};
		const driver = _usingCtx$1.a(await openDriver(bench, settings, temporary));
		const measured = await measureSides(driver, {
			...bench,
			onMeasuring: machine.measuring
		}, inputs.calibrate ? inFull(settings) : settings);
		const result = judged({
			commits,
			settings,
			suite,
			toolchains: {
				base: driver.toolchain("base"),
				head: driver.toolchain("head")
			},
			machine: machine.done(lock.state)
		}, measured);
		const profiles = await profileRegressions(targetsIn(result, driver), {
			...settings,
			kinds: settings.calibrate ? [] : settings.profile,
			folder: join(around.profiles, profilesFolder),
			run: runProcess,
			go: {
				file: "go",
				env
			},
			enter: (side) => checkout.enter(side),
			signal,
			console
		});
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
function judged(circumstances, { first, again, probe, isRelaid }) {
	if (first.baseFailed) return resultWithoutBase(circumstances, first.rounds, first.baseFailed);
	return resultOf$1({
		...circumstances,
		...seriesIn(first),
		probe,
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
export { doubtGroups as A, formatRatio as B, unconfirmedLines as C, plainVoice as D, magnitude as E, failsCheck as F, shortSha as H, withChange as I, formatCenter as L, isGrave as M, namingOf as N, lostKinds as O, unitName as P, formatDelta as R, openOf as S, line as T, formatRounds as V, sumsOf as _, readInputs as a, introduction as b, summaryLimit as c, ordered as d, suiteWords as f, profileTitles as g, grown as h, isCancellation as i, graveDoubts as j, lostName as k, wholeReport as l, byBenchmark$1 as m, _usingCtx as n, commentLimit as o, amount as p, abortOnSignals as r, fittingReport as s, gate as t, isSignificant as u, withoutFolders as v, runWarningLines as w, openLine as x, advice$3 as y, formatP as z };
