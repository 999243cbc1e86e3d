// Judges what other jobs have measured, on their word, by rules that are ours.
import type { Inputs } from '../inputs/inputs.ts'
import { newlyAccepted } from '../inputs/rules-file.ts'
import type { ResultFile, RuleChange, RulesFile } from '../model/result-file.ts'
import { type GivenFile, mergeResults } from './merge-results.ts'
import { differingSettings, trustedSettings } from './trusted-settings.ts'

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
