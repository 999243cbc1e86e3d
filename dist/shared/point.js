import { isWarningThatOtherCodeRan, isWarningThatSamplesAreVoid, shortSha } from "./basics.js";

// src/core/history/point.ts
function whyNoHistoryPoint({ calibration, baseFailed, warnings }) {
	if (calibration !== null) return "it is a calibration, which measures one commit against itself";
	if (warnings.some(isWarningThatOtherCodeRan)) return "it is not certain that each side ran its own code";
	if (warnings.some(isWarningThatSamplesAreVoid)) return "its times are cached, not measured";
	return baseFailed === null ? null : "base could not be measured in it";
}
function historyPointOfResult(result, at) {
	const { commits, comparisons, proven, rounds, settings, stopped } = result;
	const why = whyNoHistoryPoint(result);
	if (why !== null) throw new RangeError(why);
	return {
		at,
		since: nameBaseCommitAsHistoryReference(commits.base),
		head: commits.head.sha,
		machine: machineKindOf(result),
		run: rounds[0]?.base.started ?? at,
		rounds: rounds.length,
		rows: comparisons.flatMap((one) => rowOf(one) ?? []),
		withoutRatio: comparisons.filter((one) => rowOf(one) === null).map(placeOf),
		proven: proven.map(({ benchmark, package: path }) => ({
			benchmark,
			package: path
		})),
		paths: settings.paths,
		isUntouched: stopped === "unchanged" && proven.length === 0
	};
}
function nameBaseCommitAsHistoryReference({ sha, from }) {
	return {
		sha,
		name: /^(?:base|since): (\S+)/.exec(from)?.[1] ?? shortSha(sha)
	};
}
function machineKindOf({ machine, merged }) {
	const machines = merged?.machines ?? [machine];
	const kinds = new Set(machines.map(({ cpu, cores, arch }) => `${cpu}, ${cores} cores, ${arch}`));
	return kinds.size === 1 ? [...kinds].join() : "machines of several kinds";
}
function rowOf(comparison) {
	const { better, exact, ruledOut, base, head } = comparison;
	const ratio = comparison.ratio ?? (base.center === head.center ? {
		estimate: 1,
		low: 1,
		high: 1
	} : null);
	return ratio === null ? null : {
		...placeOf(comparison),
		better,
		exact,
		ratio,
		ruledOut
	};
}
function placeOf({ benchmark, package: path, unit }) {
	return {
		benchmark,
		package: path,
		unit
	};
}

export { historyPointOfResult, machineKindOf, nameBaseCommitAsHistoryReference, whyNoHistoryPoint };