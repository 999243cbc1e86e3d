// Finds an editable install in the Python environment of a command: in worktrees both sides would import the user's own tree.
import { readdir, readFile, realpath } from 'node:fs/promises'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lstatOrNull } from '../files/folder.ts'
import type { Console } from '../program/console.ts'

/** An Editable leads from a Python environment into the user's checkout. */
export interface Editable {
  /** The folder of the environment. */
  readonly environment: string
  /** The folder in the checkout that it imports from. */
  readonly target: string
}

/** Where a command runs. */
export interface RunPlace {
  /** The top folder of the user's own checkout, a real path. */
  readonly checkout: string
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** Warns of the first: a pass would mean nothing. Does nothing where the sides are in the checkout itself. */
export async function warnOfEditable(
  run: string,
  { checkout, ...place }: Omit<RunPlace, 'checkout'> & { readonly checkout?: string | null | undefined },
  console: Console,
): Promise<void> {
  const found = checkout ? await editableIn(run, { ...place, checkout }) : null
  if (found)
    console.warn(
      `Both sides may run the code in ${found.target} and not their own: the Python environment ${found.environment} has it as an editable install. Make an environment in "setup" (docs/formats.md), or set "checkout" to in-place.`,
    )
}

/**
 * The first that the command `run` may import from; null where none is seen. Nothing is executed. An environment in the checkout is
 * copied for each side, and leads to that.
 */
export async function editableIn(run: string, place: RunPlace): Promise<Editable | null> {
  const environments = await environmentsOf(run, place)
  for (const environment of environments.filter(one => !isIn(place.checkout, one)))
    for (const packages of await packageFolders(environment))
      for (const path of await pathsIn(packages)) {
        const target = await realpath(path).catch(() => path)
        // What pip has cloned into an environment is not the user's own, wherever that is.
        if (isIn(place.checkout, target) && !isIn(environment, target)) return { environment, target }
      }
  return null
}

/** Programs of an environment that the command names: `.venv/bin/pytest`, or `activate`; not of the system, as `/usr/bin/env`. */
const named = /(?<![^\s;&|("'=])(?!\/usr\/)([^\s;&|("'=]+)\/bin\/[\w.-]+/g
/** Commands in which Python may be run: its own programs, and those that run anything. */
const python = /\b(py\w*|asv|make|just|task|invoke|[\w./-]+\.sh)\b/
/** These choose an environment by the folder that they run in, or take the one that is active. */
const managed = /\b(uvx?|poetry|pdm|pipenv|hatch|tox|nox|pixi|conda)\b/

async function environmentsOf(run: string, { folder, env }: RunPlace): Promise<readonly string[]> {
  const own = [...run.matchAll(named)].map(([, path = '']) => resolve(folder, path))
  if (own.length > 0) return own
  if (managed.test(run))
    return [env.UV_PROJECT_ENVIRONMENT, '.venv', env.VIRTUAL_ENV, env.CONDA_PREFIX]
      .filter(path => path)
      .map((path = '') => resolve(folder, path))
  if (!python.test(run)) return []
  for (const programs of (env.PATH ?? '').split(delimiter))
    for (const name of ['python3', 'python'])
      if (programs !== '' && (await lstatOrNull(join(programs, name))))
        return [dirname(resolve(folder, programs))]
  return []
}

/** `lib/python3.13/site-packages`, with the name of Debian. */
async function packageFolders(environment: string): Promise<readonly string[]> {
  const lib = join(environment, 'lib')
  const versions = (await namesIn(lib)).filter(name => name.startsWith('python3'))
  return versions.flatMap(name =>
    ['site-packages', 'dist-packages'].map(packages => join(lib, name, packages)),
  )
}

/** What is imported from elsewhere: lines of `.pth` files, and what pip notes of an editable install (PEP 610). */
async function pathsIn(packages: string): Promise<readonly string[]> {
  const paths: string[] = []
  for (const name of await namesIn(packages))
    if (name.endsWith('.pth')) {
      // What is no path, such as a line of code, leads to nothing outside of this folder.
      const lines = (await textOf(join(packages, name))).split('\n')
      paths.push(...lines.map(line => resolve(packages, line.trim())))
    } else if (name.endsWith('.dist-info')) {
      const url = editableUrl(await textOf(join(packages, name, 'direct_url.json')))
      if (url !== null) paths.push(url)
    }
  return paths
}

function editableUrl(text: string): string | null {
  try {
    const { url, dir_info: folder } = JSON.parse(text) as { url?: string; dir_info?: { editable?: boolean } }
    return folder?.editable === true && url !== undefined ? fileURLToPath(url) : null
  } catch {
    return null
  }
}

function isIn(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`)
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

/** Empty where it cannot be read. */
async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
