// The driver of any command: all that the command measures is one item, as it runs as a whole.
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { anyFormat, formatNamed, formats } from '../../core/formats/formats.ts'
import {
  cleaning,
  cutsOf,
  type Format,
  failedAlone,
  joinParsed,
  type Parsed,
  type Reader,
  refusedAlone,
  Unreadable,
} from '../../core/formats/reading/format.ts'
import { Recogniser } from '../../core/formats/recognise.ts'
import { nothingFollows } from '../../core/formats/tools/go/go-lines.ts'
import { Cancelled, CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import { type Side, sides, type Visit } from '../../core/model/measuring.ts'
import type { Settings } from '../../core/model/settings.ts'
import { examplesOf } from '../../core/rounds/exit-statuses.ts'
import { withHeadPaths } from '../../core/rounds/moved.ts'
import type { InShard } from '../../core/shard/shard.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import { isFolder, isNoexec, noexecText } from '../files/folder.ts'
import { gitIn } from '../git/git.ts'
import {
  type Attempt,
  type Driver,
  type DriverContext,
  type Item,
  OutOfBudget,
  type Reading,
} from './driver.ts'
import { withheldHint } from './environment.ts'
import { refuseFailed } from './failures.ts'
import { warnOfEditable } from './installs.ts'
import {
  type OutputPlace,
  type ReadOutput,
  readOutput,
  refusePresent,
  refuseTracked,
  removeOutput,
} from './output-files.ts'
import { FilteredRun, ShardedRun } from './partial-runs.ts'
import { hintAt, isLastOf, isOwnStatus, type ProcessEnd, runScript, type Script } from './process.ts'

/** How to read a command's results, how to have it measure less, and whether the ignored files are the user's own. */
export type Reporting = Pick<Settings, 'format' | 'output'> &
  Partial<Pick<Settings, 'filter' | 'ignoredFiles'>> & { readonly isInShard?: InShard }

/** The command prints its results, in any format. */
const usualReporting: Reporting = { format: anyFormat, output: [] }

const everything: Item = { title: null, benchmark: null, package: null, sides }

/** Measures with the command `run`, which measures everything at once. */
export function commandDriver(
  bench: DriverContext,
  run: string,
  { format: word, output: globs, filter = null, ignoredFiles, isInShard }: Reporting = usualReporting,
): Driver {
  const filtered = new FilteredRun(run, filter, bench.console)
  const sharded = isInShard ? new ShardedRun(isInShard) : null
  const named = formatNamed(word)
  /** The format recognised for each side, which must not change. */
  const found: Record<Side, Format | null> = { base: named, head: named }
  const checked = new Set<Side>()
  /** The output place where both sides use the user's own ignored files; it was empty before the run. */
  let shared: OutputPlace | null = null
  const gave: Partial<Record<Side, boolean>> = {}
  /** The problem with head's output if nothing could be read from it. */
  let unknown: { readonly problem: string; readonly lastLines: string } | null = null
  /** Runs a command on a side, and reads its results. */
  const visitBy = async (
    text: string,
    side: Side,
    attempt: Attempt,
    only: readonly string[] | null,
  ): Promise<Reading> => {
    const { place } = attempt
    const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`
    const output = globs.length > 0 ? await outputPlace(bench, side, globs) : null
    if (output && !checked.has(side)) await refuseTracked(output)
    checked.add(side)
    const cannotRead = (error: unknown, lastLines: string) => {
      if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error
      const why = `what its command wrote could not be read in ${place}`
      throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${text}`, lastLines)
    }
    if (output) await removeOutput(output).catch(error => cannotRead(error, ''))
    const folder = await realpath(await enterFolder(bench, side))
    const printed = new Recogniser(formats, found[side], folder)
    const besides = output ? new PrintedFailures(formats) : null
    const onText = (piece: string) => (besides ?? printed).write(piece)
    const ran = await runOn(bench, side, text, { ...attempt, onText })
    const { lastLines, started, seconds, goOn } = ran
    if (!ran.mayBeOfBenchmark) ran.refuse()
    const read = output ? readOutput(output, formats, found[side], goOn, started) : readPrinted(printed)
    const { format, parsed, problem } = await read.catch(error => {
      ran.refuse()
      return cannotRead(error, lastLines)
    })
    const all = besides?.addTo(parsed, format) ?? parsed
    if (!hasFailedAlone(all)) ran.refuse()
    gave[side] ||= parsed.measurements.length > 0
    // Base may have no benchmarks yet, and print anything; once both sides have been visited it is clear which side is
    // wrong.
    if (side === 'head' && problem !== null && !gave.head) unknown = { problem, lastLines }
    if (unknown && gave.base !== undefined) {
      const which = gave.base ? 'on head, though base has benchmarks' : 'on either side'
      const message = `Nothing was measured ${which}. What head printed (${shortSha(bench.commits.head.sha)}) ${unknown.problem}\nCommand: ${text}`
      throw new SideFailed('head', `it printed no benchmark in ${place}`, message, unknown.lastLines)
    }
    if (format && !found[side] && format.name !== 'go')
      bench.console.info(`${side} is read as ${format.name}`)
    found[side] ??= format
    const failed = refuseParsed(all, { side, place, where, text, lastLines, status: ran.status })
    const { units, claimed } = parsed
    const measurements =
      side === 'base' && bench.moved ? withHeadPaths(parsed.measurements, bench.moved) : parsed.measurements
    const times = { started: started.toISOString(), seconds, ...(claimed === undefined ? {} : { claimed }) }
    const visit = { ...times, ...(only === null && asksAll), ...lostIn(parsed), measurements }
    return { visit: format ? { ...visit, format: format.name } : visit, units, printed: null, failed }
  }
  return {
    isWarmedUp: false,
    get canFilter() {
      return filtered.isOn
    },
    async prepare(side) {
      if (globs.length > 0 && ignoredFiles === 'shared' && shared === null) {
        const place = await outputPlace(bench, side, globs)
        await refusePresent(place)
        shared = place
      }
      await setUp(bench, side)
      // As late as this, since what `setup` installs may take its place.
      const { checkout, env, console } = bench
      if (side === 'head')
        await warnOfEditable(run, { checkout, env, folder: await enterFolder(bench, side) }, console)
    },
    async items() {
      return [everything]
    },
    parts: item => [item],
    lost: [],
    proven: [],
    toolchain: () => null,
    planned: [],
    laidOut: [],
    binaries: () => null,
    turns: () => 1,
    get isEmpty() {
      return sharded?.isEmpty ?? false
    },
    visit(_, side, attempt) {
      const visit = (only: readonly string[] | null) =>
        filtered.visit(only, found[side], text => visitBy(text, side, attempt, only))
      return sharded ? sharded.visit(attempt, visit) : visit(attempt.only)
    },
    layOut: async () => false,
    async relay() {},
    isRelaid: false,
    async [Symbol.asyncDispose]() {
      // Left there, the next run would take it for the user's. What could not be removed was reported before.
      if (shared) await removeOutput(shared).catch(() => {})
    },
  }
}

