// Renders a history as one HTML file: a row with a small chart for each line, and a large chart when it is opened.
import { escapeHtml, htmlDocument } from '../../report/show/html/page.ts'
import { escapeControlCharacters, shortPrintableName } from '../../words/escape.ts'
import { createBenchmarkNaming } from '../../words/names.ts'
import { formatCountWithNoun, shortSha } from '../../words/numbers.ts'
import {
  type BenchmarkHistory,
  findPullRequestNumberInSubject,
  type HistoryLineWithStepsAndCreep,
  type MainLineCommit,
} from '../history.ts'
import {
  commitsOfHistoryStep as commitsOf,
  creepOutcomeOfHistoryLine,
  formatLastShaAndDateOfHistoryLine,
  historyStepCommitsText,
  ratioAxisRangeIncludingOne,
  ratioChangeWithIntervalText,
  reduceToSparklineColumns,
  signedRatioChangeText,
  whyHistoryIsEmptyText,
} from './naming.ts'

import scriptHash from './page.js?hash'
import script from './page.js?raw'

/** Pixels of a small chart; the style sheet has the same. */
const [width, height] = [200, 32]

/** Returns the page. `web` is the address of the repository, such as `https://github.com/acme/widgets`, or null. */
export function historyHtmlPage(history: BenchmarkHistory, web: string | null): string {
  const { lines, commits, points, references } = history
  if (lines.length === 0)
    return htmlDocument('Benchgate: history', `<p>${text(whyHistoryIsEmptyText(history))}</p>`, null)
  const naming = createBenchmarkNaming(lines)
  const machines = new Set(lines.map(({ machine }) => machine))
  const names = references.map(({ name }) => `<code>${text(name)}</code>`).join(', then ')
  const days = [commits[0], commits.at(-1)].map(commit => commit?.on.slice(0, 10) ?? '')
  const steps = lines.reduce((sum, line) => sum + line.steps.length, 0)
  const body = [
    '<header>',
    `<h1>${formatCountWithNoun(lines.length, 'row')} since ${names}</h1>`,
    `<p>${formatCountWithNoun(points, 'point')} on ${formatCountWithNoun(commits.length, 'commit')}, ${text([...new Set(days)].join(' to '))}. ${formatCountWithNoun(steps, 'change point')} (commits at which a ratio changed and stayed changed). Each point is a ratio: the commit and the reference were measured together on one machine, so points of different days and machines can be compared.</p>`,
    '</header>',
    '<table class="history">',
    '<thead><tr><th scope="col">Benchmark</th><th scope="col">Trend</th><th scope="col">Now</th><th scope="col">Last change point</th></tr></thead>',
    '<tbody>',
    ...lines.map(line => row(line, naming(line), history, machines.size > 1, web)),
    '</tbody>',
    '</table>',
    `<script type="application/json" id="data">${historyPageJsonText(history, web)}</script>`,
  ]
  return htmlDocument('Benchgate: history', body.join('\n'), { text: script, hash: scriptHash })
}

function text(untrusted: string): string {
  return escapeHtml(escapeControlCharacters(untrusted))
}

function row(
  line: HistoryLineWithStepsAndCreep,
  name: string,
  history: BenchmarkHistory,
  withMachine: boolean,
  web: string | null,
): string {
  const mark = creepOutcomeOfHistoryLine(line)
  const unitLabel = withMachine ? `${line.unit}, ${line.machine}` : line.unit
  const last = line.steps.at(-1)
  return [
    `<tr${mark === null ? '' : ` class="${mark}"`}>`,
    `<th scope="row"><details><summary><code>${escapeHtml(shortPrintableName(name))}</code> <span class="note">${text(unitLabel)}</span></summary>`,
    stepsList(line, history, web),
    '</details></th>',
    `<td>${picture(line)}</td>`,
    `<td>${text(ratioChangeWithIntervalText(line.last))}${line.isOld ? ` <span class="note">${text(formatLastShaAndDateOfHistoryLine(line, history))}</span>` : ''}</td>`,
    `<td>${last ? text(`${signedRatioChangeText(last.ratio)} ${historyStepCommitsText(last, history)}`) : ''}</td>`,
    '</tr>',
  ].join('')
}

