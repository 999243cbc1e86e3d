import { MisconfiguredError, ratioInputKind } from "./basics.js";
import { parseRuleAndAcceptedEntriesOfRulesFile, rulesFileLocationText } from "./rules-file.js";
import { firstMatchingRuleIndexOrNull } from "./row-rules.js";

// src/core/compare/compare-rules.ts
function parseCompareRules(file, { inputs, lines, lists }, today) {
	const threshold = inputs.threshold === void 0 ? null : readThreshold(file, inputs.threshold, lines.threshold);
	const at = (line) => rulesFileLocationText(file, line);
	const { benchmarks, accepted } = parseRuleAndAcceptedEntriesOfRulesFile(lists, { threshold: threshold ?? 0 }, {
		today,
		at
	});
	return {
		file,
		threshold,
		benchmarks,
		accepted: accepted.length
	};
}
function readThreshold(file, text, line) {
	try {
		return ratioInputKind(0, 1).parse("threshold", text.trim());
	} catch (error) {
		if (!(error instanceof MisconfiguredError)) throw error;
		throw new MisconfiguredError(`${rulesFileLocationText(file, line ?? null)}: ${error.message}`);
	}
}
function createCompareRowRuleFinderFactory(benchmarks) {
	if (benchmarks.length === 0) return void 0;
	return (grid) => {
		const { config, unit } = grid.heading;
		const [, path = ""] = config.entries().find(([key]) => key === "pkg") ?? [];
		const indices = Int32Array.from({ length: grid.length }, (_, row) => {
			const named = {
				benchmark: grid.nameOf(row),
				package: path === "" ? null : path,
				unit
			};
			return firstMatchingRuleIndexOrNull(named, { benchmarks }) ?? -1;
		});
		return (row) => benchmarks[indices[row]] ?? null;
	};
}

export { createCompareRowRuleFinderFactory, parseCompareRules };