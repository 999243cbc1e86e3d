// What is said of each outcome of a canary.
import { expect, test } from 'vitest'
import { type Canary, canaryText, noSource, untried } from '../../../src/core/canary/canary.ts'

const many = { files: 42, example: 'src/x.py' }
const all: readonly Canary[] = [
  { outcome: 'seen', ...many, why: 'its command failed with exit code 1 in the canary' },
  { outcome: 'seen', files: 1, example: 'x\u001b[31m.py', why: 'only 3 of 5 benchmarks gave a result' },
  { outcome: 'not-seen', ...many, why: null },
  { outcome: 'unknown', ...many, why: 'its command did not end within 10 min (`timeout`) in the canary' },
  untried(noSource),
]

test('every outcome, with what to do', async () => {
  const text = all.map(canaryText).map(({ found, todo }) => `${found}\n${todo === '' ? '' : `→ ${todo}\n`}`)
  await expect(text.join('\n')).toMatchFileSnapshot('../../golden/canary.txt')
})
