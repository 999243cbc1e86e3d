// What git lists: the status, the index, trees, and where commits differ, with names as git has them.
import { describe, expect, test } from 'vitest'
import {
  listFilePathsOfCommit,
  readCommitDifference,
  readSubmoduleCommits,
} from '../../../src/effects/git/commit-files.ts'
import {
  isSparseCheckout,
  listGitStashes,
  readGitIndex,
  readGitStatus,
} from '../../../src/effects/git/listing.ts'
import { makeRepository } from '../../support/repository.ts'

const script = `
git init --quiet --initial-branch=main
for n in same changed staged gone 'sp ace' $'latin-\\xe9' $'tab\\tname' moved; do echo "$n" > "$n"; done
mkdir -p sub/deep; echo x > sub/file; echo x > sub/deep/file
printf '*.log\\nbuilt/\\n' > .gitignore
git add .; git commit --quiet -m 1
`

const sorted = (lists: object) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list].sort()]))

test('the status tells apart what changed, is missing, is not tracked, and is ignored', async () => {
  await using here = await makeRepository(`${script}
echo 2 >> changed; echo 2 >> staged; git add staged; rm gone; git mv moved renamed; chmod +x same
rm 'sp ace'; git add 'sp ace'; echo x > $'new-\\xe9'; mkdir -p new/deep built nested; echo x > new/deep/file
echo x > built/file; echo x > sub/a.log; git init --quiet nested; git -C nested commit --quiet --allow-empty -m n`)
  expect(sorted(await readGitStatus(here.git))).toEqual({
    changed: ['changed', 'renamed', 'same', 'staged'],
    deleted: ['gone', 'moved', 'sp ace'],
    untracked: ['nested', 'new-\xe9', 'new/deep/file'],
    ignored: ['built', 'sub/a.log'],
  })
  expect((await readGitStatus(here.git, 'normal')).untracked).toContain('new')
})

test('a conflict is a change, whatever its path', async () => {
  await using here = await makeRepository(`${script}
git checkout --quiet -b other; echo theirs > 'sp ace'; git commit --quiet -am o
git checkout --quiet main; echo ours > 'sp ace'; git commit --quiet -am m; git merge other > /dev/null || true`)
  expect((await readGitStatus(here.git)).changed).toEqual(['sp ace'])
})

test('the number of stash entries, which a setting adds, is no path', async () => {
  await using here = await makeRepository(
    `${script} echo 2 >> changed; git stash --quiet; git config status.showStash true`,
  )
  expect((await readGitStatus(here.git)).changed).toEqual([])
})

test('the index has modes, times and what the user said of a file', async () => {
  await using here = await makeRepository(`${script}
git update-index --assume-unchanged same; git update-index --skip-worktree changed
git update-index --skip-worktree staged; git update-index --assume-unchanged staged; chmod +x gone; git add gone
ln -s same link; git add link; touch -d @1000000000.5 moved; git update-index moved`)
  const entries = await readGitIndex(here.git)
  const of = (path: string) => entries.find(entry => entry.path === path)
  expect(of('same')).toMatchObject({ isAssumed: true, isSkipped: false, mode: '100644' })
  expect(of('changed')).toMatchObject({ isAssumed: false, isSkipped: true })
  expect(of('staged')).toMatchObject({ isAssumed: true, isSkipped: true })
  expect(of('gone')).toMatchObject({ isAssumed: false, isSkipped: false, mode: '100755' })
  expect([of('link')?.mode, of('moved')?.modified]).toEqual(['120000', 1_000_000_000_500])
  expect(entries.map(({ path }) => path).sort()).toEqual(
    [...(await listFilePathsOfCommit(here.git, 'HEAD')), 'link'].sort(),
  )
  expect(await listFilePathsOfCommit(here.git, 'HEAD')).toEqual(
    expect.arrayContaining(['tab\tname', 'latin-\xe9', 'sub/deep/file']),
  )
})

