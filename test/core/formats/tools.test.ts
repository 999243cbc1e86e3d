// What holds for the formats of all tools: each knows its own recordings, and none throws anything but NotInFormatError.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supportedFormats as all } from '../../../src/core/formats/formats.ts'
import {
  type BenchmarkFormat,
  formatDetectionChunkLength,
  NotInFormatError,
  type ParsedOutput,
  parseTextInFormat,
} from '../../../src/core/formats/reading/format.ts'
import { goFormat } from '../../../src/core/formats/tools/go/go.ts'
import { anyCodePoints } from '../../support/code-points.ts'
import { long, testProperty } from '../../support/long.ts'
import { output, outputsOf } from './recorded-output.ts'

const formats = all.filter(format => format !== goFormat)
const recordings = formats.flatMap(format =>
  outputsOf(format.name).map(path => ({ format, path, text: output(path) })),
)
/** Files that lie beside those that tell the format, and look like anybody's. */
const silent = /tukey\.json$|asv\/(benchmarks|machine)\.json$/
/** Two formats that look the same, so that one of them has to be named. */
const alike = /^custom(Smaller|Bigger)IsBetter$/

test('every format has a recorded output', () => {
  expect(formats.length).toBeGreaterThan(20)
  for (const { name } of formats) expect(outputsOf(name), name).not.toEqual([])
})

test('every recorded output is claimed by its own format, by no other, and not by Go', () => {
  for (const { format, path, text } of recordings) {
    const claiming = [...formats, goFormat].filter(one => one.claims(text.slice(0, 64 * 2 ** 10)))
    const own = silent.test(path) || alike.test(format.name) ? [] : [format.name]
    expect(
      claiming.map(({ name }) => name),
      path,
    ).toEqual(own)
  }
})

test('claims what a tool prints also below lines of something else', () => {
  for (const { format, path, text } of recordings)
    if (!silent.test(path) && !alike.test(format.name))
      for (const above of [
        '> bench\n> node bench.js\n[1/2] building\n',
        '{"level": "info", "at": {"n": 1}}\n',
      ])
        expect(format.claims(above + text.replace(/^\ufeff/, '')), path).toBe(true)
})

test('lines are of one format only, and its own', () => {
  for (const { format, path, text } of recordings) {
    const claiming = formats.filter(one => one.claimsLines?.(text.slice(0, 64 * 2 ** 10)))
    expect(
      claiming.filter(one => one !== format).map(({ name }) => name),
      path,
    ).toEqual([])
    for (const one of claiming) expect(one.claims(text.slice(0, 64 * 2 ** 10)), path).toBe(true)
  }
})

test('has nothing to say of other texts', () => {
  const texts = [
    'hello',
    '{}',
    '[]',
    '{"a": 1}',
    '[{"name": "a"}]',
    '{"a": {"b": 1}}',
    'PASS\nok a 1s',
    '<a></a>',
  ]
  for (const format of formats)
    for (const text of texts) expect(format.claims(text), `${format.name}: ${text}`).toBe(false)
})

test('reads Windows line ends as any other', () => {
  for (const { format, path, text } of recordings)
    expect(outcome(format, text.replaceAll('\n', '\r\n')), path).toEqual(outcome(format, text))
})

test('reads what was printed in colours', () => {
  for (const { format, path, text } of recordings)
    if (path.endsWith('.txt'))
      expect(outcome(format, text.replace(/^(\S+)/gm, '\u001b[1m$1\u001b[0m')), path).toEqual(
        outcome(format, text),
      )
})

test('reads everything in a recording that looks like a result', () => {
  for (const { format, path, text } of recordings) {
    const parsed = outcome(format, text)
    expect(typeof parsed === 'string' ? [] : (parsed.unread ?? []), path).toEqual([])
  }
})

