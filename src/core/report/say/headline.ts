// Words the reason of a verdict in one sentence, the headline of every report, and the line below it.
import {
  type BenchmarkTally,
  type VerdictGrounds,
  type VerdictGroundsOfMeasuredRun,
  verdictFailsCheck,
} from '../../judge/verdict.ts'
import type { CalibrationFindings } from '../../model/calibration.ts'
import type { RunWarningOf } from '../../model/comparison.ts'
import type { Side } from '../../model/measuring.ts'
import type { ResolvedCommit, ResultFile } from '../../model/result-file.ts'
import type { DecisionRules } from '../../model/settings.ts'
import {
  formatCountWithNoun,
  formatFractionAsPercent,
  formatLimitRoundedUp,
  formatRounds,
  formatRoundsMadeOfResult,
  formatUnsignedPercent,
  isFullSha,
  shortSha,
  thresholdWorseningInWords,
} from '../../words/numbers.ts'
import {
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  linkSpan,
  nameSpan,
  parseTextWithBackticks,
  type ReportLinks,
  type ReportText,
  type ReportTextTemplateValue,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
} from './block.ts'

type CalibrationRules = Pick<DecisionRules, 'count' | 'threshold' | 'deltaTest' | 'benchmarks'>

/** Returns the reason as a sentence, without the effect on the check. */
export function verdictReasonText(grounds: VerdictGrounds, rules: CalibrationRules): string {
  switch (grounds.kind) {
    case 'measured':
      return ofMeasured(grounds)
    case 'untouched':
      return grounds.isUnverified
        ? 'Nothing was measured: according to the measuring job, no file matching `paths` changed'
        : 'Nothing to measure: no file matching `paths` changed between base and head'
    case 'empty-shard':
      return `No benchmark is in shard ${grounds.shard.join(' of ')}`
    case 'base-failed':
      return `Base (${shortSha(grounds.sha)}) could not be measured${grounds.why === null ? '' : `: ${grounds.why}`}`
    case 'calibration':
      return ofCalibration(grounds.calibration, rules)
  }
}

function ofMeasured(grounds: VerdictGroundsOfMeasuredRun): string {
  const { compared, halved, broken, unmeasured, proven, missing, doubled, isOtherCode, unread, replayed } =
    grounds
  if (replayed) return ofReplayed(replayed)
  const isLost = broken + unmeasured > 0
  const failed = broken > 0 ? `${plural(broken)} failed on head` : ''
  // Benchmarks on one side only mean little if the other side may have lost them.
  const others =
    compared !== null || proven > 0 || !(isLost || missing + doubled > 0) ? ofTheRest(grounds) : ''
  const hasRegressed = compared !== null && compared.regressed > 0
  const reasons = [
    // What fails the check comes first.
    failed,
    hasRegressed ? others : '',
    isOtherCode ? 'It could not be verified that each side ran its own code' : '',
    unread > 0
      ? `${formatCountWithNoun(unread, 'line')} that ${unread === 1 ? 'looks like a result' : 'look like results'} could not be read`
      : '',
    missing > 0 ? `${formatCountWithNoun(missing, 'part')} of the suite could not be judged` : '',
    doubled > 0
      ? `${formatCountWithNoun(doubled, 'part')}${missing > 0 ? '' : ' of the suite'} ${doubled === 1 ? 'has' : 'have'} several result files`
      : '',
    unmeasured > 0 ? `${plural(unmeasured)} could not be measured` : '',
    halved > 0 ? `${plural(halved)} no longer ${halved === 1 ? 'reports' : 'report'} a unit on head` : '',
    hasRegressed ? '' : others,
  ]
  const [first = '', ...rest] = reasons.filter(reason => reason !== '')
  return [first, ...rest.map(reason => reason.replace(/^(?:N|It )/, start => start.toLowerCase()))].join('; ')
}

