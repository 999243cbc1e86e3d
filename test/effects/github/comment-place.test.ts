// What a report of a run can link to, as far as the environment tells.
import { expect, test } from 'vitest'
import { nowhere } from '../../../src/core/report/say/site.ts'
import { siteOf } from '../../../src/effects/github/comment-place.ts'

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
