// The result file keeps its public contract: docs/result.schema.json.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../src/core/common/random.ts'
import { applyConfirmationToComparisons } from '../src/core/judge/confirm.ts'
import type { RunWarning } from '../src/core/model/comparison.ts'
import type { MeasuredRound, Side } from '../src/core/model/measuring.ts'
import type { BenchmarkLostToFailure, ResultFile } from '../src/core/model/result-file.ts'
import type { GoSettings } from '../src/core/model/settings.ts'
import {
  addReferenceComparisonToResult,
  createResultOfFailedBaseFromRounds,
  resultFileOfMeasuredRun,
  resultOfUntouchedRun,
  resultWithRunWarnings,
} from '../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../src/core/rounds/collect.ts'
import { mergeRoundsOfItems } from '../src/core/rounds/merge-rounds.ts'
import { settings as drawnRules, suites } from './core/judge/random-series.ts'
import { noisy, seriesOf } from './core/judge/series.ts'
import { commits, machine, settings, toolchains } from './core/report/runs.ts'
import { root, runStep } from './support/action.ts'
import { long, testProperty } from './support/long.ts'
import { bench, recorded } from './support/recorded.ts'
import { type Reading, roundsFrom } from './support/rounds.ts'

async function resultFileOf(
  base: string,
  head: string,
  inputs: Record<string, string> = {},
): Promise<unknown> {
  await using repository = await recorded(base, head)
  const { outputs } = await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    inputs: { run: 'cat bench.txt', base: 'base', count: '8', seed: '3', ...inputs },
  })
  return JSON.parse(await readFile(outputs.results ?? '', 'utf8'))
}

let compiled: ReturnType<typeof compileSchema> | undefined

/** Compiles the schema once, as that takes longer than most tests of it. */
function validator(): ReturnType<typeof compileSchema> {
  compiled ??= compileSchema()
  return compiled
}

async function compileSchema() {
  const schema = JSON.parse(await readFile(join(root, 'docs', 'result.schema.json'), 'utf8'))
  const ajv = new Ajv2020.default({
    allErrors: true,
    formats: { 'date-time': value => !Number.isNaN(Date.parse(value)) },
  })
  return ajv.compile(schema)
}

test('every kind of run writes a file that satisfies the schema', long, async () => {
  const validate = await validator()
  const allocating = bench('Do', 100, ' 3 allocs/op')
  for (const [base, head, inputs] of [
    [bench('Do', 100), bench('Do', 150), {}],
    [bench('Do', 100, ' 0 allocs/op'), allocating, { budget: '1h', 'stop-early': 'true' }],
    [bench('Old', 100), bench('New', 100), {}],
    ['nothing', bench('New', 100), {}],
    [bench('Do', 100), bench('Do', 100), { 'delta-test': 'ttest', outliers: 'iqr', strict: 'true' }],
    [
      bench('Do', 100),
      bench('Do', 106),
      { 'delta-test': 'none', correction: 'none', sort: 'delta', count: '1' },
    ],
    [
      'Unit hits better=higher assume=exact\nBenchmarkDo 1 5 hits 3 widgets\n',
      'BenchmarkDo 1 4 hits 9 widgets\n',
      { setup: 'true' },
    ],
  ] as const)
    expect(validate(await resultFileOf(base, head, inputs)) || validate.errors).toBe(true)
})

testProperty(
  'whatever was measured and however it was judged, the result satisfies the schema',
  100,
  async numRuns => {
    const validate = await validator()
    const steal = fc.option(fc.constantFrom(0, 0.01, 0.5))
    fc.assert(
      fc.property(suites(4), drawnRules, steal, (series, rules, stolen) => {
        const readings = (side: 'base' | 'head') =>
          series.map(
            ({ benchmark, unit, [side]: values }): Reading => ({
              benchmark,
              unit,
              values,
              config: { cpu: side },
            }),
          )
        const rounds = roundsFrom(readings('base'), readings('head'))
        const result = resultFileOfMeasuredRun({
          suite: [],
          again: null,
          lost: [],
          probe: [],
          printed: [],
          toolchains,
          commits,
          settings: { ...settings, ...rules },
          machine: { ...machine, steal: stolen },
          rounds,
          stopped: 'settled',
          series: collectSeriesFromRounds(rounds, new Map()),
        })
        expect(validate(JSON.parse(JSON.stringify(result))) || validate.errors).toBe(true)
      }),
      { numRuns },
    )
  },
)

