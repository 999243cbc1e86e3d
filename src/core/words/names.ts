// Names as a report shows them: without what they all have in common, and no more of them than people read.
import type { Comparison, Unmatched } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { escapeControls } from './escape.ts'
import { isOfGo } from './headline.ts'
import { cutMiddle } from './terminal.ts'

type Named = Pick<Comparison, 'benchmark' | 'package'>

/** Gives each benchmark a name that no other in this report has. */
export type Naming = (named: Named) => string

/**
 * Drops the GOMAXPROCS suffix where all have the same (a number at the end of other names than Go's is part of them), and puts the package before the name (`cache.Get/small`) where
 * there are several. Lost benchmarks have reported no suffix, and do not count for that.
 */
export function namingOf(
  named: readonly (Named | Unmatched)[],
  lost: ResultFile['lost'] = [],
  formats?: ResultFile['formats'],
): Naming {
  const suffixes = new Set(named.map(one => /-\d+$/.exec(one.benchmark)?.[0] ?? ''))
  const hasSuffix = isOfGo({ formats })
  // A package that was lost as a whole is shown by its path.
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

/** How many leading folders all packages share, leaving each at least its last. */
function sharedFolders(packages: readonly string[]): number {
  if (packages.length === 0) return 0
  const paths = packages.map(path => path.split('/'))
  // There may be more packages than a call may have arguments.
  const shortest = paths.reduce((least, path) => Math.min(least, path.length), Number.POSITIVE_INFINITY)
  let shared = 0
  while (shared < shortest - 1 && paths.every(path => path[shared] === paths[0]?.[shared])) shared++
  return shared
}

/** A unit as people say it: `time/op` for `sec/op`. */
export function unitName(unit: string): string {
  return unit.replace(/(^|-)sec(?=\/|$)/, '$1time')
}

/** A name of at most `columns`, cut in the middle: sub-benchmarks begin alike, and differ at the end. */
export function shortenedName(name: string, columns: number): string {
  // What is in the middle of a very long one is cut anyway, and would only take time.
  const ends = name.length > 2 * longestEnd ? name.slice(0, longestEnd) + name.slice(-longestEnd) : name
  const visible = escapeControls(ends)
  const cut = cutMiddle(visible, columns)
  return cut === visible ? name : cut
}

const longestEnd = 500

/** `codec.(*T).Encode`: a function's package without the folders it lies in, as pprof's pictures show it. */
export function withoutFolders(name: string): string {
  return name.replace(/^([^/[(]+\/)+/, '')
}

/** The first `most` of them, and how many more there are. */
export function listedNames(names: readonly string[], most: number): string {
  if (most === 0) return `${names.length} in all`
  const rest = names.length > most ? ` and ${names.length - most} more` : ''
  return `${names.slice(0, most).join(', ')}${rest}`
}
