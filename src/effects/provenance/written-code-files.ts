// Finds the programs, libraries and source files that a command has written where commands search for such files.
import { constants } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import {
  type FolderWithMaxSearchDepth,
  isInPrefix,
  isSystemFolder,
  pathsNamedInCommands,
  programAndLibraryFolders,
} from '../../core/change/shared-folders-and-caches.ts'
import { isSourceFile } from '../../core/change/sources.ts'
import { plainFileStats } from '../files/access-times.ts'
import {
  accessibleStatsOrNull,
  folderEntries,
  isPathIn,
  readTextOrEmpty,
  realPathOrNull,
} from '../files/folder.ts'

/** Limits on the files that are looked at, in all and below each folder. */
const mostFiles = 300_000
const mostInFolder = 100_000
/** The resolution of a file system's clock, in milliseconds. */
export const fileTimestampResolution = 20
/** Native libraries, also of Rust, and compiled or packed code of Java, Node, Python, R (`.rdb`), Elixir, PHP and .NET. */
export const compiledCodeFilePattern =
  /\.(?:a|o|rlib|so(?:\.\d+)*|dylib|dll|jar|war|class|node|wasm|whl|egg|pyz|pex|zip|rdb|beam|phar|nupkg)$/
/** Files that nobody runs or loads as they are. Most files of Python's installations are among them, so that not to look at them saves half the time. */
const dataFile = /\.(?:pyc|pyo|rst|json|gz|txt|md|html|xml|pom|sha1)$/
/**
 * The depth to which a folder that a command names is searched, as setup copies whole projects to one, with their packages in
 * `node_modules`.
 */
const depthInNamed = 12
/** The longest script whose paths are read, in bytes. */
const longestShim = 16 * 2 ** 10
/**
 * Metadata of installers, which differs each time, folders of this program's runs, and temporary folders of other programs, to which go,
 * rustc, Python and mktemp give such names: the commands of a side make theirs in its own TMPDIR.
 */
const unsearchedFolder =
  /\.(dist|egg)-info$|^benchgate-|^go-(?:build|link-)\d+$|^rustc\w{6}$|^tmp[a-z0-9_]{8}$|^tmp\.\w{10}$/
/** Temporary files of gcc, which any compiler that runs beside may write and remove at any time. */
const temporaryCompilerFile = /^cc\w{6}\.(?:\w+\.)*(?:c|s|o|ld|le|res)$/

/**
 * Returns the folders from which commands may load what one of them has built or installed: those that they name by a path, as that of
 * a program, and those of their environment. `folder` is the one in which they run.
 */
export function foldersSearchedByCommands(
  commands: readonly (string | null)[],
  env: Readonly<Record<string, string>>,
  folder: string,
): readonly FolderWithMaxSearchDepth[] {
  const named = [...new Set(pathsNamedInCommands(commands, env).map(path => resolve(folder, path)))]
  // Programs load files from the folders next to their `bin`, although PATH does not name those.
  const inPrefixes = named.flatMap(path => [path, dirname(path)]).filter(isInPrefix)
  const PATH = [...inPrefixes, env.PATH ?? '', ...programFoldersBehindShims(env.PATH ?? '')].join(delimiter)
  return [
    ...named
      .flatMap(path => [
        { folder: dirname(path), depth: 1 },
        { folder: path, depth: depthInNamed },
      ])
      .filter(one => !isSystemFolder(one.folder)),
    ...linkedFoldersOutside(folder).map(linked => ({ folder: linked, depth: 5 })),
    ...programAndLibraryFolders({ ...env, PATH }, delimiter),
  ]
}

/** Returns the folders outside of `folder` to which links in it lead, as those of Bazel to its last builds. */
function linkedFoldersOutside(folder: string): readonly string[] {
  const links = folderEntries(folder).filter(entry => entry.isSymbolicLink())
  const targets = links.map(({ name }) => realPathOrNull(join(folder, name)))
  return targets
    .filter(path => path !== null)
    .filter(path => !isPathIn(folder, path) && !isSystemFolder(path))
}

/** Returns the folders of the programs that version managers start by shims on PATH: pyenv and rbenv, and asdf and mise. */
function programFoldersBehindShims(path: string): readonly string[] {
  const foldersIn = (folder: string) => folderEntries(folder).map(({ name }) => join(folder, name))
  const roots = path
    .split(delimiter)
    .filter(one => basename(one) === 'shims')
    .map(one => dirname(one))
  return roots
    .flatMap(root => [
      ...foldersIn(join(root, 'versions')),
      ...foldersIn(join(root, 'installs')).flatMap(foldersIn),
    ])
    .map(version => join(version, 'bin'))
}

