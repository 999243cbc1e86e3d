import { c as medianSorted } from "./libraries.js";
import { r as sides } from "./measuring.js";
import { y as remembering } from "./numbers.js";
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
// src/core/stats/normal.ts
function upperTail(z) {
	return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function upperQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`a probability lies between 0 and 1, not at ${p}`);
	if (p > .5) return -upperQuantile(1 - p);
	if (p === 0) return Number.POSITIVE_INFINITY;
	if (p < 1e-300) return upperQuantile(1e-300);
	return solve(p);
}
const solve = remembering((p) => {
	let z = Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 1; step > 1e-8; z -= step) {
		const tail = upperTail(z);
		const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
		step = Math.log(p / tail) * tail / density;
	}
	return z;
});
function erfc(x) {
	return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x);
}
function erfSeries(x) {
	let term = x;
	let sum = x;
	for (let n = 1; term > sum * 1e-17; n++) {
		term *= 2 * x * x / (2 * n + 1);
		sum += term;
	}
	return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
}
function erfcFraction(x) {
	let fraction = x;
	for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
	return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
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
// src/core/stats/u-distribution.ts
const exactLimit$1 = 50;
const exactPairs = 5e3;
function lowerTail(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)];
	let lowSize = 0;
	let middle = 0;
	while (lowSize + ties[middle] / 2 < (n1 + n2) / 2) lowSize += ties[middle++];
	const highSize = n1 + n2 - lowSize;
	const low = half(ties.slice(0, middle), lowSize);
	const high = half(ties.slice(middle), highSize);
	let deals = 0;
	for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
		const limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k);
		if (limit < 0) continue;
		const lowRow = rowStart(lowSize, k);
		const lowMost = 2 * k * (lowSize - k);
		const highRow = rowStart(highSize, n1 - k);
		const highMost = 2 * (n1 - k) * (highSize - n1 + k);
		const free = Math.min(limit - highMost, lowMost);
		let before = free < 0 ? 0 : low[lowRow + free];
		deals += before * high[highRow + highMost];
		for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
			const upTo = low[lowRow + s];
			deals += (upTo - before) * high[highRow + limit - s];
			before = upTo;
		}
	}
	return Math.min(1, deals / choose(n1 + n2, n1));
}
function lowerOrder(blocks, tail) {
	const pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0);
	const below = blocks.every((sizes) => Math.max(...sizes) <= exactLimit$1) && pairs <= exactPairs ? exactBelow(blocks, pairs) : normalBelow(blocks, pairs);
	let [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1];
	while (beyond - order > 1) {
		const k = order + beyond >> 1;
		if (below(k) <= tail * (1 + 1e-9)) order = k;
		else beyond = k;
	}
	return order;
}
function choose(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
function exactBelow(blocks, pairs) {
	const [only] = blocks;
	const probabilities = only && blocks.length === 1 ? untied(...only) : summed(blocks, pairs + 1 >> 1);
	return (k) => k === 0 ? 0 : probabilities[k - 1];
}
function normalBelow(blocks, pairs) {
	const variance = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2 * (n1 + n2 + 1) / 12, 0);
	return (k) => upperTail((pairs / 2 - (k - .5)) / Math.sqrt(variance));
}
function untied(n1, n2) {
	const [fewer, more] = n1 < n2 ? [n1, n2] : [n2, n1];
	return remember(`untied ${fewer} ${more}`, () => {
		const rows = Array.from({ length: fewer + 1 }, (_, k) => new Float64Array(k * more + 1).fill(1, 0, 1));
		for (let others = 1; others <= more; others++) for (let k = 1; k <= fewer; k++) {
			const [row, without] = [rows[k], rows[k - 1]];
			for (let u = others; u <= k * others; u++) row[u] = row[u] + without[u - others];
		}
		const deals = choose(n1 + n2, n1);
		return accumulate(rows[fewer]).map((count) => Math.min(1, count / deals));
	});
}
function summed(blocks, length) {
	return remember(`summed ${blocks.join(" ")}`, () => {
		let sum = new Float64Array(length).fill(1);
		for (const [n1, n2] of blocks) {
			const block = untied(n1, n2);
			const next = new Float64Array(length);
			for (let u = 0; u < Math.min(block.length, length); u++) {
				const probability = block[u] - (block[u - 1] ?? 0);
				for (let rest = 0; rest + u < length; rest++) next[rest + u] = next[rest + u] + probability * sum[rest];
			}
			sum = next;
		}
		return sum;
	});
}
function half(ties, size) {
	return remember(`half ${String.fromCharCode(...ties)}`, () => {
		const deals = new Float64Array(rowStart(size, size + 1));
		deals[0] = 1;
		let below = 0;
		for (const t of ties) {
			for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
				const to = rowStart(size, k);
				for (let taken = Math.max(1, k - below); taken <= Math.min(t, k); taken++) {
					const beaten = below - (k - taken);
					add(deals, to + taken * (2 * beaten + t - taken), rowStart(size, k - taken), 2 * (k - taken) * beaten + 1, choose(t, taken));
				}
			}
			below += t;
		}
		for (let i = 0; 2 * i < deals.length; i++) deals[deals.length - 1 - i] = deals[i];
		for (let k = 0; k <= size; k++) accumulate(deals, rowStart(size, k), rowStart(size, k + 1));
		return deals;
	});
}
function rowStart(size, k) {
	return size * k * (k - 1) - (k - 1) * k * (2 * k - 1) / 3 + k;
}
function add(terms, to, from, length, factor) {
	for (let s = 0; s < length; s++) terms[to + s] = terms[to + s] + factor * terms[from + s];
}
function accumulate(terms, start = 0, end = terms.length) {
	let sum = 0;
	for (let s = start; s < end; s++) {
		sum += terms[s];
		terms[s] = sum;
	}
	return terms;
}
const remembered = new Map();
const mostDoubles = 4e6;
let doubles = 0;
function remember(key, compute) {
	const known = remembered.get(key);
	if (known) return known;
	const computed = compute();
	if (doubles + computed.length > mostDoubles) {
		remembered.clear();
		doubles = 0;
	}
	remembered.set(key, computed);
	doubles += computed.length;
	return computed;
}
// src/core/stats/median-interval.ts
function medianWithInterval(values, confidence) {
	const sorted = values.toSorted((a, b) => a - b);
	const orders = medianOrders(sorted.length, confidence);
	return {
		center: medianSorted(sorted),
		low: sorted[orders.low - 1] ?? Number.NEGATIVE_INFINITY,
		high: sorted[orders.high - 1] ?? Number.POSITIVE_INFINITY
	};
}
function medianOrders(n, confidence) {
	return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence);
}
function binomialOrders(n, confidence) {
	const probability = (k) => k < 0 || k > n ? 0 : choose(n, k) / 2 ** n;
	let low = Math.ceil((n + 1) / 2) - 1;
	let high = low + 1;
	let covered = probability(low);
	while (covered < confidence && (low > 0 || high <= n)) if (probability(low - 1) >= probability(high)) covered += probability(--low);
	else covered += probability(high++);
	const shift = takesTheRight.some(([size, level]) => size === n && level === confidence) ? 1 : 0;
	return {
		low: low + shift,
		high: high + shift
	};
}
const takesTheRight = [
	[28, .5],
	[30, .5],
	[27, .8],
	[22, .9],
	[29, .9],
	[24, .95],
	[28, .99],
	[24, .999],
	[30, .999]
];
function normalOrders(n, confidence) {
	const below = (order) => upperTail((n / 2 - (order - .5)) / (Math.sqrt(n) / 2));
	const tail = (1 - confidence) / 2;
	let low = 0;
	while (below(low + 1) <= tail) low++;
	const high = n + 1 - low;
	const shorter = below(high - 1) - below(low);
	return {
		low,
		high: shorter >= confidence ? high - 1 : high
	};
}
// src/core/judge/apart.ts
function exceeds(change, threshold) {
	return change > threshold + 1e-12;
}
function apartByRatio(ratio, direction) {
	return oriented(ratio - 1, 1 / ratio - 1, direction);
}
function apartByShift(shift, base, head, direction) {
	return oriented(relative(shift, base), relative(-shift, head), direction);
}
function oriented(up, down, direction) {
	return direction === "higher" ? {
		worsening: -up,
		improvement: -down
	} : {
		worsening: up,
		improvement: down
	};
}
function relative(shift, to) {
	return shift === 0 ? 0 : shift / Math.abs(to);
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
export { unitName as _, adjust as a, exceeds as c, choose as d, withoutOutliers as f, namingOf as g, listed as h, shiftEstimate as i, medianOrders as l, upperTail as m, mannWhitney as n, apartByRatio as o, upperQuantile as p, ratioEstimate as r, apartByShift as s, welch as t, medianWithInterval as u, withoutFolders as v, isOfGo as y };
