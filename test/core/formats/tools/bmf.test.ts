// The Bencher Metric Format.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { bmfFormat } from '../../../../src/core/formats/tools/bmf.ts'
import { output, read } from '../recorded-output.ts'

test('reads every measure of every benchmark, whatever these are called', () => {
  expect(read(bmfFormat, output('bmf/output.json'))).toEqual([
    'numbers::fibonacci_20 0.0000091305 sec/op',
    'numbers::fibonacci_20 221508 instructions',
    '__proto__ 1500.5 ops/s',
    '__proto__ 42 Answers-given',
  ])
})

test('knows the direction of the measures that Bencher has, and of no other', () => {
  expect([...parseTextInFormat(bmfFormat, output('bmf/output.json')).units]).toEqual([
    ['sec/op', { better: 'lower' }],
    ['instructions', { better: 'lower' }],
    ['ops/s', { better: 'higher' }],
    ['Answers-given', { better: null }],
  ])
})

test('claims nothing that has other values in it', () => {
  expect(bmfFormat.claims('{"a": {"latency": {"value": 1}}}')).toBe(true)
  expect(bmfFormat.claims('{"a": {"latency": {"value": 1, "unit": "ns"}}}')).toBe(false)
  expect(bmfFormat.claims('{"a": {"latency": {"value": {"b": 1}}}}')).toBe(false)
  expect(bmfFormat.claims('[{"a": {"value": 1}}]')).toBe(false)
})

test('refuses a measure without a value', () => {
  expect(() => read(bmfFormat, '{"a": {"latency": {}}}')).toThrow(NotInFormatError)
})

test('claims no log in which something is a value', () => {
  expect(bmfFormat.claims('{"level": "info", "gauge": {"a": {"value": 1}}}')).toBe(false)
  expect(bmfFormat.claims('{"level": "info"}\n{"a": {"latency": {"value": 1}}, "b": {"latency"')).toBe(true)
})

test('reads version 1: a list of entries with parameters, whose metrics have names', () => {
  const text = output('bmf/version1.json')
  expect(bmfFormat.claims(text)).toBe(true)
  expect(read(bmfFormat, text)).toEqual([
    'tests::read/op=read/size_mb=16 4.2e-8 sec/op',
    'tests::read/op=read/size_mb=32 5.51e-8 sec/op',
    'tests::tail p50 5e-8 sec/op',
    'tests::tail p99 9.7e-8 sec/op',
    'tests::tail 2 ops/s',
  ])
})

test('says what an entry lacks', () => {
  expect(() => read(bmfFormat, '{"a": [{"parameters": {}}]}')).toThrow('An entry of a has no "measures".')
  expect(() => read(bmfFormat, '{"a": [{"measures": {"latency": {"p99": "x"}}}]}')).toThrow(
    'The measure latency of a has no number as "p99".',
  )
  expect(bmfFormat.claims('{"a": [{"measures": {"b": {}}, "name": 1}]}')).toBe(false)
})
