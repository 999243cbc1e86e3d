// perflock for real: its daemon on a socket of the test's own, and the lock as runs take it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CancelledError, MisconfiguredError } from '../../src/core/model/errors.ts'
import { holdPerflock, type PerflockRequest } from '../../src/effects/machine/perflock.ts'
import { listeningConsole } from '../support/repository.ts'
import { output, toolEnv } from './tools.ts'

const never = new AbortController().signal
const target = join(import.meta.dirname, '../effects/machine/perflock-target.ts')
let perflock: string
let folder: string
let env: { readonly PATH: string }
let daemon: ChildProcess

beforeAll(async () => {
  perflock = (await output('which', ['perflock'])).trim()
  folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  const socket = join(folder, 'socket')
  // The machine's own daemon, if there is one, is left alone.
  await writeFile(join(folder, 'perflock'), `#!/bin/sh\nexec '${perflock}' -socket='${socket}' "$@"\n`)
  await chmod(join(folder, 'perflock'), 0o755)
  env = { PATH: [folder, toolEnv.PATH].join(delimiter) }
  daemon = spawn(perflock, [`-socket=${socket}`, '-daemon'], { stdio: 'ignore' })
  while (!existsSync(socket) && daemon.exitCode === null) await turn()
})

afterAll(async () => {
  daemon.kill()
  await rm(folder, { recursive: true, force: true })
})

function hold(given: Partial<PerflockRequest> = {}) {
  const wish = { mode: 'require', governor: null, env, signal: never, console: listeningConsole() } as const
  return holdPerflock({ ...wish, ...given })
}

/** Who has the lock and who waits for it, as perflock says. */
function queue(): readonly string[] {
  const list = execFileSync(join(folder, 'perflock'), ['-list'], { encoding: 'utf8' })
  return list.split('\n').filter(line => line !== '')
}

describe('perflock', () => {
  test('has one holder, who is gone when disposed of', async () => {
    {
      await using lock = await hold()
      expect(lock.state).toEqual({ held: true, governor: null, reason: null })
      expect(queue()).toEqual([expect.stringMatching(/^\S+\t.*\tsh -c .* benchgate$/)])
    }
    while (queue().length > 0) await turn()
  })

  test('lets a second one wait, who is told for whom', async () => {
    const first = await hold()
    const console = listeningConsole()
    const second = hold({ console })
    while (console.said.length === 0) await turn()
    expect(queue()).toHaveLength(2)
    await first[Symbol.asyncDispose]()
    await using lock = await second
    expect(lock.state?.held).toBe(true)
    expect(console.said).toEqual([
      expect.stringMatching(/^perflock: waiting for the lock of \S+ \(since .*\): sh -c .* benchgate$/),
    ])
  })

  test('is free when its holder is killed, though what that had started lives on', async () => {
    const stdio = ['ignore', 'pipe', 'inherit'] as const
    const child = spawn(process.execPath, [target], { env: { ...process.env, ...env }, stdio: [...stdio] })
    let said = ''
    for await (const chunk of child.stdout) {
      said += String(chunk)
      if (said.includes('held: true')) break
    }
    const livesOn = Number(/lives on: (\d+)/.exec(said)?.[1])
    onTestFinished(() => void [child.kill('SIGKILL'), process.kill(livesOn)])
    const console = listeningConsole()
    const second = hold({ console })
    while (console.said.length === 0) await turn()
    child.kill('SIGKILL')
    await using lock = await second
    expect(lock.state?.held).toBe(true)
  })

  test('drops from its queue who no longer wants the lock', async () => {
    await using _ = await hold()
    const controller = new AbortController()
    const console = listeningConsole()
    const second = hold({ signal: controller.signal, console })
    while (console.said.length === 0) await turn()
    controller.abort()
    await expect(second).rejects.toThrow(CancelledError)
    while (queue().length > 1) await turn()
  })

  test.skipIf(existsSync('/sys/devices/system/cpu/cpu0/cpufreq'))(
    'does not say that it cannot set a frequency, and holds the lock all the same',
    async () => {
      const console = listeningConsole()
      {
        await using lock = await hold({ mode: 'auto', governor: 90, console })
        expect(lock.state).toMatchObject({ held: true, governor: null })
        expect(console.said).toHaveLength(1)
        expect(queue()).toHaveLength(1)
      }
      await expect(hold({ governor: 90 })).rejects.toThrow(MisconfiguredError)
      while (queue().length > 0) await turn()
    },
  )

  test('that is not running is what the error says', async () => {
    const away = join(folder, 'away')
    const lonely = `#!/bin/sh\nexec '${perflock}' -socket='${away}' "$@"\n`
    const other = await mkdtemp(join(folder, 'other-'))
    await writeFile(join(other, 'perflock'), lonely)
    await chmod(join(other, 'perflock'), 0o755)
    const alone = { PATH: [other, toolEnv.PATH].join(delimiter) }
    await expect(hold({ env: alone })).rejects.toThrow(
      /"require" is set, but there is no lock.*Is the perflock daemon running/,
    )
    const console = listeningConsole()
    const { state } = await hold({ env: alone, mode: 'auto', console })
    expect(state?.held).toBe(false)
    expect(console.said).toHaveLength(1)
  })
})
