// A suspected regression is measured again, and fails only if it recurs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import {
  applyConfirmationToComparisons,
  confirmationPlanByFirstRoundCount,
  confirmationSignificanceLevelOfSuspect,
  exceedsThresholdInConfirmation,
  findRowIdsOfSuspectsStillToConfirm,
  makeSuspectsOfFailedBaseInconclusive,
  selectSuspects,
} from '../../../src/core/judge/confirm.ts'
import type { BenchmarkSeries } from '../../../src/core/model/measuring.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { long } from '../../support/long.ts'
import { noisy, onceOnly, rules, same, seriesOf } from './series.ts'

const measured = (benchmark: string, factor: number, seed: number, spread = 0.01): BenchmarkSeries => {
  const random = seededRandom(seed)
  const base = noisy(100, spread, 20, random)
  return seriesOf(base, noisy(100 * factor, spread, 20, random), { benchmark })
}
const slower = measured('Slower', 1.2, 1)
const stable = measured('Stable', 1, 2)
const counts = seriesOf(same(10), same(20), { benchmark: 'Counts', unit: 'allocs/op' })
const first = compareAllSeries([stable, slower, counts], rules)

test('suspects are the regressions that noise could have made', () => {
  expect(first.map(({ change }) => change)).toEqual(['unchanged', 'regressed', 'regressed'])
  expect(selectSuspects(first).map(({ benchmark }) => benchmark)).toEqual(['Slower'])
  const muted = { ...rules, benchmarks: [ruleFor('Slower', { gate: 'warn' })] }
  expect(selectSuspects(compareAllSeries([slower], muted))).toEqual([])
})

test('a regression that recurs is confirmed, with the second measurement', () => {
  const again = measured('Slower', 1.15, 3)
  const [, found] = applyConfirmationToComparisons(first, [again], rules)
  expect(found).toMatchObject({
    change: 'regressed',
    base: { samples: slower.base },
    confirmation: { recurred: true, base: { samples: again.base }, head: { samples: again.head } },
  })
  expect(found?.confirmation?.ratio?.estimate).toBeCloseTo(1.15, 1)
  expect(found?.confirmation?.p).toBeLessThan(0.001)
})

test('where values have no ratio, the shift of the second measurement decides, as that of the first does', () => {
  const around = (center: number, by: number) => [0, ...Array.from({ length: 19 }, (_, n) => center + by * n)]
  const zeros = (head: readonly number[]) => seriesOf(around(10, 0.01), head, { benchmark: 'Zeros' })
  const suspected = compareAllSeries([zeros(around(20, 0.01))], rules)
  const [found] = applyConfirmationToComparisons(suspected, [zeros(around(20, 0.02))], rules)
  expect(found).toMatchObject({ ratio: null, confirmation: { recurred: true, ratio: null } })
  expect(found?.confirmation?.shift).toBeCloseTo(10, 0)
  const [suspect] = suspected
  if (suspect === undefined) throw new Error('there is no suspect')
  const [second] = compareAllSeries([zeros(around(20, 0.02))], rules)
  if (second === undefined) throw new Error('there is no second measurement')
  const exceeds = (shift: number) => exceedsThresholdInConfirmation(suspect, { ...second, shift }, rules)
  expect([exceeds(0.1), exceeds(5)]).toEqual([false, true])
})

test('a suspect is unchanged if the second measurement rules the regression out', () => {
  for (const factor of [1, 0.8])
    expect(applyConfirmationToComparisons(first, [measured('Slower', factor, 4)], rules)[1]).toMatchObject({
      change: 'unchanged',
      confirmation: { recurred: false },
    })
})

test('one that can neither be shown again nor ruled out is inconclusive', () => {
  expect(applyConfirmationToComparisons(first, [measured('Slower', 1.02, 5, 0.3)], rules)[1]).toMatchObject({
    change: 'inconclusive',
    confirmation: { recurred: false },
  })
})

