// Names for the files of benchmarks, whose paths are absolute and differ from machine to machine.

/**
 * Gives the last part of a path, which is the same on both sides; where several files share that, with those folders that the
 * files do not all share.
 */
export function fileNames(files: readonly string[]): (file: string) => string {
  const paths = files.map(partsOf)
  const [first = []] = paths
  const folders = first.slice(0, -1)
  const differing = folders.findIndex((folder, n) =>
    paths.some(path => path.length <= n + 1 || path[n] !== folder),
  )
  const shared = differing < 0 ? folders.length : differing
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(path.at(-1) ?? '', (counts.get(path.at(-1) ?? '') ?? 0) + 1)
  return file => {
    const path = partsOf(file)
    const last = path.at(-1) ?? ''
    return counts.get(last) === 1 ? last : path.slice(shared).join('/')
  }
}

function partsOf(file: string): readonly string[] {
  return file.split(/[\\/]/)
}
