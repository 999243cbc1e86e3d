// What pprof prints is read as it stands, and what it does not print is refused, whoever wrote the names in it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePprofTop } from '../../../src/core/profile/difference.ts'

/** As `go tool pprof -top -unit=…` prints it. */
function printed(rows: string, total: string): string {
  return `File: codec.test
Build ID: ca22ca6947b293bc79783eb49260d0ea8f0b07be
Type: cpu
Time: 2026-11-21 12:53:33 UTC
Duration: 2.19s, Total samples = 1740000000ns (79.58%)
Active filters:
   ignore=^runtime\\.main$
Showing nodes accounting for ${total}, 100% of ${total} total
      flat  flat%   sum%        cum   cum%
${rows}`
}

const rows = `230000000ns 13.22% 13.22% 1740000000ns   100%  runtime.asyncPreempt
60000000ns  3.45% 25.29% 60000000ns  3.45%  runtime.getMCache (inline)
         0     0% 99.26% 50000000ns 2.9e-05%  codec.Map[go.shape.struct { codec.a string; codec.b int }]
      -7ns 0.00032%  100%       -7ns 0.00032%  codec.(*T).größer.func1.2 (partial-inline)
  1234.50ns 0.00032%  100%  0.25ns 0.00032%  codec.世界
`

test('reads numbers and names, generic, nested and foreign ones too', () => {
  expect(parsePprofTop(printed(rows, '1740000000ns'), 'ns')).toEqual({
    total: 1740000000,
    functions: [
      { name: 'runtime.asyncPreempt', flat: 230000000, cum: 1740000000 },
      { name: 'runtime.getMCache', flat: 60000000, cum: 60000000 },
      { name: 'codec.Map[go.shape.struct { codec.a string; codec.b int }]', flat: 0, cum: 50000000 },
      { name: 'codec.(*T).größer.func1.2', flat: -7, cum: -7 },
      { name: 'codec.世界', flat: 1234.5, cum: 0.25 },
    ],
  })
  expect(parsePprofTop(printed('   8194B   100%   100%      8194B   100%  a.b\r\n', '8194B'), 'B')).toEqual({
    total: 8194,
    functions: [{ name: 'a.b', flat: 8194, cum: 8194 }],
  })
})

test('reads an empty profile', () => {
  expect(parsePprofTop(printed('', '0'), 'ns')).toEqual({ total: 0, functions: [] })
})

test.each<[string, string]>([
  ['nothing', ''],
  ['an error', 'bad.pprof: parsing profile: unrecognized profile format\n'],
  ['another unit', printed('  1B   100%   100%      1B   100%  a.b', '1ns')],
  ['a total in another unit', printed('', '1.74s')],
  ['a row without a name', printed('  1ns   100%   100%      1ns   100%  ', '1ns')],
  ['a row without a number', printed('  xns   100%   100%      1ns   100%  a.b', '1ns')],
  ['a number that is none', printed('  NaNns   100%   100%      1ns   100%  a.b', '1ns')],
  ['a number without end', printed(`${'9'.repeat(400)}ns 100% 100% 1ns 100%  a.b`, '1ns')],
  ['a name of two lines', printed('  1ns   100%   100%      1ns   100%  a\nb', '1ns')],
  ['text of no end', printed('  1ns   100%   100%      1ns   100%  a.b\n'.repeat(500_000), '1ns')],
])('refuses %s', (_, text) => {
  expect(parsePprofTop(text, 'ns')).toBeNull()
})

test('keeps the beginning of a name of no end', () => {
  const long = parsePprofTop(printed(`  1ns   100%   100%      1ns   100%  ${'x'.repeat(1e6)}`, '1ns'), 'ns')
  expect(long?.functions[0]?.name).toBe('x'.repeat(1000))
})

test('whatever a function is called, its row is read or the whole refused', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 30 })
  fc.assert(
    fc.property(name, fc.integer(), (name, value) => {
      const text = printed(`   ${value}ns 1.00% 1.00%  ${value}ns 1.00%  ${name} (inline)`, '1ns')
      const found = parsePprofTop(text, 'ns')
      if (found !== null && /^\S/.test(name) && !/[\r\n]/.test(name))
        expect(found.functions).toEqual([{ name, flat: value, cum: value }])
      if (found !== null)
        for (const one of found.functions) expect(Number.isFinite(one.flat + one.cum)).toBe(true)
    }),
  )
  // Not vacuously.
  expect(parsePprofTop(printed('   1ns 1.00% 1.00%  1ns 1.00%  a (inline)', '1ns'), 'ns')).not.toBeNull()
})

test('reads only what stands below the heading, as labels quote the profile', () => {
  const text = `File: 9ns 1% 1% 9ns 1%  forged.name\n${printed('', '0')}`
  expect(parsePprofTop(text, 'ns')?.functions).toEqual([])
})
