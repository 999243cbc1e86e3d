// Checks parsed JSON against a declared shape, and copies the known fields.
import { printableName } from '../../words/escape.ts'

/** Returns a checked copy of a value. Throws ShapeError if the value is not accepted. */
export type Shape<T> = (value: unknown) => T

/** Thrown if a value is not accepted; says where it is. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
  /** The path to the value; each name is a declared one, as no others are read. */
  readonly path: (string | number)[] = []
  readonly accepted: string

  constructor(value: unknown, accepted: string) {
    super(described(value))
    this.accepted = accepted
  }

  /** The path as text: `comparisons[3].base.samples`. */
  get place(): string {
    const path = this.path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
    return path === '' ? 'The file' : path.replace(/^\./, '')
  }
}

/** Adds a step to the path of an error that comes from below. */
function withStep<T>(step: string | number, check: () => T): T {
  try {
    return check()
  } catch (error) {
    if (error instanceof ShapeError) error.path.unshift(step)
    throw error
  }
}

/** A value for which `is` holds. */
export function valueShape<T>(accepted: string, is: (value: unknown) => boolean): Shape<T> {
  return input => {
    if (!is(input)) throw new ShapeError(input, accepted)
    return input as T
  }
}

/** A finite number; JSON can have larger ones, such as 1e999. */
export function numberShape(
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): Shape<number> {
  const isInside = (input: number) => Number.isFinite(input) && input >= least && input <= most
  return valueShape(`a number${range(least, most)}`, input => typeof input === 'number' && isInside(input))
}

export function wholeShape(least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  const isInside = (input: number) => Number.isSafeInteger(input) && input >= least && input <= most
  return valueShape(
    `a whole number${range(least, most)}`,
    input => typeof input === 'number' && isInside(input),
  )
}

function range(least: number, most: number): string {
  if (least === Number.NEGATIVE_INFINITY) return ''
  return most >= Number.MAX_SAFE_INTEGER ? ` from ${least}` : ` from ${least} to ${most}`
}

/** A text of at most `most` UTF-16 units that matches the pattern, if there is one. */
export function textShape<T extends string = string>(
  most: number,
  accepted?: string,
  pattern?: RegExp,
): Shape<T> {
  return valueShape(
    `${accepted ?? 'a text'} of at most ${most} characters`,
    input => typeof input === 'string' && input.length <= most && (pattern?.test(input) ?? true),
  )
}

export const truthShape: Shape<boolean> = valueShape('true or false', input => typeof input === 'boolean')

export function oneOfShape<const T extends readonly (string | number | null)[]>(
  ...accepted: T
): Shape<T[number]> {
  const list = accepted.map(choice => JSON.stringify(choice)).join(', ')
  return valueShape(`one of ${list}`, input => accepted.includes(input as T[number]))
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return input => {
    try {
      return input === null ? null : shape(input)
    } catch (error) {
      if (error instanceof ShapeError && error.path.length === 0)
        throw new ShapeError(input, `${error.accepted}, or null`)
      throw error
    }
  }
}

/** A field that may be absent. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return input => (input === undefined ? undefined : shape(input))
}

export function listShape<T>(shape: Shape<T>, most: number, least = 0): Shape<readonly T[]> {
  return input => {
    const isList = Array.isArray(input) && input.length >= least && input.length <= most
    if (!isList) throw new ShapeError(input, `a list of ${least} to ${most} items`)
    return input.map((item, index) => withStep(index, () => shape(item)))
  }
}

/** The shapes of an object's fields; one that may be absent has `optional`. */
export type Fields<T> = { readonly [Name in keyof Required<T>]: Shape<T[Name]> }

/**
 * An object with these fields. Others are not copied, as a newer version may write more; so the copy has no name from
 * outside, not even `__proto__`.
 */
export function recordShape<T extends object>(fields: Fields<T>): Shape<T> {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][]
  return input => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new ShapeError(input, 'an object')
    const copy: Record<string, unknown> = {}
    for (const [name, shape] of shapes) {
      const field = Object.hasOwn(input, name) ? (input as Record<string, unknown>)[name] : undefined
      const checked = withStep(name, () => shape(field))
      if (checked !== undefined) copy[name] = checked
    }
    return copy as T
  }
}

/** An object whose `kind` determines its fields. */
export function oneOfKinds<T extends { readonly kind: string }>(
  kinds: {
    readonly [Kind in T['kind']]: Shape<Omit<Extract<T, { readonly kind: Kind }>, 'kind'>>
  },
): Shape<T> {
  const kindOf = recordShape({ kind: oneOfShape(...Object.keys(kinds)) })
  return input => {
    const { kind } = kindOf(input)
    return { kind, ...kinds[kind as T['kind']](input) } as unknown as T
  }
}

/** An object with the fields of two shapes. */
export function bothShapes<A extends object, B extends object>(
  first: Shape<A>,
  second: Shape<B>,
): Shape<A & B> {
  return input => ({ ...first(input), ...second(input) })
}

/** Describes a value in a few words. */
function described(input: unknown): string {
  if (input === undefined) return 'missing'
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'object' && input !== null) return 'an object'
  return printableName(typeof input === 'number' ? String(input) : JSON.stringify(input), 60)
}
