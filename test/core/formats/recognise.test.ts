// A text finds its format, wherever in it that shows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { supportedFormats } from '../../../src/core/formats/formats.ts'
import {
  type BenchmarkFormat,
  emptyParsedOutput,
  NotInFormatError,
} from '../../../src/core/formats/reading/format.ts'
import {
  ownFormatAdvice,
  readTextInKnownOrDetectedFormat,
  unrecognisedOutputMessage,
  unsupportedFormatHintOfText,
} from '../../../src/core/formats/recognise.ts'
import { goFormat, parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { root } from '../../support/action.ts'
import { long } from '../../support/long.ts'

describe('recognise', () => {
  /** Begins with a brace, and takes anything but `bad`. */
  const braces: BenchmarkFormat = {
    name: 'braces',
    claims: beginning => beginning.startsWith('{'),
    parse(text) {
      if (text.includes('bad')) throw new NotInFormatError('it is bad')
      return { ...emptyParsedOutput, failures: ['read as braces'] }
    },
  }
  const table = [braces, goFormat]

  function read(
    text: string,
    known: BenchmarkFormat | null = null,
    formats: readonly BenchmarkFormat[] = table,
  ) {
    const { parsed, format, problem } = readTextInKnownOrDetectedFormat(text, formats, known)
    return { parsed, format: format?.name ?? null, problem }
  }

  test('is read by the first format that claims it, from its beginning', () => {
    expect(read('{}')).toEqual({
      parsed: { ...emptyParsedOutput, failures: ['read as braces'] },
      format: 'braces',
      problem: null,
    })
    const text = 'goos: linux\nBenchmarkA 1 5 u\n'
    expect(read(text)).toEqual({ parsed: parseGoOutput(text), format: 'go', problem: null })
  })

  test('is read by the format that is known, which nobody is asked about', () => {
    const unasked: BenchmarkFormat = {
      ...goFormat,
      claims() {
        throw new Error('asked')
      },
    }
    expect(read('{ BenchmarkA 1 5 u\nBenchmarkA 1 5 u', unasked, [unasked]).parsed.measurements).toHaveLength(
      1,
    )
  })

  test('may have much before its first result, of which nothing is lost', () => {
    const build = 'compiling a crate with a rather long name\n'.repeat(5000)
    const text = `${build}Unit u better=higher\nBenchmarkA 1 5 u\n`
    expect(text.length).toBeGreaterThan(3 * 65_536)
    expect(read(text)).toEqual({ parsed: parseGoOutput(text), format: 'go', problem: null })
  })

  test('is found also where its first line lies across what is asked about at once', () => {
    for (let before = 65_500; before < 65_540; before++) {
      const text = `${'x'.repeat(before)}\nBenchmarkA-8 \t 10 \t 5 ns/op\n`
      expect(read(text).parsed.measurements, String(before)).toHaveLength(1)
    }
  })

  test('detection stops after a limit', long, () => {
    const { format, problem } = read('noise\n'.repeat(800_000))
    expect([format, problem?.slice(0, 39)]).toEqual([null, 'is in no known benchmark format, and be'])
  })

  test('a blank text has no format and no problem', () => {
    for (const known of [null, braces])
      expect(read(' \n\t\n', known)).toEqual({
        parsed: emptyParsedOutput,
        format: known?.name ?? null,
        problem: null,
      })
  })

  test('that no format claims shows its first lines, in which nothing acts, and what there is', () => {
    const hostile = `\n\u001b[31mred\u001b[0m\n${'w'.repeat(500)}\n\u202eback\u0007\nfour\nfive\nsix`
    expect(read(hostile).problem).toBe(
      `is in no known benchmark format, and begins:
  red
  ${'w'.repeat(119)}…
  \\u202eback\\u0007
  four
  five
${ownFormatAdvice}
If it is in a format of another tool, set "format" to its name: braces, go.`,
    )
  })

  test('that holds nothing in the format that it was said to be in shows its first lines', () => {
    const lines =
      'has no benchmark in the format go, and begins:\n  hello\nSet "format" to the format of this text, or leave "format" out.'
    expect(read('hello\n', goFormat).problem).toBe(lines)
    expect(read('goos: linux\nPASS\n').problem).toBeNull()
    expect(read('--- FAIL: BenchmarkA\n', goFormat).problem).toBeNull()
    expect(read('BenchmarkA 1 5 u\n', goFormat).problem).toBeNull()
  })

  test('a text in another format than declared is an error', () => {
    expect(() => read('{ bad', braces)).toThrow(new NotInFormatError('it is bad'))
  })

  /** Claims `word: 5` in any line, and reads nothing. */
  const linesOf = (word: string): BenchmarkFormat => {
    const claims = (part: string) => new RegExp(`^${word}: \\d`, 'm').test(part)
    return {
      name: word,
      claims,
      claimsLines: claims,
      parse: () => emptyParsedOutput,
    }
  }
  const noise = 'noise\n'.repeat(30_000)

  test.each([
    ['together', 'apples: 5\npears: 5\n'],
    ['far apart', `apples: 5\n${noise}pears: 5\n`],
    ['far apart, the other way round', `pears: 5\n${noise}apples: 5\n`],
    ['with Go above', `goos: linux\n${noise}pears: 5\n`],
  ])('of two formats is refused, whatever would be read of it (%s)', (_, text) => {
    const formats = [linesOf('apples'), linesOf('pears'), goFormat]
    const names = /two formats, (apples|pears|go) and (apples|pears)\. Set "format"/
    expect(() => read(text, null, formats)).toThrow(names)
    for (const format of formats) expect(read(text, format, formats).format).toBe(format.name)
  })

  test('may have lines like those of Go, whose format others print beside theirs, but no times of Go', () => {
    const text = `apples: 5\n${noise}goos: linux\nBenchmarkA 1 5 u\n`
    expect(read(text, null, [linesOf('apples'), goFormat]).format).toBe('apples')
    expect(() => read(`${text}BenchmarkA-8 1 5.2 ns/op\n`, null, [linesOf('apples'), goFormat])).toThrow(
      'two formats, apples and go.',
    )
  })

  test('of a second format is refused, too, if that is data', () => {
    const texts = [
      'go/version1.19.txt',
      'hyperfine/output.json',
      'deno/output.json',
      'autocannon/output.json',
    ].map(path => readFileSync(join(root, 'test/outputs', path), 'utf8'))
    for (const first of texts)
      for (const second of texts)
        if (first !== second)
          expect(() => read(first + second, null, supportedFormats)).toThrow('two formats')
  })
})

// What is said of outputs of known tools that nothing reads.
describe('hints', () => {
  const jmh =
    '"Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit"\n"A.a","avgt",1,5,1.2,0.1,"ns/op"\n'

  test('names the tool, and the output that it must write', () => {
    expect(unsupportedFormatHintOfText(jmh)).toContain('-rf json')
    expect(
      unsupportedFormatHintOfText('name,iterations,real_time,cpu_time,time_unit,label\n"BM_a",1,2,3,ns,\n'),
    ).toContain('--benchmark_format=json')
    expect(unsupportedFormatHintOfText('command,mean,stddev,median,user,system,min,max\n')).toContain(
      '--export-json',
    )
    expect(unsupportedFormatHintOfText('Method;Job;AnalyzeLaunchVariance;Mean\n')).toContain(
      '--exporters json',
    )
    expect(unsupportedFormatHintOfText('{\n  "schema": 1,\n  "verdict": "pass",\n')).toContain(
      'base.txt and head.txt',
    )
    expect(unsupportedFormatHintOfText('[\n  {"name": "a", "unit": "ms", "value": 1.5}\n]')).toContain(
      'customSmallerIsBetter',
    )
    expect(unsupportedFormatHintOfText('\x1f\ufffd\b\b')).toContain('Decompress it first')
    expect(unsupportedFormatHintOfText('hello\n')).toBe('')
  })

  test('stands in the error, before the list of formats', () => {
    expect(unrecognisedOutputMessage(jmh, supportedFormats)).toMatch(
      /This is JMH's CSV, which .*\nIf it is text of your own/,
    )
  })
})
