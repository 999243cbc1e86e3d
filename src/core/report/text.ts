// The report as text for a terminal: the verdict, each regression in a sentence, the table, and what to know beside it.
import { withChange } from '../judge/verdict.ts'
import type { ResultFile } from '../model/result-file.ts'
import { visible, visibleLines } from '../words/escape.ts'
import { namingOf } from '../words/names.ts'
import { formatMade, shortSha } from '../words/numbers.ts'
import { wrapLine } from '../words/width.ts'
import { line, magnitude } from './sentence.ts'
import { lastLines, textLost } from './text-lost.ts'
import { textDoubts, textNotes } from './text-notes.ts'
import { textProfiles } from './text-profiles.ts'
import { type Paint, plain, textTable } from './text-table.ts'

export { type Paint, plain }

/**
 * Writes the report of one run in lines of at most `width` columns, as far as names and numbers allow. What came from the
 * benchmarks cannot steer the terminal.
 */
export function textReport(
  result: ResultFile,
  paint: Paint = plain,
  width = Number.POSITIVE_INFINITY,
): string {
  const { comparisons, unmatched, commits, lost, verdict, reason, baseFailed, profiles } = result
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost, result.formats)
  const colour = ({ pass: 'green', fail: 'red', inconclusive: 'yellow' } as const)[verdict]
  const regressed = withChange(comparisons, 'regressed').toSorted((a, b) => magnitude(b) - magnitude(a))
  const only = (['base', 'head'] as const).flatMap(side =>
    unmatched[side].map(one => `only on ${side}: ${visible(naming(one))}`),
  )
  const wrapped = (text: string) =>
    text
      .split('\n')
      .flatMap(one => wrapLine(one, width))
      .join('\n')
  const [first = '', ...more] = wrapLine(`${verdict.toUpperCase()}  ${visible(reason)}`, width)
  return [
    [paint(colour, paint('bold', verdict.toUpperCase())) + first.slice(verdict.length), ...more].join('\n'),
    wrapped(textDoubts(result, naming)),
    wrapped(
      regressed
        .map(one => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`)
        .join('\n'),
    ),
    textTable(result, naming, paint, width),
    textProfiles(profiles, naming, width),
    wrapped(textNotes(result, naming)),
    wrapped(only.join('\n')),
    textLost(lost, naming),
    baseFailed
      ? [
          ...visibleLines(baseFailed.message),
          ...lastLines(baseFailed.output).map(text => `    ${text}`),
        ].join('\n')
      : '',
    wrapped(
      `base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatMade(result)}, seed ${result.settings.seed}`,
    ),
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}
