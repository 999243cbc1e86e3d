import { expect, test } from 'vitest'
import {
  listOriginBranchCommitsNotInHeads,
  readMainLineCommitsWithTags,
} from '../../../src/effects/history/commits.ts'
import { makeRepository } from '../../support/repository.ts'

test('commits of the main line, with their tags and subjects', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git commit --quiet --allow-empty -m 'one'
git tag v1; git tag -m annotated 'ü-1'
git checkout --quiet -b topic
git commit --quiet --allow-empty -m 'on the topic'
git checkout --quiet main
git commit --quiet --allow-empty -m 'naïve ✓'
git merge --quiet --no-ff -m 'Merge pull request #12 from acme/topic' topic
`)
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', [])
  expect(commits.map(({ subject, tags }) => [subject, [...tags].sort()])).toEqual([
    ['one', ['v1', 'ü-1']],
    ['naïve ✓', []],
    ['Merge pull request #12 from acme/topic', []],
  ])
  expect(commits[0]).toMatchObject({
    on: expect.stringMatching(/^2026-01-01T00:00:00/),
    author: 'test',
    sha: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
})

test('commits after some are those of the main line that these do not lead to', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
for n in one two; do git commit --quiet --allow-empty -m $n; done
git checkout --quiet -b topic
git commit --quiet --allow-empty -m topic
git checkout --quiet main
git merge --quiet --no-ff -m merge topic
git update-ref refs/remotes/origin/main main
`)
  const [merge = '', two = '', one = ''] = repository.sh('git log --first-parent --format=%H').split('\n')
  const after = async (branch: string | null, ...heads: readonly string[]) =>
    [...(await listOriginBranchCommitsNotInHeads(repository.git, heads, branch))].sort()
  expect(await after('main', one)).toEqual([merge, two].sort())
  expect(await after('main', one, two)).toEqual([merge])
  expect(await after('main', merge)).toEqual([])
  expect([await after('gone', one), await after(null, one)]).toEqual([[], []])
})

test('references beside the main line are placed at their fork', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git commit --quiet --allow-empty -m one
git commit --quiet --allow-empty -m two
git checkout --quiet -b release
git commit --quiet --allow-empty -m fix
git tag v1
git checkout --quiet main
git commit --quiet --allow-empty -m three
git merge --quiet --no-ff -m merge release
git checkout --quiet -b next
git commit --quiet --allow-empty -m beta
git tag v2
git checkout --quiet main
git commit --quiet --allow-empty -m four
`)
  const at = '2026-01-31T03:00:00Z'
  const [v1, v2, two] = repository.sh('git rev-parse v1 v2 main~3').split('\n') as [string, string, string]
  const since = [v1, v2, two, '0'.repeat(40)].map(sha => ({ at, since: { sha, name: '' } }))
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', since)
  expect(commits.map(({ subject, forks }) => [subject, forks])).toEqual([
    ['one', []],
    ['two', [v1]],
    ['three', []],
    ['merge', [v2]],
    ['four', []],
  ])
})

test('no name or subject can make a commit of its own', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
git -c user.name=$'a\\x1fb\\x1etag: refs/tags/v9' commit --quiet --allow-empty --author=$'a\\x1fb\\x1ec <a@b>' -m $'one\\x1e0000\\x1f2026'
git commit --quiet --allow-empty -m two
`)
  const commits = await readMainLineCommitsWithTags(repository.git, 'HEAD', [])
  expect(commits.map(({ tags }) => tags)).toEqual([[], []])
  expect(commits[0]).toMatchObject({ author: 'a\x1fb\x1ec', subject: 'one\x1e0000\x1f2026' })
  expect(commits[1]).toMatchObject({ author: 'test', subject: 'two' })
})
