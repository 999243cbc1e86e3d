// `benchgate doctor --self-test`: checks on this machine and this suite whether the gate can fail.
import type { BrokenSourcesCanaryResult } from '../core/canary/canary.ts'
import { seededRandom } from '../core/common/random.ts'
import {
  decideSelfTestOutcome,
  estimateGateDetectableSlowdown,
  exitStatusOfSelfTest,
  findCauseOfMissedSlowdown,
  findSlowableBenchmarks,
  nextSlowdownToTry,
  type RowToSlow,
  type SelfTestExperimentResult,
  type SelfTestResult,
  slowdownSelfTestReportText,
  smallestSlowdownShownInSelfTest,
  summarizeSelfTestExperiment,
} from '../core/doctor/self-test.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { ratioInputKind, wholeNumberInputKind } from '../core/inputs/input-kinds.ts'
import {
  configValueOfMeasurement,
  type Measurement,
  packageAndBenchmarkId,
  rowId,
} from '../core/model/measuring.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { formatDisplaySafeJson } from '../core/report/show/json-document.ts'
import { escapeControlCharacters } from '../core/words/escape.ts'
import { formatDuration, formatFractionAsPercent } from '../core/words/numbers.ts'
import { readInputsWithRules } from '../effects/inputs/rules-file.ts'
import type { MeasurementDriver } from '../effects/measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../effects/measure/driver-wrappers.ts'
import type { RunConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from '../effects/program/interrupt.ts'
import { createTerminalConsole } from '../effects/terminal/terminal-console.ts'
import type { CommandLineContext } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  inputsFromFlags,
  type ParsedCommandLine,
  parseNonInputFlag,
} from './flags.ts'
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from './measure-in-terminal.ts'
import { columnCountOfTerminal, createColourTextForStream } from './terminal.ts'

export const selfTestFlags: FlagDefinitions = { slowdown: { type: 'string' }, minutes: { type: 'string' } }

/** Inputs that a run of one commit against itself must not take from the settings. */
const fixedInputs = {
  base: 'HEAD',
  head: 'HEAD',
  since: '',
  calibrate: 'false',
  measure: 'all',
  profile: '',
  results: '',
}

/** Runs the self-test, and returns the exit status. Throws as the gate does. */
export async function runSelfTestInTerminal(
  line: ParsedCommandLine,
  terminal: CommandLineContext,
): Promise<number> {
  const { env, stdout } = terminal
  const console = createTerminalConsole(terminal.stderr)
  const limit = 60 * parseNonInputFlag(wholeNumberInputKind(0, 1000), 'minutes', line.values.minutes, 10)
  const givenInputs = inputsFromFlags(line)
  const texts: Readonly<Record<string, string>> = {
    ...addTerminalCheckoutDefaults(givenInputs),
    ...fixedInputs,
  }
  const { rules } = await openRepositoryWithRules(givenInputs, terminal, console)
  // An acceptance that is not committed yet would let the slowed benchmark pass.
  const inputs = { ...readInputsWithRules(rules, name => texts[name] ?? ''), accepted: [] }
  // A pass promises that no worsening of `rule-out` is there.
  const defaultSlowdown = inputs.ruleOut > 0 ? inputs.ruleOut : 0.1
  const slowdown = parseNonInputFlag(
    ratioInputKind(0.005, 1),
    'slowdown',
    line.values.slowdown,
    defaultSlowdown,
  )
  console.info(
    `HEAD is measured against itself: once as it is, once with its sources broken on purpose, then up to five times with the results of one benchmark made worse on one side by ${formatFractionAsPercent(slowdown)}`,
  )
  await using gates = await openSequentialGateRunnerInTerminal(terminal, rules)
  const experiments = new Experiments(gates, inputs, console)
  try {
    await experiments.run(slowdown, limit)
  } catch (error) {
    if (!isErrorDueToInterruption(error, gates.interrupt.either)) throw error
  }
  const answer = experiments.answer(slowdown)
  stdout.write(
    line.values.json
      ? formatDisplaySafeJson(answer)
      : slowdownSelfTestReportText(
          answer,
          createColourTextForStream(stdout, env),
          columnCountOfTerminal(stdout),
        ),
  )
  return experiments.isOver ? readProcessExitCodeOrSigintStatus() : exitStatusOfSelfTest(answer)
}

type TerminalGates = Awaited<ReturnType<typeof openSequentialGateRunnerInTerminal>>

/** Runs experiments one after the other; each slows another benchmark. */
class Experiments {
  private readonly experiments: SelfTestExperimentResult[] = []
  /** The result of the gate in which nothing was slowed. */
  private unslowedResult: ResultFile | null = null
  /** The benchmarks that can be slowed, in the order of the experiments. */
  private benchmarks: readonly (readonly RowToSlow[])[] = []
  /** The outcome of the canary; null if the gate in which nothing was slowed measured nothing. */
  private canary: BrokenSourcesCanaryResult | null = null
  private readonly gates: TerminalGates
  private readonly inputs: Inputs
  private readonly console: RunConsole

  constructor(gates: TerminalGates, inputs: Inputs, console: RunConsole) {
    this.gates = gates
    this.inputs = inputs
    this.console = console
  }

