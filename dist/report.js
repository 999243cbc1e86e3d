import { i as getInput, l as setOutput } from "./shared/libraries-of-workflow.js";
import { d as judged, f as handled, p as row } from "./shared/table.js";
import { w as anyText } from "./shared/special-kinds.js";
import { O as headline, i as fittingReport, k as failsCheck, o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { r as tooFewRounds, t as couldFail } from "./shared/least-rounds.js";
import { d as Misconfigured, i as legible, p as NothingMeasured } from "./shared/escape.js";
import { d as judgeRecorded, i as warningsFrom, l as judgeBaseFailed, m as plainText, n as timesOf, r as readResults, s as inOrder, u as judgeNothing } from "./shared/merge-visits.js";
import { t as within } from "./shared/within.js";
import { f as shortSha, v as usualDirection } from "./shared/numbers.js";
import { r as sides } from "./shared/measuring.js";
import { n as goCommand } from "./shared/go-command.js";
import { a as readInputsWith, c as rulesIn, i as noRules, r as mostBytes, t as behind, u as settingsOf } from "./shared/rules-file2.js";
import { n as failureReport, t as failureLine } from "./shared/failure.js";
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
import { resolve } from "node:path";
// src/core/inputs/reported.ts
const reported = {
	results: row(anyText({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.", { stands: "with GitHub" }),
	check: row(anyText(), null, "The name of the check run that shows the verdict on the measured commit. Default - `Benchgate` on `workflow_run`, whose jobs do not stand on the commit themselves; otherwise none, and this step turns red.", { stands: "with GitHub" }),
	...judged,
	sort: handled.sort,
	"fail-on": handled["fail-on"],
	rules: handled.rules,
	comment: handled.comment,
	"comment-id": handled["comment-id"],
	"accept-label": handled["accept-label"],
	"github-token": row(anyText(), "", "The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.", { stands: "with GitHub" })
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
			durations: null,
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
	...sides.flatMap((side) => [
		[`${side} is`, ({ commits }) => commits[side].sha],
		[`${side} was read as`, ({ formats }) => formats?.[side] ?? null],
		[`${side} was built with`, ({ toolchains }) => toolchains[side]]
	]),
	["the number of shards is", ({ settings }) => String(settings.shard?.[1] ?? 1)],
	["they were shared out by the times", ({ settings }) => settings.durations ?? "none"],
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
		if (first && other) throw apart(first, other, `${what} ${shown(first.has)} in one and ${shown(other.has)} in the other`);
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
function shown(text) {
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
	const joined = joinedOf(counted.map(({ result, shard, replica }) => ({
		shard,
		replica,
		of: recordedIn(result, judging)
	})));
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
	if (found.size > 65536) throw refuse(`is larger than ${mostBytes / 1024} KiB`);
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
