// The tree that divan prints.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { divanFormat } from '../../../../src/core/formats/tools/divan.ts'
import { output, read } from '../recorded-output.ts'

test('reads the medians, by the way through the tree, and what is allocated', () => {
  const lines = read(divanFormat, output('divan/output.txt'))
  expect(lines.slice(0, 6)).toEqual([
    'numbers::fibonacci::5 1.33e-8 sec/op of 100',
    'numbers::fibonacci::20 0.00001782 sec/op of 100',
    'numbers::plain 2.984e-9 sec/op of 100',
    'numbers::copying::bytes::64 1.51e-8 sec/op of 100',
    'numbers::copying::bytes::64 1 allocs/op',
    'numbers::copying::bytes::64 64 B/op',
  ])
  expect(lines.slice(-3)).toEqual([
    'numbers::copying::items::u64::4 1.248e-8 sec/op of 100',
    'numbers::copying::items::u64::4 1 allocs/op',
    'numbers::copying::items::u64::4 32 B/op',
  ])
  expect(parseTextInFormat(divanFormat, output('divan/output.txt')).measurements[0]?.iterations).toBe(25600)
})

test('reads sizes in powers of 1000 and of 1024', () => {
  const of = (size: string) => `a      fastest  │ slowest  │ median   │ mean     │ samples │ iters
╰─ b   1 ns     │ 1 ns     │ 2 ns     │ 1 ns     │ 100     │ 100
       alloc:   │          │          │          │         │
         1      │ 1        │ 1.5      │ 1        │         │
         9 B    │ 9 B      │ ${size} │ 9 B      │         │`
  expect(read(divanFormat, of('1.024 KB'))).toEqual([
    'a::b 2e-9 sec/op of 100',
    'a::b 1.5 allocs/op',
    'a::b 1024 B/op',
  ])
  expect(read(divanFormat, of('2 KiB'))).toContain('a::b 2048 B/op')
})

test('begins anew with the next crate', () => {
  const one = (name: string) => `${name}      fastest  │ slowest  │ median   │ mean     │ samples │ iters
╰─ b   1 ns     │ 1 ns     │ 2 ns     │ 1 ns     │ 1       │ 1\n`
  expect(read(divanFormat, one('x') + one('y'))).toEqual(['x::b 2e-9 sec/op', 'y::b 2e-9 sec/op'])
})

test('reads arguments that are empty, or have a bar in them', () => {
  const text = `a               fastest       │ slowest       │ median        │ mean          │ samples │ iters
╰─ s                          │               │               │               │         │
   ├─           59.5 ns       │ 355 ns        │ 70 ns         │ 128.8 ns      │ 5       │ 10
   ├─ x│y       109.1 ns      │ 429.6 ns      │ 129.1 ns      │ 190.2 ns      │ 5       │ 10
   │            alloc:        │               │               │               │         │
   │              1           │ 1             │ 1             │ 1             │         │
   │              500 B       │ 500 B         │ 500 B         │ 500 B         │         │
   ╰─ z│y       98.67 ns      │ 249.1 ns      │ 133.6 ns      │ 147.8 ns      │ 5       │ 10`
  expect(read(divanFormat, text)).toEqual([
    'a::s:: 7e-8 sec/op of 5',
    'a::s::x│y 1.291e-7 sec/op of 5',
    'a::s::x│y 1 allocs/op',
    'a::s::x│y 500 B/op',
    'a::s::z│y 1.336e-7 sec/op of 5',
  ])
})
