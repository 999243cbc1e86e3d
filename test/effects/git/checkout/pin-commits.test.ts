// What only our copies of git's files name is not pruned while a side is checked out.
import { afterAll, expect, test } from 'vitest'
import { takeOverUserCheckout } from '../../../../src/effects/git/checkout/checkout.ts'
import { backupStashMessage, listOtherStashes } from '../../../../src/effects/git/checkout/pin-commits.ts'
import { recoverCheckoutAndSuperprojects } from '../../../../src/effects/git/checkout/recover-checkout.ts'
import { digestOf } from '../../../support/digest.ts'
import { long } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides, visit } from './sides.ts'

afterAll(forgetTwoSides)

/** A stash entry, staged content that is nowhere else, and what no stash entry can be made of. */
const dirt = `echo kept >> same-2; git stash push --quiet -m 'one of mine'; echo staged >> same; git add same
  echo later >> same; echo 1 > added; git add added; echo 2 > added; echo intended > intended; git add -N intended`

/** As a benchmark may, and as git does by itself where it is told to keep nothing. */
const prune = 'git stash clear; git reflog expire --expire=now --all; git gc --quiet --prune=now'

/** All but how git stores it. */
async function stateOf({ folder }: Repository): Promise<readonly string[]> {
  return (await digestOf(folder)).filter(line => !/^git packed-refs /.test(line))
}

const contents = (repository: Repository) =>
  repository.sh(
    'git cat-file blob :same; git cat-file blob :added; git stash show --patch; git fsck --no-dangling 2>&1',
  )

test('staged content and stash entries outlive a benchmark that has git prune', long, async () => {
  await using repository = await twoSides()
  repository.sh(dirt)
  const before = [await stateOf(repository), contents(repository)]
  expect(await visit(repository, { order: ['base', 'head'], benchmark: prune })).toEqual([])
  expect([await stateOf(repository), contents(repository)]).toEqual(before)
  expect(repository.sh('git for-each-ref refs/benchgate*')).toBe('')
})

test('staged content and stash entries of a submodule outlive it, too', long, async () => {
  await using repository = await twoSides()
  repository.sh(`git init --quiet library; cd library; echo 1 > same; git add .; git commit --quiet -m 1; git tag v1
    echo 2 > same; git commit --quiet -a -m 2; cd ..; git checkout --quiet base
    git -c protocol.file.allow=always submodule --quiet add ./library; git commit --quiet -m library; git tag -f base
    git checkout --quiet main; git -c protocol.file.allow=always submodule --quiet add --force ./library
    git commit --quiet -m library; git tag -f head; cd library; ${dirt.replace('same-2', 'same')}`)
  const library = { ...repository, sh: (script: string) => repository.sh(`cd library; ${script}`) }
  const before = contents(library)
  expect(await visit(repository, { benchmark: `(cd library; ${prune})` })).toEqual([])
  expect(contents(library)).toBe(before)
})

test('an unreferenced commit outlives it, too', long, async () => {
  await using repository = await twoSides()
  repository.sh('git checkout --quiet --detach; echo more > more; git add more; git commit --quiet -m more')
  const before = await stateOf(repository)
  expect(await visit(repository, { benchmark: `rm .git/logs/HEAD; ${prune}` })).toEqual([])
  expect(await stateOf(repository)).toEqual(before)
})

/** The user's list of two entries, of which `newest` is on top. */
const stashed =
  'for n in 1 2; do echo $n >> same-2; git stash push --quiet -m "mine $n"; done; echo 3 >> same'
const listed = ({ sh }: Repository) => sh('git stash list --format=%gs').trim().split('\n')

test(
  'in a terminal, an entry that somebody drops meanwhile is named, and does not come back by itself',
  long,
  async () => {
    await using repository = await twoSides()
    repository.sh(stashed)
    const console = listeningConsole()
    {
      await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), console, {
        isWorkplace: true,
      })
      await checkout.enter('base')
      repository.sh('git stash drop --quiet stash@{1}; echo more >> same-3; git stash push --quiet -m later')
    }
    expect(listed(repository)).toEqual(['On (no branch): later', 'On main: mine 1'])
    const line = /^ +(git stash store -m .*)$/m.exec(console.warnings.join('\n'))?.[1] ?? ''
    expect(line).toMatch(/^git stash store -m 'On main: mine 2' [0-9a-f]{9}$/)
    repository.sh(line)
    expect(listed(repository)[0]).toBe('On main: mine 2')
  },
)

test('it does not come back after a kill either, and in a workflow it does', long, async () => {
  await using repository = await twoSides()
  repository.sh(stashed)
  for (const isWorkplace of [true, false]) {
    await using checkout = await takeOverUserCheckout(
      repository.git,
      commitsOf(repository),
      listeningConsole(),
      {
        isWorkplace,
      },
    )
    await checkout.enter('base')
    await using killed = await repository.copy()
    // No process has this number.
    killed.sh(
      `sed -i 's/"pid":[0-9]*/"pid":99999999/' .git/benchgate/journal.json; git stash drop --quiet stash@{1}`,
    )
    const console = listeningConsole()
    await recoverCheckoutAndSuperprojects(killed.git, console)
    expect(listed(killed)).toEqual(isWorkplace ? ['On main: mine 1'] : ['On main: mine 2', 'On main: mine 1'])
    expect(console.warnings.join('\n').includes('git stash store')).toBe(isWorkplace)
  }
})

test('a stash entry that cannot be restored is reported', long, async () => {
  await using repository = await twoSides()
  repository.sh(dirt)
  const sha = repository.sh('git rev-parse stash@{0}').trim()
  const console = listeningConsole()
  {
    await using checkout = await takeOverUserCheckout(repository.git, commitsOf(repository), console)
    await checkout.enter('base')
    repository.sh(
      `git for-each-ref --format='delete %(refname)' 'refs/benchgate*' | git update-ref --stdin; ${prune}`,
    )
  }
  expect(console.warnings.join('\n')).toContain(
    `"On main: one of mine" has gone from "git stash list" and could not be brought back. If git still has it, "git stash apply ${sha}"`,
  )
})

test('the entry of another run, which removes it itself, is not held', async () => {
  await using repository = await makeRepository(`git init --quiet; echo 1 > file; git add file
    git commit --quiet -m 1; for n in mine '${backupStashMessage}'; do echo $n > file; git stash store -m "$n" $(git stash create); done`)
  expect((await listOtherStashes(repository.git)).map(([, message]) => message)).toEqual(['mine'])
})
