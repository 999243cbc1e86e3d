// Reads the flags of a command, and refuses unknown ones.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../core/common/nearest.ts'
import type { Kind } from '../core/inputs/kinds.ts'
import { Misconfigured } from '../core/model/errors.ts'

/** What node's parseArgs is told of each flag, by its name. */
export type Flags = NonNullable<ParseArgsConfig['options']>

/** What was given: flags by name, and the other words. */
export interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
}

/**
 * A switch may be followed by `true` or `false`, as in `--strict=false` and `--strict false`. Throws Misconfigured, which
 * names the unknown flag and the nearest one. `command --help` is what the error points to.
 */
export function readFlags(words: readonly string[], options: Flags, command: string): CommandLine {
  const { switched, others } = withoutTruths(words, options, command)
  try {
    const parsed = parseArgs({ args: [...others], options, allowPositionals: true, strict: true })
    const values = parsed.values as CommandLine['values']
    return { values: { ...values, ...switched }, words: parsed.positionals }
  } catch (error) {
    throw refusal((error as Error).message, command)
  }
}

/** Returns what a flag says that is no input, such as `--gates 12`; `usual` where it is not given. Throws Misconfigured. */
export function flagValue<T, U>(
  kind: Kind<T>,
  name: string,
  text: string | boolean | undefined,
  usual: U,
): T | U {
  return text === undefined ? usual : kind.parse(name, String(text).trim())
}

/** Returns the switches that have a word, by name, and what else was given. Refuses flags that there are not. */
function withoutTruths(words: readonly string[], options: Flags, command: string) {
  const switched: Record<string, boolean> = {}
  const others: string[] = []
  for (let n = 0; n < words.length; n++) {
    const word = words[n] ?? ''
    if (word === '--') {
      others.push(...words.slice(n))
      break
    }
    const [, name = '', given] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    if (name === '') {
      others.push(word)
      continue
    }
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) throw refusal(unknown(name, options), command)
    const next = words[n + 1]
    if (option.type === 'string') {
      others.push(word)
      // What follows is its value, even if it looks like a switch.
      if (given === undefined && next !== undefined) others.push(words[++n] ?? '')
      continue
    }
    const truth = given ?? (next === 'true' || next === 'false' ? words[++n] : 'true')
    if (truth !== 'true' && truth !== 'false')
      throw refusal(`${word}: "${truth}" is not accepted. Give true or false, or --${name} alone`, command)
    switched[name] = truth === 'true'
  }
  return { switched, others }
}

function unknown(name: string, options: Flags): string {
  const meant = nearest(name, Object.keys(options))
  return `--${name}: there is no such flag${meant === null ? '' : `. Did you mean --${meant}?`}`
}

function refusal(why: string, command: string): Misconfigured {
  const end = /[.?]$/.test(why) ? '' : '.'
  return new Misconfigured(`${why}${end} "${command} --help" lists the flags.`)
}
