// Tells of which source files the code in a built file is. Compilers leave the names of sources in symbols, debug information, comments
// and source maps; libraries and bundles export the functions of sources; classes are named after them.
import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { folderWithFinalSlashOfPath } from '../../core/change/benchmark-files.ts'
import {
  classesOfSource,
  createFinderOfDefiningSources,
  type DeclaredClass,
  functionsExportedByLibrary,
  namesExportedByScript,
  namesInGenerator,
  sourcesInDepInfo,
  sourcesInSourceMap,
} from '../../core/change/built-programs.ts'
import {
  couldBeBuiltFrom,
  fileNameBeforeFirstDot,
  isArchiveOfPython,
  isCompiledSourceButNoHeader,
  isMachineCodeSourceFile,
  nameOfGeneratedSource,
} from '../../core/change/sources.ts'
import { groupBy, lazy, memoize } from '../../core/common/memoize.ts'
import { plainFileStats } from '../files/access-times.ts'
import { accessibleStatsOrNull, readBytesOrEmpty, readTextOrEmpty } from '../files/folder.ts'
import { isSourceOfModule } from './installed-files.ts'
import { compiledCodeFilePattern } from './written-code-files.ts'

/** The most bytes of files that are searched for sources. */
const mostBytes = 128 * 2 ** 20
/** The most bytes of libraries, and of programs, that are asked whether they may be of the repository: this takes 4 to 40 ms for each MiB. */
const mostBytesOfUnknown = 16 * 2 ** 20
/** The same for files that may be of Rust, which are searched for a few words only: this takes less than 1 ms for each MiB and word. */
const mostBytesOfRust = { programs: 256 * 2 ** 20, libraries: 64 * 2 ** 20 }
/** The most bytes that name the sections of a program, in their table and by their names. */
const mostBytesOfSections = 2 ** 16
/** The most sources whose paths are searched in files of Rust. */
const mostSoughtInRust = 20

/** Returns a function that reads files of so many bytes in all; it returns null for what is too much, and for what cannot be read. */
function createLimitedReader(limit: number): (path: string) => Buffer | null {
  let bytesLeft = limit
  return path => {
    const size = plainFileStats(path)?.size ?? 0
    if (size > bytesLeft) return null
    bytesLeft -= size
    const content = readBytesOrEmpty(path)
    return content.length < size ? null : content
  }
}

/** Reports whether a program or a library has the section in which Go notes its module, without reading what else is in it. */
function hasGoBuildInfo(path: string): boolean {
  try {
    const file = openSync(path, 'r')
    try {
      const bytesAt = (position: number, length: number) => {
        const bytes = Buffer.alloc(Math.min(length, mostBytesOfSections))
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, position))
      }
      const header = bytesAt(0, 64)
      if (header.length < 64 || header.toString('latin1', 0, 5) !== '\x7fELF\x02') return false
      const [size, count, namesAt] = [0x3a, 0x3c, 0x3e].map(at => header.readUInt16LE(at))
      const table = bytesAt(Number(header.readBigUInt64LE(0x28)), (size ?? 0) * (count ?? 0))
      const ofNames = table.subarray((namesAt ?? 0) * (size ?? 0))
      const names = bytesAt(Number(ofNames.readBigUInt64LE(24)), Number(ofNames.readBigUInt64LE(32)))
      return names.includes('\0.go.buildinfo\0')
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}

/** Sources of a side; `tracked` are all files of the side. Paths are relative to `folder`. */
interface SourcesToFind {
  readonly folder: string
  /** The folders of the repository that records of compilers may name. */
  readonly roots?: readonly string[]
  readonly changed: readonly string[]
  readonly tracked: Iterable<string>
}

