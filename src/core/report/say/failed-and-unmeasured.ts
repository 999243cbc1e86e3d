// Words what was not measured: failed benchmarks, benchmarks that cannot have changed, a failed base, missing parts of the suite.
import { groupBy } from '../../common/memoize.ts'
import type { ReachedDifference } from '../../go/unchanged-code.ts'
import { globMatchesRow } from '../../judge/row-rules.ts'
import { isBrokenByHead, isFailedBenchmarkMuted } from '../../judge/verdict.ts'
import type { CountsOfVisitsAndFailures, FlakyBenchmark } from '../../model/comparison.ts'
import { type Side, sides } from '../../model/measuring.ts'
import type {
  BenchmarkLostToFailure,
  ProvenBenchmark,
  ResultFile,
  SuitePartWithoutValidResult,
} from '../../model/result-file.ts'
import type { RunSettings, ShardNumber } from '../../model/settings.ts'
import { shortPrintableName } from '../../words/escape.ts'
import type { NameBenchmarkInReport } from '../../words/names.ts'
import { formatCountWithNoun, formatRounds, shortSha } from '../../words/numbers.ts'
import {
  foldedReportBlock,
  listFirstReportTexts,
  listReportBlock,
  nameSpan,
  paragraphReportBlock,
  processOutputReportBlock,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  strongSpan,
  takeFirstLinesAndAddCountOfRest,
  warningReportBlock,
} from './block.ts'

/** The most characters of one output; the result file has everything. */
const longestOutput = 2000
const mostOutputs = 5

