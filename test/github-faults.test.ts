// Every fault of GitHub's API under the whole Action, alone and with a cancel as the runner makes it: nothing is lost but the comment.
// @module-tag long
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep, type StepResult } from './support/action.ts'
import { type FakeGitHub, startFakeGitHub } from './support/fake-github.ts'
import { type Fault, githubFaults } from './support/github-faults.ts'
import { runsAll } from './support/long.ts'
import { briefly, onPull } from './support/on-pull.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const operations = ['issues/list-comments', 'issues/create-comment', 'issues/update-comment'] as const
type Operation = (typeof operations)[number]

/** A run that finds a regression. The comment of the run before stands only where it is to be updated. */
async function runWith(
  repository: Recorded,
  github: FakeGitHub,
  cancelAt: Operation | 'issues/list-events' | null = null,
  isTime: () => boolean = () => isPublished(repository),
): Promise<StepResult> {
  let kill = (_: NodeJS.Signals) => {}
  const timers: NodeJS.Timeout[] = []
  if (cancelAt !== null) {
    const act = () => {
      // Before the verdict is published, it is a request about progress.
      if (!isTime()) github.beforeAnswer(cancelAt, act)
      else cancel(signal => kill(signal), timers)
    }
    github.beforeAnswer(cancelAt, act)
  }
  const result = await runStep({
    ...(await onPull(repository, briefly, { GITHUB_API_URL: github.url })),
    onOutput(_, signal) {
      kill = signal
    },
  })
  for (const timer of timers) clearTimeout(timer)
  return result
}

/** As the runner does. */
function cancel(kill: (signal: NodeJS.Signals) => void, timers: NodeJS.Timeout[]): void {
  kill('SIGINT')
  timers.push(
    setTimeout(() => kill('SIGTERM'), 7500),
    setTimeout(() => kill('SIGKILL'), 10_000),
  )
}

function isPublished({ temp }: Recorded): boolean {
  return readFileSync(join(temp, '_runner_file_commands', 'github_output'), 'utf8').includes('verdict')
}

/** Everything but the comment is there, and the comment is one and whole. */
function expectWhole({ status, summary, outputs }: StepResult, github: FakeGitHub): void {
  expect(status).toBe(1)
  expect(outputs).toMatchObject({ verdict: 'fail', regressions: '1' })
  expect(summary).toContain('is 20.0% slower')
  for (const name of ['report', 'results', 'base-file', 'head-file'])
    expect(existsSync(outputs[name] ?? ''), name).toBe(true)
  expect(github.comments.length).toBeLessThanOrEqual(1)
  for (const { body } of github.comments)
    expect(body).toMatch(
      /^<!-- .* -->\n(first|## (⏳|❌)[\s\S]*(<!-- \/benchgate notice -->|<\/sub>\n+<!-- benchgate ledger=[\w-]+ -->))\n*$/,
    )
  expect(github.problems).toEqual([])
}

const slower = () => recorded(bench('Encode', 100), bench('Encode', 120))
const old = '<!-- benchgate comment-id=benchgate -->\nfirst'

async function faulty(operation: Operation, { failure }: Fault): Promise<FakeGitHub> {
  const github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  if (operation === 'issues/update-comment') github.comments.push({ id: 1, issue: 7, body: old })
  github.failAlways(operation, failure)
  return github
}

let tried = 0
/** Each takes half a second to 45. */
const isTried = () => tried++ % 10 === 0 || runsAll

for (const fault of githubFaults)
  for (const operation of operations) {
    // A comment that cannot be found is created; the fake has it still.
    if (fault.name === '404' && operation === 'issues/update-comment') continue

    // What GitHub has done nevertheless is found by the next look.
    if ('odd' in fault.failure && operation === 'issues/create-comment') continue

    // What passes is waited for; but for two that is tried at the request alone (effects/github/faults.test.ts).
    if (!fault.isPassing || ['500', 'a 200 with a page'].includes(fault.name)) {
      const isQuick = fault.name === '403, locked' && operation === 'issues/create-comment'
      test.runIf(isQuick || isTried()).concurrent(`${fault.name} at ${operation}`, async () => {
        await using repository = await slower()
        await using github = await faulty(operation, fault)
        const result = await runWith(repository, github)
        expectWhole(result, github)
        expect(result.printed).toMatch(/::warning::The comment on acme\/widgets#7 could not be written: /)
        expect(result.printed).toMatch(fault.says)
        expect(result.outputs['comment-url']).toBe('')
      })
    }

    // Nothing tells when a connection was refused.
    if ('refused' in fault.failure) continue
    test.runIf(isTried()).concurrent(`${fault.name} at ${operation}, and a cancel then`, async () => {
      await using repository = await slower()
      await using github = await faulty(operation, fault)
      const result = await runWith(repository, github, operation)
      expectWhole(result, github)
      expect(result.printed).toMatch(/SIGINT: ending; the verdict does not change/)
      expect(result.printed).not.toContain('SIGTERM')
    })
  }

for (const operation of ['issues/list-comments', 'issues/update-comment'] as const)
  test.concurrent(`a cancel at ${operation}, where GitHub works, still writes the comment`, async () => {
    await using repository = await slower()
    await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
    const result = await runWith(repository, github, operation)
    expectWhole(result, github)
    expect(github.comments[0]?.body).toContain('is 20.0% slower')
  })

test('a cancel while GitHub hangs over what was accepted: the verdict is there, and nothing is accepted', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  github.failAlways('issues/list-events', { hang: 'before headers' })
  const result = await runWith(repository, github, 'issues/list-events', () => true)
  expectWhole(result, github)
  expect(result.printed).not.toContain('SIGTERM')
})

test('a cancel while it measures and GitHub hangs: the run ends before the runner loses patience', async () => {
  await using repository = await slower()
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  github.failAlways('issues/list-comments', { hang: 'before headers' })
  const result = await runWith(repository, github, 'issues/list-comments', () => true)
  expect([result.status, result.summary, github.comments]).toEqual([130, '', []])
  expect(result.printed).toContain('Cancelled.')
  expect(result.printed).not.toContain('SIGTERM')
  expect(await repository.git.run(['status', '--porcelain'])).toBe('')
})
