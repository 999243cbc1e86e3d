// The kinds of values that inputs have, read and checked; each throws Misconfigured with what is accepted.
import { Misconfigured } from '../core/errors.ts'
import { formatRatio } from '../core/report/format.ts'

export function whole(name: string, value: string, least: number, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (number >= least && number <= most) return number
  throw refused(name, value, `a whole number from ${least} to ${most}`)
}

/** `5%` and `0.05` alike. */
export function ratio(name: string, value: string, least: number, most: number): number {
  const found = /^(\d+\.?\d*|\.\d+)\s*(%?)$/.exec(value)
  const number = found ? Number(found[1]) / (found[2] === '%' ? 100 : 1) : Number.NaN
  const allowed = name === 'alpha' ? number > least : number >= least
  if (allowed && number <= most) return number
  const from = name === 'alpha' ? 'a ratio over' : 'a ratio from'
  const to = name === 'alpha' ? 'and at most' : 'to'
  const hint = number > 1 && Number.isInteger(number) && found?.[2] === '' ? ` Did you mean ${value}%?` : ''
  throw refused(
    name,
    value,
    `${from} ${least} ${to} ${most}, or the same as a percentage (${formatRatio(least)} to ${formatRatio(most)})`,
    hint,
  )
}

/** `90s`, `10m` or `1h`; in seconds. */
export function duration(name: string, value: string): number {
  const [, number = '', unit = ''] = /^(\d+\.?\d*|\.\d+)\s*([smh]?)$/.exec(value) ?? []
  const seconds = Number(number) * ({ s: 1, m: 60, h: 3600 }[unit] ?? 0)
  if (seconds > 0) return seconds
  const hint = unit === '' && Number(number) > 0 ? ` Did you mean ${number}m or ${number}s?` : ''
  throw refused(name, value, 'a duration over 0 with its unit, such as "90s", "10m" or "1h"', hint)
}

/** One value a line. */
export function lines(value: string): readonly string[] {
  return value
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

export function truth(name: string, value: string, hint = ''): boolean {
  return oneOf(name, value.toLowerCase(), ['true', 'false'], hint) === 'true'
}

export function oneOf<T extends string>(name: string, value: string, accepted: readonly T[], hint = ''): T {
  const found = accepted.find(one => one === value)
  if (found !== undefined) return found
  throw refused(name, value, accepted.map(one => `"${one}"`).join(', '), hint)
}

/** A path below a folder. */
export function inside(
  name: string,
  value: string,
  accepted = 'a folder below the workspace, relative to it and without ".."',
): string {
  const parts = value.split(/[\\/]/)
  if (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes('..')) return value
  throw refused(name, value, accepted)
}

export function refused(name: string, value: string, accepted: string, hint = ''): Misconfigured {
  return new Misconfigured(`${name}: "${value}" is not accepted. Give ${accepted}.${hint}`)
}
