// The clock of deadlines and durations, which nobody sets.

const startOfProcess = performance.timeOrigin

/**
 * Returns the time in milliseconds as Date.now does, but goes on evenly: the machine's clock may be set back or forward during a
 * run, and goes on while the machine sleeps.
 */
export function steadyNow(): number {
  return startOfProcess + performance.now()
}
