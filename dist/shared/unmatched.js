import { benchmarkId } from "./basics.js";

// src/core/judge/unmatched.ts
function unmatched(series, side) {
	const other = side === "base" ? "head" : "base";
	const elsewhere = new Set(series.filter((one) => has(one[other])).map(benchmarkId));
	const found = /* @__PURE__ */ new Map();
	for (const one of series) {
		if (has(one[other])) continue;
		const { benchmark, package: path, unit } = one;
		if (elsewhere.has(benchmarkId(one))) found.set(`${benchmarkId(one)} ${unit}`, {
			benchmark,
			package: path,
			unit
		});
		else found.set(benchmarkId(one), {
			benchmark,
			package: path,
			unit: null
		});
	}
	return [...found.values()];
}
function isMatched({ base, head }) {
	return has(base) && has(head);
}
function has(sample) {
	return sample.some((value) => value !== null);
}
function differingInNumbers({ base, head }) {
	const plain = ({ benchmark, package: path, unit }) => unit === null && isNumbered.test(benchmark) ? `${path} ${benchmark.replace(number, "0")}` : null;
	const ofBase = new Map(base.map((one) => [plain(one), one]));
	for (const one of head) {
		const name = plain(one);
		const other = name === null ? void 0 : ofBase.get(name);
		if (other) return {
			base: other,
			head: one
		};
	}
	return null;
}
const number = /(?:0x)?(?=[a-f]*\d)[\da-f]{3,}/gi;
const isNumbered = new RegExp(number.source, "i");

export { differingInNumbers, isMatched, unmatched };