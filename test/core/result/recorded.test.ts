// What was recorded is judged, whoever asks.
import { expect, test } from 'vitest'
import { recordedIn } from '../../../src/core/merge/recorded-in.ts'
import type { Merged, Missing } from '../../../src/core/model/result-file.ts'
import { inOrder, judgeBaseFailed, judgeNothing, judgeRecorded } from '../../../src/core/result/recorded.ts'
import { trusted } from '../merge/parts.ts'
import { resultFrom, time } from '../report/runs.ts'

const recorded = recordedIn(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
const merged = (...whys: readonly Missing['why'][]): Merged => ({
  files: 1,
  machines: [],
  missing: whys.map(why => ({ shard: null, replica: null, why, files: [], message: '' })),
  isStrangers: false,
})

test('a file that cannot be read is taken for one that is absent', () => {
  const reason = (...whys: readonly Missing['why'][]) =>
    judgeRecorded({ ...recorded, merged: merged(...whys) }).reason
  expect(reason()).toBe('No regression in 1 benchmark')
  expect(reason('absent', 'unreadable')).toMatch(/^1 part of the suite could not be judged; no/)
  expect(reason('absent', 'unreadable', 'unreadable', 'double')).toMatch(/^3 parts/)
})

test('without comparisons nothing of them stays', () => {
  for (const result of [
    judgeNothing(recorded),
    judgeBaseFailed(recorded, { message: 'm', output: '' }, 'it broke'),
  ])
    expect(result).toMatchObject({ comparisons: [], geomeans: [], calibration: null })
  expect(judgeBaseFailed(recorded, { message: 'm', output: '' }, 'it broke').reason).toContain(': it broke (')
  expect(judgeBaseFailed(recorded, { message: 'm', output: '' }, null).reason).toBe(
    'Base could not be measured (111111111)',
  )
})

test('warnings are in the order in which reports have them', () => {
  const steal = { kind: 'steal', share: 1 } as const
  const suite = { kind: 'suite', changed: ['a'] } as const
  expect(inOrder([steal, suite])).toEqual([suite, steal])
})
