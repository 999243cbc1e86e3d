// The report of a run that was judged: what a reviewer must see first, then the rest.

import { filteredRun, isFilter } from '../../filter/filter.ts'
import { joinFlags } from '../../go/flags.ts'
import { benchPatternIn } from '../../go/names.ts'
import { isNamedBy } from '../../judge/row-rules.ts'
import { findRenumbered } from '../../judge/unmatched.ts'
import { acceptedRegressions, mutedRegressions, regressions, withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { usualDirection } from '../../model/units.ts'
import { patternsOf } from '../../rounds/moved.ts'
import { escapeControls, printableName, shellLine } from '../../words/escape.ts'
import { type Naming, namingOf } from '../../words/names.ts'
import { formatMade, shortSha } from '../../words/numbers.ts'
import {
  list,
  note,
  nowhere,
  paragraph,
  type Report,
  type ReportSection,
  type Site,
  shell,
  warning,
} from './block.ts'
import { type Besides, changesPart, comparisonsPart } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { commitsLine, howMeasured } from './how-measured.ts'
import { inconclusivePart, openOf, unconfirmedPart } from './inconclusive.ts'
import { areCommits, checkOf, lineOf } from './line.ts'
import { baseFailedPart, lostPart, missingPart, provenPart } from './not-measured.ts'
import { passingPart, seenOncePart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { overlayAdvice, rulePart, rulesNote, suiteNote } from './rules.ts'
import { byBenchmark, called, furthestFirst, sentence, unitOf } from './sentence.ts'
import { sincePart } from './since.ts'
import { code, firstOf, linkText, listedText, name, ours, say, strong, type Text } from './text.ts'
import { replayedPart, runWarningPart, slowRunsPart, warningPart } from './warnings.ts'

/** A Detail says how much of each part is shown; fit.ts lowers it until the report has room. */
export interface Detail {
  /** Which rows are shown besides those that changed. */
  readonly besides: Besides
  /** The most regressions (and so on) that are shown, worst first. */
  readonly regressions: number
  readonly improvements: number
  /** The most names in any list: inconclusive, unmatched, with a warning. */
  readonly names: number
  /** The most benchmarks whose profiles are shown. */
  readonly profiles: number
  /** What this detail leaves out, for the reader; empty for a whole report. */
  readonly leftOut: string
}

export const everything: Detail = {
  besides: { rest: 'drawn', medians: true },
  regressions: Number.POSITIVE_INFINITY,
  improvements: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  profiles: mostProfiled,
  leftOut: '',
}

/** The report of one run, in as much detail as is asked for. */
export function judgedReport(result: ResultFile, detail: Detail = everything, site: Site = nowhere): Report {
  const { comparisons, settings, baseFailed } = result
  const { names } = detail
  const naming = namingOfRun(result)
  const regressed = furthestFirst(regressions(comparisons)).slice(0, detail.regressions)
  const passing = furthestFirst([...acceptedRegressions(comparisons), ...mutedRegressions(comparisons)])
    .filter(({ gate }) => gate !== 'off')
    .slice(0, detail.regressions)
  const improved = furthestFirst(withChange(comparisons, 'improved')).slice(0, detail.improvements)
  const changed = furthestFirst(withChange(comparisons, 'changed')).slice(0, detail.improvements)
  const open = openOf(result).slice(0, detail.improvements)
  const news = [...regressed, ...passing, ...open, ...improved, ...changed]
  return {
    ...reportHead(result, site),
    parts: [
      detail.leftOut === '' ? [] : incompleteNotice(detail.leftOut),
      replayedPart(result),
      missingPart(result, names),
      rulesNote(result.rules),
      otherwisePart(result),
      baseFailed ? baseFailedPart(result, baseFailed) : [],
      suiteNote(result, names),
      lostPart(result, naming, names),
      doubtsPart(result, naming, names),
      regressionsPart(regressed, result, naming),
      todoPart(regressed, result, naming, site),
      passingPart(result, naming, names),
      sincePart(result, naming, names),
      changesPart(news, naming, settings),
      advice(result),
      directionNote(changed),
      seenOncePart(result, naming),
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
      onTrustPart(result),
    ],
  }
}

/** How a run's report names its benchmarks, so that readers can tell them apart. */
export function namingOfRun({ comparisons, unmatched, lost, formats }: ResultFile): Naming {
  return namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost, formats)
}

/** A report without its parts. */
export function reportHead(result: ResultFile, site: Site = nowhere): Omit<Report, 'parts'> {
  return {
    outcome: result.calibration === null ? result.verdict : 'calibration',
    reason: ours(result.reason),
    check: checkOf(result),
    of: say`${commitsLine(result)}; ${formatMade(result)}`,
    line: lineOf(result, site),
  }
}

/** Says that a report is not complete, and what is missing. */
export function incompleteNotice(leftOut: string): ReportSection {
  return [
    { kind: 'alert', text: say`Shortened to fit. Left out: ${leftOut}. The result file has everything.` },
  ]
}

/** Nobody reads more sentences than this. */
const mostSentences = 3

/** One line per benchmark, with all units in which it regressed, time first; the worst benchmark first. */
export function regressionsPart(
  regressed: readonly Comparison[],
  { settings, again }: ResultFile,
  naming: Naming,
): ReportSection {
  if (regressed.length === 0) return []
  const lines = byBenchmark(regressed).map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    const label = strong(called(units[0], naming))
    return say`${label} ${sentence(timeFirst, settings, again.length > 0)}.`
  })
  return [list(firstOf(lines, mostSentences, ', in the table below'))]
}

