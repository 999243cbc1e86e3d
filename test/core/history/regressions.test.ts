import { describe, expect, test } from 'vitest'
import {
  type BenchmarkHistory,
  buildHistory,
  type HistoryLineWithStepsAndCreep,
} from '../../../src/core/history/history.ts'
import { type HistoryRowWithRatioToReference, historyPointOfResult } from '../../../src/core/history/point.ts'
import {
  commitPositionsInHistory,
  countWorseStepsByRow,
  findBenchmarksWorseThanReference,
  worseStepsAfterReference,
} from '../../../src/core/history/regressions.ts'
import {
  findHistoryLinesStillWorse,
  type RunFactsDecidingHistoryIssueUpdate,
  whyIssueUnchanged,
} from '../../../src/core/history/show/issue.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { slower, unchanged } from '../../support/handed-over.ts'
import { commitsNamed, pointAt, rowOf, sha, sixtyNights } from './points.ts'

describe('regressions of a history', () => {
  const at = '2026-01-31T03:00:00Z'
  const [v1, n1] = [sha('v1'), sha('n1')]
  const { points, commits: own } = sixtyNights()
  const commits = { base: { sha: v1, from: 'since: v1' }, head: { sha: n1, from: '' } }

  function found(result: ReturnType<typeof slower>) {
    const moved = { ...result, commits }
    return findBenchmarksWorseThanReference(
      buildHistory([historyPointOfResult(moved, at)], commitsNamed('v1', 'n1')),
      [moved],
    )
  }

  test('regressions that the gate has shown are findings', () => {
    expect(found(slower()).map(({ benchmark, isRed }) => [benchmark, isRed])).toEqual([['Slow', true]])
    expect(found(unchanged())).toEqual([])
  })

  test('muted and accepted rows, and those of another kind of machine, are not', () => {
    const result = slower()
    const with_ = (more: object) => ({
      ...result,
      comparisons: result.comparisons.map(one => ({ ...one, ...more })),
    })
    const accepted = { match: 'Slow', upTo: null, by: null, when: null, why: null, url: null }
    expect(found(with_({ gate: 'warn' }))).toEqual([])
    expect(found(with_({ accepted }))).toEqual([])
    const elsewhere = { ...lastNight(), machine: { ...result.machine, cpu: 'another' } }
    expect(findBenchmarksWorseThanReference(buildHistory(points, own), [elsewhere])).toEqual([])
  })

  test('steps are found that are still there', () => {
    const findings = findBenchmarksWorseThanReference(buildHistory(points, own), [lastNight()])
    expect(findings.map(({ benchmark, isRed }) => [benchmark, isRed])).toEqual([
      ['Creep-2', false],
      ['Step/large-2', false],
    ])
    expect(findings[1]?.steps.map(({ by }) => by)).toEqual([sha('n31')])
  })

  test('muted or accepted steps are not found, nor a benchmark that is gone', () => {
    const history = buildHistory(points, own)
    const accepted = { match: '*', upTo: null, by: null, when: null, why: null, url: null }
    expect(findBenchmarksWorseThanReference(history, [lastNight({ gate: 'warn' })])).toEqual([])
    expect(findBenchmarksWorseThanReference(history, [lastNight({ accepted })])).toEqual([])
    expect(findBenchmarksWorseThanReference(history, [{ ...lastNight(), comparisons: [] }])).toEqual([])
  })

  test('what the reference was moved beyond is accepted, and what it is worth is said against the new one', () => {
    const since = { sha: sha('n58'), name: 'n58' }
    const rows = lastNight().comparisons.map(one => rowOf(one.benchmark, 1.03))
    const moved = [...points.slice(0, 59), pointAt('n60', rows, { since })]
    const history = buildHistory(moved, own)
    expect(history.lines.map(line => line.since.name)).toEqual(['v1', 'v1', 'v1'])
    expect(history.lines.flatMap(line => line.steps).length).toBeGreaterThan(0)
    const last = lastNight({}, { sha: since.sha, from: 'since: n58' })
    expect(findBenchmarksWorseThanReference(history, [last])).toEqual([])
    const red = findBenchmarksWorseThanReference(history, [
      lastNight({ change: 'regressed' }, last.commits.base),
    ])
    expect(red.map(one => one.since)).toEqual(red.map(() => since))
    expect(red).toHaveLength(3)
  })

  test('an allocation where there was none is found, though it has no ratio', () => {
    const [one] = slower().comparisons.filter(({ change }) => change === 'regressed')
    const zero = { ...one, ratio: null, base: { ...one?.base, center: 0 } } as typeof one & object
    expect(found({ ...slower(), comparisons: [zero] })).toMatchObject([
      { benchmark: 'Slow', ratio: null, isRed: true },
    ])
  })

  test('a count that fell to 0 is no finding, whatever steps it had before', () => {
    const unit = { unit: 'allocs/op', exact: true }
    const nights = points.map(point => ({
      ...point,
      rows: point.rows.slice(1, 2).map(row => ({ ...row, ...unit })),
    }))
    const history = buildHistory(nights, own)
    const row = { benchmark: 'Step/large-2', package: 'example.com/acme', better: 'lower', ...unit }
    const night = (base: number, head: number) => {
      const last = lastNight()
      const [any] = last.comparisons
      const one = {
        ...any,
        ...row,
        ratio: null,
        delta: base === head ? 0 : base === 0 ? null : head / base - 1,
      }
      const sides = { base: { ...any?.base, center: base }, head: { ...any?.head, center: head } }
      return { ...last, comparisons: [{ ...one, ...sides }] as ResultFile['comparisons'] }
    }
    expect(findBenchmarksWorseThanReference(history, [night(3, 0)])).toEqual([])
    expect(findBenchmarksWorseThanReference(history, [night(0, 0)])).toEqual([])
    expect(findBenchmarksWorseThanReference(history, [night(0, 3)])).toMatchObject([
      { unit: 'allocs/op', ratio: null, isRed: false },
    ])
  })

  /** The night of the last commit, with these comparisons changed. */
  function lastNight(more: object = {}, base = { sha: sha('v1'), from: 'since: v1' }): ResultFile {
    const result = slower()
    const [any] = result.comparisons
    const comparisons = (points.at(-1)?.rows ?? []).map(row => ({
      ...any,
      ...{ ...row, change: 'unchanged', gate: 'fail', accepted: null },
      ...more,
    })) as ResultFile['comparisons']
    return {
      ...{ ...result, comparisons, commits: { base, head: { sha: sha('n60'), from: '' } } },
      machine: { ...result.machine, cpu: 'AMD EPYC', cores: 2, arch: 'x64' },
    }
  }
})

