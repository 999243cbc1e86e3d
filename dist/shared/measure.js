import { A as doubtGroups, C as unconfirmedLines, D as plainVoice, E as magnitude, F as failsCheck, H as shortSha, I as withChange, L as formatCenter, M as isGrave, N as namingOf, O as lostKinds, P as unitName, R as formatDelta, S as openOf, T as line, V as formatRounds, _ as sumsOf, a as readInputs, b as introduction, d as ordered, f as suiteWords, g as profileTitles, h as grown, i as isCancellation, j as graveDoubts, k as lostName, l as wholeReport, m as byBenchmark, p as amount, r as abortOnSignals, t as gate, u as isSignificant, v as withoutFolders, w as runWarningLines, x as openLine, y as advice, z as formatP } from "./gate.js";
import { a as visible, l as Misconfigured, o as visibleLines } from "./escape.js";
import { J as gitIn, t as untrustedEnvironment } from "./environment.js";
import { r as writeResults } from "./results.js";
import { t as terminalConsole } from "./terminal-console.js";
import { t as readFlags } from "./flags.js";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
// src/core/report/text-lost.ts
const longestLine = 400;
const mostOutputs = 5;
function textLost(lost, naming) {
	return lost.map((one, index) => {
		const kind = lostKinds.find(({ isOf }) => isOf(one));
		const name = visible(lostName(one, naming, (text) => text));
		const head = kind ? `lost: ${name}: ${kind.says}. ${kind.advice}` : `lost: ${name}`;
		const said = one.failures.flatMap(({ message, output }) => [...visibleLines(message).map((line) => `  ${line}`), ...lastLines(output).map((line) => `    ${line}`)]);
		return [head, ...index < mostOutputs ? said : []].join("\n");
	}).join("\n\n");
}
function lastLines(output) {
	return visibleLines(output.trimEnd()).filter((line, index) => line !== "" || index > 0).slice(-20).map((line) => line.length <= longestLine ? line : `${line.slice(0, longestLine)}…`);
}
// src/core/report/text-notes.ts
const mostLines = 10;
const asItIs = (name) => name;
function textDoubts(result, naming) {
	const suite = suiteWords(result, mostLines, asItIs);
	const groups = doubtGroups(result, naming, mostLines, asItIs).map(({ says, advice, names }) => `  ${visible(`${says} ${advice}`)}\n    ${visible(names)}`);
	const subject = isGrave(result.doubts) ? `Doubtful benchmarks: ${graveDoubts}` : "Doubtful benchmarks:";
	return [suite === "" ? "" : visible(`Not the same benchmark on both sides: ${suite}`), groups.length === 0 ? "" : [subject, ...groups].join("\n")].filter((part) => part !== "").join("\n\n");
}
function textNotes(result, naming) {
	const open = openOf(result);
	const standing = open.slice(0, mostLines).map((one) => `  ${visible(openLine(one, result, naming, plainVoice, asItIs))}`);
	const unconfirmed = unconfirmedLines(result, naming, plainVoice, asItIs).map(visible);
	return [
		shortened(unconfirmed, unconfirmed.length).join("\n"),
		open.length === 0 ? "" : [
			introduction(result, plainVoice),
			...shortened(standing, open.length),
			advice(open, result)
		].filter((line) => line !== "").join("\n"),
		runWarningLines(result, asItIs).map((words) => visible(`note: ${words}`)).join("\n")
	].filter((part) => part !== "").join("\n\n");
}
function shortened(lines, all) {
	return all <= mostLines ? lines : [...lines.slice(0, mostLines), `  and ${all - mostLines} more`];
}
// src/core/report/columns.ts
function columns(rows, left) {
	const widths = (rows[0] ?? []).map((_, n) => rows.reduce((widest, row) => Math.max(widest, row[n]?.length ?? 0), 0));
	return rows.map((row) => row.map((cell, n) => n < left ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)).join("  ").trimEnd());
}
// src/core/report/text-profiles.ts
const mostRows = 5;
const longestName = 60;
function textProfiles(profiles, naming) {
	const benchmarks = byBenchmark(profiles);
	const more = benchmarks.length - 10;
	return [...benchmarks.slice(0, 10).map((kinds) => [`Where ${kinds.slice(0, 1).map((one) => visible(naming(one)))} spends more`, ...kinds.flatMap(linesOf).map((line) => `  ${line}`)].join("\n")), ...more > 0 ? [`The result file has the profiles of ${more} more.`] : []].join("\n\n");
}
function linesOf(profile) {
	const { kind, total, functions, failure } = profile;
	const title = `${profileTitles[kind]} per operation:`;
	if (failure !== null) {
		const [first = "", ...rest] = visibleLines(failure);
		return [`${title} no table: ${first}`, ...rest];
	}
	if (total.base === 0 && total.head === 0) return [`${title} none on either side.`];
	if (functions.length === 0) return [`${title} ${sumsOf(profile)}. No function spends notably more.`];
	const titles = [
		"function",
		"growth",
		"base",
		"head",
		"with callees"
	];
	const rows = functions.slice(0, mostRows).map((one) => cellsOf$1(one, profile));
	return [`${title} ${sumsOf(profile)}`, ...columns([titles, ...rows], 1).map((line) => `  ${line}`)];
}
function cellsOf$1(difference, { unit }) {
	const { function: name, base, head, isNoise } = difference;
	const shown = visible(withoutFolders(name));
	return [
		shown.length <= longestName ? shown : `${shown.slice(0, 59)}…`,
		grown(head.flat - base.flat, unit, isNoise.flat),
		amount(base.flat, unit),
		amount(head.flat, unit),
		grown(head.cum - base.cum, unit, isNoise.cum)
	];
}
// src/core/report/text-table.ts
const plain = (_, text) => text;
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
function textTable({ comparisons, settings }, naming, paint) {
	if (comparisons.length === 0) return "";
	const shown = ordered(comparisons, naming, settings);
	const [heading = "", ...lines] = columns([[
		"benchmark",
		"unit",
		"base",
		"head",
		"delta",
		"p"
	], ...shown.map((one) => cellsOf(one, naming, settings.alpha))], 2);
	return [`  ${heading}`, ...shown.map((one, n) => {
		const text = `${signs[one.change]} ${lines[n] ?? ""}`.trimEnd();
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
// src/core/report/text.ts
function textReport(result, paint = plain) {
	const { comparisons, unmatched, commits, rounds, lost, verdict, reason, baseFailed, profiles } = result;
	const naming = namingOf([
		...comparisons,
		...unmatched.base,
		...unmatched.head
	], lost);
	const colour = {
		pass: "green",
		fail: "red",
		inconclusive: "yellow"
	}[verdict];
	const regressed = withChange(comparisons, "regressed").toSorted((a, b) => magnitude(b) - magnitude(a));
	const only = ["base", "head"].flatMap((side) => unmatched[side].map((one) => `only on ${side}: ${visible(naming(one))}`));
	return [
		`${paint(colour, paint("bold", verdict.toUpperCase()))}  ${visible(reason)}`,
		textDoubts(result, naming),
		regressed.map((one) => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`).join("\n"),
		textTable(result, naming, paint),
		textProfiles(profiles, naming),
		textNotes(result, naming),
		only.join("\n"),
		textLost(lost, naming),
		baseFailed ? [...visibleLines(baseFailed.message), ...lastLines(baseFailed.output).map((text) => `    ${text}`)].join("\n") : "",
		`base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatRounds(rounds.length)}, seed ${result.settings.seed}`
	].filter((part) => part !== "").join("\n\n").concat("\n");
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
// src/commands/inputs-as-flags.ts
const valued = [
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
		"alpha"
	],
	...[
		"threshold",
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
		"results"
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
// src/commands/revisions-in.ts
function sidesIn(words) {
	const range = words.find((word) => word.includes(".."));
	if (range !== void 0 && words.length > 1) throw new Misconfigured(`${words.join(" ")}: beside the range "${range}" nothing else can be named.`);
	const [base = "", ...heads] = range === void 0 ? words : range.split(/\.{2,3}/, 2);
	if (base === "") return [heads[0] ? { head: heads[0] } : {}];
	const named = heads.filter((head) => head !== "");
	return named.length === 0 ? [{ base }] : named.map((head) => ({
		base,
		head
	}));
}
// src/commands/measure.ts
const usage = `Usage: benchgate [revision] [revision] [flags]
       benchgate restore [folder]

Measures two sides of a repository, interleaved, and says what got slower.

  benchgate              uncommitted work against HEAD; without any, HEAD against where its branch began
  benchgate v1.2         what there is now against v1.2
  benchgate main..topic  topic against main
  benchgate calibrate    HEAD against itself, to learn how noisy this machine is
  benchgate restore      puts back what a run that was killed has left in a checkout

Every input of the Action that is not about GitHub is a flag: --run 'node bench.mjs', --count 10, --threshold 3%, --strict, --no-confirm, …
  --json, --markdown     another form of the report; --results FOLDER keeps all files
  --help

Exit status: 0 pass, 1 regression, 2 could not measure, 3 inconclusive.
`;
const flags = {
	...inputFlags,
	json: { type: "boolean" },
	markdown: { type: "boolean" }
};
async function run(given, terminal) {
	const { values, words } = readFlags(given, flags, "benchgate");
	const asked = inputsIn({
		values,
		words
	});
	const pairs = sidesIn(words);
	const statuses = [];
	for (const sides of pairs) {
		const named = {
			...asked,
			...sides
		};
		const apart = pairs.length > 1 && asked.results ? { results: join(asked.results, fileName(sides)) } : {};
		statuses.push(await measure({
			...named,
			...apart
		}, values, terminal));
	}
	return [
		2,
		1,
		3
	].find((status) => statuses.includes(status)) ?? 0;
}
async function measure(asked, values, terminal) {
	const { env, folder, stdout } = terminal;
	const console = terminalConsole(terminal.stderr);
	const interrupt = abortOnSignals(console);
	const profiles = await mkdtemp(join(tmpdir(), "benchgate-profiles-"));
	try {
		const git = gitIn(resolve(folder, asked["working-directory"] ?? "."), untrustedEnvironment(env, []).env);
		const sides = asked.calibrate === "true" ? { base: asked.base ?? "HEAD" } : await usualSides(git, asked);
		const settings = {
			checkout: "worktree",
			...asked,
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
		const text = () => result.calibration ? report : `\n${textReport(result, paintFor(terminal))}`;
		stdout.write(values.json ? `${JSON.stringify(result, null, 2)}\n` : values.markdown ? report : text());
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
function fileName({ head = "head" }) {
	return head.replace(/[^\w.-]+/g, "-");
}
function statusOf({ verdict, settings }) {
	if (verdict === "fail") return failsCheck(verdict, settings.failOn) ? 1 : 0;
	return verdict === "inconclusive" ? 3 : 0;
}
function paintFor({ stdout, env }) {
	if (!stdout.isTTY || env.NO_COLOR) return plain;
	const codes = {
		red: 31,
		green: 32,
		yellow: 33,
		bold: 1
	};
	return (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`;
}
export { usage as n, run as t };
