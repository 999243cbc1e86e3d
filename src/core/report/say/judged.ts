// Builds the report of a judged run: first what a reviewer must see, then the rest.

import { filteredRun, isFilter } from '../../filter/filter.ts'
import { joinFlags } from '../../go/flags.ts'
import { benchPatternIn } from '../../go/names.ts'
import { matchesRow } from '../../judge/row-rules.ts'
import { findRenumbered } from '../../judge/unmatched.ts'
import {
  acceptedRegressions,
  comparisonsWithChange,
  mutedRegressions,
  regressions,
} from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type ResultFile, workingTree } from '../../model/result-file.ts'
import { usualDirection } from '../../model/units.ts'
import { patternsOf } from '../../rounds/moved.ts'
import { escapeControls, printableName, shellLine } from '../../words/escape.ts'
import { type Naming, namingOf } from '../../words/names.ts'
import { formatRoundsMade, shortSha } from '../../words/numbers.ts'
import {
  list,
  noSite,
  note,
  paragraph,
  type Report,
  type ReportSection,
  type Site,
  shell,
  warning,
} from './block.ts'
import { changesPart, comparisonsPart, type OtherRows } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { commitsLine, howMeasured } from './how-measured.ts'
import { inconclusivePart, inconclusiveWithoutSuspects, unconfirmedPart } from './inconclusive.ts'
import { areFullShas, checkEffect, lineBelowHeadline } from './line.ts'
import { baseFailedPart, lostPart, missingPart, provenPart } from './not-measured.ts'
import { improvementsInOneLayoutPart, toleratedPart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { overlayAdvice, rulePart, rulesNote, suiteNote } from './rules.ts'
import { benchmarkLabel, byBenchmark, largestFirst, sentence, unitOf } from './sentence.ts'
import { sincePart } from './since.ts'
import {
  code,
  firstLines,
  installPage,
  linkText,
  listTexts,
  name,
  parseOwnText,
  say,
  strong,
  type Text,
} from './text.ts'
import { replayedPart, runWarningPart, slowRunsPart, warningPart } from './warnings.ts'

/** How much of each part is shown; fit.ts lowers it until the report fits. */
export interface ReportDetail {
  /** Which rows without a change are shown. */
  readonly besides: OtherRows
  /** The most regressions (and other lists of that kind), worst first. */
  readonly regressions: number
  readonly improvements: number
  /** The most names in any list. */
  readonly names: number
  /** The most benchmarks with profiles. */
  readonly profiles: number
  /** What is left out, for the reader; empty for a full report. */
  readonly leftOut: string
}

export const fullReportDetail: ReportDetail = {
  besides: { rest: 'drawn', medians: true },
  regressions: Number.POSITIVE_INFINITY,
  improvements: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  profiles: mostProfiled,
  leftOut: '',
}

/** Returns the report of one run at a level of detail. */
export function judgedReport(
  result: ResultFile,
  detail: ReportDetail = fullReportDetail,
  site: Site = noSite,
): Report {
  const { comparisons, settings, baseFailed } = result
  const { names } = detail
  const naming = namingOfRun(result)
  const regressed = largestFirst(regressions(comparisons)).slice(0, detail.regressions)
  const passing = largestFirst([...acceptedRegressions(comparisons), ...mutedRegressions(comparisons)])
    .filter(({ gate }) => gate !== 'off')
    .slice(0, detail.regressions)
  const improved = largestFirst(comparisonsWithChange(comparisons, 'improved')).slice(0, detail.improvements)
  const changed = largestFirst(comparisonsWithChange(comparisons, 'changed')).slice(0, detail.improvements)
  const open = inconclusiveWithoutSuspects(result).slice(0, detail.improvements)
  const news = [...regressed, ...passing, ...open, ...improved, ...changed]
  return {
    ...reportWithoutParts(result, site),
    parts: [
      detail.leftOut === '' ? [] : incompleteNotice(detail.leftOut),
      replayedPart(result),
      missingPart(result, names),
      rulesNote(result.rules),
      otherSettingsPart(result),
      baseFailed ? baseFailedPart(result, baseFailed) : [],
      suiteNote(result, names),
      lostPart(result, naming, names),
      doubtsPart(result, naming, names),
      regressionsPart(regressed, result, naming),
      changesPart(news, naming, settings),
      instructionsPart(regressed, result, naming, site),
      toleratedPart(result, naming, names),
      sincePart(result, naming, names),
      advice(result),
      directionNote(changed),
      improvementsInOneLayoutPart(result, naming),
      unconfirmedPart(result, naming, names),
      profilesPart(result.profiles, naming, detail.profiles),
      inconclusivePart(result, naming, names),
      slowRunsPart(result, naming),
      runWarningPart(result),
      unmatchedPart(result, naming, names),
      comparisonsPart(result, naming, detail.besides, news),
      provenPart(result, names),
      warningPart(result, naming, detail.besides.rest === 'none' ? 0 : names),
      baseFailed ? [] : howMeasured(result),
      baseFailed ? [] : rulePart(result),
      strangersResultsPart(result),
    ],
  }
}

/** Returns the naming of benchmarks in a run's report. */
export function namingOfRun({ comparisons, unmatched, lost, formats }: ResultFile): Naming {
  return namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost, formats)
}

