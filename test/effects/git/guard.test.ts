// Commands that damage git's own files, or leave locks, stop neither the next checkout nor the way back.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { NotPutBack } from '../../../src/core/model/errors.ts'
import { takeCheckout } from '../../../src/effects/git/checkout/checkout.ts'
import { recover } from '../../../src/effects/git/recovery/recover.ts'
import { digestOf } from '../../support/digest.ts'
import { longUnlessNth } from '../../support/long.ts'
import { listeningConsole, plainEnv } from '../../support/repository.ts'
import { commitsOf, expectUntouched, forgetTwoSides, twoSides } from './checkout/sides.ts'

afterAll(forgetTwoSides)

const dirty =
  'echo mine >> same; git add same; echo more >> same; echo mine > untracked; echo x > ignored.log'

describe('a benchmark', () => {
  const damages = [
    ['that removes the folder of git’s settings', 'rm -rf .git/info'],
    ['that makes a folder of git’s settings', 'rm -f .git/config; mkdir .git/config'],
    ['that leaves locks', 'touch .git/index.lock .git/HEAD.lock .git/packed-refs.lock .git/refs/stash.lock'],
    ['that writes into the index', 'echo garbage > .git/index'],
    ['that removes the index', 'rm -f .git/index'],
    ['that removes HEAD', 'rm -f .git/HEAD'],
    ['that writes into HEAD', 'echo garbage > .git/HEAD'],
    ['that commits', 'echo x > committed; git add committed; git commit --quiet -m x'],
    ['that begins a branch without a commit', 'git checkout --quiet --orphan scratch-$SIDE'],
    [
      'whose own branch is removed while HEAD names it',
      'git checkout --quiet -B scratch; rm .git/refs/heads/scratch',
    ],
    [
      'that has HEAD name a branch that names itself',
      'git symbolic-ref HEAD refs/heads/x; echo "ref: refs/heads/x" > .git/refs/heads/x',
    ],
  ] as const
  for (const [index, [what, benchmark]] of damages.entries())
    test(`${what} changes nothing`, longUnlessNth(index, 3), async () => {
      await using repository = await twoSides()
      repository.sh(dirty)
      // The second visit to a side finds git as the first has left it.
      await expectUntouched(repository, { order: ['base', 'head', 'base'], benchmark: `${benchmark}; true` })
    })
})

test.each([
  ['gone', 'rm .git/HEAD'],
  ['of a branch without a commit', 'git checkout --quiet --orphan scratch'],
  ['of a branch that was removed', 'git checkout --quiet -B scratch; rm .git/refs/heads/scratch'],
])('HEAD that is %s after a kill comes back from its copy', async (_, damage) => {
  await using repository = await twoSides()
  repository.sh(dirty)
  const before = await digestOf(repository.folder)
  const checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('base')
  // As a killed process leaves it: held by nobody.
  const journal = join(repository.folder, '.git/benchgate/journal.json')
  repository.sh(`sed -i 's/"pid":[0-9]*/"pid":${2 ** 22 + 1}/' '${journal}'`)
  repository.sh(damage)
  writeFileSync(join(repository.folder, '.git/index'), 'garbage')
  expect((await recover(repository.folder, plainEnv, listeningConsole()))?.isChanged).toBe(true)
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('a git that is at work is not disturbed', async () => {
  await using repository = await twoSides()
  repository.sh(`${dirty}; touch .git/index.lock`)
  const before = await digestOf(repository.folder)
  const taking = takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await expect(taking).rejects.toThrow(/Another git is at work.*index\.lock/)
  expect(await digestOf(repository.folder)).toEqual(before)
})

test('a branch that was moved is left where it is, with HEAD off it', async () => {
  await using repository = await twoSides()
  repository.sh('echo mine > untracked; echo mine >> same')
  const files = (digest: readonly string[]) => digest.filter(line => /^(file|link|folder) /.test(line))
  const before = files(await digestOf(repository.folder))
  const sha = repository.sh('git rev-parse main').trim()
  const console = listeningConsole()
  {
    await using checkout = await takeCheckout(repository.git, commitsOf(repository), console)
    await checkout.enter('base')
    repository.sh('git branch --quiet --force main base')
  }
  expect(repository.sh('git rev-parse HEAD; git symbolic-ref -q HEAD || true')).toBe(`${sha}\n`)
  expect(files(await digestOf(repository.folder))).toEqual(before)
  expect(console.warnings.join()).toMatch(/main was moved to [0-9a-f]{40}.*HEAD detached/)
})

test('what a run cannot put back is said to be so', async () => {
  await using repository = await twoSides()
  repository.sh(dirty)
  const checkout = await takeCheckout(repository.git, commitsOf(repository), listeningConsole())
  await checkout.enter('base')
  repository.sh('mv .git ../away')
  await expect(checkout[Symbol.asyncDispose]()).rejects.toThrow(NotPutBack)
})
