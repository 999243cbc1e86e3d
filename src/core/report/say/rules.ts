// Words the rules of a run: how it was judged, which rules the change modifies, and whether the benchmarks changed.
import { overlayGlobsForFiles } from '../../change/benchmark-files.ts'
import { rowsWithOutcome } from '../../judge/verdict.ts'
import type { ResultFile, RuleChange, RulesFileAndChanges } from '../../model/result-file.ts'
import { escapeControlCharacters, showLineBreaks } from '../../words/escape.ts'
import { formatFractionAsPercent } from '../../words/numbers.ts'
import { cutMiddleToWidth } from '../../words/terminal.ts'
import {
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  nameSpan,
  noteReportBlock,
  parseTextWithBackticks,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
  warningReportBlock,
} from './block.ts'

/** Returns the rule that decided under the settings of this run; empty if nothing was judged. */
export function decisionRulePart(result: ResultFile): ReportSection {
  const { settings, comparisons, again, isRelaid } = result
  if (comparisons.length === 0) return []
  const { deltaTest, alpha, failOn } = settings
  const isTested = deltaTest !== 'none'
  const isExact = isTested && comparisons.some(({ exact }) => exact)
  const regressed = rowsWithOutcome(comparisons, 'regressed')
  const ruled = comparisons.filter(({ rule }) => rule !== null).length
  const isRepeated = isTested && again.length > 0
  const isUnconfirmed =
    isTested && settings.confirm && again.length === 0 && regressed.some(({ exact }) => !exact)
  const repeated = isRepeated
    ? reportTextFromTemplate`, and a ${statisticsPageLinkSpan('confirmation', 'second measurement')} ${isRelaid ? 'in new memory layouts ' : ''}shows it again`
    : ''
  const sentences = [
    reportTextFromTemplate`${settings.strict && isTested ? reportTextFromTemplate`With \`strict\`, a` : 'A'} benchmark regressed if ${regressedIf(settings)}${repeated}.`,
    isTested
      ? `It improved if ${isRepeated ? 'the first measurement shows the same' : 'the same holds'} in the other direction.`
      : '',
    isTested ? otherwise(settings) : '',
    isUnconfirmed
      ? reportTextFromTemplate`Regressions were not ${statisticsPageLinkSpan('confirmation', 'confirmed')} by a second measurement.`
      : '',
    ruled > 0
      ? reportTextFromTemplate`${ruled} of ${comparisons.length} rows ${ruled === 1 ? 'has rules of its' : 'have rules of their'} own, under \`benchmarks\` in the rules file.`
      : '',
    isExact
      ? reportTextFromTemplate`Values that do not vary are compared ${statisticsPageLinkSpan('exact', 'exactly')}.`
      : '',
    isTested ? `~ means no significant difference (p > ${alpha}).` : '',
    failOn === 'inconclusive'
      ? reportTextFromTemplate`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).`
      : '',
    failOn === 'never' && regressed.length > 0
      ? reportTextFromTemplate`The check passes anyway (\`fail-on: never\`).`
      : '',
  ]
  return [noteReportBlock`${joinNonEmptyReportTexts(sentences)}`]
}

function regressedIf(settings: ResultFile['settings']): ReportText {
  const { alpha, threshold, deltaTest, correction, strict, outliers } = settings
  const limit = reportTextFromTemplate`more than ${formatFractionAsPercent(threshold)} worse (${statisticsPageLinkSpan('threshold', 'threshold')})`
  if (deltaTest === 'none')
    return reportTextFromTemplate`it is ${limit}, even if only by chance (\`delta-test: none\`)`
  const notes = joinNonEmptyReportTexts(
    [
      correction === 'holm' ? '' : inlineCodeSpan(`correction: ${correction}`),
      deltaTest === 'ttest' ? inlineCodeSpan('delta-test: ttest') : '',
      outliers === 'iqr' ? inlineCodeSpan('outliers: iqr') : '',
    ],
    ', ',
  )
  const p =
    correction === 'none'
      ? statisticsPageLinkSpan('p', 'p')
      : statisticsPageLinkSpan('adjusted-p', 'adjusted p')
  const noted = notes.length === 0 ? p : reportTextFromTemplate`${p} (${notes})`
  if (strict)
    return reportTextFromTemplate`the ${noted} for exceeding the ${statisticsPageLinkSpan('threshold', 'threshold')} of ${formatFractionAsPercent(threshold)} is at most ${alpha}`
  return reportTextFromTemplate`its ${noted} is at most ${alpha} and it is ${limit}`
}

