// Scripts run as workflow steps do, and nothing of them is left running.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CancelledError, CouldNotMeasureError } from '../../../src/core/model/errors.ts'
import { runBashScript, type ScriptRequest } from '../../../src/effects/processes/process.ts'
import { long } from '../../support/long.ts'
import { ended } from '../../support/running.ts'

let folder: string

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const env = { PATH: process.env.PATH ?? '' }
const never = new AbortController().signal

function run(text: string, given: Partial<ScriptRequest> = {}) {
  return runBashScript({
    text,
    cwd: folder,
    env,
    signal: never,
    deadline: Number.POSITIVE_INFINITY,
    ...given,
  })
}

test.each([
  ['true\nfalse; true', { line: 2, isPipe: false, command: 'false' }],
  ['# about it\n\nfalse | cat', { line: 3, isPipe: true, command: 'cat' }],
  ['x=$(cd /nowhere 2>&1)', { line: 1, isPipe: false, command: 'x=$(cd /nowhere 2>&1)' }],
  ['exit 3', null],
  ['set +e; false; exit 3', null],
  ["trap 'true' ERR; false", null],
  ['set -E\n(false) & wait; exit 3', null],
  ['echo "true; false" >sourced.sh\n. ./sourced.sh', null],
  ['true', null],
])('%j: which command bash ended it at', async (text, endedAt) => {
  expect((await run(text)).endedAt).toEqual(endedAt)
})

test.each([
  ['set +e -x; false; true', '+ false\n+ true', 0],
  ['ls none 2>&- || :; set +e; ls none 2>&-; echo "$_"', 'none', 0],
  ['rm -r "$(dirname "$0")"; exec 2>&1; bash -c "exit 5"', '', 5],
])('%j: noting where it ended changes nothing that it does or shows', async (text, lastLines, status) => {
  expect(await run(text)).toMatchObject({ lastLines, status })
})

test('a pipe in the place of the note is not waited for', async () => {
  const script = 'mkfifo "$(dirname "$0")/ended"; exit 3'
  expect(await run(script)).toMatchObject({ status: 3, endedAt: null })
})

describe('bash', () => {
  test.each<[string, string, number]>([
    ['success', 'true', 0],
    ['the code of what failed', 'exit 7', 7],
    ['a failing line in the middle', 'false; true', 1],
    ['a failing part of a pipe', 'false | true', 1],
    ['a program that is not there', 'no-such-program', 127],
    ['a script that is no bash', 'if', 2],
    ['nothing', '', 0],
  ])('gives the status of %s', async (_, text, status) => {
    expect((await run(text)).status).toBe(status)
  })

  test('gives the name of the signal that ended it', async () => {
    expect((await run('kill -SEGV $$')).status).toBe('SIGSEGV')
  })

  test('reads no profile, and runs many lines with quotes as they stand', async () => {
    const { stdout } = await run(`x="it's"\necho "$x" '$x'\ncat <<'END'\n\${{ not ours }}\nEND\n`)
    expect(stdout).toBe("it's $x\n${" + '{ not ours }}\n')
  })

  test('runs in the folder it is given', async () => {
    expect((await run('pwd')).stdout).toBe(`${folder}\n`)
  })

  test('sees the environment it is given and nothing else', async () => {
    const { stdout } = await run('env', { env: { ...env, GIVEN: 'a b\nc' } })
    // These three bash sets for itself.
    const names = stdout.split('\n').filter(line => !/^(PWD|SHLVL|_)=/.test(line))
    expect(names.sort()).toEqual(['', `PATH=${env.PATH}`, 'GIVEN=a b', 'c'].sort())
  })

  test('has no input to wait for', async () => {
    expect((await run('cat; read -r x || echo none')).stdout).toBe('none\n')
  })

  test('leaves no script behind', async () => {
    const { stdout } = await run('echo "$0"')
    expect(existsSync(stdout.trim())).toBe(false)
  })
})

