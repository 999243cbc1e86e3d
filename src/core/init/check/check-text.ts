// What `init` says of its check.
import type { Canary } from '../../canary/canary.ts'
import { canaryText } from '../../canary/canary-text.ts'
import { escapeControls } from '../../words/escape.ts'
import { counted, formatDuration } from '../../words/numbers.ts'
import { wrapLine } from '../../words/width.ts'
import { type CheckTrial, estimate, type GateBounds } from './estimate.ts'

/** How many of the last lines of a failed command are shown. */
const shownLines = 12

function entry(word: string, text: string): string {
  return `${word.padEnd(10)}${text}`
}

function written(lines: readonly string[]): string {
  return `\n${lines.map(escapeControls).join('\n')}\n`
}

/** Where it all worked: what was read, and what a gate costs. `changes` are the settings that were written for it. */
export function passedText(
  trial: CheckTrial,
  bounds: GateBounds,
  changes: readonly string[],
  advice: string | null,
): string {
  const { format, benchmarks, setup, visit } = trial
  const { gate, minutes } = estimate(trial, bounds)
  const rounds =
    bounds.budget === null || (2 * bounds.count * visit) / bounds.shards <= bounds.budget
      ? `${bounds.count} rounds of both sides`
      : `as many of ${bounds.count} rounds as fit into ${formatDuration(bounds.budget)}`
  const machines = bounds.shards > 1 ? ` on each of ${bounds.shards} machines` : ''
  return written([
    entry('Checked', `in a fresh clone: ${counted(benchmarks, 'benchmark')}, read as ${format}`),
    entry('', `preparing a side took ${formatDuration(setup)}, measuring it once ${secondsText(visit)}`),
    entry('', `a gate makes ${rounds}: about ${formatDuration(gate)}${machines}`),
    entry('', `so a push to a pull request costs about ${minutes} CI minutes, on machines like this one`),
    ...changes.map((change, index) => entry(index === 0 ? 'Changed' : '', change)),
    ...(advice === null ? [] : [entry('To do', advice)]),
  ])
}

/** What the canary has shown, in the lines that follow those of a passed trial. */
export function checkedCanaryText(canary: Canary): string {
  const { found, todo } = canaryText(canary)
  const word = { seen: 'Seen', 'not-seen': 'Not seen', unknown: 'Unknown', untried: 'Not tried' }[
    canary.outcome
  ]
  const lines = (first: string, text: string) =>
    wrapLine(text, 100).map((line, index) => entry(index === 0 ? first : '', line))
  return `${[...lines(word, found), ...(todo === '' ? [] : lines('To do', todo))].join('\n')}\n`
}

function secondsText(seconds: number): string {
  return seconds < 10 ? `${seconds.toFixed(1)} s` : formatDuration(seconds)
}

/** Where it did not: what happened, the end of what was printed, and what to do. */
export function failedText(message: string, output: string, missing: string): string {
  const lines = output
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(-shownLines)
  const todo =
    missing ||
    'See above what it lacks; a workflow can only use what is committed, or what its steps install.'
  const [first = '', ...more] = message.split('\n')
  return written([
    entry('Fails', first),
    ...more.map(line => entry('', line)),
    ...lines.map(line => entry('', `| ${line}`)),
    entry('To do', todo),
    entry('', 'Change .github/benchgate.yml or the workflow, and try again: benchgate init --check'),
  ])
}
