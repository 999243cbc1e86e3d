// Where a comparison looks for rules.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hasRulesFile, repositoryTopFolder } from '../../../src/effects/inputs/rules-near.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'benchgate-near-')))
afterAll(() => rmSync(folder, { recursive: true }))

test('at the top of the repository, or in the folder itself', () => {
  const inside = join(folder, 'repository', 'a', 'b')
  mkdirSync(inside, { recursive: true })
  expect(repositoryTopFolder(inside)).toBe(inside)
  // A linked worktree has a file of that name.
  writeFileSync(join(folder, 'repository', '.git'), 'gitdir: elsewhere\n')
  expect(repositoryTopFolder(inside)).toBe(join(folder, 'repository'))
  expect(repositoryTopFolder(join(folder, 'repository'))).toBe(join(folder, 'repository'))
})

test.each(['yml', 'yaml'])('a file with the end .%s is asked about', end => {
  const top = mkdtempSync(join(folder, 'top-'))
  mkdirSync(join(top, '.github'))
  expect(hasRulesFile(top)).toBe(false)
  writeFileSync(join(top, '.github', `benchgate.${end}`), '')
  expect(hasRulesFile(top)).toBe(true)
})
