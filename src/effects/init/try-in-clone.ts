// Runs benchmarks once, as a gate's first visit to head does, and tells what they gave and how long they took.
import { join, resolve } from 'node:path'
import { formatByNameOrDescription, supportedFormats } from '../../core/formats/formats.ts'
import { NotInFormatError } from '../../core/formats/reading/format.ts'
import { FormatDetectingReader } from '../../core/formats/recognise.ts'
import { maxBothSidesRoundSecondsOfVisitPlan } from '../../core/go/visits.ts'
import type { InitTrialRunTimes } from '../../core/init/check/estimate.ts'
import { CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import type { GoSettings, RunSettings } from '../../core/model/settings.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import { isFolder, lstatOrNull } from '../files/folder.ts'
import { readSubmoduleCommits } from '../git/commit-files.ts'
import { decodeGitText, type Git, GitFailedError } from '../git/git.ts'
import { GoDriver } from '../go/go-driver.ts'
import type { ItemToMeasure, VisitOptions } from '../measure/driver.ts'
import { createTimeLimitedMatcher } from '../measure/limited-matcher.ts'
import { parseOutputFiles, refuseTrackedCommandOutput, removeOldOutput } from '../measure/output-files.ts'
import { runBashScript } from '../measure/process.ts'
import { createWarningsOnlyConsole } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'

/** The clone in which benchmarks are tried, and its limits. */
export interface TrialClone {
  /** Git in the top folder of a clone. */
  readonly git: Git
  readonly settings: Pick<RunSettings, 'workingDirectory' | 'format' | 'output'>
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Runs `setup` and returns the seconds it took. Throws CouldNotMeasureError if it fails, with its last lines. */
export async function timeSetupInTrialClone(tried: TrialClone, setup: string | null): Promise<number> {
  return setup === null ? 0 : (await command(tried, 'setup', setup)).seconds
}

/** Runs the command `run` once, and reads its results. Throws CouldNotMeasureError if that is not possible. */
export async function timeBenchmarkCommandInTrialClone(
  tried: TrialClone,
  run: string,
): Promise<Omit<InitTrialRunTimes, 'setup'>> {
  const { git, settings } = tried
  const known = formatByNameOrDescription(settings.format, createTimeLimitedMatcher)
  const place = { git: git.in(folderWithFinalSlashOfPath(tried)), tree: git.folder, globs: settings.output }
  if (settings.output.length > 0) {
    await refuseTrackedCommandOutput(place)
    // Some tools refuse to write what is there already, and an earlier try may have left it.
    await removeOldOutput(place)
  }
  const printed = new FormatDetectingReader(supportedFormats, known)
  const onText = (piece: string) => {
    if (settings.output.length === 0) printed.write(piece)
  }
  const { seconds, lastLines } = await command(tried, 'run', run, onText)
  try {
    const read =
      settings.output.length > 0
        ? await parseOutputFiles(place, supportedFormats, known)
        : { parsed: printed.end(), format: printed.format, problem: printed.problem }
    const { parsed, format, problem } = read
    const [wrong] = [...parsed.failures, ...parsed.refused]
    if (wrong !== undefined) throw new CouldNotMeasureError(`A benchmark failed: ${wrong}`, lastLines)
    const names = new Set(parsed.measurements.map(({ benchmark }) => benchmark))
    if (names.size > 0)
      return { format: format?.name ?? settings.format, benchmarks: names.size, visit: seconds }
    const why = problem === null ? 'printed nothing' : `printed what ${problem}`
    throw new CouldNotMeasureError(`run succeeded, but no benchmark could be read: it ${why}`, lastLines)
  } catch (error) {
    if (!(error instanceof NotInFormatError)) throw error
    throw new CouldNotMeasureError(`The results of run could not be read: ${error.message}`, lastLines)
  }
}

function folderWithFinalSlashOfPath({ git, settings }: TrialClone): string {
  return resolve(git.folder, settings.workingDirectory)
}

async function command(tried: TrialClone, input: string, text: string, onText?: (piece: string) => void) {
  const { env, signal, timeout } = tried
  const cwd = folderWithFinalSlashOfPath(tried)
  if (!(await isFolder(cwd)))
    throw new CouldNotMeasureError(
      `working-directory: "${tried.settings.workingDirectory}" is not committed.`,
    )
  const began = steadyNow()
  const deadline = began + timeout * 1000
  const ended = await runBashScript({ text, cwd, env, signal, deadline, onText })
  const { status, isLate, lastLines } = ended
  if (isLate)
    throw new CouldNotMeasureError(
      `${input} did not end within ${formatDuration(timeout)}, and was ended.`,
      lastLines,
    )
  if (status !== 0) {
    const how = typeof status === 'number' ? 'exit code' : 'signal'
    throw new CouldNotMeasureError(`${input} failed with ${how} ${status}.`, lastLines)
  }
  return { seconds: (steadyNow() - began) / 1000, lastLines }
}

// Builds Go benchmarks and tries each as a gate does, on one side, and tells how long its rounds will take.

/** Seconds for trials: what has not been tried by then is taken to be like the others. */
const patience = 150

/**
 * Throws CouldNotMeasureError if nothing can be built or runs. A benchmark that fails is left out, as a gate leaves it out,
 * and told to `warn`.
 */
export async function timeGoBenchmarksInTrialClone(
  { git, settings, timeout, env, signal }: TrialClone,
  go: GoSettings,
  schedule: Pick<RunSettings, 'seed' | 'count' | 'setup'>,
  warn: (line: string) => void,
): Promise<InitTrialRunTimes> {
  const console = createWarningsOnlyConsole({ warn })
  const commit = { sha: await git.run(['rev-parse', 'HEAD']), from: 'HEAD' }
  const bench = {
    sides: { enter: async () => git.folder },
    commits: { base: commit, head: commit },
    setup: schedule.setup,
    workingDirectory: settings.workingDirectory,
    timeout,
    env,
    signal,
    console,
  }
  const began = steadyNow()
  const since = () => (steadyNow() - began) / 1000
  await using driver = await GoDriver.open(bench, go, schedule)
  await driver.prepare('head')
  const items = await driver.items()
  const built = since()
  const names = new Set<string>()
  let seconds = 0
  let tried = 0
  let failure: SideFailedError | null = null
  for (const item of items) {
    if (tried > 0 && since() - built > patience) break
    try {
      const { visit } = await driver.visit(item, 'head', attempt)
      for (const { benchmark } of visit.measurements) names.add(`${item.package} ${benchmark}`)
      seconds += secondsOf(driver, item, visit.seconds)
      tried++
    } catch (error) {
      if (!(error instanceof SideFailedError) || signal.aborted) throw error
      failure = error
      warn(error.message)
    }
  }
  if (tried === 0) throw failure ?? new CouldNotMeasureError('No Go benchmark was found in the clone.')
  const all = items.length / tried
  const setup = built + (since() - built) * all
  return { format: 'go', benchmarks: Math.round(names.size * all), setup, visit: seconds * all }
}

const attempt: VisitOptions = { round: 0, place: 'the trial', only: null, budgetEnds: null }

/** Returns seconds of one side in one round; where no visits are planned, those that the trial took. */
function secondsOf(driver: GoDriver, item: ItemToMeasure, trial: number): number {
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
      'Nothing is committed yet, and a workflow sees only what is. Commit, then: benchgate init --check',
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
