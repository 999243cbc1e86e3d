// What commands get on either side in place of what leads into the user's checkout, and of what both would share.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OwnFolders, sideCommands } from '../../../src/effects/measure/side-environment.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'

test('paths into the checkout lead into the side, but where only the checkout has what they name', async () => {
  await using repository = await makeRepository(
    'mkdir src untracked; mkdir -p ../side/src; ln -s repository ../link',
  )
  const { folder: checkout } = repository
  const folder = join(checkout, '../side')
  const link = join(checkout, '../link')
  const console = listeningConsole()
  const env = {
    ...{ PATH: `${checkout}/untracked:${checkout}/venv/bin:/usr/bin`, PYTHONPATH: `${link}/src`, PWD: link },
    ...{ GITHUB_WORKSPACE: checkout, HOME: '/home/u', OTHER: `${checkout}-other` },
    ...{ CARGO_HOME: `${checkout}/.cargo`, DATA: `${checkout}/../data` },
  }
  const shown = { checkout, folder, workingDirectory: '.', own: null }
  const { env: found, inSide } = sideCommands(env, shown, console)
  expect(found).toEqual({
    ...{
      PATH: `${checkout}/untracked:${folder}/venv/bin:/usr/bin`,
      PYTHONPATH: `${folder}/src`,
      PWD: folder,
    },
    ...{ GITHUB_WORKSPACE: folder, HOME: '/home/u', OTHER: `${checkout}-other` },
    ...{ CARGO_HOME: `${checkout}/.cargo`, DATA: `${checkout}/../data` },
  })
  expect(inSide(`cd ${checkout} && make`)).toBe(`cd ${folder} && make`)
  expect(inSide(null)).toBeNull()
  expect(console.said).toEqual([
    'commands find the folder of their own side where these variables name the checkout: PATH, PYTHONPATH',
  ])
})

test('in place, and where the home folder is in the checkout, nothing moves', () => {
  const console = listeningConsole()
  const env = { HOME: '/home/u', PATH: '/home/u/bin' }
  const shown = { workingDirectory: '.', own: null }
  expect(sideCommands(env, { ...shown, checkout: '/home/u', folder: '/side' }, console).env).toEqual(env)
  expect(sideCommands(env, { ...shown, checkout: '/home/u', folder: '/home/u' }, console).env).toEqual(env)
  expect(console.said).toEqual([])
})

test('where cargo would build both sides into one folder, it has one of the side, and so have those who name it', async () => {
  await using repository = await makeRepository('mkdir ../temporary')
  const { folder: checkout } = repository
  const console = listeningConsole()
  await using own = await OwnFolders.open(join(checkout, '../temporary'), checkout, console)
  if (own === null) throw new Error('none were made')
  const target = own.at('target-dir')
  const commands = (env: Readonly<Record<string, string>>) =>
    sideCommands(env, { checkout, folder: checkout, workingDirectory: '.', own }, console)
  const { env, inSide } = commands({ CARGO_TARGET_DIR: '/cache/t', PATH: '/cache/t/release:/bin' })
  expect(env).toMatchObject({ CARGO_TARGET_DIR: target, PATH: `${target}/release:/bin` })
  expect(inSide('/cache/t/release/x')).toBe(`${target}/release/x`)
  expect(commands({ CARGO_BUILD_BUILD_DIR: '{cargo-cache-home}/b' }).env.CARGO_BUILD_BUILD_DIR).toBe(
    own.at('build-dir'),
  )
  for (const own of [{}, { CARGO_TARGET_DIR: 'target' }, { CARGO_TARGET_DIR: `${checkout}/target` }])
    expect(commands(own).env).toMatchObject(own)
  expect(console.said.filter(line => line.includes('cargo'))).toHaveLength(2)
})

test('the nearest configuration of cargo counts, and that of the home last', async () => {
  await using repository = await makeRepository('mkdir sub ../temporary ../home')
  const { folder: checkout } = repository
  const console = listeningConsole()
  await using own = await OwnFolders.open(join(checkout, '../temporary'), checkout, console)
  const put = (folder: string, value: string) => {
    mkdirSync(join(checkout, folder), { recursive: true })
    writeFileSync(join(checkout, folder, 'config.toml'), `[build]\ntarget-dir = "${value}"\n`)
  }
  const isOwn = () =>
    sideCommands(
      { CARGO_HOME: join(checkout, '../home') },
      { checkout, folder: checkout, workingDirectory: 'sub', own },
      console,
    ).env.CARGO_TARGET_DIR !== undefined
  expect(isOwn()).toBe(false)
  put('../home', '/cache/of-home')
  expect(isOwn()).toBe(true)
  put('.cargo', 'target')
  expect(isOwn()).toBe(false)
  put('sub/.cargo', '../../beside')
  expect(isOwn()).toBe(true)
})
