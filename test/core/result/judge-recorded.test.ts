// What was recorded is judged, whoever asks.
import { describe, expect, test } from 'vitest'
import { extractRunToJudgeFromResultFile } from '../../../src/core/merge/merge-results.ts'
import type { MergedFilesSummary, SuitePartWithoutValidResult } from '../../../src/core/model/result-file.ts'
import {
  compareAndJudgeRun,
  findRunWarnings,
  resultOfRunWithFailedBase,
  resultOfRunWithUnchangedPaths,
  sortRunWarnings,
} from '../../../src/core/result/judge-recorded.ts'
import { rejudgeWithAcceptances } from '../../../src/core/result/result.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { trusted } from '../merge/parts.ts'
import { machine, resultFrom, time } from '../report/runs.ts'

describe('recorded', () => {
  const recorded = extractRunToJudgeFromResultFile(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
  const merged = (...whys: readonly SuitePartWithoutValidResult['why'][]): MergedFilesSummary => ({
    files: 1,
    machines: [],
    missing: whys.map(why => ({ shard: null, replica: null, why, files: [], message: '' })),
    isStrangers: false,
  })

  test('a file that cannot be read is taken for one that is absent', () => {
    const reason = (...whys: readonly SuitePartWithoutValidResult['why'][]) =>
      compareAndJudgeRun({ ...recorded, merged: merged(...whys) }).reason
    expect(reason()).toBe('No regression in 1 benchmark')
    expect(reason('absent', 'unreadable')).toMatch(/^1 part of the suite could not be judged; no/)
    expect(reason('absent', 'unreadable', 'unreadable', 'double')).toMatch(
      /^2 parts of the suite could not be judged; 1 part has several result files; no/,
    )
    expect(reason('double', 'double')).toMatch(/^2 parts of the suite have several result files; no/)
  })

  test('without comparisons nothing of them stays', () => {
    for (const result of [
      resultOfRunWithUnchangedPaths(recorded),
      resultOfRunWithFailedBase(recorded, { message: 'm', output: '' }, 'it broke'),
    ])
      expect(result).toMatchObject({ comparisons: [], geomeans: [], calibration: null })
    expect(resultOfRunWithFailedBase(recorded, { message: 'm', output: '' }, 'it broke').reason).toContain(
      'Base (111111111) could not be measured: it broke',
    )
    expect(resultOfRunWithFailedBase(recorded, { message: 'm', output: '' }, null).reason).toBe(
      'Base (111111111) could not be measured',
    )
  })

  test('times that were replayed show nothing, and are no calibration', () => {
    const replayed = { kind: 'replayed', sides: ['base', 'head'], rounds: 20 } as const
    const slower = extractRunToJudgeFromResultFile(resultFrom([time('A', 1)], [time('A', 2)]), trusted)
    expect(compareAndJudgeRun(slower).verdict).toBe('fail')
    const result = compareAndJudgeRun({ ...slower, warnings: [replayed] })
    expect(result).toMatchObject({
      verdict: 'inconclusive',
      reason: 'On each side, every round reported the same times, so the results are cached, not measured',
      comparisons: [{ change: 'inconclusive' }],
    })
    expect(rejudgeWithAcceptances(result, [acceptedFor('A', 0.5)]).verdict).toBe('inconclusive')
    const settings = { ...slower.settings, calibrate: true }
    expect(compareAndJudgeRun({ ...slower, settings }).calibration).not.toBeNull()
    expect(compareAndJudgeRun({ ...slower, settings, warnings: [replayed] })).toMatchObject({
      calibration: null,
      verdict: 'inconclusive',
    })
  })

  test('a rule that names nothing is told of where all that it may name is there', () => {
    const settings = { ...recorded.settings, benchmarks: [ruleFor('Gone', { gate: 'warn' })] }
    const told = (more: Partial<typeof recorded>) =>
      compareAndJudgeRun({ ...recorded, settings, ...more }).warnings.map(({ kind }) => kind)
    expect(told({})).toContain('rule-unused')
    expect(told({ settings: { ...settings, shard: [1, 2] } })).not.toContain('rule-unused')
    expect(told({ merged: merged('absent') })).not.toContain('rule-unused')
    // Of these the sub-benchmarks and units are not known.
    expect(told({ proven: [{ benchmark: 'B', package: 'm' }] })).not.toContain('rule-unused')
    expect(told({ lost: [{ benchmark: 'B', package: 'm', failures: [] }] })).not.toContain('rule-unused')
  })

  test('a shard in which something was lost is not one without benchmarks', () => {
    const shard = { ...recorded.settings, shard: [1, 2] as const }
    const failures = [{ side: 'head', message: 'it broke', output: '', kind: 'failed' } as const]
    const empty = { ...recorded, settings: shard, series: [], stopped: 'empty' } as const
    expect(compareAndJudgeRun(empty).verdict).toBe('pass')
    const lost = [{ benchmark: 'A', package: null, failures }]
    expect(compareAndJudgeRun({ ...empty, lost }).verdict).toBe('fail')
  })

  test('that nothing had to be measured is believed of those alone who may write to the repository', () => {
    expect(resultOfRunWithUnchangedPaths(recorded).verdict).toBe('pass')
    expect(
      resultOfRunWithUnchangedPaths({ ...recorded, merged: { ...merged(), isStrangers: true } }).verdict,
    ).toBe('inconclusive')
  })

  test('warnings are in the order in which reports have them', () => {
    const steal = { kind: 'steal', share: 1 } as const
    const suite = { kind: 'suite', changed: ['a'] } as const
    expect(sortRunWarnings([steal, suite])).toEqual([suite, steal])
  })
})

// Warnings that follow from what a result file keeps.
describe('run warnings', () => {
  const calm = extractRunToJudgeFromResultFile(resultFrom([time('A', 1)], [time('A', 1)]), trusted)

  test('a calm run has none', () => {
    expect(findRunWarnings(calm)).toEqual([])
  })

  test('the machine, what was built with, and others are told', () => {
    const own = { ...machine, virtual: null, load: 9, steal: 0.5 }
    const busy = calm.rounds.map(one => ({
      ...one,
      base: { ...one.base, others: 4 },
      head: { ...one.head, others: 0 },
    }))
    const told = findRunWarnings({
      ...calm,
      rounds: busy,
      machine: own,
      toolchains: { base: 'a', head: 'b' },
    })
    expect(told.map(({ kind }) => kind)).toEqual(['configuration', 'noisy-machine', 'steal', 'others'])
    const again = { rounds: busy, series: [] }
    expect(findRunWarnings({ ...calm, again }).map(({ kind }) => kind)).toEqual(['others'])
  })

  test('visits that are too short for what they say are told, unless all times are the same anyway', () => {
    const quick = calm.rounds.map(one => ({ ...one, head: { ...one.head, seconds: 0.1, claimed: 5 } }))
    expect(findRunWarnings({ ...calm, rounds: quick })).toEqual([
      { kind: 'replayed', sides: ['head'], rounds: 20, sooner: { claimed: 5, seconds: 0.1 } },
    ])
    const series = calm.series.map(one => ({ ...one, base: one.base.map(() => 1.23456789) }))
    expect(findRunWarnings({ ...calm, rounds: quick, series })).toEqual([
      { kind: 'replayed', sides: ['base'], rounds: 20 },
    ])
  })

  test('one toolchain, or one that is not known, is none to warn of', () => {
    for (const toolchains of [
      { base: 'a', head: 'a' },
      { base: null, head: 'b' },
    ])
      expect(findRunWarnings({ ...calm, toolchains })).toEqual([])
  })
})
