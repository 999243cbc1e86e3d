// The rows of the input table, and the kinds of values: how each is parsed, checked, completed and typed.

import { acceptedFilterText, isFilter } from '../filter/filter.ts'
import { anyFormat, formatNames, isFormat } from '../formats/formats.ts'
import { isBenchtime, splitFlags, testFlag } from '../go/flags.ts'
import { Misconfigured } from '../model/errors.ts'
import type { ProfileKind } from '../model/profile.ts'
import type { ShardNumber } from '../model/settings.ts'
import { formatRatio } from '../words/numbers.ts'

/** The places besides a workflow where an input may be set: in the rules file and in a terminal, only in a terminal, or in neither. */
export type InputScope = 'anywhere' | 'per run' | 'GitHub only' | 'not in the file'

/** The target of an input: the Go benchmarks that are found without `run`, the command in `run`, or both. */
export type InputTarget = 'go' | 'command' | 'both'

/** A row of the table: an input with values of type T. */
export interface Input<T> {
  readonly kind: Kind<T>
  /** The default, as text; null if there is none. */
  readonly defaultText: string | null
  /** The effect of the input, in a sentence or two, ending with the default if `defaultText` is not it. */
  readonly description: string
  readonly target: InputTarget
  readonly scope: InputScope
}

type RowOptions = Partial<Pick<Input<unknown>, 'target' | 'scope'>>

export function row<T>(
  kind: Kind<T>,
  defaultText: string,
  description: string,
  options?: RowOptions,
): Input<T>
export function row<T>(
  kind: Kind<T>,
  defaultText: null,
  description: string,
  options?: RowOptions,
): Input<T | null>
export function row<T>(
  kind: Kind<T>,
  defaultText: string | null,
  description: string,
  options: RowOptions = {},
): Input<T | null> {
  return { kind, defaultText, description, target: 'both', scope: 'anywhere', ...options }
}

/** The completion of a flag's value in a shell: some words, something it can list (files, revisions), or nothing (`any`). */
export type Completion = 'any' | 'file' | 'folder' | 'revision' | readonly string[]

/** The texts that an input accepts, and their values. */
export interface Kind<T> {
  /** Returns the value of a trimmed text. Throws Misconfigured with the input's name, its text and what is accepted. */
  parse(name: string, text: string): T
  /** The type of the value in the result file. */
  readonly json: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly completion: Completion
  /** It may also be lines `key: value`, which are a mapping in a rules file. */
  readonly isKeyed?: boolean
  /** The separator of several values; null if there is only one. */
  readonly separator: ' ' | ',' | '\n' | null
}

type Shape = Partial<Omit<Kind<unknown>, 'parse'>>

export function kind<T>(parse: Kind<T>['parse'], shape: Shape = {}): Kind<T> {
  return { json: 'string', completion: 'any', separator: null, ...shape, parse }
}

export const anyText = (shape: Shape = {}) => kind((_, text) => text, shape)

export function wholeNumber(least: number, most: number): Kind<number> {
  return kind(
    (name, text) => {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      throw notAcceptedError(name, text, `a whole number from ${least} to ${most}`)
    },
    { json: 'integer' },
  )
}

/** Accepts `5%` and `0.05` alike; with `isOver` not `least` itself. */
export function ratio(least: number, most: number, isOver = false): Kind<number> {
  const from = isOver ? 'a ratio over' : 'a ratio from'
  const to = isOver ? 'and at most' : 'to'
  return kind(
    (name, text) => {
      const match = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text)
      const number = match ? Number(match[1]) / (match[2] === '%' ? 100 : 1) : Number.NaN
      if ((isOver ? number > least : number >= least) && number <= most) return number
      const hint =
        number > 1 && Number.isInteger(number) && match?.[2] === '' ? ` Did you mean ${text}%?` : ''
      throw notAcceptedError(
        name,
        text,
        `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`,
        hint,
      )
    },
    { json: 'number' },
  )
}

/** Accepts `90s`, `10m` or `1h`; the value is in seconds. */
export const duration: Kind<number> = kind(
  (name, text) => {
    const [, number = '', unit = ''] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? []
    const seconds = Number(number) * ({ s: 1, m: 60, h: 3600 }[unit] ?? 0)
    if (seconds > 0) return seconds
    const hint = unit === '' && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : ''
    throw notAcceptedError(name, text, 'a duration over 0 with its unit, such as "90s", "10m" or "1h"', hint)
  },
  { json: 'number' },
)

/** Accepts one value per line; each is checked. */
export function lines(check: (name: string, line: string) => string = (_, line) => line) {
  return kind<readonly string[]>(
    (name, text) =>
      text
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== '')
        .map(line => check(name, line)),
    { json: 'array', separator: '\n' },
  )
}

/** Accepts true and false; `hint` is appended to the error. */
export function trueOrFalse(hint = ''): Kind<boolean> {
  return kind((name, text) => chooseAccepted(name, text.toLowerCase(), ['true', 'false'], hint) === 'true', {
    json: 'boolean',
  })
}

export function oneOf<T extends string>(accepted: readonly T[]): Kind<T> {
  return kind((name, text) => chooseAccepted(name, text, accepted), { completion: accepted })
}

