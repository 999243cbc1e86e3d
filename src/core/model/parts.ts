// Definitions of what several files and records have in common: names, units, commits, times and probabilities.
import * as v from 'valibot'
import { number, orNull, text, textLike, word } from './schema.ts'

/** The most characters of a name or a path. */
export const longestName = 10_000

export const nameSchema = text(longestName)
export const packageSchema = orNull(nameSchema)
export const unitSchema = textLike(/^[\s\S]/, 1000, 'a unit')
export const betterSchema = orNull(word('lower', 'higher'))
export const pSchema = number(0, 1)

export const shaSchema = textLike(
  /^([0-9a-f]{40}|[0-9a-f]{64})$/,
  64,
  'a commit as 40 or 64 hexadecimal digits',
)

const momentAccepted = 'a time such as "2026-01-31T09:30:00Z", or ""'
/** A time in UTC; empty for what never began. */
export const momentSchema = v.pipe(
  v.string(momentAccepted),
  v.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z)?$/, momentAccepted),
  v.check(text => text === '' || !Number.isNaN(Date.parse(text)), momentAccepted),
)
