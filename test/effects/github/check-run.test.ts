// The check run on a commit: one of its name, whatever GitHub does meanwhile.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noReportLinks } from '../../../src/core/report/say/block.ts'
import { createRequestDeadline } from '../../../src/effects/github/api.ts'
import {
  type CheckRunContents,
  type CheckRunTarget,
  publishCheckRun,
  publishCheckRunOfResult,
  writeCheckRun,
} from '../../../src/effects/github/check-run.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { type FakeCheck, type FakeGitHub, type FakePull, startFakeGitHub } from '../../support/fake-github.ts'
import { long } from '../../support/long.ts'
import { once } from '../../support/patience.ts'
import { listeningConsole } from '../../support/repository.ts'

describe('check run', () => {
  const check: CheckRunContents = {
    ...{ name: 'Benchgate', gate: 'ci', pulls: [7], head: 'a'.repeat(40), conclusion: 'failure' },
    ...{ title: '1 of 2 benchmarks regressed', summary: '## Worse', run: 'https://github.com/run' },
    annotations: ['Parse is 12 % slower'],
  }

  const write = (
    github: FakeGitHub,
    more: Partial<CheckRunContents> = {},
    patience = createRequestDeadline(20_000, new AbortController().signal),
  ) =>
    writeCheckRun(
      { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
      { ...check, ...more },
      patience,
    )

  const other: FakeCheck = {
    ...{ id: 1, name: 'Benchgate', headSha: check.head, externalId: '', status: 'completed' },
    ...{ conclusion: 'success', detailsUrl: '', title: 'theirs', summary: '' },
    annotations: [],
  }

  test('the first run creates it, a re-run updates it', async () => {
    await using github = await startFakeGitHub()
    const { url } = await write(github)
    expect(github.checks).toMatchObject([
      { ...{ name: 'Benchgate', headSha: check.head, status: 'completed', conclusion: 'failure' } },
    ])
    expect(github.checks[0]).toMatchObject({ title: check.title, summary: '## Worse', detailsUrl: check.run })
    const green = { conclusion: 'success', title: 'no regression', run: null } as const
    expect(await write(github, green)).toEqual({ url, said: null })
    expect(github.checks).toMatchObject([{ conclusion: 'success', title: 'no regression' }])
    expect(github.problems).toEqual([])
  })

  test('annotations stay once, as GitHub only ever adds to them; a run that has the first ones adds them', async () => {
    await using github = await startFakeGitHub()
    await write(github, { annotations: [] })
    await write(github)
    await write(github, { annotations: ['Parse is 14 % slower'] })
    expect(github.checks).toMatchObject([{ annotations: check.annotations }])
    expect(github.problems).toEqual([])
  })

  test('neither one of another name or commit, nor one that is not ours, is touched', async () => {
    await using github = await startFakeGitHub()
    github.checks.push(other)
    await write(github)
    await write(github, { name: 'Benchgate (race)' })
    await write(github, { head: 'b'.repeat(40) })
    expect(github.checks.map(({ name, title }) => [name, title])).toEqual([
      ...[
        ['Benchgate', 'theirs'],
        ['Benchgate', check.title],
        ['Benchgate (race)', check.title],
        ['Benchgate', check.title],
      ],
    ])
    const [, ours] = github.checks
    // The beginning and the end of our mark are its own.
    if (ours) github.checks.splice(0, 9, { ...ours, externalId: `x ${ours.externalId}` })
    if (ours) github.checks.push({ ...ours, externalId: `${ours.externalId}, x` })
    await write(github, { title: 'mine' })
    expect(github.checks.map(({ title }) => title)).toEqual([check.title, check.title, 'mine'])
  })

  const green = { conclusion: 'success', title: 'no regression' } as const
  /** What GitHub counts: the newest of each name. */
  const counts = (github: FakeGitHub) => github.checks.at(-1)

  test.each([
    ['red, then green', {}, green],
    ['green, then red', green, {}],
  ])('a name that two gates write is red, whatever they say: %s', async (_, first, second) => {
    await using github = await startFakeGitHub()
    await write(github, first)
    const { said } = await write(github, { ...second, gate: 'js' })
    expect(said).toMatch(/^Two gates write the check "Benchgate" on this commit.* "check" /)
    const red = { conclusion: 'failure', title: 'Two gates write this check', annotations: [] }
    expect(counts(github)).toMatchObject(red)
    await write(github, green)
    const { annotations, ...still } = red
    expect(github.checks).toMatchObject([still, red])
    expect(github.problems).toEqual([])
  })

  test('two gates that begin at the same moment are both red', async () => {
    await using github = await startFakeGitHub()
    github.beforeAnswer('checks/create', () => {
      github.checks.push({ ...other, externalId: `benchgate ${'0'.repeat(16)}` })
    })
    await write(github, green)
    expect(counts(github)).toMatchObject({ conclusion: 'failure', title: 'Two gates write this check' })
  })

  test.each<[string, Partial<FakePull>, string]>([
    ['is open', {}, 'failure'],
    ['is closed', { state: 'closed' }, 'success'],
    ['has another head by now', { headSha: 'b'.repeat(40) }, 'success'],
  ])('what is red for a pull request of the same head, which %s', async (_, more, conclusion) => {
    await using github = await startFakeGitHub({
      pulls: [{ number: 7, headSha: check.head, ...more }, { number: 8 }],
    })
    const { url } = await write(github)
    const { url: again, said } = await write(github, { ...green, pulls: [8] })
    expect([again, github.checks.map(one => one.conclusion)]).toEqual([url, [conclusion]])
    expect(said === null).toBe(conclusion === 'success')
    if (said !== null) expect(said).toContain('stays so: #7 has this commit as head, too')
    await write(github, green)
    expect(github.checks).toMatchObject([{ conclusion: 'success' }])
    expect(github.problems).toEqual([])
  })

  test('where several pull requests may have been measured, nothing red becomes green', async () => {
    await using github = await startFakeGitHub()
    await write(github, { ...green, pulls: [7, 8] })
    await write(github, { pulls: [7, 8] })
    // What is red is said anew.
    expect((await write(github, { pulls: [7, 8], title: '2 of 2 benchmarks regressed' })).said).toBeNull()
    expect(github.checks).toMatchObject([{ title: '2 of 2 benchmarks regressed' }])
    const { said } = await write(github, { ...green, pulls: [7, 8] })
    expect(said).toContain('#7, #8 have this commit as head')
    expect(github.checks).toMatchObject([{ conclusion: 'failure' }])
    await write(github, { ...green, pulls: [8] })
    expect(github.checks).toMatchObject([{ conclusion: 'success' }])
  })

  test('what is green for one pull request is written anew for another', async () => {
    await using github = await startFakeGitHub({
      pulls: [7, 8].map(number => ({ number, headSha: check.head })),
    })
    await write(github, green)
    expect(await write(github, { ...green, title: 'again', pulls: [8] })).toMatchObject({ said: null })
    expect(github.checks).toMatchObject([{ title: 'again' }])
  })

  test.each<[readonly number[], RegExp]>([
    [[], /^benchgate [0-9a-f]{16}$/],
    [[17], /^benchgate [0-9a-f]{16} #17$/],
    [[7, 8], /^benchgate [0-9a-f]{16}$/],
  ])('for pull requests %j it is one, whose mark names no other', async (pulls, mark) => {
    await using github = await startFakeGitHub({ pulls: [{ number: 17, headSha: check.head }] })
    await write(github, { pulls })
    expect(github.checks).toMatchObject([{ externalId: expect.stringMatching(mark) }])
    expect((await write(github, { ...green, pulls: [9] })).said === null).toBe(!pulls.includes(17))
    expect(github.checks).toHaveLength(1)
    expect(github.problems).toEqual([])
  })

  test('annotations of a red one are failures, and of any other warnings', async () => {
    for (const conclusion of ['failure', 'neutral'] as const) {
      await using github = await startFakeGitHub()
      await write(github, { conclusion })
      expect(github.checks).toMatchObject([{ level: conclusion === 'failure' ? 'failure' : 'warning' }])
    }
  })

  test.each([
    ['checks/create', 'a check run'],
    ['checks/list-for-ref', 'a list of check runs'],
  ])('what %s answers is looked at', async (operation, what) => {
    for (const body of ['null', '{}']) {
      await using github = await startFakeGitHub()
      github.failNext(operation, { odd: 200, body })
      await expect(write(github, {}, once())).rejects.toThrow(` instead of ${what}.`)
    }
  })

  test('an update that is refused for another reason makes no second one', async () => {
    await using github = await startFakeGitHub()
    await write(github)
    for (const failure of [
      { status: 403, message: 'Resource not accessible by integration' },
      { status: 422, message: 'Invalid app_id' },
    ]) {
      github.failNext('checks/update', failure)
      await expect(write(github)).rejects.toThrow(failure.message)
    }
    expect(github.checks).toHaveLength(1)
  })

  test('one of another app with our mark cannot be changed, so there is one of our own', async () => {
    await using github = await startFakeGitHub()
    await write(github)
    const [{ externalId } = other] = github.checks.splice(0)
    github.checks.push({ ...other, app: 'someone', externalId })
    await write(github)
    expect(github.checks.map(({ title }) => title)).toEqual(['theirs', check.title])
  })

  test.each([
    ['a fault before it is made', 'checks/create', { status: 502 }],
    ['an answer that is lost', 'checks/create', { status: 502, after: true }],
    ['an answer that is none', 'checks/create', { odd: 201, body: '' }],
    ['a list that is none', 'checks/list-for-ref', { odd: 200, body: '{}' }],
  ] as const)('%s leaves one check run', long, async (_, operation, failure) => {
    await using github = await startFakeGitHub()
    github.failNext(operation, failure)
    await write(github)
    expect(github.checks).toHaveLength(1)
    expect(github.problems).toEqual([])
  })

  test('a token that may not is told what it needs', async () => {
    await using github = await startFakeGitHub({ readOnly: true })
    await expect(write(github)).rejects.toThrow(
      'The check run could not be written: Resource not accessible by integration - https://docs.github.com/rest (403). The token is not allowed to do this; give the job "permissions: checks: write".',
    )
    await expect(
      writeCheckRun(
        { token: '', at: github.at, repository: 'acme/widgets' },
        check,
        createRequestDeadline(1, new AbortController().signal),
      ),
    ).rejects.toThrow('the input "github-token" is empty')
  })

  test('a title of any length is cut, as GitHub takes only short ones', async () => {
    await using github = await startFakeGitHub()
    await write(github, { title: 'x'.repeat(9000) })
    expect(github.checks[0]?.title).toBe(`${'x'.repeat(249)}…`)
  })

  test.each([
    ['a fault', { status: 503 }],
    ['an answer that is lost', { reset: true, after: true }],
    ['one that is gone', { status: 404, message: 'Not Found' }],
  ] as const)('%s of an update leaves one check run that is up to date', long, async (_, failure) => {
    await using github = await startFakeGitHub()
    await write(github)
    github.failNext('checks/update', failure)
    await write(github, { title: 'again' })
    expect(github.checks.at(-1)?.title).toBe('again')
    expect(github.checks).toHaveLength('message' in failure ? 2 : 1)
  })

  test('a cancel ends the waiting', async () => {
    await using github = await startFakeGitHub()
    github.failNext('checks/list-for-ref', { hang: 'before headers' })
    const controller = new AbortController()
    github.beforeAnswer('checks/list-for-ref', () => controller.abort())
    const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
    await expect(
      writeCheckRun(repository, check, createRequestDeadline(20_000, controller.signal)),
    ).rejects.toThrow('the run was cancelled')
  })
})

// What a check run says of a result: by which colour, and where it cannot be written.
describe('publish check', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'benchgate-check-'))
    vi.stubEnv('GITHUB_OUTPUT', join(folder, 'output'))
    await writeFile(join(folder, 'output'), '')
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })

  const console = listeningConsole()
  const placeOn = ({ at }: FakeGitHub, more: Partial<CheckRunTarget> = {}): CheckRunTarget => ({
    ...{ name: 'Benchgate', gate: 'ci', pulls: [7], head: 'a'.repeat(40), run: 'https://github.com/run' },
    repository: { token: 'fake-token', at, repository: 'acme/widgets' },
    ...{ signal: new AbortController().signal, console },
    ...more,
  })
  const url = async () =>
    /^check-url<<(\S+)\n(.*)\n\1$/m.exec(await readFile(join(folder, 'output'), 'utf8'))?.[2]

  const both = [time('Parse', 1e-3), time('Sort', 1e-3)]
  const slower = [time('Parse', 2e-3), time('Sort', 1e-3)]
  const red = resultFrom(both, slower)
  const open = { ...red, verdict: 'inconclusive' } as const

  test.each([
    ['a regression', red, 'failure', 1],
    ['one with fail-on never', resultFrom(both, slower, { failOn: 'never' }), 'neutral', 1],
    ['a pass', resultFrom(both, both), 'success', 0],
    ['no answer', open, 'neutral', 1],
    [
      'no answer, where that fails',
      { ...open, settings: { ...red.settings, failOn: 'inconclusive' } } as const,
      'failure',
      1,
    ],
    [
      'a calibration, of which nothing is a regression',
      resultFrom(both, slower, { calibrate: true }),
      'success',
      0,
    ],
  ])('%s has its colour and its annotations', async (_, result, conclusion, annotations) => {
    await using github = await startFakeGitHub()
    console.warnings.length = 0
    expect(await publishCheckRunOfResult(result, noReportLinks, placeOn(github))).toBe(true)
    const [check] = github.checks
    expect([check?.conclusion, check?.annotations.length]).toEqual([conclusion, annotations])
    expect(check?.summary).toContain('Parse')
    expect(check?.title).toMatch(conclusion === 'success' ? /^\w+ / : /^1 of 2 benchmarks regressed/)
    expect(await url()).toMatch(/^https:.*\/runs\/1$/)
    expect([console.warnings, github.problems]).toEqual([[], []])
  })

  test('without a verdict it says why, in the colour of what became of the run', async () => {
    await using github = await startFakeGitHub()
    const content = {
      conclusion: 'cancelled',
      title: 'it hung',
      summary: '## none',
      annotations: [],
    } as const
    expect(await publishCheckRun(placeOn(github), content)).toBe(true)
    expect(github.checks).toMatchObject([
      { conclusion: 'cancelled', title: 'it hung', summary: '## none', annotations: [] },
    ])
  })

  test('one that cannot be written is a warning, and has no address', async () => {
    await using github = await startFakeGitHub({ readOnly: true })
    console.warnings.length = 0
    expect(await publishCheckRunOfResult(red, noReportLinks, placeOn(github))).toBe(false)
    expect(console.warnings).toEqual([
      expect.stringMatching(/^The check run could not be written: .*checks: write/),
    ])
    expect(await url()).toBe('')
  })

  test('what it does not show is told', async () => {
    await using github = await startFakeGitHub()
    await publishCheckRunOfResult(red, noReportLinks, placeOn(github))
    console.warnings.length = 0
    expect(await publishCheckRunOfResult(red, noReportLinks, placeOn(github, { gate: 'js' }))).toBe(true)
    expect(console.warnings).toEqual([expect.stringMatching(/^Two gates write the check "Benchgate"/)])
  })
})
