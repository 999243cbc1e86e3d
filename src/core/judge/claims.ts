// The p-values of what might be said of a comparison: that head is worse, better, or within the threshold.
import type { Better, Block, Sample } from '../model.ts'
import type { OneSided } from '../stats/paired-test.ts'
import { type Apart, exceeds } from './apart.ts'

/** Claims are one-sided p-values, small where what they are named after is shown. */
export interface Claims {
  /** Head is worse; with `strict`, by more than the threshold. */
  readonly worse: number
  /** The same with the sides swapped. */
  readonly better: number
  /** A worsening as large as the threshold is ruled out; where the direction is not known, one either way. */
  readonly within: number
}

/** What is asked of the blocks: p against "head is greater", and against "head is less". */
export type OneSidedTest = (blocks: readonly Block[]) => OneSided

/** A Margin is how far a worsening may go. */
export interface Margin {
  readonly threshold: number
  readonly strict: boolean
  /** Whether the unit counts something, so that from 0 nothing can get worse by less than one step. */
  readonly counted: boolean
}

/** The claims of two samples that vary. */
export function claimsByTest(
  blocks: readonly Block[],
  test: OneSidedTest,
  direction: Better,
  { threshold, strict, counted }: Margin,
): Claims {
  const ask = (against: readonly Block[]): Pick<Claims, 'worse' | 'better'> => {
    const { greater, less } = test(against)
    return direction === 'higher' ? { worse: less, better: greater } : { worse: greater, better: less }
  }
  // Head against a base that is worse by the threshold: to be better than that is to be within it.
  const handicapped = (all: readonly Block[], step: number) =>
    ask(all.map(({ base, head }) => ({ base: worsened(base, direction, threshold, step), head })))
  const mirror = () => blocks.map(swapped)
  const { worse, better } = strict
    ? { worse: handicapped(blocks, 0).worse, better: handicapped(mirror(), 0).worse }
    : ask(blocks)
  // From 0 a share of it is nothing: a byte now and then where there was none would never be told from a rise.
  const least = counted ? smallestStep(blocks) : 0
  const within = handicapped(blocks, least).better
  return {
    worse,
    better,
    within: direction === null ? Math.max(within, handicapped(mirror(), least).better) : within,
  }
}

/** The claims of values that are what they are: each is certainly so or certainly not. */
export function claimsByValue(
  { worsening, improvement }: Apart,
  direction: Better,
  { threshold, strict }: Omit<Margin, 'counted'>,
): Claims {
  const least = strict ? threshold : 0
  const beyond = exceeds(worsening, threshold) || (direction === null && exceeds(improvement, threshold))
  return {
    worse: exceeds(worsening, least) ? 0 : 1,
    better: exceeds(improvement, least) ? 0 : 1,
    within: beyond ? 1 : 0,
  }
}

function worsened(sample: Sample, direction: Better, threshold: number, least: number): Sample {
  const sign = direction === 'higher' ? -1 : 1
  return sample.map(value =>
    value === null ? null : value + sign * (value === 0 ? least : threshold * Math.abs(value)),
  )
}

/** The smallest value there is besides 0: what a count moves by, in whatever unit it is given. */
function smallestStep(blocks: readonly Block[]): number {
  const values = blocks.flatMap(({ base, head }) => [...base, ...head].map(value => Math.abs(value ?? 0)))
  return Math.min(...values.filter(value => value > 0))
}

function swapped({ base, head }: Block): Block {
  return { base: head, head: base }
}
