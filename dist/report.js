import { getInput } from "./shared/libraries-of-workflow.js";
import { MisconfiguredError, MissingJobResultsError, defaultOutputFolder, findUsualDirectionOfUnit, formatErrorOnOneLine, groupBy, isWarningThatOtherCodeRan, packageAndBenchmarkId, parseInputValues, rowId, shellCommandToRepeatGoBenchmarks, shortPrintableName, shortSha, sides } from "./shared/basics.js";
import { gitHubInputDefinitions, ownReportStepInputDefinitions } from "./shared/step-inputs.js";
import { pickRunSettingsFromInputs, readInputsWithRules, rulesFileLogLine } from "./shared/rules-file3.js";
import { acceptedEntriesNewInHead } from "./shared/acceptances.js";
import { couldSeriesFail, findTooFewRoundsRefusal } from "./shared/interim-plan.js";
import { compareAndJudgeRun, findRunWarnings, resultOfRunWithFailedBase, resultOfRunWithUnchangedPaths, sortRunWarnings } from "./shared/result.js";
import { mergeBenchmarksLostToFailure, mergeCountsAndFirstLines, mergeFlakyBenchmarks, sumVisitTimes } from "./shared/confirm.js";
import { readResultsInFolder, recreateDefaultResultsFolder } from "./shared/results.js";
import { awaitRequestOrWarn, createRequestDeadline, gitHubRepositoryAccessFromEnv } from "./shared/api.js";
import { publishFailure, publishResultAndFailJobOnVerdict } from "./shared/publish.js";
import { askCurrentPullRequest, findCommitToCompareRulesWith, findPullRequestOfHead, refuseResultOfOtherHead, resolvePublishSubject } from "./shared/pull-request.js";
import { linksFromReportOfThisWorkflowRun, pullRequestCommentContextOrNull, workflowRunUrl } from "./shared/publish-comment.js";
import { runFunctionAsActionStep } from "./shared/workflow-console.js";
import { readInputsAddedByRulesFromGitHub, readRulesChangesFromGitHub } from "./shared/rules-at.js";
import { isErrorDueToInterruption } from "./shared/interrupt.js";
import { version } from "./shared/start.js";
import { resolve } from "node:path";

