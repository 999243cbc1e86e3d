// Whether processes still run, for tests of what is left running.
import { existsSync, readFileSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'

/** Whether a process runs; one that has ended and waits for its parent does not. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Comes back once a process has ended; the time limit of the test is the limit. */
export async function ended(pid: number): Promise<void> {
  while (runs(pid)) await turn()
}
