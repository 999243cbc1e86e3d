// The check of `benchgate init`: what it has written is tried once, in a fresh clone, as the workflow will have it.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canary as measureCanary } from '../canary.ts'
import type { Canary } from '../core/canary/canary.ts'
import { checkedCanaryText, failedText, passedText } from '../core/init/check/check-text.ts'
import { budgetFor, type CheckTrial, type GateBounds, isLong } from '../core/init/check/estimate.ts'
import { whatIsMissing } from '../core/init/check/missing.ts'
import { shortBenchtime, shortenedRun } from '../core/init/check/shorten.ts'
import type { Suite } from '../core/init/find/suite.ts'
import { rulesOf, type Tuning } from '../core/init/rules.ts'
import { fillsSubmodules } from '../core/init/workflow.ts'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { usualRules } from '../core/inputs/usual-rules.ts'
import { CouldNotMeasure, Misconfigured } from '../core/model/errors.ts'
import { type Git, gitIn } from '../effects/git/git.ts'
import { removeWhole } from '../effects/git/remove-whole.ts'
import { sourcesOutside } from '../effects/go/sources-outside.ts'
import { cloneAsRunner } from '../effects/init/clone.ts'
import { placedText, placeFile } from '../effects/init/place-file.ts'
import { tryGo } from '../effects/init/try-go.ts'
import { type Tried, tryRun, trySetup } from '../effects/init/try-run.ts'
import { findProject } from '../effects/inputs/project.ts'
import { findRules, readInputsWith } from '../effects/inputs/rules-file.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import { Leftovers } from '../effects/measure/leftovers.ts'
import { abortOnSignals, isCancellation } from '../effects/program/interrupt.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import type { Terminal } from './command.ts'

/** What is checked: the files as they stand now. */
export interface WrittenFiles {
  /** Git in the top folder. */
  readonly git: Git
  /** By which the rules were written, if they were. */
  readonly suite: Suite
  /** The path of the workflow that runs Benchgate. */
  readonly workflow: string
  readonly shards: number
}

/** Seconds that one command may take: one that takes longer is too long for a gate, however few the rounds. */
const longest = 10 * 60

/** Checks it, says so, and gives the exit status. Files that somebody has changed are not changed for them. */
export async function check(written: WrittenFiles, terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal
  const console = terminalConsole(stderr)
  console.info('trying it once in a fresh clone (--no-check leaves this out, Ctrl-C ends it)')
  const interrupt = abortOnSignals(console, 'ending the check; what was written stays')
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-check-'))
  try {
    const { text, canary } = await checked(written, join(folder, 'clone'), terminal, interrupt.signal)
    stdout.write(text)
    return canary.outcome === 'not-seen' ? 1 : 0
  } catch (error) {
    if (isCancellation(error, interrupt.signal)) return Number(process.exitCode ?? 130)
    if (!(error instanceof CouldNotMeasure || error instanceof Misconfigured)) throw error
    const output = error instanceof CouldNotMeasure ? error.output : ''
    const missing = whatIsMissing(`${error.message}\n${output}`, written.suite.steps)
    stdout.write(failedText(error.message, output, missing))
    return 2
  } finally {
    await removeWhole(folder)
    interrupt.done()
  }
}

async function checked(
  written: WrittenFiles,
  to: string,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly canary: Canary }> {
  const { git, shards } = written
  const root = git.folder
  const { env } = untrustedEnvironment(terminal.env, [])
  const console = terminalConsole(terminal.stderr)
  await using leftovers = new Leftovers()
  const marked = leftovers.marked(env, 'setup')
  const rules = await findRules(() => '', { folder: root, env, console })
  const inputs = readInputsWith(rules, () => '')
  const workflow = (await placedText(root, written.workflow)) ?? ''
  const cloning = () => cloneAsRunner(gitIn(root, env), to, { submodules: fillsSubmodules(workflow), signal })
  const clone = await cloning()
  const tried = {
    git: clone,
    timeout: Math.min(longest, inputs.timeout),
    env: marked,
    signal,
    tell: console.info,
  }
  const bounds = { ...inputs, shards }
  const trial = await tryOnce(tried, inputs)
  const said = isLong(trial, bounds)
    ? await fitted(written, tried, inputs, trial, bounds)
    : { trial, text: passedText(trial, bounds, [], null) }
  console.info('the same with the sources broken on purpose, to see whether that is noticed …')
  // At the same path, as what was built there may name it, and without what the trial has left.
  await leftovers.end()
  await removeWhole(to)
  await cloning()
  const canary = await tryCanary({ ...tried, env }, inputs, said.trial.benchmarks)
  return { text: said.text + checkedCanaryText(canary), canary }
}

