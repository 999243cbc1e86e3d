// Shortens names for a report: drops what all of them share, and cuts long names and lists.
import type { Comparison, UnmatchedBenchmark } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { escapeControlCharacters } from './escape.ts'
import { cutMiddleToWidth } from './terminal.ts'

type Named = Pick<Comparison, 'benchmark' | 'package'>

export type NameBenchmarkInReport = (named: Named) => string

/**
 * Returns a naming that drops the GOMAXPROCS suffix of Go benchmarks if it is the same for all, and prefixes the package
 * (`cache.Get/small`) if there are several. Failed benchmarks have no suffix, and do not count for that.
 */
export function createBenchmarkNaming(
  named: readonly (Named | UnmatchedBenchmark)[],
  lost: ResultFile['lost'] = [],
  formats?: ResultFile['formats'],
): NameBenchmarkInReport {
  const suffixes = new Set(named.map(one => /-\d+$/.exec(one.benchmark)?.[0] ?? ''))
  const hasSuffix = areBothSidesInGoFormat({ formats })
  // A failed package is shown by its path.
  const lostNames = lost.filter(({ benchmark }) => benchmark !== null)
  const packages = [...new Set([...named, ...lostNames].map(one => one.package ?? ''))]
  const shared = sharedFolders(packages)
  return ({ benchmark, package: path }) => {
    const [suffix = ''] = suffixes
    const isCut = hasSuffix && suffixes.size === 1 && suffix !== '' && benchmark.endsWith(suffix)
    const name = isCut ? benchmark.slice(0, -suffix.length) : benchmark
    if (packages.length <= 1 || path === null) return name
    return `${path.split('/').slice(shared).join('/')}.${name}`
  }
}

/** Counts the leading folders that all packages share, leaving each at least its last. */
function sharedFolders(packages: readonly string[]): number {
  if (packages.length === 0) return 0
  const paths = packages.map(path => path.split('/'))
  // The list may be longer than the arguments of a call can be.
  const shortest = paths.reduce((least, path) => Math.min(least, path.length), Number.POSITIVE_INFINITY)
  let shared = 0
  while (shared < shortest - 1 && paths.every(path => path[shared] === paths[0]?.[shared])) shared++
  return shared
}

/** Cuts a name in the middle, as sub-benchmarks have the same beginning and differ at the end. */
export function shortenNameInMiddle(name: string, columns: number): string {
  // Avoids measuring a middle that will be cut anyway.
  const ends = name.length > 2 * longestEnd ? name.slice(0, longestEnd) + name.slice(-longestEnd) : name
  const visible = escapeControlCharacters(ends)
  const cut = cutMiddleToWidth(visible, columns)
  return cut === visible ? name : cut
}

const longestEnd = 500

/** Returns a function name without the folders of its package, as in pprof: `codec.(*T).Encode`. */
export function functionNameWithoutFolders(name: string): string {
  return name.replace(/^([^/[(]+\/)+/, '')
}

export function listFirstNames(names: readonly string[], most: number): string {
  if (most === 0) return `${names.length} in all`
  const rest = names.length > most ? ` and ${names.length - most} more` : ''
  return `${names.slice(0, most).join(', ')}${rest}`
}

/** Returns true if all results were read in Go's format. */
export function areBothSidesInGoFormat({
  formats,
}: {
  readonly formats?: ResultFile['formats'] | undefined
}): boolean {
  return [formats?.base, formats?.head].every(format => (format ?? 'go') === 'go')
}

/** Reports whether Go's own tool measured: a program in another language may print Go's format, but names no package. */
export function isMeasuredByGo({
  settings,
  formats,
  comparisons,
}: Pick<ResultFile, 'settings' | 'formats' | 'comparisons'>): boolean {
  return (
    settings.go !== null ||
    (areBothSidesInGoFormat({ formats }) && comparisons.some(row => row.package !== null))
  )
}
