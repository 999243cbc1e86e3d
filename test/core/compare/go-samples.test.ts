// The quick reader of Go's files says what the format's own reader says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GoSampleReader, PlainGoResultLineParser } from '../../../src/core/compare/go-samples.ts'
import {
  collectResultsOfComparedFile,
  type ResultsOfComparedFile,
} from '../../../src/core/compare/samples.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { long } from '../../support/long.ts'
import { listSamples } from './tables.ts'

function read(pieces: readonly Uint8Array[]) {
  const reader = new GoSampleReader()
  for (const piece of pieces) reader.write(piece)
  return listed(reader.end())
}

function listed({ samples, ...others }: ResultsOfComparedFile) {
  return { ...others, samples: listSamples(samples) }
}

const bytes = (text: string) => new TextEncoder().encode(text)

const line = fc.constantFrom(
  'BenchmarkA-8 1 5 ns/op',
  'BenchmarkA-8  100\t5.25 ns/op\t0 B/op',
  'BenchmarkAB 1 5 ns/op',
  'BenchmarkA%20b 1 5 ns/op',
  'BenchmarkA 1 5e-3 ns/op 7 hits',
  'BenchmarkA 1 NaN ns/op',
  'BenchmarkA 1 5 sec/op 6 ns/op',
  'BenchmarkTorn-4   some output',
  'BenchmarkTorn-4',
  'more   100\t 7.5 ns/op',
  'Benchmark 1 5 x',
  'Benchmarkµ 1 5 x',
  'BenchmarkA 1 5 x\r',
  'pkg: p',
  'pkg: q',
  'pkg:',
  'note:   spaced  out',
  'names: percent-encoded',
  'Unit hits better=higher',
  'Unit hits better=lower',
  'Unit',
  'Unit hits assume',
  'BenchmarkA 1 10x ns/op',
  'BenchmarkA 1 300',
  'BenchmarkA-8 \tpanic: boom',
  'panic: boom',
  'goroutine 1 [running]:',
  'exit status 2',
  'Unit hits assume=exact',
  '--- FAIL: TestX',
  'PASS',
  '',
  '# Benchmark',
  'BenchmarkA-8 3 1234567.890123456789 ns/op 1e+06 B/op 2.5E-3 x',
  'BenchmarkA-8 3 1e999 ns/op',
  'BenchmarkA-8 3 1e ns/op',
  'BenchmarkMé-8 3 4 ns/op',
  `Benchmark${'Long'.repeat(300)} 1 5 ns/op`,
)

test("reads any lines like the format's reader, in pieces of any size", long, () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.array(fc.nat(40)), fc.boolean(), (some, cuts, ends) => {
      const text = some.join('\n') + (ends ? '\n' : '')
      const all = bytes(text)
      const pieces: Uint8Array[] = []
      let at = 0
      for (const cut of cuts) {
        pieces.push(all.slice(at, at + cut))
        at += cut
      }
      expect(read([...pieces, all.slice(at)])).toEqual(
        listed(collectResultsOfComparedFile(parseGoOutput(text))),
      )
    }),
    { numRuns: 1000 },
  )
})

test("reads recorded outputs like the format's reader", () => {
  const folder = join(import.meta.dirname, '../../golden/compare/benchstat')
  const files = readdirSync(folder).filter(name => name.endsWith('.txt'))
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(read([bytes(text)]), name).toEqual(listed(collectResultsOfComparedFile(parseGoOutput(text))))
  }
})

// Plain lines.

const text = new TextDecoder()

function readPlainLine(line: string): readonly (readonly [number, string])[] | null {
  const bytes = new TextEncoder().encode(`BenchmarkA${line}\nrest`)
  const plain = new PlainGoResultLineParser()
  const next = plain.read(bytes, 0)
  if (next < 0) return null
  expect(next).toBe(bytes.length - 4)
  expect(text.decode(bytes.subarray(plain.nameStart, plain.nameEnd))).toBe('A')
  return Array.from({ length: plain.pairs }, (_, n) => [
    plain.values[n] as number,
    text.decode(bytes.subarray(plain.unitStarts[n], plain.unitEnds[n])),
  ])
}

test.each<[string, readonly (readonly [number, string])[] | null]>([
  [' 100 50.1 ns/op', [[50.1, 'ns/op']]],
  [
    '\t 100\t50 ns/op  0 B/op \t',
    [
      [50, 'ns/op'],
      [0, 'B/op'],
    ],
  ],
  [' 1 5 x\r', [[5, 'x']]],
  [' 1 5. x', [[5, 'x']]],
  [' 1 5e3 x', [[5000, 'x']]],
  [' 1 5.5E-3 x', [[0.0055, 'x']]],
  [' 1 12345678901234567.125 x', [[12345678901234568, 'x']]],
  [' 1', null],
  [' 1 5', null],
  [' 1 5 x 6', null],
  [' x 5 x', null],
  [' 1 -5 x', null],
  [' 1 5e x', null],
  [' 1 5e999 x', null],
  [` 1 ${'5'.repeat(200)} x`, null],
  [' 1234567890123456 5 x', null],
  [' 1 .5 x', null],
  [' 1 5 µs', null],
  [' 1 5\u00a0x', null],
  [' 1 5 x\ry', null],
  [` 1${' 5 x'.repeat(65)}`, null],
  ['', null],
])('%j', (line, wanted) => {
  expect(readPlainLine(line)).toEqual(wanted)
})

test('a line that does not begin with Benchmark is not plain', () => {
  expect(new PlainGoResultLineParser().read(new TextEncoder().encode('Benchmart 1 5 x\n'), 0)).toBe(-1)
})

test('numbers are read to the last bit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(25), (digits, decimals) => {
      const all = String(digits).padStart(decimals + 1, '0')
      const at = all.length - decimals
      const number = `${all.slice(0, at)}.${all.slice(at)}`
      expect(readPlainLine(` 1 ${number} x`)).toEqual([[Number(number), 'x']])
    }),
  )
})
