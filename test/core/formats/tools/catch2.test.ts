// Catch2 says the same in XML and in lines.
import { describe, expect, test } from 'vitest'
import { catch2Format, parseCatch2Lines, parseCatch2Xml } from '../../../../src/core/formats/tools/catch2.ts'
import { output, read, told } from '../recorded-output.ts'

describe('catch2', () => {
  test('has the same names in both', () => {
    const names = (file: string) =>
      read(catch2Format, output(`catch2/${file}`)).map(line => line.replace(/ \S+ sec\/op.*/, ''))
    expect(names('output.xml')).toEqual(names('output.txt'))
    expect(names('output.xml')).toContain('Fibonacci > inner > fibonacci 10')
  })
})

// The tables that Catch2 prints.
describe('catch2 lines', () => {
  function parse(text: string) {
    return parseCatch2Lines(text)
  }

  test('reads the mean in the second line of three, and names of several lines', () => {
    const parsed = parse(output('catch2/output.txt'))
    expect(told(parsed)).toEqual([
      'Fibonacci > fibonacci 5 2.03156e-8 sec/op of 10',
      'Fibonacci > a name that is so long that it needs two lines, at least in a terminal 0.000030215 sec/op of 10',
      'Fibonacci > inner > fibonacci 10 3.60289e-7 sec/op of 10',
      'Other > fibonacci 5 2.25292e-8 sec/op of 10',
    ])
    expect(parsed.measurements[0]?.iterations).toBe(10 * 1339)
  })

  test('names what threw, and reads what follows', () => {
    expect(parse(output('catch2/output.txt')).failures).toEqual(['Failing > fails: no such number'])
  })

  test('reads no number that a test prints', () => {
    expect(told(parse('a    10   20   30 ns\n     1 ns   2 ns   3 ns\n'))).toEqual([])
  })

  test('reads the mean in the only line of each, whatever a test prints behind it', () => {
    const parsed = parse(output('catch2/no-analysis.txt'))
    expect(told(parsed)).toEqual([
      'Fibonacci > fibonacci 5 2.03053e-8 sec/op of 10',
      'Fibonacci > a name that is so long that it needs two lines, at least in a terminal 0.0000302541 sec/op of 10',
      'Fibonacci > inner > fibonacci 10 2.43327e-7 sec/op of 10',
      'Failing > after 3.38587e-8 sec/op of 10',
      'Checked > slow 0.000447405 sec/op of 10',
      'Checked > behind 5.57994e-8 sec/op of 10',
      'Other > fibonacci 5 2.03218e-8 sec/op of 10',
    ])
    expect(parsed.failures).toEqual(['Failing > fails: no such number'])
  })

  test('is known by either heading', () => {
    const heading = 'benchmark name                            samples    iterations'
    expect(catch2Format.claims(`${heading}    est run time\n`)).toBe(true)
    expect(catch2Format.claims(`${heading}          mean\n`)).toBe(true)
    expect(catch2Format.claims(`${heading}          meaning\n`)).toBe(false)
  })
})

// The XML of Catch2.
describe('catch2 xml', () => {
  function parse(text: string) {
    return parseCatch2Xml(text)
  }

  test('reads the means, below their test cases and sections', () => {
    const parsed = parse(output('catch2/output.xml'))
    expect(told(parsed)).toEqual([
      'Fibonacci > fibonacci 5 2.16664e-8 sec/op of 10',
      'Fibonacci > a name that is so long that it needs two lines, at least in a terminal 0.0000302431 sec/op of 10',
      'Fibonacci > inner > fibonacci 10 2.43191e-7 sec/op of 10',
      'Other > fibonacci 5 2.18127e-8 sec/op of 10',
    ])
    expect(parsed.failures).toEqual(['Failing > fails: no such number'])
  })

  test('refuses what is cut off', () => {
    const text = output('catch2/output.xml')
    expect(() => parse(text.slice(0, text.length / 2))).toThrow('This XML (catch2) is cut off')
  })

  test('reads entities once', () => {
    const text = `<TestCase name="a &amp;lt; &quot;b&quot;">
<BenchmarkResults name="c &gt; d" samples="1" iterations="1"><mean value="5"/></BenchmarkResults></TestCase>`
    expect(told(parse(text))).toEqual(['a &lt; "b" > c > d 5e-9 sec/op'])
  })

  test('is known by its root, of version 2 and of version 3', () => {
    expect(catch2Format.claims('<?xml version="1.0"?>\n<Catch name="c">')).toBe(true)
    expect(catch2Format.claims('<?xml version="1.0"?>\n<Catch2TestRun name="c" rng-seed="1">')).toBe(true)
    expect(catch2Format.claims('<testsuites>')).toBe(false)
  })
})
