import { expect, test } from 'vitest'
import { buildHistory, type HistoryLineWithStepsAndCreep } from '../../../../src/core/history/history.ts'
import type { BenchmarkWorseThanReference } from '../../../../src/core/history/regressions.ts'
import {
  buildGitHubIssueOfHistory,
  historyIssueMarker,
  shasWhoseAuthorsHistoryIssueNames,
} from '../../../../src/core/history/show/issue.ts'
import { commitsNamed, pointAt, rowOf, sha, sixtyNights } from '../points.ts'

const { points, commits } = sixtyNights()
const history = buildHistory(points, commits)
const findings: readonly BenchmarkWorseThanReference[] = history.lines
  .filter(({ benchmark }) => !benchmark.startsWith('Still'))
  .map(line => findingOf(line, line.benchmark.startsWith('Step')))

function findingOf(
  { last, values, ...line }: HistoryLineWithStepsAndCreep,
  isRed = true,
): BenchmarkWorseThanReference {
  return { ...line, head: values.at(-1)?.head ?? '', ratio: last, isRed }
}

test('the issue', async () => {
  const { title, body } = buildGitHubIssueOfHistory(findings, history, new Map([[sha('n31'), 'gopher']]))
  await expect(`# ${title}\n\n${body}\n`).toMatchFileSnapshot('../../../golden/history-issue.md')
  expect(body.startsWith(historyIssueMarker)).toBe(true)
})

test('counts benchmarks, and not their units', () => {
  const units = ['sec/op', 'B/op', 'allocs/op']
  const ofOne = units.flatMap(unit => findings.slice(0, 1).map(finding => ({ ...finding, unit })))
  const { title, body } = buildGitHubIssueOfHistory(ofOne, history, new Map())
  expect(title).toBe('Slower than v1: Creep')
  expect(body).toContain('This benchmark is slower than in `v1`')
})

test('authors are asked for where a step is one commit', () => {
  expect(shasWhoseAuthorsHistoryIssueNames(findings, history, [])).toContain(sha('n31'))
  const every = buildHistory(
    points.filter((_, index) => index % 2 === 0),
    commits,
  )
  const sparse = every.lines.map(line => findingOf(line))
  expect(shasWhoseAuthorsHistoryIssueNames(sparse, every, [])).toEqual([])
})

test('what was measured commit by commit stands there, if it is of this repository', () => {
  const of = (name: string) => ({
    outcome: 'found' as const,
    followed: { benchmark: 'Creep-2', package: null, unit: 'sec/op' },
    culprits: [
      { commits: [{ sha: sha(name) }], probability: 0.991, ratio: { estimate: 1.05, low: 1.04, high: 1.06 } },
    ],
  })
  const { body } = buildGitHubIssueOfHistory(findings, history, new Map([[sha('n9'), 'gopher']]), [
    of('n9'),
    of('elsewhere'),
  ])
  expect(body.match(/^- .*$/gm)).toEqual([
    `- \`Creep-2\` \`sec/op\`: +5.0% (+4.0% to +6.0%) since ${sha('n9')}, #9, by @gopher; probability 99 %`,
  ])
  expect(shasWhoseAuthorsHistoryIssueNames(findings, history, [of('n9')])).toContain(sha('n9'))
})

test('of a commit that stands for those before it, the issue says how many these are', () => {
  const last = (among: number) => ({
    outcome: 'found' as const,
    followed: { benchmark: 'Creep-2', package: null, unit: 'sec/op' },
    culprits: [
      {
        ...{ probability: 0.9, ratio: null },
        commits: Array.from({ length: among }, (_, n) => ({ sha: sha(`n${9 - among + 1 + n}`) })),
      },
    ],
  })
  const said = (among: number) =>
    /, or .*?(?=, which)/.exec(
      buildGitHubIssueOfHistory(findings, history, new Map(), [last(among)]).body,
    )?.[0]
  expect([said(1), said(2), said(3)]).toEqual([
    undefined,
    ', or the one before it',
    ', or one of the 2 before it',
  ])
})

test('names cannot write Markdown, mention or link', () => {
  const evil = '`|@acme <img src=x> #1 ](http://x)\n# A'
  const own = buildHistory([pointAt('n1', [rowOf(evil, 2)])], commitsNamed('v1', 'n1'))
  const [line] = own.lines
  if (!line) throw new Error('no line')
  const { title, body } = buildGitHubIssueOfHistory([findingOf(line)], own, new Map())
  expect(title).not.toContain('\n')
  expect(body.split('\n').filter(one => one.startsWith('#'))).toEqual([])
  expect(body.replace(/`[^`]+`|``.+?``/g, '')).not.toMatch(/@acme|<img/)
})

test('however many there are, GitHub takes it', () => {
  const rows = Array.from({ length: 2000 }, (_, n) => rowOf(`B${n}/${'x'.repeat(300)}`, 2))
  const own = buildHistory([pointAt('n1', rows)], commitsNamed('v1', 'n1'))
  const all = own.lines.map(line => findingOf(line))
  const { title, body } = buildGitHubIssueOfHistory(all, own, new Map())
  expect(title.length).toBeLessThanOrEqual(256)
  expect(body.length).toBeLessThan(65_536)
  expect(body).toContain('1970 more rows are in the history')
})
