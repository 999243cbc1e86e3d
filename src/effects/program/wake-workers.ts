// Keeps a run from hanging when the C library loses a wake-up among node's worker threads.
import { stat } from 'node:fs'

/** The default interval in milliseconds, long enough not to disturb measurements. */
const defaultInterval = 5000

/**
 * Makes a file system request at intervals. Before glibc 2.41 a signal to a waiting thread can be lost (bug 25847): a request
 * then stays in the queue until another comes, which never happens in a run that waits for the first. The timer does not keep
 * the process alive.
 */
export function wakeThreadPoolUntilExit(interval = defaultInterval): void {
  setInterval(() => stat('/', () => {}), interval).unref()
}
