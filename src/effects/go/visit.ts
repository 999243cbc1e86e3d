// Makes one visit to one side: runs a benchmark by itself from its test binary, and reads its output.
import { parseGoOutput } from '../../core/formats/tools/go/go.ts'
import { goBenchCommand } from '../../core/go/flags.ts'
import {
  extractProgramOutputLines,
  findLinePrintedOnlyByBenchmark,
  removePrintedConfigFromGoMeasurements,
  whyGoOutputUnusable,
} from '../../core/go/visits.ts'
import { CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { createCountAndFirstLinesOrNull } from '../../core/rounds/merge-rounds.ts'
import { renameToHeadImportPaths } from '../../core/rounds/rename-to-head.ts'
import { shortSha } from '../../core/words/numbers.ts'
import {
  type CompletedVisitOutcome,
  type DriverContext,
  VisitCutOffByBudgetError,
  type VisitOptions,
} from '../measure/driver.ts'
import { refuseFailedProcess, whereToRunFailedCommandHint } from '../measure/failures.ts'
import { type ProcessResult, type RunProcess, runProcess } from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { ListedBenchmarksOfGoTestBinary } from './prepare-side.ts'
import {
  type GoTestBinary,
  refuseGoTestBinaryChangedSinceBuild,
  testBinaryArgsForPattern,
} from './test-binaries.ts'

export interface GoVisitTarget {
  readonly side: Side
  /** The name shown to people: `parse.BenchmarkEncode`. */
  readonly title: string
  readonly binary: GoTestBinary & Partial<Pick<ListedBenchmarksOfGoTestBinary, 'duplicates'>>
  readonly pattern: string
  /** Returns what its binary prints without a benchmark; left out if that does not matter. */
  readonly linesAtStartup?: () => Promise<readonly string[]>
}

/**
 * Runs a benchmark on the current side; `durationFlags` say for how long. Throws SideFailedError if it fails in any way, and
 * VisitCutOffByBudgetError.
 */
export async function visitGoBenchmark(
  context: DriverContext,
  settings: GoSettings,
  { side, title, binary, pattern, linesAtStartup }: GoVisitTarget,
  { place, budgetEnds, onOutput }: VisitOptions,
  run: RunProcess = runProcess,
  durationFlags: readonly string[] = [`-test.benchtime=${settings.benchtime}`],
): Promise<CompletedVisitOutcome> {
  const text = goBenchCommand(settings, binary.package, pattern)
  const where = `${place}, ${side} (${shortSha(context.commits[side].sha)})`
  const failed = (how: string, detail: string, output: string) => {
    const message = `${title} ${how} in ${where}: ${detail}\nCommand: ${text}\n${whereToRunFailedCommandHint(context.commits[side])}`
    return new SideFailedError(side, `${title} ${how} in ${place}`, message, output)
  }
  const name = topLevelOf(title, binary)
  if (binary.duplicates?.has(name))
    throw failed(
      'has the same name as another benchmark',
      `${name} is declared both in the package and in its external tests (package …_test), and Go runs both under this name. Rename one of them.`,
      '',
    )
  const [started, began] = [new Date(), steadyNow()]
  const timeoutAt = began + context.timeout * 1000
  const deadline = Math.min(timeoutAt, budgetEnds ?? timeoutAt)
  const outputStart = new OutputStart()
  refuseGoTestBinaryChangedSinceBuild(binary.file, title)
  const processEnd = await run({
    ...binary,
    args: [...testBinaryArgsForPattern(settings, pattern), ...durationFlags],
    signal: context.signal,
    deadline,
    onOutput: chunk => {
      outputStart.add(chunk)
      onOutput?.(chunk)
    },
  }).catch((error: unknown): ProcessResult => {
    throw error instanceof CouldNotMeasureError
      ? failed('printed no readable results', error.message, error.output)
      : error
  })
  const seconds = (steadyNow() - began) / 1000
  if (processEnd.isLate && deadline < timeoutAt) throw new VisitCutOffByBudgetError('the budget is used up')
  refuseFailedProcess(context, side, place, { name: title, its: title, text }, processEnd)
  const parsed = parseGoOutput(processEnd.stdout)
  const { measurements, units, refusedBeside = [] } = parsed
  const leftOut = createCountAndFirstLinesOrNull(refusedBeside)
  const problem = whyGoOutputUnusable(parsed, processEnd.stdout, name)
  if (problem) throw failed(problem.problem, problem.evidence, processEnd.lastLines)
  const lines = extractProgramOutputLines(outputStart.lines())
  const printed =
    lines.length === 0 ? null : findLinePrintedOnlyByBenchmark(lines, (await linesAtStartup?.()) ?? [])
  const { processor } = processEnd
  const { path } = binary.package
  const ownMeasurements = removePrintedConfigFromGoMeasurements(measurements, processEnd.stdout, path)
  const { pathOnHead } = binary
  const result = {
    started: started.toISOString(),
    seconds,
    ...(leftOut && { leftOut }),
    measurements:
      pathOnHead === undefined
        ? ownMeasurements
        : renameToHeadImportPaths(ownMeasurements, new Map([[path, pathOnHead]])),
  }
  return { visit: processor === null ? result : { ...result, processor }, units, printed }
}

function topLevelOf(title: string, { package: { path }, pathOnHead = path }: GoTestBinary): string {
  return title.slice(pathOnHead.length + 1).replace(/\/.*/s, '')
}

/** The most bytes of output that are searched for lines that are no result. */
const maxBytes = 2 ** 20

/** The beginning of both output streams together. */
class OutputStart {
  private readonly chunks: Buffer[] = []
  private size = 0

  add(chunk: Buffer): void {
    if (this.size <= maxBytes) this.chunks.push(chunk)
    this.size += chunk.length
  }

  /** Returns the lines, without the last one if it is cut off. */
  lines(): string {
    const text = Buffer.concat(this.chunks).toString('utf8')
    return this.size > maxBytes ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  }
}

export function createSkippedVisitOutcome(): CompletedVisitOutcome {
  const visit = { started: new Date().toISOString(), seconds: 0, measurements: [] }
  return { visit, units: new Map(), printed: null }
}
