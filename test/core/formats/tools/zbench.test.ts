// What zbench prints.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { zbenchFormat } from '../../../../src/core/formats/tools/zbench.ts'
import { output, read } from '../recorded-output.ts'

test('reads times of every unit, and names with blanks', () => {
  expect(read(zbenchFormat, output('zbench/output.txt'))).toEqual([
    'encode/small 0.0000012345 sec/op',
    'encode/large 0.00001825 sec/op',
    'sort 10 words 0.002875 sec/op',
    'load 1.042 sec/op',
  ])
})

test('reads the number of runs', () => {
  const { measurements } = parseTextInFormat(zbenchFormat, output('zbench/output.txt'))
  expect(measurements.map(({ iterations }) => iterations)).toEqual([8112, 547, 34, 3])
})

test('passes over what else is printed', () => {
  const text = 'zbench: 8 benchmarks\nbench: a  101 ns/op  5 runs\nencode  101 ns/op  5 runs\n'
  expect(parseTextInFormat(zbenchFormat, text)).toMatchObject({ measurements: [], failures: [] })
  expect(parseTextInFormat(zbenchFormat, text).unread).toBeUndefined()
})

test('tells of a result in another unit', () => {
  const { measurements, unread } = parseTextInFormat(zbenchFormat, 'zbench: a  101 MB/s  5 runs\n')
  expect(measurements).toEqual([])
  expect(unread).toMatchObject([{ text: 'zbench: a  101 MB/s  5 runs', isResult: true }])
})

test('refuses what is no number, and what is too coarse', () => {
  expect(parseTextInFormat(zbenchFormat, 'zbench: a  nan ns/op  5 runs\n').refused).toEqual(['a: NaN sec/op'])
  expect(() => read(zbenchFormat, 'zbench: a  1.5 ns/op  5 runs\n')).toThrow('fewer than three digits')
})
