// Sources beside the checkout: what is found of them, and what is none.
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../../src/effects/git/git.ts'
import { reachesOutside } from '../../../src/effects/go/reaches-outside.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'

async function reaches(files: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}) {
  await using repository = await makeRepository('git init --quiet', 'repository')
  const root = await realpath(repository.folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const git = gitIn(root, plainEnv)
  await git.run(['add', '--all'])
  return await reachesOutside(git, root, { ...plainEnv, ...more })
}

test.each<[string, string, string]>([
  ['a module in the place of another', 'go.mod', 'module m\n\nreplace example.com/lib => ../lib\n'],
  [
    'one in a block, of a version',
    'a/go.mod',
    'module m\nreplace (\n\texample.com/lib v1.0.0 => "../../lib"\n)\n',
  ],
  ['a workspace', 'go.work', 'go 1.22\n\nuse (\n\t./a\n\t../lib\n)\n'],
  ['a workspace of one', 'go.work', 'go 1.22\nuse ..\n'],
])('finds %s outside', async (_, path, text) => {
  expect(await reaches({ [path]: text })).toBe(true)
})

test('finds a workspace above, unless it is switched off, and one that is named', async () => {
  const above = { '../go.work': 'go 1.22\n', 'go.mod': 'module m\n' }
  expect(await reaches(above)).toBe(true)
  expect(await reaches(above, { GOWORK: 'off' })).toBe(false)
  expect(await reaches({}, { GOWORK: '/somewhere/go.work' })).toBe(true)
})

test('takes nothing for outside that is within, or elsewhere', async () => {
  const files = {
    'go.work': 'go 1.22\n\nuse (\n\t.\n\t./b\n)\n',
    'go.mod':
      'module m\n\n// replace a => ../lib\nreplace example.com/lib => ./lib\nreplace x => example.com/y v1.0.0\n',
    'b/go.mod': 'module b\n\nreplace m => ../\n',
  }
  expect(await reaches(files)).toBe(false)
  expect(await reaches({})).toBe(false)
})
