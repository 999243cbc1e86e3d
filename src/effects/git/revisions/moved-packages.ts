// Finds the Go packages whose import path differs between the sides, from git's commits.
import { type GoTree, movedPackages, type Renamed } from '../../../core/change/moved-packages.ts'
import type { Side } from '../../../core/model/measuring.ts'
import type { Commit } from '../../../core/model/result-file.ts'
import type { MovedPaths } from '../../../core/rounds/moved.ts'
import { decodePath, type Git, nulSeparated } from '../git.ts'

/** The share of its content that a renamed file has kept at least: in small files half is often boilerplate. */
const leastSimilar = '60%'

/** Import paths on base with those on head; empty where no module has another path, and no Go file was renamed. */
export async function findMovedPackages(
  git: Git,
  { base, head }: Readonly<Record<Side, Pick<Commit, 'sha'>>>,
): Promise<MovedPaths> {
  const changed = nulSeparated(
    await git.run([
      ...['diff-tree', '-r', '-z', '--name-status', `--find-renames=${leastSimilar}`, '-l1000'],
      ...[base.sha, head.sha, '--', ':(top,glob)**/*.go', ':(top,glob)**/go.mod'],
    ]),
  ).map(decodePath)
  const renamed: Renamed[] = []
  let hasModules = false
  for (let i = 0; i < changed.length; ) {
    const [status = '', one = '', other = ''] = changed.slice(i, i + 3)
    const isRenamed = status.startsWith('R')
    i += isRenamed ? 3 : 2
    if (isRenamed && other.endsWith('.go'))
      renamed.push({ base: one, head: other, similarity: Number(status.slice(1)) })
    if (/(^|\/)go\.mod$/.test(one)) hasModules = true
  }
  if (renamed.length === 0 && !hasModules) return new Map()
  return movedPackages({ base: await treeOf(git, base.sha), head: await treeOf(git, head.sha) }, renamed)
}

async function treeOf(git: Git, sha: string): Promise<GoTree> {
  const lines = nulSeparated(await git.run(['ls-tree', '-r', '-z', '--full-tree', sha]))
  const files = lines
    .filter(line => line.startsWith('100'))
    .map(line => ({
      blob: line.split(/[ \t]/)[2] ?? '',
      path: decodePath(line.slice(line.indexOf('\t') + 1)),
    }))
  const modules = new Map<string, string>()
  for (const { blob, path } of files.filter(one => /(^|\/)go\.mod$/.test(one.path))) {
    const text = await git.run(['cat-file', 'blob', blob])
    const module = /^module[ \t]+"?([^\s"]+)/m.exec(decodePath(text))?.[1]
    if (module !== undefined) modules.set(path.slice(0, -'/go.mod'.length) || '.', module)
  }
  return { modules, files: files.map(({ path }) => path).filter(path => path.endsWith('.go')) }
}
