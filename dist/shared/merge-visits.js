import { o as logAverage, s as median } from "./libraries.js";
import { d as Misconfigured, i as legible, o as visible } from "./escape.js";
import { a as adjust, n as mannWhitney } from "./welch.js";
import { r as sides$1 } from "./measuring.js";
import { c as formatRounds, f as shortSha, h as isCounted, o as formatPercent, s as formatRatio, v as usualDirection } from "./numbers.js";
import { u as upperTail } from "./apart.js";
import { $ as wholeRounds, B as openWithoutBase, H as compare, J as planFor, Q as blocksOf, W as pairedTest, Z as worseShare, q as noiseOf, z as confirm } from "./markdown.js";
import { c as isNamedBy, i as isMatched } from "./least-rounds.js";
import { a as judgeEmpty, f as confidence, i as judge, m as present, o as judgeUntouched, p as finite, s as judgeWithoutBase, t as accept } from "./accept.js";
import { t as noisyMachine } from "./machine.js";
import { s as _usingCtx } from "./rules-file2.js";
import { constants } from "node:fs";
import { join, resolve } from "node:path";
import { open, opendir } from "node:fs/promises";
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
const most$1 = .9;
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
			count: upTo(most$1, needed),
			threshold: rounded(upTo(most$1, visible))
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
	if (settings.shard !== null && isEmpty(recorded)) return withoutComparisons(recorded, judgeEmpty(settings.shard));
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
function isEmpty({ stopped, lost, series }) {
	return stopped === "empty" && lost.length === 0 && series.length === 0;
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
		"too-few-rounds",
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
	const ways = sides$1.map((side) => levels.filter(({ first }) => first === side).map(({ level }) => level)).filter(({ length }) => length > 0);
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
// src/core/result/reading/shape.ts
var Misshapen = class extends Error {
	name = "Misshapen";
	path = [];
	accepted;
	constructor(value, accepted) {
		super(shown(value));
		this.accepted = accepted;
	}
	get place() {
		const path = this.path.map((step) => typeof step === "number" ? `[${step}]` : `.${step}`).join("");
		return path === "" ? "The file" : path.replace(/^\./, "");
	}
};
function at(step, ask) {
	try {
		return ask();
	} catch (error) {
		if (error instanceof Misshapen) error.path.unshift(step);
		throw error;
	}
}
function value(accepted, is) {
	return (given) => {
		if (!is(given)) throw new Misshapen(given, accepted);
		return given;
	};
}
function number(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) {
	const isInside = (given) => Number.isFinite(given) && given >= least && given <= most;
	return value(`a number${range(least, most)}`, (given) => typeof given === "number" && isInside(given));
}
function whole(least, most = Number.MAX_SAFE_INTEGER) {
	const isInside = (given) => Number.isSafeInteger(given) && given >= least && given <= most;
	return value(`a whole number${range(least, most)}`, (given) => typeof given === "number" && isInside(given));
}
function range(least, most) {
	if (least === Number.NEGATIVE_INFINITY) return "";
	return most >= Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`;
}
function text(most, accepted, pattern) {
	return value(`${accepted ?? "a text"} of at most ${most} characters`, (given) => typeof given === "string" && given.length <= most && (pattern?.test(given) ?? true));
}
const truth = value("true or false", (given) => typeof given === "boolean");
function oneOf(...all) {
	return value(`one of ${all.map((one) => JSON.stringify(one)).join(", ")}`, (given) => all.includes(given));
}
function orNull(shape) {
	return (given) => {
		try {
			return given === null ? null : shape(given);
		} catch (error) {
			if (error instanceof Misshapen && error.path.length === 0) throw new Misshapen(given, `${error.accepted}, or null`);
			throw error;
		}
	};
}
function optional(shape) {
	return (given) => given === void 0 ? void 0 : shape(given);
}
function list(shape, most, least = 0) {
	return (given) => {
		if (!(Array.isArray(given) && given.length >= least && given.length <= most)) throw new Misshapen(given, `a list of ${least} to ${most} items`);
		return given.map((one, index) => at(index, () => shape(one)));
	};
}
function record(fields) {
	const shapes = Object.entries(fields);
	return (given) => {
		if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Misshapen(given, "an object");
		const copy = {};
		for (const [name, shape] of shapes) {
			const field = Object.hasOwn(given, name) ? given[name] : void 0;
			const checked = at(name, () => shape(field));
			if (checked !== void 0) copy[name] = checked;
		}
		return copy;
	};
}
function oneOfKinds(kinds) {
	const kindOf = record({ kind: oneOf(...Object.keys(kinds)) });
	return (given) => {
		const { kind } = kindOf(given);
		return {
			kind,
			...kinds[kind](given)
		};
	};
}
function both(one, other) {
	return (given) => ({
		...one(given),
		...other(given)
	});
}
function shown(given) {
	if (given === void 0) return "missing";
	if (Array.isArray(given)) return `a list of ${given.length}`;
	if (typeof given === "object" && given !== null) return "an object";
	return legible(typeof given === "number" ? String(given) : JSON.stringify(given), 60);
}
// src/core/result/reading/common-shapes.ts
const mostRounds = 3e3;
const mostRows = 1e5;
const name = text(1e4);
const message = text(2e5);
const path = orNull(name);
const share = number(0, 1);
const p = number(0, 1);
const side = oneOf("base", "head");
const better = oneOf("lower", "higher", null);
const unit = text(1e3, "a unit", /./s);
const moment = value("a time such as \"2026-01-31T09:30:00Z\", or \"\"", (given) => typeof given === "string" && (given === "" || isMoment(given)));
const subject = {
	benchmark: name,
	package: path
};
function isMoment(text) {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
function sides(shape) {
	return record({
		base: shape,
		head: shape
	});
}
function rows(shape) {
	return list(shape, mostRows);
}
const ratio$1 = record({
	estimate: number(0),
	low: orNull(number(0)),
	high: orNull(number(0))
});
const sample = (given) => {
	if (!Array.isArray(given) || given.length > 3e3) throw new Misshapen(given, `a list of 0 to ${mostRounds} values`);
	for (let index = 0; index < given.length; index++) {
		const one = given[index];
		if (one === null || typeof one === "number" && Number.isFinite(one)) continue;
		const error = new Misshapen(one, "a finite number, or null");
		error.path.unshift(index);
		throw error;
	}
	return given;
};
const times = whole(0);
const row = record({
	...subject,
	unit
});
const accepted = record({
	match: (given) => typeof given === "string" ? name(given) : row(given),
	upTo: orNull(number(0)),
	by: orNull(text(1e3)),
	when: orNull(text(100)),
	why: orNull(text(1e4)),
	url: orNull(text(1e4))
});
// src/core/result/reading/comparison-shape.ts
const summary = record({
	center: number(),
	low: orNull(number()),
	high: orNull(number()),
	samples: sample
});
const confirmation = record({
	recurred: truth,
	base: summary,
	head: summary,
	ratio: orNull(ratio$1),
	p: orNull(p)
});
const warning = oneOfKinds({
	spread: record({
		side,
		ratio: number(0)
	}),
	"few-rounds": record({
		side,
		needed: times
	}),
	unequal: record({
		base: times,
		head: times
	}),
	"two-modes": record({ side }),
	"slow-runs": record({
		base: times,
		head: whole(1),
		rounds: whole(1),
		beyond: number(0),
		p
	}),
	coarse: record({ step: number(Number.MIN_VALUE) }),
	blind: record({ visible: number(0) }),
	outliers: record({
		base: times,
		head: times
	})
});
const comparison = record({
	...subject,
	unit,
	better,
	exact: truth,
	assume: oneOf("exact", null),
	base: summary,
	head: summary,
	worse: orNull(sides(sample)),
	delta: orNull(number()),
	ratio: orNull(ratio$1),
	p: orNull(p),
	pairedP: orNull(p),
	adjustedP: orNull(p),
	visible: orNull(number(0)),
	roundsNeeded: orNull(number(1)),
	ruledOut: orNull(number(0)),
	change: oneOf("regressed", "improved", "changed", "unchanged", "within", "inconclusive"),
	confirmation: orNull(confirmation),
	rule: orNull(whole(0)),
	gate: oneOf("fail", "warn", "off"),
	accepted: orNull(accepted),
	warnings: list(warning, 20)
});
// src/core/result/reading/remark-shapes.ts
const lines = list(text(1e3), 1e3, 1);
const runWarning = oneOfKinds({
	drift: record({
		change: number(),
		p
	}),
	"second-visit": record({
		change: number(),
		p
	}),
	configuration: record({
		key: text(20, "a key", /^[a-z]+$/),
		base: message,
		head: message
	}),
	suite: record({ changed: list(name, mostRows, 1) }),
	steal: record({ share }),
	"too-few-rounds": record({
		comparisons: whole(1),
		least: whole(1)
	}),
	others: record({
		base: number(0),
		head: number(0),
		p: number(0, .001)
	}),
	"rule-unused": record({ match: text(1e4) }),
	"rule-over": record({
		match: text(1e4),
		until: text(100),
		owner: orNull(text(1e4))
	}),
	"left-running": record({
		count: whole(1),
		commands: lines
	}),
	"git-changed": record({
		count: whole(1),
		changed: lines,
		isPutBack: truth
	}),
	"noisy-machine": record({
		load: orNull(number(0)),
		clock: truth
	})
});
const timing = record({
	iterations: whole(0),
	seconds: number()
});
const probed = {
	probe: timing,
	full: timing
};
const doubt = both(record(subject), oneOfKinds({
	"optimised-away": record({
		side: orNull(side),
		iterations: whole(0),
		seconds: number()
	}),
	"grows-with-n": record({
		...probed,
		exponent: number()
	}),
	"setup-timed": record({
		...probed,
		setup: number(),
		share: number()
	}),
	"first-off": record({
		side: orNull(side),
		first: number(),
		others: number()
	}),
	clock: record({
		side: orNull(side),
		total: number()
	}),
	prints: record({ line: text(1e3) })
}));
const cost = record({
	flat: number(),
	cum: number()
});
const profileFile = text(300, "a file in profiles/", /^profiles\/[a-z0-9][a-z0-9.-]*$/);
const profile = record({
	...subject,
	kind: oneOf("cpu", "mem", "block"),
	unit: oneOf("sec/op", "B/op"),
	iterations: whole(1),
	files: orNull(sides(profileFile)),
	total: sides(number()),
	functions: list(record({
		function: text(1e3),
		base: cost,
		head: cost,
		isNoise: record({
			flat: truth,
			cum: truth
		})
	}), 15),
	failure: orNull(message)
});
const shareOf = record({
	hits: whole(0),
	of: whole(1),
	low: share,
	high: share
});
const calibration = record({
	floors: rows(record({
		...subject,
		unit,
		better,
		rounds: whole(0, mostRounds),
		noise: orNull(number(0)),
		spread: orNull(number(0)),
		ratio: orNull(ratio$1),
		visible: orNull(number(0)),
		roundsNeeded: orNull(whole(1)),
		p: orNull(p),
		falseAlarm: truth,
		regressed: truth
	})),
	steady: rows(record({
		...subject,
		unit,
		differs: truth
	})),
	benchmarks: times,
	seeing: times,
	typical: orNull(number(0)),
	roundsNeeded: orNull(whole(1)),
	suggested: record({
		count: orNull(whole(1)),
		threshold: orNull(share)
	}),
	alarms: orNull(shareOf),
	swapped: orNull(record({
		uncorrected: orNull(shareOf),
		red: shareOf
	}))
});
// src/core/result/reading/settings-shape.ts
const command = text(1e5);
const globs = list(text(1e4), 1e4);
const ratio = number(0, 1);
const go = record({
	packages: list(text(1e4), 1e4, 1),
	bench: command,
	benchtime: text(100),
	cpu: orNull(text(1e3)),
	benchmem: truth,
	tags: orNull(text(1e4)),
	goFlags: globs,
	test: truth
});
const mostParts = 256;
const part = value(`a part as [number, of], of at most ${mostParts}`, (given) => Array.isArray(given) && given.length === 2 && given.every((one) => Number.isInteger(one) && one >= 1 && one <= mostParts) && given[0] <= given[1]);
const benchmarkRule = record({
	match: text(1e4),
	threshold: orNull(ratio),
	ruleOut: orNull(ratio),
	better: oneOf("lower", "higher", null),
	gate: oneOf("fail", "warn", "off"),
	owner: orNull(text(1e4)),
	why: orNull(text(1e4)),
	until: orNull(text(100)),
	isOver: truth
});
const settings = record({
	run: command,
	go: orNull(go),
	format: text(100),
	filter: orNull(command),
	paths: globs,
	measure: oneOf("changed", "all"),
	output: globs,
	setup: orNull(command),
	workingDirectory: text(1e4),
	checkout: oneOf("in-place", "worktree"),
	ignoredFiles: oneOf("per-side", "shared"),
	overlay: globs,
	timeout: number(Number.MIN_VALUE),
	count: whole(1, 1e3),
	alpha: number(Number.MIN_VALUE, .5),
	threshold: ratio,
	ruleOut: ratio,
	deltaTest: oneOf("utest", "ttest", "none"),
	correction: oneOf("holm", "bh", "none"),
	strict: truth,
	outliers: oneOf("none", "iqr"),
	stopEarly: oneOf("pass", "pass-or-fail", "never"),
	sort: oneOf("none", "name", "delta"),
	confirm: truth,
	profile: list(oneOf("cpu", "mem", "block"), 3),
	calibrate: truth,
	perflock: oneOf("auto", "require", "off"),
	governor: orNull(whole(0, 100)),
	budget: orNull(number(Number.MIN_VALUE)),
	seed: whole(0, 2 ** 32 - 1),
	shard: orNull(part),
	durations: orNull(text(8, "a digest", /^[0-9a-f]{8}$/)),
	replica: orNull(part),
	failOn: oneOf("regression", "inconclusive", "never"),
	benchmarks: list(benchmarkRule, 1e4),
	accepted: list(accepted, 1e4)
});
const commit = record({
	sha: text(64, "a commit as 40 or 64 hexadecimal digits", /^([0-9a-f]{40}|[0-9a-f]{64})$/),
	from: text(1e3)
});
const perflock = record({
	held: truth,
	governor: orNull(whole(0, 100)),
	reason: orNull(text(1e3))
});
const machine = record({
	os: text(1e3),
	kernel: text(1e3),
	arch: text(100),
	cpu: text(1e3),
	cores: whole(0, 1e6),
	memoryBytes: whole(0),
	virtual: orNull(text(1e3)),
	governor: orNull(text(1e3)),
	turbo: orNull(truth),
	smt: orNull(truth),
	load: number(0, 1e6),
	loadAfter: number(0, 1e6),
	stealBefore: orNull(share),
	steal: orNull(share),
	perflock: orNull(perflock)
});
const visit = record({
	started: moment,
	seconds: number(0, 1e9),
	others: optional(number(0, 0xe8d4a51000))
});
const round = record({
	round: whole(1, 1e6),
	block: whole(1, mostRounds),
	first: oneOf("base", "head", null),
	base: visit,
	head: visit
});
const failure = {
	message,
	output: message
};
const lost = record({
	benchmark: path,
	package: path,
	failures: list(record({
		...failure,
		side,
		kind: oneOf("failed", "timeout", "no time")
	}), 100, 1)
});
const unmatched = record({
	...subject,
	unit: orNull(unit)
});
const visits = record({
	benchmark: name,
	package: name,
	turns: whole(1, 1e4),
	iterations: orNull(whole(1)),
	seconds: number(Number.MIN_VALUE, 1e9),
	overhead: number(0)
});
const ruleChange = record({
	rule: text(100),
	base: orNull(message),
	head: orNull(message)
});
const resultFile = record({
	schema: value("1, the only version there is", (given) => given === 1),
	verdict: oneOf("pass", "fail", "inconclusive"),
	reason: text(1e4),
	commits: sides(commit),
	settings,
	rules: orNull(record({
		file: name,
		changes: list(ruleChange, 1e3)
	})),
	machine,
	toolchains: sides(orNull(text(1e3))),
	formats: optional(sides(orNull(text(100)))),
	innerSamples: optional(rows(record({
		...subject,
		least: whole(1),
		most: whole(2)
	}))),
	rounds: list(round, mostRounds),
	stopped: oneOf("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty"),
	baseFailed: orNull(record(failure)),
	again: list(round, mostRounds),
	isRelaid: truth,
	laidOut: rows(name),
	visits: rows(visits),
	lost: rows(lost),
	proven: rows(record({
		benchmark: name,
		package: name
	})),
	doubts: rows(doubt),
	profiles: list(profile, 1e3),
	calibration: orNull(calibration),
	comparisons: rows(comparison),
	geomeans: rows(record({
		unit,
		ratio: number(Number.MIN_VALUE),
		rows: whole(1),
		of: whole(2)
	})),
	warnings: list(runWarning, 100),
	unmatched: sides(rows(unmatched)),
	merged: value("null, as a result that was judged from others is not judged again", (given) => given === null),
	elsewhere: value("nothing, as is said only where others have judged", (given) => given === void 0)
});
// src/core/result/read-result.ts
const mostBytes = 64 * 2 ** 20;
const deepest$1 = 32;
const mostContainers = 4e6;
const mostPairs = 1e9;
var NotAResult = class extends Error {
	name = "NotAResult";
};
function readResult(text) {
	refuseBoundless(text);
	const result = shaped(parsed(text));
	refuseContradictions(result);
	return result;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new NotAResult(`The file is not JSON: ${legible(error.message, 120)}.`);
	}
}
function shaped(value) {
	try {
		return resultFile(value);
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		const { place, message, accepted } = error;
		throw new NotAResult(`${place} is ${message}; accepted is ${accepted}.`);
	}
}
function refuseBoundless(text) {
	if (text.length > mostBytes) throw new NotAResult(`The file is larger than ${mostBytes / 2 ** 20} MiB, the most that is read.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		false
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (isQuoted) {
			if (code === 92) index++;
			else if (code === 34) isQuoted = false;
		} else if (code === 34) isQuoted = true;
		else if (code === 91 || code === 123) {
			depth++;
			containers++;
			if (depth > deepest$1) throw new NotAResult(`Lists and objects stand more than ${deepest$1} deep in each other; a result has nine levels.`);
			if (containers > mostContainers) throw new NotAResult(`There are more than ${mostContainers} lists and objects, the most that is read.`);
		} else if (code === 93 || code === 125) depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	const refuse = (index, what) => new NotAResult(`comparisons[${index}]${what}.`);
	const known = new Map();
	for (const [index, one] of comparisons.entries()) {
		const id = JSON.stringify([
			one.package,
			one.benchmark,
			one.unit
		]);
		const before = known.get(id);
		if (before !== void 0) throw refuse(index, ` has the benchmark and unit of comparisons[${before}]; each stands there once`);
		known.set(id, index);
		for (const { place, block, of } of blocksIn(one, rounds.length, again.length)) {
			for (const side of sides$1) if (block[side].length !== of) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${of} rounds; there is one for each round`);
			if (!isMatched(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	const pairs = comparisons.reduce((sum, one) => sum + workOf(one), 0);
	if (pairs > mostPairs) throw new NotAResult(`To judge ${comparisons.length} comparisons of ${rounds.length} rounds, ${pairs.toPrecision(2)} pairs of values would have to be compared; ${mostPairs} are the most.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	const samples = (one) => ({
		base: one.base.samples,
		head: one.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			of: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			of: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			of: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}
// src/effects/files/read-results.ts
const fileName = "result.json";
const most = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
const deepest = 8;
async function readResults(folder) {
	const names = await namesBelow(folder);
	if (names.length > most.files) throw new Misconfigured(`results: there are ${names.length} files "${fileName}" in ${folder}; ${most.files} are the most that are read. Give the folder of this run alone.`);
	const found = [];
	let left = most.bytes;
	for (const name of names) {
		const read = await textOf(join(folder, name), Math.min(mostBytes, left));
		left -= read.bytes;
		found.push({
			name,
			...read.text === null ? {
				result: null,
				why: read.why
			} : resultIn(read.text)
		});
	}
	return found;
}
async function namesBelow(folder) {
	const names = [];
	let entries = 0;
	const visit = async (below, depth) => {
		for await (const entry of await opendir(join(folder, below))) {
			if (++entries > most.entries) throw new Misconfigured(`results: there are more than ${most.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
			const name = join(below, entry.name);
			if (entry.name === fileName && !entry.isDirectory()) names.push(name);
			else if (entry.isDirectory() && depth < deepest) await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new Misconfigured(`results: ${resolve(folder)} cannot be read as a folder (${code}).`);
	}
	return names.sort();
}
async function textOf(path, limit) {
	const refuse = (why) => ({
		text: null,
		why,
		bytes: 0
	});
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const file = _usingCtx$1.a(await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
			const there = await file.stat();
			if (!there.isFile()) return refuse("It is no plain file.");
			if (there.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read of it.`);
			const content = Buffer.alloc(there.size);
			const { bytesRead } = await file.read(content, 0, there.size, 0);
			return {
				text: new TextDecoder("utf-8", { fatal: true }).decode(content.subarray(0, bytesRead)),
				why: "",
				bytes: bytesRead
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		const { code } = error;
		if (code === "ELOOP" || code === "EMLINK") return refuse("It is a link, and links are not followed.");
		return refuse(error instanceof TypeError ? "It is no UTF-8 text." : `It cannot be read (${code}).`);
	}
}
function resultIn(text) {
	try {
		return {
			result: readResult(text),
			why: ""
		};
	} catch (error) {
		if (!(error instanceof NotAResult)) throw error;
		return {
			result: null,
			why: error.message
		};
	}
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
export { configurations as a, inWords as c, judgeRecorded as d, judgementOn as f, warningsFrom as i, judgeBaseFailed as l, plainText as m, timesOf as n, suiteWarning as o, randomFrom as p, readResults as r, inOrder as s, mergeVisits as t, judgeNothing as u };
