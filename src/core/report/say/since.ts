// What a pull request adds to: head against the reference of the history, which was measured beside base and decides nothing.
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Since, SinceRow } from '../../model/since.ts'
import type { Naming } from '../../words/names.ts'
import { formatRatio } from '../../words/numbers.ts'
import { amount, amountWithInterval } from './amount.ts'
import { type Block, list, type Part, paragraph, warning } from './block.ts'
import { isSignificant } from './comparisons.ts'
import { estimateOf } from './estimate.ts'
import { called } from './label.ts'
import { magnitude } from './sentence.ts'
import { firstOf, name, say, strong, type Text } from './text.ts'

/**
 * Whether a budget is exceeded, and a line for each row that exceeds it or that this pull request makes worse, the furthest
 * first. Empty where the reference was not measured.
 */
export function sincePart(result: ResultFile, naming: Naming, most: number): Part {
  const { since, comparisons, settings } = result
  if (since === null || since.rows.length === 0) return []
  const own = new Map(comparisons.map(one => [idOf(one), one]))
  const rows = since.rows.filter(({ gate }) => gate !== 'off')
  const over = rows.filter(isOver)
  const also = rows.filter(row => !isOver(row) && own.get(idOf(row))?.change === 'regressed')
  const lines = [...furthestFirst(over), ...furthestFirst(also)].map(row =>
    lineOf(row, own.get(idOf(row)), naming, settings.alpha),
  )
  return [
    headOf(since, rows.length, over.length),
    ...(lines.length === 0 ? [] : [list(firstOf(lines, most, ', in the result file'))]),
  ]
}

function isOver({ change }: SinceRow): boolean {
  return change === 'regressed'
}

function headOf({ name: reference, threshold }: Since, rows: number, over: number): Block {
  const limit = formatRatio(threshold)
  const all = rows === 1 ? 'row' : `${rows} rows`
  const since = say`Since ${name(reference)}`
  if (over === 0)
    return paragraph(
      rows === 1
        ? say`${since} the one row is not shown to be worse by more than ${limit}, this pull request included.`
        : say`${since} none of ${all} is shown to be worse by more than ${limit}, this pull request included.`,
    )
  const what = rows === 1 ? 'the one row is' : `${over} of ${all} ${over === 1 ? 'is' : 'are'}`
  return warning(
    say`${strong(since)} ${what} worse by more than ${limit}, this pull request included. That does not fail the check, which is about this pull request alone.`,
  )
}

/** `**Encode** is 9.2% slower, between 8.4% and 9.9%; this pull request +1.8%` */
function lineOf(row: SinceRow, own: Comparison | undefined, naming: Naming, alpha: number): Text {
  const isShown = own !== undefined && (own.change === 'regressed' || isSignificant(own, alpha))
  const share = own === undefined ? '' : `; this pull request ${isShown ? estimateOf(own) : '~'}`
  return say`${strong(called(row, naming))} ${sizeOf(row)}${share}`
}

function sizeOf(row: SinceRow): Text {
  const { exact, ratio, delta } = row
  if (!exact && ratio !== null) return amountWithInterval(ratio, row)
  return delta === null ? say`is no longer 0` : amount(delta, delta > 0, row)
}

function furthestFirst(rows: readonly SinceRow[]): readonly SinceRow[] {
  return rows.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0)
}

function idOf({ benchmark, package: path, unit }: Pick<SinceRow, 'benchmark' | 'package' | 'unit'>): string {
  return JSON.stringify([path, benchmark, unit])
}
