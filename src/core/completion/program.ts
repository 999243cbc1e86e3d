// Completes command lines of the program for shells, whose scripts ask it.
//
// The answers come from the real flags and the kinds of the inputs, so that they cannot fall behind. Bash is supported from 3.2 on,
// which macOS has.
import type { ValueCompletion } from '../inputs/input-kinds.ts'
import { findInputDefinition } from '../inputs/input-table.ts'

export type CommandLineWordCompletion = ValueCompletion

/** The flags and words that may follow the name of a command. */
export interface ShellCompletionOfCommand {
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

/** bash gives `--flag=value` as three words. */
export function joinFlagsWithValues(typed: readonly string[]): readonly string[] {
  const words: string[] = []
  for (const [n, word] of typed.entries())
    if (n > 0 && (word === '=' || typed[n - 1] === '=')) words.push(`${words.pop()}${word}`)
    else words.push(word)
  return words
}

/** Returns what may stand in place of the last word of a command line, or of the value in it, as in `--sort=d`. */
export function completeLastWord(
  { flags, words }: ShellCompletionOfCommand,
  line: readonly string[],
): CommandLineWordCompletion {
  const current = line.at(-1) ?? ''
  const [, inlineFlag = line.at(-2)] = /^(--[^=]+)=/.exec(current) ?? []
  const flag = flags.find(({ name }) => `--${name}` === inlineFlag)
  if (flag && flag.value !== null) return flag.value
  return current.startsWith('-') ? flags.map(({ name }) => `--${name}`) : words
}
