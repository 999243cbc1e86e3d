// The lock of a machine, against little programs that say what perflock says; the real one is in test/e2e.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CancelledError, MisconfiguredError } from '../../../src/core/model/errors.ts'
import { holdPerflock, type PerflockRequest } from '../../../src/effects/machine/perflock.ts'
import { long } from '../../support/long.ts'
import { listeningConsole } from '../../support/repository.ts'
import { frequency, laptop, recordedMachine } from './recorded.ts'

let folder: string
let console: ReturnType<typeof listeningConsole>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  console = listeningConsole()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal
const path = () => [folder, process.env.PATH].join(delimiter)
const file = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Makes a program the `perflock` on PATH; `$here` is its folder. */
async function install(script: string): Promise<void> {
  await writeFile(join(folder, 'perflock'), `#!/bin/sh\nhere='${folder}'\n${script}\n`)
  await chmod(join(folder, 'perflock'), 0o755)
}

function hold(given: Partial<PerflockRequest> = {}) {
  return holdPerflock({
    mode: 'require',
    governor: null,
    env: { PATH: path() },
    signal: never,
    console,
    ...given,
  })
}

/** A lock that is free. */
const free = 'echo "$1" > "$here/flag"; shift; "$@"; echo over > "$here/over"'
/** One that is taken in turns, as perflock's is; said in its words. */
const turns = `shift; exec 9>> "$here/lock"
flock -n 9 || { printf 'Waiting for lock...\\nroot\\tNov 21 12:52:46\\tsh -c work\\n' >&2; flock 9; echo sh -c more >&2; }
"$@" 9>&-`
const noDaemon = `echo 'dial unix /var/run/perflock.socket: connect: no such file or directory' >&2
echo 'Is the perflock daemon running?' >&2; exit 1`

/** Comes back once the console was told; the time limit of the test is the limit. */
async function told(): Promise<void> {
  while (console.said.length === 0) await turn()
}

describe('a lock that is free', () => {
  test('is held until it is disposed of, and that is waited for', async () => {
    await install(free)
    const lock = await hold()
    expect(lock.state).toEqual({ held: true, governor: null, reason: null })
    expect(existsSync(join(folder, 'over'))).toBe(false)
    await lock[Symbol.asyncDispose]()
    expect(existsSync(join(folder, 'over'))).toBe(true)
    expect(lock.state).toEqual({ held: true, governor: null, reason: null })
    expect([console.said, console.warnings]).toEqual([[], []])
  })

  test.each([
    [null, '-governor=none'],
    [75, '-governor=75%'],
  ])('is asked for with governor %s', async (governor, flag) => {
    await install(free)
    await using _ = await hold({ mode: 'auto', governor })
    expect(file('flag')).toBe(`${flag}\n`)
  })

  test('leaves no trace in the environment of its holder, which a benchmark could read', async () => {
    await install(`env > "$here/env"; ${free}`)
    await using _ = await hold({ env: { PATH: path(), GITHUB_TOKEN: 'secret' } })
    expect(file('env')).toContain(`PATH=${path()}\n`)
    expect(file('env')).not.toContain('secret')
  })

  test('is held in a group of its own, which Ctrl-C in a terminal does not reach', async () => {
    await install(`echo $$ > "$here/pid"; cut -d " " -f 5 /proc/$$/stat > "$here/group"; ${free}`)
    await using _ = await hold()
    expect(Number(file('group'))).toBe(Number(file('pid')))
  })

  test('is free again though something started meanwhile lives on', async () => {
    await install(free)
    const lock = await hold()
    const other = spawn('sleep', ['1000'], { stdio: 'ignore' })
    onTestFinished(() => void other.kill())
    await lock[Symbol.asyncDispose]()
    expect(existsSync(join(folder, 'over'))).toBe(true)
  })
})

