// The rows of the input table, and the kinds of values: how each is parsed, checked, completed and typed.
import { filterInputSyntaxDescription, isFilterWithValidPlaceholders } from '../filter/filter.ts'
import { automaticFormatValue, formatNames, isFormatNameOrDescription } from '../formats/formats.ts'
import { findNonBuildFlag, isBenchtime, splitGoFlags } from '../go/flags.ts'
import { MisconfiguredError } from '../model/errors.ts'
import type { ProfileKind } from '../model/profile.ts'
import type { ShardNumber } from '../model/settings.ts'
import { formatFractionAsPercent } from '../words/numbers.ts'

/** The places besides a workflow where an input may be set: in the rules file and in a terminal, only in a terminal, or in neither. */
export type AllowedInputSources = 'anywhere' | 'per run' | 'GitHub only' | 'not in the file'

/** A row of the table: an input with values of type T. */
export interface InputDefinition<T> {
  readonly kind: InputKind<T>
  /** The default, as text; null if there is none. */
  readonly defaultText: string | null
  /** The effect of the input, in a sentence or two, ending with the default if `defaultText` is not it. */
  readonly description: string
  /** The Go benchmarks that are found without `run`, the command in `run`, or both. */
  readonly target: 'go' | 'command' | 'both'
  readonly scope: AllowedInputSources
}

type RowOptions = Partial<Pick<InputDefinition<unknown>, 'target' | 'scope'>>

export function defineInput<T>(
  kind: InputKind<T>,
  defaultText: string,
  description: string,
  options?: RowOptions,
): InputDefinition<T>
export function defineInput<T>(
  kind: InputKind<T>,
  defaultText: null,
  description: string,
  options?: RowOptions,
): InputDefinition<T | null>
export function defineInput<T>(
  kind: InputKind<T>,
  defaultText: string | null,
  description: string,
  options: RowOptions = {},
): InputDefinition<T | null> {
  return { kind, defaultText, description, target: 'both', scope: 'anywhere', ...options }
}

/** The completion of a flag's value in a shell: some words, something it can list (files, revisions), or nothing (`any`). */
export type ValueCompletion = 'any' | 'file' | 'folder' | 'revision' | readonly string[]

/** The texts that an input accepts, and their values. */
export interface InputKind<T> {
  /** Returns the value of a trimmed text. Throws MisconfiguredError with the input's name, its text and what is accepted. */
  parse(name: string, text: string): T
  /** The type of the value in the result file. */
  readonly json: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly completion: ValueCompletion
  /** It may also be lines `key: value`, which are a mapping in a rules file. */
  readonly isKeyed?: boolean
  /** The separator of several values; null if there is only one. */
  readonly separator: ' ' | ',' | '\n' | null
}

type Shape = Partial<Omit<InputKind<unknown>, 'parse'>>

export function defineInputKind<T>(parse: InputKind<T>['parse'], shape: Shape = {}): InputKind<T> {
  return { json: 'string', completion: 'any', separator: null, ...shape, parse }
}

export const createAnyTextInputKind = (shape: Shape = {}) => defineInputKind((_, text) => text, shape)

export function wholeNumberInputKind(least: number, most: number): InputKind<number> {
  return defineInputKind(
    (name, text) => {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      throw inputValueNotAcceptedError(name, text, `a whole number from ${least} to ${most}`)
    },
    { json: 'integer' },
  )
}

/** Accepts `5%` and `0.05` alike, and 100 % and more only with the sign; with `isOver` not `least` itself. */
export function ratioInputKind(least: number, most: number, isOver = false): InputKind<number> {
  const from = isOver ? 'a percentage over' : 'a percentage from'
  const to = isOver ? 'and at most' : 'to'
  return defineInputKind(
    (name, text) => {
      const match = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text)
      const number = match ? Number(match[1]) / (match[2] === '%' ? 100 : 1) : Number.NaN
      // Whoever writes 5, or 1, means a percentage.
      const lacksPercent = number >= 1 && match?.[2] === ''
      if (!lacksPercent && (isOver ? number > least : number >= least) && number <= most) return number
      const hint = lacksPercent ? ` Did you mean ${text}%?` : ''
      throw inputValueNotAcceptedError(
        name,
        text,
        `${from} ${formatFractionAsPercent(least)} ${to} ${formatFractionAsPercent(most)}, or the same as a ratio below 1`,
        hint,
      )
    },
    { json: 'number' },
  )
}

/** Accepts `90s`, `10m` or `1h`; the value is in seconds. */
export const durationInputKind: InputKind<number> = defineInputKind(
  (name, text) => {
    const [, number = '', unit = ''] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? []
    const seconds = Number(number) * ({ s: 1, m: 60, h: 3600 }[unit] ?? 0)
    if (seconds > 0) return seconds
    const hint = unit === '' && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : ''
    throw inputValueNotAcceptedError(
      name,
      text,
      'a duration over 0 in seconds, minutes or hours, such as "90s", "10m" or "1h"',
      hint,
    )
  },
  { json: 'number' },
)

