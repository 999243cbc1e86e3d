// What a commit says of itself.
import { expect, test } from 'vitest'
import { createGit } from '../../../../src/effects/git/git.ts'
import {
  parentsOfCommit,
  rawGitCommitterDateOfCommit,
} from '../../../../src/effects/git/revisions/commits.ts'
import { commitTree, treeOfCommit } from '../../../../src/effects/git/revisions/own-commits.ts'
import { makeRepository, plainEnv } from '../../../support/repository.ts'

test('what a signed tag says that was merged is not taken for a parent', async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main
    git commit --quiet --allow-empty -m 1; git commit --quiet --allow-empty -m 2; said="parent $(git rev-parse HEAD~1)"
    git cat-file commit HEAD | sed "s/^committer.*/&\\nmergetag tag signed\\n $said/" > made
    git reset --quiet --soft "$(git hash-object -t commit -w made)"`)
  expect(repository.sh('git cat-file commit HEAD')).toMatch(/^ parent [0-9a-f]+$/m)
  const parent = repository.sh('git rev-parse HEAD^1').trim()
  expect(await parentsOfCommit(repository.git, 'HEAD')).toEqual([parent])
})

test('a commit of ours is as old as its parent was committed, so that the same tree is the same commit', async () => {
  await using repository = await makeRepository(`git init --quiet
    export GIT_COMMITTER_DATE='2001-02-03T04:05:06+0700' GIT_AUTHOR_DATE='1999-01-01T00:00:00Z'
    export GIT_AUTHOR_NAME='no committer'; git commit --quiet --allow-empty -m 1`)
  const { GIT_AUTHOR_DATE: _, GIT_COMMITTER_DATE: __, ...env } = plainEnv
  const git = createGit(repository.folder, env)
  expect(await rawGitCommitterDateOfCommit(git, 'HEAD')).toBe('@981147906 +0700')
  const sha = await commitTree(git, await treeOfCommit(git, 'HEAD'), 'HEAD', 'ours')
  const dates = await git.run(['log', '-1', '--date=raw', '--format=%ad, %cd', sha])
  expect(dates).toBe('981147906 +0700, 981147906 +0700')
})
