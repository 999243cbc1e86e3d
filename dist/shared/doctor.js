import { seededRandom } from "./interim-plan.js";
import { CouldNotMeasureError, MisconfiguredError, _usingCtx, addTerminalCheckoutDefaults, alignColumns, coefficientOfVariation, columnCountOfTerminal, configValueOfMeasurement, createBenchmarkNaming, createColourTextForStream, createTerminalConsole, displayWidth, escapeControlCharacters, folderEntries, formatCountWithNoun, formatDeltaOrFromZero, formatDisplaySafeJson, formatDuration, formatFractionAsPercent, formatUnsignedPercent, groupBy, inputFlags, inputTextsFromFlags, isCountOrBytesUnit, loadAndClockRunWarningUnlessHosted, lstatOrNull, packageAndBenchmarkId, parseCommandLine, parseNonInputFlag, pathOrNearestExistingFolderAbove, ratioInputKind, rowId, shortenNameInMiddle, wholeNumberInputKind, wrapLine } from "./basics.js";
import { findingAndAdviceOfBrokenSourcesCanary } from "./canary.js";
import { rowsWithOutcome, verdictFailsCheck } from "./confirm.js";
import { isExitStatusOfMissingProgram, readNumberInFile, readTrimmedTextOrNull, refuseUnswitchableCheckout, runProcess, startObservingMachine } from "./run-resources.js";
import { checkoutStateFolder, countAbandonedWorktreeFolders, findGitLock, findStatusOfRunProcess, readCheckoutJournal, resolveTemporaryFolderForWorktrees } from "./recover.js";
import { createGit, decodeGitText, findTopFolderOfCheckout, refuseOldGit, splitAtNul } from "./git.js";
import { isShallowClone } from "./commits.js";
import { refuseMissingCheckout } from "./revisions.js";
import { createRulesOfMissingRulesFile, findCheckoutAndCommand, findFoldersWithGoBenchmarksByGit, readInputsWithRules, readRulesFile, resolveApplicableRulesFileInputs } from "./rules-file3.js";
import { steadyNow } from "./api.js";
import { findEditableInstallImportedByCommand, wrapMeasurementDriverWithMethods } from "./gate.js";
import { createUntrustedEnvironment } from "./start.js";
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from "./interrupt.js";
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from "./measure-in-terminal.js";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { lstat, statfs } from "node:fs/promises";

// src/core/doctor/findings.ts
function createDoctorFinding(state, subject, seen, why = "", advice = "") {
	return {
		subject,
		state,
		seen,
		why,
		advice
	};
}
function convertDoctorChecksToFindings(checks) {
	return checks.flatMap(({ subject, seen, isDoubtful, why, advice }) => {
		if (seen === null) return [];
		return isDoubtful ? createDoctorFinding("doubtful", subject, seen, why, advice) : createDoctorFinding("good", subject, seen);
	});
}
function doctorFindingsInState(parts, state) {
	return parts.flatMap(({ findings }) => findings.filter((doctorFinding) => doctorFinding.state === state));
}
const signs = {
	good: "✓",
	doubtful: "!",
	blocking: "✗"
};
const colours = {
	good: "green",
	doubtful: "yellow",
	blocking: "red"
};
const [widest, narrowest] = [100, 40];
function doctorFindingsText(parts, paint, columns) {
	const width = Math.min(widest, Math.max(narrowest, columns));
	const subjects = parts.flatMap(({ findings }) => findings.map(({ subject }) => displayWidth(subject)));
	const indent = 4 + Math.max(0, ...subjects);
	return [...parts.filter(({ findings }) => findings.length > 0).map(({ title, findings }) => [paint("bold", title), ...findings.flatMap((doctorFinding) => linesOf(doctorFinding, paint, indent, width))].join("\n")), ending(parts, paint, width)].join("\n\n").concat("\n");
}
function linesOf({ subject, state, seen, why, advice }, paint, indent, width) {
	const [first = "", ...more] = wrapped(escapeControlCharacters(why === "" ? seen : `${seen}: ${why}`), indent, width);
	const heading = `${paint(colours[state], signs[state])} ${subject.padEnd(indent - 2)}${first.slice(indent)}`;
	const [todo = "", ...steps] = advice === "" ? [] : wrapped(escapeControlCharacters(advice), indent + 2, width);
	return [
		heading,
		...more,
		...todo === "" ? [] : [`${" ".repeat(indent)}→ ${todo.slice(indent + 2)}`],
		...steps
	];
}
function wrapped(text, indent, width) {
	return wrapLine(`${" ".repeat(indent)}${text}`, width);
}
function ending(parts, paint, width) {
	const lines = (sentence) => wrapLine(sentence, width);
	const [blocking, doubtful] = [doctorFindingsInState(parts, "blocking"), doctorFindingsInState(parts, "doubtful")];
	if (blocking.length > 0) return lines(`Nothing can be measured: ${subjectsOf(blocking)}.`).map((line) => paint("red", line)).join("\n");
	return lines(`Measuring is possible, ${doubtful.length === 0 ? "and nothing was found that makes it unreliable." : `but this makes it less reliable: ${subjectsOf(doubtful)}.`}`).join("\n");
}
function subjectsOf(findings) {
	return [...new Set(findings.map(({ subject }) => subject))].join(", ");
}

