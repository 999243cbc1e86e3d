// src/core/go/benchmark-names.ts
function splitProcessorSuffix(benchmark, { cpu, reported, most }) {
	const [, name = benchmark, processors = "1"] = /^(.*)-(\d+)$/s.exec(benchmark) ?? [];
	const counts = cpu?.split(",");
	return processors !== "1" && (counts ? counts.includes(processors) && !counts.some((number) => reported.includes(`${benchmark}-${number}`)) : areAppended([benchmark, ...reported], most)) ? {
		name,
		processors
	} : {
		name: benchmark,
		processors: null
	};
}
function splitProcessorSuffixUsingResultFile({ comparisons, settings, machine }, benchmark) {
	const reported = comparisons.map((comparison) => comparison.benchmark);
	return splitProcessorSuffix(benchmark, {
		cpu: settings.go?.cpu ?? null,
		reported,
		most: machine.cores
	});
}
function benchPatternForResultBenchmark(result, benchmark) {
	return benchPatternForReportedName(splitProcessorSuffixUsingResultFile(result, benchmark).name);
}
function areAppended(names, most) {
	const top = names.find((name) => !name.includes("/"));
	if (top !== void 0) return top.includes("-");
	const [ending, ...others] = new Set(names.map((name) => /-(\d+)$/.exec(name)?.[1]));
	return ending !== void 0 && others.length === 0 && Number(ending) <= most;
}
function splitBenchPatternAtPipeAndSlash(pattern) {
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
function narrowBenchPatternToBenchmark(name, alternatives) {
	const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join("/"));
	return [...new Set(patterns)].join("|");
}
function benchPatternForReportedName(benchmark) {
	const [top = "", ...below] = benchmark.split("/");
	return [`^Benchmark${top}$`, ...below.map((level) => `^${quoted(level)}$`)].join("/");
}
function quoted(text) {
	return text.replace(/[\\.+*?()|[\]{}^$]/g, "\\$&");
}

export { benchPatternForReportedName, benchPatternForResultBenchmark, narrowBenchPatternToBenchmark, splitBenchPatternAtPipeAndSlash, splitProcessorSuffix, splitProcessorSuffixUsingResultFile };