// Set-ups in which both sides could run the same code never pass, honest ones are never suspected, and docs/sides.md lists them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { longUnless } from '../support/long.ts'
import { honest, traps, unchanged } from './all.ts'
import { toolHonest, toolTraps } from './tools.ts'
import { isRunnable, runSetUp, type SetUp } from './trap.ts'

const apart = traps.filter(({ isApart = false }) => isApart)
const suspect = traps.filter(({ isApart = false }) => !isApart)
/** One of a kind is quick; the others are of other tools. */
const quick =
  /^(PYTHONPATH|an environment of tox|a script of setup copies|the command names the folder of the sources|run only starts a program that make|PERL5LIB)/

const page = readFileSync(join(import.meta.dirname, '../../docs/sides.md'), 'utf8')
/** What the page says of a set-up: the last cell of its row. */
const listed = ({ ecosystem, name }: SetUp) =>
  page
    .split('\n')
    .find(line => line.startsWith(`| ${ecosystem} | ${name} |`))
    ?.split(' | ')[2]

/**
 * Real package managers fetch what they need, which takes minutes, what is tried in both modes of checkout takes twice as long, and
 * the formats are many: all run with ALL_TRAPS=1.
 */
const isLeftOut = (one: SetUp) =>
  !isRunnable(one) ||
  (!process.env.ALL_TRAPS &&
    ([...toolTraps, ...toolHonest].includes(one) || isOtherMode(one) || isOtherFormat(one)))
const isOtherFormat = (one: SetUp) => unchanged.includes(one) && !/what (divan|jmh|hyperfine)/.test(one.name)
const isOtherMode = ({ name }: SetUp) => name.endsWith('(in-place)') && !quick.test(name)

function each(setUps: readonly SetUp[], holds: (one: SetUp) => Promise<void>): void {
  for (const one of setUps) {
    const title = `${one.ecosystem}: ${one.name}`
    test.skipIf(isLeftOut(one))(title, longUnless(quick.test(one.name)), () => holds(one))
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
