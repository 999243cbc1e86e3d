function within(map, key, make) {
	let before = map.get(key);
	if (before !== void 0) return before;
	let value = make();
	return map.set(key, value), value;
}
export { within as t };
