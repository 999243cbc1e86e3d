// Finds the packages of a side that have benchmarks, in all its modules.

import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { buildFlags } from '../../core/go/flags.ts'
import { Misconfigured, SideFailed } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { lstatOrNull } from '../files/folder.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'
import type { ProcessEnd } from '../measure/process.ts'
import type { GoTool } from './go-tool.ts'
import { patternIn } from './pattern-in.ts'

/** A GoPackage is a package with benchmarks. */
export interface GoPackage {
  /** Its import path. */
  readonly path: string
  /** Relative to the top folder of the side. */
  readonly folder: string
  /** The folder of its module, likewise. */
  readonly module: string
  /** The environment that go needs to see the module. */
  readonly env: Readonly<Record<string, string>>
}

/** A Listing asks go, in a module, which packages match a pattern. */
export interface Listing extends Pick<GoPackage, 'module' | 'env'> {
  /** As it is meant in the module. */
  readonly pattern: string
}

/** Where to look: the top folder of a side (its real path), and the folder in it that patterns are relative to. */
export interface Ground {
  readonly git: Git
  readonly root: string
  readonly workingDirectory: string
  /** Called with the outcome of each listing; it throws SideFailed to leave the module out. */
  readonly refuse: (listing: Listing, ended: ProcessEnd) => void
}

/** The packages that were found, by import path, the patterns that found nothing, and what was left out, by folder of a module. */
export interface PackageList {
  readonly packages: readonly GoPackage[]
  readonly idle: readonly string[]
  readonly unlisted: ReadonlyMap<string, SideFailed>
}

/**
 * Finds the packages that `packages` match and whose test files hold a benchmark, by import path. A relative pattern
 * with `...` also reaches into modules below it, unlike go's own. Throws Misconfigured where two folders have the same
 * import path, as example modules often do: their benchmarks could not be told apart by name.
 */
