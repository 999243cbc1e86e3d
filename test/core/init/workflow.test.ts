// The workflow as it is written.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { otherWorkflow, workflowOf, workflowPath } from '../../../src/core/init/workflow.ts'
import { treeOf, withoutOurPin } from '../../support/init-trees.ts'

test('looks like this', async () => {
  const text = workflowOf({
    steps: [
      { run: 'corepack enable' },
      { uses: 'setup-node', with: { 'node-version': '24' } },
      { run: 'sudo apt-get update && sudo apt-get install --yes libbenchmark-dev' },
      { uses: 'setup-go', with: { 'go-version-file': 'a b/go.mod' } },
    ],
  })
  await expect(withoutOurPin(text)).toMatchFileSnapshot('../../golden/init/workflow.yml')
})

test('versions stay texts, whatever they look like', () => {
  const version = fc.oneof(
    fc.constantFrom('3.10', '1e3', '24', '0x1', 'on', '1_0'),
    fc.string({ minLength: 1 }),
  )
  fc.assert(
    fc.property(version, text => {
      const { jobs } = parse(
        workflowOf({ steps: [{ uses: 'setup-python', with: { v: text } }, { run: text }] }),
      )
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
