// Where regressed benchmarks spend more, in a terminal.
import { expect, test } from 'vitest'
import type { FunctionDifference, ProfileDifference } from '../../../src/core/model/profile.ts'
import { textProfiles } from '../../../src/core/report/text-profiles.ts'
import { spaced } from './comparisons.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark
const spends = (name: string, base: number, head: number): FunctionDifference => ({
  function: name,
  base: { flat: base, cum: base },
  head: { flat: head, cum: head },
  isNoise: { flat: false, cum: false },
})
const cpu: ProfileDifference = {
  benchmark: 'Encode',
  package: null,
  kind: 'cpu',
  unit: 'sec/op',
  iterations: 5000,
  files: null,
  total: { base: 1e-3, head: 1.3e-3 },
  functions: [spends('example.com/codec.slowHash', 0, 3e-4), spends('a.less', 5e-5, 4e-5)],
  failure: null,
}
const lines = (...profiles: readonly ProfileDifference[]) =>
  spaced(textProfiles(profiles, naming)).split('\n')

test('shows the functions in columns, and what both sides spend in all', () => {
  expect(lines(cpu)).toEqual([
    'Where Encode spends more',
    '  Processor time per operation: 1.000 ms → 1.300 ms (+30.00%)',
    '    function           growth      base      head  with callees',
    '    codec.slowHash  +300.0 µs         0  300.0 µs     +300.0 µs',
    '    a.less          -10.00 µs  50.00 µs  40.00 µs     -10.00 µs',
  ])
})

test('shows five functions, ten benchmarks, and says how many more there are', () => {
  const functions = Array.from({ length: 9 }, (_, n) => spends(`a.F${n}`, 0, (9 - n) * 1e-6))
  expect(lines({ ...cpu, functions }).filter(line => line.includes('a.F'))).toHaveLength(5)
  const many = Array.from({ length: 12 }, (_, n) => ({ ...cpu, benchmark: `B${n}` }))
  expect(lines(...many).filter(line => line.startsWith('Where'))).toHaveLength(10)
  expect(lines(...many).at(-1)).toBe('The result file has the profiles of 2 more.')
  expect(textProfiles([], naming)).toBe('')
})

test('says why there is no table, and lets no name steer the terminal', () => {
  const text = textProfiles(
    [
      { ...cpu, failure: 'it failed\nwith \u0007' },
      { ...cpu, kind: 'block', total: { base: 0, head: 0 }, functions: [] },
      { ...cpu, benchmark: '\u001b[2J', functions: [spends(`a.${'\u0007'.repeat(99)}`, 0, 1)] },
    ],
    naming,
  )
  expect(text).toContain('Processor time per operation: no table: it failed\n  with \\u0007')
  expect(text).toContain('Time blocked per operation: none on either side.')
  expect([...text].filter(character => character < ' ' && character !== '\n')).toEqual([])
})
