// Describes how a result was measured: commits, rounds, machine, statistics, and the commands to repeat it.
import { groupBy } from '../../common/memoize.ts'
import { customFormatName } from '../../formats/own/custom-format.ts'
import { perflockNotInstalledReason } from '../../judge/run-warnings.ts'
import type { RunWarningOf } from '../../model/comparison.ts'
import type { MachineDescription, PerflockOutcome } from '../../model/machine.ts'
import { type Side, sides } from '../../model/measuring.ts'
import type { BenchmarkVisitPlan, ResolvedCommit, ResultFile } from '../../model/result-file.ts'
import { decideVisitsByNoiseWithinRounds } from '../../rounds/schedule.ts'
import { isMeasuredByGo } from '../../words/names.ts'
import {
  formatCountWithNoun,
  formatDuration,
  formatRounds,
  formatUnsignedPercent,
  shortSha,
} from '../../words/numbers.ts'
import {
  foldedReportBlock,
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  listReportBlock,
  nameSpan,
  paragraphReportBlock,
  type ReportBlock,
  type ReportSection,
  type ReportText,
  type ReportTextTemplateValue,
  reportTextFromTemplate,
  shellCommandReportBlock,
  statisticsPageLinkSpan,
} from './block.ts'
import { areMediansAndPAsInBenchstat } from './comparisons.ts'

