// Which changed files the benchmarks of a Go package could read while they run.
import type { Settings } from '../model/settings.ts'

/** A Difference is a path at which the sides differ. */
export interface Difference {
  /** From the top folder. */
  readonly path: string
  /** Whether it is a plain file on each side that has it: no link, and no submodule. */
  readonly isPlain: boolean
}

/** A TreeChange is how the files of the sides differ, and which of the files are links. */
export interface TreeChange {
  readonly differences: readonly Difference[]
  /** Paths of symbolic links on head; those that base alone has are differences. */
  readonly links: readonly string[]
}

/** Whether these settings let anything be proven: what `setup` or tests create on a side is in no commit. */
export function canProve({ measure, calibrate, go, setup }: Settings): boolean {
  return go !== null && measure === 'changed' && !calibrate && setup === null && !go.test
}

/**
 * Whether the benchmarks of the package in `folder` (`.` is the top folder) could read something that differs. When in
 * doubt they could: left out are only files that no benchmark would read.
 */
export function mayReadDifference(folder: string, { differences, links }: TreeChange): boolean {
  // Through a link, any file can be read as one of the folder's own.
  const isLinked = differences.length > 0 && links.some(path => isIn(folder, path) && !isDocument(path))
  return isLinked || differences.some(difference => mayRead(folder, difference))
}

/**
 * The names of documents that differ and of the folders that they are in, to be looked for in the test binary. If it holds
 * such a name, they may be input of its benchmarks, as a README is for a program that renders Markdown, and a folder of
 * pages for one that makes a site of them.
 */
export function namesToLookFor({ differences }: TreeChange): readonly string[] {
  const names = differences.filter(({ path }) => isDocument(path)).flatMap(({ path }) => path.split('/'))
  return names.length === 0 ? [] : [...new Set(['*.md', ...names])]
}

function mayRead(folder: string, { path, isPlain }: Difference): boolean {
  if (!isPlain) return true
  // Go packages have their documents beside the sources: a benchmark may read all that a folder of its own holds.
  if (isDocument(path)) return isBelow(folder, path)
  return isIn(folder, path) || isData(path) || !(path.endsWith('.go') || path.startsWith('.github/'))
}

/** A document for people. */
function isDocument(path: string): boolean {
  return (path.endsWith('.md') || nameOf(path) === 'LICENSE') && !isData(path)
}

/** The go command ignores such files and folders, so any of them may be a benchmark's data. */
function isData(path: string): boolean {
  return path.split('/').some(part => part === 'testdata' || part.startsWith('_'))
}

function isIn(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}

/** Whether it is in a folder of the folder, other than one that is for people. */
function isBelow(folder: string, path: string): boolean {
  const own = folder === '.' ? path : path.slice(folder.length + 1)
  return isIn(folder, path) && own.includes('/') && !forPeople.some(name => own.startsWith(`${name}/`))
}

/** By custom: a package in the top folder of a repository has them below it. A binary that names one is found by that. */
const forPeople = ['docs', 'doc', '.github']

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
