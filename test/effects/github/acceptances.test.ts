// Who has accepted what, asked of GitHub: members and strangers, edited comments, labels set and removed.
import { expect, test } from 'vitest'
import { readAcceptances } from '../../../src/effects/github/acceptances.ts'
import { deadlineOf } from '../../../src/effects/github/api.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import type { FakeComment } from '../../support/fake-github-answers.ts'
import { githubFaults } from '../../support/github-faults.ts'
import { once } from '../../support/patience.ts'

const pulls = [{ number: 7 }]
const permissions = { ada: 'admin', wes: 'write', tri: 'read', 'bot[bot]': 'write' }
const when = (n: number) => `2026-11-0${n}T10:00:00Z`

function read(
  github: FakeGitHub,
  label = 'perf-accepted',
  patience = deadlineOf(10_000, new AbortController().signal),
) {
  const thread = { token: 'fake-token', at: github.at, repository: 'acme/widgets', pull: 7 }
  return readAcceptances(thread, label, patience)
}

function comment(github: FakeGitHub, login: string, body: string, more: Partial<FakeComment> = {}): void {
  const id = github.comments.length + 1
  const user = { login, type: 'User' } as const
  github.comments.push({ id, issue: 7, body, user, createdAt: when(id), association: 'OWNER', ...more })
}

const label = (
  github: FakeGitHub,
  event: 'labeled' | 'unlabeled',
  by: string,
  n: number,
  name = 'perf-accepted',
) => github.labellings.push({ issue: 7, label: name, event, by, at: when(n) })

test('a comment of somebody who may write counts, whatever the comment says of its author', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  comment(github, 'ada', '/benchgate accept Encode: the new format', { association: 'NONE' })
  comment(github, 'stranger', '/benchgate accept Decode: please')
  comment(github, 'tri', '/benchgate accept Decode: please')
  comment(github, 'wes', 'I would say\n/benchgate accept Decode: no')
  comment(github, 'wes', '/benchgate run cuont=3')
  comment(github, 'wes', '/benchgate accept Decode')
  comment(github, 'wes', '/benchgate acept Decode: no\r\n')
  comment(github, 'wes', '/benchgate accept Decode: no\nand more')
  comment(github, 'ada', '/benchgate accept Decode: elsewhere', { issue: 8 })
  const { accepted, refused } = await read(github)
  expect(accepted).toEqual([
    {
      by: 'ada',
      when: when(1),
      what: 'Encode',
      reason: 'the new format',
      url: 'https://github.com/acme/widgets/issues/7#issuecomment-1',
    },
  ])
  const what = '/benchgate accept Decode: please'
  const why = 'It takes write permission.'
  expect(refused).toMatchObject([
    { by: 'stranger', what, why },
    { by: 'tri', what, why },
    { by: 'wes', what: '/benchgate accept Decode', why: expect.stringContaining('a colon, and the reason') },
    { by: 'wes', what: '/benchgate acept Decode: no', why: expect.stringContaining('did you mean `accept`') },
    {
      by: 'wes',
      what: '/benchgate accept Decode: no',
      why: expect.stringContaining('One command is one line'),
    },
  ])
  // Whether one was edited is asked only of what GitHub has touched.
  expect(github.requests.filter(({ path }) => path.includes('graphql'))).toEqual([])
  expect(github.problems).toEqual([])
})

test('a comment that was edited is refused, as it could be by anybody who may write', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5), editedAt: when(5) })
  expect(await read(github)).toEqual({
    accepted: [],
    refused: [
      expect.objectContaining({
        why: expect.stringMatching(/The comment was edited, and it is not known by whom/),
      }),
    ],
  })
})

test('one that GitHub has touched without an edit counts', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5) })
  expect((await read(github)).accepted).toHaveLength(1)
  github.failAlways('graphql', { odd: 200, body: '{"data":{"node":null}}' })
  await expect(read(github, '', once())).rejects.toThrow('What was accepted could not be read')
  expect(github.problems).toEqual([])
})

