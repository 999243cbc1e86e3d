// The driver of any command. A command runs as a whole, so all that it measures is one item; parts of it by a filter.
import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { hash32 } from '../../core/common/random.ts'
import { commandWithoutFilter, filteredCommand } from '../../core/filter/filter.ts'
import {
  automaticFormatValue,
  formatByNameOrDescription,
  supportedFormats,
} from '../../core/formats/formats.ts'
import { customFormatName } from '../../core/formats/own/custom-format.ts'
import {
  type BenchmarkFormat,
  cleanTextInFormat,
  failuresIfAllOfSingleBenchmarks,
  joinParsedOutputs,
  NotInFormatError,
  type ParsedOutput,
  refusedValuesSpoilingOutput,
} from '../../core/formats/reading/format.ts'
import { readTextInKnownOrDetectedFormat } from '../../core/formats/recognise.ts'
import { goLineWithoutValueReason } from '../../core/formats/tools/go/go-lines.ts'
import { alwaysAllowedLinkSecondsPerRound, maxLinkingShareOfMeasuringTime } from '../../core/go/relinking.ts'
import { CancelledError, CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import { type Side, type SideVisit, sides } from '../../core/model/measuring.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import { createCountAndFirstLinesOrNull } from '../../core/rounds/merge-rounds.ts'
import { benchmarkNameForSharding, type IsInShard } from '../../core/shard/shard.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import { isFolder, isNoexecFolder, lstatOrNullSync, noexecFolderMessage } from '../files/folder.ts'
import { createGit } from '../git/git.ts'
import {
  explainWhereScriptEnded,
  isEndingCommandLastInScript,
  isOrdinaryExitStatus,
  type ProcessResult,
  runBashScript,
  type ScriptRequest,
} from '../processes/process.ts'
import { withheldVariablesHint } from '../processes/untrusted-environment.ts'
import { type RunConsole, runFunctionShowingUntrustedOutput } from '../program/console.ts'
import { steadyNow } from '../program/steady-clock.ts'
import {
  type CompletedVisitOutcome,
  type DriverContext,
  emptyDriverReport,
  type ItemToMeasure,
  type MeasurementDriver,
  VisitCutOffByBudgetError,
  type VisitOptions,
} from './driver.ts'
import { refuseFailedProcess } from './failures.ts'
import { createTimeLimitedMatcher } from './limited-matcher.ts'
import {
  type OutputFileSearch,
  parseOutputFiles,
  type ReadOutputOutcome,
  refuseToRemoveExistingOutput,
  refuseTrackedCommandOutput,
  removeOldOutput,
} from './output-files.ts'

/** The settings for reading a command's results, filtering its benchmarks, relinking, and sharing the user's own ignored files. */
export type CommandDriverOptions = Pick<RunSettings, 'format' | 'output'> &
  Partial<Pick<RunSettings, 'filter' | 'ignoredFiles' | 'relink' | 'seed'>> & {
    readonly isInShard?: IsInShard
  }

/** By default, the command prints its results in any format. */
const defaultOutputOptions: CommandDriverOptions = { format: automaticFormatValue, output: [] }

const everything: ItemToMeasure = { title: null, benchmark: null, package: null, sides }

/** Measures with the command `run`, whose benchmarks are one item. */
export function createCommandDriver(
  context: DriverContext,
  run: string,
  {
    format: formatName,
    output: globs,
    filter = null,
    ignoredFiles,
    relink = null,
    seed = 0,
    isInShard,
  }: CommandDriverOptions = defaultOutputOptions,
): MeasurementDriver {
  const filtered = new FilteredCommandWithFallback(run, filter, context.console)
  const layouts =
    relink === null
      ? null
      : new CommandProgramLayoutScheduler(seed, (side, layout, { place, budgetEnds }) => {
          const env = { [layoutVariableOfRelinkCommand]: String(layout) }
          const attempt = { place: `relink, ${place}`, budgetEnds, env }
          return runUnmeasured(context, side, relink, `relink on ${side}, ${place}`, attempt)
        })
  const sharded = isInShard ? new CommandBenchmarksInShard(isInShard) : null
  const givenFormat = formatByNameOrDescription(formatName, createTimeLimitedMatcher)
  /** The format recognised on each side, which must not change later. */
  const formatOfSide: Record<Side, BenchmarkFormat | null> = { base: givenFormat, head: givenFormat }
  const checkedSides = new Set<Side>()
  /** The place where both sides write output if they use the user's own ignored files; it was empty before the run. */
  let sharedOutput: OutputFileSearch | null = null
  const hasMeasured: Partial<Record<Side, boolean>> = {}
  /** The problem with head's output if nothing could be read from it. */
  let unreadable: { readonly problem: string; readonly lastLines: string } | null = null
  /** Runs a command on a side, and reads its results. */
  const visitWith = async (
    commandText: string,
    side: Side,
    attempt: VisitOptions,
    only: readonly string[] | null,
  ): Promise<CompletedVisitOutcome> => {
    const { place } = attempt
    const where = `${place}, ${side} (${shortSha(context.commits[side].sha)})`
    const output = globs.length > 0 ? await outputPlace(context, side, globs) : null
    if (output && !checkedSides.has(side)) await refuseTrackedCommandOutput(output)
    checkedSides.add(side)
    const cannotRead = (error: unknown, lastLines: string) => {
      if (!(error instanceof CouldNotMeasureError || error instanceof NotInFormatError)) throw error
      const why = `what its command wrote could not be read in ${place}`
      throw new SideFailedError(
        side,
        why,
        `In ${where}: ${error.message}\nCommand: ${commandText}`,
        lastLines,
      )
    }
    if (output) await removeOldOutput(output).catch(error => cannotRead(error, ''))
    await layouts?.prepare(side, attempt)
    const folder = await realpath(await switchToSideAndGetFolder(context, side))
    const printed: string[] = []
    const onText = (piece: string) => printed.push(piece)
    const command = await runOn(context, side, commandText, { ...attempt, onText })
    const { lastLines, started, seconds, checkDeadline } = command
    layouts?.visited(seconds)
    if (!command.mayBeOneBenchmark) command.refuse()
    const read = output
      ? parseOutputFiles(output, supportedFormats, formatOfSide[side], checkDeadline, started)
      : readPrinted(printed.join(''), formatOfSide[side], folder)
    const { format, parsed, problem } = await read.catch(error => {
      command.refuse()
      return cannotRead(error, lastLines)
    })
    // In the user's checkout, files that stay are reported as written by the user when the side is left.
    if (output && !context.checkout) await removeOldOutput(output).catch(() => {})
    const allParsed = output && format ? addPrintedFailures(parsed, format, printed.join('')) : parsed
    if (!isPartialFailure(allParsed)) command.refuse()
    hasMeasured[side] ||= parsed.measurements.length > 0
    const lost = lostIn(parsed)
    const unread = lost.unread?.lines.map(line => `  ${line}`).join('\n')
    const why =
      problem ??
      (unread &&
        `has no result that can be read ${format?.name === customFormatName ? 'as "format" describes' : `as ${format?.name}`}, only:\n${unread}`)
    // Base may have no benchmarks yet, and print anything. Which side is wrong is clear once both have been visited.
    if (side === 'head' && why && !hasMeasured.head) unreadable = { problem: why, lastLines }
    if (unreadable && hasMeasured.base !== undefined) {
      const { base, head } = context.commits
      const which = hasMeasured.base ? ' on head, though base has benchmarks' : ' on either side'
      // The trial of `init` has one commit.
      const found =
        base === head
          ? 'Nothing was measured. What the command printed'
          : `Nothing was measured${which}. What head printed (${shortSha(head.sha)})`
      const message = `${found} ${unreadable.problem}\nCommand: ${commandText}`
      throw new SideFailedError('head', `it printed no benchmark in ${place}`, message, unreadable.lastLines)
    }
    if (format && !formatOfSide[side] && format.name !== 'go')
      context.console.info(
        `${side} is read ${format.name === customFormatName ? 'as described in "format"' : `as ${format.name}`}`,
      )
    formatOfSide[side] ??= format
    const { status } = command
    const failedOf = (line: string) =>
      new SideFailedError(
        side,
        `a benchmark failed in ${place}`,
        `A benchmark failed in ${where}, ${status === 0 ? 'though' : 'and'} its command ended with status ${status}: ${line}. Command: ${commandText}`,
        lastLines,
      )
    const failed = partialFailuresOrThrow(allParsed, failedOf)
    const [refused] = refusedValuesSpoilingOutput(allParsed)
    if (refused !== undefined)
      throw new SideFailedError(
        side,
        `a benchmark reported an impossible value in ${place}`,
        `A benchmark in ${place}, ${side} reported an impossible value: ${refused}. Fix what it reports.`,
        lastLines,
      )
    const { units, claimed, measurements } = parsed
    const times = { started: started.toISOString(), seconds, ...(claimed === undefined ? {} : { claimed }) }
    const visit = { ...times, ...(only === null && measuresAll), ...lost, measurements }
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
        await refuseToRemoveExistingOutput(place)
        sharedOutput = place
      }
      await runSetupOnSide(context, side)
    },
    async items() {
      return [everything]
    },
    parts: item => [item],
    relinking: layouts && {
      layOut: async () => layouts.isOwnOfEachRound,
      relink: async () => {},
      get isRelinked() {
        return layouts.isOwnOfEachRound
      },
    },
    report: () => emptyDriverReport,
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
      if (sharedOutput) await removeOldOutput(sharedOutput).catch(() => {})
    },
  }
}

