// Builds the part on profiles: where regressed benchmarks spend more, as a table of functions per profile.
import type { FunctionCostDifference, ProfileDifference, ProfileKind } from '../../model/profile.ts'
import { shortPrintableName } from '../../words/escape.ts'
import { functionNameWithoutFolders, type NameBenchmarkInReport } from '../../words/names.ts'
import { formatCountWithNoun, formatDeltaOrFromZero, formatValue } from '../../words/numbers.ts'
import {
  foldedReportBlock,
  nameSpan,
  paragraphReportBlock,
  type ReportBlock,
  type ReportSection,
  type ReportTableColumn,
  type ReportTextTemplateValue,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  shellCommandReportBlock,
  strongSpan,
  tableReportBlock,
} from './block.ts'
import { groupByBenchmark } from './sentence.ts'

/** The most benchmarks with profiles in a report; the result file has all of them. */
export const maxShownProfiles = 10
const mostRows = 10
/** Names of instantiated generic functions can be very long. */
const longestName = 120

/** Returns a fold for each of at most `most` benchmarks, with `rows` functions per table; empty if nothing was profiled. */
export function profilesPart(
  { profiles, naming }: Pick<ResultFileWithReportOptions, 'profiles' | 'naming'>,
  most: number = maxShownProfiles,
  rows: number = mostRows,
): ReportSection {
  const benchmarks = groupByBenchmark(profiles)
  const profiled = benchmarks.slice(0, Math.min(most, maxShownProfiles))
  const more = benchmarks.length - profiled.length
  const rest = `The result file has the profiles of ${formatCountWithNoun(more, 'more benchmark')}.`
  return [
    ...profiled.map(kinds => benchmarkFold(kinds, naming, rows)),
    paragraphReportBlock`${more > 0 && profiled.length > 0 ? rest : ''}`,
  ]
}

const titles: Readonly<Record<ProfileKind, string>> = {
  cpu: 'Processor time',
  mem: 'Memory allocated',
  block: 'Time blocked',
}

function benchmarkFold(
  kinds: readonly [ProfileDifference, ...ProfileDifference[]],
  naming: NameBenchmarkInReport,
  rows: number,
): ReportBlock {
  const isNoisy = kinds.some(({ functions }) => functions.some(({ isNoise }) => isNoise.flat || isNoise.cum))
  return foldedReportBlock(
    reportTextFromTemplate`Where ${nameSpan(shortPrintableName(naming(kinds[0]), longestName))} spends more on head`,
    [
      ...kinds.flatMap(profile => kindBlocks(profile, rows)),
      ...(isNoisy ? [paragraphReportBlock`A difference marked \`~\` can come from sampling alone.`] : []),
      ...commands(kinds),
    ],
  )
}

function kindBlocks(profile: ProfileDifference, rows: number): readonly ReportBlock[] {
  const { kind, total, functions, failure } = profile
  const title = reportTextFromTemplate`${strongSpan(titles[kind])} per operation`
  if (failure !== null)
    return [
      paragraphReportBlock`${title} could not be compared: ${nameSpan(shortPrintableName(failure.replace(/\.$/, '')))}.`,
    ]
  if (total.base === 0 && total.head === 0)
    return [paragraphReportBlock`${title}: nothing recorded on either side.`]
  const change = total.base === 0 ? '' : ` (${formatDeltaOrFromZero(total.head / total.base - 1)})`
  const sums = `${amount(total.base, profile.unit)} → ${amount(total.head, profile.unit)}${change}`
  const listed = shownOf(functions, rows)
  if (listed.length === 0) return [paragraphReportBlock`${title}: ${sums}. No function spends notably more.`]
  return [
    paragraphReportBlock`${title}: ${sums}`,
    tableReportBlock(
      columnsOf(total.base),
      listed.map(functionDifference => functionRow(functionDifference, profile)),
    ),
  ]
}

/** Returns the functions that grew most, and at the end those that shrank most, from which the work may have moved. */
function shownOf(
  functions: readonly FunctionCostDifference[],
  rows: number,
): readonly FunctionCostDifference[] {
  if (functions.length <= rows) return functions
  const shrunk = Math.min(2, functions.filter(({ base, head }) => head.flat < base.flat).length)
  return [...functions.slice(0, rows - shrunk), ...functions.slice(functions.length - shrunk)]
}

/** Growth is an early column, as a phone shows only three. */
function columnsOf(base: number): readonly ReportTableColumn[] {
  const titles = ['Growth', base === 0 ? '' : 'Share of base', 'Base', 'Head', 'With callees']
  return [{ title: 'Function', side: 'left' }, ...titles.map(title => ({ title, side: 'right' }) as const)]
}

function functionRow(
  { function: path, base, head, isNoise }: FunctionCostDifference,
  { unit, total }: ProfileDifference,
): readonly ReportTextTemplateValue[] {
  const flat = head.flat - base.flat
  const share = total.base === 0 || flat === 0 || isNoise.flat ? '' : formatDeltaOrFromZero(flat / total.base)
  return [
    nameSpan(shortPrintableName(functionNameWithoutFolders(path), longestName)),
    grown(flat, unit, isNoise.flat),
    share,
    amount(base.flat, unit),
    amount(head.flat, unit),
    grown(head.cum - base.cum, unit, isNoise.cum),
  ]
}

/** Formats a difference with its sign; empty if there is none, so that functions that only call others stand out. */
function grown(difference: number, unit: string, isNoise: boolean): string {
  if (difference === 0) return ''
  return isNoise ? '~' : `${difference > 0 ? '+' : ''}${formatValue(difference, unit)}`
}

function amount(value: number, unit: string): string {
  return value === 0 ? '0' : formatValue(value, unit)
}

/** Only our own paths become commands: the result file may come from a stranger. */
const ours = /^profiles\/[a-z\d][a-z\d.-]*$/

/** Returns the commands that open the profiles beside the result file. */
function commands(kinds: readonly ProfileDifference[]): readonly ReportBlock[] {
  const lines = kinds.flatMap(({ files }) =>
    files === null || !ours.test(files.base) || !ours.test(files.head)
      ? []
      : [`go tool pprof -http=: -diff_base=${files.base} ${files.head}`],
  )
  if (lines.length === 0) return []
  return [
    paragraphReportBlock`To see callers and lines, run this in the results folder:`,
    shellCommandReportBlock(lines.join('\n')),
  ]
}