/** Groups failed benchmarks by what that means for the verdict, with their output folded; empty if none failed. */
export function failedBenchmarksPart({
  lost,
  settings,
  naming,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const kindOf = (benchmark: BenchmarkLostToFailure) =>
    isFailedBenchmarkMuted(benchmark, settings) ? muted : kinds.find(({ isOf }) => isOf(benchmark))
  const groups = [...kinds, muted].flatMap(kind => {
    const { says, advice } = kind
    const names = lost
      .filter(benchmark => kindOf(benchmark) === kind)
      .map(
        benchmark =>
          reportTextFromTemplate`${nameOf(benchmark, naming)}${hasFailedRun(benchmark) ? ` (${failedOf(benchmark.tries)})` : ''}`,
      )
    return names.length === 0
      ? []
      : [reportTextFromTemplate`${strongSpan(`${says}:`)} ${listFirstReportTexts(names, most)}. ${advice}`]
  })
  const texts = lost.slice(0, Math.min(most, mostOutputs)).flatMap(failed =>
    failed.failures.map(({ message, output }) => {
      const tail = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
      return tail === '' ? message : `${message}\n\n${tail}`
    }),
  )
  // Benchmarks for which there was no time share one message.
  const outputs = [...new Set(texts)].map(processOutputReportBlock)
  return [listReportBlock(groups), foldedReportBlock('Errors and output', outputs)]
}

/** Returns the sides on which it failed, including those where a retry succeeded. */
function sidesOf({ failures, tries }: BenchmarkLostToFailure): ReadonlySet<Side> {
  const counted = sides.filter(side => (tries?.[side].failed ?? 0) > 0)
  return new Set([...failures.map(({ side }) => side), ...counted])
}

/** Returns false for a benchmark that was dropped without a failed run, for lack of time. */
function hasFailedRun(
  benchmark: BenchmarkLostToFailure,
): benchmark is BenchmarkLostToFailure & { readonly tries: NonNullable<BenchmarkLostToFailure['tries']> } {
  return benchmark.tries != null && sides.some(side => (benchmark.tries?.[side].failed ?? 0) > 0)
}

/** Returns `failed in 3 of 12 runs on base, and in 5 of 9 on head`. */
function failedOf({ base, head }: Readonly<Record<Side, CountsOfVisitsAndFailures>>): string {
  return `failed in ${base.failed} of ${formatCountWithNoun(base.runs, 'run')} on base, and in ${head.failed} of ${head.runs} on head`
}

/** Describes benchmarks that failed in some runs, but were measured. */
export function flakyBenchmarksText(benchmarks: readonly FlakyBenchmark[], most: number): ReportText {
  const each = benchmarks.map(
    flaky => reportTextFromTemplate`${nameSpan(flaky.benchmark ?? 'the command')} ${failedOf(flaky)}`,
  )
  return reportTextFromTemplate`some runs failed, and were repeated or left out: ${listFirstReportTexts(each, most)}. Head did not fail more often than chance explains. Fix what makes the runs fail.`
}

interface Kind {
  readonly says: string
  readonly advice: ReportText
  readonly isOf: (lost: BenchmarkLostToFailure) => boolean
}

/** All kinds in the order shown; the first match applies. */
const kinds: readonly Kind[] = [
  {
    says: '❌ Failed on head, not on base',
    // The benchmark may be missing on base, and base is not tried again if head failed only once.
    advice: reportTextFromTemplate`Fix the change, or fix the benchmark if it is new or fails only now and then.`,
    isOf: lost => isBrokenByHead(lost) && !sidesOf(lost).has('base'),
  },
  {
    says: '❌ Failed more often on head than on base',
    advice: reportTextFromTemplate`The difference is not due to chance. Fix the change, and what makes it fail on base.`,
    isOf: isBrokenByHead,
  },
  {
    says: '⚠️ Not measured, as the time limit (budget) is too short',
    advice: reportTextFromTemplate`Raise \`budget\`, or choose fewer benchmarks.`,
    isOf: ({ failures }) => failures.length === 2 && failures.every(({ kind }) => kind === 'no time'),
  },
  {
    says: '⚠️ Ran out of time on head',
    advice: reportTextFromTemplate`It is not known whether the change is the cause: raise \`budget\`, or find out what the benchmark waits for.`,
    isOf: lost => !sidesOf(lost).has('base'),
  },
  {
    says: '⚠️ Failed on base',
    advice: reportTextFromTemplate`There is nothing to compare head with.`,
    isOf: lost => sidesOf(lost).size === 1 && sidesOf(lost).has('base'),
  },
  {
    says: '⚠️ Failed on both sides',
    advice: reportTextFromTemplate`Head is not known to be the cause. Fix the benchmark, or mute it with \`gate: off\` in a rule of the rules file (\`benchmarks\`).`,
    isOf: lost => sidesOf(lost).size === 2,
  },
]

const muted: Kind = {
  says: '🔇 Failed, but muted by a rule',
  advice: reportTextFromTemplate`These failures do not affect the verdict.`,
  isOf: () => true,
}

/** Returns the name of the benchmark, or of its package if none of its benchmarks could be measured. */
function nameOf(
  { benchmark, package: path }: BenchmarkLostToFailure,
  naming: NameBenchmarkInReport,
): ReportText {
  if (benchmark === null) return reportTextFromTemplate`all of ${nameSpan(path ?? 'the package')}`
  return [nameSpan(naming({ benchmark, package: path }))]
}

// Benchmarks that were not measured, as they reach the same code on both sides.

/** Returns a fold with a line per package; empty if there are none. */
export function provenBenchmarksPart({ proven, settings, most }: ResultFileWithReportOptions): ReportSection {
  if (proven.length === 0 || most === 0) return []
  const packages = groupBy(proven, one => one.package)
  const lines = Array.from(packages, ([path, its]) => {
    const names = its.map(({ benchmark }) => nameSpan(benchmark))
    return reportTextFromTemplate`${path === null ? '' : reportTextFromTemplate`${nameSpan(path)}: `}${listFirstReportTexts(names, most)}`
  })
  const rest = packages.size - most === 1 ? ' package' : ' packages'
  const why =
    settings.go === null
      ? reportTextFromTemplate`The programs that run these benchmarks (\`binaries\`) were built on each side and are the same, and they read no file that changed`
      : 'The code that these benchmarks can reach is the same on both sides, and they read no file that changed'
  return [
    foldedReportBlock(`Unchanged: everything they can reach is identical (${proven.length})`, [
      paragraphReportBlock`${why}, so they were not measured. To measure them anyway, set \`measure\` to \`all\`.`,
      listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, rest)),
    ]),
  ]
}

