// Takes the JSON values out of a text: one, several files' one after the other, or one among lines of something else.
import type { Reader } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import { nothingParsed } from '../reading/parsed.ts'
import { Readings } from '../reading/readings.ts'
import { JsonStream } from './json-stream.ts'
import type { Items } from './json-tree.ts'
import { listAt } from './json-value.ts'

/** A Take adds to `found` what a JSON value says, or gives false where it is no value of the format. */
export type Take = (value: unknown, found: Readings) => boolean

/** An Each takes the items of a list, or the members of an object, one by one: what they say is all that is kept of them. */
export interface Each {
  /** The keys that lead to it. */
  readonly path: readonly string[]
  readonly kind: 'list' | 'object'
  /** As a Take; `key` is that of a member. */
  take(item: unknown, found: Readings, key: string): boolean
}

/**
 * A reader of `format` that gives every JSON value to `take`, without the items that `each` has taken from it; `expected` says
 * what a value of it looks like.
 */
export function readJson(format: string, expected: string, take: Take, each: Each | null = null): Reader {
  const found = new Readings()
  let taken = 0
  /** Of one value. */
  let [own, others] = [0, 0]
  const items = each && {
    path: each.path,
    kind: each.kind,
    take: (item: unknown, key: string) => {
      if (each.take(item, found, key)) own++
      else others++
    },
  }
  const values = readValues(
    format,
    value => {
      const isOfFormat = take(value, found) && others === 0
      if (own > 0 && !isOfFormat)
        throw new Unreadable(`This JSON (${format}) has benchmarks among other things: it needs ${expected}.`)
      if (isOfFormat) taken++
      ;[own, others] = [0, 0]
    },
    items,
  )
  return {
    write: piece => values.write(piece),
    end: () => {
      values.end()
      if (taken === 0) throw new Unreadable(`This is not of the format ${format}: it needs ${expected}.`)
      return found.parsed()
    },
  }
}

/** A reader that gives every JSON value to `take`, and by itself reads nothing. `what` is what an error calls the text. */
export function readValues(what: string, take: (value: unknown) => void, items: Items | null = null): Reader {
  const values = new JsonStream(take, items)
  return {
    write: piece => {
      values.write(piece)
      if (values.torn !== null)
        throw new Unreadable(
          `This JSON (${what}) is broken: what begins in line ${values.torn} is none. Let the tool write it to a file of its own ("output").`,
        )
    },
    end: () => {
      if (values.unended !== null)
        throw new Unreadable(
          `This JSON (${what}) breaks off: what begins in line ${values.unended} has no end.`,
        )
      return nothingParsed
    },
  }
}

/** The first object or list that begins a line of a text; undefined where there is none. */
export function parseJson(text: string): unknown {
  let first: unknown
  new JsonStream(value => {
    first ??= value
  }).write(text)
  return first
}

/** Whether it is a list of which all items have been taken. */
export function isEmptyList(value: unknown): boolean {
  return listAt(value)?.length === 0
}
