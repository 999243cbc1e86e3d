// src/commands/inputs-as-flags.ts
const valued = [
	...[
		"run",
		"format",
		"output",
		"filter",
		"paths",
		"measure",
		"packages",
		"bench",
		"benchtime",
		"cpu",
		"tags",
		"go-flags",
		"setup",
		"count",
		"alpha"
	],
	...[
		"threshold",
		"rule-out",
		"delta-test",
		"correction",
		"outliers",
		"stop-early",
		"budget",
		"timeout",
		"checkout"
	],
	...[
		"ignored-files",
		"overlay",
		"profile",
		"perflock",
		"governor",
		"sort",
		"base",
		"head"
	],
	...[
		"working-directory",
		"seed",
		"fail-on",
		"results",
		"rules"
	]
];
const switches = [
	"benchmem",
	"test",
	"strict",
	"confirm",
	"calibrate"
];
[...valued, ...switches];
const inputFlags = Object.fromEntries([...valued.map((name) => [name, { type: "string" }]), ...[...switches, ...switches.map((name) => `no-${name}`)].map((name) => [name, { type: "boolean" }])]);
function inputsIn({ values }) {
	const inputs = {};
	for (const name of valued) {
		const value = values[name];
		if (typeof value === "string") inputs[name] = value;
	}
	for (const name of switches) {
		if (values[name]) inputs[name] = "true";
		if (values[`no-${name}`]) inputs[name] = "false";
	}
	return inputs;
}
// src/commands/usual-inputs.ts
function withUsual(asked, { inputs }) {
	const said = {
		...inputs,
		...asked
	};
	return said.checkout !== void 0 || said["ignored-files"] === "shared" ? asked : {
		checkout: "worktree",
		...asked
	};
}
export { inputFlags as n, inputsIn as r, withUsual as t };
