// Which changed files the benchmarks of a Go package could read while they run.
import type { Settings } from '../model/settings.ts'

/** A PathDifference is a path at which the sides differ. */
export interface PathDifference {
  /** From the top folder. */
  readonly path: string
  /** Whether it is a plain file on each side that has it: no link, and no submodule. */
  readonly isPlain: boolean
}

/** A TreeChange is how the files of the sides differ, and which of the files are links. */
export interface TreeChange {
  readonly differences: readonly PathDifference[]
  /** Paths of symbolic links on head; those that base alone has are differences. */
  readonly links: readonly string[]
}

/** Whether these settings let anything be proven: what `setup` or tests create on a side is in no commit. */
export function canProve({ measure, calibrate, go, setup }: Settings): boolean {
  return go !== null && measure === 'changed' && !calibrate && setup === null && !go.test
}

/**
 * What is known, without running them, of whether the benchmarks of the package in `folder` (`.` is the top folder) read something that
 * differs: `no` where only Go sources of other packages do, which are in the binary or nowhere; `yes` where a link or a submodule does;
 * otherwise only a run can tell.
 */
export function reach(folder: string, { differences, links }: TreeChange): 'no' | 'yes' | 'unknown' {
  if (differences.some(({ isPlain }) => !isPlain)) return 'yes'
  // Through a link, any file can be read as one of the folder's own.
  const isLinked = differences.length > 0 && links.some(path => isIn(folder, path))
  return isLinked || differences.some(({ path }) => !isOtherSource(folder, path)) ? 'unknown' : 'no'
}

/** Whether a build may take a file that differs, or make one of it that git ignores: documents and workflows it does not. */
export function mayBeBuilt({ differences }: TreeChange): boolean {
  return differences.some(({ path }) => !/(?:^|\/)LICENSE$|\.(?:md|rst|txt)$|^\.github\//.test(path))
}

/** A Go source of another package, unless the go command leaves it out: then it may be a benchmark's data. */
function isOtherSource(folder: string, path: string): boolean {
  const isData = path.split('/').some(part => part === 'testdata' || part.startsWith('_'))
  const own = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
  return path.endsWith('.go') && !isData && own !== folder
}

function isIn(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}
