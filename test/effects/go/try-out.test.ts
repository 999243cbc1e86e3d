// The first visit to a benchmark: what it runs, and what is learnt of its cost.
// @module-tag long
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findDoubtsOfIterationDependentBenchmark,
  timingsOfMeasurementsByBenchmark,
  timingsOfProbeRunsByBenchmark,
} from '../../../src/core/judge/doubts.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { type PreparedGoSide, prepareGoSide } from '../../../src/effects/go/prepare-side.ts'
import { runGoBenchmarkTrialOnOneSide } from '../../../src/effects/go/visit-plans.ts'
import type { DriverContext } from '../../../src/effects/measure/driver.ts'
import { FastProcessLauncher } from '../../../src/effects/processes/launcher.ts'
import type { RunProcess } from '../../../src/effects/processes/process.ts'
import type { Repository } from '../../support/repository.ts'
import { benchOn, file, goEnv, goMod, goTest, makeSides, temporaryOf, usual, valuesIn } from './support.ts'

const benchmarks = `
func BenchmarkCounts(b *testing.B) { b.ReportMetric(float64(b.N), "turns") }
func BenchmarkRegisters(b *testing.B) {
	if registered && b.N == 1 { panic("registered before") }
	registered = true
	b.ReportMetric(float64(b.N), "turns")
}
var registered bool
func BenchmarkPrepares(b *testing.B) {
	time.Sleep(50 * time.Millisecond)
	b.ResetTimer()
	for i := 0; i < b.N; i++ { work() }
}
func BenchmarkBelow(b *testing.B) {
	for _, name := range []string{"a", "b"} { b.Run(name, func(b *testing.B) { for i := 0; i < b.N; i++ { work() } }) }
}
func BenchmarkMixed(b *testing.B) {
	b.Run("slow", func(b *testing.B) { for i := 0; i < b.N; i++ { time.Sleep(30 * time.Millisecond) } })
	b.Run("fast", func(b *testing.B) { for i := 0; i < b.N; i++ { work() } })
}
func BenchmarkShares(b *testing.B) {
	time.Sleep(50 * time.Millisecond)
	for _, name := range []string{"a", "b"} { b.Run(name, func(b *testing.B) { for i := 0; i < b.N; i++ { work() } }) }
}
func BenchmarkFailsLater(b *testing.B) { if b.N > 1 { b.Fatal("too many") }; time.Sleep(2 * time.Millisecond) }
func BenchmarkHonest(b *testing.B) { for i := 0; i < b.N; i++ { work() } }
func BenchmarkGrows(b *testing.B) { for i := 0; i < b.N; i++ { for n := 0; n < b.N; n++ { work() } } }
func work() { for i := 0; i < 1000; i++ { sink += i } }
var sink int
`

let repository: Repository
let bench: DriverContext
let prepared: PreparedGoSide
let launcher: FastProcessLauncher

beforeAll(async () => {
  repository = await makeSides(`${goMod('example.com/m')}
${file('x_test.go', goTest('m', benchmarks, ['time']))}`)
  bench = benchOn(repository, { enter: async () => repository.folder })
  const folder = temporaryOf(repository)
  prepared = await prepareGoSide(bench, 'base', usual, folder)
  launcher = FastProcessLauncher.open(goEnv, folder) as FastProcessLauncher
})

afterAll(async () => {
  await launcher?.[Symbol.asyncDispose]()
  await repository?.[Symbol.asyncDispose]()
})

function trying(
  name: string,
  benchtime: string,
  side: Side = 'head',
  run: RunProcess = launcher.run.bind(launcher),
) {
  const binary = prepared.built.get('example.com/m')
  if (!binary) throw new Error('not built')
  const target = { side, title: name, binary, pattern: `^Benchmark${name}$` }
  const attempt = { round: 0, place: 'the trial', only: null, budgetEnds: null }
  return runGoBenchmarkTrialOnOneSide(bench, { ...usual, benchtime }, target, attempt, run)
}

test('a number of iterations is tried twice with a sixteenth of it, then in full on head, and nothing is planned', async () => {
  const { reading, trial } = await trying('Counts', '160x')
  expect(valuesIn(reading)).toEqual(['Counts turns: 10', 'Counts turns: 10'])
  expect(reading.probe?.long?.measurements.map(({ value }) => value)).toContain(160)
  expect(trial).toBeNull()
  const base = await trying('Counts', '160x', 'base')
  expect([valuesIn(base.reading), base.reading.probe]).toEqual([['Counts turns: 10'], undefined])
})

