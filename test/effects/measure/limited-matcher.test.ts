// A pattern can take years on a single line, and is ended.
import { expect, test } from 'vitest'
import { createTimeLimitedMatcher } from '../../../src/effects/measure/limited-matcher.ts'

test('returns the named groups of each line', () => {
  const match = createTimeLimitedMatcher(/^(?<name>\w+)(?: (?<unit>\w+))?$/u)
  expect(match(['a ms', '', 'b'])).toEqual([{ name: 'a', unit: 'ms' }, null, { name: 'b', unit: undefined }])
})

test.each([/(a+)+$/u, /^(?<name>(?:a|aa)+)$/u, /(?<name>(?:a*)*)b/u])(
  'ends %s, which would take years',
  pattern => {
    const match = createTimeLimitedMatcher(pattern, 50)
    expect(() => match([`${'a'.repeat(5000)}!`])).toThrow(
      `format: lines: "${pattern.source}" takes more than 0.05 s to match the lines of an output.`,
    )
  },
)

test('has one limit for all batches of an output', () => {
  const pattern = /^(?:a|a)+$/u
  const slow = `${'a'.repeat(20)}!`
  const match = createTimeLimitedMatcher(pattern, 200)
  const batches = () => {
    for (let batch = 0; batch < 100_000; batch++) match([slow])
  }
  expect(batches).toThrow('takes more than 0.2 s')
})
