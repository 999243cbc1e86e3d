import { literal, strictTuple } from "./libraries-valibot.js";
import { getOrInsert, groupBy, isWarningThatOtherCodeRan, isWarningThatSamplesAreVoid, packageAndBenchmarkId, rowId, shortSha } from "./basics.js";
import { betterDirectionSchema, booleanSchema, integerSchema, listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, numberSchema, objectSchema, optionalSchema, positiveNumberSchema, shaSchema, textSchema, timestampSchema, unitNameSchema, validateDataOrUndefined } from "./result-file.js";

// src/core/history/point.ts
function whyNoHistoryPoint({ calibration, baseFailed, warnings }) {
	if (calibration !== null) return "it is a calibration, which measures one commit against itself";
	if (warnings.some(isWarningThatOtherCodeRan)) return "it is not certain that each side ran its own code";
	if (warnings.some(isWarningThatSamplesAreVoid)) return "its times are cached, not measured";
	return baseFailed === null ? null : "base could not be measured in it";
}
function historyPointOfResult(result, at) {
	const { commits, comparisons, proven, rounds, settings, stopped } = result;
	const why = whyNoHistoryPoint(result);
	if (why !== null) throw new RangeError(why);
	return {
		at,
		since: historyReferenceOfBaseCommit(commits.base),
		head: commits.head.sha,
		machine: machineKindOf(result),
		run: rounds[0]?.base.started ?? at,
		rounds: rounds.length,
		rows: comparisons.flatMap((one) => rowOf(one) ?? []),
		withoutRatio: comparisons.filter((one) => rowOf(one) === null).map(placeOf),
		proven: proven.map(({ benchmark, package: path }) => ({
			benchmark,
			package: path
		})),
		paths: settings.paths,
		isUntouched: stopped === "unchanged" && proven.length === 0
	};
}
function historyReferenceOfBaseCommit({ sha, from }) {
	return {
		sha,
		name: /^(?:base|since): (\S+)/.exec(from)?.[1] ?? shortSha(sha)
	};
}
function machineKindOf({ machine, merged }) {
	const machines = merged?.machines ?? [machine];
	const kinds = new Set(machines.map(({ cpu, cores, arch }) => `${cpu}, ${cores} cores, ${arch}`));
	return kinds.size === 1 ? [...kinds].join() : "machines of several kinds";
}
function rowOf(comparison) {
	const { better, exact, ruledOut, base, head } = comparison;
	const ratio = comparison.ratio ?? (base.center === head.center ? {
		estimate: 1,
		low: 1,
		high: 1
	} : null);
	return ratio === null ? null : {
		...placeOf(comparison),
		better,
		exact,
		ratio,
		ruledOut
	};
}
function placeOf({ benchmark, package: path, unit }) {
	return {
		benchmark,
		package: path,
		unit
	};
}
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
	if (place >= list.length) throw new RangeError(`${place} is not an index into a list of ${list.length}`);
	return list[place];
}
function collectHistoryRowsOmittedIfUnchanged(points) {
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

export { collectHistoryRowsOmittedIfUnchanged, formatPointAsNoteLine, historyPointOfResult, historyReferenceOfBaseCommit, machineKindOf, maxHistoryNoteLineLength, maxHistoryNoteRows, parseHistoryPointFromNoteLine, removeTimesFromNoteLine, restoreRowsOmittedFromHistoryNote, whyNoHistoryPoint };