const measuresAll = { asksAll: true } as const

/** Returns what was printed but could not be read as a measurement. A result without a value is not listed. */
function lostIn({ unread = [], refusedBeside = [] }: ParsedOutput): Pick<SideVisit, 'unread' | 'leftOut'> {
  const results = unread.filter(({ isResult, why }) => isResult && why !== goLineWithoutValueReason)
  const lines = createCountAndFirstLinesOrNull(results.map(({ text }) => text.trim()))
  const leftOut = createCountAndFirstLinesOrNull(refusedBeside)
  return { ...(lines && { unread: lines }), ...(leftOut && { leftOut }) }
}

async function readPrinted(
  printed: string,
  known: BenchmarkFormat | null,
  folder: string,
): Promise<ReadOutputOutcome> {
  return readTextInKnownOrDetectedFormat(printed, supportedFormats, known, folder)
}

/** Adds the failures that a tool prints but leaves out of its result file. */
function addPrintedFailures(parsed: ParsedOutput, format: BenchmarkFormat, printed: string): ParsedOutput {
  const failures = format.parsePrintedFailures?.(cleanTextInFormat(format, printed))
  return failures ? joinParsedOutputs([parsed, failures]) : parsed
}

async function outputPlace(
  context: DriverContext,
  side: Side,
  globs: readonly string[],
): Promise<OutputFileSearch> {
  const git = createGit(await switchToSideAndGetFolder(context, side), context.env)
  return { git, tree: await context.sides.enter(side), globs }
}