/** Returns a report without its parts. */
export function reportWithoutParts(result: ResultFile, site: Site = noSite): Omit<Report, 'parts'> {
  return {
    outcome: result.calibration === null ? result.verdict : 'calibration',
    reason: parseOwnText(result.reason),
    check: checkEffect(result),
    compared: say`${commitsLine(result)}; ${formatRoundsMade(result)}`,
    line: lineBelowHeadline(result, site),
  }
}

/** Says that the report is incomplete, and what is missing. */
export function incompleteNotice(leftOut: string): ReportSection {
  return [
    { kind: 'alert', text: say`Shortened to fit. Left out: ${leftOut}. The result file has everything.` },
  ]
}

const mostSentences = 3

/**
 * Returns a line for each benchmark with all units in which it regressed, time first, the worst benchmark first; at most
 * `most` lines, and how many more there are in the table.
 */
export function regressionsPart(
  regressed: readonly Comparison[],
  { settings, again }: ResultFile,
  naming: Naming,
  most = mostSentences,
  table: 'above' | 'below' = 'below',
): ReportSection {
  if (regressed.length === 0) return []
  const lines = byBenchmark(regressed).map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    const label = strong(benchmarkLabel(units[0], naming))
    return say`${label} ${sentence(timeFirst, settings, again.length > 0)}.`
  })
  return [list(firstLines(lines, most, ` in the table ${table}`))]
}

/** Says how to get units of unknown direction judged; `changed` are rows in such units. */
export function directionNote(changed: readonly Comparison[]): ReportSection {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  const [first] = units
  if (first === undefined) return []
  return [
    paragraph(
      say`❔ It is not known whether lower or higher is better for ${listTexts(units.map(unitOf), 5)}, so these cannot fail. To have a unit judged, make a benchmark print ${code(`Unit ${first} better=lower`)} (or \`higher\`; in Go's format), or add a rule to ${code('benchmarks')} in the rules file: ${code(`match: '* ${first}'`)} with ${code('better: lower')}.`,
    ),
  ]
}

/** Says what to do if nothing could be compared. */
function advice(result: ResultFile): ReportSection {
  const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result
  if (comparisons.length > 0 || verdict === 'pass' || baseFailed || lost.length > 0) return []
  if ((merged?.missing.length ?? 0) > 0 || (verdict === 'inconclusive' && unmatched.head.length === 0))
    return []
  return [
    paragraph(
      verdict === 'inconclusive'
        ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.`
        : say`If benchmarks were renamed, run head's benchmarks on base too: ${overlayAdvice(result)}. If they were replaced on purpose, let this run pass with \`fail-on: never\`; the next pull request is compared with the new ones.`,
    ),
  ]
}

/** Lists what exists on one side only, at most `most` names. */
export function unmatchedPart({ unmatched }: ResultFile, naming: Naming, most: number): ReportSection {
  const numbered = findRenumbered(unmatched)
  return [
    ...(['head', 'base'] as const).flatMap(side => {
      if (unmatched[side].length === 0) return []
      const why = side === 'head' ? 'new, nothing to compare with' : 'removed, renamed or skipped'
      const names = unmatched[side].map(
        one => say`${name(naming(one))}${one.unit === null ? '' : say` in ${unitOf(one.unit)}`}`,
      )
      return [paragraph(say`Only on ${side} (${why}): ${listTexts(names, most)}.`)]
    }),
    ...(numbered === null
      ? []
      : [
          paragraph(
            say`${name(naming(numbered.base))} of base and ${name(naming(numbered.head))} of head differ only in a number. If that is a process id, an address or a time, it differs in each run: leave it out of the name, so that the benchmark can be compared.`,
          ),
        ]),
  ]
}

// Results of strangers: what is taken on trust.

/** Returns the small print for results of strangers; empty for others. */
export function strangersResultsPart({
  merged,
  elsewhere,
  proven,
  comparisons,
  since,
}: ResultFile): ReportSection {
  if (!merged?.isStrangers) return []
  const job = 'Measured by a job that runs the code of the pull request and could report anything.'
  if (comparisons.length === 0) return [note(say`${job} It sent no samples.`)]
  const same = proven.length > 0 ? ', and which benchmarks can reach nothing that differs' : ''
  const directions = comparisons.some(({ unit }) => usualDirection(unit) === null)
    ? ', which direction is better in unknown units'
    : ''
  const reference = since === null ? '' : ', what was measured against the reference'
  const whose = elsewhere === null ? '' : say`, as they are in ${name(shortSha(elsewhere.rules))}`
  return [
    note(
      say`${job} Every number and the verdict were computed here from its samples, by the rules of this repository${whose}. Reported by that job, and not verified: the samples, the commit of base, the machine, which benchmarks failed or exist on one side only${directions}${reference}${same}.`,
    ),
  ]
}

