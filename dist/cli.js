#!/usr/bin/env node
import { J as gitIn, at as failureLine, dt as visible, mt as Misconfigured, n as recover, pt as CouldNotMeasure, t as untrustedEnvironment } from "./shared/environment.js";
import { C as shortSha, S as formatRounds, _ as withChange, a as readInputs, b as formatP, d as ordered, f as line, g as failsCheck, h as unitName, i as isCancellation, l as wholeReport, m as namingOf, p as magnitude, r as abortOnSignals, t as gate, u as isSignificant, v as formatCenter, y as formatDelta } from "./shared/gate.js";
import { r as writeResults } from "./shared/results.js";
import { t as terminalConsole } from "./shared/terminal-console.js";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
// src/core/report/text.ts
const plain = (_, text) => text;
function textReport(result, paint = plain) {
	const { comparisons, unmatched, commits, rounds, lost, verdict, reason } = result;
	const naming = namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	]);
	const colour = {
		pass: "green",
		fail: "red",
		inconclusive: "yellow"
	}[verdict];
	const regressed = withChange(comparisons, "regressed").toSorted((a, b) => magnitude(b) - magnitude(a));
	const only = ["base", "head"].flatMap((side) => unmatched[side].map((one) => `only on ${side}: ${visible(naming(one))}`));
	return [
		`${paint(colour, paint("bold", verdict.toUpperCase()))}  ${visible(reason)}`,
		regressed.map((one) => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`).join("\n"),
		rowsOf(result, naming, paint),
		only.join("\n"),
		lost.flatMap(({ failures }) => failures.map(({ message }) => `lost: ${visible(message)}`)).join("\n"),
		result.baseFailed ? visible(result.baseFailed.message) : "",
		`base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatRounds(rounds.length)}, seed ${result.settings.seed}`
	].filter((part) => part !== "").join("\n\n").concat("\n");
}
const signs = {
	regressed: "✗",
	improved: "✓",
	changed: "?",
	unchanged: " ",
	inconclusive: "~"
};
const colours = {
	regressed: "red",
	improved: "green",
	inconclusive: "yellow"
};
function rowsOf({ comparisons, settings }, naming, paint) {
	if (comparisons.length === 0) return "";
	const shown = ordered(comparisons, naming, settings);
	const rows = shown.map((one) => cellsOf(one, naming, settings.alpha));
	const titles = [
		"benchmark",
		"unit",
		"base",
		"head",
		"delta",
		"p"
	];
	const widths = titles.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]?.length ?? 0)));
	const lineOf = (cells) => cells.map((cell, n) => n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)).join("  ").trimEnd();
	return [`  ${lineOf(titles)}`, ...shown.map((one, n) => {
		const text = `${signs[one.change]} ${lineOf(rows[n] ?? [])}`;
		const colour = colours[one.change];
		return colour ? paint(colour, text) : text;
	})].join("\n");
}
function cellsOf(one, naming, alpha) {
	const { unit, base, head, delta } = one;
	return [
		visible(naming(one)),
		visible(unitName(unit)),
		formatCenter(base, unit),
		formatCenter(head, unit),
		isSignificant(one, alpha) ? formatDelta(delta) : "~",
		formatP(one)
	];
}
// src/effects/arguments.ts
const flags = [
	...[
		"run",
		"packages",
		"bench",
		"benchtime",
		"cpu",
		"tags",
		"go-flags",
		"setup",
		"count",
		"alpha",
		"threshold"
	],
	...[
		"delta-test",
		"correction",
		"outliers",
		"stop-early",
		"budget",
		"timeout",
		"checkout",
		"ignored-files"
	],
	...[
		"overlay",
		"profile",
		"perflock",
		"governor",
		"sort",
		"base",
		"head",
		"working-directory",
		"seed",
		"fail-on"
	],
	"results"
];
const switches = [
	"benchmem",
	"test",
	"strict",
	"confirm",
	"calibrate"
];
function readArguments(words) {
	const { values, positionals } = parsed(words, Object.fromEntries([
		...flags.map((name) => [name, { type: "string" }]),
		...[...switches, ...switches.map((name) => `no-${name}`)].map((name) => [name, { type: "boolean" }]),
		...["json", "markdown"].map((name) => [name, { type: "boolean" }]),
		["help", {
			type: "boolean",
			short: "h"
		}]
	]));
	const inputs = {};
	for (const name of flags) {
		const value = values[name];
		if (typeof value === "string") inputs[name] = value;
	}
	for (const name of switches) {
		if (values[name]) inputs[name] = "true";
		if (values[`no-${name}`]) inputs[name] = "false";
	}
	const output = values.json ? "json" : values.markdown ? "markdown" : "text";
	if (values.help || positionals[0] === "help") return {
		command: "help",
		words: [],
		inputs,
		output
	};
	const [first, ...rest] = positionals;
	if (first === "restore") return {
		command: "restore",
		words: rest,
		inputs,
		output
	};
	return {
		command: "compare-sides",
		words: positionals,
		inputs,
		output
	};
}
function parsed(words, options) {
	try {
		return parseArgs({
			args: [...words],
			options,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		throw new Misconfigured(`${error.message}. "benchgate --help" lists what there is.`);
	}
}
function sidesIn(words) {
	const [first = "", second, ...more] = words.flatMap((word) => word.split(/\.{2,3}/, 2));
	if (more.length > 0) throw new Misconfigured(`${words.join(" ")}: two revisions can be compared. Name base and head.`);
	if (first === "") return {};
	return second ? {
		base: first,
		head: second
	} : { base: first };
}
// src/effects/git/usual-sides.ts
async function usualSides(git, named) {
	const isDirty = await git.run(["status", "--porcelain"]) !== "";
	const head = named.head ?? (isDirty ? "worktree" : "HEAD");
	if (named.base !== void 0) return {
		base: named.base,
		head
	};
	if (head === "worktree") return {
		base: "HEAD",
		head
	};
	const branch = await defaultBranch(git);
	const base = branch && await git.ask([
		"merge-base",
		head,
		branch
	]);
	const tip = await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${head}^{commit}`
	]);
	if (base && base !== tip) return {
		base,
		head
	};
	throw new Misconfigured(`Nothing to compare: the tree is clean, and ${head} ${branch ? `has no commit that ${branch} has not` : "has no default branch to be compared with"}. Name a revision, such as "benchgate HEAD~1".`);
}
async function defaultBranch(git) {
	const ofOrigin = await git.ask([
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	if (ofOrigin) return ofOrigin;
	for (const name of [
		"origin/main",
		"origin/master",
		"main",
		"master"
	]) if (await git.ask([
		"rev-parse",
		"--verify",
		"--quiet",
		`${name}^{commit}`
	]) !== null) return name;
	return null;
}
// src/cli.ts
const usage = `Usage: benchgate [revision] [revision] [flags]
       benchgate restore [folder]

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate              uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2         what there is now against v1.2
  benchgate main..topic  topic against main
  benchgate restore      puts back what a run that was killed has left in a checkout

Every input of the Action is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict, --no-confirm, …
  --json, --markdown     another form of the report; --results FOLDER keeps all files
  --help

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`;
const { env } = process;
const console = terminalConsole(process.stderr);
try {
	const invocation = readArguments(process.argv.slice(2));
	if (invocation.command === "help") process.stdout.write(usage);
	else if (invocation.command === "restore") await restore(invocation.words);
	else process.exitCode = await compareSides(invocation);
} catch (error) {
	if (error instanceof CouldNotMeasure && error.output !== "") process.stderr.write(`${visibleLines(error.output)}\n`);
	process.stderr.write(`benchgate: ${failureLine(error)}\n`);
	process.exitCode = 2;
}
async function restore([folder = ".", ...more]) {
	if (more.length > 0) throw new Misconfigured(`restore: one folder can be given, not ${more.join(" ")} too.`);
	const found = await recover(folder, untrustedEnvironment(env, []).env, console);
	if (found === null) throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`);
	const { checkout, isChanged } = found;
	process.stdout.write(isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`);
}
async function compareSides({ words, inputs: given, output }) {
	const interrupt = abortOnSignals(console);
	const profiles = await mkdtemp(join(tmpdir(), "benchgate-profiles-"));
	try {
		const folder = process.cwd();
		const sides = await usualSides(gitIn(resolve(folder, given["working-directory"] ?? "."), untrustedEnvironment(env, []).env), {
			...given,
			...sidesIn(words)
		});
		const settings = {
			checkout: "worktree",
			...given,
			...sides
		};
		const inputs = readInputs((name) => settings[name] ?? "");
		const around = {
			folder,
			env,
			event: {
				name: "",
				pull: null,
				before: null
			},
			server: "",
			profiles,
			signal: interrupt.signal,
			console
		};
		const gated = await gate(inputs, around);
		const { result } = gated;
		const report = wholeReport(result);
		if (inputs.results !== null) await writeResults(resolve(folder, inputs.results), {
			...gated,
			report,
			profiles
		});
		process.stdout.write({
			json: `${JSON.stringify(result, null, 2)}\n`,
			markdown: report,
			text: result.calibration ? report : `\n${textReport(result, paintFor(process.stdout))}`
		}[output]);
		return statusOf(result);
	} catch (error) {
		if (!isCancellation(error, interrupt.signal)) throw error;
		console.info("cancelled; there is no verdict");
		return process.exitCode === void 0 ? 2 : Number(process.exitCode);
	} finally {
		await rm(profiles, {
			recursive: true,
			force: true
		});
		interrupt.done();
	}
}
function statusOf({ verdict, settings }) {
	if (verdict === "fail") return failsCheck(verdict, settings.failOn) ? 1 : 0;
	return verdict === "inconclusive" ? 3 : 0;
}
function paintFor(stream) {
	if (!stream.isTTY || env.NO_COLOR) return plain;
	const codes = {
		red: 31,
		green: 32,
		yellow: 33,
		bold: 1
	};
	return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
function visibleLines(text) {
	return text.split("\n").map(visible).join("\n");
}
export {};
