// Finds the packages of a side that have benchmarks, in all its modules, and the sources outside the checkout that they are
// built from.

import { readFile, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { GoPackageInModule } from '../../core/go/flags.ts'
import { flagsForEveryGoCommand } from '../../core/go/flags.ts'
import { MisconfiguredError, SideFailedError } from '../../core/model/errors.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { lstatOrNull } from '../files/folder.ts'
import { decodeGitText, type Git, splitAtNul } from '../git/git.ts'
import type { ProcessResult } from '../processes/process.ts'
import type { GoCommandRunner } from './go-tool.ts'

export interface GoPackage extends GoPackageInModule {
  /** Relative to the top folder of the side. */
  readonly folder: string
}

/** A query to go in a module, for the packages that match a pattern. */
export interface GoListQuery extends Pick<GoPackage, 'module' | 'env'> {
  /** The pattern, relative to the module. */
  readonly pattern: string
}

/** The place to search: the top folder of a side (its real path), and the folder in it that patterns are relative to. */
interface GoPackageSearchRoot {
  readonly git: Git
  readonly root: string
  readonly workingDirectory: string
  /** Called with the outcome of each listing; throws SideFailedError to leave the module out. */
  readonly refuse: (listing: GoListQuery, processEnd: ProcessResult) => void
}

/**
 * The packages by import path, the patterns that matched none, and the failures of modules that could not be listed, by folder.
 */
export interface GoPackageSearchResult {
  readonly packages: readonly GoPackage[]
  readonly unmatched: readonly string[]
  readonly unlisted: ReadonlyMap<string, SideFailedError>
}

/**
 * Finds the packages that match `packages` and whose test files have benchmarks, sorted by import path. Unlike in go, a
 * relative pattern with `...` also matches in modules below it. Throws MisconfiguredError if two folders have the same import path,
 * as example modules often do, since their benchmarks would have the same names.
 */
export async function findGoPackages(
  go: GoCommandRunner,
  searchRoot: GoPackageSearchRoot,
  settings: Pick<GoSettings, 'packages' | 'tags'>,
): Promise<GoPackageSearchResult> {
  const packagesByPath = new Map<string, GoPackage>()
  const unmatched = new Set(settings.packages)
  const unlisted = new Map<string, SideFailedError>()
  for (const [module, benchmarkFolders] of await modulesWithBenchmarks(searchRoot)) {
    const patterns = settings.packages.flatMap(pattern => {
      const meant = rebaseGoPackagePatternOntoModule(module, searchRoot.workingDirectory, pattern)
      return meant === null ? [] : [{ pattern, meant }]
    })
    if (patterns.length === 0) continue
    try {
      const found = await packagesIn(go, searchRoot, settings, module, patterns)
      for (const { pattern, ...goPackage } of found) {
        if (!benchmarkFolders.includes(goPackage.folder)) continue
        unmatched.delete(pattern)
        const existing = packagesByPath.get(goPackage.path)
        if (existing && existing.folder !== goPackage.folder)
          throw new MisconfiguredError(
            `packages: "${settings.packages.join(' ')}" finds ${goPackage.path} in two folders, "${existing.folder}" and "${goPackage.folder}", and their benchmarks could not be told apart. Make "packages" match only one of them, or set "working-directory" to its folder.`,
          )
        packagesByPath.set(goPackage.path, existing ?? goPackage)
      }
    } catch (error) {
      if (!(error instanceof SideFailedError)) throw error
      unlisted.set(module, error)
      // The patterns may match packages of this module.
      for (const { pattern } of patterns) unmatched.delete(pattern)
    }
  }
  const packages = [...packagesByPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { packages, unmatched: [...unmatched], unlisted }
}

/** Returns the packages of a module that match according to go and have test files with the given build tags, each with its pattern. */
async function packagesIn(
  go: GoCommandRunner,
  { root, refuse }: GoPackageSearchRoot,
  settings: Pick<GoSettings, 'tags'>,
  module: string,
  patterns: readonly { readonly pattern: string; readonly meant: string }[],
) {
  const env = await environmentIn(go, resolve(root, module))
  const format = '{{.ImportPath}}\t{{.Dir}}\t{{len .TestGoFiles}}\t{{len .XTestGoFiles}}'
  // With -e, a package that cannot be read is listed too, and building it reports the error.
  const args = ['list', '-e', '-find', ...flagsForEveryGoCommand(settings), '-f', format, '--']
  const matches: (GoPackage & { readonly pattern: string })[] = []
  for (const { pattern, meant } of patterns) {
    const processEnd = await go.run(resolve(root, module), [...args, meant], env)
    refuse({ module, env, pattern: meant }, processEnd)
    for (const line of processEnd.stdout.split('\n')) {
      const [path = '', folder, inside, outside] = line.split('\t')
      if (folder && (inside !== '0' || outside !== '0'))
        matches.push({ path, folder: relative(root, folder) || '.', module, env, pattern })
    }
  }
  return matches
}

/** Returns the folders with benchmarks of each module, by its folder. */
async function modulesWithBenchmarks({
  git,
  root,
}: GoPackageSearchRoot): Promise<ReadonlyMap<string, readonly string[]>> {
  const modules = new Map<string, string[]>()
  for (const folder of await findFoldersWithGoBenchmarksByGit(git)) {
    const module = await moduleOf(root, folder)
    if (module !== null) modules.set(module, [...(modules.get(module) ?? []), folder])
  }
  return modules
}

/** Returns the nearest folder with a go.mod, from `folder` up to the root; null if there is none. */
async function moduleOf(root: string, folder: string): Promise<string | null> {
  for (let current = folder; ; current = join(current, '..')) {
    if (await lstatOrNull(resolve(root, current, 'go.mod'))) return current
    if (current === '.') return null
  }
}

/** Returns an environment without the workspace if that does not use this module. */
async function environmentIn(go: GoCommandRunner, folder: string): Promise<Readonly<Record<string, string>>> {
  const { status, stdout } = await go.run(folder, ['list', '-m', '-f', '{{.Dir}}'])
  return status !== 0 || stdout.split('\n').includes(folder) ? {} : { GOWORK: 'off' }
}

// Folders whose test files contain a benchmark, judging by their text.

/**
 * Returns the folders, relative to the top folder of the checkout; files that git ignores are left out. A folder counts, too, if a
 * test file in it is a symbolic link, in which git searches nothing: whether it has benchmarks, the test binary tells.
 */
export async function findFoldersWithGoBenchmarksByGit(git: Git): Promise<readonly string[]> {
  const paths = ['--untracked', '--full-name', '--name-only', '--no-color', '-z']
  const args = ['grep', ...paths, '--extended-regexp', '-e', '^[[:space:]]*func[[:space:]]+Benchmark']
  const output = await git.find([...args, '--', '*_test.go'])
  const tracked = splitAtNul(await git.run(['ls-files', '-s', '--full-name', '-z', '--', '*_test.go']))
  const links = tracked.map(decodeGitText).filter(entry => entry.startsWith('120000 '))
  const files = [
    ...splitAtNul(output ?? '').map(decodeGitText),
    ...links.map(entry => entry.slice(entry.indexOf('\t') + 1)),
  ]
  return [...new Set(files.map(file => join(file, '..')))].sort()
}

// Sources outside a checkout that its Go code is built from: modules beside it, a workspace above it.

/** Paths after `=>` in a go.mod or go.work, and those of `use` in a go.work. */
const replacePath = /=>[ \t]+"?(\.\.?[/\\][^\s"]*|\.\.|\/[^\s"]*)/g
const usePath = /^[ \t]*(?:use[ \t]+)?"?(\.\.?[/\\][^\s"]*|\.\.?|\/[^\s"]*)(?=["\s]|$)/gm

