// Finds which source files a built file names: compilers leave their names in symbols, debug information, comments and source maps.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { couldBeBuiltFrom } from '../../core/change/sources.ts'
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
    const stem = nameWithoutExtensions(source)
    byStem.set(stem, [...(byStem.get(stem) ?? []), source])
  }
  let bytesLeft = mostBytes
  const textOf = (name: string) => {
    const path = resolve(folder, name)
    bytesLeft -= plainFileStats(path)?.size ?? 0
    try {
      return bytesLeft < 0 ? '' : readFileSync(path, 'latin1')
    } catch {
      return ''
    }
  }
  return new Map(
    paths.map(path => {
      const ownStem = nameWithoutExtensions(path)
      const namesakes = byStem.get(ownStem) ?? byStem.get(ownStem.replace(/^lib/, '')) ?? []
      const named = new Set(namesakes.filter(source => couldBeBuiltFrom(path, [source])))
      if (byStem.size > 0)
        // Another text may follow a name at once, as in archives and in Rust's programs.
        for (const [word] of `${textOf(path)}\n${textOf(`${path}.map`)}`.matchAll(/[\w+-]+\.[\w.+-]+/g))
          for (const source of byStem.get(nameWithoutExtensions(word)) ?? [])
            if (word.startsWith(basename(source))) named.add(source)
      return [path, [...named]]
    }),
  )
}

/** Returns the name of a file without its extensions: that of `widget.c` and of `widget.c.o`. */
function nameWithoutExtensions(path: string): string {
  return basename(path).replace(/\..*/, '')
}
