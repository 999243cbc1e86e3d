import { a as visible, i as inlineText, r as inlineCode, t as codeBlock } from "./escape.js";
import { C as formatP, D as formatRuledOut, E as formatRounds, L as remembering, M as countsBytes, O as formatShortP, T as formatRatio, b as formatDelta, k as formatValue, w as formatPercent, y as formatCenter } from "./formats.js";
// src/core/words/of-go.ts
function isOfGo({ formats }) {
	return [formats?.base, formats?.head].every((format) => (format ?? "go") === "go");
}
// src/core/words/names.ts
function namingOf(named, lost = [], formats) {
	const suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? ""));
	const hasSuffix = isOfGo({ formats });
	const lostNames = lost.filter(({ benchmark }) => benchmark !== null);
	const packages = [...new Set([...named, ...lostNames].map((one) => one.package ?? ""))];
	const shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		const [suffix = ""] = suffixes;
		const name = hasSuffix && suffixes.size === 1 && suffix !== "" && benchmark.endsWith(suffix) ? benchmark.slice(0, -suffix.length) : benchmark;
		if (packages.length <= 1 || path === null) return name;
		return `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	const paths = packages.map((path) => path.split("/"));
	const shortest = paths.reduce((least, path) => Math.min(least, path.length), Number.POSITIVE_INFINITY);
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function unitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
function labelOf(comparison, naming, code = inlineCode) {
	const { unit } = comparison;
	return `${code(naming(comparison))}${unit === "sec/op" ? "" : ` in ${code(unitName(unit))}`}`;
}
function listed(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
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
// src/core/stats/sequential.ts
const pocockLike = (alpha, share) => share >= 1 ? alpha : alpha * Math.log1p((Math.E - 1) * share);
const obrienFlemingLike = (alpha, share) => share >= 1 ? alpha : Math.min(alpha, 2 * upperTail(upperQuantile(alpha / 2) / Math.sqrt(share)));
function nominalLevels(shares, alpha, spending) {
	if (!(alpha > 0 && alpha <= 1)) throw new RangeError(`alpha lies between 0 and 1, not at ${alpha}`);
	mustAscend(shares);
	return remember(levels, spending, `${alpha} ${shares.join(" ")}`, () => limits(shares, alpha, spending).map(upperTail));
}
function sequentialP(looks, spending) {
	const shares = looks.map((look) => look.share);
	mustAscend(shares);
	if (shares.length === 1 && shares[0] === 1) return looks[0].p;
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
	return upperTail(interpolate(near.map(limitAt), near, score) / stepsPerUnit);
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
function mostRounds({ count, stopEarly }) {
	return stopEarly === "never" ? count : count * (sharesBeyond.at(-1) ?? 1);
}
function plannedLooks({ count, stopEarly }) {
	if (stopEarly === "never") return [count];
	return [...new Set([...shares, ...sharesBeyond].map((share) => Math.ceil(share * count)))];
}
function isLook(rounds, plan) {
	return rounds < mostRounds(plan) && plannedLooks(plan).includes(rounds);
}
function looksAt(rounds, plan) {
	return [...plannedLooks(plan).filter((look) => look < Math.min(rounds, mostRounds(plan))), rounds];
}
function passLevel(rounds, plan) {
	if (plan.stopEarly === "never") return passAlpha;
	return nominalLevels(looksAt(rounds, plan).map((look) => shareOf(look, plan)), passAlpha, passSpending).at(-1) ?? 0;
}
const levelAgain = allowance.again;
function shareOf(rounds, plan) {
	return Math.min(1, rounds / mostRounds(plan));
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
// src/core/report/folded.ts
function folded(title, content) {
	return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
// src/core/report/benchtime-name.ts
function benchtimeName(result) {
	if (!isOfGo(result)) return null;
	return result.settings.go === null ? "`-benchtime`" : "`benchtime`";
}
// src/core/report/doubts.ts
const mostNames$3 = 5;
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
function doubtGroups(result, naming, most, code) {
	const { doubts } = result;
	const shown = Math.min(most, mostNames$3);
	return kinds$1.flatMap(({ kind, says, advice }) => {
		const found = doubts.filter((doubt) => doubt.kind === kind);
		if (found.length === 0) return [];
		const labels = found.map((doubt, index) => index < shown ? `${code(naming(doubt))} (${detail$1(doubt, code)})` : "");
		const cold = found.some((doubt) => doubt.kind === "setup-timed" && doubt.share < mostCold);
		return [{
			says,
			advice: `${advice(result)}${cold ? ` ${orCold}` : ""}`,
			names: listed(labels, shown)
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
		advice: (result) => isOfGo(result) ? "The compiler has probably removed the work, or nothing is done `b.N` times: loop with `for b.Loop()` (from Go 1.24), or keep the result in a package-level variable. If it is so little, do more of it in each iteration: now it is the loop that is measured." : "The compiler has probably removed the work: give the result to what your tool has for that, such as a black box. If it is so little, do more of it in each iteration: now it is the loop that is measured."
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
		advice: (result) => {
			const setting = benchtimeName(result);
			return `In less than 10 µs in all, reading the clock shows: ${setting === null ? "measure longer, or more at once" : `measure longer, such as with a larger ${setting}`}.`;
		}
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
// src/core/model/machine.ts
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
// src/core/judge/apart.ts
function exceeds(change, threshold) {
	return change > threshold + 1e-12;
}
function apartByRatio(ratio, direction) {
	return oriented(ratio - 1, 1 / ratio - 1, direction);
}
function apartByShift(shift, base, head, direction) {
	return oriented(relative(shift, base), relative(-shift, head), direction);
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
function relative(shift, to) {
	return shift === 0 ? 0 : shift / Math.abs(to);
}
// src/core/judge/verdict.ts
function judge({ comparisons, unmatched, lost, proven }) {
	const broken = lost.filter(isBroken).length;
	const grounds = {
		kind: "measured",
		compared: comparisons.length === 0 ? null : tallyOf(comparisons),
		unmatched: {
			base: countBenchmarks(unmatched.base),
			head: countBenchmarks(unmatched.head)
		},
		broken,
		unmeasured: lost.length - broken,
		proven
	};
	return {
		verdict: verdictOn(grounds),
		grounds
	};
}
function isBroken({ failures }) {
	return failures.every(({ side, kind }) => side === "head" && kind !== "no time");
}
function verdictOn(grounds) {
	const { broken, unmeasured } = grounds;
	const rest = verdictOnTheRest(grounds);
	if (broken > 0) return "fail";
	return unmeasured > 0 && rest !== "fail" ? "inconclusive" : rest;
}
function verdictOnTheRest({ compared, unmatched, unmeasured, proven }) {
	if (compared !== null) {
		if (compared.regressed > 0) return "fail";
		return compared.undecided > 0 ? "inconclusive" : "pass";
	}
	if (proven > 0) return "pass";
	if (unmeasured > 0) return "inconclusive";
	return unmatched.base === 0 && unmatched.head > 0 ? "inconclusive" : "fail";
}
function tallyOf(comparisons) {
	const count = (change) => countBenchmarks(withChange(comparisons, change));
	const wider = held(comparisons);
	return {
		benchmarks: countBenchmarks(comparisons),
		regressed: count("regressed"),
		improved: count("improved"),
		changed: count("changed"),
		undecided: countBenchmarks(undecided(comparisons)),
		within: wider.length === 0 ? null : {
			benchmarks: countBenchmarks(wider),
			ruledOut: Math.max(...wider.map(({ ruledOut }) => ruledOut ?? 0))
		}
	};
}
function judgeUntouched() {
	return {
		verdict: "pass",
		grounds: { kind: "untouched" }
	};
}
function judgeWithoutBase(why, { sha }) {
	return {
		verdict: "inconclusive",
		grounds: {
			kind: "base-failed",
			why,
			sha
		}
	};
}
function held(comparisons) {
	return withChange(comparisons, "within").filter(({ better }) => better !== null);
}
function undecided(comparisons) {
	return withChange(comparisons, "inconclusive").filter(({ better }) => better !== null);
}
function withChange(comparisons, change) {
	return comparisons.filter((comparison) => comparison.change === change);
}
function countBenchmarks(named) {
	return new Set(named.map((one) => JSON.stringify([one.package, one.benchmark]))).size;
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
// src/core/report/lost.ts
const longestOutput = 2e3;
const mostOutputs = 5;
function lostPart({ lost }, naming, most) {
	if (lost.length === 0) return "";
	const groups = lostKinds.flatMap(({ icon, says, advice, isOf }) => {
		const names = lost.filter(isOf).map((one) => lostName(one, naming));
		return names.length === 0 ? [] : [`- **${icon} ${says}:** ${listed(names, most)}. ${advice}`];
	});
	const outputs = lost.slice(0, Math.min(most, mostOutputs)).flatMap((one) => one.failures.map(({ message, output }) => {
		const said = output.length <= longestOutput ? output : `…${output.slice(-2e3)}`;
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
// src/core/report/warnings.ts
const mostNames$2 = 10;
const slightOnes = 5;
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
		const shown = Math.min(most, mostNames$2);
		const labels = [...details].map(([one, about], index) => index < shown ? `${labelOf(one, naming)} (${about.join(", ")})` : "");
		return [`- **${says}** ${kind === "few-rounds" ? moreValues([...details.keys()], result) : advice(settings)}\n  ${listed(labels, shown)}`];
	});
	const slight = warnings.flatMap((warning) => isSlight(warning, settings) ? [slightly(warning)] : []);
	groups.push(...slight);
	if (groups.length === 0) return "";
	const about = `${voice.term("warnings", "What these mean")}, and what to do:`;
	return folded(`Warnings (${found.length + slight.length})`, [about, groups.join("\n")].join("\n\n"));
}
function isSaid({ kind }, { change, better }) {
	if (kind === "slow-runs") return true;
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
	if (stopped === "interrupted") return "Let all rounds be measured.";
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
		case "outliers": return `${warning.base} on base, ${warning.head} on head`;
	}
}
function isSlight(warning, { threshold }) {
	return (warning.kind === "drift" || warning.kind === "second-visit") && Math.abs(warning.change) * slightOnes < threshold;
}
function slightly({ kind, change }) {
	const way = change > 0 ? "slower" : "faster";
	const fair = "This favours neither, and is little beside the threshold.";
	return kind === "drift" ? `- **Both sides got slightly ${way} while measuring.** ${fair}\n  ${formatPercent(change)} from the first quarter of the rounds to the last` : `- **The second visit of a round was slightly ${way} than the first.** ${fair}\n  ${formatPercent(change)}`;
}
function runWarning(warning, code) {
	switch (warning.kind) {
		case "drift": return `both sides got ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} while measuring. Base and head took turns, so this favours neither, but it hides small changes; a processor that heats up or a busy host does that.`;
		case "second-visit": return `the second visit of a round was ${formatPercent(warning.change)} ${warning.change > 0 ? "slower" : "faster"} than the first, whichever side it was to. A coin chose the order, so this favours neither, but it hides small changes and costs rounds. Let \`run\` begin with what makes its visits alike: a run that is not measured, a pause, or tidying up what the last one left.`;
		case "configuration": return `${code(warning.key)} is ${code(warning.base)} on base and ${code(warning.head)} on head, so the two may not be comparable.`;
		case "noisy-machine": return noisyMachineLine(warning);
		case "rules": return `base and head have different rules (${code(warning.file)}); both were measured and judged by those of the tree that was checked out.`;
		case "steal": return `${formatPercent(warning.share)} of the processor time went to other machines on the same host, which makes times vary. A runner of its own would be quieter.`;
	}
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
		advice$1(open, result)
	].join("\n\n");
}
function openOf({ comparisons }) {
	return undecided(comparisons).filter((one) => one.confirmation === null).toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0);
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
		const held = one.change === "within" ? `, which rules out ${formatRuledOut(one)} and more` : "";
		const end = one.change === "inconclusive" ? ", which does not rule it out either" : held;
		return [`${code(naming(one))}: a regression did not recur${beyond}. The first measurement said that it ${change(one, voice)}${p === "" ? "" : ` (${p})`}, ${then}${laid} ${second(confirmation, unit, settings)}${end}.`];
	});
}
function introduction({ rounds, settings, stopped }, voice) {
	const term = voice.term("inconclusive", "Inconclusive");
	const { count, threshold, ruleOut } = settings;
	if (threshold === 0 && ruleOut === 0) return `${term}: with a threshold of 0% nothing that varies can be shown to be ${voice.term("unchanged", "unchanged")}, only improved, as a worsening too small to see would count. A larger \`threshold\` lets a run pass.`;
	const made = rounds.length > count ? `after ${formatRounds(rounds.length)}` : `after ${rounds.length} of ${formatRounds(count)}`;
	const time = stopped === "budget" ? ` Time was up (\`budget\`) ${made}.` : stopped === "interrupted" ? ` Measuring was stopped ${made}.` : "";
	return `${term}: ${threshold === 0 ? "a worsening" : `a worsening of ${formatRatio(threshold)}`} could be neither shown nor ruled out.${time}`;
}
function estimated(comparison, naming, voice, code) {
	if (comparison.ratio === null) return labelOf(comparison, naming, code);
	return `${code(naming(comparison))} ${change(comparison, voice)}`;
}
function standing(comparison, { rounds, settings }) {
	const { roundsNeeded } = comparison;
	const { deltaTest, threshold } = settings;
	const complete = completeRounds(comparison);
	if (complete < Math.min(8, rounds.length) && deltaTest === "utest") return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`;
	const unknown = "too few values, or too far apart, to say what would settle it";
	const seen = saidOf(comparison, complete, settings);
	if (threshold === 0) return seen || unknown;
	const isEnough = roundsNeeded !== null && roundsNeeded <= complete;
	if (isEnough && holdsThreshold(comparison, threshold)) return "too near the threshold to tell on which side it is";
	if (seen === "" && roundsNeeded === null) return unknown;
	const settles = isEnough ? "these rounds would probably have settled it if nothing had changed" : roundsNeeded === null || roundsNeeded > outOfReach ? `${formatRatio(threshold)} is out of reach on this machine (over ${outOfReach} rounds)` : `about ${formatRounds(roundsNeeded)} would rule out ${formatRatio(threshold)} if nothing changed`;
	return seen === "" ? settles : `${seen}; ${settles}`;
}
function saidOf(comparison, made, { threshold, ruleOut }) {
	const { ruledOut, visible } = comparison;
	const bound = formatRuledOut(comparison);
	if (ruledOut === null || bound === "") return visible === null ? "" : `a worsening is likely to show only from ${formatPercent(visible)} up`;
	const rules = made === 1 ? "rules" : "rule";
	if (!exceeds(ruledOut, ruleOut)) return `${formatRounds(made)} ${rules} out ${bound} and more, but the estimate is beyond ${formatRatio(threshold)}`;
	return `${formatRounds(made)} ${rules} out only ${bound} and more`;
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
function advice$1(open, result) {
	const { settings, rounds, stopped } = result;
	const complete = settings.go === null && open.some((one) => completeRounds(one) < rounds.length) ? " Let the command print every benchmark in every round." : "";
	if (settings.threshold === 0) return complete.trim();
	const more = open.some((one) => one.roundsNeeded !== null && one.roundsNeeded > completeRounds(one) && one.roundsNeeded <= outOfReach) ? moreRounds(settings, stopped) : "";
	const setting = benchtimeName(result);
	const limit = settings.ruleOut > settings.threshold ? "`threshold` or `rule-out`" : "`threshold`";
	return `To settle this, ${more}measure longer each time${setting === null ? "" : ` (${setting})`}, use a quieter runner, or raise ${limit}.${complete}`;
}
function moreRounds(settings, stopped) {
	if (stopped === "budget") return "give more time (`budget`), ";
	const isApart = settings.go !== null || settings.filter !== null;
	const most = mostRounds(settings) / settings.count;
	if (isApart && most > 1) return `raise \`count\` (what stays open gets up to ${most} times as many rounds), `;
	return "set `count` to the rounds given, ";
}
const mostRows = 10;
function profilesPart(profiles, naming, most = 10) {
	const benchmarks = byBenchmark(profiles);
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
function byBenchmark(profiles) {
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
		row$1([
			"Function",
			"Growth",
			share,
			"Base",
			"Head",
			"With callees"
		]),
		alignment,
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
const alignment = "|:--|--:|--:|--:|--:|--:|";
function functionRow(difference, { unit, total }) {
	const { function: name, base, head, isNoise } = difference;
	const flat = head.flat - base.flat;
	const share = total.base === 0 || flat === 0 || isNoise.flat ? "" : formatDelta(flat / total.base);
	return row$1([
		inlineCode(withoutFolders(name), longestName),
		grown(flat, unit, isNoise.flat),
		share,
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	]);
}
const longestName = 120;
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
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/;
function commands(kinds) {
	const lines = kinds.flatMap(({ files }) => files === null || !ours.test(files.base) || !ours.test(files.head) ? [] : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`]);
	if (lines.length === 0) return "";
	return `To see the callers and lines, in the folder of the results:\n\n${codeBlock(lines.join("\n"), "sh")}`;
}
function htmlCode(name) {
	const characters = [...visible(name)];
	return `<code>${(characters.length <= longestName ? characters : [...characters.slice(0, 119), "…"]).map(inert).join("") || "(no name)"}</code>`;
}
function inert(character) {
	return /[\p{L}\p{N} ./-]/u.test(character) ? character : `&#${character.codePointAt(0)};`;
}
function row$1(cells) {
	return `| ${cells.join(" | ")} |`;
}
// src/core/report/proven.ts
function provenPart({ proven }, most) {
	if (proven.length === 0 || most === 0) return "";
	const packages = [...byPackage(proven, most, inlineCode)];
	const lines = packages.slice(0, most).map(([path, names]) => `- ${inlineCode(path)}: ${names}`);
	const more = packages.length - lines.length;
	const rest = more > 0 ? [`- and ${more} more ${more === 1 ? "package" : "packages"}`] : [];
	return folded(`Proven unchanged: the same binary on both sides (${proven.length})`, [
		why,
		"",
		...lines,
		...rest
	].join("\n"));
}
function provenLines({ proven }, most) {
	if (proven.length === 0) return [];
	const packages = [...byPackage(proven, most, (name) => name)];
	const lines = packages.slice(0, most).map(([path, names]) => `  ${path}: ${names}`);
	const more = packages.length - lines.length;
	const rest = more > 0 ? [`  and ${more} more ${more === 1 ? "package" : "packages"}`] : [];
	return [
		`proven unchanged: ${why}`,
		...lines,
		...rest
	];
}
const why = "Both sides build the same test binary, byte for byte, and no file differs that these benchmarks could read, so they were not measured (`measure: all` measures them).";
function byPackage(proven, most, code) {
	const packages = new Map();
	for (const { package: path, benchmark } of proven) {
		const names = packages.get(path);
		if (names) names.push(code(benchmark));
		else packages.set(path, [code(benchmark)]);
	}
	return new Map([...packages].map(([path, names]) => [path, listed(names, most)]));
}
// src/core/report/seen-once.ts
const mostNames$1 = 5;
function seenOnceWords(result, naming, code) {
	const seen = withChange(result.comparisons, "improved").filter((one) => isSeenOnce(one, result));
	if (seen.length === 0) return "";
	return `Improved, but measured once, in one layout of the code in memory: ${listed(seen.map((one) => labelOf(one, naming, code)), mostNames$1)}. Code that has only moved can look as much faster.`;
}
function isSeenOnce({ package: path, exact }, { settings, laidOut }) {
	return settings.go !== null && path !== null && !exact && !laidOut.includes(path);
}
// src/core/report/slow-runs.ts
const mostLines = 5;
function slowRunLines({ comparisons }, naming, voice, code) {
	const found = comparisons.flatMap((one) => one.warnings.flatMap((warning) => warning.kind === "slow-runs" ? [{
		one,
		warning
	}] : []));
	const lines = found.slice(0, mostLines).map(({ one, warning }) => `${labelOf(one, naming, code)}: ${words(one, warning, voice)}`);
	return found.length > mostLines ? [...lines, `${found.length - mostLines} more have such slow runs.`] : lines;
}
function slowRunsPart(result, naming, voice, code) {
	return slowRunLines(result, naming, voice, code).map((line) => `- ${line}`).join("\n");
}
function words({ unit }, { base, head, rounds, beyond }, voice) {
	const slower = unit === "sec/op" ? "slower" : "worse";
	return `head has ${base === 0 ? `${voice.term("warnings", "slow runs")} that base has not` : `more ${voice.term("warnings", "slow runs")} than base`}: in ${head} of ${formatRounds(rounds)} some were more than ${formatRatio(beyond)} ${slower} than usual, in ${base} of base's.`;
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
	return `benchmark files were changed (${listed(changed.map((path, index) => index < shown ? code(path) : ""), shown)}), so a difference may be the benchmark's own. ${advice(changed, settings.overlay, code)}`;
}
function advice(changed, overlay, code) {
	const globs = globsFor(changed).filter((glob) => !overlay.includes(glob));
	const [only] = globs;
	const [more, both] = [overlay.length === 0 ? "" : " to what it has", "so that both sides run head's"];
	if (only !== void 0 && globs.length === 1 && more === "") return `Set ${code(`overlay: '${only}'`)}, ${both}.`;
	const lines = listed(globs.map((glob) => code(glob)), mostNames);
	if (more !== "") return `Add ${lines} to \`overlay\`, ${both}.`;
	return `Set \`overlay\` to ${lines}, one a line, ${both}.`;
}
// src/core/report/table.ts
const signs = {
	regressed: "❌",
	improved: "✅",
	changed: "❔",
	unchanged: "",
	within: "",
	inconclusive: "⚠️"
};
function table(comparisons, naming, alpha, geomeans = [], isBrief = false) {
	const bound = (cell) => isBrief ? [] : [cell];
	const rows = comparisons.map((comparison) => {
		const { unit, base, head, change } = comparison;
		const shown = isSignificant(comparison, alpha) ? formatDelta(comparison.delta) : "~";
		return row([
			signOf(comparison),
			inlineCode(naming(comparison)),
			loud.includes(change) ? `**${shown}**` : shown,
			formatCenter(base, unit),
			formatCenter(head, unit),
			...bound(formatRuledOut(comparison)),
			inlineCode(unitName(unit)),
			formatP(comparison)
		]);
	});
	return [
		row([
			"",
			"Benchmark",
			"Delta",
			"Base",
			"Head",
			...bound("Worse by at most"),
			"Unit",
			"p"
		]),
		row([
			":-:",
			":--",
			"--:",
			"--:",
			"--:",
			...bound("--:"),
			":--",
			"--:"
		]).replaceAll(" ", ""),
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
const loud = [
	"regressed",
	"improved",
	"changed"
];
function signOf({ change, better }) {
	return change === "inconclusive" && better === null ? "" : signs[change];
}
function geomeanRow({ unit, ratio, rows, of }) {
	return row([
		"",
		rows === of ? "geomean" : `geomean (${rows} of ${of})`,
		formatDelta(ratio - 1),
		"",
		"",
		"",
		inlineCode(unitName(unit)),
		""
	]);
}
function row(cells) {
	return `| ${cells.join(" | ")} |`;
}
export { graveDoubts as $, lostKinds as A, judge as B, openLine as C, runWarningLines as D, unconfirmedPart as E, magnitude as F, apartByRatio as G, judgeWithoutBase as H, sentence as I, machineLine as J, apartByShift as K, markdownVoice as L, lostPart as M, completeRounds as N, runWarningPart as O, line as P, doubtsPart as Q, plainVoice as R, introduction as S, unconfirmedLines as T, undecided as U, judgeUntouched as V, withChange as W, notInstalled as X, noisyMachine as Y, doubtGroups as Z, profilesPart as _, suiteWords as a, passLevel as at, advice$1 as b, slowRunLines as c, worseShare as ct, provenLines as d, upperTail as dt, isGrave as et, provenPart as f, labelOf as ft, profileTitles as g, grown as h, unitName as ht, suiteNote as i, mostRounds as it, lostName as j, warningPart as k, slowRunsPart as l, sequentialP as lt, byBenchmark as m, namingOf as mt, ordered as n, isLook as nt, changedSuite as o, shareOf as ot, amount as p, listed as pt, exceeds as q, table as r, levelAgain as rt, needsGoBenchmarks as s, worseLooks as st, isSignificant as t, folded as tt, seenOnceWords as u, upperQuantile as ut, sumsOf as v, openOf as w, inconclusivePart as x, withoutFolders as y, statisticsPage as z };