/** Accepts one value per line; each is checked. */
export function linesInputKind(check: (name: string, line: string) => string = (_, line) => line) {
  return defineInputKind<readonly string[]>(
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
export function booleanInputKind(hint = ''): InputKind<boolean> {
  return defineInputKind(
    (name, text) => parseChoice(name, text.toLowerCase(), ['true', 'false'], hint) === 'true',
    { json: 'boolean' },
  )
}

export function choiceInputKind<T extends string>(accepted: readonly T[]): InputKind<T> {
  return defineInputKind((name, text) => parseChoice(name, text, accepted), { completion: accepted })
}

/** Returns the accepted word that equals the text. */
export function parseChoice<T extends string>(
  name: string,
  text: string,
  accepted: readonly T[],
  hint = '',
): T {
  const match = accepted.find(word => word === text)
  if (match !== undefined) return match
  throw inputValueNotAcceptedError(name, text, accepted.map(word => `"${word}"`).join(', '), hint)
}

export function parseInputAsPathBelowWorkingFolder(
  name: string,
  text: string,
  accepted = 'a folder below the workspace, relative to it and without ".."',
): string {
  const parts = text.split(/[\\/]/)
  if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes('..')) return text
  throw inputValueNotAcceptedError(name, text, accepted)
}

export function inputValueNotAcceptedError(
  name: string,
  text: string,
  accepted: string,
  hint = '',
): MisconfiguredError {
  return new MisconfiguredError(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`)
}

// Kinds of a single input.

/** The name of a format, or the description of a custom one. */
export const formatInputKind: InputKind<string> = {
  ...defineInputKind((name, text) => {
    if (text === automaticFormatValue || isFormatNameOrDescription(text)) return text
    const known = [automaticFormatValue, ...formatNames].map(format => `"${format}"`).join(', ')
    throw inputValueNotAcceptedError(name, text, `${known}, or describe your own, as "lines: REGEXP"`)
  }),
  completion: [automaticFormatValue, ...formatNames],
  isKeyed: true,
}

/** Names or globs of files, one per line. */
export const outputGlobsInputKind: InputKind<readonly string[]> = {
  ...linesInputKind((name, line) => parseInputAsPathBelowWorkingFolder(name, line, acceptedOutput)),
  completion: 'file',
}

const acceptedOutput =
  'a file or a glob (as git\'s ":(glob)") below the working directory, relative to it and without ".."'

/** A filter, which must have a place for names. */
export const filterTemplateInputKind: InputKind<string> = defineInputKind((name, text) => {
  if (isFilterWithValidPlaceholders(text)) return text
  throw inputValueNotAcceptedError(name, text, filterInputSyntaxDescription)
})

/** Patterns of packages, separated by blanks. */
export const goPackagesInputKind: InputKind<readonly string[]> = defineInputKind(
  (_, text) => text.split(/\s+/),
  { json: 'array', separator: ' ' },
)

export const benchtimeInputKind: InputKind<string> = defineInputKind((name, text) => {
  if (isBenchtime(text)) return text
  throw inputValueNotAcceptedError(
    name,
    text,
    'a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x"',
  )
})

export const processorCountsInputKind: InputKind<string> = defineInputKind(
  (name, text) => {
    if (/^\d+(,\d+)*$/.test(text) && text.split(',').every(number => Number(number) > 0)) return text
    throw inputValueNotAcceptedError(name, text, 'numbers of processors, such as "1" or "1,2,4"')
  },
  { separator: ',' },
)

/** Flags as in GOFLAGS, except those for running tests. */
export const goBuildFlagsInputKind: InputKind<readonly string[]> = defineInputKind(
  (name, text) => {
    const flags = splitGoFlags(text)
    if (flags === null)
      throw inputValueNotAcceptedError(name, text, 'flags as in GOFLAGS, such as "-race -ldflags=-s"')
    const forTests = findNonBuildFlag(flags)
    if (forTests === null) return flags
    throw new MisconfiguredError(
      `${name}: "${forTests}" is a flag for running tests; "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or remove it.`,
    )
  },
  { json: 'array', separator: '\n' },
)

const profileKinds: readonly ProfileKind[] = ['cpu', 'mem', 'block']

export const profileKindsInputKind: InputKind<readonly ProfileKind[]> = defineInputKind(
  (name, text) => {
    const words = text.split(',').map(word => word.trim())
    return text === '' ? [] : [...new Set(words)].map(word => parseChoice(name, word, profileKinds))
  },
  { json: 'array', separator: ',', completion: profileKinds },
)

/** Percent, or null for `none`. */
export const governorPercentInputKind: InputKind<number | null> = defineInputKind(
  (name, text) => {
    if (text === 'none') return null
    const match = /^(\d{1,3})%$/.exec(text)
    if (match && Number(match[1]) <= 100) return Number(match[1])
    throw inputValueNotAcceptedError(
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
export const partOfTotalInputKind: InputKind<ShardNumber> = defineInputKind(
  (name, text) => {
    const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number)
    if (number && of && number <= of && of <= mostParts) return [number, of]
    throw inputValueNotAcceptedError(
      name,
      text,
      `the number of this part and the total number of parts (at most ${mostParts}), such as "2/5"`,
    )
  },
  { json: 'array' },
)

/** A label; null for `none`. */
export const labelOrNoneInputKind: InputKind<string | null> = defineInputKind((_, text) =>
  text === 'none' ? null : text,
)

/** The name of a comment, and the matrix values of the job. */
interface CommentIdAndMatrix {
  readonly commentId: string
  readonly matrix: Readonly<Record<string, unknown>>
}

/** The default ends with the job's matrix as JSON, so that each of its jobs has a comment of its own. */
export const commentIdWithMatrixInputKind: InputKind<CommentIdAndMatrix> = defineInputKind((_, text) => {
  const [, name = text, json] = /^([\s\S]*?)\s+(null|\{[\s\S]*\})$/.exec(text) ?? []
  try {
    const matrix: CommentIdAndMatrix['matrix'] = JSON.parse(json ?? 'null') ?? {}
    return {
      commentId: Object.keys(matrix).length === 0 ? name : `${name} ${JSON.stringify(matrix)}`,
      matrix,
    }
  } catch {
    return { commentId: text, matrix: {} }
  }
})