test('a worsening that recurs only below the threshold is ruled out', () => {
  expect(applyConfirmationToComparisons(first, [measured('Slower', 1.02, 6)], rules)[1]?.change).toBe(
    'unchanged',
  )
})

test('one that recurs must do so beyond a fortieth of alpha, where there are rounds enough to show it', () => {
  // Slower by far in thirteen rounds of twenty, and faster in seven: p is 0.0087, less than a fifth of alpha.
  const base = Array.from({ length: 20 }, (_, index) => 100 + index / 100)
  const head = base.map((_, index) => (index < 7 ? 95 : 112 + index / 10))
  const weak = seriesOf(base, head, { benchmark: 'Slower' })
  const alone = compareAllSeries([weak], onceOnly)[0]
  expect(alone?.change).toBe('regressed')
  expect(alone?.adjustedP).toBeGreaterThan(0.0025)
  expect(alone?.adjustedP).toBeLessThan(0.01)
  expect(applyConfirmationToComparisons(first, [weak], rules)[1]).toMatchObject({
    change: 'inconclusive',
    confirmation: { recurred: false },
  })
  // Of eight rounds p is 1 in 256 at best, which is enough for so few.
  const eight = same(100, 8)
  const few = seriesOf(
    eight,
    eight.map((value, index) => 2 * value + index),
    { benchmark: 'Slower' },
  )
  for (const count of [8, 20])
    expect(
      applyConfirmationToComparisons(first, [few], { ...onceOnly, alpha: 0.01, count })[1],
    ).toMatchObject({
      change: 'regressed',
      confirmation: { recurred: true },
    })
  // A p of just as much is small enough.
  expect(
    applyConfirmationToComparisons(first, [few], { ...onceOnly, alpha: 15 / 204.8 })[1]?.confirmation,
  ).toMatchObject({
    recurred: true,
    p: expect.closeTo(1 / 204.8, 12),
  })
})

test('a suspect that was not measured again, or hardly, remains a regression', () => {
  expect(applyConfirmationToComparisons(first, [], rules)[1]).toMatchObject({
    change: 'regressed',
    confirmation: null,
  })
  expect(applyConfirmationToComparisons(first, [{ ...slower, unit: 'B/s' }], rules)[1]?.change).toBe(
    'regressed',
  )
  const seldom = measured('Slower', 1, 9)
  const once = { ...seldom, head: seldom.head.map((value, index) => (index === 0 ? value : null)) }
  expect(applyConfirmationToComparisons(first, [once], rules)[1]).toMatchObject({
    change: 'regressed',
    confirmation: null,
  })
  // Seven rounds cannot show anything.
  const few = { ...seldom, head: seldom.head.map((value, index) => (index < 7 ? value : null)) }
  expect(applyConfirmationToComparisons(first, [few], rules)[1]).toMatchObject({
    change: 'regressed',
    confirmation: null,
  })
  // Nor if that was all there was of it, as where the second measurement was cut short.
  const short = seriesOf([100], [100], { benchmark: 'Slower' })
  expect(applyConfirmationToComparisons(first, [short], { ...rules, count: 1 })[1]).toMatchObject({
    change: 'regressed',
    confirmation: null,
  })
})

test('suspects that are too many to recur in so few rounds remain regressions, unless these are no worse', () => {
  const base = Array.from({ length: 8 }, (_, n) => 100 + n / 100)
  const series = (factor: (round: number) => number) =>
    Array.from({ length: 13 }, (_, n) =>
      seriesOf(
        base,
        base.map((value, round) => value * factor(round)),
        { benchmark: `B${n}` },
      ),
    )
  const found = compareAllSeries(
    series(round => 2 + round),
    { ...onceOnly, correction: 'none' },
  )
  const after = (factor: (round: number) => number) =>
    applyConfirmationToComparisons(found, series(factor), onceOnly).map(one => [
      one.change,
      one.confirmation?.recurred,
    ])
  expect(after(round => (round % 4 === 0 ? 0.8 : 1.5))).toEqual(Array(13).fill(['regressed', undefined]))
  expect(after(() => 1)).toEqual(Array(13).fill(['unchanged', false]))
})

