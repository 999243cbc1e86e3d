// A sample of the faults that `npm run faults` tries at every call.
// @module-tag long
import { afterAll, describe, expect, test } from 'vitest'
import { forgetTwoSides } from '../effects/git/checkout/sides.ts'
import { type Laboratory, laboratory, type Outcome } from './faults.ts'
import { faults } from './inject.ts'
import { kinds } from './kinds.ts'

afterAll(forgetTwoSides)

async function expectEnds(ends: readonly string[], place: Laboratory, outcomes: AsyncGenerator<Outcome>) {
  await using _ = place
  let tried = 0
  for await (const { n, end, story } of outcomes) {
    tried++
    expect(ends, [`call ${n}`, ...story].join('\n')).toContain(end)
  }
  expect(tried).toBeGreaterThan(0)
}

// Which gits have ended is read from /proc.
describe.skipIf(process.platform !== 'linux')('nothing is lost', () => {
  const places = [
    'in place',
    'restore',
    'in place, apart',
    'worktrees',
    'restore, apart',
    'in place',
  ] as const
  const sample = Object.entries(kinds)
    .map(([kind, dirt], index) => [kind, places[index], faults[index], dirt] as const)
    .filter((_, index) => index % 2 === 0)
  test.each(sample)('%s; %s; %s', async (_, mode = 'in place', fault = 'killed', dirt) => {
    const place = await laboratory(dirt, mode)
    await expectEnds(['back', 'named'], place, place.tryAll(fault, Math.ceil(place.calls[fault] / 6)))
  })

  const folder =
    'mkdir -p secrets/deep; for n in 1 2 3; do echo $n > secrets/$n; echo $n > secrets/deep/$n; done'
  test.each(['in place, apart', 'restore, apart'] as const)(
    'killed while a folder is removed that was copied to another file system (%s)',
    async mode => {
      const place = await laboratory(folder, mode)
      await expectEnds(['back'], place, place.tryAll('killed', 1, 'within rm'))
    },
  )
})