/** What to do to have units judged whose direction nobody knows; `changed` are rows in such units. */
export function directionNote(changed: readonly Comparison[]): ReportSection {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  const [first] = units
  if (first === undefined) return []
  return [
    paragraph(
      say`❔ It is not known which direction is better for ${listedText(units.map(unitOf), 5)}, so these cannot fail. To have a unit judged, let a benchmark print ${code(`Unit ${first} better=lower`)} (or higher, in Go's format), or add a rule to ${code('benchmarks')} in the rules file: ${code(`match: '* ${first}'`)} with ${code('better: lower')}.`,
    ),
  ]
}

/** What to do where nothing could be compared. */
function advice(result: ResultFile): ReportSection {
  const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result
  if (comparisons.length > 0 || verdict === 'pass' || baseFailed || lost.length > 0) return []
  if ((merged?.missing.length ?? 0) > 0 || (verdict === 'inconclusive' && unmatched.head.length === 0))
    return []
  return [
    paragraph(
      verdict === 'inconclusive'
        ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.`
        : say`If benchmarks were renamed, let base run those of head: ${overlayAdvice(result)}. If they were replaced on purpose, let this run pass with \`fail-on: never\`; the next pull request is compared with the new ones.`,
    ),
  ]
}

/** What only one side has, and at most `most` of their names. */
export function unmatchedPart({ unmatched }: ResultFile, naming: Naming, most: number): ReportSection {
  const numbered = findRenumbered(unmatched)
  return [
    ...(['head', 'base'] as const).flatMap(side => {
      if (unmatched[side].length === 0) return []
      const why =
        side === 'head' ? 'new, so there is nothing to compare them with' : 'removed, renamed or skipped'
      const names = unmatched[side].map(
        one => say`${name(naming(one))}${one.unit === null ? '' : say` in ${unitOf(one.unit)}`}`,
      )
      return [paragraph(say`Only on ${side} (${why}): ${listedText(names, most)}.`)]
    }),
    ...(numbered === null
      ? []
      : [
          paragraph(
            say`${name(naming(numbered.base))} of base and ${name(naming(numbered.head))} of head differ only in a number. If that is a process id, an address or a time, it is another in each run: leave it out of the name, so that the benchmark can be compared.`,
          ),
        ]),
  ]
}

// What of a result judged elsewhere is only what the measuring jobs say.

