import { array, boolean, check, custom, description, exactOptional, finite, gtValue, intersect, literal, maxLength, maxValue, metadata, minLength, minValue, nullable, number, object, optional, picklist, pipe, rawCheck, regex, safeInteger, safeParse, strictTuple, string, union, variant } from "./libraries-valibot.js";

// src/core/model/schema.ts
function validateDataOrUndefined(schema, input) {
	const { success, output } = safeParse(schema, input, { abortEarly: true });
	return success ? output : void 0;
}
function describedSchema(description$1, schema) {
	return pipe(schema, description(description$1));
}
function numberSchema(least, most) {
	const accepted = `a number${range(least, most)}`;
	if (least === void 0) return pipe(number(accepted), finite(accepted));
	return pipe(number(accepted), minValue(least, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function positiveNumberSchema(most) {
	const accepted = most === void 0 ? "a number above 0" : `a number above 0, of at most ${most}`;
	return pipe(number(accepted), gtValue(0, accepted), most === void 0 ? finite(accepted) : maxValue(most, accepted));
}
function integerSchema(least, most) {
	const accepted = `a whole number${range(least, most)}`;
	const above = pipe(number(accepted), safeInteger(accepted), minValue(least, accepted));
	return most === void 0 ? above : pipe(above, maxValue(most, accepted));
}
function range(least, most) {
	if (least === void 0) return "";
	return most === void 0 ? ` from ${least}` : ` from ${least} to ${most}`;
}
function textSchema(most) {
	const accepted = `a text of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted));
}
function matchingTextSchema(pattern, most, what) {
	const accepted = `${what} of at most ${most} characters`;
	return pipe(string(accepted), maxLength(most, accepted), regex(pattern, accepted));
}
const booleanSchema = boolean("true or false");
function oneOfWordsSchema(...words) {
	return picklist(words, oneOfText(words));
}
function oneOfText(words) {
	return `one of ${words.map((choice) => JSON.stringify(choice)).join(", ")}`;
}
function nullableSchema(schema) {
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
function optionalSchema(schema) {
	return exactOptional(schema);
}
function listSchema(item, most, least = 0) {
	const accepted = `a list of ${least} to ${most} items`;
	const short = pipe(array(item, accepted), maxLength(most, accepted));
	return least === 0 ? short : pipe(short, minLength(least, accepted));
}
function objectSchema(entries) {
	return object(entries, (issue) => {
		const [missing] = issue.path ?? [];
		const field = missing && entries[String(missing.key)];
		return field ? safeParse(field, void 0).issues?.[0].message ?? "" : "an object";
	});
}
function bothSidesSchema(schema) {
	return objectSchema({
		base: schema,
		head: schema
	});
}
function kindObjectSchema(name, description, entries) {
	return describedSchema(description, objectSchema({
		kind: literal(name),
		...entries
	}));
}
function kindUnionSchema(...options) {
	const names = options.map((option) => ("entries" in option ? option.entries.kind : option).expects);
	return variant("kind", options, `one of ${names.join(", ")}`);
}
const maxNameOrPathLength = 1e4;
const nameOrPathSchema = textSchema(maxNameOrPathLength);
const nullablePackageNameSchema = nullableSchema(nameOrPathSchema);
const unitNameSchema = matchingTextSchema(/^[\s\S]/, 1e3, "a unit");
const betterDirectionSchema = nullableSchema(oneOfWordsSchema("lower", "higher"));
const pValueSchema = numberSchema(0, 1);
const shaSchema = matchingTextSchema(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 64, "a commit as 40 or 64 hexadecimal digits");
const momentAccepted = "a time such as \"2026-01-31T09:30:00Z\", or \"\"";
const timestampSchema = pipe(string(momentAccepted), regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/, momentAccepted), check((text) => text === "" || !Number.isNaN(Date.parse(text)), momentAccepted));

// src/core/model/settings.ts
const command = textSchema(1e5);
const globs = listSchema(textSchema(maxNameOrPathLength), 1e4);
const ratio = numberSchema(0, 1);
const bound = nullableSchema(numberSchema(0));
const rowGateModeSchema = describedSchema("What a regression does: `fail` the check, `warn`, or `off`. With `warn` or `off`, a regression is muted and cannot fail the run.", oneOfWordsSchema("fail", "warn", "off"));
const mostParts = 256;
const partAccepted = `a part as [number, total], with a total of at most ${mostParts}`;
const partOfTotalSchema = pipe(strictTuple([integerSchema(1, mostParts), integerSchema(1, mostParts)], partAccepted), check(([part, of]) => part <= of, partAccepted));
const goSettingsSchema = describedSchema("The settings with which Go benchmarks were built and run one by one, each named like the flag of `go test`; null if the command `run` was measured instead.", objectSchema({
	packages: describedSchema("Patterns of packages, relative to the working directory.", listSchema(textSchema(maxNameOrPathLength), 1e4, 1)),
	bench: command,
	benchtime: textSchema(100),
	cpu: describedSchema("In Go's syntax: `1,2,4`; null for the machine's own number.", nullableSchema(textSchema(1e3))),
	benchmem: booleanSchema,
	tags: nullableSchema(textSchema(maxNameOrPathLength)),
	goFlags: describedSchema("For every go command, as in GOFLAGS.", globs),
	test: describedSchema("The packages' tests ran first.", booleanSchema)
}));
const benchmarkRuleSchema = describedSchema("A rule of the rules file for the rows that `match` names, unless an earlier one matches. Fields that it does not set are null.", objectSchema({
	match: describedSchema("A glob over names and units.", textSchema(maxNameOrPathLength)),
	threshold: describedSchema("Plain ratio.", nullableSchema(ratio)),
	ruleOut: describedSchema("Plain ratio; twice the threshold if only that is set.", nullableSchema(ratio)),
	better: betterDirectionSchema,
	gate: rowGateModeSchema,
	owner: nullableSchema(textSchema(maxNameOrPathLength)),
	why: nullableSchema(textSchema(maxNameOrPathLength)),
	until: describedSchema("The last day on which the rule holds: `2026-12-31`, in UTC.", nullableSchema(textSchema(100))),
	isOver: describedSchema("Whether the last day of the rule had passed when the run began, so that the rule has no effect.", booleanSchema)
}));
const acceptedRowSchema = objectSchema({
	benchmark: nameOrPathSchema,
	package: nullablePackageNameSchema,
	unit: unitNameSchema
});
const acceptedWorseningSchema = describedSchema("A worsening that passes, up to a size, in the change for which somebody has accepted it.", objectSchema({
	match: describedSchema("A glob over names and units, or the row itself.", union([nameOrPathSchema, acceptedRowSchema], "a glob, or a row with benchmark, package and unit")),
	upTo: describedSchema("The largest estimate that passes, as a plain ratio; null if any size passes, or if base was 0.", bound),
	valueUpTo: optionalSchema(describedSchema("The largest value of head that passes if base was 0, in the unit of the row.", positiveNumberSchema())),
	by: describedSchema("Who accepted it; null if unknown.", nullableSchema(textSchema(1e3))),
	when: describedSchema("A day or a time in ISO 8601; null if unknown.", nullableSchema(textSchema(100))),
	why: nullableSchema(textSchema(maxNameOrPathLength)),
	url: describedSchema("The address of the comment or label; null if it is in the rules file.", nullableSchema(textSchema(maxNameOrPathLength)))
}));
const rulesSchema = objectSchema({
	count: describedSchema("The number of rounds for each benchmark, on average. An undecided benchmark may get up to three times as many: it gets the rounds left over from benchmarks that were decided early. `stopped` says why there may be fewer.", integerSchema(1, 1e3)),
	alpha: describedSchema("The adjusted p up to which a difference counts.", positiveNumberSchema(.5)),
	threshold: describedSchema("The smallest worsening that can fail, as a plain ratio.", ratio),
	ruleOut: describedSchema("The worsening that a pass has ruled out in every row, as a plain ratio; at least as large as the threshold.", ratio),
	deltaTest: describedSchema("What decides: Mann-Whitney's U, Welch's t, or only the size of the change.", oneOfWordsSchema("utest", "ttest", "none")),
	correction: describedSchema("How p-values are adjusted for the number of comparisons.", oneOfWordsSchema("holm", "bh", "none")),
	strict: describedSchema("A regression must be shown to exceed the threshold, not merely to exist.", booleanSchema),
	outliers: describedSchema("Which values are left out before testing; the samples of comparisons still have them.", oneOfWordsSchema("none", "iqr")),
	stopEarly: describedSchema("A benchmark may end at an interim analysis before its last round.", booleanSchema),
	benchmarks: describedSchema("Rules for particular benchmarks; the first that matches applies.", listSchema(benchmarkRuleSchema, 1e4))
});
const runSettingsSchema = describedSchema("The inputs that shape a result, recorded in it so that it can be repeated.", objectSchema({
	run: describedSchema("The command that measures a side once: the one that was run, or if `go` is set, an equivalent one.", command),
	go: nullableSchema(goSettingsSchema),
	format: describedSchema("The benchmark format of what `run` prints or writes; `auto` if it is to be recognised.", textSchema(100)),
	filter: describedSchema("Added to `run` to measure only some benchmarks, with a place for their names; null if it always measures all.", nullableSchema(command)),
	paths: describedSchema("Globs of the files that the benchmarks depend on; empty if any file may matter.", globs),
	relink: describedSchema("The command that, before a round, relinks the programs that `run` starts, so that they have another memory layout; null if there is none.", nullableSchema(command)),
	binaries: describedSchema("Globs of the programs that `setup` builds and `run` starts; empty if they are not compared.", globs),
	measure: describedSchema("Only what a change may have affected is measured, or everything.", oneOfWordsSchema("changed", "all")),
	output: describedSchema("Globs of the files that `run` writes its results to, relative to the working directory; empty if it prints them.", globs),
	setup: describedSchema("The command that prepared each side once.", nullableSchema(command)),
	workingDirectory: describedSchema("Relative to the root of the checkout; `.` is the root.", textSchema(maxNameOrPathLength)),
	checkout: describedSchema("Where sides are checked out: one after the other in the user's checkout, or in worktrees of their own.", oneOfWordsSchema("in-place", "worktree")),
	ignoredFiles: describedSchema("Each side has its own copy of the files that git ignores, or both use the user's.", oneOfWordsSchema("per-side", "shared")),
	overlay: describedSchema("Globs of files that both sides take from head.", globs),
	timeout: describedSchema("Seconds that one command may take.", positiveNumberSchema()),
	...rulesSchema.entries,
	sort: describedSchema("The order of rows in the table of all comparisons: as measured, by name, or the worst first.", oneOfWordsSchema("none", "name", "delta")),
	confirm: describedSchema("A suspected regression is measured again before it fails the run.", booleanSchema),
	profile: describedSchema("The profiles taken of confirmed regressions.", listSchema(oneOfWordsSchema("cpu", "mem", "block"), 3)),
	calibrate: describedSchema("Base is measured against itself, to learn how noisy the machine is.", booleanSchema),
	perflock: describedSchema("perflock's lock is held while measuring if it is available, always (or the run fails), or never.", oneOfWordsSchema("auto", "require", "off")),
	governor: describedSchema("The frequency that perflock sets, in percent of the way from the lowest to the highest; null for no change.", nullableSchema(integerSchema(0, 100))),
	budget: describedSchema("Seconds of measuring; null for no limit. A round that would exceed it, at the pace so far, does not begin, and a running round is cut short.", nullableSchema(positiveNumberSchema())),
	seed: describedSchema("Determines the order of sides in each round.", integerSchema(0, 2 ** 32 - 1)),
	shard: describedSchema("The part of the benchmarks that is measured; null for all of them.", nullableSchema(partOfTotalSchema)),
	durations: describedSchema("A digest of the times by which benchmarks were distributed to shards; null if their names decide.", nullableSchema(matchingTextSchema(/^[0-9a-f]{8}$/, 8, "a digest"))),
	replica: describedSchema("The number of this machine among several that measure the same; null if there is only one.", nullableSchema(partOfTotalSchema)),
	failOn: describedSchema("The verdicts that make the check red.", oneOfWordsSchema("regression", "inconclusive", "never")),
	accepted: describedSchema("The worsenings that the rules file of this change accepts.", listSchema(acceptedWorseningSchema, 1e4))
}));

// src/core/model/comparison.ts
const maxRoundsInFile = 6e3;
const maxListRowsInResultFile = 1e5;
const longTextSchema = textSchema(2e5);
const fractionSchema = numberSchema(0, 1);
const benchmarkIdentityFieldSchemas = {
	benchmark: describedSchema("Full name as its tool writes it; in Go's format with its GOMAXPROCS suffix, without the word Benchmark.", nameOrPathSchema),
	package: nullablePackageNameSchema
};
const rowIdentityFieldSchemas = {
	...benchmarkIdentityFieldSchemas,
	unit: describedSchema("In base units: sec/op, B/op, B/s.", unitNameSchema)
};
const betterAndExactFieldSchemas = {
	better: describedSchema("Null if unknown: the row cannot regress then.", betterDirectionSchema),
	exact: describedSchema("Compared by value, as its values do not vary from round to round.", booleanSchema)
};
const count = integerSchema(0);
const side = oneOfWordsSchema("base", "head");
const sideOrBoth = describedSchema("The side to which this applies; null for both.", nullableSchema(side));
const sides = listSchema(side, 2, 1);
const sampleValuesSchema = pipe(custom((input) => Array.isArray(input) && input.length <= 6e3, `a list of 0 to ${maxRoundsInFile} values`), rawCheck(({ dataset, addIssue }) => {
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
	maxItems: maxRoundsInFile
}));
const ratioWithIntervalSchema = describedSchema("The Hodges-Lehmann estimate of head / base with its 95 % confidence interval; 1.05 is 5 % more.", objectSchema({
	estimate: numberSchema(0),
	low: describedSchema("Null if the samples are too small to bound it.", nullableSchema(numberSchema(0))),
	high: describedSchema("Null if the samples are too small to bound it.", nullableSchema(numberSchema(0)))
}));
const sampleSummarySchema = describedSchema("A sample, its median and the confidence interval of the median, in the unit of its comparison.", objectSchema({
	center: describedSchema("The median.", numberSchema()),
	low: describedSchema("Lower end of the 95 % confidence interval of the median; null if the sample is too small to bound it.", nullableSchema(numberSchema())),
	high: describedSchema("Upper end, likewise.", nullableSchema(numberSchema())),
	samples: describedSchema("One value for each round, in round order; null if the round gave none.", sampleValuesSchema)
}));
const comparisonChangeKindSchema = describedSchema("regressed: shown to be worse, and the estimate exceeds the threshold. improved: shown to be better, and base is estimated to be worse than head by more than the threshold. changed: shown to differ, and the estimate exceeds the threshold, in a unit for which it is not known whether lower or higher is better. unchanged: a worsening as large as the threshold is ruled out. within: a worsening as large as `ruleOut` is ruled out, and the estimate does not exceed the threshold. inconclusive: none of these could be shown.", oneOfWordsSchema("regressed", "improved", "changed", "unchanged", "within", "inconclusive"));
const confirmationSchema = describedSchema("The second measurement of a suspected regression.", objectSchema({
	recurred: describedSchema("The second measurement, by itself, shows a regression.", booleanSchema),
	base: sampleSummarySchema,
	head: sampleSummarySchema,
	ratio: nullableSchema(ratioWithIntervalSchema),
	shift: describedSchema("As of the first measurement.", optionalSchema(numberSchema())),
	p: describedSchema("The p-value that decides, as in the first measurement but adjusted for the number of suspected regressions only.", nullableSchema(pValueSchema))
}));
const comparisonWarningSchema = describedSchema("A warning about one comparison, identified by its kind.", kindUnionSchema(kindObjectSchema("spread", "The median of a side is known only to this relative precision.", {
	side,
	ratio: numberSchema(0)
}), kindObjectSchema("few-rounds", "A side has too few values to bound its median; it needs this many.", {
	side,
	needed: count
}), kindObjectSchema("unequal", "The sides have different numbers of values.", {
	base: count,
	head: count
}), kindObjectSchema("two-modes", "The values of a side fall into two groups.", { side }), kindObjectSchema("slow-runs", "Rounds with runs worse than the typical one by more than `beyond` (a ratio): the number on head, the number on base, and the number of all rounds. Head has more of them than chance explains.", {
	base: count,
	head: integerSchema(1),
	rounds: integerSchema(1),
	beyond: numberSchema(0),
	p: pValueSchema
}), kindObjectSchema("coarse", "Values are rounded: changes smaller than this step (as a ratio of the median) do not show in a single value.", { step: positiveNumberSchema() }), kindObjectSchema("blind", "The smallest detectable worsening, which is more than the threshold.", { visible: numberSchema(0) }), kindObjectSchema("outliers", "The number of values that `outliers: iqr` has removed.", {
	base: count,
	head: count
})));
const comparisonSchema = describedSchema("One benchmark in one unit on both sides.", objectSchema({
	...rowIdentityFieldSchemas,
	...betterAndExactFieldSchemas,
	assume: describedSchema("`exact` if a benchmark has declared that values of this unit do not vary; otherwise null.", nullableSchema(oneOfWordsSchema("exact"))),
	base: sampleSummarySchema,
	head: sampleSummarySchema,
	worse: describedSchema("The values of the worse half of the visits, if rounds had several; slow runs are looked for in these. Otherwise null.", nullableSchema(bothSidesSchema(sampleValuesSchema))),
	delta: describedSchema("head.center / base.center - 1; null if that is not finite, since base is 0 (or nearly so).", nullableSchema(numberSchema())),
	ratio: describedSchema("The estimate that is compared with the threshold; null if a value is not positive.", nullableSchema(ratioWithIntervalSchema)),
	shift: describedSchema("The median of head - base of all pairs, compared with the threshold relative to the center. The gate decides on it if values vary but have no ratio, because one of them is 0 or less.", optionalSchema(numberSchema())),
	p: describedSchema("Two-sided Mann-Whitney p-value, as benchstat prints it, including its 0 or 1 for a unit declared to be without noise. With `delta-test: ttest`, Welch's p-value; null with `delta-test: none`, or if the test is undefined.", nullableSchema(pValueSchema)),
	pairedP: describedSchema("One-sided p-value of the permutation test of the same statistic, with base and head swapped within rounds, in the bad direction (two-sided if that is unknown); null for other tests.", nullableSchema(pValueSchema)),
	adjustedP: describedSchema("The p-value in the bad direction on which the gate decides, adjusted for the family; 0 or 1 if the values do not vary and were compared directly. Null with `delta-test: none`.", nullableSchema(pValueSchema)),
	visible: describedSchema("The smallest worsening that the test alone detects in four of five such runs, as a plain ratio; null if unknown.", nullableSchema(numberSchema(0))),
	roundsNeeded: describedSchema("Rounds that would rule the threshold out in four of five runs, if nothing had changed; null if unknown.", nullableSchema(numberSchema(1))),
	ruledOut: describedSchema("The smallest worsening that is ruled out (one-sided, 95 %, interim analyses included), as a ratio, by the second measurement if there was one; null if no worsening is ruled out.", nullableSchema(numberSchema(0))),
	change: comparisonChangeKindSchema,
	confirmation: describedSchema("The second measurement of a suspected regression; null if there was none.", nullableSchema(confirmationSchema)),
	rule: describedSchema("The index in `settings.benchmarks` of the rule that it was judged by; null if none matches.", nullableSchema(integerSchema(0))),
	gate: rowGateModeSchema,
	accepted: describedSchema("The acceptance by which a regression passes; null if there is none, or if the regression is worse than what was accepted.", nullableSchema(acceptedWorseningSchema)),
	warnings: describedSchema("What a reader should know of these numbers. Nothing here has changed them.", listSchema(comparisonWarningSchema, 20))
}));
const verdictSchema = describedSchema("fail: something regressed, or nothing could be compared though both sides have benchmarks. inconclusive: nothing regressed, but something could be neither shown nor ruled out; or base has no benchmarks or could not be measured. pass: nothing regressed, and for everything that can fail the check, either a worsening as large as `ruleOut` is ruled out or nothing can have changed.", oneOfWordsSchema("pass", "fail", "inconclusive"));
const unitGeomeanSchema = describedSchema("The geometric mean of the ratios of medians in one unit.", objectSchema({
	unit: unitNameSchema,
	ratio: describedSchema("Head / base; 1.05 is 5 % more.", positiveNumberSchema()),
	rows: describedSchema("The number of comparisons that it covers: those with positive medians on both sides.", integerSchema(1)),
	of: describedSchema("The number of all comparisons in this unit.", integerSchema(2))
}));
const unmatchedBenchmarkSchema = describedSchema("A benchmark, or one of its units, that was measured on one side only.", objectSchema({
	...benchmarkIdentityFieldSchemas,
	unit: describedSchema("Null if the whole benchmark is missing on the other side.", nullableSchema(unitNameSchema))
}));
const runAndFailureCountsSchema = describedSchema("The number of runs of a benchmark on a side, and of those that failed.", objectSchema({
	runs: count,
	failed: count
}));
const flakySchema = objectSchema({
	benchmark: describedSchema("Null for a command as a whole.", nullablePackageNameSchema),
	package: nullablePackageNameSchema,
	base: runAndFailureCountsSchema,
	head: runAndFailureCountsSchema
});
const movedSchema = bothSidesSchema(nameOrPathSchema);
const lines = listSchema(textSchema(1e3), 1e3, 1);
const match = textSchema(1e4);
const linesOfSides = {
	sides,
	count: integerSchema(1),
	lines
};
const leftRunning = {
	count: integerSchema(1),
	commands: lines
};
const runWarningSchema = describedSchema("A warning about the whole run, identified by its kind.", kindUnionSchema(kindObjectSchema("replayed", "Sides whose times were measured once and replayed in other rounds. The verdict is then inconclusive.", {
	sides,
	rounds: describedSchema("The number of rounds in which times were replayed.", integerSchema(2, maxRoundsInFile)),
	sooner: describedSchema("Absent if the times are the same in each round, to the last digit. Otherwise the seconds that one of the rounds took, and those that its results claim.", optional(objectSchema({
		claimed: numberSchema(0),
		seconds: numberSchema(0)
	})))
}), kindObjectSchema("shared-install", "Files outside of the checkout, or an image, that `setup` installed on the other side and that this side then used: the number of files and the first of them, or the name of the image.", {
	side,
	count: integerSchema(1),
	paths: lines
}), kindObjectSchema("unread-code", "Changed source files of a side that the run's commands have not read: the side may have run other code.", {
	side,
	count: describedSchema("The number of these files.", integerSchema(1)),
	files: describedSchema("The first of them.", lines),
	instead: describedSchema("Files that were used in their place, built from such sources or copied from the other side; the first of them.", listSchema(textSchema(1e3), 1e3)),
	isElsewhere: describedSchema("Files of the user's own checkout were read instead: the same source files, or files that were built there.", booleanSchema),
	isAll: describedSchema("No other source file was read either, except those of the benchmarks.", booleanSchema),
	isOfSettings: describedSchema("True if no source file differs and the files are settings of a build, such as a `Makefile`; otherwise there is none.", optionalSchema(booleanSchema))
}), kindObjectSchema("unreached-code", "Go functions that changed, and that no benchmark can reach.", {
	changed: describedSchema("The number of functions that changed.", integerSchema(1)),
	count: describedSchema("The number of those that no benchmark can reach.", integerSchema(1)),
	names: describedSchema("The first of them, as Go names them: `example.com/parse.(*Reader).Next`.", lines)
}), kindObjectSchema("unread-results", "Lines that look like results and could not be read: how many in all rounds together, and the first distinct ones. The verdict is then not `pass`.", linesOfSides), kindObjectSchema("fewer-results", "The first round in which a side lacked benchmarks that it had had before.", {
	side,
	round: integerSchema(1),
	before: describedSchema("The number that the side had in the rounds before.", integerSchema(1)),
	missing: describedSchema("The number of missing benchmarks.", integerSchema(1)),
	names: describedSchema("The names of the first missing benchmarks.", lines)
}), kindObjectSchema("values-left-out", "Values that cannot have been measured, left out beside others of the same benchmark: how many in all rounds together, and the first distinct ones.", linesOfSides), kindObjectSchema("too-few-rounds", "All parts together have so many comparisons that `count` rounds could hardly show a regression; `least` suffice.", {
	comparisons: integerSchema(1),
	least: integerSchema(1)
}), kindObjectSchema("suite", "Benchmark files with different content on the sides, by their paths on head: the sides ran different benchmarks.", { changed: listSchema(nameOrPathSchema, maxListRowsInResultFile, 1) }), kindObjectSchema("moved", "Go packages that have another import path on head, because a module or a folder was renamed. Their benchmarks were compared with each other, and are named by the path on head.", { packages: listSchema(movedSchema, maxListRowsInResultFile, 1) }), kindObjectSchema("flaky", "Benchmarks that failed now and then, and not provably more often on head than on base. What failed was run again, or left out of its round.", { benchmarks: listSchema(flakySchema, maxListRowsInResultFile, 1) }), kindObjectSchema("noisy-machine", "A machine of the user's own was busy, or could change its frequency.", {
	load: describedSchema("The load at the start, if it was high; otherwise null.", nullableSchema(numberSchema(0))),
	clock: describedSchema("Processors could change their frequency.", booleanSchema)
}), kindObjectSchema("drift", "Both sides got slower (or faster) while the run went on: by this much from its first quarter to its last.", {
	change: numberSchema(),
	p: pValueSchema
}), kindObjectSchema("second-visit", "The second visit of a round was slower (or faster) than the first by this much, no matter which side it visited.", {
	change: numberSchema(),
	p: pValueSchema
}), kindObjectSchema("configuration", "The sides ran on different systems.", {
	key: matchingTextSchema(/^[a-z]+$/, 20, "a key"),
	base: longTextSchema,
	head: longTextSchema
}), kindObjectSchema("steal", "Share of the machine's processor time that went to other guests of the same host.", { share: fractionSchema }), kindObjectSchema("others", "The number of processors that other programs kept busy while base was measured, and while head was measured; chance does not explain the difference.", {
	base: numberSchema(0),
	head: numberSchema(0),
	p: numberSchema(0, .001)
}), kindObjectSchema("rule-unused", "A rule for benchmarks that matches none.", { match }), kindObjectSchema("rule-shadowed", "A rule for benchmarks that is never used, as an earlier one matches the same.", {
	match,
	by: match
}), kindObjectSchema("rule-over", "A rule for benchmarks whose last day has passed.", {
	match,
	until: textSchema(100),
	owner: nullableSchema(textSchema(1e4))
}), kindObjectSchema("left-running", "Processes that commands had left running outside their process group, and that were killed: how many, and the first command lines, cut to 100 characters.", leftRunning), kindObjectSchema("setup-running", "Processes that `setup` had left running until measuring ended: how many, and the first command lines, cut to 100 characters.", leftRunning), kindObjectSchema("git-changed", "Files of git, refs and branches that changed while benchmarks ran: how many, and the first of them; restored if `isPutBack`.", {
	count: integerSchema(1),
	changed: lines,
	isPutBack: booleanSchema
}), kindObjectSchema("reference-failed", "Why a pull request was not measured against the reference of the history, though that was requested; untrusted text.", { message: longTextSchema })));
const runWarningKinds = runWarningSchema.options.map(({ entries }) => entries.kind.literal);
const timingSchema = objectSchema({
	iterations: count,
	seconds: describedSchema("Of one operation.", numberSchema())
});
const probed = {
	probe: timingSchema,
	full: timingSchema
};
const doubtReasonSchema = kindUnionSchema(kindObjectSchema("optimised-away", "An operation takes no longer than an iteration of an empty loop. If this applies to both sides, the numbers are head's.", {
	side: sideOrBoth,
	...timingSchema.entries
}), kindObjectSchema("grows-with-n", "Operations take longer the more there are: their time grows like N to the power of `exponent`.", {
	...probed,
	exponent: numberSchema()
}), kindObjectSchema("setup-timed", "A run takes `setup` seconds however many operations it does, which is this share of its time.", {
	...probed,
	setup: numberSchema(),
	share: numberSchema()
}), kindObjectSchema("first-off", "The first round took longer than any other, in seconds.", {
	side: sideOrBoth,
	first: numberSchema(),
	others: describedSchema("The median of the other rounds.", numberSchema())
}), kindObjectSchema("clock", "All operations together took so few seconds that reading the clock distorts the time.", {
	side: sideOrBoth,
	total: numberSchema()
}), kindObjectSchema("prints", "The benchmark printed text between its results; `line` is the first such line.", { line: textSchema(1e3) }));
const benchmarkValidityDoubtKinds = doubtReasonSchema.options.map(({ entries }) => entries.kind.literal);
const doubtSchema = describedSchema("A reason to think that a benchmark does not measure what it is meant to, identified by its kind.", intersect([objectSchema(benchmarkIdentityFieldSchemas), doubtReasonSchema]));

// src/core/model/calibration.ts
const noiseFloorSchema = describedSchema("How far one benchmark in one unit varied, while both sides were the same commit.", objectSchema({
	...rowIdentityFieldSchemas,
	better: describedSchema("Null if the direction is unknown: the row cannot fail then.", betterDirectionSchema),
	rounds: describedSchema("Rounds that measured both sides.", integerSchema(0, maxRoundsInFile)),
	noise: describedSchema("The noise of one value within a round, as a plain ratio: the standard deviation of log(head / base), divided by the square root of 2. Like the gate's test it leaves out what both sides share, such as drift. Null if a value is not positive, or fewer than two rounds are complete.", nullableSchema(numberSchema(0))),
	spread: describedSchema("The noise of the values of one side over the whole run: more than `noise` if the machine drifted.", nullableSchema(numberSchema(0))),
	ratio: describedSchema("The ratio of head to base, which are the same code.", nullableSchema(ratioWithIntervalSchema)),
	visible: describedSchema("The smallest worsening that `count` rounds detect in four of five runs; null if there is none, no test, or the row cannot fail.", nullableSchema(numberSchema(0))),
	roundsNeeded: describedSchema("The number of rounds that can judge a worsening as large as its threshold: in four of five runs a worsening of that size is significant, and in four of five runs without a change it is ruled out. Null if that takes more than 1,000, is unknown, or the row cannot fail.", nullableSchema(integerSchema(1))),
	p: describedSchema("One-sided p in the bad direction, not adjusted; null if the row cannot fail, or nothing is tested.", nullableSchema(pValueSchema)),
	falseAlarm: describedSchema("p <= alpha: a test of this comparison alone would have called it worse.", booleanSchema),
	regressed: describedSchema("The gate, with threshold and correction, would have called it regressed.", booleanSchema)
}));
const benchmarkWithConstantValueSchema = describedSchema("A benchmark with the same value in every round, in a unit that needs no test.", objectSchema({
	...rowIdentityFieldSchemas,
	differs: describedSchema("The value of head differs from that of base, although they are the same commit.", booleanSchema)
}));
const hitsOfTriesWithIntervalSchema = describedSchema("A count as a share of tries, with the exact 95 % interval of its probability as plain ratios.", objectSchema({
	hits: integerSchema(0),
	of: integerSchema(1),
	low: fractionSchema,
	high: fractionSchema
}));
const calibrationSchema = describedSchema("How far benchmarks vary if nothing has changed, what a gate can detect above that, and how often it would be wrong.", objectSchema({
	floors: describedSchema("The benchmarks that varied. Those that could fail a run come first, and times before other units among them; otherwise in the order measured.", listSchema(noiseFloorSchema, maxListRowsInResultFile)),
	steady: describedSchema("Benchmarks that gave the same value in every round, and need no test.", listSchema(benchmarkWithConstantValueSchema, maxListRowsInResultFile)),
	benchmarks: describedSchema("The number of benchmarks that could fail a run and have a known noise in one unit or more.", integerSchema(0)),
	seeing: describedSchema("The number of those benchmarks (`benchmarks`) in which `count` rounds can detect a worsening as large as the threshold, in each unit that could fail a run and has a known noise.", integerSchema(0)),
	typical: describedSchema("The worsening that `count` rounds can detect in half of those benchmarks, as a plain ratio; null if there is none.", nullableSchema(numberSchema(0))),
	roundsNeeded: describedSchema("The largest number of rounds that one of those benchmarks needs, leaving out those that need more than 1,000; null if there is none.", nullableSchema(integerSchema(1))),
	suggested: describedSchema("The settings with which 90% of the benchmarks can be judged.", objectSchema({
		count: describedSchema("The `count` that detects worsenings as large as their thresholds; null if 1,000 rounds are too few.", nullableSchema(integerSchema(1))),
		threshold: describedSchema("The `threshold` that the present `count` detects, for benchmarks without one of their own; null if there is none.", nullableSchema(fractionSchema))
	})),
	alarms: describedSchema("The share of the tested comparisons that have an unadjusted p <= alpha; null if nothing was tested.", nullableSchema(hitsOfTriesWithIntervalSchema)),
	swapped: describedSchema("The share of permutations, made by swapping base and head at random within rounds, that would have been false alarms; null if nothing could fail.", nullableSchema(objectSchema({
		uncorrected: describedSchema("Permutations with any unadjusted p <= alpha, whatever the threshold. Null without a test.", nullableSchema(hitsOfTriesWithIntervalSchema)),
		red: describedSchema("Permutations in which the gate calls a row regressed, before a confirmation.", hitsOfTriesWithIntervalSchema)
	})))
}));

// src/core/model/machine.ts
const perflockSchema = objectSchema({
	held: describedSchema("The machine was locked for this run alone.", booleanSchema),
	governor: describedSchema("The frequency that was set, in percent of the way from the lowest to the highest; null if it was not set.", nullableSchema(integerSchema(0, 100))),
	reason: describedSchema("Why the machine was not locked, or the frequency not set; untrusted text. Null if both are as wanted.", nullableSchema(textSchema(1e3)))
});
const machineSchema = describedSchema("The machine that measurements were taken on.", objectSchema({
	os: describedSchema("The name of the operating system, as it gives it: \"Ubuntu 24.04.3 LTS\", \"Darwin\".", textSchema(1e3)),
	kernel: textSchema(1e3),
	arch: textSchema(100),
	cpu: textSchema(1e3),
	cores: integerSchema(0, 1e6),
	memoryBytes: integerSchema(0),
	virtual: describedSchema("The name of the hypervisor, \"container\", or \"container on\" a hypervisor; null if neither was detected.", nullableSchema(textSchema(1e3))),
	governor: describedSchema("The frequency governors of the processors, separated by commas; null if the system does not say.", nullableSchema(textSchema(1e3))),
	turbo: describedSchema("Turbo is on; null if the system does not say.", nullableSchema(booleanSchema)),
	smt: describedSchema("Processors share cores (SMT); null if the system does not say.", nullableSchema(booleanSchema)),
	load: describedSchema("One-minute load average when the run began; 0 if the system has none.", numberSchema(0, 1e6)),
	loadAfter: describedSchema("One-minute load average when measuring ended.", numberSchema(0, 1e6)),
	stealBefore: describedSchema("Share of processor time that the host gave to other guests before measuring; null if the system does not say.", nullableSchema(fractionSchema)),
	steal: describedSchema("Share of processor time that the host gave to other guests while measuring; null likewise.", nullableSchema(fractionSchema)),
	perflock: describedSchema("Null if no lock was wanted.", nullableSchema(perflockSchema))
}));

// src/core/model/profile.ts
const flatAndCumulativeCostSchema = describedSchema("The cost of a function by itself (pprof's flat) and together with all that it calls (pprof's cum).", objectSchema({
	flat: numberSchema(),
	cum: numberSchema()
}));
const functionCostDifferenceSchema = describedSchema("The cost of one function on each side, per iteration.", objectSchema({
	function: textSchema(1e3),
	base: flatAndCumulativeCostSchema,
	head: flatAndCumulativeCostSchema,
	isNoise: describedSchema("Whether the difference is within sampling error, for the function by itself and together with all that it calls.", objectSchema({
		flat: booleanSchema,
		cum: booleanSchema
	}))
}));
const profileFile = matchingTextSchema(/^profiles\/[a-z0-9][a-z0-9.-]*$/, 300, "a file in profiles/");
const profileDifferenceSchema = describedSchema("One regressed benchmark, profiled once on each side with the same number of iterations.", objectSchema({
	...benchmarkIdentityFieldSchemas,
	kind: oneOfWordsSchema("cpu", "mem", "block"),
	unit: oneOfWordsSchema("sec/op", "B/op"),
	iterations: describedSchema("The iterations on each side; all numbers are per iteration.", integerSchema(1)),
	files: describedSchema("The paths of the profiles, relative to the folder of the result file; null if one could not be taken.", nullableSchema(bothSidesSchema(profileFile))),
	total: bothSidesSchema(numberSchema()),
	functions: describedSchema("The functions that differ most: the largest growth first, the largest decrease last.", listSchema(functionCostDifferenceSchema, 15)),
	failure: describedSchema("Why there is no table; null if there is one.", nullableSchema(longTextSchema))
}));

// src/core/model/result-file.ts
const rows = (row) => listSchema(row, maxListRowsInResultFile);
const workingTreeOriginPrefix = "the working tree";
const commitSchema = describedSchema("The commit of one side, resolved once and never again.", objectSchema({
	sha: shaSchema,
	from: describedSchema("The way it was found, as text: \"merge base with main\".", textSchema(1e3))
}));
const failureSchema = objectSchema({
	message: longTextSchema,
	output: describedSchema("The last lines that the command printed; untrusted text.", longTextSchema)
});
const lostSchema = describedSchema("A benchmark that failed while it was measured (or whose package failed to build), and is not compared. If it failed only in the second measurement, the comparison of the first one is kept.", objectSchema({
	benchmark: describedSchema("Null for all benchmarks of the package.", nullablePackageNameSchema),
	package: nullablePackageNameSchema,
	failures: describedSchema("The sides on which it failed; the other side may not have it, or may not have been tried.", listSchema(objectSchema({
		...failureSchema.entries,
		side: oneOfWordsSchema("base", "head"),
		kind: describedSchema("failed: its command failed. timeout: it took too long. no time: too little of the budget was left.", oneOfWordsSchema("failed", "timeout", "no time"))
	}), 100, 1)),
	tries: describedSchema("The runs on each side. Absent if it was not run, as its package did not build, and in older files.", optional(bothSidesSchema(runAndFailureCountsSchema)))
}));
const visitPlanSchema = objectSchema({
	turns: describedSchema("The largest number of visits to each side in a round: one, or an even number. Visits alternate between the sides; with an even number, the effect of being second cancels out. A round with little noise has fewer visits.", integerSchema(1, 1e4)),
	iterations: describedSchema("Operations of each visit, the same on both sides; null if each of its sub-benchmarks determines its own number.", nullableSchema(integerSchema(1))),
	seconds: describedSchema("Seconds that these operations take in each visit, on the slower side.", positiveNumberSchema(1e9)),
	overhead: describedSchema("Further seconds that each visit takes.", numberSchema(0)),
	oneProcess: describedSchema("Whether the visits of a round run in one process for each side. Absent if each visit starts a process.", optional(literal(true)))
});
const visitsSchema = describedSchema("The plan of visits to one Go benchmark. Times in seconds.", objectSchema({
	benchmark: nameOrPathSchema,
	package: nameOrPathSchema,
	...visitPlanSchema.entries
}));
const provenSchema = describedSchema("A benchmark that cannot have changed, and was not measured: the code and data that it can reach are the same in the programs of both sides, and it reads no file that differs. It counts as compared and unchanged.", objectSchema({
	benchmark: describedSchema("For Go, the listed name without the word Benchmark, as its sub-benchmarks are not known. For a command, the reported name.", nameOrPathSchema),
	package: nullablePackageNameSchema
}));
const innerSamplesSchema = describedSchema("The fewest and the most samples that a visit took of a benchmark.", objectSchema({
	...benchmarkIdentityFieldSchemas,
	least: integerSchema(1),
	most: integerSchema(2)
}));
const ruleChangeSchema = objectSchema({
	rule: describedSchema("An input, by its name in action.yml; or an entry of a list, such as `benchmarks: Decode*`; or `order of benchmarks`.", longTextSchema),
	base: describedSchema("Null if it is not set.", nullableSchema(longTextSchema)),
	head: describedSchema("Null if it is not set.", nullableSchema(longTextSchema))
});
const ruleChanges = listSchema(ruleChangeSchema, 5e4);
const ruleChangeNameOfBenchmarksListOrder = "order of benchmarks";
const rulesFileSchema = objectSchema({
	file: describedSchema("Relative to the top folder of the repository.", nameOrPathSchema),
	changes: describedSchema("The rules that differ in base's file: `head` is the one that was used.", ruleChanges)
});
const elsewhereSchema = objectSchema({
	rules: describedSchema("The commit whose rules file counts.", textSchema(100)),
	changes: describedSchema("Settings of the measurement that differ from these rules: `base` is the value in the rules, and `head` the value in the measurement. Untrusted text.", ruleChanges)
});
const missingPartSchema = describedSchema("A part of a suite that has no valid result, or several.", objectSchema({
	shard: nullableSchema(partOfTotalSchema),
	replica: nullableSchema(partOfTotalSchema),
	why: describedSchema("absent: no file says that it is this part. double: several do, and the first is judged. unmeasured: its file says that base failed, or that there was nothing to measure. unreadable: a file is not a result, so its part is unknown.", oneOfWordsSchema("absent", "double", "unmeasured", "unreadable")),
	files: describedSchema("The names of the files, in order; untrusted text.", listSchema(nameOrPathSchema, maxListRowsInResultFile)),
	message: describedSchema("The cause; untrusted text, empty if `why` says everything.", longTextSchema)
}));
const mergedSchema = objectSchema({
	files: describedSchema("The number of result files that were judged together.", integerSchema(0)),
	machines: describedSchema("Their machines, one for each file.", listSchema(machineSchema, maxListRowsInResultFile)),
	missing: describedSchema("Parts of the suite without a valid result, or with several; then nothing passes.", listSchema(missingPartSchema, maxListRowsInResultFile)),
	isStrangers: describedSchema("The files are untrusted: what cannot be computed from samples is only claimed.", booleanSchema)
});
const visitSchema = describedSchema("One run of the benchmark command on one side.", objectSchema({
	started: describedSchema("The start, ISO 8601; empty if the side was not visited.", timestampSchema),
	seconds: describedSchema("Wall time of the command.", numberSchema(0, 1e9)),
	claimed: describedSchema("Seconds that the command says it measured for, one benchmark after the other; absent if it does not say.", optionalSchema(numberSchema(0, 0xe8d4a51000))),
	others: describedSchema("Seconds of processor time that other programs used during the visit, estimated from their mean rate.", optionalSchema(numberSchema(0, 0xe8d4a51000)))
}));
const roundSchema = describedSchema("A round without its measurements, which are in the comparisons, in round order.", objectSchema({
	round: describedSchema("Counted from 1.", integerSchema(1, 1e6)),
	block: describedSchema("The machine that measured it, counted from 1; one for all rounds of a single run.", integerSchema(1, maxRoundsInFile)),
	first: describedSchema("The side that was visited first; null if each benchmark had an order of its own.", nullableSchema(oneOfWordsSchema("base", "head"))),
	base: visitSchema,
	head: visitSchema
}));
const sinceRowSchema = objectSchema({
	...rowIdentityFieldSchemas,
	...betterAndExactFieldSchemas,
	delta: comparisonSchema.entries.delta,
	ratio: comparisonSchema.entries.ratio,
	change: comparisonChangeKindSchema,
	gate: rowGateModeSchema,
	steps: describedSchema("The number of change points for the worse that the history shows between the reference and base; null if unknown.", nullableSchema(integerSchema(0)))
});
const sinceSchema = describedSchema("Head of a pull request against the reference of the history, measured in the same rounds; it decides nothing.", objectSchema({
	sha: describedSchema("The commit of the reference.", shaSchema),
	name: describedSchema("The name of the reference: `v1.4.0`; untrusted text.", textSchema(1e3)),
	threshold: describedSchema("The worsening since the reference from which to warn: `creep`, or the threshold. Plain ratio.", numberSchema(0, 1)),
	rounds: describedSchema("The rounds in which the reference was measured.", integerSchema(0, maxRoundsInFile)),
	rows: rows(sinceRowSchema)
}));
const rounds = listSchema(roundSchema, maxRoundsInFile);
const resultFileSchema = objectSchema({
	schema: literal(1, "1, the only version"),
	verdict: verdictSchema,
	reason: describedSchema("The reason for the verdict, in one sentence, as in the report's headline.", textSchema(1e4)),
	commits: bothSidesSchema(commitSchema),
	settings: runSettingsSchema,
	rules: describedSchema("The rules file that inputs were taken from; null if there is none.", nullableSchema(rulesFileSchema)),
	elsewhere: describedSchema("Set if report/action.yml has judged what other jobs have measured; otherwise null.", nullableSchema(elsewhereSchema)),
	machine: machineSchema,
	toolchains: describedSchema("The toolchain of each side, such as `go1.26.8`; null if unknown.", bothSidesSchema(nullableSchema(textSchema(1e3)))),
	formats: describedSchema("The format of each side's output; null if it measured nothing. Absent in older files, which are in Go's format.", optionalSchema(bothSidesSchema(nullableSchema(textSchema(100))))),
	innerSamples: describedSchema("The benchmarks that were measured several times within a process. Absent in older files.", optionalSchema(rows(innerSamplesSchema))),
	rounds,
	stopped: describedSchema("Why measuring ended. count: all rounds were made. settled: everything that could fail was decided. budget: the time was up. interrupted: someone stopped it. failed: base failed. unchanged: nothing can have changed, so nothing was measured. empty: no benchmark is in this shard.", oneOfWordsSchema("count", "settled", "budget", "interrupted", "failed", "unchanged", "empty")),
	baseFailed: describedSchema("Why base could not be measured while head could; nothing is compared then, whatever rounds there are. Otherwise null.", nullableSchema(objectSchema({
		...failureSchema.entries,
		added: describedSchema("The files, and folders with a final slash, that the commands name and that only head has. Absent in older files.", optionalSchema(listSchema(nameOrPathSchema, 10)))
	}))),
	again: describedSchema("The rounds of the second measurement; empty if nothing was suspected.", rounds),
	isRelaid: describedSchema("Go binaries were relinked with a new function order for each round of the second measurement.", booleanSchema),
	laidOut: describedSchema("Go packages whose binaries were relinked with a new function order for each round of the first measurement.", rows(nameOrPathSchema)),
	visits: describedSchema("The visits to benchmarks in a round, except those with a single visit of the requested time.", rows(visitsSchema)),
	lost: rows(lostSchema),
	proven: rows(provenSchema),
	doubts: rows(doubtSchema),
	profiles: describedSchema("The functions in which regressed benchmarks spend more; empty if nothing was profiled.", listSchema(profileDifferenceSchema, 1e3)),
	calibration: describedSchema("The results of a run of base against itself, which passes whatever it finds; null for a gate.", nullableSchema(calibrationSchema)),
	comparisons: rows(comparisonSchema),
	geomeans: rows(unitGeomeanSchema),
	warnings: describedSchema("What a reader should know of the whole run. Nothing here has changed a number.", listSchema(runWarningSchema, 100)),
	unmatched: bothSidesSchema(rows(unmatchedBenchmarkSchema)),
	since: describedSchema("The comparison of head with the reference of the history; null if that was not measured.", nullableSchema(sinceSchema)),
	merged: describedSchema("The result files that this was judged from; null for a result that the measuring job has judged itself. Otherwise `settings` are those of the judging job, `rounds` are those of all shards together, and a `block` is a replica.", nullableSchema(mergedSchema))
});

export { benchmarkValidityDoubtKinds, betterDirectionSchema, booleanSchema, integerSchema, listSchema, nameOrPathSchema, nullablePackageNameSchema, nullableSchema, numberSchema, objectSchema, oneOfWordsSchema, optionalSchema, pValueSchema, positiveNumberSchema, ratioWithIntervalSchema, resultFileSchema, ruleChangeNameOfBenchmarksListOrder, runWarningKinds, shaSchema, textSchema, timestampSchema, unitNameSchema, validateDataOrUndefined, workingTreeOriginPrefix };