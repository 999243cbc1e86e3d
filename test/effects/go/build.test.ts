// Builds side by side, with a go that notes when it is begun and when it ends.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CancelledError } from '../../../src/core/model/errors.ts'
import { createGoCommandRunnerWithUserFlags } from '../../../src/effects/go/go-tool.ts'
import { type GoBuildRequest, runTestBinaryBuilds } from '../../../src/effects/go/test-binaries.ts'
import { long } from '../../support/long.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'
import { goScript, usual } from './support.ts'

/** Builds packages `0`, `1`, …, of which `script` makes something in the place of go. */
async function building(repository: Repository, count: number, script: string, signal?: AbortSignal) {
  const env = goScript(
    repository,
    `[ "$1" = env ] && exit; for path; do :; done; log() { echo "$1 $path" >> log; }; log begun\n${script}\nlog ended`,
  )
  const around = { env, signal: signal ?? new AbortController().signal, timeout: 60 }
  const go = await createGoCommandRunnerWithUserFlags(around, { goFlags: [] }, repository.folder)
  const builds = Array.from({ length: count }, (_, n): GoBuildRequest => {
    const one = { path: String(n), folder: '.', module: '.', env: { N: String(n) } }
    return {
      package: one,
      root: repository.folder,
      file: join(repository.folder, `${n}.test`),
      flags: ['-x'],
    }
  })
  return runTestBinaryBuilds(go, builds, { ...usual, tags: 'a' })
}

function log(repository: Repository): readonly string[] {
  return readFileSync(join(repository.folder, 'log'), 'utf8').trim().split('\n')
}

describe('builds', () => {
  test('builds run as requested, and their outcomes are in order', async () => {
    await using repository = await makeRepository('true')
    const ended = await building(repository, 4, 'echo "$* $N"; [ "$N" != 2 ] || exit 3')
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 3, 0])
    expect(ended[3]?.stdout).toBe(`test -c -vet=off -tags=a -x -o ${repository.folder}/3.test 3 3\n`)
    expect(await building(repository, 0, 'exit 1')).toEqual([])
  })

  test('begin with one by itself, and then as many at a time as there are processors', async () => {
    await using repository = await makeRepository('true')
    // Each waits for as many as there can be, and would wait for ever for more.
    const most = availableParallelism()
    const wait = `until [ "$N" = 0 ] || [ $(grep -c begun log) -gt ${most} ]; do sleep 0.01; done`
    await building(repository, most + 1, wait)
    expect(log(repository).slice(0, 2)).toEqual(['begun 0', 'ended 0'])
    expect(
      log(repository)
        .slice(2, 2 + most)
        .every(line => line.startsWith('begun')),
    ).toBe(true)
  })

  test('have all ended when one is cancelled, and no other is begun', long, async () => {
    await using repository = await makeRepository('true')
    const controller = new AbortController()
    // What is ended before it hears signals says nothing of its end.
    const hang = `[ "$N" = 0 ] || { trap 'sleep 0.3; log ended; exit' TERM; log hears; while :; do sleep 0.01; done; }`
    const count = 2 * availableParallelism() + 1
    const made = building(repository, count, hang, controller.signal)
    const lines = (what: string) => log(repository).filter(line => line.startsWith(what)).length
    await expect.poll(() => lines('hears'), { interval: 10, timeout: 120_000 }).toBe(availableParallelism())
    controller.abort()
    await expect(made).rejects.toThrow(CancelledError)
    expect([lines('begun'), lines('ended')]).toEqual(Array(2).fill(1 + availableParallelism()))
  })

  test('no further build starts after one prints too much', long, async () => {
    await using repository = await makeRepository('true')
    const flood = '[ "$N" != 1 ] || { echo $$ > flooding; exec head -c 70000000 /dev/zero; }'
    const wait =
      'while [ ! -s flooding ] || kill -0 $(cat flooding) 2> /dev/null; do sleep 0.01; done; sleep 0.3'
    const script = `${flood}\n[ "$N" = 0 ] || { ${wait}; }`
    const made = building(repository, 1 + 3 * availableParallelism(), script)
    await expect(made).rejects.toThrow(/printed more than 64 MiB/)
    const begun = log(repository).filter(line => line.startsWith('begun'))
    expect(begun.length).toBe(1 + availableParallelism())
  })
})
