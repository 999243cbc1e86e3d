// Finds where cargo would build both sides into one folder outside of the checkout: it tells by times what is to be built anew there, and
// so may run the program of the other side.
import { readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { type CargoSetting, cargoBuildValue, cargoSettings } from '../../core/change/cargo-target.ts'

/** Where a command runs: a folder in the tree at `root`. */
export interface TargetPlace {
  readonly root: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** A SharedTarget is such a folder: as it was named, and as an absolute path. */
export interface SharedTarget {
  readonly setting: CargoSetting
  readonly given: string
  readonly resolved: string
}

export function sharedTargets({ root, folder, env }: TargetPlace): readonly SharedTarget[] {
  return cargoSettings.flatMap(setting => {
    const value = folderOf(setting, folder, env)
    return value !== null && isOutside(root, value.resolved) ? [{ setting, ...value }] : []
  })
}

/** The folder that a setting names; null where it is not set. */
function folderOf(
  { key, variables }: CargoSetting,
  cwd: string,
  env: TargetPlace['env'],
): Omit<SharedTarget, 'setting'> | null {
  const named = variables.map(name => env[name]).find(value => value)
  if (named !== undefined) return { given: named, resolved: resolve(cwd, named) }
  for (const folder of configFolders(cwd, env))
    for (const name of ['config', 'config.toml']) {
      const given = cargoBuildValue(textAt(join(folder, name)), key)
      // A path in a configuration file is relative to the folder that has `.cargo`.
      if (given) return { given, resolved: resolve(dirname(folder), given) }
    }
  return null
}

/** Where cargo looks for configuration: the nearest counts first, and its home last. */
function configFolders(cwd: string, env: TargetPlace['env']): readonly string[] {
  const folders: string[] = []
  for (let folder = cwd; ; folder = dirname(folder)) {
    folders.push(join(folder, '.cargo'))
    if (dirname(folder) === folder) break
  }
  const home = env.CARGO_HOME || (env.HOME ? join(env.HOME, '.cargo') : '')
  return home === '' ? folders : [...folders, resolve(cwd, home)]
}

/** `{workspace-root}` and the like stand at the beginning of a value. */
function isOutside(root: string, path: string): boolean {
  if (path.includes('{workspace-root}')) return false
  const way = relative(root, path)
  return path.includes('{') || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)
}

/** Empty where it cannot be read. */
function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
