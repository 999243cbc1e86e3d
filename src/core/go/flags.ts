// Flags of the go command: GOFLAGS, linker flags, benchtimes, and the command that repeats a measurement.
import type { GoSettings } from '../model/settings.ts'
import { joinShellWords } from '../words/escape.ts'

/** A quoted flag, or one that ends at a blank. */
const flagPattern = /\s*(?:'([^']*)'|"([^"]*)"|([^\s'"]\S*))(?=\s|$)/y

/**
 * Splits flags as Go splits GOFLAGS: at blanks; a flag with blanks is in quotes. Null if it cannot be split. Go takes a
 * quote inside a flag literally; if a blank follows before it is closed, the quote was a mistake.
 * Source: cmd/internal/quoted and cmd/go/internal/base/goflags.go.
 */
export function splitGoFlags(text: string): readonly string[] | null {
  const flags: string[] = []
  const trimmed = text.trimEnd()
  for (let index = 0; index < trimmed.length; index = flagPattern.lastIndex) {
    flagPattern.lastIndex = index
    const match = flagPattern.exec(trimmed)
    if (!match) return null
    const [, single, double, bare = ''] = match
    if (isOpen(bare, "'") || isOpen(bare, '"')) return null
    flags.push(single ?? double ?? bare)
  }
  return flags.every(flag => /^--?[^-=]/.test(flag)) ? flags : null
}

/** Returns the first flag for running tests, which has no effect on a build; null if there is none. */
export function findNonBuildFlag(flags: readonly string[]): string | null {
  return flags.find(flag => forTests.test(flag)) ?? null
}

/** The flags of `go help testflag` that have no effect on `go test -c`. */
const forTests =
  /^--?(test\.\w+|args|bench|benchmem|benchtime|count|cpu|exec|failfast|fuzz\w*|json|list|parallel|run|short|shuffle|skip|timeout|outputdir|trace|(block|cpu|mem|mutex)profile\w*)(=|$)/

export function formatGoflagsValue(flags: readonly string[]): string {
  return flags.map(flag => (/[\s'"]/.test(flag) ? quoted(flag) : flag)).join(' ')
}

/** Returns `-ldflags` that link as `flags` say, with the functions in a random order by `seed`. */
export function ldflagsForRandomLayout(flags: readonly string[], seed: number): string {
  const ldflags = flags.findLast(flag => /^--?ldflags=/.test(flag))?.replace(/^--?ldflags=/, '') ?? ''
  return `-ldflags=${ldflags === '' ? '' : `${ldflags} `}-randlayout=${seed}`
}

function isOpen(flag: string, quote: string): boolean {
  return flag.split(quote).length % 2 === 0
}

/** Quotes a flag. One that contains both kinds of quotes had none around it, and needs none. */
function quoted(flag: string): string {
  if (!flag.includes("'")) return `'${flag}'`
  return flag.includes('"') ? flag : `"${flag}"`
}

// Benchtimes: a duration as Go writes it, or a number of iterations.

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

/** Tells whether Go accepts a text as a benchtime: `1s`, `1m30s`, `100x`. */
export function isBenchtime(text: string): boolean {
  const size = /^\d+x$/.test(text) ? Number.parseInt(text, 10) : duration.test(text) ? nanoseconds(text) : 0
  // Go counts both in 64 bits.
  return size >= 1 && size < 2 ** 63
}

/** Returns the seconds of a benchtime; null if it is a number of iterations. */
export function secondsOfBenchtime(text: string): number | null {
  return text.endsWith('x') ? null : nanoseconds(text) / 1e9
}

/** Returns a sixteenth of a benchtime, at least an iteration or a nanosecond. */
export function sixteenthOfBenchtime(text: string): string {
  if (text.endsWith('x')) return `${Math.max(1, Math.floor(Number.parseInt(text, 10) / 16))}x`
  return `${Math.max(1, Math.round(nanoseconds(text) / 16))}ns`
}

/** Returns a quarter of a benchtime that is a duration, at least a nanosecond. */
export function quarterOfBenchtime(text: string): string {
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

// Commands.

/** Returns the flags of every go command; `go-flags` are in the environment (GOFLAGS). */
export function flagsForEveryGoCommand({ tags }: Pick<GoSettings, 'tags'>): readonly string[] {
  return tags === null ? [] : [`-tags=${tags}`]
}

/** Returns the flags of a test binary that say how to measure, without the pattern. */
export function benchmemAndCpuFlagsOfTestBinary({
  benchmem,
  cpu,
}: Pick<GoSettings, 'benchmem' | 'cpu'>): readonly string[] {
  return [...(benchmem ? ['-test.benchmem'] : []), ...(cpu === null ? [] : [`-test.cpu=${cpu}`])]
}

/** Returns one visit to one side as a shell command, for people to repeat. */
export function shellCommandToRepeatGoBenchmarks(settings: GoSettings): string {
  const { packages, bench, benchtime, benchmem, cpu, tags, goFlags } = settings
  return joinShellWords(
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

// Commands with which users can repeat what the driver did, from the top folder of the checkout.

/** A package as commands name it. */
export interface GoPackageInModule {
  readonly path: string
  /** The folder of its module, relative to the top folder of the side. */
  readonly module: string
  /** The environment that go needs to find the module. */
  readonly env: Readonly<Record<string, string>>
}

/** Returns the command that runs the benchmarks of a package that match `bench`; by default it only builds. */
export function goBenchCommand(settings: GoSettings, goPackage: GoPackageInModule, bench = '^$'): string {
  const goFlags = [...moduleFlag(goPackage), ...settings.goFlags]
  return withEnv(
    goPackage,
    shellCommandToRepeatGoBenchmarks({ ...settings, goFlags, bench, packages: [goPackage.path] }),
  )
}

/** Returns the command `go VERB` in a module, for these packages or patterns. */
export function shellCommandToRepeatInGoModule(
  verb: 'list' | 'test',
  { tags, goFlags }: Pick<GoSettings, 'tags' | 'goFlags'>,
  module: Pick<GoPackageInModule, 'module' | 'env'>,
  ...packages: readonly string[]
): string {
  const flags = [...moduleFlag(module), ...goFlags, ...flagsForEveryGoCommand({ tags })]
  return withEnv(module, joinShellWords('go', verb, ...flags, ...packages))
}

function moduleFlag({ module }: Pick<GoPackageInModule, 'module'>): readonly string[] {
  return module === '.' ? [] : [`-C=${module}`]
}

function withEnv({ env }: Pick<GoPackageInModule, 'env'>, command: string): string {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), command].join(' ')
}
