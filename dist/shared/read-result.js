import { i as isMatched } from "./least-rounds.js";
import { r as sides$1 } from "./measuring.js";
import { i as legible } from "./escape.js";
var Misshapen = class extends Error {
	name = "Misshapen";
	path = [];
	accepted;
	constructor(value, accepted) {
		super(shown(value)), this.accepted = accepted;
	}
	get place() {
		let path = this.path.map((step) => typeof step == "number" ? `[${step}]` : `.${step}`).join("");
		return path === "" ? "The file" : path.replace(/^\./, "");
	}
};
function at(step, ask) {
	try {
		return ask();
	} catch (error) {
		throw error instanceof Misshapen && error.path.unshift(step), error;
	}
}
function value(accepted, is) {
	return (given) => {
		if (!is(given)) throw new Misshapen(given, accepted);
		return given;
	};
}
function number(least = -Infinity, most = Infinity) {
	let isInside = (given) => Number.isFinite(given) && given >= least && given <= most;
	return value(`a number${range(least, most)}`, (given) => typeof given == "number" && isInside(given));
}
function whole(least, most = 2 ** 53 - 1) {
	let isInside = (given) => Number.isSafeInteger(given) && given >= least && given <= most;
	return value(`a whole number${range(least, most)}`, (given) => typeof given == "number" && isInside(given));
}
function range(least, most) {
	return least === -Infinity ? "" : most >= 2 ** 53 - 1 ? ` from ${least}` : ` from ${least} to ${most}`;
}
function text(most, accepted, pattern) {
	return value(`${accepted ?? "a text"} of at most ${most} characters`, (given) => typeof given == "string" && given.length <= most && (pattern?.test(given) ?? !0));
}
const truth = value("true or false", (given) => typeof given == "boolean");
function oneOf(...all) {
	return value(`one of ${all.map((one) => JSON.stringify(one)).join(", ")}`, (given) => all.includes(given));
}
function orNull(shape) {
	return (given) => {
		try {
			return given === null ? null : shape(given);
		} catch (error) {
			throw error instanceof Misshapen && error.path.length === 0 ? new Misshapen(given, `${error.accepted}, or null`) : error;
		}
	};
}
function optional(shape) {
	return (given) => given === void 0 ? void 0 : shape(given);
}
function list(shape, most, least = 0) {
	return (given) => {
		if (!(Array.isArray(given) && given.length >= least && given.length <= most)) throw new Misshapen(given, `a list of ${least} to ${most} items`);
		return given.map((one, index) => at(index, () => shape(one)));
	};
}
function record(fields) {
	let shapes = Object.entries(fields);
	return (given) => {
		if (typeof given != "object" || !given || Array.isArray(given)) throw new Misshapen(given, "an object");
		let copy = {};
		for (let [name, shape] of shapes) {
			let field = Object.hasOwn(given, name) ? given[name] : void 0, checked = at(name, () => shape(field));
			checked !== void 0 && (copy[name] = checked);
		}
		return copy;
	};
}
function oneOfKinds(kinds) {
	let kindOf = record({ kind: oneOf(...Object.keys(kinds)) });
	return (given) => {
		let { kind } = kindOf(given);
		return {
			kind,
			...kinds[kind](given)
		};
	};
}
function both(one, other) {
	return (given) => ({
		...one(given),
		...other(given)
	});
}
function shown(given) {
	return given === void 0 ? "missing" : Array.isArray(given) ? `a list of ${given.length}` : typeof given == "object" && given ? "an object" : legible(typeof given == "number" ? String(given) : JSON.stringify(given), 60);
}
const mostRounds = 3e3, mostRows = 1e5, name = text(1e4), message = text(2e5), path = orNull(name), share = number(0, 1), p = number(0, 1), side = oneOf("base", "head"), better = oneOf("lower", "higher", null), unit = text(1e3, "a unit", /./s), moment = value("a time such as \"2026-01-31T09:30:00Z\", or \"\"", (given) => typeof given == "string" && (given === "" || isMoment(given))), subject = {
	benchmark: name,
	package: path
};
function isMoment(text) {
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
function sides(shape) {
	return record({
		base: shape,
		head: shape
	});
}
function rows(shape) {
	return list(shape, mostRows);
}
const ratio$1 = record({
	estimate: number(0),
	low: orNull(number(0)),
	high: orNull(number(0))
}), sample = (given) => {
	if (!Array.isArray(given) || given.length > 3e3) throw new Misshapen(given, `a list of 0 to ${mostRounds} values`);
	for (let index = 0; index < given.length; index++) {
		let one = given[index];
		if (one === null || typeof one == "number" && Number.isFinite(one)) continue;
		let error = new Misshapen(one, "a finite number, or null");
		throw error.path.unshift(index), error;
	}
	return given;
}, times = whole(0), row = record({
	...subject,
	unit
}), accepted = record({
	match: (given) => typeof given == "string" ? name(given) : row(given),
	upTo: orNull(number(0)),
	by: orNull(text(1e3)),
	when: orNull(text(100)),
	why: orNull(text(1e4)),
	url: orNull(text(1e4))
}), summary = record({
	center: number(),
	low: orNull(number()),
	high: orNull(number()),
	samples: sample
}), confirmation = record({
	recurred: truth,
	base: summary,
	head: summary,
	ratio: orNull(ratio$1),
	p: orNull(p)
}), warning = oneOfKinds({
	spread: record({
		side,
		ratio: number(0)
	}),
	"few-rounds": record({
		side,
		needed: times
	}),
	unequal: record({
		base: times,
		head: times
	}),
	"two-modes": record({ side }),
	"slow-runs": record({
		base: times,
		head: whole(1),
		rounds: whole(1),
		beyond: number(0),
		p
	}),
	coarse: record({ step: number(Number.MIN_VALUE) }),
	blind: record({ visible: number(0) }),
	outliers: record({
		base: times,
		head: times
	})
}), comparison = record({
	...subject,
	unit,
	better,
	exact: truth,
	assume: oneOf("exact", null),
	base: summary,
	head: summary,
	worse: orNull(sides(sample)),
	delta: orNull(number()),
	ratio: orNull(ratio$1),
	p: orNull(p),
	pairedP: orNull(p),
	adjustedP: orNull(p),
	visible: orNull(number(0)),
	roundsNeeded: orNull(number(1)),
	ruledOut: orNull(number(0)),
	change: oneOf("regressed", "improved", "changed", "unchanged", "within", "inconclusive"),
	confirmation: orNull(confirmation),
	rule: orNull(whole(0)),
	gate: oneOf("fail", "warn", "off"),
	accepted: orNull(accepted),
	warnings: list(warning, 20)
}), lines = list(text(1e3), 1e3, 1), runWarning = oneOfKinds({
	drift: record({
		change: number(),
		p
	}),
	"second-visit": record({
		change: number(),
		p
	}),
	configuration: record({
		key: text(20, "a key", /^[a-z]+$/),
		base: message,
		head: message
	}),
	suite: record({ changed: list(name, mostRows, 1) }),
	steal: record({ share }),
	"too-few-rounds": record({
		comparisons: whole(1),
		least: whole(1)
	}),
	others: record({
		base: number(0),
		head: number(0),
		p: number(0, .001)
	}),
	"rule-unused": record({ match: text(1e4) }),
	"rule-over": record({
		match: text(1e4),
		until: text(100),
		owner: orNull(text(1e4))
	}),
	"left-running": record({
		count: whole(1),
		commands: lines
	}),
	"git-changed": record({
		count: whole(1),
		changed: lines,
		isPutBack: truth
	}),
	"noisy-machine": record({
		load: orNull(number(0)),
		clock: truth
	})
}), timing = record({
	iterations: whole(0),
	seconds: number()
}), probed = {
	probe: timing,
	full: timing
}, doubt = both(record(subject), oneOfKinds({
	"optimised-away": record({
		side: orNull(side),
		iterations: whole(0),
		seconds: number()
	}),
	"grows-with-n": record({
		...probed,
		exponent: number()
	}),
	"setup-timed": record({
		...probed,
		setup: number(),
		share: number()
	}),
	"first-off": record({
		side: orNull(side),
		first: number(),
		others: number()
	}),
	clock: record({
		side: orNull(side),
		total: number()
	}),
	prints: record({ line: text(1e3) })
})), cost = record({
	flat: number(),
	cum: number()
}), profileFile = text(300, "a file in profiles/", /^profiles\/[a-z0-9][a-z0-9.-]*$/), profile = record({
	...subject,
	kind: oneOf("cpu", "mem", "block"),
	unit: oneOf("sec/op", "B/op"),
	iterations: whole(1),
	files: orNull(sides(profileFile)),
	total: sides(number()),
	functions: list(record({
		function: text(1e3),
		base: cost,
		head: cost,
		isNoise: record({
			flat: truth,
			cum: truth
		})
	}), 15),
	failure: orNull(message)
}), shareOf = record({
	hits: whole(0),
	of: whole(1),
	low: share,
	high: share
}), calibration = record({
	floors: rows(record({
		...subject,
		unit,
		better,
		rounds: whole(0, mostRounds),
		noise: orNull(number(0)),
		spread: orNull(number(0)),
		ratio: orNull(ratio$1),
		visible: orNull(number(0)),
		roundsNeeded: orNull(whole(1)),
		p: orNull(p),
		falseAlarm: truth,
		regressed: truth
	})),
	steady: rows(record({
		...subject,
		unit,
		differs: truth
	})),
	benchmarks: times,
	seeing: times,
	typical: orNull(number(0)),
	roundsNeeded: orNull(whole(1)),
	suggested: record({
		count: orNull(whole(1)),
		threshold: orNull(share)
	}),
	alarms: orNull(shareOf),
	swapped: orNull(record({
		uncorrected: orNull(shareOf),
		red: shareOf
	}))
}), command = text(1e5), globs = list(text(1e4), 1e4), ratio = number(0, 1), go = record({
	packages: list(text(1e4), 1e4, 1),
	bench: command,
	benchtime: text(100),
	cpu: orNull(text(1e3)),
	benchmem: truth,
	tags: orNull(text(1e4)),
	goFlags: globs,
	test: truth
}), part = value("a part as [number, of], of at most 256", (given) => Array.isArray(given) && given.length === 2 && given.every((one) => Number.isInteger(one) && one >= 1 && one <= 256) && given[0] <= given[1]), benchmarkRule = record({
	match: text(1e4),
	threshold: orNull(ratio),
	ruleOut: orNull(ratio),
	better: oneOf("lower", "higher", null),
	gate: oneOf("fail", "warn", "off"),
	owner: orNull(text(1e4)),
	why: orNull(text(1e4)),
	until: orNull(text(100)),
	isOver: truth
}), settings = record({
	run: command,
	go: orNull(go),
	format: text(100),
	filter: orNull(command),
	paths: globs,
	measure: oneOf("changed", "all"),
	output: globs,
	setup: orNull(command),
	workingDirectory: text(1e4),
	checkout: oneOf("in-place", "worktree"),
	ignoredFiles: oneOf("per-side", "shared"),
	overlay: globs,
	timeout: number(Number.MIN_VALUE),
	count: whole(1, 1e3),
	alpha: number(Number.MIN_VALUE, .5),
	threshold: ratio,
	ruleOut: ratio,
	deltaTest: oneOf("utest", "ttest", "none"),
	correction: oneOf("holm", "bh", "none"),
	strict: truth,
	outliers: oneOf("none", "iqr"),
	stopEarly: oneOf("pass", "pass-or-fail", "never"),
	sort: oneOf("none", "name", "delta"),
	confirm: truth,
	profile: list(oneOf("cpu", "mem", "block"), 3),
	calibrate: truth,
	perflock: oneOf("auto", "require", "off"),
	governor: orNull(whole(0, 100)),
	budget: orNull(number(Number.MIN_VALUE)),
	seed: whole(0, 2 ** 32 - 1),
	shard: orNull(part),
	durations: orNull(text(8, "a digest", /^[0-9a-f]{8}$/)),
	replica: orNull(part),
	failOn: oneOf("regression", "inconclusive", "never"),
	benchmarks: list(benchmarkRule, 1e4),
	accepted: list(accepted, 1e4)
}), commit = record({
	sha: text(64, "a commit as 40 or 64 hexadecimal digits", /^([0-9a-f]{40}|[0-9a-f]{64})$/),
	from: text(1e3)
}), perflock = record({
	held: truth,
	governor: orNull(whole(0, 100)),
	reason: orNull(text(1e3))
}), machine = record({
	os: text(1e3),
	kernel: text(1e3),
	arch: text(100),
	cpu: text(1e3),
	cores: whole(0, 1e6),
	memoryBytes: whole(0),
	virtual: orNull(text(1e3)),
	governor: orNull(text(1e3)),
	turbo: orNull(truth),
	smt: orNull(truth),
	load: number(0, 1e6),
	loadAfter: number(0, 1e6),
	stealBefore: orNull(share),
	steal: orNull(share),
	perflock: orNull(perflock)
}), visit = record({
	started: moment,
	seconds: number(0, 1e9),
	others: optional(number(0, 0xe8d4a51000))
}), round = record({
	round: whole(1, 1e6),
	block: whole(1, mostRounds),
	first: oneOf("base", "head", null),
	base: visit,
	head: visit
}), failure = {
	message,
	output: message
}, lost = record({
	benchmark: path,
	package: path,
	failures: list(record({
		...failure,
		side,
		kind: oneOf("failed", "timeout", "no time")
	}), 100, 1)
}), unmatched = record({
	...subject,
	unit: orNull(unit)
}), visits = record({
	benchmark: name,
	package: name,
	turns: whole(1, 1e4),
	iterations: orNull(whole(1)),
	seconds: number(Number.MIN_VALUE, 1e9),
	overhead: number(0)
}), ruleChange = record({
	rule: text(100),
	base: orNull(message),
	head: orNull(message)
}), resultFile = record({
	schema: value("1, the only version there is", (given) => given === 1),
	verdict: oneOf("pass", "fail", "inconclusive"),
	reason: text(1e4),
	commits: sides(commit),
	settings,
	rules: orNull(record({
		file: name,
		changes: list(ruleChange, 1e3)
	})),
	machine,
	toolchains: sides(orNull(text(1e3))),
	formats: optional(sides(orNull(text(100)))),
	innerSamples: optional(rows(record({
		...subject,
		least: whole(1),
		most: whole(2)
	}))),
	rounds: list(round, mostRounds),
	stopped: oneOf("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty"),
	baseFailed: orNull(record(failure)),
	again: list(round, mostRounds),
	isRelaid: truth,
	laidOut: rows(name),
	visits: rows(visits),
	lost: rows(lost),
	proven: rows(record({
		benchmark: name,
		package: name
	})),
	doubts: rows(doubt),
	profiles: list(profile, 1e3),
	calibration: orNull(calibration),
	comparisons: rows(comparison),
	geomeans: rows(record({
		unit,
		ratio: number(Number.MIN_VALUE),
		rows: whole(1),
		of: whole(2)
	})),
	warnings: list(runWarning, 100),
	unmatched: sides(rows(unmatched)),
	merged: value("null, as a result that was judged from others is not judged again", (given) => given === null),
	elsewhere: value("null, as with merged", (given) => given === null)
}), mostBytes = 64 * 2 ** 20, mostContainers = 4e6, mostPairs = 1e9;
var NotAResult = class extends Error {
	name = "NotAResult";
};
function readResult(text) {
	refuseBoundless(text);
	let result = shaped(resultFile, parsed(text));
	return refuseContradictions(result), result;
}
function readComparisons(text) {
	return refuseBoundless(text), shaped(record({ comparisons: rows(comparison) }), parsed(text)).comparisons;
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new NotAResult(`The file is not JSON: ${legible(error.message, 120)}.`);
	}
}
function shaped(shape, value) {
	try {
		return shape(value);
	} catch (error) {
		if (!(error instanceof Misshapen)) throw error;
		let { place, message, accepted } = error;
		throw new NotAResult(`${place} is ${message}; accepted is ${accepted}.`);
	}
}
function refuseBoundless(text) {
	if (text.length > mostBytes) throw new NotAResult(`The file is larger than ${mostBytes / 2 ** 20} MiB, the most that is read.`);
	let [depth, containers, isQuoted] = [
		0,
		0,
		!1
	];
	for (let index = 0; index < text.length; index++) {
		let code = text.charCodeAt(index);
		if (isQuoted) code === 92 ? index++ : code === 34 && (isQuoted = !1);
		else if (code === 34) isQuoted = !0;
		else if (code === 91 || code === 123) {
			if (depth++, containers++, depth > 32) throw new NotAResult("Lists and objects stand more than 32 deep in each other; a result has nine levels.");
			if (containers > mostContainers) throw new NotAResult(`There are more than ${mostContainers} lists and objects, the most that is read.`);
		} else (code === 93 || code === 125) && depth--;
	}
}
function refuseContradictions({ rounds, again, comparisons }) {
	let refuse = (index, what) => new NotAResult(`comparisons[${index}]${what}.`), known = new Map();
	for (let [index, one] of comparisons.entries()) {
		let id = JSON.stringify([
			one.package,
			one.benchmark,
			one.unit
		]), before = known.get(id);
		if (before !== void 0) throw refuse(index, ` has the benchmark and unit of comparisons[${before}]; each stands there once`);
		known.set(id, index);
		for (let { place, block, of } of blocksIn(one, rounds.length, again.length)) {
			for (let side of sides$1) if (block[side].length !== of) throw refuse(index, `${place}.${side} has ${block[side].length} values for ${of} rounds; there is one for each round`);
			if (!isMatched(block)) throw refuse(index, `${place} has no value on a side; both must have one`);
		}
	}
	let pairs = comparisons.reduce((sum, one) => sum + workOf(one), 0);
	if (pairs > mostPairs) throw new NotAResult(`To judge ${comparisons.length} comparisons of ${rounds.length} rounds, ${pairs.toPrecision(2)} pairs of values would have to be compared; ${mostPairs} are the most.`);
}
function blocksIn({ base, head, worse, confirmation }, rounds, again) {
	let samples = (one) => ({
		base: one.base.samples,
		head: one.head.samples
	});
	return [
		{
			place: "",
			block: samples({
				base,
				head
			}),
			of: rounds
		},
		...worse ? [{
			place: ".worse",
			block: worse,
			of: rounds
		}] : [],
		...confirmation ? [{
			place: ".confirmation",
			block: samples(confirmation),
			of: again
		}] : []
	];
}
function workOf({ base, confirmation }) {
	return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2;
}
export { readResult as i, mostBytes as n, readComparisons as r, NotAResult as t };