describe('a lock that another has', () => {
  test('is waited for, which is said once, with who', async () => {
    await install(turns)
    const first = await hold()
    const second = hold()
    await told()
    await first[Symbol.asyncDispose]()
    await using lock = await second
    expect(lock.state?.held).toBe(true)
    expect(console.said).toEqual([
      'perflock: waiting for the lock of root (since Nov 21 12:52:46): sh -c work',
    ])
  })

  test('is free when its holder is killed, though what that had started lives on', long, async () => {
    await install(turns)
    const target = join(import.meta.dirname, 'perflock-target.ts')
    const child = spawn(process.execPath, [target], {
      env: { ...process.env, PATH: path() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    for await (const chunk of child.stdout) {
      said += String(chunk)
      if (said.includes('held: true')) break
    }
    const livesOn = Number(/lives on: (\d+)/.exec(said)?.[1])
    onTestFinished(() => void [child.kill('SIGKILL'), process.kill(livesOn)])
    const second = hold()
    await told()
    child.kill('SIGKILL')
    await using lock = await second
    expect(lock.state?.held).toBe(true)
  })

  test('is no longer waited for on abort', async () => {
    await install(turns)
    await using _ = await hold()
    const controller = new AbortController()
    const second = hold({ signal: controller.signal })
    await told()
    controller.abort()
    await expect(second).rejects.toThrow(CancelledError)
  })

  test('is not asked for after an abort', async () => {
    await install(free)
    await expect(hold({ signal: AbortSignal.abort() })).rejects.toThrow(CancelledError)
    expect(existsSync(join(folder, 'flag'))).toBe(false)
  })
})

describe('no lock', () => {
  const none = () => ({ PATH: join(folder, 'nothing') })

  test('is wanted with off', async () => {
    await install(free)
    expect((await hold({ mode: 'off' })).state).toBeNull()
    expect(existsSync(join(folder, 'flag'))).toBe(false)
  })

  test('is nothing to speak of where perflock is not installed', async () => {
    const { state } = await hold({ mode: 'auto', env: none() })
    expect(state).toEqual({ held: false, governor: null, reason: 'perflock is not installed' })
    expect([console.said, console.warnings]).toEqual([[], []])
  })

  test('is nothing to speak of where a folder of PATH cannot be searched and no other has it', async () => {
    await writeFile(join(folder, 'perflock'), '')
    const { state } = await hold({ mode: 'auto', env: { PATH: folder } })
    expect(state?.reason).toBe('perflock is not installed')
    expect(console.said).toEqual([])
  })

  test('fails where one is required, with what to do', async () => {
    const failing = hold({ env: none() })
    await expect(failing).rejects.toThrow(MisconfiguredError)
    await expect(failing).rejects.toThrow(
      /"require" is set, but there is no lock \(perflock is not installed\)\. Install it /,
    )
    await install(noDaemon)
    await expect(hold()).rejects.toThrow(/connect: no such file.*-daemon.*"auto"/)
  })

  test('is said once where the daemon does not run', async () => {
    await install(noDaemon)
    const { state } = await hold({ mode: 'auto' })
    expect(state).toMatchObject({
      held: false,
      reason: expect.stringMatching(/^dial unix .*; Is the perflock/),
    })
    expect(console.said).toEqual([expect.stringMatching(/^perflock: measuring without the lock \(dial unix/)])
  })

  test('comes of a program that says nothing and ends', async () => {
    await install('exit 3')
    expect((await hold({ mode: 'auto' })).state?.reason).toBe('it ended with 3')
  })
})

describe('the frequency', () => {
  test('is recorded where it is kept', async () => {
    await install(free)
    await using recorded = await recordedMachine(frequency(0, 4e6, 4e6))
    await using lock = await hold({ governor: 90, root: recorded.root })
    expect(lock.state).toEqual({ held: true, governor: 90, reason: null })
    expect(console.said).toEqual([])
  })

  test('that cannot be set is said once, and the lock held all the same', async () => {
    await install(free)
    await using recorded = await recordedMachine(laptop)
    await using lock = await hold({ mode: 'auto', governor: 90, root: recorded.root })
    expect(lock.state).toEqual({ held: true, governor: null, reason: 'the frequency did not change' })
    expect(console.said).toHaveLength(1)
  })

  test('that cannot be set is refused where it is required, and the lock let go of', async () => {
    await install(free)
    await using recorded = await recordedMachine(laptop)
    await expect(hold({ governor: 90, root: recorded.root })).rejects.toThrow(/governor: "90%" .*"none"/)
    expect(existsSync(join(folder, 'over'))).toBe(true)
  })
})

describe('a perflock that misbehaves', () => {
  test('by ending while measuring is recorded, and said at the end', async () => {
    await install('echo $$ > "$here/pid"; shift; exec "$@"')
    const lock = await hold()
    process.kill(Number(file('pid')))
    while (lock.state?.held) await turn()
    expect(lock.state).toEqual({ held: false, governor: null, reason: 'perflock ended while measuring' })
    expect(console.warnings).toEqual([])
    await lock[Symbol.asyncDispose]()
    expect(console.warnings).toEqual([expect.stringContaining('another job may have measured')])
  })

  test('by not ending with the measurement is told to, and not killed', async () => {
    await install(`trap 'echo told > "$here/told"; exit' TERM; shift; "$@"; while :; do sleep 0.01; done`)
    const lock = await hold({ patienceMilliseconds: 50 })
    await lock[Symbol.asyncDispose]()
    expect(console.warnings).toEqual(['perflock did not end with the measurement, so it was sent a signal.'])
    while (!existsSync(join(folder, 'told'))) await turn()
  })
})
