// Whether dividing out common movements of a visit decides more rows:
// `node bench/shocks.ts [simulated|recorded [SUITE …]] [--recordings FOLDER]`.
//
// Simulated: a shock of 4 % in each visit with 1 % of each row's own, and the machines of docs/calibration.md; suites
// of twenty benchmarks, twenty rounds, default rules. Recorded: three real suites of a command on this machine, both
// sides the same, twenty rounds; needs Python 3 and Google Benchmark; kept in FOLDER, and read from there the next
// time. Slowdowns are planted by changing the values.
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BenchmarkSeries } from '../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../src/core/rounds/collect.ts'
import { planRoundsInRandomSideOrder } from '../src/core/rounds/schedule.ts'
import { createCommandDriver } from '../src/effects/measure/command-driver.ts'
import { measureSchedule as measureRounds } from '../src/effects/measure/measure.ts'
import { listeningConsole } from '../test/support/repository.ts'
import { drawFrom, seedOf } from './calibration/draw.ts'
import { defaults, seriesOf } from './calibration/gate.ts'
import { interleaved, measure } from './calibration/measure.ts'
import { type NoiseModel, noiseModels } from './calibration/noise-models.ts'
import { deviationWithin, togetherness, withoutShocks } from './shocks/adjust.ts'
import { emptyTally, judge, type Scenario, scenarios, type Tally, ways } from './shocks/scenarios.ts'
import { type Suite, suites } from './shocks/suites.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recordings: { type: 'string' } },
})

const rowsOfSuite = 20
const simulatedSuites = 60

/** The case that the adjustment is made for. */
const shaken: NoiseModel = {
  name: 'shock 4 %, own 1 %',
  reason: 'each visit as a whole',
  machine: (visits, draw) => Array.from({ length: visits }, () => 0.04 * draw.normal()),
  own: draw => 0.01 * draw.normal(),
}

const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`)

function heading(): void {
  console.log(`| suites | planted | open rows | suites that pass | red suites | slower rows found | called unchanged | others called slower | others called faster |
|:--|:--|--:|--:|--:|--:|--:|--:|--:|`)
}

function line(name: string, scenario: Scenario, tallies: readonly Tally[]): void {
  const both = (share: (tally: Tally) => string) => tallies.map(share).join(' → ')
  const cells = [
    both(({ open, rows }) => percent(open, rows)),
    both(({ passing, suites }) => percent(passing, suites)),
    both(({ red, suites }) => percent(red, suites)),
    both(({ found, slower }) => percent(found, slower)),
    both(({ missed, slower }) => percent(missed, slower)),
    both(({ worse, same }) => percent(worse, same)),
    both(({ better, same }) => percent(better, same)),
  ]
  console.log(`| ${name} | ${scenario} | ${cells.join(' | ')} |`)
}

function simulate(model: NoiseModel): void {
  for (const scenario of scenarios) {
    const draw = drawFrom(seedOf(`shocks, ${model.name}`))
    const tallies = ways.map(emptyTally)
    for (let n = 0; n < simulatedSuites; n++) {
      const order = interleaved(defaults.count, draw)
      judge(seriesOf(measure(model, order, new Array(rowsOfSuite).fill(0), draw)), scenario, tallies)
    }
    line(model.name, scenario, tallies)
  }
}

/** Measures both sides of a suite, which are the same, in turns. */
async function record({ name, files, setup, run }: Suite): Promise<readonly BenchmarkSeries[]> {
  const kept = values.recordings && join(values.recordings, `${name}.json`)
  if (kept && existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'))
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-shocks-'))
  try {
    await mkdir(folder, { recursive: true })
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
    const commit = { sha: '0'.repeat(40), from: 'here' }
    const bench = {
      sides: { enter: async () => folder },
      commits: { base: commit, head: commit },
      ...{ setup, workingDirectory: '.', timeout: 300, env: process.env as Record<string, string> },
      ...{ signal: new AbortController().signal, console: listeningConsole() },
    }
    await using driver = createCommandDriver(bench, run)
    await driver.prepare('base')
    const plan = (await driver.items()).map(item => ({
      item,
      rounds: planRoundsInRandomSideOrder(defaults.count, 1),
    }))
    const { rounds, units } = await measureRounds(plan, driver, bench.console, {
      ...{
        budget: 170,
        count: defaults.count,
        isAgain: false,
        noiseWanted: () => 0,
        selectFurther: items => items.map(() => 'all'),
      },
    })
    const series = collectSeriesFromRounds(rounds, units)
    if (kept) await writeFile(kept, JSON.stringify(series))
    return series
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const asked = positionals[0] ?? 'all'
if (asked === 'all' || asked === 'simulated') {
  heading()
  for (const model of [shaken, ...noiseModels]) simulate(model)
}
if (asked === 'all' || asked === 'recorded') {
  heading()
  const spreads: string[] = []
  const wanted = positionals.slice(1)
  for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const series = (await record(suite)).filter(({ unit }) => unit === 'sec/op')
    const together = togetherness(series)?.toFixed(2) ?? '–'
    const name = `${suite.name}: ${series.length} rows, ${series[0]?.base.length ?? 0} rounds, correlation ${together}`
    const left = [series, withoutShocks(series, false).rows, withoutShocks(series, true).rows]
    spreads.push(`${suite.name}: ${left.map(rows => percent(deviationWithin(rows), 1)).join(' → ')}`)
    for (const scenario of scenarios) {
      const tallies = ways.map(emptyTally)
      judge(series, scenario, tallies)
      line(name, scenario, tallies)
    }
  }
  console.log(`\nDeviation of one value within its round, median of the rows:\n\n- ${spreads.join('\n- ')}`)
}
