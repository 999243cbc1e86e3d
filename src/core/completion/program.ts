// What a shell has to know of the program to complete its command line.
import type { Completion } from '../inputs/kinds.ts'
import { completionOf } from '../inputs/table.ts'

/** A Value is what may stand in a place. */
export type Value = Completion

/** A ProgramFlag is a flag without its dashes. */
export interface ProgramFlag {
  readonly name: string
  /** Null where it takes none. */
  readonly value: Value | null
}

/** A ProgramCommand is what may follow the name of a command. */
export interface ProgramCommand {
  /** Empty for the program without a command. */
  readonly name: string
  readonly flags: readonly ProgramFlag[]
  /** The words beside its flags; `any` where it takes none. */
  readonly words: Value
}

/** Of flags that are no inputs. */
const values: Readonly<Record<string, Value>> = { html: 'file' }

/** Where a command knows others than the inputs. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  compare: { sort: ['none', 'name', 'delta', '-name', '-delta'] },
}

/** What may stand behind a flag that takes a value; `command` is '' for the program without one. */
export function valueBehind(flag: string, command: string): Value {
  const own = Object.hasOwn(valuesOf, command) ? valuesOf[command] : undefined
  const known = own && Object.hasOwn(own, flag) ? own : values
  return (Object.hasOwn(known, flag) ? known[flag] : undefined) ?? completionOf(flag)
}

/** The commands that are called by a name. */
export function namesOf(commands: readonly ProgramCommand[]): readonly string[] {
  return commands.map(({ name }) => name).filter(name => name !== '')
}

/** A Place is a value that is the same behind some flags. */
export interface Place {
  readonly value: Value
  /** A flag with its dashes behind the command that it is of: `calibrate:--sort`, `:--sort`. */
  readonly at: readonly string[]
}

/** Brings the flags that take the same value together. */
export function placesOf(commands: readonly ProgramCommand[]): readonly Place[] {
  const places = new Map<string, Place>()
  for (const { name, flags } of commands)
    for (const flag of flags) {
      if (flag.value === null) continue
      const key = JSON.stringify(flag.value)
      const { at } = places.get(key) ?? { at: [] }
      places.set(key, { value: flag.value, at: [...at, `${name}:--${flag.name}`] })
    }
  return [...places.values()]
}

/** Names and words stand in scripts as they are: nothing in them may mean anything to a shell. */
export function refuseSpecial(commands: readonly ProgramCommand[]): void {
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
