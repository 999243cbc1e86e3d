// Finds which source files a built file names: compilers leave their names in symbols, debug information, comments and source maps.
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { definesOneOfSymbols, functionsExportedByLibrary } from '../../core/change/built-programs.ts'
import { couldBeBuiltFrom, fileStem, isMachineCodeSourceFile } from '../../core/change/sources.ts'
import { groupBy } from '../../core/common/memoize.ts'
import { readTextOrEmpty } from '../files/folder.ts'
import { plainFileStats } from './access-times.ts'

/** The most bytes that are searched for the names of sources, in all. */
const mostBytes = 128 * 2 ** 20

/**
 * Maps each of `paths`, relative to `folder`, to those of `sources` whose file name it contains, or after which it is named. An archive
 * whose sources are for the most part not `tracked` is that of a dependency, which was fetched.
 */
export function mapBuiltFilesToSourcesTheyName(
  paths: readonly string[],
  sources: readonly string[],
  tracked: Iterable<string>,
  folder = '/',
): ReadonlyMap<string, readonly string[]> {
  if (paths.length === 0 || sources.length === 0) return new Map()
  const byStem = groupBy(sources, fileStem)
  const allByName = groupBy(tracked, path => basename(path))
  const namesIn = createFileNameReader()
  return new Map(
    paths.map(path => {
      const ownStem = fileStem(path)
      const namesakes = byStem.get(ownStem) ?? byStem.get(ownStem.replace(/^lib/, '')) ?? []
      const named = new Set(namesakes.filter(source => couldBeBuiltFrom(path, [source])))
      const { names, paths: pathsInFile } = namesIn(resolve(folder, path))
      const isOfOthers = /\.(?:a|lib)$/.test(path) && !isMostlyOf(allByName, names)
      // Another text may follow a name at once, as in archives and in Rust's programs.
      for (const name of isOfOthers ? [] : names)
        for (const source of byStem.get(fileStem(name)) ?? [])
          if (name.startsWith(basename(source))) named.add(source)
      // Of several sources of one name, that is meant whose folder is named, too.
      const isWithFolder = (source: string) => {
        const place = `/${basename(dirname(source))}/${fileStem(source)}.`
        return [path, ...pathsInFile].some(one => `/${one}`.includes(place))
      }
      const isOther = (source: string) =>
        (allByName.get(basename(source)) ?? []).some(one => one !== source && isWithFolder(one)) &&
        !isWithFolder(source)
      return [path, [...named].filter(source => !isOther(source))]
    }),
  )
}

/**
 * Returns those of `paths` that name one of `changed`, and whose sources are for the most part files of the repository: libraries of
 * others have sources of common names, such as `util.c`, as well.
 */
export function selectLibrariesOfRepository(
  paths: readonly string[],
  changed: readonly string[],
  tracked: Iterable<string>,
): readonly string[] {
  const namesIn = createFileNameReader()
  const ofRepository = new Set([...tracked].map(path => basename(path)))
  const ofChanged = new Set(changed.map(path => basename(path)))
  return paths.filter(path => {
    const { names } = namesIn(path)
    return (
      compiledNames(names).some(name => ofRepository.has(name) && ofChanged.has(name)) &&
      isMostlyOf(ofRepository, names)
    )
  })
}

/** Maps those of `paths` that export a function which one of `sources` defines to these; both may be relative to `folder`. */
export function mapLibrariesToSourcesOfTheirFunctions(
  paths: readonly string[],
  sources: readonly string[],
  folder: string,
): ReadonlyMap<string, readonly string[]> {
  const libraries = paths.filter(path => /\.(?:a|o|so(?:\.\d+)*)$/.test(path))
  if (libraries.length === 0) return new Map()
  const texts = sources
    .filter(isMachineCodeSourceFile)
    .map(source => [source, readTextOrEmpty(resolve(folder, source))] as const)
  let bytesLeft = mostBytes
  const exportedBy = (path: string) => {
    bytesLeft -= plainFileStats(path)?.size ?? 0
    try {
      return bytesLeft < 0 ? [] : functionsExportedByLibrary(readFileSync(path))
    } catch {
      return []
    }
  }
  return new Map(
    libraries.map(path => {
      const symbols = exportedBy(resolve(folder, path))
      const isOf = (text: string) => symbols.length > 0 && definesOneOfSymbols(text, symbols)
      return [path, texts.filter(([, text]) => isOf(text)).map(([source]) => source)]
    }),
  )
}

/** Reports whether at least half of the compiled sources among `names` are files of the repository. */
function isMostlyOf(ofRepository: { has(name: string): boolean }, names: ReadonlySet<string>): boolean {
  const compiled = compiledNames(names)
  return 2 * compiled.filter(name => ofRepository.has(name)).length >= compiled.length
}

function compiledNames(names: ReadonlySet<string>): readonly string[] {
  return [...names].filter(name => /\.(?:c|cc|cpp|cxx|c\+\+|m|mm|cu|f90)$/i.test(name))
}

/** All words of a file that could be names of files, and those that could be paths. */
interface NamesInFile {
  readonly names: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
}

/** Returns a function that gives the names in a file, and in its source map; none after too many bytes. */
function createFileNameReader(): (path: string) => NamesInFile {
  let bytesLeft = mostBytes
  const textOf = (path: string) => {
    bytesLeft -= plainFileStats(path)?.size ?? 0
    try {
      return bytesLeft < 0 ? '' : readFileSync(path, 'latin1')
    } catch {
      return ''
    }
  }
  return path => {
    const names = new Set<string>()
    const paths = new Set<string>()
    // Words are taken as a whole, dot or not: to try each letter of a long one as its start would take hours.
    for (const [word] of `${textOf(path)}\n${textOf(`${path}.map`)}`.matchAll(/[\w.+/-]+/g)) {
      if (!word.includes('.')) continue
      for (const name of word.split('/')) if (/^\.*[\w+-]+\./.test(name)) names.add(name.replace(/^\.+/, ''))
      if (word.includes('/')) paths.add(word)
    }
    return { names, paths }
  }
}
