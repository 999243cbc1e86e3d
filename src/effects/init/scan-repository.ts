// Reads the files of a repository that tell how its benchmarks run; nothing is executed.
import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BenchmarkMarkName,
  benchmarkMarksByTool,
  isManifestFile,
  isNotThirdPartyFile,
  isPathSafeForWorkflow,
} from '../../core/init/find/marks.ts'
import { folderDepth, type ScannedRepository } from '../../core/init/find/scanned-repository.ts'
import { decodeGitPath, type Git, splitAtNul } from '../git/git.ts'

/** The largest file that is read, in bytes: nobody writes a larger one by hand. */
const largest = 1 << 20

/** The most files that are read, those nearest to the top first: a repository may hold thousands of packages. */
const most = 2000

/** `git` runs in the top folder of a checkout. */
export async function scanRepository(git: Git): Promise<ScannedRepository> {
  const listed = await git.run(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const deleted = new Set(usable(await git.run(['ls-files', '-z', '--deleted'])))
  const paths = usable(listed).filter(path => !deleted.has(path))
  const manifests = paths.filter(isManifestFile).sort((a, b) => folderDepth(a) - folderDepth(b))
  const texts = new Map<string, string>()
  for (const path of manifests.slice(0, most)) {
    const text = await textOf(join(git.folder, path))
    if (text !== null) texts.set(path, text)
  }
  const marked = await Promise.all(
    Object.entries(benchmarkMarksByTool).map(async ([mark, { pattern, files }]) => {
      const args = ['grep', '--untracked', '--files-with-matches', '--no-color', '-z', '--extended-regexp']
      const said = await git.ask([...args, '-e', pattern, '--', ...files.split(' ')])
      return [mark, usable(said ?? '')] as const
    }),
  )
  return {
    paths: new Set(paths),
    texts,
    marked: Object.fromEntries(marked) as Record<BenchmarkMarkName, readonly string[]>,
  }
}

/**
 * Returns the paths in order, each once: a file in conflict is listed several times. An untracked nested repository ends with
 * `/`.
 */
function usable(listed: string): readonly string[] {
  const paths = splitAtNul(listed).map(decodeGitPath)
  return [...new Set(paths)]
    .filter(path => isPathSafeForWorkflow(path) && isNotThirdPartyFile(path) && !path.endsWith('/'))
    .sort()
}

/** Returns null if there is no ordinary file: a link may lead anywhere. */
async function textOf(path: string): Promise<string | null> {
  try {
    const found = await lstat(path)
    return found.isFile() && found.size <= largest ? await readFile(path, 'utf8') : null
  } catch {
    return null
  }
}
