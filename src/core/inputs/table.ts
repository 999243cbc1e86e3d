// All inputs, and what follows from the table: their names by where they may be set, and their values.
import { handled } from './handled.ts'
import { judged } from './judged.ts'
import type { Completion, Kind } from './kinds.ts'
import { measured } from './measured.ts'
import type { Input, Stands } from './row.ts'

/** By their names in action.yml, in its order. */
export const inputTable = { ...measured, ...judged, ...handled }

type Table = typeof inputTable
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

/** Values has what each input means, by its name in camel case. */
export type Values = {
  readonly [Name in keyof Table & string as Camel<Name>]: Table[Name] extends Input<infer T> ? T : never
}

/** The same, without the type of each value. */
const rows: ReadonlyMap<string, Input<unknown>> = new Map(Object.entries(inputTable))

/** Gives the text of an input, '' where it is not set. */
export type ReadInput = (name: string) => string

/** Reads and checks each input by itself. Throws Misconfigured with its name, its text and what is accepted. */
export function valuesOf(read: ReadInput): Values {
  const values = [...rows].map(([name, { kind, usual }]) => {
    const text = read(name).trim() || usual
    return [camel(name), text === null ? null : kind.parse(name, text)]
  })
  return Object.fromEntries(values)
}

export const inputNames: readonly string[] = [...rows.keys()]

/** Those that may be set in a rules file. */
export const ruleNames = namesWhere(({ stands }) => stands === 'anywhere')

/** Those that are flags in a terminal. */
export const flagNames = namesWhere(({ stands }) => stands !== 'with GitHub')

/** Those that apply to the Go benchmarks that are found without a command. */
export const goNames = namesWhere(({ of }) => of === 'go')

/** Those that apply to a command. */
export const commandInputNames = namesWhere(({ of }) => of === 'command')

function namesWhere(is: (row: Input<unknown>) => boolean): readonly string[] {
  return [...rows].filter(([, row]) => is(row)).map(([name]) => name)
}

/** Null for what is no input. */
export function standingOf(name: string): Stands | null {
  return rows.get(name)?.stands ?? null
}

/** Whether it is on or off, so that its flag takes no value. */
export function isSwitch(name: string): boolean {
  return rows.get(name)?.kind.json === 'boolean'
}

/** What separates several values of it; null where it has only one. */
export function separatorOf(name: string): Kind<unknown>['separator'] {
  return rows.get(name)?.kind.separator ?? null
}

/** Whether a rules file may give it as a mapping. */
export function isKeyed(name: string): boolean {
  return rows.get(name)?.kind.isKeyed ?? false
}

/** What a shell can complete after it. */
export function completionOf(name: string): Completion {
  return rows.get(name)?.kind.completion ?? 'any'
}

/** The default; '' where there is none. */
export function usualOf(name: string): string {
  return rows.get(name)?.usual ?? ''
}

/** `delta-test` as `deltaTest`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
