// Reads the flags of a command, and refuses unknown ones.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misconfigured } from '../core/model/errors.ts'

/** What node's parseArgs is told of each flag, by its name. */
export type Flags = NonNullable<ParseArgsConfig['options']>

/** What was given: flags by name, and the other words. */
export interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
}

/** Throws Misconfigured, which names the unknown flag. `command --help` is what the error points to. */
export function readFlags(words: readonly string[], options: Flags, command: string): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options,
      allowPositionals: true,
      strict: true,
    })
    return { values: values as CommandLine['values'], words: positionals }
  } catch (error) {
    throw new Misconfigured(`${(error as Error).message}. "${command} --help" lists the flags.`)
  }
}
