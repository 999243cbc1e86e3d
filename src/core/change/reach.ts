// Decides what can be proven of a change before anything is run.
import type { RunSettings } from '../model/settings.ts'
import { commandsReadCodeFromGitObjects, findImageSharedBySidesInCommands } from './command-line-code.ts'

export interface DifferingPath {
  /** Relative to the top folder. */
  readonly path: string
  /** The path is a plain file on each side that has it: no link, and no submodule. */
  readonly isPlain: boolean
}

/** Tells whether packages can be proven unchanged with these settings: what `setup` or tests create is in no commit. */
export function canProveGoUnchangedWithSettings({ measure, calibrate, go, setup }: RunSettings): boolean {
  return go !== null && measure === 'changed' && !calibrate && setup === null && !go.test
}

export function canProveCommandUnchangedWithSettings(settings: RunSettings): boolean {
  const { binaries, measure, calibrate, shard, ignoredFiles, setup, run } = settings
  if (commandsReadCodeFromGitObjects([setup, run]) || ignoredFiles === 'shared') return false
  // The sides may share the image.
  if (findImageSharedBySidesInCommands(setup, run) !== null) return false
  return binaries.length > 0 && measure === 'changed' && !calibrate && shard === null
}

/** Tells whether a build may use a file that differs, or make an ignored file of it; documents and workflows are excluded. */
export function anyDifferenceMayAffectBuild(differences: readonly DifferingPath[]): boolean {
  return differences.some(({ path }) => !isDocumentOrWorkflow(path) && !path.endsWith('.txt'))
}

/** Tells whether a file is a document or a workflow, of which no build makes anything. Others end in `.txt`, like CMakeLists.txt. */
export function isDocumentOrWorkflow(path: string): boolean {
  return /(?:^|\/)LICENSE$|\.(?:md|rst)$|^\.github\//.test(path)
}

/** Tells whether a file says how git writes other files into the tree, such as with which ends of lines. */
export function isGitAttributes(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/.test(path)
}