/** Returns when a row passes, and when it is inconclusive. */
function otherwise({ threshold, ruleOut }: ResultFile['settings']): ReportText {
  const [near, far] = [formatFractionAsPercent(threshold), formatFractionAsPercent(ruleOut)]
  const estimate = threshold > 0 ? `at most ${near} worse` : 'not worse'
  const passing = joinNonEmptyReportTexts(
    [
      threshold > 0
        ? reportTextFromTemplate`is ${statisticsPageLinkSpan('unchanged', 'unchanged')} if a worsening of ${near} is ruled out`
        : '',
      ruleOut > threshold
        ? reportTextFromTemplate`passes as ${statisticsPageLinkSpan('within', `within ${far}`)} if a worsening of ${far} is ruled out and the estimate is ${estimate}`
        : '',
    ],
    ', ',
  )
  if (passing.length === 0) return []
  return reportTextFromTemplate`If neither, it ${passing}, and is ${statisticsPageLinkSpan('inconclusive', 'inconclusive')} otherwise.`
}

// Rules that the change itself modifies.

/** The most entries for benchmarks that are listed, the broadest first; the diff of the file has all of them. */
const mostEntries = 20
/** The most columns of a value, and how many of them surround the difference. */
const [longestValue, around] = [120, 20]

/** Inputs that decide nothing; they are listed last. */
const inputsListedLast = ['sort', 'profile', 'governor', 'perflock', 'timeout', 'budget']

/** Returns a warning for the top of the report; empty if base has the same rules. */
export function ruleChangesPart({ rules }: Pick<ResultFile, 'rules'>): ReportSection {
  return rules === null || rules.changes.length === 0
    ? []
    : [warningReportBlock`${ruleChangesSentence(rules)}`]
}

/** Returns which rules differ from base's, as old → new. All inputs are listed, so that none can hide among others. */
export function ruleChangesSentence({ file, changes }: RulesFileAndChanges): ReportText {
  const entries = changes.filter(({ rule }) => /^(benchmarks|accepted): /.test(rule))
  const inputs = changes.filter(change => !entries.includes(change))
  const last = inputs.filter(({ rule }) => inputsListedLast.includes(rule))
  const first = inputs.filter(change => !last.includes(change))
  const broadest = entries.toSorted((a, b) => literalsOf(a) - literalsOf(b))
  const named = [...first, ...broadest.slice(0, mostEntries), ...last]
  const more = entries.length - mostEntries
  const lines = joinNonEmptyReportTexts(
    named.map(change => reportTextFromTemplate`${inlineCodeSpan(change.rule)}: ${valuesOf(change)}`),
    ', ',
  )
  return reportTextFromTemplate`${strongSpan('This change modifies the rules')} (${nameSpan(file)}); both sides were measured and judged by the new ones: ${lines}${more > 0 ? ` and ${more} more entries for benchmarks` : ''}.`
}

/** The fewer literal characters a glob has, the more rows it may match. */
function literalsOf({ rule }: RuleChange): number {
  return rule.replace(/^\w+: /, '').replaceAll('*', '').length
}

