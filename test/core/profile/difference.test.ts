// Which functions a profile difference names: those that differ most, for each iteration, and beyond what sampling does.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  iterationsToProfile,
  type ProfileTotalAndFunctionCosts,
  profileDifferenceOf,
} from '../../../src/core/profile/difference.ts'

/** A table from functions and what they spend themselves, and with callees if that is more. */
function table(
  costs: Readonly<Record<string, number | readonly [flat: number, cum: number]>>,
): ProfileTotalAndFunctionCosts {
  const functions = Object.entries(costs).map(([name, cost]) => {
    const [flat, cum] = typeof cost === 'number' ? [cost, cost] : cost
    return { name, flat, cum }
  })
  return { total: functions.reduce((sum, { flat }) => sum + flat, 0), functions }
}

const exact = { iterations: 1, factor: 1, grain: 0, floor: 0 }

function names(
  base: ProfileTotalAndFunctionCosts,
  head: ProfileTotalAndFunctionCosts,
  how: Partial<typeof exact> = {},
): readonly string[] {
  const { functions } = profileDifferenceOf({ base, head, ...exact, ...how })
  return functions.map(one => one.function)
}

describe('a difference', () => {
  test('is what each iteration spends, in base units', () => {
    const found = profileDifferenceOf({
      base: table({ 'a.Same': 600, 'a.Grown': 400 }),
      head: table({ 'a.Same': 600, 'a.Grown': [1000, 1200], 'a.New': 200 }),
      ...exact,
      iterations: 100,
      factor: 1e-2,
    })
    const isNoise = { flat: false, cum: false }
    expect(found.total).toEqual({ base: expect.closeTo(0.1), head: expect.closeTo(0.18) })
    expect(found.functions).toEqual([
      {
        function: 'a.Grown',
        base: { flat: expect.closeTo(0.04), cum: expect.closeTo(0.04) },
        head: { flat: expect.closeTo(0.1), cum: expect.closeTo(0.12) },
        isNoise,
      },
      {
        function: 'a.New',
        base: { flat: 0, cum: 0 },
        head: { flat: expect.closeTo(0.02), cum: expect.closeTo(0.02) },
        isNoise,
      },
    ])
  })

  test('has the largest growth first and what shrank last', () => {
    const base = table({ 'a.Less': 900, 'a.Gone': 50, 'a.More': 10, 'a.Most': 10 })
    const head = table({ 'a.Less': 200, 'a.More': 110, 'a.Most': 310 })
    expect(names(base, head)).toEqual(['a.Most', 'a.More', 'a.Gone', 'a.Less'])
  })

  test('names who calls what has grown, but not the frame around every benchmark', () => {
    const before = { 'testing.(*B).runN': [0, 100], 'main.main': [0, 100], 'a.Caller': [0, 100] } as const
    const after = { 'testing.(*B).runN': [0, 200], 'main.main': [0, 200], 'a.Caller': [0, 200] } as const
    expect(names(table({ ...before, 'sha.block': 100 }), table({ ...after, 'sha.block': 200 }))).toEqual([
      'sha.block',
      'a.Caller',
    ])
  })

  test('leaves out what makes out next to nothing', () => {
    expect(names(table({ 'a.A': 1000, 'a.B': 10 }), table({ 'a.A': 1000, 'a.B': 14 }))).toEqual([])
    expect(names(table({ 'a.A': 1000, 'a.B': 10 }), table({ 'a.A': 1000, 'a.B': 16 }))).toEqual(['a.B'])
  })

  test('leaves out what is done once and not each time', () => {
    const [base, head] = [table({ 'a.Init': 0 }), table({ 'a.Init': 99 })]
    expect(names(base, head, { floor: 1, iterations: 100 })).toEqual([])
    expect(names(base, head, { floor: 1, iterations: 99 })).toEqual(['a.Init'])
  })

  test('adds up functions of one name', () => {
    const twice = (cost: number) => ({
      total: 2 * cost,
      functions: [1, 2].map(() => ({ name: 'a.init', flat: cost, cum: cost })),
    })
    const { functions } = profileDifferenceOf({ base: twice(1), head: twice(5), ...exact })
    expect(functions).toMatchObject([{ base: { flat: 2 }, head: { flat: 10 } }])
  })

  test('names at most fifteen functions', () => {
    const many = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`a.F${n}`, 100 + n]))
    const callers = Object.fromEntries(
      Array.from({ length: 99 }, (_, n) => [`b.F${n}`, [0, 100 + n] as const]),
    )
    const found = names(table({}), table({ ...many, ...callers }))
    expect(found.filter(name => name.startsWith('a.'))).toHaveLength(10)
    expect(found.filter(name => name.startsWith('b.'))).toHaveLength(5)
    expect(found[0]).toBe('a.F98')
  })
})

