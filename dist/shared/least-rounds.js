import { h as isCounted, v as usualDirection } from "./numbers.js";
function fitsGlob(glob, text) {
	let [at, from, star, held] = [
		0,
		0,
		-1,
		0
	];
	for (; at < text.length;) if (glob[from] === "*") star = from++, held = at;
	else if (from < glob.length && (glob[from] === "?" || glob[from] === text[at])) from++, at++;
	else if (star >= 0) from = star + 1, at = ++held;
	else return !1;
	for (; glob[from] === "*";) from++;
	return from === glob.length;
}
function namesOf({ benchmark, package: path, unit }) {
	let bare = benchmark.replace(/-\d+$/, ""), names = [...new Set([benchmark, bare])].flatMap((one) => [one, `Benchmark${one}`]), all = path === null ? names : [...names, ...names.map((one) => `${path}.${one}`)];
	return unit === void 0 ? all : [...all, ...all.map((one) => `${one} ${unit}`)];
}
function isNamedBy(match, row) {
	return namesOf(row).some((name) => fitsGlob(match, name));
}
function ruleOf(row, { benchmarks }) {
	if (benchmarks.length === 0) return null;
	let names = namesOf(row), found = benchmarks.findIndex(({ match, isOver }) => !isOver && names.some((name) => fitsGlob(match, name)));
	return found < 0 ? null : found;
}
function rowRulesOf(series, rules) {
	let rule = ruleOf(series, rules);
	return {
		rules: withRule(rules, rule),
		rule,
		gate: gateOf(rules, rule)
	};
}
function withRule(settings, rule) {
	let own = rule === null ? void 0 : settings.benchmarks[rule];
	if (own === void 0 || own.threshold === null && own.ruleOut === null) return settings;
	let threshold = own.threshold ?? settings.threshold;
	return {
		...settings,
		threshold,
		ruleOut: own.ruleOut ?? settings.ruleOut
	};
}
function settingsOfRow({ rule }, settings) {
	return withRule(settings, rule);
}
function gateOf({ benchmarks }, rule) {
	return rule === null ? "fail" : benchmarks[rule]?.gate ?? "fail";
}
function gateOfBenchmark(row, rules) {
	return gateOf(rules, ruleOf(row, rules));
}
function directed(series, { benchmarks }, rule) {
	let better = rule === null ? null : benchmarks[rule]?.better ?? null;
	return better === null ? series : {
		...series,
		rule: {
			...series.rule,
			better
		}
	};
}
function unmatched(series, side) {
	let other = side === "base" ? "head" : "base", name = (one) => JSON.stringify([one.package, one.benchmark]), elsewhere = new Set(series.filter((one) => has(one[other])).map(name)), found = new Map();
	for (let one of series) {
		if (has(one[other])) continue;
		let { benchmark, package: path, unit } = one;
		elsewhere.has(name(one)) ? found.set(`${name(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		}) : found.set(name(one), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...found.values()];
}
function isMatched({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
function leastRounds(comparisons, { alpha, deltaTest, correction }) {
	return deltaTest === "none" ? 1 : deltaTest === "ttest" ? 2 : Math.max(8, Math.ceil(1 + Math.log2((correction === "none" ? 1 : Math.max(1, comparisons)) / alpha)));
}
function tooFewRounds(settings, comparisons) {
	let least = leastRounds(comparisons, settings);
	return settings.count >= least ? null : {
		kind: "too-few-rounds",
		comparisons,
		least
	};
}
function couldFail(series, rules) {
	let { rule: own, gate } = rowRulesOf(series, rules), { unit, rule } = directed(series, rules, own), direction = rule.better === void 0 ? usualDirection(unit) : rule.better;
	return gate === "fail" && direction !== null && rule.assume !== "exact" && !isCounted(unit) && isMatched(series);
}
export { unmatched as a, isNamedBy as c, isMatched as i, rowRulesOf as l, leastRounds as n, directed as o, tooFewRounds as r, gateOfBenchmark as s, couldFail as t, settingsOfRow as u };
