// What keeps the issue open in a night that found nothing.
import { expect, test } from 'vitest'
import { historyFindings, lastingIn } from '../../../src/core/history/findings.ts'
import { historyOf } from '../../../src/core/history/history.ts'
import type { PointRow } from '../../../src/core/history/point.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { slower } from '../../support/handed-over.ts'
import { commitsNamed, pointAt, rowOf, sha } from './points.ts'

const nights = Array.from({ length: 32 }, (_, night) => `n${night}`)
const commits = commitsNamed('v1', ...nights, 'last')
const day = (night: number) => new Date(Date.UTC(2026, 0, 1 + night)).toISOString()
const [amd, arm] = ['AMD', 'ARM'].map(cpu => `${cpu}, 2 cores, x64`) as [string, string]

/** Nights on AMD with a step of 4 % in the middle. */
const before = nights.map((name, night) =>
  pointAt(name, [rowOf('A', (night < 16 ? 1 : 1.04) + (night % 3) / 1000)], {
    machine: amd,
    run: day(night),
  }),
)

/** What the last night finds and what lasts, where it measured these rows on this machine, so many days after. */
function last(rows: readonly PointRow[], machine = amd, days = 1, more: object = {}, since = 'v1') {
  const result = slower()
  const [any] = result.comparisons
  const [round] = result.rounds
  const run = day(31 + days)
  const comparisons = rows.map(row => ({
    ...{ ...any, ...row, change: 'unchanged', gate: 'fail', accepted: null },
    ...more,
  })) as ResultFile['comparisons']
  const night: ResultFile = {
    ...{ ...result, comparisons },
    commits: { base: { sha: sha(since), from: `since: ${since}` }, head: { sha: sha('last'), from: '' } },
    machine: { ...result.machine, cpu: machine.slice(0, 3), cores: 2, arch: 'x64' },
    rounds: round ? [{ ...round, base: { ...round.base, started: run } }] : [],
  }
  const history = historyOf([...before, pointAt('last', rows, { machine, run })], commits)
  return [historyFindings(history, [night]).length, lastingIn(history, [night]).map(line => line.machine)]
}

test('what a machine of another kind has shown lasts while it is recent', () => {
  expect(last([rowOf('A', 1.04)])).toEqual([1, [amd]])
  expect(last([rowOf('A', 1.04)], arm)).toEqual([0, [amd]])
  expect(last([rowOf('A', 1)], arm)).toEqual([0, [amd]])
  expect(last([rowOf('A', 1)], arm, 20)).toEqual([0, []])
})

test('closing needs less than opening', () => {
  expect(last([rowOf('A', 1.019)])).toEqual([0, [amd]])
  expect(last([rowOf('A', 1.009)])).toEqual([0, []])
})

test('what is gone, muted or accepted lasts no longer, nor does what the reference was moved beyond', () => {
  expect(last([rowOf('B', 1)])).toEqual([0, []])
  expect(last([])).toEqual([0, []])
  expect(last([rowOf('A', 1.04)], arm, 1, { gate: 'warn' })).toEqual([0, []])
  const accepted = { match: 'A', upTo: null, by: null, when: null, why: null, url: null }
  expect(last([rowOf('A', 1.04)], arm, 1, { accepted })).toEqual([0, []])
  expect(last([rowOf('A', 1.04)], arm, 1, {}, 'n20')).toEqual([0, []])
})
