const sides = ["base", "head"];
function otherSide(side) {
	return side === "base" ? "head" : "base";
}
function settingOf(config, key) {
	return Object.hasOwn(config, key) ? config[key] : void 0;
}
export { settingOf as n, sides as r, otherSide as t };
