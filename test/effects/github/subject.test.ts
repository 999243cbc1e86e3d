// What an event says of the commit that was measured, and that nothing is guessed where it does not.
import { expect, test } from 'vitest'
import { Misconfigured } from '../../../src/core/model/errors.ts'
import { publishSubject, readSubject } from '../../../src/effects/github/pull-request.ts'

const [head, base, sha] = ['a', 'b', 'c'].map(digit => digit.repeat(40)) as [string, string, string]

const run = {
  ...{ id: 12, run_attempt: 2, event: 'pull_request', conclusion: 'success' },
  ...{ head_sha: head, head_branch: 'topic' },
  head_repository: { id: 2, owner: { login: 'stranger' } },
}

test('a run that has ended names the commit and the branch, and the default branch has the rules', () => {
  const payload = { workflow: { name: 'Benchgate' }, workflow_run: run, repository: { id: 1 } }
  expect(publishSubject('workflow_run', payload, sha)).toEqual({
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
  expect(publishSubject('workflow_run', payload, sha)).toMatchObject({
    ...{ head, branch: null, pull: null, isStrangers: true },
  })
})

test('a run of our own repository is of no strangers, and says no more than it does', () => {
  const workflow_run = { id: 12, head_sha: head, head_repository: { id: 1 } }
  expect(publishSubject('workflow_run', { workflow_run, repository: { id: 1 } }, sha)).toMatchObject({
    ...{ isStrangers: false, run: { id: 12, attempt: 1, conclusion: '', workflow: null } },
  })
  expect(publishSubject('workflow_run', { workflow_run }, sha).isStrangers).toBe(true)
})

test('a pull request names itself, has rules of its own, and those before', () => {
  const pull_request = { number: 7, head: { sha: head, repo: { id: 1 } }, base: { sha: base } }
  expect(publishSubject('pull_request', { pull_request, repository: { id: 1 } }, sha)).toEqual({
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
  expect(publishSubject('pull_request', { pull_request }, sha).isStrangers).toBe(true)
  for (const repo of [{ id: 2 }, null]) {
    const ofFork = { ...pull_request, head: { sha: head, repo } }
    const payload = { pull_request: ofFork, repository: { id: 1 } }
    expect(publishSubject('pull_request', payload, sha).isStrangers).toBe(true)
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
  expect(publishSubject('push', {}, sha)).toEqual(expected)
})

test.each([
  ['merge_group', { merge_group: { base_sha: base } }, base],
  ['push', { before: base }, base],
  ['push', { before: '0'.repeat(40) }, null],
  ['push', { before: `0${'b'.repeat(39)}` }, `0${'b'.repeat(39)}`],
  ['push', { before: `${'b'.repeat(39)}0` }, `${'b'.repeat(39)}0`],
])('%s %j: what it accepts is told from what stood before', (name, payload, rulesBefore) => {
  expect(publishSubject(name, payload, sha)).toMatchObject({ head: sha, rules: sha, rulesBefore, pull: null })
})

const pull_request = { number: 7, head: { sha: head }, base: { sha: base } }
test.each<[string, object, RegExp]>([
  ['workflow_run', {}, /does not say the run that has measured,/],
  ['workflow_run', { workflow_run: { ...run, head_sha: '--upload-pack=x' } }, /does not say the run/],
  ['workflow_run', { workflow_run: { ...run, head_sha: head.toUpperCase() } }, /does not say the run/],
  ['workflow_run', { workflow_run: { ...run, id: '12' } }, /does not say the run/],
  ['pull_request', {}, /does not say the pull request,/],
  ['pull_request', { pull_request: { number: 7 } }, /does not say the pull request/],
  ['pull_request', { pull_request: { number: 7, head: { sha: head } } }, /does not say the pull request/],
  ['pull_request', { pull_request: { ...pull_request, number: '7' } }, /does not say the pull request/],
  ['pull_request_target', { pull_request }, /"pull_request_target", whose event does not say/],
  ['issue_comment', {}, /"issue_comment", whose event does not say/],
])('%s %j is refused', (name, payload, why) => {
  expect(caught(() => publishSubject(name, payload as object, sha))).toMatch(why)
})

test('without a commit it is refused', () => {
  expect(caught(() => publishSubject('push', {}, ''))).toMatch(/does not say GITHUB_SHA/)
})

/** What a Misconfigured error says. */
function caught(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof Misconfigured) return error.message
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
  expect(await readSubject(env, { pull: 7, head: null }, ask)).toEqual(expected)
  expect(await readSubject(env, { pull: 7, head: base }, ask)).toEqual({ ...expected, head: base })
  const ofOurs = async (number: number) => ({ ...(await ask(number)), isOfFork: false })
  expect(await readSubject(env, { pull: 7, head }, ofOurs)).toMatchObject({ isStrangers: false })
})

test.each(['workflow_run', 'pull_request'])('one that is named on %s is refused', async name => {
  const env = { GITHUB_EVENT_NAME: name, GITHUB_SHA: sha }
  await expect(readSubject(env, { pull: 7, head: null }, never)).rejects.toThrow(
    `pull-request: "7" is not needed on "${name}"`,
  )
})

test('what is named by half, or nowhere, is refused', async () => {
  const env = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: sha }
  await expect(readSubject(env, { pull: null, head }, never)).rejects.toThrow(
    `head: "${head}" says nothing without "pull-request"`,
  )
  await expect(readSubject({}, { pull: 7, head: null }, never)).rejects.toThrow(
    'The event "" does not say GITHUB_SHA',
  )
  await expect(readSubject({}, unnamed, never)).rejects.toThrow('The event "" does not say GITHUB_SHA')
})

test('without a payload it is for the commit that the environment names', async () => {
  const env = { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: sha }
  expect(await readSubject(env, unnamed, never)).toMatchObject({ head: sha, pull: null, rulesBefore: null })
})
