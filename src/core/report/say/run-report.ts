// Builds the report of a judged run: first what a reviewer must see, then the rest.
import { parseCommentCommand } from '../../command/parse-command.ts'
import { filteredCommand, isFilterWithValidPlaceholders } from '../../filter/filter.ts'
import { benchPatternForResultBenchmark } from '../../go/benchmark-names.ts'
import { formatGoflagsValue } from '../../go/flags.ts'
import { globMatchesRow } from '../../judge/row-rules.ts'
import { findUnmatchedPairDifferingInNumber } from '../../judge/unmatched.ts'
import { isBrokenByHead, rowsWithOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { rowId } from '../../model/measuring.ts'
import {
  type ReferenceComparisonRow,
  type ResultFile,
  workingTreeOriginPrefix,
} from '../../model/result-file.ts'
import { goPackagePatternsOnBothSides } from '../../rounds/rename-to-head.ts'
import {
  escapeControlCharacters,
  joinShellWords,
  quoteShellWordOnOneLine,
  shortPrintableName,
  showLineBreaks,
} from '../../words/escape.ts'
import type { NameBenchmarkInReport } from '../../words/names.ts'
import {
  commonThresholdText,
  formatCountWithNoun,
  formatRoundsMadeOfResult,
  shortSha,
} from '../../words/numbers.ts'
import {
  addReportOptionsToResult,
  inlineCodeSpan,
  linkSpan,
  listFirstReportTexts,
  listReportBlock,
  nameSpan,
  noReportLinks,
  noteReportBlock,
  paragraphReportBlock,
  parseTextWithBackticks,
  type ReportBlock,
  type ReportLinks,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  type RunReport,
  reportTextFromTemplate,
  shellCommandReportBlock,
  strongSpan,
  takeFirstLinesAndAddCountOfRest,
  terminalInstallPageUrl,
  warningReportBlock,
} from './block.ts'
import {
  changedAndInconclusiveRowsPart,
  comparisonsPart,
  type DetailLevelOfRowsWithoutChange,
  isDifferenceShown,
} from './comparisons.ts'
import {
  baseFailedPart,
  failedBenchmarksPart,
  missingResultFilesPart,
  provenBenchmarksPart,
} from './failed-and-unmeasured.ts'
import { haveFullShas, lineBelowHeadline, verdictEffectOnCheckText } from './headline.ts'
import { commitsLine, howMeasuredPart } from './how-measured.ts'
import { inconclusivePart, inconclusiveRowsExceptSuspects, unconfirmedSuspectsPart } from './inconclusive.ts'
import { maxShownProfiles, profilesPart } from './profiles.ts'
import { changedBenchmarkFilesPart, decisionRulePart, overlayInputAdvice, ruleChangesPart } from './rules.ts'
import {
  benchmarkLabel,
  changeEstimateTextOfComparison,
  changeMagnitudeOfComparison,
  changeVerbPhraseText,
  changeWithIntervalAsPredicate,
  describeRegressionAfterBenchmarkName,
  formatUnitAsTextSpan,
  groupByBenchmark,
  secondMeasurementOfResult,
  sortByLargestChange,
} from './sentence.ts'
import { acceptedAndMutedRegressionsPart, improvementsNotRelinkedPart } from './tolerated-regressions.ts'
import {
  doubtsPart,
  foldedComparisonWarningsPart,
  moreSlowRunsOnHeadPart,
  replayedTimesWarningPart,
  runWarningsPart,
} from './warnings.ts'

/** The limits on the parts of a report; fit-limit.ts lowers them until the report fits. */
export interface ReportDetailLimits {
  readonly besides: DetailLevelOfRowsWithoutChange
  /** The most regressions, worst first. */
  readonly regressions: number
  /** The most other rows that changed, and names or lines in any list. */
  readonly most: number
  readonly profiles: number
  /** The sentence that tells the reader what is left out; empty for a full report. */
  readonly leftOut: string
}

export const fullReportDetail: ReportDetailLimits = {
  besides: 'rows and medians',
  regressions: Number.POSITIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
  profiles: maxShownProfiles,
  leftOut: '',
}

export function buildRunReport(
  result: ResultFile,
  detail: ReportDetailLimits = fullReportDetail,
  site: ReportLinks = noReportLinks,
): RunReport {
  const { comparisons, baseFailed } = result
  const { most } = detail
  const subject = addReportOptionsToResult(result, most)
  const regressed = sortByLargestChange(rowsWithOutcome(comparisons, 'regressed')).slice(
    0,
    detail.regressions,
  )
  const passing = sortByLargestChange(rowsWithOutcome(comparisons, 'accepted', 'muted'))
    .filter(({ gate }) => gate !== 'off')
    .slice(0, detail.regressions)
  const improved = sortByLargestChange(rowsWithOutcome(comparisons, 'improved')).slice(0, most)
  const changed = sortByLargestChange(rowsWithOutcome(comparisons, 'changed')).slice(0, most)
  const open = inconclusiveRowsExceptSuspects(result).slice(0, most)
  // What could not be measured does not fail the check, so a regression is more important.
  const areFailuresFirst = regressed.length === 0 || result.lost.some(isBrokenByHead)
  const news = [...regressed, ...passing, ...open, ...improved, ...changed]
  return {
    ...buildReportHeader(result, site),
    parts: [
      detail.leftOut === '' ? [] : reportAlertSectionOfLeftOutContent(detail.leftOut),
      replayedTimesWarningPart(result),
      missingResultFilesPart(subject),
      ruleChangesPart(result),
      settingsDifferingFromRulesPart(result),
      baseFailedPart(result),
      changedBenchmarkFilesPart(subject),
      areFailuresFirst ? failedBenchmarksPart(subject) : [],
      doubtsPart(subject),
      regressionsPart(regressed, subject),
      changedAndInconclusiveRowsPart(news, subject),
      regressionInstructionsPart(regressed, subject, site),
      areFailuresFirst ? [] : failedBenchmarksPart(subject),
      acceptedAndMutedRegressionsPart(subject),
      referenceComparisonPart(subject),
      advice(result),
      unknownDirectionPart(result),
      improvementsNotRelinkedPart(subject),
      unconfirmedSuspectsPart(subject),
      profilesPart(subject, detail.profiles),
      inconclusivePart(subject),
      moreSlowRunsOnHeadPart(subject),
      runWarningsPart(result),
      unmatchedBenchmarksPart(subject),
      comparisonsPart(subject, detail.besides, news),
      provenBenchmarksPart(subject),
      foldedComparisonWarningsPart({ ...subject, most: detail.besides === 'none' ? 0 : most }),
      baseFailed ? [] : howMeasuredPart(result),
      baseFailed ? [] : decisionRulePart(result),
      resultFromUntrustedJobPart(result),
    ],
  }
}

export function buildReportHeader(
  result: ResultFile,
  site: ReportLinks = noReportLinks,
): Omit<RunReport, 'parts'> {
  return {
    outcome: result.calibration === null ? result.verdict : 'calibration',
    reason: parseTextWithBackticks(result.reason),
    check: verdictEffectOnCheckText(result),
    compared: reportTextFromTemplate`${commitsLine(result)}; ${formatRoundsMadeOfResult(result)}`,
    line: lineBelowHeadline(result, site),
  }
}

/** Says that the report is incomplete, and what is missing. */
export function reportAlertSectionOfLeftOutContent(leftOut: string): ReportSection {
  return [
    {
      kind: 'alert',
      text: reportTextFromTemplate`Shortened to fit. Left out: ${leftOut}. The result file has everything.`,
    },
  ]
}

const mostSentences = 3

/** Returns a line for each benchmark with all units in which it regressed, time first; at most `most` lines. */
export function regressionsPart(
  regressed: readonly Comparison[],
  result: ResultFileWithReportOptions,
  most = mostSentences,
  table: 'above' | 'below' = 'below',
): ReportSection {
  const { settings, naming } = result
  const second = secondMeasurementOfResult(result)
  const lines = groupByBenchmark(regressed).map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    const label = strongSpan(benchmarkLabel(units[0], naming))
    return reportTextFromTemplate`${label} ${describeRegressionAfterBenchmarkName(timeFirst, settings, second)}.`
  })
  return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, ` in the table ${table}`))]
}