// src/core/merge/join-machine-records.ts
function joinMachineRecordsIntoRun(pieces) {
	const [{ recorded: first }] = pieces;
	const byMachine = pieces.map(({ recorded }) => [...recorded.warnings, ...findRunWarnings(recorded)]);
	const isUnreadOnAll = byMachine.every((each) => each.some(({ kind }) => kind === "unread-code"));
	const isKept = (warning) => warning.kind !== "unread-code" || isUnreadOnAll || isWarningThatOtherCodeRan(warning);
	const warnings = sortRunWarnings(joinedByKind(byMachine.flat().filter(isKept)));
	if (pieces.length === 1) return {
		...first,
		warnings
	};
	const layout = new RoundPlacesInMergedRun(pieces, ({ rounds }) => rounds);
	const layoutAgain = new RoundPlacesInMergedRun(pieces, ({ again }) => again?.rounds ?? []);
	const rounds = mergeShardRoundTimes(layout);
	const again = mergeShardRoundTimes(layoutAgain, rounds.length);
	return {
		...first,
		...mergeRunFieldsExceptRounds(pieces.map(({ recorded }) => recorded)),
		rounds,
		series: layout.join(({ series }) => series),
		again: again.length === 0 ? null : {
			rounds: again,
			series: layoutAgain.join(({ again }) => again?.series ?? [])
		},
		warnings,
		since: null
	};
}
function joinedByKind(warnings) {
	return Array.from(groupBy(warnings, idOf).values(), (ofKind) => ofKind.reduce(joined));
}
function joined(a, b) {
	if (a.kind === "moved" && b.kind === "moved") return {
		kind: "moved",
		packages: unique([...a.packages, ...b.packages], (paths) => JSON.stringify(paths))
	};
	if (a.kind === "flaky" && b.kind === "flaky") return {
		kind: "flaky",
		benchmarks: mergeFlakyBenchmarks([...a.benchmarks, ...b.benchmarks])
	};
	if (areLines(a) && areLines(b)) {
		const onSides = sides.filter((side) => a.sides.includes(side) || b.sides.includes(side));
		return {
			...a,
			sides: onSides,
			...mergeCountsAndFirstLines([a, b])
		};
	}
	return strengthOf(b) > strengthOf(a) ? b : a;
}
function areLines(warning) {
	return warning.kind === "unread-results" || warning.kind === "values-left-out";
}
function idOf(warning) {
	if (warning.kind === "configuration") return `${warning.kind} ${warning.key} ${warning.base} ${warning.head}`;
	return "side" in warning ? `${warning.kind} ${warning.side}` : warning.kind;
}
function strengthOf(warning) {
	if (warning.kind === "others") return Math.abs(warning.head - warning.base);
	if (warning.kind === "replayed") return warning.sides.length;
	if (warning.kind === "unread-code" && isWarningThatOtherCodeRan(warning)) return Number.MAX_SAFE_INTEGER;
	if ("change" in warning) return Math.abs(warning.change);
	if ("share" in warning) return warning.share;
	if ("missing" in warning) return warning.missing;
	return "count" in warning ? warning.count : 0;
}
const byWeight = [
	"interrupted",
	"budget",
	"failed",
	"count",
	"settled",
	"unchanged",
	"empty"
];
function mergeRunFieldsExceptRounds(records) {
	const again = records.filter((record) => record.again !== null);
	const uniqueIn = (listOf, idOf) => unique(records.flatMap(listOf), idOf);
	return {
		stopped: byWeight.find((reason) => records.some(({ stopped }) => stopped === reason)) ?? "count",
		isRelaid: again.length > 0 && again.every(({ isRelaid }) => isRelaid),
		laidOut: laidOutIn(records),
		visits: uniqueIn(({ visits }) => visits, packageAndBenchmarkId),
		lost: mergeBenchmarksLostToFailure(records.flatMap(({ lost }) => lost)),
		proven: uniqueIn(({ proven }) => proven, packageAndBenchmarkId),
		doubts: uniqueIn(({ doubts }) => doubts, (doubt) => `${doubt.kind} ${packageAndBenchmarkId(doubt)}`),
		profiles: uniqueIn(({ profiles }) => profiles, (profile) => `${profile.kind} ${packageAndBenchmarkId(profile)}`),
		unmatched: {
			base: unmatchedIn(records, "base"),
			head: unmatchedIn(records, "head")
		},
		formats: firstBySide((side) => records.map(({ formats }) => formats?.[side] ?? null)),
		innerSamples: innerSamplesIn(records),
		toolchains: firstBySide((side) => records.map(({ toolchains }) => toolchains[side]))
	};
}
function unique(items, idOf) {
	return Array.from(groupBy(items, idOf).values(), ([first]) => first);
}
function firstBySide(valuesOn) {
	const first = (side) => valuesOn(side).find((value) => value !== null) ?? null;
	return {
		base: first("base"),
		head: first("head")
	};
}
function laidOutIn(records) {
	const notRelinked = new Set(records.flatMap(({ laidOut, series }) => {
		const relinked = new Set(laidOut);
		return series.flatMap(({ package: path }) => path !== null && !relinked.has(path) ? path : []);
	}));
	return [...new Set(records.flatMap(({ laidOut }) => laidOut))].filter((path) => !notRelinked.has(path));
}
function unmatchedIn(records, side) {
	const idOf = (row) => `${packageAndBenchmarkId(row)} ${row.unit}`;
	const series = records.flatMap((record) => record.series);
	const matched = /* @__PURE__ */ new Set([...series.map(idOf), ...series.map(packageAndBenchmarkId)]);
	const isMatched = (entry) => entry.unit === null ? matched.has(packageAndBenchmarkId(entry)) : side === "head" && matched.has(idOf(entry));
	return unique(records.flatMap(({ unmatched }) => unmatched[side]), idOf).filter((entry) => !isMatched(entry));
}
function innerSamplesIn(records) {
	const merged = /* @__PURE__ */ new Map();
	for (const entry of records.flatMap(({ innerSamples = [] }) => innerSamples)) {
		const before = merged.get(packageAndBenchmarkId(entry)) ?? entry;
		const range = {
			least: Math.min(before.least, entry.least),
			most: Math.max(before.most, entry.most)
		};
		merged.set(packageAndBenchmarkId(entry), {
			...entry,
			...range
		});
	}
	return [...merged.values()];
}
var RoundPlacesInMergedRun = class {
	replicas;
	roundsOf;
	length;
	constructor(pieces, roundsOf) {
		let from = 0;
		this.roundsOf = roundsOf;
		this.replicas = [...groupBy(pieces, ({ replica }) => replica?.[0] ?? 1)].sort(([a], [b]) => a - b).map(([, shards]) => {
			const length = shards.reduce((most, piece) => Math.max(most, roundsOf(piece.recorded).length), 0);
			from += length;
			return {
				from: from - length,
				length,
				pieces: shards
			};
		});
		this.length = from;
	}
	join(seriesOf) {
		const placed = this.replicas.flatMap(({ from, pieces }) => pieces.flatMap(({ recorded }) => seriesOf(recorded).map((series) => ({
			from,
			series
		}))));
		const rules = /* @__PURE__ */ new Map();
		for (const { series } of placed) rules.set(series.unit, mergeRules(rules.get(series.unit) ?? {}, series.rule));
		return Array.from(groupBy(placed, ({ series }) => rowId(series)).values(), (parts) => {
			const [{ series: first }] = parts;
			const { worse, ...series } = first;
			const rule = rules.get(first.unit) ?? first.rule;
			const values = this.place(parts.map(({ from, series }) => ({
				from,
				block: series
			})));
			const whole = {
				...series,
				rule,
				...values
			};
			const halves = parts.flatMap(({ from, series }) => series.worse ? [{
				from,
				block: series.worse
			}] : []);
			return halves.length === parts.length ? {
				...whole,
				worse: this.place(halves)
			} : whole;
		});
	}
	place(blocks) {
		const side = (which) => {
			const [only] = blocks;
			if (blocks.length === 1 && only?.from === 0 && only.block[which].length === this.length) return only.block[which];
			const sample = new Array(this.length).fill(null);
			for (const { from, block } of blocks) for (const [round, value] of block[which].entries()) sample[from + round] = value;
			return sample;
		};
		return {
			base: side("base"),
			head: side("head")
		};
	}
};
function mergeShardRoundTimes({ replicas, roundsOf }, before = 0) {
	return replicas.flatMap(({ from, length, pieces }, replica) => Array.from({ length }, (_, index) => {
		const sameNumber = pieces.flatMap(({ recorded }) => roundsOf(recorded)[index] ?? []);
		const [first] = sameNumber;
		const visit = (side) => sumVisitTimes(sameNumber.map((round) => round[side]));
		return {
			round: before + from + index + 1,
			block: replica + 1,
			first: sameNumber.length === 1 ? first?.first ?? null : null,
			base: visit("base"),
			head: visit("head")
		};
	}));
}
function mergeRules(first, second) {
	const assume = first.assume ?? second.assume;
	const rule = { better: first.better ?? second.better ?? null };
	return assume === void 0 ? rule : {
		...rule,
		assume
	};
}

