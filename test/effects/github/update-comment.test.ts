// One comment per id, found wherever it stands, written however GitHub falters, and never somebody else's.
import { describe, expect, test } from 'vitest'
import { noReportLinks } from '../../../src/core/report/say/block.ts'
import {
  CouldNotPublishError,
  createRequestDeadline,
  type RequestDeadline,
} from '../../../src/effects/github/api.ts'
import {
  type CommentMarker,
  commentMarkerStartOfCommentId,
  formatCommentMarker,
  isCommentOfLaterRunOnOtherHead,
  isCommentOfSameRun,
  linksFromReportOfThisWorkflowRun,
  type PullRequestWithToken,
  parseMarkerOfOwnComment,
  pullRequestCommentContextOrNull,
  type RunThatWritesComment,
  textBelowCommentMarker,
  writeComment,
} from '../../../src/effects/github/update-comment.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/fake-github.ts'
import { githubActions } from '../../support/fake-github-answers.ts'
import { long } from '../../support/long.ts'
import { once } from '../../support/patience.ts'
import { listeningConsole } from '../../support/repository.ts'

describe('comment', () => {
  const pulls = [{ number: 7 }]

  const longAgo = new AbortController().signal

  /** Writes the comment, and gives its address. */
  async function write(
    github: FakeGitHub,
    text: string | ((existing: string) => string),
    mark: Partial<RunThatWritesComment> = {},
    {
      signal = longAgo,
      milliseconds = 20_000,
      patience = createRequestDeadline(milliseconds, signal),
      ...thread
    }: Partial<PullRequestWithToken> & {
      signal?: AbortSignal
      milliseconds?: number
      patience?: RequestDeadline
    } = {},
  ): Promise<string> {
    const written = await writeComment(
      { token: 'fake-token', at: github.at, repository: 'acme/widgets', pull: 7, ...thread },
      { commentId: 'ci/bench', run: null, head: null, ...mark },
      existing => ({
        text: typeof text === 'string' ? text : text(existing?.text ?? ''),
        ...{ shows: 'result', at: null },
      }),
      patience,
    )
    return written.url
  }

  function bodies(github: FakeGitHub): readonly string[] {
    return github.comments.map(comment => comment.body)
  }

  test('the first run creates a comment, the second updates it and sees what the first wrote', async () => {
    await using github = await startFakeGitHub({ pulls })
    const url = await write(github, 'first')
    let seen = ''
    expect(
      await write(github, existing => {
        seen = existing
        return 'second'
      }),
    ).toBe(url)
    expect(seen).toBe('first')
    expect(bodies(github)).toEqual([expect.stringMatching(/^<!-- benchgate comment-id=\S+ -->\nsecond$/)])
    expect(github.problems).toEqual([])
  })

  test('our comment is found behind three hundred others', async () => {
    await using github = await startFakeGitHub({ pulls })
    for (let id = 1; id <= 300; id++) github.comments.push({ id, issue: 7, body: `remark ${id}` })
    await write(github, 'first')
    await write(github, 'second')
    expect(github.comments).toHaveLength(301)
    expect(bodies(github).at(-1)).toContain('second')
    expect(github.problems).toEqual([])
  })

  test('ids that differ have comments of their own, whatever characters they hold', async () => {
    await using github = await startFakeGitHub({ pulls })
    const ids = ['ci/bench', 'ci/bench-2', 'ci', '--> <b>', 'größe 🎈', 'a"b']
    for (const id of ids) await write(github, `of ${id}`, { commentId: id })
    for (const id of ids) await write(github, existing => `${existing} again`, { commentId: id })
    expect(bodies(github).map(body => body.split('\n')[1])).toEqual(ids.map(id => `of ${id} again`))
    for (const body of bodies(github)) expect(body.split('\n')[0]).toMatch(/^<!-- [^>]* -->$/)
  })

  test('a comment of a stranger who copied the marker, or of someone who quotes it, is left alone', async () => {
    await using github = await startFakeGitHub({ pulls })
    await write(github, 'ours')
    const marker = bodies(github)[0]?.split('\n')[0] ?? ''
    github.comments.length = 0
    github.comments.push({
      id: 1,
      issue: 7,
      body: `${marker}\nforged`,
      user: { login: 'stranger', type: 'User' },
    })
    github.comments.push({ id: 2, issue: 7, body: `> ${marker}\nquoted` })
    await write(github, 'ours')
    expect(bodies(github).slice(0, 2)).toEqual([`${marker}\nforged`, `> ${marker}\nquoted`])
    expect(bodies(github)[2]).toBe(`${marker}\nours`)
  })

  test('only a comment by the owner of the token is ours, whatever its author may do here', async () => {
    const bot = { login: 'renovate[bot]', type: 'Bot' } as const
    const maintainer = { login: 'maintainer', type: 'User' } as const
    const authors = [
      { user: githubActions, association: 'NONE' },
      { user: bot, association: 'NONE' },
      { user: maintainer, association: 'OWNER' },
      { user: { login: 'github-actions', type: 'User' }, association: 'COLLABORATOR' },
    ] as const
    for (const owner of [githubActions, bot, maintainer]) {
      await using github = await startFakeGitHub({ pulls, user: owner })
      await write(github, 'first')
      const marker = bodies(github)[0]?.split('\n')[0] ?? ''
      github.comments.length = 0
      for (const [id, author] of authors.entries())
        github.comments.push({ id: id + 1, issue: 7, body: `${marker}\nof ${author.user.login}`, ...author })
      await write(github, existing => `${existing}, seen`)
      expect(bodies(github)).toEqual(
        authors.map(({ user }) => `${marker}\nof ${user.login}${user.login === owner.login ? ', seen' : ''}`),
      )
      expect(github.problems).toEqual([])
    }
  })

  test(
    'a server that cannot say whose the token is has that of a job, and one that falters is asked again',
    long,
    async () => {
      await using github = await startFakeGitHub({ pulls })
      await write(github, 'first')
      github.failNext('graphql', { status: 404 })
      await write(github, 'second')
      github.failNext('graphql', { status: 502 })
      await write(github, 'third')
      expect(bodies(github)).toEqual([expect.stringContaining('third')])
    },
  )

  test('a create whose answer is lost is not repeated', long, async () => {
    await using github = await startFakeGitHub({ pulls })
    github.failNext('issues/create-comment', { status: 502, after: true })
    await write(github, 'once')
    expect(bodies(github)).toHaveLength(1)
  })

  test('whose the token is is asked only where there is a comment that may be ours', async () => {
    await using github = await startFakeGitHub({ pulls })
    const graphql = () => github.requests.filter(({ path }) => path.endsWith('/graphql')).length
    github.beforeAnswer('issues/create-comment', () => expect(graphql()).toBe(0))
    await write(github, 'first')
    expect(graphql()).toBe(1)
    for (const body of ['{}', '{"data":null}', '{"data":{"viewer":null}}', '{"errors":[]}']) {
      github.failNext('graphql', { odd: 200, body })
      await write(github, body)
      expect(bodies(github)).toEqual([expect.stringContaining(body)])
    }
  })

  test('the oldest of ours is written, wherever it stands, and none whose author is gone', async () => {
    await using github = await startFakeGitHub({ pulls })
    await write(github, 'first')
    const [{ body, ...rest } = { body: '', id: 0, issue: 7 }] = github.comments.splice(0)
    for (const id of [19, 5, 11]) github.comments.push({ ...rest, body, id })
    await write(github, 'second')
    expect(github.comments.filter(one => one.body.endsWith('second')).map(({ id }) => id)).toEqual([5])
    const listed = [{ id: 1, body, user: null, html_url: 'u' }, { id: 2 }, { id: 3, body: null }]
    github.failNext('issues/list-comments', { odd: 200, body: JSON.stringify(listed) })
    github.comments.splice(0)
    await write(github, 'third')
    expect(bodies(github)).toEqual([expect.stringContaining('third')])
  })

  test('a comment that must not be changed is left, and its address returned', async () => {
    await using github = await startFakeGitHub({ pulls })
    const thread = { token: 'fake-token', at: github.at, repository: 'acme/widgets', pull: 7 }
    const mark = { commentId: 'ci/bench', run: null, head: null }
    const leave = () => writeComment(thread, mark, () => null, once())
    expect(await leave()).toEqual({ url: '', isLeft: false })
    const url = await write(github, 'first')
    expect(await leave()).toEqual({ url, isLeft: false })
    expect(bodies(github)).toEqual([expect.stringMatching(/\nfirst$/)])
  })

  test('a comment whose twin cannot be looked for is written all the same', async () => {
    await using github = await startFakeGitHub({ pulls })
    const failure = { status: 404, message: 'Not Found' }
    github.beforeAnswer('issues/create-comment', () => github.failNext('issues/list-comments', failure))
    expect(await write(github, 'once')).toContain('#issuecomment-')
    expect(bodies(github)).toHaveLength(1)
  })

  test('an update that is refused makes no second comment', async () => {
    await using github = await startFakeGitHub({ pulls })
    await write(github, 'first')
    github.failNext('issues/update-comment', { status: 403, message: 'Resource not accessible' })
    await expect(write(github, 'second')).rejects.toThrow('Resource not accessible')
    expect(bodies(github)).toEqual([expect.stringMatching(/\nfirst$/)])
  })

  const whole = { id: 1, body: 'b', html_url: 'u' }
  test.each([
    ['issues/create-comment', 'a comment', [null, {}, { ...whole, id: '1' }, { ...whole, body: null }]],
    ['issues/create-comment', 'a comment', [{ ...whole, html_url: 5 }]],
    ['issues/list-comments', 'a list of comments', [null, {}]],
    ['graphql', 'the owner of the token', [null, 5]],
  ])('%s: what is not %s is not believed', async (operation, what, answers) => {
    for (const answer of answers) {
      await using github = await startFakeGitHub({ pulls })
      if (operation === 'graphql') await write(github, 'first')
      github.failNext(operation, { odd: 200, body: JSON.stringify(answer) })
      const written = write(github, 'text', {}, { patience: once() })
      await expect(written).rejects.toThrow(`instead of ${what}.`)
    }
  })

  test('a token that may not comment, or none, is explained', async () => {
    await using github = await startFakeGitHub({ pulls, readOnly: true })
    const refused = write(github, 'text')
    await expect(refused).rejects.toThrow(CouldNotPublishError)
    await expect(refused).rejects.toThrow(/Resource not accessible by integration.*pull-requests: write/)
    const none = write(github, 'text', {}, { token: '' })
    await expect(none).rejects.toThrow(/"github-token" is empty/)
  })

  test.each([
    ['ours, of a later run', 'ours', [21, 1]],
    ['theirs, of a later run', 'theirs', [19, 1]],
    ['ours, where runs are not known', 'ours', null],
  ] as const)(
    'a create beside another leaves the oldest of the two, with the text of the later: %s',
    async (_, text, run) => {
      await using github = await startFakeGitHub({ pulls })
      await write(github, 'theirs', { run: [20, 1], head: 'a'.repeat(40) })
      const [theirs] = github.comments.splice(0)
      github.beforeAnswer('issues/create-comment', () => {
        if (theirs) github.comments.push(theirs)
      })
      const url = await write(github, 'ours', { run, head: 'b'.repeat(40) })
      expect(url).toMatch(new RegExp(`#issuecomment-${theirs?.id}$`))
      expect(github.comments.map(({ id }) => id)).toEqual([theirs?.id])
      expect(bodies(github)).toEqual([expect.stringMatching(`\n${text}$`)])
      expect(github.problems).toEqual([])
    },
  )

  test('a comment that is deleted between read and update is posted anew', async () => {
    await using github = await startFakeGitHub({ pulls })
    await write(github, 'first')
    github.beforeAnswer('issues/update-comment', () => github.comments.splice(0))
    await write(github, 'second')
    expect(bodies(github)).toEqual([expect.stringMatching(/\nsecond$/)])
  })

  test.each([
    ['once, and is found gone by the next look', 1],
    ['always', 2],
  ])(
    'a comment that GitHub still lists but says at an update is gone (%s) does not take ours with it',
    async (_, times) => {
      await using github = await startFakeGitHub({ pulls })
      await write(github, 'first')
      const [old] = github.comments
      github.failNext(
        'issues/update-comment',
        ...Array.from({ length: times }, () => ({ status: 404, message: 'Not Found' })),
      )
      const url = await write(github, 'second')
      const ours = github.comments.filter(({ body }) => body.endsWith('\nsecond'))
      expect(ours.map(({ id }) => id)).not.toEqual([old?.id])
      expect(url).toMatch(new RegExp(`#issuecomment-${ours[0]?.id}$`))
    },
  )

  test('a twin that is gone before it is written does not take ours with it', async () => {
    await using github = await startFakeGitHub({ pulls })
    await write(github, 'theirs')
    const [theirs] = github.comments.splice(0)
    github.beforeAnswer('issues/create-comment', () => {
      if (theirs) github.comments.push(theirs)
    })
    github.failNext('issues/update-comment', { status: 404, message: 'Not Found' })
    const url = await write(github, 'ours')
    const ours = github.comments.find(({ body }) => body.endsWith('\nours'))
    expect(url).toMatch(new RegExp(`#issuecomment-${ours?.id}$`))
  })

  test('an older run does not take the place of a newer commit, and one of the same commit does', async () => {
    await using github = await startFakeGitHub({ pulls })
    const [old, recent] = ['a'.repeat(40), 'b'.repeat(40)]
    await write(github, 'new', { run: [20, 1], head: recent })
    const url = await write(github, 'old', { run: [19, 2], head: old })
    expect(url).toContain('#issuecomment-')
    expect(bodies(github)).toEqual([expect.stringMatching(/\nnew$/)])
    await write(github, 'again', { run: [19, 2], head: recent })
    expect(bodies(github)).toEqual([expect.stringMatching(/\nagain$/)])
    await write(github, 'newest', { run: [21, 1], head: old })
    expect(bodies(github)).toEqual([expect.stringMatching(/\nnewest$/)])
  })

  test('a run that is cancelled waits no longer, whatever GitHub does', async () => {
    await using github = await startFakeGitHub({ pulls })
    for (const failure of [{ hang: 'before headers' }, { status: 503 }] as const) {
      const controller = new AbortController()
      github.beforeAnswer('issues/list-comments', () => controller.abort())
      github.failNext('issues/list-comments', failure)
      await expect(write(github, 'text', {}, { signal: controller.signal })).rejects.toThrow(/was cancelled/)
    }
    expect(github.requests).toHaveLength(2)
  })
})

