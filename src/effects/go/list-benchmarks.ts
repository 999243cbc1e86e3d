// Lists the benchmarks of a test binary by asking it, as it knows what build tags have left in.

import { patternFor, splitPattern } from '../../core/go/bench-pattern.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { DriverContext } from '../measure/driver-context.ts'
import { type ProcessEnd, runProcess } from '../measure/process.ts'
import { refuseFailed } from '../measure/refuse-failed.ts'
import type { Binary } from './binary.ts'
import { benchCommand } from './repeat.ts'

/** The Benchmarks of a test binary that were asked for. */
export interface Benchmarks {
  /** In the order of the source, each with the pattern that runs it alone. */
  readonly benchmarks: ReadonlyMap<string, string>
  /**
   * Those that are there twice, in the package and in its external tests: whatever runs one of them runs both, under one
   * name.
   */
  readonly twice: ReadonlySet<string>
}

/** Asks the binary which benchmarks it has, without running any. */
export async function listBenchmarks(
  bench: DriverContext,
  settings: GoSettings,
  side: Side,
  binary: Binary,
): Promise<Benchmarks> {
  const found = new Map<string, (readonly string[])[]>()
  const run = (...args: readonly string[]) =>
    runProcess({
      ...binary,
      args,
      signal: bench.signal,
      deadline: Date.now() + bench.timeout * 1000,
      onOutput() {},
    })
  const list = (pattern: string) => run(`-test.list=${pattern}`)
  /** The most often that a name was listed at once. */
  const times = new Map<string, number>()
  for (const alternative of splitPattern(settings.bench)) {
    const [top = '.', ...below] = alternative
    // An invalid pattern for sub-benchmarks only shows when benchmarks run, and would look like their failure.
    for (const element of below) refuseInvalid(settings, await list(element))
    const ended = await list(top)
    refuseInvalid(settings, ended)
    const text = benchCommand(settings, binary.package)
    const called = {
      name: `Listing the benchmarks of ${binary.package.path}`,
      its: `listing ${binary.package.path}`,
      text,
    }
    refuseFailed(bench, side, 'the preparation', called, ended)
    const names = namesIn(ended.stdout)
    // The program's own output also appears when nothing is to be listed.
    const own = names.some(({ isAlone }) => !isAlone) ? namesIn((await list('^$')).stdout) : []
    const seen = new Map<string, number>()
    for (const { name, isAlone } of names) {
      const at = own.findIndex(one => one.name === name && one.isAlone === isAlone)
      if (at >= 0) {
        own.splice(at, 1)
        continue
      }
      const nth = (seen.get(name) ?? 0) + 1
      seen.set(name, nth)
      times.set(name, Math.max(nth, times.get(name) ?? 0))
      if (nth === 1) found.set(name, [...(found.get(name) ?? []), alternative])
    }
  }
  const benchmarks = new Map([...found].map(([name, all]) => [name, patternFor(name, all)]))
  const repeated = [...times].filter(([, often]) => often > 1)
  if (repeated.length === 0) return { benchmarks, twice: new Set() }
  // TestMain may run everything several times, each time in another way: then each run ends with PASS.
  const { stdout } = await run('-test.run=^$', '-test.bench=^$')
  const runs = stdout.match(/PASS\r?$/gm)?.length ?? 1
  return { benchmarks, twice: new Set(repeated.filter(([, often]) => often > runs).map(([name]) => name)) }
}

function refuseInvalid({ bench }: Pick<GoSettings, 'bench'>, { status, lastLines }: ProcessEnd): void {
  const invalid = /^testing: invalid regexp .*$/m.exec(lastLines)
  if (invalid && status !== 0)
    throw new Misconfigured(
      `bench: "${bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`,
    )
}

/** Names at the ends of lines, and whether each is alone on its line: a program may print first without ending its line. */
function namesIn(text: string): { readonly name: string; readonly isAlone: boolean }[] {
  return text.split('\n').flatMap(line => {
    const name = listed.exec(line.trim())?.[0]
    return !name?.startsWith('Benchmark') ? [] : [{ name, isAlone: name === line.trim() }]
  })
}

/** A name that Go lists as a benchmark, by its own rule for names. */
const listed = /(?:Benchmark|Example|Fuzz|Test)(?!\p{Ll})[\p{L}\p{Nd}_]*$/u
