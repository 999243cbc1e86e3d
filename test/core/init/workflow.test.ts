// The workflow as it is written.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Suite } from '../../../src/core/init/find/suite.ts'
import {
  otherWorkflow,
  reportPath,
  type Split,
  workflowPath,
  workflowsOf,
} from '../../../src/core/init/workflow.ts'
import { treeOf, withoutOurPin } from '../../support/init-trees.ts'

const suite: Pick<Suite, 'steps'> = {
  steps: [
    { run: 'corepack enable' },
    { uses: 'setup-node', with: { 'node-version': '24' } },
    { run: 'sudo apt-get update && sudo apt-get install --yes libbenchmark-dev' },
    { uses: 'setup-go', with: { 'go-version-file': 'a b/go.mod' } },
  ],
}

test.each<[string, Partial<Split>]>([
  ['workflow', {}],
  ['workflow-forks', { forks: true }],
  ['workflow-shards', { shards: 4 }],
  ['workflow-forks-shards', { forks: true, shards: 2 }],
])('%s looks like this', async (name, split) => {
  const [measuring, report] = workflowsOf(suite, split)
  const golden = (text: string, file: string) =>
    expect(withoutOurPin(text)).toMatchFileSnapshot(`../../golden/init/${file}.yml`)
  await golden(measuring?.text ?? '', name)
  expect(report?.path).toBe(split.forks ? reportPath : undefined)
  if (report) await golden(report.text, 'workflow-report')
})

test('versions stay texts, whatever they look like', () => {
  const version = fc.oneof(
    fc.constantFrom('3.10', '1e3', '24', '0x1', 'on', '1_0'),
    fc.string({ minLength: 1 }),
  )
  fc.assert(
    fc.property(version, text => {
      const steps: Suite['steps'] = [{ uses: 'setup-python', with: { v: text } }, { run: text }]
      const { jobs } = parse(workflowsOf({ steps })[0]?.text ?? '')
      const [, setup, command] = jobs.benchgate.steps
      expect([setup.with, command.run]).toEqual([{ v: text }, text])
    }),
  )
})

test('another one that runs Benchgate is found, and only that', () => {
  const uses = '    steps:\n      - uses: benchgate/benchgate@0123 # v0.1.0\n'
  const other = '.github/workflows/benchmarks.yml'
  expect(otherWorkflow(treeOf({ [other]: uses }))).toBe(other)
  expect(otherWorkflow(treeOf({ [workflowPath]: uses }))).toBeNull()
  expect(otherWorkflow(treeOf({ [other]: `# ${uses}`.replace('\n', '') }))).toBeNull()
})
