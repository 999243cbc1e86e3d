// Judges what other jobs have measured, on their word, by rules that are ours.
import type { Inputs } from '../inputs/inputs.ts'
import { Misconfigured } from '../model/errors.ts'
import type { ResultFile, RuleChange } from '../model/result-file.ts'
import { legible } from '../words/escape.ts'
import { type GivenFile, mergeResults } from './merge-results.ts'
import { differingSettings, trustedSettings } from './trusted-settings.ts'

/** What the publishing job knows by itself. */
export interface Known {
  readonly inputs: Inputs
  /** The rules file, from the top folder of the repository; null where there is none. */
  readonly file: string | null
  /** The commit whose rules these are. */
  readonly rules: string
  /** The commit that was to be measured. */
  readonly head: string
  /** Whether those have measured who may not write to the repository. */
  readonly isStrangers: boolean
}

/** One result of all files. Throws Misconfigured where they are not of one run, or none is a result. */
export function judgeElsewhere(files: readonly GivenFile[], known: Known): ResultFile {
  const { inputs, file, rules, head, isStrangers } = known
  const measured = files.flatMap(one => ('result' in one ? [one.result] : []))
  const [first] = measured
  if (first === undefined) throw noResult(files)
  const result = mergeResults(files, {
    settings: trustedSettings(inputs, first.settings),
    rules: file === null ? null : { file, changes: [] },
    from: {
      base: 'as the measuring job says',
      head: first.commits.head.sha === head ? 'as GitHub says' : 'a merge of the head that GitHub says',
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

/** Of each rule the first change: the others are other machines'. */
function distinct(changes: readonly RuleChange[]): readonly RuleChange[] {
  return [...new Map(changes.toReversed().map(change => [change.rule, change])).values()].toReversed()
}

function noResult(files: readonly GivenFile[]): Misconfigured {
  const lines = files
    .slice(0, 5)
    .map(one => `"${legible(one.name, 100)}": ${'problem' in one ? one.problem : ''}`)
  return new Misconfigured(
    `results: none of the files is a result that can be judged. ${lines.join(' ')} Measure and publish with the same version.`,
  )
}
