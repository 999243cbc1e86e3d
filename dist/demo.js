import { _usingCtx as _usingCtx$1, buildRunReportOfFailure, columnCountOfTerminal, createColourTextForStream, createGit, createTerminalConsole, createUntrustedEnvironment, makeTemporaryFolder } from "./shared/basics.js";
import { workflowTextForDocs } from "./shared/plan.js";
import { noWorkflowEvent } from "./shared/event2.js";
import { buildFullRunReport } from "./shared/fit-limit.js";
import { buildTerminalReportSections, textOfTerminalReportSections } from "./shared/terminal2.js";
import { htmlPageOfRunReport } from "./shared/html.js";
import { markdownOfRunReport } from "./shared/markdown.js";
import { readInputsWithSeed } from "./shared/rules-file3.js";
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
var bench_default = `// Prints a list that any program can print (the format customSmallerIsBetter). Each value is the fastest of 30 slices of
// 0.5 ms of processor time: neither waiting for a busy processor nor a disturbed slice counts, so that a first look shows what
// it should on a busy machine, too.
import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

// Processor time of this process, in milliseconds.
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const warmUp = 16
const slice = 0.5
const slices = 30

const results = []
for (const [name, run] of Object.entries(benchmarks)) {
  let calls = 1
  // Returns the time of one slice.
  const measure = () => {
    const start = now()
    for (let call = 0; call < calls; call++) run()
    return now() - start
  }
  // The engine compiles what runs often, so that a slice gets shorter, and takes more calls, until the end of the warm-up.
  for (const end = now() + warmUp; now() < end; ) if (measure() < slice) calls *= 2
  let fastest = Infinity
  for (let i = 0; i < slices; i++) fastest = Math.min(fastest, measure())
  results.push({ name, unit: 'ns/op', value: (fastest / calls) * 1e6 })
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
function inTerminal(result) {
	const { stdout } = process;
	return textOfTerminalReportSections(buildTerminalReportSections(result, true), createColourTextForStream(stdout, process.env), columnCountOfTerminal(stdout));
}
function nextSteps(verdict, page) {
	const check = verdict === "fail" ? "On a pull request the check would be red, and a comment would say this (npm start -- --markdown prints it)." : "This machine was too busy to show the regression in so few rounds. Run the demo again when the machine is less busy.";
	const workflow = workflowTextForDocs([{
		uses: "setup-go",
		with: { "go-version-file": "go.mod" }
	}]);
	return `
${check}
The report as a page: ${page}

Next, in one of your repositories:
  npm install --global ${import.meta.dirname}
  benchgate init      finds the benchmarks, writes the workflow, and tries it
  benchgate           compares uncommitted work with HEAD, or a branch with the commit where it began

Or save this as .github/workflows/benchgate.yml in a Go repository:

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
		count: "10",
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
			console.info(`A sample repository is in ${sample.path}: head made one of its functions slower and one faster. To be quick, this run makes 10 rounds with a threshold of 10%; the defaults are 20 rounds and 5%.`);
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
			process.stdout.write(isMarkdown ? `\n${markdownOfRunReport(report)}\n` : `\n${inTerminal(result)}${nextSteps(result.verdict, page)}`);
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