test('the second measurement stands by itself: it is not adjusted for others than suspects', () => {
  const others = Array.from({ length: 40 }, (_, seed) => measured(`Other${seed}`, 1, 100 + seed))
  const rising = [100, 101, 102, 103, 104, 105, 106, 107]
  const weak = seriesOf(
    rising,
    rising.map(value => value + 10),
    { benchmark: 'Slower' },
  )
  // 2^-8 is below 0.05, and 41 times that is not.
  expect(compareAllSeries([...others, weak], rules).at(-1)?.change).toBe('inconclusive')
  const found = { change: 'regressed', confirmation: { p: expect.closeTo(2 ** -8 / 0.8, 12) } }
  expect(applyConfirmationToComparisons(first, [...others, weak], onceOnly)[1]).toMatchObject(found)
  expect(applyConfirmationToComparisons(first, [weak], onceOnly)[1]).toMatchObject(found)
})

test('a suspect is measured again as long as it took to suspect it, and `count` rounds where that may end early', () => {
  expect(confirmationPlanByFirstRoundCount(12, rules)).toEqual({ count: 20, stopEarly: true, isAgain: true })
  expect(confirmationPlanByFirstRoundCount(50, rules).count).toBe(50)
  expect(confirmationPlanByFirstRoundCount(12, onceOnly).count).toBe(12)
  // Of few rounds all are made.
  expect(confirmationPlanByFirstRoundCount(7, { ...rules, count: 8 })).toEqual({
    count: 8,
    stopEarly: false,
    isAgain: true,
  })
  expect(confirmationPlanByFirstRoundCount(12, { ...rules, count: 12 }).stopEarly).toBe(true)
})

test('a second measurement that ended early is judged by its looks, at a fortieth of alpha as any', () => {
  const cut = (rounds: number, factor = 1.2) => {
    const { base, head } = measured('Slower', factor, 3)
    return seriesOf(base.slice(0, rounds), head.slice(0, rounds), { benchmark: 'Slower' })
  }
  const after = (rounds: number, factor?: number) =>
    applyConfirmationToComparisons(first, [cut(rounds, factor)], rules)[1]
  // Cut short after eight rounds, which are all worse: more cannot be asked of so few.
  expect(after(8)).toMatchObject({ change: 'regressed', confirmation: { recurred: true } })
  expect(after(8, 1)).toMatchObject({ change: 'unchanged', confirmation: { recurred: false } })
  expect(after(12)).toMatchObject({ change: 'regressed', confirmation: { recurred: true } })
  expect(after(12)?.confirmation?.p).toBeCloseTo(2 ** -12 / 0.8 / 0.6 ** 2, 5)
})

test('what is worse again without being shown is measured on, and judged by all that was measured', () => {
  const few = { ...rules, count: 10 }
  const ten = (again: BenchmarkSeries) => {
    const open = findRowIdsOfSuspectsStillToConfirm(suspected, [again], again.base.length, few, false)
    return [applyConfirmationToComparisons(suspected, [again], few)[0]?.change, open.size]
  }
  const rounds = Array.from({ length: 20 }, (_, n) => 100 + n / 100)
  const slow = (many: number, factor: (n: number) => number) =>
    seriesOf(
      rounds.slice(0, many),
      rounds.slice(0, many).map((value, n) => value * factor(n)),
      { benchmark: 'Slower' },
    )
  const suspected = compareAllSeries([slow(10, () => 1.5)], few)
  expect(suspected[0]?.change).toBe('regressed')
  // Two unlucky rounds of ten: p is 0.0068.
  const unlucky = (many: number) => slow(many, n => (n === 2 || n === 5 ? 0.8 : 1.5 + n / 100))
  expect(ten(unlucky(10))).toEqual(['inconclusive', 1])
  expect(ten(unlucky(15))).toEqual(['regressed', 0])
  // No longer worse than the threshold, it is over, whatever is ruled out.
  expect(ten(slow(10, n => (n % 2 ? 0.8 : 1.2)))).toEqual(['inconclusive', 0])
  expect(ten(slow(10, () => 1))).toEqual(['unchanged', 0])
  // Worse again, and not shown in all the rounds that there are.
  expect(ten(slow(20, n => (n % 3 === 0 ? 0.5 : 1.2 + n / 100)))).toEqual(['inconclusive', 0])
})