/** Returns both values around their difference, as long commands may have the same beginning and end. */
function valuesOf({ base, head }: RuleChange): ReportText {
  // Values may have several lines: a format of one's own, a script.
  const charactersOf = (text: string | null) => [...escapeControlCharacters(showLineBreaks(text ?? ''))]
  const [old, now] = [charactersOf(base), charactersOf(head)]
  const [from, end] = base === null || head === null ? [0, 0] : alike(old, now)
  const excerpt = (characters: readonly string[]) => {
    const [start, rest] = [Math.max(0, from - around), Math.max(0, end - around)]
    if (characters.length <= longestValue) return nameSpan(characters.join(''))
    const part = characters.slice(start, characters.length - rest).join('')
    return nameSpan(`${start > 0 ? '…' : ''}${cutMiddleToWidth(part, longestValue)}${rest > 0 ? '…' : ''}`)
  }
  return reportTextFromTemplate`${base === null ? 'not set' : excerpt(old)} → ${head === null ? 'not set' : excerpt(now)}`
}

/** Returns how many characters two texts have in common at the beginning and at the end. */
function alike(left: readonly string[], right: readonly string[]): readonly [from: number, end: number] {
  const shorter = Math.min(left.length, right.length)
  let from = 0
  while (from < shorter && left[from] === right[from]) from++
  let end = 0
  while (end < shorter - from && left.at(-1 - end) === right.at(-1 - end)) end++
  return [from, end]
}

// Benchmarks that differ between base and head.

/** The most names in a list; the result file has all of them. */
const mostNames = 3

/** Returns what differs, and what to do; empty if the benchmarks are the same. */
export function changedBenchmarkFilesPart({
  warnings,
  settings,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const changed = warnings.flatMap(runWarning => (runWarning.kind === 'suite' ? runWarning.changed : []))
  if (changed.length === 0) return []
  const subject = strongSpan(
    reportTextFromTemplate`${statisticsPageLinkSpan('warnings', 'The benchmarks changed')}:`,
  )
  const hasMoved = warnings.some(({ kind }) => kind === 'moved')
  const doing = hasMoved ? notByOverlay : advice(changed, settings.overlay)
  const names = listFirstReportTexts(changed.map(nameSpan), Math.min(most, mostNames))
  return [
    warningReportBlock`${subject} base and head have different benchmark files (${names}), so a difference may come from the benchmark itself. ${doing}`,
  ]
}

/** Base lacks the folder or the import path for which head's files are written. */
const notByOverlay = reportTextFromTemplate`As a package has moved, \`overlay\` cannot make both sides run head's benchmarks: review what changed in these files.`

function advice(changed: readonly string[], overlay: readonly string[]): ReportText {
  const globs = overlayGlobsForFiles(changed).filter(glob => !overlay.includes(glob))
  const both = "so that both sides run head's benchmarks"
  return overlay.length === 0
    ? reportTextFromTemplate`Set ${overlayOf(globs)}, ${both}.`
    : reportTextFromTemplate`Add ${listFirstReportTexts(globs.map(nameSpan), mostNames)} to \`overlay\`, ${both}.`
}

/** Returns what to set: `overlay: 'bench/*.mjs'`, or several globs. An unquoted `*` would be an alias in YAML. */
function overlayOf(globs: readonly string[]): ReportText {
  if (globs.length === 1) return reportTextFromTemplate`${inlineCodeSpan(`overlay: '${globs[0]}'`)}`
  return reportTextFromTemplate`\`overlay\` to ${listFirstReportTexts(globs.map(nameSpan), mostNames)}, one per line`
}

/** Returns how to set `overlay` so that base runs the benchmarks of head. */
export function overlayInputAdvice({
  warnings,
  settings,
}: Pick<ResultFile, 'warnings' | 'settings'>): ReportText {
  const changed = warnings.flatMap(runWarning => (runWarning.kind === 'suite' ? runWarning.changed : []))
  const usual = settings.go === null ? [] : ['**/*_test.go']
  const globs = changed.length === 0 ? usual : overlayGlobsForFiles(changed)
  return globs.length === 0 || settings.overlay.length > 0
    ? parseTextWithBackticks(
        settings.overlay.length > 0
          ? 'add the files that contain them to `overlay`'
          : 'set `overlay` to the files that contain them',
      )
    : reportTextFromTemplate`set ${overlayOf(globs)}`
}
