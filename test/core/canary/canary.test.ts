// What a canary has shown, by what became of the broken head.
import { describe, expect, test } from 'vitest'
import {
  type BrokenSourcesCanaryResult,
  createUntriedCanaryResult,
  findingAndAdviceOfCanaryResult,
  judgeBrokenSourcesCanaryByCounts,
  judgeBrokenSourcesCanaryByError,
  noCanarySourceReason,
} from '../../../src/core/canary/canary.ts'
import {
  type CommandFailureKind,
  CouldNotMeasureError,
  SideFailedError,
} from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'

describe('canary', () => {
  const broken = { files: 3, example: 'src/x.py' }

  test('only benchmarks that give the same results show that a change is not detected', () => {
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 5)).toEqual({
      outcome: 'not-seen',
      ...broken,
      why: null,
    })
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 6).outcome).toBe('not-seen')
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 3)).toMatchObject({
      outcome: 'seen',
      why: 'only 3 of 5 benchmarks gave a result',
    })
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 0)).toMatchObject({
      outcome: 'seen',
      why: 'none of 5 benchmarks gave a result',
    })
  })

  test('a failure of the broken head is a detection; another failure or a timeout is not', () => {
    const failed = (side: Side, kind: CommandFailureKind) =>
      judgeBrokenSourcesCanaryByError(
        broken,
        new SideFailedError(side, 'its command failed', 'It failed.', '', kind),
      )
    expect(failed('head', 'failed')).toEqual({ outcome: 'seen', ...broken, why: 'its command failed' })
    expect(failed('head', 'timeout').outcome).toBe('unknown')
    expect(failed('base', 'failed').outcome).toBe('unknown')
    const other = judgeBrokenSourcesCanaryByError(
      broken,
      new CouldNotMeasureError('git failed.\nMore of it.'),
    )
    expect(other).toEqual({ outcome: 'unknown', ...broken, why: 'git failed' })
  })

  test('an untried canary has no broken files', () => {
    expect(createUntriedCanaryResult('why')).toEqual({
      outcome: 'untried',
      files: 0,
      example: null,
      why: 'why',
    })
  })
})

// What is said of each outcome of a canary.
describe('canary text', () => {
  const many = { files: 42, example: 'src/x.py' }
  const all: readonly BrokenSourcesCanaryResult[] = [
    { outcome: 'seen', ...many, why: 'its command failed with exit code 1 in the run with broken sources' },
    { outcome: 'seen', files: 1, example: 'x\u001b[31m.py', why: 'only 3 of 5 benchmarks gave a result' },
    { outcome: 'not-seen', ...many, why: null },
    {
      outcome: 'unknown',
      ...many,
      why: 'its command did not end within 10 min (`timeout`) in the run with broken sources',
    },
    createUntriedCanaryResult(noCanarySourceReason),
  ]

  test('every outcome, with what to do', async () => {
    const text = all
      .map(findingAndAdviceOfCanaryResult)
      .map(({ found, todo }) => `${found}\n${todo === '' ? '' : `→ ${todo}\n`}`)
    await expect(text.join('\n')).toMatchFileSnapshot('../../golden/canary.txt')
  })
})
