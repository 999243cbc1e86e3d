// Visits to Go benchmarks: their plan from a trial, and whether and how the output of one can be used.
import { groupBy } from '../common/memoize.ts'
import { type ParsedOutput, refusedValuesSpoilingOutput } from '../formats/reading/format.ts'
import { extractGoResultTextAtLineEnd, goLineWithoutValueReason } from '../formats/tools/go/go-lines.ts'
import { configValueOfMeasurement, type Measurement } from '../model/measuring.ts'
import type { VisitCountAndLengthPerRound } from '../model/result-file.ts'

/** The result of a trial run of a benchmark on one side. Times in seconds. */
export interface TrialTimesOnOneSide {
  /** The part of a visit that is not timed: starting a process, and preparation. */
  readonly overhead: number
  /** Each reported benchmark: just one, or its sub-benchmarks, or one for each number of processors. */
  readonly rows: readonly TimesOfOneGoBenchmarkInTrialVisit[]
}

export interface TimesOfOneGoBenchmarkInTrialVisit {
  /** The requested duration, in seconds. */
  readonly time: number
  readonly iterations: number
  /** Seconds per iteration. */
  readonly seconds: number
  /** The time of the first two operations of a process together; null if no run was that short. */
  readonly firstTwo: number | null
}

/** The largest part of a visit that may be overhead: beyond it shorter visits still gain precision, but rounds get far longer. */
export const maxVisitOverheadShare = 2 / 3
/** The shortest visit: a thousand ticks of a clock with microsecond resolution. */
const shortest = 1e-3
/** Go always runs one operation first; if only one is requested, that one is timed, with cold caches. */
const fewestIterations = 2
/** The largest part of the timed operations that may be extra cost of the first ones of a process. */
const mostFirst = 0.05
/** The extra time of the first two operations counts as noise unless it is at least one operation. */
const leastFirst = 1
/** More visits than this gained nothing. */
const mostTurns = 24
/** Go's own limit. */
const mostIterations = 1e9

/**
 * Plans the visits of a round, of `time` seconds in all to each side, from the trials of the sides that have the
 * benchmark. Null if the trials say too little: the benchmark is then visited once, for the requested time. `oneProcess` says
 * that the trials were runs in a process that runs all visits of a round.
 */
export function planVisitsOfGoBenchmarkFromTrials(
  time: number,
  trials: readonly TrialTimesOnOneSide[],
  oneProcess = false,
): VisitCountAndLengthPerRound | null {
  const rows = trials.flatMap(trial => trial.rows)
  if (rows.length === 0 || trials.some(trial => trial.rows.length === 0)) return null
  const isSingle = trials.every(trial => trial.rows.length === 1)
  const most = Math.max(...trials.map(trial => trial.rows.length))
  // To determine the number of operations, Go prepares about twice as often.
  const overhead = Math.max(...trials.map(trial => trial.overhead)) * (isSingle ? 1 : 2)
  const operation = Math.max(...rows.map(operationOf))
  const first = Math.max(...rows.map(row => firstOf(row, operationOf(row))))
  const length = Math.max(
    shortest,
    (overhead * (1 / maxVisitOverheadShare - 1)) / most,
    fewestIterations * operation,
    first / mostFirst,
  )
  const fitting = Math.min(mostTurns, Math.floor(time / length))
  const turns = fitting < 2 ? 1 : fitting - (fitting % 2)
  const seconds = time / turns
  const iterations = Math.min(mostIterations, Math.max(1, Math.round(seconds / operation)))
  return {
    ...{ turns, iterations: isSingle ? iterations : null, seconds, overhead },
    ...(oneProcess && { oneProcess }),
  }
}

/** Returns the seconds that a round of both sides takes with a plan, at most. */
export function maxBothSidesRoundSecondsOfVisitPlan({
  turns,
  seconds,
  overhead,
}: VisitCountAndLengthPerRound): number {
  return 2 * turns * (seconds + overhead)
}

/** Returns the extra cost of the first operations of a process. */
function firstOf({ firstTwo }: TimesOfOneGoBenchmarkInTrialVisit, operation: number): number {
  const extra = (firstTwo ?? 0) - 2 * operation
  return extra > leastFirst * operation ? extra : 0
}

/** Returns the seconds of an operation. A benchmark may report any time, but Go ends it soon after its time is over. */
function operationOf({ time, iterations, seconds }: TimesOfOneGoBenchmarkInTrialVisit): number {
  const least = time / iterations
  return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least)
}

