// Many short programs through one shell: each by itself, told how it ended, and nothing of it left running.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CancelledError, CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import { FastProcessLauncher } from '../../../src/effects/processes/launcher.ts'
import { CouldNotStartError, type ProcessRequest } from '../../../src/effects/processes/process.ts'
import { long } from '../../support/long.ts'
import { ended } from '../../support/running.ts'

let folder: string
let launcher: FastProcessLauncher
const env = { PATH: process.env.PATH ?? '' }
const never = new AbortController().signal

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
  launcher = FastProcessLauncher.open(env, folder) as FastProcessLauncher
})

afterAll(async () => {
  await launcher[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function run(script: string, given: Partial<ProcessRequest> = {}, by = launcher) {
  return by.run({
    file: 'bash',
    args: ['-c', script],
    cwd: folder,
    env,
    signal: never,
    deadline: Number.POSITIVE_INFINITY,
    ...given,
  })
}

/** In a folder of its own, as the guard of a shell ends what is noted there as running. */
async function another() {
  return FastProcessLauncher.open(env, await mkdtemp(join(folder, 'other-'))) as FastProcessLauncher
}

test.each([
  ['true', 0],
  ['exit 7', 7],
  ['no-such-program', 127],
  ['kill -SEGV $$', 'SIGSEGV'],
])('tells how %s ends', async (script, status) => {
  expect((await run(script)).status).toBe(status)
})

test('gives both streams, and only those of this program', async () => {
  const shown: string[] = []
  const onOutput = (chunk: Buffer) => void shown.push(chunk.toString())
  const first = await run('echo one; echo two >&2', { onOutput })
  expect([first.stdout, first.lastLines, shown]).toEqual(['one\n', 'one\ntwo', ['one\n', 'two\n']])
  expect((await run('true')).stdout).toBe('')
})

test('programs, arguments, folders and variables may be called anything', async () => {
  const cwd = join(folder, `a b'c"d $HOME \`x\``)
  await mkdir(cwd, { recursive: true })
  const { stdout } = await run('echo "$PWD|$ODD|$1"', {
    cwd,
    env: { ...env, ODD: `'; exit 3; '\n$(id)` },
    args: ['-c', 'echo "$PWD|$ODD|$1"', 'bash', `x'y z\n`],
  })
  expect(stdout).toBe(`${cwd}|'; exit 3; '\n$(id)|x'y z\n\n`)
  expect((await run('echo "[$ODD]"')).stdout).toBe('[]\n')
})

test('a folder that is gone is an error, and the next program runs', async () => {
  await expect(run('true', { cwd: join(folder, 'gone') })).rejects.toThrow(CouldNotStartError)
  expect((await run('echo on')).stdout).toBe('on\n')
})

test.runIf(existsSync('/proc/self/fd'))('no pipe of ours reaches a program', async () => {
  const { stdout } = await run('for n in 3 4 5; do [ -e /proc/$$/fd/$n ] && echo $n; done; echo end')
  expect(stdout).toBe('end\n')
})

test('tells how long processors worked for each, which waiting is not', long, async () => {
  const busy = await run('for ((n = 0; n < 300000; n++)); do :; done')
  const waiting = await run('sleep 0.3')
  expect(busy.processor).toBeGreaterThan(0.05)
  expect(waiting.processor).toBeLessThan(busy.processor ?? 0)
  const within = await run('bash -c "for ((n = 0; n < 300000; n++)); do :; done"; exit 3')
  expect([within.status, (within.processor ?? 0) > 0.05]).toEqual([3, true])
})

test('what a program leaves running is ended with it', async () => {
  const { stdout } = await run('sleep 1000 & echo $!')
  await ended(Number(stdout))
})

test('one that prints without end is ended, and the next one runs', long, async () => {
  await expect(run('yes')).rejects.toThrow(CouldNotMeasureError)
  await expect(run('yes >&2')).rejects.toThrow('printed more than 64 MiB')
  expect((await run('echo on')).stdout).toBe('on\n')
})

test.runIf(existsSync('/proc/self/fd')).each([
  ['a pipe that nobody writes to', 'mkfifo "$out"'],
  ['a device without an end', 'ln -s /dev/zero "$out"'],
  ["another's file", 'ln -s /etc/passwd "$out"'],
  ['nothing', ':'],
])('one that has put %s in the place of its output is refused, and the next one runs', async (_, put) => {
  for (const stream of [1, 2]) {
    const script = `out=$(readlink /proc/$$/fd/${stream}); rm "$out"; ${put}`
    await expect(run(script)).rejects.toThrow('the file that its output goes to')
    await expect(run(script)).rejects.toThrow(CouldNotMeasureError)
  }
  expect((await run('echo on')).stdout).toBe('on\n')
})

test('a shell that is stopped before it says that the program runs is an error, too', long, async () => {
  const other = await another()
  const { stdout: shell } = await run('echo $PPID', {}, other)
  process.kill(Number(shell), 'SIGSTOP')
  const stopped = run('true', { deadline: Date.now() + 100 }, other)
  await expect(stopped).rejects.toThrow('The shell that starts benchmarks has ended')
  await other[Symbol.asyncDispose]()
})

test('one that stops the shell is an error once the deadline has passed', long, async () => {
  const other = await another()
  const stopping = run('kill -STOP $PPID', { deadline: Date.now() + 100 }, other)
  await expect(stopping).rejects.toThrow('The shell that starts benchmarks has ended')
  await other[Symbol.asyncDispose]()
})

describe('the deadline', () => {
  test('asks a program for what it is doing, then ends it with all it has started', async () => {
    const script = 'trap "echo asked; exit 2" QUIT; sleep 1000 & echo $!; wait'
    const { status, isLate, stdout } = await run(script, { deadline: Date.now() + 300 })
    expect([status, isLate, stdout.split('\n')[1]]).toEqual([2, true, 'asked'])
    await ended(Number(stdout.split('\n')[0]))
  })

  test('ends one that does not hear', long, async () => {
    const { isLate, status } = await run('trap "" QUIT TERM; while :; do sleep 0.1; done', {
      deadline: Date.now() + 100,
    })
    expect([isLate, status]).toEqual([true, 'SIGKILL'])
  })
})

describe('abort', () => {
  test('ends the program and is thrown', async () => {
    const controller = new AbortController()
    const running = run('echo $$ > pid; sleep 1000', { signal: controller.signal })
    const file = join(folder, 'pid')
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await turn()
    controller.abort()
    await expect(running).rejects.toThrow(CancelledError)
    await ended(Number(readFileSync(file, 'utf8')))
    await expect(run('true', { signal: controller.signal })).rejects.toThrow(CancelledError)
  })

  test('in the moment of the start ends the program', async () => {
    const controller = new AbortController()
    const running = run('sleep 1000', { signal: controller.signal })
    controller.abort()
    await expect(running).rejects.toThrow(CancelledError)
  })
})

test('a launcher that was killed says so', async () => {
  const other = await another()
  await expect(run('kill -KILL $PPID; sleep 1', {}, other)).rejects.toThrow('Another process killed it')
  await other[Symbol.asyncDispose]()
})

test('nothing outlives us, however we end', long, async () => {
  const target = join(import.meta.dirname, '../../support/launcher-target.ts')
  const file = join(folder, 'alive')
  const child = spawn(process.execPath, [target, `echo $$ > '${file}'; sleep 1000`, folder], {
    stdio: 'ignore',
  })
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await turn()
  child.kill('SIGKILL')
  await ended(Number(readFileSync(file, 'utf8')))
})
