// The page of a long history, made by the product from points that are drawn at random.
import { buildHistory } from '../../src/core/history/history.ts'
import {
  formatPointAsNoteLine,
  type HistoryMeasurement,
  parseHistoryPointFromNoteLine,
} from '../../src/core/history/point.ts'
import { historyHtmlPage } from '../../src/core/history/show/page.ts'
import { drawFrom } from '../calibration/draw.ts'

/** Each commit is measured; a line in fifty has a step. Points go through their notes, as in a repository. */
export function largeHistory(lines: number, commits: number): string {
  const draw = drawFrom(1)
  const sha = (n: number) => n.toString(16).padStart(40, '0')
  const points = Array.from(
    { length: commits },
    (_, commit): HistoryMeasurement => ({
      ...{ at: '2026-01-01T00:00:00Z', since: { sha: sha(0), name: 'v1.0.0' }, head: sha(commit + 1) },
      ...{ machine: 'simulated', run: new Date(1e12 + commit).toISOString(), rounds: 20 },
      ...{ withoutRatio: [], proven: [], paths: [], isUntouched: false },
      rows: Array.from({ length: lines }, (_, line) => {
        const level = line % 50 === 7 && commit > commits / 2 ? 1.06 : 1
        const estimate = level * Math.exp(0.01 * draw.normal())
        const ratio = { estimate, low: estimate * 0.985, high: estimate * 1.015 }
        const subject = {
          benchmark: `Decode/size=${line}-2`,
          package: 'example.com/acme/json',
          unit: 'sec/op',
        }
        return { ...subject, better: 'lower', exact: false, ratio, ruledOut: 0.05 }
      }),
    }),
  )
  const read = points.flatMap(point => parseHistoryPointFromNoteLine(formatPointAsNoteLine(point)) ?? [])
  const all = Array.from({ length: commits + 1 }, (_, n) => ({
    ...{ sha: sha(n), on: '2026-01-01T00:00:00Z', author: 'somebody', subject: `Change ${n} (#${n})` },
    forks: [],
    tags: n % 40 === 0 ? [`v1.${n / 40}.0`] : [],
  }))
  return historyHtmlPage(buildHistory(read, all), 'https://github.com/acme/widgets')
}
