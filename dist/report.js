import { getInput } from "./shared/libraries-of-workflow.js";
import { reportedOf } from "./shared/step-inputs.js";
import { addedUp, failsCheck, sumOf } from "./shared/verdict.js";
import { goCommand } from "./shared/flags.js";
import { newlyAccepted, readInputsWith, rulesLine, settingsOf } from "./shared/rules-file.js";
import { couldFail, tooFewRounds } from "./shared/interims.js";
import { Misconfigured, NoResultLeft, benchmarkId, failureLine, failureReport, getOrInsert, isOtherCodeShown, printableName, rowId, shortSha, sides, usualDirection, usualFolder, version } from "./shared/basics.js";
import { inOrder, judgeBaseFailed, judgeNothing, judgeRecorded, warningsFrom } from "./shared/progress.js";
import { headline, timesOf } from "./shared/judged.js";
import { markdownText, wholeReport } from "./shared/markdown.js";
import { plainText } from "./shared/plain.js";
import { readResults } from "./shared/read-results.js";
import { emptyFolder, writeResults } from "./shared/results.js";
import { acceptOnPull, commentOnFailure, commentOnResult, labelImproved } from "./shared/publish-comment.js";
import { CouldNotPublish, deadlineOf, repositoryIn } from "./shared/api.js";
import { checkOnFailure, checkOnResult, publish, publishFailure, sayVerdict } from "./shared/publish.js";
import { commentPlace, runAddress, siteOf } from "./shared/comment.js";
import { askPull, findPull, readSubject, refuseOtherHead, rulesBeforeOf } from "./shared/pull-request.js";
import { failWhereUncaught, workflowConsole } from "./shared/workflow-console.js";
import { rulesAt, rulesSince } from "./shared/rules-at.js";
import { abortOnSignals, isCancellation } from "./shared/interrupt.js";
import { resolve } from "node:path";

