// Accepting a regression on the pull request, through the whole Action: by a label, by a comment, and by whom it does not count.
// @module-tag long
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runStep } from './support/action.ts'
import { type FakeGitHub, startFakeGitHub } from './support/fake-github.ts'
import { briefly, onPull } from './support/on-pull.ts'
import { bench, type Recorded, recorded } from './support/recorded.ts'

const others = bench('Sort', 50)
const slower = () => recorded(bench('Encode', 100) + others, bench('Encode', 120) + others)
const github = () =>
  startFakeGitHub({ pulls: [{ number: 7 }], permissions: { kim: 'write', boss: 'admin', guest: 'read' } })

async function gate(repository: Recorded, fake: FakeGitHub, inputs: Readonly<Record<string, string>> = {}) {
  return runStep(await onPull(repository, { ...briefly, ...inputs }, { GITHUB_API_URL: fake.url }))
}

async function push(repository: Recorded, content: string) {
  await writeFile(join(repository.folder, 'bench.txt'), content)
  await repository.git.run(['commit', '--quiet', '--all', '--message=more'])
}

const say = (fake: FakeGitHub, login: string, body: string, edited?: string) =>
  fake.comments.push({
    ...{ id: 1000 + fake.comments.length, issue: 7, body, user: { login, type: 'User' } },
    ...{ createdAt: '2026-11-22T10:00:00Z', updatedAt: edited ?? '2026-11-22T10:00:00Z' },
    ...(edited === undefined ? {} : { editedAt: edited }),
  })
/** After whatever a run has written by then, unless it is `at` another time. */
const label = (fake: FakeGitHub, event: 'labeled' | 'unlabeled' = 'labeled', at = '2099-11-22T11:00:00Z') =>
  fake.labellings.push({ issue: 7, label: 'perf-accepted', event, by: 'kim', at })
const ours = (fake: FakeGitHub) =>
  fake.comments.find(({ body }) => body.startsWith('<!-- benchgate'))?.body ?? ''

test('a label turns the check green; a push that makes it worse turns it red again, as does taking it off', async () => {
  await using repository = await slower()
  await using fake = await github()
  expect((await gate(repository, fake)).status).toBe(1)

  label(fake)
  const accepted = await gate(repository, fake)
  expect([accepted.status, accepted.outputs.verdict]).toEqual([0, 'pass'])
  expect(accepted.summary).toContain('1 regression, accepted')
  expect(ours(fake)).toMatch(
    /`Encode` is 20\.0% slower|\*\*`Encode`\*\* has|accepted\*\* by `kim` on 2099-11-22, up to 20%/,
  )

  await push(repository, bench('Encode', 118) + others)
  expect((await gate(repository, fake)).status).toBe(0)

  await push(repository, bench('Encode', 131) + others)
  const worse = await gate(repository, fake)
  expect([worse.status, worse.outputs.regressions]).toEqual([1, '1'])

  await push(repository, bench('Encode', 118) + bench('Sort', 60))
  const another = await gate(repository, fake)
  expect([another.status, another.outputs.regressions]).toEqual([1, '1'])
  expect(another.summary).toContain('1 of 2 benchmarks regressed, 1 more accepted')

  label(fake, 'unlabeled', '2099-11-22T12:00:00Z')
  expect((await gate(repository, fake)).outputs.regressions).toBe('2')
  expect(fake.problems).toEqual([])
})

test('a label from before a regression does not accept it, not even in a second run', async () => {
  await using repository = await recorded(others, others)
  await using fake = await github()
  expect((await gate(repository, fake)).status).toBe(0)
  label(fake, 'labeled', '2026-11-22T11:00:00Z')
  await push(repository, bench('Sort', 60))
  expect((await gate(repository, fake)).status).toBe(1)
  const { status, printed } = await gate(repository, fake)
  expect(status).toBe(1)
  expect(printed).toMatch(/::warning::kim set the label before .* Remove it and set it again\./)
})

describe('a comment', () => {
  test('of a member accepts what it names, with the reason', async () => {
    await using repository = await slower()
    await using fake = await github()
    say(fake, 'boss', '/benchgate accept Encode: checks bounds <b>now</b> @all')
    const { status, summary } = await gate(repository, fake)
    expect(status).toBe(0)
    expect(summary).toMatch(
      /accepted\*\* by `boss` on 2026-11-22, up to 20%: `checks bounds <b>now<\/b> @all`/,
    )
    expect(fake.problems).toEqual([])
  })

  test.each([
    ['of a guest', 'guest', '/benchgate accept Encode: please', undefined, 'It requires write permission'],
    ['that was edited', 'kim', '/benchgate accept Encode: fine', '2026-11-22T10:05:00Z', 'was edited'],
  ])('%s does not count, and the log says why', async (_, login, body, edited, why) => {
    await using repository = await slower()
    await using fake = await github()
    say(fake, login, body, edited)
    const { status, printed } = await gate(repository, fake)
    expect(status).toBe(1)
    expect(printed).toContain(why)
    expect(printed).toMatch(/::warning::\w+ wrote "\/benchgate accept Encode: \w+", which does not count/)
  })

  test('that names something else accepts nothing', async () => {
    await using repository = await slower()
    await using fake = await github()
    say(fake, 'kim', '/benchgate accept Sort: fine')
    const { status, printed } = await gate(repository, fake)
    expect(status).toBe(1)
    expect(printed).toContain(
      '::warning::kim accepted "Sort", but the comment showed no regression of that name.',
    )
  })
})

test('if GitHub cannot be asked, nothing is accepted, and the verdict does not change', async () => {
  await using repository = await slower()
  await using fake = await github()
  label(fake)
  fake.failAlways('issues/list-events', { status: 403, message: 'Resource not accessible' })
  const { status, printed, outputs } = await gate(repository, fake)
  expect([status, outputs.verdict]).toEqual([1, 'fail'])
  expect(printed).toMatch(/::warning::Acceptances could not be read: .* Nothing is accepted/)
})

test('a label with another name, or none, accepts nothing', async () => {
  await using repository = await slower()
  await using fake = await github()
  label(fake)
  expect((await gate(repository, fake, { 'accept-label': 'slow-ok' })).status).toBe(1)
  expect((await gate(repository, fake, { 'accept-label': 'none' })).status).toBe(1)
  expect((await gate(repository, fake, { comment: 'never' })).status).toBe(0)
  expect(fake.requests.every(({ path }) => !path.includes('labels'))).toBe(true)
})

test('GitHub is not asked if nothing regressed', async () => {
  await using repository = await recorded(others, others)
  await using fake = await github()
  expect((await gate(repository, fake)).status).toBe(0)
  expect(fake.requests.filter(({ path }) => /events|permission/.test(path))).toEqual([])
})
