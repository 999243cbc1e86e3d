// Runs benchmarks once, as a gate's first visit to head does, and tells what they gave and how long they took.
import { join } from 'node:path'
import { maxBothSidesRoundSecondsOfVisitPlan } from '../../core/go/visits.ts'
import type { InitTrialRunTimes } from '../../core/init/check.ts'
import { CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import { lstatOrNull } from '../files/folder.ts'
import { readSubmoduleCommits } from '../git/commit-files.ts'
import { decodeGitText, type Git, GitFailedError } from '../git/git.ts'
import { openMeasurementDriver } from '../go/go-driver.ts'
import type { ItemToMeasure, MeasurementDriver } from '../measure/driver.ts'
import { LastLinesBuffer } from '../processes/process.ts'
import { createWarningsOnlyConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** The clone in which benchmarks are tried, and its limits. */
export interface TrialClone {
  /** Git in the top folder of a clone. */
  readonly git: Git
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Tells the user what is done, and what is left out. */
  tell(line: string): void
}

/** Seconds for trials: what has not been tried by then is taken to be like the others. */
const patience = 150

/**
 * Prepares the clone and visits each item once, as a gate does on head. Throws CouldNotMeasureError if nothing can be built or read,
 * or a command fails. A Go benchmark that fails is left out, as a gate leaves it out.
 */
export async function timeBenchmarksInTrialClone(
  { git, timeout, env, signal, tell }: TrialClone,
  settings: RunSettings,
): Promise<InitTrialRunTimes> {
  const { go, setup, workingDirectory } = settings
  const commit = { sha: await git.run(['rev-parse', 'HEAD']), from: 'HEAD' }
  const context = {
    sides: { enter: async () => git.folder },
    commits: { base: commit, head: commit },
    ...{ setup, workingDirectory, timeout, env, signal },
    console: createWarningsOnlyConsole({ warn: tell }),
  }
  const began = steadyNow()
  const since = () => (steadyNow() - began) / 1000
  // Only a gate links anew.
  await using driver = await openMeasurementDriver(context, { ...settings, relink: null })
  if (go !== null) tell('building, and running each benchmark once …')
  else if (setup !== null) tell('running setup …')
  await driver.prepare('head')
  const items = await driver.items()
  const built = since()
  if (go === null) tell('running the benchmarks once …')
  const said = new LastLinesBuffer()
  const onOutput = (chunk: Buffer) => said.add(chunk)
  const attempt = { round: 0, place: 'the trial', only: null, budgetEnds: null, onOutput }
  const names = new Set<string>()
  let format = 'go'
  let seconds = 0
  let tried = 0
  let failure: SideFailedError | null = null
  for (const item of items) {
    if (tried > 0 && since() - built > patience) break
    try {
      const { visit, failed } = await driver.visit(item, 'head', attempt)
      const [failedAlone] = failed?.values() ?? []
      if (go === null && failedAlone) throw failedAlone
      for (const { benchmark } of visit.measurements) names.add(`${item.package} ${benchmark}`)
      format = visit.format ?? format
      seconds += secondsOf(driver, item, visit.seconds)
      tried++
      if (go === null && visit.measurements.length === 0) {
        const lastLines = said.lines()
        // Once base has been visited, too, the driver says why it could read nothing.
        await driver.visit(item, 'base', attempt)
        throw new CouldNotMeasureError('The command succeeded, but gave no benchmark.', lastLines)
      }
    } catch (error) {
      if (go === null || !(error instanceof SideFailedError) || signal.aborted) throw error
      failure = error
      tell(error.message)
    }
  }
  if (names.size === 0) throw failure ?? new CouldNotMeasureError('No Go benchmark was found in the clone.')
  const all = items.length / tried
  // A gate tries each Go benchmark before it measures.
  const trying = go === null ? 0 : (since() - built) * all
  return {
    format,
    benchmarks: Math.round(names.size * all),
    setup: built + trying,
    trying,
    visit: seconds * all,
  }
}

/** Returns seconds of one side in one round; where no visits are planned, those that the trial took. */
function secondsOf(driver: MeasurementDriver, item: ItemToMeasure, trial: number): number {
  const parts = driver.parts(item)
  // Asking for the turns plans the visits.
  for (const part of parts) driver.visitsPerRound(part)
  const planned = driver
    .report()
    .planned.filter(
      plannedVisits =>
        plannedVisits.package === item.package &&
        parts.some(part => part.benchmark === plannedVisits.benchmark),
    )
  return planned.length === 0
    ? trial
    : planned.reduce((sum, one) => sum + maxBothSidesRoundSecondsOfVisitPlan(one) / 2, 0)
}

/**
 * Clones the commit at HEAD of `git`, which runs in the top folder, into the folder `to`, which must not exist; returns git
 * there. Throws CouldNotMeasureError if there is no commit, or git fails.
 */
export async function cloneHeadAsCheckoutActionWould(
  git: Git,
  to: string,
  { submodules, signal }: { readonly submodules: boolean; readonly signal: AbortSignal },
): Promise<Git> {
  if ((await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])) === null)
    throw new CouldNotMeasureError(
      'Nothing is committed yet, and a workflow sees only committed files. Commit, then run: benchgate init --check',
    )
  // For actions/checkout, too, files of Git LFS are pointers, unless it is told to fetch them.
  const plain = git.with({ GIT_LFS_SKIP_SMUDGE: '1' })
  try {
    const clone = await copy(plain, to, signal)
    const remote = await git.ask(['remote', 'get-url', 'origin'])
    // Addresses of submodules may be relative to it.
    if (remote) await clone.run(['remote', 'set-url', 'origin', decodeGitText(remote)])
    if (submodules) await fill(plain, clone, signal)
    return clone
  } catch (error) {
    if (!(error instanceof GitFailedError)) throw error
    throw new CouldNotMeasureError(`A fresh clone could not be made. ${error.message}`)
  }
}

