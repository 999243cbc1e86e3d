// The comment while a run measures: how often it is written, what stays below, and that nothing of it comes after the result.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { noReportLinks } from '../../../src/core/report/say/block.ts'
import {
  markCommentCancelledInPostStep,
  markMeasuringCommentCancelled,
  startProgressCommentUpdates,
  writeFailureComment,
  writeResultComment,
} from '../../../src/effects/github/publish-comment.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { placeOn } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { long } from '../../support/long.ts'
import { listeningConsole } from '../../support/repository.ts'

describe('comment progress', () => {
  beforeAll(() => void vi.stubEnv('GITHUB_OUTPUT', '/dev/null'))
  afterAll(() => void vi.unstubAllEnvs())
  afterEach(() => void vi.useRealTimers())

  const pulls = [{ number: 7 }]
  const result = resultFrom([time('Slow', 1e-3)], [time('Slow', 2e-3)])
  const same = resultFrom([time('Slow', 1e-3)], [time('Slow', 1e-3)])
  const newer = { commentId: 'a', run: [100, 1], head: 'e'.repeat(40) } as const
  const round = (number: number) => ({ round: number, last: 20, isBeyond: false, isAgain: false })
  const body = (github: FakeGitHub) => github.comments[0]?.body ?? ''
  const lists = ({ requests }: FakeGitHub) => requests.filter(({ method }) => method === 'GET').length

  /** As long as a few requests take. */
  async function aWhile(act: () => void = () => {}): Promise<void> {
    for (let turn = 0; turn < 300; turn++) {
      act()
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  /** Comes back once it holds; the time limit of the test is the limit. */
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise(resolve => setImmediate(resolve))
  }

  test(
    'says so at the beginning, and keeps the last result below, folded, until there is a new one',
    long,
    async () => {
      await using github = await startFakeGitHub({ pulls })
      await writeResultComment(
        { result, accepted: [] },
        placeOn(github, { mark: { ...newer, run: [98, 1] } }),
        noReportLinks,
      )
      await startProgressCommentUpdates(placeOn(github)).end()
      expect(body(github)).toMatch(
        / head=f{40} at=\S+ measuring -->\n## ⏳ Benchgate: Measuring `fffffffff`\n/,
      )
      expect(body(github)).toMatch(
        /<summary>Previous result of <code>eeeeeeeee<\/code>, from .* UTC \(outdated\)/,
      )
      expect(body(github)).toContain('1 of 1 benchmark regressed')
      await writeResultComment({ result: same, accepted: [] }, placeOn(github), noReportLinks)
      expect(body(github)).not.toMatch(/⏳|outdated|regressed\n/)
      expect(github.comments).toHaveLength(1)
      expect(github.problems).toEqual([])
    },
  )

  test('is written again after a minute, and says how far it is; not more often', async () => {
    await using github = await startFakeGitHub({ pulls })
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github), () => now)
    await until(() => github.comments.length > 0)
    const told = (n: number) =>
      until(() => {
        progress.roundEnded(round(n))
        return body(github).includes(`; round ${n} of 20 at `)
      })
    now = 59_999
    await aWhile(() => progress.roundEnded(round(2)))
    now = 60_000
    await told(3)
    now = 119_999
    await aWhile(() => progress.roundEnded(round(4)))
    now = 120_000
    await told(5)
    await progress.end()
    // Each looks for the comment once, but the first, which looks again after creating it.
    expect(lists(github)).toBe(4)
    expect(github.comments).toHaveLength(1)
  })

  test('says that suspects are measured again', async () => {
    await using github = await startFakeGitHub({ pulls })
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github), () => now)
    now = 60_000
    await until(() => {
      progress.roundEnded({ ...round(25), last: 40, isAgain: true })
      return body(github).includes('; second measurement, round 25 of 40 at ')
    })
    await progress.end()
  })

  test('with on-change and on-failure only a comment that is there says so', long, async () => {
    for (const mode of ['on-change', 'on-failure'] as const) {
      await using github = await startFakeGitHub({ pulls })
      const place = placeOn(github, { mode })
      await startProgressCommentUpdates(place).end()
      await writeResultComment({ result: same, accepted: [] }, place, noReportLinks)
      expect(github.comments).toEqual([])
      await writeResultComment({ result, accepted: [] }, place, noReportLinks)
      await startProgressCommentUpdates(place).end()
      expect(body(github)).toContain('⏳')
      await writeResultComment({ result: same, accepted: [] }, place, noReportLinks)
      expect(body(github)).toContain('No regression')
    }
  })

  test('a newer commit keeps its comment, and is not disturbed again', async () => {
    await using github = await startFakeGitHub({ pulls })
    await startProgressCommentUpdates(placeOn(github, { mark: newer })).end()
    const before = body(github)
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github), () => now)
    now = 120_000
    const asked = lists(github)
    // Whether the first has been answered by now or not, there is no second.
    await aWhile(() => progress.roundEnded(round(5)))
    await progress.end()
    expect(lists(github)).toBe(asked + 1)
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)
    await markMeasuringCommentCancelled(placeOn(github))
    expect(body(github)).toBe(before)
  })

  test('where it cannot be written it is given up, once and quietly', async () => {
    await using github = await startFakeGitHub({ pulls, readOnly: true })
    const console = listeningConsole()
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github, { console }), () => now)
    await until(() => console.said.length > 0)
    now = 600_000
    await aWhile(() => progress.roundEnded(round(5)))
    await progress.end()
    expect(console.said).toEqual([expect.stringMatching(/does not show progress.*pull-requests: write/)])
    expect(console.warnings).toEqual([])
    expect(lists(github)).toBe(1)
  })

  test('of another gate in the same run is told, as one report replaces the other; one that this gate has written is not', async () => {
    await using github = await startFakeGitHub({ pulls })
    const [first, second] = [listeningConsole(), listeningConsole()]
    // The answer to the first write is lost.
    github.failNext('issues/create-comment', { status: 502, after: true })
    await startProgressCommentUpdates(placeOn(github, { console: first })).end()
    await writeResultComment({ result, accepted: [] }, placeOn(github, { console: first }), noReportLinks)
    expect(first.warnings).toEqual([])
    await startProgressCommentUpdates(placeOn(github, { console: second })).end()
    expect(second.warnings).toEqual([
      'comment-id: "a" is already used by another gate in this run, and this report replaces the report of that gate. Give each gate a "comment-id" of its own.',
    ])
  })

  test('one update is under way at a time: two at once could make two comments', async () => {
    await using github = await startFakeGitHub({ pulls })
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github), () => now)
    now = 120_000
    progress.roundEnded(round(5))
    await progress.end()
    expect(
      github.requests.filter(one => one.method === 'POST' && one.path.endsWith('/comments')),
    ).toHaveLength(1)
    expect(body(github)).not.toContain('round 5')
  })

  test('after its end there is no update, and no timer that keeps the step alive', async () => {
    await using github = await startFakeGitHub({ pulls })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let now = 0
    const progress = startProgressCommentUpdates(placeOn(github), () => now)
    await progress.end()
    expect(vi.getTimerCount()).toBe(0)
    const asked = lists(github)
    now = 600_000
    await aWhile(() => progress.roundEnded(round(5)))
    expect(lists(github)).toBe(asked)
  })

  test('a GitHub that hangs is waited for five seconds at the end, and not after a cancel', async () => {
    await using github = await startFakeGitHub({ pulls })
    github.failAlways('issues/list-comments', { hang: 'before headers' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const console = listeningConsole()
    const ended = startProgressCommentUpdates(placeOn(github, { console })).end()
    await until(() => lists(github) === 1)
    vi.advanceTimersByTime(4999)
    await aWhile()
    expect(console.said).toEqual([])
    vi.advanceTimersByTime(1)
    await ended
    const controller = new AbortController()
    const cancelled = startProgressCommentUpdates(placeOn(github, { console, signal: controller.signal }))
    await until(() => lists(github) === 2)
    controller.abort()
    await cancelled.end()
    expect(console.said).toHaveLength(2)
  })

  test('a result comes after an update that is under way', async () => {
    await using github = await startFakeGitHub({ pulls })
    const progress = startProgressCommentUpdates(placeOn(github))
    await progress.end()
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)
    expect(github.requests.at(-1)?.method).toBe('PATCH')
    expect(body(github)).toContain('1 of 1 benchmark regressed')
  })

  test('a run that is cancelled says so, and keeps the last result; what is of another run is left', async () => {
    await using github = await startFakeGitHub({ pulls })
    await writeResultComment(
      { result, accepted: [] },
      placeOn(github, { mark: { ...newer, run: [98, 1] } }),
      noReportLinks,
    )
    const finished = body(github)
    await markMeasuringCommentCancelled(placeOn(github))
    expect(body(github)).toBe(finished)
    // Nor is a result of its own called cancelled.
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)
    const own = body(github)
    await markMeasuringCommentCancelled(placeOn(github))
    expect(body(github)).toBe(own)
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)

    await startProgressCommentUpdates(placeOn(github)).end()
    await markMeasuringCommentCancelled(placeOn(github, { mark: { ...newer, run: [97, 1] } }))
    expect(body(github)).toContain('⏳')
    await markMeasuringCommentCancelled(placeOn(github))
    expect(body(github)).toMatch(/ failure -->\n## ⚠️ Benchgate: Cancelled while measuring `fffffffff`\n/)
    expect(body(github)).toContain('1 of 1 benchmark regressed')

    await startProgressCommentUpdates(placeOn(github)).end()
    await writeFailureComment('## none', 'it hung', true, placeOn(github))
    expect(body(github)).toMatch(/## ❌ Benchgate: Could not measure `fffffffff`\n\n`it hung`/)
    expect(body(github).match(/regressed\n/g)).toHaveLength(1)
  })

  test('a run without a verdict that fails no check makes no new comment with on-change and on-failure', async () => {
    await using github = await startFakeGitHub({ pulls })
    for (const mode of ['on-change', 'on-failure'] as const)
      await writeFailureComment('## none', 'it was cancelled', false, placeOn(github, { mode }))
    expect(github.comments).toEqual([])
    await writeFailureComment('## none', 'it hung', true, placeOn(github, { mode: 'on-failure' }))
    expect(github.comments).toHaveLength(1)
    await writeFailureComment(
      '## nothing',
      'it was cancelled',
      false,
      placeOn(github, { mode: 'on-failure' }),
    )
    expect(body(github)).toContain('## nothing')
  })

  test('the last result is kept whole, however long it is, and a matrix keeps its line', long, async () => {
    await using github = await startFakeGitHub({ pulls })
    const place = placeOn(github, { matrix: { go: '1.22' } })
    const many = (seconds: number) =>
      Array.from({ length: 350 }, (_, n) => time(`Benchmark/number=${n}`, seconds))
    await writeResultComment(
      { result: resultFrom(many(1e-3), many(1e-3)), accepted: [] },
      place,
      noReportLinks,
    )
    const before = body(github)
    const report = before.slice(before.indexOf('## '))
    expect(report.length).toBeGreaterThan(30_000)
    const fits = () => expect(body(github).length).toBeLessThanOrEqual(65_536)
    fits()
    // It is kept as a quotation, whose heading is smaller.
    const quoted = report.trim().replace('##', '####')
    await startProgressCommentUpdates(place).end()
    expect(body(github)).toContain(quoted)
    fits()
    await markMeasuringCommentCancelled(place)
    fits()
    expect(body(github)).toContain(quoted)
    expect(body(github).match(/^go `1\.22`$/gm)).toHaveLength(1)
    expect(github.problems).toEqual([])
  })

  test("edits on GitHub's page do not break it", async () => {
    await using github = await startFakeGitHub({ pulls })
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)
    await startProgressCommentUpdates(placeOn(github)).end()
    const [comment] = github.comments
    if (comment) comment.body = comment.body.replaceAll('\n', '\r\n')
    await markMeasuringCommentCancelled(placeOn(github))
    expect(body(github)).toContain('1 of 1 benchmark regressed')
  })
})

