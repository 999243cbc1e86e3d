// One comparison in words: what a reviewer reads first.
import type { Comparison } from '../model.ts'
import { formatDelta, formatP, formatValue } from './format.ts'

/** `is 21.3% slower (1.02 ms → 1.24 ms, p <0.001)`, without the name and in plain text. */
export function sentence(comparison: Comparison): string {
  const { base, head, unit, p } = comparison
  const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
  return `${change(comparison)} (${values}, p ${formatP(p)})`
}

function change({ delta, unit, head }: Comparison): string {
  if (delta === null) return `went from 0 to ${formatValue(head.center, unit)} ${unit}`
  const size = `${Math.abs(delta * 100).toFixed(1)}%`
  if (unit === 'sec/op') return `is ${size} ${delta > 0 ? 'slower' : 'faster'}`
  return `has ${size} ${delta > 0 ? 'more' : 'less'} ${unit}`
}

/** How far a change goes, for sorting: from 0 is further than any percentage. */
export function magnitude({ delta }: Comparison): number {
  return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
}

/** The same for a plain line of text (annotations, terminal): `Encode: +21.30% sec/op (1.02 ms → 1.24 ms, p <0.001)`. */
export function line(comparison: Comparison): string {
  const { base, head, unit, p, delta } = comparison
  const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
  return `${formatDelta(delta)} ${unit} (${values}, p ${formatP(p)})`
}
