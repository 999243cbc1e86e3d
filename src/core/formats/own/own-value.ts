// A value of a format of one's own: its number, its unit, and which direction is better.
import { readDecimal, ungrouped } from '../reading/decimal.ts'
import { Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'
import { secondsPerOp } from '../reading/times.ts'

/** A Declaration is what is said of all values: a unit where none is read, and a direction where the unit tells none. */
export interface Declaration {
  readonly unit: string | null
  readonly better: 'lower' | 'higher' | null
}

/** What was read of one value, as text; null for a part that was not there. */
export interface ReadValue {
  readonly name: string | null
  readonly value: string | null
  readonly unit: string | null
}

/** English thousands: `1,234.5`. */
const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** Adds a value; times of any unit are kept in seconds. Throws Unreadable with `place`, which begins the sentence. */
export function addOwn(found: Readings, read: ReadValue, declared: Declaration, place: string): void {
  const name = read.name?.trim() ?? ''
  const text = read.value?.trim() ?? ''
  const unit = (declared.unit ?? read.unit)?.trim() ?? ''
  if (name === '') throw new Unreadable(`${place} has no name. See that "format" takes it from there.`)
  const value = readDecimal(grouped.test(text) ? ungrouped(text) : text)
  if (value === null)
    throw new Unreadable(
      `${place}: the value of ${name}, "${text}", is no number. See that "format" takes it from there, without its unit.`,
    )
  if (unit === '') throw new Unreadable(`${place} has no unit for ${name}. Print one, or say it in "format".`)
  const seconds = secondsPerOp(value, unit)
  const kept = seconds === null ? unit : 'sec/op'
  if (declared.better !== null) found.declare(kept, { better: declared.better })
  found.add(name, kept, seconds ?? value)
}