/** Returns the folded part on commits, rounds, machine, statistics and commands. */
export function howMeasuredPart(result: ResultFile): ReportSection {
  const { settings, machine, rounds, stopped, again, isRelaid, merged } = result
  const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const isApart = rounds.some(round => round.first === null)
  const machines = merged?.machines.length ?? 1
  const seed = machines > 1 ? 'one seed per machine' : `seed ${settings.seed}`
  const coins = isApart
    ? `one benchmark at a time, base and head in random order (${seed})`
    : `in random order (base first in ${firsts}; ${seed})`
  const made = roundsMade(result)
  const isReplayed = result.warnings.some(runWarning => runWarning.kind === 'replayed' && !runWarning.sooner)
  const ended = {
    count: rounds.length > settings.count ? made : formatRounds(rounds.length),
    settled: reportTextFromTemplate`${made}, then ${statisticsPageLinkSpan('early-stopping', 'stopped early')}, ${isReplayed ? 'as more rounds of cached results would add nothing' : 'as every benchmark that can fail the check had a clear result'}`,
    budget: reportTextFromTemplate`${made}, then the time limit was reached (\`budget\`${settings.budget === null ? '' : ` ${formatDuration(settings.budget)}`})`,
    interrupted: reportTextFromTemplate`${made}, then interrupted`,
    failed: 'no rounds',
    unchanged: whyNoRound(settings),
    empty: 'no rounds',
  }[stopped]
  const repeated =
    again.length === 0
      ? ''
      : reportTextFromTemplate`; ${again.length} more to ${statisticsPageLinkSpan('confirmation', 'confirm')} suspected regressions${isRelaid ? ', each with the code of both sides in a new memory layout' : ''}`
  const facts = [
    commitsLine(result),
    rounds.length === 0
      ? ended
      : reportTextFromTemplate`${ended}; each ${statisticsPageLinkSpan('rounds-and-interleaving', 'round')} measured both sides on ${machines > 1 ? `one of ${machines} machines` : 'one machine'}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
    settings.go === null ? [] : builtWith(result),
    settings.relink === null
      ? ''
      : reportTextFromTemplate`programs were relinked in a new memory layout for each round (\`relink\`), the same on both sides`,
    visitsPerRoundLine(result.visits),
    benchmarksSlowToPrepareLine(result.visits),
    overlaid(settings.overlay),
    readAs(result),
    machinesLine(merged?.machines ?? [machine]),
    rounds.length === 0 || result.comparisons.length === 0 ? [] : statistics(result),
  ]
  const commands = [settings.setup, settings.run].filter(command => command !== null).join('\n')
  const where =
    settings.workingDirectory === '.'
      ? ''
      : reportTextFromTemplate` in ${nameSpan(settings.workingDirectory)}`
  const repeating = [...checkoutInstructions(result, where), shellCommandReportBlock(commands)]
  return [
    // Without a known command, there is none to recommend.
    settings.run === ''
      ? foldedReportBlock('How this was measured', [listReportBlock(facts)])
      : foldedReportBlock('How this was measured, and how to repeat it', [
          listReportBlock(facts),
          ...repeating,
        ]),
  ]
}

/** Returns `base 0123abcde (merge base with main), head …`. */
export function commitsLine({ commits }: Pick<ResultFile, 'commits'>): ReportText {
  return joinNonEmptyReportTexts(
    sides.map(side => sideCommitText(side, commits[side])),
    ', ',
  )
}

/** Returns `base 0123abcde (merge base with main)`, without the second name if the user named the commit by its SHA. */
export function sideCommitText(side: Side, { sha, from }: ResolvedCommit): ReportText {
  const named = from.replace(`${side}: `, '')
  return reportTextFromTemplate`${side} ${nameSpan(shortSha(sha))}${sha.startsWith(named) ? '' : ` (${named})`}`
}

/** Rounds beyond `count` measure only benchmarks that are still inconclusive, in the time that others saved. */
function roundsMade({ rounds, settings: { count } }: ResultFile): ReportText {
  const beyond = rounds.length - count
  if (beyond <= 0) return reportTextFromTemplate`${rounds.length} of ${formatRounds(count)}`
  return reportTextFromTemplate`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${statisticsPageLinkSpan('early-stopping', 'benchmarks that were still inconclusive')}`
}

function whyNoRound({ paths }: ResultFile['settings']): ReportText {
  if (paths.length === 0) return reportTextFromTemplate`no rounds, as nothing was left to measure`
  return reportTextFromTemplate`no rounds, as no file matching ${listFirstReportTexts(paths.map(nameSpan), 5)} (\`paths\`) changed`
}

function builtWith(result: ResultFile): ReportText {
  const { base, head } = result.toolchains
  const relinked = relinkedPackagesLine(result)
  const which =
    base === head
      ? reportTextFromTemplate`with ${nameSpan(base ?? '')}`
      : reportTextFromTemplate`base with ${nameSpan(base ?? '')} and head with ${nameSpan(head ?? '')}`
  return joinNonEmptyReportTexts(
    [
      'test binaries were built once for each side',
      base === null || head === null ? '' : which,
      relinked === '' ? '' : `and ${relinked}`,
    ],
    ', ',
  )
}

function overlaid(globs: readonly string[]): ReportText {
  if (globs.length === 0) return []
  return reportTextFromTemplate`base was measured with head's files matching ${listFirstReportTexts(globs.map(nameSpan), 5)} in place of its own (\`overlay\`)`
}

/** Returns the formats of the results, unless Go's, and how many samples a tool took in one process. */
function readAs({ formats, innerSamples = [] }: ResultFile): ReportText {
  const base = formats?.base ?? formats?.head ?? 'go'
  const head = formats?.head ?? base
  const isGo = base === 'go' && head === 'go'
  const names =
    base === head
      ? nameSpan(base)
      : reportTextFromTemplate`${nameSpan(base)} (base) and ${nameSpan(head)} (head)`
  // A custom format has no name that a reader knows.
  const isOwn = base === customFormatName && head === customFormatName
  const read = isOwn ? reportTextFromTemplate`described in \`format\`` : names
  const counts = range(
    innerSamples.flatMap(({ least, most }) => [least, most]),
    String,
  )
  return joinNonEmptyReportTexts(
    [
      isGo ? '' : reportTextFromTemplate`the results were read as ${read}`,
      innerSamples.length === 0
        ? ''
        : `the ${counts} samples of a benchmark from one process count as one observation`,
    ],
    '; ',
  )
}

/** Returns how to check out a side, with head's files of `overlay` on base. */
function checkoutInstructions(
  { commits, settings }: ResultFile,
  where: ReportTextTemplateValue,
): readonly ReportBlock[] {
  if (settings.overlay.length === 0)
    return [paragraphReportBlock`To run the benchmarks of one side, check out its commit and run${where}:`]
  const quoted = settings.overlay.map(glob => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`)
  return [
    paragraphReportBlock`To run the benchmarks of one side, check out its commit. For base, also take these files from head:`,
    shellCommandReportBlock(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(' ')}`),
    paragraphReportBlock`Then run${where}:`,
  ]
}

