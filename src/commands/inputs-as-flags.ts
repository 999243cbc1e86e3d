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

/** The inputs that were given, by their name in action.yml. */
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
