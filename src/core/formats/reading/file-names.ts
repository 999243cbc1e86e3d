// Shortens the absolute paths of benchmark files, which differ from machine to machine.

/**
 * Returns a function that names a file by its path relative to `folder`, in which the tool ran. That name does not depend on other files, so a
 * file that only one side has renames nothing. A file outside of `folder`, or any file if the folder is unknown, is named by the last part
 * of its path, and by as many folders as it takes to tell files with the same last part apart.
 */
export function createFilePathShortener(files: readonly string[], folder?: string): (file: string) => string {
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
