// What is a run among the rows, and which of its times counts.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { Readings } from '../../../../../src/core/formats/reading/readings.ts'
import {
  addCounters,
  addTime,
  plainRuns,
  repeatedIn,
} from '../../../../../src/core/formats/tools/google-benchmark.ts'
import { told } from '../../recorded-output.ts'

const once = { iterations: 1, isRepeated: false }
const rows = (...names: readonly string[]) => names.map(name => ({ name }))

test('takes the clock on the wall only where the name says so', () => {
  const found = new Readings()
  for (const name of ['a', 'a/real_time', 'a/manual_time/threads:2', 'a/real_timer'])
    addTime(found, name, { real: '5', cpu: '3', unit: 'ms', ...once })
  expect(told(found.parsed()).map(line => line.split(' ')[1])).toEqual(['0.003', '0.005', '0.005', '0.003'])
})

test('a counter does not pass for a unit of ours', () => {
  const found = new Readings()
  addCounters(
    found,
    'a',
    [
      ['sec/op', 1],
      ['items_per_second', 2],
      ['my count', 3],
      ['', 4],
    ],
    once,
  )
  expect(told(found.parsed())).toEqual(['a 1 counter:sec/op', 'a 2 items/s', 'a 3 my-count', 'a 4 counter:'])
})

test('leaves out aggregates, and no benchmark that is called like one', () => {
  const names = (given: readonly string[]) => plainRuns(rows(...given)).map(({ name }) => name)
  expect(names(['a', 'a_mean', 'a_median', 'a_stddev', 'a_cv'])).toEqual(['a'])
  expect(names(['a', 'a_BigO', 'a_RMS'])).toEqual(['a'])
  expect(names(['running_mean', 'b_min', 'b_cv'])).toEqual(['running_mean', 'b_min', 'b_cv'])
})

test('refuses aggregates without runs', () => {
  expect(() => plainRuns(rows('a_mean', 'a_median', 'a_stddev'))).toThrow(Unreadable)
})

test('knows what was repeated by the aggregates beside it, and adds only that several times', () => {
  expect([...repeatedIn(rows('a', 'a', 'a_mean', 'b'))]).toEqual(['a'])
  const twice = (isRepeated: boolean) => {
    const found = new Readings()
    for (const real of ['1', '3'])
      addTime(found, 'a', { real, cpu: real, unit: 's', iterations: 1, isRepeated })
    return told(found.parsed())
  }
  expect(twice(true)).toEqual(['a 2 sec/op of 2'])
  expect(() => twice(false)).toThrow('Two benchmarks are called "a"')
})
