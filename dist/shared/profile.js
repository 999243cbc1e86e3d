// src/core/profile.ts
const profileKinds = [
	"cpu",
	"mem",
	"block"
];
const profileSeconds = 5;
const mostIterations = 1e9;
function iterationsToProfile(base, head) {
	const slower = Math.max(base, head);
	const enough = slower > 0 ? Math.ceil(profileSeconds / slower) : mostIterations;
	return Math.min(Math.max(1, enough), mostIterations);
}
const mostByFlat = 10;
const mostByCum = 5;
const leastShown = 3;
const leastShare = .005;
const errors = 3;
function differenceOf({ base, head, iterations, factor, grain, floor }) {
	const each = factor / iterations;
	const all = paired(base, head);
	const least = Math.max(leastShare * Math.max(base.total, head.total), floor * iterations);
	const isLarge = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) >= least;
	const isNoise = (one, by) => growth(one, by) !== 0 && Math.abs(growth(one, by)) <= errors * Math.sqrt(grain * (one.base[by] + one.head[by]));
	const byFlat = most(all, "flat", (one) => isLarge(one, "flat") && !isNoise(one, "flat")).slice(0, mostByFlat);
	const isNews = (one) => !byFlat.includes(one) && !isFrame.test(one.function);
	const byCum = most(all, "cum", (one) => isNews(one) && isLarge(one, "cum") && !isNoise(one, "cum"));
	const clear = [...byFlat, ...byCum.slice(0, mostByCum)];
	const unclear = most(all, "flat", (one) => !clear.includes(one) && growth(one, "flat") >= least);
	const shown = [...clear, ...unclear.slice(0, Math.max(0, leastShown - clear.length))];
	const scaled = ({ flat, cum }) => ({
		flat: flat * each,
		cum: cum * each
	});
	return {
		total: {
			base: base.total * each,
			head: head.total * each
		},
		functions: shown.toSorted((a, b) => growth(b, "flat") - growth(a, "flat") || growth(b, "cum") - growth(a, "cum")).map((one) => ({
			function: one.function,
			base: scaled(one.base),
			head: scaled(one.head),
			isNoise: {
				flat: isNoise(one, "flat"),
				cum: isNoise(one, "cum")
			}
		}))
	};
}
const isFrame = /^(testing|runtime)\.|^main\.main$/;
function growth({ base, head }, by) {
	return head[by] - base[by];
}
function most(all, by, isWanted) {
	return all.filter(isWanted).toSorted((a, b) => Math.abs(growth(b, by)) - Math.abs(growth(a, by)));
}
function paired(base, head) {
	const [before, after] = [costs(base), costs(head)];
	const nothing = {
		flat: 0,
		cum: 0
	};
	return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
		function: name,
		base: before.get(name) ?? nothing,
		head: after.get(name) ?? nothing
	}));
}
function costs({ functions }) {
	const found = new Map();
	for (const { name, flat, cum } of functions) {
		const known = found.get(name);
		found.set(name, {
			flat: flat + (known?.flat ?? 0),
			cum: cum + (known?.cum ?? 0)
		});
	}
	return found;
}
export { iterationsToProfile as n, profileKinds as r, differenceOf as t };
