// The outline of a tree: which folders there are, and which modes git would not set; and that it brings them back.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ancestorFoldersOfPaths,
  collectWorkingTreeFoldersAndModes,
  filesThatGitMayConvertOnCheckout,
  makeFoldersAccessible,
  restoreFoldersAndModes,
  type WorkingTreeFoldersAndModes,
} from '../../../../src/effects/git/checkout/tree-outline.ts'
import { gitTexts, makeRepository, type Repository } from '../../../support/repository.ts'

const build = `umask 022; git init --quiet --initial-branch=main; printf '*.out\\ncache/\\n' > .gitignore; mkdir -p tree/deep other
for name in same tool tree/a tree/deep/b other/c; do echo $name > $name; done; chmod 755 tool
mkdir only; echo x > only/x; git add .; git commit --quiet -m base; git tag base
git rm --quiet -r only; echo y > head; git add .; git commit --quiet -m head; git tag head`

let built: Repository

beforeAll(async () => {
  built = await makeRepository(build)
})

afterAll(() => built[Symbol.asyncDispose]())

const isRoot = process.getuid?.() === 0
const octal = (pairs: WorkingTreeFoldersAndModes['files' | 'folders']) =>
  Object.fromEntries(pairs.map(([path, mode]) => [path, mode.toString(8)]))

test('has the folders that a checkout or a run can remove, with their modes, outer ones first', async () => {
  await using repository = await built.copy()
  repository.sh(`umask 022; mkdir -p empty/in made/in cache/in only tree/deep/none; echo x > made/in/x; echo x > cache/in/x
    git init --quiet nested; mkdir nested/in; chmod 700 empty; chmod 2750 tree/deep`)
  const { folders, closed } = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  expect(octal(folders)).toEqual({
    empty: '700',
    'empty/in': '755',
    made: '755',
    'made/in': '755',
    only: '755',
    other: '755',
    tree: '755',
    'tree/deep': '2750',
    'tree/deep/none': '755',
  })
  expect(folders.map(([path]) => path.length)).toEqual(
    folders.map(([path]) => path.length).sort((a, b) => a - b),
  )
  expect([...closed].sort()).toEqual(['cache', 'made/in/x', 'nested'])
})

test('has the modes of changed files, and of others that git would not set', async () => {
  await using repository = await built.copy()
  repository.sh(
    'chmod 640 same tree/a; echo more >> other/c; chmod 750 tool; echo u > untracked; rm tree/deep/b',
  )
  repository.sh('ln -sf nowhere head; git rm --quiet --cached .gitignore')
  const { files } = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  expect(octal(files)).toMatchObject({
    same: '640',
    'tree/a': '640',
    'other/c': '644',
    tool: '750',
    '.gitignore': '644',
  })
  expect(files.map(([path]) => path)).not.toContain('untracked')
  expect(files.map(([path]) => path)).not.toContain('head')
})

test('has the folders that stand where git has, or will have, a file', async () => {
  await using repository = await built.copy()
  repository.sh(
    'rm same; mkdir -p same/in only/x/deep; git init --quiet other/repository; mkdir other/repository/in',
  )
  const paths = (await collectWorkingTreeFoldersAndModes(repository.git, ['base'])).folders.map(
    ([path]) => path,
  )
  expect(paths).toEqual(expect.arrayContaining(['same', 'same/in', 'only', 'only/x', 'only/x/deep']))
  expect(paths.filter(path => path.includes('repository'))).toEqual([])
})

test.skipIf(isRoot)('a folder that may not be read now is not cleared in the end', async () => {
  await using repository = await built.copy()
  repository.sh('mkdir -p shut/in; chmod 000 shut')
  const outline = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  repository.sh('chmod 755 shut')
  expect(outline.closed).toContain('shut')
  await restoreFoldersAndModes(repository.git, outline)
  expect(repository.sh('stat -c %a shut; chmod 755 shut; ls shut')).toBe('0\nin\n')
})