test('in a part of a run more has to be shown, as the suspects of all parts are adjusted together', () => {
  const slow = seriesOf(
    same(100, 15),
    Array.from({ length: 15 }, (_, n) => 150 + n),
    { benchmark: 'Slower' },
  )
  const few = { ...rules, count: 10 }
  const cut = (many: number) => ({ ...slow, base: slow.base.slice(0, many), head: slow.head.slice(0, many) })
  const suspected = compareAllSeries([cut(10)], few)
  const open = (many: number, isPart: boolean) =>
    findRowIdsOfSuspectsStillToConfirm(suspected, [cut(many)], many, few, isPart).size
  expect([open(10, false), open(10, true), open(15, true)]).toEqual([0, 1, 0])
})

test('in a part of a run suspects go on to `count`, however clearly they are worse again', () => {
  const cut = (many: number) =>
    seriesOf(
      same(100, many),
      Array.from({ length: many }, (_, n) => 150 + n),
      { benchmark: 'Slower' },
    )
  const suspected = compareAllSeries([cut(20)], rules)
  const open = (many: number, isPart: boolean) =>
    findRowIdsOfSuspectsStillToConfirm(suspected, [cut(many)], many, rules, isPart).size
  expect([open(16, false), open(16, true), open(20, true)]).toEqual([0, 1, 0])
})

test('the suspects that were measured again are adjusted together, unless nothing is corrected', () => {
  const names = Array.from({ length: 40 }, (_, n) => `B${n}`)
  const all = (many: number) =>
    names.map(benchmark =>
      seriesOf(
        same(100, many),
        Array.from({ length: many }, (_, n) => 150 + n),
        { benchmark },
      ),
    )
  const suspected = compareAllSeries(all(20), rules)
  const open = (again: readonly BenchmarkSeries[], by = rules) =>
    findRowIdsOfSuspectsStillToConfirm(suspected, again, 12, by, false).size
  expect([open(all(12)), open(all(12), { ...rules, correction: 'none' })]).toEqual([40, 0])
  // Then each stands for itself, whatever the others show.
  const calm = all(12).map(one => ({ ...one, head: one.base }))
  const alone = [...all(12).slice(0, 1), ...calm.slice(1)]
  expect(open(alone, { ...rules, correction: 'none' })).toBe(39)
  // What is no suspect counts for nothing.
  const others = all(12).map(one => ({ ...one, unit: 'B/s' }))
  expect(open([...all(12).slice(0, 1), ...others])).toBe(39)
})

test('rows that were not suspects do not change', () => {
  const again = [measured('Stable', 2, 7), { ...counts, head: counts.base }]
  const confirmed = applyConfirmationToComparisons(first, again, rules)
  expect([confirmed[0], confirmed[2]]).toEqual([first[0], first[2]])
})

test('a confirmation can only remove regressions', long, () => {
  const factor = fc.double({ min: 0.7, max: 1.4, noNaN: true })
  const seed = fc.nat()
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, factor, seed), { maxLength: 5 }), benchmarks => {
      const once = compareAllSeries(
        benchmarks.map(([one, , from], index) => measured(`${index}`, one, from, 0.05)),
        rules,
      )
      const again = benchmarks.map(([, other, from], index) => measured(`${index}`, other, from + 1, 0.05))
      for (const [index, { change }] of applyConfirmationToComparisons(once, again, rules).entries())
        if (change === 'regressed') expect(once[index]?.change).toBe('regressed')
    }),
    { numRuns: 50 },
  )
})

