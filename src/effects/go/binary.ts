// Test binaries, and how they are run: in their package's folder, and in the environment that `go test` would give them.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { patternOf } from '../../core/go/bench-pattern.ts'
import { measureFlags } from '../../core/go/go-command.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { TestBinary } from '../measure/driver.ts'
import type { GoPackage } from './find-packages.ts'
import type { Toolchain } from './go-tool.ts'

/** A Binary is everything that it takes to run the tests of a package, except which of them to run. */
export interface Binary extends Omit<TestBinary, 'args'> {
  readonly package: GoPackage
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
  const { name, processors } = nameOf(cpu, benchmark, reported, env)
  return argsFor({ benchmem, cpu: cpu === null ? null : (processors ?? '1') }, patternOf(name))
}

/**
 * The name in the source of what was reported as `benchmark`, and the number of processors after it; null where there
 * is none. `reported` are all names that its binary has reported.
 */
export function nameOf(
  cpu: string | null,
  benchmark: string,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly name: string; readonly processors: string | null } {
  const [, name = benchmark, processors = '1'] = /^(.*)-(\d+)$/.exec(benchmark) ?? []
  // Go adds no number for one processor, so what looks like one can be the end of the name.
  const isNumber =
    cpu === null ? haveProcessors([benchmark, ...reported], env) : cpu.split(',').includes(processors)
  return isNumber ? { name, processors } : { name: benchmark, processors: null }
}

/**
 * Whether names end in the number of processors, as they do unless that number is one. Go knows more about it than we
 * do, such as the limits of a container, so the names decide; where they are ambiguous, what is possible here.
 */
function haveProcessors(names: readonly string[], env: Readonly<Record<string, string>>): boolean {
  // No function has a hyphen in its name.
  const top = names.find(name => !name.includes('/'))
  if (top !== undefined) return top.includes('-')
  const [ending, ...others] = new Set(names.map(name => /-(\d+)$/.exec(name)?.[1]))
  if (ending === undefined || others.length > 0) return false
  const most = Number(env.GOMAXPROCS) || availableParallelism()
  return ending !== '1' && Number(ending) <= most
}
