// A flag for each input of the Action that is not about GitHub.
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

/** Returns the inputs that were given, by their name in action.yml. */
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

// The terminal's own defaults: sides in worktrees, as the user may be working in the checkout.

/** Inputs by their names in action.yml. */
export type InputTexts = Readonly<Record<string, string>>

/**
 * Returns the inputs that were given, and the terminal's defaults, which stand before the rules file: that speaks for the
 * checkout of a workflow, where nobody works.
 */
export function withUsual(asked: InputTexts): InputTexts {
  return asked.checkout === 'in-place'
    ? asked
    : { checkout: 'worktree', 'ignored-files': 'per-side', ...asked }
}