// src/core/merge/merge-results.ts
function mergeResultFiles(files, trusted) {
	const read = files.filter((entry) => "result" in entry);
	const unread = files.filter((entry) => "problem" in entry);
	if (read.length === 0) throw noneOf(unread);
	refuseFilesOfDifferentRuns(read);
	const { found: parts, missing: unclear } = assignResultFilesToParts(read);
	const measured = parts.filter(({ result }) => isMeasured(result));
	const only = measured.length === 0 ? parts[0] ?? null : null;
	const missing = [
		...unclear,
		...only ? [] : parts.filter((part) => !measured.includes(part)).map(unmeasured),
		...unread.map(unreadable)
	];
	const counted = only ? [only] : measured;
	const merged = {
		files: counted.length,
		machines: counted.map(({ result }) => result.machine),
		missing,
		isStrangers: trusted.isStrangers
	};
	const [, replicas = 1] = parts[0]?.result.settings.replica ?? [];
	const { settings } = trusted;
	const ofReplicas = replicas === 1 ? {} : {
		count: settings.count * replicas,
		stopEarly: false
	};
	const context = {
		...trusted,
		settings: {
			...settings,
			...ofReplicas
		}
	};
	const pieces = counted.map(({ result, shard, replica }) => ({
		shard,
		replica,
		recorded: extractRunToJudgeFromResultFile(result, context)
	}));
	refuseTooLargeMerge(pieces);
	const joined = joinMachineRecordsIntoRun(pieces);
	const few = findTooFewRoundsRefusal(joined.settings, joined.series.filter((series) => couldSeriesFail(series, joined.settings)).length);
	const recorded = {
		...joined,
		merged,
		warnings: few ? sortRunWarnings([...joined.warnings, few]) : joined.warnings
	};
	if (only?.result.baseFailed) return resultOfRunWithFailedBase(recorded, only.result.baseFailed, null);
	if (only && only.result.stopped === "unchanged" && missing.length === 0) return resultOfRunWithUnchangedPaths(recorded);
	return compareAndJudgeRun(recorded);
}
function noneOf(unread) {
	const [first] = unread;
	const example = unread.length === 1 ? "" : "For example, ";
	const why = first ? `. ${example}"${shortPrintableName(first.name, 100)}": ${first.problem}` : ".";
	return new MisconfiguredError(`results: ${unread.length === 1 ? "the only file is not" : `none of ${unread.length} files is`} a result file${why} Did the measuring job fail before it wrote one?`);
}
function isMeasured({ baseFailed, stopped, comparisons, proven, lost, unmatched }) {
	if (baseFailed) return false;
	return [
		comparisons,
		proven,
		lost,
		unmatched.base,
		unmatched.head
	].some(({ length }) => length > 0) || stopped === "empty";
}
function unmeasured({ name, shard, replica, result }) {
	const message = result.baseFailed?.message ?? "The file says that there was nothing to measure.";
	return {
		shard,
		replica,
		why: "unmeasured",
		files: [name],
		message
	};
}
function unreadable({ name, problem }) {
	return {
		shard: null,
		replica: null,
		why: "unreadable",
		files: [name],
		message: problem
	};
}
function extractRunToJudgeFromResultFile(file, { settings, rules, from, isStrangers }) {
	const { commits, comparisons, again, baseFailed, calibration, geomeans, ...data } = file;
	const { schema, verdict, reason, ...others } = data;
	const { seed } = file.settings;
	const directionOf = (row) => {
		const usual = findUsualDirectionOfUnit(row.unit);
		if (isDirectionByRule(row, file)) return usual;
		return isStrangers ? usual ?? row.better : row.better;
	};
	const rows = comparisons.map((row) => ({
		...row,
		better: directionOf(row)
	}));
	return {
		...others,
		commits: {
			base: {
				sha: commits.base.sha,
				from: from.base
			},
			head: {
				sha: commits.head.sha,
				from: from.head
			}
		},
		settings: {
			...settings,
			seed,
			shard: null,
			durations: null,
			replica: null
		},
		rules,
		warnings: file.warnings.filter(isNotComputed),
		rounds: ofOneMachine(file.rounds),
		series: rows.map(seriesOf),
		again: again.length === 0 ? null : {
			rounds: ofOneMachine(again),
			series: rows.flatMap(seriesAgain)
		},
		merged: null
	};
}
function ofOneMachine(rounds) {
	return rounds.map((round) => ({
		...round,
		block: 1
	}));
}
function seriesOf(row) {
	const { base, head, worse } = row;
	const series = {
		...named(row),
		base: base.samples,
		head: head.samples
	};
	return worse === null ? series : {
		...series,
		worse
	};
}
function seriesAgain({ confirmation, ...row }) {
	if (confirmation === null) return [];
	const { base, head } = confirmation;
	return [{
		...named(row),
		base: base.samples,
		head: head.samples
	}];
}
function named({ benchmark, package: path, unit, better, assume }) {
	const rule = { better };
	return {
		benchmark,
		package: path,
		unit,
		rule: assume === null ? rule : {
			...rule,
			assume
		}
	};
}
function isNotComputed(warning) {
	if (warning.kind === "configuration") return warning.key !== "go";
	return [
		"suite",
		"moved",
		"flaky",
		"unread-code",
		"unreached-code",
		"shared-install",
		"left-running",
		"setup-running",
		"git-changed",
		"reference-failed",
		"unread-results",
		"values-left-out",
		"fewer-results"
	].includes(warning.kind);
}
const mostRows = 2e5;
const mostValues = 6e7;
const mostSteps = 5e9;
function refuseTooLargeMerge(pieces) {
	const rows = pieces.reduce((sum, { recorded }) => sum + recorded.series.length, 0);
	const { replicas } = new RoundPlacesInMergedRun(pieces, ({ rounds, again }) => [...rounds, ...again?.rounds ?? []]);
	const lengths = replicas.map(({ length }) => length);
	const values = rows * lengths.reduce((sum, length) => sum + length, 0);
	if (rows > mostRows || values > mostValues || values * Math.max(lengths.length, ...lengths) > mostSteps) throw new MisconfiguredError(`results: ${rows} rows on ${lengths.length} machines are too many to judge at once. Give the files of one run.`);
}
function assignResultFilesToParts(files) {
	const parts = [];
	const missing = [];
	const [first] = files;
	if (!first) return {
		found: parts,
		missing
	};
	for (const shard of allOf(first.result.settings.shard)) for (const replica of allOf(first.result.settings.replica)) {
		const ofPart = files.filter(({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica));
		const [file] = ofPart;
		if (file) parts.push({
			...file,
			shard,
			replica
		});
		if (ofPart.length === 1) continue;
		const why = ofPart.length === 0 ? "absent" : "double";
		missing.push({
			shard,
			replica,
			why,
			files: ofPart.map(({ name }) => name),
			message: ""
		});
	}
	return {
		found: parts,
		missing
	};
}
function allOf(part) {
	if (part === null) return [null];
	const [, of] = part;
	return Array.from({ length: of }, (_, index) => [index + 1, of]);
}
function isSame(a, b) {
	return a?.[0] === b?.[0];
}
const pinned = "If the files are from one run, its machines have different versions of the toolchain, as happens while GitHub rolls out a new runner image. Pin the full version (go-version: 1.26.7), and rerun all jobs, not only the failed ones.";
const same = [
	...sides.flatMap((side) => [
		[`${side} is`, ({ commits }) => commits[side].sha],
		[`${side} was read as`, ({ formats }) => formats?.[side] ?? null],
		[
			`${side} was built with`,
			({ toolchains }) => toolchains[side],
			pinned
		]
	]),
	["the number of shards is", ({ settings }) => String(settings.shard?.[1] ?? 1)],
	["the digest of `durations` is", ({ settings }) => settings.durations ?? "none"],
	["the number of replicas is", ({ settings }) => String(settings.replica?.[1] ?? 1)],
	["`benchtime` is", ({ settings }) => settings.go?.benchtime ?? null],
	["`calibrate` is", ({ settings }) => String(settings.calibrate)]
];
function refuseFilesOfDifferentRuns(files) {
	for (const [description, valueIn, advice] of same) {
		const withValue = files.map((file) => ({
			...file,
			value: valueIn(file.result)
		})).filter(({ value }) => value !== null);
		const [first] = withValue;
		const other = withValue.find(({ value }) => value !== first?.value);
		if (first && other) throw differentRuns(first, other, `${description} ${shown(first.value)} in one and ${shown(other.value)} in the other`, advice);
	}
	refuseWhole(files);
	refuseShared(files);
	refuseTurned(files);
}
function refuseWhole(files) {
	const [first, other] = files;
	if (!first || !other || first.result.settings.shard || first.result.settings.replica) return;
	throw differentRuns(first, other, "each is a whole run, without `shard` or `replica`");
}
function refuseShared(files) {
	const firstWith = /* @__PURE__ */ new Map();
	for (const file of files) for (const row of file.result.comparisons) {
		const before = firstWith.get(rowId(row)) ?? file;
		if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0]) throw differentRuns(before, file, `both shards have measured ${quoted(row.benchmark)}`);
		firstWith.set(rowId(row), before);
	}
}
function refuseTurned(files) {
	const declared = /* @__PURE__ */ new Map();
	for (const file of files) for (const row of file.result.comparisons) {
		const { unit, better } = row;
		if (better === null || isDirectionByRule(row, file.result)) continue;
		const before = declared.get(unit) ?? {
			file,
			better
		};
		if (before.better !== better) throw differentRuns(before.file, file, `they disagree on whether lower or higher ${quoted(unit)} is better`);
		declared.set(unit, before);
	}
}
function isDirectionByRule({ rule }, { settings }) {
	return rule !== null && settings.benchmarks[rule]?.better != null;
}
function differentRuns(namedResult, other, why, advice) {
	return new MisconfiguredError(`results: ${quoted(namedResult.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.${advice === void 0 ? "" : ` ${advice}`}`);
}
function shown(text) {
	return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text);
}
function quoted(text) {
	return `"${shortPrintableName(text ?? "", 100)}"`;
}
function judgeOtherJobsResults(files, trusted) {
	const { inputs, file, rules, head, isStrangers } = trusted;
	const measured = files.flatMap((entry) => "result" in entry ? [entry.result] : []);
	const [first] = measured;
	const result = mergeResultFiles(files, {
		settings: {
			...trustedSettingsOfPublishingJob(inputs, first?.settings ?? ofNoResult),
			accepted: acceptedEntriesNewInHead(inputs.accepted, file)
		},
		rules: file,
		from: {
			base: "reported by the measuring job",
			head: first?.commits.head.sha === head ? "reported by GitHub" : "a merge of the head reported by GitHub"
		},
		isStrangers
	});
	const changes = measured.flatMap(({ settings }) => listMeasuredSettingsDifferingFromTrusted(trustedSettingsOfPublishingJob(inputs, settings), settings));
	const profiles = result.profiles.map((profile) => ({
		...profile,
		files: null
	}));
	const distinct = Array.from(groupBy(changes, ({ rule }) => rule).values(), ([first]) => first);
	return {
		...result,
		profiles,
		elsewhere: {
			rules,
			changes: distinct
		}
	};
}
const ofNoResult = {
	go: null,
	checkout: "in-place"
};
function trustedSettingsOfPublishingJob(inputs, measured) {
	const go = inputs.run === null && measured.go !== null ? inputs.go : null;
	return {
		...pickRunSettingsFromInputs(inputs),
		calibrate: false,
		run: inputs.run ?? (go === null ? "" : shellCommandToRepeatGoBenchmarks(go)),
		go,
		checkout: inputs.checkout ?? measured.checkout,
		workingDirectory: plainFolder(inputs.workingDirectory)
	};
}
function listMeasuredSettingsDifferingFromTrusted(trusted, measured) {
	const isGo = trusted.go !== null && measured.go !== null;
	const skipped = [
		...notMeasured,
		isGo ? "run" : "",
		...ofParts(measured)
	];
	const texts = (settings) => new Map(Object.entries({
		...settings,
		...isGo ? settings.go : {}
	}).map(textOf));
	const [ours, theirs] = [texts(trusted), texts(measured)];
	return [...ours.keys()].filter((name) => !skipped.includes(name)).map((name) => ({
		rule: name,
		base: ours.get(name) ?? null,
		head: theirs.get(name) ?? null
	})).filter(({ base, head }) => base !== head);
}
function ofParts({ shard, replica }) {
	return [...replica === null ? [] : ["stop-early"], ...shard ?? replica ? ["correction"] : []];
}
const notMeasured = [...[
	"seed",
	"calibrate",
	"shard",
	"durations",
	"replica",
	"fail-on",
	"sort",
	"go",
	"benchmarks"
], ...[
	"accepted",
	"profile",
	"perflock",
	"governor",
	"timeout",
	"budget"
]];
function textOf([name, value]) {
	const input = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
	return [input, text === "" ? null : text];
}
function plainFolder(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/") || ".";
}

