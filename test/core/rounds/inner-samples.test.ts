// How many samples were taken within processes, and in which formats they were read.
import { expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import type { Measurement, Round, Visit } from '../../../src/core/model/measuring.ts'
import { formatsOf, innerSamplesOf } from '../../../src/core/rounds/collect.ts'

const visit = (measurements: readonly Measurement[], format?: string): Visit => ({
  started: '',
  seconds: 1,
  measurements,
  ...(format === undefined ? {} : { format }),
})
const round = (base: Visit, head: Visit): Round => ({ round: 1, block: 1, first: 'base', base, head })
const measured = (benchmark: string, innerSamples?: number, config = {}): Measurement => ({
  ...{ benchmark, config, iterations: 0, unit: 'sec/op', value: 1 },
  ...(innerSamples === undefined ? {} : { innerSamples }),
})
const silent = visit([])

test('gives the fewest and the most of all visits, and leaves out what was measured once', () => {
  const rounds = [
    round(visit([measured('A', 30), measured('B')]), visit([measured('A', 5), measured('B', 1)])),
    round(visit([measured('A')]), visit([measured('B')])),
  ]
  expect(innerSamplesOf(rounds)).toEqual([{ benchmark: 'A', package: null, least: 1, most: 30 }])
})

test('counts the lines that Go prints of a benchmark, and not its units', () => {
  const lines = (text: string) => visit(parseGo(text).measurements)
  const rounds = [
    round(lines('pkg: m\nBenchmarkA 1 1 ns/op 2 B/op\nBenchmarkA 1 1 ns/op\nBenchmarkB 1 1 ns/op'), silent),
    round(lines('BenchmarkB 1 1 ns/op 2 B/op 3 allocs/op'), silent),
  ]
  expect(innerSamplesOf(rounds)).toEqual([{ benchmark: 'A', package: 'm', least: 2, most: 2 }])
})

test('does not count benchmarks of one name under other configurations as one', () => {
  const two = visit([measured('A', 1, { engine: 'v8' }), measured('A', 1, { engine: 'jsc' })])
  expect(innerSamplesOf([round(two, two)])).toEqual([])
})

test('names the format of each side that measured anything, which is Go where nobody says', () => {
  const pytest = visit([measured('A')], 'pytest-benchmark')
  expect(formatsOf([round(silent, silent), round(pytest, visit([measured('A')]))])).toEqual({
    base: 'pytest-benchmark',
    head: 'go',
  })
  expect(formatsOf([round(silent, pytest)])).toEqual({ base: null, head: 'pytest-benchmark' })
  expect(formatsOf([])).toEqual({ base: null, head: null })
})
