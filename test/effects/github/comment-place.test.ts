// Where a run comments, and what a report of it can link to, as far as the environment tells.
import { expect, test } from 'vitest'
import { nowhere } from '../../../src/core/report/say/block.ts'
import { commentPlace, siteOf, threadOf } from '../../../src/effects/github/comment.ts'
import { listeningConsole } from '../../support/repository.ts'

const inputs = { githubToken: 'fake-token', acceptLabel: 'ok' }
const env = {
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_RUN_ID: '9',
  GITHUB_SERVER_URL: 'https://ghe.acme.example',
}
const repository = 'https://ghe.acme.example/acme/widgets'

test('the run has the full report in its summary', () => {
  const run = `${repository}/actions/runs/9`
  expect(siteOf(inputs, { number: 7 }, env)).toEqual({
    repository,
    run,
    report: run,
    accepting: { label: 'ok' },
  })
})

test('without a pull request nothing can be accepted, and outside a workflow nothing linked to', () => {
  expect(siteOf(inputs, null, { ...env, GITHUB_RUN_ID: '' })).toEqual({ ...nowhere, repository })
  expect(siteOf(inputs, { number: 7 }, {})).toEqual(nowhere)
})

const stage = { signal: new AbortController().signal, console: listeningConsole() }
const commenting = {
  ...inputs,
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
    site: siteOf(inputs, pull, env),
    ...stage,
  }
  expect(commentPlace(commenting, pull, env, stage)).toEqual(expected)
  expect(commentPlace(commenting, pull, { ...env, GITHUB_RUN_ATTEMPT: '3' }, stage)?.mark.run).toEqual([9, 3])
  expect(commentPlace(commenting, pull, { ...env, GITHUB_RUN_ID: '' }, stage)).toMatchObject({
    ...{ run: null, mark: { run: null } },
  })
})

test('nowhere where that is not wanted, without a pull request, and outside a repository', () => {
  expect(commentPlace({ ...commenting, comment: 'never' }, pull, env, stage)).toBeNull()
  expect(commentPlace(commenting, null, env, stage)).toBeNull()
  expect(commentPlace(commenting, pull, { ...env, GITHUB_REPOSITORY: '' }, stage)).toBeNull()
  expect(threadOf('fake-token', pull, env)).toEqual(thread)
  expect(threadOf('fake-token', null, env)).toBeNull()
  expect(threadOf('fake-token', pull, {})).toBeNull()
})
