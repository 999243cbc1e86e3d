// The kinds of values that inputs have: how each is read, checked, completed by shells, and typed in the result file.
import { Misconfigured } from '../model/errors.ts'
import { formatRatio } from '../words/numbers.ts'

/**
 * What a shell can complete after a flag: one of some words, something it can list (files, revisions), or nothing
 * (`any`).
 */
export type Completion = 'any' | 'file' | 'folder' | 'revision' | readonly string[]

/** A Kind says which texts an input accepts, and what they mean. */
export interface Kind<T> {
  /** What a text means, trimmed. Throws Misconfigured with the name of the input, its text and what is accepted. */
  parse(name: string, text: string): T
  /** The type of the value in the result file. */
  readonly json: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly completion: Completion
  /** Whether it may also be lines `key: value`, which are a mapping in a rules file. */
  readonly isKeyed?: boolean
  /** What separates several values; null where there is only one. */
  readonly separator: ' ' | ',' | '\n' | null
}

type Shape = Partial<Omit<Kind<unknown>, 'parse'>>

export function kind<T>(parse: Kind<T>['parse'], shape: Shape = {}): Kind<T> {
  return { json: 'string', completion: 'any', separator: null, ...shape, parse }
}

/** Any text. */
export const anyText = (shape: Shape = {}) => kind((_, text) => text, shape)

export function whole(least: number, most: number): Kind<number> {
  return kind(
    (name, text) => {
      const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
      if (number >= least && number <= most) return number
      throw refused(name, text, `a whole number from ${least} to ${most}`)
    },
    { json: 'integer' },
  )
}

/** `5%` and `0.05` alike; with `isOver` the least itself is not accepted. */
export function ratio(least: number, most: number, isOver = false): Kind<number> {
  const from = isOver ? 'a ratio over' : 'a ratio from'
  const to = isOver ? 'and at most' : 'to'
  return kind(
    (name, text) => {
      const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(text)
      const number = found ? Number(found[1]) / (found[2] === '%' ? 100 : 1) : Number.NaN
      if ((isOver ? number > least : number >= least) && number <= most) return number
      const hint =
        number > 1 && Number.isInteger(number) && found?.[2] === '' ? ` Did you mean ${text}%?` : ''
      throw refused(
        name,
        text,
        `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`,
        hint,
      )
    },
    { json: 'number' },
  )
}

/** `90s`, `10m` or `1h`; in seconds. */
export const duration: Kind<number> = kind(
  (name, text) => {
    const [, number = '', unit = ''] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(text) ?? []
    const seconds = Number(number) * ({ s: 1, m: 60, h: 3600 }[unit] ?? 0)
    if (seconds > 0) return seconds
    const hint = unit === '' && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : ''
    throw refused(name, text, 'a duration over 0 with its unit, such as "90s", "10m" or "1h"', hint)
  },
  { json: 'number' },
)

/** One value per line; each is checked. */
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

/** `hint` is added to the error. */
export function truth(hint = ''): Kind<boolean> {
  return kind((name, text) => chosen(name, text.toLowerCase(), ['true', 'false'], hint) === 'true', {
    json: 'boolean',
  })
}

export function oneOf<T extends string>(accepted: readonly T[]): Kind<T> {
  return kind((name, text) => chosen(name, text, accepted), { completion: accepted })
}

/** The accepted word that the text is. */
export function chosen<T extends string>(name: string, text: string, accepted: readonly T[], hint = ''): T {
  const found = accepted.find(one => one === text)
  if (found !== undefined) return found
  throw refused(name, text, accepted.map(one => `"${one}"`).join(', '), hint)
}

/** A path below a folder. */
export function inside(
  name: string,
  text: string,
  accepted = 'a folder below the workspace, relative to it and without ".."',
): string {
  const parts = text.split(/[\\/]/)
  if (!/^([\\/]|[a-z]:)/i.test(text) && !parts.includes('..')) return text
  throw refused(name, text, accepted)
}

export function refused(name: string, text: string, accepted: string, hint = ''): Misconfigured {
  return new Misconfigured(`${name}: "${text}" is not accepted. Give ${accepted}.${hint}`)
}
