// What an event says of the commit that was measured, and that nothing is guessed where it does not.
import { expect, test } from 'vitest'
import { subjectOf } from '../../../src/effects/github/subject.ts'

const [head, base, sha] = ['a', 'b', 'c'].map(digit => digit.repeat(40)) as [string, string, string]

const run = {
  ...{ id: 12, run_attempt: 2, event: 'pull_request', conclusion: 'success' },
  ...{ head_sha: head, head_branch: 'topic' },
  head_repository: { id: 2, owner: { login: 'stranger' } },
}

test('a run that has ended names the commit and the branch, and the default branch has the rules', () => {
  const payload = { workflow: { name: 'Benchgate' }, workflow_run: run, repository: { id: 1 } }
  expect(subjectOf('workflow_run', payload, sha)).toEqual({
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
])('%s: no pull request can be found', (_, workflow_run) => {
  expect(subjectOf('workflow_run', { workflow_run }, sha)).toMatchObject({ head, branch: null, pull: null })
})

test('a pull request names itself, has rules of its own, and those before', () => {
  const pull_request = { number: 7, head: { sha: head, repo: { id: 1 } }, base: { sha: base } }
  expect(subjectOf('pull_request', { pull_request, repository: { id: 1 } }, sha)).toEqual({
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
  expect(subjectOf('pull_request', { pull_request }, sha).isStrangers).toBe(true)
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
  expect(subjectOf('push', {}, sha)).toEqual(expected)
})

test.each([
  ['merge_group', { merge_group: { base_sha: base } }, base],
  ['push', { before: base }, base],
  ['push', { before: '0'.repeat(40) }, null],
])('%s %j: what it accepts is told from what stood before', (name, payload, rulesBefore) => {
  expect(subjectOf(name, payload, sha)).toMatchObject({ head: sha, rules: sha, rulesBefore, pull: null })
})

test.each([
  ['workflow_run', {}],
  ['workflow_run', { workflow_run: { ...run, head_sha: '--upload-pack=x' } }],
  ['workflow_run', { workflow_run: { ...run, head_sha: head.toUpperCase() } }],
  ['pull_request', {}],
  ['pull_request', { pull_request: { number: 7, head: { sha: head } } }],
  ['pull_request_target', { pull_request: { number: 7, head: { sha: head }, base: { sha: base } } }],
  ['issue_comment', {}],
] as const)('%s %j is refused', (name, payload) => {
  expect(() => subjectOf(name, payload as object, sha)).toThrow(/does not say/)
})

test('without a commit it is refused', () => {
  expect(() => subjectOf('push', {}, '')).toThrow('does not say GITHUB_SHA')
})
