// Set-ups in which both sides could run the same code never pass, and honest ones are never suspected.
import { describe, expect, test } from 'vitest'
import { longUnless } from '../support/long.ts'
import { goHonest, goTraps } from './go.ts'
import { nativeHonest, nativeTraps, rustTraps } from './native.ts'
import { nodeHonest, nodeTraps } from './node.ts'
import { pythonHonest, pythonTraps } from './python.ts'
import { isRunnable, runSetUp } from './trap.ts'

const all = [...pythonTraps, ...nativeTraps, ...rustTraps, ...goTraps, ...nodeTraps]
const traps = all.filter(({ isApart = false }) => !isApart)
const apart = all.filter(({ isApart = false }) => isApart)
const honest = [...pythonHonest, ...nativeHonest, ...goHonest, ...nodeHonest, ...apart]
/** One of a kind. */
const quick =
  /^(PYTHONPATH|an environment of tox|a script of setup copies|the command names the folder|run only starts a program that make)/

test('each has a name of its own', () => {
  const names = [...traps, ...honest].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe('head is twice as slow, and what runs may not be its code: this does not pass', () => {
  for (const one of traps)
    test.skipIf(!isRunnable(one))(
      `${one.ecosystem}: ${one.name}`,
      longUnless(quick.test(one.name)),
      async () => {
        const { verdict, said, warnings } = await runSetUp(one)
        expect(verdict, said).not.toBe('pass')
        if (verdict === 'inconclusive')
          expect(warnings.join(), said).toMatch(/unread-code|shared-install|replayed/)
      },
    )
})

describe('head is twice as slow, and each side runs its own code: this fails, and nothing is suspected', () => {
  for (const one of honest)
    test.skipIf(!isRunnable(one))(
      `${one.ecosystem}: ${one.name}`,
      longUnless(quick.test(one.name)),
      async () => {
        const { verdict, said, warnings } = await runSetUp(one)
        expect(verdict, said).toBe('fail')
        expect(warnings.join(), said).not.toMatch(/unread-code|shared-install/)
      },
    )
})
