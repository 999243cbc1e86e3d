// How a result came about: what was measured where, and how to repeat it.
import type { ResultFile } from '../model/result-file.ts'
import { codeBlock, inlineCode, inlineText } from '../words/escape.ts'
import { listed } from '../words/names.ts'
import { formatDuration, formatRounds, shortSha } from '../words/numbers.ts'
import { folded } from './folded.ts'
import { machineLine } from './machine.ts'
import { repeatedOf } from './rule.ts'
import { completeRounds } from './sentence.ts'
import type { Voice } from './terms.ts'
import { layoutsLine, preparationLine, visitsLine } from './visits.ts'

/** The folded part on commits, rounds, machine, statistics and commands. */
export function howMeasured(result: ResultFile, voice: Voice): string {
  const { commits, settings, machine, toolchains, rounds, stopped, again, isRelaid } = result
  const seconds = [...rounds, ...again].reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const isApart = rounds.some(round => round.first === null)
  const coins = isApart
    ? `one benchmark after the other, each in an order of its own (coin flips from seed ${settings.seed})`
    : `base first in ${firsts} (coin flips from seed ${settings.seed})`
  const machines = new Set(rounds.map(({ block }) => block)).size
  const made = roundsMade(result, voice)
  const ended = {
    count: rounds.length > settings.count ? made : formatRounds(rounds.length),
    settled: `${made}, then ${voice.term('early-stopping', 'stopped early')} as nothing that could fail was open`,
    budget: `${made}, then the time was up (\`budget\`${settings.budget === null ? '' : ` ${formatDuration(settings.budget)}`})`,
    interrupted: `${made}, then measuring was stopped`,
    failed: 'no round',
    unchanged: whyNoRound(settings),
  }[stopped]
  const most = repeatedOf(result).some(one => completeRounds(one) < again.length) ? 'up to ' : ''
  const repeated =
    again.length === 0
      ? ''
      : `; ${most}${again.length} more to ${voice.term('confirmation', 'confirm')} what looked like a regression${isRelaid ? ', each with the code of both sides laid out anew in memory' : ''}`
  const facts = [
    `- base ${inlineCode(shortSha(commits.base.sha))} (${inlineText(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineText(commits.head.from)})`,
    rounds.length === 0
      ? `- ${ended}`
      : `- ${ended}; each ${voice.term('rounds-and-interleaving', 'round')} visited both sides on ${machines > 1 ? `one of ${machines} machines` : 'one machine'}, ${coins}${repeated}; ${formatDuration(seconds)} of measuring`,
    ...(settings.go === null ? [] : [`- ${builtWith(toolchains)}${relinked(result)}`]),
    ...visited(result),
    ...overlaid(settings.overlay),
    ...readAs(result),
    `- ${machineLine(machine)}`,
    ...(rounds.length === 0 ? [] : [`- ${statistics(settings, voice)}`]),
  ]
  const where = settings.workingDirectory === '.' ? '' : ` in ${inlineCode(settings.workingDirectory)}`
  return folded(
    'How this was measured, and how to repeat it',
    [
      ...facts,
      '',
      ...layingOver(commits.head.sha, settings.overlay),
      `To repeat one visit, check the commit out and run${where}:`,
      '',
      codeBlock([settings.setup, settings.run].filter(command => command !== null).join('\n'), 'sh'),
    ].join('\n'),
  )
}

/** Beyond `count` only what is open is measured, as long as the rounds of others are left. */
function roundsMade({ rounds, settings: { count } }: ResultFile, voice: Voice): string {
  const beyond = rounds.length - count
  if (beyond <= 0) return `${rounds.length} of ${formatRounds(count)}`
  return `up to ${formatRounds(rounds.length)}, of which the last ${beyond} went to ${voice.term('early-stopping', 'what was open')}`
}

function whyNoRound({ paths }: ResultFile['settings']): string {
  if (paths.length === 0) return 'no round, as nothing was left to measure'
  const names = listed(
    paths.map(glob => inlineCode(glob)),
    5,
  )
  return `no round, as no file differs that matches ${names} (\`paths\`)`
}

/** Go binaries were built once for each side. */
function builtWith({ base, head }: ResultFile['toolchains']): string {
  const once = 'test binaries were built once for each side'
  if (base === null || head === null) return once
  if (base === head) return `${once}, with ${inlineCode(base)}`
  return `${once}, base with ${inlineCode(base)} and head with ${inlineCode(head)}`
}

function relinked(result: ResultFile): string {
  const said = layoutsLine(result)
  return said === '' ? '' : `, and ${said}`
}

function visited({ visits }: ResultFile): readonly string[] {
  const said = [visitsLine(visits), preparationLine(visits, 3, inlineCode)]
  return said.filter(one => one !== '').map(one => `- ${one}`)
}

/** Which files were not base's own. */
function overlaid(globs: readonly string[]): readonly string[] {
  if (globs.length === 0) return []
  const names = listed(
    globs.map(glob => inlineCode(glob)),
    5,
  )
  return [`- base was measured with head's files that match ${names} in place of its own (\`overlay\`)`]
}

/** In which formats it was read, where that is not Go's, and what a tool did within a process. */
function readAs({ formats, innerSamples = [] }: ResultFile): readonly string[] {
  const base = formats?.base ?? formats?.head ?? 'go'
  const head = formats?.head ?? base
  const isGo = base === 'go' && head === 'go'
  const names = base === head ? inlineCode(base) : `${inlineCode(base)} (base) and ${inlineCode(head)} (head)`
  // There may be more of them than a call has arguments.
  const least = innerSamples.reduce((known, one) => Math.min(known, one.least), Number.POSITIVE_INFINITY)
  const most = innerSamples.reduce((known, one) => Math.max(known, one.most), 0)
  const said = [
    isGo ? '' : `what was measured was read as ${names}`,
    innerSamples.length === 0
      ? ''
      : `the ${least === most ? most : `${least} to ${most}`} samples that a process took of a benchmark are one observation`,
  ].filter(part => part !== '')
  return said.length === 0 ? [] : [`- ${said.join('; ')}`]
}

/** How to have head's files in a checkout of base. */
function layingOver(head: string, globs: readonly string[]): readonly string[] {
  if (globs.length === 0) return []
  const quoted = globs.map(glob => `':(top,glob)${glob.replaceAll("'", `'\\''`)}'`)
  const command = `git checkout ${shortSha(head)} -- ${quoted.join(' ')}`
  return ['In a checkout of base, put the files of head in first:', '', codeBlock(command, 'sh'), '']
}

/** What the numbers of the tables are. */
function statistics({ deltaTest, outliers }: ResultFile['settings'], voice: Voice): string {
  const p = voice.term('p', 'p')
  const tests = {
    utest: `; ${p}: two-sided Mann-Whitney`,
    ttest: `; ${p}: two-sided Welch's t (\`delta-test: ttest\`)`,
    none: '; nothing was tested (`delta-test: none`)',
  }[deltaTest]
  const same =
    deltaTest === 'utest' && outliers === 'none'
      ? `; both as ${inlineCode('benchstat base.txt head.txt')} prints for the sample files in the results folder`
      : ''
  const trimmed =
    outliers === 'iqr'
      ? `; values beyond 1.5 interquartile ranges were ${voice.term('classic-options', 'left out')} (\`outliers: iqr\`), which makes false alarms more likely`
      : ''
  return `centre: median, ± its 95% interval${tests}${same}${trimmed}`
}
