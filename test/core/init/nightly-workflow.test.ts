// The nightly workflow: what runs benchmarks can only read, and what writes runs nothing of the repository.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { nightlyWorkflow } from '../../../src/core/init/workflow.ts'
import { root } from '../../support/action.ts'
import { withoutOurPin } from '../../support/init-trees.ts'

const text = nightlyWorkflow({ steps: [{ uses: 'setup-go', with: { 'go-version-file': 'go.mod' } }] })
const { jobs, permissions } = parse(text)

interface Step {
  readonly uses: string
  readonly with?: Readonly<Record<string, unknown>>
}

const used = (job: string) => jobs[job].steps.map(({ uses }: Step) => uses.split('@')[0])

test('looks like this', async () => {
  await expect(withoutOurPin(text)).toMatchFileSnapshot('../../golden/init/workflow-nightly.yml')
})

test('the job that runs benchmarks can only read, and the one that writes runs none', () => {
  expect(permissions).toEqual({})
  expect(jobs.measure.permissions).toEqual({ contents: 'read' })
  expect(jobs.record.permissions).toEqual({ contents: 'write', issues: 'write' })
  expect(used('record')).toEqual([
    'actions/checkout',
    'actions/download-artifact',
    'benchgate/benchgate/record',
    'actions/upload-pages-artifact',
  ])
  expect(text).not.toMatch(/secrets\.|- run:|pull_request/)
  for (const job of ['measure', 'record'])
    expect(jobs[job].steps[0].with).toMatchObject({ 'persist-credentials': false, 'fetch-depth': 0 })
})

test('a run by hand on another branch tells nobody', () => {
  expect(jobs.record.if).toBe(
    "github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch",
  )
  // A job whose `needs` were skipped is skipped too, as its condition does not ask for their status.
  expect(jobs.pages.needs).toBe('record')
})

test('sets inputs that there are', () => {
  for (const [job, action, path] of [
    ['measure', 'benchgate/benchgate', 'action.yml'],
    ['measure', 'benchgate/benchgate/bisect', 'bisect/action.yml'],
    ['record', 'benchgate/benchgate/record', 'record/action.yml'],
  ] as const) {
    const known = Object.keys(parse(readFileSync(join(root, path), 'utf8')).inputs)
    const step = jobs[job].steps.find(({ uses }: Step) => uses.split('@')[0] === action)
    for (const name of Object.keys(step.with)) expect(known).toContain(name)
  }
})
