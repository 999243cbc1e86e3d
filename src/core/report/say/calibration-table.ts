// The table of a calibration: how far each benchmark varies, noisiest first, and how small a worsening it can show.

import { isGated } from '../../judge/calibrate.ts'
import { mostPlannedRounds } from '../../judge/noise-floor.ts'
import { rowRulesOf } from '../../judge/row-rules.ts'
import type { Calibration, NoiseFloor, Steady } from '../../model/calibration.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { formatPercent, formatRatio, formatRounds } from '../../words/numbers.ts'
import { hasOthers, thresholdWords } from '../../words/worsening.ts'
import {
  column,
  fold,
  note,
  paragraph,
  type ReportSection,
  type TableColumn,
  tableBlock,
  warning,
} from './block.ts'
import { labelOf, unitOf } from './label.ts'
import { code, joined, listedText, say, type Text, type TextPiece, term } from './text.ts'

/** This many rows are in sight if there are many more. */
const mostOpen = 10
/** Fewer than this are not worth folding away. */
const fewestFolded = 6
/** Names beyond these are only counted. */
const mostNames = 10

/** The `most` noisiest rows of all that varies, and what the columns mean. */
export function noiseTable(
  { floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): ReportSection {
  const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most)
  if (noisiest.length === 0) return []
  const rows = noisiest.map(floor => rowOf(floor, settings, naming))
  const open = rows.length >= mostOpen + fewestFolded ? mostOpen : rows.length
  const columns = columnsOf(settings)
  const title = say`The other ${rows.length - open}, with less noise`
  return [
    tableBlock(columns, rows.slice(0, open)),
    ...(rows.length > open ? [fold(title, [tableBlock(columns, rows.slice(open))])] : []),
    note(legend(noisiest, settings)),
  ]
}

/** What does not vary, and whether base and head differ nevertheless. */
export function steadyNote({ steady }: Calibration, naming: Naming, most: number): ReportSection {
  if (steady.length === 0) return []
  const units = [...new Set(steady.map(({ unit }) => unit))].map(unitOf)
  const differing = steady.filter(({ differs }) => differs)
  const constant = paragraph(
    say`No noise, so one round is enough: ${steady.length} in ${listedText(units, Math.min(most, 5))}, which do not vary.`,
  )
  if (differing.length === 0) return [constant]
  return [
    constant,
    warning(
      say`Base and head are the same commit, but their values differ in ${firstNames(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`,
    ),
  ]
}

type Named = Pick<NoiseFloor | Steady, 'benchmark' | 'package' | 'unit'>

/** The first of these by name, and how many more there are. */
export function firstNames(all: readonly Named[], naming: Naming, most: number): Text {
  return listedText(
    all.map(one => labelOf(one, naming)),
    Math.min(most, mostNames),
  )
}

function columnsOf(settings: Settings): readonly TableColumn[] {
  const { count, deltaTest } = settings
  const planned =
    deltaTest === 'none'
      ? []
      : [`Visible in ${formatRounds(count)}`, `Rounds for ${thresholdWords(settings)}`]
  return [
    column('', 'center'),
    column('Benchmark', 'left'),
    column('Noise', 'right'),
    column('Head against base', 'center'),
    ...planned.map(title => column(title, 'right')),
  ]
}

function rowOf(floor: NoiseFloor, settings: Settings, naming: Naming): readonly TextPiece[] {
  const { noise, visible, roundsNeeded, rounds } = floor
  const { count, deltaTest } = settings
  const { threshold } = rowRulesOf(floor, settings).rules
  const own = hasOthers(settings) ? ` (${formatRatio(threshold)})` : ''
  const isPlanned = isGated(floor, settings) && noise !== null && deltaTest !== 'none'
  const isBlind = isPlanned && (visible === null || visible > threshold)
  const planned = [
    visible === null ? 'nothing' : formatPercent(visible),
    `${roundsNeeded === null ? `over ${mostPlannedRounds}` : roundsNeeded}${own}`,
  ]
  return [
    isBlind ? '⚠️' : '',
    labelOf(floor, naming),
    `${noise === null ? '?' : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ''}`,
    intervalOf(floor),
    ...(isPlanned ? planned : []),
  ]
}

function legend(floors: readonly NoiseFloor[], settings: Settings): Text {
  const { alpha, correction, deltaTest } = settings
  const together =
    correction === 'none' ? '' : say`, all judged together (${code(`correction: ${correction}`)})`
  return joined([
    'Noise: how far a value strays from the one measured beside it (a standard deviation; a value more than three of them away counts as three). Drift is in both and left out, as in the gate.',
    say`Head against base: the ${term('interval', 'interval')} of their difference, which is really zero.`,
    deltaTest === 'none'
      ? ''
      : say`Visible: the smallest worsening that the test shows in four runs of five, at alpha ${alpha}${together}. Rounds: with this many, four runs of five show a worsening of the ${term('threshold', 'threshold')}, and four of five rule it out if nothing changed.`,
    floors.some(({ noise }) => noise === null)
      ? '?: a value is not positive, or fewer than two rounds measured both sides.'
      : '',
    precision(floors, deltaTest),
  ])
}

/** How well these rounds tell a standard deviation. A number of rounds goes by its square: twice the error. */
function precision(floors: readonly NoiseFloor[], deltaTest: Settings['deltaTest']): string {
  const rounds = Math.max(...floors.map(one => one.rounds))
  if (rounds < 2) return ''
  const error = 100 / Math.sqrt(2 * rounds)
  const counts =
    deltaTest === 'none'
      ? ''
      : `, and so is what is visible; the rounds needed, to ±${(2 * error).toFixed(0)}%`
  return `From ${formatRounds(rounds)} the noise is known to about ±${error.toFixed(0)}%${counts}.`
}

function intervalOf({ ratio }: NoiseFloor): string {
  if (ratio === null || ratio.low === null || ratio.high === null) return ''
  const signed = (end: number) => `${end >= 1 ? '+' : '-'}${formatPercent(end - 1)}`
  return `${signed(ratio.low)} to ${signed(ratio.high)}`
}
