// Writes the workflow that measures the default branch each night against a reference, and keeps what it finds.
import { usesOf } from './find/pins.ts'
import type { Suite } from './find/suite.ts'
import { uploadStep } from './report-workflow.ts'
import { stepLines, submodulesInput } from './workflow-step.ts'

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
          # The issue tells of it.
          fail-on: never
          results: \${{ runner.temp }}/benchgate
      # Where something became slower: which commit it was.
      - uses: ${usesOf('benchgate', '/bisect')}
        with:
          results: \${{ runner.temp }}/benchgate
          budget: 60m
${uploadStep('benchgate', ['bisect.json'])}
  # Another branch, measured by hand, is seen in the job above alone.
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