function stepsList(
  { steps, values }: HistoryLineWithStepsAndCreep,
  history: BenchmarkHistory,
  web: string | null,
): string {
  if (steps.length === 0)
    return `<p class="note">No change point in ${formatCountWithNoun(values.length, 'value')}.</p>`
  const items = steps.map(step => {
    const words = `${signedRatioChangeText(step.ratio)} ${historyStepCommitsText(step, history)}`
    const [only, another] = commitsOf(step, history)
    // Naming one of several commits would accuse it.
    if (only && !another) return `<li>${text(words)}: ${linked(only, web)}</li>`
    if (web === null) return `<li>${text(words)}</li>`
    return `<li><a href="${escapeHtml(`${web}/compare/${step.after}...${step.by}`)}">${text(words)}</a></li>`
  })
  return `<ul>${items.join('')}</ul>`
}

function linked(commit: MainLineCommit, web: string | null): string {
  const words = escapeHtml(shortPrintableName(commit.subject, 100)) || shortSha(commit.sha)
  if (web === null) return words
  const pull = findPullRequestNumberInSubject(commit)
  const to = pull === null ? `${web}/commit/${commit.sha}` : `${web}/pull/${pull}`
  return `<a href="${escapeHtml(to)}">${words}</a>`
}

function picture({ values }: HistoryLineWithStepsAndCreep): string {
  const heights = reduceToSparklineColumns(
    values.map(({ ratio }) => ratio.estimate),
    100,
  )
  const [low, high] = ratioAxisRangeIncludingOne(heights)
  const x = (index: number) =>
    heights.length === 1 ? width / 2 : 2 + (index / (heights.length - 1)) * (width - 4)
  const y = (ratio: number) => 2 + ((high - ratio) / (high - low)) * (height - 4)
  const points = heights.map((ratio, index) => `${x(index).toFixed(0)},${y(ratio).toFixed(1)}`).join(' ')
  const [end, last] = [x(heights.length - 1).toFixed(0), y(heights.at(-1) ?? 1).toFixed(1)]
  return `<svg class="course" viewBox="0 0 ${width} ${height}" role="img" aria-label="from ${signedRatioChangeText(heights[0] ?? 1)} to ${signedRatioChangeText(heights.at(-1) ?? 1)}"><path class="zero" d="M0 ${y(1).toFixed(1)}H${width}"/><polyline points="${points}"/><circle cx="${end}" cy="${last}" r="2.5"/></svg>`
}

// Data for the page's script, as short as possible.

/** Ratios are stored in ten-thousandths from 1, and limited to `largest`. */
const scale = 10_000
const largest = 1_000_000

/** Returns JSON that cannot end its element. Names of lines are in their rows. */
export function historyPageJsonText(
  { commits, lines, references }: BenchmarkHistory,
  web: string | null,
): string {
  const places = new Map(commits.map(({ sha }, index) => [sha, index]))
  const data = {
    web,
    commits: commits.map(commit => [
      shortSha(commit.sha),
      commit.on.slice(0, 10),
      escapeControlCharacters(commit.subject).slice(0, 80),
      findPullRequestNumberInSubject(commit),
    ]),
    releases: commits.flatMap(({ tags }, index) =>
      tags.length > 0 ? [[index, escapeControlCharacters(tags.join(', '))]] : [],
    ),
    references: references.flatMap(({ sha }) => places.get(sha) ?? []),
    lines: lines.map(line => lineData(line, places)),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Returns place, estimate, low and high of each value in a flat list, and the indexes of steps. */
function lineData({ values, steps }: HistoryLineWithStepsAndCreep, places: ReadonlyMap<string, number>) {
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
