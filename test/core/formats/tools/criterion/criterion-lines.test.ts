// What criterion and cargo-criterion print.
import { expect, test } from 'vitest'
import { Unreadable } from '../../../../../src/core/formats/reading/format.ts'
import { Readings } from '../../../../../src/core/formats/reading/readings.ts'
import { claimsCriterionLines, readCriterionLines } from '../../../../../src/core/formats/tools/criterion.ts'
import { output, told } from '../../recorded-output.ts'

function parse(text: string) {
  const reader = readCriterionLines(new Readings())
  reader.write(text)
  return told(reader.end())
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
  expect(claimsCriterionLines('a  time:   [1.0 ns 2.0 ns 3.0 ns]')).toBe(true)
  expect(claimsCriterionLines('{"reason":"benchmark-complete","id":"a"}')).toBe(true)
  expect(claimsCriterionLines('{"reason":"compiler-artifact"}\ntime: 5')).toBe(false)
})

test('what is measured in something else than time keeps its unit, and is better lower', () => {
  const reader = readCriterionLines(new Readings())
  reader.write(output('criterion/cycles.txt'))
  const parsed = reader.end()
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
    expect(() => parse(`a                       time:   [${values}]`), values).toThrow(Unreadable)
  for (const text of ['total time: [5 s]', 'time:   [-5.0% -4.0% -3.0%]', 'time:   [5 s] left'])
    expect(parse(` ${text}`), text).toEqual([])
})
