// A process that is killed at a moment of the test's choice.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setImmediate as turn } from 'node:timers/promises'

/** Kills it once `until` comes back, however it does. */
export async function killedAt(
  child: ChildProcess,
  until: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  try {
    await until(child)
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** Comes back once the process has said `count` lines. */
export async function lines(child: ChildProcess, count: number): Promise<void> {
  if (!child.stdout) return
  let seen = 0
  for await (const _ of createInterface({ input: child.stdout })) if (++seen === count) return
}

/** Comes back once `seen` says so, or the process has ended. */
export async function watch(child: ChildProcess, seen: () => boolean): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && !seen()) await turn()
}
