// Checks cheaply whether a rules file exists, with few file system calls and imports, as most comparisons have none.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultRulesFilePath } from '../../core/inputs/default-rules-file.ts'

/** Returns the top folder of the repository that `folder` is in; without a repository the folder itself. */
export function repositoryTopFolder(folder: string): string {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current
    if (current === dirname(current)) return folder
  }
}

/** Reports whether there is a rules file in `top`, or a file with a similar name. */
export function hasRulesFile(top: string): boolean {
  return (
    existsSync(join(top, defaultRulesFilePath)) ||
    existsSync(join(top, defaultRulesFilePath.replace(/yml$/, 'yaml')))
  )
}
