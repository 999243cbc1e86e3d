// Measuring and publishing apart, by the workflows that `benchgate init` writes, in a real workflow runner: a fork in two
// workflows, and two shards in two replicas.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildWorkflowFileTexts, type InitWorkflowFeatures } from '../../src/core/init/plan.ts'
import { root } from '../support/action.ts'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../support/fake-github.ts'
import { repositoryIds } from '../support/fake-github-answers.ts'
import { goLoop, type Origin, pullRequestOrigin } from './origins.ts'
import { runWorkflow } from './run-workflow.ts'

let artifacts: string
beforeEach(async () => {
  artifacts = await mkdtemp(join(tmpdir(), 'benchgate-artifacts-'))
})
afterEach(() => rm(artifacts, { recursive: true, force: true }))

const steps = [{ uses: 'setup-go', with: { 'go-version': 'stable' } }] as const
const textsOf = (split: Partial<InitWorkflowFeatures>) =>
  buildWorkflowFileTexts({ steps }, split).map(({ text }) => text) as [string, string]

/**
 * Four benchmarks, of which `Do` takes this many turns. Beside busy neighbours a visit can take ten times as long as it
 * should, so that a round goes the other way: there are more rounds than a clear answer needs.
 */
function fill(turns: number) {
  return async (folder: string) => {
    await goLoop(turns, `${turns}`)(folder)
    const others = ['A', 'B', 'C'].map(
      name =>
        `func Benchmark${name}(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink += Work(2000)\n\t}\n}\n`,
    )
    await writeFile(
      join(folder, 'others_test.go'),
      `package loop\n\nimport "testing"\n\n${others.join('\n')}`,
    )
    await mkdir(join(folder, '.github'), { recursive: true })
    await writeFile(
      join(folder, '.github/benchgate.yml'),
      'benchtime: 20ms\ncount: 14\nthreshold: 30%\nmeasure: all\n',
    )
  }
}

const sha = (origin: Origin, ref: string) => origin.git.run(['rev-parse', ref])

/** A GitHub that has the origin's commits, and pull request 7 from a fork. */
async function githubOf(origin: Origin, more: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const [head = '', main = '', merge = ''] = await Promise.all(
    ['feature', 'main', 'refs/pull/7/merge'].map(ref => sha(origin, ref)),
  )
  const rules = await origin.git.run(['show', 'main:.github/benchgate.yml'])
  return startFakeGitHub({
    pulls: [{ number: 7, headSha: head, headRef: 'feature', headRepository: 'stranger/widgets' }],
    code: {
      commits: { [main]: [], [head]: [main], [merge]: [main, head] },
      files: Object.fromEntries([main, merge].map(at => [`${at}:.github/benchgate.yml`, rules])),
    },
    ...more,
  })
}

/** The measuring run has ended: GitHub runs the other workflow, on the default branch. */
async function publish(workflow: string, origin: Origin, github: FakeGitHub, conclusion = 'success') {
  const workflow_run = {
    ...{ id: 12, run_attempt: 1, event: 'pull_request', conclusion },
    ...{ head_sha: await sha(origin, 'feature'), head_branch: 'feature' },
    head_repository: { id: repositoryIds.fork, owner: { login: 'stranger' } },
  }
  const payload = {
    action: 'completed',
    workflow: { name: 'Benchgate' },
    workflow_run,
    repository: { id: repositoryIds.own },
  }
  const main = await sha(origin, 'main')
  return runWorkflow(
    workflow,
    origin,
    github,
    { ARTIFACTS: artifacts },
    {
      ...{ name: 'workflow_run', payload, sha: main },
    },
  )
}

test('a fork: a read-only job measures, and the other workflow publishes; a re-run; a push in between', async () => {
  await using origin = await pullRequestOrigin(fill(2000), fill(20_000))
  const [measuring, reporting] = textsOf({ forks: true, shards: 1, onDemand: false })

  await using readOnly = await githubOf(origin, { readOnly: true })
  const measured = await runWorkflow(measuring, origin, readOnly, { ARTIFACTS: artifacts })
  expect(measured.printed).toContain('Job succeeded')
  expect(readOnly.requests.filter(({ method }) => method !== 'GET')).toEqual([])

  await using github = await githubOf(origin)
  const published = await publish(reporting, origin, github)
  expect(published.printed).toContain('Job succeeded')
  expect(github.checks, measured.printed).toMatchObject([
    { name: 'Benchgate', headSha: await sha(origin, 'feature'), conclusion: 'failure' },
  ])
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('**`Do`** is ')
  expect(github.comments[0]?.body).toContain('by the rules of this repository, as they are in')

  await runWorkflow(measuring, origin, readOnly, { ARTIFACTS: artifacts })
  await publish(reporting, origin, github)
  expect([github.checks.length, github.comments.length]).toEqual([1, 1])

  await using moved = await githubOf(origin, {
    pulls: [{ number: 7, headSha: 'f'.repeat(40), headRef: 'feature', headRepository: 'stranger/widgets' }],
  })
  const late = await publish(reporting, origin, moved)
  expect(late.printed).toContain('#7 has a newer head')
  expect([moved.checks.length, moved.comments.length]).toEqual([1, 0])
  for (const { problems } of [readOnly, github, moved]) expect(problems).toEqual([])
})

