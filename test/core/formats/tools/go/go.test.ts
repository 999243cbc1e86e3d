// The Go benchmark format, by the rules of x/perf/benchfmt and what test runners print around it.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BenchmarkNamePool,
  GoConfigLineTracker,
  goFormat,
  goTestJsonEventRegex,
  locateGoBenchmarkAtLineEnd,
  openGoReaderBesideFastParser,
  outputOfTestEvent,
  parseGoOutput,
} from '../../../../../src/core/formats/tools/go/go.ts'
import { anyCodePoints } from '../../../../support/code-points.ts'
import { testProperty } from '../../../../support/long.ts'
import { cuts } from '../../cuts.ts'

describe('go', () => {
  /** Each measurement as `name value unit`. */
  const measured = (text: string) =>
    parseGoOutput(text).measurements.map(({ benchmark, value, unit }) => `${benchmark} ${value} ${unit}`)
  const configs = (text: string) => parseGoOutput(text).measurements.map(({ config }) => config)

  test('reads a result line: name with suffix, iterations, and every value with its unit', () => {
    const line =
      'BenchmarkEncode/1MB-8   \t    1000\t      2000 ns/op\t  64.5 MB/s\t      48 B/op\t       2 allocs/op'
    expect(parseGoOutput(line).measurements).toEqual([
      { benchmark: 'Encode/1MB-8', config: {}, iterations: 1000, unit: 'sec/op', value: 2000 * 1e-9 },
      { benchmark: 'Encode/1MB-8', config: {}, iterations: 1000, unit: 'B/s', value: 64.5e6 },
      { benchmark: 'Encode/1MB-8', config: {}, iterations: 1000, unit: 'B/op', value: 48 },
      { benchmark: 'Encode/1MB-8', config: {}, iterations: 1000, unit: 'allocs/op', value: 2 },
    ])
  })

  test('accepts of a list of odd lines what benchstat accepts', () => {
    const odd = readFileSync(new URL('../../../../outputs/syntax/base.txt', import.meta.url), 'utf8')
    // benchstat: A-8 502.5n (the median of 5 ns and 1000 ns), the empty name 6 ns, A-8 16 u; under k2: A-8 6 ns.
    expect(parseGoOutput(odd).measurements).toEqual([
      { benchmark: 'A-8', config: {}, iterations: 10, unit: 'sec/op', value: 5e-9 },
      { benchmark: 'A-8', config: {}, iterations: 10, unit: 'sec/op', value: 1000 * 1e-9 },
      { benchmark: 'A-8', config: {}, iterations: 10, unit: 'u', value: 16 },
      { benchmark: '', config: {}, iterations: 10, unit: 'sec/op', value: 6 * 1e-9 },
      {
        benchmark: 'A-8',
        config: { k2: 'v2 with spaces\t' },
        iterations: 10,
        unit: 'sec/op',
        value: 6 * 1e-9,
      },
    ])
  })

  test('skips the name-only line that go test -v prints before each benchmark', () => {
    expect(measured('=== RUN   BenchmarkA\nBenchmarkA\nBenchmarkA-8 \t 10\t 5 u\n')).toEqual(['A-8 5 u'])
  })

  test('keeps the names of sub-benchmarks as they are', () => {
    const names = ['a', 'A/b=1/2', 'A/e#01', 'A/é', 'A-8', 'A/x-8', 'A/*pkg.Type', '/', '世界', 'A/"q"|`']
    const text = names.map(name => `Benchmark${name} 1 5 u`).join('\n')
    expect(parseGoOutput(text).measurements.map(({ benchmark }) => benchmark)).toEqual(names)
  })

  test('does not take a line for a result that is cut short or has a word for a number', () => {
    for (const line of [
      'BenchmarkA 10',
      'BenchmarkA 10 5',
      'BenchmarkA 10 5 ns/op 7',
      `BenchmarkA ${'9'.repeat(400)} 1 u`,
      'BenchmarkA\t1.5\t5 ns/op',
      'BenchmarkA ten 5 ns/op',
      'BenchmarkA 1.5 5 ns/op',
      'BenchmarkA 10 five ns/op',
      'benchmarkA 10 5 ns/op',
      ' BenchmarkA 10 5 ns/op',
    ])
      expect(measured(line), line).toEqual([])
  })

  test('tidies a time of zero, which benchstat leaves in ns/op and drops', () => {
    expect(measured('BenchmarkA 10 0 ns/op 0 MB/s')).toEqual(['A 0 sec/op', 'A 0 B/s'])
  })

  test('reads Windows line ends', () => {
    const text =
      'pkg: a\r\nUnit u better=higher\r\nBenchmarkA 10 5 ns/op 3 u\r\n--- FAIL: BenchmarkB\r\nFAIL\r\n'
    const parsed = parseGoOutput(text)
    expect(measured(text)).toEqual(['A 5e-9 sec/op', 'A 3 u'])
    expect(parsed.measurements[0]?.config).toEqual({ pkg: 'a' })
    expect(parsed.units.get('u')).toEqual({ better: 'higher' })
    expect(parsed.failures).toEqual(['--- FAIL: BenchmarkB', 'FAIL'])
  })

  test('a configuration line holds until its key is set again or cleared', () => {
    const text = `goos: linux
pkg: a
BenchmarkA 1 1 u
pkg: b
BenchmarkA 1 2 u
pkg:
BenchmarkA 1 3 u
goos:
BenchmarkA 1 4 u`
    expect(configs(text)).toEqual([
      { goos: 'linux', pkg: 'a' },
      { goos: 'linux', pkg: 'b' },
      { goos: 'linux' },
      {},
    ])
  })

  test('a key has no capital and no space, and its value stands apart from the colon', () => {
    for (const line of [
      'Key: v',
      'kEy: v',
      'two words: v',
      'key:v',
      ' key: v',
      'ok  \texample.com/a\t0.5s',
      '1k: v',
    ])
      expect(configs(`${line}\nBenchmarkA 1 1 u`), line).toEqual([{}])
    for (const line of ['key: v', 'key:\tv', 'key:   v', 'key-2/x: v', 'ключ: v'])
      expect(Object.values(configs(`${line}\nBenchmarkA 1 1 u`)[0] ?? {}), line).toEqual(['v'])
  })

  test('a value keeps its own spaces and colons', () => {
    expect(configs('cpu: AMD EPYC: 7B13\nBenchmarkA 1 1 u')).toEqual([{ cpu: 'AMD EPYC: 7B13' }])
  })

  test('a later configuration line does not reach back to what was read before it', () => {
    expect(configs('BenchmarkA 1 1 u\npkg: late')).toEqual([{}])
  })

  test('of two statements about a unit the first holds, for each key by itself', () => {
    const text = `Unit req/s better=higher
Unit req/s better=lower assume=exact
Unit req/s assume=nothing`
    expect(parseGoOutput(text).units).toEqual(new Map([['req/s', { better: 'higher', assume: 'exact' }]]))
  })

  test('a statement about ns is one about sec, as values are tidied too', () => {
    expect([...parseGoOutput('Unit p99-ns/op better=lower').units.keys()]).toEqual(['p99-sec/op'])
  })

  test('a direction nobody knows is none, and other keys say nothing', () => {
    expect(parseGoOutput('Unit u better=sideways colour=blue').units).toEqual(new Map())
    // A slip keeps no unit that is known from having its usual direction.
    expect(parseGoOutput('Unit ns/op better=Lower\nUnit ns/op better=lower').units).toEqual(
      new Map([['sec/op', { better: 'lower' }]]),
    )
    expect(parseGoOutput('Unit u better').units).toEqual(new Map())
    expect(parseGoOutput('Unit\nUnit \nUnits u better=lower').units).toEqual(new Map())
  })

  test('refuses NaN and infinite values by name, also those that tidying makes infinite, and keeps the rest of the line', () => {
    const text = 'BenchmarkA 10 NaN ns/op 3 u\nBenchmarkB 10 +Inf ns/op\nBenchmarkC 10 1e999 u 1e305 MB/s'
    expect(measured(text)).toEqual(['A 3 u'])
    expect(parseGoOutput(text).refused).toEqual([
      'A: NaN ns/op',
      'B: Infinity ns/op',
      'C: Infinity u',
      'C: 1e+305 MB/s',
    ])
  })

  test('refuses a time below 0, and takes what else is', () => {
    const text = 'BenchmarkA 10 -5 ns/op -3 u'
    expect(measured(text)).toEqual(['A -3 u'])
    expect(parseGoOutput(text).refused).toEqual(['A: -5 ns/op'])
  })

  test('joins a line that the benchmark broke by printing', () => {
    const text = `BenchmarkNoisy-8   \thello
42 things
key: value
    1000\t        50.5 ns/op\t       0 B/op
BenchmarkNext-8 \t10\t5 u`
    expect(measured(text)).toEqual(['Noisy-8 5.05e-8 sec/op', 'Noisy-8 0 B/op', 'Next-8 5 u'])
  })

  test('reads the result at the end of a line that the benchmark began by printing', () => {
    expect(measured('BenchmarkNoisy-8   \thello    1000\t        50.5 ns/op\t       0 B/op')).toEqual([
      'Noisy-8 5.05e-8 sec/op',
      'Noisy-8 0 B/op',
    ])
    expect(measured('BenchmarkNoisy-8   \thello\nmore hello    1000\t        50.5 ns/op')).toHaveLength(1)
  })

  test('joins a result of any unit, as a benchmark has that hides its time', () => {
    const rest = '    1000\t       512.0 ops/s\t         3.000 hits/op'
    const values = ['Noisy-8 512 ops/s', 'Noisy-8 3 hits/op']
    expect(measured(`BenchmarkNoisy-8   \thello\n1\t2 things\n${rest}`)).toEqual(values)
    expect(measured(`BenchmarkNoisy-8   \thello${rest}`)).toEqual(values)
  })

  test('reads a long line of digits in no time', () => {
    expect(measured(`BenchmarkPi-8   \t${'3'.repeat(300_000)}\n    1000\t        50 ns/op`)).toHaveLength(1)
  })

  test('joins no rest twice, and none without a beginning', () => {
    const rest = '    1000\t        50 ns/op'
    expect(measured(rest)).toEqual([])
    expect(measured(`BenchmarkA-8 \thi\n${rest}\n${rest}`)).toHaveLength(1)
    expect(measured(`BenchmarkA-8 \thi\nBenchmarkA-8 10 5 u\n${rest}`)).toEqual(['A-8 5 u'])
  })

  test('reports every line in which a benchmark, a test or a package failed', () => {
    const lines = [
      '--- FAIL: BenchmarkX',
      '    --- FAIL: BenchmarkX/sub-8 (0.00s)',
      'FAIL',
      'FAIL\texample.com/a [build failed]',
      'FAIL\texample.com/b\t0.003s',
    ]
    expect(parseGoOutput(lines.join('\n')).failures).toEqual(lines.map(line => line.trim()))
  })

  test('takes no other line for a failure', () => {
    const text =
      'FAILED to open\nFAILURE: no\nPASS\nok  \ta\t1s\n--- SKIP: BenchmarkA\n--- BENCH: BenchmarkA-8\nx FAIL\t'
    expect(parseGoOutput(text).failures).toEqual([])
  })

  test('skips what programs print between results', () => {
    const text = `2026/01/01 00:00:00 starting
testing: warning: no tests to run
{"level":"info","benchmark":"BenchmarkFake 1 1 ns/op"}
BenchmarkA-8 10 5 u
goroutine 1 [running]:
\u001b[31mred\u001b[0m
ok  \texample.com/a\t0.5s`
    expect(measured(text)).toEqual(['A-8 5 u'])
  })

  test('gives a benchmark that is measured several times once for each time', () => {
    expect(measured('BenchmarkA-8 1 5 u\nBenchmarkA#01-8 1 7 u\nBenchmarkA-8 1 6 u')).toEqual([
      'A-8 5 u',
      'A#01-8 7 u',
      'A-8 6 u',
    ])
  })

  test('tells benchmarks of the same name in two packages apart by their configuration', () => {
    expect(configs('pkg: m/a\nBenchmarkA 1 1 u\npkg: m/b\nBenchmarkA 1 2 u').map(({ pkg }) => pkg)).toEqual([
      'm/a',
      'm/b',
    ])
  })

  test('reads names that are encoded only below the line that says so', () => {
    expect(measured('BenchmarkA%20b 1 5 u\nnames: percent-encoded\nBenchmarkA%20b 1 5 u%2Fv')).toEqual([
      'A%20b 5 u',
      'A b 5 u/v',
    ])
    expect(configs('names: percent-encoded\nBenchmarkA 1 1 u')).toEqual([{}])
    expect(configs('names: something\nBenchmarkA%20b 1 1 u')).toEqual([{ names: 'something' }])
  })

  test.each(['BenchmarkA-8 \t 10 \t 5 ns/op', 'Benchmark 1 5 u', 'goos: linux', 'goarch: amd64', 'pkg: m/a'])(
    'claims a text in which there is the line %j',
    line => {
      for (const text of [line, `hello\n${line}\nmore`, `${line}\r\nmore`])
        expect(goFormat.claims(text), text).toBe(true)
    },
  )

  test.each([
    '',
    'hello',
    'BenchmarkDotNet v0.13.12, Windows 11',
    'PASS src/x.test.js',
    'ok 1 - fine',
    '{"pkg: x": 1}',
    'cpu: AMD',
    'PASS',
    'FAIL',
    'ok  \tm/a\t0.1s',
    '--- FAIL: a test',
    'Unit tests follow',
    'Benchmarks',
    'BenchmarkA',
    'Benchmark\tTime\tCPU',
    'Benchmarks\t3',
    'Benchmark 1: sleep 1',
    'Benchmark 100 of 200',
  ])('does not claim %j', line => {
    expect(goFormat.claims(`${line}\n${line}`)).toBe(false)
  })

  const lineOfAnyKind = fc.constantFrom(
    'BenchmarkA-8 \t 10 \t 5 ns/op \t 3 u',
    'BenchmarkNoisy-8   \thello 世界 😀',
    '    1000\t        50.5 ns/op',
    'pkg: m/é',
    'pkg:',
    'Unit u better=higher',
    '--- FAIL: BenchmarkX',
    'names: percent-encoded',
    'noise',
  )

  test('reads the same whatever the pieces, be they cut within a line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(lineOfAnyKind, fc.constantFrom('\n', '\r\n')), { maxLength: 20 }),
        fc.infiniteStream(fc.nat(30)),
        (lines, sizes) => {
          const text = lines.flat().join('')
          const reader = openGoReaderBesideFastParser()
          for (const piece of cuts(text, sizes)) reader.write(piece)
          expect(reader.end()).toEqual(parseGoOutput(text))
        },
      ),
      { numRuns: 500 },
    )
  })

  testProperty('throws on no text and gives only numbers that are finite', 2000, numRuns => {
    const word = fc.oneof(
      fc.constantFrom(
        'Benchmark',
        'BenchmarkA-8',
        'Unit',
        'ns/op',
        'u',
        'better=higher',
        'pkg:',
        'NaN',
        '0x1p9',
        '7',
        '1e300',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    const space = fc.constantFrom(' ', '\t', '\n', '\r\n', ': ', '')
    const text = fc.array(fc.tuple(word, space), { maxLength: 60 }).map(parts => parts.flat().join(''))
    fc.assert(
      fc.property(fc.oneof(text, anyCodePoints({ maxLength: 200 })), any => {
        for (const { value, benchmark, unit } of parseGoOutput(any).measurements) {
          expect(Number.isFinite(value)).toBe(true)
          expect(`${benchmark}${unit}`).not.toMatch(/\s/)
        }
      }),
      { numRuns },
    )
  })

  test('-bench knows the function', () => {
    const known = (name: string) => goFormat.namesInFilters?.(name)
    expect(known('Copy-8')).toEqual(['BenchmarkCopy-8', 'BenchmarkCopy'])
    expect(known('Copy/size-64/x-8')).toEqual(['BenchmarkCopy/size-64/x-8', 'BenchmarkCopy'])
  })

  test('reads a result behind what was printed without a line break, and reports one that may be quoted', () => {
    const text = [
      'BenchmarkA-8   \t 1000000\t      1050 ns/op',
      'closing db... BenchmarkB-8   \t 1000000\t      1050 ns/op',
      '\r 50 %\rBenchmarkC-8   \t 1000000\t      1050 ns/op',
      '\u001b[32mBenchmarkD-8\u001b[0m   \t 1000000\t      1050 ns/op',
      'service-1  | BenchmarkE-8   \t 1000000\t      1050 ns/op',
      '2026-11-25T12:00:00.1234567Z BenchmarkF-8   \t 1000000\t      1050 ns/op',
      'before: BenchmarkG-8   \t 1000000\t      1050 ns/op',
      '# BenchmarkH-8   \t 1000000\t      1050 ns/op',
      '   1000\t    50.1 ns/op',
      'closing db... BenchmarkI-8   \tclosing db...       10\t       936.9 ns/op',
      'closing db... BenchmarkJ-8   \tclosing db...',
      '      10\t       936.9 ns/op',
      '',
    ]
    const { measurements, unread = [] } = parseGoOutput(text.join('\n'))
    expect(measurements.map(({ benchmark }) => benchmark)).toEqual([...'ABCDEFIJ'].map(name => `${name}-8`))
    expect(unread.map(({ text: line, why, isResult }) => [line, why, isResult])).toEqual([
      [text[6], 'text stands before the name', true],
      [text[8], 'no name stands before it', true],
    ])
  })

  test('gives no result to a benchmark that another has reported behind its output', () => {
    const { measurements, unread } = parseGoOutput(
      'BenchmarkA-8   \twarm BenchmarkB-8   \t 1000\t 50 ns/op\n     100\t 70 ns/op\n',
    )
    expect(measurements.map(({ benchmark, value }) => [benchmark, Math.round(value * 1e9)])).toEqual([
      ['B-8', 50],
    ])
    expect(unread?.map(({ why }) => why)).toEqual(['no result follows the name', 'no name stands before it'])
  })

  test('reads the events of go test -json', () => {
    const printed = [
      'goos: linux\n',
      'pkg: a.b/c\n',
      '=== RUN   BenchmarkA\n',
      'BenchmarkA\n',
      'BenchmarkA-8   \t',
      ' 1000000\t      1050 ns/op\n',
      'BenchmarkB-8   \t 1000000\t 50 ns/op\n',
      'PASS\n',
    ]
    const events = printed.map(text =>
      JSON.stringify({ Time: '2026-11-25T12:00:00Z', Action: 'output', Package: 'a.b/c', Output: text }),
    )
    const text = `{"Action":"start","Package":"a.b/c"}\n${events.join('\n')}\n`
    expect(goFormat.claims(text)).toBe(true)
    const { measurements, unread } = parseGoOutput(text)
    expect(
      measurements.map(({ benchmark, value, config }) => [benchmark, Math.round(value * 1e9), config.pkg]),
    ).toEqual([
      ['A-8', 1050, 'a.b/c'],
      ['B-8', 50, 'a.b/c'],
    ])
    expect(unread).toEqual([])
    const failed = JSON.stringify({ Action: 'output', Package: 'p', Output: '--- FAIL: BenchmarkA\n' })
    expect(parseGoOutput(`${events.join('\n')}\n${failed}\n`).failures).toEqual(['--- FAIL: BenchmarkA'])
  })
})

