// Holds perflock's lock during a run, so that no two jobs on a machine measure at once.
//
// The lock is held for the whole run, not for each command, so that two runs do not alternate at a frequency that changes. A
// shell that reads our standard input holds it, so it ends when we do. perflock does not report that it could not set the
// frequency, so the limits in force are read afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { perflockNotInstalledReason } from '../../core/judge/run-warnings.ts'
import { CancelledError, MisconfiguredError } from '../../core/model/errors.ts'
import type { PerflockOutcome } from '../../core/model/machine.ts'
import type { PerflockUsePolicy } from '../../core/model/settings.ts'
import type { RunConsole } from '../program/console.ts'
import { procAndSysRootPath, whyPerflockFrequencyNotSet } from './machine.ts'

export interface PerflockRequest {
  readonly mode: PerflockUsePolicy
  /** The frequency as percent of the range from the lowest to the highest; null leaves it alone. */
  readonly governor: number | null
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  readonly console: RunConsole
  /** Milliseconds that perflock has to end when it is asked to. */
  readonly patienceMilliseconds?: number
  readonly root?: string
}

/** A lock, held until it is disposed of. */
interface HeldPerflock extends AsyncDisposable {
  /** The current state, to be recorded; null if no lock was requested. */
  readonly state: PerflockOutcome | null
}

/**
 * The program that perflock runs: it reports the lock, and keeps it until its standard input ends, which happens however we
 * end. perflock ends with it, and restores the frequency.
 */
const holdScript = 'echo held; read -r end || :'

/**
 * Takes the exclusive lock, and waits if another run has it. With `auto` it continues without a lock if there is none. Throws
 * CancelledError on abort, and MisconfiguredError if a required lock is not available or cannot fix the frequency.
 */
export async function holdPerflock(request: PerflockRequest): Promise<HeldPerflock> {
  const {
    mode,
    governor,
    signal,
    console,
    patienceMilliseconds = 10_000,
    root = procAndSysRootPath,
  } = request
  if (mode === 'off') return withoutLock(null)
  if (signal.aborted) throw new CancelledError('cancelled')
  const governorFlag = `-governor=${governor === null ? 'none' : `${governor}%`}`
  const child = spawn('perflock', [governorFlag, 'sh', '-c', holdScript, 'benchgate'], {
    // In a folder that a pull request cannot write to, in case PATH has relative folders.
    cwd: '/',
    // A benchmark can read the environment of any process of its user.
    env: { PATH: request.env.PATH ?? '' },
    // In a process group of its own, as the lock must be kept after Ctrl-C until the checkout is back.
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  })
  const endPromise = whenEnded(child)
  const refusal = await waitForLock(child, endPromise, signal, console)
  if (signal.aborted) {
    // Before it has the lock it does not read its input, so a signal is needed to make it leave the queue.
    child.kill('SIGTERM')
    await releaseLock(child, endPromise, patienceMilliseconds)
    throw new CancelledError('cancelled')
  }
  if (refusal !== null) {
    if (mode === 'require')
      throw new MisconfiguredError(
        `perflock: "require" is set, but there is no lock (${refusal}). ${installAdvice}`,
      )
    if (refusal !== perflockNotInstalledReason)
      console.info(`perflock: measuring without the lock (${refusal})`)
    return withoutLock({ held: false, governor: null, reason: refusal })
  }
  const reason = governor === null ? null : whyPerflockFrequencyNotSet(governor, root)
  if (reason !== null && mode === 'require') {
    await releaseLock(child, endPromise, patienceMilliseconds)
    throw new MisconfiguredError(
      `perflock: "require" is set and the lock is held, but governor: "${governor}%" cannot be set, as ${reason}. Set "governor" to "none" to hold only the lock, or measure where perflock's daemon can set the frequency: on a machine that is not virtual, as root.`,
    )
  }
  if (reason !== null)
    console.info(`perflock: this run holds the lock, but the frequency is not fixed, as ${reason}`)
  const heldState = { held: true, governor: reason === null ? governor : null, reason }
  let isReleased = false
  let hasBeenLost = false
  const currentState = () => {
    if (!isReleased) hasBeenLost ||= child.exitCode !== null || child.signalCode !== null
    return hasBeenLost ? lostState : heldState
  }
  return {
    get state() {
      return currentState()
    },
    async [Symbol.asyncDispose]() {
      // Not reported when it happens, as the log may then be within a benchmark's output.
      if (currentState() === lostState)
        console.warn(`${lostState.reason}: another job may have measured at the same time.`)
      isReleased = true
      if (await releaseLock(child, endPromise, patienceMilliseconds)) return
      console.warn('perflock did not end with the measurement, so it was sent a signal.')
      child.kill('SIGTERM')
    },
  }
}

