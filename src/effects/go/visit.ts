// One visit to one side: runs a benchmark by itself from its test binary, and reads what it prints.

import { parseGo } from '../../core/formats/tools/go/go.ts'
import { printedByBenchmark, printedLines, unusableOutput, withOwnConfig } from '../../core/go/visits.ts'
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { examplesOf } from '../../core/rounds/exit-statuses.ts'
import { withHeadPaths } from '../../core/rounds/moved.ts'
import { shortSha } from '../../core/words/numbers.ts'
import { type Attempt, type DriverContext, OutOfBudget, type Reading } from '../measure/driver.ts'
import { refuseFailed } from '../measure/failures.ts'
import { type ProcessEnd, type RunProcess, runProcess } from '../measure/process.ts'
import { argsFor, type Binary, refuseChanged } from './binary.ts'
import type { Benchmarks } from './prepare-side.ts'
import { benchCommand } from './repeat.ts'

/** A Target is one benchmark of a test binary. */
export interface Target {
  readonly side: Side
  /** The name shown to people: `parse.BenchmarkEncode`. */
  readonly title: string
  readonly binary: Binary & Partial<Pick<Benchmarks, 'twice'>>
  /** The pattern that runs it alone. */
  readonly pattern: string
  /** Gives what its binary prints without a benchmark; left out where that does not matter. */
  readonly said?: () => Promise<readonly string[]>
}

/**
 * Runs it on the side that has been entered; the flags `long` say for how long. Throws SideFailed where it fails in any
 * way, and OutOfBudget.
 */
export async function visit(
  bench: DriverContext,
  settings: GoSettings,
  { side, title, binary, pattern, said }: Target,
  { place, budgetEnds, onOutput }: Attempt,
  run: RunProcess = runProcess,
  long: readonly string[] = [`-test.benchtime=${settings.benchtime}`],
): Promise<Reading> {
  const text = benchCommand(settings, binary.package, pattern)
  const where = `${place}, ${side} (${shortSha(bench.commits[side].sha)})`
  const failed = (how: string, said: string, output: string) => {
    const message = `${title} ${how} in ${where}: ${said}\nCommand: ${text}\nCheck that commit out and run the command there.`
    return new SideFailed(side, `${title} ${how} in ${place}`, message, output)
  }
  const name = topLevelOf(title, binary)
  if (binary.twice?.has(name))
    throw failed(
      'cannot be told from another',
      `${name} stands in the package and in its external tests (package …_test), and Go runs both under this one name. Rename one of them.`,
      '',
    )
  const started = new Date()
  const timedOut = started.getTime() + bench.timeout * 1000
  const deadline = Math.min(timedOut, budgetEnds ?? timedOut)
  const heard = new OutputStart()
  refuseChanged(binary.file, title)
  const ended = await run({
    ...binary,
    args: [...argsFor(settings, pattern), ...long],
    signal: bench.signal,
    deadline,
    onOutput: chunk => {
      heard.add(chunk)
      onOutput(chunk)
    },
  }).catch((error: unknown): ProcessEnd => {
    throw error instanceof CouldNotMeasure
      ? failed('gave no readable output', error.message, error.output)
      : error
  })
  const seconds = (Date.now() - started.getTime()) / 1000
  if (ended.isLate && deadline < timedOut) throw new OutOfBudget('the budget has ended')
  refuseFailed(bench, side, place, { name: title, its: title, text }, ended)
  const parsed = parseGo(ended.stdout)
  const { measurements, units, refusedBeside = [] } = parsed
  const leftOut = examplesOf(refusedBeside)
  const bad = unusableOutput(parsed, ended.stdout, name)
  if (bad) throw failed(bad.problem, bad.evidence, ended.lastLines)
  const lines = printedLines(heard.lines())
  const printed = lines.length === 0 ? null : printedByBenchmark(lines, (await said?.()) ?? [])
  const { processor } = ended
  const { path } = binary.package
  const own = withOwnConfig(measurements, ended.stdout, path)
  const { pathOnHead } = binary
  const made = {
    started: started.toISOString(),
    seconds,
    ...(leftOut && { leftOut }),
    measurements: pathOnHead === undefined ? own : withHeadPaths(own, new Map([[path, pathOnHead]])),
  }
  return { visit: processor === null ? made : { ...made, processor }, units, printed }
}

/** The name of the function in the source. */
function topLevelOf(title: string, { package: { path }, pathOnHead = path }: Binary): string {
  return title.slice(pathOnHead.length + 1).replace(/\/.*/s, '')
}

/** The most bytes of output that are searched for lines that are no result. */
const mostHeard = 2 ** 20

/** An OutputStart is the beginning of both streams together. */
class OutputStart {
  private readonly chunks: Buffer[] = []
  private size = 0

  add(chunk: Buffer): void {
    if (this.size <= mostHeard) this.chunks.push(chunk)
    this.size += chunk.length
  }

  /** Without the last line, where it is cut off. */
  lines(): string {
    const text = Buffer.concat(this.chunks).toString('utf8')
    return this.size > mostHeard ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  }
}

/** The reading of a visit that was not made. */
export function nothing(): Reading {
  const visit = { started: new Date().toISOString(), seconds: 0, measurements: [] }
  return { visit, units: new Map(), printed: null }
}
