import { array, boolean as boolean$1, check, custom, description, exactOptional, finite, gtValue, intersect, literal, maxLength, maxValue, metadata, minLength, minValue, nullable, number as number$2, object as object$2, optional as optional$1, picklist, pipe, rawCheck, regex, safeInteger, safeParse, strictTuple, string, union, variant } from "./libraries-valibot.js";

// src/core/model/schema.ts
function dataIn(schema, input) {
	const { success, output } = safeParse(schema, input, { abortEarly: true });
	return success ? output : void 0;
}
function described(description$1, schema) {
	return pipe(schema, description(description$1));
}
function number(least, most) {
	const accepted = `a number${range(least, most)}`;
	if (least === void 0) return pipe(number$2(accepted), finite(accepted));
	return pipe(number$2(accepted), minValue(least, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function positive(most) {
	const accepted = most === void 0 ? "a number above 0" : `a number above 0, of at most ${most}`;
	return pipe(number$2(accepted), gtValue(0, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function integer(least, most) {
	const accepted = `a whole number${range(least, most)}`;
	const above = pipe(number$2(accepted), safeInteger(accepted), minValue(least, accepted));
	return most === void 0 ? above : pipe(above, maxValue(most, accepted));
}
function range(least, most) {
	if (least === void 0) return "";
	return most === void 0 ? ` from ${least}` : ` from ${least} to ${most}`;
}
function text(most) {
	const accepted = `a text of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted));
}
function textLike(pattern, most, what) {
	const accepted = `${what} of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted), regex(pattern, accepted));
}
const boolean = boolean$1("true or false");
function word(...words) {
	return picklist(words, oneOfText(words));
}
function oneOfText(words) {
	return `one of ${words.map((choice) => JSON.stringify(choice)).join(", ")}`;
}
function orNull(schema) {
	const nullable$1 = nullable(schema);
	const run = nullable$1["~run"].bind(nullable$1);
	return {
		...nullable$1,
		"~run": (dataset, config) => {
			if (dataset.value === null) return {
				typed: true,
				value: null
			};
			const checked = run(dataset, config);
			for (const issue of checked.issues ?? []) if (!issue.path) Object.assign(issue, { message: `${issue.message}, or null` });
			return checked;
		}
	};
}
function optional(schema) {
	return exactOptional(schema);
}
function listOf(item, most, least = 0) {
	const accepted = `a list of ${least} to ${most} items`;
	const short = pipe(array(item, accepted), maxLength(most, accepted));
	return least === 0 ? short : pipe(short, minLength(least, accepted));
}
function object(entries) {
	return object$2(entries, (issue) => {
		const [missing] = issue.path ?? [];
		const field = missing && entries[String(missing.key)];
		return field ? safeParse(field, void 0).issues?.[0].message ?? "" : "an object";
	});
}
function bothSides(schema) {
	return object({
		base: schema,
		head: schema
	});
}
function ofKind(name, description, entries) {
	return described(description, object({
		kind: literal(name),
		...entries
	}));
}
function oneOfKinds(...options) {
	const names = options.map((option) => ("entries" in option ? option.entries.kind : option).expects);
	return variant("kind", options, `one of ${names.join(", ")}`);
}

// src/core/model/parts.ts
const longestName = 1e4;
const nameSchema = text(longestName);
const packageSchema = orNull(nameSchema);
const unitSchema = textLike(/^[\s\S]/, 1e3, "a unit");
const betterSchema = orNull(word("lower", "higher"));
const pSchema = number(0, 1);
const shaSchema = textLike(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 64, "a commit as 40 or 64 hexadecimal digits");
const momentAccepted = "a time such as \"2026-01-31T09:30:00Z\", or \"\"";
const momentSchema = pipe(string(momentAccepted), regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/, momentAccepted), check((text) => text === "" || !Number.isNaN(Date.parse(text)), momentAccepted));

// src/core/model/settings.ts
const command = text(1e5);
const globs = listOf(text(longestName), 1e4);
const ratio = number(0, 1);
const bound = orNull(number(0));
const gateSchema = described("What a regression does: `fail` the check, `warn`, or `off`. One that is not `fail` is muted, and cannot fail the run.", word("fail", "warn", "off"));
const mostParts = 256;
const partAccepted = `a part as [number, of], of at most ${mostParts}`;
const shardSchema = pipe(strictTuple([integer(1, mostParts), integer(1, mostParts)], partAccepted), check(([part, of]) => part <= of, partAccepted));
const goSettingsSchema = described("The settings by which Go benchmarks were built and run one by one, each the flag of `go test` of that name; null if the command `run` was run.", object({
	packages: described("Patterns of packages, relative to the working directory.", listOf(text(longestName), 1e4, 1)),
	bench: command,
	benchtime: text(100),
	cpu: described("In Go's syntax: `1,2,4`; null for the machine's own number.", orNull(text(1e3))),
	benchmem: boolean,
	tags: orNull(text(longestName)),
	goFlags: described("For every go command, as in GOFLAGS.", globs),
	test: described("The packages' tests ran first.", boolean)
}));
const benchmarkRuleSchema = described("A rule of the rules file for the rows that `match` names, unless an earlier one matches. Fields that it does not set are null.", object({
	match: described("A glob over names and units.", text(longestName)),
	threshold: described("Plain ratio.", orNull(ratio)),
	ruleOut: described("Plain ratio; twice the threshold if only that is set.", orNull(ratio)),
	better: betterSchema,
	gate: gateSchema,
	owner: orNull(text(longestName)),
	why: orNull(text(longestName)),
	until: described("The last day on which the rule holds: `2026-12-31`, in UTC.", orNull(text(100))),
	isOver: described("That day had passed when the run began, so the rule has no effect.", boolean)
}));
const acceptedRowSchema = object({
	benchmark: nameSchema,
	package: packageSchema,
	unit: unitSchema
});
const acceptedSchema = described("A worsening that passes, up to a size, in the change for which somebody has accepted it.", object({
	match: described("A glob over names and units, or the row itself.", union([nameSchema, acceptedRowSchema], "a glob, or a row with benchmark, package and unit")),
	upTo: described("The largest estimate that passes, as a plain ratio; null for any, if base was 0.", bound),
	by: described("Who accepted it; null if unknown.", orNull(text(1e3))),
	when: described("A day or a time in ISO 8601; null if unknown.", orNull(text(100))),
	why: orNull(text(longestName)),
	url: described("The address of the comment or label; null if it is in the rules file.", orNull(text(longestName)))
}));
const rulesSchema = object({
	count: described("The rounds for each benchmark on average: an open one may get up to three times as many, from those that others leave. `stopped` says why there may be fewer.", integer(1, 1e3)),
	alpha: described("The adjusted p up to which a difference counts.", positive(.5)),
	threshold: described("The smallest worsening that can fail, as a plain ratio.", ratio),
	ruleOut: described("The worsening that a pass has ruled out in every row, as a plain ratio; at least as large as the threshold.", ratio),
	deltaTest: described("What decides: Mann-Whitney's U, Welch's t, or only the size of the change.", word("utest", "ttest", "none")),
	correction: described("How p-values are adjusted for the number of comparisons.", word("holm", "bh", "none")),
	strict: described("A regression must be shown to exceed the threshold, not merely to exist.", boolean),
	outliers: described("Which values are left out before testing; the samples of comparisons still have them.", word("none", "iqr")),
	stopEarly: described("A benchmark may end at an interim analysis before its last round.", boolean),
	benchmarks: described("Rules for single benchmarks; the first that matches holds.", listOf(benchmarkRuleSchema, 1e4))
});
const settingsSchema = described("The inputs that shape a result, recorded in it so that it can be repeated.", object({
	run: described("The command that measures a side once: the one that was run, or if `go` is set, an equivalent one.", command),
	go: orNull(goSettingsSchema),
	format: described("The benchmark format of what `run` prints or writes; `auto` if it is to be recognised.", text(100)),
	filter: described("Added to `run` to measure only some benchmarks, with a place for their names; null if it always measures all.", orNull(command)),
	paths: described("Globs of the files that the benchmarks depend on; empty if any file may matter.", globs),
	measure: described("Only what a change may have affected is measured, or everything.", word("changed", "all")),
	output: described("Globs of the files that `run` writes its results to, relative to the working directory; empty if it prints them.", globs),
	setup: described("The command that prepared each side once.", orNull(command)),
	workingDirectory: described("Relative to the root of the checkout; `.` is the root.", text(longestName)),
	checkout: described("Where sides are checked out: one after the other in the user's checkout, or in worktrees of their own.", word("in-place", "worktree")),
	ignoredFiles: described("Each side has its own copy of the files that git ignores, or both use the user's.", word("per-side", "shared")),
	overlay: described("Globs of files that both sides take from head.", globs),
	timeout: described("Seconds that one command may take.", positive()),
	...rulesSchema.entries,
	sort: described("The order of rows in the table of all comparisons: as measured, by name, or the worst first.", word("none", "name", "delta")),
	confirm: described("A suspected regression is measured again before it fails the run.", boolean),
	profile: described("The profiles taken of confirmed regressions.", listOf(word("cpu", "mem", "block"), 3)),
	calibrate: described("Base is measured against itself, to learn how noisy the machine is.", boolean),
	perflock: described("perflock's lock is held while measuring if it is available, always (or the run fails), or never.", word("auto", "require", "off")),
	governor: described("The frequency that perflock sets, in percent of the way from the lowest to the highest; null for no change.", orNull(integer(0, 100))),
	budget: described("Seconds of measuring; null for no limit. A round that would exceed it, at the pace so far, does not begin, and a running round is cut short.", orNull(positive())),
	seed: described("Determines the order of sides in each round.", integer(0, 2 ** 32 - 1)),
	shard: described("The part of the benchmarks that is measured; null for all of them.", orNull(shardSchema)),
	durations: described("A digest of the times by which benchmarks were distributed to shards; null if their names decide.", orNull(textLike(/^[0-9a-f]{8}$/, 8, "a digest"))),
	replica: described("The number of this machine among several that measure the same; null if there is only one.", orNull(shardSchema)),
	failOn: described("The verdicts that make the check red.", word("regression", "inconclusive", "never")),
	accepted: described("The worsenings that the rules file of this change accepts.", listOf(acceptedSchema, 1e4))
}));

// src/core/model/comparison.ts
const mostRoundsInFile = 6e3;
const mostRows = 1e5;
const messageSchema = text(2e5);
const shareSchema = number(0, 1);
const subject = {
	benchmark: described("Full name as its tool writes it; in Go's format with its GOMAXPROCS suffix, without the word Benchmark.", nameSchema),
	package: packageSchema
};
const rowSubject = {
	...subject,
	unit: described("In base units: sec/op, B/op, B/s.", unitSchema)
};
const rowDirection = {
	better: described("Null if unknown: the row cannot regress then.", betterSchema),
	exact: described("Compared by value, as its values do not vary from round to round.", boolean)
};
const count = integer(0);
const side = word("base", "head");
const sideOrBoth = described("The side on which it shows; null for both.", orNull(side));
const sides = listOf(side, 2, 1);
const sampleSchema = pipe(custom((input) => Array.isArray(input) && input.length <= 6e3, `a list of 0 to ${mostRoundsInFile} values`), rawCheck(({ dataset, addIssue }) => {
	if (!dataset.typed) return;
	const values = dataset.value;
	const wrong = values.findIndex((value) => value !== null && !Number.isFinite(value));
	if (wrong < 0) return;
	const [input, value] = [dataset.value, values[wrong]];
	addIssue({
		message: "a finite number, or null",
		input: value,
		path: [...[{
			type: "array",
			origin: "value",
			input,
			key: wrong,
			value
		}]]
	});
}), metadata({
	type: "array",
	items: { type: ["number", "null"] },
	maxItems: mostRoundsInFile
}));
const ratioSchema = described("The Hodges-Lehmann estimate of head / base with its 95 % confidence interval; 1.05 is 5 % more.", object({
	estimate: number(0),
	low: described("Null if the samples are too small to bound it.", orNull(number(0))),
	high: described("Null if the samples are too small to bound it.", orNull(number(0)))
}));
const summarySchema = described("A sample, its median and the confidence interval of the median, in the unit of its comparison.", object({
	center: described("The median.", number()),
	low: described("Lower end of the 95 % confidence interval of the median; null if the sample is too small to bound it.", orNull(number())),
	high: described("Upper end, likewise.", orNull(number())),
	samples: described("One value for each round, in round order; null if the round gave none.", sampleSchema)
}));
const changeSchema = described("regressed: shown to be worse, and estimated to be so by more than the threshold. improved: the same for being better. changed: either, in a unit of unknown direction. unchanged: a worsening as large as the threshold is ruled out. within: one as large as `ruleOut` is ruled out, and the estimate does not exceed the threshold. inconclusive: none of these could be shown.", word("regressed", "improved", "changed", "unchanged", "within", "inconclusive"));
const confirmationSchema = described("The second measurement of a suspected regression.", object({
	recurred: described("The second measurement, by itself, shows a regression.", boolean),
	base: summarySchema,
	head: summarySchema,
	ratio: orNull(ratioSchema),
	p: described("The p-value that decides, as in the first measurement but adjusted for the suspects alone.", orNull(pSchema))
}));
const warningSchema = described("A warning about one comparison, identified by its kind.", oneOfKinds(ofKind("spread", "The median of a side is known only to this relative precision.", {
	side,
	ratio: number(0)
}), ofKind("few-rounds", "A side has too few values to bound its median; so many are needed.", {
	side,
	needed: count
}), ofKind("unequal", "The sides have different numbers of values.", {
	base: count,
	head: count
}), ofKind("two-modes", "The values of a side fall into two groups.", { side }), ofKind("slow-runs", "Rounds with runs worse than the typical one by more than `beyond` (a ratio): on head, on base, and all rounds. There are more of head than chance explains.", {
	base: count,
	head: integer(1),
	rounds: integer(1),
	beyond: number(0),
	p: pSchema
}), ofKind("coarse", "Values are rounded: changes smaller than this step, a ratio of the median, cannot show in a single value.", { step: positive() }), ofKind("blind", "The smallest detectable worsening, which is more than the threshold.", { visible: number(0) }), ofKind("outliers", "The number of values that `outliers: iqr` has removed.", {
	base: count,
	head: count
})));
const comparisonSchema = described("One benchmark in one unit on both sides.", object({
	...rowSubject,
	...rowDirection,
	assume: described("`exact` if a benchmark has declared that values of this unit do not vary; otherwise null.", orNull(word("exact"))),
	base: summarySchema,
	head: summarySchema,
	worse: described("The values of the worse half of the visits, if rounds had several; slow runs are looked for in these. Otherwise null.", orNull(bothSides(sampleSchema))),
	delta: described("head.center / base.center - 1; null if that is not finite, since base is 0 (or nearly so).", orNull(number())),
	ratio: described("The estimate that is compared with the threshold; null if a value is not positive.", orNull(ratioSchema)),
	shift: described("The median of head - base of all pairs, compared with the threshold relative to the center: it decides if values vary and have no ratio, as one is 0 or less.", optional(number())),
	p: described("Two-sided Mann-Whitney p-value, as benchstat prints it; like there 0 or 1 in a unit declared to be without noise. With `delta-test: ttest` Welch's; null with `delta-test: none`, or if the test is undefined.", orNull(pSchema)),
	pairedP: described("One-sided p-value of the permutation test of the same statistic, with base and head swapped within rounds, in the bad direction (two-sided if that is unknown); null for other tests.", orNull(pSchema)),
	adjustedP: described("The p-value in the bad direction on which the gate decides, adjusted for the family; 0 or 1 if values were compared by value. Null with `delta-test: none`.", orNull(pSchema)),
	visible: described("The smallest worsening that the test alone detects in four of five such runs, as a plain ratio; null if unknown.", orNull(number(0))),
	roundsNeeded: described("Rounds that would rule the threshold out in four of five runs, if nothing had changed; null if unknown.", orNull(number(1))),
	ruledOut: described("The smallest worsening that is ruled out (one-sided, 95 %, interim analyses included), as a ratio, by the second measurement if there was one; null if none is.", orNull(number(0))),
	change: changeSchema,
	confirmation: described("The second measurement of a suspected regression; null if there was none.", orNull(confirmationSchema)),
	rule: described("The index in `settings.benchmarks` of the rule that it was judged by; null if none matches.", orNull(integer(0))),
	gate: gateSchema,
	accepted: described("The acceptance by which a regression passes; null if there is none, or it is worse than what was accepted.", orNull(acceptedSchema)),
	warnings: described("What a reader should know of these numbers. Nothing here has changed them.", listOf(warningSchema, 20))
}));
const verdictSchema = described("fail: something regressed, or nothing could be compared though both sides have benchmarks. inconclusive: nothing regressed, but something could be neither shown nor ruled out; or base has no benchmarks or could not be measured. pass: nothing regressed, and wherever something could have, a worsening as large as the threshold is ruled out, or nothing can have changed.", word("pass", "fail", "inconclusive"));
const geomeanSchema = described("The geometric mean of the ratios of medians in one unit.", object({
	unit: unitSchema,
	ratio: described("Head / base; 1.05 is 5 % more.", positive()),
	rows: described("The number of comparisons that it covers: those with positive medians on both sides.", integer(1)),
	of: described("The number of all comparisons in this unit.", integer(2))
}));
const unmatchedSchema = described("A benchmark, or one of its units, that was measured on one side only.", object({
	...subject,
	unit: described("Null if the whole benchmark is missing on the other side.", orNull(unitSchema))
}));
const triesSchema = described("The number of runs of a benchmark on a side, and of those that failed.", object({
	runs: count,
	failed: count
}));
const flakySchema = object({
	benchmark: described("Null for a command as a whole.", packageSchema),
	package: packageSchema,
	base: triesSchema,
	head: triesSchema
});
const movedSchema = bothSides(nameSchema);
const lines = listOf(text(1e3), 1e3, 1);
const match = text(1e4);
const linesOfSides = {
	sides,
	count: integer(1),
	lines
};
const leftRunning = {
	count: integer(1),
	commands: lines
};
const runWarningSchema = described("A warning about the whole run, identified by its kind.", oneOfKinds(ofKind("drift", "Both sides got slower (or faster) while the run went on: by this much from its first quarter to its last.", {
	change: number(),
	p: pSchema
}), ofKind("second-visit", "The second visit of a round was slower (or faster) than the first by this much, whichever side it was to.", {
	change: number(),
	p: pSchema
}), ofKind("configuration", "The sides ran on different systems.", {
	key: textLike(/^[a-z]+$/, 20, "a key"),
	base: messageSchema,
	head: messageSchema
}), ofKind("suite", "Benchmark files with different content on the sides, by their paths on head: the sides ran different benchmarks.", { changed: listOf(nameSchema, mostRows, 1) }), ofKind("flaky", "Benchmarks that failed now and then, no more often on head than on base as far as counts show: what failed was run again, or left out of its round.", { benchmarks: listOf(flakySchema, mostRows, 1) }), ofKind("moved", "Go packages that have another import path on head, because a module or a folder was renamed. Their benchmarks were compared with each other, and are named by the path on head.", { packages: listOf(movedSchema, mostRows, 1) }), ofKind("steal", "Share of the machine's processor time that went to other guests of the same host.", { share: shareSchema }), ofKind("too-few-rounds", "All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` suffice.", {
	comparisons: integer(1),
	least: integer(1)
}), ofKind("others", "Other programs kept this many processors busy while base was measured, and while head was, which chance does not explain.", {
	base: number(0),
	head: number(0),
	p: number(0, .001)
}), ofKind("rule-unused", "A rule for benchmarks that matches none.", { match }), ofKind("rule-over", "A rule for benchmarks whose last day has passed.", {
	match,
	until: text(100),
	owner: orNull(text(1e4))
}), ofKind("left-running", "Processes that commands had left running outside their process group, and that were killed: how many, and the first command lines, cut to 100 characters.", leftRunning), ofKind("setup-running", "Processes that `setup` had left running until measuring ended: how many, and the first command lines, cut to 100 characters.", leftRunning), ofKind("unread-code", "Changed source files of a side, none of which the run's commands have read: the side may have run other code.", {
	side,
	count: described("The number of files that were watched.", integer(1)),
	files: described("The first of them.", lines),
	instead: described("Files built earlier from such sources, which were used instead; the first of them.", listOf(text(1e3), 1e3)),
	isElsewhere: described("The same files of the user's own checkout were read instead.", boolean),
	isAll: described("No other source file was read either, except those of the benchmarks.", boolean)
}), ofKind("unreached-code", "Go functions that changed, and that no benchmark can reach.", {
	changed: described("The number of functions that changed.", integer(1)),
	count: described("The number of those that no benchmark can reach.", integer(1)),
	names: described("The first of them, as Go names them: `example.com/parse.(*Reader).Next`.", lines)
}), ofKind("shared-install", "Files outside of the checkout, or an image, that `setup` on the other side replaced, and that this side then used: how many, and the first of them; the name of an image.", {
	side,
	count: integer(1),
	paths: lines
}), ofKind("git-changed", "Files of git, refs and branches that changed while benchmarks ran: how many, and the first of them; restored if `isPutBack`.", {
	count: integer(1),
	changed: lines,
	isPutBack: boolean
}), ofKind("replayed", "Sides whose times were measured once and replayed in other rounds. The verdict is then inconclusive.", {
	sides,
	rounds: described("The number of rounds in which that shows.", integer(2, mostRoundsInFile)),
	sooner: described("Absent if the times are the same in each round, to the last digit. Otherwise the seconds that one of the rounds took, and those that its results claim.", optional$1(object({
		claimed: number(0),
		seconds: number(0)
	})))
}), ofKind("reference-failed", "Why a pull request was not measured against the reference of the history, though that was requested; untrusted text.", { message: messageSchema }), ofKind("unread-results", "Lines that look like results and could not be read: how many in all rounds together, and the first distinct ones. The verdict is then no pass.", linesOfSides), ofKind("values-left-out", "Values that cannot have been measured, left out beside others of the same benchmark: how many in all rounds together, and the first distinct ones.", linesOfSides), ofKind("fewer-results", "The first round of a side without benchmarks that it had before.", {
	side,
	round: integer(1),
	before: described("The number that the side had in the rounds before.", integer(1)),
	missing: described("The number of those missing.", integer(1)),
	names: described("The names of the first.", lines)
}), ofKind("noisy-machine", "A machine of the user's own was busy, or could change its frequency.", {
	load: described("The load at the start, if it was high; otherwise null.", orNull(number(0))),
	clock: described("Processors could change their frequency.", boolean)
})));
const timingSchema = object({
	iterations: count,
	seconds: described("Of one operation.", number())
});
const probed = {
	probe: timingSchema,
	full: timingSchema
};
const doubtSubjectSchema = object(subject);
const doubtReasonSchema = oneOfKinds(ofKind("optimised-away", "An operation takes no longer than an iteration of an empty loop. The numbers are head's if it shows on both sides.", {
	side: sideOrBoth,
	...timingSchema.entries
}), ofKind("grows-with-n", "Operations take longer the more there are: their time grows like N to the power of `exponent`.", {
	...probed,
	exponent: number()
}), ofKind("setup-timed", "A run takes `setup` seconds whatever its number of operations: this share of its time.", {
	...probed,
	setup: number(),
	share: number()
}), ofKind("first-off", "The first round took longer than any other, in seconds.", {
	side: sideOrBoth,
	first: number(),
	others: described("Their median.", number())
}), ofKind("clock", "All operations together took so few seconds that reading the clock distorts the time.", {
	side: sideOrBoth,
	total: number()
}), ofKind("prints", "It printed between its results; `line` is the first such line.", { line: text(1e3) }));
const doubtSchema = described("A reason to think that a benchmark does not measure what it is meant to, identified by its kind.", intersect([doubtSubjectSchema, doubtReasonSchema]));

// src/core/model/calibration.ts
const noiseFloorSchema = described("How far one benchmark in one unit varied, while both sides were the same commit.", object({
	...rowSubject,
	better: described("Null if the direction is unknown: the row cannot fail then.", betterSchema),
	rounds: described("Rounds that measured both sides.", integer(0, mostRoundsInFile)),
	noise: described("The noise of one value within a round, as a plain ratio: the standard deviation of log(head / base), divided by the root of 2. Like the gate's test it leaves out what both sides share, such as drift. Null if a value is not positive, or fewer than two rounds are complete.", orNull(number(0))),
	spread: described("The noise of the values of one side over the whole run: more than `noise` if the machine drifted.", orNull(number(0))),
	ratio: described("The ratio of head to base, which are the same code.", orNull(ratioSchema)),
	visible: described("The smallest worsening that `count` rounds detect in four of five runs; null if there is none, no test, or the row cannot fail.", orNull(number(0))),
	roundsNeeded: described("The rounds that decide about its threshold: in four of five runs a worsening of that size is significant, and in four of five runs without a change it is ruled out. Null if that takes more than 1,000, is unknown, or the row cannot fail.", orNull(integer(1))),
	p: described("One-sided p in the bad direction, not adjusted; null if the row cannot fail, or nothing is tested.", orNull(pSchema)),
	falseAlarm: described("p <= alpha: a test of this comparison alone would have called it worse.", boolean),
	regressed: described("The gate, with threshold and correction, would have called it regressed.", boolean)
}));
const steadySchema = described("A benchmark with the same value in every round, in a unit that needs no test.", object({
	...rowSubject,
	differs: described("The value of head differs from that of base, although they are the same commit.", boolean)
}));
const shareOfTriesSchema = described("A count as a share of tries, with the exact 95 % interval of its probability as plain ratios.", object({
	hits: integer(0),
	of: integer(1),
	low: shareSchema,
	high: shareSchema
}));
const calibrationSchema = described("How far benchmarks vary if nothing has changed, what a gate can detect above that, and how often it would be wrong.", object({
	floors: described("The benchmarks that varied: those that could fail a run first, times first among them; otherwise as measured.", listOf(noiseFloorSchema, mostRows)),
	steady: described("Benchmarks that gave the same value in every round, and need no test.", listOf(steadySchema, mostRows)),
	benchmarks: described("The number of benchmarks that could fail a run and have a known noise in one unit or more.", integer(0)),
	seeing: described("The number of these that detect a worsening of their threshold in `count` rounds, in each such unit.", integer(0)),
	typical: described("The worsening that half of them detect in `count` rounds, as a plain ratio; null if there is none.", orNull(number(0))),
	roundsNeeded: described("The most rounds that any of them needs, leaving out those that need more than 1,000; null if there is none.", orNull(integer(1))),
	suggested: described("The settings with which nine of ten benchmarks can be judged.", object({
		count: described("The `count` that detects a worsening of their thresholds; null if 1,000 rounds are too few.", orNull(integer(1))),
		threshold: described("The `threshold` that the present `count` detects, for benchmarks without one of their own; null if there is none.", orNull(shareSchema))
	})),
	alarms: described("The share of the tested comparisons that have an unadjusted p <= alpha; null if nothing was tested.", orNull(shareOfTriesSchema)),
	swapped: described("The share of suites, made by swapping base and head at random within rounds, that would have been false alarms; null if nothing could fail.", orNull(object({
		uncorrected: described("Suites with any unadjusted p <= alpha, whatever the threshold. Null without a test.", orNull(shareOfTriesSchema)),
		red: described("Suites in which the gate calls a row regressed, before a confirmation.", shareOfTriesSchema)
	})))
}));

// src/core/model/machine.ts
const perflockSchema = object({
	held: described("The machine was locked for this run alone.", boolean),
	governor: described("The frequency that was set, in percent of the way from the lowest to the highest; null if it was not set.", orNull(integer(0, 100))),
	reason: described("Why the machine was not locked, or the frequency not set; untrusted text. Null if both are as wanted.", orNull(text(1e3)))
});
const machineSchema = described("The machine that measurements were taken on.", object({
	os: described("The name of the operating system, as it gives it: \"Ubuntu 24.04.3 LTS\", \"Darwin\".", text(1e3)),
	kernel: text(1e3),
	arch: text(100),
	cpu: text(1e3),
	cores: integer(0, 1e6),
	memoryBytes: integer(0),
	virtual: described("The name of the hypervisor, \"container\", or \"container on\" a hypervisor; null if neither was detected.", orNull(text(1e3))),
	governor: described("The frequency governors of the processors, separated by commas; null if the system does not say.", orNull(text(1e3))),
	turbo: described("Turbo is on; null if the system does not say.", orNull(boolean)),
	smt: described("Processors share cores (SMT); null if the system does not say.", orNull(boolean)),
	load: described("One-minute load average when the run began; 0 if the system has none.", number(0, 1e6)),
	loadAfter: described("One-minute load average when measuring ended.", number(0, 1e6)),
	stealBefore: described("Share of processor time that the host gave to other guests before measuring; null if the system does not say.", orNull(shareSchema)),
	steal: described("Share of processor time that the host gave to other guests while measuring; null likewise.", orNull(shareSchema)),
	perflock: described("Null if no lock was wanted.", orNull(perflockSchema))
}));

// src/core/model/profile.ts
const costSchema = described("The cost of a function by itself (pprof's flat) and together with all that it calls (pprof's cum).", object({
	flat: number(),
	cum: number()
}));
const functionDifferenceSchema = described("The cost of one function on each side, per iteration.", object({
	function: text(1e3),
	base: costSchema,
	head: costSchema,
	isNoise: described("The difference is within sampling error, of what the function spends itself and with all that it calls.", object({
		flat: boolean,
		cum: boolean
	}))
}));
const profileFile = textLike(/^profiles\/[a-z0-9][a-z0-9.-]*$/, 300, "a file in profiles/");
const profileDifferenceSchema = described("One regressed benchmark, profiled once on each side with the same number of iterations.", object({
	...subject,
	kind: word("cpu", "mem", "block"),
	unit: word("sec/op", "B/op"),
	iterations: described("The iterations on each side; all numbers are per iteration.", integer(1)),
	files: described("The paths of the profiles, relative to the folder of the result file; null if one could not be taken.", orNull(bothSides(profileFile))),
	total: bothSides(number()),
	functions: described("The functions that differ most: the largest growth first, the largest decrease last.", listOf(functionDifferenceSchema, 15)),
	failure: described("Why there is no table; null if there is one.", orNull(messageSchema))
}));

// src/core/model/result-file.ts
const rows = (row) => listOf(row, mostRows);
const workingTree = "the working tree";
const commitSchema = described("The commit of one side, resolved once and never again.", object({
	sha: shaSchema,
	from: described("The way it was found, as text: \"merge base with main\".", text(1e3))
}));
const failureSchema = object({
	message: messageSchema,
	output: described("The last lines that the command printed; untrusted text.", messageSchema)
});
const lostSchema = described("A benchmark that failed while it was measured (or whose package failed to build), and is not compared. If it failed only in the second measurement, the comparison of the first one is kept.", object({
	benchmark: described("Null for all benchmarks of the package.", packageSchema),
	package: packageSchema,
	failures: described("The sides on which it failed; the other side may not have it, or may not have been tried.", listOf(object({
		...failureSchema.entries,
		side: word("base", "head"),
		kind: described("failed: its command failed. timeout: it took too long. no time: too little of the budget was left.", word("failed", "timeout", "no time"))
	}), 100, 1)),
	tries: described("The runs on each side. Absent if it was not run, as its package did not build, and in older files.", optional$1(bothSides(triesSchema)))
}));
const visitPlanSchema = object({
	turns: described("The most visits to each side, alternating: an even number, so that an effect of the second place cancels out; or one. A round with little noise has fewer.", integer(1, 1e4)),
	iterations: described("Operations of each visit, the same on both sides; null if each of its sub-benchmarks determines its own number.", orNull(integer(1))),
	seconds: described("Seconds that these operations take in each visit, on the slower side.", positive(1e9)),
	overhead: described("Further seconds that each visit takes.", number(0)),
	oneProcess: described("Whether the visits of a round run in one process for each side. Absent if each visit starts a process.", optional$1(literal(true)))
});
const visitsSchema = described("The plan of visits to one Go benchmark. Times in seconds.", object({
	benchmark: nameSchema,
	package: nameSchema,
	...visitPlanSchema.entries
}));
const provenSchema = described("A benchmark that cannot have changed, and was not measured: the code and data that it can reach are the same in the test binaries of both sides, and it reads no file that differs. It counts as compared and unchanged.", object({
	benchmark: described("The listed name, without the word Benchmark; its sub-benchmarks are not known.", nameSchema),
	package: nameSchema
}));
const innerSamplesSchema = described("The fewest and the most samples that a visit took of a benchmark.", object({
	...subject,
	least: integer(1),
	most: integer(2)
}));
const ruleChangeSchema = object({
	rule: described("An input, by its name in action.yml.", text(100)),
	base: described("Null if it is not set.", orNull(messageSchema)),
	head: described("Null if it is not set.", orNull(messageSchema))
});
const ruleChanges = listOf(ruleChangeSchema, 1e3);
const rulesFileSchema = object({
	file: described("Relative to the top folder of the repository.", nameSchema),
	changes: described("The rules that differ in base's file: `head` is the one that was used.", ruleChanges)
});
const elsewhereSchema = object({
	rules: described("The commit whose rules file counts.", text(100)),
	changes: described("Settings of the measurement that differ from these rules: `base` is the rules', `head` the measurement's. Untrusted text.", ruleChanges)
});
const missingPartSchema = described("A part of a suite that has no valid result, or several.", object({
	shard: orNull(shardSchema),
	replica: orNull(shardSchema),
	why: described("absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says that base failed, or that there was nothing to measure. unreadable: a file is not a result, so its part is unknown.", word("absent", "double", "unmeasured", "unreadable")),
	files: described("The names of the files, in order; untrusted text.", listOf(nameSchema, mostRows)),
	message: described("The cause; untrusted text, empty if `why` says everything.", messageSchema)
}));
const mergedSchema = object({
	files: described("The number of result files that were judged together.", integer(0)),
	machines: described("Their machines, one for each file.", listOf(machineSchema, mostRows)),
	missing: described("Parts of the suite without a valid result, or with several; then nothing passes.", listOf(missingPartSchema, mostRows)),
	isStrangers: described("The files are untrusted: what cannot be computed from samples is only claimed.", boolean)
});
const visitSchema = described("One run of the benchmark command on one side.", object({
	started: described("The start, ISO 8601; empty if the side was not visited.", momentSchema),
	seconds: described("Wall time of the command.", number(0, 1e9)),
	claimed: described("Seconds that the command says it measured for, one benchmark after the other; absent if it does not say.", optional(number(0, 0xe8d4a51000))),
	others: described("Processor time of other programs during the visit, at their mean rate.", optional(number(0, 0xe8d4a51000)))
}));
const roundSchema = described("A round without its measurements, which are in the comparisons, in round order.", object({
	round: described("Counted from 1.", integer(1, 1e6)),
	block: described("The machine that measured it, counted from 1; one for all rounds of a single run.", integer(1, mostRoundsInFile)),
	first: described("The side that was visited first; null if each benchmark had an order of its own.", orNull(word("base", "head"))),
	base: visitSchema,
	head: visitSchema
}));
const sinceRowSchema = object({
	...rowSubject,
	...rowDirection,
	delta: comparisonSchema.entries.delta,
	ratio: comparisonSchema.entries.ratio,
	change: changeSchema,
	gate: gateSchema,
	steps: described("The number of worsening steps that the history shows between the reference and base; null if unknown.", orNull(integer(0)))
});
const sinceSchema = described("Head of a pull request against the reference of the history, measured in the same rounds; it decides nothing.", object({
	sha: described("The commit of the reference.", shaSchema),
	name: described("The name of the reference: `v1.4.0`; untrusted text.", text(1e3)),
	threshold: described("The worsening since the reference from which to warn: `creep`, or the threshold. Plain ratio.", number(0, 1)),
	rounds: described("The rounds in which the reference was measured.", integer(0, mostRoundsInFile)),
	rows: rows(sinceRowSchema)
}));
const rounds = listOf(roundSchema, mostRoundsInFile);
const resultFileSchema = object({
	schema: literal(1, "1, the only version"),
	verdict: verdictSchema,
	reason: described("Why, in one sentence, as the report's headline says it.", text(1e4)),
	commits: bothSides(commitSchema),
	settings: settingsSchema,
	rules: described("The rules file that inputs were taken from; null if there is none.", orNull(rulesFileSchema)),
	elsewhere: described("Set if report/action.yml has judged what other jobs have measured; otherwise null.", orNull(elsewhereSchema)),
	machine: machineSchema,
	toolchains: described("The toolchain of each side, such as `go1.26.8`; null if unknown.", bothSides(orNull(text(1e3)))),
	formats: described("The format of each side's output; null if it measured nothing. Absent in older files, which are in Go's format.", optional(bothSides(orNull(text(100))))),
	innerSamples: described("The benchmarks that were measured several times within a process. Absent in older files.", optional(rows(innerSamplesSchema))),
	rounds,
	stopped: described("Why measuring ended. count: all rounds were made. settled: everything that could fail was decided. budget: the time was up. interrupted: someone stopped it. failed: base failed. unchanged: nothing can have changed, so nothing was measured. empty: no benchmark is in this shard.", word("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty")),
	baseFailed: described("Why base could not be measured while head could; nothing is compared then, whatever rounds there are. Otherwise null.", orNull(failureSchema)),
	again: described("The rounds of the second measurement; empty if nothing was suspected.", rounds),
	isRelaid: described("Go binaries were relinked with a new function order for each round of the second measurement.", boolean),
	laidOut: described("Go packages whose binaries were relinked with a new function order for each round of the first measurement.", rows(nameSchema)),
	visits: described("The visits to benchmarks in a round, except those with a single visit of the requested time.", rows(visitsSchema)),
	lost: rows(lostSchema),
	proven: rows(provenSchema),
	doubts: rows(doubtSchema),
	profiles: described("The functions in which regressed benchmarks spend more; empty if nothing was profiled.", listOf(profileDifferenceSchema, 1e3)),
	calibration: described("The results of a run of base against itself, which passes whatever it finds; null for a gate.", orNull(calibrationSchema)),
	comparisons: rows(comparisonSchema),
	geomeans: rows(geomeanSchema),
	warnings: described("What a reader should know of the whole run. Nothing here has changed a number.", listOf(runWarningSchema, 100)),
	unmatched: bothSides(rows(unmatchedSchema)),
	since: described("The comparison of head with the reference of the history; null if that was not measured.", orNull(sinceSchema)),
	merged: described("The result files that this was judged from; null for a result that the measuring job has judged itself. Otherwise `settings` are those of the judging job, `rounds` are those of all shards together, and a `block` is a replica.", orNull(mergedSchema))
});

export { betterSchema, boolean, dataIn, integer, listOf, momentSchema, nameSchema, number, object, optional, orNull, pSchema, packageSchema, positive, ratioSchema, resultFileSchema, shaSchema, text, unitSchema, word, workingTree };