// src/core/merge/join.ts
function joinedOf(pieces) {
	const [{ of: first }] = pieces;
	const found = pieces.map(({ of }) => [...of.warnings, ...warningsFrom(of)]);
	const isOfAll = found.every((each) => each.some(({ kind }) => kind === "unread-code"));
	const isKept = (one) => one.kind !== "unread-code" || isOfAll || isOtherCodeShown(one);
	const warnings = inOrder(strongest(found.flat().filter(isKept)));
	if (pieces.length === 1) return {
		...first,
		warnings
	};
	const layout = new RoundLayout(pieces, ({ rounds }) => rounds);
	const layoutAgain = new RoundLayout(pieces, ({ again }) => again?.rounds ?? []);
	const rounds = joinRounds(layout);
	const again = joinRounds(layoutAgain, rounds.length);
	return {
		...first,
		...joinLists(pieces.map(({ of }) => of)),
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
function strongest(warnings) {
	const found = /* @__PURE__ */ new Map();
	const single = warnings.filter(({ kind }) => kind !== "moved" && kind !== "flaky");
	for (const one of [
		...single,
		...allMoved(warnings),
		...allFlaky(warnings)
	]) {
		const id = idOf(one);
		const before = found.get(id);
		if (!before || strengthOf(one) > strengthOf(before)) found.set(id, one);
	}
	return [...found.values()];
}
function idOf(warning) {
	if (warning.kind === "configuration") return `${warning.kind} ${warning.key} ${warning.base} ${warning.head}`;
	return warning.kind === "fewer-results" ? `${warning.kind} ${warning.side}` : warning.kind;
}
function allMoved(warnings) {
	const all = warnings.flatMap((one) => one.kind === "moved" ? one.packages : []);
	const packages = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
	return packages.length === 0 ? [] : [{
		kind: "moved",
		packages
	}];
}
function allFlaky(warnings) {
	const benchmarks = addedUp(warnings.flatMap((one) => one.kind === "flaky" ? one.benchmarks : []));
	return benchmarks.length === 0 ? [] : [{
		kind: "flaky",
		benchmarks
	}];
}
function strengthOf(warning) {
	switch (warning.kind) {
		case "drift":
		case "second-visit": return Math.abs(warning.change);
		case "steal": return warning.share;
		case "others": return Math.abs(warning.head - warning.base);
		case "unread-code": return isOtherCodeShown(warning) ? Number.MAX_SAFE_INTEGER : warning.count;
		case "shared-install":
		case "left-running":
		case "setup-running":
		case "git-changed":
		case "unread-results":
		case "values-left-out": return warning.count;
		case "fewer-results": return warning.missing;
		case "replayed": return warning.sides.length;
		default: return 0;
	}
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
function joinLists(all) {
	const again = all.filter((one) => one.again !== null);
	return {
		stopped: byWeight.find((one) => all.some(({ stopped }) => stopped === one)) ?? "count",
		isRelaid: again.length > 0 && again.every(({ isRelaid }) => isRelaid),
		laidOut: laidOutIn(all),
		visits: once(all.flatMap(({ visits }) => visits), benchmarkId),
		lost: lostIn(all),
		proven: once(all.flatMap(({ proven }) => proven), benchmarkId),
		doubts: once(all.flatMap(({ doubts }) => doubts), (one) => `${one.kind} ${benchmarkId(one)}`),
		profiles: once(all.flatMap(({ profiles }) => profiles), (one) => `${one.kind} ${benchmarkId(one)}`),
		unmatched: {
			base: unmatchedIn(all, "base"),
			head: unmatchedIn(all, "head")
		},
		formats: bySide((side) => all.map(({ formats }) => formats?.[side] ?? null)),
		innerSamples: innerSamplesIn(all),
		toolchains: bySide((side) => all.map(({ toolchains }) => toolchains[side]))
	};
}
function once(all, idOf) {
	const found = /* @__PURE__ */ new Map();
	for (const one of all) if (!found.has(idOf(one))) found.set(idOf(one), one);
	return [...found.values()];
}
function bySide(of) {
	const first = (side) => of(side).find((one) => one !== null) ?? null;
	return {
		base: first("base"),
		head: first("head")
	};
}
function laidOutIn(all) {
	const elsewhere = all.flatMap(({ laidOut, series }) => {
		const own = new Set(laidOut);
		return series.flatMap((one) => one.package !== null && !own.has(one.package) ? one.package : []);
	});
	const not = new Set(elsewhere);
	return [...new Set(all.flatMap(({ laidOut }) => laidOut))].filter((path) => !not.has(path));
}
function lostIn(all) {
	const found = /* @__PURE__ */ new Map();
	const lost = all.flatMap((one) => one.lost);
	for (const one of lost) {
		const failures = getOrInsert(found, benchmarkId(one), () => []);
		for (const failure of one.failures) if (!failures.some(({ side, kind }) => side === failure.side && kind === failure.kind)) failures.push(failure);
	}
	return once(lost, benchmarkId).map((one) => {
		const tries = lost.flatMap((other) => benchmarkId(other) === benchmarkId(one) && other.tries || []);
		return {
			...one,
			failures: found.get(benchmarkId(one)) ?? one.failures,
			...one.tries && { tries: tries.reduce(sumOf) }
		};
	});
}
function unmatchedIn(all, side) {
	const idOf = (one) => `${benchmarkId(one)} ${one.unit}`;
	const series = all.flatMap((one) => one.series);
	const matched = /* @__PURE__ */ new Set([...series.map(idOf), ...series.map(benchmarkId)]);
	return once(all.flatMap(({ unmatched }) => unmatched[side]), idOf).filter((one) => !matched.has(one.unit === null ? benchmarkId(one) : idOf(one)));
}
function innerSamplesIn(all) {
	const found = /* @__PURE__ */ new Map();
	for (const one of all.flatMap(({ innerSamples = [] }) => innerSamples)) {
		const before = found.get(benchmarkId(one)) ?? one;
		const both = {
			least: Math.min(before.least, one.least),
			most: Math.max(before.most, one.most)
		};
		found.set(benchmarkId(one), {
			...one,
			...both
		});
	}
	return [...found.values()];
}
var RoundLayout = class {
	stretches;
	roundsOf;
	length;
	constructor(pieces, roundsOf) {
		const replicas = /* @__PURE__ */ new Map();
		for (const piece of pieces) getOrInsert(replicas, piece.replica?.[0] ?? 1, () => []).push(piece);
		let from = 0;
		this.roundsOf = roundsOf;
		this.stretches = [...replicas].sort(([one], [other]) => one - other).map(([, of]) => {
			const length = of.reduce((most, piece) => Math.max(most, roundsOf(piece.of).length), 0);
			from += length;
			return {
				from: from - length,
				length,
				pieces: of
			};
		});
		this.length = from;
	}
	join(seriesOf) {
		const found = /* @__PURE__ */ new Map();
		const rules = /* @__PURE__ */ new Map();
		for (const { from, pieces } of this.stretches) for (const { of } of pieces) for (const series of seriesOf(of)) {
			getOrInsert(found, rowId(series), () => ({
				first: series,
				of: []
			})).of.push({
				from,
				series
			});
			rules.set(series.unit, ofBoth(rules.get(series.unit) ?? {}, series.rule));
		}
		return [...found.values()].map(({ first, of }) => {
			const { worse, ...series } = first;
			const rule = rules.get(first.unit) ?? first.rule;
			const values = this.place(of.map(({ from, series }) => ({
				from,
				block: series
			})));
			const joined = {
				...series,
				rule,
				...values
			};
			const halves = of.flatMap(({ from, series }) => series.worse ? [{
				from,
				block: series.worse
			}] : []);
			return halves.length === of.length ? {
				...joined,
				worse: this.place(halves)
			} : joined;
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
function joinRounds({ stretches, roundsOf }, before = 0) {
	return stretches.flatMap(({ from, length, pieces }, replica) => Array.from({ length }, (_, index) => {
		const together = pieces.flatMap(({ of }) => roundsOf(of)[index] ?? []);
		const [first] = together;
		const visit = (side) => {
			const visits = together.map((one) => ({
				...one[side],
				measurements: []
			})).filter(({ started }) => started !== "");
			const [started = ""] = visits.map((one) => one.started).sort();
			return {
				started,
				...timesOf(visits)
			};
		};
		return {
			round: before + from + index + 1,
			block: replica + 1,
			first: together.length === 1 ? first?.first ?? null : null,
			base: visit("base"),
			head: visit("head")
		};
	}));
}
function ofBoth(one, other) {
	const assume = one.assume ?? other.assume;
	const rule = { better: one.better ?? other.better ?? null };
	return assume === void 0 ? rule : {
		...rule,
		assume
	};
}

// src/core/merge/parts.ts
function partsInOrder(files) {
	const found = [];
	const missing = [];
	const [first] = files;
	if (!first) return {
		found,
		missing
	};
	for (const shard of allOf(first.result.settings.shard)) for (const replica of allOf(first.result.settings.replica)) {
		const of = files.filter(({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica));
		const [counts] = of;
		if (counts) found.push({
			...counts,
			shard,
			replica
		});
		if (of.length === 1) continue;
		const why = of.length === 0 ? "absent" : "double";
		missing.push({
			shard,
			replica,
			why,
			files: of.map(({ name }) => name),
			message: ""
		});
	}
	return {
		found,
		missing
	};
}
function allOf(part) {
	if (part === null) return [null];
	const [, of] = part;
	return Array.from({ length: of }, (_, index) => [index + 1, of]);
}
function isSame(one, other) {
	return one?.[0] === other?.[0];
}
const pinned = "If they are: their machines have different versions of it, as happens while GitHub rolls out an image. Pin all numbers of the version (go-version: 1.26.7), and run all jobs again, not the failed ones alone.";
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
	["they were shared out by the times", ({ settings }) => settings.durations ?? "none"],
	["the number of replicas is", ({ settings }) => String(settings.replica?.[1] ?? 1)],
	["`benchtime` is", ({ settings }) => settings.go?.benchtime ?? null],
	["`calibrate` is", ({ settings }) => String(settings.calibrate)]
];
function refuseDifferent(files) {
	for (const [what, of, advice] of same) {
		const known = files.map((file) => ({
			...file,
			has: of(file.result)
		})).filter(({ has }) => has !== null);
		const [first] = known;
		const other = known.find(({ has }) => has !== first?.has);
		if (first && other) throw apart(first, other, `${what} ${shown(first.has)} in one and ${shown(other.has)} in the other`, advice);
	}
	refuseWhole(files);
	refuseShared(files);
	refuseTurned(files);
}
function refuseWhole(files) {
	const [first, other] = files;
	if (!first || !other || first.result.settings.shard || first.result.settings.replica) return;
	throw apart(first, other, "each is a whole run, without `shard` or `replica`");
}
function refuseShared(files) {
	const known = /* @__PURE__ */ new Map();
	for (const file of files) for (const one of file.result.comparisons) {
		const before = known.get(rowId(one)) ?? file;
		if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0]) throw apart(before, file, `both shards have measured ${quoted(one.benchmark)}`);
		known.set(rowId(one), before);
	}
}
function refuseTurned(files) {
	const known = /* @__PURE__ */ new Map();
	for (const file of files) for (const one of file.result.comparisons) {
		const { unit, better } = one;
		if (better === null || isByRule(one, file.result)) continue;
		const before = known.get(unit) ?? {
			file,
			better
		};
		if (before.better !== better) throw apart(before.file, file, `they say differently which direction of ${quoted(unit)} is better`);
		known.set(unit, before);
	}
}
function isByRule({ rule }, { settings }) {
	return rule !== null && settings.benchmarks[rule]?.better != null;
}
function apart(one, other, why, advice) {
	return new Misconfigured(`results: ${quoted(one.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.${advice === void 0 ? "" : ` ${advice}`}`);
}
function shown(text) {
	return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text);
}
function quoted(text) {
	return `"${printableName(text ?? "", 100)}"`;
}

// src/core/merge/merge-results.ts
function mergeResults(files, trusted) {
	const read = files.filter((one) => "result" in one);
	const unread = files.filter((one) => "problem" in one);
	if (read.length === 0) throw noneOf(unread);
	refuseDifferent(read);
	const { found, missing: unclear } = partsInOrder(read);
	const measured = found.filter(({ result }) => isMeasured(result));
	const only = measured.length === 0 ? found[0] ?? null : null;
	const missing = [
		...unclear,
		...only ? [] : found.filter((one) => !measured.includes(one)).map(unmeasured),
		...unread.map(unreadable)
	];
	const counted = only ? [only] : measured;
	const merged = {
		files: counted.length,
		machines: counted.map(({ result }) => result.machine),
		missing,
		isStrangers: trusted.isStrangers
	};
	const [replicas] = found.map(({ result }) => result.settings.replica?.[1] ?? 1);
	const judging = {
		...trusted,
		settings: settingsFor(trusted.settings, replicas ?? 1)
	};
	const pieces = counted.map(({ result, shard, replica }) => ({
		shard,
		replica,
		of: recordedIn(result, judging)
	}));
	refuseBoundless(pieces);
	const joined = joinedOf(pieces);
	const few = tooFewRounds(joined.settings, joined.series.filter((one) => couldFail(one, joined.settings)).length);
	const recorded = {
		...joined,
		merged,
		warnings: few ? inOrder([...joined.warnings, few]) : joined.warnings
	};
	if (only?.result.baseFailed) return judgeBaseFailed(recorded, only.result.baseFailed, null);
	if (only && only.result.stopped === "unchanged" && missing.length === 0) return judgeNothing(recorded);
	return judgeRecorded(recorded);
}
function noneOf(unread) {
	const [first] = unread;
	const why = first ? `, such as "${printableName(first.name, 100)}": ${first.problem}` : ".";
	return new Misconfigured(`results: none of ${unread.length} files is a result file${why} Did the measuring job fail before it wrote one?`);
}
function settingsFor(settings, replicas) {
	if (replicas === 1) return settings;
	return {
		...settings,
		count: settings.count * replicas,
		stopEarly: false
	};
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
function recordedIn(file, { settings, rules, from }) {
	const { commits, comparisons, again, baseFailed, calibration, geomeans, ...kept } = file;
	const { schema, verdict, reason, ...others } = kept;
	const { seed } = file.settings;
	const rows = comparisons.map((one) => isByRule(one, file) ? {
		...one,
		better: null
	} : one);
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
		warnings: file.warnings.filter(isOnlySaid),
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
function seriesOf(one) {
	const { base, head, worse } = one;
	const series = {
		...named(one),
		base: base.samples,
		head: head.samples
	};
	return worse === null ? series : {
		...series,
		worse
	};
}
function seriesAgain({ confirmation, ...one }) {
	if (confirmation === null) return [];
	const { base, head } = confirmation;
	return [{
		...named(one),
		base: base.samples,
		head: head.samples
	}];
}
function named({ benchmark, package: path, unit, better, assume }) {
	const rule = { better: usualDirection(unit) ?? better };
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
function isOnlySaid(warning) {
	if (warning.kind === "configuration") return warning.key !== "go";
	return [
		"suite",
		"moved",
		"flaky",
		"unread-code",
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
function refuseBoundless(pieces) {
	const rows = pieces.reduce((sum, { of }) => sum + of.series.length, 0);
	const { stretches } = new RoundLayout(pieces, ({ rounds, again }) => [...rounds, ...again?.rounds ?? []]);
	const lengths = stretches.map(({ length }) => length);
	const values = rows * lengths.reduce((sum, length) => sum + length, 0);
	if (rows > mostRows || values > mostValues || values * Math.max(lengths.length, ...lengths) > mostSteps) throw new Misconfigured(`results: ${rows} rows on ${lengths.length} machines are too much to judge at once. Give the files of one run.`);
}

// src/core/merge/judge-elsewhere.ts
function judgeElsewhere(files, known) {
	const { inputs, file, rules, head, isStrangers } = known;
	const measured = files.flatMap((one) => "result" in one ? [one.result] : []);
	const [first] = measured;
	const result = mergeResults(files, {
		settings: {
			...trustedSettings(inputs, first?.settings ?? unknown),
			accepted: newlyAccepted(inputs.accepted, file)
		},
		rules: file,
		from: {
			base: "as the measuring job says",
			head: first?.commits.head.sha === head ? "as GitHub says" : "a merge of the head that GitHub says"
		},
		isStrangers
	});
	const changes = measured.flatMap(({ settings }) => differingSettings(trustedSettings(inputs, settings), settings));
	const profiles = result.profiles.map((one) => ({
		...one,
		files: null
	}));
	return {
		...result,
		profiles,
		elsewhere: {
			rules,
			changes: distinct(changes)
		}
	};
}
const unknown = {
	go: null,
	checkout: "in-place"
};
function distinct(changes) {
	return [...new Map(changes.toReversed().map((change) => [change.rule, change])).values()].toReversed();
}
function trustedSettings(inputs, measured) {
	const go = inputs.run === null && measured.go !== null ? inputs.go : null;
	return {
		...settingsOf(inputs),
		calibrate: false,
		run: inputs.run ?? (go === null ? "" : goCommand(go)),
		go,
		checkout: inputs.checkout ?? measured.checkout,
		workingDirectory: plainFolder(inputs.workingDirectory)
	};
}
function differingSettings(trusted, measured) {
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
	"benchmarks",
	"accepted"
], ...[
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
const longest = 6e4;
const { env } = process;
const workspace = env.GITHUB_WORKSPACE || process.cwd();
const console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console);
const { signal } = interrupt;
let subject = null;
let pull = null;
let check = null;
let inputs = null;
let isPublished = false;
try {
	console.info(`Benchgate ${version}`);
	const repository = repositoryIn(env, getInput("github-token"));
	const own = reportedOf(getInput);
	const patience = deadlineOf(longest, signal);
	subject = await readSubject(env, own, (number) => askPull(repository, number, patience));
	pull = await pullOf(repository, subject);
	check = checkOf(subject, pull, own.check, repository);
	const rules = await rulesAt(repository, subject.rules, getInput, workspace, patience);
	const from = rulesLine(rules, getInput, ` in ${subject.rules}`);
	if (from !== null) console.info(from);
	inputs = readInputsWith(rules, getInput);
	const since = await rulesBeforeOf(repository, subject, patience);
	const file = since === null ? ruled(rules) : await rulesSince(repository, since, rules, patience);
	const judged = await judgedIn(own.results, {
		...subject,
		inputs,
		file
	});
	await refuseOtherHead(repository, judged.commits.head.sha, subject, patience);
	const place = placeIn(repository, inputs, subject, pull);
	const accepted = place ? await acceptOnPull(judged, inputs.acceptLabel, place) : {
		result: judged,
		granted: []
	};
	const { result } = accepted;
	const folder = usualFolder(inputs.commentId.commentId, env, workspace);
	await emptyFolder(folder);
	const site = siteIn(inputs, subject, place !== null);
	const results = {
		result,
		report: markdownText(wholeReport(result, {
			...site,
			report: null
		})),
		profiles: folder,
		samples: null
	};
	const paths = await writeResults(folder, results).catch(sayVerdict(result, console));
	await publish(result, paths, console, site, check !== null);
	isPublished = true;
	interrupt.judged();
	const isShown = check !== null && await checkOnResult(result, site, check);
	if (check !== null && !isShown && failsCheck(result.verdict, result.settings.failOn)) console.fail(plainText(headline(result)));
	if (place && inputs.comment !== "never") await commentOnResult(accepted, {
		...place,
		site
	});
	if (place) await labelImproved(result, inputs.improvedLabel, place.thread, signal, console);
} catch (error) {
	if (isCancellation(error, signal)) console.error("Cancelled. Nothing more is published.");
	else await fail(error);
} finally {
	interrupt.done();
}
async function judgedIn(folder, known) {
	const found = await readResults(resolve(workspace, folder));
	if (found.length === 0) throw nothingIn(folder, known);
	for (const { name, why } of found) console.info(why === "" ? `read ${name}` : `not read: ${name}. ${why}`);
	const files = found.map(({ name, result, why }) => result ? {
		name,
		result
	} : {
		name,
		problem: why
	});
	return judgeElsewhere(files, known);
}
function ruled({ file }) {
	return file === null ? null : {
		file,
		changes: []
	};
}
function checkOf({ head, run }, { all: pulls }, named, repository) {
	const name = named ?? (run === null ? null : run.workflow ?? "Benchgate");
	if (name === null) return null;
	return {
		name,
		gate: getInput("comment-id"),
		pulls,
		head,
		run: addressOf(repository, env.GITHUB_RUN_ID),
		repository,
		signal,
		console
	};
}
async function pullOf(repository, subject) {
	try {
		const found = await findPull(repository, subject, deadlineOf(longest, signal));
		if (found.number === null) console.info(found.why);
		return found;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
		return {
			number: null,
			all: [],
			why: error.message
		};
	}
}
function placeIn(repository, inputs, { run, head }, { number }) {
	if (number === null) return null;
	const commenting = inputs.comment === "never" ? {
		...inputs,
		comment: "always"
	} : inputs;
	const place = commentPlace(commenting, {
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
		run: addressOf(repository, run.id)
	};
}
function siteIn(inputs, { run }, isOnPull) {
	const site = siteOf(inputs, isOnPull ? {} : null, env);
	return run === null || site.repository === null ? site : {
		...site,
		run: `${site.repository}/actions/runs/${run.id}`
	};
}
function addressOf({ at, repository }, id) {
	return id === void 0 ? null : runAddress(at, repository, String(id));
}
function nothingIn(folder, { run }) {
	if (run === null) return new NoResultLeft(`results: there is no result.json in ${folder}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`, null);
	return new NoResultLeft(`The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`, addressOf(repositoryIn(env, getInput("github-token")), run.id));
}
function isHeld(error) {
	return error instanceof NoResultLeft && subject?.run?.conclusion === "action_required";
}
async function fail(error) {
	if (isHeld(error)) return console.info("The run that is to measure this commit waits for approval. Nothing is published until it has run.");
	const reason = failureLine(error);
	const isOthers = error instanceof NoResultLeft && check !== null;
	if (isOthers) console.info(reason);
	else console.fail(reason);
	try {
		if (isPublished) return;
		const isRed = check === null || conclusionOf(error) === "failure";
		const report = markdownText(failureReport(error, isRed));
		await publishFailure(report);
		interrupt.judged();
		const isShown = check !== null && await checkOnFailure(report, reason, conclusionOf(error), check);
		if (isOthers && !isShown) console.fail(reason);
		if (!subject || !pull || !inputs || inputs.comment === "never") return;
		const place = placeIn(repositoryIn(env, getInput("github-token")), inputs, subject, pull);
		if (place) await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
function conclusionOf(error) {
	const conclusion = error instanceof NoResultLeft ? subject?.run?.conclusion : null;
	return conclusion === "cancelled" || conclusion === "skipped" && !subject?.isStrangers ? conclusion : "failure";
}

export {  };