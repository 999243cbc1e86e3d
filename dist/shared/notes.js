import { CouldNotMeasureError, findChangePoints, getOrInsert, groupBy, median, rowId, shortSha, studentUpperTail, worseningAndImprovementOfRatio } from "./basics.js";
import { collectHistoryRowsOmittedIfUnchanged, formatPointAsNoteLine, maxHistoryNoteLineLength, maxHistoryNoteRows, parseHistoryPointFromNoteLine, removeTimesFromNoteLine, restoreRowsOmittedFromHistoryNote } from "./point.js";
import { decodeGitText } from "./git.js";
import { isShallowClone } from "./commits.js";
import { setTimeout } from "node:timers/promises";

// src/core/history/lines.ts
const unity = {
	estimate: 1,
	low: 1,
	high: 1
};
function joinPointsToHistoryLines(points, order) {
	const places = new Map(order.map((sha, index) => [sha, index]));
	const placeOf = ({ head }) => places.get(head) ?? -1;
	const lines = /* @__PURE__ */ new Map();
	for (const [machine, machinePoints] of groupBy(points, (point) => point.machine)) {
		const knownRows = collectHistoryRowsOmittedIfUnchanged(machinePoints);
		const earlier = earlierReferences(machinePoints, knownRows, places);
		const links = /* @__PURE__ */ new Map();
		const placed = machinePoints.filter((point) => placeOf(point) >= 0);
		for (const point of placed.sort((a, b) => placeOf(a) - placeOf(b) || (a.at < b.at ? -1 : 1))) for (const row of restoreRowsOmittedFromHistoryNote(point, knownRows)) {
			const { since, ratio } = getOrInsert(links, linkId(point.since.sha, row), () => linkToEarliest(point.since, row, earlier));
			const { benchmark, package: path, unit, better } = row;
			const id = `${machine}\0${since.sha}\0${rowId(row)}`;
			const line = lines.get(id) ?? {
				benchmark,
				package: path,
				unit,
				better,
				machine,
				since,
				values: []
			};
			lines.set(id, {
				...line,
				better: better ?? line.better
			});
			line.values.push({
				head: point.head,
				at: point.at,
				measured: point.since,
				ratio: multiplyRatios(ratio, row.ratio),
				own: row.ratio.estimate,
				exact: row.exact,
				run: point.run,
				rounds: point.rounds
			});
		}
	}
	return [...lines.values()];
}
function earlierReferences(points, knownRows, places) {
	const links = /* @__PURE__ */ new Map();
	const references = new Set(points.map(({ since }) => since.sha));
	for (const point of points) {
		const { head, since } = point;
		const [from, to] = [places.get(since.sha) ?? -1, places.get(head)];
		if (!references.has(head) || since.sha === head || to !== void 0 && from >= to) continue;
		for (const row of restoreRowsOmittedFromHistoryNote(point, knownRows)) links.set(linkId(head, row), {
			since,
			ratio: row.ratio
		});
	}
	return links;
}
function linkToEarliest(reference, row, links) {
	const visited = /* @__PURE__ */ new Set();
	let link = {
		since: reference,
		ratio: unity
	};
	for (;;) {
		const { sha } = link.since;
		const before = links.get(linkId(sha, row));
		if (!before || visited.has(sha) || visited.has(before.since.sha)) return link;
		visited.add(sha);
		link = {
			since: before.since,
			ratio: multiplyRatios(before.ratio, link.ratio)
		};
	}
}
function linkId(sha, row) {
	return `${sha}\0${rowId(row)}`;
}
function multiplyRatios(first, second) {
	const estimate = first.estimate * second.estimate;
	const bound = (end) => {
		const [a, b] = [first[end], second[end]];
		if (a === null || b === null || !(a > 0 && b > 0)) return null;
		const error = Math.hypot(Math.log(a / first.estimate), Math.log(b / second.estimate));
		return estimate * Math.exp(end === "low" ? -error : error);
	};
	return {
		estimate,
		low: bound("low"),
		high: bound("high")
	};
}
const falseSteps = .05;
const smallest = .01;
function findStepsOfHistoryLines(lines) {
	const alpha = falseSteps / Math.max(1, lines.length);
	return lines.map((line) => stepsIn(line, alpha, lines.length));
}
function stepsIn({ values }, alpha, lines) {
	const changes = findChangePoints(values.map(({ ratio }) => Math.log(ratio.estimate)), alpha);
	const moved = /* @__PURE__ */ new Map();
	for (const { at, p } of changes) {
		const border = borderNear(values, at);
		if (border !== null) moved.set(border, Math.min(p, moved.get(border) ?? 1));
	}
	for (const { at, p } of findHistoryChangePointsByNeighbours(values)) if (p <= alpha) moved.set(at, Math.min(p, moved.get(at) ?? 1));
	const found = [...moved].map(([at, p]) => ({
		at,
		p
	})).sort((a, b) => a.at - b.at);
	const borders = [
		0,
		...found.map(({ at }) => at),
		values.length
	];
	const levels = borders.slice(1).map((end, index) => median(values.slice(borders[index], end).map((v) => v.ratio.estimate)));
	return found.flatMap(({ at, p }, index) => {
		const ratio = levels[index + 1] / levels[index];
		if (Math.abs(ratio - 1) < smallest) return [];
		const [after, by] = [values[at - 1]?.head ?? "", values[at]?.head ?? ""];
		return [{
			after,
			by,
			at,
			ratio,
			p: Math.min(1, p * lines)
		}];
	});
}
function borderNear(values, index) {
	const isBorder = (place) => values[place - 1]?.head !== values[place]?.head;
	for (let away = 0; away < values.length; away++) for (const place of [index - away, index + away]) if (place > 0 && place < values.length && isBorder(place)) return place;
	return null;
}
const standardErrors = 1.96;
const fewestRounds = 8;
function findHistoryChangePointsByNeighbours(values) {
	const isCounted = neverVaries(values);
	const places = values.length - 1;
	const ofCommit = groupBy(values, ({ head }) => head);
	return values.slice(1).flatMap((value, index) => {
		const before = values[index];
		if (value.head === before.head) return [];
		if (isCounted) return value.ratio.estimate === before.ratio.estimate ? [] : [{
			at: index + 1,
			p: 0
		}];
		const p = (ofCommit.get(before.head) ?? []).flatMap((left) => (ofCommit.get(value.head) ?? []).filter(({ run, ratio }) => run === left.run && ratio.estimate !== left.ratio.estimate).map((right) => apart(left, right)));
		return p.length === 0 ? [] : [{
			at: index + 1,
			p: Math.min(1, places * p.length * Math.min(...p))
		}];
	});
}
function neverVaries(values) {
	const minima = /* @__PURE__ */ new Map();
	return values.every(({ head, exact, ratio: { estimate } }) => {
		const isSame = (minima.get(head) ?? estimate) === estimate;
		minima.set(head, estimate);
		return exact && isSame;
	});
}
function apart(left, right) {
	const error = Math.hypot(errorOf(left), errorOf(right));
	const distance = Math.abs(Math.log(right.ratio.estimate / left.ratio.estimate));
	const freedom = Math.min(fewestRounds, left.rounds, right.rounds) - 1;
	if (!(error > 0 && error < Number.POSITIVE_INFINITY && freedom > 0)) return 1;
	return 2 * studentUpperTail(distance / error, freedom);
}
function errorOf({ ratio: { low, high } }) {
	if (low === null || high === null || !(low > 0)) return Number.POSITIVE_INFINITY;
	return Math.log(high / low) / (2 * standardErrors);
}

