// Values of a format of one's own.
import { expect, test } from 'vitest'
import { ownFormat } from '../../../../src/core/formats/own/own-format.ts'
import { readWhole } from '../../../../src/core/formats/reading/format.ts'
import { read } from '../recorded-output.ts'

test('says what is wrong with a line that fits', () => {
  const own = ownFormat('lines: ^(?<name>[^:]*): (?<value>\\S+)(?: (?<unit>\\S+))?')
  expect(() => read(own, 'x\na: fast ms')).toThrow(
    'Line 2: the value of a, "fast", is no number. See that "format" takes it from there, without its unit.',
  )
  expect(() => read(own, 'a: 1')).toThrow('Line 1 has no unit for a. Print one, or say it in "format".')
  expect(() => read(own, ': 1 ms')).toThrow('Line 1 has no name.')
  expect(() => read(own, 'a: 1 ms\na: 2 ms')).toThrow('Two benchmarks are called "a"')
  expect(readWhole(own, 'a: -1 ms\nb: NaN ms').refused).toEqual(['a: -0.001 sec/op', 'b: NaN sec/op'])
})
