// Visits that ended far sooner than their results say that they took.
import { expect, test } from 'vitest'
import { soonerOf } from '../../../src/core/judge/run-warnings.ts'
import type { RoundRecord } from '../../../src/core/model/result-file.ts'

type Times = readonly [claimed: number | undefined, seconds: number]

const rounds = (base: readonly Times[], head: readonly Times[]): readonly RoundRecord[] =>
  base.map((own, index) => {
    const visit = ([claimed, seconds]: Times) => ({
      ...{ started: '2026-01-01T00:00:00.000Z', seconds },
      ...(claimed === undefined ? {} : { claimed }),
    })
    return { round: index + 1, block: 1, first: 'base', base: visit(own), head: visit(head[index] ?? own) }
  })

const measured: Times = [5, 6]
const replayed: Times = [5, 0.1]

test('is said of the sides with several such rounds, with one of them', () => {
  const all = rounds([measured, replayed, replayed], [measured, measured, replayed])
  expect(soonerOf(all, 2)).toEqual({
    ...{ kind: 'replayed', sides: ['base'], rounds: 2 },
    sooner: { claimed: 5, seconds: 0.1 },
  })
  expect(soonerOf(rounds([replayed, replayed], [replayed, replayed]), 2)?.sides).toEqual(['base', 'head'])
})

test('is not said of one round, as a clock may have been set back', () => {
  expect(soonerOf(rounds([measured, replayed], [measured, measured]), 2)).toBeNull()
})

test('is not said where all processors could have measured at once', () => {
  const quick: Times = [5, 0.625]
  const both = rounds([quick, quick], [quick, quick])
  expect(soonerOf(both, 4)).toBeNull()
  expect(soonerOf(both, 3)).not.toBeNull()
  expect(soonerOf(both, 0)).not.toBeNull()
})

test('is not said where a tool does not say how long it measured', () => {
  const silent: Times = [undefined, 0]
  expect(soonerOf(rounds([silent, silent], [silent, silent]), 1)).toBeNull()
  expect(soonerOf([], 1)).toBeNull()
})
