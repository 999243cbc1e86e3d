// The tables that Catch2 prints.
import { expect, test } from 'vitest'
import { claimsCatch2Lines, readCatch2Lines } from '../../../../../src/core/formats/tools/catch2.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readCatch2Lines()
  reader.write(text)
  return reader.end()
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
  expect(claimsCatch2Lines(`${heading}    est run time\n`)).toBe(true)
  expect(claimsCatch2Lines(`${heading}          mean\n`)).toBe(true)
  expect(claimsCatch2Lines(`${heading}          meaning\n`)).toBe(false)
})
