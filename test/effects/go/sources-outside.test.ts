// Sources beside the checkout: what is found of them, and what is none.
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../../src/effects/git/git.ts'
import { sourcesOutside, whyInPlace } from '../../../src/effects/go/find-packages.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'

async function found(files: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
  await using repository = await makeRepository('git init --quiet', 'repository')
  const root = await realpath(repository.folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const git = gitIn(root, plainEnv)
  await git.run(['add', '--all'])
  return await sourcesOutside(root, git, { ...plainEnv, ...more })
}

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'a module in the place of another',
    { 'go.mod': 'module m\n\nreplace example.com/lib => ../lib\n' },
    ['../lib'],
  ],
  [
    'one in a block, of a version',
    { 'a/go.mod': 'module m\nreplace (\n\texample.com/lib v1.0.0 => "../../lib/v1"\n)\n' },
    ['../lib/v1'],
  ],
  ['a workspace', { 'go.work': 'go 1.22\n\nuse (\n\t./a\n\t../../lib\n)\n' }, ['../../lib']],
  ['a workspace of one', { 'go.work': 'go 1.22\nuse ..\n' }, ['..']],
  [
    'a workspace above, and what it uses',
    {
      '../go.work': 'go 1.22\nuse (\n\t./repository\n\t./lib\n)\nreplace x => ./x\n',
      'go.mod': 'module m\n',
    },
    ['../go.work', '../go.work.sum', '../x', '../lib'],
  ],
  [
    'a workspace above of the folder itself',
    { '../go.work': 'go 1.22\nuse .\n' },
    ['../go.work', '../go.work.sum', '..'],
  ],
  ['not a workspace above one of its own', { '../go.work': 'use ./lib\n', 'go.work': 'use .\n' }, []],
  [
    'nothing within, and nothing elsewhere',
    {
      'go.work': 'go 1.22\n\nuse (\n\t.\n\t./b\n)\n',
      'go.mod':
        'module m\n\n// replace a => ../lib\nreplace example.com/lib => ./lib\nreplace x => example.com/y v1.0.0\n',
      'b/go.mod': 'module b\n\nreplace m => ../\n',
    },
    [],
  ],
])('finds %s', async (_, files, outside) => {
  expect(await found(files)).toEqual(outside)
})

test('a workspace that is switched off, or named, is not looked for', async () => {
  const above = { '../go.work': 'go 1.22\nuse ./lib\n' }
  expect(await found(above, { GOWORK: 'off' })).toEqual([])
  expect(whyInPlace([], { GOWORK: 'off' })).toBe(null)
  expect(whyInPlace([], { GOWORK: '/a/go.work' })).toContain('/a/go.work')
  expect(whyInPlace(['../lib'], {})).toBe(null)
  expect(whyInPlace(['../lib', '../..'], {})).toContain('(../..)')
})
