// The story of a canary: HEAD with its sources broken is prepared and visited once, as head of a gate would be.
import { type Canary, failedCanary, measuredCanary, noSource, untried } from '../core/canary/canary.ts'
import { chooseSources } from '../core/canary/choose.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import { Cancelled, CouldNotMeasure, SideFailed } from '../core/model/errors.ts'
import { benchmarkId, type Side, settingOf } from '../core/model/measuring.ts'
import type { Commit } from '../core/model/result-file.ts'
import type { Settings } from '../core/model/settings.ts'
import { takeCheckout } from '../effects/git/checkout/checkout.ts'
import { decodePath, type Git } from '../effects/git/git.ts'
import { commitTexts, readPlainFiles } from '../effects/git/revisions/own-commits.ts'
import { takeWorktrees } from '../effects/git/worktrees/worktrees.ts'
import { openDriver } from '../effects/go/open-driver.ts'
import type { Driver } from '../effects/measure/driver.ts'
import { openRun, type RunContext, takingOf } from './open-run.ts'
import { onSides, type RunResources, withRunResources } from './run-resources.ts'

/** A Cage is where a canary is measured, and by which settings. */
export interface Cage {
  /** Git in the top folder of a repository. */
  readonly git: Git
  /** The commit whose sources are broken. */
  readonly commit: Commit
  readonly settings: Settings
  readonly env: Readonly<Record<string, string>>
  /** How sides are checked out. */
  readonly taking: ReturnType<typeof takingOf>
  /** Whether the repository is removed afterwards, with all that builds of broken sources may leave in it. */
  readonly isThrownAway: boolean
}

/**
 * Says whether the benchmarks run the code of the checkout. `before` is how many benchmarks the commit has as it is: a failure
 * of that must have been ruled out. Throws Misconfigured and Cancelled as a gate does.
 */
export async function canary(
  cage: Cage,
  around: Pick<RunContext, 'console' | 'signal' | 'stop' | 'env'>,
  before: number,
): Promise<Canary> {
  const { git, commit, settings, isThrownAway } = cage
  const { checkout: mode, ignoredFiles, setup, run, workingDirectory } = settings
  if (mode === 'in-place' && ignoredFiles === 'shared' && !isThrownAway)
    return untried(
      'with "ignored-files: shared", what is built from broken sources would stay among your own files',
    )
  // Paths of git have a character for each byte.
  const bytes = (text: string) => Buffer.from(text).toString('latin1')
  const commands = { text: bytes(`${setup ?? ''}\n${run}`), workingDirectory: bytes(workingDirectory) }
  const files = chooseSources([...(await readPlainFiles(git, commit.sha)).keys()], commands)
  const [first] = files
  if (first === undefined) return untried(noSource)
  const broken = { files: files.length, example: decodePath(first.path) }
  const head = { sha: await commitTexts(git, commit.sha, files), from: 'HEAD with its sources broken' }
  const sides = { base: commit, head }
  const take = mode === 'worktree' ? takeWorktrees : takeCheckout
  try {
    const { measured: now } = await withRunResources(
      cage,
      around,
      () => take(git, sides, around.console, { ...cage.taking, ignoredFiles }),
      held => measuredOn(cage, around, sides, held),
    )
    return measuredCanary(broken, before, now)
  } catch (error) {
    if (!(error instanceof CouldNotMeasure)) throw error
    // Ctrl-C reaches every program of a terminal: a failure after it is caused by it.
    if (around.signal.aborted || around.stop?.aborted) throw new Cancelled('cancelled')
    return failedCanary(broken, error)
  }
}

/** The same of head of a gate, which is measured where that gate would be. */
export async function canaryOfHead(inputs: Inputs, around: RunContext, before: number): Promise<Canary> {
  const run = await openRun(inputs, around)
  const { git, commits, settings, env } = run
  const taking = takingOf(run, around)
  return canary({ git, commit: commits.head, settings, env, taking, isThrownAway: false }, around, before)
}

/** Prepares and visits the broken head once, and gives the number of its benchmarks. Throws SideFailed where it fails. */
async function measuredOn(
  { git, settings, env, taking }: Cage,
  { console, signal, stop }: Pick<RunContext, 'console' | 'signal' | 'stop'>,
  commits: Readonly<Record<Side, Commit>>,
  { checkout, leftovers, own }: RunResources<Side>,
): Promise<number> {
  const { workingDirectory, timeout, go, setup } = settings
  const { run, ...onEach } = await onSides(
    { git, settings, env },
    { sides: checkout, leftovers, own },
    { console },
  )
  const ending = stop ? AbortSignal.any([signal, stop]) : signal
  const bench = { ...onEach, commits, workingDirectory, timeout, console, signal: ending }
  await using driver = await openDriver(bench, { ...settings, run }, taking.temporary)
  await driver.prepare('head')
  // As in a gate, another side is set up before head runs: what setup installs outside of the checkout is then not head's.
  if (go === null && setup !== null) await driver.prepare('base')
  return visitAll(driver)
}

async function visitAll(driver: Driver): Promise<number> {
  const seen = new Set<string>()
  for (const item of await driver.items()) {
    const attempt = { round: 0, place: 'the canary', only: null, budgetEnds: null, onOutput() {} }
    const reading = await driver.visit(item, 'head', attempt).catch(error => {
      // One of several may fail on the unbroken side, too, and was not counted there.
      if (item.title === null || !(error instanceof SideFailed) || error.kind !== 'failed') throw error
      return null
    })
    for (const { benchmark, config } of reading?.visit.measurements ?? [])
      seen.add(benchmarkId({ benchmark, package: settingOf(config, 'pkg') ?? null }))
  }
  return seen.size
}
