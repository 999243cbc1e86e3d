// `benchgate doctor --self-test`: finds out on this machine and this suite whether the gate can go red.
import { resolve } from 'node:path'
import type { Canary } from '../core/canary/canary.ts'
import { randomFrom } from '../core/common/random.ts'
import {
  type Experiment,
  experimentOf,
  foreseen,
  missCause,
  nextSlowdown,
  type SelfTest,
  type SlowedRow,
  selfTestOutcome,
  selfTestText,
  slowable,
  smallestShown,
  statusOfSelfTest,
} from '../core/doctor/self-test.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import { ratio, wholeNumber } from '../core/inputs/kinds.ts'
import { benchmarkId } from '../core/model/measuring.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { jsonDocument } from '../core/report/show/json-document.ts'
import { escapeControls } from '../core/words/escape.ts'
import { formatDuration, formatRatio } from '../core/words/numbers.ts'
import { gitIn } from '../effects/git/git.ts'
import { refuseNoCheckout } from '../effects/git/revisions/revisions.ts'
import { findRules, readInputsWith } from '../effects/inputs/rules-file.ts'
import { untrustedEnvironment } from '../effects/measure/environment.ts'
import { slowed } from '../effects/measure/slowed.ts'
import type { Console } from '../effects/program/console.ts'
import { isCancellation, type StoppableInterrupt, stopOnSignals } from '../effects/program/interrupt.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import type { Terminal } from './command.ts'
import { type CommandLine, type Flags, flagValue } from './flags.ts'
import { inputsFromFlags, withUsual } from './input-flags.ts'
import { QuietGates } from './measure-in-terminal.ts'
import { paintFor, terminalWidth } from './terminal.ts'
/** The flags that only go with `--self-test`. */
export const selfTestFlags: Flags = { slowdown: { type: 'string' }, minutes: { type: 'string' } }

/** What a run of one commit against itself must not take from the settings. */
const ofSelfTest = {
  base: 'HEAD',
  head: 'HEAD',
  since: '',
  calibrate: 'false',
  measure: 'all',
  profile: '',
  results: '',
}

/** Returns the exit status. Throws as the gate does. */
export async function selfTest(line: CommandLine, terminal: Terminal): Promise<number> {
  const { env, folder, stdout, stderr } = terminal
  const console = terminalConsole(stderr)
  const limit = 60 * flagValue(wholeNumber(0, 1000), 'minutes', line.values.minutes, 10)
  const asked = inputsFromFlags(line)
  const texts: Readonly<Record<string, string>> = { ...withUsual(asked), ...ofSelfTest }
  const { env: untrusted } = untrustedEnvironment(env, [])
  const rules = await findRules(name => asked[name] ?? '', { folder, env: untrusted, console })
  await refuseNoCheckout(gitIn(resolve(rules.folder, asked['working-directory'] ?? '.'), untrusted))
  const inputs = readInputsWith(rules, name => texts[name] ?? '')
  // What a pass promises is that the worsening it has to rule out is not there.
  const usual = inputs.ruleOut > 0 ? inputs.ruleOut : 0.1
  const slowdown = flagValue(ratio(0.005, 1), 'slowdown', line.values.slowdown, usual)
  if (rules.file !== null) console.info(`rules from ${escapeControls(rules.file)}`)
  console.info(
    `HEAD is measured against itself: once as it is, once with its sources broken on purpose, then up to five times with one benchmark slowed by ${formatRatio(slowdown)}, which means that what it reports on one side is taken for so much worse`,
  )
  const interrupt = stopOnSignals(console)
  await using gates = await QuietGates.open(terminal, rules, interrupt)
  const experiments = new Experiments(gates, inputs, interrupt, console)
  try {
    await experiments.run(slowdown, limit)
  } catch (error) {
    if (!isCancellation(error, interrupt.stop.aborted ? interrupt.stop : interrupt.signal)) throw error
  } finally {
    interrupt.done()
  }
  const shown = experiments.answer(slowdown)
  stdout.write(
    line.values.json
      ? jsonDocument(shown)
      : selfTestText(shown, paintFor(stdout, env), terminalWidth(stdout)),
  )
  return experiments.isOver ? Number(process.exitCode ?? 130) : statusOfSelfTest(shown)
}

