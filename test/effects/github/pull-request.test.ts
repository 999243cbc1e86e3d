// What an event says of the commit that was measured, and that nothing is guessed where it does not.
import { describe, expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { noWorkflowEvent } from '../../../src/core/model/event.ts'
import { CouldNotPublishError, createRequestDeadline } from '../../../src/effects/github/api.ts'
import {
  addPullRequestToEventRefusingForks,
  askCurrentPullRequest,
  findCommitToCompareRulesWith,
  findPullRequestOfHead,
  type PublishSubject,
  publishSubjectOfEvent,
  refuseResultOfOtherHead,
  resolvePublishSubject,
} from '../../../src/effects/github/pull-request.ts'
import { type FakeGitHub, type FakePull, startFakeGitHub } from '../../support/fake-github.ts'
import { repositoryIds } from '../../support/fake-github-answers.ts'
import { long } from '../../support/long.ts'
import { once } from '../../support/patience.ts'

describe('subject', () => {
  const [head, base, sha] = ['a', 'b', 'c'].map(digit => digit.repeat(40)) as [string, string, string]

  const run = {
    ...{ id: 12, run_attempt: 2, event: 'pull_request', conclusion: 'success' },
    ...{ head_sha: head, head_branch: 'topic' },
    head_repository: { id: 2, owner: { login: 'stranger' } },
  }

  test('a run that has ended names the commit and the branch, and the default branch has the rules', () => {
    const payload = { workflow: { name: 'Benchgate' }, workflow_run: run, repository: { id: 1 } }
    expect(publishSubjectOfEvent('workflow_run', payload, sha)).toEqual({
      ...{ head, merge: null, rules: sha, rulesBefore: null, pull: null, isStrangers: true },
      branch: { repository: 2, owner: 'stranger', name: 'topic' },
      run: { id: 12, attempt: 2, conclusion: 'success', workflow: 'Benchgate' },
    })
  })

  test.each([
    ['a fork that was deleted', { ...run, head_repository: null }],
    ['a run for a push', { ...run, event: 'push' }],
    ['a run with the rights of the repository', { ...run, event: 'pull_request_target' }],
    ['no branch', { ...run, head_branch: null }],
    ['no owner', { ...run, head_repository: { id: 2 } }],
    ['no repository by its number', { ...run, head_repository: { owner: { login: 'stranger' } } }],
  ])('%s: no pull request can be found', (_, workflow_run) => {
    const payload = { workflow_run, repository: { id: 1 } }
    expect(publishSubjectOfEvent('workflow_run', payload, sha)).toMatchObject({
      ...{ head, branch: null, pull: null, isStrangers: true },
    })
  })

  test('a run of our own repository is of no strangers, and says no more than it does', () => {
    const workflow_run = { id: 12, head_sha: head, head_repository: { id: 1 } }
    expect(publishSubjectOfEvent('workflow_run', { workflow_run, repository: { id: 1 } }, sha)).toMatchObject(
      {
        ...{ isStrangers: false, run: { id: 12, attempt: 1, conclusion: '', workflow: null } },
      },
    )
    expect(publishSubjectOfEvent('workflow_run', { workflow_run }, sha).isStrangers).toBe(true)
  })

  test('a pull request names itself, has rules of its own, and those before', () => {
    const pull_request = { number: 7, head: { sha: head, repo: { id: 1 } }, base: { sha: base } }
    expect(publishSubjectOfEvent('pull_request', { pull_request, repository: { id: 1 } }, sha)).toEqual({
      ...{
        head,
        merge: sha,
        rules: sha,
        rulesBefore: base,
        pull: 7,
        branch: null,
        run: null,
        isStrangers: false,
      },
    })
    expect(publishSubjectOfEvent('pull_request', { pull_request }, sha).isStrangers).toBe(true)
    for (const repo of [{ id: 2 }, null]) {
      const ofFork = { ...pull_request, head: { sha: head, repo } }
      const payload = { pull_request: ofFork, repository: { id: 1 } }
      expect(publishSubjectOfEvent('pull_request', payload, sha).isStrangers).toBe(true)
    }
  })

  test('any other event is for the commit it runs for', () => {
    const expected = {
      head: sha,
      merge: null,
      rules: sha,
      rulesBefore: null,
      pull: null,
      branch: null,
      run: null,
      isStrangers: false,
    }
    expect(publishSubjectOfEvent('push', {}, sha)).toEqual(expected)
  })

  test.each([
    ['merge_group', { merge_group: { base_sha: base } }, base],
    ['push', { before: base }, base],
    ['push', { before: '0'.repeat(40) }, null],
    ['push', { before: `0${'b'.repeat(39)}` }, `0${'b'.repeat(39)}`],
    ['push', { before: `${'b'.repeat(39)}0` }, `${'b'.repeat(39)}0`],
  ])('%s %j: what it accepts is told from what stood before', (name, payload, rulesBefore) => {
    expect(publishSubjectOfEvent(name, payload, sha)).toMatchObject({
      head: sha,
      rules: sha,
      rulesBefore,
      pull: null,
    })
  })

  const pull_request = { number: 7, head: { sha: head }, base: { sha: base } }
  test.each<[string, object, RegExp]>([
    ['workflow_run', {}, /does not say the measuring run,/],
    [
      'workflow_run',
      { workflow_run: { ...run, head_sha: '--upload-pack=x' } },
      /does not say the measuring run/,
    ],
    [
      'workflow_run',
      { workflow_run: { ...run, head_sha: head.toUpperCase() } },
      /does not say the measuring run/,
    ],
    ['workflow_run', { workflow_run: { ...run, id: '12' } }, /does not say the measuring run/],
    ['pull_request', {}, /does not say the pull request,/],
    ['pull_request', { pull_request: { number: 7 } }, /does not say the pull request/],
    ['pull_request', { pull_request: { number: 7, head: { sha: head } } }, /does not say the pull request/],
    ['pull_request', { pull_request: { ...pull_request, number: '7' } }, /does not say the pull request/],
    ['pull_request_target', { pull_request }, /"pull_request_target", whose event does not say/],
    ['issue_comment', {}, /"issue_comment", whose event does not say/],
  ])('%s %j is refused', (name, payload, why) => {
    expect(caught(() => publishSubjectOfEvent(name, payload as object, sha))).toMatch(why)
  })

  test('without a commit it is refused', () => {
    expect(caught(() => publishSubjectOfEvent('push', {}, ''))).toMatch(/does not say GITHUB_SHA/)
  })

  /** What a MisconfiguredError says. */
  function caught(act: () => unknown): string {
    try {
      act()
    } catch (error) {
      if (error instanceof MisconfiguredError) return error.message
    }
    return ''
  }

  const never = () => Promise.reject(new Error('asked'))
  const unnamed = { pull: null, head: null }
  const isOfFork = true
  const ask = async (number: number) => ({
    ...{ number, baseRef: 'main', baseSha: base, headSha: head, isOpen: true, isOfFork },
  })

  test('a pull request that the workflow names is asked for, and may be measured at another commit', async () => {
    const env = { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_SHA: sha }
    const expected = {
      ...{ head, merge: null, rules: sha, rulesBefore: null, pull: 7, branch: null },
      ...{ isStrangers: true, run: null },
    }
    expect(await resolvePublishSubject(env, { pull: 7, head: null }, ask)).toEqual(expected)
    expect(await resolvePublishSubject(env, { pull: 7, head: base }, ask)).toEqual({
      ...expected,
      head: base,
    })
    const ofOurs = async (number: number) => ({ ...(await ask(number)), isOfFork: false })
    expect(await resolvePublishSubject(env, { pull: 7, head }, ofOurs)).toMatchObject({
      isStrangers: false,
    })
  })

  test.each(['workflow_run', 'pull_request'])('one that is named on %s is refused', async name => {
    const env = { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha }
    await expect(resolvePublishSubject(env, { pull: 7, head: null }, never)).rejects.toThrow(
      `pull-request: "7" is not needed on "${name}"`,
    )
  })

  test('what is named by half, or nowhere, is refused', async () => {
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: sha }
    await expect(resolvePublishSubject(env, { pull: null, head }, never)).rejects.toThrow(
      `head: "${head}" has no effect without "pull-request"`,
    )
    await expect(resolvePublishSubject({}, { pull: 7, head: null }, never)).rejects.toThrow(
      'The event "" does not say GITHUB_SHA',
    )
    await expect(resolvePublishSubject({}, unnamed, never)).rejects.toThrow(
      'The event "" does not say GITHUB_SHA',
    )
  })

  test('without a payload it is for the commit that the environment names', async () => {
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: sha }
    expect(await resolvePublishSubject(env, unnamed, never)).toMatchObject({
      head: sha,
      pull: null,
      rulesBefore: null,
    })
  })
})

