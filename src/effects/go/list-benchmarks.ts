// Lists the benchmarks of a test binary by asking it, as it knows what build tags have left in.

import { patternFor, splitPattern } from '../../core/go/bench-pattern.ts'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { Bench } from '../measure/bench.ts'
import { type ProcessEnd, runProcess } from '../measure/process.ts'
import { refuseFailed } from '../measure/refuse-failed.ts'
import type { Binary } from './binary.ts'
import { benchCommand } from './repeat.ts'

/** Gives the benchmarks that were asked for, in the order of the source: each with the pattern that runs it alone. */
export async function listBenchmarks(
  bench: Bench,
  settings: GoSettings,
  side: Side,
  binary: Binary,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, (readonly string[])[]>()
  const list = (pattern: string) =>
    runProcess({
      ...binary,
      args: [`-test.list=${pattern}`],
      signal: bench.signal,
      deadline: Date.now() + bench.timeout * 1000,
      onOutput() {},
    })
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
    for (const { name, isAlone } of names) {
      const at = own.findIndex(one => one.name === name && one.isAlone === isAlone)
      if (at >= 0) own.splice(at, 1)
      else found.set(name, [...(found.get(name) ?? []), alternative])
    }
  }
  return new Map([...found].map(([name, alternatives]) => [name, patternFor(name, alternatives)]))
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
