// Checks whether anything in a repository would stop a run or slow it down: git and the disk, the settings, what they name to
// measure, and its tools.
import type { CheckoutMode } from '../model/settings.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { formatCountWithNoun } from '../words/numbers.ts'
import { convertDoctorChecksToFindings, createDoctorFinding, type DoctorFinding } from './findings.ts'

/** The remains of a run in a checkout, or a run that is using it now. */
export type ActiveOrKilledRunInCheckout =
  | { readonly kind: 'held'; readonly pid: number; readonly started: string }
  | { readonly kind: 'killed'; readonly started: string | null }
  | { readonly kind: 'lost'; readonly folder: string }

export interface GitCheckoutUsability {
  /** The top folder; null if git sees no checkout. */
  readonly root: string | null
  /** The reason why git refuses the repository, with advice; null if it does not, or there is none. */
  readonly refused: string | null
  readonly isShallow: boolean
  readonly left: ActiveOrKilledRunInCheckout | null
  /** Folders of worktrees of runs that were killed. */
  readonly worktrees: number
  /** A lock that git holds, or has left; null without one. */
  readonly lock: string | null
}

export interface GitUsability {
  /** `2.47.1`; null if it cannot be run. */
  readonly version: string | null
  /** The reason why it cannot be used; null if it can. */
  readonly refused: string | null
}

export function gitProgramFinding({ version, refused }: GitUsability): DoctorFinding {
  if (refused === null) return createDoctorFinding('good', 'git', version ?? 'can be run')
  const tooOld = /^.* is too old\. /.exec(refused)?.[0] ?? ''
  const why = tooOld === '' ? 'base and head are checked out with it' : 'too old to check out base and head'
  return createDoctorFinding('blocking', 'git', version ?? 'missing', why, refused.slice(tooOld.length))
}

const goToRepository = 'Go to a folder in a git repository.'

export function gitCheckoutFindings({
  root,
  refused,
  isShallow,
  left,
  worktrees,
  lock,
}: GitCheckoutUsability): readonly DoctorFinding[] {
  const remains = [
    ...leftFindings(left),
    ...convertDoctorChecksToFindings([
      {
        subject: 'worktrees',
        seen: worktrees === 0 ? null : `left by ${formatCountWithNoun(worktrees, 'killed run')}`,
        isDoubtful: true,
        why: 'they take up space',
        advice: 'Run "benchgate restore" to remove them; the next run removes them, too.',
      },
    ]),
  ]
  if (root === null) {
    const [seen, why, advice] =
      refused === null
        ? [
            'this folder is not in a git repository',
            'base and head are commits of a repository',
            goToRepository,
          ]
        : ['git cannot use this repository', 'base and head are commits of this repository', refused]
    return [...remains, createDoctorFinding('blocking', 'checkout', seen, why, advice)]
  }
  const none = createDoctorFinding('good', 'leftovers', 'none left by a killed run')
  return [
    createDoctorFinding('good', 'checkout', root),
    ...(remains.length === 0 ? [none] : remains),
    ...convertDoctorChecksToFindings([
      {
        subject: 'history',
        seen: isShallow ? 'shallow' : 'complete',
        isDoubtful: isShallow,
        why: 'base may be missing, and is then fetched if possible',
        advice: 'Run "git fetch --unshallow"; in a workflow, set "fetch-depth: 0" of actions/checkout.',
      },
      {
        subject: 'lock',
        seen: lock,
        isDoubtful: true,
        why: 'git is running here, or was killed',
        advice: 'Wait for git to end; if no git is running, remove this file.',
      },
    ]),
  ]
}

/** `refusal` is why base and head cannot be checked out now, and what to do; null if they can. */
export function sidesCheckoutRefusalFinding(
  checkout: CheckoutMode,
  refusal: string | null,
): DoctorFinding | null {
  if (refusal === null) return null
  const seen = `cannot be checked out (checkout: ${checkout})`
  return createDoctorFinding('blocking', 'sides', seen, 'base and head are measured in turn', refusal)
}

