// What the page's script draws from: all values, in numbers as short as they can be.
import { escapeControls } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'
import { pullOf } from '../commits.ts'
import type { History, HistoryLine } from '../history.ts'

/** Ratios are in ten-thousandths above or below 1; what is beyond this is drawn there. */
const scale = 10_000
const largest = 1_000_000

/** JSON in which nothing can end the element that it stands in. Names of lines are in their rows. */
export function pageData({ commits, lines, references }: History, web: string | null): string {
  const places = new Map(commits.map(({ sha }, index) => [sha, index]))
  const data = {
    web,
    commits: commits.map(commit => [
      shortSha(commit.sha),
      commit.on.slice(0, 10),
      escapeControls(commit.subject).slice(0, 80),
      pullOf(commit),
    ]),
    releases: commits.flatMap(({ tags }, index) =>
      tags.length > 0 ? [[index, escapeControls(tags.join(', '))]] : [],
    ),
    references: references.flatMap(({ sha }) => places.get(sha) ?? []),
    lines: lines.map(line => lineData(line, places)),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Flat: place, estimate, low, high; and the places in the line at which steps are. */
function lineData({ values, steps }: HistoryLine, places: ReadonlyMap<string, number>) {
  const short = (ratio: number) => Math.round(Math.max(-scale, Math.min(largest, (ratio - 1) * scale)))
  return {
    values: values.flatMap(({ head, ratio: { estimate, low, high } }) => [
      places.get(head) ?? 0,
      short(estimate),
      short(low ?? estimate),
      short(high ?? estimate),
    ]),
    steps: steps.map(({ at }) => at),
  }
}
