import { literal, strictTuple } from "./libraries-valibot.js";
import { betterSchema, boolean, dataIn, integer, listOf, momentSchema, nameSchema, number, object, optional, orNull, packageSchema, positive, shaSchema, text, unitSchema } from "./result-file.js";

// src/core/history/note.ts
const longest = 2e6;
const mostRows = 2e4;
const mostPaths = 1e4;
const place = integer(0, mostRows);
const noteSchema = object({
	schema: literal(1),
	at: momentSchema,
	since: shaSchema,
	name: text(1e3),
	head: shaSchema,
	machine: text(1e3),
	run: momentSchema,
	rounds: integer(0),
	packages: listOf(packageSchema, mostRows),
	units: listOf(strictTuple([
		unitSchema,
		betterSchema,
		boolean
	]), mostRows),
	rows: listOf(strictTuple([...[
		place,
		place,
		nameSchema,
		positive()
	], ...[
		orNull(number(0)),
		orNull(number(0)),
		orNull(number(0))
	]]), mostRows),
	withoutRatio: optional(listOf(strictTuple([
		place,
		unitSchema,
		nameSchema
	]), mostRows)),
	proven: listOf(strictTuple([place, nameSchema]), mostRows),
	paths: optional(listOf(text(1e4), mostPaths)),
	untouched: optional(literal(true))
});
function noteLine(point) {
	const { since, rows, withoutRatio, proven, paths, isUntouched } = point;
	const packages = new Places();
	const units = new Places();
	const isSaid = ({ exact, ratio }) => !(exact && ratio.estimate === 1);
	const changedBenchmarks = new Set(rows.filter(isSaid).map(benchmarkKey));
	const silent = rows.filter((row) => !changedBenchmarks.has(benchmarkKey(row)));
	const named = new Map(silent.map((row) => [benchmarkKey(row), row]));
	const written = [...rows.filter(isSaid), ...named.values()].map((row) => [
		packages.of(row.package),
		units.of(JSON.stringify([
			row.unit,
			row.better,
			row.exact
		])),
		row.benchmark,
		...[
			short(row.ratio.estimate),
			short(row.ratio.low),
			short(row.ratio.high),
			short(row.ruledOut)
		]
	]);
	const unchanged = proven.map((one) => [packages.of(one.package), one.benchmark]);
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
		...without.length > 0 && { withoutRatio: without },
		proven: unchanged,
		...paths.length > 0 && { paths },
		...isUntouched && { untouched: true }
	};
	return JSON.stringify(note);
}
function contentWithoutTimes(line) {
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
function readNoteLine(line) {
	if (line.length > longest) return null;
	try {
		const note = dataIn(noteSchema, JSON.parse(line));
		if (note === void 0) return null;
		const { since, name: called, packages, units, rows, withoutRatio = [], proven, paths = [], untouched = false, at, head, machine, run, rounds } = note;
		return {
			at,
			since: {
				sha: since,
				name: called
			},
			head,
			machine,
			run,
			rounds,
			rows: rows.map(([packageAt, unitAt, benchmark, estimate, low, high, ruledOut]) => {
				const [unitName, direction, exact] = there(units, unitAt);
				return {
					benchmark,
					package: there(packages, packageAt),
					unit: unitName,
					better: direction,
					exact,
					ratio: {
						estimate,
						low,
						high
					},
					ruledOut
				};
			}),
			withoutRatio: withoutRatio.map(([packageAt, ofUnit, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt),
				unit: ofUnit
			})),
			proven: proven.map(([packageAt, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt) ?? ""
			})),
			paths,
			isUntouched: untouched
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
function rowKey({ benchmark, package: path, unit }) {
	return `${path ?? ""}\0${benchmark}\0${unit}`;
}
function benchmarkKey({ benchmark, package: path }) {
	return `${path ?? ""}\0${benchmark}`;
}
function knownRowsOf(points) {
	const bySubject = /* @__PURE__ */ new Map();
	const byPaths = /* @__PURE__ */ new Map();
	const seenIds = /* @__PURE__ */ new Set();
	const exact = new Set(points.flatMap(({ rows }) => rows.filter((row) => row.exact).map(rowKey)));
	for (const { rows, paths } of points) {
		const idsOfPaths = byPaths.get(pathsId(paths)) ?? /* @__PURE__ */ new Set();
		byPaths.set(pathsId(paths), idsOfPaths);
		for (const row of rows) {
			const id = rowKey(row);
			idsOfPaths.add(id);
			if (seenIds.has(id)) continue;
			seenIds.add(id);
			const subject = benchmarkKey(row);
			const subjectRows = bySubject.get(subject) ?? [];
			if (subjectRows.length === 0) bySubject.set(subject, subjectRows);
			subjectRows.push({
				...row,
				exact: exact.has(id),
				ratio: {
					estimate: 1,
					low: 1,
					high: 1
				},
				ruledOut: 0
			});
		}
	}
	return {
		bySubject,
		byPaths
	};
}
function pathsId(paths) {
	return paths.join("\0");
}
function fullRows(point, knownRows) {
	const { rows, withoutRatio, proven, isUntouched, paths } = point;
	const presentIds = new Set([...rows, ...withoutRatio].map(rowKey));
	const missing = [];
	const add = (row) => {
		const id = rowKey(row);
		if (presentIds.has(id)) return;
		presentIds.add(id);
		missing.push(row);
	};
	const allKnown = () => [...knownRows.bySubject.values()].flat();
	for (const subject of new Set(rows.map(benchmarkKey))) for (const row of knownRows.bySubject.get(subject) ?? []) if (row.exact) add(row);
	if (proven.length > 0) {
		const listed = new Set(proven.map(benchmarkKey));
		for (const row of allKnown()) if (listed.has(benchmarkKey({
			...row,
			benchmark: listedName(row.benchmark)
		}))) add(row);
	}
	const idsOfPaths = isUntouched ? knownRows.byPaths.get(pathsId(paths)) : void 0;
	if (idsOfPaths) {
		for (const row of allKnown()) if (idsOfPaths.has(rowKey(row))) add(row);
	}
	return missing.length === 0 ? rows : [...rows, ...missing];
}
function listedName(benchmark) {
	return benchmark.split("/", 1).join().replace(/-\d+$/, "");
}

export { contentWithoutTimes, fullRows, knownRowsOf, noteLine, readNoteLine, rowKey };