import { isOnBothSides } from "./unmatched.js";
import { printableName, rowId, sides } from "./basics.js";
import { ShapeError, better, both, changeShape, comparison, gateShape, listShape, message, moment, mostRoundsInFile, mostRows, nameShape, number, oneOfKinds, oneOfShape, optional, orNull, p, path, ratioShape, recordShape, rows, settings, sha, share, side, sidesShape, subject, text, times, truthShape, unit, value, wholeShape } from "./part-shapes.js";

// src/core/result/reading/result-shape.ts
const lines = listShape(text(1e3), 1e3, 1);
const tries = recordShape({
	runs: wholeShape(0),
	failed: wholeShape(0)
});
const runWarning = oneOfKinds({
	drift: recordShape({
		change: number(),
		p
	}),
	"second-visit": recordShape({
		change: number(),
		p
	}),
	configuration: recordShape({
		key: text(20, "a key", /^[a-z]+$/),
		base: message,
		head: message
	}),
	suite: recordShape({ changed: listShape(nameShape, mostRows, 1) }),
	flaky: recordShape({ benchmarks: listShape(recordShape({
		benchmark: path,
		package: path,
		base: tries,
		head: tries
	}), mostRows, 1) }),
	moved: recordShape({ packages: listShape(recordShape({
		base: nameShape,
		head: nameShape
	}), mostRows, 1) }),
	steal: recordShape({ share }),
	"too-few-rounds": recordShape({
		comparisons: wholeShape(1),
		least: wholeShape(1)
	}),
	others: recordShape({
		base: number(0),
		head: number(0),
		p: number(0, .001)
	}),
	"rule-unused": recordShape({ match: text(1e4) }),
	"rule-over": recordShape({
		match: text(1e4),
		until: text(100),
		owner: orNull(text(1e4))
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
		side,
		count: wholeShape(1),
		files: lines,
		instead: listShape(text(1e3), 1e3),
		isElsewhere: truthShape,
		isAll: truthShape
	}),
	"shared-install": recordShape({
		side,
		count: wholeShape(1),
		paths: lines
	}),
	"git-changed": recordShape({
		count: wholeShape(1),
		changed: lines,
		isPutBack: truthShape
	}),
	replayed: recordShape({
		sides: listShape(side, 2, 1),
		rounds: wholeShape(2, mostRoundsInFile),
		sooner: optional(recordShape({
			claimed: number(0),
			seconds: number(0)
		}))
	}),
	"reference-failed": recordShape({ message }),
	"unread-results": recordShape({
		sides: listShape(side, 2, 1),
		count: wholeShape(1),
		lines
	}),
	"values-left-out": recordShape({
		sides: listShape(side, 2, 1),
		count: wholeShape(1),
		lines
	}),
	"fewer-results": recordShape({
		side,
		round: wholeShape(1),
		before: wholeShape(1),
		missing: wholeShape(1),
		names: lines
	}),
	"noisy-machine": recordShape({
		load: orNull(number(0)),
		clock: truthShape
	})
});
const timing = recordShape({
	iterations: wholeShape(0),
	seconds: number()
});
const probed = {
	probe: timing,
	full: timing
};
const doubt = both(recordShape(subject), oneOfKinds({
	"optimised-away": recordShape({
		side: orNull(side),
		iterations: wholeShape(0),
		seconds: number()
	}),
	"grows-with-n": recordShape({
		...probed,
		exponent: number()
	}),
	"setup-timed": recordShape({
		...probed,
		setup: number(),
		share: number()
	}),
	"first-off": recordShape({
		side: orNull(side),
		first: number(),
		others: number()
	}),
	clock: recordShape({
		side: orNull(side),
		total: number()
	}),
	prints: recordShape({ line: text(1e3) })
}));
const cost = recordShape({
	flat: number(),
	cum: number()
});
const profileFile = text(300, "a file in profiles/", /^profiles\/[a-z0-9][a-z0-9.-]*$/);
const profile = recordShape({
	...subject,
	kind: oneOfShape("cpu", "mem", "block"),
	unit: oneOfShape("sec/op", "B/op"),
	iterations: wholeShape(1),
	files: orNull(sidesShape(profileFile)),
	total: sidesShape(number()),
	functions: listShape(recordShape({
		function: text(1e3),
		base: cost,
		head: cost,
		isNoise: recordShape({
			flat: truthShape,
			cum: truthShape
		})
	}), 15),
	failure: orNull(message)
});
const shareOf = recordShape({
	hits: wholeShape(0),
	of: wholeShape(1),
	low: share,
	high: share
});
const floor = recordShape({
	...subject,
	unit,
	better,
	rounds: wholeShape(0, mostRoundsInFile),
	noise: orNull(number(0)),
	spread: orNull(number(0)),
	ratio: orNull(ratioShape),
	visible: orNull(number(0)),
	roundsNeeded: orNull(wholeShape(1)),
	p: orNull(p),
	falseAlarm: truthShape,
	regressed: truthShape
});
const calibration = recordShape({
	floors: rows(floor),
	steady: rows(recordShape({
		...subject,
		unit,
		differs: truthShape
	})),
	benchmarks: times,
	seeing: times,
	typical: orNull(number(0)),
	roundsNeeded: orNull(wholeShape(1)),
	suggested: recordShape({
		count: orNull(wholeShape(1)),
		threshold: orNull(share)
	}),
	alarms: orNull(shareOf),
	swapped: orNull(recordShape({
		uncorrected: orNull(shareOf),
		red: shareOf
	}))
});
const since = recordShape({
	sha,
	name: text(1e3),
	threshold: number(0, 1),
	rounds: wholeShape(0, mostRoundsInFile),
	rows: rows(recordShape({
		...subject,
		unit,
		better,
		exact: truthShape,
		delta: orNull(number()),
		ratio: orNull(ratioShape),
		change: changeShape,
		gate: gateShape,
		steps: orNull(wholeShape(0))
	}))
});
const commit = recordShape({
	sha,
	from: text(1e3)
});
const perflock = recordShape({
	held: truthShape,
	governor: orNull(wholeShape(0, 100)),
	reason: orNull(text(1e3))
});
const machine = recordShape({
	os: text(1e3),
	kernel: text(1e3),
	arch: text(100),
	cpu: text(1e3),
	cores: wholeShape(0, 1e6),
	memoryBytes: wholeShape(0),
	virtual: orNull(text(1e3)),
	governor: orNull(text(1e3)),
	turbo: orNull(truthShape),
	smt: orNull(truthShape),
	load: number(0, 1e6),
	loadAfter: number(0, 1e6),
	stealBefore: orNull(share),
	steal: orNull(share),
	perflock: orNull(perflock)
});
const visit = recordShape({
	started: moment,
	seconds: number(0, 1e9),
	claimed: optional(number(0, 0xe8d4a51000)),
	others: optional(number(0, 0xe8d4a51000))
});
const round = recordShape({
	round: wholeShape(1, 1e6),
	block: wholeShape(1, mostRoundsInFile),
	first: oneOfShape("base", "head", null),
	base: visit,
	head: visit
});
const failure = {
	message,
	output: message
};
const lost = recordShape({
	tries: optional(recordShape({
		base: tries,
		head: tries
	})),
	benchmark: path,
	package: path,
	failures: listShape(recordShape({
		...failure,
		side,
		kind: oneOfShape("failed", "timeout", "no time")
	}), 100, 1)
});
const unmatched = recordShape({
	...subject,
	unit: orNull(unit)
});
const visits = recordShape({
	benchmark: nameShape,
	package: nameShape,
	turns: wholeShape(1, 1e4),
	iterations: orNull(wholeShape(1)),
	seconds: number(Number.MIN_VALUE, 1e9),
	overhead: number(0)
});
const ruleChange = recordShape({
	rule: text(100),
	base: orNull(message),
	head: orNull(message)
});
const resultFile = recordShape({
	schema: value("1, the only version", (input) => input === 1),
	verdict: oneOfShape("pass", "fail", "inconclusive"),
	reason: text(1e4),
	commits: sidesShape(commit),
	settings,
	rules: orNull(recordShape({
		file: nameShape,
		changes: listShape(ruleChange, 1e3)
	})),
	machine,
	toolchains: sidesShape(orNull(text(1e3))),
	formats: optional(sidesShape(orNull(text(100)))),
	innerSamples: optional(rows(recordShape({
		...subject,
		least: wholeShape(1),
		most: wholeShape(2)
	}))),
	rounds: listShape(round, mostRoundsInFile),
	stopped: oneOfShape("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty"),
	baseFailed: orNull(recordShape(failure)),
	again: listShape(round, mostRoundsInFile),
	isRelaid: truthShape,
	laidOut: rows(nameShape),
	visits: rows(visits),
	lost: rows(lost),
	proven: rows(recordShape({
		benchmark: nameShape,
		package: nameShape
	})),
	doubts: rows(doubt),
	profiles: listShape(profile, 1e3),
	calibration: orNull(calibration),
	comparisons: rows(comparison),
	geomeans: rows(recordShape({
		unit,
		ratio: number(Number.MIN_VALUE),
		rows: wholeShape(1),
		of: wholeShape(2)
	})),
	warnings: listShape(runWarning, 100),
	unmatched: sidesShape(rows(unmatched)),
	since: orNull(since),
	merged: value("null, as a result that was merged from others is not judged again", (input) => input === null),
	elsewhere: value("null, as with merged", (input) => input === null)
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
	const result = checkShape(resultFile, parseJson(text));
	refuseContradictions(result);
	return result;
}
function readComparisons(text) {
	refuseBoundless(text);
	return checkShape(recordShape({ comparisons: rows(comparison) }), parseJson(text)).comparisons;
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