// src/core/doctor/machine.ts
const mostSteal = .01;
const leastMemory = .1;
function processorLoadAndMemoryFindings(machine, { quota, memoryFree }) {
	const { cpu, cores, virtual, load, steal } = machine;
	return convertDoctorChecksToFindings([
		{
			subject: "processors",
			seen: `${cores} × ${cpu}`,
			isDoubtful: cores <= 1,
			why: "the benchmark shares it with every other program",
			advice: "Measure on a machine with two or more."
		},
		{
			subject: "limit",
			seen: quota === null || quota >= cores ? null : `${quota.toFixed(quota < 10 ? 1 : 0)} of ${cores} processors`,
			isDoubtful: true,
			why: "a program that uses more is paused for the rest of each tenth of a second",
			advice: `Give the container whole processors (cpuset) instead of a quota, or, for Go, set "cpu" (GOMAXPROCS) to ${Math.max(1, Math.floor(quota ?? 1))}.`
		},
		{
			subject: "virtual",
			seen: virtual ?? "no",
			isDoubtful: !hasOwnProcessors(machine),
			why: "other virtual machines share the processors, whose frequency cannot be set from here",
			advice: "Expect to see larger changes only: \"benchgate calibrate\" shows which ones can be detected. More rounds (--count) help."
		},
		{
			subject: "load",
			seen: `${load.toFixed(2)} on ${cores} ${cores === 1 ? "processor" : "processors"}`,
			isDoubtful: warningOfReport(machine, { load })?.load != null,
			why: "other programs are running",
			advice: "Close other programs, or wait until they end (\"top\" lists them)."
		},
		{
			subject: "steal",
			seen: steal === null ? null : `${formatUnsignedPercent(steal)} of the last second`,
			isDoubtful: steal !== null && steal > mostSteal,
			why: "the host gave this time to other virtual machines",
			advice: "Measure at another time, or on a machine with processors of its own."
		},
		{
			subject: "memory",
			seen: memoryFree === null ? null : `${formatUnsignedPercent(memoryFree)} free`,
			isDoubtful: memoryFree !== null && memoryFree < leastMemory,
			why: "programs may be swapped out while measuring",
			advice: "Close what takes up memory."
		}
	]);
}
function hasOwnProcessors({ virtual }) {
	return virtual === null || virtual === "container";
}
function warningOfReport(machine, facts) {
	const calm = {
		...machine,
		virtual: null,
		governor: null,
		turbo: null,
		load: 0,
		perflock: null
	};
	return loadAndClockRunWarningUnlessHosted({
		...calm,
		...facts
	});
}
function frequencyAndPowerFindings(machine, source) {
	const { governor, turbo, smt } = machine;
	const isOurs = hasOwnProcessors(machine);
	return convertDoctorChecksToFindings([
		{
			subject: "governor",
			seen: governor,
			isDoubtful: isOurs && warningOfReport(machine, { governor })?.clock === true,
			why: "the frequency follows the load",
			advice: "Run perflock's daemon (github.com/aclements/perflock), which keeps the frequency constant while measuring; or \"sudo cpupower frequency-set -g performance\"."
		},
		{
			subject: "turbo",
			seen: onOrOff(turbo),
			isDoubtful: isOurs && warningOfReport(machine, { turbo })?.clock === true,
			why: "processors are faster until they get warm",
			advice: "Run perflock's daemon, which keeps the frequency below turbo while measuring; or turn turbo off: \"echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo\" (AMD: \"echo 0 | sudo tee /sys/devices/system/cpu/cpufreq/boost\")."
		},
		{
			subject: "SMT",
			seen: onOrOff(smt),
			isDoubtful: isOurs && smt === true,
			why: "other programs may share a core with the benchmark",
			advice: "While measuring, turn SMT off: \"echo off | sudo tee /sys/devices/system/cpu/smt/control\"."
		},
		{
			subject: "power",
			seen: source === "battery" ? "on battery" : source,
			isDoubtful: isOurs && source === "battery",
			why: "processors are slowed down to save the battery",
			advice: "Plug the machine in."
		}
	]);
}
function onOrOff(isOn) {
	if (isOn === null) return null;
	return isOn ? "on" : "off";
}
const start = "Start its daemon: \"sudo -b perflock -daemon\".";
function perflockFinding(mode, lock) {
	const good = (seen) => createDoctorFinding("good", "perflock", seen);
	const required = "the setting \"perflock: require\" needs it";
	if (mode === "off") return good("turned off (\"perflock\" is \"off\")");
	if (lock.kind === "missing") {
		if (mode !== "require") return good("not installed, and not required");
		return createDoctorFinding("blocking", "perflock", "not installed", required, `Install it from github.com/aclements/perflock. ${start}`);
	}
	if (lock.kind === "unreachable") {
		const seen = `not reachable (${lock.reason})`;
		if (mode === "require") return createDoctorFinding("blocking", "perflock", seen, required, start);
		return createDoctorFinding("doubtful", "perflock", seen, "two runs could measure at once", `${start} Or set "perflock" to "off".`);
	}
	const [first] = lock.holders;
	if (first === void 0) return good("reachable, and free");
	return createDoctorFinding("doubtful", "perflock", `in use: ${first}`, "a run waits until it is free", "Wait for it, or see \"perflock -list\".");
}
const noisy = .03;
function busyLoopFinding(seconds) {
	if (seconds.length < 2) return null;
	const share = coefficientOfVariation([...seconds]);
	if (!Number.isFinite(share)) return null;
	const text = `${formatUnsignedPercent(share)} (deviation of ${seconds.length} loops of the same work)`;
	if (share < noisy) return createDoctorFinding("good", "noise", `quiet: ${text}`);
	return createDoctorFinding("doubtful", "noise", `noisy, ${text}`, "the same work takes more time in one run than in the next", "Close other programs, follow the advice above, or take more rounds (--count). \"benchgate calibrate\" shows how small a change can then be detected.");
}

