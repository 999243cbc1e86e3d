// What lets a regression pass on the pull request, and what is said of what does not.

import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import type { AcceptanceLedger } from '../../../src/core/judge/acceptances.ts'
import { noReportLinks } from '../../../src/core/report/say/block.ts'
import { noticeWithPreviousResult } from '../../../src/core/report/show/comment-text.ts'
import { createRequestDeadline } from '../../../src/effects/github/api.ts'
import {
  writeFailureComment,
  writeProgressComment,
  writeResultComment,
} from '../../../src/effects/github/publish-comment.ts'
import {
  applyPullRequestAcceptances,
  formatAcceptanceLedger,
  maxAcceptanceLedgerLength,
  parseAcceptanceLedger,
  readPullRequestAcceptances,
} from '../../../src/effects/github/pull-request-acceptances.ts'
import type { PullRequestCommentContext } from '../../../src/effects/github/update-comment.ts'
import { resultFrom, time } from '../../core/report/runs.ts'
import { placeOn } from '../../support/comment-place.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import type { FakeComment } from '../../support/fake-github-answers.ts'
import { githubFaults } from '../../support/github-faults.ts'
import { long } from '../../support/long.ts'
import { once } from '../../support/patience.ts'
import { listeningConsole } from '../../support/repository.ts'

