import { printableName } from "./basics.js";

// src/core/result/reading/shape.ts
var ShapeError = class extends Error {
	name = "ShapeError";
	path = [];
	accepted;
	constructor(value, accepted) {
		super(described(value));
		this.accepted = accepted;
	}
	get place() {
		const path = this.path.map((step) => typeof step === "number" ? `[${step}]` : `.${step}`).join("");
		return path === "" ? "The file" : path.replace(/^\./, "");
	}
};
function withStep(step, check) {
	try {
		return check();
	} catch (error) {
		if (error instanceof ShapeError) error.path.unshift(step);
		throw error;
	}
}
function valueShape(accepted, is) {
	return (input) => {
		if (!is(input)) throw new ShapeError(input, accepted);
		return input;
	};
}
function numberShape(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY) {
	const isInside = (input) => Number.isFinite(input) && input >= least && input <= most;
	return valueShape(`a number${range(least, most)}`, (input) => typeof input === "number" && isInside(input));
}
function wholeShape(least, most = Number.MAX_SAFE_INTEGER) {
	const isInside = (input) => Number.isSafeInteger(input) && input >= least && input <= most;
	return valueShape(`a whole number${range(least, most)}`, (input) => typeof input === "number" && isInside(input));
}
function range(least, most) {
	if (least === Number.NEGATIVE_INFINITY) return "";
	return most >= Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`;
}
function textShape(most, accepted, pattern) {
	return valueShape(`${accepted ?? "a text"} of at most ${most} characters`, (input) => typeof input === "string" && input.length <= most && (pattern?.test(input) ?? true));
}
const truthShape = valueShape("true or false", (input) => typeof input === "boolean");
function oneOfShape(...accepted) {
	return valueShape(`one of ${accepted.map((choice) => JSON.stringify(choice)).join(", ")}`, (input) => accepted.includes(input));
}
function orNull(shape) {
	return (input) => {
		try {
			return input === null ? null : shape(input);
		} catch (error) {
			if (error instanceof ShapeError && error.path.length === 0) throw new ShapeError(input, `${error.accepted}, or null`);
			throw error;
		}
	};
}
function optional(shape) {
	return (input) => input === void 0 ? void 0 : shape(input);
}
function listShape(shape, most, least = 0) {
	return (input) => {
		if (!(Array.isArray(input) && input.length >= least && input.length <= most)) throw new ShapeError(input, `a list of ${least} to ${most} items`);
		return input.map((item, index) => withStep(index, () => shape(item)));
	};
}
function recordShape(fields) {
	const shapes = Object.entries(fields);
	return (input) => {
		if (typeof input !== "object" || input === null || Array.isArray(input)) throw new ShapeError(input, "an object");
		const copy = {};
		for (const [name, shape] of shapes) {
			const field = Object.hasOwn(input, name) ? input[name] : void 0;
			const checked = withStep(name, () => shape(field));
			if (checked !== void 0) copy[name] = checked;
		}
		return copy;
	};
}
function oneOfKinds(kinds) {
	const kindOf = recordShape({ kind: oneOfShape(...Object.keys(kinds)) });
	return (input) => {
		const { kind } = kindOf(input);
		return {
			kind,
			...kinds[kind](input)
		};
	};
}
function bothShapes(first, second) {
	return (input) => ({
		...first(input),
		...second(input)
	});
}
function described(input) {
	if (input === void 0) return "missing";
	if (Array.isArray(input)) return `a list of ${input.length}`;
	if (typeof input === "object" && input !== null) return "an object";
	return printableName(typeof input === "number" ? String(input) : JSON.stringify(input), 60);
}

// src/core/result/reading/part-shapes.ts
const mostRoundsInFile = 6e3;
const mostRows = 1e5;
const nameShape = textShape(1e4);
const messageShape = textShape(2e5);
const pathShape = orNull(nameShape);
const shareShape = numberShape(0, 1);
const pShape = numberShape(0, 1);
const sideShape = oneOfShape("base", "head");
const betterShape = oneOfShape("lower", "higher", null);
const unitShape = textShape(1e3, "a unit", /./s);
const momentShape = valueShape("a time such as \"2026-01-31T09:30:00Z\", or \"\"", (input) => typeof input === "string" && (input === "" || isMoment(input)));
const shaShape = textShape(64, "a commit as 40 or 64 hexadecimal digits", /^([0-9a-f]{40}|[0-9a-f]{64})$/);
const subject = {
	benchmark: nameShape,
	package: pathShape
};
function isMoment(text) {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
function sidesShape(shape) {
	return recordShape({
		base: shape,
		head: shape
	});
}
function rowsShape(shape) {
	return listShape(shape, mostRows);
}
const ratioShape = recordShape({
	estimate: numberShape(0),
	low: orNull(numberShape(0)),
	high: orNull(numberShape(0))
});
const sampleShape = (input) => {
	if (!Array.isArray(input) || input.length > 6e3) throw new ShapeError(input, `a list of 0 to ${mostRoundsInFile} values`);
	for (let index = 0; index < input.length; index++) {
		const item = input[index];
		if (item === null || typeof item === "number" && Number.isFinite(item)) continue;
		const error = new ShapeError(item, "a finite number, or null");
		error.path.unshift(index);
		throw error;
	}
	return input;
};
const timesShape = wholeShape(0);
const row = recordShape({
	...subject,
	unit: unitShape
});
const acceptedShape = recordShape({
	match: (input) => typeof input === "string" ? nameShape(input) : row(input),
	upTo: orNull(numberShape(0)),
	by: orNull(textShape(1e3)),
	when: orNull(textShape(100)),
	why: orNull(textShape(1e4)),
	url: orNull(textShape(1e4))
});
const summary = recordShape({
	center: numberShape(),
	low: orNull(numberShape()),
	high: orNull(numberShape()),
	samples: sampleShape
});
const confirmation = recordShape({
	recurred: truthShape,
	base: summary,
	head: summary,
	ratio: orNull(ratioShape),
	p: orNull(pShape)
});
const warning = oneOfKinds({
	spread: recordShape({
		side: sideShape,
		ratio: numberShape(0)
	}),
	"few-rounds": recordShape({
		side: sideShape,
		needed: timesShape
	}),
	unequal: recordShape({
		base: timesShape,
		head: timesShape
	}),
	"two-modes": recordShape({ side: sideShape }),
	"slow-runs": recordShape({
		base: timesShape,
		head: wholeShape(1),
		rounds: wholeShape(1),
		beyond: numberShape(0),
		p: pShape
	}),
	coarse: recordShape({ step: numberShape(Number.MIN_VALUE) }),
	blind: recordShape({ visible: numberShape(0) }),
	outliers: recordShape({
		base: timesShape,
		head: timesShape
	})
});
const changeShape = oneOfShape("regressed", "improved", "changed", "unchanged", "within", "inconclusive");
const gateShape = oneOfShape("fail", "warn", "off");
const comparisonShape = recordShape({
	...subject,
	unit: unitShape,
	better: betterShape,
	exact: truthShape,
	assume: oneOfShape("exact", null),
	base: summary,
	head: summary,
	worse: orNull(sidesShape(sampleShape)),
	delta: orNull(numberShape()),
	ratio: orNull(ratioShape),
	shift: optional(numberShape()),
	p: orNull(pShape),
	pairedP: orNull(pShape),
	adjustedP: orNull(pShape),
	visible: orNull(numberShape(0)),
	roundsNeeded: orNull(numberShape(1)),
	ruledOut: orNull(numberShape(0)),
	change: changeShape,
	confirmation: orNull(confirmation),
	rule: orNull(wholeShape(0)),
	gate: gateShape,
	accepted: orNull(acceptedShape),
	warnings: listShape(warning, 20)
});
const command = textShape(1e5);
const globs = listShape(textShape(1e4), 1e4);
const ratio = numberShape(0, 1);
const go = recordShape({
	packages: listShape(textShape(1e4), 1e4, 1),
	bench: command,
	benchtime: textShape(100),
	cpu: orNull(textShape(1e3)),
	benchmem: truthShape,
	tags: orNull(textShape(1e4)),
	goFlags: globs,
	test: truthShape
});
const mostParts = 256;
const part = valueShape(`a part as [number, of], of at most ${mostParts}`, (input) => Array.isArray(input) && input.length === 2 && input.every((item) => Number.isInteger(item) && item >= 1 && item <= mostParts) && input[0] <= input[1]);
const benchmarkRule = recordShape({
	match: textShape(1e4),
	threshold: orNull(ratio),
	ruleOut: orNull(ratio),
	better: oneOfShape("lower", "higher", null),
	gate: oneOfShape("fail", "warn", "off"),
	owner: orNull(textShape(1e4)),
	why: orNull(textShape(1e4)),
	until: orNull(textShape(100)),
	isOver: truthShape
});
const settingsShape = recordShape({
	run: command,
	go: orNull(go),
	format: textShape(100),
	filter: orNull(command),
	paths: globs,
	measure: oneOfShape("changed", "all"),
	output: globs,
	setup: orNull(command),
	workingDirectory: textShape(1e4),
	checkout: oneOfShape("in-place", "worktree"),
	ignoredFiles: oneOfShape("per-side", "shared"),
	overlay: globs,
	timeout: numberShape(Number.MIN_VALUE),
	count: wholeShape(1, 1e3),
	alpha: numberShape(Number.MIN_VALUE, .5),
	threshold: ratio,
	ruleOut: ratio,
	deltaTest: oneOfShape("utest", "ttest", "none"),
	correction: oneOfShape("holm", "bh", "none"),
	strict: truthShape,
	outliers: oneOfShape("none", "iqr"),
	stopEarly: truthShape,
	sort: oneOfShape("none", "name", "delta"),
	confirm: truthShape,
	profile: listShape(oneOfShape("cpu", "mem", "block"), 3),
	calibrate: truthShape,
	perflock: oneOfShape("auto", "require", "off"),
	governor: orNull(wholeShape(0, 100)),
	budget: orNull(numberShape(Number.MIN_VALUE)),
	seed: wholeShape(0, 2 ** 32 - 1),
	shard: orNull(part),
	durations: orNull(textShape(8, "a digest", /^[0-9a-f]{8}$/)),
	replica: orNull(part),
	failOn: oneOfShape("regression", "inconclusive", "never"),
	benchmarks: listShape(benchmarkRule, 1e4),
	accepted: listShape(acceptedShape, 1e4)
});

export { ShapeError, betterShape, bothShapes, changeShape, comparisonShape, gateShape, listShape, messageShape, momentShape, mostRoundsInFile, mostRows, nameShape, numberShape, oneOfKinds, oneOfShape, optional, orNull, pShape, pathShape, ratioShape, recordShape, rowsShape, settingsShape, shaShape, shareShape, sideShape, sidesShape, subject, textShape, timesShape, truthShape, unitShape, valueShape, wholeShape };