// The pull request of a number, where the event has none.
describe('pull', () => {
  const head = 'c'.repeat(40)
  const ask =
    ({ at }: FakeGitHub, patience = createRequestDeadline(30_000, new AbortController().signal)) =>
    (number: number) =>
      askCurrentPullRequest({ token: 'fake-token', at, repository: 'Acme/widgets' }, number, patience)
  const dispatch = { ...noWorkflowEvent, name: 'workflow_dispatch' }

  test('is as GitHub has it', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 9, headSha: head, baseRef: 'release' }] })
    expect(await addPullRequestToEventRefusingForks(dispatch, 9, false, ask(github))).toMatchObject({
      name: 'workflow_dispatch',
      pull: { number: 9, baseRef: 'release', headSha: head, isOpen: true, isOfFork: false },
    })
    expect(github.problems).toEqual([])
  })

  test('is not asked for where there is none to ask for, or the event has it', async () => {
    const never = () => Promise.reject(new Error('asked'))
    const event = { ...dispatch, pull: { number: 7, baseRef: 'main', headSha: head } }
    expect(await addPullRequestToEventRefusingForks(event, null, false, never)).toBe(event)
    expect(await addPullRequestToEventRefusingForks(event, 7, false, never)).toBe(event)
    await expect(addPullRequestToEventRefusingForks(event, 9, false, never)).rejects.toThrow(
      /^pull-request: "9" is not .* which is 7\. Leave/,
    )
  })

  test('of a fork is refused, unless it is trusted', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 9, headRepository: 'mallory/widgets' }] })
    await expect(addPullRequestToEventRefusingForks(dispatch, 9, false, ask(github))).rejects.toThrow(
      /^pull-request: 9 comes from a fork.*trust-head/,
    )
    expect((await addPullRequestToEventRefusingForks(dispatch, 9, true, ask(github))).pull?.number).toBe(9)
  })

  test('that is closed, or whose repository is gone, is known as such', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 9, state: 'closed' }] })
    expect(await ask(github)(9)).toMatchObject({ isOpen: false, isOfFork: false })
    github.failNext('pulls/get', { odd: 200, body: JSON.stringify(whole) })
    expect(await ask(github)(9)).toMatchObject({ isOpen: true, isOfFork: true })
  })

  const whole = {
    ...{ number: 9, state: 'open', base: { ref: 'main', sha: head } },
    head: { sha: head, repo: null },
  }

  test('that is not there, or is no pull request, is told', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 9 }] })
    await expect(ask(github)(8)).rejects.toThrow(
      /^Pull request #8 could not be read: Not Found.* "permissions: pull-requests: read"/,
    )
    for (const odd of [
      ...['', [], null, { number: 9 }, { ...whole, number: 8 }, { ...whole, head: undefined }],
      ...[
        { ...whole, head: { sha: 'x' } },
        { ...whole, base: undefined },
      ],
      ...[
        { ...whole, base: { ref: 'main' } },
        { ...whole, base: { sha: head } },
      ],
    ]) {
      github.failAlways('pulls/get', { odd: 200, body: odd === '' ? '' : JSON.stringify(odd) })
      await expect(ask(github, once())(9)).rejects.toThrow(/instead of a pull request/)
    }
  })
})

