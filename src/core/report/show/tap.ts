// Renders the comparisons of a result as TAP (Test Anything Protocol), so that test harnesses can show them: a test point for each.
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControlCharacters } from '../../words/escape.ts'
import { formatUnsignedPercent } from '../../words/numbers.ts'

/** Returns TAP version 14. A regression that counts is not ok; a comparison that is not decided is a TODO. */
export function formatComparisonsAsTap({ comparisons }: Pick<ResultFile, 'comparisons'>): string {
  const points = comparisons.map((comparison, index) => testPointOf(comparison, index + 1))
  return ['TAP version 14', `1..${comparisons.length}`, ...points, ''].join('\n')
}

function testPointOf(comparison: Comparison, number: number): string {
  const { package: path, benchmark, unit, ratio, change, gate } = comparison
  const name = [path, benchmark, unit].filter(part => part !== null && part !== '').join(' ')
  const size =
    ratio === null ? '' : ` (${ratio.estimate < 1 ? '-' : '+'}${formatUnsignedPercent(ratio.estimate - 1)})`
  const isFailure = change === 'regressed' && gate === 'fail'
  const directive = change === 'inconclusive' ? ' # TODO inconclusive' : ''
  return `${isFailure || directive !== '' ? 'not ok' : 'ok'} ${number} - ${escapeTap(name)}${size}${directive}`
}

/** In TAP, `#` begins a directive. */
function escapeTap(text: string): string {
  return escapeControlCharacters(text).replaceAll('\\', '\\\\').replaceAll('#', '\\#')
}
