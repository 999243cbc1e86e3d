// The search: what it does next, and how often it is right on simulated histories (docs/bisect.md has more of them).
// @module-tag long
import { describe, expect, test } from 'vitest'
import { bisect } from '../../../bench/bisect/simulate.ts'
import { drawFrom, seedOf } from '../../../bench/calibration/draw.ts'
import { fewestHits } from '../../../bench/calibration/share.ts'
import type { BisectionState, WorseningAgainstGood } from '../../../src/core/bisect/bisection-state.ts'
import { computeCulpritPosterior } from '../../../src/core/bisect/posterior.ts'
import {
  computeDefaultMaxBisectionGates,
  decideBisectionMove,
  mostInformativePosition,
  predictBisectGateStandardError,
  roundsOfNextBisectGate,
} from '../../../src/core/bisect/search.ts'
import { testProperty } from '../../support/long.ts'

describe('search', () => {
  const limit = { sure: 0.95, gates: 20, rounds: 20 }
  const answer = (at: number, worse: number): WorseningAgainstGood => ({
    at,
    worse,
    error: 0.01,
    rounds: 16,
  })
  const trail = (
    commits: number,
    answers: readonly WorseningAgainstGood[],
    broken: readonly number[] = [],
  ): BisectionState => ({
    ...{ odds: new Array<number>(commits).fill(1), answers, broken: new Set(broken) },
  })

  test('one commit needs no other gate', () => {
    const move = decideBisectionMove(trail(1, [answer(1, 0.1)]), limit)
    expect(move).toMatchObject({ kind: 'found', culprits: [{ first: 1, last: 1 }] })
  })

  test('it halves the remaining range, and returns that range', () => {
    const move = decideBisectionMove(trail(16, [answer(16, 0.1), answer(8, 0)]), limit)
    expect(move).toMatchObject({ kind: 'measure', range: { first: 9, last: 16 } })
    expect([12, 13]).toContain(move.kind === 'measure' && move.at)
  })

  test('it ends without gates left, and returns the candidates', () => {
    const move = decideBisectionMove(trail(4, [answer(4, 0.1), answer(2, 0.1)]), { ...limit, gates: 2 })
    expect(move).toMatchObject({ kind: 'open', why: 'gates', culprits: [] })
    expect(
      move.kind === 'open' &&
        move.candidates
          .slice(0, 2)
          .map(({ last }) => last)
          .sort(),
    ).toEqual([1, 2])
  })

  test('commits that cannot be measured are suspected with the next', () => {
    const move = decideBisectionMove(trail(4, [answer(4, 0.1), answer(1, 0)], [2, 3]), limit)
    expect(move).toMatchObject({ kind: 'found', culprits: [{ first: 2, last: 4 }] })
  })

  test('the most gates grow with the halvings of the range', () => {
    expect([1, 2, 64, 1000].map(computeDefaultMaxBisectionGates)).toEqual([5, 5, 20, 32])
  })

  /** A machine of σ 3 % that is otherwise quiet. */
  const spread = {
    name: 'σ 3 %',
    reason: '',
    machine: (visits: number) => new Array<number>(visits).fill(0),
    own: (draw: ReturnType<typeof drawFrom>) => 0.03 * draw.normal(),
  }

  /** How many of `runs` histories of 64 commits with these slowdowns are solved. */
  function solved(runs: number, name: string, sizes: readonly number[], most: number, share = 0) {
    let hits = 0
    for (let run = 0; run < runs; run++) {
      const draw = drawFrom(seedOf(`${name} ${run}`))
      const at = sizes.map((_, n) => Math.floor((64 / sizes.length) * (n + draw.uniform())) + 1)
      const slower = Array.from({ length: 65 }, (_, place) =>
        at.reduce((level, one, n) => (place >= one ? (1 + level) * (1 + (sizes[n] ?? 0)) - 1 : level), 0),
      )
      const broken = new Set(slower.flatMap((_, n) => (n > 0 && n < 64 && draw.uniform() < share ? [n] : [])))
      const { move, gates } = bisect(
        { slower, broken },
        spread,
        { ...limit, gates: computeDefaultMaxBisectionGates(64) },
        draw.seed(),
      )
      const found = move?.kind === 'found' ? move.culprits : []
      const isRight = at.every(one => found.some(({ first, last }) => first <= one && one <= last))
      if (isRight && found.length === at.length && gates <= most) hits++
    }
    return hits
  }

  testProperty('of 64 commits one of +10 % is found in nine gates, 95 times of 100', 200, runs => {
    expect(solved(runs, 'one', [0.1], 9)).toBeGreaterThanOrEqual(fewestHits(0.95, runs))
  })

  testProperty('also where a fifth cannot be built', 100, runs => {
    expect(solved(runs, 'broken', [0.1], 20, 0.2)).toBeGreaterThanOrEqual(fewestHits(0.95, runs))
  })

  testProperty('two are found, each with its place', 100, runs => {
    expect(solved(runs, 'two', [0.1, 0.1], 20)).toBeGreaterThanOrEqual(fewestHits(0.9, runs))
  })

  test('no search if BAD is not slower', () => {
    const { move, gates } = bisect({ slower: new Array<number>(65).fill(0) }, spread, limit, 1)
    expect([move, gates]).toEqual([null, 1])
  })
})

