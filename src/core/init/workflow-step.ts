// Writes the steps of a workflow that prepare what is measured.
import { usesOf } from './find/pins.ts'
import type { WorkflowStep } from './find/suite.ts'
import { yamlText } from './yaml.ts'

/** An input of actions/checkout. */
export const submodulesInput = '          submodules: recursive\n'

/** The lines of a step, each with its line break. */
export function stepLines(step: WorkflowStep): string {
  if ('run' in step) return `      - run: ${yamlText(step.run, '          ')}\n`
  const inputs = Object.entries(step.with).map(([name, value]) => `          ${name}: ${inputValue(value)}\n`)
  return `      - uses: ${usesOf(step.uses)}\n        with:\n${inputs.join('')}`
}

/** A version such as 3.10 would be read as the number 3.1. */
function inputValue(value: string): string {
  return /^[\d.]+$/.test(value) ? `'${value}'` : yamlText(value, '            ')
}
