// How far up and down a picture of values goes: a single wild value must not flatten all others.
import { quantileSorted } from 'simple-statistics'
import type { Sample } from '../../../model/measuring.ts'

/** A value further out than this many interquartile ranges of its own sample may be wild. */
const wild = 3
/** Such values are shown where they are as long as the others still get this share of the picture. */
const leastShare = 0.25

/** An Extent is the lowest and the highest value that a picture shows. */
export interface Extent {
  readonly low: number
  readonly high: number
}

/** The extent of all values, or without the wild ones if these would take most of it; 0 to 1 if there are no values. */
export function extentOf(samples: readonly Sample[]): Extent {
  const all = samples.map(sample =>
    sample.flatMap(value => (value === null ? [] : [value])).sort((a, b) => a - b),
  )
  const [whole, usual] = [between(all.flat()), between(all.flatMap(tame))]
  return usual.high - usual.low < leastShare * (whole.high - whole.low) ? usual : whole
}

/** Without the values that lie far out of their sample, which is sorted. */
function tame(values: readonly number[]): readonly number[] {
  if (values.length === 0) return []
  const [first, third] = [0.25, 0.75].map(share => quantileSorted([...values], share)) as [number, number]
  const margin = wild * (third - first)
  return values.filter(value => value >= first - margin && value <= third + margin)
}

function between(values: readonly number[]): Extent {
  if (values.length === 0) return { low: 0, high: 1 }
  return { low: values.reduce((a, b) => Math.min(a, b)), high: values.reduce((a, b) => Math.max(a, b)) }
}