/** Finds sources in built files. */
export class SourceFinder {
  private readonly sources: SourcesToFind
  private readonly read = createLimitedReader(mostBytes)
  private readonly readLibrary = createLimitedReader(mostBytes)
  private readonly readUnknown = createLimitedReader(mostBytesOfUnknown)
  private readonly readProgram = createLimitedReader(mostBytesOfUnknown)
  private readonly readGo = createLimitedReader(mostBytes)
  private readonly readRustProgram = createLimitedReader(mostBytesOfRust.programs)
  private readonly readRustLibrary = createLimitedReader(mostBytesOfRust.libraries)
  // What is computed when it is first asked for.
  private readonly byStem = lazy(() => groupBy(this.sources.changed, fileNameBeforeFirstDot))
  private readonly tracked = lazy(() => groupBy(this.sources.tracked, path => basename(path)))
  private readonly ownNames = lazy(() => {
    const names = compiledNames(new Set(this.sources.changed.map(one => basename(one))))
    return names.length === 0 ? null : new RegExp(names.map(escapeForRegExp).join('|'))
  })
  private readonly findDefining = lazy(() =>
    createFinderOfDefiningSources(
      new Map(
        this.sources.changed
          .filter(isMachineCodeSourceFile)
          .map(source => [source, readTextOrEmpty(this.resolve(source))]),
      ),
    ),
  )
  private readonly classes = lazy(() =>
    this.sources.changed
      .filter(source => ['a.jar', 'a.dll'].some(built => couldBeBuiltFrom(built, [source])))
      .filter(source => !isMachineCodeSourceFile(source))
      .map(source => [source, classesOfSource(source, readTextOrEmpty(this.resolve(source)))] as const),
  )
  private readonly generators = lazy(() =>
    groupBy(
      this.sources.changed.flatMap(source =>
        namesInGenerator(this.readUnknown(this.resolve(source))?.toString('utf8') ?? '').map(name => ({
          name,
          source,
        })),
      ),
      ({ name }) => name,
    ),
  )
  private readonly modulesOfGo = lazy(() =>
    (this.tracked().get('go.mod') ?? [])
      .map(path => goModuleOf(readTextOrEmpty(this.resolve(path))))
      .filter(name => name !== null),
  )
  /** The folders of the packages in the repository, by the names under which they are installed. */
  private readonly packages = lazy(
    () =>
      new Map(
        ['package.json', 'composer.json', 'Cargo.toml']
          .flatMap(name => this.tracked().get(name) ?? [])
          .flatMap(path => {
            const text = readTextOrEmpty(this.resolve(path))
            const [, name] = /(?:^|")name"?\s*[:=]\s*"([^"]+)"/m.exec(text) ?? []
            return name === undefined ? [] : [[name, folderWithFinalSlashOfPath(path)]]
          }),
      ),
  )
  /** The changed sources of Rust that are sought, with the paths that files may have for them. */
  private readonly pathsOfRust = lazy(() =>
    this.sources.changed
      .filter(isRust)
      .slice(0, mostSoughtInRust)
      .map(source => {
        const paths = this.pathsInWorkspaces(source).filter(path => !isUsualPathOfRust(path))
        return [source, paths] as const
      }),
  )
  /** The changed sources of Rust that files name, by the device and the number of the file. */
  private readonly sourcesOfRustFiles = new Map<string, readonly string[]>()

  constructor(sources: SourcesToFind) {
    this.sources = sources
  }

  /** Returns the tracked files except each `package.json` without a name, which only says how modules are loaded, and makes no package. */
  trackedExceptUnnamedPackages(): readonly string[] {
    const isNamed = (text: string) => text === '' || /"name"\s*:/.test(text)
    return [...this.sources.tracked].filter(
      path => basename(path) !== 'package.json' || isNamed(readTextOrEmpty(this.resolve(path))),
    )
  }

  /**
   * Returns the changed sources whose file name a file contains, or after which it is named. An archive whose sources are for the most
   * part not tracked is that of a dependency, which was fetched.
   */
  readonly namedBy = (path: string): readonly string[] => {
    const ownStem = fileNameBeforeFirstDot(path)
    const namesakes = this.byStem().get(ownStem) ?? this.byStem().get(ownStem.replace(/^lib/, '')) ?? []
    const named = new Set(namesakes.filter(source => couldBeBuiltFrom(path, [source])))
    const { names, paths } = this.namesIn(path)
    const isOfOthers =
      this.isFetchedByCargo(path) || (/\.(?:a|lib|phar)$/.test(path) && !this.isMostlyTracked(names))
    // Another text may follow a name at once, as in archives and in Rust's programs.
    for (const name of isOfOthers ? [] : names)
      for (const source of this.byStem().get(fileNameBeforeFirstDot(name)) ?? [])
        if (name.startsWith(nameOfGeneratedSource(source))) named.add(source)
    // Of several sources of one name, that is meant whose folder is named, too.
    const isWithFolder = (source: string) => {
      const place = `/${basename(dirname(source))}/${fileNameBeforeFirstDot(source)}.`
      return [path, ...paths].some(one => `/${one}`.includes(place))
    }
    const isOther = (source: string) =>
      (this.tracked().get(basename(source)) ?? []).some(one => one !== source && isWithFolder(one)) &&
      !isWithFolder(source)
    return [...named].filter(source => !isOther(source))
  }

  /**
   * Returns the changed sources that a library names whose sources are for the most part files of the repository: libraries of others
   * have sources of common names, such as `util.c`, as well. Of a jar or an assembly of .NET, those of which it holds a class, and of an
   * archive of Python, those that it holds in their package.
   */
  readonly namedByOwnLibrary = (path: string): readonly string[] => {
    if (isArchiveOfPython(path)) return this.modulesInArchive(path)
    if (hasClasses(path)) return this.sourcesOfClassesIn(path, this.read(path))
    const ofModules = this.sourcesOfModulesIn(path)
    if (ofModules.length > 0) return ofModules
    const { names } = this.namesIn(path)
    const compiled = new Set(compiledNames(names))
    return this.isMostlyTracked(names)
      ? this.sources.changed.filter(source => compiled.has(basename(source)))
      : []
  }

  /**
   * Returns the changed sources that define a function which a library exports, or a class in a jar or an assembly of .NET, or whose
   * exports are all in a bundle: a stripped library and these name no files.
   */
  readonly exportedBy = memoize((path: string): readonly string[] => {
    const isWanted = /\.(?:a|o|node|so(?:\.\d+)*|[jw]ar|dll|wasm|[cm]?js)$/.test(path)
    const content = isWanted ? this.readLibrary(this.resolve(path)) : null
    if (content === null) return []
    if (hasClasses(path)) return this.sourcesOfClassesIn(path, content)
    return [...this.definingExportsOf(content), ...this.sourcesWithAllExportsIn(path, content)]
  })

  /** Returns the changed sources, of those that a bundle can have, whose exported names it contains: bundlers give others shorter names. */
  private sourcesWithAllExportsIn(path: string, bundle: Buffer): readonly string[] {
    if (!/js$|\.wasm$/.test(path)) return []
    const words = new Set(bundle.toString('latin1').match(/[\w$]+/g))
    return this.sources.changed.filter(source => {
      if (isMachineCodeSourceFile(source) || !couldBeBuiltFrom(path, [source])) return false
      const names = namesExportedByScript(readTextOrEmpty(this.resolve(source)))
      return names.length > 0 && names.every(name => words.has(name))
    })
  }

  /**
   * Reports whether a library names a changed source or exports a function of one. This reads no more than it must, as there can be
   * thousands of others: what comes after too many bytes may be of the repository.
   */
  readonly mayBeIn = (path: string): boolean => {
    if (this.sourcesOfModulesIn(path).length > 0) return true
    const content = this.readUnknown(path)
    if (content === null) return true
    if (isArchiveOfPython(path)) return this.modulesInArchive(path).length > 0
    if (hasClasses(path)) return this.sourcesOfClassesIn(path, content).length > 0
    return this.namesChanged(content) || this.definingExportsOf(content).length > 0
  }

  /**
   * Returns the changed sources of which a program outside is compiled: those that a record beside it names (`NAME.d`, `NAME.js.map`), or
   * that it names itself, if its module is of the repository, or its sources are for the most part files of it. Programs after too many
   * bytes have none.
   */
  readonly sourcesOfProgram = memoize((path: string): readonly string[] => {
    const recorded = this.recordedBeside(path)
    if (recorded.length > 0 || !this.sources.changed.some(isMachineCodeSourceFile)) return recorded
    const ofModules = this.sourcesOfModulesIn(path)
    if (ofModules.length > 0) return ofModules
    const content = this.readProgram(path)
    return content?.subarray(0, 4).toString('latin1') === '\x7fELF' && this.namesChanged(content)
      ? this.namedByOwnLibrary(path)
      : []
  })

  /**
   * Returns the changed sources of which a file has another version: it has the name of one, and at least half of its lines. A source that
   * is compiled has to be in folders of the same names, too, as its name may be that of many others.
   */
  readonly otherVersionsOf = memoize((path: string): readonly string[] => {
    const namesakes = this.sources.changed.filter(
      source => basename(source) === basename(path) && !basename(source).startsWith('__'),
    )
    const lines = namesakes.length === 0 ? [] : linesOfCode(this.readUnknown(this.resolve(path)))
    const isVersionOf = (source: string) => {
      const ownLines = new Set(linesOfCode(readBytesOrEmpty(this.resolve(source))))
      const common = lines.filter(line => ownLines.has(line)).length
      return (
        2 * common >= lines.length &&
        (!isCompiledSourceButNoHeader(source) || isInFolderOfThatName(path, source))
      )
    }
    return lines.length === 0 ? [] : namesakes.filter(isVersionOf)
  })

  /** Returns the changed sources that name a file, or the module in it, and write files, as the script does that has generated it. */
  readonly generatorsOf = (path: string): readonly string[] => {
    const names = [basename(path), ...(/\.(?:so|pyd)$/.test(path) ? [fileNameBeforeFirstDot(path)] : [])]
    const sources = names.flatMap(name => (this.generators().get(name) ?? []).map(({ source }) => source))
    return sources.filter(source => !couldBeBuiltFrom(path, [source]))
  }

  /** Returns the changed sources that the record of a compiler beside a program names by their paths, or the source map beside a bundle. */
  private recordedBeside(built: string): readonly string[] {
    const { changed, roots = [] } = this.sources
    const path = this.resolve(built)
    const names = isScriptWithSourceMap(path)
      ? sourcesInSourceMap(this.readLibrary(`${path}.map`)?.toString('utf8') ?? '')
      : sourcesInDepInfo(readTextOrEmpty(`${path}.d`))
    const recorded = new Set(names.map(name => resolve(dirname(path), name)))
    return changed.filter(source => roots.some(root => recorded.has(join(root, source))))
  }

  /** Reports whether rustc has recorded beside a library that cargo has fetched all of its sources, for a package that the repository has not. */
  isFetchedByCargo(path: string): boolean {
    if (!/\.(?:rlib|rmeta|so)$/.test(path)) return false
    const name = fileNameBeforeFirstDot(path).replace(/^lib/, '')
    const recorded = sourcesInDepInfo(readTextOrEmpty(this.resolve(join(dirname(path), `${name}.d`))))
    const isFetched = (source: string) => {
      const [, ofRegistry, ofGit] =
        /\/(?:registry\/src\/[^/]+\/([\w-]+?)-\d[^/]*|git\/checkouts\/([\w-]+)-[0-9a-f]{16})\//.exec(
          source,
        ) ?? []
      const fetched = ofRegistry ?? ofGit
      return fetched !== undefined && !this.packages().has(fetched)
    }
    return recorded.length > 0 && recorded.every(isFetched)
  }

  /**
   * Returns the changed sources that a program or a library of Go or Rust names, if it is built of a module or a workspace of the
   * repository. Both languages keep the paths of their sources in stripped files, too.
   */
  private readonly sourcesOfModulesIn = memoize((path: string): readonly string[] => {
    const { changed } = this.sources
    if (changed.some(isGo) && hasGoBuildInfo(path)) {
      const content = this.readGo(path)
      const isOwn = this.modulesOfGo().some(name => content !== null && isBuiltByGoFromFilesOf(name, content))
      return isOwn ? this.namedBy(path).filter(isGo) : []
    }
    if (!changed.some(isRust)) return []
    // rustup gives one file a dozen names.
    const stats = accessibleStatsOrNull(path, true)
    if (stats === null) return []
    const file = `${stats.dev}:${stats.ino}`
    const known = this.sourcesOfRustFiles.get(file)
    if (known !== undefined) return known
    const isLibrary = compiledCodeFilePattern.test(path)
    const content = isLibrary ? this.readRustLibrary(path) : this.readRustProgram(path)
    const sources = content === null ? [] : this.sourcesOfWorkspaceIn(content)
    this.sourcesOfRustFiles.set(file, sources)
    return sources
  })

  /**
   * Returns the changed sources of Rust whose paths are in a file. rustc writes them as they are in the workspace; those of dependencies
   * and of the standard library are absolute. At least half of the paths of the former kind have to be of the repository.
   */
  private sourcesOfWorkspaceIn(content: Buffer): readonly string[] {
    const isMentioned = this.pathsOfRust().some(([, paths]) => paths.some(path => content.includes(path)))
    if (!isMentioned) return []
    // Strings are one behind the other, so that anything may be in front of a path.
    const named = [...content.toString('latin1').matchAll(/[\w.+/-]+?\.rs/g)].map(([path]) => path)
    const isRelative = (path: string) => path.includes('/') && !ofOthersInRust.test(path)
    const relativePaths = [...new Set(named.filter(isRelative))]
    const sources = [...this.tracked()].flatMap(([name, paths]) => (isRust(name) ? paths : []))
    const tracked = new Set(sources.flatMap(path => this.pathsInWorkspaces(path)))
    const isTracked = (path: string) => suffixesOf(path).some(suffix => tracked.has(suffix))
    if (2 * relativePaths.filter(isTracked).length < relativePaths.length) return []
    return this.pathsOfRust()
      .filter(([, paths]) => relativePaths.some(path => paths.some(own => suffixesOf(path).includes(own))))
      .map(([source]) => source)
  }

  /** Returns the paths of a source relative to the folders above it with a manifest of cargo, one of which is the workspace. */
  private pathsInWorkspaces(source: string): readonly string[] {
    const manifests = this.tracked().get('Cargo.toml') ?? []
    const folders = manifests.map(path => path.slice(0, -'Cargo.toml'.length))
    return folders.filter(folder => source.startsWith(folder)).map(folder => source.slice(folder.length))
  }

  /** Reports whether a file contains the name of a changed source. */
  private namesChanged(content: Buffer): boolean {
    return this.ownNames()?.test(content.toString('latin1')) === true
  }

  /** Returns the changed sources of which a class is in a jar, or in an assembly of .NET, with its package or namespace. */
  private sourcesOfClassesIn(path: string, content: Buffer | null): readonly string[] {
    // An assembly has each name once, followed by a zero, and may have it as the end of another.
    const wordsFor = ({ namespace, name }: DeclaredClass) =>
      path.endsWith('.dll')
        ? [`${namespace}\0`, `${name}\0`]
        : [`${namespace.replaceAll('.', '/')}/${name}.class`]
    return this.classes().flatMap(([source, classes]) =>
      couldBeBuiltFrom(path, [source]) &&
      classes.some(one => wordsFor(one).every(word => content?.includes(word)))
        ? [source]
        : [],
    )
  }

  /** Returns the folder of the package in the repository that has the name of one in which a file is installed, and the rest of its path. */
  private packageOfInstalledFile(path: string): readonly [folder: string, rest: string] | null {
    const start = Math.max(...['node_modules/', 'vendor/'].map(one => `/${path}`.lastIndexOf(`/${one}`)))
    if (start < 0) return null
    const file = path.slice(path.indexOf('/', start) + 1)
    const [first = '', second = ''] = file.split('/', 2)
    const name = [first, `${first}/${second}`].find(one => this.packages().has(one)) ?? ''
    const folder = this.packages().get(name)
    return folder === undefined ? null : [folder, file.slice(name.length + 1)]
  }

  /** Returns the path that an installed file has in the package of that name in the repository; null if there is none. */
  readonly placeOfInstalledFile = (path: string): string | null =>
    this.packageOfInstalledFile(path)?.join('') ?? null

  /** Returns the changed sources of which a file that is installed may be built, of the package of that name in the repository. */
  readonly sourcesOfInstalledFile = (path: string): readonly string[] => {
    const [folder] = this.packageOfInstalledFile(path) ?? []
    const isOfPackage = (source: string) =>
      folder !== undefined &&
      (source.startsWith(folder) || this.tracked().get(basename(source))?.length === 1)
    return [...this.namedBy(path).filter(isOfPackage), ...this.exportedBy(path)]
  }

  /** Returns the changed modules that an archive lists by their paths, which another text may follow at once. */
  private readonly modulesInArchive = memoize((path: string): readonly string[] => {
    const words = wordsWithDot(this.read(path) ?? Buffer.alloc(0))
    const modules = new Set(words.map(word => /(?:[^/]+\/)?[^/]+\.py(?![a-z])/.exec(word)?.[0] ?? ''))
    return this.sources.changed.filter(source =>
      [...modules].some(module => isSourceOfModule(source, module)),
    )
  })

  private definingExportsOf(library: Buffer): readonly string[] {
    return this.findDefining()(functionsExportedByLibrary(library))
  }

  /** Returns all words of a file, and of its source map, that could be names of files, and those that could be paths. */
  private namesIn(path: string): {
    readonly names: ReadonlySet<string>
    readonly paths: ReadonlySet<string>
  } {
    const [names, paths] = [new Set<string>(), new Set<string>()]
    const contents = [path, `${path}.map`].map(one => this.read(this.resolve(one)))
    for (const word of contents.flatMap(content => (content === null ? [] : wordsWithDot(content)))) {
      for (const name of word.split('/')) if (/^\.*[\w+-]+\./.test(name)) names.add(name.replace(/^\.+/, ''))
      if (word.includes('/')) paths.add(word)
    }
    return { names, paths }
  }

  /** Reports whether at least half of the compiled sources among `names` are files of the repository. */
  private isMostlyTracked(names: ReadonlySet<string>): boolean {
    const compiled = compiledNames(names)
    return 2 * compiled.filter(name => this.tracked().has(name)).length >= compiled.length
  }

  private resolve(path: string): string {
    return resolve(this.sources.folder, path)
  }
}