export async function findPackages(
  go: GoTool,
  ground: Ground,
  settings: Pick<GoSettings, 'packages' | 'tags'>,
): Promise<PackageList> {
  const found = new Map<string, GoPackage>()
  const idle = new Set(settings.packages)
  const unlisted = new Map<string, SideFailed>()
  for (const module of await modulesWithBenchmarks(ground)) {
    const asked = settings.packages.flatMap(pattern => {
      const meant = patternIn(module.folder, ground.workingDirectory, pattern)
      return meant === null ? [] : [{ pattern, meant }]
    })
    if (asked.length === 0) continue
    try {
      for (const { pattern, ...one } of await packagesIn(go, ground, settings, module, asked)) {
        idle.delete(pattern)
        const other = found.get(one.path)
        if (other && other.folder !== one.folder)
          throw ambiguous(settings.packages, one.path, other.folder, one.folder)
        found.set(one.path, other ?? one)
      }
    } catch (error) {
      if (!(error instanceof SideFailed)) throw error
      unlisted.set(module.folder, error)
      // They may be meant for what could not be seen.
      for (const { pattern } of asked) idle.delete(pattern)
    }
  }
  const packages = [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { packages, idle: [...idle], unlisted }
}

/** Those of a module that hold benchmarks, each with the pattern that found it. */
async function packagesIn(
  go: GoTool,
  ground: Ground,
  settings: Pick<GoSettings, 'tags'>,
  { folder: module, holding }: Module,
  asked: readonly { readonly pattern: string; readonly meant: string }[],
) {
  const env = await environmentIn(go, resolve(ground.root, module))
  const found: (GoPackage & { readonly pattern: string })[] = []
  for (const { pattern, meant } of asked)
    for (const one of await list(go, ground, settings, { module, env, pattern: meant }))
      if (holding.includes(one.folder)) found.push({ ...one, module, env, pattern })
  return found
}

function ambiguous(patterns: readonly string[], path: string, one: string, other: string): Misconfigured {
  return new Misconfigured(
    `packages: "${patterns.join(' ')}" finds ${path} in two folders, "${one}" and "${other}", and their benchmarks could not be told apart. Let "packages" match only one of them, or set "working-directory" to its folder.`,
  )
}

interface Module {
  readonly folder: string
  /** The folders of the module that have benchmarks. */
  readonly holding: readonly string[]
}

async function modulesWithBenchmarks({ git, root }: Ground): Promise<readonly Module[]> {
  const modules = new Map<string, string[]>()
  for (const folder of await foldersWithBenchmarks(git)) {
    const module = await moduleOf(root, folder)
    if (module !== null) modules.set(module, [...(modules.get(module) ?? []), folder])
  }
  return [...modules].map(([folder, holding]) => ({ folder, holding }))
}

/** The nearest folder above with a go.mod; null where there is none up to the root. */
async function moduleOf(root: string, folder: string): Promise<string | null> {
  for (let at = folder; ; at = join(at, '..')) {
    if (await lstatOrNull(resolve(root, at, 'go.mod'))) return at
    if (at === '.') return null
  }
}

/** Switches the workspace off for a module that the workspace above it does not use. */
async function environmentIn(go: GoTool, folder: string): Promise<Readonly<Record<string, string>>> {
  const { status, stdout } = await go.run(folder, ['list', '-m', '-f', '{{.Dir}}'])
  return status !== 0 || stdout.split('\n').includes(folder) ? {} : { GOWORK: 'off' }
}

/** The packages in a module that go itself says match a pattern and have test files with the given tags. */
async function list(
  go: GoTool,
  { root, refuse }: Ground,
  settings: Pick<GoSettings, 'tags'>,
  listing: Listing,
) {
  const { module, env, pattern } = listing
  const format = '{{.ImportPath}}\t{{.Dir}}\t{{len .TestGoFiles}}\t{{len .XTestGoFiles}}'
  // A package that cannot be read is listed too, so that building it says what is wrong.
  const args = ['list', '-e', '-find', ...buildFlags(settings), '-f', format, '--', pattern]
  const ended = await go.run(resolve(root, module), args, env)
  refuse(listing, ended)
  return ended.stdout
    .split('\n')
    .map(line => line.split('\t'))
    .filter(([, folder, inside, outside]) => folder && (inside !== '0' || outside !== '0'))
    .map(([path = '', folder = '']) => ({ path, folder: relative(root, folder) || '.' }))
}

// Finds the folders whose test files contain a benchmark, from their text alone.

/** Gives them relative to the top folder of the checkout; files that git ignores are left out. */
export async function foldersWithBenchmarks(git: Git): Promise<readonly string[]> {
  const paths = ['--untracked', '--full-name', '--name-only', '--no-color', '-z']
  const args = ['grep', ...paths, '--extended-regexp', '-e', '^[[:space:]]*func[[:space:]]+Benchmark']
  const said = await git.find([...args, '--', '*_test.go'])
  const files = (said ?? '').split('\0').filter(file => file !== '')
  return [...new Set(files.map(file => join(decodePath(file), '..')))].sort()
}

// Finds what Go code in a checkout is built from that lies outside it: modules beside it, a workspace above it.

/**
 * A path after `=>` in a go.mod or go.work, or of a `use` in a go.work. Absolute paths are the same from everywhere,
 * and do not count.
 */
const replaced = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.)/g
const used = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?)(?=["\s]|$)/gm

/**
 * The files and folders outside, relative to the top folder of the checkout (`../lib`). `user` is the user's tree,
 * around which a workspace is looked for; the modules are those of `git`, which may be a worktree.
 */
export async function sourcesOutside(
  user: string,
  git: Git,
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const found = new Set<string>()
  const files = nulSeparated(
    await git.run(['ls-files', '-z', '--', 'go.mod', '**/go.mod', 'go.work', '**/go.work']),
  )
  for (const file of files) {
    const path = resolve(git.folder, decodePath(file))
    for (const target of await targetsIn(path)) found.add(relative(git.folder, target))
  }
  const workspace = GOWORK === 'off' || files.includes('go.work') ? null : await workspaceAbove(user)
  if (workspace !== null)
    for (const target of [workspace, `${workspace}.sum`, ...(await targetsIn(workspace))])
      found.add(relative(user, target))
  return [...found].filter(isOutside)
}

/**
 * Why this code can only be built in its own place; null where the sources outside can be linked to from another. For
 * `outside` see sourcesOutside.
 */
export function whyInPlace(
  outside: readonly string[],
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): string | null {
  if (GOWORK !== undefined && GOWORK !== '' && GOWORK !== 'off')
    return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`
  const around = outside.find(path => path.split(sep).every(part => part === '..'))
  return around === undefined ? null : `it is built from a module in a folder around the checkout (${around})`
}

/** The paths that a go.mod or go.work names; none where it cannot be read. */
async function targetsIn(path: string): Promise<readonly string[]> {
  const text = (await readFile(path, 'utf8').catch(() => '')).replace(/\/\/.*$/gm, '')
  const patterns = path.endsWith('go.work') ? [replaced, used] : [replaced]
  return patterns
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(([, target = '']) => resolve(dirname(path), target))
}

function isOutside(path: string): boolean {
  return path.split(sep)[0] === '..' || isAbsolute(path)
}

async function workspaceAbove(root: string): Promise<string | null> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (await lstatOrNull(join(folder, 'go.work'))) return join(folder, 'go.work')
    if (folder === dirname(folder)) return null
  }
}