// A base that could not be measured.

/** The most characters of message and output: even fully escaped, they fit into a comment. */
const longestMessage = 2000
const longestBaseOutput = 4000

/** Says what happened to a base that failed, and what to do. Quotations are shown as code, as they are untrusted. */
export function baseFailedPart({ baseFailed, commits, rounds, settings }: ResultFile): ReportSection {
  if (!baseFailed) return []
  const { message, output } = baseFailed
  const before =
    rounds.length === 0 ? '' : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`
  const laid =
    settings.overlay.length === 0
      ? ''
      : reportTextFromTemplate` Base was measured with some of head's files (\`overlay\`): if these files need code that base does not have, list fewer files in \`overlay\`.`
  const outputTail = output.length <= longestBaseOutput ? output : `…${output.slice(-longestBaseOutput)}`
  const shortMessage = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
  const base = nameSpan(shortSha(commits.base.sha))
  const added = baseFailed.added ?? []
  return [
    paragraphReportBlock`Head could be measured, but base could not, so there is nothing to compare head with.${before}`,
    added.length > 0
      ? paragraphReportBlock`${newBenchmarkText(added, settings)} ${effectOfInconclusive(settings)}`
      : paragraphReportBlock`If this pull request fixes base, there is nothing to do.${laid} If a download or another temporary problem was the cause, run the job again. Otherwise fix the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${effectOfInconclusive(settings)}`,
    foldedReportBlock(
      'The error, and the last lines of output',
      [shortMessage, outputTail].filter(text => text !== '').map(processOutputReportBlock),
    ),
  ]
}

/** Says that the pull request adds what the commands name, and how to compare already now. */
function newBenchmarkText(added: readonly string[], { overlay }: Pick<RunSettings, 'overlay'>): ReportText {
  const names = listFirstReportTexts(added.map(nameSpan), mostFiles)
  const globs = added.map(path => (path.endsWith('/') ? `${path}**` : path))
  const list = listFirstReportTexts(globs.map(nameSpan), mostFiles)
  const setting =
    overlay.length > 0
      ? reportTextFromTemplate`add ${list} to \`overlay\``
      : reportTextFromTemplate`set \`overlay\` to ${list}${globs.length > 1 ? ', one per line' : ''}`
  const it = added.length === 1 ? 'it' : 'them'
  return reportTextFromTemplate`Base has no ${names}: this pull request adds ${it}. This is normal for the first benchmarks, and there is nothing to compare yet. From the next pull request on they are compared. To compare now, run head's benchmarks on base too: ${setting}.`
}

/** Says what an inconclusive run does to the check. */
function effectOfInconclusive({ failOn }: Pick<RunSettings, 'failOn'>): ReportText {
  return failOn === 'inconclusive'
    ? reportTextFromTemplate`The check fails because of \`fail-on: inconclusive\`.`
    : reportTextFromTemplate`With \`fail-on: inconclusive\` such a run fails the check.`
}

// Parts of the suite without a valid result: the verdict cannot be pass without them.

/** The most characters of a message; the result file has more of it. */
const longestMissingMessage = 200
const mostFiles = 5

