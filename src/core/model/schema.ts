// Builders of the definitions from which types, checks of untrusted files and docs/result.schema.json follow.
//
// Every value has bounds, and every message says what is accepted, to follow "… is 7; accepted is". Fields that are not
// defined are dropped, as a newer version may write more; so a checked copy has no name from outside, not even `__proto__`.
import * as v from 'valibot'

/** The type of what a definition accepts, which nothing may change. */
export type DataOfSchema<S extends v.GenericSchema> = ReadonlyData<v.InferOutput<S>>
type ReadonlyData<T> = { readonly [Key in keyof T]: ReadonlyData<T[Key]> }

/** Returns a checked copy of a value; undefined if it is not accepted. */
export function validateDataOrUndefined<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): DataOfSchema<S> | undefined {
  const { success, output } = v.safeParse(schema, input, { abortEarly: true })
  return success ? (output as DataOfSchema<S>) : undefined
}

/** Adds the description that docs/result.schema.json gives of a value. */
export function describedSchema<const S extends v.GenericSchema>(description: string, schema: S): S {
  return v.pipe(schema, v.description(description)) as unknown as S
}

/** A finite number; JSON can have larger ones, such as 1e999. */
export function numberSchema(least?: number, most?: number) {
  const accepted = `a number${range(least, most)}`
  if (least === undefined) return v.pipe(v.number(accepted), v.finite(accepted))
  return v.pipe(
    v.number(accepted),
    v.minValue(least, accepted),
    most === undefined ? v.finite(accepted) : v.maxValue(most, accepted),
  )
}

/** A number above zero, and up to `most`. */
export function positiveNumberSchema(most?: number) {
  const accepted = most === undefined ? 'a number above 0' : `a number above 0, of at most ${most}`
  return v.pipe(
    v.number(accepted),
    v.gtValue(0, accepted),
    most === undefined ? v.finite(accepted) : v.maxValue(most, accepted),
  )
}

export function integerSchema(least: number, most?: number) {
  const accepted = `a whole number${range(least, most)}`
  const above = v.pipe(v.number(accepted), v.safeInteger(accepted), v.minValue(least, accepted))
  return most === undefined ? above : v.pipe(above, v.maxValue(most, accepted))
}

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return ''
  return most === undefined ? ` from ${least}` : ` from ${least} to ${most}`
}

/** A text of at most `most` UTF-16 units. */
export function textSchema(most: number) {
  const accepted = `a text of at most ${most} characters`
  return v.pipe(v.string(accepted), v.maxLength(most, accepted))
}

/** A text of at most `most` UTF-16 units that matches the pattern. */
export function matchingTextSchema(pattern: RegExp, most: number, what: string) {
  const accepted = `${what} of at most ${most} characters`
  return v.pipe(v.string(accepted), v.maxLength(most, accepted), v.regex(pattern, accepted))
}

export const booleanSchema = v.boolean('true or false')

export function oneOfWordsSchema<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, oneOfText(words))
}

function oneOfText(words: readonly unknown[]): string {
  return `one of ${words.map(choice => JSON.stringify(choice)).join(', ')}`
}

/** A value or null. What is refused is refused as by `schema`, whose message then says that null is accepted, too. */
export function nullableSchema<const S extends v.GenericSchema>(schema: S): v.NullableSchema<S, undefined> {
  const nullable = v.nullable(schema)
  const run = nullable['~run'].bind(nullable)
  return {
    ...nullable,
    '~run': (dataset, config) => {
      if (dataset.value === null) return { typed: true, value: null }
      const checked = run(dataset, config)
      for (const issue of checked.issues ?? [])
        if (!issue.path) Object.assign(issue, { message: `${issue.message}, or null` })
      return checked
    },
  }
}

/** A field that may be absent. */
export function optionalSchema<const S extends v.GenericSchema>(schema: S) {
  return v.exactOptional(schema)
}

export function listSchema<const S extends v.GenericSchema>(item: S, most: number, least = 0) {
  const accepted = `a list of ${least} to ${most} items`
  const short = v.pipe(v.array(item, accepted), v.maxLength(most, accepted))
  return least === 0 ? short : v.pipe(short, v.minLength(least, accepted))
}

export function objectSchema<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, issue => {
    const [missing] = issue.path ?? []
    const field = missing && entries[String(missing.key)]
    return field ? (v.safeParse(field, undefined).issues?.[0].message ?? '') : 'an object'
  })
}

/** An object with something for each side. */
export function bothSidesSchema<const S extends v.GenericSchema>(schema: S) {
  return objectSchema({ base: schema, head: schema })
}

/** An object that others are told apart from by its `kind`. */
export function kindObjectSchema<const Kind extends string, const Entries extends v.ObjectEntries>(
  name: Kind,
  description: string,
  entries: Entries,
) {
  return describedSchema(description, objectSchema({ kind: v.literal(name), ...entries }))
}

export function kindUnionSchema<const Options extends v.VariantOptions<'kind'>>(...options: Options) {
  const names = options.map(option => ('entries' in option ? option.entries.kind : option).expects)
  return v.variant('kind', options, `one of ${names.join(', ')}`)
}

export const maxNameOrPathLength = 10_000

export const nameOrPathSchema = textSchema(maxNameOrPathLength)
export const nullablePackageNameSchema = nullableSchema(nameOrPathSchema)
export const unitNameSchema = matchingTextSchema(/^[\s\S]/, 1000, 'a unit')
export const betterDirectionSchema = nullableSchema(oneOfWordsSchema('lower', 'higher'))
export const pValueSchema = numberSchema(0, 1)

export const shaSchema = matchingTextSchema(
  /^([0-9a-f]{40}|[0-9a-f]{64})$/,
  64,
  'a commit as 40 or 64 hexadecimal digits',
)

const momentAccepted = 'a time such as "2026-01-31T09:30:00Z", or ""'
/** A time in UTC; empty for what never began. */
export const timestampSchema = v.pipe(
  v.string(momentAccepted),
  v.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/, momentAccepted),
  v.check(text => text === '' || !Number.isNaN(Date.parse(text)), momentAccepted),
)
