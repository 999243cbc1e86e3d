// What lets a regression pass on the pull request, and what is said of what does not.
import { expect, test } from 'vitest'
import { acceptOnPull } from '../../../src/effects/github/acceptances.ts'
import type { CommentPlace } from '../../../src/effects/github/comment.ts'
import {
  commentOnFailure,
  commentOnProgress,
  commentOnResult,
} from '../../../src/effects/github/publish-comment.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { placeOn } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { once } from '../../support/patience.ts'
import { listeningConsole } from '../../support/repository.ts'

const both = [time('Parse', 1e-3), time('Sort', 1e-3)]
const slower = resultFrom(both, [time('Parse', 2e-3), time('Sort', 1e-3)])
const worse = resultFrom(both, [time('Parse', 2e-3), time('Sort', 2e-3)])
const same = resultFrom(both, both)

const start = () => startFakeGitHub({ pulls: [{ number: 7 }], permissions: { kim: 'write' } })

async function accept(
  github: FakeGitHub,
  result = slower,
  label: string | null = 'perf-accepted',
  more: Partial<CommentPlace> = {},
) {
  const console = listeningConsole()
  const accepted = await acceptOnPull(result, label, placeOn(github, { console, ...more }))
  return { ...accepted, verdict: accepted.result.verdict, warnings: console.warnings }
}

const say = (github: FakeGitHub, body: string, login = 'kim') =>
  github.comments.push({
    ...{ id: 1000 + github.comments.length, issue: 7, body, user: { login, type: 'User' } },
    createdAt: '2026-11-22T10:00:00Z',
  })
const label = (github: FakeGitHub, at: string, name = 'perf-accepted') =>
  github.labellings.push({ issue: 7, label: name, event: 'labeled', by: 'kim', at })
const [early, late] = ['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z']

test('a label accepts what the comment showed before it, and nothing that came later', async () => {
  await using github = await start()
  await commentOnResult({ result: slower, granted: [] }, placeOn(github))
  label(github, late)
  const { verdict, granted, warnings } = await accept(github)
  expect([verdict, granted.map(({ match }) => match.benchmark), warnings]).toEqual(['pass', ['Parse'], []])
  // Sort regressed in a later push, and the label is used: nothing is said of it.
  const more = await accept(github, worse)
  expect([more.verdict, more.granted, more.warnings]).toEqual(['fail', granted, []])
  // It goes by its name, and there may be none.
  for (const other of ['slow-ok', null]) expect((await accept(github, slower, other)).verdict).toBe('fail')
  expect(github.problems).toEqual([])
})

test('a label from before a regression accepts nothing, and that is said', async () => {
  await using github = await start()
  await commentOnResult({ result: slower, granted: [] }, placeOn(github))
  label(github, early)
  expect(await accept(github)).toMatchObject({
    ...{ verdict: 'fail', granted: [] },
    warnings: ['kim set the label before the comment showed a regression. Take it off and set it again.'],
  })
})

test.each([
  ['that it measures', (place: CommentPlace) => commentOnProgress(early, null, place, once())],
  ['that nothing could be measured', (place: CommentPlace) => commentOnFailure('report', 'why', place)],
])('a label that is set while the comment says %s accepts nothing that comes then', async (_, comment) => {
  await using github = await start()
  await comment(placeOn(github))
  label(github, late)
  expect(await accept(github)).toMatchObject({
    ...{ verdict: 'fail', granted: [] },
    warnings: [expect.stringContaining('set it again')],
  })
  // Nor once the result is there.
  await commentOnResult({ result: slower, granted: [] }, placeOn(github))
  github.labellings.splice(0)
  label(github, early)
  expect(await accept(github)).toMatchObject({ verdict: 'fail', granted: [] })
  label(github, late)
  expect(await accept(github)).toMatchObject({ verdict: 'pass' })
})

