import { expect, test } from 'vitest'
import { parseBisectionCulprits } from '../../../src/core/history/bisection-culprits.ts'
import { sha } from './points.ts'

const found = {
  schema: 1,
  outcome: 'found',
  followed: { benchmark: 'A', package: null, unit: 'sec/op', better: 'lower' },
  culprits: [
    {
      commits: [{ sha: sha('n1'), subject: 'x' }],
      probability: 0.99,
      ratio: { estimate: 1.1, low: null, high: null },
      inside: null,
    },
  ],
}

test('reads the culprits of a bisection, and no other fields', () => {
  expect(parseBisectionCulprits(JSON.stringify([found]))).toEqual([
    {
      outcome: 'found',
      followed: { benchmark: 'A', package: null, unit: 'sec/op' },
      culprits: [
        { commits: [{ sha: sha('n1') }], probability: 0.99, ratio: { estimate: 1.1, low: null, high: null } },
      ],
    },
  ])
})

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['no list', JSON.stringify(found)],
  ['an outcome of its own', JSON.stringify([{ ...found, outcome: 'guilty' }])],
  [
    'a commit that is none',
    JSON.stringify([{ ...found, culprits: [{ ...found.culprits[0], commits: [{ sha: '@acme' }] }] }]),
  ],
  [
    'a probability above 1',
    JSON.stringify([{ ...found, culprits: [{ ...found.culprits[0], probability: 2 }] }]),
  ],
  ['more than anybody finds', `${JSON.stringify([found])}${' '.repeat(4_000_001)}`],
])('%s is nothing', (_, text) => {
  expect(parseBisectionCulprits(text)).toEqual([])
})
