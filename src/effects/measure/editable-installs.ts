// Finds editable installs of Python that lead both sides to the user's own files.
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { folderEntries, isPathIn, readTextOrEmpty } from '../files/folder.ts'
import type { DriverContext } from './driver.ts'
import { findLocalPythonPackagesIn } from './local-distributions.ts'

export interface EditableInstall {
  readonly environment: string
  /** The folder in the checkout that it imports from. */
  readonly target: string
}

interface CommandFolderAndEnv {
  /** The top folder of the user's own checkout, a real path. */
  readonly checkout: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Warns of an editable install, as a pass would mean nothing: in worktrees both sides would import the user's own files. Does
 * nothing if the sides are in the checkout itself.
 */
export async function warnOfEditableInstall(
  run: string,
  folder: string,
  { checkout, env, console }: Pick<DriverContext, 'checkout' | 'env' | 'console'>,
): Promise<void> {
  const editable = checkout
    ? await findEditableInstallImportedByCommand(run, { folder, env, checkout })
    : null
  if (editable)
    console.warn(
      `Both sides may run the code in ${editable.target} and not their own: the Python environment ${editable.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`,
    )
}

/**
 * Returns the first editable install that the command `run` may import from; null if none is found. Nothing is executed. An
 * environment in the checkout is copied for each side, and refers to that side.
 */
export async function findEditableInstallImportedByCommand(
  run: string,
  place: CommandFolderAndEnv,
): Promise<EditableInstall | null> {
  const environments = environmentsOf(run, place)
  for (const environment of environments.filter(one => !isPathIn(place.checkout, one)))
    for (const packages of packageFolders(environment))
      for (const path of pathsIn(packages)) {
        const target = await realpath(path).catch(() => path)
        // What pip has cloned into an environment is not the user's own code, even if the environment is in the checkout.
        if (isPathIn(place.checkout, target) && !isPathIn(environment, target)) return { environment, target }
      }
  return null
}

/** Programs of an environment in a command: `.venv/bin/pytest`, or `activate`; but none of the system, such as `/usr/bin/env`. */
const environmentProgram = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g
/** Commands that may run Python: its own programs, and those that run anything. */
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/
/** Programs that choose an environment by the working directory, or use the active one. */
const environmentManager = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/

function environmentsOf(run: string, { folder, env }: CommandFolderAndEnv): readonly string[] {
  const own = [...run.matchAll(environmentProgram)].map(([, path = '']) => resolve(folder, path))
  if (own.length > 0) return own
  if (environmentManager.test(run))
    return [env.UV_PROJECT_ENVIRONMENT, '.venv', env.VIRTUAL_ENV, env.CONDA_PREFIX]
      .filter(path => path)
      .map((path = '') => resolve(folder, path))
  if (!python.test(run)) return []
  for (const programs of (env.PATH ?? '').split(delimiter))
    for (const name of ['python3', 'python'])
      if (programs !== '' && existsSync(join(programs, name))) return [dirname(resolve(folder, programs))]
  return []
}

/** Returns `lib/python3.13/site-packages`, and the name that Debian uses. */
function packageFolders(environment: string): readonly string[] {
  const lib = join(environment, 'lib')
  const versions = folderEntries(lib).filter(({ name }) => name.startsWith('python3'))
  return versions.flatMap(({ name }) =>
    ['site-packages', 'dist-packages'].map(packages => join(lib, name, packages)),
  )
}

/**
 * Returns the paths that a folder of packages imports from: lines of `.pth` files, and the editable installs that pip notes
 * (PEP 610).
 */
function pathsIn(packages: string): readonly string[] {
  const paths: string[] = []
  for (const { name } of folderEntries(packages))
    if (name.endsWith('.pth')) {
      // A line that is no path, such as code, resolves to nothing outside of this folder.
      const lines = readTextOrEmpty(join(packages, name)).split('\n')
      paths.push(...lines.map(line => resolve(packages, line.trim())))
    }
  const editable = findLocalPythonPackagesIn(packages).filter(({ isEditable }) => isEditable)
  return [...paths, ...editable.map(({ source }) => source)]
}
