// Keeps a run from hanging where the C library has lost a wake-up among node's worker threads.
import { stat } from 'node:fs'

/** How often, in milliseconds: rarely enough to disturb nothing. */
const usual = 5000

/**
 * Asks the file system a question at intervals. Before glibc 2.41 a signal to a waiting thread can be lost (bug 25847):
 * a request then stays in the queue until another comes, which never happens in a run that waits for the first. The
 * timer keeps no process alive.
 */
export function wakeWorkers(every = usual): void {
  setInterval(() => stat('/', () => {}), every).unref()
}