const asksAll = { asksAll: true } as const

/** What was printed and is not among the measurements. A result without a value has nothing to lose. */
function lostIn({ unread = [], refusedBeside = [] }: Parsed): Pick<Visit, 'unread' | 'leftOut'> {
  const results = unread.filter(({ isResult, why }) => isResult && why !== nothingFollows)
  const lines = examplesOf(results.map(({ text }) => text.trim()))
  const leftOut = examplesOf(refusedBeside)
  return { ...(lines && { unread: lines }), ...(leftOut && { leftOut }) }
}

async function readPrinted(printed: Recogniser): Promise<ReadOutput> {
  const parsed = printed.end()
  return { parsed, format: printed.format, problem: printed.problem }
}

/** Where a side's files are looked for. */
async function outputPlace(bench: DriverContext, side: Side, globs: readonly string[]): Promise<OutputPlace> {
  const git = gitIn(await enterFolder(bench, side), bench.env)
  return { git, tree: await bench.sides.enter(side), globs }
}

/** Runs the user's `setup` on a side, if there is one. */
export async function setUp(bench: DriverContext, side: Side): Promise<void> {
  const prepare = () => runSetup(bench, side)
  await (bench.once ? bench.once(side, prepare) : prepare())
}

async function runSetup(bench: DriverContext, side: Side): Promise<void> {
  if (bench.setup === null) return
  const output = bench.console.untrusted(`setup on ${side}`)
  const onOutput = (chunk: Buffer) => output.write(chunk)
  const attempt = { round: 0, place: 'setup', only: null, budgetEnds: null, onOutput, onText() {} }
  const { setupEnv: env = bench.env } = bench
  const hint = withheldHint(bench)
  const { refuse } = await runOn({ ...bench, env }, side, bench.setup, attempt, hint).finally(() =>
    output.close(),
  )
  refuse()
}

/** Shows a side, and gives the folder to run in. */
export async function enterFolder(bench: DriverContext, side: Side): Promise<string> {
  const folder = resolve(await bench.sides.enter(side), bench.workingDirectory)
  if (await isFolder(folder)) return folder
  throw new SideFailed(
    side,
    'it lacks the working-directory',
    `working-directory: "${bench.workingDirectory}" is not a folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`,
  )
}

/** Says where a command has failed because nothing can be run from its folder for temporary files. */
async function noexecHint({ status, lastLines }: ProcessEnd, { TMPDIR = tmpdir() }: DriverContext['env']) {
  const isRefused = status !== 0 && /permission denied/i.test(lastLines) && (await isNoexec(TMPDIR))
  return isRefused ? `\n${noexecText(TMPDIR)}` : ''
}

