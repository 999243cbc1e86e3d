// Finds the task runners that a command may use, which would replay the first visit to a side in place of measuring again.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TaskRunner, taskRunners } from '../../core/change/task-runners.ts'
import type { Console } from '../program/console.ts'

/** Returns the environment in which these measure again at each visit, and says so. `folders` are of the side. */
export function measuringAgain(
  env: Readonly<Record<string, string>>,
  run: string,
  folders: readonly string[],
  console: Console,
): Readonly<Record<string, string>> {
  const runners = runnersOf(run, folders)
  for (const { name, env: set } of runners)
    console.info(
      `${name} runs its tasks at each visit, and replays none from its cache: ${Object.keys(set).join(', ')}`,
    )
  return Object.assign({}, env, ...runners.map(({ env: set }) => set))
}

/** Returns those whose files are in one of `folders`, and those that the command names. */
function runnersOf(text: string, folders: readonly string[]): readonly TaskRunner[] {
  const packages = [...new Set(folders)].map(folder => textAt(join(folder, 'package.json')))
  return taskRunners.filter(
    ({ files, inPackage, named }) =>
      named.test(text) ||
      files.some(name => folders.some(folder => existsSync(join(folder, name)))) ||
      (inPackage !== undefined && packages.some(one => one.includes(inPackage))),
  )
}

/** Empty where it cannot be read. */
function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
