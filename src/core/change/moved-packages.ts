// Moved Go packages: those with another import path on head, as their module or their folder was renamed.
import type { Side } from '../model/measuring.ts'

/** The Go modules and files of a side. Paths are relative to the top folder of the repository. */
export interface GoModulesAndFiles {
  /** Modules as `folder → path`: `. → example.com/work`. */
  readonly modules: ReadonlyMap<string, string>
  readonly files: readonly string[]
}

/** A file that git considers renamed; `similarity` is 0 to 100. */
export interface RenamedFile {
  readonly base: string
  readonly head: string
  readonly similarity: number
}

/** The least similarity of a test file if the package has no other code. */
const nearlySame = 80

/**
 * Maps import paths on base to those on head, of packages with tests that each side has under one path only. A package has
 * moved if its folder stayed and its module was renamed, or if git finds its test file and more than half of its other code
 * in a single other folder: unrelated packages may have benchmarks of equal name, and often look alike in their tests.
 */
export function matchMovedPackages(
  trees: Readonly<Record<Side, GoModulesAndFiles>>,
  renamed: readonly RenamedFile[],
): ReadonlyMap<string, string> {
  const [base, head] = [packagesOf(trees.base), packagesOf(trees.head)]
  const [onBase, onHead] = [new Set(base.values()), new Set(head.values())]
  const targets = new Map<string, string>()
  for (const [folder, path] of base) {
    if (onHead.has(path)) continue
    const target = head.get(folder) ?? head.get(renamedFolder(folder, trees.base.files, renamed) ?? '')
    if (target !== undefined && !onBase.has(target)) targets.set(path, target)
  }
  const countOf = (target: string) => [...targets.values()].filter(path => path === target).length
  return new Map([...targets].filter(([, target]) => countOf(target) === 1))
}

/** Maps folders of packages with tests to their import paths, without paths that occur in two folders. */
function packagesOf({ modules, files }: GoModulesAndFiles): ReadonlyMap<string, string> {
  const byFolder = new Map<string, string>()
  for (const folder of new Set(files.filter(isTest).map(folderWithFinalSlashOfPath))) {
    const path = isSkipped(folder) ? null : importPath(folder, modules)
    if (path !== null) byFolder.set(folder, path)
  }
  const paths = [...byFolder.values()]
  const isUnique = new Map(paths.map(path => [path, paths.indexOf(path) === paths.lastIndexOf(path)]))
  return new Map([...byFolder].filter(([, path]) => isUnique.get(path)))
}

/** Returns the import path of the package in a folder, by the nearest enclosing module. */
function importPath(folder: string, modules: GoModulesAndFiles['modules']): string | null {
  const parts = folder === '.' ? [] : folder.split('/')
  for (let n = parts.length; n >= 0; n--) {
    const module = modules.get(parts.slice(0, n).join('/') || '.')
    if (module !== undefined) return [module, ...parts.slice(n)].join('/')
  }
  return null
}

/** Returns the one folder on head that most of a folder's package was renamed to; null if there is none, or several. */
function renamedFolder(
  folder: string,
  files: readonly string[],
  renamed: readonly RenamedFile[],
): string | null {
  const own = files.filter(file => folderWithFinalSlashOfPath(file) === folder && !isTest(file))
  const from = renamed.filter(({ base }) => folderWithFinalSlashOfPath(base) === folder)
  const targets = [...new Set(from.map(({ head }) => folderWithFinalSlashOfPath(head)))].filter(target => {
    const inTarget = from.filter(({ head }) => folderWithFinalSlashOfPath(head) === target)
    const tests = inTarget.filter(({ base, head }) => isTest(base) && isTest(head))
    if (own.length === 0) return tests.some(({ similarity }) => similarity >= nearlySame)
    const code = inTarget.filter(({ base, head }) => !isTest(base) && !isTest(head))
    return tests.length > 0 && 2 * code.length > own.length
  })
  const [only, ...others] = targets
  return only === undefined || others.length > 0 ? null : only
}

/** Tells whether the go command ignores a folder. */
function isSkipped(folder: string): boolean {
  return (
    folder !== '.' && folder.split('/').some(part => /^[._]/.test(part) || /^(testdata|vendor)$/.test(part))
  )
}

function isTest(file: string): boolean {
  return file.endsWith('_test.go')
}

function folderWithFinalSlashOfPath(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
}
