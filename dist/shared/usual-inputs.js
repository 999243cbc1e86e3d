import { a as isSwitch, r as flagNames } from "./table.js";
const inputFlags = Object.fromEntries(flagNames.flatMap((name) => isSwitch(name) ? [name, `no-${name}`].map((flag) => [flag, { type: "boolean" }]) : [[name, { type: "string" }]]));
function inputsIn({ values }) {
	let inputs = {};
	for (let name of flagNames) {
		let value = values[name];
		typeof value == "string" && (inputs[name] = value), value === !0 && (inputs[name] = "true"), values[`no-${name}`] && (inputs[name] = "false");
	}
	return inputs;
}
function withUsual(asked) {
	return asked.checkout === "in-place" ? asked : {
		checkout: "worktree",
		"ignored-files": "per-side",
		...asked
	};
}
export { inputFlags as n, inputsIn as r, withUsual as t };