describe('output', () => {
  test('of both streams is shown in the order it came, and only the first is read', async () => {
    const shown: Buffer[] = []
    const { stdout, lastLines } = await run(
      // Each waits until the one before has been seen.
      'echo one; until [ -e seen-1 ]; do :; done; echo two >&2; until [ -e seen-2 ]; do :; done; echo three',
      {
        onOutput(chunk) {
          shown.push(chunk)
          const text = Buffer.concat(shown).toString()
          for (const [word, name] of [
            ['one', 'seen-1'],
            ['two', 'seen-2'],
          ] as const)
            if (text.includes(word)) writeFileSync(join(folder, name), '')
        },
      },
    )
    expect(Buffer.concat(shown).toString()).toBe('one\ntwo\nthree\n')
    expect(stdout).toBe('one\nthree\n')
    expect(lastLines).toBe('one\ntwo\nthree')
  })

  test('is whole however long, and its last lines are few', async () => {
    const { stdout, lastLines } = await run('seq 200000')
    expect(stdout.length).toBe(1_288_895)
    expect(lastLines.split('\n')).toEqual(Array.from({ length: 30 }, (_, n) => String(199_971 + n)))
  })

  test('that is handed on is not gathered, and comes in whole characters', async () => {
    const pieces: string[] = []
    // The second byte of the character is written when the first has been seen.
    const { stdout, lastLines } = await run(
      `rm -f half; printf 'a\\xc3'; until [ -e half ]; do :; done; printf '\\xa9b'; echo no >&2`,
      {
        onText: piece => pieces.push(piece),
        onOutput: () => writeFileSync(join(folder, 'half'), ''),
      },
    )
    expect(pieces.join('')).toBe('aéb')
    expect(pieces[0]).toBe('a')
    expect([stdout, lastLines]).toEqual(['', 'aébno'])
  })

  test('that is handed on and ends within a character ends with a mark, as what is kept does', async () => {
    const pieces: string[] = []
    await run(`printf 'a\\xc3'`, { onText: piece => pieces.push(piece) })
    expect(pieces.join('')).toBe('a\ufffd')
    expect((await run(`printf 'a\\xc3'`)).stdout).toBe('a\ufffd')
  })

  test('that is handed on may be long', long, async () => {
    let length = 0
    const onText = (piece: string) => {
      length += piece.length
    }
    await run('head -c 100000000 /dev/zero', { onText })
    expect(length).toBe(100_000_000)
    await expect(run('yes', { onText })).rejects.toThrow('printed more than 256 MiB')
    await expect(run('yes')).rejects.toThrow('printed more than 64 MiB')
  })

  test('without line breaks is cut short in the last lines alone', async () => {
    const { stdout, lastLines } = await run(`printf 'é%.0s' $(seq 50000)`)
    expect(stdout).toBe('é'.repeat(50_000))
    expect(lastLines.length).toBeLessThan(17_000)
  })
})

describe('what a script leaves running', () => {
  test('is ended with it, and does not hold up the end', async () => {
    const { status, stdout } = await run('sleep 1000 & echo $!')
    expect(status).toBe(0)
    await ended(Number(stdout))
  })

  test('is ended though it ignores signals and has closed its streams', async () => {
    const { stdout } =
      await run(`(trap "" TERM HUP INT; echo $BASHPID > pid; exec sleep 1000 > /dev/null 2>&1) &
      until [ -s pid ]; do :; done; cat pid`)
    await ended(Number(stdout))
  })

  test('in a session of its own does not hold up the end either', long, async () => {
    const { stdout } = await run(`setsid bash -c 'echo $$ > away; exec sleep 1000' &
      until [ -s away ]; do :; done; cat away`)
    // It is in no group that we know of, so the test has to end it.
    process.kill(Number(stdout))
    await ended(Number(stdout))
  })
})

test.runIf(existsSync('/proc/self/fd'))('no pipe of ours reaches a script', async () => {
  const { stdout } = await run('for n in 3 4 5; do [ ! -e /proc/$$/fd/$n ] || echo $n; done; echo end')
  expect(stdout).toBe('end\n')
})

