import { _usingCtx as _usingCtx$1, buildRunReportOfFailure, columnCountOfTerminal, createColourTextForStream, createTerminalConsole, makeTemporaryFolder, paragraphReportBlock } from "./shared/basics.js";
import { workflowTextForDocs } from "./shared/plan.js";
import { noWorkflowEvent } from "./shared/event2.js";
import { buildFullRunReport } from "./shared/fit-limit.js";
import { buildTerminalReportSections, textOfTerminalReportSections } from "./shared/terminal2.js";
import { htmlPageOfRunReport } from "./shared/html.js";
import { markdownOfRunReport } from "./shared/markdown.js";
import { createGit } from "./shared/git.js";
import { readInputsWithSeed } from "./shared/rules-file3.js";
import { createUntrustedEnvironment } from "./shared/start.js";
import { abortOnSignals, isErrorDueToInterruption } from "./shared/interrupt.js";
import { runGate } from "./shared/gate.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, writeFile } from "node:fs/promises";

// text:src/demo/base/library.mjs:raw
var library_default$1 = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words)]
}

export function lookUp(table, words) {
  return words.map(word => table.find(([key]) => key === word)?.[1])
}

export function checksum(words) {
  let sum = 2166136261
  for (const word of words) {
    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)
  }
  return sum >>> 0
}
`;

// text:src/demo/bench.mjs:raw
var bench_default = `// Prints a list that any program can print (the format customSmallerIsBetter). Right after each slice of a benchmark a fixed loop
// is timed, and the result is the median of their ratios times the nominal time of that loop. So neither waiting for a busy
// processor nor a change of its frequency counts, and a first look shows what it should on a busy machine, too.
import { setFlagsFromString } from 'node:v8'
import { checksum, lookUp, unique } from './library.mjs'

// Otherwise the engine compiles in a thread of its own, which a busy machine may not run in time.
setFlagsFromString('--no-concurrent-recompilation')

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

/** The fixed loop, and its nominal time in nanoseconds. */
const nominal = 10_000
function loop() {
  let sum = 1
  for (const word of words) for (let i = 0; i < word.length; i++) sum = (sum * 31 + word.charCodeAt(i)) | 0
  return sum
}

// Returns the processor time of this process for so many calls, in milliseconds.
function time(calls, run) {
  const start = process.cpuUsage()
  for (let call = 0; call < calls; call++) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const slice = 0.25
const slices = 25

// Warms up for so many milliseconds: the engine compiles what runs often, so that a slice gets shorter, and takes more calls.
function callsOfSlice(run, warmUp) {
  let calls = 1
  for (let spent = 0; spent < warmUp; ) {
    const duration = time(calls, run)
    spent += duration
    if (duration < slice) calls *= 2
  }
  return calls
}

const loops = callsOfSlice(loop, 24)
const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  const calls = callsOfSlice(run, 16)
  const ratios = Array.from({ length: slices }, () => time(calls, run) / calls / (time(loops, loop) / loops))
  const median = ratios.sort((a, b) => a - b)[(slices - 1) / 2]
  results.push({ name, unit: 'ns/op', value: median * nominal })
}
console.log(JSON.stringify(results))
`;

// text:src/demo/head/library.mjs:raw
var library_default = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words.map(word => word.trim().normalize().toLowerCase()))]
}

export function lookUp(table, words) {
  const index = new Map(table)
  return words.map(word => index.get(word))
}

export function checksum(words) {
  let sum = 2166136261
  for (const word of words) {
    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)
  }
  return sum >>> 0
}
`;