const installAdvice =
  'Install it from github.com/aclements/perflock and start its daemon (sudo -b perflock -daemon), or set "perflock" to "auto".'

function withoutLock(state: PerflockOutcome | null): HeldPerflock {
  return { state, async [Symbol.asyncDispose]() {} }
}

const lostState: PerflockOutcome = { held: false, governor: null, reason: 'perflock ended while measuring' }

/** Resolves with null once perflock has the lock, with the reason if it ended without the lock or was not found, or on abort. */
function waitForLock(
  child: ChildProcess,
  endPromise: Promise<string>,
  signal: AbortSignal,
  console: RunConsole,
): Promise<string | null> {
  return new Promise(resolve => {
    const { stdout, stderr } = child
    const aborted = () => resolve('cancelled')
    const settle = (refusal: string | null) => {
      signal.removeEventListener('abort', aborted)
      resolve(refusal)
    }
    let output = ''
    stdout?.on('data', (chunk: string) => {
      output += chunk
      if (output.startsWith('held\n')) settle(null)
    })
    let queue = ''
    const onQueueOutput = (chunk: string) => {
      queue += chunk
      const first = /^Waiting for lock\.\.\.\n([^\t\n]*)\t([^\t\n]*)\t(.*)\n/.exec(queue)
      if (first === null) return
      const [, user, since, command] = first
      console.info(`perflock: waiting for the lock of ${user} (since ${since}): ${command}`)
      stderr?.off('data', onQueueOutput)
    }
    stderr?.on('data', onQueueOutput)
    signal.addEventListener('abort', aborted, { once: true })
    if (signal.aborted) aborted()
    void endPromise.then(settle)
  })
}

/** The wait for the output of an ended perflock, in milliseconds: processes that it left may hold its pipes open. */
const drainMilliseconds = 200

/** Resolves with the reason when perflock has ended. Listens from the start, so that no event is missed. */
function whenEnded(child: ChildProcess): Promise<string> {
  let errorOutput = ''
  child.stdout?.setEncoding('utf8')
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(-4096)
  })
  // The pipe breaks if perflock ends first, which `exit` reports anyway.
  child.stdin?.on('error', () => {})
  return new Promise(resolve => {
    child.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      // EACCES: a folder of PATH may not be read (that of root, where a container runs as another user), and no other has it.
      resolve(code === 'ENOENT' || code === 'EACCES' ? perflockNotInstalledReason : message),
    )
    child.on('exit', (code, endedBy) => {
      const finish = () => {
        clearTimeout(timer)
        resolve(errorOutput.trim().split('\n').join('; ').slice(0, 200) || `it ended with ${code ?? endedBy}`)
      }
      const timer = setTimeout(finish, drainMilliseconds)
      child.on('close', finish)
    })
  })
}

/** Closes perflock's input, and waits until it has ended; false if that takes too long. It is never killed with SIGKILL. */
async function releaseLock(
  child: ChildProcess,
  endPromise: Promise<unknown>,
  patienceMilliseconds: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), patienceMilliseconds)
  })
  child.stdin?.end()
  const hasEnded = await Promise.race([endPromise.then(() => true), timeout])
  clearTimeout(timer)
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.unref()
  return hasEnded
}
