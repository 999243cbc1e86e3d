// Describes the command line of the program for the completion scripts of shells.
//
// The scripts are made from the real flags and the kinds of the inputs, so that they cannot fall behind. Bash is supported from
// 3.2 on, which macOS has.
import type { ValueCompletion } from '../inputs/input-kinds.ts'
import { findInputDefinition } from '../inputs/input-table.ts'

export type CommandLineWordCompletion = ValueCompletion

/** The flags and words that may follow the name of a command. */
export interface ShellCompletionOfCommand {
  /** Empty for the program without a command. */
  readonly name: string
  /** Without dashes; a value is null where the flag takes none. */
  readonly flags: readonly { readonly name: string; readonly value: CommandLineWordCompletion | null }[]
  /** The kind of its words besides flags; `any` if it takes none. */
  readonly words: CommandLineWordCompletion
}

/** The values of flags that are no inputs. */
const values: Readonly<Record<string, CommandLineWordCompletion>> = { html: 'file' }

/** The values where a command takes others than the input does. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, CommandLineWordCompletion>>>> = {
  compare: { sort: ['none', 'name', 'delta', '-name', '-delta'] },
}

/** Returns what may follow a flag that takes a value; `command` is '' for the program without one. */
export function completionAfterFlag(flag: string, command: string): CommandLineWordCompletion {
  const own = Object.hasOwn(valuesOf, command) ? valuesOf[command] : undefined
  const known = own && Object.hasOwn(own, flag) ? own : values
  return (Object.hasOwn(known, flag) ? known[flag] : findInputDefinition(flag)?.kind.completion) ?? 'any'
}

export function listSubcommandNames(commands: readonly ShellCompletionOfCommand[]): readonly string[] {
  return commands.map(({ name }) => name).filter(name => name !== '')
}

/** The value of a flag, and the flags that take it. */
interface FlagsSharingCompletion {
  readonly value: CommandLineWordCompletion
  /** A flag after its command: `calibrate:--sort`, `:--sort`. */
  readonly at: readonly string[]
}

/** Groups the flags that take the same value. */
export function groupFlagsSharingCompletion(
  commands: readonly ShellCompletionOfCommand[],
): readonly FlagsSharingCompletion[] {
  const places = new Map<string, FlagsSharingCompletion>()
  for (const { name, flags } of commands)
    for (const flag of flags) {
      if (flag.value === null) continue
      const key = JSON.stringify(flag.value)
      const { at } = places.get(key) ?? { at: [] }
      places.set(key, { value: flag.value, at: [...at, `${name}:--${flag.name}`] })
    }
  return [...places.values()]
}

/** Throws where a name or word has a special meaning for a shell, as they are put into scripts unquoted. */
export function refuseShellSpecialCompletions(commands: readonly ShellCompletionOfCommand[]): void {
  const texts = commands.flatMap(({ name, flags, words }) => [
    ...(name === '' ? [] : [name]),
    ...(typeof words === 'string' ? [] : words),
    ...flags.flatMap(flag => [
      flag.name,
      ...(flag.value === null || typeof flag.value === 'string' ? [] : flag.value),
    ]),
  ])
  const special = texts.find(text => !/^[a-z\d-][a-z\d._-]*$/i.test(text))
  if (special !== undefined)
    throw new Error(`"${special}" cannot be completed: quote it for each shell first.`)
}
