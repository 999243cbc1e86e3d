// Reads a result file that may be untrusted: checks everything in it, and copies only known fields.
import * as v from 'valibot'
import { isMeasuredOnBothSides } from '../judge/unmatched.ts'
import type { Comparison } from '../model/comparison.ts'
import { rowId, type SamplesOfBothSides, sides } from '../model/measuring.ts'
import { type ResultFile, resultFileSchema } from '../model/result-file.ts'
import { type DataOfSchema, objectSchema } from '../model/schema.ts'
import { shortPrintableName } from '../words/escape.ts'

/** The most bytes of a result file. 2,000 benchmarks of 20 rounds take 3 MB. */
export const maxResultFileBytes = 64 * 2 ** 20
/** The deepest nesting of lists and objects; a result has nine levels. */
const deepest = 32
/** The most lists and objects in all, as each takes memory however short it is written. */
const mostContainers = 4_000_000
/** The most pairs of values to compare in all: the time to judge grows with the square of the rounds. */
const mostPairs = 1e9

/** Thrown for an invalid result file; the message says what is wrong in one sentence, and the caller adds the file's name. */
export class InvalidResultError extends Error {
  override readonly name = 'InvalidResult'
}

/**
 * Returns the result in `text`, checked and copied field by field; unknown fields are dropped, as a newer version may have
 * more. Its numbers, verdict and texts are only known to be well formed: judge-recorded.ts computes them anew. Throws InvalidResultError.
 */
export function parseResultFile(text: string): ResultFile {
  refuseBoundless(text)
  const result = checked(readableSchema, parseJson(text))
  refuseContradictions(result)
  return result
}

/** Returns only the comparisons in `text`, also those of a merged result. Throws InvalidResultError. */
export function parseComparisonsOfResult(text: string): readonly Comparison[] {
  refuseBoundless(text)
  return checked(comparisonsSchema, parseJson(text)).comparisons
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InvalidResultError(
      `The file is not JSON: ${shortPrintableName((error as Error).message, 120)}.`,
    )
  }
}

/** A result that was merged from others is not judged again. */
const readableSchema = objectSchema({
  ...resultFileSchema.entries,
  merged: v.null('null, as a result that was merged from others is not judged again'),
  elsewhere: v.null('null, as a result that was merged from others is not judged again'),
})
const comparisonsSchema = objectSchema({ comparisons: resultFileSchema.entries.comparisons })

function checked<const S extends v.GenericSchema>(schema: S, value: unknown): DataOfSchema<S> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
  if (success) return output as DataOfSchema<S>
  const [{ path = [], input, message }] = issues
  const steps = path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  const place = steps === '' ? 'The file' : steps.replace(/^\./, '')
  throw new InvalidResultError(`${place} is ${inWords(input)}; expected ${message}.`)
}

/** Describes a value in a few words. */
function inWords(input: unknown): string {
  if (input === undefined) return 'missing'
  if (Array.isArray(input)) return `a list of ${input.length} ${input.length === 1 ? 'item' : 'items'}`
  if (typeof input === 'object' && input !== null) return 'an object'
  return shortPrintableName(typeof input === 'number' ? String(input) : JSON.stringify(input), 60)
}

/** Refuses a text that would take too much memory to parse. */
function refuseBoundless(text: string): void {
  // UTF-8 has at least one byte for each UTF-16 unit.
  if (text.length > maxResultFileBytes)
    throw new InvalidResultError(`The file exceeds the limit of ${maxResultFileBytes / 2 ** 20} MiB.`)
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
        throw new InvalidResultError(
          `Lists and objects are nested more than ${deepest} deep; a result has nine levels.`,
        )
      if (containers > mostContainers)
        throw new InvalidResultError(`The file exceeds the limit of ${mostContainers} lists and objects.`)
    } else if (code === 93 || code === 125) depth--
  }
}

/** Refuses a file whose parts contradict each other. */
function refuseContradictions({ rounds, again, comparisons }: ResultFile): void {
  const refuse = (index: number, problem: string) =>
    new InvalidResultError(`comparisons[${index}]${problem}.`)
  const seen = new Map<string, number>()
  for (const [index, row] of comparisons.entries()) {
    const id = rowId(row)
    const before = seen.get(id)
    if (before !== undefined)
      throw refuse(index, ` repeats the benchmark and unit of comparisons[${before}]; each must occur once`)
    seen.set(id, index)
    for (const { place, block, length } of blocksIn(row, rounds.length, again.length)) {
      for (const side of sides)
        if (block[side].length !== length)
          throw refuse(
            index,
            `${place}.${side} has ${block[side].length} values for ${length} rounds; each round must have one`,
          )
      if (!isMeasuredOnBothSides(block))
        throw refuse(index, `${place} has no value on a side; both must have one`)
    }
  }
  const pairs = comparisons.reduce((sum, row) => sum + workOf(row), 0)
  if (pairs > mostPairs)
    throw new InvalidResultError(
      `Judging ${comparisons.length} comparisons of ${rounds.length} rounds takes ${pairs.toPrecision(2)} pairs of values; at most ${mostPairs} are accepted.`,
    )
}

function blocksIn({ base, head, worse, confirmation }: Comparison, rounds: number, again: number) {
  const samples = (summaries: Pick<Comparison, 'base' | 'head'>): SamplesOfBothSides => ({
    base: summaries.base.samples,
    head: summaries.head.samples,
  })
  return [
    { place: '', block: samples({ base, head }), length: rounds },
    ...(worse ? [{ place: '.worse', block: worse, length: rounds }] : []),
    ...(confirmation ? [{ place: '.confirmation', block: samples(confirmation), length: again }] : []),
  ]
}

function workOf({ base, confirmation }: Comparison): number {
  return base.samples.length ** 2 + (confirmation?.base.samples.length ?? 0) ** 2
}