/** What logs, programs that run others, and consoles put before each line. */
const times = [
  '2026-11-25T12:00:00.1234567Z ',
  '2026-11-25T12:00:00.123456Z 00O ',
  '[2026-11-25T12:00:00.123Z] ',
  '2026/11/25 12:00:00 ',
  '12:00:00.123 ',
  '[12:00:00] ',
  'Nov 25 12:00:00 ',
  'Nov  5 12:00:00 host bench[12]: ',
  'bench\tRun benchmarks\t2026-11-25T12:00:00.1234567Z ',
  '#12 34.56 ',
  '\u001b[36m[12:00:00]\u001b[0m ',
  '\u0000\u0000',
]
const labels = [
  'service-1  | ',
  '\u001b[36mservice-1  |\u001b[0m ',
  'service-1  | 2026-11-25T12:00:00.123456789Z ',
  '12:00:00 bench.1  | ',
  '[pod/bench-5d/main] ',
  '[0] ',
]
const before = (prefix: string, text: string) => text.replace(/^(?=.)/gm, () => prefix)

test('reads what a log has put a time before', long, () => {
  for (const { format, path, text } of recordings) {
    const whole = outcome(format, text)
    for (const prefix of times) expect(outcome(format, before(prefix, text)), prefix + path).toEqual(whole)
    expect(outcome(format, `\ufeff${before(times[0] ?? '', text)}`), path).toEqual(whole)
  }
})

test(
  'reads what stands behind the label of a program, which is part of a name that may be anything',
  long,
  () => {
    for (const { format, path, text } of recordings)
      for (const prefix of labels) {
        // JSON may have a line that ends two lists, and begins so.
        if (prefix === '[0] ' && !path.endsWith('.txt')) continue
        const whole = outcome(format, text)
        const labelled = outcome(format, before(prefix, text))
        const values = (parsed: ParsedOutput | string) =>
          typeof parsed === 'string' ? 'refused' : parsed.measurements.map(({ value }) => value)
        // Nothing in its table is recognised then, which is told.
        if (format.name === 'catch2' && path.endsWith('.txt'))
          expect(format.claims(before(prefix, text))).toBe(false)
        else if (format.cuts === 'times') expect(values(labelled), prefix + path).toEqual(values(whole))
        else expect(labelled, prefix + path).toEqual(whole)
      }
  },
)

test('reads lines that end as on an old Mac, or were written over', () => {
  for (const { format, path, text } of recordings) {
    const whole = outcome(format, text)
    expect(outcome(format, text.replaceAll('\n', '\r')), path).toEqual(whole)
    expect(outcome(format, text.replaceAll('\n', '\r\r\n')), path).toEqual(whole)
  }
})

testProperty(
  'throws nothing but Unreadable, and gives only finite numbers, on whatever it is given',
  3000,
  numRuns => {
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.oneof(anyText, mutated), (format, text) => {
        checkSound(format, text)
        format.claims(text)
      }),
      { numRuns },
    )
  },
)

