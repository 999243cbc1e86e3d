// Checks what was parsed from JSON against a declared shape, and copies what belongs to it into values of its own.
import { printableName } from '../../words/escape.ts'

/** A Shape gives a checked copy of a value. Throws Misshapen where the value is not what is accepted. */
export type Shape<T> = (value: unknown) => T

/** A Misshapen error says where a value is not what is accepted. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen'
  /** The way to the value; each name is one of ours, as others are never looked at. */
  readonly path: (string | number)[] = []
  readonly accepted: string

  constructor(value: unknown, accepted: string) {
    super(shown(value))
    this.accepted = accepted
  }

  /** `comparisons[3].base.samples` */
  get place(): string {
    const path = this.path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
    return path === '' ? 'The file' : path.replace(/^\./, '')
  }
}

/** Adds a step to the way of an error that comes from below. */
function at<T>(step: string | number, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Misshapen) error.path.unshift(step)
    throw error
  }
}

/** A shape that is a test of one value. */
export function value<T>(accepted: string, is: (value: unknown) => boolean): Shape<T> {
  return given => {
    if (!is(given)) throw new Misshapen(given, accepted)
    return given as T
  }
}

/** A finite number; JSON has larger ones, such as 1e999. */
export function number(least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Shape<number> {
  const isInside = (given: number) => Number.isFinite(given) && given >= least && given <= most
  return value(`a number${range(least, most)}`, given => typeof given === 'number' && isInside(given))
}

export function wholeShape(least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  const isInside = (given: number) => Number.isSafeInteger(given) && given >= least && given <= most
  return value(`a whole number${range(least, most)}`, given => typeof given === 'number' && isInside(given))
}

function range(least: number, most: number): string {
  if (least === Number.NEGATIVE_INFINITY) return ''
  return most >= Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`
}

/** A text of at most `most` UTF-16 units; with a pattern, of that form. */
export function text<T extends string = string>(most: number, accepted?: string, pattern?: RegExp): Shape<T> {
  return value(
    `${accepted ?? 'a text'} of at most ${most} characters`,
    given => typeof given === 'string' && given.length <= most && (pattern?.test(given) ?? true),
  )
}

export const truthShape: Shape<boolean> = value('true or false', given => typeof given === 'boolean')

export function oneOfShape<const T extends readonly (string | number | null)[]>(...all: T): Shape<T[number]> {
  const accepted = all.map(one => JSON.stringify(one)).join(', ')
  return value(`one of ${accepted}`, given => all.includes(given as T[number]))
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return given => {
    try {
      return given === null ? null : shape(given)
    } catch (error) {
      if (error instanceof Misshapen && error.path.length === 0)
        throw new Misshapen(given, `${error.accepted}, or null`)
      throw error
    }
  }
}

/** A field that may be missing. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return given => (given === undefined ? undefined : shape(given))
}

export function listShape<T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return given => {
    const isList = Array.isArray(given) && given.length >= least && given.length <= most
    if (!isList) throw new Misshapen(given, `a list of ${least} to ${most} items`)
    return given.map((one, index) => at(index, () => shape(one)))
  }
}

/** The shapes of an object's fields; a field that may be missing has `optional`. */
export type Fields<T> = { readonly [Name in keyof Required<T>]: Shape<T[Name]> }

/**
 * An object with these fields. Others are not copied: a newer version may write more, and what nobody reads does no
 * harm. So there is no name from outside in what it gives, not even `__proto__`.
 */
export function recordShape<T extends object>(fields: Fields<T>): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][]
  return given => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new Misshapen(given, 'an object')
    const copy: Record<string, unknown> = {}
    for (const [name, shape] of shapes) {
      const field = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined
      const checked = at(name, () => shape(field))
      if (checked !== undefined) copy[name] = checked
    }
    return copy as T
  }
}

/** An object whose `kind` says which fields it has. */
export function oneOfKinds<T extends { readonly kind: string }>(
  kinds: {
    readonly [Kind in T['kind']]: Shape<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>
  },
): Shape<T> {
  const kindOf = recordShape({ kind: oneOfShape(...Object.keys(kinds)) })
  return given => {
    const { kind } = kindOf(given)
    return { kind, ...kinds[kind as T['kind']](given) } as unknown as T
  }
}

/** All fields of both. */
export function both<A extends object, B extends object>(one: Shape<A>, other: Shape<B>): Shape<A & B> {
  return given => ({ ...one(given), ...other(given) })
}

/** What was found, as short as a sentence can bear it. */
function shown(given: unknown): string {
  if (given === undefined) return 'missing'
  if (Array.isArray(given)) return `a list of ${given.length}`
  if (typeof given === 'object' && given !== null) return 'an object'
  return printableName(typeof given === 'number' ? String(given) : JSON.stringify(given), 60)
}
