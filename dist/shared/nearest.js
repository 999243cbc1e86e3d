function nearest(name, known) {
	let meant = plain(name), most = Math.max(1, Math.floor(meant.length / 3)), found = null, least = most + 1;
	for (let one of known) {
		if (Math.abs(one.length - meant.length) >= least) continue;
		let changes = changedLetters(meant, plain(one));
		changes < least && ([found, least] = [one, changes]);
	}
	return found;
}
function plain(name) {
	return name.toLowerCase().replaceAll("_", "-");
}
function changedLetters(from, to) {
	let before = [], last = Array.from({ length: to.length + 1 }, (_, n) => n);
	for (let i = 1; i <= from.length; i++) {
		let row = [i];
		for (let j = 1; j <= to.length; j++) {
			let isSame = from[i - 1] === to[j - 1], replaced = at(last, j - 1) + +!isSame, swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? at(before, j - 2) + 1 : replaced;
			row.push(Math.min(replaced, swapped, at(last, j) + 1, at(row, j - 1) + 1));
		}
		before = last, last = row;
	}
	return at(last, to.length);
}
function at(row, n) {
	return row[n] ?? Infinity;
}
export { nearest as t };
