import { o as logAverage, s as median } from "./libraries.js";
import { d as Misconfigured, o as visible } from "./escape.js";
import { a as adjust, n as mannWhitney } from "./welch.js";
import { r as sides } from "./measuring.js";
import { c as formatRounds, f as shortSha, h as isCounted, o as formatPercent, s as formatRatio, v as usualDirection } from "./numbers.js";
import { u as upperTail } from "./apart.js";
import { $ as wholeRounds, B as openWithoutBase, H as compare, J as planFor, Q as blocksOf, W as pairedTest, Z as worseShare, q as noiseOf, z as confirm } from "./markdown.js";
import { c as isNamedBy, i as isMatched } from "./least-rounds.js";
import { a as judgeEmpty, f as confidence, i as judge, m as present, o as judgeUntouched, p as finite, s as judgeWithoutBase, t as accept } from "./accept.js";
import { t as noisyMachine } from "./machine.js";
import { s as _usingCtx } from "./rules-file2.js";
import { i as readResult, n as mostBytes, t as NotAResult } from "./read-result.js";
import { constants } from "node:fs";
import { join, resolve } from "node:path";
import { open, opendir } from "node:fs/promises";
function plainText(text) {
	return text.map(plainSpan).join("");
}
function plainSpan(span) {
	if (typeof span == "string") return visible(span);
	switch (span.kind) {
		case "name": return visible(span.text);
		case "code": return `\`${visible(span.text)}\``;
		case "strong": return plainText(span.text);
		case "term": return visible(span.words);
		case "link": return `${visible(span.words)} (${span.to})`;
		case "break": return "\n";
	}
}
function randomFrom(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 2654435769 >>> 0;
		let mixed = state;
		return mixed = Math.imul(mixed ^ mixed >>> 16, 569420461), mixed = Math.imul(mixed ^ mixed >>> 15, 1935289751), ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
	};
}
function binomialInterval(hits, of, confidence) {
	let tail = (1 - confidence) / 2;
	return {
		low: hits === 0 ? 0 : rootOf((p) => atLeast(hits, of, p) - tail),
		high: hits === of ? 1 : rootOf((p) => tail - atLeast(of - hits, of, 1 - p))
	};
}
function rootOf(rising) {
	let [low, high] = [0, 1];
	for (let step = 0; step < 60; step++) {
		let middle = (low + high) / 2;
		rising(middle) < 0 ? low = middle : high = middle;
	}
	return (low + high) / 2;
}
function atLeast(hits, of, p) {
	if (p <= 0) return 0;
	if (p >= 1) return 1;
	let term = of * Math.log1p(-p), fewer = 0;
	for (let k = 0; k < hits; k++) fewer += Math.exp(term), term += Math.log((of - k) / (k + 1)) + Math.log(p) - Math.log1p(-p);
	return Math.max(0, 1 - fewer);
}
function swapTest(blocks) {
	let differences = blocks.map(rankDifferences), rounds = Math.max(0, ...differences.map((one) => one.length)), byRound = Array.from({ length: rounds }, (_, round) => differences.reduce((sum, block) => sum + (block[round] ?? 0), 0)), sizes = byRound.map(Math.abs).filter((size) => size !== 0), total = sizes.reduce((sum, size) => sum + size, 0), upTo = sizes.length > 100 ? approximate(sizes, total) : exact(sizes, total);
	return (swapped) => {
		let ups = 0;
		for (let [round, difference] of byRound.entries()) difference > 0 !== (swapped[round] ?? !1) && (ups += Math.abs(difference));
		return {
			greater: upTo(total - ups),
			less: upTo(ups)
		};
	};
}
function rankDifferences({ base, head }) {
	let isComplete = (round) => (base[round] ?? null) !== null && (head[round] ?? null) !== null, values = [...base.keys()].filter(isComplete).flatMap((round) => [base[round], head[round]]), sorted = new Float64Array(values).sort(), twiceRank = new Map();
	for (let first = 0, last = 0; first < sorted.length; first = ++last) {
		for (; sorted[last + 1] === sorted[first];) last++;
		twiceRank.set(sorted[first], first + last);
	}
	let rank = (value) => twiceRank.get(value) ?? 0;
	return base.map((_, round) => isComplete(round) ? rank(head[round]) - rank(base[round]) : 0);
}
function exact(sizes, total) {
	let ways = new Float64Array(total + 1);
	ways[0] = 1;
	let most = 0;
	for (let size of sizes) {
		most += size;
		for (let s = most; s >= size; s--) ways[s] = ways[s] + ways[s - size];
	}
	for (let s = 1; s <= total; s++) ways[s] = ways[s] + ways[s - 1];
	return (limit) => ways[limit] / 2 ** sizes.length;
}
function approximate(sizes, total) {
	let deviation = Math.sqrt(sizes.reduce((sum, size) => sum + size * size, 0)) / 2, step = sizes.some((size) => size % 2 != 0) ? 1 : 2;
	return (limit) => upperTail((total / 2 - limit - step / 2) / deviation);
}
function swappedSuites(series, rules, seed, machines = []) {
	let gated = series.filter((one) => directionOf(one) !== null);
	if (gated.length === 0) return null;
	let judge = swapJudge(gated, rules, machines), rounds = Math.max(...gated.map(({ base }) => base.length)), random = randomFrom(seed + 1), all = Array.from({ length: isPlain(rules) ? 1e3 : 200 }, () => judge(coins(rounds, random))), suites = (isHit) => shareOf(all.filter(isHit).length, all.length);
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
	let pOf = isRanked(rules) ? pByRanks(series, machines) : pByComparing(series, rules, machines);
	return (swapped) => {
		let p = pOf(swapped), paid = p.map((one) => Math.min(1, one / worseShare(rules))), adjusted = isPlain(rules) ? adjust(paid, rules.correction) : [], suspects = series.filter((_, index) => (adjusted[index] ?? 0) <= rules.alpha), judged = compare(suspects.map((one) => exchange(one, swapped)), rules, machines);
		return {
			uncorrected: p.filter((one) => one <= rules.alpha).length,
			regressed: judged.filter(({ change }) => change === "regressed").length
		};
	};
}
function pByRanks(series, machines) {
	let tests = series.map((one) => swapTest(blocksOf(one, machines))), directions = series.map(directionOf);
	return (swapped) => tests.map((test, index) => test(swapped)[directions[index] === "higher" ? "less" : "greater"]);
}
function pByComparing(series, rules, machines) {
	let alone = {
		...rules,
		correction: "none",
		strict: !1,
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
	let { base, head } = series, pick = (mine, theirs) => mine.map((value, round) => swapped[round] ? theirs[round] ?? null : value);
	return {
		...series,
		base: pick(base, head),
		head: pick(head, base)
	};
}
function directionOf({ rule, unit }) {
	return rule.better === void 0 ? usualDirection(unit) : rule.better;
}
function coins(rounds, random) {
	return Array.from({ length: rounds }, () => random() < .5);
}
const most$1 = .9;
function calibrationOf(series, rules, seed, machines = []) {
	let matched = series.filter(isMatched), judged = compare(matched, rules, machines), alone = compare(matched, {
		...rules,
		correction: "none",
		strict: !1,
		stopEarly: "never"
	}, machines), isSteady = (index) => judged[index]?.exact === !0 || isConstant(matched[index]), varying = matched.filter((_, index) => !isSteady(index)), together = judged.filter(({ exact, better }) => !exact && better !== null).length, floors = matched.flatMap((one, index) => isSteady(index) ? [] : [floorOf(one, judged[index], alone[index], together, rules, machines)]), tested = floors.filter(({ p }) => p !== null);
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
	let { benchmark, package: path, unit, better, ratio, change } = judged, noise = noiseOf(series, machines), plan = noise !== null && better !== null && rules.deltaTest !== "none" ? planFor(noise, better, together, rules) : null, p = better === null ? null : alone.adjustedP;
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
	let units = new Map();
	for (let floor of floors.filter(({ better, noise }) => better !== null && noise !== null)) {
		let id = JSON.stringify([floor.package, floor.benchmark]);
		units.set(id, [...units.get(id) ?? [], floor]);
	}
	let worst = (value) => [...units.values()].map((all) => Math.max(...all.map((floor) => value(floor) ?? Infinity))).sort((a, b) => a - b), [visible, needed] = [worst((floor) => floor.visible), worst((floor) => floor.roundsNeeded)];
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
	return finite(ascending[Math.ceil(share * ascending.length) - 1] ?? Infinity);
}
function rounded(visible) {
	if (visible === null || visible > 1) return null;
	let steps = visible > .1 ? 100 : 200;
	return Math.max(1, Math.ceil(visible * steps - 1e-9)) / steps;
}
function place({ better, unit }) {
	return (better === null ? 2 : 0) + (unit === "sec/op" ? 0 : 1);
}
function isConstant({ base, head }) {
	let values = [...present(base), ...present(head)];
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
function geomeans(comparisons) {
	return [...new Set(comparisons.map((one) => one.unit))].flatMap((unit) => {
		let all = comparisons.filter((one) => one.unit === unit), ratios = all.filter(({ base, head }) => base.center > 0 && head.center > 0).map(({ base, head }) => head.center / base.center), ratio = ratios.length === 0 ? NaN : logAverage(ratios);
		return all.length < 2 || !Number.isFinite(ratio) ? [] : [{
			unit,
			ratio,
			rows: ratios.length,
			of: all.length
		}];
	});
}
function ruleWarnings({ benchmarks }, known) {
	if (benchmarks.length === 0) return [];
	let rows = known.flatMap(({ benchmark, package: path, unit }) => benchmark === null ? [] : [{
		benchmark,
		package: path,
		...unit == null ? {} : { unit }
	}]);
	return benchmarks.flatMap(({ match, isOver, until, owner }) => isOver ? [{
		kind: "rule-over",
		match,
		until: until ?? "",
		owner
	}] : rows.some((row) => isNamedBy(match, row)) ? [] : [{
		kind: "rule-unused",
		match
	}]);
}
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
	let { compared, broken, unmeasured, proven, missing } = grounds, isLost = broken + unmeasured > 0, [first = "", ...rest] = [
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
	let { base, head } = unmatched;
	return base === 0 && head === 0 ? "Nothing was measured on either side" : base === 0 ? `Base has no benchmarks to compare with (head has ${head})` : `Nothing to compare: no benchmark has the same name on both sides (base has ${base}, head ${head})`;
}
function ofTally(tally, threshold) {
	let { regressed, accepted, muted, improved, changed, undecided } = tally, of = plural(tally.benchmarks), passing = accepted > 0 ? `${accepted} of ${of} regressed, which was accepted` : "", also = [
		regressed > 0 && accepted > 0 ? `, ${accepted} more ${accepted === 1 ? "was" : "were"} accepted` : "",
		muted > 0 ? `, ${muted} ${regressed + accepted > 0 ? "more" : "regressed but"} ${muted === 1 ? "is" : "are"} muted` : "",
		improved > 0 ? `, ${improved} improved` : "",
		changed > 0 ? `, ${changed} changed in a unit of unknown direction` : ""
	].join("");
	return regressed > 0 ? `${regressed} of ${of} regressed${also}${undecided > 0 ? `, ${undecided} inconclusive` : ""}` : undecided > 0 ? passing === "" ? `${undecided} of ${of} undecided, no regression shown${also}` : `${undecided} of ${of} undecided; ${passing}${also}` : passing === "" ? `${noRegression(tally, threshold)}${also}` : `No other regression: ${passing}${also}`;
}
function noRegression({ benchmarks, within }, threshold) {
	let of = plural(benchmarks);
	if (within === null) return `No regression in ${of}`;
	let far = `within ${Math.ceil(within.ruledOut * 100 - 1e-9)}%`;
	if (!within.areOthersNearer) return `No regression in ${of}, ${within.benchmarks} of them ${far}`;
	let rest = benchmarks - within.benchmarks;
	return rest === 0 ? `No regression: ${of} ${far}` : `No regression: ${rest} of ${of} within ${formatRatio(threshold)}, ${within.benchmarks === 1 ? "the other" : "the others"} ${far}`;
}
function ofCalibration({ benchmarks, seeing, typical }, { count, threshold, deltaTest }) {
	let of = plural(benchmarks);
	if (benchmarks === 0) return "On this machine nothing varies: there is no noise";
	if (deltaTest === "none") return `How far ${of} vary on this machine; nothing is tested`;
	let all = benchmarks === 1 ? "the only benchmark" : `all ${of}`, some = `${seeing === 0 ? "none" : seeing} of ${of}`, half = typical === null || benchmarks === 1 ? "" : `, and one of ${formatPercent(typical)} in half of them`;
	return `On this machine ${formatRounds(count)} see a worsening of ${formatRatio(threshold)} in ${seeing === benchmarks ? all : some}${half}`;
}
function plural(benchmarks) {
	return benchmarks === 1 ? "1 benchmark" : `${benchmarks} benchmarks`;
}
function judgeRecorded(recorded) {
	let { settings, rounds, series, lost, proven, unmatched, again, merged, warnings } = recorded, first = compare(series, settings, machines(rounds)), confirmed = again ? confirm(first, again.series, {
		...settings,
		count: again.rounds.length
	}, machines(again.rounds)) : first, comparisons = accept(openWithoutBase(confirmed, lost), settings.accepted), calibration = settings.calibrate && comparisons.length > 0 ? calibrationOf(series, settings, settings.seed, machines(rounds)) : null;
	if (settings.shard !== null && isEmpty(recorded)) return withoutComparisons(recorded, judgeEmpty(settings.shard));
	let judgement = calibration ? judgeCalibration(calibration) : judgementOn({
		comparisons,
		unmatched,
		lost,
		proven,
		settings,
		merged
	}), isWhole = settings.shard === null && missingIn(merged) === 0, told = ruleWarnings(settings, [
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
	let isClaimed = merged?.isStrangers ?? !1, counts = {
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
	let { series, again, ...kept } = recorded;
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
	let all = merged?.missing ?? [], unread = all.filter(({ why }) => why === "unreadable").length, absent = all.filter(({ why }) => why === "absent").length;
	return all.length - unread - absent + Math.max(unread, absent);
}
function machines(rounds) {
	return rounds.map(({ block }) => block);
}
function inOrder(warnings) {
	return [
		"too-few-rounds",
		"suite",
		"noisy-machine",
		"drift",
		"second-visit",
		"configuration",
		"steal",
		"others",
		"rule-unused",
		"rule-over",
		"left-running",
		"git-changed"
	].flatMap((kind) => warnings.filter((one) => one.kind === kind));
}
function mannKendall(values) {
	let n = values.length, s = 0;
	for (let [index, later] of values.entries()) for (let before = 0; before < index; before++) s += Math.sign(later - values[before]);
	let ties = tieSizes(values);
	if (s === 0 || ties.length < 2) return {
		s,
		p: 1
	};
	if (ties.length === n && n <= 50) return {
		s,
		p: Math.min(1, 2 * exactTail(n, Math.abs(s)))
	};
	let term = (size) => size * (size - 1) * (2 * size + 5), variance = (term(n) - ties.reduce((sum, size) => sum + term(size), 0)) / 18;
	return {
		s,
		p: Math.min(1, 2 * upperTail((Math.abs(s) - 1) / Math.sqrt(variance)))
	};
}
function tieSizes(values) {
	let sizes = new Map();
	for (let value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
	return [...sizes.values()];
}
function exactTail(n, s) {
	let most = Math.floor((n * (n - 1) / 2 - s) / 2), probability = new Float64Array(most + 1);
	probability[0] = 1;
	for (let k = 2; k <= n; k++) {
		let next = new Float64Array(most + 1);
		for (let inversions = 0; inversions <= most; inversions++) for (let added = 0; added < k && added <= inversions; added++) next[inversions] = next[inversions] + probability[inversions - added] / k;
		probability = next;
	}
	return probability.reduce((sum, one) => sum + one, 0);
}
function driftOf(series) {
	let histories = historiesOf(series.filter(({ unit }) => unit === "sec/op").map(timesOf$1).filter(({ length }) => length > 0)), { p } = mannKendall(ranked(histories));
	if (p > .01) return null;
	let quarter = Math.ceil(histories.length / 4), rises = histories.slice(-quarter).map((levels) => levels.at(-1) - mean$1(levels.slice(0, quarter))), change = Math.exp(mean$1(rises)) - 1;
	return Number.isFinite(change) ? {
		kind: "drift",
		change,
		p
	} : null;
}
function timesOf$1({ base, head }) {
	let sums = base.map((value, round) => (logOf(value) + logOf(head[round] ?? null)) / 2), end = sums.findIndex((sum) => Number.isNaN(sum));
	return end < 0 ? sums : sums.slice(0, end);
}
function logOf(value) {
	return value !== null && value > 0 ? Math.log(value) : NaN;
}
function historiesOf(times) {
	let weighted = times.map((logs) => ({
		logs,
		weight: 1 / (varianceOf(logs) + 1e-6)
	})), lengths = [...new Set(times.map(({ length }) => length))].sort((a, b) => a - b);
	return lengths.flatMap((length, index) => {
		let staying = weighted.filter(({ logs }) => logs.length >= length), levels = Array.from({ length }, (_, round) => levelOf(staying, round));
		return levels.map((_, round) => levels.slice(0, round + 1)).slice(lengths[index - 1] ?? 0);
	});
}
function levelOf(times, round) {
	return times.reduce((sum, { logs, weight }) => sum + weight * logs[round], 0) / times.reduce((sum, { weight }) => sum + weight, 0);
}
function ranked(histories) {
	let ranks = [];
	for (let levels of histories) {
		let level = levels.at(-1), equal = ranks[levels.indexOf(level)];
		if (equal === void 0) {
			let lower = levels.filter((one) => one < level).length, below = ranks.toSorted((a, b) => a - b)[lower - 1] ?? 0;
			ranks = [...ranks.map((rank) => rank > below ? rank + 1 : rank), below + 1];
		} else ranks = [...ranks, equal];
	}
	return ranks;
}
function mean$1(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function varianceOf(values) {
	let center = mean$1(values);
	return mean$1(values.map((value) => (value - center) ** 2));
}
function secondVisitOf(rounds, series) {
	let rows = series.filter(({ unit }) => unit === "sec/op").map(differencesOf), levels = rounds.flatMap(({ first }, round) => {
		let seen = rows.flatMap(({ weight, differences }) => {
			let difference = differences[round] ?? null;
			return difference === null ? [] : [{
				weight,
				difference
			}];
		});
		if (first === null || seen.length === 0) return [];
		let level = seen.reduce((sum, { weight, difference }) => sum + weight * difference, 0), weights = seen.reduce((sum, { weight }) => sum + weight, 0);
		return [{
			first,
			level: (first === "base" ? 1 : -1) * level / weights
		}];
	}), head = levels.map(({ level }) => level), { greater, less } = pairedTest([{
		base: head.map((level) => -level),
		head
	}]), p = Math.min(1, 2 * Math.min(greater, less));
	if (p > .001) return null;
	let ways = sides.map((side) => levels.filter(({ first }) => first === side).map(({ level }) => level)).filter(({ length }) => length > 0);
	return {
		kind: "second-visit",
		change: Math.exp(ways.reduce((sum, one) => sum + median(one), 0) / ways.length) - 1,
		p
	};
}
function differencesOf({ base, head }) {
	let logs = base.map((value, round) => {
		let other = head[round] ?? null;
		return value !== null && other !== null && value > 0 && other > 0 ? Math.log(other / value) : null;
	}), known = logs.filter((log) => log !== null);
	if (known.length === 0) return {
		weight: 0,
		differences: []
	};
	let center = centerOf(known);
	return {
		weight: 1 / (known.reduce((sum, log) => sum + (log - center) ** 2, 0) / known.length + 1e-6),
		differences: logs.map((log) => log === null ? null : log - center)
	};
}
function centerOf(values) {
	return median(values.flatMap((one, index) => values.slice(index).map((other) => (one + other) / 2)));
}
const surroundings = [
	"goos",
	"goarch",
	"cpu"
];
function movements(rounds, series) {
	return [driftOf(series), secondVisitOf(rounds, series)].filter((one) => one !== null);
}
function stealWarning(steal) {
	return steal !== null && steal > .02 ? [{
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
	let seen = (side, key) => [...new Set(rounds.flatMap((round) => round[side].measurements.flatMap((one) => one.config[key] || [])))].sort().join(", ");
	return surroundings.map((key) => ({
		kind: "configuration",
		key,
		base: seen("base", key),
		head: seen("head", key)
	})).filter(({ base, head }) => base !== head && base !== "" && head !== "");
}
function othersOf(rounds) {
	let [base, head] = [busyDuring(rounds, "base"), busyDuring(rounds, "head")];
	if (base.length === 0 || head.length === 0) return null;
	let { p } = mannWhitney(base, head), centers = {
		base: median([...base]),
		head: median([...head])
	};
	return p > .001 || Math.abs(centers.base - centers.head) < .25 ? null : {
		kind: "others",
		...centers,
		p
	};
}
function busyDuring(rounds, side) {
	return rounds.flatMap((round) => {
		let { others, seconds } = round[side];
		return others === void 0 || seconds <= 0 ? [] : [others / seconds];
	});
}
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
	return base === null || head === null || base === head ? [] : [{
		kind: "configuration",
		key: "go",
		base,
		head
	}];
}
const fileName = "result.json", most = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
async function readResults(folder) {
	let names = await namesBelow(folder);
	if (names.length > most.files) throw new Misconfigured(`results: there are ${names.length} files "${fileName}" in ${folder}; ${most.files} are the most that are read. Give the folder of this run alone.`);
	let found = [], left = most.bytes;
	for (let name of names) {
		let read = await textOf(join(folder, name), Math.min(mostBytes, left));
		left -= read.bytes, found.push({
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
	let names = [], entries = 0, visit = async (below, depth) => {
		for await (let entry of await opendir(join(folder, below))) {
			if (++entries > most.entries) throw new Misconfigured(`results: there are more than ${most.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
			let name = join(below, entry.name);
			entry.name === fileName && !entry.isDirectory() ? names.push(name) : entry.isDirectory() && depth < 8 && await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		let { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new Misconfigured(`results: ${resolve(folder)} cannot be read as a folder (${code}).`);
	}
	return names.sort();
}
async function textOf(path, limit) {
	let refuse = (why) => ({
		text: null,
		why,
		bytes: 0
	});
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			let file = _usingCtx$1.a(await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)), there = await file.stat();
			if (!there.isFile()) return refuse("It is no plain file.");
			if (there.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read of it.`);
			let content = Buffer.alloc(there.size), { bytesRead } = await file.read(content, 0, there.size, 0);
			return {
				text: new TextDecoder("utf-8", { fatal: !0 }).decode(content.subarray(0, bytesRead)),
				why: "",
				bytes: bytesRead
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		let { code } = error;
		return refuse(code === "ELOOP" || code === "EMLINK" ? "It is a link, and links are not followed." : error instanceof TypeError ? "It is no UTF-8 text." : `It cannot be read (${code}).`);
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
function mergeVisits(visits) {
	let [first, ...others] = visits;
	if (!first) return {
		started: "",
		seconds: 0,
		measurements: []
	};
	if (others.length === 0) return first;
	let found = new Map();
	for (let { measurements } of visits) {
		let times = new Map();
		for (let measurement of measurements) {
			let name = idOf(measurement), nth = times.get(name) ?? 0;
			times.set(name, nth + 1);
			let id = `${nth} ${name}`, known = found.get(id);
			known ? known.push(measurement) : found.set(id, [measurement]);
		}
	}
	return {
		...first,
		...timesOf(visits),
		measurements: [...found.values()].map(typical)
	};
}
function timesOf(visits) {
	let sum = (all) => all.reduce((sum, one) => sum + one, 0), others = visits.flatMap((visit) => visit.others ?? []), seconds = sum(visits.map((visit) => visit.seconds));
	return visits.length === 0 || others.length < visits.length ? { seconds } : {
		seconds,
		others: sum(others)
	};
}
function typical(all) {
	let first = all[0], iterations = all.map((one) => one.iterations).toSorted((a, b) => a - b);
	return {
		...first,
		iterations: iterations[iterations.length - 1 >> 1] ?? first.iterations,
		...together(first.unit, withoutStrays(all))
	};
}
const strays = new Map([["B/op", 6144], ["allocs/op", 8]]);
function withoutStrays(all) {
	let values = all.map(({ value }) => value), least = Math.min(...values);
	return all.map(({ unit, value, iterations }) => {
		let stray = strays.get(unit);
		return stray !== void 0 && iterations > 0 && (value - least) * iterations <= stray ? least : value;
	});
}
function together(unit, values) {
	if (isCounted(unit)) return { value: mean(values) };
	let direction = usualDirection(unit);
	if (direction === null) return { value: median([...values]) };
	let sorted = values.toSorted((a, b) => direction === "lower" ? a - b : b - a), half = Math.ceil(sorted.length / 2), value = mean(sorted.slice(0, half));
	return half === sorted.length ? { value } : {
		value,
		worse: mean(sorted.slice(half))
	};
}
function mean(values) {
	let [first = 0] = values;
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
