// A question to GitHub: by whom it may be asked, and what is said where there is no answer.
import { expect, test } from 'vitest'
import {
  CouldNotPublishError,
  rethrowErrorUnlessHttp404,
  runGitHubRequestsWithRetries,
} from '../../../src/effects/github/api.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { once } from '../../support/patience.ts'

const question = { failing: 'The comment could not be read', permission: 'issues: read' }

const ask = ({ at }: FakeGitHub, token = 'fake-token') =>
  runGitHubRequestsWithRetries(
    { token, at, repository: 'acme/widgets' },
    question,
    once(),
    async (rest, of, client) => {
      const { data } = await rest.pulls.get({ ...of, pull_number: 7 })
      return [data.number, of, client.rest === rest]
    },
  )

test('it is about the repository, with its token', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  expect(await ask(github)).toEqual([7, { owner: 'acme', repo: 'widgets' }, true])
  expect(github.requests).toMatchObject([{ authorization: 'token fake-token' }])
})

test('without a token nothing is asked', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  const error = await ask(github, '').catch(caught => caught)
  expect(error).toBeInstanceOf(CouldNotPublishError)
  expect(error.message).toBe('The comment could not be read: the input "github-token" is empty.')
  expect(github.requests).toEqual([])
})

test('what is not there may be what the token may not see; any other refusal says its own', async () => {
  await using github = await startFakeGitHub({ pulls: [] })
  await expect(ask(github)).rejects.toThrow(
    /^The comment could not be read: Not Found.*\(404\)\..* It requires "permissions: issues: read"\.$/,
  )
  github.failNext('pulls/get', { status: 422, message: 'Validation Failed' })
  await expect(ask(github)).rejects.toThrow(
    /^The comment could not be read: Validation Failed[^.]*\.github\.com\/rest \(422\)\.$/,
  )
})

test('what is not there is null, and any other error stays one', () => {
  expect(rethrowErrorUnlessHttp404(Object.assign(new Error('gone'), { status: 404 }))).toBeNull()
  for (const error of [Object.assign(new Error('no'), { status: 403 }), new Error('none')])
    expect(() => rethrowErrorUnlessHttp404(error)).toThrow(error)
})
