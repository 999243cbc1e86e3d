// The report as text for a terminal: the verdict, each regression in a sentence, and the table.
import type { Change, Comparison } from '../comparison.ts'
import { withChange } from '../judge/verdict.ts'
import type { ResultFile } from '../result-file.ts'
import { visible } from './escape.ts'
import { formatCenter, formatDelta, formatP, formatRounds, shortSha } from './format.ts'
import { type Naming, namingOf, unitName } from './names.ts'
import { line, magnitude } from './sentence.ts'
import { isSignificant, ordered } from './table.ts'

/** Paint colours a text, or gives it as it is. */
export type Paint = (colour: 'red' | 'green' | 'yellow' | 'bold', text: string) => string

/** No colours: for a file, a pipe, and NO_COLOR. */
export const plain: Paint = (_, text) => text

/** Writes the report of one run. What came from the benchmarks cannot steer the terminal. */
export function textReport(result: ResultFile, paint: Paint = plain): string {
  const { comparisons, unmatched, commits, rounds, lost, verdict, reason } = result
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head])
  const colour = ({ pass: 'green', fail: 'red', inconclusive: 'yellow' } as const)[verdict]
  const regressed = withChange(comparisons, 'regressed').toSorted((a, b) => magnitude(b) - magnitude(a))
  const only = (['base', 'head'] as const).flatMap(side =>
    unmatched[side].map(one => `only on ${side}: ${visible(naming(one))}`),
  )
  return [
    `${paint(colour, paint('bold', verdict.toUpperCase()))}  ${visible(reason)}`,
    regressed
      .map(one => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`)
      .join('\n'),
    rowsOf(result, naming, paint),
    only.join('\n'),
    lost.flatMap(({ failures }) => failures.map(({ message }) => `lost: ${visible(message)}`)).join('\n'),
    result.baseFailed ? visible(result.baseFailed.message) : '',
    `base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatRounds(rounds.length)}, seed ${result.settings.seed}`,
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

const signs: Readonly<Record<Change, string>> = {
  regressed: '✗',
  improved: '✓',
  changed: '?',
  unchanged: ' ',
  inconclusive: '~',
}

const colours: Readonly<Partial<Record<Change, 'red' | 'green' | 'yellow'>>> = {
  regressed: 'red',
  improved: 'green',
  inconclusive: 'yellow',
}

/** Columns as wide as what is in them; the name stands first, numbers to the right. */
function rowsOf({ comparisons, settings }: ResultFile, naming: Naming, paint: Paint): string {
  if (comparisons.length === 0) return ''
  const shown = ordered(comparisons, naming, settings)
  const rows = shown.map(one => cellsOf(one, naming, settings.alpha))
  const titles = ['benchmark', 'unit', 'base', 'head', 'delta', 'p']
  const widths = titles.map((title, n) => Math.max(title.length, ...rows.map(row => row[n]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, n) => (n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
      .join('  ')
      .trimEnd()
  return [
    `  ${lineOf(titles)}`,
    ...shown.map((one, n) => {
      const text = `${signs[one.change]} ${lineOf(rows[n] ?? [])}`
      const colour = colours[one.change]
      return colour ? paint(colour, text) : text
    }),
  ].join('\n')
}

function cellsOf(one: Comparison, naming: Naming, alpha: number): readonly string[] {
  const { unit, base, head, delta } = one
  return [
    visible(naming(one)),
    visible(unitName(unit)),
    formatCenter(base, unit),
    formatCenter(head, unit),
    isSignificant(one, alpha) ? formatDelta(delta) : '~',
    formatP(one),
  ]
}
