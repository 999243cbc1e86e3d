// How long a Go benchmark runs: a duration as Go writes it, or a number of iterations.

const number = String.raw`(?:\d+\.?\d*|\.\d+)`
const duration = new RegExp(`^(?:${number}(?:ns|us|µs|μs|ms|s|m|h))+$`)
const units: Readonly<Record<string, number>> = {
  ns: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  ms: 1e6,
  s: 1e9,
  m: 6e10,
  h: 3.6e12,
}

/** Whether Go accepts it as a benchtime: `1s`, `1m30s`, `100x`. */
export function isBenchtime(text: string): boolean {
  const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0
  // Go counts both in 64 bits.
  return size >= 1 && size < 2 ** 63
}

/** The seconds of a benchtime; null where it is a number of iterations. */
export function secondsOf(text: string): number | null {
  return text.endsWith('x') ? null : nanoseconds(text) / 1e9
}

/** A sixteenth of a benchtime, at least an iteration or a nanosecond. */
export function sixteenth(text: string): string {
  if (text.endsWith('x')) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`
  return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`
}

/** A quarter of a benchtime that is no number of iterations, at least a nanosecond. */
export function quarter(text: string): string {
  return `${Math.max(1, Math.round(nanoseconds(text) / 4))}ns`
}

function nanoseconds(text: string): number {
  const parts = text.matchAll(new RegExp(`(${number})(ns|us|µs|μs|ms|s|m|h)`, 'g'))
  // Go drops fractions of a nanosecond from each part.
  return [...parts].reduce(
    (sum, [, value, unit]) => sum + Math.floor(Number(value) * (units[unit ?? ''] ?? 0)),
    0,
  )
}
