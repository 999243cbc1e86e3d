// Test binaries: builds them, and runs them in their package's folder with the environment that `go test` would give them.
import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import {
  benchPatternForReportedName,
  type ProcessorSuffixContext,
  splitProcessorSuffix,
} from '../../core/go/benchmark-names.ts'
import { benchmemAndCpuFlagsOfTestBinary, flagsForEveryGoCommand } from '../../core/go/flags.ts'
import { extractProgramOutputLines } from '../../core/go/visits.ts'
import { CouldNotMeasureError } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { BenchmarkBinaryInvocation, DriverContext } from '../measure/driver.ts'
import { type ProcessResult, runProcess } from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { GoPackage } from './find-packages.ts'
import { type GoCommandRunner, type ModuleGoToolchain, mapParallel } from './go-tool.ts'

/** A test binary with its folder and environment: everything that a run of it takes, except which tests to run. */
export interface GoTestBinary extends Omit<BenchmarkBinaryInvocation, 'args'> {
  readonly package: GoPackage
  /** The import path under which its results are reported, if head has another than base. */
  readonly pathOnHead?: string
}

/** Returns the binary `file` of a package of the side in `root`. */
export function createGoTestBinaryWithFolderAndEnv(
  goPackage: GoPackage,
  root: string,
  file: string,
  env: Readonly<Record<string, string>>,
  toolchain: ModuleGoToolchain | null,
): GoTestBinary {
  const cwd = resolve(root, goPackage.folder)
  return { package: goPackage, file, cwd, env: { ...env, ...toolchain?.env, PWD: cwd } }
}

/** Returns the arguments that run the benchmarks matching `pattern`, and no test. */
export function testBinaryArgsForPattern(
  settings: Pick<GoSettings, 'benchmem' | 'cpu'>,
  pattern: string,
): readonly string[] {
  return [
    // "go test" passes this too: a benchmark that exits early has failed.
    '-test.paniconexit0',
    // The time limit is enforced by us.
    '-test.timeout=0',
    '-test.run=^$',
    `-test.bench=${pattern}`,
    ...benchmemAndCpuFlagsOfTestBinary(settings),
  ]
}

/**
 * Returns the arguments that run only what was reported as `benchmark`: `Encode/1MB-8`. `reported` are all names that its
 * binary has reported.
 */
export function testArgsForReportedBenchmark(
  { benchmem, cpu }: Pick<GoSettings, 'benchmem' | 'cpu'>,
  benchmark: string,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): readonly string[] {
  const { name, processors } = splitProcessorSuffix(
    benchmark,
    createProcessorSuffixContext(cpu, reported, env),
  )
  return testBinaryArgsForPattern(
    { benchmem, cpu: cpu === null ? null : (processors ?? '1') },
    benchPatternForReportedName(name),
  )
}

/** Returns how Go names the benchmarks of a binary in this environment. */
export function createProcessorSuffixContext(
  cpu: string | null,
  reported: readonly string[],
  env: Readonly<Record<string, string>>,
): ProcessorSuffixContext {
  return { cpu, reported, most: Number(env.GOMAXPROCS) || availableParallelism() }
}

// Building test binaries outside the tree, several at a time.

/** Flags and variables that make go keep the linker's inputs, and record the linker's command line. */
export interface GoLinkRecordingFlagsAndEnv {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

export interface GoBuildRequest {
  readonly package: GoPackage
  /** The top folder of the side. */
  readonly root: string
  /** The absolute path of the binary. */
  readonly file: string
  /** Additional flags, such as those of the linker. */
  readonly flags: readonly string[]
  /** The flags and variables that record the linker call; left out if that is not needed. */
  readonly recording?: GoLinkRecordingFlagsAndEnv | undefined
}

/** Builds all, and returns their outcomes in order. */
export async function runTestBinaryBuilds(
  go: GoCommandRunner,
  builds: readonly GoBuildRequest[],
  settings: GoSettings,
): Promise<readonly ProcessResult[]> {
  const [first, ...others] = builds
  if (!first) return []
  // The others mostly need what the first one compiles; in parallel each would compile it.
  const [firstEnd] = await runTestBinaryBuildsInParallel(go, [first], settings)
  return [firstEnd as ProcessResult, ...(await runTestBinaryBuildsInParallel(go, others, settings))]
}

/** Builds all in parallel, for code that is already compiled. */
export function runTestBinaryBuildsInParallel(
  go: GoCommandRunner,
  builds: readonly GoBuildRequest[],
  settings: GoSettings,
): Promise<readonly ProcessResult[]> {
  return mapParallel(builds, async ({ package: goPackage, root, file, flags, recording }) => {
    // Without vet, which takes time and is not part of measuring.
    const allFlags = [...flagsForEveryGoCommand(settings), ...flags, ...(recording?.flags ?? [])]
    const args = ['test', '-c', '-vet=off', ...allFlags, '-o', file, goPackage.path]
    const processEnd = await go.run(resolve(root, goPackage.module), args, {
      ...goPackage.env,
      ...recording?.env,
    })
    recordBinaryAsBuilt(file)
    return { ...processEnd, lastLines: processEnd.lastLines.replace(/^WORK=.*\n?/m, '') }
  })
}

// Detecting that a test binary is no longer the one that was built.

/** The identity of each binary, including the time of its last status change, which no process can set. */
const identities = new Map<string, string>()

export function recordBinaryAsBuilt(file: string): void {
  // On Windows any process can set this time, and virus scanners may.
  const identity = process.platform === 'win32' ? null : fileIdentity(file)
  if (identity === null) identities.delete(file)
  else identities.set(file, identity)
}

/** Reports whether a binary exists and is the one that was built. */
export function isBinaryAsBuilt(file: string): boolean {
  const identity = identities.get(file)
  return identity !== undefined && identity === fileIdentity(file)
}

/** Throws CouldNotMeasureError if a binary was changed or replaced since it was built. */
export function refuseGoTestBinaryChangedSinceBuild(file: string, title: string): void {
  const identity = identities.get(file)
  if (identity === undefined || identity === fileIdentity(file)) return
  throw new CouldNotMeasureError(
    `The test binary of ${title}, ${file}, was changed after it had been built, so its times would be those of other code. Make sure that no benchmark writes there.`,
  )
}

function fileIdentity(file: string): string | null {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats ? [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ') : null
}

// Reads the output of test binaries that run no benchmark: that of TestMain and of package initialization.

/** Returns the lines that a binary prints; none if the run fails. */
export async function readStartupOutput(
  { signal, timeout }: Pick<DriverContext, 'signal' | 'timeout'>,
  { file, cwd, env }: Omit<GoTestBinary, 'package'>,
): Promise<readonly string[]> {
  let text = ''
  const args = ['-test.paniconexit0', '-test.timeout=0', '-test.run=^$', '-test.bench=^$']
  const onOutput = (chunk: Buffer) => {
    text += chunk.toString()
  }
  const deadline = steadyNow() + timeout * 1000
  try {
    await runProcess({ file, args, cwd, env, signal, deadline, onOutput })
    return extractProgramOutputLines(text)
  } catch {
    return []
  }
}
