// How precise a round is as one long visit to each side, or as many short ones in turns:
// `node bench/short-visits.ts [--rounds 20] [--each 2] [--busy N] [--same-length]`.
//
// Base and head are the same test binaries of four public Go libraries (from the Go module proxy), so any difference is
// noise. Each way of measuring has the same time on each side, and all take turns within every round, so that they see
// the same machine; with `--same-length` each visit is as long as one of 24 in that time, however many there are. The visits
// of a side are summarised in several ways; the gate uses the mean of the faster half. Needs Go; `--each` is the number of
// benchmarks of each library, and `--busy` the number of processes that compute beside them.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { median } from 'simple-statistics'
import { seededRandom } from '../src/core/common/random.ts'
import { robustRootMeanSquare } from '../src/core/stats/one-sample.ts'
import { FastProcessLauncher } from '../src/effects/processes/launcher.ts'
import { goModule } from '../test/e2e/origins.ts'

/** Benchmarks that prepare little, two of each library, as every visit pays for starting and preparing. */
const libraries = [
  { path: 'github.com/google/btree', version: 'v1.1.3', names: ['InsertG', 'AscendRangeG'] },
  { path: 'github.com/mattn/go-runewidth', version: 'v0.0.16', names: ['TableNarrow', 'TablePrivate'] },
  { path: 'github.com/tidwall/gjson', version: 'v1.18.0', names: ['ValidBytes', 'GoStdlibValidBytes'] },
  { path: 'github.com/bits-and-blooms/bitset', version: 'v1.20.0', names: ['GetTest', 'Iterate'] },
]
/** Milliseconds that each side has in a round. */
const time = 100

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    busy: { type: 'string', default: '0' },
    each: { type: 'string', default: '2' },
    'same-length': { type: 'boolean', default: false },
  },
})
/** Visits to each side in a round; 0 is one visit whose iterations Go finds by itself. */
const ways = values['same-length'] ? [4, 8, 12, 24] : [0, 1, 5, 10, 25]
/** Milliseconds of each of `k` visits. */
const lengthOf = (k: number) => (values['same-length'] ? time / 24 : time / k)
const rounds = Number(values.rounds)
const root = await mkdtemp(join(tmpdir(), 'benchgate-short-'))
const env = { ...process.env, GOFLAGS: '-mod=mod' } as Record<string, string>
// None of them outlives us, however we end.
const neighbours = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['-e', 'const ours = process.ppid; while (process.ppid === ours);'], {
    stdio: 'ignore',
  }),
)
const random = seededRandom(1)

/** Ways to summarise the visits of a round. */
const shown: Readonly<Record<string, (times: readonly number[]) => number>> = {
  median: times => median([...times]),
  mean,
  'faster half': times => mean(times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 2))),
  fastest: times => Math.min(...times),
}

interface Way {
  /** The logarithm of head / base in each round, for each summary. */
  readonly logs: Readonly<Record<string, number[]>>
  seconds: number
}
const found: { name: string; ways: Way[] }[] = []
try {
  await using launcher = FastProcessLauncher.open(env, root)
  if (!launcher) throw new Error('needs a shell')
  for (const { path, version, names } of libraries) {
    const folder = join(root, path)
    await goModule(path, version)(folder)
    const file = join(root, `${path.replaceAll('/', '-')}.test`)
    execFileSync('go', ['test', '-c', '-o', file, '.'], { cwd: folder, env })
    /** ns/op of one visit. */
    const visit = async (name: string, benchtime: string) => {
      const args = ['-test.run=^$', `-test.bench=^Benchmark${name}$`, `-test.benchtime=${benchtime}`]
      const signal = new AbortController().signal
      const at = { cwd: folder, env, signal, deadline: Date.now() + 60_000 }
      const { stdout } = await launcher.run({ file, args, ...at })
      const [, n, ns] = /^Benchmark\S+\s+(\d+)\s+(\S+) ns\/op/m.exec(stdout) ?? []
      if (ns === undefined) throw new Error(`${path} ${name}: ${stdout}`)
      return { iterations: Number(n), ns: Number(ns) }
    }
    for (const name of names.slice(0, Number(values.each))) {
      const { ns } = await visit(name, '20ms')
      const each = ways.map(
        (): Way => ({ logs: Object.fromEntries(Object.keys(shown).map(one => [one, []])), seconds: 0 }),
      )
      for (let round = 0; round < rounds; round++) {
        for (const [index, k] of ways.entries()) {
          const benchtime = k === 0 ? `${time}ms` : `${Math.max(1, Math.round((lengthOf(k) * 1e6) / ns))}x`
          const began = performance.now()
          const [base, head]: number[][] = [[], []]
          for (let turn = 0; turn < Math.max(1, k); turn++) {
            const order = random() < 0.5 ? [base, head] : [head, base]
            for (const side of order) side?.push((await visit(name, benchtime)).ns)
          }
          const way = each[index] as Way
          way.seconds += (performance.now() - began) / 1000
          for (const [one, of] of Object.entries(shown))
            way.logs[one]?.push(Math.log(of(head ?? []) / of(base ?? [])))
        }
      }
      found.push({ name: `${path.split('/').at(-1)} ${name}`, ways: each })
      const errors = each.map(({ logs }) => percent(rms(logs['faster half'] ?? []) / Math.sqrt(rounds)))
      console.error(`${name}: ${errors.join(', ')}`)
    }
  }
} finally {
  for (const neighbour of neighbours) neighbour.kill()
  await rm(root, { recursive: true, force: true })
}

console.log(`| A round, each side | time a round | ${Object.keys(shown).join(' | ')} |`)
console.log(`|:--|--:|${'--:|'.repeat(Object.keys(shown).length)}`)
for (const [index, k] of ways.entries()) {
  const all = found.map(one => one.ways[index] as Way)
  const seconds = mean(all.map(way => way.seconds)) / rounds
  const errors = Object.keys(shown).map(one => {
    const error = Math.sqrt(mean(all.map(({ logs }) => rms(logs[one] ?? []) ** 2)) / rounds)
    const robust = median(all.map(({ logs }) => robustRootMeanSquare(logs[one] ?? []))) / Math.sqrt(rounds)
    return `${percent(error)} (${percent(robust)})`
  })
  const name = k === 0 ? `1 × ${time} ms, Go's ramp` : `${k} × ${Number(lengthOf(k).toPrecision(2))} ms`
  console.log(`| ${name} | ${seconds.toFixed(2)} s | ${errors.join(' | ')} |`)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rms(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}
