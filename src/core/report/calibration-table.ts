// The table of a calibration: how far each benchmark varies, the noisiest first, and what can be seen of it.

import { mostRounds } from '../judge/noise-floor.ts'
import type { Calibration, NoiseFloor, Steady } from '../model/calibration.ts'
import type { Settings } from '../model/settings.ts'
import { inlineCode } from '../words/escape.ts'
import { listed, type Naming, unitName } from '../words/names.ts'
import { formatPercent, formatRatio, formatRounds } from '../words/numbers.ts'
import { folded } from './folded.ts'
import type { Voice } from './terms.ts'

/** This many rows stand open where there are many more. */
const mostOpen = 10
/** Fewer than this are not worth folding away. */
const fewestFolded = 6
/** Names beyond these are counted. */
const mostNames = 10

/** The `most` noisiest rows of all that varies, and what the columns mean. */
export function noiseTable(
  { floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
  voice: Voice,
): string {
  const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most)
  if (noisiest.length === 0) return ''
  const rows = noisiest.map(floor => rowOf(floor, settings, naming))
  const open = rows.length >= mostOpen + fewestFolded ? mostOpen : rows.length
  const table = (some: readonly string[]) => [...headOf(settings), ...some].join('\n')
  return [
    table(rows.slice(0, open)),
    ...(rows.length > open
      ? [folded(`The other ${rows.length - open}, with less noise`, table(rows.slice(open)))]
      : []),
    legend(noisiest, settings, voice),
  ].join('\n\n')
}

/** What does not vary, and whether it differs all the same. */
export function steadyNote({ steady }: Calibration, naming: Naming, most: number): string {
  if (steady.length === 0) return ''
  const units = [...new Set(steady.map(({ unit }) => unit))].map(unit => inlineCode(unitName(unit)))
  const note = `Without noise, so that one round is enough: ${steady.length} in ${listed(units, Math.min(most, 5))}, which do not vary.`
  const differing = steady.filter(({ differs }) => differs)
  if (differing.length === 0) return note
  return `${note}\n\n⚠️ Of the same commit, head has another value than base in ${namesOf(differing, naming, most)}. A gate would take that for a change: something depends on where or when it is built.`
}

type Named = Pick<NoiseFloor | Steady, 'benchmark' | 'package' | 'unit'>

/** The first of these by name, and how many more there are; a name costs time to escape. */
export function namesOf(all: readonly Named[], naming: Naming, most: number): string {
  const shown = Math.min(most, mostNames)
  return listed(
    all.map((one, index) => (index < shown ? labelOf(one, naming) : '')),
    shown,
  )
}

function headOf({ count, threshold, deltaTest }: Settings): readonly string[] {
  const planned =
    deltaTest === 'none' ? [] : [`Visible in ${formatRounds(count)}`, `Rounds for ${formatRatio(threshold)}`]
  return [
    row(['', 'Benchmark', 'Noise', 'Head against base', ...planned]),
    `|:-:|:--|--:|:-:|${'--:|'.repeat(planned.length)}`,
  ]
}

function rowOf(floor: NoiseFloor, { count, threshold, deltaTest }: Settings, naming: Naming): string {
  const { noise, visible, roundsNeeded, better, rounds } = floor
  const isPlanned = better !== null && noise !== null
  const isBlind = deltaTest !== 'none' && isPlanned && (visible === null || visible > threshold)
  const planned = isPlanned
    ? [
        visible === null ? 'nothing' : formatPercent(visible),
        roundsNeeded === null ? `over ${mostRounds}` : String(roundsNeeded),
      ]
    : ['', '']
  return row([
    isBlind ? '⚠️' : '',
    labelOf(floor, naming),
    `${noise === null ? '?' : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ''}`,
    intervalOf(floor),
    ...(deltaTest === 'none' ? [] : planned),
  ])
}

function legend(floors: readonly NoiseFloor[], settings: Settings, voice: Voice): string {
  const { alpha, correction, deltaTest } = settings
  const together = correction === 'none' ? '' : `, all judged together (\`correction: ${correction}\`)`
  const sentences = [
    'Noise: how far a value strays from the one measured beside it (a standard deviation in which wild values count for three). What drifts is in both, and left out, as the gate does.',
    `Head against base: the ${voice.term('interval', 'interval')} of a difference that does not exist.`,
    deltaTest === 'none'
      ? ''
      : `Visible: the smallest worsening that the test shows in four runs of five, at alpha ${alpha}${together}. Rounds: with these, four runs of five show a worsening of the ${voice.term('threshold', 'threshold')}, and as many rule it out where nothing changed.`,
    floors.some(({ noise }) => noise === null)
      ? '?: a value is not positive, or fewer than two rounds measured both sides.'
      : '',
    precision(floors, deltaTest),
  ]
  return `<sub>${sentences.filter(one => one !== '').join(' ')}</sub>`
}

/** How well a standard deviation is known from so many rounds; a count goes by its square. */
function precision(floors: readonly NoiseFloor[], deltaTest: Settings['deltaTest']): string {
  const rounds = Math.max(...floors.map(one => one.rounds))
  if (rounds < 2) return ''
  const error = 100 / Math.sqrt(2 * rounds)
  const counts =
    deltaTest === 'none' ? '' : `, and with it what is visible; the rounds to ±${(2 * error).toFixed(0)}%`
  return `From ${formatRounds(rounds)} the noise is known to about ±${error.toFixed(0)}%${counts}.`
}

function labelOf(one: Named, naming: Naming): string {
  return `${inlineCode(naming(one))}${one.unit === 'sec/op' ? '' : ` in ${inlineCode(unitName(one.unit))}`}`
}

function intervalOf({ ratio }: NoiseFloor): string {
  if (ratio === null || ratio.low === null || ratio.high === null) return ''
  const signed = (end: number) => `${end >= 1 ? '+' : '-'}${formatPercent(end - 1)}`
  return `${signed(ratio.low)} to ${signed(ratio.high)}`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
