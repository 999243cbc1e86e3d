// Base with the benchmark files of head: what is laid over what, and what is refused.
// @module-tag long
import { expect, test } from 'vitest'
import { MisconfiguredError } from '../../../../src/core/model/errors.ts'
import { createSideCommitsWithBaseOverlaid } from '../../../../src/effects/git/revisions/own-commits.ts'
import { digestOf } from '../../../support/digest.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'

/** Base and head are tags; on head the code is changed, and one benchmark is changed, one new, one gone. */
const made = `git init --quiet --initial-branch=main; mkdir -p pkg/deep bench
  for f in code.go pkg/code.go a_test.go pkg/gone_test.go bench/old.txt; do echo base > $f; done
  git add --all; git commit --quiet -m base; git tag base
  rm pkg/gone_test.go bench/old.txt; for f in code.go pkg/code.go a_test.go pkg/deep/new_test.go; do echo head > $f; done
  echo run > bench/run; chmod +x bench/run; ln -s run bench/link; printf x > $'bench/odd \\xff\\n'
  git add --all; git commit --quiet -m head; git tag head`

const commitsOf = (repository: Repository) => {
  const commit = (side: string) => ({
    sha: repository.sh(`git rev-parse ${side}^{commit}`).trim(),
    from: side,
  })
  return { base: commit('base'), head: commit('head') }
}

async function laid(globs: readonly string[], script = made) {
  await using repository = await makeRepository(script)
  const before = await digestOf(repository.folder)
  const commits = commitsOf(repository)
  const entered = await createSideCommitsWithBaseOverlaid(repository.git, commits, globs)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect(entered.head).toEqual(commits.head)
  const diff = (from: string) =>
    repository
      .sh(`git diff-tree -r --name-status --no-renames ${from} ${entered.base.sha}`)
      .replaceAll('\t', ' ')
      .trim()
      .split('\n')
  const again = await createSideCommitsWithBaseOverlaid(repository.git, commits, globs)
  expect(again).toEqual(entered)
  return {
    entered,
    commits,
    changed: diff('base'),
    parent: repository.sh(`git rev-parse ${entered.base.sha}^ || true`).trim(),
    log: repository.sh(`git log -1 --format='%an %cd' --date=iso ${entered.base.sha}`).trim(),
    modes: repository.sh(`git ls-tree -r ${entered.base.sha} | cut -c1-6 | sort | uniq -c | tr -s ' '`),
  }
}

test('takes what matches from head, and removes what matches on base alone', async () => {
  const { changed, entered, commits, parent, log } = await laid(['**/*_test.go'])
  expect(changed).toEqual(['M a_test.go', 'A pkg/deep/new_test.go', 'D pkg/gone_test.go'])
  expect(entered.base.from).toBe('base, with benchmark files of head')
  expect(parent).toBe(commits.base.sha)
  // As old as base: what asks git for a date gets the same.
  expect(log).toBe('benchgate 2026-01-01 00:00:00 +0000')
})

test('keeps modes, links and names of any kind', async () => {
  const { changed, modes } = await laid(['bench/**'])
  expect(changed).toEqual([
    'A bench/link',
    String.raw`A "bench/odd \377\n"`,
    'D bench/old.txt',
    'A bench/run',
  ])
  expect(modes).toBe(' 5 100644\n 1 100755\n 1 120000\n')
})

test.each<[string, readonly string[], readonly string[]]>([
  ['a star stays within a folder', ['*_test.go'], ['M a_test.go']],
  [
    'a folder stands for all in it',
    ['bench'],
    expect.arrayContaining(['A bench/run', 'D bench/old.txt']) as never,
  ],
  ['also with a slash', ['bench/'], expect.arrayContaining(['A bench/run']) as never],
  [
    'several globs, of which some match the same',
    ['a_test.go', '*_test.go', './bench/run'],
    ['M a_test.go', 'A bench/run'],
  ],
])('%s', async (_, globs, changed) => {
  expect((await laid(globs)).changed).toEqual(changed)
})

test('nothing to lay over is base itself', async () => {
  const same = `${made}; git tag -f head base`
  for (const [globs, script] of [
    [[], made],
    [['**/*_test.go'], same],
  ] as const) {
    const { entered, commits } = await laid(globs, script)
    expect(entered).toEqual(commits)
  }
})

test('a file of head that needs the place of a file of base has it', async () => {
  const script = `git init --quiet --initial-branch=main; echo x > bench; echo y > code; git add .; git commit --quiet -m base; git tag base
    rm bench; mkdir bench; echo z > bench/x; git add --all; git commit --quiet -m head; git tag head`
  expect((await laid(['bench/*'], script)).changed).toEqual(['D bench', 'A bench/x'])
})

test('a glob is no other magic, and names nothing outside', async () => {
  await using repository = await makeRepository(made)
  for (const [glob, message] of [
    ['none/*.go', /^overlay: "none\/\*\.go" matches no file of head .*"\*\*\/\*_test\.go"\.$/],
    [':(exclude)code.go', 'matches no file'],
    ['pkg/gone_test.go', 'matches no file'],
    ['/a_test.go', 'relative to the top folder'],
    ['../*', 'relative to the top folder'],
    ['a/../../b', 'relative to the top folder'],
  ] as const) {
    const laying = createSideCommitsWithBaseOverlaid(repository.git, commitsOf(repository), [
      '*_test.go',
      glob,
    ])
    await expect(laying, glob).rejects.toThrow(MisconfiguredError)
    await expect(laying, glob).rejects.toThrow(message)
  }
})

test('a submodule is no file to lay over, and others can be in a repository with one', async () => {
  await using repository =
    await makeRepository(`${made}; git update-index --add --cacheinfo 160000,$(git rev-parse base),sub
    git commit --quiet -m sub; git tag -f head`)
  const commits = commitsOf(repository)
  for (const glob of ['**', 'sub', '*'])
    await expect(createSideCommitsWithBaseOverlaid(repository.git, commits, [glob]), glob).rejects.toThrow(
      /^overlay: ".*" matches the submodule "sub" of head/,
    )
  await expect(createSideCommitsWithBaseOverlaid(repository.git, commits, ['sub/x'])).rejects.toThrow(
    MisconfiguredError,
  )
  const { base } = await createSideCommitsWithBaseOverlaid(repository.git, commits, ['*_test.go'])
  expect(repository.sh(`git ls-tree ${base.sha} sub`)).toBe('')
  await expect(
    createSideCommitsWithBaseOverlaid(repository.git, { base: commits.head, head: commits.base }, ['*']),
  ).rejects.toThrow('of base')
})

test('in a sparse checkout files that are not checked out are laid over all the same', async () => {
  const script = `${made}; git sparse-checkout set --cone --sparse-index bench`
  expect((await laid(['pkg/**/*_test.go'], script)).changed).toEqual([
    'A pkg/deep/new_test.go',
    'D pkg/gone_test.go',
  ])
})

test('objects that are not there, as in a partial clone, are not missed where nothing needs them', async () => {
  await using repository = await makeRepository(made)
  const path = repository.sh('git rev-parse base:code.go').trim()
  repository.sh(`rm -f .git/objects/${path.slice(0, 2)}/${path.slice(2)}`)
  const entered = await createSideCommitsWithBaseOverlaid(repository.git, commitsOf(repository), [
    '**/*_test.go',
  ])
  expect(repository.sh(`git ls-tree ${entered.base.sha} code.go`)).toContain(path)
})
