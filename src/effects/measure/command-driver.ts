// The driver of any command. A command runs as a whole, so all that it measures is one item.
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { anyFormat, formatNamed, formats } from '../../core/formats/formats.ts'
import {
  cleaningReader,
  type Format,
  failedAlone,
  joinParsed,
  type Parsed,
  prefixCutsOf,
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
  emptyReport,
  type Item,
  OutOfBudget,
  type Reading,
} from './driver.ts'
import { refuseFailed } from './failures.ts'
import { warnOfEditable } from './installs.ts'
import { limitedMatcher } from './limited-matcher.ts'
import {
  type OutputPlace,
  type ReadOutput,
  readOutput,
  refusePresent,
  refuseTracked,
  removeOutput,
} from './output-files.ts'
import { FilteredRun, ShardedRun } from './partial-runs.ts'
import {
  endedAtLastCommand,
  isOwnStatus,
  type ProcessEnd,
  runScript,
  type Script,
  scriptEndHint,
} from './process.ts'
import { withheldHint } from './untrusted-environment.ts'

/** How to read a command's results and how to filter its benchmarks, and whether both sides use the user's own ignored files. */
export type CommandOutputOptions = Pick<Settings, 'format' | 'output'> &
  Partial<Pick<Settings, 'filter' | 'ignoredFiles'>> & { readonly isInShard?: InShard }

/** By default, the command prints its results in any format. */
const defaultOutputOptions: CommandOutputOptions = { format: anyFormat, output: [] }

const everything: Item = { title: null, benchmark: null, package: null, sides }

/** Measures with the command `run`, whose benchmarks are one item. */
export function commandDriver(
  context: DriverContext,
  run: string,
  {
    format: formatName,
    output: globs,
    filter = null,
    ignoredFiles,
    isInShard,
  }: CommandOutputOptions = defaultOutputOptions,
): Driver {
  const filtered = new FilteredRun(run, filter, context.console)
  const sharded = isInShard ? new ShardedRun(isInShard) : null
  const givenFormat = formatNamed(formatName, limitedMatcher)
  /** The format recognised on each side, which must not change later. */
  const formatOfSide: Record<Side, Format | null> = { base: givenFormat, head: givenFormat }
  const checkedSides = new Set<Side>()
  /** Where both sides write output if they use the user's own ignored files; it was empty before the run. */
  let sharedOutput: OutputPlace | null = null
  const hasMeasured: Partial<Record<Side, boolean>> = {}
  /** The problem with head's output if nothing could be read from it. */
  let unreadable: { readonly problem: string; readonly lastLines: string } | null = null
  /** Runs a command on a side, and reads its results. */
  const visitWith = async (
    commandText: string,
    side: Side,
    attempt: Attempt,
    only: readonly string[] | null,
  ): Promise<Reading> => {
    const { place } = attempt
    const where = `${place}, ${side} (${shortSha(context.commits[side].sha)})`
    const output = globs.length > 0 ? await outputPlace(context, side, globs) : null
    if (output && !checkedSides.has(side)) await refuseTracked(output)
    checkedSides.add(side)
    const cannotRead = (error: unknown, lastLines: string) => {
      if (!(error instanceof CouldNotMeasure || error instanceof Unreadable)) throw error
      const why = `what its command wrote could not be read in ${place}`
      throw new SideFailed(side, why, `In ${where}: ${error.message}\nCommand: ${commandText}`, lastLines)
    }
    if (output) await removeOutput(output).catch(error => cannotRead(error, ''))
    const folder = await realpath(await enterFolder(context, side))
    const printed = new Recogniser(formats, formatOfSide[side], folder)
    const printedFailures = output ? new PrintedFailures(formats) : null
    const onText = (piece: string) => (printedFailures ?? printed).write(piece)
    const command = await runOn(context, side, commandText, { ...attempt, onText })
    const { lastLines, started, seconds, checkDeadline } = command
    if (!command.mayBeOneBenchmark) command.refuse()
    const read = output
      ? readOutput(output, formats, formatOfSide[side], checkDeadline, started)
      : readPrinted(printed)
    const { format, parsed, problem } = await read.catch(error => {
      command.refuse()
      return cannotRead(error, lastLines)
    })
    const allParsed = printedFailures?.addTo(parsed, format) ?? parsed
    if (!hasFailedAlone(allParsed)) command.refuse()
    hasMeasured[side] ||= parsed.measurements.length > 0
    // Base may have no benchmarks yet, and print anything. Which side is wrong is clear once both have been visited.
    if (side === 'head' && problem !== null && !hasMeasured.head) unreadable = { problem, lastLines }
    if (unreadable && hasMeasured.base !== undefined) {
      const which = hasMeasured.base ? 'on head, though base has benchmarks' : 'on either side'
      const message = `Nothing was measured ${which}. What head printed (${shortSha(context.commits.head.sha)}) ${unreadable.problem}\nCommand: ${commandText}`
      throw new SideFailed('head', `it printed no benchmark in ${place}`, message, unreadable.lastLines)
    }
    if (format && !formatOfSide[side] && format.name !== 'go')
      context.console.info(`${side} is read as ${format.name}`)
    formatOfSide[side] ??= format
    const failed = refuseParsed(allParsed, {
      side,
      place,
      where,
      text: commandText,
      lastLines,
      status: command.status,
    })
    const { units, claimed } = parsed
    const measurements =
      side === 'base' && context.moved
        ? withHeadPaths(parsed.measurements, context.moved)
        : parsed.measurements
    const times = { started: started.toISOString(), seconds, ...(claimed === undefined ? {} : { claimed }) }
    const visit = { ...times, ...(only === null && measuresAll), ...lostIn(parsed), measurements }
    return { visit: format ? { ...visit, format: format.name } : visit, units, printed: null, failed }
  }
  return {
    isWarmedUp: false,
    get canFilter() {
      return filtered.isOn
    },
    async prepare(side) {
      if (globs.length > 0 && ignoredFiles === 'shared' && sharedOutput === null) {
        const place = await outputPlace(context, side, globs)
        await refusePresent(place)
        sharedOutput = place
      }
      await setUpSide(context, side)
      // Only after `setup`, which may replace what is installed.
      const { checkout, env, console } = context
      if (side === 'head')
        await warnOfEditable(run, { checkout, env, folder: await enterFolder(context, side) }, console)
    },
    async items() {
      return [everything]
    },
    parts: item => [item],
    relinking: null,
    report: () => emptyReport,
    binaries: () => null,
    visitsPerRound: () => 1,
    get isEmpty() {
      return sharded?.isEmpty ?? false
    },
    visit(_, side, attempt) {
      const visit = (only: readonly string[] | null) =>
        filtered.visit(only, formatOfSide[side], commandText => visitWith(commandText, side, attempt, only))
      return sharded ? sharded.visit(attempt, visit) : visit(attempt.only)
    },
    async [Symbol.asyncDispose]() {
      // If it stayed, the next run would take it for the user's. A failure to remove it was reported before.
      if (sharedOutput) await removeOutput(sharedOutput).catch(() => {})
    },
  }
}

