// Plans how Go benchmarks are visited: which are split into sub-benchmarks, for how long each runs, and how often, judging by
// trials.
//
// A Go benchmark that is a table is split after its trial, so that each sub-benchmark has its own rounds and ends early by
// itself. It stays whole if a pattern does not select exactly one of them, or if preparing one costs more than twice its
// measuring.
import { benchPatternForReportedName, splitProcessorSuffix } from '../../core/go/benchmark-names.ts'
import { quarterOfBenchtime, secondsOfBenchtime, sixteenthOfBenchtime } from '../../core/go/flags.ts'
import {
  maxVisitOverheadShare,
  planVisitsOfGoBenchmarkFromTrials,
  type TimesOfOneGoBenchmarkInTrialVisit,
  type TrialTimesOnOneSide,
} from '../../core/go/visits.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import {
  type ShortAndLongProbeRunsOfHead,
  type Side,
  type SideVisit,
  sides,
} from '../../core/model/measuring.ts'
import type {
  BenchmarkVisitPlan,
  ResultFile,
  VisitCountAndLengthPerRound,
} from '../../core/model/result-file.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import {
  type CompletedVisitOutcome,
  type DriverContext,
  type ItemToMeasure,
  VisitCutOffByBudgetError,
  type VisitOptions,
} from '../measure/driver.ts'
import { type RunProcess, runProcess } from '../processes/process.ts'
import { ServerCouldNotRunBenchmarkError } from './benchmark-server.ts'
import { type PreparedGoSide, packageKeyOfUnlistedGoModule } from './prepare-side.ts'
import { createProcessorSuffixContext } from './test-binaries.ts'
import { type GoVisitTarget, visitGoBenchmark } from './visit.ts'

export class GoBenchmarkVisitPlans {
  private readonly secondsPerRound: number | null
  private readonly trials = new Map<string, Partial<Record<Side, TrialTimesOnOneSide | null>>>()
  /** Trials of benchmarks that one process can run several times. */
  private readonly servedTrials = new Map<string, Partial<Record<Side, TrialTimesOnOneSide>>>()
  private readonly subBenchmarks = new Map<string, Partial<Record<Side, readonly TriedSubBenchmark[]>>>()
  private readonly plans: Map<string, BenchmarkVisitPlan>
  /** Titles whose plans were used here: runs that share plans may have added others. */
  private readonly usedTitles = new Set<string>()

  /**
   * `secondsPerRound` is the time of a side in a round; null if `benchtime` is a number of iterations, so that nothing is
   * planned. `plans` are those that several runs share: the first run that plans a benchmark does so for all.
   */
  constructor(secondsPerRound: number | null, plans: Map<string, BenchmarkVisitPlan> = new Map()) {
    this.secondsPerRound = secondsPerRound
    this.plans = plans
  }

  /** Records the trial on a side, to which it took `switchSeconds` to switch. */
  learn(
    { title, side }: { readonly title: string; readonly side: Side },
    { trial, served, parts }: Pick<GoBenchmarkTrialOutcome, 'trial' | 'served' | 'parts'>,
    switchSeconds: number,
  ): void {
    this.subBenchmarks.set(title, { ...this.subBenchmarks.get(title), [side]: parts })
    for (const part of [{ name: '', trial, served }, ...parts]) {
      const partTitle = part.name === '' ? title : subBenchmarkTitle(title, part.name)
      // The sides are switched once for every two visits.
      const withSwitch = (times: TrialTimesOnOneSide) => ({
        ...times,
        overhead: times.overhead + switchSeconds / 2,
      })
      const own = part.trial && withSwitch(part.trial)
      this.trials.set(partTitle, { ...this.trials.get(partTitle), [side]: own })
      if (!part.served) continue
      const ofSides = { ...this.servedTrials.get(partTitle), [side]: withSwitch(part.served) }
      this.servedTrials.set(partTitle, ofSides)
    }
  }

