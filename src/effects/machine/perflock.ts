// Keeps the machine for one run: holds perflock's lock, so that no two jobs on a machine measure at once.
import { type ChildProcess, spawn } from 'node:child_process'
import { Cancelled, Misconfigured } from '../../core/model/errors.ts'
import { notInstalled, type Perflock } from '../../core/model/machine.ts'
import type { PerflockMode } from '../../core/model/settings.ts'
import type { Console } from '../program/console.ts'
import { systemRoot, whyNotKept } from './machine.ts'

/** Says which lock is wanted, and whom to tell about it. */
export interface LockRequest {
  readonly mode: PerflockMode
  /** Percent of the way from the lowest frequency to the highest; null leaves the frequency alone. */
  readonly governor: number | null
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  readonly console: Console
  /** Milliseconds that perflock has to end when it is asked to. */
  readonly patience?: number
  readonly root?: string
}

/** Keeps the lock until it is disposed of. */
export interface Hold extends AsyncDisposable {
  /** What to record, true at the moment it is read; null if no lock was wanted. */
  readonly state: Perflock | null
}

/**
 * Runs under perflock: says that it has the lock, and keeps it until its standard input ends, which happens however we
 * end. perflock ends with it, and restores the frequency.
 */
const holder = 'echo held; read -r end || :'

/**
 * Takes the exclusive lock, and waits for it where another run has it. With `auto` it goes on without a lock. Throws
 * Cancelled on abort, and Misconfigured where a required lock is not available or cannot keep the frequency.
 */
export async function holdPerflock(wish: LockRequest): Promise<Hold> {
  const { mode, governor, signal, console, patience = 10_000, root = systemRoot } = wish
  if (mode === 'off') return without(null)
  if (signal.aborted) throw new Cancelled('cancelled')
  const child = spawn('perflock', [flag(governor), 'sh', '-c', holder, 'benchgate'], {
    // In a folder that a pull request cannot write to, in case PATH has relative folders.
    cwd: '/',
    // A benchmark can read the environment of any process of its user.
    env: { PATH: wish.env.PATH ?? '' },
    // In a group of its own: Ctrl-C in a terminal is for us, and the lock lasts until the checkout is back.
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  })
  const gone = ended(child)
  const refused = await held(child, gone, signal, console)
  if (signal.aborted) {
    // Before it has the lock it does not read its input, so it needs a signal, which makes it leave the queue.
    child.kill('SIGTERM')
    await letGo(child, gone, patience)
    throw new Cancelled('cancelled')
  }
  if (refused !== null) {
    if (mode === 'require')
      throw new Misconfigured(`perflock: "require" is set, but there is no lock (${refused}). ${advice}`)
    if (refused !== notInstalled) console.info(`perflock: measuring without the lock (${refused})`)
    return without({ held: false, governor: null, reason: refused })
  }
  const reason = governor === null ? null : whyNotKept(governor, root)
  if (reason !== null && mode === 'require') {
    await letGo(child, gone, patience)
    throw new Misconfigured(
      `perflock: "require" has the lock, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`,
    )
  }
  if (reason !== null)
    console.info(`perflock: this run has the machine for itself, but at no fixed frequency, as ${reason}`)
  const wanted = { held: true, governor: reason === null ? governor : null, reason }
  return holding(child, gone, wanted, wish, patience)
}

const advice =
  'Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set "perflock" to "auto".'

function flag(governor: number | null): string {
  return `-governor=${governor === null ? 'none' : `${governor}%`}`
}

function without(state: Perflock | null): Hold {
  return { state, async [Symbol.asyncDispose]() {} }
}

function holding(
  child: ChildProcess,
  gone: Promise<unknown>,
  wanted: Perflock,
  { console }: LockRequest,
  patience: number,
): Hold {
  let isReleased = false
  let state = wanted
  const look = () => {
    if (!isReleased && (child.exitCode !== null || child.signalCode !== null)) state = lost
    return state
  }
  return {
    get state() {
      return look()
    },
    async [Symbol.asyncDispose]() {
      // Not reported when it happens, as the log may be within a benchmark's output then.
      if (look() === lost) console.warn(`${lost.reason}: another job may have measured at the same time.`)
      isReleased = true
      if (await letGo(child, gone, patience)) return
      console.warn('perflock did not end with the measurement, so it was sent a signal.')
      child.kill('SIGTERM')
    },
  }
}

const lost: Perflock = { held: false, governor: null, reason: 'perflock ended while measuring' }

/** Resolves with null once perflock has the lock; with the reason if it ended without it or was not found; or on abort. */
function held(
  child: ChildProcess,
  gone: Promise<string>,
  signal: AbortSignal,
  console: Console,
): Promise<string | null> {
  return new Promise(resolve => {
    const { stdout, stderr } = child
    const aborted = () => resolve('cancelled')
    const settle = (refused: string | null) => {
      signal.removeEventListener('abort', aborted)
      resolve(refused)
    }
    let said = ''
    stdout?.on('data', (chunk: string) => {
      said += chunk
      if (said.startsWith('held\n')) settle(null)
    })
    let queue = ''
    const tell = (chunk: string) => {
      queue += chunk
      const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue)
      if (first === null) return
      const [, user, since, command] = first
      console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`)
      stderr?.off('data', tell)
    }
    stderr?.on('data', tell)
    signal.addEventListener('abort', aborted, { once: true })
    if (signal.aborted) aborted()
    void gone.then(settle)
  })
}

/** How long its output may still take to reach us, in milliseconds: processes that it left may hold its pipes open. */
const drain = 200

/** Resolves with the reason when perflock has ended. Listens from the start, so that no event is missed. */
function ended(child: ChildProcess): Promise<string> {
  let complaint = ''
  child.stdout?.setEncoding('utf8')
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-4096)
  })
  // The pipe breaks if perflock ends first, which we learn anyway.
  child.stdin?.on('error', () => {})
  return new Promise(resolve => {
    child.on('error', error =>
      resolve('code' in error && error.code === 'ENOENT' ? notInstalled : error.message),
    )
    child.on('exit', (code, endedBy) => {
      const why = () => {
        clearTimeout(timer)
        resolve(complaint.trim().split('\n').join('; ').slice(0, 200) || `it ended with ${code ?? endedBy}`)
      }
      const timer = setTimeout(why, drain)
      child.on('close', why)
    })
  })
}

/** Closes perflock's input, and waits until it has ended; false if that takes too long. It is never killed with SIGKILL. */
async function letGo(child: ChildProcess, gone: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), patience)
  })
  child.stdin?.end()
  const isGone = await Promise.race([gone.then(() => true), late])
  clearTimeout(timer)
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.unref()
  return isGone
}
