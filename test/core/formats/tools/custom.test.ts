// The lists of github-action-benchmark, in which the format says what is better.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import {
  customBiggerIsBetterFormat,
  customSmallerIsBetterFormat,
} from '../../../../src/core/formats/tools/custom.ts'
import { output, read } from '../recorded-output.ts'

test('reads times in seconds and all else as it is, better lower', () => {
  const text = output('customSmallerIsBetter/output.json')
  expect(read(customSmallerIsBetterFormat, text)).toEqual([
    'Start of the server 0.01234 sec/op',
    'Size 150 Megabytes',
  ])
  expect([...parseTextInFormat(customSmallerIsBetterFormat, text).units]).toEqual([
    ['sec/op', { better: 'lower' }],
    ['Megabytes', { better: 'lower' }],
  ])
})

test('reads the same, better higher', () => {
  const text = output('customBiggerIsBetter/output.json')
  expect(read(customBiggerIsBetterFormat, text)).toEqual([
    'Answers 70 req/s',
    'Score of the page 98.5 out-of-100',
  ])
  expect([...parseTextInFormat(customBiggerIsBetterFormat, text).units.values()]).toEqual([
    { better: 'higher' },
    { better: 'higher' },
  ])
})

test('reads a time for each operation as a time', () => {
  const of = (unit: string) =>
    read(customSmallerIsBetterFormat, JSON.stringify([{ name: 'a', unit, value: 5 }]))
  expect(of('ns/iter')).toEqual(['a 5e-9 sec/op'])
  expect(of('μs')).toEqual(['a 0.000005 sec/op'])
  expect(of('ms/request')).toEqual(['a 5 ms/request'])
  expect(of('')).toEqual(['a 5 value'])
})

test('claims nothing, as its direction cannot be seen', () => {
  for (const format of [customBiggerIsBetterFormat, customSmallerIsBetterFormat])
    expect(format.claims(output('customBiggerIsBetter/output.json'))).toBe(false)
})

test('refuses what has no name or no number', () => {
  for (const text of [
    '[{"unit": "s", "value": 1}]',
    '[{"name": "a", "value": "many"}]',
    '{"name": "a"}',
    '[1]',
  ])
    expect(() => read(customBiggerIsBetterFormat, text), text).toThrow(NotInFormatError)
})