/** Says how to get units of unknown direction judged in which a row changed; empty if there are none. */
export function unknownDirectionPart({ comparisons }: ResultFile): ReportSection {
  const changed = sortByLargestChange(rowsWithOutcome(comparisons, 'changed'))
  const units = [...new Set(changed.map(({ unit }) => unit))]
  const [first] = units
  if (first === undefined) return []
  return [
    paragraphReportBlock`❔ It is not known whether lower or higher is better for ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)}, so these units cannot fail the check. To have a unit judged, add a rule to ${inlineCodeSpan('benchmarks')} in the rules file: ${inlineCodeSpan(`match: '* ${first}'`)} with ${inlineCodeSpan('better: lower')} (or \`higher\`). In Go's format, a benchmark can also print ${inlineCodeSpan(`Unit ${first} better=lower`)}.`,
  ]
}

/** Says what to do if nothing could be compared. */
function advice(result: ResultFile): ReportSection {
  const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result
  if (comparisons.length > 0 || verdict === 'pass' || baseFailed || lost.length > 0) return []
  if ((merged?.missing.length ?? 0) > 0 || (verdict === 'inconclusive' && unmatched.head.length === 0))
    return []
  return [
    verdict === 'inconclusive'
      ? paragraphReportBlock`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.`
      : paragraphReportBlock`If benchmarks were renamed, run head's benchmarks on base too: ${overlayInputAdvice(result)}. If they were replaced on purpose, set \`fail-on: never\` for this pull request only, and remove it afterwards; the next pull request is compared with the new benchmarks.`,
  ]
}