/** Lists the missing parts with what to do; empty if nothing is missing. */
export function missingResultFilesPart({
  merged,
  verdict,
  settings,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const missing = merged?.missing ?? []
  if (missing.length === 0) return []
  const effect =
    verdict === 'inconclusive'
      ? reportTextFromTemplate`, so this run is inconclusive. ${effectOfInconclusive(settings)}`
      : '. The rest was judged without it.'
  const problem = missing.every(({ why }) => why === 'double') ? 'several results' : 'no result'
  return [
    warningReportBlock`${strongSpan(`Part of the suite has ${problem}`)}${effect}`,
    listReportBlock(takeFirstLinesAndAddCountOfRest(missing.map(line), most)),
    paragraphReportBlock`Look for the reason in the jobs of the matrix, and re-run those that failed. With \`if: always()\`, a job uploads its results even if it fails.`,
  ]
}

function line({ shard, replica, why, files, message }: SuitePartWithoutValidResult): ReportText {
  const which = partName(shard, replica)
  const named = listFirstReportTexts(files.map(nameSpan), mostFiles)
  const reason =
    message === ''
      ? '.'
      : reportTextFromTemplate`: ${nameSpan(shortPrintableName(message, longestMissingMessage))}`
  switch (why) {
    case 'absent':
      return reportTextFromTemplate`${which} has no result file.`
    case 'double':
      return reportTextFromTemplate`${which} has ${files.length} result files (${named}), of which the first was judged.`
    case 'unmeasured':
      return reportTextFromTemplate`${which} was not measured (${named})${reason}`
    case 'unreadable':
      return reportTextFromTemplate`${named} cannot be read as a result file, so it is not known which part of the suite it has${reason}`
  }
}

/** Returns `Shard 2/5, replica 1/2`. */
function partName(shard: ShardNumber | null, replica: ShardNumber | null): string {
  const label = (what: string, part: ShardNumber | null) => (part === null ? '' : `${what} ${part.join('/')}`)
  const parts = [label('shard', shard), label('replica', replica)].filter(text => text !== '')
  const text = parts.length === 0 ? 'the run' : parts.join(', ')
  return `${text[0]?.toUpperCase()}${text.slice(1)}`
}

/** The facts that are known once both sides are built. */
interface MeasuredAndProvenWithReasons {
  readonly items: readonly {
    readonly title: string | null
    readonly benchmark: string | null
    readonly package: string | null
  }[]
  readonly proven: readonly ProvenBenchmark[]
  /** By title; null if the driver compares no code. */
  readonly reasons: ReadonlyMap<string, ReachedDifference> | null
}

/** Explains each benchmark that a pattern names, as in the rules file; empty if it names none. */
export function explainWhyBenchmarksWereMeasuredOrNot(
  pattern: string,
  { items, proven, reasons }: MeasuredAndProvenWithReasons,
): string {
  // Of a sub-benchmark, `Decode/1MB`, the function is explained, as all of them share its code.
  const patterns = pattern.split('/').map((_, n, parts) => parts.slice(0, n + 1).join('/'))
  const isNamed = ({ benchmark, package: path }: Pick<ProvenBenchmark, 'benchmark' | 'package'>) =>
    patterns.some(one => globMatchesRow(one, { benchmark, package: path }))
  const unchanged = proven
    .filter(isNamed)
    .map(
      one =>
        `${shortPrintableName(`${one.package}.Benchmark${one.benchmark}`)} is not measured: everything that it can reach is identical.\n`,
    )
  const measured = items.flatMap(({ title, benchmark, package: path }) => {
    if (title === null || benchmark === null || path === null || !isNamed({ benchmark, package: path }))
      return []
    return [`${shortPrintableName(title)} is measured${whyMeasured(reasons?.get(title))}\n`]
  })
  return [...unchanged, ...measured].join('')
}

function whyMeasured(reason: ReachedDifference | undefined): string {
  if (!reason) return ': it is only on one side, or this run measures everything.'
  const { difference, path } = reason
  if (path.length === 0) return `: ${difference}.`
  const lines = path.map((name, n) => `\n${'  '.repeat(Math.min(n, 10) + 1)}${shortPrintableName(name)}`)
  return ` because it can reach code or data that differs:${lines.join('')}: ${difference}`
}
