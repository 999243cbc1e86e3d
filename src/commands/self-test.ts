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
import { escapeControlCharacters, formatDisplaySafeJson } from '../core/words/escape.ts'
import { formatDuration, formatFractionAsPercent } from '../core/words/numbers.ts'
import { readInputsWithRules } from '../effects/inputs/rules-file.ts'
import type { MeasurementDriver } from '../effects/measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../effects/measure/driver-wrappers.ts'
import type { RunConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from '../effects/program/interrupt.ts'
import type { CommandLineContext } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  inputsFromFlags,
  type ParsedCommandLine,
  parseNonInputFlag,
} from './flags.ts'
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from './measure-in-terminal.ts'
import { columnCountOfTerminal, createColourTextForStream, createTerminalConsole } from './terminal.ts'

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
  const answer = await runExperiments(gates, inputs, console, slowdown, limit)
  stdout.write(
    line.values.json
      ? formatDisplaySafeJson(answer)
      : slowdownSelfTestReportText(
          answer,
          createColourTextForStream(stdout, env),
          columnCountOfTerminal(stdout),
        ),
  )
  return gates.interrupt.either.aborted ? readProcessExitCodeOrSigintStatus() : exitStatusOfSelfTest(answer)
}

/**
 * Runs experiments one after the other; each slows another benchmark. Checks first whether the gate works, then for at most `limit`
 * seconds which slowdown is the smallest that shows.
 */
async function runExperiments(
  gates: Awaited<ReturnType<typeof openSequentialGateRunnerInTerminal>>,
  inputs: Inputs,
  console: RunConsole,
  slowdown: number,
  limit: number,
): Promise<SelfTestResult> {
  const { either: ending } = gates.interrupt
  const experiments: SelfTestExperimentResult[] = []
  /** The benchmarks that can be slowed, in the order of the experiments. */
  let benchmarks: readonly (readonly RowToSlow[])[] = []
  let canary: BrokenSourcesCanaryResult | null = null
  /** The result of the gate in which nothing was slowed. */
  let unslowed: ResultFile | null = null
  const secondsSince = (began: number) => (performance.now() - began) / 1000
  const tryWith = async (share: number): Promise<ResultFile> => {
    const began = performance.now()
    const rows = share === 0 ? [] : (benchmarks[(experiments.length - 1) % benchmarks.length] ?? [])
    const result = await gates.gate(inputs, {
      wrapDriver: driver => wrapDriverToWorsenHeadValuesOfRows(driver, rows, share),
    })
    // An interrupted gate is not a valid experiment.
    ending.throwIfAborted()
    const experiment = summarizeSelfTestExperiment(share, rows, result, secondsSince(began))
    experiments.push(experiment)
    const description =
      experiment.benchmark === null
        ? 'nothing slowed'
        : `${escapeControlCharacters(experiment.benchmark)} slowed by ${formatFractionAsPercent(share)}`
    console.info(`${description}: ${experiment.verdict}, ${formatDuration(experiment.seconds)}`)
    return result
  }
  /** Benchmarks that run with all sources broken do not run the sources, so they would not notice slower ones. */
  const tryCanary = async (benchmarkCount: number) => {
    const began = performance.now()
    const result = await gates.canary(inputs, benchmarkCount)
    ending.throwIfAborted()
    console.info(`sources broken on purpose: ${result.outcome}, ${formatDuration(secondsSince(began))}`)
    return result
  }
  const search = async () => {
    unslowed = await tryWith(0)
    const { comparisons, settings } = unslowed
    benchmarks = shuffle(findSlowableBenchmarks(unslowed), settings.seed)
    const benchmarkCount = new Set(comparisons.map(packageAndBenchmarkId)).size
    if (benchmarkCount > 0) canary = await tryCanary(benchmarkCount)
    const [first] = experiments
    if (benchmarks.length === 0) return
    if (first && !first.isRed)
      console.info(
        `next: four or five gates of about ${formatDuration(first.seconds)} each, second measurements included`,
      )
    while (decideSelfTestOutcome(slowdown, experiments) === null) await tryWith(slowdown)
    const expected = estimateGateDetectableSlowdown(unslowed)
    const began = performance.now()
    while (
      expected !== null &&
      ['works', 'not-red'].includes(decideSelfTestOutcome(slowdown, experiments) ?? '')
    ) {
      const next = nextSlowdownToTry(experiments, expected, settings)
      const longestGate = Math.max(...experiments.map(({ seconds }) => seconds))
      if (next === null || secondsSince(began) + longestGate > limit) return
      await tryWith(next)
    }
  }
  await search().catch(error => {
    if (!isErrorDueToInterruption(error, ending)) throw error
  })
  return answerOf(slowdown, unslowed, benchmarks.length > 0, canary, experiments)
}

function answerOf(
  slowdown: number,
  unslowed: ResultFile | null,
  hasBenchmarks: boolean,
  canary: BrokenSourcesCanaryResult | null,
  experiments: readonly SelfTestExperimentResult[],
): SelfTestResult {
  const outcome =
    unslowed !== null && !hasBenchmarks ? 'nothing-to-slow' : decideSelfTestOutcome(slowdown, experiments)
  return {
    ...{ schema: 1, canary, slowdown, outcome, experiments },
    cause: outcome === 'not-red' && unslowed ? findCauseOfMissedSlowdown(slowdown, unslowed) : null,
    foreseen: unslowed && estimateGateDetectableSlowdown(unslowed),
    smallest: smallestSlowdownShownInSelfTest(experiments),
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