  /** Plans a benchmark anew that one process could not run several times after all. */
  serveNoMore(title: string): void {
    this.servedTrials.delete(title)
    this.plans.delete(title)
  }

  /**
   * Returns the sub-benchmarks of a benchmark after its trials if every side that has it can run each of them alone; otherwise
   * the benchmark itself.
   */
  parts(item: GoBenchmarkItem): readonly GoBenchmarkItem[] {
    const trials = this.subBenchmarks.get(item.title)
    const partSides = new Map<string, Side[]>()
    for (const side of sides.filter(one => item.sides.includes(one))) {
      const parts = trials?.[side] ?? []
      if (parts.length === 0) return [item]
      for (const { name } of parts) partSides.set(name, [...(partSides.get(name) ?? []), side])
    }
    return [...partSides].map(([name, itemSides]) => ({
      ...item,
      title: subBenchmarkTitle(item.title, name),
      benchmark: name,
      pattern: benchPatternForReportedName(name),
      sides: itemSides,
    }))
  }

  /** Reports whether an item had a trial on each side that has it. */
  isTried({ title, sides }: ItemToMeasure): boolean {
    const trials = this.trials.get(title ?? '') ?? {}
    return sides.every(side => side in trials)
  }

  /**
   * Returns the plan of an item; null for one visit with the given benchtime, if a side has not been tried yet or the trials
   * show too little.
   */
  planOf({ title, benchmark, package: path, sides }: ItemToMeasure): VisitCountAndLengthPerRound | null {
    this.usedTitles.add(title ?? '')
    const existing = this.plans.get(title ?? '')
    if (existing) return existing
    const trialsBySide = this.trials.get(title ?? '') ?? {}
    const trials = sides.flatMap(side => trialsBySide[side] ?? [])
    const servedTrials = sides.flatMap(side => this.servedTrials.get(title ?? '')?.[side] ?? [])
    const plan =
      this.secondsPerRound === null || trials.length < sides.length
        ? null
        : planServedOrNot(
            this.secondsPerRound,
            trials,
            servedTrials.length === sides.length ? servedTrials : null,
          )
    if (plan) this.plans.set(title ?? '', { benchmark: benchmark ?? '', package: path ?? '', ...plan })
    return plan
  }

  get all(): readonly BenchmarkVisitPlan[] {
    return [...this.plans].filter(([title]) => this.usedTitles.has(title)).map(([, plan]) => plan)
  }
}

/**
 * Plans visits that each start a process, or visits in one process where only one process a round would fit: several processes
 * are more precise than one, as the times of processes differ (docs/decisions/0083).
 */
function planServedOrNot(
  secondsPerRound: number,
  trials: readonly TrialTimesOnOneSide[],
  servedTrials: readonly TrialTimesOnOneSide[] | null,
): VisitCountAndLengthPerRound | null {
  const plan = planVisitsOfGoBenchmarkFromTrials(secondsPerRound, trials)
  if (plan?.turns !== 1 || servedTrials === null) return plan
  const served = planVisitsOfGoBenchmarkFromTrials(secondsPerRound, servedTrials, true)
  return served && served.turns > 1 ? served : plan
}

// The items of Go packages: every top-level benchmark, with the sides that have it.

export interface GoBenchmarkItem extends ItemToMeasure {
  readonly title: string
  readonly benchmark: string
  readonly package: string
  /** The name of the top-level function: `BenchmarkEncode`. */
  readonly name: string
  /** The pattern that runs it alone, if it is a sub-benchmark. */
  readonly pattern?: string
}