/**
 * Returns the files and folders outside, relative to the top folder of the checkout (`../lib`), without those that are named by
 * absolute paths, which are valid from everywhere. A workspace is searched above `user`, the user's tree; the modules are those of
 * `git`, which may be a worktree.
 */
export async function goModulesAndWorkspaceOutsideCheckout(
  user: string,
  git: Git,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const { files, workspace } = await modulesAndWorkspace(user, git, env)
  const paths = new Set<string>()
  const add = (folder: string, target: string) => paths.add(relative(folder, target))
  for (const file of files)
    for (const path of await namedPaths(file))
      if (!isAbsolute(path)) add(git.folder, resolve(dirname(file), path))
  if (workspace !== null) {
    for (const target of [workspace, `${workspace}.sum`]) add(user, target)
    for (const path of await namedPaths(workspace))
      if (!isAbsolute(path)) add(user, resolve(dirname(workspace), path))
  }
  return [...paths].filter(path => path.split(sep)[0] === '..' || isAbsolute(path))
}

/** Returns why the code in `user`, the user's tree, can only be built there; null if it can be built in another folder. */
export async function whyGoCheckoutNotBuildableElsewhere(
  user: string,
  git: Git,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string | null> {
  const { GOWORK } = env
  if (GOWORK !== undefined && GOWORK !== '' && GOWORK !== 'off')
    return `GOWORK names the workspace ${GOWORK}, whose paths lead to this checkout`
  const outside = await goModulesAndWorkspaceOutsideCheckout(user, git, env)
  const enclosing = outside.find(path => path.split(sep).every(part => part === '..'))
  if (enclosing !== undefined)
    return `it is built from a module in a folder around the checkout (${enclosing})`
  const { files, workspace } = await modulesAndWorkspace(user, git, env)
  for (const file of workspace === null ? files : [...files, workspace])
    for (const path of await namedPaths(file))
      if (
        isAbsolute(path) &&
        !leadsOut(relative(await realpath(user), await realpath(path).catch(() => sep)))
      )
        return `${relative(user, file)} names a folder of this checkout by its absolute path (${path})`
  return null
}

/**
 * Returns the folder outside of a tree from which go may build a module of which the tree has the sources, or the file of `-modfile` that
 * is not in the tree and may name one; null if there is none.
 */
export async function copyOfOwnGoModuleOutside(
  git: Git,
  env: Readonly<Record<string, string | undefined>>,
  flags: readonly string[],
): Promise<string | null> {
  const isOutside = (path: string) => leadsOut(relative(git.folder, path))
  const modFile = flags.map(flag => /^--?modfile=(\/.*)$/.exec(flag)?.[1]).find(path => path !== undefined)
  if (modFile !== undefined && isOutside(modFile)) return modFile
  const { files, workspace } = await modulesAndWorkspace(git.folder, git, env)
  const ownModules = new Set(await Promise.all(files.map(goModuleName)))
  const workspaces = [workspace, env.GOWORK].filter(path => path != null && isAbsolute(path))
  for (const file of [...files, ...workspaces] as readonly string[])
    for (const path of await namedPaths(file)) {
      const target = await realpath(resolve(dirname(file), path)).catch(() => git.folder)
      const name = isOutside(target) ? await goModuleName(join(target, 'go.mod')) : null
      if (name !== null && ownModules.has(name)) return target
    }
  return null
}

/** Returns the name that a go.mod gives its module; null if the file gives none. */
async function goModuleName(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return /^module\s+"?([^\s"]+)/m.exec(text)?.[1] ?? null
}

