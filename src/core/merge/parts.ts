// Which part of a run each result file is, and which parts are missing.

import type { Comparison } from '../model/comparison.ts'
import { Misconfigured } from '../model/errors.ts'
import { rowId, sides } from '../model/measuring.ts'
import type { MissingPart, ResultFile } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'
import { printableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'

/** A ReadFile is a result file with the name that people know it by. */
export interface ReadFile {
  readonly name: string
  readonly result: ResultFile
}

/** A FoundPart is the file that counts for it. */
export interface FoundPart extends ReadFile {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
}

/** The parts in order, shard by shard, and what is wrong with those that have no file or several. */
export function partsInOrder(files: readonly ReadFile[]): {
  readonly found: readonly FoundPart[]
  readonly missing: readonly MissingPart[]
} {
  const found: FoundPart[] = []
  const missing: MissingPart[] = []
  const [first] = files
  if (!first) return { found, missing }
  for (const shard of allOf(first.result.settings.shard))
    for (const replica of allOf(first.result.settings.replica)) {
      const of = files.filter(
        ({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica),
      )
      const [counts] = of
      if (counts) found.push({ ...counts, shard, replica })
      if (of.length === 1) continue
      const why = of.length === 0 ? 'absent' : 'double'
      missing.push({ shard, replica, why, files: of.map(({ name }) => name), message: '' })
    }
  return { found, missing }
}

/** All parts of which this is one. */
function allOf(part: ShardNumber | null): readonly (ShardNumber | null)[] {
  if (part === null) return [null]
  const [, of] = part
  return Array.from({ length: of }, (_, index) => [index + 1, of])
}

function isSame(one: ShardNumber | null, other: ShardNumber | null): boolean {
  return one?.[0] === other?.[0]
}

// Refuses result files that cannot be of one run.

/** What must be the same in all files: what it is called, what a file has (null where it says nothing of it), and advice. */
type Same = readonly [what: string, of: (result: ResultFile) => string | null, advice?: string]

const pinned =
  'If they are: their machines have different versions of it, as happens while GitHub rolls out an image. Pin all numbers of the version (go-version: 1.26.7), and run all jobs again, not the failed ones alone.'
const same: readonly Same[] = [
  ...sides.flatMap(side => [
    [`${side} is`, ({ commits }: ResultFile) => commits[side].sha] as const,
    [`${side} was read as`, ({ formats }: ResultFile) => formats?.[side] ?? null] as const,
    [`${side} was built with`, ({ toolchains }: ResultFile) => toolchains[side], pinned] as const,
  ]),
  ['the number of shards is', ({ settings }) => String(settings.shard?.[1] ?? 1)],
  ['they were shared out by the times', ({ settings }) => settings.durations ?? 'none'],
  ['the number of replicas is', ({ settings }) => String(settings.replica?.[1] ?? 1)],
  ['`benchtime` is', ({ settings }) => settings.go?.benchtime ?? null],
  ['`calibrate` is', ({ settings }) => String(settings.calibrate)],
]

/** Throws Misconfigured with the names of two files, and in what they differ. */
export function refuseDifferent(files: readonly ReadFile[]): void {
  for (const [what, of, advice] of same) {
    const known = files.map(file => ({ ...file, has: of(file.result) })).filter(({ has }) => has !== null)
    const [first] = known
    const other = known.find(({ has }) => has !== first?.has)
    if (first && other)
      throw apart(
        first,
        other,
        `${what} ${shown(first.has)} in one and ${shown(other.has)} in the other`,
        advice,
      )
  }
  refuseWhole(files)
  refuseShared(files)
  refuseTurned(files)
}

/** Several whole runs are several results, not parts of one. */
function refuseWhole(files: readonly ReadFile[]): void {
  const [first, other] = files
  if (!first || !other || first.result.settings.shard || first.result.settings.replica) return
  throw apart(first, other, 'each is a whole run, without `shard` or `replica`')
}

/** A benchmark that two shards have measured would be judged twice. */
function refuseShared(files: readonly ReadFile[]): void {
  const known = new Map<string, ReadFile>()
  for (const file of files)
    for (const one of file.result.comparisons) {
      const before = known.get(rowId(one)) ?? file
      if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0])
        throw apart(before, file, `both shards have measured ${quoted(one.benchmark)}`)
      known.set(rowId(one), before)
    }
}

/**
 * A unit improves in one direction; a file that does not say in which agrees with all. What a rule turns in some rows says
 * nothing of the others.
 */
function refuseTurned(files: readonly ReadFile[]): void {
  const known = new Map<string, { readonly file: ReadFile; readonly better: string | null }>()
  for (const file of files)
    for (const one of file.result.comparisons) {
      const { unit, better } = one
      if (better === null || isByRule(one, file.result)) continue
      const before = known.get(unit) ?? { file, better }
      if (before.better !== better)
        throw apart(before.file, file, `they say differently which direction of ${quoted(unit)} is better`)
      known.set(unit, before)
    }
}

/** Whether a rule for benchmarks gives a row its direction, and not its benchmark. */
export function isByRule(
  { rule }: Pick<Comparison, 'rule'>,
  { settings }: Pick<ResultFile, 'settings'>,
): boolean {
  return rule !== null && settings.benchmarks[rule]?.better != null
}

function apart(one: ReadFile, other: ReadFile, why: string, advice?: string): Misconfigured {
  return new Misconfigured(
    `results: ${quoted(one.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.${advice === undefined ? '' : ` ${advice}`}`,
  )
}

/** A commit as people know it, and any other text as it is. */
function shown(text: string | null): string {
  return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text)
}

function quoted(text: string | null): string {
  return `"${printableName(text ?? '', 100)}"`
}
