// Judges results that other jobs have measured, by the publishing job's own rules.
import { groupBy } from '../common/memoize.ts'
import { shellCommandToRepeatGoBenchmarks } from '../go/flags.ts'
import { type Inputs, pickRunSettingsFromInputs } from '../inputs/check-inputs.ts'
import { acceptedEntriesNewInHead } from '../judge/acceptances.ts'
import type { ResultFile, RuleChange, RulesFileAndChanges } from '../model/result-file.ts'
import type { RunSettings } from '../model/settings.ts'
import { mergeResultFiles, type ResultFileToMergeOrWhyInvalid } from './merge-results.ts'

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
