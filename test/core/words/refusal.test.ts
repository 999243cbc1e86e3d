// The errors that refuse a run after its first round.
import { describe, expect, test } from 'vitest'
import { CouldNotMeasureError, MisconfiguredError } from '../../../src/core/model/errors.ts'
import {
  firstRoundRefusalError,
  fullOrReadOnlyDiskErrorText,
  tooFewRoundsForAlphaError,
} from '../../../src/core/words/refusal.ts'
import { rules } from '../judge/series.ts'
import { settings as others } from '../report/runs.ts'

describe('refusal', () => {
  const settings = { ...others, ...rules, count: 8 }

  test('too few rounds are said with the count that would do', () => {
    const few = (comparisons: number, least: number) =>
      ({ kind: 'too-few-rounds', comparisons, least }) as const
    expect(tooFewRoundsForAlphaError(few(1, 8), { ...rules, count: 7 })).toEqual(
      new MisconfiguredError(
        'count: 7 rounds are too few for alpha 0.05: the gate could hardly ever fail. Set count to at least 8.',
      ),
    )
    expect(tooFewRoundsForAlphaError(few(1, 8), { ...rules, count: 1 }).message).toContain(
      'count: 1 round is too few',
    )
    expect(firstRoundRefusalError(few(150, 13), settings)).toEqual(
      new MisconfiguredError(
        'count: 8 rounds are too few for alpha 0.05 over 150 comparisons (correction: holm): the gate could hardly ever fail. Set count to at least 13.',
      ),
    )
  })

  test('a threshold by which no rate can fall is said with the benchmark and what to set', () => {
    const refusal = { kind: 'threshold-beyond-rate', benchmark: 'A', unit: 'ops/sec', threshold: 2 } as const
    expect(firstRoundRefusalError(refusal, settings)).toEqual(
      new MisconfiguredError(
        'threshold: 200% could never fail A: more ops/sec are better, and no rate falls by more than 100%. Set a threshold below 100%, such as 50% for half the speed.',
      ),
    )
  })

  test('nothing measured is said with the side, the command and what to do', () => {
    const nothing = (on: 'either' | 'head', go = settings.go) =>
      firstRoundRefusalError({ kind: 'nothing-measured', on }, { ...settings, run: 'make bench', go })
    expect(nothing('either', null)).toEqual(
      new CouldNotMeasureError(
        'Nothing was measured on either side: no benchmark was reported. Make the command print its results, or name its files with "output". Command: make bench',
      ),
    )
    expect(nothing('head', null)).toBeInstanceOf(CouldNotMeasureError)
    expect(nothing('head', null).message).toContain(
      'Nothing was measured on head, though base has benchmarks:',
    )
  })
})

// What the system says of a file, in a sentence that names it and what to do.
describe('system error', () => {
  const failed = (more: object) => Object.assign(new Error('its own words'), more)

  test.each([
    [
      { code: 'ENOSPC', path: '/tmp/x' },
      /^\/tmp\/x could not be written: no space left \(ENOSPC\)\. Free some space/,
    ],
    [{ code: 'EDQUOT', path: '/a', dest: Buffer.from('/b') }, /^\/b could not be written: .*\(EDQUOT\)/],
    [{ code: 'ENOSPC' }, /^A file could not be written: .*RUNNER_TEMP.*git directory\.$/],
    [{ code: 'EROFS', path: '/ro/.git' }, /^\/ro\/\.git could not be written: the file system is read-only/],
    [{ code: 'EFBIG' }, /^A file could not be written: .*\(EFBIG\)\. Raise that limit \("ulimit -f"\)\.$/],
  ])('%j is said with its file and what to do', (error, words) => {
    expect(fullOrReadOnlyDiskErrorText(failed(error))).toMatch(words)
  })

  test('what says enough itself, and what is no error, is left as it is', () => {
    for (const error of [failed({ code: 'ENOENT' }), failed({}), 'ENOSPC', null, { code: 'ENOSPC' }])
      expect(fullOrReadOnlyDiskErrorText(error)).toBeNull()
  })
})
