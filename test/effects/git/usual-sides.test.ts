// What is compared where nothing is named.
import { expect, test } from 'vitest'
import { Misconfigured } from '../../../src/core/errors.ts'
import { usualSides } from '../../../src/effects/git/usual-sides.ts'
import { makeRepository } from '../../support/repository.ts'

const branched = `git init --quiet --initial-branch=main; echo 1 > a; git add a; git commit --quiet -m 1
git tag start; git checkout --quiet -b topic; echo 2 > a; git commit --quiet -am 2
git checkout --quiet main; echo 3 > b; git add b; git commit --quiet -m 3; git checkout --quiet topic`

test('uncommitted work is compared with its commit', async () => {
  await using repository = await makeRepository(`${branched}; echo new > new`)
  expect(await usualSides(repository.git, {})).toEqual({ base: 'HEAD', head: 'worktree' })
  expect(await usualSides(repository.git, { base: 'main' })).toEqual({ base: 'main', head: 'worktree' })
})

test('a clean branch is compared with where it began', async () => {
  await using repository = await makeRepository(branched)
  const start = repository.sh('git rev-parse start').trim()
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD' })
  expect(await usualSides(repository.git, { head: 'topic' })).toEqual({ base: start, head: 'topic' })
})

test("origin's default branch goes before one of the usual name", async () => {
  await using repository = await makeRepository(`${branched}
    git update-ref refs/remotes/origin/trunk topic; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/trunk
    git checkout --quiet main`)
  const start = repository.sh('git rev-parse start').trim()
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD' })
})

test.each([
  ['the default branch', 'git checkout --quiet main', 'main has not'],
  ['no default branch', 'git checkout --quiet topic; git branch -m main other', 'no default branch'],
])('on %s there is nothing to compare without a name', async (_, script, why) => {
  await using repository = await makeRepository(`${branched}; ${script}`)
  const usual = usualSides(repository.git, {})
  await expect(usual).rejects.toThrow(Misconfigured)
  await expect(usual).rejects.toThrow(why)
  expect(await usualSides(repository.git, { base: 'start' })).toEqual({ base: 'start', head: 'HEAD' })
})
