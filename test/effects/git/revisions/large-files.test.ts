// Git LFS, played by a script: whether the large files of both sides are fetched, and whether pointers stay pointers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchLargeFilesUnlessPointers } from '../../../../src/effects/git/revisions/large-files.ts'
import { openOriginRemote } from '../../../../src/effects/git/revisions/remote.ts'
import { listeningConsole, makeRepository, plainEnv, type Repository } from '../../../support/repository.ts'

let repository: Repository

beforeAll(async () => {
  repository = await makeRepository(`git init --quiet; git remote add origin /nonexistent
    echo 'filter=lfs' > README; git add .; git commit --quiet -m plain; git tag plain
    mkdir deep; echo '*.bin filter=lfs' > deep/.gitattributes; git add .; git commit --quiet -m uses; git tag uses
    mkdir ../bin
    printf '%s\\n' '#!/bin/sh' 'case $1 in ls-files) printf "$LISTED"; exit $LISTS;; *) echo "$@" >> "$ASKED"; exit $FETCHES;; esac' > ../bin/git-lfs
    chmod +x ../bin/git-lfs`)
})

afterAll(() => repository[Symbol.asyncDispose]())

interface Lfs {
  readonly commits?: readonly string[]
  /** What git-lfs says of the files, and the exit codes of its two commands. */
  readonly listed?: string
  readonly lists?: number
  readonly fetches?: number
  readonly isSetUp?: boolean
}

async function prepared({ commits = ['plain', 'uses'], isSetUp = true, ...lfs }: Lfs) {
  const parent = `${repository.folder}/..`
  const filter = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'filter.lfs.smudge', GIT_CONFIG_VALUE_0: 'cat' }
  const git = repository.git.with({
    PATH: `${parent}/bin:${plainEnv.PATH}`,
    ASKED: `${parent}/asked`,
    LISTED: lfs.listed ?? '0a * deep/here.bin\\n',
    LISTS: String(lfs.lists ?? 0),
    FETCHES: String(lfs.fetches ?? 0),
    ...(isSetUp && filter),
  })
  const console = listeningConsole()
  const remote = await openOriginRemote(git, '', 'https://github.com')
  const hasPointers = await fetchLargeFilesUnlessPointers(git, remote, commits, console)
  const { said, warnings } = console
  return { hasPointers, said, warnings, asked: repository.sh('touch ../asked; cat ../asked; rm ../asked') }
}

const nothing = { hasPointers: false, said: [], warnings: [], asked: '' }
const fetched = { ...nothing, asked: 'fetch origin plain uses\n' }

test.each<[string, Lfs, typeof nothing]>([
  ['where one side uses it, all that it keeps of both is fetched', {}, fetched],
  [
    'where some files are here and some are not, the others are fetched',
    { listed: '0a - deep/x.bin\\n0b * deep/y.bin\\n' },
    fetched,
  ],
  ['where it keeps no file of this checkout, those of the sides are fetched', { listed: '' }, fetched],
  ['where no side uses it, it is not asked', { commits: ['plain', 'plain'], listed: '0a - x\\n' }, nothing],
  ['where it is not installed, nothing is fetched', { lists: 1 }, nothing],
  ['where git was not told to use it, nothing is fetched', { isSetUp: false }, nothing],
])('%s', async (_, lfs, expected) => {
  expect(await prepared(lfs)).toEqual(expected)
})

test('where the checkout has pointers alone, both sides have them too, and nothing is fetched', async () => {
  expect(await prepared({ listed: '0a - deep/a * b.bin\\n0b - deep/c.bin\\n' })).toEqual({
    ...nothing,
    hasPointers: true,
    said: ['files kept by Git LFS stay pointers on both sides, as in this checkout'],
  })
})

test('where they cannot be fetched, the step that would fetch them is named', async () => {
  const { hasPointers, warnings } = await prepared({ fetches: 2 })
  expect(hasPointers).toBe(false)
  expect(warnings).toEqual([expect.stringContaining('"git lfs fetch origin plain uses"')])
})