function statistics({ settings, merged }: ResultFile): ReportText {
  const { deltaTest, outliers } = settings
  const p = statisticsPageLinkSpan('p', 'p')
  const tests: ReportTextTemplateValue = {
    utest: reportTextFromTemplate`, and uncorrected ${p} (two-sided Mann-Whitney)`,
    ttest: reportTextFromTemplate`, and uncorrected ${p} (two-sided Welch's t, \`delta-test: ttest\`)`,
    none: reportTextFromTemplate`; nothing tested (\`delta-test: none\`)`,
  }[deltaTest]
  const same = areMediansAndPAsInBenchstat(settings, merged)
    ? reportTextFromTemplate`; the same numbers as \`benchstat base.txt head.txt\` prints (both files are in the folder of results, \`results\`)`
    : ''
  const trimmed =
    outliers === 'iqr'
      ? reportTextFromTemplate`; values beyond 1.5 interquartile ranges were ${statisticsPageLinkSpan('classic-options', 'left out')} (\`outliers: iqr\`), which makes false alarms more likely`
      : ''
  return reportTextFromTemplate`medians with their 95% intervals${tests}${same}${trimmed}`
}

// The machine: hardware, load, steal, locks.

const mostKinds = 5

export function machineLine(machine: MachineDescription): ReportText {
  const { os, kernel, arch, virtual, load, loadAfter } = machine
  return joinNonEmptyReportTexts(
    [
      hardwareAndSystem(machine, `${os}, ${kernel} ${arch}`),
      virtual === null ? '' : virtualizationText(virtual),
      ...clock(machine),
      `load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
      stolen(machine),
      lock(machine.perflock),
    ],
    ', ',
  )
}

/** Returns `virtual machine (KVM)`, or `container on KVM`, as a result file may have it. */
function virtualizationText(virtual: string): ReportText {
  return virtual.startsWith('container')
    ? [nameSpan(virtual)]
    : reportTextFromTemplate`virtual machine (${nameSpan(virtual)})`
}

/** Returns how many machines of each kind there were, or the line of a single machine. */
function machinesLine(machines: readonly MachineDescription[]): ReportText {
  const [only] = machines
  if (only && machines.length === 1) return machineLine(only)
  const texts = machines.map(machine => hardwareAndSystem(machine, `${machine.os}, ${machine.arch}`))
  const lines = [...groupBy(texts, text => JSON.stringify(text)).values()]
    .toSorted((a, b) => b.length - a.length)
    .map(same => reportTextFromTemplate`${same.length} × ${same[0]}`)
  return reportTextFromTemplate`${machines.length} machines: ${listFirstReportTexts(lines, mostKinds)}`
}

function hardwareAndSystem({ cpu, cores, memoryBytes }: MachineDescription, system: string): ReportText {
  return joinNonEmptyReportTexts(
    [
      nameSpan(cpu),
      `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
      nameSpan(system),
    ],
    ', ',
  )
}

