// Finds what Python has installed from files of this machine, in the records of installers (PEP 610), and editable installs that lead
// both sides to the user's own files.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizedPythonName } from '../../core/change/required-packages.ts'
import { folderEntries, isPathIn, readTextOrEmpty } from '../files/folder.ts'
import type { DriverContext } from '../measure/driver.ts'

interface DirectUrl {
  readonly url?: string
  readonly archive_info?: { readonly hashes?: { readonly sha256?: string } }
  readonly dir_info?: { readonly editable?: boolean }
}

export interface PythonPackageInstalledFromPath {
  /** The absolute paths of its files. */
  readonly files: readonly string[]
  readonly isEditable: boolean
  /** The folder or the wheel that it was installed from. */
  readonly source: string
  /** The SHA-256 of the wheel; null if it was installed from a folder. */
  readonly wheelDigest: string | null
}

/** Returns the distributions installed in a folder from a wheel or a folder of this machine. */
function findPythonInstallsFromLocalSources(packages: string): readonly PythonPackageInstalledFromPath[] {
  return pythonDistributionsIn(packages).flatMap(({ records, files }) => {
    const noted = parseDirectUrl(readTextOrEmpty(join(records, 'direct_url.json')))
    return noted === null ? [] : [{ ...noted, files: files() }]
  })
}

/** Returns the distributions that are installed in a folder, by normalized names, with the folder of their records, and their files. */
export function pythonDistributionsIn(packages: string) {
  return folderEntries(packages).flatMap(entry => {
    const [, name, version] = /^(.+)-([^-]+)\.dist-info$/.exec(entry.name) ?? []
    if (name === undefined || version === undefined) return []
    const records = join(packages, entry.name)
    const files = () => {
      // `PATH,sha256=…,SIZE`, where quotes are around a path with a comma.
      const lines = readTextOrEmpty(join(records, 'RECORD')).matchAll(/^"?(.+?)"?,[^,\n]*,\d*\r?$/gm)
      return Array.from(lines, ([, path = '']) => join(packages, path))
    }
    return [{ name: normalizedPythonName(name), version, records, files }]
  })
}

/** Returns the files of the distributions of these names that are installed in the folders of `paths`, or above. */
export function filesOfPythonDistributions(
  names: readonly string[],
  paths: readonly string[],
): readonly string[] {
  return (names.length === 0 ? [] : foldersAbove(paths))
    .flatMap(pythonDistributionsIn)
    .filter(({ name }) => names.includes(name))
    .flatMap(({ files }) => files())
}

/** Returns the distributions from a wheel or a folder of this machine that one of `paths` belongs to. */
export function findLocalPythonPackagesWith(
  paths: Iterable<string>,
): readonly PythonPackageInstalledFromPath[] {
  const ofPaths = new Set(paths)
  return foldersAbove(ofPaths)
    .flatMap(findPythonInstallsFromLocalSources)
    .filter(({ files }) => files.some(path => ofPaths.has(path)))
}

function foldersAbove(paths: Iterable<string>): readonly string[] {
  return [...new Set([...paths].flatMap(parentFolders))]
}

/** Returns all folders that a path is in. */
function parentFolders(path: string): readonly string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...parentFolders(parent)]
}

function parseDirectUrl(text: string): Omit<PythonPackageInstalledFromPath, 'files'> | null {
  try {
    const { url = '', archive_info: archive, dir_info: folder } = JSON.parse(text) as DirectUrl
    const wheelDigest = archive?.hashes?.sha256 ?? null
    if (wheelDigest === null && folder === undefined) return null
    return { source: fileURLToPath(url), wheelDigest, isEditable: folder?.editable === true }
  } catch {
    // It was installed from a registry, or from another machine.
    return null
  }
}

/**
 * Reports whether the source of a distribution has changed since it was installed: its wheel has other content, or one of the
 * `changed` files is in its folder.
 */
export function hasPythonSourceChangedSinceInstall(
  { source, wheelDigest }: PythonPackageInstalledFromPath,
  changed: readonly string[],
): boolean {
  if (wheelDigest === null) return changed.some(path => path.startsWith(`${source}${sep}`))
  try {
    return createHash('sha256').update(readFileSync(source)).digest('hex') !== wheelDigest
  } catch {
    return false
  }
}

// Editable installs.

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
    for (const packages of pythonPackageFolders(environment))
      for (const path of pathsIn(packages)) {
        const target = await realpath(path).catch(() => path)
        // A repository that pip has cloned into an environment is not the user's own code, even if the environment is in the checkout.
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
export function pythonPackageFolders(environment: string): readonly string[] {
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
  const editable = findPythonInstallsFromLocalSources(packages).filter(({ isEditable }) => isEditable)
  return [...paths, ...editable.map(({ source }) => source)]
}