// src/core/doctor/repository.ts
function gitProgramFinding({ version, refused }) {
	if (refused === null) return createDoctorFinding("good", "git", version ?? "can be run");
	const tooOld = /^.* is too old\. /.exec(refused)?.[0] ?? "";
	return createDoctorFinding("blocking", "git", version ?? "missing", tooOld === "" ? "base and head are checked out with it" : "too old to check out base and head", refused.slice(tooOld.length));
}
const goToRepository = "Go to a folder in a git repository.";
function gitCheckoutFindings({ root, refused, isShallow, left, worktrees, lock }) {
	const remains = [...leftFindings(left), ...convertDoctorChecksToFindings([{
		subject: "worktrees",
		seen: worktrees === 0 ? null : `left by ${formatCountWithNoun(worktrees, "killed run")}`,
		isDoubtful: true,
		why: "they take up space",
		advice: "Run \"benchgate restore\" to remove them; the next run removes them, too."
	}])];
	if (root === null) {
		const [seen, why, advice] = refused === null ? [
			"this folder is not in a git repository",
			"base and head are commits of a repository",
			goToRepository
		] : [
			"git cannot use this repository",
			"base and head are commits of this repository",
			refused
		];
		return [...remains, createDoctorFinding("blocking", "checkout", seen, why, advice)];
	}
	const none = createDoctorFinding("good", "leftovers", "none left by a killed run");
	return [
		createDoctorFinding("good", "checkout", root),
		...remains.length === 0 ? [none] : remains,
		...convertDoctorChecksToFindings([{
			subject: "history",
			seen: isShallow ? "shallow" : "complete",
			isDoubtful: isShallow,
			why: "base may be missing, and is then fetched if possible",
			advice: "Run \"git fetch --unshallow\"; in a workflow, set \"fetch-depth: 0\" of actions/checkout."
		}, {
			subject: "lock",
			seen: lock,
			isDoubtful: true,
			why: "git is running here, or was killed",
			advice: "Wait for git to end; if no git is running, remove this file."
		}])
	];
}
function sidesCheckoutRefusalFinding(checkout, refusal) {
	if (refusal === null) return null;
	const seen = `cannot be checked out (checkout: ${checkout})`;
	return createDoctorFinding("blocking", "sides", seen, "base and head are measured in turn", refusal);
}
function leftFindings(left) {
	if (left === null) return [];
	const subject = "leftovers";
	switch (left.kind) {
		case "held": {
			const seen = `process ${left.pid} has held this checkout since ${escapeControlCharacters(left.started)}`;
			return [createDoctorFinding("blocking", subject, seen, "two runs cannot share it", "Wait for that run to end.")];
		}
		case "killed": {
			const started = left.started === null ? "" : ` of ${escapeControlCharacters(left.started)}`;
			return [createDoctorFinding("doubtful", subject, `a run${started} was killed here`, "base or head may be checked out, with your files set aside", "Run \"benchgate restore\", before you change anything here.")];
		}
		case "lost": return [createDoctorFinding("blocking", subject, `${left.folder} has no record of what to restore`, "a run was killed, and your files that it has set aside cannot be restored automatically", "Look for your files in the subfolder \"yours\" of that folder, then remove the folder.")];
	}
}
const reserve = 2 ** 30;
function diskSpaceFinding({ checkout, tracked, ignored, isMore, place, free }) {
	if (free === null) return null;
	const needed = 2 * (ignored + (checkout === "worktree" ? tracked : 0));
	const seen = `${size(free)} free in ${place}; two sides need ${isMore ? "over " : ""}${size(needed)}`;
	const advice = checkout === "worktree" ? "Make room, or set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another disk." : "Make room, or set \"ignored-files\" to \"shared\".";
	if (free < needed) return createDoctorFinding("blocking", "disk", seen, "they do not fit", advice);
	if (free < needed + reserve) return createDoctorFinding("doubtful", "disk", seen, "builds and caches need room too", advice);
	return createDoctorFinding("good", "disk", seen);
}
function size(bytes) {
	const units = [
		"B",
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	];
	const n = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
	const value = bytes / 2 ** (10 * n);
	return `${n === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${units[n]}`;
}
function rulesFileAndFlagsFinding({ rules, count, refused, refusedInAction }) {
	if (refused !== null) return createDoctorFinding("blocking", "settings", "not accepted", "no measurement can start with them", refused);
	if (refusedInAction !== null) return createDoctorFinding("doubtful", "settings", "not accepted by the Action", "they work in a terminal only, as the Action has other defaults", refusedInAction);
	const seen = rules === null ? "no rules file: flags and defaults" : `${rules}, ${formatCountWithNoun(count, "input")}`;
	return createDoctorFinding("good", "settings", seen);
}
function benchmarkPresenceFinding(task, refused) {
	if (task === null) {
		const [, cause, advice] = /^run: not set, (.+?)\. ([A-Z].*)$/s.exec(refused) ?? [];
		return createDoctorFinding("blocking", "benchmarks", "none found", cause === void 0 ? "there is nothing to measure" : `"run" is not set, ${cause}`, advice ?? refused);
	}
	if (task.kind === "command") return createDoctorFinding("good", "benchmarks", `what "${short(task.run)}" prints; it was not run`);
	if (task.folders === 0) return createDoctorFinding("blocking", "benchmarks", `no "func Benchmark" in the test files of ${task.directory}`, "a run that measures nothing fails", "Add a Go benchmark, set \"working-directory\" to the folder that has the benchmarks, or set \"run\" to a command that prints benchmark results.");
	return createDoctorFinding("good", "benchmarks", `of Go, in ${formatCountWithNoun(task.folders, "folder")}`);
}
function sharedEditableInstallFinding(install) {
	if (install === null) return null;
	return createDoctorFinding("doubtful", "Python", `${install.environment} has ${install.target} as an editable install`, "both sides may run that code and not their own, unless \"setup\" installs it again", "Make an environment in \"setup\" (https://github.com/benchgate/benchgate/blob/main/docs/formats.md), or set \"checkout\" to in-place.");
}
const needs = {
	go: {
		why: "it builds and runs the benchmarks",
		advice: "Install Go from https://go.dev/dl; in a workflow, put actions/setup-go before this step."
	},
	bash: {
		why: "\"run\" and \"setup\" are run with it",
		advice: "Install bash; on Windows it comes with Git."
	}
};
function requiredProgramFindings(tools) {
	return tools.map(({ name, version, refused }) => {
		if (version === null) return createDoctorFinding("blocking", name, "cannot be run", needs[name].why, needs[name].advice);
		if (refused === null) return createDoctorFinding("good", name, version);
		return createDoctorFinding("blocking", name, refused, "nothing can be built with it", "Install that version of Go, or set GOTOOLCHAIN=auto, which fetches it.");
	});
}
function short(run) {
	const [line = "", ...more] = run.trim().split("\n");
	return more.length > 0 || line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

// src/core/doctor/self-test.ts
function estimateGateDetectableSlowdown({ comparisons, settings }) {
	const each = comparisons.filter(isSlowableRow).flatMap(({ visible, rule }) => {
		if (visible === null) return [];
		const threshold = settings.benchmarks[rule ?? -1]?.threshold ?? settings.threshold;
		return [Math.max(visible, threshold + (settings.strict ? visible : visible / 3))];
	});
	return each.length === 0 ? null : quantile(each, .8);
}
function decideSelfTestOutcome(slowdown, experiments) {
	if (experiments.some(({ asked, isRed, others }) => asked === 0 ? isRed : others.length > 0)) return "red-without";
	const level = summariseExperimentsAtSlowdown(slowdown, experiments);
	if (level.isMissed) return "not-red";
	return level.isShown ? "works" : null;
}
function findCauseOfMissedSlowdown(slowdown, still) {
	const { failOn, threshold, count } = still.settings;
	if (failOn === "never") return {
		kind: "never-fails",
		failOn
	};
	if (slowdown <= threshold) return {
		kind: "threshold",
		threshold
	};
	const visible = quantile(still.comparisons.filter(isSlowableRow).flatMap((comparison) => comparison.visible ?? []), .8);
	const rounds = visible > slowdown ? Math.ceil(count * (visible / slowdown) ** 2) : null;
	return {
		kind: "noise",
		foreseen: estimateGateDetectableSlowdown(still),
		count,
		rounds
	};
}
function quantile(values, at) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}
function exitStatusOfSelfTest({ outcome, canary }) {
	if (canary?.outcome === "not-seen") return 1;
	if (outcome === "works") return 0;
	return outcome === "red-without" || outcome === "not-red" ? 1 : 2;
}
function slowdownSelfTestReportText(test, paint, width) {
	const rows = test.experiments.map((experiment) => [
		experiment.benchmark === null ? "nothing" : shortenNameInMiddle(experiment.benchmark, 40),
		experiment.asked === 0 ? "" : formatFractionAsPercent(experiment.asked),
		experiment.measured === null ? "" : formatDeltaOrFromZero(experiment.measured),
		experiment.isRed ? "red" : experiment.verdict === "inconclusive" ? "inconclusive" : "green",
		formatDuration(experiment.seconds)
	]);
	const table = alignColumns([[
		"slowed",
		"by",
		"estimate",
		"the gate",
		"took"
	], ...rows], 1);
	const sentences = [sentenceOf(test, paint), smallestOf(test)].filter((one) => one !== "");
	const wrapped = (text) => wrapLine(text, Math.min(100, Math.max(40, width)));
	return [
		...canaryOf(test, paint).flatMap((one) => [...wrapped(one), ""]),
		...table,
		...sentences.flatMap((one) => ["", ...wrapped(one)]),
		""
	].join("\n");
}
function canaryOf({ canary }, paint) {
	if (canary === null) return [];
	const { found, todo } = findingAndAdviceOfBrokenSourcesCanary(canary);
	return [paint({
		seen: "green",
		"not-seen": "red",
		unknown: "yellow",
		untried: "yellow"
	}[canary.outcome], found), ...todo === "" ? [] : [todo]];
}
function sentenceOf(test, paint) {
	const by = formatFractionAsPercent(test.slowdown);
	const { shown, experiments } = summariseExperimentsAtSlowdown(test.slowdown, test.experiments);
	switch (test.outcome) {
		case null: return "The self-test ended before it was known whether the gate works.";
		case "works": {
			const works = `gate works: it was red in ${shown} of ${experiments} runs with a benchmark ${by} slower, and not in the run without a change.`;
			return test.canary?.outcome === "not-seen" ? `Apart from that, the ${works}` : paint("green", `The ${works}`);
		}
		case "red-without": return paint("red", `${redWithout(test)} By chance this happens in at most one of twenty runs: run it again, and if it is red again, look at the machine with "benchgate doctor" and "benchgate calibrate".`);
		case "nothing-to-slow": return paint("red", "No slowdown was tried, as no benchmark of this suite could fail by being slower: each row is muted by the rules, counts bytes or allocations, or has a unit for which it is not known whether lower or higher is better.");
		case "not-red": return paint("red", `The gate misses slowdowns: it was red in ${shown === 0 ? `none of the ${experiments}` : `only ${shown} of ${experiments}`} runs with a benchmark ${by} slower${whyNot(test.cause)}`);
	}
}
function redWithout({ experiments }) {
	const [other] = experiments.flatMap(({ others }) => others);
	return other === void 0 ? "The gate was red although nothing had changed." : `The gate was red for ${shortenNameInMiddle(other, 60)}, which was not slowed.`;
}
function whyNot(cause) {
	switch (cause?.kind) {
		case "never-fails": return `. fail-on is "${cause.failOn}". Set it to "regression".`;
		case "threshold": return `. The threshold, ${formatFractionAsPercent(cause.threshold)}, lets such a slowdown pass. Set "threshold" below it, or try a larger --slowdown.`;
		case "noise": return `${cause.foreseen === null ? "" : `. ${cause.count} rounds can detect about ${formatUnsignedPercent(cause.foreseen)} on this machine`}. Set ${cause.rounds === null ? "a larger \"count\"" : `"count" to about ${cause.rounds}`}, use a quieter machine, or make each benchmark run longer.`;
		case void 0: return ".";
	}
}
function smallestOf({ smallest, foreseen, outcome, cause }) {
	if (outcome !== "works" && outcome !== "not-red") return "";
	if (smallest !== null) return `Of the slowdowns tried, the smallest that the gate notices on this machine in at least 80% of the runs: ${formatFractionAsPercent(smallest.asked)} (red in ${smallest.shown} of ${smallest.experiments} runs).`;
	if (foreseen === null || cause?.kind === "never-fails" || cause?.kind === "threshold") return "";
	return `Judging by the noise, a slowdown of ${formatUnsignedPercent(foreseen)} should turn four of five runs red on this machine; no run has confirmed this.`;
}
function summariseSelfTestExperiment(slowdown, rows, { verdict, settings, comparisons, formats }, seconds) {
	const naming = createBenchmarkNaming(comparisons, [], formats);
	const isSlowed = (slowedRow) => rows.some((row) => rowId(row) === rowId(slowedRow));
	const isRed = verdictFailsCheck(verdict, settings.failOn);
	const failing = rowsWithOutcome(comparisons, "regressed");
	const estimates = comparisons.filter(isSlowed).map(worsening);
	const [first] = rows;
	return {
		asked: slowdown,
		verdict,
		isRed,
		seconds,
		benchmark: first ? naming(first) : null,
		isShown: isRed && failing.some(isSlowed),
		others: [...new Set(failing.filter((one) => !isSlowed(one)).map(naming))],
		measured: estimates.find((one) => one !== null) ?? null
	};
}
function findSlowableBenchmarks({ comparisons }) {
	const rows = comparisons.filter((comparison) => isSlowableRow(comparison) && comparison.gate === "fail");
	return [...groupBy(rows, packageAndBenchmarkId).values()];
}
function isSlowableRow({ better, unit, assume }) {
	return better !== null && assume !== "exact" && !isCountOrBytesUnit(unit);
}
function worsening({ better, ratio }) {
	if (ratio === null) return null;
	return (better === "higher" ? 1 / ratio.estimate : ratio.estimate) - 1;
}
const leastRatio = 1.3;
const step = 1.4;
function summariseExperimentsAtSlowdown(slowdown, experiments) {
	const here = experiments.filter((experiment) => experiment.asked === slowdown);
	const shown = here.filter(({ isShown }) => isShown).length;
	const isMissed = here.length - shown > 1;
	return {
		asked: slowdown,
		experiments: here.length,
		shown,
		isMissed,
		isShown: !isMissed && shown >= 4
	};
}
function levelsOf(experiments) {
	return [...new Set(experiments.map((experiment) => experiment.asked))].filter((one) => one > 0).toSorted((a, b) => a - b).map((one) => summariseExperimentsAtSlowdown(one, experiments));
}
function smallestSlowdownShownInSelfTest(experiments) {
	const levels = levelsOf(experiments);
	const missed = levels.findLastIndex(({ isMissed }) => isMissed);
	return levels.slice(missed + 1).find(({ isShown }) => isShown) ?? null;
}
function nextSlowdownToTry(experiments, first, { threshold }) {
	const levels = levelsOf(experiments);
	const open = levels.find(({ isShown, isMissed }) => !isShown && !isMissed);
	if (open) return open.asked;
	const missed = levels.findLast(({ isMissed }) => isMissed)?.asked ?? null;
	const shown = smallestSlowdownShownInSelfTest(experiments)?.asked ?? null;
	const lowest = Math.max(threshold, missed ?? 0);
	if (shown === null) return inBounds(levels.length === 0 ? first : Math.max(first, lowest * step), levels);
	if (first * leastRatio < shown && first > lowest) return inBounds(first, levels);
	if (lowest > 0 && shown / lowest < leastRatio) return null;
	return inBounds(Math.max(shown / step, Math.sqrt(shown * lowest)), levels);
}
function inBounds(slowdown, levels) {
	const rounded = Math.max(1, Math.ceil(slowdown * 200 - 1e-9)) / 200;
	return rounded > 1 || levels.some(({ asked }) => asked === rounded) ? null : rounded;
}

