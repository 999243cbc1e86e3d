// Finds which source files a built file names: compilers leave their names in symbols, debug information, comments and source maps.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { couldBeBuiltFrom, fileStem } from '../../core/change/sources.ts'
import { plainFileStats } from './access-times.ts'

/** The most bytes that are searched for the names of sources, in all. */
const mostBytes = 128 * 2 ** 20

/** Maps each of `paths`, relative to `folder`, to those of `sources` whose file name it contains, or after which it is named. */
export function mapBuiltFilesToSourcesTheyName(
  paths: readonly string[],
  sources: readonly string[],
  folder = '/',
): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>()
  for (const source of sources) {
    const stem = fileStem(source)
    byStem.set(stem, [...(byStem.get(stem) ?? []), source])
  }
  const namesIn = createFileNameReader()
  return new Map(
    paths.map(path => {
      const ownStem = fileStem(path)
      const namesakes = byStem.get(ownStem) ?? byStem.get(ownStem.replace(/^lib/, '')) ?? []
      const named = new Set(namesakes.filter(source => couldBeBuiltFrom(path, [source])))
      // Another text may follow a name at once, as in archives and in Rust's programs.
      for (const name of byStem.size > 0 ? namesIn(resolve(folder, path)) : [])
        for (const source of byStem.get(fileStem(name)) ?? [])
          if (name.startsWith(basename(source))) named.add(source)
      return [path, [...named]]
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
    const compiled = [...namesIn(path)].filter(name => /\.(?:c|cc|cpp|cxx|c\+\+|m|mm|cu|f90)$/i.test(name))
    const own = compiled.filter(name => ofRepository.has(name))
    return own.some(name => ofChanged.has(name)) && 2 * own.length >= compiled.length
  })
}

/** Returns a function that gives all words of a file, and of its source map, that could be names of files; none after too many bytes. */
function createFileNameReader(): (path: string) => ReadonlySet<string> {
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
    const words = `${textOf(path)}\n${textOf(`${path}.map`)}`.matchAll(/[\w+-]+\.[\w.+-]+/g)
    return new Set(Array.from(words, ([word]) => word))
  }
}
