// The check run on a commit: one of its name, whatever GitHub does meanwhile.
// @module-tag long
import { expect, test } from 'vitest'
import { type Check, writeCheck } from '../../../src/effects/github/check-run.ts'
import { patienceOf } from '../../../src/effects/github/retry.ts'
import { type FakeCheck, type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'

const check: Check = {
  ...{ name: 'Benchgate', head: 'a'.repeat(40), conclusion: 'failure' },
  ...{ title: '1 of 2 benchmarks regressed', summary: '## Worse', run: 'https://github.com/run' },
  annotations: ['Parse is 12 % slower'],
}

const write = (github: FakeGitHub, more: Partial<Check> = {}) =>
  writeCheck(
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    { ...check, ...more },
    patienceOf(20_000, new AbortController().signal),
  )

const other: FakeCheck = {
  ...{ id: 1, name: 'Benchgate', headSha: check.head, externalId: '', status: 'completed' },
  ...{ conclusion: 'success', detailsUrl: '', title: 'theirs', summary: '' },
  annotations: [],
}

test('the first run creates it, a re-run updates it', async () => {
  await using github = await startFakeGitHub()
  const url = await write(github)
  expect(github.checks).toMatchObject([
    { ...{ name: 'Benchgate', headSha: check.head, status: 'completed', conclusion: 'failure' } },
  ])
  expect(github.checks[0]).toMatchObject({ title: check.title, summary: '## Worse', detailsUrl: check.run })
  expect(await write(github, { conclusion: 'success', title: 'no regression', run: null })).toBe(url)
  expect(github.checks).toMatchObject([{ conclusion: 'success', title: 'no regression' }])
  expect(github.problems).toEqual([])
})

test('annotations stay once, as GitHub only ever adds to them; a run that has the first ones adds them', async () => {
  await using github = await startFakeGitHub()
  await write(github, { annotations: [] })
  await write(github)
  await write(github, { annotations: ['Parse is 14 % slower'] })
  expect(github.checks).toMatchObject([{ annotations: check.annotations }])
  expect(github.problems).toEqual([])
})

test('neither one of another name or commit, nor one that is not ours, is touched', async () => {
  await using github = await startFakeGitHub()
  github.checks.push(other)
  await write(github)
  await write(github, { name: 'Benchgate (race)' })
  await write(github, { head: 'b'.repeat(40) })
  expect(github.checks.map(({ name, title }) => [name, title === 'theirs'])).toEqual([
    ...[
      ['Benchgate', true],
      ['Benchgate', false],
      ['Benchgate (race)', false],
      ['Benchgate', false],
    ],
  ])
})

test('one of another app with our mark cannot be changed, so there is one of our own', async () => {
  await using github = await startFakeGitHub()
  github.checks.push({ ...other, app: 'someone', externalId: 'benchgate' })
  await write(github)
  expect(github.checks.map(({ title }) => title)).toEqual(['theirs', check.title])
})

test.each([
  ['a fault before it is made', 'checks/create', { status: 502 }],
  ['an answer that is lost', 'checks/create', { status: 502, after: true }],
  ['an answer that is none', 'checks/create', { odd: 201, body: '' }],
  ['a list that is none', 'checks/list-for-ref', { odd: 200, body: '{}' }],
] as const)('%s leaves one check run', async (_, operation, failure) => {
  await using github = await startFakeGitHub()
  github.failNext(operation, failure)
  await write(github)
  expect(github.checks).toHaveLength(1)
  expect(github.problems).toEqual([])
})

test('a token that may not is told what it needs', async () => {
  await using github = await startFakeGitHub({ readOnly: true })
  await expect(write(github)).rejects.toThrow(
    'The check run could not be written: Resource not accessible by integration - https://docs.github.com/rest (403). The token may not do this; give the job "permissions: checks: write".',
  )
  await expect(
    writeCheck(
      { token: '', at: github.at, repository: 'acme/widgets' },
      check,
      patienceOf(1, new AbortController().signal),
    ),
  ).rejects.toThrow('the input "github-token" is empty')
})

test('a title of any length is cut, as GitHub takes only short ones', async () => {
  await using github = await startFakeGitHub()
  await write(github, { title: 'x'.repeat(9000) })
  expect(github.checks[0]?.title).toHaveLength(250)
})

test.each([
  ['a fault', { status: 503 }],
  ['an answer that is lost', { reset: true, after: true }],
  ['one that is gone', { status: 404, message: 'Not Found' }],
] as const)('%s of an update leaves one check run that is up to date', async (_, failure) => {
  await using github = await startFakeGitHub()
  await write(github)
  github.failNext('checks/update', failure)
  await write(github, { title: 'again' })
  expect(github.checks.at(-1)?.title).toBe('again')
  expect(github.checks).toHaveLength('message' in failure ? 2 : 1)
})

test('a cancel ends the waiting', async () => {
  await using github = await startFakeGitHub()
  github.failNext('checks/list-for-ref', { hang: 'before headers' })
  const controller = new AbortController()
  github.beforeAnswer('checks/list-for-ref', () => controller.abort())
  const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
  await expect(writeCheck(repository, check, patienceOf(20_000, controller.signal))).rejects.toThrow(
    'the run was cancelled meanwhile',
  )
})
