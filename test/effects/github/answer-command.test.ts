// What a comment with a command gets: outputs for who may write, a reaction for everybody, and words for members alone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acknowledgeCommentCommandAndGetOutputs } from '../../../src/effects/github/answer-command.ts'
import { createRequestDeadline } from '../../../src/effects/github/api.ts'
import { type FakeGitHub, type FakePull, startFakeGitHub } from '../../support/fake-github.ts'
import { listeningConsole } from '../../support/repository.ts'

const permissions = { ada: 'admin', wes: 'write', tri: 'read' }
const head = 'c'.repeat(40)
const pull: FakePull = { number: 7, headSha: head, headRepository: 'mallory/widgets' }
const nothing = { run: '', 'pull-request': '', head: '', base: '', count: '', bench: '' }
const asked = { ...nothing, run: 'true', 'pull-request': '7', head, base: 'b'.repeat(40) }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The event of a comment, without what `more` has as undefined. */
const eventOf = (body: string, by = 'wes', more: object = {}) => ({
  ...{ action: 'created', issue: { number: 7, pull_request: {} } },
  comment: { id: 50, body, user: { login: by } },
  ...more,
})

async function answer(github: FakeGitHub, payload: object, name = 'issue_comment') {
  const path = join(folder, 'event.json')
  await writeFile(path, JSON.stringify(payload))
  github.comments.push({ id: 50, issue: 7, body: '', user: { login: 'wes', type: 'User' } })
  const console = listeningConsole()
  const outputs = await acknowledgeCommentCommandAndGetOutputs(
    { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path },
    { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
    createRequestDeadline(20_000, new AbortController().signal),
    console,
  )
  const answers = github.comments.filter(({ id }) => id !== 50).map(({ body }) => body)
  return { outputs, answers, reactions: github.reactions.map(({ content }) => content), ...console }
}

test.each([
  ['wes', '/benchgate run', asked],
  ['ada', '/benchgate run count=40 bench=^Encode$|x', { ...asked, count: '40', bench: '^Encode$|x' }],
])('what %s may ask for (%s) is for the head of that moment', async (by, body, outputs) => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  expect(await answer(github, eventOf(body, by))).toMatchObject({
    ...{ outputs, answers: [], reactions: ['eyes'], said: [], warnings: [] },
  })
  expect(github.problems).toEqual([])
})

const run = '/benchgate run'
test.each<[string, object]>([
  ['other words', eventOf('looks good')],
  ['an edited comment', eventOf(run, 'wes', { action: 'edited' })],
  ['no body', eventOf(run, 'wes', { comment: { id: 50, user: { login: 'wes' } } })],
  ['no number', eventOf(run, 'wes', { issue: { pull_request: {} } })],
  ['no issue', eventOf(run, 'wes', { issue: undefined })],
  ['no id', eventOf(run, 'wes', { comment: { body: run, user: { login: 'wes' } } })],
  ['no author', eventOf(run, 'wes', { comment: { id: 50, body: run } })],
  ['no comment', eventOf(run, 'wes', { comment: undefined })],
])('%s: nothing is asked or said', async (_, payload) => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  expect(await answer(github, payload)).toMatchObject({ outputs: nothing, answers: [], said: [] })
  expect(github.requests).toEqual([])
})

const stranger = 'stranger has no write permission for acme/widgets: nothing runs.'
test.each<[string, object, string[], string[], (string | RegExp)[]]>([
  ['a stranger', eventOf(run, 'stranger'), ['confused'], [], [stranger]],
  ['a stranger who mistypes', eventOf('/benchgate rn', 'stranger'), ['confused'], [], [stranger]],
  ['who mistypes', eventOf('/benchgate rn'), ['confused'], ['did you mean `run`'], [/did you mean `run`/]],
  [
    'an issue',
    eventOf(run, 'wes', { issue: { number: 7 } }),
    ['confused'],
    ['This is not a pull request'],
    [/This is not a pull request, so there is nothing to measure or accept\./],
  ],
  ['an acceptance', eventOf('/benchgate accept Encode: agreed'), ['eyes'], [], []],
])('%s: nothing is run', async (_, payload, reactions, answers, said) => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  expect(await answer(github, payload)).toMatchObject({
    ...{ outputs: nothing, reactions, warnings: [] },
    answers: answers.map(one => expect.stringContaining(one)),
    said: said.map(one => expect.stringMatching(one)),
  })
})

test('of a closed pull request nothing is run', async () => {
  await using github = await startFakeGitHub({ pulls: [{ ...pull, state: 'closed' }], permissions })
  expect(await answer(github, eventOf(run))).toMatchObject({
    ...{ outputs: nothing, reactions: ['confused'] },
    answers: ['The pull request is closed. Reopen it to measure it.'],
  })
})

test('another event is refused, one without a name, and one without a payload', async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  await expect(answer(github, eventOf(run), 'pull_request')).rejects.toThrow(
    /^This workflow runs on "pull_request", .* "types: \[created\]"\.$/,
  )
  const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
  const patience = createRequestDeadline(20_000, new AbortController().signal)
  await expect(
    acknowledgeCommentCommandAndGetOutputs({}, repository, patience, listeningConsole()),
  ).rejects.toThrow('This workflow runs on ""')
  const env = { GITHUB_EVENT_NAME: 'issue_comment' }
  await expect(
    acknowledgeCommentCommandAndGetOutputs(env, repository, patience, listeningConsole()),
  ).rejects.toThrow('GITHUB_EVENT_PATH:  cannot be read')
  expect(github.requests).toEqual([])
})

test('an answer that GitHub does not take is a warning, and what was asked for is done', async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions, readOnly: true })
  expect(await answer(github, eventOf(run))).toMatchObject({
    outputs: asked,
    warnings: [expect.stringMatching(/^The comment could not be answered: .*pull-requests: write/)],
  })
})

test('a reaction that fails for the moment repeats no comment', async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  github.failNext('reactions/create-for-issue-comment', { status: 429, retryAfter: 0 })
  expect(await answer(github, eventOf('/benchgate rn'))).toMatchObject({
    ...{ reactions: ['confused'], answers: [expect.anything()], warnings: [] },
  })
})

test.each([
  ['repos/get-collaborator-permission-level', /^The permissions of wes could not be read: .*contents: read/],
  ['pulls/get', /^Pull request #7 could not be read: .*pull-requests: read/],
])('where GitHub does not say %s nothing is run', async (operation, why) => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  github.failAlways(operation, { status: 403, message: 'Resource not accessible by integration' })
  await expect(answer(github, eventOf(run))).rejects.toThrow(why)
})
