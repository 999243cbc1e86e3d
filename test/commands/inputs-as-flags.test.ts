// A flag for each input.
import { expect, test } from 'vitest'
import { readFlags } from '../../src/commands/flags.ts'
import { inputFlags, inputsIn } from '../../src/commands/inputs-as-flags.ts'
import { Misconfigured } from '../../src/core/model/errors.ts'

const read = (words: readonly string[]) => readFlags(words, inputFlags, 'benchgate')

test('values are those of the input, and switches can be turned off', () => {
  const given = read(['main..topic', '--count', '10', '--threshold=3%', '--strict', '--no-confirm'])
  expect(given.words).toEqual(['main..topic'])
  expect(inputsIn(given)).toEqual({ count: '10', threshold: '3%', strict: 'true', confirm: 'false' })
})

test.each([
  [['--cuont', '3'], "Unknown option '--cuont'"],
  [['--count'], "'--count <value>' argument missing"],
  [['--strict=yes'], "'--strict' does not take an argument"],
])('%j is refused, and where the flags are listed', (words, why) => {
  expect(() => read(words)).toThrow(Misconfigured)
  expect(() => read(words)).toThrow(why)
  expect(() => read(words)).toThrow('"benchgate --help" lists the flags.')
})
