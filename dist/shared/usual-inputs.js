import { a as isSwitch, r as flagNames } from "./table.js";
// src/commands/inputs-as-flags.ts
const inputFlags = Object.fromEntries(flagNames.flatMap((name) => isSwitch(name) ? [name, `no-${name}`].map((flag) => [flag, { type: "boolean" }]) : [[name, { type: "string" }]]));
function inputsIn({ values }) {
	const inputs = {};
	for (const name of flagNames) {
		const value = values[name];
		if (typeof value === "string") inputs[name] = value;
		if (value === true) inputs[name] = "true";
		if (values[`no-${name}`]) inputs[name] = "false";
	}
	return inputs;
}
// src/commands/usual-inputs.ts
function withUsual(asked) {
	return asked.checkout === "in-place" ? asked : {
		checkout: "worktree",
		"ignored-files": "per-side",
		...asked
	};
}
export { inputFlags as n, inputsIn as r, withUsual as t };
