import { estimatedWorsening, rowId } from "./basics.js";
import { rowsWithOutcome } from "./confirm.js";
import { historyReferenceOfBaseCommit, machineKindOf } from "./point.js";

// src/core/history/regressions.ts
const recoveredHistoryLineTolerance = .02;
function findBenchmarksWorseThanReference(history, results) {
	const places = commitPositionsInHistory(history);
	const lines = new Map(history.lines.map((line) => [`${line.machine}\0${line.values.at(-1)?.head}\0${rowId(line)}`, line]));
	return results.flatMap((result) => {
		const [since, head] = [historyReferenceOfBaseCommit(result.commits.base), result.commits.head.sha];
		const red = new Set(rowsWithOutcome(result.comparisons, "regressed"));
		return result.comparisons.flatMap((comparison) => {
			const [isRed, worse] = [red.has(comparison), estimatedWorsening(comparison)];
			if (!isRed && (comparison.gate !== "fail" || comparison.accepted !== null)) return [];
			const line = lines.get(`${machineKindOf(result)}\0${head}\0${rowId(comparison)}`);
			const steps = line ? worseStepsAfterReference(line, since.sha, places) : [];
			if (!isRed && (steps.length === 0 || worse <= .02 || comparison.better === null)) return [];
			const { benchmark, package: path, unit, ratio } = comparison;
			return [{
				worse,
				finding: {
					benchmark,
					package: path,
					unit,
					since,
					head,
					ratio,
					isRed,
					steps
				}
			}];
		});
	}).sort((a, b) => a.worse === b.worse ? 0 : b.worse - a.worse).map(({ finding }) => finding);
}
function worseStepsAfterReference({ steps, better }, since, commits) {
	const from = commits.get(since) ?? Number.POSITIVE_INFINITY;
	const isWorse = ({ ratio }) => better === "higher" ? ratio < 1 : ratio > 1;
	return steps.filter((step) => isWorse(step) && (commits.get(step.by) ?? 0) > from);
}
function commitPositionsInHistory({ commits }) {
	return new Map(commits.flatMap(({ sha, forks }, index) => [sha, ...forks].map((one) => [one, index])));
}
function countWorseStepsByRow({ history, commits }, since, machine) {
	const counts = /* @__PURE__ */ new Map();
	const places = commitPositionsInHistory({ commits });
	if (!places.has(since)) return counts;
	for (const line of history.lines) {
		if (line.machine !== machine || line.better === null) continue;
		const before = counts.get(rowId(line)) ?? 0;
		counts.set(rowId(line), before + worseStepsAfterReference(line, since, places).length);
	}
	return counts;
}

export { commitPositionsInHistory, countWorseStepsByRow, findBenchmarksWorseThanReference, recoveredHistoryLineTolerance, worseStepsAfterReference };