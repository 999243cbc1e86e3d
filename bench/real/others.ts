import { readFileSync } from 'node:fs'

/** Others tells how much of the machine was used by processes that are not ours, since it was made. Linux only. */
export class Others {
  readonly #before = now()

  /** A share of all processors. */
  share(): number {
    const after = now()
    const busy = after.busy - this.#before.busy - (after.ours - this.#before.ours)
    return Math.max(0, Number((busy / (after.all - this.#before.all)).toFixed(3)))
  }
}

/** In clock ticks since the machine started: all time, what was used, and what we and our ended children used of it. */
function now() {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  )
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const mine = (readFileSync('/proc/self/stat', 'utf8').split(') ')[1] ?? '')
    .split(' ')
    .slice(11, 15)
    .map(Number)
  const busy = user + nice + system + irq + soft + steal
  return { all: busy + idle + wait, busy, ours: mine.reduce((sum, one) => sum + one, 0) }
}
