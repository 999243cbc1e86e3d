import { packageAndBenchmarkId } from "./basics.js";

// src/core/judge/unmatched.ts
function findBenchmarksOnlyOnSide(series, side) {
	const other = side === "base" ? "head" : "base";
	const onOther = new Set(series.filter((row) => has(row[other])).map(packageAndBenchmarkId));
	const entries = /* @__PURE__ */ new Map();
	for (const row of series) {
		if (has(row[other])) continue;
		const { benchmark, package: path, unit } = row;
		if (onOther.has(packageAndBenchmarkId(row))) entries.set(`${packageAndBenchmarkId(row)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else entries.set(packageAndBenchmarkId(row), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...entries.values()];
}
function isMeasuredOnBothSides({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
function findUnmatchedPairDifferingInNumber({ base, head }) {
	const plain = ({ benchmark, package: path, unit }) => unit === null && isNumbered.test(benchmark) ? `${path} ${benchmark.replace(number, "0")}` : null;
	const ofBase = new Map(base.map((entry) => [plain(entry), entry]));
	for (const entry of head) {
		const name = plain(entry);
		const other = name === null ? void 0 : ofBase.get(name);
		if (other) return {
			base: other,
			head: entry
		};
	}
	return null;
}
const number = /(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi;
const isNumbered = new RegExp(number.source, "i");

export { findBenchmarksOnlyOnSide, findUnmatchedPairDifferingInNumber, isMeasuredOnBothSides };