export async function runSetupOnSide(context: DriverContext, side: Side): Promise<void> {
  const { setup, prepareOnce } = context
  const prepare = async () => {
    if (setup === null) return
    const attempt = { place: 'setup', budgetEnds: null }
    await runUnmeasured(context, side, setup, `setup on ${side}`, attempt, withheldVariablesHint(context))
  }
  await (prepareOnce ? prepareOnce(side, prepare) : prepare())
}

/** Runs a command of the user's that prepares a side. Throws SideFailedError if it fails. */
async function runUnmeasured(
  context: DriverContext,
  side: Side,
  text: string,
  title: string,
  attempt: Pick<VisitOptions, 'place' | 'budgetEnds' | 'env'>,
  hint = '',
): Promise<void> {
  const env = context.setupEnv ?? context.env
  const { refuse } = await runFunctionShowingUntrustedOutput(context.console, title, onOutput => {
    const request = { round: 0, only: null, ...attempt, onOutput, onText() {} }
    return runOn({ ...context, env }, side, text, request, hint)
  })
  refuse()
}

/** Switches to a side, and returns its working directory. Throws SideFailedError if it is missing. */
export async function switchToSideAndGetFolder(context: DriverContext, side: Side): Promise<string> {
  const folder = resolve(await context.sides.enter(side), context.workingDirectory)
  if (await isFolder(folder)) return folder
  throw new SideFailedError(
    side,
    'it lacks the working-directory',
    `working-directory: "${context.workingDirectory}" is not a folder on ${side} (${shortSha(context.commits[side].sha)}). It must exist on both sides.`,
  )
}