/** A result with everything that there can be to say of a run. */
function eventful(): ResultFile {
  const random = seededRandom(1)
  const slowing = (center: number, drift: number) =>
    noisy(center, 0.02, 20, random).map((value, round) => value * (1 + drift) ** round)
  const wild = slowing(1, 0.05).map((value, round) => (round % 2 === 0 ? value : value * 9))
  const reading = (values: Reading['values'], cpu: string, benchmark: string): Reading => ({
    benchmark,
    unit: 'sec/op',
    values,
    config: { cpu },
  })
  const rounds = roundsFrom(
    [reading(slowing(1, 0.05), 'one', 'A'), reading(wild, 'one', 'B'), reading([1, 2, 3], 'one', 'C')],
    [
      reading([...slowing(2, 0.05).slice(1), 1e9], 'two', 'A'),
      reading(wild, 'two', 'B'),
      reading([1, 2], 'two', 'C'),
    ],
  )
  const result = resultFileOfMeasuredRun({
    suite: ['encode_test.go'],
    again: null,
    lost: [],
    probe: [],
    printed: [],
    toolchains,
    commits,
    settings: { ...settings, outliers: 'iqr' },
    machine: { ...machine, steal: 0.2 },
    rounds,
    stopped: 'budget',
    series: collectSeriesFromRounds(rounds, new Map()).filter(({ benchmark }) => benchmark !== 'C'),
  })
  const few = collectSeriesFromRounds(rounds, new Map()).filter(({ benchmark }) => benchmark === 'C')
  const short = resultFileOfMeasuredRun({
    suite: [],
    again: null,
    lost: [],
    probe: [],
    printed: [],
    toolchains,
    commits,
    settings,
    machine,
    rounds,
    stopped: 'count',
    series: few,
  })
  const again = [seriesOf(noisy(1, 0.01, 20, random), noisy(2, 0.01, 20, random))]
  const comparisons = applyConfirmationToComparisons(
    [...result.comparisons, ...short.comparisons],
    again,
    settings,
  )
  return { ...result, comparisons }
}

test('a base that could not be measured has its place in the schema', async () => {
  const rounds = roundsFrom(
    [{ benchmark: 'A', unit: 'sec/op', values: [1] }],
    [{ benchmark: 'A', unit: 'sec/op', values: [1] }],
  )
  const failure = { why: 'its setup failed', message: 'exit code 1', output: 'no compiler' }
  const result = createResultOfFailedBaseFromRounds(
    { commits, settings, machine, suite: ['a_test.go'], toolchains },
    rounds,
    failure,
  )
  const validate = await validator()
  expect(validate(JSON.parse(JSON.stringify(result))) || validate.errors).toBe(true)
  expect(result).toMatchObject({ rounds: [{ round: 1 }], comparisons: [], stopped: 'failed' })
})

test('what was proven and what was left unmeasured have their place in the schema', async () => {
  const validate = await validator()
  const circumstances = { commits, settings, machine, suite: [], toolchains }
  const untouched = resultOfUntouchedRun(circumstances)
  expect(validate(JSON.parse(JSON.stringify(untouched))) || validate.errors).toBe(true)
  const proven = [{ benchmark: 'A', package: 'example.com/m' }]
  expect(validate({ ...untouched, proven }) || validate.errors).toBe(true)
  expect(validate({ ...untouched, proven: [{ benchmark: 'A', package: null }] })).toBe(true)
  expect(validate({ ...untouched, proven: [{ benchmark: null, package: null }] })).toBe(false)
  expect(validate({ ...untouched, proven: undefined })).toBe(false)
})