/** Shortens what takes too long, or bounds it by a budget, in the rules file where that is ours. */
async function fitted(
  { git, suite }: WrittenFiles,
  tried: Trying,
  inputs: Inputs,
  trial: CheckTrial,
  bounds: GateBounds,
): Promise<{ readonly trial: CheckTrial; readonly text: string }> {
  const root = git.folder
  const isOurs = (await placedText(root, usualRules)) === rulesOf(suite)
  const shorter = await tryShorter(tried, inputs, trial)
  const best = shorter?.trial ?? trial
  const budget = isLong(best, bounds) ? budgetFor(best, bounds) : null
  const tuning = { ...shorter?.tuning, ...(budget === null ? {} : { budget: `${budget}m` }) }
  if (isOurs) await placeFile(root, usualRules, rulesOf({ ...suite, run: shorter?.run ?? suite.run }, tuning))
  const changes = [...(shorter?.said ?? []), ...(budget === null ? [] : [`budget: ${budget}m`])].map(
    one => `${isOurs ? `${usualRules} has now` : `${usualRules} could have`} ${one}`,
  )
  const isStillLong = isLong(best, bounds) && budget === null
  const text = passedText(
    best,
    { ...bounds, budget: budget === null ? bounds.budget : budget * 60 },
    changes,
    isStillLong ? adviceFor(inputs) : null,
  )
  return { trial, text }
}

/** Machines can share what can be measured in parts. */
function adviceFor({ run, filter }: Inputs): string {
  if (run !== null && filter === null)
    return 'Let "run" measure fewer benchmarks, or each for a shorter time.'
  const fewer = run === null ? '"bench" or "packages"' : '"run"'
  return `Choose fewer benchmarks by ${fewer}, or share them between machines: benchgate init --shards 4 --force`
}

type Trying = Omit<Tried, 'settings'> & { tell(line: string): void }

/** One visit to the clone, after its setup, as the inputs say. */
async function tryOnce(trying: Trying, inputs: Inputs, isSetUp = false): Promise<CheckTrial> {
  const { settings: project } = await findProject(trying.git.folder, inputs, trying.env)
  const settings = { ...settingsOf(inputs), ...project }
  const tried = { ...trying, settings }
  const { go, run } = project
  if (go !== null) trying.tell('building, and a trial of each benchmark …')
  if (go !== null) return tryGo(tried, go, settings, trying.tell)
  if (settings.setup !== null && !isSetUp) trying.tell('setup …')
  const setup = isSetUp ? 0 : await trySetup(tried, settings.setup)
  trying.tell('the benchmarks, once …')
  return { setup, ...(await tryRun(tried, run)) }
}

/** What shorter settings gave, and how they are written. */
interface Shorter {
  readonly trial: CheckTrial
  readonly run: string | null
  readonly tuning: Tuning
  readonly said: readonly string[]
}

/** Tries shorter settings; null where there are none, or the benchmarks are not theirs to shorten. */
async function tryShorter(trying: Trying, inputs: Inputs, before: CheckTrial): Promise<Shorter | null> {
  const run = inputs.run === null ? null : shortenedRun(inputs.run)
  const isGo = inputs.run === null && inputs.go.benchtime === '100ms'
  if (run === null && !isGo) return null
  const tuning = isGo ? { benchtime: shortBenchtime } : {}
  const go = isGo ? { ...inputs.go, benchtime: shortBenchtime } : inputs.go
  const again = await tryOnce(trying, { ...inputs, run, go }, true).catch((error: unknown) => {
    // They ran with the settings that are written: a tool may not know these.
    if (trying.signal.aborted || !(error instanceof CouldNotMeasure)) throw error
    return null
  })
  if (again === null) return null
  const trial = isGo ? again : { ...again, setup: before.setup }
  if (trial.visit > 0.8 * before.visit) return null
  const said = isGo ? [`benchtime: ${shortBenchtime}`] : ['shorter runs, which the rounds make up for']
  return { trial, run, tuning, said }
}

/** Whether a gate in the clone would see that its sources are broken. */
async function tryCanary(
  { git, env, signal, timeout, tell }: Trying,
  inputs: Inputs,
  before: number,
): Promise<Canary> {
  const { settings: project } = await findProject(git.folder, inputs, env)
  const settings = { ...settingsOf(inputs), ...project, durations: null, timeout, perflock: 'off' as const }
  const sha = await git.run(['rev-parse', 'HEAD'])
  const outside = (worktree: Git) => sourcesOutside(git.folder, worktree, env)
  const taking = { hasPointers: true, outside, signal, isWorkplace: false, temporary: dirname(git.folder) }
  const cage = { git, commit: { sha, from: 'HEAD' }, settings, env, taking, isThrownAway: true }
  const console = { info() {}, warn: tell, untrusted: () => ({ write() {}, close() {} }) }
  return measureCanary(cage, { console, signal, env }, before)
}
