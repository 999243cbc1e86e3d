// mitata's JSON.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../src/core/formats/format.ts'
import { mitata } from '../../../src/core/formats/mitata.ts'
import { output, read } from './recorded-output.ts'

test('reads medians, with groups and arguments in the names', () => {
  expect(read(mitata, output('mitata/output.json'))).toEqual([
    'fibonacci 12 0.0000013919140625 sec/op',
    'fibonacci(5) 4.1798095703125e-8 sec/op',
    'fibonacci(10) 5.29413818359375e-7 sec/op',
    'copying > slice 4.8779296875e-9 sec/op',
  ])
})

test('names what threw', () => {
  expect(readWhole(mitata, output('mitata/output.json')).failures).toEqual(['fails: no such number'])
})

test('tells runs apart whose name has no arguments in it, and counts samples that are given', () => {
  const run = (n: number) => ({ name: 'a', args: { n }, stats: { p50: n, samples: [n, n] } })
  const text = JSON.stringify({ layout: [], benchmarks: [{ alias: 'a', runs: [run(1), run(2)] }] })
  expect(read(mitata, text)).toEqual(['a/n=1 1e-9 sec/op of 2', 'a/n=2 2e-9 sec/op of 2'])
})

test('refuses a run without a median', () => {
  expect(() => read(mitata, '{"benchmarks": [{"runs": [{"name": "a", "stats": {}}]}]}')).toThrow(Unreadable)
})
