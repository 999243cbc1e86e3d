// The comment of a step that was killed: only where it still says that this very run measures.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markCancelled, startProgress } from '../../../src/effects/github/publish-comment.ts'
import { placeOn } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { listeningConsole } from '../../support/repository.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-cancelled-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pull = { number: 7, base: { ref: 'main' }, head: { sha: 'f'.repeat(40) } }

async function cancel(
  github: FakeGitHub,
  payload: object = { pull_request: pull },
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const path = join(folder, 'event.json')
  await writeFile(path, JSON.stringify(payload))
  const step = {
    ...{ GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_EVENT_PATH: path, GITHUB_API_URL: github.at.api },
    ...{ GITHUB_REPOSITORY: 'acme/widgets', GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1' },
  }
  const given: Readonly<Record<string, string>> = { 'github-token': 'fake-token', ...inputs }
  const console = listeningConsole()
  await markCancelled({ ...step, ...env }, name => given[name] ?? '', console)
  return console.said
}

/** A comment that says that run 99 measures. */
async function measuring(commentId = 'benchgate') {
  const github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  const { mark } = placeOn(github)
  await startProgress(placeOn(github, { mark: { ...mark, commentId } })).end()
  return github
}
const cancelled = /Benchgate: cancelled while measuring/
const body = (github: FakeGitHub) => github.comments[0]?.body

test.each<[string, string, object, Readonly<Record<string, string>>]>([
  ['of the event', 'benchgate', { pull_request: pull }, {}],
  ['that is named', 'benchgate', {}, { 'pull-request': '7' }],
  ['under the id that is set', 'mine', { pull_request: pull }, { 'comment-id': 'mine' }],
])('the pull request %s says so', async (_, id, payload, inputs) => {
  await using github = await measuring(id)
  expect(await cancel(github, payload, inputs)).toEqual([])
  expect(body(github)).toMatch(cancelled)
  expect(github.problems).toEqual([])
})

test.each<[string, object, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  ['of another run', { pull_request: pull }, {}, { GITHUB_RUN_ID: '98' }],
  ['of another id', { pull_request: pull }, { 'comment-id': 'mine' }, {}],
  ['of no pull request', {}, {}, {}],
  ['of number 0', {}, { 'pull-request': '0' }, {}],
  ['of no number', {}, { 'pull-request': '7.5' }, {}],
])('the comment %s is left', async (_, payload, inputs, env) => {
  await using github = await measuring()
  const [before, { length }] = [body(github), github.requests]
  await cancel(github, payload, inputs, env)
  expect(body(github)).toBe(before)
  if (!('pull_request' in payload)) expect(github.requests).toHaveLength(length)
})

test('where it cannot be written nobody is bothered', async () => {
  await using github = await measuring()
  expect(await cancel(github, { pull_request: pull }, { 'github-token': '' })).toEqual([
    expect.stringContaining('"github-token" is empty'),
  ])
})
