// A small torture, bound by how many runs it kills; `npm run torture` is the long one.
// @module-tag long
import { describe, expect, test } from 'vitest'
import { torture } from './torture.ts'

const kills = 12
/** Two at a time, each with repositories of its own. */
const lists = [0, 1].map(half =>
  Array.from({ length: kills / 2 }, (_, n) => 100_000 + (half * kills) / 2 + n),
)

// Which processes are left of a killed run is read from /proc.
describe.skipIf(process.platform !== 'linux')('killed at random points', () => {
  test.concurrent.each(lists)('seeds from %i: everything comes back', async (...seeds) => {
    for await (const { seed, story, differences } of torture(seeds))
      expect(differences, [`seed ${seed}`, ...story].join('\n')).toEqual([])
  })
})