// The steps for the worse since a reference.
describe('worse steps', () => {
  const commits = ['a', 'b', 'c', 'd', 'e'].map(sha => ({
    sha,
    on: '',
    author: '',
    tags: [],
    forks: [] as string[],
    subject: '',
  }))
  const step = (by: string, ratio: number) => ({ after: '', by, at: 1, ratio, p: 0.001 })
  const line = (given: Partial<HistoryLineWithStepsAndCreep>): HistoryLineWithStepsAndCreep => ({
    ...{ benchmark: 'Encode-2', package: null, unit: 'sec/op', better: 'lower', machine: 'AMD' },
    ...{
      since: { sha: 'a', name: 'v1' },
      values: [],
      last: { estimate: 1, low: 1, high: 1 },
      creep: 0,
      isOld: false,
    },
    steps: [step('b', 1.03), step('c', 0.9), step('e', 1.02)],
    ...given,
  })
  const history = (...lines: readonly HistoryLineWithStepsAndCreep[]): BenchmarkHistory => ({
    ...{ commits, lines, references: [], apart: [], points: 0, elsewhere: 0 },
  })

  test('are those that make it worse, after the reference', () => {
    const places = commitPositionsInHistory({ commits })
    const since = (sha: string, of = line({})) =>
      worseStepsAfterReference(of, sha, places).map(({ by }) => by)
    expect([since('a'), since('b'), since('e'), since('elsewhere')]).toEqual([['b', 'e'], ['e'], [], []])
    expect(since('a', line({ better: 'higher' }))).toEqual(['c'])
  })

  test('are those after the commit that a release branch left', () => {
    const forked = commits.map(commit => (commit.sha === 'c' ? { ...commit, forks: ['r'] } : commit))
    expect(
      worseStepsAfterReference(line({}), 'r', commitPositionsInHistory({ commits: forked })).map(
        ({ by }) => by,
      ),
    ).toEqual(['e'])
  })

  test('are counted by benchmark and unit, on one kind of machine, where there is a worse', () => {
    const known = history(
      line({}),
      line({ steps: [step('d', 1.04)] }),
      line({ benchmark: 'Decode-2', steps: [] }),
      line({ benchmark: 'Neither-2', better: null }),
      line({ machine: 'ARM', steps: [step('d', 1.1)] }),
    )
    const since = (sha: string) => [...countWorseStepsByRow({ history: known, commits }, sha, 'AMD').values()]
    expect(since('a')).toEqual([3, 0])
    expect(since('elsewhere')).toEqual([])
  })

  test('are none since a release that no night has measured yet', () => {
    const known = { ...history(line({})), commits: commits.slice(0, 4) }
    const since = (sha: string) => [...countWorseStepsByRow({ history: known, commits }, sha, 'AMD').values()]
    expect(since('e')).toEqual([0])
  })
})

