// What of a change the benchmarks of a Go package could read while they run, whatever they are built of.
import type { Settings } from '../model/settings.ts'

/** A Difference is a path at which the sides differ. */
export interface Difference {
  /** From the top folder. */
  readonly path: string
  /** Whether a plain file stands there on each side that has something there: no link, and no submodule. */
  readonly isPlain: boolean
}

/** A TreeChange is how the files of the sides differ, and which links stand among them. */
export interface TreeChange {
  readonly differences: readonly Difference[]
  /** Paths of symbolic links on head; those that base alone has are differences. */
  readonly links: readonly string[]
}

/** Whether these settings let anything be proven: what `setup` or tests make on a side no commit tells of. */
export function canProve({ measure, calibrate, go, setup }: Settings): boolean {
  return go !== null && measure === 'changed' && !calibrate && setup === null && !go.test
}

/**
 * Whether the benchmarks of the package in `folder` (`.` is the top folder) could read something that differs. When in
 * doubt they could: only what nobody has a benchmark read is left out.
 */
export function mayReadDifference(folder: string, { differences, links }: TreeChange): boolean {
  // By a link out of the folder any file can be read as one of its own.
  const isLinked = differences.length > 0 && links.some(path => isIn(folder, path) && !isDocument(path))
  return isLinked || differences.some(difference => mayRead(folder, difference))
}

/**
 * What a binary would have to name to read it: documents that differ. Those whose name it holds may be input of its
 * benchmarks, as a README is of a program that renders Markdown.
 */
export function namesToLookFor({ differences }: TreeChange): readonly string[] {
  const names = differences.filter(({ path }) => isDocument(path)).map(({ path }) => nameOf(path))
  return names.length === 0 ? [] : [...new Set(['*.md', ...names])]
}

function mayRead(folder: string, { path, isPlain }: Difference): boolean {
  if (!isPlain) return true
  if (isDocument(path)) return false
  return isIn(folder, path) || isData(path) || !(path.endsWith('.go') || path.startsWith('.github/'))
}

/** What people read. */
function isDocument(path: string): boolean {
  return (path.endsWith('.md') || nameOf(path) === 'LICENSE') && !isData(path)
}

/** Go leaves such files and folders to the programs, whatever they are called otherwise. */
function isData(path: string): boolean {
  return path.split('/').some(part => part === 'testdata' || part.startsWith('_'))
}

function isIn(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