// The hidden first line of a comment: read back as it was written, and which of two runs is the newer one.
describe('comment marker', () => {
  const head = 'a1b2'.repeat(10)
  const marked: CommentMarker = {
    ...{ commentId: 'ci/bench --> (go)', run: [1234567890, 12], head },
    ...{ shows: 'measuring', at: '2026-11-22T10:00:00Z' },
  }

  test('all of it is read back, or that it does not say', () => {
    const nothing: CommentMarker = { ...marked, run: null, head: null, at: null, shows: 'result' }
    for (const one of [
      marked,
      { ...marked, shows: 'failure' },
      { ...marked, run: null },
      { ...marked, head: null },
      { ...marked, at: null },
      nothing,
    ] as const) {
      const line = formatCommentMarker(one)
      expect(line).toMatch(/^<!-- benchgate comment-id=\S+ ([\w=.:-]+ )*-->$/)
      expect(parseMarkerOfOwnComment(one.commentId, `${line}\nrun=9.9 head=b0 at=2 failure -->`)).toEqual(one)
    }
    expect(formatCommentMarker(nothing)).toBe('<!-- benchgate comment-id=ci%2Fbench%20%2D%2D%3E%20(go) -->')
  })

  test('what is not ours in the line is no fact', () => {
    const start = commentMarkerStartOfCommentId('a')
    const odd = `${start}rerun=1.2 arun=3.4 run=5 ahead=c0 head=xyz that=3 at=? unmeasuring measuring  -->`
    expect(parseMarkerOfOwnComment('a', odd)).toEqual({
      commentId: 'a',
      run: null,
      head: null,
      at: null,
      shows: 'result',
    })
  })

  test('ids that differ begin differently, however long, and none is the beginning of another', () => {
    const long = 'x'.repeat(100)
    const ids = ['a', 'a-b', 'a--b', 'a b', 'a%2Db', long, `${long}y`, `${long}z`, `${long}yy`]
    const starts = ids.map(commentMarkerStartOfCommentId)
    for (const [n, one] of starts.entries())
      expect(starts.filter(other => other.startsWith(one) || one.startsWith(other))).toEqual([starts[n]])
    expect(commentMarkerStartOfCommentId(long)).toBe(`<!-- benchgate comment-id=${long} `)
    expect(commentMarkerStartOfCommentId(`${long}y`)).toMatch(/=x{100}%23[0-9a-f]{16} $/)
    expect(commentMarkerStartOfCommentId(`${long.slice(1)}🚀`)).toMatch(/=x{99}%23[0-9a-f]{16} $/)
  })

  test('the text is all below, with line ends of either kind', () => {
    expect(textBelowCommentMarker('<!-- benchgate -->\r\n\r\n## A -->\r\nb\r\n')).toBe('## A -->\nb\n')
  })

  const mark = (run: RunThatWritesComment['run'], of: string | null = 'a'): RunThatWritesComment => ({
    commentId: 'a',
    run,
    head: of,
  })

  test.each<[string, RunThatWritesComment, RunThatWritesComment, boolean]>([
    ['a later run', mark([21, 1]), mark([20, 1], 'b'), true],
    ['a later run with fewer attempts', mark([21, 1]), mark([20, 9], 'b'), true],
    ['an earlier run', mark([19, 1]), mark([20, 1], 'b'), false],
    ['an earlier run with more attempts', mark([19, 9]), mark([20, 1], 'b'), false],
    ['a later attempt', mark([20, 2]), mark([20, 1], 'b'), true],
    ['an earlier attempt', mark([20, 1]), mark([20, 2], 'b'), false],
    ['the same attempt', mark([20, 1]), mark([20, 1], 'b'), false],
    ['a later run of the same commit', mark([21, 1]), mark([20, 1]), false],
    ['an unknown run', mark(null), mark([20, 1], 'b'), false],
    ['any run, where ours is not known', mark([20, 1]), mark(null, 'b'), false],
  ])('%s: whether it is a later run on another commit', (_, there, ours, expected) => {
    expect(isCommentOfLaterRunOnOtherHead(there, ours)).toBe(expected)
  })

  test('only the same run and attempt is our own', () => {
    expect(isCommentOfSameRun(mark([20, 1], 'b'), mark([20, 1]))).toBe(true)
    for (const there of [mark([20, 2]), mark([21, 1]), mark([2, 1]), mark(null)])
      expect(isCommentOfSameRun(there, mark([20, 1]))).toBe(false)
    expect(isCommentOfSameRun(mark(null), mark(null))).toBe(false)
    expect(isCommentOfSameRun(mark([20, 1]), mark(null))).toBe(false)
  })
})

