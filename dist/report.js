import { i as getInput, l as setOutput } from "./shared/libraries-of-workflow.js";
import { d as judged, f as handled, p as row$1 } from "./shared/table.js";
import { w as anyText } from "./shared/special-kinds.js";
import { D as headline, O as failsCheck, i as fittingReport, o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { d as Misconfigured, i as legible, p as NothingMeasured } from "./shared/escape.js";
import { c as judgeBaseFailed, l as judgeNothing, n as timesOf, o as inOrder, p as plainText, r as warningsFrom, u as judgeRecorded } from "./shared/merge-visits.js";
import { t as within } from "./shared/within.js";
import { f as shortSha, v as usualDirection } from "./shared/numbers.js";
import { r as sides$1 } from "./shared/measuring.js";
import { n as goCommand } from "./shared/go-command.js";
import { a as readInputsWith, c as rulesIn, i as noRules, r as mostBytes$1, s as _usingCtx, t as behind, u as settingsOf } from "./shared/rules-file2.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
import { i as isMatched } from "./shared/least-rounds.js";
import { r as writeResults, t as emptyFolder } from "./shared/results.js";
import { n as publishFailure, r as acceptOnPull, s as usualFolder, t as publish } from "./shared/publish.js";
import { n as askGitHub, r as goneAsNull } from "./shared/permission.js";
import { i as patienceOf, o as OddAnswer, t as CouldNotPublish } from "./shared/could-not-publish.js";
import { t as addressesIn } from "./shared/client.js";
import { i as commentOnResult, n as commentOnFailure, o as placeOf, s as runAddress } from "./shared/publish-comment.js";
import { n as payloadIn } from "./shared/event.js";
import { n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { a as ruleTexts } from "./shared/rules-file.js";
import { n as isCancellation, t as abortOnSignals } from "./shared/interrupt.js";
import { t as version } from "./shared/version.js";
import { constants } from "node:fs";
import { join, resolve } from "node:path";
import { open, opendir } from "node:fs/promises";
// src/core/inputs/reported.ts
const reported = {
	results: row$1(anyText({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.", { stands: "with GitHub" }),
	check: row$1(anyText(), null, "The name of the check run that shows the verdict on the measured commit. Default - `Benchgate` on `workflow_run`, whose jobs do not stand on the commit themselves; otherwise none, and this step turns red.", { stands: "with GitHub" }),
	...judged,
	sort: handled.sort,
	"fail-on": handled["fail-on"],
	rules: handled.rules,
	comment: handled.comment,
	"comment-id": handled["comment-id"],
	"accept-label": handled["accept-label"],
	"github-token": row$1(anyText(), "", "The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.", { stands: "with GitHub" })
};
function reportedOf(read) {
	const text = (name) => read(name).trim() || reported[name].usual;
	return {
		results: text("results") ?? ".",
		check: text("check")
	};
}
// src/core/merge/join-lists.ts
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
		visits: once(all.flatMap(({ visits }) => visits), nameOf),
		lost: lostIn(all),
		proven: once(all.flatMap(({ proven }) => proven), nameOf),
		doubts: once(all.flatMap(({ doubts }) => doubts), (one) => `${one.kind} ${nameOf(one)}`),
		profiles: once(all.flatMap(({ profiles }) => profiles), (one) => `${one.kind} ${nameOf(one)}`),
		unmatched: {
			base: unmatchedIn(all, "base"),
			head: unmatchedIn(all, "head")
		},
		formats: bySide((side) => all.map(({ formats }) => formats?.[side] ?? null)),
		innerSamples: innerSamplesIn(all),
		toolchains: bySide((side) => all.map(({ toolchains }) => toolchains[side]))
	};
}
function nameOf({ benchmark, package: path }) {
	return JSON.stringify([path, benchmark]);
}
function once(all, idOf) {
	const found = new Map();
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
	const found = new Map();
	const lost = all.flatMap((one) => one.lost);
	for (const one of lost) {
		const failures = within(found, nameOf(one), () => []);
		for (const failure of one.failures) if (!failures.some(({ side, kind }) => side === failure.side && kind === failure.kind)) failures.push(failure);
	}
	return once(lost, nameOf).map((one) => ({
		...one,
		failures: found.get(nameOf(one)) ?? one.failures
	}));
}
function unmatchedIn(all, side) {
	const idOf = (one) => `${nameOf(one)} ${one.unit}`;
	const series = all.flatMap((one) => one.series);
	const matched = new Set([...series.map(idOf), ...series.map(nameOf)]);
	return once(all.flatMap(({ unmatched }) => unmatched[side]), idOf).filter((one) => !matched.has(one.unit === null ? nameOf(one) : idOf(one)));
}
function innerSamplesIn(all) {
	const found = new Map();
	for (const one of all.flatMap(({ innerSamples = [] }) => innerSamples)) {
		const before = found.get(nameOf(one)) ?? one;
		const both = {
			least: Math.min(before.least, one.least),
			most: Math.max(before.most, one.most)
		};
		found.set(nameOf(one), {
			...one,
			...both
		});
	}
	return [...found.values()];
}
// src/core/merge/join-rounds.ts
var Layout = class {
	stretches;
	roundsOf;
	length;
	constructor(pieces, roundsOf) {
		const replicas = new Map();
		for (const piece of pieces) within(replicas, piece.replica?.[0] ?? 1, () => []).push(piece);
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
		const found = new Map();
		const rules = new Map();
		for (const { from, pieces } of this.stretches) for (const { of } of pieces) for (const series of seriesOf(of)) {
			const id = JSON.stringify([
				series.package,
				series.benchmark,
				series.unit
			]);
			within(found, id, () => ({
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
// src/core/merge/join.ts
function joinedOf(pieces) {
	const [{ of: first }] = pieces;
	const warnings = inOrder(strongest(pieces.flatMap(({ of }) => [...of.warnings, ...warningsFrom(of)])));
	if (pieces.length === 1) return {
		...first,
		warnings
	};
	const layout = new Layout(pieces, ({ rounds }) => rounds);
	const layoutAgain = new Layout(pieces, ({ again }) => again?.rounds ?? []);
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
		warnings
	};
}
function strongest(warnings) {
	const found = new Map();
	for (const one of warnings) {
		const id = one.kind === "configuration" ? `${one.kind} ${one.key} ${one.base} ${one.head}` : one.kind;
		const before = found.get(id);
		if (!before || strengthOf(one) > strengthOf(before)) found.set(id, one);
	}
	return [...found.values()];
}
function strengthOf(warning) {
	switch (warning.kind) {
		case "drift":
		case "second-visit": return Math.abs(warning.change);
		case "steal": return warning.share;
		case "others": return Math.abs(warning.head - warning.base);
		case "left-running":
		case "git-changed": return warning.count;
		default: return 0;
	}
}
// src/core/merge/parts.ts
function partsOf(files) {
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
// src/core/merge/recorded-in.ts
function recordedIn(file, { settings, rules, from }) {
	const { commits, comparisons, again, baseFailed, calibration, geomeans, ...kept } = file;
	const { schema, verdict, reason, ...others } = kept;
	const { seed } = file.settings;
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
			replica: null
		},
		rules,
		warnings: file.warnings.filter(isOnlySaid),
		series: comparisons.map(seriesOf),
		again: again.length === 0 ? null : {
			rounds: again,
			series: comparisons.flatMap(seriesAgain)
		},
		merged: null
	};
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
		"left-running",
		"git-changed"
	].includes(warning.kind);
}
// src/core/merge/refuse-different.ts
const same = [
	...sides$1.flatMap((side) => [
		[`${side} is`, ({ commits }) => commits[side].sha],
		[`${side} was read as`, ({ formats }) => formats?.[side] ?? null],
		[`${side} was built with`, ({ toolchains }) => toolchains[side]]
	]),
	["the number of shards is", ({ settings }) => String(settings.shard?.[1] ?? 1)],
	["the number of replicas is", ({ settings }) => String(settings.replica?.[1] ?? 1)],
	["`benchtime` is", ({ settings }) => settings.go?.benchtime ?? null],
	["`calibrate` is", ({ settings }) => String(settings.calibrate)]
];
function refuseDifferent(files) {
	for (const [what, of] of same) {
		const known = files.map((file) => ({
			...file,
			has: of(file.result)
		})).filter(({ has }) => has !== null);
		const [first] = known;
		const other = known.find(({ has }) => has !== first?.has);
		if (first && other) throw apart(first, other, `${what} ${shown$1(first.has)} in one and ${shown$1(other.has)} in the other`);
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
	const known = new Map();
	for (const file of files) for (const { package: path, benchmark, unit } of file.result.comparisons) {
		const id = JSON.stringify([
			path,
			benchmark,
			unit
		]);
		const before = known.get(id) ?? file;
		if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0]) throw apart(before, file, `both shards have measured ${quoted(benchmark)}`);
		known.set(id, before);
	}
}
function refuseTurned(files) {
	const known = new Map();
	for (const file of files) for (const { unit, better } of file.result.comparisons) {
		if (better === null) continue;
		const before = known.get(unit) ?? {
			file,
			better
		};
		if (before.better !== better) throw apart(before.file, file, `they say differently which direction of ${quoted(unit)} is better`);
		known.set(unit, before);
	}
}
function apart(one, other, why) {
	return new Misconfigured(`results: ${quoted(one.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.`);
}
function shown$1(text) {
	return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text);
}
function quoted(text) {
	return `"${legible(text ?? "", 100)}"`;
}
// src/core/merge/merge-results.ts
function mergeResults(files, trusted) {
	const read = files.filter((one) => "result" in one);
	const unread = files.filter((one) => "problem" in one);
	if (read.length === 0) throw noneOf(unread);
	refuseDifferent(read);
	const { found, missing: unclear } = partsOf(read);
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
	const recorded = {
		...joinedOf(counted.map(({ result, shard, replica }) => ({
			shard,
			replica,
			of: recordedIn(result, judging)
		}))),
		merged
	};
	if (only?.result.baseFailed) return judgeBaseFailed(recorded, only.result.baseFailed, null);
	if (only && only.result.stopped === "unchanged" && missing.length === 0) return judgeNothing(recorded);
	return judgeRecorded(recorded);
}
function noneOf(unread) {
	const [first] = unread;
	const why = first ? `, such as "${legible(first.name, 100)}": ${first.problem}` : ".";
	return new Misconfigured(`results: none of ${unread.length} files is a result file${why} Did the measuring job fail before it wrote one?`);
}
function settingsFor(settings, replicas) {
	if (replicas === 1) return settings;
	return {
		...settings,
		count: settings.count * replicas,
		stopEarly: "never"
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
// src/core/merge/trusted-settings.ts
function trustedSettings(inputs, measured) {
	const go = inputs.run === null && measured.go !== null ? inputs.go : null;
	return {
		...settingsOf(inputs),
		calibrate: false,
		accepted: [],
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
		measured.replica === null ? "" : "stop-early"
	];
	const texts = (settings) => new Map(Object.entries({
		...settings,
		...isGo ? settings.go : {}
	}).map(textOf$1));
	const [ours, theirs] = [texts(trusted), texts(measured)];
	return [...ours.keys()].filter((name) => !skipped.includes(name)).map((name) => ({
		rule: name,
		base: ours.get(name) ?? null,
		head: theirs.get(name) ?? null
	})).filter(({ base, head }) => base !== head);
}
const notMeasured = [...[
	"seed",
	"calibrate",
	"shard",
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
function textOf$1([name, value]) {
	const input = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
	return [input, text === "" ? null : text];
}
function plainFolder(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/") || ".";
}
// src/core/merge/judge-elsewhere.ts
function judgeElsewhere(files, known) {
	const { inputs, file, rules, head, isStrangers } = known;
	const measured = files.flatMap((one) => "result" in one ? [one.result] : []);
	const [first] = measured;
	const result = mergeResults(files, {
		settings: trustedSettings(inputs, first?.settings ?? unknown),
		rules: file === null ? null : {
			file,
			changes: []
		},
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
// src/core/result/reading/shape.ts
var Misshapen = class extends Error {
	name = "Misshapen";
	path = [];
	accepted;
	constructor(value, accepted) {
		super(shown(value));
		this.accepted = accepted;
	}
	get place() {
		const path = this.path.map((step) => typeof step === "number" ? `[${step}]` : `.${step}`).join("");
		return path === "" ? "The file" : path.replace(/^\./, "");
	}
};
function at(step, ask) {
	try {
		return ask();
	} catch (error) {
		if (error instanceof Misshapen) error.path.unshift(step);
		throw error;
	}
}
function value(accepted, is) {
	return (given) => {
		if (!is(given)) throw new Misshapen(given, accepted);
		return given;
	};
}
function number(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) {
	const isInside = (given) => Number.isFinite(given) && given >= least && given <= most;
	return value(`a number${range(least, most)}`, (given) => typeof given === "number" && isInside(given));
}
function whole(least, most = Number.MAX_SAFE_INTEGER) {
	const isInside = (given) => Number.isSafeInteger(given) && given >= least && given <= most;
	return value(`a whole number${range(least, most)}`, (given) => typeof given === "number" && isInside(given));
}
function range(least, most) {
	if (least === Number.NEGATIVE_INFINITY) return "";
	return most >= Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`;
}
function text(most, accepted, pattern) {
	return value(`${accepted ?? "a text"} of at most ${most} characters`, (given) => typeof given === "string" && given.length <= most && (pattern?.test(given) ?? true));
}
const truth = value("true or false", (given) => typeof given === "boolean");
function oneOf(...all) {
	return value(`one of ${all.map((one) => JSON.stringify(one)).join(", ")}`, (given) => all.includes(given));
}
function orNull(shape) {
	return (given) => {
		try {
			return given === null ? null : shape(given);
		} catch (error) {
			if (error instanceof Misshapen && error.path.length === 0) throw new Misshapen(given, `${error.accepted}, or null`);
			throw error;
		}
	};
}
function optional(shape) {
	return (given) => given === void 0 ? void 0 : shape(given);
}
function list(shape, most, least = 0) {
	return (given) => {
		if (!(Array.isArray(given) && given.length >= least && given.length <= most)) throw new Misshapen(given, `a list of ${least} to ${most} items`);
		return given.map((one, index) => at(index, () => shape(one)));
	};
}
function record(fields) {
	const shapes = Object.entries(fields);
	return (given) => {
		if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Misshapen(given, "an object");
		const copy = {};
		for (const [name, shape] of shapes) {
			const field = Object.hasOwn(given, name) ? given[name] : void 0;
			const checked = at(name, () => shape(field));
			if (checked !== void 0) copy[name] = checked;
		}
		return copy;
	};
}
function oneOfKinds(kinds) {
	const kindOf = record({ kind: oneOf(...Object.keys(kinds)) });
	return (given) => {
		const { kind } = kindOf(given);
		return {
			kind,
			...kinds[kind](given)
		};
	};
}
function both(one, other) {
	return (given) => ({
		...one(given),
		...other(given)
	});
}
function shown(given) {
	if (given === void 0) return "missing";
	if (Array.isArray(given)) return `a list of ${given.length}`;
	if (typeof given === "object" && given !== null) return "an object";
	return legible(typeof given === "number" ? String(given) : JSON.stringify(given), 60);
}
// src/core/result/reading/common-shapes.ts
const mostRounds = 3e3;
const mostRows = 1e5;
const name = text(1e4);
const message = text(2e5);
const path = orNull(name);
const share = number(0, 1);
const p = number(0, 1);
const side = oneOf("base", "head");
const better = oneOf("lower", "higher", null);
const unit = text(1e3, "a unit", /./s);
const moment = value("a time such as \"2026-01-31T09:30:00Z\", or \"\"", (given) => typeof given === "string" && (given === "" || isMoment(given)));
const subject$1 = {
	benchmark: name,
	package: path
};
function isMoment(text) {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
function sides(shape) {
	return record({
		base: shape,
		head: shape
	});
}
function rows(shape) {
	return list(shape, mostRows);
}
const ratio$1 = record({
	estimate: number(0),
	low: orNull(number(0)),
	high: orNull(number(0))
});
const sample = (given) => {
	if (!Array.isArray(given) || given.length > 3e3) throw new Misshapen(given, `a list of 0 to ${mostRounds} values`);
	for (let index = 0; index < given.length; index++) {
		const one = given[index];
		if (one === null || typeof one === "number" && Number.isFinite(one)) continue;
		const error = new Misshapen(one, "a finite number, or null");
		error.path.unshift(index);
		throw error;
	}
	return given;
};
const times = whole(0);
const row = record({
	...subject$1,
	unit
});
const accepted = record({
	match: (given) => typeof given === "string" ? name(given) : row(given),
	upTo: orNull(number(0)),
	by: orNull(text(1e3)),
	when: orNull(text(100)),
	why: orNull(text(1e4)),
	url: orNull(text(1e4))
});
// src/core/result/reading/comparison-shape.ts
const summary = record({
	center: number(),
	low: orNull(number()),
	high: orNull(number()),
	samples: sample
});
const confirmation = record({
	recurred: truth,
	base: summary,
	head: summary,
	ratio: orNull(ratio$1),
	p: orNull(p)
});
const warning = oneOfKinds({
	spread: record({
		side,
		ratio: number(0)
	}),
	"few-rounds": record({
		side,
		needed: times
	}),
	unequal: record({
		base: times,
		head: times
	}),
	"two-modes": record({ side }),
	"slow-runs": record({
		base: times,
		head: whole(1),
		rounds: whole(1),
		beyond: number(0),
		p
	}),
	coarse: record({ step: number(Number.MIN_VALUE) }),
	blind: record({ visible: number(0) }),
	outliers: record({
		base: times,
		head: times
	})
});
const comparison = record({
	...subject$1,
	unit,
	better,
	exact: truth,
	assume: oneOf("exact", null),
	base: summary,
	head: summary,
	worse: orNull(sides(sample)),
	delta: orNull(number()),
	ratio: orNull(ratio$1),
	p: orNull(p),
	pairedP: orNull(p),
	adjustedP: orNull(p),
	visible: orNull(number(0)),
	roundsNeeded: orNull(number(1)),
	ruledOut: orNull(number(0)),
	change: oneOf("regressed", "improved", "changed", "unchanged", "within", "inconclusive"),
	confirmation: orNull(confirmation),
	rule: orNull(whole(0)),
	gate: oneOf("fail", "warn", "off"),
	accepted: orNull(accepted),
	warnings: list(warning, 20)
});
// src/core/result/reading/remark-shapes.ts
const lines = list(text(1e3), 1e3, 1);
const runWarning = oneOfKinds({
	drift: record({
		change: number(),
		p
	}),
	"second-visit": record({
		change: number(),
		p
	}),
	configuration: record({
		key: text(20, "a key", /^[a-z]+$/),
		base: message,
		head: message
	}),
	suite: record({ changed: list(name, mostRows, 1) }),
	steal: record({ share }),
	others: record({
		base: number(0),
		head: number(0),
		p: number(0, .001)
	}),
	"rule-unused": record({ match: text(1e4) }),
	"rule-over": record({
		match: text(1e4),
		until: text(100),
		owner: orNull(text(1e4))
	}),
	"left-running": record({
		count: whole(1),
		commands: lines
	}),
	"git-changed": record({
		count: whole(1),
		changed: lines,
		isPutBack: truth
	}),
	"noisy-machine": record({
		load: orNull(number(0)),
		clock: truth
	})
});
const timing = record({
	iterations: whole(0),
	seconds: number()
});
const probed = {
	probe: timing,
	full: timing
};
const doubt = both(record(subject$1), oneOfKinds({
	"optimised-away": record({
		side: orNull(side),
		iterations: whole(0),
		seconds: number()
	}),
	"grows-with-n": record({
		...probed,
		exponent: number()
	}),
	"setup-timed": record({
		...probed,
		setup: number(),
		share: number()
	}),
	"first-off": record({
		side: orNull(side),
		first: number(),
		others: number()
	}),
	clock: record({
		side: orNull(side),
		total: number()
	}),
	prints: record({ line: text(1e3) })
}));
const cost = record({
	flat: number(),
	cum: number()
});
const profileFile = text(300, "a file in profiles/", /^profiles\/[a-z0-9][a-z0-9.-]*$/);
const profile = record({
	...subject$1,
	kind: oneOf("cpu", "mem", "block"),
	unit: oneOf("sec/op", "B/op"),
	iterations: whole(1),
	files: orNull(sides(profileFile)),
	total: sides(number()),
	functions: list(record({
		function: text(1e3),
		base: cost,
		head: cost,
		isNoise: record({
			flat: truth,
			cum: truth
		})
	}), 15),
	failure: orNull(message)
});
const shareOf = record({
	hits: whole(0),
	of: whole(1),
	low: share,
	high: share
});
const calibration = record({
	floors: rows(record({
		...subject$1,
		unit,
		better,
		rounds: whole(0, mostRounds),
		noise: orNull(number(0)),
		spread: orNull(number(0)),
		ratio: orNull(ratio$1),
		visible: orNull(number(0)),
		roundsNeeded: orNull(whole(1)),
		p: orNull(p),
		falseAlarm: truth,
		regressed: truth
	})),
	steady: rows(record({
		...subject$1,
		unit,
		differs: truth
	})),
	benchmarks: times,
	seeing: times,
	typical: orNull(number(0)),
	roundsNeeded: orNull(whole(1)),
	suggested: record({
		count: orNull(whole(1)),
		threshold: orNull(share)
	}),
	alarms: orNull(shareOf),
	swapped: orNull(record({
		uncorrected: orNull(shareOf),
		red: shareOf
	}))
});
// src/core/result/reading/settings-shape.ts
const command = text(1e5);
const globs = list(text(1e4), 1e4);
const ratio = number(0, 1);
const go = record({
	packages: list(text(1e4), 1e4, 1),
	bench: command,
	benchtime: text(100),
	cpu: orNull(text(1e3)),
	benchmem: truth,
	tags: orNull(text(1e4)),
	goFlags: globs,
	test: truth
});
const mostParts = 256;
const part = value(`a part as [number, of], of at most ${mostParts}`, (given) => Array.isArray(given) && given.length === 2 && given.every((one) => Number.isInteger(one) && one >= 1 && one <= mostParts) && given[0] <= given[1]);
const benchmarkRule = record({
	match: text(1e4),
	threshold: orNull(ratio),
	ruleOut: orNull(ratio),
	better: oneOf("lower", "higher", null),
	gate: oneOf("fail", "warn", "off"),
	owner: orNull(text(1e4)),
	why: orNull(text(1e4)),
	until: orNull(text(100)),
	isOver: truth
});
const settings = record({
	run: command,
	go: orNull(go),
	format: text(100),
	filter: orNull(command),
	paths: globs,
	measure: oneOf("changed", "all"),
	output: globs,
	setup: orNull(command),
	workingDirectory: text(1e4),
	checkout: oneOf("in-place", "worktree"),
	ignoredFiles: oneOf("per-side", "shared"),
	overlay: globs,
	timeout: number(Number.MIN_VALUE),
	count: whole(1, 1e3),
	alpha: number(Number.MIN_VALUE, .5),
	threshold: ratio,
	ruleOut: ratio,
	deltaTest: oneOf("utest", "ttest", "none"),
	correction: oneOf("holm", "bh", "none"),
	strict: truth,
	outliers: oneOf("none", "iqr"),
	stopEarly: oneOf("pass", "pass-or-fail", "never"),
	sort: oneOf("none", "name", "delta"),
	confirm: truth,
	profile: list(oneOf("cpu", "mem", "block"), 3),
	calibrate: truth,
	perflock: oneOf("auto", "require", "off"),
	governor: orNull(whole(0, 100)),
	budget: orNull(number(Number.MIN_VALUE)),
	seed: whole(0, 2 ** 32 - 1),
	shard: orNull(part),
	replica: orNull(part),
	failOn: oneOf("regression", "inconclusive", "never"),
	benchmarks: list(benchmarkRule, 1e4),
	accepted: list(accepted, 1e4)
});
const commit = record({
	sha: text(64, "a commit as 40 or 64 hexadecimal digits", /^([0-9a-f]{40}|[0-9a-f]{64})$/),
	from: text(1e3)
});
const perflock = record({
	held: truth,
	governor: orNull(whole(0, 100)),
	reason: orNull(text(1e3))
});
const machine = record({
	os: text(1e3),
	kernel: text(1e3),
	arch: text(100),
	cpu: text(1e3),
	cores: whole(0, 1e6),
	memoryBytes: whole(0),
	virtual: orNull(text(1e3)),
	governor: orNull(text(1e3)),
	turbo: orNull(truth),
	smt: orNull(truth),
	load: number(0, 1e6),
	loadAfter: number(0, 1e6),
	stealBefore: orNull(share),
	steal: orNull(share),
	perflock: orNull(perflock)
});
const visit = record({
	started: moment,
	seconds: number(0, 1e9),
	others: optional(number(0, 0xe8d4a51000))
});
const round = record({
	round: whole(1, 1e6),
	block: whole(1, mostRounds),
	first: oneOf("base", "head", null),
	base: visit,
	head: visit
});
const failure = {
	message,
	output: message
};
const lost = record({
	benchmark: path,
	package: path,
	failures: list(record({
		...failure,
		side,
		kind: oneOf("failed", "timeout", "no time")
	}), 100, 1)
});
const unmatched = record({
	...subject$1,
	unit: orNull(unit)
});
const visits = record({
	benchmark: name,
	package: name,
	turns: whole(1, 1e4),
	iterations: orNull(whole(1)),
	seconds: number(Number.MIN_VALUE, 1e9),
	overhead: number(0)
});
const ruleChange = record({
	rule: text(100),
	base: orNull(message),
	head: orNull(message)
});
const resultFile = record({
	schema: value("1, the only version there is", (given) => given === 1),
	verdict: oneOf("pass", "fail", "inconclusive"),
	reason: text(1e4),
	commits: sides(commit),
	settings,
	rules: orNull(record({
		file: name,
		changes: list(ruleChange, 1e3)
	})),
	machine,
	toolchains: sides(orNull(text(1e3))),
	formats: optional(sides(orNull(text(100)))),
	innerSamples: optional(rows(record({
		...subject$1,
		least: whole(1),
		most: whole(2)
	}))),
	rounds: list(round, mostRounds),
	stopped: oneOf("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty"),
	baseFailed: orNull(record(failure)),
	again: list(round, mostRounds),
	isRelaid: truth,
	laidOut: rows(name),
	visits: rows(visits),
	lost: rows(lost),
	proven: rows(record({
		benchmark: name,
		package: name
	})),
	doubts: rows(doubt),
	profiles: list(profile, 1e3),
	calibration: orNull(calibration),
	comparisons: rows(comparison),
	geomeans: rows(record({
		unit,
		ratio: number(Number.MIN_VALUE),
		rows: whole(1),
		of: whole(2)
	})),
	warnings: list(runWarning, 100),
	unmatched: sides(rows(unmatched)),
	merged: value("null, as a result that was judged from others is not judged again", (given) => given === null),
	elsewhere: value("nothing, as is said only where others have judged", (given) => given === void 0)
});
// src/core/result/read-result.ts
const mostBytes = 64 * 2 ** 20;
const deepest$1 = 32;
const mostContainers = 4e6;
const mostPairs = 1e9;
var NotAResult = class extends Error {
	name = "NotAResult";
};
function readResult(text) {
	refuseBoundless(text);
	const result = shaped(parsed(text));
	refuseContradictions(result);
	return result;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new NotAResult(`The file is not JSON: ${legible(error.message, 120)}.`);
	}
}
function shaped(value) {
	try {
		return resultFile(value);
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		const { place, message, accepted } = error;
		throw new NotAResult(`${place} is ${message}; accepted is ${accepted}.`);
	}
}
function refuseBoundless(text) {
	if (text.length > mostBytes) throw new NotAResult(`The file is larger than ${mostBytes / 2 ** 20} MiB, the most that is read.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		false
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (isQuoted) {
			if (code === 92) index++;
			else if (code === 34) isQuoted = false;
		} else if (code === 34) isQuoted = true;
		else if (code === 91 || code === 123) {
			depth++;
			containers++;
			if (depth > deepest$1) throw new NotAResult(`Lists and objects stand more than ${deepest$1} deep in each other; a result has nine levels.`);
			if (containers > mostContainers) throw new NotAResult(`There are more than ${mostContainers} lists and objects, the most that is read.`);
		} else if (code === 93 || code === 125) depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	const refuse = (index, what) => new NotAResult(`comparisons[${index}]${what}.`);
	const known = new Map();
	for (const [index, one] of comparisons.entries()) {
		const id = JSON.stringify([
			one.package,
			one.benchmark,
			one.unit
		]);
		const before = known.get(id);
		if (before !== void 0) throw refuse(index, ` has the benchmark and unit of comparisons[${before}]; each stands there once`);
		known.set(id, index);
		for (const { place, block, of } of blocksIn(one, rounds.length, again.length)) {
			for (const side of sides$1) if (block[side].length !== of) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${of} rounds; there is one for each round`);
			if (!isMatched(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	const pairs = comparisons.reduce((sum, one) => sum + workOf(one), 0);
	if (pairs > mostPairs) throw new NotAResult(`To judge ${comparisons.length} comparisons of ${rounds.length} rounds, ${pairs.toPrecision(2)} pairs of values would have to be compared; ${mostPairs} are the most.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	const samples = (one) => ({
		base: one.base.samples,
		head: one.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			of: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			of: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			of: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}
// src/effects/files/read-results.ts
const fileName = "result.json";
const most = {
	entries: 2e4,
	files: 1e3,
	bytes: 2 ** 30
};
const deepest = 8;
async function readResults(folder) {
	const names = await namesBelow(folder);
	if (names.length > most.files) throw new Misconfigured(`results: there are ${names.length} files "${fileName}" in ${folder}; ${most.files} are the most that are read. Give the folder of this run alone.`);
	const found = [];
	let left = most.bytes;
	for (const name of names) {
		const read = await textOf(join(folder, name), Math.min(mostBytes, left));
		left -= read.bytes;
		found.push({
			name,
			...read.text === null ? {
				result: null,
				why: read.why
			} : resultIn(read.text)
		});
	}
	return found;
}
async function namesBelow(folder) {
	const names = [];
	let entries = 0;
	const visit = async (below, depth) => {
		for await (const entry of await opendir(join(folder, below))) {
			if (++entries > most.entries) throw new Misconfigured(`results: there are more than ${most.entries} files in ${folder}. Give the folder that actions/download-artifact fills, and nothing else is in.`);
			const name = join(below, entry.name);
			if (entry.name === fileName && !entry.isDirectory()) names.push(name);
			else if (entry.isDirectory() && depth < deepest) await visit(name, depth + 1);
		}
	};
	try {
		await visit("", 0);
	} catch (error) {
		const { code } = error;
		if (code === void 0) throw error;
		if (code === "ENOENT") return [];
		throw new Misconfigured(`results: ${resolve(folder)} cannot be read as a folder (${code}).`);
	}
	return names.sort();
}
async function textOf(path, limit) {
	const refuse = (why) => ({
		text: null,
		why,
		bytes: 0
	});
	try {
		try {
			var _usingCtx$1 = _usingCtx();
			const file = _usingCtx$1.a(await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK));
			const there = await file.stat();
			if (!there.isFile()) return refuse("It is no plain file.");
			if (there.size > limit) return refuse(`It is larger than ${limit / 2 ** 20} MiB, the most that is read of it.`);
			const content = Buffer.alloc(there.size);
			const { bytesRead } = await file.read(content, 0, there.size, 0);
			return {
				text: new TextDecoder("utf-8", { fatal: true }).decode(content.subarray(0, bytesRead)),
				why: "",
				bytes: bytesRead
			};
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	} catch (error) {
		const { code } = error;
		if (code === "ELOOP" || code === "EMLINK") return refuse("It is a link, and links are not followed.");
		return refuse(error instanceof TypeError ? "It is no UTF-8 text." : `It cannot be read (${code}).`);
	}
}
function resultIn(text) {
	try {
		return {
			result: readResult(text),
			why: ""
		};
	} catch (error) {
		if (!(error instanceof NotAResult)) throw error;
		return {
			result: null,
			why: error.message
		};
	}
}
// src/effects/github/check-head.ts
const question$3 = {
	failing: "The commit that was measured could not be looked up",
	permission: "contents: read"
};
async function refuseOtherHead(repository, measured, { head, merge }, patience) {
	if (measured === head || measured === merge) return;
	const parents = await askGitHub(repository, question$3, patience, async (rest, of) => {
		const answer = await rest.git.getCommit({
			...of,
			commit_sha: measured
		}).catch(goneAsNull);
		if (answer === null) return [];
		if (!Array.isArray(answer.data?.parents)) throw new OddAnswer("a commit", answer.data);
		return answer.data.parents.map(({ sha }) => sha);
	});
	if (parents.length === 2 && parents[1] === head) return;
	throw new Misconfigured(`results: they are of the commit ${shortSha(measured)}, which is neither ${shortSha(head)}, which was to be measured, nor a merge of it. Give the results of that run alone, and let it measure what is checked out.`);
}
// src/effects/github/find-pull.ts
const question$2 = {
	failing: "The pull request could not be looked up",
	permission: "pull-requests: write"
};
async function findPull(repository, { pull, branch, head, run }, patience) {
	if (pull !== null) return { number: pull };
	if (branch === null) return none(run === null ? "This run is for no pull request." : "That run names no branch that a pull request could come from.");
	const ofBranch = (await askGitHub(repository, question$2, patience, async (rest, of) => {
		const asked = {
			...of,
			state: "open",
			head: `${branch.owner}:${branch.name}`,
			per_page: 100
		};
		const { data } = await rest.pulls.list(asked);
		if (!Array.isArray(data)) throw new OddAnswer("a list of pull requests", data);
		return data;
	})).filter((one) => one.head.repo?.id === branch.repository && one.head.ref === branch.name);
	const current = ofBranch.filter((one) => one.head.sha === head);
	const [first, ...others] = current;
	if (first !== void 0 && others.length === 0) return { number: first.number };
	const numbers = (all) => all.map(({ number }) => `#${number}`).join(", ");
	if (first !== void 0) return none(`${numbers(current)} all have this commit as their head, and GitHub does not say which was measured.`);
	const [moved] = ofBranch;
	return none(moved === void 0 ? "No open pull request has this commit as its head." : `${numbers(ofBranch)} has a newer head (${shortSha(moved.head.sha)}) than what was measured (${shortSha(head)}).`);
}
function none(why) {
	return {
		number: null,
		why: `There is no comment. ${why}`
	};
}
// src/effects/github/check-run.ts
const checkLimit = 65535;
const longestTitle = 250;
const ours = "benchgate";
const question$1 = {
	failing: "The check run could not be written",
	permission: "checks: write"
};
async function writeCheck(repository, check, patience) {
	const { name, head, conclusion, summary, run } = check;
	const title = check.title.slice(0, longestTitle);
	const shown = {
		status: "completed",
		conclusion,
		external_id: ours,
		output: {
			title,
			summary
		}
	};
	const content = run === null ? shown : {
		...shown,
		details_url: run
	};
	return askGitHub(repository, question$1, patience, async (rest, of) => {
		const id = await earlier(rest, of, check);
		const { data } = (id === null ? null : await rest.checks.update({
			...of,
			check_run_id: id,
			name,
			...content
		}).catch(notOurs)) ?? await rest.checks.create({
			...of,
			name,
			head_sha: head,
			...content
		});
		if (typeof data?.id !== "number") throw new OddAnswer("a check run", data);
		return data.html_url ?? "";
	});
}
async function earlier(rest, of, { name, head }) {
	const asked = {
		...of,
		ref: head,
		check_name: name,
		filter: "all",
		per_page: 100
	};
	const { data } = await rest.checks.listForRef(asked);
	if (!Array.isArray(data?.check_runs)) throw new OddAnswer("a list of check runs", data);
	return data.check_runs.findLast(({ external_id: id }) => id === ours)?.id ?? null;
}
function notOurs(error) {
	return error.status === 403 && /app_id/.test(error.message) ? null : goneAsNull(error);
}
// src/effects/github/publish-check.ts
const longest$1 = 45e3;
async function checkOnResult(result, place) {
	return show(place, {
		conclusion: conclusionOf$1(result),
		title: plainText(headline(result)),
		summary: fittingReport(result, checkLimit, markdownText)
	});
}
async function checkOnFailure(report, reason, conclusion, place) {
	return show(place, {
		conclusion,
		title: reason,
		summary: report.length <= 65535 ? report : reason.slice(0, checkLimit)
	});
}
function conclusionOf$1({ verdict, settings: { failOn } }) {
	if (failsCheck(verdict, failOn)) return "failure";
	return verdict === "pass" ? "success" : "neutral";
}
async function show({ repository, signal, console, name, head, run }, shown) {
	try {
		const check = {
			name,
			head,
			run,
			...shown
		};
		setOutput("check-url", await writeCheck(repository, check, patienceOf(longest$1, signal)));
		return true;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
		setOutput("check-url", "");
		return false;
	}
}
// src/effects/github/subject.ts
async function readSubject(env) {
	const { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = "" } = env;
	return subjectOf(name, path ? await payloadIn(path) : {}, sha);
}
function subjectOf(name, payload, sha) {
	const { workflow_run: run, pull_request: pull, repository: own } = payload;
	if (!isSha(sha)) throw unsaid("GITHUB_SHA", name);
	if (name === "workflow_run") {
		if (!isSha(run?.head_sha) || typeof run.id !== "number") throw unsaid("the run that has measured", name);
		return {
			head: run.head_sha,
			merge: null,
			rules: sha,
			pull: null,
			branch: run.event === "pull_request" ? branchOf(run) : null,
			isStrangers: own?.id === void 0 || run.head_repository?.id !== own.id,
			run: {
				id: run.id,
				attempt: run.run_attempt ?? 1,
				conclusion: run.conclusion ?? ""
			}
		};
	}
	if (name === "pull_request") {
		if (!isSha(pull?.head?.sha) || !isSha(pull.base?.sha) || typeof pull.number !== "number") throw unsaid("the pull request", name);
		const { number, head, base } = pull;
		const isStrangers = own?.id === void 0 || head.repo?.id !== own.id;
		return {
			head: head.sha,
			merge: sha,
			rules: base.sha,
			pull: number,
			branch: null,
			isStrangers,
			run: null
		};
	}
	if (name === "pull_request_target" || name === "issue_comment") throw new Misconfigured(`This workflow runs on "${name}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run).`);
	return {
		head: sha,
		merge: null,
		rules: sha,
		pull: null,
		branch: null,
		isStrangers: false,
		run: null
	};
}
function branchOf({ head_repository: from, head_branch: name }) {
	const owner = from?.owner?.login;
	return from?.id && owner && name ? {
		repository: from.id,
		owner,
		name
	} : null;
}
function isSha(text) {
	return typeof text === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function unsaid(what, event) {
	return new Misconfigured(`The event "${event}" does not say ${what}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`);
}
// src/effects/inputs/rules-at.ts
const question = {
	failing: "The rules file could not be read",
	permission: "contents: read"
};
async function rulesAt(repository, sha, given, folder, patience) {
	const named = given("rules").trim();
	const path = named || ".github/benchgate.yml";
	const text = await textAt(repository, sha, path, patience);
	if (text !== null) return behind(given, {
		...ruleTexts(path, rulesIn(path, text)),
		file: path
	}, folder, folder);
	if (named !== "") throw new Misconfigured(`rules: "${named}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`);
	return noRules(folder);
}
async function textAt(repository, ref, path, patience) {
	const found = await askGitHub(repository, question, patience, async (rest, of) => {
		const answer = await rest.repos.getContent({
			...of,
			path,
			ref
		}).catch(goneAsNull);
		if (answer === null) await rest.git.getCommit({
			...of,
			commit_sha: ref
		});
		else if (typeof answer.data !== "object") throw new OddAnswer("a file", answer.data);
		return answer?.data ?? null;
	});
	if (found === null) return null;
	const refuse = (why) => new Misconfigured(`rules: "${path}" ${why}. It holds inputs of the Action only.`);
	if (Array.isArray(found) || found.type !== "file" || !("content" in found)) throw refuse("is no plain file");
	if (found.size > 65536) throw refuse(`is larger than ${mostBytes$1 / 1024} KiB`);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(found.content, "base64"));
	} catch {
		throw refuse("is no UTF-8 text");
	}
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
let check = null;
let inputs = null;
let isPublished = false;
try {
	console.info(`Benchgate ${version}`);
	const repository = repositoryIn();
	subject = await readSubject(env);
	const own = reportedOf(getInput);
	check = checkOf(subject, own.check, repository);
	const patience = patienceOf(longest, signal);
	const rules = await rulesAt(repository, subject.rules, getInput, workspace, patience);
	if (rules.file !== null) console.info(`Rules from ${rules.file} in ${subject.rules}`);
	inputs = readInputsWith(rules, getInput);
	const found = await readResults(resolve(workspace, own.results));
	if (found.length === 0) throw nothingIn(own.results, subject);
	for (const { name, why } of found) console.info(why === "" ? `read ${name}` : `not read: ${name}. ${why}`);
	const judged = judgeElsewhere(found.map(({ name, result, why }) => result ? {
		name,
		result
	} : {
		name,
		problem: why
	}), {
		...subject,
		inputs,
		file: rules.file
	});
	await refuseOtherHead(repository, judged.commits.head.sha, subject, patience);
	const place = await placeIn(repository, inputs, subject);
	const result = place ? await acceptOnPull(judged, inputs.acceptLabel, place) : judged;
	const folder = usualFolder(inputs.commentId.commentId, env, workspace);
	await emptyFolder(folder);
	const report = markdownText(wholeReport(result));
	const paths = await writeResults(folder, {
		result,
		report,
		profiles: folder,
		samples: null
	});
	await publish(result, paths, console, check !== null);
	isPublished = true;
	interrupt.judged();
	const isShown = check !== null && await checkOnResult(result, check);
	if (check !== null && !isShown && failsCheck(result.verdict, result.settings.failOn)) console.fail(plainText(headline(result)));
	if (place && inputs.comment !== "never") await commentOnResult(result, place);
} catch (error) {
	if (isCancellation(error, signal)) console.error("Cancelled. Nothing more is published.");
	else await fail(error);
} finally {
	interrupt.done();
}
function repositoryIn() {
	return {
		token: getInput("github-token"),
		at: addressesIn(env),
		repository: env.GITHUB_REPOSITORY ?? ""
	};
}
function checkOf({ head, run }, named, repository) {
	const name = named ?? (run === null ? null : "Benchgate");
	if (name === null) return null;
	return {
		name,
		head,
		run: addressOf(repository, env.GITHUB_RUN_ID),
		repository,
		signal,
		console
	};
}
async function placeIn(repository, inputs, { run, head, ...others }) {
	try {
		const pull = await findPull(repository, {
			run,
			head,
			...others
		}, patienceOf(longest, signal));
		if (pull.number === null) console.info(pull.why);
		if (pull.number === null) return null;
		const commenting = inputs.comment === "never" ? {
			...inputs,
			comment: "always"
		} : inputs;
		const place = placeOf(commenting, {
			number: pull.number,
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
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		console.warn(error.message);
		return null;
	}
}
function addressOf({ at, repository }, id) {
	return id === void 0 ? null : runAddress(at, repository, String(id));
}
function nothingIn(folder, { run }) {
	if (run === null) return new NothingMeasured(`results: there is no result.json in ${folder}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`, null);
	return new NothingMeasured(`The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`, addressOf(repositoryIn(), run.id));
}
async function fail(error) {
	const reason = failureLine(error);
	const isOthers = error instanceof NothingMeasured && check !== null;
	if (isOthers) console.info(reason);
	else console.fail(reason);
	try {
		if (isPublished) return;
		const report = markdownText(failureReport(error));
		await publishFailure(report);
		interrupt.judged();
		const isShown = check !== null && await checkOnFailure(report, reason, conclusionOf(error), check);
		if (isOthers && !isShown) console.fail(reason);
		if (!subject || !inputs || inputs.comment === "never") return;
		const place = await placeIn(repositoryIn(), inputs, subject);
		if (place) await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
function conclusionOf(error) {
	const conclusion = error instanceof NothingMeasured ? subject?.run?.conclusion : null;
	return conclusion === "cancelled" || conclusion === "skipped" ? conclusion : "failure";
}
export {};
