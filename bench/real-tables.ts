// The tables and charts of docs/benchmarks.md, from bench/real/answers.jsonl: `node scripts/node24.mjs bench/real-tables.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../test/support/action.ts'
import { table } from './calibration/table.ts'
import { barChart } from './real/bar-chart.ts'
import {
  figuresOf,
  type JudgeFigures,
  type Line,
  median,
  pairOf,
  percentages,
  shownShare,
} from './real/figures.ts'

const lines: readonly Line[] = readFileSync(join(import.meta.dirname, 'real/answers.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

const heads = ['', 'Red, unchanged', ...percentages.map(p => `+${p} %`), 'Undecided', 'Others named', 'Time']
const row = (figures: JudgeFigures) => [
  figures.judge,
  `${figures.red.hits} of ${figures.red.of}`,
  ...percentages.map(percent => shownShare(figures.found.get(percent))),
  `${figures.undecided.hits} of ${figures.undecided.of}`,
  String(figures.othersNamed),
  figures.judge === 'benchgate' ? `${figures.seconds.toFixed(0)} s` : `× ${figures.timesOurs.toFixed(2)}`,
]
const judged = (condition: string) =>
  figuresOf(
    lines.filter(line => line.condition === condition),
    'judge',
  )
const sections: Record<string, string> = {}
for (const condition of ['quiet', 'neighbour']) {
  const rows = judged(condition).map(row)
  sections[`real-${condition}`] = rows.length === 0 ? 'Not measured yet.' : table(heads, rows)
}
const ours = lines.filter(line => line.judge === 'benchgate')
const sequential = new Map(
  lines.filter(({ judge }) => judge === 'benchstat, p < .05').map(one => [pairOf(one), one]),
)
/**
 * The median time of pairs of a library on the quiet machine, and as a part of ten sequential runs of the same pairs: by the last commit of
 * which both are known, as older ones took another time.
 */
const timeOf = (library: string, isSlowed: boolean) => {
  const its = ours.filter(
    line => line.library === library && line.condition === 'quiet' && line.percent > 0 === isSlowed,
  )
  const both = its.flatMap(line => {
    const other = sequential.get(pairOf(line))
    return other ? [{ ...line, part: line.seconds / other.seconds }] : []
  })
  const last = both.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)?.commit
  const newest = both.filter(({ commit }) => commit === last)
  return `${median(newest.map(({ seconds }) => seconds)).toFixed(0)} s (${median(newest.map(({ part }) => part)).toFixed(2)})`
}
const bySubject = figuresOf(ours, 'library').map(one => [
  ...row(one).slice(0, -1),
  timeOf(one.judge, false),
  timeOf(one.judge, true),
])
sections['real-libraries'] = table([...heads.slice(0, -1), 'Unchanged', 'Slowed'], bySubject)
const machines = [...new Set(ours.map(({ machine }) => machine))].join('; ')
const days = [...new Set(ours.map(({ at }) => at.slice(0, 10)))].join(', ')
const commits = [...new Set(ours.map(({ commit }) => commit))].join(', ')
sections['real-when'] =
  `${ours.length} gates (${lines.length} answers), ${days}, Benchgate ${commits}, on ${machines}.`

const file = join(root, 'docs/benchmarks.md')
let text = readFileSync(file, 'utf8')
for (const [name, body] of Object.entries(sections)) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  if (!text.includes(begin) || !text.includes(end))
    throw new Error(`docs/benchmarks.md has no ${begin} … ${end}.`)
  text = `${text.slice(0, text.indexOf(begin))}${begin}\n${body}\n${text.slice(text.indexOf(end))}`
}
writeFileSync(file, text)

/** The charts compare, so they have only pairs that the others were asked about. */
const common = new Set(lines.filter(({ judge }) => judge === 'benchstat, p < .05').map(pairOf))
const everything = figuresOf(
  lines.filter(line => common.has(pairOf(line))),
  'judge',
)
const percentOf = ({ hits, of }: { hits: number; of: number }) => (of === 0 ? 0 : (100 * hits) / of)
const pictures = {
  verdicts: {
    title: 'Red where nothing changed, and +10 % found',
    unit: '%',
    series: ['red where nothing changed', '+10 % found'],
    rows: everything.map(one => ({
      name: one.judge,
      values: [percentOf(one.red), percentOf(one.found.get(10) ?? { hits: 0, of: 0 })],
    })),
  },
  minutes: {
    title: 'Time to a verdict, as a multiple of Benchgate’s on the same pairs',
    unit: '×',
    series: ['time'],
    rows: everything.map(one => ({ name: one.judge, values: [one.timesOurs] })),
  },
}
for (const [name, chart] of Object.entries(pictures))
  for (const theme of ['light', 'dark'] as const)
    writeFileSync(
      join(root, `docs/pictures/${name}${theme === 'dark' ? '-dark' : ''}.svg`),
      barChart(chart, theme),
    )
