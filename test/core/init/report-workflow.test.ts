// The two halves of a split belong together: what one hands over, the other takes; and the second has no more than it needs.
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { reportWorkflow, workflowsOf } from '../../../src/core/init/workflow.ts'

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
}

const stepOf = (steps: readonly Step[], action: string) =>
  steps.find(({ uses }) => uses?.includes(action))?.with ?? {}

test.each([
  ['forks', true, 1],
  ['shards', false, 3],
  ['both', true, 3],
] as const)('%s', (_, forks, shards) => {
  const [measuring, report] = workflowsOf({ steps: [] }, { forks, shards })
  const { name, jobs } = parse(measuring?.text ?? '')
  const second = report ? parse(report.text) : null
  const publishing = (second?.jobs ?? jobs).report
  if (second) expect(second.on.workflow_run.workflows).toEqual([name])
  else expect(publishing.needs).toBe('measure')

  const gate = stepOf(jobs.measure.steps, 'benchgate/benchgate@')
  const upload = stepOf(jobs.measure.steps, 'upload-artifact')
  const download = stepOf(publishing.steps, 'download-artifact')
  const reporting = stepOf(publishing.steps, 'benchgate/benchgate/report@')
  expect(upload.path).toBe(`${gate.results}/result.json`)
  expect(reporting.results).toBe(download.path)
  expect(upload.name).toMatch(new RegExp(`^${download.pattern?.replace('*', '.*')}$`))
  expect(jobs.measure.permissions).toEqual({ contents: 'read' })
})

test('where strangers measure, no code is checked out beside the token that may write', () => {
  const { steps } = parse(reportWorkflow).jobs.report
  expect(steps.map(({ uses }: Step) => uses?.split('@')[0])).toEqual([
    'actions/download-artifact',
    'benchgate/benchgate/report',
  ])
})
