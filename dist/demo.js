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
// src/effects/sample/files.ts
const bench = `import { checksum, lookUp, unique } from './library.mjs'

const words = Array.from({ length: 400 }, (_, i) => \`word-\${(i * 7919) % 300}\`)
const table = Array.from({ length: 400 }, (_, i) => [\`word-\${i}\`, i])

const benchmarks = {
  Unique: () => unique(words).length,
  LookUp: () => lookUp(table, words).length,
  Checksum: () => checksum(words),
}

for (const [name, run] of Object.entries(benchmarks)) {
  let count = 0
  for (const end = performance.now() + 20; performance.now() < end; count++) run()
  const start = performance.now()
  for (let i = 0; i < count; i++) run()
  const each = ((performance.now() - start) * 1e6) / count
  console.log(\`Benchmark\${name} \${count} \${each.toFixed(1)} ns/op\`)
}
`;
const checksum = `
export function checksum(words) {
  let sum = 2166136261
  for (const word of words) {
    for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619)
  }
  return sum >>> 0
}
`;
const base = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words)]
}

export function lookUp(table, words) {
  return words.map(word => table.find(([key]) => key === word)?.[1])
}
${checksum}`;
const head = `// Words, looked at in three ways.
export function unique(words) {
  return [...new Set(words.map(word => word.trim().normalize().toLowerCase()))]
}

export function lookUp(table, words) {
  const index = new Map(table)
  return words.map(word => index.get(word))
}
${checksum}`;
const sampleFiles = {
	base: {
		"bench.mjs": bench,
		"library.mjs": base
	},
	head: {
		"bench.mjs": bench,
		"library.mjs": head
	}
};
// src/effects/sample/repository.ts
async function buildSample(env) {
	const folder = await mkdtemp(join(tmpdir(), "benchgate-sample-"));
	const git = gitIn(folder, env);
	await git.run([
		"init",
		"--quiet",
		"--initial-branch=head"
	]);
	for (const [side, message] of [["base", "Words, looked at in three ways"], ["head", "Ignore space around words, and index the table"]]) {
		for (const [name, text] of Object.entries(sampleFiles[side])) await writeFile(join(folder, name), text);
		await git.run(["add", "--all"]);
		await git.run([
			"commit",
			"--quiet",
			`--message=${message}`
		]);
		if (side === "base") await git.run(["tag", "base"]);
	}
	return {
		folder,
		[Symbol.asyncDispose]: () => rm(folder, {
			recursive: true,
			force: true
		})
	};
}
// src/demo.ts
const settings = {
	run: "node bench.mjs",
	base: "base",
	count: "12",
	seed: "7"
};
const console = terminalConsole();
const interrupt = abortOnSignals(console);
try {
	try {
		var _usingCtx = _usingCtx$1();
		const { env } = untrustedEnvironment(process.env, []);
		const sample = _usingCtx.a(await buildSample(env));
		console.info(`A sample repository is in ${sample.folder}: one function of three got slower, one faster.`);
		const { result } = await gate(readInputs((name) => settings[name] ?? ""), {
			folder: sample.folder,
			env: process.env,
			event: noEvent,
			server: "",
			profiles: tmpdir(),
			signal: interrupt.signal,
			console
		});
		process.stdout.write(`\nThe comment it would post:\n\n${markdownText(wholeReport(result))}\n`);
		process.stdout.write(`Verdict: ${result.verdict}. ${result.reason}${result.verdict === "fail" ? "; the check would be red" : ""}.\n`);
	} catch (_) {
		_usingCtx.e = _;
	} finally {
		await _usingCtx.d();
	}
} catch (error) {
	if (isCancellation(error, interrupt.signal)) console.info("cancelled; the sample repository has been removed");
	else process.stdout.write(markdownText(failureReport(error)));
	process.exitCode ||= 1;
} finally {
	interrupt.done();
}
export {};