/** Explains a failure that is due to a folder for temporary files from which nothing can be executed; empty otherwise. */
async function noexecHint({ status, lastLines }: ProcessResult, { TMPDIR = tmpdir() }: DriverContext['env']) {
  const isRefused = status !== 0 && /permission denied/i.test(lastLines) && (await isNoexecFolder(TMPDIR))
  return isRefused ? `\n${noexecFolderMessage(TMPDIR)}` : ''
}

const mostNamedFiles = 3

/** Matches a relative path with a folder or an ending in the text of a command. */
const relativePath = /(?<![\w@./+-])[\w@+-]*(?:\.{0,2}\/|\.)[\w@./+-]*\w/g

/** Explains the failure of a command that names files which git neither tracks nor ignores; empty if there are none. */
async function untrackedFilesHint(
  { checkout, workingDirectory, env }: DriverContext,
  text: string,
  cwd: string,
) {
  if (!checkout) return ''
  const own = resolve(checkout, workingDirectory)
  const missing = [...new Set(text.match(relativePath))].filter(
    path => lstatOrNullSync(resolve(own, path)) !== null && lstatOrNullSync(resolve(cwd, path)) === null,
  )
  const git = createGit(own, env)
  const untracked: string[] = []
  for (const path of missing.slice(0, mostNamedFiles))
    if (await git.ask(['ls-files', '--others', '--exclude-standard', '--', path])) untracked.push(`"${path}"`)
  if (untracked.length === 0) return ''
  return `\nThe command names ${untracked.join(', ')}, which git neither tracks nor ignores in your checkout, so base and head do not have it. Commit it, ignore it, or create it in "setup".`
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
  { place, budgetEnds, onOutput, onText, env: more }: VisitOptions & Pick<ScriptRequest, 'onText'>,
  hint = '',
) {
  const cwd = await switchToSideAndGetFolder(context, side)
  const { signal } = context
  const env = { ...context.env, ...context.sideEnv?.[side], ...more }
  const [started, began] = [new Date(), steadyNow()]
  const timeoutAt = began + context.timeout * 1000
  const deadline = Math.min(timeoutAt, budgetEnds ?? timeoutAt)
  const ended = await runBashScript({ text, cwd, env, signal, deadline, onOutput, onText }).catch(error => {
    if (!(error instanceof CouldNotMeasureError)) throw error
    const why = `its command printed no readable results in ${place}`
    throw new SideFailedError(side, why, `In ${place}, ${side}: ${error.message}`, error.output)
  })
  if (ended.isLate && deadline < timeoutAt) throw new VisitCutOffByBudgetError('the budget is used up')
  const { status, isLate, endedAt } = ended
  const isFailed = status !== 0 && !isLate
  const names = {
    name: 'The command',
    its: 'its command',
    text,
    hint: `${explainWhereScriptEnded(text, endedAt)}${hint}${isFailed ? await untrackedFilesHint(context, text, cwd) : ''}${await noexecHint(ended, env)}`,
  }
  const refuse = () => refuseFailedProcess(context, side, place, names, ended)
  // If another command would have followed, it was not run, and its benchmarks would be missing silently.
  const mayBeOneBenchmark =
    !isLate && (status === 0 || (isOrdinaryExitStatus(status) && isEndingCommandLastInScript(text, endedAt)))
  const seconds = (steadyNow() - began) / 1000
  const checkDeadline = () => {
    if (signal.aborted) throw new CancelledError('cancelled')
    if (steadyNow() <= deadline) return
    if (deadline < timeoutAt) throw new VisitCutOffByBudgetError('the budget is used up')
    throw new CouldNotMeasureError(
      `What the command wrote could not be read within "timeout" (${formatDuration(context.timeout)}). Make it write less, or raise "timeout".`,
    )
  }
  return { lastLines: ended.lastLines, status, started, seconds, checkDeadline, refuse, mayBeOneBenchmark }
}