// Settings with which other jobs measured, where they differ from the rules.

/** The most settings that are listed, and characters of a value. */
const most = 10
const longestValue = 80

/** Returns a warning at the top of a report; empty if all settings match the rules. */
export function otherSettingsPart({ elsewhere }: Pick<ResultFile, 'elsewhere'>): ReportSection {
  if (!elsewhere || elsewhere.changes.length === 0) return []
  const lines = elsewhere.changes.map(
    ({ rule, base, head }) => say`${code(rule)}: ${value(head)} instead of ${value(base)}`,
  )
  return [
    warning(
      say`${strong('Measured with other settings than the rules of this repository')}, but judged by these rules: ${listTexts(lines, most)}.`,
    ),
  ]
}

function value(text: string | null): Text {
  return text === null ? say`not set` : say`${name(printableName(text, longestValue))}`
}

// What to do about a regression: reproduce, profile, run again, accept.

/** A longer name would be cut where it is shown. */
const longestName = 200

/** Returns the instructions; empty if nothing regressed. The command is for the worst regression. */
export function instructionsPart(
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
            say`${strong('Reproduce')}${again.isAlone ? say` ${benchmarkLabel(worst, naming)}` : ''} ${where}${again.isProfiled ? ', and see where the time goes' : ''}. ${linkText('Install Benchgate', installPage)} first:`,
          ),
          shell(`${fetching}${again.command}`),
        ]),
    ...(others.length === 0 ? [] : [list(others)]),
  ]
}

/** Returns the command that fetches both commits; head may be a merge commit that exists only on GitHub. */
function fetchLine({ commits: { base, head } }: ResultFile, { repository }: Site): string {
  if (repository === null || !areFullShas(base, head)) return ''
  return `${shellLine('git', 'fetch', repository, base.sha, head.sha)}\n`
}

function runAgain({ run }: Site): Text {
  if (run === null) return []
  return say`${strong('Run again')} from ${linkText('the workflow run', run)}, or push.`
}

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
    second === undefined ? first : say`${first}, which accepts every regression shown here, or ${second}`
  return say`${strong('Accept')} a regression that is worth it: ${both}. This takes effect when the check runs again.`
}

/**
 * Returns a name that an acceptance matches: the shown one, unless it lacks folders of the package. A `*` in it becomes
 * `?`, so that it does not match other benchmarks.
 */
function acceptedAs(comparison: Comparison, naming: Naming): string {
  const shownName = naming(comparison)
  return (
    matchesRow(shownName, comparison) ? shownName : `${comparison.package}.${comparison.benchmark}`
  ).replaceAll('*', '?')
}

/** A command that measures a benchmark of both sides again, in a terminal. */
export interface Reproduction {
  readonly command: string
  /** True if it measures only this benchmark. */
  readonly isAlone: boolean
  /** True if it also profiles. */
  readonly isProfiled: boolean
}

/** The most characters of a command. */
const longest = 1000

/** Returns null if the command is unknown, or a name in it cannot be typed. Untrusted names are quoted for a shell. */
export function reproductionOf(comparison: Comparison, result: ResultFile): Reproduction | null {
  const { commits, settings } = result
  const { go, run, setup, filter, format, output, overlay, workingDirectory } = settings
  if (run === '') return null
  const alone = filter === null || !isFilter(filter) ? null : filteredRun(run, filter, [comparison.benchmark])
  const measured =
    go === null
      ? [
          ...['--run', alone ?? run],
          ...(format === 'auto' ? [] : ['--format', format]),
          ...(output.length === 0 ? [] : ['--output', output.join('\n')]),
        ]
      : [
          ...[
            '--packages',
            patternsOf(comparison.package, result.warnings),
            '--bench',
            benchPatternIn(result, comparison.benchmark),
          ],
          ...['--benchtime', go.benchtime],
          ...(go.cpu === null ? [] : ['--cpu', go.cpu]),
          ...(go.tags === null ? [] : ['--tags', go.tags]),
          ...(go.goFlags.length === 0 ? [] : ['--go-flags', joinFlags(go.goFlags)]),
          ...['--profile', 'cpu'],
        ]
  const command = shellLine(
    'benchgate',
    shortSha(commits.base.sha),
    // Uncommitted work is what a terminal compares with base if nothing else is named.
    ...(commits.head.from.startsWith(workingTree) ? [] : [shortSha(commits.head.sha)]),
    ...(workingDirectory === '.' ? [] : ['--working-directory', workingDirectory]),
    ...measured,
    ...(setup === null ? [] : ['--setup', setup]),
    ...(overlay.length === 0 ? [] : ['--overlay', overlay.join('\n')]),
  )
  // A script may have several lines, a name may not.
  const isPlain =
    command.length <= longest &&
    [comparison.benchmark, ...command.split('\n')].every(line => escapeControls(line) === line)
  return isPlain ? { command, isAlone: go !== null || alone !== null, isProfiled: go !== null } : null
}
