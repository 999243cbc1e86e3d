// Test binaries, and how they are run: in their package's folder, and in the environment that `go test` would give them.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { patternForReported } from '../../core/go/bench-pattern.ts'
import { measureFlags } from '../../core/go/go-command.ts'
import { type SuffixContext, sourceName } from '../../core/go/source-name.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { TestBinary } from '../measure/driver.ts'
import type { GoPackage } from './find-packages.ts'
import type { Toolchain } from './go-tool.ts'

/** A Binary is everything that it takes to run the tests of a package, except which of them to run. */
export interface Binary extends Omit<TestBinary, 'args'> {
  readonly package: GoPackage
  /** The import path by which its results are known, where head has another than base. */
  readonly pathOnHead?: string
}

/** The binary `file` of a package of the side in `root`. */
export function binaryOf(
  one: GoPackage,
  root: string,
  file: string,
  env: Readonly<Record<string, string>>,
  toolchain: Toolchain | null,
): Binary {
  const cwd = resolve(root, one.folder)
  return { package: one, file, cwd, env: { ...env, ...toolchain?.env, PWD: cwd } }
}

/** Arguments that run the benchmarks that `pattern` matches, and no test. */
export function argsFor(settings: Pick<GoSettings, 'benchmem' | 'cpu'>, pattern: string): readonly string[] {
  return [
    // "go test" passes this too: a benchmark that exits early has failed.
    '-test.paniconexit0',
    // Its time limit is watched from outside.
    '-test.timeout=0',
    '-test.run=^$',
    `-test.bench=${pattern}`,
    ...measureFlags(settings),
  ]
}

/**
 * Arguments that run only what was reported as `benchmark`: `Encode/1MB-8`. `reported` are all names that its binary
 * has reported.
 */
export function argsForOne(
  { benchmem, cpu }: Pick<GoSettings, 'benchmem' | 'cpu'>,
  benchmark: string,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): readonly string[] {
  const { name, processors } = sourceName(benchmark, suffixContext(cpu, reported, env))
  return argsFor({ benchmem, cpu: cpu === null ? null : (processors ?? '1') }, patternForReported(name))
}

/** How Go has named what a binary has reported with this environment. */
export function suffixContext(
  cpu: string | null,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): SuffixContext {
  return { cpu, reported, most: Number(env.GOMAXPROCS) || availableParallelism() }
}
