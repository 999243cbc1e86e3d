// mitata's JSON.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { mitataFormat } from '../../../../src/core/formats/tools/mitata.ts'
import { output, read } from '../recorded-output.ts'

test('reads medians, with groups and arguments in the names', () => {
  expect(read(mitataFormat, output('mitata/output.json'))).toEqual([
    'fibonacci 12 0.0000013919140625 sec/op',
    'fibonacci(5) 4.1798095703125e-8 sec/op',
    'fibonacci(10) 5.29413818359375e-7 sec/op',
    'copying > slice 4.8779296875e-9 sec/op',
  ])
})

test('names what threw', () => {
  expect(parseTextInFormat(mitataFormat, output('mitata/output.json')).failures).toEqual([
    'fails: no such number',
  ])
})

test('tells runs apart whose name has no arguments in it, and counts samples that are given', () => {
  const run = (n: number) => ({ name: 'a', args: { n }, stats: { p50: n, samples: [n, n] } })
  const text = JSON.stringify({ layout: [], benchmarks: [{ alias: 'a', runs: [run(1), run(2)] }] })
  expect(read(mitataFormat, text)).toEqual(['a/n=1 1e-9 sec/op of 2', 'a/n=2 2e-9 sec/op of 2'])
})

test('refuses a run without a median', () => {
  expect(() => read(mitataFormat, '{"benchmarks": [{"runs": [{"name": "a", "stats": {}}]}]}')).toThrow(
    NotInFormatError,
  )
})

test('reads what the first versions 1 print, without a layout', () => {
  const text = output('mitata/version1.0.10.json')
  expect(read(mitataFormat, text)).toEqual([
    'fibonacci 12 0.0000014568349609375 sec/op of 3',
    'fibonacci(5) 4.3113525390625e-8 sec/op of 3',
    'fibonacci(10) 5.51945068359375e-7 sec/op of 3',
    'slice 4.31787109375e-9 sec/op of 3',
  ])
  expect(parseTextInFormat(mitataFormat, text).failures).toEqual(['fails: no such number'])
})

test('reads what versions before 1 print, below the names of groups that have one', () => {
  const text = output('mitata/version0.1.11.json')
  expect(read(mitataFormat, text)).toEqual([
    'fibonacci 12 0.00000194534326171875 sec/op',
    'copying > slice 3.7216796875e-9 sec/op',
    'join 6.087646484375e-8 sec/op',
  ])
  expect(parseTextInFormat(mitataFormat, text).failures).toEqual(['copying > fails: no such number'])
})

test('claims runs whose names stand far behind, but not those of pyperf', () => {
  expect(mitataFormat.claims('{"benchmarks":[{"runs":[{"stats":{"kind":"yield","samples":[4.25,4.5')).toBe(
    true,
  )
  expect(mitataFormat.claims('{"benchmarks":[{"runs":[{"error":{"message":"no such')).toBe(true)
  expect(mitataFormat.claims(output('pyperf/output.json'))).toBe(false)
  expect(mitataFormat.claims('{"benchmarks":[{"runs":[{"values":[4.25,4.5')).toBe(false)
})
