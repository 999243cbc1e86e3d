// The publishing half as a step: result files in, one verdict out, and nothing of it on the word of a file.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { time } from './core/report/runs.ts'
import { root } from './support/action.ts'
import { repositoryIds } from './support/fake-github-answers.ts'
import {
  fork,
  head,
  later,
  main,
  report,
  resultOf,
  runEnded,
  slower,
  startWith,
  unchanged,
} from './support/handed-over.ts'
import { long } from './support/long.ts'

const one = (result: unknown) => ({ 'benchgate/result.json': result })

test('a regression of a fork: a red check on its head, one comment, and a green step', long, async () => {
  await using github = await startWith({ rules: 'threshold: 3%\nrun: make bench\n' })
  const { status, printed, summary, outputs } = await report(github, { files: one(slower({ threshold: 1 })) })
  expect(printed).not.toContain('::error')
  expect(status).toBe(0)
  expect(github.checks).toMatchObject([{ name: 'Benchgate', headSha: head, conclusion: 'failure' }])
  expect(github.checks[0]?.title).toBe('1 of 2 benchmarks regressed')
  expect(github.checks[0]?.detailsUrl).toBe('https://github.com/acme/widgets/actions/runs/99')
  expect(github.checks[0]?.annotations).toEqual([expect.stringMatching(/^Slow is 99\.0% slower/)])
  expect(github.comments).toHaveLength(1)
  for (const text of [github.checks[0]?.summary, github.comments[0]?.body, summary]) {
    expect(text).toContain('**`Slow`** is 99.0% slower')
    expect(text).toContain(
      'threshold](https://github.com/benchgate/benchgate/blob/main/docs/statistics.md#threshold) 3%',
    )
    expect(text).toContain('`threshold`: `1` (rules: `0.03`)')
    expect(text).toContain(`by the rules of this repository, as they are in \`${main.slice(0, 9)}\``)
  }
  expect(github.comments[0]?.body).toMatch(new RegExp(`^<!-- benchgate comment-id=ci run=12.1 head=${head} `))
  // Another run has measured than the one whose summary has the report.
  const runs = 'https://github.com/acme/widgets/actions/runs'
  expect(github.comments[0]?.body).toContain(` · [run](${runs}/12) · [full report](${runs}/99)\n`)
  expect(summary).toContain(` · [run](${runs}/12)\n`)
  expect(github.comments[0]?.body).toMatch(/acme\/widgets\/compare\/[\da-f]{40}\.\.[\da-f]{40}\) /)
  expect(github.comments[0]?.body).toContain('set the label `perf-accepted`')
  expect(outputs).toMatchObject({ verdict: 'fail', regressions: '1', undecided: '0' })
  const action = parse(await readFile(join(root, 'report/action.yml'), 'utf8'))
  expect(Object.keys(outputs).sort()).toEqual(Object.keys(action.outputs).sort())
  expect(github.problems).toEqual([])
})

test('rules that are not accepted are told in the comment, too, which would show an older commit', async () => {
  await using github = await startWith({ rules: 'threshold: 5\n' })
  const green = '<!-- benchgate comment-id=ci -->\n## ✅ Benchgate: of an earlier commit'
  github.comments.push({ id: 1, issue: 7, body: green })
  await report(github, { files: one(slower()) })
  expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
  expect(github.comments[0]?.body).toMatch(
    /❌ Benchgate: Could not measure[\s\S]*threshold: "5"[\s\S]*outdated[\s\S]*of an earlier commit/,
  )
})

test('a re-run updates both; a pass is green', long, async () => {
  await using github = await startWith()
  await report(github, { files: one(slower()) })
  await report(github, { files: one(unchanged()), event: runEnded({ run_attempt: 2 }) })
  expect(github.checks).toMatchObject([{ conclusion: 'success' }])
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('## ✅ Benchgate')
})

test(
  'a push in between: the check is on what was measured, the comment is left to the newer commit',
  long,
  async () => {
    await using github = await startWith({ pulls: [{ ...fork, headSha: later }] })
    const { status, printed } = await report(github, { files: one(slower()) })
    expect(status).toBe(0)
    expect(github.checks).toMatchObject([{ headSha: head, conclusion: 'failure' }])
    expect(github.comments).toEqual([])
    expect(printed).toContain(
      'There is no comment. #7 has a newer head (ddddddddd) than what was measured (aaaaaaaaa).',
    )
  },
)

test('a run that could not measure: the check and the comment say so, with its address', long, async () => {
  await using github = await startWith()
  await report(github, { files: one(unchanged()) })
  const { status, outputs } = await report(github, { files: {}, event: runEnded({ conclusion: 'failure' }) })
  expect([status, outputs.verdict]).toEqual([0, 'error'])
  expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
  expect(github.checks[0]?.summary).toContain('ended as "failure" and has left no result')
  expect(github.checks[0]?.summary).toContain(
    '[the measuring run](https://github.com/acme/widgets/actions/runs/12)',
  )
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('has left no result')
})

