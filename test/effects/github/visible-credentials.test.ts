// Which credentials of git's configuration are named, as they stay, and which settings are none.
import { expect, test } from 'vitest'
import { visibleCredentials, whatIsVisible } from '../../../src/effects/github/credentials.ts'
import { makeRepository } from '../../support/repository.ts'

const token = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a'
const basic = Buffer.from(`x-access-token:${token}`).toString('base64')

test.each<[string, string, readonly string[]]>([
  ['remote.origin.url', `https://x-access-token:${token}@github.com/acme/widgets`, [token]],
  ['remote.origin.pushurl', `https://${token}@github.com/acme/widgets`, [token]],
  ['remote.old.url', `https://${token}:x-oauth-basic@github.com/acme/widgets`, [token]],
  ['remote.other.url', 'https://me:p%40ss@git.example/x', ['p%40ss', 'p@ss']],
  ['http.proxy', 'http://me:word@proxy:3128', ['word']],
  ['submodule.lib.url', 'https://me:word@git.example/lib', ['word']],
  ['credential.helper', `!f() { echo password=${token}; }; f`, [token]],
  ['credential.https://github.com.helper', 'store --file /tmp/x', []],
  ['credential.helper', '/opt/helper', []],
  ['http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`, [basic, token]],
])('%s of %s is named, and its value is not shown', async (key, value, secrets) => {
  await using repository = await makeRepository('git init --quiet')
  await repository.git.run(['config', key, value])
  const found = await visibleCredentials(repository.git)
  expect(found).toEqual([{ key, secrets }])
  expect(whatIsVisible(found)).toContain(`from the benchmarks: ${key}. `)
})

test('one in the name of a setting is not shown', async () => {
  await using repository = await makeRepository('git init --quiet')
  await repository.git.run(['config', `url.https://x:${token}@github.com/.insteadOf`, 'https://github.com/'])
  await repository.git.run([
    'config',
    '--add',
    `url.https://x:${token}@github.com/.insteadOf`,
    'git@github.com:',
  ])
  const found = await visibleCredentials(repository.git)
  expect(found.map(({ key }) => key)).toEqual(['url.https://x:***@github.com/.insteadof'])
  expect(found[0]?.secrets).toContain(token)
})

test('those of an included file, and of a submodule that is not checked out, are named', async () => {
  await using repository = await makeRepository(`git init --quiet; git config include.path ../../in.config
    git config --file ../in.config remote.included.url https://me:one@git.example/x
    git init --quiet --bare .git/modules/deep/lib; git config --file .git/modules/deep/lib/config remote.lib.url https://me:two@git.example/x`)
  const found = await visibleCredentials(repository.git)
  expect(found.map(({ key }) => key)).toEqual(['remote.included.url', 'remote.lib.url'])
})

test.each([
  ['remote.origin.url', 'https://github.com/acme/widgets'],
  ['remote.origin.url', 'https://me@git.example/x'],
  ['remote.origin.url', 'git@github.com:acme/widgets.git'],
  ['remote.origin.url', 'ssh://git@github.com/acme/widgets'],
  ['credential.helper', 'osxkeychain'],
  ['credential.helper', 'manager'],
  ['credential.helper', ''],
  ['http.extraheader', 'X-Trace: on'],
  ['alias.x', '!echo a:b@c'],
])('%s of %s is none', async (key, value) => {
  await using repository = await makeRepository('git init --quiet')
  await repository.git.run(['config', key, value])
  expect(await visibleCredentials(repository.git)).toEqual([])
})
