// The rules of the tree against those of base: what is compared is what they mean, wherever the file lies.
import { expect, test } from 'vitest'
import { noTexts } from '../../../src/core/inputs/rules-file.ts'
import { againstBase } from '../../../src/effects/inputs/rules-at.ts'
import { makeRepository } from '../../support/repository.ts'

const path = '.github/benchgate.yml'

/** What the tree's rules change in a base that was made by a script. */
async function changes(base: string, inputs: Readonly<Record<string, string>>, file: string | null = path) {
  await using repository = await makeRepository(
    `git init --quiet --initial-branch=main; mkdir .github; ${base}; git add --all; git commit --quiet --allow-empty -m base`,
  )
  const commit = { sha: repository.sh('git rev-parse HEAD').trim(), from: 'main' }
  return await againstBase({ file, path, texts: { ...noTexts, inputs } }, repository.git, commit)
}

test('other text that means the same is no change', async () => {
  const base = `printf '# ours\\n"count":   8\\n' > ${path}`
  expect(await changes(base, { count: '8' })).toEqual({ file: path, changes: [] })
})

test('what is set otherwise, is no longer set, and is new', async () => {
  const base = `printf 'count: 8\\nalpha: 1%%\\n' > ${path}`
  const expected = [
    { rule: 'count', base: '8', head: '9' },
    { rule: 'alpha', base: '1%', head: null },
  ]
  expect(await changes(base, { count: '9' })).toEqual({ file: path, changes: expected })
  expect(await changes(base, {}, null)).toMatchObject({
    file: path,
    changes: [{ rule: 'count' }, expected[1]],
  })
})

test('without a file in base all is new; without any there is nothing to say', async () => {
  expect(await changes('true', { count: '9' })).toMatchObject({
    changes: [{ rule: 'count', base: null, head: '9' }],
  })
  expect(await changes('true', {}, null)).toBeNull()
})

test('a link within base is followed, and one that leads out is not', async () => {
  const link = (to: string) => `echo 'count: 8' > rules.yml; ln -s ${to} ${path}`
  expect(await changes(link('../rules.yml'), { count: '8' })).toMatchObject({ changes: [] })
  expect(await changes(link('/etc/passwd'), { count: '8' })).toMatchObject({ changes: [{ base: null }] })
})

test.each([
  ['is no rules file', `echo '[' > ${path}`],
  ['is a folder', `mkdir ${path}; echo x > ${path}/x`],
  ['is too large', `{ echo 'count: 8'; yes '# x' | head -c 70000; } > ${path}`],
])('where that of base %s, all of the tree is said', async (_, base) => {
  expect(await changes(base, { count: '8' })).toMatchObject({ changes: [{ rule: 'count', base: null }] })
})
