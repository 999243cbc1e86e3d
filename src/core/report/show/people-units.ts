// Values in the units that other tools and their histories use.

/** A Converted value is in a unit that people know from `go test`. */
interface Converted {
  readonly unit: string
  readonly convert: (value: number) => number
}

/** `ns/op` for `sec/op` and `MB/s` for `B/s`, any other unit as it is. Fifteen digits restore the decimal number that was read. */
export function peopleUnit(unit: string): Converted {
  if (unit === 'sec/op') return { unit: 'ns/op', convert: value => Number((value * 1e9).toPrecision(15)) }
  if (unit === 'B/s') return { unit: 'MB/s', convert: value => Number((value / 1e6).toPrecision(15)) }
  return { unit, convert: value => value }
}
