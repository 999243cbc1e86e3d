// Reads the flags of a command, and refuses unknown ones.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { findNearestName } from '../core/common/nearest.ts'
import type { InputKind } from '../core/inputs/input-kinds.ts'
import { findInputDefinition, inputNamesWithTerminalFlag } from '../core/inputs/input-table.ts'
import { MisconfiguredError } from '../core/model/errors.ts'

export type FlagDefinitions = NonNullable<ParseArgsConfig['options']>

/** A parsed command line: flags by name, and the other words. */
export interface ParsedCommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
}

/**
 * Parses a command line. A switch may be followed by `true` or `false`, as in `--strict=false` and `--strict false`. Throws
 * MisconfiguredError, which names the unknown flag and the nearest one, and refers to `command --help`.
 */
export function parseCommandLine(
  words: readonly string[],
  options: FlagDefinitions,
  command: string,
): ParsedCommandLine {
  const { switched: switches, others: otherWords } = separateSwitches(words, options, command)
  try {
    const parsed = parseArgs({ args: [...otherWords], options, allowPositionals: true, strict: true })
    const values = parsed.values as ParsedCommandLine['values']
    return { values: { ...values, ...switches }, words: parsed.positionals }
  } catch (error) {
    throw flagError((error as Error).message, command)
  }
}

/** Parses a flag that is no input, such as `--measurements 12`; returns `fallback` if it is not given. Throws MisconfiguredError. */
export function parseNonInputFlag<T, U>(
  kind: InputKind<T>,
  name: string,
  text: string | boolean | undefined,
  fallback: U,
): T | U {
  return text === undefined ? fallback : kind.parse(name, String(text).trim())
}

/** Separates the switches, by name, from the other words. Throws for unknown flags. */
function separateSwitches(words: readonly string[], options: FlagDefinitions, command: string) {
  const switches: Record<string, boolean> = {}
  const otherWords: string[] = []
  for (let n = 0; n < words.length; n++) {
    const word = words[n] ?? ''
    if (word === '--') {
      otherWords.push(...words.slice(n))
      break
    }
    const [, name = '', inlineValue] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    if (name === '') {
      otherWords.push(word)
      continue
    }
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) throw flagError(unknownFlagMessage(name, options), command)
    const next = words[n + 1]
    if (option.type === 'string') {
      otherWords.push(word)
      // The next word is its value, even if it looks like a switch.
      if (inlineValue === undefined && next !== undefined) otherWords.push(words[++n] ?? '')
      continue
    }
    const switchValue = inlineValue ?? (next === 'true' || next === 'false' ? words[++n] : 'true')
    if (switchValue !== 'true' && switchValue !== 'false')
      throw flagError(
        `${word}: "${switchValue}" is not accepted. Give true or false, or --${name} alone`,
        command,
      )
    switches[name] = switchValue === 'true'
  }
  return { switched: switches, others: otherWords }
}

function unknownFlagMessage(name: string, options: FlagDefinitions): string {
  const nearestFlag = findNearestName(name, Object.keys(options))
  return `--${name}: there is no such flag${nearestFlag === null ? '' : `. Did you mean --${nearestFlag}?`}`
}

function flagError(problem: string, command: string): MisconfiguredError {
  const end = /[.?]$/.test(problem) ? '' : '.'
  return new MisconfiguredError(`${problem}${end} "${command} --help" lists the flags.`)
}

/** The flags: `--count 10`, `--strict`, `--no-confirm`. */
export const inputFlags: FlagDefinitions = Object.fromEntries(
  inputNamesWithTerminalFlag.flatMap((name): [string, FlagDefinitions[string]][] =>
    findInputDefinition(name)?.kind.json === 'boolean'
      ? [name, `no-${name}`].map(flag => [flag, { type: 'boolean' }])
      : [[name, { type: 'string' }]],
  ),
)

/** Returns the inputs that were given, by their names in action.yml. */
export function inputTextsFromFlags({ values }: ParsedCommandLine): InputTexts {
  const inputs: Record<string, string> = {}
  for (const name of inputNamesWithTerminalFlag) {
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
export function addTerminalCheckoutDefaults(inputs: InputTexts): InputTexts {
  return inputs.checkout === 'in-place'
    ? inputs
    : { checkout: 'worktree', 'ignored-files': 'per-side', ...inputs }
}
