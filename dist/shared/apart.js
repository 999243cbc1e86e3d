import { c as medianSorted } from "./libraries.js";
import { y as remembering } from "./numbers.js";
function upperTail(z) {
	return z < 0 ? 1 - upperTail(-z) : erfc(z / Math.SQRT2) / 2;
}
function upperQuantile(p) {
	if (!(p >= 0 && p <= 1)) throw RangeError(`a probability lies between 0 and 1, not at ${p}`);
	return p > .5 ? -upperQuantile(1 - p) : p === 0 ? Infinity : p < 1e-300 ? upperQuantile(1e-300) : solve(p);
}
const solve = remembering((p) => {
	let z = Math.sqrt(-2 * Math.log(2 * p));
	for (let step = 1; step > 1e-8; z -= step) {
		let tail = upperTail(z), density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
		step = Math.log(p / tail) * tail / density;
	}
	return z;
});
function erfc(x) {
	return x < 1.5 ? 1 - erfSeries(x) : erfcFraction(x);
}
function erfSeries(x) {
	let term = x, sum = x;
	for (let n = 1; term > sum * 1e-17; n++) term *= 2 * x * x / (2 * n + 1), sum += term;
	return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
}
function erfcFraction(x) {
	let fraction = x;
	for (let k = 120; k >= 1; k--) fraction = x + k / 2 / fraction;
	return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}
