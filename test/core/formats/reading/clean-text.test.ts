// What terminals, logs and pipes add to a text is taken out, and nothing else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cleanToolOutput,
  EscapeAndLogPrefixRemover,
} from '../../../../src/core/formats/reading/clean-text.ts'
import { cuts } from '../cuts.ts'

test('has no escape sequences, NUL and byte order marks', () => {
  expect(cleanToolOutput('\u001b[1;32mgreen\u001b[0m \u001b[2Kline\u001b(B', 'times')).toBe('green line')
  expect(cleanToolOutput('\u001b]8;;https://a.b\u0007link\u001b]8;;\u001b\\ x', 'times')).toBe('link x')
  expect(cleanToolOutput('\ufeffa\u0000b\n\u0000\ufeffc', 'nothing')).toBe('ab\nc')
})

test('has one line break for each, whatever it was', () => {
  expect(cleanToolOutput('a\r\nb\r\r\nc\rd\r\re\n\nf\r', 'times')).toBe('a\nb\nc\nd\n\ne\n\nf\n')
  expect(cleanToolOutput('\r 50 %\rBenchmarkD 1 1 x', 'times')).toBe('\n 50 %\nBenchmarkD 1 1 x')
})

test('has nothing before a line that a log has put there', () => {
  for (const prefix of [
    '2026-11-25T12:00:00Z ',
    '2026-11-25T12:00:00.1234567Z ',
    '[2026-11-25 12:00:00,123+01:00] ',
    '2026-11-25T12:00:00.123456Z 00O ',
    '12:00:00 ',
    'Nov 25 12:00:00 ',
    'Nov  5 12:00:00 host go[12]: ',
    '#12 0.345 ',
    'job\tstep\t2026-11-25T12:00:00.1Z ',
  ]) {
    expect(cleanToolOutput(`${prefix}a b\n\n${prefix}${prefix}  c`, 'times'), prefix).toBe('a b\n\n  c')
    expect(cleanToolOutput(`${prefix}a b`, 'nothing'), prefix).toBe(`${prefix}a b`)
  }
  expect(cleanToolOutput('2026-11-25T12:00:00Z\n2026-11-25T12:00:00Z a', 'times')).toBe('\na')
})

test('has no labels of programs where these are to be cut off', () => {
  for (const prefix of ['service-1  | ', 'a.b_c| ', '[pod/a-b/c] ', '[0] ', 'a | 2026-11-25T12:00:00Z ']) {
    const text = `${prefix}x\n${prefix}  {"y": 1}`
    expect(cleanToolOutput(text, 'times and labels'), prefix).toBe('x\n  {"y": 1}')
    expect(cleanToolOutput(`${prefix}x`, 'nothing'), prefix).toBe(`${prefix}x`)
  }
  expect(cleanToolOutput('a | b x 5 ops/sec\n[0] y', 'times')).toBe('a | b x 5 ops/sec\n[0] y')
  expect(cleanToolOutput('service-1  |\n', 'times and labels')).toBe('\n')
})

test('is what it was where a tool begins its lines alike', () => {
  for (const text of [
    '[1] ,\n[2] ]',
    '[true] ]',
    '[ 35.00%] ··· suite.Copy.time_copy  11.1±0.01μs',
    'Benchmark|x 1 1 x',
    'BenchmarkA-8   \t 1000\t 50 ns/op',
    '| 5.1 | `a`',
    '│ 1 │ 2',
    '2026-11-25,a,1',
    '2026-11-25T12:00:00Z,a,1',
    'key: value',
    '12:00 a',
  ])
    expect(cleanToolOutput(text, 'times and labels')).toBe(text)
})

test('is the same however it comes', () => {
  const parts = ['a', ' ', '\n', '\r', '\r\n', '\u001b[1m', '12:00:00 ', 's-1 | ', '[x] ', '\u0000', '\ufeff']
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 40 })
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat(5)), (words, sizes) => {
      const clean = new EscapeAndLogPrefixRemover('times and labels')
      const pieces = cuts(words.join(''), sizes).map(piece => clean.write(piece))
      expect(pieces.join('') + clean.end()).toBe(cleanToolOutput(words.join(''), 'times and labels'))
    }),
  )
})

test('of a line that is longer than what is held, the beginning is a beginning only once', () => {
  const clean = new EscapeAndLogPrefixRemover('times')
  const long = 'x'.repeat(5000)
  const given = [`12:00:00 ${long}`, '12:00:00 y', `${long}\n12:00:00 z`].map(piece => clean.write(piece))
  expect(given.join('') + clean.end()).toBe(`${long}12:00:00 y${long}\nz`)
})

test('is no longer searched for what logs put before lines where the first mebibyte has none', () => {
  const above = 'a line of a text\n'.repeat(70_000)
  const clean = new EscapeAndLogPrefixRemover('times')
  expect(clean.write(above)).toBe(above)
  expect(clean.write('12:00:00 a\n')).toBe('12:00:00 a\n')
})
