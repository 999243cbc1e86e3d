// What keys say of a benchmark.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createNameWithoutKeysExtractor,
  createResultValueOfKeyExtractor,
} from '../../../src/core/benchproc/extract.ts'

const subject = (benchmark: string) => ({
  benchmark,
  config: Object.entries({ goos: 'linux', constructor_: 'x' }),
  unit: 'sec/op',
  file: 'new.txt',
})

test.each([
  ['Encode/format=json/4k-8', '.name', 'Encode'],
  ['Encode-8', '.name', 'Encode'],
  ['Encode-', '.name', 'Encode-'],
  ['Encode/format=json/4k-8', '.fullname', 'Encode/format=json/4k-8'],
  ['Encode/format=json/4k-8', '/format', 'json'],
  ['Encode/format=json-8', '/form', ''],
  ['Encode/format=json-8', '/gomaxprocs', '8'],
  ['Encode/gomaxprocs=4', '/gomaxprocs', '4'],
  ['Encode', '/gomaxprocs', ''],
  ['Encode', '.file', 'new.txt'],
  ['Encode', '.unit', 'sec/op'],
  ['Encode', 'goos', 'linux'],
  ['Encode', 'toString', ''],
])('of %s %s says %j', (benchmark, key, wanted) => {
  expect(createResultValueOfKeyExtractor(key)(subject(benchmark))).toBe(wanted)
})

test.each([
  [['/format'], 'Encode/4k-8'],
  [['.name'], '*/format=json/4k-8'],
  [['/gomaxprocs', '/format'], 'Encode/4k'],
  [['goos'], 'Encode/format=json/4k-8'],
])('the full name without %j is %s', (without, wanted) => {
  expect(createNameWithoutKeysExtractor(without)(subject('Encode/format=json/4k-8'))).toBe(wanted)
})

test('a name without the key is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/=-1') }), name => {
      expect(createNameWithoutKeysExtractor(['/other'])(subject(name))).toBe(name)
    }),
  )
})
