// Keeps the secrets of our own process from the processes that it runs, which are the same user's.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The word by which a program knows that it has been started again. */
const again = '--secluded'

/** At this signal node lets anyone on the machine look into the process, and run code in it. */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => {})
}

/** Whether this is the only start of the program so far. */
export function isFirstStart(): boolean {
  return process.argv[2] !== again
}

/**
 * Starts this program again, in the same process, without its secrets in the environment: any process of the user can
 * read the one with which a program was started, even after it has changed. They come back through a file that has no
 * name any more; `shown` is what stays. Returns in the second start, or where node cannot do this (before 22.15, and on Windows).
 */
export function seclude(shown: Readonly<Record<string, string>>): void {
  if (!isFirstStart()) {
    takeBack()
    return
  }
  if (process.platform === 'win32' || !process.execve) return
  const hidden = Object.entries(process.env).filter(([name]) => shown[name] === undefined)
  const path = join(process.env.RUNNER_TEMP || tmpdir(), `benchgate-${process.pid}-${Date.now()}`)
  try {
    writeFileSync(path, JSON.stringify(Object.fromEntries(hidden)), { mode: 0o600, flag: 'wx' })
    // Only the first three files stay open, and a new one gets the lowest number that is free.
    closeSync(0)
    if (openSync(path, 'r') !== 0) return
  } finally {
    rmSync(path, { force: true })
  }
  const [node = process.execPath, program = ''] = process.argv
  // Until the listener above is there again, this keeps node from obeying the signal.
  process.execve(node, [node, ...process.execArgv, '--disable-sigusr1', program, again], shown)
}

function takeBack(): void {
  Object.assign(process.env, JSON.parse(readFileSync(0, 'utf8')))
  closeSync(0)
  openSync('/dev/null', 'r')
}