/** Experiments are made one after the other; each slows another benchmark. */
class Experiments {
  private readonly made: Experiment[] = []
  /** The gate in which nothing was slowed. */
  private still: ResultFile | null = null
  /** The benchmarks that can be slowed, in the order in which they are. */
  private benchmarks: readonly (readonly SlowedRow[])[] = []
  /** What a head with broken sources has shown; null if the gate in which nothing was slowed measured nothing. */
  private canary: Canary | null = null
  private readonly gates: QuietGates
  private readonly inputs: Inputs
  private readonly interrupt: StoppableInterrupt
  private readonly console: Console

  constructor(gates: QuietGates, inputs: Inputs, interrupt: StoppableInterrupt, console: Console) {
    this.gates = gates
    this.inputs = inputs
    this.interrupt = interrupt
    this.console = console
  }

  get isOver(): boolean {
    return this.interrupt.stop.aborted || this.interrupt.signal.aborted
  }

  /** First whether the gate works, then for `limit` seconds at most the smallest slowdown that shows. */
  async run(slowdown: number, limit: number): Promise<void> {
    await this.try(0)
    const { still } = this
    if (still === null) return
    await this.tryCanary(still)
    if (this.isOver) return
    this.benchmarks = shuffled(slowable(still), still.settings.seed)
    if (this.benchmarks.length === 0) return
    const [first] = this.made
    if (first && !first.isRed)
      this.console.info(
        `next: four or five gates of about ${formatDuration(first.seconds)} each, with confirmation`,
      )
    while (!this.isOver && selfTestOutcome(slowdown, this.made) === null) await this.try(slowdown)
    const expected = foreseen(still)
    const began = performance.now()
    while (!this.isOver && expected !== null && this.hasWorked(slowdown)) {
      const next = nextSlowdown(this.made, expected, still.settings.threshold)
      const longest = Math.max(...this.made.map(({ seconds }) => seconds))
      if (next === null || (performance.now() - began) / 1000 + longest > limit) return
      await this.try(next)
    }
  }

  answer(slowdown: number): SelfTest {
    const { still, made } = this
    const outcome =
      still !== null && this.benchmarks.length === 0 ? 'nothing-to-slow' : selfTestOutcome(slowdown, made)
    return {
      ...{ schema: 1, canary: this.canary, slowdown, outcome, experiments: made },
      cause: outcome === 'not-red' && still ? missCause(slowdown, still) : null,
      foreseen: still && foreseen(still),
      smallest: smallestShown(made),
    }
  }

  private hasWorked(slowdown: number): boolean {
    return ['works', 'not-red'].includes(selfTestOutcome(slowdown, this.made) ?? '')
  }

  /** Returns what still runs as before with all sources broken would run so with slower ones. */
  private async tryCanary(still: ResultFile): Promise<void> {
    const before = new Set(still.comparisons.map(benchmarkId)).size
    if (before === 0) return
    const began = performance.now()
    const canary = await this.gates.canary(this.inputs, before)
    if (this.isOver) return
    this.canary = canary
    const seconds = (performance.now() - began) / 1000
    this.console.info(`sources broken on purpose: ${canary.outcome}, ${formatDuration(seconds)}`)
  }

  private async try(share: number): Promise<void> {
    const began = performance.now()
    const rows = share === 0 ? [] : (this.benchmarks[(this.made.length - 1) % this.benchmarks.length] ?? [])
    const result = await this.gates.gate(this.inputs, { wrapDriver: driver => slowed(driver, rows, share) })
    // What was interrupted is no experiment of so many rounds.
    if (this.isOver) return
    this.still ??= result
    const experiment = experimentOf(share, rows, result, (performance.now() - began) / 1000)
    this.made.push(experiment)
    const what =
      experiment.benchmark === null
        ? 'nothing slowed'
        : `${escapeControls(experiment.benchmark)} slowed by ${formatRatio(share)}`
    this.console.info(`${what}: ${experiment.verdict}, ${formatDuration(experiment.seconds)}`)
  }
}

/** Returns the same for the same seed. */
function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
  const random = randomFrom(seed)
  return all
    .map(one => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
