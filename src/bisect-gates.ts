// The gates of a bisection: of BAD, of one commit after the other, and of what was found against its own parent.

import { answerOf } from './core/bisect/answer.ts'
import type { Followed, PastCommit } from './core/bisect/bisected.ts'
import {
  followedRow,
  type Quiet,
  quietOf,
  refuseUnwanted,
  type Wanted,
  worstRow,
} from './core/bisect/follow.ts'
import { gateInputs } from './core/bisect/narrow.ts'
import type { Answer } from './core/bisect/trail.ts'
import type { Inputs } from './core/inputs/inputs.ts'
import { CouldNotMeasure } from './core/model/errors.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { isCancellation } from './effects/program/interrupt.ts'

/** A Gating is how gates are made, and of what. */
export interface Gating {
  /** The inputs of a gate, with these beside what the user has given. Throws Misconfigured. */
  readonly inputs: (more: Readonly<Record<string, string>>) => Inputs
  /** Measures; with as many operations in a visit as the gate of `like`, if there was one. */
  readonly gate: (inputs: Inputs, like: ResultFile | null) => Promise<ResultFile>
  /** Whether a gate could find no difference, as its sides build the same. Nothing is measured. */
  readonly isProven: (inputs: Inputs) => Promise<boolean>
  /** The benchmark, where the command measures others too; null for the worst. */
  readonly wanted: Wanted | null
  /** Once it aborts, the search ends with what it knows. */
  readonly stop: AbortSignal
}

/** A Range is the commits after GOOD up to BAD, by first parents. */
export interface Range {
  readonly good: string
  readonly bad: string
  readonly commits: readonly PastCommit[]
}

/** What a range is searched with once the benchmark is known. */
export interface SearchInputs {
  readonly followed: Followed
  /** Of BAD. */
  readonly first: ResultFile
}

/** What the gate of BAD says: which benchmark is slower, and how much; or that none is. */
export type Whole =
  | {
      readonly kind: 'slower'
      readonly result: ResultFile
      readonly answer: Answer
      readonly known: SearchInputs
    }
  | { readonly kind: 'quiet'; readonly result: ResultFile; readonly quiet: Quiet }

/** Of the benchmark that is followed in the range around it, if that is known. */
export async function gateOfBad(
  asking: Gating,
  { good, bad, commits }: Range,
  known: SearchInputs | null,
): Promise<Whole> {
  const more = known
    ? gateInputs(asking.inputs({}), known.first, known.followed, asking.inputs({}).count)
    : {}
  const inputs = asking.inputs({ ...more, base: good, head: bad })
  const result = await asking.gate(inputs, known?.first ?? null)
  if (result.baseFailed)
    throw new CouldNotMeasure(
      `GOOD could not be measured: ${result.baseFailed.message}\nGive a GOOD that builds and whose benchmarks run.`,
      result.baseFailed.output,
    )
  if (!known) refuseUnwanted(result.comparisons, asking.wanted)
  const row = known
    ? followedRow(result.comparisons, known.followed)
    : worstRow(result.comparisons, asking.wanted)
  const answer = row?.change === 'regressed' ? answerOf(row, commits.length) : null
  if (!row || !answer || row.better === null)
    return { kind: 'quiet', result, quiet: quietOf(result, known ? null : asking.wanted) }
  const { benchmark, package: path, unit, better } = row
  const found: SearchInputs = { followed: { benchmark, package: path, unit, better }, first: result }
  return { kind: 'slower', result, answer, known: known ?? found }
}

/** What a commit answers, or why it cannot. */
export async function stepAt(
  asking: Gating,
  good: string,
  { sha }: PastCommit,
  { at, rounds }: { readonly at: number; readonly rounds: number },
  { followed, first }: SearchInputs,
): Promise<Answer | string> {
  try {
    const more = gateInputs(asking.inputs({}), first, followed, rounds)
    const result = await asking.gate(asking.inputs({ ...more, base: good, head: sha }), first)
    const row = followedRow(result.comparisons, followed)
    if (row) return answerOf(row, at) ?? 'its rounds gave no interval'
    const { baseFailed, lost, proven, verdict, rounds: made } = result
    const isProven = proven.some(one => one.package === followed.package)
    if (isProven || (made.length === 0 && verdict === 'pass')) return { at, worse: 0, error: 0, rounds: 0 }
    const failed = baseFailed?.message ?? lost.flatMap(({ failures }) => failures)[0]?.message
    return failed ?? 'it does not have the benchmark'
  } catch (error) {
    if (error instanceof CouldNotMeasure) return error.message
    if (asking.stop.aborted && isCancellation(error, asking.stop)) return 'stopped'
    throw error
  }
}

/** Whether a commit cannot have made the benchmark slower: it builds the same as its first parent. */
export async function isInnocent(
  asking: Gating,
  { sha, parents }: PastCommit,
  { followed, first }: SearchInputs,
): Promise<boolean> {
  const [parent] = parents
  if (parent === undefined || asking.stop.aborted) return false
  const more = gateInputs(asking.inputs({}), first, followed, 1)
  return asking.isProven(asking.inputs({ ...more, base: parent, head: sha }))
}
