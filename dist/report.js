import { i as getInput, l as setOutput } from "./shared/libraries-of-workflow.js";
import { d as judged, f as handled, p as row } from "./shared/table.js";
import { D as kind, N as whole, j as refused, w as anyText } from "./shared/special-kinds.js";
import { O as headline, i as fittingReport, k as failsCheck, o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { a as ruleTexts, i as ruleChanges, n as noTexts, t as newlyAccepted } from "./shared/rules-file.js";
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
import { a as usualFolder, i as acceptOnPull, n as publishFailure, r as labelImproved, t as publish } from "./shared/publish.js";
import { a as goneAsNull, i as askGitHub, t as askPull } from "./shared/pull.js";
import { i as patienceOf, o as OddAnswer, t as CouldNotPublish } from "./shared/could-not-publish.js";
import { i as repositoryIn } from "./shared/client.js";
import { i as commentOnResult, n as commentOnFailure, o as placeOf, s as runAddress } from "./shared/publish-comment.js";
import { n as payloadIn } from "./shared/event.js";
import { n as workflowConsole, t as failWhereUncaught } from "./shared/workflow-console.js";
import { n as isCancellation, t as abortOnSignals } from "./shared/interrupt.js";
import { t as version } from "./shared/version.js";
import { resolve } from "node:path";
const commitSha = kind((name, text) => {
	if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return text;
	throw refused(name, text, "the SHA of a commit, in full");
}), reported = {
	results: row(anyText({ completion: "folder" }), ".", "The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.", { stands: "with GitHub" }),
	check: row(anyText(), null, "The name of the check run that shows the verdict on the measured commit. Default - `Benchgate` on `workflow_run`, whose jobs do not stand on the commit themselves; otherwise none, and this step turns red.", { stands: "with GitHub" }),
	"pull-request": row(whole(1, 2 ** 31 - 1), null, "The number of the pull request to publish for, where the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both are to come from a job that runs no code of it.", { stands: "with GitHub" }),
	head: row(commitSha, null, "The commit that was measured, with `pull-request`. Default - the head of that pull request now.", { stands: "with GitHub" }),
	...judged,
	sort: handled.sort,
	"fail-on": handled["fail-on"],
	rules: handled.rules,
	comment: handled.comment,
	"comment-id": handled["comment-id"],
	"accept-label": handled["accept-label"],
	"improved-label": handled["improved-label"],
	"github-token": row(anyText(), "", "The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.", { stands: "with GitHub" })
};
function reportedOf(read) {
	let text = (name) => read(name).trim() || reported[name].usual, parsed = (name, kind) => {
		let given = text(name);
		return given === null ? null : kind.parse(name, given);
	};
	return {
		results: text("results") ?? ".",
		check: text("check"),
		pull: parsed("pull-request", reported["pull-request"].kind),
		head: parsed("head", reported.head.kind)
	};
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
	let again = all.filter((one) => one.again !== null);
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
	let found = new Map();
	for (let one of all) found.has(idOf(one)) || found.set(idOf(one), one);
	return [...found.values()];
}
function bySide(of) {
	let first = (side) => of(side).find((one) => one !== null) ?? null;
	return {
		base: first("base"),
		head: first("head")
	};
}
function laidOutIn(all) {
	let elsewhere = all.flatMap(({ laidOut, series }) => {
		let own = new Set(laidOut);
		return series.flatMap((one) => one.package !== null && !own.has(one.package) ? one.package : []);
	}), not = new Set(elsewhere);
	return [...new Set(all.flatMap(({ laidOut }) => laidOut))].filter((path) => !not.has(path));
}
function lostIn(all) {
	let found = new Map(), lost = all.flatMap((one) => one.lost);
	for (let one of lost) {
		let failures = within(found, nameOf(one), () => []);
		for (let failure of one.failures) failures.some(({ side, kind }) => side === failure.side && kind === failure.kind) || failures.push(failure);
	}
	return once(lost, nameOf).map((one) => ({
		...one,
		failures: found.get(nameOf(one)) ?? one.failures
	}));
}
function unmatchedIn(all, side) {
	let idOf = (one) => `${nameOf(one)} ${one.unit}`, series = all.flatMap((one) => one.series), matched = new Set([...series.map(idOf), ...series.map(nameOf)]);
	return once(all.flatMap(({ unmatched }) => unmatched[side]), idOf).filter((one) => !matched.has(one.unit === null ? nameOf(one) : idOf(one)));
}
function innerSamplesIn(all) {
	let found = new Map();
	for (let one of all.flatMap(({ innerSamples = [] }) => innerSamples)) {
		let before = found.get(nameOf(one)) ?? one, both = {
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
var Layout = class {
	stretches;
	roundsOf;
	length;
	constructor(pieces, roundsOf) {
		let replicas = new Map();
		for (let piece of pieces) within(replicas, piece.replica?.[0] ?? 1, () => []).push(piece);
		let from = 0;
		this.roundsOf = roundsOf, this.stretches = [...replicas].sort(([one], [other]) => one - other).map(([, of]) => {
			let length = of.reduce((most, piece) => Math.max(most, roundsOf(piece.of).length), 0);
			return from += length, {
				from: from - length,
				length,
				pieces: of
			};
		}), this.length = from;
	}
	join(seriesOf) {
		let found = new Map(), rules = new Map();
		for (let { from, pieces } of this.stretches) for (let { of } of pieces) for (let series of seriesOf(of)) {
			let id = JSON.stringify([
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
			}), rules.set(series.unit, ofBoth(rules.get(series.unit) ?? {}, series.rule));
		}
		return [...found.values()].map(({ first, of }) => {
			let { worse, ...series } = first, rule = rules.get(first.unit) ?? first.rule, values = this.place(of.map(({ from, series }) => ({
				from,
				block: series
			}))), joined = {
				...series,
				rule,
				...values
			}, halves = of.flatMap(({ from, series }) => series.worse ? [{
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
		let side = (which) => {
			let [only] = blocks;
			if (blocks.length === 1 && only?.from === 0 && only.block[which].length === this.length) return only.block[which];
			let sample = Array(this.length).fill(null);
			for (let { from, block } of blocks) for (let [round, value] of block[which].entries()) sample[from + round] = value;
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
		let together = pieces.flatMap(({ of }) => roundsOf(of)[index] ?? []), [first] = together, visit = (side) => {
			let visits = together.map((one) => ({
				...one[side],
				measurements: []
			})).filter(({ started }) => started !== ""), [started = ""] = visits.map((one) => one.started).sort();
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
	let assume = one.assume ?? other.assume, rule = { better: one.better ?? other.better ?? null };
	return assume === void 0 ? rule : {
		...rule,
		assume
	};
}
function joinedOf(pieces) {
	let [{ of: first }] = pieces, warnings = inOrder(strongest(pieces.flatMap(({ of }) => [...of.warnings, ...warningsFrom(of)])));
	if (pieces.length === 1) return {
		...first,
		warnings
	};
	let layout = new Layout(pieces, ({ rounds }) => rounds), layoutAgain = new Layout(pieces, ({ again }) => again?.rounds ?? []), rounds = joinRounds(layout), again = joinRounds(layoutAgain, rounds.length);
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
	let found = new Map();
	for (let one of warnings) {
		let id = one.kind === "configuration" ? `${one.kind} ${one.key} ${one.base} ${one.head}` : one.kind, before = found.get(id);
		(!before || strengthOf(one) > strengthOf(before)) && found.set(id, one);
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
function partsOf(files) {
	let found = [], missing = [], [first] = files;
	if (!first) return {
		found,
		missing
	};
	for (let shard of allOf(first.result.settings.shard)) for (let replica of allOf(first.result.settings.replica)) {
		let of = files.filter(({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica)), [counts] = of;
		if (counts && found.push({
			...counts,
			shard,
			replica
		}), of.length === 1) continue;
		let why = of.length === 0 ? "absent" : "double";
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
	let [, of] = part;
	return Array.from({ length: of }, (_, index) => [index + 1, of]);
}
function isSame(one, other) {
	return one?.[0] === other?.[0];
}
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
	for (let [what, of] of same) {
		let known = files.map((file) => ({
			...file,
			has: of(file.result)
		})).filter(({ has }) => has !== null), [first] = known, other = known.find(({ has }) => has !== first?.has);
		if (first && other) throw apart(first, other, `${what} ${shown(first.has)} in one and ${shown(other.has)} in the other`);
	}
	refuseWhole(files), refuseShared(files), refuseTurned(files);
}
function refuseWhole(files) {
	let [first, other] = files;
	if (first && other && !first.result.settings.shard && !first.result.settings.replica) throw apart(first, other, "each is a whole run, without `shard` or `replica`");
}
function refuseShared(files) {
	let known = new Map();
	for (let file of files) for (let { package: path, benchmark, unit } of file.result.comparisons) {
		let id = JSON.stringify([
			path,
			benchmark,
			unit
		]), before = known.get(id) ?? file;
		if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0]) throw apart(before, file, `both shards have measured ${quoted(benchmark)}`);
		known.set(id, before);
	}
}
function refuseTurned(files) {
	let known = new Map();
	for (let file of files) for (let one of file.result.comparisons) {
		let { unit, better } = one;
		if (better === null || isByRule(one, file.result)) continue;
		let before = known.get(unit) ?? {
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
function apart(one, other, why) {
	return new Misconfigured(`results: ${quoted(one.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.`);
}
function shown(text) {
	return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text);
}
function quoted(text) {
	return `"${legible(text ?? "", 100)}"`;
}
function recordedIn(file, { settings, rules, from }) {
	let { commits, comparisons, again, baseFailed, calibration, geomeans, ...kept } = file, { schema, verdict, reason, ...others } = kept, { seed } = file.settings, rows = comparisons.map((one) => isByRule(one, file) ? {
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
	let { base, head, worse } = one, series = {
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
	let { base, head } = confirmation;
	return [{
		...named(one),
		base: base.samples,
		head: head.samples
	}];
}
function named({ benchmark, package: path, unit, better, assume }) {
	let rule = { better: usualDirection(unit) ?? better };
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
	return warning.kind === "configuration" ? warning.key !== "go" : [
		"suite",
		"left-running",
		"git-changed"
	].includes(warning.kind);
}
function refuseBoundless(pieces) {
	let rows = pieces.reduce((sum, { of }) => sum + of.series.length, 0), { stretches } = new Layout(pieces, ({ rounds, again }) => [...rounds, ...again?.rounds ?? []]), lengths = stretches.map(({ length }) => length), values = rows * lengths.reduce((sum, length) => sum + length, 0);
	if (values > 6e7 || values * Math.max(lengths.length, ...lengths) > 5e9) throw new Misconfigured(`results: ${rows} rows on ${lengths.length} machines are too much to judge at once. Give the files of one run.`);
}
function mergeResults(files, trusted) {
	let read = files.filter((one) => "result" in one), unread = files.filter((one) => "problem" in one);
	if (read.length === 0) throw noneOf(unread);
	refuseDifferent(read);
	let { found, missing: unclear } = partsOf(read), measured = found.filter(({ result }) => isMeasured(result)), only = measured.length === 0 ? found[0] ?? null : null, missing = [
		...unclear,
		...only ? [] : found.filter((one) => !measured.includes(one)).map(unmeasured),
		...unread.map(unreadable)
	], counted = only ? [only] : measured, merged = {
		files: counted.length,
		machines: counted.map(({ result }) => result.machine),
		missing,
		isStrangers: trusted.isStrangers
	}, [replicas] = found.map(({ result }) => result.settings.replica?.[1] ?? 1), judging = {
		...trusted,
		settings: settingsFor(trusted.settings, replicas ?? 1)
	}, pieces = counted.map(({ result, shard, replica }) => ({
		shard,
		replica,
		of: recordedIn(result, judging)
	}));
	refuseBoundless(pieces);
	let joined = joinedOf(pieces), few = tooFewRounds(joined.settings, joined.series.filter((one) => couldFail(one, joined.settings)).length), recorded = {
		...joined,
		merged,
		warnings: few ? inOrder([...joined.warnings, few]) : joined.warnings
	};
	return only?.result.baseFailed ? judgeBaseFailed(recorded, only.result.baseFailed, null) : only && only.result.stopped === "unchanged" && missing.length === 0 ? judgeNothing(recorded) : judgeRecorded(recorded);
}
function noneOf(unread) {
	let [first] = unread, why = first ? `, such as "${legible(first.name, 100)}": ${first.problem}` : ".";
	return new Misconfigured(`results: none of ${unread.length} files is a result file${why} Did the measuring job fail before it wrote one?`);
}
function settingsFor(settings, replicas) {
	return replicas === 1 ? settings : {
		...settings,
		count: settings.count * replicas,
		stopEarly: "never"
	};
}
function isMeasured({ baseFailed, stopped, comparisons, proven, lost, unmatched }) {
	return baseFailed ? !1 : [
		comparisons,
		proven,
		lost,
		unmatched.base,
		unmatched.head
	].some(({ length }) => length > 0) || stopped === "empty";
}
function unmeasured({ name, shard, replica, result }) {
	let message = result.baseFailed?.message ?? "The file says that there was nothing to measure.";
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
function trustedSettings(inputs, measured) {
	let go = inputs.run === null && measured.go !== null ? inputs.go : null;
	return {
		...settingsOf(inputs),
		calibrate: !1,
		run: inputs.run ?? (go === null ? "" : goCommand(go)),
		go,
		checkout: inputs.checkout ?? measured.checkout,
		workingDirectory: plainFolder(inputs.workingDirectory)
	};
}
function differingSettings(trusted, measured) {
	let isGo = trusted.go !== null && measured.go !== null, skipped = [
		...notMeasured,
		isGo ? "run" : "",
		...ofParts(measured)
	], texts = (settings) => new Map(Object.entries({
		...settings,
		...isGo ? settings.go : {}
	}).map(textOf)), [ours, theirs] = [texts(trusted), texts(measured)];
	return [...ours.keys()].filter((name) => !skipped.includes(name)).map((name) => ({
		rule: name,
		base: ours.get(name) ?? null,
		head: theirs.get(name) ?? null
	})).filter(({ base, head }) => base !== head);
}
function ofParts({ shard, replica }) {
	return [...replica === null ? [] : ["stop-early"], ...shard ?? replica ? ["correction"] : []];
}
const notMeasured = [
	"seed",
	"calibrate",
	"shard",
	"durations",
	"replica",
	"fail-on",
	"sort",
	"go",
	"benchmarks",
	"accepted",
	"profile",
	"perflock",
	"governor",
	"timeout",
	"budget"
];
function textOf([name, value]) {
	let input = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
	return [input, text === "" ? null : text];
}
function plainFolder(path) {
	return path.split("/").filter((part) => part !== "" && part !== ".").join("/") || ".";
}
function judgeElsewhere(files, known) {
	let { inputs, file, rules, head, isStrangers } = known, measured = files.flatMap((one) => "result" in one ? [one.result] : []), [first] = measured, result = mergeResults(files, {
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
	}), changes = measured.flatMap(({ settings }) => differingSettings(trustedSettings(inputs, settings), settings)), profiles = result.profiles.map((one) => ({
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
const question$3 = {
	failing: "The commit that was measured could not be looked up",
	permission: "contents: read"
};
async function refuseOtherHead(repository, measured, { head, merge }, patience) {
	if (measured === head || measured === merge) return;
	let parents = await askGitHub(repository, question$3, patience, async (rest, of) => {
		let answer = await rest.git.getCommit({
			...of,
			commit_sha: measured
		}).catch(goneAsNull);
		if (answer === null) return [];
		if (!Array.isArray(answer.data?.parents)) throw new OddAnswer("a commit", answer.data);
		return answer.data.parents.map(({ sha }) => sha);
	});
	if (parents.length !== 2 || parents[1] !== head) throw new Misconfigured(`results: they are of the commit ${shortSha(measured)}, which is neither ${shortSha(head)}, which was to be measured, nor a merge of it. Give the results of that run alone, and let it measure what is checked out.`);
}
const question$2 = {
	failing: "The pull request could not be looked up",
	permission: "pull-requests: write"
};
async function findPull(repository, { pull, branch, head, run }, patience) {
	if (pull !== null) return { number: pull };
	if (branch === null) return none(run === null ? "This run is for no pull request." : "That run names no branch that a pull request could come from.");
	let ofBranch = (await askGitHub(repository, question$2, patience, async (rest, of) => {
		let asked = {
			...of,
			state: "open",
			head: `${branch.owner}:${branch.name}`,
			per_page: 100
		}, { data } = await rest.pulls.list(asked);
		if (!Array.isArray(data)) throw new OddAnswer("a list of pull requests", data);
		return data;
	})).filter((one) => one.head.repo?.id === branch.repository && one.head.ref === branch.name), current = ofBranch.filter((one) => one.head.sha === head), [first, ...others] = current;
	if (first !== void 0 && others.length === 0) return { number: first.number };
	let numbers = (all) => all.map(({ number }) => `#${number}`).join(", ");
	if (first !== void 0) return none(`${numbers(current)} all have this commit as their head, and GitHub does not say which was measured.`);
	let [moved] = ofBranch;
	return none(moved === void 0 ? "No open pull request has this commit as its head." : `${numbers(ofBranch)} has a newer head (${shortSha(moved.head.sha)}) than what was measured (${shortSha(head)}).`);
}
function none(why) {
	return {
		number: null,
		why: `There is no comment. ${why}`
	};
}
const checkLimit = 65535, ours = "benchgate", question$1 = {
	failing: "The check run could not be written",
	permission: "checks: write"
};
async function writeCheck(repository, check, patience) {
	let { name, head, conclusion, summary, run } = check, title = check.title.slice(0, 250), shown = {
		status: "completed",
		conclusion,
		external_id: ours,
		output: {
			title,
			summary
		}
	}, content = run === null ? shown : {
		...shown,
		details_url: run
	};
	return askGitHub(repository, question$1, patience, async (rest, of) => {
		let id = await earlier(rest, of, check), { data } = (id === null ? null : await rest.checks.update({
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
		if (typeof data?.id != "number") throw new OddAnswer("a check run", data);
		return data.html_url ?? "";
	});
}
async function earlier(rest, of, { name, head }) {
	let asked = {
		...of,
		ref: head,
		check_name: name,
		filter: "all",
		per_page: 100
	}, { data } = await rest.checks.listForRef(asked);
	if (!Array.isArray(data?.check_runs)) throw new OddAnswer("a list of check runs", data);
	return data.check_runs.findLast(({ external_id: id }) => id === ours)?.id ?? null;
}
function notOurs(error) {
	return error.status === 403 && /app_id/.test(error.message) ? null : goneAsNull(error);
}
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
	return failsCheck(verdict, failOn) ? "failure" : verdict === "pass" ? "success" : "neutral";
}
async function show({ repository, signal, console, name, head, run }, shown) {
	try {
		let check = {
			name,
			head,
			run,
			...shown
		};
		return setOutput("check-url", await writeCheck(repository, check, patienceOf(45e3, signal))), !0;
	} catch (error) {
		if (!(error instanceof CouldNotPublish)) throw error;
		return console.warn(error.message), setOutput("check-url", ""), !1;
	}
}
async function readSubject(env, named, ask) {
	let { GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path, GITHUB_SHA: sha = "" } = env;
	if (named.pull !== null) {
		if (name === "workflow_run" || name === "pull_request") throw new Misconfigured(`pull-request: "${named.pull}" is not needed on "${name}", whose event says what was measured. Leave it out.`);
		if (!isSha(sha)) throw unsaid("GITHUB_SHA", name);
		let pull = await ask(named.pull), [head, isStrangers] = [named.head ?? pull.headSha, pull.isOfFork];
		return {
			head,
			merge: null,
			rules: sha,
			rulesBefore: null,
			pull: pull.number,
			branch: null,
			isStrangers,
			run: null
		};
	}
	if (named.head !== null) throw new Misconfigured(`head: "${named.head}" says nothing without "pull-request". Give both, or leave it out.`);
	return subjectOf(name, path ? await payloadIn(path) : {}, sha);
}
function subjectOf(name, payload, sha) {
	let { workflow_run: run, pull_request: pull, repository: own } = payload;
	if (!isSha(sha)) throw unsaid("GITHUB_SHA", name);
	if (name === "workflow_run") {
		if (!isSha(run?.head_sha) || typeof run.id != "number") throw unsaid("the run that has measured", name);
		return {
			head: run.head_sha,
			merge: null,
			rules: sha,
			rulesBefore: null,
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
		if (!isSha(pull?.head?.sha) || !isSha(pull.base?.sha) || typeof pull.number != "number") throw unsaid("the pull request", name);
		let { number, head, base } = pull, isStrangers = own?.id === void 0 || head.repo?.id !== own.id;
		return {
			head: head.sha,
			merge: sha,
			rules: sha,
			rulesBefore: base.sha,
			pull: number,
			branch: null,
			isStrangers,
			run: null
		};
	}
	if (name === "pull_request_target" || name === "issue_comment") throw new Misconfigured(`This workflow runs on "${name}", whose event does not say what was measured. Publish in the job after the one that measures (on: pull_request), or in a workflow of its own (on: workflow_run); or name the pull request by "pull-request" and "head".`);
	return {
		head: sha,
		merge: null,
		rules: sha,
		rulesBefore: null,
		pull: null,
		branch: null,
		isStrangers: !1,
		run: null
	};
}
function branchOf({ head_repository: from, head_branch: name }) {
	let owner = from?.owner?.login;
	return from?.id && owner && name ? {
		repository: from.id,
		owner,
		name
	} : null;
}
function isSha(text) {
	return typeof text == "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function unsaid(what, event) {
	return new Misconfigured(`The event "${event}" does not say ${what}, so it is not known which commit was measured. Use this action in a workflow on GitHub, on: workflow_run or pull_request.`);
}
const question = {
	failing: "The rules file could not be read",
	permission: "contents: read"
};
async function rulesAt(repository, sha, given, folder, patience) {
	let named = given("rules").trim(), path = named || ".github/benchgate.yml", text = await textAt(repository, sha, path, patience);
	if (text !== null) return behind(given, {
		...ruleTexts(path, rulesIn(path, text)),
		file: path
	}, folder, folder);
	if (named !== "") throw new Misconfigured(`rules: "${named}" does not exist in ${shortSha(sha)}, whose rules count here. Add it there, or leave "rules" out.`);
	return noRules(folder);
}
async function rulesSince(repository, before, { file, path, texts }, patience) {
	let changes = ruleChanges(await textsAt(repository, before, path, patience), texts);
	return file === null && changes.length === 0 ? null : {
		file: file ?? path,
		changes
	};
}
async function textsAt(...at) {
	let [, , path] = at;
	try {
		let text = await textAt(...at);
		return text === null ? noTexts : ruleTexts(path, rulesIn(path, text));
	} catch (error) {
		if (error instanceof Misconfigured) return noTexts;
		throw error;
	}
}
async function textAt(repository, ref, path, patience) {
	let found = await askGitHub(repository, question, patience, async (rest, of) => {
		let answer = await rest.repos.getContent({
			...of,
			path,
			ref
		}).catch(goneAsNull);
		if (answer === null) await rest.git.getCommit({
			...of,
			commit_sha: ref
		});
		else if (typeof answer.data != "object") throw new OddAnswer("a file", answer.data);
		return answer?.data ?? null;
	});
	if (found === null) return null;
	let refuse = (why) => new Misconfigured(`rules: "${path}" ${why}. It holds inputs of the Action only.`);
	if (Array.isArray(found) || found.type !== "file" || !("content" in found)) throw refuse("is no plain file");
	if (found.size > 65536) throw refuse(`is larger than ${mostBytes / 1024} KiB`);
	try {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(Buffer.from(found.content, "base64"));
	} catch {
		throw refuse("is no UTF-8 text");
	}
}
const longest = 6e4, { env } = process, workspace = env.GITHUB_WORKSPACE || process.cwd(), console = workflowConsole();
failWhereUncaught(console);
const interrupt = abortOnSignals(console), { signal } = interrupt;
let subject = null, check = null, inputs = null, isPublished = !1;
try {
	console.info(`Benchgate ${version}`);
	let repository = repositoryIn(env, getInput("github-token")), own = reportedOf(getInput), patience = patienceOf(longest, signal);
	subject = await readSubject(env, own, (number) => askPull(repository, number, patience)), check = checkOf(subject, own.check, repository);
	let rules = await rulesAt(repository, subject.rules, getInput, workspace, patience);
	rules.file !== null && console.info(`Rules from ${rules.file} in ${subject.rules}`), inputs = readInputsWith(rules, getInput);
	let since = subject.rulesBefore, file = since === null ? ruled(rules) : await rulesSince(repository, since, rules, patience), judged = await judgedIn(own.results, {
		...subject,
		inputs,
		file
	});
	await refuseOtherHead(repository, judged.commits.head.sha, subject, patience);
	let place = await placeIn(repository, inputs, subject), result = place ? await acceptOnPull(judged, inputs.acceptLabel, place) : judged, folder = usualFolder(inputs.commentId.commentId, env, workspace);
	await emptyFolder(folder);
	let report = markdownText(wholeReport(result)), paths = await writeResults(folder, {
		result,
		report,
		profiles: folder,
		samples: null
	});
	await publish(result, paths, console, check !== null), isPublished = !0, interrupt.judged();
	let isShown = check !== null && await checkOnResult(result, check);
	check !== null && !isShown && failsCheck(result.verdict, result.settings.failOn) && console.fail(plainText(headline(result))), place && inputs.comment !== "never" && await commentOnResult(result, place), place && await labelImproved(result, inputs.improvedLabel, place.thread, signal, console);
} catch (error) {
	isCancellation(error, signal) ? console.error("Cancelled. Nothing more is published.") : await fail(error);
} finally {
	interrupt.done();
}
async function judgedIn(folder, known) {
	let found = await readResults(resolve(workspace, folder));
	if (found.length === 0) throw nothingIn(folder, known);
	for (let { name, why } of found) console.info(why === "" ? `read ${name}` : `not read: ${name}. ${why}`);
	return judgeElsewhere(found.map(({ name, result, why }) => result ? {
		name,
		result
	} : {
		name,
		problem: why
	}), known);
}
function ruled({ file }) {
	return file === null ? null : {
		file,
		changes: []
	};
}
function checkOf({ head, run }, named, repository) {
	let name = named ?? (run === null ? null : "Benchgate");
	return name === null ? null : {
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
		let pull = await findPull(repository, {
			run,
			head,
			...others
		}, patienceOf(longest, signal));
		if (pull.number === null && console.info(pull.why), pull.number === null) return null;
		let commenting = inputs.comment === "never" ? {
			...inputs,
			comment: "always"
		} : inputs, place = placeOf(commenting, {
			number: pull.number,
			headSha: head
		}, env, {
			signal,
			console
		});
		if (place === null || run === null) return place;
		let mark = {
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
		return console.warn(error.message), null;
	}
}
function addressOf({ at, repository }, id) {
	return id === void 0 ? null : runAddress(at, repository, String(id));
}
function nothingIn(folder, { run }) {
	return run === null ? new NothingMeasured(`results: there is no result.json in ${folder}. No job before this one has handed over a result, or actions/download-artifact has put it elsewhere.`, null) : new NothingMeasured(`The run that was to measure this commit ended as "${run.conclusion}" and has left no result.`, addressOf(repositoryIn(env, getInput("github-token")), run.id));
}
async function fail(error) {
	let reason = failureLine(error), isOthers = error instanceof NothingMeasured && check !== null;
	isOthers ? console.info(reason) : console.fail(reason);
	try {
		if (isPublished) return;
		let report = markdownText(failureReport(error));
		await publishFailure(report), interrupt.judged();
		let isShown = check !== null && await checkOnFailure(report, reason, conclusionOf(error), check);
		if (isOthers && !isShown && console.fail(reason), !subject || !inputs || inputs.comment === "never") return;
		let place = await placeIn(repositoryIn(env, getInput("github-token")), inputs, subject);
		place && await commentOnFailure(report, reason, place);
	} catch (second) {
		console.warn(`This failure could not be published: ${failureLine(second)}`);
	}
}
function conclusionOf(error) {
	let conclusion = error instanceof NothingMeasured ? subject?.run?.conclusion : null;
	return conclusion === "cancelled" || conclusion === "skipped" && !subject?.isStrangers ? conclusion : "failure";
}
export {};