test('the submodules of a commit have a path and a commit each', async () => {
  const [one, two] = ['1'.repeat(40), '2'.repeat(40)]
  await using here = await makeRepository(`${script}
git update-index --add --cacheinfo 160000,${one},'a module' --cacheinfo 160000,${two},sub/module; git commit --quiet -m m`)
  expect(await readSubmoduleCommits(here.git, 'HEAD')).toEqual(
    new Map([
      ['a module', one],
      ['sub/module', two],
    ]),
  )
  expect(await readSubmoduleCommits(here.git, 'HEAD~1')).toEqual(new Map())
})

describe('the difference of two commits', () => {
  test('has files that changed, came and went; a submodule is none', async () => {
    await using here = await makeRepository(`${script}
echo 2 >> changed; chmod +x same; git rm --quiet gone; echo x > new; git mv moved renamed
rm staged; ln -s same staged; git add .
git update-index --add --cacheinfo 160000,${'1'.repeat(40)},module; git rm --quiet --cached 'sp ace'
git update-index --add --cacheinfo 160000,${'1'.repeat(40)},'sp ace'; git commit --quiet -m 2`)
    expect(sorted(await readCommitDifference(here.git, 'HEAD~1', 'HEAD'))).toEqual({
      changed: ['changed', 'same', 'staged'],
      added: ['new', 'renamed'],
      removed: ['gone', 'moved', 'sp ace'],
    })
    expect(sorted(await readCommitDifference(here.git, 'HEAD', 'HEAD~1'))).toEqual({
      changed: ['changed', 'same', 'staged'],
      added: ['gone', 'moved', 'sp ace'],
      removed: ['new', 'renamed'],
    })
  })

  test('has every file below a .gitattributes that differs, as git may write it otherwise', async () => {
    await using here = await makeRepository(`${script}
mkdir -p sub-2; echo x > sub-2/file; git add .; git update-index --add --cacheinfo 160000,${'1'.repeat(40)},sub/module
git commit --quiet -m 2; echo '* text' > sub/.gitattributes; git add sub; git commit --quiet -m 3
git mv sub/.gitattributes .gitattributes; git commit --quiet -m 4`)
    expect(sorted(await readCommitDifference(here.git, 'HEAD~2', 'HEAD~1'))).toEqual({
      changed: ['sub/deep/file', 'sub/file'],
      added: ['sub/.gitattributes'],
      removed: [],
    })
    const { changed } = await readCommitDifference(here.git, 'HEAD~2', 'HEAD')
    expect([...changed].sort()).toEqual(
      [...(await listFilePathsOfCommit(here.git, 'HEAD~2'))].filter(path => path !== 'sub/module').sort(),
    )
    expect(await readCommitDifference(here.git, 'HEAD', 'HEAD')).toEqual({
      changed: [],
      added: [],
      removed: [],
    })
  })
})

test('stash entries are listed newest first, with whatever message', async () => {
  await using here = await makeRepository(`${script}
echo 2 > changed; git stash push --quiet -m 'one two'; echo 3 > changed; git stash push --quiet`)
  const [second = '', first = ''] = here.sh('git rev-parse stash@{0} stash@{1}').split('\n')
  expect(await listGitStashes(here.git)).toEqual([
    [second, expect.stringMatching(/^WIP on main: [0-9a-f]+ 1$/)],
    [first, 'On main: one two'],
  ])
  here.sh('git stash clear')
  expect(await listGitStashes(here.git)).toEqual([])
})

test.each([
  ['true', true],
  ['yes', true],
  ['false', false],
])('core.sparseCheckout %s', async (value, expected) => {
  await using here = await makeRepository(`git init --quiet; git config core.sparseCheckout ${value}`)
  expect(await isSparseCheckout(here.git)).toBe(expected)
  here.sh('git config --unset core.sparseCheckout')
  expect(await isSparseCheckout(here.git)).toBe(false)
})
