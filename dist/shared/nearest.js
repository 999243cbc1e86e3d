// src/core/common/nearest.ts
function nearest(name, known) {
	const meant = plain(name);
	const most = Math.max(1, Math.floor(meant.length / 3));
	let found = null;
	let least = most + 1;
	for (const one of known) {
		if (Math.abs(one.length - meant.length) >= least) continue;
		const changes = changedLetters(meant, plain(one));
		if (changes < least) [found, least] = [one, changes];
	}
	return found;
}
function plain(name) {
	return name.toLowerCase().replaceAll("_", "-");
}
function changedLetters(from, to) {
	let before = [];
	let last = Array.from({ length: to.length + 1 }, (_, n) => n);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const isSame = from[i - 1] === to[j - 1];
			const replaced = at(last, j - 1) + (isSame ? 0 : 1);
			const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(before, j - 2) + 1 : replaced;
			row.push(Math.min(replaced, swapped, at(last, j) + 1, at(row, j - 1) + 1));
		}
		before = last;
		last = row;
	}
	return at(last, to.length);
}
function at(row, n) {
	return row[n] ?? Number.POSITIVE_INFINITY;
}
export { nearest as t };
