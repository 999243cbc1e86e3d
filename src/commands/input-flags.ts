// Flags for the inputs of the Action that are not about GitHub, and the terminal's defaults for inputs.
import { isSwitchInput, terminalFlagNames } from '../core/inputs/input-table.ts'
import type { FlagDefinitions, ParsedCommandLine } from './flags.ts'

/** The flags: `--count 10`, `--strict`, `--no-confirm`. */
export const inputFlags: FlagDefinitions = Object.fromEntries(
  terminalFlagNames.flatMap((name): [string, FlagDefinitions[string]][] =>
    isSwitchInput(name)
      ? [name, `no-${name}`].map(flag => [flag, { type: 'boolean' }])
      : [[name, { type: 'string' }]],
  ),
)

/** Returns the inputs that were given, by their names in action.yml. */
export function inputsFromFlags({ values }: ParsedCommandLine): Readonly<Record<string, string>> {
  const inputs: Record<string, string> = {}
  for (const name of terminalFlagNames) {
    const value = values[name]
    const no = values[`no-${name}`]
    if (value !== undefined) inputs[name] = String(value)
    if (no !== undefined) inputs[name] = String(!no)
  }
  return inputs
}

/** Inputs by their names in action.yml. */
export type InputTexts = Readonly<Record<string, string>>

/**
 * Adds the terminal's defaults, which take precedence over the rules file: sides in worktrees, as the user may be working in
 * the checkout, while the rules file is about the checkout of a workflow.
 */
export function addTerminalDefaults(inputs: InputTexts): InputTexts {
  return inputs.checkout === 'in-place'
    ? inputs
    : { checkout: 'worktree', 'ignored-files': 'per-side', ...inputs }
}
