import { n as failureReport } from "./shared/failure.js";
import { o as wholeReport, t as markdownText } from "./shared/markdown.js";
import { t as noEvent } from "./shared/event.js";
import { l as readInputs, s as _usingCtx$1 } from "./shared/rules-file2.js";
import { n as untrustedEnvironment } from "./shared/environment.js";
import { n as isCancellation, t as abortOnSignals } from "./shared/interrupt.js";
import { n as gitIn } from "./shared/git.js";
import { t as terminalConsole } from "./shared/terminal-console.js";
import { t as gate } from "./shared/gate.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
const bench = "import { checksum, lookUp, unique } from './library.mjs'\n\nconst words = Array.from({ length: 400 }, (_, i) => `word-${(i * 7919) % 300}`)\nconst table = Array.from({ length: 400 }, (_, i) => [`word-${i}`, i])\n\nconst benchmarks = {\n  Unique: () => unique(words).length,\n  LookUp: () => lookUp(table, words).length,\n  Checksum: () => checksum(words),\n}\n\nfor (const [name, run] of Object.entries(benchmarks)) {\n  let count = 0\n  for (const end = performance.now() + 20; performance.now() < end; count++) run()\n  const start = performance.now()\n  for (let i = 0; i < count; i++) run()\n  const each = ((performance.now() - start) * 1e6) / count\n  console.log(`Benchmark${name} ${count} ${each.toFixed(1)} ns/op`)\n}\n", checksum = "\nexport function checksum(words) {\n  let sum = 2166136261\n  for (const word of words) {\n    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)\n  }\n  return sum >>> 0\n}\n", sampleFiles = {
	base: {
		"bench.mjs": bench,
		"library.mjs": `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words)]
}

export function lookUp(table, words) {
  return words.map(word => table.find(([key]) => key === word)?.[1])
}
${checksum}`
	},
	head: {
		"bench.mjs": bench,
		"library.mjs": `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words.map(word => word.trim().normalize().toLowerCase()))]
}

export function lookUp(table, words) {
  const index = new Map(table)
  return words.map(word => index.get(word))
}
${checksum}`
	}
};
async function buildSample(env) {
	let folder = await mkdtemp(join(tmpdir(), "benchgate-sample-")), git = gitIn(folder, env);
	await git.run([
		"init",
		"--quiet",
		"--initial-branch=head"
	]);
	for (let [side, message] of [["base", "Words, looked at in three ways"], ["head", "Ignore space around words, and index the table"]]) {
		for (let [name, text] of Object.entries(sampleFiles[side])) await writeFile(join(folder, name), text);
		await git.run(["add", "--all"]), await git.run([
			"commit",
			"--quiet",
			`--message=${message}`
		]), side === "base" && await git.run(["tag", "base"]);
	}
	return {
		folder,
		[Symbol.asyncDispose]: () => rm(folder, {
			recursive: !0,
			force: !0
		})
	};
}
const settings = {
	run: "node bench.mjs",
	base: "base",
	count: "12",
	seed: "7"
}, console = terminalConsole(), interrupt = abortOnSignals(console);
try {
	try {
		var _usingCtx = _usingCtx$1();
		let { env } = untrustedEnvironment(process.env, []), sample = _usingCtx.a(await buildSample(env));
		console.info(`A sample repository is in ${sample.folder}: one function of three got slower, one faster.`);
		let { result } = await gate(readInputs((name) => settings[name] ?? ""), {
			folder: sample.folder,
			env: process.env,
			event: noEvent,
			server: "",
			profiles: tmpdir(),
			signal: interrupt.signal,
			console
		});
		process.stdout.write(`\nThe comment it would post:\n\n${markdownText(wholeReport(result))}\n`), process.stdout.write(`Verdict: ${result.verdict}. ${result.reason}${result.verdict === "fail" ? "; the check would be red" : ""}.\n`);
	} catch (_) {
		_usingCtx.e = _;
	} finally {
		await _usingCtx.d();
	}
} catch (error) {
	isCancellation(error, interrupt.signal) ? console.info("cancelled; the sample repository has been removed") : process.stdout.write(markdownText(failureReport(error))), process.exitCode ||= 1;
} finally {
	interrupt.done();
}
export {};
