// The XML of Catch2.
import { expect, test } from 'vitest'
import { claimsCatch2Xml, readCatch2Xml } from '../../../../../src/core/formats/tools/catch2.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readCatch2Xml()
  reader.write(text)
  return reader.end()
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
  expect(claimsCatch2Xml('<?xml version="1.0"?>\n<Catch name="c">')).toBe(true)
  expect(claimsCatch2Xml('<?xml version="1.0"?>\n<Catch2TestRun name="c" rng-seed="1">')).toBe(true)
  expect(claimsCatch2Xml('<testsuites>')).toBe(false)
})
