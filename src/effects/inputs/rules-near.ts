// Whether a rules file is near. Few questions to the disk, and nothing else loaded: most comparisons have none.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultRulesFile } from '../../core/inputs/usual-rules.ts'

/** The top folder of the repository that `folder` is in; without a repository the folder itself. */
export function repositoryTop(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, '.git'))) return place
    if (place === dirname(place)) return folder
  }
}

/** Whether there is a rules file in `top`, or what somebody may take for one. */
export function hasRules(top: string): boolean {
  return (
    existsSync(join(top, defaultRulesFile)) || existsSync(join(top, defaultRulesFile.replace(/yml$/, 'yaml')))
  )
}
