// Real gates by the rules that `benchgate init` writes, with tools of other languages than Go: one of two benchmarks has become
// slower. That Python and node stay green where nothing has, init.test.ts says; bench/languages.ts has all languages.
import { expect, test } from 'vitest'
import { judged, withSlower } from './sample-repositories.ts'
import { wrongIn } from './wrong-in.ts'

/** As few rounds as can decide, and no more than twice the cost: other work on this machine is not to make a test red. */
const quickly = ['--count', '8', '--no-confirm', '--threshold', '25%']

test.each(['python', 'node'] as const)('%s: the one that became slower fails the gate', async name => {
  await using repository = await withSlower(name)
  expect(wrongIn(await judged(repository, 'base', 'slower', quickly), name, 'regressed')).toEqual([])
})

test('shell: the one that became slower fails the gate, which passes the way back', async () => {
  await using repository = await withSlower('shell')
  expect(wrongIn(await judged(repository, 'base', 'slower', quickly), 'shell', 'regressed')).toEqual([])
  expect(wrongIn(await judged(repository, 'slower', 'base', quickly), 'shell', 'improved')).toEqual([])
})