// Which pull request a measured commit belongs to, asked of GitHub: exactly one that is open and still has it as its head.
describe('find pull', () => {
  const [head, newer] = ['a'.repeat(40), 'b'.repeat(40)]
  const fork = { headRepository: 'stranger/widgets', headRef: 'topic', headSha: head }
  const subject: PublishSubject = {
    ...{ head, merge: null, rules: newer, rulesBefore: null, pull: null, isStrangers: true },
    branch: { repository: repositoryIds.fork, owner: 'stranger', name: 'topic' },
    run: { id: 1, attempt: 1, conclusion: 'success', workflow: null },
  }

  const find = (
    github: FakeGitHub,
    more: Partial<PublishSubject> = {},
    patience = createRequestDeadline(20_000, new AbortController().signal),
  ) =>
    findPullRequestOfHead(
      { token: 'fake-token', at: github.at, repository: 'acme/widgets' },
      { ...subject, ...more },
      patience,
    )

  test.each<[string, readonly FakePull[], number | RegExp]>([
    ['the one of the fork', [{ number: 3 }, { number: 4, ...fork }], 4],
    [
      'a closed one is passed over',
      [
        { number: 3, state: 'closed', ...fork },
        { number: 4, ...fork },
      ],
      4,
    ],
    ['none', [{ number: 3 }], /No open pull request has this commit/],
    ['one that is closed', [{ number: 3, state: 'closed', ...fork }], /No open pull request/],
    ['a push in between', [{ number: 3, ...fork, headSha: newer }], /#3 has a newer head \(bbbbbbb/],
    [
      'a push in between to two',
      [3, 5].map(number => ({ number, ...fork, headSha: newer })),
      /#3, #5 have a newer head \(bbbbbbb/,
    ],
    [
      'two of one head',
      [
        { number: 3, ...fork },
        { number: 5, ...fork },
      ],
      /#3, #5 all have this commit/,
    ],
    [
      'the same branch of our own repository',
      [{ number: 3, headRef: 'topic', headSha: head }],
      /No open pull request/,
    ],
    ["another's fork", [{ number: 3, ...fork, headRepository: 'other/widgets' }], /No open pull request/],
  ])('%s', async (_, pulls, expected) => {
    await using github = await startFakeGitHub({ pulls })
    const found = await find(github)
    if (typeof expected === 'number') expect(found).toEqual({ number: expected, all: [expected], why: '' })
    else expect(found).toMatchObject({ number: null, why: expect.stringMatching(expected) })
    expect(github.problems).toEqual([])
  })

  test('all that may have been measured are told', async () => {
    const pulls = [3, 5].map(number => ({ number, ...fork }))
    await using github = await startFakeGitHub({ pulls })
    expect((await find(github)).all).toEqual([3, 5])
  })

  test('an owner with two forks: only the branch of the one that was measured counts', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 4, ...fork }] })
    const branch = { repository: 99, owner: 'stranger', name: 'topic' }
    expect(await find(github, { branch })).toMatchObject({ number: null, all: [] })
  })

  test.each<[string, string, { id: number } | null]>([
    ['another branch', 'other', { id: repositoryIds.fork }],
    ['a fork that is gone', 'topic', null],
  ])('of a list with %s nothing counts', async (_, ref, repo) => {
    await using github = await startFakeGitHub()
    const listed = [{ number: 4, head: { sha: head, ref, repo } }]
    github.failNext('pulls/list', { odd: 200, body: JSON.stringify(listed) })
    expect(await find(github)).toMatchObject({ number: null, why: expect.stringContaining('No open') })
  })

  test('what is no list is named', async () => {
    await using github = await startFakeGitHub()
    github.failNext('pulls/list', { odd: 200, body: '{}' })
    await expect(find(github, {}, once())).rejects.toThrow('instead of a list of pull requests.')
  })

  test('a branch of our own repository has its pull request, too', async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 4, headRef: 'topic', headSha: head }] })
    const branch = { repository: repositoryIds.own, owner: 'acme', name: 'topic' }
    expect(await find(github, { branch, isStrangers: false })).toMatchObject({ number: 4 })
  })

  test('what the event names is not asked for, nor what nothing is known of', async () => {
    await using github = await startFakeGitHub()
    expect(await find(github, { pull: 9 })).toMatchObject({ number: 9, all: [9] })
    expect(await find(github, { branch: null })).toMatchObject({
      why: expect.stringMatching(/names no branch/),
    })
    expect(await find(github, { branch: null, run: null })).toMatchObject({
      why: expect.stringMatching(/no pull request/),
    })
    expect(github.requests).toEqual([])
  })

  test('a fault is tried again, a token that may not read is named', long, async () => {
    await using github = await startFakeGitHub({ pulls: [{ number: 4, ...fork }] })
    github.failNext('pulls/list', { odd: 200, body: '<html>' })
    expect(await find(github)).toMatchObject({ number: 4 })
    github.failNext('pulls/list', { status: 403, message: 'Resource not accessible by integration' })
    const error = await find(github).catch(caught => caught)
    expect(error).toBeInstanceOf(CouldNotPublishError)
    expect(error.message).toBe(
      'The pull request could not be looked up: Resource not accessible by integration - https://docs.github.com/rest (403). The token is not allowed to do this; give the job "permissions: pull-requests: write". On a pull request from a fork, GitHub never allows it.',
    )
  })
})

