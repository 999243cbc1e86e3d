// The comment of the built Action from its first request to its last: while it measures, when cancelled, killed, and on another GitHub.
// @module-tag long
import { execFileSync } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep, type Step } from './support/action.ts'
import { type FakeGitHub, startFakeGitHub } from './support/fake-github.ts'
import { briefly, onPull } from './support/on-pull.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const pulls = [{ number: 7 }]
const slower = () => recorded(bench('Encode', 100), bench('Encode', 120))

async function pullRequest(
  repository: Recorded,
  { at }: FakeGitHub,
  inputs: Record<string, string> = {},
): Promise<Step> {
  const run = { GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1' }
  const urls = { GITHUB_API_URL: at.api, GITHUB_GRAPHQL_URL: at.graphql, GITHUB_SERVER_URL: at.server }
  return onPull(repository, { ...briefly, ...inputs }, { ...urls, ...run })
}

/** A command that takes a line from a pipe in each visit; `goOn` gives it as many as it needs. */
async function waiting({ temp }: Recorded) {
  const path = join(temp, 'pipe')
  execFileSync('mkfifo', [path])
  // Open in both directions, so that no end of it waits for the other.
  const pipe = await open(path, 'r+')
  return {
    run: `echo pid=$$; read line < ${path}; cat bench.txt`,
    goOn: () => pipe.write('go\n'.repeat(100)),
    [Symbol.asyncDispose]: () => pipe.close(),
  }
}

/** Comes back once the comment says that a run measures. */
async function measuring(github: FakeGitHub): Promise<string> {
  for (;;) {
    const body = github.comments[0]?.body ?? ''
    if (body.includes('⏳')) return body
    await new Promise(resolve => setImmediate(resolve))
  }
}

test('on an Enterprise Server, with paths before its API and pages, the comment says that it measures, and then the result', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls, enterprise: true })
  await using command = await waiting(repository)
  const running = runStep(await pullRequest(repository, github, { run: command.run }))
  const during = await measuring(github)
  await command.goOn()
  const result = await running
  expect(github.at).toMatchObject({
    api: expect.stringMatching(/\/api\/v3$/),
    graphql: expect.stringMatching(/\/api\/graphql$/),
  })
  expect(during).toContain(`([log](${github.at.server}/acme/widgets/actions/runs/99))`)
  expect([result.status, github.comments.length]).toEqual([1, 1])
  expect(github.comments[0]?.body).toContain('is 20.0% slower')
  expect(result.outputs['comment-url']).toBe(`${github.at.server}/acme/widgets/issues/7#issuecomment-1`)
  // Whose comment it is was asked of the same server.
  expect(github.requests.map(({ path }) => path)).toContain('/api/graphql')
  expect(github.problems).toEqual([])
})

test('a run that is cancelled while it measures says so, and keeps the last result', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  github.comments.push({ id: 1, issue: 7, body: '<!-- benchgate comment-id=benchgate -->\nthe last result' })
  await using command = await waiting(repository)
  const step = await pullRequest(repository, github, { run: command.run })
  let kill = (_: NodeJS.Signals) => {}
  const running = runStep({ ...step, onOutput: (_, signal) => (kill = signal) })
  await measuring(github)
  kill('SIGINT')
  const result = await running
  expect(result.status).toBe(130)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/Cancelled while measuring[\s\S]*outdated[\s\S]*the last result/)
  expect(result.state.measuring).toBe('')
})

test('the post step of a killed run updates the comment of its own pull request only', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls })
  await using command = await waiting(repository)
  const step = await pullRequest(repository, github, { run: command.run })
  let kill = (_: NodeJS.Signals) => {}
  let printed = ''
  const running = runStep({ ...step, onOutput: (text, signal) => ([printed, kill] = [text, signal]) })
  await measuring(github)
  while (!/pid=\d+/.test(printed)) await new Promise(resolve => setImmediate(resolve))
  kill('SIGKILL')
  process.kill(Number(/pid=(\d+)/.exec(printed)?.[1]), 'SIGKILL')
  const killed = await running
  expect(killed.state.measuring).toBe('true')
  const env = { ...step.env, STATE_folder: killed.state.folder ?? '', STATE_measuring: 'true' }
  const post = await runStep({ ...step, entry: 'post', env })
  expect(post.status).toBe(0)
  expect(github.comments[0]?.body).toContain('Cancelled while measuring')
  // Of a step that has ended in order there is nothing to say.
  const before = github.requests.length
  await runStep({ ...step, entry: 'post', env: { ...env, STATE_measuring: '' } })
  expect(github.requests).toHaveLength(before)
})

test('on workflow_dispatch the pull request is that of the input: its base, and its comment', async () => {
  await using repository = await slower()
  const head = await repository.git.run(['rev-parse', 'head'])
  await repository.git.run(['branch', 'main', 'base'])
  await using github = await startFakeGitHub({ pulls: [{ number: 7, headSha: head, baseRef: 'main' }] })
  const { inputs, ...step } = await pullRequest(repository, github, { 'pull-request': '7' })
  const { base, ...others } = inputs
  const result = await runStep({
    ...step,
    inputs: others,
    event: { name: 'workflow_dispatch', payload: { repository: { default_branch: 'trunk' } } },
  })
  expect([result.status, base]).toEqual([1, 'base'])
  expect(result.printed).toContain('(merge base with main)')
  expect(github.comments[0]?.body).toContain('is 20.0% slower')
  expect(github.comments[0]?.body).toMatch(new RegExp(`^<!-- .* head=${head} `))
  expect(github.problems).toEqual([])
})
