// Writes the workflow that measures each pull request, and where another job publishes, that, too.
import { pins, usesOf } from './find/pins.ts'
import type { Suite, WorkflowStep } from './find/suite.ts'
import type { SourceTree } from './find/tree.ts'
import { yamlText } from './yaml.ts'

export const workflowPath = '.github/workflows/benchgate.yml'
export const reportPath = '.github/workflows/benchgate-report.yml'
export const onDemandPath = '.github/workflows/benchgate-on-demand.yml'
export const nightlyPath = '.github/workflows/benchgate-nightly.yml'

/** Says how measuring and publishing are divided between jobs. */
export interface JobSplit {
  /** True if pull requests from forks are commented on, too, by a workflow of its own. */
  readonly forks: boolean
  /** Jobs that share the benchmarks. */
  readonly shards: number
  /** True if members can ask for a run in a comment, by a workflow of its own. */
  readonly onDemand: boolean
  /** True if the default branch is measured each night against the last release. */
  readonly nightly: boolean
}

/** The default: one job does everything. */
const unsplit: JobSplit = { forks: false, shards: 1, onDemand: false, nightly: false }

/** A file to write. */
export interface Workflow {
  readonly path: string
  readonly text: string
  /** A description for readers who have not seen the file name before. */
  readonly meaning: string
}

/** The part of a suite that a workflow prepares. */
export type PreparedSteps = Pick<Suite, 'steps' | 'submodules'>

