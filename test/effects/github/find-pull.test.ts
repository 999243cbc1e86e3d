// Which pull request a measured commit belongs to, asked of GitHub: exactly one that is open and still has it as its head.
import { expect, test } from 'vitest'
import { CouldNotPublish, deadlineOf } from '../../../src/effects/github/api.ts'
import { findPull, type PublishSubject } from '../../../src/effects/github/pull-request.ts'
import { type FakeGitHub, type FakePull, startFakeGitHub } from '../../support/fake-github.ts'
import { repositoryIds } from '../../support/fake-github-answers.ts'
import { once } from '../../support/patience.ts'

const [head, newer] = ['a'.repeat(40), 'b'.repeat(40)]
const fork = { headRepository: 'stranger/widgets', headRef: 'topic', headSha: head }
const subject: PublishSubject = {
  ...{ head, merge: null, rules: newer, rulesBefore: null, pull: null, isStrangers: true },
  branch: { repository: repositoryIds.fork, owner: 'stranger', name: 'topic' },
  run: { id: 1, attempt: 1, conclusion: 'success', workflow: null },
}

const find = (
  github: FakeGitHub,
  more: Partial<PublishSubject> = {},
  patience = deadlineOf(20_000, new AbortController().signal),
) =>
  findPull(
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    { ...subject, ...more },
    patience,
  )

test.each<[string, readonly FakePull[], number | RegExp]>([
  ['the one of the fork', [{ number: 3 }, { number: 4, ...fork }], 4],
  [
    'a closed one is passed over',
    [
      { number: 3, state: 'closed', ...fork },
      { number: 4, ...fork },
    ],
    4,
  ],
  ['none', [{ number: 3 }], /No open pull request has this commit/],
  ['one that is closed', [{ number: 3, state: 'closed', ...fork }], /No open pull request/],
  ['a push in between', [{ number: 3, ...fork, headSha: newer }], /#3 has a newer head \(bbbbbbb/],
  [
    'a push in between to two',
    [3, 5].map(number => ({ number, ...fork, headSha: newer })),
    /#3, #5 have a newer head \(bbbbbbb/,
  ],
  [
    'two of one head',
    [
      { number: 3, ...fork },
      { number: 5, ...fork },
    ],
    /#3, #5 all have this commit/,
  ],
  [
    'the same branch of our own repository',
    [{ number: 3, headRef: 'topic', headSha: head }],
    /No open pull request/,
  ],
  ["another's fork", [{ number: 3, ...fork, headRepository: 'other/widgets' }], /No open pull request/],
])('%s', async (_, pulls, expected) => {
  await using github = await startFakeGitHub({ pulls })
  const found = await find(github)
  if (typeof expected === 'number') expect(found).toEqual({ number: expected, all: [expected], why: '' })
  else expect(found).toMatchObject({ number: null, why: expect.stringMatching(expected) })
  expect(github.problems).toEqual([])
})

test('all that may have been measured are told', async () => {
  const pulls = [3, 5].map(number => ({ number, ...fork }))
  await using github = await startFakeGitHub({ pulls })
  expect((await find(github)).all).toEqual([3, 5])
})

test('an owner with two forks: only the branch of the one that was measured counts', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 4, ...fork }] })
  const branch = { repository: 99, owner: 'stranger', name: 'topic' }
  expect(await find(github, { branch })).toMatchObject({ number: null, all: [] })
})

test.each<[string, string, { id: number } | null]>([
  ['another branch', 'other', { id: repositoryIds.fork }],
  ['a fork that is gone', 'topic', null],
])('of a list with %s nothing counts', async (_, ref, repo) => {
  await using github = await startFakeGitHub()
  const listed = [{ number: 4, head: { sha: head, ref, repo } }]
  github.failNext('pulls/list', { odd: 200, body: JSON.stringify(listed) })
  expect(await find(github)).toMatchObject({ number: null, why: expect.stringContaining('No open') })
})

test('what is no list is named', async () => {
  await using github = await startFakeGitHub()
  github.failNext('pulls/list', { odd: 200, body: '{}' })
  await expect(find(github, {}, once())).rejects.toThrow('in place of a list of pull requests.')
})

test('a branch of our own repository has its pull request, too', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 4, headRef: 'topic', headSha: head }] })
  const branch = { repository: repositoryIds.own, owner: 'acme', name: 'topic' }
  expect(await find(github, { branch, isStrangers: false })).toMatchObject({ number: 4 })
})

test('what the event names is not asked for, nor what nothing is known of', async () => {
  await using github = await startFakeGitHub()
  expect(await find(github, { pull: 9 })).toMatchObject({ number: 9, all: [9] })
  expect(await find(github, { branch: null })).toMatchObject({
    why: expect.stringMatching(/names no branch/),
  })
  expect(await find(github, { branch: null, run: null })).toMatchObject({
    why: expect.stringMatching(/no pull request/),
  })
  expect(github.requests).toEqual([])
})

test('a fault is tried again, a token that may not read is named', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 4, ...fork }] })
  github.failNext('pulls/list', { odd: 200, body: '<html>' })
  expect(await find(github)).toMatchObject({ number: 4 })
  github.failNext('pulls/list', { status: 403, message: 'Resource not accessible by integration' })
  const error = await find(github).catch(caught => caught)
  expect(error).toBeInstanceOf(CouldNotPublish)
  expect(error.message).toBe(
    'The pull request could not be looked up: Resource not accessible by integration - https://docs.github.com/rest (403). The token may not do this; give the job "permissions: pull-requests: write". On a pull request from a fork GitHub never allows it.',
  )
})
