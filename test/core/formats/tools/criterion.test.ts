// Criterion's results from files and from what is printed.
import { describe, expect, test } from 'vitest'
import {
  emptyParsedOutput,
  NotInFormatError,
  type OutputFile,
  parseTextInFormat,
} from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import {
  CriterionFileReader,
  criterionFormat,
  parseCriterionLines,
} from '../../../../src/core/formats/tools/criterion.ts'
import { output, outputsOf, read, told } from '../recorded-output.ts'

describe('criterion', () => {
  function parseFiles(files: readonly OutputFile[]) {
    return criterionFormat.parseFiles?.(files) ?? emptyParsedOutput
  }
  function readFiles(paths: readonly string[]) {
    return parseFiles(paths.map(path => ({ path, text: output(path) })))
  }

  const files = outputsOf('criterion').filter(path => path.startsWith('criterion/files/'))

  test('reads the files of the last run, with the name that stands in one of them', () => {
    expect(files.some(path => path.includes('/base/'))).toBe(true)
    const medians = ['copy/clone/64', 'fibonacci 20'].map(
      name => JSON.parse(output(`criterion/files/${name}/new/estimates.json`)).median.point_estimate,
    )
    const { measurements } = readFiles(files)
    expect(measurements.map(({ benchmark, unit, innerSamples }) => [benchmark, unit, innerSamples])).toEqual([
      ['copy/clone/64', 'sec/op', 10],
      ['fibonacci 20', 'sec/op', 10],
    ])
    for (const [index, { value }] of measurements.entries())
      expect(value).toBeCloseTo(medians[index] / 1e9, 18)
  })

  test('reads a baseline where there is nothing else', () => {
    expect(readFiles(files.filter(path => path.includes('/base/'))).measurements).toHaveLength(1)
  })

  test('the estimates alone are enough beside the name', () => {
    const estimates = files.filter(path => /new\/(benchmark|estimates)\.json$/.test(path))
    const [first] = readFiles(estimates).measurements
    const median: number = JSON.parse(output(estimates[1] ?? '')).median.point_estimate
    expect(first?.value).toBe(Number(`${median}e-9`))
  })

  test('says which files are missing where there is no name', () => {
    const nameless = files.filter(path => !path.endsWith('benchmark.json'))
    expect(() => readFiles(nameless)).toThrow(NotInFormatError)
    expect(() => readFiles(nameless)).toThrow('target/criterion/**/new/*.json')
  })

  test('says which file breaks off', () => {
    expect(() => parseFiles([{ path: 'a/new/sample.json', text: '{"iters": [1, 2' }])).toThrow(
      'This JSON (criterion, a/new/sample.json) is cut off',
    )
  })

  test('reads messages and lines, from a file too', () => {
    const names = [
      'fibonacci 20',
      'copy/clone/64',
      'copy/clone/1024',
      'copy/a rather long name that takes a line of its own',
    ]
    for (const path of ['criterion/messages.json', 'criterion/output.txt']) {
      expect(
        parseTextInFormat(criterionFormat, output(path)).measurements.map(({ benchmark }) => benchmark),
      ).toEqual(names)
      expect(told(readFiles([path]))).toEqual(read(criterionFormat, output(path)))
    }
  })
})

