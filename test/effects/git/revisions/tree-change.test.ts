// How the files of two commits differ, whatever their names, and whether globs match any of it.
import { expect, test } from 'vitest'
import { Misconfigured } from '../../../../src/core/model/errors.ts'
import { differAt, treeChange } from '../../../../src/effects/git/revisions/changes.ts'
import { makeRepository, type Repository } from '../../../support/repository.ts'
import { commitsOf } from '../checkout/sides.ts'

const commit = (tag: string) => `git add --all; git commit --quiet --allow-empty -m ${tag}; git tag ${tag}`

function sides(base: string, head: string): Promise<Repository> {
  return makeRepository(
    `git init --quiet --initial-branch=main; ${base}; ${commit('base')}; ${head}; ${commit('head')}`,
  )
}

const paths = async (repository: Repository) => {
  const { differences } = await treeChange(repository.git, commitsOf(repository))
  return differences.map(({ path, isPlain }) => `${path}${isPlain ? '' : ' !'}`)
}

test('names what was changed, added, removed and moved, under both names', async () => {
  await using repository = await sides(
    'mkdir a; seq 40 > a/moved; echo 1 > changed; echo 1 > gone; echo 1 > same; echo 1 > mode',
    'git mv a/moved b.md; echo 2 > changed; rm gone; echo 2 > new; chmod +x mode',
  )
  expect(await paths(repository)).toEqual(['a/moved', 'b.md', 'changed', 'gone', 'mode', 'new'])
})

test('takes names as they are', async () => {
  const names = [' ', '"', ':x', '\\n\\n', '\\t', 'é', 'a -> b', '-x', '*']
  await using repository = await sides(
    'true',
    names.map(name => `printf 1 > "$(printf -- '${name.replace('"', '\\"')}.')"`).join('; '),
  )
  const found = await paths(repository)
  expect(found).toHaveLength(names.length)
  expect(found).toEqual(expect.arrayContaining([':x.', '\n\n.', '\t.', 'é.', 'a -> b.', '-x.', '*.']))
})

test('tells links from files, and names those that are on head', async () => {
  await using repository = await sides(
    'mkdir a; ln -s /nowhere a/data; ln -s x b.md; echo 1 > c.md; echo 1 > d',
    'rm b.md; echo 1 > b.md; rm c.md; ln -s d c.md',
  )
  expect(await paths(repository)).toEqual(['b.md !', 'c.md !'])
  const { links } = await treeChange(repository.git, commitsOf(repository))
  expect(links).toEqual(['a/data', 'c.md'])
})

const submodule = `git init --quiet library; git -C library commit --quiet --allow-empty -m 1
  printf '[submodule "library"]\\n\\tpath = library\\n\\turl = ./library\\n\\tignore = all\\n' > .gitmodules; echo 1 > x`

test('a submodule at another commit is a difference, also where it asks to be ignored', async () => {
  await using repository = await sides(
    submodule,
    'git -C library commit --quiet --allow-empty -m 2; echo 1 > y; git add --force library y; git config diff.ignoreSubmodules all',
  )
  expect(repository.sh('git diff-tree -r --name-only base head')).toBe('y\n')
  expect(await paths(repository)).toEqual(['library !', 'y'])
  expect(await differAt(repository.git, commitsOf(repository), ['x'])).toBe(true)
})

test.each([
  ['src/**', 'mkdir -p src/deep; echo 2 > src/deep/new', true],
  ['src/**', 'echo 2 > README.md', false],
  ['src/*', 'mkdir -p src/deep; echo 2 > src/deep/new', false],
  ['**/*.c', 'echo 2 > src/x.c', true],
  ['./src/**', 'rm src/x.c', true],
  ['src/**', 'git mv src/x.c x.c', true],
  ['src/é', "echo 2 > 'src/é'", true],
])('whether "%s" matches what "%s" changes', async (glob, head, expected) => {
  await using repository = await sides(
    "mkdir src; echo 1 > src/x.c; echo 1 > 'src/é'; echo 1 > README.md; echo 1 > same",
    head,
  )
  expect(await differAt(repository.git, commitsOf(repository), [glob, 'same'])).toBe(expected)
})

test('a glob that is on neither side is refused, and one that leads out of the repository', async () => {
  await using repository = await sides('mkdir src; echo 1 > src/x', 'rm src/x; echo 1 > y')
  const differ = (...globs: string[]) => differAt(repository.git, commitsOf(repository), globs)
  expect(await differ('src/**')).toBe(true)
  await expect(differ('y', 'sources/**')).rejects.toThrow(
    /^paths: "sources\/\*\*" matches no file of base or head/,
  )
  await expect(differ('../x')).rejects.toThrow(Misconfigured)
  await expect(differ('/etc/x')).rejects.toThrow(/^paths: "\/etc\/x" is not accepted/)
})
