// src/core/common/glob.ts
function fitsGlob(glob, text) {
	let [at, from, star, held] = [
		0,
		0,
		-1,
		0
	];
	while (at < text.length) if (glob[from] === "*") {
		star = from++;
		held = at;
	} else if (from < glob.length && (glob[from] === "?" || glob[from] === text[at])) {
		from++;
		at++;
	} else if (star >= 0) {
		from = star + 1;
		at = ++held;
	} else return false;
	while (glob[from] === "*") from++;
	return from === glob.length;
}

// src/core/judge/row-rules.ts
function namesOf({ benchmark, package: path, unit }) {
	const bare = benchmark.replace(/-\d+$/, "");
	const names = [.../* @__PURE__ */ new Set([benchmark, bare])].flatMap((one) => [one, `Benchmark${one}`]);
	const all = [...names, ...endsOf(path).flatMap((end) => names.map((one) => `${end}.${one}`))];
	return unit === void 0 ? all : [...all, ...all.map((one) => `${one} ${unit}`)];
}
function endsOf(path) {
	if (path === null) return [];
	const last = path.split("/").slice(-8);
	return [.../* @__PURE__ */ new Set([path, ...last.map((_, at) => last.slice(at).join("/"))])];
}
function isNamedBy(match, row) {
	return namesOf(row).some((name) => fitsGlob(match, name));
}
function ruleOf(row, { benchmarks }) {
	if (benchmarks.length === 0) return null;
	const names = namesOf(row);
	const found = benchmarks.findIndex(({ match, isOver }) => !isOver && names.some((name) => fitsGlob(match, name)));
	return found < 0 ? null : found;
}
function rowRulesOf(series, rules) {
	const rule = ruleOf(series, rules);
	return {
		rules: withRule(rules, rule),
		rule,
		gate: gateOf(rules, rule)
	};
}
function withRule(settings, rule) {
	const own = rule === null ? void 0 : settings.benchmarks[rule];
	if (own === void 0 || own.threshold === null && own.ruleOut === null) return settings;
	const threshold = own.threshold ?? settings.threshold;
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
	const better = rule === null ? null : benchmarks[rule]?.better ?? null;
	return better === null ? series : {
		...series,
		rule: {
			...series.rule,
			better
		}
	};
}
function isRowOf(row, benchmark) {
	return row.startsWith(benchmark) && /^([/\s]|-\d+(\s|$)|$)/.test(row.slice(benchmark.length));
}
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

export { directed, fitsGlob, gateOfBenchmark, isNamedBy, isRowOf, rowRulesOf, ruleOf, ruleWarnings, settingsOfRow };