// Tells failures of single benchmarks from that of a command as a whole.

/** Reports whether single benchmarks failed while others were measured, which explains a failed command. */
function isPartialFailure(parsed: ParsedOutput): boolean {
  return parsed.measurements.length > 0 && (failuresIfAllOfSingleBenchmarks(parsed)?.size ?? 0) > 0
}

/** Returns the benchmarks that failed while others were measured. Throws what `failedOf` returns if none was measured. */
function partialFailuresOrThrow(
  parsed: ParsedOutput,
  failedOf: (line: string) => SideFailedError,
): ReadonlyMap<string, SideFailedError> {
  const { failures, measurements } = parsed
  const failedAloneByName = measurements.length > 0 ? failuresIfAllOfSingleBenchmarks(parsed) : null
  const [failure, ...others] = failures
  if (failure !== undefined && failedAloneByName === null)
    throw failedOf(others.length > 0 ? `${failure} (and ${others.length} more)` : failure)
  return new Map([...(failedAloneByName ?? [])].map(([benchmark, line]) => [benchmark, failedOf(line)]))
}

// Commands that measure only some of their benchmarks: by a filter, or for a shard.

/** A command that is asked for only some of its benchmarks, until that fails once. */
export class FilteredCommandWithFallback {
  private readonly run: string
  private readonly filter: string | null
  private readonly console: RunConsole
  private hasFailed = false

  constructor(run: string, filter: string | null, console: RunConsole) {
    this.run = run
    this.filter = filter
    this.console = console
  }

  get isOn(): boolean {
    return this.filter !== null && !this.hasFailed
  }

  /**
   * Calls `visit` with the command, and returns the results of the benchmarks in `only`, or of all for null. Names are as
   * `format` reports them. If the filtered command measures none of them, or fails, the whole is run instead, now and from then
   * on. Throws what the visit throws; a visit that timed out is not repeated.
   */
  async visit(
    only: readonly string[] | null,
    format: BenchmarkFormat | null,
    visit: (filteredText: string) => Promise<CompletedVisitOutcome>,
  ): Promise<CompletedVisitOutcome> {
    const wholeCommand = commandWithoutFilter(this.run, this.filter)
    if (only === null) return await visit(wholeCommand)
    const filteredText = this.filteredCommand(only, format)
    if (filteredText !== null) {
      const outcome = await visit(filteredText).catch((error: unknown) => {
        if (!(error instanceof SideFailedError) || error.kind !== 'failed') throw error
        return error
      })
      const reading = outcome instanceof SideFailedError ? null : withNames(outcome, only)
      if (reading !== null && reading.visit.measurements.length > 0) return reading
      const problem =
        outcome instanceof SideFailedError
          ? outcome.message
          : 'With "filter" the command measured none of the requested benchmarks.'
      this.hasFailed = true
      this.console.warn(
        `${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`,
      )
    }
    return withNames(await visit(wholeCommand), only)
  }

  private filteredCommand(only: readonly string[], format: BenchmarkFormat | null): string | null {
    if (this.filter === null || this.hasFailed) return null
    const names = only.flatMap(name => format?.namesInFilters?.(name) ?? name)
    return filteredCommand(this.run, this.filter, names)
  }
}

function withNames(reading: CompletedVisitOutcome, only: readonly string[]): CompletedVisitOutcome {
  const names = new Set(only)
  return onlyOf(reading, benchmark => names.has(benchmark))
}

