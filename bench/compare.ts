// `benchgate compare` (dist) next to benchstat, on the same files: wall time and peak memory of both in turns, whether they
// print the same, and which of our goals are reached. `node bench/compare.ts [path of benchstat] [largest] [runs]`, by
// default up to 10,000 benchmarks and 3 runs; 20 values of each in 3 units. Beyond 10,000 benchstat would take minutes,
// and is left out; 1,000,000 takes 4 GB of room for temporary files. Needs GNU time as /usr/bin/time.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seededRandom } from '../src/core/common/random.ts'

const [benchstat = '.tools/bin/benchstat', largest = '10000', runs = '3'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'benchgate-compare-'))
const cli = join(import.meta.dirname, '../dist/cli.js')
const theirLargest = 10_000

/** A Cost is what a run took; of several runs, the median of each. */
interface Cost {
  readonly seconds: number
  readonly mebibytes: number
  readonly report: string
}

/** What we want: ours in parts of theirs, by size; at 100 in parts of node alone. */
const goals = {
  few: new Map([
    [1000, 1],
    [10_000, 0.25],
  ]),
  many: new Map([
    [1000, 1],
    [10_000, 0.5],
  ]),
}
const startGoal = 1.5
const memoryGoal = 2048

try {
  const start = medianOf(Number(runs) + 2, () => timed(process.execPath, ['-e', '0']))
  console.log(`node alone: ${shown(start)}`)
  for (const [kind, digits] of [
    ['few', 3],
    ['many', 9],
  ] as const)
    for (const size of [100, 1000, 10_000, 100_000, 1_000_000])
      if (size <= Number(largest)) compareAt(kind, digits, size, start)
  atKeys()
  atLongLine()
} finally {
  rmSync(folder, { recursive: true })
}

function compareAt(kind: 'few' | 'many', digits: number, size: number, start: Cost): void {
  writeResults('old.txt', 1, 1, digits, size)
  writeResults('new.txt', 2, 1.01, digits, size)
  const files = ['old.txt', 'new.txt']
  const name = `${size} benchmarks of ${kind} digits`
  const isBoth = size <= theirLargest
  const theirs: Cost[] = []
  const ours: Cost[] = []
  for (let run = 0; run < (isBoth ? Number(runs) : 1); run++) {
    if (isBoth) theirs.push(timed(resolve(benchstat), files))
    ours.push(timed(process.execPath, [cli, 'compare', ...files]))
  }
  const own = middle(ours)
  if (!isBoth) {
    console.log(`${name}: ${shown(own)}; ${goal(own.mebibytes / memoryGoal, 1, 'of 2 GiB')}`)
    return
  }
  const other = middle(theirs)
  const isSame = withoutNotes(own.report) === withoutNotes(other.report)
  const wanted = goals[kind].get(size)
  const said = [
    `${name}: ${shown(own)}, benchstat ${shown(other)}, ${isSame ? 'the same report' : 'NOT the same report'}`,
    wanted === undefined
      ? goal(own.seconds / start.seconds, startGoal, 'of the time of node alone')
      : goal(own.seconds / other.seconds, wanted, "of benchstat's time"),
  ]
  if (size === theirLargest) said.push(goal(own.mebibytes / other.mebibytes, 1, "of benchstat's memory"))
  console.log(said.join('; '))
}

/** Thousands of keys that change between results. */
function atKeys(): void {
  const lines = Array.from(
    { length: 5000 },
    (_, n) => `key${n}: value${n}\nBenchmarkA 1 ${100 + (n % 7)} ns/op\n`,
  )
  writeFileSync(join(folder, 'keys.txt'), lines.join(''))
  const other = medianOf(Number(runs), () => timed(resolve(benchstat), ['keys.txt', 'keys.txt']))
  const own = medianOf(Number(runs), () => timed(process.execPath, [cli, 'compare', 'keys.txt', 'keys.txt']))
  console.log(
    `5000 keys between results: ${shown(own)}, benchstat ${shown(other)}; ${goal(own.seconds / other.seconds, 1.5, "of benchstat's time")}`,
  )
}

