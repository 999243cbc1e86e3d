// `/benchgate run` from the comment to the comment: the three jobs of its workflow, each with the inputs that the workflow gives it.
// @module-tag long
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildWorkflowFileTexts } from '../src/core/init/plan.ts'
import { runStep, type StepResult } from './support/action.ts'
import { startFakeGitHub } from './support/fake-github.ts'
import { bench, recorded } from './support/recorded.ts'

const { jobs } = parse(buildWorkflowFileTexts({ steps: [] }, { onDemand: true })[1]?.text ?? '')
const pin = /^benchgate\/benchgate(\/\w+)?@/

/** What a job gives our action, with the outputs of the first job put in as the runner does. */
function inputsOf(job: 'measure' | 'report', outputs: StepResult['outputs'], folder: string) {
  const step = jobs[job].steps.find(({ uses = '' }) => pin.test(uses))
  const filled = Object.entries<unknown>(step.with).map(([name, value]) => [
    name,
    String(value)
      .replace(/\$\{\{ needs\.ask\.outputs\.([\w-]+) \}\}/g, (_, output: string) => outputs[output] ?? '')
      .replace(/\$\{\{ runner\.temp \}\}/, folder),
  ])
  return Object.fromEntries(filled)
}

test('a member asks, the head of that moment is measured by what may only read, and one comment has the answer', async () => {
  await using repository = await recorded(bench('Encode', 100), bench('Encode', 120))
  const { temp } = repository
  const head = await repository.git.run(['rev-parse', 'head'])
  await repository.git.run(['branch', 'main', 'base'])
  const main = await repository.git.run(['rev-parse', 'main'])
  const rules = 'run: cat bench.txt\ncount: 8\n'
  await using github = await startFakeGitHub({
    pulls: [{ number: 7, headSha: head, baseRef: 'main', headRepository: 'stranger/widgets' }],
    permissions: { ada: 'write' },
    code: { commits: { [head]: [main] }, files: { [`${main}:.github/benchgate.yml`]: rules } },
  })
  const body = '/benchgate run count=9'
  github.comments.push({ id: 50, issue: 7, body, user: { login: 'ada', type: 'User' } })
  const event = {
    name: 'issue_comment',
    payload: {
      action: 'created',
      repository: { id: 1, default_branch: 'main' },
      issue: { number: 7, pull_request: {} },
      comment: { id: 50, body, user: { login: 'ada' } },
    },
  }
  const env = { GITHUB_API_URL: github.url, GITHUB_SHA: main, GITHUB_RUN_ID: '99' }
  const token = { 'github-token': 'fake-token' }
  const common = { temp, workspace: repository.folder, event, env }

  const asked = await runStep({ ...common, entry: 'command', inputs: token })
  expect(asked.outputs).toMatchObject({ run: 'true', head, count: '9' })

  const measured = join(temp, 'measured')
  const inputs = { run: 'cat bench.txt', ...token, ...inputsOf('measure', asked.outputs, measured) }
  const measuring = await runStep({ ...common, inputs })
  expect(measuring.printed).not.toContain('::error')
  expect(measuring.status).toBe(0)
  expect(measuring.printed).toContain('(merge base with main)')
  // Neither the measuring half nor the first has written anything but the reaction.
  expect(github.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
    '/repos/acme/widgets/issues/comments/50/reactions',
  ])

  const handed = join(temp, 'handed')
  const taken = inputsOf('report', asked.outputs, handed)
  const path = join(taken.results, 'benchgate/result.json')
  await mkdir(dirname(path), { recursive: true })
  await cp(join(measured, 'benchgate/result.json'), path)
  const reported = await runStep({ ...common, entry: 'report', inputs: { ...token, ...taken } })
  expect([reported.status, reported.outputs.verdict]).toEqual([1, 'fail'])
  expect(github.comments).toHaveLength(2)
  expect(github.comments[1]?.body).toContain('is 20.0% slower')
  expect(github.comments[1]?.body).toContain(`head=${head} `)
  expect(github.problems).toEqual([])
})
