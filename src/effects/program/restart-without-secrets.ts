// Keeps the secrets of our own process from the processes that it runs, which belong to the same user.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The argument that marks the second start of the program. */
const restartMark = '--secluded'

/** Ignores SIGUSR1, at which node opens a debugger to anyone on the machine. */
export function ignoreDebuggerSignal(): void {
  process.on('SIGUSR1', () => {})
}

export function isProcessYetToRestartWithoutSecrets(): boolean {
  return process.argv[2] !== restartMark
}

/**
 * Starts this program again, in the same process, without its secrets in the environment: any process of the user can read the
 * environment with which a program was started, even after it has changed. They are passed on through a file without a name;
 * `visible` is the environment that stays. Returns in the second start, or if node cannot do this (before 22.15, and on
 * Windows). Calls `onFailure` with the reason if no folder takes the file.
 */
export function restartHidingSecrets(
  visible: Readonly<Record<string, string>>,
  onFailure: (reason: string) => void,
): void {
  if (!isProcessYetToRestartWithoutSecrets()) {
    restoreSecrets()
    return
  }
  if (process.platform === 'win32' || !process.execve) return
  const secrets = Object.entries(process.env).filter(([name]) => visible[name] === undefined)
  const reason = openAsStdin(JSON.stringify(Object.fromEntries(secrets)))
  if (reason !== null) {
    onFailure(reason)
    return
  }
  const [node = process.execPath, program = ''] = process.argv
  // Until the listener above is set again, this keeps node from handling the signal.
  process.execve(node, [node, ...process.execArgv, '--disable-sigusr1', program, restartMark], visible)
}

/** Ends the program, before any foreign code has run. */
export function exitBecauseSecretsVisible(reason: string): void {
  writeSync(
    1,
    `::error::The secrets of this step could not be kept from the benchmarks, as no temporary file can be written (${reason}). Make room in RUNNER_TEMP, and make sure that it is a writable folder.\n`,
  )
  process.exit(1)
}

/** Opens a file with the text as the standard input. Returns null, or the reason of the first failure. */
function openAsStdin(text: string): string | null {
  let reason: string | null = null
  // The runner's own folder may be full, or missing.
  for (const folder of [process.env.RUNNER_TEMP || tmpdir(), tmpdir(), '/dev/shm']) {
    const path = join(folder, `benchgate-${process.pid}-${Date.now()}`)
    try {
      writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      reason ??= `${(error as NodeJS.ErrnoException).code} in ${folder}`
      removeIfThere(path)
      continue
    }
    try {
      // Only the first three files stay open on restart, and a new file gets the lowest free number.
      closeSync(0)
      return openSync(path, 'r') === 0 ? null : 'standard input is already in use'
    } finally {
      rmSync(path, { force: true })
    }
  }
  return reason
}

/** Removes a file that may be incomplete, or in a missing folder. */
function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // There is nothing to remove.
  }
}

function restoreSecrets(): void {
  Object.assign(process.env, JSON.parse(readFileSync(0, 'utf8')))
  closeSync(0)
  openSync('/dev/null', 'r')
}
