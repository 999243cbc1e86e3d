// Small repositories with benchmarks of each language, whose files are in test/fixtures; the tools come from their registries.
import { execFileSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './action.ts'

/**
 * A Sample is a repository of two benchmarks that cost the same, `steady` and `work`. In languages whose compilers would
 * make one function of two that are alike, they begin with different numbers.
 */
export interface Sample {
  /** As people call it. */
  readonly tool: string
  /** In which its output is read. */
  readonly format: string
  /** Their names in a report. */
  readonly names: { readonly steady: string; readonly work: string }
  /** What makes its lock file, in bash. */
  readonly lock?: string
  /** What `benchgate init` is told, where it does not find the benchmarks by itself. */
  readonly given?: readonly string[]
  /** What makes `work` cost twice as much: a text, once in a file, and what stands there instead. */
  readonly slower: { readonly file: string; readonly text: string; readonly instead: string }
  /** In seconds, to a factor of thirty: how long `work` takes on any machine. */
  readonly seconds: number
  /** How many samples a process takes of a benchmark; null where it depends on how long they take. */
  readonly innerSamples: number | null
}

const npmLock = 'npm install --package-lock-only --no-audit --no-fund'
const hyperfine =
  "hyperfine --shell=none --warmup 1 --runs 5 --export-json benchgate-output.json -n steady 'sh steady.sh' -n work 'sh work.sh'"

export const samples = {
  go: {
    tool: 'go test',
    format: 'go',
    names: { steady: 'Steady', work: 'Work' },
    slower: { file: 'loop.go', text: 'turns := n', instead: 'turns := 2 * n' },
    seconds: 2e-6,
    innerSamples: 1,
  },
  node: {
    tool: 'tinybench',
    format: 'tinybench',
    names: { steady: 'steady', work: 'work' },
    lock: npmLock,
    slower: { file: 'loop.js', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 3e-6,
    innerSamples: null,
  },
  python: {
    tool: 'pytest-benchmark',
    format: 'pytest-benchmark',
    names: { steady: 'tests/test_loop.py::test_steady', work: 'tests/test_loop.py::test_work' },
    slower: { file: 'loop.py', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 6e-5,
    innerSamples: null,
  },
  vitest: {
    tool: 'vitest',
    format: 'vitest-bench',
    names: { steady: 'loop.bench.js > steady', work: 'loop.bench.js > work' },
    lock: npmLock,
    slower: { file: 'loop.js', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 3e-6,
    innerSamples: null,
  },
  rust: {
    tool: 'criterion',
    format: 'criterion',
    names: { steady: 'steady', work: 'work' },
    lock: 'cargo generate-lockfile --quiet',
    slower: { file: 'src/lib.rs', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 2e-6,
    innerSamples: 10,
  },
  cpp: {
    tool: 'Google Benchmark',
    format: 'google-benchmark',
    names: { steady: 'BM_Steady', work: 'BM_Work' },
    slower: { file: 'loop.cpp', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 2e-6,
    innerSamples: 1,
  },
  java: {
    tool: 'JMH',
    format: 'jmh',
    names: { steady: 'loop.Loop.steady', work: 'loop.Loop.work' },
    slower: { file: 'src/main/java/loop/Loop.java', text: 'turns = n', instead: 'turns = 2 * n' },
    seconds: 2e-6,
    innerSamples: 3,
  },
  shell: {
    tool: 'hyperfine',
    format: 'hyperfine',
    names: { steady: 'steady', work: 'work' },
    given: ['--run', hyperfine, '--format', 'hyperfine', '--output', 'benchgate-output.json'],
    slower: { file: 'work.sh', text: 'turns=20000', instead: 'turns=40000' },
    seconds: 0.02,
    innerSamples: 5,
  },
} as const satisfies Readonly<Record<string, Sample>>

export type SampleName = keyof typeof samples

export const sampleNames = Object.keys(samples) as SampleName[]

/** Writes the files of a sample into a folder; with the lock file that its tool makes, if it has one and `isLocked`. */
export async function fillSample(name: SampleName, folder: string, isLocked: boolean): Promise<void> {
  await cp(join(root, 'test/fixtures', name), folder, { recursive: true })
  const { lock }: Sample = samples[name]
  if (isLocked && lock) execFileSync('bash', ['-euc', lock], { cwd: folder, stdio: 'pipe' })
}

/** Makes `work` slower in the folder of a sample. */
export async function slowDown(name: SampleName, folder: string): Promise<void> {
  const { file, text, instead } = samples[name].slower
  const before = await readFile(join(folder, file), 'utf8')
  if (before.split(text).length !== 2)
    throw new Error(`${name}: "${text}" must stand in ${file} once, to be changed. Change test/fixtures.`)
  await writeFile(join(folder, file), before.replace(text, instead))
}
