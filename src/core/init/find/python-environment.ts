// The environment in which a side's Python benchmarks run, and how the project gets into it.

import { tomlTables } from '../../common/toml.ts'
import type { WorkflowStep } from './suite.ts'
import { around, fileIn, inFolder, type SourceTree } from './tree.ts'

/** Each side has an environment of its own: a shared one would hold the code of whichever was installed last. */
export const environment = '.benchgate-venv'

/** The commands that make it, and enter it for those that follow. */
export const newEnvironment: readonly string[] = [
  `python -m venv --clear ${environment}`,
  `. ${environment}/bin/activate`,
]

/** Whether pip can install the folder. A pyproject.toml may hold nothing but settings of tools. */
export function isProject(tree: SourceTree, home: string): boolean {
  const tables = tomlTables(tree.texts.get(inFolder(home, 'pyproject.toml')) ?? '').map(({ name }) => name)
  if (tables.includes('build-system') || tables.includes('project')) return true
  return fileIn(tree, home, 'setup.py', 'setup.cfg') !== null
}

export function pythonStep(tree: SourceTree, home: string): WorkflowStep {
  const pinned = around(home).flatMap(folder => fileIn(tree, folder, '.python-version') ?? [])[0]
  if (pinned) return { uses: 'setup-python', with: { 'python-version-file': pinned } }
  return { uses: 'setup-python', with: { 'python-version': '3.13' } }
}