function onlyOf(
  reading: CompletedVisitOutcome,
  isKept: (benchmark: string) => boolean,
): CompletedVisitOutcome {
  const measurements = reading.visit.measurements.filter(({ benchmark }) => isKept(benchmark))
  const failed = new Map([...(reading.failed ?? [])].filter(([benchmark]) => isKept(benchmark)))
  return { ...reading, failed, visit: { ...reading.visit, measurements } }
}

// The benchmarks of a shard. Only a run tells which benchmarks a command has, so it runs whole once on each side.

export class CommandBenchmarksInShard {
  private readonly isIn: IsInShard
  private readonly names = new Set<string>()
  private hasOthers = false

  constructor(isIn: IsInShard) {
    this.isIn = isIn
  }

  /** True if the command has benchmarks, but none in this shard. */
  get isEmpty(): boolean {
    return this.hasOthers && this.names.size === 0
  }

  /**
   * Calls `visit` with the names to measure. The first round measures everything (null), as the names are not known yet, and
   * keeps the results of the shard.
   */
  async visit(
    { round, only }: Pick<VisitOptions, 'round' | 'only'>,
    visit: (only: readonly string[] | null) => Promise<CompletedVisitOutcome>,
  ): Promise<CompletedVisitOutcome> {
    if (only !== null || round > 1) return await visit(only ?? [...this.names])
    const reading = await visit(null)
    // Decides by the name alone, as the filter of a command knows no packages.
    const readingInShard = onlyOf(reading, benchmark =>
      this.isIn({ benchmark: benchmarkNameForSharding(benchmark), package: null }),
    )
    const { measurements } = readingInShard.visit
    for (const { benchmark } of measurements) this.names.add(benchmark)
    this.hasOthers ||= measurements.length < reading.visit.measurements.length
    return readingInShard
  }
}

// Decides before which rounds the user's `relink` command runs, and with which layout number: it links the programs anew, so that
// their place in memory varies from round to round like any other noise.

const layoutVariableOfRelinkCommand = 'BENCHGATE_LAYOUT'

/** Decides which layout the programs of a command have in a round: both sides have the same, and each round its own if time allows. */
export class CommandProgramLayoutScheduler {
  private readonly seed: number
  private readonly link: (side: Side, layout: number, visit: VisitOptions) => Promise<void>
  private readonly linked: Partial<Record<Side, number>> = {}
  /** The round from which on the present layout is used, and the seconds of linking it on both sides. */
  private first = 0
  private linkSeconds = 0
  private visitSeconds = 0
  private layout = 0
  private round = 0
  /** True if each layout was used in one round only. */
  isOwnOfEachRound = true

  /** `link` links the programs of a side with the layout of this number. */
  constructor(seed: number, link: (side: Side, layout: number, visit: VisitOptions) => Promise<void>) {
    this.seed = seed
    this.link = link
  }

  /** Links the programs of a side for a round, unless they have its layout. Visits before the first round have what was built. */
  async prepare(side: Side, visit: VisitOptions): Promise<void> {
    if (visit.round === 0) return
    if (visit.round !== this.round) this.begin(visit.round)
    if (this.linked[side] === this.layout) return
    const began = performance.now()
    await this.link(side, this.layout, visit)
    this.linked[side] = this.layout
    this.linkSeconds += (performance.now() - began) / 1000
  }

  visited(seconds: number): void {
    this.visitSeconds += seconds
  }

  private begin(round: number): void {
    this.round = round
    const isShort = this.linkSeconds <= alwaysAllowedLinkSecondsPerRound
    const isWorthIt = isShort || this.linkSeconds <= maxLinkingShareOfMeasuringTime * this.visitSeconds
    if (this.first !== 0 && !isWorthIt) {
      this.isOwnOfEachRound = false
      return
    }
    this.first = round
    this.layout = hash32(`${this.seed} ${round}`) >>> 1
    this.linkSeconds = 0
    this.visitSeconds = 0
  }
}
