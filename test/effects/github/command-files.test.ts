// The runner's command files come back as they were, whatever untrusted code wrote into them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepCommandFiles } from '../../../src/effects/github/command-files.ts'

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
