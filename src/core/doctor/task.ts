// Checks whether the settings name something to measure, and whether it and its tools exist.
import { formatCountWithNoun } from '../words/numbers.ts'
import { createDoctorFinding, type DoctorFinding } from './findings.ts'

export interface RequiredProgramStatus {
  readonly name: 'go' | 'bash'
  /** The first line of what it says of its version; null if it cannot be run. */
  readonly version: string | null
  /** Why it refuses to work here; null if it does not. */
  readonly refused: string | null
}

/** The task: a command, or Go benchmarks in a number of folders. */
export type MeasurementTargetCheckedByDoctor =
  | { readonly kind: 'command'; readonly run: string }
  | { readonly kind: 'go'; readonly folders: number; readonly directory: string }

/** The rules file, and what is wrong with it or the flags. */
interface RulesFileValidationResult {
  /** The file that was read; null if there is none. */
  readonly rules: string | null
  readonly count: number
  /** Why the settings are refused; null if they are not. */
  readonly refused: string | null
  /** Why the Action refuses them, whose defaults are others than the terminal's; null if it does not. */
  readonly refusedInAction: string | null
}

export function rulesFileAndFlagsFinding({
  rules,
  count,
  refused,
  refusedInAction,
}: RulesFileValidationResult): DoctorFinding {
  if (refused !== null)
    return createDoctorFinding(
      'blocking',
      'settings',
      'not accepted',
      'no measurement can start with them',
      refused,
    )
  if (refusedInAction !== null)
    return createDoctorFinding(
      'doubtful',
      'settings',
      'not accepted by the Action',
      'they work in a terminal only, as the Action has other defaults',
      refusedInAction,
    )
  const seen =
    rules === null ? 'no rules file: flags and defaults' : `${rules}, ${formatCountWithNoun(count, 'input')}`
  return createDoctorFinding('good', 'settings', seen)
}

/** Returns true if there is something to measure; `refused` is the error where the settings name nothing. */
export function benchmarkPresenceFinding(
  task: MeasurementTargetCheckedByDoctor | null,
  refused: string,
): DoctorFinding {
  if (task === null)
    return createDoctorFinding('blocking', 'benchmarks', 'none known', 'there is nothing to measure', refused)
  if (task.kind === 'command')
    return createDoctorFinding('good', 'benchmarks', `what "${short(task.run)}" prints; it was not run`)
  if (task.folders === 0)
    return createDoctorFinding(
      'blocking',
      'benchmarks',
      `no "func Benchmark" in the test files of ${task.directory}`,
      'a run that measures nothing fails',
      'Add one, set "working-directory" to where they are, or "run" to a command that prints benchmark lines.',
    )
  return createDoctorFinding('good', 'benchmarks', `of Go, in ${formatCountWithNoun(task.folders, 'folder')}`)
}

/** Returns what a command in worktrees would import of the user's own tree: from which environment, and what. */
export function sharedEditableInstallFinding(
  found: { readonly environment: string; readonly target: string } | null,
): DoctorFinding | null {
  if (found === null) return null
  return createDoctorFinding(
    'doubtful',
    'Python',
    `${found.environment} has ${found.target} as an editable install`,
    'both sides may run that code and not their own, unless "setup" installs it again',
    'Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.',
  )
}

const needs = {
  go: {
    why: 'it builds and runs the benchmarks',
    advice: 'Install Go from https://go.dev/dl; in a workflow, put actions/setup-go before this step.',
  },
  bash: { why: '"run" and "setup" are run with it', advice: 'Install bash; on Windows it comes with Git.' },
} as const

export function requiredProgramFindings(tools: readonly RequiredProgramStatus[]): readonly DoctorFinding[] {
  return tools.map(({ name, version, refused }) => {
    if (version === null)
      return createDoctorFinding('blocking', name, 'cannot be run', needs[name].why, needs[name].advice)
    if (refused === null) return createDoctorFinding('good', name, version)
    return createDoctorFinding(
      'blocking',
      name,
      refused,
      'nothing can be built with it',
      'Install that version of Go, or set GOTOOLCHAIN=auto, which fetches it.',
    )
  })
}

/** Returns the first line of a command, cut to 60 characters. */
function short(run: string): string {
  const [line = '', ...more] = run.trim().split('\n')
  const isCut = more.length > 0 || line.length > 60
  return isCut ? `${line.slice(0, 59)}…` : line
}
