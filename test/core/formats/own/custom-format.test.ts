// A format of one's own, as the input `format` describes it: what it reads, and what is said where it is wrong.
import { describe, expect, test } from 'vitest'
import {
  formatByNameOrDescription,
  isFormatNameOrDescription,
  supportedFormats,
} from '../../../../src/core/formats/formats.ts'
import { isCustomFormatDescriptionText } from '../../../../src/core/formats/own/custom-format.ts'
import { type BenchmarkFormat, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { readTextInKnownOrDetectedFormat } from '../../../../src/core/formats/recognise.ts'
import { createTimeLimitedMatcher } from '../../../../src/effects/measure/limited-matcher.ts'
import { output, read } from '../recorded-output.ts'

function described(text: string): BenchmarkFormat {
  return formatByNameOrDescription(text, createTimeLimitedMatcher) as BenchmarkFormat
}

describe('own format', () => {
  const lines = String.raw`lines: ^(?<name>\S+): (?<value>[\d.,]+) (?<unit>\S+)$`
  const table = 'name-column: Benchmark\nvalue-column: Mean\nunit: ns'

  test('a description is distinguished from a name', () => {
    expect(isCustomFormatDescriptionText('lines: a')).toBe(true)
    expect(isCustomFormatDescriptionText('\n  name-column: a')).toBe(true)
    for (const name of ['auto', 'go', 'benchmark.js', 'nothing'])
      expect(isCustomFormatDescriptionText(name)).toBe(false)
    expect(described(lines).name).toBe('own')
    for (const name of ['go', lines]) expect(isFormatNameOrDescription(name)).toBe(true)
    for (const name of ['auto', 'nothing']) expect(isFormatNameOrDescription(name)).toBe(false)
  })

  test('without a match the error says what is missing and what the text has', () => {
    const problem = (own: string, text: string) => {
      return readTextInKnownOrDetectedFormat(text, supportedFormats, described(own)).problem
    }
    expect(problem(lines, 'sort 1.5\n')).toMatch(
      /^has no line that matches "lines" in "format", and begins:\n {2}sort 1.5\n/,
    )
    expect(problem(table, 'Name,Mean\na,1\n')).toMatch(
      /^has no header with the columns "Benchmark" and "Mean" in "format", and begins:\n {2}Name,Mean\n/,
    )
  })

  describe('refuses', () => {
    test.each([
      ['lines: (', 'format: lines: "(" is not a valid regular expression (Unterminated group).'],
      ['lines: (?<name>a)\nunit: ms', 'the pattern has no group (?<value>…); its groups are: (?<name>…).'],
      ['lines: a (b)\nunit: ms', 'format: lines: the pattern has no group (?<name>…); its groups are: none.'],
      ['lines: (?<name>a)(?<value>1)(?<size>2)\nunit: ms', 'the group (?<size>…) is not known.'],
      ['lines: (?<name>a)(?<value>1)', 'format: the unit is missing. Add a line such as "unit: ms"'],
      [`${lines}\nunit: ms`, 'format: unit: "ms" and the group (?<unit>…) are both given.'],
      [`${lines}\nbetter: less`, 'format: better: "less" is not accepted. Give "lower" or "higher".'],
      [`${lines}\nbeter: lower`, 'format: "beter" is not known. Did you mean "better"?'],
      [`${lines}\nmore`, 'format: "more" is not known. Its keys are lines, name-column'],
      [`${lines}\nbetter:`, 'format: "better" has no value.'],
      [`${lines}\n${lines}`, 'format: "lines" is given twice.'],
      [`${lines}\nname-column: a`, '"lines" and "name-column" do not go together.'],
      ['name-column: a\nunit: ms', 'format: "value-column" is missing.'],
      ['unit: ms', 'format: say where results are: "lines: REGEXP", or'],
      [`${table}\nunit-column: u`, 'format: unit: "ns" and "unit-column" are both given.'],
      [
        table.replace('ns', 'frames'),
        'format: unit: it is not known whether lower or higher is better for "frames".',
      ],
    ])('%s', (text, message) => {
      expect(() => isFormatNameOrDescription(text)).toThrow(message)
    })
  })
})

// Tables of CSV, by the names of their columns.
describe('columns', () => {
  const table = 'name-column: Benchmark\nvalue-column: Mean\nunit: ns'

  describe('by columns', () => {
    test('reads a table below other lines, with quotes and a header that comes again', () => {
      const text =
        'Running 2 benchmarks\n\ufeffBenchmark,Runs,Mean\n"a, ""b""",3,1.5\nc ,4, "1,200"\n\nBenchmark,Runs,Mean\nd,1,2\nDone\n'
      expect(read(described(table), text)).toEqual([
        'a, "b" 1.5e-9 sec/op',
        'c 0.0000012 sec/op',
        'd 2e-9 sec/op',
      ])
    })

    test('separated by semicolons or tabs, with a unit in each row', () => {
      const own = described('name-column: n\nvalue-column: v\nunit-column: u')
      expect(read(own, 'n;v;u\na;1;ms\nb;2;B/op\n')).toEqual(['a 0.001 sec/op', 'b 2 B/op'])
      expect(read(own, 'u\tv\tn\nms\t1\ta\n')).toEqual(['a 0.001 sec/op'])
    })

    test('says which row is broken', () => {
      expect(() => read(described(table), 'Benchmark,Runs,Mean\na,1\n')).toThrow(
        'Line 2 has 2 cells, but the header has 3.',
      )
      expect(() => read(described(table), 'Benchmark,Mean\n"a,1\n')).toThrow(
        'Line 2 has a quote that is not closed.',
      )
      expect(() => read(described(table), 'Benchmark,Mean\na,n/a\n')).toThrow('"n/a", is not a number')
    })
  })

  test('reads what hyperfine exports as CSV', () => {
    const own = described('name-column: command\nvalue-column: median\nunit: s')
    expect(read(own, output('own/hyperfine.csv'))).toEqual([
      'sleep 0.01 0.011847165000000002 sec/op',
      'sleep 0.02 0.02167175 sec/op',
    ])
  })
})

// Lines that a pattern of one's own fits.
describe('fitting lines', () => {
  const lines = String.raw`lines: ^(?<name>\S+): (?<value>[\d.,]+) (?<unit>\S+)$`

  describe('by lines', () => {
    test('reads those that fit, whatever is between them, and times of any unit as seconds', () => {
      const text =
        'warming up\nsort/10: 1.5 ms\r\n\u001b[32mscan: 12 us/iter\u001b[0m\nnote: none yet\nrate: 1,250.5 ops/s\n'
      expect(read(described(lines), text)).toEqual([
        'sort/10 0.0015 sec/op',
        'scan 0.000012 sec/op',
        'rate 1250.5 ops/s',
      ])
    })

    test('takes unit and direction from the description', () => {
      const own = described('lines: ^(?<name>.+) took (?<value>\\d+)\n  unit: frames\n  better: higher\n')
      const parsed = parseTextInFormat(own, 'a b took 12\n')
      expect(parsed.measurements).toMatchObject([{ benchmark: 'a b', value: 12, unit: 'frames' }])
      expect(parsed.units).toEqual(new Map([['frames', { better: 'higher' }]]))
    })

    test('reads lines in the order of their numbers, however many there are', () => {
      const text = Array.from({ length: 2500 }, (_, n) => `a${n}: ${n} ms\n`).join('')
      expect(read(described(lines), text)).toHaveLength(2500)
      expect(() => read(described(lines), `${text}b: 1.2.3 ms`)).toThrow(
        'Line 2501: the value of b, "1.2.3",',
      )
    })

    test('uses all of the regular expressions of JavaScript', () => {
      const own = described(
        String.raw`lines: ^(?<name>(?<letter>\w)\k<letter>)(?<value>\d+)(?= ms)`.replaceAll('letter', 'unit'),
      )
      expect(read(own, 'aa1 ms\nab2 ms\naa3 s\n')).toEqual(['aa 1 a'])
    })

    test('passes over a line of more than 10,000 characters', () => {
      expect(read(described(lines), `a: 1 ms\n${'b'.repeat(10_000)}: 2 ms\n`)).toEqual(['a 0.001 sec/op'])
    })
  })
})

// Values of a format of one's own.
describe('own value', () => {
  test('says what is wrong with a line that fits', () => {
    const own = described('lines: ^(?<name>[^:]*): (?<value>\\S+)(?: (?<unit>\\S+))?')
    expect(() => read(own, 'x\na: fast ms')).toThrow(
      'Line 2: the value of a, "fast", is not a number. Check that "format" reads the value from the right place, without its unit.',
    )
    expect(() => read(own, 'a: 1')).toThrow('Line 1 has no unit for a. Print one, or set "unit" in "format".')
    expect(() => read(own, ': 1 ms')).toThrow('Line 1 has no name.')
    expect(() => read(own, 'a: 1 ms\na: 2 ms')).toThrow('Two benchmarks are called "a"')
    expect(parseTextInFormat(own, 'a: -1 ms\nb: NaN ms').refused).toEqual([
      'a: -0.001 sec/op',
      'b: NaN sec/op',
    ])
  })
})