test('benchmarks that were measured apart, and those that failed, have their place in the schema', async () => {
  const validate = await validator()
  const reading: Reading = { benchmark: 'A', unit: 'sec/op', values: [1, 1, 1] }
  const apart = roundsFrom([reading], [reading]).map(round => ({ ...round, first: null }))
  const lost = (benchmark: string | null, ...failed: readonly Side[]): BenchmarkLostToFailure => ({
    benchmark,
    package: 'example.com/m',
    failures: failed.map(side => ({ side, message: 'It failed.', output: 'panic', kind: 'failed' })),
  })
  const run = { suite: [], probe: [], printed: [], commits, machine, stopped: 'settled' } as const
  const series = collectSeriesFromRounds(apart, new Map())
  const result = resultFileOfMeasuredRun({
    ...run,
    settings: { ...settings, go, checkout: 'worktree' },
    toolchains: { base: 'go1.26.8', head: null },
    rounds: apart,
    series,
    lost: [lost('B', 'head'), lost(null, 'base'), lost('C', 'base', 'head')],
    again: { rounds: apart, series, isRelinked: true },
  })
  expect(validate(JSON.parse(JSON.stringify(result))) || validate.errors).toBe(true)
  expect(result).toMatchObject({ isRelaid: true, rounds: [{ first: null }, {}, {}], lost: [{}, {}, {}] })
  expect(validate({ ...result, lost: [lost('B')] })).toBe(false)
  for (const name of ['toolchains', 'isRelaid', 'lost'])
    expect(validate({ ...result, [name]: undefined }), name).toBe(false)
  expect(validate({ ...result, settings: { ...settings, go: undefined } })).toBe(false)

  // Where base has none of them, it was never visited.
  const added = mergeRoundsOfItems([
    [{ ...(apart[0] as MeasuredRound), base: { started: '', seconds: 0, measurements: [] } }],
    [{ ...(apart[0] as MeasuredRound), base: { started: '', seconds: 0, measurements: [] } }],
  ])
  const first = resultFileOfMeasuredRun({
    ...run,
    settings,
    toolchains,
    rounds: added,
    series: collectSeriesFromRounds(added, new Map()),
    lost: [],
    again: null,
  })
  expect(validate(JSON.parse(JSON.stringify(first))) || validate.errors).toBe(true)
})

const go: GoSettings = {
  packages: ['./...'],
  bench: '.',
  benchtime: '100ms',
  cpu: '1,4',
  benchmem: true,
  tags: 'a',
  goFlags: ['-race'],
  test: true,
}

test('warnings and a confirmation have their place in the schema', async () => {
  const validate = await validator()
  const result = eventful()
  const kinds = new Set(
    [...result.warnings, ...result.comparisons.flatMap(one => one.warnings)].map(({ kind }) => kind),
  )
  expect([...kinds].sort()).toEqual([
    'blind',
    'configuration',
    'drift',
    'few-rounds',
    'fewer-results',
    'outliers',
    'spread',
    'steal',
    'suite',
    'two-modes',
    'unequal',
  ])
  expect(result.comparisons.map(one => one.confirmation?.recurred ?? null)).toContain(true)
  expect(validate(result) || validate.errors).toBe(true)
})

test('what failed now and then, and how often what was lost was tried, have their place in the schema', async () => {
  const validate = await validator()
  const counts = { base: { runs: 12, failed: 0 }, head: { runs: 9, failed: 2 } }
  const flaky: RunWarning = {
    kind: 'flaky',
    benchmarks: [{ benchmark: null, package: null, ...counts }],
  }
  const result = resultWithRunWarnings(eventful(), [flaky])
  const failures = [{ side: 'head', kind: 'failed', message: 'it failed', output: '' }]
  const lost = [{ benchmark: 'A', package: null, failures, tries: counts }]
  expect(validate({ ...result, lost }) || validate.errors).toBe(true)
  expect(validate({ ...result, lost: lost.map(one => ({ ...one, tries: { base: counts.base } })) })).toBe(
    false,
  )
})

test('packages that have moved have their place in the schema', async () => {
  const validate = await validator()
  const moved: RunWarning = { kind: 'moved', packages: [{ base: 'm/a', head: 'm/b' }] }
  const result = resultWithRunWarnings(eventful(), [moved])
  expect(validate(result) || validate.errors).toBe(true)
  expect(validate({ ...result, warnings: [{ ...moved, packages: [] }] })).toBe(false)
})

test('what was left running and what changed in git have their place in the schema', async () => {
  const validate = await validator()
  const left: RunWarning = { kind: 'left-running', count: 2, commands: ['sleep 1'] }
  const ofSetup: RunWarning = { ...left, kind: 'setup-running' }
  const changed: RunWarning = { kind: 'git-changed', count: 1, changed: ['config'], isPutBack: true }
  const result = resultWithRunWarnings(eventful(), [left, ofSetup, changed])
  expect(result.warnings.slice(-3)).toEqual([left, ofSetup, changed])
  expect(validate(result) || validate.errors).toBe(true)
  for (const one of [left, ofSetup, changed])
    expect(validate({ ...result, warnings: [{ ...one, count: undefined }] })).toBe(false)
})

