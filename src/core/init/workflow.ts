// Writes the workflow that measures each pull request, and where another job publishes, that, too.
import { pins, usesOf } from './find/pins.ts'
import type { Suite } from './find/suite.ts'
import type { SourceTree } from './find/tree.ts'
import { nightlyWorkflow } from './nightly-workflow.ts'
import { onDemandWorkflow } from './on-demand-workflow.ts'
import { reportJob, reportWorkflow, uploadStep } from './report-workflow.ts'
import { stepLines, submodulesInput } from './workflow-step.ts'

export const workflowPath = '.github/workflows/benchgate.yml'
export const reportPath = '.github/workflows/benchgate-report.yml'
export const onDemandPath = '.github/workflows/benchgate-on-demand.yml'
export const nightlyPath = '.github/workflows/benchgate-nightly.yml'

/** A Split says how measuring and publishing are divided between jobs. */
export interface Split {
  /** Whether pull requests from forks are commented on, too, by a workflow of its own. */
  readonly forks: boolean
  /** Jobs that share the benchmarks. */
  readonly shards: number
  /** Whether members can ask for a run in a comment, by a workflow of its own. */
  readonly onDemand: boolean
  /** Whether the default branch is measured each night against the last release. */
  readonly nightly: boolean
}

/** Where all is done by one job. */
const unsplit: Split = { forks: false, shards: 1, onDemand: false, nightly: false }

/** A Workflow is a file to write. */
export interface Workflow {
  readonly path: string
  readonly text: string
  /** What it does, for someone who has not seen its name before. */
  readonly meaning: string
}

/** The part of a suite that a workflow prepares. */
export type PreparedSteps = Pick<Suite, 'steps' | 'submodules'>

/** The rules file says what is measured, so that the workflows need not change with it. */
export function workflowsOf(suite: PreparedSteps, asked: Partial<Split> = {}): readonly Workflow[] {
  const split = { ...unsplit, ...asked }
  const measuring = {
    path: workflowPath,
    text: measuringWorkflow(suite, split),
    meaning: 'measures each pull request',
  }
  const report = {
    path: reportPath,
    text: reportWorkflow,
    meaning: 'judges and publishes what was measured',
  }
  const onDemand = {
    path: onDemandPath,
    text: onDemandWorkflow(suite),
    meaning: 'measures at the word of a member',
  }
  const nightly = {
    path: nightlyPath,
    text: nightlyWorkflow(suite),
    meaning: 'measures each night against the last release',
  }
  return [
    measuring,
    ...(split.forks ? [report] : []),
    ...(split.onDemand ? [onDemand] : []),
    ...(split.nightly ? [nightly] : []),
  ]
}

function measuringWorkflow({ steps, submodules }: PreparedSteps, split: Split): string {
  const isSplit = split.forks || split.shards > 1
  return `${aboutIt(split)}
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  ${isSplit ? 'measure' : 'benchgate'}:
    runs-on: ubuntu-latest
${matrix(split)}    permissions:
      contents: read
${isSplit ? '' : '      pull-requests: write\n'}    steps:
      - uses: ${usesOf('checkout')}
        with:
          persist-credentials: false
${submodules ? submodulesInput : ''}${steps.map(stepLines).join('')}      - uses: ${usesOf('benchgate')}
${isSplit ? handingOver(split) : ''}${isSplit && !split.forks ? reportJob : ''}`
}

function aboutIt({ forks, shards }: Split): string {
  if (forks)
    return `# Measures each pull request against its base, those from forks, too: nothing in here may write. The answer
# is published by benchgate-report.yml.`
  const where = shards > 1 ? `, on ${shards} machines that share the benchmarks,` : ','
  return `# Measures each pull request against its base${where} and fails where something got slower.`
}

function matrix({ shards }: Split): string {
  if (shards === 1) return ''
  const numbers = Array.from({ length: shards }, (_, n) => n + 1)
  return `    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [${numbers.join(', ')}]
`
}

/** What leaves judging and publishing to the other job. */
function handingOver({ shards }: Split): string {
  const shard = shards > 1 ? `          shard: \${{ matrix.shard }}/${shards}\n` : ''
  return `        with:
${shard}          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(shards > 1 ? `benchgate-\${{ matrix.shard }}` : 'benchgate')}`
}

/** The path of another workflow that uses the Action, as two would measure everything twice. Null without one. */
export function otherWorkflow({ texts }: Pick<SourceTree, 'texts'>): string | null {
  const uses = new RegExp(
    `^\\s*(?:- )?uses:\\s*["']?${pins.benchgate.action}(?:/(?:report|command|record))?@`,
    'm',
  )
  const isOther = (path: string) =>
    path.startsWith('.github/workflows/') &&
    ![workflowPath, reportPath, onDemandPath, nightlyPath].includes(path)
  return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null
}

/** Whether the checkout of a workflow fills submodules. */
export function fillsSubmodules(workflow: string): boolean {
  return /^\s*submodules:\s*["']?(true|recursive)\b/m.test(workflow)
}