describe('accept on pull', () => {
  const both = [time('Parse', 1e-3), time('Sort', 1e-3)]
  const slower = resultFrom(both, [time('Parse', 2e-3), time('Sort', 1e-3)])
  const worse = resultFrom(both, [time('Parse', 2e-3), time('Sort', 2e-3)])
  const same = resultFrom(both, both)

  const start = () => startFakeGitHub({ pulls: [{ number: 7 }], permissions: { kim: 'write' } })

  async function accept(
    github: FakeGitHub,
    result = slower,
    label: string | null = 'perf-accepted',
    more: Partial<PullRequestCommentContext> = {},
  ) {
    const console = listeningConsole()
    const accepted = await applyPullRequestAcceptances(result, label, placeOn(github, { console, ...more }))
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

  test('a job that measures for another one to judge does not warn that it may not read them', async () => {
    await using github = await start()
    github.failAlways('issues/list-comments', {
      status: 403,
      message: 'Resource not accessible by integration',
    })
    const never = { ...slower, settings: { ...slower.settings, failOn: 'never' } } as const
    expect((await accept(github, never, 'perf-accepted', { mode: 'never' })).warnings).toEqual([])
    expect((await accept(github, slower, 'perf-accepted', { mode: 'never' })).warnings).toHaveLength(1)
    expect((await accept(github, never)).warnings).toHaveLength(1)
  })

  test('a label accepts what the comment showed before it, and nothing that came later', async () => {
    await using github = await start()
    await writeResultComment({ result: slower, accepted: [] }, placeOn(github), noReportLinks)
    label(github, late)
    const { verdict, accepted, warnings } = await accept(github)
    expect([verdict, accepted.map(({ match }) => match.benchmark), warnings]).toEqual(['pass', ['Parse'], []])
    // Sort regressed in a later push, and the label is used: nothing is said of it.
    const more = await accept(github, worse)
    expect([more.verdict, more.accepted, more.warnings]).toEqual(['fail', accepted, []])
    // It goes by its name, and there may be none.
    for (const other of ['slow-ok', null]) expect((await accept(github, slower, other)).verdict).toBe('fail')
    expect(github.problems).toEqual([])
  })

  test('a label from before a regression accepts nothing, and that is said', async () => {
    await using github = await start()
    await writeResultComment({ result: slower, accepted: [] }, placeOn(github), noReportLinks)
    label(github, early)
    expect(await accept(github)).toMatchObject({
      ...{ verdict: 'fail', accepted: [] },
      warnings: ['kim set the label before the comment showed a regression. Remove it and set it again.'],
    })
  })

  test.each([
    [
      'that it measures',
      (place: PullRequestCommentContext) => writeProgressComment(early, null, place, once()),
    ],
    [
      'that nothing could be measured',
      (place: PullRequestCommentContext) => writeFailureComment('report', 'why', true, place),
    ],
  ])('a label that is set while the comment says %s accepts nothing that comes then', async (_, comment) => {
    await using github = await start()
    await comment(placeOn(github))
    label(github, late)
    expect(await accept(github)).toMatchObject({
      ...{ verdict: 'fail', accepted: [] },
      warnings: [expect.stringContaining('set it again')],
    })
    // Nor once the result is there.
    await writeResultComment({ result: slower, accepted: [] }, placeOn(github), noReportLinks)
    github.labellings.splice(0)
    label(github, early)
    expect(await accept(github)).toMatchObject({ verdict: 'fail', accepted: [] })
    label(github, late)
    expect(await accept(github)).toMatchObject({ verdict: 'pass' })
  })

  test('who names a benchmark then has said what for', async () => {
    await using github = await start()
    await writeProgressComment(early, null, placeOn(github), once())
    say(github, '/benchgate accept Parse: fine')
    expect(await accept(github)).toMatchObject({
      verdict: 'pass',
      accepted: [{ match: { benchmark: 'Parse' } }],
    })
  })

  test('what the last result below such a notice shows is accepted', async () => {
    await using github = await start()
    await writeResultComment({ result: slower, accepted: [] }, placeOn(github), noReportLinks)
    await writeProgressComment(early, null, placeOn(github), once())
    label(github, late)
    expect(await accept(github, worse)).toMatchObject({
      verdict: 'fail',
      accepted: [{ match: { benchmark: 'Parse' } }],
    })
    expect(await accept(github)).toMatchObject({ verdict: 'pass' })
  })

  test('hundreds of rows that a label has accepted stay accepted', long, async () => {
    await using github = await start()
    const [like] = slower.comparisons
    if (!like) throw new Error('nothing was compared')
    const many = Array.from({ length: 400 }, (_, n) => ({
      ...{ ...like, benchmark: `Encode${n % 7}/size=${n * 7}`, package: `example.com/acme/p${n % 9}` },
      ratio: { estimate: 1.1, low: 1.09, high: 1.12 + ((n * 37) % 100) / 100 },
    }))
    const result = { ...slower, comparisons: many }
    await writeResultComment({ result, accepted: [] }, placeOn(github), noReportLinks)
    label(github, late)
    for (const head of ['e', 'd']) {
      const pushed = placeOn(github, { mark: { commentId: 'a', run: [99, 1], head: head.repeat(40) } })
      const { verdict, ...outcome } = await accept(github, result, 'perf-accepted', pushed)
      expect([verdict, outcome.accepted.length]).toEqual(['pass', 400])
      await writeResultComment(outcome, pushed, noReportLinks)
    }
    expect(github.problems).toEqual([])
  })

  test('a label accepts nothing where somebody has written below the ledger', async () => {
    await using github = await start()
    await writeResultComment({ result: slower, accepted: [] }, placeOn(github), noReportLinks)
    const [comment] = github.comments
    if (comment) comment.body += '\n\nLooks fine.'
    label(github, early)
    expect(await accept(github, worse)).toMatchObject({
      ...{ verdict: 'fail', accepted: [] },
      warnings: ['kim set the label before the comment showed a regression. Remove it and set it again.'],
    })
    // As it says, once the comment has been written again.
    await writeResultComment({ result: worse, accepted: [] }, placeOn(github), noReportLinks)
    label(github, late)
    expect((await accept(github, worse)).verdict).toBe('pass')
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
      ['kim accepted "Sort", but the comment showed no regression of that name.'],
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
          `stranger${n} wrote "/benchgate accept Parse: ${n}", which does not count: It requires write permission.`,
      ),
      ...[1, 2, 3, 4, 5].map(n => expect.stringMatching(`^kim accepted "Other${n}", but`)),
    ])
  })

  test('GitHub is asked only where something regressed, and by a token', async () => {
    await using github = await start()
    expect(await accept(github, same)).toMatchObject({ verdict: 'pass', accepted: [], warnings: [] })
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
    ['issues/list-events', /^Acceptances could not be read: .* Nothing is accepted; run the job again\.$/],
    // The second time it is the comment that is looked for.
    ['issues/list-comments', /^The comment on acme\/widgets#7 could not be read: .* pull-requests: read/],
  ])('where GitHub does not answer %s the verdict stands', async (operation, said) => {
    await using github = await start()
    label(github, late)
    const refuse = () =>
      github.failAlways(operation, { status: 403, message: 'Resource not accessible by integration' })
    if (operation === 'issues/list-comments') github.beforeAnswer('issues/list-events', refuse)
    else refuse()
    const { verdict, accepted, warnings } = await accept(github)
    expect([verdict, accepted, warnings]).toEqual(['fail', [], [expect.stringMatching(said)]])
  })
})