/** Returns the files of modules and workspaces of a tree, also a go.work that git ignores, and the workspace above `user`, if it is used. */
async function modulesAndWorkspace(
  user: string,
  git: Git,
  { GOWORK }: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly files: readonly string[]; readonly workspace: string | null }> {
  const workspaces = ['go.work', '**/go.work']
  const listings = [
    // -modfile may name another file than go.mod.
    await git.run(['ls-files', '-z', '--', '*.mod', ...workspaces]),
    await git.run(['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...workspaces]),
  ]
  const files = listings.flatMap(splitAtNul).map(decodeGitText)
  const workspace = GOWORK === 'off' || files.includes('go.work') ? null : await workspaceAbove(user)
  return { files: files.map(file => resolve(git.folder, file)), workspace }
}

/** Returns the paths that a go.mod or go.work names; none if it cannot be read. */
async function namedPaths(file: string): Promise<readonly string[]> {
  const text = (await readFile(file, 'utf8').catch(() => '')).replace(/\/\/.*$/gm, '')
  const patterns = file.endsWith('go.work') ? [replacePath, usePath] : [replacePath]
  return patterns.flatMap(pattern => [...text.matchAll(pattern)]).map(([, path = '']) => path)
}

async function workspaceAbove(root: string): Promise<string | null> {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    if (await lstatOrNull(join(folder, 'go.work'))) return join(folder, 'go.work')
    if (folder === dirname(folder)) return null
  }
}

/**
 * Returns the pattern for go in the folder `module`; null if the pattern, given in `workingDirectory`, does not reach there.
 * Both folders are relative to the same top folder. A pattern that ends in `/...` reaches into modules below, except in folders
 * that go itself ignores. A pattern that is no path is used in every module.
 */
export function rebaseGoPackagePatternOntoModule(
  module: string,
  workingDirectory: string,
  pattern: string,
): string | null {
  if (!/^\.{1,2}(\/|$)/.test(pattern))
    return isIgnoredByGo(relative(workingDirectory, module)) ? null : pattern
  const isDeep = pattern.endsWith('/...')
  const target = join(workingDirectory, isDeep ? pattern.slice(0, -'/...'.length) : pattern)
  const targetInModule = relative(module, target)
  if (!leadsOut(targetInModule))
    return `./${[targetInModule, ...(isDeep ? ['...'] : [])].filter(Boolean).join('/')}`
  const moduleInTarget = relative(target, module)
  return isDeep && !leadsOut(moduleInTarget) && !isIgnoredByGo(moduleInTarget) ? './...' : null
}

function leadsOut(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/**
 * Source: `go help packages`, on directories that begin with "." or "_", or are named "testdata"; also vendor, which go
 * manages.
 */
function isIgnoredByGo(path: string): boolean {
  return path.split('/').some(part => part !== '..' && /^([._].*|testdata|vendor)$/.test(part))
}