// What a folder of criterion says, from one file and from several.
describe('criterion files', () => {
  const name = '{"group_id":"g","full_id":"g/a"}'
  const sample = '{"sampling_mode":"Flat","iters":[1,2,4],"times":[30.0,20.0,80.0]}'
  const estimates =
    '{"mean":{"point_estimate":9},"median":{"point_estimate":17.5},"std_dev":{"point_estimate":1}}'
  const change = '{"mean":{"point_estimate":0.1},"median":{"point_estimate":0.1}}'

  function parse(files: Readonly<Record<string, string>>) {
    const taken = new CriterionFileReader()
    for (const [path, text] of Object.entries(files)) taken.take(path, JSON.parse(text))
    const found = new ParsedOutputBuilder()
    taken.addTo(found)
    return found.parsed()
  }

  test('is the median of the time for each iteration, rather than the estimate', () => {
    const parsed = parse({
      'a/new/benchmark.json': name,
      'a/new/estimates.json': estimates,
      'a/new/sample.json': sample,
    })
    expect(told(parsed)).toEqual(['g/a 2e-8 sec/op of 3'])
    expect(parsed.measurements[0]?.iterations).toBe(7)
  })

  test('is the estimated median where the samples are missing, and exact', () => {
    expect(told(parse({ 'new/benchmark.json': name, 'new/estimates.json': estimates }))).toEqual([
      'g/a 1.75e-8 sec/op',
    ])
  })

  test('a change is no time', () => {
    const files = {
      'a/change/estimates.json': change,
      'a/new/benchmark.json': name,
      'a/new/sample.json': sample,
    }
    expect(told(parse(files))).toEqual(['g/a 2e-8 sec/op of 3'])
    expect(told(parse({ 'a/change/estimates.json': change }))).toEqual([])
  })

  test('a baseline does not count beside the last run', () => {
    const old = sample.replace('30.0', '15.0').replace('20.0', '26.0').replace('80.0', '60.0')
    const files = { 'a/base/benchmark.json': name, 'a/base/sample.json': old }
    expect(told(parse(files))).toEqual(['g/a 1.5e-8 sec/op of 3'])
    expect(told(parse({ ...files, 'a/new/benchmark.json': name, 'a/new/sample.json': sample }))).toEqual([
      'g/a 2e-8 sec/op of 3',
    ])
  })

  test('is claimed by any of the three files, and no other', () => {
    for (const text of [name, sample, estimates]) expect(criterionFormat.claims(text), text).toBe(true)
    for (const text of ['[1.5, 2.5]', '{"times": [1]}', '{}'])
      expect(criterionFormat.claims(text), text).toBe(false)
  })
})

// What criterion and cargo-criterion print.
describe('criterion lines', () => {
  function parse(text: string) {
    return told(parseCriterionLines(text, new ParsedOutputBuilder()))
  }

  test('reads the estimate between its bounds, and a name from the line above', () => {
    expect(parse(output('criterion/output.txt'))).toEqual([
      'fibonacci 20 0.000020012 sec/op',
      'copy/clone/64 1.3851e-8 sec/op',
      'copy/clone/1024 2.4878e-8 sec/op',
      'copy/a rather long name that takes a line of its own 1.1174e-8 sec/op',
    ])
  })

  test('reads the median of a message, of all its samples', () => {
    expect(parse(output('criterion/messages.json'))[0]).toBe(
      'fibonacci 20 0.000015828793977591035 sec/op of 10',
    )
  })

  test('takes no change for a time', () => {
    const text = `a                       time:   [1.0 ns 2.0 ns 3.0 ns]
                 change:
                        time:   [-5.0% -4.0% -3.0%] (p = 0.00 < 0.05)
                        thrpt:  [+3.0% +4.0% +5.0%]`
    expect(parse(text)).toEqual(['a 2e-9 sec/op'])
  })

  test('is claimed by a result or a message', () => {
    expect(criterionFormat.claims('a  time:   [1.0 ns 2.0 ns 3.0 ns]')).toBe(true)
    expect(criterionFormat.claims('{"reason":"benchmark-complete","id":"a"}')).toBe(true)
    expect(criterionFormat.claims('{"reason":"compiler-artifact"}\ntime: 5')).toBe(false)
  })

  test('what is measured in something else than time keeps its unit, and is better lower', () => {
    const parsed = parseCriterionLines(output('criterion/cycles.txt'), new ParsedOutputBuilder())
    expect(told(parsed)).toEqual([
      'fibonacci 20 47540.3 cycles',
      'copy/a rather long name that takes a line of its own 33.5 cycles',
    ])
    expect(parsed.units).toEqual(new Map([['cycles', { better: 'lower' }]]))
    expect(parse(output('criterion/cycles.json')).map(line => line.split(' ').slice(-4).join(' '))).toEqual([
      expect.stringMatching(/^[\d.]+ cycles of 10$/),
      expect.stringMatching(/^[\d.]+ cycles of 10$/),
    ])
    expect(parse('a    time:   [1,234.5 L1 misses 1,240.1 L1 misses 1,250.0 L1 misses]')).toEqual([
      'a 1240.1 L1-misses',
    ])
  })

  test('refuses values without a unit, and passes over what else is called a time', () => {
    for (const values of ['1234.5  1240.1  1250.0 ', '1234.5 1240.1 1250.0', ''])
      expect(() => parse(`a                       time:   [${values}]`), values).toThrow(NotInFormatError)
    for (const text of ['total time: [5 s]', 'time:   [-5.0% -4.0% -3.0%]', 'time:   [5 s] left'])
      expect(parse(` ${text}`), text).toEqual([])
  })
})
