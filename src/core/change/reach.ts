// Decides which changed files the benchmarks of a Go package could read while they run.
import type { RunSettings } from '../model/settings.ts'
import { commandsReadCodeFromGit, findImageSetupBuildsAndRunUses } from './sources.ts'

/** A path at which the sides differ. */
export interface DifferingPath {
  /** Relative to the top folder. */
  readonly path: string
  /** The path is a plain file on each side that has it: no link, and no submodule. */
  readonly isPlain: boolean
}

/** The differences between the files of the sides, and the links among the files. */
export interface SideDifferencesAndSymlinks {
  readonly differences: readonly DifferingPath[]
  /** Paths of symbolic links on head; those of base alone are among the differences. */
  readonly links: readonly string[]
}

/** Tells whether packages can be proven unchanged with these settings: what `setup` or tests create is in no commit. */
export function canProveGoBenchmarksUnchanged({ measure, calibrate, go, setup }: RunSettings): boolean {
  return go !== null && measure === 'changed' && !calibrate && setup === null && !go.test
}

/** Tells whether a command may be proven unchanged with these settings. */
export function canProveCommandUnchanged(settings: RunSettings): boolean {
  const { binaries, measure, calibrate, shard, ignoredFiles, setup, run } = settings
  if (commandsReadCodeFromGit([setup, run]) || ignoredFiles === 'shared') return false
  // The sides may share the image.
  if (findImageSetupBuildsAndRunUses(setup, run) !== null) return false
  return binaries.length > 0 && measure === 'changed' && !calibrate && shard === null
}

/**
 * Tells, without running them, whether the benchmarks of the package in `folder` (`.` is the top folder) read a file that
 * differs. `no`: only Go sources of other packages differ, which are in the binary or unused. `yes`: a link or a submodule
 * differs. `unknown`: only a run can tell.
 */
export function packageReadsChangedFile(
  folder: string,
  { differences, links }: SideDifferencesAndSymlinks,
): 'no' | 'yes' | 'unknown' {
  if (differences.some(({ isPlain }) => !isPlain)) return 'yes'
  // Any file can be read through a link as one of the folder's own.
  const isLinked = differences.length > 0 && links.some(path => isIn(folder, path))
  return isLinked || differences.some(({ path }) => !isOtherSource(folder, path)) ? 'unknown' : 'no'
}

/** Tells whether a build may use a file that differs, or make an ignored file of it; documents and workflows are excluded. */
export function changeMayAffectBuild({ differences }: SideDifferencesAndSymlinks): boolean {
  return differences.some(({ path }) => !isDocumentOrWorkflow(path) && !path.endsWith('.txt'))
}

/** Tells whether a file is a document or a workflow, of which no build makes anything. Others end in `.txt`, like CMakeLists.txt. */
export function isDocumentOrWorkflow(path: string): boolean {
  return /(?:^|\/)LICENSE$|\.(?:md|rst)$|^\.github\//.test(path)
}

/** Tells whether a path is a Go source of another package; one that the go command ignores may be a benchmark's data. */
function isOtherSource(folder: string, path: string): boolean {
  const isData = path.split('/').some(part => part === 'testdata' || part.startsWith('_'))
  const own = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'
  return path.endsWith('.go') && !isData && own !== folder
}

function isIn(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}