// src/report.ts
const maxRequestMilliseconds = 6e4;
let subject = null;
let comments = null;
let check = null;
let isPublished = false;
await runFunctionAsActionStep(judgeAndPublish, async (error, step) => {
	const { signal, console } = step;
	if (isErrorDueToInterruption(error, signal)) console.error("Cancelled. Nothing more is published.");
	else if (isAwaitingApproval(error)) console.info("The run that is to measure this commit waits for approval. Nothing is published until it has run.");
	else if (isPublished) console.fail(formatErrorOnOneLine(error));
	else await publishFailure(error, targetOf(step), conclusionOf(error));
});
async function judgeAndPublish(step) {
	const { env, workspace, signal, console } = step;
	console.info(`Benchgate ${version}`);
	const repository = gitHubRepositoryAccessFromEnv(env, getInput("github-token"));
	const stepInputs = parseInputValues(ownReportStepInputDefinitions, getInput);
	const deadline = createRequestDeadline(maxRequestMilliseconds, signal);
	subject = await resolvePublishSubject(env, {
		pull: stepInputs.pullRequest,
		head: stepInputs.head
	}, (number) => askCurrentPullRequest(repository, number, deadline));
	const pull = await pullOf(repository, subject, step);
	check = checkOf(subject, pull, stepInputs.check, repository, step);
	comments = commentsOn(pull, parseInputValues(gitHubInputDefinitions, getInput), subject, step);
	const rules = await readInputsAddedByRulesFromGitHub(repository, subject.rules, getInput, workspace, deadline);
	const rulesNote = rulesFileLogLine(rules, ` in ${subject.rules}`);
	if (rulesNote !== null) console.info(rulesNote);
	const inputs = readInputsWithRules(rules, getInput);
	const since = await findCommitToCompareRulesWith(repository, subject, deadline);
	const unchangedFile = rules.file === null ? null : {
		file: rules.file,
		changes: []
	};
	const file = since === null ? unchangedFile : await readRulesChangesFromGitHub(repository, since, rules, deadline);
	const facts = {
		...subject,
		inputs,
		file
	};
	const result = await judgeResults(stepInputs.results, facts, repository, step);
	await refuseResultOfOtherHead(repository, result.commits.head.sha, subject, createRequestDeadline(maxRequestMilliseconds, signal));
	const folder = defaultOutputFolder(inputs.commentId.commentId, env, workspace);
	await recreateDefaultResultsFolder(folder);
	const site = linksFromReportOfThisWorkflowRun(inputs.acceptLabel, comments, env);
	await publishResultAndFailJobOnVerdict({
		result,
		profiles: folder,
		samples: null
	}, {
		...targetOf(step),
		labels: inputs,
		folder,
		site: subject.run === null ? site : {
			...site,
			run: workflowRunUrl(repository, subject.run.id)
		}
	});
}
function targetOf({ console, judged }) {
	return {
		comments,
		check,
		console,
		async onShown() {
			isPublished = true;
			judged();
		}
	};
}
async function judgeResults(folder, facts, repository, { workspace, console }) {
	const readFiles = await readResultsInFolder(resolve(workspace, folder));
	if (readFiles.length === 0) throw noResultError(folder, facts, repository);
	for (const { name, why } of readFiles) console.info(why === "" ? `read ${name}` : `not read: ${name}. ${why}`);
	const files = readFiles.map(({ name, result, why }) => result ? {
		name,
		result
	} : {
		name,
		problem: why
	});
	return judgeOtherJobsResults(files, facts);
}
function checkOf({ head, run }, { all: pulls }, checkName, repository, { env, signal, console }) {
	const name = checkName ?? (run === null ? null : run.workflow ?? "Benchgate");
	if (name === null) return null;
	return {
		name,
		gate: getInput("comment-id"),
		pulls,
		head,
		run: workflowRunUrl(repository, env.GITHUB_RUN_ID),
		repository,
		signal,
		console
	};
}
async function pullOf(repository, subject, { signal, console }) {
	const deadline = createRequestDeadline(maxRequestMilliseconds, signal);
	const found = await awaitRequestOrWarn(findPullRequestOfHead(repository, subject, deadline), console);
	if (found?.number === null) console.info(found.why);
	return found ?? {
		number: null,
		all: [],
		why: ""
	};
}
function commentsOn({ number }, inputs, { run, head }, { env, signal, console }) {
	const place = pullRequestCommentContextOrNull(inputs, number === null ? null : {
		number,
		headSha: head
	}, env, {
		signal,
		console
	});
	if (place === null || run === null) return place;
	const mark = {
		...place.mark,
		run: [run.id, run.attempt]
	};
	return {
		...place,
		mark,
		run: workflowRunUrl(place.thread, run.id)
	};
}
function noResultError(folder, { run }, repository) {
	if (run === null) return new MissingJobResultsError(`results: there is no result.json in ${folder}. Either no earlier job uploaded a result, or actions/download-artifact has put it elsewhere: check the measuring job, or set "results" to the right folder.`, null);
	return new MissingJobResultsError(`The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`, workflowRunUrl(repository, run.id));
}
function isAwaitingApproval(error) {
	return error instanceof MissingJobResultsError && subject?.run?.conclusion === "action_required";
}
function conclusionOf(error) {
	const conclusion = error instanceof MissingJobResultsError ? subject?.run?.conclusion : null;
	return conclusion === "cancelled" || conclusion === "skipped" && !subject?.isStrangers ? conclusion : "failure";
}

export {  };