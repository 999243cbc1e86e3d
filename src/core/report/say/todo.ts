// What to do about a regression: reproduce it, look where the time goes, run again, accept it.
import { isNamedBy } from '../../judge/row-rules.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import type { Naming } from '../../words/names.ts'
import { shellLine } from '../../words/shell.ts'
import { list, paragraph, type ReportSection, shell } from './block.ts'
import { called } from './label.ts'
import { areCommits } from './line.ts'
import { reproductionOf } from './reproduce.ts'
import type { Site } from './site.ts'
import { code, linkText, say, strong, type Text } from './text.ts'

/** A longer name would be cut where it is shown. */
const longestName = 200

/** Empty where nothing regressed; the line to copy is for the worst. */
export function todoPart(
  [worst]: readonly Comparison[],
  result: ResultFile,
  naming: Naming,
  site: Site,
): ReportSection {
  if (worst === undefined) return []
  const again = reproductionOf(worst, result)
  const fetching = fetchLine(result, site)
  const where = fetching === '' ? 'in a clone that has both commits' : 'in a clone'
  const others = [runAgain(site), accept(worst, naming, site)].filter(text => text.length > 0)
  return [
    ...(again === null
      ? []
      : [
          paragraph(
            say`${strong('Reproduce')}${again.isAlone ? say` ${called(worst, naming)}` : ''} ${where}${again.isProfiled ? ', and see where the time goes' : ''}:`,
          ),
          shell(`${fetching}${again.command}`),
        ]),
    ...(others.length === 0 ? [] : [list(others)]),
  ]
}

/** A clone may lack head, above all where GitHub has made a merge commit of it. */
function fetchLine({ commits: { base, head } }: ResultFile, { repository }: Site): string {
  if (repository === null || !areCommits(base, head)) return ''
  return `${shellLine('git', 'fetch', repository, base.sha, head.sha)}\n`
}

function runAgain({ run }: Site): Text {
  if (run === null) return []
  return say`${strong('Run again')} from the page of ${linkText('the run', run)}, or push.`
}

/** It counts when the check runs again. */
function accept(worst: Comparison, naming: Naming, { accepting }: Site): Text {
  if (accepting === null) return []
  const typed = acceptedAs(worst, naming)
  const canBeTyped = typed.length <= longestName && escapeControls(typed) === typed && !/`|:\s/.test(typed)
  const ways = [
    accepting.label === null ? [] : say`set the label ${code(accepting.label)}`,
    canBeTyped ? say`comment ${code(`/benchgate accept ${typed}: reason`)}` : [],
  ].filter(way => way.length > 0)
  const [first = [], second] = ways
  if (first.length === 0) return []
  const both =
    second === undefined ? first : say`${first}, which accepts all that is shown here, or ${second}`
  return say`${strong('Accept')} what is worth it: ${both}. It counts when the check runs again.`
}

/**
 * A name that an acceptance may have: that of the report, unless it leaves out folders of the package. A name with a star in it
 * must not accept others: `?` is any one character.
 */
function acceptedAs(one: Comparison, naming: Naming): string {
  const shown = naming(one)
  return (isNamedBy(shown, one) ? shown : `${one.package}.${one.benchmark}`).replaceAll('*', '?')
}
