// Flags for the inputs of the Action that are not about GitHub, and the terminal's defaults for inputs.
import { flagNames, isSwitch } from '../core/inputs/table.ts'
import type { CommandLine, Flags } from './flags.ts'

/** The flags: `--count 10`, `--strict`, `--no-confirm`. */
export const inputFlags: Flags = Object.fromEntries(
  flagNames.flatMap((name): [string, Flags[string]][] =>
    isSwitch(name)
      ? [name, `no-${name}`].map(flag => [flag, { type: 'boolean' }])
      : [[name, { type: 'string' }]],
  ),
)

/** Returns the inputs that were given, by their names in action.yml. */
export function inputsFromFlags({ values }: CommandLine): Readonly<Record<string, string>> {
  const inputs: Record<string, string> = {}
  for (const name of flagNames) {
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
export function withTerminalDefaults(inputs: InputTexts): InputTexts {
  return inputs.checkout === 'in-place'
    ? inputs
    : { checkout: 'worktree', 'ignored-files': 'per-side', ...inputs }
}
