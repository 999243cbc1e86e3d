// The story of one gate run, from inputs to a result. What it decides is shown by whoever called it.
import { join } from 'node:path'
import { collect } from './core/collect.ts'
import { writeGo } from './core/formats/go-write.ts'
import type { Side } from './core/model.ts'
import { shortSha } from './core/report/format.ts'
import { resultOf, resultWithoutBase } from './core/result.ts'
import type { ResultFile } from './core/result-file.ts'
import type { Console } from './effects/console.ts'
import { takeCheckout } from './effects/git/checkout.ts'
import { gitIn } from './effects/git/git.ts'
import { prepareLargeFiles } from './effects/git/large-files.ts'
import { overlay } from './effects/git/overlay.ts'
import { recover } from './effects/git/recover.ts'
import { origin } from './effects/git/remote.ts'
import { resolveRevisions } from './effects/git/revisions.ts'
import { suiteChanges } from './effects/git/suite-changes.ts'
import { takeWorktrees } from './effects/git/worktrees.ts'
import type { Event } from './effects/github/event.ts'
import { type Inputs, settingsOf } from './effects/inputs.ts'
import { observeMachine } from './effects/machine/machine.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import type { Bench, Measured } from './effects/measure/measure.ts'
import type { Twice } from './effects/measure/measure-and-confirm.ts'
import { measureSides } from './effects/measure/measure-sides.ts'
import { findProject } from './effects/project.ts'

/** The surroundings of a run: everything that is not an input. */
export interface Surroundings {
  /** The folder that working-directory is relative to. */
  readonly folder: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly event: Event
  /** Where GitHub is, for fetching with the token. */
  readonly server: string
  readonly signal: AbortSignal
  readonly console: Console
}

/** What a run gives: the record of it, and each side's samples in the Go benchmark format. */
export interface Gated {
  readonly result: ResultFile
  readonly samples: Readonly<Record<Side, string>>
}

/** Measures both sides and judges them. Throws Misconfigured, CouldNotMeasure or Cancelled where there is no verdict. */
export async function gate(inputs: Inputs, around: Surroundings): Promise<Gated> {
  const { console, signal } = around
  const { env, withheld } = untrustedEnvironment(around.env, [inputs.githubToken])
  if (withheld.length > 0)
    console.info(`not passed to the benchmarks, as they look like secrets: ${withheld.join(', ')}`)

  // Before anything is asked of the checkout: a killed run may have left a side in it.
  await recover(join(around.folder, inputs.workingDirectory), env, console)
  const project = await findProject(around.folder, inputs, env)
  const git = gitIn(project.root, env)
  const remote = await origin(git, inputs.githubToken, around.server, signal)
  const commits = await resolveRevisions(git, remote, { ...inputs, event: around.event }, console)
  await remote.complete([commits.base.sha, commits.head.sha])
  console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`)
  console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`)
  const hasPointers = await prepareLargeFiles(git, remote, [commits.base.sha, commits.head.sha], console)
  // What is checked out, where base is shown with benchmarks of head; what is compared and reported is base itself.
  const entered = await overlay(git, commits, inputs.overlay)
  const suite = await suiteChanges(git, entered)

  const settings = { ...project.settings, ...settingsOf(inputs) }
  const machine = observeMachine()
  let measured: Twice
  {
    const take = settings.checkout === 'worktree' ? takeWorktrees : takeCheckout
    const temporary = around.env.RUNNER_TEMP
    const options = { ...settings, hasPointers, signal, temporary }
    await using checkout = await take(git, entered, console, options)
    const bench: Bench = { ...settings, sides: checkout, commits, env, signal, console }
    measured = await measureSides(bench, settings)
  }

  const circumstances = { commits, settings, machine: machine(), suite }
  const { first, again } = measured
  const result = first.baseFailed
    ? resultWithoutBase(circumstances, first.rounds, first.baseFailed)
    : resultOf({ ...circumstances, ...seriesIn(first), again: again && seriesIn(again) })
  const samples = (side: Side) => writeGo(side, first.rounds, first.units)
  return { result, samples: { base: samples('base'), head: samples('head') } }
}

function seriesIn(measured: Measured) {
  return { ...measured, series: collect(measured.rounds, measured.units) }
}
