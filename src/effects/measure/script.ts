// Runs a script as a workflow step would, in a process group of its own that never outlives the call.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cancelled, CouldNotMeasure } from '../../core/errors.ts'

/** A Script is what to run and in which surroundings. */
export interface Script {
  readonly text: string
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** When it is ended at the latest, in milliseconds by the clock of Date.now. */
  readonly deadline: number
  /** Sees all output as it comes. */
  readonly onOutput: (chunk: Buffer) => void
}

/** An Ended script left an exit code (or was ended by a signal) and its output. */
export interface Ended {
  /** The exit code, or the name of the signal. */
  readonly status: number | string
  /** Whether it was ended at the deadline. */
  readonly isLate: boolean
  readonly stdout: string
  /** The last lines of both streams. */
  readonly lastLines: string
}

/** The most bytes of standard output that are kept to be read. */
const mostOutput = 64 * 2 ** 20
/** The most milliseconds that a timer can wait; it would not wait at all for more. */
const longestTimer = 2 ** 31 - 1
/** How long a script that was told to end may take to clean up, in milliseconds. */
const grace = 2000
/** How long the output of a script that we ended may still take to reach us: the checkout is to be back soon. */
const drain = 200

/**
 * Runs a script that must not outlive us: the pipe that a guard waits on closes when we end, however we do, and it ends
 * the group that it is in. The script has no part in that pipe. The guard is deaf, as a script may signal its own group;
 * and no child of the script (hence the second pair of brackets), which may wait for all that it has.
 */
const guarded = `( ( trap '' HUP INT TERM; read -r -u 3; kill -KILL 0 ) < /dev/null > /dev/null 2>&1 & )
exec bash --noprofile --norc -eo pipefail "$0" 3<&-`

/**
 * Runs the script with `bash --noprofile --norc -eo pipefail`, as GitHub does for `shell: bash`. When it ends, `signal`
 * aborts, the deadline comes, or we are killed, the whole process group is ended. Throws Cancelled on abort; a failing
 * script is not an error here.
 */
export async function runScript({ text, cwd, env, signal, deadline, onOutput }: Script): Promise<Ended> {
  if (signal.aborted) throw new Cancelled('cancelled')
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-script-'))
  try {
    const file = join(folder, 'run.sh')
    await writeFile(file, text)
    const isWindows = process.platform === 'win32'
    const args = isWindows ? ['-eo', 'pipefail', file] : ['-c', guarded, file]
    const child = spawn(bash(), ['--noprofile', '--norc', ...args], {
      cwd,
      env,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const ended = await outcome(child, signal, deadline, onOutput)
    if (signal.aborted) throw new Cancelled('cancelled')
    return ended
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outcome(
  child: ChildProcess,
  signal: AbortSignal,
  deadline: number,
  onOutput: (chunk: Buffer) => void,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const stdout: Buffer[] = []
    let size = 0
    const tail = new Tail()
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > mostOutput) endGroup(child, 'SIGKILL')
      else stdout.push(chunk)
      tail.add(chunk)
      onOutput(chunk)
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      tail.add(chunk)
      onOutput(chunk)
    })
    let kill: NodeJS.Timeout | undefined
    let letGo: NodeJS.Timeout | undefined
    const stop = () => {
      if (kill) return
      endGroup(child, 'SIGTERM')
      kill = setTimeout(() => endGroup(child, 'SIGKILL'), grace)
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    let isLate = false
    const late = setTimeout(
      () => {
        isLate = true
        stop()
      },
      Math.min(Math.max(0, deadline - Date.now()), longestTimer),
    )
    // Broken when the group is ended, of which we hear anyway.
    child.stdio[3]?.on('error', () => {})
    child.on('error', error => {
      clearTimeout(late)
      reject(
        new CouldNotMeasure(
          `${bash()} could not be started: ${error.message}. Commands are run with bash: install it in a container's image; on Windows it comes with Git.`,
        ),
      )
    })
    // What the script left running would disturb later rounds, and keep our end of its pipes open.
    child.on('exit', () => {
      // From here on neither can mean the script, which has ended.
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      endGroup(child, 'SIGKILL')
      child.stdio[3]?.destroy()
      // A process that has left the group may hold them still.
      const release = () => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }
      letGo = setTimeout(release, kill ? drain : grace)
    })
    child.on('close', (code, endedBy) => {
      clearTimeout(kill)
      clearTimeout(late)
      clearTimeout(letGo)
      signal.removeEventListener('abort', stop)
      if (size > mostOutput)
        return reject(
          new CouldNotMeasure(
            `The command printed more than ${mostOutput / 2 ** 20} MiB and was ended. Let it print its benchmarks only.`,
            tail.lines(),
          ),
        )
      resolve({
        status: code ?? endedBy ?? 'unknown',
        isLate,
        stdout: Buffer.concat(stdout).toString('utf8'),
        lastLines: tail.lines(),
      })
    })
  })
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // ESRCH: the group is gone already, which is what was wanted.
  }
}

/** Git's bash on Windows, where plain `bash` may be the one of the Linux subsystem. */
function bash(): string {
  if (process.platform !== 'win32') return 'bash'
  return join(process.env.ProgramFiles ?? 'C:\\Program Files', 'Git', 'bin', 'bash.exe')
}

/** A Tail keeps the end of a stream. */
class Tail {
  private text = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.text = Buffer.concat([this.text, chunk]).subarray(-16_384)
  }

  lines(): string {
    return this.text.toString('utf8').trimEnd().split('\n').slice(-30).join('\n')
  }
}
