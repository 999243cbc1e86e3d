// The repositories of a checkout: the user's own and the filled submodules, and which commits the sides want in each.
// @module-tag long
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CouldNotMeasureError, MisconfiguredError } from '../../../../src/core/model/errors.ts'
import { listCheckoutRepositories } from '../../../../src/effects/git/checkout/trees.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf } from './sides.ts'

/** `lib` is in both sides, with `in` in it, and has its git directory elsewhere; `new` is in head alone, and `empty` is not filled. */
const build = `git init --quiet --initial-branch=main
git init --quiet --initial-branch=main --separate-git-dir=.git/of-lib lib; git init --quiet lib/in
git -C lib/in commit --quiet --allow-empty -m 1
(cd lib; git add in 2> /dev/null; git commit --quiet -m 1; git tag 1; git commit --quiet --allow-empty -m 2; git tag 2)
git init --quiet empty; git -C empty commit --quiet --allow-empty -m 1
git -C lib checkout --quiet 1; git add lib empty 2> /dev/null; git commit --quiet -m base; git tag base
git init --quiet new; git -C new commit --quiet --allow-empty -m 1; git -C lib checkout --quiet main
git add lib new 2> /dev/null; git commit --quiet -m head; git tag head; rm -rf empty/.git; git init --quiet begun; git init --quiet empty/sub`

let built: Repository

beforeAll(async () => {
  built = await makeRepository(build)
})

afterAll(() => built[Symbol.asyncDispose]())

async function treesIn(repository: Repository) {
  const { base, head } = commitsOf(repository)
  return listCheckoutRepositories(repository.git, { base: base.sha, head: head.sha }, '/state')
}

test('are the repository and its filled submodules, outer ones first, each with a place for its shelf', async () => {
  const trees = await treesIn(built)
  const of = (name: string, rev: string) => built.sh(`git -C ${name} rev-parse ${rev}`).trim()
  const link = readFileSync(join(built.folder, 'lib/.git'), 'utf8')
  const plain = { link: null, isBack: false, branch: 'refs/heads/main' }
  expect(
    trees.map(({ git, state, home, commits }) => ({ folder: git.folder, state, home, commits })),
  ).toEqual([
    {
      folder: built.folder,
      state: '/state',
      commits: { base: of('.', 'base'), head: of('.', 'head') },
      home: {
        ...plain,
        path: '',
        sha: of('.', 'HEAD'),
        isSwitched: true,
        sides: [of('.', 'base'), of('.', 'head')],
      },
    },
    {
      folder: join(built.folder, 'lib'),
      state: '/state/submodules/1',
      commits: { base: of('lib', '1'), head: of('lib', '2') },
      home: {
        ...plain,
        link,
        path: 'lib',
        sha: of('lib', '2'),
        isSwitched: true,
        sides: [of('lib', '1'), of('lib', '2')],
      },
    },
    {
      folder: join(built.folder, 'lib/in'),
      state: '/state/submodules/2',
      commits: { base: of('lib/in', 'HEAD'), head: of('lib/in', 'HEAD') },
      home: {
        ...plain,
        branch: expect.stringMatching(/^refs\/heads\//),
        path: 'lib/in',
        sha: of('lib/in', 'HEAD'),
        isSwitched: true,
        sides: [of('lib/in', 'HEAD'), of('lib/in', 'HEAD')],
      },
    },
    {
      folder: join(built.folder, 'new'),
      state: '/state/submodules/3',
      commits: null,
      home: {
        ...plain,
        branch: expect.stringMatching(/^refs\/heads\//),
        path: 'new',
        sha: of('new', 'HEAD'),
        isSwitched: false,
        sides: [],
      },
    },
  ])
})

test('with HEAD detached have no branch', async () => {
  await using repository = await built.copy()
  repository.sh('git checkout --quiet --detach; git -C lib checkout --quiet --detach 1')
  const trees = await treesIn(repository)
  expect(trees.slice(0, 2).map(({ home }) => home.branch)).toEqual([null, null])
  // The sides go by what they name, whatever the user has there.
  expect(trees[1]?.home.sha).toBe(trees[1]?.commits?.base)
})

test('whose own commit has no such submodule are not switched there', async () => {
  await using repository = await built.copy()
  repository.sh(
    'git rm --quiet --cached new; git commit --quiet -m mine; git update-index --add --cacheinfo 160000,$(git -C new rev-parse HEAD),new',
  )
  expect((await treesIn(repository)).map(({ home }) => [home.path, home.isSwitched])).toEqual([
    ['', true],
    ['lib', true],
    ['lib/in', true],
    ['new', false],
  ])
})

test('that have no commit yet are refused, and submodules without one passed over', async () => {
  await using repository = await built.copy()
  repository.sh('git -C new symbolic-ref HEAD refs/heads/unborn')
  expect((await treesIn(repository)).map(({ home }) => home.path)).toEqual(['', 'lib', 'lib/in'])
  repository.sh('git symbolic-ref HEAD refs/heads/unborn')
  const refused = treesIn(repository)
  await expect(refused).rejects.toThrow(MisconfiguredError)
  await expect(refused).rejects.toThrow(`${repository.folder} has no commit checked out`)
})

test('that lack a commit of a side get it from their origin, and are refused where that has none', async () => {
  await using repository = await makeRepository(`git init --quiet --initial-branch=main ../lib; cd ../lib
    for n in 1 2; do git commit --quiet --allow-empty -m $n; git tag $n; done; git config uploadpack.allowAnySHA1InWant true
    cd ../repository; git init --quiet; git clone --quiet --depth=1 --no-tags "file://$PWD/../lib" lib
    git update-index --add --cacheinfo 160000,$(git -C ../lib rev-parse 1),lib; git commit --quiet -m base; git tag base
    git add lib; git commit --quiet -m head; git tag head`)
  await using without = await repository.copy()
  const [, lib] = await treesIn(repository)
  expect(lib?.commits?.base).toBe(repository.sh('git -C ../lib rev-parse 1').trim())
  expect(repository.sh('git -C lib cat-file -t $(git -C ../lib rev-parse 1); git -C lib tag').trim()).toBe(
    'commit',
  )
  expect(repository.sh('ls lib/.git')).not.toContain('FETCH_HEAD')

  without.sh('git -C lib remote remove origin')
  const refused = treesIn(without)
  await expect(refused).rejects.toThrow(CouldNotMeasureError)
  await expect(refused).rejects.toThrow(
    /base has the submodule lib at [0-9a-f]+, which is not in this checkout/,
  )
})
