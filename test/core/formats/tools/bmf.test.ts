// The Bencher Metric Format.
import { expect, test } from 'vitest'
import { readWhole, Unreadable } from '../../../../src/core/formats/reading/format.ts'
import { bmf } from '../../../../src/core/formats/tools/bmf.ts'
import { output, read } from '../recorded-output.ts'

test('reads every measure of every benchmark, whatever these are called', () => {
  expect(read(bmf, output('bmf/output.json'))).toEqual([
    'numbers::fibonacci_20 0.0000091305 sec/op',
    'numbers::fibonacci_20 221508 instructions',
    '__proto__ 1500.5 ops/s',
    '__proto__ 42 Answers-given',
  ])
})

test('knows the direction of the measures that Bencher has, and of no other', () => {
  expect([...readWhole(bmf, output('bmf/output.json')).units]).toEqual([
    ['sec/op', { better: 'lower' }],
    ['instructions', { better: 'lower' }],
    ['ops/s', { better: 'higher' }],
    ['Answers-given', { better: null }],
  ])
})

test('claims nothing that has other values in it', () => {
  expect(bmf.claims('{"a": {"latency": {"value": 1}}}')).toBe(true)
  expect(bmf.claims('{"a": {"latency": {"value": 1, "unit": "ns"}}}')).toBe(false)
  expect(bmf.claims('{"a": {"latency": {"value": {"b": 1}}}}')).toBe(false)
  expect(bmf.claims('[{"a": {"value": 1}}]')).toBe(false)
})

test('refuses a measure without a value', () => {
  expect(() => read(bmf, '{"a": {"latency": {}}}')).toThrow(Unreadable)
})

test('claims no log in which something is a value', () => {
  expect(bmf.claims('{"level": "info", "gauge": {"a": {"value": 1}}}')).toBe(false)
  expect(bmf.claims('{"level": "info"}\n{"a": {"latency": {"value": 1}}, "b": {"latency"')).toBe(true)
})
