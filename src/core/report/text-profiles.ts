// Where regressed benchmarks spend more, for a terminal: the functions that grew most.
import type { FunctionDifference, ProfileDifference } from '../model/profile.ts'
import { visible, visibleLines } from '../words/escape.ts'
import type { Naming } from '../words/names.ts'
import { columns } from './columns.ts'
import {
  amount,
  byBenchmark,
  grown,
  mostProfiled,
  profileTitles,
  sumsOf,
  withoutFolders,
} from './profiles.ts'

/** The functions shown of each profile; the Markdown report has more. */
const mostRows = 5
/** Names of instantiated generic functions can be longer than a line. */
const longestName = 60

/** A paragraph for each benchmark; empty where none was profiled. */
export function textProfiles(
  profiles: readonly ProfileDifference[],
  naming: Naming,
  width = Number.POSITIVE_INFINITY,
): string {
  const benchmarks = byBenchmark(profiles)
  const more = benchmarks.length - mostProfiled
  const shown = benchmarks
    .slice(0, mostProfiled)
    .map(kinds =>
      [
        `Where ${kinds.slice(0, 1).map(one => visible(naming(one)))} spends more`,
        ...kinds.flatMap(profile => linesOf(profile, width - 4)).map(line => `  ${line}`),
      ].join('\n'),
    )
  return [...shown, ...(more > 0 ? [`The result file has the profiles of ${more} more.`] : [])].join('\n\n')
}

function linesOf(profile: ProfileDifference, width: number): readonly string[] {
  const { kind, total, functions, failure } = profile
  const title = `${profileTitles[kind]} per operation:`
  if (failure !== null) {
    const [first = '', ...rest] = visibleLines(failure)
    return [`${title} no table: ${first}`, ...rest]
  }
  if (total.base === 0 && total.head === 0) return [`${title} none on either side.`]
  if (functions.length === 0) return [`${title} ${sumsOf(profile)}. No function spends notably more.`]
  const titles = ['function', 'growth', 'base', 'head', 'with callees']
  const rows = functions.slice(0, mostRows).map(one => cellsOf(one, profile))
  return [`${title} ${sumsOf(profile)}`, ...columns([titles, ...rows], 1, width).map(line => `  ${line}`)]
}

/** A `~` is no more than sampling alone makes of it. */
function cellsOf(difference: FunctionDifference, { unit }: ProfileDifference): readonly string[] {
  const { function: name, base, head, isNoise } = difference
  const shown = visible(withoutFolders(name))
  return [
    shown.length <= longestName ? shown : `${shown.slice(0, longestName - 1)}…`,
    grown(head.flat - base.flat, unit, isNoise.flat),
    amount(base.flat, unit),
    amount(head.flat, unit),
    grown(head.cum - base.cum, unit, isNoise.cum),
  ]
}
