// Names for the files of benchmarks, whose paths are absolute and differ from machine to machine.

/**
 * Gives the path from `folder`, in which the tool ran: no other file has a say in it, so that a file that one side adds renames
 * nothing. What lies elsewhere, or where the folder is not known, has the last part of its path; where several such files share
 * that, with those folders that they do not all share.
 */
export function fileNames(files: readonly string[], folder?: string): (file: string) => string {
  const root = folder === undefined ? null : partsOf(folder)
  const isBelow = (path: readonly string[]) =>
    root !== null && path.length > root.length && root.every((part, n) => path[n] === part)
  const paths = files.map(partsOf).filter(path => !isBelow(path))
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
    if (isBelow(path)) return path.slice(root?.length).join('/')
    const last = path.at(-1) ?? ''
    return counts.get(last) === 1 ? last : path.slice(shared).join('/')
  }
}

function partsOf(file: string): readonly string[] {
  return file.split(/[\\/]/)
}
