import { o as logAverage, s as median } from "./libraries.js";
import { o as visible } from "./escape.js";
import { a as adjust, n as mannWhitney } from "./welch.js";
import { r as sides } from "./measuring.js";
import { c as formatRounds, f as shortSha, h as isCounted, o as formatPercent, s as formatRatio, v as usualDirection } from "./numbers.js";
import { u as upperTail } from "./apart.js";
import { K as noiseOf, Q as wholeRounds, R as confirm, U as pairedTest, V as compare, X as worseShare, Z as blocksOf, q as planFor, z as openWithoutBase } from "./markdown.js";
import { c as isNamedBy, i as isMatched } from "./least-rounds.js";
import { a as judgeUntouched, d as confidence, f as finite, i as judge, o as judgeWithoutBase, p as present, t as accept } from "./accept.js";
import { t as noisyMachine } from "./machine.js";
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
		case "link": return `${visible(span.words)} (${span.to})`;
		case "break": return "\n";
	}
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
		const paid = p.map((one) => Math.min(1, one / worseShare(rules)));
		const adjusted = isPlain(rules) ? adjust(paid, rules.correction) : [];
		const suspects = series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha);
		const judged = compare(suspects.map((one) => exchange(one, swapped)), rules, machines);
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
// src/core/words/headline.ts
function reasonOf(grounds, rules) {
	switch (grounds.kind) {
		case "measured": return ofMeasured(grounds, rules.threshold);
		case "untouched": return grounds.isClaimed ? "Nothing was measured: the measuring job says that no file that `paths` names differs" : "No file that `paths` names differs between base and head, so nothing was measured";
		case "empty-shard": return `No benchmark is in shard ${grounds.shard.join(" of ")}`;
		case "base-failed": return `Base could not be measured${grounds.why === null ? "" : `: ${grounds.why}`} (${shortSha(grounds.sha)})`;
		case "calibration": return ofCalibration(grounds.calibration, rules);
	}
}
function ofMeasured(grounds, threshold) {
	const { compared, broken, unmeasured, proven, missing } = grounds;
	const isLost = broken + unmeasured > 0;
	const [first = "", ...rest] = [
		missing > 0 ? `${missing === 1 ? "1 part" : `${missing} parts`} of the suite could not be judged` : "",
		broken > 0 ? `${plural(broken)} failed on head` : "",
		unmeasured > 0 ? `${plural(unmeasured)} could not be measured` : "",
		compared !== null || proven > 0 || !(isLost || missing > 0) ? ofTheRest(grounds, threshold) : ""
	].filter((reason) => reason !== "");
	return [first, ...rest.map((reason) => reason.replace(/^N/, "n"))].join("; ");
}
function ofTheRest({ compared, unmatched, proven, isClaimed }, threshold) {
	if (compared !== null) return proven === 0 ? ofTally(compared, threshold) : `${ofTally(compared, threshold)}; ${proven} more ${isClaimed ? "unchanged, as the measuring job says" : "proven unchanged: the same binary on both sides"}`;
	if (proven > 0 && isClaimed) return `Nothing was measured: the measuring job says that ${plural(proven)} ${proven === 1 ? "is" : "are"} the same binary on both sides`;
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
// src/core/result/recorded.ts
function judgeRecorded(recorded) {
	const { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded;
	const first = compare(series, settings, machines(rounds));
	const confirmed = again ? confirm(first, again.series, {
		...settings,
		count: again.rounds.length
	}, machines(again.rounds)) : first;
	const comparisons = accept(openWithoutBase(confirmed, lost), settings.accepted);
	const calibration = settings.calibrate && comparisons.length > 0 ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null;
	const judgement = calibration ? judgeCalibration(calibration) : judgementOn({
		comparisons,
		unmatched,
		lost,
		proven,
		settings,
		merged
	});
	const isWhole = settings.shard === null && missingIn(merged) === 0;
	const told = ruleWarnings(settings, [
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
		geomeans: geomeans(comparisons),
		warnings: inOrder([...warnings, ...told.filter(({ kind }) => isWhole || kind !== "rule-unused")])
	};
}
function judgementOn({ comparisons, unmatched, lost, proven, settings, merged }) {
	const isClaimed = merged?.isStrangers ?? false;
	const counts = {
		proven: proven.length,
		isClaimed,
		missing: missingIn(merged)
	};
	return judge({
		comparisons,
		unmatched,
		lost,
		...counts,
		rules: settings
	});
}
function judgeNothing(recorded) {
	return withoutComparisons(recorded, judgeUntouched(recorded.merged?.isStrangers));
}
function judgeBaseFailed(recorded, baseFailed, why) {
	return {
		...withoutComparisons(recorded, judgeWithoutBase(why, recorded.commits.base)),
		baseFailed
	};
}
function withoutComparisons(recorded, judgement) {
	const { series, again, ...kept } = recorded;
	return {
		schema: 1,
		...inWords(judgement, kept.settings),
		...kept,
		baseFailed: null,
		again: again?.rounds ?? [],
		calibration: null,
		comparisons: [],
		geomeans: []
	};
}
function inWords({ verdict, grounds }, settings) {
	return {
		verdict,
		reason: reasonOf(grounds, settings)
	};
}
function missingIn(merged) {
	const all = merged?.missing ?? [];
	const unread = all.filter(({ why }) => why === "unreadable").length;
	const absent = all.filter(({ why }) => why === "absent").length;
	return all.length - unread - absent + Math.max(unread, absent);
}
function machines(rounds) {
	return rounds.map(({ block }) => block);
}
function inOrder(warnings) {
	return [...[
		"suite",
		"noisy-machine",
		"drift",
		"second-visit",
		"configuration"
	], ...[
		"steal",
		"others",
		"rule-unused",
		"rule-over",
		"left-running",
		"git-changed"
	]].flatMap((kind) => warnings.filter((one) => one.kind === kind));
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
function movements(rounds, series) {
	return [driftOf(series), secondVisitOf(rounds, series)].filter((one) => one !== null);
}
function stealWarning(steal) {
	return steal !== null && steal > mostSteal ? [{
		kind: "steal",
		share: steal
	}] : [];
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
// src/core/result/run-warnings.ts
function warningsFrom({ rounds, again, series, machine, toolchains }) {
	return [
		...toolchainWarning(toolchains),
		...[noisyMachine(machine)].filter((one) => one !== null),
		...movements(rounds, series),
		...stealWarning(machine.steal),
		...[othersOf(rounds) ?? othersOf(again?.rounds ?? [])].filter((one) => one !== null)
	];
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
export { suiteWarning as a, judgeBaseFailed as c, judgementOn as d, randomFrom as f, configurations as i, judgeNothing as l, timesOf as n, inOrder as o, plainText as p, warningsFrom as r, inWords as s, mergeVisits as t, judgeRecorded as u };