// src/effects/doctor/facts.ts
async function readGitVersionAndRefusal(git) {
	const said = await git.ask(["--version"]).catch(() => null);
	return {
		version: /\d[\w.]*/.exec(said ?? "")?.[0] ?? null,
		refused: await refusalOf$1(refuseOldGit(git))
	};
}
async function refusalOf$1(check) {
	try {
		await check;
		return null;
	} catch (error) {
		if (!(error instanceof MisconfiguredError)) throw error;
		return error.message;
	}
}
async function readCheckoutFactsForDoctor(git) {
	const found = findTopFolderOfCheckout(git);
	const refused = await refusalOf$1(found);
	const root = refused === null ? await found : null;
	if (root === null) return {
		root: null,
		refused,
		isShallow: false,
		left: await leftWithoutHead(git.folder),
		worktrees: 0,
		lock: null
	};
	return {
		root,
		refused,
		isShallow: await isShallowClone(git),
		left: await leftIn(await checkoutStateFolder(git)),
		worktrees: await countAbandonedWorktreeFolders(git),
		lock: await findGitLock(git)
	};
}
async function leftWithoutHead(folder) {
	for (let at = folder;; at = dirname(at)) {
		const left = await leftIn(join(at, ".git", "benchgate"));
		if (left !== null || at === dirname(at)) return left;
	}
}
async function leftIn(folder) {
	if (!(await lstatOrNull(folder))?.isDirectory()) return null;
	const journal = await readCheckoutJournal(folder).catch(() => null);
	if (journal === null) return {
		kind: "lost",
		folder
	};
	const { pid, started } = journal;
	return findStatusOfRunProcess(journal) !== "ended" ? {
		kind: "held",
		pid,
		started
	} : {
		kind: "killed",
		started
	};
}
async function findWhyNothingCanBeCheckedOut(git, checkout, temporary) {
	const check = async () => {
		await refuseMissingCheckout(git);
		if (checkout === "worktree") await resolveTemporaryFolderForWorktrees(git, temporary);
		else await refuseUnswitchableCheckout(git);
	};
	return refusalOf$1(check());
}
const mostFiles = 5e4;
async function readDiskSpaceNeededAndFree(git, checkout, temporary) {
	const place = checkout === "worktree" ? temporary : git.folder;
	const listed = await git.ask([
		"ls-files",
		"-z",
		"--others",
		"--ignored",
		"--exclude-standard"
	]);
	const ignored = splitAtNul(listed ?? "");
	const files = ignored.slice(0, mostFiles);
	let bytes = 0;
	for (let n = 0; n < files.length; n += 64) {
		const some = files.slice(n, n + 64).map((path) => sizeOf(join(git.folder, decodeGitText(path))));
		for (const size of await Promise.all(some)) bytes += size;
	}
	const { bavail, bsize } = await statfs(place).catch(() => ({
		bavail: null,
		bsize: 0
	}));
	return {
		checkout,
		tracked: await trackedBytes(git),
		ignored: bytes,
		isMore: ignored.length > files.length,
		place,
		free: bavail === null ? null : bavail * bsize
	};
}
async function sizeOf(path) {
	return lstat(path).then(({ size }) => size, () => 0);
}
async function trackedBytes(git) {
	const listed = await git.ask([
		"ls-tree",
		"-r",
		"-l",
		"-z",
		"HEAD"
	]);
	return splitAtNul(listed ?? "").map((entry) => Number(/ +(\d+)\t/.exec(entry)?.[1] ?? 0)).reduce((sum, size) => sum + size, 0);
}
function readFreeMemoryAndCpuQuota(root) {
	const memory = readTrimmedTextOrNull(root, "proc/meminfo") ?? "";
	const kilobytes = (name) => Number(new RegExp(`^${name}: +(\\d+) kB$`, "m").exec(memory)?.[1] ?? NaN);
	const free = kilobytes("MemAvailable") / kilobytes("MemTotal");
	return {
		quota: quotaOf(root),
		memoryFree: Number.isFinite(free) ? free : null
	};
}
function readPowerSource(root) {
	const folder = "sys/class/power_supply";
	const supplies = folderEntries(join(root, folder)).map(({ name }) => name).filter((name) => readTrimmedTextOrNull(root, `${folder}/${name}/scope`) !== "Device");
	const of = (name, file) => readTrimmedTextOrNull(root, `${folder}/${name}/${file}`);
	if (supplies.some((name) => of(name, "type") === "Battery" && of(name, "status") === "Discharging")) return "battery";
	const isPlugged = supplies.some((name) => of(name, "type") === "Mains" && of(name, "online") === "1");
	const isBattery = supplies.some((name) => of(name, "type") === "Battery");
	return isPlugged || isBattery ? "mains" : null;
}
function quotaOf(root) {
	const quotas = [...groupsOf(root), ""].flatMap((group) => {
		const [most, period] = (readTrimmedTextOrNull(root, `sys/fs/cgroup/${group}/cpu.max`) ?? "").split(" ").map(Number);
		const old = (name) => readNumberInFile(root, `sys/fs/cgroup/cpu/${group}/cpu.cfs_${name}_us`);
		const [least, length] = [old("quota"), old("period")];
		return [...most !== void 0 && period ? [most / period] : [], ...least !== null && length ? [least / length] : []].filter(Number.isFinite);
	});
	return quotas.length === 0 ? null : Math.min(...quotas);
}
function groupsOf(root) {
	return (readTrimmedTextOrNull(root, "proc/self/cgroup") ?? "").split("\n").flatMap((line) => {
		const [, controllers, path = ""] = /^\d+:([^:]*):\/?(.*)$/.exec(line) ?? [];
		if (controllers !== "" && !controllers?.split(",").includes("cpu")) return [];
		const parts = path.split("/").filter((part) => part !== "");
		return parts.map((_, n) => parts.slice(0, n + 1).join("/"));
	});
}
const stepsOfPiece = 3e6;
function timePiecesOfBusyLoop(seconds) {
	for (const end = now() + .05; now() < end;) work(1e4);
	const durations = [];
	const end = now() + seconds;
	for (let before = now(); before < end;) {
		work(stepsOfPiece);
		const after = now();
		durations.push(after - before);
		before = after;
	}
	return durations;
}
function now() {
	return Number(process.hrtime.bigint()) / 1e9;
}
let last = 1;
function work(iterations) {
	let value = last;
	for (let n = 0; n < iterations; n++) value = Math.imul(value, 1664525) + 1013904223 | 0;
	last = value;
}
const perflockPatience = 3e3;
async function readPerflockStatus(path) {
	const end = await runBriefly("perflock", ["-list"], "/", { PATH: path }, perflockPatience);
	if (end === null || isExitStatusOfMissingProgram(end)) return { kind: "missing" };
	if (end.isLate) return {
		kind: "unreachable",
		reason: `it gave no answer in ${perflockPatience / 1e3} s`
	};
	const said = end.lastLines.trim();
	if (end.status !== 0) return {
		kind: "unreachable",
		reason: said.split("\n").join("; ").slice(0, 200) || `it ended with ${end.status}`
	};
	return {
		kind: "reachable",
		holders: end.stdout.split("\n").filter((line) => line.includes("	")).map((line) => line.split("	").join(" ").trim().slice(0, 200))
	};
}
async function findCommandOrGoFolderCountToMeasure({ root, settings }, env) {
	const { go, run, workingDirectory } = settings;
	if (go === null) return {
		kind: "command",
		run
	};
	const directory = join(root, workingDirectory);
	return {
		kind: "go",
		folders: (await findFoldersWithGoBenchmarksByGit(createGit(directory, env))).length,
		directory
	};
}
async function findSharedEditableInstallOfProject({ root, settings }, env) {
	const { go, run, checkout, workingDirectory } = settings;
	if (go !== null || checkout !== "worktree") return null;
	return findEditableInstallImportedByCommand(run, {
		checkout: root,
		folder: join(root, workingDirectory),
		env
	});
}
async function readVersionsOfRequiredPrograms({ root, settings: { go, workingDirectory } }, { setup }, env) {
	const tools = [];
	if (go !== null) tools.push({
		name: "go",
		...await goIn(join(root, workingDirectory), env)
	});
	if (go === null || setup !== null) tools.push({
		name: "bash",
		version: await firstLine("bash", ["--version"], "/", env),
		refused: null
	});
	return tools;
}
async function goIn(folder, env) {
	const offline = {
		...env,
		GOPROXY: "off"
	};
	const version = await firstLine("go", ["version"], folder, offline) ?? await firstLine("go", ["version"], "/", {
		...env,
		GOTOOLCHAIN: "local"
	});
	const { lastLines } = await runBriefly("go", ["list", "-m"], folder, offline) ?? { lastLines: "" };
	return {
		version,
		refused: /go\.mod requires go >= \S+ \(running go \S+; GOTOOLCHAIN=local\)/.exec(lastLines)?.[0] ?? null
	};
}
const versionPatience = 5e3;
async function firstLine(file, args, cwd, env) {
	const end = await runBriefly(file, args, cwd, env);
	return end?.status === 0 ? end.stdout.split("\n")[0]?.trim() || null : null;
}
async function runBriefly(file, args, cwd, env, patience = versionPatience) {
	const { signal } = new AbortController();
	const deadline = steadyNow() + patience;
	return runProcess({
		file,
		args,
		cwd,
		env,
		signal,
		deadline
	}).catch(() => null);
}

