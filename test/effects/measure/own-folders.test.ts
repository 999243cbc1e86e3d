// The folders that each side has of its own take turns at one path, and nothing is left of them.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OwnFolders } from '../../../src/effects/measure/side-environment.ts'
import { listeningConsole, makeRepository } from '../../support/repository.ts'

test('each side finds what it has left, at the same path, and all is removed in the end', async () => {
  await using repository = await makeRepository('mkdir ../temporary ../kept; echo x > ../kept/x')
  const parent = join(repository.folder, '../temporary')
  const console = listeningConsole()
  {
    await using own = await OwnFolders.open(parent, repository.folder, console)
    if (own === null) throw new Error('none were made')
    const { TMPDIR = '' } = own.variables({})
    own.show('base')
    expect(lstatSync(TMPDIR).mode & 0o7777).toBe(0o1777)
    writeFileSync(join(TMPDIR, 'tool'), 'of base')
    mkdirSync(own.at('target'))
    own.show('head')
    expect(readdirSync(TMPDIR)).toEqual([])
    expect(existsSync(own.at('target'))).toBe(false)
    // What code in them may do so that they are hard to remove, or to find again.
    repository.sh('mkdir -p "$A/a/b"; touch "$A/a/b/c"; chmod 500 "$A/a/b" "$A/a"', { A: TMPDIR })
    symlinkSync(join(repository.folder, '../kept'), join(TMPDIR, 'link'))
    own.show('base')
    expect(readFileSync(join(TMPDIR, 'tool'), 'utf8')).toBe('of base')
    rmSync(own.at(''), { recursive: true })
    own.show('head')
    expect(readdirSync(TMPDIR)).toEqual(['a', 'link'])
    own.show('base')
    expect(readdirSync(TMPDIR)).toEqual([])
  }
  expect(readdirSync(parent)).toEqual([])
  expect(existsSync(join(repository.folder, '../kept/x'))).toBe(true)
  expect(console.warnings).toEqual([])
})

test('a folder for temporary files in the checkout is left as it is, and one that is missing is refused', async () => {
  await using repository = await makeRepository('mkdir tmp')
  const console = listeningConsole()
  const open = (parent: string) => OwnFolders.open(parent, repository.folder, console)
  expect(await open(join(repository.folder, 'tmp'))).toBeNull()
  expect(console.said.join()).toContain('as it is in the checkout')
  expect(readdirSync(join(repository.folder, 'tmp'))).toEqual([])
  await expect(open(join(repository.folder, 'none'))).rejects.toThrow('does not exist. Set TMPDIR')
})

test('TMPDIR names it, and other variables where they are set', async () => {
  await using repository = await makeRepository('mkdir ../temporary')
  const console = listeningConsole()
  await using own = await OwnFolders.open(join(repository.folder, '../temporary'), repository.folder, console)
  const { TMPDIR, ...others } = own?.variables({ TMP: '/tmp', RUNNER_TEMP: '/tmp' }) ?? {}
  expect(others).toEqual({ TMP: TMPDIR })
  expect(own?.variables({ PYTHONPYCACHEPREFIX: '/x' }).PYTHONPYCACHEPREFIX).toBe(own?.at('pycache'))
})