test('what somebody has cancelled is cancelled', long, async () => {
  await using github = await startWith()
  await report(github, { files: {}, event: runEnded({ conclusion: 'cancelled' }) })
  expect(github.checks).toMatchObject([{ conclusion: 'cancelled' }])
})

test('of a run that waits for approval nothing is said yet', long, async () => {
  await using github = await startWith()
  const event = runEnded({ conclusion: 'action_required' })
  const { status, printed } = await report(github, { files: {}, event })
  expect([status, github.checks, github.comments]).toEqual([0, [], []])
  expect(printed).toContain('waits for approval')
})

test(
  'a run that was skipped is red for strangers, whose workflow says so, and skipped for our own',
  long,
  async () => {
    await using github = await startWith()
    const skipped = { conclusion: 'skipped' }
    await report(github, { files: {}, event: runEnded(skipped) })
    expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
    expect(github.checks[0]?.summary).toContain('**Check fails**')
    const own = { id: repositoryIds.own, owner: { login: 'acme' } }
    await using another = await startWith({ pulls: [] })
    await report(another, { files: {}, event: runEnded({ ...skipped, head_repository: own }) })
    expect(another.checks).toMatchObject([{ conclusion: 'skipped' }])
    expect(another.checks[0]?.summary).not.toContain('Check fails')
  },
)

const pullRequest = {
  name: 'pull_request',
  payload: {
    repository: { id: 1 },
    pull_request: { number: 7, head: { sha: head, repo: { id: 1 } }, base: { sha: main, ref: 'main' } },
  },
}

test(
  'in the workflow that measures: the step itself is the check, and shards are one verdict',
  long,
  async () => {
    await using github = await startWith()
    const files = {
      'benchgate-1/result.json': slower({ shard: [1, 2] }),
      'benchgate-2/result.json': resultOf([time('B', 1)], [time('B', 1)], { shard: [2, 2] }),
    }
    const { status, printed, outputs } = await report(github, { files, event: pullRequest })
    expect(status).toBe(1)
    expect(printed).toMatch(/::error::1 of 3 benchmarks regressed/)
    expect(printed).toContain('::error title=Performance regression::Slow is 99.0%25 slower')
    expect(github.checks).toEqual([])
    expect(github.comments).toHaveLength(1)
    expect(outputs['check-url']).toBeUndefined()
  },
)

test('a shard that is missing is named, and the verdict is open', long, async () => {
  await using github = await startWith()
  const files = { 'benchgate-1/result.json': unchanged({ shard: [1, 2] }), 'benchgate-2/result.json': '{' }
  const { outputs } = await report(github, { files })
  expect(outputs.verdict).toBe('inconclusive')
  expect(github.checks).toMatchObject([{ conclusion: 'neutral' }])
  expect(github.comments[0]?.body).toContain('1 part of the suite could not be judged')
})

test(
  'in one workflow the rules are those of the pull request, which says what it changes and accepts',
  long,
  async () => {
    const accepted = 'accepted:\n  - match: Slow\n    up-to: 150%\n    why: clearer\n'
    const files = {
      [`${main}:.github/benchgate.yml`]: 'threshold: 3%\n',
      [`${later}:.github/benchgate.yml`]: `threshold: 4%\n${accepted}`,
    }
    const commits = { [main]: [], [head]: [main], [later]: [main, head] }
    await using github = await startWith({ code: { commits, files } })
    const { status, outputs, printed } = await report(github, {
      ...{ files: one(ofCommit(slower(), later)), event: pullRequest, sha: later },
    })
    expect([status, outputs.verdict]).toEqual([0, 'pass'])
    expect(github.comments[0]?.body).toContain('This change modifies the rules')
    expect(printed).toContain('::warning::This change modifies the rules')
  },
)

test('two suites in two workflows: no green one hides a red one', long, async () => {
  await using github = await startWith()
  const of = (workflow: string) => ({
    event: { name: 'workflow_run', payload: { ...runEnded().payload, workflow: { name: workflow } } },
    inputs: { 'comment-id': `${workflow} report/report null` },
  })
  await report(github, { files: one(slower()), ...of('Benchgate Go') })
  await report(github, { files: one(unchanged()), ...of('Benchgate JS') })
  expect(github.checks).toMatchObject([
    { name: 'Benchgate Go', conclusion: 'failure' },
    { name: 'Benchgate JS', conclusion: 'success' },
  ])
})

test('two suites in one workflow have a check and a comment each', long, async () => {
  await using github = await startWith()
  for (const suite of ['go', 'js'])
    await report(github, {
      files: one(unchanged()),
      inputs: { check: `Benchgate (${suite})`, 'comment-id': `ci/report {"suite":"${suite}"}` },
    })
  expect(github.checks.map(({ name }) => name)).toEqual(['Benchgate (go)', 'Benchgate (js)'])
  expect(github.comments.map(({ body }) => /^suite `(\w+)`$/m.exec(body)?.[1])).toEqual(['go', 'js'])
})

function ofCommit(result: ReturnType<typeof slower>, sha: string) {
  return { ...result, commits: { ...result.commits, head: { sha, from: '' } } }
}