/** The rules file says what is measured, so that the workflows need not change with it. */
export function workflowsOf(suite: PreparedSteps, requested: Partial<JobSplit> = {}): readonly Workflow[] {
  const split = { ...unsplit, ...requested }
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
    meaning: 'measures when a member comments "/benchgate run"',
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

function measuringWorkflow({ steps, submodules }: PreparedSteps, split: JobSplit): string {
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

function aboutIt({ forks, shards }: JobSplit): string {
  if (forks)
    return `# Measures each pull request against its base, also from forks, so no job here has write permission. The result
# is published by benchgate-report.yml.`
  const where = shards > 1 ? `, on ${shards} machines that share the benchmarks,` : ','
  return `# Measures each pull request against its base${where} and fails where something got slower.`
}

function matrix({ shards }: JobSplit): string {
  if (shards === 1) return ''
  const numbers = Array.from({ length: shards }, (_, n) => n + 1)
  return `    strategy:
      # The report names a machine that has failed, and needs the results of the others.
      fail-fast: false
      matrix:
        shard: [${numbers.join(', ')}]
`
}

/** Returns what leaves judging and publishing to the other job. */
function handingOver({ shards }: JobSplit): string {
  const shard = shards > 1 ? `          shard: \${{ matrix.shard }}/${shards}\n` : ''
  return `        with:
${shard}          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep(shards > 1 ? `benchgate-\${{ matrix.shard }}` : 'benchgate')}`
}

/** Returns the path of another workflow that uses the Action, as two would measure everything twice. Null without one. */
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

/** Returns true if the checkout of a workflow fills submodules. */
export function fillsSubmodules(workflow: string): boolean {
  return /^\s*submodules:\s*["']?(true|recursive)\b/m.test(workflow)
}

// Writes the steps of a workflow that prepare what is measured.

/** An input of actions/checkout. */
export const submodulesInput = '          submodules: recursive\n'

/** Returns the lines of a step, each with its line break. */
export function stepLines(step: WorkflowStep): string {
  if ('run' in step) return `      - run: ${yamlText(step.run, '          ')}\n`
  const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`)
  return `      - uses: ${usesOf(step.uses)}\n        with:\n${inputs.join('')}`
}

/** Quotes a version: 3.10 would be read as the number 3.1. */
function inputValue(value: string): string {
  return /^[\d.]+$/.test(value) ? `'${value}'` : yamlText(value, '            ')
}

// Writes the workflow that measures the default branch each night against a reference, and keeps what it finds.

export function nightlyWorkflow({ steps, submodules }: Pick<Suite, 'steps' | 'submodules'>): string {
  return `# Measures the default branch each night against the last release, so that small steps cannot add up unseen. The
# results stay in this repository as notes of git (refs/notes/benchgate), and one issue names what became slower, and where.
# Benchmarks run in a job that can only read; the job that writes runs no code of the repository.
name: Benchgate nightly
on:
  schedule:
    - cron: '23 3 * * *'
  workflow_dispatch:
concurrency:
  group: \${{ github.workflow }}
permissions: {}
jobs:
  measure:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: ${usesOf('checkout')}
        with:
          fetch-depth: 0
          persist-credentials: false
${submodules ? submodulesInput : ''}${steps.map(stepLines).join('')}      - uses: ${usesOf('benchgate')}
        with:
          # Or a tag such as v1.4.0; then it is better set in .github/benchgate.yml, where moving it is a reviewed change.
          since: last-release
          # The issue reports it.
          fail-on: never
          results: \${{ runner.temp }}/benchgate
      # If a benchmark became slower, finds the commit.
      - uses: ${usesOf('benchgate', '/bisect')}
        with:
          results: \${{ runner.temp }}/benchgate
          budget: 60m
${uploadStep('benchgate', ['bisect.json'])}
  # A run that was started by hand on another branch is not recorded.
  record:
    needs: measure
    if: github.event_name == 'schedule' || github.ref_name == github.event.repository.default_branch
    runs-on: ubuntu-latest
    permissions:
      # For the notes.
      contents: write
      issues: write
    steps:
      - uses: ${usesOf('checkout')}
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: ${usesOf('download-artifact')}
        with:
          name: benchgate
          path: \${{ runner.temp }}/benchgate
      - uses: ${usesOf('benchgate', '/record')}
        with:
          results: \${{ runner.temp }}/benchgate
          page: site/index.html
      - uses: ${usesOf('upload-pages-artifact')}
        if: vars.BENCHGATE_PAGES == 'true'
        with:
          path: site

  # Set the variable BENCHGATE_PAGES of this repository to true, and its Pages to "GitHub Actions".
  pages:
    needs: record
    if: vars.BENCHGATE_PAGES == 'true'
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deploy.outputs.page_url }}
    steps:
      - uses: ${usesOf('deploy-pages')}
        id: deploy
`
}

// Writes the workflow that measures a pull request at the word of a member: `/benchgate run` in a comment.

/** Caches that this workflow saves would be those of the default branch, and what it measures is a pull request's code. */
const uncached: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'setup-go': { cache: 'false' },
  'setup-node': { 'package-manager-cache': 'false' },
}

function withoutCache(step: WorkflowStep): WorkflowStep {
  if ('run' in step) return step
  return { ...step, with: { ...step.with, ...uncached[step.uses] } }
}

export function onDemandWorkflow({ steps, submodules }: Pick<Suite, 'steps' | 'submodules'>): string {
  return `# Measures a pull request when somebody who may write to this repository comments "/benchgate run" on it; also
# "/benchgate run count=40 bench=Encode". Three jobs, so that code of a pull request meets no token that may write:
# the first reads the comment and runs no code of it, the second measures and may only read, the third publishes.
# Look at a change before you ask for it: its code runs as one of this repository's jobs.
name: Benchgate on demand
on:
  issue_comment: # zizmor: ignore[dangerous-triggers] only members are heard, and what runs their pull request can only read
    types: [created]
permissions: {}
jobs:
  ask:
    if: github.event.issue.pull_request && startsWith(github.event.comment.body, '/benchgate')
    runs-on: ubuntu-latest
    permissions:
      # To react to the comment.
      pull-requests: write
    outputs:
      run: \${{ steps.ask.outputs.run }}
      pull-request: \${{ steps.ask.outputs.pull-request }}
      head: \${{ steps.ask.outputs.head }}
      count: \${{ steps.ask.outputs.count }}
      bench: \${{ steps.ask.outputs.bench }}
    steps:
      - uses: ${usesOf('benchgate', '/command')}
        id: ask

  measure:
    needs: ask
    if: needs.ask.outputs.run == 'true'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: read
    steps:
      - uses: ${usesOf('checkout')}
        with:
          # The head at the time of the comment, and no later commit.
          ref: \${{ needs.ask.outputs.head }}
          persist-credentials: false
${submodules ? submodulesInput : ''}${steps.map(withoutCache).map(stepLines).join('')}      - uses: ${usesOf('benchgate')}
        with:
          pull-request: \${{ needs.ask.outputs.pull-request }}
          count: \${{ needs.ask.outputs.count }}
          bench: \${{ needs.ask.outputs.bench }}
          # A member has asked for it, and this job can only read.
          trust-head: true
          # The report judges and comments.
          fail-on: never
          comment: never
          results: \${{ runner.temp }}/benchgate
${uploadStep('benchgate')}
  report:
    needs: [ask, measure]
    # Also if nothing could be measured, which the report then says.
    if: \${{ !cancelled() && needs.ask.outputs.run == 'true' }}
    # One after the other, so that the comment shows what was measured last.
    concurrency:
      group: \${{ github.workflow }}-\${{ needs.ask.outputs.pull-request }}
      cancel-in-progress: false
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf('download-artifact')}
        with:
${downloadInputs}${reportStep}          pull-request: \${{ needs.ask.outputs.pull-request }}
          head: \${{ needs.ask.outputs.head }}
          count: \${{ needs.ask.outputs.count }}
`
}

// Writes the second half: the job that judges what others have measured, and publishes it.

/** Hands the result over under this name, with other files beside it. */
export function uploadStep(name: string, others: readonly string[] = []): string {
  const files = ['result.json', ...others].map(file => `\${{ runner.temp }}/benchgate/${file}`)
  const [only] = files
  const path = others.length === 0 ? only : `|\n${files.map(file => `            ${file}`).join('\n')}`
  return `      - uses: ${usesOf('upload-artifact')}
        # A failed measurement leaves no result, and the report says so.
        if: always()
        with:
          name: ${name}
          path: ${path}
          if-no-files-found: ignore
          # The job may be run again.
          overwrite: true
`
}

/** Results are data of strangers: they go to a folder of their own, and no code of a pull request runs beside them. */
export const downloadInputs = `          pattern: benchgate*
          path: \${{ runner.temp }}/benchgate
`

export const reportStep = `      - uses: ${usesOf('benchgate', '/report')}
        with:
          results: \${{ runner.temp }}/benchgate
`

/** A job after those that measure, in the same workflow. */
export const reportJob = `
  report:
    needs: measure
    # Also if a machine has failed, which the report then names.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf('download-artifact')}
        with:
${downloadInputs}${reportStep}`

/** A workflow of its own, which GitHub runs with the rights of this repository whoever has caused it. */
export const reportWorkflow = `# Judges what benchgate.yml has measured, by the rules of the default branch, and publishes the answer: a check on the
# commit, and one comment. It runs nothing of a pull request, and treats the results as untrusted. GitHub
# runs this file as it stands on the default branch.
name: Benchgate report
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] it checks nothing out, and reads the results as data
    workflows: [Benchgate]
    types: [completed]
# One after the other: two pull requests can have the same commit, and the run for one must not cancel that for the other.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event.workflow_run.head_sha }}
  cancel-in-progress: false
permissions: {}
jobs:
  report:
    if: contains(fromJSON('["pull_request", "merge_group"]'), github.event.workflow_run.event)
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      # The results are that run's.
      actions: read
      checks: write
      # The rules are the default branch's.
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf('download-artifact')}
        with:
          run-id: \${{ github.event.workflow_run.id }}
          github-token: \${{ github.token }}
${downloadInputs}${reportStep}`
