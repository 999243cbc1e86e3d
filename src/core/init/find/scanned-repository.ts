// The parts of a repository that are read to find its benchmarks, and helpers for paths in it.
//
// Finding runs nothing of the repository; what was found is tried afterwards, in a fresh clone.
import type { BenchmarkToolPatternName } from './marks.ts'

/** The part of a repository in which benchmarks are looked for. Paths are relative to its top, with `/`. */
export interface ScannedRepositoryFiles {
  /** All files in order, without those that git ignores. */
  readonly paths: ReadonlySet<string>
  /** The content of the files that say how something is built. */
  readonly texts: ReadonlyMap<string, string>
  /** The files whose text has each mark of a benchmark. */
  readonly marked: Readonly<Record<BenchmarkToolPatternName, readonly string[]>>
}

/** '.' for the top folder. */
export function folderOfPath(path: string): string {
  const end = path.lastIndexOf('/')
  return end < 0 ? '.' : path.slice(0, end)
}

export function fileNameOfPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function joinFolderPath(folder: string, path: string): string {
  return folder === '.' ? path : `${folder}/${path}`
}

/** Returns true if `path` is `folder`, or is somewhere in it. */
export function isPathWithin(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`)
}

/** `path`, which is in `folder`, relative to it. */
export function pathRelativeTo(folder: string, path: string): string {
  if (folder === '.') return path
  return path === folder ? '.' : path.slice(folder.length + 1)
}

/** Returns the way from one folder to another, both from the top. */
export function relativePathBetweenFolders(from: string, to: string): string {
  const shared = folderAndParents(from).find(folder => isPathWithin(folder, to)) ?? '.'
  const up = '../'.repeat(folderDepth(pathRelativeTo(shared, from)))
  const down = pathRelativeTo(shared, to)
  return down === '.' ? up.slice(0, -1) || '.' : up + down
}

/** 0 for the top folder. */
export function folderDepth(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length
}

/** Returns the folder itself and those around it, the nearest first. */
export function folderAndParents(folder: string): readonly string[] {
  return folder === '.' ? ['.'] : [folder, ...folderAndParents(folderOfPath(folder))]
}

/** Returns the files with one of these names, with their content, the one nearest to the top first. */
export function findPathsAndTextsOfFilesWithNames(
  tree: ScannedRepositoryFiles,
  ...names: readonly string[]
): readonly (readonly [string, string])[] {
  return [...tree.texts]
    .filter(([path]) => names.includes(fileNameOfPath(path)))
    .sort(([a], [b]) => folderDepth(folderOfPath(a)) - folderDepth(folderOfPath(b)) || (a < b ? -1 : 1))
}

/** Returns the first of these names that is a file in `folder`, as a path; null if there is none. */
export function findFileInFolder(
  tree: ScannedRepositoryFiles,
  folder: string,
  ...names: readonly string[]
): string | null {
  const paths = names.map(name => joinFolderPath(folder, name))
  return paths.find(path => tree.paths.has(path)) ?? null
}

/** Returns the innermost folder that holds all of these files (at least one). */
export function innermostCommonFolder(paths: readonly string[]): string {
  const folders = paths.map(folderOfPath)
  return (
    folderAndParents(folders[0] ?? '.').find(folder => folders.every(other => isPathWithin(folder, other))) ??
    '.'
  )
}

// Removes comments from source files, as much as it takes to recognise a dependency.

/** The comment syntax of a language: TOML and Python, CMake, Java and similar languages, XML. */
export type CommentSyntax = 'hash' | 'cmake' | 'slashes' | 'xml'

const triple = /"""[\s\S]*?"""|'''[\s\S]*?'''/.source
const double = /"(?:\\[^\n]|[^"\\\n])*"/.source
const single = /'(?:\\[^\n]|[^'\\\n])*'/.source
/** A quoted argument of CMake may have several lines; an apostrophe has no meaning in CMake. */
const cmakeQuoted = /"(?:\\[\s\S]|[^"\\])*"/.source

const styles: Readonly<Record<CommentSyntax, RegExp>> = {
  hash: new RegExp(`(${triple}|${double}|${single})|#[^\n]*`, 'g'),
  cmake: new RegExp(`(${cmakeQuoted})|#(?:\\[(=*)\\[[\\s\\S]*?\\]\\2\\]|[^\n]*)`, 'g'),
  slashes: new RegExp(`(${triple}|${double}|${single})|//[^\n]*|/\\*[\\s\\S]*?\\*/`, 'g'),
  xml: /()<!--[\s\S]*?-->/g,
}

/** Removes comments, so that code in a comment does not count. */
export function removeSourceComments(text: string, style: CommentSyntax): string {
  return text.replace(styles[style], (_, literal: string | undefined) => literal ?? '')
}
