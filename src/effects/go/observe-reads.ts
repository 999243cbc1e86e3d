// Runs the benchmarks of a package once, to see whether they read a file in which the sides differ.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { usedFiles, usesAny } from '../../core/go/test-log.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { fileAt, keepingReads, setUnread, wasRead } from '../measure/read-times.ts'
import type { BuiltPackage } from './prepare-side.ts'

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
  return keepingReads(observing.top, paths, () => runReadsNone(built, paths, observing))
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
