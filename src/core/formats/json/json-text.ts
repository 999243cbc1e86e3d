// Takes the JSON values out of a text: one value, those of several files one after the other, or one among other lines.

import { escapeControls } from '../../words/escape.ts'
import type { Reader } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import { nothingParsed } from '../reading/parsed.ts'
import { Readings } from '../reading/readings.ts'
import { JsonStream } from './json-stream.ts'
import type { Items } from './json-tree.ts'
import { listAt } from './json-value.ts'

/** A Take adds the content of a JSON value to `found`, or returns false where the value is not of the format. */
export type Take = (value: unknown, found: Readings) => boolean

/** An Each takes the items of a list, or the members of an object, one by one, so that they need not be kept. */
export interface Each {
  /** The keys that lead to it. */
  readonly path: readonly string[]
  readonly kind: 'list' | 'object'
  /** As a Take; `key` is that of a member. */
  take(item: unknown, found: Readings, key: string): boolean
}

/**
 * A reader of `format` that gives every JSON value to `take`, without the items that `each` has taken from it.
 * `expected` describes such a value, for errors.
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
        throw new Unreadable(
          `This JSON (${format}) has benchmarks among other values. It has to be ${expected}.`,
        )
      if (isOfFormat) taken++
      ;[own, others] = [0, 0]
    },
    items,
  )
  return {
    write: piece => values.write(piece),
    end: () => {
      values.end()
      if (taken === 0) throw new Unreadable(`This is not in the format ${format}: it has to be ${expected}.`)
      return found.parsed()
    },
  }
}

/** A reader that gives every JSON value to `take`, and returns no measurements itself. `what` names the text in errors. */
export function readValues(what: string, take: (value: unknown) => void, items: Items | null = null): Reader {
  const values = new JsonStream(take, items)
  return {
    write: piece => {
      values.write(piece)
      if (values.torn !== null)
        throw new Unreadable(
          `This JSON (${what}) is broken: the value that begins in line ${values.torn} is no JSON${values.tornBy === '' ? '' : `, as it has ${escapeControls(values.tornBy)} in it`}. Let the tool write to a file of its own ("output").`,
        )
    },
    end: () => {
      if (values.unended !== null)
        throw new Unreadable(
          `This JSON (${what}) is cut off: the value that begins in line ${values.unended} has no end. Let the tool run to its end.`,
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

/** Whether it is a list from which all items have been taken. */
export function isEmptyList(value: unknown): boolean {
  return listAt(value)?.length === 0
}
