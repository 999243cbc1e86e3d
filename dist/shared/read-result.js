import { isOnBothSides } from "./unmatched.js";
import { printableName, rowId, sides } from "./basics.js";
import { ShapeError, betterShape, bothShapes, changeShape, comparisonShape, gateShape, listShape, messageShape, momentShape, mostRoundsInFile, mostRows, nameShape, numberShape, oneOfKinds, oneOfShape, optional, orNull, pShape, pathShape, ratioShape, recordShape, rowsShape, settingsShape, shaShape, shareShape, sideShape, sidesShape, subject, textShape, timesShape, truthShape, unitShape, valueShape, wholeShape } from "./part-shapes.js";

// src/core/result/reading/result-shape.ts
const lines = listShape(textShape(1e3), 1e3, 1);
const triesShape = recordShape({
	runs: wholeShape(0),
	failed: wholeShape(0)
});
const runWarningShape = oneOfKinds({
	drift: recordShape({
		change: numberShape(),
		p: pShape
	}),
	"second-visit": recordShape({
		change: numberShape(),
		p: pShape
	}),
	configuration: recordShape({
		key: textShape(20, "a key", /^[a-z]+$/),
		base: messageShape,
		head: messageShape
	}),
	suite: recordShape({ changed: listShape(nameShape, mostRows, 1) }),
	flaky: recordShape({ benchmarks: listShape(recordShape({
		benchmark: pathShape,
		package: pathShape,
		base: triesShape,
		head: triesShape
	}), mostRows, 1) }),
	moved: recordShape({ packages: listShape(recordShape({
		base: nameShape,
		head: nameShape
	}), mostRows, 1) }),
	steal: recordShape({ share: shareShape }),
	"too-few-rounds": recordShape({
		comparisons: wholeShape(1),
		least: wholeShape(1)
	}),
	others: recordShape({
		base: numberShape(0),
		head: numberShape(0),
		p: numberShape(0, .001)
	}),
	"rule-unused": recordShape({ match: textShape(1e4) }),
	"rule-over": recordShape({
		match: textShape(1e4),
		until: textShape(100),
		owner: orNull(textShape(1e4))
	}),
	"left-running": recordShape({
		count: wholeShape(1),
		commands: lines
	}),
	"setup-running": recordShape({
		count: wholeShape(1),
		commands: lines
	}),
	"unread-code": recordShape({
		side: sideShape,
		count: wholeShape(1),
		files: lines,
		instead: listShape(textShape(1e3), 1e3),
		isElsewhere: truthShape,
		isAll: truthShape
	}),
	"shared-install": recordShape({
		side: sideShape,
		count: wholeShape(1),
		paths: lines
	}),
	"git-changed": recordShape({
		count: wholeShape(1),
		changed: lines,
		isPutBack: truthShape
	}),
	replayed: recordShape({
		sides: listShape(sideShape, 2, 1),
		rounds: wholeShape(2, mostRoundsInFile),
		sooner: optional(recordShape({
			claimed: numberShape(0),
			seconds: numberShape(0)
		}))
	}),
	"reference-failed": recordShape({ message: messageShape }),
	"unread-results": recordShape({
		sides: listShape(sideShape, 2, 1),
		count: wholeShape(1),
		lines
	}),
	"values-left-out": recordShape({
		sides: listShape(sideShape, 2, 1),
		count: wholeShape(1),
		lines
	}),
	"fewer-results": recordShape({
		side: sideShape,
		round: wholeShape(1),
		before: wholeShape(1),
		missing: wholeShape(1),
		names: lines
	}),
	"noisy-machine": recordShape({
		load: orNull(numberShape(0)),
		clock: truthShape
	})
});
const timing = recordShape({
	iterations: wholeShape(0),
	seconds: numberShape()
});
const probed = {
	probe: timing,
	full: timing
};
const doubtShape = bothShapes(recordShape(subject), oneOfKinds({
	"optimised-away": recordShape({
		side: orNull(sideShape),
		iterations: wholeShape(0),
		seconds: numberShape()
	}),
	"grows-with-n": recordShape({
		...probed,
		exponent: numberShape()
	}),
	"setup-timed": recordShape({
		...probed,
		setup: numberShape(),
		share: numberShape()
	}),
	"first-off": recordShape({
		side: orNull(sideShape),
		first: numberShape(),
		others: numberShape()
	}),
	clock: recordShape({
		side: orNull(sideShape),
		total: numberShape()
	}),
	prints: recordShape({ line: textShape(1e3) })
}));
const cost = recordShape({
	flat: numberShape(),
	cum: numberShape()
});
const profileFile = textShape(300, "a file in profiles/", /^profiles\/[a-z0-9][a-z0-9.-]*$/);
const profileShape = recordShape({
	...subject,
	kind: oneOfShape("cpu", "mem", "block"),
	unit: oneOfShape("sec/op", "B/op"),
	iterations: wholeShape(1),
	files: orNull(sidesShape(profileFile)),
	total: sidesShape(numberShape()),
	functions: listShape(recordShape({
		function: textShape(1e3),
		base: cost,
		head: cost,
		isNoise: recordShape({
			flat: truthShape,
			cum: truthShape
		})
	}), 15),
	failure: orNull(messageShape)
});
const shareOf = recordShape({
	hits: wholeShape(0),
	of: wholeShape(1),
	low: shareShape,
	high: shareShape
});
const floor = recordShape({
	...subject,
	unit: unitShape,
	better: betterShape,
	rounds: wholeShape(0, mostRoundsInFile),
	noise: orNull(numberShape(0)),
	spread: orNull(numberShape(0)),
	ratio: orNull(ratioShape),
	visible: orNull(numberShape(0)),
	roundsNeeded: orNull(wholeShape(1)),
	p: orNull(pShape),
	falseAlarm: truthShape,
	regressed: truthShape
});
const calibrationShape = recordShape({
	floors: rowsShape(floor),
	steady: rowsShape(recordShape({
		...subject,
		unit: unitShape,
		differs: truthShape
	})),
	benchmarks: timesShape,
	seeing: timesShape,
	typical: orNull(numberShape(0)),
	roundsNeeded: orNull(wholeShape(1)),
	suggested: recordShape({
		count: orNull(wholeShape(1)),
		threshold: orNull(shareShape)
	}),
	alarms: orNull(shareOf),
	swapped: orNull(recordShape({
		uncorrected: orNull(shareOf),
		red: shareOf
	}))
});
const sinceShape = recordShape({
	sha: shaShape,
	name: textShape(1e3),
	threshold: numberShape(0, 1),
	rounds: wholeShape(0, mostRoundsInFile),
	rows: rowsShape(recordShape({
		...subject,
		unit: unitShape,
		better: betterShape,
		exact: truthShape,
		delta: orNull(numberShape()),
		ratio: orNull(ratioShape),
		change: changeShape,
		gate: gateShape,
		steps: orNull(wholeShape(0))
	}))
});
const commit = recordShape({
	sha: shaShape,
	from: textShape(1e3)
});
const perflock = recordShape({
	held: truthShape,
	governor: orNull(wholeShape(0, 100)),
	reason: orNull(textShape(1e3))
});
const machineShape = recordShape({
	os: textShape(1e3),
	kernel: textShape(1e3),
	arch: textShape(100),
	cpu: textShape(1e3),
	cores: wholeShape(0, 1e6),
	memoryBytes: wholeShape(0),
	virtual: orNull(textShape(1e3)),
	governor: orNull(textShape(1e3)),
	turbo: orNull(truthShape),
	smt: orNull(truthShape),
	load: numberShape(0, 1e6),
	loadAfter: numberShape(0, 1e6),
	stealBefore: orNull(shareShape),
	steal: orNull(shareShape),
	perflock: orNull(perflock)
});
const visit = recordShape({
	started: momentShape,
	seconds: numberShape(0, 1e9),
	claimed: optional(numberShape(0, 0xe8d4a51000)),
	others: optional(numberShape(0, 0xe8d4a51000))
});
const round = recordShape({
	round: wholeShape(1, 1e6),
	block: wholeShape(1, mostRoundsInFile),
	first: oneOfShape("base", "head", null),
	base: visit,
	head: visit
});
const failure = {
	message: messageShape,
	output: messageShape
};
const lost = recordShape({
	tries: optional(recordShape({
		base: triesShape,
		head: triesShape
	})),
	benchmark: pathShape,
	package: pathShape,
	failures: listShape(recordShape({
		...failure,
		side: sideShape,
		kind: oneOfShape("failed", "timeout", "no time")
	}), 100, 1)
});
const unmatched = recordShape({
	...subject,
	unit: orNull(unitShape)
});
const visits = recordShape({
	benchmark: nameShape,
	package: nameShape,
	turns: wholeShape(1, 1e4),
	iterations: orNull(wholeShape(1)),
	seconds: numberShape(Number.MIN_VALUE, 1e9),
	overhead: numberShape(0)
});
const ruleChange = recordShape({
	rule: textShape(100),
	base: orNull(messageShape),
	head: orNull(messageShape)
});
const resultFileShape = recordShape({
	schema: valueShape("1, the only version", (input) => input === 1),
	verdict: oneOfShape("pass", "fail", "inconclusive"),
	reason: textShape(1e4),
	commits: sidesShape(commit),
	settings: settingsShape,
	rules: orNull(recordShape({
		file: nameShape,
		changes: listShape(ruleChange, 1e3)
	})),
	machine: machineShape,
	toolchains: sidesShape(orNull(textShape(1e3))),
	formats: optional(sidesShape(orNull(textShape(100)))),
	innerSamples: optional(rowsShape(recordShape({
		...subject,
		least: wholeShape(1),
		most: wholeShape(2)
	}))),
	rounds: listShape(round, mostRoundsInFile),
	stopped: oneOfShape("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty"),
	baseFailed: orNull(recordShape(failure)),
	again: listShape(round, mostRoundsInFile),
	isRelaid: truthShape,
	laidOut: rowsShape(nameShape),
	visits: rowsShape(visits),
	lost: rowsShape(lost),
	proven: rowsShape(recordShape({
		benchmark: nameShape,
		package: nameShape
	})),
	doubts: rowsShape(doubtShape),
	profiles: listShape(profileShape, 1e3),
	calibration: orNull(calibrationShape),
	comparisons: rowsShape(comparisonShape),
	geomeans: rowsShape(recordShape({
		unit: unitShape,
		ratio: numberShape(Number.MIN_VALUE),
		rows: wholeShape(1),
		of: wholeShape(2)
	})),
	warnings: listShape(runWarningShape, 100),
	unmatched: sidesShape(rowsShape(unmatched)),
	since: orNull(sinceShape),
	merged: valueShape("null, as a result that was merged from others is not judged again", (input) => input === null),
	elsewhere: valueShape("null, as with merged", (input) => input === null)
});

