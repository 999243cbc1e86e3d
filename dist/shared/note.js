import { literal, strictTuple } from "./libraries-valibot.js";
import { getOrInsert, groupBy } from "./basics.js";
import { betterDirectionSchema, booleanSchema, integerSchema, listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, numberSchema, objectSchema, optionalSchema, positiveNumberSchema, shaSchema, textSchema, timestampSchema, unitNameSchema, validateDataOrUndefined } from "./result-file.js";

// src/core/history/note.ts
const maxHistoryNoteLineLength = 2e6;
const maxHistoryNoteRows = 2e4;
const mostPaths = 1e4;
const place = integerSchema(0, maxHistoryNoteRows);
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
		nullableSchema(numberSchema(0)),
		nullableSchema(numberSchema(0)),
		nullableSchema(numberSchema(0))
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
	for (const its of groupBy(rows, packageAndBenchmarkKey).values()) {
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
		unitLists: unitLists.all.map((list) => JSON.parse(list)),
		omitted,
		...without.length > 0 && { withoutRatio: without },
		proven: unchanged,
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
		const equalRows = [...new Map(rows.toReversed().map((row) => [packageAndBenchmarkKey(row), row])).values()].reverse().flatMap((row, n) => there(note.unitLists, there(note.omitted, n)).map((unitAt) => {
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
			withoutRatio: (note.withoutRatio ?? []).map(([packageAt, ofUnit, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt),
				unit: ofUnit
			})),
			proven: note.proven.map(([packageAt, benchmark]) => ({
				benchmark,
				package: there(packages, packageAt) ?? ""
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
function historyBenchmarkAndUnitKey({ benchmark, package: path, unit }) {
	return `${path ?? ""}\0${benchmark}\0${unit}`;
}
function packageAndBenchmarkKey({ benchmark, package: path }) {
	return `${path ?? ""}\0${benchmark}`;
}
function collectHistoryRowsOmittableFromNotes(points) {
	const bySubject = /* @__PURE__ */ new Map();
	const byPaths = /* @__PURE__ */ new Map();
	const seenIds = /* @__PURE__ */ new Set();
	const exact = new Set(points.flatMap(({ rows }) => rows.filter((row) => row.exact).map(historyBenchmarkAndUnitKey)));
	for (const { rows, paths } of points) {
		const idsOfPaths = getOrInsert(byPaths, pathsId(paths), () => /* @__PURE__ */ new Set());
		for (const row of rows) {
			const id = historyBenchmarkAndUnitKey(row);
			idsOfPaths.add(id);
			if (seenIds.has(id)) continue;
			seenIds.add(id);
			getOrInsert(bySubject, packageAndBenchmarkKey(row), () => []).push({
				...row,
				exact: exact.has(id),
				...equalToReference
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
function restoreRowsOmittedFromHistoryNote(point, knownRows) {
	const { rows, withoutRatio, proven, isUntouched, paths } = point;
	const presentIds = new Set([...rows, ...withoutRatio].map(historyBenchmarkAndUnitKey));
	const missing = [];
	const add = (row) => {
		const id = historyBenchmarkAndUnitKey(row);
		if (presentIds.has(id)) return;
		presentIds.add(id);
		missing.push(row);
	};
	const allKnown = () => [...knownRows.bySubject.values()].flat();
	if (proven.length > 0) {
		const listed = new Set(proven.map(packageAndBenchmarkKey));
		for (const row of allKnown()) if (listed.has(packageAndBenchmarkKey({
			...row,
			benchmark: listedName(row.benchmark)
		}))) add(row);
	}
	const idsOfPaths = isUntouched ? knownRows.byPaths.get(pathsId(paths)) : void 0;
	if (idsOfPaths) {
		for (const row of allKnown()) if (idsOfPaths.has(historyBenchmarkAndUnitKey(row))) add(row);
	}
	return missing.length === 0 ? rows : [...rows, ...missing];
}
function listedName(benchmark) {
	return benchmark.split("/", 1).join().replace(/-\d+$/, "");
}

export { collectHistoryRowsOmittableFromNotes, formatPointAsNoteLine, historyBenchmarkAndUnitKey, maxHistoryNoteLineLength, maxHistoryNoteRows, parseHistoryPointFromNoteLine, removeTimesFromNoteLine, restoreRowsOmittedFromHistoryNote };