// src/demo.ts
function inTerminal(result, next) {
	const { stdout } = process;
	const sections = buildTerminalReportSections(result, true);
	const [table = [], ...others] = sections.before;
	const report = textOfTerminalReportSections({
		...sections,
		before: [[...table, paragraphReportBlock`${legend}`], ...others]
	}, createColourTextForStream(stdout, process.env), columnCountOfTerminal(stdout));
	const verdict = report.lastIndexOf("\n\n") + 1;
	return `${report.slice(0, verdict)}${next}${report.slice(verdict)}`;
}
function nextSteps(verdict, page) {
	const check = verdict === "fail" ? "On a pull request this check would be red, and Benchgate would post this report as a comment (npm start -- --markdown prints the comment)." : "The regression was not shown in so few rounds, probably as this machine is busy. Run the demo again when it is less busy.";
	const workflow = workflowTextForDocs([{
		uses: "setup-go",
		with: { "go-version-file": "go.mod" }
	}]);
	return `
${check}
The report is also a page: ${page}

Next, in one of your repositories:
  npm install --global ${import.meta.dirname}
  benchgate init      finds the benchmarks, writes the workflow and tries it once; without a terminal only with --check
  benchgate           compares uncommitted work with HEAD; if there is none, the branch with the commit where it began

Or save this as .github/workflows/benchgate.yml in a Go repository (README.md has the same, and what to change for other languages):

${workflow.replace(/^(?=.)/gm, "  ")}`;
}
async function buildSampleRepository(env) {
	const folder = await makeTemporaryFolder("benchgate-sample-");
	const git = createGit(folder.path, env);
	await git.run([
		"init",
		"--quiet",
		"--initial-branch=head"
	]);
	for (const [side, message] of [["base", "Words, looked at in three ways"], ["head", "Ignore space around words, and index the table"]]) {
		for (const [name, text] of Object.entries(demoRepositoryFiles[side])) await writeFile(join(folder.path, name), text);
		await git.run(["add", "--all"]);
		await git.run([
			"commit",
			"--quiet",
			`--message=${message}`
		]);
		if (side === "base") await git.run(["tag", "base"]);
	}
	return folder;
}
try {
	var _usingCtx = _usingCtx$1();
	var settings = {
		run: "node bench.mjs",
		format: "customSmallerIsBetter",
		base: "base",
		count: "8",
		threshold: "10%",
		seed: "7"
	};
	var demoRepositoryFiles = {
		base: {
			"bench.mjs": bench_default,
			"library.mjs": library_default$1
		},
		head: {
			"bench.mjs": bench_default,
			"library.mjs": library_default
		}
	};
	var legend = "✗ regressed, ✓ improved, ~ inconclusive; in the delta column, ~ means \"not significant\". \"At most 3%\" means that a slowdown of 3% is ruled out. \"adj. p\" is the p-value, adjusted for the number of benchmarks.";
	var isMarkdown = process.argv.includes("--markdown");
	process.stdout.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
	});
	var console = createTerminalConsole();
	var interrupt = _usingCtx.u(abortOnSignals(console));
	try {
		try {
			var _usingCtx3 = _usingCtx$1();
			const { env } = createUntrustedEnvironment(process.env, []);
			const sample = _usingCtx3.a(await buildSampleRepository(env));
			console.info(`A sample repository is in ${sample.path} (removed at the end): head made one of its functions slower and one faster. To save time, this run makes 8 rounds with a threshold of 10%; the defaults are 20 rounds and 5%.`);
			const { result } = await runGate(readInputsWithSeed((name) => settings[name] ?? ""), {
				folder: sample.path,
				env: process.env,
				event: noWorkflowEvent,
				server: "",
				profiles: tmpdir(),
				signal: interrupt.signal,
				console
			});
			const report = buildFullRunReport(result);
			const page = join(await mkdtemp(join(tmpdir(), "benchgate-report-")), "report.html");
			await writeFile(page, htmlPageOfRunReport(report));
			process.stdout.write(isMarkdown ? `\n${markdownOfRunReport(report)}\n` : `\n${inTerminal(result, nextSteps(result.verdict, page))}`);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			await _usingCtx3.d();
		}
	} catch (error) {
		if (isErrorDueToInterruption(error, interrupt.signal)) console.info("cancelled; the sample repository has been removed");
		else process.stdout.write(markdownOfRunReport(buildRunReportOfFailure(error)));
		process.exitCode ||= 1;
	}
} catch (_) {
	_usingCtx.e = _;
} finally {
	_usingCtx.d();
}

export {  };