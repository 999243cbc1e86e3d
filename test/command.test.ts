// command/action.yml as a step: who may ask for what, how people see that it was understood, and what comes out.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, runStep, type StepResult } from './support/action.ts'
import { type FakeGitHub, type FakePull, startFakeGitHub } from './support/fake-github.ts'
import { githubFaults } from './support/github-faults.ts'
import { long, longUnless } from './support/long.ts'
import { recorded } from './support/recorded.ts'

const permissions = { ada: 'admin', wes: 'write', tri: 'read' }
const head = 'c'.repeat(40)
const pull: FakePull = { number: 7, headSha: head, headRepository: 'mallory/widgets' }

interface Given {
  readonly by?: string
  readonly action?: string
  readonly isPull?: boolean
  readonly event?: string
}

async function say(github: FakeGitHub, body: string, given: Given = {}): Promise<StepResult> {
  const { by = 'wes', action = 'created', isPull = true, event = 'issue_comment' } = given
  await using repository = await recorded('', '')
  const user = { login: by, type: 'User' } as const
  github.comments.push({ id: 50, issue: 7, body, user })
  return await runStep({
    temp: repository.temp,
    workspace: repository.folder,
    inputs: { 'github-token': 'fake-token' },
    entry: 'command',
    event: {
      name: event,
      payload: {
        action,
        issue: { number: 7, ...(isPull ? { pull_request: {} } : {}) },
        comment: { id: 50, body, user: { login: by }, author_association: 'OWNER' },
      },
    },
    env: { GITHUB_API_URL: github.url },
  })
}

const reactions = ({ reactions: all }: FakeGitHub) =>
  all.map(({ comment, content }) => `${comment} ${content}`)
const answers = ({ comments }: FakeGitHub) => comments.filter(({ id }) => id !== 50).map(({ body }) => body)
const nothing = { run: '', 'pull-request': '', head: '', base: '', count: '', bench: '' }

test("a member's command becomes the outputs of action.yml, with the head at that time", async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  const { status, outputs } = await say(github, '/benchgate run count=40 bench=^Encode$|x')
  expect([status, outputs]).toEqual([
    0,
    { run: 'true', 'pull-request': '7', head, base: 'b'.repeat(40), count: '40', bench: '^Encode$|x' },
  ])
  expect([reactions(github), answers(github)]).toEqual([['50 eyes'], []])
  const { outputs: named } = parse(await readFile(join(root, 'command/action.yml'), 'utf8'))
  expect(Object.keys(named)).toEqual(Object.keys(outputs))
  expect(github.problems).toEqual([])
})

const rows: readonly [string, string, Given & { closed?: boolean }, string[], RegExp | null][] = [
  ['other words', 'looks good', {}, [], null],
  ['a quoted command', '> /benchgate run', {}, [], null],
  ['an edited comment', '/benchgate run', { action: 'edited' }, [], null],
  ['a deleted comment', '/benchgate run', { action: 'deleted' }, [], null],
  ['a stranger', '/benchgate run', { by: 'stranger' }, ['50 confused'], null],
  ['who may only read', '/benchgate run', { by: 'tri' }, ['50 confused'], null],
  ['a stranger who mistypes', '/benchgate rn', { by: 'stranger' }, ['50 confused'], null],
  ['a member who mistypes', '/benchgate rn', {}, ['50 confused'], /did you mean `run`/],
  ['a wrong option', '/benchgate run cuont=4', {}, ['50 confused'], /did you mean `count`/],
  ['an issue', '/benchgate run', { isPull: false }, ['50 confused'], /not a pull request/],
  ['a closed pull request', '/benchgate run', { closed: true }, ['50 confused'], /is closed/],
  ['an acceptance', '/benchgate accept Encode: agreed', {}, ['50 eyes'], null],
  ['an acceptance by a stranger', '/benchgate accept A: b', { by: 'stranger' }, ['50 confused'], null],
  ['an attack', '/benchgate run\n::set-output name=run::true', {}, ['50 confused'], /a single line/],
]
for (const [index, [name, body, { closed, ...given }, reacted, answered]] of rows.entries())
  test(`${name}: nothing is run`, longUnless(index % 5 === 4), async () => {
    const state = closed ? 'closed' : 'open'
    await using github = await startFakeGitHub({ pulls: [{ ...pull, state }], permissions })
    const { status, outputs } = await say(github, body, given)
    expect([status, outputs]).toEqual([0, nothing])
    expect(reactions(github)).toEqual(reacted)
    expect(answers(github)).toEqual(answered === null ? [] : [expect.stringMatching(answered)])
    expect(github.problems).toEqual([])
  })

test('an event that is no comment is refused', long, async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions })
  const { status, printed } = await say(github, '/benchgate run', { event: 'pull_request' })
  expect([status, printed]).toEqual([1, expect.stringContaining('This workflow runs on "pull_request"')])
})

const operations = ['repos/get-collaborator-permission-level', 'pulls/get']
for (const { name, failure, isPassing } of githubFaults)
  for (const operation of operations)
    if (!isPassing)
      test.concurrent(`${name} at ${operation} runs nothing`, long, async () => {
        await using github = await startFakeGitHub({ pulls: [pull], permissions })
        github.failAlways(operation, failure)
        const { status, outputs, printed } = await say(github, '/benchgate run')
        expect(outputs.run ?? '').toBe('')
        // Who is not found may not write.
        if (name === '404' && operation.startsWith('repos/')) expect(status).toBe(0)
        else expect([status, printed]).toEqual([1, expect.stringContaining('::error::')])
      })

test('a rejected reaction is a warning, and the command is carried out', long, async () => {
  await using github = await startFakeGitHub({ pulls: [pull], permissions, readOnly: true })
  const { status, outputs, printed } = await say(github, '/benchgate run')
  expect([status, outputs.run]).toEqual([0, 'true'])
  expect(printed).toMatch(/::warning::The comment could not be answered: .*pull-requests: write/)
})
