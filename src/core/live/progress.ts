// Words the progress of a run, as a line after each round and as a view on a terminal, and schedules updates that cost a request.
import { median } from 'simple-statistics'
import { valuesWithoutGaps } from '../judge/blocks.ts'
import type { Comparison, ComparisonChangeKind } from '../model/comparison.ts'
import { type BenchmarkSeries, type MeasurementProgress, rowId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import { displayedUnitName } from '../model/units.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { createBenchmarkNaming, functionNameWithoutFolders } from '../words/names.ts'
import { formatCountWithNoun, formatDeltaOrFromZero, formatDuration, formatValue } from '../words/numbers.ts'
import {
  alignColumns,
  type ColourText,
  cutMiddleToWidth,
  cutToWidth,
  displayWidth,
  narrowTerminalWidth,
} from '../words/terminal.ts'

/** Returns `round 3 of 20: base 1.0 s, head 1.1 s; about 40 s left`. */
export function progressLine(progress: MeasurementProgress): string {
  const { left } = progress
  return `${roundLabel(progress)}: ${whatOf(progress)}${left >= 1 ? `; about ${formatDuration(left)} left` : ''}`
}

/** Returns `round 3 of 20`, or `round 23 of at most 60` beyond `count`. */
export function roundLabel({
  round,
  last,
  isBeyond,
}: Pick<MeasurementProgress, 'round' | 'last' | 'isBeyond'>): string {
  return `round ${round} of ${isBeyond ? 'at most ' : ''}${last}`
}

function whatOf({ pair, visited, open, took }: MeasurementProgress): string {
  if (pair) return `base ${pair.base.seconds.toFixed(1)} s, head ${pair.head.seconds.toFixed(1)} s`
  const finished = visited - open
  return `${formatCountWithNoun(visited, 'benchmark')} in ${took.toFixed(1)} s${finished > 0 ? `, ${finished} of them finished` : ''}`
}

/** The least and the most milliseconds between two updates. */
const shortest = 60_000
const longest = 600_000

/** Returns the time of the next update after one at `time`, in milliseconds: nine updates in the first hour. */
export function nextProgressUpdateTime(began: number, time: number): number {
  return time + Math.min(longest, Math.max(shortest, time - began))
}

// The view on a terminal: how far the measurement is, what runs now, and the table so far.

export interface CurrentVisit {
  /** `round 3 of 20`, `the trial`. */
  readonly place: string
  /** Null if everything is measured at once. */
  readonly title: string | null
  /** A side, or the name of a version. */
  readonly side: string
}

export interface LiveMeasurementState {
  readonly now: CurrentVisit
  /** Of the last completed round; null before. */
  readonly progress: Omit<MeasurementProgress, 'rounds' | 'units'> | null
  readonly series: readonly BenchmarkSeries[]
  readonly formats?: ResultFile['formats'] | undefined
  /** The comparisons of the last interim analysis; empty before the first. */
  readonly look: readonly Comparison[]
  /** True if suspects will be measured again. */
  readonly confirms: boolean
  /** Seconds since measuring began. */
  readonly elapsed: number
}

interface TerminalSize {
  readonly width: number
  readonly height: number
}

const signs: Readonly<Record<ComparisonChangeKind, string>> = {
  regressed: '✗',
  improved: '✓',
  changed: '?',
  unchanged: '=',
  within: '=',
  inconclusive: '·',
}
/** The table shows medians, and those of rows that are not decided may differ by noise alone, so they are dim. */
const colours: Readonly<Partial<Record<string, 'red' | 'green' | 'dim'>>> = {
  '✗': 'red',
  '✓': 'green',
  '·': 'dim',
  ' ': 'dim',
}

/** Returns lines that fit. The signs are those of the last interim analysis. */
export function liveViewLines(
  live: LiveMeasurementState,
  { width, height }: TerminalSize,
  paint: ColourText,
): readonly string[] {
  const { now, progress } = live
  const done = progress ? bar(progress, Math.min(30, width - 50)) : ''
  const side = now.title === null ? now.side : ` on ${now.side}`
  const room = width - displayWidth(`${done}now ${side}`)
  const title =
    now.title === null
      ? ''
      : cutMiddleToWidth(escapeControlCharacters(functionNameWithoutFolders(now.title)), room)
  const head = [cutToWidth(headline(live, width), width), cutToWidth(`${done}now ${title}${side}`, width)]
  return [...head, ...tableOf(live, { width, height: height - head.length }, paint)].slice(0, height)
}

/** Returns the first line, the most important parts first; those for which there is no room are left out. */
function headline({ now, progress, elapsed, look, confirms }: LiveMeasurementState, width: number): string {
  const isAgain = progress?.isAgain === true
  // A single item, such as a command, is decided as a whole, whatever the number of its benchmarks.
  const done = progress && progress.pair === null ? progress.visited - progress.open : 0
  const suspects =
    isAgain || !confirms ? 0 : look.filter(comparison => signOf(comparison) === signs.regressed).length
  const place = `${isAgain ? 'second measurement, ' : ''}${now.place}`
  const pieces = [
    place,
    progress && progress.left >= 1 ? `about ${formatDuration(progress.left)} left` : '',
    suspects > 0 ? `then ${formatCountWithNoun(suspects, 'row')} to remeasure` : '',
    `${formatDuration(elapsed)} elapsed`,
    done > 0 ? `${done} of ${progress?.visited} benchmarks finished` : '',
  ].filter(text => text !== '')
  while (pieces.length > 1 && displayWidth(pieces.join(', ')) > width) pieces.pop()
  return pieces.join(', ')
}

/** Returns the sign of a row; regressions that cannot fail have their own. */
function signOf({ change, gate, accepted }: Comparison): string {
  return change === 'regressed' && (gate !== 'fail' || accepted !== null) ? '-' : signs[change]
}

/** Returns a progress bar, or an empty text if there is no room. */
function bar(progress: Pick<MeasurementProgress, 'round' | 'last'>, width: number): string {
  if (width < 10) return ''
  const done = Math.round((width * progress.round) / progress.last)
  return `${'█'.repeat(done)}${'░'.repeat(width - done)}  `
}

function tableOf(
  { series, look, formats }: LiveMeasurementState,
  { width, height }: TerminalSize,
  paint: ColourText,
): readonly string[] {
  const rows = series.flatMap(rowOf)
  if (rows.length === 0 || height < 4) return []
  const naming = createBenchmarkNaming(series, [], formats)
  const signs = new Map(look.map(comparison => [rowId(comparison), signOf(comparison)]))
  const visible = rows.length <= height - 1 ? rows : worst(rows, height - 2)
  const values = (base: string, head: string) => (width < narrowTerminalWidth ? [] : [base, head])
  const titles = ['benchmark', 'unit', ...values('base', 'head'), 'so far']
  const cells = visible.map(({ series, base, head, delta }) => [
    escapeControlCharacters(naming(series)),
    escapeControlCharacters(displayedUnitName(series.unit)),
    ...values(formatValue(base, series.unit), formatValue(head, series.unit)),
    formatDeltaOrFromZero(delta),
  ])
  const [heading = '', ...lines] = alignColumns([titles, ...cells], 2, width - 2)
  const more = rows.length - visible.length
  return [
    cutToWidth(`  ${heading}`, width),
    ...lines.map((line, n) => {
      const row = visible[n]
      const sign = (row && signs.get(rowId(row.series))) ?? ' '
      const text = cutToWidth(`${sign} ${line}`, width)
      const colour = colours[sign]
      return colour ? paint(colour, text) : text
    }),
    ...(more > 0 ? [cutToWidth(`  … and ${more} more, which differ less`, width)] : []),
  ]
}

interface Row {
  readonly series: BenchmarkSeries
  readonly base: number
  readonly head: number
  readonly delta: number | null
}

function rowOf(series: BenchmarkSeries): readonly Row[] {
  const [base, head] = [series.base, series.head].map(valuesWithoutGaps)
  if (!base?.length || !head?.length) return []
  const [before, after] = [median([...base]), median([...head])]
  const delta = before === 0 ? (after === 0 ? 0 : null) : after / before - 1
  return [{ series, base: before, head: after, delta }]
}

/** Returns the rows that differ most, in the order of measuring. */
function worst(rows: readonly Row[], most: number): readonly Row[] {
  const size = ({ delta }: Row) => (delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta))
  const largest = new Set(rows.toSorted((a, b) => size(b) - size(a)).slice(0, Math.max(0, most)))
  return rows.filter(row => largest.has(row))
}
