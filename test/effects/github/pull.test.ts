// The pull request of a number, where the event has none.
import { expect, test } from 'vitest'
import { deadlineOf } from '../../../src/effects/github/api.ts'
import { noEvent } from '../../../src/effects/github/event.ts'
import { askPull, withPull } from '../../../src/effects/github/pull-request.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { once } from '../../support/patience.ts'

const head = 'c'.repeat(40)
const ask =
  ({ at }: FakeGitHub, patience = deadlineOf(30_000, new AbortController().signal)) =>
  (number: number) =>
    askPull({ token: 'fake-token', at, repository: 'Acme/widgets' }, number, patience)
const dispatch = { ...noEvent, name: 'workflow_dispatch' }

test('is as GitHub has it', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 9, headSha: head, baseRef: 'release' }] })
  expect(await withPull(dispatch, 9, false, ask(github))).toMatchObject({
    name: 'workflow_dispatch',
    pull: { number: 9, baseRef: 'release', headSha: head, isOpen: true, isOfFork: false },
  })
  expect(github.problems).toEqual([])
})

test('is not asked for where there is none to ask for, or the event has it', async () => {
  const never = () => Promise.reject(new Error('asked'))
  const event = { ...dispatch, pull: { number: 7, baseRef: 'main', headSha: head } }
  expect(await withPull(event, null, false, never)).toBe(event)
  expect(await withPull(event, 7, false, never)).toBe(event)
  await expect(withPull(event, 9, false, never)).rejects.toThrow(
    /^pull-request: "9" is not .* which is 7\. Leave/,
  )
})

test('of a fork is refused, unless it is trusted', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 9, headRepository: 'mallory/widgets' }] })
  await expect(withPull(dispatch, 9, false, ask(github))).rejects.toThrow(
    /^pull-request: 9 comes from a fork.*trust-head/,
  )
  expect((await withPull(dispatch, 9, true, ask(github))).pull?.number).toBe(9)
})

test('that is closed, or whose repository is gone, is known as such', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 9, state: 'closed' }] })
  expect(await ask(github)(9)).toMatchObject({ isOpen: false, isOfFork: false })
  github.failNext('pulls/get', { odd: 200, body: JSON.stringify(whole) })
  expect(await ask(github)(9)).toMatchObject({ isOpen: true, isOfFork: true })
})

const whole = {
  ...{ number: 9, state: 'open', base: { ref: 'main', sha: head } },
  head: { sha: head, repo: null },
}

test('that is not there, or is no pull request, is told', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 9 }] })
  await expect(ask(github)(8)).rejects.toThrow(
    /^Pull request #8 could not be read: Not Found.* "permissions: pull-requests: read"/,
  )
  for (const odd of [
    ...['', [], null, { number: 9 }, { ...whole, number: 8 }, { ...whole, head: undefined }],
    ...[
      { ...whole, head: { sha: 'x' } },
      { ...whole, base: undefined },
    ],
    ...[
      { ...whole, base: { ref: 'main' } },
      { ...whole, base: { sha: head } },
    ],
  ]) {
    github.failAlways('pulls/get', { odd: 200, body: odd === '' ? '' : JSON.stringify(odd) })
    await expect(ask(github, once())(9)).rejects.toThrow(/in place of a pull request/)
  }
})