test('a program that waits for all of its children has none but its own', async () => {
  const { stdout } = await run(`exec perl -e '1 while wait() != -1; print "none left"'`)
  expect(stdout).toBe('none left')
})

describe('the deadline', () => {
  test('ends the whole group, and says so', async () => {
    const { isLate, status, stdout } = await run('sleep 1000 & echo $!; echo $$; sleep 1000', {
      deadline: Date.now() + 300,
    })
    expect([isLate, status]).toEqual([true, 'SIGTERM'])
    for (const pid of stdout.trim().split('\n')) await ended(Number(pid))
  })

  test('is none for a script that has ended, though its output is not', long, async () => {
    const { isLate, status } = await run(
      `rm -f held; setsid bash -c 'echo $$ > held; exec sleep 1000' & until [ -s held ]; do :; done`,
      { deadline: Date.now() + 1000 },
    )
    process.kill(Number(readFileSync(join(folder, 'held'), 'utf8')))
    expect([isLate, status]).toEqual([false, 0])
  })

  test('far away is none', async () => {
    const { isLate, status } = await run('true', { deadline: Date.now() + 2 ** 40 })
    expect([isLate, status]).toEqual([false, 0])
  })
})

test.each([
  ['', 'true'],
  [', though its group was told to end before', 'kill -TERM 0; kill -INT 0; kill -HUP 0'],
])('a script ends with all it has started when we are killed%s', async (_, before) => {
  const target = join(import.meta.dirname, '../../support/script-target.ts')
  const script = `trap "" TERM HUP INT; ${before}
    sleep 1000 & echo pid $!; echo pid $$; echo ready; while :; do sleep 1; done`
  const child = spawn(process.execPath, [target, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('ready')) break
  }
  child.kill('SIGKILL')
  const pids = [...said.matchAll(/pid (\d+)/g)].map(match => Number(match[1]))
  expect(pids).toHaveLength(2)
  for (const pid of pids) await ended(pid)
})

describe('abort', () => {
  /** Aborts when the script has said something, and gives what it said. */
  async function abortAfterOutput(text: string): Promise<string> {
    const controller = new AbortController()
    let said = ''
    const running = run(text, {
      signal: controller.signal,
      onOutput(chunk) {
        said += chunk.toString()
        if (said.includes('ready')) controller.abort()
      },
    })
    await expect(running).rejects.toThrow(CancelledError)
    return said
  }

  const pids = (said: string) => [...said.matchAll(/pid (\d+)/g)].map(match => Number(match[1]))

  test('ends the whole group', async () => {
    const said = await abortAfterOutput('echo pid $$; sleep 1000 & echo pid $!; echo ready; sleep 1000')
    expect(pids(said)).toHaveLength(2)
    for (const pid of pids(said)) await ended(pid)
  })

  test('lets a script clean up', async () => {
    await abortAfterOutput(
      'trap "touch cleaned; exit" TERM; echo ready; while :; do read -t 0.01 < <(sleep 1) || :; done',
    )
    expect(existsSync(join(folder, 'cleaned'))).toBe(true)
  })

  test('ends a script that ignores being told', long, async () => {
    const said = await abortAfterOutput('trap "" TERM INT; echo pid $$; echo ready; while :; do :; done')
    for (const pid of pids(said)) await ended(pid)
  })

  test('in the moment of the start ends the script', async () => {
    const controller = new AbortController()
    const running = run('sleep 1000', { signal: controller.signal })
    controller.abort()
    await expect(running).rejects.toThrow(CancelledError)
  })

  test('before the start runs nothing', async () => {
    await expect(run('touch started', { signal: AbortSignal.abort() })).rejects.toThrow(CancelledError)
    expect(existsSync(join(folder, 'started'))).toBe(false)
  })
})

describe('a script that cannot start', () => {
  test('says so', async () => {
    const running = run('true', { cwd: join(folder, 'nowhere') })
    await expect(running).rejects.toThrow(CouldNotMeasureError)
    await expect(run('true', { env: { PATH: '/nonexistent' } })).rejects.toThrow('bash could not be started')
  })
})
