// The interval of a change against its threshold, drawn in one line of text.
import { effectByRatio } from '../../judge/effect-size.ts'
import type { ReportRow } from '../say/block.ts'
import { isPoint } from '../say/estimate.ts'

/** Columns of a picture; of these, the one of no change, and how far from it the threshold is. */
const [width, zero, reach] = [21, 8, 3]
/** For rows that any worsening fails: what stands where others have their threshold. */
const usual = 0.05

/** What each sign means, for below the pictures. */
export const drawnLegend =
  'Drawn: `●` the estimate, `═` its 95% interval, `│` no change, `¦` the threshold either way. Right is worse; the scale gets denser outwards.'

/**
 * `····¦··│··¦·═●═······`, with worse to the right, and `‹` or `›` where something lies beyond. The scale is that of the
 * row's threshold: linear around no change, and logarithmic further out. Empty where there is no interval to draw.
 */
export function drawnInterval({ of, threshold }: Pick<ReportRow, 'of' | 'threshold'>): string {
  const { ratio, better, exact } = of
  if (ratio === null || exact || (ratio.low === null && ratio.high === null)) return ''
  const columnOf = (end: number) => columnAt(effectByRatio(end, better).worsening / (threshold || usual))
  const [best, worst] = better === 'higher' ? [ratio.high, ratio.low] : [ratio.low, ratio.high]
  const from = best === null ? -1 : columnOf(best)
  const to = worst === null ? width : columnOf(worst)
  const cells: string[] = Array.from({ length: width }, (_, at) => (at >= from && at <= to ? '═' : '·'))
  const mark = (at: number, sign: string) => {
    if (at >= 0 && at < width) cells[at] = sign
  }
  for (const limit of threshold > 0 ? [zero - reach, zero + reach] : [])
    mark(limit, cells[limit] === '═' ? '╪' : '¦')
  mark(zero, cells[zero] === '═' ? '╪' : '│')
  if (from < 0) mark(0, '‹')
  if (to >= width) mark(width - 1, '›')
  if (isPoint(of)) mark(columnOf(ratio.estimate), '●')
  return cells.join('')
}

/** The column of a worsening in thresholds. */
function columnAt(worsening: number): number {
  return Math.round(zero + (reach * Math.asinh(worsening)) / Math.asinh(1))
}