/** `--no-local`, as a copy of the object files would have more than commits. HEAD comes without its history, as to a runner. */
async function copy(git: Git, to: string, signal: AbortSignal, commit = 'HEAD'): Promise<Git> {
  const depth = commit === 'HEAD' ? ['--depth', '1'] : []
  await git.run(['clone', '--quiet', '--no-local', '--no-checkout', ...depth, '--', git.folder, to], {
    signal,
  })
  const clone = git.in(to)
  await clone.run(['checkout', '--quiet', '--detach', commit], { signal })
  return clone
}

/** Fills submodules, and theirs, from those of the user's checkout; one that is empty there is fetched from its address. */
async function fill(from: Git, to: Git, signal: AbortSignal): Promise<void> {
  for (const { path, sha } of await submodulesOf(to)) {
    const [theirs, ours] = [from.in(join(from.folder, path)), to.in(join(to.folder, path))]
    const isThere =
      (await lstatOrNull(join(theirs.folder, '.git'))) !== null &&
      (await theirs.ask(['cat-file', '-e', `${sha}^{commit}`])) !== null
    if (isThere) {
      await copy(theirs, ours.folder, signal, sha)
      await fill(theirs, ours, signal)
    } else {
      const update = ['submodule', '--quiet', 'update', '--init', '--recursive', '--depth', '1', '--', path]
      await to.run(update, { signal })
    }
  }
}

/** Returns the submodules that a tree names in .gitmodules, with the commits that it has them at. */
async function submodulesOf(git: Git): Promise<readonly { readonly path: string; readonly sha: string }[]> {
  if (!(await lstatOrNull(join(git.folder, '.gitmodules')))?.isFile()) return []
  return [...(await readSubmoduleCommits(git, 'HEAD'))].map(([path, sha]) => ({
    path: decodeGitText(path),
    sha,
  }))
}
