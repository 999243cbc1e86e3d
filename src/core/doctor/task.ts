// Checks whether the settings name something to measure, and whether it and its tools exist.
import {
  createBlockingFinding,
  createGoodFinding,
  createNonBlockingFinding,
  type DoctorFinding,
} from './findings.ts'

/** A program that the settings need. */
export interface RequiredProgramStatus {
  readonly name: 'go' | 'bash'
  /** The first line of what it says of its version; null if it cannot be run. */
  readonly version: string | null
  /** Why it refuses to work here; null if it does not. */
  readonly refused: string | null
}

/** The task: a command, or Go benchmarks in a number of folders. */
export type DoctorMeasurementTarget =
  | { readonly kind: 'command'; readonly run: string }
  | { readonly kind: 'go'; readonly folders: number; readonly directory: string }

/** RulesFileValidationResult are the rules file, and what is wrong with it or the flags. */
interface RulesFileValidationResult {
  /** The file that was read; null if there is none. */
  readonly rules: string | null
  /** The number of inputs it sets. */
  readonly count: number
  /** Why the settings are refused; null if they are not. */
  readonly refused: string | null
  /** Why the Action refuses them, whose defaults are others than the terminal's; null if it does not. */
  readonly refusedInAction: string | null
}

export function settingsFindings({
  rules,
  count,
  refused,
  refusedInAction,
}: RulesFileValidationResult): readonly DoctorFinding[] {
  if (refused !== null)
    return [createBlockingFinding('settings', 'not accepted', 'no measurement can start with them', refused)]
  if (refusedInAction !== null)
    return [
      createNonBlockingFinding(
        'settings',
        'not accepted by the Action',
        'they work in a terminal only, as the Action has other defaults',
        refusedInAction,
      ),
    ]
  const seen =
    rules === null
      ? 'no rules file: flags and defaults'
      : `${rules}, ${count} ${count === 1 ? 'input' : 'inputs'}`
  return [createGoodFinding('settings', seen)]
}

/** Returns true if there is something to measure; `refused` is the error where the settings name nothing. */
export function benchmarkPresenceFindings(
  task: DoctorMeasurementTarget | null,
  refused: string,
): readonly DoctorFinding[] {
  if (task === null)
    return [createBlockingFinding('benchmarks', 'none known', 'there is nothing to measure', refused)]
  if (task.kind === 'command')
    return [createGoodFinding('benchmarks', `what "${short(task.run)}" prints; it was not run`)]
  if (task.folders === 0)
    return [
      createBlockingFinding(
        'benchmarks',
        `no "func Benchmark" in the test files of ${task.directory}`,
        'a run that measures nothing fails',
        'Add one, set "working-directory" to where they are, or "run" to a command that prints benchmark lines.',
      ),
    ]
  return [
    createGoodFinding('benchmarks', `of Go, in ${task.folders} ${task.folders === 1 ? 'folder' : 'folders'}`),
  ]
}

/** Returns what a command in worktrees would import of the user's own tree: from which environment, and what. */
export function sharedEditableInstallFindings(
  found: { readonly environment: string; readonly target: string } | null,
): readonly DoctorFinding[] {
  if (found === null) return []
  return [
    createNonBlockingFinding(
      'Python',
      `${found.environment} has ${found.target} as an editable install`,
      'both sides may run that code and not their own, unless "setup" installs it again',
      'Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.',
    ),
  ]
}

const needs = {
  go: {
    why: 'it builds and runs the benchmarks',
    advice: 'Install Go from https://go.dev/dl; in a workflow, put actions/setup-go before this step.',
  },
  bash: {
    why: '"run" and "setup" are run with it',
    advice: 'Install bash; on Windows it comes with Git.',
  },
} as const

export function requiredProgramFindings(tools: readonly RequiredProgramStatus[]): readonly DoctorFinding[] {
  return tools.map(({ name, version, refused }) => {
    if (version === null)
      return createBlockingFinding(name, 'cannot be run', needs[name].why, needs[name].advice)
    if (refused === null) return createGoodFinding(name, version)
    return createBlockingFinding(
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