/**
 * Returns the files that `isWanted` accepts by their paths and that were written in `folders` since a time, except in `excluded`, and
 * the first folder that is too large to search.
 */
export function findCodeFilesWrittenSince(
  started: number,
  folders: readonly FolderWithMaxSearchDepth[],
  excluded: readonly string[],
  isWanted: (path: string, isLink: boolean) => boolean = () => true,
): { readonly written: readonly string[]; readonly tooLarge: string | null } {
  const written = new Set<string>()
  /** The depth to which each folder was searched: another one may lead deeper into it. */
  const depths = new Map<string, number>()
  let entriesLeft = 0
  let totalLeft = mostFiles
  let tooLarge: string | null = null
  // All of one depth come before what is deeper, so that large folders in one place hide nothing near the top of another.
  const search = (top: string, maxDepth: number) => {
    const queue = [{ folder: top, depth: maxDepth }]
    for (const { folder, depth } of queue) {
      if (depth <= (depths.get(folder) ?? 0)) continue
      depths.set(folder, depth)
      if (excluded.some(one => isPathIn(one, folder))) continue
      for (const entry of folderEntries(folder)) {
        if (entriesLeft-- <= 0) return
        const path = join(folder, entry.name)
        if (entry.isDirectory() && !unsearchedFolder.test(entry.name))
          queue.push({ folder: path, depth: depth - 1 })
        else if ((entry.isFile() && !dataFile.test(entry.name)) || entry.isSymbolicLink()) {
          if (temporaryCompilerFile.test(entry.name)) continue
          const isWantedFile = isWanted(path, entry.isSymbolicLink())
          const isNew = (folder === top || isWantedFile) && isWritten(path, started)
          if (isNew && isWantedFile) written.add(path)
          if (folder === top && entry.isSymbolicLink())
            queue.push(...foldersOfPrograms([realPathOrNull(path)], started))
          else if (folder === top && isNew) queue.push(...foldersOfShim(path, started))
        }
      }
    }
  }
  for (const { folder, depth } of folders) {
    // A variable may name a program itself.
    if (plainFileStats(folder) !== null && !excluded.some(path => isPathIn(path, folder)))
      if (isWanted(folder, false) && isWritten(folder, started)) written.add(folder)
    entriesLeft = Math.min(totalLeft, mostInFolder)
    const entriesBefore = entriesLeft
    search(realPathOrNull(folder) ?? folder, depth)
    if (entriesLeft < 0) tooLarge ??= folder
    totalLeft -= entriesBefore - Math.max(entriesLeft, 0)
  }
  return { written: [...written], tooLarge }
}

/** Returns the folders from which the programs load code that a script starts, as pnpm writes such scripts. */
function foldersOfShim(path: string, started: number): readonly FolderWithMaxSearchDepth[] {
  if ((plainFileStats(path)?.size ?? 0) > longestShim) return []
  const text = readTextOrEmpty(path)
  if (!text.startsWith('#!')) return []
  const named = [...text.matchAll(/(?<![\w./])(?:\$basedir)?(?:\/[\w.@+-]+)+/g)]
  return foldersOfPrograms(
    named.map(([one]) => one.replace('$basedir', dirname(path))),
    started,
  )
}

/** Returns the folders from which those of the programs load code that were written since a time. */
function foldersOfPrograms(
  programs: readonly (string | null)[],
  started: number,
): readonly FolderWithMaxSearchDepth[] {
  return programs.flatMap(path => {
    if (path === null || isSystemFolder(path)) return []
    if (plainFileStats(path) === null || !isWritten(path, started)) return []
    const [packages] = /^.*?\/node_modules(?=\/)/.exec(path) ?? []
    const parent = dirname(path)
    const ownFolder = basename(parent) === 'bin' ? join(dirname(parent), 'lib') : parent
    return [{ folder: packages ?? ownFolder, depth: 9 }]
  })
}

/**
 * Reports whether a file that can be run or loaded was written, or a link to one or to a folder, as that to the current one of several
 * versions; other files that `setup` writes on both sides are no code.
 */
function isWritten(path: string, started: number): boolean {
  const stats =
    (accessibleStatsOrNull(path, false)?.ctimeMs ?? 0) < started ? null : accessibleStatsOrNull(path, true)
  if (stats === null) return false
  return isSourceFile(path) || compiledCodeFilePattern.test(path) || (stats.mode & constants.S_IXUSR) !== 0
}