const measuresAll = { asksAll: true } as const

/** Returns what was printed but could not be read as a measurement. A result without a value is not listed. */
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

async function outputPlace(
  context: DriverContext,
  side: Side,
  globs: readonly string[],
): Promise<OutputPlace> {
  const git = gitIn(await enterFolder(context, side), context.env)
  return { git, tree: await context.sides.enter(side), globs }
}

/** Runs the user's `setup` on a side, if there is one. */
export async function setUpSide(context: DriverContext, side: Side): Promise<void> {
  const prepare = () => runSetup(context, side)
  await (context.prepareOnce ? context.prepareOnce(side, prepare) : prepare())
}

async function runSetup(context: DriverContext, side: Side): Promise<void> {
  if (context.setup === null) return
  const output = context.console.untrusted(`setup on ${side}`)
  const onOutput = (chunk: Buffer) => output.write(chunk)
  const attempt = { round: 0, place: 'setup', only: null, budgetEnds: null, onOutput, onText() {} }
  const { setupEnv: env = context.env } = context
  const hint = withheldHint(context)
  const { refuse } = await runOn({ ...context, env }, side, context.setup, attempt, hint).finally(() =>
    output.close(),
  )
  refuse()
}

/** Switches to a side, and returns its working directory. Throws SideFailed if it is missing. */
export async function enterFolder(context: DriverContext, side: Side): Promise<string> {
  const folder = resolve(await context.sides.enter(side), context.workingDirectory)
  if (await isFolder(folder)) return folder
  throw new SideFailed(
    side,
    'it lacks the working-directory',
    `working-directory: "${context.workingDirectory}" is not a folder on ${side} (${shortSha(context.commits[side].sha)}). It must exist on both sides.`,
  )
}

/** Explains a failure that is due to a folder for temporary files from which nothing can be executed; empty otherwise. */
async function noexecHint({ status, lastLines }: ProcessEnd, { TMPDIR = tmpdir() }: DriverContext['env']) {
  const isRefused = status !== 0 && /permission denied/i.test(lastLines) && (await isNoexec(TMPDIR))
  return isRefused ? `\n${noexecText(TMPDIR)}` : ''
}

