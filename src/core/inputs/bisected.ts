// The inputs of bisect/action.yml.
import { handled } from './handled.ts'
import { anyText, duration } from './kinds.ts'
import { row } from './row.ts'
import type { ReadInput } from './table.ts'

/** By their names in bisect/action.yml, in its order. */
export const bisected = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of `results` of the step that has measured, relative to the workspace. What is found is written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search takes over what it was given (`run`, `setup`, …); else the rules file alone counts.',
    { stands: 'with GitHub' },
  ),
  budget: row(
    duration,
    '60m',
    'The longest that the search may take, with its unit. What it knows by then is what it says.',
    { stands: 'with GitHub' },
  ),
  rules: handled.rules,
}

/** What a bisecting step is told. */
export interface BisectInputs {
  readonly results: string
  /** Seconds. */
  readonly budget: number
}

/** Throws Misconfigured where a value is not accepted. */
export function bisectInputsOf(read: ReadInput): BisectInputs {
  return {
    results: read('results').trim() || '.',
    budget: bisected.budget.kind.parse('budget', read('budget').trim() || '60m') ?? 3600,
  }
}
