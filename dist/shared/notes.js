import { CouldNotMeasureError, decodeGitText, getOrInsert, groupBy, mannWhitneyLowerTailNearZero, median, normalUpperTail, packageAndBenchmarkId, rowId, shortSha, studentUpperTail, worseningAndImprovementOfRatio } from "./basics.js";
import { literal, strictTuple } from "./libraries-valibot.js";
import { betterDirectionSchema, booleanSchema, integerSchema, listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, numberSchema, objectSchema, optionalSchema, positiveNumberSchema, shaSchema, textSchema, timestampSchema, unitNameSchema, validateDataOrUndefined } from "./result-file.js";
import { isShallowClone } from "./commits.js";
import { setTimeout } from "node:timers/promises";

// src/core/stats/change-points.ts
const exactLimit = 20;
const interesting = .02;
const mostSteps = 2e6;
function findChangePoints(values, alpha) {
	const points = [];
	const open = [[0, values.length]];
	for (let part = open.pop(); part; part = open.pop()) {
		const [from, to] = part;
		const split = bestSplit(values.slice(from, to));
		if (split === null || split.p > alpha) continue;
		const at = from + split.at;
		points.push({
			at,
			p: split.p
		});
		open.push([from, at], [at, to]);
	}
	return points.sort((a, b) => a.at - b.at);
}
function bestSplit(values) {
	const n = values.length;
	const { doubled, ties } = ranks(values);
	if (ties.length < 2) return null;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const twiceLow = new Float64Array(n);
	const normal = new Float64Array(n).fill(2);
	for (let at = 1, sum = 0; at < n; at++) {
		sum += doubled[at - 1];
		const pairs = at * (n - at);
		const twiceU = sum - at * (at + 1);
		const low = Math.min(twiceU, 2 * pairs - twiceU);
		const deviation = Math.sqrt(pairs * (n + 1 - tied / (n * (n - 1))) / 12);
		twiceLow[at] = low;
		normal[at] = Math.min(1, 2 * normalUpperTail((pairs - low - 1) / 2 / deviation));
	}
	let best = null;
	for (let at = 1; at < n; at++) {
		const p = normal[at];
		if (p > normal[at - 1] || p > (normal[at + 1] ?? 2)) continue;
		const adjusted = Math.min(1, (n - 1) * exactP(at, n - at, twiceLow[at], p));
		if (best === null || adjusted < best.p) best = {
			at,
			p: adjusted
		};
	}
	return best;
}
function exactP(n1, n2, twiceLow, normal) {
	const u = Math.ceil(twiceLow / 2);
	if (normal > interesting || Math.min(n1, n2) > exactLimit || n1 * n2 * u > mostSteps) return normal;
	return Math.min(1, 2 * mannWhitneyLowerTailNearZero(n1, n2, u));
}
function ranks(values) {
	const order = values.map((_, index) => index).sort((a, b) => values[a] - values[b]);
	const doubled = new Float64Array(values.length);
	const ties = [];
	for (let start = 0; start < order.length;) {
		let end = start;
		while (end < order.length && values[order[end]] === values[order[start]]) end++;
		for (let k = start; k < end; k++) doubled[order[k]] = start + 1 + end;
		ties.push(end - start);
		start = end;
	}
	return {
		doubled,
		ties
	};
}