/** Returns the accepted word that equals the text. */
export function chooseAccepted<T extends string>(
  name: string,
  text: string,
  accepted: readonly T[],
  hint = '',
): T {
  const match = accepted.find(word => word === text)
  if (match !== undefined) return match
  throw notAcceptedError(name, text, accepted.map(word => `"${word}"`).join(', '), hint)
}

/** Returns a path that is below a folder. */
export function pathBelow(
  name: string,
  text: string,
  accepted = 'a folder below the workspace, relative to it and without ".."',
): string {
  const parts = text.split(/[\\/]/)
  if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes('..')) return text
  throw notAcceptedError(name, text, accepted)
}

/** Returns the error for a value that is not accepted. */
export function notAcceptedError(name: string, text: string, accepted: string, hint = ''): Misconfigured {
  return new Misconfigured(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`)
}

// Kinds of a single input.

/** The name of a format, or the description of a custom one. */
export const format: Kind<string> = {
  ...kind((name, text) => {
    if (text === anyFormat || isFormat(text)) return text
    const known = [anyFormat, ...formatNames].map(format => `"${format}"`).join(', ')
    throw notAcceptedError(name, text, `${known}, or describe your own, as "lines: REGEXP"`)
  }),
  completion: [anyFormat, ...formatNames],
  isKeyed: true,
}

/** Names or globs of files, one per line. */
export const outputFiles: Kind<readonly string[]> = {
  ...lines((name, line) => pathBelow(name, line, acceptedOutput)),
  completion: 'file',
}

const acceptedOutput =
  'a file or a glob (as git\'s ":(glob)") below the working directory, relative to it and without ".."'

/** A filter, which must have a place for names. */
export const filter: Kind<string> = kind((name, text) => {
  if (isFilter(text)) return text
  throw notAcceptedError(name, text, acceptedFilterText)
})

/** Patterns of packages, separated by blanks. */
export const packages: Kind<readonly string[]> = kind((_, text) => text.split(/\s+/), {
  json: 'array',
  separator: ' ',
})

export const benchtime: Kind<string> = kind((name, text) => {
  if (isBenchtime(text)) return text
  throw notAcceptedError(
    name,
    text,
    'a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x"',
  )
})

export const processors: Kind<string> = kind(
  (name, text) => {
    if (/^\d+(,\d+)*$/.test(text) && text.split(',').every(number => Number(number) > 0)) return text
    throw notAcceptedError(name, text, 'numbers of processors, such as "1" or "1,2,4"')
  },
  { separator: ',' },
)

/** Flags as in GOFLAGS, except those for running tests. */
export const goFlags: Kind<readonly string[]> = kind(
  (name, text) => {
    const flags = splitFlags(text)
    if (flags === null) throw notAcceptedError(name, text, 'flags as in GOFLAGS, such as "-race -ldflags=-s"')
    const forTests = testFlag(flags)
    if (forTests === null) return flags
    throw new Misconfigured(
      `${name}: "${forTests}" is a flag for running tests; "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or remove it.`,
    )
  },
  { json: 'array', separator: '\n' },
)

const profileKinds: readonly ProfileKind[] = ['cpu', 'mem', 'block']

export const profiles: Kind<readonly ProfileKind[]> = kind(
  (name, text) => {
    const words = text.split(',').map(word => word.trim())
    return text === '' ? [] : [...new Set(words)].map(word => chooseAccepted(name, word, profileKinds))
  },
  { json: 'array', separator: ',', completion: profileKinds },
)

/** Percent, or null for `none`. */
export const governor: Kind<number | null> = kind(
  (name, text) => {
    if (text === 'none') return null
    const match = /^(\d{1,3})%$/.exec(text)
    if (match && Number(match[1]) <= 100) return Number(match[1])
    throw notAcceptedError(
      name,
      text,
      'a percentage from "0%" to "100%", or "none" to leave the frequency as it is',
    )
  },
  { json: 'integer' },
)

/** The most parts of a run: GitHub's matrix has at most 256 jobs. */
const mostParts = 256

/** One of several parts, such as `2/5`. */
export const part: Kind<ShardNumber> = kind(
  (name, text) => {
    const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number)
    if (number && of && number <= of && of <= mostParts) return [number, of]
    throw notAcceptedError(name, text, `a part and how many there are, at most ${mostParts}, such as "2/5"`)
  },
  { json: 'array' },
)

/** A label; null for `none`. */
export const labelOrNone: Kind<string | null> = kind((_, text) => (text === 'none' ? null : text))

/** The name of a comment, and the matrix values of the job. */
export interface CommentId {
  readonly commentId: string
  readonly matrix: Readonly<Record<string, unknown>>
}

/** The default ends with the job's matrix as JSON, so that each of its jobs has a comment of its own. */
export const commentId: Kind<CommentId> = kind((_, text) => {
  const [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? []
  try {
    const matrix: CommentId['matrix'] = JSON.parse(json ?? 'null') ?? {}
    return {
      commentId: Object.keys(matrix).length === 0 ? name : `${name} ${JSON.stringify(matrix)}`,
      matrix,
    }
  } catch {
    return { commentId: text, matrix: {} }
  }
})
