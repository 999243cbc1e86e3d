// What a Go test binary logs of the files that it uses (`-test.testlogfile`), which the go command caches results by.

/** The files that a run used, as absolute paths: those that it opened, folders among them, and those that it only looked at. */
export interface UsedFiles {
  readonly opened: ReadonlySet<string>
  readonly stated: ReadonlySet<string>
}

/** Reads a log of a program that was started in `folder`; lines are `open NAME`, `stat NAME`, `chdir NAME` and `getenv NAME`. */
export function usedFiles(log: string, folder: string): UsedFiles {
  const opened = new Set<string>()
  const stated = new Set<string>()
  let at = folder
  for (const line of log.split('\n')) {
    const [verb = '', name = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    const path = resolved(at, name)
    if (verb === 'chdir') at = path
    if (verb === 'open') opened.add(path)
    if (verb === 'stat') stated.add(path)
  }
  return { opened, stated }
}

/** Whether one of these absolute paths was used, or a folder was listed that it is in. */
export function usesAny({ opened, stated }: UsedFiles, paths: readonly string[]): boolean {
  return paths.some(
    path => opened.has(path) || stated.has(path) || foldersOf(path).some(one => opened.has(one)),
  )
}

function foldersOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, n) => parts.slice(0, n + 1).join('/') || '/')
}

/** The absolute path of a name in a folder. */
function resolved(folder: string, name: string): string {
  const found: string[] = []
  for (const part of (name.startsWith('/') ? name : `${folder}/${name}`).split('/')) {
    if (part === '..') found.pop()
    else if (part !== '' && part !== '.') found.push(part)
  }
  return `/${found.join('/')}`
}
