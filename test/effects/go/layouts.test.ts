// Which binaries a round runs, and what is linked for it; the linker is one that only says how long it took.
// @module-tag long
import { expect, test } from 'vitest'
import { GoPerRoundRelinker, type GoPerRoundRelinkerOptions } from '../../../src/effects/go/layouts.ts'
import { listeningConsole } from '../../support/repository.ts'

/** Links in no time; `failing` says in which rounds it cannot. */
function layouts(
  packages: Readonly<Record<string, number>>,
  {
    acceptableSeconds,
    failing,
    decided,
  }: Partial<Pick<GoPerRoundRelinkerOptions, 'acceptableSeconds' | 'decided'>> & {
    readonly failing?: (round: number) => boolean
  } = {},
) {
  const linked: string[] = []
  let current = ''
  const relay = {
    async link(round: number, paths: readonly string[]) {
      const wanted = paths.map(path => `${round} ${path}`).filter(one => !linked.includes(one))
      if (failing?.(round) && wanted.length > 0) return 'no linker today'
      linked.push(...wanted)
      current = String(round)
      return null
    },
    fileOf: (side: string, path: string, round: number) =>
      current === String(round) ? `${side} ${path} ${round}` : undefined,
  }
  const console = listeningConsole()
  const made = new GoPerRoundRelinker({
    relinker: relay,
    packages: new Map(Object.entries(packages)),
    console,
    ...(acceptableSeconds !== undefined && { acceptableSeconds }),
    ...(decided && { decided }),
  })
  return { made, linked, console }
}

test('all are linked for the first round, and later those that the round before has visited', async () => {
  const { made, linked } = layouts({ a: 1, b: 1, c: 1 })
  for (const path of ['a', 'a', 'b', 'c']) await made.prepare(1, path)
  expect([linked, made.relinkedFromTheFirst]).toEqual([
    ['1 a', '1 b', '1 c'],
    ['a', 'b', 'c'],
  ])
  expect(made.fileOf('head', 'b', 1)).toBe('head b 1')
  for (const path of ['a', 'c']) await made.prepare(2, path)
  for (const path of ['a', 'c']) await made.prepare(3, path)
  expect(linked.slice(3)).toEqual(['2 a', '2 b', '2 c', '3 a', '3 c'])
})

test('no package is relinked if that takes long, and the built binary runs', async () => {
  const { made, linked, console } = layouts({ a: 0, b: 0 }, { acceptableSeconds: -1 })
  for (const round of [1, 2]) for (const path of ['a', 'b']) await made.prepare(round, path)
  // The first tells what the others would take.
  expect([linked, made.relinkedFromTheFirst, console.said]).toEqual([['1 a'], [], []])
  expect(made.fileOf('base', 'a', 1)).toBeUndefined()
})

test('the second measurement has what it is asked for linked, whatever the first had', async () => {
  const { made, linked } = layouts({ a: 0, b: 0 }, { acceptableSeconds: -1 })
  await made.prepare(1, 'a')
  await made.beginSecondRelinked(['b'], [21, 22])
  for (const round of [21, 22]) await made.prepare(round, 'b')
  expect(linked).toEqual(['1 a', '21 b', '22 b'])
  expect([made.isSecondRelinked, made.fileOf('base', 'b', 22), made.fileOf('base', 'a', 22)]).toEqual([
    true,
    'base b 22',
    undefined,
  ])
})

test('a second measurement that cannot be laid out runs what was built, whatever the first had', async () => {
  const { made, linked } = layouts({ a: 1 })
  await made.prepare(1, 'a')
  made.beginSecondUnchanged([21])
  await made.prepare(21, 'a')
  expect([linked, made.isSecondRelinked, made.fileOf('base', 'a', 21), made.relinkedFromTheFirst]).toEqual([
    ['1 a'],
    false,
    undefined,
    ['a'],
  ])
})

test.each([
  ['first', [1, 2, 3]],
  ['second', [21, 22, 23]],
] as const)(
  'a linker that fails in the %s measurement is told of once, and what was built is run',
  async (which, rounds) => {
    const { made, console } = layouts({ a: 1 }, { failing: round => round === rounds[1] })
    if (which === 'second') await made.beginSecondRelinked(['a'], rounds)
    for (const round of rounds) await made.prepare(round, 'a')
    expect(console.warnings).toEqual([
      expect.stringMatching(new RegExp(`rest of the ${which} measurement runs .*: no linker today$`)),
    ])
    expect([made.isSecondRelinked, made.relinkedFromTheFirst, made.fileOf('head', 'a', rounds[2])]).toEqual([
      false,
      [],
      undefined,
    ])
  },
)

test('a package that cannot be linked for the first round runs what was built', async () => {
  const { made, console } = layouts({ a: 1 }, { failing: () => true })
  await made.prepare(1, 'a')
  expect([made.relinkedFromTheFirst, console.warnings]).toEqual([[], []])
  expect(console.said).toEqual([
    'a cannot be linked in another order, so it runs the binaries that were built at first: no linker today',
  ])
})

test.each([
  ['is, though that takes long', undefined, -1, ['a']],
  ['is not, though that would be quick', -1, undefined, []],
] as const)('a package that another run has decided on %s', async (_, few, then, laid) => {
  const decided = new Map<string, boolean>()
  const limit = (seconds: number | undefined) => ({
    decided,
    ...(seconds !== undefined && { acceptableSeconds: seconds }),
  })
  const first = layouts({ a: 0 }, limit(few))
  await first.made.prepare(1, 'a')
  const second = layouts({ a: 0, b: 0 }, limit(then))
  for (const path of ['a', 'b']) await second.made.prepare(1, path)
  expect([first.made.relinkedFromTheFirst, [...decided.keys()]]).toEqual([laid, ['a', 'b']])
  expect(second.made.relinkedFromTheFirst).toEqual(then === undefined ? ['b'] : ['a'])
  expect(second.made.fileOf('head', 'a', 1)).toBe(laid.length > 0 ? 'head a 1' : undefined)
})
