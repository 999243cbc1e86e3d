// What the check says: golden files of each ending.
import { expect, test } from 'vitest'
import { checkedCanaryText, failedText, passedText } from '../../../../src/core/init/check/check.ts'
import type { GateBounds } from '../../../../src/core/init/check/estimate.ts'

const bounds: GateBounds = {
  count: 20,
  alpha: 0.05,
  deltaTest: 'utest',
  correction: 'holm',
  stopEarly: true,
  budget: null,
  shards: 1,
}

test.each([
  ['passed', passedText({ format: 'go', benchmarks: 36, setup: 41, visit: 9.3 }, bounds, [], null)],
  [
    'shortened',
    passedText(
      { format: 'jmh', benchmarks: 1, setup: 61, visit: 60 },
      { ...bounds, budget: 1800 },
      [
        '.github/benchgate.yml has now shorter runs, which the rounds make up for',
        '.github/benchgate.yml has now budget: 30m',
      ],
      null,
    ),
  ],
  [
    'too-long',
    passedText(
      { format: 'k6', benchmarks: 3, setup: 0, visit: 400 },
      { ...bounds, shards: 4 },
      [],
      'Choose fewer benchmarks.',
    ),
  ],
  [
    'failed',
    failedText(
      'setup failed with exit code 1.',
      `${'x\n'.repeat(20)}\u001b[2Jmake: *** no rule\n`,
      'It needs the network.',
    ),
  ],
  ['seen', checkedCanaryText({ outcome: 'seen', files: 42, example: 'src/x.py', why: 'it fails' })],
  ['not-seen', checkedCanaryText({ outcome: 'not-seen', files: 1, example: 'src/x.py', why: null })],
])('%s', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`../../../golden/init/check-${name}.txt`)
})