/** Returns all items, except of packages that could not be built or listed on base. */
export function goItemsOfPreparedSides(
  prepared: Partial<Record<Side, PreparedGoSide>>,
): readonly GoBenchmarkItem[] {
  const items = new Map<string, GoBenchmarkItem>()
  for (const side of sides)
    for (const [path, { benchmarks, package: goPackage }] of prepared[side]?.built ?? []) {
      if (
        prepared.base?.broken.has(path) ||
        prepared.base?.broken.has(packageKeyOfUnlistedGoModule(goPackage))
      )
        continue
      for (const name of benchmarks.keys()) {
        const title = `${path}.${name}`
        const itemSides = [...(items.get(title)?.sides ?? []), side]
        const benchmark = name.replace(/^Benchmark/, '')
        items.set(title, { title, benchmark, name, package: path, sides: itemSides })
      }
    }
  return [...items.values()]
}

// Splitting benchmarks into sub-benchmarks that are visited by themselves.

export interface TriedSubBenchmark {
  /** The reported name, without the number of processors: `Encode/1MB`. */
  readonly name: string
  readonly trial: TrialTimesOnOneSide
  readonly served?: GoBenchmarkTrialOutcome['served']
}

/** Returns the title of a sub-benchmark: `parse.BenchmarkEncode/1MB`. */
function subBenchmarkTitle(title: string, name: string): string {
  return `${title}${name.slice(name.indexOf('/'))}`
}

/**
 * Tries each sub-benchmark by itself, given the trial of all of them together. `tryOne` returns null if a pattern does not
 * report exactly that one benchmark. The result is empty if one cannot run alone, or has so much overhead that it is better to
 * run them together, as they share their preparation.
 */
export async function trySubBenchmarksAlone(
  time: number,
  combined: TrialTimesOnOneSide & { readonly names: readonly string[] },
  cpu: string | null,
  env: Readonly<Record<string, string>>,
  tryOne: (pattern: string, reported: string) => Promise<TrialTimesOnOneSide | null>,
): Promise<readonly TriedSubBenchmark[]> {
  const { names, rows, overhead } = combined
  const suffix = createProcessorSuffixContext(cpu, names, env)
  const parts: TriedSubBenchmark[] = []
  const seenNames = new Set<string>()
  if (names.length < 2 || overhead > maxOverheadAlone * time * names.length) return []
  for (const [index, reported] of names.entries()) {
    const { name } = splitProcessorSuffix(reported, suffix)
    // With several numbers of processors, one pattern reports several benchmarks.
    if (seenNames.has(name) || !name.includes('/')) return []
    seenNames.add(name)
    const alone = await tryOne(benchPatternForReportedName(name), reported)
    const row = rows[index]
    if (!alone || !row) return []
    if (alone.overhead > maxOverheadAlone * time) return []
    const firstTwo = alone.rows[0]?.firstTwo ?? null
    parts.push({ name, trial: { overhead: alone.overhead, rows: [{ ...row, firstTwo }] } })
  }
  return parts
}

/** The most overhead of a sub-benchmark in a round, as a multiple of its measured time; the same as for short visits. */
const maxOverheadAlone = maxVisitOverheadShare / (1 - maxVisitOverheadShare)

// The trial of a benchmark on a side: whether it runs, what its visits cost, and whether its times depend on their length.

/** The outcome of a trial; `trial` is null if nothing has to be planned. */
interface GoBenchmarkTrialOutcome {
  readonly reading: CompletedVisitOutcome
  readonly trial: TrialTimesOnOneSide | null
  /** The trial in a process that runs benchmarks several times; null if it was not tried or failed. */
  readonly served?: TrialTimesOnOneSide | null
  /** Its sub-benchmarks, if each can run alone; otherwise empty. */
  readonly parts: readonly TriedSubBenchmark[]
}

/**
 * Runs a benchmark for a sixteenth of the time, then for as long as it takes to know the time of an operation, and if visits
 * are to be planned and it is not slow, twice for two operations. Throws as a visit does if the first of these fails; other
 * failures are ignored, as the rounds show them if they recur.
 */