export function benchtimeOfPlan({ iterations, seconds }: VisitCountAndLengthPerRound): string {
  return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`
}

// Lines that a benchmark prints besides its results.

const ownOfRunner =
  /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/
/**
 * A result, also one without values, as of a benchmark that hides its time (`b.ReportMetric(0, "ns/op")`); or the name alone, which
 * is printed before the benchmark runs.
 */
const result = /^Benchmark\S*\s*(\s[+-]?\d+(\s+[-+.\d]\S*\s.*)?)?$/

/** Returns the lines of `text` that are neither results nor the test runner's own. */
export function extractProgramOutputLines(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap(line => {
    if (ownOfRunner.test(line) || result.test(line)) return []
    const rest = line.replace(/^Benchmark\S*\s+/, '')
    const printed = rest.slice(0, rest.length - (extractGoResultTextAtLineEnd(rest)?.length ?? 0)).trim()
    return printed === '' ? [] : [printed]
  })
}

/**
 * Returns the first line that the program does not also print without a benchmark, as TestMain does; null if there is none.
 * Numbers may differ, such as those of a clock or a process.
 */
export function findLinePrintedOnlyByBenchmark(
  lines: readonly string[],
  without: readonly string[],
): string | null {
  const plain = (line: string) => line.replace(/\d+/g, '0')
  const printedWithout = new Set(without.map(plain))
  return lines.find(line => !printedWithout.has(plain(line))) ?? null
}

// Output of a test binary that cannot be used, although it exited with status 0.

/**
 * Returns why the output cannot be used (`problem` is a verb with its object: `failed`); null if it can. `name` is that of the top-level benchmark, with the prefix Benchmark.
 * The test runner ends with PASS: if it does, and the status is 0, a line that looks like a failure is the benchmark's own.
 */
export function whyGoOutputUnusable(
  parsed: ParsedOutput,
  text: string,
  name: string,
): { readonly problem: string; readonly evidence: string } | null {
  const { failures, unread = [], measurements } = parsed
  const refused = refusedValuesSpoilingOutput(parsed)
  const hasPassed = [...text.matchAll(ends)].at(-1)?.[0].startsWith('PASS') === true
  if (!hasPassed && failures[0] !== undefined) return { problem: 'failed', evidence: failures[0] }
  if (refused[0] !== undefined) return { problem: 'reported an impossible value', evidence: refused[0] }
  const isOwn = (line: string) => line.startsWith(name) && /^[-/#\s]/.test(line.slice(name.length))
  const torn = unread.find(line => line.isResult && line.why !== goLineWithoutValueReason && isOwn(line.text))
  if (torn)
    return {
      problem: 'printed a result that cannot be read',
      evidence: `${torn.why} in "${torn.text.trim()}". A benchmark must print nothing, and not call os.Exit.`,
    }
  // With results the runner was only silenced: a benchmark may have replaced os.Stdout.
  if (!hasPassed && measurements.length === 0)
    return {
      problem: 'ended before it had measured anything',
      evidence:
        'its process exited with status 0, but without the PASS of the test runner. A benchmark must not call os.Exit.',
    }
  return null
}

/** The end of the runner's output; it may follow what a program prints without a line break. */
const ends = /PASS\r?$|^FAIL\r?$/gm

// The configuration of results: Go's own, without what benchmarks print.

/** Matches anywhere: what a benchmark prints without a line break comes right before it. */
const goConfig = /goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/

/**
 * Returns the results of one visit to the package `path`, whose output is `text`, with their own configuration. A benchmark
 * may print any line `key: value`, such as how long it took, and results with different configurations are not the same row.
 * So other keys are kept only if they distinguish results of one name, as if TestMain runs the benchmarks for several
 * engines.
 */
export function removePrintedConfigFromGoMeasurements(
  measurements: readonly Measurement[],
  text: string,
  path: string,
): readonly Measurement[] {
  const [, goos, goarch, cpu] = goConfig.exec(text) ?? []
  const own = Object.entries({ goos, goarch, pkg: path, cpu }).filter(([, value]) => value !== undefined)
  const rows = groupBy(measurements, ({ benchmark, unit }) => JSON.stringify([benchmark, unit]))
  const distinguishing = new Set([...rows.values()].flatMap(distinguishingKeys))
  // Results continue to share their configuration object.
  const shared = new Map<string, Measurement['config']>()
  return measurements.map(measurement => {
    const others = [...distinguishing].flatMap(key => {
      const value = configValueOfMeasurement(measurement.config, key)
      return value === undefined ? [] : [[key, value]]
    })
    const config: Measurement['config'] = Object.fromEntries([...others, ...own])
    const id = JSON.stringify(config)
    if (!shared.has(id)) shared.set(id, config)
    return { ...measurement, config: shared.get(id) ?? config }
  })
}

function distinguishingKeys(row: readonly Measurement[]): readonly string[] {
  const [first, ...others] = row.map(({ config }) => config)
  if (!first || others.length === 0) return []
  const keys = new Set([first, ...others].flatMap(config => Object.keys(config)))
  return [...keys].filter(key =>
    others.some(config => configValueOfMeasurement(config, key) !== configValueOfMeasurement(first, key)),
  )
}
