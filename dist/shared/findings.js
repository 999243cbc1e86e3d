import { estimatedWorsening } from "./acceptances.js";
import { shortPrintableName, shortSha, worseningAndImprovementOfRatio } from "./basics.js";
import { failingRegressions } from "./verdict.js";
import { historyBenchmarkAndUnitKey } from "./note.js";
import { convertBaseToHistoryReference, machineKindOf } from "./point.js";

// src/core/history/findings.ts
const recoveredTolerance = .02;
function findHistoryRegressions(history, results) {
	const places = commitPositionsInHistory(history);
	const lines = new Map(history.lines.map((line) => [`${line.machine}\0${line.values.at(-1)?.head}\0${historyBenchmarkAndUnitKey(line)}`, line]));
	return results.flatMap((result) => {
		const [since, head] = [convertBaseToHistoryReference(result.commits.base), result.commits.head.sha];
		const red = new Set(failingRegressions(result.comparisons));
		return result.comparisons.flatMap((comparison) => {
			const [isRed, worse] = [red.has(comparison), estimatedWorsening(comparison)];
			if (!isRed && (comparison.gate !== "fail" || comparison.accepted !== null)) return [];
			const line = lines.get(`${machineKindOf(result)}\0${head}\0${historyBenchmarkAndUnitKey(comparison)}`);
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
function countWorseSteps({ history, commits }, since, machine) {
	const counts = /* @__PURE__ */ new Map();
	const places = commitPositionsInHistory({ commits });
	if (!places.has(since)) return counts;
	for (const line of history.lines) {
		if (line.machine !== machine || line.better === null) continue;
		const before = counts.get(historyBenchmarkAndUnitKey(line)) ?? 0;
		counts.set(historyBenchmarkAndUnitKey(line), before + worseStepsAfterReference(line, since, places).length);
	}
	return counts;
}
const recently = 12096e5;
function findUnrecoveredHistoryLines(history, results) {
	const places = commitPositionsInHistory(history);
	return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
		const [since, head, kind] = [
			commits.base.sha,
			commits.head.sha,
			machineKindOf({
				machine,
				merged
			})
		];
		const night = Date.parse(rounds[0]?.base.started ?? "");
		const gated = comparisons.filter((comparison) => comparison.gate === "fail" && comparison.accepted === null);
		const ids = new Set(gated.filter(({ better }) => better !== null).map(historyBenchmarkAndUnitKey));
		return history.lines.filter((line) => {
			const last = line.values.at(-1);
			if (!ids.has(historyBenchmarkAndUnitKey(line)) || last?.measured.sha !== since) return false;
			const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently);
			const { worsening } = worseningAndImprovementOfRatio(last.own, line.better);
			return isSeen && worsening > .02 / 2 && worseStepsAfterReference(line, since, places).length > 0;
		});
	});
}
function whyIssueUnchanged(night) {
	const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night;
	if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`) return `it is about the branch ${shortPrintableName(defaultBranch, 100)}, and this run has measured ${shortPrintableName(ref.replace(/^refs\/(heads|tags)\//, ""), 100)}`;
	if (overtakenBy !== null) return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`;
	if (findings > 0) return null;
	if (!(!isPartial && results.every(({ verdict }) => verdict === "pass"))) return "no benchmark was found slower, but some are undecided";
	const [line] = lasting;
	if (!line) return null;
	const [name, unit, machine] = [
		line.benchmark,
		line.unit,
		line.machine
	].map((text) => shortPrintableName(text, 100));
	return `no benchmark was found slower, but ${name} ${unit} has not recovered on ${machine}`;
}

export { countWorseSteps, findHistoryRegressions, findUnrecoveredHistoryLines, whyIssueUnchanged };