const isByteOfWord = Array.from({ length: 256 }, (_, byte) => /[\w.+/-]/.test(String.fromCharCode(byte)))

/**
 * Returns the words of a file that have a dot and may be names or paths of files. Programs have few dots, so to search these is faster
 * than a regular expression by two orders of magnitude.
 */
function wordsWithDot(content: Buffer): readonly string[] {
  const words: string[] = []
  const isOfWord = (at: number) => isByteOfWord[content[at] ?? 0] === true
  for (let dot = content.indexOf('.'); dot >= 0; ) {
    let [start, end] = [dot, dot + 1]
    while (start > 0 && isOfWord(start - 1)) start--
    while (end < content.length && isOfWord(end)) end++
    words.push(content.toString('latin1', start, end))
    dot = content.indexOf('.', end)
  }
  return words
}

/** Returns the name of the module that a `go.mod` declares; null if there is none. */
export function goModuleOf(manifest: string): string | null {
  return /^module\s+"?([^\s"]+)/m.exec(manifest)?.[1] ?? null
}

/** Reports whether Go notes in a program that its main module is `module`: a line with a checksum at its end is of one that was fetched. */
export function isBuiltByGoFromFilesOf(module: string, program: Buffer): boolean {
  const start = program.indexOf(`\nmod\t${module}\t`)
  return start >= 0 && program[program.indexOf('\n', start + 1) - 1] === '\t'.charCodeAt(0)
}

