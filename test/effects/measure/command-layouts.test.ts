// Which memory layout a command's programs have in a round.
import { expect, test } from 'vitest'
import type { Side } from '../../../src/core/model/measuring.ts'
import { CommandRelinkScheduler } from '../../../src/effects/measure/command-layouts.ts'

/** Walks rounds, and returns the layout of each side in each. */
async function walk(rounds: number, seconds: number, slow: (layout: number) => void = () => {}) {
  const now: Partial<Record<Side, number>> = {}
  let links = 0
  const layouts = new CommandRelinkScheduler(7, async (side, layout) => {
    links += 1
    slow(layout)
    now[side] = layout
  })
  const seen: (readonly [base: number | undefined, head: number | undefined])[] = []
  for (let round = 0; round <= rounds; round++) {
    const order: readonly Side[] = round % 2 === 0 ? ['base', 'head'] : ['head', 'base']
    for (const side of [...order, ...order]) {
      await layouts.prepare(side, {
        round,
        place: `round ${round}`,
        only: null,
        budgetEnds: null,
      })
      layouts.visited(seconds)
    }
    seen.push([now.base, now.head])
  }
  return { seen, links, layouts }
}

test('each round has one of its own, the same on both sides, linked once; what comes before the rounds has none', async () => {
  const { seen, links, layouts } = await walk(6, 1)
  expect(seen[0]).toEqual([undefined, undefined])
  for (const [base, head] of seen.slice(1)) expect(base).toBe(head)
  expect(new Set(seen.slice(1).map(([base]) => base)).size).toBe(6)
  expect(links).toBe(12)
  expect(layouts.isOwnOfEachRound).toBe(true)
  expect((await walk(6, 1)).seen).toEqual(seen)
})

test('where linking takes long beside the visits, a layout is used for several rounds', async () => {
  // Each link takes longer than what is always acceptable; time is made, not waited for.
  const { now } = performance
  let skipped = 0
  performance.now = () => now.call(performance) + skipped
  try {
    const { seen, links, layouts } = await walk(9, 5, () => {
      skipped += 2000
    })
    // Four seconds of linking are 15 % of the visits of 1.3 rounds of 20 seconds, so every second round has its own.
    expect(new Set(seen.slice(1).map(([base]) => base)).size).toBe(5)
    expect(links).toBe(10)
    expect(layouts.isOwnOfEachRound).toBe(false)
  } finally {
    performance.now = now
  }
})
