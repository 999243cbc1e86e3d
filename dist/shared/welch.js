import { r as sides } from "./measuring.js";
import { c as lowerTail, s as lowerOrder, u as upperTail } from "./apart.js";
// src/core/words/of-go.ts
function isOfGo({ formats }) {
	return [formats?.base, formats?.head].every((format) => (format ?? "go") === "go");
}
// src/core/words/names.ts
function namingOf(named, lost = [], formats) {
	const suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? ""));
	const hasSuffix = isOfGo({ formats });
	const lostNames = lost.filter(({ benchmark }) => benchmark !== null);
	const packages = [...new Set([...named, ...lostNames].map((one) => one.package ?? ""))];
	const shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		const [suffix = ""] = suffixes;
		const name = hasSuffix && suffixes.size === 1 && suffix !== "" && benchmark.endsWith(suffix) ? benchmark.slice(0, -suffix.length) : benchmark;
		if (packages.length <= 1 || path === null) return name;
		return `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	const paths = packages.map((path) => path.split("/"));
	const shortest = paths.reduce((least, path) => Math.min(least, path.length), Number.POSITIVE_INFINITY);
	let shared = 0;
	while (shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared])) shared++;
	return shared;
}
function unitName(unit) {
	return unit.replace(/(^|-)sec(?=\/|$)/, "$1time");
}
function withoutFolders(name) {
	return name.replace(/^([^/[(]+\/)+/, "");
}
function listed(names, most) {
	if (most === 0) return `${names.length} in all`;
	const rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
// src/core/stats/outliers.ts
function quartiles(values) {
	if (values.length === 0) throw new RangeError("quartiles need a value");
	const sorted = values.toSorted((a, b) => a - b);
	return {
		first: quantileSorted(sorted, .25),
		third: quantileSorted(sorted, .75)
	};
}
function withoutOutliers(sample) {
	const values = sample.filter((value) => value !== null);
	if (values.length === 0) return sample;
	const { first, third } = quartiles(values);
	const reach = 1.5 * (third - first);
	return sample.map((value) => value !== null && value >= first - reach && value <= third + reach ? value : null);
}
function quantileSorted(sorted, p) {
	const position = 1 / 3 + p * (sorted.length + 1 / 3);
	const order = Math.floor(position);
	const below = sorted[Math.max(order, 1) - 1];
	const above = sorted[order] ?? below;
	return below + (position - order) * (above - below);
}
// src/core/stats/adjust.ts
function adjust(p, correction) {
	for (const one of p) if (!(one >= 0 && one <= 1)) throw new RangeError(`a p-value lies between 0 and 1, not at ${one}`);
	if (correction === "none") return [...p];
	const ascending = p.map((_, index) => index).sort((a, b) => p[a] - p[b]);
	const adjusted = new Array(p.length);
	if (correction === "holm") stepDown(p, ascending, adjusted);
	else stepUp(p, ascending, adjusted);
	return adjusted;
}
function stepDown(p, ascending, adjusted) {
	let floor = 0;
	for (const [rank, index] of ascending.entries()) {
		floor = Math.max(floor, Math.min(1, p[index] * (ascending.length - rank)));
		adjusted[index] = floor;
	}
}
function stepUp(p, ascending, adjusted) {
	let ceiling = 1;
	for (const [rank, index] of [...ascending.entries()].reverse()) {
		ceiling = Math.min(ceiling, p[index] * (ascending.length / (rank + 1)));
		adjusted[index] = ceiling;
	}
}
// src/core/stats/hodges-lehmann.ts
const ratio = {
	between: (head, base) => head / base,
	mean: (a, b) => a === b ? a : Math.sqrt(a) * Math.sqrt(b),
	least: 0
};
const shift = {
	between: (head, base) => head - base,
	mean: (a, b) => (a + b) / 2,
	least: Number.NEGATIVE_INFINITY
};
function ratioEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0 || blocks.some((block) => sides.some((side) => present(block[side]).some((value) => value <= 0)))) return null;
	return estimate(sorted, confidence, ratio);
}
function shiftEstimate(blocks, confidence) {
	const sorted = sortedBlocks(blocks);
	if (sorted.length === 0) throw new RangeError("the Hodges-Lehmann estimate needs a value on each side");
	return estimate(sorted, confidence, shift);
}
function sortedBlocks(blocks) {
	return blocks.map(({ base, head }) => ({
		base: new Float64Array(present(base)).sort(),
		head: new Float64Array(present(head)).sort()
	})).filter(({ base, head }) => base.length > 0 && head.length > 0);
}
function present(sample) {
	return sample.filter((value) => value !== null);
}
function estimate(blocks, confidence, distance) {
	const order = lowerOrder(blocks.map(({ base, head }) => [base.length, head.length]), (1 - confidence) / 2);
	const distances = within(blocks, distance);
	const pairs = distances.length;
	const upper = select(distances, pairs >> 1);
	const lower = pairs % 2 === 1 ? upper : select(distances, (pairs >> 1) - 1);
	return {
		estimate: distance.mean(lower, upper),
		low: order === 0 ? distance.least : select(distances, order - 1),
		high: order === 0 ? Number.POSITIVE_INFINITY : select(distances, pairs - order)
	};
}
function within(blocks, distance) {
	const distances = new Float64Array(blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0));
	let next = 0;
	for (const { base, head } of blocks) for (let i = 0; i < base.length; i++) for (let j = 0; j < head.length; j++) distances[next++] = distance.between(head[j], base[i]);
	return distances;
}
function select(values, index) {
	let [first, last] = [0, values.length - 1];
	while (first < last) {
		const pivot = values[first + last >> 1];
		let [low, high] = [first, last];
		while (low <= high) {
			while (values[low] < pivot) low++;
			while (values[high] > pivot) high--;
			if (low > high) break;
			const swapped = values[low];
			values[low++] = values[high];
			values[high--] = swapped;
		}
		if (index > high && index < low) break;
		if (index <= high) last = high;
		else first = low;
	}
	return values[index];
}
// src/core/stats/mann-whitney.ts
const exactLimit = 50;
const exactLimitWithTies = 25;
function mannWhitney(base, head) {
	const n1 = base.length;
	const n2 = head.length;
	if (n1 === 0 || n2 === 0) throw new RangeError("the Mann-Whitney test needs a value on each side");
	const { twiceU, ties } = rank(base, head);
	const u = twiceU / 2;
	const limit = ties.length < n1 + n2 ? exactLimitWithTies : exactLimit;
	const exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1) return {
		u,
		p: 1,
		greater: 1,
		less: 1,
		exact
	};
	const [greater, less] = exact ? [lowerTail(n1, n2, ties, twiceU), lowerTail(n2, n1, ties, 2 * n1 * n2 - twiceU)] : approximate(n1, n2, ties, u);
	return {
		u,
		p: twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less,
		exact
	};
}
function rank(base, head) {
	const first = new Float64Array(base).sort();
	const second = new Float64Array(head).sort();
	const ties = [];
	let twiceU = 0;
	for (let i = 0, j = 0; i < first.length || j < second.length;) {
		const value = Math.min(first[i] ?? Number.POSITIVE_INFINITY, second[j] ?? Number.POSITIVE_INFINITY);
		const [fromFirst, fromSecond] = [i, j];
		while (first[i] === value) i++;
		while (second[j] === value) j++;
		ties.push(i - fromFirst + j - fromSecond);
		twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond));
	}
	return {
		twiceU,
		ties
	};
}
function approximate(n1, n2, ties, u) {
	const n = n1 + n2;
	const tied = ties.reduce((sum, t) => sum + t * t * t - t, 0);
	const deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12);
	const above = u - n1 * n2 / 2;
	return [upperTail((-above - .5) / deviation), upperTail((above - .5) / deviation)];
}
// src/core/stats/student.ts
function studentUpperTail(t, dof) {
	if (!(dof > 0 && dof < Number.POSITIVE_INFINITY)) throw new RangeError(`degrees of freedom are finite and above 0, not ${dof}`);
	if (t < 0) return 1 - studentUpperTail(-t, dof);
	if (t === Number.POSITIVE_INFINITY) return 0;
	const a = dof / 2;
	const above = t / dof * t;
	const x = 1 / (1 + above);
	const rest = above < 1 ? above * x : 1 / (1 + 1 / above);
	const front = Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a) / Math.sqrt(Math.PI);
	if (x < (a + 1) / (a + 2.5)) return front * betaFraction(a, .5, x) / a / 2;
	return (1 - front * betaFraction(.5, a, rest) * 2) / 2;
}
function gammaRatio(a) {
	let factor = 1;
	let from = a;
	for (; from < 20; from++) factor *= from / (from + .5);
	const sum = [
		-1 / 8,
		1 / 128,
		5 / 1024,
		-21 / 32768,
		-399 / 262144,
		869 / 4194304,
		39325 / 33554432
	].reduceRight((inner, coefficient) => (inner + coefficient) / from, 0);
	return factor * Math.sqrt(from) * (1 + sum);
}
function betaFraction(a, b, x) {
	let d = 1 / (1 - (a + b) * x / (a + 1));
	let c = 1;
	let fraction = d;
	for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / (1 + even * d);
		c = 1 + even / c;
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / (1 + odd * d);
		c = 1 + odd / c;
		change = d * c;
		fraction *= change;
	}
	return fraction;
}
// src/core/stats/welch.ts
function welch(base, head) {
	const [first, second] = [moments(base), moments(head)];
	const variance = first.variance + second.variance;
	if (!(variance > 0 && Number.isFinite(variance))) return null;
	const t = (second.mean - first.mean) / Math.sqrt(variance);
	const [share, rest] = [first.variance / variance, second.variance / variance];
	const dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1));
	const greater = studentUpperTail(t, dof);
	const less = studentUpperTail(-t, dof);
	return {
		t,
		dof,
		p: Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less
	};
}
function moments(values) {
	const n = values.length;
	const origin = values[0];
	const offset = values.reduce((sum, value) => sum + (value - origin), 0) / n;
	const squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0);
	return {
		mean: origin + offset,
		variance: squares / (n - 1) / n
	};
}
export { adjust as a, namingOf as c, isOfGo as d, shiftEstimate as i, unitName as l, mannWhitney as n, withoutOutliers as o, ratioEstimate as r, listed as s, welch as t, withoutFolders as u };