export async function runGoBenchmarkTrialOnOneSide(
  context: DriverContext,
  settings: GoSettings,
  target: GoVisitTarget,
  attempt: VisitOptions,
  launch: RunProcess = runProcess,
): Promise<GoBenchmarkTrialOutcome> {
  const run = (...long: readonly string[]) =>
    visitGoBenchmark(context, settings, target, attempt, launch, long)
  const { benchtime } = settings
  const reading = await runShortly(run, sixteenthOfBenchtime(benchtime), target)
  const wholeSeconds = secondsOfBenchtime(benchtime)
  if (sixteenthOfBenchtime(benchtime) === benchtime || (wholeSeconds === null && target.side === 'base'))
    return { reading, trial: null, parts: [] }
  let parts: readonly TriedSubBenchmark[] = []
  let probe: ShortAndLongProbeRunsOfHead | undefined
  let trial: TrialTimesOnOneSide | null = null
  try {
    const runFor = async (time: string) => ({ time, visit: (await run(`-test.benchtime=${time}`)).visit })
    let longRun = await runFor(
      wholeSeconds === null || isProbed(target, reading.visit) ? benchtime : quarterOfBenchtime(benchtime),
    )
    // The first operation may only have been slow because it was the first.
    const isTimeKnown = timedRows(longRun.visit).every(({ value }) => value >= (wholeSeconds ?? 0))
    const isOneEach = timedRows(longRun.visit).every(({ iterations }) => iterations === 1)
    if (isOneEach && !isTimeKnown && longRun.time !== benchtime) longRun = await runFor(benchtime)
    const { time, visit: long } = longRun
    probe = { short: reading.visit, long, two: null }
    if (wholeSeconds !== null) {
      const seconds = secondsOfBenchtime(time) ?? wholeSeconds
      const runTwo = async () => (await run('-test.benchtime=2x')).visit
      const isSlowRow = (row: Timed) => isVisitedOnce(row, wholeSeconds)
      const twoRuns = timedRows(long).some(isSlowRow) ? [] : [await runTwo(), await runTwo()]
      trial = trialOf(long, seconds, twoRuns)
      const [twoOperations] = twoRuns
      if (target.side === 'head' && twoOperations)
        probe = (await probeByNumber(run, trial, wholeSeconds, reading.visit, twoOperations)) ?? probe
      const names = timedRows(long).map(({ benchmark }) => benchmark)
      const tryAlone = async (pattern: string, name: string) => {
        const runAlone = async (count: string) => {
          const flags = [`-test.benchtime=${count}`]
          return (await visitGoBenchmark(context, settings, { ...target, pattern }, attempt, launch, flags))
            .visit
        }
        const isSlow = timedRows(long).some(row => row.benchmark === name && isSlowRow(row))
        const runs = isSlow ? [await runAlone('1x')] : [await runAlone('2x'), await runAlone('2x')]
        const reportsOnlyIt = runs.every(visit => {
          const [row, ...others] = timedRows(visit)
          return row?.benchmark === name && others.length === 0
        })
        return reportsOnlyIt ? trialOf(runs[0] as SideVisit, seconds, isSlow ? [] : runs) : null
      }
      parts = await trySubBenchmarksAlone(
        wholeSeconds,
        { ...trial, names },
        settings.cpu,
        context.env,
        tryAlone,
      )
    }
  } catch (error) {
    if (!(error instanceof SideFailedError || error instanceof VisitCutOffByBudgetError)) throw error
  }
  return { reading: { ...reading, probe }, trial, parts }
}

/**
 * Adds to a trial what visits cost in a process that runs the benchmark, or its parts, several times. `runTwo` runs two
 * operations of what a pattern matches there, and throws ServerCouldNotRunBenchmarkError if that is not possible.
 */
