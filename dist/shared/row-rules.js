import { displayedUnitName } from "./basics.js";

// src/core/common/glob.ts
function textMatchesGlob(glob, text) {
	let [position, next, star, starPosition] = [
		0,
		0,
		-1,
		0
	];
	while (position < text.length) if (glob[next] === "*") {
		star = next++;
		starPosition = position;
	} else if (next < glob.length && (glob[next] === "?" || glob[next] === text[position])) {
		next++;
		position++;
	} else if (star >= 0) {
		next = star + 1;
		position = ++starPosition;
	} else return false;
	while (glob[next] === "*") next++;
	return next === glob.length;
}
function restsOfGlobAfter(glob, text) {
	let positions = positionsPastStars(glob, [0]);
	for (const character of text.split("")) positions = positionsPastStars(glob, [...positions].flatMap((position) => {
		if (glob[position] === "*") return position;
		return glob[position] === "?" || glob[position] === character ? position + 1 : [];
	}));
	return [...positions].map((position) => glob.slice(position));
}
function positionsPastStars(glob, positions) {
	const all = new Set(positions);
	for (const position of all) if (glob[position] === "*") all.add(position + 1);
	return all;
}

// src/core/judge/row-rules.ts
function hasRuleExpired(until, today) {
	return until !== null && until < today;
}
function namesOf({ benchmark, package: path, unit }) {
	const bare = isNamedByGo(benchmark, path) ? benchmark.replace(/-\d+$/, "") : benchmark;
	const names = [.../* @__PURE__ */ new Set([benchmark, bare])].flatMap((name) => [name, `Benchmark${name}`]);
	const qualified = [...names, ...endsOf(path).flatMap((end) => names.map((name) => `${end}.${name}`))];
	const units = unit === void 0 ? [] : /* @__PURE__ */ new Set([unit, displayedUnitName(unit)]);
	return [...qualified, ...[...units].flatMap((one) => qualified.map((name) => `${name} ${one}`))];
}
function isNamedByGo(benchmark, path) {
	return path !== null || /^[^\p{Ll}\s][^\s/-]*(?:\/|-\d+$)/u.test(benchmark);
}
function endsOf(path) {
	if (path === null) return [];
	const last = path.split("/").slice(-8);
	return [.../* @__PURE__ */ new Set([path, ...last.map((_, index) => last.slice(index).join("/"))])];
}
function globMatchesRow(match, row) {
	return namesOf(row).some((name) => textMatchesGlob(match, name));
}
function firstMatchingRuleIndexOrNull(row, { benchmarks }) {
	if (benchmarks.length === 0) return null;
	const names = namesOf(row);
	const index = benchmarks.findIndex(({ match, isOver }) => !isOver && names.some((name) => textMatchesGlob(match, name)));
	return index < 0 ? null : index;
}
function rowRulesOf(series, rules) {
	const rule = firstMatchingRuleIndexOrNull(series, rules);
	return {
		rules: settingsOfRow({ rule }, rules),
		rule,
		gate: gateOf(rules, rule)
	};
}
function settingsOfRow({ rule }, settings) {
	const own = ruleAt(settings, rule);
	if (own === void 0) return settings;
	const threshold = own.threshold ?? settings.threshold;
	return {
		...settings,
		threshold,
		ruleOut: own.ruleOut ?? settings.ruleOut
	};
}
function gateOf(rules, rule) {
	return ruleAt(rules, rule)?.gate ?? "fail";
}
function ruleAt({ benchmarks }, rule) {
	return rule === null ? void 0 : benchmarks[rule];
}
function gateModeOfUncomparedBenchmark(row, rules) {
	return gateOf(rules, firstMatchingRuleIndexOrNull(row, rules));
}
function isBenchmarkWithoutRowsMuted(benchmark, { benchmarks }) {
	const index = firstMatchingRuleIndexOrNull(benchmark, { benchmarks });
	if (index === null || gateOf({ benchmarks }, index) === "fail") return false;
	return !benchmarks.slice(0, index).filter(({ gate, isOver }) => gate === "fail" && !isOver).some(({ match }) => namesOf(benchmark).some((name) => restsOfGlobAfter(match, name).some((rest) => restOfRowName.test(rest))));
}
const restOfRowName = /^([/\s*?]|-[\d*?]|$)/;
function applyRuleDirection(series, rules, rule) {
	const better = ruleAt(rules, rule)?.better;
	return better == null ? series : {
		...series,
		rule: {
			...series.rule,
			better
		}
	};
}
function isRowOfBenchmarkOrSubBenchmark(row, benchmark) {
	return row.startsWith(benchmark) && /^([/\s]|-\d+(\s|$)|$)/.test(row.slice(benchmark.length));
}
function rulesWithoutEffectRunWarnings({ benchmarks }, namedRows) {
	const rows = namedRows.flatMap(({ benchmark, package: path, unit }) => benchmark === null ? [] : [{
		benchmark,
		package: path,
		...unit == null ? {} : { unit }
	}]);
	return benchmarks.flatMap(({ match, isOver, until, owner }, index) => {
		if (isOver) return [{
			kind: "rule-over",
			match,
			until: until ?? "",
			owner
		}];
		const earlier = benchmarks.slice(0, index).find((rule) => rule.until === null && globMatchesAllOf(rule.match, match));
		if (earlier) return [{
			kind: "rule-shadowed",
			match,
			by: earlier.match
		}];
		return rows.some((row) => globMatchesRow(match, row)) ? [] : [{
			kind: "rule-unused",
			match
		}];
	});
}
function globMatchesAllOf(glob, other) {
	return ["", "\0".repeat(glob.length + 1)].every((text) => textMatchesGlob(glob, other.replaceAll("*", text)));
}

export { applyRuleDirection, firstMatchingRuleIndexOrNull, gateModeOfUncomparedBenchmark, globMatchesRow, hasRuleExpired, isBenchmarkWithoutRowsMuted, isRowOfBenchmarkOrSubBenchmark, rowRulesOf, rulesWithoutEffectRunWarnings, settingsOfRow, textMatchesGlob };