test('a fork whose benchmarks do not build: the check and the comment say that measuring failed', async () => {
  const broken = async (folder: string) => {
    await fill(2000)(folder)
    await writeFile(join(folder, 'loop.go'), 'package loop\n\nfunc Do() int { return "no" }\n')
  }
  await using origin = await pullRequestOrigin(fill(2000), broken)
  const [measuring, reporting] = textsOf({ forks: true, shards: 1, onDemand: false })
  await using github = await githubOf(origin)
  const measured = await runWorkflow(measuring, origin, github, { ARTIFACTS: artifacts })
  expect(measured.printed).toContain('Job failed')
  await publish(reporting, origin, github, 'failure')
  expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
  expect(github.comments[0]?.body).toContain('has left no result')
})

test('two shards in two replicas are one comment and one verdict; a missing one is named', async () => {
  await using origin = await pullRequestOrigin(fill(2000), fill(20_000))
  const [sharded] = textsOf({ forks: false, shards: 2, onDemand: false })
  const workflow = sharded
    .replace('        shard: [1, 2]\n', '        shard: [1, 2]\n        replica: [1, 2]\n')
    .replace('          shard: $', `          replica: \${{ matrix.replica }}/2\n          shard: $`)
    .replace(/name: (benchgate-.*matrix\.shard }})/, `name: $1-\${{ matrix.replica }}`)
  await using github = await githubOf(origin)
  const red = await runWorkflow(workflow, origin, github, { ARTIFACTS: artifacts })
  expect(red.status).toBe(1)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/## ❌ Benchgate: 1 of 4 benchmarks regressed/)
  expect(github.checks).toEqual([])

  // As if one machine had been lost on the next attempt.
  await cp(join(artifacts, 'benchgate-1-1'), join(artifacts, 'kept'), { recursive: true })
  await rm(join(artifacts, 'benchgate-1-1'), { recursive: true })
  const again = workflow
    .replace(/\n {2}measure:[\s\S]*?\n(?= {2}report:)/, '\n')
    .replace('    needs: measure\n', '')
  await runWorkflow(again, origin, github, { ARTIFACTS: artifacts })
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('could not be judged')
  expect(github.problems).toEqual([])
})

test('on demand: a member asks in a comment, and gets the answer in another; a stranger gets none', async () => {
  await using origin = await pullRequestOrigin(fill(2000), fill(20_000))
  const [, onDemand] = textsOf({ onDemand: true })
  const [head, main] = [await sha(origin, 'feature'), await sha(origin, 'main')]
  const ask = (github: FakeGitHub, login: string, body: string) => {
    const id = github.comments.length + 50
    github.comments.push({ id, issue: 7, body, user: { login, type: 'User' } })
    const payload = {
      action: 'created',
      issue: { number: 7, pull_request: { url: 'https://api.github.com/repos/acme/widgets/pulls/7' } },
      comment: { id, body, user: { login } },
      repository: { id: repositoryIds.own, default_branch: 'main' },
    }
    const trigger = { name: 'issue_comment', payload, sha: main }
    return runWorkflow(onDemand, origin, github, { ARTIFACTS: artifacts }, trigger)
  }
  await using github = await githubOf(origin, { permissions: { ada: 'write' } })

  const refused = await ask(github, 'stranger', '/benchgate run')
  expect(refused.status).toBe(0)
  expect(github.reactions).toEqual([{ comment: 50, content: 'confused' }])
  expect(github.comments).toHaveLength(1)

  const { printed } = await ask(github, 'ada', '/benchgate run count=8 bench=^BenchmarkDo$|^BenchmarkA$')
  expect(github.reactions.at(-1)).toEqual({ comment: 51, content: 'eyes' })
  const answer = github.comments.at(-1)?.body ?? ''
  // What it says depends on how busy this machine is; that both were measured does not.
  expect(answer, printed).toMatch(/## (❌|⚠️) Benchgate: \d of 2 benchmarks/)
  expect(answer).toContain(`head=${head} `)
  expect(github.problems).toEqual([])
})

test('by hand: the workflow of docs/teams.md measures and comments on the pull request that it is given', async () => {
  await using origin = await pullRequestOrigin(fill(2000), fill(20_000))
  const teams = await readFile(join(root, 'docs/teams.md'), 'utf8')
  const [, workflow = ''] = /<!-- by-hand -->\n+```yaml\n([\s\S]*?)```/.exec(teams) ?? []
  const own = { number: 7, headSha: await sha(origin, 'feature'), baseRef: 'main' }
  await using github = await githubOf(origin, { pulls: [own] })
  const payload = { inputs: { 'pull-request': '7' }, repository: { default_branch: 'main' } }
  const trigger = { name: 'workflow_dispatch', payload, sha: await sha(origin, 'main') }
  const { printed } = await runWorkflow(workflow, origin, github, {}, trigger)
  expect(printed).toContain('as merged into pull request #7')
  expect(github.comments).toMatchObject([
    { issue: 7, body: expect.stringMatching(/## (❌|⚠️) Benchgate: \d of 4 benchmarks/) },
  ])
  expect(github.problems).toEqual([])
})