test('a benchmark that may run but once in a process is not asked for more, nor told to have failed', async () => {
  expect(valuesIn((await trying('Registers', '160x')).reading)).toEqual(['Registers turns: 10'])
})

test('the trial of a time knows what preparing costs, and what the first operations took', async () => {
  const { reading, trial } = await trying('Prepares', '20ms')
  // Once for one operation, and once for two.
  expect(trial?.overhead).toBeGreaterThan(0.1)
  expect(trial?.rows).toHaveLength(1)
  const [row] = trial?.rows ?? []
  expect(row?.iterations).toBeGreaterThan(100)
  expect(row?.firstTwo).toBeGreaterThan(0)
  expect(reading.probe?.two?.processor).toBeGreaterThan(0)
  const numbers = [reading.probe?.short, reading.probe?.long].map(one =>
    one?.measurements.map(({ iterations }) => iterations),
  )
  const n = Math.floor(((row?.iterations ?? 0) * 0.02) / (row?.time ?? 0))
  expect(numbers).toEqual([[Math.floor(n / 16), Math.floor(n / 16)], [n]])
  expect(reading.visit.processor).toBeGreaterThan(0)
})

test('each benchmark below is a row, and a part that can be visited by itself', async () => {
  const { reading, trial, parts } = await trying('Below', '200ms')
  expect([trial?.rows.length, reading.probe?.two]).toEqual([2, null])
  expect(parts.map(({ name }) => name)).toEqual(['Below/a', 'Below/b'])
  for (const part of parts) expect(part.trial.rows.map(({ seconds }) => seconds > 0)).toEqual([true])
})

test('of benchmarks below, a slow one is run no more often than it takes to know that it runs alone', async () => {
  const asked: string[] = []
  const { parts } = await trying('Mixed', '20ms', 'head', process => {
    asked.push(process.args.filter(arg => /bench=|benchtime|count=2/.test(arg)).join(' '))
    return launcher.run(process)
  })
  expect(asked.map(args => args.replaceAll('-test.', ''))).toEqual([
    'bench=^BenchmarkMixed$ benchtime=1250000ns count=2',
    'bench=^BenchmarkMixed$ benchtime=20ms',
    'bench=^BenchmarkMixed$/^slow$ benchtime=1x',
    'bench=^BenchmarkMixed$/^fast$ benchtime=2x',
    'bench=^BenchmarkMixed$/^fast$ benchtime=2x',
  ])
  expect(parts.map(({ name, trial: { rows } }) => [name, rows[0]?.iterations === 1])).toEqual([
    ['Mixed/slow', true],
    ['Mixed/fast', false],
  ])
})

test('what prepares for long is visited with all below it', async () => {
  expect((await trying('Shares', '5ms')).parts).toEqual([])
})

test('one that fails only when it runs longer has been tried, and its rounds will tell', async () => {
  const { reading, trial } = await trying('FailsLater', '16ms')
  expect(reading.visit.measurements).not.toEqual([])
  expect([reading.probe, trial]).toEqual([undefined, null])
})

/** What a benchmark is doubted for. */
async function doubtsOn(name: string): Promise<readonly string[]> {
  const { probe } = (await trying(name, '50ms')).reading
  const full = [...timingsOfMeasurementsByBenchmark(probe?.long?.measurements ?? []).values()].flat()
  return probe
    ? timingsOfProbeRunsByBenchmark(probe).flatMap(([, tried]) =>
        findDoubtsOfIterationDependentBenchmark(tried, full).map(({ kind }) => kind),
      )
    : []
}

test('beside processes that compute, what is honest is not doubted', async () => {
  const endless = ['-e', 'const end = Date.now() + 60_000; while (Date.now() < end);']
  const neighbours = Array.from({ length: 6 }, () => spawn(process.execPath, endless, { stdio: 'ignore' }))
  try {
    for (let time = 0; time < 3; time++) expect(await doubtsOn('Honest')).toEqual([])
  } finally {
    for (const neighbour of neighbours) neighbour.kill()
  }
})

test('what grows with b.N is doubted, as soon as there is a processor for it', async () => {
  const kinds: string[] = []
  for (let time = 0; time < 20 && kinds.length === 0; time++) kinds.push(...(await doubtsOn('Grows')))
  expect(kinds).toEqual(['grows-with-n'])
})
