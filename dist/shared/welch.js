import { r as sides } from "./measuring.js";
import { c as lowerTail, s as lowerOrder, u as upperTail } from "./apart.js";
function isOfGo({ formats }) {
	return [formats?.base, formats?.head].every((format) => (format ?? "go") === "go");
}
function namingOf(named, lost = [], formats) {
	let suffixes = new Set(named.map((one) => /-\d+$/.exec(one.benchmark)?.[0] ?? "")), hasSuffix = isOfGo({ formats }), lostNames = lost.filter(({ benchmark }) => benchmark !== null), packages = [...new Set([...named, ...lostNames].map((one) => one.package ?? ""))], shared = sharedFolders(packages);
	return ({ benchmark, package: path }) => {
		let [suffix = ""] = suffixes, name = hasSuffix && suffixes.size === 1 && suffix !== "" && benchmark.endsWith(suffix) ? benchmark.slice(0, -suffix.length) : benchmark;
		return packages.length <= 1 || path === null ? name : `${path.split("/").slice(shared).join("/")}.${name}`;
	};
}
function sharedFolders(packages) {
	if (packages.length === 0) return 0;
	let paths = packages.map((path) => path.split("/")), shortest = paths.reduce((least, path) => Math.min(least, path.length), Infinity), shared = 0;
	for (; shared < shortest - 1 && paths.every((path) => path[shared] === paths[0]?.[shared]);) shared++;
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
	let rest = names.length > most ? ` and ${names.length - most} more` : "";
	return `${names.slice(0, most).join(", ")}${rest}`;
}
function quartiles(values) {
	if (values.length === 0) throw RangeError("quartiles need a value");
	let sorted = values.toSorted((a, b) => a - b);
	return {
		first: quantileSorted(sorted, .25),
		third: quantileSorted(sorted, .75)
	};
}
function withoutOutliers(sample) {
	let values = sample.filter((value) => value !== null);
	if (values.length === 0) return sample;
	let { first, third } = quartiles(values), reach = 1.5 * (third - first);
	return sample.map((value) => value !== null && value >= first - reach && value <= third + reach ? value : null);
}
function quantileSorted(sorted, p) {
	let position = 1 / 3 + p * (sorted.length + 1 / 3), order = Math.floor(position), below = sorted[Math.max(order, 1) - 1], above = sorted[order] ?? below;
	return below + (position - order) * (above - below);
}
function adjust(p, correction) {
	for (let one of p) if (!(one >= 0 && one <= 1)) throw RangeError(`a p-value lies between 0 and 1, not at ${one}`);
	if (correction === "none") return [...p];
	let ascending = p.map((_, index) => index).sort((a, b) => p[a] - p[b]), adjusted = Array(p.length);
	return correction === "holm" ? stepDown(p, ascending, adjusted) : stepUp(p, ascending, adjusted), adjusted;
}
function stepDown(p, ascending, adjusted) {
	let floor = 0;
	for (let [rank, index] of ascending.entries()) floor = Math.max(floor, Math.min(1, p[index] * (ascending.length - rank))), adjusted[index] = floor;
}
function stepUp(p, ascending, adjusted) {
	let ceiling = 1;
	for (let [rank, index] of [...ascending.entries()].reverse()) ceiling = Math.min(ceiling, p[index] * (ascending.length / (rank + 1))), adjusted[index] = ceiling;
}
const ratio = {
	between: (head, base) => head / base,
	mean: (a, b) => a === b ? a : Math.sqrt(a) * Math.sqrt(b),
	least: 0
}, shift = {
	between: (head, base) => head - base,
	mean: (a, b) => (a + b) / 2,
	least: -Infinity
};
function ratioEstimate(blocks, confidence) {
	let sorted = sortedBlocks(blocks);
	return sorted.length === 0 || blocks.some((block) => sides.some((side) => present(block[side]).some((value) => value <= 0))) ? null : estimate(sorted, confidence, ratio);
}
function shiftEstimate(blocks, confidence) {
	let sorted = sortedBlocks(blocks);
	if (sorted.length === 0) throw RangeError("the Hodges-Lehmann estimate needs a value on each side");
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
	let order = lowerOrder(blocks.map(({ base, head }) => [base.length, head.length]), (1 - confidence) / 2), distances = within(blocks, distance), pairs = distances.length, upper = select(distances, pairs >> 1), lower = pairs % 2 == 1 ? upper : select(distances, (pairs >> 1) - 1);
	return {
		estimate: distance.mean(lower, upper),
		low: order === 0 ? distance.least : select(distances, order - 1),
		high: order === 0 ? Infinity : select(distances, pairs - order)
	};
}
function within(blocks, distance) {
	let distances = new Float64Array(blocks.reduce((sum, { base, head }) => sum + base.length * head.length, 0)), next = 0;
	for (let { base, head } of blocks) for (let i = 0; i < base.length; i++) for (let j = 0; j < head.length; j++) distances[next++] = distance.between(head[j], base[i]);
	return distances;
}
function select(values, index) {
	let [first, last] = [0, values.length - 1];
	for (; first < last;) {
		let pivot = values[first + last >> 1], [low, high] = [first, last];
		for (; low <= high;) {
			for (; values[low] < pivot;) low++;
			for (; values[high] > pivot;) high--;
			if (low > high) break;
			let swapped = values[low];
			values[low++] = values[high], values[high--] = swapped;
		}
		if (index > high && index < low) break;
		index <= high ? last = high : first = low;
	}
	return values[index];
}
function mannWhitney(base, head) {
	let n1 = base.length, n2 = head.length;
	if (n1 === 0 || n2 === 0) throw RangeError("the Mann-Whitney test needs a value on each side");
	let { twiceU, ties } = rank(base, head), u = twiceU / 2, limit = ties.length < n1 + n2 ? 25 : 50, exact = n1 <= limit && n2 <= limit;
	if (ties.length === 1) return {
		u,
		p: 1,
		greater: 1,
		less: 1,
		exact
	};
	let [greater, less] = exact ? [lowerTail(n1, n2, ties, twiceU), lowerTail(n2, n1, ties, 2 * n1 * n2 - twiceU)] : approximate(n1, n2, ties, u);
	return {
		u,
		p: twiceU === n1 * n2 ? 1 : Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less,
		exact
	};
}
function rank(base, head) {
	let first = new Float64Array(base).sort(), second = new Float64Array(head).sort(), ties = [], twiceU = 0;
	for (let i = 0, j = 0; i < first.length || j < second.length;) {
		let value = Math.min(first[i] ?? Infinity, second[j] ?? Infinity), [fromFirst, fromSecond] = [i, j];
		for (; first[i] === value;) i++;
		for (; second[j] === value;) j++;
		ties.push(i - fromFirst + j - fromSecond), twiceU += (i - fromFirst) * (2 * fromSecond + (j - fromSecond));
	}
	return {
		twiceU,
		ties
	};
}
function approximate(n1, n2, ties, u) {
	let n = n1 + n2, tied = ties.reduce((sum, t) => sum + t * t * t - t, 0), deviation = Math.sqrt(n1 * n2 * (n + 1 - tied / (n * (n - 1))) / 12), above = u - n1 * n2 / 2;
	return [upperTail((-above - .5) / deviation), upperTail((above - .5) / deviation)];
}
function studentUpperTail(t, dof) {
	if (!(dof > 0 && dof < Infinity)) throw RangeError(`degrees of freedom are finite and above 0, not ${dof}`);
	if (t < 0) return 1 - studentUpperTail(-t, dof);
	if (t === Infinity) return 0;
	let a = dof / 2, above = t / dof * t, x = 1 / (1 + above), rest = above < 1 ? above * x : 1 / (1 + 1 / above), front = Math.exp(-a * Math.log1p(above)) * Math.sqrt(rest) * gammaRatio(a) / Math.sqrt(Math.PI);
	return x < (a + 1) / (a + 2.5) ? front * betaFraction(a, .5, x) / a / 2 : (1 - front * betaFraction(.5, a, rest) * 2) / 2;
}
function gammaRatio(a) {
	let factor = 1, from = a;
	for (; from < 20; from++) factor *= from / (from + .5);
	let sum = [
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
	let d = 1 / (1 - (a + b) * x / (a + 1)), c = 1, fraction = d;
	for (let m = 1, change = 0; Math.abs(change - 1) > 1e-16 && m < 1e6; m++) {
		let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / (1 + even * d), c = 1 + even / c, fraction *= d * c;
		let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / (1 + odd * d), c = 1 + odd / c, change = d * c, fraction *= change;
	}
	return fraction;
}
function welch(base, head) {
	let [first, second] = [moments(base), moments(head)], variance = first.variance + second.variance;
	if (!(variance > 0 && Number.isFinite(variance))) return null;
	let t = (second.mean - first.mean) / Math.sqrt(variance), [share, rest] = [first.variance / variance, second.variance / variance], dof = 1 / (share ** 2 / (base.length - 1) + rest ** 2 / (head.length - 1)), greater = studentUpperTail(t, dof), less = studentUpperTail(-t, dof);
	return {
		t,
		dof,
		p: Math.min(1, 2 * Math.min(greater, less)),
		greater,
		less
	};
}
function moments(values) {
	let n = values.length, origin = values[0], offset = values.reduce((sum, value) => sum + (value - origin), 0) / n, squares = values.reduce((sum, value) => sum + (value - origin - offset) ** 2, 0);
	return {
		mean: origin + offset,
		variance: squares / (n - 1) / n
	};
}
export { adjust as a, namingOf as c, isOfGo as d, shiftEstimate as i, unitName as l, mannWhitney as n, withoutOutliers as o, ratioEstimate as r, listed as s, welch as t, withoutFolders as u };