test('a suspect whose base failed when measured again is open; one whose head failed, and all others, stand', () => {
  const found = compareAllSeries(
    ['A', 'B', 'C'].map((name, seed) => measured(name, 1.2, seed)),
    rules,
  )
  expect(found.map(({ change }) => change)).toEqual(['regressed', 'regressed', 'regressed'])
  const lost = (benchmark: string, ...sides: readonly ('base' | 'head')[]) => ({
    benchmark,
    package: found[0]?.package ?? null,
    failures: sides.map(side => ({ side, message: '', output: '', kind: 'failed' as const })),
  })
  const changes = (...all: readonly ReturnType<typeof lost>[]) =>
    makeSuspectsOfFailedBaseInconclusive(found, all).map(({ change }) => change)
  expect(changes(lost('A', 'base'), lost('B', 'head'))).toEqual(['inconclusive', 'regressed', 'regressed'])
  expect(changes(lost('A', 'base', 'head'))).toEqual(['regressed', 'regressed', 'regressed'])
  expect(changes({ ...lost('A', 'base'), package: 'another' })).toEqual([
    'regressed',
    'regressed',
    'regressed',
  ])
})

test('so is a sub-benchmark that is measured by itself, and not its neighbours', () => {
  const names = ['E/1MB-8', 'E/1MB-fast-8', 'E/2MB-8', 'E/1MB/x-8 size:big']
  const found = compareAllSeries(
    names.map((name, seed) => measured(name, 1.2, seed)),
    rules,
  )
  const failures = [{ side: 'base' as const, message: '', output: '', kind: 'failed' as const }]
  const lost = (benchmark: string | null) => ({ benchmark, package: found[0]?.package ?? null, failures })
  const changes = (benchmark: string | null) =>
    makeSuspectsOfFailedBaseInconclusive(found, [lost(benchmark)]).map(({ change }) => change)
  expect(changes('E/1MB')).toEqual(['inconclusive', 'regressed', 'regressed', 'inconclusive'])
  expect(changes('E')).toEqual(Array(4).fill('inconclusive'))
  // A whole package was lost before anything of it was measured.
  expect(changes(null)).toEqual(Array(4).fill('regressed'))
})

test('without base, what was no open suspect stays as it was', () => {
  const lost = first.map(({ benchmark, package: path }) => ({
    benchmark,
    package: path,
    failures: [{ side: 'base' as const, message: '', output: '', kind: 'failed' as const }],
  }))
  const changes = (all: typeof first) =>
    makeSuspectsOfFailedBaseInconclusive(all, lost).map(({ change }) => change)
  expect(changes(first)).toEqual(['unchanged', 'inconclusive', 'regressed'])
  expect(changes(applyConfirmationToComparisons(first, [slower], rules))).toEqual([
    'unchanged',
    'regressed',
    'regressed',
  ])
})