// src/core/history/history.ts
function buildHistory(points, commits) {
	const order = commits.map(({ sha }) => sha);
	const lines = joinPointsToHistoryLines(points, order);
	const steps = findStepsOfHistoryLines(lines);
	const mainline = new Set(order);
	const placed = points.filter(({ head }) => mainline.has(head));
	const places = new Map(order.map((sha, index) => [sha, index]));
	const newest = /* @__PURE__ */ new Map();
	for (const { machine, head } of placed) newest.set(machine, Math.max(newest.get(machine) ?? 0, places.get(head) ?? 0));
	const historyLines = lines.map((line, index) => {
		const { ratio: last, head } = line.values.at(-1);
		const creep = line.better === null ? 0 : worseningAndImprovementOfRatio(last.estimate, line.better).worsening;
		const isOld = places.get(head) !== newest.get(line.machine);
		return {
			...line,
			steps: steps[index] ?? [],
			last,
			creep,
			isOld
		};
	});
	const references = [...new Map(placed.map(({ since }) => [since.sha, since])).values()];
	const used = /* @__PURE__ */ new Set([...placed.map(({ head }) => head), ...references.map(({ sha }) => sha)]);
	const first = commits.findIndex(({ sha, forks }) => [sha, ...forks].some((one) => used.has(one)));
	const last = order.findLastIndex((sha) => used.has(sha));
	return {
		commits: last < 0 ? [] : commits.slice(first, last + 1),
		lines: historyLines.sort((historyLine, other) => Number(historyLine.isOld) - Number(other.isOld) || other.creep - historyLine.creep),
		references,
		apart: apartIn(lines),
		points: placed.length,
		elsewhere: points.length - placed.length
	};
}
function apartIn(lines) {
	const breaks = /* @__PURE__ */ new Map();
	const before = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const id = `${line.machine}\0${rowId(line)}`;
		const earlier = before.get(id);
		if (earlier) breaks.set(`${earlier.since.sha} ${line.since.sha}`, [earlier.since, line.since]);
		before.set(id, line);
	}
	return [...breaks.values()];
}
function findPullRequestNumberInSubject({ subject }) {
	const [, merged, squashed] = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(subject) ?? [];
	const number = merged ?? squashed;
	return number === void 0 ? null : Number(number);
}