  get isOver(): boolean {
    return this.gates.interrupt.either.aborted
  }

  /** Checks first whether the gate works, then for at most `limit` seconds which slowdown is the smallest that shows. */
  async run(slowdown: number, limit: number): Promise<void> {
    await this.try(0)
    const { unslowedResult } = this
    if (unslowedResult === null) return
    await this.tryCanary(unslowedResult)
    if (this.isOver) return
    this.benchmarks = shuffle(findSlowableBenchmarks(unslowedResult), unslowedResult.settings.seed)
    if (this.benchmarks.length === 0) return
    const [first] = this.experiments
    if (first && !first.isRed)
      this.console.info(
        `next: four or five gates of about ${formatDuration(first.seconds)} each, with confirmation`,
      )
    while (!this.isOver && decideSelfTestOutcome(slowdown, this.experiments) === null)
      await this.try(slowdown)
    const expected = estimateGateDetectableSlowdown(unslowedResult)
    const gateBegan = performance.now()
    while (!this.isOver && expected !== null && this.hasWorked(slowdown)) {
      const next = nextSlowdownToTry(this.experiments, expected, unslowedResult.settings.threshold)
      const longestGate = Math.max(...this.experiments.map(({ seconds }) => seconds))
      if (next === null || (performance.now() - gateBegan) / 1000 + longestGate > limit) return
      await this.try(next)
    }
  }

  answer(slowdown: number): SelfTestResult {
    const { unslowedResult, experiments } = this
    const outcome =
      unslowedResult !== null && this.benchmarks.length === 0
        ? 'nothing-to-slow'
        : decideSelfTestOutcome(slowdown, experiments)
    return {
      ...{ schema: 1, canary: this.canary, slowdown, outcome, experiments },
      cause:
        outcome === 'not-red' && unslowedResult ? findCauseOfMissedSlowdown(slowdown, unslowedResult) : null,
      foreseen: unslowedResult && estimateGateDetectableSlowdown(unslowedResult),
      smallest: smallestSlowdownShownInSelfTest(experiments),
    }
  }

  private hasWorked(slowdown: number): boolean {
    return ['works', 'not-red'].includes(decideSelfTestOutcome(slowdown, this.experiments) ?? '')
  }

  /** Benchmarks that run with all sources broken do not run the sources, so they would not notice slower ones. */
  private async tryCanary(unslowedResult: ResultFile): Promise<void> {
    const benchmarkCount = new Set(unslowedResult.comparisons.map(packageAndBenchmarkId)).size
    if (benchmarkCount === 0) return
    const gateBegan = performance.now()
    const canary = await this.gates.canary(this.inputs, benchmarkCount)
    if (this.isOver) return
    this.canary = canary
    const seconds = (performance.now() - gateBegan) / 1000
    this.console.info(`sources broken on purpose: ${canary.outcome}, ${formatDuration(seconds)}`)
  }

  private async try(share: number): Promise<void> {
    const gateBegan = performance.now()
    const rows =
      share === 0 ? [] : (this.benchmarks[(this.experiments.length - 1) % this.benchmarks.length] ?? [])
    const result = await this.gates.gate(this.inputs, {
      wrapDriver: driver => wrapDriverToWorsenHeadValuesOfRows(driver, rows, share),
    })
    // An interrupted gate is not a valid experiment.
    if (this.isOver) return
    this.unslowedResult ??= result
    const experiment = summarizeSelfTestExperiment(
      share,
      rows,
      result,
      (performance.now() - gateBegan) / 1000,
    )
    this.experiments.push(experiment)
    const description =
      experiment.benchmark === null
        ? 'nothing slowed'
        : `${escapeControlCharacters(experiment.benchmark)} slowed by ${formatFractionAsPercent(share)}`
    this.console.info(`${description}: ${experiment.verdict}, ${formatDuration(experiment.seconds)}`)
  }
}

/** Shuffles a list; the order depends only on the seed. */
function shuffle<T>(items: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed)
  return items
    .map(one => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Makes the values of head in these rows worse by `share`, a ratio; all else is as it was measured. */
export function wrapDriverToWorsenHeadValuesOfRows(
  driver: MeasurementDriver,
  rows: readonly RowToSlow[],
  share: number,
): MeasurementDriver {
  const factors = new Map(
    rows.map(row => [rowId(row), row.better === 'higher' ? 1 / (1 + share) : 1 + share] as const),
  )
  const worsened = (measurement: Measurement): Measurement => {
    const { benchmark, unit, config, value, worse } = measurement
    const factor = factors.get(
      rowId({ benchmark, unit, package: configValueOfMeasurement(config, 'pkg') ?? null }),
    )
    if (factor === undefined) return measurement
    return { ...measurement, value: value * factor, ...(worse !== undefined && { worse: worse * factor }) }
  }
  return wrapMeasurementDriverWithMethods(driver, {
    async visit(item, side, attempt) {
      const reading = await driver.visit(item, side, attempt)
      if (side === 'base') return reading
      const { visit } = reading
      return { ...reading, visit: { ...visit, measurements: visit.measurements.map(worsened) } }
    },
  })
}
