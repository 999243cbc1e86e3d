// Merges the result files of one run, measured by any number of machines, and judges them together by the publishing job's own rules.
import { groupBy } from '../common/memoize.ts'
import { shellCommandToRepeatGoBenchmarks } from '../go/flags.ts'
import { type Inputs, pickRunSettingsFromInputs } from '../inputs/check-inputs.ts'
import { acceptedEntriesNewInHead } from '../judge/acceptances.ts'
import { couldSeriesFail, findTooFewRoundsRefusal } from '../judge/interim-plan.ts'
import type { Comparison, RunWarning } from '../model/comparison.ts'
import { MisconfiguredError } from '../model/errors.ts'
import { type BenchmarkSeries, rowId, type Side, sides } from '../model/measuring.ts'
import type {
  MergedFilesSummary,
  ResultFile,
  RoundOrderAndVisitTimes,
  RuleChange,
  RulesFileAndChanges,
  SuitePartWithoutValidResult,
} from '../model/result-file.ts'
import type { RunSettings, ShardNumber } from '../model/settings.ts'
import { findUsualDirectionOfUnit } from '../model/units.ts'
import {
  compareAndJudgeRun,
  type RunToJudge,
  resultOfRunWithFailedBase,
  resultOfRunWithUnchangedPaths,
  sortRunWarnings,
} from '../result/judge-recorded.ts'
import { shortPrintableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'
import {
  joinMachineRecordsIntoRun,
  type RecordedRunOfShardOrReplica,
  RoundPlacesInMergedRun,
} from './join-machine-records.ts'

/** A result file with its name for people. */
interface NamedResultFile {
  readonly name: string
  readonly result: ResultFile
}

interface InvalidFile {
  readonly name: string
  readonly problem: string
}

/** A result file, or why it is invalid. */
export type ResultFileToMergeOrWhyInvalid = NamedResultFile | InvalidFile

/**
 * Merges several result files into one result, with one verdict and one family of comparisons. Shards are joined; replicas
 * are blocks, whose rounds are only compared with each other. Everything is computed again from the samples (`extractRunToJudgeFromResultFile`).
 * Missing parts make the verdict inconclusive. A single file is judged the same way.
 *
 * Throws MisconfiguredError if the files are not of one run (naming two of them), none is a result, or they are too large
 * together.
 */
export function mergeResultFiles(
  files: readonly ResultFileToMergeOrWhyInvalid[],
  trusted: TrustedJudgingSettingsAndRules,
): ResultFile {
  const read = files.filter(entry => 'result' in entry)
  const unread = files.filter(entry => 'problem' in entry)
  if (read.length === 0) throw noneOf(unread)
  refuseFilesOfDifferentRuns(read)
  const { found: parts, missing: unclear } = assignResultFilesToParts(read)
  const measured = parts.filter(({ result }) => isMeasured(result))
  const only = measured.length === 0 ? (parts[0] ?? null) : null
  const missing = [
    ...unclear,
    ...(only ? [] : parts.filter(part => !measured.includes(part)).map(unmeasured)),
    ...unread.map(unreadable),
  ]
  const counted = only ? [only] : measured
  const merged: MergedFilesSummary = {
    files: counted.length,
    machines: counted.map(({ result }) => result.machine),
    missing,
    isStrangers: trusted.isStrangers,
  }
  const [, replicas = 1] = parts[0]?.result.settings.replica ?? []
  const { settings } = trusted
  // Replicas never end early, so that all their rounds are one analysis.
  const ofReplicas = replicas === 1 ? {} : { count: settings.count * replicas, stopEarly: false }
  const context = { ...trusted, settings: { ...settings, ...ofReplicas } }
  const pieces = counted.map(({ result, shard, replica }) => ({
    shard,
    replica,
    recorded: extractRunToJudgeFromResultFile(result, context),
  }))
  refuseTooLargeMerge(pieces)
  const joined = joinMachineRecordsIntoRun(pieces)
  const few = findTooFewRoundsRefusal(
    joined.settings,
    joined.series.filter(series => couldSeriesFail(series, joined.settings)).length,
  )
  const recorded = {
    ...joined,
    merged,
    warnings: few ? sortRunWarnings([...joined.warnings, few]) : joined.warnings,
  }
  if (only?.result.baseFailed) return resultOfRunWithFailedBase(recorded, only.result.baseFailed, null)
  if (only && only.result.stopped === 'unchanged' && missing.length === 0)
    return resultOfRunWithUnchangedPaths(recorded)
  return compareAndJudgeRun(recorded)
}

/** Refuses files of which none is a result: not even the commits are known then. */
function noneOf(unread: readonly InvalidFile[]): MisconfiguredError {
  const [first] = unread
  const example = unread.length === 1 ? '' : 'For example, '
  const why = first ? `. ${example}"${shortPrintableName(first.name, 100)}": ${first.problem}` : '.'
  return new MisconfiguredError(
    `results: ${unread.length === 1 ? 'the only file is not' : `none of ${unread.length} files is`} a result file${why} Did the measuring job fail before it wrote one?`,
  )
}

/** Tells whether a result has more than nothing to measure; a shard without benchmarks is complete. */
function isMeasured({ baseFailed, stopped, comparisons, proven, lost, unmatched }: ResultFile): boolean {
  if (baseFailed) return false
  const some = [comparisons, proven, lost, unmatched.base, unmatched.head].some(({ length }) => length > 0)
  return some || stopped === 'empty'
}

function unmeasured({ name, shard, replica, result }: ResultFileOfPart): SuitePartWithoutValidResult {
  const message = result.baseFailed?.message ?? 'The file says that there was nothing to measure.'
  return { shard, replica, why: 'unmeasured', files: [name], message }
}

function unreadable({ name, problem }: InvalidFile): SuitePartWithoutValidResult {
  return { shard: null, replica: null, why: 'unreadable', files: [name], message: problem }
}

/** The publishing job's own knowledge, which is not taken from a file. */
export interface TrustedJudgingSettingsAndRules {
  /** The settings to judge by and to show; only the seed is taken from the file. */
  readonly settings: RunSettings
  readonly rules: RulesFileAndChanges | null
  /** The way the commits were found, as trusted text. */
  readonly from: Readonly<Record<Side, string>>
  /** The measuring job had no write permission, so its files are untrusted. */
  readonly isStrangers: boolean
}

/**
 * Extracts the raw samples of a result file, to be judged again with trusted settings. Verdict, reason, p-values, intervals
 * and each `change` are dropped, and so are its settings, except the seed. Taken on the file's word, as they cannot be
 * computed from samples: failed, proven, doubted and unmatched benchmarks, the machine and the times of its rounds, the
 * toolchains, and the direction of units; of strangers only where the name of the unit does not tell it. A file is of one
 * machine, so all its rounds are one block.
 */
export function extractRunToJudgeFromResultFile(
  file: ResultFile,
  { settings, rules, from, isStrangers }: TrustedJudgingSettingsAndRules,
): RunToJudge {
  const { commits, comparisons, again, baseFailed, calibration, geomeans, ...data } = file
  const { schema, verdict, reason, ...others } = data
  const { seed } = file.settings
  // Base may declare another direction than is usual, but an untrusted file must not declare a longer time to be better.
  const directionOf = (row: Comparison) => {
    const usual = findUsualDirectionOfUnit(row.unit)
    // A direction that comes from a rule is dropped: trusted rules decide that.
    if (isDirectionByRule(row, file)) return usual
    return isStrangers ? (usual ?? row.better) : row.better
  }
  const rows = comparisons.map(row => ({ ...row, better: directionOf(row) }))
  return {
    ...others,
    commits: {
      base: { sha: commits.base.sha, from: from.base },
      head: { sha: commits.head.sha, from: from.head },
    },
    settings: { ...settings, seed, shard: null, durations: null, replica: null },
    rules,
    warnings: file.warnings.filter(isNotComputed),
    rounds: ofOneMachine(file.rounds),
    series: rows.map(seriesOf),
    again: again.length === 0 ? null : { rounds: ofOneMachine(again), series: rows.flatMap(seriesAgain) },
    merged: null,
  }
}

function ofOneMachine(rounds: readonly RoundOrderAndVisitTimes[]): readonly RoundOrderAndVisitTimes[] {
  return rounds.map(round => ({ ...round, block: 1 }))
}

function seriesOf(row: Comparison): BenchmarkSeries {
  const { base, head, worse } = row
  const series = { ...named(row), base: base.samples, head: head.samples }
  return worse === null ? series : { ...series, worse }
}

function seriesAgain({ confirmation, ...row }: Comparison): readonly BenchmarkSeries[] {
  if (confirmation === null) return []
  const { base, head } = confirmation
  return [{ ...named(row), base: base.samples, head: head.samples }]
}

/** Returns the identity and the unit's rule. */
function named({
  benchmark,
  package: path,
  unit,
  better,
  assume,
}: Pick<Comparison, 'benchmark' | 'package' | 'unit' | 'better' | 'assume'>) {
  const rule = { better }
  return { benchmark, package: path, unit, rule: assume === null ? rule : { ...rule, assume } }
}

function isNotComputed(warning: RunWarning): boolean {
  if (warning.kind === 'configuration') return warning.key !== 'go'
  return [
    'suite',
    'moved',
    'flaky',
    'unread-code',
    'unreached-code',
    'shared-install',
    'left-running',
    'setup-running',
    'git-changed',
    'reference-failed',
    'unread-results',
    'values-left-out',
    'fewer-results',
  ].includes(warning.kind)
}

// Limits: files that are acceptable each can be more together than a job can judge.

/** The most rows in all: whatever their rounds, each appears in every form of the report. */
const mostRows = 200_000
/** The most samples of one side: rows x rounds of all replicas, second measurements included; a gigabyte for both sides. */
const mostValues = 6e7
/**
 * The most steps of judging: its time grows with the square of a replica's rounds, and with that of the number of replicas, as
 * each is a block with gaps for the others.
 */
const mostSteps = 5e9

/** Throws MisconfiguredError if these records would take too much memory or time. */
export function refuseTooLargeMerge(pieces: readonly RecordedRunOfShardOrReplica[]): void {
  const rows = pieces.reduce((sum, { recorded }) => sum + recorded.series.length, 0)
  const { replicas } = new RoundPlacesInMergedRun(pieces, ({ rounds, again }) => [
    ...rounds,
    ...(again?.rounds ?? []),
  ])
  const lengths = replicas.map(({ length }) => length)
  const values = rows * lengths.reduce((sum, length) => sum + length, 0)
  if (rows > mostRows || values > mostValues || values * Math.max(lengths.length, ...lengths) > mostSteps)
    throw new MisconfiguredError(
      `results: ${rows} rows on ${lengths.length} machines are too many to judge at once. Give the files of one run.`,
    )
}

interface ResultFileOfPart extends NamedResultFile {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
}

/** Returns the parts in order, shard by shard, and the parts that have no file or several. */
export function assignResultFilesToParts(files: readonly NamedResultFile[]): {
  readonly found: readonly ResultFileOfPart[]
  readonly missing: readonly SuitePartWithoutValidResult[]
} {
  const parts: ResultFileOfPart[] = []
  const missing: SuitePartWithoutValidResult[] = []
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
  'If the files are from one run, its machines have different versions of the toolchain, as happens while GitHub rolls out a new runner image. Pin the full version (go-version: 1.26.7), and rerun all jobs, not only the failed ones.'
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
          `they disagree on whether lower or higher ${quoted(unit)} is better`,
        )
      declared.set(unit, before)
    }
}

