// Judges the result files of one run together, however many machines have measured it.

import { couldFail, tooFewRounds } from '../judge/least-rounds.ts'
import { Misconfigured } from '../model/errors.ts'
import type { Merged, MissingPart, ResultFile } from '../model/result-file.ts'
import { inOrder, judgeBaseFailed, judgeNothing, judgeRecorded } from '../result/recorded.ts'
import { printableName } from '../words/escape.ts'
import { joinedOf } from './join.ts'
import { type FoundPart, partsInOrder } from './parts.ts'
import { recordedIn, type Trusted } from './recorded-in.ts'
import { refuseBoundless } from './refuse-boundless.ts'
import { refuseDifferent } from './refuse-different.ts'

/** A GivenFile is a result file, or why it is none; its name is for people. */
export type GivenFile =
  | { readonly name: string; readonly result: ResultFile }
  | { readonly name: string; readonly problem: string }

/**
 * One result of several files, with one verdict and one correction over all. Shards are joined; replicas are blocks,
 * whose rounds are only compared with each other. Everything is computed again from the samples (`recordedIn`). What is
 * missing leaves the verdict open. A single file is judged the same way.
 *
 * Throws Misconfigured where the files are not of one run, with the names of two of them, where none is a result, and where
 * they are too much together.
 */
export function mergeResults(files: readonly GivenFile[], trusted: Trusted): ResultFile {
  const read = files.filter(one => 'result' in one)
  const unread = files.filter(one => 'problem' in one)
  if (read.length === 0) throw noneOf(unread)
  refuseDifferent(read)
  const { found, missing: unclear } = partsInOrder(read)
  const measured = found.filter(({ result }) => isMeasured(result))
  const only = measured.length === 0 ? (found[0] ?? null) : null
  const missing = [
    ...unclear,
    ...(only ? [] : found.filter(one => !measured.includes(one)).map(unmeasured)),
    ...unread.map(unreadable),
  ]
  const counted = only ? [only] : measured
  const merged: Merged = {
    files: counted.length,
    machines: counted.map(({ result }) => result.machine),
    missing,
    isStrangers: trusted.isStrangers,
  }
  const [replicas] = found.map(({ result }) => result.settings.replica?.[1] ?? 1)
  const judging = { ...trusted, settings: settingsFor(trusted.settings, replicas ?? 1) }
  const pieces = counted.map(({ result, shard, replica }) => ({
    shard,
    replica,
    of: recordedIn(result, judging),
  }))
  refuseBoundless(pieces)
  const joined = joinedOf(pieces)
  const few = tooFewRounds(
    joined.settings,
    joined.series.filter(one => couldFail(one, joined.settings)).length,
  )
  const recorded = { ...joined, merged, warnings: few ? inOrder([...joined.warnings, few]) : joined.warnings }
  if (only?.result.baseFailed) return judgeBaseFailed(recorded, only.result.baseFailed, null)
  if (only && only.result.stopped === 'unchanged' && missing.length === 0) return judgeNothing(recorded)
  return judgeRecorded(recorded)
}

/** Without a result not even the commits are known. */
function noneOf(unread: readonly { readonly name: string; readonly problem: string }[]): Misconfigured {
  const [first] = unread
  const why = first ? `, such as "${printableName(first.name, 100)}": ${first.problem}` : '.'
  return new Misconfigured(
    `results: none of ${unread.length} files is a result file${why} Did the measuring job fail before it wrote one?`,
  )
}

/** Replicas never end early, so that all their rounds count once. */
function settingsFor(settings: Trusted['settings'], replicas: number): Trusted['settings'] {
  if (replicas === 1) return settings
  return { ...settings, count: settings.count * replicas, stopEarly: false }
}

/** Whether it says more than that there was nothing to measure; a shard without benchmarks says all there is. */
function isMeasured({ baseFailed, stopped, comparisons, proven, lost, unmatched }: ResultFile): boolean {
  if (baseFailed) return false
  const some = [comparisons, proven, lost, unmatched.base, unmatched.head].some(({ length }) => length > 0)
  return some || stopped === 'empty'
}

function unmeasured({ name, shard, replica, result }: FoundPart): MissingPart {
  const message = result.baseFailed?.message ?? 'The file says that there was nothing to measure.'
  return { shard, replica, why: 'unmeasured', files: [name], message }
}

function unreadable({ name, problem }: { readonly name: string; readonly problem: string }): MissingPart {
  return { shard: null, replica: null, why: 'unreadable', files: [name], message: problem }
}
