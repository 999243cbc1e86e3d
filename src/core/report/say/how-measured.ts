// Describes how a result was measured: commits, rounds, machine, statistics, and the commands to repeat it.

import { notInstalled } from '../../judge/noisy-machine.ts'
import type { NoisyMachine } from '../../model/comparison.ts'
import type { Machine, Perflock } from '../../model/machine.ts'
import { type Side, sides } from '../../model/measuring.ts'
import type { Commit, PlannedVisits, ResultFile } from '../../model/result-file.ts'
import { visitsOfNextRound } from '../../rounds/schedule.ts'
import { isOfGo } from '../../words/headline.ts'
import { counted, formatDuration, formatPercent, formatRounds, shortSha } from '../../words/numbers.ts'
import { fold, list, paragraph, type ReportBlock, type ReportSection, shell } from './block.ts'
import { isAsBenchstat } from './comparisons.ts'
import { confirmationsIn } from './rules.ts'
import { completeRounds } from './sentence.ts'
import { joinTexts, listTexts, name, say, type Text, type TextPiece, term } from './text.ts'

/** Returns the folded part on commits, rounds, machine, statistics and commands. */
export function howMeasured(result: ResultFile): ReportSection {
  const { settings, machine, rounds, stopped, again, isRelaid, merged } = result
  const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const isApart = rounds.some(round => round.first === null)
  const machines = merged?.machines.length ?? 1
  const seed = machines > 1 ? 'one seed per machine' : `seed ${settings.seed}`
  const coins = isApart
    ? `one benchmark at a time, each in random order (${seed})`
    : `in random order (base first in ${firsts}; ${seed})`
  const made = roundsMade(result)
  const isReplayed = result.warnings.some(runWarning => runWarning.kind === 'replayed' && !runWarning.sooner)
  const ended = {
    count: rounds.length > settings.count ? made : formatRounds(rounds.length),
    settled: say`${made}, then ${term('early-stopping', 'stopped early')}, ${isReplayed ? 'as more rounds of cached results show nothing' : 'as every benchmark that can fail was decided'}`,
    budget: say`${made}, then the time limit was reached (\`budget\`${settings.budget === null ? '' : ` ${formatDuration(settings.budget)}`})`,
    interrupted: say`${made}, then interrupted`,
    failed: 'no rounds',
    unchanged: whyNoRound(settings),
    empty: say`no rounds`,
  }[stopped]
  const most = confirmationsIn(result).some(confirmation => completeRounds(confirmation) < again.length)
    ? 'up to '
    : ''
  const repeated =
    again.length === 0
      ? ''
      : say`; ${most}${again.length} more to ${term('confirmation', 'confirm')} suspected regressions${isRelaid ? ', each with the code of both sides in a new memory layout' : ''}`
  const facts = [
    commitsLine(result),
    rounds.length === 0
      ? say`${ended}`
      : say`${ended}; each ${term('rounds-and-interleaving', 'round')} measured both sides on ${machines > 1 ? `one of ${machines} machines` : 'one machine'}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
    settings.go === null ? [] : builtWith(result),
    say`${visitsLine(result.visits)}`,
    preparationLine(result.visits),
    overlaid(settings.overlay),
    readAs(result),
    machinesLine(merged?.machines ?? [machine]),
    rounds.length === 0 ? [] : statistics(result),
  ]
  const commands = [settings.setup, settings.run].filter(command => command !== null).join('\n')
  const where = settings.workingDirectory === '.' ? '' : say` in ${name(settings.workingDirectory)}`
  const repeating = [
    ...layingOver(result),
    paragraph(say`To run the benchmarks of one side, check out its commit and run${where}:`),
    shell(commands),
  ]
  return [
    // Without a known command, there is none to recommend.
    fold(
      settings.run === '' ? say`How this was measured` : say`How this was measured, and how to repeat it`,
      [list(facts.filter(fact => fact.length > 0)), ...(settings.run === '' ? [] : repeating)],
    ),
  ]
}

/** Returns `base 0123abcde (merge base with main), head …`. */
export function commitsLine({ commits }: Pick<ResultFile, 'commits'>): Text {
  return joinTexts(
    sides.map(side => commitText(side, commits[side])),
    ', ',
  )
}

/** Returns `base 0123abcde (merge base with main)`, without the second name if the user named the commit by its SHA. */
export function commitText(side: Side, { sha, from }: Commit): Text {
  const named = from.replace(`${side}: `, '')
  return say`${side} ${name(shortSha(sha))}${sha.startsWith(named) ? '' : ` (${named})`}`
}

/** Rounds beyond `count` measure only benchmarks that are still inconclusive, in the time that others saved. */
function roundsMade({ rounds, settings: { count } }: ResultFile): Text {
  const beyond = rounds.length - count
  if (beyond <= 0) return say`${rounds.length} of ${formatRounds(count)}`
  return say`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${term('early-stopping', 'benchmarks that were still inconclusive')}`
}

function whyNoRound({ paths }: ResultFile['settings']): Text {
  if (paths.length === 0) return say`no rounds, as nothing was left to measure`
  return say`no rounds, as no file matching ${listTexts(paths.map(name), 5)} (\`paths\`) changed`
}

function builtWith(result: ResultFile): Text {
  const { base, head } = result.toolchains
  const relinked = layoutsLine(result)
  const which =
    base === head
      ? say`with ${name(base ?? '')}`
      : say`base with ${name(base ?? '')} and head with ${name(head ?? '')}`
  return joinTexts(
    [
      'test binaries were built once for each side',
      base === null || head === null ? '' : which,
      relinked === '' ? '' : `and ${relinked}`,
    ],
    ', ',
  )
}

function overlaid(globs: readonly string[]): Text {
  if (globs.length === 0) return []
  return say`base was measured with head's files matching ${listTexts(globs.map(name), 5)} in place of its own (\`overlay\`)`
}

/** Returns the formats of the results, unless Go's, and how many samples a tool took in one process. */
function readAs({ formats, innerSamples = [] }: ResultFile): Text {
  const base = formats?.base ?? formats?.head ?? 'go'
  const head = formats?.head ?? base
  const isGo = base === 'go' && head === 'go'
  const names = base === head ? name(base) : say`${name(base)} (base) and ${name(head)} (head)`
  // The list may be longer than the arguments of a call can be.
  const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY)
  const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0)
  return joinTexts(
    [
      isGo ? '' : say`the results were read as ${names}`,
      innerSamples.length === 0
        ? ''
        : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`,
    ],
    '; ',
  )
}

/** Returns how to put head's files into a checkout of base. */
function layingOver({ commits, settings }: ResultFile): readonly ReportBlock[] {
  if (settings.overlay.length === 0) return []
  const quoted = settings.overlay.map(glob => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`)
  return [
    paragraph(say`In a checkout of base, first check out these files of head:`),
    shell(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(' ')}`),
  ]
}

/** Describes the numbers in the tables. */
function statistics({ settings, merged }: ResultFile): Text {
  const { deltaTest, outliers } = settings
  const p = term('p', 'p')
  const tests: TextPiece = {
    utest: say`; ${p}: two-sided Mann-Whitney`,
    ttest: say`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
    none: say`; nothing tested (\`delta-test: none\`)`,
  }[deltaTest]
  const same = isAsBenchstat(settings, merged)
    ? say`; the same numbers as \`benchstat base.txt head.txt\` prints for the sample files in the results folder`
    : ''
  const trimmed =
    outliers === 'iqr'
      ? say`; values beyond 1.5 interquartile ranges were ${term('classic-options', 'left out')} (\`outliers: iqr\`), which makes false alarms more likely`
      : ''
  return say`medians with their 95% intervals${tests}${same}${trimmed}`
}

// The machine: hardware, load, steal, locks.

/** The most kinds of machines that are described. */
const mostKinds = 5

/** Returns the machine in one line. */
export function machineLine(machine: Machine): Text {
  const { cpu, cores, memoryBytes, os, kernel, arch, virtual, load, loadAfter } = machine
  return joinTexts(
    [
      name(cpu),
      `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
      name(`${os}, ${kernel} ${arch}`),
      virtual === null ? '' : name(virtual),
      ...clock(machine),
      `load ${load.toFixed(2)} at the start and ${loadAfter.toFixed(2)} at the end`,
      stolen(machine),
      lock(machine.perflock),
    ],
    ', ',
  )
}

/** Returns how many machines of each kind there were, or the line of a single machine. */
export function machinesLine(machines: readonly Machine[]): Text {
  const [only] = machines
  if (only && machines.length === 1) return machineLine(only)
  const kinds = new Map<string, { readonly machine: Machine; count: number }>()
  for (const machine of machines) {
    const { cpu, cores, memoryBytes, os, arch } = machine
    const id = JSON.stringify([cpu, cores, Math.round(memoryBytes / 2 ** 30), os, arch])
    const kind = kinds.get(id)
    if (kind) kind.count++
    else kinds.set(id, { machine, count: 1 })
  }
  const lines = [...kinds.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ machine, count }) => say`${count} × ${kindOf(machine)}`)
  return say`${machines.length} machines: ${listTexts(lines, mostKinds)}`
}

function kindOf({ cpu, cores, memoryBytes, os, arch }: Machine): Text {
  return joinTexts(
    [
      name(cpu),
      `${cores} ${cores === 1 ? 'core' : 'cores'}`,
      `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`,
      name(`${os}, ${arch}`),
    ],
    ', ',
  )
}

/** Returns the text of a warning about a noisy machine, with what to do. */
export function noisyMachineLine({ load, clock }: NoisyMachine): Text {
  return joinTexts([
    load === null
      ? ''
      : `the machine was busy when the run began (load ${load.toFixed(2)}). Run nothing else at the same time; with perflock, jobs take turns.`,
    clock
      ? say`${load === null ? 'the' : 'The'} processors were free to change their frequency, which makes times vary. perflock keeps it fixed while measuring (\`governor\`).`
      : '',
  ])
}

function clock({ governor, turbo, smt }: Machine): readonly TextPiece[] {
  const switched = (what: string, is: boolean | null) => (is === null ? '' : `${what} ${is ? 'on' : 'off'}`)
  return [
    governor === null ? '' : say`governor ${name(governor)}`,
    switched('turbo', turbo),
    switched('SMT', smt),
  ]
}

function stolen({ steal, stealBefore }: Machine): string {
  if (steal === null) return ''
  const before = stealBefore === null ? '' : ` (${formatPercent(stealBefore)} before)`
  return `steal ${formatPercent(steal)} while measuring${before}`
}

function lock(perflock: Perflock | null): Text {
  if (perflock === null || perflock.reason === notInstalled) return []
  const { held, governor, reason } = perflock
  const why = reason === null ? '' : say` (${name(reason)})`
  if (!held) return say`not locked by perflock${why}`
  return say`locked by perflock${governor === null ? '' : ` at governor ${governor}%`}${why}`
}

// How often each round ran the Go benchmarks, and which take longer to prepare than to measure.

/** Returns how often and how long a round ran each benchmark; empty if that was not planned. */
export function visitsLine(visits: readonly PlannedVisits[]): string {
  if (visits.length === 0) return ''
  const turns = range(
    visits.flatMap(plannedVisits => [visitsOfNextRound(plannedVisits.turns, [], 0), plannedVisits.turns]),
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
  return `each round ran each benchmark ${turns} times for ${time} on each side${inOneProcess}, alternating, more often if it is noisy; its value is the mean of the faster half (for a count, of all)`
}

/** Returns which benchmarks take longer to prepare than to measure, with what to do; empty if there are none. */
export function preparationLine(visits: readonly PlannedVisits[]): Text {
  const slowToPrepare = visits
    .filter(({ seconds, overhead }) => overhead > seconds && overhead > noticed)
    .toSorted((a, b) => b.overhead * b.turns - a.overhead * a.turns)
  if (slowToPrepare.length === 0) return []
  const total = visits.reduce(
    (sum, plannedVisits) => sum + 2 * plannedVisits.turns * (plannedVisits.seconds + plannedVisits.overhead),
    0,
  )
  const preparing = slowToPrepare.reduce((sum, one) => sum + 2 * one.turns * one.overhead, 0)
  const names = slowToPrepare.map(one => say`${name(one.benchmark)} ${about(one.overhead)}`)
  return say`${about(preparing)} of the ${about(total)} that a round can take are preparation, in ${counted(slowToPrepare.length, 'benchmark')} (for each run: ${listTexts(names, mostNames)}). To get more rounds in that time, prepare less, or only once, in a package-level variable. Measuring longer (\`benchtime\`) costs little in comparison`
}

/** The most names in a list. */
const mostNames = 3

/** Shorter preparation, in seconds, is not reported: starting a process takes as long. */
const noticed = 0.05

/** Returns which packages were relinked for each round. */
export function layoutsLine({ laidOut, visits }: Pick<ResultFile, 'laidOut' | 'visits'>): string {
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
export function benchtimeName(result: Pick<ResultFile, 'settings' | 'formats'>): string | null {
  if (!isOfGo(result)) return null
  return result.settings.go === null ? '-benchtime' : 'benchtime'
}
