// What is taken from origin for a name: that commit and no other, with no more history than was asked for.
// @module-tag long
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openOriginRemote } from '../../../../src/effects/git/revisions/remote.ts'
import { long } from '../../../support/long.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'

/** An origin of five commits on main, of which a clone has the last alone. */
async function cloned(more = 'true'): Promise<{ made: Repository; clone: Repository['git'] }> {
  const made = await makeRepository(`git init --quiet --initial-branch=main origin; cd origin
    git config uploadpack.allowAnySHA1InWant true
    for n in 1 2 3 4 5; do git commit --quiet --allow-empty -m $n; git tag at-$n; done; ${more}; cd ..
    git clone --quiet --depth=1 --no-tags "file://$PWD/origin" clone`)
  return { made, clone: made.git.in(`${made.folder}/clone`) }
}

const asking = (clone: Repository['git']) => openOriginRemote(clone, '', 'https://github.com')
const shaOf = (made: Repository, name: string) => made.sh(`git -C origin rev-parse ${name}`).trim()

test('a branch whose name is like a commit, or ends like another branch, is that branch', async () => {
  const sha = '0123456789'.repeat(4)
  const names = [`x${sha}`, `${sha}x`, 'a', 'x'.repeat(64), 'fix/origin/it']
  const { made, clone } = await cloned(`git branch fix/other at-2
    for name in ${names.join(' ')}; do git branch $name at-1; done`)
  await using _ = made
  const remote = await asking(clone)
  for (const name of names)
    expect(await remote.fetchRevision(name), name).toMatchObject({
      sha: shaOf(made, 'at-1'),
      hidesBranch: false,
    })
  expect(await remote.fetchRevision('fix/origin/other')).toBeNull()
})

test('a commit comes without its history, and a step back with little more', long, async () => {
  const { made, clone } = await cloned(`git branch old at-4; git checkout --quiet -b new
    for n in 6 7 8; do git commit --quiet --allow-empty -m $n; done; git checkout --quiet main`)
  await using _ = made
  const remote = await asking(clone)
  const found = await remote.fetchRevision('new')
  expect(found?.sha).toBe(shaOf(made, 'new'))
  expect(await clone.run(['rev-list', '--count', found?.sha ?? ''])).toBe('1')
  expect(await remote.fetchRevision('old~1')).toMatchObject({ sha: shaOf(made, 'at-3') })
  expect(await clone.ask(['cat-file', '-e', shaOf(made, 'at-1')])).toBeNull()
})

/** An origin whose branch `moves` goes on by a commit before each of its answers but the first, `times` times. */
async function moving(times: number) {
  const { made, clone } = await cloned()
  const script = `#!/bin/sh
    cd '${made.folder}/origin'; echo x >> asked; n=$(wc -l < asked)
    if [ $n -gt 1 ] && [ $n -le ${times + 1} ]; then git commit --quiet --allow-empty -m more; fi
    exec git-upload-pack "$@"\n`
  await writeFile(`${made.folder}/serve`, script, { mode: 0o755 })
  await clone.run(['config', 'remote.origin.uploadpack', `${made.folder}/serve`])
  made.sh('cd origin; git checkout --quiet -b moves; git commit --quiet --allow-empty -m 6')
  return { made, clone }
}

test('a branch that moves between looking and fetching is looked at again', async () => {
  const { made, clone } = await moving(1)
  await using _ = made
  const found = await (await asking(clone)).fetchRevision('moves')
  expect(found?.sha).toBe(shaOf(made, 'moves'))
})

test('one that never stands still is given up', async () => {
  const { made, clone } = await moving(20)
  await using _ = made
  expect(await (await asking(clone)).fetchRevision('moves')).toBeNull()
})

test('the last tag has its name, also where it is here alone, or an object of its own', async () => {
  await using made = await makeRepository(`git init --quiet
    for n in 1 2 3; do git commit --quiet --allow-empty -m $n; done
    git tag -m x v1.0 HEAD~1; git tag früh HEAD~2`)
  const remote = await asking(made.git)
  const sha = (name: string) => made.sh(`git rev-parse ${name}^{commit}`).trim()
  expect(await remote.lastTag(sha('HEAD'))).toEqual({ name: 'v1.0', sha: sha('v1.0') })
  expect(await remote.lastTag(sha('v1.0'))).toEqual({ name: 'früh', sha: sha('früh') })
  expect(await remote.lastTag(sha('früh'))).toBeNull()
})