function ofReplayed({ sides, rounds, sooner }: RunWarningOf<'replayed'>): string {
  return `${sooner ? `${formatRounds(rounds)} of ${sides.join(' and ')} ended sooner than the reported times allow` : `On ${eachSideText(sides)}, every round reported the same times`}, so the results are cached, not measured`
}

/** Returns `each side`, or the name of the only one. */
export function eachSideText(sides: readonly Side[]): string {
  return sides.length > 1 ? 'each side' : sides.join()
}

function ofTheRest({
  compared,
  unmatched,
  proven,
  isCommand,
  isUnverified,
}: VerdictGroundsOfMeasuredRun): string {
  const noun = isCommand ? 'benchmark' : 'benchmark function'
  if (compared !== null)
    return proven === 0
      ? ofTally(compared)
      : `${ofTally(compared)}; ${formatCountWithNoun(proven, `more ${noun}`)} ${isUnverified ? 'unchanged (according to the measuring job)' : 'unchanged (identical code)'}`
  if (proven > 0 && isUnverified)
    return `Nothing was measured: according to the measuring job, everything that ${formatCountWithNoun(proven, noun)} can reach is identical`
  if (proven > 0)
    return `${formatCountWithNoun(proven, noun)} unchanged: everything ${proven === 1 ? 'it' : 'they'} can reach is identical`
  const { base, head } = unmatched
  if (base === 0 && head === 0) return 'Nothing was measured on either side'
  if (base === 0) return `Base has no benchmarks to compare with (head has ${head})`
  return `Nothing to compare: no benchmark has the same name on both sides (base has ${base}, head ${head})`
}

function ofTally(tally: BenchmarkTally): string {
  const { regressed, accepted, muted, mutedUndecided, improved, changed, undecided } = tally
  const benchmarkCount = plural(tally.benchmarks)
  const passing =
    accepted > 0
      ? `${formatCountWithNoun(accepted, 'regression')}, ${accepted === 1 ? '' : 'all '}accepted`
      : ''
  const also = [
    regressed > 0 && accepted > 0 ? `, ${accepted} more accepted` : '',
    muted > 0
      ? `, ${regressed + accepted > 0 ? `${muted} more muted` : formatCountWithNoun(muted, 'muted regression')}`
      : '',
    mutedUndecided > 0 ? `, ${mutedUndecided} muted and inconclusive` : '',
    improved > 0 ? `, ${improved} improved` : '',
    changed > 0 ? `, ${changed} changed in a unit of unknown direction` : '',
  ].join('')
  if (regressed > 0)
    return `${regressed} of ${benchmarkCount} regressed${also}${undecided > 0 ? `, ${undecided} inconclusive` : ''}`
  if (undecided > 0)
    return passing === ''
      ? `${undecided} of ${benchmarkCount} inconclusive, no regression shown${also}`
      : `${undecided} of ${benchmarkCount} inconclusive; ${passing}${also}`
  return `${passing === '' ? noRegression(tally) : passing}${also}`
}

/** Adds how much worse benchmarks may be, if a worsening as large as the threshold is not ruled out. */
function noRegression({ benchmarks, within }: BenchmarkTally): string {
  const summary = `No regression in ${plural(benchmarks)}`
  if (within === null) return summary
  const all = benchmarks === 1 ? '' : 'each '
  const which = within.benchmarks === benchmarks ? all : `${within.benchmarks} of them `
  return `${summary} (${which}at most ${formatLimitRoundedUp(within.ruledOut)} worse)`
}

