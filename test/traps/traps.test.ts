// Set-ups in which both sides could run the same code never pass, honest ones are never suspected, and docs/sides.md lists them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { long, runsAll } from '../support/long.ts'
import { honest, traps, unchanged } from './all.ts'
import { toolHonest, toolTraps } from './tools.ts'
import { isRunnable, runSetUp, type SetUp } from './trap.ts'

const apart = traps.filter(({ isApart = false }) => isApart)
const suspect = traps.filter(({ isApart = false }) => !isApart)
const withTools = new Set([...toolTraps, ...toolHonest])

const page = readFileSync(join(import.meta.dirname, '../../docs/sides.md'), 'utf8')
/** What the page says of a set-up: the last cell of its row, which it may share with the same set-up in the other kind of checkout. */
const listed = ({ ecosystem, name }: SetUp) => {
  const ofBoth = name.replace(/\((?:worktree|in-place)(?=[,)])/, '(worktree and in-place')
  return page
    .split('\n')
    .find(line => [name, ofBoth].some(one => line.startsWith(`| ${ecosystem} | ${one} |`)))
    ?.split(' | ')[2]
}

/** In CI the first of each ecosystem is tried for each answer; all run with ALL=1, also with real package managers, which fetch. */
function each(setUps: readonly SetUp[], holds: (one: SetUp) => Promise<void>): void {
  const shown = new Set<string>()
  for (const one of setUps) {
    const title = `${one.ecosystem}: ${one.name}`
    const isTried = runsAll || !(withTools.has(one) || shown.has(one.ecosystem))
    if (isTried) shown.add(one.ecosystem)
    test.runIf(isTried && isRunnable(one))(title, long, () => holds(one))
  }
}

test('each has a name of its own, and those in which both sides could run the same code are on the page', () => {
  const names = [...traps, ...honest, ...unchanged].map(({ ecosystem, name }) => `${ecosystem}: ${name}`)
  expect(new Set(names).size).toBe(names.length)
  const cell = ({ isApart }: SetUp) => (isApart ? 'measured |' : expect.not.stringContaining('measured'))
  expect(traps.map(listed)).toEqual(traps.map(cell))
})

describe('head is twice as slow, and what runs is not its code: this does not pass', () => {
  each(suspect, async one => {
    const { verdict, said, warnings } = await runSetUp(one)
    expect(verdict, said).toBe(one.isRefused ? 'error' : 'inconclusive')
    const [kind = 'refused'] = warnings.filter(found => /unread-code|shared-install|replayed/.test(found))
    expect(listed(one), said).toBe(`${kind} |`)
  })
})

describe('head is twice as slow, and each side runs its own code: this fails, and nothing is suspected', () => {
  each([...honest, ...apart], async one => {
    const { verdict, said, warnings } = await runSetUp(one)
    expect(verdict, said).toBe('fail')
    expect(warnings.join(), said).not.toMatch(/unread-code|shared-install|replayed/)
  })
})

describe('each round has other times, and head differs in a comment: nothing is suspected', () => {
  each(unchanged, async one => {
    const { verdict, said, warnings } = await runSetUp(one)
    expect(verdict, said).toMatch(/pass|inconclusive/)
    expect(warnings.join(), said).not.toMatch(/unread-code|shared-install|replayed/)
  })
})
