// What a commit says of itself.
import { expect, test } from 'vitest'
import { createGit } from '../../../../src/effects/git/git.ts'
import {
  findLastCommitMergingHistoryOfTip,
  parentsOfCommit,
  rawGitCommitterDateOfCommit,
  readFirstParentCommitsWithPaths,
  refuseUnlessGoodIsAncestor,
} from '../../../../src/effects/git/revisions/commits.ts'
import { commitTree, treeOfCommit } from '../../../../src/effects/git/revisions/own-commits.ts'
import { long } from '../../../support/long.ts'
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

// The commits of a range, by first parents.

const history = `git init --quiet --initial-branch=main
  commit() { echo "$1" >> "$2"; git add --all; git commit --quiet -m "$1"; }
  commit one a.txt; git tag good; commit 'zwei Köpfe | %H' 'b ü.txt'
  git checkout --quiet -b topic; commit inside c.txt; commit 'inside two' d.txt
  git checkout --quiet main; commit other e.txt; git merge --quiet --no-ff -m Merge topic
  git commit --quiet --allow-empty --allow-empty-message -m ''; git tag bad`

test('the oldest first, a merge as one, with what each changes against its first parent', async () => {
  await using repository = await makeRepository(history)
  const commits = await readFirstParentCommitsWithPaths(repository.git, 'good', 'bad')
  expect(commits.map(({ subject, paths, parents }) => [subject, paths, parents.length])).toEqual([
    ['zwei Köpfe | %H', ['b ü.txt'], 1],
    ['other', ['e.txt'], 1],
    ['Merge', ['c.txt', 'd.txt'], 2],
    ['', [], 1],
  ])
  expect(commits[0]).toMatchObject({
    sha: repository.sh('git rev-parse bad~3').trim(),
    author: 'test',
    when: expect.stringMatching(/^2026-01-01T00:00:00/),
  })
})

test('the branch of a merge is what its first parent has not', async () => {
  await using repository = await makeRepository(history)
  const inside = await readFirstParentCommitsWithPaths(repository.git, 'bad~1^1', 'bad~1^2')
  expect(inside.map(({ subject }) => subject)).toEqual(['inside', 'inside two'])
})

test('commits without a way from one to the other are refused, with what to give instead', long, async () => {
  await using repository = await makeRepository(`${history}; git checkout --quiet -b aside good
    git commit --quiet --allow-empty -m aside; git checkout --quiet --orphan alone; git commit --quiet -m alone`)
  const sha = (name: string) => repository.sh(`git rev-parse ${name}^{commit}`).trim()
  const refusal = (good: string, bad: string) =>
    refuseUnlessGoodIsAncestor(repository.git, sha(good), sha(bad))
  await expect(refusal('good', 'bad')).resolves.toBeUndefined()
  await expect(refusal('good', 'good')).rejects.toThrow('are the same commit')
  await expect(refusal('bad', 'good')).rejects.toThrow('is older than GOOD')
  await expect(refusal('aside', 'bad')).rejects.toThrow(
    `Their common ancestor is ${sha('good').slice(0, 9)}: give that as GOOD.`,
  )
  await expect(refusal('alone', 'bad')).rejects.toThrow(/is not in the history of BAD \(\w+\)\.$/)
  repository.sh('git rev-parse alone > .git/shallow')
  await expect(refusal('alone', 'bad')).rejects.toThrow(
    /\. This clone has only part of the history: "git fetch --unshallow" brings the rest \(in a workflow "fetch-depth: 0"\)\.$/,
  )
})

test('what a subject, a path or a setting of git says is not taken for a commit or a path', async () => {
  await using repository = await makeRepository(`${history}; mkdir -p deep
    echo 1 > $'deep/\\nx\\ny\\x01'; echo 1 > z; git add .; git commit --quiet -m $'odd \\x01nothing\\x02 //'
    git commit --quiet --allow-empty -m größer; git tag odd; git config i18n.logOutputEncoding latin1
    printf '#!/bin/sh\\necho "gpg: said" >&2; echo; echo "[GNUPG:] GOODSIG 1 x"\\n' > gpg; chmod +x gpg
    git config gpg.program "$PWD/gpg"; git config log.showSignature true; git config diff.relative true
    signed=$(git cat-file commit odd | sed 's/^committer.*/&\\ngpgsig -----BEGIN PGP SIGNATURE-----\\n -----END PGP SIGNATURE-----/' | git hash-object -t commit -w --stdin)
    git reset --quiet --soft $signed`)
  expect(repository.sh('git log -1')).toContain('gpg: said')
  const within = repository.git.in(`${repository.folder}/deep`)
  const commits = await readFirstParentCommitsWithPaths(within, 'bad', 'HEAD')
  expect(commits.map(({ subject, paths }) => [subject, paths])).toEqual([
    ['odd \u0001nothing\u0002 //', ['deep/\nx\ny\u0001', 'z']],
    ['größer', []],
  ])
})

test('a commit without parents has none', async () => {
  await using repository = await makeRepository(history)
  repository.sh('git checkout --quiet --orphan alone; git commit --quiet -m alone')
  const [root, ...others] = await readFirstParentCommitsWithPaths(repository.git, 'bad', 'alone')
  expect([root?.parents, others]).toEqual([[], []])
})

test('the last commit of a branch that took something of the line it was merged into is found', async () => {
  await using repository =
    await makeRepository(`git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m start
    commit() { git commit --quiet --allow-empty -m "$1"; git tag "$1"; }; merge() { git merge --quiet --no-ff -m "$1" "$2"; git tag "$1"; }
    git checkout --quiet -b other; commit stranger
    git checkout --quiet main; commit one; commit two; git checkout --quiet -b topic main~2; commit own
    merge first one; merge last two; merge apart other; commit end; git checkout --quiet main; commit three`)
  const sha = (name: string) => repository.sh(`git rev-parse ${name}`).trim()
  const branch = await readFirstParentCommitsWithPaths(repository.git, 'main', 'topic')
  expect(branch.map(({ subject }) => subject)).toEqual(['own', 'first', 'last', 'apart', 'end'])
  expect((await findLastCommitMergingHistoryOfTip(repository.git, branch, sha('main')))?.sha).toBe(
    sha('last'),
  )
  expect(await findLastCommitMergingHistoryOfTip(repository.git, branch.slice(3), sha('main'))).toBeNull()
  expect(await findLastCommitMergingHistoryOfTip(repository.git, branch.slice(0, 1), sha('main'))).toBeNull()
})
