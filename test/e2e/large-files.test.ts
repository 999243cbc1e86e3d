// Git LFS for real: the side that is not checked out gets its large files too, or pointers where the user has pointers.

import { cpSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noWorkflowEvent } from '../../src/core/model/event.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import { runGate } from '../../src/run/gate.ts'
import { digestOf } from '../support/digest.ts'
import {
  listeningConsole,
  makeRepository,
  plainEnv,
  type Repository,
  repositoryAt,
} from '../support/repository.ts'
import { toolEnv } from './tools.ts'

const env = { ...plainEnv, PATH: toolEnv.PATH, GIT_CONFIG_GLOBAL: '', HOME: '' }
let origin: Repository
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'benchgate-test-home-'))
  Object.assign(env, { HOME: home, GIT_CONFIG_GLOBAL: join(home, '.gitconfig') })
  origin = await makeRepository('true')
  origin.sh(
    `git lfs install > /dev/null; git init --quiet --bare --initial-branch=main origin.git
    git clone --quiet origin.git work 2> /dev/null; cd work; git checkout --quiet -b main; git lfs track '*.bin' > /dev/null
    echo 100 > cost.bin; git add .; git commit --quiet -m base; git tag base; echo 200 > cost.bin
    git commit --quiet -am head; git push --quiet origin main --tags 2> /dev/null`,
    env,
  )
})

afterAll(async () => {
  await origin[Symbol.asyncDispose]()
  await rm(home, { recursive: true, force: true })
})

/** Measures a clone, where each side prints what it sees of the large file. */
async function measured(cloning: string, checkout: string) {
  const temp = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  try {
    cpSync(origin.folder, join(temp, 'all'), { recursive: true })
    const work = repositoryAt(join(temp, 'all'))
    work.sh(
      `rm -r work; ${cloning} git clone --quiet "file://$PWD/origin.git" clone; git -C clone remote set-url origin ../origin.git`,
      env,
    )
    const clone = repositoryAt(join(temp, 'all/clone'))
    const before = await digestOf(clone.folder)
    const console = listeningConsole()
    const settings: Readonly<Record<string, string>> = {
      run: `head -c 7 cost.bin >> '${temp}/seen'; echo >> '${temp}/seen'; echo 'BenchmarkIt 1 1 widgets'`,
      base: 'base',
      count: '8',
      'stop-early': 'false',
      checkout,
    }
    await runGate(
      readInputsWithSeed(name => settings[name] ?? ''),
      {
        folder: clone.folder,
        env,
        event: noWorkflowEvent,
        server: '',
        profiles: temp,
        signal: new AbortController().signal,
        console,
      },
    )
    expect(await digestOf(clone.folder)).toEqual(before)
    return new Set(
      readFileSync(join(temp, 'seen'), 'utf8')
        .split('\n')
        .filter(line => line !== ''),
    )
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

describe.each(['in-place', 'worktree'])('%s', checkout => {
  test('a side has its large files', async () => {
    expect(await measured('', checkout)).toEqual(new Set(['100', '200']))
  })

  test('pointers stay pointers', async () => {
    expect(await measured('GIT_LFS_SKIP_SMUDGE=1', checkout)).toEqual(new Set(['version']))
  })
})
