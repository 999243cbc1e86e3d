// Lists what is to be run of a test binary, by asking it: it knows what build tags have left in.
import { Misconfigured } from '../../core/errors.ts'
import { patternFor, splitPattern } from '../../core/go/bench-pattern.ts'
import type { Side } from '../../core/model.ts'
import type { GoSettings } from '../../core/settings.ts'
import { type Bench, refuseFailed } from '../measure/command-driver.ts'
import { runProcess } from '../measure/process.ts'
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
  for (const alternative of splitPattern(settings.bench)) {
    const [top = '.'] = alternative
    const ended = await runProcess({
      ...binary,
      args: [`-test.list=${top}`],
      signal: bench.signal,
      deadline: Date.now() + bench.timeout * 1000,
      onOutput() {},
    })
    const invalid = /^testing: invalid regexp .*$/m.exec(ended.lastLines)
    if (invalid && ended.status !== 0)
      throw new Misconfigured(
        `bench: "${settings.bench}" is not accepted (${invalid[0]}). Give what "go test -bench" takes.`,
      )
    const text = benchCommand(settings, binary.package)
    const called = {
      name: `Listing the benchmarks of ${binary.package.path}`,
      its: `listing ${binary.package.path}`,
      text,
    }
    refuseFailed(bench, side, 'the preparation', called, ended)
    for (const line of ended.stdout.split('\n')) {
      const name = line.trim()
      if (benchmark.test(name)) found.set(name, [...(found.get(name) ?? []), alternative])
    }
  }
  return new Map([...found].map(([name, alternatives]) => [name, patternFor(name, alternatives)]))
}

/** A name that Go's compiler takes: a program can print what it likes when it is asked. */
const benchmark = /^Benchmark[\p{L}\p{Nd}_]*$/u