test('values of any kind, anywhere in a recording, do no harm', long, () => {
  const odd = ['{"toString": 1}', '[[]]', 'null', '"x"', 'true', '-1e999']
  const deep = `${'['.repeat(9000)}1${']'.repeat(9000)}`
  for (const { format, text } of recordings) {
    for (const value of odd) {
      checkSound(format, text.replace(/(?<=": ?)("[^"\n]*"|[\d.e-]+)/g, value))
      checkSound(format, text.replace(/(?<=[[,]\s*)("[^"\n]*"(?! ?:)|[\d.e-]+)/g, value))
    }
    for (const key of new Set(text.match(/"[^"\n]{1,40}"(?= ?: ?["\d])/g))) {
      const after = new RegExp(`(?<=${key.replace(/[^\w"]/g, '\\$&')} ?: ?)("[^"\n]*"|[\\d.e-]+)`, 'g')
      for (const value of odd) checkSound(format, text.replace(after, value))
      checkSound(format, text.replace(new RegExp(after, ''), deep))
    }
  }
})

test('reads every recording as any format without harm', long, () => {
  for (const { text } of recordings) for (const format of formats) checkSound(format, text)
})

/** What stands above the results of formats that are read by lines. */
const above = [
  'numbers  fastest  │ slowest  │ median  │ mean  │ samples  │ iters\n',
  'Benchmark  Mode  Score  Units\n',
  '|   ns/op |    op/s |    err% |     total | a\n|---:|---:|---:|---:|:---\n',
  `${'-'.repeat(80)}\nbenchmark name   samples   iterations   est run time\n${'-'.repeat(80)}\n`,
]

test('no text of a size that is seen takes long', long, () => expectQuick(['']))

test('no text of a size that is seen takes long below the head of a table', long, () => expectQuick(above))

function expectQuick(heads: readonly string[]): void {
  const many = 30_000
  /** Almost as long as a line may be. */
  const filled = (word: string) => word.repeat((2 ** 20 - 100) / word.length)
  const hostile = [
    `${'['.repeat(many)}`,
    `${'{"a":'.repeat(many)}1${'}'.repeat(many)}`,
    `test ${' '.repeat(many)}x`,
    `${'a '.repeat(many)}`,
    `${'1 ns 2 ns '.repeat(many / 4)}`,
    `| ns/op | err% |${' |'.repeat(many)}`,
    `SUCCESS: ${'1'.repeat(many)}`,
    `a${' '.repeat(many)}thrpt  ${'/'.repeat(many)} x`,
    `${'│ '.repeat(many)}`,
    `<mean ${' '.repeat(many)}`,
    `<${'mean '.repeat(many)}`,
    `${filled('Benchmark failed (')}`,
    `| 1 | \`${filled('` (Unstable ')}`,
    `a${filled(" ERROR OCCURRED: '")}`,
    `a${': Error: '.repeat(many)}`,
    `${'a(RunTime): 1'.repeat(many)}`,
    `${' x 5 ops/sec ±'.repeat(many)}`,
    `${' time:   [1 ns 1 ns 1'.repeat(many)}`,
    `${' ... bench: 1 ns/iter (+/- '.repeat(many)}`,
    `${'\n'.repeat(many)}`,
    `${'\u001b['.repeat(many)}`,
    `${'[1]\n'.repeat(many)}`,
    `${'{"a": 1}\n'.repeat(many)}`,
  ]
  for (const format of formats) {
    // A slow one would take minutes, and end at the limit of the test.
    for (const text of hostile) {
      for (const head of heads) checkSound(format, head + text)
      format.claims(text.slice(0, formatDetectionChunkLength))
      format.claimsLines?.(text.slice(0, formatDetectionChunkLength))
    }
  }
}

const word = fc.oneof(
  fc.constantFrom(
    'benchmarks',
    'name',
    'NaN',
    '-Infinity',
    '1e999',
    '{',
    '}',
    '[',
    ']',
    '":',
    ',',
    '"',
    '__proto__',
    '{"toString": 1}',
  ),
  fc.constantFrom(
    '│',
    '├─ ',
    '┌',
    '| ns/op |',
    'SUCCESS: ',
    ' ns ',
    ' x ',
    'time:   [',
    'ops/sec ±',
    '<mean value="',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const anyText = fc.oneof(
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', '\n', '\t', '')), { maxLength: 60 })
    .map(parts => parts.flat().join('')),
  anyCodePoints({ maxLength: 200 }),
  fc.json(),
)
/** A recording that ends early, lacks a piece, or has another word in its place. */
const mutated = fc
  .tuple(fc.constantFrom(...recordings), fc.nat(), fc.nat(60), word, fc.boolean())
  .map(([{ text }, at, length, replacement, isCut]) => {
    const start = at % (text.length + 1)
    return isCut ? text.slice(0, start) : text.slice(0, start) + replacement + text.slice(start + length)
  })

function checkSound(format: BenchmarkFormat, text: string): void {
  const parsed = outcome(format, text)
  if (typeof parsed === 'string') return
  for (const { benchmark, unit, value, iterations, innerSamples = 2 } of parsed.measurements) {
    expect(typeof benchmark).toBe('string')
    expect(unit).toMatch(/^\S+$/)
    expect(Number.isFinite(value)).toBe(true)
    expect(iterations).toBeGreaterThanOrEqual(0)
    expect(innerSamples).toBeGreaterThan(1)
  }
  expect([...parsed.failures, ...parsed.refused].every(line => typeof line === 'string')).toBe(true)
}

/** What is read, or how it was refused. */
function outcome(format: BenchmarkFormat, text: string): ParsedOutput | string {
  try {
    return parseTextInFormat(format, text)
  } catch (error) {
    if (error instanceof NotInFormatError) return error.message
    throw error
  }
}

/** A line of each format that is printed as lines, which ends too early or has been torn, below what it needs above it. */
const torn: Readonly<Record<string, readonly [above: string, line: string]>> = {
  'cargo-bench': ['test a ... bench:       2,022 ns/iter (+/- 9)\n', 'test b ... bench:       2,0'],
  criterion: ['a   time:   [1.10 ns 1.20 ns 1.30 ns]\n', 'b   time:   [1.10 ns 1.2'],
  divan: [
    'n  fastest  │ slowest  │ median  │ mean  │ samples  │ iters\n├─ a  101 ns  │ 101 ns  │ 101 ns  │ 101 ns  │ 9  │ 9\n',
    '╰─ b  101 ns  │ 10',
  ],
  nanobench: [
    '|   ns/op |    op/s |    err% |     total | t\n|---:|---:|---:|---:|:---\n| 5.11 | 195.7 | 0.1% | 0.01 | `a`\n',
    '| 5.12 | 195.7 | 0.1% | 0.01 |',
  ],
  'google-benchmark': [
    'Benchmark         Time             CPU   Iterations\nBM_a        10.1 ns         10.1 ns     68000000\n',
    'BM_b        10.1 ns         10.',
  ],
  jmh: [
    'Benchmark  Mode  Cnt  Score   Error  Units\nA.a        avgt    5  1.234 ± 0.001  ns/op\n',
    'A.b        avgt    5  1.2',
  ],
  tinybench: [
    "│ (index) │ Task name │ Latency med (ns) │\n│ 0       │ 'a'       │ '101.0 ± 0.00'   │\n",
    "│ 1       │ 'b'       │ '10",
  ],
  'benchmark-ips': ['a   69.752k (± 2.5%) i/s -   350.1k in   5.02s\n', 'b   69.752k (± 2.'],
  'benchmark.js': ['a x 713,059 ops/sec ±3.44% (9 runs sampled)\n', 'b x 713,059 ops/sec ±3.'],
  dart: ['A(RunTime): 101.5 us.\n', 'B(RunTime): 10'],
  luau: ['SUCCESS: a : 15.041ms +/- 0.636% on luau\n', 'SUCCESS: b : 15.0'],
  gungraun: ['a::b::c\n  Instructions:    1234|N/A   (*********)\n', 'x  Instructions:    1234|N/A'],
  asv: ['[ 35.00%] ··· a.b.time_copy   11.1±0.01μs\n', '[ 35.00%] ··· a.b.time_sort (torn)   11.1±0'],
  go: ['BenchmarkA-8   \t 1000\t 50 ns/op\n', 'BenchmarkB-8   \t 1000\t 5'],
}

test('a result that is cut off or torn is reported in every format of lines', () => {
  for (const [name, [above, line]] of Object.entries(torn)) {
    const format = all.find(one => one.name === name) as BenchmarkFormat
    const whole = parseTextInFormat(format, above)
    expect(whole.unread ?? [], name).toEqual([])
    expect(whole.measurements, name).not.toEqual([])
    const { measurements, unread } = parseTextInFormat(format, above + line)
    expect(measurements, name).toEqual(whole.measurements)
    expect(
      unread?.map(({ text, isResult }) => [text, isResult]),
      name,
    ).toEqual([[line, true]])
  }
})
