// How a result came about: what was measured where, and how to repeat it.
import { sides } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { formatDuration, formatRounds, shortSha } from '../../words/numbers.ts'
import { fold, list, paragraph, type ReportBlock, type ReportSection, shell } from './block.ts'
import { isAsBenchstat } from './comparisons.ts'
import { machinesLine } from './machine.ts'
import { repeatedOf } from './rule.ts'
import { completeRounds } from './sentence.ts'
import { joined, listedText, name, say, type Text, type TextPiece, term } from './text.ts'
import { layoutsLine, preparationLine, visitsLine } from './visits.ts'

/** The folded part on commits, rounds, machine, statistics and commands. */
export function howMeasured(result: ResultFile): ReportSection {
  const { settings, machine, rounds, stopped, again, isRelaid, merged } = result
  const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const isApart = rounds.some(round => round.first === null)
  const machines = merged?.machines.length ?? 1
  const seed = machines > 1 ? 'a seed of each machine' : `seed ${settings.seed}`
  const coins = isApart
    ? `one benchmark after the other, each in its own order (coin flips from ${seed})`
    : `base first in ${firsts} (coin flips from ${seed})`
  const made = roundsMade(result)
  const isReplayed = result.warnings.some(one => one.kind === 'replayed' && !one.sooner)
  const ended = {
    count: rounds.length > settings.count ? made : formatRounds(rounds.length),
    settled: say`${made}, then ${term('early-stopping', 'stopped early')}, ${isReplayed ? 'as more rounds of what is replayed show nothing' : 'as everything that could fail was settled'}`,
    budget: say`${made}, then the time was up (\`budget\`${settings.budget === null ? '' : ` ${formatDuration(settings.budget)}`})`,
    interrupted: say`${made}, then measuring was stopped`,
    failed: 'no rounds',
    unchanged: whyNoRound(settings),
    empty: say`no rounds`,
  }[stopped]
  const most = repeatedOf(result).some(one => completeRounds(one) < again.length) ? 'up to ' : ''
  const repeated =
    again.length === 0
      ? ''
      : say`; ${most}${again.length} more to ${term('confirmation', 'confirm')} what looked like a regression${isRelaid ? ', each with the code of both sides in a new memory layout' : ''}`
  const facts = [
    commitsLine(result),
    rounds.length === 0
      ? say`${ended}`
      : say`${ended}; each ${term('rounds-and-interleaving', 'round')} visited both sides on ${machines > 1 ? `one of ${machines} machines` : 'one machine'}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
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
    paragraph(say`To repeat one visit, check out the commit and run${where}:`),
    shell(commands),
  ]
  return [
    // Without a command it is not known by whom it could be trusted to be run.
    fold(
      settings.run === '' ? say`How this was measured` : say`How this was measured, and how to repeat it`,
      [list(facts.filter(fact => fact.length > 0)), ...(settings.run === '' ? [] : repeating)],
    ),
  ]
}

/** What was compared: `base 0123abcde (merge base with main), head …`. */
export function commitsLine({ commits }: Pick<ResultFile, 'commits'>): Text {
  return joined(
    sides.map(side => say`${side} ${name(shortSha(commits[side].sha))} (${commits[side].from})`),
    ', ',
  )
}

/** Beyond `count` only what is still open is measured, with rounds that others did not use. */
function roundsMade({ rounds, settings: { count } }: ResultFile): Text {
  const beyond = rounds.length - count
  if (beyond <= 0) return say`${rounds.length} of ${formatRounds(count)}`
  return say`up to ${formatRounds(rounds.length)}, the last ${beyond} only for ${term('early-stopping', 'what was still open')}`
}

function whyNoRound({ paths }: ResultFile['settings']): Text {
  if (paths.length === 0) return say`no rounds, as nothing was left to measure`
  return say`no rounds, as no file that matches ${listedText(paths.map(name), 5)} (\`paths\`) differs`
}

/** Go binaries were built once for each side. */
function builtWith(result: ResultFile): Text {
  const { base, head } = result.toolchains
  const relinked = layoutsLine(result)
  const which =
    base === head
      ? say`with ${name(base ?? '')}`
      : say`base with ${name(base ?? '')} and head with ${name(head ?? '')}`
  return joined(
    [
      'test binaries were built once for each side',
      base === null || head === null ? '' : which,
      relinked === '' ? '' : `and ${relinked}`,
    ],
    ', ',
  )
}

/** Which files base had from head. */
function overlaid(globs: readonly string[]): Text {
  if (globs.length === 0) return []
  return say`base was measured with head's files that match ${listedText(globs.map(name), 5)} in place of its own (\`overlay\`)`
}

/** The formats of the results, unless Go's, and how many samples a tool took in one process. */
function readAs({ formats, innerSamples = [] }: ResultFile): Text {
  const base = formats?.base ?? formats?.head ?? 'go'
  const head = formats?.head ?? base
  const isGo = base === 'go' && head === 'go'
  const names = base === head ? name(base) : say`${name(base)} (base) and ${name(head)} (head)`
  // There may be more of them than a call has arguments.
  const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY)
  const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0)
  return joined(
    [
      isGo ? '' : say`the results were read as ${names}`,
      innerSamples.length === 0
        ? ''
        : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark count as one observation`,
    ],
    '; ',
  )
}

/** How to put head's files into a checkout of base. */
function layingOver({ commits, settings }: ResultFile): readonly ReportBlock[] {
  if (settings.overlay.length === 0) return []
  const quoted = settings.overlay.map(glob => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`)
  return [
    paragraph(say`In a checkout of base, first put in the files of head:`),
    shell(`git checkout ${shortSha(commits.head.sha)} -- ${quoted.join(' ')}`),
  ]
}

/** What the numbers in the tables are. */
function statistics({ settings, merged }: ResultFile): Text {
  const { deltaTest, outliers } = settings
  const p = term('p', 'p')
  const tests: TextPiece = {
    utest: say`; ${p}: two-sided Mann-Whitney`,
    ttest: say`; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
    none: say`; nothing was tested (\`delta-test: none\`)`,
  }[deltaTest]
  const same = isAsBenchstat(settings, merged)
    ? say`; both as \`benchstat base.txt head.txt\` prints them for the sample files in the results folder`
    : ''
  const trimmed =
    outliers === 'iqr'
      ? say`; values beyond 1.5 interquartile ranges were ${term('classic-options', 'left out')} (\`outliers: iqr\`), which makes false alarms more likely`
      : ''
  return say`centre: median, ± its 95% interval${tests}${same}${trimmed}`
}