/** Returns what the machine can detect. */
function ofCalibration(
  { benchmarks, seeing, typical, floors }: CalibrationFindings,
  rules: CalibrationRules,
): string {
  const { count, deltaTest } = rules
  const benchmarkCount = plural(benchmarks)
  if (benchmarks === 0)
    return floors.some(({ noise }) => noise !== null)
      ? 'On this machine, nothing that can fail the check varies'
      : 'On this machine, nothing varies: there is no noise'
  if (deltaTest === 'none') return `Noise of ${benchmarkCount} on this machine; nothing is tested`
  const everyBenchmark = benchmarks === 1 ? 'the only benchmark' : `all ${benchmarkCount}`
  const someBenchmarks = `${seeing === 0 ? 'none' : seeing} of ${benchmarkCount}`
  const half =
    typical === null || benchmarks === 1
      ? ''
      : `, and a worsening of ${formatUnsignedPercent(typical)} in half of ${seeing === benchmarks ? 'them' : `the ${benchmarks}`}`
  return `On this machine, ${formatRounds(count)} can detect ${thresholdWorseningInWords(rules)} in ${seeing === benchmarks ? everyBenchmark : someBenchmarks}${half}`
}

function plural(benchmarks: number): string {
  return formatCountWithNoun(benchmarks, 'benchmark')
}

// Words the line below the headline: the effect on the check, the commits, the rounds, and links.

/** Returns `Check fails · 222222222 against 111111111 · 20 rounds, threshold 5% · run and full report`, as far as it is known. */
export function lineBelowHeadline(result: ResultFile, { repository, run, report }: ReportLinks): ReportText {
  return joinNonEmptyReportTexts(
    [
      // A calibration measures one commit and has no verdict.
      ...(result.calibration === null
        ? [checkLine(result), commits(result, repository), rounds(result)]
        : []),
      ...(run !== null && run === report
        ? [linkSpan('run and full report', run)]
        : [run === null ? [] : linkSpan('run', run), report === null ? [] : linkSpan('full report', report)]),
    ],
    ' · ',
  )
}

/** Adds the setting that decided, if the verdict alone did not. */
function checkLine({ verdict, settings: { failOn } }: ResultFile): ReportText {
  const isRed = verdictFailsCheck(verdict, failOn)
  const isUsual = failOn === 'regression' || isRed === (verdict === 'fail')
  const why = isUsual ? [] : reportTextFromTemplate` (${inlineCodeSpan(`fail-on: ${failOn}`)})`
  return reportTextFromTemplate`${strongSpan(isRed ? 'Check fails' : 'Check passes')}${why}`
}

/** Links to the difference between exactly these commits. */
function commits(
  { commits: { base, head } }: ResultFile,
  repository: string | null,
): ReportTextTemplateValue {
  const sides = reportTextFromTemplate`${nameSpan(shortSha(head.sha))} against ${nameSpan(shortSha(base.sha))}`
  return repository === null || !haveFullShas(base, head)
    ? sides
    : linkSpan(sides, `${repository}/compare/${base.sha}..${head.sha}`)
}

/** Returns true if these are full SHAs: a result file may contain anything. */
export function haveFullShas(...commits: readonly ResolvedCommit[]): boolean {
  return commits.every(({ sha }) => isFullSha(sha))
}

function rounds(result: ResultFile): ReportText {
  if (result.rounds.length === 0) return []
  return reportTextFromTemplate`${formatRoundsMadeOfResult(result)}, ${statisticsPageLinkSpan('threshold', 'threshold')} ${formatFractionAsPercent(result.settings.threshold)}`
}

/** Returns the reason of a verdict, with its effect on the check unless the verdict makes that clear. */
export function headlineText(result: ResultFile): ReportText {
  return reportTextFromTemplate`${parseTextWithBackticks(result.reason)}${verdictEffectOnCheckText(result)}`
}

/** Returns the effect on the check, as the end of that sentence; empty if the verdict makes it clear. */
export function verdictEffectOnCheckText({ verdict, settings, calibration }: ResultFile): ReportText {
  if (calibration !== null || verdict === 'pass') return []
  const isRed = verdictFailsCheck(verdict, settings.failOn)
  if (verdict === 'fail') return isRed ? [] : reportTextFromTemplate`; the check passes (\`fail-on: never\`)`
  return isRed
    ? reportTextFromTemplate`; the check fails (\`fail-on: inconclusive\`)`
    : reportTextFromTemplate`; the check passes`
}
