// Whether the right benchmarks are doubted on a busy machine: `node bench/doubts.ts [times] [busy]`.
//
// Three sound benchmarks and two that do not measure what they are meant to are tried as before the rounds of a gate,
// `times` times each, on a quiet machine and beside `busy` processes that compute endlessly. Needs Go.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  findDoubtsOfIterationDependentBenchmark,
  timingsOfMeasurementsByBenchmark,
  timingsOfProbeRunsByBenchmark,
} from '../src/core/judge/doubts.ts'
import { runGoBenchmarkTrialOnOneSide } from '../src/effects/go/visit-plans.ts'
import { FastProcessLauncher } from '../src/effects/processes/launcher.ts'
import { doubtful, names, written } from './doubts/benchmarks.ts'

const times = Number(process.argv[2] ?? 10)
const most = Number(process.argv[3] ?? 8)
const root = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-doubts-')))
const env = { ...process.env } as Record<string, string>
const signal = new AbortController().signal
try {
  await written(root)
  const file = join(root, 'all.test')
  execFileSync('go', ['test', '-c', '-o', file, '.'], { cwd: root })
  await using launcher = FastProcessLauncher.open(env, root)
  if (!launcher) throw new Error('needs a shell')
  for (const busy of [0, most]) {
    const neighbours = Array.from(
      { length: busy },
      (): ChildProcess =>
        spawn(process.execPath, ['-e', 'const end = Date.now() + 36e5; while (Date.now() < end);'], {
          stdio: 'ignore',
        }),
    )
    const found = new Map<string, string[]>()
    for (let time = 0; time < times; time++)
      for (const name of names) {
        const kinds = await doubtsOn(launcher, file, name)
        found.set(name, [...(found.get(name) ?? []), ...kinds])
      }
    for (const neighbour of neighbours) neighbour.kill()
    console.log(`\n| beside ${busy} busy processes | meant | doubted in ${times} |\n|:--|:--|--:|`)
    for (const name of names)
      console.log(`| ${name} | ${doubtful[name] ?? 'honest'} | ${summary(found.get(name) ?? [])} |`)
  }
} finally {
  await rm(root, { recursive: true, force: true })
}

async function doubtsOn(
  launcher: FastProcessLauncher,
  file: string,
  name: string,
): Promise<readonly string[]> {
  const bench = {
    ...{ sides: { enter: async () => root }, setup: null, workingDirectory: '.', timeout: 60, env, signal },
    commits: { base: { sha: 'base', from: '' }, head: { sha: 'head', from: '' } },
    console: { info() {}, warn() {}, untrusted: () => ({ write() {}, close() {} }) },
  }
  const settings = {
    ...{ packages: ['.'], bench: '.', benchtime: '100ms', cpu: null, benchmem: false, tags: null },
    ...{ goFlags: [], test: false },
  }
  const one = { path: 'example.com/doubts', folder: '.', module: '.', env: {} }
  const target = {
    ...{ side: 'head' as const, title: name, pattern: `^Benchmark${name}$` },
    binary: { package: one, file, cwd: root, env },
  }
  const attempt = { round: 0, place: 'the trial', only: null, budgetEnds: null }
  const { reading } = await runGoBenchmarkTrialOnOneSide(
    bench,
    settings,
    target,
    attempt,
    launcher.run.bind(launcher),
  )
  const probe = reading.probe ?? { short: reading.visit, long: null, two: null }
  const rounds = [...timingsOfMeasurementsByBenchmark(probe.long?.measurements ?? []).values()].flat()
  return timingsOfProbeRunsByBenchmark(probe).flatMap(([, tried]) =>
    findDoubtsOfIterationDependentBenchmark(tried, rounds).map(({ kind }) => kind),
  )
}

function summary(kinds: readonly string[]): string {
  const counts = [...new Set(kinds)].map(kind => `${kinds.filter(one => one === kind).length} × ${kind}`)
  return counts.length === 0 ? '0' : counts.join(', ')
}