function isGo(source: string): boolean {
  return source.endsWith('.go')
}

function isRust(source: string): boolean {
  return source.endsWith('.rs')
}

/** Reports whether a path of Rust is that of a main file, which most packages have. */
function isUsualPathOfRust(path: string): boolean {
  return /^(?:src\/)?(?:main|lib|mod|build)\.rs$/.test(path)
}

/** Matches a path of the standard library or of a dependency that cargo has fetched, or an absolute one. */
const ofOthersInRust = /^\/|\/(?:rustc|rustlib|registry|checkouts)\//

/** Returns a path, and what is left of it without letters in front, down to a name in a folder; no name of a folder is left out. */
function suffixesOf(path: string): readonly string[] {
  const starts = Array.from({ length: path.lastIndexOf('/') }, (_, n) => n)
  return starts.filter(n => path[n - 1] !== '/').map(n => path.slice(n))
}

/** Reports whether the folder of a file is named as that of a source; one at the top of the repository may be in any. */
function isInFolderOfThatName(path: string, source: string): boolean {
  const folder = basename(dirname(source))
  return folder === '.' || folder === basename(dirname(path))
}

/** Returns the lines of a text that have words. */
function linesOfCode(content: Buffer | null): readonly string[] {
  const lines = (content?.toString('utf8') ?? '').split('\n').map(line => line.trim())
  return lines.filter(line => /\w\W*\w/.test(line))
}

