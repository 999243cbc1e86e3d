// Units against x/perf's benchunit, and the direction each improves in.
import { expect, test } from 'vitest'
import {
  convertUnitToTidyUnitAndFactor,
  findUsualDirectionOfUnit,
  isCountOrBytesUnit,
  isTimeOrRateUnit,
  unitCountsBytes,
} from '../../../src/core/model/units.ts'
import { corpus } from '../../support/corpus.ts'

interface Case {
  readonly unit: string
  readonly value: number
  readonly tidyUnit: string
  readonly tidyValue: number
  readonly class: 'Binary' | 'Decimal'
}

const cases = corpus<Case>('format.json')

test('tidies units and values as benchunit does, to the last bit', () => {
  expect(cases.length).toBeGreaterThan(30)
  for (const { unit, value, tidyUnit, tidyValue } of cases) {
    const { unit: tidied, factor } = convertUnitToTidyUnitAndFactor(unit)
    expect({ unit: tidied, value: value * factor }).toEqual({ unit: tidyUnit, value: tidyValue })
  }
})

test('counts bytes in the units that benchunit gives binary prefixes', () => {
  for (const one of cases) expect(unitCountsBytes(one.unit), one.unit).toBe(one.class === 'Binary')
})

test('tidies every numerator and no denominator', () => {
  expect(convertUnitToTidyUnitAndFactor('ns*MB/ns')).toEqual({ unit: 'sec*B/ns', factor: 1e6 / 1e9 })
  expect(convertUnitToTidyUnitAndFactor('op/ns*MB')).toEqual({ unit: 'op/ns*B', factor: 1e6 })
  expect(convertUnitToTidyUnitAndFactor('ns*ns').factor).toBe(1 / 1e9 / 1e9)
  expect(convertUnitToTidyUnitAndFactor('p50-ns-x')).toEqual({ unit: 'p50-sec-x', factor: 1e-9 })
})

test('leaves units alone that only contain the letters of one it tidies', () => {
  for (const unit of ['insns/op', 'columns', 'MBit/s', 'nsx', 'widgets', 'ns2/op', ''])
    expect(convertUnitToTidyUnitAndFactor(unit), unit).toEqual({ unit, factor: 1 })
})

test('times and allocations are better lower, rates higher, and of others nothing is assumed', () => {
  for (const unit of ['sec/op', 'p99-sec/op', 'sec', 'sec/GC', 'B/op', 'allocs/op'])
    expect(findUsualDirectionOfUnit(unit), unit).toBe('lower')
  for (const unit of ['B/s', 'req/s', 'frames/sec', 'MB/s'])
    expect(findUsualDirectionOfUnit(unit), unit).toBe('higher')
  for (const unit of ['widgets', 'op/ns', 'text-bytes', 'score', 'B/s/op', ''])
    expect(findUsualDirectionOfUnit(unit), unit).toBeNull()
})

test('times, bytes, counts of a processor and rates have their direction however they are written', () => {
  for (const unit of [
    ...[
      'p99-ms',
      '\u00b5s/op',
      '\u03bcs',
      'us/row',
      'ms/req',
      's',
      'p50-s',
      'seconds',
      'seconds/op',
      'ms-per-op',
    ],
    ...[
      'cycles/op',
      'cycles',
      'cpu-cycles',
      'instructions/op',
      'instructions',
      'cache-misses/op',
      'branch-misses',
    ],
    ...['bytes', 'bytes/op', 'B', 'KiB/req', 'allocs', 'allocs/req', 'page-faults'],
  ])
    expect(findUsualDirectionOfUnit(unit), unit).toBe('lower')
  for (const unit of ['rps', 'qps', 'max-rps', 'fps', 'tps', 'iops', 'req/second', 'req-per-sec'])
    expect(findUsualDirectionOfUnit(unit), unit).toBe('higher')
  for (const unit of [
    'rows-per-ms',
    'ops/ms',
    'MS',
    'items-s2',
    'hit-rate',
    'processed-bytes',
    'Mcycles-saved',
    ...['errors/s', 'http-errors/sec', 'allocs/s', 'cache-misses/s', 'page-faults-per-second'],
  ])
    expect(findUsualDirectionOfUnit(unit), unit).toBeNull()
})

test('bytes, allocations and instructions are counted, unless per second; times and others are not', () => {
  for (const unit of ['B/op', 'allocs/op', 'B', 'heap-bytes', 'instructions', 'instructions/op', 'allocs'])
    expect(isCountOrBytesUnit(unit), unit).toBe(true)
  for (const unit of ['sec/op', 'B/s', 'MB/sec', 'widgets', 'allocs/s', 'instructions/sec', 'op/B', ''])
    expect(isCountOrBytesUnit(unit), unit).toBe(false)
})

test('times and rates are timed, and neither counts nor what has no direction', () => {
  const units = ['sec/op', 'B/s', 'p50-sec', 'p99-ms', 'rps']
  const others = [
    'B/op',
    'allocs/op',
    'instructions',
    'widgets',
    'cycles',
    'cycles/op',
    'bytes',
    'cache-misses',
  ]
  expect([...units, ...others].filter(isTimeOrRateUnit)).toEqual(units)
})
