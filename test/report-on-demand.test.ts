// The publishing half for a pull request that a workflow names: after a comment that asked for it, or started by hand.
import { expect, test } from 'vitest'
import { time } from './core/report/runs.ts'
import { fork, head, later, report, resultOf, slower, startWith } from './support/handed-over.ts'
import { long } from './support/long.ts'

const files = { 'benchgate/result.json': slower() }
const event = { name: 'issue_comment', payload: { issue: { number: 7, pull_request: {} } } }
const named = { 'pull-request': '7', head }

test('a measurement that a member has requested is judged and commented on', long, async () => {
  await using github = await startWith()
  const { status, outputs, printed } = await report(github, { files, event, inputs: named })
  expect(printed).toContain('::error::1 of 2 benchmarks regressed')
  expect([status, outputs.verdict]).toEqual([1, 'fail'])
  expect(github.comments).toMatchObject([
    { issue: 7, body: expect.stringMatching(new RegExp(`^<!-- .* head=${head} .*-->\n## ❌ Benchgate`)) },
  ])
  expect(github.checks).toEqual([])
  expect(github.problems).toEqual([])
})

test('also where there was a push since', long, async () => {
  await using github = await startWith({ pulls: [{ ...fork, headSha: later }] })
  await report(github, { files, event, inputs: named })
  expect(github.comments[0]?.body).toContain(`head=${head} `)
})

test.each([
  ['without the commit that of now counts', { 'pull-request': '7' }, event.name, /neither the expected/],
  ['another commit', { ...named, head: 'd'.repeat(40) }, event.name, /neither the expected/],
  ['a commit that is none', { ...named, head: 'main' }, event.name, /^head: "main" is not accepted/],
  ['a commit alone', { head }, event.name, /^head: .* has no effect without "pull-request"/],
  ['a pull request that is none', { ...named, 'pull-request': '8' }, event.name, /#8 could not be read/],
  ['where the event has one', named, 'pull_request', /is not needed on "pull_request"/],
  ['no name at all', {}, event.name, /name the pull request by "pull-request" and "head"/],
])('%s: nothing is published as a result', long, async (_, inputs, name, says) => {
  await using github = await startWith({ pulls: [{ ...fork, headSha: later }] })
  const { status, printed, outputs } = await report(github, {
    files,
    event: { ...event, name },
    inputs: inputs as Record<string, string>,
  })
  expect([status, outputs.verdict ?? 'error']).toEqual([1, 'error'])
  expect(/::error::(.*)/.exec(printed)?.[1]).toMatch(says)
})

test('an improvement sets the label that is asked for', long, async () => {
  await using github = await startWith()
  const faster = resultOf([time('Fast', 2e-3)], [time('Fast', 1e-3)])
  await report(github, {
    files: { 'benchgate/result.json': faster },
    event,
    inputs: { ...named, 'improved-label': 'faster' },
  })
  expect(github.labellings).toMatchObject([{ issue: 7, label: 'faster', event: 'labeled' }])
  expect(github.problems).toEqual([])
})
