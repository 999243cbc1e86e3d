// How often code that only moved is called slower when it is laid out at random: `node bench/relaid.ts [layouts]`.
//
// Base is a package of small loops; head adds a function that no benchmark runs. Each side is linked `layouts` times
// with its functions in random order, and measured in turns. From these, second measurements are drawn, each of twenty
// rounds in new layouts, and judged as such. A few layouts can differ by luck, which then shows in all draws: run this
// more than once. Needs Go.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../src/core/common/random.ts'
import { compareAllSeries } from '../src/core/judge/compare-series.ts'
import { applyConfirmationToComparisons } from '../src/core/judge/confirm.ts'
import type { BenchmarkSeries, Side } from '../src/core/model/measuring.ts'
import { defaults } from './calibration/gate.ts'
import { common, unused, written } from './layouts/loops.ts'

const layouts = Number(process.argv[2] ?? 60)
const rounds = 20
const drawn = 2000
const random = seededRandom(1)
const rules = defaults

/** The ns/op of each benchmark in each layout, three times. */
type Pool = Map<string, number[][]>

const root = await mkdtemp(join(tmpdir(), 'benchgate-relaid-'))
const pools: Record<Side, Pool> = { base: new Map(), head: new Map() }
try {
  const base = { ...common, 'a_first.go': unused('First', 3) }
  const files = { base, head: { ...base, 'a_added.go': unused('Added', 8) } }
  for (const side of ['base', 'head'] as const) {
    await written(files[side])(join(root, side))
    for (let n = 0; n < layouts; n++) {
      const seed = 1 + Math.floor(random() * 2 ** 31)
      const args = ['test', '-c', `-ldflags=-randlayout=${seed}`, '-o', `${n}.test`, '.']
      execFileSync('go', args, { cwd: join(root, side) })
    }
  }
  for (let time = 0; time < 3; time++)
    for (let n = 0; n < layouts; n++) for (const side of ['base', 'head'] as const) visit(side, n)
} finally {
  await rm(root, { recursive: true, force: true })
}

for (const name of pools.base.keys()) {
  const draws = Array.from({ length: drawn }, () => seriesOf(name))
  const isSlower = (series: BenchmarkSeries) =>
    compareAllSeries([series], { ...rules, correction: 'none', stopEarly: false })[0]?.change === 'regressed'
  const once = draws.filter(isSlower).length / drawn
  const suspect = compareAllSeries([certain(name)], rules)
  const recurring = draws.filter(
    series => applyConfirmationToComparisons(suspect, [series], rules)[0]?.change === 'regressed',
  )
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  console.log(
    `${name}: base ${spread('base', name)}, head ${spread('head', name)}; called slower by chance ${percent(once)}, recurring ${percent(recurring.length / drawn)}`,
  )
}

function visit(side: Side, n: number): void {
  const cwd = join(root, side)
  const args = ['-test.bench=.', '-test.benchtime=50ms']
  const text = execFileSync(join(cwd, `${n}.test`), args, { cwd, encoding: 'utf8' })
  for (const [, name = '', time] of text.matchAll(/^Benchmark(\S+)\s+\d+\s+(\S+) ns\/op/gm)) {
    const ofIt = pools[side].get(name) ?? Array.from({ length: layouts }, (): number[] => [])
    ofIt[n]?.push(Number(time))
    pools[side].set(name, ofIt)
  }
}

/** A second measurement: each round in a layout of its own. */
function seriesOf(name: string): BenchmarkSeries {
  const sample = (side: Side) => {
    const left = [...(pools[side].get(name) ?? [])]
    return Array.from({ length: rounds }, () => {
      const [times = []] = left.splice(Math.floor(random() * left.length), 1)
      return times[Math.floor(random() * times.length)] ?? null
    })
  }
  return {
    benchmark: name,
    package: 'layout',
    unit: 'sec/op',
    rule: {},
    base: sample('base'),
    head: sample('head'),
  }
}

/** A first measurement that certainly finds a regression. */
function certain(name: string): BenchmarkSeries {
  const base = Array.from({ length: rounds }, (_, n) => 100 + n / 100)
  return { ...seriesOf(name), base, head: base.map(value => 2 * value) }
}

/** From the fastest twentieth of the layouts to the slowest. */
function spread(side: Side, name: string): string {
  const times = (pools[side].get(name) ?? []).flat().toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(0)
  return `${at(0.05)} to ${at(0.95)} ns`
}
