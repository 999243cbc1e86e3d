// The log of a Go test binary about the files that it uses (`-test.testlogfile`), on which go's test cache relies.

/** The files and folders that a run used, as absolute paths. */
interface UsedFilePaths {
  /** Paths with how often each was opened. */
  readonly opened: ReadonlyMap<string, number>
  /** Paths that it only examined. */
  readonly stated: ReadonlySet<string>
}

/**
 * Parses the log of a program started in `folder`; lines are `open NAME`, `stat NAME`, `chdir NAME` and `getenv NAME`.
 * `followLinks` returns the path to which the symbolic links in an absolute one lead.
 */
export function parseUsedFilesOfTestLog(
  log: string,
  folder: string,
  followLinks: (path: string) => string,
): UsedFilePaths {
  const opened = new Map<string, number>()
  const stated = new Set<string>()
  let current = folder
  for (const line of log.split('\n')) {
    const [verb = '', name = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    const path = withoutDots(followLinks(name.startsWith('/') ? name : `${current}/${name}`))
    if (verb === 'chdir') current = path
    if (verb === 'open') opened.set(path, (opened.get(path) ?? 0) + 1)
    if (verb === 'stat') stated.add(path)
  }
  return { opened, stated }
}

/** Tells whether one of these absolute paths was used, or a folder that it is in was listed. */
export function didTestBinaryUseAnyPath(
  { opened, stated }: UsedFilePaths,
  paths: readonly string[],
): boolean {
  return paths.some(
    path => opened.has(path) || stated.has(path) || foldersOf(path).some(folder => opened.has(folder)),
  )
}

/** Reports whether a file or folder, or anything in the folder, was opened. */
export function didTestOpenPathOrBelow({ opened }: UsedFilePaths, path: string): boolean {
  return [...opened.keys()].some(one => one === path || one.startsWith(`${path}/`))
}

export function countTimesFilesInFolderWereOpened({ opened }: UsedFilePaths, top: string): number {
  return [...opened].filter(([path]) => path.startsWith(`${top}/`)).reduce((sum, [, times]) => sum + times, 0)
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join('/') || '/')
}

function withoutDots(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}
