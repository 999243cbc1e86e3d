// One comparison in words: what a reviewer reads first.
import type { Comparison } from '../model.ts'
import { inlineCode } from './escape.ts'
import { formatDelta, formatP, formatValue } from './format.ts'
import { unitName } from './names.ts'

/** `is 21.3% slower (1.021 ms → 1.240 ms, p <0.001)`: Markdown without the benchmark's name; the unit is escaped. */
export function sentence(comparison: Comparison): string {
  const { head, unit, delta } = comparison
  const code = inlineCode(unitName(unit))
  if (delta === null)
    return `went from 0 to ${formatValue(head.center, unit)} in ${code} (${chance(comparison)})`
  return `${change(comparison, delta, code)} (${values(comparison)}, ${chance(comparison)})`
}

/** The same as a plain line, for annotations: `+21.30% sec/op (1.021 ms → 1.240 ms, p <0.001)`. */
export function line(comparison: Comparison): string {
  const { unit, delta } = comparison
  return `${formatDelta(delta)} ${unit} (${values(comparison)}, ${chance(comparison)})`
}

/** How far a change goes, for sorting: from 0 is further than any percentage. */
export function magnitude({ delta }: Comparison): number {
  return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
}

function change({ base, head, unit }: Comparison, delta: number, code: string): string {
  const size = `${Math.abs(delta * 100).toFixed(1)}%`
  // Of negative values a rise has a negative delta.
  const more = head.center > base.center
  if (unit === 'sec/op') return `is ${size} ${more ? 'slower' : 'faster'}`
  if (/\/(s|sec)$/.test(unit)) return `is ${size} ${more ? 'faster' : 'slower'} in ${code}`
  return `has ${size} ${more ? 'more' : 'less'} ${code}`
}

function values({ base, head, unit }: Comparison): string {
  return `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
}

function chance({ p }: Comparison): string {
  return p === 0 ? formatP(p) : `p ${formatP(p)}`
}
