// Which Go packages of base have another import path on head: their module has another path, or their folder was renamed.
import type { Side } from '../model/measuring.ts'

/** A GoTree is what a side has of Go. Paths are relative to the top folder of the repository. */
export interface GoTree {
  /** Modules as `folder → path`: `. → example.com/work`. */
  readonly modules: ReadonlyMap<string, string>
  /** All Go files. */
  readonly files: readonly string[]
}

/** A Renamed file is one that git takes for the same; `similarity` is 0 to 100. */
export interface Renamed {
  readonly base: string
  readonly head: string
  readonly similarity: number
}

/** How similar a test file has to be where no other code shows what package it belongs to. */
const nearlySame = 80

/**
 * Import paths on base with those on head, of packages with tests that each side has under another path alone. A package
 * has moved where its folder stayed and its module was renamed, or where git finds its test file and more than half of its other code in
 * one other folder: unrelated packages may have benchmarks of equal name, and often look alike in their tests.
 */
export function movedPackages(
  trees: Readonly<Record<Side, GoTree>>,
  renamed: readonly Renamed[],
): ReadonlyMap<string, string> {
  const [base, head] = [packagesOf(trees.base), packagesOf(trees.head)]
  const [onBase, onHead] = [new Set(base.values()), new Set(head.values())]
  const targets = new Map<string, string>()
  for (const [folder, path] of base) {
    if (onHead.has(path)) continue
    const target = head.get(folder) ?? head.get(renamedFolder(folder, trees.base.files, renamed) ?? '')
    if (target !== undefined && !onBase.has(target)) targets.set(path, target)
  }
  const often = (target: string) => [...targets.values()].filter(one => one === target).length
  return new Map([...targets].filter(([, target]) => often(target) === 1))
}

/** Folders of packages with tests, with their import paths; without those whose path stands in two folders. */
function packagesOf({ modules, files }: GoTree): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const folder of new Set(files.filter(isTest).map(folderOf))) {
    const path = isSkipped(folder) ? null : importPath(folder, modules)
    if (path !== null) found.set(folder, path)
  }
  const paths = [...found.values()]
  const isAlone = new Map(paths.map(path => [path, paths.indexOf(path) === paths.lastIndexOf(path)]))
  return new Map([...found].filter(([, path]) => isAlone.get(path)))
}

/** The path of the package in a folder, by the nearest module around it. */
function importPath(folder: string, modules: GoTree['modules']): string | null {
  const parts = folder === '.' ? [] : folder.split('/')
  for (let n = parts.length; n >= 0; n--) {
    const module = modules.get(parts.slice(0, n).join('/') || '.')
    if (module !== undefined) return [module, ...parts.slice(n)].join('/')
  }
  return null
}

/** The folder on head that most of a folder's package was renamed to; null where there is no such folder. */
function renamedFolder(folder: string, files: readonly string[], renamed: readonly Renamed[]): string | null {
  const own = files.filter(file => folderOf(file) === folder && !isTest(file))
  const from = renamed.filter(({ base }) => folderOf(base) === folder)
  const found = [...new Set(from.map(({ head }) => folderOf(head)))].filter(target => {
    const there = from.filter(({ head }) => folderOf(head) === target)
    const tests = there.filter(({ base, head }) => isTest(base) && isTest(head))
    if (own.length === 0) return tests.some(({ similarity }) => similarity >= nearlySame)
    const code = there.filter(({ base, head }) => !isTest(base) && !isTest(head))
    return tests.length > 0 && 2 * code.length > own.length
  })
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}

/** Folders that the go command leaves out. */
function isSkipped(folder: string): boolean {
  return (
    folder !== '.' && folder.split('/').some(part => /^[._]/.test(part) || /^(testdata|vendor)$/.test(part))
  )
}

function isTest(file: string): boolean {
  return file.endsWith('_test.go')
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.'
}
