// How a Go benchmark is visited in a round, planned from its trial: how many visits in turns, and how long each.

import { type Parsed, refusedAlone } from '../formats/reading/format.ts'
import { endOfResult, nothingFollows } from '../formats/tools/go/go-lines.ts'
import { type Measurement, settingOf } from '../model/measuring.ts'
import type { VisitPlan } from '../model/result-file.ts'

/** A VisitTrial is what is known of a benchmark on one side before the rounds. Times in seconds. */
export interface VisitTrial {
  /** The time of a visit that is not timed operations: the start of a process, and preparation. */
  readonly overhead: number
  /** Each benchmark that was reported: just one, or its sub-benchmarks, or one for each number of processors. */
  readonly rows: readonly TrialRow[]
}

/** A TrialRow is one benchmark of a trial. */
export interface TrialRow {
  /** How long it was to run, how often it ran in that, and the seconds of each operation. */
  readonly time: number
  readonly iterations: number
  readonly seconds: number
  /** The time of the first two operations of a process together; null where no run was that short. */
  readonly firstTwo: number | null
}

/**
 * The largest part of a visit that may be overhead: beyond it shorter visits still gain precision, but rounds get far
 * longer.
 */
export const mostOverhead = 2 / 3
/** A thousand ticks of a clock that ticks each microsecond. */
const shortest = 1e-3
/** Go always runs one operation first; if only one is asked for, that one is timed, with cold caches. */
const fewestIterations = 2
/** The largest part of the timed operations that may be extra cost of the first ones of a process. */
const mostFirst = 0.05
/** The extra time of the first two operations is taken for noise unless it is as much as one operation. */
const leastFirst = 1
/** More visits than this gained nothing. */
const mostTurns = 24
/** The limit of Go itself. */
const mostIterations = 1e9

/**
 * Plans the visits of a round, of `time` seconds in all to each side, from the trials of the sides that have the
 * benchmark. Null where the trials say too little: then it is visited once, for as long as was asked for.
 */
export function planVisits(time: number, trials: readonly VisitTrial[]): VisitPlan | null {
  const rows = trials.flatMap(one => one.rows)
  if (rows.length === 0 || trials.some(one => one.rows.length === 0)) return null
  const isOne = trials.every(one => one.rows.length === 1)
  const most = Math.max(...trials.map(one => one.rows.length))
  // To find the number of operations, Go prepares about twice as often.
  const overhead = Math.max(...trials.map(one => one.overhead)) * (isOne ? 1 : 2)
  const operation = Math.max(...rows.map(operationOf))
  const first = Math.max(...rows.map(row => firstOf(row, operationOf(row))))
  const length = Math.max(
    shortest,
    (overhead * (1 / mostOverhead - 1)) / most,
    fewestIterations * operation,
    first / mostFirst,
  )
  const fitting = Math.min(mostTurns, Math.floor(time / length))
  const turns = fitting < 2 ? 1 : fitting - (fitting % 2)
  const seconds = time / turns
  const iterations = Math.min(mostIterations, Math.max(1, Math.round(seconds / operation)))
  return { turns, iterations: isOne ? iterations : null, seconds, overhead }
}

/** Seconds that a round of both sides takes with one plan, at most. */
export function roundSeconds({ turns, seconds, overhead }: VisitPlan): number {
  return 2 * turns * (seconds + overhead)
}

/** The extra cost of the first operations of a process. */
function firstOf({ firstTwo }: TrialRow, operation: number): number {
  const more = (firstTwo ?? 0) - 2 * operation
  return more > leastFirst * operation ? more : 0
}

/** The seconds of an operation. A benchmark may report any time, but Go ends it soon after its time is over. */
function operationOf({ time, iterations, seconds }: TrialRow): number {
  const least = time / iterations
  return iterations > 1 ? Math.min(Math.max(seconds, least), 2 * least) : Math.max(seconds, least)
}

/** The `-test.benchtime` of a visit. */
export function benchtimeOf({ iterations, seconds }: VisitPlan): string {
  return iterations === null ? `${Math.max(1, Math.round(seconds * 1e9))}ns` : `${iterations}x`
}

// Finds what a benchmark prints besides its results, and its program does not print without it.

const ofTheFormat =
  /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/
/** A result, or the name alone, which is printed before the benchmark runs. */
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/