/** Small print for results of strangers; empty for others. */
export function onTrustPart({ merged, elsewhere, proven, comparisons, since }: ResultFile): ReportSection {
  if (!merged?.isStrangers) return []
  const job = 'Measured by a job that runs the code of the pull request, and could report anything.'
  if (comparisons.length === 0) return [note(say`${job} It has sent no samples to judge.`)]
  const same = proven.length > 0 ? ', and which benchmarks are the same binary on both sides' : ''
  const directions = comparisons.some(({ unit }) => usualDirection(unit) === null)
    ? ', which way unknown units improve'
    : ''
  const reference = since === null ? '' : ', what was measured against the reference'
  const whose = elsewhere === null ? '' : say`, as they are in ${name(shortSha(elsewhere.rules))}`
  return [
    note(
      say`${job} Every number and the verdict were computed here from its samples, by the rules of this repository${whose}. Taken as that job says: the samples, which commit base was, the machine, what failed, what only one side has${directions}${reference}${same}.`,
    ),
  ]
}

// What other jobs have measured otherwise than the rules ask for.

/** More settings are only counted, and more characters of a value left out. */
const most = 10
const longestValue = 80

/** Comes first in a report; empty where everything was measured as the rules ask for. */
export function otherwisePart({ elsewhere }: Pick<ResultFile, 'elsewhere'>): ReportSection {
  if (!elsewhere || elsewhere.changes.length === 0) return []
  const lines = elsewhere.changes.map(
    ({ rule, base, head }) => say`${code(rule)}: ${value(head)} instead of ${value(base)}`,
  )
  return [
    warning(
      say`${strong('This was measured otherwise than the rules ask for')}, and is judged by them: ${listedText(lines, most)}.`,
    ),
  ]
}

function value(text: string | null): Text {
  return text === null ? say`not set` : say`${name(printableName(text, longestValue))}`
}

// What to do about a regression: reproduce it, look where the time goes, run again, accept it.

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

// The command that measures one benchmark of a result again, both sides, in a terminal.

/** A Reproduction is such a command. */
export interface Reproduction {
  readonly command: string
  /** Whether it measures this benchmark alone, and not everything. */
  readonly isAlone: boolean
  /** Whether it shows where the time goes, too. */
  readonly isProfiled: boolean
}

/** Nobody copies more than this. */
const longest = 1000

/**
 * Null where it is not known what was run, or a name in it cannot be typed. Names come from outside, so each is one word for a
 * shell.
 */
export function reproductionOf(one: Comparison, result: ResultFile): Reproduction | null {
  const { commits, settings } = result
  const { go, run, setup, filter, format, output, overlay, workingDirectory } = settings
  if (run === '') return null
  const alone = filter === null || !isFilter(filter) ? null : filteredRun(run, filter, [one.benchmark])
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
            patternsOf(one.package, result.warnings),
            '--bench',
            benchPatternIn(result, one.benchmark),
          ],
          ...['--benchtime', go.benchtime],
          ...(go.cpu === null ? [] : ['--cpu', go.cpu]),
          ...(go.tags === null ? [] : ['--tags', go.tags]),
          ...(go.goFlags.length === 0 ? [] : ['--go-flags', joinFlags(go.goFlags)]),
          ...['--profile', 'cpu'],
        ]
  const command = shellLine(
    // Nothing is to be fetched under a name that is not ours yet.
    ...['npx', '--no', 'benchgate'],
    ...[commits.base, commits.head].map(({ sha }) => shortSha(sha)),
    ...(workingDirectory === '.' ? [] : ['--working-directory', workingDirectory]),
    ...measured,
    ...(setup === null ? [] : ['--setup', setup]),
    // Base may lack the benchmark.
    ...(overlay.length === 0 ? [] : ['--overlay', overlay.join('\n')]),
  )
  // A script may have several lines, a name may not.
  const isPlain =
    command.length <= longest &&
    [one.benchmark, ...command.split('\n')].every(line => escapeControls(line) === line)
  return isPlain ? { command, isAlone: go !== null || alone !== null, isProfiled: go !== null } : null
}