/** Lists what exists on one side only. */
export function unmatchedBenchmarksPart({
  unmatched,
  naming,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const numbered = findUnmatchedPairDifferingInNumber(unmatched)
  return [
    ...(['head', 'base'] as const).flatMap(side => {
      if (unmatched[side].length === 0) return []
      const why = side === 'head' ? 'new, nothing to compare with' : 'removed, renamed or skipped'
      const names = unmatched[side].map(
        one =>
          reportTextFromTemplate`${nameSpan(naming(one))}${one.unit === null ? '' : reportTextFromTemplate` in ${formatUnitAsTextSpan(one.unit)}`}`,
      )
      return [paragraphReportBlock`Only on ${side} (${why}): ${listFirstReportTexts(names, most)}.`]
    }),
    ...(numbered === null
      ? []
      : [
          paragraphReportBlock`${nameSpan(naming(numbered.base))} on base and ${nameSpan(naming(numbered.head))} on head differ only in a number. If that is a process id, an address or a time, it differs in each run: leave it out of the name, so that the benchmark can be compared.`,
        ]),
  ]
}

// Results of strangers: what is taken on trust.

/** Returns the small print for results of strangers; empty for others. */
export function resultFromUntrustedJobPart({ merged, elsewhere, comparisons }: ResultFile): ReportSection {
  if (!merged?.isStrangers) return []
  const job = 'Measured by a job that runs the code of the pull request and could report anything.'
  if (comparisons.length === 0) return [noteReportBlock`${job} It sent no samples.`]
  const whose =
    elsewhere === null ? '' : reportTextFromTemplate`, as they are in ${nameSpan(shortSha(elsewhere.rules))}`
  return [
    noteReportBlock`${job} Every number and the verdict were computed from its samples by a job that does not run that code, by the rules of this repository${whose}. The following was reported by the job that runs the code of the pull request, and not verified: the samples; the commit of base; the machine; which benchmarks failed, which exist on one side only, and which were skipped as unchanged; whether lower or higher is better in units that Benchgate does not know; and the comparison with the reference (\`since\`), if any.`,
  ]
}

// Settings with which other jobs measured, where they differ from the rules.

/** The most settings that are listed, and characters of a value. */
const mostSettings = 10
const longestValue = 80

/** Returns a warning at the top of a report; empty if all settings match the rules. */
export function settingsDifferingFromRulesPart({ elsewhere }: Pick<ResultFile, 'elsewhere'>): ReportSection {
  if (!elsewhere || elsewhere.changes.length === 0) return []
  const lines = elsewhere.changes.map(
    ({ rule, base, head }) =>
      reportTextFromTemplate`${inlineCodeSpan(rule)}: ${value(head)} (rules: ${value(base)})`,
  )
  return [
    warningReportBlock`${strongSpan("Measured with other settings than those of this repository's rules")}, but judged by the rules. These settings differ: ${listFirstReportTexts(lines, mostSettings)}.`,
  ]
}

function value(text: string | null): ReportText {
  return text === null
    ? reportTextFromTemplate`not set`
    : reportTextFromTemplate`${nameSpan(shortPrintableName(showLineBreaks(text), longestValue))}`
}

// Instructions for a regression: reproduce, profile, run again, accept.

/** A longer name would be cut where it is shown. */
const longestName = 200

/** Returns the instructions; empty if nothing regressed. The command is for the worst regression. */
export function regressionInstructionsPart(
  [worst]: readonly Comparison[],
  result: ResultFileWithReportOptions,
  site: ReportLinks,
): ReportSection {
  if (worst === undefined) return []
  const { naming } = result
  const { workingDirectory } = result.settings
  const again = buildCommandToMeasureBenchmarkAgain(
    worst,
    result,
    workingDirectory === '.' ? null : workingDirectory,
  )
  const fetching = fetchLine(result, site)
  const where = fetching === '' ? 'in a clone that has both commits' : 'in a clone'
  const { run } = site
  const runAgain =
    run === null
      ? []
      : reportTextFromTemplate`${strongSpan('Run again')} from ${linkSpan('the workflow run', run)}, or push a new commit.`
  return [
    ...(again === null
      ? []
      : [
          paragraphReportBlock`${strongSpan('Reproduce')}${again.isAlone ? reportTextFromTemplate` ${benchmarkLabel(worst, naming)}` : ''} ${where}${again.isProfiled ? ', and see where the time goes' : ''} (first ${linkSpan('install Benchgate', terminalInstallPageUrl)}):`,
          shellCommandReportBlock(`${fetching}${again.command}`),
        ]),
    listReportBlock([runAgain, accept(worst, naming, site)]),
  ]
}

/** Returns the command that fetches both commits; head may be a merge commit that exists only on GitHub. */
function fetchLine({ commits: { base, head } }: ResultFile, { repository }: ReportLinks): string {
  if (repository === null || !haveFullShas(base, head)) return ''
  return `${joinShellWords('git', 'fetch', repository, base.sha, head.sha)}\n`
}

function accept(worst: Comparison, naming: NameBenchmarkInReport, { accepting }: ReportLinks): ReportText {
  if (accepting === null) return []
  const typed = acceptedAs(worst, naming)
  const command = parseCommentCommand(`/benchgate accept ${typed}: reason`)
  const canBeTyped =
    typed.length <= longestName &&
    escapeControlCharacters(typed) === typed &&
    command?.kind === 'accept' &&
    command.benchmark === typed
  const ways = [
    accepting.label === null ? [] : reportTextFromTemplate`set the label ${inlineCodeSpan(accepting.label)}`,
    canBeTyped ? reportTextFromTemplate`comment ${inlineCodeSpan(`/benchgate accept ${typed}: reason`)}` : [],
  ].filter(way => way.length > 0)
  const [first = [], second] = ways
  if (first.length === 0) return []
  const both =
    second === undefined
      ? first
      : reportTextFromTemplate`${first}, which accepts every regression shown here, or ${second}`
  return reportTextFromTemplate`${strongSpan('Accept')} a regression that is worth it: ${both}. This takes effect when the check runs again.`
}

/** Returns a name that an acceptance matches. A `*` in it becomes `?`, so that it does not match other benchmarks. */
function acceptedAs(comparison: Comparison, naming: NameBenchmarkInReport): string {
  const { benchmark, package: path } = comparison
  const shownName = naming(comparison)
  const name = globMatchesRow(shownName, comparison)
    ? shownName
    : `${path === null ? '' : `${path}.`}${benchmark}`
  return name.replaceAll('*', '?')
}

/** The most characters of a command. */
const longest = 1000

/**
 * Returns a command that measures a benchmark of both sides again, in a terminal, and whether it measures only this one and
 * also profiles. Null if the command is unknown, or a name in it cannot be typed. Untrusted names are quoted for a shell.
 * `workingDirectory` is relative to the folder in which the command will be typed; null if it need not be named there.
 */
export function buildCommandToMeasureBenchmarkAgain(
  comparison: Comparison,
  result: ResultFile,
  workingDirectory: string | null,
) {
  const { commits, settings } = result
  const { go, run, setup, filter, format, output, overlay } = settings
  if (run === '') return null
  const alone =
    filter === null || !isFilterWithValidPlaceholders(filter)
      ? null
      : filteredCommand(run, filter, [comparison.benchmark])
  const measured =
    go === null
      ? [
          joinShellWords('--run', alone ?? run),
          // A custom format has several lines.
          ...(format === 'auto' ? [] : ['--format', quoteShellWordOnOneLine(format)]),
          ...(output.length === 0 ? [] : [joinShellWords('--output', output.join('\n'))]),
        ]
      : [
          joinShellWords(
            '--packages',
            goPackagePatternsOnBothSides(comparison.package, result.warnings),
            '--bench',
            benchPatternForResultBenchmark(result, comparison.benchmark),
            ...['--benchtime', go.benchtime],
            ...(go.cpu === null ? [] : ['--cpu', go.cpu]),
            ...(go.tags === null ? [] : ['--tags', go.tags]),
            // As a word of its own it would be taken for another flag.
            ...(go.goFlags.length === 0 ? [] : [`--go-flags=${formatGoflagsValue(go.goFlags)}`]),
            ...['--profile', 'cpu'],
          ),
        ]
  const command = [
    joinShellWords(
      'benchgate',
      shortSha(commits.base.sha),
      // Uncommitted work is what a terminal compares with base if nothing else is named.
      ...(commits.head.from.startsWith(workingTreeOriginPrefix) ? [] : [shortSha(commits.head.sha)]),
      ...(workingDirectory === null ? [] : ['--working-directory', workingDirectory]),
    ),
    ...measured,
    ...(setup === null ? [] : [joinShellWords('--setup', setup)]),
    ...(overlay.length === 0 ? [] : [joinShellWords('--overlay', overlay.join('\n'))]),
  ].join(' ')
  // A script may have several lines, a name may not.
  const isPlain =
    command.length <= longest &&
    [comparison.benchmark, ...command.split('\n')].every(line => escapeControlCharacters(line) === line)
  return isPlain ? { command, isAlone: go !== null || alone !== null, isProfiled: go !== null } : null
}

/**
 * Returns a sentence on the allowed creep, and a line for each row that this pull request makes worse, the largest first.
 * The sentence is a warning if the pull request adds to a row beyond the limit. Empty if the reference was not measured.
 */
export function referenceComparisonPart({
  since,
  comparisons,
  settings,
  naming,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const rows = since?.rows.filter(({ gate }) => gate !== 'off') ?? []
  if (since === null || rows.length === 0) return []
  const limit = commonThresholdText({ ...settings, threshold: since.threshold })
  const comparisonById = new Map(comparisons.map(one => [rowId(one), one]))
  const over = rows.filter(isOver)
  const added = rows.flatMap(row => {
    const comparison = comparisonById.get(rowId(row))
    const isSaid =
      comparison &&
      (comparison.change === 'regressed' || (isOver(row) && isWorse(comparison, settings.alpha)))
    return isSaid ? [{ row, its: comparison }] : []
  })
  const lines = [...added]
    .sort(
      (a, b) =>
        Number(isOver(b.row)) - Number(isOver(a.row)) ||
        changeMagnitudeOfComparison(b.row) - changeMagnitudeOfComparison(a.row),
    )
    .map(({ row, its }) => lineOf(row, its, limit, naming))
  return [
    headOf(since.name, limit, rows.length, over.length, added),
    listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, ' in the result file')),
  ]
}

