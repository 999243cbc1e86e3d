// Reads a result file that may be a stranger's: everything in it is checked, and nothing else of it is kept.

import { isMatched } from '../judge/unmatched.ts'
import type { Comparison } from '../model/comparison.ts'
import { type Block, rowId, sides } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import { printableName } from '../words/escape.ts'
import { comparison, rows } from './reading/part-shapes.ts'
import { resultFile } from './reading/result-shape.ts'
import { Misshapen, recordShape, type Shape } from './reading/shape.ts'

/** The most bytes of a result file. 2,000 benchmarks of 20 rounds take 3 MB. */
export const mostResultBytes = 64 * 2 ** 20
/** Levels of lists and objects; a result has nine. */
const deepest = 32
/** Lists and objects in all, of which each takes memory however short it is written. */
const mostContainers = 4_000_000
/** Pairs of values to compare in all: judging takes time with the square of the rounds. */
const mostPairs = 1e9

/** A NotAResult error says in one sentence what is wrong with a result file; the caller knows its name. */
export class NotAResult extends Error {
  override readonly name = 'NotAResult'
}

/**
 * The result in `text`, checked and copied field by field; fields that are not known are dropped, as a newer version may
 * have more. Its numbers, verdict and words are only known to be well formed: recorded.ts computes them anew. Throws
 * NotAResult.
 */
export function readResult(text: string): ResultFile {
  refuseBoundless(text)
  const result = shaped(resultFile, parsed(text))
  refuseContradictions(result)
  return result
}

/** The comparisons in `text` alone, whoever has judged them. Throws NotAResult. */
export function readComparisons(text: string): readonly Comparison[] {
  refuseBoundless(text)
  return shaped(recordShape({ comparisons: rows(comparison) }), parsed(text)).comparisons
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NotAResult(`The file is not JSON: ${printableName((error as Error).message, 120)}.`)
  }
}

function shaped<T>(shape: Shape<T>, value: unknown): T {
  try {
    return shape(value)
  } catch (error) {
    if (!(error instanceof Misshapen)) throw error
    const { place, message, accepted } = error
    throw new NotAResult(`${place} is ${message}; accepted is ${accepted}.`)
  }
}

/** Refuses what would take too much memory before it is known to be no result. */
function refuseBoundless(text: string): void {
  // UTF-8 has at least one byte for each UTF-16 unit.
  if (text.length > mostResultBytes)
    throw new NotAResult(`The file is larger than ${mostResultBytes / 2 ** 20} MiB, the most that is read.`)
  let [depth, containers, isQuoted] = [0, 0, false]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isQuoted) {
      if (code === 92) index++
      else if (code === 34) isQuoted = false
    } else if (code === 34) isQuoted = true
    else if (code === 91 || code === 123) {
      depth++
      containers++
      if (depth > deepest)
        throw new NotAResult(
          `Lists and objects stand more than ${deepest} deep in each other; a result has nine levels.`,
        )
      if (containers > mostContainers)
        throw new NotAResult(
          `There are more than ${mostContainers} lists and objects, the most that is read.`,
        )
    } else if (code === 93 || code === 125) depth--
  }
}

/** Refuses a file whose parts do not belong together. */
function refuseContradictions({ rounds, again, comparisons }: ResultFile): void {
  const refuse = (index: number, what: string) => new NotAResult(`comparisons[${index}]${what}.`)
  const known = new Map<string, number>()
  for (const [index, one] of comparisons.entries()) {
    const id = rowId(one)
    const before = known.get(id)
    if (before !== undefined)
      throw refuse(index, ` has the benchmark and unit of comparisons[${before}]; each stands there once`)
    known.set(id, index)
    for (const { place, block, of } of blocksIn(one, rounds.length, again.length)) {
      for (const side of sides)
        if (block[side].length !== of)
          throw refuse(
            index,
            `${place}.${side} has ${block[side].length} values for ${of} rounds; there is one for each round`,
          )
      if (!isMatched(block)) throw refuse(index, `${place} has no value on a side; both must have one`)
    }
  }
  const pairs = comparisons.reduce((sum, one) => sum + workOf(one), 0)
  if (pairs > mostPairs)
    throw new NotAResult(
      `To judge ${comparisons.length} comparisons of ${rounds.length} rounds, ${pairs.toPrecision(2)} pairs of values would have to be compared; ${mostPairs} are the most.`,
    )
}

function blocksIn({ base, head, worse, confirmation }: Comparison, rounds: number, again: number) {
  const samples = (one: Pick<Comparison, 'base' | 'head'>): Block => ({
    base: one.base.samples,
    head: one.head.samples,
  })
  return [
    { place: '', block: samples({ base, head }), of: rounds },
    ...(worse ? [{ place: '.worse', block: worse, of: rounds }] : []),
    ...(confirmation ? [{ place: '.confirmation', block: samples(confirmation), of: again }] : []),
  ]
}

function workOf({ base, confirmation }: Comparison): number {
  return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2
}
