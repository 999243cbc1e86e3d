// The times of benchmarks, told apart by package and name.
import { expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import { fastestOf, timingsOf, totalOf } from '../../../src/core/judge/doubts.ts'

test('times are those of operations, by package and name; other units and what did not run are none', () => {
  const text = `pkg: m
BenchmarkA-2 10 30 ns/op 8 B/op
BenchmarkA-2 20 20 ns/op
BenchmarkB-2 10 40 ns/op
pkg: other
BenchmarkA-2 10 50 ns/op`
  const found = timingsOf(parseGo(text).measurements)
  expect([...found.keys()]).toEqual(['["m","A-2"]', '["m","B-2"]', '["other","A-2"]'])
  const ofA = found.get('["m","A-2"]') ?? []
  expect(ofA.map(({ iterations }) => iterations)).toEqual([10, 20])
  expect(fastestOf(ofA).iterations).toBe(20)
  expect(totalOf(fastestOf(ofA))).toBeCloseTo(400e-9, 15)
})

test('a time of 0 is one, and less than that, or of no operation, is none', () => {
  const measured = (benchmark: string, iterations: number, value: number) => ({
    benchmark,
    config: {},
    iterations,
    unit: 'sec/op',
    value,
  })
  const all = [measured('A', 1, 0), measured('B', 1, -1e-9), measured('C', 0, 1e-9)]
  expect([...timingsOf(all)]).toEqual([['[null,"A"]', [{ iterations: 1, seconds: 0 }]]])
})