describe('noise of sampling', () => {
  test('is three standard errors of two counts: 100 samples against 141 are noise, against 150 not', () => {
    const of = (head: number) =>
      profileDifferenceOf({ base: table({ 'a.A': 1000 }), head: table({ 'a.A': head }), ...exact, grain: 10 })
    expect(of(1410).functions).toMatchObject([{ isNoise: { flat: true, cum: true } }])
    expect(of(1500).functions).toMatchObject([{ isNoise: { flat: false, cum: false } }])
  })

  test('comes after what is clear, and only to fill up three rows', () => {
    const [before, after] = [
      { 'a.N1': 100, 'a.N2': 100, 'a.N3': 100, 'a.N4': 100 },
      { 'a.N1': 101, 'a.N2': 102, 'a.N3': 103, 'a.N4': 104 },
    ]
    const noisy = { grain: 1 }
    expect(names(table(before), table(after), noisy)).toEqual(['a.N4', 'a.N3'])
    expect(names(table({ ...before, 'b.B': 1 }), table({ ...after, 'b.B': 90 }), noisy)).toEqual([
      'b.B',
      'a.N4',
      'a.N3',
    ])
    const clear = { 'b.B': 90, 'b.C': 90, 'b.D': 90 }
    expect(names(table(before), table({ ...after, ...clear }), noisy)).toEqual(['b.B', 'b.C', 'b.D'])
  })

  test('is nothing that has not changed', () => {
    const { functions } = profileDifferenceOf({
      base: table({ 'a.Caller': [0, 100], 'b.B': 100 }),
      head: table({ 'a.Caller': [0, 900], 'b.B': 900 }),
      ...exact,
      grain: 1,
    })
    expect(functions.find(one => one.function === 'a.Caller')?.isNoise).toEqual({ flat: false, cum: false })
  })
})

test('swapping the sides swaps every number, where nothing is noise', () => {
  const cost = fc.nat(1000)
  const tables = fc.dictionary(fc.constantFrom('a.A', 'a.B', '__proto__', 'c.C', 'd.D'), cost).map(table)
  fc.assert(
    fc.property(tables, tables, (base, head) => {
      const there = profileDifferenceOf({ base, head, ...exact })
      const back = profileDifferenceOf({ base: head, head: base, ...exact })
      expect(there.total).toEqual({ base: back.total.head, head: back.total.base })
      const mirrored = back.functions.map(({ base, head, ...one }) => ({ ...one, base: head, head: base }))
      const byName = (a: { function: string }, b: { function: string }) => (a.function < b.function ? -1 : 1)
      expect(there.functions.toSorted(byName)).toEqual(mirrored.toSorted(byName))
    }),
  )
})

test('runs for some seconds on the slower side', () => {
  expect(iterationsToProfile(1e-3, 1e-4)).toBe(5000)
  expect(iterationsToProfile(1e-3, 1)).toBe(5)
  expect(iterationsToProfile(60, 90)).toBe(1)
  expect(iterationsToProfile(0, 0)).toBe(1e9)
  expect(iterationsToProfile(1e-12, 1e-12)).toBe(1e9)
})
