import { h as isCounted, v as usualDirection } from "./numbers.js";
// src/core/judge/unmatched.ts
function unmatched(series, side) {
	const other = side === "base" ? "head" : "base";
	const name = (one) => JSON.stringify([one.package, one.benchmark]);
	const elsewhere = new Set(series.filter((one) => has(one[other])).map(name));
	const found = new Map();
	for (const one of series) {
		if (has(one[other])) continue;
		const { benchmark, package: path, unit } = one;
		if (elsewhere.has(name(one))) found.set(`${name(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else found.set(name(one), {
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
// src/core/judge/least-rounds.ts
function leastRounds(comparisons, { alpha, deltaTest, correction }) {
	if (deltaTest === "none") return 1;
	if (deltaTest === "ttest") return 2;
	return Math.max(8, Math.ceil(1 + Math.log2((correction === "none" ? 1 : Math.max(1, comparisons)) / alpha)));
}
function tooFewRounds(settings, comparisons) {
	const least = leastRounds(comparisons, settings);
	return settings.count >= least ? null : {
		kind: "too-few-rounds",
		comparisons,
		least
	};
}
function couldFail(series) {
	const { unit, rule } = series;
	return (rule.better !== void 0 ? rule.better : usualDirection(unit)) !== null && rule.assume !== "exact" && !isCounted(unit) && isMatched(series);
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
export { tooFewRounds as a, leastRounds as i, notInstalled as n, isMatched as o, couldFail as r, unmatched as s, noisyMachine as t };
