// Writes the second half: the job that judges what others have measured, and publishes it.
import { usesOf } from './find/pins.ts'

/** Hands the result over under this name, with other files beside it. */
export function uploadStep(name: string, others: readonly string[] = []): string {
  const files = ['result.json', ...others].map(file => `\${{ runner.temp }}/benchgate/${file}`)
  const [only] = files
  const path = others.length === 0 ? only : `|\n${files.map(file => `            ${file}`).join('\n')}`
  return `      - uses: ${usesOf('upload-artifact')}
        # What could not be measured leaves no result, and the report says so.
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
export const publishing = `          pattern: benchgate*
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
    # Also where a machine has failed, which the report then names.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf('download-artifact')}
        with:
${publishing}${reportStep}`

/** A workflow of its own, which GitHub runs with the rights of this repository whoever has caused it. */
export const reportWorkflow = `# Judges what benchgate.yml has measured, by the rules of the default branch, and publishes the answer: a check on the
# commit, and one comment. It runs nothing of a pull request, and takes what was measured for a stranger's word. GitHub
# runs this file as it stands on the default branch.
name: Benchgate report
on:
  workflow_run: # zizmor: ignore[dangerous-triggers] it checks nothing out, and reads the results as data
    workflows: [Benchgate]
    types: [completed]
# One after the other: two pull requests can have the same commit, and the answer to one must not end that to the other.
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
${publishing}${reportStep}`
