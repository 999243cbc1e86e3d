// Flags for every go command, as in GOFLAGS, and those among them for the linker.
import type { GoSettings } from '../model/settings.ts'
import { shellLine } from '../words/escape.ts'

/** A flag in quotes, or one that ends at a blank. */
const one = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y

/**
 * Splits flags as Go splits GOFLAGS: at blanks; a flag with blanks is in quotes. Null if it cannot be split. Go takes a
 * quote inside a flag literally; if a blank follows before it is closed, it was meant to quote more.
 * Source: cmd/internal/quoted and cmd/go/internal/base/goflags.go.
 */
export function splitFlags(text: string): readonly string[] | null {
  const flags: string[] = []
  const trimmed = text.trimEnd()
  for (let at = 0; at < trimmed.length; at = one.lastIndex) {
    one.lastIndex = at
    const found = one.exec(trimmed)
    if (!found) return null
    const [, single, double, bare = ''] = found
    if (isOpen(bare, "'") || isOpen(bare, '"')) return null
    flags.push(single ?? double ?? bare)
  }
  return flags.every(flag => /^--?[^-=]/.test(flag)) ? flags : null
}

/** The first of the flags that is for running tests, which has no effect on a build; null where there is none. */
export function testFlag(flags: readonly string[]): string | null {
  return flags.find(flag => forTests.test(flag)) ?? null
}

/** The flags of `go help testflag` that have no effect on `go test -c`. */
const forTests =
  /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/

/** Joins flags to what GOFLAGS is set to. */
export function joinFlags(flags: readonly string[]): string {
  return flags.map(flag => (/[\s'"]/.test(flag) ? quoted(flag) : flag)).join(' ')
}

/** `-ldflags` that link as `flags` say, with the functions in an order drawn from `seed`. */
export function relinking(flags: readonly string[], seed: number): string {
  const given = flags.findLast(flag => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, '') ?? ''
  return `-ldflags=${given === '' ? '' : `${given} `}-randlayout=${seed}`
}

function isOpen(flag: string, quote: string): boolean {
  return flag.split(quote).length % 2 === 0
}

/** A flag that contains both kinds of quotes had none around it, and needs none. */
function quoted(flag: string): string {
  if (!flag.includes("'")) return `'${flag}'`
  return flag.includes('"') ? flag : `"${flag}"`
}

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

// The `go test` command that measures what the driver does, for people to repeat.

/** Flags that `go` gets whatever it does with the packages; `go-flags` are in the environment (goFlags). */
export function buildFlags({ tags }: Pick<GoSettings, 'tags'>): readonly string[] {
  return tags === null ? [] : [`-tags=${tags}`]
}

/** Flags of a test binary that say how to measure, without the pattern. */
export function measureFlags({ benchmem, cpu }: Pick<GoSettings, 'benchmem' | 'cpu'>): readonly string[] {
  return [...(benchmem ? ['-test.benchmem'] : []), ...(cpu === null ? [] : [`-test.cpu=${cpu}`])]
}

/** One visit to one side, as a line for a shell. */
export function goCommand(settings: GoSettings): string {
  const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings
  return shellLine(
    'go',
    'test',
    ...goFlags,
    ...(tags === null ? [] : ['-tags', tags]),
    '-run',
    '^$',
    '-bench',
    bench,
    '-benchtime',
    benchtime,
    ...(benchmem ? ['-benchmem'] : []),
    ...(cpu === null ? [] : ['-cpu', cpu]),
    ...packages,
  )
}