/** Reports whether a file is a script of JavaScript, as bundlers make it, beside which a source map says of which sources. */
export function isScriptWithSourceMap(path: string): boolean {
  return /\.[cm]?js$/.test(path) && plainFileStats(`${path}.map`) !== null
}

/** Tells by its name whether a file holds classes of the JVM or of .NET under their names. */
export function hasClasses(path: string): boolean {
  return /\.(?:[jw]ar|dll)$/.test(path)
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function compiledNames(names: ReadonlySet<string>): readonly string[] {
  return [...names].filter(name =>
    /\.(?:c|cc|cpp|cxx|c\+\+|cppm|ixx|m|mm|cu|f90|pyx|php|erl|ex)$/i.test(name),
  )
}

/** Returns those of `sources` that a program can have code of: Go names all of its own in it. */
export function selectSourcesOfProgram(
  path: string,
  sources: readonly string[],
  namedBy: SourceFinder['namedBy'],
): readonly string[] {
  const possible = sources.filter(source => couldBeBuiltFrom(path, [source]))
  if (!possible.some(isGo) || !readBytesOrEmpty(path).includes('\xff Go buildinf:', 0, 'latin1'))
    return possible
  const named = new Set(namedBy(path))
  return possible.filter(source => !isGo(source) || named.has(source))
}