/**
 * Runs a command on a side to its end; `onText` receives its output. Code that reads its files has to call `checkDeadline` now
 * and then. `refuse` throws if the command failed; not at once if the failure may be of one benchmark, which its results then
 * name (`mayBeOneBenchmark`).
 */
async function runOn(
  context: DriverContext,
  side: Side,
  text: string,
  { place, budgetEnds, onOutput, onText }: Attempt & Pick<Script, 'onText'>,
  hint = '',
) {
  const cwd = await enterFolder(context, side)
  const { env, signal } = context
  const started = new Date()
  const timeoutAt = started.getTime() + context.timeout * 1000
  const deadline = Math.min(timeoutAt, budgetEnds ?? timeoutAt)
  const ended = await runScript({ text, cwd, env, signal, deadline, onOutput, onText }).catch(error => {
    if (!(error instanceof CouldNotMeasure)) throw error
    const why = `its command printed no readable results in ${place}`
    throw new SideFailed(side, why, `In ${place}, ${side}: ${error.message}`, error.output)
  })
  if (ended.isLate && deadline < timeoutAt) throw new OutOfBudget('the budget has ended')
  const { status, isLate, endedAt } = ended
  const names = {
    name: 'The command',
    its: 'its command',
    text,
    hint: `${scriptEndHint(text, endedAt)}${hint}${await noexecHint(ended, env)}`,
  }
  const refuse = () => refuseFailed(context, side, place, names, ended)
  // If another command would have followed, it was not run, and its benchmarks would be missing silently.
  const mayBeOneBenchmark =
    !isLate && (status === 0 || (isOwnStatus(status) && endedAtLastCommand(text, endedAt)))
  const seconds = (Date.now() - started.getTime()) / 1000
  const checkDeadline = () => {
    if (signal.aborted) throw new Cancelled('cancelled')
    if (Date.now() <= deadline) return
    if (deadline < timeoutAt) throw new OutOfBudget('the budget has ended')
    throw new CouldNotMeasure(
      `What the command wrote could not be read within "timeout" (${formatDuration(context.timeout)}). Let it write less, or raise "timeout".`,
    )
  }
  return { lastLines: ended.lastLines, status, started, seconds, checkDeadline, refuse, mayBeOneBenchmark }
}

// Failures that a tool prints but leaves out of its result file.

/** Reads failures from what a command prints while its results go to a file whose format is not known yet. */
export class PrintedFailures {
  private readonly readers: ReadonlyMap<Format, Reader>

  constructor(formats: readonly Format[]) {
    this.readers = new Map(
      formats.flatMap(format =>
        format.openPrinted
          ? [[format, cleaningReader(format.openPrinted(), prefixCutsOf(format))] as const]
          : [],
      ),
    )
  }

  write(piece: string): void {
    for (const reader of this.readers.values()) reader.write(piece)
  }

  /** Adds the printed failures to the results of the file. */
  addTo(parsed: Parsed, format: Format | null): Parsed {
    const reader = format && this.readers.get(format)
    return reader ? joinParsed([parsed, reader.end()]) : parsed
  }
}

// Refuses the results of a command that failed as a whole, or that has impossible values.

interface CommandRun {
  readonly side: Side
  /** `round 3 of 20`. */
  readonly place: string
  /** The place with the side and its commit. */
  readonly where: string
  readonly text: string
  readonly lastLines: string
  readonly status: ProcessEnd['status']
}

/** Reports whether single benchmarks failed while others were measured, which explains a failed command. */
export function hasFailedAlone(parsed: Parsed): boolean {
  return parsed.measurements.length > 0 && (failedAlone(parsed)?.size ?? 0) > 0
}

/**
 * Returns the benchmarks that failed while others were measured. Throws SideFailed if none was measured, or if a value is
 * impossible.
 */
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
  const failedAloneByName = measurements.length > 0 ? failedAlone(parsed) : null
  const [failure, ...others] = failures
  if (failure !== undefined && failedAloneByName === null)
    throw failedOf(failure, others.length > 0 ? ` (and ${others.length} more)` : '')
  if (refused.length > 0)
    throw new SideFailed(
      side,
      `a benchmark reported an impossible value in ${place}`,
      `A benchmark in ${place}, ${side} reported an impossible value: ${refused[0]}. Fix what it reports.`,
      lastLines,
    )
  return new Map([...(failedAloneByName ?? [])].map(([benchmark, line]) => [benchmark, failedOf(line)]))
}