test('brings back folders and modes, and removes the empty folders that are new', async () => {
  await using repository = await built.copy()
  repository.sh(`umask 022; mkdir -p empty/in cache/in; chmod 700 empty; chmod 600 same; chmod 750 tool; chmod 711 tree; mkdir gone
    mkdir nested; git init --quiet nested`)
  const outline = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  repository.sh(`umask 022; rmdir empty/in empty gone; echo file > gone; chmod 644 same; chmod 700 tool tree; chmod 666 tree/a other/c
    mkdir -p new/in tree/new cache/new nested/in; mkdir full; echo x > full/x; ln -s ../outside linked; mkdir ../outside`)
  await restoreFoldersAndModes(repository.git, outline)
  const mode = (path: string) => (statSync(join(repository.folder, path)).mode & 0o7777).toString(8)
  expect(
    Object.fromEntries(
      ['empty', 'empty/in', 'same', 'tool', 'tree', 'tree/a', 'other/c', 'gone'].map(path => [
        path,
        mode(path),
      ]),
    ),
  ).toEqual({
    empty: '700',
    'empty/in': '755',
    same: '600',
    tool: '750',
    tree: '711',
    'tree/a': '644',
    'other/c': '644',
    gone: '644',
  })
  const there = [
    'new',
    'tree/new',
    'cache/new',
    'cache/in',
    'nested/in',
    'full/x',
    'linked',
    '.git/refs/tags',
  ]
  expect(there.filter(path => existsSync(join(repository.folder, path)))).toEqual([
    'cache/new',
    'cache/in',
    'nested/in',
    'full/x',
    'linked',
    '.git/refs/tags',
  ])
})

test('what stands behind a link is not ours: its mode stays', async () => {
  await using repository = await built.copy()
  const outline = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  repository.sh(
    'mkdir -m 700 ../theirs; echo a > ../theirs/a; chmod 600 ../theirs/a; rm -r tree; ln -s ../theirs tree',
  )
  await restoreFoldersAndModes(repository.git, outline)
  expect(repository.sh('stat -c %a ../theirs ../theirs/a')).toBe('700\n600\n')
})

test('folders that a command has closed are opened, and nothing else', async () => {
  await using repository = await built.copy()
  repository.sh(
    'chmod 2050 tree; chmod 500 other; mkdir ../theirs; chmod 500 ../theirs; ln -s ../theirs linked; chmod 400 same',
  )
  makeFoldersAccessible(repository.folder, gitTexts('gone', 'linked', 'tree', 'same', 'other'))
  expect(repository.sh('stat -c %a tree other ../theirs same')).toBe('2750\n700\n500\n400\n')
})

test('the folders of paths come once, outer ones first', () => {
  expect(ancestorFoldersOfPaths(gitTexts('a', 'b/c', 'b/d/e', 'b/f'))).toEqual(['b', 'b/d'])
})

/** Files with these line ends in the tree, each committed before as the name says. */
const ends = `git init --quiet; printf 'a\\nb\\n' > lf; printf 'a\\r\\nb\\r\\n' > crlf; printf 'a\\nb\\r\\n' > mixed; printf 'a\\0' > binary
printf 'a\\nb\\n' > now-crlf; git add .; git commit --quiet -m 1; printf 'a\\r\\nb\\r\\n' > now-crlf`

test.each([
  ['no setting', 'true', []],
  ['core.autocrlf true', 'git config core.autocrlf true', ['lf', 'mixed']],
  ['core.autocrlf TRUE', 'git config core.autocrlf TRUE', ['lf', 'mixed']],
  ['core.autocrlf input', 'git config core.autocrlf input', ['now-crlf']],
  ['core.eol', 'git config core.eol crlf', ['now-crlf']],
  ['eol=crlf', "echo '*lf eol=crlf' > .gitattributes", ['lf']],
  ['eol=lf', "echo '*lf eol=lf' > .gitattributes", ['now-crlf']],
])('files whose line ends a checkout may not write again, with %s', async (_, setting, odd) => {
  await using repository = await makeRepository(`${ends}; ${setting}`)
  expect(await filesThatGitMayConvertOnCheckout(repository.git)).toEqual(odd)
})

test('files that a checkout writes in another encoding, expands, or has only from before a filter', async () => {
  await using repository = await makeRepository(`git init --quiet; touch plain none utf id strip cat large
    printf '%s\\n' 'none -filter -ident' 'utf working-tree-encoding=UTF-16' 'id ident' 'strip filter=strip' 'cat filter=C.at' 'large filter=lfs' > .gitattributes
    git config filter.strip.clean true; git config filter.C.at.clean true; git config filter.C.at.smudge cat
    git config filter.lfs.clean true; git config filter.lfs.smudge 'git-lfs smudge'; git add .; git commit --quiet -m 1`)
  expect([...(await filesThatGitMayConvertOnCheckout(repository.git))].sort()).toEqual([
    'cat',
    'id',
    'strip',
    'utf',
  ])
})

test.runIf(isRoot)('a folder that root makes anew has its owner again', async () => {
  await using repository = await built.copy()
  repository.sh('mkdir -p own/in; chown -R 4242:4243 own')
  const outline = await collectWorkingTreeFoldersAndModes(repository.git, ['base'])
  repository.sh('rm -r own; mkdir own')
  await restoreFoldersAndModes(repository.git, outline)
  expect(repository.sh(`stat --format='%n %u:%g' own own/in`)).toBe('own 4242:4243\nown/in 4242:4243\n')
})