// src/core/result/read-result.ts
const mostResultBytes = 64 * 2 ** 20;
const deepest = 32;
const mostContainers = 4e6;
const mostPairs = 1e9;
var InvalidResult = class extends Error {
	name = "InvalidResult";
};
function readResult(text) {
	refuseBoundless(text);
	const result = checkShape(resultFileShape, parseJson(text));
	refuseContradictions(result);
	return result;
}
function readComparisons(text) {
	refuseBoundless(text);
	return checkShape(recordShape({ comparisons: rowsShape(comparisonShape) }), parseJson(text)).comparisons;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new InvalidResult(`The file is not JSON: ${printableName(error.message, 120)}.`);
	}
}
function checkShape(shape, value) {
	try {
		return shape(value);
	} catch (error) {
		if (!(error instanceof ShapeError)) throw error;
		const { place, message, accepted } = error;
		throw new InvalidResult(`${place} is ${message}; accepted is ${accepted}.`);
	}
}
function refuseBoundless(text) {
	if (text.length > mostResultBytes) throw new InvalidResult(`The file is larger than ${mostResultBytes / 2 ** 20} MiB, the most that is read.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		false
	];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (isQuoted) {
			if (code === 92) index++;
			else if (code === 34) isQuoted = false;
		} else if (code === 34) isQuoted = true;
		else if (code === 91 || code === 123) {
			depth++;
			containers++;
			if (depth > deepest) throw new InvalidResult(`Lists and objects are nested more than ${deepest} deep; a result has nine levels.`);
			if (containers > mostContainers) throw new InvalidResult(`There are more than ${mostContainers} lists and objects, the most that is read.`);
		} else if (code === 93 || code === 125) depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	const refuse = (index, problem) => new InvalidResult(`comparisons[${index}]${problem}.`);
	const seen = /* @__PURE__ */ new Map();
	for (const [index, row] of comparisons.entries()) {
		const id = rowId(row);
		const before = seen.get(id);
		if (before !== void 0) throw refuse(index, ` repeats the benchmark and unit of comparisons[${before}]; each must occur once`);
		seen.set(id, index);
		for (const { place, block, length } of blocksIn(row, rounds.length, again.length)) {
			for (const side of sides) if (block[side].length !== length) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${length} rounds; each round must have one`);
			if (!isOnBothSides(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	const pairs = comparisons.reduce((sum, row) => sum + workOf(row), 0);
	if (pairs > mostPairs) throw new InvalidResult(`Judging ${comparisons.length} comparisons of ${rounds.length} rounds takes ${pairs.toPrecision(2)} pairs of values; at most ${mostPairs} are accepted.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	const samples = (summaries) => ({
		base: summaries.base.samples,
		head: summaries.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			length: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			length: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			length: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}

export { InvalidResult, mostResultBytes, readComparisons, readResult };