// src/commands/doctor.ts
const usage = `Usage: benchgate doctor [flags]

Checks this repository and this machine for what would make measurements unreliable, and says what to do. It takes about
two seconds and changes nothing. It takes the flags of "benchgate", and checks what "benchgate" would measure.
  --json                 prints the findings as JSON

--self-test finds out whether the gate would notice a slowdown. First it breaks the source files of HEAD in a
separate commit and runs the benchmarks: if they give results as before, they do not run the code of the checkout. Then it
measures HEAD against itself: once as it is, and up to five times with the results of one benchmark made worse on one side.
The gate must be red in four of these five runs, and not in the run without a change. Last, it looks for the smallest
slowdown that the gate notices.
  --slowdown 10%         the slowdown that must be noticed (default: the input rule-out, which is twice the threshold
                         unless set)
  --minutes 10           the time to look for the smallest slowdown; 0 skips that

Exit status: 0 if a measurement can run, however unreliable; 2 if it cannot. With --self-test: 0 if the gate works, 1 if it
does not or if the benchmarks run other code, 2 if the self-test could not run.
`;
const selfTestFlags = {
	slowdown: { type: "string" },
	minutes: { type: "string" }
};
const flags = {
	...inputFlags,
	...selfTestFlags,
	"self-test": { type: "boolean" },
	json: { type: "boolean" }
};
async function run(args, terminal) {
	const commandLine = parseCommandLine(args, flags, "benchgate doctor");
	if (commandLine.words.length > 0) throw new MisconfiguredError(`doctor: "${commandLine.words.join(" ")}" is not accepted. "benchgate doctor" takes flags only.`);
	if (commandLine.values["self-test"] === true) return runSelfTestInTerminal(commandLine, terminal);
	for (const name of Object.keys(selfTestFlags)) if (commandLine.values[name] !== void 0) throw new MisconfiguredError(`--${name} is only for a self-test. Give --self-test too, or leave it out.`);
	const { stdout, env } = terminal;
	const machine = examineMachine();
	const repository = await examineRepository(inputTextsFromFlags(commandLine), terminal.folder, createUntrustedEnvironment(env, []).env);
	const lock = perflockFinding(repository.perflock, await readPerflockStatus(env.PATH ?? ""));
	const parts = [{
		title: "Repository",
		findings: repository.findings
	}, {
		title: "Machine",
		findings: [...machine, lock]
	}];
	const canMeasure = doctorFindingsInState(parts, "blocking").length === 0;
	stdout.write(commandLine.values.json ? formatDisplaySafeJson({
		schema: 1,
		canMeasure,
		parts
	}) : doctorFindingsText(parts, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)));
	return canMeasure ? 0 : 2;
}
function examineMachine() {
	const observation = startObservingMachine();
	observation.measuring();
	const spinTimes = timePiecesOfBusyLoop(1);
	const machine = observation.done(null);
	return [
		...processorLoadAndMemoryFindings(machine, readFreeMemoryAndCpuQuota("/")),
		...frequencyAndPowerFindings(machine, readPowerSource("/")),
		busyLoopFinding(spinTimes)
	].filter((finding) => finding !== null);
}
async function examineRepository(inputTexts, folder, env) {
	const startFolder = await pathOrNearestExistingFolderAbove(resolve(folder, inputTexts["working-directory"] ?? "."));
	const git = createGit(startFolder, env);
	const version = await readGitVersionAndRefusal(git);
	const perflock = "auto";
	if (version.refused !== null) return {
		findings: [gitProgramFinding(version)],
		perflock
	};
	const facts = await readCheckoutFactsForDoctor(git);
	const findings = [gitProgramFinding(version), ...gitCheckoutFindings(facts)];
	if (facts.root === null) return {
		findings,
		perflock
	};
	const task = await examineTask(git.in(facts.root), inputTexts, folder, env);
	return {
		...task,
		findings: [...findings, ...task.findings]
	};
}
async function examineTask(git, inputTexts, folder, env) {
	let rules = createRulesOfMissingRulesFile(folder);
	let inputs;
	let refusedInAction = null;
	try {
		const readInput = (name) => inputTexts[name] ?? "";
		const rulesFile = await readRulesFile(git.folder, readInput("rules"));
		if (rulesFile !== null) rules = resolveApplicableRulesFileInputs(readInput, rulesFile, git.folder, folder);
		const settings = addTerminalCheckoutDefaults(inputTexts);
		inputs = readInputsWithRules(rules, (name) => settings[name] ?? "");
		if (rulesFile !== null) refusedInAction = refusalOf(() => readInputsWithRules(rules, readInput));
	} catch (error) {
		const refused = messageOf(error);
		return {
			findings: [rulesFileAndFlagsFinding({
				rules: null,
				count: 0,
				refused,
				refusedInAction
			})],
			perflock: "auto"
		};
	}
	const count = Object.keys(rules.inputs).length;
	const settings = rulesFileAndFlagsFinding({
		rules: rules.file,
		count,
		refused: null,
		refusedInAction
	});
	const { perflock } = inputs;
	try {
		const project = await findCheckoutAndCommand(rules.folder, inputs, env);
		const { checkout } = project.settings;
		const temporary = env.RUNNER_TEMP || tmpdir();
		const space = await readDiskSpaceNeededAndFree(git, checkout, temporary);
		return {
			perflock,
			findings: [
				settings,
				benchmarkPresenceFinding(await findCommandOrGoFolderCountToMeasure(project, env), ""),
				...requiredProgramFindings(await readVersionsOfRequiredPrograms(project, inputs, env)),
				sharedEditableInstallFinding(await findSharedEditableInstallOfProject(project, env)),
				sidesCheckoutRefusalFinding(checkout, await findWhyNothingCanBeCheckedOut(git, checkout, temporary)),
				diskSpaceFinding(space)
			].filter((finding) => finding !== null)
		};
	} catch (error) {
		return {
			perflock,
			findings: [settings, benchmarkPresenceFinding(null, messageOf(error))]
		};
	}
}
function refusalOf(commandLine) {
	try {
		commandLine();
		return null;
	} catch (error) {
		return messageOf(error);
	}
}
function messageOf(error) {
	if (error instanceof MisconfiguredError || error instanceof CouldNotMeasureError) return error.message;
	throw error;
}
const fixedInputs = {
	base: "HEAD",
	head: "HEAD",
	since: "",
	calibrate: "false",
	measure: "all",
	profile: "",
	results: ""
};
async function runSelfTestInTerminal(line, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { env, stdout } = terminal;
		const console = createTerminalConsole(terminal.stderr);
		const limit = 60 * parseNonInputFlag(wholeNumberInputKind(0, 1e3), "minutes", line.values.minutes, 10);
		const givenInputs = inputTextsFromFlags(line);
		const texts = {
			...addTerminalCheckoutDefaults(givenInputs),
			...fixedInputs
		};
		const { rules } = await openRepositoryWithRules(givenInputs, terminal, console);
		const inputs = {
			...readInputsWithRules(rules, (name) => texts[name] ?? ""),
			accepted: []
		};
		const defaultSlowdown = inputs.ruleOut > 0 ? inputs.ruleOut : .1;
		const slowdown = parseNonInputFlag(ratioInputKind(.005, 1), "slowdown", line.values.slowdown, defaultSlowdown);
		console.info(`HEAD is measured against itself: once as it is, once with its sources broken on purpose, then up to five times with the results of one benchmark made worse on one side by ${formatFractionAsPercent(slowdown)}`);
		const gates = _usingCtx$1.a(await openSequentialGateRunnerInTerminal(terminal, rules));
		const answer = await runExperiments(gates, inputs, console, slowdown, limit);
		stdout.write(line.values.json ? formatDisplaySafeJson(answer) : slowdownSelfTestReportText(answer, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)));
		return gates.interrupt.either.aborted ? readProcessExitCodeOrSigintStatus() : exitStatusOfSelfTest(answer);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