test('what does not recur is what the second measurement leaves open or holds', () => {
  const base = Array.from({ length: 20 }, (_, index) => 100 + index / 100)
  /** So many rounds of twenty at one value, and the others at another. */
  const mixed = (rounds: number, low: number, high: number) => {
    const head = base.map((_, index) => (index < rounds ? low : high + index / 20))
    const again = seriesOf(base, head, { benchmark: 'Slower' })
    const confirmed = applyConfirmationToComparisons(first, [again], rules)[1]
    return [compareAllSeries([again], onceOnly)[0]?.change, confirmed?.change, confirmed?.ruledOut]
  }
  const near = (value: number) => expect.closeTo(value, 2)
  // Worse by 7 % more often than not: too weakly to recur, and not to be held either.
  expect(mixed(7, 95, 107)).toEqual(['regressed', 'inconclusive', near(0.08)])
  expect(mixed(9, 95, 107)).toEqual(['inconclusive', 'inconclusive', near(0.08)])
  // Better more often than not, but for rounds that rule out too little.
  expect(mixed(13, 88, 107)).toEqual(['improved', 'within', near(0.075)])
  expect(mixed(13, 88, 120)).toEqual(['improved', 'inconclusive', near(0.205)])
  const wild = applyConfirmationToComparisons(first, [measured('Slower', 1.02, 5, 3)], rules)[1]
  expect(wild).toMatchObject({ change: 'inconclusive', ruledOut: null, confirmation: { recurred: false } })
})

test('what the second measurement rules out by itself is what becomes of a suspect, to the last digit', () => {
  // Better more often than not, but for rounds that are worse by almost, exactly or a little more than the limit.
  const after = (low: number, high: number) => {
    const again = seriesOf(
      same(0.2),
      Array.from({ length: 20 }, (_, index) => (index < 14 ? low : high)),
      { benchmark: 'Slower' },
    )
    return applyConfirmationToComparisons(first, [again], rules)[1]?.change
  }
  expect(after(0.2, 0.2098)).toBe('unchanged')
  expect(after(0.21, 0.21)).toBe('within')
  expect(after(0.2, 0.2198)).toBe('within')
})

test('suspects are corrected among themselves: what moved in many places must recur the more clearly', () => {
  const names = Array.from({ length: 30 }, (_, n) => `B${n}`)
  const firsts = compareAllSeries(
    names.map((name, n) => measured(name, 1.2, 200 + n)),
    rules,
  )
  expect(selectSuspects(firsts)).toHaveLength(30)
  // Fifteen rounds of twenty on the bad side: p is below a fortieth of alpha alone, and not thirty times it.
  const base = Array.from({ length: 20 }, (_, n) => 100 + n / 100)
  const head = base.map((_, n) => (n < 5 ? 96 : 112 + n / 10))
  const weak = seriesOf(base, head, { benchmark: 'B0' })
  expect(applyConfirmationToComparisons(firsts.slice(0, 1), [weak], rules)[0]?.change).toBe('regressed')
  const all = [weak, ...names.slice(1).map((name, n) => measured(name, 1, 300 + n))]
  expect(applyConfirmationToComparisons(firsts, all, rules)[0]?.change).toBe('inconclusive')
})

test('a suspect that does not recur is unchanged only where little chance of error is left', () => {
  const base = noisy(100, 0.02, 20, seededRandom(31))
  const again = (factor: number) =>
    seriesOf(
      base,
      base.toReversed().map(value => value * factor),
      { benchmark: 'Slower' },
    )
  const levels = [1, 1.02, 1.035, 1.04].map(
    factor => applyConfirmationToComparisons(first, [again(factor)], rules)[1]?.change,
  )
  expect(levels[0]).toBe('unchanged')
  // What the first measurement would have called unchanged at its own level is less sure here, and said to be.
  expect(levels.at(-1)).toBe('within')
})

