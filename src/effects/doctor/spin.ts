// Keeps one processor at the same work for about a second, and times each piece of it.

/** Seconds that one piece of work is to take: short enough to be many, long enough for what disturbs it to count. */
const piece = 0.005

/**
 * Gives the seconds of each piece in `seconds` of time. Nothing else happens in this process meanwhile, so that what varies
 * is the machine.
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

/** Nanoseconds between two times of the clock that differ: the least of many. */
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

/** Measured once the code is compiled, as the same work takes longer until then, and by the best of some times. */
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

/** Arithmetic alone, of which each step waits for the one before; what comes out is kept, so that none can be left out. */
function work(iterations: number): void {
  let value = last
  for (let n = 0; n < iterations; n++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  last = value
}