function leftFindings(left: ActiveOrKilledRunInCheckout | null): readonly DoctorFinding[] {
  if (left === null) return []
  const subject = 'leftovers'
  switch (left.kind) {
    case 'held': {
      const seen = `process ${left.pid} has held this checkout since ${escapeControlCharacters(left.started)}`
      const advice = 'Wait for that run to end.'
      return [createDoctorFinding('blocking', subject, seen, 'two runs cannot share it', advice)]
    }
    case 'killed': {
      const started = left.started === null ? '' : ` of ${escapeControlCharacters(left.started)}`
      const why = 'base or head may be checked out, with your files set aside'
      const advice = 'Run "benchgate restore", before you change anything here.'
      return [createDoctorFinding('doubtful', subject, `a run${started} was killed here`, why, advice)]
    }
    case 'lost': {
      const why = 'a run was killed, and your files that it has set aside cannot be restored automatically'
      const advice = 'Look for your files in the subfolder "yours" of that folder, then remove the folder.'
      return [
        createDoctorFinding(
          'blocking',
          subject,
          `${left.folder} has no record of what to restore`,
          why,
          advice,
        ),
      ]
    }
  }
}

// Room on the disk.

/** The disk space that two sides need, and the free space, in bytes. */
export interface DiskSpaceNeededAndFree {
  readonly checkout: CheckoutMode
  readonly tracked: number
  /** The ignored files, which each side gets a copy of. */
  readonly ignored: number
  /** True if there were too many ignored files to look at each. */
  readonly isMore: boolean
  readonly place: string
  /** Null if the system does not say. */
  readonly free: number | null
}

/** The allowance for builds and caches, in bytes. */
const reserve = 2 ** 30

export function diskSpaceFinding({
  checkout,
  tracked,
  ignored,
  isMore,
  place,
  free,
}: DiskSpaceNeededAndFree): DoctorFinding | null {
  if (free === null) return null
  // In place, tracked files need no more room: a side replaces the user's, which are only renamed.
  const needed = 2 * (ignored + (checkout === 'worktree' ? tracked : 0))
  const seen = `${size(free)} free in ${place}; two sides need ${isMore ? 'over ' : ''}${size(needed)}`
  const advice =
    checkout === 'worktree'
      ? 'Make room, or set TMPDIR (in a workflow, RUNNER_TEMP) to a folder on another disk.'
      : 'Make room, or set "ignored-files" to "shared".'
  if (free < needed) return createDoctorFinding('blocking', 'disk', seen, 'they do not fit', advice)
  if (free < needed + reserve)
    return createDoctorFinding('doubtful', 'disk', seen, 'builds and caches need room too', advice)
  return createDoctorFinding('good', 'disk', seen)
}

/** `3.4 GiB`, `612 KiB`. */
function size(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  const n = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 2 ** (10 * n)
  return `${n === 0 || value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${units[n]}`
}

// The settings, what they name to measure, and its tools.

export interface RequiredProgramStatus {
  readonly name: 'go' | 'bash'
  /** The first line of what it says of its version; null if it cannot be run. */
  readonly version: string | null
  /** The reason why it refuses to work here; null if it does not. */
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
  /** The reason why the settings are refused; null if they are not. */
  readonly refused: string | null
  /** The reason why the Action, whose defaults differ from the terminal's, refuses them; null if it does not. */
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
  if (task === null) {
    const [, cause, advice] = /^run: not set, (.+?)\. ([A-Z].*)$/s.exec(refused) ?? []
    return createDoctorFinding(
      'blocking',
      'benchmarks',
      'none found',
      cause === undefined ? 'there is nothing to measure' : `"run" is not set, ${cause}`,
      advice ?? refused,
    )
  }
  if (task.kind === 'command')
    return createDoctorFinding('good', 'benchmarks', `what "${short(task.run)}" prints; it was not run`)
  if (task.folders === 0)
    return createDoctorFinding(
      'blocking',
      'benchmarks',
      `no "func Benchmark" in the test files of ${task.directory}`,
      'a run that measures nothing fails',
      'Add a Go benchmark, set "working-directory" to the folder that has the benchmarks, or set "run" to a command that prints benchmark results.',
    )
  return createDoctorFinding('good', 'benchmarks', `of Go, in ${formatCountWithNoun(task.folders, 'folder')}`)
}

/** Returns what a command in worktrees would import of the user's own tree: from which environment, and what. */
export function sharedEditableInstallFinding(
  install: { readonly environment: string; readonly target: string } | null,
): DoctorFinding | null {
  if (install === null) return null
  return createDoctorFinding(
    'doubtful',
    'Python',
    `${install.environment} has ${install.target} as an editable install`,
    'both sides may run that code and not their own, unless "setup" installs it again',
    'Make an environment in "setup" (https://github.com/benchgate/benchgate/blob/main/docs/formats.md), or set "checkout" to in-place.',
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
