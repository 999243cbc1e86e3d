// How the end of a result is known again, and what a program prints is not taken for one.
import { expect, test } from 'vitest'
import { endOfResult, endsInCount } from '../../../../../src/core/formats/tools/go/go-lines.ts'

// As Go 1.26 writes them.
test.each([
  ['    1000\t        50.5 ns/op', '1000\t        50.5 ns/op'],
  ['hello    1000\t        50.5 ns/op\t       0 B/op', '1000\t        50.5 ns/op\t       0 B/op'],
  ['    1000\t       512.0 ops/s', '1000\t       512.0 ops/s'],
  ['took 42    1000\t       512.0 ops/s\t       3 x', '1000\t       512.0 ops/s\t       3 x'],
  [' 1000000\t         0.1250 hits/op', '1000000\t         0.1250 hits/op'],
  ['100000000\t         7 hits/op', '100000000\t         7 hits/op'],
  ['      10\t       0 B/op\t       0 allocs/op', '10\t       0 B/op\t       0 allocs/op'],
  ['       1\t       NaN x/op', '1\t       NaN x/op'],
  ['       1\t      -Inf x/op', '1\t      -Inf x/op'],
])('%j ends in a result', (line, end) => {
  expect(endOfResult(line)).toBe(end)
})

test.each([
  'hello',
  '42 things',
  '12\t 34 rows',
  'a table:\t1\t2 rows',
  '       1\tof these',
  '    1000',
  '1.5\t 20 x',
])('%j ends in none', line => {
  expect(endOfResult(line)).toBeNull()
})

test('looks through a long line in no time', () => {
  for (const piece of [' ', '3', '       1\t', '       1\t 1'])
    expect(endOfResult(piece.repeat(100_000)) === null || piece.endsWith(' 1')).toBe(true)
})

test.each(['    1000', 'hello    1000', '       1\r', '100000000'])('%j is a count alone', line => {
  expect(endsInCount(line)).toBe(true)
})

test.each(['1000', 'hello 1000', '    1000\t 5 x', 'v1.100000000x', ''])('%j is none', line => {
  expect(endsInCount(line)).toBe(false)
})
