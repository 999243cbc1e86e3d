// Definitions of what several files and records have in common: names, units, commits, times and probabilities.
import * as v from 'valibot'
import { matchingTextSchema, nullableSchema, numberSchema, oneOfWordsSchema, textSchema } from './schema.ts'

/** The most characters of a name or a path. */
export const maxNameLength = 10_000

export const nameSchema = textSchema(maxNameLength)
export const packageSchema = nullableSchema(nameSchema)
export const unitSchema = matchingTextSchema(/^[\s\S]/, 1000, 'a unit')
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
