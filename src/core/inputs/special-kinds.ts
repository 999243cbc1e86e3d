// Kinds of values that only one input has.

import { acceptedFilter, isFilter } from '../filter/filter.ts'
import { anyFormat, formatNamed, formatNames } from '../formats/formats.ts'
import { isBenchtime } from '../go/benchtime.ts'
import { splitFlags, testFlag } from '../go/go-flags.ts'
import { Misconfigured } from '../model/errors.ts'
import { type ProfileKind, profileKinds } from '../model/profile.ts'
import type { ShardNumber } from '../model/settings.ts'
import { chosen, inside, type Kind, kind, lines, refused } from './kinds.ts'

/** The name of a format, or the description of one's own. */
export const format: Kind<string> = {
  ...kind((name, text) => {
    if (text === anyFormat || formatNamed(text)) return text
    const known = [anyFormat, ...formatNames].map(one => `"${one}"`).join(', ')
    throw refused(name, text, `${known}, or describe one of your own, as "lines: REGEXP"`)
  }),
  completion: [anyFormat, ...formatNames],
  isKeyed: true,
}

/** Names or globs of files, one per line. */
export const outputFiles: Kind<readonly string[]> = {
  ...lines((name, line) => inside(name, line, acceptedOutput)),
  completion: 'file',
}

const acceptedOutput =
  'a file or a glob (as git\'s ":(glob)") below the working directory, relative to it and without ".."'

/** A filter must have a place for names. */
export const filter: Kind<string> = kind((name, text) => {
  if (isFilter(text)) return text
  throw refused(name, text, acceptedFilter)
})

/** Patterns of packages, separated by blanks. */
export const packages: Kind<readonly string[]> = kind((_, text) => text.split(/\s+/), {
  json: 'array',
  separator: ' ',
})

export const benchtime: Kind<string> = kind((name, text) => {
  if (isBenchtime(text)) return text
  throw refused(
    name,
    text,
    'a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x"',
  )
})

export const processors: Kind<string> = kind(
  (name, text) => {
    if (/^\d+(,\d+)*$/.test(text) && text.split(',').every(one => Number(one) > 0)) return text
    throw refused(name, text, 'numbers of processors, such as "1" or "1,2,4"')
  },
  { separator: ',' },
)

/** Flags as in GOFLAGS, except those for running tests. */
export const goFlags: Kind<readonly string[]> = kind(
  (name, text) => {
    const flags = splitFlags(text)
    if (flags === null) throw refused(name, text, 'flags as in GOFLAGS, such as "-race -ldflags=-s"')
    const forTests = testFlag(flags)
    if (forTests === null) return flags
    throw new Misconfigured(
      `${name}: "${forTests}" is a flag for running tests, and "go-flags" are for building them, so it would have no effect. Use "bench", "benchtime", "cpu", "benchmem" or "count", or leave it out.`,
    )
  },
  { json: 'array', separator: '\n' },
)

export const profiles: Kind<readonly ProfileKind[]> = kind(
  (name, text) => {
    const words = text.split(',').map(word => word.trim())
    return text === '' ? [] : [...new Set(words)].map(word => chosen(name, word, profileKinds))
  },
  { json: 'array', separator: ',', completion: profileKinds },
)

/** Percent, or null for `none`. */
export const governor: Kind<number | null> = kind(
  (name, text) => {
    if (text === 'none') return null
    const found = /^(\d{1,3})%$/.exec(text)
    if (found && Number(found[1]) <= 100) return Number(found[1])
    throw refused(name, text, 'a percentage from "0%" to "100%", or "none" to leave the frequency alone')
  },
  { json: 'integer' },
)

/** The most parts of a run: GitHub's matrix has at most 256 jobs. */
const mostParts = 256

/** One of several parts, such as `2/5`; null without one. */
export const part: Kind<ShardNumber> = kind(
  (name, text) => {
    const [, number, of] = (/^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(text) ?? []).map(Number)
    if (number && of && number <= of && of <= mostParts) return [number, of]
    throw refused(name, text, `a part and how many there are, at most ${mostParts}, such as "2/5"`)
  },
  { json: 'array' },
)

/** Null for `none`. */
export const labelOrNone: Kind<string | null> = kind((_, text) => (text === 'none' ? null : text))

/** A CommentId names a comment, and has the matrix that a job is one of. */
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
