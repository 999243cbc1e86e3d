// The steps of a line: where its level changed, by how much, and in which range of commits.
import { changePoints } from '../stats/change-points.ts'
import type { Line } from './lines.ts'
import { neighbourSteps } from './neighbours.ts'

/** A HistoryStep is a step in the line of a benchmark. */
export interface HistoryStep {
  /** The last commit of the level before, and the first of the level after: what happened lies between, or in the latter. */
  readonly after: string
  readonly by: string
  /** The place of the first value of the new level in the line. */
  readonly at: number
  /** The level after against the one before: 1.05 is 5 % more. */
  readonly ratio: number
  /** Adjusted for the places of the line and for all lines. */
  readonly p: number
}

/** The chance that a history in which nothing changed shows any step, in all its lines together. */
const falseSteps = 0.05
/** Smaller steps are not worth a line in a history. */
const smallest = 0.01

/** The steps of each of `lines`, which share the chance of a false one. */
export function stepsOf(lines: readonly Line[]): readonly (readonly HistoryStep[])[] {
  const alpha = falseSteps / Math.max(1, lines.length)
  return lines.map(line => stepsIn(line, alpha, lines.length))
}

function stepsIn({ values }: Line, alpha: number, lines: number): readonly HistoryStep[] {
  const changes = changePoints(
    values.map(({ ratio }) => Math.log(ratio.estimate)),
    alpha,
  )
  const moved = new Map<number, number>()
  for (const { at, p } of changes) {
    const border = borderNear(values, at)
    if (border !== null) moved.set(border, Math.min(p, moved.get(border) ?? 1))
  }
  for (const { at, p } of neighbourSteps(values))
    if (p <= alpha) moved.set(at, Math.min(p, moved.get(at) ?? 1))
  const found = [...moved].map(([at, p]) => ({ at, p })).sort((a, b) => a.at - b.at)
  const borders = [0, ...found.map(({ at }) => at), values.length]
  const levels = borders
    .slice(1)
    .map((end, index) => median(values.slice(borders[index], end).map(v => v.ratio.estimate)))
  return found.flatMap(({ at, p }, index) => {
    const ratio = (levels[index + 1] as number) / (levels[index] as number)
    if (Math.abs(ratio - 1) < smallest) return []
    const [after, by] = [values[at - 1]?.head ?? '', values[at]?.head ?? '']
    return [{ after, by, at, ratio, p: Math.min(1, p * lines) }]
  })
}

/** Nights without a new commit measure the same one: a step is where the nearest commit begins; null where there is one alone. */
function borderNear(values: Line['values'], at: number): number | null {
  const isBorder = (place: number) => values[place - 1]?.head !== values[place]?.head
  for (let away = 0; away < values.length; away++)
    for (const place of [at - away, at + away])
      if (place > 0 && place < values.length && isBorder(place)) return place
  return null
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