export async function addTrialTimesInReusedProcess(
  outcome: GoBenchmarkTrialOutcome,
  pattern: string,
  wholeSeconds: number | null,
  runTwo: (pattern: string) => Promise<SideVisit>,
): Promise<GoBenchmarkTrialOutcome> {
  const served = async (trial: TrialTimesOnOneSide | null, own: string) => {
    if (trial === null || wholeSeconds === null) return null
    if (planVisitsOfGoBenchmarkFromTrials(wholeSeconds, [trial])?.turns !== 1) return null
    // Slow ones are visited once in any case.
    if (trial.rows.some(({ seconds }) => 4 * seconds > wholeSeconds)) return null
    return servedTrial(trial, [await runTwo(own), await runTwo(own)])
  }
  try {
    if (outcome.parts.length === 0) return { ...outcome, served: await served(outcome.trial, pattern) }
    const parts: TriedSubBenchmark[] = []
    for (const part of outcome.parts)
      parts.push({ ...part, served: await served(part.trial, benchPatternForReportedName(part.name)) })
    return { ...outcome, parts }
  } catch (error) {
    if (
      !(
        error instanceof ServerCouldNotRunBenchmarkError ||
        error instanceof SideFailedError ||
        error instanceof VisitCutOffByBudgetError
      )
    )
      throw error
    return outcome
  }
}

/** Returns what two visits of two operations each show of a benchmark whose operations are known; null if they report another number of benchmarks. */
function servedTrial(
  { rows }: TrialTimesOnOneSide,
  visits: readonly SideVisit[],
): TrialTimesOnOneSide | null {
  const timed = visits.map(timedRows)
  if (timed.some(own => own.length !== rows.length)) return null
  const operationSeconds = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    overhead: Math.max(0, Math.min(...visits.map(({ seconds }) => seconds)) - 3 * operationSeconds),
    rows: rows.map((row, n) => ({
      ...row,
      firstTwo: Math.min(...timed.map(own => own[n]).flatMap(own => (own ? own.iterations * own.value : []))),
    })),
  }
}

/** Reports whether a run for the whole time is needed for the probe: on head, if no runs by number of operations follow. */
function isProbed({ side }: GoVisitTarget, short: SideVisit): boolean {
  const rows = timedRows(short)
  const isOne = new Set(rows.map(({ benchmark }) => benchmark)).size === 1
  return side === 'head' && (!isOne || rows.some(({ iterations }) => iterations < minOperations / 16))
}

type Timed = Pick<SideVisit['measurements'][number], 'iterations' | 'value'>

/** Reports whether two visits of two operations do not fit into a round, so that the cost of more visits does not matter. */
function isVisitedOnce({ iterations, value }: Timed, wholeSeconds: number): boolean {
  return iterations === 1 || 4 * value > wholeSeconds
}

/**
 * Repeats the probe with fixed numbers of operations, as many as fit into `wholeSeconds`, so that a busy machine does not
 * change them. Returns null if there are several benchmarks, each with its own number, or too few operations.
 */
async function probeByNumber(
  run: (...long: readonly string[]) => Promise<CompletedVisitOutcome>,
  { rows }: TrialTimesOnOneSide,
  wholeSeconds: number,
  sixteenthRun: SideVisit,
  twoOperations: SideVisit,
): Promise<ShortAndLongProbeRunsOfHead | null> {
  const [row, ...otherRows] = rows
  if (!row || otherRows.length > 0) return null
  const operationsThatFit = Math.floor((row.iterations * wholeSeconds) / row.time)
  const iterations =
    operationsThatFit < minOperations && areFree(sixteenthRun, twoOperations)
      ? 10 * minOperations
      : operationsThatFit
  if (iterations < minOperations) return null
  const { visit: short } = await run(`-test.benchtime=${Math.floor(iterations / 16)}x`, '-test.count=2')
  const { visit: long } = await run(`-test.benchtime=${iterations}x`)
  return { short, long, two: twoOperations }
}

/**
 * Reports whether a run had few operations for another reason than their cost: the processors did not work longer for three
 * operations than for two, with the same preparation.
 */
function areFree(sixteenthRun: SideVisit, twoOperations: SideVisit): boolean {
  const isOneEach =
    timedRows(sixteenthRun).length === 2 &&
    timedRows(sixteenthRun).every(measurement => measurement.iterations === 1)
  if (!isOneEach || sixteenthRun.processor === undefined || twoOperations.processor === undefined)
    return false
  return twoOperations.processor < 1.125 * sixteenthRun.processor
}

