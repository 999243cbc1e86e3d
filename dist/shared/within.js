// src/core/common/within.ts
function within(map, key, make) {
	const before = map.get(key);
	if (before !== void 0) return before;
	const value = make();
	map.set(key, value);
	return value;
}
export { within as t };
