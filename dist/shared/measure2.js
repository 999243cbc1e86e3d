import { gitBisectStatusOfError, gitBisectStatusOfResult } from "./bisection-state.js";
import { MisconfiguredError, addTerminalCheckoutDefaults, commandNames, createTerminalConsole, inputFlags, inputTextsFromFlags, parseCommandLine, printFailure } from "./basics.js";
import { chooseDefaultRevisions, isWorkingTreeDirty, sinceLastReleaseValue, workingTreeValue } from "./revisions.js";
import { readInputsWithRules } from "./rules-file3.js";
import { openRepositoryWithRules, printWhyMatchingGoBenchmarksAreMeasured, runGateInTerminal, runVersionGatesInTerminal } from "./measure-in-terminal.js";
import { refuseSeveralReportForms, reportFormFlagList, reportFormFlags } from "./present2.js";
import { resolve } from "node:path";

// src/commands/measure.ts
const usage = `Usage: benchgate [revision …] [flags]
       benchgate COMMAND …

Measures two revisions of a repository, interleaved, and reports what got slower.

  benchgate               uncommitted work against HEAD; if there is none, HEAD against where its branch began
  benchgate v1.2          the current state against v1.2
  benchgate main..topic   topic against main
  benchgate main...topic  topic against the commit where it branched off main
  benchgate v1 v2 v3      each against the first, all in the same rounds

  --all                       show the rows without a change, too
  ${reportFormFlagList.padEnd(25)}   print the report in another form
  --html FILE                 write the report as a page; --results FOLDER writes all files
  --explain BENCHMARK         say why a Go benchmark is measured or skipped, and measure nothing
  --bisect-exit               exit status for "git bisect run": 0 good, 1 slower, 125 skip (broken or undecided)
  --version, --help

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict,
--no-confirm, … All: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md. Inputs that the repository always
needs belong in .github/benchgate.yml. Ctrl-C ends the measurement and judges what was measured so far.

Commands, each with --help:
  bisect       finds the commit that made a benchmark slower
  calibrate    measures a commit against itself: how noisy is this machine?
  compare      compares files of results, as benchstat does
  init         writes the workflow and the rules file for this repository
  doctor       finds what would make measurements here unreliable
  record       keeps results in git notes
  history      draws the results in git notes
  accept       accepts regressions of a result, by an entry in the rules file
  restore      restores a checkout that a killed run has left changed
  completion   prints the completion script for bash, zsh or fish

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`;
const flags = {
	...inputFlags,
	...reportFormFlags,
	"bisect-exit": { type: "boolean" },
	explain: { type: "string" }
};
async function run(args, terminal) {
	let isBisected = args.includes("--bisect-exit");
	try {
		const line = parseCommandLine(args, flags, "benchgate");
		isBisected = line.values["bisect-exit"] === true;
		return await measure(line, terminal);
	} catch (error) {
		if (!isBisected) throw error;
		printFailure(error, terminal.stderr);
		return gitBisectStatusOfError(error);
	}
}
async function measure({ values, words }, terminal) {
	refuseSeveralReportForms(values);
	const inputTexts = inputTextsFromFlags({
		values,
		words
	});
	const { rules, pairs } = await resolveRevisionPairsAndReadRules(words, inputTexts, terminal, createTerminalConsole(terminal.stderr));
	const names = uniqueNames(pairs);
	const [first, ...otherRequests] = pairs.map((sides, n) => {
		const settings = {
			...addTerminalCheckoutDefaults(inputTexts),
			...sides
		};
		const inputs = readInputsWithRules(rules, (name) => settings[name] ?? "");
		const name = pairs.length === 1 ? "" : names[n] ?? "";
		return {
			name: sides.head ?? "head",
			inputs,
			places: outputPaths(inputs, values, terminal.folder, name)
		};
	});
	const isBisected = values["bisect-exit"] === true;
	if (isBisected && otherRequests.length > 0) throw new MisconfiguredError("--bisect-exit compares one commit with a good one, but several revisions were given. Give only the good one.");
	const { explain } = values;
	if (typeof explain === "string") {
		if (otherRequests.length > 0) throw new MisconfiguredError(`--explain is about two revisions, and ${words.length} were given. Give two.`);
		return printWhyMatchingGoBenchmarksAreMeasured(explain, first.inputs, rules, terminal);
	}
	return otherRequests.length === 0 ? runGateInTerminal(...[
		first.inputs,
		first.places,
		rules,
		values,
		terminal
	], isBisected ? gitBisectStatusOfResult : void 0) : runVersionGatesInTerminal(pairs[0]?.base ?? "base", [first, ...otherRequests], rules, values, terminal);
}
function outputPaths({ results }, { html }, folder, name) {
	const page = typeof html !== "string" ? null : name === "" ? html : html.replace(/(\.\w+)?$/, `-${name}$1`);
	return {
		results: results && resolve(folder, results, name),
		html: page && resolve(folder, page)
	};
}
function uniqueNames(pairs) {
	const names = [];
	for (const { head = "head" } of pairs) {
		const name = head.replace(/[^\w.-]+/g, "-");
		let unique = name;
		for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`;
		names.push(unique);
	}
	return names;
}
async function resolveRevisionPairsAndReadRules(words, inputTexts, terminal, console) {
	const namedSides = pairsIn(words, inputTexts);
	const revisions = revisionsOf(namedSides, words, inputTexts);
	const { git, rules } = await openRepositoryWithRules(inputTexts, terminal, console, revisions, commandNames);
	if (inputTexts.since !== void 0) {
		const head = namedSides[0]?.head ?? inputTexts.head;
		if (head === void 0 && await isWorkingTreeDirty(git)) console.info(`uncommitted work is not measured, as a history consists of commits; to measure it: benchgate ${inputTexts.since === "last-release" ? "TAG" : inputTexts.since}`);
		return {
			rules,
			pairs: [{
				base: "",
				head: head ?? "HEAD"
			}]
		};
	}
	if (inputTexts.calibrate === "true") return {
		rules,
		pairs: [{ base: namedSides[0]?.base ?? inputTexts.base ?? "HEAD" }]
	};
	const pairs = [];
	for (const pair of namedSides) {
		const { note, ...sides } = await chooseDefaultRevisions(git, {
			base: inputTexts.base,
			head: inputTexts.head,
			...pair
		});
		if (note !== null) console.info(note);
		pairs.push(sides);
	}
	return {
		rules,
		pairs
	};
}
function pairsIn(words, inputTexts) {
	if (words.length > 0 && (inputTexts.base ?? inputTexts.head) !== void 0) throw new MisconfiguredError(`The revisions are given twice: as "${words.join(" ")}" and with --base or --head. Use one or the other.`);
	const pairs = parseCommandLineRevisionsIntoPairs(words);
	const base = pairs.find((pair) => pair.base !== void 0)?.base ?? inputTexts.base;
	if (inputTexts.since !== void 0 && base !== void 0) throw new MisconfiguredError(`since: "${inputTexts.since}" and "${base}" both name the commit to compare with. Give one of them.`);
	if (inputTexts.calibrate === "true" && inputTexts.head !== void 0) throw new MisconfiguredError(`calibrate: one commit is measured against itself. Name it without --head: benchgate calibrate ${inputTexts.head}`);
	if (inputTexts.calibrate === "true" && pairs.some(({ head }) => head !== void 0)) throw new MisconfiguredError(`calibrate: "${words.join(" ")}" are several revisions. Give one: it is measured against itself.`);
	return pairs;
}
function revisionsOf(pairs, words, inputTexts) {
	const { base, head } = inputTexts;
	const named = (words.length === 0 ? [{
		base,
		head
	}] : pairs).flatMap((pair) => ["base", "head"].flatMap((side) => {
		const revision = pair[side];
		if (revision === void 0 || side === "head" && revision === "worktree") return [];
		return [{
			revision,
			flag: words.length === 0 ? `--${side}` : null
		}];
	}));
	return [...new Map(named.map((one) => [one.revision, one])).values()];
}
function parseCommandLineRevisionsIntoPairs(words) {
	const range = words.find((word) => word.includes(".."));
	if (range !== void 0 && words.length > 1) throw new MisconfiguredError(`${words.join(" ")}: nothing else can be given with the range "${range}". Give the range alone.`);
	const [base = "", ...heads] = range === void 0 ? words : range.split(/\.{2,3}/, 2);
	const namedSides = heads.filter((head) => head !== "");
	if (base === "") return [namedSides[0] ? { head: namedSides[0] } : {}];
	const sinceFork = range?.includes("...") ? { sinceFork: true } : {};
	return namedSides.length === 0 ? [{
		base,
		...sinceFork
	}] : namedSides.map((head) => ({
		base,
		head,
		...sinceFork
	}));
}

export { flags, parseCommandLineRevisionsIntoPairs, resolveRevisionPairsAndReadRules, run, usage };