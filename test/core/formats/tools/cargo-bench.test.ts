// What libtest prints, and criterion in its manner.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { cargoBenchFormat } from '../../../../src/core/formats/tools/cargo-bench.ts'
import { output, read, told } from '../recorded-output.ts'

/** A recording without the benchmarks whose times have too few digits. */
const fine = (path: string) => output(path).replace(/^.*: +(\d|0\.)\d ns\/iter .*\n/gm, '')

test('reads times exactly, and no throughput: that is the time in whole MB/s', () => {
  expect(read(cargoBenchFormat, output('cargo-bench/output.txt'))).toEqual([
    'copying::kilobyte 2.9006e-7 sec/op',
    'fibonacci_20 0.0001808325 sec/op',
    'fibonacci_5 1.288e-8 sec/op',
  ])
})

test('reads the whole numbers of older versions, and names with blanks in them', () => {
  expect(read(cargoBenchFormat, fine('cargo-bench/criterion.txt'))).toEqual([
    'fibonacci 20 0.000020842 sec/op',
  ])
  const long = 'test copy/a rather long name ... bench:         120 ns/iter (+/- 19)\n'
  expect(read(cargoBenchFormat, long)).toEqual(['copy/a rather long name 1.2e-7 sec/op'])
})

test.each([
  ['criterion.txt', 'copy/clone/64 has the value 25 ns'],
  ['version1.63.txt', 'copying::copy_4096 has the value 35 ns'],
])('refuses times of fewer than three digits, and says how to have more: %s', (file, said) => {
  expect(() => read(cargoBenchFormat, output(`cargo-bench/${file}`))).toThrow(
    `The benchmark ${said}, which has fewer than three digits and is too coarse to compare. Make each iteration do more work, or use output with more digits: with libtest, add -Z unstable-options --format json; with criterion, set "output" to target/criterion/**/new/*.json.`,
  )
})

test('refuses what is below a nanosecond, printed with two decimals', () => {
  expect(() => read(cargoBenchFormat, 'test a ... bench:           0.27 ns/iter (+/- 0.01)\n')).toThrow(
    '0.27 ns',
  )
})

test('reads what other harnesses measure in its manner', () => {
  const text =
    'test cmov ... bench:        2,835 cycles/iter (+/- 14)\n\ntest upload ... bench:        1911 MS/s (+/- 420)\n'
  expect(read(cargoBenchFormat, text)).toEqual(['cmov 2835 cycles/iter', 'upload 1911 MS/s'])
  expect(parseTextInFormat(cargoBenchFormat, text).units).toEqual(
    new Map([['cycles/iter', { better: 'lower' }]]),
  )
})

test('names what failed', () => {
  const { failures, measurements } = parseTextInFormat(cargoBenchFormat, output('cargo-bench/failed.txt'))
  expect(failures).toEqual(['test fails ... FAILED'])
  expect(measurements).toHaveLength(2)
})

test('reads no test, and nothing that only looks like a result', () => {
  expect(
    read(cargoBenchFormat, 'test a ... ok\ntest b ... ignored\ntest c ... bench: many ns/iter (+/- 3)'),
  ).toEqual([])
  expect(cargoBenchFormat.claims('test a ... ok\ntest result: ok. 1 passed')).toBe(false)
})

test('refuses a name that two targets share, as the line that tells them apart is not printed beside', () => {
  const target = 'running 1 test\ntest new ... bench:         500 ns/iter (+/- 3)\n'
  expect(() => read(cargoBenchFormat, target + target)).toThrow(
    'Two benchmarks are called "new", so their values cannot be told apart. Run each target in a gate of its own (cargo bench --bench NAME)',
  )
})

test('reads the events of --format json, and names the tests that failed', () => {
  const parsed = parseTextInFormat(cargoBenchFormat, output('cargo-bench/output.json'))
  expect(told(parsed)).toEqual([
    'empty 2.7104265625e-10 sec/op',
    'fibonacci_20 0.0000324154 sec/op',
    'fibonacci_5 2.9193975000000002e-8 sec/op',
    'kilobyte 3.391561438278596e-8 sec/op',
  ])
  expect(parsed.failures).toEqual(['test fails ... FAILED'])
})

test('a test that failed is of this format, and one that did not is not', () => {
  const ended = (event: string) => `{ "type": "test", "name": "a", "event": "${event}" }\n`
  expect(cargoBenchFormat.claims(ended('failed'))).toBe(true)
  expect(cargoBenchFormat.claims(ended('ok'))).toBe(false)
  expect(parseTextInFormat(cargoBenchFormat, ended('ok'))).toMatchObject({ measurements: [], failures: [] })
})

test('reads lines with blanks at their end', () => {
  expect(read(cargoBenchFormat, 'test a ... bench:       1,234 ns/iter (+/- 56)   \n')).toEqual([
    'a 0.000001234 sec/op',
  ])
})