// Where a run comments, and what a report of it can link to, as far as the environment tells.
describe('comment place', () => {
  const env = {
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_RUN_ID: '9',
    GITHUB_SERVER_URL: 'https://ghe.acme.example',
  }
  const repository = 'https://ghe.acme.example/acme/widgets'

  test('the run has the full report in its summary', () => {
    const run = `${repository}/actions/runs/9`
    expect(linksFromReportOfThisWorkflowRun('ok', { number: 7 }, env)).toEqual({
      repository,
      run,
      report: run,
      accepting: { label: 'ok' },
    })
  })

  test('without a pull request nothing can be accepted, and outside a workflow nothing linked to', () => {
    expect(linksFromReportOfThisWorkflowRun('ok', null, { ...env, GITHUB_RUN_ID: '' })).toEqual({
      ...noReportLinks,
      repository,
    })
    expect(linksFromReportOfThisWorkflowRun('ok', { number: 7 }, {})).toEqual(noReportLinks)
  })

  const stage = { signal: new AbortController().signal, console: listeningConsole() }
  const commenting = {
    githubToken: 'fake-token',
    comment: 'on-change',
    commentId: { commentId: 'ci {"go":"1.22"}', matrix: { go: '1.22' } },
  } as const
  const pull = { number: 7, headSha: 'f'.repeat(40) }
  const at = {
    api: 'https://api.github.com',
    graphql: 'https://api.github.com/graphql',
    server: env.GITHUB_SERVER_URL,
  }
  const thread = { token: 'fake-token', at, repository: 'acme/widgets', pull: 7 }

  test('it comments on the pull request as this run, and its first attempt where none is named', () => {
    const expected = {
      ...{ thread, mode: 'on-change', matrix: { go: '1.22' }, run: `${repository}/actions/runs/9` },
      mark: { commentId: 'ci {"go":"1.22"}', run: [9, 1], head: pull.headSha },
      ...stage,
    }
    expect(pullRequestCommentContextOrNull(commenting, pull, env, stage)).toEqual(expected)
    expect(
      pullRequestCommentContextOrNull(commenting, pull, { ...env, GITHUB_RUN_ATTEMPT: '3' }, stage)?.mark.run,
    ).toEqual([9, 3])
    expect(
      pullRequestCommentContextOrNull(commenting, pull, { ...env, GITHUB_RUN_ID: '' }, stage),
    ).toMatchObject({
      ...{ run: null, mark: { run: null } },
    })
  })

  test('there are no comments without a pull request, or outside a repository', () => {
    expect(pullRequestCommentContextOrNull(commenting, null, env, stage)).toBeNull()
    expect(
      pullRequestCommentContextOrNull(commenting, pull, { ...env, GITHUB_REPOSITORY: '' }, stage),
    ).toBeNull()
  })
})