async function runExperiments(gates, inputs, console, slowdown, limit) {
	const { either: ending } = gates.interrupt;
	const experiments = [];
	let benchmarks = [];
	let canary = null;
	let unslowed = null;
	const secondsSince = (began) => (performance.now() - began) / 1e3;
	const tryWith = async (share) => {
		const began = performance.now();
		const rows = share === 0 ? [] : benchmarks[(experiments.length - 1) % benchmarks.length] ?? [];
		const result = await gates.gate(inputs, { wrapDriver: (driver) => wrapDriverToWorsenHeadValuesOfRows(driver, rows, share) });
		ending.throwIfAborted();
		const experiment = summariseSelfTestExperiment(share, rows, result, secondsSince(began));
		experiments.push(experiment);
		const description = experiment.benchmark === null ? "nothing slowed" : `${escapeControlCharacters(experiment.benchmark)} slowed by ${formatFractionAsPercent(share)}`;
		console.info(`${description}: ${experiment.verdict}, ${formatDuration(experiment.seconds)}`);
		return result;
	};
	const tryCanary = async (benchmarkCount) => {
		const began = performance.now();
		const result = await gates.canary(inputs, benchmarkCount);
		ending.throwIfAborted();
		console.info(`sources broken on purpose: ${result.outcome}, ${formatDuration(secondsSince(began))}`);
		return result;
	};
	const search = async () => {
		unslowed = await tryWith(0);
		const { comparisons, settings } = unslowed;
		benchmarks = shuffle(findSlowableBenchmarks(unslowed), settings.seed);
		const benchmarkCount = new Set(comparisons.map(packageAndBenchmarkId)).size;
		if (benchmarkCount > 0) canary = await tryCanary(benchmarkCount);
		const [first] = experiments;
		if (benchmarks.length === 0) return;
		if (first && !first.isRed) console.info(`next: four or five runs of the gate, about ${formatDuration(first.seconds)} each, including second measurements`);
		while (decideSelfTestOutcome(slowdown, experiments) === null) await tryWith(slowdown);
		const expected = estimateGateDetectableSlowdown(unslowed);
		const began = performance.now();
		while (expected !== null && ["works", "not-red"].includes(decideSelfTestOutcome(slowdown, experiments) ?? "")) {
			const next = nextSlowdownToTry(experiments, expected, settings);
			const longestGate = Math.max(...experiments.map(({ seconds }) => seconds));
			if (next === null || secondsSince(began) + longestGate > limit) return;
			await tryWith(next);
		}
	};
	await search().catch((error) => {
		if (!isErrorDueToInterruption(error, ending)) throw error;
	});
	return answerOf(slowdown, unslowed, benchmarks.length > 0, canary, experiments);
}
function answerOf(slowdown, unslowed, hasBenchmarks, canary, experiments) {
	const outcome = unslowed !== null && !hasBenchmarks ? "nothing-to-slow" : decideSelfTestOutcome(slowdown, experiments);
	return {
		schema: 1,
		canary,
		slowdown,
		outcome,
		experiments,
		cause: outcome === "not-red" && unslowed ? findCauseOfMissedSlowdown(slowdown, unslowed) : null,
		foreseen: unslowed && estimateGateDetectableSlowdown(unslowed),
		smallest: smallestSlowdownShownInSelfTest(experiments)
	};
}
function shuffle(items, seed) {
	const random = seededRandom(seed);
	return items.map((one) => ({
		one,
		at: random()
	})).toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}
function wrapDriverToWorsenHeadValuesOfRows(driver, rows, share) {
	const factors = new Map(rows.map((row) => [rowId(row), row.better === "higher" ? 1 / (1 + share) : 1 + share]));
	const worsened = (measurement) => {
		const { benchmark, unit, config, value, worse } = measurement;
		const factor = factors.get(rowId({
			benchmark,
			unit,
			package: configValueOfMeasurement(config, "pkg") ?? null
		}));
		if (factor === void 0) return measurement;
		return {
			...measurement,
			value: value * factor,
			...worse !== void 0 && { worse: worse * factor }
		};
	};
	return wrapMeasurementDriverWithMethods(driver, { async visit(item, side, attempt) {
		const reading = await driver.visit(item, side, attempt);
		if (side === "base") return reading;
		const { visit } = reading;
		return {
			...reading,
			visit: {
				...visit,
				measurements: visit.measurements.map(worsened)
			}
		};
	} });
}

export { flags, run, usage, wrapDriverToWorsenHeadValuesOfRows };