// Which variables a visit gets so that a task runner measures again.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { measuringAgain } from '../../../src/effects/measure/side-environment.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'

const env = { PATH: '/bin' }

test.each([
  ['turbo.json', '{}', 'TURBO_FORCE'],
  ['lage.config.js', '', 'LAGE_RUN_CACHE'],
  ['nx.json', '{}', 'NX_SKIP_NX_CACHE'],
  ['.moon/workspace.yml', '', 'MOON_CACHE'],
  ['rush.json', '{}', 'RUSH_BUILD_CACHE_ENABLED'],
  ['pants.toml', '', 'PANTS_TEST_FORCE'],
  ['package.json', '{ "wireit": {} }', 'WIREIT_CACHE'],
  ['sub/package.json', '{ "wireit": {} }', 'WIREIT_CACHE'],
])('with %s (%s) %s is set, and that is said', async (path, text, variable) => {
  await using repository = await makeRepository('mkdir sub')
  const { folder } = repository
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
  const console = listeningConsole()
  const found = measuringAgain(env, 'npm run bench', [folder, join(folder, 'sub')], console)
  expect(Object.keys(found)).toContain(variable)
  expect(console.said).toEqual([expect.stringContaining(variable)])
})

test('a command that names one is enough, and without one nothing is set', async () => {
  await using repository = await makeRepository('echo "{}" > package.json')
  const found = (run: string) => measuringAgain(env, run, [repository.folder], listeningConsole())
  expect(found('npx turbo run bench')).toEqual({ ...env, TURBO_FORCE: 'true' })
  expect(found('npm run bench')).toEqual(env)
})
