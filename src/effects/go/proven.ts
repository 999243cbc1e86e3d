// Proves packages unchanged once both sides are built, and logs it.

import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mayBeBuilt, reach, type TreeChange } from '../../core/change/reach.ts'
import { usedFiles, usesAny } from '../../core/go/test-log.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Proven } from '../../core/model/result-file.ts'
import { gitIn } from '../git/git.ts'
import type { DriverContext } from '../measure/driver.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { fileAt, restoringReads, setUnread, wasRead } from '../measure/read-times.ts'
import type { BuiltPackage, PreparedSide } from './prepare-side.ts'

/** The value before both sides are built, and where everything is to be measured. */
export const noneProven: ProvenPackages = { packages: new Set(), among: 0 }

/**
 * Finds the packages that cannot have changed; none where it is not known how the sides differ. `folder` is one for files of ours, and
 * `run` runs a benchmark.
 */
export async function prove(
  {
    change,
    console,
    env,
    sides,
    signal,
  }: Pick<DriverContext, 'change' | 'console' | 'env' | 'sides' | 'signal'>,
  { base, head }: Partial<Record<Side, PreparedSide>>,
  folder: string,
  run: RunProcess,
): Promise<ProvenPackages> {
  if (!base || !head || !change) return noneProven
  const top = await sides.enter('head')
  // Then the same binary need not be one of the code that differs.
  if (mayBeBuilt(change) && (hasOverlay(env) || (await hasIgnoredInputs(top, env)))) return noneProven
  const found = await provenPackages({ base, head }, change, (one, paths) =>
    readsNone(one, paths, { top, folder, signal, run }),
  )
  const { packages, among } = found
  if (packages.size > 0)
    console.info(
      `${packages.size} of ${among} packages build the same test binary on both sides, and their benchmarks read no file that differs: not measured (measure: all measures them)`,
    )
  return found
}

/** Whether the go command takes other files in place of sources. */
function hasOverlay({ GOFLAGS = '' }: Readonly<Record<string, string>>): boolean {
  return /(^|\s)--?overlay\b/.test(GOFLAGS)
}

/** Whether git ignores files that a build takes, such as generated sources and libraries: they may be of either side, or of none. */
async function hasIgnoredInputs(top: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const kinds = ['go', 'a', 'so', 'o', 'syso', 'c', 'h', 's'].map(ending => `*.${ending}`)
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...kinds]
  return (await gitIn(top, env).run(args)).length > 0
}

/** The benchmarks of the proven packages, as both sides list them. */
export function benchmarksIn(
  { packages }: ProvenPackages,
  head: PreparedSide | undefined,
): readonly Proven[] {
  return [...packages].flatMap(path =>
    [...(head?.built.get(path)?.benchmarks.keys() ?? [])].map(name => ({
      benchmark: name.replace(/^Benchmark/, ''),
      package: path,
    })),
  )
}

// Which packages need not be measured, as neither their benchmarks nor anything that these read can have changed.

/** Import paths of packages; `among` are those that were built on both sides. */
export interface ProvenPackages {
  readonly packages: ReadonlySet<string>
  readonly among: number
}

/**
 * Finds the packages whose test binary is the same on both sides and runs in the same surroundings, where `change`
 * touches no file that the benchmarks read. `readsNone` runs those of a package on head once, and tells whether they read none of
 * these paths. When in doubt a package is not proven.
 */
export async function provenPackages(
  { base, head }: Readonly<Record<Side, PreparedSide>>,
  change: TreeChange,
  readsNone: (one: BuiltPackage, paths: readonly string[]) => Promise<boolean>,
): Promise<ProvenPackages> {
  const packages = new Set<string>()
  const paths = change.differences.map(({ path }) => path)
  const pairs = [...base.built].flatMap(([path, one]) => {
    const other = head.built.get(path)
    return other ? [{ path, one, other }] : []
  })
  for (const { path, one, other } of pairs) {
    const reached = reach(one.package.folder, change)
    if (reached === 'yes' || !isSurroundedAlike(one, other) || !(await isSame(one.file, other.file))) continue
    if (reached === 'no' || (await readsNone(other, paths))) packages.add(path)
  }
  return { packages, among: pairs.length }
}