function atLongLine(): void {
  const few = 'BenchmarkA 1 5 ns/op\n'.repeat(8)
  writeFileSync(join(folder, 'long.txt'), `${few}BenchmarkB 1 ${'5 x '.repeat(12_500_000)}5\n${few}`)
  const { status, stderr } = spawnSync(process.execPath, [cli, 'compare', 'long.txt', 'long.txt'], {
    ...{ cwd: folder, encoding: 'utf8' },
  })
  const isTold = status === 3 && stderr.includes('longer than')
  console.log(`a line of 50 MB: exit status ${status}, ${isTold ? 'and says why' : `NOT told: ${stderr}`}`)
}

function goal(value: number, wanted: number, of: string): string {
  const verdict = value <= wanted ? 'reached' : 'NOT reached'
  return `${value.toFixed(2)} ${of}, goal ${wanted} ${verdict}`
}

function shown({ seconds, mebibytes }: Cost): string {
  return `${seconds.toFixed(seconds < 1 ? 3 : 2)} s and ${mebibytes.toFixed(0)} MiB`
}

function writeResults(name: string, seed: number, factor: number, digits: number, benchmarks: number): void {
  const random = seededRandom(seed)
  const file = openSync(join(folder, name), 'w')
  let lines = ['goos: linux', 'goarch: amd64', 'pkg: example.com/suite']
  const flush = () => {
    writeSync(file, `${lines.join('\n')}\n`)
    lines = []
  }
  for (let n = 0; n < benchmarks; n++) {
    const center = 10 ** (1 + (5 * ((n * 7919) % 1000)) / 1000)
    const about = (value: number) => value * (1 + 0.05 * (random() + random() - 1))
    for (let i = 0; i < 20; i++) {
      const time = Number((about(center) * factor).toPrecision(digits))
      // benchstat is slow where values tie, as counts and times with few digits do.
      const [memory, allocations] = digits > 3 ? [about(4e7), about(9e7)] : [64 + (n % 512), 1 + (n % 7)]
      lines.push(
        `BenchmarkSuite${n % 100}/case=${n}-8 \t ${1000 + i}\t ${time} ns/op\t ${Math.round(memory)} B/op\t ${Math.round(allocations)} allocs/op`,
      )
    }
    if (lines.length > 20_000) flush()
  }
  flush()
  closeSync(file)
}

function timed(program: string, args: readonly string[]): Cost {
  const report = join(folder, 'report')
  const file = openSync(report, 'w')
  const start = performance.now()
  const { stderr, status, error } = spawnSync('/usr/bin/time', ['-f', 'peak %M', program, ...args], {
    ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', file, 'pipe'] },
  })
  const seconds = (performance.now() - start) / 1000
  closeSync(file)
  if (error || status === null || status > 3 || status === 2)
    throw error ?? new Error(`${program}: ${stderr}`)
  const mebibytes = Number(/^peak (\d+)$/m.exec(stderr)?.[1]) / 1024
  // Of the largest reports only ours is there, and nothing is compared.
  return { seconds, mebibytes, report: args.includes('old.txt') ? readFileSync(report, 'utf8') : '' }
}

function medianOf(count: number, run: () => Cost): Cost {
  return middle(Array.from({ length: count }, run))
}

function middle(costs: readonly Cost[]): Cost {
  const at = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
  return {
    seconds: at(costs.map(({ seconds }) => seconds)),
    mebibytes: at(costs.map(({ mebibytes }) => mebibytes)),
    report: costs[0]?.report ?? '',
  }
}

/** Each program words its own footnotes. */
function withoutNotes(text: string): string {
  return text.replace(/^([⁰¹²³⁴⁵⁶⁷⁸⁹]+) .*$/gm, '$1')
}