test('what was replayed has its place in the schema', async () => {
  const validate = await validator()
  const replayed: RunWarning = { kind: 'replayed', sides: ['head'], rounds: 3 }
  expect(validate(resultWithRunWarnings(eventful(), [replayed])) || validate.errors).toBe(true)
  const sooner = { claimed: 5, seconds: 0.1 }
  expect(validate(resultWithRunWarnings(eventful(), [{ ...replayed, sooner }])) || validate.errors).toBe(true)
  for (const wrong of [{ sides: [] }, { sides: ['both'] }, { rounds: 1 }, { sooner: {} }])
    expect(validate({ ...eventful(), warnings: [{ ...replayed, ...wrong }] })).toBe(false)
})

test('what is since the reference, and why it is not known, have their place in the schema', async () => {
  const validate = await validator()
  const failed: RunWarning = { kind: 'reference-failed', message: 'exit code 3' }
  const result = addReferenceComparisonToResult(resultWithRunWarnings(eventful(), [failed]), eventful(), null)
  expect(result.since?.rows.length).toBeGreaterThan(0)
  expect(validate(result) || validate.errors).toBe(true)
  expect(validate({ ...result, warnings: [{ kind: failed.kind }] })).toBe(false)
  expect(validate({ ...result, since: { ...result.since, rows: [{}] } })).toBe(false)
  expect(validate({ ...result, since: undefined })).toBe(false)
})

test('slow runs and second visits have their place in the schema, with all they say', async () => {
  const validate = await validator()
  const result = eventful()
  const [first] = result.comparisons
  const slow = { kind: 'slow-runs', base: 0, head: 8, rounds: 20, beyond: 0.1, p: 0.004 }
  const second = { kind: 'second-visit', change: 0.03, p: 0.0002 }
  const warned = (warning: object, ofRun: object) =>
    validate({ ...result, warnings: [ofRun], comparisons: [{ ...first, warnings: [warning] }] })
  expect(warned(slow, second)).toBe(true)
  expect(warned({ ...slow, head: undefined }, second)).toBe(false)
  expect(warned(slow, { ...second, change: undefined })).toBe(false)
})

test('the schema refuses what is not a result', async () => {
  const validate = await validator()
  const result = eventful()
  const [first] = result.comparisons
  const changed = (more: object) => validate({ ...result, comparisons: [{ ...first, ...more }] })
  expect(changed({})).toBe(true)
  expect(changed({ ratio: null, shift: 1 })).toBe(true)
  expect(changed({ ratio: null, shift: null })).toBe(false)
  expect(changed({ p: 2 })).toBe(false)
  expect(changed({ ratio: { estimate: 1 } })).toBe(false)
  expect(changed({ warnings: [{ kind: 'unheard-of' }] })).toBe(false)
  expect(changed({ confirmation: {} })).toBe(false)
  expect(changed({ change: 'worse' })).toBe(false)
  expect(validate({ ...result, schema: 2 })).toBe(false)
  expect(validate({ ...result, verdict: 'green' })).toBe(false)
  expect(validate({ ...result, stopped: 'bored' })).toBe(false)
  for (const name of ['rounds', 'geomeans', 'warnings', 'stopped', 'settings'])
    expect(validate({ ...result, [name]: undefined }), name).toBe(false)
})

test('the schema names every field that a result has, and every setting', async () => {
  const schema = JSON.parse(await readFile(join(root, 'docs', 'result.schema.json'), 'utf8'))
  const result = eventful()
  const names = (value: object | null | undefined) => Object.keys(value ?? {}).sort()
  const [first] = result.comparisons
  expect(names(schema.properties)).toEqual(names(result))
  expect(names(schema.properties.settings.properties)).toEqual(names(result.settings))
  expect(names(schema.properties.settings.properties.go.properties)).toEqual(names(go))
  expect(names(schema.$defs.machine.properties)).toEqual(names(result.machine))
  // A shift is only where there is no ratio.
  expect(names(schema.$defs.comparison.properties)).toEqual(names({ shift: 1, ...first }))
  expect(names(schema.$defs.ratio.properties)).toEqual(names(first?.ratio))
  expect(names(schema.$defs.round.properties)).toEqual(names(result.rounds[0]))
  expect(names(schema.$defs.geomean.properties)).toEqual(names(result.geomeans[0]))
})

test(
  'samples stand in round order, with the seed and the order of sides that give the same plan again',
  long,
  async () => {
    const result = (await resultFileOf(bench('Do', 100), bench('Do', 150), {
      confirm: 'false',
    })) as ResultFile
    expect(result.settings.seed).toBe(3)
    expect(result.rounds.map(({ round, block }) => [round, block])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(round => [round, 1]),
    )
    expect(result.comparisons[0]?.base.samples).toHaveLength(7)
  },
)
