// Keeps a run from standing still where the C library has lost a wake-up among node's worker threads.
import { stat } from 'node:fs'

/** How often, in milliseconds: seldom enough to disturb nothing. */
const usual = 5000

/**
 * Asks the file system a question now and then. Before glibc 2.41 a signal to a waiting thread can be lost (bug 25847):
 * what was asked for then lies in the queue until something else is asked for, which in a run that waits for it never is.
 * It keeps no process alive.
 */
export function wakeWorkers(every = usual): void {
  setInterval(() => stat('/', () => {}), every).unref()
}