test('a label counts while it is set, by who set it last', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  const of = async (name?: string) => (await read(github, name)).accepted
  expect(await of()).toEqual([])
  label(github, 'labeled', 'tri', 1)
  label(github, 'labeled', 'tri', 1, 'other')
  const url = 'https://github.com/acme/widgets/pull/7'
  expect(await of()).toEqual([{ by: 'tri', when: when(1), what: null, reason: null, url }])
  expect(await of('PERF-accepted')).toHaveLength(1)
  const asked = () => github.requests.filter(({ path }) => path.includes('/events')).length
  const before = asked()
  expect(await of('')).toEqual([])
  expect(asked()).toBe(before)
  label(github, 'unlabeled', 'ada', 2)
  expect(await of()).toEqual([])
  label(github, 'labeled', 'ada', 3)
  expect(await of()).toMatchObject([{ by: 'ada', when: when(3) }])
  expect(github.problems).toEqual([])
})

test('of people who are gone a label counts, and a comment does not', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  const given = { user: null, created_at: when(1), updated_at: when(1), html_url: 'u' }
  const said = [
    { ...given, body: '/benchgate accept A: x' },
    { ...given, body: null },
  ]
  const labelled = { label: { name: 'perf-accepted' }, created_at: when(2) }
  const events = [
    ...[
      { event: 'labeled' },
      { event: 'labeled', label: {} },
      { ...labelled, event: 'labeled', actor: null },
    ],
    ...[{ ...labelled, event: 'renamed' }, labelled],
  ]
  github.failNext('issues/list-comments', { odd: 200, body: JSON.stringify(said) })
  github.failNext('issues/list-events', { odd: 200, body: JSON.stringify(events) })
  const { accepted, refused } = await read(github)
  expect(accepted).toMatchObject([{ by: '', when: when(2), what: null }])
  expect(refused).toMatchObject([{ by: '', why: 'It takes write permission.' }])
  expect(github.requests.filter(({ path }) => path.includes('/collaborators/'))).toEqual([])
})

test.each([
  ['issues/list-comments', 'a list of comments', ['{}', '[1]', '[null]', '[{},"x"]']],
  ['issues/list-events', 'a list of events', ['{}']],
  ['repos/get-collaborator-permission-level', 'a permission', ['null', '{}', '{"permission":1}']],
  ['graphql', 'when a comment was edited', ['null', '{}', '{"data":{"node":1}}', '{"data":{"node":{}}}']],
])('what is no answer of %s accepts nothing', async (operation, what, bodies) => {
  await using github = await startFakeGitHub({ pulls, permissions })
  comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5) })
  for (const body of bodies) {
    github.failNext(operation, { odd: 200, body })
    await expect(read(github, 'perf-accepted', once())).rejects.toThrow(` in place of ${what}.`)
  }
})

test('the oldest comes first, from as many pages as there are; each person is asked for once', async () => {
  await using github = await startFakeGitHub({ pulls, permissions })
  for (let n = 0; n < 130; n++) comment(github, 'ada', '/benchgate accept A: x', { createdAt: when(5) })
  for (let n = 0; n < 120; n++) label(github, 'labeled', 'wes', 1, `label ${n}`)
  label(github, 'labeled', 'wes', 2)
  const { accepted } = await read(github)
  expect([accepted.length, accepted[0]?.by]).toEqual([131, 'wes'])
  expect(github.requests.filter(({ path }) => path.endsWith('/permission'))).toHaveLength(1)
})

test.each(
  githubFaults
    .filter(({ isPassing }) => !isPassing)
    .flatMap(fault =>
      ['issues/list-comments', 'issues/list-events', 'repos/get-collaborator-permission-level'].map(
        operation => ({ ...fault, operation }),
      ),
    ),
)('$name at $operation accepts nothing, and is told', async ({ failure, operation, name }) => {
  await using github = await startFakeGitHub({ pulls, permissions })
  comment(github, 'ada', '/benchgate accept Encode: x')
  github.failAlways(operation, failure)
  // Who is not found may not write.
  if (name === '404' && operation.startsWith('repos/')) expect((await read(github)).accepted).toEqual([])
  else await expect(read(github)).rejects.toThrow(/^What was accepted could not be read: /)
})