/** The fewest operations of a run of which a sixteenth can be taken. */
const minOperations = 32

/**
 * Makes a short run, twice on head: the first pays for what a process prepares only once; the second shows what depends on the
 * length of the run.
 */
async function runShortly(
  run: (...long: readonly string[]) => Promise<CompletedVisitOutcome>,
  benchtime: string,
  { side }: GoVisitTarget,
): Promise<CompletedVisitOutcome> {
  const time = `-test.benchtime=${benchtime}`
  if (side === 'base') return run(time)
  try {
    return await run(time, '-test.count=2')
  } catch (error) {
    // A benchmark may rightly do something only once per process, such as registering a name. Rounds never run it twice in one
    // process.
    if (!(error instanceof SideFailedError) || error.kind !== 'failed') throw error
    return run(time).catch((secondError: unknown) => {
      throw secondError instanceof VisitCutOffByBudgetError ? error : secondError
    })
  }
}

/**
 * Summarizes a trial. Each of `twos` ran one operation, then two timed ones: the faster counts, as other programs can only slow
 * them down. Without any, the long run tells the overhead, as Go's calibration takes about as long as what it reports. `time`
 * is the requested duration in seconds.
 */
function trialOf(long: SideVisit, time: number, twoRuns: readonly SideVisit[]): TrialTimesOnOneSide {
  const rows = timedRows(long).map(({ benchmark, iterations, value }): TimesOfOneGoBenchmarkInTrialVisit => {
    const rowsOfTwo = twoRuns.flatMap(
      twoOperations => timedRows(twoOperations).find(row => row.benchmark === benchmark) ?? [],
    )
    const firstTwos = rowsOfTwo.map(row => row.iterations * row.value)
    const firstTwo = firstTwos.length === 0 ? null : Math.min(...firstTwos)
    return { time, iterations, seconds: value, firstTwo }
  })
  const operationSeconds = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  const rampSeconds = rows.reduce((sum, { iterations, seconds }) => sum + (2 * iterations - 1) * seconds, 0)
  const overhead =
    twoRuns.length === 0
      ? long.seconds - rampSeconds
      : Math.min(...twoRuns.map(({ seconds }) => seconds)) - 3 * operationSeconds
  return { overhead: Math.max(0, overhead), rows }
}

function timedRows({ measurements }: SideVisit): SideVisit['measurements'] {
  return measurements.filter(
    ({ unit, value, iterations }) => unit === 'sec/op' && value > 0 && iterations > 0,
  )
}

// Plans that Go runs share, as their visits must be the same.

/** Filled by the runs: the first that decides on a benchmark or package does so for all. */
export interface GoVisitPlansSharedByRuns {
  readonly plans: Map<string, BenchmarkVisitPlan>
  /** The decision for each import path to link the package for each round of the first measurement. */
  readonly relinkDecisions: Map<string, boolean>
  /** The seed of the orders of functions, 0 to 2^32 - 1. */
  readonly seed: number
}

export function createEmptyGoVisitPlansSharedByRuns(seed: number): GoVisitPlansSharedByRuns {
  return { plans: new Map(), relinkDecisions: new Map(), seed }
}

/** Returns the plan of an earlier run, as the time of an operation may depend on the number of operations. */
export function reuseVisitPlanOfResult(
  { visits, laidOut }: Pick<ResultFile, 'visits' | 'laidOut'>,
  seed: number,
): GoVisitPlansSharedByRuns {
  const packages = new Set([...visits.map(plannedVisits => plannedVisits.package), ...laidOut])
  return {
    plans: new Map(visits.map(one => [`${one.package}.Benchmark${one.benchmark}`, one])),
    relinkDecisions: new Map([...packages].map(path => [path, laidOut.includes(path)])),
    seed,
  }
}
