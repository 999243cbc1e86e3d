// A score of JMH in every unit that it has.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { Readings } from '../../../../../src/core/formats/reading/readings.ts'
import { addJmh, isOwnScore } from '../../../../../src/core/formats/tools/jmh.ts'
import { told } from '../../recorded-output.ts'

function scored(unit: string, mode = 'avgt') {
  const found = new Readings()
  addJmh(found, 'a', mode, ['1.5'], unit)
  return told(found.parsed())
}

test('is a time or a rate in seconds', () => {
  expect(scored('us/op')).toEqual(['a 0.0000015 sec/op'])
  expect(scored('min/op')).toEqual(['a 90 sec/op'])
  expect(scored('ops/ns')).toEqual(['a 1500000000 ops/s'])
  expect(scored('ops/min')).toEqual(['a 0.025 ops/s'])
})

test('tells modes apart that have one unit', () => {
  expect(scored('s/op', 'ss')).toEqual(['a:ss 1.5 sec/op'])
  expect(scored('s/op', 'sample')).toEqual(['a:sample 1.5 sec/op'])
})

test('keeps a counter as it is, and refuses a time that is none', () => {
  expect(scored('#')).toEqual(['a 1.5 #'])
  expect(() => scored('weeks/op')).toThrow(Unreadable)
  expect(() => scored('ops/week')).toThrow('ops/week')
})

test('is of a method or counter by its unit, and else of a profiler', () => {
  expect(['ops/s', 'ops/ms', 'us/op', '#'].filter(isOwnScore)).toEqual(['ops/s', 'ops/ms', 'us/op', '#'])
  expect(['#/op', 'clks/insn', 'insns/clk', 'B/op', 'counts', '---', 'MB/sec'].filter(isOwnScore)).toEqual([])
})
