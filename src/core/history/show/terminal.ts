// Renders a history for a terminal: a sparkline for each benchmark, the worst creep first.
import { escapeControlCharacters } from '../../words/escape.ts'
import { createBenchmarkNaming } from '../../words/names.ts'
import { formatCountWithNoun } from '../../words/numbers.ts'
import { alignColumns, type ColourText, noColour, wrapLine } from '../../words/terminal.ts'
import type { BenchmarkHistory, HistoryLineWithStepsAndCreep } from '../history.ts'
import {
  adviceToMeasureUnlinkedHistoryReferences,
  creepOutcomeOfHistoryLine,
  formatLastShaAndDateOfHistoryLine,
  historyStepCommitsText,
  ratioChangeWithIntervalText,
  signedRatioChangeText,
  sparkline,
  unchangedHistoryLineTolerance,
  whyHistoryIsEmptyText,
} from './naming.ts'

const [leastBlocks, mostBlocks] = [10, 40]
const mostLines = 40
/** The most steps of a line; the last ones are shown. */
const mostSteps = 4

/** Ends with a line break. `all` includes lines that changed little. */
export function historyTerminalText(
  history: BenchmarkHistory,
  showAll: boolean,
  paint: ColourText = noColour,
  width = Number.POSITIVE_INFINITY,
): string {
  const { lines, commits, references, points } = history
  if (lines.length === 0) return `${wrapLine(whyHistoryIsEmptyText(history), width).join('\n')}\n`
  const moved = lines.filter(
    line => line.steps.length > 0 || Math.abs(line.last.estimate - 1) > unchangedHistoryLineTolerance,
  )
  const visible = showAll ? lines : moved.slice(0, mostLines)
  const names = references.map(({ name }) => escapeControlCharacters(name)).join(', then ')
  const machines = new Set(lines.map(({ machine }) => machine))
  const head = `${formatCountWithNoun(lines.length, 'row')}, ${formatCountWithNoun(points, 'point')} on ${formatCountWithNoun(commits.length, 'commit')}, since ${names}.`
  const kinds = machines.size > 1 ? ` ${machines.size} kinds of machines, each with rows of its own.` : ''
  return `${[
    ...wrapLine(head + kinds, width),
    ...(visible.length > 0 ? ['', ...linesText(visible, history, machines.size > 1, paint, width)] : []),
    ...foldText(lines, moved, visible, width),
    ...adviceToMeasureUnlinkedHistoryReferences(history).flatMap(line => wrapLine(line, width)),
  ].join('\n')}\n`
}

function linesText(
  lines: readonly HistoryLineWithStepsAndCreep[],
  history: BenchmarkHistory,
  withMachine: boolean,
  paint: ColourText,
  width: number,
): readonly string[] {
  const naming = createBenchmarkNaming(history.lines)
  const room = Math.max(leastBlocks, Math.min(mostBlocks, width - 70))
  const rows = lines.map(line => [
    escapeControlCharacters(naming(line)),
    escapeControlCharacters(line.unit),
    sparkline(
      line.values.map(({ ratio }) => ratio.estimate),
      room,
    ),
    ratioChangeWithIntervalText(line.last),
  ])
  const written = alignColumns(rows, 3, width)
  return lines.flatMap((line, index) => {
    const mark = creepOutcomeOfHistoryLine(line)
    const row = written[index] ?? ''
    const steps = line.steps
      .slice(-mostSteps)
      .map(step => `${signedRatioChangeText(step.ratio)} ${historyStepCommitsText(step, history)}`)
    const earlier = line.steps.length - steps.length
    const more = earlier > 0 ? [formatCountWithNoun(earlier, 'earlier change point')] : []
    const last = line.isOld ? [`last value: ${formatLastShaAndDateOfHistoryLine(line, history)}`] : []
    const below = [
      ...(withMachine ? [escapeControlCharacters(line.machine)] : []),
      ...last,
      ...more,
      ...steps,
    ]
    return [
      mark === null ? row : paint(mark === 'regressed' ? 'red' : 'green', row),
      ...below.flatMap(text => wrapLine(`    ${text}`, width)),
    ]
  })
}

function foldText(
  lines: readonly HistoryLineWithStepsAndCreep[],
  moved: readonly HistoryLineWithStepsAndCreep[],
  visible: readonly HistoryLineWithStepsAndCreep[],
  width: number,
): readonly string[] {
  const [quiet, cut] = [lines.length - moved.length, moved.length - visible.length]
  const it = lines.length - visible.length === 1 ? 'it' : 'them'
  const parts = [
    ...(cut > 0 ? [`${formatCountWithNoun(cut, 'more row')} changed`] : []),
    ...(quiet > 0 && visible.length < lines.length
      ? [
          `${formatCountWithNoun(quiet, 'row')} ${quiet === 1 ? 'is' : 'are'} within ${unchangedHistoryLineTolerance * 100}% of the reference`,
        ]
      : []),
  ]
  return parts.length === 0
    ? []
    : [
        '',
        ...wrapLine(
          `${parts.join('; ')}. "benchgate history --all" shows ${it}, and "--html FILE" draws ${it}.`,
          width,
        ),
      ]
}