// src/effects/history/notes.ts
const historyNotesRef = "refs/notes/benchgate";
const fetchedRef = "refs/notes/benchgate-of-origin";
const attempts = 8;
const firstWait = 200;
async function readHistoryNotes(git) {
	if (await git.find([
		"rev-parse",
		"--verify",
		"--quiet",
		"refs/notes/benchgate"
	]) === null) return {
		points: [],
		unread: 0
	};
	const entries = (await git.run([
		"notes",
		`--ref=${historyNotesRef}`,
		"list"
	])).split("\n").filter((line) => line !== "").map((line) => line.split(" "));
	const input = Buffer.from(entries.map(([blob = ""]) => `${blob}\n`).join(""));
	const texts = blobsIn(await git.run(["cat-file", "--batch"], { input }));
	const points = [];
	let unread = 0;
	for (const [index, [, commit = ""]] of entries.entries()) for (const line of onceEach(decodeGitText(texts[index] ?? "").split("\n"))) {
		if (line === "") continue;
		const point = parseHistoryPointFromNoteLine(line);
		if (point?.head === commit) points.push(point);
		else unread++;
	}
	return {
		points,
		unread
	};
}
function onceEach(lines) {
	return [...new Map(lines.toReversed().map((line) => [removeTimesFromNoteLine(line), line])).values()].reverse();
}
function blobsIn(output) {
	const texts = [];
	for (let at = 0; at < output.length;) {
		const end = output.indexOf("\n", at);
		const size = Number(output.slice(at, end < 0 ? void 0 : end).split(" ")[2]);
		if (end < 0 || !Number.isSafeInteger(size)) break;
		texts.push(output.slice(end + 1, end + 1 + size));
		at = end + 1 + size + 1;
	}
	return texts;
}
async function addPointToLocalNotes(git, point) {
	const line = formatPointAsNoteLine(point);
	if (parseHistoryPointFromNoteLine(line) === null) throw new CouldNotMeasureError(`The result of ${shortSha(point.head)} is too large for the history: ${point.rows.length} rows in ${line.length} characters; a note can have at most ${maxHistoryNoteRows} rows and ${maxHistoryNoteLineLength} characters. Record fewer benchmarks, or those of fewer packages.`);
	const before = await git.find([
		"notes",
		`--ref=${"refs/notes/benchgate"}`,
		"show",
		point.head
	]) ?? "";
	const lines = decodeGitText(before).split("\n").filter((one) => one !== "");
	if (lines.some((one) => removeTimesFromNoteLine(one) === removeTimesFromNoteLine(line))) return;
	const input = Buffer.from(`${[...lines, line].join("\n")}\n`);
	await git.run([
		"notes",
		`--ref=${historyNotesRef}`,
		"add",
		"--force",
		"--file=-",
		point.head
	], { input });
}
async function fetchHistoryNotes(git, env, signal) {
	if (await git.ask([
		"remote",
		"get-url",
		"origin"
	]) === null) return false;
	const there = await git.ask([
		"ls-remote",
		"--quiet",
		"origin",
		historyNotesRef
	], {
		env,
		signal
	});
	if (there === null) throw new CouldNotMeasureError("The notes could not be fetched from origin. Check whether origin can be reached.");
	if (there === "") return false;
	const options = [...[
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		"--refmap="
	], "--no-filter"];
	await git.run([
		"fetch",
		...options,
		"origin",
		`+${historyNotesRef}:${fetchedRef}`
	], {
		env,
		signal
	});
	try {
		if (!(await git.find([
			"rev-parse",
			"--verify",
			"--quiet",
			"refs/notes/benchgate"
		]) !== null)) await git.run([
			"update-ref",
			historyNotesRef,
			fetchedRef
		]);
		else await git.run([
			"notes",
			`--ref=${historyNotesRef}`,
			"merge",
			"--quiet",
			"--strategy=cat_sort_uniq",
			fetchedRef
		]);
	} finally {
		await git.run([
			"update-ref",
			"-d",
			fetchedRef
		]);
	}
	return true;
}
async function pushHistoryNotes(git, env, wait = (attempt) => setTimeout(Math.random() * firstWait * 2 ** attempt)) {
	for (let attempt = 1;; attempt++) try {
		await git.run([
			"push",
			"--quiet",
			"--no-verify",
			"origin",
			`${historyNotesRef}:${historyNotesRef}`
		], { env });
		return;
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		if (!/\((non-fast-forward|fetch first|cannot lock ref|failed to update ref|incorrect old value|reference already exists|stale info)/.test(said) || attempt === attempts) throw new CouldNotMeasureError(`The notes could not be pushed to origin: ${said}\nIn a workflow the job needs "contents: write". The notes are kept in ${historyNotesRef} of this clone, and the next push sends them, too.`);
		await wait(attempt);
		await fetchHistoryNotes(git, env);
	}
}
async function fetchBenchmarkHistoryUpToCommit(git, commit, access, signal) {
	if (await isShallowClone(git)) return null;
	const patience = {
		GIT_HTTP_LOW_SPEED_LIMIT: "1",
		GIT_HTTP_LOW_SPEED_TIME: "60"
	};
	await fetchHistoryNotes(git, {
		...access,
		...patience
	}, signal);
	const { points } = await readHistoryNotes(git);
	if (points.length === 0) return null;
	const commits = await readMainLineCommitsWithTags(git, commit, points);
	return {
		history: buildHistory(points, commits),
		commits
	};
}
const most = 1e5;
const mostForks = 100;
const fields = [
	"%H",
	"%cI",
	"%an",
	"%D",
	"%s"
];
async function readMainLineCommitsWithTags(git, head, points) {
	const commits = await mainLine(git, head);
	const known = new Set(commits.map(({ sha }) => sha));
	const lastFirst = points.toSorted((a, b) => a.at < b.at ? 1 : -1).map(({ since }) => since.sha);
	const beside = [...new Set(lastFirst)].filter((sha) => !known.has(sha)).slice(0, mostForks);
	const forks = /* @__PURE__ */ new Map();
	for (const sha of beside) {
		const after = await git.ask([
			"rev-list",
			"--count",
			"--first-parent",
			"--end-of-options",
			head,
			`^${sha}`
		]);
		const place = commits.length - 1 - Number(after ?? Number.POSITIVE_INFINITY);
		forks.set(place, [...forks.get(place) ?? [], sha]);
	}
	return commits.map((commit, place) => ({
		...commit,
		forks: forks.get(place) ?? []
	}));
}
async function mainLine(git, head) {
	const printed = await git.run([
		"log",
		"--first-parent",
		"--reverse",
		`--max-count=${most}`,
		"--decorate=full",
		"--no-show-signature",
		`--format=${fields.join("%x00")}%x00`,
		"--end-of-options",
		head
	]);
	const texts = decodeGitText(printed).split("\0");
	const count = Math.floor(texts.length / fields.length);
	return Array.from({ length: count }, (_, n) => {
		const [sha = "", on = "", author = "", refs = "", subject = ""] = texts.slice(n * fields.length, (n + 1) * fields.length);
		const tags = [...refs.matchAll(/tag: refs\/tags\/([^,]+)/g)].map(([, tag = ""]) => tag);
		return {
			sha: sha.trimStart(),
			on,
			author,
			tags,
			subject
		};
	});
}
async function listOriginBranchCommitsNotInHeads(git, heads, branch) {
	const range = [`refs/remotes/origin/${branch}`, ...heads.map((head) => `^${head}`)];
	const listed = branch === null ? null : await git.ask([
		"rev-list",
		"--first-parent",
		`--max-count=${most}`,
		"--end-of-options",
		...range
	]);
	return new Set(listed ? listed.split("\n") : []);
}

export { addPointToLocalNotes, buildHistory, fetchBenchmarkHistoryUpToCommit, fetchHistoryNotes, findPullRequestNumberInSubject, historyNotesRef, listOriginBranchCommitsNotInHeads, pushHistoryNotes, readHistoryNotes, readMainLineCommitsWithTags };