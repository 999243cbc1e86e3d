// Keeps the secrets of our own process from the processes that it runs, which are the same user's.
import { closeSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
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
 * name any more; `shown` is what stays. Returns in the second start, or where node cannot do this (before 22.15, and on Windows);
 * where no folder takes the file, `otherwise` is called with why.
 */
export function restartWithoutSecrets(
  shown: Readonly<Record<string, string>>,
  otherwise: (why: string) => void,
): void {
  if (!isFirstStart()) {
    takeBack()
    return
  }
  if (process.platform === 'win32' || !process.execve) return
  const hidden = Object.entries(process.env).filter(([name]) => shown[name] === undefined)
  const why = hide(JSON.stringify(Object.fromEntries(hidden)))
  if (why !== null) {
    otherwise(why)
    return
  }
  const [node = process.execPath, program = ''] = process.argv
  // Until the listener above is there again, this keeps node from obeying the signal.
  process.execve(node, [node, ...process.execArgv, '--disable-sigusr1', program, again], shown)
}

/** Ends the program before it has run anything of others. */
export function refuseUnhidden(why: string): void {
  writeSync(
    1,
    `::error::The secrets of this step could not be kept from the benchmarks, as no temporary file can be written (${why}). Make room in RUNNER_TEMP, and let it be a folder that can be written.\n`,
  )
  process.exit(1)
}

/** Leaves the text at the standard input. Gives why it could not, at the first place; null where it could. */
function hide(text: string): string | null {
  let why: string | null = null
  // The runner's own folder may be full, or missing.
  for (const folder of [process.env.RUNNER_TEMP || tmpdir(), tmpdir(), '/dev/shm']) {
    const path = join(folder, `benchgate-${process.pid}-${Date.now()}`)
    try {
      writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      why ??= `${(error as NodeJS.ErrnoException).code} in ${folder}`
      remove(path)
      continue
    }
    try {
      // Only the first three files stay open, and a new one gets the lowest number that is free.
      closeSync(0)
      return openSync(path, 'r') === 0 ? null : 'the standard input is taken'
    } finally {
      rmSync(path, { force: true })
    }
  }
  return why
}

/** Half a file may be there, or not even the folder. */
function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // There is nothing to remove.
  }
}

function takeBack(): void {
  Object.assign(process.env, JSON.parse(readFileSync(0, 'utf8')))
  closeSync(0)
  openSync('/dev/null', 'r')
}
