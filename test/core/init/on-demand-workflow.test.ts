// The workflow for `/benchgate run`: code of a pull request meets neither a token that may write nor a cache that stays.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { onDemandWorkflow } from '../../../src/core/init/workflow.ts'
import { root } from '../../support/action.ts'
import { withoutOurPin } from '../../support/init-trees.ts'

const text = onDemandWorkflow({
  steps: [
    { run: 'corepack enable' },
    { uses: 'setup-node', with: { 'node-version': '24' } },
    { uses: 'setup-go', with: { 'go-version-file': 'go.mod' } },
  ],
})
const { jobs, permissions } = parse(text)
const action = (path: string) => parse(readFileSync(join(root, path, 'action.yml'), 'utf8'))

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
}

const used = (job: string) => jobs[job].steps.map(({ uses, run }: Step) => uses?.split('@')[0] ?? run)
const inputsOf = (job: string, name: string) =>
  jobs[job].steps.find(({ uses }: Step) => uses?.split('@')[0] === name).with

test('looks like this', async () => {
  await expect(withoutOurPin(text)).toMatchFileSnapshot('../../golden/init/workflow-on-demand.yml')
})

test('what may write runs no code of a pull request', () => {
  expect(permissions).toEqual({})
  expect(jobs.measure.permissions).toEqual({ contents: 'read', 'pull-requests': 'read' })
  expect(used('ask')).toEqual(['benchgate/benchgate/command'])
  expect(used('report')).toEqual(['actions/download-artifact', 'benchgate/benchgate/report'])
  expect(text).not.toMatch(/secrets\.|- run: .*\$\{\{/)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow
  const expression = '${{ needs.ask.outputs.head }}'
  const { ref, 'persist-credentials': kept } = inputsOf('measure', 'actions/checkout')
  expect([ref, kept]).toEqual([expression, false])
})

test('what is measured saves no cache of the default branch', () => {
  expect(inputsOf('measure', 'actions/setup-go').cache).toBe('false')
  expect(inputsOf('measure', 'actions/setup-node')['package-manager-cache']).toBe('false')
})

test('the jobs hand over what they have, and take what there is', () => {
  const given = Object.keys(action('command').outputs)
  for (const [name, value] of Object.entries(jobs.ask.outputs)) {
    expect(given).toContain(name)
    expect(value).toContain(`steps.ask.outputs.${name} `)
  }
  const asked = [...text.matchAll(/needs\.ask\.outputs\.([\w-]+)/g)].map(([, name]) => name)
  for (const name of asked) expect(Object.keys(jobs.ask.outputs)).toContain(name)
  for (const [job, path] of [
    ['measure', '.'],
    ['report', 'report'],
  ] as const) {
    const name = path === '.' ? 'benchgate/benchgate' : `benchgate/benchgate/${path}`
    const known = Object.keys(action(path).inputs)
    for (const input of Object.keys(inputsOf(job, name))) expect(known).toContain(input)
  }
})