// What keeps the issue open in a night that found nothing.
describe('lasting', () => {
  const nights = Array.from({ length: 32 }, (_, night) => `n${night}`)
  const commits = commitsNamed('v1', ...nights, 'last')
  const day = (night: number) => new Date(Date.UTC(2026, 0, 1 + night)).toISOString()
  const [amd, arm] = ['AMD', 'ARM'].map(cpu => `${cpu}, 2 cores, x64`) as [string, string]

  /** Nights on AMD with a step of 4 % in the middle. */
  const before = nights.map((name, night) =>
    pointAt(name, [rowOf('A', (night < 16 ? 1 : 1.04) + (night % 3) / 1000)], {
      machine: amd,
      run: day(night),
    }),
  )

  /** What the last night finds and what lasts, where it measured these rows on this machine, so many days after. */
  function last(
    rows: readonly HistoryRowWithRatioToReference[],
    machine = amd,
    days = 1,
    more: object = {},
    since = 'v1',
  ) {
    const result = slower()
    const [any] = result.comparisons
    const [round] = result.rounds
    const run = day(31 + days)
    const comparisons = rows.map(row => ({
      ...{ ...any, ...row, change: 'unchanged', gate: 'fail', accepted: null },
      ...more,
    })) as ResultFile['comparisons']
    const night: ResultFile = {
      ...{ ...result, comparisons },
      commits: { base: { sha: sha(since), from: `since: ${since}` }, head: { sha: sha('last'), from: '' } },
      machine: { ...result.machine, cpu: machine.slice(0, 3), cores: 2, arch: 'x64' },
      rounds: round ? [{ ...round, base: { ...round.base, started: run } }] : [],
    }
    const history = buildHistory([...before, pointAt('last', rows, { machine, run })], commits)
    return [
      findBenchmarksWorseThanReference(history, [night]).length,
      findHistoryLinesStillWorse(history, [night]).map(line => line.machine),
    ]
  }

  test('what a machine of another kind has shown lasts while it is recent', () => {
    expect(last([rowOf('A', 1.04)])).toEqual([1, [amd]])
    expect(last([rowOf('A', 1.04)], arm)).toEqual([0, [amd]])
    expect(last([rowOf('A', 1)], arm)).toEqual([0, [amd]])
    expect(last([rowOf('A', 1)], arm, 20)).toEqual([0, []])
  })

  test('the limit for closing is lower than that for opening', () => {
    expect(last([rowOf('A', 1.019)])).toEqual([0, [amd]])
    expect(last([rowOf('A', 1.009)])).toEqual([0, []])
  })

  test('what is gone, muted or accepted lasts no longer, nor does what the reference was moved beyond', () => {
    expect(last([rowOf('B', 1)])).toEqual([0, []])
    expect(last([])).toEqual([0, []])
    expect(last([rowOf('A', 1.04)], arm, 1, { gate: 'warn' })).toEqual([0, []])
    const accepted = { match: 'A', upTo: null, by: null, when: null, why: null, url: null }
    expect(last([rowOf('A', 1.04)], arm, 1, { accepted })).toEqual([0, []])
    expect(last([rowOf('A', 1.04)], arm, 1, {}, 'n20')).toEqual([0, []])
  })
})

describe('why issue stays', () => {
  const passed: RunFactsDecidingHistoryIssueUpdate = {
    ...{ findings: 0, lasting: [], results: [unchanged()], isPartial: false },
    ...{ ref: 'refs/heads/main', overtakenBy: null, defaultBranch: 'main' },
  }
  const open = 'no benchmark was found slower, but some are undecided'
  const creeping = { benchmark: 'Encode-2', unit: 'sec/op', machine: 'AMD, 2 cores, x64' }
  const failures = [{ side: 'head', round: 1, message: 'panic', output: '', kind: 'failed' }] as const
  const panicked = unchanged({ lost: [{ benchmark: 'Slow', package: null, failures }] })

  test.each<[string, Partial<RunFactsDecidingHistoryIssueUpdate>, string | null]>([
    ['it is closed by a pass', {}, null],
    ['and written with findings, whatever else was not decided', { findings: 1, isPartial: true }, null],
    ['what panics may be what it names', { results: [unchanged(), panicked] }, open],
    ['what is not decided may be', { results: [{ verdict: 'inconclusive' }] }, open],
    ['so may what a result that is not kept has', { isPartial: true }, open],
    [
      'what is not back elsewhere keeps it',
      { lasting: [creeping] },
      'no benchmark was found slower, but Encode-2 sec/op has not recovered on AMD, 2 cores, x64',
    ],
    ['and does not keep it from being written', { lasting: [creeping], findings: 1 }, null],
    [
      'no branch but the default one closes it',
      { ref: 'refs/heads/a/b' },
      'it is about the branch main, and this run has measured a/b',
    ],
    [
      'or writes it',
      { ref: 'refs/tags/v1', findings: 1 },
      'it is about the branch main, and this run has measured v1',
    ],
    [
      'an older commit neither closes it nor writes it',
      { overtakenBy: 'b'.repeat(40), findings: 1 },
      'it is about bbbbbbbbb, a later commit that is recorded already',
    ],
    ['where the branch is not known it is written', { ref: null, findings: 1 }, null],
    ['and where the default one is not known', { defaultBranch: null, findings: 1 }, null],
  ])('%s', (_, night, why) => {
    expect(whyIssueUnchanged({ ...passed, ...night })).toBe(why)
  })

  test('a run with failed benchmarks or a regression does not close the issue', () => {
    expect([panicked.verdict, slower().verdict]).toEqual(['fail', 'fail'])
  })
})