// Configurations while a file is read.
describe('go config', () => {
  test('a key holds until it is set again or cleared, and the version tells when that is', () => {
    const config = new GoConfigLineTracker()
    const versions = ['pkg: p', 'pkg: p', 'Not: a key', 'note:  x ', 'pkg:q', 'pkg:'].map(line => {
      config.read(line)
      return config.version
    })
    expect(versions).toEqual([1, 1, 1, 2, 2, 3])
    expect([...config.entries]).toEqual([['note', 'x ']])
    expect(config.now()).toEqual({ note: 'x ' })
    expect(config.now()).toBe(config.now())
  })
})

// Benchmarks of Go that do not begin their line.
describe('go embedded', () => {
  const result = 'BenchmarkC-8   \t 1000000\t      1050 ns/op\t       0 B/op'

  test('begin with a name that Go has laid out, behind what was printed without a line break', () => {
    for (const before of [
      'closing db... ',
      ' 50 %',
      'done.',
      'ok ',
      '(3 rows)',
      '[INFO] ',
      'x',
      'BenchmarkA-8 \tx ',
    ])
      for (const after of [result, 'BenchmarkC-8   \t', 'BenchmarkC-8   \tclosing db...   10\t 50 ns/op'])
        expect(locateGoBenchmarkAtLineEnd(before + after), before + after).toEqual({
          start: before.length,
          why: null,
        })
  })

  test('are not taken where they may be quoted', () => {
    const why = 'text stands before the name'
    for (const before of ['before: ', '> ', '+', '- ', 'old = ', '| ', '"'])
      expect(locateGoBenchmarkAtLineEnd(before + result), before).toEqual({ start: before.length, why })
    expect(locateGoBenchmarkAtLineEnd('closing db... BenchmarkC-8  1000  50.1 ns/op')).toEqual({
      start: 14,
      why,
    })
  })

  test('are none at the beginning of a line, in a comment, or in a sentence', () => {
    for (const line of [
      result,
      `// ${result}`,
      `# ${result}`,
      '  // BenchmarkC-8  1000  50.1 ns/op',
      'before: BenchmarkC-8\t',
      '=== RUN   BenchmarkC',
      'see BenchmarkC-8, which took 1000 ns/op',
      'running BenchmarkC 10 times 5 ways',
      '',
    ])
      expect(locateGoBenchmarkAtLineEnd(line), line).toBeNull()
  })

  test('take no time in a long line', () => {
    expect(locateGoBenchmarkAtLineEnd(` ${'Benchmark'.repeat(100_000)}`)).toBeNull()
    expect(locateGoBenchmarkAtLineEnd(`${'x'.repeat(1_000_000)} ${result}`)?.why).toBeNull()
  })
})

