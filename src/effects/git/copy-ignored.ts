// Copies the files that git ignores in the user's tree to a side (installed packages, builds, caches), and adapts those that
// contain its path.
import { chmodSync, readFileSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { redirectFolderPathInText } from '../../core/change/moved-paths.ts'
import { getOrInsert } from '../../core/common/memoize.ts'
import { CancelledError } from '../../core/model/errors.ts'
import { shortPrintableName } from '../../core/words/escape.ts'
import { listFirstNames } from '../../core/words/names.ts'
import { folderEntries, isPathIn, isPathTaken, lstatOrNull, lstatOrNullSync } from '../files/folder.ts'
import type { RunConsole } from '../program/console.ts'
import { listFilePathsOfCommit } from './commit-files.ts'
import { type Git, joinPathPartsWithSlash, toUndecodedGitText, type UndecodedGitText } from './git.ts'
import { readGitStatus } from './listing.ts'
import { type CopyProgressCallbacks, copyRecursively, foldersAbove, joinPathAsBytes } from './paths.ts'

/** Copies ignored files to `target`, except what `commit` itself tracks. The commit must not be checked out there yet. */
export async function copyIgnoredFiles(
  git: Git,
  target: string,
  commit: string,
  copying: CopyProgressCallbacks,
): Promise<void> {
  const { ignored } = await readGitStatus(git)
  if (ignored.length === 0) return
  const files = new Set(await listFilePathsOfCommit(git, commit))
  const folders = new Set([...files].flatMap(foldersAbove))

  const copyBeside = async (path: UndecodedGitText): Promise<void> => {
    const from = joinPathAsBytes(git.folder, path)
    const stats = await lstatOrNull(from)
    if (!stats || files.has(path)) return
    if (!folders.has(path)) {
      const to = joinPathAsBytes(target, path)
      await mkdir(to.subarray(0, to.lastIndexOf('/')), { recursive: true })
      await copyRecursively(from, to, copying)
    } else if (stats.isDirectory()) {
      for (const name of await readdir(from, { encoding: 'buffer' }))
        await copyBeside(joinPathPartsWithSlash(path, toUndecodedGitText(name)))
    }
  }
  for (const path of ignored) if (!foldersAbove(path).some(above => files.has(above))) await copyBeside(path)
}

const largeCopy = 2 * 1024 ** 3
/**
 * Folders of JavaScript tools, which make them again. Some of these do not look at all that their output depends on: Babel's loader not at
 * plugins of the repository, and Vite not at the packages of a workspace that it has bundled.
 */
const cacheInPackages = /\/node_modules\/\.(?:cache|vite)$/

/**
 * Returns the callbacks for copying to a side. Copies over 2 GB in all are logged once, with how to avoid them. Copying throws
 * CancelledError once `signal` aborts.
 */
export function createIgnoredFileCopyCallbacks(
  console: RunConsole,
  signal?: AbortSignal,
): (side: string) => CopyProgressCallbacks {
  let total = 0
  return side => ({
    counting(size) {
      if (signal?.aborted) throw new CancelledError('cancelled')
      const before = total
      total += size
      if (before > largeCopy || total <= largeCopy) return
      console.info(
        'The copies of ignored files are over 2 GB, as each side is given its own. To save time and space, clean up before this step and make what the benchmarks need in "setup"; or set "checkout: in-place" with "ignored-files: shared", where both sides use the same files.',
      )
    },
    isExcluded: path => cacheInPackages.test(path.toString('latin1')),
    unread: path => console.warn(`An ignored file cannot be read, so ${side} is without it: ${path}`),
  })
}

// Adapts copies of ignored files that contain the path of the user's tree, so that they lead into their own side.

/** The largest text whose paths are changed, in bytes. */
const maxTextBytes = 32 * 2 ** 20
/** The most folders that a message lists. */
const maxListed = 5

/** Configuration files that are known to contain absolute paths, in any folder. */
const configurationFile =
  /^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.pdm-python|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/
/** Files that mark a folder of a tool: a virtual environment of Python, a build folder of CMake or of Meson. */
const toolMarks: ReadonlySet<string> = new Set(['pyvenv.cfg', 'CMakeCache.txt', 'meson-private'])
/** Texts of a virtual environment that may contain a path. */
const environmentText =
  /^(?:pyvenv\.cfg|(?:bin|Scripts)\/[^/]+|lib\/[^/]+\/(?:site|dist)-packages\/(?:[^/]+|[^/]+\.dist-info\/direct_url\.json))$/
/** Links of Bazel to its last builds. */
const bazelLink = /^bazel-/
/** Files of a build folder that contain no paths, or not as text. */
const binaryFile = /\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/
/** Ninja's records of an earlier build, in binary form. */
const ninjaRecords: ReadonlySet<string> = new Set(['.ninja_deps', '.ninja_log'])

/** The copies in the worktree of one side that may contain the path of the user's tree. */
export class UserPathsInCopiesRewriter {
  private readonly root: string
  private readonly links: { readonly path: string; readonly target: string }[] = []
  private readonly files: string[] = []
  /** All files that may be text, such as those of build folders. */
  private readonly texts: string[] = []
  private readonly toolFiles: string[] = []
  /** The changed folders and files, and the build folders that were left out; relative. */
  private readonly changed = new Set<string>()
  private readonly removed = new Set<string>()
  private readonly movedByPath = new Map<string, boolean>()
  /** The latest modification time of a copied file, in milliseconds since 1970; 0 if there is none. */
  newest = 0

  /** `root` is the tree that is copied. */
  constructor(root: string) {
    this.root = root
  }

  /** Returns copy options that also record what may have to change. */
  recording(options: CopyProgressCallbacks): CopyProgressCallbacks {
    return {
      ...options,
      copied: (to, target, { mtimeMs }) => {
        this.newest = Math.max(this.newest, mtimeMs)
        const path = to.toString()
        const name = basename(path)
        if (target !== null) {
          if (bazelLink.test(name) && target.includes('/execroot/')) this.toolFiles.push(path)
          else if (this.isInRoot(target.toString())) this.links.push({ path, target: target.toString() })
          return
        }
        if (toolMarks.has(name)) this.toolFiles.push(path)
        else if (configurationFile.test(name)) this.files.push(path)
        if (!binaryFile.test(name)) this.texts.push(path)
      },
    }
  }

  /** Changes the copies in `folder`, where the worktree is now, to lead to `place`, where it will be shown. */
  move(folder: string, shownPath: string): void {
    const isMoved = (path: string) => this.isMoved(path, folder)
    for (const path of this.toolFiles) {
      const name = basename(path)
      if (name === 'meson-private') this.removeCopies(path, folder, join(dirname(path), 'build.ninja'))
      else if (bazelLink.test(name)) this.removeCopies(path, folder)
      else if (name === 'pyvenv.cfg')
        this.moveTexts(this.textsOfEnvironment(dirname(path)), dirname(path), folder, shownPath)
      else if (this.isInRoot(sourceFolderOf(path)))
        this.moveTexts(this.textsOfBuild(dirname(path)), dirname(path), folder, shownPath)
    }
    for (const { path, target } of this.links)
      if (lstatOrNullSync(path)?.isSymbolicLink() && isMoved(target)) {
        unlinkSync(path)
        symlinkSync(`${shownPath}${target.slice(this.root.length)}`, path)
        this.changed.add(relative(folder, path))
      }
    for (const path of this.files) this.moveTexts([path], path, folder, shownPath)
  }

  logChanges(console: RunConsole): void {
    const listed = (paths: ReadonlySet<string>) =>
      listFirstNames(
        [...paths].map(path => shortPrintableName(path, 100)),
        maxListed,
      )
    if (this.changed.size > 0)
      console.info(
        `copies of ignored files contained paths of the checkout; in each copy these were replaced by the paths of its side: ${listed(this.changed)}`,
      )
    if (this.removed.size > 0)
      console.info(
        `these ignored files are not copied, because through them both sides would run or build the code of the checkout: ${listed(this.removed)}. Create them in "setup" or "run", for example with meson setup or bazel build`,
      )
  }

  /** Returns the copied texts of a build folder. Removes Ninja's records of an earlier build, as they have other paths. */
  private textsOfBuild(build: string): readonly string[] {
    const texts = this.texts.filter(path => path.startsWith(`${build}${sep}`))
    for (const path of texts) if (ninjaRecords.has(basename(path))) rmSync(path, { force: true })
    return texts
  }

  /**
   * Returns the copied texts of a virtual environment that may contain a path: programs, editable installs, and their metadata.
   */
  private textsOfEnvironment(environment: string): readonly string[] {
    const texts = this.texts.filter(path => path.startsWith(`${environment}${sep}`))
    return texts.filter(path => environmentText.test(relative(environment, path)))
  }

  /** Removes copies. What git tracks beside them stays. */
  private removeCopies(path: string, folder: string, ...otherPaths: readonly string[]): void {
    for (const copy of [path, ...otherPaths.filter(other => this.texts.includes(other))])
      rmSync(copy, { recursive: true, force: true })
    this.removed.add(relative(folder, path))
  }

  private moveTexts(paths: Iterable<string>, reportedPath: string, folder: string, shownPath: string): void {
    for (const path of paths) {
      const stats = lstatOrNullSync(path)
      if (!stats?.isFile() || stats.size > maxTextBytes) continue
      // latin1 preserves every byte.
      const text = readFileSync(path, 'latin1')
      if (text.includes('\0')) continue
      const result = redirectFolderPathInText(
        text,
        toUndecodedGitText(this.root),
        toUndecodedGitText(shownPath),
        path => this.isMoved(Buffer.from(path, 'latin1').toString(), folder),
      )
      if (result === text) continue
      chmodSync(path, stats.mode | 0o200)
      writeFileSync(path, result, 'latin1')
      chmodSync(path, stats.mode & 0o7777)
      // Tools rebuild what is older than their input.
      utimesSync(path, stats.atimeMs / 1000, stats.mtimeMs / 1000)
      if (path.endsWith('.py')) removeCompiled(path)
      this.changed.add(relative(folder, reportedPath))
    }
  }

  /**
   * Reports whether a path is to be changed. A file that only the user's tree has, as it is neither tracked nor ignored, keeps
   * its path.
   */
  private isMoved(path: string, folder: string): boolean {
    const pathInSide = `${folder}${path.slice(this.root.length)}`
    return getOrInsert(this.movedByPath, path, () => isPathTaken(pathInSide) || !isPathTaken(path))
  }

  private isInRoot(path: string): boolean {
    return isPathIn(this.root, path)
  }
}

/** Removes what Python has compiled of a file, as Python may not check the file again. */
function removeCompiled(path: string): void {
  const folder = join(dirname(path), '__pycache__')
  // A link would lead out of the copies.
  if (!lstatOrNullSync(folder)?.isDirectory()) return
  for (const { name } of folderEntries(folder))
    if (name.startsWith(`${basename(path, '.py')}.`)) rmSync(join(folder, name), { force: true })
}

/** Returns the source folder of a build folder of CMake, from its cache. */
function sourceFolderOf(cache: string): string {
  if (!lstatOrNullSync(cache)?.isFile()) return ''
  const text = readFileSync(cache, 'utf8')
  return /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(text)?.[1]?.trim() ?? ''
}
