// nanobench's JSON template.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { nanobench } from '../../../../../src/core/formats/tools/nanobench.ts'
import { output, read } from '../../recorded-output.ts'

test('reads the median for each unit of a batch', () => {
  expect(read(nanobench, output('nanobench/output.json'))).toEqual([
    'numbers > a | b copies 2.39983301935263e-11 sec/byte of 3',
  ])
  expect(readWhole(nanobench, output('nanobench/output.json')).measurements[0]?.iterations).toBe(138099)
})

test('refuses a result without a median', () => {
  expect(() => read(nanobench, '{"results": [{"name": "a", "median(elapsed)": "soon"}]}')).toThrow(Unreadable)
})

test('sizes whose complexity is measured are benchmarks of their own', () => {
  const results = [10, 20].map(complexityN => ({ title: 't', name: 'a', complexityN, 'median(elapsed)': 1 }))
  expect(read(nanobench, JSON.stringify({ results }))).toEqual([
    't > a/complexityN=10 1 sec/op',
    't > a/complexityN=20 1 sec/op',
  ])
})
