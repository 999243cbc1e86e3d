// What is compared where nothing is named.
import { expect, test } from 'vitest'
import { Misconfigured } from '../../../../src/core/model/errors.ts'
import { refuseNoCheckout, usualSides } from '../../../../src/effects/git/revisions/revisions.ts'
import { makeRepository } from '../../../support/repository.ts'

const branched = `git init --quiet --initial-branch=main; echo 1 > a; git add a; git commit --quiet -m 1
git tag start; git checkout --quiet -b topic; echo 2 > a; git commit --quiet -am 2
git checkout --quiet main; echo 3 > b; git add b; git commit --quiet -m 3; git checkout --quiet topic`

const left = 'base: where head left main, 1 commit before'

test('uncommitted work is compared with its commit', async () => {
  await using repository = await makeRepository(`${branched}; echo new > new`)
  const start = repository.sh('git rev-parse start').trim()
  // What is new alone is none: it may be a note, or the result of the last run.
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD', note: left })
  repository.sh('echo 3 > a')
  const note = `comparing uncommitted work with HEAD; for the whole branch: benchgate ${start.slice(0, 9)}`
  expect(await usualSides(repository.git, {})).toEqual({ base: 'HEAD', head: 'worktree', note })
  expect(await usualSides(repository.git, { base: 'main' })).toEqual({
    ...{ base: 'main', head: 'worktree', note: null },
  })
})

test('with three dots base is where the two parted', async () => {
  await using repository = await makeRepository(branched)
  const start = repository.sh('git rev-parse start').trim()
  const named = { base: 'main', head: 'topic', sinceFork: true }
  expect(await usualSides(repository.git, named)).toEqual({ base: start, head: 'topic', note: null })
  repository.sh('echo more >> a')
  const unnamed = { base: 'main', sinceFork: true }
  expect(await usualSides(repository.git, unnamed)).toEqual({ base: start, head: 'worktree', note: null })
  repository.sh('git checkout --quiet --orphan other; git commit --quiet -m other')
  await expect(usualSides(repository.git, { ...named, head: 'other' })).rejects.toThrow(
    'main...other: the two have no common history',
  )
})

test("a default branch of origin's that is gone is not believed", async () => {
  await using repository = await makeRepository(`${branched}
    git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/gone`)
  const start = repository.sh('git rev-parse start').trim()
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD', note: left })
})

test('what head would not have is no uncommitted work', async () => {
  await using repository =
    await makeRepository(`${branched}; git init --quiet sub; cd sub; echo 1 > s; git add s
    git commit --quiet -m s; cd ..; git -c protocol.file.allow=always submodule --quiet add ./sub; git commit --quiet -m sub`)
  const start = repository.sh('git rev-parse start').trim()
  const clean = { base: start, head: 'HEAD', note: 'base: where head left main, 2 commits before' }
  for (const work of ['echo 2 > sub/s; echo new > sub/new', 'echo 3 > a; git add a; echo 2 > a', 'touch a']) {
    repository.sh(work)
    expect(await usualSides(repository.git, {})).toEqual(clean)
  }
  for (const work of ['git -C sub commit --quiet -am more', 'git -C sub reset --quiet --hard HEAD~1; rm a']) {
    repository.sh(work)
    expect(await usualSides(repository.git, {})).toMatchObject({ base: 'HEAD', head: 'worktree' })
  }
})

test('names need not be ASCII', async () => {
  await using repository = await makeRepository(`${branched}; git branch früh; git checkout --quiet main
    git update-ref refs/remotes/origin/größe topic; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/größe`)
  const start = repository.sh('git rev-parse start').trim()
  const named = { base: 'main', head: 'früh', sinceFork: true }
  expect(await usualSides(repository.git, named)).toMatchObject({ base: start })
  expect(await usualSides(repository.git, {})).toMatchObject({
    base: start,
    note: expect.stringContaining('where head left origin/größe, 1 commit before; its newest'),
  })
  repository.sh('git symbolic-ref --delete refs/remotes/origin/HEAD')
  expect(await usualSides(repository.git, { head: 'früh' })).toMatchObject({ base: start, head: 'früh' })
})

test.each([
  ['git init --quiet', 'has no commit yet'],
  ['git init --quiet --bare', 'or in one without a working tree'],
  ['true', 'is in no git repository'],
])('after %j there is nothing to go by', async (script, why) => {
  await using repository = await makeRepository(script)
  await expect(refuseNoCheckout(repository.git)).rejects.toThrow(why)
})

test('a clean branch is compared with where it began', async () => {
  await using repository = await makeRepository(branched)
  await expect(refuseNoCheckout(repository.git)).resolves.toBeUndefined()
  const start = repository.sh('git rev-parse start').trim()
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD', note: left })
  expect(await usualSides(repository.git, { head: 'topic' })).toEqual({
    base: start,
    head: 'topic',
    note: left,
  })
})

test("origin's default branch goes before one of the usual name, and its age here is said", async () => {
  await using repository = await makeRepository(`${branched}
    git checkout --quiet main; git config log.showSignature true
    printf '#!/bin/sh\\necho "gpg: said" >&2' > gpg; chmod +x gpg; git config gpg.program "$PWD/gpg"
    signed=$(git cat-file commit topic | sed 's/^committer.*/&\\ngpgsig -----BEGIN PGP SIGNATURE-----\\n -----END PGP SIGNATURE-----/' | git hash-object -t commit -w --stdin)
    git update-ref refs/remotes/origin/trunk $signed; git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/trunk`)
  expect(repository.sh('git log -1 --format=%cs origin/trunk')).toContain('gpg: said')
  const start = repository.sh('git rev-parse start').trim()
  const note =
    'base: where head left origin/trunk, 1 commit before; its newest commit here is of 2026-01-01 ("git fetch origin" renews it)'
  expect(await usualSides(repository.git, {})).toEqual({ base: start, head: 'HEAD', note })
})

test('without a word of origin, its main or master goes before those here', async () => {
  await using repository = await makeRepository(`${branched}; git branch --quiet -m main master`)
  for (const branch of ['master', 'main', 'origin/master', 'origin/main']) {
    const ref = branch.startsWith('origin/') ? `refs/remotes/${branch}` : `refs/heads/${branch}`
    repository.sh(`git update-ref ${ref} start`)
    const { note } = await usualSides(repository.git, {})
    expect(note).toMatch(new RegExp(`^base: where head left ${branch},`))
  }
})

test.each([
  ['the default branch', 'git checkout --quiet main', 'no commits beyond main'],
  ['no default branch', 'git checkout --quiet topic; git branch -m main other', 'no default branch'],
])('on %s there is nothing to compare without a name', async (_, script, why) => {
  await using repository = await makeRepository(`${branched}; ${script}`)
  const usual = usualSides(repository.git, {})
  await expect(usual).rejects.toThrow(Misconfigured)
  await expect(usual).rejects.toThrow(why)
  expect(await usualSides(repository.git, { base: 'start' })).toEqual({
    base: 'start',
    head: 'HEAD',
    note: null,
  })
})