function isOver({ change }: ReferenceComparisonRow): boolean {
  return change === 'regressed'
}

/** Returns true if this pull request significantly worsens the row. */
function isWorse(comparison: Comparison, alpha: number): boolean {
  const { better, ratio, delta } = comparison
  const change = ratio ? ratio.estimate - 1 : (delta ?? Number.POSITIVE_INFINITY)
  return (
    better !== null && isDifferenceShown(comparison, alpha) && (better === 'higher' ? change < 0 : change > 0)
  )
}

function headOf(
  reference: string,
  limit: string,
  rows: number,
  over: number,
  listed: readonly { readonly row: ReferenceComparisonRow }[],
): ReportBlock {
  const added = listed.filter(({ row }) => isOver(row)).length
  const list = listed.length === 0 ? '' : ' What this pull request made worse:'
  if (over === 0)
    return paragraphReportBlock`Since ${nameSpan(reference)}, ${rows === 1 ? 'the only comparison is not' : `none of ${rows} comparisons is`} shown to be worse by more than ${limit}.${list}`
  const rowsOver = rows === 1 ? 'the only comparison' : `${over} of ${rows} comparisons`
  const worse = `${rowsOver} ${over > 1 ? 'are' : 'is'} worse by more than ${limit}`
  const all = over === 1 ? 'it' : 'them'
  if (added === 0)
    return paragraphReportBlock`Since ${nameSpan(reference)}, ${worse}; this pull request is not shown to add to ${all}.${list}`
  const to = added === over ? all : `${added} of them`
  return warningReportBlock`${strongSpan(reportTextFromTemplate`Since ${nameSpan(reference)}`)}, ${worse}, and this pull request adds to ${to}. That alone does not fail the check.${list}`
}

/** Returns `**Encode** is 9.2% slower, between 8.4% and 9.9%; +1.8% from this pull request, after 3 earlier slowdowns`. */
function lineOf(
  row: ReferenceComparisonRow,
  comparison: Comparison,
  limit: string,
  naming: NameBenchmarkInReport,
): ReportText {
  const noun = row.unit === 'sec/op' ? 'earlier slowdown' : 'earlier worsening'
  const steps = row.steps ? `, after ${formatCountWithNoun(row.steps, noun)}` : ''
  const counts = isOver(row) ? '' : ` (not shown to exceed ${limit})`
  return reportTextFromTemplate`${strongSpan(benchmarkLabel(row, naming))} ${sizeOf(row)}${counts}; ${changeEstimateTextOfComparison(comparison)} from this pull request${steps}`
}

function sizeOf(row: ReferenceComparisonRow): ReportText {
  const { exact, ratio, delta } = row
  if (!exact && ratio !== null) return changeWithIntervalAsPredicate(ratio, row)
  return delta === null ? reportTextFromTemplate`is no longer 0` : changeVerbPhraseText(delta, delta > 0, row)
}
