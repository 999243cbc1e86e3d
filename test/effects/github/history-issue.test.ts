// The one issue of the history: opened, renewed, closed, and opened again.
import { expect, test } from 'vitest'
import { type HistoryIssueContent, historyIssueMarker } from '../../../src/core/history/show/issue.ts'
import { createRequestDeadline } from '../../../src/effects/github/api.ts'
import { askCommitAuthors, updateHistoryIssue } from '../../../src/effects/github/history-issue.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { long } from '../../support/long.ts'
import { once } from '../../support/patience.ts'

const slower = (title: string): HistoryIssueContent => ({ title, body: `${historyIssueMarker}\n\n${title}` })

const keep = (
  github: FakeGitHub,
  issue: HistoryIssueContent | null,
  patience = createRequestDeadline(20_000, new AbortController().signal),
) => updateHistoryIssue(issue, { token: 'fake-token', at: github.at, repository: 'acme/widgets' }, patience)

test('one that was closed lately is opened again', long, async () => {
  await using github = await startFakeGitHub()
  const address = await keep(github, slower('A'))
  expect(await keep(github, null)).toBeNull()
  expect(github.issues).toMatchObject([{ title: 'A', state: 'closed' }])
  expect(await keep(github, slower('B'))).toBe(address)
  expect(github.issues).toMatchObject([{ ...slower('B'), state: 'open' }])
  expect(github.problems).toEqual([])
})

test('one that was closed long ago, or is of somebody else, is left', long, async () => {
  await using github = await startFakeGitHub()
  await keep(github, slower('A'))
  await keep(github, null)
  const [old] = github.issues
  if (!old) throw new Error('no issue')
  // GitHub lists what was touched lately, by a comment for example.
  old.closed = '2020-01-01T00:00:00Z'
  github.issues.push({ ...old, ...slower('theirs'), number: 7, user: { login: 'somebody', type: 'User' } })
  delete github.issues[1]?.closed
  await keep(github, slower('B'))
  expect(github.issues.map(({ title, state }) => [title, state])).toEqual([
    ['A', 'closed'],
    ['theirs', 'closed'],
    ['B', 'open'],
  ])
})

const ours = { login: 'github-actions[bot]', type: 'Bot' } as const
const another = (number: number, title: string) =>
  ({ number, ...slower(title), state: 'open', reason: null, user: ours }) as const

test('where nothing is slower and none is open, nothing is written', long, async () => {
  await using github = await startFakeGitHub()
  expect(await keep(github, null)).toBeNull()
  expect(github.requests.map(({ method }) => method)).toEqual(['GET'])
})

test('one stays open, renewed; others of ours are closed, and say so above what they said', async () => {
  await using github = await startFakeGitHub()
  github.issues.push(another(3, 'A'), another(4, 'B'), {
    ...another(5, 'C'),
    body: `> ${historyIssueMarker}`,
  })
  expect(await keep(github, slower('D'))).toMatch(/\/issues\/3$/)
  // The one that stays is not closed meanwhile.
  expect(github.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
  expect(github.issues).toMatchObject([
    { ...slower('D'), state: 'open' },
    {
      ...{ title: 'B', state: 'closed', reason: 'completed' },
      body: `${historyIssueMarker}\n\nSee #3 for what is slower now.\n\nB`,
    },
    { title: 'C', state: 'open' },
  ])
  expect(await keep(github, null)).toBeNull()
  expect(github.issues.map(({ state }) => state)).toEqual(['closed', 'closed', 'open'])
  expect(github.problems).toEqual([])
})

test('pull requests, and issues without a text or an author, are none of ours', long, async () => {
  await using github = await startFakeGitHub()
  const listed = [
    { number: 3, body: `${historyIssueMarker}`, user: ours, pull_request: {} },
    { number: 4, body: null, user: ours },
    { number: 5, body: `${historyIssueMarker}`, user: null },
  ]
  github.failNext('issues/list-for-repo', { odd: 200, body: JSON.stringify(listed) })
  expect(await keep(github, slower('A'))).toMatch(/\/issues\/1$/)
  expect(github.issues).toMatchObject([{ title: 'A' }])
})

test('what is not written is told', long, async () => {
  await using github = await startFakeGitHub({ readOnly: true })
  await expect(keep(github, slower('A'))).rejects.toThrow(
    /^The issue could not be written: .* "permissions: issues: write"/,
  )
  for (const [operation, what] of [
    ['issues/create', 'an issue'],
    ['issues/list-for-repo', 'a list of issues'],
  ] as const) {
    await using odd = await startFakeGitHub()
    odd.failNext(operation, { odd: 200, body: 'null' })
    await expect(keep(odd, slower('A'), once())).rejects.toThrow(`with nothing instead of ${what}.`)
  }
})

test('the authors of twenty commits are asked for, and only what can be a login is one', async () => {
  const commits = Array.from(
    { length: 25 },
    (_, n) => String(n % 10).repeat(39) + String.fromCharCode(97 + n),
  )
  const [known = '', bot = '', odd = ''] = commits
  const authors = { [known]: 'ada-l', [bot]: 'renovate[bot]', [odd]: 'x](https://evil.example) @all' }
  await using github = await startFakeGitHub({ authors })
  const found = await askCommitAuthors(
    commits,
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    createRequestDeadline(20_000, new AbortController().signal),
  )
  expect([known, bot, odd].map(sha => found.get(sha))).toEqual(['ada-l', 'renovate[bot]', null])
  expect([found.size, github.requests.length]).toEqual([20, 20])
})

test('an author whom GitHub does not name is none, and what is refused is told', async () => {
  await using github = await startFakeGitHub()
  const ask = () =>
    askCommitAuthors(
      ['a'.repeat(40)],
      { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
      once(),
    )
  for (const body of ['null', '{}', '{"author":null}', '{"author":{"login":5}}']) {
    github.failNext('repos/get-commit', { odd: 200, body })
    expect([...(await ask()).values()]).toEqual([null])
  }
  github.failNext('repos/get-commit', { status: 404, message: 'Not Found' })
  await expect(ask()).rejects.toThrow(
    /^The authors of commits could not be read: Not Found.* It requires "permissions: contents: read"\.$/,
  )
})
