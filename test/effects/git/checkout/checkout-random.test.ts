// Dirty trees nobody thought of, made from seeds: they come back too.
// @module-tag long
import { afterAll, expect, test } from 'vitest'
import { digestOf } from '../../../support/digest.ts'
import { runsAll } from '../../../support/long.ts'
import { randomDirt } from './random-dirt.ts'
import { forgetTwoSides, twoSides, visit } from './sides.ts'

afterAll(forgetTwoSides)

const first = Number(process.env.BENCHGATE_FIRST_SEED ?? 0)
const seeds = Array.from({ length: Number(process.env.BENCHGATE_SEEDS ?? 30) }, (_, n) => first + n)

for (const [index, seed] of seeds.entries())
  test(`seed ${seed}`, { skip: !runsAll && index % 4 !== 0 }, () => expectBack(seed))

async function expectBack(seed: number): Promise<void> {
  await using repository = await twoSides()
  const { shape, benchmark, order } = randomDirt(seed)
  repository.sh(shape)
  const before = await digestOf(repository.folder)
  const warnings = await visit(repository, { order, benchmark })
  const after = await digestOf(repository.folder)

  const ofIgnored = (line: string) => line.startsWith('status !')
  expect(before.filter(line => !after.includes(line) && !ofIgnored(line))).toEqual([])
  // What benchmarks leave is tidied up, but where the user's rules ignore it.
  const more = after.filter(line => !before.includes(line) && !ofIgnored(line))
  const shown = more.filter(line => !/^(file|link|folder) /.test(line))
  expect(shown.filter(line => !/^status [?] .*\.benchgate-\d/.test(line))).toEqual([])
  expect(shown.length).toBeLessThanOrEqual(warnings.length)
}
