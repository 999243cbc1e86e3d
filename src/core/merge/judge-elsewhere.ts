// Judges what other jobs have measured, on their word, by rules that are ours.

import { goCommand } from '../go/flags.ts'
import { type Inputs, settingsOf } from '../inputs/inputs.ts'
import { newlyAccepted } from '../inputs/rules-file.ts'
import type { ResultFile, RuleChange, RulesFile } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { type GivenFile, mergeResults } from './merge-results.ts'

/** What the publishing job knows by itself. */
export interface TrustedFacts {
  readonly inputs: Inputs
  /** The rules file, and what the pull request changes in it; null where there is none. */
  readonly file: RulesFile | null
  /** The commit whose rules these are. */
  readonly rules: string
  /** The commit that was to be measured. */
  readonly head: string
  /** Whether those have measured who may not write to the repository. */
  readonly isStrangers: boolean
}

/** One result of all files. Throws Misconfigured where they are not of one run, or none is a result. */
export function judgeElsewhere(files: readonly GivenFile[], known: TrustedFacts): ResultFile {
  const { inputs, file, rules, head, isStrangers } = known
  const measured = files.flatMap(one => ('result' in one ? [one.result] : []))
  const [first] = measured
  const result = mergeResults(files, {
    settings: {
      ...trustedSettings(inputs, first?.settings ?? unknown),
      accepted: newlyAccepted(inputs.accepted, file),
    },
    rules: file,
    from: {
      base: 'as the measuring job says',
      head: first?.commits.head.sha === head ? 'as GitHub says' : 'a merge of the head that GitHub says',
    },
    isStrangers,
  })
  const changes = measured.flatMap(({ settings }) =>
    differingSettings(trustedSettings(inputs, settings), settings),
  )
  // Profiles are in the folder of the job that took them.
  const profiles = result.profiles.map(one => ({ ...one, files: null }))
  return { ...result, profiles, elsewhere: { rules, changes: distinct(changes) } }
}

/** Of a run without a result. */
const unknown = { go: null, checkout: 'in-place' } as const

/** Of each rule the first change: the others are other machines'. */
function distinct(changes: readonly RuleChange[]): readonly RuleChange[] {
  return [...new Map(changes.toReversed().map(change => [change.rule, change])).values()].toReversed()
}

// By which settings a publishing job judges what others have measured, and what they have measured otherwise.

/**
 * Our own settings, whatever the result's are: only what a run finds out for itself is taken from `measured`. Where it is
 * not known which command should have been run, `run` is empty.
 */
export function trustedSettings(inputs: Inputs, measured: Pick<Settings, 'go' | 'checkout'>): Settings {
  const go = inputs.run === null && measured.go !== null ? inputs.go : null
  return {
    ...settingsOf(inputs),
    // Base against itself is judged by nobody's rules.
    calibrate: false,
    run: inputs.run ?? (go === null ? '' : goCommand(go)),
    go,
    checkout: inputs.checkout ?? measured.checkout,
    workingDirectory: plainFolder(inputs.workingDirectory),
  }
}

/** What was measured otherwise than our settings ask for, as inputs and their texts; those of others are untrusted. */
export function differingSettings(trusted: Settings, measured: Settings): readonly RuleChange[] {
  const isGo = trusted.go !== null && measured.go !== null
  const skipped = [...notMeasured, isGo ? 'run' : '', ...ofParts(measured)]
  const texts = (settings: Settings) =>
    new Map(Object.entries({ ...settings, ...(isGo ? settings.go : {}) }).map(textOf))
  const [ours, theirs] = [texts(trusted), texts(measured)]
  return [...ours.keys()]
    .filter(name => !skipped.includes(name))
    .map(name => ({ rule: name, base: ours.get(name) ?? null, head: theirs.get(name) ?? null }))
    .filter(({ base, head }) => base !== head)
}

/** What parts of a run set otherwise by themselves, as core/inputs/inputs.ts says. */
function ofParts({ shard, replica }: Settings): readonly string[] {
  return [...(replica === null ? [] : ['stop-early']), ...((shard ?? replica) ? ['correction'] : [])]
}

/** What does not change how is measured, or belongs to one run. */
const notMeasured = [
  ...[
    'seed',
    'calibrate',
    'shard',
    'durations',
    'replica',
    'fail-on',
    'sort',
    'go',
    'benchmarks',
    'accepted',
  ],
  ...['profile', 'perflock', 'governor', 'timeout', 'budget'],
]

/** An input's name in action.yml, and its text; null for none. */
function textOf([name, value]: readonly [string, unknown]): readonly [string, string | null] {
  const input = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return [input, text === '' ? null : text]
}

/** A folder as a result has it. */
function plainFolder(path: string): string {
  const parts = path.split('/').filter(part => part !== '' && part !== '.')
  return parts.join('/') || '.'
}