/**
 * Enters a side and runs a command there to its end; `onText` takes its output. Whoever reads its files calls `goOn`. `refuse` throws
 * where the command failed, unless that may be due to a benchmark that its results name.
 */
async function runOn(
  bench: DriverContext,
  side: Side,
  text: string,
  { place, budgetEnds, onOutput, onText }: Attempt & Pick<Script, 'onText'>,
  hint = '',
) {
  const cwd = await enterFolder(bench, side)
  const { env, signal } = bench
  const started = new Date()
  const timedOut = started.getTime() + bench.timeout * 1000
  const deadline = Math.min(timedOut, budgetEnds ?? timedOut)
  const ended = await runScript({ text, cwd, env, signal, deadline, onOutput, onText }).catch(error => {
    if (!(error instanceof CouldNotMeasure)) throw error
    const why = `its command gave no readable output in ${place}`
    throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output)
  })
  if (ended.isLate && deadline < timedOut) throw new OutOfBudget('the budget has ended')
  const { status, isLate, endedAt } = ended
  const called = {
    name: 'The command',
    its: 'its command',
    text,
    hint: `${hintAt(text, endedAt)}${hint}${await noexecHint(ended, env)}`,
  }
  const refuse = () => refuseFailed(bench, side, place, called, ended)
  // What comes after the command that failed has not been run, and its benchmarks would be missing without a word.
  const mayBeOfBenchmark = !isLate && (status === 0 || (isOwnStatus(status) && isLastOf(text, endedAt)))
  const seconds = (Date.now() - started.getTime()) / 1000
  const goOn = () => {
    if (signal.aborted) throw new Cancelled('cancelled')
    if (Date.now() <= deadline) return
    if (deadline < timedOut) throw new OutOfBudget('the budget has ended')
    throw new CouldNotMeasure(
      `What the command wrote could not be read within "timeout" (${formatDuration(bench.timeout)}). Let it write less, or raise "timeout".`,
    )
  }
  return { lastLines: ended.lastLines, status, started, seconds, goOn, refuse, mayBeOfBenchmark }
}

// The failures that a tool prints and leaves out of the file with its results.

/** A PrintedFailures reads what a command prints while its results go to a file, whose format is not known yet. */
export class PrintedFailures {
  private readonly readers: ReadonlyMap<Format, Reader>

  constructor(formats: readonly Format[]) {
    this.readers = new Map(
      formats.flatMap(format =>
        format.openPrinted ? [[format, cleaning(format.openPrinted(), cutsOf(format))] as const] : [],
      ),
    )
  }

  write(piece: string): void {
    for (const reader of this.readers.values()) reader.write(piece)
  }

  /** Adds the failures to what was read of the file. */
  addTo(parsed: Parsed, format: Format | null): Parsed {
    const reader = format && this.readers.get(format)
    return reader ? joinParsed([parsed, reader.end()]) : parsed
  }
}

// Throws where the results of a command are unusable: it failed as a whole, or gave a value that cannot be.

/** Which command it was, and where. */
interface CommandRun {
  readonly side: Side
  /** `round 3 of 20`. */
  readonly place: string
  /** The place, with the side and its commit. */
  readonly where: string
  readonly text: string
  readonly lastLines: string
  /** What its command ended with. */
  readonly status: ProcessEnd['status']
}

/** Whether benchmarks failed by themselves while others were measured, which explains that a command has failed. */
export function hasFailedAlone(parsed: Parsed): boolean {
  return parsed.measurements.length > 0 && (failedAlone(parsed)?.size ?? 0) > 0
}

/** Gives the benchmarks that failed by themselves while others were measured, with their failures. */
export function refuseParsed(
  parsed: Parsed,
  { side, place, where, text, lastLines, status }: CommandRun,
): ReadonlyMap<string, SideFailed> {
  const { failures, measurements } = parsed
  const refused = refusedAlone(parsed)
  const failedOf = (line: string, others = '') =>
    new SideFailed(
      side,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${where}, ${status === 0 ? 'though' : 'and'} its command ended with status ${status}: ${line}${others}. Command: ${text}`,
      lastLines,
    )
  const alone = measurements.length > 0 ? failedAlone(parsed) : null
  const [failure, ...others] = failures
  if (failure !== undefined && alone === null)
    throw failedOf(failure, others.length > 0 ? ` (and ${others.length} more)` : '')
  if (refused.length > 0)
    throw new SideFailed(
      side,
      `a benchmark gave a value that cannot have been measured in ${place}`,
      `A benchmark in ${place}, ${side} gave a value that cannot have been measured: ${refused[0]}. Fix what it reports.`,
      lastLines,
    )
  return new Map([...(alone ?? [])].map(([benchmark, line]) => [benchmark, failedOf(line)]))
}