// src/core/history/note.ts
const maxHistoryNoteLineLength = 2e6;
const maxHistoryNoteRows = 2e4;
const mostPaths = 1e4;
const place = integerSchema(0, maxHistoryNoteRows);
const nullableRatio = nullableSchema(numberSchema(0));
const noteSchema = objectSchema({
	schema: literal(1),
	at: timestampSchema,
	since: shaSchema,
	name: textSchema(1e3),
	head: shaSchema,
	machine: textSchema(1e3),
	run: timestampSchema,
	rounds: integerSchema(0),
	packages: listSchema(nullablePackageNameSchema, maxHistoryNoteRows),
	units: listSchema(strictTuple([
		unitNameSchema,
		betterDirectionSchema,
		booleanSchema
	]), maxHistoryNoteRows),
	rows: listSchema(strictTuple([...[
		place,
		place,
		nameOrPathSchema,
		positiveNumberSchema()
	], ...[
		nullableRatio,
		nullableRatio,
		nullableRatio
	]]), maxHistoryNoteRows),
	unitLists: listSchema(listSchema(place, maxHistoryNoteRows), maxHistoryNoteRows),
	omitted: listSchema(place, maxHistoryNoteRows),
	withoutRatio: optionalSchema(listSchema(strictTuple([
		place,
		unitNameSchema,
		nameOrPathSchema
	]), maxHistoryNoteRows)),
	proven: listSchema(strictTuple([place, nameOrPathSchema]), maxHistoryNoteRows),
	paths: optionalSchema(listSchema(textSchema(1e4), mostPaths)),
	untouched: optionalSchema(literal(true))
});
function formatPointAsNoteLine(point) {
	const { since, rows, withoutRatio, proven, paths, isUntouched } = point;
	const packages = new Places();
	const units = new Places();
	const unitLists = new Places();
	const unitOf = (row) => units.of(JSON.stringify([
		row.unit,
		row.better,
		row.exact
	]));
	const written = [];
	const omitted = [];
	for (const its of groupBy(rows, packageAndBenchmarkId).values()) {
		const differing = its.filter(({ exact, ratio }) => !(exact && ratio.estimate === 1));
		const kept = differing.length > 0 ? differing : its.slice(0, 1);
		omitted.push(unitLists.of(JSON.stringify(its.filter((row) => !kept.includes(row)).map(unitOf))));
		for (const row of kept) {
			const { estimate, low, high } = row.ratio;
			const numbers = [
				short(estimate) ?? 1,
				short(low),
				short(high),
				short(row.ruledOut)
			];
			written.push([
				packages.of(row.package),
				unitOf(row),
				row.benchmark,
				...numbers
			]);
		}
	}
	const without = withoutRatio.map((rowPlace) => [
		packages.of(rowPlace.package),
		rowPlace.unit,
		rowPlace.benchmark
	]);
	const note = {
		schema: 1,
		at: point.at,
		since: since.sha,
		name: since.name,
		head: point.head,
		machine: point.machine,
		run: point.run,
		rounds: point.rounds,
		packages: packages.all,
		units: units.all.map((one) => JSON.parse(one)),
		rows: written,
		unitLists: unitLists.all.map((list) => JSON.parse(list)),
		omitted,
		...without.length > 0 && { withoutRatio: without },
		proven: proven.map((one) => [packages.of(one.package), one.benchmark]),
		...paths.length > 0 && { paths },
		...isUntouched && { untouched: true }
	};
	return JSON.stringify(note);
}
function removeTimesFromNoteLine(line) {
	const times = line.includes("\"rounds\":0,") ? /"(?:at|run)":"[^"]*",/g : /"at":"[^"]*",/;
	return line.replace(times, "");
}
var Places = class {
	all = [];
	known = /* @__PURE__ */ new Map();
	of(value) {
		const place = this.known.get(value) ?? this.all.push(value) - 1;
		this.known.set(value, place);
		return place;
	}
};
function short(ratio) {
	return ratio === null ? null : Number(ratio.toPrecision(5));
}
const equalToReference = {
	ratio: {
		estimate: 1,
		low: 1,
		high: 1
	},
	ruledOut: 0
};
function parseHistoryPointFromNoteLine(line) {
	if (line.length > 2e6) return null;
	try {
		const note = validateDataOrUndefined(noteSchema, JSON.parse(line));
		if (note === void 0) return null;
		const { at, head, machine, run, rounds, packages, units } = note;
		const rows = note.rows.map(([packageAt, unitAt, benchmark, estimate, low, high, ruledOut]) => {
			const [unit, better, exact] = there(units, unitAt);
			return {
				benchmark,
				package: there(packages, packageAt),
				unit,
				better,
				exact,
				ratio: {
					estimate,
					low,
					high
				},
				ruledOut
			};
		});
		const equalRows = [...groupBy(rows, packageAndBenchmarkId).values()].flatMap(([row], n) => there(note.unitLists, there(note.omitted, n)).map((unitAt) => {
			const [unit, better, exact] = there(units, unitAt);
			return {
				...row,
				unit,
				better,
				exact,
				...equalToReference
			};
		}));
		return {
			at,
			since: {
				sha: note.since,
				name: note.name
			},
			head,
			machine,
			run,
			rounds,
			rows: [...rows, ...equalRows],
			withoutRatio: (note.withoutRatio ?? []).map(([packageAt, unit, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt),
				unit
			})),
			proven: note.proven.map(([packageAt, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt)
			})),
			paths: note.paths ?? [],
			isUntouched: note.untouched ?? false
		};
	} catch (error) {
		if (error instanceof RangeError || error instanceof SyntaxError) return null;
		throw error;
	}
}
function there(list, place) {
	if (place >= list.length) throw new RangeError(`${place} is not a place in a list of ${list.length}`);
	return list[place];
}
function collectHistoryRowsOmittableFromNotes(points) {
	const known = /* @__PURE__ */ new Map();
	const byPaths = /* @__PURE__ */ new Map();
	const exact = new Set(points.flatMap(({ rows }) => rows.filter((row) => row.exact).map(rowId)));
	for (const { rows, paths } of points) {
		const idsOfPaths = getOrInsert(byPaths, JSON.stringify(paths), () => /* @__PURE__ */ new Set());
		for (const row of rows) {
			const id = rowId(row);
			idsOfPaths.add(id);
			getOrInsert(known, id, () => ({
				...row,
				exact: exact.has(id),
				...equalToReference
			}));
		}
	}
	return {
		rows: [...known.values()],
		byPaths
	};
}
function restoreRowsOmittedFromHistoryNote({ rows, withoutRatio, proven, isUntouched, paths }, known) {
	if (proven.length === 0 && !isUntouched) return rows;
	const present = new Set([...rows, ...withoutRatio].map(rowId));
	const listed = new Set(proven.map(packageAndBenchmarkId));
	const untouched = isUntouched ? known.byPaths.get(JSON.stringify(paths)) : void 0;
	const missing = known.rows.filter((row) => {
		const id = rowId(row);
		if (present.has(id)) return false;
		return untouched?.has(id) || listed.has(packageAndBenchmarkId({
			...row,
			benchmark: listedName(row.benchmark)
		}));
	});
	return [...rows, ...missing];
}
function listedName(benchmark) {
	return benchmark.split("/", 1).join().replace(/-\d+$/, "");
}

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
		const knownRows = collectHistoryRowsOmittableFromNotes(machinePoints);
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

// src/effects/history/commits.ts
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
	if (parseHistoryPointFromNoteLine(line) === null) throw new CouldNotMeasureError(`The result of ${shortSha(point.head)} is too large for the history: ${point.rows.length} rows in ${line.length} characters, where a note may have ${maxHistoryNoteRows} and ${maxHistoryNoteLineLength}. Record fewer benchmarks, or those of fewer packages.`);
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
		if (!/\((non-fast-forward|fetch first|cannot lock ref|failed to update ref|incorrect old value|reference already exists|stale info)/.test(said) || attempt === attempts) throw new CouldNotMeasureError(`The notes could not be pushed to origin: ${said}\nIn a workflow the job needs "contents: write". They are in ${historyNotesRef} of this clone, and the next push sends them, too.`);
		await wait(attempt);
		await fetchHistoryNotes(git, env);
	}
}
async function fetchHistoryBeforeCommit(git, commit, access, signal) {
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

export { addPointToLocalNotes, buildHistory, fetchHistoryBeforeCommit, fetchHistoryNotes, findPullRequestNumberInSubject, historyNotesRef, listOriginBranchCommitsNotInHeads, pushHistoryNotes, readHistoryNotes, readMainLineCommitsWithTags };