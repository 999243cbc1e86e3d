// Shapes that many parts of a result file have.
import type { Accepted, AcceptedRow } from '../../model/benchmark-rule.ts'
import type { Ratio } from '../../model/comparison.ts'
import type { Sample } from '../../model/measuring.ts'
import {
  listShape,
  Misshapen,
  number,
  oneOfShape,
  orNull,
  recordShape,
  type Shape,
  text,
  value,
  wholeShape,
} from './shape.ts'

/** The most rounds of a file: three times the largest `count` at first, and twice as many again. */
export const mostRoundsInFile = 6000
/** The most rows of any list of a file. */
export const mostRows = 100_000

export const nameShape = text(10_000)
export const message = text(200_000)
export const path = orNull(nameShape)
export const share = number(0, 1)
export const p = number(0, 1)
export const side = oneOfShape('base', 'head')
export const better = oneOfShape('lower', 'higher', null)
export const unit = text(1000, 'a unit', /./s)
export const moment = value<string>(
  'a time such as "2026-01-31T09:30:00Z", or ""',
  given => typeof given === 'string' && (given === '' || isMoment(given)),
)
export const sha = text(64, 'a commit as 40 or 64 hexadecimal digits', /^([0-9a-f]{40}|[0-9a-f]{64})$/)
export const subject = { benchmark: nameShape, package: path }

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

export function sidesShape<T>(shape: Shape<T>) {
  return recordShape<Readonly<Record<'base' | 'head', T>>>({ base: shape, head: shape })
}

export function rows<T>(shape: Shape<T>): Shape<readonly T[]> {
  return listShape(shape, mostRows)
}

export const ratioShape = recordShape<Ratio>({
  estimate: number(0),
  low: orNull(number(0)),
  high: orNull(number(0)),
})

/** Values of rounds, which are most of a file: checked in one loop. */
export const sample: Shape<Sample> = given => {
  if (!Array.isArray(given) || given.length > mostRoundsInFile)
    throw new Misshapen(given, `a list of 0 to ${mostRoundsInFile} values`)
  for (let index = 0; index < given.length; index++) {
    const one: unknown = given[index]
    if (one === null || (typeof one === 'number' && Number.isFinite(one))) continue
    const error = new Misshapen(one, 'a finite number, or null')
    error.path.unshift(index)
    throw error
  }
  return given
}

/** How often something was seen. */
export const times = wholeShape(0)

/** A row, or a glob over rows. */
const row = recordShape<AcceptedRow>({ ...subject, unit })
export const accepted = recordShape<Accepted>({
  match: given => (typeof given === 'string' ? nameShape(given) : row(given)),
  upTo: orNull(number(0)),
  by: orNull(text(1000)),
  when: orNull(text(100)),
  why: orNull(text(10_000)),
  url: orNull(text(10_000)),
})