export function noisyMachineText({ load, clock }: RunWarningOf<'noisy-machine'>): ReportText {
  return joinNonEmptyReportTexts([
    load === null
      ? ''
      : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock, jobs take turns.`,
    clock
      ? reportTextFromTemplate`${load === null ? 'the' : 'The'} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).`
      : '',
  ])
}

function clock({ governor, turbo, smt }: MachineDescription): readonly ReportTextTemplateValue[] {
  const switched = (what: string, is: boolean | null) => (is === null ? '' : `${what} ${is ? 'on' : 'off'}`)
  return [
    governor === null ? '' : reportTextFromTemplate`governor ${nameSpan(governor)}`,
    switched('turbo', turbo),
    switched('SMT', smt),
  ]
}

function stolen({ steal, stealBefore }: MachineDescription): string {
  if (steal === null) return ''
  const before = stealBefore === null ? '' : ` (${formatUnsignedPercent(stealBefore)} before)`
  return `steal ${formatUnsignedPercent(steal)} while measuring${before}`
}

function lock(perflock: PerflockOutcome | null): ReportText {
  if (perflock === null || perflock.reason === perflockNotInstalledReason) return []
  const { held, governor, reason } = perflock
  const why = reason === null ? '' : reportTextFromTemplate` (${nameSpan(reason)})`
  if (!held) return reportTextFromTemplate`not locked by perflock${why}`
  return reportTextFromTemplate`locked by perflock${governor === null ? '' : ` at governor ${governor}%`}${why}`
}

// The visits of each round to the Go benchmarks, and those that take longer to prepare than to measure.

/** Returns how often and how long a round ran each benchmark; empty if that was not planned. */
export function visitsPerRoundLine(visits: readonly BenchmarkVisitPlan[]): string {
  if (visits.length === 0) return ''
  const turns = range(
    visits.flatMap(plannedVisits => [
      decideVisitsByNoiseWithinRounds(plannedVisits.turns, [], 0),
      plannedVisits.turns,
    ]),
    String,
  )
  const time = range(
    visits.map(({ seconds }) => seconds),
    about,
  )
  const served = visits.filter(({ oneProcess }) => oneProcess).length
  const which = served < visits.length ? ` (${served} of ${visits.length} benchmarks)` : ''
  const inOneProcess = served === 0 ? '' : `, in one process for each side${which}`
  if (turns === '1') return `each round ran each benchmark once for ${time} on each side`
  return `each round ran each benchmark ${turns} times on each side, for ${time} each time${inOneProcess}, alternating between the sides, with more runs for noisier benchmarks; the value of a round is the mean of the faster half of these runs, or of all of them for counts such as allocs/op`
}

/** Returns which benchmarks take longer to prepare than to measure, with what to do; empty if there are none. */
export function benchmarksSlowToPrepareLine(visits: readonly BenchmarkVisitPlan[]): ReportText {
  const slowToPrepare = visits
    .filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed)
    .toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns)
  if (slowToPrepare.length === 0) return []
  const total = visits.reduce(
    (sum, plannedVisits) => sum + 2 * plannedVisits.turns * (plannedVisits.seconds + plannedVisits.overhead),
    0,
  )
  const preparing = slowToPrepare.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0)
  const names = slowToPrepare.map(
    one => reportTextFromTemplate`${nameSpan(one.benchmark)} ${about(one.overhead)}`,
  )
  return reportTextFromTemplate`${formatCountWithNoun(slowToPrepare.length, 'benchmark')} ${slowToPrepare.length === 1 ? 'takes' : 'take'} longer to prepare than to run: in a round of at most ${about(total)}, preparation takes ${about(preparing)} (in each run: ${listFirstReportTexts(names, mostNames)}). To get more rounds in that time, prepare less, or prepare only once and keep the result in a package-level variable. A longer \`benchtime\` would add little to the total`
}

const mostNames = 3

/** Shorter preparation, in seconds, is not reported: starting a process takes as long. */
const noticed = 0.05

export function relinkedPackagesLine({ laidOut, visits }: Pick<ResultFile, 'laidOut' | 'visits'>): string {
  if (laidOut.length === 0) return ''
  const packages = new Set(visits.map(plannedVisits => plannedVisits.package)).size
  const which = laidOut.length < packages ? ` (${laidOut.length} of ${packages} packages)` : ''
  return `relinked${which} for each round, with the code of both sides in a new order in memory`
}

function range(values: readonly number[], format: (value: number) => string): string {
  // The list may be longer than the arguments of a call can be.
  const [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
    Number.POSITIVE_INFINITY,
    0,
  ] as [number, number])
  const [from, to] = [format(least), format(most)]
  return from === to ? from : `${from} to ${to}`
}

/** Formats a duration with two significant digits. */
function about(seconds: number): string {
  if (seconds >= 99.5) return formatDuration(seconds)
  return seconds < 0.995
    ? `${Number((1000 * seconds).toPrecision(2))} ms`
    : `${Number(seconds.toPrecision(2))} s`
}

/** Returns the setting for how long Go measures: our input, or the flag of the user's own command. Null for other tools. */
export function nameOfGoBenchtimeSetting(
  result: Pick<ResultFile, 'settings' | 'formats' | 'comparisons'>,
): string | null {
  if (!isMeasuredByGo(result)) return null
  return result.settings.go === null ? '-benchtime' : 'benchtime'
}