/** Tells whether the direction of a row comes from a rule for benchmarks. */
function isDirectionByRule(
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

// Judging what other jobs have measured.

/** The publishing job's own knowledge. */
export interface ResultJudgingContextOfPublishingJob {
  readonly inputs: Inputs
  /** The rules file, and what the pull request changes in it; null if there is none. */
  readonly file: RulesFileAndChanges | null
  readonly rules: string
  readonly head: string
  /** The measuring job had no write permission, so its files are untrusted. */
  readonly isStrangers: boolean
}

/** Returns one result of all files. Throws MisconfiguredError if they are not of one run, or none is a result. */
export function judgeOtherJobsResults(
  files: readonly ResultFileToMergeOrWhyInvalid[],
  trusted: ResultJudgingContextOfPublishingJob,
): ResultFile {
  const { inputs, file, rules, head, isStrangers } = trusted
  const measured = files.flatMap(entry => ('result' in entry ? [entry.result] : []))
  const [first] = measured
  const result = mergeResultFiles(files, {
    settings: {
      ...trustedSettingsOfPublishingJob(inputs, first?.settings ?? ofNoResult),
      accepted: acceptedEntriesNewInHead(inputs.accepted, file),
    },
    rules: file,
    from: {
      base: 'reported by the measuring job',
      head:
        first?.commits.head.sha === head ? 'reported by GitHub' : 'a merge of the head reported by GitHub',
    },
    isStrangers,
  })
  const changes = measured.flatMap(({ settings }) =>
    listMeasuredSettingsDifferingFromTrusted(trustedSettingsOfPublishingJob(inputs, settings), settings),
  )
  // Profiles are in the folder of the job that took them.
  const profiles = result.profiles.map(profile => ({ ...profile, files: null }))
  // Later changes of a rule are of other machines.
  const distinct = Array.from(groupBy(changes, ({ rule }) => rule).values(), ([first]) => first)
  return { ...result, profiles, elsewhere: { rules, changes: distinct } }
}

/** The measured settings of a run without a result. */
const ofNoResult = { go: null, checkout: 'in-place' } as const

/**
 * Returns the publishing job's settings, whatever the result's are: only what a run determines by itself is taken from
 * `measured`. `run` is empty if it is unknown which command should have been run.
 */
export function trustedSettingsOfPublishingJob(
  inputs: Inputs,
  measured: Pick<RunSettings, 'go' | 'checkout'>,
): RunSettings {
  const go = inputs.run === null && measured.go !== null ? inputs.go : null
  return {
    ...pickRunSettingsFromInputs(inputs),
    // A calibration is not judged by rules.
    calibrate: false,
    run: inputs.run ?? (go === null ? '' : shellCommandToRepeatGoBenchmarks(go)),
    go,
    checkout: inputs.checkout ?? measured.checkout,
    workingDirectory: plainFolder(inputs.workingDirectory),
  }
}

/** Returns the settings of the measurement that differ from the trusted ones, as inputs and their texts, which are untrusted. */
export function listMeasuredSettingsDifferingFromTrusted(
  trusted: RunSettings,
  measured: RunSettings,
): readonly RuleChange[] {
  const isGo = trusted.go !== null && measured.go !== null
  const skipped = [...notMeasured, isGo ? 'run' : '', ...ofParts(measured)]
  const texts = (settings: RunSettings) =>
    new Map(Object.entries({ ...settings, ...(isGo ? settings.go : {}) }).map(textOf))
  const [ours, theirs] = [texts(trusted), texts(measured)]
  return [...ours.keys()]
    .filter(name => !skipped.includes(name))
    .map(name => ({ rule: name, base: ours.get(name) ?? null, head: theirs.get(name) ?? null }))
    .filter(({ base, head }) => base !== head)
}

/** Returns the inputs that a part of a run sets by itself (see core/inputs/check-inputs.ts). */
function ofParts({ shard, replica }: RunSettings): readonly string[] {
  return [...(replica === null ? [] : ['stop-early']), ...((shard ?? replica) ? ['correction'] : [])]
}

/** Inputs that do not affect how is measured, or belong to one run. */
const notMeasured = [
  ...['seed', 'calibrate', 'shard', 'durations', 'replica', 'fail-on', 'sort', 'go', 'benchmarks'],
  ...['accepted', 'profile', 'perflock', 'governor', 'timeout', 'budget'],
]

/** Returns an input's name in action.yml, and its text; null for none. */
function textOf([name, value]: readonly [string, unknown]): readonly [string, string | null] {
  const input = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return [input, text === '' ? null : text]
}

function plainFolder(path: string): string {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  return parts.join('/') || '.'
}
