// The label of what makes something faster: set, kept, taken away if it is ours, and no more than a warning where that fails.
import { expect, test } from 'vitest'
import { updateImprovedLabelOfPullRequest } from '../../../src/effects/github/improved-label.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { placeOn } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { labelsOf } from '../../support/fake-github-people.ts'
import { githubFaults } from '../../support/github-faults.ts'
import { longUnlessNth } from '../../support/long.ts'
import { listeningConsole } from '../../support/repository.ts'

const both = [time('A', 1e-3), time('B', 1e-3)]
const result = (a: number, b: number) => resultFrom(both, [time('A', a * 1e-3), time('B', b * 1e-3)])
const [same, faster, mixed] = [result(1, 1), result(1, 0.5), result(2, 0.5)]

async function label(
  github: FakeGitHub,
  of: typeof same,
  name: string | null = 'faster/größer',
): Promise<readonly string[]> {
  const console = listeningConsole()
  await updateImprovedLabelOfPullRequest(of, name, placeOn(github, { console }))
  return console.warnings
}

const labels = ({ labellings }: FakeGitHub) => labelsOf(labellings, 7)
const byHand = (github: FakeGitHub, name: string) =>
  github.labellings.push({ issue: 7, label: name, event: 'labeled', by: 'ada', at: '2026-01-01T00:00:00Z' })

test('is set where something improved and nothing regressed, and taken away when that is over', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  byHand(github, 'mine')
  for (const [run, expected] of [
    [same, ['mine']],
    [faster, ['mine', 'faster/größer']],
    [faster, ['mine', 'faster/größer']],
    [mixed, ['mine']],
    [faster, ['mine', 'faster/größer']],
    // A rule lets what regressed pass.
    [{ ...mixed, verdict: 'pass' }, ['mine']],
    [faster, ['mine', 'faster/größer']],
    // Another benchmark is broken.
    [{ ...faster, verdict: 'fail' }, ['mine']],
    [faster, ['mine', 'faster/größer']],
    [same, ['mine']],
  ] as const) {
    expect(await label(github, run)).toEqual([])
    expect(labels(github)).toEqual(expected)
  }
  expect(github.problems).toEqual([])
})

test('that somebody else has set stays', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  byHand(github, 'faster/größer')
  await label(github, same)
  await label(github, faster)
  await label(github, same)
  expect(labels(github)).toEqual(['faster/größer'])
})

test('nothing is requested without a label, or for a calibration', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  await label(github, faster, null)
  await label(github, resultFrom(both, [time('A', 1e-3), time('B', 5e-4)], { calibrate: true }))
  expect(github.requests).toEqual([])
})

test('a failed lookup is a warning that names the permission', async () => {
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  github.failNext('issues/list-events', { status: 403, message: 'Resource not accessible by integration' })
  expect(await label(github, same)).toEqual([
    expect.stringMatching(/^The label "faster\/größer" could not be checked: .*pull-requests: write/),
  ])
})

for (const [n, { name, failure, isPassing }] of githubFaults.entries())
  for (const operation of ['issues/list-events', 'issues/add-labels'])
    if (!isPassing)
      test(`${name} at ${operation} is a warning`, longUnlessNth(n, 3), async () => {
        await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
        github.failAlways(operation, failure)
        expect(await label(github, faster)).toEqual([
          expect.stringMatching(/^The label "faster\/größer" could not be set: /),
        ])
      })
