import type { Share } from '../calibration/share.ts'
import type { Answer } from './judges.ts'

/** A Line of bench/real/answers.jsonl. */
export interface Line extends Answer {
  readonly at: string
  readonly commit: string
  readonly machine: string
  readonly subject: string
  readonly language: string
  readonly library: string
  readonly condition: string
  readonly percent: number
  readonly number: number
  readonly planted: string
}

export const percentages = [3, 5, 7.5, 10, 20] as const

/** What one judge has said, or this gate of one library. */
export interface JudgeFigures {
  readonly judge: string
  readonly red: Share
  /** Red that names what was slowed, by how much it was. */
  readonly found: ReadonlyMap<number, Share>
  readonly undecided: Share
  /** Benchmarks that are called slower and were not slowed, in pairs of which another one was. */
  readonly othersNamed: number
  /** The median. */
  readonly seconds: number
  /** The median of its time over this gate's on the same pairs. */
  readonly timesOurs: number
}

const share = <T>(all: readonly T[], is: (one: T) => boolean): Share => ({
  hits: all.filter(is).length,
  of: all.length,
})
/** The value in the middle; of an even number the lower one. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
const isPlanted = (line: Line, name: string) => name === line.planted
export const pairOf = ({ subject, condition, percent, number }: Line) =>
  JSON.stringify([subject, condition, percent, number])

export function figuresOf(lines: readonly Line[], by: 'judge' | 'library'): readonly JudgeFigures[] {
  const ours = new Map(
    lines.filter(({ judge }) => judge === 'benchgate').map(line => [pairOf(line), line.seconds]),
  )
  return [...new Set(lines.map(line => line[by]))].map(name => {
    const said = lines.filter(line => line[by] === name)
    const slowed = said.filter(({ percent }) => percent > 0)
    return {
      judge: name,
      red: share(
        said.filter(({ percent }) => percent === 0),
        ({ verdict }) => verdict === 'red',
      ),
      found: new Map(
        percentages.map(size => [
          size,
          share(
            said.filter(({ percent }) => percent === size),
            line => line.verdict === 'red' && (line.slower?.some(one => isPlanted(line, one)) ?? true),
          ),
        ]),
      ),
      undecided: share(said, ({ verdict }) => verdict === 'undecided'),
      othersNamed: slowed.reduce(
        (sum, line) => sum + (line.slower ?? []).filter(one => !isPlanted(line, one)).length,
        0,
      ),
      seconds: median(said.map(({ seconds }) => seconds)),
      timesOurs: median(said.map(line => line.seconds / (ours.get(pairOf(line)) ?? Number.NaN))),
    }
  })
}

export function shownShare(found: Share | undefined): string {
  return found === undefined || found.of === 0 ? '' : `${found.hits} of ${found.of}`
}
