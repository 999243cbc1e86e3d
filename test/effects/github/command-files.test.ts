// The runner's command files come back as they were, whatever untrusted code wrote into them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepCommandFiles } from '../../../src/effects/github/workflow-console.ts'

test('what was written before stays, what came in between is gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
  const env = { GITHUB_ENV: join(folder, 'env'), GITHUB_OUTPUT: join(folder, 'output') }
  await writeFile(env.GITHUB_ENV, 'EARLIER=1\n')
  await writeFile(env.GITHUB_OUTPUT, '')
  const restore = await keepCommandFiles(env)
  await writeFile(env.GITHUB_ENV, 'LD_PRELOAD=/tmp/evil.so\n')
  await rm(env.GITHUB_OUTPUT)
  await restore()
  expect(await readFile(env.GITHUB_ENV, 'utf8')).toBe('EARLIER=1\n')
  expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe('')
  await rm(folder, { recursive: true })
})

test('each of the files is kept, and one that was not there is empty then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
  const names = ['ENV', 'PATH', 'OUTPUT', 'STATE', 'STEP_SUMMARY'].map(name => `GITHUB_${name}`)
  const env = Object.fromEntries(names.map(name => [name, join(folder, name)]))
  const restore = await keepCommandFiles(env)
  for (const path of Object.values(env)) await writeFile(path, 'by untrusted code')
  await restore()
  for (const path of Object.values(env)) expect(await readFile(path, 'utf8'), path).toBe('')
  await rm(folder, { recursive: true })
})

test('one that cannot be put back does not keep the others, and is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-files-'))
  const env = { GITHUB_ENV: join(folder, 'own', 'env'), GITHUB_OUTPUT: join(folder, 'output') }
  await writeFile(env.GITHUB_OUTPUT, 'mine=1\n')
  const restore = await keepCommandFiles(env)
  await writeFile(join(folder, 'own'), 'no folder')
  await writeFile(env.GITHUB_OUTPUT, 'theirs=1\n')
  await expect(restore()).rejects.toThrow()
  expect(await readFile(env.GITHUB_OUTPUT, 'utf8')).toBe('mine=1\n')
  await rm(folder, { recursive: true })
})
