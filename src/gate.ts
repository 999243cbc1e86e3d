// The story of one gate run, from inputs to a result. What it decides is shown by whoever called it.
import { collect } from './core/collect.ts'
import { writeGo } from './core/formats/go-write.ts'
import type { Side } from './core/model.ts'
import { shortSha } from './core/report/format.ts'
import { resultOf } from './core/result.ts'
import type { ResultFile } from './core/result-file.ts'
import type { Console } from './effects/console.ts'
import { takeCheckout } from './effects/git/checkout.ts'
import { gitIn } from './effects/git/git.ts'
import { origin } from './effects/git/remote.ts'
import { resolveRevisions } from './effects/git/revisions.ts'
import type { Event } from './effects/github/event.ts'
import { type Inputs, settingsOf } from './effects/inputs.ts'
import { observeMachine } from './effects/machine/machine.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { type Bench, type Measured, setUp } from './effects/measure/measure.ts'
import { measureAndConfirm, type Twice } from './effects/measure/measure-and-confirm.ts'
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

  const project = await findProject(around.folder, inputs, env)
  const git = gitIn(project.root, env)
  const remote = await origin(git, inputs.githubToken, around.server)
  const commits = await resolveRevisions(git, remote, { ...inputs, event: around.event })
  await remote.complete([commits.base.sha, commits.head.sha])
  console.info(`base ${shortSha(commits.base.sha)} (${commits.base.from})`)
  console.info(`head ${shortSha(commits.head.sha)} (${commits.head.from})`)

  const settings = { ...project.settings, ...settingsOf(inputs) }
  const machine = observeMachine()
  let measured: Twice
  {
    await using checkout = await takeCheckout(git, commits, console)
    const bench: Bench = { ...settings, sides: checkout, commits, env, signal, console }
    await setUp(bench)
    measured = await measureAndConfirm(bench, settings)
  }

  const { first, again } = measured
  const result = resultOf({
    commits,
    settings,
    machine: machine(),
    ...seriesIn(first),
    again: again && seriesIn(again),
  })
  const samples = (side: Side) => writeGo(side, first.rounds, first.units)
  return { result, samples: { base: samples('base'), head: samples('head') } }
}

function seriesIn(measured: Measured) {
  return { ...measured, series: collect(measured.rounds, measured.units) }
}
