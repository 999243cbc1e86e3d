// The posterior over all commits.
import { describe, expect, test } from 'vitest'
import type { BisectionState } from '../../../src/core/bisect/bisection-state.ts'
import { computeCulpritPosterior, priorCulpritOddsOfPaths } from '../../../src/core/bisect/posterior.ts'

type Told = readonly [at: number, worse: number, error?: number]

function trail(commits: number, told: readonly Told[], more: Partial<BisectionState> = {}): BisectionState {
  const answers = told.map(([at, worse, error = 0.01]) => ({ at, worse, error, rounds: 8 }))
  return { odds: new Array<number>(commits).fill(1), broken: new Set(), answers, ...more }
}

const sum = (all: Iterable<number>) => [...all].reduce((a, b) => a + b, 0)
const rounded = (all: readonly number[]) => all.map(one => Number(one.toFixed(1)))

test('before any gate all commits have the same probability', () => {
  const { changeProbabilities } = computeCulpritPosterior(trail(10, [[10, 0.1]]))
  // A little more, as there may be several.
  expect(sum(changeProbabilities)).toBeGreaterThan(0.99)
  expect(sum(changeProbabilities)).toBeLessThan(1.1)
  expect(Math.max(...changeProbabilities) - Math.min(...changeProbabilities)).toBeLessThan(0.02)
})

test('each place has probabilities of its levels, and GOOD has the level 0', () => {
  const { levelProbabilities: at, levels } = computeCulpritPosterior(trail(5, [[5, 0.1]]))
  for (const one of at) expect(sum(one)).toBeCloseTo(1, 10)
  expect(levels[[...(at[0] ?? [])].indexOf(1)]).toBeCloseTo(0, 10)
})

test('a slower commit clears those after it, one that is not slower those before it', () => {
  expect(
    rounded(
      computeCulpritPosterior(
        trail(4, [
          [4, 0.1],
          [2, 0.1],
        ]),
      ).changeProbabilities,
    ),
  ).toEqual([0.5, 0.5, 0, 0])
  expect(
    rounded(
      computeCulpritPosterior(
        trail(4, [
          [4, 0.1],
          [2, 0],
        ]),
      ).changeProbabilities,
    ),
  ).toEqual([0, 0, 0.5, 0.5])
})

test('an answer in between suggests a culprit on both sides', () => {
  const { changeProbabilities } = computeCulpritPosterior(
    trail(4, [
      [4, 0.2],
      [2, 0.1],
    ]),
  )
  expect(sum(changeProbabilities)).toBeCloseTo(2, 1)
  expect(changeProbabilities[0]).toBeCloseTo(changeProbabilities[1] ?? 0, 1)
})

test('an answer with a large error changes little', () => {
  const { changeProbabilities } = computeCulpritPosterior(
    trail(2, [
      [2, 0.1],
      [1, 0.1, 0.1],
    ]),
  )
  expect(changeProbabilities[0]).toBeGreaterThan(0.5)
  expect(changeProbabilities[0]).toBeLessThan(0.7)
})

test('prior odds hold until measurements contradict them', () => {
  const odds = [1, 0.01, 1]
  expect(computeCulpritPosterior(trail(3, [[3, 0.1]], { odds })).changeProbabilities[1]).toBeLessThan(0.02)
  const shown = computeCulpritPosterior(
    trail(
      3,
      [
        [3, 0.1],
        [1, 0],
        [2, 0.1],
      ],
      { odds },
    ),
  )
  expect(shown.changeProbabilities[1]).toBeGreaterThan(0.9)
})

test('a slowdown that was fixed later is found too, and a speed-up is not a culprit', () => {
  const { changeProbabilities } = computeCulpritPosterior(
    trail(4, [
      [4, 0.1],
      [1, 0.2],
      [2, 0.2],
      [3, 0],
    ]),
  )
  expect(rounded(changeProbabilities)).toEqual([1, 0, 0, 1])
})

test('a single answer of one commit that cannot be true does not decide everything', () => {
  const { changeProbabilities } = computeCulpritPosterior(
    trail(8, [
      [8, 0.1],
      [8, 0.1],
      [8, 0.1],
      [6, 0],
      [7, 0],
    ]),
  )
  expect(changeProbabilities[7]).toBeGreaterThan(0.99)
})

test('values that do not vary, and a range of one commit', () => {
  expect(computeCulpritPosterior(trail(1, [[1, 0.26, 0]])).changeProbabilities[0]).toBeGreaterThan(0.99)
  expect(
    rounded(
      computeCulpritPosterior(
        trail(3, [
          [3, 0.26, 0],
          [1, 0, 0],
          [2, 0.26, 0],
        ]),
      ).changeProbabilities,
    ),
  ).toEqual([0, 1, 0])
})

test.each([4.6, -4.6])('a commit that is %s away hides neither GOOD nor the culprit', far => {
  const { changeProbabilities } = computeCulpritPosterior(
    trail(9, [
      [9, 0.05, 0.005],
      [3, far, 0.005],
      [2, 0, 0.005],
      [4, 0, 0.005],
      [6, 0, 0.005],
      [7, 0.05, 0.005],
    ]),
  )
  expect(changeProbabilities[6]).toBeGreaterThan(0.95)
})

test('a commit that is a hundred times slower needs no more levels than can be computed', () => {
  const { levels, changeProbabilities } = computeCulpritPosterior(
    trail(3, [
      [3, 0.02],
      [2, 4.6],
    ]),
  )
  expect(levels.length).toBeLessThan(500)
  expect(changeProbabilities.every(one => Number.isFinite(one) && one >= 0 && one <= 1.001)).toBe(true)
})

// How likely a commit is to have slowed anything, by its files.

describe('odds', () => {
  test.each([
    [['README.md'], true],
    [['.github/workflows/ci.yml', 'docs/a.rst', 'LICENSE'], true],
    [['README.md', 'parse.go'], false],
    [['testdata/large.json'], false],
    [['readme/parse.go'], false],
    [['go.mod'], false],
  ] as const)('%j is unlikely: %s', (paths, unlikely) => {
    expect(priorCulpritOddsOfPaths(paths) < 1).toBe(unlikely)
  })

  test('a commit without files is the least likely, and none is impossible', () => {
    expect(priorCulpritOddsOfPaths([])).toBeLessThan(priorCulpritOddsOfPaths(['README.md']))
    expect(priorCulpritOddsOfPaths([])).toBeGreaterThan(0)
  })
})
