import { ratio } from "./kinds.js";
import { readLists, ruleLocation } from "./rules-file.js";
import { ruleOf } from "./row-rules.js";
import { Misconfigured, appliedRuleLines, rulesLines } from "./basics.js";
import { readRules } from "./rules-file2.js";

// src/core/compare/compare-rules.ts
function compareRules(file, { inputs, lines, lists }, today) {
	const threshold = inputs.threshold === void 0 ? null : readThreshold(file, inputs.threshold, lines.threshold);
	const at = (line) => ruleLocation(file, line);
	const { benchmarks, accepted } = readLists(lists, {
		threshold: threshold ?? 0,
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
		return ratio(0, 1).parse("threshold", text.trim());
	} catch (error) {
		if (!(error instanceof Misconfigured)) throw error;
		throw new Misconfigured(`${ruleLocation(file, line ?? null)}: ${error.message}`);
	}
}
function ruleFinderOf(benchmarks) {
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
			return ruleOf(named, { benchmarks }) ?? -1;
		});
		return (row) => benchmarks[indices[row]] ?? null;
	};
}

// src/commands/compare-rules.ts
async function readCompareRules(top, path) {
	const rules = await readRules(top, path);
	return rules === null ? null : compareRules(rules.file, rules, (/* @__PURE__ */ new Date()).toISOString().slice(0, 10));
}

export { appliedRuleLines, readCompareRules, ruleFinderOf, rulesLines };