function lowerTail(n1, n2, ties, twiceU) {
	if (twiceU < 0) return 0;
	if (twiceU >= 2 * n1 * n2) return 1;
	if (ties.length === n1 + n2) return untied(n1, n2)[Math.floor(twiceU / 2)];
	let lowSize = 0, middle = 0;
	for (; lowSize + ties[middle] / 2 < (n1 + n2) / 2;) lowSize += ties[middle++];
	let highSize = n1 + n2 - lowSize, low = half(ties.slice(0, middle), lowSize), high = half(ties.slice(middle), highSize), deals = 0;
	for (let k = Math.max(0, n1 - highSize); k <= Math.min(n1, lowSize); k++) {
		let limit = Math.floor(twiceU) - 2 * (n1 - k) * (lowSize - k);
		if (limit < 0) continue;
		let lowRow = rowStart(lowSize, k), lowMost = 2 * k * (lowSize - k), highRow = rowStart(highSize, n1 - k), highMost = 2 * (n1 - k) * (highSize - n1 + k), free = Math.min(limit - highMost, lowMost), before = free < 0 ? 0 : low[lowRow + free];
		deals += before * high[highRow + highMost];
		for (let s = Math.max(0, free + 1); s <= Math.min(limit, lowMost); s++) {
			let upTo = low[lowRow + s];
			deals += (upTo - before) * high[highRow + limit - s], before = upTo;
		}
	}
	return Math.min(1, deals / choose(n1 + n2, n1));
}
function lowerOrder(blocks, tail) {
	let pairs = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2, 0), below = blocks.every((sizes) => Math.max(...sizes) <= 50) && pairs <= 5e3 ? exactBelow(blocks, pairs) : normalBelow(blocks, pairs), [order, beyond] = [0, Math.floor((pairs + 1) / 2) + 1];
	for (; beyond - order > 1;) {
		let k = order + beyond >> 1;
		below(k) <= tail * (1 + 1e-9) ? order = k : beyond = k;
	}
	return order;
}
function choose(n, k) {
	let result = 1;
	for (let i = 1; i <= Math.min(k, n - k); i++) result = result * (n - Math.min(k, n - k) + i) / i;
	return result;
}
function exactBelow(blocks, pairs) {
	let [only] = blocks, probabilities = only && blocks.length === 1 ? untied(...only) : summed(blocks, pairs + 1 >> 1);
	return (k) => k === 0 ? 0 : probabilities[k - 1];
}
function normalBelow(blocks, pairs) {
	let variance = blocks.reduce((sum, [n1, n2]) => sum + n1 * n2 * (n1 + n2 + 1) / 12, 0);
	return (k) => upperTail((pairs / 2 - (k - .5)) / Math.sqrt(variance));
}
function untied(n1, n2) {
	let [fewer, more] = n1 < n2 ? [n1, n2] : [n2, n1];
	return remember(`untied ${fewer} ${more}`, () => {
		let rows = Array.from({ length: fewer + 1 }, (_, k) => new Float64Array(k * more + 1).fill(1, 0, 1));
		for (let others = 1; others <= more; others++) for (let k = 1; k <= fewer; k++) {
			let [row, without] = [rows[k], rows[k - 1]];
			for (let u = others; u <= k * others; u++) row[u] = row[u] + without[u - others];
		}
		let deals = choose(n1 + n2, n1);
		return accumulate(rows[fewer]).map((count) => Math.min(1, count / deals));
	});
}
function summed(blocks, length) {
	return remember(`summed ${blocks.join(" ")}`, () => {
		let sum = new Float64Array(length).fill(1);
		for (let [n1, n2] of blocks) {
			let block = untied(n1, n2), next = new Float64Array(length);
			for (let u = 0; u < Math.min(block.length, length); u++) {
				let probability = block[u] - (block[u - 1] ?? 0);
				for (let rest = 0; rest + u < length; rest++) next[rest + u] = next[rest + u] + probability * sum[rest];
			}
			sum = next;
		}
		return sum;
	});
}
function half(ties, size) {
	return remember(`half ${String.fromCharCode(...ties)}`, () => {
		let deals = new Float64Array(rowStart(size, size + 1));
		deals[0] = 1;
		let below = 0;
		for (let t of ties) {
			for (let k = Math.min(below + t, size >> 1); k > 0; k--) {
				let to = rowStart(size, k);
				for (let taken = Math.max(1, k - below); taken <= Math.min(t, k); taken++) {
					let beaten = below - (k - taken);
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
	for (let s = start; s < end; s++) sum += terms[s], terms[s] = sum;
	return terms;
}
const remembered = new Map();
let doubles = 0;
function remember(key, compute) {
	let known = remembered.get(key);
	if (known) return known;
	let computed = compute();
	return doubles + computed.length > 4e6 && (remembered.clear(), doubles = 0), remembered.set(key, computed), doubles += computed.length, computed;
}
function medianWithInterval(values, confidence) {
	let sorted = values.toSorted((a, b) => a - b), orders = medianOrders(sorted.length, confidence);
	return {
		center: medianSorted(sorted),
		low: sorted[orders.low - 1] ?? -Infinity,
		high: sorted[orders.high - 1] ?? Infinity
	};
}
function medianOrders(n, confidence) {
	return n <= 30 ? binomialOrders(n, confidence) : normalOrders(n, confidence);
}
function binomialOrders(n, confidence) {
	let probability = (k) => k < 0 || k > n ? 0 : choose(n, k) / 2 ** n, low = Math.ceil((n + 1) / 2) - 1, high = low + 1, covered = probability(low);
	for (; covered < confidence && (low > 0 || high <= n);) probability(low - 1) >= probability(high) ? covered += probability(--low) : covered += probability(high++);
	let shift = +!!takesTheRight.some(([size, level]) => size === n && level === confidence);
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
	let below = (order) => upperTail((n / 2 - (order - .5)) / (Math.sqrt(n) / 2)), tail = (1 - confidence) / 2, low = 0;
	for (; below(low + 1) <= tail;) low++;
	let high = n + 1 - low, shorter = below(high - 1) - below(low);
	return {
		low,
		high: shorter >= confidence ? high - 1 : high
	};
}
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
export { medianWithInterval as a, lowerTail as c, medianOrders as i, upperQuantile as l, apartByShift as n, choose as o, exceeds as r, lowerOrder as s, apartByRatio as t, upperTail as u };