// Who has accepted what, asked of GitHub: members and strangers, edited comments, labels set and removed.
describe('acceptances', () => {
  const pulls = [{ number: 7 }]
  const permissions = { ada: 'admin', wes: 'write', tri: 'read', 'bot[bot]': 'write' }
  const when = (n: number) => `2026-11-0${n}T10:00:00Z`

  function read(
    github: FakeGitHub,
    label = 'perf-accepted',
    patience = createRequestDeadline(10_000, new AbortController().signal),
  ) {
    const thread = { token: 'fake-token', at: github.at, repository: 'acme/widgets', pull: 7 }
    return readPullRequestAcceptances(thread, label, patience)
  }

  function comment(github: FakeGitHub, login: string, body: string, more: Partial<FakeComment> = {}): void {
    const id = github.comments.length + 1
    const user = { login, type: 'User' } as const
    github.comments.push({ id, issue: 7, body, user, createdAt: when(id), association: 'OWNER', ...more })
  }

  const label = (
    github: FakeGitHub,
    event: 'labeled' | 'unlabeled',
    by: string,
    n: number,
    name = 'perf-accepted',
  ) => github.labellings.push({ issue: 7, label: name, event, by, at: when(n) })

  test('a comment of somebody who may write counts, whatever the comment says of its author', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    comment(github, 'ada', '/benchgate accept Encode: the new format', { association: 'NONE' })
    comment(github, 'stranger', '/benchgate accept Decode: please')
    comment(github, 'tri', '/benchgate accept Decode: please')
    comment(github, 'wes', 'I would say\n/benchgate accept Decode: no')
    comment(github, 'wes', '/benchgate run cuont=3')
    comment(github, 'wes', '/benchgate accept Decode')
    comment(github, 'wes', '/benchgate acept Decode: no\r\n')
    comment(github, 'wes', '/benchgate accept Decode: no\nand more')
    comment(github, 'ada', '/benchgate accept Decode: elsewhere', { issue: 8 })
    const { acceptances, refused } = await read(github)
    expect(acceptances).toEqual([
      {
        by: 'ada',
        when: when(1),
        what: 'Encode',
        reason: 'the new format',
        url: 'https://github.com/acme/widgets/issues/7#issuecomment-1',
      },
    ])
    const what = '/benchgate accept Decode: please'
    const why = 'It requires write permission.'
    expect(refused).toMatchObject([
      { by: 'stranger', what, why },
      { by: 'tri', what, why },
      {
        by: 'wes',
        what: '/benchgate accept Decode',
        why: expect.stringContaining('a colon, and the reason'),
      },
      {
        by: 'wes',
        what: '/benchgate acept Decode: no',
        why: expect.stringContaining('did you mean `accept`'),
      },
      {
        by: 'wes',
        what: '/benchgate accept Decode: no',
        why: expect.stringContaining('A command is a single line'),
      },
    ])
    // Whether one was edited is asked only of what GitHub has touched.
    expect(github.requests.filter(({ path }) => path.includes('graphql'))).toEqual([])
    expect(github.problems).toEqual([])
  })

  test('a comment that was edited is refused, as it could be by anybody who may write', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5), editedAt: when(5) })
    expect(await read(github)).toEqual({
      acceptances: [],
      refused: [
        expect.objectContaining({
          why: expect.stringMatching(/The comment was edited, and it is not known by whom/),
        }),
      ],
    })
  })

  test('one that GitHub has touched without an edit counts', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5) })
    expect((await read(github)).acceptances).toHaveLength(1)
    github.failAlways('graphql', { odd: 200, body: '{"data":{"node":null}}' })
    await expect(read(github, '', once())).rejects.toThrow('Acceptances could not be read')
    expect(github.problems).toEqual([])
  })

  test('a label counts while it is set, by who set it last', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    const of = async (name?: string) => (await read(github, name)).acceptances
    expect(await of()).toEqual([])
    label(github, 'labeled', 'tri', 1)
    label(github, 'labeled', 'tri', 1, 'other')
    const url = 'https://github.com/acme/widgets/pull/7'
    expect(await of()).toEqual([{ by: 'tri', when: when(1), what: null, reason: null, url }])
    expect(await of('PERF-accepted')).toHaveLength(1)
    const asked = () => github.requests.filter(({ path }) => path.includes('/events')).length
    const before = asked()
    expect(await of('')).toEqual([])
    expect(asked()).toBe(before)
    label(github, 'unlabeled', 'ada', 2)
    expect(await of()).toEqual([])
    label(github, 'labeled', 'ada', 3)
    expect(await of()).toMatchObject([{ by: 'ada', when: when(3) }])
    expect(github.problems).toEqual([])
  })

  test('of people who are gone a label counts, and a comment does not', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    const given = { user: null, created_at: when(1), updated_at: when(1), html_url: 'u' }
    const said = [
      { ...given, body: '/benchgate accept A: x' },
      { ...given, body: null },
    ]
    const labelled = { label: { name: 'perf-accepted' }, created_at: when(2) }
    const events = [
      ...[
        { event: 'labeled' },
        { event: 'labeled', label: {} },
        { ...labelled, event: 'labeled', actor: null },
      ],
      ...[{ ...labelled, event: 'renamed' }, labelled],
    ]
    github.failNext('issues/list-comments', { odd: 200, body: JSON.stringify(said) })
    github.failNext('issues/list-events', { odd: 200, body: JSON.stringify(events) })
    const { acceptances, refused } = await read(github)
    expect(acceptances).toMatchObject([{ by: '', when: when(2), what: null }])
    expect(refused).toMatchObject([{ by: '', why: 'It requires write permission.' }])
    expect(github.requests.filter(({ path }) => path.includes('/collaborators/'))).toEqual([])
  })

  test.each([
    ['issues/list-comments', 'a list of comments', ['{}', '[1]', '[null]', '[{},"x"]']],
    ['issues/list-events', 'a list of events', ['{}']],
    ['repos/get-collaborator-permission-level', 'a permission', ['null', '{}', '{"permission":1}']],
    ['graphql', 'the last edit of a comment', ['null', '{}', '{"data":{"node":1}}', '{"data":{"node":{}}}']],
  ])('what is no answer of %s accepts nothing', async (operation, what, bodies) => {
    await using github = await startFakeGitHub({ pulls, permissions })
    comment(github, 'ada', '/benchgate accept Encode: x', { updatedAt: when(5) })
    for (const body of bodies) {
      github.failNext(operation, { odd: 200, body })
      await expect(read(github, 'perf-accepted', once())).rejects.toThrow(` instead of ${what}.`)
    }
  })

  test('the oldest comes first, from as many pages as there are; each person is asked for once', async () => {
    await using github = await startFakeGitHub({ pulls, permissions })
    for (let n = 0; n < 130; n++) comment(github, 'ada', '/benchgate accept A: x', { createdAt: when(5) })
    for (let n = 0; n < 120; n++) label(github, 'labeled', 'wes', 1, `label ${n}`)
    label(github, 'labeled', 'wes', 2)
    const { acceptances } = await read(github)
    expect([acceptances.length, acceptances[0]?.by]).toEqual([131, 'wes'])
    expect(github.requests.filter(({ path }) => path.endsWith('/permission'))).toHaveLength(1)
  })

  test.each(
    githubFaults
      .filter(({ isPassing }) => !isPassing)
      .flatMap(fault =>
        ['issues/list-comments', 'issues/list-events', 'repos/get-collaborator-permission-level'].map(
          operation => ({ ...fault, operation }),
        ),
      ),
  )('$name at $operation accepts nothing, and is told', async ({ failure, operation, name }) => {
    await using github = await startFakeGitHub({ pulls, permissions })
    comment(github, 'ada', '/benchgate accept Encode: x')
    github.failAlways(operation, failure)
    // Who is not found may not write.
    if (name === '404' && operation.startsWith('repos/')) expect((await read(github)).acceptances).toEqual([])
    else await expect(read(github)).rejects.toThrow(/^Acceptances could not be read: /)
  })
})