// Which commits a result may be of, and whose rules stood before them.
describe('check head', () => {
  const [head, base, merged, turned, other, three] = [...'abcde1'].map(digit => digit.repeat(40)) as [
    ...[string, string, string, string, string, string],
  ]
  const commits = {
    ...{ [head]: [base], [merged]: [base, head], [turned]: [head, base], [other]: [head] },
    [three]: [base, head, other],
  }

  test.each([
    ['head itself', head, 'taken'],
    ['the merge that the event names', 'f'.repeat(40), 'taken'],
    ['a merge of head', merged, 'taken'],
    ['a merge of another into head', turned, 'refused'],
    ['a merge of head and one more', three, 'refused'],
    ['a commit on top of head', other, 'refused'],
    ['its base', base, 'refused'],
    ['one that nobody knows', '9'.repeat(40), 'refused'],
  ])('%s is %s', async (_, measured, expected) => {
    await using github = await startFakeGitHub({ code: { commits } })
    const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
    const patience = createRequestDeadline(20_000, new AbortController().signal)
    const outcome = refuseResultOfOtherHead(repository, measured, { head, merge: 'f'.repeat(40) }, patience)
    if (expected === 'taken') await outcome
    else await expect(outcome).rejects.toThrow(/neither the expected aaaaaaa\w* nor a merge of it/)
    expect(github.problems).toEqual([])
  })

  test.each([
    ['what GitHub has merged head into, whatever the event said', merged, base],
    ['what the event said, where the commit is no merge of head', turned, other],
    ['what the event said, where nobody knows the commit', '9'.repeat(40), other],
    ['what the event said, without a pull request', null, other],
  ])('rules stood before in %s', async (_, merge, expected) => {
    await using github = await startFakeGitHub({ code: { commits } })
    const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
    const patience = createRequestDeadline(20_000, new AbortController().signal)
    expect(
      await findCommitToCompareRulesWith(repository, { head, merge, rulesBefore: other }, patience),
    ).toBe(expected)
    expect(
      await findCommitToCompareRulesWith(repository, { head, merge, rulesBefore: null }, patience),
    ).toBeNull()
    expect(github.requests).toHaveLength(merge === null ? 0 : 1)
  })

  test('what is no commit is not believed', async () => {
    await using github = await startFakeGitHub({ code: { commits } })
    const repository = { token: 'fake-token', at: github.at, repository: 'acme/widgets' }
    for (const body of ['', 'null', '{}', '{"parents":{}}']) {
      github.failNext('git/get-commit', { odd: 200, body })
      await expect(
        refuseResultOfOtherHead(repository, merged, { head, merge: null }, once()),
      ).rejects.toThrow(/^The commit that was measured could not be looked up: .* instead of a commit\./)
    }
  })
})
