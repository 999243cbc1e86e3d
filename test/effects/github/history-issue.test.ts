// The one issue of the history: opened, renewed, closed, and opened again.
import { expect, test } from 'vitest'
import { type Issue, issueMarker } from '../../../src/core/history/show/issue.ts'
import { authorsOf, keepIssue } from '../../../src/effects/github/history-issue.ts'
import { patienceOf } from '../../../src/effects/github/retry.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'

const slower = (title: string): Issue => ({ title, body: `${issueMarker}\n\n${title}` })

const keep = (github: FakeGitHub, issue: Issue | null) =>
  keepIssue(
    issue,
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    patienceOf(20_000, new AbortController().signal),
  )

test('one that was closed lately is opened again', async () => {
  await using github = await startFakeGitHub()
  const address = await keep(github, slower('A'))
  expect(await keep(github, null)).toBeNull()
  expect(github.issues).toMatchObject([{ title: 'A', state: 'closed' }])
  expect(await keep(github, slower('B'))).toBe(address)
  expect(github.issues).toMatchObject([{ ...slower('B'), state: 'open' }])
  expect(github.problems).toEqual([])
})

test('one that was closed long ago, or is of somebody else, is left', async () => {
  await using github = await startFakeGitHub()
  await keep(github, slower('A'))
  await keep(github, null)
  const [old] = github.issues
  if (!old) throw new Error('no issue')
  old.updated = '2020-01-01T00:00:00Z'
  github.issues.push({ ...old, ...slower('theirs'), number: 7, user: { login: 'somebody', type: 'User' } })
  delete github.issues[1]?.updated
  await keep(github, slower('B'))
  expect(github.issues.map(({ title, state }) => [title, state])).toEqual([
    ['A', 'closed'],
    ['theirs', 'closed'],
    ['B', 'open'],
  ])
})

test('the authors of twenty commits are asked for, and only what can be a login is one', async () => {
  const commits = Array.from(
    { length: 25 },
    (_, n) => String(n % 10).repeat(39) + String.fromCharCode(97 + n),
  )
  const [known = '', bot = '', odd = ''] = commits
  const authors = { [known]: 'ada-l', [bot]: 'renovate[bot]', [odd]: 'x](https://evil.example) @all' }
  await using github = await startFakeGitHub({ authors })
  const found = await authorsOf(
    commits,
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    patienceOf(20_000, new AbortController().signal),
  )
  expect([known, bot, odd].map(sha => found.get(sha))).toEqual(['ada-l', 'renovate[bot]', null])
  expect([found.size, github.requests.length]).toEqual([20, 20])
})