// What a comment remembers: read back as it was written, and never from what is above it.
describe('comment ledger', () => {
  const row = (benchmark: string) => ({ benchmark, package: null, unit: 'sec/op' })
  const ledger: AcceptanceLedger = {
    head: 'abc',
    seen: [
      { row: row('A'), upTo: 0.12, since: '2026-11-22T09:00:00Z' },
      { row: row('From0'), upTo: null, since: '2026-11-22T09:00:00Z' },
      { row: row('Gone'), upTo: 0.1, since: '2026-11-22T09:00:00Z', until: '2026-11-22T10:00:00Z' },
    ],
    accepted: [{ match: row('A'), upTo: 0.13, by: 'kim', when: '2026-11-22T10:00:00Z', why: null, url: 'u' }],
  }

  /** A line that says anything, as no run of ours would. */
  const saying = (text: string) => `<!-- benchgate ledger=${deflateRawSync(text).toString('base64url')} -->`

  test('is read back, also below other lines and in a fold', () => {
    const line = formatAcceptanceLedger(ledger)
    expect(line).toMatch(/^<!-- benchgate ledger=[\w-]+ -->$/)
    const forged = formatAcceptanceLedger({ ...ledger, head: 'forged' })
    expect(parseAcceptanceLedger(`report\n${forged}\nmore\n${line}`)).toEqual(ledger)
    const folded = noticeWithPreviousResult('## notice', { report: `report\n${line}`, head: 'a', at: null })
    for (const text of [folded, folded.replaceAll('\n', '\r\n'), `${line}\r\n`])
      expect(parseAcceptanceLedger(text)).toEqual(ledger)
  })

  /** Any characters: fast-check's own table of them takes a second to make. */
  const names = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map(all => String.fromCodePoint(...all))

  test('any names are read back', () => {
    fc.assert(
      fc.property(names, name => {
        const one = { ...ledger, seen: [{ row: row(name), upTo: 1, since: '' }] }
        // JSON in UTF-8 has no half characters.
        fc.pre(!/\p{Surrogate}/u.test(name))
        expect(parseAcceptanceLedger(formatAcceptanceLedger(one))).toEqual(one)
      }),
    )
  })

  test.each([
    ['nothing', 'report'],
    ['one within a line', `\`${formatAcceptanceLedger(ledger)}\` is a name`],
    [
      'one of other people, above the end of a failure',
      `\`\`\`\n${formatAcceptanceLedger(ledger)}\n\`\`\`\n\nThere is no verdict.`,
    ],
    [
      'one of other people, at the end of what a failure quotes',
      `\`\`\`\n${formatAcceptanceLedger(ledger)}\n\`\`\``,
    ],
    [
      'one in a fold above a note',
      `<details>\n\n${formatAcceptanceLedger(ledger)}\n\n</details>\n\n<sub>note</sub>`,
    ],
    ['no JSON', '<!-- benchgate ledger=AAAA -->'],
    [
      'what is not compressed',
      `<!-- benchgate ledger=${Buffer.from('{"seen":[],"accepted":[]}').toString('base64url')} -->`,
    ],
    ['what is far larger than ours', saying(`{"seen":[],"accepted":[],"more":"${' '.repeat(2 ** 20)}"}`)],
    ['another shape', saying('{"seen":1}')],
    ['half of one', saying('{"seen":[]}')],
    ['the other half of one', saying('{"accepted":[],"seen":{"length":0}}')],
    ['null', saying('null')],
  ])('%s is no ledger', (_, text) => {
    expect(parseAcceptanceLedger(text)).toBeNull()
  })

  test('entries of another shape are left out', () => {
    const [seen, accepted] = [ledger.seen[0], ledger.accepted[0]]
    const rows = [undefined, null, 'A', { ...row('A'), benchmark: 1 }, { ...row('A'), unit: 1 }]
    const oddRows = [
      ...rows,
      { ...row('A'), package: 1 },
      { package: null, unit: 'sec/op' },
      { benchmark: 'A', unit: 'b' },
    ]
    const oddSizes = [undefined, '1', -0.1, [], true]
    const odd = {
      head: 1,
      seen: [
        ...[null, 'A', {}],
        ...oddRows.map(one => ({ ...seen, row: one })),
        ...oddSizes.map(upTo => ({ ...seen, upTo })),
        ...[undefined, 1].map(since => ({ ...seen, since })),
        { ...seen, until: 1 },
        ...ledger.seen,
        { ...seen, upTo: 0, row: { ...row('A'), package: 'p' } },
      ],
      accepted: [
        ...[null, 1, {}],
        ...oddRows.map(match => ({ ...accepted, match })),
        ...oddSizes.map(upTo => ({ ...accepted, upTo })),
        ...['by', 'when', 'url', 'why'].map(name => ({ ...accepted, [name]: 1 })),
        ...['by', 'when', 'url', 'why'].map(name => ({ ...accepted, [name]: undefined })),
        { ...accepted, upTo: null, why: 'so' },
      ],
    }
    expect(parseAcceptanceLedger(saying(JSON.stringify(odd)))).toEqual({
      head: null,
      seen: [...ledger.seen, { ...seen, upTo: 0, row: { ...row('A'), package: 'p' } }],
      accepted: [{ ...accepted, upTo: null, why: 'so' }],
    })
  })

  test('a hundred rows that one label has accepted are remembered', () => {
    const rows = Array.from({ length: 100 }, (_, n) => ({
      match: {
        benchmark: `Encode${n % 10}/size=${2 ** (n % 17)}/${n}`,
        package: 'example.org/codec',
        unit: 'sec/op',
      },
      upTo: (5 + ((n * 37) % 91)) / 100,
    }))
    const [when, url] = ['2026-11-22T10:00:00Z', 'https://github.com/acme/widgets/pull/7']
    const whole = {
      head: 'a'.repeat(40),
      seen: rows.map(({ match, upTo }) => ({ row: match, upTo, since: when })),
      accepted: rows.map(one => ({ ...one, by: 'kim', when, why: null, url })),
    }
    expect(parseAcceptanceLedger(formatAcceptanceLedger(whole))).toEqual(whole)
  })

  test('what has no room is not remembered', () => {
    const random = seededRandom(1)
    const many = Array.from({ length: 1000 }, () => ({
      row: row(`Benchmark${random()}`),
      upTo: 0.1,
      since: '2026-11-22T09:00:00Z',
    }))
    const line = formatAcceptanceLedger({ ...ledger, seen: many })
    expect(line.length).toBeLessThanOrEqual(maxAcceptanceLedgerLength)
    expect(parseAcceptanceLedger(line)?.seen.length).toBeGreaterThan(20)
  })

  test('what has no room at all leaves a line of nothing, and not what stands above it', () => {
    const random = seededRandom(1)
    const long = row(Array.from({ length: 5000 }, random).join())
    const line = formatAcceptanceLedger({
      head: 'abc',
      seen: [{ row: long, upTo: 0.1, since: '' }],
      accepted: [{ match: long, upTo: 0.1, by: 'kim', when: '', why: null, url: '' }],
    })
    expect(parseAcceptanceLedger(`${formatAcceptanceLedger(ledger)}\n${line}`)).toEqual({
      head: 'abc',
      seen: [],
      accepted: [],
    })
  })
})