/** The lines of `text` that are neither results nor the test runner's own. */
export function printedIn(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap(line => {
    if (ofTheFormat.test(line) || result.test(line)) return []
    const own = line.replace(/^Benchmark\S*\s+/, '')
    const said = own.slice(0, own.length - (endOfResult(own)?.length ?? 0)).trim()
    return said === '' ? [] : [said]
  })
}

/**
 * The first of them that its program does not print without a benchmark as well, as TestMain does; null where there is none. Numbers
 * may differ, such as those of a clock or a process.
 */
export function printedByBenchmark(lines: readonly string[], without: readonly string[]): string | null {
  const plain = (line: string) => line.replace(/\d+/g, '0')
  const known = new Set(without.map(plain))
  return lines.find(line => !known.has(plain(line))) ?? null
}

// Whether what a benchmark of a test binary has printed can be used, where the binary ended with status 0.

/** An Unusable says what the benchmark did (`failed`), and what shows it. */
export interface Unusable {
  readonly how: string
  readonly said: string
}

/**
 * Null where it can be used. `name` is that of the top-level benchmark, with the word Benchmark. The test runner ends with PASS:
 * where it does, and the status is 0, a line that looks like a failure is the benchmark's own.
 */
export function unusable(parsed: Parsed, text: string, name: string): Unusable | null {
  const { failures, unread = [], measurements } = parsed
  const refused = refusedAlone(parsed)
  const hasPassed = [...text.matchAll(ends)].at(-1)?.[0].startsWith('PASS') === true
  if (!hasPassed && failures[0] !== undefined) return { how: 'failed', said: failures[0] }
  if (refused[0] !== undefined)
    return { how: 'gave a value that cannot have been measured', said: refused[0] }
  const isOwn = (line: string) => line.startsWith(name) && /^[-/#\s]/.test(line.slice(name.length))
  const torn = unread.find(one => one.isResult && one.why !== nothingFollows && isOwn(one.text))
  if (torn)
    return {
      how: 'gave a result that cannot be read',
      said: `${torn.why} in "${torn.text.trim()}". Let it print nothing, and call no exit.`,
    }
  // With results the runner was only silenced: a benchmark may have replaced os.Stdout.
  if (!hasPassed && measurements.length === 0)
    return {
      how: 'ended before it had measured',
      said: 'its process exited with status 0, but without the PASS of the test runner. Let it call no exit.',
    }
  return null
}

/** How the runner ends: behind what a program prints without a line break, too. */
const ends = /PASS\r?$|^FAIL\r?$/gm

// What the results of a test binary are configured by: what Go says of it, without what its benchmarks print.

/** Wherever it stands: what a benchmark prints without a line break comes right before it. */
const goSays = /goos: (\S+)\r?\ngoarch: (\S+)\r?\n(?:pkg: .*\n)?(?:cpu: (.*\S))?/

/**
 * The results of one visit to the package `path`, whose output is `text`. A benchmark may print any line `key: value`, such as
 * how long it took, and results that are configured differently are not the same row. So of other keys only those are
 * kept that tell results of one name apart, as where TestMain runs the benchmarks for each of several engines.
 */
export function withOwnConfig(
  measurements: readonly Measurement[],
  text: string,
  path: string,
): readonly Measurement[] {
  const [, goos, goarch, cpu] = goSays.exec(text) ?? []
  const own = Object.entries({ goos, goarch, pkg: path, cpu }).filter(([, value]) => value !== undefined)
  const ofRows = new Map<string, Measurement['config'][]>()
  for (const { benchmark, unit, config } of measurements) {
    const row = JSON.stringify([benchmark, unit])
    ofRows.set(row, [...(ofRows.get(row) ?? []), config])
  }
  const telling = new Set([...ofRows.values()].flatMap(tellingKeys))
  /** Results share their configuration, as they did. */
  const shared = new Map<string, Measurement['config']>()
  return measurements.map(one => {
    const others = [...telling].flatMap(key => {
      const value = settingOf(one.config, key)
      return value === undefined ? [] : [[key, value]]
    })
    const config: Measurement['config'] = Object.fromEntries([...others, ...own])
    const id = JSON.stringify(config)
    if (!shared.has(id)) shared.set(id, config)
    return { ...one, config: shared.get(id) ?? config }
  })
}

function tellingKeys([first, ...others]: readonly Measurement['config'][]): readonly string[] {
  if (!first || others.length === 0) return []
  const keys = new Set([first, ...others].flatMap(config => Object.keys(config)))
  return [...keys].filter(key => others.some(one => settingOf(one, key) !== settingOf(first, key)))
}
