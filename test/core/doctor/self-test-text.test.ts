// The answer of a self-test as people see it.
import { expect, test } from 'vitest'
import { type Canary, noSource, untried } from '../../../src/core/canary/canary.ts'
import {
  type Cause,
  type Experiment,
  type SelfTest,
  type SelfTestOutcome,
  selfTestText,
  statusOfSelfTest,
} from '../../../src/core/doctor/self-test.ts'
import { plain } from '../../../src/core/words/terminal.ts'

const still: Experiment = {
  ...{ asked: 0, benchmark: null, verdict: 'pass', isRed: false, isShown: false, others: [] },
  ...{ measured: null, seconds: 41 },
}
const red = (asked: number, benchmark: string): Experiment => ({
  ...{ asked, benchmark, verdict: 'fail', isRed: true, isShown: true, others: [] },
  ...{ measured: asked * 0.99, seconds: 80 },
})
const missed = (asked: number, benchmark: string, verdict: Experiment['verdict']): Experiment => ({
  ...red(asked, benchmark),
  ...{ verdict, isRed: false, isShown: false },
})

const works = [
  still,
  red(0.1, 'Decode/large'),
  missed(0.1, 'Encode', 'inconclusive'),
  ...['Decode/small', 'Skip', 'Parse/a-very-long-name/that-is-cut-in-the-middle'].map(name => red(0.1, name)),
]
const failed = [still, missed(0.1, 'Decode/large', 'pass'), missed(0.1, 'Encode', 'pass')]
const level = { asked: 0.065, experiments: 4, shown: 4, isShown: true, isMissed: false }

function answer(
  outcome: SelfTestOutcome | null,
  experiments: readonly Experiment[],
  cause: Cause | null = null,
  canary: Canary | null = null,
): SelfTest {
  const smallest = outcome === 'works' ? level : null
  return { schema: 1, canary, slowdown: 0.1, outcome, cause, foreseen: 0.071, smallest, experiments }
}

const noise = { kind: 'noise', foreseen: 0.181, count: 8, rounds: 27 } as const
const broken = { files: 42, example: 'src/x.py' }
const all: readonly SelfTest[] = [
  answer('works', works),
  answer('not-red', failed, noise),
  answer('not-red', failed, { kind: 'threshold', threshold: 0.2 }),
  answer('not-red', failed, { kind: 'never-fails', failOn: 'never' }),
  answer('nothing-to-slow', [still]),
  answer('red-without', [{ ...still, isRed: true, verdict: 'fail' }]),
  answer('red-without', [still, { ...red(0.1, 'Encode'), others: ['Skip'] }]),
  answer(null, [still]),
  answer('works', works, null, { outcome: 'seen', ...broken, why: 'its command failed with exit code 1' }),
  answer('works', works, null, { outcome: 'not-seen', ...broken, why: null }),
  answer('works', works, null, untried(noSource)),
]

test('every outcome', async () => {
  const text = all.map(one => selfTestText(one, plain, 80)).join('\n=====\n\n')
  await expect(text).toMatchFileSnapshot('../../golden/doctor/self-test.txt')
})

test('the exit status tells a gate that works from one that does not, and from nothing known', () => {
  expect(all.map(statusOfSelfTest)).toEqual([0, 1, 1, 1, 2, 1, 1, 2, 0, 1, 0])
})