// Events of `go test -json`.
describe('go events', () => {
  test('have what was printed', () => {
    expect(
      outputOfTestEvent(
        '{"Time":"2026-11-25T12:00:00Z","Action":"output","Package":"p","Output":"a\\tb\\n"}',
      ),
    ).toBe('a\tb\n')
    expect(outputOfTestEvent('{"Action":"start","Package":"p"}')).toBe('')
    expect(outputOfTestEvent('{"ImportPath":"p","Action":"build-output","Output":"# p\\n"}')).toBe('# p\n')
  })

  test('are not any other lines', () => {
    for (const line of [
      '',
      'BenchmarkA 1 1 x',
      '{"Time":"x"}',
      '{"Action":1}',
      '{"Action":"x"',
      '{"type":"bench"}',
    ])
      expect(outputOfTestEvent(line), line).toBeNull()
    expect(goTestJsonEventRegex.test('x\n{"Action":"start","Package":"p"}')).toBe(true)
    expect(goTestJsonEventRegex.test('x {"Action":"start"}')).toBe(false)
  })
})

// How programs die.
describe('go failures', () => {
  const result = 'BenchmarkA-8 1 5 ns/op'
  const failures = (...lines: readonly string[]) =>
    parseGoOutput(`${[result, ...lines].join('\n')}\n`).failures

  test.each([
    '--- FAIL: BenchmarkA-8',
    'FAIL',
    'FAIL\tpkg\t0.1s',
    'exit status 2',
    'signal: killed',
    '*** Test killed with quit: ran too long (11m0s).',
    'SIGQUIT: quit',
    'WARNING: DATA RACE',
    'Found 1 data race(s)',
    'runtime: out of memory: cannot allocate 4194304-byte block',
    'Killed',
    'Killed: 9',
    'Segmentation fault (core dumped)',
    'run.sh: line 3: 12345 Killed                  ./x.test -test.bench .',
    'zsh: killed     ./x.test -test.bench .',
    'kernel: Out of memory: Killed process 12 (x.test)',
    'BenchmarkA-8   \t--- FAIL: BenchmarkA-8',
  ])('%j', line => {
    expect(failures(line)).toEqual([line])
  })

  const stack = ['', 'goroutine 1 [running]:', 'main.main()']

  test('a panic and a fatal error, with their stack or at the end', () => {
    expect(failures('panic: boom', ...stack)).toEqual(['panic: boom'])
    expect(failures('panic: boom [recovered]', '\tpanic: boom', ...stack, result)).toEqual([
      'panic: boom [recovered]',
    ])
    expect(failures('fatal error: all goroutines are asleep - deadlock!', ...stack)).toHaveLength(1)
    expect(failures('panic: boom')).toEqual(['panic: boom'])
    expect(failures('BenchmarkB-8   \tpanic: boom', ...stack)).toEqual(['BenchmarkB-8   \tpanic: boom'])
  })

  test('a program that prints such a line and goes on has not failed, and the line is no configuration', () => {
    expect(failures('panic: recovered', result)).toEqual([])
    expect(parseGoOutput(`panic: recovered\n${result}\n`).measurements[0]?.config).toEqual({})
  })

  test.each([
    'exit status 0',
    'failed: 0',
    'FAILURES none',
    'Terminated normally',
    'signal 3',
    'Found 2 races',
  ])('%j is none', line => {
    expect(failures(line)).toEqual([])
  })
})

// Names while a file is read.
describe('go names', () => {
  test('names are decoded from the line on that says so', () => {
    const names = new BenchmarkNamePool()
    expect(names.shared('A%20b')).toBe('A%20b')
    expect([names.read('names: plain'), names.read('names: percent-encoded')]).toEqual([false, true])
    expect([names.shared('A%20b'), names.decoded('c%20d'), names.areEncoded, names.version]).toEqual([
      ...['A b', 'c d', true, 1],
    ])
  })
})
