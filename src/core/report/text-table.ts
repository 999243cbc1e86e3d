// The table of all comparisons for a terminal.
import type { Change, Comparison } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { visible } from '../words/escape.ts'
import { type Naming, unitName } from '../words/names.ts'
import { formatCenter, formatDelta, formatP, formatRuledOut } from '../words/numbers.ts'
import { columns } from './columns.ts'
import { isSignificant, ordered } from './table.ts'

/** Paint colours a text, or gives it as it is. */
export type Paint = (colour: 'red' | 'green' | 'yellow' | 'bold', text: string) => string

/** Below so many columns there is no room for the centres: the delta says more. */
export const narrow = 66
/** So many more it takes with what is ruled out. */
const bound = 9
/** Below so many there is no room for that either. */
const narrowest = 50

/** No colours: for a file, a pipe, and NO_COLOR. */
export const plain: Paint = (_, text) => text

const signs: Readonly<Record<Change, string>> = {
  regressed: '✗',
  improved: '✓',
  changed: '?',
  unchanged: ' ',
  within: ' ',
  inconclusive: '~',
}

const colours: Readonly<Partial<Record<Change, 'red' | 'green' | 'yellow'>>> = {
  regressed: 'red',
  improved: 'green',
  inconclusive: 'yellow',
}

/** A row for each comparison, coloured by its change; empty without any. */
export function textTable(
  { comparisons, settings }: Pick<ResultFile, 'comparisons' | 'settings'>,
  naming: Naming,
  paint: Paint,
  width = Number.POSITIVE_INFINITY,
): string {
  if (comparisons.length === 0) return ''
  const shown = ordered(comparisons, naming, settings)
  const room = { centres: width >= narrow + bound, bound: width >= narrowest }
  const titles = [
    ...['benchmark', 'unit'],
    ...(room.centres ? ['base', 'head'] : []),
    'delta',
    ...(room.bound ? ['at most'] : []),
    'p',
  ]
  const [heading = '', ...lines] = columns(
    [titles, ...shown.map(one => cellsOf(one, naming, settings.alpha, room))],
    2,
    width - 2,
  )
  return [
    `  ${heading}`,
    ...shown.map((one, n) => {
      const text = `${signs[one.change]} ${lines[n] ?? ''}`.trimEnd()
      const colour = colours[one.change]
      return colour ? paint(colour, text) : text
    }),
  ].join('\n')
}

function cellsOf(
  one: Comparison,
  naming: Naming,
  alpha: number,
  room: { readonly centres: boolean; readonly bound: boolean },
): readonly string[] {
  const { unit, base, head, delta } = one
  return [
    visible(naming(one)),
    visible(unitName(unit)),
    ...(room.centres ? [formatCenter(base, unit), formatCenter(head, unit)] : []),
    isSignificant(one, alpha) ? formatDelta(delta) : '~',
    ...(room.bound ? [formatRuledOut(one)] : []),
    formatP(one),
  ]
}