/** Whether they run in the same place with the same environment (as far as we set it), and list the same benchmarks. */
function isSurroundedAlike(one: BuiltPackage, other: BuiltPackage): boolean {
  const seen = ({
    package: { folder, module, env: ofModule },
    cwd,
    env,
    toolchain,
    benchmarks,
  }: BuiltPackage) => JSON.stringify([folder, module, ofModule, cwd, env, toolchain, [...benchmarks]])
  return one.toolchain !== null && seen(one) === seen(other)
}

// Runs the benchmarks of a package once, to see whether they read a file in which the sides differ.

/** The longest that a package may take for one operation of each benchmark, in seconds; beyond it, measuring tells as well. */
const mostSeconds = 20

/** What it takes to run them. */
export interface Observing {
  /** The top folder of the side, which keeps the times at which files were last read. */
  readonly top: string
  /** A folder for the log. */
  readonly folder: string
  readonly signal: AbortSignal
  readonly run?: RunProcess
}

/**
 * Whether the benchmarks of a package read none of `paths` (from the top folder) in one operation each: neither by the log of the test
 * binary, which has what goes through package os, nor by the times of the files, which a program that they start changes too. Not
 * where they fail or take long.
 */
export function readsNone(
  built: BuiltPackage,
  paths: readonly string[],
  observing: Observing,
): Promise<boolean> {
  return restoringReads(observing.top, paths, () => runReadsNone(built, paths, observing))
}

async function runReadsNone(
  { file, cwd, env, benchmarks }: BuiltPackage,
  paths: readonly string[],
  { top, folder, signal, run = runProcess }: Observing,
): Promise<boolean> {
  const log = join(folder, 'test-log')
  const names = [...benchmarks.keys()].map(name => `^${name}$`)
  // That of another package is none of this one.
  await rm(log, { force: true })
  await setUnread(top, paths)
  const args = [
    '-test.paniconexit0',
    '-test.timeout=0',
    '-test.run=^$',
    `-test.bench=${names.join('|')}`,
    '-test.benchtime=1x',
    `-test.testlogfile=${log}`,
  ]
  const deadline = Date.now() + 1000 * mostSeconds
  const { status, isLate, stdout } = await run({ file, args, cwd, env, signal, deadline, onOutput() {} })
  // A program that ends by itself, without the test runner, has not run all of them and leaves no log.
  const hasPassed = status === 0 && !isLate && /^PASS\r?$/m.test(stdout)
  const used = hasPassed ? await readFile(log, 'utf8').catch(() => null) : null
  if (used === null) return false
  const all = paths.map(path => join(top, path))
  if (usesAny(usedFiles(used, cwd), all) || all.some(wasRead)) return false
  return changesWhenRead(all.find(path => (fileAt(path)?.size ?? 0) > 0))
}

/** Whether reading a file shows in its times here; if not, what a program that a benchmark starts has read is not known. */
async function changesWhenRead(path: string | undefined): Promise<boolean> {
  if (path === undefined) return false
  await readFile(path)
  return wasRead(path)
}

// Whether two files are the same, byte for byte.

/**
 * The largest file that is compared, in bytes: no test binary is larger, and two larger ones would not fit into a small
 * machine's memory.
 */
const largest = 2 ** 29

/** Whether both files have the same bytes. A file that cannot be read is not the same. */
export async function isSame(one: string, other: string): Promise<boolean> {
  try {
    const [{ size }, { size: otherSize }] = await Promise.all([stat(one), stat(other)])
    if (size !== otherSize || size > largest) return false
    const [content, others] = await Promise.all([readFile(one), readFile(other)])
    return content.equals(others)
  } catch {
    return false
  }
}
