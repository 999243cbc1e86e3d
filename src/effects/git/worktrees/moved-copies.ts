// Has copies of ignored files lead into the side that they are in, where they hold the path of the tree that they were copied from.
import {
  chmodSync,
  lstatSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { withMovedPaths } from '../../../core/change/moved-paths.ts'
import { printableName } from '../../../core/words/escape.ts'
import { entriesIn } from '../../files/folder.ts'
import type { Console } from '../../program/console.ts'
import type { CopyOptions } from '../paths.ts'

/** The largest text whose paths are changed, in bytes. */
const largestText = 32 * 2 ** 20
/** The longest list of folders that is said. */
const mostSaid = 5

/** Files of settings that are known to hold absolute paths, wherever they are. */
const settings =
  /^(?:(?:GNU)?[Mm]akefile|config\.status|libtool|compile_commands\.json|project\.assets\.json|\.env(?:\..+)?|.+\.(?:mk|mak|pc|la|pth|props|targets))$/
/** What marks a folder of a tool: a virtual environment of Python, a build folder of CMake, one of Meson. */
const marks: ReadonlySet<string> = new Set(['pyvenv.cfg', 'CMakeCache.txt', 'meson-private'])
/** The texts of a virtual environment that may hold a path, in it. */
const ofEnvironment =
  /^(?:pyvenv\.cfg|(?:bin|Scripts)\/[^/]+|lib\/[^/]+\/(?:site|dist)-packages\/(?:[^/]+|[^/]+\.dist-info\/direct_url\.json))$/
/** Links of Bazel to what it has built last. */
const ofBazel = /^bazel-/
/** Files of a build folder that hold no paths, or not as text. */
const binary = /\.(?:o|obj|a|so(?:\.\d+)*|dylib|dll|exe|lib|gch|pch|bin|pyc|whl|zip|gz|png|jar|class)$/
/** What Ninja knows of an earlier build, in a form of its own. */
const ofNinja: ReadonlySet<string> = new Set(['.ninja_deps', '.ninja_log'])

/** MovedCopies are the copies in the worktree of one side that may hold the path of the user's tree. */
export class MovedCopies {
  private readonly root: string
  private readonly links: { readonly path: string; readonly target: string }[] = []
  private readonly files: string[] = []
  /** All files that may be text, of which a build folder has some. */
  private readonly texts: string[] = []
  private readonly marked: string[] = []
  /** The folders and files that were changed, and the build folders that were left out; relative. */
  private readonly changed = new Set<string>()
  private readonly leftOut = new Set<string>()
  private readonly known = new Map<string, boolean>()

  /** `root` is the tree that is copied. */
  constructor(root: string) {
    this.root = root
  }

  /** The same copying, which also notes what may have to change. */
  noting(copying: CopyOptions): CopyOptions {
    return {
      ...copying,
      copied: (to, target) => {
        const path = to.toString()
        const name = basename(path)
        if (target !== null) {
          if (ofBazel.test(name) && target.includes('/execroot/')) this.marked.push(path)
          else if (this.isIn(target.toString())) this.links.push({ path, target: target.toString() })
          return
        }
        if (marks.has(name)) this.marked.push(path)
        else if (settings.test(name)) this.files.push(path)
        if (!binary.test(name)) this.texts.push(path)
      },
    }
  }

  /** Changes the copies in `folder`, where the worktree is now, to lead to `place`, where it is shown. */
  move(folder: string, place: string): void {
    const isMoved = (path: string) => this.isMoved(path, folder)
    for (const path of this.marked) {
      const name = basename(path)
      if (name === 'meson-private') this.leaveOut(path, folder, join(dirname(path), 'build.ninja'))
      else if (ofBazel.test(name)) this.leaveOut(path, folder)
      else if (name === 'pyvenv.cfg')
        this.moveTexts(this.textsOfEnvironment(dirname(path)), dirname(path), folder, place)
      else if (this.isIn(homeOf(path)))
        this.moveTexts(this.textsOfBuild(dirname(path)), dirname(path), folder, place)
    }
    for (const { path, target } of this.links)
      if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() && isMoved(target)) {
        unlinkSync(path)
        symlinkSync(`${place}${target.slice(this.root.length)}`, path)
        this.changed.add(relative(folder, path))
      }
    for (const path of this.files) this.moveTexts([path], path, folder, place)
  }

  /** Says what was changed, in a line; nothing where nothing was. */
  say(console: Console): void {
    const listed = (paths: ReadonlySet<string>) => {
      const shown = [...paths].slice(0, mostSaid).map(path => printableName(path, 100))
      return `${shown.join(', ')}${paths.size > mostSaid ? ` and ${paths.size - mostSaid} more` : ''}`
    }
    if (this.changed.size > 0)
      console.info(
        `copies of ignored files that named a path in the checkout name it in their own side now: ${listed(this.changed)}`,
      )
    if (this.leftOut.size > 0)
      console.info(
        `not copied, as both sides would run or build the code of the checkout there: ${listed(this.leftOut)}. Let "setup" or "run" make it, as by meson setup or bazel build`,
      )
  }

  /** The copied texts of a build folder. What Ninja knows of an earlier build is removed, as it is of other paths. */
  private textsOfBuild(build: string): readonly string[] {
    const texts = this.texts.filter(path => path.startsWith(`${build}${sep}`))
    for (const path of texts) if (ofNinja.has(basename(path))) rmSync(path, { force: true })
    return texts
  }

  /** The copied texts of a virtual environment that may hold a path: programs, editable installs, and what is noted of them. */
  private textsOfEnvironment(environment: string): readonly string[] {
    const texts = this.texts.filter(path => path.startsWith(`${environment}${sep}`))
    return texts.filter(path => ofEnvironment.test(relative(environment, path)))
  }

  /** Removes copies. What git tracks beside them stays. */
  private leaveOut(path: string, folder: string, ...more: readonly string[]): void {
    for (const one of [path, ...more.filter(one => this.texts.includes(one))])
      rmSync(one, { recursive: true, force: true })
    this.leftOut.add(relative(folder, path))
  }

  private moveTexts(paths: Iterable<string>, named: string, folder: string, place: string): void {
    for (const path of paths) {
      const there = lstatSync(path, { throwIfNoEntry: false })
      if (!there?.isFile() || there.size > largestText) continue
      // Each byte is a character, so that no byte is lost.
      const text = readFileSync(path, 'latin1')
      if (text.includes('\0')) continue
      const moved = withMovedPaths(text, asBytes(this.root), asBytes(place), path =>
        this.isMoved(Buffer.from(path, 'latin1').toString(), folder),
      )
      if (moved === text) continue
      chmodSync(path, there.mode | 0o200)
      writeFileSync(path, moved, 'latin1')
      chmodSync(path, there.mode & 0o7777)
      // A tool may make anew what is older than this.
      utimesSync(path, there.atimeMs / 1000, there.mtimeMs / 1000)
      if (path.endsWith('.py')) removeCompiled(path)
      this.changed.add(relative(folder, named))
    }
  }

  /** What is only in the user's tree, as it is neither tracked nor ignored, stays there. */
  private isMoved(path: string, folder: string): boolean {
    const known = this.known.get(path)
    if (known !== undefined) return known
    const inSide = `${folder}${path.slice(this.root.length)}`
    const moved = isThere(inSide) || !isThere(path)
    this.known.set(path, moved)
    return moved
  }

  private isIn(path: string): boolean {
    return path === this.root || path.startsWith(`${this.root}${sep}`)
  }
}

/** Text in which each character is a byte. */
function asBytes(path: string): string {
  return Buffer.from(path).toString('latin1')
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Removes what Python has compiled of a file, as it may not look at that again. */
function removeCompiled(path: string): void {
  const folder = join(dirname(path), '__pycache__')
  // A link leads out of the copies.
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  for (const { name } of entriesIn(folder))
    if (name.startsWith(`${basename(path, '.py')}.`)) rmSync(join(folder, name), { force: true })
}

/** The source folder of a build folder of CMake, by its cache. */
function homeOf(cache: string): string {
  if (!lstatSync(cache, { throwIfNoEntry: false })?.isFile()) return ''
  const text = readFileSync(cache, 'latin1')
  return /^CMAKE_HOME_DIRECTORY:INTERNAL=(.*)$/m.exec(text)?.[1]?.trim() ?? ''
}
