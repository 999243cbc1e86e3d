// Reads the files of a repository that tell how its benchmarks run; nothing is executed.
import { lstat, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type BenchmarkToolPatternName,
  benchmarkMarksByTool,
  isManifestOrConfigurationFile,
  isNotThirdPartyFile,
  isPathSafeForWorkflow,
} from '../../core/init/find/marks.ts'
import { folderDepth, type ScannedRepositoryFiles } from '../../core/init/find/scanned-repository.ts'
import { MisconfiguredError } from '../../core/model/errors.ts'
import { lstatOrNull, makeFolder, readFileBytesOrNull, removeAndCreateFile } from '../files/folder.ts'
import { decodeGitText, type Git, splitAtNul, type UndecodedGitText } from '../git/git.ts'

/** The largest file that is read, in bytes: nobody writes a larger one by hand. */
const largest = 1 << 20

/** The most files that are read, those nearest to the top first: a repository may hold thousands of packages. */
const most = 2000

/** `git` runs in the top folder of a checkout. */
export async function readFilesForSuiteSearch(git: Git): Promise<ScannedRepositoryFiles> {
  const listed = await git.run(['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const deleted = new Set(usable(await git.run(['ls-files', '-z', '--deleted'])))
  const paths = usable(listed).filter(path => !deleted.has(path))
  const manifests = paths
    .filter(isManifestOrConfigurationFile)
    .sort((a, b) => folderDepth(a) - folderDepth(b))
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
    marked: Object.fromEntries(marked) as Record<BenchmarkToolPatternName, readonly string[]>,
  }
}

/**
 * Returns the paths in order, each once: a file in conflict is listed several times. An untracked nested repository ends with
 * `/`.
 */
function usable(listed: UndecodedGitText | ''): readonly string[] {
  const paths = splitAtNul(listed).map(decodeGitText)
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

/**
 * Returns the text of the file at `path` below `root`, null if there is none. Throws MisconfiguredError if we must not write
 * there.
 */
export async function readPlainFileOrRefuse(root: string, path: string): Promise<string | null> {
  await refuseLinks(root, path)
  const found = await lstatOrNull(join(root, path))
  if (found === null) return null
  if (!found.isFile())
    throw new MisconfiguredError(
      `${path} is a ${found.isDirectory() ? 'folder' : 'link or a special file'}, not a plain file. Move it away.`,
    )
  return (await readFileBytesOrNull(join(root, path)))?.toString() ?? null
}

/** Writes the file, and makes the folders that it needs. */
export async function replaceFileInCheckoutMakingFolders(
  root: string,
  path: string,
  text: string,
): Promise<void> {
  await makeFolder(dirname(join(root, path)))
  await removeAndCreateFile(join(root, path), text)
}

/** Copies a file to a new one beside it, and returns the path of the copy; an existing copy with the same content will do. */
export async function keepBackupCopy(root: string, path: string): Promise<string> {
  const content = (await readFileBytesOrNull(join(root, path))) ?? ''
  for (let n = 1; ; n++) {
    const copy = `${path}.before${n === 1 ? '' : `-${n}`}`
    const found = await lstatOrNull(join(root, copy))
    if (found?.isFile() && (await readFileBytesOrNull(join(root, copy)))?.equals(Buffer.from(content)))
      return copy
    // Anything else there is not ours, nor is what a link leads to.
    if (found === null) {
      await writeFile(join(root, copy), content, { flag: 'wx' })
      return copy
    }
  }
}

/** Refuses a path on which something is no folder. */
async function refuseLinks(root: string, path: string): Promise<void> {
  const folders = path.split('/').slice(0, -1)
  for (const [index] of folders.entries()) {
    const folder = folders.slice(0, index + 1).join('/')
    const found = await lstatOrNull(join(root, folder))
    if (found !== null && !found.isDirectory())
      throw new MisconfiguredError(`${folder} is not a folder, so ${path} cannot be written. Move it away.`)
  }
}
