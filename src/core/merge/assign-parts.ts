// The parts of a run: assigns result files to shards and replicas, finds missing ones, and refuses files of several runs.

import type { Comparison } from '../model/comparison.ts'
import { MisconfiguredError } from '../model/errors.ts'
import { rowId, sides } from '../model/measuring.ts'
import type { MissingResultPart, ResultFile } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'
import { shortPrintableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'

/** A result file with its name for people. */
export interface NamedResultFile {
  readonly name: string
  readonly result: ResultFile
}

/** The file of a part. */
export interface ResultFileOfPart extends NamedResultFile {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
}

/** Returns the parts in order, shard by shard, and the parts that have no file or several. */
export function assignFilesToParts(files: readonly NamedResultFile[]): {
  readonly found: readonly ResultFileOfPart[]
  readonly missing: readonly MissingResultPart[]
} {
  const parts: ResultFileOfPart[] = []
  const missing: MissingResultPart[] = []
  const [first] = files
  if (!first) return { found: parts, missing }
  for (const shard of allOf(first.result.settings.shard))
    for (const replica of allOf(first.result.settings.replica)) {
      const ofPart = files.filter(
        ({ result: { settings } }) => isSame(settings.shard, shard) && isSame(settings.replica, replica),
      )
      const [file] = ofPart
      if (file) parts.push({ ...file, shard, replica })
      if (ofPart.length === 1) continue
      const why = ofPart.length === 0 ? 'absent' : 'double'
      missing.push({ shard, replica, why, files: ofPart.map(({ name }) => name), message: '' })
    }
  return { found: parts, missing }
}

/** Returns all parts of the division that this one belongs to. */
function allOf(part: ShardNumber | null): readonly (ShardNumber | null)[] {
  if (part === null) return [null]
  const [, of] = part
  return Array.from({ length: of }, (_, index) => [index + 1, of])
}

function isSame(a: ShardNumber | null, b: ShardNumber | null): boolean {
  return a?.[0] === b?.[0]
}

// Files of several runs are refused.

/** A value that must be the same in all files: its description, its value in a file (null if unknown), and advice. */
type SameValue = readonly [
  description: string,
  valueIn: (result: ResultFile) => string | null,
  advice?: string,
]

const pinned =
  'If they are, the machines of that run have different versions, as happens while GitHub rolls out an image. Pin the full version (go-version: 1.26.7), and rerun all jobs, not only the failed ones.'
const same: readonly SameValue[] = [
  ...sides.flatMap(side => [
    [`${side} is`, ({ commits }: ResultFile) => commits[side].sha] as const,
    [`${side} was read as`, ({ formats }: ResultFile) => formats?.[side] ?? null] as const,
    [`${side} was built with`, ({ toolchains }: ResultFile) => toolchains[side], pinned] as const,
  ]),
  ['the number of shards is', ({ settings }) => String(settings.shard?.[1] ?? 1)],
  ['the digest of `durations` is', ({ settings }) => settings.durations ?? 'none'],
  ['the number of replicas is', ({ settings }) => String(settings.replica?.[1] ?? 1)],
  ['`benchtime` is', ({ settings }) => settings.go?.benchtime ?? null],
  ['`calibrate` is', ({ settings }) => String(settings.calibrate)],
]

/** Throws MisconfiguredError with the names of two files of different runs, and how they differ. */
export function refuseFilesOfDifferentRuns(files: readonly NamedResultFile[]): void {
  for (const [description, valueIn, advice] of same) {
    const withValue = files
      .map(file => ({ ...file, value: valueIn(file.result) }))
      .filter(({ value }) => value !== null)
    const [first] = withValue
    const other = withValue.find(({ value }) => value !== first?.value)
    if (first && other)
      throw differentRuns(
        first,
        other,
        `${description} ${shown(first.value)} in one and ${shown(other.value)} in the other`,
        advice,
      )
  }
  refuseWhole(files)
  refuseShared(files)
  refuseTurned(files)
}

/** Refuses several whole runs: they are several results, not parts of one. */
function refuseWhole(files: readonly NamedResultFile[]): void {
  const [first, other] = files
  if (!first || !other || first.result.settings.shard || first.result.settings.replica) return
  throw differentRuns(first, other, 'each is a whole run, without `shard` or `replica`')
}

/** Refuses shards that have measured the same benchmark, which would be judged twice. */
function refuseShared(files: readonly NamedResultFile[]): void {
  const firstWith = new Map<string, NamedResultFile>()
  for (const file of files)
    for (const row of file.result.comparisons) {
      const before = firstWith.get(rowId(row)) ?? file
      if (before.result.settings.shard?.[0] !== file.result.settings.shard?.[0])
        throw differentRuns(before, file, `both shards have measured ${quoted(row.benchmark)}`)
      firstWith.set(rowId(row), before)
    }
}

/**
 * Refuses files that declare different directions of a unit; a file without one agrees with all. A direction that a rule sets
 * in some rows says nothing about the others.
 */
function refuseTurned(files: readonly NamedResultFile[]): void {
  const declared = new Map<string, { readonly file: NamedResultFile; readonly better: string | null }>()
  for (const file of files)
    for (const row of file.result.comparisons) {
      const { unit, better } = row
      if (better === null || isDirectionByRule(row, file.result)) continue
      const before = declared.get(unit) ?? { file, better }
      if (before.better !== better)
        throw differentRuns(
          before.file,
          file,
          `they declare different directions of ${quoted(unit)} to be better`,
        )
      declared.set(unit, before)
    }
}

/** Tells whether the direction of a row comes from a rule for benchmarks. */
export function isDirectionByRule(
  { rule }: Pick<Comparison, 'rule'>,
  { settings }: Pick<ResultFile, 'settings'>,
): boolean {
  return rule !== null && settings.benchmarks[rule]?.better != null
}

function differentRuns(
  namedResult: NamedResultFile,
  other: NamedResultFile,
  why: string,
  advice?: string,
): MisconfiguredError {
  return new MisconfiguredError(
    `results: ${quoted(namedResult.name)} and ${quoted(other.name)} cannot be judged together: ${why}. Give the files of one run.${advice === undefined ? '' : ` ${advice}`}`,
  )
}

/** Quotes a text; a commit is shortened. */
function shown(text: string | null): string {
  return quoted(text !== null && /^[0-9a-f]{40,64}$/.test(text) ? shortSha(text) : text)
}

function quoted(text: string | null): string {
  return `"${shortPrintableName(text ?? '', 100)}"`
}