// The comment of a step that was killed: only where it still says that this very run measures.
describe('mark cancelled', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'benchgate-cancelled-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const pull = { number: 7, base: { ref: 'main' }, head: { sha: 'f'.repeat(40) } }

  async function cancel(
    github: FakeGitHub,
    payload: object = { pull_request: pull },
    inputs: Readonly<Record<string, string>> = {},
    env: Readonly<Record<string, string>> = {},
  ) {
    const path = join(folder, 'event.json')
    await writeFile(path, JSON.stringify(payload))
    const step = {
      ...{ GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_EVENT_PATH: path, GITHUB_API_URL: github.at.api },
      ...{ GITHUB_REPOSITORY: 'acme/widgets', GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1' },
    }
    const given: Readonly<Record<string, string>> = { 'github-token': 'fake-token', ...inputs }
    const console = listeningConsole()
    await markCommentCancelledInPostStep({ ...step, ...env }, name => given[name] ?? '', console)
    return console.said
  }

  /** A comment that says that run 99 measures. */
  async function measuring(commentId = 'benchgate') {
    const github = await startFakeGitHub({ pulls: [{ number: 7 }] })
    const { mark } = placeOn(github)
    await startProgressCommentUpdates(placeOn(github, { mark: { ...mark, commentId } })).end()
    return github
  }
  const cancelled = /Benchgate: Cancelled while measuring/
  const body = (github: FakeGitHub) => github.comments[0]?.body

  test.each<[string, string, object, Readonly<Record<string, string>>]>([
    ['of the event', 'benchgate', { pull_request: pull }, {}],
    ['that is named', 'benchgate', {}, { 'pull-request': '7' }],
    ['under the id that is set', 'mine', { pull_request: pull }, { 'comment-id': 'mine' }],
  ])('the pull request %s says so', async (_, id, payload, inputs) => {
    await using github = await measuring(id)
    expect(await cancel(github, payload, inputs)).toEqual([])
    expect(body(github)).toMatch(cancelled)
    expect(github.problems).toEqual([])
  })

  test.each<[string, object, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['of another run', { pull_request: pull }, {}, { GITHUB_RUN_ID: '98' }],
    ['of another id', { pull_request: pull }, { 'comment-id': 'mine' }, {}],
    ['of no pull request', {}, {}, {}],
    ['of number 0', {}, { 'pull-request': '0' }, {}],
    ['of no number', {}, { 'pull-request': '7.5' }, {}],
  ])('the comment %s is left', async (_, payload, inputs, env) => {
    await using github = await measuring()
    const [before, { length }] = [body(github), github.requests]
    await cancel(github, payload, inputs, env)
    expect(body(github)).toBe(before)
    if (!('pull_request' in payload)) expect(github.requests).toHaveLength(length)
  })

  test('a failed update of the post step is ignored', async () => {
    await using github = await measuring()
    expect(await cancel(github, { pull_request: pull }, { 'github-token': '' })).toEqual([
      expect.stringContaining('"github-token" is empty'),
    ])
  })
})
