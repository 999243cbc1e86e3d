// Revisions on a command line.
import { expect, test } from 'vitest'
import { parseCommandLineRevisionsIntoPairs } from '../../src/commands/measure.ts'

test.each([
  [[], [{}]],
  [['v1'], [{ base: 'v1' }]],
  [['v1', 'v2'], [{ base: 'v1', head: 'v2' }]],
  [['main..topic'], [{ base: 'main', head: 'topic' }]],
  [['main...topic'], [{ base: 'main', head: 'topic', sinceFork: true }]],
  [['main...'], [{ base: 'main', sinceFork: true }]],
  [['main..'], [{ base: 'main' }]],
  [['..topic'], [{ head: 'topic' }]],
  [
    ['v1', 'v2', 'HEAD'],
    [
      { base: 'v1', head: 'v2' },
      { base: 'v1', head: 'HEAD' },
    ],
  ],
])('%j are %j', (words, sides) => {
  expect(parseCommandLineRevisionsIntoPairs(words)).toEqual(sides)
})

test('a range stands alone', () => {
  expect(() => parseCommandLineRevisionsIntoPairs(['main..topic', 'v1'])).toThrow(
    'nothing else can be given with the range "main..topic"',
  )
})
