// The comparisons as TAP.
import { expect, test } from 'vitest'
import { formatComparisonsAsTap } from '../../../../src/core/report/show/tap.ts'
import { failing } from '../samples.ts'

test('a regression is not ok, and everything else is', () => {
  const lines = formatComparisonsAsTap(failing()).split('\n')
  expect(lines.slice(0, 3)).toEqual([
    'TAP version 14',
    '1..4',
    expect.stringMatching(/^not ok 1 - Encode\/1MB-8 sec\/op \(\+7\.\d%\)$/),
  ])
  expect(lines.filter(line => line.startsWith('ok '))).toHaveLength(2)
})
