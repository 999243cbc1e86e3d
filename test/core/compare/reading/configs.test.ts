// Numbers of configurations.
import { expect, test } from 'vitest'
import { Configs } from '../../../../src/core/compare/reading/name-tables.ts'

test('the same keys and values have one number, other ones another', () => {
  const configs = new Configs()
  const numbers = [
    [],
    [['pkg', 'a']],
    [['pkg', 'b']],
    [['pkg', 'a']],
    [
      ['pkg', 'a'],
      ['note', 'x'],
    ],
    [['pk', 'ga']],
    [],
  ].map(entries => configs.numberOf(entries as [string, string][]))
  expect(numbers).toEqual([0, 1, 2, 1, 3, 4, 0])
  expect([configs.entriesOf(0), configs.entriesOf(3)]).toEqual([
    [],
    [
      ['pkg', 'a'],
      ['note', 'x'],
    ],
  ])
})

test('configurations with the same hash are told apart', () => {
  const configs = new Configs()
  for (let n = 0; n < 20_000; n++)
    expect(
      configs.numberOf([
        ['a', String(n % 150)],
        ['b', String(Math.floor(n / 150))],
      ]),
    ).toBe(n)
})