test('how small the second p must be hangs on what so many rounds of so many suspects can show', () => {
  const limit = (rounds: number, suspected: number, given: Partial<typeof rules>, made = rounds, p = 1) => {
    const all = Array.from({ length: rounds }, (_, index) => 100 + index)
    const [one] = compareAllSeries(
      [
        seriesOf(
          all,
          all.map(value => 2 * value),
        ),
      ],
      onceOnly,
    )
    if (!one) throw new Error('nothing was compared')
    const again = { ...one, base: { ...one.base, samples: all.slice(0, made) }, p }
    return confirmationSignificanceLevelOfSuspect(one, again, suspected, { ...onceOnly, ...given })
  }
  expect(limit(20, 1, { alpha: 0.045 })).toBe(0.045 / 40)
  expect(limit(20, 400, { alpha: 0.045 })).toBe(0.045 / 40)
  expect(limit(20, 1000, { alpha: 0.045 })).toBe(0.003)
  // With one round of eight against it, p is 1 in 128.
  expect(limit(8, 1, { alpha: 0.05 })).toBe(0.01)
  expect(limit(8, 3, { alpha: 0.05 })).toBe(0.05)
  expect(limit(8, 3, { alpha: 0.05, correction: 'none' })).toBe(0.01)
  expect(limit(8, 1, { alpha: 38 / 256 })).toBe(38 / 256 / 15)
  // Looking more than once takes some of what so many rounds can show.
  expect(limit(12, 4, { alpha: 0.05, count: 12 })).toBe(0.05 / 15)
  expect(limit(12, 4, { alpha: 0.05, count: 12, stopEarly: true })).toBe(0.01)
  // What was cut short has to show what its rounds can; what is looked at, what the plan can.
  expect(limit(20, 1, { alpha: 0.05, stopEarly: true }, 9)).toBe(0.01)
  expect(limit(20, 1, { alpha: 0.05, stopEarly: true }, 12)).toBe(0.05 / 15)
  // So many suspects cannot recur in so few.
  expect(limit(8, 13, { alpha: 0.05 })).toBeNull()
  expect(limit(8, 13, { alpha: 0.05, deltaTest: 'ttest' })).toBe(0.05)
  expect(limit(8, 13, { alpha: 0.05, deltaTest: 'none' })).toBe(0.05)
  // But in the twice as many that there are of what is worse again.
  expect(limit(8, 1, { alpha: 0.05 }, 8, 0.001)).toBe(0.01)
  expect(limit(8, 13, { alpha: 0.05 }, 8, 0.001)).toBe(0.01)
  // The last of these rounds asks for no more than the first ten did.
  const ten = Array.from({ length: 10 }, (_, index) => 100 + index)
  const [found] = compareAllSeries(
    [
      seriesOf(
        ten,
        ten.map(value => 2 * value),
      ),
    ],
    onceOnly,
  )
  if (!found) throw new Error('nothing was compared')
  const twenty = [...ten, ...ten]
  const whole = {
    ...found,
    base: { ...found.base, samples: twenty },
    head: { ...found.head, samples: twenty },
  }
  expect(
    confirmationSignificanceLevelOfSuspect(found, { ...whole, p: 0.0024 }, 1, { ...onceOnly, count: 10 }),
  ).toBe(0.05 / 15)
  expect(limit(8, 3, { alpha: 0.05 }, 8, 0.001)).toBe(0.05 / 40)
})

test(
  'a slowdown that every round shows is never taken back, however many there are and wherever it was cut short',
  long,
  () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 20 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        fc.constantFrom(0.05, 0.01),
        (count, suspected, cut, stopEarly, alpha) => {
          const all = Array.from({ length: count }, (_, index) => 100 + index / 100)
          const series = Array.from({ length: suspected }, (_, n) =>
            seriesOf(
              all,
              all.map(value => 2 * value),
              { benchmark: `B${n}` },
            ),
          )
          const given = { ...rules, count, stopEarly, alpha }
          const found = compareAllSeries(series, given).map(one => ({ ...one, change: 'regressed' }) as const)
          const made = Math.min(cut, count)
          const again = series.map(({ base, head, benchmark }) =>
            seriesOf(base.slice(0, made), head.slice(0, made), { benchmark }),
          )
          for (const one of applyConfirmationToComparisons(found, again, given))
            expect(one.change).toBe('regressed')
        },
      ),
      {
        numRuns: 20,
        examples: [
          [12, 10, 12, true, 0.05],
          [12, 18, 12, true, 0.01],
          // At its first look, which may spend little, so many could not have recurred.
          [20, 5, 12, true, 0.05],
        ],
      },
    )
  },
)
