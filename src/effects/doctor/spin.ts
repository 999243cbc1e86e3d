// Keeps one processor busy with the same work for about a second, and times each piece of it.

/** Seconds that one piece of work should take: short enough for many pieces, long enough to be disturbed. */
const piece = 0.005

/**
 * Works for `seconds`, and gives the seconds of each piece. Nothing else happens in this process meanwhile, so any
 * variation is the machine's.
 */
export function spin(seconds: number): readonly number[] {
  const iterations = iterationsFor(piece)
  const durations: number[] = []
  const end = now() + seconds
  for (let before = now(); before < end; ) {
    work(iterations)
    const after = now()
    durations.push(after - before)
    before = after
  }
  return durations
}

/** The smallest step of the clock that was seen, in nanoseconds. */
export function clockTick(): number {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 20_000; n++) {
    const before = process.hrtime.bigint()
    let after = before
    while (after === before) after = process.hrtime.bigint()
    least = Math.min(least, Number(after - before))
  }
  return least
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e9
}

/** Measured after a warm-up, as uncompiled code is slower, and by the best of several times. */
function iterationsFor(seconds: number): number {
  const time = (iterations: number) => {
    const before = now()
    work(iterations)
    return now() - before
  }
  for (const end = now() + 0.05; now() < end; ) work(10_000)
  let iterations = 10_000
  while (time(iterations) < seconds / 4) iterations *= 2
  const least = Math.min(...Array.from({ length: 10 }, () => time(iterations)))
  return Math.max(1, Math.round((iterations * seconds) / least))
}

let last = 1

/** Arithmetic in which each step depends on the one before. The result is kept, so that no step can be optimised away. */
function work(iterations: number): void {
  let value = last
  for (let n = 0; n < iterations; n++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  last = value
}