// Where the next measurement tells most.
describe('next place', () => {
  const answer = (at: number, worse: number) => ({ at, worse, error: 0.01, rounds: 8 })
  const whole: BisectionState = {
    odds: new Array<number>(16).fill(1),
    answers: [answer(16, 0.1)],
    broken: new Set(),
  }
  const next = (trail: BisectionState) => mostInformativePosition(trail, computeCulpritPosterior(trail), 0.01)

  test('in the middle of what is left', () => {
    expect([8, 9]).toContain(next(whole))
    expect([12, 13]).toContain(next({ ...whole, answers: [answer(16, 0.1), answer(8, 0)] }))
  })

  test('where the odds are even, not where the commits are', () => {
    const odds = whole.odds.map((_, n) => (n < 12 ? 0.001 : 1))
    expect(next({ ...whole, odds })).toBe(14)
  })

  test('beside commits that cannot be measured, but not right beside them', () => {
    const place = next({ ...whole, broken: new Set([8]) }) ?? 0
    expect(Math.abs(place - 8)).toBeGreaterThan(1)
    expect(Math.abs(place - 8)).toBeLessThan(5)
  })

  test('nowhere if none can be measured', () => {
    const broken = new Set(Array.from({ length: 16 }, (_, n) => n + 1))
    expect(next({ ...whole, broken })).toBeNull()
  })
})

// How many rounds a gate takes.
describe('gate rounds', () => {
  const answer = (
    at: number,
    worse: number,
    more: Partial<WorseningAgainstGood> = {},
  ): WorseningAgainstGood => ({
    ...{ at, worse, error: 0.01, rounds: 16 },
    ...more,
  })
  const trail = (...answers: readonly WorseningAgainstGood[]): BisectionState => ({
    odds: new Array<number>(8).fill(1),
    answers,
    broken: new Set(),
  })
  const rounds = (place: number, ...answers: readonly WorseningAgainstGood[]) =>
    roundsOfNextBisectGate(trail(...answers), computeCulpritPosterior(trail(...answers)), place, 20)

  test('the larger the slowdown the fewer, but as many as a gate needs', () => {
    expect(rounds(4, answer(8, 1))).toBe(8)
    expect(rounds(4, answer(8, 0.02))).toBe(20)
    const some = rounds(4, answer(8, 0.08))
    expect(some).toBeGreaterThan(8)
    expect(some).toBeLessThan(20)
  })

  test('twice as many as before for a commit that was measured, up to four times the most', () => {
    expect(rounds(4, answer(8, 0.1), answer(4, 0.05, { rounds: 10 }))).toBe(20)
    expect(rounds(4, answer(8, 0.1), answer(4, 0.05, { rounds: 64 }))).toBe(80)
  })

  test('values that do not vary need the fewest', () => {
    expect(rounds(4, answer(8, 0.1, { error: 0 }))).toBe(8)
    // What needed no measuring says nothing about how values vary.
    expect(
      predictBisectGateStandardError(trail(answer(8, 0.1), answer(4, 0, { error: 0, rounds: 0 })), 4),
    ).toBeCloseTo(0.02, 10)
  })
})
