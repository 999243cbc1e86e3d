// Writes the workflow that measures each pull request.
import { pins, usesOf } from './find/pins.ts'
import type { Step, Suite } from './find/suite.ts'
import type { Tree } from './find/tree.ts'
import { yamlText } from './yaml.ts'

export const workflowPath = '.github/workflows/benchgate.yml'

/** The rules file says what is measured, so that the workflow need not change with it. */
export function workflowOf({ steps }: Pick<Suite, 'steps'>): string {
  return `# Measures each pull request against its base, and fails where something got slower.
# What is measured, and what counts as slower, is in .github/benchgate.yml.
name: Benchgate
on: pull_request
# A later push ends the run of an earlier one.
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true
permissions: {}
jobs:
  benchgate:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
    steps:
      - uses: ${usesOf('checkout')}
        with:
          persist-credentials: false
${steps.map(stepLines).join('')}      - uses: ${usesOf('benchgate')}
`
}

function stepLines(step: Step): string {
  if ('run' in step) return `      - run: ${yamlText(step.run, '          ')}\n`
  const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`)
  return `      - uses: ${usesOf(step.uses)}\n        with:\n${inputs.join('')}`
}

/** A version such as 3.10 would be read as the number 3.1. */
function inputValue(value: string): string {
  return /^[\d.]+$/.test(value) ? `'${value}'` : yamlText(value, '            ')
}

/** The path of another workflow that uses the Action, as two would measure everything twice. Null without one. */
export function otherWorkflow({ texts }: Pick<Tree, 'texts'>): string | null {
  const uses = new RegExp(`^\\s*(?:- )?uses:\\s*["']?${pins.benchgate.action}@`, 'm')
  const isOther = (path: string) => path.startsWith('.github/workflows/') && path !== workflowPath
  return [...texts].find(([path, text]) => isOther(path) && uses.test(text))?.[0] ?? null
}