test('who names a benchmark then has said what for', async () => {
  await using github = await start()
  await commentOnProgress(early, null, placeOn(github), once())
  say(github, '/benchgate accept Parse: fine')
  expect(await accept(github)).toMatchObject({
    verdict: 'pass',
    granted: [{ match: { benchmark: 'Parse' } }],
  })
})

test('what the last result below such a notice shows is accepted', async () => {
  await using github = await start()
  await commentOnResult({ result: slower, granted: [] }, placeOn(github))
  await commentOnProgress(early, null, placeOn(github), once())
  label(github, late)
  expect(await accept(github, worse)).toMatchObject({
    verdict: 'fail',
    granted: [{ match: { benchmark: 'Parse' } }],
  })
  expect(await accept(github)).toMatchObject({ verdict: 'pass' })
})

test('before there is a comment it is for what there is now', async () => {
  await using github = await start()
  say(github, '/benchgate accept Parse: checks bounds')
  expect(await accept(github)).toMatchObject({ verdict: 'pass', warnings: [] })
})

test('a comment that names something else accepts nothing, which is said while something is red', async () => {
  await using github = await start()
  say(github, '/benchgate accept Sort: fine')
  const { verdict, warnings } = await accept(github)
  expect([verdict, warnings]).toEqual([
    'fail',
    ['kim accepted "Sort", but no regression that the comment showed then is called so.'],
  ])
  say(github, '/benchgate accept Parse: fine')
  expect(await accept(github)).toMatchObject({ verdict: 'pass', warnings: [] })
  // While another is red the one that was given at the same time and used is not told.
  expect(
    (
      await accept(
        github,
        resultFrom(
          [...both, time('New', 1e-3)],
          [time('Parse', 2e-3), time('Sort', 1e-3), time('New', 2e-3)],
        ),
      )
    ).warnings,
  ).toEqual(warnings)
})

test('what does not count is told with its reason, the last five of each kind at most', async () => {
  await using github = await start()
  for (let n = 0; n < 6; n++) say(github, `/benchgate accept Parse: ${n}`, `stranger${n}`)
  for (let n = 0; n < 6; n++) say(github, `/benchgate accept Other${n}: x`)
  const { verdict, warnings } = await accept(github)
  expect(verdict).toBe('fail')
  expect(warnings).toEqual([
    ...[1, 2, 3, 4, 5].map(
      n =>
        `stranger${n} wrote "/benchgate accept Parse: ${n}", which does not count: It takes write permission.`,
    ),
    ...[1, 2, 3, 4, 5].map(n => expect.stringMatching(`^kim accepted "Other${n}", but`)),
  ])
})

test('GitHub is asked only where something regressed, and by a token', async () => {
  await using github = await start()
  expect(await accept(github, same)).toMatchObject({ verdict: 'pass', granted: [], warnings: [] })
  const thread = { ...placeOn(github).thread, token: '' }
  expect(await accept(github, slower, 'x', { thread })).toMatchObject({ verdict: 'fail', warnings: [] })
  expect(github.requests).toEqual([])
  // The comment is not looked for where nobody has accepted anything.
  await accept(github)
  expect(github.requests.map(({ path }) => path.replace(/\?.*/, ''))).toEqual([
    '/repos/acme/widgets/issues/7/comments',
    '/repos/acme/widgets/issues/7/events',
  ])
})

test.each([
  [
    'issues/list-events',
    /^What was accepted could not be read: .* So nothing is accepted; run the job again\.$/,
  ],
  // The second time it is the comment that is looked for.
  ['issues/list-comments', /^The comment on acme\/widgets#7 could not be read: .* pull-requests: read/],
])('where GitHub does not answer %s the verdict stands', async (operation, said) => {
  await using github = await start()
  label(github, late)
  const refuse = () =>
    github.failAlways(operation, { status: 403, message: 'Resource not accessible by integration' })
  if (operation === 'issues/list-comments') github.beforeAnswer('issues/list-events', refuse)
  else refuse()
  const { verdict, granted, warnings } = await accept(github)
  expect([verdict, granted, warnings]).toEqual(['fail', [], [expect.stringMatching(said)]])
})
