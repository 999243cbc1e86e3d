// A shallow clone has no less history after a fetch of ours than before.
import { mkdir, readdir } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isShallow, keepingHistory } from '../../../../src/effects/git/revisions/remote.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'

/** A clone, three deep, of a branch of six commits; then origin goes on by one. */
async function cloned(): Promise<Repository> {
  const repository = await makeRepository(`git init --quiet --initial-branch=main origin; cd origin
    git config uploadpack.allowAnySHA1InWant true
    for n in 1 2 3 4 5 6; do git commit --quiet --allow-empty -m $n; git tag at-$n; done; cd ..
    git clone --quiet --depth=3 --no-tags "file://$PWD/origin" clone
    git -C origin commit --quiet --allow-empty -m 7; git -C origin tag at-7`)
  return { ...repository, git: repository.git.in(`${repository.folder}/clone`) }
}

const fetching = (repository: Repository, ...args: readonly string[]) =>
  keepingHistory(repository.git, () =>
    repository.git.run(['fetch', '--quiet', '--no-tags', '--refmap=', ...args]),
  )
const count = (repository: Repository, revision: string) =>
  repository.git.run(['rev-list', '--count', revision]).then(Number)
const sha = (repository: Repository, n: number) => repository.sh(`git -C origin rev-parse at-${n}`).trim()

test.each([
  ['the tip that it has', 6, 3],
  ['a commit in the midst of its history', 5, 2],
  ['the oldest that it has', 4, 1],
  ['a new tip, which has all that history behind it', 7, 4],
  ['a commit beyond its history', 2, 1],
])('%s', async (_, n, behind) => {
  await using repository = await cloned()
  const temporary = `${repository.folder}/temporary`
  await mkdir(temporary)
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  await fetching(repository, '--depth=1', 'origin', sha(repository, n))
  expect(await readdir(temporary)).toEqual([])
  expect(await count(repository, 'HEAD')).toBe(3)
  expect(await count(repository, sha(repository, n))).toBe(behind)
  repository.sh('git -C clone fsck --connectivity-only')
  expect(await isShallow(repository.git)).toBe(true)
})

test('deepening goes on from where the history ended', async () => {
  await using repository = await cloned()
  await fetching(repository, '--depth=1', 'origin', sha(repository, 7))
  await fetching(repository, '--deepen=1', 'origin', sha(repository, 7))
  expect(await count(repository, 'HEAD')).toBe(4)
  await fetching(repository, '--deepen=1000', 'origin', sha(repository, 7))
  expect(await count(repository, 'HEAD')).toBe(6)
  expect(await isShallow(repository.git)).toBe(false)
})

test('a clone with all its history stays one', async () => {
  await using repository = await cloned()
  repository.sh('git -C clone fetch --quiet --unshallow')
  await fetching(repository, '--depth=1', 'origin', sha(repository, 5))
  expect(await isShallow(repository.git)).toBe(false)
  expect(await count(repository, 'HEAD')).toBe(6)
})

test('where another git is at it, that one has the last word', async () => {
  await using repository = await cloned()
  await keepingHistory(repository.git, async () => {
    await repository.git.run(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha(repository, 6)])
    repository.sh('touch clone/.git/shallow.lock')
  })
  expect(await count(repository, 'HEAD')).toBe(1)
  repository.sh('rm clone/.git/shallow.lock')
})
