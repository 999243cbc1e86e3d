// The command line of the terminal program: a flag for each input, and revisions to compare.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Misconfigured } from '../core/errors.ts'

/** An Invocation is what was asked for in a terminal. */
export interface Invocation {
  readonly command: 'compare-sides' | 'restore' | 'help'
  /** Revisions, or the folder to restore. */
  readonly words: readonly string[]
  /** The inputs of action.yml that were given, by name. */
  readonly inputs: Readonly<Record<string, string>>
  readonly output: 'text' | 'markdown' | 'json'
}

/** Inputs that a terminal has too; the others are about GitHub. */
export const flags = [
  ...[
    'run',
    'packages',
    'bench',
    'benchtime',
    'cpu',
    'tags',
    'go-flags',
    'setup',
    'count',
    'alpha',
    'threshold',
  ],
  ...['delta-test', 'correction', 'outliers', 'stop-early', 'budget', 'timeout', 'checkout', 'ignored-files'],
  ...[
    'overlay',
    'profile',
    'perflock',
    'governor',
    'sort',
    'base',
    'head',
    'working-directory',
    'seed',
    'fail-on',
  ],
  'results',
] as const

/** Inputs that are true or false: `--strict`, `--no-confirm`. */
export const switches = ['benchmem', 'test', 'strict', 'confirm', 'calibrate'] as const

/** Reads what follows the name of the program. Throws Misconfigured, which names what is not known. */
export function readArguments(words: readonly string[]): Invocation {
  const options = Object.fromEntries([
    ...flags.map(name => [name, { type: 'string' }] as const),
    ...[...switches, ...switches.map(name => `no-${name}`)].map(name => [name, { type: 'boolean' }] as const),
    ...['json', 'markdown'].map(name => [name, { type: 'boolean' }] as const),
    ['help', { type: 'boolean', short: 'h' }] as const,
  ])
  const { values, positionals } = parsed(words, options)
  const inputs: Record<string, string> = {}
  for (const name of flags) {
    const value = values[name]
    if (typeof value === 'string') inputs[name] = value
  }
  for (const name of switches) {
    if (values[name]) inputs[name] = 'true'
    if (values[`no-${name}`]) inputs[name] = 'false'
  }
  const output = values.json ? 'json' : values.markdown ? 'markdown' : 'text'
  if (values.help || positionals[0] === 'help') return { command: 'help', words: [], inputs, output }
  const [first, ...rest] = positionals
  if (first === 'calibrate')
    return { command: 'compare-sides', words: rest, inputs: { ...inputs, calibrate: 'true' }, output }
  if (first === 'restore') return { command: 'restore', words: rest, inputs, output }
  return { command: 'compare-sides', words: positionals, inputs, output }
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

function parsed(words: readonly string[], options: NonNullable<ParseArgsConfig['options']>): Parsed {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true }) as Parsed
  } catch (error) {
    throw new Misconfigured(`${(error as Error).message}. "benchgate --help" lists what there is.`)
  }
}

/** `main..branch` and `v1 v2` name base and head; a single revision is base. */
export function sidesIn(words: readonly string[]): { readonly base?: string; readonly head?: string } {
  const [first = '', second, ...more] = words.flatMap(word => word.split(/\.{2,3}/, 2))
  if (more.length > 0)
    throw new Misconfigured(`${words.join(' ')}: two revisions can be compared. Name base and head.`)
  if (first === '') return {}
  return second ? { base: first, head: second } : { base: first }
}
