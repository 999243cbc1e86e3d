// Writes the workflow that measures a pull request at the word of a member: `/benchgate run` in a comment.
import { usesOf } from './find/pins.ts'
import type { Suite, WorkflowStep } from './find/suite.ts'
import { publishing, reportStep, uploadStep } from './report-workflow.ts'
import { stepLines, submodulesInput } from './workflow-step.ts'

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
      # For the reaction that says that the comment was understood.
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
          # The commit that was the head when this was asked, and no later one.
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
    # Also where nothing could be measured, which the report then says.
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
${publishing}${reportStep}          pull-request: \${{ needs.ask.outputs.pull-request }}
          head: \${{ needs.ask.outputs.head }}
          count: \${{ needs.ask.outputs.count }}
`
}
