// Go as it is run: with the user's flags from wherever they are set.
import { mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import {
  createGoCommandRunnerWithUserFlags,
  findGoToolchainSelectedByModule,
} from '../../../src/effects/go/go-tool.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'
import { goEnv, goScript } from './support.ts'

let folder: string

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function open(env: Readonly<Record<string, string>>, goFlags: readonly string[] = []) {
  return createGoCommandRunnerWithUserFlags(
    { env, signal: new AbortController().signal, timeout: 60 },
    { goFlags },
    folder,
  )
}

/** What its commands have for GOFLAGS. */
async function flagsOf(env: Readonly<Record<string, string>>, goFlags: readonly string[] = []) {
  const go = await open(env, goFlags)
  const { stdout } = await go.run(folder, ['env', 'GOFLAGS'])
  return { flags: go.flags, GOFLAGS: stdout.trim() }
}

describe('go', () => {
  test('gets flags from the environment, then those given', async () => {
    const env = { ...goEnv, GOFLAGS: "-race '-ldflags=-X a=b'" }
    expect(await flagsOf(env, ['-tags=x', '-gcflags=-N -l'])).toEqual({
      flags: ['-race', '-ldflags=-X a=b', '-tags=x', '-gcflags=-N -l'],
      GOFLAGS: "-race '-ldflags=-X a=b' -tags=x '-gcflags=-N -l'",
    })
  })

  test('keeps flags that the user has put in its own settings', async () => {
    const GOENV = join(folder, 'env')
    await writeFile(GOENV, 'GOFLAGS=-tags=mine\n')
    const env = { ...goEnv, GOENV }
    expect(await flagsOf(env, ['-race'])).toEqual({
      flags: ['-tags=mine', '-race'],
      GOFLAGS: '-tags=mine -race',
    })
    expect(await flagsOf(env)).toEqual({ flags: ['-tags=mine'], GOFLAGS: '-tags=mine' })
  })

  test.each([false, true])(
    'that is missing is asked for, also where one may not be run: %s',
    async isThere => {
      const bin = await mkdtemp(join(folder, 'bin-'))
      await symlink('/bin/sh', join(bin, 'sh'))
      if (isThere) await writeFile(join(bin, 'go'), '')
      const error = await open({ ...plainEnv, PATH: bin }).catch(thrown => thrown)
      expect(error).toBeInstanceOf(CouldNotMeasureError)
      expect(error.message).toBe(
        'go could not be started. Install it before this step, as actions/setup-go does.',
      )
    },
  )

  test('says why it fails', async () => {
    await using repository = await makeRepository('true')
    const error = await open(goScript(repository, 'echo it is broken >&2; exit 3')).catch(thrown => thrown)
    expect([error.message, error.output]).toEqual([
      '"go env GOFLAGS" failed (3). Check that go runs in this step.',
      'it is broken',
    ])
  })
})

describe('its toolchain', () => {
  test('has a version, a linker and a folder of programs', async () => {
    const found = await findGoToolchainSelectedByModule(await open(goEnv), folder, { PATH: '/a:/b' })
    expect(found).toMatchObject({ version: expect.stringMatching(/^go1\.\d+/), canRelink: true })
    expect(found?.env.PATH).toMatch(/^\/.*\/bin:\/a:\/b$/)
  })

  test('cannot lay code out anew where its linker does not know how', async () => {
    await using repository = await makeRepository('true')
    const env = goScript(repository, 'case "$*" in *randlayout*) exit 2 ;; esac; exec "$GO" "$@"')
    expect(await findGoToolchainSelectedByModule(await open(env), folder, env)).toMatchObject({
      canRelink: false,
    })
  })

  test('is not known where go gives no answer', async () => {
    await using repository = await makeRepository('true')
    const env = goScript(repository, 'case "$*" in *GOVERSION*) exit 2 ;; esac; exec "$GO" "$@"')
    expect(await findGoToolchainSelectedByModule(await open(env), folder, env)).toBeNull()
  })
})
