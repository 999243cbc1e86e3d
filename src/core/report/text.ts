// The report as text for a terminal: the verdict, each regression in a sentence, the table, and what to know beside it.
import { withChange } from '../judge/verdict.ts'
import type { ResultFile } from '../result-file.ts'
import { visible, visibleLines } from './escape.ts'
import { formatRounds, shortSha } from './format.ts'
import { namingOf } from './names.ts'
import { line, magnitude } from './sentence.ts'
import { lastLines, textLost } from './text-lost.ts'
import { textDoubts, textNotes } from './text-notes.ts'
import { textProfiles } from './text-profiles.ts'
import { type Paint, plain, textTable } from './text-table.ts'

export { type Paint, plain }

/** Writes the report of one run. What came from the benchmarks cannot steer the terminal. */
export function textReport(result: ResultFile, paint: Paint = plain): string {
  const { comparisons, unmatched, commits, rounds, lost, verdict, reason, baseFailed, profiles } = result
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost)
  const colour = ({ pass: 'green', fail: 'red', inconclusive: 'yellow' } as const)[verdict]
  const regressed = withChange(comparisons, 'regressed').toSorted((a, b) => magnitude(b) - magnitude(a))
  const only = (['base', 'head'] as const).flatMap(side =>
    unmatched[side].map(one => `only on ${side}: ${visible(naming(one))}`),
  )
  return [
    `${paint(colour, paint('bold', verdict.toUpperCase()))}  ${visible(reason)}`,
    textDoubts(result, naming),
    regressed
      .map(one => `  ${visible(`${naming(one)} ${line(one, result.settings, result.again.length > 0)}`)}`)
      .join('\n'),
    textTable(result, naming, paint),
    textProfiles(profiles, naming),
    textNotes(result, naming),
    only.join('\n'),
    textLost(lost, naming),
    baseFailed
      ? [
          ...visibleLines(baseFailed.message),
          ...lastLines(baseFailed.output).map(text => `    ${text}`),
        ].join('\n')
      : '',
    `base ${shortSha(commits.base.sha)} (${visible(commits.base.from)}), head ${shortSha(commits.head.sha)} (${visible(commits.head.from)}); ${formatRounds(rounds.length)}, seed ${result.settings.seed}`,
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}
